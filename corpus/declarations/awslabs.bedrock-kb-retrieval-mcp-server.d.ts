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

declare namespace MCP.awslabsBedrockKbRetrievalMcpServer {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * Answer a question from Amazon Bedrock **managed** knowledge bases using agentic retrieval.
   * Agentic retrieval plans a strategy, runs one or more searches across the knowledge
   * bases you give it, and optionally synthesises an answer with citations. Prefer it over
   * QueryKnowledgeBases for questions that need multi-step reasoning, span several data
   * sources or knowledge bases, or benefit from a written answer rather than raw passages.
   * ## Usage Requirements
   * - You MUST first use the ListKnowledgeBases tool to get valid knowledge base IDs
   * - This tool supports MANAGED knowledge bases only. For a knowledge base whose `type`
   * is not MANAGED, use QueryKnowledgeBases instead.
   * ## Choosing between this tool and QueryKnowledgeBases
   * - QueryKnowledgeBases: a single search, returns ranked passages. Cheaper and faster.
   * - AgenticQueryKnowledgeBases: multi-step planning, optional synthesised answer with
   * @param query A natural language question to answer from the knowledge bases
   * @param knowledge_base_ids Managed knowledge base IDs to search. Must be IDs from the ListKnowledgeBases tool whose "type" is MANAGED. More than one may be given, and the agent decides which to search.
   * @param generate_response Whether to synthesise a cited answer from the retrieved results. Set false to get results only, which is faster and cheaper. Default: true
   * @param number_of_results Maximum number of results per knowledge base. Default: null
   * @param data_source_ids Restrict retrieval to these data source IDs, from the ListKnowledgeBases tool. Default: null
   * @param max_agent_iterations Cap on the agent planning iterations (minimum 2). Default: null
   * @param include_trace Include a condensed per-step trace of the agent's planning and retrieval. Useful for debugging why results were or were not found. Default: false
   * @param user_id End-user identity for access-control filtering. Required to reach content in ACL-aware data sources such as SharePoint, OneDrive or Confluence with per-document ACLs; that content is otherwise inaccessible. Omit for data sources without ACLs. Default: null
   * @param next_token Continuation token from a previous call's `nextToken`, to fetch the next page of results. Default: null
   */
  function agenticQueryKnowledgeBases(input: {
    query: string;
    knowledge_base_ids: Array<string>;
    generate_response?: boolean;
    number_of_results?: number /* integer */ | null;
    data_source_ids?: Array<string> | null;
    max_agent_iterations?: number /* integer */ | null;
    include_trace?: boolean;
    user_id?: string | null;
    next_token?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List all available Amazon Bedrock Knowledge Bases and their data sources.
   * This tool returns a mapping of knowledge base IDs to their details, including:
   * - name: The human-readable name of the knowledge base
   * - description: The description of the knowledge base
   * - data_sources: A list of data sources within the knowledge base, each with:
   * - id: The unique identifier of the data source
   * - name: The human-readable name of the data source
   * ## Example response structure:
   * ```json
   * {
   * "kb-12345": {
   * "name": "Customer Support KB",
   */
  function listKnowledgeBases(input?: Record<string, unknown>): Promise<McpToolResult>;

  /**
   * Query an Amazon Bedrock Knowledge Base using natural language.
   * ## Usage Requirements
   * - You MUST first use the ListKnowledgeBases tool to get valid knowledge base IDs
   * - You can query different knowledge bases or make multiple queries to the same knowledge base
   * ## Query Tips
   * - Use clear, specific natural language queries for best results
   * - You can use this tool MULTIPLE TIMES with different queries to gather comprehensive information
   * - Break complex questions into multiple focused queries
   * - Consider querying for factual information and explanations separately
   * ## Tool output format
   * The response contains multiple JSON objects (one per line), each representing a retrieved document with:
   * - content: The text content of the document
   * @param query A natural language query to search the knowledge base with
   * @param knowledge_base_id The knowledge base ID to query. It must be a valid ID from the ListKnowledgeBases tool
   * @param number_of_results The number of results to return. Use smaller values for focused results and larger values for broader coverage. Default: 10
   * @param reranking Whether to rerank the results. Useful for improving relevance and sorting. Can be globally configured with BEDROCK_KB_RERANKING_ENABLED environment variable. Default: false
   * @param reranking_model_name The name of the reranking model to use. Options: 'COHERE', 'AMAZON' Default: "AMAZON"
   * @param data_source_ids The data source IDs to filter the knowledge base by. It must be a list of valid data source IDs from the ListKnowledgeBases tool Default: null
   * @param user_id End-user identity for access-control filtering. Required to reach content in ACL-aware data sources such as SharePoint, OneDrive or Confluence with per-document ACLs; that content is otherwise inaccessible. Omit for data sources without ACLs. Default: null
   */
  function queryKnowledgeBases(input: {
    query: string;
    knowledge_base_id: string;
    number_of_results?: number /* integer */;
    reranking?: boolean;
    reranking_model_name?: "COHERE" | "AMAZON";
    data_source_ids?: Array<string> | null;
    user_id?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  namespace prompts {
    /**
     * Get one prompt by name of MCP server awslabs.bedrock-kb-retrieval-mcp-server.
     */
    function get(input: {
      name: string;
      arguments?: { [key: string]: string };
    }): Promise<McpPromptsGetResult>;

    /**
     * List the prompts of MCP server awslabs.bedrock-kb-retrieval-mcp-server.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpPromptsListResult>;
  }

  namespace resources {
    /**
     * List the resources of MCP server awslabs.bedrock-kb-retrieval-mcp-server.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpResourcesListResult>;

    /**
     * Read one resource by URI of MCP server awslabs.bedrock-kb-retrieval-mcp-server.
     */
    function read(input: {
      uri: string;
    }): Promise<McpResourcesReadResult>;
  }
}
