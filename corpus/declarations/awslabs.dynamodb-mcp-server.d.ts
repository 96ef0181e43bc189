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

declare namespace MCP.awslabsDynamodbMcpServer {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * Calculate DynamoDB capacity units and monthly costs from access patterns.
   * Call after completing data model design. Extracts patterns from Access Pattern Mapping
   * table and tables from Table Designs section in dynamodb_data_model.md.
   * Args:
   * access_pattern_list: Access patterns with fields:
   * - operation: GetItem|Query|Scan|PutItem|UpdateItem|DeleteItem|BatchGetItem|BatchWriteItem|TransactGetItems|TransactWriteItems
   * - pattern, description, table, rps (>0), item_size_bytes (1-409600)
   * - item_count: required for Query/Scan/Batch/Transact operations (>0)
   * - strongly_consistent: optional for GetItem/Query/Scan/BatchGetItem (default: false)
   * - gsi: optional for Query/Scan (target index name)
   * - gsi_list: optional for write operations (affected index names)
   * table_list: Tables with name, item_count (>0), item_size_bytes (1-409600), gsi_list (each GSI needs name, item_count, item_size_bytes)
   * @param access_pattern_list List of access patterns with operation details (required)
   * @param table_list List of table definitions for storage cost calculation (required)
   * @param workspace_dir Absolute path of the workspace directory (required). Cost analysis will be appended to dynamodb_data_model.md
   */
  function computePerformancesAndCosts(input: {
    access_pattern_list: Array<{ description: string; item_size_bytes: number /* integer, >= 1, <= 409600 */; operation?: "GetItem"; pattern: string; rps: number /* > 0 */; strongly_consistent?: boolean; table: string; [key: string]: unknown } | { description: string; gsi?: string | null; item_count: number /* integer, > 0 */; item_size_bytes: number /* integer, >= 1, <= 409600 */; operation?: "Query"; pattern: string; rps: number /* > 0 */; strongly_consistent?: boolean; table: string; [key: string]: unknown } | { description: string; gsi?: string | null; item_count: number /* integer, > 0 */; item_size_bytes: number /* integer, >= 1, <= 409600 */; operation?: "Scan"; pattern: string; rps: number /* > 0 */; strongly_consistent?: boolean; table: string; [key: string]: unknown } | { description: string; gsi_list?: Array<string>; item_size_bytes: number /* integer, >= 1, <= 409600 */; operation?: "PutItem"; pattern: string; rps: number /* > 0 */; table: string; [key: string]: unknown } | { description: string; gsi_list?: Array<string>; item_size_bytes: number /* integer, >= 1, <= 409600 */; operation?: "UpdateItem"; pattern: string; rps: number /* > 0 */; table: string; [key: string]: unknown } | { description: string; gsi_list?: Array<string>; item_size_bytes: number /* integer, >= 1, <= 409600 */; operation?: "DeleteItem"; pattern: string; rps: number /* > 0 */; table: string; [key: string]: unknown } | { description: string; item_count: number /* integer, > 0 */; item_size_bytes: number /* integer, >= 1, <= 409600 */; operation?: "BatchGetItem"; pattern: string; rps: number /* > 0 */; strongly_consistent?: boolean; table: string; [key: string]: unknown } | { description: string; gsi_list?: Array<string>; item_count: number /* integer, > 0 */; item_size_bytes: number /* integer, >= 1, <= 409600 */; operation?: "BatchWriteItem"; pattern: string; rps: number /* > 0 */; table: string; [key: string]: unknown } | { description: string; item_count: number /* integer, > 0 */; item_size_bytes: number /* integer, >= 1, <= 409600 */; operation?: "TransactGetItems"; pattern: string; rps: number /* > 0 */; table: string; [key: string]: unknown } | { description: string; gsi_list?: Array<string>; item_count: number /* integer, > 0 */; item_size_bytes: number /* integer, >= 1, <= 409600 */; operation?: "TransactWriteItems"; pattern: string; rps: number /* > 0 */; table: string; [key: string]: unknown }>;
    table_list: Array<{ gsi_list?: Array<{ item_count: number /* integer, > 0 */; item_size_bytes: number /* integer, >= 1, <= 409600 */; name: string; [key: string]: unknown }>; item_count: number /* integer, > 0 */; item_size_bytes: number /* integer, >= 1, <= 409600 */; name: string; [key: string]: unknown }>;
    workspace_dir: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieves the DynamoDB Data Model Schema Converter Expert prompt.
   * This tool returns a specialized prompt for converting DynamoDB data models (dynamodb_data_model.md)
   * into schema.json - a structured JSON representation used for generating type-safe entities and repositories.
   * By default, also includes instructions for generating usage_data.json with realistic sample data.
   * The prompt guides through:
   * - Reading and parsing dynamodb_data_model.md files
   * - Converting table designs, GSIs, and access patterns into structured JSON format
   * - Validating generated schemas using the dynamodb_data_model_schema_validator tool
   * - Iteratively fixing validation errors (up to 8 iterations)
   * - Generating usage_data.json with realistic sample data from markdown tables (unless generate_usage_data=False)
   * - Creating isolated output folders with schema.json (and optionally usage_data.json)
   * When to set generate_usage_data=False:
   * @param generate_usage_data Set to False if user only wants schema.json without usage examples/sample data. Set to True (default) to generate both schema.json and usage_data.json with realistic sample data for code generation Default: true
   */
  function dynamodbDataModelSchemaConverter(input?: {
    generate_usage_data?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Validates a schema.json file - the structured JSON representation of your DynamoDB data model.
   * This tool validates that your schema.json file is properly formatted and contains all required fields
   * for use with the repository generation tool and other automation tools. It provides detailed error
   * messages with suggestions for fixing any issues found.
   * Optionally, if usage_data_path is provided, it will also validate the usage_data.json file against
   * the schema to ensure consistency.
   * The validation checks:
   * - Required sections (table_config, entities) exist
   * - All required fields are present
   * - Field types are valid (string, integer, decimal, boolean, array, object, uuid)
   * - Enum values are correct (operation types, return types, etc.)
   * - Pattern IDs are unique across all entities
   * @param schema_path Absolute path to the schema.json file to validate
   * @param usage_data_path Optional absolute path to the usage_data.json file to validate alongside the schema Default: null
   */
  function dynamodbDataModelSchemaValidator(input: {
    schema_path: string;
    usage_data_path?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Validates and tests DynamoDB data models against DynamoDB Local.
   * Use this tool to validate, test, and verify your DynamoDB data model after completing the design phase.
   * This tool automatically checks that all access patterns work correctly by executing them against a local
   * DynamoDB instance.
   * WHEN TO USE:
   * - After completing data model design with dynamodb_data_modeling tool
   * - When user asks to "validate", "test", "check", or "verify" their DynamoDB data model
   * - To ensure all access patterns execute correctly before deploying to production
   * WHAT IT DOES:
   * 1. If dynamodb_data_model.json doesn't exist:
   * - Returns complete JSON generation guide from json_generation_guide.md
   * - Follow the guide to create the JSON file with tables, items, and access_patterns
   * @param workspace_dir Absolute path of the workspace directory
   */
  function dynamodbDataModelValidation(input: {
    workspace_dir: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieves the complete DynamoDB Data Modeling Expert prompt.
   * This tool returns a prompt to help user with data modeling on DynamoDB.
   * The prompt guides through requirements gathering, access pattern analysis, and
   * schema design. The prompt contains:
   * - Structured 2-phase workflow (requirements → final design)
   * - Enterprise design patterns: hot partition analysis, write sharding, sparse GSIs, and more
   * - Cost optimization strategies and RPS-based capacity planning
   * - Multi-table design philosophy with advanced denormalization patterns
   * - Integration guidance for OpenSearch, Lambda, and analytics
   * Usage: Simply call this tool to get the expert prompt.
   * Returns: Complete expert system prompt as text (no parameters required)
   */
  function dynamodbDataModeling(input?: Record<string, unknown>): Promise<McpToolResult>;

  /**
   * Generate Python code for a data access layer to interact with your DynamoDB tables.
   * 🔴 PREREQUISITE: Before calling this tool, you MUST first call `dynamodb_data_model_schema_converter`
   * to generate schema.json from dynamodb_data_model.md. This tool ONLY accepts schema.json.
   * TYPICAL WORKFLOW:
   * 1. Complete data modeling with `dynamodb_data_modeling` tool (creates dynamodb_data_model.md)
   * 2. Validate with `dynamodb_data_model_validation` tool (optional but recommended)
   * 3. Optionally deploy infrastructure with `generate_resources` tool (resource_type='cdk')
   * 4. Convert to schema: Call `dynamodb_data_model_schema_converter` tool (creates schema.json)
   * 5. Generate code: Call this `generate_data_access_layer` tool with the path to schema.json
   * This tool generates a complete data access layer from your schema including:
   * - Type-safe entity classes with field validation using Pydantic
   * - Repository classes with optimistic locking and error handling for all operations
   * @param schema_path Path to the schema JSON file
   * @param language Target programming language (python) Default: "python"
   * @param generate_sample_usage Generate usage examples and test cases Default: true
   * @param usage_data_path Path to usage_data.json file for realistic sample data (optional) Default: null
   */
  function generateDataAccessLayer(input: {
    schema_path: string;
    language?: string;
    generate_sample_usage?: boolean;
    usage_data_path?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Generates resources from a DynamoDB data model JSON file (dynamodb_data_model.json).
   * This tool generates various resources based on the provided `dynamodb_data_model.json` file.
   * Currently supports generating a CDK app for deploying DynamoDB tables.
   * Supported resource types:
   * - cdk: CDK app for deploying DynamoDB tables.
   * Generates a CDK app that provisions DynamoDB tables and GSIs as defined in `dynamodb_data_model.json`.
   * WHEN TO USE:
   * - After completing data model validation with `dynamodb_data_model_validation` tool
   * - When user asks to "deploy", "create CDK app", "generate CDK", or "provision infrastructure"
   * - When user wants to deploy their DynamoDB tables and GSIs to AWS using a CDK app
   * WHEN NOT TO USE:
   * - Before completing data model validation with `dynamodb_data_model_validation` tool
   * @param dynamodb_data_model_json_file Absolute path to the dynamodb_data_model.json file. Resources will be generated in the same directory.
   * @param resource_type Type of resource to generate: 'cdk' for CDK app
   */
  function generateResources(input: {
    dynamodb_data_model_json_file: string;
    resource_type: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Analyzes source database to extract schema and access patterns for DynamoDB modeling.
   * WHEN TO USE: Call this tool when the user selects "Existing Database Analysis" option
   * after invoking the `dynamodb_data_modeling` tool. This extracts schema and query patterns
   * from an existing relational database to accelerate DynamoDB data model design.
   * IMPORTANT: Always ask the user which execution mode they prefer before calling this tool.
   * Execution Modes:
   * - self_service: Generates SQL queries for user to run manually, then parses their results.
   * - managed (MySQL only): Database connection via RDS Data API or hostname.
   * Supported Databases: MySQL, PostgreSQL, SQL Server, Oracle
   * Output: Generates analysis files (schema structure, access patterns, relationships) in
   * Markdown format. These files feed into the DynamoDB data modeling workflow to inform
   * table design, GSI selection, and access pattern mapping.
   * @param source_db_type Database type: 'mysql', 'postgresql', 'sqlserver', or 'oracle'
   * @param output_dir Absolute path for output folder. Must exist and be writable. REQUIRED.
   * @param source_identifier Identifier for the source to analyze. Accepts a database name (MySQL, PostgreSQL, SQL Server) or a schema/owner name (Oracle, where objects are scoped by schema rather than database). REQUIRED for self_service mode. Default: null
   * @param execution_mode 'self_service': generates SQL for user to run, then parses results. 'managed' (MySQL only): RDS Data API-based access (aws_cluster_arn) or Connection-based access (hostname+port). Default: "self_service"
   * @param queries_file_path [self_service] Output path for generated SQL queries (Step 1). Default: null
   * @param query_result_file_path [self_service] Path to query results file for parsing (Step 2). Default: null
   * @param pattern_analysis_days Days of query logs to analyze. Default: 30. Default: 30
   * @param max_query_results Max rows per query. Default: 500. Env: MYSQL_MAX_QUERY_RESULTS. Default: null
   * @param aws_cluster_arn [managed/RDS Data API-based] Aurora cluster ARN. Use this OR hostname, not both. Env: MYSQL_CLUSTER_ARN. Default: null
   * @param aws_secret_arn [managed] Secrets Manager ARN for DB credentials. REQUIRED. Env: MYSQL_SECRET_ARN. Default: null
   * @param aws_region [managed] AWS region. REQUIRED. Env: AWS_REGION. Default: null
   * @param hostname [managed/connection-based] MySQL hostname. Use this OR aws_cluster_arn, not both. Env: MYSQL_HOSTNAME. Default: null
   * @param port [managed/connection-based] MySQL port. Default: 3306. Env: MYSQL_PORT. Default: null
   */
  function sourceDbAnalyzer(input: {
    source_db_type: string;
    output_dir: string;
    source_identifier?: string | null;
    execution_mode?: string;
    queries_file_path?: string | null;
    query_result_file_path?: string | null;
    pattern_analysis_days?: number /* integer, >= 1 */ | null;
    max_query_results?: number /* integer, >= 1 */ | null;
    aws_cluster_arn?: string | null;
    aws_secret_arn?: string | null;
    aws_region?: string | null;
    hostname?: string | null;
    port?: number /* integer */ | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  namespace prompts {
    /**
     * Get one prompt by name of MCP server awslabs.dynamodb-mcp-server.
     */
    function get(input: {
      name: string;
      arguments?: { [key: string]: string };
    }): Promise<McpPromptsGetResult>;

    /**
     * List the prompts of MCP server awslabs.dynamodb-mcp-server.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpPromptsListResult>;
  }

  namespace resources {
    /**
     * List the resources of MCP server awslabs.dynamodb-mcp-server.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpResourcesListResult>;

    /**
     * Read one resource by URI of MCP server awslabs.dynamodb-mcp-server.
     */
    function read(input: {
      uri: string;
    }): Promise<McpResourcesReadResult>;
  }
}
