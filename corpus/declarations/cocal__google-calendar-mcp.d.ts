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

declare namespace MCP.cocalGoogleCalendarMcp {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * Create a new calendar event.
   * @param calendarId ID of the calendar (use 'primary' for the main calendar)
   * @param summary Title of the event
   * @param start Event start time. String format: '2025-01-01T10:00:00' (timed) or '2025-01-01' (all-day). For per-field timezone, use JSON: '{"dateTime": "2025-01-01T10:00:00", "timeZone": "America/Los_Angeles"}'. Per-field timezone is useful for events spanning multiple timezones (e.g., flights). Note: If the dateTime already includes a timezone offset (e.g., 'Z' or '+05:00'), the embedded timezone takes precedence over the timeZone field.
   * @param end Event end time. String format: '2025-01-01T11:00:00' (timed) or '2025-01-02' (all-day, exclusive). For per-field timezone, use JSON: '{"dateTime": "2025-01-01T11:00:00", "timeZone": "America/New_York"}'. Per-field timezone is useful for events spanning multiple timezones (e.g., flights). Note: If the dateTime already includes a timezone offset (e.g., 'Z' or '+05:00'), the embedded timezone takes precedence over the timeZone field.
   * @param account Account nickname (e.g., 'work'). Optional if only one account connected.
   * @param eventId Optional custom event ID (5-1024 characters, base32hex encoding: lowercase letters a-v and digits 0-9 only). If not provided, Google Calendar will generate one.
   * @param description Description/notes for the event
   * @param timeZone Timezone as IANA Time Zone Database name (e.g., America/Los_Angeles). Takes priority over calendar's default timezone. Only used for timezone-naive datetime strings.
   * @param location Location of the event
   * @param attendees List of event attendees with their details
   * @param colorId Color ID for the event (use list-colors to see available IDs)
   * @param reminders Reminder settings for the event
   * @param recurrence Recurrence rules in RFC5545 format (e.g., ["RRULE:FREQ=WEEKLY;COUNT=5"])
   * @param transparency Whether the event blocks time on the calendar. 'opaque' means busy, 'transparent' means free.
   * @param visibility Visibility of the event. Use 'public' for public events, 'private' for private events visible to attendees.
   * @param guestsCanInviteOthers Whether attendees can invite others to the event. Default is true.
   * @param guestsCanModify Whether attendees can modify the event. Default is false.
   * @param guestsCanSeeOtherGuests Whether attendees can see the list of other attendees. Default is true.
   * @param anyoneCanAddSelf Whether anyone can add themselves to the event. Default is false.
   * @param sendUpdates Whether to send notifications about the event creation. 'all' sends to all guests, 'externalOnly' to non-Google Calendar users only, 'none' sends no notifications.
   * @param conferenceData Conference properties for the event. Use createRequest to add a new conference.
   * @param extendedProperties Extended properties for storing application-specific data. Max 300 properties totaling 32KB.
   * @param attachments File attachments for the event. Requires calendar to support attachments.
   * @param source Source of the event, such as a web page or email message.
   * @param calendarsToCheck List of calendar IDs to check for conflicts (defaults to just the target calendar)
   * @param duplicateSimilarityThreshold Threshold for duplicate detection (0-1, default: 0.7). Events with similarity above this are flagged as potential duplicates
   * @param allowDuplicates If true, allows creation even when exact duplicates are detected (similarity >= 0.95). Default is false which blocks duplicate creation
   * @param eventType Type of the event. 'default' for regular events, 'focusTime' for Focus Time blocks, 'outOfOffice' for Out of Office events, 'workingLocation' for Working Location events. Note: outOfOffice and workingLocation require Google Workspace and only work on primary calendar.
   * @param focusTimeProperties Focus Time properties. Only used when eventType is 'focusTime'. Requires Google Workspace.
   * @param outOfOfficeProperties Out of Office properties. Only used when eventType is 'outOfOffice'. Requires Google Workspace.
   * @param workingLocationProperties Working Location properties. Only used when eventType is 'workingLocation'. Requires Google Workspace.
   */
  function createEvent(input: {
    calendarId: string;
    summary: string;
    start: string;
    end: string;
    account?: string;
    eventId?: string;
    description?: string;
    timeZone?: string;
    location?: string;
    attendees?: Array<{ additionalGuests?: number /* integer, >= 0, <= 9007199254740991 */; comment?: string; displayName?: string; email: string; optional?: boolean; responseStatus?: "needsAction" | "declined" | "tentative" | "accepted"; [key: string]: unknown }>;
    colorId?: string;
    reminders?: { overrides?: Array<{ method?: "email" | "popup"; minutes: number; [key: string]: unknown }>; useDefault: boolean; [key: string]: unknown };
    recurrence?: Array<string>;
    transparency?: "opaque" | "transparent";
    visibility?: "default" | "public" | "private" | "confidential";
    guestsCanInviteOthers?: boolean;
    guestsCanModify?: boolean;
    guestsCanSeeOtherGuests?: boolean;
    anyoneCanAddSelf?: boolean;
    sendUpdates?: "all" | "externalOnly" | "none";
    conferenceData?: { createRequest: { conferenceSolutionKey: { type: "hangoutsMeet" | "eventHangout" | "eventNamedHangout" | "addOn"; [key: string]: unknown }; requestId: string; [key: string]: unknown }; [key: string]: unknown };
    extendedProperties?: { private?: { [key: string]: string }; shared?: { [key: string]: string }; [key: string]: unknown };
    attachments?: Array<{ fileId?: string; fileUrl: string; iconLink?: string; mimeType?: string; title?: string; [key: string]: unknown }>;
    source?: { title: string; url: string; [key: string]: unknown };
    calendarsToCheck?: Array<string>;
    duplicateSimilarityThreshold?: number /* >= 0, <= 1 */;
    allowDuplicates?: boolean;
    eventType?: "default" | "focusTime" | "outOfOffice" | "workingLocation";
    focusTimeProperties?: { autoDeclineMode?: "declineNone" | "declineAllConflictingInvitations" | "declineOnlyNewConflictingInvitations"; chatStatus?: "available" | "doNotDisturb"; declineMessage?: string; [key: string]: unknown };
    outOfOfficeProperties?: { autoDeclineMode?: "declineNone" | "declineAllConflictingInvitations" | "declineOnlyNewConflictingInvitations"; declineMessage?: string; [key: string]: unknown };
    workingLocationProperties?: { customLocation?: { label?: string; [key: string]: unknown }; homeOffice?: { [key: string]: unknown }; officeLocation?: { buildingId?: string; deskId?: string; floorId?: string; floorSectionId?: string; label?: string; [key: string]: unknown }; type: "homeOffice" | "officeLocation" | "customLocation"; [key: string]: unknown };
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create multiple calendar events in bulk. Accepts shared defaults (account, calendarId, timeZone) that apply to all events, with per-event overrides. Skips conflict and duplicate detection for speed.
   * @param events Array of events to create (1-50 events)
   * @param account Default account for all events. Individual events can override this.
   * @param calendarId Default calendar ID for all events (use 'primary' for the main calendar). Individual events can override this. Defaults to 'primary' if not specified.
   * @param timeZone Default IANA timezone for all events (e.g., 'America/Los_Angeles'). Individual events can override this.
   * @param sendUpdates Default notification setting for all events. Individual events can override this.
   */
  function createEvents(input: {
    events: Array<{ account?: string; anyoneCanAddSelf?: boolean; attendees?: Array<{ displayName?: string; email: string; optional?: boolean; responseStatus?: "needsAction" | "declined" | "tentative" | "accepted"; [key: string]: unknown }>; calendarId?: string; colorId?: string; conferenceData?: { createRequest: { conferenceSolutionKey: { type: "hangoutsMeet" | "eventHangout" | "eventNamedHangout" | "addOn"; [key: string]: unknown }; requestId: string; [key: string]: unknown }; [key: string]: unknown }; description?: string; end: string; guestsCanInviteOthers?: boolean; guestsCanModify?: boolean; guestsCanSeeOtherGuests?: boolean; location?: string; recurrence?: Array<string>; reminders?: { overrides?: Array<{ method?: "email" | "popup"; minutes: number; [key: string]: unknown }>; useDefault: boolean; [key: string]: unknown }; sendUpdates?: "all" | "externalOnly" | "none"; start: string; summary: string; timeZone?: string; transparency?: "opaque" | "transparent"; visibility?: "default" | "public" | "private" | "confidential"; [key: string]: unknown }>;
    account?: string;
    calendarId?: string;
    timeZone?: string;
    sendUpdates?: "all" | "externalOnly" | "none";
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Delete a calendar event.
   * @param calendarId ID of the calendar (use 'primary' for the main calendar)
   * @param eventId ID of the event to delete
   * @param account Account nickname (e.g., 'work'). Optional if only one account connected.
   * @param sendUpdates Whether to send cancellation notifications Default: "all"
   */
  function deleteEvent(input: {
    calendarId: string;
    eventId: string;
    account?: string;
    sendUpdates?: "all" | "externalOnly" | "none";
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get the current date and time. Call this FIRST before creating, updating, or searching for events to ensure you have accurate date context for scheduling.
   * @param account Account nickname (e.g., 'work'). Optional if only one account connected.
   * @param timeZone IANA timezone (e.g., 'America/Los_Angeles'). Defaults to calendar's timezone.
   */
  function getCurrentTime(input?: {
    account?: string;
    timeZone?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get details of a specific event by ID.
   * @param calendarId ID of the calendar (use 'primary' for the main calendar)
   * @param eventId ID of the event to retrieve
   * @param account Account nickname (e.g., 'work'). Optional if only one account connected.
   * @param fields Optional array of additional event fields to retrieve. Available fields are strictly validated. Default fields (id, summary, start, end, status, htmlLink, location, attendees) are always included.
   */
  function getEvent(input: {
    calendarId: string;
    eventId: string;
    account?: string;
    fields?: Array<"id" | "summary" | "description" | "start" | "end" | "location" | "attendees" | "colorId" | "transparency" | "extendedProperties" | "reminders" | "conferenceData" | "attachments" | "status" | "htmlLink" | "created" | "updated" | "creator" | "organizer" | "recurrence" | "recurringEventId" | "originalStartTime" | "visibility" | "iCalUID" | "sequence" | "hangoutLink" | "anyoneCanAddSelf" | "guestsCanInviteOthers" | "guestsCanModify" | "guestsCanSeeOtherGuests" | "privateCopy" | "locked" | "source" | "eventType">;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Query free/busy information for calendars. Note: Time range is limited to a maximum of 3 months between timeMin and timeMax.
   * @param calendars List of calendars and/or groups to query for free/busy information
   * @param timeMin Start of time range (ISO 8601, e.g., '2024-01-01T00:00:00').
   * @param timeMax End of time range (ISO 8601, e.g., '2024-01-31T23:59:59').
   * @param account Account nickname(s) to query (e.g., 'work' or ['work', 'personal']). Omit to query all accounts.
   * @param timeZone IANA timezone for the query.
   * @param groupExpansionMax Maximum number of calendars to expand per group (max 100)
   * @param calendarExpansionMax Maximum number of calendars to expand (max 50)
   */
  function getFreebusy(input: {
    calendars: Array<{ id: string; [key: string]: unknown }>;
    timeMin: string;
    timeMax: string;
    account?: string | Array<string>;
    timeZone?: string;
    groupExpansionMax?: number /* integer, >= -9007199254740991, <= 100 */;
    calendarExpansionMax?: number /* integer, >= -9007199254740991, <= 50 */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List all available calendars
   * @param account Account nickname(s) to query (e.g., 'work' or ['work', 'personal']). Omit to query all accounts.
   */
  function listCalendars(input?: {
    account?: string | Array<string>;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List available color IDs and their meanings for calendar events
   * @param account Account nickname (e.g., 'work'). Optional if only one account connected.
   */
  function listColors(input?: {
    account?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List events from one or more calendars. Supports both calendar IDs and calendar names.
   * @param account Account nickname(s) to query (e.g., 'work' or ['work', 'personal']). Omit to query all accounts.
   * @param timeMin Start of time range (ISO 8601, e.g., '2024-01-01T00:00:00').
   * @param timeMax End of time range (ISO 8601, e.g., '2024-01-31T23:59:59').
   * @param timeZone IANA timezone (e.g., 'America/Los_Angeles'). Defaults to calendar's timezone.
   * @param fields Additional fields to include beyond defaults (id, summary, start, end, status, htmlLink, location, attendees).
   * @param privateExtendedProperty Filter by private extended properties (key=value). Matches events that have all specified properties.
   * @param sharedExtendedProperty Filter by shared extended properties (key=value). Matches events that have all specified properties.
   */
  function listEvents(input: {
    calendarId: string | Array<string>;
    account?: string | Array<string>;
    timeMin?: string;
    timeMax?: string;
    timeZone?: string;
    fields?: Array<"id" | "summary" | "description" | "start" | "end" | "location" | "attendees" | "colorId" | "transparency" | "extendedProperties" | "reminders" | "conferenceData" | "attachments" | "status" | "htmlLink" | "created" | "updated" | "creator" | "organizer" | "recurrence" | "recurringEventId" | "originalStartTime" | "visibility" | "iCalUID" | "sequence" | "hangoutLink" | "anyoneCanAddSelf" | "guestsCanInviteOthers" | "guestsCanModify" | "guestsCanSeeOtherGuests" | "privateCopy" | "locked" | "source" | "eventType">;
    privateExtendedProperty?: Array<string>;
    sharedExtendedProperty?: Array<string>;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Manage Google account authentication. Actions: 'list' (show accounts), 'add' (authenticate new account), 'remove' (remove account).
   * @param action Action to perform: 'list' shows all accounts, 'add' authenticates a new account, 'remove' removes an account
   * @param account_id Account nickname (e.g., 'work', 'personal') - a friendly name to identify this Google account. Required for 'add' and 'remove'. Optional for 'list' (shows all if omitted)
   */
  function manageAccounts(input: {
    action: "list" | "add" | "remove";
    account_id?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Respond to a calendar event invitation with Accept, Decline, Maybe (Tentative), or No Response.
   * @param calendarId ID of the calendar (use 'primary' for the main calendar)
   * @param eventId ID of the event to respond to
   * @param response Your response to the event invitation: 'accepted' (accept), 'declined' (decline), 'tentative' (maybe), 'needsAction' (no response)
   * @param account Account nickname to use for this operation (e.g., 'work', 'personal'). Optional when only one account is connected - will auto-select the account with appropriate permissions. Use 'list-calendars' to see available accounts.
   * @param comment Optional message/note to include with your response (e.g., 'I have a conflict' when declining)
   * @param modificationScope For recurring events: 'thisEventOnly' responds to just this instance, 'all' responds to all instances. Default is 'all'.
   * @param originalStartTime Original start time of the specific instance (required when modificationScope is 'thisEventOnly')
   * @param sendUpdates Whether to send response notifications. 'all' sends to all guests, 'externalOnly' to non-Google Calendar users only, 'none' sends no notifications. Default is 'none'.
   */
  function respondToEvent(input: {
    calendarId: string;
    eventId: string;
    response: "needsAction" | "declined" | "tentative" | "accepted";
    account?: string;
    comment?: string;
    modificationScope?: "thisEventOnly" | "all";
    originalStartTime?: string;
    sendUpdates?: "all" | "externalOnly" | "none";
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Search for events in a calendar by text query.
   * @param calendarId Calendar identifier(s) to search. Accepts calendar IDs or names. Single or multiple calendars supported.
   * @param query Free text search query (searches summary, description, location, attendees, etc.)
   * @param timeMin Start of time range (ISO 8601, e.g., '2024-01-01T00:00:00').
   * @param timeMax End of time range (ISO 8601, e.g., '2024-01-31T23:59:59').
   * @param account Account nickname(s) to query (e.g., 'work' or ['work', 'personal']). Omit to query all accounts.
   * @param timeZone IANA timezone (e.g., 'America/Los_Angeles'). Defaults to calendar's timezone.
   * @param fields Additional fields to include beyond defaults (id, summary, start, end, status, htmlLink, location, attendees).
   * @param privateExtendedProperty Filter by private extended properties (key=value). Matches events that have all specified properties.
   * @param sharedExtendedProperty Filter by shared extended properties (key=value). Matches events that have all specified properties.
   */
  function searchEvents(input: {
    calendarId: string | Array<string>;
    query: string;
    timeMin: string;
    timeMax: string;
    account?: string | Array<string>;
    timeZone?: string;
    fields?: Array<"id" | "summary" | "description" | "start" | "end" | "location" | "attendees" | "colorId" | "transparency" | "extendedProperties" | "reminders" | "conferenceData" | "attachments" | "status" | "htmlLink" | "created" | "updated" | "creator" | "organizer" | "recurrence" | "recurringEventId" | "originalStartTime" | "visibility" | "iCalUID" | "sequence" | "hangoutLink" | "anyoneCanAddSelf" | "guestsCanInviteOthers" | "guestsCanModify" | "guestsCanSeeOtherGuests" | "privateCopy" | "locked" | "source" | "eventType">;
    privateExtendedProperty?: Array<string>;
    sharedExtendedProperty?: Array<string>;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Update an existing calendar event with recurring event modification scope support.
   * @param calendarId ID of the calendar (use 'primary' for the main calendar)
   * @param eventId ID of the event to update
   * @param account Account nickname (e.g., 'work'). Optional if only one account connected.
   * @param summary Updated title of the event
   * @param description Updated description/notes
   * @param start Updated start time. String format: '2025-01-01T10:00:00' (timed) or '2025-01-01' (all-day). For per-field timezone, use JSON: '{"dateTime": "2025-01-01T10:00:00", "timeZone": "America/Los_Angeles"}'. Note: If the dateTime already includes a timezone offset, the embedded timezone takes precedence over the timeZone field.
   * @param end Updated end time. String format: '2025-01-01T11:00:00' (timed) or '2025-01-02' (all-day, exclusive). For per-field timezone, use JSON: '{"dateTime": "2025-01-01T11:00:00", "timeZone": "America/New_York"}'. Note: If the dateTime already includes a timezone offset, the embedded timezone takes precedence over the timeZone field.
   * @param timeZone Updated timezone as IANA Time Zone Database name. If not provided, uses the calendar's default timezone.
   * @param location Updated location
   * @param attendees Updated attendee list
   * @param colorId Updated color ID
   * @param reminders Reminder settings for the event
   * @param recurrence Recurrence rules in RFC5545 format (e.g., ["RRULE:FREQ=WEEKLY;COUNT=5"])
   * @param sendUpdates Whether to send update notifications Default: "all"
   * @param modificationScope Scope for recurring event modifications
   * @param originalStartTime Original start time in the ISO 8601 format '2024-01-01T10:00:00'
   * @param futureStartDate Start date for future instances in the ISO 8601 format '2024-01-01T10:00:00'
   * @param checkConflicts Whether to check for conflicts when updating (default: true when changing time)
   * @param calendarsToCheck List of calendar IDs to check for conflicts (defaults to just the target calendar)
   * @param conferenceData Conference properties for the event. Used to add or update Google Meet links.
   * @param transparency Whether the event blocks time on the calendar. 'opaque' means busy, 'transparent' means available
   * @param visibility Visibility of the event
   * @param guestsCanInviteOthers Whether attendees other than the organizer can invite others
   * @param guestsCanModify Whether attendees other than the organizer can modify the event
   * @param guestsCanSeeOtherGuests Whether attendees other than the organizer can see who the event's attendees are
   * @param anyoneCanAddSelf Whether anyone can add themselves to the event
   * @param extendedProperties Extended properties for storing application-specific data. Max 300 properties totaling 32KB.
   * @param attachments File attachments for the event
   */
  function updateEvent(input: {
    calendarId: string;
    eventId: string;
    account?: string;
    summary?: string;
    description?: string;
    start?: string;
    end?: string;
    timeZone?: string;
    location?: string;
    attendees?: Array<{ email: string; [key: string]: unknown }>;
    colorId?: string;
    reminders?: { overrides?: Array<{ method?: "email" | "popup"; minutes: number; [key: string]: unknown }>; useDefault: boolean; [key: string]: unknown };
    recurrence?: Array<string>;
    sendUpdates?: "all" | "externalOnly" | "none";
    modificationScope?: "thisAndFollowing" | "all" | "thisEventOnly";
    originalStartTime?: string;
    futureStartDate?: string;
    checkConflicts?: boolean;
    calendarsToCheck?: Array<string>;
    conferenceData?: { createRequest: { conferenceSolutionKey: { type: "hangoutsMeet" | "eventHangout" | "eventNamedHangout" | "addOn"; [key: string]: unknown }; requestId: string; [key: string]: unknown }; [key: string]: unknown };
    transparency?: "opaque" | "transparent";
    visibility?: "default" | "public" | "private" | "confidential";
    guestsCanInviteOthers?: boolean;
    guestsCanModify?: boolean;
    guestsCanSeeOtherGuests?: boolean;
    anyoneCanAddSelf?: boolean;
    extendedProperties?: { private?: { [key: string]: string }; shared?: { [key: string]: string }; [key: string]: unknown };
    attachments?: Array<{ fileId?: string; fileUrl: string; iconLink?: string; mimeType?: string; title: string; [key: string]: unknown }>;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  namespace prompts {
    /**
     * Get one prompt by name of MCP server cocal/google-calendar-mcp.
     */
    function get(input: {
      name: string;
      arguments?: { [key: string]: string };
    }): Promise<McpPromptsGetResult>;

    /**
     * List the prompts of MCP server cocal/google-calendar-mcp.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpPromptsListResult>;
  }

  namespace resources {
    /**
     * List the resources of MCP server cocal/google-calendar-mcp.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpResourcesListResult>;

    /**
     * Read one resource by URI of MCP server cocal/google-calendar-mcp.
     */
    function read(input: {
      uri: string;
    }): Promise<McpResourcesReadResult>;
  }
}
