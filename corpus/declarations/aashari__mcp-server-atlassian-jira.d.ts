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

declare namespace MCP.aashariMcpServerAtlassianJira {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * Delete Jira resources. Returns TOON format by default.
   * **Output format:** TOON (default) or JSON (`outputFormat: "json"`)
   * **Common operations:**
   * 1. **Delete issue:** `/rest/api/3/issue/{issueIdOrKey}`
   * Query param: `deleteSubtasks=true` to delete subtasks
   * 2. **Delete comment:** `/rest/api/3/issue/{issueIdOrKey}/comment/{commentId}`
   * 3. **Delete worklog:** `/rest/api/3/issue/{issueIdOrKey}/worklog/{worklogId}`
   * 4. **Delete attachment:** `/rest/api/3/attachment/{attachmentId}`
   * 5. **Remove watcher:** `/rest/api/3/issue/{issueIdOrKey}/watchers`
   * Query param: `accountId={accountId}`
   * Note: Most DELETE endpoints return 204 No Content on success.
   * API reference: https://developer.atlassian.com/cloud/jira/platform/rest/v3/
   * @param path The Jira API endpoint path (without base URL). Must start with "/". Examples: "/rest/api/3/project", "/rest/api/3/search/jql", "/rest/api/3/issue/{issueIdOrKey}"
   * @param queryParams Optional query parameters as key-value pairs. Examples: {"maxResults": "50", "startAt": "0", "jql": "project=PROJ", "fields": "summary,status"}
   * @param jq JMESPath expression to filter/transform the response. IMPORTANT: Always use this to extract only needed fields and reduce token costs. Examples: "issues[*].{key: key, summary: fields.summary}" (extract specific fields), "issues[0]" (first result), "issues[*].key" (keys only). See https://jmespath.org
   * @param outputFormat Output format: "toon" (default, 30-60% fewer tokens) or "json". TOON is optimized for LLMs with tabular arrays and minimal syntax.
   */
  function jiraDelete(input: {
    path: string;
    queryParams?: { [key: string]: string };
    jq?: string;
    outputFormat?: "toon" | "json";
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Read any Jira data. Returns TOON format by default (30-60% fewer tokens than JSON).
   * **IMPORTANT - Cost Optimization:**
   * - ALWAYS use `jq` param to filter response fields. Unfiltered responses are very expensive!
   * - Use `maxResults` query param to restrict result count (e.g., `maxResults: "5"`)
   * - If unsure about available fields, first fetch ONE item with `maxResults: "1"` and NO jq filter to explore the schema, then use jq in subsequent calls
   * **Schema Discovery Pattern:**
   * 1. First call: `path: "/rest/api/3/search/jql", queryParams: {"maxResults": "1", "jql": "project=PROJ"}` (no jq) - explore available fields
   * 2. Then use: `jq: "issues[*].{key: key, summary: fields.summary, status: fields.status.name}"` - extract only what you need
   * **Output format:** TOON (default, token-efficient) or JSON (`outputFormat: "json"`)
   * **Common paths:**
   * - `/rest/api/3/project` - list all projects
   * - `/rest/api/3/project/{projectKeyOrId}` - get project details
   * @param path The Jira API endpoint path (without base URL). Must start with "/". Examples: "/rest/api/3/project", "/rest/api/3/search/jql", "/rest/api/3/issue/{issueIdOrKey}"
   * @param queryParams Optional query parameters as key-value pairs. Examples: {"maxResults": "50", "startAt": "0", "jql": "project=PROJ", "fields": "summary,status"}
   * @param jq JMESPath expression to filter/transform the response. IMPORTANT: Always use this to extract only needed fields and reduce token costs. Examples: "issues[*].{key: key, summary: fields.summary}" (extract specific fields), "issues[0]" (first result), "issues[*].key" (keys only). See https://jmespath.org
   * @param outputFormat Output format: "toon" (default, 30-60% fewer tokens) or "json". TOON is optimized for LLMs with tabular arrays and minimal syntax.
   */
  function jiraGet(input: {
    path: string;
    queryParams?: { [key: string]: string };
    jq?: string;
    outputFormat?: "toon" | "json";
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Partially update Jira resources. Returns TOON format by default.
   * **IMPORTANT - Cost Optimization:** Use `jq` param to filter response fields.
   * **Output format:** TOON (default) or JSON (`outputFormat: "json"`)
   * **Common operations:**
   * 1. **Update issue fields:** `/rest/api/3/issue/{issueIdOrKey}`
   * body: `{"fields": {"summary": "Updated title"}}` (only updates specified fields)
   * 2. **Update comment:** `/rest/api/3/issue/{issueIdOrKey}/comment/{commentId}`
   * body: `{"body": {"type": "doc", "version": 1, "content": [{"type": "paragraph", "content": [{"type": "text", "text": "Updated comment"}]}]}}`
   * 3. **Update worklog:** `/rest/api/3/issue/{issueIdOrKey}/worklog/{worklogId}`
   * body: `{"timeSpentSeconds": 7200}`
   * Note: PATCH only updates the fields you specify, leaving others unchanged.
   * API reference: https://developer.atlassian.com/cloud/jira/platform/rest/v3/
   * @param path The Jira API endpoint path (without base URL). Must start with "/". Examples: "/rest/api/3/project", "/rest/api/3/search/jql", "/rest/api/3/issue/{issueIdOrKey}"
   * @param body Request body as a JSON object. Structure depends on the endpoint. Example for issue: {"fields": {"project": {"key": "PROJ"}, "summary": "Issue title", "issuetype": {"name": "Task"}}}
   * @param queryParams Optional query parameters as key-value pairs. Examples: {"maxResults": "50", "startAt": "0", "jql": "project=PROJ", "fields": "summary,status"}
   * @param jq JMESPath expression to filter/transform the response. IMPORTANT: Always use this to extract only needed fields and reduce token costs. Examples: "issues[*].{key: key, summary: fields.summary}" (extract specific fields), "issues[0]" (first result), "issues[*].key" (keys only). See https://jmespath.org
   * @param outputFormat Output format: "toon" (default, 30-60% fewer tokens) or "json". TOON is optimized for LLMs with tabular arrays and minimal syntax.
   */
  function jiraPatch(input: {
    path: string;
    body: { [key: string]: unknown };
    queryParams?: { [key: string]: string };
    jq?: string;
    outputFormat?: "toon" | "json";
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create Jira resources. Returns TOON format by default (token-efficient).
   * **IMPORTANT - Cost Optimization:**
   * - Use `jq` param to extract only needed fields from response (e.g., `jq: "{key: key, id: id}"`)
   * - Unfiltered responses include all metadata and are expensive!
   * **Output format:** TOON (default) or JSON (`outputFormat: "json"`)
   * **Common operations:**
   * 1. **Create issue:** `/rest/api/3/issue`
   * body: `{"fields": {"project": {"key": "PROJ"}, "summary": "Issue title", "issuetype": {"name": "Task"}, "description": {"type": "doc", "version": 1, "content": [{"type": "paragraph", "content": [{"type": "text", "text": "Description"}]}]}}}`
   * 2. **Add comment:** `/rest/api/3/issue/{issueIdOrKey}/comment`
   * body: `{"body": {"type": "doc", "version": 1, "content": [{"type": "paragraph", "content": [{"type": "text", "text": "Comment text"}]}]}}`
   * 3. **Add worklog:** `/rest/api/3/issue/{issueIdOrKey}/worklog`
   * body: `{"timeSpentSeconds": 3600, "comment": {"type": "doc", "version": 1, "content": [{"type": "paragraph", "content": [{"type": "text", "text": "Work done"}]}]}}`
   * @param path The Jira API endpoint path (without base URL). Must start with "/". Examples: "/rest/api/3/project", "/rest/api/3/search/jql", "/rest/api/3/issue/{issueIdOrKey}"
   * @param body Request body as a JSON object. Structure depends on the endpoint. Example for issue: {"fields": {"project": {"key": "PROJ"}, "summary": "Issue title", "issuetype": {"name": "Task"}}}
   * @param queryParams Optional query parameters as key-value pairs. Examples: {"maxResults": "50", "startAt": "0", "jql": "project=PROJ", "fields": "summary,status"}
   * @param jq JMESPath expression to filter/transform the response. IMPORTANT: Always use this to extract only needed fields and reduce token costs. Examples: "issues[*].{key: key, summary: fields.summary}" (extract specific fields), "issues[0]" (first result), "issues[*].key" (keys only). See https://jmespath.org
   * @param outputFormat Output format: "toon" (default, 30-60% fewer tokens) or "json". TOON is optimized for LLMs with tabular arrays and minimal syntax.
   */
  function jiraPost(input: {
    path: string;
    body: { [key: string]: unknown };
    queryParams?: { [key: string]: string };
    jq?: string;
    outputFormat?: "toon" | "json";
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Replace Jira resources (full update). Returns TOON format by default.
   * **IMPORTANT - Cost Optimization:** Use `jq` param to extract only needed fields from response
   * **Output format:** TOON (default) or JSON (`outputFormat: "json"`)
   * **Common operations:**
   * 1. **Update issue (full):** `/rest/api/3/issue/{issueIdOrKey}`
   * body: `{"fields": {"summary": "New title", "description": {...}, "assignee": {"accountId": "..."}}}`
   * 2. **Update project:** `/rest/api/3/project/{projectIdOrKey}`
   * body: `{"name": "New Project Name", "description": "Updated description"}`
   * 3. **Set issue property:** `/rest/api/3/issue/{issueIdOrKey}/properties/{propertyKey}`
   * body: `{"value": "property value"}`
   * Note: PUT replaces the entire resource. For partial updates, prefer PATCH.
   * API reference: https://developer.atlassian.com/cloud/jira/platform/rest/v3/
   * @param path The Jira API endpoint path (without base URL). Must start with "/". Examples: "/rest/api/3/project", "/rest/api/3/search/jql", "/rest/api/3/issue/{issueIdOrKey}"
   * @param body Request body as a JSON object. Structure depends on the endpoint. Example for issue: {"fields": {"project": {"key": "PROJ"}, "summary": "Issue title", "issuetype": {"name": "Task"}}}
   * @param queryParams Optional query parameters as key-value pairs. Examples: {"maxResults": "50", "startAt": "0", "jql": "project=PROJ", "fields": "summary,status"}
   * @param jq JMESPath expression to filter/transform the response. IMPORTANT: Always use this to extract only needed fields and reduce token costs. Examples: "issues[*].{key: key, summary: fields.summary}" (extract specific fields), "issues[0]" (first result), "issues[*].key" (keys only). See https://jmespath.org
   * @param outputFormat Output format: "toon" (default, 30-60% fewer tokens) or "json". TOON is optimized for LLMs with tabular arrays and minimal syntax.
   */
  function jiraPut(input: {
    path: string;
    body: { [key: string]: unknown };
    queryParams?: { [key: string]: string };
    jq?: string;
    outputFormat?: "toon" | "json";
    [key: string]: unknown;
  }): Promise<McpToolResult>;
}
