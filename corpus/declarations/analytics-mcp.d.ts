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

declare namespace MCP.analyticsMcp {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * Retrieves information about the user's Google Analytics accounts and properties.
   */
  function getAccountSummaries(input?: Record<string, unknown>): Promise<McpToolResult>;

  /**
   * Returns the property's custom dimensions and metrics.
   * Args:
   * property_id: The Google Analytics property ID. Accepted formats are:
   * - A number
   * - A string consisting of 'properties/' followed by a number
   */
  function getCustomDimensionsAndMetrics(input: {
    property_id: number /* integer */ | string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Returns details about a property.
   * Args:
   * property_id: The Google Analytics property ID. Accepted formats are:
   * - A number
   * - A string consisting of 'properties/' followed by a number
   */
  function getPropertyDetails(input: {
    property_id: number /* integer */ | string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Returns a list of links to Google Ads accounts for a property.
   * Args:
   * property_id: The Google Analytics property ID. Accepted formats are:
   * - A number
   * - A string consisting of 'properties/' followed by a number
   */
  function listGoogleAdsLinks(input: {
    property_id: number /* integer */ | string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Returns annotations for a property.
   * Annotations are a feature that allows you to leave notes on Google Analytics for specific dates or periods.
   * They are typically used to record service releases, marketing campaign launches or changes,
   * and rapid traffic increases or decreases due to external factors.
   * Args:
   * property_id: The Google Analytics property ID. Accepted formats are:
   * - A number
   * - A string consisting of 'properties/' followed by a number
   */
  function listPropertyAnnotations(input: {
    property_id: number /* integer */ | string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Runs a Google Analytics Data API conversions report.
   * USE THIS TOOL INSTEAD OF `run_report` WHEN:
   * - You need to report specifically on conversions, ad performance, return on ad spend (ROAS), or attribution.
   * - You need to query specific conversion metrics (e.g., advertiserAdCost, returnOnAdSpendByInteractionDate, allConversionsByConversionDate, etc.).
   * - You need to apply a specific attribution model (e.g., DATA_DRIVEN or LAST_CLICK) to your data.
   * - The user's query explicitly asks about conversions, ad clicks, ad costs, or campaigns related to conversions.
   * See the conversions report guide at
   * https://developers.google.com/analytics/devguides/reporting/data/v1/conversions-api-basics
   * for details and examples.
   * Args:
   * property_id: The Google Analytics property ID. Accepted formats are:
   * - A number
   * @param dimension_filter Default: null
   * @param metric_filter Default: null
   * @param order_bys Default: null
   * @param limit Default: null
   * @param offset Default: null
   * @param currency_code Default: null
   * @param return_property_quota Default: false
   */
  function runConversionsReport(input: {
    property_id: number /* integer */ | string;
    date_ranges: Array<{ [key: string]: unknown }>;
    dimensions: Array<string>;
    metrics: Array<string>;
    conversion_spec: { [key: string]: unknown };
    dimension_filter?: { [key: string]: unknown };
    metric_filter?: { [key: string]: unknown };
    order_bys?: Array<{ [key: string]: unknown }>;
    limit?: number /* integer */;
    offset?: number /* integer */;
    currency_code?: string;
    return_property_quota?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Run a Google Analytics Data API funnel report.
   * See the funnel report guide at
   * https://developers.google.com/analytics/devguides/reporting/data/v1/funnels
   * for details and examples.
   * Args:
   * property_id: The Google Analytics property ID. Accepted formats are:
   * - A number
   * - A string consisting of 'properties/' followed by a number
   * funnel_steps: A list of funnel steps. Each step should be a dictionary
   * containing:
   * - 'name': (str) Display name for the step
   * - 'filter_expression': (Dict) Complete filter expression for the step
   * @param date_ranges Default: null
   * @param funnel_breakdown Default: null
   * @param funnel_next_action Default: null
   * @param segments Default: null
   * @param return_property_quota Default: false
   */
  function runFunnelReport(input: {
    property_id: number /* integer */ | string;
    funnel_steps: Array<{ [key: string]: unknown }>;
    date_ranges?: Array<{ [key: string]: unknown }>;
    funnel_breakdown?: { [key: string]: unknown };
    funnel_next_action?: { [key: string]: unknown };
    segments?: Array<{ [key: string]: unknown }>;
    return_property_quota?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Runs a Google Analytics Data API realtime report.
   * See
   * https://developers.google.com/analytics/devguides/reporting/data/v1/realtime-basics
   * for more information.
   * Args:
   * property_id: The Google Analytics property ID. Accepted formats are:
   * - A number
   * - A string consisting of 'properties/' followed by a number
   * dimensions: A list of dimensions to include in the report. Dimensions must be realtime dimensions.
   * metrics: A list of metrics to include in the report. Metrics must be realtime metrics.
   * dimension_filter: A Data API FilterExpression
   * (https://developers.google.com/analytics/devguides/reporting/data/v1/rest/v1beta/FilterExpression)
   * @param dimension_filter Default: null
   * @param metric_filter Default: null
   * @param order_bys Default: null
   * @param limit Default: null
   * @param offset Default: null
   * @param return_property_quota Default: false
   */
  function runRealtimeReport(input: {
    property_id: number /* integer */ | string;
    dimensions: Array<string>;
    metrics: Array<string>;
    dimension_filter?: { [key: string]: unknown };
    metric_filter?: { [key: string]: unknown };
    order_bys?: Array<{ [key: string]: unknown }>;
    limit?: number /* integer */;
    offset?: number /* integer */;
    return_property_quota?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Runs a Google Analytics Data API report.
   * Note that the reference docs at
   * https://developers.google.com/analytics/devguides/reporting/data/v1/rest/v1beta
   * all use camelCase field names, but field names passed to this method should
   * be in snake_case since the tool is using the protocol buffers (protobuf)
   * format. The protocol buffers for the Data API are available at
   * https://github.com/googleapis/googleapis/tree/master/google/analytics/data/v1beta.
   * Args:
   * property_id: The Google Analytics property ID. Accepted formats are:
   * - A number
   * - A string consisting of 'properties/' followed by a number
   * date_ranges: A list of date ranges
   * @param dimension_filter Default: null
   * @param metric_filter Default: null
   * @param order_bys Default: null
   * @param limit Default: null
   * @param offset Default: null
   * @param currency_code Default: null
   * @param return_property_quota Default: false
   */
  function runReport(input: {
    property_id: number /* integer */ | string;
    date_ranges: Array<{ [key: string]: unknown }>;
    dimensions: Array<string>;
    metrics: Array<string>;
    dimension_filter?: { [key: string]: unknown };
    metric_filter?: { [key: string]: unknown };
    order_bys?: Array<{ [key: string]: unknown }>;
    limit?: number /* integer */;
    offset?: number /* integer */;
    currency_code?: string;
    return_property_quota?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;
}
