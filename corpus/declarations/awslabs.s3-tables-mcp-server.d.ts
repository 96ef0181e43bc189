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

declare namespace MCP.awslabsS3TablesMcpServer {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * Append rows to an Iceberg table using PyIceberg/Daft.
   * This tool appends data rows to an existing Iceberg table using the PyIceberg engine.
   * The rows parameter must be a list of dictionaries, each representing a row.
   * Check the schema of the table before appending rows.
   * Example input values:
   * warehouse: 'arn:aws:s3tables:<Region>:<accountID>:bucket/<bucketname>'
   * region: 'us-west-2'
   * namespace: 'retail_data'
   * table_name: 'customers'
   * rows: [{"customer_id": 1, "customer_name": "Alice"}, ...]
   * uri: 'https://s3tables.us-west-2.amazonaws.com/iceberg'
   * catalog_name: 's3tablescatalog'
   * @param warehouse Warehouse string for Iceberg catalog
   * @param region AWS region for S3Tables/Iceberg REST endpoint
   * @param namespace The name of the namespace. Must be 1-255 characters long and contain only alphanumeric characters, underscores, and hyphens.
   * @param table_name The name of the table. Must be 1-255 characters long and contain only alphanumeric characters, underscores, and hyphens.
   * @param rows List of rows to append, each as a dict
   * @param uri REST URI for Iceberg catalog
   * @param catalog_name Catalog name Default: "s3tablescatalog"
   * @param rest_signing_name REST signing name Default: "s3tables"
   * @param rest_sigv4_enabled Enable SigV4 signing Default: "true"
   */
  function appendRowsToTable(input: {
    warehouse: string;
    region: string;
    namespace: string;
    table_name: string;
    rows: Array<{ [key: string]: unknown }>;
    uri: string;
    catalog_name?: string;
    rest_signing_name?: string;
    rest_sigv4_enabled?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create a new namespace in an S3 table bucket.
   * Creates a namespace. A namespace is a logical grouping of tables within your S3 table bucket,
   * which you can use to organize S3 tables.
   * Permissions:
   * You must have the s3tables:CreateNamespace permission to use this operation.
   * @param table_bucket_arn Table bucket ARN
   * @param namespace The name of the namespace. Must be 1-255 characters long and contain only alphanumeric characters, underscores, and hyphens.
   * @param region_name The AWS region name where the operation should be performed. Default: null
   */
  function createNamespace(input: {
    table_bucket_arn: string;
    namespace: string;
    region_name?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create a new S3 table in an S3 table bucket.
   * Creates a new S3 table associated with the given S3 namespace in an S3 table bucket.
   * The S3 table can be configured with specific format and metadata settings. Metadata contains the schema of the table.
   * Do not use the metadata parameter if the schema is unclear.
   * Supported Iceberg Primitive Types:
   * - boolean: True or false
   * - int: 32-bit signed integers (can promote to long)
   * - long: 64-bit signed integers
   * - float: 32-bit IEEE 754 floating point (can promote to double)
   * - double: 64-bit IEEE 754 floating point
   * - decimal(P,S): Fixed-point decimal with precision P and scale S (precision must be 38 or less)
   * - date: Calendar date without timezone or time
   * @param table_bucket_arn Table bucket ARN
   * @param namespace The name of the namespace. Must be 1-255 characters long and contain only alphanumeric characters, underscores, and hyphens.
   * @param name The name of the table. Must be 1-255 characters long and contain only alphanumeric characters, underscores, and hyphens.
   * @param format The format for the S3 table. Default: "ICEBERG"
   * @param metadata The metadata for the S3 table. Default: null
   * @param region_name The AWS region name where the operation should be performed. Default: null
   */
  function createTable(input: {
    table_bucket_arn: string;
    namespace: string;
    name: string;
    format?: string;
    metadata?: { [key: string]: unknown } | null;
    region_name?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Creates an S3 table bucket.
   * Permissions:
   * You must have the s3tables:CreateTableBucket permission to use this operation.
   * @param name Name of the table bucket to create. Must be 3-63 characters long and contain only lowercase letters, numbers, and hyphens.
   * @param region_name The AWS region name where the operation should be performed. Default: null
   */
  function createTableBucket(input: {
    name: string;
    region_name?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get the metadata table configuration for a regular general purpose S3 bucket.
   * Retrieves the metadata table configuration for a regular general purpose bucket in s3. This configuration
   * determines how metadata is stored and managed for the bucket.
   * The response includes:
   * - S3 Table Bucket ARN
   * - S3 Table ARN
   * - S3 Table Name
   * - S3 Table Namespace
   * Description:
   * Amazon S3 Metadata accelerates data discovery by automatically capturing metadata for the objects in your general purpose buckets and storing it in read-only, fully managed Apache Iceberg tables that you can query. These read-only tables are called metadata tables. As objects are added to, updated, and removed from your general purpose buckets, S3 Metadata automatically refreshes the corresponding metadata tables to reflect the latest changes.
   * By default, S3 Metadata provides three types of metadata:
   * - System-defined metadata, such as an object's creation time and storage class
   * @param bucket The name of the S3 bucket to get metadata table configuration for.
   * @param region_name The AWS region name where the operation should be performed. Default: null
   */
  function getBucketMetadataConfig(input: {
    bucket: string;
    region_name?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get the status of a maintenance job for a table.
   * Gets the status of a maintenance job for a table. For more information, see S3 Tables maintenance in the Amazon Simple Storage Service User Guide.
   * Permissions:
   * You must have the s3tables:GetTableMaintenanceJobStatus permission to use this operation.
   * @param table_bucket_arn Table bucket ARN
   * @param namespace The name of the namespace. Must be 1-255 characters long and contain only alphanumeric characters, underscores, and hyphens.
   * @param name The name of the table. Must be 1-255 characters long and contain only alphanumeric characters, underscores, and hyphens.
   * @param region_name The AWS region name where the operation should be performed. Default: null
   */
  function getMaintenanceJobStatus(input: {
    table_bucket_arn: string;
    namespace: string;
    name: string;
    region_name?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get details about the maintenance configuration of a table.
   * Gets details about the maintenance configuration of a table. For more information, see S3 Tables maintenance in the Amazon Simple Storage Service User Guide.
   * Permissions:
   * You must have the s3tables:GetTableMaintenanceConfiguration permission to use this operation.
   * @param table_bucket_arn Table bucket ARN
   * @param namespace The name of the namespace. Must be 1-255 characters long and contain only alphanumeric characters, underscores, and hyphens.
   * @param name The name of the table. Must be 1-255 characters long and contain only alphanumeric characters, underscores, and hyphens.
   * @param region_name The AWS region name where the operation should be performed. Default: null
   */
  function getTableMaintenanceConfig(input: {
    table_bucket_arn: string;
    namespace: string;
    name: string;
    region_name?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get the location of the S3 table metadata.
   * Gets the S3 URI location of the table metadata, which contains the schema and other
   * table configuration information.
   * Permissions:
   * You must have the s3tables:GetTableMetadataLocation permission to use this operation.
   * @param table_bucket_arn Table bucket ARN
   * @param namespace The name of the namespace. Must be 1-255 characters long and contain only alphanumeric characters, underscores, and hyphens.
   * @param name The name of the table. Must be 1-255 characters long and contain only alphanumeric characters, underscores, and hyphens.
   * @param region_name The AWS region name where the operation should be performed. Default: null
   */
  function getTableMetadataLocation(input: {
    table_bucket_arn: string;
    namespace: string;
    name: string;
    region_name?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Import data from a CSV file into an S3 table.
   * This tool reads data from a CSV file stored in S3 and imports it into an S3 table.
   * If the table doesn't exist, it will be created with a schema inferred from the CSV file.
   * If the table exists, the CSV file schema must be compatible with the table's schema.
   * The tool will validate the schema before attempting to import the data.
   * If preserve_case is True, the column names will not be converted to snake_case. Otherwise, the column names will be converted to snake_case.
   * Returns error dictionary with status and error message if:
   * - URL is not a valid S3 URL
   * - File is not a CSV file
   * - File cannot be accessed
   * - Table does not exist
   * - CSV headers don't match table schema
   * @param warehouse Warehouse string for Iceberg catalog
   * @param region AWS region for S3Tables/Iceberg REST endpoint
   * @param namespace The name of the namespace. Must be 1-255 characters long and contain only alphanumeric characters, underscores, and hyphens.
   * @param table_name The name of the table. Must be 1-255 characters long and contain only alphanumeric characters, underscores, and hyphens.
   * @param s3_url The S3 URL of the file to preview (format: s3://bucket-name/key)
   * @param uri REST URI for Iceberg catalog
   * @param catalog_name Catalog name Default: "s3tablescatalog"
   * @param rest_signing_name REST signing name Default: "s3tables"
   * @param rest_sigv4_enabled Enable SigV4 signing Default: "true"
   * @param preserve_case Preserve case of column names Default: false
   */
  function importCsvToTable(input: {
    warehouse: string;
    region: string;
    namespace: string;
    table_name: string;
    s3_url: string;
    uri: string;
    catalog_name?: string;
    rest_signing_name?: string;
    rest_sigv4_enabled?: string;
    preserve_case?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Import data from a Parquet file into an existing S3 table.
   * This tool reads data from a Parquet file stored in S3 and imports it into an existing S3 table.
   * The table must already exist. The Parquet file schema must be compatible with the table's schema.
   * The tool will validate the schema before attempting to import the data.
   * If preserve_case is True, the column names will not be converted to snake_case. Otherwise, the column names will be converted to snake_case.
   * Returns error dictionary with status and error message if:
   * - URL is not a valid S3 URL
   * - File is not a Parquet file
   * - File cannot be accessed
   * - Table does not exist
   * - Parquet schema is incompatible with existing table schema
   * - Any other error occurs
   * @param warehouse Warehouse string for Iceberg catalog
   * @param region AWS region for S3Tables/Iceberg REST endpoint
   * @param namespace The name of the namespace. Must be 1-255 characters long and contain only alphanumeric characters, underscores, and hyphens.
   * @param table_name The name of the table. Must be 1-255 characters long and contain only alphanumeric characters, underscores, and hyphens.
   * @param s3_url The S3 URL of the file to preview (format: s3://bucket-name/key)
   * @param uri REST URI for Iceberg catalog
   * @param catalog_name Catalog name Default: "s3tablescatalog"
   * @param rest_signing_name REST signing name Default: "s3tables"
   * @param rest_sigv4_enabled Enable SigV4 signing Default: "true"
   * @param preserve_case Preserve case of column names Default: false
   */
  function importParquetToTable(input: {
    warehouse: string;
    region: string;
    namespace: string;
    table_name: string;
    s3_url: string;
    uri: string;
    catalog_name?: string;
    rest_signing_name?: string;
    rest_sigv4_enabled?: string;
    preserve_case?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List all namespaces across all S3 table buckets.
   * Permissions:
   * You must have the s3tables:ListNamespaces permission to use this operation.
   * @param region_name The AWS region name where the operation should be performed. Default: null
   */
  function listNamespaces(input?: {
    region_name?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List all S3 table buckets for your AWS account.
   * Permissions:
   * You must have the s3tables:ListTableBuckets permission to use this operation.
   * @param region_name The AWS region name where the operation should be performed. Default: null
   */
  function listTableBuckets(input?: {
    region_name?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List all S3 tables across all table buckets and namespaces.
   * Permissions:
   * You must have the s3tables:ListTables permission to use this operation.
   * @param region_name The AWS region name where the operation should be performed. Default: null
   */
  function listTables(input?: {
    region_name?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Execute SQL queries against S3 Tables using PyIceberg/Daft.
   * This tool provides a secure interface to run read-only SQL queries against your S3 Tables data using the PyIceberg and Daft engine.
   * Use a correct region for warehouse, region, and uri.
   * Example input values:
   * warehouse: 'arn:aws:s3tables:<Region>:<accountID>:bucket/<bucketname>'
   * region: 'us-west-2'
   * namespace: 'retail_data'
   * query: 'SELECT * FROM customers LIMIT 10'
   * uri: 'https://s3tables.us-west-2.amazonaws.com/iceberg'
   * catalog_name: 's3tablescatalog'
   * rest_signing_name: 's3tables'
   * rest_sigv4_enabled: 'true'
   * @param warehouse Warehouse string for Iceberg catalog
   * @param region AWS region for S3Tables/Iceberg REST endpoint
   * @param namespace The name of the namespace. Must be 1-255 characters long and contain only alphanumeric characters, underscores, and hyphens.
   * @param uri REST URI for Iceberg catalog
   * @param query Optional SQL query. If not provided, will execute SELECT * FROM table. Must be a read operation. Default: null
   * @param catalog_name Catalog name Default: "s3tablescatalog"
   * @param rest_signing_name REST signing name Default: "s3tables"
   * @param rest_sigv4_enabled Enable SigV4 signing Default: "true"
   */
  function queryDatabase(input: {
    warehouse: string;
    region: string;
    namespace: string;
    uri: string;
    query?: string;
    catalog_name?: string;
    rest_signing_name?: string;
    rest_sigv4_enabled?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Rename an S3 table or move it to a different S3 namespace.
   * Renames an S3 table or moves it to a different S3 namespace within the same S3 table bucket.
   * This operation maintains the table's data and configuration while updating its location.
   * Permissions:
   * You must have the s3tables:RenameTable permission to use this operation.
   * @param table_bucket_arn Table bucket ARN
   * @param namespace The name of the namespace. Must be 1-255 characters long and contain only alphanumeric characters, underscores, and hyphens.
   * @param name The name of the table. Must be 1-255 characters long and contain only alphanumeric characters, underscores, and hyphens.
   * @param new_name The name of the table. Must be 1-255 characters long and contain only alphanumeric characters, underscores, and hyphens. Default: null
   * @param new_namespace_name The name of the namespace. Must be 1-255 characters long and contain only alphanumeric characters, underscores, and hyphens. Default: null
   * @param version_token The version token of the S3 table. Must be 1-2048 characters long. Default: null
   * @param region_name The AWS region name where the operation should be performed. Default: null
   */
  function renameTable(input: {
    table_bucket_arn: string;
    namespace: string;
    name: string;
    new_name?: string | null;
    new_namespace_name?: string | null;
    version_token?: string | null;
    region_name?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Update the metadata location for an S3 table.
   * Updates the metadata location for an S3 table. The metadata location of an S3 table must be an S3 URI that begins with the S3 table's warehouse location.
   * The metadata location for an Apache Iceberg S3 table must end with .metadata.json, or if the metadata file is Gzip-compressed, .metadata.json.gz.
   * Permissions:
   * You must have the s3tables:UpdateTableMetadataLocation permission to use this operation.
   * @param table_bucket_arn Table bucket ARN
   * @param namespace The name of the namespace. Must be 1-255 characters long and contain only alphanumeric characters, underscores, and hyphens.
   * @param name The name of the table. Must be 1-255 characters long and contain only alphanumeric characters, underscores, and hyphens.
   * @param metadata_location The new metadata location for the S3 table. Must be 1-2048 characters long.
   * @param version_token The version token of the S3 table. Must be 1-2048 characters long.
   * @param region_name The AWS region name where the operation should be performed. Default: null
   */
  function updateTableMetadataLocation(input: {
    table_bucket_arn: string;
    namespace: string;
    name: string;
    metadata_location: string;
    version_token: string;
    region_name?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  namespace prompts {
    /**
     * Get one prompt by name of MCP server awslabs.s3-tables-mcp-server.
     */
    function get(input: {
      name: string;
      arguments?: { [key: string]: string };
    }): Promise<McpPromptsGetResult>;

    /**
     * List the prompts of MCP server awslabs.s3-tables-mcp-server.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpPromptsListResult>;
  }

  namespace resources {
    /**
     * List the resources of MCP server awslabs.s3-tables-mcp-server.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpResourcesListResult>;

    /**
     * Read one resource by URI of MCP server awslabs.s3-tables-mcp-server.
     */
    function read(input: {
      uri: string;
    }): Promise<McpResourcesReadResult>;
  }
}
