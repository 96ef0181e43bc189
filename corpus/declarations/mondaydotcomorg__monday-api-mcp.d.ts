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

declare namespace MCP.mondaydotcomorgMondayApiMcp {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * Add markdown content to an existing monday.com document.
   * IDENTIFICATION: Provide either doc_id or object_id to identify the document:
   * - doc_id: The document ID (the id field returned by read_docs). Takes priority if both provided.
   * - object_id: The document object ID (the object_id field from read_docs, also visible in the document URL). Will be resolved to a doc_id.
   * USAGE EXAMPLES:
   * - By doc_id: { doc_id: "123", markdown: "# New Section\nContent here" }
   * - By object_id: { object_id: "456", markdown: "# New Section\nContent here" }
   * - Insert after block: { doc_id: "123", markdown: "Inserted content", after_block_id: "block_789" }
   * @param markdown Markdown content to add to the document.
   * @param doc_id The document ID (the id field returned by read_docs). Provide this OR object_id. Takes priority if both are provided.
   * @param object_id The document object ID (the object_id field from read_docs, also visible in the document URL). Will be resolved to a doc_id. Provide this OR doc_id.
   * @param after_block_id Block ID after which to insert the new content. If omitted, content is appended at the end. To insert at the beginning, pass the first block ID from read_docs. Block IDs can be obtained from read_docs or from a previous add_content_to_doc response.
   */
  function addContentToDoc(input: {
    markdown: string;
    doc_id?: string;
    object_id?: string;
    after_block_id?: string;
  }): Promise<McpToolResult>;

  /**
   * Browse the account-wide catalog of available trigger types and skills for monday platform agents. READ-ONLY — no agent_id required.
   * Use this tool to discover what's available BEFORE wiring anything to a specific agent.
   * ACTIONS:
   * - list_triggers: { block_reference_ids? } — returns available trigger types.
   * Each entry has block_reference_id (required for manage_agent_triggers action:"add"), name, description,
   * field_schemas (describes field_values shape), and required_fields (fields to collect from the user).
   * Note: only triggers that can be added programmatically appear here. OAuth/3rd-party triggers (Slack, Gmail, Salesforce, etc.)
   * require user setup in the monday.com UI and will not appear here.
   * - list_skills: {} — returns available skills with id, name, description.
   * Never guess or invent a skill id — always look it up here before calling manage_agent_skills action:"add".
   * USAGE EXAMPLES:
   * - List all trigger types:    { "action": "list_triggers" }
   * @param action "list_triggers" — fetch available trigger types with block_reference_id, field_schemas, and required_fields. Call before using manage_agent_triggers action:"add". "list_skills" — fetch available skills with id, name, description. Call before using manage_agent_skills action:"add".
   * @param block_reference_ids Used with action:"list_triggers". Fetch specific trigger types by block_reference_id. Omit to return all trigger types.
   */
  function agentCatalog(input: {
    action: "list_triggers" | "list_skills";
    block_reference_ids?: Array<string>;
  }): Promise<McpToolResult>;

  /**
   * Execute read-only GraphQL queries against the monday.com API. Only queries are accepted — mutations are rejected with an error before the request is sent. Use get_graphql_schema and get_type_details tools first to understand the schema before crafting your query.
   * @param query Custom GraphQL query/mutation. you need to provide the full query / mutation
   * @param variables JSON string containing the variables for the GraphQL operation
   */
  function allApiRead(input: {
    query: string;
    variables: string;
  }): Promise<McpToolResult>;

  /**
   * Execute GraphQL mutations against the monday.com API to create, update, or delete data. Only mutations are accepted — queries are rejected with an error before the request is sent. Use get_graphql_schema and get_type_details tools first to understand the schema before crafting your mutation.
   * @param query Custom GraphQL query/mutation. you need to provide the full query / mutation
   * @param variables JSON string containing the variables for the GraphQL operation
   */
  function allApiWrite(input: {
    query: string;
    variables: string;
  }): Promise<McpToolResult>;

  /**
   * Execute any monday.com API operation by generating GraphQL queries and mutations dynamically. Make sure you ask only for the fields you need and nothing more. When providing the query/mutation - use get_graphql_schema and get_type_details tools first to understand the schema before crafting your query.
   * @param query Custom GraphQL query/mutation. you need to provide the full query / mutation
   * @param variables JSON string containing the variables for the GraphQL operation
   */
  function allMondayApi(input: {
    query: string;
    variables: string;
  }): Promise<McpToolResult>;

  /**
   * Fetch complete JSON Schema 7 definitions for all available widget types in monday.com.
   * This tool is essential before creating widgets as it provides:
   * - Complete schema definitions for all supported widgets
   * - Required and optional fields for each widget type
   * - Data type specifications and validation rules
   * - Detailed descriptions of widget capabilities
   * Use this tool when you need to:
   * - Understand widget configuration requirements before creating widgets
   * - Validate widget settings against official schemas
   * - Plan widget implementations with proper data structures
   * The response includes JSON Schema 7 definitions that describe exactly what settings each widget type accepts.
   */
  function allWidgetsSchema(input?: Record<string, never>): Promise<McpToolResult>;

  /**
   * This tool allows you to calculate insights about board's data by filtering, grouping and aggregating columns. For example, you can get the total number of items in a board, the number of items in each status, the number of items in each column, etc. Use this tool when you need to get a summary of the board's data, for example, you want to know the total number of items in a board, the number of items in each status, the number of items in each column, etc.[REQUIRED PRECONDITION]: Before using this tool, if new columns were added to the board or if you are not familiar with the board's structure (column IDs, column types, status labels, etc.), first use get_board_info to understand the board metadata. This is essential for constructing proper filters and knowing which columns are available.[IMPORTANT]: For some columns, human-friendly label is returned inside 'LABEL_<column_id' field. E.g. for column with id 'status_123' the label is returned inside 'LABEL_status_123' field.
   * @param boardId The id of the board to get insights for
   * @param aggregations The aggregations to get. Before sending the aggregations, read guidelines.aggregation from get_column_type_info with fetchMode "guidelines" for a relevant column type on this board. Transformative functions and plain columns (no function) must be in group by.
   * @param groupBy The columns to group by. All columns in the group by must be in the aggregations as well without a function.
   * @param limit The limit of the results Default: 1000
   * @param filters The configuration of filters to apply on the items. Use get_board_info for column ids and types on the board. Before sending the filters, use get_column_type_info with fetchMode "guidelines" and use data.guidelines.filter (null if that type has no documented rules).
   * @param filtersOperator The operator to use for the filters Default: "and"
   * @param orderBy The columns to order by, will control the order of the items in the response
   */
  function boardInsights(input: {
    boardId: number;
    aggregations?: Array<{ columnId: string; function?: "AVERAGE" | "COLOR" | "COUNT" | "COUNT_DISTINCT" | "COUNT_ITEMS" | "COUNT_SUBITEMS" | "DATE" | "DATE_TRUNC_DAY" | "DATE_TRUNC_MONTH" | "DATE_TRUNC_QUARTER" | "DATE_TRUNC_WEEK" | "DATE_TRUNC_YEAR" | "DURATION_RUNNING" | "END_DATE" | "EQUALS" | "FIRST" | "FLATTEN" | "HOUR" | "ID" | "IS_DONE" | "LABEL" | "LENGTH" | "LOWER" | "MAX" | "MEDIAN" | "MIN" | "MIN_MAX" | "ORDER" | "PERSON" | "PHONE_COUNTRY_SHORT_NAME" | "START_DATE" | "SUM" | "TRIM" | "UPPER" }>;
    groupBy?: Array<string>;
    limit?: number /* <= 1000 */;
    filters?: Array<{ columnId: string; compareAttribute?: string; compareValue: string | number | boolean | Array<string | number>; operator?: "any_of" | "between" | "contains_terms" | "contains_text" | "ends_with" | "greater_than" | "greater_than_or_equals" | "is_empty" | "is_not_empty" | "lower_than" | "lower_than_or_equal" | "not_any_of" | "not_contains_text" | "starts_with" | "within_the_last" | "within_the_next" }>;
    filtersOperator?: "and" | "or";
    orderBy?: Array<{ columnId: string; direction?: "asc" | "desc" }>;
  }): Promise<McpToolResult>;

  /**
   * [IMPORTANT] If you need to update multiple items in one call, use update_items instead of calling this tool in a loop. Otherwise: change the column values of a single item in a monday.com board. [REQUIRED PRECONDITION]: Before using this tool, if new columns were added to the board or if you are not familiar with the board's structure (column IDs, column types, status labels, etc.), first use get_board_info to understand the board metadata. This is essential for constructing valid column values. For board-relation linking tasks, call link_board_items_workflow before using this tool.
   * @param boardId The ID of the board that contains the item to be updated
   * @param itemId The ID of the item to be updated
   * @param columnValues A string containing the new column values for the item following this structure: {\"column_id\": \"value\",... you can change multiple columns at once, note that for status column you must use nested value with 'label' as a key and for date column use 'date' as key} - example: "{\"text_column_id\":\"New text\", \"status_column_id\":{\"label\":\"Done\"}, \"date_column_id\":{\"date\":\"2023-05-25\"}, \"phone_id\":\"123-456-7890\", \"email_id\":\"test@example.com\"}"
   * @param createLabelsIfMissing If true, create missing Status/Dropdown labels when setting those columns. Requires permission to change board structure. Omit or false to only use existing labels.
   */
  function changeItemColumnValues(input: {
    boardId: number;
    itemId: number;
    columnValues: string;
    createLabelsIfMissing?: boolean;
  }): Promise<McpToolResult>;

  /**
   * Check the status of a use_template operation. Poll after calling use_template — wait 5–10 seconds between polls. Status values: PENDING | IN_PROGRESS | COMPLETE | FAILED. Stop polling when status is COMPLETE (boards ready) or FAILED (unrecoverable). Give up after ~5 minutes if neither terminal status is reached. Board IDs are only available once COMPLETE — boards exist but are empty during IN_PROGRESS. Returns null if process_id is invalid or expired (1-hour TTL).
   * @param processId The process_id returned by use_template.
   */
  function checkTemplateStatus(input: {
    processId: string;
  }): Promise<McpToolResult>;

  /**
   * Add AI to a column or set up an AI column on a monday.com board. Use this tool when the user wants to automatically categorize, summarize, translate, extract, generate text, improve writing, or assign people using AI on a column. This is the right tool for requests like "add AI to a column", "set up automatic extraction/categorization/summarization", "make a column use AI", "configure AI on a column", or "use AI to automatically fill a column".
   * The column must already exist on the board with a compatible type for the chosen block. To create a new AI column, first use create_column to create the column, then use this tool to add AI behavior.
   * BLOCK TYPES (only pass fields that apply to the chosen block_type):
   * - categorize:         { block_type, source_type, source_column_id?, additional_instructions? } — assigns labels from target column's existing status/dropdown options
   * - summarize:          { block_type, source_type, source_column_id?, additional_instructions? } — generates concise summaries
   * - translate:          { block_type, source_type, source_column_id?, target_language } — translates to target language
   * - improve_text:       { block_type, source_type, source_column_id?, tone?, improver_length?, refinement_type? } — rewrites/fixes text
   * - extract:            { block_type, source_type, source_column_id?, entity_type, custom_instructions?, additional_instructions? } — extracts structured info
   * - open_block:         { block_type, ai_query } — flexible custom prompt, reference columns via {pulse.column_id}
   * - write_me:           { block_type, ai_query, tone, output_length } — generates new text from prompt
   * - person_assignment:  { block_type, source_type, source_column_id?, groups } — assigns people based on context
   * SOURCE TYPES (required for all blocks except open_block and write_me):
   * @param board_id The ID of the board containing the column
   * @param column_id The ID of the column to configure with AI
   * @param block_type The AI block type to configure. See tool description for which fields apply to each block.
   * @param source_type Where the AI reads input. Required for all blocks except open_block and write_me. Values: item_name (item name), thread (updates/comments), column (another column — requires source_column_id), emails_and_activities (categorize only).
   * @param source_column_id The ID of the source column. Required when source_type is "column".
   * @param additional_instructions Custom instructions for categorize/summarize/extract blocks (max 3000 chars).
   * @param target_language Required for translate block. The target language to translate text into.
   * @param tone Writing tone. Required for write_me, optional for improve_text.
   * @param output_length Required for write_me block. Approximate desired output length.
   * @param improver_length For improve_text only. Desired length relative to input text.
   * @param refinement_type For improve_text only. Level of text refinement to apply.
   * @param entity_type Required for extract block. Type of entity to extract from text.
   * @param custom_instructions Required for extract when entity_type is "custom". Describes what to extract (max 3000 chars).
   * @param ai_query Required for open_block and write_me. Natural-language prompt. Reference columns via {pulse.column_id}, item name via {pulse.name}, subitems via {pulse.subitem.column_id}. Max 3000 chars.
   * @param groups Required for person_assignment. Array of groups, each with user_ids and a description.
   * @param run_backfill Whether to immediately apply AI to existing items (up to 200). Defaults to true.
   */
  function configureAiColumn(input: {
    board_id: number;
    column_id: string;
    block_type: "categorize" | "summarize" | "translate" | "improve_text" | "extract" | "open_block" | "write_me" | "person_assignment";
    source_type?: "item_name" | "thread" | "column" | "emails_and_activities";
    source_column_id?: string;
    additional_instructions?: string;
    target_language?: "english" | "spanish" | "french" | "german" | "hebrew" | "chinese" | "korean" | "arabic" | "bengali" | "danish" | "dutch" | "hindi" | "indonesian" | "italian" | "japanese" | "norwegian" | "polish" | "portuguese" | "russian" | "swedish" | "thai" | "turkish" | "vietnamese";
    tone?: "empathic" | "promotional" | "confident" | "professional" | "natural" | "casual" | "friendly" | "same";
    output_length?: "sentence" | "paragraph" | "brief" | "in_depth";
    improver_length?: "same" | "shorter" | "longer";
    refinement_type?: "minimal_changes" | "moderate_changes" | "high_creativity";
    entity_type?: "email_address" | "first_name" | "last_name" | "phone_number" | "company_name" | "domain_name" | "url" | "date" | "time" | "year" | "custom";
    custom_instructions?: string;
    ai_query?: string;
    groups?: Array<{ description: string; user_ids: Array<number> }>;
    run_backfill?: boolean;
  }): Promise<McpToolResult>;

  /**
   * Creates an automation on a monday board from a structured natural-language description.
   * Use this tool only when you know:
   * - boardId
   * - the user's intended trigger
   * - at least one intended action
   * - any details the user provided that are relevant to the trigger, conditions, or actions
   * The caller does not need to know the exact available automation blocks or their required fields. Describe the user's intent clearly — the tool will translate that intent into supported blocks and values.
   * If a required detail is missing from the user's request, ask for clarification before calling the tool.
   * If the tool returns status: "needs_clarification", present the unresolved fields to the user, gather answers, then call the tool again.
   * Describe the automation in this format:
   * Trigger:
   * When <the event that should start the automation>
   * @param userPrompt Structured description of the automation to create.
   * @param boardId The numeric board ID as a string.
   */
  function createAutomation(input: {
    userPrompt: string;
    boardId: string;
  }): Promise<McpToolResult>;

  /**
   * Create a monday.com board
   * @param boardName The name of the board to create
   * @param boardKind The kind of board to create Default: "public"
   * @param boardDescription The description of the board to create
   * @param workspaceId The ID of the workspace to create the board in
   * @param boardOwnerIds Optional list of user IDs to set as board owners
   */
  function createBoard(input: {
    boardName: string;
    boardKind?: "private" | "public" | "share";
    boardDescription?: string;
    workspaceId?: string;
    boardOwnerIds?: Array<string>;
  }): Promise<McpToolResult>;

  /**
   * Create a new column in a monday.com board
   * @param boardId The id of the board to which the new column will be added
   * @param columnType The type of the column to be created
   * @param columnTitle The title of the column to be created
   * @param columnDescription The description of the column to be created
   * @param columnSettings Column-specific configuration settings as a JSON string. Use get_column_type_info with fetchMode "schema" for the JSON schema for the given column type.
   */
  function createColumn(input: {
    boardId: number;
    columnType: "auto_number" | "board_relation" | "button" | "checkbox" | "color_picker" | "country" | "creation_log" | "date" | "dependency" | "direct_doc" | "doc" | "dropdown" | "email" | "file" | "formula" | "group" | "hour" | "integration" | "item_assignees" | "item_id" | "last_updated" | "link" | "location" | "long_text" | "mirror" | "name" | "numbers" | "people" | "phone" | "progress" | "rating" | "status" | "subtasks" | "tags" | "team" | "text" | "time_tracking" | "timeline" | "unsupported" | "vote" | "week" | "world_clock";
    columnTitle: string;
    columnDescription?: string;
    columnSettings?: string;
  }): Promise<McpToolResult>;

  /**
   * Create a new custom activity in the E&A app
   * @param color The color of the custom activity
   * @param icon_id The icon ID of the custom activity
   * @param name The name of the custom activity
   */
  function createCustomActivity(input: {
    color: "BRINK_PINK" | "CELTIC_BLUE" | "CORNFLOWER_BLUE" | "DINGY_DUNGEON" | "GO_GREEN" | "GRAY" | "LIGHT_DEEP_PINK" | "LIGHT_HOT_PINK" | "MAYA_BLUE" | "MEDIUM_TURQUOISE" | "PARADISE_PINK" | "PHILIPPINE_GREEN" | "PHILIPPINE_YELLOW" | "SLATE_BLUE" | "VIVID_CERULEAN" | "YANKEES_BLUE" | "YELLOW_GREEN" | "YELLOW_ORANGE";
    icon_id: "ASCENDING" | "CAMERA" | "CONFERENCE" | "FLAG" | "GIFT" | "HEADPHONES" | "HOMEKEYS" | "LOCATION" | "NOTEBOOK" | "PAPERPLANE" | "PLANE" | "PLIERS" | "TRIPOD" | "TWOFLAGS" | "UTENCILS";
    name: string;
  }): Promise<McpToolResult>;

  /**
   * Use this tool to create a new monday.com dashboard that aggregates data from one or more boards.
   * Dashboards provide visual representations of board data through widgets and charts.
   * Use this tool when users want to:
   * - Create a dashboard to visualize board data
   * - Aggregate information from multiple boards
   * - Set up a data visualization container for widgets
   * @param name Human-readable dashboard title (UTF-8 chars)
   * @param workspace_id ID of the workspace that will own the dashboard
   * @param board_ids List of board IDs as strings (min 1 element)
   * @param kind Visibility level: PUBLIC or PRIVATE Default: "PUBLIC"
   * @param board_folder_id Optional folder ID within workspace to place this dashboard (if not provided, dashboard will be placed in workspace root)
   */
  function createDashboard(input: {
    name: string;
    workspace_id: string;
    board_ids: Array<string>;
    kind?: "PRIVATE" | "PUBLIC";
    board_folder_id?: string;
  }): Promise<McpToolResult>;

  /**
   * Create a new monday.com doc either inside a workspace or attached to an item (via a doc column). After creation, the provided markdown will be appended to the document.
   * LOCATION TYPES:
   * - workspace: Creates a document in a workspace (requires workspace_id, optional doc_kind, optional folder_id, optional docOwnerIds)
   * - item: Creates a document attached to an item (requires item_id, optional column_id, optional docOwnerIds)
   * USAGE EXAMPLES:
   * - Workspace doc: { location: "workspace", workspace_id: 123, doc_name: "My Doc", doc_kind: "private" , markdown: "..." }
   * - Workspace doc in folder: { location: "workspace", workspace_id: 123, doc_name: "My Doc", folder_id: 17264196 , markdown: "..." }
   * - Item doc: { location: "item", item_id: 456, doc_name: "My Doc", column_id: "doc_col_1" , markdown: "..." }
   * - Workspace doc with agent owner: { location: "workspace", workspace_id: 123, doc_name: "My Doc", markdown: "...", docOwnerIds: ["<agent_owner_user_id>"] }
   * @param doc_name Name for the new document.
   * @param markdown Markdown content that will be imported into the newly created document as blocks.
   * @param location Location where the document should be created - either in a workspace or attached to an item
   * @param docOwnerIds Optional list of user IDs to set as document owners at creation time. Use this to add the agent owner so they retain access to the document. Ownership is set inside the creation mutation itself, bypassing the permission checks that would block a subsequent add_subscribers_to_object call.
   * @param workspace_id [REQUIRED - use only when location="workspace"] Workspace ID under which to create the new document
   * @param doc_kind [OPTIONAL - use only when location="workspace"] Document kind (public/private/share). Defaults to public.
   * @param folder_id [OPTIONAL - use only when location="workspace"] Optional folder ID to place the document inside a specific folder
   * @param item_id [REQUIRED - use only when location="item"] Item ID to attach the new document to
   * @param column_id [OPTIONAL - use only when location="item"] ID of an existing "doc" column on the board which contains the item. If not provided, the tool will create a new doc column automatically when creating a doc on an item.
   */
  function createDoc(input: {
    doc_name: string;
    markdown: string;
    location: "workspace" | "item";
    docOwnerIds?: Array<string>;
    workspace_id?: number;
    doc_kind?: "private" | "public" | "share";
    folder_id?: number;
    item_id?: number;
    column_id?: string;
  }): Promise<McpToolResult>;

  /**
   * Create a new folder in a monday.com workspace
   * @param workspaceId The ID of the workspace where the folder will be created
   * @param name The name of the folder to be created
   * @param color The color of the folder
   * @param fontWeight The font weight of the folder
   * @param customIcon The custom icon of the folder
   * @param parentFolderId The ID of the parent folder
   */
  function createFolder(input: {
    workspaceId: string;
    name: string;
    color?: "AQUAMARINE" | "BRIGHT_BLUE" | "BRIGHT_GREEN" | "CHILI_BLUE" | "DARK_ORANGE" | "DARK_PURPLE" | "DARK_RED" | "DONE_GREEN" | "INDIGO" | "LIPSTICK" | "NULL" | "PURPLE" | "SOFIA_PINK" | "STUCK_RED" | "SUNSET" | "WORKING_ORANGE";
    fontWeight?: "FONT_WEIGHT_BOLD" | "FONT_WEIGHT_LIGHT" | "FONT_WEIGHT_NORMAL" | "FONT_WEIGHT_VERY_LIGHT" | "NULL";
    customIcon?: "FOLDER" | "MOREBELOW" | "MOREBELOWFILLED" | "NULL" | "WORK";
    parentFolderId?: string;
  }): Promise<McpToolResult>;

  /**
   * Create a monday.com form. Also creates a backing board to store responses. Returns the formToken for future mutations.
   * @param destination_name Board name (stores form responses).
   * @param board_subscriber_ids User IDs to notify on board activity.
   * @param board_subscriber_teams_ids Team IDs to notify on board activity.
   */
  function createForm(input: {
    destination_workspace_id: string;
    destination_folder_id?: string;
    destination_folder_name?: string;
    board_kind?: "private" | "public" | "share";
    destination_name?: string;
    board_owner_ids?: Array<string>;
    board_owner_team_ids?: Array<string>;
    board_subscriber_ids?: Array<string>;
    board_subscriber_teams_ids?: Array<string>;
  }): Promise<McpToolResult>;

  /**
   * Submit a response to a monday.com WorkForm. Use get_form first to retrieve the WorkForm, then:
   * - Inspect each question's showIfRules to determine which questions are conditionally shown based on previous answers.
   * - Inspect each question's settings for any answer constraints (e.g. rating limits, select options, label limits).
   * - Take note of any titles, descriptions, and content blocks to present the form naturally as you walk the user through it.
   * - Take note of pages and question order to present questions in the correct sequence.
   * Gather all answers upfront before calling this tool — do not submit one question at a time. Accepts a bare form token, a full WorkForm URL (e.g. https://forms.monday.com/forms/{form_token}?r=use1), or a shortened wkf.ms URL (e.g. https://wkf.ms/4tqP28t) — shortened URLs are automatically resolved by following the redirect. Returns the submission ID.
   * @param form_token The unique token identifying the WorkForm. Can be a bare token, a full WorkForm URL (e.g. https://forms.monday.com/forms/abc123?r=use1), or a shortened wkf.ms URL (e.g. https://wkf.ms/4tqP28t). Shortened URLs are automatically resolved by following the redirect.
   * @param answers Array of answers to submit. Each answer specifies a question_id and the value for that question type.
   * @param form_timezone_offset The timezone offset of the submitter in minutes (e.g. -120 for UTC-2, 0 for UTC).
   * @param password The password for the WorkForm. Only required if the WorkForm has password protection enabled (check features.password.enabled from get_form). If required, ask the user for the password before submitting.
   * @param tags Tags to attach to the submission — each tag maps a value to a specific board column.
   */
  function createFormSubmission(input: {
    form_token: string;
    answers: Array<{ boolean?: boolean; connected_boards?: Array<string>; country?: { country_code: string; country_name: string }; date?: { date: string; zone_diff?: number /* integer */ }; date_range?: { from: string; to: string }; email?: string; file?: Array<{ extension?: string; id: string; is_image?: boolean; name: string }>; link?: string; location?: { address: string; city: { long_name: string; short_name: string }; country: { long_name: string; short_name: string }; lat: number; lng: number; place_id: string; street: { long_name: string; short_name: string }; street_number: { long_name: string; short_name: string } }; long_text?: string; multi_select?: Array<number>; name?: string; number?: number; people?: Array<string>; phone?: { country_short_name: string; phone: string }; question_id: string; rating?: number /* >= 1 */; short_text?: string; signature?: { extension?: string; id: string; is_image?: boolean; name: string }; single_select?: string; updates?: string }>;
    form_timezone_offset: number /* integer, >= -840, <= 840 */;
    password?: string;
    tags?: Array<{ column_id: string; value: string }>;
  }): Promise<McpToolResult>;

  /**
   * Create a new group in a monday.com board. Groups are sections that organize related items. Use when users want to add structure, categorize items, or create workflow phases. Groups can be positioned relative to existing groups and assigned predefined colors. Items will always be created in the top group and so the top group should be the most relevant one for new item creation
   * @param boardId The ID of the board to create the group in
   * @param groupName The name of the new group (maximum 255 characters)
   * @param groupColor The color for the group. Must be one of the predefined Monday.com group colors: #037f4c, #00c875, #9cd326, #cab641, #ffcb00, #784bd1, #9d50dd, #007eb5, #579bfc, #66ccff, #bb3354, #df2f4a, #ff007f, #ff5ac4, #ff642e, #fdab3d, #7f5347, #c4c4c4, #757575
   * @param relativeTo The ID of the group to position this new group relative to
   * @param positionRelativeMethod Whether to position the new group before or after the relativeTo group
   */
  function createGroup(input: {
    boardId: string;
    groupName: string;
    groupColor?: "#037f4c" | "#00c875" | "#9cd326" | "#cab641" | "#ffcb00" | "#784bd1" | "#9d50dd" | "#007eb5" | "#579bfc" | "#66ccff" | "#bb3354" | "#df2f4a" | "#ff007f" | "#ff5ac4" | "#ff642e" | "#fdab3d" | "#7f5347" | "#c4c4c4" | "#757575";
    relativeTo?: string;
    positionRelativeMethod?: "after_at" | "before_at";
  }): Promise<McpToolResult>;

  /**
   * [IMPORTANT] If you need to create multiple items in one call, use create_items instead of calling this tool in a loop. Otherwise: create a new item with provided values, create a subitem under a parent item, or duplicate an existing item and update it with new values. Use parentItemId when creating a subitem under an existing item. Use duplicateFromItemId when copying an existing item with modifications. [REQUIRED PRECONDITION]: Before using this tool, if new columns were added to the board or if you are not familiar with the board's structure (column IDs, column types, status labels, etc.), first use get_board_info to understand the board metadata. This is essential for constructing proper column values and knowing which columns are available.
   * @param boardId The id of the board to which the new item will be added
   * @param name The name of the new item to be created, must be relevant to the user's request. 1–255 characters.
   * @param columnValues A JSON string of column values, keyed by column id. Status and dropdown columns must use { "label": "..." } (or { "labels": ["...", "..."] } for multi-select dropdown). Date columns use { "date": "YYYY-MM-DD" }. Text/number/email/phone use plain strings. Example: "{\"text_col\":\"hello\", \"status_col\":{\"label\":\"Done\"}, \"date_col\":{\"date\":\"2023-05-25\"}, \"dropdown_col\":{\"labels\":[\"A\",\"B\"]}, \"phone_col\":\"123-456-7890\", \"email_col\":\"test@example.com\"}". If you don't know the exact label values or column ids, call get_board_info first.
   * @param groupId The id of the group id to which the new item will be added, if its not clearly specified, leave empty
   * @param createLabelsIfMissing When true, missing status/dropdown labels referenced in columnValues will be auto-created on the board instead of erroring with ColumnValueException. Requires permission to change board structure. Use when the caller specifies label names that may not yet exist on the board.
   * @param parentItemId The id of the parent item under which the new subitem will be created
   * @param duplicateFromItemId The id of existing item to duplicate and update with new values (only provide when duplicating)
   */
  function createItem(input: {
    boardId: number;
    name: string;
    columnValues: string;
    groupId?: string;
    createLabelsIfMissing?: boolean;
    parentItemId?: number;
    duplicateFromItemId?: number;
  }): Promise<McpToolResult>;

  /**
   * Create up to 20 new items in a single call. Each item is fully independent - it chooses its own groupId, parentItemId (for subitems), duplicateFromItemId (for bulk templating from an existing item), and createLabelsIfMissing. A single call can therefore span multiple groups, mix regular items with subitems under different parents, and mix fresh creates with duplicates of existing items. Each item returns its own item_id and item_url on success, or a raw error message on failure. [REQUIRED PRECONDITION]: Before using this tool, if new columns were added to the board or if you are not familiar with the board's structure (column IDs, column types, status labels, etc.), first use get_board_info to understand the board metadata. This is essential for constructing proper column values and knowing which columns are available.
   * @param boardId The id of the board to which the new items will be added
   * @param items The items to create, up to 20 per call. Each item returns its own item_id and item_url on success, or a raw error message on failure. Each item independently chooses its groupId, parentItemId, and createLabelsIfMissing.
   */
  function createItems(input: {
    boardId: number;
    items: Array<{ columnValues: string; createLabelsIfMissing?: boolean; duplicateFromItemId?: number; groupId?: string; name: string; parentItemId?: number }>;
  }): Promise<McpToolResult>;

  /**
   * Send a notification to a user via the bell icon and optionally by email. Use target_type "Post" for updates/replies or "Project" for items/boards.
   * @param user_id The user ID to send the notification to
   * @param target_id The target ID (update/reply ID for Post type, item/board ID for Project type)
   * @param text The notification text
   * @param target_type The target type (Post for update/reply, Project for item/board)
   */
  function createNotification(input: {
    user_id: string;
    target_id: string;
    text: string;
    target_type: "Post" | "Project";
  }): Promise<McpToolResult>;

  /**
   * Create a new account-level object schema. Schemas define the structure and columns of boards.
   * @param name A unique human-readable name for this object schema. Must be 3-15 characters, contain only lowercase letters, numbers, and underscores, and include at least one letter.
   * @param parentId The ID of the parent object schema.
   * @param description The description for this object schema.
   */
  function createObjectSchema(input: {
    name: string;
    parentId?: string;
    description?: string;
  }): Promise<McpToolResult>;

  /**
   * Create a new timeline item in the E&A app
   * @param item_id The ID of the item to create the new timeline item on
   * @param custom_activity_id The ID of the custom activity for the timeline item
   * @param title The title of the new timeline item
   * @param timestamp The creation time of the new timeline item in ISO8601 format (e.g., 2024-06-06T18:00:30Z)
   * @param summary The summary of the new timeline item (max 255 characters)
   * @param content The content of the new timeline item
   * @param start_timestamp The start time of the timeline item in ISO8601 format
   * @param end_timestamp The end time of the timeline item in ISO8601 format
   * @param location The location to add to the new timeline item
   * @param phone The phone number to add to the new timeline item
   * @param url The URL to add to the new timeline item
   */
  function createTimelineItem(input: {
    item_id: number;
    custom_activity_id: string;
    title: string;
    timestamp: string;
    summary?: string;
    content?: string;
    start_timestamp?: string;
    end_timestamp?: string;
    location?: string;
    phone?: string;
    url?: string;
  }): Promise<McpToolResult>;

  /**
   * Create a new update (comment/post) on a monday.com item. Updates can be used to add comments, notes, or discussions to items. You can optionally mention users, teams, or boards in the update. You can also reply to an existing update by using the parentId parameter.
   * @param itemId The id of the item to which the update will be added
   * @param body The update text to be created. Do not use @ to mention users, use the mentionsList field instead. use html tags to format the text, dont use markdown.
   * @param mentionsList Optional JSON array of mentions in the format: [{"id": "123", "type": "User"}, {"id": "456", "type": "Team"}]. Valid types are: User, Team, Board, Project
   * @param parentId The ID of the update to reply to. Use this parameter when you want to reply on an existing update leave it empty if you want to create a new update
   */
  function createUpdate(input: {
    itemId: number;
    body: string;
    mentionsList?: string;
    parentId?: number;
  }): Promise<McpToolResult>;

  /**
   * Create a new update (comment/post) on a monday.com item. Updates can be used to add comments, notes, or discussions to items. You can optionally mention users, teams, or boards in the update. After calling this tool you should call the full board data tool to get data, and immediately after that call the show table tool to show the data from that tool. IMPORTANT: You MUST use the COMPLETE data from the full board data tool - do NOT cut, truncate, or omit any data. Pass the entire dataset to the show table tool.
   * @param itemId The id of the item to which the update will be added
   * @param body The update text to be created. Do not use @ to mention users, use the mentionsList field instead.
   * @param mentionsList Optional JSON array of mentions in the format: [{"id": "123", "type": "User"}, {"id": "456", "type": "Team"}]. Valid types are: User, Team, Board, Project
   */
  function createUpdateInMonday(input: {
    itemId: number;
    body: string;
    mentionsList?: string;
  }): Promise<McpToolResult>;

  /**
   * Create a new board view (tab) with optional filters and sorting. This creates a saved view on a monday.com board that users can switch to.
   * Filter operators: any_of, not_any_of, is_empty, is_not_empty, greater_than, lower_than, between, contains_text, not_contains_text
   * Example filter for people column: { "rules": [{ "column_id": "people", "compare_value": ["person-12345"], "operator": "any_of" }] }
   * Example filter for status column: { "rules": [{ "column_id": "status", "compare_value": [1], "operator": "any_of" }] }
   * @param boardId The board ID to create the view on
   * @param type The type of board view to create. Use TABLE for standard board views. Default: "TABLE"
   * @param name The name of the view (e.g. "High Priority Items", "My Tasks")
   * @param filter Filter configuration for the view
   * @param sort Sort configuration for the view
   * @param settings Type-specific view settings as a JSON object (e.g. column visibility, group_by for TABLE). The shape varies by view type — call get_view_schema_by_type with the same ViewKind to discover the supported structure. For TABLE views, prefer the dedicated create_view_table tool which exposes a strongly-typed settings field.
   */
  function createView(input: {
    boardId: string;
    type?: "APP" | "DASHBOARD" | "FORM" | "TABLE";
    name?: string;
    filter?: { operator?: "and" | "or"; rules?: Array<{ column_id: string; compare_value?: unknown; operator?: "any_of" | "between" | "contains_terms" | "contains_text" | "ends_with" | "greater_than" | "greater_than_or_equals" | "is_empty" | "is_not_empty" | "lower_than" | "lower_than_or_equal" | "not_any_of" | "not_contains_text" | "starts_with" | "within_the_last" | "within_the_next" }> };
    sort?: Array<{ column_id: string; direction?: "asc" | "desc" }>;
    settings?: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create a new table-type board view with optional filters, sort, tags, and table-specific settings (column visibility/order and group-by). Use this instead of create_view when you need to configure table-specific settings. For a simple table view, create_view also works.
   * Filter operators: any_of, not_any_of, is_empty, is_not_empty, greater_than, lower_than, between, contains_text, not_contains_text
   * Example settings.columns: { "column_properties": [{ "column_id": "status", "visible": true }], "column_order": ["name", "status", "date"] }
   * Example settings.group_by: { "conditions": [{ "columnId": "status" }], "hideEmptyGroups": true }
   * @param boardId The board ID to create the table view on
   * @param name The name of the view (e.g. "High Priority Items", "My Tasks")
   * @param filter Filter configuration for the view
   * @param sort Sort configuration for the view
   * @param tags Tags to apply to the view
   * @param settings Table-specific view settings (column visibility/order, group-by)
   */
  function createViewTable(input: {
    boardId: string;
    name?: string;
    filter?: { operator?: "and" | "or"; rules?: Array<{ column_id: string; compare_value?: unknown; operator?: "any_of" | "between" | "contains_terms" | "contains_text" | "ends_with" | "greater_than" | "greater_than_or_equals" | "is_empty" | "is_not_empty" | "lower_than" | "lower_than_or_equal" | "not_any_of" | "not_contains_text" | "starts_with" | "within_the_last" | "within_the_next" }> };
    sort?: Array<{ column_id: string; direction?: "asc" | "desc" }>;
    tags?: Array<string>;
    settings?: { columns?: { column_order?: Array<string>; column_properties?: Array<{ column_id: string; visible: boolean }>; floating_columns_count?: number /* integer */; subitems_column_properties?: Array<{ column_id: string; visible: boolean }> }; group_by?: { conditions: Array<{ columnId: string; config?: { sortSettings?: { direction: "ASC" | "DESC"; type?: string } } }>; hideEmptyGroups?: boolean } };
  }): Promise<McpToolResult>;

  /**
   * Create a new widget in a dashboard or board view with specific configuration settings.
   * This tool creates data visualization widgets that display information from monday.com boards:
   * **Parent Containers:**
   * - **DASHBOARD**: Place widget in a dashboard (most common use case)
   * - **BOARD_VIEW**: Place widget in a specific board view
   * **Critical Requirements:**
   * 1. **Schema Compliance**: Widget settings MUST conform to the JSON schema for the specific widget type
   * 2. **Use all_widgets_schema first**: Always fetch widget schemas before creating widgets
   * 3. **Validate settings**: Ensure all required fields are provided and data types match
   * **Workflow:**
   * 1. Use 'all_widgets_schema' to get schema definitions
   * 2. Prepare widget settings according to the schema
   * @param parent_container_id ID of the parent container (dashboard ID or board view ID)
   * @param parent_container_type Type of parent container: DASHBOARD or BOARD_VIEW
   * @param widget_kind Type of widget to create: i.e CHART, NUMBER, BATTERY
   * @param widget_name Widget display name (1-255 UTF-8 chars)
   * @param settings Widget-specific settings as JSON object conforming to widget schema. Use all_widgets_schema tool to get the required schema for each widget type.
   */
  function createWidget(input: {
    parent_container_id: string;
    parent_container_type: "BOARD_VIEW" | "DASHBOARD";
    widget_kind: "APP_FEATURE" | "BATTERY" | "CALENDAR" | "CHART" | "GANTT" | "LISTVIEW" | "NUMBER";
    widget_name: string;
    settings?: { [key: string]: unknown };
  }): Promise<McpToolResult>;

  /**
   * Creates a new empty workflow in a monday.com workspace.
   * Use this when the user wants to build a new standalone workflow from scratch. Workflows are cross-board, workspace-level — distinct from automations (use create_automation for those). You only need a workspaceId to get started — all other fields are optional.
   * Returns:
   * - workflowObjectId: the workflow object ID
   * - workflowDraftId: the current draft version ID — workflows start as drafts and must be published before they run
   * Terminology:
   * - Workflows vs. automations: workflows are standalone objects scoped to a workspace. Automations (create_automation) are per-board trigger/action rules. They are different products.
   * - Draft: the editable, inactive version of a workflow. Changes are made on the draft version until it is published as the live version.
   * - Privacy: PUBLIC — visible to all workspace members (default). PRIVATE — restricted access. SHAREABLE — accessible to guests outside the account.
   * Note: if directing the user to the workflow in the UI, the correct URL path is custom_objects/, not workflows/ — e.g. {account}.monday.com/custom_objects/{workflowObjectId}.
   * @param workspaceId The ID of the workspace to create the workflow in.
   * @param title Workflow title. Defaults to "New Workflow" if not provided.
   * @param privacyKind Workflow visibility: PUBLIC (default), PRIVATE, or SHAREABLE (accessible to guests outside the account).
   * @param description Optional workflow description.
   * @param folderId Optional folder ID to place the workflow in.
   * @param ownerIds Optional list of user IDs to set as workflow owners.
   */
  function createWorkflow(input: {
    workspaceId: string;
    title?: string;
    privacyKind?: "PUBLIC" | "PRIVATE" | "SHAREABLE";
    description?: string;
    folderId?: string;
    ownerIds?: Array<string>;
  }): Promise<McpToolResult>;

  /**
   * Create a new workspace in monday.com
   * @param name The name of the new workspace to be created
   * @param workspaceKind The kind of workspace to create
   * @param description The description of the new workspace
   * @param accountProductId The account product ID associated with the workspace
   */
  function createWorkspace(input: {
    name: string;
    workspaceKind: "closed" | "open" | "template";
    description?: string;
    accountProductId?: string;
  }): Promise<McpToolResult>;

  /**
   * Delete a column from a monday.com board
   * @param boardId The id of the board to which the new column will be added
   * @param columnId The id of the column to be deleted
   */
  function deleteColumn(input: {
    boardId: number;
    columnId: string;
  }): Promise<McpToolResult>;

  /**
   * Delete an item
   */
  function deleteItem(input: {
    itemId: number;
  }): Promise<McpToolResult>;

  /**
   * Delete an account-level object schema. Only allowed when no boards are connected to the schema. Provide either id or name.
   * @param id The ID of the object schema to delete. Either id or name must be provided.
   * @param name The name of the object schema to delete. Either id or name must be provided.
   */
  function deleteObjectSchema(input?: {
    id?: string;
    name?: string;
  }): Promise<McpToolResult>;

  /**
   * Permanently delete columns from an account-level object schema. Only allowed when no boards are connected to the schema. Use manage_object_schema_column with action=deactivate for a reversible alternative.
   * @param columnIds IDs of the columns to permanently delete. Only allowed when no boards are connected to the schema.
   * @param objectSchemaId The ID of the object schema to delete columns from. Either objectSchemaId or objectSchemaName must be provided.
   * @param objectSchemaName The name of the object schema to delete columns from. Either objectSchemaId or objectSchemaName must be provided.
   */
  function deleteObjectSchemaColumns(input: {
    columnIds: Array<string>;
    objectSchemaId?: string;
    objectSchemaName?: string;
  }): Promise<McpToolResult>;

  /**
   * Delete an update (comment/post) from a monday.com item.
   * @param id The unique identifier of the update to delete
   */
  function deleteUpdate(input: {
    id: number;
  }): Promise<McpToolResult>;

  /**
   * Get custom activities from the E&A app
   */
  function fetchCustomActivity(input?: Record<string, never>): Promise<McpToolResult>;

  /**
   * Fetch and extract the text content from a file stored in a monday.com files column.
   * Use this tool when you need to read, summarize, or analyze the content of files attached to board items. Provide the item ID and column ID from the get_board_items_page response — the column value will be a URL like "https://monday.com/protected_static/..." indicating a file is present (null means no file).
   * PROACTIVE USE: If you retrieve board items and notice a files column with a non-null value (a URL), consider fetching its content if it could help answer the user's question — don't wait to be explicitly asked.
   * Supported file types and what is returned:
   * - Text files (.txt, .md, .csv, .json): raw text content
   * - Word documents (.docx): extracted text content
   * - PDF files (.pdf): extracted text content
   * - Excel files (.xlsx, .xls): extracted text content per sheet
   * - Images (.png, .jpg, .gif, .webp, .svg, .bmp, .ico): returns the public URL so you can view or analyze the image directly
   * Text responses include a total_length field. If has_more is true, the content was truncated — you can call this tool again with next_offset if you need the remaining content.
   * When to use:
   * - User asks to summarize, read, or analyze the content of a file in a files column
   * @param item_id The ID of the item that contains the file. Obtained from get_board_items_page results.
   * @param column_id The ID of the files column containing the file. Obtained from the board schema.
   * @param file_name Optional file name hint used to determine the file type when the asset name is ambiguous. Include the extension (e.g. "report.pdf").
   * @param offset Character offset to start reading from. Use when a previous response indicated the content was truncated (has_more: true). Defaults to 0.
   */
  function fetchFileContent(input: {
    item_id: string;
    column_id: string;
    file_name?: string;
    offset?: number /* integer, >= 0 */;
  }): Promise<McpToolResult>;

  /**
   * Finalize a file upload and create the asset on monday.com. Call this after uploading the file to the presigned URL from get_asset_upload_url. Requires the etag value from the PUT response headers. Automatically attaches the uploaded asset to the specified file column on the item. Returns the created asset_id.
   * @param uploadId The upload_id returned by get_asset_upload_url
   * @param etag The ETag header value from the PUT response when uploading to the presigned URL
   * @param boardId The board's unique identifier
   * @param itemId The item's unique identifier
   * @param columnId The file or doc column's unique identifier to attach the uploaded asset to
   */
  function finalizeAssetUpload(input: {
    uploadId: string;
    etag: string;
    boardId: string;
    itemId: string;
    columnId: string;
  }): Promise<McpToolResult>;

  /**
   * Create, update, or delete a question in a monday.com form
   * @param action Action to perform on the question of a form. create requires question. update requires questionId and question with type always included. delete requires questionId.
   * @param questionId Question ID. Required for update/delete.
   * @param question The question to create or update. Always include type, then only the fields you want to set or change.
   */
  function formQuestionsEditor(input: {
    action: "delete" | "update" | "create";
    formToken: string;
    questionId?: string;
    question?: { description?: string; insert_after_question_id?: string | null; options?: Array<{ label: string; value?: string; visible?: boolean }>; page_block_id?: string | null; required?: boolean; settings?: { checkedByDefault?: boolean; defaultCurrentDate?: boolean; default_answer?: string; display?: "Dropdown" | "Horizontal" | "Vertical"; includeTime?: boolean; labelLimitCount?: number /* integer */; label_limit_count_enabled?: boolean; locationAutofilled?: boolean; optionsOrder?: "Alphabetical" | "Custom" | "Random"; prefill?: { enabled: boolean; lookup?: string; source?: "Account" | "QueryParam" }; prefixAutofilled?: boolean; prefixPredefined?: { enabled: boolean; prefix?: string }; skipValidation?: boolean }; show_if_rules?: { operator: "OR"; rules: Array<{ conditions: Array<{ building_block_id: string; operator: "OR"; values: Array<string> }>; operator: "OR" }> }; title?: string; type: "Boolean" | "ConnectedBoards" | "Country" | "DISPLAY_TEXT" | "Date" | "DateRange" | "Email" | "File" | "HOUR" | "Link" | "Location" | "LongText" | "MultiSelect" | "Name" | "Number" | "PAGE_BLOCK" | "People" | "Phone" | "Rating" | "ShortText" | "Signature" | "SingleSelect" | "Subitems" | "Updates"; visible?: boolean };
  }): Promise<McpToolResult>;

  /**
   * Only call this tool if you can execute a direct HTTP PUT with binary file data and read response headers (e.g. via shell/curl). If you can't, tell the user direct file upload isn't supported here — don't call this tool.
   * Get a presigned URL to upload a file to monday.com. Returns an upload_id and upload_url.
   * After calling this tool, upload the file to the returned URL using an HTTP PUT request and capture the ETag header from the response:
   * curl -i -X PUT "<upload_url>" \
   * -H "Content-Type: <the contentType you provided>" \
   * --data-binary @<local_file_path>
   * The response includes an ETag header (e.g. ETag: "abc123...") — save this value.
   * Then call finalize_asset_upload with the upload_id, etag, board_id, item_id, and column_id to complete the upload and attach the file to an item's file column.
   * Max file size: 500MB.
   * @param fileName The name of the file to upload, including extension (e.g. "report.pdf")
   * @param contentType The MIME type of the file (e.g. "application/pdf", "image/png", "text/plain")
   * @param fileSize The file size in bytes. Maximum 500MB (524288000 bytes)
   */
  function getAssetUploadUrl(input: {
    fileName: string;
    contentType: string;
    fileSize: number /* integer, <= 524288000, > 0 */;
  }): Promise<McpToolResult>;

  /**
   * Get assets (files) by their IDs. Returns file metadata including name, extension, size, public URL (valid for 1 hour), thumbnail URL, upload date, and who uploaded it.
   * @param ids Array of asset IDs to fetch
   */
  function getAssets(input: {
    ids: Array<string>;
  }): Promise<McpToolResult>;

  /**
   * Read automation/workflow run history. Read-only.
   * Modes:
   * - "history": paginated run feed (state, duration, error reason). Use "filters" to narrow results and "nextPageOffset" to page (offset-only — next page = previous offset + returned count).
   * - "detail": single run by "triggerUuid" (required) — returns block steps and MCP tool calls. Set "includeToolEvents": false to skip tool calls.
   * Scope: provide "boardId" for a specific board or "accountWide": true. One is required.
   * Known event states: "success", "failure", "exhausted".
   * @param mode history = paginated run feed, detail = single run by triggerUuid
   * @param boardId Target a specific board by numeric ID
   * @param accountWide Set true to query account-wide (required if no boardId)
   * @param nextPageOffset history: page offset (offset-only pagination)
   * @param filters history: run filters
   * @param triggerUuid detail: required — the run UUID to inspect
   * @param includeToolEvents detail: include MCP tool calls (default true)
   * @param blockEventsOffset detail: block-events page offset
   * @param toolEventsOffset detail: tool-events page offset
   */
  function getAutomationRuns(input: {
    mode: "history" | "detail";
    boardId?: string;
    accountWide?: boolean;
    nextPageOffset?: number /* integer, >= 0 */;
    filters?: { automationIds?: Array<number /* integer */>; dateRange?: { endDate: string; startDate: string }; entityKind?: string; hostType?: string; itemId?: string; stateFilter?: Array<string>; workflowEntityIds?: Array<number /* integer */> };
    triggerUuid?: string;
    includeToolEvents?: boolean;
    blockEventsOffset?: number /* integer, >= 0 */;
    toolEventsOffset?: number /* integer, >= 0 */;
  }): Promise<McpToolResult>;

  /**
   * Aggregate automation run statistics. Read-only.
   * Breakdowns:
   * - "totals": success/failure/total counts at the account or board level.
   * - "by_entity": per-automation and per-workflow counts for a given "runStatus" (required: "success" | "failure" | "exhausted"). Use "excludeAutomationIds" to omit specific automations.
   * Scope: provide "boardId" for a specific board or "accountWide": true. One is required.
   * Optional "userIds" narrows results to specific creators.
   * @param breakdown totals = success/failure/total counts, by_entity = per automation/workflow
   * @param boardId Target a specific board by numeric ID
   * @param accountWide Set true to query account-wide (required if no boardId)
   * @param userIds Narrow to specific creator user IDs
   * @param runStatus by_entity: required run status to break down
   * @param excludeAutomationIds by_entity: automation IDs to exclude from breakdown
   */
  function getAutomationStatistics(input: {
    breakdown: "totals" | "by_entity";
    boardId?: string;
    accountWide?: boolean;
    userIds?: Array<number /* integer */>;
    runStatus?: "success" | "failure" | "exhausted";
    excludeAutomationIds?: Array<number /* integer */>;
  }): Promise<McpToolResult>;

  /**
   * Get board activity logs for a specified time range (defaults to last 30 days). Optionally filter by item ids or user ids to avoid fetching activity for the entire board.
   * @param boardId The id of the board to get activity for
   * @param itemIds Filter activity to specific item ids. Omit to get activity for the whole board.
   * @param userIds Filter activity to actions performed by specific user ids.
   * @param fromDate Start date for activity range (ISO8601DateTime format). Defaults to 30 days ago
   * @param toDate End date for activity range (ISO8601DateTime format). Defaults to now
   * @param includeData Whether to include the raw data payload for each activity entry. The data field contains the full before/after state of changes and can be very large. Only set to true when you need the detailed change data. Default: false
   */
  function getBoardActivity(input: {
    boardId: number;
    itemIds?: Array<number>;
    userIds?: Array<number>;
    fromDate?: string;
    toDate?: string;
    includeData?: boolean;
  }): Promise<McpToolResult>;

  /**
   * Get comprehensive board information including metadata, structure, owners, and configuration. Also returns the board's views (e.g. table views, filter views) — each view includes its id, name, type, and a structured filter object.
   * @param boardId The id of the board to get information for
   */
  function getBoardInfo(input: {
    boardId: number;
  }): Promise<McpToolResult>;

  /**
   * Get all items from a monday.com board with pagination support and optional column values and item descriptions. Returns structured JSON with item details, creation/update timestamps, and pagination info. Use the nextCursor parameter from the response to get the next page of results when has_more is true. To retrieve an item description (the rich-text body/details of a monday.com item), set includeItemDescription to true — the response will include the item description document blocks with their content, type, and id. Use this whenever the user asks about an item description, body, details, or notes. [REQUIRED PRECONDITION]: Before using this tool, if new columns were added to the board or if you are not familiar with the board structure (column IDs, column types, status labels, etc.), first use get_board_info to understand the board metadata. This is essential for constructing proper filters and knowing which columns are available. [REQUIRED PRECONDITION]: For board-relation / cross-board linking tasks, call link_board_items_workflow before using this tool. VIEW-BASED FILTERING: If the user refers to a board view by name (e.g. "show me items in the Overdue view"), first call get_board_info to get the board views, find the matching view by name, then extract its filter field and pass it as the filters argument here.
   * @param boardId The id of the board to get items from
   * @param itemIds The ids of the items to get. The count of items should be less than 100.
   * @param searchTerm The search term to use for the search. - Use this when: the user provides a vague, incomplete, or approximate search term (e.g., “marketing campaign”, “John’s task”, “budget-related”), and there isn’t a clear exact compare value for a specific field. - Do not use this when: the user specifies an exact value that maps directly to a column comparison (e.g., name contains "marketing campaign", status = "Done", priority = "High", owner = "Daniel"). In these cases, prefer structured compare filters.
   * @param limit The number of items to get Default: 25
   * @param cursor The cursor to get the next page of items, use the nextCursor from the previous response. If the nextCursor was null, it means there are no more items to get
   * @param includeColumns Whether to include column values in the response. PERFORMANCE OPTIMIZATION: Only set this to true when you actually need the column data. Excluding columns significantly reduces token usage and improves response latency. If you only need to count items, get item IDs/names, or check if items exist, keep this false. Default: false
   * @param includeGroup Whether to include each item's board group (id and title) in the response. Set to false to reduce token usage when group membership is not needed. Default: true
   * @param includeItemDescription Whether to include the item's description in the response. The item description is the rich-text body content that appears inside a monday.com item (similar to a task description or issue body). Set this to true when the user asks about an item's description, details, body, or notes. PERFORMANCE OPTIMIZATION: Only set this to true when you actually need the item description content. Default: false
   * @param includeSubItems Whether to include sub items in the response. PERFORMANCE OPTIMIZATION: Only set this to true when you actually need the sub items data. Default: false
   * @param subItemLimit The number of sub items to get per item. This is only used when includeSubItems is true. Default: 25
   * @param filters The configuration of filters to apply on the items. Use get_board_info for column ids and types on the board. Before sending the filters, use get_column_type_info with fetchMode "guidelines" and use data.guidelines.filter (null if that type has no documented rules).
   * @param filtersOperator The operator to use for the filters Default: "and"
   * @param columnIds The ids of the item columns and subitem columns to get, can be used to reduce the response size when user asks for specific columns. Works only when includeColumns is true. If not provided, all columns will be returned
   * @param orderBy The columns to order by, will control the order of the items in the response
   */
  function getBoardItemsPage(input: {
    boardId: number;
    itemIds?: Array<number>;
    searchTerm?: string;
    limit?: number /* >= 1, <= 500 */;
    cursor?: string;
    includeColumns?: boolean;
    includeGroup?: boolean;
    includeItemDescription?: boolean;
    includeSubItems?: boolean;
    subItemLimit?: number /* >= 1, <= 100 */;
    filters?: Array<{ columnId: string; compareAttribute?: string; compareValue: string | number | boolean | Array<string | number>; operator?: "any_of" | "between" | "contains_terms" | "contains_text" | "ends_with" | "greater_than" | "greater_than_or_equals" | "is_empty" | "is_not_empty" | "lower_than" | "lower_than_or_equal" | "not_any_of" | "not_contains_text" | "starts_with" | "within_the_last" | "within_the_next" }>;
    filtersOperator?: "and" | "or";
    columnIds?: Array<string>;
    orderBy?: Array<{ columnId: string; direction?: "asc" | "desc" }>;
  }): Promise<McpToolResult>;

  /**
   * Get board schema (columns and groups) by board id
   * @param boardId The id of the board to get the schema of
   */
  function getBoardSchema(input: {
    boardId: number;
  }): Promise<McpToolResult>;

  /**
   * Retrieves comprehensive information about a specific column type. Use fetchMode "schema" (default) to get the JSON schema definition from the API — use this before creating or updating columns (e.g. create_column) to understand structure, validation rules, and available properties for column settings. Use fetchMode "guidelines" to get only guidelines.filter and guidelines.aggregation for building items_page filters and board insights counts (no schema, no GraphQL round-trip).
   * @param columnType The column type to retrieve information for (e.g., "text", "status", "date", "numbers")
   * @param fetchMode fetchMode "schema": JSON settings schema only (GraphQL). fetchMode "guidelines": guidelines.filter and guidelines.aggregation only — no GraphQL round-trip. Default: "schema"
   */
  function getColumnTypeInfo(input: {
    columnType: "auto_number" | "board_relation" | "button" | "checkbox" | "color_picker" | "country" | "creation_log" | "date" | "dependency" | "direct_doc" | "doc" | "dropdown" | "email" | "file" | "formula" | "group" | "hour" | "integration" | "item_assignees" | "item_id" | "last_updated" | "link" | "location" | "long_text" | "mirror" | "name" | "numbers" | "people" | "phone" | "progress" | "rating" | "status" | "subtasks" | "tags" | "team" | "text" | "time_tracking" | "timeline" | "unsupported" | "vote" | "week" | "world_clock";
    fetchMode?: "schema" | "guidelines";
  }): Promise<McpToolResult>;

  /**
   * Get a monday.com form by its form token. Form tokens can be extracted from the form's url. Given a form url, such as https://forms.monday.com/forms/abc123def456ghi789?r=use1, the formToken is the alphanumeric string that appears right after /forms/ and before the ?. In the example, the formToken is abc123def456ghi789.
   */
  function getForm(input: {
    formToken: string;
  }): Promise<McpToolResult>;

  /**
   * INTERNAL USE ONLY - DO NOT CALL THIS TOOL DIRECTLY. This tool is exclusively triggered by UI components and should never be invoked directly by the agent.
   * @param boardId The ID of the board to fetch complete data for
   * @param filters The configuration of filters to apply on the items. Use get_board_info for column ids and types on the board. Before sending the filters, use get_column_type_info with fetchMode "guidelines" and use data.guidelines.filter (null if that type has no documented rules).
   * @param filtersOperator The operator to use for the filters Default: "and"
   */
  function getFullBoardData(input: {
    boardId: string;
    filters?: Array<{ columnId: string; compareAttribute?: string; compareValue: string | number | boolean | Array<string | number>; operator?: "any_of" | "between" | "contains_terms" | "contains_text" | "ends_with" | "greater_than" | "greater_than_or_equals" | "is_empty" | "is_not_empty" | "lower_than" | "lower_than_or_equal" | "not_any_of" | "not_contains_text" | "starts_with" | "within_the_last" | "within_the_next" }>;
    filtersOperator?: "and" | "or";
  }): Promise<McpToolResult>;

  /**
   * Fetch the monday.com GraphQL schema structure including query and mutation definitions. This tool returns available query fields, mutation fields, and a list of GraphQL types in the schema. You can filter results by operation type (read/write) to focus on either queries or mutations.
   * @param random_string Dummy parameter for no-parameter tools
   * @param operationType Type of operation: "read" for queries, "write" for mutations
   */
  function getGraphqlSchema(input?: {
    random_string?: string;
    operationType?: "read" | "write";
  }): Promise<McpToolResult>;

  /**
   * Discover monday-dev sprints boards and their associated tasks boards in your account.
   * ## Purpose:
   * Identifies and returns monday-dev sprints board IDs and tasks board IDs that you need to use with other monday-dev tools.
   * This tool scans your recently used boards (up to 100) to find valid monday-dev sprint management boards.
   * ## What it Returns:
   * - Pairs of sprints boards and their corresponding tasks boards
   * - Board IDs, names, and workspace information for each pair
   * - The bidirectional relationship between each sprints board and its tasks board
   * ## Note:
   * Searches recently used boards (up to 100). If none found, ask user to provide board IDs manually.
   */
  function getMondayDevSprintsBoards(input?: Record<string, never>): Promise<McpToolResult>;

  /**
   * Ask a question about monday.com and get an AI-generated answer from the official knowledge base.
   * Use kind="general" for questions about using monday.com — features, automations, UI, help center, and settings. Returns cited source articles with links.
   * Use kind="developer_docs" for questions about the monday.com API — GraphQL queries and mutations, authentication, rate limits, webhooks, schema, API best practices, and building apps.
   * Important: do not include PII data in the questions.
   * @param query The question or topic to search for in the monday.com knowledge base.
   * @param kind The knowledge domain to search. Use "developer_docs" for questions about the monday.com API — GraphQL queries and mutations, authentication, rate limits, webhooks, schema, API best practices, and building apps. Use "general" for questions about using monday.com — features, automations, UI, help center, and settings.
   */
  function getMondayKnowledge(input: {
    query: string;
    kind: "developer_docs" | "general";
  }): Promise<McpToolResult>;

  /**
   * Retrieve account-level object schemas by their IDs or names. Schemas define the structure and columns of boards. Provide ids or names to filter specific schemas. Omit both to list all schemas (paginated).
   * @param ids List of object schema IDs to retrieve. Mutually exclusive with names.
   * @param names List of object schema names to retrieve. Mutually exclusive with ids.
   * @param limit Number of results per page. Default 25, max 100.
   * @param page 1-indexed page number. Default 1.
   * @param excludeCreatedByMonday If true, returns only user-created schemas and excludes default monday.com schemas.
   */
  function getObjectSchemas(input?: {
    ids?: Array<string>;
    names?: Array<string>;
    limit?: number;
    page?: number;
    excludeCreatedByMonday?: boolean;
  }): Promise<McpToolResult>;

  /**
   * Get the complete summary and analysis of a sprint.
   * ## Purpose:
   * Unlock deep insights into completed sprint performance.
   * The sprint summary content including:
   * - **Scope Management**: Analysis of planned vs. unplanned tasks, scope creep
   * - **Velocity & Performance**: Individual velocity, task completion rates, workload distribution per team member
   * - **Task Distribution**: Breakdown of completed tasks by type (Feature, Bug, Tech Debt, Infrastructure, etc.)
   * - **AI Recommendations**: Action items, process improvements, retrospective focus areas
   * ## Requirements:
   * - Sprint must be completed and must be created after 1/1/2025
   * ## Important Note:
   * When viewing the section "Completed by Assignee", you'll see user IDs in the format "@user-12345678". the 8 digits after the @is the user ID. To retrieve the actual owner names, use the list_users_and_teams tool with the user ID and set includeTeams=false for optimal performance.
   * @param sprintId The ID of the sprint to get the summary for (e.g., "9123456789")
   */
  function getSprintSummary(input: {
    sprintId: number;
  }): Promise<McpToolResult>;

  /**
   * Get comprehensive sprint metadata from a monday-dev sprints board including:
   * ## Data Retrieved:
   * A table of sprints with the following information:
   * - Sprint ID
   * - Sprint Name
   * - Sprint timeline (planned from/to dates)
   * - Sprint completion status (completed/in-progress/planned)
   * - Sprint start date (actual)
   * - Sprint end date (actual)
   * - Sprint activation status
   * - Sprint summary document object ID
   * ## Parameters:
   * @param sprintsBoardId The ID of the monday-dev board containing the sprints
   * @param limit The number of sprints to retrieve (default: 25, max: 100) Default: 25
   */
  function getSprintsMetadata(input: {
    sprintsBoardId: number;
    limit?: number /* >= 1, <= 100 */;
  }): Promise<McpToolResult>;

  /**
   * Get detailed information about a specific GraphQL type from the monday.com API schema
   * @param typeName The name of the GraphQL type to get details for
   */
  function getTypeDetails(input: {
    typeName: string;
  }): Promise<McpToolResult>;

  /**
   * Get updates (comments/posts) from a monday.com item or board. Specify objectId and objectType (Item or Board) to retrieve updates. For Board queries, you can filter by date range using fromDate and toDate (both required together, ISO8601 format). By default, Board queries return only board discussion. Set includeItemUpdates to true to also include updates on individual items. Returns update text, creator info, timestamps, and optionally replies and assets.
   * @param objectId The ID of the item or board to get updates from
   * @param objectType Type of object for which objectId was provided
   * @param limit Number of updates per page (default: 25, max: 100) Default: 25
   * @param page Page number for pagination (default: 1) Default: 1
   * @param includeReplies Include update replies in the response Default: false
   * @param includeAssets Include file attachments in the response Default: false
   * @param fromDate Start of date range filter (e.g. "2025-01-01" or "2025-01-01T00:00:00Z"). Must be used together with toDate. Only supported for Board objectType.
   * @param toDate End of date range filter (e.g. "2025-06-01" or "2025-06-01T23:59:59Z"). Must be used together with fromDate. Only supported for Board objectType.
   * @param includeItemUpdates When objectType is Board, also include updates on individual items. Defaults to false, returning only board discussion. Set to true to retrieve all updates on a board, including updates on individual items. Default: false
   */
  function getUpdates(input: {
    objectId: string;
    objectType: "Item" | "Board";
    limit?: number /* >= 1, <= 100 */;
    page?: number /* >= 1 */;
    includeReplies?: boolean;
    includeAssets?: boolean;
    fromDate?: string;
    toDate?: string;
    includeItemUpdates?: boolean;
  }): Promise<McpToolResult>;

  /**
   * Fetch current user information, account information, and their relevant items (boards, folders, workspaces, dashboards).
   * Use this tool to:
   * - Get context about who the current user is (id, name, title)
   * - Get account info: plan tier, active member count, trial status, and active products
   * - Get the number of active members in the account (returns active_members_count)
   * - Discover user's favorite boards, folders, workspaces, and dashboards
   * - Get user's most relevant boards based on visit frequency and recency
   * - Get user's most relevant people based on interaction frequency and recency
   * - Reduce the need for search requests by knowing user's commonly accessed items
   */
  function getUserContext(input?: Record<string, unknown>): Promise<McpToolResult>;

  /**
   * When to use: any board-relation / cross-board linking task. **Hard gate — you MUST call this BEFORE get_board_items_page, or change_item_column_values in the same turn. No discovery, matching, or write happens first.** Triggers: **link** or **connect** items **across boards** (board-relation / "connect boards" / pairs) — also vague phrasings where only one side is named ("link this to **an** item on another board", "**the matching** row"). This tool is read-only (no API).
   */
  function linkBoardItemsWorkflow(input?: Record<string, never>): Promise<McpToolResult>;

  /**
   * List all automations on a specific monday.com board, including their ids, titles, active state, and configuration.
   * Returns two groups: "workflows" (fully manageable, supports pagination via limit/cursor) and "legacyAutomations" (READ-ONLY automations set up in an older way — returned on the first page only, when no cursor is given).
   * Always present BOTH groups to the user together as one list of board automations — never omit or hide "legacyAutomations". The split and the read-only limitation are internal context for you only: don't volunteer them and don't label any automation "legacy" or "read-only". Only if the user asks to act on a legacy one, briefly explain it can't be changed (e.g. "This one was set up in an older way and can't be modified here").
   * When NOT to use: Do not call this tool to get general board information unrelated to automations.
   * @param boardId The numeric board ID as a string.
   * @param limit Maximum number of automations to return. Default: 100.
   * @param cursor Pagination cursor from a previous response. Pass to retrieve the next page of automations.
   */
  function listAutomations(input: {
    boardId: string;
    limit?: number /* integer, >= 1, <= 100 */;
    cursor?: string;
  }): Promise<McpToolResult>;

  /**
   * Tool to fetch users and/or teams data.
   * MANDATORY BEST PRACTICES:
   * 1. ALWAYS use specific IDs or names when available
   * 2. If no ids available, use name search if possible (USERS ONLY)
   * 3. Use 'getMe: true' to get current user information
   * 4. AVOID broad queries (no parameters) - use only as last resort
   * REQUIRED PARAMETER PRIORITY (use in this order):
   * 1. getMe - STANDALONE
   * 2. userIds
   * 3. name - STANDALONE (USERS ONLY, NOT for teams)
   * 4. teamIds + teamsOnly
   * 5. No parameters - LAST RESORT
   * @param userIds Specific user IDs to fetch.[IMPORTANT] ALWAYS use when you have user IDs in context. PREFER over general search. RETURNS: user profiles including team memberships
   * @param teamIds Specific team IDs to fetch.[IMPORTANT] ALWAYS use when you have team IDs in context, NEVER fetch all teams if specific IDs are available. RETURNS: Team details with owners and optional member data.
   * @param name Name-based USER search ONLY. STANDALONE parameter - cannot be combined with others. PREFERRED method for finding users when you know names. Performs fuzzy matching. CRITICAL: This parameter searches for USERS ONLY, NOT teams. To search for teams, use teamIds parameter instead.
   * @param getMe [TOP PRIORITY] Use ALWAYS when requesting current user information. Examples of when it should be used: ["get my user" or "get my teams"]. This parameter CONFLICTS with all others.
   * @param includeTeams [AVOID] This fetches all teams in the account. To fetch a specific user's teams just fetch that user by id and you will get their team memberships.
   * @param teamsOnly Fetch only teams, no users returned. Combine with includeTeamMembers for member details.
   * @param includeTeamMembers Set to true only when you need additional member details for teams other than names and ids.
   */
  function listUsersAndTeams(input?: {
    userIds?: Array<string>;
    teamIds?: Array<string>;
    name?: string;
    getMe?: boolean;
    includeTeams?: boolean;
    teamsOnly?: boolean;
    includeTeamMembers?: boolean;
  }): Promise<McpToolResult>;

  /**
   * List all workspaces available to the user, ordered by membership (user's workspaces first). Returns workspaces with their ID, name, and description.
   * [IMPORTANT] To search for workspaces by name, use the "search" tool with searchType WORKSPACES instead — it provides faster and more accurate results.
   * @param limit Number of workspaces to return. Default is (100), lower for a smaller response size Default: 100
   * @param page Page number to return. Default is 1. Default: 1
   */
  function listWorkspaces(input?: {
    limit?: number /* >= 1, <= 100 */;
    page?: number /* >= 1 */;
  }): Promise<McpToolResult>;

  /**
   * Full lifecycle management for monday platform agents — create, read, update, delete, change state, and run.
   * monday platform agents are user-built work orchestrators on monday.com — each has a profile (name, role, avatar), a goal, and a markdown execution plan. Agents in state ACTIVE can be triggered automatically. They are NOT local LangChain or MCP agents.
   * ACTIONS (only pass fields that apply to the chosen action):
   * - create:        { action:"create", prompt, agent_model? } — AI-generated agent. Platform creates profile, goal, and plan from the prompt.
   * - create_blank:  { action:"create_blank", name?, role?, role_description?, avatar_url?, gender?, background_color?, user_prompt? } — manually defined agent.
   * - get one:       { action:"get", agent_id }
   * - list owned:    { action:"get" }
   * - update:        { action:"update", agent_id, name?, role?, role_description?, plan?, agent_model? }
   * - delete:        { action:"delete", agent_id }
   * - activate:      { action:"activate", agent_id }
   * - deactivate:    { action:"deactivate", agent_id }
   * - run:           { action:"run", agent_id }
   * @param action "create" — create a new agent via AI (pass prompt). "create_blank" — create a new agent manually (pass name/role/etc). "get" — fetch one agent by agent_id or list owned agents. "update" — modify mutable fields on an existing agent. "delete" — permanently delete an agent (irreversible). "activate" — transition agent to ACTIVE. "deactivate" — transition agent to INACTIVE. "run" — manually enqueue an agent run (fire-and-forget).
   * @param agent_id Used with action:"get" to fetch a specific agent. Required for action:"update", "delete", "activate", "deactivate", "run". Omit for action:"create", "create_blank", or action:"get" (to list owned agents).
   * @param prompt Required for action:"create". Plain-language description of what the agent should do. Platform generates profile, goal, and plan via AI.
   * @param agent_model Used with action:"create" or action:"update". Omit unless the user explicitly names a valid monday-supported model.
   * @param name Used with action:"create_blank" or action:"update". Display name of the agent.
   * @param role Used with action:"create_blank" or action:"update". Short role title (e.g. "Customer Success Bot").
   * @param role_description Used with action:"create_blank" or action:"update". Detailed description of the agent role.
   * @param avatar_url Used with action:"create_blank". HTTPS URL of the avatar. Prefer dapulse-res.cloudinary.com or cdn.monday.com.
   * @param gender Used with action:"create_blank". Hint for generated avatar/name when profile fields are omitted.
   * @param background_color Used with action:"create_blank". Lowercase hex, e.g. "#9450fd".
   * @param user_prompt Used with action:"create_blank". Stored as metadata. Not used for AI generation.
   * @param plan Used with action:"update". New step-by-step execution plan in markdown.
   */
  function manageAgent(input: {
    action: "create" | "create_blank" | "get" | "update" | "delete" | "activate" | "deactivate" | "run";
    agent_id?: string;
    prompt?: string;
    agent_model?: "CLAUDE_FABLE_5" | "CLAUDE_OPUS_4_7" | "CLAUDE_SONNET_4_6" | "GEMINI_2_5_FLASH" | "GPT_5_2";
    name?: string;
    role?: string;
    role_description?: string;
    avatar_url?: string;
    gender?: "male" | "female";
    background_color?: string;
    user_prompt?: string;
    plan?: string;
  }): Promise<McpToolResult>;

  /**
   * List, grant, update, or revoke a monday platform agent's access to boards and docs.
   * An agent's "knowledge" is the set of monday.com boards and docs it can read from or write to during a run.
   * - list: Returns all resources the agent currently has access to, including permission level and resource type.
   * - add: Grants the agent access to a board or doc with the specified permission level.
   * - update: Changes the permission level on a resource the agent already has access to. Call action:"list" first to confirm the resource_id exists.
   * - remove: Revokes the agent's access to a board or doc entirely. Call action:"list" first to confirm the resource_id exists.
   * Permission types:
   * - READ: Agent can read data from the resource.
   * - READ_WRITE: Agent can read and write data to the resource.
   * USAGE EXAMPLES:
   * - List: { "action": "list", "agent_id": "7" }
   * - Add board access: { "action": "add", "agent_id": "7", "resource_id": "42", "scope_type": "BOARD", "permission_type": "READ" }
   * @param action "list" — returns all resources the agent currently has access to. "add" — grants access to a board or doc. "update" — changes the permission level on an existing resource. "remove" — revokes the agent's access to a board or doc.
   * @param agent_id Unique identifier of the agent.
   * @param resource_id Required for action:add, action:update, action:remove. The ID of the board or doc to grant/update/revoke access to.
   * @param scope_type Required for action:add, action:update, action:remove. The type of resource: "BOARD" or "DOC".
   * @param permission_type Required for action:add and action:update. The permission level: "READ" (agent can read the resource) or "READ_WRITE" (agent can read and write the resource).
   */
  function manageAgentKnowledge(input: {
    action: "list" | "add" | "update" | "remove";
    agent_id: string;
    resource_id?: string;
    scope_type?: "BOARD" | "DOC";
    permission_type?: "READ" | "READ_WRITE";
  }): Promise<McpToolResult>;

  /**
   * Manage the full skill lifecycle for monday platform agents — create new skills in the catalog, attach skills to an agent, or detach them.
   * Skills extend what an agent can do (e.g. sending emails, querying databases, posting to Slack).
   * ACTIONS:
   * - create: { name, content, description? } — creates a new custom skill in the account-wide catalog.
   * The skill becomes available to all agents in the account.
   * - add:    { agent_id, skill_id } — attaches a skill to this agent.
   * - remove: { agent_id, skill_id } — detaches a skill from this agent.
   * WORKFLOW — attach an existing skill:
   * 1. Call agent_catalog action:"list_skills" — find the skill_id of the skill to attach.
   * 2. Call this tool action:"add" with agent_id and that skill_id.
   * WORKFLOW — create a new skill and attach it:
   * 1. Call this tool action:"create" with name and content — note the returned id.
   * @param action "create" — author a new custom skill in the account-wide catalog (no agent_id needed). "add" — attach an existing skill to this agent by skill_id. "remove" — detach a skill from this agent.
   * @param agent_id Required for action:"add" and action:"remove". Not used for action:"create" (account-level operation).
   * @param name Required for action:"create". Display name of the new skill.
   * @param content Required for action:"create". Markdown instructions defining what the skill does and how to execute it. Be specific and thorough — this is the skill's runtime behavior.
   * @param description Used with action:"create". Short description shown in the catalog.
   * @param skill_id Required for action:"add" and action:"remove". The skill id from agent_catalog action:"list_skills", or the id returned by action:"create" in this tool. Never guess or invent a skill id.
   */
  function manageAgentSkills(input: {
    action: "create" | "add" | "remove";
    agent_id?: string;
    name?: string;
    content?: string;
    description?: string;
    skill_id?: string;
  }): Promise<McpToolResult>;

  /**
   * Manage the triggers attached to a monday platform agent — triggers define WHEN the agent runs automatically.
   * ACTIONS:
   * - list:   { agent_id } — returns active triggers with node_id, block_reference_id, name, field_summary.
   * - add:    { agent_id, block_reference_id, field_values? } — attaches a trigger type to the agent.
   * - remove: { agent_id, node_id } — detaches a trigger instance by node_id (NOT block_reference_id).
   * WORKFLOW — add a trigger:
   * 1. Call agent_catalog action:"list_triggers" — note block_reference_id, field_schemas, and required_fields.
   * 2. Collect required field values from the user (e.g. board_id, column_id).
   * 3. Call this tool action:"add" with block_reference_id and field_values.
   * Note: add returns only { success } — no node_id for the new instance. Call action:"list" afterward if you need the node_id.
   * WORKFLOW — remove a trigger:
   * 1. Call action:"list" to see active triggers and note the node_id of the instance to remove.
   * @param action "list" — returns all triggers currently attached to this agent (includes node_id needed for remove). "add" — attaches a new trigger by block_reference_id. "remove" — detaches a trigger instance by node_id.
   * @param agent_id Unique identifier of the agent.
   * @param block_reference_id Required for action:"add". The block_reference_id from agent_catalog action:"list_triggers" identifying the trigger type to attach. Never guess this value — look it up in the catalog first.
   * @param field_values Used with action:"add" when the trigger type has required_fields. Key/value object whose shape is described by field_schemas in the agent_catalog response. Scalar fields use string/number/boolean values. Selection fields use { "value": "<id>", "label": "<name>" }.
   * @param node_id Required for action:"remove". The node_id of the trigger instance — get it from action:"list". Each instance has a unique node_id even if the same trigger type is attached multiple times. Do NOT pass block_reference_id here.
   */
  function manageAgentTriggers(input: {
    action: "list" | "add" | "remove";
    agent_id: string;
    block_reference_id?: string;
    field_values?: { [key: string]: string | number | boolean | { label: string; value: string; [key: string]: unknown } };
    node_id?: string;
  }): Promise<McpToolResult>;

  /**
   * Activate, deactivate, or delete an existing monday.com automation.
   * Requires an automation id. When the user refers to an automation by name, always call list_automations first to resolve the id — never guess or infer ids.
   * Actions:
   * - activate: enables a paused automation so it starts responding to its trigger.
   * - deactivate: pauses an automation while preserving its definition.
   * - delete: permanently removes an automation — irreversible.
   * When intent is ambiguous ("stop", "turn off", "pause"), prefer deactivate over delete.
   * @param action The operation to perform. activate: enables a paused automation so it responds to its trigger. deactivate: pauses an automation without deleting it. delete: permanently removes an automation (irreversible).
   * @param workflowId The automation ID to operate on. Obtain from list_automations.
   */
  function manageAutomations(input: {
    action: "activate" | "deactivate" | "delete";
    workflowId: string;
  }): Promise<McpToolResult>;

  /**
   * Connect or detach a board from an account-level object schema. connect: attaches a board to an object schema so it inherits the schema column structure. detach: removes one or more boards from their object schema.
   * @param action The operation to perform. connect: attaches a board to an object schema so it inherits the schema column structure. detach: removes one or more boards from their object schema.
   * @param boardId Required for action=connect. The ID of the board to connect.
   * @param boardIds Required for action=detach. The IDs of the boards to detach.
   * @param objectSchemaId Required for action=connect. The ID of the object schema. Either objectSchemaId or objectSchemaName must be provided.
   * @param objectSchemaName Required for action=connect. The name of the object schema. Either objectSchemaId or objectSchemaName must be provided.
   */
  function manageObjectSchemaBoardConnection(input: {
    action: "connect" | "detach";
    boardId?: string;
    boardIds?: Array<string>;
    objectSchemaId?: string;
    objectSchemaName?: string;
  }): Promise<McpToolResult>;

  /**
   * Create or update columns on an account-level object schema. Column changes are propagated to all boards connected to the schema. create: adds new columns. Each column requires type and title. Call get_column_type_info with fetchMode "schema" first to understand valid defaults per column type. update: modifies existing columns. Each entry must include column_id. Only send the columns you want to modify — other columns are unaffected. Use opt_out_by_default=true to stop a column from being auto-added to boards (opt out), or opt_out_by_default=false to restore auto-adding (opt in).
   * @param action The operation to perform on columns. create: adds new columns to the schema. Each column requires type and title. Call get_column_type_info with fetchMode "schema" first to understand valid defaults per column type. update: modifies existing columns. Each entry must include column_id. Only send the columns you want to modify — other columns are unaffected. Use opt_out_by_default=true to opt a column out (stop auto-adding to boards), or opt_out_by_default=false to opt in (restore auto-adding).
   * @param columns Array of columns to create or update.
   * @param objectSchemaId The ID of the object schema. Either objectSchemaId or objectSchemaName must be provided.
   * @param objectSchemaName The name of the object schema. Either objectSchemaId or objectSchemaName must be provided.
   */
  function manageObjectSchemaColumns(input: {
    action: "create" | "update";
    columns: Array<{ defaults?: { [key: string]: unknown }; description?: string; opt_out_by_default?: boolean; policy?: { can_override?: Array<"title" | "description" | "settings">; cannot_delete?: boolean }; title: string; type: string } | { column_id: string; defaults?: { [key: string]: unknown }; description?: string; opt_out_by_default?: boolean; policy?: { can_override?: Array<"title" | "description" | "settings">; cannot_delete?: boolean }; title?: string }>;
    objectSchemaId?: string;
    objectSchemaName?: string;
  }): Promise<McpToolResult>;

  /**
   * Move an item to a group in a monday.com board
   * @param itemId The id of the item to which the update will be added
   * @param groupId The id of the group to which the item will be moved
   */
  function moveItemToGroup(input: {
    itemId: number;
    groupId: string;
  }): Promise<McpToolResult>;

  /**
   * Move a folder, board, or overview in monday.com. Use position for relative placement based on another object, parentFolderId for folder changes, workspaceId for workspace moves, and accountProductId for account product changes.
   * @param objectType The type of object to move
   * @param id The ID of the object to move
   * @param position_object_id The ID of the object to position the object relative to. If this parameter is provided, position_object_type must be also provided.
   * @param position_object_type The type of object to position the object relative to. If this parameter is provided, position_object_id must be also provided.
   * @param position_is_after Whether to position the object after the object
   * @param parentFolderId The ID of the new parent folder. Required if moving to a different folder.
   * @param workspaceId The ID of the workspace containing the object. Required if moving to a different workspace.
   * @param accountProductId The ID of the account product containing the object. Required if moving to a different account product.
   */
  function moveObject(input: {
    objectType: "Board" | "Folder" | "Overview";
    id: string;
    position_object_id?: string;
    position_object_type?: "Board" | "Folder" | "Overview";
    position_is_after?: boolean;
    parentFolderId?: string;
    workspaceId?: string;
    accountProductId?: string;
  }): Promise<McpToolResult>;

  /**
   * Plans one or more monday.com workflows for a described process using an AI agent.
   * The agent analyzes the prompt, decides how many workflows are needed, identifies the required boards and columns, selects the correct trigger and action blocks (with their IDs), and returns a structured implementation plan with Mermaid diagrams and build notes for each workflow.
   * Use this before create_workflow to understand how to break a complex process into individual workflows and which resources to create first.
   * Parameters:
   * - prompt: describe the full end-to-end process in plain English. Maximum 2000 characters.
   * Returns:
   * - result: structured markdown plan with workflow breakdowns, block IDs, resource definitions, and a list of assumptions and gaps
   * @param prompt Natural-language description of the process to plan. Describe the full end-to-end process in plain English (e.g. "When a deal is marked Won, create a task in the onboarding board and notify the account manager"). The agent will decompose this into one or more monday.com workflows, identify all required boards and columns, and return a structured implementation plan. Maximum 2000 characters.
   */
  function planWorkflow(input: {
    prompt: string;
  }): Promise<McpToolResult>;

  /**
   * Publishes a workflow draft, promoting it to the live version.
   * When to use: Only call this tool when the user explicitly asks to publish the workflow. After a workflow is created or updated successfully, suggest to the user that they can publish it and wait for their explicit confirmation before proceeding.
   * Before publishing, the workflow is validated — if it has missing or misconfigured steps, publish will fail with a WORKFLOW_VALIDATION_FAILED error that includes structured issue details: which step failed, the issue type, and which inputs are missing. Use those details to guide the user on what to fix before retrying.
   * Parameters:
   * - workflowObjectId and workflowDraftId: returned by create_workflow — they identify which draft to publish.
   * - shouldActivate: whether to activate the workflow immediately after publish. Defaults to true — pass false to publish without activating.
   * Returns:
   * - workflowObjectId: the workflow object ID (unchanged)
   * - workflowLiveId: the new live version ID — this changes on every publish, so do not cache it
   * Note: if directing the user to the workflow in the UI, the correct URL path is custom_objects/, not workflows/ — e.g. {account}.monday.com/custom_objects/{workflowObjectId}.
   * @param workflowObjectId The workflow object ID returned by create_workflow. Identifies the workflow across all its drafts and live versions.
   * @param workflowDraftId The draft version ID returned by create_workflow. Both workflowObjectId and workflowDraftId are required — together they identify the exact draft to publish.
   * @param shouldActivate Whether to activate the workflow immediately after publishing so it starts running. Defaults to true — the workflow is activated immediately after publish.
   */
  function publishWorkflow(input: {
    workflowObjectId: string;
    workflowDraftId: string;
    shouldActivate?: boolean;
  }): Promise<McpToolResult>;

  /**
   * Get information about monday.com documents. Supports two modes:
   * MODE: "content" (default) — Fetch documents with their full markdown content.
   * - Requires: type ("ids" | "object_ids" | "workspace_ids") and ids array
   * - Supports pagination via page/limit. Check has_more_pages in response.
   * - If type "ids" returns no results, automatically retries with object_ids.
   * - Set include_blocks: true to include block IDs, types, and positions in the response — required before calling update_doc.
   * - Blocks default to 25 per page. Use blocks_limit and blocks_page to paginate through long documents.
   * - Set include_comments: true to fetch all comments and replies on the document. Each comment is enriched with anchor info (block_id, selection_from, selection_length) indicating which block and text range it's attached to. Use comments_limit to control how many comments per item (default 50).
   * MODE: "version_history" — Fetch the edit history of a single document.
   * - Requires: ids with the document's object_id (use the object_id field from content mode results, NOT the id field).
   * - The object_id is the numeric ID visible in the document URL.
   * - Returns restoring points sorted newest-first. Use version_history_limit to cap results (e.g., "last 3 changes" → version_history_limit: 3).
   * @param mode The operation mode. "content" (default) fetches documents with their markdown content. "version_history" fetches the edit history of a single document. Default: "content"
   * @param type Query type for content mode: "ids", "object_ids", or "workspace_ids". Required when mode is "content".
   * @param ids Array of ID values. In content mode: matches the query type (ids/object_ids/workspace_ids). In version_history mode: provide the single document object_id here (e.g., ids: ["5001466606"]).
   * @param limit Number of docs per page (default: 25). Only used in content mode.
   * @param order_by Order in which to retrieve docs. Only used in content mode.
   * @param page Page number to return (starts at 1). Only used in content mode.
   * @param include_blocks If true, includes the blocks array (block IDs, types, positions, content) in the response. Required when you plan to call update_doc. Defaults to false to reduce response size. Only used in content mode. Default: false
   * @param blocks_limit Maximum number of blocks to return per document (default: 25). Only used in content mode when include_blocks is true.
   * @param blocks_page Page number for block pagination, starting at 1. Omit to use the API default. Use with blocks_limit to page through documents with more than 25 blocks. Only used in content mode when include_blocks is true.
   * @param include_comments If true, fetches all comments and replies on the document. Comments are stored at the item level within the doc backing board. Defaults to false. Only used in content mode. Default: false
   * @param comments_limit Maximum number of comments (updates) to fetch per item when include_comments is true. Defaults to 50. Only used in content mode. Default: 50
   * @param version_history_limit Maximum number of restoring points to return. Use this when the user asks for "last N changes". Only used in version_history mode.
   * @param since ISO 8601 date string to filter version history from (e.g., "2026-03-15T00:00:00Z"). If omitted, returns the full history. Only used in version_history mode.
   * @param until ISO 8601 date string to filter version history until (e.g., "2026-03-16T23:59:59Z"). Defaults to now. Only used in version_history mode.
   * @param include_diff If true, fetches content diffs between consecutive restoring points. May be slower due to additional API calls. Only used in version_history mode. Default: false
   */
  function readDocs(input?: {
    mode?: "content" | "version_history";
    type?: "ids" | "object_ids" | "workspace_ids";
    ids?: Array<string>;
    limit?: number;
    order_by?: "created_at" | "used_at";
    page?: number;
    include_blocks?: boolean;
    blocks_limit?: number;
    blocks_page?: number;
    include_comments?: boolean;
    comments_limit?: number;
    version_history_limit?: number;
    since?: string;
    until?: string;
    include_diff?: boolean;
  }): Promise<McpToolResult>;

  /**
   * Remove AI from a column on a monday.com board. Use this tool when the user wants to disable AI on a column, turn off AI automation, stop AI from running on a column, or delete the AI behavior from a column. This deletes all AI automation recipes and the app feature extension associated with the column. The column itself is not deleted — only its AI behavior is removed.
   * Use get_board_schema to find column IDs before calling this tool.
   * @param board_id The ID of the board containing the column
   * @param column_id The ID of the column to remove AI from
   */
  function removeAiFromColumn(input: {
    board_id: number;
    column_id: string;
  }): Promise<McpToolResult>;

  /**
   * Search within monday.com platform. Supported searchType values: BOARD, DOCUMENTS, FOLDERS, WORKSPACES, UPDATES, ITEMS, TIMELINE_ITEMS, DASHBOARDS.
   * searchTerm is the phrase the search matches against — the text/keywords to look for (e.g. a board name, item title, or a word from an update). It is required and must be non-empty. This tool has no "list everything" mode: to browse or list without a search phrase, use workspace_info (boards/docs/folders in a workspace) or get_board_items_page (items in a board) instead of calling search with an empty searchTerm.
   * For searching/listing specific users and teams, use list_users_and_teams tool.
   * For account-level info (plan, member count, products), use get_user_context tool.
   * For browsing all boards, docs, or folders within a workspace without a search term, use workspace_info tool.
   * For groups, use get_board_info tool.
   * For listing items within a specific board, use get_board_items_page tool. ITEMS search here queries items across the account.
   * BOARD search returns id, title, url, and workspaceId.
   * DOCUMENTS search returns id, title, and workspaceId.
   * ITEMS search returns id, title, url, boardId, and workspaceId. Optionally scope it with workspaceIds, boardIds, and/or creatorIds.
   * WORKSPACES search returns id, title, and description.
   * UPDATES search returns id, title (the update body), itemId, boardId, and creatorId. Optionally scope it with boardIds and/or creatorIds.
   * @param searchType The type of search to perform. Valid values: BOARD, DOCUMENTS, FOLDERS, WORKSPACES, UPDATES, ITEMS, TIMELINE_ITEMS, DASHBOARDS.
   * @param searchTerm The search phrase — the text the search matches results against (e.g. a board name, item title, or keywords). Required and must be non-empty. This is NOT a filter or an id — pass the words to look for.
   * @param limit The number of items to get. Maximum is 20. Default: 20
   * @param workspaceIds Array of workspace IDs (numbers) to search in. Optional for FOLDERS search (searches all accessible workspaces when omitted). For ITEMS, BOARD, DOCUMENTS, and DASHBOARDS search, only pass this if the user explicitly asked to search within specific workspaces. Example: [12345, 67890].
   * @param boardIds Array of board IDs (numbers) to scope the search to. Applies to ITEMS and UPDATES search, and only pass it if the user explicitly asked to search within specific boards. Example: [12345, 67890].
   * @param creatorIds Array of user IDs (numbers) to filter by creator. Applies to ITEMS (filters by item creator), UPDATES (filters by update author), and DASHBOARDS (filters by dashboard creator). Only pass it if the user explicitly asked to filter by specific creators. Example: [12345, 67890].
   */
  function search(input: {
    searchType: "BOARD" | "DOCUMENTS" | "FOLDERS" | "WORKSPACES" | "UPDATES" | "ITEMS" | "TIMELINE_ITEMS" | "DASHBOARDS";
    searchTerm?: string;
    limit?: number;
    workspaceIds?: Array<number>;
    boardIds?: Array<number>;
    creatorIds?: Array<number>;
  }): Promise<McpToolResult>;

  /**
   * Set the active state of a column on an account-level object schema. deactivate: soft-disables the column, preventing it from being used on new boards. The column is not deleted and can be restored. reactivate: restores a previously deactivated column, making it available again.
   * @param action The operation to perform on the column. deactivate: soft-disables the column. It is marked inactive but not deleted. Reversible. reactivate: re-enables a previously deactivated column.
   * @param columnId The ID of the column to deactivate or reactivate.
   * @param objectSchemaId The ID of the object schema. Either objectSchemaId or objectSchemaName must be provided.
   * @param objectSchemaName The name of the object schema. Either objectSchemaId or objectSchemaName must be provided.
   */
  function setObjectSchemaColumnActiveState(input: {
    action: "deactivate" | "reactivate";
    columnId: string;
    objectSchemaId?: string;
    objectSchemaName?: string;
  }): Promise<McpToolResult>;

  /**
   * Report a bug, submit a feature request, or share feedback about the monday.com product or this integration.
   * Call this tool proactively — not just when a user explicitly asks. Use it whenever any of these signals show up:
   * • A tool produced unexpected errors, empty results, or needed a workaround
   * • The user tried something monday.com couldn't support and had to settle for a partial or manual solution
   * • A recurring capability gap is noticed — something requested that simply isn't available in monday.com or this integration
   * • The user shows repeated frustration (multiple corrections, retrying the same request, "that's wrong again," "why isn't this working")
   * • A task required multiple retries, an unusually long reasoning chain, or many attempts for something that should've been simple
   * Parameters:
   * • title (string, required) — short summary, no PII
   * • description (string, required) — full details of what happened/expected/requested, no PII
   * • kind (enum, required) — "bug", "feature_request", or "feedback"
   * • tool_name (string, optional) — the specific monday.com tool the feedback relates to (e.g. "create_item")
   * @param kind The kind of submission: general feedback, a feature request, or a bug report
   * @param title A short summary of the feedback. Do NOT include any personally identifiable information (PII) such as names, email addresses, phone numbers, or any other personal data.
   * @param description Full details — what happened, what was expected, or what is being requested. Do NOT include any personally identifiable information (PII) such as names, email addresses, phone numbers, or any other personal data.
   * @param tool_name The name of the monday.com MCP tool this feedback is about, if applicable (e.g. "create_item", "get_board_info"). Only include monday.com MCP tool names — do not reference tools from other connected services.
   */
  function submitBugOrFeatureRequest(input: {
    kind: "feedback" | "feature_request" | "bug";
    title: string;
    description: string;
    tool_name?: string;
  }): Promise<McpToolResult>;

  /**
   * Undo a previous action on a board using its action_record_uuid. Supports undoing column changes, deletes, archives, moves, duplicates, and more. Use get_board_activity with includeData=true to find the action_record_uuid.
   * @param boardId The id of the board where the action was performed
   * @param undoRecordId The undo record ID (action_record_uuid) from the activity log data field. Use get_board_activity with includeData=true to find this value.
   */
  function undoAction(input: {
    boardId: number;
    undoRecordId: string;
  }): Promise<McpToolResult>;

  /**
   * Update a file or doc column value on an item using existing assets, docs, or links. Sets the column to the provided list of files, adding new ones and removing any not in the list.
   * @param boardId The board's unique identifier
   * @param itemId The item's unique identifier
   * @param columnId The file or doc column's unique identifier
   * @param files Array of file values to set on the column
   */
  function updateAssetsOnItem(input: {
    boardId: string;
    itemId: string;
    columnId: string;
    files: Array<{ assetId?: number; fileType: "google_drive" | "dropbox" | "box" | "onedrive" | "link" | "asset" | "doc"; linkToFile?: string; name: string; objectId?: number }>;
  }): Promise<McpToolResult>;

  /**
   * Update properties of an existing monday.com column (title, description, settings). Uses optimistic concurrency control via the revision field — fetch the current revision via get_board_schema first, then call this tool. If the update fails because the revision is stale, re-fetch and try again.
   * @param boardId The id of the board containing the column
   * @param columnId The id of the column to update
   * @param columnType The type of the column being updated. Must match the existing column type.
   * @param revision The current revision of the column, obtained from get_board_schema. Used for optimistic concurrency control: if the column changed since you read it, the request will fail and you should re-fetch the latest revision before retrying.
   * @param columnTitle The new title of the column. If omitted, the title is unchanged.
   * @param columnDescription The new description of the column. If omitted, the description is unchanged.
   * @param columnSettings Type-specific configuration as a JSON string. Use get_column_type_info with fetchMode "schema" for the JSON schema for the given column type. If omitted, settings are unchanged.
   */
  function updateColumn(input: {
    boardId: number;
    columnId: string;
    columnType: "auto_number" | "board_relation" | "button" | "checkbox" | "color_picker" | "country" | "creation_log" | "date" | "dependency" | "direct_doc" | "doc" | "dropdown" | "email" | "file" | "formula" | "group" | "hour" | "integration" | "item_assignees" | "item_id" | "last_updated" | "link" | "location" | "long_text" | "mirror" | "name" | "numbers" | "people" | "phone" | "progress" | "rating" | "status" | "subtasks" | "tags" | "team" | "text" | "time_tracking" | "timeline" | "unsupported" | "vote" | "week" | "world_clock";
    revision: string;
    columnTitle?: string;
    columnDescription?: string;
    columnSettings?: string;
  }): Promise<McpToolResult>;

  /**
   * Update an existing monday.com document. Provide doc_id (preferred) or object_id, plus an ordered operations array (executed sequentially, stops on first failure).
   * OPERATIONS:
   * - set_name: Rename the document.
   * - add_markdown_content: Append markdown as blocks (or insert after a block). Best for text, headings, lists, simple tables — no block IDs needed.
   * - update_block: Update content of an existing text, code, or list_item block in-place.
   * - create_block: Create a new block at a precise position. Use parent_block_id to nest inside notice_box, table cell, or layout cell.
   * - delete_blocks: Permanently delete 1–100 blocks in one call. Provide all block IDs in the block_ids array. The ONLY option for BOARD, WIDGET, DOC embed, and GIPHY blocks.
   * - replace_block: Delete a block and create a new one in its place (use when update_block is not supported).
   * - add_comment: Create a new comment or reply on the document (doc-level, block-level, or text-selection).
   * WHEN TO USE EACH OPERATION:
   * - text / code / list_item → update_block. Use replace_block to change subtype (e.g. NORMAL_TEXT→LARGE_TITLE)
   * - divider / table / image / video / notice_box / layout → replace_block (properties immutable after creation)
   * @param operations Ordered list of operations to perform. Executed sequentially. Stops at first failure. Operation types: - set_name: Rename the document. - add_markdown_content: Append markdown as blocks (simplest for text/lists/tables). - update_block: Change content of an existing text/code/list/divider block. - create_block: Create a new block at a specific position (supports text, list_item, code, divider, page_break, image, video, notice_box, table, layout). - delete_blocks: Permanently delete 1–100 blocks in one call. Provide all block IDs in the block_ids array. Works for all block types including BOARD, WIDGET, DOC embed, and GIPHY. - replace_block: Delete a block and create a new one in its place. Use for: changing image/video source, table restructure, notice_box theme change. - add_comment: Create a new comment or reply on the document. Use parent_update_id to reply to an existing comment. Format text with HTML. Uses the doc's backing board item. WHEN TO USE WHICH: - Adding new text sections → add_markdown_content - Adding asset-based images → create_block with block_type "image" and asset_id (add_markdown_content does NOT support asset images) - Mixed content with asset images → alternate add_markdown_content (for text) and create_block (for each image) in sequence - Editing existing text block → update_block - Changing an image URL → replace_block (image URL is immutable after creation) - Changing video URL → replace_block - Restructuring a table → replace_block - BOARD/WIDGET/DOC/GIPHY blocks → delete_blocks only (no public API to create these) NESTING CONTENT IN CONTAINERS: - notice_box: Fully supported. Create the notice_box first, then in a separate call create child blocks with parent_block_id set to the notice_box ID. You cannot reference a block ID created in the same call. - table: Cell-level API nesting is NOT supported. To create a table with content, use add_markdown_content with a markdown table (e.g. "| H1 | H2 |\n| --- | --- |\n| A | B |"). This creates a pre-populated table in one shot. Empty tables created via create_block cannot have their cells populated through the API. - layout: Cell-level API nesting is NOT supported and there is no markdown equivalent. Layouts can only be created empty via create_block. No workaround exists to populate layout columns through the API. Deleting a container does NOT delete its children — delete children first for clean removal. BATCHING: delete_blocks accepts 1..100 IDs. Put ALL IDs in one operation's block_ids array. Never emit multiple delete_blocks operations in a row. Block IDs are available in the blocks array returned by read_docs.
   * @param doc_id The document ID (the id field from read_docs). Takes priority over object_id if both are provided.
   * @param object_id The document object ID (the object_id field from read_docs, visible in the document URL). Resolved to doc_id.
   */
  function updateDoc(input: {
    operations: Array<{ name: string; operation_type: "set_name" } | { after_block_id?: string; markdown: string; operation_type: "add_markdown_content" } | { block_id: string; content: { alignment?: "LEFT" | "RIGHT" | "CENTER"; block_content_type: "text"; delta_format: Array<{ attributes?: { background?: string; bold?: boolean; code?: boolean; color?: string; italic?: boolean; link?: string; strike?: boolean; underline?: boolean }; insert: string | { text: string } | { mention: { id: string | number; type?: "USER" | "DOC" | "BOARD" } } | { column_value: { column_id: string; item_id: string | number } } }>; direction?: "LTR" | "RTL" } | { block_content_type: "code"; delta_format: Array<{ attributes?: { background?: string; bold?: boolean; code?: boolean; color?: string; italic?: boolean; link?: string; strike?: boolean; underline?: boolean }; insert: string | { text: string } | { mention: { id: string | number; type?: "USER" | "DOC" | "BOARD" } } | { column_value: { column_id: string; item_id: string | number } } }>; language?: string } | { block_content_type: "list_item"; checked?: boolean; delta_format: Array<{ attributes?: { background?: string; bold?: boolean; code?: boolean; color?: string; italic?: boolean; link?: string; strike?: boolean; underline?: boolean }; insert: string | { text: string } | { mention: { id: string | number; type?: "USER" | "DOC" | "BOARD" } } | { column_value: { column_id: string; item_id: string | number } } }>; indentation?: number /* integer, >= 0 */ }; operation_type: "update_block" } | { after_block_id?: string; block: { alignment?: "LEFT" | "RIGHT" | "CENTER"; block_type: "text"; delta_format: Array<{ attributes?: { background?: string; bold?: boolean; code?: boolean; color?: string; italic?: boolean; link?: string; strike?: boolean; underline?: boolean }; insert: string | { text: string } | { mention: { id: string | number; type?: "USER" | "DOC" | "BOARD" } } | { column_value: { column_id: string; item_id: string | number } } }>; direction?: "LTR" | "RTL"; text_block_type?: "NORMAL_TEXT" | "LARGE_TITLE" | "MEDIUM_TITLE" | "SMALL_TITLE" | "QUOTE" } | { block_type: "list_item"; delta_format: Array<{ attributes?: { background?: string; bold?: boolean; code?: boolean; color?: string; italic?: boolean; link?: string; strike?: boolean; underline?: boolean }; insert: string | { text: string } | { mention: { id: string | number; type?: "USER" | "DOC" | "BOARD" } } | { column_value: { column_id: string; item_id: string | number } } }>; indentation?: number /* integer, >= 0 */; list_block_type?: "BULLETED_LIST" | "NUMBERED_LIST" | "CHECK_LIST" } | { block_type: "code"; delta_format: Array<{ attributes?: { background?: string; bold?: boolean; code?: boolean; color?: string; italic?: boolean; link?: string; strike?: boolean; underline?: boolean }; insert: string | { text: string } | { mention: { id: string | number; type?: "USER" | "DOC" | "BOARD" } } | { column_value: { column_id: string; item_id: string | number } } }>; language?: string } | { block_type: "divider" } | { block_type: "page_break" } | { asset_id?: number /* integer */ | string; block_type: "image"; public_url?: string; width?: number /* integer, >= 1 */ } | { block_type: "video"; raw_url: string; width?: number /* integer, >= 1 */ } | { block_type: "notice_box"; theme: "INFO" | "TIPS" | "WARNING" | "GENERAL" } | { block_type: "table"; column_count: number /* integer, >= 1, <= 10 */; column_style?: Array<{ width: number /* integer */ }>; row_count: number /* integer, >= 1, <= 25 */; width?: number /* integer */ } | { block_type: "layout"; column_count: number /* integer, >= 2, <= 6 */; column_style?: Array<{ width: number /* integer */ }> }; operation_type: "create_block"; parent_block_id?: string } | { block_ids: Array<string>; operation_type: "delete_blocks" } | { after_block_id?: string; block: { alignment?: "LEFT" | "RIGHT" | "CENTER"; block_type: "text"; delta_format: Array<{ attributes?: { background?: string; bold?: boolean; code?: boolean; color?: string; italic?: boolean; link?: string; strike?: boolean; underline?: boolean }; insert: string | { text: string } | { mention: { id: string | number; type?: "USER" | "DOC" | "BOARD" } } | { column_value: { column_id: string; item_id: string | number } } }>; direction?: "LTR" | "RTL"; text_block_type?: "NORMAL_TEXT" | "LARGE_TITLE" | "MEDIUM_TITLE" | "SMALL_TITLE" | "QUOTE" } | { block_type: "list_item"; delta_format: Array<{ attributes?: { background?: string; bold?: boolean; code?: boolean; color?: string; italic?: boolean; link?: string; strike?: boolean; underline?: boolean }; insert: string | { text: string } | { mention: { id: string | number; type?: "USER" | "DOC" | "BOARD" } } | { column_value: { column_id: string; item_id: string | number } } }>; indentation?: number /* integer, >= 0 */; list_block_type?: "BULLETED_LIST" | "NUMBERED_LIST" | "CHECK_LIST" } | { block_type: "code"; delta_format: Array<{ attributes?: { background?: string; bold?: boolean; code?: boolean; color?: string; italic?: boolean; link?: string; strike?: boolean; underline?: boolean }; insert: string | { text: string } | { mention: { id: string | number; type?: "USER" | "DOC" | "BOARD" } } | { column_value: { column_id: string; item_id: string | number } } }>; language?: string } | { block_type: "divider" } | { block_type: "page_break" } | { asset_id?: number /* integer */ | string; block_type: "image"; public_url?: string; width?: number /* integer, >= 1 */ } | { block_type: "video"; raw_url: string; width?: number /* integer, >= 1 */ } | { block_type: "notice_box"; theme: "INFO" | "TIPS" | "WARNING" | "GENERAL" } | { block_type: "table"; column_count: number /* integer, >= 1, <= 10 */; column_style?: Array<{ width: number /* integer */ }>; row_count: number /* integer, >= 1, <= 25 */; width?: number /* integer */ } | { block_type: "layout"; column_count: number /* integer, >= 2, <= 6 */; column_style?: Array<{ width: number /* integer */ }> }; block_id: string; operation_type: "replace_block"; parent_block_id?: string } | { block_id?: string | Array<string>; body: string; mentions_list?: string; operation_type: "add_comment"; parent_update_id?: number; selection_from?: number /* integer, >= 0 */; selection_length?: number /* integer, >= 1 */ }>;
    doc_id?: string;
    object_id?: string;
  }): Promise<McpToolResult>;

  /**
   * Update an existing folder in monday.com
   * @param folderId The ID of the folder to update
   * @param name The new name of the folder
   * @param color The new color of the folder
   * @param fontWeight The new font weight of the folder
   * @param customIcon The new custom icon of the folder
   * @param parentFolderId The ID of the new parent folder
   * @param workspaceId The ID of the workspace containing the folder
   * @param accountProductId The account product ID associated with the folder
   * @param position_object_id The ID of the object to position the folder relative to. If this parameter is provided, position_object_type must be also provided.
   * @param position_object_type The type of object to position the folder relative to. If this parameter is provided, position_object_id must be also provided.
   * @param position_is_after Whether to position the folder after the object
   */
  function updateFolder(input: {
    folderId: string;
    name?: string;
    color?: "AQUAMARINE" | "BRIGHT_BLUE" | "BRIGHT_GREEN" | "CHILI_BLUE" | "DARK_ORANGE" | "DARK_PURPLE" | "DARK_RED" | "DONE_GREEN" | "INDIGO" | "LIPSTICK" | "NULL" | "PURPLE" | "SOFIA_PINK" | "STUCK_RED" | "SUNSET" | "WORKING_ORANGE";
    fontWeight?: "FONT_WEIGHT_BOLD" | "FONT_WEIGHT_LIGHT" | "FONT_WEIGHT_NORMAL" | "FONT_WEIGHT_VERY_LIGHT" | "NULL";
    customIcon?: "FOLDER" | "MOREBELOW" | "MOREBELOWFILLED" | "NULL" | "WORK";
    parentFolderId?: string;
    workspaceId?: string;
    accountProductId?: string;
    position_object_id?: string;
    position_object_type?: "Board" | "Folder" | "Overview";
    position_is_after?: boolean;
  }): Promise<McpToolResult>;

  /**
   * Update a monday.com form. Use the action field to specify the operation.
   * @param action Action to execute on the form. Each action requires different fields — check field descriptions to know what to include.
   * @param formPassword Required for setFormPassword action.
   * @param tag Tag to create/delete. Delete: id only. Create: name (id/columnId auto-generated).
   * @param form Form data to update (patch semantics).
   */
  function updateForm(input: {
    formToken: string;
    action: "activate" | "deactivate" | "shortenFormUrl" | "setFormPassword" | "createTag" | "deleteTag" | "updateAppearance" | "updateAccessibility" | "updateFeatures" | "updateQuestionOrder" | "updateFormHeader";
    formPassword?: string;
    tag?: { columnId?: string; id?: string; name?: string };
    form?: { accessibility?: { language?: string; logoAltText?: string }; appearance?: { background?: { type?: "Image" | "Color" | "None"; value?: string }; hideBranding?: boolean; layout?: { alignment?: "FullLeft" | "Left" | "Center" | "Right" | "FullRight"; direction?: "LtR" | "Rtl"; format?: "OneByOne" | "Classic" }; logo?: { position?: "Auto" | "Left" | "Center" | "Right"; size?: "Small" | "Medium" | "Large" | "ExtraLarge" }; primaryColor?: string; showProgressBar?: boolean; submitButton?: { text?: string }; text?: { color?: string; font?: string; size?: "Small" | "Medium" | "Large" } }; description?: string; features?: { afterSubmissionView?: { allowEditSubmission?: boolean; allowResubmit?: boolean; allowViewSubmission?: boolean; description?: string; redirectAfterSubmission?: { enabled?: boolean; redirectUrl?: string }; showSuccessImage?: boolean; title?: string }; ai_translate?: { enabled?: boolean }; closeDate?: { date?: string; enabled?: boolean }; draftSubmission?: { enabled?: boolean }; is_anonymous?: boolean; monday?: { allow_create_item?: boolean; includeNameQuestion?: boolean; includeUpdateQuestion?: boolean; itemGroupId?: string; syncQuestionAndColumnsTitles?: boolean }; password?: { enabled?: boolean }; preSubmissionView?: { description?: string; enabled?: boolean; startButton?: { text?: string }; title?: string }; reCaptchaChallenge?: boolean; requireLogin?: { enabled?: boolean; redirectToLogin?: boolean }; responseLimit?: { enabled?: boolean; limit?: number } }; questions?: Array<{ id: string; page_block_id?: string }>; title?: string };
  }): Promise<McpToolResult>;

  /**
   * Update column values for up to 40 items in a single call. Each update targets one item by itemId and sets one or more column values on it. Each update is independent - it can target its own board via boardId and set its own column values, so a single call can update many items across multiple boards, apply the same value to many items, or apply different values per item. Each update returns its own item_id and item_url on success or a raw error message on failure. To link board-relation columns, call link_board_items_workflow before using this tool. [REQUIRED PRECONDITION]: Before using this tool, if you are not familiar with the board structure (column IDs, column types, status labels), first use get_board_info to understand the board metadata. This is essential for constructing valid column values.
   * @param updates The item updates to apply, up to 40 per call. Each entry updates one item and returns its own result on success or a raw error message on failure. Each entry independently chooses its boardId, columnValues, and createLabelsIfMissing.
   * @param boardId Optional default board id used for any update that does not set its own boardId. Each update can override it with its own boardId, so a single call can span multiple boards.
   */
  function updateItems(input: {
    updates: Array<{ boardId?: number; columnValues: string; createLabelsIfMissing?: boolean; itemId: number }>;
    boardId?: number;
  }): Promise<McpToolResult>;

  /**
   * Update an account-level object schema. Requires the current revision number for optimistic locking — retrieve it first via get_object_schemas.
   * @param id The ID of the object schema to update.
   * @param revision The current revision number for optimistic locking. Retrieve it first via get_object_schemas.
   * @param parentId The ID of the parent object schema.
   * @param description The new description for this object schema.
   */
  function updateObjectSchema(input: {
    id: string;
    revision: number;
    parentId?: string;
    description?: string;
  }): Promise<McpToolResult>;

  /**
   * Update an existing board view (tab) — change its name, filter rules, or sort order. Provide only the fields you want to change. Omitted fields are left unchanged.
   * Filter operators: any_of, not_any_of, is_empty, is_not_empty, greater_than, lower_than, between, contains_text, not_contains_text
   * Example filter for people column: { "rules": [{ "column_id": "people", "compare_value": ["person-12345"], "operator": "any_of" }] }
   * Example filter for status column: { "rules": [{ "column_id": "status", "compare_value": [1], "operator": "any_of" }] }
   * @param viewId The ID of the view to update
   * @param boardId The board ID the view belongs to
   * @param type The type of the board view being updated. Use TABLE for standard board views. Default: "TABLE"
   * @param name New name for the view (omit to leave unchanged)
   * @param filter Filter configuration to apply to the view
   * @param sort Sort configuration for the view
   * @param settings Type-specific view settings as a JSON object (e.g. column visibility, group_by for TABLE). The shape varies by view type — call get_view_schema_by_type with the same ViewKind to discover the supported structure. For TABLE views, prefer the dedicated update_view_table tool which exposes a strongly-typed settings field.
   */
  function updateView(input: {
    viewId: string;
    boardId: string;
    type?: "APP" | "DASHBOARD" | "FORM" | "TABLE";
    name?: string;
    filter?: { operator?: "and" | "or"; rules?: Array<{ column_id: string; compare_value?: unknown; operator?: "any_of" | "between" | "contains_terms" | "contains_text" | "ends_with" | "greater_than" | "greater_than_or_equals" | "is_empty" | "is_not_empty" | "lower_than" | "lower_than_or_equal" | "not_any_of" | "not_contains_text" | "starts_with" | "within_the_last" | "within_the_next" }> };
    sort?: Array<{ column_id: string; direction?: "asc" | "desc" }>;
    settings?: unknown;
  }): Promise<McpToolResult>;

  /**
   * Update an existing table-type board view — change its name, filters, sort, tags, or table-specific settings (column visibility/order and group-by). Provide only the fields you want to change. Omitted fields are left unchanged.
   * Filter operators: any_of, not_any_of, is_empty, is_not_empty, greater_than, lower_than, between, contains_text, not_contains_text
   * Example settings.columns: { "column_properties": [{ "column_id": "status", "visible": true }], "column_order": ["name", "status", "date"] }
   * Example settings.group_by: { "conditions": [{ "columnId": "status" }], "hideEmptyGroups": true }
   * @param viewId The ID of the table view to update
   * @param boardId The board ID the view belongs to
   * @param name New name for the view (omit to leave unchanged)
   * @param filter Filter configuration to apply to the view
   * @param sort Sort configuration for the view
   * @param tags Tags to apply to the view
   * @param settings Table-specific view settings (column visibility/order, group-by)
   */
  function updateViewTable(input: {
    viewId: string;
    boardId: string;
    name?: string;
    filter?: { operator?: "and" | "or"; rules?: Array<{ column_id: string; compare_value?: unknown; operator?: "any_of" | "between" | "contains_terms" | "contains_text" | "ends_with" | "greater_than" | "greater_than_or_equals" | "is_empty" | "is_not_empty" | "lower_than" | "lower_than_or_equal" | "not_any_of" | "not_contains_text" | "starts_with" | "within_the_last" | "within_the_next" }> };
    sort?: Array<{ column_id: string; direction?: "asc" | "desc" }>;
    tags?: Array<string>;
    settings?: { columns?: { column_order?: Array<string>; column_properties?: Array<{ column_id: string; visible: boolean }>; floating_columns_count?: number /* integer */; subitems_column_properties?: Array<{ column_id: string; visible: boolean }> }; group_by?: { conditions: Array<{ columnId: string; config?: { sortSettings?: { direction: "ASC" | "DESC"; type?: string } } }>; hideEmptyGroups?: boolean } };
  }): Promise<McpToolResult>;

  /**
   * Updates an existing workflow draft using an AI agent.
   * The agent interprets the prompt and applies structural changes to the workflow — creating, updating, or deleting steps. Pass clear, descriptive instructions and the agent will decide which operations to perform, then return a summary of what it did.
   * Use this after create_workflow to build out the workflow step by step. You can call it multiple times on the same draft to iteratively refine the workflow.
   * Parameters:
   * - workflowObjectId and workflowDraftId: both returned by create_workflow — they identify which draft to update.
   * - prompt: describe what you want to change in plain English (e.g. "Add a trigger that fires when an item is created on the Marketing board"). Maximum 2000 characters.
   * Returns:
   * - workflowObjectId: the workflow object ID (unchanged)
   * - workflowDraftId: the draft version ID (unchanged)
   * - result: agent response describing the changes made
   * Note: if directing the user to the workflow in the UI, the correct URL path is custom_objects/, not workflows/ — e.g. {account}.monday.com/custom_objects/{workflowObjectId}.
   * Note: the workflow runs only after it is published to live version.
   * @param workflowObjectId The workflow object ID returned by create_workflow. Identifies the workflow across all its drafts and published versions. Does not change across publishes.
   * @param workflowDraftId The draft version ID to update. Use the workflowDraftId from the previous create_workflow or update_workflow response — the agent may return a new draft ID, so always read it from the latest response rather than reusing an earlier value.
   * @param prompt Natural-language description of the changes to make. Describe what steps to add, remove, or modify in plain English (e.g. "Add a trigger that fires when an item is created on the Marketing board"). The agent interprets this and applies the right structural changes. Maximum 2000 characters.
   */
  function updateWorkflow(input: {
    workflowObjectId: number;
    workflowDraftId: number;
    prompt: string;
  }): Promise<McpToolResult>;

  /**
   * Update an existing workspace in monday.com
   * @param id The ID of the workspace to update
   * @param attributeAccountProductId The target account product's ID to move the workspace to
   * @param attributeDescription The description of the workspace to update
   * @param attributeKind The kind of the workspace to update (open / closed / template)
   * @param attributeName The name of the workspace to update
   */
  function updateWorkspace(input: {
    id: string;
    attributeAccountProductId?: number;
    attributeDescription?: string;
    attributeKind?: "closed" | "open" | "template";
    attributeName?: string;
  }): Promise<McpToolResult>;

  /**
   * Apply a monday.com template to create boards in a workspace. Returns a process_id immediately — the operation runs asynchronously and can take 30 seconds to 2+ minutes. Use check_template_status(processId) to poll every 5–10 seconds until status is COMPLETE or FAILED. Stop polling on COMPLETE (boards ready) or FAILED (unrecoverable error). Give up after ~5 minutes if neither terminal status is reached. Boards exist as empty shells until status is COMPLETE.
   * @param templateId The template ID to apply.
   * @param destinationWorkspaceId Target workspace ID.
   * @param destinationName Name for the created instance or folder.
   * @param boardKind Visibility applied to all boards created by the template. public = visible to all account members (API default). private = visible only to owner and explicitly added members. share = accessible to guests outside the account via a link. For workspace templates this setting applies to every board in the installation. Omit to use the API default (public).
   */
  function useTemplate(input: {
    templateId: number /* integer, > 0 */;
    destinationWorkspaceId?: number /* integer, > 0 */;
    destinationName?: string;
    boardKind?: "private" | "public" | "share";
  }): Promise<McpToolResult>;

  /**
   * This tool returns the boards, docs and folders in a workspace and which folder they are in. It returns up to 100 of each object type, if you receive 100 assume there are additional objects of that type in the workspace.
   * @param workspace_id The ID of the workspace to get information for
   */
  function workspaceInfo(input: {
    workspace_id: number;
  }): Promise<McpToolResult>;
}
