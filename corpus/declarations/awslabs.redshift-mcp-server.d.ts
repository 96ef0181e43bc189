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

declare namespace MCP.awslabsRedshiftMcpServer {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * Execute one SQL statement against a Redshift cluster or serverless workgroup.
   * Returns columns (names), rows, row_count and query_id. Values are typed as the Data API
   * returns them: SMALLINT, INTEGER and BIGINT as integers, REAL and DOUBLE PRECISION as floats,
   * booleans as booleans, NULL as null, VARBYTE, GEOMETRY and GEOGRAPHY as base64 text, and
   * everything else as a string, including VARCHAR, DECIMAL, dates, times, timestamps and SUPER.
   * A result set is read to its end however many pages the service splits it into, so `row_count`
   * is the whole result and there is no second call that continues one. A result of more than
   * MAX_RESULT_ROWS rows, listed at the end of the instructions, is refused rather than cut
   * short, so add a LIMIT or an aggregate to a query that may match more.
   * ## Execution Mode
   * Fixed at server startup by the ACCESS_MODE environment variable, not per call. This
   * server's resolved settings are listed at the end of its instructions.
   * @param cluster_identifier The cluster identifier to execute the query on. Must be a valid cluster identifier from the list_clusters tool.
   * @param cluster_type The type list_clusters reports for the cluster.
   * @param database_name The database name to execute the query against. Must be a valid database name from the list_databases tool.
   * @param sql The SQL statement to execute. Must be a single SQL statement. Whether writes are permitted is fixed by the server configuration, not by this call. Required on its own and with in_transaction; optional with the other three. Default: null
   * @param begin_transaction Open a transaction under this name and run sql inside it, if given. The name is yours to choose and to reuse on later calls. Fails if it is already open. Default: null
   * @param in_transaction Run sql inside the transaction already open under this name. Default: null
   * @param commit_transaction Run sql, if given, then commit the transaction open under this name. Default: null
   * @param rollback_transaction Run sql, if given, then roll back the transaction open under this name. Default: null
   */
  function executeQuery(input: {
    cluster_identifier: string;
    cluster_type: "provisioned" | "serverless";
    database_name: string;
    sql?: string | null;
    begin_transaction?: string | null;
    in_transaction?: string | null;
    commit_transaction?: string | null;
    rollback_transaction?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List Redshift clusters and serverless workgroups.
   * Returns one entry per cluster: identifier, type (provisioned or serverless), status,
   * database_name, endpoint, port, vpc_id, node_type, number_of_nodes, creation_time,
   * master_username, publicly_accessible, encrypted and tags.
   * Only a cluster whose status is 'available' can be queried, and its identifier and type are
   * what every other tool takes as its first two arguments.
   * Requires redshift:DescribeClusters and redshift-serverless:ListWorkgroups. Whichever of
   * provisioned or serverless discovery is denied is skipped, so a partial list is normal; both
   * denied is an error, and so is one denied with nothing found of the other type, since an empty
   * list would otherwise read as an account with no clusters at all.
   * A serverless workgroup's tags additionally need redshift-serverless:ListTagsForResource, which
   * is optional: without it a workgroup is reported untagged.
   */
  function listClusters(input?: Record<string, unknown>): Promise<McpToolResult>;

  /**
   * List the columns in a table.
   * Returns database_name, schema_name, table_name, column_name, ordinal_position,
   * column_default, is_nullable, data_type, character_maximum_length, numeric_precision,
   * numeric_scale and remarks.
   * An unknown table returns an empty list rather than an error.
   * Requires redshift-data:BatchExecuteStatement, redshift-data:DescribeStatement and
   * redshift-data:GetStatementResult, plus the discovery actions list_clusters names: the
   * cluster identifier is resolved through the same discovery, so a policy with only the
   * redshift-data actions fails this call before it reaches the cluster.
   * @param cluster_identifier The cluster identifier to query for columns. Must be a valid cluster identifier from the list_clusters tool.
   * @param cluster_type The type list_clusters reports for the cluster.
   * @param column_database_name The database name to list columns for. Also the database connected to. Must be a valid database name from the list_databases tool.
   * @param column_schema_name The schema name to list columns for. Must be a valid schema name from the list_schemas tool.
   * @param column_table_name The table name to list columns for. Must be a valid table name from the list_tables tool.
   */
  function listColumns(input: {
    cluster_identifier: string;
    cluster_type: "provisioned" | "serverless";
    column_database_name: string;
    column_schema_name: string;
    column_table_name: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List the databases in a cluster.
   * Returns database_name, database_owner, database_type, database_acl, parameters and
   * database_isolation_level.
   * database_type is 'local' for a database on the cluster itself, 'shared' for one from a
   * datashare, or 'auto mounted catalog' for one Redshift mounted from an external catalog such
   * as AWS Glue. An auto-mounted catalog is listed here but cannot be explored further, since
   * Redshift refuses to connect to it.
   * A 'shared' database comes from a datashare, and appears only if the connecting
   * principal has been granted access to the consumer database (GRANT USAGE ON DATABASE
   * <db> TO <principal>) — so a datashare can exist without being listed here.
   * Requires redshift-data:BatchExecuteStatement, redshift-data:DescribeStatement and
   * redshift-data:GetStatementResult, plus the discovery actions list_clusters names: the
   * @param cluster_identifier The cluster identifier to query for databases. Must be a valid cluster identifier from the list_clusters tool.
   * @param cluster_type The type list_clusters reports for the cluster.
   * @param database_name The database to connect to for metadata discovery. Defaults to "dev". Default: "dev"
   */
  function listDatabases(input: {
    cluster_identifier: string;
    cluster_type: "provisioned" | "serverless";
    database_name?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List the schemas in a database.
   * Returns database_name, schema_name, schema_owner, schema_type (local, external or
   * shared), schema_acl, source_database and schema_option.
   * An 'external' schema points at S3 or another database. A 'shared' schema comes from a
   * datashare and appears only if the principal has been granted access to the consumer
   * database. A database auto-mounted from a Glue Data Catalog cannot be explored: Redshift
   * refuses to connect to it, so this tool fails on one even though list_databases lists it.
   * Requires redshift-data:BatchExecuteStatement, redshift-data:DescribeStatement and
   * redshift-data:GetStatementResult, plus the discovery actions list_clusters names: the
   * cluster identifier is resolved through the same discovery, so a policy with only the
   * redshift-data actions fails this call before it reaches the cluster.
   * @param cluster_identifier The cluster identifier to query for schemas. Must be a valid cluster identifier from the list_clusters tool.
   * @param cluster_type The type list_clusters reports for the cluster.
   * @param schema_database_name The database name to list schemas for. Also the database connected to. Must be a valid database name from the list_databases tool.
   */
  function listSchemas(input: {
    cluster_identifier: string;
    cluster_type: "provisioned" | "serverless";
    schema_database_name: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List the tables in a schema.
   * Returns database_name, schema_name, table_name, table_acl, table_type and remarks,
   * where table_type is TABLE, VIEW, EXTERNAL TABLE or SHARED TABLE.
   * An unknown schema returns an empty list rather than an error.
   * Requires redshift-data:BatchExecuteStatement, redshift-data:DescribeStatement and
   * redshift-data:GetStatementResult, plus the discovery actions list_clusters names: the
   * cluster identifier is resolved through the same discovery, so a policy with only the
   * redshift-data actions fails this call before it reaches the cluster.
   * @param cluster_identifier The cluster identifier to query for tables. Must be a valid cluster identifier from the list_clusters tool.
   * @param cluster_type The type list_clusters reports for the cluster.
   * @param table_database_name The database name to list tables for. Also the database connected to. Must be a valid database name from the list_databases tool.
   * @param table_schema_name The schema name to list tables for. Must be a valid schema name from the list_schemas tool.
   */
  function listTables(input: {
    cluster_identifier: string;
    cluster_type: "provisioned" | "serverless";
    table_database_name: string;
    table_schema_name: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Run a diagnostic review of a Redshift cluster or serverless workgroup.
   * Evaluates diagnostic signals against system views and returns the findings that
   * triggered, with a recommendation for each. Provisioned-only diagnostics are skipped
   * automatically for a serverless workgroup.
   * Can take minutes: the diagnostics run one at a time.
   * ## Reading the result
   * - signals_evaluated: how many distinct signals ran, of which findings is the subset that
   * triggered.
   * - findings: one entry per triggered signal, carrying signal_name, section,
   * affected_row_count, unit, and recommendation_ids.
   * - recommendations: deduplicated, each with id, text (markdown, including
   * documentation links) and triggered_by_signals. Their order carries no meaning: it is
   * @param cluster_identifier The cluster identifier to run the review on. Must be a valid cluster identifier from the list_clusters tool.
   * @param cluster_type The type list_clusters reports for the cluster.
   * @param database_name The database to connect to for querying system views. Defaults to "dev". Default: "dev"
   */
  function reviewCluster(input: {
    cluster_identifier: string;
    cluster_type: "provisioned" | "serverless";
    database_name?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  namespace prompts {
    /**
     * Get one prompt by name of MCP server awslabs.redshift-mcp-server.
     */
    function get(input: {
      name: string;
      arguments?: { [key: string]: string };
    }): Promise<McpPromptsGetResult>;

    /**
     * List the prompts of MCP server awslabs.redshift-mcp-server.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpPromptsListResult>;
  }

  namespace resources {
    /**
     * List the resources of MCP server awslabs.redshift-mcp-server.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpResourcesListResult>;

    /**
     * Read one resource by URI of MCP server awslabs.redshift-mcp-server.
     */
    function read(input: {
      uri: string;
    }): Promise<McpResourcesReadResult>;
  }
}
