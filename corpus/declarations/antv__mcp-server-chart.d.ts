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

declare namespace MCP.antvMcpServerChart {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * Generate a area chart to show data trends under continuous independent variables and observe the overall data trend, such as, displacement = velocity (average or instantaneous) × time: s = v × t. If the x-axis is time (t) and the y-axis is velocity (v) at each moment, an area chart allows you to observe the trend of velocity over time and infer the distance traveled by the area's size.
   * @param data Data for area chart, it should be an array of objects, each object contains a `time` field and a `value` field, such as, [{ time: '2015', value: 23 }, { time: '2016', value: 32 }], when stacking is needed for area, the data should contain a `group` field, such as, [{ time: '2015', value: 23, group: 'A' }, { time: '2015', value: 32, group: 'B' }].
   * @param stack Whether stacking is enabled. When enabled, area charts require a 'group' field in the data. Default: false
   * @param style Style configuration for the chart with a JSON object, optional.
   * @param theme Set the theme for the chart, optional, default is 'default'. Default: "default"
   * @param width Set the width of chart, default is 600. Default: 600
   * @param height Set the height of chart, default is 400. Default: 400
   * @param title Set the title of chart. Default: ""
   * @param axisXTitle Set the x-axis title of chart. Default: ""
   * @param axisYTitle Set the y-axis title of chart. Default: ""
   */
  function generateAreaChart(input: {
    data: Array<{ group?: string; time: string; value: number; [key: string]: unknown }>;
    stack?: boolean;
    style?: { backgroundColor?: string; lineWidth?: number; palette?: Array<string>; texture?: "default" | "rough"; [key: string]: unknown };
    theme?: "default" | "academy" | "dark";
    width?: number;
    height?: number;
    title?: string;
    axisXTitle?: string;
    axisYTitle?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Generate a horizontal bar chart to show data for numerical comparisons among different categories, such as, comparing categorical data and for horizontal comparisons.
   * @param data Data for bar chart, such as, [{ category: '分类一', value: 10 }, { category: '分类二', value: 20 }], when grouping or stacking is needed for bar, the data should contain a `group` field, such as, when [{ category: '北京', value: 825, group: '油车' }, { category: '北京', value: 1000, group: '电车' }].
   * @param group Whether grouping is enabled. When enabled, bar charts require a 'group' field in the data. When `group` is true, `stack` should be false. Default: false
   * @param stack Whether stacking is enabled. When enabled, bar charts require a 'group' field in the data. When `stack` is true, `group` should be false. Default: true
   * @param style Style configuration for the chart with a JSON object, optional.
   * @param theme Set the theme for the chart, optional, default is 'default'. Default: "default"
   * @param width Set the width of chart, default is 600. Default: 600
   * @param height Set the height of chart, default is 400. Default: 400
   * @param title Set the title of chart. Default: ""
   * @param axisXTitle Set the x-axis title of chart. Default: ""
   * @param axisYTitle Set the y-axis title of chart. Default: ""
   */
  function generateBarChart(input: {
    data: Array<{ category: string; group?: string; value: number; [key: string]: unknown }>;
    group?: boolean;
    stack?: boolean;
    style?: { backgroundColor?: string; palette?: Array<string>; texture?: "default" | "rough"; [key: string]: unknown };
    theme?: "default" | "academy" | "dark";
    width?: number;
    height?: number;
    title?: string;
    axisXTitle?: string;
    axisYTitle?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Generate a boxplot chart to show data for statistical summaries among different categories, such as, comparing the distribution of data points across categories.
   * @param data Data for boxplot chart, such as, [{ category: '分类一', value: 10 }] or [{ category: '分类二', value: 20, group: '组别一' }].
   * @param style Style configuration for the chart with a JSON object, optional.
   * @param theme Set the theme for the chart, optional, default is 'default'. Default: "default"
   * @param width Set the width of chart, default is 600. Default: 600
   * @param height Set the height of chart, default is 400. Default: 400
   * @param title Set the title of chart. Default: ""
   * @param axisXTitle Set the x-axis title of chart. Default: ""
   * @param axisYTitle Set the y-axis title of chart. Default: ""
   */
  function generateBoxplotChart(input: {
    data: Array<{ category: string; group?: string; value: number; [key: string]: unknown }>;
    style?: { backgroundColor?: string; palette?: Array<string>; startAtZero?: boolean; texture?: "default" | "rough"; [key: string]: unknown };
    theme?: "default" | "academy" | "dark";
    width?: number;
    height?: number;
    title?: string;
    axisXTitle?: string;
    axisYTitle?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Generate a column chart, which are best for comparing categorical data, such as, when values are close, column charts are preferable because our eyes are better at judging height than other visual elements like area or angles.
   * @param data Data for column chart, such as, [{ category: 'Category A', value: 10 }, { category: 'Category B', value: 20 }], when grouping or stacking is needed for column, the data should contain a 'group' field, such as, [{ category: 'Beijing', value: 825, group: 'Gas Car' }, { category: 'Beijing', value: 1000, group: 'Electric Car' }].
   * @param group Whether grouping is enabled. When enabled, column charts require a 'group' field in the data. When `group` is true, `stack` should be false. Default: true
   * @param stack Whether stacking is enabled. When enabled, column charts require a 'group' field in the data. When `stack` is true, `group` should be false. Default: false
   * @param style Style configuration for the chart with a JSON object, optional.
   * @param theme Set the theme for the chart, optional, default is 'default'. Default: "default"
   * @param width Set the width of chart, default is 600. Default: 600
   * @param height Set the height of chart, default is 400. Default: 400
   * @param title Set the title of chart. Default: ""
   * @param axisXTitle Set the x-axis title of chart. Default: ""
   * @param axisYTitle Set the y-axis title of chart. Default: ""
   */
  function generateColumnChart(input: {
    data: Array<{ category: string; group?: string; value: number; [key: string]: unknown }>;
    group?: boolean;
    stack?: boolean;
    style?: { backgroundColor?: string; palette?: Array<string>; texture?: "default" | "rough"; [key: string]: unknown };
    theme?: "default" | "academy" | "dark";
    width?: number;
    height?: number;
    title?: string;
    axisXTitle?: string;
    axisYTitle?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Generates regional distribution maps, which are usually used to show the administrative divisions and coverage of a dataset. It is not suitable for showing the distribution of specific locations, such as urban administrative divisions, GDP distribution maps of provinces and cities across the country, etc. This tool is limited to generating data maps within China.
   * @param title The map title should not exceed 16 characters. The content should be consistent with the information the map wants to convey and should be accurate, rich, creative, and attractive.
   * @param data Administrative division data, lower-level administrative divisions are optional. There are usually two scenarios: one is to simply display the regional composition, only `fillColor` needs to be configured, and all administrative divisions are consistent, representing that all blocks are connected as one; the other is the regional data distribution scenario, first determine the `dataType`, `dataValueUnit` and `dataLabel` configurations, `dataValue` should be a meaningful value and consistent with the meaning of dataType, and then determine the style configuration. The `fillColor` configuration represents the default fill color for areas without data. Lower-level administrative divisions do not need `fillColor` configuration, and their fill colors are determined by the `colors` configuration (If `dataType` is "number", only one base color (warm color) is needed in the list to calculate the continuous data mapping color band; if `dataType` is "enum", the number of color values in the list is equal to the number of enumeration values (contrast colors)). If `subdistricts` has a value, `showAllSubdistricts` must be set to true. For example, {"title": "陕西省地级市分布图", "data": {"name": "陕西省", "showAllSubdistricts": true, "dataLabel": "城市", "dataType": "enum", "colors": ["#4ECDC4", "#A5D8FF"], "subdistricts": [{"name": "西安市", "dataValue": "省会"}, {"name": "宝鸡市", "dataValue": "地级市"}, {"name": "咸阳市", "dataValue": "地级市"}, {"name": "铜川市", "dataValue": "地级市"}, {"name": "渭南市", "dataValue": "地级市"}, {"name": "延安市", "dataValue": "地级市"}, {"name": "榆林市", "dataValue": "地级市"}, {"name": "汉中市", "dataValue": "地级市"}, {"name": "安康市", "dataValue": "地级市"}, {"name": "商洛市", "dataValue": "地级市"}]}, "width": 1000, "height": 1000}.
   * @param width Set the width of map, default is 1600. Default: 1600
   * @param height Set the height of map, default is 1000. Default: 1000
   */
  function generateDistrictMap(input: {
    title: string;
    data: { colors?: Array<string>; dataLabel?: string; dataType?: "number" | "enum"; dataValue?: string; dataValueUnit?: string; name: string; showAllSubdistricts?: boolean; style?: { fillColor?: string; [key: string]: unknown }; subdistricts?: Array<{ dataValue?: string; name: string; style?: { fillColor?: string; [key: string]: unknown }; [key: string]: unknown }>; [key: string]: unknown };
    width?: number;
    height?: number;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Generate a dual axes chart which is a combination chart that integrates two different chart types, typically combining a bar chart with a line chart to display both the trend and comparison of data, such as, the trend of sales and profit over time.
   * @param categories Categories for dual axes chart, such as, ['2015', '2016', '2017'].
   * @param series Series for dual axes chart, such as, [{ type: 'column', data: [91.9, 99.1, 101.6, 114.4, 121], axisYTitle: '销售额' }, { type: 'line', data: [0.055, 0.06, 0.062, 0.07, 0.075], 'axisYTitle': '利润率' }].
   * @param style Style configuration for the chart with a JSON object, optional.
   * @param theme Set the theme for the chart, optional, default is 'default'. Default: "default"
   * @param width Set the width of chart, default is 600. Default: 600
   * @param height Set the height of chart, default is 400. Default: 400
   * @param title Set the title of chart. Default: ""
   * @param axisXTitle Set the x-axis title of chart. Default: ""
   */
  function generateDualAxesChart(input: {
    categories: Array<string>;
    series: Array<{ axisYTitle?: string; data: Array<number>; type: "column" | "line"; [key: string]: unknown }>;
    style?: { backgroundColor?: string; palette?: Array<string>; startAtZero?: boolean; texture?: "default" | "rough"; [key: string]: unknown };
    theme?: "default" | "academy" | "dark";
    width?: number;
    height?: number;
    title?: string;
    axisXTitle?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Generate a fishbone diagram chart to uses a fish skeleton, like structure to display the causes or effects of a core problem, with the problem as the fish head and the causes/effects as the fish bones. It suits problems that can be split into multiple related factors.
   * @param data Data for fishbone diagram chart which is a hierarchical structure, such as, { name: 'main topic', children: [{ name: 'topic 1', children: [{ name: 'subtopic 1-1' }] }] }, and the maximum depth is 3.
   * @param style Style configuration for the chart with a JSON object, optional.
   * @param theme Set the theme for the chart, optional, default is 'default'. Default: "default"
   * @param width Set the width of chart, default is 600. Default: 600
   * @param height Set the height of chart, default is 400. Default: 400
   */
  function generateFishboneDiagram(input: {
    data: { children?: Array<{ children?: Array<{ children?: Array<{ name: string; [key: string]: unknown }>; name: string; [key: string]: unknown }>; name: string; [key: string]: unknown }>; name: string; [key: string]: unknown };
    style?: { texture?: "default" | "rough"; [key: string]: unknown };
    theme?: "default" | "academy" | "dark";
    width?: number;
    height?: number;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Generate a flow diagram chart to show the steps and decision points of a process or system, such as, scenarios requiring linear process presentation.
   * @param data Data for flow diagram chart, such as, { nodes: [{ name: 'node1' }, { name: 'node2' }], edges: [{ source: 'node1', target: 'node2', name: 'edge1' }] }.
   * @param style Style configuration for the chart with a JSON object, optional.
   * @param theme Set the theme for the chart, optional, default is 'default'. Default: "default"
   * @param width Set the width of chart, default is 600. Default: 600
   * @param height Set the height of chart, default is 400. Default: 400
   */
  function generateFlowDiagram(input: {
    data: { edges: Array<{ name?: string; source: string; target: string; [key: string]: unknown }>; nodes: Array<{ name: string; [key: string]: unknown }>; [key: string]: unknown };
    style?: { texture?: "default" | "rough"; [key: string]: unknown };
    theme?: "default" | "academy" | "dark";
    width?: number;
    height?: number;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Generate a funnel chart to visualize the progressive reduction of data as it passes through stages, such as, the conversion rates of users from visiting a website to completing a purchase.
   * @param data Data for funnel chart, such as, [{ category: '浏览网站', value: 50000 }, { category: '放入购物车', value: 35000 }, { category: '生成订单', value: 25000 }, { category: '支付订单', value: 15000 }, { category: '完成交易', value: 8000 }].
   * @param style Style configuration for the chart with a JSON object, optional.
   * @param theme Set the theme for the chart, optional, default is 'default'. Default: "default"
   * @param width Set the width of chart, default is 600. Default: 600
   * @param height Set the height of chart, default is 400. Default: 400
   * @param title Set the title of chart. Default: ""
   */
  function generateFunnelChart(input: {
    data: Array<{ category: string; value: number; [key: string]: unknown }>;
    style?: { backgroundColor?: string; palette?: Array<string>; texture?: "default" | "rough"; [key: string]: unknown };
    theme?: "default" | "academy" | "dark";
    width?: number;
    height?: number;
    title?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Generate a histogram chart to show the frequency of data points within a certain range. It can observe data distribution, such as, normal and skewed distributions, and identify data concentration areas and extreme points.
   * @param data Data for histogram chart, it should be an array of numbers, such as, [78, 88, 60, 100, 95].
   * @param binNumber Number of intervals to define the number of intervals in a histogram, when not specified, a built-in value will be used.
   * @param style Style configuration for the chart with a JSON object, optional.
   * @param theme Set the theme for the chart, optional, default is 'default'. Default: "default"
   * @param width Set the width of chart, default is 600. Default: 600
   * @param height Set the height of chart, default is 400. Default: 400
   * @param title Set the title of chart. Default: ""
   * @param axisXTitle Set the x-axis title of chart. Default: ""
   * @param axisYTitle Set the y-axis title of chart. Default: ""
   */
  function generateHistogramChart(input: {
    data: Array<number>;
    binNumber?: number;
    style?: { backgroundColor?: string; palette?: Array<string>; texture?: "default" | "rough"; [key: string]: unknown };
    theme?: "default" | "academy" | "dark";
    width?: number;
    height?: number;
    title?: string;
    axisXTitle?: string;
    axisYTitle?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Generate a line chart to show trends over time, such as, the ratio of Apple computer sales to Apple's profits changed from 2000 to 2016.
   * @param data Data for line chart, it should be an array of objects, each object contains a `time` field and a `value` field, such as, [{ time: '2015', value: 23 }, { time: '2016', value: 32 }], when the data is grouped by time, the `group` field should be used to specify the group, such as, [{ time: '2015', value: 23, group: 'A' }, { time: '2015', value: 32, group: 'B' }].
   * @param style Style configuration for the chart with a JSON object, optional.
   * @param theme Set the theme for the chart, optional, default is 'default'. Default: "default"
   * @param width Set the width of chart, default is 600. Default: 600
   * @param height Set the height of chart, default is 400. Default: 400
   * @param title Set the title of chart. Default: ""
   * @param axisXTitle Set the x-axis title of chart. Default: ""
   * @param axisYTitle Set the y-axis title of chart. Default: ""
   */
  function generateLineChart(input: {
    data: Array<{ group?: string; time: string; value: number; [key: string]: unknown }>;
    style?: { backgroundColor?: string; lineWidth?: number; palette?: Array<string>; startAtZero?: boolean; texture?: "default" | "rough"; [key: string]: unknown };
    theme?: "default" | "academy" | "dark";
    width?: number;
    height?: number;
    title?: string;
    axisXTitle?: string;
    axisYTitle?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Generate a liquid chart to visualize a single value as a percentage, such as, the current occupancy rate of a reservoir or the completion percentage of a project.
   * @param percent The percentage value to display in the liquid chart, should be a number between 0 and 1, where 1 represents 100%. For example, 0.75 represents 75%.
   * @param shape The shape of the liquid chart, can be 'circle', 'rect', 'pin', or 'triangle'. Default is 'circle'. Default: "circle"
   * @param style Style configuration for the chart with a JSON object, optional.
   * @param theme Set the theme for the chart, optional, default is 'default'. Default: "default"
   * @param width Set the width of chart, default is 600. Default: 600
   * @param height Set the height of chart, default is 400. Default: 400
   * @param title Set the title of chart. Default: ""
   */
  function generateLiquidChart(input: {
    percent: number /* >= 0, <= 1 */;
    shape?: "circle" | "rect" | "pin" | "triangle";
    style?: { backgroundColor?: string; color?: string; texture?: "default" | "rough"; [key: string]: unknown };
    theme?: "default" | "academy" | "dark";
    width?: number;
    height?: number;
    title?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Generate a mind map chart to organizes and presents information in a hierarchical structure with branches radiating from a central topic, such as, a diagram showing the relationship between a main topic and its subtopics.
   * @param data Data for mind map chart which is a hierarchical structure, such as, { name: 'main topic', children: [{ name: 'topic 1', children: [{ name:'subtopic 1-1' }] }, and the maximum depth is 3.
   * @param style Style configuration for the chart with a JSON object, optional.
   * @param theme Set the theme for the chart, optional, default is 'default'. Default: "default"
   * @param width Set the width of chart, default is 600. Default: 600
   * @param height Set the height of chart, default is 400. Default: 400
   */
  function generateMindMap(input: {
    data: { children?: Array<{ children?: Array<{ children?: Array<{ name: string; [key: string]: unknown }>; name: string; [key: string]: unknown }>; name: string; [key: string]: unknown }>; name: string; [key: string]: unknown };
    style?: { texture?: "default" | "rough"; [key: string]: unknown };
    theme?: "default" | "academy" | "dark";
    width?: number;
    height?: number;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Generate a network graph chart to show relationships (edges) between entities (nodes), such as, relationships between people in social networks.
   * @param data Data for network graph chart, such as, { nodes: [{ name: 'node1' }, { name: 'node2' }], edges: [{ source: 'node1', target: 'node2', name: 'edge1' }] }
   * @param style Style configuration for the chart with a JSON object, optional.
   * @param theme Set the theme for the chart, optional, default is 'default'. Default: "default"
   * @param width Set the width of chart, default is 600. Default: 600
   * @param height Set the height of chart, default is 400. Default: 400
   */
  function generateNetworkGraph(input: {
    data: { edges: Array<{ name?: string; source: string; target: string; [key: string]: unknown }>; nodes: Array<{ name: string; [key: string]: unknown }>; [key: string]: unknown };
    style?: { texture?: "default" | "rough"; [key: string]: unknown };
    theme?: "default" | "academy" | "dark";
    width?: number;
    height?: number;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Generate an organization chart to visualize the hierarchical structure of an organization, such as, a diagram showing the relationship between a CEO and their direct reports.
   * @param data Data for organization chart which is a hierarchical structure, such as, { name: 'CEO', description: 'Chief Executive Officer', children: [{ name: 'CTO', description: 'Chief Technology Officer', children: [{ name: 'Dev Manager', description: 'Development Manager' }] }] }, and the maximum depth is 3.
   * @param orient Orientation of the organization chart, either horizontal or vertical. Default is vertical, when the level of the chart is more than 3, it is recommended to use horizontal orientation. Default: "vertical"
   * @param style Style configuration for the chart with a JSON object, optional.
   * @param theme Set the theme for the chart, optional, default is 'default'. Default: "default"
   * @param width Set the width of chart, default is 600. Default: 600
   * @param height Set the height of chart, default is 400. Default: 400
   */
  function generateOrganizationChart(input: {
    data: { children?: Array<{ children?: Array<{ children?: Array<{ description?: string; name: string; [key: string]: unknown }>; description?: string; name: string; [key: string]: unknown }>; description?: string; name: string; [key: string]: unknown }>; description?: string; name: string; [key: string]: unknown };
    orient?: "horizontal" | "vertical";
    style?: { texture?: "default" | "rough"; [key: string]: unknown };
    theme?: "default" | "academy" | "dark";
    width?: number;
    height?: number;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Generate a route map to display the user's planned route, such as travel guide routes.
   * @param title The map title should not exceed 16 characters. The content should be consistent with the information the map wants to convey and should be accurate, rich, creative, and attractive.
   * @param data Routes, each group represents all POIs along a route. For example, [{ "data": ["西安钟楼", "西安大唐不夜城", "西安大雁塔"] }, { "data": ["西安曲江池公园", "西安回民街"] }]
   * @param width Set the width of map, default is 1600. Default: 1600
   * @param height Set the height of map, default is 1000. Default: 1000
   */
  function generatePathMap(input: {
    title: string;
    data: Array<{ data: Array<string>; [key: string]: unknown }>;
    width?: number;
    height?: number;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Generate a pie chart to show the proportion of parts, such as, market share and budget allocation.
   * @param data Data for pie chart, it should be an array of objects, each object contains a `category` field and a `value` field, such as, [{ category: '分类一', value: 27 }].
   * @param innerRadius Set the innerRadius of pie chart, the value between 0 and 1. Set the pie chart as a donut chart. Set the value to 0.6 or number in [0 ,1] to enable it. Default: 0
   * @param style Style configuration for the chart with a JSON object, optional.
   * @param theme Set the theme for the chart, optional, default is 'default'. Default: "default"
   * @param width Set the width of chart, default is 600. Default: 600
   * @param height Set the height of chart, default is 400. Default: 400
   * @param title Set the title of chart. Default: ""
   */
  function generatePieChart(input: {
    data: Array<{ category: string; value: number; [key: string]: unknown }>;
    innerRadius?: number;
    style?: { backgroundColor?: string; palette?: Array<string>; texture?: "default" | "rough"; [key: string]: unknown };
    theme?: "default" | "academy" | "dark";
    width?: number;
    height?: number;
    title?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Generate a point map to display the location and distribution of point data on the map, such as the location distribution of attractions, hospitals, supermarkets, etc.
   * @param title The map title should not exceed 16 characters. The content should be consistent with the information the map wants to convey and should be accurate, rich, creative, and attractive.
   * @param data A list of keywords for the names of points of interest (POIs) in Chinese. These POIs usually contain a group of places with similar locations, so the names should be more descriptive, must adding attributives to indicate that they are different places in the same area, such as "北京市" is better than "北京", "杭州西湖" is better than "西湖"; in addition, if you can determine that a location may appear in multiple areas, you can be more specific, such as "杭州西湖的苏堤春晓" is better than "苏堤春晓". The tool will use these keywords to search for specific POIs and query their detailed data, such as latitude and longitude, location photos, etc. For example, ["西安钟楼", "西安大唐不夜城", "西安大雁塔"].
   * @param markerPopup Marker type, one is simple mode, which is just an icon and does not require `markerPopup` configuration; the other is image mode, which displays location photos and requires `markerPopup` configuration. Among them, `width`/`height`/`borderRadius` can be combined to realize rectangular photos and square photos. In addition, when `borderRadius` is half of the width and height, it can also be a circular photo.
   * @param width Set the width of map, default is 1600. Default: 1600
   * @param height Set the height of map, default is 1000. Default: 1000
   */
  function generatePinMap(input: {
    title: string;
    data: Array<string>;
    markerPopup?: { borderRadius?: number; height?: number; type?: string; width?: number; [key: string]: unknown };
    width?: number;
    height?: number;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Generate a radar chart to display multidimensional data (four dimensions or more), such as, evaluate Huawei and Apple phones in terms of five dimensions: ease of use, functionality, camera, benchmark scores, and battery life.
   * @param data Data for radar chart, it should be an array of objects, each object contains a `name` field and a `value` field, such as, [{ name: 'Design', value: 70 }], when the data is grouped by `group`, the `group` field is required, such as, [{ name: 'Design', value: 70, group: 'Huawei' }].
   * @param style Style configuration for the chart with a JSON object, optional.
   * @param theme Set the theme for the chart, optional, default is 'default'. Default: "default"
   * @param width Set the width of chart, default is 600. Default: 600
   * @param height Set the height of chart, default is 400. Default: 400
   * @param title Set the title of chart. Default: ""
   */
  function generateRadarChart(input: {
    data: Array<{ group?: string; name: string; value: number; [key: string]: unknown }>;
    style?: { backgroundColor?: string; lineWidth?: number; palette?: Array<string>; texture?: "default" | "rough"; [key: string]: unknown };
    theme?: "default" | "academy" | "dark";
    width?: number;
    height?: number;
    title?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Generate a sankey chart to visualize the flow of data between different stages or categories, such as, the user journey from landing on a page to completing a purchase.
   * @param data Date for sankey chart, such as, [{ source: 'Landing Page', target: 'Product Page', value: 50000 }, { source: 'Product Page', target: 'Add to Cart', value: 35000 }, { source: 'Add to Cart', target: 'Checkout', value: 25000 }, { source: 'Checkout', target: 'Payment', value: 15000 }, { source: 'Payment', target: 'Purchase Completed', value: 8000 }].
   * @param nodeAlign Alignment of nodes in the sankey chart, such as, 'left', 'right', 'justify', or 'center'. Default: "center"
   * @param style Style configuration for the chart with a JSON object, optional.
   * @param theme Set the theme for the chart, optional, default is 'default'. Default: "default"
   * @param width Set the width of chart, default is 600. Default: 600
   * @param height Set the height of chart, default is 400. Default: 400
   * @param title Set the title of chart. Default: ""
   */
  function generateSankeyChart(input: {
    data: Array<{ source: string; target: string; value: number; [key: string]: unknown }>;
    nodeAlign?: "left" | "right" | "justify" | "center";
    style?: { backgroundColor?: string; palette?: Array<string>; texture?: "default" | "rough"; [key: string]: unknown };
    theme?: "default" | "academy" | "dark";
    width?: number;
    height?: number;
    title?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Generate a scatter chart to show the relationship between two variables, helps discover their relationship or trends, such as, the strength of correlation, data distribution patterns.
   * @param data Data for scatter chart, such as, [{ x: 10, y: 15 }], when the data is grouped, the group name can be specified in the `group` field, such as, [{ x: 10, y: 15, group: 'Group A' }].
   * @param style Style configuration for the chart with a JSON object, optional.
   * @param theme Set the theme for the chart, optional, default is 'default'. Default: "default"
   * @param width Set the width of chart, default is 600. Default: 600
   * @param height Set the height of chart, default is 400. Default: 400
   * @param title Set the title of chart. Default: ""
   * @param axisXTitle Set the x-axis title of chart. Default: ""
   * @param axisYTitle Set the y-axis title of chart. Default: ""
   */
  function generateScatterChart(input: {
    data: Array<{ group?: string; x: number; y: number; [key: string]: unknown }>;
    style?: { backgroundColor?: string; palette?: Array<string>; texture?: "default" | "rough"; [key: string]: unknown };
    theme?: "default" | "academy" | "dark";
    width?: number;
    height?: number;
    title?: string;
    axisXTitle?: string;
    axisYTitle?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Generate a spreadsheet or pivot table for displaying tabular data. When 'rows' or 'values' fields are provided, it renders as a pivot table (cross-tabulation); otherwise, it renders as a regular table. Useful for displaying structured data, comparing values across categories, and creating data summaries.
   * @param data Data for spreadsheet, an array of objects where each object represents a row. Keys are column names and values can be string, number, or null. Such as, [{ name: 'John', age: 30 }, { name: 'Jane', age: 25 }].
   * @param rows Row header fields for pivot table. When 'rows' or 'values' is provided, the spreadsheet will be rendered as a pivot table.
   * @param columns Column header fields, used to specify the order of columns. For regular tables, this determines column order; for pivot tables, this is used for column grouping.
   * @param values Value fields for pivot table. When 'rows' or 'values' is provided, the spreadsheet will be rendered as a pivot table.
   * @param theme Set the theme for the spreadsheet, optional, default is 'default'. Default: "default"
   * @param width Set the width of chart, default is 600. Default: 600
   * @param height Set the height of chart, default is 400. Default: 400
   */
  function generateSpreadsheet(input: {
    data: Array<{ [key: string]: string | number | null }>;
    rows?: Array<string>;
    columns?: Array<string>;
    values?: Array<string>;
    theme?: "default" | "dark";
    width?: number;
    height?: number;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Generate a treemap chart to display hierarchical data and can intuitively show comparisons between items at the same level, such as, show disk space usage with treemap.
   * @param data Data for treemap chart which is a hierarchical structure, such as, [{ name: 'Design', value: 70, children: [{ name: 'Tech', value: 20 }] }], and the maximum depth is 3.
   * @param style Style configuration for the chart with a JSON object, optional.
   * @param theme Set the theme for the chart, optional, default is 'default'. Default: "default"
   * @param width Set the width of chart, default is 600. Default: 600
   * @param height Set the height of chart, default is 400. Default: 400
   * @param title Set the title of chart. Default: ""
   */
  function generateTreemapChart(input: {
    data: Array<{ children?: Array<{ children?: Array<{ name: string; value: number; [key: string]: unknown }>; name: string; value: number; [key: string]: unknown }>; name: string; value: number; [key: string]: unknown }>;
    style?: { backgroundColor?: string; palette?: Array<string>; texture?: "default" | "rough"; [key: string]: unknown };
    theme?: "default" | "academy" | "dark";
    width?: number;
    height?: number;
    title?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Generate a Venn diagram to visualize the relationships between different sets, showing how they intersect and overlap, such as the commonalities and differences between various groups.
   * @param data Data for venn chart, such as, [{ label: 'A', value: 10, sets: ['A'] }, { label: 'B', value: 20, sets: ['B'] }, { label: 'C', value: 30, sets: ['C'] }, { label: 'AB', value: 5, sets: ['A', 'B'] }].
   * @param style Style configuration for the chart with a JSON object, optional.
   * @param theme Set the theme for the chart, optional, default is 'default'. Default: "default"
   * @param width Set the width of chart, default is 600. Default: 600
   * @param height Set the height of chart, default is 400. Default: 400
   * @param title Set the title of chart. Default: ""
   */
  function generateVennChart(input: {
    data: Array<{ label?: string; sets: Array<string>; value: number; [key: string]: unknown }>;
    style?: { backgroundColor?: string; palette?: Array<string>; texture?: "default" | "rough"; [key: string]: unknown };
    theme?: "default" | "academy" | "dark";
    width?: number;
    height?: number;
    title?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Generate a violin chart to show data for statistical summaries among different categories, such as, comparing the distribution of data points across categories.
   * @param data Data for violin chart, such as, [{ category: 'Category A', value: 10 }], when the data is grouped, the 'group' field is required, such as, [{ category: 'Category B', value: 20, group: 'Group A' }].
   * @param style Style configuration for the chart with a JSON object, optional.
   * @param theme Set the theme for the chart, optional, default is 'default'. Default: "default"
   * @param width Set the width of chart, default is 600. Default: 600
   * @param height Set the height of chart, default is 400. Default: 400
   * @param title Set the title of chart. Default: ""
   * @param axisXTitle Set the x-axis title of chart. Default: ""
   * @param axisYTitle Set the y-axis title of chart. Default: ""
   */
  function generateViolinChart(input: {
    data: Array<{ category: string; group?: string; value: number; [key: string]: unknown }>;
    style?: { backgroundColor?: string; palette?: Array<string>; startAtZero?: boolean; texture?: "default" | "rough"; [key: string]: unknown };
    theme?: "default" | "academy" | "dark";
    width?: number;
    height?: number;
    title?: string;
    axisXTitle?: string;
    axisYTitle?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Generate a waterfall chart to visualize the cumulative effect of sequentially introduced positive or negative values, such as showing how an initial value is affected by a series of intermediate positive or negative values leading to a final result. Waterfall charts are ideal for financial analysis, budget tracking, profit and loss statements, and understanding the composition of changes over time or categories.
   * @param data Data for waterfall chart, it should be an array of objects. Each object must contain a `category` field. For regular items, a `value` field is also required. The `isIntermediateTotal` field marks intermediate subtotals, and the `isTotal` field marks the final total. For example, [{ category: 'Initial', value: 100 }, { category: 'Increase', value: 50 }, { category: 'Subtotal', isIntermediateTotal: true }, { category: 'Decrease', value: -30 }, { category: 'Total', isTotal: true }].
   * @param style Style configuration for the chart with a JSON object, optional.
   * @param theme Set the theme for the chart, optional, default is 'default'. Default: "default"
   * @param width Set the width of chart, default is 600. Default: 600
   * @param height Set the height of chart, default is 400. Default: 400
   * @param title Set the title of chart. Default: ""
   * @param axisXTitle Set the x-axis title of chart. Default: ""
   * @param axisYTitle Set the y-axis title of chart. Default: ""
   */
  function generateWaterfallChart(input: {
    data: Array<{ category: string; isIntermediateTotal?: boolean; isTotal?: boolean; value?: number; [key: string]: unknown }>;
    style?: { backgroundColor?: string; palette?: { negativeColor?: string; positiveColor?: string; totalColor?: string; [key: string]: unknown }; texture?: "default" | "rough"; [key: string]: unknown };
    theme?: "default" | "academy" | "dark";
    width?: number;
    height?: number;
    title?: string;
    axisXTitle?: string;
    axisYTitle?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Generate a word cloud chart to show word frequency or weight through text size variation, such as, analyzing common words in social media, reviews, or feedback.
   * @param data Data for word cloud chart, it should be an array of objects, each object contains a `text` field and a `value` field, such as, [{ value: 4.272, text: '形成' }].
   * @param style Style configuration for the chart with a JSON object, optional.
   * @param theme Set the theme for the chart, optional, default is 'default'. Default: "default"
   * @param width Set the width of chart, default is 600. Default: 600
   * @param height Set the height of chart, default is 400. Default: 400
   * @param title Set the title of chart. Default: ""
   */
  function generateWordCloudChart(input: {
    data: Array<{ text: string; value: number; [key: string]: unknown }>;
    style?: { backgroundColor?: string; palette?: Array<string>; texture?: "default" | "rough"; [key: string]: unknown };
    theme?: "default" | "academy" | "dark";
    width?: number;
    height?: number;
    title?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;
}
