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

declare namespace MCP.currentsMcp {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * Retrieves a list of all projects available in the Currents platform. This is a prerequisite for using any other tools that require project-specific information.
   */
  function currentsGetProjects(input?: Record<string, unknown>): Promise<McpToolResult>;

  /**
   * Retrieves details of a specific test run. Requires a user-provided runId.
   * @param runId The run ID to fetch details for.
   */
  function currentsGetRunDetails(input: {
    runId: string;
  }): Promise<McpToolResult>;

  /**
   * Retrieves a list of the latest runs for a specific project. Requires a projectId. If the projectId is not known, first call 'currents-get-projects' and ask the user to select the project.
   * @param projectId The project ID to fetch test performance metrics from.
   * @param limit The maximum number of results to return per page. Default: 50
   * @param cursor The cursor to fetch the next page of results. Should the id of the last item in the previous page.
   */
  function currentsGetRuns(input: {
    projectId: string;
    limit?: number /* <= 50 */;
    cursor?: string;
  }): Promise<McpToolResult>;

  /**
   * Retrieves spec files performance metrics for a specific project. Supports ordering by one of: 'flaky', 'failing', 'slowest', or 'mostExecuted'. Requires a projectId. If the projectId is not known, first call 'currents-get-projects' and ask the user to select the project.
   * @param projectId The project ID to fetch spec files performance metrics from.
   * @param from The start of the date range to fetch the metrics from. ISO 8601 date. Default: "2026-10-31T21:10:28.547Z"
   * @param to The end of the date range to fetch the metrics from. ISO 8601 date. Default: "2026-11-30T21:10:28.548Z"
   * @param specNameFilter The spec name to filter by. If not provided, a paginated response of all spec files will be returned.
   * @param order The field to order the spec files by. Default: "avgDuration"
   * @param orderDirection The direction to sort the results in. Default: "desc"
   * @param limit The maximum number of results to return per page. Default: 50
   * @param page The page number to fetch (0-based). Default: 0
   * @param tags Filter results by test tags. Default: []
   * @param branches Filter results by git branches. Default: []
   * @param authors Filter results by git authors. Default: []
   */
  function currentsGetSpecFilesPerformance(input: {
    projectId: string;
    from?: string;
    to?: string;
    specNameFilter?: string;
    order?: "failedExecutions" | "failureRate" | "flakeRate" | "flakyExecutions" | "fullyReported" | "overallExecutions" | "suiteSize" | "timeoutExecutions" | "timeoutRate" | "avgDuration";
    orderDirection?: "asc" | "desc";
    limit?: number /* <= 50 */;
    page?: number;
    tags?: Array<string>;
    branches?: Array<string>;
    authors?: Array<string>;
  }): Promise<McpToolResult>;

  /**
   * Retrieves debugging data from a specific execution of a test spec file by instanceId.
   * @param instanceId The instance ID to fetch debugging data from.
   */
  function currentsGetSpecInstance(input: {
    instanceId: string;
  }): Promise<McpToolResult>;

  /**
   * Retrieves debugging data from test results of a test by its signature. Requires the test signature. If the signature is not known, first call 'currents-get-test-signature'.
   * @param signature The test signature.
   * @param tags Filter results by test tags. Default: []
   * @param branches Filter results by git branches. Default: []
   * @param limit The maximum number of results to return per page. Default: 50
   * @param cursor The cursor to fetch the next page of results. Should the id of the last item in the previous page.
   * @param authors Filter results by git authors. Default: []
   * @param status Filter results by test execution status.
   */
  function currentsGetTestResults(input: {
    signature: string;
    tags?: Array<string>;
    branches?: Array<string>;
    limit?: number /* <= 50 */;
    cursor?: string;
    authors?: Array<string>;
    status?: "failed" | "passed" | "skipped" | "pending";
  }): Promise<McpToolResult>;

  /**
   * Retrieves test performance metrics for a specific project. Supports ordering by one of: 'flaky', 'failing', 'slowest', or 'mostExecuted'. Requires a projectId. If the projectId is not known, first call 'currents-get-projects' and ask the user to select the project.
   * @param projectId The project ID to fetch test performance metrics from.
   * @param order The field to order the results by.
   * @param from The start of the date range to fetch the metrics from. ISO 8601 date, but without the time part Default: "2026-10-31"
   * @param to The end of the date range to fetch the metrics from. ISO 8601 date, but without the time part Default: "2026-11-30"
   * @param specNameFilter The spec name to filter by. If not provided, a paginated response of all spec files will be returned.
   * @param testNameFilter The test name to filter by. If not provided, a paginated response of all tests will be returned.
   * @param orderDirection The direction to sort the results in. Default: "desc"
   * @param limit The maximum number of results to return per page. Default: 50
   * @param page The page number to fetch (0-based). Default: 0
   * @param tags Filter results by test tags. Default: []
   * @param branches Filter results by git branches. Default: []
   * @param authors Filter results by git authors. Default: []
   */
  function currentsGetTestsPerformance(input: {
    projectId: string;
    order: "duration" | "executions" | "failures" | "flakiness" | "passes" | "title" | "durationXSamples" | "failRateXSamples" | "failureRateDelta" | "flakinessRateDelta" | "flakinessXSamples";
    from?: string;
    to?: string;
    specNameFilter?: string;
    testNameFilter?: string;
    orderDirection?: "asc" | "desc";
    limit?: number /* <= 50 */;
    page?: number;
    tags?: Array<string>;
    branches?: Array<string>;
    authors?: Array<string>;
  }): Promise<McpToolResult>;

  /**
   * Retrieves a test signature by its spec file name and test name. Requires a projectId. If the projectId is not known, first call 'currents-get-projects' and ask the user to select the project.
   * @param projectId The project ID to fetch the test signature from.
   * @param spec The spec name the test belongs to.
   * @param title The test name.
   */
  function currentsGetTestsSignatures(input: {
    projectId: string;
    spec: string;
    title: string;
  }): Promise<McpToolResult>;
}
