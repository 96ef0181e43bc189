interface McpApiHeader {
  header: string;
  tools?: unknown[];
  schemas?: Record<string, unknown>;
}

interface McpToolResult {
  content: unknown[];
  structuredContent?: unknown;
  isError?: boolean;
}

interface McpResourcesListResult {
  resources: unknown[];
  nextCursor?: string;
}
interface McpResourcesReadResult {
  contents: unknown[];
}
interface McpPromptsListResult {
  prompts: unknown[];
  nextCursor?: string;
}
interface McpPromptsGetResult {
  messages: unknown[];
  description?: string;
}

declare namespace MCP.awslabsCloudtrailMcpServer {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * Get the results of a completed CloudTrail Lake query with pagination support.
   * This tool retrieves the results of a previously executed CloudTrail Lake query. It supports
   * pagination for large result sets, allowing you to fetch results in chunks.
   * Usage: Use this tool to get the results of a query that has completed (status = 'FINISHED').
   * For large result sets, use the next_token to fetch subsequent pages of results.
   * Pagination workflow:
   * 1. Call get_query_results with just the query_id to get the first page
   * 2. If next_token is returned, call again with the same query_id and the next_token
   * 3. Repeat until next_token is null/empty
   * Returns:
   * --------
   * QueryResult containing:
   * @param query_id The ID of the query to get results for
   * @param max_results Maximum number of results to return per page (1-50, default: 50) Default: null
   * @param next_token Token for pagination to fetch the next page of results. Use the next_token returned from a previous call to get successive pages. Default: null
   * @param region AWS region to query. Defaults to us-east-1. Default: "us-east-1"
   */
  function getQueryResults(input: {
    query_id: string;
    max_results?: number /* integer */ | null;
    next_token?: string | null;
    region?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get the status of a CloudTrail Lake query.
   * This tool checks the status of a previously started CloudTrail Lake query. Use this
   * when you need to check if a long-running query has completed or if you want to get
   * details about query execution.
   * Usage: Use this tool to monitor the progress of CloudTrail Lake queries, especially
   * long-running ones that may take time to complete.
   * Returns:
   * --------
   * QueryStatus containing:
   * - query_id: The query identifier
   * - query_status: Current status (QUEUED, RUNNING, FINISHED, FAILED, CANCELLED, TIMED_OUT)
   * - query_statistics: Performance and execution statistics
   * @param query_id The ID of the query to check status for
   * @param region AWS region to query. Defaults to us-east-1. Default: "us-east-1"
   */
  function getQueryStatus(input: {
    query_id: string;
    region?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Execute a SQL query against CloudTrail Lake for complex analytics and filtering.
   * CloudTrail Lake allows you to run SQL queries against your CloudTrail events for advanced
   * analysis. This is more powerful than the basic lookup functions and allows for complex
   * filtering, aggregation, and analysis.
   * PAGINATION WORKFLOW:
   * For large result sets, you have two options:
   * 1. Use wait_for_completion=False to get the query_id immediately, then use get_query_results with pagination
   * 2. Use wait_for_completion=True (default) to get first page of results, then use get_query_results with next_token for additional pages
   * IMPORTANT LIMITATIONS:
   * - CloudTrail Lake only supports SELECT statements using Trino-compatible SQL syntax
   * - INSERT, UPDATE, DELETE, CREATE, DROP, and other DDL/DML operations are not supported
   * - Do not use Common Table Expression (CTE)
   * @param sql SQL query to execute against CloudTrail Lake. IMPORTANT: You must include a valid Event Data Store (EDS) ID in the FROM clause of your SQL query. Use list_event_data_stores tool to get available EDS IDs first. CloudTrail Lake only supports SELECT statements using Trino-compatible SQL syntax. Example: SELECT * FROM 0233062b-51c6-4d18-8dec-a8c90da840d9 WHERE eventname = 'ConsoleLogin'
   * @param wait_for_completion Whether to wait for query completion and return results. If False, returns immediately with query_id for manual result fetching using get_query_results. Default: True Default: true
   * @param region AWS region to query. Defaults to us-east-1. Default: "us-east-1"
   */
  function lakeQuery(input: {
    sql: string;
    wait_for_completion?: boolean;
    region?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List available CloudTrail Lake Event Data Stores with their capabilities and event selectors.
   * Event Data Stores are the storage and query engines for CloudTrail Lake. This tool helps you
   * understand which Event Data Stores are available and their configurations.
   * Usage: Use this tool to understand which Event Data Stores are available and their
   * configurations. This information is needed when executing CloudTrail Lake queries.
   * Returns:
   * --------
   * List of available Event Data Stores with their configurations
   * @param include_details Whether to include detailed event selector information (default: true) Default: true
   * @param region AWS region to query. Defaults to us-east-1. Default: "us-east-1"
   */
  function listEventDataStores(input?: {
    include_details?: boolean;
    region?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Look up CloudTrail events based on various criteria.
   * This tool searches CloudTrail events using the LookupEvents API, which provides access to the
   * last 90 days of management events. You can filter by time range and search for specific
   * attribute values.
   * Usage: Use this tool to find CloudTrail events by various attributes like username, event name,
   * resource name, etc. This is useful for security investigations, troubleshooting, and audit trails.
   * IMPORTANT PAGINATION REQUIREMENTS:
   * - AWS CloudTrail requires pagination tokens to be used with exactly the same parameters as the original request
   * - When using next_token, you must provide the exact same start_time, end_time, attribute_key, and attribute_value
   * - Use the 'query_params' returned in the response for subsequent paginated requests
   * Returns:
   * --------
   * @param start_time Start time for event lookup (ISO format or relative like "1 day ago"). IMPORTANT: When using pagination (next_token), you must provide the exact same start_time as the original request. Default: null
   * @param end_time End time for event lookup (ISO format or relative like "1 hour ago"). IMPORTANT: When using pagination (next_token), you must provide the exact same end_time as the original request. Default: null
   * @param attribute_key Attribute to search by Default: null
   * @param attribute_value Value to search for in the specified attribute Default: null
   * @param max_results Maximum number of events to return (1-50, default: 10) Default: null
   * @param next_token Token for pagination to fetch the next page of events. IMPORTANT: When using this token, all other parameters (start_time, end_time, attribute_key, attribute_value) must match exactly the original request that generated this token. Default: null
   * @param region AWS region to query. Defaults to us-east-1. Default: "us-east-1"
   */
  function lookupEvents(input?: {
    start_time?: string | null;
    end_time?: string | null;
    attribute_key?: "EventId" | "EventName" | "ReadOnly" | "Username" | "ResourceType" | "ResourceName" | "EventSource" | "AccessKeyId" | null;
    attribute_value?: string | null;
    max_results?: number /* integer */ | null;
    next_token?: string | null;
    region?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  namespace prompts {
    /**
     * Get one prompt by name of MCP server awslabs.cloudtrail-mcp-server.
     */
    function get(input: {
      name: string;
      arguments?: { [key: string]: string };
    }): Promise<McpPromptsGetResult>;

    /**
     * List the prompts of MCP server awslabs.cloudtrail-mcp-server.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpPromptsListResult>;
  }

  namespace resources {
    /**
     * List the resources of MCP server awslabs.cloudtrail-mcp-server.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpResourcesListResult>;

    /**
     * Read one resource by URI of MCP server awslabs.cloudtrail-mcp-server.
     */
    function read(input: {
      uri: string;
    }): Promise<McpResourcesReadResult>;
  }
}
