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

declare namespace MCP.yfmcp {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * Fetch consensus estimates, EPS/revenue trends, revisions, recommendations, and earnings history.
   * @param symbol Stock ticker symbol (e.g., 'AAPL', 'GOOGL', 'MSFT')
   * @param sections Optional analyst sections: recommendations, earnings_estimate, revenue_estimate, eps_trend, eps_revisions, earnings_history, and growth_estimates. Omit to return all sections. Default: null
   * @param max_rows Maximum rows per section. Use 0 to return all rows. Default: 12
   */
  function yfinanceGetAnalystEstimates(input: {
    symbol: string;
    sections?: Array<string> | null;
    max_rows?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Fetch the current price and analyst consensus price targets for a stock.
   * Returns a JSON object with the fields supplied by Yahoo Finance:
   * - current: Current market price
   * - low: Lowest analyst price target
   * - high: Highest analyst price target
   * - mean: Mean analyst price target
   * - median: Median analyst price target
   * Analyst coverage and available fields vary by symbol.
   * @param symbol Stock ticker symbol (e.g., 'AAPL', 'GOOGL', 'MSFT')
   */
  function yfinanceGetAnalystPriceTargets(input: {
    symbol: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Fetch financial statements (income statement, balance sheet, and cash flow) with historical data.
   * Returns JSON with income statement, balance sheet, and cash flow data across reporting periods.
   * Use the data to analyze trends, calculate ratios, or compare periods.
   * @param symbol Stock ticker symbol (e.g., 'AAPL', 'GOOGL', 'MSFT')
   * @param frequency Reporting frequency: 'annual' for yearly, 'quarterly' for quarterly, or 'ttm' for trailing twelve months Default: "annual"
   */
  function yfinanceGetFinancials(input: {
    symbol: string;
    frequency?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Fetch ETF or mutual-fund composition, holdings, exposures, ratings, and operating details.
   * @param symbol ETF or mutual fund ticker symbol (e.g., 'SPY', 'BND', 'VFIAX')
   * @param sections Optional fund sections: description, fund_overview, fund_operations, asset_classes, top_holdings, equity_holdings, bond_holdings, bond_ratings, and sector_weightings. Omit to return all sections. Default: null
   * @param max_rows Maximum rows per tabular section. Use 0 to return all rows. Default: 25
   */
  function yfinanceGetFundData(input: {
    symbol: string;
    sections?: Array<string> | null;
    max_rows?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Fetch major holders, institutional holders, mutual fund holders, and insider data.
   * Returns JSON with:
   * - major_holders: Aggregated breakdown including insider % held, institutional % held,
   * institutional % float held, and institution count.
   * - institutional_holders: List of institutional investors with shares held, date reported,
   * value, and % change.
   * - mutualfund_holders: List of mutual fund holders with same fields.
   * - insider_transactions: Recent insider transactions including shares, value, transaction
   * type, and date.
   * - insider_purchases: Summary of insider buy/sell activity over the last 6 months.
   * - insider_roster: List of known insiders by name and position.
   * Use this to analyze ownership concentration, insider activity, and institutional interest.
   * @param symbol Stock ticker symbol (e.g., 'AAPL', 'GOOGL', 'MSFT')
   * @param max_rows Maximum rows returned per holder section. Use 0 to return all rows. Default: 10
   */
  function yfinanceGetHolders(input: {
    symbol: string;
    max_rows?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Fetch option chain data (calls and puts) for a stock with available strike prices.
   * Returns JSON with calls and/or puts data for each expiration date.
   * JSON fields include:
   * - contractSymbol: Option contract identifier
   * - strike: Strike price
   * - lastPrice: Last traded price
   * - bid/ask: Bid and ask prices
   * - volume: Trading volume
   * - openInterest: Open interest
   * - impliedVolatility: Implied volatility (IV)
   * - inTheMoney: Whether option is ITM
   * - contractSize: Contract size (REGULAR)
   * @param symbol Stock ticker symbol (e.g., 'AAPL', 'GOOGL', 'MSFT')
   * @param expiration_date Option expiration date in YYYY-MM-DD format. Use the 'yfinance_get_option_dates' tool to find available dates, or omit to fetch all available expiration dates. Default: null
   * @param option_type Which options to return: 'calls', 'puts', or 'all' (both calls and puts). Default: "all"
   */
  function yfinanceGetOptionChain(input: {
    symbol: string;
    expiration_date?: string | null;
    option_type?: "calls" | "puts" | "all";
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Fetch available option expiration dates for a stock.
   * Returns JSON array of expiration dates in YYYY-MM-DD format.
   * Use these dates with the 'yfinance_get_option_chain' tool to fetch
   * the options chain for a specific date.
   * @param symbol Stock ticker symbol (e.g., 'AAPL', 'GOOGL', 'MSFT')
   */
  function yfinanceGetOptionDates(input: {
    symbol: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Fetch historical price data and optionally generate technical analysis charts.
   * When chart_type is None, returns Markdown table with columns:
   * - Date: Trading date (index)
   * - Open: Opening price
   * - High: Highest price
   * - Low: Lowest price
   * - Close: Closing price
   * - Volume: Trading volume
   * - Dividends: Dividend payments (if any)
   * - Stock Splits: Split events (if any)
   * When chart_type is specified, returns a chart image:
   * - 'price_volume': Candlestick chart with volume bars
   * @param symbol Stock ticker symbol (e.g., 'AAPL', 'GOOGL', 'MSFT')
   * @param period Time range: '1d'/'5d' (days), '1mo'/'3mo'/'6mo' (months), '1y'/'2y'/'5y'/'10y' (years), 'ytd' (year-to-date), 'max' (all available data) Default: "1mo"
   * @param interval Data granularity: '1m'/'5m'/'15m'/'30m' (minutes), '1h' (hour), '1d'/'5d' (days), '1wk' (week), '1mo'/'3mo' (months). Short intervals require short periods (e.g., '1m' interval only works with '1d'/'5d' period) Default: "1d"
   * @param chart_type Optional visualization: 'price_volume' (candlestick chart with volume bars), 'vwap' (Volume Weighted Average Price overlay), 'volume_profile' (volume distribution by price level). Omit for tabular data Default: null
   * @param prepost Include pre-market and post-market data when available Default: false
   */
  function yfinanceGetPriceHistory(input: {
    symbol: string;
    period?: "1d" | "5d" | "1mo" | "3mo" | "6mo" | "1y" | "2y" | "5y" | "10y" | "ytd" | "max";
    interval?: "1m" | "2m" | "5m" | "15m" | "30m" | "60m" | "90m" | "1h" | "1d" | "5d" | "1wk" | "1mo" | "3mo";
    chart_type?: "price_volume" | "vwap" | "volume_profile" | null;
    prepost?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve comprehensive stock data including company information, financials, trading metrics and governance.
   * Returns JSON object with fields including:
   * - Company: symbol, longName, sector, industry, longBusinessSummary, website, city, country
   * - Price: currentPrice, previousClose, open, dayHigh, dayLow, fiftyTwoWeekHigh, fiftyTwoWeekLow
   * - Valuation: marketCap, enterpriseValue, trailingPE, forwardPE, priceToBook, pegRatio
   * - Trading: volume, averageVolume, averageVolume10days, bid, ask, bidSize, askSize
   * - Dividends: dividendRate, dividendYield, exDividendDate, payoutRatio
   * - Financials: totalRevenue, revenueGrowth, earningsGrowth, profitMargins, operatingMargins
   * - Performance: beta, fiftyDayAverage, twoHundredDayAverage, trailingEps, forwardEps
   * Note: Available fields vary by security type. Timestamps are converted to readable dates.
   * @param symbol Stock ticker symbol (e.g., 'AAPL', 'GOOGL', 'MSFT')
   */
  function yfinanceGetTickerInfo(input: {
    symbol: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Fetch recent news articles and press releases for a specific stock.
   * Returns JSON array where each news item has:
   * - id: Unique article identifier
   * - content: Object containing:
   * - title: Article headline
   * - summary: Brief article summary
   * - pubDate: Publication date (ISO 8601 format)
   * - provider: Object with displayName (e.g., "Yahoo Finance") and url
   * - canonicalUrl: Object with article url, site, region, lang
   * - thumbnail: Object with image URLs and resolutions
   * - contentType: Type of content (e.g., "STORY", "VIDEO")
   * Use this to track company announcements, market sentiment, and breaking news.
   * @param symbol Stock ticker symbol (e.g., 'AAPL', 'GOOGL', 'MSFT')
   */
  function yfinanceGetTickerNews(input: {
    symbol: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get top-ranked financial entities within a sector.
   * This unified tool provides access to various rankings:
   * - ETFs and mutual funds focused on the sector
   * - Largest companies by market capitalization
   * - Fastest-growing companies by revenue/earnings
   * - Best-performing stocks by price appreciation
   * Returns JSON data with relevant metrics for each entity type.
   * @param sector Market sector (e.g., 'Technology', 'Healthcare', 'Financial Services')
   * @param top_type Type of entities to retrieve: 'top_etfs' (sector ETFs), 'top_mutual_funds' (sector mutual funds), 'top_companies' (largest by market cap), 'top_growth_companies' (fastest revenue/earnings growth), 'top_performing_companies' (best stock price performance)
   * @param top_n Number of top entities to retrieve per category/industry Default: 10
   */
  function yfinanceGetTop(input: {
    sector: "Basic Materials" | "Communication Services" | "Consumer Cyclical" | "Consumer Defensive" | "Energy" | "Financial Services" | "Healthcare" | "Industrials" | "Real Estate" | "Technology" | "Utilities";
    top_type: "top_etfs" | "top_mutual_funds" | "top_companies" | "top_growth_companies" | "top_performing_companies";
    top_n?: number /* integer, >= 1, <= 100 */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Fetch analyst upgrades, downgrades, initiations, and price target changes.
   * Returns analyst actions newest first. Fields supplied by Yahoo Finance can include:
   * - GradeDate: Date and time of the analyst action
   * - Firm: Analyst firm name
   * - ToGrade and FromGrade: New and previous ratings
   * - Action: Rating action, such as upgrade, downgrade, initiation, or reiteration
   * - priceTargetAction: Price target action, such as Raises, Lowers, or Maintains
   * - currentPriceTarget and priorPriceTarget: New and previous price targets
   * Available fields vary by symbol and analyst action.
   * @param symbol Stock ticker symbol (e.g., 'AAPL', 'GOOGL', 'MSFT')
   * @param max_rows Maximum analyst actions to return, newest first. Use 0 to return all rows. Default: 25
   */
  function yfinanceGetUpgradesDowngrades(input: {
    symbol: string;
    max_rows?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Run a Yahoo Finance screener query.
   * Supports predefined Yahoo screener keys and custom equity, mutual-fund, or ETF query trees.
   * @param query Screener query. For query_type='predefined': string key like 'day_gainers'. For query_type='equity', 'fund', or 'etf': query tree object with {operator, operands} nodes.
   * @param query_type Query mode: 'predefined', 'equity', 'fund', or 'etf'. Default: "predefined"
   * @param offset Result offset. Default: null
   * @param size Rows to return for custom queries. Yahoo maximum is 250. Default: null
   * @param count Rows to return for predefined queries. Yahoo maximum is 250. Default: null
   * @param sort_field Sort field, for example 'percentchange'. Default: null
   * @param sort_asc Sort ascending if true, descending if false. Default: null
   * @param user_id Optional Yahoo user id. Default: null
   * @param user_id_type Optional Yahoo user id type, commonly 'guid'. Default: null
   */
  function yfinanceScreen(input: {
    query: string | { [key: string]: unknown };
    query_type?: "predefined" | "equity" | "fund" | "etf";
    offset?: number /* integer, >= 0 */ | null;
    size?: number /* integer, >= 1, <= 250 */ | null;
    count?: number /* integer, >= 1, <= 250 */ | null;
    sort_field?: string | null;
    sort_asc?: boolean | null;
    user_id?: string | null;
    user_id_type?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Run a custom equity screener tuned for opening-session stock gappers.
   * @param min_percent_change Minimum percent change from prior close, for example 3.0 for +3%. Default: 3.0
   * @param min_price Minimum current intraday price. Default: 5.0
   * @param min_volume Minimum intraday trading volume. Default: 500000
   * @param min_market_cap Minimum intraday market cap in USD. Default: 2000000000
   * @param region Yahoo screener region code, for example 'us'. Default: "us"
   * @param size Rows to return. Yahoo maximum is 250. Default: 50
   * @param offset Result offset for pagination. Default: 0
   * @param sort_asc Sort by percentchange ascending if true, descending if false. Default: false
   */
  function yfinanceScreenGappers(input?: {
    min_percent_change?: number /* >= 0 */;
    min_price?: number /* >= 0 */;
    min_volume?: number /* integer, >= 0 */;
    min_market_cap?: number /* integer, >= 0 */;
    region?: string;
    size?: number /* integer, >= 1, <= 250 */;
    offset?: number /* integer, >= 0 */;
    sort_asc?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Search Yahoo Finance for stocks, ETFs, and news articles.
   * Returns JSON with search results based on search_type:
   * - 'quotes': Array of securities with:
   * - symbol: Ticker symbol
   * - shortname/longname: Company name
   * - quoteType: Security type (EQUITY, ETF, MUTUALFUND, etc.)
   * - exchange: Exchange code
   * - sector: Business sector
   * - industry: Industry classification
   * - score: Search relevance score
   * - 'news': Array of articles with:
   * - uuid: Article identifier
   * @param query Search query - company name, ticker symbol, or keywords
   * @param search_type Filter results: 'all' (quotes + news), 'quotes' (stocks/ETFs only), or 'news' (articles only)
   */
  function yfinanceSearch(input: {
    query: string;
    search_type: "all" | "quotes" | "news";
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  namespace prompts {
    /**
     * Get one prompt by name of MCP server yfmcp.
     */
    function get(input: {
      name: string;
      arguments?: { [key: string]: string };
    }): Promise<McpPromptsGetResult>;

    /**
     * List the prompts of MCP server yfmcp.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpPromptsListResult>;
  }

  namespace resources {
    /**
     * List the resources of MCP server yfmcp.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpResourcesListResult>;

    /**
     * Read one resource by URI of MCP server yfmcp.
     */
    function read(input: {
      uri: string;
    }): Promise<McpResourcesReadResult>;
  }
}
