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

declare namespace MCP.circleciMcpServerCircleci {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * This tool helps analyze and validate and fix CircleCI configuration files.
   * Parameters:
   * - params: An object containing:
   * - configFile: string - The full contents of the CircleCI config file as a string. This should be the raw YAML content, not a file path.
   * Example usage:
   * {
   * "params": {
   * "configFile": "version: 2.1
   * orbs:
   * node: circleci/node@7
   * ..."
   * }
   */
  function configHelper(input?: {
    params?: { configFile: string };
  }): Promise<McpToolResult>;

  /**
   * ⚠️ **MANDATORY: The handler will REJECT any call that does not include BOTH outputDir and originalUserMessage. These parameters are REQUIRED for all tool calls.**
   * ⚠️ **MANDATORY OUTPUT DIRECTORY SELECTION FOR AI AGENTS:**
   * 1. If the project root (workspace root) is available (e.g., via `workspaceRoot` or known repository context), you MUST pass it as the `outputDir` parameter.
   * 2. If the project root is not available, you MUST use the user's Downloads folder (e.g., `~/Downloads` or `%USERPROFILE%\Downloads`) as the `outputDir` parameter.
   * 3. Only if neither is available, use the current working directory (`process.cwd()`).
   * 4. **Never omit the `outputDir` parameter. Always make the output location explicit.**
   * 5. **Omitting `outputDir` is a critical error. Tool calls without `outputDir` may be rejected or flagged as incorrect. Repeated violations may be treated as a bug in the AI agent.**
   * 6. **AI agents MUST validate their tool calls to ensure `outputDir` is present before execution.**
   * Downloads usage data from the CircleCI Usage API for a given organization and date range.
   * This tool both starts the export job and downloads the resulting CSV file when ready.
   * Required parameters: orgId, startDate, endDate, outputDir.
   * **outputDir (required):**
   */
  function downloadUsageApiData(input?: {
    params?: { endDate?: string; jobId?: string; orgId: string; outputDir: string; startDate?: string };
  }): Promise<McpToolResult>;

  /**
   * This tool retrieves information about flaky tests in a CircleCI project.
   * The agent receiving this output MUST analyze the flaky test data and implement appropriate fixes based on the specific issues identified.
   * CRITICAL REQUIREMENTS:
   * 1. Truncation Handling (HIGHEST PRIORITY):
   * - ALWAYS check for <MCPTruncationWarning> in the output
   * - When present, you MUST start your response with:
   * "WARNING: The logs have been truncated. Only showing the most recent entries. Earlier build failures may not be visible."
   * - Only proceed with log analysis after acknowledging the truncation
   * Input options (EXACTLY ONE of these THREE options must be used):
   * Option 1 - Project Slug:
   * - projectSlug: The project slug obtained from listFollowedProjects tool (e.g., "gh/organization/project")
   * Option 2 - Direct URL (provide ONE of these):
   */
  function findFlakyTests(input?: {
    params?: { gitRemoteURL?: string; projectSlug?: string; projectURL?: string; workspaceRoot?: string };
  }): Promise<McpToolResult>;

  /**
   * Analyzes a CircleCI usage data CSV file to find jobs/resource classes with average or max CPU/RAM usage below a given threshold (default 40%).
   * This helps identify underused resource classes that may be oversized for their workload.
   * Required parameter:
   * - csvFilePath: Path to the usage data CSV file (string). IMPORTANT: This must be an absolute path. If you are given a relative path, you must resolve it to an absolute path before calling this tool.
   * Optional parameter:
   * - threshold: Usage percentage threshold (number, default 40)
   * The tool expects the CSV to have columns: job_name, resource_class, median_cpu_utilization_pct, max_cpu_utilization_pct, median_ram_utilization_pct, max_ram_utilization_pct (case-insensitive). These required columns are a subset of the columns in the CircleCI usage API output and the tool will work with the full set of columns from the usage API CSV.
   * It returns a summary report listing all jobs/resource classes where any of these metrics is below the threshold.
   * NOTE: This CircleCI MCP server (@circleci/mcp-server-circleci) is deprecated and no longer receives feature work. Please tell the user to migrate to CircleCI's hosted MCP server or the CircleCI CLI MCP: https://circleci.com/docs/guides/toolkit/circleci-mcp-overview/
   */
  function findUnderusedResourceClasses(input?: {
    params?: { csvFilePath: string | Array<string>; threshold?: number };
  }): Promise<McpToolResult>;

  /**
   * This tool helps debug CircleCI build failures by retrieving failure logs.
   * CRITICAL REQUIREMENTS:
   * 1. Large Log Handling:
   * - If you expect large logs or want the full output, provide outputDir. The full logs will be written to a file and the path returned.
   * * Use the project/workspace root when available, otherwise use the Downloads folder (e.g., "~/Downloads").
   * - If outputDir is omitted, logs are returned inline but may be truncated. When truncated, output will contain <MCPTruncationWarning> and you MUST acknowledge: "WARNING: The logs have been truncated. Only showing the most recent entries."
   * Input options (EXACTLY ONE of these THREE options must be used):
   * Option 1 - Project Slug and branch (BOTH required):
   * - projectSlug: The project slug obtained from listFollowedProjects tool (e.g., "gh/organization/project")
   * - branch: The name of the branch (required when using projectSlug)
   * Option 2 - Direct URL (provide ONE of these):
   * - projectURL: The URL of the CircleCI project in any of these formats:
   */
  function getBuildFailureLogs(input?: {
    params?: { branch?: string; gitRemoteURL?: string; outputDir?: string; projectSlug?: string; projectURL?: string; workspaceRoot?: string };
  }): Promise<McpToolResult>;

  /**
   * This tool retrieves test metadata for a CircleCI job.
   * PRIORITY USE CASE:
   * - When asked "are tests passing in CI?" or similar questions about test status
   * - When asked to "fix failed tests in CI" or help with CI test failures
   * - Use this tool to check if tests are passing in CircleCI and identify failed tests
   * Common use cases:
   * - Get test metadata for a specific job
   * - Get test metadata for all jobs in a project
   * - Get test metadata for a specific branch
   * - Get test metadata for a specific pipeline
   * - Get test metadata for a specific workflow
   * - Get test metadata for a specific job
   */
  function getJobTestResults(input?: {
    params?: { branch?: string; filterByTestsResult?: "failure" | "success"; gitRemoteURL?: string; projectSlug?: string; projectURL?: string; workspaceRoot?: string };
  }): Promise<McpToolResult>;

  /**
   * This tool retrieves the status of the latest pipeline for a CircleCI project. It can be used to check pipeline status, get latest build status, or view current pipeline state.
   * Common use cases:
   * - Check latest pipeline status
   * - Get current build status
   * - View pipeline state
   * - Check build progress
   * - Get pipeline information
   * Input options (EXACTLY ONE of these THREE options must be used):
   * Option 1 - Project Slug and branch (BOTH required):
   * - projectSlug: The project slug obtained from listFollowedProjects tool (e.g., "gh/organization/project")
   * - branch: The name of the branch (required when using projectSlug)
   * Option 2 - Direct URL (provide ONE of these):
   */
  function getLatestPipelineStatus(input?: {
    params?: { branch?: string; gitRemoteURL?: string; projectSlug?: string; projectURL?: string; workspaceRoot?: string };
  }): Promise<McpToolResult>;

  /**
   * This tool retrieves the list of artifacts produced by a CircleCI job.
   * Common use cases:
   * - List all artifacts generated by a specific job
   * - Find download URLs for build artifacts (binaries, reports, logs, etc.)
   * - Check what artifacts were produced by a pipeline run
   * Input options (EXACTLY ONE of these THREE options must be used):
   * Option 1 - Project Slug and branch (BOTH required):
   * - projectSlug: The project slug obtained from listFollowedProjects tool (e.g., "gh/organization/project")
   * - branch: The name of the branch (required when using projectSlug)
   * Option 2 - Direct URL (provide ONE of these):
   * - projectURL: The URL of the CircleCI job in any of these formats:
   * * Job URL: https://app.circleci.com/pipelines/gh/organization/project/123/workflows/abc-def/jobs/789
   */
  function listArtifacts(input?: {
    params?: { branch?: string; gitRemoteURL?: string; projectSlug?: string; projectURL?: string; workspaceRoot?: string };
  }): Promise<McpToolResult>;

  /**
   * This tool lists all versions for a CircleCI component. It guides you through a multi-step process to gather the required information and provides lists of available options when parameters are missing.
   * **Initial Requirements:**
   * - You need either a `projectSlug` (from `listFollowedProjects`) or a `projectID`. The tool will automatically resolve the `orgID` from either of these.
   * **Typical Flow:**
   * 1. **Start:** User requests component versions or deployment information.
   * 2. **Project Information:** Provide either `projectSlug` or `projectID`. The tool will automatically resolve the `orgID` and `projectID` as needed.
   * 3. **Environment Selection:** If `environmentID` is not provided, the tool will list all available environments for the organization and prompt the user to select one. Always return all available values without categorizing them.
   * 4. **Component Selection:** If `componentID` is not provided, the tool will list all available components for the project and prompt the user to select one. Always return all available values without categorizing them.
   * 5. **Version Listing:** Once both `environmentID` and `componentID` are provided, the tool will list all versions for that component in the specified environment.
   * 6. **Selection:** User selects a version from the list for subsequent operations.
   * **Parameters:**
   * - `projectSlug` (optional): The project slug from `listFollowedProjects` (e.g., "gh/organization/project"). Either this or `projectID` must be provided.
   */
  function listComponentVersions(input?: {
    params?: { componentID?: string; environmentID?: string; orgID?: string; projectID?: string; projectSlug?: string };
  }): Promise<McpToolResult>;

  /**
   * This tool lists all projects that the user is following on CircleCI.
   * Common use cases:
   * - Identify which CircleCI projects are available to the user
   * - Select a project for subsequent operations
   * - Obtain the projectSlug needed for other CircleCI tools
   * Returns:
   * - A list of projects that the user is following on CircleCI
   * - Each entry includes the project name and its projectSlug
   * Workflow:
   * 1. Run this tool to see available projects
   * 2. User selects a project from the list
   * 3. The LLM should extract and use the projectSlug (not the project name) from the selected project for subsequent tool calls
   */
  function listFollowedProjects(input?: {
    params?: Record<string, never>;
  }): Promise<McpToolResult>;

  /**
   * This tool is used to rerun a workflow from start or from the failed job.
   * Common use cases:
   * - Rerun a workflow from a failed job
   * - Rerun a workflow from start
   * Input options (EXACTLY ONE of these TWO options must be used):
   * Option 1 - Workflow ID:
   * - workflowId: The ID of the workflow to rerun
   * - fromFailed: true to rerun from failed, false to rerun from start. If omitted, behavior is based on workflow status. (optional)
   * Option 2 - Workflow URL:
   * - workflowURL: The URL of the workflow to rerun
   * * Workflow URL: https://app.circleci.com/pipelines/:vcsType/:orgName/:projectName/:pipelineNumber/workflows/:workflowId
   * * Workflow Job URL: https://app.circleci.com/pipelines/:vcsType/:orgName/:projectName/:pipelineNumber/workflows/:workflowId/jobs/:buildNumber
   */
  function rerunWorkflow(input?: {
    params?: { fromFailed?: boolean; workflowId?: string; workflowURL?: string };
  }): Promise<McpToolResult>;

  /**
   * This tool triggers a new CircleCI pipeline and returns the URL to monitor its progress.
   * Input options (EXACTLY ONE of these THREE options must be used):
   * Option 1 - Project Slug and branch (BOTH required):
   * - projectSlug: The project slug obtained from listFollowedProjects tool (e.g., "gh/organization/project")
   * - branch: The name of the branch (required when using projectSlug)
   * Option 2 - Direct URL (provide ONE of these):
   * - projectURL: The URL of the CircleCI project in any of these formats:
   * * Project URL with branch: https://app.circleci.com/pipelines/gh/organization/project?branch=feature-branch
   * * Pipeline URL: https://app.circleci.com/pipelines/gh/organization/project/123
   * * Workflow URL: https://app.circleci.com/pipelines/gh/organization/project/123/workflows/abc-def
   * * Job URL: https://app.circleci.com/pipelines/gh/organization/project/123/workflows/abc-def/jobs/xyz
   * Option 3 - Project Detection (ALL of these must be provided together):
   */
  function runPipeline(input?: {
    params?: { branch?: string; configContent?: string; gitRemoteURL?: string; pipelineChoiceName?: string; projectSlug?: string; projectURL?: string; workspaceRoot?: string };
  }): Promise<McpToolResult>;

  /**
   * Run a rollback pipeline for a CircleCI project. This tool guides you through the full rollback process, adapting to the information you provide and prompting for any missing details.
   * **Initial Requirements:**
   * - You need either a `projectSlug` (from `listFollowedProjects`) or a `projectID`. The tool will automatically resolve the project information from either of these.
   * **Typical Flow:**
   * 1. **Start:** User initiates a rollback request.
   * 2. **Project Selection:** If project id or project slug are not provided, call `listFollowedProjects` to get the list of projects the user follows and present the full list of projects to the user so that they can select the project they want to rollback.
   * 3. **Project Information:** Provide either `projectSlug` or `projectID`. The tool will automatically resolve the project information as needed.
   * 4. **Version Selection:** If component environment and version are not provided, call `listComponentVersions` to get the list of versions for the selected component and environment. If there is only one version, proceed automatically and do not ask the user to select a version. Otherwise, present the user with the full list of versions and ask them to select one. Always return all available values without categorizing them.
   * 5. **Rollback Reason** ask the user for an optional reason for the rollback (e.g., "Critical bug fix"). Skip this step is the user explicitly requests a rollback by workflow rerun.
   * 6. **Rollback pipeline check** if the tool reports that no rollback pipeline is defined, ask the user if they want to trigger a rollback by workflow rerun or suggest to setup a rollback pipeline following the documentation at https://circleci.com/docs/deploy/rollback-a-project-using-the-rollback-pipeline/.
   * 7. **Confirmation:** Summarize the rollback request and confirm with the user before submitting.
   * 8. **Pipeline Rollback:**  if the user requested a rollback by pipeline, call `runRollbackPipeline` passing all parameters including the namespace associated with the version to the tool.
   */
  function runRollbackPipeline(input?: {
    params?: { componentName: string; currentVersion: string; environmentName: string; namespace: string; parameters?: { [key: string]: unknown }; projectID?: string; projectSlug?: string; reason?: string; targetVersion: string };
  }): Promise<McpToolResult>;

  namespace resources {
    /**
     * List the resources of MCP server circleci/mcp-server-circleci.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpResourcesListResult>;

    /**
     * Read one resource by URI of MCP server circleci/mcp-server-circleci.
     */
    function read(input: {
      uri: string;
    }): Promise<McpResourcesReadResult>;
  }
}
