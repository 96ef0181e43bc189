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

declare namespace MCP.roychriMcpServerAsana {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * Add an existing task to a project. If no positioning arguments are given, the task will be added to the end of the project.
   * @param task_id The task ID to add to the project
   * @param project_id The project ID to add the task to
   * @param section Optional: The section ID to add the task to within the project
   * @param insert_after Optional: A task ID to insert this task after. At most one of insert_before, insert_after, or section should be specified.
   * @param insert_before Optional: A task ID to insert this task before. At most one of insert_before, insert_after, or section should be specified.
   */
  function asanaAddProjectToTask(input: {
    task_id: string;
    project_id: string;
    section?: string;
    insert_after?: string;
    insert_before?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Add a tag to a task
   * @param task_gid The task GID to add the tag to
   * @param tag_gid The tag GID to add to the task
   */
  function asanaAddTagToTask(input: {
    task_gid: string;
    tag_gid: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Set dependencies for a task
   * @param task_id The task ID to add dependencies to
   * @param dependencies Array of task IDs that this task depends on
   */
  function asanaAddTaskDependencies(input: {
    task_id: string;
    dependencies: Array<string>;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Set dependents for a task (tasks that depend on this task)
   * @param task_id The task ID to add dependents to
   * @param dependents Array of task IDs that depend on this task
   */
  function asanaAddTaskDependents(input: {
    task_id: string;
    dependents: Array<string>;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Move a task to a section within its project
   * @param section_id The section GID to add the task to
   * @param task_id The task GID to move
   * @param insert_before A task GID to insert the task before (optional)
   * @param insert_after A task GID to insert the task after (optional)
   */
  function asanaAddTaskToSection(input: {
    section_id: string;
    task_id: string;
    insert_before?: string;
    insert_after?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create a new project in a workspace or team
   * @param workspace The workspace GID to create the project in
   * @param name Name of the project
   * @param team The team GID to create the project in (required for organization workspaces)
   * @param notes Description or notes for the project
   * @param color Color of the project. Can be one of: dark-pink, dark-green, dark-blue, dark-red, dark-teal, dark-brown, dark-orange, dark-purple, dark-warm-gray, light-pink, light-green, light-blue, light-red, light-teal, light-brown, light-orange, light-purple, light-warm-gray
   * @param privacy_setting Privacy setting of the project. Can be: public_to_workspace, private_to_team, private
   * @param default_view The default view of the project. Can be: list, board, calendar, timeline
   * @param opt_fields Comma-separated list of optional fields to include in the response
   */
  function asanaCreateProject(input: {
    workspace: string;
    name: string;
    team?: string;
    notes?: string;
    color?: string;
    privacy_setting?: string;
    default_view?: string;
    opt_fields?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create a new status update for a project
   * @param project_gid The project GID to create the status for
   * @param text The text content of the status update
   * @param color The color of the status (green, yellow, red)
   * @param title The title of the status update
   * @param html_text HTML formatted text for the status update
   * @param opt_fields Comma-separated list of optional fields to include
   */
  function asanaCreateProjectStatus(input: {
    project_gid: string;
    text: string;
    color?: "green" | "yellow" | "red";
    title?: string;
    html_text?: string;
    opt_fields?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create a new section in a project
   * @param project_id The project GID to create the section in
   * @param name Name of the new section
   * @param opt_fields Comma-separated list of optional fields to include
   */
  function asanaCreateSection(input: {
    project_id: string;
    name: string;
    opt_fields?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create a new subtask for an existing task
   * @param parent_task_id The parent task ID to create the subtask under
   * @param name Name of the subtask
   * @param notes Description of the subtask
   * @param html_notes HTML-like formatted description of the subtask. Does not support ALL HTML tags. Only a subset. The only allowed TAG in the HTML are: <body> <h1> <h2> <ol> <ul> <li> <strong> <em> <u> <s> <code> <pre> <blockquote> <a data-asana-type="" data-asana-gid=""> <hr> <img> <table> <tr> <td>. No other tags are allowed. Use the \n to create a newline. Do not use \n after <body>. Example: <body><h1>Motivation</h1> A customer called in to complain <h1>Goal</h1> Fix the problem</body>
   * @param due_on Due date in YYYY-MM-DD format
   * @param assignee Assignee (can be 'me' or a user ID)
   * @param opt_fields Comma-separated list of optional fields to include
   */
  function asanaCreateSubtask(input: {
    parent_task_id: string;
    name: string;
    notes?: string;
    html_notes?: string;
    due_on?: string;
    assignee?: string;
    opt_fields?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create a new tag in a workspace
   * @param workspace_gid Globally unique identifier for the workspace or organization
   * @param name Name of the tag
   * @param followers An array of strings identifying users. These can either be the string "me", an email, or the gid of a user.
   * @param color Color of the tag (optional). Can be one of: dark-pink, dark-green, dark-blue, dark-red, dark-teal, dark-brown, dark-orange, dark-purple, dark-warm-gray, light-pink, light-green, light-blue, light-red, light-teal, light-brown, light-orange, light-purple, light-warm-gray
   * @param notes Notes about the tag (optional)
   * @param opt_fields Comma-separated list of optional fields to include
   */
  function asanaCreateTagForWorkspace(input: {
    workspace_gid: string;
    name: string;
    followers?: Array<string>;
    color?: string;
    notes?: string;
    opt_fields?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create a new task in a project
   * @param project_id The project to create the task in
   * @param name Name of the task
   * @param notes Description of the task
   * @param html_notes HTML-like formatted description of the task. Does not support ALL HTML tags. Only a subset. The only allowed TAG in the HTML are: <body> <h1> <h2> <ol> <ul> <li> <strong> <em> <u> <s> <code> <pre> <blockquote> <a data-asana-type="" data-asana-gid=""> <hr> <img> <table> <tr> <td>. No other tags are allowed. Use the \n to create a newline. Do not use \n after <body>. Example: <body><h1>Motivation</h1> A customer called in to complain <h1>Goal</h1> Fix the problem</body>
   * @param due_on Due date in YYYY-MM-DD format
   * @param assignee Assignee (can be 'me' or a user ID)
   * @param followers Array of user IDs to add as followers
   * @param parent The parent task ID to set this task under
   * @param projects Array of project IDs to add this task to
   * @param resource_subtype The type of the task. Can be one of 'default_task' or 'milestone'
   * @param custom_fields Object mapping custom field GID strings to their values. For enum fields use the enum option GID as the value.
   */
  function asanaCreateTask(input: {
    project_id: string;
    name: string;
    notes?: string;
    html_notes?: string;
    due_on?: string;
    assignee?: string;
    followers?: Array<string>;
    parent?: string;
    projects?: Array<string>;
    resource_subtype?: string;
    custom_fields?: { [key: string]: unknown };
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create a comment or story on a task. Either text or html_text is required.
   * @param task_id The task ID to add the story to
   * @param text The plain text content of the story/comment. Required if html_text is not provided.
   * @param html_text HTML-like formatted text for the comment. Required if text is not provided. Does not support ALL HTML tags. Only a subset. The only allowed TAG in the HTML are: <body> <h1> <h2> <ol> <ul> <li> <strong> <em> <u> <s> <code> <pre> <blockquote> <a data-asana-type="" data-asana-gid=""> <hr> <img> <table> <tr> <td>. No other tags are allowed. Use the \n to create a newline. Do not use \n after <body>.
   * @param opt_fields Comma-separated list of optional fields to include
   */
  function asanaCreateTaskStory(input: {
    task_id: string;
    text?: string;
    html_text?: string;
    opt_fields?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Delete a project status update
   * @param project_status_gid The project status GID to delete
   */
  function asanaDeleteProjectStatus(input: {
    project_status_gid: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Delete a section from a project
   * @param section_id The section GID to delete
   */
  function asanaDeleteSection(input: {
    section_id: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Delete a tag
   * @param tag_gid Globally unique identifier for the tag
   */
  function asanaDeleteTag(input: {
    tag_gid: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Delete a task. This permanently removes the task and cannot be undone.
   * @param task_id The task ID to delete
   */
  function asanaDeleteTask(input: {
    task_id: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get detailed information about multiple tasks by their GIDs (maximum 25 tasks)
   * @param task_ids Array or comma-separated string of task GIDs to retrieve (max 25)
   * @param opt_fields Comma-separated list of optional fields to include
   */
  function asanaGetMultipleTasksByGid(input: {
    task_ids: Array<string> | string;
    opt_fields?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get tasks from the authenticated user's 'My Tasks' list in a workspace. Returns the user's personal task list including sections like Inbox, Today, This Week, etc.
   * @param workspace The workspace GID to get My Tasks from
   * @param opt_fields Comma-separated list of optional fields to include (e.g. 'name,due_on,completed,assignee_section,assignee_section.name')
   * @param completed_since Only return tasks completed since this time (ISO 8601). Use 'now' to only return incomplete tasks.
   */
  function asanaGetMyTasks(input: {
    workspace: string;
    opt_fields?: string;
    completed_since?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get detailed information about a specific project
   * @param project_id The project ID to retrieve
   * @param opt_fields Comma-separated list of optional fields to include
   */
  function asanaGetProject(input: {
    project_id: string;
    opt_fields?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get sections in a project
   * @param project_id The project ID to get sections for
   * @param opt_fields Comma-separated list of optional fields to include
   */
  function asanaGetProjectSections(input: {
    project_id: string;
    opt_fields?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get a project status update
   * @param project_status_gid The project status GID to retrieve
   * @param opt_fields Comma-separated list of optional fields to include
   */
  function asanaGetProjectStatus(input: {
    project_status_gid: string;
    opt_fields?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get all status updates for a project
   * @param project_gid The project GID to get statuses for
   * @param limit Results per page (1-100)
   * @param offset Pagination offset token
   * @param opt_fields Comma-separated list of optional fields to include
   */
  function asanaGetProjectStatuses(input: {
    project_gid: string;
    limit?: number /* >= 1, <= 100 */;
    offset?: string;
    opt_fields?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get the number of tasks in a project
   * @param project_id The project ID to get task counts for
   * @param opt_fields Comma-separated list of optional fields to include
   */
  function asanaGetProjectTaskCounts(input: {
    project_id: string;
    opt_fields?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get all subtasks of a given task. Returns a compact representation of each subtask.
   * @param task_gid The GID of the parent task
   * @param opt_fields Comma-separated list of optional fields to include (e.g. 'name,completed,assignee,due_on')
   */
  function asanaGetSubtasks(input: {
    task_gid: string;
    opt_fields?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get detailed information about a specific tag
   * @param tag_gid Globally unique identifier for the tag
   * @param opt_fields Comma-separated list of optional fields to include
   */
  function asanaGetTag(input: {
    tag_gid: string;
    opt_fields?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get a task's tags
   * @param task_gid The task to operate on
   * @param limit Results per page. The number of objects to return per page. The value must be between 1 and 100.
   * @param offset Offset token. An offset to the next page returned by the API.
   * @param opt_fields Comma-separated list of optional fields to include
   */
  function asanaGetTagsForTask(input: {
    task_gid: string;
    limit?: number;
    offset?: string;
    opt_fields?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get tags in a workspace
   * @param workspace_gid Globally unique identifier for the workspace or organization
   * @param limit Results per page. The number of objects to return per page. The value must be between 1 and 100.
   * @param offset Offset token. An offset to the next page returned by the API.
   * @param opt_fields Comma-separated list of optional fields to include
   */
  function asanaGetTagsForWorkspace(input: {
    workspace_gid: string;
    limit?: number /* integer */;
    offset?: string;
    opt_fields?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get detailed information about a specific task
   * @param task_id The task ID to retrieve
   * @param opt_fields Comma-separated list of optional fields to include
   */
  function asanaGetTask(input: {
    task_id: string;
    opt_fields?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get comments and stories for a specific task
   * @param task_id The task ID to get stories for
   * @param opt_fields Comma-separated list of optional fields to include
   */
  function asanaGetTaskStories(input: {
    task_id: string;
    opt_fields?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get all tasks in a project. Use this instead of search_tasks when you need to list tasks in a specific project. Supports pagination and optional field selection.
   * @param project_id The project GID to get tasks for
   * @param opt_fields Comma-separated list of optional fields to include (e.g. 'name,completed,assignee,due_on,memberships.section.name')
   * @param limit The number of objects to return per page. The value must be between 1 and 100.
   * @param offset An offset token from a previous response for pagination
   */
  function asanaGetTasksForProject(input: {
    project_id: string;
    opt_fields?: string;
    limit?: number /* integer */;
    offset?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get tasks for a specific tag
   * @param tag_gid The tag GID to retrieve tasks for
   * @param opt_fields Comma-separated list of optional fields to include
   * @param opt_pretty Provides the response in a 'pretty' format
   * @param limit The number of objects to return per page. The value must be between 1 and 100.
   * @param offset An offset to the next page returned by the API.
   */
  function asanaGetTasksForTag(input: {
    tag_gid: string;
    opt_fields?: string;
    opt_pretty?: boolean;
    limit?: number /* integer */;
    offset?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List all available workspaces in Asana
   * @param opt_fields Comma-separated list of optional fields to include
   */
  function asanaListWorkspaces(input?: {
    opt_fields?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Remove a task from a project. The task will still exist in the system, but it will not be in the project anymore.
   * @param task_id The task ID to remove from the project
   * @param project_id The project ID to remove the task from
   */
  function asanaRemoveProjectFromTask(input: {
    task_id: string;
    project_id: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Remove a tag from a task
   * @param task_gid The task GID to remove the tag from
   * @param tag_gid The tag GID to remove from the task
   */
  function asanaRemoveTagFromTask(input: {
    task_gid: string;
    tag_gid: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Search for projects in Asana using name pattern matching
   * @param workspace The workspace to search in
   * @param name_pattern Regular expression pattern to match project names
   * @param archived Only return archived projects Default: false
   * @param opt_fields Comma-separated list of optional fields to include
   */
  function asanaSearchProjects(input: {
    workspace: string;
    name_pattern: string;
    archived?: boolean;
    opt_fields?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Search tasks in a workspace with advanced filtering options
   * @param workspace The workspace to search in
   * @param text Text to search for in task names and descriptions
   * @param resource_subtype Filter by task subtype (e.g. milestone)
   * @param portfolios_any Comma-separated list of portfolio IDs
   * @param assignee_any Comma-separated list of user IDs
   * @param assignee_not Comma-separated list of user IDs to exclude
   * @param projects_any Comma-separated list of project IDs
   * @param projects_not Comma-separated list of project IDs to exclude
   * @param projects_all Comma-separated list of project IDs that must all match
   * @param sections_any Comma-separated list of section IDs
   * @param sections_not Comma-separated list of section IDs to exclude
   * @param sections_all Comma-separated list of section IDs that must all match
   * @param tags_any Comma-separated list of tag IDs
   * @param tags_not Comma-separated list of tag IDs to exclude
   * @param tags_all Comma-separated list of tag IDs that must all match
   * @param teams_any Comma-separated list of team IDs
   * @param followers_not Comma-separated list of user IDs to exclude
   * @param created_by_any Comma-separated list of user IDs
   * @param created_by_not Comma-separated list of user IDs to exclude
   * @param assigned_by_any Comma-separated list of user IDs
   * @param assigned_by_not Comma-separated list of user IDs to exclude
   * @param liked_by_not Comma-separated list of user IDs to exclude
   * @param commented_on_by_not Comma-separated list of user IDs to exclude
   * @param due_on ISO 8601 date string or null
   * @param due_on_before ISO 8601 date string
   * @param due_on_after ISO 8601 date string
   * @param due_at_before ISO 8601 datetime string
   * @param due_at_after ISO 8601 datetime string
   * @param start_on ISO 8601 date string or null
   * @param start_on_before ISO 8601 date string
   * @param start_on_after ISO 8601 date string
   * @param created_on ISO 8601 date string or null
   * @param created_on_before ISO 8601 date string
   * @param created_on_after ISO 8601 date string
   * @param created_at_before ISO 8601 datetime string
   * @param created_at_after ISO 8601 datetime string
   * @param completed_on ISO 8601 date string or null
   * @param completed_on_before ISO 8601 date string
   * @param completed_on_after ISO 8601 date string
   * @param completed_at_before ISO 8601 datetime string
   * @param completed_at_after ISO 8601 datetime string
   * @param modified_on ISO 8601 date string or null
   * @param modified_on_before ISO 8601 date string
   * @param modified_on_after ISO 8601 date string
   * @param modified_at_before ISO 8601 datetime string
   * @param modified_at_after ISO 8601 datetime string
   * @param completed Filter for completed tasks
   * @param is_subtask Filter for subtasks
   * @param has_attachment Filter for tasks with attachments
   * @param is_blocked Filter for tasks with incomplete dependencies
   * @param is_blocking Filter for incomplete tasks with dependents
   * @param sort_by Sort by: due_date, created_at, completed_at, likes, modified_at Default: "modified_at"
   * @param sort_ascending Sort in ascending order Default: false
   * @param opt_fields Comma-separated list of optional fields to include
   * @param custom_fields Object containing custom field filters. Keys should be in the format "{gid}.{operation}" where operation can be: - {gid}.is_set: Boolean - For all custom field types, check if value is set - {gid}.value: String|Number|String(enum_option_gid) - Direct value match for Text, Number or Enum fields - {gid}.starts_with: String - For Text fields only, check if value starts with string - {gid}.ends_with: String - For Text fields only, check if value ends with string - {gid}.contains: String - For Text fields only, check if value contains string - {gid}.less_than: Number - For Number fields only, check if value is less than number - {gid}.greater_than: Number - For Number fields only, check if value is greater than number Example: { "12345.value": "high", "67890.contains": "urgent" }
   */
  function asanaSearchTasks(input: {
    workspace: string;
    text?: string;
    resource_subtype?: string;
    portfolios_any?: string;
    assignee_any?: string;
    assignee_not?: string;
    projects_any?: string;
    projects_not?: string;
    projects_all?: string;
    sections_any?: string;
    sections_not?: string;
    sections_all?: string;
    tags_any?: string;
    tags_not?: string;
    tags_all?: string;
    teams_any?: string;
    followers_not?: string;
    created_by_any?: string;
    created_by_not?: string;
    assigned_by_any?: string;
    assigned_by_not?: string;
    liked_by_not?: string;
    commented_on_by_not?: string;
    due_on?: string;
    due_on_before?: string;
    due_on_after?: string;
    due_at_before?: string;
    due_at_after?: string;
    start_on?: string;
    start_on_before?: string;
    start_on_after?: string;
    created_on?: string;
    created_on_before?: string;
    created_on_after?: string;
    created_at_before?: string;
    created_at_after?: string;
    completed_on?: string;
    completed_on_before?: string;
    completed_on_after?: string;
    completed_at_before?: string;
    completed_at_after?: string;
    modified_on?: string;
    modified_on_before?: string;
    modified_on_after?: string;
    modified_at_before?: string;
    modified_at_after?: string;
    completed?: boolean;
    is_subtask?: boolean;
    has_attachment?: boolean;
    is_blocked?: boolean;
    is_blocking?: boolean;
    sort_by?: string;
    sort_ascending?: boolean;
    opt_fields?: string;
    custom_fields?: { [key: string]: unknown };
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Set the parent of a task and position the subtask within the other subtasks of that parent
   * @param task_id The task ID to operate on
   */
  function asanaSetParentForTask(input: {
    task_id: string;
    data: unknown;
    opts?: unknown;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Update a project's details (name, description, etc.)
   * @param project_id The project GID to update
   * @param name New name for the project
   * @param notes New plain text description for the project
   * @param html_notes New HTML formatted description (must be valid Asana XML)
   * @param color Color of the project. Can be one of: dark-pink, dark-green, dark-blue, dark-red, dark-teal, dark-brown, dark-orange, dark-purple, dark-warm-gray, light-pink, light-green, light-blue, light-red, light-teal, light-brown, light-orange, light-purple, light-warm-gray
   * @param privacy_setting Privacy setting: public_to_workspace, private_to_team, private
   * @param opt_fields Comma-separated list of optional fields to include
   */
  function asanaUpdateProject(input: {
    project_id: string;
    name?: string;
    notes?: string;
    html_notes?: string;
    color?: string;
    privacy_setting?: string;
    opt_fields?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Update a section (rename it)
   * @param section_id The section GID to update
   * @param name New name for the section
   * @param opt_fields Comma-separated list of optional fields to include
   */
  function asanaUpdateSection(input: {
    section_id: string;
    name: string;
    opt_fields?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Update an existing tag
   * @param tag_gid Globally unique identifier for the tag
   * @param name Name of the tag
   * @param color Color of the tag. Can be one of: dark-pink, dark-green, dark-blue, dark-red, dark-teal, dark-brown, dark-orange, dark-purple, dark-warm-gray, light-pink, light-green, light-blue, light-red, light-teal, light-brown, light-orange, light-purple, light-warm-gray
   * @param notes Notes about the tag
   * @param opt_fields Comma-separated list of optional fields to include
   */
  function asanaUpdateTag(input: {
    tag_gid: string;
    name?: string;
    color?: string;
    notes?: string;
    opt_fields?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Update an existing task's details
   * @param task_id The task ID to update
   * @param name New name for the task
   * @param notes New description for the task
   * @param html_notes HTML-like formatted description of the task. Does not support ALL HTML tags. Only a subset. The only allowed TAG in the HTML are: <body> <h1> <h2> <ol> <ul> <li> <strong> <em> <u> <s> <code> <pre> <blockquote> <a data-asana-type="" data-asana-gid=""> <hr> <img> <table> <tr> <td>. No other tags are allowed. Use the \n to create a newline. Do not use \n after <body>. Example: <body><h1>Motivation</h1> A customer called in to complain <h1>Goal</h1> Fix the problem</body>
   * @param due_on New due date in YYYY-MM-DD format
   * @param assignee New assignee (can be 'me' or a user ID)
   * @param followers Array of user IDs to add as followers
   * @param parent The parent task ID to move this task under
   * @param completed Mark task as completed or not
   * @param resource_subtype The type of the task. Can be one of 'default_task' or 'milestone'
   * @param custom_fields Object mapping custom field GID strings to their values. For enum fields use the enum option GID as the value.
   */
  function asanaUpdateTask(input: {
    task_id: string;
    name?: string;
    notes?: string;
    html_notes?: string;
    due_on?: string;
    assignee?: string;
    followers?: Array<string>;
    parent?: string;
    completed?: boolean;
    resource_subtype?: string;
    custom_fields?: { [key: string]: unknown };
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  namespace prompts {
    /**
     * Get one prompt by name of MCP server roychri/mcp-server-asana.
     */
    function get(input: {
      name: string;
      arguments?: { [key: string]: string };
    }): Promise<McpPromptsGetResult>;

    /**
     * List the prompts of MCP server roychri/mcp-server-asana.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpPromptsListResult>;
  }

  namespace resources {
    /**
     * List the resources of MCP server roychri/mcp-server-asana.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpResourcesListResult>;

    /**
     * Read one resource by URI of MCP server roychri/mcp-server-asana.
     */
    function read(input: {
      uri: string;
    }): Promise<McpResourcesReadResult>;
  }
}
