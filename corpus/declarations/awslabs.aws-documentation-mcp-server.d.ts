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

declare namespace MCP.awslabsAwsDocumentationMcpServer {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * Fetch and convert an AWS documentation page to markdown format.
   * ## Usage
   * This tool retrieves the content of an AWS documentation page and converts it to markdown format.
   * For long documents, you can make multiple calls with different start_index values to retrieve
   * the entire content in chunks.
   * ## URL Requirements
   * - Must be from the docs.aws.amazon.com domain
   * - Must end with .html
   * ## Example URLs
   * - https://docs.aws.amazon.com/AmazonS3/latest/userguide/bucketnamingrules.html
   * - https://docs.aws.amazon.com/lambda/latest/dg/lambda-invocation.html
   * ## Output Format
   * @param url URL of the AWS documentation page to read
   * @param max_length Maximum number of characters to return. Default: 5000
   * @param start_index On return output starting at this character index, useful if a previous fetch was truncated and more content is required. Default: 0
   */
  function readDocumentation(input: {
    url: string;
    max_length?: number /* integer, > 0, < 1000000 */;
    start_index?: number /* integer, >= 0 */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Extract specific sections from AWS documentation pages by title.
   * Retrieves a page, converts to markdown, and returns only matching sections.
   * Section matching is case-insensitive and handles whitespace differences.
   * ## URL Requirements
   * - Must end with .html
   * ## Large Tables
   * Tables with more than 20 rows are automatically truncated to show only the header and 5 sample rows,
   * along with a hint to use the `search_table` tool. Use `search_table` to filter and retrieve specific
   * rows from large tables (e.g., service quotas, IAM actions).
   * ## Read Sections Tips
   * - Use exact section titles from search results 'sections' field when available
   * - Section matching is case-insensitive and handles whitespace differences
   * @param url URL of the AWS documentation page to read
   * @param section_titles List of section titles to extract from the documentation
   */
  function readSections(input: {
    url: string;
    section_titles: Array<string>;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get content recommendations for an AWS documentation page.
   * ## Usage
   * This tool provides recommendations for related AWS documentation pages based on a given URL.
   * Use it to discover additional relevant content that might not appear in search results.
   * ## Recommendation Types
   * The recommendations include three categories:
   * 1. **New**: Recently added pages within the same AWS service - useful for finding newly released features
   * 2. **Similar**: Pages covering similar topics to the current page
   * 3. **Journey**: Pages commonly viewed next by other users
   * ## When to Use
   * - After reading a documentation page to find related content
   * - When exploring a new AWS service to discover important pages
   * @param url URL of the AWS documentation page to get recommendations for
   */
  function recommend(input: {
    url: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Search AWS documentation using the official AWS Documentation Search API.
   * ## Usage
   * This tool searches across all AWS documentation for pages matching your search phrase.
   * Use it to find relevant documentation when you don't have a specific URL.
   * ## Search Tips
   * - Use specific technical terms rather than general phrases
   * - Include service names to narrow results (e.g., "S3 bucket versioning" instead of just "versioning")
   * - Use quotes for exact phrase matching (e.g., "AWS Lambda function URLs")
   * - Include abbreviations and alternative terms to improve results
   * - Use guide_type and product_type filters found from a SearchResponse's "facets" property:
   * - Filter only for broad search queries with patterns:
   * - "What is [service]?" -> product_types: ["Amazon Simple Storage Service"]
   * @param search_phrase Search phrase to use
   * @param search_intent For the search_phrase parameter, describe the search intent of the user. CRITICAL: Do not include any PII or customer data, describe only the AWS-related intent for search. Default: ""
   * @param limit Maximum number of results to return Default: 10
   * @param product_types Filter results by AWS product/service (e.g., ["Amazon Simple Storage Service"]) Default: null
   * @param guide_types Filter results by guide type (e.g., ["User Guide", "API Reference", "Developer Guide"]) Default: null
   */
  function searchDocumentation(input: {
    search_phrase: string;
    search_intent?: string;
    limit?: number /* integer, >= 1, <= 50 */;
    product_types?: Array<string> | null;
    guide_types?: Array<string> | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Search for specific rows in a large documentation table.
   * Use this tool when you need specific rows from a large documentation table
   * (e.g., service quotas, pricing tables, supported models lists). Returns
   * matching rows as JSON instead of dumping the entire table.
   * This is more efficient than read_sections for pages with hundreds of table rows.
   * If read_sections or read_documentation indicates a table was truncated, use this
   * tool to find the specific rows you need.
   * ## Section Title
   * - If you know the exact section title, provide it for precision
   * - If unsure, omit section_title — the tool will search all tables on the page
   * - Use section titles from search_documentation results (TOC) or read_documentation output
   * - If the section title is wrong, the hint field will list available sections
   * @param url URL of the AWS documentation page containing the table
   * @param query Search term to filter rows (case-insensitive, all words must match across any column)
   * @param section_title The section heading that contains the table. If omitted, searches all tables on the page. Use exact titles from search_documentation results or read_documentation output. Default: null
   * @param max_rows Maximum number of matching rows to return per table Default: 20
   */
  function searchTable(input: {
    url: string;
    query: string;
    section_title?: string | null;
    max_rows?: number /* integer, >= 1, <= 100 */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  namespace prompts {
    /**
     * Get one prompt by name of MCP server awslabs.aws-documentation-mcp-server.
     */
    function get(input: {
      name: string;
      arguments?: { [key: string]: string };
    }): Promise<McpPromptsGetResult>;

    /**
     * List the prompts of MCP server awslabs.aws-documentation-mcp-server.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpPromptsListResult>;
  }

  namespace resources {
    /**
     * List the resources of MCP server awslabs.aws-documentation-mcp-server.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpResourcesListResult>;

    /**
     * Read one resource by URI of MCP server awslabs.aws-documentation-mcp-server.
     */
    function read(input: {
      uri: string;
    }): Promise<McpResourcesReadResult>;
  }
}
