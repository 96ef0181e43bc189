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

declare namespace MCP.modelcontextprotocolServerGitlab {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * Create a new branch in a GitLab project
   */
  function createBranch(input?: Record<string, unknown>): Promise<McpToolResult>;

  /**
   * Create a new issue in a GitLab project
   */
  function createIssue(input?: Record<string, unknown>): Promise<McpToolResult>;

  /**
   * Create a new merge request in a GitLab project
   */
  function createMergeRequest(input?: Record<string, unknown>): Promise<McpToolResult>;

  /**
   * Create or update a single file in a GitLab project
   */
  function createOrUpdateFile(input?: Record<string, unknown>): Promise<McpToolResult>;

  /**
   * Create a new GitLab project
   */
  function createRepository(input?: Record<string, unknown>): Promise<McpToolResult>;

  /**
   * Fork a GitLab project to your account or specified namespace
   */
  function forkRepository(input?: Record<string, unknown>): Promise<McpToolResult>;

  /**
   * Get the contents of a file or directory from a GitLab project
   */
  function getFileContents(input?: Record<string, unknown>): Promise<McpToolResult>;

  /**
   * Push multiple files to a GitLab project in a single commit
   */
  function pushFiles(input?: Record<string, unknown>): Promise<McpToolResult>;

  /**
   * Search for GitLab projects
   */
  function searchRepositories(input?: Record<string, unknown>): Promise<McpToolResult>;
}
