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

declare namespace MCP.drawioMcp {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * Reads one page (diagram) from a local .drawio file and returns its raw mxGraphModel XML, decompressing it first if the file stores that page compressed. Use list_pages first to find the index, name, or id of the page you need.
   * @param path Absolute or relative path to the local file. Must end in .drawio or .xml.
   * @param page Which page to read: a zero-based page index (e.g. "0"), the page's exact name, or the page's id as shown by list_pages.
   */
  function getPage(input: {
    path: string;
    page: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Lists the pages (diagrams) in a local .drawio file without loading full page content. Returns each page's index, id, name, and approximate stored size in bytes. Call this first on large multi-page files before get_page/set_page, so only the page you actually need gets loaded into context.
   * @param path Absolute or relative path to the local file. Must end in .drawio or .xml.
   */
  function listPages(input: {
    path: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Opens the draw.io editor with a diagram generated from CSV data. The CSV format should follow draw.io's CSV import specification which allows creating org charts, flowcharts, and other diagrams from tabular data.
   * @param content The CSV content following draw.io's CSV import format.
   * @param lightbox Open in lightbox mode (read-only view). Default: false
   * @param dark Dark mode setting. Default: auto
   */
  function openDrawioCsv(input: {
    content: string;
    lightbox?: boolean;
    dark?: "auto" | "true" | "false";
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Opens the draw.io editor with a diagram generated from Mermaid.js syntax. Supports flowcharts, sequence diagrams, class diagrams, state diagrams, entity relationship diagrams, and more using Mermaid.js syntax.
   * # Mermaid Reference
   * Short hints for generating Mermaid diagrams that render correctly in draw.io. draw.io's Mermaid parser covers 28 diagram types — the header keyword on the first non-directive line selects the type.
   * _Canonical list & dialog/ELK docs: <https://github.com/jgraph/drawio/discussions/5643>._
   * ## General rules
   * - **Pick the type keyword carefully.** `graph`/`flowchart`, `classDiagram`, `stateDiagram-v2`, `erDiagram`, `sequenceDiagram`, `gitGraph`, `journey`, `pie`, `gantt`, `mindmap`, `timeline`, `quadrantChart`, `requirementDiagram`, `sankey-beta`, `xychart-beta`, `block-beta`, `c4Context`/`C4Container`/`C4Component`, `architecture-beta`, `radar-beta`, `packet-beta`, `venn-beta`, `treemap-beta`, `treeView-beta`, `ishikawa-beta`, `kanban`, `zenuml`, `wardley-beta`, `eventmodeling`. Misspelling the header yields a blank diagram.
   * - **No trailing punctuation on node IDs.** IDs are identifiers (`myNode`, `node_1`, `A`) — spaces, hyphens (in some contexts), and reserved words (`end`, `class`, `subgraph`) break the parse. Put display text in brackets or quotes instead: `A["User's Account"]`.
   * - **One statement per line.** Separate statements with newlines; `;` works as a delimiter in flowchart but not everywhere.
   * - **Quote labels with special characters** (`:`, `-`, parentheses, non-ASCII). Use `"` not `'`.
   * - **HTML in labels:** only `<br>`, `<b>`, `<i>`, `<u>` are reliable across types. Use `#` for hex colors in styles, never `rgb()`.
   * - **Diagrams can take a title block** for some types:
   * ```
   * @param content The Mermaid.js diagram definition. Example: 'graph TD; A-->B; B-->C;'
   * @param postLayout Optional ELK layered layout for Mermaid FLOWCHARTS. The only value is "elk". draw.io's native Mermaid parser does its own layout, but it produces cramped or unbalanced output once the diagram has any structural complexity — request "elk" whenever ANY of these holds: >= ~20 nodes, OR >= 3 decision diamonds (`{...}` shapes), OR any feedback/back-edges (an edge pointing back to an earlier node, e.g. an error path looping to a retry), OR >= 3 distinct endpoints. The flow direction follows the flowchart code (`flowchart TD/TB` vs `LR/RL`), so there is no direction field here. Ignored for non-flowchart diagram types (sequence, class, ER, gantt, …), which lay themselves out.
   * @param lightbox Open in lightbox mode (read-only view). Default: false
   * @param dark Dark mode setting. Default: auto
   */
  function openDrawioMermaid(input: {
    content: string;
    postLayout?: "elk";
    lightbox?: boolean;
    dark?: "auto" | "true" | "false";
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Opens the draw.io editor with a diagram from XML content. Use this to view, edit, or create diagrams in draw.io format. The XML should be valid draw.io/mxGraph XML format.
   * # draw.io XML Reference
   * Detailed reference for styles, edge routing, containers, layers, tags, metadata, and dark mode. Consult this when generating draw.io XML diagrams.
   * ## Reasoning budget (read this first)
   * Your job is to declare the **logical structure** of the diagram — what nodes exist, what edges connect them, what labels they carry, what lane/container groups them. The edge router and the optional layout pass (`postLayout: "elk"`, see **Edge routing & layout passes**) handle routing and placement; you do **not** need to do layout math.
   * **Do NOT** in your reasoning:
   * - Do NOT debate the topic. The user asked for a flowchart / architecture / sequence / etc. — pick one concrete scenario on your first impulse and commit. Never write "Actually, let me think of something else…" or pitch alternatives.
   * - Do NOT debate flat-lanes vs nested-pools, horizontal vs vertical orientation, one vs multiple variations. Pick the first reasonable option (almost always: flat swimlanes, top-down or left-right based on what fits the content). Do not flip-flop.
   * - Do NOT compute x/y coordinates in prose. No "column spacings of 160px totaling 1840px width — that's too wide, let me tighten to 1700…" loops. Use the rigid grid below; do the arithmetic in your head and write the XML.
   * - Do NOT re-derive drawio mechanics (`horizontal=0`, `startSize=110`, nested-lane coordinates). Use the templates below as-is.
   * - Do NOT enumerate columns ("customer lane columns 0-10, web app 1-7"). Place a node, move on.
   * - Do NOT add `<Array as="points">` waypoints. Edges are routed automatically.
   * @param content The draw.io XML content in mxGraphModel format.
   * @param lightbox Open in lightbox mode (read-only view). Default: false
   * @param dark Dark mode setting. Default: auto
   * @param postLayout Optional full re-layout (ELK layered flow), applied server-side before the diagram opens. The only value is "elk". It PLACES the vertices — your x/y coordinates then only need to express rough direction — and routes the edges as part of the layout. Set it for every directional/hierarchical diagram: flowcharts, process and state diagrams, decision trees, pipelines. Omit it when the layout carries hand-crafted meaning (swimlanes, containers, architecture, UML), which is the usual reason to place cells by hand. Node sizes are kept exactly as you declare them; only positions change (and containers resize around their laid-out children).
   * @param direction Flow direction for `postLayout: "elk"`: "vertical" (top-down, the default) or "horizontal" (left-to-right). Only meaningful together with `postLayout`.
   * @param routing Optional obstacle-avoiding orthogonal edge-routing pass (libavoid), applied server-side before the diagram opens. The only value is "libavoid". It keeps your vertex positions and only recomputes the connectors so they run in clean right-angle segments that route AROUND the boxes instead of cutting through them (draw.io's default router draws a straight/simple line with no obstacle avoidance). Set it for hand-placed diagrams where edges would otherwise cross shapes — architecture, network, deployment, UML, floor plans. Omit it for sparse layouts where connectors won't overlap anything. Treat `postLayout` and `routing` as alternatives: ELK already routes its own edges, so don't set both.
   */
  function openDrawioXml(input: {
    content: string;
    lightbox?: boolean;
    dark?: "auto" | "true" | "false";
    postLayout?: "elk";
    direction?: "vertical" | "horizontal";
    routing?: "libavoid";
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Search the draw.io shape library by keywords. Returns matching shapes with their exact style strings, dimensions, and titles. Covers ~10,000 built-in stencils (cloud architecture, network topology, P&ID, electrical, Cisco, Kubernetes, BPMN) and, when those are sparse, supplements results with the draw.io icon service (brand/product logos and general-purpose concept icons, e.g. 'react', 'slack', 'shopping cart', 'solar panel'). Use ONLY for diagrams that need industry-specific, branded, or pictorial icons. Do NOT use for standard diagram types like flowcharts, UML, ERD, org charts, or mind maps — these use basic geometric shapes (rectangles, diamonds, circles, cylinders) that are already covered in the XML reference. Also skip if the user asks to use basic/simple shapes or says not to search. The style string from the results can be used directly in mxCell style attributes.
   * @param query Space-separated search keywords (e.g. 'pid globe valve', 'aws lambda', 'cisco router', 'kubernetes pod')
   * @param limit Maximum number of results to return (default: 10, max: 50)
   */
  function searchShapes(input: {
    query: string;
    limit?: number;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Replaces the content of one page (diagram) in a local .drawio file with new mxGraphModel XML, leaving every other page in the file untouched. Compression of the replaced page matches whatever that page's original compression state was. Use list_pages/get_page first to find the target page.
   * @param path Absolute or relative path to the local file. Must end in .drawio or .xml.
   * @param page Which page to replace: a zero-based page index (e.g. "0"), the page's exact name, or the page's id as shown by list_pages.
   * @param content The new page content as plain mxGraphModel XML (uncompressed). Must be a single <mxGraphModel> element without any <diagram> tags.
   */
  function setPage(input: {
    path: string;
    page: string;
    content: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;
}
