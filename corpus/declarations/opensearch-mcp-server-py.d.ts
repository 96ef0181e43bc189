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

declare namespace MCP.opensearchMcpServerPy {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * A flexible tool for calling any OpenSearch API endpoint. Supports all HTTP methods with custom paths, query parameters, request bodies, and headers. Use this when you need to access OpenSearch APIs that don't have dedicated tools, or when you need more control over the request. Leverages your knowledge of OpenSearch API documentation to construct appropriate requests.
   * @param path The API endpoint path (e.g., "/_search", "/_cat/indices", "/my_index/_doc/1"). Should start with "/".
   * @param method HTTP method to use (GET, POST, PUT, DELETE, HEAD, PATCH) Default: "GET"
   * @param query_params Query parameters to include in the request URL as key-value pairs Default: null
   * @param body Request body for GET/POST/PUT requests. Can be a JSON object, string, or None Default: null
   * @param headers Additional HTTP headers to include in the request Default: null
   */
  function genericOpenSearchApiTool(input: {
    path: string;
    method?: string;
    query_params?: { [key: string]: unknown } | null;
    body?: unknown;
    headers?: { [key: string]: string } | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Gets information about shards in OpenSearch
   * @param index The name of the index to get shard information for
   */
  function getShardsTool(input: {
    index: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieves index mapping and setting information for an index in OpenSearch
   * @param index The name of the index to get mapping information for
   */
  function indexMappingTool(input: {
    index: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Lists indices in the OpenSearch cluster. If an index name or pattern is specified, return only information about the provided index or index pattern. The include_detail flag controls output: if False, returns only index name(s); if True (default), returns full metadata.
   * @param index The name of the index or index pattern to get information for. Default: ""
   * @param include_detail Whether to include detailed information. If False, returns only index name(s). If True, returns full metadata. Default: true
   */
  function listIndexTool(input?: {
    index?: string;
    include_detail?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Searches an index using a query written in query domain-specific language (DSL) in OpenSearch. PREREQUISITE: You need to know the mappings of the index before constructing queries.
   * @param index The name of the index to search in
   * @param query_dsl The search query in OpenSearch query DSL format. For keyword-type fields (mapping shows "type": "keyword"), use field name DIRECTLY - do NOT add .keyword suffix. For text-type fields with .keyword subfields, use the .keyword suffix for exact matches. For date/time range queries, MUST include "format" parameter (commonly "format": "strict_date_optional_time||epoch_millis"), e.g. {"range": {"timestamp": {"gte": "2025-12-29T17:15:12Z", "lte": "2025-12-30T08:15:12Z", "format": "strict_date_optional_time||epoch_millis"}}}; if using non-ISO formats, adjust "format" accordingly.
   * @param format Output format: "json" or "csv" Default: "json"
   * @param size Number of search results to return. The maximum allowed value is 100, unless overridden by configuration. Default: 10
   */
  function searchIndexTool(input: {
    index: string;
    query_dsl: unknown;
    format?: string;
    size?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;
}
