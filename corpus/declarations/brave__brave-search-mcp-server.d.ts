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

declare namespace MCP.braveBraveSearchMcpServer {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * Performs an image search using the Brave Search API. Helpful for when you need pictures of people, places, things, graphic design ideas, art inspiration, and more. When relaying results in a markdown environment, it may be helpful to include images in the results (e.g., ![image.title](image.properties.url)).
   * @param query The user's search query. Query cannot be empty. Limited to 400 characters and 50 words.
   * @param country Search query country, where the results come from. The country string is limited to 2 character country codes of supported countries. Default: "US"
   * @param search_lang Search language preference. The 2 or more character language code for which the search results are provided. Default: "en"
   * @param count Number of results (1-200, default 50). Image Search is not paginated — raise `count` if you need more results. There is no `offset` parameter. Default: 50
   * @param safesearch Filters search results for adult content. The following values are supported: 'off' - No filtering. 'strict' - Drops all adult content from search results. Default: "strict"
   * @param spellcheck Whether to spellcheck provided query. Default: true
   */
  function braveImageSearch(input: {
    query: string;
    country?: string;
    search_lang?: string;
    count?: number /* integer, >= 1, <= 200 */;
    safesearch?: "off" | "strict";
    spellcheck?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieves pre-extracted, relevance-ranked web content using Brave's LLM Context API, optimized for AI agents, LLM grounding, and RAG pipelines. Unlike a traditional web search that returns links and short descriptions, this tool returns the actual substance of matching pages — text chunks, tables, code blocks, and structured data — so the model can reason over it directly.
   * When to use:
   * - Grounding answers in fresh, relevant web content (RAG)
   * - Giving an AI agent ready-to-use page content from a single search call
   * - Question answering and fact-checking against current sources
   * - Gathering source material for research without manually fetching pages
   * - When you need the contents of pages, not just titles, descriptions, and URLs
   * When relaying results in markdown-supporting environments, cite the source URLs from the "sources" map.
   * @param query The user's search query term. Query can not be empty. Maximum of 400 characters and 50 words in the query.
   * @param country The search query country, where the results come from. The country string is limited to 2 character country codes of supported countries.
   * @param search_lang The search language preference. The 2 or more character language code for which the search results are provided.
   * @param count The maximum number of search results considered to select the LLM context data. The default is 20 and the maximum is 50.
   * @param spellcheck Whether to enable spellcheck on the query.
   * @param maximum_number_of_urls Maximum number of different URLs to include in LLM context.
   * @param maximum_number_of_tokens Approximate maximum number of tokens to include in context. The default is 8192 and maximum is 32768.
   * @param maximum_number_of_snippets Maximum number of different snippets (or chunks of text) to include in LLM context. The default is 50 and maximum is 256.
   * @param context_threshold_mode The mode to use to determine the threshold for including content in context. Default is balanced.
   * @param maximum_number_of_tokens_per_url Maximum number of tokens to include per URL. The default is 4096 and maximum is 8192.
   * @param maximum_number_of_snippets_per_url Maximum number of snippets to include per URL. The default is 50 and maximum is 100.
   * @param goggles Goggles act as a custom re-ranking on top of Brave's search index. The parameter supports both a url where the Goggle is hosted or the definition of the Goggle. Multiple goggle URLs and/or definitions can be provided in an array. For more details, refer to the Goggles repository (i.e., https://github.com/brave/goggles-quickstart).
   * @param freshness Filters search results by when they were discovered. The following values are supported: 'pd' - Discovered within the last 24 hours. 'pw' - Discovered within the last 7 days. 'pm' - Discovered within the last 31 days. 'py' - Discovered within the last 365 days. 'YYYY-MM-DDtoYYYY-MM-DD' - Timeframe is also supported by specifying the date range e.g. 2022-04-01to2022-07-30.
   * @param enable_local Whether to enable local recall. Not setting this value means auto-detect and uses local recall if any of the localization headers are provided.
   * @param enable_source_metadata Enable source metadata enrichment (site_name, favicon) in the sources attribute of the response.
   * @param "x-loc-lat" The latitude of the client's geographical location in degrees, to provide relevant local results. The latitude must be greater than or equal to -90.0 degrees and less than or equal to +90.0 degrees.
   * @param "x-loc-long" The longitude of the client's geographical location in degrees, to provide relevant local results. The longitude must be greater than or equal to -180.0 and less than or equal to +180.0 degrees.
   * @param "x-loc-city" The generic name of the client city
   * @param "x-loc-state" A code which could be up to three characters, that represent the client's state/region. The region is the first-level subdivision (the broadest or least specific) of the ISO 3166-2 code.
   * @param "x-loc-state-name" The name of the client’s state/region. The region is the first-level subdivision (the broadest or least specific) of the ISO 3166-2 code.
   * @param "x-loc-country" The two letter country code for the client’s country. For a list of country codes, see ISO 3166-1 alpha-2
   * @param "x-loc-postal-code" The client’s postal code
   * @param "api-version" The API version to use. This is denoted by the format YYYY-MM-DD. Default is the latest that is available. Read more about API versioning at https://api-dashboard.search.brave.com/documentation/guides/versioning.
   * @param accept The default supported media type is application/json.
   * @param "cache-control" Brave Search will return cached content by default. To prevent caching set the Cache-Control header to no-cache. This is currently done as best effort.
   * @param "user-agent" The user agent originating the request. Brave search can utilize the user agent to provide a different experience depending on the device as described by the string. The user agent should follow the commonly used browser agent strings on each platform. For more information on curating user agents, see RFC 9110.
   */
  function braveLlmContext(input: {
    query: string;
    country?: "AR" | "AU" | "AT" | "BE" | "BR" | "CA" | "CL" | "DK" | "FI" | "FR" | "DE" | "GR" | "HK" | "IN" | "ID" | "IT" | "JP" | "KR" | "MY" | "MX" | "NL" | "NZ" | "NO" | "CN" | "PL" | "PT" | "PH" | "RU" | "SA" | "ZA" | "ES" | "SE" | "CH" | "TW" | "TR" | "GB" | "US" | "ALL";
    search_lang?: "ar" | "eu" | "bn" | "bg" | "ca" | "zh-hans" | "zh-hant" | "hr" | "cs" | "da" | "nl" | "en" | "en-gb" | "et" | "fi" | "fr" | "gl" | "de" | "el" | "gu" | "he" | "hi" | "hu" | "is" | "it" | "jp" | "kn" | "ko" | "lv" | "lt" | "ms" | "ml" | "mr" | "nb" | "pl" | "pt-br" | "pt-pt" | "pa" | "ro" | "ru" | "sr" | "sk" | "sl" | "es" | "sv" | "ta" | "te" | "th" | "tr" | "uk" | "vi";
    count?: number /* integer, >= 1, <= 50 */;
    spellcheck?: boolean;
    maximum_number_of_urls?: number /* integer, >= 1, <= 50 */;
    maximum_number_of_tokens?: number /* integer, >= 1024, <= 32768 */;
    maximum_number_of_snippets?: number /* integer, >= 1, <= 256 */;
    context_threshold_mode?: "disabled" | "strict" | "lenient" | "balanced";
    maximum_number_of_tokens_per_url?: number /* integer, >= 512, <= 8192 */;
    maximum_number_of_snippets_per_url?: number /* integer, >= 1, <= 100 */;
    goggles?: string | Array<string>;
    freshness?: string;
    enable_local?: boolean;
    enable_source_metadata?: boolean;
    "x-loc-lat"?: number /* >= -90, <= 90 */;
    "x-loc-long"?: number /* >= -180, <= 180 */;
    "x-loc-city"?: string;
    "x-loc-state"?: string;
    "x-loc-state-name"?: string;
    "x-loc-country"?: string;
    "x-loc-postal-code"?: string;
    "api-version"?: string;
    accept?: "application/json" | "*/*";
    "cache-control"?: "no-cache";
    "user-agent"?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Brave Local Search API provides enrichments for location search results. Access to this API is available only through the Brave Search API Pro plans; confirm the user's plan before using this tool (if the user does not have a Pro plan, use the brave_web_search tool). Searches for local businesses and places using Brave's Local Search API. Best for queries related to physical locations, businesses, restaurants, services, etc.
   * Returns detailed information including:
   * - Business names and addresses
   * - Ratings and review counts
   * - Phone numbers and opening hours
   * Use this when the query implies 'near me', 'in my area', or mentions specific locations (e.g., 'in San Francisco'). This tool automatically falls back to brave_web_search if no local results are found.
   * @param query Search query (max 400 chars, 50 words)
   * @param country Search query country, where the results come from. The country string is limited to 2 character country codes of supported countries. Default: "US"
   * @param search_lang Search language preference. The 2 or more character language code for which the search results are provided. Default: "en"
   * @param ui_lang The language of the UI. The 2 or more character language code for which the search results are provided. Default: "en-US"
   * @param count Number of results (1-20, default 10). Applies only to web search results (i.e., has no effect on locations, news, videos, etc.) Default: 10
   * @param offset Pagination offset (max 9, default 0) Default: 0
   * @param safesearch Filters search results for adult content. The following values are supported: 'off' - No filtering. 'moderate' - Filters explicit content (e.g., images and videos), but allows adult domains in search results. 'strict' - Drops all adult content from search results. The default value is 'moderate'. Default: "moderate"
   * @param freshness Filters search results by when they were discovered. The following values are supported: 'pd' - Discovered within the last 24 hours. 'pw' - Discovered within the last 7 days. 'pm' - Discovered within the last 31 days. 'py' - Discovered within the last 365 days. 'YYYY-MM-DDtoYYYY-MM-DD' - Timeframe is also supported by specifying the date range e.g. 2022-04-01to2022-07-30.
   * @param text_decorations Whether display strings (e.g. result snippets) should include decoration markers (e.g. highlighting characters). Default: true
   * @param spellcheck Whether to spellcheck the provided query. Default: true
   * @param result_filter Result filter (default ['web', 'query']) Default: ["web","query"]
   * @param goggles Goggles act as a custom re-ranking on top of Brave's search index. The parameter supports both a url where the Goggle is hosted or the definition of the Goggle. Multiple goggle URLs and/or definitions can be provided in an array. For more details, refer to the Goggles repository (i.e., https://github.com/brave/goggles-quickstart).
   * @param units The measurement units. If not provided, units are derived from search country.
   * @param extra_snippets A snippet is an excerpt from a page you get as a result of the query, and extra_snippets allow you to get up to 5 additional, alternative excerpts. Only available under Free AI, Base AI, Pro AI, Base Data, Pro Data and Custom plans.
   * @param summary This parameter enables summary key generation in web search results. This is required for summarizer to be enabled.
   */
  function braveLocalSearch(input: {
    query: string;
    country?: "ALL" | "AR" | "AU" | "AT" | "BE" | "BR" | "CA" | "CL" | "DK" | "FI" | "FR" | "DE" | "HK" | "IN" | "ID" | "IT" | "JP" | "KR" | "MY" | "MX" | "NL" | "NZ" | "NO" | "CN" | "PL" | "PT" | "PH" | "RU" | "SA" | "ZA" | "ES" | "SE" | "CH" | "TW" | "TR" | "GB" | "US";
    search_lang?: "ar" | "eu" | "bn" | "bg" | "ca" | "zh-hans" | "zh-hant" | "hr" | "cs" | "da" | "nl" | "en" | "en-gb" | "et" | "fi" | "fr" | "gl" | "de" | "gu" | "he" | "hi" | "hu" | "is" | "it" | "jp" | "kn" | "ko" | "lv" | "lt" | "ms" | "ml" | "mr" | "nb" | "pl" | "pt-br" | "pt-pt" | "pa" | "ro" | "ru" | "sr" | "sk" | "sl" | "es" | "sv" | "ta" | "te" | "th" | "tr" | "uk" | "vi";
    ui_lang?: "es-AR" | "en-AU" | "de-AT" | "nl-BE" | "fr-BE" | "pt-BR" | "en-CA" | "fr-CA" | "es-CL" | "da-DK" | "fi-FI" | "fr-FR" | "de-DE" | "zh-HK" | "en-IN" | "en-ID" | "it-IT" | "ja-JP" | "ko-KR" | "en-MY" | "es-MX" | "nl-NL" | "en-NZ" | "no-NO" | "zh-CN" | "pl-PL" | "en-PH" | "ru-RU" | "en-ZA" | "es-ES" | "sv-SE" | "fr-CH" | "de-CH" | "zh-TW" | "tr-TR" | "en-GB" | "en-US" | "es-US";
    count?: number /* integer, >= 1, <= 20 */;
    offset?: number /* integer, >= 0, <= 9 */;
    safesearch?: "off" | "moderate" | "strict";
    freshness?: string;
    text_decorations?: boolean;
    spellcheck?: boolean;
    result_filter?: Array<"discussions" | "faq" | "infobox" | "news" | "query" | "summarizer" | "videos" | "web" | "locations" | "rich">;
    goggles?: string | Array<string>;
    units?: "metric" | "imperial";
    extra_snippets?: boolean;
    summary?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * This tool searches for news articles using Brave's News Search API based on the user's query. Use it when you need current news information, breaking news updates, or articles about specific topics, events, or entities.
   * When to use:
   * - Finding recent news articles on specific topics
   * - Getting breaking news updates
   * - Researching current events or trending stories
   * - Gathering news sources and headlines for analysis
   * Returns a JSON list of news-related results with title, url, and description. Some results may contain snippets of text from the article.
   * When relaying results in markdown-supporting environments, always cite sources with hyperlinks.
   * Examples:
   * - "According to [Reuters](https://www.reuters.com/technology/china-bans/), China bans uncertified and recalled power banks on planes".
   * - "The [New York Times](https://www.nytimes.com/2025/06/27/us/technology/ev-sales.html) reports that Tesla's EV sales have increased by 20%".
   * - "According to [BBC News](https://www.bbc.com/news/world-europe-65910000), the UK government has announced a new policy to support renewable energy".
   * @param query Search query (max 400 chars, 50 words)
   * @param country Search query country, where the results come from. The country string is limited to 2 character country codes of supported countries. Default: "US"
   * @param search_lang Search language preference. The 2 or more character language code for which the search results are provided. Default: "en"
   * @param ui_lang User interface language preferred in response. Usually of the format <language_code>-<country_code>. For more, see RFC 9110. Default: "en-US"
   * @param count Number of results (1-50, default 20) Default: 20
   * @param offset Pagination offset (max 9, default 0) Default: 0
   * @param spellcheck Whether to spellcheck provided query. Default: true
   * @param safesearch Filters search results for adult content. The following values are supported: 'off' - No filtering. 'moderate' - Filter out explicit content. 'strict' - Filter out explicit and suggestive content. The default value is 'moderate'. Default: "moderate"
   * @param freshness Filters search results by when they were discovered. The following values are supported: 'pd' - Discovered within the last 24 hours. 'pw' - Discovered within the last 7 Days. 'pm' - Discovered within the last 31 Days. 'py' - Discovered within the last 365 Days. 'YYYY-MM-DDtoYYYY-MM-DD' - Timeframe is also supported by specifying the date range e.g. 2022-04-01to2022-07-30.
   * @param extra_snippets A snippet is an excerpt from a page you get as a result of the query, and extra_snippets allow you to get up to 5 additional, alternative excerpts. Only available under Free AI, Base AI, Pro AI, Base Data, Pro Data and Custom plans. Default: false
   * @param goggles Goggles act as a custom re-ranking on top of Brave's search index. The parameter supports both a url where the Goggle is hosted or the definition of the Goggle. Multiple goggle URLs and/or definitions can be provided in an array. For more details, refer to the Goggles repository (i.e., https://github.com/brave/goggles-quickstart).
   */
  function braveNewsSearch(input: {
    query: string;
    country?: string;
    search_lang?: string;
    ui_lang?: string;
    count?: number /* integer, >= 1, <= 50 */;
    offset?: number /* integer, >= 0, <= 9 */;
    spellcheck?: boolean;
    safesearch?: "off" | "moderate" | "strict";
    freshness?: string;
    extra_snippets?: boolean;
    goggles?: string | Array<string>;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Searches Brave's Place Search API. A single call may populate any combination of 'results' (POIs), 'cities', 'addresses', 'streets', and 'location' (the resolved search area), depending on the query's shape.
   * When to use:
   * - POIs near coordinates or a named area (e.g. "coffee shops in Paris") -> 'results', each with structured business data (postal address, hours, contact, ratings, photos, categories, timezone).
   * - Browsing general POIs (omit 'query'; supply 'latitude'+'longitude' or 'location').
   * - Disambiguating a bare city name (e.g. "springfield") -> 'cities'.
   * - Resolving a specific address (e.g. "350 5th avenue" with NYC coords) -> 'addresses' (often plus 'streets').
   * - Looking up a street by name (e.g. "michigan avenue" with Chicago coords) -> 'streets'.
   * Inputs:
   * - Anchor the search via 'latitude'+'longitude' or 'location' (or both). With neither, 'query' is required.
   * - 'addresses' / 'streets' only surface when the query is address-/street-shaped AND geographically anchored.
   * - 'location' format: US -- '<city> <state> <country>' (e.g. 'san francisco ca united states'); non-US -- '<city> <country>' (e.g. 'tokyo japan'). Capitalization and commas don't matter.
   * - 'count' caps results (max 50, default 20). 'radius' (meters) biases toward closer results; it does NOT hard-limit the search area.
   * @param query Query string. Shape influences the response: POI-like queries -> `results`; bare/ambiguous city names -> `cities`; address- or street-shaped queries with a geographic anchor -> `addresses` and/or `streets`. If omitted, returns general POIs in the supplied area.
   * @param radius Bias toward results closer to the supplied coordinates, in meters. NOT a hard cutoff -- the API may still return more distant results. If omitted, the search is performed globally.
   * @param count Number of results to return. Maximum is 50. Default is 20.
   * @param latitude Latitude of the geographical coordinates around which to search, in degrees (-90 to 90). Typically paired with `longitude`.
   * @param longitude Longitude of the geographical coordinates around which to search, in degrees (-180 to 180). Typically paired with `latitude`.
   * @param location Location string to search around, used as an alternative to `latitude` and `longitude`. For US locations prefer the form '<city> <state> <country name>' (e.g. 'san francisco ca united states'); for non-US locations use '<city> <country name>' (e.g. 'tokyo japan'). No commas or special characters needed; capitalization does not matter.
   * @param country Two-letter country code (ISO 3166-1 alpha-2) used to scope the search. Defaults to 'US'.
   * @param search_lang Language for the search results. Defaults to 'en'.
   * @param ui_lang User interface language for the response, usually of the form '<language>-<region>'. Defaults to 'en-US'.
   * @param units Units of measurement for distance values. Defaults to 'metric'.
   * @param safesearch Safe search level for the query results. 'off' - No filtering. 'moderate' - Filter out explicit content. 'strict' - Filter out explicit and suggestive content. Defaults to 'strict'.
   * @param spellcheck Whether to apply spellcheck before executing the search. Defaults to true.
   * @param geoloc Optional geolocation token used to refine results.
   * @param "api-version" The API version to use. This is denoted by the format YYYY-MM-DD. Default is the latest that is available. Read more about API versioning at https://api-dashboard.search.brave.com/documentation/guides/versioning.
   * @param accept The default supported media type is application/json.
   * @param "cache-control" Brave Search will return cached content by default. To prevent caching set the Cache-Control header to no-cache. This is currently done as best effort.
   * @param "user-agent" The user agent originating the request. Brave Search can utilize the user agent to provide a different experience depending on the device as described by the string. The user agent should follow the commonly used browser agent strings on each platform. For more information on curating user agents, see RFC 9110.
   */
  function bravePlaceSearch(input?: {
    query?: string;
    radius?: number /* >= 0 */;
    count?: number /* integer, >= 1, <= 50 */;
    latitude?: number /* >= -90, <= 90 */;
    longitude?: number /* >= -180, <= 180 */;
    location?: string;
    country?: "AR" | "AU" | "AT" | "BE" | "BR" | "CA" | "CL" | "DK" | "FI" | "FR" | "DE" | "GR" | "HK" | "IN" | "ID" | "IT" | "JP" | "KR" | "MY" | "MX" | "NL" | "NZ" | "NO" | "CN" | "PL" | "PT" | "PH" | "RU" | "SA" | "ZA" | "ES" | "SE" | "CH" | "TW" | "TR" | "GB" | "US";
    search_lang?: "ar" | "eu" | "bn" | "bg" | "ca" | "zh-hans" | "zh-hant" | "hr" | "cs" | "da" | "nl" | "en" | "en-gb" | "et" | "fi" | "fr" | "gl" | "de" | "el" | "gu" | "he" | "hi" | "hu" | "is" | "it" | "jp" | "kn" | "ko" | "lv" | "lt" | "ms" | "ml" | "mr" | "nb" | "pl" | "pt-br" | "pt-pt" | "pa" | "ro" | "ru" | "sr" | "sk" | "sl" | "es" | "sv" | "ta" | "te" | "th" | "tr" | "uk" | "vi";
    ui_lang?: "es-AR" | "en-AU" | "de-AT" | "nl-BE" | "fr-BE" | "pt-BR" | "en-CA" | "fr-CA" | "es-CL" | "da-DK" | "fi-FI" | "fr-FR" | "de-DE" | "zh-HK" | "en-IN" | "en-ID" | "it-IT" | "ja-JP" | "ko-KR" | "en-MY" | "es-MX" | "nl-NL" | "en-NZ" | "no-NO" | "zh-CN" | "pl-PL" | "en-PH" | "ru-RU" | "en-ZA" | "es-ES" | "sv-SE" | "fr-CH" | "de-CH" | "zh-TW" | "tr-TR" | "en-GB" | "en-US" | "es-US";
    units?: "metric" | "imperial";
    safesearch?: "off" | "moderate" | "strict";
    spellcheck?: boolean;
    geoloc?: string;
    "api-version"?: string;
    accept?: "application/json" | "*/*";
    "cache-control"?: "no-cache";
    "user-agent"?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieves AI-generated summaries of web search results using Brave's Summarizer API. This tool processes search results to create concise, coherent summaries of information gathered from multiple sources.
   * When to use:
   * - When you need a concise overview of complex topics from multiple sources
   * - For quick fact-checking or getting key points without reading full articles
   * - When providing users with summarized information that synthesizes various perspectives
   * - For research tasks requiring distilled information from web searches
   * Returns a text summary that consolidates information from the search results. Optional features include inline references to source URLs and additional entity information.
   * Requirements: Must first perform a web search using brave_web_search with summary=true parameter. Requires a Pro AI subscription to access the summarizer functionality.
   * @param key The key is equal to value of field key as part of the Summarizer response model.
   * @param entity_info Returns extra entities info with the summary response. Default: false
   * @param inline_references Adds inline references to the summary response. Default: false
   */
  function braveSummarizer(input: {
    key: string;
    entity_info?: boolean;
    inline_references?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Searches for videos using Brave's Video Search API and returns structured video results with metadata.
   * When to use:
   * - When you need to find videos related to a specific topic, keyword, or query.
   * - Useful for discovering video content, getting video metadata, or finding videos from specific creators/publishers.
   * Returns a JSON list of video-related results with title, url, description, duration, and thumbnail_url.
   * @param query The user's search query. Query cannot be empty. Limited to 400 characters and 50 words.
   * @param country Search query country, where the results come from. The country string is limited to 2 character country codes of supported countries. Default: "US"
   * @param search_lang Search language preference. The 2 or more character language code for which the search results are provided. Default: "en"
   * @param ui_lang User interface language preferred in response. Usually of the format <language_code>-<country_code>. For more, see RFC 9110. Default: "en-US"
   * @param count Number of results (1-50, default 20). Combine this parameter with `offset` to paginate search results. Default: 20
   * @param offset Pagination offset (max 9, default 0). Combine this parameter with `count` to paginate search results. Default: 0
   * @param spellcheck Whether to spellcheck provided query. Default: true
   * @param safesearch Filters search results for adult content. The following values are supported: 'off' - No filtering. 'moderate' - Filter out explicit content. 'strict' - Filter out explicit and suggestive content. The default value is 'moderate'. Default: "moderate"
   * @param freshness Filters search results by when they were discovered. The following values are supported: 'pd' - Discovered within the last 24 hours. 'pw' - Discovered within the last 7 days. 'pm' - Discovered within the last 31 days. 'py' - Discovered within the last 365 days. 'YYYY-MM-DDtoYYYY-MM-DD' - timeframe is also supported by specifying the date range (e.g. '2022-04-01to2022-07-30').
   */
  function braveVideoSearch(input: {
    query: string;
    country?: string;
    search_lang?: string;
    ui_lang?: string;
    count?: number /* integer, >= 1, <= 50 */;
    offset?: number /* integer, >= 0, <= 9 */;
    spellcheck?: boolean;
    safesearch?: "off" | "moderate" | "strict";
    freshness?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Performs web searches using the Brave Search API and returns comprehensive search results with rich metadata.
   * When to use:
   * - General web searches for information, facts, or current topics
   * - Location-based queries (restaurants, businesses, points of interest)
   * - News searches for recent events or breaking stories
   * - Finding videos, discussions, or FAQ content
   * - Research requiring diverse result types (web pages, images, reviews, etc.)
   * Returns a JSON list of web results with title, description, and URL.
   * When the "results_filter" parameter is empty, JSON results may also contain FAQ, Discussions, News, and Video results.
   * @param query Search query (max 400 chars, 50 words)
   * @param country Search query country, where the results come from. The country string is limited to 2 character country codes of supported countries. Default: "US"
   * @param search_lang Search language preference. The 2 or more character language code for which the search results are provided. Default: "en"
   * @param ui_lang The language of the UI. The 2 or more character language code for which the search results are provided. Default: "en-US"
   * @param count Number of results (1-20, default 10). Applies only to web search results (i.e., has no effect on locations, news, videos, etc.) Default: 10
   * @param offset Pagination offset (max 9, default 0) Default: 0
   * @param safesearch Filters search results for adult content. The following values are supported: 'off' - No filtering. 'moderate' - Filters explicit content (e.g., images and videos), but allows adult domains in search results. 'strict' - Drops all adult content from search results. The default value is 'moderate'. Default: "moderate"
   * @param freshness Filters search results by when they were discovered. The following values are supported: 'pd' - Discovered within the last 24 hours. 'pw' - Discovered within the last 7 days. 'pm' - Discovered within the last 31 days. 'py' - Discovered within the last 365 days. 'YYYY-MM-DDtoYYYY-MM-DD' - Timeframe is also supported by specifying the date range e.g. 2022-04-01to2022-07-30.
   * @param text_decorations Whether display strings (e.g. result snippets) should include decoration markers (e.g. highlighting characters). Default: true
   * @param spellcheck Whether to spellcheck the provided query. Default: true
   * @param result_filter Result filter (default ['web', 'query']) Default: ["web","query"]
   * @param goggles Goggles act as a custom re-ranking on top of Brave's search index. The parameter supports both a url where the Goggle is hosted or the definition of the Goggle. Multiple goggle URLs and/or definitions can be provided in an array. For more details, refer to the Goggles repository (i.e., https://github.com/brave/goggles-quickstart).
   * @param units The measurement units. If not provided, units are derived from search country.
   * @param extra_snippets A snippet is an excerpt from a page you get as a result of the query, and extra_snippets allow you to get up to 5 additional, alternative excerpts. Only available under Free AI, Base AI, Pro AI, Base Data, Pro Data and Custom plans.
   * @param summary This parameter enables summary key generation in web search results. This is required for summarizer to be enabled.
   */
  function braveWebSearch(input: {
    query: string;
    country?: "ALL" | "AR" | "AU" | "AT" | "BE" | "BR" | "CA" | "CL" | "DK" | "FI" | "FR" | "DE" | "HK" | "IN" | "ID" | "IT" | "JP" | "KR" | "MY" | "MX" | "NL" | "NZ" | "NO" | "CN" | "PL" | "PT" | "PH" | "RU" | "SA" | "ZA" | "ES" | "SE" | "CH" | "TW" | "TR" | "GB" | "US";
    search_lang?: "ar" | "eu" | "bn" | "bg" | "ca" | "zh-hans" | "zh-hant" | "hr" | "cs" | "da" | "nl" | "en" | "en-gb" | "et" | "fi" | "fr" | "gl" | "de" | "gu" | "he" | "hi" | "hu" | "is" | "it" | "jp" | "kn" | "ko" | "lv" | "lt" | "ms" | "ml" | "mr" | "nb" | "pl" | "pt-br" | "pt-pt" | "pa" | "ro" | "ru" | "sr" | "sk" | "sl" | "es" | "sv" | "ta" | "te" | "th" | "tr" | "uk" | "vi";
    ui_lang?: "es-AR" | "en-AU" | "de-AT" | "nl-BE" | "fr-BE" | "pt-BR" | "en-CA" | "fr-CA" | "es-CL" | "da-DK" | "fi-FI" | "fr-FR" | "de-DE" | "zh-HK" | "en-IN" | "en-ID" | "it-IT" | "ja-JP" | "ko-KR" | "en-MY" | "es-MX" | "nl-NL" | "en-NZ" | "no-NO" | "zh-CN" | "pl-PL" | "en-PH" | "ru-RU" | "en-ZA" | "es-ES" | "sv-SE" | "fr-CH" | "de-CH" | "zh-TW" | "tr-TR" | "en-GB" | "en-US" | "es-US";
    count?: number /* integer, >= 1, <= 20 */;
    offset?: number /* integer, >= 0, <= 9 */;
    safesearch?: "off" | "moderate" | "strict";
    freshness?: string;
    text_decorations?: boolean;
    spellcheck?: boolean;
    result_filter?: Array<"discussions" | "faq" | "infobox" | "news" | "query" | "summarizer" | "videos" | "web" | "locations" | "rich">;
    goggles?: string | Array<string>;
    units?: "metric" | "imperial";
    extra_snippets?: boolean;
    summary?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;
}
