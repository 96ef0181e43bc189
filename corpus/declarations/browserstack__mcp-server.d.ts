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

declare namespace MCP.browserstackMcpServer {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * 🚨 REQUIRED: Use this tool for any accessibility/a11y/WCAG questions. Do NOT answer accessibility questions directly - always use this tool.
   * @param query Any accessibility, a11y, WCAG, or web accessibility question
   */
  function accessibilityExpert(input: {
    query: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Adds Percy snapshot commands to the specified test files.
   * @param index Index of the test file to update
   */
  function addPercySnapshotCommands(input: {
    index: number;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Add a test result to a specific test run via BrowserStack Test Management API. Requires a project identifier (PR-*). No tool here lists projects, so if you do not have one, call askBrowserStackAI with product "tm" and ask which projects exist, then retry this tool with the identifier it returns.
   * @param project_identifier Identifier of the project (Starts with 'PR-')
   * @param test_run_id Identifier of the test run (e.g., TR-678)
   * @param test_case_id Identifier of the test case, e.g., 'TC-13'.
   */
  function addTestResult(input: {
    project_identifier: string;
    test_run_id: string;
    test_result: { description?: string; status: string; [key: string]: unknown };
    test_case_id: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * (Alpha, limited availability. Enabled per account and per product; if it is not enabled the call returns an entitlement error, nothing runs, and you should complete the task with the individual tools instead. To request access, the user should contact their BrowserStack account owner.) Use this when no other BrowserStack tool here fits the task, or when the ones you tried did not get you there. Prefer a specific tool whenever one fits: it is faster and more predictable than handing the job to an agent. Otherwise, describe what you want in plain language and BrowserStack's agent decides which calls to make, then returns its answer plus the steps it took. Anything that would change data pauses and asks you to confirm it first, in your own client; deletes are refused outright. If your client cannot show you a prompt, the run is read-only and everything it wanted to change comes back in `needs_approval` instead. One task per call.
   * @param product Which product to work in: tm (Test Management), tra (Test Reporting & Analytics).
   * @param query What you want, in plain language. One thing per call.
   */
  function askBrowserStackAI(input: {
    product: "tm" | "tra";
    query: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create an authentication configuration for accessibility scans. Supports both form-based and basic authentication.
   * @param name Name for the auth configuration
   * @param type Authentication type: 'form' for form-based auth, 'basic' for HTTP basic auth
   * @param url URL of the authentication page
   * @param username Site username; omit to have it requested from the user.
   * @param password Site password; omit to have it requested from the user.
   * @param usernameSelector CSS selector for username field (required for form auth)
   * @param passwordSelector CSS selector for password field (required for form auth)
   * @param submitSelector CSS selector for submit button (required for form auth)
   */
  function createAccessibilityAuthConfig(input: {
    name: string;
    type: "form" | "basic";
    url: string;
    username?: string;
    password?: string;
    usernameSelector?: string;
    passwordSelector?: string;
    submitSelector?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Generate Low Code Automation (LCA) steps for a test case in BrowserStack Test Management using the Low Code Automation Agent. Requires a project identifier (PR-*). No tool here lists projects, so if you do not have one, call askBrowserStackAI with product "tm" and ask which projects exist, then retry this tool with the identifier it returns.
   * @param project_identifier ID of the project (Starts with 'PR-')
   * @param test_case_identifier Identifier of the test case (e.g., 'TC-12345')
   * @param base_url Base URL for the test (e.g., 'google.com')
   * @param test_name Name of the test
   * @param test_case_details Test case details including steps
   * @param requires_authentication Set true if the test case requires login. Default: false
   * @param credentials Login credentials; omit to have them requested from the user.
   * @param local_enabled Whether local testing is enabled Default: false
   * @param wait_for_completion Whether to wait for LCA build completion (default: true) Default: true
   */
  function createLCASteps(input: {
    project_identifier: string;
    test_case_identifier: string;
    base_url: string;
    test_name: string;
    test_case_details: { description: string; name: string; preconditions: string; test_case_steps: Array<{ result: string; step: string; [key: string]: unknown }>; [key: string]: unknown };
    requires_authentication?: boolean;
    credentials?: { password: string; username: string; [key: string]: unknown };
    local_enabled?: boolean;
    wait_for_completion?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create a project and/or folder in BrowserStack Test Management. Creating a project needs no identifier. Creating a folder inside an EXISTING project needs that project's identifier (PR-*); no tool here lists projects, so ask askBrowserStackAI with product "tm" for it.
   * @param project_name Name of the project to create.
   * @param project_description Description for the new project.
   * @param project_identifier Existing project identifier to use for folder creation.
   * @param folder_name Name of the folder to create.
   * @param folder_description Description for the new folder.
   * @param parent_id Parent folder ID; if omitted, folder is created at root.
   */
  function createProjectOrFolder(input?: {
    project_name?: string;
    project_description?: string;
    project_identifier?: string;
    folder_name?: string;
    folder_description?: string;
    parent_id?: number;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Use this tool to create a test case in BrowserStack Test Management. Requires a project identifier (PR-*). No tool here lists projects, so if you do not have one, call askBrowserStackAI with product "tm" and ask which projects exist, then retry this tool with the identifier it returns.
   * @param project_identifier The ID of the BrowserStack project where the test case should be created. If no project identifier is provided, ask the user if they would like to create a new project using the createProjectOrFolder tool.
   * @param folder_id The ID of the folder within the project where the test case should be created. If not provided, ask the user if they would like to create a new folder using the createProjectOrFolder tool.
   * @param name Name of the test case.
   * @param test_case_steps List of steps and expected results.
   * @param description Brief description of the test case.
   * @param owner Email of the test case owner.
   * @param preconditions Any preconditions (HTML allowed).
   * @param issues List of the linked Jira, Asana or Azure issues ID's. This should be strictly in array format not the string of json.
   * @param tags Tags to attach to the test case. This should be strictly in array format not the string of json
   * @param custom_fields Map of custom field NAME to value; use an array for multi-select fields.
   * @param automation_status Automation status of the test case. Common values include 'not_automated', 'automated', 'automation_not_required'.
   * @param priority Priority of the test case. Accepts either display name (e.g. 'Critical', 'High', 'Medium', 'Low') or internal name (e.g. 'medium'). If omitted, the project default (usually 'Medium') is applied. Valid values are per-project and discoverable via the form-fields endpoint.
   * @param case_type Test case type display or internal name (per-project). Omit for project default.
   * @param template System template slug only: 'test_case_steps' or 'test_case_bdd'. For a custom template, use template_id instead.
   * @param template_id Numeric ID of a custom template (from listTestCaseTemplates); applies that template. Overrides 'template'.
   */
  function createTestCase(input: {
    project_identifier: string;
    folder_id: string;
    name: string;
    test_case_steps: Array<{ result: string; step: string; [key: string]: unknown }>;
    description?: string;
    owner?: string;
    preconditions?: string;
    issues?: Array<string>;
    issue_tracker?: { host: string; name: string; [key: string]: unknown };
    tags?: Array<string>;
    custom_fields?: { [key: string]: string | number | boolean | Array<string | number> };
    automation_status?: string;
    priority?: string;
    case_type?: string;
    template?: string;
    template_id?: number;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Generate test cases from a file in BrowserStack Test Management using the Test Case Generator AI Agent.
   * @param documentId Internal document identifier
   * @param folderId BrowserStack folder ID
   * @param projectReferenceId The BrowserStack project reference ID is a unique identifier found in the project URL within the BrowserStack Test Management Platform. This ID is also returned by the Upload Document tool.
   */
  function createTestCasesFromFile(input: {
    documentId: string;
    folderId: string;
    projectReferenceId: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create a test run in BrowserStack Test Management. Requires a project identifier (PR-*). No tool here lists projects, so if you do not have one, call askBrowserStackAI with product "tm" and ask which projects exist, then retry this tool with the identifier it returns.
   * @param project_identifier Identifier of the project in which to create the test run.
   */
  function createTestRun(input: {
    project_identifier: string;
    test_run: { description?: string; folder_ids?: Array<number>; issue_tracker?: { host: string; name: string; [key: string]: unknown }; issues?: Array<string>; name: string; run_state?: "new_run" | "in_progress" | "under_review" | "rejected" | "done" | "closed"; test_cases?: Array<string>; [key: string]: unknown };
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Set up or expand Percy visual testing configuration with comprehensive coverage for existing projects that might have Percy integrated. This supports both Percy Web Standalone and Percy Automate. Example prompts: Expand percy coverage for this project {project_name}
   * @param projectName A unique name for your Percy project.
   * @param integrationType Specify the Percy integration type: web (Percy Web) or automate (Percy Automate). If not provided, always prompt the user with: 'Please specify the Percy integration type.' Do not proceed without an explicit selection. Never use a default.
   * @param folderPaths An array of absolute folder paths containing UI test files. If not provided, analyze codebase for UI test folders by scanning for test patterns which contain UI test cases as per framework. Return empty array if none found.
   * @param filePaths An array of absolute file paths to specific UI test files. Use this when you want to target specific test files rather than entire folders. If not provided, will use folderPaths instead.
   */
  function expandPercyVisualTesting(input: {
    projectName: string;
    detectedLanguage: "nodejs" | "python" | "java" | "csharp" | "ruby";
    detectedBrowserAutomationFramework: "playwright" | "selenium" | "cypress" | "webdriverio";
    detectedTestingFramework: "jest" | "codeceptjs" | "playwright" | "pytest" | "robot" | "behave" | "cucumber" | "nightwatch" | "mocha" | "junit4" | "junit5" | "testng" | "cypress" | "nunit" | "mstest" | "xunit" | "specflow" | "reqnroll" | "rspec" | "serenity";
    integrationType: "web" | "automate";
    folderPaths?: Array<string>;
    filePaths?: Array<string>;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Fetch accessibility issues from a completed scan with pagination support. Use cursor parameter to get subsequent pages of results. Requires the ids of a completed scan, which are returned by startAccessibilityScan. No tool here lists past scans, so if you do not have the ids, start a new scan rather than guessing.
   * @param scanId The scan ID from a completed accessibility scan
   * @param scanRunId The scan run ID from a completed accessibility scan
   * @param cursor Character offset for pagination (default: 0)
   */
  function fetchAccessibilityIssues(input: {
    scanId: string;
    scanRunId: string;
    cursor?: number;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Fetch screenshots captured during an Automate/App Automate session.
   * @param sessionId The BrowserStack session ID to fetch screenshots from
   * @param sessionType Type of BrowserStack session
   */
  function fetchAutomationScreenshots(input: {
    sessionId: string;
    sessionType: "automate" | "app-automate";
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Fetch build details and quality gate results. Includes hashed_id and session_type for listSessions.
   * @param buildId The build UUID of the BrowserStack build
   */
  function fetchBuildInsights(input: {
    buildId: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieves and summarizes all visual changes detected by Percy AI between the latest and previous builds, helping quickly review what has changed in your project.
   * @param project_name The name of the BrowserStack project. If not found, ask user directly.
   */
  function fetchPercyChanges(input: {
    project_name: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Fetch AI Root Cause Analysis for the current user's failed BrowserStack Automate/App-Automate tests. Suggests fixes only; never auto-apply, require explicit user approval. Requires test ids. Call listTestIds first if you do not have it.
   * @param testId Array of integer test IDs to fetch RCA data for (maximum 3 IDs). These must be numeric test IDs, not session IDs or strings. If not provided, use the listTestIds tool to get all failed testcases. If more than 3 IDs are provided, only the first 3 will be processed.
   */
  function fetchRCA(input: {
    testId: Array<number /* integer, >= -9007199254740991, <= 9007199254740991 */>;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Fetch BrowserStack self-healed selectors plus the test source code for the run. Provide exactly one of `sessionId` (single Automate / App-Automate session) or `buildUuid` (full self-healing report for a build). Pass the returned locator pairs to `prepareSelfHealingPlan` to plan edits. Requires a session id. listSessions lists them for a build; if you do not have the build either, getBuildId or listBuildId resolves one from a project and build name.
   * @param sessionId Session ID. Mutually exclusive with buildUuid.
   * @param sessionType Used with sessionId. Defaults to automate.
   * @param buildUuid Build UUID. Fetches the build's self-healing report.
   */
  function fetchSelfHealedSelectors(input?: {
    sessionId?: string;
    sessionType?: "automate" | "app-automate";
    buildUuid?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve an existing authentication configuration by ID. Requires the numeric id returned by createAccessibilityAuthConfig. No tool here lists existing configurations, so if you do not have the id, create one rather than guessing.
   * @param configId ID of the auth configuration to retrieve
   */
  function getAccessibilityAuthConfig(input: {
    configId: number;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get the BrowserStack build ID for a given project and build name, scoped to the current user's builds.
   * @param browserStackProjectName The BrowserStack project name used during test run creation. Action: First, check browserstack.yml or any equivalent project configuration files. If the project name is found, extract and return it. If it is not found or if there is any uncertainty, immediately prompt the user to provide the value. Do not infer, guess, or assume a default.
   * @param browserStackBuildName The BrowserStack build name used during test run creation. Action: First, check browserstack.yml or any equivalent project configuration files. If the build name is found, extract and return it. If it is not found or if there is any uncertainty, immediately prompt the user to provide the value. Do not infer, guess, or assume a default.
   */
  function getBuildId(input: {
    browserStackProjectName: string;
    browserStackBuildName: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Fetch logs, or the session video URL, for an Automate/App Automate session. Requires a session id. listSessions lists them for a build; if you do not have the build either, getBuildId or listBuildId resolves one from a project and build name.
   * @param sessionType Type of BrowserStack session. Must be explicitly provided by the user.
   * @param sessionId The BrowserStack session ID. Must be explicitly provided by the user.
   * @param logTypes The types of logs to fetch.
   * @param buildId App Automate build ID. Optional — resolved from the session if omitted.
   */
  function getFailureLogs(input: {
    sessionType: "automate" | "app-automate";
    sessionId: string;
    logTypes: Array<"networkLogs" | "sessionLogs" | "consoleLogs" | "deviceLogs" | "appiumLogs" | "crashLogs" | "video">;
    buildId?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Fetch a sub-test-plan (STP-*) under a parent plan (TP-*). Returns metadata and linked test runs. Requires a project identifier (PR-*). No tool here lists projects, so if you do not have one, call askBrowserStackAI with product "tm" and ask which projects exist, then retry this tool with the identifier it returns. Requires a test plan identifier (TP-*). Call listTestPlans first if you do not have it. Creating a test plan or sub-plan, and linking or unlinking test runs on one, are not available as tools here: call askBrowserStackAI with product "tm" and describe what you want. It asks you to confirm before changing anything.
   * @param project_identifier Project identifier (PR-*).
   * @param parent_test_plan_identifier Parent test plan identifier (TP-*).
   * @param sub_test_plan_identifier Sub-test-plan identifier (STP-*).
   */
  function getSubTestPlan(input: {
    project_identifier: string;
    parent_test_plan_identifier: string;
    sub_test_plan_identifier: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Fetch a test plan by identifier (TP-*) from BrowserStack Test Management. Returns plan metadata, the full list of linked test runs, total test-case count across runs, and a status summary — suitable for generating test documentation or QA status reports. Requires a project identifier (PR-*). No tool here lists projects, so if you do not have one, call askBrowserStackAI with product "tm" and ask which projects exist, then retry this tool with the identifier it returns. Requires a test plan identifier (TP-*). Call listTestPlans first if you do not have it. Creating a test plan or sub-plan, and linking or unlinking test runs on one, are not available as tools here: call askBrowserStackAI with product "tm" and describe what you want. It asks you to confirm before changing anything.
   * @param project_identifier Identifier of the project (starts with PR- followed by a number).
   * @param test_plan_identifier Identifier of the test plan (starts with TP- followed by a number).
   */
  function getTestPlan(input: {
    project_identifier: string;
    test_plan_identifier: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get the latest build ID for a project and build name, across all users (no user filter).
   * @param browserStackProjectName The BrowserStack project name used during test run creation. Action: First, check browserstack.yml or any equivalent project configuration files. If the project name is found, extract and return it. If it is not found or if there is any uncertainty, immediately prompt the user to provide the value. Do not infer, guess, or assume a default.
   * @param browserStackBuildName The BrowserStack build name used during test run creation. Action: First, check browserstack.yml or any equivalent project configuration files. If the build name is found, extract and return it. If it is not found or if there is any uncertainty, immediately prompt the user to provide the value. Do not infer, guess, or assume a default.
   */
  function listBuildId(input: {
    browserStackProjectName: string;
    browserStackBuildName: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List folders in a BrowserStack Test Management project, returning each folder's id and name (plus case counts and sub-folder counts). Pass parent_id to list sub-folders under a specific folder instead of top-level folders. Requires a project identifier (PR-*). No tool here lists projects, so if you do not have one, call askBrowserStackAI with product "tm" and ask which projects exist, then retry this tool with the identifier it returns.
   * @param project_identifier Identifier of the project to fetch folders from (starts with PR- followed by a number).
   * @param parent_id If provided, list sub-folders under this parent folder id. If omitted, lists top-level folders.
   * @param p Page number.
   */
  function listFolders(input: {
    project_identifier: string;
    parent_id?: number;
    p?: number;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List sessions for a hashed Automate/App Automate build: session IDs, status, OS, browser/device, dashboard URL.
   * @param sessionType Type of BrowserStack session
   * @param buildId Hashed build id from the dashboard, or the observability build id from getBuildId.
   * @param limit Max sessions to return. Defaults to 10.
   * @param offset Pagination offset for the REST session list.
   * @param status Optional session status filter (e.g. done, running, error). Applied client-side.
   */
  function listSessions(input: {
    sessionType: "automate" | "app-automate";
    buildId: string;
    limit?: number /* integer, <= 9007199254740991, > 0 */;
    offset?: number /* integer, >= 0, <= 9007199254740991 */;
    status?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List sub-test-plans under a parent test plan (TP-*) in a Test Management project. Supports pagination. Requires a project identifier (PR-*). No tool here lists projects, so if you do not have one, call askBrowserStackAI with product "tm" and ask which projects exist, then retry this tool with the identifier it returns. Requires a test plan identifier (TP-*). Call listTestPlans first if you do not have it. Creating a test plan or sub-plan, and linking or unlinking test runs on one, are not available as tools here: call askBrowserStackAI with product "tm" and describe what you want. It asks you to confirm before changing anything.
   * @param project_identifier Project identifier (PR-*).
   * @param parent_test_plan_identifier Parent test plan identifier (TP-*).
   * @param p Page number.
   */
  function listSubTestPlans(input: {
    project_identifier: string;
    parent_test_plan_identifier: string;
    p?: number;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List test-case templates with their numeric template_id. Use the id with createTestCase to apply a custom template (the 'template' slug only selects system templates).
   * @param name Case-insensitive substring filter on template name.
   */
  function listTestCaseTemplates(input?: {
    name?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List test cases in a project, optionally scoped to a specific folder. Omit folder_id to list all test cases in the project; provide folder_id (discoverable via listFolders) to list only that folder's cases. Supports filters: case_type, priority, pagination. Requires a project identifier (PR-*). No tool here lists projects, so if you do not have one, call askBrowserStackAI with product "tm" and ask which projects exist, then retry this tool with the identifier it returns.
   * @param project_identifier Identifier of the project to fetch test cases from. This id starts with a PR- and is followed by a number.
   * @param folder_id Optional. If provided, only return test cases in this folder. If omitted, returns all test cases in the project. Folder ids can be discovered via listFolders.
   * @param case_type Comma-separated list of case types (e.g. functional,regression).
   * @param priority Comma-separated list of priorities (e.g. critical,medium,low).
   * @param p Page number.
   */
  function listTestCases(input: {
    project_identifier: string;
    folder_id?: string;
    case_type?: string;
    priority?: string;
    p?: number;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Lists all test files for a given set of directories.
   */
  function listTestFiles(input?: Record<string, unknown>): Promise<McpToolResult>;

  /**
   * List all tests of a BrowserStack build (each with its status and session id); optional status filter. Requires a BrowserStack build id. Call getBuildId or listBuildId first if you do not have it.
   * @param buildId The Browserstack Build ID of the test run. If not known, use the getBuildId tool to fetch it using project and build name
   * @param status Filter tests by status. If not provided, all tests are returned. Example for RCA usecase always use failed status
   * @param includeFailureDetail Add per-test failure signature for clustering. Default false.
   */
  function listTestIds(input: {
    buildId: string;
    status: "passed" | "failed" | "pending" | "skipped";
    includeFailureDetail?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List test plans in a BrowserStack Test Management project. Returns each plan's identifier (TP-*), name, status, description, dates, and active/closed test-run counts. Supports pagination. Requires a project identifier (PR-*). No tool here lists projects, so if you do not have one, call askBrowserStackAI with product "tm" and ask which projects exist, then retry this tool with the identifier it returns. Creating a test plan or sub-plan, and linking or unlinking test runs on one, are not available as tools here: call askBrowserStackAI with product "tm" and describe what you want. It asks you to confirm before changing anything.
   * @param project_identifier Identifier of the project to fetch test plans from (starts with PR- followed by a number).
   * @param p Page number.
   */
  function listTestPlans(input: {
    project_identifier: string;
    p?: number;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List test runs in a project with optional filters (date ranges, assignee, state, etc.) Requires a project identifier (PR-*). No tool here lists projects, so if you do not have one, call askBrowserStackAI with product "tm" and ask which projects exist, then retry this tool with the identifier it returns.
   * @param project_identifier Identifier of the project to fetch test runs from (usually starts with PR-).
   * @param run_state Return all test runs with this state (comma-separated)
   */
  function listTestRuns(input: {
    project_identifier: string;
    run_state?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Approve or reject a Percy build
   * @param buildId The ID of the Percy build to approve or reject.
   * @param action The action to perform on the Percy build.
   */
  function managePercyBuildApproval(input: {
    buildId: string;
    action: "approve" | "unapprove" | "reject";
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Integrate Percy visual testing into new projects and demonstrate visual change detection through a step-by-step simulation. This tool handles initial Percy integration, setup, and creates a working demonstration for new users. Primary tool for prompts like: "Integrate percy for this project", "Integrate percy in this project {project_name}"
   * @param projectName A unique name for your Percy project.
   * @param integrationType Specify the Percy integration type: web (Percy Web) or automate (Percy Automate). If not provided, always prompt the user with: 'Please specify the Percy integration type.' Do not proceed without an explicit selection. Never use a default.
   * @param folderPaths An array of absolute folder paths containing UI test files. If not provided, analyze codebase for UI test folders by scanning for test patterns which contain UI test cases as per framework. Return empty array if none found.
   * @param filePaths An array of absolute file paths to specific UI test files. Use this when you want to target specific test files rather than entire folders. If not provided, will use folderPaths instead.
   */
  function percyVisualTestIntegrationAgent(input: {
    projectName: string;
    detectedLanguage: "nodejs" | "python" | "java" | "csharp" | "ruby";
    detectedBrowserAutomationFramework: "playwright" | "selenium" | "cypress" | "webdriverio";
    detectedTestingFramework: "jest" | "codeceptjs" | "playwright" | "pytest" | "robot" | "behave" | "cucumber" | "nightwatch" | "mocha" | "junit4" | "junit5" | "testng" | "cypress" | "nunit" | "mstest" | "xunit" | "specflow" | "reqnroll" | "rspec" | "serenity";
    integrationType: "web" | "automate";
    folderPaths?: Array<string>;
    filePaths?: Array<string>;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Build a self-healing edit plan that bundles locator pairs with test source code for the calling LLM to apply with its own editing tools. This tool does NOT modify files — it returns structured context so the LLM can edit only the relevant call sites (avoids blind find/replace across shared ids/classes). `sessions` accepts the canonical shape `[{sessionId, locators: [{original, healed, thought?}]}]`, a single session object, an envelope `{sessions: [...]}`, the raw report `{healing_logs: [...]}` (with `healed_selectors` aliasing `locators`), and snake_case keys (`session_id`, `original_locator`, `healed_locator`, `healing_thought`). Requires a session id. listSessions lists them for a build; if you do not have the build either, getBuildId or listBuildId resolves one from a project and build name.
   * @param sessions Sessions to plan edits for. See tool description for accepted shapes.
   */
  function prepareSelfHealingPlan(input: {
    sessions: Array<{ locators: Array<{ healed: { strategy: string; value: string; [key: string]: unknown }; original: { strategy: string; value: string; [key: string]: unknown }; thought?: string; [key: string]: unknown }>; sessionId: string; sessionName?: string; [key: string]: unknown }>;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Use this tool when user wants to manually check their app on a particular mobile device using BrowserStack's cloud infrastructure. Can be used to debug crashes, slow performance, etc.
   * @param desiredPhone The full name of the device to run the app on. Example: 'iPhone 12 Pro' or 'Samsung Galaxy S20' or 'Google Pixel 6'. Always ask the user for the device they want to use, do not assume it.
   * @param desiredPlatformVersion Specifies the platform version to run the app on. For example, use '12.0' for Android or '16.0' for iOS. If the user says 'latest', 'newest', or similar, normalize it to 'latest'. Likewise, convert terms like 'earliest' or 'oldest' to 'oldest'.
   * @param desiredPlatform Which platform to run on, examples: 'android', 'ios'. Set this based on the app path provided.
   * @param appPath The path to the .ipa or .apk file to install on the device. Always ask the user for the app path, do not assume it. Must be located inside the directory set in MCP_UPLOAD_BASE_DIR.
   */
  function runAppLiveSession(input: {
    desiredPhone: string;
    desiredPlatformVersion: string;
    desiredPlatform: "android" | "ios";
    appPath: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Execute pre-built native mobile test suites (Espresso for Android, XCUITest for iOS) by direct upload to BrowserStack. ONLY for compiled .apk/.ipa test files. This is NOT for SDK integration or Appium tests. For Appium-based testing with SDK setup, use 'setupBrowserStackAppAutomateTests' instead.
   * @param appPath Path to your application file: If in development IDE directory: • For Android: 'gradle assembleDebug' • For iOS: xcodebuild clean -scheme YOUR_SCHEME && \ xcodebuild archive -scheme YOUR_SCHEME -configuration Release -archivePath build/app.xcarchive && \ xcodebuild -exportArchive -archivePath build/app.xcarchive -exportPath build/ipa -exportOptionsPlist exportOptions.plist If in other directory, provide existing app path. The resolved file must be located inside the directory set in MCP_UPLOAD_BASE_DIR.
   * @param testSuitePath Path to your test suite file: If in development IDE directory: • For Android: 'gradle assembleAndroidTest' • For iOS: xcodebuild test-without-building -scheme YOUR_SCHEME -destination 'generic/platform=iOS' && \ cd ~/Library/Developer/Xcode/DerivedData/* /Build/Products/Debug-iphonesimulator/ && \ zip -r Tests.zip *.xctestrun *-Runner.app If in other directory, provide existing test file path. The resolved file must be located inside the directory set in MCP_UPLOAD_BASE_DIR.
   * @param detectedAutomationFramework The automation framework used in the project, such as 'espresso' (Android) or 'xcuitest' (iOS).
   * @param devices Tuples describing target mobile devices. Add device only when user asks explicitly for it. Defaults to [] . Example: [['android', 'Samsung Galaxy S24', '14'], ['ios', 'iPhone 15', '17']] Default: []
   * @param project Project name for organizing test runs on BrowserStack. Default: "BStack-AppAutomate-Suite"
   */
  function runAppTestsOnBrowserStack(input: {
    appPath: string;
    testSuitePath: string;
    detectedAutomationFramework: "espresso" | "xcuitest";
    devices?: Array<{ deviceName: string; osVersion: string; platform: "android" | "ios"; [key: string]: unknown }>;
    project?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Launch a BrowserStack Live session (desktop or mobile).
   * @param platformType Must be 'desktop' or 'mobile'
   * @param desiredURL The URL to test
   * @param desiredOS Desktop OS ('Windows' or 'OS X') or mobile OS ('android','ios','winphone')
   * @param desiredOSVersion The OS version must be specified as a version number (e.g., '10', '14.0') or as a keyword such as 'latest' or 'oldest'. Normalize variations like 'newest' or 'most recent' to 'latest', and terms like 'earliest' or 'first' to 'oldest'. For macOS, version names (e.g., 'Sequoia') must be used instead of numeric versions.
   * @param desiredBrowser Browser for desktop (Chrome, IE, Firefox, Safari, Edge)
   * @param desiredBrowserVersion Browser version for desktop (e.g. '133.2', 'latest'). If the user says 'latest', 'newest', or similar, normalize it to 'latest'. Likewise, convert terms like 'earliest' or 'oldest' to 'oldest'.
   * @param desiredDevice Device name for mobile
   */
  function runBrowserLiveSession(input: {
    platformType: "desktop" | "mobile";
    desiredURL: string;
    desiredOS: "Windows" | "OS X" | "android" | "ios" | "winphone";
    desiredOSVersion: string;
    desiredBrowser: "chrome" | "firefox" | "safari" | "edge" | "ie";
    desiredBrowserVersion?: string;
    desiredDevice?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Run a Percy visual test scan. Example prompts : Run this Percy build/scan. Never run percy scan/build without this tool
   * @param projectName The name of the project to run Percy on.
   * @param integrationType Specifies whether to integrate with Percy Web or Percy Automate. If not explicitly provided, prompt the user to select the desired integration type.
   * @param percyRunCommand The test command to run with Percy. Optional — the LLM should try to infer it first from project context.
   */
  function runPercyScan(input: {
    projectName: string;
    integrationType: "web" | "automate";
    percyRunCommand?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Set up BrowserStack App Automate SDK integration for Appium-based mobile app testing. ONLY for Appium based framework . This tool configures SDK for various languages with appium. For pre-built Espresso or XCUITest test suites, use 'runAppTestsOnBrowserStack' instead.
   * @param detectedFramework The mobile automation framework configured in the project. Example: 'appium'
   * @param detectedTestingFramework The testing framework used in the project. Be precise with framework selection Example: 'testng', 'behave', 'pytest', 'robot'
   * @param detectedLanguage The programming language used in the project. Supports Java and C#. Example: 'java', 'csharp'
   * @param appPath Path to the mobile app file (.apk for Android, .ipa for iOS). Can be a local file path or a BrowserStack app URL (bs://)
   * @param devices Tuples describing target mobile devices. Add device only when user asks explicitly for it. Defaults to [] . Example: [['android', 'Samsung Galaxy S24', '14'], ['ios', 'iPhone 15', '17']] Default: []
   * @param project Project name for organizing test runs on BrowserStack. Default: "BStack-AppAutomate-Suite"
   */
  function setupBrowserStackAppAutomateTests(input: {
    detectedFramework: "appium";
    detectedTestingFramework: "testng" | "junit5" | "junit4" | "selenide" | "jbehave" | "serenity" | "cucumberTestng" | "cucumberJunit4" | "cucumberJunit5" | "webdriverio" | "nightwatch" | "jest" | "mocha" | "cucumberJs" | "robot" | "pytest" | "behave" | "lettuce" | "rspec" | "cucumberRuby" | "nunit" | "mstest" | "xunit" | "specflow" | "reqnroll";
    detectedLanguage: "java" | "nodejs" | "python" | "ruby" | "csharp";
    appPath: string;
    devices?: Array<{ deviceName: string; osVersion: string; platform: "android" | "ios"; [key: string]: unknown }>;
    project?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Set up and run automated web-based tests on BrowserStack using the BrowserStack SDK. Use this tool for functional or integration test setup on BrowserStack only. For any visual testing or Percy integration, use the dedicated Percy setup tool. Example prompts: run this test on browserstack; set up this project for browserstack.
   * @param projectName A single name for your project to organize all your tests.
   * @param devices Device objects array. Use the object format directly - no transformation needed. Add only when user explicitly requests devices. Examples: [{ platform: 'windows', osVersion: '11', browser: 'chrome', browserVersion: 'latest' }] or [{ platform: 'android', deviceName: 'Samsung Galaxy S24', osVersion: '14', browser: 'chrome' }]. Default: []
   */
  function setupBrowserStackAutomateTests(input: {
    projectName: string;
    detectedLanguage: "nodejs" | "python" | "java" | "csharp" | "ruby";
    detectedBrowserAutomationFramework: "playwright" | "selenium" | "cypress" | "webdriverio";
    detectedTestingFramework: "jest" | "codeceptjs" | "playwright" | "pytest" | "robot" | "behave" | "cucumber" | "nightwatch" | "mocha" | "junit4" | "junit5" | "testng" | "cypress" | "nunit" | "mstest" | "xunit" | "specflow" | "reqnroll" | "rspec" | "serenity";
    devices?: Array<{ browser?: string; browserVersion?: string; deviceName?: string; osVersion: string; platform: "windows" | "macos" | "android" | "ios"; [key: string]: unknown }>;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Start an accessibility scan via BrowserStack and retrieve a local CSV report path.
   * @param name Name of the accessibility scan
   * @param pageURL The URL to scan for accessibility issues
   * @param authConfigId Optional auth config ID for authenticated scans
   * @param advancedRules Enable advanced accessibility rules in the scan settings
   */
  function startAccessibilityScan(input: {
    name: string;
    pageURL: string;
    authConfigId?: number;
    advancedRules?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Use this tool to take a screenshot of an app running on a BrowserStack device. This is useful for visual testing and debugging.
   * @param desiredPhone The full name of the device to run the app on. Example: 'iPhone 12 Pro' or 'Samsung Galaxy S20'. Always ask the user for the device they want to use.
   * @param desiredPlatformVersion The platform version to run the app on. Use 'latest' or 'oldest' for dynamic resolution.
   * @param desiredPlatform Platform to run the app on. Either 'android' or 'ios'.
   * @param appPath The path to the .apk or .ipa file. Required for app installation. Must be located inside the directory set in MCP_UPLOAD_BASE_DIR.
   */
  function takeAppScreenshot(input: {
    desiredPhone: string;
    desiredPlatformVersion: string;
    desiredPlatform: "android" | "ios";
    appPath: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Update an existing test case in BrowserStack Test Management. Any subset of the following fields may be changed: name, description, preconditions, test_case_steps, owner, priority, case_type, automation_status, status, tags, issues, custom_fields. Only the supplied fields are modified. Requires a project identifier (PR-*). No tool here lists projects, so if you do not have one, call askBrowserStackAI with product "tm" and ask which projects exist, then retry this tool with the identifier it returns.
   * @param project_identifier The ID of the BrowserStack project containing the test case to update.
   * @param test_case_identifier The ID of the test case to update. This can be found using the listTestCases tool.
   * @param name Updated name of the test case.
   * @param description Updated brief description of the test case.
   * @param preconditions Updated preconditions for the test case.
   * @param test_case_steps Updated list of test case steps with expected results.
   * @param owner Email of the test case owner.
   * @param priority Updated priority. Accepts either display name (e.g. 'Medium', 'Critical', 'High', 'Low') or internal name (e.g. 'medium'). Valid values are per-project and discoverable via the form-fields endpoint.
   * @param case_type Updated test case type. Accepts either display name (e.g. 'Functional', 'Regression', 'Smoke & Sanity') or internal name (e.g. 'functional', 'smoke_sanity'). Valid values are per-project.
   * @param automation_status Updated automation status. Use internal name such as 'not_automated', 'automated', 'automation_not_required', 'cannot_be_automated', or 'obsolete'.
   * @param status Updated review status of the test case (e.g. 'active', 'draft', 'in_review', 'outdated', 'rejected').
   * @param tags Replacement list of tags for the test case.
   * @param issues Replacement list of linked Jira/Asana/Azure issue IDs for the test case.
   * @param custom_fields Map of custom field NAME to value; use an array for multi-select fields.
   */
  function updateTestCase(input: {
    project_identifier: string;
    test_case_identifier: string;
    name?: string;
    description?: string;
    preconditions?: string;
    test_case_steps?: Array<{ result: string; step: string; [key: string]: unknown }>;
    owner?: string;
    priority?: string;
    case_type?: string;
    automation_status?: string;
    status?: string;
    tags?: Array<string>;
    issues?: Array<string>;
    custom_fields?: { [key: string]: string | number | boolean | Array<string | number> };
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Update a test run's metadata and/or add test cases to it. Requires a project identifier (PR-*). No tool here lists projects, so if you do not have one, call askBrowserStackAI with product "tm" and ask which projects exist, then retry this tool with the identifier it returns.
   * @param project_identifier Identifier of the project (Starts with 'PR-')
   * @param test_run_id Test run identifier (e.g., TR-678)
   */
  function updateTestRun(input: {
    project_identifier: string;
    test_run_id: string;
    test_run: { add_test_cases?: Array<{ configuration_ids?: Array<number>; test_case_ids: Array<string>; [key: string]: unknown }>; name?: string; preserve_existing_results?: boolean; run_state?: "new_run" | "in_progress" | "under_review" | "rejected" | "done" | "closed"; [key: string]: unknown };
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Upload files (e.g., PDRs, PDFs) to BrowserStack Test Management and retrieve a file mapping ID. This is utilized for generating test cases from files and is part of the Test Case Generator AI Agent in BrowserStack. Requires a project identifier (PR-*). No tool here lists projects, so if you do not have one, call askBrowserStackAI with product "tm" and ask which projects exist, then retry this tool with the identifier it returns.
   * @param project_identifier ID of the project where the file should be uploaded. Do not assume it, always ask user for it.
   * @param file_path Full path to the file that should be uploaded. Must be inside the directory configured via the MCP_UPLOAD_BASE_DIR environment variable.
   */
  function uploadProductRequirementFile(input: {
    project_identifier: string;
    file_path: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  namespace prompts {
    /**
     * Get one prompt by name of MCP server browserstack/mcp-server.
     */
    function get(input: {
      name: string;
      arguments?: { [key: string]: string };
    }): Promise<McpPromptsGetResult>;

    /**
     * List the prompts of MCP server browserstack/mcp-server.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpPromptsListResult>;
  }
}
