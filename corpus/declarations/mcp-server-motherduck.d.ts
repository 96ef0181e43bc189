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

declare namespace MCP.mcpServerMotherduck {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * Execute a SQL query on the DuckDB or MotherDuck database. Unqualified table names resolve to current_database() and current_schema() automatically. Fully qualified names (database.schema.table) are only needed when multiple DuckDB databases are attached or when connected to MotherDuck.
   * @param sql SQL query to execute (DuckDB SQL dialect)
   */
  function executeQuery(input: {
    sql: string;
  }): Promise<McpToolResult>;

  /**
   * List all columns of a table or view with their types and comments. If database/schema are not specified, uses the current database/schema.
   * @param table Table or view name
   * @param database Database name (defaults to current database) Default: null
   * @param schema Schema name (defaults to current schema) Default: null
   */
  function listColumns(input: {
    table: string;
    database?: string | null;
    schema?: string | null;
  }): Promise<McpToolResult>;

  /**
   * List all databases available in the connection. Useful when multiple DuckDB databases are attached or when connected to MotherDuck.
   */
  function listDatabases(input?: Record<string, never>): Promise<McpToolResult>;

  /**
   * List all tables and views in a database with their comments. If database is not specified, uses the current database.
   * @param database Database name to list tables from (defaults to current database) Default: null
   * @param schema Optional schema name to filter by Default: null
   */
  function listTables(input?: {
    database?: string | null;
    schema?: string | null;
  }): Promise<McpToolResult>;

  namespace prompts {
    /**
     * Get one prompt by name of MCP server mcp-server-motherduck.
     */
    function get(input: {
      name: string;
      arguments?: { [key: string]: string };
    }): Promise<McpPromptsGetResult>;

    /**
     * List the prompts of MCP server mcp-server-motherduck.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpPromptsListResult>;
  }

  namespace resources {
    /**
     * List the resources of MCP server mcp-server-motherduck.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpResourcesListResult>;

    /**
     * Read one resource by URI of MCP server mcp-server-motherduck.
     */
    function read(input: {
      uri: string;
    }): Promise<McpResourcesReadResult>;
  }
}
