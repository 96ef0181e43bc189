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

declare namespace MCP.awslabsAwsPricingMcpServer {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * Analyze a CDK project to identify AWS services used. This tool dynamically extracts service information from CDK constructs without relying on hardcoded service mappings.
   * @param project_path Path to the project directory
   */
  function analyzeCdkProject(input: {
    project_path: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Analyze a Terraform project to identify AWS services used. This tool dynamically extracts service information from Terraform resource declarations.
   * @param project_path Path to the project directory
   */
  function analyzeTerraformProject(input: {
    project_path: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Generate a detailed cost analysis report based on pricing data for one or more AWS services.
   * This tool requires AWS pricing data and provides options for adding detailed cost information.
   * IMPORTANT REQUIREMENTS:
   * - ALWAYS include detailed unit pricing information (e.g., "$0.0008 per 1K input tokens")
   * - ALWAYS show calculation breakdowns (unit price × usage = total cost)
   * - ALWAYS specify the pricing model (e.g., "ON DEMAND")
   * - ALWAYS list all assumptions and exclusions explicitly
   * Output Format Options:
   * - 'markdown' (default): Generates a well-formatted markdown report
   * - 'csv': Generates a CSV format report with sections for service information, unit pricing, cost calculations, etc.
   * Example usage:
   * ```json
   * @param pricing_data Raw pricing data from AWS pricing tools
   * @param service_name Name of the AWS service
   * @param related_services List of related AWS services Default: null
   * @param pricing_model Pricing model (e.g., "ON DEMAND", "Reserved") Default: "ON DEMAND"
   * @param assumptions List of assumptions for cost analysis Default: null
   * @param exclusions List of items excluded from cost analysis Default: null
   * @param output_file Path to save the report file Default: null
   * @param format Output format ("markdown" or "csv") Default: "markdown"
   * @param detailed_cost_data Detailed cost information for complex scenarios Default: null
   * @param recommendations Direct recommendations or guidance for generation Default: null
   */
  function generateCostReport(input: {
    pricing_data: { [key: string]: unknown };
    service_name: string;
    related_services?: Array<string> | null;
    pricing_model?: string;
    assumptions?: Array<string> | null;
    exclusions?: Array<string> | null;
    output_file?: string | null;
    format?: string;
    detailed_cost_data?: { [key: string]: unknown } | null;
    recommendations?: { [key: string]: unknown } | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get architecture patterns for Amazon Bedrock applications, including component relationships and cost considerations
   */
  function getBedrockPatterns(input?: Record<string, unknown>): Promise<McpToolResult>;

  /**
   * Get download URLs for bulk pricing data files.
   * **PURPOSE:** Access complete AWS pricing datasets as downloadable files for historical analysis and bulk processing.
   * **WORKFLOW:** Use this for historical pricing analysis or bulk data processing when current pricing from get_pricing() isn't sufficient.
   * **PARAMETERS:**
   * - Service code from get_pricing_service_codes() (e.g., 'AmazonEC2', 'AmazonS3')
   * - AWS region (e.g., 'us-east-1', 'eu-west-1')
   * - Optional: effective_date for historical pricing (default: current date)
   * **RETURNS:** Dictionary with download URLs for different formats:
   * - 'csv': Direct download URL for CSV format
   * - 'json': Direct download URL for JSON format
   * **USE CASES:**
   * - Historical pricing analysis (get_pricing() only provides current pricing)
   * @param service_code AWS service code (e.g., "AmazonEC2", "AmazonS3", "AmazonES")
   * @param region AWS region (e.g., "us-east-1", "eu-west-1")
   * @param effective_date Effective date for pricing in format "YYYY-MM-DD HH:MM" (default: current timestamp) Default: null
   */
  function getPriceListUrls(input: {
    service_code: string;
    region: string;
    effective_date?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get detailed pricing information from AWS Price List API with optional filters.
   * **PARAMETERS:**
   * - service_code (required): AWS service code (e.g., 'AmazonEC2', 'AmazonS3', 'AmazonES')
   * - region (optional): AWS region string (e.g., 'us-east-1') OR list for multi-region comparison (e.g., ['us-east-1', 'eu-west-1']). Omit for global services like DataTransfer or CloudFront that don't have region-specific pricing.
   * - filters (optional): List of filter dictionaries in format {'Field': str, 'Type': str, 'Value': str}
   * - max_allowed_characters (optional): Response size limit in characters (default: 100,000, use -1 for unlimited)
   * - output_options (optional): OutputOptions object for response transformation and size reduction
   * - max_results (optional): Maximum number of results to return per page (default: 100, min: 1, max: 100)
   * - next_token (optional): Pagination token from previous response to get next page of results
   * **MANDATORY WORKFLOW - ALWAYS FOLLOW:**
   * **Step 1: Discover Available Options**
   * ```python
   * @param service_code AWS service code (e.g., "AmazonEC2", "AmazonS3", "AmazonES")
   * @param region AWS region(s) - single region string (e.g., "us-east-1") or list for multi-region comparison (e.g., ["us-east-1", "us-west-2", "eu-west-1"]). Optional: omit for global services like DataTransfer or CloudFront that don't have region-specific pricing. Default: null
   * @param filters Optional list of filters to apply to the pricing query Default: null
   * @param max_allowed_characters Maximum response length in characters (default: 100,000, use -1 for unlimited) Default: 100000
   * @param output_options Optional output filtering options to reduce response size. Use {"pricing_terms": ["OnDemand", "FlatRate"]} to significantly reduce response size for large services like EC2. Default: null
   * @param max_results Maximum number of results to return per page (default: 100, max: 100) Default: 100
   * @param next_token Pagination token from previous response to get next page of results Default: null
   */
  function getPricing(input: {
    service_code: string;
    region?: string | Array<string> | null;
    filters?: Array<{ Field: string; Type?: string; Value: string | Array<string>; [key: string]: unknown }> | null;
    max_allowed_characters?: number /* integer */;
    output_options?: { exclude_free_products?: boolean | null; pricing_terms?: Array<string> | null; product_attributes?: Array<string> | null; [key: string]: unknown } | null;
    max_results?: number /* integer, >= 1, <= 100 */;
    next_token?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get valid values for pricing filter attributes.
   * **PURPOSE:** Discover what values are available for specific pricing filter attributes of an AWS service.
   * **WORKFLOW:** Use this after get_pricing_service_attributes() to see valid values for each filter attribute.
   * **PARAMETERS:**
   * - Service code from get_pricing_service_codes() (e.g., 'AmazonEC2', 'AmazonRDS')
   * - List of attribute names from get_pricing_service_attributes() (e.g., ['instanceType', 'location'])
   * - filters (optional): Dictionary mapping attribute names to regex patterns (e.g., {'instanceType': 't3'})
   * **RETURNS:** Dictionary mapping attribute names to their valid values. Filtered attributes return only matching values, unfiltered attributes return all values.
   * **EXAMPLE RETURN:**
   * ```
   * {
   * 'instanceType': ['t2.micro', 't3.medium', 'm5.large', ...],
   * @param service_code AWS service code (e.g., "AmazonEC2", "AmazonS3", "AmazonES")
   * @param attribute_names List of attribute names (e.g., ["instanceType", "location", "storageClass"])
   * @param filters Optional dictionary mapping attribute names to regex patterns for filtering their values (e.g., {"instanceType": "t3", "operatingSystem": "Linux"}) Default: null
   */
  function getPricingAttributeValues(input: {
    service_code: string;
    attribute_names: Array<string>;
    filters?: { [key: string]: string } | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get filterable attributes available for an AWS service in the Pricing API.
   * **PURPOSE:** Discover what pricing dimensions (filters) are available for a specific AWS service.
   * **WORKFLOW:** Use this after get_pricing_service_codes() to see what filters you can apply to narrow down pricing queries.
   * **PARAMETERS:**
   * - service_code: AWS service code from get_pricing_service_codes() (e.g., 'AmazonEC2', 'AmazonRDS')
   * - filter (optional): Case-insensitive regex pattern to filter attribute names (e.g., "instance" matches "instanceType", "instanceFamily")
   * **RETURNS:** List of attribute names (e.g., 'instanceType', 'location', 'storageClass') that can be used as filters.
   * **NEXT STEPS:**
   * - Use get_pricing_attribute_values() to see valid values for each attribute
   * - Use these attributes in get_pricing() filters to get specific pricing data
   * **EXAMPLE:** For 'AmazonRDS' you might get ['engineCode', 'instanceType', 'deploymentOption', 'location'].
   * @param service_code AWS service code (e.g., "AmazonEC2", "AmazonS3", "AmazonES")
   * @param filter Optional case-insensitive regex pattern to filter service attribute names Default: null
   */
  function getPricingServiceAttributes(input: {
    service_code: string;
    filter?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get AWS service codes available in the Price List API.
   * **PURPOSE:** Discover which AWS services have pricing information available in the AWS Price List API.
   * **PARAMETERS:**
   * - filter (optional): Case-insensitive regex pattern to filter service codes (e.g., "bedrock" matches "AmazonBedrock", "AmazonBedrockService")
   * **WORKFLOW:** This is the starting point for any pricing query. Use this first to find the correct service code.
   * **RETURNS:** List of service codes (e.g., 'AmazonEC2', 'AmazonS3', 'AWSLambda') that can be used with other pricing tools.
   * **NEXT STEPS:**
   * - Use get_pricing_service_attributes() to see what filters are available for a service
   * - Use get_pricing() to get actual pricing data for a service
   * **NOTE:** Service codes may differ from AWS console names (e.g., 'AmazonES' for OpenSearch, 'AWSLambda' for Lambda).
   * @param filter Optional case-insensitive regex pattern to filter service codes Default: null
   */
  function getPricingServiceCodes(input?: {
    filter?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  namespace prompts {
    /**
     * Get one prompt by name of MCP server awslabs.aws-pricing-mcp-server.
     */
    function get(input: {
      name: string;
      arguments?: { [key: string]: string };
    }): Promise<McpPromptsGetResult>;

    /**
     * List the prompts of MCP server awslabs.aws-pricing-mcp-server.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpPromptsListResult>;
  }

  namespace resources {
    /**
     * List the resources of MCP server awslabs.aws-pricing-mcp-server.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpResourcesListResult>;

    /**
     * Read one resource by URI of MCP server awslabs.aws-pricing-mcp-server.
     */
    function read(input: {
      uri: string;
    }): Promise<McpResourcesReadResult>;
  }
}
