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

declare namespace MCP.awslabsBillingCostManagementMcpServer {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * Comprehensive AWS pricing analysis tool that provides access to AWS service pricing information and cost analysis capabilities.
   * This tool supports four main operations:
   * 1. get_service_codes: Get a comprehensive list of AWS service codes from the AWS Price List API
   * 2. get_service_attributes: Get filterable attributes for a specific AWS service's pricing
   * 3. get_attribute_values: Get all valid values for a specific attribute of an AWS service
   * 4. get_pricing_from_api: Get detailed pricing information from AWS Price List API with optional filters
   * USE THE OPERATIONS IN THIS ORDER:
   * 1. get_service_codes: Entry point - discover available AWS services and their unique service codes. Note that service codes may not match your expectations, so it's best to get service codes first.
   * 2. get_service_attributes: Second step - understand which dimensions affect pricing for a chosen service
   * 3. get_attribute_values: Third step - get possible values you can use in pricing filters
   * 4. get_pricing_from_api: Final step - retrieve actual pricing data based on service and filters
   * **If you deviate from this order of operations, you will struggle to form the correct filters, and you will not get results from the API**
   * @param operation The pricing operation to perform ('get_service_codes', 'get_service_attributes', 'get_attribute_values', 'get_pricing_from_api')
   * @param service_code AWS service code (e.g., 'AmazonEC2', 'AmazonS3', 'AmazonES'). Required for get_service_attributes, get_attribute_values, and get_pricing_from_api operations. Default: null
   * @param attribute_name Attribute name (e.g., 'instanceType', 'location', 'storageClass'). Required for get_attribute_values operation. Default: null
   * @param filters Optional filters for pricing queries as a JSON string. Format: '{"instanceType": "t3.medium", "location": "US East (N. Virginia)"}' Default: null
   * @param max_results Maximum number of results to return (optional) Default: null
   */
  function awsPricing(input: {
    operation: string;
    service_code?: string | null;
    attribute_name?: string | null;
    filters?: string | null;
    max_results?: number /* integer */ | null;
  }): Promise<McpToolResult>;

  /**
   * Allows working with workload estimates using the AWS Billing and Cost Management Pricing Calculator API.
   * IMPORTANT USAGE GUIDELINES:
   * - Always first check the rate preference setting for the authorized principal by calling the get_preferences operation.
   * - DO NOT state assumptions about Free Tier API
   * USE THIS TOOL FOR:
   * - Listing available **workload estimates** for the logged in account.
   * - **Filter list of available workload estimates** using name, status, created date, or expiration date.
   * - Get **details of a workload estimate**.
   * - Get the list of **services, usage type, operation, and usage amount** modeled within a workload estimate.
   * - Get **rate preferences** set for Pricing Calculator. These rate preferences denote what rate preferences can be used by each account type in your organization.
   * ## OPERATIONS
   * 1) list_workload_estimates - list of available workload estimates
   * @param operation The operation to perform. One of: get_workload_estimate, list_workload_estimates, list_workload_estimate_usage, get_preferences.
   * @param identifier The workload estimate identifier. Required for get_workload_estimate and list_workload_estimate_usage. Default: null
   * @param created_after Filter estimates created after this timestamp (ISO format: YYYY-MM-DDTHH:MM:SS). Default: null
   * @param created_before Filter estimates created before this timestamp (ISO format: YYYY-MM-DDTHH:MM:SS). Default: null
   * @param expires_after Filter estimates expiring after this timestamp (ISO format: YYYY-MM-DDTHH:MM:SS). Default: null
   * @param expires_before Filter estimates expiring before this timestamp (ISO format: YYYY-MM-DDTHH:MM:SS). Default: null
   * @param status_filter Filter by status (UPDATING, VALID, INVALID, ACTION_NEEDED). Default: null
   * @param name_filter Filter by name (supports partial matching). Default: null
   * @param name_match_option Match option for the name filter (EQUALS, STARTS_WITH, CONTAINS). Defaults to CONTAINS. Default: "CONTAINS"
   * @param usage_account_id_filter Filter usage lines by AWS account ID. Default: null
   * @param service_code_filter Filter usage lines by AWS service code (e.g. AmazonEC2, AmazonS3). Default: null
   * @param usage_type_filter Filter usage lines by usage type. Default: null
   * @param operation_filter Filter usage lines by operation name. Default: null
   * @param location_filter Filter usage lines by location/region. Default: null
   * @param usage_group_filter Filter usage lines by usage group. Default: null
   * @param next_token Token for pagination. Default: null
   * @param max_results Maximum number of results to return. Default: null
   * @param max_pages Maximum number of API calls (pages) to make. Default: null
   */
  function bcmPricingCalc(input: {
    operation: string;
    identifier?: string | null;
    created_after?: string | null;
    created_before?: string | null;
    expires_after?: string | null;
    expires_before?: string | null;
    status_filter?: string | null;
    name_filter?: string | null;
    name_match_option?: string;
    usage_account_id_filter?: string | null;
    service_code_filter?: string | null;
    usage_type_filter?: string | null;
    operation_filter?: string | null;
    location_filter?: string | null;
    usage_group_filter?: string | null;
    next_token?: string | null;
    max_results?: number /* integer */ | null;
    max_pages?: number /* integer */ | null;
  }): Promise<McpToolResult>;

  /**
   * Reads the enforcement action(s) attached to AWS Budgets.
   * A budget action is what AWS Budgets automatically does when a threshold is crossed — apply an
   * IAM or SCP policy, or run an SSM document. Read-only.
   * - Omit `budget_name` to audit every budget's actions across the account
   * (DescribeBudgetActionsForAccount). This is the efficient way to find budgets with no
   * enforcement configured.
   * - Pass `budget_name` to read one budget's actions directly (DescribeBudgetActionsForBudget) —
   * no account-wide scan.
   * Pagination: a management account can have thousands of budgets, so results are paginated. Use
   * `max_results` to bound page size and `max_pages` to bound how many pages are fetched; a
   * `next_token` in the response can be passed back to continue. Large responses are automatically
   * offloaded to session SQL to save tokens.
   * @param budget_name Optional. When provided, reads that one budget's actions directly. Default: null
   * @param max_results Maximum number of results per page. Defaults to 100. Default: 100
   * @param account_id Optional AWS account ID; retrieved automatically if not provided. Default: null
   * @param next_token Optional pagination token from a previous response. Default: null
   * @param max_pages Optional cap on how many pages to auto-paginate through. Default: null
   */
  function budgetActions(input?: {
    budget_name?: string | null;
    max_results?: number /* integer */;
    account_id?: string | null;
    next_token?: string | null;
    max_pages?: number /* integer */ | null;
  }): Promise<McpToolResult>;

  /**
   * Reads the alert thresholds (notifications) configured on AWS Budgets.
   * A notification is an alert that fires when a budget crosses a threshold (e.g. 80% of the limit).
   * Read-only.
   * - Omit `budget_name` to audit every budget's notifications across the account
   * (DescribeBudgetNotificationsForAccount). Each returned notification carries its `budget_name`.
   * - Pass `budget_name` to read one budget's notifications directly (DescribeNotificationsForBudget).
   * Pagination: results are paginated. Use `max_results` to bound page size and `max_pages` to bound
   * how many pages are fetched; a `next_token` in the response can be passed back to continue. Large
   * responses are automatically offloaded to session SQL to save tokens.
   * For a budget's spend-vs-limit status use the `budgets` tool; for its enforcement actions use
   * `budget-actions`. The account ID is retrieved automatically or you may pass `account_id`.
   * @param budget_name Optional. When provided, reads that one budget's notifications directly. Default: null
   * @param max_results Maximum number of results per page. Defaults to 100. Default: 100
   * @param account_id Optional AWS account ID; retrieved automatically if not provided. Default: null
   * @param next_token Optional pagination token from a previous response. Default: null
   * @param max_pages Optional cap on how many pages to auto-paginate through. Default: null
   */
  function budgetNotifications(input?: {
    budget_name?: string | null;
    max_results?: number /* integer */;
    account_id?: string | null;
    next_token?: string | null;
    max_pages?: number /* integer */ | null;
  }): Promise<McpToolResult>;

  /**
   * Retrieves AWS budget information using the AWS Budgets API.
   * This tool uses the DescribeBudgets API to retrieve all budgets for an account.
   * The API returns information about:
   * - Budget names, types, and time periods
   * - Budget limits (amount and unit)
   * - Current actual spend
   * - Forecasted spend
   * - Cost filters applied to budgets
   * With this information, you can determine which budgets have been exceeded or are projected to exceed their limits.
   * The tool automatically retrieves the AWS account ID of the calling identity or uses the provided account_id.
   * @param budget_name Optional budget name filter. If provided, only returns information for the specified budget. Default: null
   * @param max_results Maximum number of results to return. Defaults to 100. Default: 100
   * @param account_id Optional AWS account ID. If not provided, it will be retrieved automatically. Default: null
   */
  function budgets(input?: {
    budget_name?: string | null;
    max_results?: number /* integer */;
    account_id?: string | null;
  }): Promise<McpToolResult>;

  /**
   * Retrieves recommendations from AWS Compute Optimizer.
   * IMPORTANT USAGE GUIDELINES:
   * - Focus on recommendations with the highest estimated savings first
   * - Include all relevant details when presenting specific recommendations
   * USE THIS TOOL FOR:
   * - **Performance optimization** (CPU, memory, network utilization analysis)
   * - **Performance-based rightsizing** (not cost-based)
   * - **Idle resource detection only when filtering by a specific Finding** — Idle, Unattached,
   * or Unused (use get_idle_recommendations). For general idle detection or cost-savings
   * recommendations, use cost-optimization instead.
   * **Note:** Compute Optimizer is a regional service. Specify a `region` to get recommendations for resources in that region. If omitted, defaults to AWS_REGION env var or us-east-1.
   * This tool supports the following operations:
   * @param operation The operation to perform (e.g., 'get_ec2_instance_recommendations')
   * @param region AWS region to query (e.g., 'us-west-2'). Defaults to AWS_REGION env var or us-east-1. Default: null
   * @param max_results Maximum number of results per page (up to 1000; up to 100 for get_idle_recommendations) Default: null
   * @param filters Optional filter expression as JSON string Default: null
   * @param account_ids Optional JSON array with a single AWS account ID, e.g. '["123456789012"]' Default: null
   * @param next_token Optional pagination token from a previous response Default: null
   * @param resource_arns Optional JSON array of resource ARNs to return recommendations for Default: null
   * @param order_by get_idle_recommendations only. Optional JSON object {"dimension": "SavingsValue"|"SavingsValueAfterDiscount", "order": "Asc"|"Desc"}; defaults to SavingsValueAfterDiscount, Desc Default: null
   * @param cpu_vendor_architectures EC2, Auto Scaling group, and RDS only. Optional JSON array of CURRENT and/or AWS_ARM64, sent as recommendationPreferences.cpuVendorArchitectures; the API defaults to CURRENT Default: null
   */
  function computeOptimizer(input: {
    operation: string;
    region?: string | null;
    max_results?: number /* integer */ | null;
    filters?: string | null;
    account_ids?: string | null;
    next_token?: string | null;
    resource_arns?: string | null;
    order_by?: string | null;
    cpu_vendor_architectures?: string | null;
  }): Promise<McpToolResult>;

  /**
   * Retrieves data from AWS Compute Optimizer Automation.
   * Compute Optimizer Automation lets customers implement Compute Optimizer recommendations,
   * either automatically via rules or on demand.
   * USE THIS TOOL FOR:
   * - **Automation enrollment status** (is the account enrolled in Compute Optimizer Automation?)
   * - **Automation rules** (list/inspect rules that auto-apply recommendations, their schedules, criteria)
   * - **Automation events** (executions of a recommended action, their steps, status, and realized savings)
   * - **Recommended actions** already surfaced for automation (what a rule would/did act on)
   * - **Rule previews** (dry-run what a rule config would match before creating it)
   * DO NOT USE FOR:
   * - Compute Optimizer's raw per-resource rightsizing recommendations, e.g. "what EBS/EC2
   * changes are recommended?" (use compute-optimizer)
   * @param operation The operation to perform (see VALID_OPERATIONS).
   * @param regions Optional list of AWS regions to query concurrently and merge. If omitted or empty, a single call targets the AWS_REGION env var or us-east-1. Account-global operations accept at most one region. Default: null
   * @param event_id Automation event ID (get_automation_event, list_automation_event_steps). Default: null
   * @param rule_arn Automation rule ARN (get_automation_rule). Default: null
   * @param resource_arn Resource ARN (list_tags_for_resource). Default: null
   * @param filters Optional JSON string list of {name, values} filter objects. Default: null
   * @param start_time Optional inclusive start datetime for list_automation_events (UTC; YYYY-MM-DD or YYYY-MM-DDTHH:MM:SS, trailing Z allowed). Default: null
   * @param end_time Optional exclusive end datetime for list_automation_events (UTC; YYYY-MM-DD or YYYY-MM-DDTHH:MM:SS, trailing Z allowed). Default: null
   * @param start_date Optional inclusive start date for list_automation_event_summaries. Default: null
   * @param end_date Optional exclusive end date for list_automation_event_summaries. Default: null
   * @param rule_type Rule type for the preview operations ('OrganizationRule'/'AccountRule'). Default: null
   * @param recommended_action_types JSON string array of action types for the preview operations. Default: null
   * @param organization_scope Optional JSON string {accountIds: [...]} for the preview operations. Default: null
   * @param criteria Optional JSON string of rule criteria conditions for the preview operations. Default: null
   * @param max_results Optional maximum number of results per page (list operations). Default: null
   * @param max_pages Maximum number of API pages to fetch (list operations). Defaults to 10. Applied per region when `regions` is passed. Default: 10
   * @param next_token Optional pagination token from a previous response (list operations). Pass the opaque string back unchanged, along with the same `regions` list it was produced with. Default: null
   */
  function computeOptimizerAutomation(input: {
    operation: string;
    regions?: Array<string> | null;
    event_id?: string | null;
    rule_arn?: string | null;
    resource_arn?: string | null;
    filters?: string | null;
    start_time?: string | null;
    end_time?: string | null;
    start_date?: string | null;
    end_date?: string | null;
    rule_type?: string | null;
    recommended_action_types?: string | null;
    organization_scope?: string | null;
    criteria?: string | null;
    max_results?: number /* integer */ | null;
    max_pages?: number /* integer */;
    next_token?: string | null;
  }): Promise<McpToolResult>;

  /**
   * Retrieves AWS cost anomalies using the Cost Explorer GetAnomalies API.
   * This tool allows you to retrieve cost anomalies detected on your AWS account during a specified time period.
   * Anomalies are available for up to 90 days.
   * You can filter anomalies by:
   * - Date range (required)
   * - Monitor ARN (optional)
   * - Feedback status (optional)
   * - Total impact (optional)
   * Note: Both start_date and end_date are INCLUSIVE. To get anomalies including today, use today's date as end_date.
   * Feedback status options:
   * - YES: Anomalies marked as accurate
   * - NO: Anomalies marked as inaccurate
   * @param start_date Start date in YYYY-MM-DD format (inclusive). Required.
   * @param end_date End date in YYYY-MM-DD format (inclusive — use today's date to include today's anomalies). Required.
   * @param monitor_arn Optional ARN of a specific cost anomaly monitor to filter results. Default: null
   * @param feedback Optional filter for anomalies by feedback status (YES, NO, PLANNED_ACTIVITY). Default: null
   * @param max_results Optional maximum number of results to return. Default: null
   * @param total_impact_operator Optional numeric operator for filtering by total impact (EQUAL, GREATER_THAN, LESS_THAN, GREATER_THAN_OR_EQUAL, LESS_THAN_OR_EQUAL, BETWEEN). Default: null
   * @param total_impact_start Optional start value for total impact filter. Default: null
   * @param total_impact_end Optional end value for total impact filter (required when using BETWEEN operator). Default: null
   */
  function costAnomaly(input: {
    start_date: string;
    end_date: string;
    monitor_arn?: string | null;
    feedback?: string | null;
    max_results?: number /* integer */ | null;
    total_impact_operator?: string | null;
    total_impact_start?: number | null;
    total_impact_end?: number | null;
  }): Promise<McpToolResult>;

  /**
   * Retrieves AWS cost comparisons between two one-month periods.
   * Do not use this tool except for comparing the costs of one month to the costs of another month. This tool should not be used for week-over-week or quarter-over-quarter (e.g., comparing Q2 vs. Q1) analysis.
   * USE THIS TOOL ONLY FOR:
   * - **Month-to-month cost variance analysis** (e.g., January vs February)
   * - **Root cause analysis** of cost changes between specific months
   * - **Detailed cost driver identification** (what exactly caused the cost change)
   * - **Service-level impact analysis** for month-over-month changes
   * - **Executive reporting** on monthly cost variances
   * STRICT LIMITATIONS:
   * - ONLY compares exactly one month to another month
   * - Both periods must start on 1st day of month, end on 1st day of next month
   * - Cannot compare weeks, quarters, or custom periods
   * @param operation The operation to perform: 'getCostAndUsageComparisons' or 'getCostComparisonDrivers'
   * @param baseline_start_date Baseline period start date in YYYY-MM-DD format (must be first day of month)
   * @param baseline_end_date Baseline period end date in YYYY-MM-DD format (must be first day of next month)
   * @param comparison_start_date Comparison period start date in YYYY-MM-DD format (must be first day of month)
   * @param comparison_end_date Comparison period end date in YYYY-MM-DD format (must be first day of next month)
   * @param metric_for_comparison The cost metric to compare (e.g., BlendedCost, UnblendedCost, AmortizedCost)
   * @param group_by Optional grouping of results as a JSON string (e.g., '[{"Type": "DIMENSION", "Key": "SERVICE"}]') Default: null
   * @param filter Optional filter to apply to the results as a JSON string Default: null
   * @param max_results Maximum number of results to return (default: 10, max: 2000 for comparisons, max: 10 for drivers) Default: null
   * @param billing_view_arn Optional ARN of a specific billing view Default: null
   */
  function costComparison(input: {
    operation: string;
    baseline_start_date: string;
    baseline_end_date: string;
    comparison_start_date: string;
    comparison_end_date: string;
    metric_for_comparison: string;
    group_by?: string | null;
    filter?: string | null;
    max_results?: number /* integer */ | null;
    billing_view_arn?: string | null;
  }): Promise<McpToolResult>;

  /**
   * Retrieves AWS cost and usage data using the Cost Explorer API.
   * IMPORTANT USAGE GUIDELINES:
   * - Use UnblendedCost metric by default (not BlendedCost) unless user specifies otherwise
   * - Exclude record_types 'Credit' and 'Refund' by default unless user requests inclusion
   * - Choose DAILY granularity for periods <3 months, MONTHLY for longer periods
   * - Start with high-level dimensions (SERVICE, LINKED_ACCOUNT) before detailed ones
   * - Always remember that the end_date is exclusive
   * - Never filter on a dimension value you are guessing; group_by that dimension instead and read
   * the exact values back with their costs
   * REPORTING $0:
   * An empty result is indistinguishable from a genuine zero, so a wrong filter value or a wrong
   * filter KEY returns no rows, reads as $0, and the miss is silent: "Amazon RDS" returns nothing
   * @param operation The operation to perform
   * @param start_date Start date for cost data in YYYY-MM-DD format Default: null
   * @param end_date End date for cost data in YYYY-MM-DD format (exclusive) Default: null
   * @param granularity Granularity of the returned data (DAILY, MONTHLY, etc.) Default: "DAILY"
   * @param metrics Metrics to include in the response, as a list or a JSON string Default: null
   * @param group_by How to group the results, as a list of objects or a JSON string Default: null
   * @param filter Filter to apply to the results, as an object or a JSON string Default: null
   * @param dimension Dimension to get values for (getDimensionValues) Default: null
   * @param search_string Search string to filter dimension values Default: null
   * @param max_results Maximum number of results to return Default: null
   * @param next_token Pagination token Default: null
   * @param max_pages Maximum number of pages to retrieve Default: null
   * @param metric Metric for cost forecasts Default: null
   * @param prediction_interval_level Confidence level for forecasts Default: 80
   * @param tag_key Tag key to get values for Default: null
   * @param cost_category_name Cost category to get values for Default: null
   * @param billing_view_arn Optional ARN of a billing view to scope the query Default: null
   * @param context The context for (getDimensionValues), which can be COST_AND_USAGE (the default), RESERVATIONS, or SAVINGS_PLANS. SAVINGS_PLANS scopes values to the plans an account owns. Default: null
   */
  function costExplorer(input: {
    operation: string;
    start_date?: string | null;
    end_date?: string | null;
    granularity?: string;
    metrics?: string | Array<string> | null;
    group_by?: string | Array<{ [key: string]: unknown }> | null;
    filter?: string | { [key: string]: unknown } | null;
    dimension?: string | null;
    search_string?: string | null;
    max_results?: number /* integer */ | null;
    next_token?: string | null;
    max_pages?: number /* integer */ | null;
    metric?: string | null;
    prediction_interval_level?: number /* integer */;
    tag_key?: string | null;
    cost_category_name?: string | null;
    billing_view_arn?: string | null;
    context?: string | null;
  }): Promise<McpToolResult>;

  /**
   * Retrieves cost optimization recommendations from AWS Cost Optimization Hub.
   * IMPORTANT USAGE GUIDELINES:
   * - Focus on recommendations with the highest estimated savings first
   * - Include all relevant details when presenting specific recommendations
   * USE THIS TOOL FOR:
   * - **Idle/unused resource detection** (EC2, RDS, EBS, Lambda, etc.)
   * - **Cost savings recommendations** (rightsizing, stopping, deleting resources)
   * - **Reserved Instance and Savings Plans purchase recommendations**
   * - **Cross-service cost optimization analysis**
   * - **Monthly cost reduction opportunities**
   * DO NOT USE FOR: Performance optimization (use compute-optimizer)
   * Supported Operations:
   * @param operation The operation to perform ('list_recommendations', 'get_recommendation', 'list_recommendation_summaries', 'list_efficiency_metrics', 'list_enrollment_statuses', or 'get_preferences')
   * @param recommendation_id Recommendation ID for get_recommendation operation (mapped to the API's recommendationId) Default: null
   * @param max_results Per-page result count (boto3 ``maxResults``). NOT a total cap. Combine with ``max_pages`` to bound total fetched results. Default: null
   * @param filters Optional filter expression as JSON string (not supported by list_efficiency_metrics) Default: null
   * @param group_by Optional grouping parameter. For list_recommendation_summaries any of the recommendation dimensions, or 'TagKey:<tag key>'; for list_efficiency_metrics only AccountId or Region. Default: null
   * @param include_all_recommendations Whether to include all recommendations Default: null
   * @param next_token Pagination token to resume from a previous response. Applies to list_recommendations, list_recommendation_summaries, and list_efficiency_metrics. Default: null
   * @param max_pages Maximum number of pages to fetch when paginating list_recommendations, list_recommendation_summaries, or list_efficiency_metrics. Use with ``next_token`` to walk results incrementally. Default: null
   * @param granularity Time granularity for list_efficiency_metrics ('Daily' or 'Monthly'). Defaults to 'Monthly' when omitted. Default: null
   * @param start_date Inclusive window start for list_efficiency_metrics ('YYYY-MM-DD' or 'YYYY-MM'). Defaults to a ~90-day lookback when omitted. Default: null
   * @param end_date Exclusive window end for list_efficiency_metrics ('YYYY-MM-DD' or 'YYYY-MM'). Defaults to today when omitted. Default: null
   * @param order_by Optional ordering as JSON string ``{"dimension": ..., "order": "Asc"|"Desc"}``. For list_efficiency_metrics the dimension is one of Score/Savings/Spend; also accepted by list_recommendations. In ranking_mode='performance' order_by does NOT drive the fetch — only its ``order`` picks the ranking direction (Score Asc = worst/lowest first, Score Desc or omitted = best/top first). Default: null
   * @param ranking_mode For list_efficiency_metrics only. Set to 'performance' for a "most efficient / top / worst performer" ranking of accounts or Regions. The tool fetches the highest-spend accounts first (orderBy Spend Desc) up to a page cap, drops idle/no-score groups, then: if the FULL set was retrieved, keeps the highest-spend groups making up ~80% of total spend (Pareto) and ranks them by score; if the fetch hit the cap, skips the spend cutoff and ranks the fetched top spenders by score, flagging in ranking_focus that only the top ~N spenders were analyzed (see console for the rest). Ranking direction comes from order_by (see above). Requires group_by=AccountId or Region. Omit for the raw per-group series (e.g. a plain trend or single-account score). Default: null
   * @param account_id For list_enrollment_statuses only. Optional account ID whose enrollment status to return. Omit for the calling account. Default: null
   */
  function costOptimization(input: {
    operation: string;
    recommendation_id?: string | null;
    max_results?: number /* integer */ | null;
    filters?: string | null;
    group_by?: string | null;
    include_all_recommendations?: boolean | null;
    next_token?: string | null;
    max_pages?: number /* integer */ | null;
    granularity?: string | null;
    start_date?: string | null;
    end_date?: string | null;
    order_by?: string | null;
    ranking_mode?: string | null;
    account_id?: string | null;
  }): Promise<McpToolResult>;

  /**
   * Access AWS credits data: balance, expiration, product applicability, sharing configuration, and the per-service allocation ledger. Choose an action with the required `operation` parameter; the remaining parameters apply to specific operations.
   * ## OPERATIONS
   * 1) get_credits - the credits objects held by an account: balance, expiration, applicability and sharing
   * Required: operation="get_credits", start_date. start_date is accepted only within one year before today; a request reaching further back is narrowed to that limit.
   * Optional:
   * - end_date: inclusive range end. Cannot be in the future. Omit it to use the API default of today.
   * - account_id: 12-digit AWS account ID. Auto-detected via STS GetCallerIdentity when omitted.
   * - payer_account_flag: set true only when the caller is the management account (the payer account of a consolidated billing family). When true and the caller is the management account, the response aggregates credits across the entire family; use this for "credits across my organization" questions. When false, omitted, or when the caller is a member account, the response covers only the account in `account_id`. Setting it true from a member account does NOT error: the call succeeds and returns just that account's credits, so an empty or small result must not be read as the organization having no credits, only as the caller not being the management account.
   * Not paginated: the API returns the complete set in one call.
   * Returns: `data.credits`, a list where each item contains:
   * - creditId; accountId; creditType; description
   * - initialAmount, remainingAmount, estimatedAmount: each {currencyCode, currencyAmount}. remainingAmount is the unused balance. estimatedAmount is the estimated remaining balance including in-flight (open) bills not yet finalized, so the two can differ. For "how much credit do I have left", report remainingAmount, and name estimatedAmount only alongside what it includes.
   * @param operation The credits operation to perform (e.g. ``"get_credits"``).
   * @param start_date Inclusive range start in ``YYYY-MM-DD`` UTC format. Default: null
   * @param end_date Inclusive range end in ``YYYY-MM-DD`` UTC format. Default: null
   * @param billing_period Single calendar month in ``YYYY-MM`` format (allocation history only). Mutually exclusive with start_date/end_date. Default: null
   * @param account_id 12-digit AWS account ID. Auto-detected via STS when omitted. Default: null
   * @param payer_account_flag Query at the payer-account level (get_credits only). Default: null
   * @param credit_id Restrict the ledger to one credit (allocation history only). Default: null
   * @param max_results Maximum results per page (allocation history only). Default: null
   * @param next_token Pagination token from a previous response. Default: null
   * @param max_pages Maximum pages to auto-paginate through (default: all). Default: null
   */
  function credits(input: {
    operation: string;
    start_date?: string | null;
    end_date?: string | null;
    billing_period?: string | null;
    account_id?: string | null;
    payer_account_flag?: boolean | null;
    credit_id?: unknown;
    max_results?: number /* integer */ | null;
    next_token?: string | null;
    max_pages?: number /* integer */ | null;
  }): Promise<McpToolResult>;

  /**
   * Returns the full definition of a cost category using the DescribeCostCategoryDefinition API.
   * Cost categories group AWS costs using rule-based expressions that match line items by
   * dimensions (SERVICE, LINKED_ACCOUNT, USAGE_TYPE), resource tags, or other cost category
   * values. Each matched line item is assigned a category value such as "Production" or
   * "Development". Rules can be REGULAR (explicit match) or INHERITED_VALUE (dynamic value
   * from a tag key or account name). A DefaultValue catches costs that do not match any rule.
   * The tool returns a CostCategory object containing:
   * - Name (1-50 chars, unique per account, case-sensitive), CostCategoryArn
   * - RuleVersion (always "CostCategoryExpression.v1")
   * - Rules array with Value, Rule expression (Dimensions/Tags/CostCategories with And/Or/Not), and Type
   * - DefaultValue, SplitChargeRules (PROPORTIONAL, FIXED, or EVEN allocation methods)
   * - EffectiveStart/EffectiveEnd (null if still active)
   * @param cost_category_arn ARN of the cost category to describe
   * @param effective_on Optional ISO 8601 datetime to retrieve a historical version Default: null
   */
  function describeCostCategoryDefinition(input: {
    cost_category_arn: string;
    effective_on?: string | null;
  }): Promise<McpToolResult>;

  /**
   * Access AWS Enterprise Support charge data: the Support charge for a billing period, the Support-eligible spend it was calculated from, the effective pricing plan, the contract terms that govern how the charge is allocated, and the per-linked-account breakdown. Choose an action with the required `operation` parameter.
   * ## OPERATIONS
   * 1) get_charge_summary - the Enterprise Support charge for one billing period, aggregated across every account in the Support profile
   * Required: operation="get_charge_summary", billing_month.
   * billing_month is a single calendar month "YYYY-MM" (e.g. "2026-06") and it selects the billing period the answer covers. State that period using the billingPeriodStartDate and billingPeriodEndDate the charge summary returns rather than assuming the first and last day of the calendar month. It cannot be earlier than 2025-01, the oldest month with Enterprise Support data. It also cannot be the current month or later: Enterprise Support data is only published once a billing period has closed, so the newest answerable month is always the previous calendar month. Both bounds are rejected locally without spending a call.
   * Not paginated: the API returns one summary object per billing period.
   * Returns: `data.charge_summary`, containing:
   * - payerAccountId: the payer account authorized to view Enterprise Support data for its Support profile
   * - billingMonth: echoed back in YYYY-MM
   * - billingPeriodStartDate, billingPeriodEndDate, billDate: dates (normalized from timestamps). billDate is when the bill was generated, NOT a due date.
   * - isEstimated: true means the Support charge is still estimated because the bill is not finalized; false means finalized. Always state which, because an estimated figure can still change.
   * - supportCharge: the Support charge for the account. totalSupportCharge: the total across every account in the Support profile. These differ for a multi-account profile, so name which one you are reporting.
   * @param operation The Enterprise Support operation to perform (for example ``"get_charge_summary"``).
   * @param billing_month Single calendar month in ``YYYY-MM`` format. Default: null
   * @param account_id Linked account to filter to (list_linked_account_charges only). Default: null
   * @param max_results Results per page (list_linked_account_charges only). Default: null
   * @param next_token Pagination token from a previous response. Default: null
   * @param max_pages Maximum pages to auto-paginate through (default: all). Default: null
   */
  function enterpriseSupport(input: {
    operation: string;
    billing_month?: string | null;
    account_id?: string | null;
    max_results?: number /* integer */ | null;
    next_token?: string | null;
    max_pages?: number /* integer */ | null;
  }): Promise<McpToolResult>;

  /**
   * Retrieves AWS Free Tier usage information using the Free Tier Usage API.
   * This tool provides insights into your AWS Free Tier usage across services:
   * 1. get_free_tier_usage: Shows your current Free Tier usage across AWS services
   * - Helps identify where you are approaching Free Tier limits
   * - Shows actual usage against Free Tier allocations
   * - Supports filtering by service, region, or usage type
   * - Possible Dimensions values are: 'SERVICE'|'OPERATION'|'USAGE_TYPE'|'REGION'|'FREE_TIER_TYPE'|'DESCRIPTION'|'USAGE_PERCENTAGE'
   * - Possible MatchOptions are: 'EQUALS'|'STARTS_WITH'|'ENDS_WITH'|'CONTAINS'|'GREATER_THAN_OR_EQUAL'
   * @param operation The operation to perform: 'get_free_tier_usage' Default: "get_free_tier_usage"
   * @param filter Optional filter to apply to the results as a JSON string. Default: null
   * @param max_results Maximum number of results to return per page (1-1000). Defaults to 100. Default: null
   */
  function freeTierUsage(input?: {
    operation?: string;
    filter?: string | null;
    max_results?: number /* integer */ | null;
  }): Promise<McpToolResult>;

  /**
   * Retrieves the margin summary report for a specific billing group, which includes
   * the AWS cost and charged amount (pro forma cost) broken down by attributes such as AWS service
   * name or billing period.
   * This tool retrieve detailed cost reports for a
   * single billing group, optionally broken down by product name and/or billing period.
   * The tool returns margin summary report results for the billing group:
   * - Billing group ARN
   * - Attributes (key-value pairs for grouping, e.g., PRODUCT_NAME: "S3", BILLING_PERIOD: "Nov 2023")
   * - AWS cost (actual AWS charges)
   * - Proforma cost (hypothetical charges based on the associated pricing plan)
   * - Margin (billing group margin)
   * - Margin percentage (percentage of billing group margin)
   * @param arn The ARN that uniquely identifies the billing group.
   * @param billing_period_range Optional JSON string specifying a time range (up to 12 months). Default: null
   * @param group_by Optional JSON string with attributes to group by ("PRODUCT_NAME", "BILLING_PERIOD"). Default: null
   * @param max_pages Maximum number of API pages to fetch. Defaults to 10. Default: 10
   * @param next_token Optional pagination token from a previous response. Default: null
   */
  function getBillingGroupCostReport(input: {
    arn: string;
    billing_period_range?: string | null;
    group_by?: string | null;
    max_pages?: number /* integer */;
    next_token?: string | null;
  }): Promise<McpToolResult>;

  /**
   * Retrieves billing preferences for the specified feature. Each feature controls a
   * distinct billing capability: which accounts can share Reserved Instances / Savings Plans or credits,
   * whether billing alerts are enabled, the historical record of sharing changes, and per-credit options.
   * RI_SHARING covers BOTH Reserved Instances and Savings Plans discounts.
   * `features` TAKES EXACTLY ONE VALUE. Current state and history are separate features, so "what is shared
   * now, and when did it change" is two calls: RI_SHARING then RI_SHARING_HISTORY (CREDIT_SHARING and
   * CREDIT_SHARING_HISTORY for credits). BILLING_ALERTS, CREDIT_LEVEL_SHARING and CREDIT_PREFERENCE_OPTIONS
   * are also valid.
   * Parameters:
   * - features: the single feature to retrieve (required).
   * - filters: JSON, PREFERENCE_KEY only, and accepted for CREDIT_PREFERENCE_OPTIONS alone, where values must
   * match `credit/{creditId}`.
   * @param features The single billing feature to retrieve (required).
   * @param filters Filters as a JSON string. Default: null
   * @param max_results Maximum number of results per page (1-50). Default: 50
   * @param next_token Pagination token from a previous response. Default: null
   * @param max_pages Maximum pages to auto-paginate through. Default: 5
   */
  function getBillingPreferences(input: {
    features: string | Array<string>;
    filters?: string | null;
    max_results?: number /* integer */ | null;
    next_token?: string | null;
    max_pages?: number /* integer */ | null;
  }): Promise<McpToolResult>;

  /**
   * Retrieves the auto billing group creation preference for an inbound billing transfer.
   * The preference belongs to one inbound billing transfer (responsibility_transfer_arn): a bill
   * source account transferring its bill to the caller's account. In a two-level billing transfer,
   * that bill source account also receives bills from its own end customers. When the preference is
   * enabled, AWS Billing Conductor automatically creates, in the caller's account, a billing group
   * for the indirect relationship with each NEW end customer that transfers its bill to that bill
   * source account, using the pricing plan selected in the preference.
   * How to read the preference:
   * - It applies only to two-level transfers. On a one-level transfer it can be enabled but has no
   * effect.
   * - It is set per inbound billing transfer and is disabled by default.
   * - It applies only to end customers added AFTER it was enabled. It does not create billing groups
   * @param responsibility_transfer_arn The ARN of the billing transfer. Required.
   */
  function getBillingTransferPreference(input: {
    responsibility_transfer_arn: string;
  }): Promise<McpToolResult>;

  /**
   * Returns the metadata associated to the specified billing view ARN.
   * A billing view is an AWS resource that defines a segment of AWS cost management data.
   * There are four types of billing views:
   * - PRIMARY: The default billing view containing all cost management data for an account.
   * For management accounts in an organization, this includes all data across the organization.
   * - BILLING_GROUP: Billing views corresponding to billing groups created in AWS Billing Conductor.
   * - CUSTOM: Customer-created billing views that provide filtered cost visibility across organizations.
   * These can be shared with other accounts.
   * - BILLING_TRANSFER: Views available when using billing transfer, including "My view" and
   * "Showback/chargeback view".
   * - BILLING_TRANSFER_SHOWBACK: Shows billing data configured for showback or chargeback purposes.
   * The tool returns information about:
   * @param arn The Amazon Resource Name (ARN) that can be used to uniquely identify the billing view. Required.
   */
  function getBillingView(input: {
    arn: string;
  }): Promise<McpToolResult>;

  /**
   * Returns the resource-based policy document attached to the resource in JSON format.
   * Resource-based policies are used to control access to billing view resources. When a custom
   * billing view is shared with other accounts (within or outside the organization) using AWS
   * Resource Access Manager (AWS RAM), a resource-based policy is attached to the billing view
   * resource defining the access permissions.
   * Use this tool to:
   * - Inspect the sharing permissions of a billing view to understand which accounts have access
   * - Audit resource-based policy configurations for compliance or security review
   * - Debug access issues by examining the policy document attached to a billing view
   * - Verify that sharing was configured correctly after sharing a custom billing view
   * The tool returns:
   * - The resource-based policy document in JSON format
   * @param resource_arn The Amazon Resource Name (ARN) of the billing view resource to which the policy is attached to. Required.
   */
  function getResourcePolicy(input: {
    resource_arn: string;
  }): Promise<McpToolResult>;

  /**
   * Access AWS Invoice Configuration (invoice units) — read-only. Invoice units are groups of AWS accounts that represent business entities and receive a separate invoice, each with a designated receiver account. Choose an action with the required `operation` parameter; the remaining parameters apply to specific operations.
   * ## OPERATIONS
   * 1) list_invoice_units - list invoice unit definitions visible to the management account
   * Required: operation="list_invoice_units"
   * Optional filters (AND across types; OR within a list). Account IDs are 12-digit AWS account IDs:
   * - names: match invoice unit names
   * - invoice_receivers: match the invoice unit's receiver account
   * - bill_source_accounts: match a bill-source account
   * - accounts: global search — matches invoice units where the account appears as the receiver, a linked (member) account, OR a bill-source account
   * - as_of: point-in-time UTC "YYYY-MM-DD" or "YYYY-MM-DDTHH:MM:SS" (definitions as of that instant; defaults to current)
   * Pagination: max_results caps items per page (1-500); max_pages caps pages fetched (default: all). The `pagination` block reports total_results, pages_fetched, has_more, and next_token.
   * Returns: `data.invoice_units`, each with InvoiceUnitArn, Name, Description, InvoiceReceiver, TaxInheritanceDisabled, Rule {LinkedAccounts}, and LastModified (ISO 8601 UTC).
   * @param operation The invoice unit operation to perform.
   * @param invoice_unit_arn ARN of a single invoice unit (get_invoice_unit). Default: null
   * @param names Filter invoice units by name (list_invoice_units). Default: null
   * @param invoice_receivers Filter by receiver account ID (list_invoice_units). Default: null
   * @param accounts Global-search filter across receiver, linked, and bill-source accounts (list_invoice_units). Default: null
   * @param bill_source_accounts Filter by bill source account ID (list_invoice_units). Default: null
   * @param account_ids Account IDs to fetch profiles for (batch_get_invoice_profile). Default: null
   * @param as_of Point-in-time UTC instant for list/get operations. Default: null
   * @param max_results Maximum results per page (1-500). Default: null
   * @param next_token Pagination token from a previous response. Default: null
   * @param max_pages Maximum pages to auto-paginate through (default: all). Default: null
   */
  function invoiceUnits(input: {
    operation: string;
    invoice_unit_arn?: string | null;
    names?: Array<string> | null;
    invoice_receivers?: Array<string> | null;
    accounts?: Array<string> | null;
    bill_source_accounts?: Array<string> | null;
    account_ids?: Array<string> | null;
    as_of?: string | null;
    max_results?: number /* integer */ | null;
    next_token?: string | null;
    max_pages?: number /* integer */ | null;
  }): Promise<McpToolResult>;

  /**
   * Access AWS Invoicing data. Choose an action with the required `operation` parameter; the remaining parameters apply to specific operations. Additional AWS Invoicing APIs are added here as new operations.
   * ## OPERATIONS
   * 1) list_invoice_summaries - invoice-level summaries (no line items) for an account or a single invoice
   * Required: operation="list_invoice_summaries"
   * Selector (choose one; the account is auto-detected if neither is given):
   * - account_id: 12-digit AWS account ID; lists all invoices for that account. Auto-detected via STS GetCallerIdentity when omitted.
   * - invoice_id: retrieve one specific invoice's summary. Mutually exclusive with account_id.
   * Time filter — REQUIRED when selecting by account_id, optional for invoice_id. Provide exactly one:
   * - billing_period: a single calendar month "YYYY-MM" (e.g. "2026-05")
   * - start_date + end_date: a UTC range "YYYY-MM-DD" (or "YYYY-MM-DDTHH:MM:SS"); required together and mutually exclusive with billing_period. A date-only bound means 00:00:00 UTC, so end_date must be the day AFTER the last day you want: all of June 2026 is start_date "2026-06-01" with end_date "2026-07-01". Using "2026-06-30" silently drops invoices issued during June 30.
   * IMPORTANT — ONE MONTH MAXIMUM per call. A start_date/end_date range may span at most the number of days in the START date's month (31 from a January start, 28 from a February start); longer is rejected with "TimePeriod cannot last more than a month". Calendar alignment is NOT required: "2026-05-14" to "2026-06-13" is valid. For a longer period issue ONE CALL PER MONTH and combine the results yourself — never widen the range. A rejection returns `data.suggested_date_ranges`: the exact per-month calls to make.
   * NOTE — the two time filters are not interchangeable: billing_period selects by BILLING MONTH, start_date/end_date select by ISSUED DATE. Pick whichever the question asks for, and keep using that same one when splitting a multi-month request.
   * @param operation The invoicing operation to perform (e.g. ``"list_invoice_summaries"``).
   * @param account_id 12-digit AWS account ID (auto-detected via STS when omitted). Default: null
   * @param invoice_id Retrieve a single invoice's summary. Default: null
   * @param billing_period Single calendar month in ``YYYY-MM`` format. Default: null
   * @param start_date Range start (``YYYY-MM-DD`` UTC, i.e. 00:00:00 that day). Default: null
   * @param end_date Range end (``YYYY-MM-DD`` UTC, i.e. 00:00:00 that day, so use the day after the last one you want). Default: null
   * @param invoicing_entity Filter by AWS legal selling entity name. Default: null
   * @param max_results Maximum results per page (1-100). Default: null
   * @param next_token Pagination token from a previous response. Default: null
   * @param max_pages Maximum pages to auto-paginate through (default: all). Default: null
   */
  function invoicing(input: {
    operation: string;
    account_id?: string | null;
    invoice_id?: string | null;
    billing_period?: string | null;
    start_date?: string | null;
    end_date?: string | null;
    invoicing_entity?: string | null;
    max_results?: number /* integer */ | null;
    next_token?: string | null;
    max_pages?: number /* integer */ | null;
  }): Promise<McpToolResult>;

  /**
   * Lists linked accounts associated with the payer account from AWS Billing Conductor.
   * This tool retrieve linked accounts for a given billing period.
   * If no billing period is provided, the current billing period is used.
   * The tool returns information about each linked account:
   * - Account ID
   * - Account name
   * - Account email
   * - Billing group ARN (if associated to a billing group)
   * You can filter account associations by:
   * - AccountId: Filter by a specific AWS account ID
   * - AccountIds: Filter by a list of AWS account IDs (up to 30)
   * - Association: Filter by association status:
   * @param billing_period Optional billing period in YYYY-MM format (e.g., "2025-01"). If not provided, the current billing period is used. Default: null
   * @param filters Optional JSON string containing filter criteria. Supported filters: - AccountId: A single AWS account ID (12 digits) - AccountIds: List of AWS account IDs (up to 30, each 12 digits) - Association: One of "MONITORED", "UNMONITORED", or a billing group ARN Default: null
   * @param max_pages Maximum number of API pages to fetch. Defaults to 10. Default: 10
   * @param next_token Optional pagination token from a previous response. Default: null
   */
  function listAccountAssociations(input?: {
    billing_period?: string | null;
    filters?: string | null;
    max_pages?: number /* integer */;
    next_token?: string | null;
  }): Promise<McpToolResult>;

  /**
   * Retrieves a summary report of actual AWS charges and calculated AWS charges
   * based on the associated pricing plan of a billing group.
   * This tool retrieve cost reports for billing groups.
   * If no billing period is provided, the current billing period is used.
   * The tool returns cost report information for each billing group:
   * - Billing group ARN
   * - AWS cost (actual AWS charges)
   * - Proforma cost (hypothetical charges based on the associated pricing plan)
   * - Margin (billing group margin)
   * - Margin percentage (percentage of billing group margin)
   * - Currency (displayed currency)
   * You can filter cost reports by:
   * @param billing_period Optional billing period in YYYY-MM format (e.g., "2025-01"). If not provided, the current billing period is used. Default: null
   * @param filters Optional JSON string containing filter criteria. Supported filters: - BillingGroupArns: List of billing group ARNs (minimum 1, maximum 100) Default: null
   * @param max_pages Maximum number of API pages to fetch. Defaults to 10. Default: 10
   * @param next_token Optional pagination token from a previous response. Default: null
   */
  function listBillingGroupCostReports(input?: {
    billing_period?: string | null;
    filters?: string | null;
    max_pages?: number /* integer */;
    next_token?: string | null;
  }): Promise<McpToolResult>;

  /**
   * Retrieves a list of billing groups from AWS Billing Conductor.
   * This tool retrieve billing groups for a given billing period.
   * If no billing period is provided, the current billing period is used.
   * The tool returns information about:
   * - Billing group ARN, name, and description
   * - Billing group type (STANDARD or TRANSFER_BILLING)
   * - Billing group status (ACTIVE, PRIMARY_ACCOUNT_MISSING, or PENDING)
   * - Primary account ID
   * - Computation preference (pricing plan ARN)
   * - Account grouping settings (auto-associate, responsibility transfer ARN)
   * - Group size (number of member accounts)
   * - Creation and last modified timestamps
   * @param billing_period Optional billing period in YYYY-MM format (e.g., "2025-01"). If not provided, the current billing period is used. Default: null
   * @param filters Optional JSON string containing filter criteria. Supported filters: - Arns: List of billing group ARNs to retrieve - Names: List of name search objects with SearchOption and SearchValue - Statuses: List of statuses ("ACTIVE", "PRIMARY_ACCOUNT_MISSING", "PENDING") - BillingGroupTypes: List of types ("STANDARD", "TRANSFER_BILLING") - PrimaryAccountIds: List of primary account IDs - PricingPlan: Pricing plan ARN - AutoAssociate: Boolean for auto-associate filter - ResponsibilityTransferArns: List of responsibility transfer ARNs Default: null
   * @param max_pages Maximum number of API pages to fetch. Defaults to 10. Default: 10
   * @param next_token Optional pagination token from a previous response. Default: null
   */
  function listBillingGroups(input?: {
    billing_period?: string | null;
    filters?: string | null;
    max_pages?: number /* integer */;
    next_token?: string | null;
  }): Promise<McpToolResult>;

  /**
   * Lists the segments of a billing view over a given time period. Each segment identifies
   * the billing domain (PRO_FORMA or BILLABLE) and the account relationships that apply during its time range.
   * A billing view segment represents a time range during which the billing domain and account relationships
   * for a billing view remained unchanged. If a mid-period change occurs (for example, an account joins or
   * leaves a billing group), the response includes multiple segments, each with its own time range. Hidden
   * segments are omitted, so the returned segments might not cover the entire requested time period.
   * Use this tool to:
   * - Determine whether an account's costs are BILLABLE (real charges owed to AWS) or PRO_FORMA (shaped by
   * AWS Billing Conductor, not final charges)
   * - Identify mid-period changes in billing relationships (e.g., an account moving between billing groups)
   * - Audit the billing group or billing transfer account relationships that applied during a specific period
   * - Understand the management account hierarchy for organization member accounts
   * @param arn Optional billing view ARN. If omitted, the caller's PRIMARY billing view is used. Default: null
   * @param max_results Optional maximum number of segments per page (1-100). Default: null
   * @param begin_date_inclusive Optional UTC datetime string for the inclusive start of the billing period. Format: YYYY-MM-DD or YYYY-MM-DDTHH:MM:SS. Default: null
   * @param end_date_exclusive Optional UTC datetime string for the exclusive end of the billing period. Format: YYYY-MM-DD or YYYY-MM-DDTHH:MM:SS. Default: null
   * @param max_pages Maximum pages to auto-paginate through. Default: 10
   * @param next_token Pagination token from a previous response. Default: null
   */
  function listBillingViewSegments(input?: {
    arn?: string | null;
    max_results?: number /* integer */ | null;
    begin_date_inclusive?: string | null;
    end_date_exclusive?: string | null;
    max_pages?: number /* integer */;
    next_token?: string | null;
  }): Promise<McpToolResult>;

  /**
   * Lists the billing views available for a given time period.
   * Every AWS account has a unique PRIMARY billing view that represents the billing data
   * available by default. Accounts that use AWS Billing Conductor also have BILLING_GROUP
   * billing views representing pro forma costs associated with each created billing group.
   * If activeTimeRange is provided, only billing views that were active during that time window are returned.
   * Else, all billing views that ever existed are returned, including views for deleted billing groups and ended billing transfers.
   * The tool returns a list of billing views with information about:
   * - Billing view ARN, name, and description
   * - Billing view type (PRIMARY, BILLING_GROUP, CUSTOM, BILLING_TRANSFER, BILLING_TRANSFER_SHOWBACK)
   * - Owner account ID and source account ID
   * - Health status (status code and reasons)
   * You can filter billing views by:
   * @param active_after_inclusive Optional inclusive start of the active time range in UTC. Format: YYYY-MM-DD or YYYY-MM-DDTHH:MM:SS (UTC). Must be provided together with active_before_inclusive. The time range must be within one calendar month. Default: null
   * @param active_before_inclusive Optional inclusive end of the active time range in UTC. Format: YYYY-MM-DD or YYYY-MM-DDTHH:MM:SS (UTC). Must be provided together with active_after_inclusive. The time range must be within one calendar month. Default: null
   * @param arns Optional JSON string containing a list of billing view ARNs to filter by. Maximum 10 items. Default: null
   * @param billing_view_types Optional JSON string containing a list of billing view types. Valid values: PRIMARY, BILLING_GROUP, CUSTOM, BILLING_TRANSFER, BILLING_TRANSFER_SHOWBACK. Default: null
   * @param max_results Optional maximum number of billing views to retrieve per page. Valid range: 1-100. Default is 100. Default: null
   * @param names Optional JSON string containing a list of StringSearch objects. Each object has searchOption (valid value: STARTS_WITH) and searchValue (1-128 characters). Fixed number of 1 item. Default: null
   * @param owner_account_id Optional owner account ID to filter by (12-digit AWS account ID). Default: null
   * @param source_account_id Optional source account ID to filter by (12-digit AWS account ID). Default: null
   * @param max_pages Maximum number of API pages to fetch. Defaults to 10. Default: 10
   * @param next_token Optional pagination token from a previous response. Default: null
   */
  function listBillingViews(input?: {
    active_after_inclusive?: string | null;
    active_before_inclusive?: string | null;
    arns?: string | null;
    billing_view_types?: string | null;
    max_results?: number /* integer */ | null;
    names?: string | null;
    owner_account_id?: string | null;
    source_account_id?: string | null;
    max_pages?: number /* integer */;
    next_token?: string | null;
  }): Promise<McpToolResult>;

  /**
   * Retrieves the history of cost allocation tag backfill requests using the
   * ListCostAllocationTagBackfillHistory API.
   * Backfill retroactively applies the current tag activation status to historical billing data.
   * Without backfill, tag activation only affects future billing periods.
   * Backfill requests progress through these states:
   * - SCHEDULED: Initial state when the backfill is requested
   * - PROCESSING: System is rewriting historical tag data and reprocessing bills
   * - SUCCEEDED: Backfill completed, historical data updated
   * - FAILED: Processing error occurred (can be retried)
   * Constraints: Only one backfill can run at a time. There is a 24-hour cooldown between
   * requests. Maximum lookback is 12 months. BackfillFrom must be the first day of a month
   * at 00:00:00 UTC.
   * @param max_results Max results per page (1-1000) Default: null
   * @param next_token Pagination token from previous response Default: null
   * @param max_pages Max pages to auto-paginate through Default: null
   */
  function listCostAllocationTagBackfillHistory(input?: {
    max_results?: number /* integer */ | null;
    next_token?: string | null;
    max_pages?: number /* integer */ | null;
  }): Promise<McpToolResult>;

  /**
   * Lists cost allocation tags in the account using the ListCostAllocationTags API.
   * Cost allocation tags must be activated before they appear in Cost Explorer, CUR, and budgets.
   * There are two types: AWSGenerated (auto-created by AWS services like aws:createdBy) and
   * UserDefined (created by customers via resource tagging APIs).
   * The tool returns CostAllocationTag objects containing:
   * - TagKey, Type (AWSGenerated/UserDefined), Status (Active/Inactive)
   * - LastUpdatedDate (when activation status last changed)
   * - LastUsedDate (last month the tag appeared on a billed resource, for identifying stale tags)
   * You can filter tags by:
   * - status: Active or Inactive
   * - tag_keys: JSON array of tag key strings to look up (max 100, case-sensitive).
   * Example: '["Environment", "Team", "CostCenter"]'
   * @param status Filter by tag status (Active, Inactive) Default: null
   * @param tag_keys JSON array of tag key strings to filter by (max 100) Default: null
   * @param tag_type Filter by tag type (AWSGenerated, UserDefined) Default: null
   * @param max_results Max results per page (1-1000, default 100) Default: null
   * @param next_token Pagination token from previous response Default: null
   * @param max_pages Max pages to auto-paginate through Default: null
   */
  function listCostAllocationTags(input?: {
    status?: string | null;
    tag_keys?: string | null;
    tag_type?: string | null;
    max_results?: number /* integer */ | null;
    next_token?: string | null;
    max_pages?: number /* integer */ | null;
  }): Promise<McpToolResult>;

  /**
   * Lists all cost category definitions in the account using the ListCostCategoryDefinitions API.
   * Returns lightweight references for each cost category, not full rule definitions. Use
   * describe-cost-category-definition with the returned ARN to get the complete rule set.
   * The tool returns CostCategoryReference objects containing:
   * - CostCategoryArn, Name (unique, case-sensitive), NumberOfRules
   * - EffectiveStart, EffectiveEnd (null if current)
   * - DefaultValue, Values (all category values defined in the rules)
   * - ProcessingStatus: APPLIED or PROCESSING
   * - SupportedResourceTypes
   * You can filter and paginate with:
   * - effective_on: ISO 8601 datetime to return only categories active at that time.
   * Defaults to current date.
   * @param effective_on Optional ISO 8601 datetime to filter by active date Default: null
   * @param supported_resource_types Optional JSON array of resource type strings Default: null
   * @param max_results Max results per page (1-100, default 20) Default: null
   * @param next_token Pagination token from previous response Default: null
   * @param max_pages Max pages to auto-paginate through Default: null
   */
  function listCostCategoryDefinitions(input?: {
    effective_on?: string | null;
    supported_resource_types?: string | null;
    max_results?: number /* integer */ | null;
    next_token?: string | null;
    max_pages?: number /* integer */ | null;
  }): Promise<McpToolResult>;

  /**
   * Retrieves a list of versions for a specific custom line item from AWS Billing Conductor.
   * This tool retrieve all versions of a custom line item.
   * If no billing period is provided, the current billing period is used.
   * The tool returns information about each version including charge details, computation rule,
   * billing periods, and timestamps.
   * You can filter versions by:
   * - BillingPeriodRange: Filter by start and/or end billing period
   * Example 1: {"arn": "arn:aws:billingconductor::123456789012:customlineitem/abcdef1234"}
   * Example 2: {"arn": "...", "filters": "{"BillingPeriodRange": {"StartBillingPeriod": "2025-01", "EndBillingPeriod": "2025-06"}}"}
   * @param arn The ARN for the custom line item. Required.
   * @param filters Optional JSON string with filter criteria (BillingPeriodRange). Default: null
   * @param max_pages Maximum number of API pages to fetch. Defaults to 10. Default: 10
   * @param next_token Optional pagination token from a previous response. Default: null
   */
  function listCustomLineItemVersions(input: {
    arn: string;
    filters?: string | null;
    max_pages?: number /* integer */;
    next_token?: string | null;
  }): Promise<McpToolResult>;

  /**
   * Retrieves a list of custom line items (FFLIs) from AWS Billing Conductor.
   * Custom line items let you allocate costs and discounts to designated AWS accounts within a
   * billing group. Common use cases include allocating support fees, shared service costs, managed
   * service fees, taxes, credits, and distributing RI/Savings Plans savings.
   * This tool retrieve custom line items for a given billing period.
   * If no billing period is provided, the current billing period is used.
   * The tool returns information about:
   * - Custom line item ARN, name, and description
   * - Account ID, billing group ARN
   * - Charge details (type: CREDIT or FEE, flat or percentage)
   * - Computation rule (CONSOLIDATED or ITEMIZED)
   * - Currency code, association size, product code
   * @param billing_period Optional billing period in YYYY-MM format (e.g., "2025-01"). Default: null
   * @param filters Optional JSON string with filter criteria (AccountIds, Arns, BillingGroups, Names). Default: null
   * @param max_pages Maximum number of API pages to fetch. Defaults to 10. Default: 10
   * @param next_token Optional pagination token from a previous response. Default: null
   */
  function listCustomLineItems(input?: {
    billing_period?: string | null;
    filters?: string | null;
    max_pages?: number /* integer */;
    next_token?: string | null;
  }): Promise<McpToolResult>;

  /**
   * Retrieves a list of pricing plans from AWS Billing Conductor.
   * This tool retrieve pricing plans for a given billing period.
   * If no billing period is provided, the current billing period is used.
   * The tool returns information about:
   * - Pricing plan ARN, name, and description
   * - Number of associated pricing rules (size)
   * - Creation and last modified timestamps
   * You can filter pricing plans by:
   * - Arns: Filter by specific pricing plan ARNs
   * Example 1: {"billing_period": "2025-01"}
   * Example 2: {"filters": "{"Arns": ["arn:aws:billingconductor::123456789012:pricingplan/abc"]}", "billing_period": "2025-01"}
   * @param billing_period Optional billing period in YYYY-MM format. Default: null
   * @param filters Optional JSON string with filter criteria (Arns). Default: null
   * @param max_pages Maximum number of API pages to fetch. Defaults to 10. Default: 10
   * @param next_token Optional pagination token from a previous response. Default: null
   */
  function listPricingPlans(input?: {
    billing_period?: string | null;
    filters?: string | null;
    max_pages?: number /* integer */;
    next_token?: string | null;
  }): Promise<McpToolResult>;

  /**
   * Lists the pricing plans associated with a specific pricing rule.
   * This tool retrieve pricing plans associated with a specific pricing rule
   * If no billing period is provided, the current billing period is used.
   * The tool returns information about:
   * - The billing period for which the pricing rule associations are listed.
   * - The optional pagination token to be used on subsequent calls.
   * - The ARN of the pricing rule for which associations are listed.
   * - The list containing pricing plans that are associated with the requested pricing rule.
   * Example: {"pricing_rule_arn": "arn:aws:billingconductor::123456789012:pricingrule/abc"}
   * @param pricing_rule_arn The ARN of the pricing rule. Required.
   * @param billing_period Optional billing period in YYYY-MM format. Default: null
   * @param max_results Optional maximum number of results per page (1-100). Default: null
   * @param max_pages Maximum number of API pages to fetch. Defaults to 10. Default: 10
   * @param next_token Optional pagination token from a previous response. Default: null
   */
  function listPricingPlansForRule(input: {
    pricing_rule_arn: string;
    billing_period?: string | null;
    max_results?: number /* integer */ | null;
    max_pages?: number /* integer */;
    next_token?: string | null;
  }): Promise<McpToolResult>;

  /**
   * Retrieves a list of pricing rules from AWS Billing Conductor.
   * This tool retrieve pricing rules for a given billing period.
   * The tool returns information about:
   * - Pricing rule ARN, name, and description
   * - Type (MARKUP, DISCOUNT, or TIERING)
   * - Scope (GLOBAL, SERVICE, BILLING_ENTITY, or SKU)
   * - Modifier percentage, associated pricing plan count
   * - Service, operation, usage type, billing entity
   * - Tiering configuration, creation and last modified timestamps
   * You can filter pricing rules by:
   * - Arns: Filter by specific pricing rule ARNs
   * Example 1: {"billing_period": "2025-01"}
   * @param billing_period Optional billing period in YYYY-MM format. Default: null
   * @param filters Optional JSON string with filter criteria (Arns). Default: null
   * @param max_pages Maximum number of API pages to fetch. Defaults to 10. Default: 10
   * @param next_token Optional pagination token from a previous response. Default: null
   */
  function listPricingRules(input?: {
    billing_period?: string | null;
    filters?: string | null;
    max_pages?: number /* integer */;
    next_token?: string | null;
  }): Promise<McpToolResult>;

  /**
   * Lists the pricing rules associated with a specific pricing plan.
   * This tool retrieve pricing rules associated with a specific pricing plan
   * If no billing period is provided, the current billing period is used.
   * The tool returns information about:
   * - The billing period for which the pricing rule associations are listed.
   * - The optional pagination token to be used on subsequent calls.
   * - The ARN of the pricing plan for which associations are listed.
   * - A list containing pricing rules that are associated with the requested pricing plan
   * Example: {"pricing_plan_arn": "arn:aws:billingconductor::123456789012:pricingplan/abc"}
   * @param pricing_plan_arn The ARN of the pricing plan. Required.
   * @param billing_period Optional billing period in YYYY-MM format. Default: null
   * @param max_results Optional maximum number of results per page (1-100). Default: null
   * @param max_pages Maximum number of API pages to fetch. Defaults to 10. Default: 10
   * @param next_token Optional pagination token from a previous response. Default: null
   */
  function listPricingRulesForPlan(input: {
    pricing_plan_arn: string;
    billing_period?: string | null;
    max_results?: number /* integer */ | null;
    max_pages?: number /* integer */;
    next_token?: string | null;
  }): Promise<McpToolResult>;

  /**
   * Lists the resources associated to a custom line item from AWS Billing Conductor.
   * This tool retrieve resources associated with a specific custom line item.
   * If no billing period is provided, the current billing period is used.
   * The tool returns information about each associated resource:
   * - Resource ARN (can be a billing group or custom line item)
   * - End billing period of the association
   * - Relationship type (PARENT or CHILD)
   * You can filter associated resources by:
   * - Relationship: Filter by relationship type ("PARENT" or "CHILD")
   * Example 1: {"arn": "arn:aws:billingconductor::123456789012:customlineitem/abcdef1234"}
   * Example 2: {"arn": "...", "filters": "{"Relationship": "CHILD"}", "billing_period": "2025-01"}
   * @param arn The ARN of the custom line item. Required.
   * @param billing_period Optional billing period in YYYY-MM format. Default: null
   * @param filters Optional JSON string with filter criteria (Relationship). Default: null
   * @param max_pages Maximum number of API pages to fetch. Defaults to 10. Default: 10
   * @param next_token Optional pagination token from a previous response. Default: null
   */
  function listResourcesAssociatedToCustomLineItem(input: {
    arn: string;
    billing_period?: string | null;
    filters?: string | null;
    max_pages?: number /* integer */;
    next_token?: string | null;
  }): Promise<McpToolResult>;

  /**
   * Lists the source views (managed AWS billing views) that a custom billing view
   * is built from.
   * A custom billing view is created as a "multi-source view" by combining cost management data
   * from up to 20 source views. Source views are managed billing views (typically PRIMARY or other
   * CUSTOM billing views) from the same or different AWS organizations. This enables consolidation
   * of cost management data across multiple organizations into a single custom billing view.
   * Use this tool to:
   * - Understand the data lineage of a custom billing view (which source views feed its data)
   * - Debug health issues: if a custom view is UNHEALTHY with SOURCE_VIEW_UNHEALTHY or
   * SOURCE_VIEW_ACCESS_DENIED, inspect its source views to identify the problem
   * - Audit cross-organization data consolidation (which orgs/accounts contribute to this view)
   * - Determine if the custom billing view aggregates data from a single org or multiple orgs
   * @param arn The Amazon Resource Name (ARN) that can be used to uniquely identify the billing view. Required.
   * @param max_results Optional maximum number of entries a paginated response contains. Valid range: 1-100. Default: null
   * @param max_pages Maximum number of API pages to fetch. Defaults to 10. Default: 10
   * @param next_token Optional pagination token from a previous response. Default: null
   */
  function listSourceViewsForBillingView(input: {
    arn: string;
    max_results?: number /* integer */ | null;
    max_pages?: number /* integer */;
    next_token?: string | null;
  }): Promise<McpToolResult>;

  /**
   * Access AWS Procurement Portal Preferences — read-only. These are the procurement portal connections (e.g. SAP Business Network, Coupa) and e-invoice delivery / purchase-order retrieval settings configured for the account. Choose an action with the required `operation` parameter.
   * ## OPERATIONS
   * 1) list_procurement_portal_preferences - list configured procurement portal preferences
   * Required: operation="list_procurement_portal_preferences"
   * Pagination: max_results caps items per page (1-100); max_pages caps pages fetched (default: all). The `pagination` block reports total_results, pages_fetched, has_more, and next_token.
   * Returns: `data.procurement_portal_preferences`, each including the preference ARN, portal type/connection details, status, EinvoiceDeliveryPreference, and CreateDate / LastUpdateDate (ISO 8601 UTC).
   * 2) get_procurement_portal_preference - retrieve one procurement portal preference
   * Required: operation="get_procurement_portal_preference", procurement_portal_preference_arn
   * Returns: `data.procurement_portal_preference` with the fields above, including EinvoiceDeliveryPreference.EinvoiceDeliveryActivationDate (ISO 8601 UTC).
   * NOTE: preference records may include procurement portal connection details; treat the output as sensitive. The `ProcurementPortalSharedSecret` field is intentionally omitted from tool output and is only accessible via a direct SDK call.
   * EXAMPLES
   * - {"operation": "list_procurement_portal_preferences"}
   * @param operation The operation to perform.
   * @param procurement_portal_preference_arn ARN of a single preference (get_procurement_portal_preference). Default: null
   * @param max_results Maximum results per page (1-100). Default: null
   * @param next_token Pagination token from a previous response. Default: null
   * @param max_pages Maximum pages to auto-paginate through (default: all). Default: null
   */
  function procurementPreferences(input: {
    operation: string;
    procurement_portal_preference_arn?: string | null;
    max_results?: number /* integer */ | null;
    next_token?: string | null;
    max_pages?: number /* integer */ | null;
  }): Promise<McpToolResult>;

  /**
   * Get detailed cost optimization recommendation with integrated data from multiple AWS services.
   * This tool combines data from:
   * - Cost Optimization Hub (base recommendation)
   * - AWS Compute Optimizer (detailed metrics for compute resources)
   * - Cost Explorer (Savings Plans/RI purchase recommendations)
   * It provides comprehensive analysis with utilization metrics, savings calculations, and implementation guidance.
   * RESPONSE FORMATTING INSTRUCTIONS:
   * The tool may return both raw recommendation data and a formatting template.
   * When presenting the recommendation:
   * 1. If a template is provided, use it to organize your response
   * 2. If no template is provided, structure your response in a clear, logical manner
   * 3. Always include key information like resource details, savings amounts, and implementation steps
   * @param recommendation_id ID of the recommendation to retrieve details for
   */
  function recDetails(input: {
    recommendation_id: string;
  }): Promise<McpToolResult>;

  /**
   * Retrieves AWS Reserved Instance (RI) coverage and utilization data using the Cost Explorer API.
   * This tool provides insights into your Reserved Instance (RI) and Savings Plans usage patterns through two main operations:
   * 1. get_reservation_coverage: Shows how much of your eligible usage is covered by RIs
   * - Helps identify opportunities to purchase additional RIs
   * - Supports grouping by dimensions like REGION, INSTANCE_TYPE, etc.
   * - Can filter by specific services, regions, or instance types
   * 2. get_reservation_utilization: Shows how effectively you're using your purchased RIs
   * - Reveals underutilized or idle reserved capacity
   * - Can be grouped by SUBSCRIPTION_ID to see utilization per RI
   * - Helps identify RIs that could be modified or sold in the marketplace
   * Supported dimensions for grouping reservation coverage:
   * - AZ: Availability Zone
   * @param operation The operation to perform: 'get_reservation_coverage' or 'get_reservation_utilization'
   * @param start_date Start date in YYYY-MM-DD format (inclusive). Defaults to 30 days ago if not provided. Default: null
   * @param end_date End date in YYYY-MM-DD format (exclusive). Defaults to today if not provided. Default: null
   * @param granularity Time granularity of the data (DAILY or MONTHLY). Defaults to DAILY. Ignored when group_by is provided (granularity and group_by are mutually exclusive). Default: "DAILY"
   * @param metrics List of metrics to retrieve for coverage as a JSON string (e.g., '["HoursCoverage", "CostCoverage"]'). Defaults to all metrics. Default: null
   * @param group_by Optional grouping of results as a JSON string. For coverage, supports multiple dimensions. For utilization, only supports SUBSCRIPTION_ID. Default: null
   * @param filter Optional filter to apply to the results as a JSON string, such as filtering by service, region, or instance type. Default: null
   * @param sort_by Optional sorting configuration as a JSON string with key and direction (ASCENDING or DESCENDING). Default: null
   * @param max_results Maximum number of results to return per page. Default: null
   */
  function riPerformance(input: {
    operation: string;
    start_date?: string | null;
    end_date?: string | null;
    granularity?: string;
    metrics?: string | null;
    group_by?: string | null;
    filter?: string | null;
    sort_by?: string | null;
    max_results?: number /* integer */ | null;
  }): Promise<McpToolResult>;

  /**
   * Execute SQL queries on the persistent session database.
   * This tool queries tables created by other tools (like cost_explorer_sql) within the current session.
   * All tools share the same database, allowing cross-tool data analysis and joins.
   * Use this tool to:
   * - Query tables created by cost_explorer_sql and other tools
   * - Join data from multiple AWS APIs
   * - Perform complex analysis across different data sources
   * Common queries:
   * - SELECT name FROM sqlite_master WHERE type='table' -- List all tables
   * - SELECT * FROM [table_name] LIMIT 10 -- Preview table data
   * @param query SQL query to execute
   * @param schema Optional column definitions for user data (e.g. ["service TEXT", "cost REAL"]) Default: null
   * @param data Optional array of data rows to add to database before querying Default: null
   * @param table_name Optional name for user data table (auto-generated if not provided) Default: null
   */
  function sessionSql(input: {
    query: string;
    schema?: Array<string> | null;
    data?: Array<Array<unknown>> | null;
    table_name?: string | null;
  }): Promise<McpToolResult>;

  /**
   * Tool that describes Savings Plans inventory and purchasable offerings.
   * This tool provides visibility into what an account already owns and what it can buy through four
   * operations:
   * 1. describe_savings_plans: The plans the account owns, with state, term, payment option, and
   * expiry. Pass states to scope the result.
   * 2. describe_savings_plan_rates: The rates on one Savings Plan the customer already owns.
   * 3. describe_savings_plans_offerings: The offerings available to purchase.
   * 4. describe_savings_plans_offering_rates: The rates for offerings available to purchase.
   * USE THIS TOOL FOR:
   * - **What plans an account owns** — including plans in the queued, returned, and payment-failed
   * states, which Cost Explorer does not report on
   * - **When a plan expires or can still be returned** — the end and returnableUntil fields
   * @param operation The operation to perform: 'describe_savings_plans', 'describe_savings_plan_rates', 'describe_savings_plans_offerings', or 'describe_savings_plans_offering_rates'
   * @param savings_plan_arns The Savings Plan ARNs to describe as a list. Default: null
   * @param savings_plan_ids The Savings Plan IDs to describe as a list. Default: null
   * @param states The current states of the Savings Plans as a list. One or more of payment-pending, payment-failed, active, retired, queued, queued-deleted, pending-return, and returned. Omitting it returns every state, which for a mature account means mostly retired plans. Default: null
   * @param savings_plan_id The ID of the Savings Plan to describe rates for. Required for describe_savings_plan_rates. Default: null
   * @param offering_ids The IDs of the offerings as a list. Used by both offering operations. Default: null
   * @param payment_options The payment options as a list. One or more of 'No Upfront', 'Partial Upfront', and 'All Upfront' — note the spaces. Used by both offering operations. Default: null
   * @param plan_types The plan types as a list. One or more of Compute, EC2Instance, SageMaker, and Database. Used by both offering operations. Default: null
   * @param product_type The product type — EC2, Fargate, Lambda, SageMaker, RDS, DSQL, DynamoDB, ElastiCache, DocDB, Neptune, Timestream, Keyspaces, DMS, or OpenSearch. Used by describe_savings_plans_offerings. Default: null
   * @param products The products as a list, from the same set as product_type. Used by describe_savings_plans_offering_rates. Default: null
   * @param durations The durations, in seconds as a list. A one-year term is 31536000 and a three-year term is 94608000. Default: null
   * @param currencies The currencies as a list. One or more of CNY, USD, and EUR. Default: null
   * @param descriptions The descriptions as a list. Default: null
   * @param service_codes The service codes as a list. For describe_savings_plans_offering_rates these are AmazonEC2, AmazonECS, AmazonEKS, AWSLambda, AmazonSageMaker, AmazonRDS, AuroraDSQL, AmazonDynamoDB, AmazonElastiCache, AmazonDocDB, AmazonNeptune, AmazonTimestream, AmazonMCS, AWSDatabaseMigrationSvc, and AmazonES. Default: null
   * @param usage_types The usage types as a list. Default: null
   * @param operations The operations as a list. Default: null
   * @param filters The filters as a list of {"name": ..., "values": [...]} objects. The accepted names differ per operation: describe_savings_plans takes region, ec2-instance-family, commitment, upfront, term, savings-plan-type, payment-option, start, end, and instance-family; describe_savings_plan_rates takes region, instanceType, productDescription, tenancy, productType, serviceCode, usageType, and operation; describe_savings_plans_offerings takes region and instanceFamily; and describe_savings_plans_offering_rates takes region, instanceFamily, instanceType, productDescription, tenancy, and productId. Default: null
   * @param next_token The token for the next page of results. Paging is handled for you, so this is only needed to resume from a token a previous call returned. Default: null
   * @param max_results The maximum number of results to return with a single call. Default: null
   * @param max_pages The maximum number of pages to fetch. Omitting it fetches every page. Default: null
   */
  function spExplorer(input: {
    operation: string;
    savings_plan_arns?: Array<string> | null;
    savings_plan_ids?: Array<string> | null;
    states?: Array<string> | null;
    savings_plan_id?: string | null;
    offering_ids?: Array<string> | null;
    payment_options?: Array<string> | null;
    plan_types?: Array<string> | null;
    product_type?: string | null;
    products?: Array<string> | null;
    durations?: Array<number /* integer */> | null;
    currencies?: Array<string> | null;
    descriptions?: Array<string> | null;
    service_codes?: Array<string> | null;
    usage_types?: Array<string> | null;
    operations?: Array<string> | null;
    filters?: Array<{ [key: string]: unknown }> | null;
    next_token?: string | null;
    max_results?: number /* integer */ | null;
    max_pages?: number /* integer */ | null;
  }): Promise<McpToolResult>;

  /**
   * Tool that retrieves AWS Savings Plans coverage and utilization data using the Cost Explorer API.
   * This tool provides insights into your Savings Plans usage patterns through three main operations:
   * 1. get_savings_plans_coverage: Shows how much of your eligible usage is covered by Savings Plans
   * 2. get_savings_plans_utilization: Shows overall utilization metrics for your Savings Plans
   * 3. get_savings_plans_utilization_details: Shows detailed per-Savings Plan utilization
   * IMPORTANT: For get_savings_plans_coverage, `granularity` and `group_by` are mutually
   * exclusive. If `group_by` is provided, `granularity` is ignored (the Cost Explorer
   * GetSavingsPlansCoverage API does not allow both). Valid `group_by` dimensions for
   * coverage are SERVICE, REGION, or INSTANCE_FAMILY.
   * @param operation The operation to perform: 'get_savings_plans_coverage', 'get_savings_plans_utilization', or 'get_savings_plans_utilization_details'
   * @param start_date Start date in YYYY-MM-DD format (inclusive). Defaults to 30 days ago if not provided. Default: null
   * @param end_date End date in YYYY-MM-DD format (exclusive). Defaults to today if not provided. Default: null
   * @param granularity Time granularity of the data (DAILY or MONTHLY). Defaults to DAILY. For coverage, ignored when group_by is provided (granularity and group_by are mutually exclusive). Default: "DAILY"
   * @param metrics List of metrics to retrieve as a JSON string. For coverage, only 'SpendCoveredBySavingsPlans' is valid. Default: null
   * @param group_by Optional grouping of results as a JSON string. For coverage, supports SERVICE, REGION, or INSTANCE_FAMILY. Default: null
   * @param filter Optional filter to apply to the results as a JSON string. Default: null
   * @param max_results Maximum number of results to return per page. Default: null
   */
  function spPerformance(input: {
    operation: string;
    start_date?: string | null;
    end_date?: string | null;
    granularity?: string;
    metrics?: string | null;
    group_by?: string | null;
    filter?: string | null;
    max_results?: number /* integer */ | null;
  }): Promise<McpToolResult>;

  /**
   * Tool that runs AWS Savings Plans Purchase Analyzer what-if analyses using the Cost Explorer API.
   * This tool estimates the cost, coverage, and utilization impact of a commitment purchase the caller
   * specifies, through three operations:
   * 1. start_commitment_purchase_analysis: Starts an analysis. Returns an AnalysisId and an
   * EstimatedCompletionTime; it does not return results.
   * 2. get_commitment_purchase_analysis: Retrieves a result by AnalysisId.
   * 3. list_commitment_purchase_analyses: Lists the analyses for the account.
   * USE THIS TOOL FOR:
   * - **What commitment reaches a specific coverage target** — TARGET_AVERAGE_COVERAGE
   * - **What a specific commitment would do** — CUSTOM_COMMITMENT
   * - **What the largest saving would be, modelled now** — MAX_SAVINGS
   * - **What an expiring plan is worth** — exclude it and compare the result
   * @param operation The operation to perform: 'start_commitment_purchase_analysis', 'get_commitment_purchase_analysis', or 'list_commitment_purchase_analyses'
   * @param analysis_type The type of analysis — MAX_SAVINGS, CUSTOM_COMMITMENT, or TARGET_AVERAGE_COVERAGE. Required for start_commitment_purchase_analysis. Default: null
   * @param savings_plans_to_add Savings Plans to include in the analysis. Each entry accepts SavingsPlansType (COMPUTE_SP, EC2_INSTANCE_SP, SAGEMAKER_SP, or DATABASE_SP), TermInYears (ONE_YEAR or THREE_YEARS), PaymentOption (NO_UPFRONT, PARTIAL_UPFRONT, or ALL_UPFRONT), SavingsPlansCommitment as an hourly amount, Region, InstanceFamily, and OfferingId. Required for start_commitment_purchase_analysis — for example [{"SavingsPlansType": "COMPUTE_SP", "TermInYears": "ONE_YEAR", "PaymentOption": "NO_UPFRONT"}]. Default: null
   * @param savings_plans_to_exclude Savings Plan ARNs to exclude from the analysis. Use it to model the gap an expiring plan leaves behind. Default: null
   * @param look_back_start Start of the time period associated with the analysis, in YYYY-MM-DD format. Required for start_commitment_purchase_analysis. Default: null
   * @param look_back_end End of the time period associated with the analysis, in YYYY-MM-DD format. Required for start_commitment_purchase_analysis. Default: null
   * @param savings_plans_target_coverage The target Savings Plans coverage as a whole-number percentage from 10 to 100 — 85, not 0.85 or 85.5. It defines the target average hourly coverage that the recommended Savings Plans commitment should achieve over the lookback period. Required when analysis_type is TARGET_AVERAGE_COVERAGE. Default: null
   * @param account_scope The account scope that you want your analysis for — PAYER or LINKED. Default: null
   * @param account_id The account that the analysis is for. Default: null
   * @param analysis_id The analysis ID that's associated with the commitment purchase analysis. Required for get_commitment_purchase_analysis. Default: null
   * @param analysis_ids The analysis IDs associated with the commitment purchase analyses. Filters list_commitment_purchase_analyses. Default: null
   * @param analysis_status The status of the analysis — SUCCEEDED, PROCESSING, or FAILED. Filters list_commitment_purchase_analyses. Default: null
   * @param next_page_token The token to retrieve the next set of results. Paging is handled for you, so this is only needed to resume from a token a previous call returned. Default: null
   * @param page_size The number of analyses that you want returned in a single response object. Default: null
   * @param max_pages The maximum number of pages to fetch. Omitting it fetches every page. Default: null
   */
  function spPurchaseAnalyzer(input: {
    operation: string;
    analysis_type?: string | null;
    savings_plans_to_add?: Array<{ [key: string]: unknown }> | null;
    savings_plans_to_exclude?: Array<string> | null;
    look_back_start?: string | null;
    look_back_end?: string | null;
    savings_plans_target_coverage?: number /* integer */ | null;
    account_scope?: string | null;
    account_id?: string | null;
    analysis_id?: string | null;
    analysis_ids?: Array<string> | null;
    analysis_status?: string | null;
    next_page_token?: string | null;
    page_size?: number /* integer */ | null;
    max_pages?: number /* integer */ | null;
  }): Promise<McpToolResult>;

  /**
   * Tool that retrieves AWS Savings Plans purchase recommendations using the Cost Explorer API.
   * This tool provides the commitment a customer should consider buying, and the evidence behind it,
   * through four operations:
   * 1. get_savings_plans_purchase_recommendation: The recommended commitment for a given plan type,
   * term, and payment option, with estimated savings, coverage, and utilization.
   * 2. get_savings_plan_purchase_recommendation_details: The hourly data-points behind a single
   * recommendation, keyed by the RecommendationDetailId returned above.
   * 3. start_savings_plans_purchase_recommendation_generation: Recalculates the recommendation against
   * the latest usage and the current Savings Plans inventory.
   * 4. list_savings_plans_purchase_recommendation_generation: Generation history with status and
   * timestamps.
   * USE THIS TOOL FOR:
   * @param operation The operation to perform: 'get_savings_plans_purchase_recommendation', 'get_savings_plan_purchase_recommendation_details', 'start_savings_plans_purchase_recommendation_generation', or 'list_savings_plans_purchase_recommendation_generation'
   * @param savings_plans_type COMPUTE_SP, EC2_INSTANCE_SP, SAGEMAKER_SP, or DATABASE_SP. Required for get_savings_plans_purchase_recommendation. Default: null
   * @param term_in_years ONE_YEAR or THREE_YEARS. Required for get_savings_plans_purchase_recommendation. Default: null
   * @param payment_option NO_UPFRONT, PARTIAL_UPFRONT, or ALL_UPFRONT. Required for get_savings_plans_purchase_recommendation. The API shape also accepts three LIGHT/MEDIUM/HEAVY_UTILIZATION values, which are Reserved Instance utilization levels and do not apply to Savings Plans. Default: null
   * @param lookback_period_in_days SEVEN_DAYS, THIRTY_DAYS, or SIXTY_DAYS. Required for get_savings_plans_purchase_recommendation. Default: null
   * @param account_scope PAYER or LINKED. Default: null
   * @param filter Filter recommendations by Account ID. Includes Dimensions only, with Key as LINKED_ACCOUNT and Value one or more Account IDs. AND and OR operators are not supported. Applies to get_savings_plans_purchase_recommendation only. Default: null
   * @param recommendation_detail_id Required for get_savings_plan_purchase_recommendation_details. Comes from the RecommendationDetailId field of a recommendation. Default: null
   * @param generation_status SUCCEEDED, PROCESSING, or FAILED. Filters list_savings_plans_purchase_recommendation_generation. Default: null
   * @param recommendation_ids Recommendation IDs to filter to. Default: null
   * @param next_page_token The token to retrieve the next set of results. Paging is handled for you, so this is only needed to resume from a token a previous call returned. A token belongs to the request that produced it and to the recommendation it was generated against, so it stops working once the parameters change or the recommendation is regenerated; read from the first page again when that happens. Default: null
   * @param page_size The number of results to return per page. Paging is handled for you, so this changes how many round trips it takes rather than how much comes back. Default: null
   * @param max_pages The maximum number of pages to fetch. Omitting it fetches every page. Default: null
   */
  function spRecommendation(input: {
    operation: string;
    savings_plans_type?: string | null;
    term_in_years?: string | null;
    payment_option?: string | null;
    lookback_period_in_days?: string | null;
    account_scope?: string | null;
    filter?: { [key: string]: unknown } | null;
    recommendation_detail_id?: string | null;
    generation_status?: string | null;
    recommendation_ids?: Array<string> | null;
    next_page_token?: string | null;
    page_size?: number /* integer */ | null;
    max_pages?: number /* integer */ | null;
  }): Promise<McpToolResult>;

  /**
   * Query S3 Storage Lens metrics data using Athena SQL.
   * IMPORTANT USAGE GUIDELINES:
   * - Before using this tool, provide a 1-3 sentence explanation starting with "EXPLANATION:"
   * - Use standard SQL syntax for Athena queries
   * - Use {table} as a placeholder for the Storage Lens metrics table name
   * - Perform aggregations (GROUP BY) when analyzing data across multiple dimensions
   * This tool allows you to analyze S3 Storage Lens metrics data using SQL queries.
   * Storage Lens provides metrics about your S3 storage, including:
   * - Storage metrics: Total bytes, object counts by storage class
   * - Cost optimization metrics: Transition opportunities, incomplete multipart uploads
   * - Data protection metrics: Replication, versioning, encryption status
   * - Activity metrics: Upload, download, and request metrics
   * @param query SQL query to execute against the data (use {table} as a placeholder for the table name)
   * @param manifest_location S3 URI to manifest file or folder (overrides environment variable) Default: null
   * @param output_location S3 location for Athena query results (overrides environment variable) Default: null
   * @param database_name Athena database name (defaults to 'storage_lens_db') Default: null
   * @param table_name Athena table name (defaults to 'storage_lens_metrics') Default: null
   */
  function storageLens(input: {
    query: string;
    manifest_location?: string | null;
    output_location?: string | null;
    database_name?: string | null;
    table_name?: string | null;
  }): Promise<McpToolResult>;

  namespace prompts {
    /**
     * Get one prompt by name of MCP server awslabs.billing-cost-management-mcp-server.
     */
    function get(input: {
      name: string;
      arguments?: { [key: string]: string };
    }): Promise<McpPromptsGetResult>;

    /**
     * List the prompts of MCP server awslabs.billing-cost-management-mcp-server.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpPromptsListResult>;
  }

  namespace resources {
    /**
     * List the resources of MCP server awslabs.billing-cost-management-mcp-server.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpResourcesListResult>;

    /**
     * Read one resource by URI of MCP server awslabs.billing-cost-management-mcp-server.
     */
    function read(input: {
      uri: string;
    }): Promise<McpResourcesReadResult>;
  }
}
