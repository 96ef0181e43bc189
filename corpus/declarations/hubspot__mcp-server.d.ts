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

declare namespace MCP.hubspotMcpServer {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * 🛡️ Guardrails:
   * 1.  Data Modification Warning: This tool modifies HubSpot data. Only use when the user has explicitly requested to update their CRM.
   * 🎯 Purpose:
   * 1. Establishes relationships between HubSpot objects, linking records across different object types, by creating associations between objects in batch.
   * 2. Uses a single set of association types for all associations in the batch.
   * 📋 Prerequisites:
   * 1. Use the hubspot-get-user-details tool to get the OwnerId and UserId if you don't have that already.
   * 2. Use the hubspot-get-association-definitions tool to identify valid association types before creating associations.
   * @param fromObjectType The type of HubSpot object to create association from. Valid values include: appointments, companies, contacts, courses, deals, leads, line_items, listings, marketing_events, meetings, orders, postal_mail, products, quotes, services, subscriptions, tickets, users. For custom objects, use the hubspot-get-schemas tool to get the objectType.
   * @param toObjectType The type of HubSpot object to create association to. Valid values include: appointments, companies, contacts, courses, deals, leads, line_items, listings, marketing_events, meetings, orders, postal_mail, products, quotes, services, subscriptions, tickets, users. For custom objects, use the hubspot-get-schemas tool to get the objectType.
   * @param types The types of associations to create
   * @param inputs List of association inputs defining the relationships to create. (max 100 associations per batch)
   */
  function hubspotBatchCreateAssociations(input: {
    fromObjectType: string;
    toObjectType: string;
    types: Array<{ associationCategory: "HUBSPOT_DEFINED" | "USER_DEFINED" | "INTEGRATOR_DEFINED"; associationTypeId: number /* integer, > 0 */ }>;
    inputs: Array<{ from: { id: string }; to: { id: string } }>;
  }): Promise<McpToolResult>;

  /**
   * 🛡️ Guardrails:
   * 1. Data Modification Warning: This tool modifies HubSpot data. Only use when the user has explicitly requested to update their CRM.
   * 🎯 Purpose:
   * 1. Creates multiple HubSpot objects of the same objectType in a single API call, optimizing for bulk operations.
   * 📋 Prerequisites:
   * 1. Use the hubspot-get-user-details tool to get the OwnerId and UserId if you don't have that already.
   * 2. Use the hubspot-list-objects tool to sample existing objects for the object type.
   * 3. Use the hubspot-get-association-definitions tool to identify valid association types before creating associations.
   * @param objectType The type of HubSpot object to create. Valid values include: appointments, companies, contacts, courses, deals, leads, line_items, listings, marketing_events, meetings, orders, postal_mail, products, quotes, services, subscriptions, tickets, users. For custom objects, use the hubspot-get-schemas tool to get the objectType.
   * @param inputs Array of objects to create (maximum 100 per batch)
   */
  function hubspotBatchCreateObjects(input: {
    objectType: string;
    inputs: Array<{ associations?: Array<{ to: { id: string }; types: Array<{ associationCategory: "HUBSPOT_DEFINED" | "USER_DEFINED" | "INTEGRATOR_DEFINED"; associationTypeId: number /* integer, > 0 */ }> }>; objectWriteTraceId?: string; properties: { [key: string]: string } }>;
  }): Promise<McpToolResult>;

  /**
   * 🎯 Purpose:
   * 1. Retrieves multiple HubSpot objects of the same object type by their IDs in a single batch operation.
   * 🧭 Usage Guidance:
   * 1. Use this tool to retrieve objects when the object IDs are known.
   * @param objectType The type of HubSpot object to read. Valid values include: appointments, companies, contacts, courses, deals, leads, line_items, listings, marketing_events, meetings, orders, postal_mail, products, quotes, services, subscriptions, tickets, users. For custom objects, use the hubspot-get-schemas tool to get the objectType.
   * @param inputs Array of object IDs to read (maximum 100 per batch)
   * @param properties Optional list of property names to include in the results
   * @param propertiesWithHistory Optional list of property names to include with history
   */
  function hubspotBatchReadObjects(input: {
    objectType: string;
    inputs: Array<{ id: string }>;
    properties?: Array<string>;
    propertiesWithHistory?: Array<string>;
  }): Promise<McpToolResult>;

  /**
   * 🛡️ Guardrails:
   * 1. Data Modification Warning: This tool modifies HubSpot data. Only use when the user has explicitly requested to update their CRM.
   * 🎯 Purpose:
   * 1. Updates multiple existing HubSpot objects of the same objectType in a single API call.
   * 2. Use this tool when the user wants to update one or more existing CRM objects.
   * 3. If you are unsure about the property type to update, identify existing properties of the object and ask the user.
   * 📋 Prerequisites:
   * 1. Use the hubspot-get-user-details tool to get the OwnerId and UserId if you don't have that already.
   * 2. Use the hubspot-list-objects tool to sample existing objects for the object type.
   * 3. If hubspot-list-objects tool's response isn't helpful, use hubspot-list-properties tool.
   * @param objectType The type of HubSpot object to update. Valid values include: appointments, companies, contacts, courses, deals, leads, line_items, listings, marketing_events, meetings, orders, postal_mail, products, quotes, services, subscriptions, tickets, users. For custom objects, use the hubspot-get-schemas tool to get the objectType.
   * @param inputs Array of objects to update (maximum 100 per batch)
   */
  function hubspotBatchUpdateObjects(input: {
    objectType: string;
    inputs: Array<{ id: string; idProperty?: string; objectWriteTraceId?: string; properties: { [key: string]: string } }>;
  }): Promise<McpToolResult>;

  /**
   * 🛡️ Guardrails:
   * 1. Data Modification Warning: This tool modifies HubSpot data. Only use when the user has explicitly requested to update their CRM.
   * 🎯 Purpose:
   * 1. Creates a HubSpot engagement (Note or Task) associated with contacts, companies, deals, or tickets.
   * 2. This endpoint is useful for keeping your CRM records up-to-date on any interactions that take place outside of HubSpot.
   * 3. Activity reporting in the CRM also feeds off of this data.
   * 📋 Prerequisites:
   * 1. Use the hubspot-get-user-details tool to get the OwnerId and UserId.
   * 🧭 Usage Guidance:
   * 1. Use NOTE type for adding notes to records
   * 2. Use TASK type for creating tasks with subject, status, and assignment
   * 3. Both require relevant associations to connect them to CRM records
   * @param type The type of engagement to create (NOTE or TASK)
   * @param ownerId The ID of the owner of this engagement
   * @param associations Associated records for this engagement
   * @param metadata Metadata specific to the engagement type
   * @param timestamp Timestamp for the engagement (milliseconds since epoch). Defaults to current time if not provided.
   */
  function hubspotCreateEngagement(input: {
    type: "NOTE" | "TASK";
    ownerId: number /* integer, > 0 */;
    associations: { companyIds?: Array<number /* integer */>; contactIds?: Array<number /* integer */>; dealIds?: Array<number /* integer */>; ownerIds?: Array<number /* integer */>; ticketIds?: Array<number /* integer */> };
    metadata: { [key: string]: unknown };
    timestamp?: number /* integer */;
  }): Promise<McpToolResult>;

  /**
   * 🛡️ Guardrails:
   * 1. Data Modification Warning: This tool modifies HubSpot data. Only use when the user has explicitly requested to update their CRM.
   * 🎯 Purpose:
   * 1. Creates new custom properties for HubSpot object types, enabling data structure customization.
   * 📋 Prerequisites:
   * 1. Use the hubspot-get-user-details tool to get the OwnerId and UserId if you don't have that already.
   * 2. Use the hubspot-list-objects tool to sample existing objects for the object type.
   * 3. If hubspot-list-objects tool's response isn't helpful, use hubspot-list-properties tool.
   * 🧭 Usage Guidance:
   * 1. Use this tool when you need to create a new custom property for a HubSpot object type.
   * 2. Makes sure that the user is looking to create a new property, and not create an object of a specific object type.
   * 3. Use list-properties to get a list of all properties for a given object type to be sure that the property does not already exist.
   * @param objectType The type of HubSpot object to create the property for. Valid values include: appointments, companies, contacts, courses, deals, leads, line_items, listings, marketing_events, meetings, orders, postal_mail, products, quotes, services, subscriptions, tickets, users. For custom objects, use the hubspot-get-schemas tool to get the objectType.
   * @param name The internal property name, which must be used when referencing the property via the API
   * @param label A human-readable property label that will be shown in HubSpot
   * @param groupName The name of the property group the property belongs to
   * @param description A description of the property that will be shown as help text
   * @param type The data type of the property Default: "string"
   * @param fieldType Controls how the property appears in HubSpot Default: "text"
   * @param options A list of valid options for enumeration properties
   * @param formField Whether the property can be used in forms
   * @param hidden Whether the property should be hidden in HubSpot
   * @param displayOrder The order for displaying the property (lower numbers displayed first)
   * @param hasUniqueValue Whether the property's value must be unique
   * @param calculationFormula A formula that is used to compute a calculated property
   * @param externalOptions Only for enumeration type properties. Should be set to true in conjunction with a referencedObjectType
   */
  function hubspotCreateProperty(input: {
    objectType: string;
    name: string;
    label: string;
    groupName: string;
    description?: string;
    type?: "string" | "number" | "date" | "datetime" | "enumeration" | "bool";
    fieldType?: "text" | "textarea" | "date" | "file" | "number" | "select" | "radio" | "checkbox" | "booleancheckbox" | "calculation";
    options?: Array<{ description?: string; displayOrder?: number /* integer */; hidden?: boolean; label: string; value: string }>;
    formField?: boolean;
    hidden?: boolean;
    displayOrder?: number /* integer */;
    hasUniqueValue?: boolean;
    calculationFormula?: string;
    externalOptions?: boolean;
  }): Promise<McpToolResult>;

  /**
   * 🎯 Purpose:
   * 1. Use this tool when the user wants to submit feedback about HubSpot MCP tool.
   * 2. Use this tool proactively when the other HubSpot MCP tools are unable to solve the user's tasks effectively.
   * 3. Use this tool when you sense dissatisfaction from the user using HubSpot MCP tools.
   * 4. Feedback will help us improve the HubSpot MCP tools in future iterations.
   */
  function hubspotGenerateFeedbackLink(input?: Record<string, never>): Promise<McpToolResult>;

  /**
   * 🎯 Purpose:
   * 1. Retrieves valid association types between specific HubSpot object types.
   * 📦 Returns:
   * 1. Array of valid association definitions with type IDs, labels, and categories.
   * 🧭 Usage Guidance:
   * 1. Always use before creating associations to ensure valid relationship types or to help troubleshoot association creation errors.
   * @param fromObjectType The type of HubSpot object to get association from. Valid values include: appointments, companies, contacts, courses, deals, leads, line_items, listings, marketing_events, meetings, orders, postal_mail, products, quotes, services, subscriptions, tickets, users. For custom objects, use the hubspot-get-schemas tool to get the objectType.
   * @param toObjectType The type of HubSpot object to get association to. Valid values include: appointments, companies, contacts, courses, deals, leads, line_items, listings, marketing_events, meetings, orders, postal_mail, products, quotes, services, subscriptions, tickets, users. For custom objects, use the hubspot-get-schemas tool to get the objectType.
   */
  function hubspotGetAssociationDefinitions(input: {
    fromObjectType: string;
    toObjectType: string;
  }): Promise<McpToolResult>;

  /**
   * 🎯 Purpose:
   * 1. Retrieves a HubSpot engagement by ID.
   * @param engagementId The ID of the engagement to retrieve
   */
  function hubspotGetEngagement(input: {
    engagementId: number /* integer, > 0 */;
  }): Promise<McpToolResult>;

  /**
   * 🎯 Purpose:
   * 1. Generates HubSpot UI links for different pages based on object types and IDs.
   * 2. Supports both index pages (lists of objects) and record pages (specific object details).
   * 📋 Prerequisites:
   * 1. Use the hubspot-get-user-details tool to get the PortalId and UiDomain.
   * 🧭 Usage Guidance:
   * 1. Use to generate links to HubSpot UI pages when users need to reference specific HubSpot records.
   * 2. Validates that object type IDs exist in the HubSpot system.
   * @param portalId The HubSpot portal/account ID
   * @param uiDomain The HubSpot UI domain(e.g., 'app.hubspot.com')
   * @param pageRequests Array of page link requests to generate
   */
  function hubspotGetLink(input: {
    portalId: string;
    uiDomain: string;
    pageRequests: Array<{ objectId?: string; objectTypeId: string; pagetype: "record" | "index" }>;
  }): Promise<McpToolResult>;

  /**
   * 🎯 Purpose:
   * 1. This tool retrieves detailed information about a specific property for a HubSpot object type.
   * 2. You can use this to get all metadata related to a property, including its type, options,
   * and other configuration details.
   * @param objectType The type of HubSpot object the property belongs to. Valid values include: appointments, companies, contacts, courses, deals, leads, line_items, listings, marketing_events, meetings, orders, postal_mail, products, quotes, services, subscriptions, tickets, users. For custom objects, use the hubspot-get-schemas tool to get the objectType.
   * @param propertyName The name of the property to retrieve
   */
  function hubspotGetProperty(input: {
    objectType: string;
    propertyName: string;
  }): Promise<McpToolResult>;

  /**
   * 🎯 Purpose:
   * 1. Retrieves all custom object schemas defined in the HubSpot account.
   * 🧭 Usage Guidance:
   * 1. Before working with custom objects to understand available object types,
   * their properties, and associations.
   * 📦 Returns:
   * 1. Provides the objectTypeId and objectType for each schema.
   * 2. These attributes should be used for this object type instead of "custom" in subsequent requests.
   */
  function hubspotGetSchemas(input?: Record<string, never>): Promise<McpToolResult>;

  /**
   * 🎯 Purpose
   * 1. Authenticates and analyzes the current HubSpot access token, providing context about the user's permissions and account details.
   * 🧭 Usage Guidance:
   * 1. This tool must be used before performing any operations with Hubspot tools to determine the identity of the user, and permissions they have on their Hubspot account.
   * 📦 Returns:
   * 1. User ID, Hub ID, App ID, token type, a comprehensive list of authorized API scopes, and detailed owner information, and account information.
   * 2. The uiDomain and hubId can be used to construct URLs to the HubSpot UI for the user.
   * 3. If the user is an owner, the ownerId will help identify objects that are owned by the user.
   */
  function hubspotGetUserDetails(input?: Record<string, never>): Promise<McpToolResult>;

  /**
   * 🎯 Purpose:
   * 1. This tool retrieves detailed information about a specific workflow from the HubSpot account.
   * 🧭 Usage Guidance:
   * 1. Use the "flowId" parameter to specify which workflow to retrieve.
   * 2. This endpoint returns complete workflow information including actions, enrollment criteria, and scheduling.
   * 3. Use the hubspot-list-workflows tool first to identify the workflow ID you need.
   * @param flowId The ID of the workflow to retrieve
   */
  function hubspotGetWorkflow(input: {
    flowId: string;
  }): Promise<McpToolResult>;

  /**
   * 🎯 Purpose:
   * 1. Retrieves existing relationships between a specific object and other objects of a particular type.
   * 2. For example, you can find all companies that a contact is associated with, all deals related to a company, or discover which customers have an open ticket.
   * 📦 Returns:
   * 1. Collection of associated object IDs and relationship metadata.
   * 2. Use hubspot-batch-read-objects to get more information about the associated objects.
   * 🧭 Usage Guidance:
   * 1. Use this tool when mapping relationships between different HubSpot objects to understand your data's connections.
   * 2. This tool is ideal when you already know a specific record's ID and need to discover its relationships with other object types.
   * 3. Prefer this over hubspot-search-objects tool when exploring established connections rather than filtering by properties or criteria.
   * @param objectType The type of HubSpot object to get associations from. Valid values include: appointments, companies, contacts, courses, deals, leads, line_items, listings, marketing_events, meetings, orders, postal_mail, products, quotes, services, subscriptions, tickets, users. For custom objects, use the hubspot-get-schemas tool to get the objectType.
   * @param objectId The ID of the HubSpot object to get associations from
   * @param toObjectType The type of HubSpot object to get associations to. Valid values include: appointments, companies, contacts, courses, deals, leads, line_items, listings, marketing_events, meetings, orders, postal_mail, products, quotes, services, subscriptions, tickets, users. For custom objects, use the hubspot-get-schemas tool to get the objectType.
   * @param after Paging cursor token for retrieving the next page of results
   */
  function hubspotListAssociations(input: {
    objectType: string;
    objectId: string;
    toObjectType: string;
    after?: string;
  }): Promise<McpToolResult>;

  /**
   * 🎯 Purpose:
   * 1. Retrieves a paginated list of objects of a specified type from HubSpot.
   * 📦 Returns:
   * 1. Collection of objects with their properties and metadata, plus pagination information.
   * 🧭 Usage Guidance:
   * 1. Use for initial data exploration to understand the data structure of a HubSpot object type.
   * 2. Helps list objects when the search criteria or filter criteria is not clear.
   * 3. Use hubspot-search-objects for targeted queries when the data structure is known.
   * 4. Use hubspot-batch-read-objects to retrieve specific objects by their IDs.
   * 5. Use hubspot-list-associations to list associations between objects.
   * @param objectType The type of HubSpot object to list. Valid values include: appointments, companies, contacts, courses, deals, leads, line_items, listings, marketing_events, meetings, orders, postal_mail, products, quotes, services, subscriptions, tickets, users. For custom objects, use the hubspot-get-schemas tool to get the objectType.
   * @param limit The maximum number of results to display per page (max: 500). Default: 100
   * @param after The paging cursor token of the last successfully read resource.
   * @param properties A list of the properties to be returned in the response.
   * @param associations A list of object types to retrieve associated IDs for (e.g., appointments, companies, contacts, courses, deals, leads, line_items, listings, marketing_events, meetings, orders, postal_mail, products, quotes, services, subscriptions, tickets, users).
   * @param archived Whether to return only results that have been archived. Default: false
   */
  function hubspotListObjects(input: {
    objectType: string;
    limit?: number /* integer, >= 1, <= 500 */;
    after?: string;
    properties?: Array<string>;
    associations?: Array<string>;
    archived?: boolean;
  }): Promise<McpToolResult>;

  /**
   * 🎯 Purpose:
   * 1. This tool retrieves a complete catalog of properties for any HubSpot object type.
   * 🧭 Usage Guidance:
   * 1. This API has a large response that can consume a lot of tokens. Use the hubspot-list-objects tool to sample existing objects for the object type first.
   * 2. Try to use the hubspot-get-property tool to get a specific property.
   * 3. Use at the beginning of workflows to understand available data structures.
   * @param objectType The type of HubSpot object to get properties for. Valid values include: appointments, companies, contacts, courses, deals, leads, line_items, listings, marketing_events, meetings, orders, postal_mail, products, quotes, services, subscriptions, tickets, users. For custom objects, use the hubspot-get-schemas tool to get the objectType.
   * @param archived Whether to return only properties that have been archived. Default: false
   * @param includeHidden Whether to include hidden properties in the response. Default: false
   */
  function hubspotListProperties(input: {
    objectType: string;
    archived?: boolean;
    includeHidden?: boolean;
  }): Promise<McpToolResult>;

  /**
   * 🎯 Purpose:
   * 1. This tool retrieves a paginated list of workflows from the HubSpot account.
   * 🧭 Usage Guidance:
   * 1. Use the "limit" parameter to control the number of results returned per page.
   * 2. For pagination, use the "after" parameter with the value from the previous response's paging.next.after.
   * 3. This endpoint returns essential workflow information including ID, name, type, and status.
   * @param limit The maximum number of workflows to return per page (1-100). Default: 20
   * @param after Cursor token to fetch the next page of results. Use the paging.next.after value from the previous response.
   */
  function hubspotListWorkflows(input?: {
    limit?: number /* >= 1, <= 100 */;
    after?: string;
  }): Promise<McpToolResult>;

  /**
   * 🎯 Purpose:
   * 1. Performs advanced filtered searches across HubSpot object types using complex criteria.
   * 📋 Prerequisites:
   * 1. Use the hubspot-list-objects tool to sample existing objects for the object type.
   * 2. If hubspot-list-objects tool's response isn't helpful, use hubspot-list-properties tool.
   * 📦 Returns:
   * 1. Filtered collection matching specific criteria with pagination information.
   * 🧭 Usage Guidance:
   * 1. Preferred for targeted data retrieval when exact filtering criteria are known. Supports complex boolean logic through filter groups.
   * 2. Use hubspot-list-objects when filter criteria is not specified or clear or when a search fails.
   * 3. Use hubspot-batch-read-objects to retrieve specific objects by their IDs.
   * 4. Use hubspot-list-associations to get the associations between objects.
   * @param objectType The type of HubSpot object to search. Valid values include: appointments, companies, contacts, courses, deals, leads, line_items, listings, marketing_events, meetings, orders, postal_mail, products, quotes, services, subscriptions, tickets, users. For custom objects, use the hubspot-get-schemas tool to get the objectType.
   * @param query Text to search across default searchable properties of the specified object type. Each object type has different searchable properties. For example: contacts (firstname, lastname, email, phone, company), companies (name, website, domain, phone), deals (dealname, pipeline, dealstage, description, dealtype), etc
   * @param limit The maximum number of results to display per page (max: 100). Default: 10
   * @param after The paging cursor token of the last successfully read resource.
   * @param properties A list of the properties to be returned in the response.
   * @param sorts A list of sort criteria to apply to the results.
   * @param filterGroups Groups of filters to apply (combined with OR).
   */
  function hubspotSearchObjects(input: {
    objectType: string;
    query?: string;
    limit?: number /* integer, >= 1, <= 100 */;
    after?: string;
    properties?: Array<string>;
    sorts?: Array<{ direction: "ASCENDING" | "DESCENDING"; propertyName: string }>;
    filterGroups?: Array<{ filters: Array<{ highValue?: unknown; operator: "EQ" | "NEQ" | "LT" | "LTE" | "GT" | "GTE" | "BETWEEN" | "IN" | "NOT_IN" | "HAS_PROPERTY" | "NOT_HAS_PROPERTY" | "CONTAINS_TOKEN" | "NOT_CONTAINS_TOKEN"; propertyName: string; value?: unknown; values?: Array<unknown> }> }>;
  }): Promise<McpToolResult>;

  /**
   * 🛡️ Guardrails:
   * 1. Data Modification Warning: This tool modifies HubSpot data. Only use when the user has explicitly requested to update their CRM.
   * 🎯 Purpose:
   * 1. Updates an existing HubSpot engagement (Note or Task).
   * 2. Allows modification of engagement attributes, content, and metadata.
   * 📋 Prerequisites:
   * 1. You need the engagement ID to update an existing engagement.
   * 2. Use the hubspot-get-engagement tool to get the current engagement details if needed.
   * 3. Use the hubspot-get-user-details tool to get the owner ID.
   * 🧭 Usage Guidance:
   * 1. Use for updating NOTE content or TASK details (subject, description, status).
   * 2. Only include the fields you want to update - other fields will remain unchanged.
   * @param engagementId The ID of the engagement to update
   * @param metadata Metadata specific to the engagement type (Note or Task)
   * @param associations Associated records for this engagement
   * @param ownerId The ID of the owner of this engagement
   * @param timestamp Timestamp for the engagement (milliseconds since epoch).
   */
  function hubspotUpdateEngagement(input: {
    engagementId: number /* integer, > 0 */;
    metadata: { [key: string]: unknown };
    associations: { companyIds?: Array<number /* integer */>; contactIds?: Array<number /* integer */>; dealIds?: Array<number /* integer */>; ownerIds?: Array<number /* integer */>; ticketIds?: Array<number /* integer */> };
    ownerId?: number /* integer, > 0 */;
    timestamp?: number /* integer */;
  }): Promise<McpToolResult>;

  /**
   * 🛡️ Guardrails:
   * 1. Data Modification Warning: This tool modifies HubSpot data. Only use when the user has explicitly requested to update their CRM.
   * 🎯 Purpose:
   * 1. Updates existing custom properties for HubSpot object types, enabling data structure customization.
   * 🧭 Usage Guidance:
   * 1. Use hubspot-list-objects tool to sample existing objects for the object type.
   * 2. If hubspot-list-objects tool's response isn't helpful, use hubspot-list-properties tool.
   * @param objectType The type of HubSpot object the property belongs to. Valid values include: appointments, companies, contacts, courses, deals, leads, line_items, listings, marketing_events, meetings, orders, postal_mail, products, quotes, services, subscriptions, tickets, users. For custom objects, use the hubspot-get-schemas tool to get the objectType.
   * @param propertyName The name of the property to update
   * @param label A human-readable property label that will be shown in HubSpot
   * @param description A description of the property that will be shown as help text
   * @param groupName The name of the property group the property belongs to
   * @param type The data type of the property
   * @param fieldType Controls how the property appears in HubSpot
   * @param options A list of valid options for enumeration properties
   * @param formField Whether the property can be used in forms
   * @param hidden Whether the property should be hidden in HubSpot
   * @param displayOrder The order for displaying the property (lower numbers displayed first)
   * @param calculationFormula A formula that is used to compute a calculated property
   */
  function hubspotUpdateProperty(input: {
    objectType: string;
    propertyName: string;
    label?: string;
    description?: string;
    groupName?: string;
    type?: "string" | "number" | "date" | "datetime" | "enumeration" | "bool";
    fieldType?: "text" | "textarea" | "date" | "file" | "number" | "select" | "radio" | "checkbox" | "booleancheckbox" | "calculation";
    options?: Array<{ description?: string; displayOrder?: number /* integer */; hidden?: boolean; label: string; value: string }>;
    formField?: boolean;
    hidden?: boolean;
    displayOrder?: number /* integer */;
    calculationFormula?: string;
  }): Promise<McpToolResult>;

  namespace prompts {
    /**
     * Get one prompt by name of MCP server hubspot/mcp-server.
     */
    function get(input: {
      name: string;
      arguments?: { [key: string]: string };
    }): Promise<McpPromptsGetResult>;

    /**
     * List the prompts of MCP server hubspot/mcp-server.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpPromptsListResult>;
  }

  namespace resources {
    /**
     * List the resources of MCP server hubspot/mcp-server.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpResourcesListResult>;

    /**
     * Read one resource by URI of MCP server hubspot/mcp-server.
     */
    function read(input: {
      uri: string;
    }): Promise<McpResourcesReadResult>;
  }
}
