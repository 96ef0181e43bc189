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

declare namespace MCP.awslabsValkeyMcpServer {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * Add documents to a Valkey Search index with optional embedding generation.
   * Stores documents as Valkey hashes. When embedding_field and text_fields are
   * provided, generates vector embeddings via the configured provider (Bedrock,
   * OpenAI, or Ollama), binary-packs them, and stores alongside document data.
   * Auto-creates the index if it doesn't exist and embeddings are generated.
   * Args:
   * index_name: Name of the Valkey Search index
   * documents: List of dicts, each must contain a field matching id_field
   * id_field: Field to use as document ID (default: "id")
   * prefix: Key prefix (e.g., "docs:"). Defaults to "{index_name}:"
   * embedding_field: Vector field name. None = no embeddings generated.
   * text_fields: Fields to concatenate for embedding. Required with embedding_field.
   * @param id_field Default: "id"
   * @param prefix Default: null
   * @param embedding_field Default: null
   * @param text_fields Default: null
   * @param embedding_dimensions Default: null
   */
  function addDocuments(input: {
    index_name: string;
    documents: Array<{ [key: string]: unknown }>;
    id_field?: string;
    prefix?: string | null;
    embedding_field?: string | null;
    text_fields?: Array<string> | null;
    embedding_dimensions?: number /* integer */ | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Run an FT.AGGREGATE pipeline on a Valkey Search index.
   * Translates structured JSON pipeline stages into FT.AGGREGATE syntax,
   * eliminating the need to know the complex ordered DSL.
   * Args:
   * index_name: Valkey Search index name
   * query: Filter query (e.g., "@price:[0 inf]", "@category:{Books}")
   * pipeline: Ordered list of pipeline stages. Each stage is a dict
   * with a "type" key. Supported types:
   * GROUPBY — group and aggregate:
   * {"type": "GROUPBY", "fields": ["@category"],
   * "reducers": [{"function": "COUNT", "alias": "cnt"},
   * {"function": "AVG", "field": "@price", "alias": "avg"}]}
   * @param query Default: "*"
   * @param pipeline Default: null
   */
  function aggregate(input: {
    index_name: string;
    query?: string;
    pipeline?: Array<{ [key: string]: unknown }> | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Append values to a JSON array at a path.
   * Args:
   * key: Valkey key name
   * values: Values to append to the array
   * path: JSONPath expression pointing to an array (default: "$")
   * Returns:
   * Dict with "status" and "new_length".
   * @param path Default: "$"
   */
  function jsonArrappend(input: {
    key: string;
    values: Array<unknown>;
    path?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Pop an element from a JSON array at a path.
   * Args:
   * key: Valkey key name
   * path: JSONPath expression pointing to an array (default: "$")
   * index: Array index to pop (default: -1 for last element)
   * Returns:
   * Dict with "status" and "popped" value.
   * @param path Default: "$"
   * @param index Default: -1
   */
  function jsonArrpop(input: {
    key: string;
    path?: string;
    index?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Trim a JSON array to a specified range.
   * Args:
   * key: Valkey key name
   * start: Start index (inclusive)
   * stop: Stop index (inclusive)
   * path: JSONPath expression pointing to an array (default: "$")
   * Returns:
   * Dict with "status" and "new_length".
   * @param path Default: "$"
   */
  function jsonArrtrim(input: {
    key: string;
    start: number /* integer */;
    stop: number /* integer */;
    path?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get a JSON value at a path from a Valkey key.
   * Args:
   * key: Valkey key name
   * path: JSONPath expression (default: "$" for root)
   * Returns:
   * Dict with "status" and "value". For non-wildcard paths, single values
   * are unwrapped from the JSONPath array.
   * @param path Default: "$"
   */
  function jsonGet(input: {
    key: string;
    path?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Set a JSON value at a path on a Valkey key.
   * Args:
   * key: Valkey key name
   * value: Value to set (string, number, boolean, array, object, or null)
   * path: JSONPath expression (default: "$" for root)
   * ttl: Optional TTL in seconds. Note: JSON.SET + EXPIRE is not atomic —
   * if the server crashes between the two calls, the key persists without TTL.
   * Returns:
   * Dict with "status".
   * @param path Default: "$"
   * @param ttl Default: null
   */
  function jsonSet(input: {
    key: string;
    value: unknown;
    path?: string;
    ttl?: number /* integer */ | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Manage Valkey Search indices: create, drop, inspect, or list.
   * Handles FT.CREATE, FT.DROPINDEX, FT.INFO, and FT._LIST through structured
   * input, eliminating the need to construct raw Valkey search syntax.
   * Args:
   * action: "create", "drop", "info", or "list"
   * index_name: Index name (required for create, drop, info)
   * schema: Field definitions for create. Each field dict needs "name" and
   * "type" (TEXT, NUMERIC, TAG, VECTOR). VECTOR fields also need
   * "dimensions". Example:
   * [{"name": "title", "type": "TEXT"},
   * {"name": "embedding", "type": "VECTOR", "dimensions": 768},
   * {"name": "year", "type": "NUMERIC"},
   * @param index_name Default: null
   * @param schema Default: null
   * @param prefix Default: null
   * @param index_type Default: "HASH"
   * @param structure_type Default: "HNSW"
   * @param distance_metric Default: "COSINE"
   */
  function manageIndex(input: {
    action: string;
    index_name?: string | null;
    schema?: Array<{ [key: string]: unknown }> | null;
    prefix?: Array<string> | null;
    index_type?: string;
    structure_type?: string;
    distance_metric?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Search a Valkey Search index with auto-detected mode.
   * Defaults to hybrid when embeddings are configured, which combines text
   * matching with semantic similarity for best results. Use mode="text" only
   * when you specifically want keyword-only matching.
   * Modes (auto-detected unless mode is set explicitly):
   * - Hybrid (default when embeddings configured): combines text matching
   * with semantic similarity for best results
   * - Semantic: vector similarity only, best for conceptual/meaning-based queries
   * - Text: keyword matching only, use when you specifically want exact term matches
   * - Find-similar: provide document_id to find documents with similar content
   * Args:
   * index_name: Valkey Search index name
   * @param query_text Default: null
   * @param document_id Default: null
   * @param vector_field Default: "embedding"
   * @param filter_expression Default: null
   * @param return_fields Default: null
   * @param offset Default: 0
   * @param limit Default: 10
   * @param mode Default: null
   * @param hybrid_weight Default: 0.5
   */
  function search(input: {
    index_name: string;
    query_text?: string | null;
    document_id?: string | null;
    vector_field?: string;
    filter_expression?: string | null;
    return_fields?: Array<string> | null;
    offset?: number /* integer */;
    limit?: number /* integer */;
    mode?: string | null;
    hybrid_weight?: number;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Execute a destructive Valkey command.
   * Admin tier — disabled by default. Requires both:
   * 1. Server config: VALKEY_ADMIN_ENABLED=true
   * 2. confirm=True parameter on each call
   * Never enable on staging or production clusters.
   * Args:
   * command: Valkey command (e.g., "FLUSHALL", "CONFIG SET", "EVAL")
   * args: Command arguments as strings
   * confirm: Must be True to execute. Double safety gate.
   * Returns:
   * Dict with "status" and "result".
   * Examples:
   * @param args Default: null
   * @param confirm Default: false
   */
  function valkeyAdmin(input: {
    command: string;
    args?: Array<string> | null;
    confirm?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Execute a read-only Valkey command.
   * Safe tier — always available, even in readonly mode. Only allowlisted
   * read-only commands are accepted.
   * Args:
   * command: Valkey command name (e.g., "GET", "HGETALL", "SCAN", "INFO")
   * args: Command arguments as strings
   * Returns:
   * Dict with "status" and "result".
   * Examples:
   * valkey_read(command="GET", args=["mykey"])
   * valkey_read(command="HGETALL", args=["user:123"])
   * valkey_read(command="SCAN", args=["0", "MATCH", "user:*", "COUNT", "100"])
   * @param args Default: null
   */
  function valkeyRead(input: {
    command: string;
    args?: Array<string> | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Execute a mutating Valkey command.
   * Write tier — allowlisted mutations only. Destructive commands
   * (FLUSHALL, SHUTDOWN, etc.) are blocked. Disabled in readonly mode.
   * Args:
   * command: Valkey command name (e.g., "SET", "HSET", "DEL", "LPUSH")
   * args: Command arguments as strings
   * Returns:
   * Dict with "status" and "result".
   * Examples:
   * valkey_write(command="SET", args=["mykey", "myvalue"])
   * valkey_write(command="HSET", args=["user:123", "name", "Alice", "age", "30"])
   * valkey_write(command="DEL", args=["tempkey"])
   * @param args Default: null
   */
  function valkeyWrite(input: {
    command: string;
    args?: Array<string> | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  namespace prompts {
    /**
     * Get one prompt by name of MCP server awslabs.valkey-mcp-server.
     */
    function get(input: {
      name: string;
      arguments?: { [key: string]: string };
    }): Promise<McpPromptsGetResult>;

    /**
     * List the prompts of MCP server awslabs.valkey-mcp-server.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpPromptsListResult>;
  }

  namespace resources {
    /**
     * List the resources of MCP server awslabs.valkey-mcp-server.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpResourcesListResult>;

    /**
     * Read one resource by URI of MCP server awslabs.valkey-mcp-server.
     */
    function read(input: {
      uri: string;
    }): Promise<McpResourcesReadResult>;
  }
}
