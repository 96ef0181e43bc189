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

declare namespace MCP.mcpServerDuckdb {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * Execute a query on the DuckDB database
   * @param query SQL query to execute
   */
  function query(input: {
    query: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  namespace prompts {
    /**
     * Get one prompt by name of MCP server mcp-server-duckdb.
     */
    function get(input: {
      name: string;
      arguments?: { [key: string]: string };
    }): Promise<McpPromptsGetResult>;

    /**
     * List the prompts of MCP server mcp-server-duckdb.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpPromptsListResult>;
  }

  namespace resources {
    /**
     * List the resources of MCP server mcp-server-duckdb.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpResourcesListResult>;

    /**
     * Read one resource by URI of MCP server mcp-server-duckdb.
     */
    function read(input: {
      uri: string;
    }): Promise<McpResourcesReadResult>;
  }
}
