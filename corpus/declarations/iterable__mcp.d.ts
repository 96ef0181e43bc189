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

declare namespace MCP.iterableMcp {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * Abort a campaign that is currently running
   * @param campaignId Campaign ID to abort
   */
  function abortCampaign(input: {
    campaignId: number;
  }): Promise<McpToolResult>;

  /**
   * Activate a triggered campaign (requires API triggered campaign activation enabled)
   * @param campaignId Triggered campaign ID to activate
   */
  function activateTriggeredCampaign(input: {
    campaignId: number;
  }): Promise<McpToolResult>;

  /**
   * Archive one or more campaigns. Scheduled/recurring campaigns will be cancelled, running campaigns will be aborted.
   * @param campaignIds Campaign IDs to archive
   */
  function archiveCampaigns(input: {
    campaignIds: Array<number>;
  }): Promise<McpToolResult>;

  /**
   * Bulk delete catalog items by their IDs
   * @param catalogName Name of the catalog
   * @param itemIds Array of item IDs to delete
   */
  function bulkDeleteCatalogItems(input: {
    catalogName: string;
    itemIds: Array<string>;
  }): Promise<McpToolResult>;

  /**
   * Subscribe or unsubscribe multiple users to/from a subscription group
   * @param subscriptionGroup Type of subscription group
   * @param subscriptionGroupId Subscription Group Id
   * @param action Action to perform
   * @param users Users to subscribe/unsubscribe, identified by email
   * @param usersByUserId Users to subscribe/unsubscribe, identified by userId
   */
  function bulkUpdateSubscriptions(input: {
    subscriptionGroup: "emailList" | "messageType" | "messageChannel";
    subscriptionGroupId: number;
    action: "subscribe" | "unsubscribe";
    users?: Array<string>;
    usersByUserId?: Array<string>;
  }): Promise<McpToolResult>;

  /**
   * Update multiple users at once
   * @param users Array of users to update
   */
  function bulkUpdateUsers(input: {
    users: Array<{ dataFields?: { [key: string]: unknown }; email?: string; mergeNestedObjects?: boolean; userId?: string }>;
  }): Promise<McpToolResult>;

  /**
   * Cancel a scheduled or recurring campaign
   * @param campaignId Campaign ID to cancel
   */
  function cancelCampaign(input: {
    campaignId: number;
  }): Promise<McpToolResult>;

  /**
   * Cancel scheduled email for specific user
   * @param campaignId Campaign ID to cancel
   * @param email Email address that identifies a user profile
   * @param userId User ID that identifies a user profile
   * @param scheduledMessageId Scheduled message ID to cancel
   */
  function cancelEmail(input?: {
    campaignId?: number;
    email?: string;
    userId?: string;
    scheduledMessageId?: number;
  }): Promise<McpToolResult>;

  /**
   * Cancel a running or winner_found campaign experiment without declaring a winner.
   * @param experimentId Experiment ID
   */
  function cancelExperiment(input: {
    experimentId: number;
  }): Promise<McpToolResult>;

  /**
   * Cancel a queued or running export job created with 'start_export_job'. Use the jobId returned from the start export endpoint.
   * @param jobId The ID of the export job to cancel (returned from startExportJob)
   */
  function cancelExportJob(input: {
    jobId: number;
  }): Promise<McpToolResult>;

  /**
   * Cancel scheduled in-app message for specific user
   * @param campaignId Campaign ID to cancel
   * @param email Email address that identifies a user profile
   * @param userId User ID that identifies a user profile
   * @param scheduledMessageId Scheduled message ID to cancel
   */
  function cancelInApp(input?: {
    campaignId?: number;
    email?: string;
    userId?: string;
    scheduledMessageId?: number;
  }): Promise<McpToolResult>;

  /**
   * Cancel scheduled push notification for specific user
   * @param campaignId Campaign ID to cancel
   * @param email Email address that identifies a user profile
   * @param userId User ID that identifies a user profile
   * @param scheduledMessageId Scheduled message ID to cancel
   */
  function cancelPush(input?: {
    campaignId?: number;
    email?: string;
    userId?: string;
    scheduledMessageId?: number;
  }): Promise<McpToolResult>;

  /**
   * Cancel scheduled SMS message for specific user
   * @param campaignId Campaign ID to cancel
   * @param email Email address that identifies a user profile
   * @param userId User ID that identifies a user profile
   * @param scheduledMessageId Scheduled message ID to cancel
   */
  function cancelSms(input?: {
    campaignId?: number;
    email?: string;
    userId?: string;
    scheduledMessageId?: number;
  }): Promise<McpToolResult>;

  /**
   * Cancel scheduled web push notification for specific user
   * @param campaignId Campaign ID to cancel
   * @param email Email address that identifies a user profile
   * @param userId User ID that identifies a user profile
   * @param scheduledMessageId Scheduled message ID to cancel
   */
  function cancelWebPush(input?: {
    campaignId?: number;
    email?: string;
    userId?: string;
    scheduledMessageId?: number;
  }): Promise<McpToolResult>;

  /**
   * Cancel scheduled WhatsApp message for specific user
   * @param campaignId Campaign ID to cancel
   * @param email Email address that identifies a user profile
   * @param userId User ID that identifies a user profile
   * @param scheduledMessageId Scheduled message ID to cancel
   */
  function cancelWhatsapp(input?: {
    campaignId?: number;
    email?: string;
    userId?: string;
    scheduledMessageId?: number;
  }): Promise<McpToolResult>;

  /**
   * Copy a template into a new variant on a draft or ready campaign experiment.
   * @param experimentId Experiment ID
   * @param copyFromTemplateId Template ID to copy into a new variant
   * @param name Display name for the new variant
   */
  function copyExperimentVariant(input: {
    experimentId: number;
    copyFromTemplateId: number;
    name?: string;
  }): Promise<McpToolResult>;

  /**
   * Create a new blast campaign from an existing template. The campaign is created without being scheduled. Use schedule_campaign to schedule it for delivery.
   * @param name The name to use in Iterable for the new campaign
   * @param templateId The ID of a template to associate with the new campaign
   * @param listIds Array of list IDs to which the campaign should be sent
   * @param campaignDataFields A JSON object containing campaign-level data fields that are available as merge parameters (for example, {{field}}) during message rendering. These fields are available in templates, data feed URLs, and all other contexts where merge parameters are supported. Campaign-level fields are overridden by user and event data fields of the same name.
   * @param suppressionListIds Array of suppression list IDs
   */
  function createBlastCampaign(input: {
    name: string;
    templateId: number;
    listIds: Array<number>;
    campaignDataFields?: { [key: string]: unknown };
    suppressionListIds?: Array<number>;
  }): Promise<McpToolResult>;

  /**
   * Create a new catalog
   * @param catalogName Catalog name (alphanumeric and dashes only, max 255 chars)
   */
  function createCatalog(input: {
    catalogName: string;
  }): Promise<McpToolResult>;

  /**
   * Create a draft campaign experiment. The campaign template becomes the control.
   * @param campaignId Campaign ID
   * @param experimentType What to test. Send-time, send-time optimization, and frequency optimization are not supported.
   * @param name Display name. If omitted, Iterable uses '{campaign name} Experiment'.
   */
  function createExperiment(input: {
    campaignId: number;
    experimentType: "SubjectLine" | "PreheaderText" | "FromNameAndSender" | "EmailBody" | "WholeEmail";
    name?: string;
  }): Promise<McpToolResult>;

  /**
   * Create a new user list
   * @param name Name of the list to create
   * @param description Description of the list
   */
  function createList(input: {
    name: string;
    description?: string;
  }): Promise<McpToolResult>;

  /**
   * Create a new snippet with Handlebars templating support
   * @param content Content of the snippet. Handlebars must be valid. Disallowed content: script tags with JS sources or non-JSON content, inline JS event handlers (e.g., onload="..."), and javascript: in href or src attributes (anchors and iframes).
   * @param name Name of the snippet. Must be unique within the project, up to 100 characters (a-z, A-Z, 0-9, hyphens (-), underscores (_), and spaces). Cannot be changed after snippet is created.
   * @param description Description of the snippet
   * @param createdByUserId User ID (email) of the creator. If not provided, defaults to the project creator.
   * @param variables A list of variable names used in the content with a Handlebars expression such as {{#if (eq myVariable "someValue")}}. Variable names are case-sensitive and should be simple identifiers (letters, numbers, underscores). To learn more about using variables in Snippets, see Customizing Snippets with Variables.
   */
  function createSnippet(input: {
    content: string;
    name: string;
    description?: string;
    createdByUserId?: string;
    variables?: Array<string>;
  }): Promise<McpToolResult>;

  /**
   * Create a new triggered campaign from an existing template. The campaign is created in Ready state and must be activated before it can send.
   * @param name The name to use in Iterable for the new campaign
   * @param templateId The ID of a template to associate with the new campaign
   * @param campaignDataFields A JSON object containing campaign-level data fields that are available as merge parameters (for example, {{field}}) during message rendering. These fields are available in templates, data feed URLs, and all other contexts where merge parameters are supported. Campaign-level fields are overridden by user and event data fields of the same name.
   */
  function createTriggeredCampaign(input: {
    name: string;
    templateId: number;
    campaignDataFields?: { [key: string]: unknown };
  }): Promise<McpToolResult>;

  /**
   * Deactivate a triggered campaign (requires API triggered campaign deactivation enabled)
   * @param campaignId Triggered campaign ID to deactivate
   */
  function deactivateTriggeredCampaign(input: {
    campaignId: number;
  }): Promise<McpToolResult>;

  /**
   * Declare a winning variant and end a running or winner_found campaign experiment.
   * @param experimentId Experiment ID
   * @param variantId Variant ID to declare as the winner. The holdout group cannot be selected.
   */
  function declareExperimentWinner(input: {
    experimentId: number;
    variantId: number;
  }): Promise<McpToolResult>;

  /**
   * Delete a catalog
   * @param catalogName Name of the catalog to delete
   */
  function deleteCatalog(input: {
    catalogName: string;
  }): Promise<McpToolResult>;

  /**
   * Delete a specific catalog item by ID
   * @param catalogName Name of the catalog
   * @param itemId ID of the catalog item to delete
   */
  function deleteCatalogItem(input: {
    catalogName: string;
    itemId: string;
  }): Promise<McpToolResult>;

  /**
   * Delete a draft, ready, or errored campaign experiment.
   * @param experimentId Experiment ID
   */
  function deleteExperiment(input: {
    experimentId: number;
  }): Promise<McpToolResult>;

  /**
   * Delete a user list
   * @param listId ID of the list to delete
   */
  function deleteList(input: {
    listId: number;
  }): Promise<McpToolResult>;

  /**
   * Delete a snippet by ID (numeric) or name (string)
   * @param identifier Snippet ID or name (stringified). Provide either a snippet name (string) or snippet ID (as a string).
   */
  function deleteSnippet(input: {
    identifier: string;
  }): Promise<McpToolResult>;

  /**
   * Delete one or more templates by ID
   * @param ids IDs of templates to delete
   */
  function deleteTemplates(input: {
    ids: Array<number>;
  }): Promise<McpToolResult>;

  /**
   * Delete a user by email address (asynchronous - does not prevent future data collection)
   * @param email Email address of the user to delete
   */
  function deleteUserByEmail(input: {
    email: string;
  }): Promise<McpToolResult>;

  /**
   * Delete a user by user ID (asynchronous - does not prevent future data collection, deletes all users with same userId)
   * @param userId User ID of the user to delete
   */
  function deleteUserByUserId(input: {
    userId: string;
  }): Promise<McpToolResult>;

  /**
   * Get the list of all available export data types that can be used with start_export_job. Returns an array of data type names that are supported by the Iterable API.
   */
  function getAvailableExportDataTypes(input?: Record<string, never>): Promise<McpToolResult>;

  /**
   * Get detailed information about a specific campaign
   * @param id Campaign ID to retrieve
   */
  function getCampaign(input: {
    id: number;
  }): Promise<McpToolResult>;

  /**
   * Get campaign performance metrics. Requires a date range. Always use the narrowest window possible for performance.
   * @param campaignId Campaign ID to get metrics for
   * @param startDateTime End of the metrics date range (YYYY-MM-DD HH:MM:SS format). Always use the narrowest window possible for performance.
   */
  function getCampaignMetrics(input: {
    campaignId: number;
    startDateTime: string;
    endDateTime: string;
  }): Promise<McpToolResult>;

  /**
   * Retrieve campaigns
   * @param page Page number (starting at 1)
   * @param pageSize Number of results to return per page (defaults to 20, maximum of 1000)
   * @param sort Field to sort campaigns by with optional direction (defaults to id ascending)
   * @param campaignState Filter campaigns by state
   */
  function getCampaigns(input?: {
    page?: number /* integer, >= 1 */;
    pageSize?: number /* integer, >= 1, <= 1000 */;
    sort?: { direction?: "asc" | "desc"; field: "id" | "name" | "createdAt" | "updatedAt" | "startAt" };
    campaignState?: Array<"Draft" | "Ready" | "Scheduled" | "Running" | "Finished" | "Starting" | "Aborted" | "Recurring" | "Archived">;
  }): Promise<McpToolResult>;

  /**
   * Get field mappings and data types for a catalog
   * @param catalogName Name of the catalog
   */
  function getCatalogFieldMappings(input: {
    catalogName: string;
  }): Promise<McpToolResult>;

  /**
   * Get a specific catalog item by ID
   * @param catalogName Name of the catalog
   * @param itemId ID of the catalog item to retrieve
   */
  function getCatalogItem(input: {
    catalogName: string;
    itemId: string;
  }): Promise<McpToolResult>;

  /**
   * Get items from a catalog with optional pagination and sorting
   * @param catalogName Name of the catalog
   * @param page Page number (starting at 1)
   * @param pageSize Number of results per page (defaults to 10, max 1000)
   * @param orderBy Field by which results should be ordered
   * @param sortAscending Sort results by ascending (defaults to false)
   */
  function getCatalogItems(input: {
    catalogName: string;
    page?: number /* >= 1 */;
    pageSize?: number /* >= 1, <= 1000 */;
    orderBy?: string;
    sortAscending?: boolean;
  }): Promise<McpToolResult>;

  /**
   * Get list of all catalogs with optional pagination
   * @param page Page number (starting at 1)
   * @param pageSize Number of results per page (max 100)
   */
  function getCatalogs(input?: {
    page?: number /* >= 1 */;
    pageSize?: number /* >= 1, <= 100 */;
  }): Promise<McpToolResult>;

  /**
   * Get all available communication channels (email, SMS, push, etc.)
   */
  function getChannels(input?: Record<string, never>): Promise<McpToolResult>;

  /**
   * Get child campaigns generated by a recurring campaign
   * @param id ID of the recurring campaign
   * @param page Page number (starting at 1)
   * @param pageSize Number of results to return per page (defaults to 20, maximum of 1000)
   * @param sort Field to sort campaigns by with optional direction (defaults to id ascending)
   */
  function getChildCampaigns(input: {
    id: number;
    page?: number /* integer, >= 1 */;
    pageSize?: number /* integer, >= 1, <= 1000 */;
    sort?: { direction?: "asc" | "desc"; field: "id" | "name" | "createdAt" | "updatedAt" | "startAt" };
  }): Promise<McpToolResult>;

  /**
   * Get details for specific email template by ID
   * @param templateId Template ID to retrieve
   * @param locale Locale of content to get
   */
  function getEmailTemplate(input: {
    templateId: number;
    locale?: string;
  }): Promise<McpToolResult>;

  /**
   * Get embedded messages for a user, grouped by placement ID
   * @param email User email address
   * @param userId User ID (alternative to email)
   * @param platform Platform: iOS, Android, or Web (case-sensitive)
   * @param sdkVersion Iterable SDK version (e.g., 6.5.0)
   * @param packageName Package name of the app
   * @param placementIds Placements to include in response
   * @param currentMessageIds IDs of embedded messages already retrieved
   */
  function getEmbeddedMessages(input?: {
    email?: string;
    userId?: string;
    platform?: string;
    sdkVersion?: string;
    packageName?: string;
    placementIds?: Array<number>;
    currentMessageIds?: Array<string>;
  }): Promise<McpToolResult>;

  /**
   * Get detailed information about a specific experiment by ID, including variants summary and constraints
   * @param experimentId Experiment ID
   */
  function getExperiment(input: {
    experimentId: number;
  }): Promise<McpToolResult>;

  /**
   * Get experiment metrics for A/B testing analysis (currently supports email experiments only)
   * @param experimentId Experiment IDs to export (can specify multiple)
   * @param campaignId Campaign IDs whose experiments to export (can specify multiple)
   * @param startDateTime Export starting from (ISO 8601 format)
   * @param endDateTime Export ending at (ISO 8601 format)
   */
  function getExperimentMetrics(input?: {
    experimentId?: Array<number>;
    campaignId?: Array<number>;
    startDateTime?: string;
    endDateTime?: string;
  }): Promise<McpToolResult>;

  /**
   * Get lifetime send and conversion totals for a campaign experiment. Holdout is omitted, missing counts are 0, and lift and confidence are not included.
   * @param experimentId Experiment ID
   */
  function getExperimentTotals(input: {
    experimentId: number;
  }): Promise<McpToolResult>;

  /**
   * Get the performance time series for a campaign experiment. Provide both startDateTime and endDateTime, or omit both to use the run window. The span is at most 31 days; a longer default window is clipped to the last 31 days.
   * @param experimentId Experiment ID
   * @param startDateTime Series start (ISO 8601). Required when endDateTime is set.
   * @param endDateTime Series end (ISO 8601). Required when startDateTime is set.
   */
  function getExperimentTrends(input: {
    experimentId: number;
    startDateTime?: string;
    endDateTime?: string;
  }): Promise<McpToolResult>;

  /**
   * Get variant content for an experiment, including subject lines, preheaders, HTML source, and plain text
   * @param experimentId Experiment ID
   */
  function getExperimentVariants(input: {
    experimentId: number;
  }): Promise<McpToolResult>;

  /**
   * Get the job status and download URLs for files from a completed export job. Files are added to the list as the export job runs. Use 'startAfter' parameter to paginate through files. Each file is up to 10MB, with exports limited to 100GB total size.
   * @param jobId The ID of the export job (returned from startExportJob)
   * @param startAfter Skip file names up to and including this value. Use for paginating over the files in the export (e.g., 'file-1679086247925.csv')
   */
  function getExportFiles(input: {
    jobId: number;
    startAfter?: string;
  }): Promise<McpToolResult>;

  /**
   * Get a list of recent export jobs for the current project. Jobs can be filtered by state (enqueued, queued, running, completed, failed, cancelled, cancelling).
   * @param jobState Filter results to only include jobs in the specified state (enqueued, queued, running, completed, failed, cancelled, cancelling)
   */
  function getExportJobs(input?: {
    jobState?: string;
  }): Promise<McpToolResult>;

  /**
   * Get in-app messages for a user
   * @param email User email address
   * @param userId User ID (alternative to email)
   * @param count Number of messages to retrieve
   * @param platform Platform filter
   */
  function getInAppMessages(input?: {
    email?: string;
    userId?: string;
    count?: number /* >= 1, <= 100 */;
    platform?: "iOS" | "Android" | "Web";
  }): Promise<McpToolResult>;

  /**
   * Get details for specific in-app message template by ID
   * @param templateId Template ID to retrieve
   * @param locale Locale of content to get
   */
  function getInappTemplate(input: {
    templateId: number;
    locale?: string;
  }): Promise<McpToolResult>;

  /**
   * Get journeys (workflows) with optional pagination and state filtering
   * @param page Page number (starting at 1)
   * @param pageSize Number of results per page (max 50)
   * @param sort Sort field with optional direction (defaults to id ascending)
   * @param state Filter by journey state (e.g., ['Archived'])
   */
  function getJourneys(input?: {
    page?: number /* integer, >= 1 */;
    pageSize?: number /* integer, >= 1, <= 50 */;
    sort?: { direction?: "asc" | "desc"; field: "id" | "name" | "createdAt" | "updatedAt" };
    state?: Array<string>;
  }): Promise<McpToolResult>;

  /**
   * Preview users in a list (up to 5000 users)
   * @param listId List ID to preview users from
   * @param preferUserId Return userId instead of email when both exist
   * @param size Number of users to return (max 5000, default 1000)
   */
  function getListPreviewUsers(input: {
    listId: number;
    preferUserId?: boolean;
    size?: number /* >= 1, <= 5000 */;
  }): Promise<McpToolResult>;

  /**
   * Get the count of users in a specific list
   * @param listId List ID to get size for
   */
  function getListSize(input: {
    listId: number;
  }): Promise<McpToolResult>;

  /**
   * Get users in a specific list
   * @param listId List ID to get users from
   * @param maxResults Maximum number of users to return
   */
  function getListUsers(input: {
    listId: number;
    maxResults?: number /* >= 1, <= 1000 */;
  }): Promise<McpToolResult>;

  /**
   * Retrieve user lists
   * @param listType Filter by list type
   */
  function getLists(input?: {
    listType?: "Static" | "Dynamic";
  }): Promise<McpToolResult>;

  /**
   * Get all message types within the project for use in templates
   */
  function getMessageTypes(input?: Record<string, never>): Promise<McpToolResult>;

  /**
   * Get details for specific push notification template by ID
   * @param templateId Template ID to retrieve
   * @param locale Locale of content to get
   */
  function getPushTemplate(input: {
    templateId: number;
    locale?: string;
  }): Promise<McpToolResult>;

  /**
   * Get messages sent to a specific user with optional filtering
   * @param email User email address
   * @param userId User ID (alternative to email)
   * @param limit Maximum number of messages to return (default: 10, max: 1000)
   * @param campaignIds Only include messages from these campaigns
   * @param startDateTime Start date time (yyyy-MM-dd HH:mm:ss ZZ)
   * @param endDateTime End date time (yyyy-MM-dd HH:mm:ss ZZ)
   * @param excludeBlastCampaigns Exclude results from blast campaigns
   * @param messageMedium Only include messages of this type
   */
  function getSentMessages(input?: {
    email?: string;
    userId?: string;
    limit?: number /* >= 1, <= 1000 */;
    campaignIds?: Array<number>;
    startDateTime?: string;
    endDateTime?: string;
    excludeBlastCampaigns?: boolean;
    messageMedium?: "Email" | "Push" | "InApp" | "SMS";
  }): Promise<McpToolResult>;

  /**
   * Get details for specific SMS template by ID
   * @param templateId Template ID to retrieve
   * @param locale Locale of content to get
   */
  function getSmsTemplate(input: {
    templateId: number;
    locale?: string;
  }): Promise<McpToolResult>;

  /**
   * Get a snippet by ID (numeric) or name (string)
   * @param identifier Snippet ID or name (stringified). Provide either a snippet name (string) or snippet ID (as a string).
   */
  function getSnippet(input: {
    identifier: string;
  }): Promise<McpToolResult>;

  /**
   * Get all snippets for the current project
   */
  function getSnippets(input?: Record<string, never>): Promise<McpToolResult>;

  /**
   * Get template by client template ID
   * @param clientTemplateId Client template ID to look up template by
   */
  function getTemplateByClientId(input: {
    clientTemplateId: string;
  }): Promise<McpToolResult>;

  /**
   * Retrieve templates
   * @param page Page number (starting at 1)
   * @param pageSize Number of results to return per page (defaults to 20, maximum of 1000)
   * @param sort Field to sort templates by with optional direction (defaults to id ascending)
   * @param templateType Filter by template type
   * @param messageMedium Filter by message medium
   * @param startDateTime Get templates created at or after this date time (yyyy-MM-dd HH:mm:ss [ZZ])
   * @param endDateTime Get templates created before this date time (yyyy-MM-dd HH:mm:ss [ZZ])
   */
  function getTemplates(input?: {
    page?: number /* integer, >= 1 */;
    pageSize?: number /* integer, >= 1, <= 1000 */;
    sort?: { direction?: "asc" | "desc"; field: "id" | "name" | "createdAt" | "updatedAt" };
    templateType?: "Base" | "Blast" | "Triggered" | "Workflow";
    messageMedium?: "Email" | "Push" | "InApp" | "SMS";
    startDateTime?: string;
    endDateTime?: string;
  }): Promise<McpToolResult>;

  /**
   * Get user profile information by email address
   * @param email Email address of the user to retrieve
   */
  function getUserByEmail(input: {
    email: string;
  }): Promise<McpToolResult>;

  /**
   * Get user profile information by user ID
   * @param userId User ID to retrieve
   */
  function getUserByUserId(input: {
    userId: string;
  }): Promise<McpToolResult>;

  /**
   * Get event history for a user by email address
   * @param email User email address
   * @param limit Maximum number of events to return
   */
  function getUserEventsByEmail(input: {
    email: string;
    limit?: number /* >= 1, <= 1000 */;
  }): Promise<McpToolResult>;

  /**
   * Get event history for a user by user ID
   * @param userId User ID to get events for
   * @param limit Maximum number of events to return (default: 20)
   */
  function getUserEventsByUserId(input: {
    userId: string;
    limit?: number /* >= 1, <= 1000 */;
  }): Promise<McpToolResult>;

  /**
   * Get all user profile field definitions and their types
   */
  function getUserFields(input?: Record<string, never>): Promise<McpToolResult>;

  /**
   * Get all webhooks for the project
   * @param random_string Dummy parameter for no-parameter tools
   */
  function getWebhooks(input: {
    random_string: string;
  }): Promise<McpToolResult>;

  /**
   * List experiments with optional filtering by campaign, status, and date range. Supports pagination.
   * @param campaignId Filter by campaign ID
   * @param status Filter by status (draft, running, finished)
   * @param startDate Filter experiments starting from this date (ISO 8601 format)
   * @param endDate Filter experiments ending before this date (ISO 8601 format)
   * @param limit Number of results to return (max 1000, default 20)
   * @param offset Number of results to skip (default 0)
   */
  function listExperiments(input?: {
    campaignId?: number;
    status?: "draft" | "running" | "finished";
    startDate?: string;
    endDate?: string;
    limit?: number /* integer, >= 1, <= 1000 */;
    offset?: number /* integer, >= 0 */;
  }): Promise<McpToolResult>;

  /**
   * Partial update (PATCH) a catalog item - updates only specified fields
   * @param catalogName Name of the catalog
   * @param itemId ID of the catalog item
   * @param update Fields to update
   */
  function partialUpdateCatalogItem(input: {
    catalogName: string;
    itemId: string;
    update: { [key: string]: unknown };
  }): Promise<McpToolResult>;

  /**
   * Bulk partial update catalog items (up to 1000). Merges document fields per item ID.
   * @param catalogName Name of the catalog
   * @param documents Map of catalog item ID to field values
   */
  function partialUpdateCatalogItems(input: {
    catalogName: string;
    documents: { [key: string]: { [key: string]: unknown } };
  }): Promise<McpToolResult>;

  /**
   * Preview email template with custom data. Returns fully rendered HTML with user, event, and/or data feed data substituted.
   * @param templateId Template ID
   * @param locale Locale of content to get
   * @param data Data to use for template rendering
   */
  function previewEmailTemplate(input: {
    templateId: number;
    locale?: string;
    data?: { dataFeed?: { [key: string]: unknown }; dataFields?: { [key: string]: unknown }; fetchDataFeeds?: boolean };
  }): Promise<McpToolResult>;

  /**
   * Preview in-app message template with custom data. Returns fully rendered HTML with user, event, and/or data feed data substituted.
   * @param templateId Template ID
   * @param locale Locale of content to get
   * @param data Data to use for template rendering
   */
  function previewInappTemplate(input: {
    templateId: number;
    locale?: string;
    data?: { dataFeed?: { [key: string]: unknown }; dataFields?: { [key: string]: unknown }; fetchDataFeeds?: boolean };
  }): Promise<McpToolResult>;

  /**
   * Replace (PUT) a catalog item - replaces the entire item with new value
   * @param catalogName Name of the catalog
   * @param itemId ID of the catalog item
   * @param value New value for the item
   */
  function replaceCatalogItem(input: {
    catalogName: string;
    itemId: string;
    value: { [key: string]: unknown };
  }): Promise<McpToolResult>;

  /**
   * Bulk replace catalog items (up to 1000). Each item becomes only the document fields provided.
   * @param catalogName Name of the catalog
   * @param documents Map of catalog item ID to field values
   */
  function replaceCatalogItems(input: {
    catalogName: string;
    documents: { [key: string]: { [key: string]: unknown } };
  }): Promise<McpToolResult>;

  /**
   * Schedule an existing campaign to be sent at a specific time
   * @param campaignId Campaign ID to schedule
   * @param sendAt When to send (ISO-8601 format, e.g. 2024-12-20T10:15:30Z)
   * @param recipientTimeZone Recipient timezone configuration
   */
  function scheduleCampaign(input: {
    campaignId: number;
    sendAt: string;
    recipientTimeZone?: { defaultTimeZone: string; startTimeZone: string };
  }): Promise<McpToolResult>;

  /**
   * Send an existing scheduled campaign immediately
   * @param campaignId Campaign ID to send now
   */
  function sendCampaign(input: {
    campaignId: number;
  }): Promise<McpToolResult>;

  /**
   * Send email to user
   * @param campaignId Campaign ID to send
   * @param recipientEmail Recipient email address
   * @param recipientUserId Recipient user ID (alternative to email)
   * @param dataFields Data fields for email personalization
   * @param sendAt When to send the email (YYYY-MM-DD HH:MM:SS format)
   * @param allowRepeatMarketingSends Allow repeat marketing sends
   * @param metadata Additional metadata
   */
  function sendEmail(input: {
    campaignId: number;
    recipientEmail?: string;
    recipientUserId?: string;
    dataFields?: { [key: string]: unknown };
    sendAt?: string;
    allowRepeatMarketingSends?: boolean;
    metadata?: { [key: string]: unknown };
  }): Promise<McpToolResult>;

  /**
   * Send a proof of a email template to a specific user
   * @param templateId Template ID to send proof for
   * @param recipientEmail An email address that identifies a user profile in Iterable. Provide a recipientEmail or a recipientUserId (but not both), depending on how your project identifies users.
   * @param recipientUserId A user ID that identifies a user profile in Iterable. Provide a recipientEmail or a recipientUserId (but not both), depending on how your project identifies users.
   * @param dataFields Fields to merge into template for proof
   * @param locale Locale for the proof message. If provided, must be a valid locale for the project. If not provided, falls back to the user's locale, then to the project's default locale.
   */
  function sendEmailTemplateProof(input: {
    templateId: number;
    recipientEmail?: string;
    recipientUserId?: string;
    dataFields?: { [key: string]: unknown };
    locale?: string;
  }): Promise<McpToolResult>;

  /**
   * Send in-app message to user
   * @param campaignId Campaign ID to send
   * @param recipientEmail Recipient email address
   * @param recipientUserId Recipient user ID (alternative to email)
   * @param dataFields Data fields for personalization
   * @param sendAt When to send (YYYY-MM-DD HH:MM:SS format)
   * @param allowRepeatMarketingSends Allow repeat marketing sends
   * @param metadata Additional metadata
   */
  function sendInApp(input: {
    campaignId: number;
    recipientEmail?: string;
    recipientUserId?: string;
    dataFields?: { [key: string]: unknown };
    sendAt?: string;
    allowRepeatMarketingSends?: boolean;
    metadata?: { [key: string]: unknown };
  }): Promise<McpToolResult>;

  /**
   * Send a proof of a in-app message template to a specific user
   * @param templateId Template ID to send proof for
   * @param recipientEmail An email address that identifies a user profile in Iterable. Provide a recipientEmail or a recipientUserId (but not both), depending on how your project identifies users.
   * @param recipientUserId A user ID that identifies a user profile in Iterable. Provide a recipientEmail or a recipientUserId (but not both), depending on how your project identifies users.
   * @param dataFields Fields to merge into template for proof
   * @param locale Locale for the proof message. If provided, must be a valid locale for the project. If not provided, falls back to the user's locale, then to the project's default locale.
   */
  function sendInappTemplateProof(input: {
    templateId: number;
    recipientEmail?: string;
    recipientUserId?: string;
    dataFields?: { [key: string]: unknown };
    locale?: string;
  }): Promise<McpToolResult>;

  /**
   * Send push notification to user
   * @param campaignId Campaign ID to send
   * @param recipientEmail Recipient email address
   * @param recipientUserId Recipient user ID
   * @param dataFields Data fields for personalization
   * @param sendAt When to send (YYYY-MM-DD HH:MM:SS format)
   * @param allowRepeatMarketingSends Allow repeat marketing sends
   * @param metadata Additional metadata
   */
  function sendPush(input: {
    campaignId: number;
    recipientEmail?: string;
    recipientUserId?: string;
    dataFields?: { [key: string]: unknown };
    sendAt?: string;
    allowRepeatMarketingSends?: boolean;
    metadata?: { [key: string]: unknown };
  }): Promise<McpToolResult>;

  /**
   * Send a proof of a push notification template to a specific user
   * @param templateId Template ID to send proof for
   * @param recipientEmail An email address that identifies a user profile in Iterable. Provide a recipientEmail or a recipientUserId (but not both), depending on how your project identifies users.
   * @param recipientUserId A user ID that identifies a user profile in Iterable. Provide a recipientEmail or a recipientUserId (but not both), depending on how your project identifies users.
   * @param dataFields Fields to merge into template for proof
   * @param locale Locale for the proof message. If provided, must be a valid locale for the project. If not provided, falls back to the user's locale, then to the project's default locale.
   */
  function sendPushTemplateProof(input: {
    templateId: number;
    recipientEmail?: string;
    recipientUserId?: string;
    dataFields?: { [key: string]: unknown };
    locale?: string;
  }): Promise<McpToolResult>;

  /**
   * Send SMS message to user
   * @param campaignId Campaign ID to send
   * @param recipientEmail Recipient email address
   * @param recipientPhone Recipient phone number
   * @param recipientUserId Recipient user ID
   * @param dataFields Data fields for personalization
   * @param sendAt When to send (YYYY-MM-DD HH:MM:SS format)
   * @param allowRepeatMarketingSends Allow repeat marketing sends
   * @param metadata Additional metadata
   */
  function sendSms(input: {
    campaignId: number;
    recipientEmail?: string;
    recipientPhone?: string;
    recipientUserId?: string;
    dataFields?: { [key: string]: unknown };
    sendAt?: string;
    allowRepeatMarketingSends?: boolean;
    metadata?: { [key: string]: unknown };
  }): Promise<McpToolResult>;

  /**
   * Send a proof of a SMS template to a specific user
   * @param templateId Template ID to send proof for
   * @param recipientEmail An email address that identifies a user profile in Iterable. Provide a recipientEmail or a recipientUserId (but not both), depending on how your project identifies users.
   * @param recipientUserId A user ID that identifies a user profile in Iterable. Provide a recipientEmail or a recipientUserId (but not both), depending on how your project identifies users.
   * @param dataFields Fields to merge into template for proof
   * @param locale Locale for the proof message. If provided, must be a valid locale for the project. If not provided, falls back to the user's locale, then to the project's default locale.
   */
  function sendSmsTemplateProof(input: {
    templateId: number;
    recipientEmail?: string;
    recipientUserId?: string;
    dataFields?: { [key: string]: unknown };
    locale?: string;
  }): Promise<McpToolResult>;

  /**
   * Send web push notification to user
   * @param campaignId Campaign ID to send
   * @param recipientEmail Recipient email address
   * @param recipientUserId Recipient user ID
   * @param dataFields Data fields for personalization
   * @param sendAt When to send (YYYY-MM-DD HH:MM:SS format)
   * @param allowRepeatMarketingSends Allow repeat marketing sends
   * @param metadata Additional metadata
   */
  function sendWebPush(input: {
    campaignId: number;
    recipientEmail?: string;
    recipientUserId?: string;
    dataFields?: { [key: string]: unknown };
    sendAt?: string;
    allowRepeatMarketingSends?: boolean;
    metadata?: { [key: string]: unknown };
  }): Promise<McpToolResult>;

  /**
   * Send WhatsApp message to user
   * @param campaignId Campaign ID to send
   * @param recipientEmail Recipient email address
   * @param recipientPhone Recipient phone number
   * @param recipientUserId Recipient user ID
   * @param dataFields Data fields for personalization
   * @param sendAt When to send (YYYY-MM-DD HH:MM:SS format)
   * @param allowRepeatMarketingSends Allow repeat marketing sends
   * @param metadata Additional metadata
   */
  function sendWhatsapp(input: {
    campaignId: number;
    recipientEmail?: string;
    recipientPhone?: string;
    recipientUserId?: string;
    dataFields?: { [key: string]: unknown };
    sendAt?: string;
    allowRepeatMarketingSends?: boolean;
    metadata?: { [key: string]: unknown };
  }): Promise<McpToolResult>;

  /**
   * Start a draft or ready campaign experiment.
   * @param experimentId Experiment ID
   */
  function startExperiment(input: {
    experimentId: number;
  }): Promise<McpToolResult>;

  /**
   * Start a data export job that processes as a background job. Use 'get_export_files' to check status and obtain download links. Supports many data types including: email events (emailSend, emailOpen, emailClick, emailBounce, etc.), push events (pushSend, pushOpen, etc.), SMS events (smsSend, smsBounce, etc.), WhatsApp events, in-app message events, user data, purchase events, and more. Additional requests are queued if concurrent limit is reached.
   * @param dataTypeName Data type name to export (e.g., 'user' for user data, 'emailSend' for email send events)
   * @param outputFormat Output format
   * @param startDateTime Export events occurring or users updated after date and time inclusive
   * @param endDateTime Export events occurring or users updated before date and time exclusive
   * @param campaignId Only export data from this campaign
   * @param delimiter CSV file delimiter
   * @param omitFields Fields to omit from the export (comma separated)
   * @param onlyFields Only include these fields in the export (comma separated)
   */
  function startExportJob(input: {
    dataTypeName: "emailSend" | "emailOpen" | "emailClick" | "hostedUnsubscribeClick" | "emailComplaint" | "emailBounce" | "emailSendSkip" | "pushSend" | "pushOpen" | "pushUninstall" | "pushBounce" | "pushSendSkip" | "inAppSend" | "inAppOpen" | "inAppClick" | "inAppClose" | "inAppDelete" | "inAppDelivery" | "inAppSendSkip" | "inAppRecall" | "inboxSession" | "inboxMessageImpression" | "smsSend" | "smsBounce" | "smsClick" | "smsReceived" | "smsSendSkip" | "webPushSend" | "webPushClick" | "webPushSendSkip" | "rcsSend" | "rcsSendSkip" | "emailSubscribe" | "emailUnSubscribe" | "purchase" | "customEvent" | "user" | "smsUsageInfo" | "embeddedSend" | "embeddedSendSkip" | "embeddedClick" | "embeddedReceived" | "embeddedImpression" | "embeddedSession" | "anonSession" | "journeyExit" | "whatsAppBounce" | "whatsAppClick" | "whatsAppReceived" | "whatsAppSeen" | "whatsAppSend" | "whatsAppSendSkip" | "whatsAppUsageInfo";
    outputFormat: "text/csv" | "application/x-json-stream";
    startDateTime?: string;
    endDateTime?: string;
    campaignId?: number;
    delimiter?: string;
    omitFields?: string;
    onlyFields?: string;
  }): Promise<McpToolResult>;

  /**
   * Subscribe users to a specific list
   * @param listId ID of the list to subscribe to
   * @param subscribers Array of users to subscribe
   * @param updateExistingUsersOnly Skip operation for unknown userIds/emails when true
   */
  function subscribeToList(input: {
    listId: number;
    subscribers: Array<{ dataFields?: { [key: string]: unknown }; email?: string; mergeNestedObjects?: boolean; preferUserId?: boolean; userId?: string }>;
    updateExistingUsersOnly?: boolean;
  }): Promise<McpToolResult>;

  /**
   * Subscribe a user to a subscription group by email
   * @param subscriptionGroup Type of subscription group
   * @param subscriptionGroupId Subscription Group Id
   * @param userEmail User's email address
   */
  function subscribeUserByEmail(input: {
    subscriptionGroup: "emailList" | "messageType" | "messageChannel";
    subscriptionGroupId: number;
    userEmail: string;
  }): Promise<McpToolResult>;

  /**
   * Subscribe a user to a subscription group by userId
   * @param subscriptionGroup Type of subscription group
   * @param subscriptionGroupId Subscription Group Id
   * @param userId User's userId
   */
  function subscribeUserByUserid(input: {
    subscriptionGroup: "emailList" | "messageType" | "messageChannel";
    subscriptionGroupId: number;
    userId: string;
  }): Promise<McpToolResult>;

  /**
   * Track multiple events in a single request for better performance
   */
  function trackBulkEvents(input: {
    events: Array<{ campaignId?: number /* integer, > 0 */; createdAt?: number /* integer */; dataFields?: { [key: string]: unknown }; email?: string; eventName: string; id?: string; templateId?: number /* integer, > 0 */; userId?: string }>;
  }): Promise<McpToolResult>;

  /**
   * Track a custom event for a user
   */
  function trackEvent(input: {
    eventName: string;
    email?: string;
    userId?: string;
    id?: string;
    dataFields?: { [key: string]: unknown };
    campaignId?: number /* integer, > 0 */;
    templateId?: number /* integer, > 0 */;
    createdAt?: number /* integer */;
    createNewFields?: boolean;
  }): Promise<McpToolResult>;

  /**
   * Trigger a campaign to send to specified lists
   * @param campaignId Campaign ID to trigger
   * @param listIds A non-empty array of list IDs to send to
   * @param dataFields Fields to merge into handlebars context
   * @param suppressionListIds Lists to suppress
   * @param allowRepeatMarketingSends Allow repeat marketing sends? Defaults to true.
   */
  function triggerCampaign(input: {
    campaignId: number;
    listIds: Array<number>;
    dataFields?: { [key: string]: unknown };
    suppressionListIds?: Array<number>;
    allowRepeatMarketingSends?: boolean;
  }): Promise<McpToolResult>;

  /**
   * Trigger a journey (workflow) for a user
   * @param workflowId Journey/workflow ID to trigger
   * @param email User email address
   * @param userId User ID (alternative to email)
   * @param listId List ID to trigger for (alternative to individual user)
   * @param dataFields Data fields for the journey
   */
  function triggerJourney(input: {
    workflowId: number;
    email?: string;
    userId?: string;
    listId?: number;
    dataFields?: { [key: string]: unknown };
  }): Promise<McpToolResult>;

  /**
   * Unsubscribe users from a specific list
   * @param listId List ID to unsubscribe from
   * @param subscribers Users to unsubscribe
   */
  function unsubscribeFromList(input: {
    listId: number;
    subscribers: Array<{ email?: string; userId?: string }>;
  }): Promise<McpToolResult>;

  /**
   * Unsubscribe a user from a subscription group by email
   * @param subscriptionGroup Type of subscription group
   * @param subscriptionGroupId Subscription Group Id
   * @param userEmail User's email address
   */
  function unsubscribeUserByEmail(input: {
    subscriptionGroup: "emailList" | "messageType" | "messageChannel";
    subscriptionGroupId: number;
    userEmail: string;
  }): Promise<McpToolResult>;

  /**
   * Unsubscribe a user from a subscription group by userId
   * @param subscriptionGroup Type of subscription group
   * @param subscriptionGroupId Subscription Group Id
   * @param userId User's userId
   */
  function unsubscribeUserByUserid(input: {
    subscriptionGroup: "emailList" | "messageType" | "messageChannel";
    subscriptionGroupId: number;
    userId: string;
  }): Promise<McpToolResult>;

  type __updateCatalogFieldMappings_Ref0 = { children?: Array<__updateCatalogFieldMappings_Ref0>; fieldName: string; fieldType: string };
  /**
   * Update catalog field mappings (data types). Valid types: boolean, date, geo_location, long, double, object, and string
   * @param catalogName Name of the catalog
   * @param mappingsUpdates Field mappings to update
   */
  function updateCatalogFieldMappings(input: {
    catalogName: string;
    mappingsUpdates: Array<__updateCatalogFieldMappings_Ref0>;
  }): Promise<McpToolResult>;

  /**
   * Update a user's email address (only use with email-based projects; for userId/hybrid projects, use update_user instead)
   * @param newEmail The new email address to assign to the specified user.
   * @param currentEmail An email address that identifies a user profile in Iterable. Provide a currentEmail or a currentUserId (but not both), depending on how your project identifies users.
   * @param currentUserId A user ID that identifies a user profile in Iterable. Provide a currentEmail or a currentUserId (but not both), depending on how your project identifies users.
   */
  function updateEmail(input: {
    newEmail: string;
    currentEmail?: string;
    currentUserId?: string;
  }): Promise<McpToolResult>;

  /**
   * Update existing email template by templateId
   * @param templateId Template ID to update
   * @param name Template name
   * @param locale Template locale
   * @param isDefaultLocale Sets the locale associated with the request content as the template's default
   * @param messageTypeId Message type ID
   * @param creatorUserId Creator user ID
   * @param campaignId Associated campaign ID
   * @param subject Subject
   * @param preheaderText Preheader text
   * @param fromName From name
   * @param fromEmail From email (must be an authorized sender)
   * @param replyToEmail Reply to email
   * @param ccEmails CC emails
   * @param bccEmails BCC emails
   * @param html HTML contents
   * @param plainText Plain text contents
   * @param cacheDataFeed Cache data feed lookups for 1 hour
   * @param dataFeedIds Ids for data feeds used in template rendering
   * @param dataFeedId [Deprecated - use dataFeedIds instead] ID for data feed used in template rendering
   * @param mergeDataFeedContext Merge data feed contents into user context, so fields can be referenced by {{field}} instead of [[field]]
   * @param googleAnalyticsCampaignName Google analytics utm_campaign value
   * @param linkParams Parameters to append to each URL in html contents
   * @param campaignDataFields Campaign-level data fields available as {{field}} merge parameters during message rendering. These fields are overridden by user and event data fields of the same name.
   */
  function updateEmailTemplate(input: {
    templateId: number;
    name?: string;
    locale?: string;
    isDefaultLocale?: boolean;
    messageTypeId?: number;
    creatorUserId?: string;
    campaignId?: number;
    subject?: string;
    preheaderText?: string;
    fromName?: string;
    fromEmail?: string;
    replyToEmail?: string;
    ccEmails?: Array<string>;
    bccEmails?: Array<string>;
    html?: string;
    plainText?: string;
    cacheDataFeed?: boolean;
    dataFeedIds?: Array<number>;
    dataFeedId?: number;
    mergeDataFeedContext?: boolean;
    googleAnalyticsCampaignName?: string;
    linkParams?: Array<{ key: string; value: string }>;
    campaignDataFields?: { [key: string]: unknown };
  }): Promise<McpToolResult>;

  /**
   * Update settings on a draft or ready campaign experiment. Omit a field to leave it unchanged.
   * @param experimentId Experiment ID
   * @param conversionEventSettings Conversion settings. Omit to leave unchanged.
   * @param holdoutSettings Holdout settings. Null removes them. Omit to leave unchanged.
   * @param explorationBlastSettings Blast exploration settings. Null removes them. Omit to leave unchanged.
   * @param explorationTriggerSettings Trigger exploration settings. Null removes them. Omit to leave unchanged.
   * @param evenlySplitVariations Set true to split traffic evenly and clear blast and trigger settings. false is rejected. Omit to leave allocation unchanged.
   */
  function updateExperimentSettings(input: {
    experimentId: number;
    conversionEventSettings?: { customConversionId?: number; systemConversionEventType?: "Opens" | "Clicks" | "opens" | "clicks" } | null;
    holdoutSettings?: { attributionPeriodHours: number /* integer */; holdOutGroupSize: number /* integer, >= 1, <= 99 */ } | null;
    explorationBlastSettings?: { testDurationMinutes: number /* integer */; testSizePercentage: number /* integer, >= 1, <= 99 */ } | null;
    explorationTriggerSettings?: { testSendsPerVariation: number /* integer */ } | null;
    evenlySplitVariations?: boolean;
  }): Promise<McpToolResult>;

  /**
   * Update existing in-app message template by templateId
   * @param templateId Template ID to update
   * @param name Template name
   * @param locale Template locale
   * @param isDefaultLocale Sets the locale associated with the request content as the template's default
   * @param messageTypeId Message type ID
   * @param creatorUserId Creator user ID
   * @param campaignId Associated campaign ID
   * @param html Html of the in-app notification
   * @param expirationDateTime The in-app message's absolute expiration time. Format is YYYY-MM-DD HH:MM:SS (UTC timestamp, time zones not allowed)
   * @param expirationDuration The in-app message's expiration time, relative to its send time. Should be an expression such as now+90d
   * @param inAppDisplaySettings Display settings
   * @param inboxMetadata Title, subtitle, and thumbnail
   * @param payload Payload
   * @param webInAppDisplaySettings Web In-app Display settings
   * @param campaignDataFields Campaign-level data fields available as {{field}} merge parameters during message rendering. These fields are overridden by user and event data fields of the same name.
   */
  function updateInappTemplate(input: {
    templateId: number;
    name?: string;
    locale?: string;
    isDefaultLocale?: boolean;
    messageTypeId?: number;
    creatorUserId?: string;
    campaignId?: number;
    html?: string;
    expirationDateTime?: string;
    expirationDuration?: string;
    inAppDisplaySettings?: { [key: string]: unknown };
    inboxMetadata?: { [key: string]: unknown };
    payload?: { [key: string]: unknown };
    webInAppDisplaySettings?: { [key: string]: unknown };
    campaignDataFields?: { [key: string]: unknown };
  }): Promise<McpToolResult>;

  /**
   * Update existing push notification template by templateId
   * @param templateId Template ID to update
   * @param name Template name
   * @param locale Template locale
   * @param isDefaultLocale Sets the locale associated with the request content as the template's default
   * @param messageTypeId Message type ID
   * @param creatorUserId Creator user ID
   * @param campaignId Associated campaign ID
   * @param message Push message
   * @param title Push message title
   * @param badge Badge to set for push notification
   * @param buttons Array of buttons that appear to respond to the push. Max of 3
   * @param sound Sound
   * @param payload Payload to send with push notification
   * @param cacheDataFeed Cache data feed lookups for 1 hour
   * @param dataFeedIds Ids for data feeds used in template rendering
   * @param deeplink Deep Link. A mapping that accepts two optional properties: 'ios' & 'android' and their respective deep link values
   * @param interruptionLevel An interruption level helps iOS determine when to alert a user about the arrival of a push notification
   * @param isSilentPush Whether or not this is a silent push notification template
   * @param mergeDataFeedContext Merge data feed contents into user context, so fields can be referenced by {{field}} instead of [[field]]
   * @param relevanceScore Relevance score for iOS notifications on iOS 15+. Number is clamped between 0 and 1.0
   * @param richMedia Rich Media URL. A mapping that accepts two optional properties: 'ios' & 'android' and their respective rich media url values
   * @param wake Set the content-available flag on iOS notifications, which will wake the app in the background
   * @param campaignDataFields Campaign-level data fields available as {{field}} merge parameters during message rendering. These fields are overridden by user and event data fields of the same name.
   */
  function updatePushTemplate(input: {
    templateId: number;
    name?: string;
    locale?: string;
    isDefaultLocale?: boolean;
    messageTypeId?: number;
    creatorUserId?: string;
    campaignId?: number;
    message?: string;
    title?: string;
    badge?: string;
    buttons?: Array<{ [key: string]: unknown }>;
    sound?: string;
    payload?: { [key: string]: unknown };
    cacheDataFeed?: boolean;
    dataFeedIds?: Array<number>;
    deeplink?: { [key: string]: unknown };
    interruptionLevel?: "passive" | "active" | "time-sensitive" | "critical";
    isSilentPush?: boolean;
    mergeDataFeedContext?: boolean;
    relevanceScore?: number;
    richMedia?: { [key: string]: unknown };
    wake?: boolean;
    campaignDataFields?: { [key: string]: unknown };
  }): Promise<McpToolResult>;

  /**
   * Update existing SMS template by templateId
   * @param templateId Template ID to update
   * @param name Template name
   * @param locale Template locale
   * @param isDefaultLocale Sets the locale associated with the request content as the template's default
   * @param messageTypeId Message type ID
   * @param creatorUserId Creator user ID
   * @param campaignId Associated campaign ID
   * @param message SMS message
   * @param imageUrl Image URL
   * @param googleAnalyticsCampaignName Google analytics utm_campaign value
   * @param linkParams Parameters to append to each URL in contents
   * @param trackingDomain Tracking Domain
   * @param campaignDataFields Campaign-level data fields available as {{field}} merge parameters during message rendering. These fields are overridden by user and event data fields of the same name.
   */
  function updateSmsTemplate(input: {
    templateId: number;
    name?: string;
    locale?: string;
    isDefaultLocale?: boolean;
    messageTypeId?: number;
    creatorUserId?: string;
    campaignId?: number;
    message?: string;
    imageUrl?: string;
    googleAnalyticsCampaignName?: string;
    linkParams?: Array<{ key: string; value: string }>;
    trackingDomain?: string;
    campaignDataFields?: { [key: string]: unknown };
  }): Promise<McpToolResult>;

  /**
   * Update a snippet by ID (numeric) or name (string)
   * @param identifier Snippet ID or name (stringified). Provide either a snippet name (string) or snippet ID (as a string).
   * @param content Content of the snippet. Handlebars must be valid. Disallowed content: script tags with JS sources or non-JSON content, inline JS event handlers (e.g., onload="..."), and javascript: in href or src attributes (anchors and iframes).
   * @param description Description of the snippet
   * @param createdByUserId User ID (email) of the updater. If not provided, defaults to the project creator.
   * @param variables List of variable names used in the content with a Handlebars expression such as {{myField}}. Variable names are case-sensitive and should be simple identifiers (letters, numbers, underscores). To learn more about using Handlebars in Snippets, see Customizing Snippets with Variables.
   */
  function updateSnippet(input: {
    identifier: string;
    content: string;
    description?: string;
    createdByUserId?: string;
    variables?: Array<string>;
  }): Promise<McpToolResult>;

  /**
   * Update user profile information (accepts email OR userId in params)
   * @param email User email address
   * @param userId User ID (alternative to email)
   * @param dataFields User data fields to update
   * @param mergeNestedObjects Merge top-level objects instead of overwriting them
   * @param createNewFields Whether new fields should be ingested and added to the schema
   * @param preferUserId Whether to create new user if userId doesn't exist (email-based projects only)
   */
  function updateUser(input?: {
    email?: string;
    userId?: string;
    dataFields?: { [key: string]: unknown };
    mergeNestedObjects?: boolean;
    createNewFields?: boolean;
    preferUserId?: boolean;
  }): Promise<McpToolResult>;

  /**
   * Update user subscriptions (IMPORTANT: overwrites existing data for any non-null fields specified)
   * @param email An email address that identifies a user profile in Iterable. For each user in your request, provide an email or a userId (but not both), depending on how your project identifies users.
   * @param userId A user ID that identifies a user profile in Iterable. For each user in your request, provide an email or a userId (but not both), depending on how your project identifies users.
   * @param emailListIds Lists that a user is subscribed to
   * @param subscribedMessageTypeIds Individual message type IDs to subscribe (does not impact channel subscriptions). To set a value for this field, first have your CSM enable the opt-in message types feature. Otherwise, attempting to set this field causes an error.
   * @param unsubscribedChannelIds Email channel ids to unsubscribe from
   * @param unsubscribedMessageTypeIds Individual message type IDs to unsubscribe (does not impact channel subscriptions).
   * @param campaignId Campaign to attribute unsubscribes
   * @param templateId Template to attribute unsubscribes
   * @param validateChannelAlignment Defaults to true (validation enabled). When false, allows subscribing users to message types that belong to unsubscribed channels. By default, Iterable validates that subscribed message types belong to subscribed channels. Setting this to false bypasses this validation, allowing you to save message type preferences even when the parent channel is unsubscribed. Users won't receive messages from these types while the channel remains unsubscribed, but their preferences are preserved for when the channel becomes subscribed.
   */
  function updateUserSubscriptions(input?: {
    email?: string;
    userId?: string;
    emailListIds?: Array<number>;
    subscribedMessageTypeIds?: Array<number>;
    unsubscribedChannelIds?: Array<number>;
    unsubscribedMessageTypeIds?: Array<number>;
    campaignId?: number;
    templateId?: number;
    validateChannelAlignment?: boolean;
  }): Promise<McpToolResult>;

  /**
   * Update a webhook configuration
   * @param webhookId Webhook ID to update
   * @param url Webhook URL
   * @param events Events to subscribe to
   * @param active Whether webhook is active
   */
  function updateWebhook(input: {
    webhookId: number;
    url?: string;
    events?: Array<string>;
    active?: boolean;
  }): Promise<McpToolResult>;

  /**
   * Create or update email template. If a template with the specified clientTemplateId exists, it will be updated; otherwise, a new template will be created.
   * @param clientTemplateId Client template ID
   * @param name Template name
   * @param locale Template locale
   * @param isDefaultLocale Sets the locale associated with the request content as the template's default
   * @param messageTypeId Message type ID
   * @param creatorUserId Creator user ID
   * @param campaignId Associated campaign ID
   * @param subject Subject
   * @param preheaderText Preheader text
   * @param fromName From name
   * @param fromEmail From email (must be an authorized sender)
   * @param replyToEmail Reply to email
   * @param ccEmails CC emails
   * @param bccEmails BCC emails
   * @param html HTML contents
   * @param plainText Plain text contents
   * @param cacheDataFeed Cache data feed lookups for 1 hour
   * @param dataFeedIds Ids for data feeds used in template rendering
   * @param dataFeedId [Deprecated - use dataFeedIds instead] ID for data feed used in template rendering
   * @param mergeDataFeedContext Merge data feed contents into user context, so fields can be referenced by {{field}} instead of [[field]]
   * @param googleAnalyticsCampaignName Google analytics utm_campaign value
   * @param linkParams Parameters to append to each URL in html contents
   * @param campaignDataFields Campaign-level data fields available as {{field}} merge parameters during message rendering. These fields are overridden by user and event data fields of the same name.
   */
  function upsertEmailTemplate(input: {
    clientTemplateId: string;
    name?: string;
    locale?: string;
    isDefaultLocale?: boolean;
    messageTypeId?: number;
    creatorUserId?: string;
    campaignId?: number;
    subject?: string;
    preheaderText?: string;
    fromName?: string;
    fromEmail?: string;
    replyToEmail?: string;
    ccEmails?: Array<string>;
    bccEmails?: Array<string>;
    html?: string;
    plainText?: string;
    cacheDataFeed?: boolean;
    dataFeedIds?: Array<number>;
    dataFeedId?: number;
    mergeDataFeedContext?: boolean;
    googleAnalyticsCampaignName?: string;
    linkParams?: Array<{ key: string; value: string }>;
    campaignDataFields?: { [key: string]: unknown };
  }): Promise<McpToolResult>;

  /**
   * Create or update in-app message template. If a template with the specified clientTemplateId exists, it will be updated; otherwise, a new template will be created.
   * @param clientTemplateId Client template ID
   * @param name Template name
   * @param locale Template locale
   * @param isDefaultLocale Sets the locale associated with the request content as the template's default
   * @param messageTypeId Message type ID
   * @param creatorUserId Creator user ID
   * @param campaignId Associated campaign ID
   * @param html Html of the in-app notification
   * @param expirationDateTime The in-app message's absolute expiration time. Format is YYYY-MM-DD HH:MM:SS (UTC timestamp, time zones not allowed)
   * @param expirationDuration The in-app message's expiration time, relative to its send time. Should be an expression such as now+90d
   * @param inAppDisplaySettings Display settings
   * @param inboxMetadata Title, subtitle, and thumbnail
   * @param payload Payload
   * @param webInAppDisplaySettings Web In-app Display settings
   * @param campaignDataFields Campaign-level data fields available as {{field}} merge parameters during message rendering. These fields are overridden by user and event data fields of the same name.
   */
  function upsertInappTemplate(input: {
    clientTemplateId: string;
    name?: string;
    locale?: string;
    isDefaultLocale?: boolean;
    messageTypeId?: number;
    creatorUserId?: string;
    campaignId?: number;
    html?: string;
    expirationDateTime?: string;
    expirationDuration?: string;
    inAppDisplaySettings?: { [key: string]: unknown };
    inboxMetadata?: { [key: string]: unknown };
    payload?: { [key: string]: unknown };
    webInAppDisplaySettings?: { [key: string]: unknown };
    campaignDataFields?: { [key: string]: unknown };
  }): Promise<McpToolResult>;

  /**
   * Create or update push notification template. If a template with the specified clientTemplateId exists, it will be updated; otherwise, a new template will be created.
   * @param clientTemplateId Client template ID
   * @param name Template name
   * @param locale Template locale
   * @param isDefaultLocale Sets the locale associated with the request content as the template's default
   * @param messageTypeId Message type ID
   * @param creatorUserId Creator user ID
   * @param campaignId Associated campaign ID
   * @param message Push message
   * @param title Push message title
   * @param badge Badge to set for push notification
   * @param buttons Array of buttons that appear to respond to the push. Max of 3
   * @param sound Sound
   * @param payload Payload to send with push notification
   * @param cacheDataFeed Cache data feed lookups for 1 hour
   * @param dataFeedIds Ids for data feeds used in template rendering
   * @param deeplink Deep Link. A mapping that accepts two optional properties: 'ios' & 'android' and their respective deep link values
   * @param interruptionLevel An interruption level helps iOS determine when to alert a user about the arrival of a push notification
   * @param isSilentPush Whether or not this is a silent push notification template
   * @param mergeDataFeedContext Merge data feed contents into user context, so fields can be referenced by {{field}} instead of [[field]]
   * @param relevanceScore Relevance score for iOS notifications on iOS 15+. Number is clamped between 0 and 1.0
   * @param richMedia Rich Media URL. A mapping that accepts two optional properties: 'ios' & 'android' and their respective rich media url values
   * @param wake Set the content-available flag on iOS notifications, which will wake the app in the background
   * @param campaignDataFields Campaign-level data fields available as {{field}} merge parameters during message rendering. These fields are overridden by user and event data fields of the same name.
   */
  function upsertPushTemplate(input: {
    clientTemplateId: string;
    name?: string;
    locale?: string;
    isDefaultLocale?: boolean;
    messageTypeId?: number;
    creatorUserId?: string;
    campaignId?: number;
    message?: string;
    title?: string;
    badge?: string;
    buttons?: Array<{ [key: string]: unknown }>;
    sound?: string;
    payload?: { [key: string]: unknown };
    cacheDataFeed?: boolean;
    dataFeedIds?: Array<number>;
    deeplink?: { [key: string]: unknown };
    interruptionLevel?: "passive" | "active" | "time-sensitive" | "critical";
    isSilentPush?: boolean;
    mergeDataFeedContext?: boolean;
    relevanceScore?: number;
    richMedia?: { [key: string]: unknown };
    wake?: boolean;
    campaignDataFields?: { [key: string]: unknown };
  }): Promise<McpToolResult>;

  /**
   * Create or update SMS template. If a template with the specified clientTemplateId exists, it will be updated; otherwise, a new template will be created.
   * @param clientTemplateId Client template ID
   * @param name Template name
   * @param locale Template locale
   * @param isDefaultLocale Sets the locale associated with the request content as the template's default
   * @param messageTypeId Message type ID
   * @param creatorUserId Creator user ID
   * @param campaignId Associated campaign ID
   * @param message SMS message
   * @param imageUrl Image URL
   * @param googleAnalyticsCampaignName Google analytics utm_campaign value
   * @param linkParams Parameters to append to each URL in contents
   * @param trackingDomain Tracking Domain
   * @param campaignDataFields Campaign-level data fields available as {{field}} merge parameters during message rendering. These fields are overridden by user and event data fields of the same name.
   */
  function upsertSmsTemplate(input: {
    clientTemplateId: string;
    name?: string;
    locale?: string;
    isDefaultLocale?: boolean;
    messageTypeId?: number;
    creatorUserId?: string;
    campaignId?: number;
    message?: string;
    imageUrl?: string;
    googleAnalyticsCampaignName?: string;
    linkParams?: Array<{ key: string; value: string }>;
    trackingDomain?: string;
    campaignDataFields?: { [key: string]: unknown };
  }): Promise<McpToolResult>;

  namespace prompts {
    /**
     * Get one prompt by name of MCP server iterable/mcp.
     */
    function get(input: {
      name: string;
      arguments?: { [key: string]: string };
    }): Promise<McpPromptsGetResult>;

    /**
     * List the prompts of MCP server iterable/mcp.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpPromptsListResult>;
  }
}
