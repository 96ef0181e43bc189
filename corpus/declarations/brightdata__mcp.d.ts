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

declare namespace MCP.brightdataMcp {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * Search the web and rank results by AI-driven relevance. Returns scored results with title, description, and URL. Supports intent-based ranking, geo-targeting, date filtering, and keyword filtering.
   * @param query The search query
   * @param intent Describes the specific goal of the search to help the AI evaluate and rank result relevance.If not provided, the query string is used as the intent
   * @param country 2-letter ISO country code for localized results (e.g., "US", "GB", "DE")
   * @param city City for localized results (e.g., "New York", "Berlin")
   * @param language Language code (e.g., "en", "es", "fr")
   * @param num_results Exact number of search results to return
   * @param filter_keywords Keywords that must appear in search results
   * @param remove_duplicates Remove duplicate results (default: true)
   * @param start_date Only content updated from this date (YYYY-MM-DD)
   * @param end_date Only content updated until this date (YYYY-MM-DD)
   */
  function discover(input: {
    query: string;
    intent?: string;
    country?: string;
    city?: string;
    language?: string;
    num_results?: number /* integer */;
    filter_keywords?: Array<string>;
    remove_duplicates?: boolean;
    start_date?: string;
    end_date?: string;
  }): Promise<McpToolResult>;

  /**
   * Scrape a webpage and extract structured data as JSON. First scrapes the page as markdown, then uses AI sampling to convert it to structured JSON format. This tool can unlock any webpage even if it uses bot detection or CAPTCHA.
   * @param extraction_prompt Custom prompt to guide the extraction process. If not provided, will extract general structured data from the page.
   */
  function extract(input: {
    url: string;
    extraction_prompt?: string;
  }): Promise<McpToolResult>;

  /**
   * List the filterable fields of a searchable dataset (field name, type, and description). Call this before search_dataset to learn which field names and types you can filter on.
   * Supported dataset_id values:
   * - gd_l1viktl72bvl7bjuj0: LinkedIn people profiles
   * - gd_me5ppxjr2ge6icjuh0: LinkedIn people profiles (contact-enriched)
   * - gd_l1vikfnt1wgvvqz95w: LinkedIn company information
   */
  function listDatasetFields(input: {
    dataset_id: "gd_l1viktl72bvl7bjuj0" | "gd_me5ppxjr2ge6icjuh0" | "gd_l1vikfnt1wgvvqz95w";
  }): Promise<McpToolResult>;

  /**
   * Scrape a single webpage URL with advanced options for content extraction and get back the results in HTML. This tool can unlock any webpage even if it uses bot detection or CAPTCHA.
   */
  function scrapeAsHtml(input: {
    url: string;
  }): Promise<McpToolResult>;

  /**
   * Scrape a single webpage URL with advanced options for content extraction and get back the results in MarkDown language. This tool can unlock any webpage even if it uses bot detection or CAPTCHA.
   */
  function scrapeAsMarkdown(input: {
    url: string;
  }): Promise<McpToolResult>;

  /**
   * Scrape multiple webpages URLs with advanced options for content extraction and get back the results in MarkDown language. This tool can unlock any webpage even if it uses bot detection or CAPTCHA.
   * @param urls Array of URLs to scrape (max 5)
   */
  function scrapeBatch(input: {
    urls: Array<string>;
  }): Promise<McpToolResult>;

  /**
   * Click on an element using its ref from the ARIA snapshot.
   * Use scraping_browser_snapshot first to get the correct ref values.
   * This is more reliable than CSS selectors.
   * @param ref The ref attribute from the ARIA snapshot (e.g., "23")
   * @param element Description of the element being clicked for context
   */
  function scrapingBrowserClickRef(input: {
    ref: string;
    element: string;
  }): Promise<McpToolResult>;

  /**
   * Fill multiple form fields in one operation.
   * Use scraping_browser_snapshot first to get the correct ref values.
   * This is more efficient than filling fields one by one.
   * @param fields Fields to fill in
   */
  function scrapingBrowserFillForm(input: {
    fields: Array<{ name: string; ref: string; type: "textbox" | "checkbox" | "radio" | "combobox" | "slider"; value: string }>;
  }): Promise<McpToolResult>;

  /**
   * Get the HTML content of the current page. Avoid using this tool and if used, use full_page option unless it is important to see things like script tags since this can be large
   * @param full_page Whether to get the full page HTML including head and script tags Avoid this if you only need the extra HTML, since it can be quite large
   */
  function scrapingBrowserGetHtml(input?: {
    full_page?: boolean;
  }): Promise<McpToolResult>;

  /**
   * Get the text content of the current page
   */
  function scrapingBrowserGetText(input?: Record<string, never>): Promise<McpToolResult>;

  /**
   * Go back to the previous page
   */
  function scrapingBrowserGoBack(input?: Record<string, never>): Promise<McpToolResult>;

  /**
   * Go forward to the next page
   */
  function scrapingBrowserGoForward(input?: Record<string, never>): Promise<McpToolResult>;

  /**
   * Navigate a scraping browser session to a new URL
   * @param url The URL to navigate to
   * @param country Optional 2-letter ISO country code to route the browser session (e.g., "US", "GB")
   */
  function scrapingBrowserNavigate(input: {
    url: string;
    country?: string;
  }): Promise<McpToolResult>;

  /**
   * Get all network requests made since loading the current page.
   * Shows HTTP method, URL, status code and status text for each request.
   * Useful for debugging API calls, tracking data fetching, and understanding page behavior.
   */
  function scrapingBrowserNetworkRequests(input?: Record<string, never>): Promise<McpToolResult>;

  /**
   * Take a screenshot of the current page
   * @param full_page Whether to screenshot the full page (default: false) You should avoid fullscreen if it's not important, since the images can be quite large
   */
  function scrapingBrowserScreenshot(input?: {
    full_page?: boolean;
  }): Promise<McpToolResult>;

  /**
   * Scroll to the bottom of the current page
   */
  function scrapingBrowserScroll(input?: Record<string, never>): Promise<McpToolResult>;

  /**
   * Scroll to a specific element using its ref from the ARIA snapshot.
   * Use scraping_browser_snapshot first to get the correct ref values.
   * This is more reliable than CSS selectors.
   * @param ref The ref attribute from the ARIA snapshot (e.g., "23")
   * @param element Description of the element to scroll to
   */
  function scrapingBrowserScrollToRef(input: {
    ref: string;
    element: string;
  }): Promise<McpToolResult>;

  /**
   * Capture an ARIA snapshot of the current page showing all interactive elements with their refs.
   * This provides accurate element references that can be used with ref-based tools.
   * Use this before interacting with elements to get proper refs instead of guessing selectors.
   * @param filtered Whether to apply filtering/compaction (default: false). Set to true to get a compacted version of the snapshot.
   */
  function scrapingBrowserSnapshot(input?: {
    filtered?: boolean;
  }): Promise<McpToolResult>;

  /**
   * Type text into an element using its ref from the ARIA snapshot.
   * Use scraping_browser_snapshot first to get the correct ref values.
   * This is more reliable than CSS selectors.
   * @param ref The ref attribute from the ARIA snapshot (e.g., "23")
   * @param element Description of the element being typed into for context
   * @param text Text to type
   * @param submit Whether to submit the form after typing (press Enter)
   */
  function scrapingBrowserTypeRef(input: {
    ref: string;
    element: string;
    text: string;
    submit?: boolean;
  }): Promise<McpToolResult>;

  /**
   * Wait for an element to be visible using its ref from the ARIA snapshot.
   * Use scraping_browser_snapshot first to get the correct ref values.
   * This is more reliable than CSS selectors.
   * @param ref The ref attribute from the ARIA snapshot (e.g., "23")
   * @param element Description of the element being waited for
   * @param timeout Maximum time to wait in milliseconds (default: 30000)
   */
  function scrapingBrowserWaitForRef(input: {
    ref: string;
    element: string;
    timeout?: number;
  }): Promise<McpToolResult>;

  /**
   * Search a Bright Data dataset by a filter and get matching records back directly (fast Elasticsearch-backed search; no snapshot). Use this to FIND MANY records by criteria, as opposed to the web_data_* tools which fetch ONE record by URL.
   * First call list_dataset_fields to get valid field names.
   * A filter is a tree: a group {operator:"and"|"or", filters:[...]} or a leaf {name, value, operator}. Max nesting depth 3.
   * Leaf operators: =, !=, <, <=, >, >=, in, not_in, includes, not_includes, array_includes, not_array_includes, is_null, is_not_null.
   * Supported dataset_id values:
   * - gd_l1viktl72bvl7bjuj0: LinkedIn people profiles
   * - gd_me5ppxjr2ge6icjuh0: LinkedIn people profiles (contact-enriched)
   * - gd_l1vikfnt1wgvvqz95w: LinkedIn company information
   * @param filter Filter tree describing which records to match. Required, cannot be empty.
   * @param size Number of records to return (max 10, default 10) Default: 10
   * @param sort Sorting: "default", "random", or a custom array like [{"timestamp":"asc"}]. Use "default" or custom sort to paginate with search_after.
   * @param search_after Pagination cursor from a previous response's search_after value.
   */
  function searchDataset(input: {
    dataset_id: "gd_l1viktl72bvl7bjuj0" | "gd_me5ppxjr2ge6icjuh0" | "gd_l1vikfnt1wgvvqz95w";
    filter: { filters: Array<{ filters: Array<{ filters: Array<{ name: string; operator: string; value: string | number | boolean | Array<string | number | boolean> }>; operator: "and" | "or" } | { name: string; operator: string; value: string | number | boolean | Array<string | number | boolean> }>; operator: "and" | "or" } | { name: string; operator: string; value: string | number | boolean | Array<string | number | boolean> }>; operator: "and" | "or" } | { name: string; operator: string; value: string | number | boolean | Array<string | number | boolean> };
    size?: number /* integer, <= 10, > 0 */;
    sort?: "default" | "random" | Array<{ [key: string]: "asc" | "desc" }>;
    search_after?: Array<unknown>;
  }): Promise<McpToolResult>;

  /**
   * Scrape search results from Google, Bing or Yandex. Returns SERP results in JSON or Markdown (URL, title, description),Ideal forgathering current information, news, and detailed search results.
   * @param engine Default: "google"
   * @param cursor Pagination cursor for next page
   * @param geo_location 2-letter country code for geo-targeted results (e.g., "us", "uk")
   */
  function searchEngine(input: {
    query: string;
    engine?: "google" | "bing" | "yandex";
    cursor?: string;
    geo_location?: string;
  }): Promise<McpToolResult>;

  /**
   * Run multiple search queries simultaneously. Returns JSON for Google, Markdown for Bing/Yandex.
   */
  function searchEngineBatch(input: {
    queries: Array<{ cursor?: string; engine?: "google" | "bing" | "yandex"; geo_location?: string; query: string }>;
  }): Promise<McpToolResult>;

  /**
   * Tell the user about the tool usage during this session
   */
  function sessionStats(input?: Record<string, never>): Promise<McpToolResult>;

  /**
   * Quickly read structured amazon product data.
   * Requires a valid product URL with /dp/ in it.
   * This can be a cache lookup, so it can be more reliable than scraping
   */
  function webDataAmazonProduct(input: {
    url: string;
  }): Promise<McpToolResult>;

  /**
   * Quickly read structured amazon product review data.
   * Requires a valid product URL with /dp/ in it.
   * This can be a cache lookup, so it can be more reliable than scraping
   */
  function webDataAmazonProductReviews(input: {
    url: string;
  }): Promise<McpToolResult>;

  /**
   * Quickly read structured amazon product search data.
   * Requires a valid search keyword and amazon domain URL.
   * This can be a cache lookup, so it can be more reliable than scraping
   */
  function webDataAmazonProductSearch(input: {
    keyword: string;
    url: string;
  }): Promise<McpToolResult>;

  /**
   * Quickly read structured apple app store data.
   * Requires a valid apple app store app URL.
   * This can be a cache lookup, so it can be more reliable than scraping
   */
  function webDataAppleAppStore(input: {
    url: string;
  }): Promise<McpToolResult>;

  /**
   * Quickly read structured bestbuy product data.
   * Requires a valid bestbuy product URL.
   * This can be a cache lookup, so it can be more reliable than scraping
   */
  function webDataBestbuyProducts(input: {
    url: string;
  }): Promise<McpToolResult>;

  /**
   * Quickly read structured booking hotel listings data.
   * Requires a valid booking hotel listing URL.
   * This can be a cache lookup, so it can be more reliable than scraping
   */
  function webDataBookingHotelListings(input: {
    url: string;
  }): Promise<McpToolResult>;

  /**
   * Send a prompt to ChatGPT and get back AI-generated insights.
   * Returns structured answer text, citations, recommendations, and markdown. Useful for GEO and LLM as a judge.
   */
  function webDataChatgptAiInsights(input: {
    prompt: string;
  }): Promise<McpToolResult>;

  /**
   * Quickly read structured crunchbase company data
   * This can be a cache lookup, so it can be more reliable than scraping
   */
  function webDataCrunchbaseCompany(input: {
    url: string;
  }): Promise<McpToolResult>;

  /**
   * Quickly read structured ebay product data.
   * Requires a valid ebay product URL.
   * This can be a cache lookup, so it can be more reliable than scraping
   */
  function webDataEbayProduct(input: {
    url: string;
  }): Promise<McpToolResult>;

  /**
   * Quickly read structured etsy product data.
   * Requires a valid etsy product URL.
   * This can be a cache lookup, so it can be more reliable than scraping
   */
  function webDataEtsyProducts(input: {
    url: string;
  }): Promise<McpToolResult>;

  /**
   * Quickly read structured Facebook company reviews data.
   * Requires a valid Facebook company URL and number of reviews.
   * This can be a cache lookup, so it can be more reliable than scraping
   */
  function webDataFacebookCompanyReviews(input: {
    url: string;
    num_of_reviews: string;
  }): Promise<McpToolResult>;

  /**
   * Quickly read structured Facebook events data.
   * Requires a valid Facebook event URL.
   * This can be a cache lookup, so it can be more reliable than scraping
   */
  function webDataFacebookEvents(input: {
    url: string;
  }): Promise<McpToolResult>;

  /**
   * Quickly read structured Facebook marketplace listing data.
   * Requires a valid Facebook marketplace listing URL.
   * This can be a cache lookup, so it can be more reliable than scraping
   */
  function webDataFacebookMarketplaceListings(input: {
    url: string;
  }): Promise<McpToolResult>;

  /**
   * Quickly read structured Facebook post data.
   * Requires a valid Facebook post URL.
   * This can be a cache lookup, so it can be more reliable than scraping
   */
  function webDataFacebookPosts(input: {
    url: string;
  }): Promise<McpToolResult>;

  /**
   * Quickly read structured github repository data.
   * Requires a valid github repository file URL.
   * This can be a cache lookup, so it can be more reliable than scraping
   */
  function webDataGithubRepositoryFile(input: {
    url: string;
  }): Promise<McpToolResult>;

  /**
   * Quickly read structured Google maps reviews data.
   * Requires a valid Google maps URL.
   * This can be a cache lookup, so it can be more reliable than scraping
   * @param days_limit Default: "3"
   */
  function webDataGoogleMapsReviews(input: {
    url: string;
    days_limit?: string;
  }): Promise<McpToolResult>;

  /**
   * Quickly read structured Google play store data.
   * Requires a valid Google play store app URL.
   * This can be a cache lookup, so it can be more reliable than scraping
   */
  function webDataGooglePlayStore(input: {
    url: string;
  }): Promise<McpToolResult>;

  /**
   * Quickly read structured Google shopping data.
   * Requires a valid Google shopping product URL.
   * This can be a cache lookup, so it can be more reliable than scraping
   */
  function webDataGoogleShopping(input: {
    url: string;
  }): Promise<McpToolResult>;

  /**
   * Send a prompt to Grok and get back AI-generated insights.
   * Returns structured answer text in markdown format.
   * Useful for GEO and LLM as a judge.
   */
  function webDataGrokAiInsights(input: {
    prompt: string;
  }): Promise<McpToolResult>;

  /**
   * Quickly read structured homedepot product data.
   * Requires a valid homedepot product URL.
   * This can be a cache lookup, so it can be more reliable than scraping
   */
  function webDataHomedepotProducts(input: {
    url: string;
  }): Promise<McpToolResult>;

  /**
   * Quickly read structured Instagram comments data.
   * Requires a valid Instagram URL.
   * This can be a cache lookup, so it can be more reliable than scraping
   */
  function webDataInstagramComments(input: {
    url: string;
  }): Promise<McpToolResult>;

  /**
   * Quickly read structured Instagram post data.
   * Requires a valid Instagram URL.
   * This can be a cache lookup, so it can be more reliable than scraping
   */
  function webDataInstagramPosts(input: {
    url: string;
  }): Promise<McpToolResult>;

  /**
   * Quickly read structured Instagram profile data.
   * Requires a valid Instagram URL.
   * This can be a cache lookup, so it can be more reliable than scraping
   */
  function webDataInstagramProfiles(input: {
    url: string;
  }): Promise<McpToolResult>;

  /**
   * Quickly read structured Instagram reel data.
   * Requires a valid Instagram URL.
   * This can be a cache lookup, so it can be more reliable than scraping
   */
  function webDataInstagramReels(input: {
    url: string;
  }): Promise<McpToolResult>;

  /**
   * Quickly read structured linkedin company profile data
   * This can be a cache lookup, so it can be more reliable than scraping
   */
  function webDataLinkedinCompanyProfile(input: {
    url: string;
  }): Promise<McpToolResult>;

  /**
   * Quickly read structured linkedin job listings data
   * This can be a cache lookup, so it can be more reliable than scraping
   */
  function webDataLinkedinJobListings(input: {
    url: string;
  }): Promise<McpToolResult>;

  /**
   * Quickly read structured linkedin people search data
   * This can be a cache lookup, so it can be more reliable than scraping
   */
  function webDataLinkedinPeopleSearch(input: {
    url: string;
    first_name: string;
    last_name: string;
  }): Promise<McpToolResult>;

  /**
   * Quickly read structured linkedin people profile data.
   * This can be a cache lookup, so it can be more reliable than scraping
   */
  function webDataLinkedinPersonProfile(input: {
    url: string;
  }): Promise<McpToolResult>;

  /**
   * Quickly read structured linkedin posts data.
   * Requires a real LinkedIn post URL, for example:
   * linkedin.com/pulse/... or linkedin.com/posts/...
   * This can be a cache lookup, so it can be more reliable than scraping
   */
  function webDataLinkedinPosts(input: {
    url: string;
  }): Promise<McpToolResult>;

  /**
   * Quickly read structured npm package data.
   * Requires a valid npm package name (e.g., @brightdata/sdk).
   * This can be a cache lookup, so it can be more reliable than scraping
   */
  function webDataNpmPackage(input: {
    package_name: string;
  }): Promise<McpToolResult>;

  /**
   * Send a prompt to Perplexity and get back AI-generated insights.
   * Returns structured answer text in markdown format.
   * Useful for GEO and LLM as a judge.
   */
  function webDataPerplexityAiInsights(input: {
    prompt: string;
  }): Promise<McpToolResult>;

  /**
   * Quickly read structured PyPI package data.
   * Requires a valid PyPI package name (e.g., langchain-brightdata).
   * This can be a cache lookup, so it can be more reliable than scraping
   */
  function webDataPypiPackage(input: {
    package_name: string;
  }): Promise<McpToolResult>;

  /**
   * Quickly read structured Reddit comments data.
   * Requires a valid Reddit post or comment thread URL.
   * Optionally filter by recency using days_back (number of days).
   * This can be a cache lookup, so it can be more reliable than scraping
   * @param days_back Default: ""
   */
  function webDataRedditComments(input: {
    url: string;
    days_back?: string;
  }): Promise<McpToolResult>;

  /**
   * Quickly read structured reddit posts data.
   * Requires a valid reddit post URL.
   * This can be a cache lookup, so it can be more reliable than scraping
   */
  function webDataRedditPosts(input: {
    url: string;
  }): Promise<McpToolResult>;

  /**
   * Quickly read structured reuter news data.
   * Requires a valid reuter news report URL.
   * This can be a cache lookup, so it can be more reliable than scraping
   */
  function webDataReuterNews(input: {
    url: string;
  }): Promise<McpToolResult>;

  /**
   * Quickly read structured Tiktok comments data.
   * Requires a valid Tiktok video URL.
   * This can be a cache lookup, so it can be more reliable than scraping
   */
  function webDataTiktokComments(input: {
    url: string;
  }): Promise<McpToolResult>;

  /**
   * Quickly read structured Tiktok post data.
   * Requires a valid Tiktok post URL.
   * This can be a cache lookup, so it can be more reliable than scraping
   */
  function webDataTiktokPosts(input: {
    url: string;
  }): Promise<McpToolResult>;

  /**
   * Quickly read structured Tiktok profiles data.
   * Requires a valid Tiktok profile URL.
   * This can be a cache lookup, so it can be more reliable than scraping
   */
  function webDataTiktokProfiles(input: {
    url: string;
  }): Promise<McpToolResult>;

  /**
   * Quickly read structured Tiktok shop data.
   * Requires a valid Tiktok shop product URL.
   * This can be a cache lookup, so it can be more reliable than scraping
   */
  function webDataTiktokShop(input: {
    url: string;
  }): Promise<McpToolResult>;

  /**
   * Quickly read structured walmart product data.
   * Requires a valid product URL with /ip/ in it.
   * This can be a cache lookup, so it can be more reliable than scraping
   */
  function webDataWalmartProduct(input: {
    url: string;
  }): Promise<McpToolResult>;

  /**
   * Quickly read structured walmart seller data.
   * Requires a valid walmart seller URL.
   * This can be a cache lookup, so it can be more reliable than scraping
   */
  function webDataWalmartSeller(input: {
    url: string;
  }): Promise<McpToolResult>;

  /**
   * Quickly read structured X post data.
   * Requires a valid X post URL.
   * This can be a cache lookup, so it can be more reliable than scraping
   */
  function webDataXPosts(input: {
    url: string;
  }): Promise<McpToolResult>;

  /**
   * Quickly read structured X posts from a profile.
   * Requires a valid X profile URL (e.g. https://x.com/username).
   * Returns the most recent posts from the profile.
   * Optionally filter by date range using start_date and end_date
   * (format: YYYY-MM-DD).
   * @param start_date Default: ""
   * @param end_date Default: ""
   */
  function webDataXProfilePosts(input: {
    url: string;
    start_date?: string;
    end_date?: string;
  }): Promise<McpToolResult>;

  /**
   * Quickly read structured yahoo finance business data.
   * Requires a valid yahoo finance business URL.
   * This can be a cache lookup, so it can be more reliable than scraping
   */
  function webDataYahooFinanceBusiness(input: {
    url: string;
  }): Promise<McpToolResult>;

  /**
   * Quickly read structured youtube comments data.
   * Requires a valid youtube video URL.
   * This can be a cache lookup, so it can be more reliable than scraping
   * @param num_of_comments Default: "10"
   */
  function webDataYoutubeComments(input: {
    url: string;
    num_of_comments?: string;
  }): Promise<McpToolResult>;

  /**
   * Quickly read structured youtube profiles data.
   * Requires a valid youtube profile URL.
   * This can be a cache lookup, so it can be more reliable than scraping
   */
  function webDataYoutubeProfiles(input: {
    url: string;
  }): Promise<McpToolResult>;

  /**
   * Quickly read structured YouTube videos data.
   * Requires a valid YouTube video URL.
   * This can be a cache lookup, so it can be more reliable than scraping
   */
  function webDataYoutubeVideos(input: {
    url: string;
  }): Promise<McpToolResult>;

  /**
   * Quickly read structured zara product data.
   * Requires a valid zara product URL.
   * This can be a cache lookup, so it can be more reliable than scraping
   */
  function webDataZaraProducts(input: {
    url: string;
  }): Promise<McpToolResult>;

  /**
   * Quickly read structured zillow properties listing data.
   * Requires a valid zillow properties listing URL.
   * This can be a cache lookup, so it can be more reliable than scraping
   */
  function webDataZillowPropertiesListing(input: {
    url: string;
  }): Promise<McpToolResult>;

  /**
   * Quickly read structured ZoomInfo company profile data.
   * Requires a valid ZoomInfo company URL.
   * This can be a cache lookup, so it can be more reliable than scraping
   */
  function webDataZoominfoCompanyProfile(input: {
    url: string;
  }): Promise<McpToolResult>;

  namespace prompts {
    /**
     * Get one prompt by name of MCP server brightdata/mcp.
     */
    function get(input: {
      name: string;
      arguments?: { [key: string]: string };
    }): Promise<McpPromptsGetResult>;

    /**
     * List the prompts of MCP server brightdata/mcp.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpPromptsListResult>;
  }
}
