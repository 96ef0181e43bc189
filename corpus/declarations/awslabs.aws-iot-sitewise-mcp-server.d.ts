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

declare namespace MCP.awslabsAwsIotSitewiseMcpServer {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * Get aggregated values for multiple asset properties.
   * Args:
   * entries: The list of asset property aggregate entries for the batch get request
   * next_token: The token to be used for the next set of paginated results
   * max_results: The maximum number of results to return (1-4000, default: 100)
   * region: AWS region (default: us-east-1)
   * Returns:
   * Dictionary containing batch get aggregates response
   * @param entries The list of asset property aggregate entries for the batch get request
   * @param next_token The token to be used for the next set of paginated results Default: null
   * @param max_results The maximum number of results to return (1-4000) Default: 100
   * @param region AWS region Default: "us-east-1"
   */
  function batchGetAssetPropertyAggregates(input: {
    entries: Array<{ [key: string]: unknown }>;
    next_token?: string | null;
    max_results?: number /* integer */;
    region?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get the current values for multiple asset properties.
   * Args:
   * entries: The list of asset property identifiers for the batch get request
   * next_token: The token to be used for the next set of paginated results
   * region: AWS region (default: us-east-1)
   * Returns:
   * Dictionary containing batch get response
   * @param entries The list of asset property identifiers for the batch get request
   * @param next_token The token to be used for the next set of paginated results Default: null
   * @param region AWS region Default: "us-east-1"
   */
  function batchGetAssetPropertyValue(input: {
    entries: Array<{ [key: string]: unknown }>;
    next_token?: string | null;
    region?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get the historical values for multiple asset properties.
   * Args:
   * entries: The list of asset property historical value entries for the             batch get request
   * next_token: The token to be used for the next set of paginated results
   * max_results: The maximum number of results to return (1-4000, default: 100)
   * region: AWS region (default: us-east-1)
   * Returns:
   * Dictionary containing batch get history response
   * @param entries The list of asset property historical value entries for the batch get request
   * @param next_token The token to be used for the next set of paginated results Default: null
   * @param max_results The maximum number of results to return (1-4000) Default: 100
   * @param region AWS region Default: "us-east-1"
   */
  function batchGetAssetPropertyValueHist(input: {
    entries: Array<{ [key: string]: unknown }>;
    next_token?: string | null;
    max_results?: number /* integer */;
    region?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Convert multiple Unix epoch timestamps to human-readable format.
   * This tool converts multiple timestamps at once, useful for processing
   * API responses that contain several timestamp fields.
   * Args:
   * timestamps: Dictionary of timestamp names and values
   * format_string: Python strftime format string for output formatting
   * Returns:
   * Dictionary containing conversion results for all timestamps
   * Example:
   * # Convert multiple timestamps
   * result = convert_multiple_timestamps({
   * "lastTrainedAt": "1761805552",
   * @param format_string Default: "%B %d, %Y at %H:%M:%S UTC"
   */
  function convertMultipleTimestamps(input: {
    timestamps: { [key: string]: number /* integer */ | string };
    format_string?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Convert Unix epoch timestamp to human-readable format.
   * This tool provides accurate timestamp conversion to prevent AI agents from
   * making conversion errors when interpreting Unix timestamps from API responses.
   * Args:
   * timestamp: Unix epoch timestamp (seconds since 1970-01-01)
   * format_string: Python strftime format string for output formatting
   * timezone: Timezone for conversion (currently only supports UTC)
   * Returns:
   * Dictionary containing conversion results and metadata
   * Example:
   * # Convert a single timestamp
   * result = convert_unix_timestamp(1727740800)
   * @param format_string Default: "%B %d, %Y at %H:%M:%S UTC"
   * @param timezone Default: "UTC"
   */
  function convertUnixTimestamp(input: {
    timestamp: number /* integer */ | string;
    format_string?: string;
    timezone?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Construct and validate a bulk import schema.
   * Args:
   * asset_models: List of asset model definitions. Each must include:
   * - assetModelName: string
   * - assetModelExternalId: string (required for asset references)
   * - assetModelProperties: list with name, externalId, dataType, type
   * - assetModelHierarchies: list with name, externalId, childAssetModelExternalId
   * assets: List of asset definitions. Each must include:
   * - assetName: string
   * - assetExternalId: string
   * - assetModelExternalId: string (must match an asset model)
   * - assetProperties: list with externalId (matching model property), alias
   * @param asset_models Default: null
   * @param assets Default: null
   */
  function createBulkImportSchema(input?: {
    asset_models?: Array<{ [key: string]: unknown }> | null;
    assets?: Array<{ [key: string]: unknown }> | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create a formatted timestamp range from start and end timestamps.
   * This tool formats a range of timestamps for display, useful for showing
   * training periods, evaluation periods, or other time ranges.
   * Args:
   * start_timestamp: Start Unix epoch timestamp
   * end_timestamp: End Unix epoch timestamp
   * format_string: Python strftime format string for output formatting
   * Returns:
   * Dictionary containing formatted range and individual conversions
   * Example:
   * # Create a training period range
   * result = create_timestamp_range(1727740800, 1729123200)
   * @param format_string Default: "%B %d, %Y"
   */
  function createTimestampRange(input: {
    start_timestamp: number /* integer */ | string;
    end_timestamp: number /* integer */ | string;
    format_string?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Describe an action in AWS IoT SiteWise.
   * Retrieves detailed information about a specific action, including
   * its definition, payload, target resource, execution time, and resolution details.
   * Args:
   * action_id: The ID of the action to describe (required)
   * region: AWS region (default: us-east-1)
   * Returns:
   * Dictionary containing the action details.
   * Example:
   * # Describe a specific action
   * result = describe_action('12345678-1234-1234-1234-123456789012')
   * # The response includes:
   * @param region Default: "us-east-1"
   */
  function describeAction(input: {
    action_id: string;
    region?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve information about an asset.
   * Args:
   * asset_id: The ID of the asset. Accepts UUID format (12345678-1234-1234-1234-123456789012)
   * or external ID format (externalId:my-external-id). Use list_assets to get the
   * correct ID if you only have the asset name.
   * region: AWS region (default: us-east-1)
   * exclude_properties: Whether to exclude asset properties from the             response
   * Returns:
   * Dictionary containing asset information
   * @param asset_id The ID of the asset (UUID format: 12345678-1234-1234-1234-123456789012 or external ID format: externalId:my-external-id)
   * @param region AWS region Default: "us-east-1"
   * @param exclude_properties Whether to exclude asset properties from the response Default: false
   */
  function describeAsset(input: {
    asset_id: string;
    region?: string;
    exclude_properties?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve information about an asset model.
   * Args:
   * asset_model_id: The ID of the asset model. Accepts UUID format (12345678-1234-1234-1234-123456789012)
   * or external ID format (externalId:my-external-id). Use list_asset_models to get the
   * correct ID if you only have the asset model name.
   * region: AWS region (default: us-east-1)
   * exclude_properties: Whether to exclude asset model properties
   * asset_model_version: The version of the asset model (LATEST, ACTIVE)
   * Returns:
   * Dictionary containing asset model information
   * @param asset_model_id The ID of the asset model (UUID format: 12345678-1234-1234-1234-123456789012 or external ID format: externalId:my-external-id)
   * @param region AWS region Default: "us-east-1"
   * @param exclude_properties Whether to exclude asset model properties Default: false
   * @param asset_model_version The version of the asset model (LATEST, ACTIVE) Default: "LATEST"
   */
  function describeAssetModel(input: {
    asset_model_id: string;
    region?: string;
    exclude_properties?: boolean;
    asset_model_version?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get detailed information about a specific bulk import job in AWS IoT SiteWise.
   * This function retrieves comprehensive details about a bulk import job including its configuration,
   * status, progress, error information, and execution statistics.
   * Args:
   * job_id: The unique identifier of the bulk import job (UUID format)
   * region: AWS region (default: us-east-1)
   * Returns:
   * Dictionary containing:
   * - success: Boolean indicating operation success
   * - job_id: The job identifier
   * - job_name: The job name
   * - job_status: Current status of the job
   * @param job_id The ID of the bulk import job to describe (UUID format)
   * @param region AWS region Default: "us-east-1"
   */
  function describeBulkImportJob(input: {
    job_id: string;
    region?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Describe a computation model in AWS IoT SiteWise.
   * Retrieves detailed information about a specific computation model, including
   * its configuration, data bindings, status, and metadata.
   * Args:
   * computation_model_id: The ID of the computation model to describe (required, must be in UUID format)
   * region: AWS region (default: us-east-1)
   * computation_model_version: Optional version of the computation model
   * (LATEST, ACTIVE, or specific version number)
   * Returns:
   * Dictionary containing the computation model details.
   * Example:
   * # Describe the latest version of a computation model
   * @param region Default: "us-east-1"
   * @param computation_model_version Default: null
   */
  function describeComputationModel(input: {
    computation_model_id: string;
    region?: string;
    computation_model_version?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Describe a computation model execution summary in AWS IoT SiteWise.
   * This tool intelligently determines whether to use resolve parameters based on the
   * computation model configuration:
   * - For Asset Model Level Configuration: Uses resolve parameters if provided to get execution summary for specific assets
   * - For Asset Level Configuration: Ignores resolve parameters as they're not needed (already tied to specific assets)
   * **Smart Optimization**: If you know the configuration type, provide it via the `configuration_type`
   * parameter to avoid an additional API call to describe_computation_model for type detection.
   * Args:
   * computation_model_id: The ID of the computation model (required, must be in UUID format)
   * region: AWS region (default: us-east-1)
   * resolve_to_resource_id: Optional ID of the resolved resource (only used for asset model level configurations)
   * resolve_to_resource_type: Optional type of the resolved resource (ASSET, only used for asset model level configurations)
   * @param region Default: "us-east-1"
   * @param resolve_to_resource_id Default: null
   * @param resolve_to_resource_type Default: null
   * @param configuration_type Default: null
   */
  function describeComputationModelExecutionSummary(input: {
    computation_model_id: string;
    region?: string;
    resolve_to_resource_id?: string | null;
    resolve_to_resource_type?: string | null;
    configuration_type?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve information about the default encryption configuration for your AWS account.
   * Args:
   * region: AWS region (default: us-east-1)
   * Returns:
   * Dictionary containing default encryption configuration
   * @param region AWS region Default: "us-east-1"
   */
  function describeDefaultEncryptionConfig(input?: {
    region?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Describe an execution in AWS IoT SiteWise.
   * Retrieves detailed information about a specific execution, including execution details,
   * status, timestamps, target resource information, and execution results. This provides
   * comprehensive information about the execution process.
   * Args:
   * execution_id: The ID of the execution to describe (required)
   * region: AWS region (default: us-east-1)
   * Returns:
   * Dictionary containing the execution details.
   * Example:
   * # Describe a specific execution
   * result = describe_execution('87654321-4321-4321-4321-210987654321')
   * @param region Default: "us-east-1"
   */
  function describeExecution(input: {
    execution_id: string;
    region?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve information about a gateway.
   * Args:
   * gateway_id: The ID of the gateway device
   * region: AWS region (default: us-east-1)
   * Returns:
   * Dictionary containing gateway information
   * @param gateway_id The ID of the gateway device
   * @param region AWS region Default: "us-east-1"
   */
  function describeGateway(input: {
    gateway_id: string;
    region?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve information about a gateway capability configuration.
   * Args:
   * gateway_id: The ID of the gateway that defines the capability             configuration
   * capability_namespace: The namespace of the capability configuration
   * region: AWS region (default: us-east-1)
   * Returns:
   * Dictionary containing capability configuration information
   * @param gateway_id The ID of the gateway that defines the capability configuration
   * @param capability_namespace The namespace of the capability configuration
   * @param region AWS region Default: "us-east-1"
   */
  function describeGatewayCapabilityConfig(input: {
    gateway_id: string;
    capability_namespace: string;
    region?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve the current AWS IoT SiteWise logging options.
   * Args:
   * region: AWS region (default: us-east-1)
   * Returns:
   * Dictionary containing logging options
   * @param region AWS region Default: "us-east-1"
   */
  function describeLoggingOptions(input?: {
    region?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve information about the storage configuration for your AWS account.
   * Args:
   * region: AWS region (default: us-east-1)
   * Returns:
   * Dictionary containing storage configuration
   * @param region AWS region Default: "us-east-1"
   */
  function describeStorageConfiguration(input?: {
    region?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve information about a time series (data stream).
   * Args:
   * alias: The alias that identifies the time series
   * asset_id: The ID of the asset in which the asset property was created
   * property_id: The ID of the asset property
   * region: AWS region (default: us-east-1)
   * Returns:
   * Dictionary containing time series information
   * @param alias The alias that identifies the time series Default: null
   * @param asset_id The ID of the asset in which the asset property was created Default: null
   * @param property_id The ID of the asset property Default: null
   * @param region AWS region Default: "us-east-1"
   */
  function describeTimeSeries(input?: {
    alias?: string | null;
    asset_id?: string | null;
    property_id?: string | null;
    region?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Execute comprehensive SQL queries against AWS IoT SiteWise data using the executeQuery API.
   * The AWS IoT SiteWise query language supports SQL capabilities including:
   * - Views: asset, asset_property, raw_time_series,         latest_value_time_series, precomputed_aggregates
   * - SQL clauses: SELECT, FROM, WHERE, GROUP BY, ORDER BY, HAVING, LIMIT
   * - Functions: Aggregation, date/time, string, mathematical, conditional
   * - Operators: Comparison, logical, arithmetic, pattern matching (LIKE)
   * - JOIN operations: JOIN, LEFT JOIN,
   * UNION (prefer implicit joins for performance)
   * Available Views and Schema (From Official AWS Documentation):
   * ASSET VIEW: Contains information about the asset and model derivation
   * - asset_id (string), asset_name (string), asset_description (string)
   * - asset_model_id (string), parent_asset_id (string),
   * @param query_statement SQL query statement to execute against AWS IoT SiteWise data
   * @param region AWS region Default: "us-east-1"
   * @param next_token The token to be used for the next set of paginated results Default: null
   * @param max_results The maximum number of results to return (1-10000) Default: 100
   */
  function executeQuery(input: {
    query_statement: string;
    region?: string;
    next_token?: string | null;
    max_results?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get aggregated values for an asset property.
   * Args:
   * asset_id: The ID of the asset
   * property_id: The ID of the asset property
   * property_alias: The alias that identifies the property
   * aggregate_types: The data aggregating function (AVERAGE, COUNT, MAXIMUM,             MINIMUM, SUM, STANDARD_DEVIATION)
   * resolution: The time interval over which to aggregate data
   * start_date: The exclusive start of the range (ISO 8601 format)
   * end_date: The inclusive end of the range (ISO 8601 format)
   * qualities: The quality by which to filter asset data (GOOD, BAD, UNCERTAIN)
   * time_ordering: The chronological sorting order of the requested information             (ASCENDING, DESCENDING)
   * next_token: The token to be used for the next set of paginated results
   * @param asset_id The ID of the asset Default: null
   * @param property_id The ID of the asset property Default: null
   * @param property_alias The alias that identifies the property Default: null
   * @param aggregate_types The data aggregating function (AVERAGE, COUNT, MAXIMUM, MINIMUM, SUM, STANDARD_DEVIATION) Default: null
   * @param resolution The time interval over which to aggregate data Default: "1h"
   * @param start_date The exclusive start of the range (ISO 8601 format) Default: null
   * @param end_date The inclusive end of the range (ISO 8601 format) Default: null
   * @param qualities The quality by which to filter asset data (GOOD, BAD, UNCERTAIN) Default: null
   * @param time_ordering The chronological sorting order (ASCENDING, DESCENDING) Default: "ASCENDING"
   * @param next_token The token to be used for the next set of paginated results Default: null
   * @param max_results The maximum number of results to return (1-4000) Default: 100
   * @param region AWS region Default: "us-east-1"
   */
  function getAssetPropertyAggregates(input?: {
    asset_id?: string | null;
    property_id?: string | null;
    property_alias?: string | null;
    aggregate_types?: Array<string> | null;
    resolution?: string;
    start_date?: string | null;
    end_date?: string | null;
    qualities?: Array<string> | null;
    time_ordering?: string;
    next_token?: string | null;
    max_results?: number /* integer */;
    region?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get the current value for the given asset property.
   * Args:
   * asset_id: The ID of the asset
   * property_id: The ID of the asset property
   * property_alias: The alias that identifies the property
   * region: AWS region (default: us-east-1)
   * Returns:
   * Dictionary containing current property value
   * @param asset_id The ID of the asset Default: null
   * @param property_id The ID of the asset property Default: null
   * @param property_alias The alias that identifies the property Default: null
   * @param region AWS region Default: "us-east-1"
   */
  function getAssetPropertyValue(input?: {
    asset_id?: string | null;
    property_id?: string | null;
    property_alias?: string | null;
    region?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get the history of an asset property's values.
   * Args:
   * asset_id: The ID of the asset
   * property_id: The ID of the asset property
   * property_alias: The alias that identifies the property
   * start_date: The exclusive start of the range (ISO 8601 format)
   * end_date: The inclusive end of the range (ISO 8601 format)
   * qualities: The quality by which to filter asset data (GOOD, BAD, UNCERTAIN)
   * time_ordering: The chronological sorting order of the requested information             (ASCENDING, DESCENDING)
   * next_token: The token to be used for the next set of paginated results
   * max_results: The maximum number of results to return (1-4000, default: 100)
   * region: AWS region (default: us-east-1)
   * @param asset_id The ID of the asset Default: null
   * @param property_id The ID of the asset property Default: null
   * @param property_alias The alias that identifies the property Default: null
   * @param start_date The exclusive start of the range (ISO 8601 format) Default: null
   * @param end_date The inclusive end of the range (ISO 8601 format) Default: null
   * @param qualities The quality by which to filter asset data (GOOD, BAD, UNCERTAIN) Default: null
   * @param time_ordering The chronological sorting order (ASCENDING, DESCENDING) Default: "ASCENDING"
   * @param next_token The token to be used for the next set of paginated results Default: null
   * @param max_results The maximum number of results to return (1-4000) Default: 100
   * @param region AWS region Default: "us-east-1"
   */
  function getAssetPropertyValueHistory(input?: {
    asset_id?: string | null;
    property_id?: string | null;
    property_alias?: string | null;
    start_date?: string | null;
    end_date?: string | null;
    qualities?: Array<string> | null;
    time_ordering?: string;
    next_token?: string | null;
    max_results?: number /* integer */;
    region?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get the current Unix timestamp and formatted time.
   * This tool provides the current timestamp in both Unix epoch format
   * and human-readable format, useful for reference when working with timestamps.
   * Returns:
   * Dictionary containing current timestamp information
   */
  function getCurrentTimestamp(input?: Record<string, unknown>): Promise<McpToolResult>;

  /**
   * Get interpolated values for an asset property for a specified time interval.
   * Args:
   * asset_id: The ID of the asset
   * property_id: The ID of the asset property
   * property_alias: The alias that identifies the property
   * start_time_in_seconds: The exclusive start of the range (Unix epoch             time in seconds)
   * end_time_in_seconds: The inclusive end of the range (Unix epoch time             in seconds)
   * quality: The quality of the asset property value (GOOD, BAD, UNCERTAIN)
   * interval_in_seconds: The time interval in seconds over which to             interpolate data
   * next_token: The token to be used for the next set of paginated results
   * max_results: The maximum number of results to return (1-4000, default: 100)
   * interpolation_type: The interpolation type (LINEAR_INTERPOLATION,             LOCF_INTERPOLATION)
   * @param asset_id The ID of the asset Default: null
   * @param property_id The ID of the asset property Default: null
   * @param property_alias The alias that identifies the property Default: null
   * @param start_time_in_seconds The exclusive start of the range (Unix epoch time in seconds) Default: null
   * @param end_time_in_seconds The inclusive end of the range (Unix epoch time in seconds) Default: null
   * @param quality The quality of the asset property value (GOOD, BAD, UNCERTAIN) Default: "GOOD"
   * @param interval_in_seconds The time interval in seconds over which to interpolate data Default: 3600
   * @param next_token The token to be used for the next set of paginated results Default: null
   * @param max_results The maximum number of results to return (1-250) Default: 100
   * @param interpolation_type The interpolation type (LINEAR_INTERPOLATION, LOCF_INTERPOLATION) Default: "LINEAR_INTERPOLATION"
   * @param interval_window_in_seconds The query interval for interpolated values Default: null
   * @param region AWS region Default: "us-east-1"
   */
  function getInterplAssetPropertyValues(input?: {
    asset_id?: string | null;
    property_id?: string | null;
    property_alias?: string | null;
    start_time_in_seconds?: number /* integer */ | null;
    end_time_in_seconds?: number /* integer */ | null;
    quality?: string;
    interval_in_seconds?: number /* integer */;
    next_token?: string | null;
    max_results?: number /* integer */;
    interpolation_type?: string;
    interval_window_in_seconds?: number /* integer */ | null;
    region?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get details of a metadata transfer job.
   * Args:
   * metadata_transfer_job_id: The ID of the metadata transfer job to retrieve
   * region: AWS region (default: us-east-1)
   * Returns:
   * Dictionary containing job details
   * @param metadata_transfer_job_id The metadata transfer job ID to retrieve
   * @param region AWS region Default: "us-east-1"
   */
  function getMetadataTransferJob(input: {
    metadata_transfer_job_id: string;
    region?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get the current SiteWise server mode and available capabilities.
   * This tool helps users understand what operations are available
   * and provides guidance for enabling write operations if needed.
   * Returns:
   * Dictionary containing server mode information and capabilities
   */
  function getSitewiseServerMode(input?: Record<string, unknown>): Promise<McpToolResult>;

  /**
   * List actions for a specific target resource in AWS IoT SiteWise.
   * Retrieves a paginated list of actions associated with a specific target resource.
   * You can filter by resolved resource and control pagination.
   * Args:
   * target_resource_id: The ID of the target resource (required)
   * target_resource_type: The type of resource - ASSET or COMPUTATION_MODEL (required)
   * region: AWS region (default: us-east-1)
   * max_results: Optional maximum number of results to return (1-250)
   * next_token: Optional token for pagination to get the next set of results
   * resolve_to_resource_id: Optional ID of the resolved resource
   * resolve_to_resource_type: Optional type of the resolved resource (ASSET)
   * Returns:
   * @param region Default: "us-east-1"
   * @param max_results Default: null
   * @param next_token Default: null
   * @param resolve_to_resource_id Default: null
   * @param resolve_to_resource_type Default: null
   */
  function listActions(input: {
    target_resource_id: string;
    target_resource_type: string;
    region?: string;
    max_results?: number /* integer */ | null;
    next_token?: string | null;
    resolve_to_resource_id?: string | null;
    resolve_to_resource_type?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve a paginated list of properties associated with an asset model.
   * Args:
   * asset_model_id: The ID of the asset model. Accepts UUID format (12345678-1234-1234-1234-123456789012)
   * or external ID format (externalId:my-external-id). Use list_asset_models to get the
   * correct ID if you only have the asset model name.
   * region: AWS region (default: us-east-1)
   * next_token: The token to be used for the next set of paginated results
   * max_results: The maximum number of results to return (
   * 1-250,
   * default: 50)         asset_model_version: The version of the asset model (
   * LATEST,
   * ACTIVE)
   * @param asset_model_id The ID of the asset model (UUID format: 12345678-1234-1234-1234-123456789012 or external ID format: externalId:my-external-id)
   * @param region AWS region Default: "us-east-1"
   * @param next_token The token to be used for the next set of paginated results Default: null
   * @param max_results The maximum number of results to return (1-250) Default: 50
   * @param asset_model_version The version of the asset model (LATEST, ACTIVE) Default: "LATEST"
   * @param filter_type Filter properties by type (ALL, BASE) Default: null
   */
  function listAssetModelProperties(input: {
    asset_model_id: string;
    region?: string;
    next_token?: string | null;
    max_results?: number /* integer */;
    asset_model_version?: string;
    filter_type?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve a paginated list of summaries for all asset models.
   * Args:
   * region: AWS region (default: us-east-1)
   * next_token: The token to be used for the next set of paginated results
   * max_results: The maximum number of results to return (1-250, default: 50)
   * asset_model_types: The type of asset model (ASSET_MODEL, COMPONENT_MODEL)
   * Returns:
   * Dictionary containing list of asset models
   * @param region AWS region Default: "us-east-1"
   * @param next_token The token to be used for the next set of paginated results Default: null
   * @param max_results The maximum number of results to return (1-250) Default: 50
   * @param asset_model_types The type of asset model (ASSET_MODEL, COMPONENT_MODEL) Default: null
   */
  function listAssetModels(input?: {
    region?: string;
    next_token?: string | null;
    max_results?: number /* integer */;
    asset_model_types?: Array<string> | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve a paginated list of asset summaries.
   * Args:
   * region: AWS region (default: us-east-1)
   * next_token: The token to be used for the next set of paginated results
   * max_results: The maximum number of results to return (1-250, default: 50)
   * asset_model_id: The ID of the asset model by which to filter the list of assets
   * filter_type: The filter for the requested list of assets (ALL, TOP_LEVEL)
   * Returns:
   * Dictionary containing list of assets
   * @param region AWS region Default: "us-east-1"
   * @param next_token The token to be used for the next set of paginated results Default: null
   * @param max_results The maximum number of results to return (1-250) Default: 50
   * @param asset_model_id The ID of the asset model by which to filter the list of assets Default: null
   * @param filter_type Filter assets by ALL or TOP_LEVEL Default: null
   */
  function listAssets(input?: {
    region?: string;
    next_token?: string | null;
    max_results?: number /* integer */;
    asset_model_id?: string | null;
    filter_type?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve a paginated list of associated assets.
   * Args:
   * asset_id: The ID of the asset to query. Accepts UUID format (12345678-1234-1234-1234-123456789012)
   * or external ID format (externalId:my-external-id). Use list_assets to get the
   * correct ID if you only have the asset name.
   * region: AWS region (default: us-east-1)
   * hierarchy_id: The ID of the hierarchy by which child assets are             associated
   * traversal_direction: The direction to list associated assets (
   * PARENT,
   * CHILD)         next_token: The token to be used for the next set of                                                 paginated results
   * max_results: The maximum number of results to return (
   * 1-250,
   * @param asset_id The ID of the asset to query (UUID format: 12345678-1234-1234-1234-123456789012 or external ID format: externalId:my-external-id)
   * @param region AWS region Default: "us-east-1"
   * @param hierarchy_id The ID of the hierarchy by which child assets are associated Default: null
   * @param traversal_direction The direction to list associated assets (PARENT, CHILD) Default: "PARENT"
   * @param next_token The token to be used for the next set of paginated results Default: null
   * @param max_results The maximum number of results to return (1-250) Default: 50
   */
  function listAssociatedAssets(input: {
    asset_id: string;
    region?: string;
    hierarchy_id?: string | null;
    traversal_direction?: string;
    next_token?: string | null;
    max_results?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List bulk import jobs in AWS IoT SiteWise.
   * This function retrieves a paginated list of bulk import job summaries with optional filtering
   * by job status. Each job summary includes basic information like job ID, name, status, and timestamps.
   * Args:
   * filter: Optional filter to apply to the list. Valid values:
   * - ALL: List all jobs (default)
   * - PENDING: Jobs waiting to start
   * - RUNNING: Jobs currently executing
   * - CANCELLED: Jobs that were cancelled
   * - FAILED: Jobs that failed
   * - COMPLETED_WITH_FAILURES: Jobs completed but with some failures
   * - COMPLETED: Jobs that completed successfully
   * @param filter Filter to apply to the list of bulk import jobs. Valid values: ALL, PENDING, RUNNING, CANCELLED, FAILED, COMPLETED_WITH_FAILURES, COMPLETED Default: null
   * @param next_token The token to be used for the next set of paginated results Default: null
   * @param max_results The maximum number of results to return (1-250) Default: 50
   * @param region AWS region Default: "us-east-1"
   */
  function listBulkImportJobs(input?: {
    filter?: string | null;
    next_token?: string | null;
    max_results?: number /* integer */;
    region?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Find computation models that use a given resource in data binding.
   * This API helps you find computation models which are bound to a given resource:
   * - Asset model (fetch all computation models where any of this asset model's properties are bound)
   * - Asset (fetch all computation models where any of this asset's properties are bound)
   * - Asset model property (fetch all computation models where this property is bound)
   * - Asset property (fetch all computation models where this property is bound)
   * Args:
   * data_binding_value_filter: Filter to specify which resource to search for (required)
   * region: AWS region (default: us-east-1)
   * max_results: Optional maximum number of results to return (1-250)
   * next_token: Optional token for pagination to get the next set of results
   * Returns:
   * @param region Default: "us-east-1"
   * @param max_results Default: null
   * @param next_token Default: null
   */
  function listComputationModelDataBindingUsages(input: {
    data_binding_value_filter: { [key: string]: unknown };
    region?: string;
    max_results?: number /* integer */ | null;
    next_token?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List computation model resolve to resources in AWS IoT SiteWise.
   * Retrieves a paginated list of resources that a computation model resolves to.
   * This shows the specific assets or other resources that are associated with
   * the computation model through resolve-to relationships.
   * Args:
   * computation_model_id: The ID of the computation model (required, must be in UUID format)
   * region: AWS region (default: us-east-1)
   * max_results: Optional maximum number of results to return (1-250)
   * next_token: Optional token for pagination to get the next set of results
   * Returns:
   * Dictionary containing the list of resolve-to resources and pagination info.
   * Example:
   * @param region Default: "us-east-1"
   * @param max_results Default: null
   * @param next_token Default: null
   */
  function listComputationModelResolveToResources(input: {
    computation_model_id: string;
    region?: string;
    max_results?: number /* integer */ | null;
    next_token?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List computation models in AWS IoT SiteWise.
   * Retrieves a paginated list of computation models in your AWS account.
   * You can filter by computation model type and control pagination.
   * Args:
   * region: AWS region (default: us-east-1)
   * computation_model_type: Optional filter by computation model type (e.g., 'ANOMALY_DETECTION')
   * max_results: Optional maximum number of results to return (1-250, default: AWS default)
   * next_token: Optional token for pagination to get the next set of results
   * Returns:
   * Dictionary containing the list of computation models and pagination info.
   * Example:
   * # List all computation models
   * @param region Default: "us-east-1"
   * @param computation_model_type Default: null
   * @param max_results Default: null
   * @param next_token Default: null
   */
  function listComputationModels(input?: {
    region?: string;
    computation_model_type?: string | null;
    max_results?: number /* integer */ | null;
    next_token?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List executions for a specific target resource in AWS IoT SiteWise.
   * Retrieves a paginated list of executions that occurred after performing execute actions
   * on the specified target resource. This shows the progress status, error information,
   * and execution details for training actions, inference schedules, and other action types.
   * Args:
   * target_resource_id: The ID of the target resource to list executions for (required, must be in UUID format)
   * target_resource_type: The type of resource - ASSET or COMPUTATION_MODEL (required)
   * region: AWS region (default: us-east-1)
   * action_type: Optional type of action executed to filter results
   * max_results: Optional maximum number of results to return (1-250)
   * next_token: Optional token for pagination to get the next set of results
   * resolve_to_resource_id: Optional ID of the resolved resource
   * @param region Default: "us-east-1"
   * @param action_type Default: null
   * @param max_results Default: null
   * @param next_token Default: null
   * @param resolve_to_resource_id Default: null
   * @param resolve_to_resource_type Default: null
   */
  function listExecutions(input: {
    target_resource_id: string;
    target_resource_type: string;
    region?: string;
    action_type?: string | null;
    max_results?: number /* integer */ | null;
    next_token?: string | null;
    resolve_to_resource_id?: string | null;
    resolve_to_resource_type?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve a paginated list of gateways.
   * Args:
   * region: AWS region (default: us-east-1)
   * next_token: The token to be used for the next set of paginated results
   * max_results: The maximum number of results to return (
   * 1-250,
   * default: 50)
   * Returns:
   * Dictionary containing list of gateways
   * @param region AWS region Default: "us-east-1"
   * @param next_token The token to be used for the next set of paginated results Default: null
   * @param max_results The maximum number of results to return (1-250) Default: 50
   */
  function listGateways(input?: {
    region?: string;
    next_token?: string | null;
    max_results?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List metadata transfer jobs.
   * Args:
   * source_type: Filter by source type (s3, iotsitewise) - REQUIRED
   * destination_type: Filter by destination type (s3, iotsitewise) - REQUIRED
   * region: AWS region (default: us-east-1)
   * max_results: Maximum number of results to return (1-200, default: 50)
   * next_token: Token for pagination
   * Returns:
   * Dictionary containing list of metadata transfer jobs
   * @param source_type Filter by source type (s3, iotsitewise) - REQUIRED
   * @param destination_type Filter by destination type (s3, iotsitewise) - REQUIRED
   * @param region AWS region Default: "us-east-1"
   * @param max_results Maximum number of results to return (1-200) Default: 50
   * @param next_token Token for pagination Default: null
   */
  function listMetadataTransferJobs(input: {
    source_type: string;
    destination_type: string;
    region?: string;
    max_results?: number /* integer */;
    next_token?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve a paginated list of time series (data streams).
   * Args:
   * region: AWS region (default: us-east-1)
   * next_token: The token to be used for the next set of paginated results
   * max_results: The maximum number of results to return (
   * 1-250,
   * default: 50)         asset_id: The ID of the asset in which the asset                                                                 property was created
   * alias_prefix: The alias prefix of the time series
   * time_series_type: The type of the time series (
   * ASSOCIATED,
   * DISASSOCIATED)
   * Returns:
   * @param region AWS region Default: "us-east-1"
   * @param next_token The token to be used for the next set of paginated results Default: null
   * @param max_results The maximum number of results to return (1-250) Default: 50
   * @param asset_id The ID of the asset in which the asset property was created Default: null
   * @param alias_prefix The alias prefix of the time series Default: null
   * @param time_series_type The type of the time series (ASSOCIATED, DISASSOCIATED) Default: null
   */
  function listTimeSeries(input?: {
    region?: string;
    next_token?: string | null;
    max_results?: number /* integer */;
    asset_id?: string | null;
    alias_prefix?: string | null;
    time_series_type?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  namespace prompts {
    /**
     * Get one prompt by name of MCP server awslabs.aws-iot-sitewise-mcp-server.
     */
    function get(input: {
      name: string;
      arguments?: { [key: string]: string };
    }): Promise<McpPromptsGetResult>;

    /**
     * List the prompts of MCP server awslabs.aws-iot-sitewise-mcp-server.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpPromptsListResult>;
  }

  namespace resources {
    /**
     * List the resources of MCP server awslabs.aws-iot-sitewise-mcp-server.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpResourcesListResult>;

    /**
     * Read one resource by URI of MCP server awslabs.aws-iot-sitewise-mcp-server.
     */
    function read(input: {
      uri: string;
    }): Promise<McpResourcesReadResult>;
  }
}
