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

declare namespace MCP.modelcontextprotocolServerMemory {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * Add new observations to existing entities in the knowledge graph
   */
  function addObservations(input: {
    observations: Array<{ contents: Array<string>; entityName: string; [key: string]: unknown }>;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create multiple new entities in the knowledge graph
   */
  function createEntities(input: {
    entities: Array<{ entityType: string; name: string; observations: Array<string>; [key: string]: unknown }>;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create multiple new relations between entities in the knowledge graph. Relations should be in active voice
   */
  function createRelations(input: {
    relations: Array<{ from: string; relationType: string; to: string; [key: string]: unknown }>;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Delete multiple entities and their associated relations from the knowledge graph
   * @param entityNames An array of entity names to delete
   */
  function deleteEntities(input: {
    entityNames: Array<string>;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Delete specific observations from entities in the knowledge graph
   */
  function deleteObservations(input: {
    deletions: Array<{ entityName: string; observations: Array<string>; [key: string]: unknown }>;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Delete multiple relations from the knowledge graph
   * @param relations An array of relations to delete
   */
  function deleteRelations(input: {
    relations: Array<{ from: string; relationType: string; to: string; [key: string]: unknown }>;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Open specific nodes in the knowledge graph by their names
   * @param names An array of entity names to retrieve
   */
  function openNodes(input: {
    names: Array<string>;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Read the entire knowledge graph
   */
  function readGraph(input?: Record<string, unknown>): Promise<McpToolResult>;

  /**
   * Search for nodes in the knowledge graph based on a query
   * @param query The search query to match against entity names, types, and observation content
   */
  function searchNodes(input: {
    query: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  namespace resources {
    /**
     * List the resources of MCP server modelcontextprotocol/server-memory.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpResourcesListResult>;

    /**
     * Read one resource by URI of MCP server modelcontextprotocol/server-memory.
     */
    function read(input: {
      uri: string;
    }): Promise<McpResourcesReadResult>;
  }
}
