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

declare namespace MCP.shortcutMcp {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * List custom fields and their values (for setting on stories).
   * @param includeDisabled Include disabled fields Default: false
   */
  function customFieldsList(input?: {
    includeDisabled?: boolean;
  }): Promise<McpToolResult>;

  /**
   * Create a new document (Markdown format).
   * @param title Document title
   * @param content Content in Markdown
   */
  function documentsCreate(input: {
    title: string;
    content: string;
  }): Promise<McpToolResult>;

  /**
   * Get a document by ID (returns Markdown).
   * @param docId Document ID
   */
  function documentsGetById(input: {
    docId: string;
  }): Promise<McpToolResult>;

  /**
   * List all documents.
   */
  function documentsList(input?: Record<string, unknown>): Promise<McpToolResult>;

  /**
   * Search for documents.
   * @param title Title contains
   * @param nextPageToken Pagination token from previous search
   * @param archived Filter by archived status
   * @param createdByCurrentUser Created by me
   * @param followedByCurrentUser Followed by me
   */
  function documentsSearch(input: {
    title: string;
    nextPageToken?: string;
    archived?: boolean;
    createdByCurrentUser?: boolean;
    followedByCurrentUser?: boolean;
  }): Promise<McpToolResult>;

  /**
   * Update a document's title or content.
   * @param docId Document ID
   * @param title Document title
   * @param content Content in Markdown
   */
  function documentsUpdate(input: {
    docId: string;
    title?: string;
    content?: string;
  }): Promise<McpToolResult>;

  /**
   * Create a new Shortcut epic.
   * @param name Epic name
   * @param owner Owner user ID
   * @param description Epic description
   * @param teamId Team ID
   */
  function epicsCreate(input: {
    name: string;
    owner?: string;
    description?: string;
    teamId?: string;
  }): Promise<McpToolResult>;

  /**
   * Add a comment to an epic.
   * @param epicPublicId Epic ID
   * @param text Comment text
   * @param replyToCommentId Comment ID to reply to
   */
  function epicsCreateComment(input: {
    epicPublicId: number /* > 0 */;
    text: string;
    replyToCommentId?: number /* > 0 */;
  }): Promise<McpToolResult>;

  /**
   * Delete an epic (cannot be undone).
   * @param epicPublicId Epic ID
   */
  function epicsDelete(input: {
    epicPublicId: number /* > 0 */;
  }): Promise<McpToolResult>;

  /**
   * Get a Shortcut epic by public ID.
   * @param epicPublicId Epic ID
   * @param full Return all fields (default: slim) Default: false
   */
  function epicsGetById(input: {
    epicPublicId: number /* > 0 */;
    full?: boolean;
  }): Promise<McpToolResult>;

  /**
   * Find Shortcut epics.
   * @param nextPageToken Pagination token from previous search
   * @param id Epic ID
   * @param name Name contains
   * @param description Description contains
   * @param state Epic state
   * @param objective Objective ID
   * @param owner Filter by owner (use mention name or "me")
   * @param requester Filter by requester (use mention name or "me")
   * @param team Team mention name
   * @param comment Comment contains
   * @param isUnstarted Filter by unstarted status
   * @param isStarted Filter by started status
   * @param isDone Filter by completed status
   * @param isArchived Filter by archived status Default: false
   * @param isOverdue Filter by overdue status
   * @param hasOwner Filter by presence of owner
   * @param hasComment Filter by presence of comment
   * @param hasDeadline Filter by presence of deadline
   * @param hasLabel Filter by presence of label
   * @param created Date filter: "YYYY-MM-DD", "today", "yesterday", "tomorrow", or range "YYYY-MM-DD..YYYY-MM-DD" (use * for open bounds)
   * @param updated Date filter: "YYYY-MM-DD", "today", "yesterday", "tomorrow", or range "YYYY-MM-DD..YYYY-MM-DD" (use * for open bounds)
   * @param completed Date filter: "YYYY-MM-DD", "today", "yesterday", "tomorrow", or range "YYYY-MM-DD..YYYY-MM-DD" (use * for open bounds)
   * @param due Date filter: "YYYY-MM-DD", "today", "yesterday", "tomorrow", or range "YYYY-MM-DD..YYYY-MM-DD" (use * for open bounds)
   */
  function epicsSearch(input?: {
    nextPageToken?: string;
    id?: number;
    name?: string;
    description?: string;
    state?: "unstarted" | "started" | "done";
    objective?: number;
    owner?: string;
    requester?: string;
    team?: string;
    comment?: string;
    isUnstarted?: boolean;
    isStarted?: boolean;
    isDone?: boolean;
    isArchived?: boolean;
    isOverdue?: boolean;
    hasOwner?: boolean;
    hasComment?: boolean;
    hasDeadline?: boolean;
    hasLabel?: boolean;
    created?: string;
    updated?: string;
    completed?: string;
    due?: string;
  }): Promise<McpToolResult>;

  /**
   * Update an epic. Only provide fields to update.
   * @param epicPublicId Epic ID (required)
   * @param name Epic name
   * @param description Epic description
   * @param state State (deprecated)
   * @param epic_state_id Epic state ID
   * @param team_id Team UUID (null to unset)
   * @param owner_ids Owner user UUIDs
   * @param follower_ids Follower user UUIDs
   * @param deadline Due date ISO 8601 (null to unset)
   * @param planned_start_date Start date (null to unset)
   * @param archived Archive the epic
   * @param labels Labels to assign
   * @param objective_ids Objective IDs
   * @param external_id External ID (empty to clear)
   */
  function epicsUpdate(input: {
    epicPublicId: number /* > 0 */;
    name?: string;
    description?: string;
    state?: "to do" | "in progress" | "done";
    epic_state_id?: number;
    team_id?: string | null;
    owner_ids?: Array<string>;
    follower_ids?: Array<string>;
    deadline?: string | null;
    planned_start_date?: string | null;
    archived?: boolean;
    labels?: Array<{ color?: string; name: string }>;
    objective_ids?: Array<number>;
    external_id?: string;
  }): Promise<McpToolResult>;

  /**
   * Create a new Shortcut iteration.
   * @param name Iteration name
   * @param startDate Start date (YYYY-MM-DD)
   * @param endDate End date (YYYY-MM-DD)
   * @param teamId Team ID
   * @param description Iteration description
   */
  function iterationsCreate(input: {
    name: string;
    startDate: string;
    endDate: string;
    teamId?: string;
    description?: string;
  }): Promise<McpToolResult>;

  /**
   * Delete an iteration (cannot be undone).
   * @param iterationPublicId Iteration ID
   */
  function iterationsDelete(input: {
    iterationPublicId: number /* > 0 */;
  }): Promise<McpToolResult>;

  /**
   * Get active iterations for current user's teams.
   * @param teamId Team ID to filter by
   */
  function iterationsGetActive(input?: {
    teamId?: string;
  }): Promise<McpToolResult>;

  /**
   * Get a Shortcut iteration by public ID.
   * @param iterationPublicId Iteration ID
   * @param full Return all fields (default: slim) Default: false
   */
  function iterationsGetById(input: {
    iterationPublicId: number /* > 0 */;
    full?: boolean;
  }): Promise<McpToolResult>;

  /**
   * Get all stories in an iteration.
   * @param iterationPublicId Iteration ID
   * @param includeStoryDescriptions Include story descriptions (slower) Default: false
   */
  function iterationsGetStories(input: {
    iterationPublicId: number /* > 0 */;
    includeStoryDescriptions?: boolean;
  }): Promise<McpToolResult>;

  /**
   * Get upcoming iterations for current user's teams.
   * @param teamId Team ID to filter by
   */
  function iterationsGetUpcoming(input?: {
    teamId?: string;
  }): Promise<McpToolResult>;

  /**
   * Find Shortcut iterations.
   * @param nextPageToken Pagination token from previous search
   * @param id Iteration ID
   * @param name Name contains
   * @param description Description contains
   * @param state Iteration state
   * @param team Team ID or mention name
   * @param created Date filter: "YYYY-MM-DD", "today", "yesterday", "tomorrow", or range "YYYY-MM-DD..YYYY-MM-DD" (use * for open bounds)
   * @param updated Date filter: "YYYY-MM-DD", "today", "yesterday", "tomorrow", or range "YYYY-MM-DD..YYYY-MM-DD" (use * for open bounds)
   * @param startDate Date filter: "YYYY-MM-DD", "today", "yesterday", "tomorrow", or range "YYYY-MM-DD..YYYY-MM-DD" (use * for open bounds)
   * @param endDate Date filter: "YYYY-MM-DD", "today", "yesterday", "tomorrow", or range "YYYY-MM-DD..YYYY-MM-DD" (use * for open bounds)
   */
  function iterationsSearch(input?: {
    nextPageToken?: string;
    id?: number;
    name?: string;
    description?: string;
    state?: "started" | "unstarted" | "done";
    team?: string;
    created?: string;
    updated?: string;
    startDate?: string;
    endDate?: string;
  }): Promise<McpToolResult>;

  /**
   * Update an iteration. Only provide fields to update.
   * @param iterationPublicId Iteration ID (required)
   * @param name Iteration name
   * @param description Iteration description
   * @param startDate Start date (YYYY-MM-DD)
   * @param endDate End date (YYYY-MM-DD)
   * @param team_ids Team UUIDs
   * @param follower_ids Follower user UUIDs
   * @param labels Labels to assign
   */
  function iterationsUpdate(input: {
    iterationPublicId: number /* > 0 */;
    name?: string;
    description?: string;
    startDate?: string;
    endDate?: string;
    team_ids?: Array<string>;
    follower_ids?: Array<string>;
    labels?: Array<{ color?: string; name: string }>;
  }): Promise<McpToolResult>;

  /**
   * Create a new label.
   * @param name Label name
   * @param color Hex color (#ff0000)
   * @param description Label description
   */
  function labelsCreate(input: {
    name: string;
    color?: string;
    description?: string;
  }): Promise<McpToolResult>;

  /**
   * Get all stories with a specific label.
   * @param labelPublicId Label ID
   */
  function labelsGetStories(input: {
    labelPublicId: number /* > 0 */;
  }): Promise<McpToolResult>;

  /**
   * List all labels in the workspace.
   * @param includeArchived Include archived labels Default: false
   */
  function labelsList(input?: {
    includeArchived?: boolean;
  }): Promise<McpToolResult>;

  /**
   * Get a Shortcut objective by public ID.
   * @param objectivePublicId Objective ID
   * @param full Return all fields (default: slim) Default: false
   */
  function objectivesGetById(input: {
    objectivePublicId: number /* > 0 */;
    full?: boolean;
  }): Promise<McpToolResult>;

  /**
   * Find Shortcut objectives.
   * @param nextPageToken Pagination token from previous search
   * @param id Objective ID
   * @param name Name contains
   * @param description Description contains
   * @param state Objective state
   * @param owner Filter by owner (use mention name or "me")
   * @param requester Filter by requester (use mention name or "me")
   * @param team Team mention name
   * @param isUnstarted Filter by unstarted status
   * @param isStarted Filter by started status
   * @param isDone Filter by completed status
   * @param isArchived Filter by archived status
   * @param hasOwner Filter by presence of owner
   * @param created Date filter: "YYYY-MM-DD", "today", "yesterday", "tomorrow", or range "YYYY-MM-DD..YYYY-MM-DD" (use * for open bounds)
   * @param updated Date filter: "YYYY-MM-DD", "today", "yesterday", "tomorrow", or range "YYYY-MM-DD..YYYY-MM-DD" (use * for open bounds)
   * @param completed Date filter: "YYYY-MM-DD", "today", "yesterday", "tomorrow", or range "YYYY-MM-DD..YYYY-MM-DD" (use * for open bounds)
   */
  function objectivesSearch(input?: {
    nextPageToken?: string;
    id?: number;
    name?: string;
    description?: string;
    state?: "unstarted" | "started" | "done";
    owner?: string;
    requester?: string;
    team?: string;
    isUnstarted?: boolean;
    isStarted?: boolean;
    isDone?: boolean;
    isArchived?: boolean;
    hasOwner?: boolean;
    created?: string;
    updated?: string;
    completed?: string;
  }): Promise<McpToolResult>;

  /**
   * Get a Shortcut project by ID.
   * @param projectPublicId Project ID
   */
  function projectsGetById(input: {
    projectPublicId: number /* > 0 */;
  }): Promise<McpToolResult>;

  /**
   * Get all stories in a project.
   * @param projectPublicId Project ID
   */
  function projectsGetStories(input: {
    projectPublicId: number /* > 0 */;
  }): Promise<McpToolResult>;

  /**
   * List all projects in the workspace.
   * @param includeArchived Include archived projects Default: false
   */
  function projectsList(input?: {
    includeArchived?: boolean;
  }): Promise<McpToolResult>;

  /**
   * Add an external link to a story.
   * @param storyPublicId Story ID
   * @param externalLink URL to add
   */
  function storiesAddExternalLink(input: {
    storyPublicId: number /* > 0 */;
    externalLink: string;
  }): Promise<McpToolResult>;

  /**
   * Add a relationship between stories.
   * @param storyPublicId Story ID
   * @param relatedStoryPublicId Related story ID
   * @param relationshipType Relationship type Default: "relates to"
   */
  function storiesAddRelation(input: {
    storyPublicId: number /* > 0 */;
    relatedStoryPublicId: number /* > 0 */;
    relationshipType?: "relates to" | "blocks" | "blocked by" | "duplicates" | "duplicated by";
  }): Promise<McpToolResult>;

  /**
   * Add existing story as a sub-task.
   * @param parentStoryPublicId Parent story ID
   * @param subTaskPublicId Sub-task story ID
   */
  function storiesAddSubtask(input: {
    parentStoryPublicId: number /* > 0 */;
    subTaskPublicId: number /* > 0 */;
  }): Promise<McpToolResult>;

  /**
   * Add a task (checklist item) to a story.
   * @param storyPublicId Story ID
   * @param taskDescription Task description
   * @param taskOwnerIds Owner user IDs
   */
  function storiesAddTask(input: {
    storyPublicId: number /* > 0 */;
    taskDescription: string;
    taskOwnerIds?: Array<string>;
  }): Promise<McpToolResult>;

  /**
   * Assign current user as story owner.
   * @param storyPublicId Story ID
   */
  function storiesAssignCurrentUser(input: {
    storyPublicId: number /* > 0 */;
  }): Promise<McpToolResult>;

  /**
   * Create a new Shortcut story. Requires name and either team or workflow.
   * @param name Story name (required)
   * @param description Story description
   * @param type Story type Default: "feature"
   * @param owner Owner user ID
   * @param epic Epic ID
   * @param iteration Iteration ID
   * @param team Team ID or mention (required if no workflow)
   * @param workflow Workflow ID (required if no team)
   */
  function storiesCreate(input: {
    name: string;
    description?: string;
    type?: "feature" | "bug" | "chore";
    owner?: string;
    epic?: number;
    iteration?: number;
    team?: string;
    workflow?: number;
  }): Promise<McpToolResult>;

  /**
   * Add a comment to a story.
   * @param storyPublicId Story ID
   * @param text Comment text
   * @param replyToCommentId Comment ID to reply to
   */
  function storiesCreateComment(input: {
    storyPublicId: number /* > 0 */;
    text: string;
    replyToCommentId?: number /* > 0 */;
  }): Promise<McpToolResult>;

  /**
   * Create a new sub-task story.
   * @param parentStoryPublicId Parent story ID
   * @param name Sub-task name
   * @param description Sub-task description
   */
  function storiesCreateSubtask(input: {
    parentStoryPublicId: number /* > 0 */;
    name: string;
    description?: string;
  }): Promise<McpToolResult>;

  /**
   * Get a valid git branch name for a story.
   * @param storyPublicId The story ID
   */
  function storiesGetBranchName(input: {
    storyPublicId: number /* > 0 */;
  }): Promise<McpToolResult>;

  /**
   * Find stories containing a specific external link.
   * @param externalLink URL to search for
   */
  function storiesGetByExternalLink(input: {
    externalLink: string;
  }): Promise<McpToolResult>;

  /**
   * Get a Shortcut story by public ID.
   * @param storyPublicId The story ID
   * @param full Return all fields (default: slim) Default: false
   */
  function storiesGetById(input: {
    storyPublicId: number /* > 0 */;
    full?: boolean;
  }): Promise<McpToolResult>;

  /**
   * Get the change history for a Shortcut story.
   * @param storyPublicId The story ID
   */
  function storiesGetHistory(input: {
    storyPublicId: number /* > 0 */;
  }): Promise<McpToolResult>;

  /**
   * Remove an external link from a story.
   * @param storyPublicId Story ID
   * @param externalLink URL to remove
   */
  function storiesRemoveExternalLink(input: {
    storyPublicId: number /* > 0 */;
    externalLink: string;
  }): Promise<McpToolResult>;

  /**
   * Remove sub-task from parent (becomes regular story).
   * @param subTaskPublicId Sub-task story ID
   */
  function storiesRemoveSubtask(input: {
    subTaskPublicId: number /* > 0 */;
  }): Promise<McpToolResult>;

  /**
   * Find Shortcut stories.
   * @param nextPageToken Pagination token from previous search
   * @param id Story ID
   * @param name Name contains
   * @param description Description contains
   * @param comment Comment contains
   * @param type Story type
   * @param estimate Point estimate
   * @param branch Branch name
   * @param commit Commit SHA
   * @param pr PR number
   * @param project Project ID
   * @param epic Epic ID
   * @param objective Objective ID
   * @param state Workflow state name
   * @param label Label name
   * @param owner Filter by owner (use mention name or "me")
   * @param requester Filter by requester (use mention name or "me")
   * @param team Team name or mention
   * @param skillSet Skill set
   * @param productArea Product area
   * @param technicalArea Technical area
   * @param priority Priority level
   * @param severity Severity level
   * @param isDone Filter by completed status
   * @param isStarted Filter by started status
   * @param isUnstarted Filter by unstarted status
   * @param isUnestimated Filter by unestimated status
   * @param isOverdue Filter by overdue status
   * @param isArchived Filter by archived status Default: false
   * @param isBlocker Filter by blocking status
   * @param isBlocked Filter by blocked status
   * @param hasComment Filter by presence of comment
   * @param hasLabel Filter by presence of label
   * @param hasDeadline Filter by presence of deadline
   * @param hasOwner Filter by presence of owner
   * @param hasPr Filter by presence of PR
   * @param hasCommit Filter by presence of commit
   * @param hasBranch Filter by presence of branch
   * @param hasEpic Filter by presence of epic
   * @param hasTask Filter by presence of task
   * @param hasAttachment Filter by presence of attachment
   * @param created Date filter: "YYYY-MM-DD", "today", "yesterday", "tomorrow", or range "YYYY-MM-DD..YYYY-MM-DD" (use * for open bounds)
   * @param updated Date filter: "YYYY-MM-DD", "today", "yesterday", "tomorrow", or range "YYYY-MM-DD..YYYY-MM-DD" (use * for open bounds)
   * @param completed Date filter: "YYYY-MM-DD", "today", "yesterday", "tomorrow", or range "YYYY-MM-DD..YYYY-MM-DD" (use * for open bounds)
   * @param due Date filter: "YYYY-MM-DD", "today", "yesterday", "tomorrow", or range "YYYY-MM-DD..YYYY-MM-DD" (use * for open bounds)
   */
  function storiesSearch(input?: {
    nextPageToken?: string;
    id?: number;
    name?: string;
    description?: string;
    comment?: string;
    type?: "feature" | "bug" | "chore";
    estimate?: number;
    branch?: string;
    commit?: string;
    pr?: number;
    project?: number;
    epic?: number;
    objective?: number;
    state?: string;
    label?: string;
    owner?: string;
    requester?: string;
    team?: string;
    skillSet?: string;
    productArea?: string;
    technicalArea?: string;
    priority?: string;
    severity?: string;
    isDone?: boolean;
    isStarted?: boolean;
    isUnstarted?: boolean;
    isUnestimated?: boolean;
    isOverdue?: boolean;
    isArchived?: boolean;
    isBlocker?: boolean;
    isBlocked?: boolean;
    hasComment?: boolean;
    hasLabel?: boolean;
    hasDeadline?: boolean;
    hasOwner?: boolean;
    hasPr?: boolean;
    hasCommit?: boolean;
    hasBranch?: boolean;
    hasEpic?: boolean;
    hasTask?: boolean;
    hasAttachment?: boolean;
    created?: string;
    updated?: string;
    completed?: string;
    due?: string;
  }): Promise<McpToolResult>;

  /**
   * Replace all external links on a story.
   * @param storyPublicId Story ID
   * @param externalLinks URLs to set (replaces all)
   */
  function storiesSetExternalLinks(input: {
    storyPublicId: number /* > 0 */;
    externalLinks: Array<string>;
  }): Promise<McpToolResult>;

  /**
   * Remove current user as story owner.
   * @param storyPublicId Story ID
   */
  function storiesUnassignCurrentUser(input: {
    storyPublicId: number /* > 0 */;
  }): Promise<McpToolResult>;

  /**
   * Update a Shortcut story. Only provide fields to update.
   * @param storyPublicId Story ID (required)
   * @param name Story name
   * @param description Story description
   * @param type Story type
   * @param epic Epic ID (null to unset)
   * @param estimate Point estimate (null to unset)
   * @param iteration Iteration ID (null to unset)
   * @param owner_ids Owner user UUIDs
   * @param workflow_state_id Workflow state ID
   * @param labels Labels to assign
   * @param custom_fields Custom field values
   * @param team_id Team UUID (null to unset)
   * @param project_id Project ID (null to unset)
   * @param deadline Due date ISO 8601 (null to unset)
   * @param follower_ids Follower user UUIDs
   * @param requested_by_id Requester user UUID
   * @param archived Archive the story
   */
  function storiesUpdate(input: {
    storyPublicId: number /* > 0 */;
    name?: string;
    description?: string;
    type?: "feature" | "bug" | "chore";
    epic?: number | null;
    estimate?: number | null;
    iteration?: number | null;
    owner_ids?: Array<string>;
    workflow_state_id?: number;
    labels?: Array<{ color?: string; description?: string; name: string }>;
    custom_fields?: Array<{ field_id: string; value_id: string }>;
    team_id?: string | null;
    project_id?: number | null;
    deadline?: string | null;
    follower_ids?: Array<string>;
    requested_by_id?: string;
    archived?: boolean;
  }): Promise<McpToolResult>;

  /**
   * Update a task in a story.
   * @param storyPublicId Story ID
   * @param taskPublicId Task ID
   * @param taskDescription Task description
   * @param taskOwnerIds Owner user IDs
   * @param isCompleted Mark as completed
   */
  function storiesUpdateTask(input: {
    storyPublicId: number /* > 0 */;
    taskPublicId: number /* > 0 */;
    taskDescription?: string;
    taskOwnerIds?: Array<string>;
    isCompleted?: boolean;
  }): Promise<McpToolResult>;

  /**
   * Upload a file and attach it to a story.
   * @param storyPublicId Story ID
   * @param filePath File path to upload
   */
  function storiesUploadFile(input: {
    storyPublicId: number /* > 0 */;
    filePath: string;
  }): Promise<McpToolResult>;

  /**
   * Get a Shortcut team by ID.
   * @param teamPublicId Team ID
   * @param full Return all fields (default: slim) Default: false
   */
  function teamsGetById(input: {
    teamPublicId: string;
    full?: boolean;
  }): Promise<McpToolResult>;

  /**
   * List all Shortcut teams.
   * @param includeArchived Include archived teams Default: false
   */
  function teamsList(input?: {
    includeArchived?: boolean;
  }): Promise<McpToolResult>;

  /**
   * Get the current user.
   */
  function usersGetCurrent(input?: Record<string, unknown>): Promise<McpToolResult>;

  /**
   * Get a list of teams where the current user is a member.
   */
  function usersGetCurrentTeams(input?: Record<string, unknown>): Promise<McpToolResult>;

  /**
   * Get all users.
   */
  function usersList(input?: Record<string, unknown>): Promise<McpToolResult>;

  /**
   * Get a Shortcut workflow by ID.
   * @param workflowPublicId Workflow ID
   * @param full Return all fields (default: slim) Default: false
   */
  function workflowsGetById(input: {
    workflowPublicId: number /* > 0 */;
    full?: boolean;
  }): Promise<McpToolResult>;

  /**
   * Get the default workflow for a team or workspace.
   * @param teamPublicId Team ID (omit for workspace default)
   */
  function workflowsGetDefault(input?: {
    teamPublicId?: string;
  }): Promise<McpToolResult>;

  /**
   * List all Shortcut workflows.
   */
  function workflowsList(input?: Record<string, unknown>): Promise<McpToolResult>;
}
