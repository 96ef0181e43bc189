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

declare namespace MCP.awslabsCloudwatchMcpServer {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * Analyzes a CloudWatch log group for anomalies, message patterns, and error patterns within a specified time window.
   * This tool performs an analysis of the specified log group by:
   * 1. Discovering and checking log anomaly detectors associated with the log group
   * 2. Retrieving anomalies from those detectors that fall within the specified time range
   * 3. Identifying the top 5 most common message patterns
   * 4. Finding the top 5 patterns containing error-related terms
   * Usage: Use this tool to detect anomalies and understand common patterns in your log data, particularly
   * focusing on error patterns that might indicate issues. This can help identify potential problems and
   * understand the typical behavior of your application.
   * Returns:
   * --------
   * A LogsAnalysisResult object containing:
   * @param log_group_arn The log group arn to look for anomalies in, as returned by the describe_log_groups tools
   * @param start_time ISO 8601 formatted start time for the CloudWatch Logs Insights query window (e.g., "2025-04-19T20:00:00+00:00").
   * @param end_time ISO 8601 formatted end time for the CloudWatch Logs Insights query window (e.g., "2025-04-19T21:00:00+00:00").
   * @param region AWS region to query. Defaults to AWS_REGION environment variable or us-east-1 if not set. Default: null
   * @param profile_name AWS CLI Profile Name to use for AWS access. Falls back to AWS_PROFILE environment variable if not specified, or uses default AWS credential chain. Default: null
   */
  function analyzeLogGroup(input: {
    log_group_arn: string;
    start_time: string;
    end_time: string;
    region?: string | null;
    profile_name?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Analyzes CloudWatch metric data to determine seasonality, trend, data density and statistical properties.
   * This tool provides RAW DATA ONLY about historical metric data and performs analysis including:
   * - Seasonality detection
   * - Trend analysis
   * - Data density and publishing period
   * - Advanced statistical measures (min/max/median, std dev, noise)
   * Usage: Use this tool to get objective metric analysis data.
   * Args:
   * ctx: The MCP context object for error handling and logging.
   * namespace: The metric namespace (e.g., "AWS/EC2", "AWS/Lambda")
   * metric_name: The name of the metric (e.g., "CPUUtilization", "Duration")
   * dimensions: List of dimensions with name and value pairs
   * @param namespace The namespace of the metric (e.g., 'AWS/EC2', 'AWS/Lambda')
   * @param metric_name The name of the metric (e.g., 'CPUUtilization', 'Duration')
   * @param dimensions List of dimensions that identify the metric, each with name and value
   * @param region AWS region to query. Defaults to AWS_REGION environment variable or us-east-1 if not set. Default: null
   * @param profile_name AWS CLI Profile Name to use for AWS access. Falls back to AWS_PROFILE environment variable if not specified, or uses default AWS credential chain. Default: null
   * @param statistic The statistic to use for the metric analysis Default: "AVG"
   */
  function analyzeMetric(input: {
    namespace: string;
    metric_name: string;
    dimensions?: Array<{ name: string; value: string; [key: string]: unknown }>;
    region?: string | null;
    profile_name?: string | null;
    statistic?: "AVG" | "COUNT" | "MAX" | "MIN" | "SUM" | "Average" | "Sum" | "Maximum" | "Minimum" | "SampleCount";
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Cancels an ongoing CloudWatch Logs Insights query. If the query has already ended, returns an error that the given query is not running.
   * Usage: If a log query is started by execute_log_insights_query tool and has a polling time out, this tool can be used to cancel
   * it prematurely to avoid incurring additional costs.
   * Returns:
   * --------
   * A LogsQueryCancelResult with a "success" key, which is True if the query was successfully cancelled.
   * @param query_id The unique ID of the ongoing query to cancel. CRITICAL: This ID is returned by the execute_log_insights_query tool.
   * @param region AWS region to query. Defaults to AWS_REGION environment variable or us-east-1 if not set. Default: null
   * @param profile_name AWS CLI Profile Name to use for AWS access. Falls back to AWS_PROFILE environment variable if not specified, or uses default AWS credential chain. Default: null
   */
  function cancelLogsInsightQuery(input: {
    query_id: string;
    region?: string | null;
    profile_name?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Lists AWS CloudWatch log groups and saved queries associated with them, optionally filtering by a name prefix.
   * This tool retrieves information about log groups in the account, or log groups in accounts linked to this account as a monitoring account.
   * If a prefix is provided, only log groups with names starting with the specified prefix are returned.
   * Additionally returns any user saved queries that are associated with any of the returned log groups.
   * Usage: Use this tool to discover log groups that you'd retrieve or query logs from and queries that have been saved by the user.
   * Returns:
   * --------
   * List of log group metadata dictionaries and saved queries associated with them
   * Each log group metadata contains details such as:
   * - logGroupName: The name of the log group.
   * - creationTime: Timestamp when the log group was created
   * - retentionInDays: Retention period, if set
   * @param account_identifiers When include_linked_accounts is set to True, use this parameter to specify the list of accounts to search. IMPORTANT: Only has affect if include_linked_accounts is True Default: null
   * @param include_linked_accounts If the AWS account is a monitoring account, set this to True to have the tool return log groups in the accounts listed in account_identifiers. If this parameter is set to true and account_identifiers contains a null value, the tool returns all log groups in the monitoring account and all log groups in all source accounts that are linked to the monitoring account. Default: false
   * @param log_group_class If specified, filters for only log groups of the specified class. Default: null
   * @param log_group_name_prefix An exact prefix to filter log groups by name. IMPORTANT: Only log groups with names starting with this prefix will be returned. Default: null
   * @param max_items The maximum number of log groups to return. Default: null
   * @param region AWS region to query. Defaults to AWS_REGION environment variable or us-east-1 if not set. Default: null
   * @param profile_name AWS CLI Profile Name to use for AWS access. Falls back to AWS_PROFILE environment variable if not specified, or uses default AWS credential chain. Default: null
   */
  function describeLogGroups(input?: {
    account_identifiers?: Array<string> | null;
    include_linked_accounts?: boolean | null;
    log_group_class?: "STANDARD" | "INFREQUENT_ACCESS" | null;
    log_group_name_prefix?: string | null;
    max_items?: number /* integer */ | null;
    region?: string | null;
    profile_name?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Run a CloudWatch Logs Insights query across multiple log groups, accounts, and regions.
   * Automatically chunks log groups (max 50 per StartQuery), throttles concurrency
   * to 25% of account limits, retries transient failures, and splits time ranges
   * on 10k-record or timeout hits (up to 4 levels). Results are annotated with
   * _region, _logGroups, and optionally _account metadata.
   * For simple single-region queries on a few log groups, use execute_log_insights_query instead.
   * Raises:
   * ValueError: If input parameters are invalid (e.g. start_time >= end_time).
   * @param log_group_names List of CloudWatch log group names or ARNs to query. Use ARN format (arn:aws:logs:region:account-id:log-group:name) for cross-account/cross-region queries. These will be automatically chunked into batches of 50 per StartQuery call.
   * @param regions List of AWS regions to query (e.g. ["us-east-1", "eu-west-1"]). The same query and log group names are executed in every region.
   * @param start_time ISO 8601 start time (e.g. "2025-04-19T20:00:00+00:00").
   * @param end_time ISO 8601 end time (e.g. "2025-04-19T21:00:00+00:00").
   * @param query_string CloudWatch Logs Insights query string. See https://docs.aws.amazon.com/AmazonCloudWatch/latest/logs/CWL_QuerySyntax.html
   * @param limit Max log events per chunk. Use this or a `| limit N` clause in the query to avoid overwhelming the agent context window. Default: null
   * @param max_timeout Max seconds to poll each chunk before giving up (default 120). Default: 120
   * @param account_label Optional account identifier to annotate results with (e.g., "prod-123456789012"). Useful for cross-account queries from a monitoring account to label which source account the data came from. Default: null
   * @param profile_name AWS CLI profile name (e.g., "prod-readonly", "default"). Falls back to AWS_PROFILE env var or default credential chain. Default: null
   */
  function executeCwlInsightsBatch(input: {
    log_group_names: Array<string>;
    regions: Array<string>;
    start_time: string;
    end_time: string;
    query_string: string;
    limit?: number /* integer */ | null;
    max_timeout?: number /* integer */;
    account_label?: string | null;
    profile_name?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Executes a CloudWatch Logs Insights query and waits for the results to be available.
   * IMPORTANT: The operation must include exactly one of the following parameters: log_group_names, or log_group_identifiers.
   * CRITICAL: The volume of returned logs can easily overwhelm the agent context window. Always include a limit in the query
   * (| limit 50) or using the limit parameter.
   * Usage: Use to query, filter, collect statistics, or find patterns in one or more log groups. For example, the following
   * query lists exceptions per hour.
   * ```
   * filter @message like /Exception/
   * | stats count(*) as exceptionCount by bin(1h)
   * | sort exceptionCount desc
   * ```
   * Returns:
   * @param start_time ISO 8601 formatted start time for the CloudWatch Logs Insights query window (e.g., "2025-04-19T20:00:00+00:00").
   * @param end_time ISO 8601 formatted end time for the CloudWatch Logs Insights query window (e.g., "2025-04-19T21:00:00+00:00").
   * @param query_string The query string in the Cloudwatch Log Insights Query Language. See https://docs.aws.amazon.com/AmazonCloudWatch/latest/logs/CWL_QuerySyntax.html.
   * @param log_group_names The list of up to 50 log group names to be queried. CRITICAL: Exactly one of [log_group_names, log_group_identifiers] should be non-null. Default: null
   * @param log_group_identifiers The list of up to 50 logGroupIdentifiers to query. You can specify them by the log group name or ARN. If a log group that you're querying is in a source account and you're using a monitoring account, you must use the ARN. CRITICAL: Exactly one of [log_group_names, log_group_identifiers] should be non-null. Default: null
   * @param limit The maximum number of log events to return. It is critical to use either this parameter or a `| limit <int>` operator in the query to avoid consuming too many tokens of the agent. Default: null
   * @param max_timeout Maximum time in second to poll for complete results before giving up Default: 30
   * @param region AWS region to query. Defaults to AWS_REGION environment variable or us-east-1 if not set. Default: null
   * @param profile_name AWS CLI Profile Name to use for AWS access. Falls back to AWS_PROFILE environment variable if not specified, or uses default AWS credential chain. Default: null
   */
  function executeLogInsightsQuery(input: {
    start_time: string;
    end_time: string;
    query_string: string;
    log_group_names?: Array<string> | null;
    log_group_identifiers?: Array<string> | null;
    limit?: number /* integer */ | null;
    max_timeout?: number /* integer */;
    region?: string | null;
    profile_name?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Execute an instant PromQL query against CloudWatch.
   * Returns the current value of metrics at a single point in time (instant vector).
   * For time series over a range, use execute_promql_range_query instead.
   * Use this tool when:
   * - The user provides a PromQL expression
   * - The user references OTLP-ingested metrics or labels (@resource.*, @aws.*, @instrumentation.*)
   * - The user asks about enriched vended AWS metrics with OTel labels
   * - The user wants to query by AWS resource tags (@aws.tag.*)
   * Use get_metric_data instead when:
   * - The user references classic CloudWatch namespaces/dimensions (AWS/EC2, etc.)
   * - The user wants Metrics Insights SQL syntax
   * PromQL label conventions (OTLP scope to label mapping):
   * @param query The PromQL query to execute
   * @param time Evaluation timestamp (RFC3339 or Unix timestamp). Defaults to current time. Default: null
   * @param region AWS region. Defaults to AWS_REGION env or us-east-1. Default: null
   * @param profile_name AWS CLI Profile Name. Falls back to AWS_PROFILE env or default credential chain. Default: null
   */
  function executePromqlQuery(input: {
    query: string;
    time?: string | null;
    region?: string | null;
    profile_name?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Execute a PromQL range query against CloudWatch.
   * Returns time series data over a time range (matrix). Use for trend analysis and graphs.
   * Use this tool when:
   * - The user provides a PromQL expression and wants data over a time window
   * - The user references OTLP-ingested metrics or labels (@resource.*, @aws.*, @instrumentation.*)
   * - The user asks about enriched vended AWS metrics with OTel labels
   * Use get_metric_data instead when:
   * - The user references classic CloudWatch namespaces/dimensions (AWS/EC2, etc.)
   * - The user wants Metrics Insights SQL syntax
   * For enriched vended AWS metrics, use histogram functions
   * (OTel enrichment must be enabled first: `aws cloudwatch start-otel-enrichment`):
   * - histogram_avg({CPUUtilization, "@instrumentation.@name"="cloudwatch.aws/ec2"})
   * @param query The PromQL query to execute
   * @param start Start timestamp (RFC3339 or Unix timestamp)
   * @param end End timestamp (RFC3339 or Unix timestamp)
   * @param step Query resolution step width (e.g., '60s', '5m', '1h')
   * @param region AWS region. Defaults to AWS_REGION env or us-east-1. Default: null
   * @param profile_name AWS CLI Profile Name. Falls back to AWS_PROFILE env or default credential chain. Default: null
   */
  function executePromqlRangeQuery(input: {
    query: string;
    start: string;
    end: string;
    step: string;
    region?: string | null;
    profile_name?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Gets all CloudWatch Alarms currently in ALARM state.
   * This tool retrieves all CloudWatch Alarms that are currently in the ALARM state,
   * including both metric alarms and composite alarms. Results are optimized for
   * LLM reasoning with summary-level information.
   * Usage: Use this tool to get an overview of all active alarms in your AWS account
   * for troubleshooting, monitoring, and operational awareness.
   * Args:
   * ctx: The MCP context object for error handling and logging.
   * max_items: Maximum number of alarms to return (default: 50).
   * region: AWS region to query. Defaults to AWS_REGION environment variable or us-east-1 if not set.
   * profile_name: AWS CLI Profile Name to use for AWS access. Falls back to AWS_PROFILE environment variable if not specified, or uses default AWS credential chain.
   * Returns:
   * @param max_items Maximum number of alarms to return (default: 50). Large values may cause context window overflow and impact LLM performance. Default: 50
   * @param region AWS region to query. Defaults to AWS_REGION environment variable or us-east-1 if not set. Default: null
   * @param profile_name AWS CLI Profile Name to use for AWS access. Falls back to AWS_PROFILE environment variable if not specified, or uses default AWS credential chain. Default: null
   */
  function getActiveAlarms(input?: {
    max_items?: number /* integer */ | null;
    region?: string | null;
    profile_name?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Gets the history for a CloudWatch alarm with time range suggestions for investigation.
   * This tool retrieves the history for a specified CloudWatch alarm, focusing primarily
   * on state transitions to ALARM state. It also provides suggested time ranges for
   * investigation based on the alarm's configuration and history.
   * Usage: Use this tool to understand when an alarm fired and get useful time ranges
   * for investigating the underlying issue using other CloudWatch tools. The tool is
   * particularly useful for identifying patterns like alarm flapping (going in and out
   * of alarm state frequently).
   * Args:
   * ctx: The MCP context object for error handling and logging.
   * region: AWS region to query. Defaults to AWS_REGION environment variable or us-east-1 if not set.
   * alarm_name: Name of the alarm to retrieve history for.
   * @param alarm_name Name of the alarm to retrieve history for
   * @param start_time The start time for the history query in ISO format (e.g., '2023-01-01T00:00:00Z') or as a datetime object. Defaults to 24 hours ago. Default: null
   * @param end_time The end time for the history query in ISO format (e.g., '2023-01-01T00:00:00Z') or as a datetime object. Defaults to current time. Default: null
   * @param history_item_type Type of history items to retrieve. Possible values: 'ConfigurationUpdate', 'StateUpdate', 'Action'. Defaults to 'StateUpdate'. Default: null
   * @param max_items Maximum number of history items to return (default: 50). Large values may cause context window overflow and impact LLM performance. Adjust time-range to limit responses. Default: 50
   * @param include_component_alarms For composite alarms, whether to include details about component alarms. Defaults to false. Default: false
   * @param region AWS region to query. Defaults to AWS_REGION environment variable or us-east-1 if not set. Default: null
   * @param profile_name AWS CLI Profile Name to use for AWS access. Falls back to AWS_PROFILE environment variable if not specified, or uses default AWS credential chain. Default: null
   */
  function getAlarmHistory(input: {
    alarm_name: string;
    start_time?: string | null;
    end_time?: string | null;
    history_item_type?: string | null;
    max_items?: number /* integer */ | null;
    include_component_alarms?: boolean | null;
    region?: string | null;
    profile_name?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieves the results of a previously started CloudWatch Logs Insights query.
   * Usage: If a log query is started by execute_log_insights_query tool and has a polling time out, this tool can be used to try to retrieve
   * the query results again.
   * Returns:
   * --------
   * A dictionary containing the final query results, including:
   * - status: The current status of the query (e.g., Scheduled, Running, Complete, Failed, etc.)
   * - results: A list of the actual query results if the status is Complete.
   * - statistics: Query performance statistics
   * - messages: Any informational messages about the query
   * @param query_id The unique ID of the query to retrieve the results for. CRITICAL: This ID is returned by the execute_log_insights_query tool.
   * @param region AWS region to query. Defaults to AWS_REGION environment variable or us-east-1 if not set. Default: null
   * @param profile_name AWS CLI Profile Name to use for AWS access. Falls back to AWS_PROFILE environment variable if not specified, or uses default AWS credential chain. Default: null
   */
  function getLogsInsightQueryResults(input: {
    query_id: string;
    region?: string | null;
    profile_name?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieves CloudWatch metric data for a specific metric.
   * This tool retrieves metric data from CloudWatch for a specific metric identified by its
   * namespace, metric name, and dimensions, within a specified time range. It can use either
   * standard GetMetricData API or CloudWatch Metrics Insights for more advanced querying.
   * The function automatically determines whether to use standard GetMetricData or Metrics Insights
   * based on the parameters provided. If any Metrics Insights specific parameters are provided
   * (group_by_dimension, schema_dimension_keys, limit, sort_order, or order_by_statistic), it will use Metrics Insights.
   * When using group_by_dimension, you must include that dimension in schema_dimension_keys.
   * For advanced use cases, the optional `queries` parameter accepts a list of `MetricDataQueryInput`
   * objects and unlocks capabilities that the single-metric path cannot express: percentile statistics
   * (p50, p90, p99...), metric math expressions (e.g. `errors / invocations`), and multi-metric
   * batching (retrieving many metrics in a single API call). When `queries` is provided,
   * @param namespace The namespace of the metric. Required unless queries parameter is provided. Default: null
   * @param metric_name The name of the metric. Required unless queries parameter is provided. Default: null
   * @param start_time The start time for the metric data query (ISO format or datetime). Defaults to 3 hours before end_time if not provided. Default: null
   * @param dimensions Default: []
   * @param end_time The end time for the metric data query (ISO format or datetime), defaults to current time Default: null
   * @param statistic The statistic to use for the metric Default: "AVG"
   * @param target_datapoints Target number of data points to return (default: 60). Controls the granularity of the returned data. Default: 60
   * @param group_by_dimension Dimension name to group by in Metrics Insights mode. Must be included in schema_dimension_keys. Default: null
   * @param schema_dimension_keys List of dimension keys to include in the SCHEMA definition for Metrics Insights query. Default: []
   * @param limit Maximum number of results to return in Metrics Insights mode (used with LIMIT clause). Default: null
   * @param sort_order Sort order for results when using ORDER BY in Metrics Insights. Can be 'ASC', 'DESC', or None. Default: null
   * @param order_by_statistic Statistic to use in the ORDER BY clause. Required if sort_order is specified. Default: null
   * @param region AWS region to query. Defaults to AWS_REGION environment variable or us-east-1 if not set. Default: null
   * @param profile_name AWS CLI Profile Name to use for AWS access. Falls back to AWS_PROFILE environment variable if not specified, or uses default AWS credential chain. Default: null
   * @param queries Advanced queries for percentiles, math expressions, and multi-metric batching. When provided, namespace/metric_name/dimensions/statistic parameters are ignored. Default: null
   */
  function getMetricData(input?: {
    namespace?: string | null;
    metric_name?: string | null;
    start_time?: string | null;
    dimensions?: Array<{ name: string; value: string; [key: string]: unknown }>;
    end_time?: string | null;
    statistic?: "AVG" | "COUNT" | "MAX" | "MIN" | "SUM" | "Average" | "Sum" | "Maximum" | "Minimum" | "SampleCount";
    target_datapoints?: number /* integer */;
    group_by_dimension?: string | null;
    schema_dimension_keys?: Array<string>;
    limit?: number /* integer */ | null;
    sort_order?: "ASC" | "DESC" | null;
    order_by_statistic?: "AVG" | "COUNT" | "MAX" | "MIN" | "SUM" | null;
    region?: string | null;
    profile_name?: string | null;
    queries?: Array<{ expression?: string | null; id: string; label?: string | null; metric_stat?: { dimensions?: Array<{ name: string; value: string; [key: string]: unknown }>; metric_name: string; namespace: string; period?: number /* integer */ | null; statistic: string; [key: string]: unknown } | null; period?: number /* integer */ | null; return_data?: boolean; [key: string]: unknown }> | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Gets metadata for a CloudWatch metric including description, unit and recommended
   * statistics that can be used for metric data retrieval.
   * This tool retrieves comprehensive metadata about a specific CloudWatch metric
   * identified by its namespace and metric name. Note: This function uses local metadata
   * and does not make AWS API calls.
   * Usage: Use this tool to get detailed information about CloudWatch metrics,
   * including their descriptions, units, and recommended statistics to use.
   * Args:
   * ctx: The MCP context object for error handling and logging.
   * namespace: The metric namespace (e.g., "AWS/EC2", "AWS/Lambda")
   * metric_name: The name of the metric (e.g., "CPUUtilization", "Duration")
   * Returns:
   * @param namespace The namespace of the metric (e.g., 'AWS/EC2', 'AWS/Lambda')
   * @param metric_name The name of the metric (e.g., 'CPUUtilization', 'Duration')
   */
  function getMetricMetadata(input: {
    namespace: string;
    metric_name: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get values for a specific PromQL label from CloudWatch.
   * Use label_name="__name__" to list all available metric names.
   * Use label_name="@resource.service.name" to list all services.
   * Use this tool when:
   * - The user wants to discover available metrics via PromQL
   * - The user wants to see what values exist for a label
   * - The user is exploring OTLP-ingested or enriched vended metrics
   * Limits: max 10,000 values returned per request.
   * Examples:
   * - label_name="__name__" → list all metric names
   * - label_name="@resource.service.name" → list all service names
   * - label_name="@instrumentation.@name" → list all instrumentation scopes
   * @param label_name Label name to get values for (e.g., "__name__" for metric names, "@resource.service.name" for services)
   * @param match Optional series selectors to filter results (e.g., ['{"@instrumentation.@name"="cloudwatch.aws/ec2"}']) Default: null
   * @param start Optional start timestamp (RFC3339 or Unix) Default: null
   * @param end Optional end timestamp (RFC3339 or Unix) Default: null
   * @param region AWS region. Defaults to AWS_REGION env or us-east-1. Default: null
   * @param profile_name AWS CLI Profile Name. Falls back to AWS_PROFILE env or default credential chain. Default: null
   */
  function getPromqlLabelValues(input: {
    label_name: string;
    match?: Array<string> | null;
    start?: string | null;
    end?: string | null;
    region?: string | null;
    profile_name?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get all label names available in CloudWatch PromQL.
   * Returns a list of all label names. Useful for discovering the label structure
   * of OTLP-ingested metrics and enriched vended AWS metrics.
   * Use this tool when:
   * - The user wants to know what labels/dimensions are available
   * - The user is exploring the label structure of their metrics
   * Common labels include:
   * - __name__ (metric name)
   * - @resource.service.name, @resource.cloud.region, @resource.cloud.account.id (OTel resource attributes)
   * - @instrumentation.@name (instrumentation scope, e.g., "cloudwatch.aws/ec2", "cloudwatch.aws/lambda")
   * - @aws.account_id, @aws.region (AWS system labels)
   * - @aws.tag.{Key} (AWS resource tags, e.g., @aws.tag.Environment, @aws.tag.Team)
   * @param match Optional series selectors to filter which labels are returned Default: null
   * @param start Optional start timestamp (RFC3339 or Unix) Default: null
   * @param end Optional end timestamp (RFC3339 or Unix) Default: null
   * @param region AWS region. Defaults to AWS_REGION env or us-east-1. Default: null
   * @param profile_name AWS CLI Profile Name. Falls back to AWS_PROFILE env or default credential chain. Default: null
   */
  function getPromqlLabels(input?: {
    match?: Array<string> | null;
    start?: string | null;
    end?: string | null;
    region?: string | null;
    profile_name?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Find time series matching label selectors in CloudWatch.
   * Returns the label sets of all series matching the provided matchers.
   * Useful for discovering what series exist and their label structure.
   * Use this tool when:
   * - The user wants to explore what time series exist for a metric
   * - The user wants to see the full label set of matching series
   * - The user is investigating OTLP-ingested or enriched vended metrics
   * Limits: max 10,000 series returned per request.
   * Example:
   * match: ['{"@instrumentation.@name"="cloudwatch.aws/ec2"}']
   * @param match Series selectors to match (e.g., ['{"http.server.active_requests", "@resource.service.name"="myservice"}'])
   * @param start Optional start timestamp (RFC3339 or Unix) Default: null
   * @param end Optional end timestamp (RFC3339 or Unix) Default: null
   * @param region AWS region. Defaults to AWS_REGION env or us-east-1. Default: null
   * @param profile_name AWS CLI Profile Name. Falls back to AWS_PROFILE env or default credential chain. Default: null
   */
  function getPromqlSeries(input: {
    match: Array<string>;
    start?: string | null;
    end?: string | null;
    region?: string | null;
    profile_name?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Gets recommended alarms for a CloudWatch metric.
   * This tool retrieves alarm recommendations for a specific CloudWatch metric
   * identified by its namespace, metric name, and dimensions. The recommendations
   * are filtered to match the provided dimensions.
   * Usage: Use this tool to get recommended alarm configurations for CloudWatch metrics,
   * including thresholds, evaluation periods, and other alarm settings.
   * Args:
   * ctx: The MCP context object for error handling and logging.
   * namespace: The metric namespace (e.g., "AWS/EC2", "AWS/Lambda")
   * metric_name: The name of the metric (e.g., "CPUUtilization", "Duration")
   * dimensions: List of dimensions with name and value pairs
   * region: AWS region to query. Defaults to AWS_REGION environment variable or us-east-1 if not set.
   * @param namespace The namespace of the metric (e.g., 'AWS/EC2', 'AWS/Lambda')
   * @param metric_name The name of the metric (e.g., 'CPUUtilization', 'Duration')
   * @param dimensions List of dimensions that identify the metric, each with name and value
   * @param region AWS region to query. Defaults to AWS_REGION environment variable or us-east-1 if not set. Default: null
   * @param profile_name AWS CLI Profile Name to use for AWS access. Falls back to AWS_PROFILE environment variable if not specified, or uses default AWS credential chain. Default: null
   * @param statistic The statistic to use for alarm recommendations Default: "AVG"
   */
  function getRecommendedMetricAlarms(input: {
    namespace: string;
    metric_name: string;
    dimensions?: Array<{ name: string; value: string; [key: string]: unknown }>;
    region?: string | null;
    profile_name?: string | null;
    statistic?: "AVG" | "COUNT" | "MAX" | "MIN" | "SUM" | "Average" | "Sum" | "Maximum" | "Minimum" | "SampleCount";
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Triage tool: find which log groups would benefit from field indexing.
   * Scans the last 30 days of completed Logs Insights queries across the account,
   * groups by log group, and identifies frequently queried but unindexed fields.
   * Lightweight scan — no per-log-group Insights queries. Use recommend_indexes_loggroup
   * for full analysis on specific log groups.
   * @param region AWS region. Defaults to AWS_REGION or us-east-1. Default: null
   * @param profile_name AWS CLI profile name. Falls back to AWS_PROFILE or default chain. Default: null
   * @param max_queries Maximum number of queries to analyze. Higher values give more complete results but take longer. Default 5000 completes in ~5 seconds. Set to 0 for no limit. Default: 5000
   */
  function recommendIndexesAccount(input?: {
    region?: string | null;
    profile_name?: string | null;
    max_queries?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Recommend field indexes for a specific CloudWatch log group.
   * Analyzes the last 30 days of completed Logs Insights queries (CWLI, SQL, PPL),
   * identifies which fields would benefit most from indexing, and returns prioritized
   * recommendations scored by: query frequency (30%), equality filter usage (25%),
   * recency (15%), scan volume (15%), cardinality of top 10 (15%).
   * Use recommend_indexes_account first to identify which log groups to analyze.
   * @param log_group_identifier The CloudWatch log group name or ARN to analyze. Accepts "/aws/lambda/my-func" or the full ARN. Use ARN when querying from a monitoring account.
   * @param region AWS region. Defaults to AWS_REGION or us-east-1. Default: null
   * @param profile_name AWS CLI profile name. Falls back to AWS_PROFILE or default chain. Default: null
   */
  function recommendIndexesLoggroup(input: {
    log_group_identifier: string;
    region?: string | null;
    profile_name?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  namespace prompts {
    /**
     * Get one prompt by name of MCP server awslabs.cloudwatch-mcp-server.
     */
    function get(input: {
      name: string;
      arguments?: { [key: string]: string };
    }): Promise<McpPromptsGetResult>;

    /**
     * List the prompts of MCP server awslabs.cloudwatch-mcp-server.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpPromptsListResult>;
  }

  namespace resources {
    /**
     * List the resources of MCP server awslabs.cloudwatch-mcp-server.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpResourcesListResult>;

    /**
     * Read one resource by URI of MCP server awslabs.cloudwatch-mcp-server.
     */
    function read(input: {
      uri: string;
    }): Promise<McpResourcesReadResult>;
  }
}
