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

declare namespace MCP.n8nMcp {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * Get node info with progressive detail levels and multiple modes. Detail: minimal (~200 tokens), standard (~1-2K, default), full (~3-8K). Modes: info (default), docs (markdown documentation), search_properties (find properties), versions/compare/breaking/migrations (version info). Use format='docs' for readable documentation, mode='search_properties' with propertyQuery for finding specific fields.
   * @param nodeType Full node type: "nodes-base.httpRequest" or "nodes-langchain.agent"
   * @param detail Information detail level. standard=essential properties (recommended), full=everything Default: "standard"
   * @param mode Operation mode. info=node schema, docs=readable markdown documentation, search_properties=find specific properties, versions/compare/breaking/migrations=version info Default: "info"
   * @param includeTypeInfo Include type structure metadata (type category, JS type, validation rules). Only applies to mode=info. Adds ~80-120 tokens per property. Default: false
   * @param includeExamples Include real-world configuration examples from templates. Only applies to mode=info with detail=standard. Adds ~200-400 tokens per example. Default: false
   * @param fromVersion Source version for compare/breaking/migrations modes (e.g., "1.0")
   * @param toVersion Target version for compare mode (e.g., "2.0"). Defaults to latest if omitted.
   * @param propertyQuery For mode=search_properties: search term to find properties (e.g., "auth", "header", "body")
   * @param maxPropertyResults For mode=search_properties: max results (default 20) Default: 20
   */
  function getNode(input: {
    nodeType: string;
    detail?: "minimal" | "standard" | "full";
    mode?: "info" | "docs" | "search_properties" | "versions" | "compare" | "breaking" | "migrations";
    includeTypeInfo?: boolean;
    includeExamples?: boolean;
    fromVersion?: string;
    toVersion?: string;
    propertyQuery?: string;
    maxPropertyResults?: number;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get template by ID. Use mode to control response size: nodes_only (minimal), structure (nodes+connections), full (complete workflow).
   * @param templateId The template ID to retrieve
   * @param mode Response detail level. nodes_only: just node list, structure: nodes+connections, full: complete workflow JSON. Default: "full"
   */
  function getTemplate(input: {
    templateId: number;
    mode?: "nodes_only" | "structure" | "full";
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Security audit of n8n instance. Combines n8n's built-in audit API (credentials, database, nodes, instance, filesystem risks) with deep workflow scanning (hardcoded secrets via 50+ regex patterns, unauthenticated webhooks, error handling gaps, data retention risks). Returns actionable markdown report with remediation steps using n8n_manage_credentials and n8n_update_partial_workflow.
   * @param categories Built-in audit categories to check (default: all 5)
   * @param includeCustomScan Run deep workflow scanning for secrets, webhooks, error handling (default: true)
   * @param daysAbandonedWorkflow Days threshold for abandoned workflow detection (default: 90)
   * @param customChecks Specific custom checks to run (default: all 4)
   */
  function n8nAuditInstance(input?: {
    categories?: Array<"credentials" | "database" | "nodes" | "instance" | "filesystem">;
    includeCustomScan?: boolean;
    daysAbandonedWorkflow?: number;
    customChecks?: Array<"hardcoded_secrets" | "unauthenticated_webhooks" | "error_handling" | "data_retention">;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Automatically fix common workflow validation errors. Preview fixes or apply them. Fixes expression format, typeVersion, error output config, webhook paths, connection structure issues (numeric keys, invalid types, ID-to-name, duplicates, out-of-bounds indices).
   * @param id Workflow ID to fix
   * @param applyFixes Apply fixes to workflow (default: false - preview mode)
   * @param fixTypes Types of fixes to apply (default: all)
   * @param confidenceThreshold Minimum confidence level for fixes (default: medium)
   * @param maxFixes Maximum number of fixes to apply (default: 50)
   */
  function n8nAutofixWorkflow(input: {
    id: string;
    applyFixes?: boolean;
    fixTypes?: Array<"expression-format" | "typeversion-correction" | "error-output-config" | "node-type-correction" | "webhook-missing-path" | "typeversion-upgrade" | "version-migration" | "tool-variant-correction" | "connection-numeric-keys" | "connection-invalid-type" | "connection-id-to-name" | "connection-duplicate-removal" | "connection-input-index">;
    confidenceThreshold?: "high" | "medium" | "low";
    maxFixes?: number;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create workflow. Requires: name, nodes[], connections{}. Created inactive. Returns workflow with ID.
   * @param name Workflow name (required)
   * @param nodes Array of workflow nodes. Each node must have: id, name, type, typeVersion, position, and parameters
   * @param connections Workflow connections object. Keys are source node names (the name field, not id), values define output connections
   * @param settings Optional workflow settings (execution order, timezone, error handling). Any other key the n8n Public API accepts is forwarded as well, e.g. availableInMCP (expose the workflow to n8n's instance-level MCP server), callerPolicy, callerIds.
   * @param nodeGroups Optional canvas groups (n8n 2.28+): named frames around a connected run of non-trigger nodes. Members are node IDs from nodes[]. Dropped automatically on older n8n.
   * @param projectId Optional project ID to create the workflow in (enterprise feature)
   * @param parentFolderId Optional folder ID to place the workflow in (n8n 2.32+). Omit for the project root. Find or create folders with n8n_manage_folders.
   */
  function n8nCreateWorkflow(input: {
    name: string;
    nodes: Array<{ continueOnFail?: boolean; credentials?: { [key: string]: unknown }; disabled?: boolean; id: string; maxTries?: number; name: string; notes?: string; parameters: { [key: string]: unknown }; position: [number, number]; retryOnFail?: boolean; type: string; typeVersion: number; waitBetweenTries?: number; [key: string]: unknown }>;
    connections: { [key: string]: unknown };
    settings?: { availableInMCP?: boolean; errorWorkflow?: string; executionOrder?: "v0" | "v1"; executionTimeout?: number; saveDataErrorExecution?: "all" | "none"; saveDataSuccessExecution?: "all" | "none"; saveExecutionProgress?: boolean; saveManualExecutions?: boolean; timezone?: string; [key: string]: unknown };
    nodeGroups?: Array<{ description?: string; id?: string; name: string; nodeIds: Array<string>; [key: string]: unknown }>;
    projectId?: string;
    parentFolderId?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Permanently delete a workflow. This action cannot be undone.
   * @param id Workflow ID to delete
   */
  function n8nDeleteWorkflow(input: {
    id: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Deploy a workflow template from n8n.io directly to your n8n instance. Deploys first, then auto-fixes common issues (expression format, typeVersions). Returns workflow ID, required credentials, and fixes applied.
   * @param templateId Template ID from n8n.io (required)
   * @param name Custom workflow name (default: template name)
   * @param autoUpgradeVersions Automatically upgrade node typeVersions to latest supported (default: true) Default: true
   * @param autoFix Auto-apply fixes after deployment for expression format issues, missing = prefix, etc. (default: true) Default: true
   * @param stripCredentials Remove credential references from nodes - user configures in n8n UI (default: true) Default: true
   */
  function n8nDeployTemplate(input: {
    templateId: number;
    name?: string;
    autoUpgradeVersions?: boolean;
    autoFix?: boolean;
    stripCredentials?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Run and read evaluation test runs for a workflow. Reading requires n8n >= 2.30, run/cancel require n8n >= 2.32, and the API key must be created on the matching release to carry the testRun scopes; run/cancel also need the key owner to hold workflow:execute on the workflow. Actions: list_runs=list runs for a workflow, get_run=single run with aggregated metrics, list_cases=per-case results (paginate - cases can be large), run=trigger a run on a workflow with an evaluation trigger, cancel=stop a running run.
   * @param action Operation: list_runs=list test runs, get_run=run details with metrics, list_cases=per-case results, run=trigger a run, cancel=stop a running run
   * @param workflowId Workflow ID the test runs belong to (required)
   * @param runId Test run ID (required for action=get_run, list_cases, or cancel)
   * @param status For action=list_runs: filter by run status
   * @param limit Results per page (1-250). Defaults: n8n server default (100) for list_runs, 20 for list_cases (per-case inputs/outputs can be large)
   * @param cursor Pagination cursor from previous response
   */
  function n8nEvaluations(input: {
    action: "list_runs" | "get_run" | "list_cases" | "run" | "cancel";
    workflowId: string;
    runId?: string;
    status?: "new" | "running" | "completed" | "error" | "cancelled";
    limit?: number;
    cursor?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Manage workflow executions: get details, list, or delete. Use action='get' with id for execution details, action='list' (the default) for listing executions, action='delete' to remove execution record.
   * @param action Operation: get=get execution details, list=list executions (default), delete=delete execution Default: "list"
   * @param id Execution ID. Required for action=delete; for action=get, omitting it lists executions instead
   * @param mode For action=get: preview=structure only, summary=2 items (default), filtered=custom, full=all data, error=optimized error debugging
   * @param nodeNames For action=get with mode=filtered: filter to specific nodes by name
   * @param itemsLimit For action=get with mode=filtered: items per node (0=structure, 2=default, -1=unlimited)
   * @param includeInputData For action=get: include input data in addition to output (default: false)
   * @param errorItemsLimit For action=get with mode=error: sample items from upstream node (default: 2, max: 100)
   * @param includeStackTrace For action=get with mode=error: include full stack trace (default: false, shows truncated)
   * @param includeExecutionPath For action=get with mode=error: include execution path leading to error (default: true)
   * @param fetchWorkflow For action=get with mode=error: fetch workflow for accurate upstream detection (default: true)
   * @param limit For action=list: number of executions to return (1-100, default: 100)
   * @param cursor For action=list: pagination cursor from previous response
   * @param workflowId For action=list: filter by workflow ID
   * @param projectId For action=list: filter by project ID (enterprise feature)
   * @param status For action=list: filter by execution status
   * @param includeData For action=list: include execution data (default: false)
   */
  function n8nExecutions(input?: {
    action?: "get" | "list" | "delete";
    id?: string;
    mode?: "preview" | "summary" | "filtered" | "full" | "error";
    nodeNames?: Array<string>;
    itemsLimit?: number;
    includeInputData?: boolean;
    errorItemsLimit?: number;
    includeStackTrace?: boolean;
    includeExecutionPath?: boolean;
    fetchWorkflow?: boolean;
    limit?: number;
    cursor?: string;
    workflowId?: string;
    projectId?: string;
    status?: "success" | "error" | "waiting";
    includeData?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Resolve the real options behind a node's dynamic dropdown (loadOptions) or resource-locator search (listSearch) using one of the instance's credentials — Slack channels, Google Sheets tabs, model lists — so workflow configs use existing IDs instead of invented ones. Requires N8N_MCP_ACCESS_TOKEN. Find methodName/methodType in get_node output (dynamicOptions on a property) and the credentialId with n8n_manage_credentials list.
   * @param nodeType Full node type, e.g. n8n-nodes-base.slack
   * @param version Node typeVersion
   * @param methodName loadOptionsMethod or searchListMethod name from the property definition
   * @param credentialType Credential type the node uses, e.g. slackApi
   * @param credentialId ID of an existing credential of that type
   * @param filter Search text (listSearch only)
   * @param paginationToken Token from a previous page (listSearch only)
   * @param currentNodeParameters Parameters the method depends on (loadOptionsDependsOn), e.g. {documentId: {...}}
   * @param timeoutMs Request timeout in ms (default 30000)
   */
  function n8nExploreNodeResources(input: {
    nodeType: string;
    version: number;
    methodName: string;
    methodType: "listSearch" | "loadOptions";
    credentialType: string;
    credentialId: string;
    filter?: string;
    paginationToken?: string;
    currentNodeParameters?: { [key: string]: unknown };
    timeoutMs?: number /* integer, >= 5000, <= 600000 */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get workflow by ID with different detail levels. n8n has a draft/publish model: the workflow body holds the draft (latest edits); use mode='active' to see the published graph that is actually running. Modes: 'full' (draft + metadata), 'details' (full + execution stats), 'active' (published graph only), 'structure' (nodes/connections topology), 'filtered' (full config of only the nodes named in nodeNames - use to read one heavy node without the whole workflow), 'minimal' (id/name/active/tags).
   * @param id Workflow ID
   * @param mode Detail level: full=draft + metadata (activeVersionId pointer kept, heavy activeVersion payload stripped), details=full+execution stats, active=published graph (errors if workflow has no live version), structure=nodes/connections topology, filtered=full config of only the nodes listed in nodeNames, minimal=metadata only Default: "full"
   * @param nodeNames For mode='filtered': node names or node IDs to return with full config. Returns only matching nodes (avoids client-side truncation on large workflows with long Code-node source). Discover names with mode='structure' first.
   */
  function n8nGetWorkflow(input: {
    id: string;
    mode?: "full" | "details" | "structure" | "minimal" | "active" | "filtered";
    nodeNames?: Array<string>;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Check n8n instance health and API connectivity. Use mode='diagnostic' for detailed troubleshooting with env vars and tool status.
   * @param mode Mode: "status" (default) for quick health check, "diagnostic" for detailed debug info including env vars and tool status Default: "status"
   * @param verbose Include extra details in diagnostic mode (default: false)
   */
  function n8nHealthCheck(input?: {
    mode?: "status" | "diagnostic";
    verbose?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List instance-level catalog entries: projects (with the personal project marked, needed as projectId for agents and data tables) or tags. Reads the Public API first; when team projects are not licensed there, falls back to n8n's MCP server if N8N_MCP_ACCESS_TOKEN is set.
   * @param query Case-insensitive name filter
   */
  function n8nListCatalog(input: {
    kind: "projects" | "tags";
    query?: string;
    limit?: number /* integer, >= 1, <= 500 */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List workflows (minimal metadata only). Returns id/name/active/dates/tags. Check hasMore/nextCursor for pagination.
   * @param limit Number of workflows to return (1-100, default: 100)
   * @param cursor Pagination cursor from previous response
   * @param active Filter by active status
   * @param tags Filter by tags (exact match)
   * @param projectId Filter by project ID (enterprise feature)
   * @param excludePinnedData Exclude pinned data from response (default: true)
   */
  function n8nListWorkflows(input?: {
    limit?: number;
    cursor?: string;
    active?: boolean;
    tags?: Array<string>;
    projectId?: string;
    excludePinnedData?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Manage n8n Agents (persisted assistants with a model, instructions, tools, skills, tasks, memory and channels) through n8n's instance-level MCP server. Requires N8N_MCP_ACCESS_TOKEN (MCP API key from n8n Settings → Instance-level MCP) and n8n >= 2.34 with the agents module. Actions: reference, search, get, create, mutate, validate, call, publish, unpublish, revert, versions, delete, discover_assets, verify_mcp_server, update_integration. Start with action=reference (config shape and mutate operations), then discover_assets → create → mutate (one resource at a time, always with the latest configHash) → validate. publish only when the user explicitly asks. call runs the agent with real credentials and tools and may return approvals[] that need a human decision — never approve on the user's behalf. This is not the AI Agent workflow node; use get_node for that.
   * @param action Operation to perform
   * @param args Arguments for the action, forwarded to n8n verbatim. See tools_documentation("n8n_manage_agents", "full") for the per-action fields.
   * @param timeoutMs Request timeout in ms. Default 30000; 180000 for action=call. The agent run continues in n8n even if this expires.
   */
  function n8nManageAgents(input: {
    action: "reference" | "search" | "get" | "create" | "mutate" | "validate" | "call" | "publish" | "unpublish" | "revert" | "versions" | "delete" | "discover_assets" | "verify_mcp_server" | "update_integration";
    args?: { [key: string]: unknown };
    timeoutMs?: number /* integer, >= 5000, <= 600000 */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Manage n8n credentials. Actions: list, get, create, update, delete, getSchema. Use getSchema to discover required fields before creating. For list, page beyond 100 results with cursor (from the previous response's nextCursor). NOTE: list/get need an n8n deployment whose public API permits credential reads — older n8n versions, restricted API keys, or instance settings can reject them, returning NOT_SUPPORTED (create, delete, getSchema — and update where the API version supports it — still work). SECURITY: credential data values are never logged.
   * @param action Action to perform
   * @param id Credential ID (required for get, update, delete)
   * @param name Credential name (required for create)
   * @param type Credential type e.g. httpHeaderAuth, httpBasicAuth, oAuth2Api (required for create, getSchema)
   * @param data Credential data fields - use getSchema to discover required fields (required for create, optional for update)
   * @param includeUsage For list/get: also return workflows that reference each credential (id, name, active). On list, triggers a full scan of all credential pages (up to 5000 credentials; ignores cursor/limit, no nextCursor returned). Slower on large instances. Default: false.
   * @param cursor For list: pagination cursor from a previous response's nextCursor. Ignored when includeUsage is true.
   * @param limit For list: max results per page (1-100, default 100). Ignored when includeUsage is true.
   */
  function n8nManageCredentials(input: {
    action: "list" | "get" | "create" | "update" | "delete" | "getSchema";
    id?: string;
    name?: string;
    type?: string;
    data?: { [key: string]: unknown };
    includeUsage?: boolean;
    cursor?: string;
    limit?: number;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Manage n8n data tables, rows and columns. Actions: createTable, listTables, getTable, updateTable, deleteTable, getRows, insertRows, updateRows, upsertRows, deleteRows, addColumn, deleteColumn, renameColumn. The column actions run through n8n's own MCP server (N8N_MCP_ACCESS_TOKEN, n8n 2.34+) because the public API cannot change a table's columns after creation; everything else uses the public API.
   * @param action Operation to perform. addColumn/deleteColumn/renameColumn need N8N_MCP_ACCESS_TOKEN.
   * @param tableId Data table ID (required for all actions except createTable and listTables)
   * @param name For createTable: table name. For updateTable: new table name. For renameColumn: new column name.
   * @param columns For createTable (required, at least one): column definitions. Change columns later with addColumn/deleteColumn/renameColumn.
   * @param data For insertRows: array of row objects. For updateRows/upsertRows: object with column values.
   * @param filter For getRows/updateRows/upsertRows/deleteRows: {type?: "and"|"or", filters: [{columnName, condition, value}]}
   * @param limit For listTables/getRows: max results (1-100)
   * @param cursor For listTables/getRows: pagination cursor
   * @param sortBy For getRows: "columnName:asc" or "columnName:desc"
   * @param search For getRows: text search across string columns
   * @param returnType For insertRows: what to return (default: count)
   * @param returnData For updateRows/upsertRows/deleteRows: return affected rows (default: false)
   * @param dryRun For updateRows/upsertRows/deleteRows: preview without applying (default: false)
   * @param projectId For createTable: project ID to create the table in. If omitted, uses the default project. For the column actions: the project owning the table - resolved automatically when the instance has exactly one accessible project, otherwise required (the error lists the candidates).
   * @param columnId For deleteColumn/renameColumn: ID of the column (from getTable).
   * @param column For addColumn: the column to add. Name must start with a letter, contain only letters, digits and underscores, and be at most 63 characters.
   * @param timeoutMs For the column actions: client timeout in ms (5000-600000, default 30000).
   */
  function n8nManageDatatable(input: {
    action: "createTable" | "listTables" | "getTable" | "updateTable" | "deleteTable" | "getRows" | "insertRows" | "updateRows" | "upsertRows" | "deleteRows" | "addColumn" | "deleteColumn" | "renameColumn";
    tableId?: string;
    name?: string;
    columns?: Array<{ name: string; type?: "string" | "number" | "boolean" | "date"; [key: string]: unknown }>;
    data?: unknown;
    filter?: { [key: string]: unknown };
    limit?: number;
    cursor?: string;
    sortBy?: string;
    search?: string;
    returnType?: "count" | "id" | "all";
    returnData?: boolean;
    dryRun?: boolean;
    projectId?: string;
    columnId?: string;
    column?: { name: string; type: "string" | "number" | "boolean" | "date"; [key: string]: unknown };
    timeoutMs?: number /* integer, >= 5000, <= 600000 */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Manage workflow folders (n8n 2.19+; folders need a registered Community instance or higher). Actions: create, list, get, rename, move, delete. projectId defaults to 'personal' (the calling user's personal project). Place workflows into folders via n8n_create_workflow's parentFolderId or the moveToFolder operation of n8n_update_partial_workflow (both n8n 2.32+). Note: n8n's API cannot report which folder a workflow is in - folder contents are visible only as counts.
   * @param action Operation: create=new folder, list=folders in a project (with workflow/subfolder counts), get=folder details with recursive totals, rename=change name, move=re-parent under another folder or the project root, delete=remove folder
   * @param projectId Project containing the folder(s). Defaults to 'personal' - resolved to the calling user's personal project. Pass a real project ID on multi-project (enterprise) instances.
   * @param folderId Folder ID (required for get, rename, move, delete)
   * @param name For create: folder name (required). For rename: new name (required).
   * @param parentFolderId For create: optional parent folder to nest under. For move: target parent folder ID, or null to move to the project root (required). For list: only return direct children of this folder.
   * @param transferToFolderId For delete: move contained workflows and sub-folders into this folder first ('0' = project root). If omitted, workflows are moved to the project root AND ARCHIVED, and sub-folders are deleted.
   * @param nameFilter For list: filter folders by name (contains match)
   * @param sortBy For list: sort order (default: updatedAt:desc)
   * @param skip For list: items to skip for pagination (default 0)
   * @param take For list: items to return (default 50, max 100)
   */
  function n8nManageFolders(input: {
    action: "create" | "list" | "get" | "rename" | "move" | "delete";
    projectId?: string;
    folderId?: string;
    name?: string;
    parentFolderId?: string | null;
    transferToFolderId?: string;
    nameFilter?: string;
    sortBy?: "name:asc" | "name:desc" | "createdAt:asc" | "createdAt:desc" | "updatedAt:asc" | "updatedAt:desc";
    skip?: number;
    take?: number;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Run a workflow. method=auto (default) triggers it over HTTP through its webhook/form/chat trigger. Workflows without such a trigger need n8n's MCP server: method=prepare lists the nodes that need pinned data, method=pinned runs the workflow with that data, method=direct starts a run with optional inputs. The official methods need N8N_MCP_ACCESS_TOKEN and the workflow's "Available in MCP" setting (exposeToMcp: true enables it after you confirm with the user).
   * @param workflowId Workflow ID to execute (required)
   * @param method How to run it. auto (default): trigger over HTTP when the workflow has a webhook/form/chat trigger, otherwise report that it cannot be triggered - auto never runs through n8n's MCP server. trigger: force the HTTP path. prepare: list the nodes needing pinned data (read-only). pinned: run with pinData through n8n's MCP server. direct: start a run through n8n's MCP server, with optional inputs.
   * @param triggerType Trigger type. Auto-detected if not specified. Workflow must have a matching trigger node.
   * @param httpMethod For webhook: HTTP method (default: from workflow config or POST)
   * @param webhookPath For webhook: override the webhook path
   * @param message For chat: message to send (required for chat triggers)
   * @param sessionId For chat: session ID for conversation continuity
   * @param data Input data/payload for webhook, form fields, or execution data
   * @param headers Custom HTTP headers
   * @param timeout Timeout in ms (default: 120000). HTTP trigger path only (method auto/trigger) — the official methods (prepare/pinned/direct) use timeoutMs instead.
   * @param waitForResponse Wait for workflow completion (default: true)
   * @param pinData For method=pinned (required, non-empty): pinned trigger data keyed by node name. Each value is an array of ITEMS, and every item must be wrapped as { "json": { ... } } - e.g. {"Webhook": [{"json": {"id": "123"}}]}, never a flat object. Get the node list from method=prepare.
   * @param triggerNodeName For method=pinned/direct: which trigger node to start from. Defaults to the detected trigger node. Required by n8n when inputs are given.
   * @param executionMode For method=direct: manual (default) runs it as a manual execution; production runs it through the production execution path. Both execute the workflow's nodes for real - this only changes the execution context. Never chosen implicitly.
   * @param exposeToMcp For the official methods: enable the workflow's persistent "Available in MCP" setting when n8n refuses the call. Confirm with the user first.
   * @param timeoutMs Client-side deadline for the official call (default: 30000 for prepare, 300000 for pinned/direct)
   */
  function n8nTestWorkflow(input: {
    workflowId: string;
    method?: "auto" | "trigger" | "prepare" | "pinned" | "direct";
    triggerType?: "webhook" | "form" | "chat";
    httpMethod?: "GET" | "POST" | "PUT" | "DELETE";
    webhookPath?: string;
    message?: string;
    sessionId?: string;
    data?: { [key: string]: unknown };
    headers?: { [key: string]: unknown };
    timeout?: number;
    waitForResponse?: boolean;
    pinData?: { [key: string]: unknown };
    triggerNodeName?: string;
    executionMode?: "manual" | "production";
    exposeToMcp?: boolean;
    timeoutMs?: number /* integer, >= 5000, <= 600000 */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Full workflow update. Requires complete nodes[] and connections{}. For incremental use n8n_update_partial_workflow.
   * @param id Workflow ID to update
   * @param name New workflow name
   * @param nodes Complete array of workflow nodes (required if modifying workflow structure)
   * @param connections Complete connections object (required if modifying workflow structure)
   * @param settings Workflow settings to update
   * @param nodeGroups Canvas groups (n8n 2.28+). Omit to keep the existing groups; pass [] to ungroup everything. Members are node IDs.
   * @param parentFolderId Move the workflow into this folder (n8n 2.32+): folder ID = move there, null = move to project root, omit = leave the current folder unchanged. For a move without other changes prefer the moveToFolder operation of n8n_update_partial_workflow.
   */
  function n8nUpdateFullWorkflow(input: {
    id: string;
    name?: string;
    nodes?: Array<{ [key: string]: unknown }>;
    connections?: { [key: string]: unknown };
    settings?: { [key: string]: unknown };
    nodeGroups?: Array<{ description?: string; id?: string; name: string; nodeIds: Array<string>; [key: string]: unknown }>;
    parentFolderId?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Update workflow incrementally with diff operations. Types: addNode, removeNode, updateNode, patchNodeField, moveNode, enable/disableNode, addConnection, removeConnection, rewireConnection, cleanStaleConnections, replaceConnections, updateSettings, updateName, setNodeGroups, add/removeTag, activate/deactivateWorkflow, transferWorkflow, moveToFolder. patchNodeField requires fieldPath (dot path, e.g. "parameters.jsCode") and patches: [{find, replace}]. setNodeGroups replaces all canvas groups: [{name, nodeNames|nodeIds}] (or [] to ungroup). moveToFolder moves the workflow into a folder (n8n 2.32+): {parentFolderId: folder ID or null for project root}. See tools_documentation("n8n_update_partial_workflow", "full") for details.
   * @param id Workflow ID to update
   * @param operations Array of diff operations to apply. Each operation must have a "type" field and relevant properties for that operation type.
   * @param validateOnly If true, only validate operations without applying them
   * @param continueOnError If true, apply valid operations even if some fail (best-effort mode). Returns applied and failed operation indices. Default: false (atomic)
   */
  function n8nUpdatePartialWorkflow(input: {
    id: string;
    operations: Array<{ [key: string]: unknown }>;
    validateOnly?: boolean;
    continueOnError?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Validate workflow by ID. Checks nodes, connections, expressions. Returns errors/warnings/suggestions.
   * @param id Workflow ID to validate
   * @param options Validation options
   */
  function n8nValidateWorkflow(input: {
    id: string;
    options?: { profile?: "minimal" | "runtime" | "ai-friendly" | "strict"; validateConnections?: boolean; validateExpressions?: boolean; validateNodes?: boolean; [key: string]: unknown };
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Manage workflow version history, rollback, comparison, and cleanup. Six modes:
   * - list: Show version history for a workflow
   * - get: Get details of a specific version
   * - rollback: Restore workflow to a previous version (creates backup first)
   * - diff: Compare two versions
   * - delete: Delete specific version or all versions for a workflow
   * - prune: Manually trigger pruning to keep N most recent versions
   * Two sources:
   * - source: 'local' (default) - snapshots n8n-mcp takes before it changes a workflow. Scoped to your n8n instance, works on any n8n version, and covers only changes made through n8n-mcp. Old backups are pruned automatically (10 most recent per workflow, plus an age-based retention window).
   * - source: 'native' - n8n's own workflow history, the same list the n8n UI shows, including edits made by people in the UI. Needs an n8n MCP access token and the workflow's "Available in MCP" setting; supports list, get, rollback and diff only. Native rollback is not pre-validated.
   * @param mode Operation mode (default: list) Default: "list"
   * @param source Which history to read: 'local' (n8n-mcp snapshots, default) or 'native' (n8n's own version history). delete and prune are local-only. Default: "local"
   * @param workflowId Workflow ID (required for list, rollback, delete, prune, diff; required for every native mode)
   * @param versionId Version ID. local: numeric snapshot id (number or numeric string); native: n8n's version id string. Required for get and diff, for a single-version delete, and for native rollback; optional for local rollback.
   * @param toVersionId The second version to compare against in diff mode (same id format as versionId)
   * @param limit Max versions to return in list mode (native: capped at 50) Default: 10
   * @param offset Skip this many versions in native list mode
   * @param validateBefore Validate workflow structure before rollback (local only; accepted and ignored for native) Default: true
   * @param deleteAll Delete all versions for workflow (delete mode only) Default: false
   * @param maxVersions Keep N most recent versions (prune mode only) Default: 10
   * @param exposeToMcp Native only. When n8n refuses the workflow because it is not available in MCP, enable that setting on the workflow and retry once. This is a visible, persistent workflow setting - confirm with the user first.
   * @param timeoutMs Client deadline for the native call (default 30000)
   */
  function n8nWorkflowVersions(input?: {
    mode?: "list" | "get" | "rollback" | "delete" | "prune" | "diff";
    source?: "local" | "native";
    workflowId?: string;
    versionId?: unknown;
    toVersionId?: unknown;
    limit?: number;
    offset?: number /* >= 0 */;
    validateBefore?: boolean;
    deleteAll?: boolean;
    maxVersions?: number;
    exposeToMcp?: boolean;
    timeoutMs?: number /* integer, >= 5000, <= 600000 */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Search n8n nodes by keyword with optional real-world examples. Pass query as string. Example: query="webhook" or query="database". Returns max 20 results. Use includeExamples=true to get top 2 template configs per node.
   * @param query Search terms. Use quotes for exact phrase.
   * @param limit Max results (default 20) Default: 20
   * @param mode OR=any word, AND=all words, FUZZY=typo-tolerant Default: "OR"
   * @param includeExamples Include top 2 real-world configuration examples from popular templates (default: false) Default: false
   * @param includeOperations Include resource/operation tree per node. Adds ~100-300 tokens per result but saves a get_node round-trip. Default: false
   * @param source Filter by node source: all=everything (default), core=n8n base nodes, community=community nodes, verified=verified community nodes only Default: "all"
   */
  function searchNodes(input: {
    query: string;
    limit?: number;
    mode?: "OR" | "AND" | "FUZZY";
    includeExamples?: boolean;
    includeOperations?: boolean;
    source?: "all" | "core" | "community" | "verified";
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Search templates with multiple modes. Use searchMode='keyword' for text search, 'by_nodes' to find templates using specific nodes, 'by_task' for curated task-based templates, 'by_metadata' for filtering by complexity/setup time/services, 'patterns' for lightweight workflow pattern summaries mined from 2700+ templates.
   * @param searchMode Search mode. keyword=text search (default), by_nodes=find by node types, by_task=curated task templates, by_metadata=filter by complexity/services, patterns=lightweight workflow pattern summaries Default: "keyword"
   * @param query For searchMode=keyword: search keyword (e.g., "chatbot")
   * @param fields For searchMode=keyword: fields to include in response. Default: all fields.
   * @param nodeTypes For searchMode=by_nodes: array of node types (e.g., ["n8n-nodes-base.httpRequest", "n8n-nodes-base.slack"])
   * @param task For searchMode=by_task: the type of task. For searchMode=patterns: optional category filter (omit for overview of all categories).
   * @param category For searchMode=by_metadata: filter by category (e.g., "automation", "integration")
   * @param complexity For searchMode=by_metadata: filter by complexity level
   * @param maxSetupMinutes For searchMode=by_metadata: maximum setup time in minutes
   * @param minSetupMinutes For searchMode=by_metadata: minimum setup time in minutes
   * @param requiredService For searchMode=by_metadata: filter by required service (e.g., "openai", "slack")
   * @param targetAudience For searchMode=by_metadata: filter by target audience (e.g., "developers", "marketers")
   * @param limit Maximum number of results. Default 20. Default: 20
   * @param offset Pagination offset. Default 0. Default: 0
   */
  function searchTemplates(input?: {
    searchMode?: "keyword" | "by_nodes" | "by_task" | "by_metadata" | "patterns";
    query?: string;
    fields?: Array<"id" | "name" | "description" | "author" | "nodes" | "views" | "created" | "url" | "metadata">;
    nodeTypes?: Array<string>;
    task?: "ai_automation" | "data_sync" | "webhook_processing" | "email_automation" | "slack_integration" | "data_transformation" | "file_processing" | "scheduling" | "api_integration" | "database_operations";
    category?: string;
    complexity?: "simple" | "medium" | "complex";
    maxSetupMinutes?: number /* >= 5, <= 480 */;
    minSetupMinutes?: number /* >= 5, <= 480 */;
    requiredService?: string;
    targetAudience?: string;
    limit?: number /* >= 1, <= 100 */;
    offset?: number /* >= 0 */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get documentation for n8n MCP tools. Call without parameters for quick start guide. Use topic parameter to get documentation for specific tools. Use depth='full' for comprehensive documentation.
   * @param topic Tool name (e.g., "search_nodes") or "overview" for general guide. Leave empty for quick reference.
   * @param depth Level of detail. "essentials" (default) for quick reference, "full" for comprehensive docs. Default: "essentials"
   */
  function toolsDocumentation(input?: {
    topic?: string;
    depth?: "essentials" | "full";
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Validate n8n node configuration. Use mode='full' for comprehensive validation with errors/warnings/suggestions, mode='minimal' for quick required fields check. Example: nodeType="nodes-base.slack", config={resource:"channel",operation:"create"}
   * @param nodeType Node type as string. Example: "nodes-base.slack"
   * @param config Configuration as object. For simple nodes use {}. For complex nodes include fields like {resource:"channel",operation:"create"}
   * @param mode Validation mode. full=comprehensive validation with errors/warnings/suggestions, minimal=quick required fields check only. Default is "full" Default: "full"
   * @param profile Profile for mode=full: "minimal", "runtime", "ai-friendly", or "strict". Default is "ai-friendly" Default: "ai-friendly"
   */
  function validateNode(input: {
    nodeType: string;
    config: { [key: string]: unknown };
    mode?: "full" | "minimal";
    profile?: "strict" | "runtime" | "ai-friendly" | "minimal";
  }): Promise<McpToolResult>;

  /**
   * Full workflow validation: structure, connections, expressions, AI tools. Returns errors/warnings/fixes. Essential before deploy.
   * @param workflow The complete workflow JSON to validate. Must include nodes array and connections object.
   * @param options Optional validation settings
   */
  function validateWorkflow(input: {
    workflow: { [key: string]: unknown };
    options?: { profile?: "minimal" | "runtime" | "ai-friendly" | "strict"; validateConnections?: boolean; validateExpressions?: boolean; validateNodes?: boolean; [key: string]: unknown };
  }): Promise<McpToolResult>;

  namespace resources {
    /**
     * List the resources of MCP server n8n-mcp.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpResourcesListResult>;

    /**
     * Read one resource by URI of MCP server n8n-mcp.
     */
    function read(input: {
      uri: string;
    }): Promise<McpResourcesReadResult>;
  }
}
