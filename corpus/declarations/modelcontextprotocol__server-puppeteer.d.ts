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

declare namespace MCP.modelcontextprotocolServerPuppeteer {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * Click an element on the page
   * @param selector CSS selector for element to click
   */
  function puppeteerClick(input: {
    selector: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Execute JavaScript in the browser console
   * @param script JavaScript code to execute
   */
  function puppeteerEvaluate(input: {
    script: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Fill out an input field
   * @param selector CSS selector for input field
   * @param value Value to fill
   */
  function puppeteerFill(input: {
    selector: string;
    value: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Hover an element on the page
   * @param selector CSS selector for element to hover
   */
  function puppeteerHover(input: {
    selector: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Navigate to a URL
   * @param url URL to navigate to
   * @param launchOptions PuppeteerJS LaunchOptions. Default null. If changed and not null, browser restarts. Example: { headless: true, args: ['--no-sandbox'] }
   * @param allowDangerous Allow dangerous LaunchOptions that reduce security. When false, dangerous args like --no-sandbox will throw errors. Default false.
   */
  function puppeteerNavigate(input: {
    url: string;
    launchOptions?: { [key: string]: unknown };
    allowDangerous?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Take a screenshot of the current page or a specific element
   * @param name Name for the screenshot
   * @param selector CSS selector for element to screenshot
   * @param width Width in pixels (default: 800)
   * @param height Height in pixels (default: 600)
   * @param encoded If true, capture the screenshot as a base64-encoded data URI (as text) instead of binary image content. Default false.
   */
  function puppeteerScreenshot(input: {
    name: string;
    selector?: string;
    width?: number;
    height?: number;
    encoded?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Select an element on the page with Select tag
   * @param selector CSS selector for element to select
   * @param value Value to select
   */
  function puppeteerSelect(input: {
    selector: string;
    value: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  namespace resources {
    /**
     * List the resources of MCP server modelcontextprotocol/server-puppeteer.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpResourcesListResult>;

    /**
     * Read one resource by URI of MCP server modelcontextprotocol/server-puppeteer.
     */
    function read(input: {
      uri: string;
    }): Promise<McpResourcesReadResult>;
  }
}
