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

declare namespace MCP.airtableMcpServer {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * Create a comment on a record
   * @param baseId The ID of the base
   * @param tableId The ID or name of the table
   * @param recordId The ID of the record
   * @param text The comment text
   * @param parentCommentId Optional parent comment ID for threaded replies
   */
  function createComment(input: {
    baseId: string;
    tableId: string;
    recordId: string;
    text: string;
    parentCommentId?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create a new field in a table
   * @param baseId The ID of the base
   * @param tableId The ID or name of the table
   */
  function createField(input: {
    baseId: string;
    tableId: string;
    nested: { field: { [key: string]: unknown }; [key: string]: unknown };
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create a new record in a table
   * @param baseId The ID of the base
   * @param tableId The ID or name of the table
   * @param fields The fields for the new record
   */
  function createRecord(input: {
    baseId: string;
    tableId: string;
    fields: { [key: string]: unknown };
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create a new table in a base
   * @param baseId The ID of the base
   * @param name The name of the table
   * @param fields Array of field definitions
   * @param description Optional description for the table
   */
  function createTable(input: {
    baseId: string;
    name: string;
    fields: Array<{ [key: string]: unknown }>;
    description?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Delete records from a table
   * @param baseId The ID of the base
   * @param tableId The ID or name of the table
   * @param recordIds Array of record IDs to delete
   */
  function deleteRecords(input: {
    baseId: string;
    tableId: string;
    recordIds: Array<string>;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get detailed information about a specific table
   * @param baseId The ID of the base
   * @param tableId The ID or name of the table
   * @param detailLevel Detail level for table information: - tableIdentifiersOnly: table IDs and names - identifiersOnly: table, field, and view IDs and names - full: complete details including field types, descriptions, and configurations Note for LLMs: To optimize context window usage, request the minimum detail level needed: - Use 'tableIdentifiersOnly' when you only need to list or reference tables - Use 'identifiersOnly' when you need to work with field or view references - Only use 'full' when you need field types, descriptions, or other detailed configuration If you only need detailed information on a few tables in a base with many complex tables, it might be more efficient for you to use list_tables with tableIdentifiersOnly, then describe_table with full on the specific tables you want. Default: "full"
   */
  function describeTable(input: {
    baseId: string;
    tableId: string;
    detailLevel?: "tableIdentifiersOnly" | "identifiersOnly" | "full";
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get a specific record by ID
   * @param baseId The ID of the base
   * @param tableId The ID or name of the table
   * @param recordId The ID of the record
   */
  function getRecord(input: {
    baseId: string;
    tableId: string;
    recordId: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List all accessible Airtable bases
   */
  function listBases(input?: Record<string, unknown>): Promise<McpToolResult>;

  /**
   * List comments on a record
   * @param baseId The ID of the base
   * @param tableId The ID or name of the table
   * @param recordId The ID of the record
   * @param pageSize Number of comments to return (max 100, default 100)
   * @param offset Offset for pagination
   */
  function listComments(input: {
    baseId: string;
    tableId: string;
    recordId: string;
    pageSize?: number;
    offset?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List records from a table
   * @param baseId The ID of the base
   * @param tableId The ID or name of the table
   * @param view The name or ID of a view in the table
   * @param maxRecords The maximum total number of records that will be returned
   * @param filterByFormula A formula used to filter records
   * @param sort A list of sort objects that specifies how the records will be ordered
   * @param fields An array of field names or IDs to include in the response. Omit this to return all fields, which is usually what you want. Only set it if the table has many fields and you don't need most of them, AND you already know the exact field names or IDs (e.g. from describe_table) - guessing them will silently return the wrong data.
   */
  function listRecords(input: {
    baseId: string;
    tableId: string;
    view?: string;
    maxRecords?: number;
    filterByFormula?: string;
    sort?: Array<{ direction?: "asc" | "desc"; field: string; [key: string]: unknown }>;
    fields?: Array<string>;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List all tables in a specific base
   * @param baseId The ID of the base
   * @param detailLevel Detail level for table information: - tableIdentifiersOnly: table IDs and names - identifiersOnly: table, field, and view IDs and names - full: complete details including field types, descriptions, and configurations Note for LLMs: To optimize context window usage, request the minimum detail level needed: - Use 'tableIdentifiersOnly' when you only need to list or reference tables - Use 'identifiersOnly' when you need to work with field or view references - Only use 'full' when you need field types, descriptions, or other detailed configuration If you only need detailed information on a few tables in a base with many complex tables, it might be more efficient for you to use list_tables with tableIdentifiersOnly, then describe_table with full on the specific tables you want. Default: "full"
   */
  function listTables(input: {
    baseId: string;
    detailLevel?: "tableIdentifiersOnly" | "identifiersOnly" | "full";
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Search for records containing specific text
   * @param baseId The ID of the base
   * @param tableId The ID or name of the table
   * @param searchTerm The text to search for
   * @param fieldIds Optional array of field IDs to search in
   * @param maxRecords The maximum total number of records that will be returned
   * @param view The name or ID of a view in the table
   */
  function searchRecords(input: {
    baseId: string;
    tableId: string;
    searchTerm: string;
    fieldIds?: Array<string>;
    maxRecords?: number;
    view?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Update a field's name or description
   * @param baseId The ID of the base
   * @param tableId The ID or name of the table
   * @param fieldId The ID of the field
   * @param name New name for the field
   * @param description New description for the field
   */
  function updateField(input: {
    baseId: string;
    tableId: string;
    fieldId: string;
    name?: string;
    description?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Update up to 10 records in a table
   * @param baseId The ID of the base
   * @param tableId The ID or name of the table
   * @param records Array of records to update (max 10)
   */
  function updateRecords(input: {
    baseId: string;
    tableId: string;
    records: Array<{ fields: { [key: string]: unknown }; id: string; [key: string]: unknown }>;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Update a table's name or description
   * @param baseId The ID of the base
   * @param tableId The ID or name of the table
   * @param name New name for the table
   * @param description New description for the table
   */
  function updateTable(input: {
    baseId: string;
    tableId: string;
    name?: string;
    description?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Upload a file directly to an attachment field on an existing record using Airtable's upload API. Supports files up to 5 MB. For larger files, use create_record or update_records with a public URL. The record must already exist.
   * @param baseId The ID of the base
   * @param recordId The ID of the existing record (e.g. recXXXXXXXXXXXXXX)
   * @param attachmentFieldIdOrName The ID or name of the attachment field (e.g. fldXXXXXXXXXXXXXX or "Images")
   * @param file Raw base64-encoded file content (no data URL prefix)
   * @param filename Filename for the attachment (e.g. "image.jpg")
   * @param contentType MIME type of the file (e.g. "image/jpeg", "image/png", "application/pdf")
   */
  function uploadAttachment(input: {
    baseId: string;
    recordId: string;
    attachmentFieldIdOrName: string;
    file: string;
    filename: string;
    contentType: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;
}
