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

declare namespace MCP.mcpServerGit {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * Adds file contents to the staging area
   */
  function gitAdd(input: {
    repo_path: string;
    files: Array<string>;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List Git branches
   * @param repo_path The path to the Git repository.
   * @param branch_type Whether to list local branches ('local'), remote branches ('remote') or all branches('all').
   * @param contains The commit sha that branch should contain. Do not pass anything to this param if no commit sha is specified Default: null
   * @param not_contains The commit sha that branch should NOT contain. Do not pass anything to this param if no commit sha is specified Default: null
   */
  function gitBranch(input: {
    repo_path: string;
    branch_type: string;
    contains?: string | null;
    not_contains?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Switches branches
   */
  function gitCheckout(input: {
    repo_path: string;
    branch_name: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Records changes to the repository
   */
  function gitCommit(input: {
    repo_path: string;
    message: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Creates a new branch from an optional base branch
   * @param base_branch Default: null
   */
  function gitCreateBranch(input: {
    repo_path: string;
    branch_name: string;
    base_branch?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Shows differences between branches or commits
   * @param context_lines Default: 3
   */
  function gitDiff(input: {
    repo_path: string;
    target: string;
    context_lines?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Shows changes that are staged for commit
   * @param context_lines Default: 3
   */
  function gitDiffStaged(input: {
    repo_path: string;
    context_lines?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Shows changes in the working directory that are not yet staged
   * @param context_lines Default: 3
   */
  function gitDiffUnstaged(input: {
    repo_path: string;
    context_lines?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Shows the commit logs
   * @param max_count Default: 10
   * @param start_timestamp Start timestamp for filtering commits. Accepts: ISO 8601 format (e.g., '2024-01-15T14:30:25'), relative dates (e.g., '2 weeks ago', 'yesterday'), or absolute dates (e.g., '2024-01-15', 'Jan 15 2024') Default: null
   * @param end_timestamp End timestamp for filtering commits. Accepts: ISO 8601 format (e.g., '2024-01-15T14:30:25'), relative dates (e.g., '2 weeks ago', 'yesterday'), or absolute dates (e.g., '2024-01-15', 'Jan 15 2024') Default: null
   */
  function gitLog(input: {
    repo_path: string;
    max_count?: number /* integer */;
    start_timestamp?: string | null;
    end_timestamp?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Unstages all staged changes
   */
  function gitReset(input: {
    repo_path: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Shows the contents of a commit, or of a file or directory given as <revision>:<path>
   */
  function gitShow(input: {
    repo_path: string;
    revision: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Shows the working tree status
   */
  function gitStatus(input: {
    repo_path: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  namespace prompts {
    /**
     * Get one prompt by name of MCP server mcp-server-git.
     */
    function get(input: {
      name: string;
      arguments?: { [key: string]: string };
    }): Promise<McpPromptsGetResult>;

    /**
     * List the prompts of MCP server mcp-server-git.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpPromptsListResult>;
  }

  namespace resources {
    /**
     * List the resources of MCP server mcp-server-git.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpResourcesListResult>;

    /**
     * Read one resource by URI of MCP server mcp-server-git.
     */
    function read(input: {
      uri: string;
    }): Promise<McpResourcesReadResult>;
  }
}
