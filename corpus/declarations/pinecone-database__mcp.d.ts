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

declare namespace MCP.pineconeDatabaseMcp {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * Search across multiple indexes for records that are
   * similar to the query text, then deduplicate and rerank the combined results.
   * Reranking is required for this tool. Only works with integrated-inference
   * indexes. To search a single index, use search-records instead.
   * @param indexes The indexes to search across. Records in each index should share a common schema.
   * @param query A query to search for records.
   * @param rerank Specifies how the results should be reranked. Use a "query" with a "topK" that returns more results than you need; then use "rerank" to select the most relevant "topN" results.
   * @param llm_provider Optional. If you are an AI model, use this field to indicate the name of the company that trained you (e.g., "Anthropic", "OpenAI", "Google", "Cursor", "xAI", "GitHub", "Windsurf", "Cognitioni AI", and many others). The exact formatting doesn't matter - approximate values are fine. If you don't know your provider, avoid guessing and omit this field.  **Do not prompt the user for this.** This value is used to track usage analytics.
   * @param llm_model Optional. If you are an AI model, use this field to specify your name (e.g., "gpt-4o", "Composer", "Claude Sonnet 4", "Claude Opus", "Gemini 2.5", "Cascade", "Grok 4.1", "Copilot", "Devin", and many others). The exact formatting of the name doesn't matter - approximate values are fine if you know roughly what you are. Include the version number in your model name only if you know it, but it is okay to leave it out if unsure. If you don't know your model name, omit this field entirely.  **Do not prompt the user for this.** This value is used to track usage analytics.
   */
  function cascadingSearch(input: {
    indexes: Array<{ name: string; namespace: string; [key: string]: unknown }>;
    query: { filter?: { [key: string]: unknown }; inputs: { text: string; [key: string]: unknown }; topK: number; [key: string]: unknown };
    rerank: { model: "cohere-rerank-3.5" | "bge-reranker-v2-m3" | "pinecone-rerank-v0"; query?: string; rankFields: Array<string>; topN?: number; [key: string]: unknown };
    llm_provider?: string;
    llm_model?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create a Pinecone index with integrated inference, which
   * automatically embeds the text field named in "fieldMap". Supports AWS, GCP, and
   * Azure cloud providers. This call blocks until the index is ready to accept
   * upserts and queries, so no readiness polling is needed afterwards. If an index
   * with the same name already exists, it is returned unchanged instead of
   * erroring.
   * @param name A unique name to identify the new index.
   * @param embed Configure an embedding model that converts text into a vector.
   * @param cloud The cloud provider for the index. Defaults to aws. Default: "aws"
   * @param region The region for the index. Common regions: aws (us-east-1, us-west-2, eu-west-1), gcp (us-central1, europe-west1), azure (eastus, westeurope). Defaults to us-east-1. Default: "us-east-1"
   * @param llm_provider Optional. If you are an AI model, use this field to indicate the name of the company that trained you (e.g., "Anthropic", "OpenAI", "Google", "Cursor", "xAI", "GitHub", "Windsurf", "Cognitioni AI", and many others). The exact formatting doesn't matter - approximate values are fine. If you don't know your provider, avoid guessing and omit this field.  **Do not prompt the user for this.** This value is used to track usage analytics.
   * @param llm_model Optional. If you are an AI model, use this field to specify your name (e.g., "gpt-4o", "Composer", "Claude Sonnet 4", "Claude Opus", "Gemini 2.5", "Cascade", "Grok 4.1", "Copilot", "Devin", and many others). The exact formatting of the name doesn't matter - approximate values are fine if you know roughly what you are. Include the version number in your model name only if you know it, but it is okay to leave it out if unsure. If you don't know your model name, omit this field entirely.  **Do not prompt the user for this.** This value is used to track usage analytics.
   */
  function createIndexForModel(input: {
    name: string;
    embed: { fieldMap: { text: string; [key: string]: unknown }; model: "multilingual-e5-large" | "llama-text-embed-v2" | "pinecone-sparse-english-v0"; [key: string]: unknown };
    cloud?: "aws" | "gcp" | "azure";
    region?: string;
    llm_provider?: string;
    llm_model?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Describe the configuration of a Pinecone index, including
   * its embedding model and the "fieldMap" that names the record field holding the
   * text to embed. Call this before upsert-records to learn the required field
   * name. Check "status.ready" in the response to confirm the index can accept
   * upserts and queries.
   * @param name The index to describe.
   * @param llm_provider Optional. If you are an AI model, use this field to indicate the name of the company that trained you (e.g., "Anthropic", "OpenAI", "Google", "Cursor", "xAI", "GitHub", "Windsurf", "Cognitioni AI", and many others). The exact formatting doesn't matter - approximate values are fine. If you don't know your provider, avoid guessing and omit this field.  **Do not prompt the user for this.** This value is used to track usage analytics.
   * @param llm_model Optional. If you are an AI model, use this field to specify your name (e.g., "gpt-4o", "Composer", "Claude Sonnet 4", "Claude Opus", "Gemini 2.5", "Cascade", "Grok 4.1", "Copilot", "Devin", and many others). The exact formatting of the name doesn't matter - approximate values are fine if you know roughly what you are. Include the version number in your model name only if you know it, but it is okay to leave it out if unsure. If you don't know your model name, omit this field entirely.  **Do not prompt the user for this.** This value is used to track usage analytics.
   */
  function describeIndex(input: {
    name: string;
    llm_provider?: string;
    llm_model?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Describe the statistics of a Pinecone index, including
   * record counts per namespace. Use this to discover which namespaces exist in an
   * index. Newly upserted records can take a few seconds
   * to be indexed and become visible to search results and index stats; if recent
   * data is missing, wait briefly and retry.
   * @param name The index to describe.
   * @param llm_provider Optional. If you are an AI model, use this field to indicate the name of the company that trained you (e.g., "Anthropic", "OpenAI", "Google", "Cursor", "xAI", "GitHub", "Windsurf", "Cognitioni AI", and many others). The exact formatting doesn't matter - approximate values are fine. If you don't know your provider, avoid guessing and omit this field.  **Do not prompt the user for this.** This value is used to track usage analytics.
   * @param llm_model Optional. If you are an AI model, use this field to specify your name (e.g., "gpt-4o", "Composer", "Claude Sonnet 4", "Claude Opus", "Gemini 2.5", "Cascade", "Grok 4.1", "Copilot", "Devin", and many others). The exact formatting of the name doesn't matter - approximate values are fine if you know roughly what you are. Include the version number in your model name only if you know it, but it is okay to leave it out if unsure. If you don't know your model name, omit this field entirely.  **Do not prompt the user for this.** This value is used to track usage analytics.
   */
  function describeIndexStats(input: {
    name: string;
    llm_provider?: string;
    llm_model?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List all Pinecone indexes in the project, including each
   * index's configuration and readiness status. Use this to discover valid index
   * names before calling other tools.
   * @param llm_provider Optional. If you are an AI model, use this field to indicate the name of the company that trained you (e.g., "Anthropic", "OpenAI", "Google", "Cursor", "xAI", "GitHub", "Windsurf", "Cognitioni AI", and many others). The exact formatting doesn't matter - approximate values are fine. If you don't know your provider, avoid guessing and omit this field.  **Do not prompt the user for this.** This value is used to track usage analytics.
   * @param llm_model Optional. If you are an AI model, use this field to specify your name (e.g., "gpt-4o", "Composer", "Claude Sonnet 4", "Claude Opus", "Gemini 2.5", "Cascade", "Grok 4.1", "Copilot", "Devin", and many others). The exact formatting of the name doesn't matter - approximate values are fine if you know roughly what you are. Include the version number in your model name only if you know it, but it is okay to leave it out if unsure. If you don't know your model name, omit this field entirely.  **Do not prompt the user for this.** This value is used to track usage analytics.
   */
  function listIndexes(input?: {
    llm_provider?: string;
    llm_model?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Rerank a set of provided documents by relevance to a
   * query. Use this for documents that did not come from a Pinecone search (e.g.
   * externally sourced text). To rerank the results of a single-index search,
   * prefer the "rerank" parameter of search-records instead of calling this tool
   * separately.
   * @param model Choose a reranking model: - "cohere-rerank-3.5" is Cohere's leading reranking model, balancing performance and latency for a wide range of enterprise search applications. - "bge-reranker-v2-m3" is a high-performance, multilingual reranking model that works well on messy data and short queries expected to return medium-length passages of text (1-2 paragraphs). - "pinecone-rerank-v0" is a state of the art reranking model that out-performs competitors on widely accepted benchmarks. It can handle chunks up to 512 tokens (1-2 paragraphs).
   * @param query The query to rerank documents against.
   * @param documents A set of documents to rerank. Can either be an array of text documents (strings) or an array of records. Record field values must be strings; records with number, boolean, or array fields are not accepted.
   * @param llm_provider Optional. If you are an AI model, use this field to indicate the name of the company that trained you (e.g., "Anthropic", "OpenAI", "Google", "Cursor", "xAI", "GitHub", "Windsurf", "Cognitioni AI", and many others). The exact formatting doesn't matter - approximate values are fine. If you don't know your provider, avoid guessing and omit this field.  **Do not prompt the user for this.** This value is used to track usage analytics.
   * @param llm_model Optional. If you are an AI model, use this field to specify your name (e.g., "gpt-4o", "Composer", "Claude Sonnet 4", "Claude Opus", "Gemini 2.5", "Cascade", "Grok 4.1", "Copilot", "Devin", and many others). The exact formatting of the name doesn't matter - approximate values are fine if you know roughly what you are. Include the version number in your model name only if you know it, but it is okay to leave it out if unsure. If you don't know your model name, omit this field entirely.  **Do not prompt the user for this.** This value is used to track usage analytics.
   */
  function rerankDocuments(input: {
    model: "cohere-rerank-3.5" | "bge-reranker-v2-m3" | "pinecone-rerank-v0";
    query: string;
    documents: unknown;
    options?: { rankFields?: Array<string>; topN: number; [key: string]: unknown };
    llm_provider?: string;
    llm_model?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Search the official Pinecone documentation for relevant
   * information. Use this before writing Pinecone code or explaining Pinecone
   * behavior, rather than relying on assumptions.
   * @param query The text to search for.
   */
  function searchDocs(input: {
    query: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Search an index for records that are semantically similar
   * to the query text. Only works with integrated-inference indexes (e.g. created
   * with create-index-for-model), which embed the query automatically; it fails on
   * standard indexes — use describe-index to check the index type. Returns hits
   * with "_id", "_score", and the record's stored "fields". Newly upserted records can take a few seconds
   * to be indexed and become visible to search results and index stats; if recent
   * data is missing, wait briefly and retry.
   * @param name The index to search.
   * @param namespace The namespace to search.
   * @param query A query to search for records.
   * @param rerank Reranking can help determine which of the returned records are most relevant. When reranking, use a "query" with a "topK" that returns more results than you need; then use "rerank" to select the most relevant "topN" results.
   * @param llm_provider Optional. If you are an AI model, use this field to indicate the name of the company that trained you (e.g., "Anthropic", "OpenAI", "Google", "Cursor", "xAI", "GitHub", "Windsurf", "Cognitioni AI", and many others). The exact formatting doesn't matter - approximate values are fine. If you don't know your provider, avoid guessing and omit this field.  **Do not prompt the user for this.** This value is used to track usage analytics.
   * @param llm_model Optional. If you are an AI model, use this field to specify your name (e.g., "gpt-4o", "Composer", "Claude Sonnet 4", "Claude Opus", "Gemini 2.5", "Cascade", "Grok 4.1", "Copilot", "Devin", and many others). The exact formatting of the name doesn't matter - approximate values are fine if you know roughly what you are. Include the version number in your model name only if you know it, but it is okay to leave it out if unsure. If you don't know your model name, omit this field entirely.  **Do not prompt the user for this.** This value is used to track usage analytics.
   */
  function searchRecords(input: {
    name: string;
    namespace: string;
    query: { filter?: { [key: string]: unknown }; inputs: { text: string; [key: string]: unknown }; topK: number; [key: string]: unknown };
    rerank?: { model: "cohere-rerank-3.5" | "bge-reranker-v2-m3" | "pinecone-rerank-v0"; query?: string; rankFields: Array<string>; topN?: number; [key: string]: unknown };
    llm_provider?: string;
    llm_model?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Insert or update records in an integrated Pinecone index.
   * Text in the field named by the index's "fieldMap" is embedded automatically —
   * call describe-index first to confirm that field name. Records with an existing
   * "id" are overwritten. Newly upserted records can take a few seconds
   * to be indexed and become visible to search results and index stats; if recent
   * data is missing, wait briefly and retry.
   * @param name The index to upsert into.
   * @param namespace The namespace to upsert into.
   * @param records A set of records to upsert into the index. Use a consistent schema for all records in the index.
   * @param llm_provider Optional. If you are an AI model, use this field to indicate the name of the company that trained you (e.g., "Anthropic", "OpenAI", "Google", "Cursor", "xAI", "GitHub", "Windsurf", "Cognitioni AI", and many others). The exact formatting doesn't matter - approximate values are fine. If you don't know your provider, avoid guessing and omit this field.  **Do not prompt the user for this.** This value is used to track usage analytics.
   * @param llm_model Optional. If you are an AI model, use this field to specify your name (e.g., "gpt-4o", "Composer", "Claude Sonnet 4", "Claude Opus", "Gemini 2.5", "Cascade", "Grok 4.1", "Copilot", "Devin", and many others). The exact formatting of the name doesn't matter - approximate values are fine if you know roughly what you are. Include the version number in your model name only if you know it, but it is okay to leave it out if unsure. If you don't know your model name, omit this field entirely.  **Do not prompt the user for this.** This value is used to track usage analytics.
   */
  function upsertRecords(input: {
    name: string;
    namespace: string;
    records: Array<{ [key: string]: unknown }>;
    llm_provider?: string;
    llm_model?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;
}
