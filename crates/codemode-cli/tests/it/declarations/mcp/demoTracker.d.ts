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

declare namespace MCP.demoTracker {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * Add a comment to an issue.
   * @param id Id of the issue, such as CORE-12
   * @param body Text of the comment
   * @param author Who says it Default: "ada"
   */
  function addComment(input: {
    id: string;
    body: string;
    author?: "ada" | "bo" | "chen" | "dara" | "emil";
  }): Promise<McpToolResult>;

  /**
   * Create an issue. It gets the next number of its project and the status `open`.
   * @param project Project of the issue
   * @param title One line that says what is wrong or wanted
   */
  function createIssue(input: {
    project: "CORE" | "DOCS" | "WEB";
    title: string;
    labels?: Array<"bug" | "chore" | "docs" | "feature" | "performance" | "security" | "ux">;
    assignee?: "ada" | "bo" | "chen" | "dara" | "emil";
  }): Promise<McpToolResult>;

  /**
   * Get one issue with its comments.
   * @param id Id of the issue, such as CORE-12
   */
  function getIssue(input: {
    id: string;
  }): Promise<McpToolResult>;

  /**
   * List the comments of an issue, oldest first.
   * @param id Id of the issue, such as CORE-12
   */
  function listComments(input: {
    id: string;
  }): Promise<McpToolResult>;

  /**
   * List issues by project and number, one page at a time. Filters are combined; give `nextCursor` back as `cursor` to go on.
   * @param project Only issues of this project
   * @param status Only issues with this status
   * @param label Only issues with this label
   * @param assignee Only issues of this person
   * @param cursor `nextCursor` of the page before
   * @param limit Most issues on a page Default: 20
   */
  function listIssues(input?: {
    project?: "CORE" | "DOCS" | "WEB";
    status?: "open" | "in_progress" | "blocked" | "done";
    label?: "bug" | "chore" | "docs" | "feature" | "performance" | "security" | "ux";
    assignee?: "ada" | "bo" | "chen" | "dara" | "emil";
    cursor?: string;
    limit?: number /* integer, >= 1, <= 50 */;
  }): Promise<McpToolResult>;

  /**
   * List the people of the tracker.
   */
  function listUsers(input?: Record<string, never>): Promise<McpToolResult>;

  /**
   * Change status, assignee, labels or title of an issue; what is not given stays. Labels are replaced as a whole.
   * @param id Id of the issue, such as CORE-12
   * @param assignee Login, or null for nobody
   */
  function updateIssue(input: {
    id: string;
    status?: "open" | "in_progress" | "blocked" | "done";
    assignee?: "ada" | "bo" | "chen" | "dara" | "emil" | null;
    labels?: Array<"bug" | "chore" | "docs" | "feature" | "performance" | "security" | "ux">;
    title?: string;
  }): Promise<McpToolResult>;

  namespace prompts {
    /**
     * Get one prompt by name of MCP server demo tracker.
     */
    function get(input: {
      name: string;
      arguments?: { [key: string]: string };
    }): Promise<McpPromptsGetResult>;

    /**
     * List the prompts of MCP server demo tracker.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpPromptsListResult>;
  }

  namespace resources {
    /**
     * List the resources of MCP server demo tracker.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpResourcesListResult>;

    /**
     * Read one resource by URI of MCP server demo tracker.
     */
    function read(input: {
      uri: string;
    }): Promise<McpResourcesReadResult>;
  }
}
