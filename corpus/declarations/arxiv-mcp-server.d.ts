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

declare namespace MCP.arxivMcpServer {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * Check all saved topic watches for newly published papers since the last check. Omitting the topic parameter runs ALL saved watches and returns new papers for each. Passing a topic string checks only that specific watch. Advances each watch's drain cursor after running: when a page is truncated by max_results, has_more=true and check_start advances so later calls return the next papers in the same window (Atom date bounds alone are day-granular and would otherwise re-hit the boundary); last_checked tracks the newest returned paper. When the page is not full, last_checked becomes now and the drain cursor resets. Use watch_topic to register topics before calling this. Returns a clear not-found error if a topic is provided but no matching watch exists. Returns a summary with new paper counts, has_more, and full paper metadata per topic.
   * @param topic Optional: check only this specific watched topic (must match the topic string used in watch_topic exactly). Omit to check all saved watches.
   */
  function checkAlerts(input?: {
    topic?: string;
  }): Promise<McpToolResult>;

  /**
   * Return papers citing an arXiv paper and papers that it references using Semantic Scholar's citation graph. Results are bounded (default 50) to stay within the unauthenticated quota. Graphs are cached on disk to reduce repeated API calls. Under load, a free Semantic Scholar API key (https://www.semanticscholar.org/product/api#api-key) makes this reliable; without a key, persistent rate limits return status=rate_limited with an unmistakable warning instead of failing hard.
   * @param paper_id arXiv ID (for example: 2401.12345).
   * @param max_citations Maximum citations and references to return (default 50).
   */
  function citationGraph(input: {
    paper_id: string;
    max_citations?: number /* integer, >= 1, <= 200 */;
  }): Promise<McpToolResult>;

  /**
   * Download a paper from arXiv and return its text content. Tries the HTML version first for clean extraction; falls back to PDF conversion if HTML is unavailable. Stores the paper locally. Returned text is bounded to roughly 12,000 characters by default so one call cannot return an unbounded paper body. When is_truncated is true, call again with start=next_start (see next_retrieval) to continue, or pass return_full_text=true for the entire remaining paper. Set force=true to re-fetch and overwrite a cached paper (required to replace a newer stored arXiv version with an older one).
   * @param paper_id The arXiv ID of the paper to download (e.g. '2103.12345')
   * @param start Zero-based character offset for returning large papers in chunks; pass next_start from a prior truncated response to continue
   * @param max_chars Maximum raw paper characters to return from start; omit for the bounded default (12,000 chars)
   * @param return_full_text Set true to opt out of the bounded default and return the entire remaining paper from start in one call
   * @param force If true, re-download and overwrite the local markdown and metadata sidecar even if the paper is already cached, including when replacing a newer stored arXiv version with an older one. Default false.
   */
  function downloadPaper(input: {
    paper_id: string;
    start?: number /* integer, >= 0 */;
    max_chars?: number /* integer, >= 1 */;
    return_full_text?: boolean;
    force?: boolean;
  }): Promise<McpToolResult>;

  /**
   * Export BibTeX citations for one or more arXiv papers using authoritative arXiv metadata (title, authors, year, primary category), never model-generated fields. Version suffixes (e.g. '2401.12345v2') are preserved and citation keys are deterministic. Returns the rendered BibTeX plus per-paper status/error. BibTeX only; RIS/CSL-JSON are not yet supported.
   * @param paper_ids arXiv IDs, new-style ('2401.12345', optionally versioned '2401.12345v2') or legacy ('hep-ph/9901234').
   */
  function exportCitations(input: {
    paper_ids: Array<string>;
  }): Promise<McpToolResult>;

  /**
   * Fetch abstract and metadata by arXiv ID without downloading the paper. Use before download_paper to assess relevance. Returns title, authors, abstract, categories, published date, and PDF URL. After compact search, use for one full abstract; skip if search used abstract_mode=full.
   * @param paper_id The arXiv paper ID (e.g. '2401.12345' or '2404.19756')
   */
  function getAbstract(input: {
    paper_id: string;
  }): Promise<McpToolResult>;

  /**
   * Download, safely process, cache, and return bounded original LaTeX source. Use section tools for targeted reading.
   * @param paper_id Validated modern or legacy arXiv paper ID
   * @param start Zero-based character offset within this source or section
   * @param max_chars Maximum source characters to return (default 12000)
   * @param return_full_text Set true to opt out of the bounded default and return the entire remaining source or section from start in one call
   */
  function getPaperLatex(input: {
    paper_id: string;
    start?: number /* integer, >= 0 */;
    max_chars?: number /* integer, >= 1, <= 50000 */;
    return_full_text?: boolean;
  }): Promise<McpToolResult>;

  /**
   * Return one bounded LaTeX section by outline ID or title (whitespace/case normalized; macros expanded).
   * @param paper_id Validated modern or legacy arXiv paper ID
   * @param section_id Section ID from list_paper_latex_sections or section title
   * @param start Zero-based character offset within this source or section
   * @param max_chars Maximum source characters to return (default 12000)
   * @param return_full_text Set true to opt out of the bounded default and return the entire remaining source or section from start in one call
   */
  function getPaperLatexSection(input: {
    paper_id: string;
    section_id: string;
    start?: number /* integer, >= 0 */;
    max_chars?: number /* integer, >= 1, <= 50000 */;
    return_full_text?: boolean;
  }): Promise<McpToolResult>;

  /**
   * Return a paginated heading outline for a downloaded paper (markdown). Stable hierarchical section IDs; use read_paper_section to fetch one.
   * @param paper_id Validated modern or legacy arXiv paper ID
   * @param start Zero-based section index (default 0)
   * @param max_sections Maximum headings to return (default 100)
   */
  function getPaperOutline(input: {
    paper_id: string;
    start?: number /* integer, >= 0 */;
    max_sections?: number /* integer, >= 1, <= 200 */;
  }): Promise<McpToolResult>;

  /**
   * Return a compact outline of headings from original LaTeX source.
   * @param paper_id Validated modern or legacy arXiv paper ID
   * @param start Zero-based section index (default 0)
   * @param max_sections Maximum headings to return (default 100)
   */
  function listPaperLatexSections(input: {
    paper_id: string;
    start?: number /* integer, >= 0 */;
    max_sections?: number /* integer, >= 1, <= 200 */;
  }): Promise<McpToolResult>;

  /**
   * List all papers that have been downloaded and stored locally via download_paper. Returns id, title, authors, published, and arxiv_version/versioned_id from local metadata — no live re-fetch. Set compact=true to return arXiv IDs only. Returns an empty list if no papers have been downloaded yet. Workflow: search_papers -> download_paper -> list_papers -> read_paper.
   * @param compact If true, return arXiv IDs only. Default is full local metadata (id, title, authors, published, arxiv_version, versioned_id).
   */
  function listPapers(input?: {
    compact?: boolean;
  }): Promise<McpToolResult>;

  /**
   * List all saved topic watches without checking for new papers. Returns each watch's topic, categories, last_checked timestamp, and other stored fields. Does not update last_checked — use this to inspect what is saved. Use unwatch_topic to remove a watch, or check_alerts to poll for new papers.
   */
  function listWatches(input?: Record<string, never>): Promise<McpToolResult>;

  /**
   * Read the text content of a paper that was previously downloaded via download_paper. Returns the paper in markdown format, bounded to roughly 12,000 characters by default so one call cannot return an unbounded paper body. When is_truncated is true, call again with start=next_start (see next_retrieval) to continue, or pass return_full_text=true for the entire remaining paper. Will fail with a clear error if the paper has not been downloaded yet — call download_paper first. Workflow: search_papers -> download_paper -> read_paper.
   * @param paper_id The arXiv ID of the paper to read
   * @param start Zero-based character offset for reading large papers in chunks; pass next_start from a prior truncated response to continue
   * @param max_chars Maximum raw paper characters to return from start; omit for the bounded default (12,000 chars)
   * @param return_full_text Set true to opt out of the bounded default and return the entire remaining paper from start in one call
   */
  function readPaper(input: {
    paper_id: string;
    start?: number /* integer, >= 0 */;
    max_chars?: number /* integer, >= 1 */;
    return_full_text?: boolean;
  }): Promise<McpToolResult>;

  /**
   * Return one bounded markdown section by outline ID (or unique title). Does not include sibling or parent sections.
   * @param paper_id Validated modern or legacy arXiv paper ID
   * @param section_id Section ID from get_paper_outline, or unique title
   * @param start Zero-based character offset within this section
   * @param max_chars Maximum section characters to return (default 12,000)
   * @param return_full_text If true, return the entire remaining section from start
   */
  function readPaperSection(input: {
    paper_id: string;
    section_id: string;
    start?: number /* integer, >= 0 */;
    max_chars?: number /* integer, >= 1 */;
    return_full_text?: boolean;
  }): Promise<McpToolResult>;

  /**
   * Rebuild the local semantic index for downloaded papers.
   * @param clear_existing If true, clear the existing index before rebuilding. Default: true
   */
  function reindex(input?: {
    clear_existing?: boolean;
  }): Promise<McpToolResult>;

  /**
   * Search a downloaded paper for bounded matching passages with section/source offsets. Suppresses high-overlap near-duplicates and prefers section-diverse hits. Lightweight substring search; no Torch.
   * @param paper_id Validated modern or legacy arXiv paper ID
   * @param query Case-insensitive substring to find
   * @param max_passages Maximum passages to return (default 8)
   * @param passage_chars Max characters per excerpt (default 800)
   */
  function searchPaperText(input: {
    paper_id: string;
    query: string;
    max_passages?: number /* integer, >= 1, <= 25 */;
    passage_chars?: number /* integer, >= 64, <= 2000 */;
  }): Promise<McpToolResult>;

  /**
   * Search arXiv by query with optional categories, date range, sort, and pagination.
   * Query: prefer quoted phrases; ti:/au:/abs:/cat:; AND/OR/ANDNOT. Unprefixed terms match title+abstract (not authors). Use categories (cs.AI, cs.LG, cs.CL, cs.CV, cs.MA, cs.RO, stat.ML, quant-ph). Catalog/examples: README 'search_papers query guide'.
   * Dates YYYY-MM-DD (date_from/date_to). sort_by relevance|date. max_results default 5 (cap 50). abstract_mode none|snippet|full (default snippet). start default 0; response: total_results, returned, has_more, next_start, abstract_mode. Pass next_start with same abstract_mode. Use get_abstract after compact search — not after abstract_mode=full.
   * arXiv ~3s between requests (server-side). Transient 429/503 are retried with backoff; persistent rate limits return status=rate_limited.
   * @param query arXiv query string. Prefer quoted phrases and ti:/au:/abs:/cat: field prefixes; AND/OR/ANDNOT supported.
   * @param max_results Maximum results to return (default: 5, max: 50).
   * @param start Zero-based result offset (default: 0). Pass next_start from a previous response to fetch the next page.
   * @param abstract_mode Abstract projection (default snippet ~280 chars, marked if truncated; full=complete; none=omit).
   * @param date_from Inclusive start date (YYYY-MM-DD).
   * @param date_to Inclusive end date (YYYY-MM-DD).
   * @param categories arXiv category filters (e.g. ['cs.LG', 'cs.AI']). Strongly improves relevance.
   * @param sort_by Sort by 'relevance' (default) or 'date' (newest first).
   */
  function searchPapers(input: {
    query: string;
    max_results?: number /* integer */;
    start?: number /* integer, >= 0 */;
    abstract_mode?: "none" | "snippet" | "full";
    date_from?: string;
    date_to?: string;
    categories?: Array<string>;
    sort_by?: "relevance" | "date";
  }): Promise<McpToolResult>;

  /**
   * Semantic similarity search over papers you have already downloaded locally via download_paper. Supports free-text queries (e.g. 'attention mechanisms for long sequences') or finding papers similar to a given paper_id. IMPORTANT: only searches your local downloaded collection — will return empty results if no papers have been downloaded yet. Use search_papers to find papers on arXiv, then download_paper to add them to the local index before using this tool. Requires pro dependencies: uvx --from 'arxiv-mcp-server[pro]' arxiv-mcp-server (or uv tool install 'arxiv-mcp-server[pro]').
   * @param query Free-text semantic query.
   * @param paper_id Find papers semantically similar to this arXiv paper ID.
   * @param max_results Maximum number of results to return (default: 10). Default: 10
   */
  function semanticSearch(input?: {
    query?: string;
    paper_id?: string;
    max_results?: number /* integer */;
  }): Promise<McpToolResult>;

  /**
   * Delete a saved topic watch by exact topic string. The topic must match the stored watch_topic value exactly. Returns a clear not-found error if no matching watch exists. Use list_watches to inspect saved watches before deleting.
   * @param topic Exact topic string of the watch to remove. Must match the topic used in watch_topic.
   */
  function unwatchTopic(input: {
    topic: string;
  }): Promise<McpToolResult>;

  /**
   * Save or update a persistent research topic watch. When checked via check_alerts, returns only papers published since the last check — acting as a standing alert for new work on a topic. New watches seed last_checked to creation time so the first check does not dump historical matches. The topic string uses the same query syntax as search_papers (quoted phrases, field specifiers, boolean operators). Examples: '"diffusion models" AND ti:"video generation"', 'au:"LeCun" AND cs.LG'. Calling watch_topic with the same topic string updates the existing watch rather than creating a duplicate. On update, omit categories to preserve existing filters; pass categories: [] to clear them. Pair with check_alerts to poll for new papers.
   * @param topic Query string to monitor. Uses arXiv search syntax — quoted phrases for exact matches, field specifiers (ti:, au:, abs:), and boolean operators (AND, OR, ANDNOT). Example: '"reinforcement learning" AND "robotics"'.
   * @param categories Optional arXiv category filter (e.g. ['cs.LG', 'cs.AI']). Narrows results to specific fields. On update, omit this field to preserve existing categories; pass an empty array [] to clear them.
   * @param max_results Maximum papers to return per alert check (default: 10). Default: 10
   */
  function watchTopic(input: {
    topic: string;
    categories?: Array<string>;
    max_results?: number /* integer */;
  }): Promise<McpToolResult>;

  namespace prompts {
    /**
     * Get one prompt by name of MCP server arxiv-mcp-server.
     */
    function get(input: {
      name: string;
      arguments?: { [key: string]: string };
    }): Promise<McpPromptsGetResult>;

    /**
     * List the prompts of MCP server arxiv-mcp-server.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpPromptsListResult>;
  }
}
