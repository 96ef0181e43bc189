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

declare namespace MCP.mongodbMcpServer {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * Run an aggregation against a MongoDB collection
   * @param connectionId The connection to run the operation against. Use the id returned by one of the connect tools.
   * @param database Database name
   * @param collection Collection name
   * @param pipeline An array of aggregation stages to execute. If the user has asked for a vector search, `$vectorSearch` **MUST** be the first stage of the pipeline (or the first stage of a `$unionWith` sub-pipeline only when explicitly combining unrelated result sets — for hybrid full-text + vector search, use `$rankFusion` or `$scoreFusion` instead, see below). If the user has asked for lexical/Atlas search, use `$search` instead of `$text`. ### Usage Rules for `$vectorSearch` - **Index Type Detection:** Use the collection-indexes tool to determine if the target field has a classic vector index (type: 'vector') or an auto-embed index (type: 'autoEmbed'). - **Classic Vector Search (type: 'vector'):** Use 'queryVector' with embeddings as an array of numbers. - **Auto-Embed Vector Search (type: 'autoEmbed'):** Use 'query' - MongoDB automatically generates embeddings at query time. Do NOT use 'queryVector' or 'embeddingParameters' for auto-embed indexes. - **Unset embeddings:** Unless the user explicitly requests the embeddings, add an `$unset` stage **at the end of the pipeline** to remove the embedding field and avoid context limits. **The $unset stage in this situation is mandatory**. - **Pre-filtering:** If the user requests additional filtering, include filters in `$vectorSearch.filter` only for pre-filter fields in the vector index. NEVER include fields in $vectorSearch.filter that are not part of the vector index. - **Post-filtering:** For all remaining filters, add a $match stage after $vectorSearch. - If unsure which fields are filterable, use the collection-indexes tool to determine valid prefilter fields. - If no requested filters are valid prefilters, omit the filter key from $vectorSearch. ### Usage Rules for `$search` - Include the index name, unless you know for a fact there's a default index. If unsure, use the collection-indexes tool to determine the index name. - The `$search` stage supports multiple operators, such as 'autocomplete', 'text', 'geoWithin', and others. Choose the appropriate operator based on the user's query. If unsure of the exact syntax, consult the MongoDB Atlas Search documentation, which can be found here: https://www.mongodb.com/docs/atlas/atlas-search/operators-and-collectors/ ### Usage Rules for `$rankFusion` and `$scoreFusion` (Hybrid Search) Use these stages when the user wants to combine full-text (`$search`) and vector (`$vectorSearch`) retrieval into a single fused result set. **Prefer native fusion over a `$unionWith` + `$group` workaround** — the workaround averages incompatible score scales and produces wrong rankings. **Which stage to use:** - `$rankFusion` (MongoDB 8.0+) — Reciprocal Rank Fusion. The recommended default. Normalizes scores across incompatible scales automatically. No score tuning needed. - `$scoreFusion` (MongoDB 8.2+) — Score-based fusion. Use when the user needs explicit per-pipeline weights, score normalisation (sigmoid / minMaxScaler), or a custom combination expression. **Construction rules:** - `$rankFusion` / `$scoreFusion` MUST be the first stage of the top-level pipeline. - Sub-pipelines go inside `input.pipelines` as a named map (not an array). Each name must be non-empty, must not start with `$`, and must not contain `.` or null bytes. - Allowed stages inside sub-pipelines: `$search`, `$vectorSearch`, `$match`, `$sort`, `$geoNear`, `$skip`, `$limit`. `$project` and `$unset` are NOT allowed inside sub-pipelines. - Do field shaping (`$project` / `$unset`) only AFTER the fusion stage, at the root. - Both a vectorSearch (or autoEmbed) index AND a search (lexical) index must exist on the collection. Use the collection-indexes tool to confirm both before running a hybrid query. - Add a `$limit` stage after the fusion stage to cap the final result set. - Add `$unset` at the end to remove embedding fields and avoid context bloat. ### Usage Rules for `$rerank` (Native Reranking) Use this stage when the user wants to reorder a set of candidate documents using a cross-encoder reranker model. **Construction rules:** - `$rerank` can be any stage in the pipeline on an Atlas cluster running MongoDB 8.3 or higher. - It is recommended to use `$rerank` after a sorted pipeline, e.g. `$search`, `$vectorSearch`, `$rankFusion`, `$scoreFusion`, or [`$match`, `$sort`]. - $rerank must be enabled via the Native Reranking Project Setting - Set `numDocsToRerank` as the number of documents passed into `$rerank`. This will also limit the number of documents returned by `$rerank` - Set `path` as a field name or an array of field names that exist in all documents. Use `$match` or `$set` before `$rerank` to validate no fields are missing. - Add `$addFields` after `$rerank` to retrieve the reranker score. **`$rerank` example (recommended default):** ```javascript [ { $match: { description: { $exists: true }, name: { $exists: true } } }, { $sort: { lastUpdated: -1 } }, { $rerank: { query: { text: "query text including instructions" }, model: "rerank-2.5", numDocsToRerank: 100, path: ["description", "name"] } }, { $addFields: { rerankScore: { $meta: "score" } } } ] ```
   * @param responseBytesLimit The maximum number of bytes to return in the response. This value is capped by the server's configured maximum and cannot be exceeded. Default: 1048576
   */
  function aggregate(input: {
    connectionId: string;
    database: string;
    collection: string;
    pipeline: Array<{ [key: string]: unknown }>;
    responseBytesLimit?: number;
  }): Promise<McpToolResult>;

  /**
   * Run an aggregation against a MongoDB database
   * @param connectionId The connection to run the operation against. Use the id returned by one of the connect tools.
   * @param database Database name
   * @param pipeline An array of aggregation stages to execute. The first stage must be a database-level aggregation stage (one of `$changeStream`, `$currentOp`, `$documents`, `$listLocalSessions`, `$queryStats`). https://www.mongodb.com/docs/manual/reference/mql/aggregation-stages/#db.aggregate---stages
   * @param responseBytesLimit The maximum number of bytes to return in the response. This value is capped by the server's configured maximum and cannot be exceeded. Default: 1048576
   */
  function aggregateDb(input: {
    connectionId: string;
    database: string;
    pipeline: Array<{ [key: string]: unknown }>;
    responseBytesLimit?: number;
  }): Promise<McpToolResult>;

  /**
   * Connect to MongoDB Atlas cluster and get back a connectionId to pass to the other MongoDB tools. Each call establishes a new, independent connection — multiple connections can be active at the same time.
   * @param projectId Atlas project ID
   * @param clusterName Atlas cluster name
   * @param connectionType Type of connection (standard, private, or privateEndpoint) to an Atlas cluster Default: "standard"
   */
  function atlasConnectCluster(input: {
    projectId: string;
    clusterName: string;
    connectionType?: "standard" | "private" | "privateEndpoint";
  }): Promise<McpToolResult>;

  /**
   * Allow Ip/CIDR ranges to access your MongoDB Atlas clusters.
   * @param projectId Atlas project ID
   * @param ipAddresses IP addresses to allow access from
   * @param cidrBlocks CIDR blocks to allow access from
   * @param currentIpAddress Add the current IP address Default: false
   * @param comment Comment for the access list entries Default: "Added by MongoDB MCP Server to enable tool access"
   */
  function atlasCreateAccessList(input: {
    projectId: string;
    ipAddresses?: Array<string>;
    cidrBlocks?: Array<string>;
    currentIpAddress?: boolean;
    comment?: string;
  }): Promise<McpToolResult>;

  /**
   * Create a MongoDB Atlas cluster (M10–M80, replica set or single shard, single or multi-region). Compute autoscaling is enabled by default: min instance size is set to the selected instance size, max is set two tiers above. Disk autoscaling is always enabled. For encryption at rest, the CMK provider must already have a valid configuration in the Atlas project. The tool returns immediately, use the atlas-inspect-cluster tool to poll the cluster state for readiness (state: IDLE). Connection strings are unavailable until the cluster reaches IDLE state. Note to LLM: Omit instance size unless specified by the user. If provider and regions are not already known, ask for the provider and desired locations together. Use atlas-get-regions to resolve natural-language locations or uncertain region codes before calling this tool.
   * @param projectId Atlas project ID to create the cluster in. Use the atlas-list-projects to find project IDs if not provided.
   * @param clusterName Name of the cluster.
   * @param provider Cloud provider for the cluster.
   * @param regions Cloud provider regions in Atlas format using uppercase letters and underscores (e.g. US_EAST_1). The first region has the highest priority. Do not include duplicate regions.
   * @param clusterType Cluster topology. Use `SHARDED` for single-shard clusters, requires M30 or higher. Defaults to `REPLICASET`. Default: "REPLICASET"
   * @param instanceSize Instance size. NVME and high-memory instances are not supported. Minimum M30 when clusterType is SHARDED. Defaults to M10 for projects with fewer than 2 existing clusters, M30 otherwise. Omit unless explicitly specified by the user.
   * @param computeAutoScaling When true, enables compute autoscaling. Min instance size is set to the selected instance size, max is set two tiers above. Omit unless explicitly specified by the user. Default: true
   * @param diskSizeGB Initial disk size in GB. Disk autoscaling is always enabled regardless of this value. Omit unless explicitly specified by the user.
   * @param mongoDBVersion MongoDB version to deploy. Use a pinned version for production environments where version stability is required. Defaults to `LATEST`. Default: "LATEST"
   * @param backup `OFF`: no backups. `SNAPSHOT`: cloud backup snapshots, recommended for most workloads. `CONTINUOUS`: point-in-time restore, required for RPO-sensitive production workloads. Defaults to `SNAPSHOT`. Default: "SNAPSHOT"
   * @param terminationProtectionEnabled When true, prevents the cluster from being deleted until protection is explicitly disabled. Recommended for production clusters. Defaults to false. Default: false
   * @param encryptionAtRestProvider Customer-managed key provider for encryption at rest. Defaults to the cluster's provider if a valid configuration exists. Use `NONE` to explicitly disable the feature. Omit unless explicitly specified by the user.
   */
  function atlasCreateCluster(input: {
    projectId: string;
    clusterName: string;
    provider: "AWS" | "GCP" | "AZURE";
    regions: Array<string>;
    clusterType?: "REPLICASET" | "SHARDED";
    instanceSize?: "M10" | "M20" | "M30" | "M40" | "M50" | "M60" | "M80";
    computeAutoScaling?: boolean;
    diskSizeGB?: number /* > 0 */;
    mongoDBVersion?: "7.0" | "8.0" | "LATEST";
    backup?: "OFF" | "SNAPSHOT" | "CONTINUOUS";
    terminationProtectionEnabled?: boolean;
    encryptionAtRestProvider?: "AWS" | "AZURE" | "GCP" | "NONE";
  }): Promise<McpToolResult>;

  /**
   * Create an MongoDB Atlas database user
   * @param projectId Atlas project ID
   * @param username Username for the new user
   * @param roles Roles for the new user
   * @param password Password for the new user. IMPORTANT: If the user hasn't supplied an explicit password, leave it unset and under no circumstances try to generate a random one. A secure password will be generated by the MCP server if necessary.
   * @param clusters Clusters to assign the user to, leave empty for access to all clusters
   */
  function atlasCreateDbUser(input: {
    projectId: string;
    username: string;
    roles: Array<{ collectionName?: string; databaseName?: string; roleName: string; [key: string]: unknown }>;
    password?: string;
    clusters?: Array<string>;
  }): Promise<McpToolResult>;

  /**
   * Create a free MongoDB Atlas cluster
   * @param projectId Atlas project ID to create the cluster in
   * @param name Name of the cluster
   * @param region Region of the cluster Default: "US_EAST_1"
   */
  function atlasCreateFreeCluster(input: {
    projectId: string;
    name: string;
    region?: string;
  }): Promise<McpToolResult>;

  /**
   * Create a MongoDB Atlas project
   * @param projectName Name for the new project
   * @param orgId Organization ID that will own the new project
   */
  function atlasCreateProject(input: {
    projectName: string;
    orgId: string;
  }): Promise<McpToolResult>;

  /**
   * Get MongoDB Atlas performance advisor recommendations and suggestions, which includes the operations: suggested indexes, drop index suggestions, schema suggestions, and a sample of the most recent (max 50) slow query logs
   * @param projectId Atlas project ID to get performance advisor recommendations. The project ID is a hexadecimal identifier of 24 characters. If the user has only specified the name, use the `atlas-list-projects` tool to retrieve the user's projects with their ids.
   * @param clusterName Atlas cluster name to get performance advisor recommendations
   * @param operations Operations to get performance advisor recommendations Default: ["suggestedIndexes","dropIndexSuggestions","slowQueryLogs","schemaSuggestions"]
   * @param since Date to get slow query logs since. Must be a string in ISO 8601 format. Only relevant for the slowQueryLogs operation.
   * @param namespaces Namespaces to get slow query logs. Only relevant for the slowQueryLogs operation.
   */
  function atlasGetPerformanceAdvisor(input: {
    projectId: string;
    clusterName: string;
    operations?: Array<"suggestedIndexes" | "dropIndexSuggestions" | "slowQueryLogs" | "schemaSuggestions">;
    since?: string;
    namespaces?: Array<string>;
  }): Promise<McpToolResult>;

  /**
   * List supported MongoDB Atlas regions for a cloud provider.
   * @param provider Cloud provider to list regions for.
   */
  function atlasGetRegions(input: {
    provider: "AWS" | "GCP" | "AZURE";
  }): Promise<McpToolResult>;

  /**
   * Inspect Ip/CIDR ranges with access to your MongoDB Atlas clusters.
   * @param projectId Atlas project ID
   */
  function atlasInspectAccessList(input: {
    projectId: string;
  }): Promise<McpToolResult>;

  /**
   * Inspect metadata of a MongoDB Atlas cluster
   * @param projectId Atlas project ID
   * @param clusterName Atlas cluster name
   */
  function atlasInspectCluster(input: {
    projectId: string;
    clusterName: string;
  }): Promise<McpToolResult>;

  /**
   * List triggered alerts for a MongoDB Atlas project. These are alerts Atlas has raised, not the alert configurations that define them. Defaults to OPEN alerts; set status to TRACKING or CLOSED to see others.
   * @param projectId Atlas project ID to list alerts for
   * @param status Status of the alerts to return. Defaults to OPEN. TRACKING means the alert condition exists but hasn't persisted beyond the notification delay. OPEN means the alert condition currently exists. CLOSED means the alert has been resolved. Default: "OPEN"
   * @param limit Max results per page. Default: 10
   * @param pageNum Page number. Default: 1
   * @param includeCount Whether to include the total number of matching alerts. Defaults to false for faster responses. Default: false
   */
  function atlasListAlerts(input: {
    projectId: string;
    status?: "OPEN" | "TRACKING" | "CLOSED";
    limit?: number /* integer, >= 1, <= 500 */;
    pageNum?: number /* integer, >= 1, <= 9007199254740991 */;
    includeCount?: boolean;
  }): Promise<McpToolResult>;

  /**
   * List MongoDB Atlas clusters
   * @param projectId Atlas project ID to filter clusters
   */
  function atlasListClusters(input?: {
    projectId?: string;
  }): Promise<McpToolResult>;

  /**
   * List MongoDB Atlas database users
   * @param projectId Atlas project ID to filter DB users
   */
  function atlasListDbUsers(input: {
    projectId: string;
  }): Promise<McpToolResult>;

  /**
   * List MongoDB Atlas organizations
   * @param limit Max number of organizations to return per page. Default: 10
   * @param pageNum Page number of organizations to return. Default: 1
   * @param includeCount Whether to include the total number of matching organizations. Note: enabling this makes the API request take much longer. Default: false
   */
  function atlasListOrgs(input?: {
    limit?: number /* integer, >= 1, <= 500 */;
    pageNum?: number /* integer, >= 1, <= 9007199254740991 */;
    includeCount?: boolean;
  }): Promise<McpToolResult>;

  /**
   * List MongoDB Atlas projects.
   * @param orgId Atlas organization ID to filter projects. If not provided, projects for all orgs are returned.
   * @param limit Max number of projects to return per page. Default: 10
   * @param pageNum Page number of projects to return. Default: 1
   * @param includeCount Whether to include the total number of matching projects. Note: enabling this makes the API request take much longer. Default: false
   */
  function atlasListProjects(input?: {
    orgId?: string;
    limit?: number /* integer, >= 1, <= 500 */;
    pageNum?: number /* integer, >= 1, <= 9007199254740991 */;
    includeCount?: boolean;
  }): Promise<McpToolResult>;

  /**
   * Load a MongoDB sample dataset into an Atlas cluster, or check the status of a previously-initiated load. To start a new load, provide `clusterName` — the load runs asynchronously and the response includes a `jobId` and initial state. To check progress, call this tool again with `jobId` (sample dataset loads typically take 1–5 minutes). State can be WORKING, COMPLETED, or FAILED.
   * @param projectId Atlas project ID that owns the cluster
   * @param clusterName Cluster name to load the sample dataset into. Provide this to initiate a new load. Mutually exclusive with jobId.
   * @param jobId Job id returned by a previous load request. Provide this to check the status of an in-progress load. Mutually exclusive with clusterName.
   */
  function atlasLoadSampleDataset(input: {
    projectId: string;
    clusterName?: string;
    jobId?: string;
  }): Promise<McpToolResult>;

  /**
   * Pause or resume a dedicated (M10+) MongoDB Atlas cluster (Free and Flex clusters cannot be paused). Pause: paused clusters are unavailable for connections and do not incur compute costs. If the cluster being paused is the current active connection, it will be automatically disconnected. Returns an error if the cluster is already paused or not in a pausable state (must be IDLE). Resume: the cluster will not be immediately available after resuming. Use the atlas-inspect-cluster tool to poll the cluster state for readiness (state: IDLE). If the cluster is not paused, resuming it is a no-op.
   * @param projectId Atlas project ID the cluster belongs to.
   * @param clusterName Name of the cluster to pause or resume.
   * @param action Action to perform on the cluster.
   */
  function atlasPauseResumeCluster(input: {
    projectId: string;
    clusterName: string;
    action: "PAUSE" | "RESUME";
  }): Promise<McpToolResult>;

  /**
   * Create Atlas Stream Processing resources. Use this tool for 'set up a Kafka pipeline', 'create a workspace', 'add a connection', or 'deploy a processor'. Use resource='workspace' to create a new workspace (specify cloud provider, region, and tier). Use resource='connection' to add a data source or sink to an existing workspace. Use resource='processor' to deploy a stream processor with a pipeline. Use resource='privatelink' to set up private networking. Typical workflow: create workspace → add connections → deploy processor.
   * @param projectId Atlas project ID. Use atlas-list-projects to find project IDs if not available.
   * @param resource What to create. Start with 'workspace', then 'connection', then 'processor'. Use 'privatelink' only if connections need private networking.
   * @param workspaceName Workspace name. Required for workspace, connection, and processor resources. Not required for privatelink (which is project-level). For 'workspace': the name to create. For others: the existing workspace to add to. Use `atlas-streams-discover` with action 'list-workspaces' to see existing workspaces.
   * @param cloudProvider Cloud provider. Required when resource='workspace'.
   * @param region Cloud region. Required when resource='workspace'. Use Atlas region names: AWS examples: 'VIRGINIA_USA', 'OREGON_USA', 'DUBLIN_IRL'. Azure examples: 'eastus2', 'westeurope'. GCP examples: 'US_CENTRAL1', 'EUROPE_WEST1'.
   * @param tier Processing tier. Default: SP10. Only for resource='workspace'.
   * @param includeSampleData Include the sample_stream_solar connection for testing. Default: true. Only for resource='workspace'.
   * @param connectionName Connection name. Required when resource='connection'.
   * @param connectionType Connection type. Required when resource='connection'. Kafka: needs bootstrapServers, authentication, and security config. Use authentication.mechanism='AWS_MSK_IAM' with authentication.aws.roleArn for MSK IAM authentication. Cluster: needs clusterName and dbRoleToExecute. S3: needs aws.roleArn (must be registered via Atlas Cloud Provider Access). Https: needs url. AWSKinesisDataStreams: needs aws.roleArn (must be registered via Atlas Cloud Provider Access). AWSLambda: needs aws.roleArn (must be registered via Atlas Cloud Provider Access). SchemaRegistry: needs provider, schemaRegistryUrls, and authentication config. Sample: provides sample data for testing (no config needed).
   * @param connectionConfig Type-specific connection configuration. Only for resource='connection'. Omit entirely for connectionType='Sample' (no config needed). You may pass a partial config — the tool uses elicitation to collect missing required fields directly from the user.
   * @param processorName Processor name. Required when resource='processor'.
   * @param pipeline Pipeline stages for the stream processor. Required when resource='processor'. Must start with a $source stage and end with a terminal stage ($merge, $emit, $https, or $externalFunction). Use $merge to write to Atlas cluster collections: {$merge: {into: {connectionName, db, coll}}}. Use $emit to write to Kafka or Kinesis sinks: {$emit: {connectionName, topic}}. $emit only works with Kafka/Kinesis connections — do NOT use $emit with Https connections. Use $https to POST data to an Https connection: {$https: {connectionName}}. Use $externalFunction for Lambda: {$externalFunction: {connectionName, functionName, execution: 'async', as: 'result'}}. Lambda does NOT use $emit — use $externalFunction with execution='async' as a terminal stage or execution='sync' for mid-pipeline enrichment. By default $https.onError is 'dlq', which requires a DLQ (see dlq parameter). Set {$https: {connectionName, onError: 'ignore'}} to skip DLQ. For Kafka $emit with Schema Registry: {$emit: {connectionName, topic, schemaRegistry: {connectionName: '<sr-connection>', valueSchema: {type: 'avro', schema: {<avro-schema>}, options: {subjectNameStrategy: 'TopicNameStrategy', autoRegisterSchemas: true}}}}}. Note: valueSchema.type must be lowercase 'avro'. valueSchema.schema (Avro schema definition) is always required even with autoRegisterSchemas. Kafka/Kinesis $source must include a 'topic'/'stream' field. $$NOW, $$ROOT, and $$CURRENT are not available in streaming request. Connections referenced in $source/$merge/$emit/$https must already exist in the workspace.
   * @param dlq Dead letter queue configuration. Only for resource='processor'. Only include when the user explicitly requests a DLQ, or when the pipeline uses $https with default onError='dlq'. The DLQ connection must already exist in the workspace.
   * @param processorTier Baseline processing tier. Only for resource='processor'. Defaults to the workspace tier when omitted.
   * @param autoscaling Autoscaling configuration. Only for resource='processor'. Set enabled=true to enable it; omitted means disabled at creation. minTier and maxTier default to workspace bounds when enabled.
   * @param autoStart Start the processor immediately after creation. Default: false. Only for resource='processor'. Omit unless the user explicitly asks to start the processor right away.
   * @param privateLinkConfig PrivateLink configuration including provider and provider-specific fields. Required when resource='privatelink'.
   */
  function atlasStreamsBuild(input: {
    projectId: string;
    resource: "workspace" | "connection" | "processor" | "privatelink";
    workspaceName?: string;
    cloudProvider?: "AWS" | "GCP" | "AZURE";
    region?: string;
    tier?: "SP2" | "SP5" | "SP10" | "SP30" | "SP50";
    includeSampleData?: boolean;
    connectionName?: string;
    connectionType?: "Kafka" | "Cluster" | "S3" | "Https" | "AWSKinesisDataStreams" | "AWSLambda" | "SchemaRegistry" | "Sample";
    connectionConfig?: { authentication?: { aws?: { roleArn?: string; [key: string]: unknown }; mechanism?: "PLAIN" | "SCRAM-256" | "SCRAM-512" | "OAUTHBEARER" | "AWS_MSK_IAM"; password?: string; username?: string; [key: string]: unknown }; aws?: { roleArn?: string; testBucket?: string; [key: string]: unknown }; bootstrapServers?: string | Array<string>; clusterName?: string; dbRoleToExecute?: { role?: string; type?: "BUILT_IN" | "CUSTOM"; [key: string]: unknown }; headers?: { [key: string]: string }; networking?: { access?: { connectionId?: string; type?: string; [key: string]: unknown }; [key: string]: unknown }; provider?: string; schemaRegistryAuthentication?: { password?: string; type?: "USER_INFO" | "SASL_INHERIT"; username?: string; [key: string]: unknown }; schemaRegistryUrls?: Array<string> | string; security?: { protocol?: "SASL_SSL" | "SASL_PLAINTEXT" | "SSL"; [key: string]: unknown }; url?: string; [key: string]: unknown };
    processorName?: string;
    pipeline?: Array<{ [key: string]: unknown }>;
    dlq?: { coll: string; connectionName: string; db: string; [key: string]: unknown };
    processorTier?: "SP2" | "SP5" | "SP10" | "SP30" | "SP50";
    autoscaling?: { enabled?: boolean; maxTier?: "SP2" | "SP5" | "SP10" | "SP30" | "SP50" | null; minTier?: "SP2" | "SP5" | "SP10" | "SP30" | "SP50" | null; [key: string]: unknown };
    autoStart?: boolean;
    privateLinkConfig?: { arn?: string; authenticationScheme?: "TLS" | "SASL_SCRAM" | "IAM"; azureResourceIds?: Array<string>; dnsDomain?: string; dnsSubDomain?: Array<string>; gcpServiceAttachmentUris?: Array<string>; provider: "AWS" | "GCP" | "AZURE"; region?: string; serviceEndpointId?: string; vendor?: string; [key: string]: unknown };
  }): Promise<McpToolResult>;

  /**
   * Discover and inspect Atlas Stream Processing resources. Also use for 'why is my processor failing', 'what workspaces do I have', 'show processor stats', or 'check processor health'. Use 'list-workspaces' to see all workspaces in a project. Use inspect actions for details on a specific resource. Use 'diagnose-processor' for a combined health report including state, stats, connection health, and recent errors. Use 'get-networking' for PrivateLink and account details.
   * @param projectId Atlas project ID. Use atlas-list-projects to find project IDs if not available.
   * @param action What to look up. Start with 'list-workspaces' to see available workspaces, then use inspect actions for details or 'diagnose-processor' for a health report.
   * @param workspaceName Workspace name. Required for all actions except 'list-workspaces' and 'get-networking'.
   * @param resourceName Connection or processor name. Required for 'inspect-connection', 'inspect-processor', and 'diagnose-processor'.
   * @param responseFormat Response detail level. 'concise' returns names and states only. 'detailed' returns full configuration and stats. Default: 'concise' for list actions, 'detailed' for inspect/diagnose.
   * @param cloudProvider Cloud provider (AWS, AZURE, GCP). Only for 'get-networking': returns account details for the specified provider.
   * @param region Cloud region. Only for 'get-networking': returns account details for the specified region.
   * @param limit Max results per page for list actions. Default: 20.
   * @param pageNum Page number for list actions. Default: 1.
   */
  function atlasStreamsDiscover(input: {
    projectId: string;
    action: "list-workspaces" | "inspect-workspace" | "list-connections" | "inspect-connection" | "list-processors" | "inspect-processor" | "diagnose-processor" | "get-networking";
    workspaceName?: string;
    resourceName?: string;
    responseFormat?: "concise" | "detailed";
    cloudProvider?: string;
    region?: string;
    limit?: number /* integer, >= 1, <= 100 */;
    pageNum?: number /* integer, >= 1, <= 9007199254740991 */;
  }): Promise<McpToolResult>;

  /**
   * Manage Atlas Stream Processing resources: start/stop processors, modify pipelines, update configurations. Also use for 'change the pipeline', 'scale up my processor', or 'update my workspace tier'. Common workflow: action='stop-processor' → action='modify-processor' → action='start-processor'. Use `atlas-streams-discover` with action 'inspect-processor' to check state before managing.
   * @param projectId Atlas project ID. Use atlas-list-projects to find project IDs if not available.
   * @param workspaceName Workspace name containing the resource to manage.
   * @param action Action to perform. One of: 'start-processor' — begin or resume processing (requires resourceName). 'stop-processor' — pause processing (requires resourceName). 'modify-processor' — change pipeline, DLQ, name, baseline tier, or autoscaling (requires resourceName and at least one changed field; processor must be stopped first). 'update-workspace' — change workspace tier or region. 'update-connection' — update connection config (requires resourceName). 'accept-peering' — accept a VPC peering request (requires peeringId, requesterAccountId, requesterVpcId). 'reject-peering' — reject a VPC peering request (requires peeringId). For peering actions, workspaceName can be any workspace in the project (peering is project-level).
   * @param resourceName Processor or connection name. Required for processor and connection actions.
   * @param tier Processing tier. For 'start-processor', sets the baseline tier for this run. For 'modify-processor', updates the persisted baseline tier. Must not exceed the workspace maximum tier.
   * @param autoscaling Autoscaling configuration for 'start-processor' or 'modify-processor'. Omit to preserve persisted settings. Set enabled=false to disable and clear it. Omitted bounds preserve persisted values or use workspace defaults when first enabling.
   * @param resumeFromCheckpoint Resume from last checkpoint on start. Default: true. Set false to reprocess from beginning (drops accumulated window state). Only for 'start-processor'.
   * @param startAtOperationTime ISO 8601 timestamp to resume from. Only for 'start-processor'.
   * @param pipeline New pipeline stages as an array of objects, e.g. [{$source: {connectionName: 'src'}}, {$match: {status: 'active'}}, {$merge: {into: {connectionName: 'dest', db: 'db', coll: 'coll'}}}]. Only for 'modify-processor'. Processor must be stopped first. If changing a window stage interval, the processor must be restarted with resumeFromCheckpoint=false.
   * @param dlq New DLQ configuration. Only for 'modify-processor'.
   * @param newName Rename processor. Only for 'modify-processor'.
   * @param newRegion New region for workspace. Only for 'update-workspace'. Use Atlas region names (e.g. AWS: 'VIRGINIA_USA', Azure: 'eastus2', GCP: 'US_CENTRAL1').
   * @param newTier New default tier for workspace. Only for 'update-workspace'.
   * @param connectionConfig Updated connection configuration. Only for 'update-connection'. Provide only the fields to change. Note: networking config and connection type cannot be modified after creation — to change these, delete and recreate the connection.
   * @param peeringId VPC peering connection ID. Required for 'accept-peering' and 'reject-peering'.
   * @param requesterAccountId AWS account ID of the peering requester. Required for 'accept-peering'.
   * @param requesterVpcId VPC ID of the peering requester. Required for 'accept-peering'.
   */
  function atlasStreamsManage(input: {
    projectId: string;
    workspaceName: string;
    action: "start-processor" | "stop-processor" | "modify-processor" | "update-workspace" | "update-connection" | "accept-peering" | "reject-peering";
    resourceName?: string;
    tier?: "SP2" | "SP5" | "SP10" | "SP30" | "SP50";
    autoscaling?: { enabled?: boolean; maxTier?: "SP2" | "SP5" | "SP10" | "SP30" | "SP50" | null; minTier?: "SP2" | "SP5" | "SP10" | "SP30" | "SP50" | null; [key: string]: unknown };
    resumeFromCheckpoint?: boolean;
    startAtOperationTime?: string;
    pipeline?: Array<{ [key: string]: unknown }>;
    dlq?: { coll: string; connectionName: string; db: string; [key: string]: unknown };
    newName?: string;
    newRegion?: string;
    newTier?: "SP2" | "SP5" | "SP10" | "SP30" | "SP50";
    connectionConfig?: { authentication?: { aws?: { roleArn?: string; [key: string]: unknown }; mechanism?: "PLAIN" | "SCRAM-256" | "SCRAM-512" | "OAUTHBEARER" | "AWS_MSK_IAM"; password?: string; username?: string; [key: string]: unknown }; aws?: { roleArn?: string; testBucket?: string; [key: string]: unknown }; bootstrapServers?: string | Array<string>; clusterName?: string; dbRoleToExecute?: { role?: string; type?: "BUILT_IN" | "CUSTOM"; [key: string]: unknown }; headers?: { [key: string]: string }; networking?: { access?: { connectionId?: string; type?: string; [key: string]: unknown }; [key: string]: unknown }; provider?: string; schemaRegistryAuthentication?: { password?: string; type?: "USER_INFO" | "SASL_INHERIT"; username?: string; [key: string]: unknown }; schemaRegistryUrls?: Array<string> | string; security?: { protocol?: "SASL_SSL" | "SASL_PLAINTEXT" | "SSL"; [key: string]: unknown }; url?: string; [key: string]: unknown };
    peeringId?: string;
    requesterAccountId?: string;
    requesterVpcId?: string;
  }): Promise<McpToolResult>;

  /**
   * Delete Atlas Stream Processing resources. Also use for 'remove my workspace', 'disconnect a source', 'delete all processors', or 'clean up my streams environment'. Performs basic safety checks before deletion: summarizes counts of processors and connections, highlights connections referenced by processors where possible, and surfaces API errors if processors are still running when deletion is attempted. Use `atlas-streams-discover` to review resources before deleting.
   * @param projectId Atlas project ID. Use atlas-list-projects to find project IDs if not available.
   * @param resource What to delete. 'processor': stop first recommended. 'connection': ensure no processor references it. 'workspace': removes all contained connections and processors.
   * @param workspaceName Workspace name. Required for workspace, connection, and processor deletion.
   * @param resourceName Name or ID of the specific resource to delete.
   */
  function atlasStreamsTeardown(input: {
    projectId: string;
    resource: "processor" | "connection" | "workspace" | "privatelink" | "peering";
    workspaceName?: string;
    resourceName?: string;
  }): Promise<McpToolResult>;

  /**
   * Upgrade or scale a MongoDB Atlas cluster. Free and Flex clusters can be upgraded to Flex or M10 Dedicated. Dedicated clusters can be scaled to a different instance size, and compute autoscaling settings can be updated. When scaling a Dedicated cluster, at least one of targetTier, computeAutoScaling, minInstanceSize, or maxInstanceSize must be provided. Compute autoscaling defaults to enabled when upgrading to M10 Dedicated: min instance size is set to the selected instance size, max is set two tiers above, unless overridden. Note to LLM: If provider and region are not already known, ask for both together in a single question before calling this tool. Use atlas-get-regions to resolve natural-language locations or uncertain region codes before calling this tool.
   * @param projectId Atlas project ID
   * @param clusterName Name of the cluster to upgrade
   * @param targetTier For a Free/Flex source cluster: the target tier to upgrade to, defaults to FLEX for Free clusters, M10 for Flex clusters. For a Dedicated cluster: the new instance size (M10-M80) to scale it to.
   * @param computeAutoScaling Enable/disable compute autoscaling, for a Dedicated cluster or a Free/Flex-to-M10 upgrade. Omit unless explicitly specified by the user.
   * @param minInstanceSize Minimum instance size (M10-M80) for compute autoscaling, for a Dedicated cluster or a Free/Flex-to-M10 upgrade. Omit unless explicitly specified by the user.
   * @param maxInstanceSize Maximum instance size (M10-M200) for compute autoscaling, for a Dedicated cluster or a Free/Flex-to-M10 upgrade. Omit unless explicitly specified by the user.
   * @param provider Cloud provider (e.g. AWS, GCP, AZURE) for a Free/Flex source cluster. Preserves the existing value if omitted. Does not apply if a cluster is already Dedicated.
   * @param region Cloud provider region in Atlas format using uppercase letters and underscores (e.g. US_EAST_1) for a Free/Flex source cluster. Preserves the existing value if omitted. Does not apply if a cluster is already Dedicated.
   */
  function atlasUpgradeCluster(input: {
    projectId: string;
    clusterName: string;
    targetTier?: "FLEX" | "M10" | "M20" | "M30" | "M40" | "M50" | "M60" | "M80";
    computeAutoScaling?: boolean;
    minInstanceSize?: "M10" | "M20" | "M30" | "M40" | "M50" | "M60" | "M80";
    maxInstanceSize?: "M10" | "M20" | "M30" | "M40" | "M50" | "M60" | "M80" | "M140" | "M200";
    provider?: string;
    region?: string;
  }): Promise<McpToolResult>;

  /**
   * Describe the indexes for a collection
   * @param connectionId The connection to run the operation against. Use the id returned by one of the connect tools.
   * @param database Database name
   * @param collection Collection name
   */
  function collectionIndexes(input: {
    connectionId: string;
    database: string;
    collection: string;
  }): Promise<McpToolResult>;

  /**
   * Describe the schema for a collection
   * @param connectionId The connection to run the operation against. Use the id returned by one of the connect tools.
   * @param database Database name
   * @param collection Collection name
   * @param sampleSize Number of documents to sample for schema inference Default: 50
   * @param responseBytesLimit The maximum number of bytes to return in the response. This value is capped by the server's configured maximum and cannot be exceeded. Default: 1048576
   */
  function collectionSchema(input: {
    connectionId: string;
    database: string;
    collection: string;
    sampleSize?: number;
    responseBytesLimit?: number;
  }): Promise<McpToolResult>;

  /**
   * Gets the size of the collection
   * @param connectionId The connection to run the operation against. Use the id returned by one of the connect tools.
   * @param database Database name
   * @param collection Collection name
   */
  function collectionStorageSize(input: {
    connectionId: string;
    database: string;
    collection: string;
  }): Promise<McpToolResult>;

  /**
   * Connect to a MongoDB instance and get back a connectionId to pass to the other MongoDB tools. Each call establishes a new, independent connection — multiple connections can be active at the same time.
   * @param connectionString MongoDB connection string (in the mongodb:// or mongodb+srv:// format)
   * @param connectionName Optional short label for the connection (stored slugified with a short suffix, e.g. "staging" becomes staging-<suffix>). Shown in connection listings; helpful for telling multiple connections apart.
   */
  function connect(input: {
    connectionString: string;
    connectionName?: string;
  }): Promise<McpToolResult>;

  /**
   * Gets the number of documents in a MongoDB collection using db.collection.count() and query as an optional filter parameter
   * @param connectionId The connection to run the operation against. Use the id returned by one of the connect tools.
   * @param database Database name
   * @param collection Collection name
   * @param query A filter/query parameter. Allows users to filter the documents to count. Matches the syntax of the filter argument of db.collection.count().
   */
  function count(input: {
    connectionId: string;
    database: string;
    collection: string;
    query?: { [key: string]: unknown };
  }): Promise<McpToolResult>;

  /**
   * Creates a new collection in a database. If the database doesn't exist, it will be created automatically.
   * @param connectionId The connection to run the operation against. Use the id returned by one of the connect tools.
   * @param database Database name
   * @param collection Collection name
   */
  function createCollection(input: {
    connectionId: string;
    database: string;
    collection: string;
  }): Promise<McpToolResult>;

  /**
   * Create an index for a collection
   * @param connectionId The connection to run the operation against. Use the id returned by one of the connect tools.
   * @param database Database name
   * @param collection Collection name
   * @param definition The index definition. Use 'classic' for standard indexes, 'vectorSearch' for vector search indexes, and 'search' for Atlas Search (lexical) indexes.
   * @param name The name of the index
   */
  function createIndex(input: {
    connectionId: string;
    database: string;
    collection: string;
    definition: Array<{ keys: { [key: string]: 1 | -1 | "2d" | "2dsphere" | "text" | "geoHaystack" | "hashed" }; type: "classic"; [key: string]: unknown } | { fields: Array<{ path: string; type: "filter" } | { numDimensions?: number /* >= 1, <= 8192 */; path: string; quantization?: "none" | "scalar" | "binary"; similarity?: "cosine" | "euclidean" | "dotProduct"; type: "vector" } | { modality: "text"; model: "voyage-4" | "voyage-4-large" | "voyage-4-lite" | "voyage-code-3"; path: string; type: "autoEmbed" }>; type: "vectorSearch"; [key: string]: unknown } | { analyzer?: string; mappings: { dynamic?: boolean | { typeSet: string }; fields?: { [key: string]: unknown }; [key: string]: unknown }; numPartitions?: "1" | "2" | "4"; type: "search"; [key: string]: unknown }>;
    name?: string;
  }): Promise<McpToolResult>;

  /**
   * Returns statistics that reflect the use state of a single database
   * @param connectionId The connection to run the operation against. Use the id returned by one of the connect tools.
   * @param database Database name
   */
  function dbStats(input: {
    connectionId: string;
    database: string;
  }): Promise<McpToolResult>;

  /**
   * Removes all documents that match the filter from a MongoDB collection
   * @param connectionId The connection to run the operation against. Use the id returned by one of the connect tools.
   * @param database Database name
   * @param collection Collection name
   * @param filter The query filter, specifying the deletion criteria. Matches the syntax of the filter argument of db.collection.deleteMany()
   */
  function deleteMany(input: {
    connectionId: string;
    database: string;
    collection: string;
    filter?: { [key: string]: unknown };
  }): Promise<McpToolResult>;

  /**
   * Close a MongoDB connection and revoke its connectionId.
   * @param connectionId The connectionId to disconnect.
   */
  function disconnect(input: {
    connectionId: string;
  }): Promise<McpToolResult>;

  /**
   * Removes a collection or view from the database. The method also removes any indexes associated with the dropped collection.
   * @param connectionId The connection to run the operation against. Use the id returned by one of the connect tools.
   * @param database Database name
   * @param collection Collection name
   */
  function dropCollection(input: {
    connectionId: string;
    database: string;
    collection: string;
  }): Promise<McpToolResult>;

  /**
   * Removes the specified database, deleting the associated data files
   * @param connectionId The connection to run the operation against. Use the id returned by one of the connect tools.
   * @param database Database name
   */
  function dropDatabase(input: {
    connectionId: string;
    database: string;
  }): Promise<McpToolResult>;

  /**
   * Drop an index for the provided database and collection.
   * @param connectionId The connection to run the operation against. Use the id returned by one of the connect tools.
   * @param database Database name
   * @param collection Collection name
   * @param indexName The name of the index to be dropped.
   * @param type The type of index to be deleted. Use 'classic' for standard indexes and 'search' for atlas search and vector search indexes.
   */
  function dropIndex(input: {
    connectionId: string;
    database: string;
    collection: string;
    indexName: string;
    type: "classic" | "search";
  }): Promise<McpToolResult>;

  /**
   * Returns statistics describing the execution of the winning plan chosen by the query optimizer for the evaluated method
   * @param connectionId The connection to run the operation against. Use the id returned by one of the connect tools.
   * @param database Database name
   * @param collection Collection name
   * @param method The method and its arguments to run
   * @param verbosity The verbosity of the explain plan, defaults to queryPlanner. If the user wants to know how fast is a query in execution time, use executionStats. It supports all verbosities as defined in the MongoDB Driver. Default: "queryPlanner"
   */
  function explain(input: {
    connectionId: string;
    database: string;
    collection: string;
    method: Array<{ arguments: { pipeline: Array<{ [key: string]: unknown }>; [key: string]: unknown }; name: "aggregate"; [key: string]: unknown } | { arguments: { filter?: { [key: string]: unknown }; limit?: number; projection?: { [key: string]: unknown }; sort?: { [key: string]: 1 | -1 | "asc" | "desc" | "ascending" | "descending" | { $meta: string; [key: string]: unknown } }; [key: string]: unknown }; name: "find"; [key: string]: unknown } | { arguments: { query?: { [key: string]: unknown }; [key: string]: unknown }; name: "count"; [key: string]: unknown }>;
    verbosity?: "queryPlanner" | "queryPlannerExtended" | "executionStats" | "allPlansExecution";
  }): Promise<McpToolResult>;

  /**
   * Export a query or aggregation results in the specified EJSON format.
   * @param connectionId The connection to run the operation against. Use the id returned by one of the connect tools.
   * @param database Database name
   * @param collection Collection name
   * @param exportTitle A short description to uniquely identify the export.
   * @param exportTarget The export target along with its arguments.
   * @param jsonExportFormat The format to be used when exporting collection data as EJSON with default being relaxed. relaxed: A string format that emphasizes readability and interoperability at the expense of type preservation. That is, conversion from relaxed format to BSON can lose type information. canonical: A string format that emphasizes type preservation at the expense of readability and interoperability. That is, conversion from canonical to BSON will generally preserve type information except in certain specific cases. Default: "relaxed"
   */
  function export2(input: {
    connectionId: string;
    database: string;
    collection: string;
    exportTitle: string;
    exportTarget: Array<{ arguments: { filter?: { [key: string]: unknown }; limit?: number; projection?: { [key: string]: unknown }; sort?: { [key: string]: 1 | -1 | "asc" | "desc" | "ascending" | "descending" | { $meta: string; [key: string]: unknown } }; [key: string]: unknown }; name: "find"; [key: string]: unknown } | { arguments: { pipeline: Array<{ [key: string]: unknown }>; [key: string]: unknown }; name: "aggregate"; [key: string]: unknown }>;
    jsonExportFormat?: "relaxed" | "canonical";
  }): Promise<McpToolResult>;

  /**
   * Run a find query against a MongoDB collection
   * @param connectionId The connection to run the operation against. Use the id returned by one of the connect tools.
   * @param database Database name
   * @param collection Collection name
   * @param filter The query filter, matching the syntax of the query argument of db.collection.find()
   * @param projection The projection, matching the syntax of the projection argument of db.collection.find()
   * @param limit The maximum number of documents to return Default: 10
   * @param sort A document, describing the sort order, matching the syntax of the sort argument of cursor.sort(). The keys of the object are the fields to sort on, while the values are the sort directions (1 for ascending, -1 for descending).
   * @param responseBytesLimit The maximum number of bytes to return in the response. This value is capped by the server's configured maximum and cannot be exceeded. Default: 1048576
   */
  function find(input: {
    connectionId: string;
    database: string;
    collection: string;
    filter?: { [key: string]: unknown };
    projection?: { [key: string]: unknown };
    limit?: number;
    sort?: { [key: string]: 1 | -1 | "asc" | "desc" | "ascending" | "descending" | { $meta: string; [key: string]: unknown } };
    responseBytesLimit?: number;
  }): Promise<McpToolResult>;

  /**
   * Insert an array of documents into a MongoDB collection. If the list of documents is above com.mongodb/maxRequestPayloadBytes, consider inserting them in batches.
   * @param connectionId The connection to run the operation against. Use the id returned by one of the connect tools.
   * @param database Database name
   * @param collection Collection name
   * @param documents The array of documents to insert, matching the syntax of the document argument of db.collection.insertMany().
   */
  function insertMany(input: {
    connectionId: string;
    database: string;
    collection: string;
    documents: Array<{ [key: string]: unknown }>;
  }): Promise<McpToolResult>;

  /**
   * List all collections for a given database
   * @param connectionId The connection to run the operation against. Use the id returned by one of the connect tools.
   * @param database Database name
   */
  function listCollections(input: {
    connectionId: string;
    database: string;
  }): Promise<McpToolResult>;

  /**
   * List the active MongoDB connections and their connectionIds. Use this to find a connectionId established earlier.
   */
  function listConnections(input?: Record<string, never>): Promise<McpToolResult>;

  /**
   * List all databases for a MongoDB connection
   * @param connectionId The connection to run the operation against. Use the id returned by one of the connect tools.
   */
  function listDatabases(input: {
    connectionId: string;
  }): Promise<McpToolResult>;

  /**
   * List available data sources in the MongoDB Assistant knowledge base. Use this to explore available data sources or to find search filter parameters to use in search-knowledge.
   */
  function listKnowledgeSources(input?: Record<string, never>): Promise<McpToolResult>;

  /**
   * Returns the most recent logged mongod events
   * @param connectionId The connection to run the operation against. Use the id returned by one of the connect tools.
   * @param type The type of logs to return. Global returns all recent log entries, while startupWarnings returns only warnings and errors from when the process started. Default: "global"
   * @param limit The maximum number of log entries to return. Default: 50
   */
  function mongodbLogs(input: {
    connectionId: string;
    type?: "global" | "startupWarnings";
    limit?: number /* integer, >= 1, <= 1024 */;
  }): Promise<McpToolResult>;

  /**
   * Renames a collection in a MongoDB database
   * @param connectionId The connection to run the operation against. Use the id returned by one of the connect tools.
   * @param database Database name
   * @param collection Collection name
   * @param newName The new name for the collection
   * @param dropTarget If true, drops the target collection if it exists Default: false
   */
  function renameCollection(input: {
    connectionId: string;
    database: string;
    collection: string;
    newName: string;
    dropTarget?: boolean;
  }): Promise<McpToolResult>;

  /**
   * Search for information in the MongoDB Assistant knowledge base. This includes official documentation, curated expert guidance, and other resources provided by MongoDB. Supports filtering by data source and version.
   * @param query A natural language query to search for in the MongoDB Assistant knowledge base. This should be a single question or a topic that is relevant to the user's MongoDB use case.
   * @param limit The maximum number of results to return Default: 5
   * @param dataSources A list of one or more data sources to limit the search to. You can specify a specific version of a data source by providing the version label. If not provided, the latest version of all data sources will be searched. Available data sources and their versions can be listed by calling the list-knowledge-sources tool.
   */
  function searchKnowledge(input: {
    query: string;
    limit?: number /* >= 1, <= 100 */;
    dataSources?: Array<{ name: string; versionLabel?: string; [key: string]: unknown }>;
  }): Promise<McpToolResult>;

  /**
   * Updates all documents that match the specified filter for a collection. If the list of documents is above com.mongodb/maxRequestPayloadBytes, consider updating them in batches.
   * @param connectionId The connection to run the operation against. Use the id returned by one of the connect tools.
   * @param database Database name
   * @param collection Collection name
   * @param update An update document describing the modifications to apply using update operator expressions
   * @param filter The selection criteria for the update, matching the syntax of the filter argument of db.collection.updateOne()
   * @param upsert Controls whether to insert a new document if no documents match the filter
   */
  function updateMany(input: {
    connectionId: string;
    database: string;
    collection: string;
    update: { [key: string]: unknown };
    filter?: { [key: string]: unknown };
    upsert?: boolean;
  }): Promise<McpToolResult>;

  namespace resources {
    /**
     * List the resources of MCP server mongodb-mcp-server.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpResourcesListResult>;

    /**
     * Read one resource by URI of MCP server mongodb-mcp-server.
     */
    function read(input: {
      uri: string;
    }): Promise<McpResourcesReadResult>;
  }
}
