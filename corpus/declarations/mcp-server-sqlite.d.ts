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

declare namespace MCP.mcpServerSqlite {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * Add a business insight to the memo
   * @param insight Business insight discovered from data analysis
   */
  function appendInsight(input: {
    insight: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create a new table in the SQLite database
   * @param query CREATE TABLE SQL statement
   */
  function createTable(input: {
    query: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get the schema information for a specific table
   * @param table_name Name of the table to describe
   */
  function describeTable(input: {
    table_name: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List all tables in the SQLite database
   */
  function listTables(input?: Record<string, unknown>): Promise<McpToolResult>;

  /**
   * Execute a SELECT query on the SQLite database
   * @param query SELECT SQL query to execute
   */
  function readQuery(input: {
    query: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Execute an INSERT, UPDATE, or DELETE query on the SQLite database
   * @param query SQL query to execute
   */
  function writeQuery(input: {
    query: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  namespace prompts {
    /**
     * Get one prompt by name of MCP server mcp-server-sqlite.
     */
    function get(input: {
      name: string;
      arguments?: { [key: string]: string };
    }): Promise<McpPromptsGetResult>;

    /**
     * List the prompts of MCP server mcp-server-sqlite.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpPromptsListResult>;
  }

  namespace resources {
    /**
     * List the resources of MCP server mcp-server-sqlite.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpResourcesListResult>;

    /**
     * Read one resource by URI of MCP server mcp-server-sqlite.
     */
    function read(input: {
      uri: string;
    }): Promise<McpResourcesReadResult>;
  }
}
