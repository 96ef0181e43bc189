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

declare namespace MCP.modelcontextprotocolServerEverything {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * Echoes back the input string
   * @param message Message to echo
   */
  function echo(input: {
    message: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Demonstrates how annotations can be used to provide metadata about content.
   * @param messageType Type of message to demonstrate different annotation patterns
   * @param includeImage Whether to include an example image Default: false
   */
  function getAnnotatedMessage(input: {
    messageType: "error" | "success" | "debug";
    includeImage?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Returns all environment variables, helpful for debugging MCP server configuration
   */
  function getEnv(input?: Record<string, unknown>): Promise<McpToolResult>;

  /**
   * Returns up to ten resource links that reference different types of resources
   * @param count Number of resource links to return (1-10) Default: 3
   */
  function getResourceLinks(input?: {
    count?: number /* >= 1, <= 10 */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Returns a resource reference that can be used by MCP clients
   * @param resourceType Default: "Text"
   * @param resourceId ID of the text resource to fetch Default: 1
   */
  function getResourceReference(input?: {
    resourceType?: "Text" | "Blob";
    resourceId?: number;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Lists the current MCP roots provided by the client. Demonstrates the roots protocol capability even though this server doesn't access files.
   */
  function getRootsList(input?: Record<string, unknown>): Promise<McpToolResult>;

  /**
   * Returns structured content along with an output schema for client data validation
   * @param location Choose city
   */
  function getStructuredContent(input: {
    location: "New York" | "Chicago" | "Los Angeles";
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Returns the sum of two numbers
   * @param a First number
   * @param b Second number
   */
  function getSum(input: {
    a: number;
    b: number;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Returns a tiny MCP logo image.
   */
  function getTinyImage(input?: Record<string, unknown>): Promise<McpToolResult>;

  /**
   * Compresses a single file using gzip compression. Depending upon the selected output type, returns either the compressed data as a gzipped resource or a resource link, allowing it to be downloaded in a subsequent request during the current session.
   * @param name Name of the output file Default: "README.md.gz"
   * @param data URL or data URI of the file content to compress Default: "https://raw.githubusercontent.com/modelcontextprotocol/servers/refs/heads/main/README.md"
   * @param outputType How the resulting gzipped file should be returned. 'resourceLink' returns a link to a resource that can be read later, 'resource' returns a full resource object. Default: "resourceLink"
   */
  function gzipFileAsResource(input?: {
    name?: string;
    data?: string;
    outputType?: "resourceLink" | "resource";
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Simulates a deep research operation that gathers, analyzes, and synthesizes information. Demonstrates MCP task-based operations with progress through multiple stages. If 'ambiguous' is true and client supports elicitation, sends an elicitation request for clarification.
   * @param topic The research topic to investigate
   * @param ambiguous Simulate an ambiguous query that requires clarification (triggers input_required status) Default: false
   */
  function simulateResearchQuery(input: {
    topic: string;
    ambiguous?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Toggles simulated, random-leveled logging on or off.
   */
  function toggleSimulatedLogging(input?: Record<string, unknown>): Promise<McpToolResult>;

  /**
   * Toggles simulated resource subscription updates on or off.
   */
  function toggleSubscriberUpdates(input?: Record<string, unknown>): Promise<McpToolResult>;

  /**
   * Trigger a Request from the Server for User Elicitation
   */
  function triggerElicitationRequest(input?: Record<string, unknown>): Promise<McpToolResult>;

  /**
   * Demonstrates a long running operation with progress updates.
   * @param duration Duration of the operation in seconds Default: 10
   * @param steps Number of steps in the operation Default: 5
   */
  function triggerLongRunningOperation(input?: {
    duration?: number;
    steps?: number;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Trigger a Request from the Server for LLM Sampling
   * @param prompt The prompt to send to the LLM
   * @param maxTokens Maximum number of tokens to generate Default: 100
   */
  function triggerSamplingRequest(input: {
    prompt: string;
    maxTokens?: number;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  namespace prompts {
    /**
     * Get one prompt by name of MCP server modelcontextprotocol/server-everything.
     */
    function get(input: {
      name: string;
      arguments?: { [key: string]: string };
    }): Promise<McpPromptsGetResult>;

    /**
     * List the prompts of MCP server modelcontextprotocol/server-everything.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpPromptsListResult>;
  }

  namespace resources {
    /**
     * List the resources of MCP server modelcontextprotocol/server-everything.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpResourcesListResult>;

    /**
     * Read one resource by URI of MCP server modelcontextprotocol/server-everything.
     */
    function read(input: {
      uri: string;
    }): Promise<McpResourcesReadResult>;
  }
}
