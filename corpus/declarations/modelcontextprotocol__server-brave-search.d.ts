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

declare namespace MCP.modelcontextprotocolServerBraveSearch {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * Searches for local businesses and places using Brave's Local Search API. Best for queries related to physical locations, businesses, restaurants, services, etc. Returns detailed information including:
   * - Business names and addresses
   * - Ratings and review counts
   * - Phone numbers and opening hours
   * Use this when the query implies 'near me' or mentions specific locations. Automatically falls back to web search if no local results are found.
   * @param query Local search query (e.g. 'pizza near Central Park')
   * @param count Number of results (1-20, default 5) Default: 5
   */
  function braveLocalSearch(input: {
    query: string;
    count?: number;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Performs a web search using the Brave Search API, ideal for general queries, news, articles, and online content. Use this for broad information gathering, recent events, or when you need diverse web sources. Supports pagination, content filtering, and freshness controls. Maximum 20 results per request, with offset for pagination.
   * @param query Search query (max 400 chars, 50 words)
   * @param count Number of results (1-20, default 10) Default: 10
   * @param offset Pagination offset (max 9, default 0) Default: 0
   */
  function braveWebSearch(input: {
    query: string;
    count?: number;
    offset?: number;
    [key: string]: unknown;
  }): Promise<McpToolResult>;
}
