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

declare namespace MCP.modelcontextprotocolServerGithub {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * Add a comment to an existing issue
   */
  function addIssueComment(input: {
    owner: string;
    repo: string;
    issue_number: number;
    body: string;
  }): Promise<McpToolResult>;

  /**
   * Create a new branch in a GitHub repository
   * @param owner Repository owner (username or organization)
   * @param repo Repository name
   * @param branch Name for the new branch
   * @param from_branch Optional: source branch to create from (defaults to the repository's default branch)
   */
  function createBranch(input: {
    owner: string;
    repo: string;
    branch: string;
    from_branch?: string;
  }): Promise<McpToolResult>;

  /**
   * Create a new issue in a GitHub repository
   */
  function createIssue(input: {
    owner: string;
    repo: string;
    title: string;
    body?: string;
    assignees?: Array<string>;
    milestone?: number;
    labels?: Array<string>;
  }): Promise<McpToolResult>;

  /**
   * Create or update a single file in a GitHub repository
   * @param owner Repository owner (username or organization)
   * @param repo Repository name
   * @param path Path where to create/update the file
   * @param content Content of the file
   * @param message Commit message
   * @param branch Branch to create/update the file in
   * @param sha SHA of the file being replaced (required when updating existing files)
   */
  function createOrUpdateFile(input: {
    owner: string;
    repo: string;
    path: string;
    content: string;
    message: string;
    branch: string;
    sha?: string;
  }): Promise<McpToolResult>;

  /**
   * Create a new pull request in a GitHub repository
   * @param owner Repository owner (username or organization)
   * @param repo Repository name
   * @param title Pull request title
   * @param head The name of the branch where your changes are implemented
   * @param base The name of the branch you want the changes pulled into
   * @param body Pull request body/description
   * @param draft Whether to create the pull request as a draft
   * @param maintainer_can_modify Whether maintainers can modify the pull request
   */
  function createPullRequest(input: {
    owner: string;
    repo: string;
    title: string;
    head: string;
    base: string;
    body?: string;
    draft?: boolean;
    maintainer_can_modify?: boolean;
  }): Promise<McpToolResult>;

  /**
   * Create a review on a pull request
   * @param owner Repository owner (username or organization)
   * @param repo Repository name
   * @param pull_number Pull request number
   * @param body The body text of the review
   * @param event The review action to perform
   * @param commit_id The SHA of the commit that needs a review
   * @param comments Comments to post as part of the review (specify either position or line, not both)
   */
  function createPullRequestReview(input: {
    owner: string;
    repo: string;
    pull_number: number;
    body: string;
    event: "APPROVE" | "REQUEST_CHANGES" | "COMMENT";
    commit_id?: string;
    comments?: Array<{ body: string; path: string; position: number } | { body: string; line: number; path: string }>;
  }): Promise<McpToolResult>;

  /**
   * Create a new GitHub repository in your account
   * @param name Repository name
   * @param description Repository description
   * @param private Whether the repository should be private
   * @param autoInit Initialize with README.md
   */
  function createRepository(input: {
    name: string;
    description?: string;
    private?: boolean;
    autoInit?: boolean;
  }): Promise<McpToolResult>;

  /**
   * Fork a GitHub repository to your account or specified organization
   * @param owner Repository owner (username or organization)
   * @param repo Repository name
   * @param organization Optional: organization to fork to (defaults to your personal account)
   */
  function forkRepository(input: {
    owner: string;
    repo: string;
    organization?: string;
  }): Promise<McpToolResult>;

  /**
   * Get the contents of a file or directory from a GitHub repository
   * @param owner Repository owner (username or organization)
   * @param repo Repository name
   * @param path Path to the file or directory
   * @param branch Branch to get contents from
   */
  function getFileContents(input: {
    owner: string;
    repo: string;
    path: string;
    branch?: string;
  }): Promise<McpToolResult>;

  /**
   * Get details of a specific issue in a GitHub repository.
   */
  function getIssue(input: {
    owner: string;
    repo: string;
    issue_number: number;
  }): Promise<McpToolResult>;

  /**
   * Get details of a specific pull request
   * @param owner Repository owner (username or organization)
   * @param repo Repository name
   * @param pull_number Pull request number
   */
  function getPullRequest(input: {
    owner: string;
    repo: string;
    pull_number: number;
  }): Promise<McpToolResult>;

  /**
   * Get the review comments on a pull request
   * @param owner Repository owner (username or organization)
   * @param repo Repository name
   * @param pull_number Pull request number
   */
  function getPullRequestComments(input: {
    owner: string;
    repo: string;
    pull_number: number;
  }): Promise<McpToolResult>;

  /**
   * Get the list of files changed in a pull request
   * @param owner Repository owner (username or organization)
   * @param repo Repository name
   * @param pull_number Pull request number
   */
  function getPullRequestFiles(input: {
    owner: string;
    repo: string;
    pull_number: number;
  }): Promise<McpToolResult>;

  /**
   * Get the reviews on a pull request
   * @param owner Repository owner (username or organization)
   * @param repo Repository name
   * @param pull_number Pull request number
   */
  function getPullRequestReviews(input: {
    owner: string;
    repo: string;
    pull_number: number;
  }): Promise<McpToolResult>;

  /**
   * Get the combined status of all status checks for a pull request
   * @param owner Repository owner (username or organization)
   * @param repo Repository name
   * @param pull_number Pull request number
   */
  function getPullRequestStatus(input: {
    owner: string;
    repo: string;
    pull_number: number;
  }): Promise<McpToolResult>;

  /**
   * Get list of commits of a branch in a GitHub repository
   */
  function listCommits(input: {
    owner: string;
    repo: string;
    sha?: string;
    page?: number;
    perPage?: number;
  }): Promise<McpToolResult>;

  /**
   * List issues in a GitHub repository with filtering options
   */
  function listIssues(input: {
    owner: string;
    repo: string;
    direction?: "asc" | "desc";
    labels?: Array<string>;
    page?: number;
    per_page?: number;
    since?: string;
    sort?: "created" | "updated" | "comments";
    state?: "open" | "closed" | "all";
  }): Promise<McpToolResult>;

  /**
   * List and filter repository pull requests
   * @param owner Repository owner (username or organization)
   * @param repo Repository name
   * @param state State of the pull requests to return
   * @param head Filter by head user or head organization and branch name
   * @param base Filter by base branch name
   * @param sort What to sort results by
   * @param direction The direction of the sort
   * @param per_page Results per page (max 100)
   * @param page Page number of the results
   */
  function listPullRequests(input: {
    owner: string;
    repo: string;
    state?: "open" | "closed" | "all";
    head?: string;
    base?: string;
    sort?: "created" | "updated" | "popularity" | "long-running";
    direction?: "asc" | "desc";
    per_page?: number;
    page?: number;
  }): Promise<McpToolResult>;

  /**
   * Merge a pull request
   * @param owner Repository owner (username or organization)
   * @param repo Repository name
   * @param pull_number Pull request number
   * @param commit_title Title for the automatic commit message
   * @param commit_message Extra detail to append to automatic commit message
   * @param merge_method Merge method to use
   */
  function mergePullRequest(input: {
    owner: string;
    repo: string;
    pull_number: number;
    commit_title?: string;
    commit_message?: string;
    merge_method?: "merge" | "squash" | "rebase";
  }): Promise<McpToolResult>;

  /**
   * Push multiple files to a GitHub repository in a single commit
   * @param owner Repository owner (username or organization)
   * @param repo Repository name
   * @param branch Branch to push to (e.g., 'main' or 'master')
   * @param files Array of files to push
   * @param message Commit message
   */
  function pushFiles(input: {
    owner: string;
    repo: string;
    branch: string;
    files: Array<{ content: string; path: string }>;
    message: string;
  }): Promise<McpToolResult>;

  /**
   * Search for code across GitHub repositories
   */
  function searchCode(input: {
    q: string;
    order?: "asc" | "desc";
    page?: number /* >= 1 */;
    per_page?: number /* >= 1, <= 100 */;
  }): Promise<McpToolResult>;

  /**
   * Search for issues and pull requests across GitHub repositories
   */
  function searchIssues(input: {
    q: string;
    order?: "asc" | "desc";
    page?: number /* >= 1 */;
    per_page?: number /* >= 1, <= 100 */;
    sort?: "comments" | "reactions" | "reactions-+1" | "reactions--1" | "reactions-smile" | "reactions-thinking_face" | "reactions-heart" | "reactions-tada" | "interactions" | "created" | "updated";
  }): Promise<McpToolResult>;

  /**
   * Search for GitHub repositories
   * @param query Search query (see GitHub search syntax)
   * @param page Page number for pagination (default: 1)
   * @param perPage Number of results per page (default: 30, max: 100)
   */
  function searchRepositories(input: {
    query: string;
    page?: number;
    perPage?: number;
  }): Promise<McpToolResult>;

  /**
   * Search for users on GitHub
   */
  function searchUsers(input: {
    q: string;
    order?: "asc" | "desc";
    page?: number /* >= 1 */;
    per_page?: number /* >= 1, <= 100 */;
    sort?: "followers" | "repositories" | "joined";
  }): Promise<McpToolResult>;

  /**
   * Update an existing issue in a GitHub repository
   */
  function updateIssue(input: {
    owner: string;
    repo: string;
    issue_number: number;
    title?: string;
    body?: string;
    assignees?: Array<string>;
    milestone?: number;
    labels?: Array<string>;
    state?: "open" | "closed";
  }): Promise<McpToolResult>;

  /**
   * Update a pull request branch with the latest changes from the base branch
   * @param owner Repository owner (username or organization)
   * @param repo Repository name
   * @param pull_number Pull request number
   * @param expected_head_sha The expected SHA of the pull request's HEAD ref
   */
  function updatePullRequestBranch(input: {
    owner: string;
    repo: string;
    pull_number: number;
    expected_head_sha?: string;
  }): Promise<McpToolResult>;
}
