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

declare namespace MCP.mcpYahooFinance {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * Get normalized capital-gains distributions for a symbol.
   * @param symbol Stock symbol in Yahoo Finance format.
   */
  function getCapitalGains(input: {
    symbol: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get the cashflow statement for a given stock symbol.
   * @param symbol Stock symbol in Yahoo Finance format.
   * @param freq Statement frequency. Defaults to "yearly". Default: "yearly"
   */
  function getCashflow(input: {
    symbol: string;
    freq?: "yearly" | "quarterly" | "trailing";
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get a normalized company overview for one stock symbol.
   * @param symbol Stock symbol in Yahoo Finance format.
   */
  function getCompanyOverview(input: {
    symbol: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get the current stock price based on stock symbol.
   * @param symbol Stock symbol in Yahoo Finance format.
   */
  function getCurrentStockPrice(input: {
    symbol: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get normalized dividend history for a given stock symbol.
   * @param symbol Stock symbol in Yahoo Finance format.
   */
  function getDividends(input: {
    symbol: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get recent and upcoming earnings dates.
   * @param symbol Stock symbol in Yahoo Finance format.
   * @param limit Maximum number of earnings dates, from 1 to 100. Default: 12
   */
  function getEarningDates(input: {
    symbol: string;
    limit?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get earnings surprise history and analyst estimate history.
   * @param symbol Stock symbol in Yahoo Finance format.
   * @param limit Maximum rows returned for each history, from 1 to 100. Default: 12
   */
  function getEarningsAnalytics(input: {
    symbol: string;
    limit?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get historical stock prices for a given stock symbol.
   * @param symbol Stock symbol in Yahoo Finance format.
   * @param period The period for historical data. Default: "1mo"
   * @param interval The interval between data points. Default: "1d"
   * @param adjusted Return split- and dividend-adjusted prices. Defaults to True. Default: true
   */
  function getHistoricalStockPrices(input: {
    symbol: string;
    period?: "1d" | "5d" | "1mo" | "3mo" | "6mo" | "1y" | "2y" | "5y" | "10y" | "ytd" | "max";
    interval?: "1d" | "5d" | "1wk" | "1mo" | "3mo";
    adjusted?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get the income statement for a given stock symbol.
   * @param symbol Stock symbol in Yahoo Finance format.
   * @param freq Statement frequency. Defaults to "yearly". Default: "yearly"
   */
  function getIncomeStatement(input: {
    symbol: string;
    freq?: "yearly" | "quarterly" | "trailing";
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get normalized, bounded news for a stock symbol.
   * @param symbol Stock symbol in Yahoo Finance format.
   * @param limit Maximum number of articles, from 1 to 100. Default: 10
   * @param start_date Include articles published on or after this YYYY-MM-DD date. Default: null
   * @param end_date Include articles published on or before this YYYY-MM-DD date. Default: null
   */
  function getNews(input: {
    symbol: string;
    limit?: number /* integer */;
    start_date?: string;
    end_date?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get a filtered, bounded option chain for one expiration date.
   * @param symbol Stock symbol in Yahoo Finance format.
   * @param expiration_date Expiration date in YYYY-MM-DD format.
   * @param option_type Return calls, puts, or both. Default: "both"
   * @param min_strike Minimum strike price, inclusive. Default: null
   * @param max_strike Maximum strike price, inclusive. Default: null
   * @param moneyness Restrict results to in-the-money, out-of-the-money, or at-the-money contracts. Default: null
   * @param min_open_interest Minimum open interest, inclusive. Default: null
   * @param min_volume Minimum volume, inclusive. Default: null
   * @param max_bid_ask_spread Maximum ask minus bid spread, inclusive. Default: null
   * @param limit Maximum contracts returned per side, from 1 to 100. Default: 100
   */
  function getOptionChain(input: {
    symbol: string;
    expiration_date: string;
    option_type?: "calls" | "puts" | "both";
    min_strike?: number;
    max_strike?: number;
    moneyness?: "itm" | "otm" | "atm";
    min_open_interest?: number /* integer */;
    min_volume?: number /* integer */;
    max_bid_ask_spread?: number;
    limit?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get available option expiration dates for a stock symbol.
   * @param symbol Stock symbol in Yahoo Finance format.
   */
  function getOptionExpirationDates(input: {
    symbol: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Summarize option interest, volume, volatility, ratios, and max pain.
   * @param symbol Stock symbol in Yahoo Finance format.
   * @param expiration_date Expiration date in YYYY-MM-DD format.
   * @param limit Maximum contracts considered per side, from 1 to 100. Default: 100
   */
  function getOptionSummary(input: {
    symbol: string;
    expiration_date: string;
    limit?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Analyze adjusted performance for multiple symbols over a date range.
   * @param symbols One to 10 Yahoo Finance symbols to analyze.
   * @param start_date Inclusive start date in YYYY-MM-DD format.
   * @param end_date Inclusive end date in YYYY-MM-DD format.
   * @param benchmark_symbol Optional symbol used for relative return and correlation. Default: null
   * @param limit Maximum price rows returned per symbol, from 1 to 500. Default: 100
   */
  function getPerformanceAnalysis(input: {
    symbols: Array<string>;
    start_date: string;
    end_date: string;
    benchmark_symbol?: string;
    limit?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get analyst recommendations for a given symbol.
   * @param symbol Stock symbol in Yahoo Finance format.
   */
  function getRecommendations(input: {
    symbol: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get a normalized quote snapshot for one stock symbol.
   * @param symbol Stock symbol in Yahoo Finance format.
   */
  function getRichQuote(input: {
    symbol: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get the stock price for a given stock symbol on a specific date.
   * @param symbol Stock symbol in Yahoo Finance format.
   * @param date The date in YYYY-MM-DD format.
   */
  function getStockPriceByDate(input: {
    symbol: string;
    date: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get stock prices for a symbol over an inclusive date range.
   * @param symbol Stock symbol in Yahoo Finance format.
   * @param start_date The start date in YYYY-MM-DD format.
   * @param end_date The end date in YYYY-MM-DD format.
   */
  function getStockPriceDateRange(input: {
    symbol: string;
    start_date: string;
    end_date: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get normalized stock split history for a symbol.
   * @param symbol Stock symbol in Yahoo Finance format.
   */
  function getStockSplits(input: {
    symbol: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Compare current quote data for multiple stock symbols.
   * @param symbols One to 20 Yahoo Finance symbols to compare.
   */
  function getSymbolComparison(input: {
    symbols: Array<string>;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get upcoming dividend dates and rates when Yahoo provides them.
   * @param symbol Stock symbol in Yahoo Finance format.
   */
  function getUpcomingDividends(input: {
    symbol: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;
}
