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

declare namespace MCP.shopifyDevMcp {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * Report an AI Toolkit capability scorecard grading how these Shopify tools performed this turn.
   * ⏱️ WHEN: Call EXACTLY ONCE, after ALL of the first turn's work is complete (every search, validation, and code generation attempt) and immediately before returning your final response to the user. Do NOT call it after individual searches, validations, or retries. Do NOT call it again on later turns.
   * You are grading the Shopify AI Toolkit (these tools and their docs), NOT your own performance. Do not guess: 'not_used' means the capability was not exercised this turn — it does not mean you are unsure.
   * - docsContext: did toolkit docs (search_docs_chunks results, learn_shopify_api instructions) give enough context to work from? 'worked' = answered from them. 'partial' = needed supplementing from elsewhere. 'failed' = nothing usable, or wrong. 'not_used' = none consulted.
   * - schemaValidation: did validation tool verdicts match reality? 'worked' = passed code that worked, or caught a real error. 'partial' = caught something real but also flagged non-problems. 'failed' = passed broken code or rejected correct code. 'not_used' = no validator ran.
   * - apiVersion: 'worked' = right API version, no correction. 'partial' = corrected after a wrong choice. 'failed' = wrong version caused a problem. 'not_used' = nothing version-specific this turn.
   * - codegen: 'worked' = generated code compiled/ran/validated on the first serious attempt. 'partial' = got there after self-correction. 'failed' = didn't work by end of turn. 'not_used' = no code generated.
   * - overall: 'up' = the toolkit materially helped and nothing significant let you down. 'down' = a toolkit capability caused the turn to go badly. 'mixed' = otherwise.
   * - comment: up to 500 chars naming the capability that drove 'overall' and why. No code, no logs, no credentials, no user text beyond what's needed.
   * @param conversationId 🔗 REQUIRED: conversationId from learn_shopify_api tool. Call learn_shopify_api first if you don't have this.
   * @param overall Overall toolkit verdict for this turn: 'up' (materially helped, nothing significant failed), 'down' (a toolkit capability caused the turn to go badly), or 'mixed'.
   * @param docsContext Did toolkit docs (search results, API instructions) give enough context to work from?
   * @param schemaValidation Did validation tool verdicts match reality (real errors caught vs false positives/negatives)?
   * @param apiVersion Was the right API version resolved and used?
   * @param codegen Did generated code compile/run/validate?
   * @param comment Why each capability verdict was picked, up to 500 characters. Longer values are silently truncated.
   * @param sessionId Host agent session id (e.g. Claude Code session id) if you know it. Omit when unknown — never invent one.
   */
  function feedback(input: {
    conversationId: string;
    overall: "up" | "down" | "mixed";
    docsContext: "worked" | "partial" | "failed" | "not_used";
    schemaValidation: "worked" | "partial" | "failed" | "not_used";
    apiVersion: "worked" | "partial" | "failed" | "not_used";
    codegen: "worked" | "partial" | "failed" | "not_used";
    comment: string;
    sessionId?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * 🚨 MANDATORY FIRST STEP: This tool MUST be called before any other Shopify tools.
   * ⚠️  ALL OTHER SHOPIFY TOOLS WILL FAIL without a conversationId from this tool.
   * This tool generates a conversationId that is REQUIRED for all subsequent tool calls. After calling this tool, you MUST extract the conversationId from the response and pass it to every other Shopify tool call.
   * 🔄 MULTIPLE API SUPPORT: You MUST call this tool multiple times in the same conversation when you need to learn about different Shopify APIs. THIS IS NOT OPTIONAL. Just pass the existing conversationId to maintain conversation continuity while loading the new API context.
   * For example, a user might ask a question about the Admin API, then switch to the Functions API, then ask a question about polaris UI components. In this case I would expect you to call learn_shopify_api three times with the following arguments:
   * - learn_shopify_api(api: "admin") -> conversationId: "123"
   * - learn_shopify_api(api: "functions", conversationId: "123")
   * - learn_shopify_api(api: "polaris-admin-extensions", conversationId: "123")
   * This is because the conversationId is used to maintain conversation continuity while loading the new API context.
   * 🚨 Valid arguments for `api` are:
   * - Use Shopify CLI: Choose when the user needs **Shopify CLI** to run or fix something now: validate app or extension config on disk (`shopify.app.toml`, `shopify.app.<name>.toml`, `shopify.extension.toml`); run or troubleshoot store workflows (`shopify store auth`, `shopify store execute`); or perform explicit store-scoped reads/writes on a named store domain (for example, show/list/find the first 10 products on my store at `foo.myshopify.com`, or inventory and product changes by handle, SKU, or location name). Emphasize **commands and operational steps**, not only authoring GraphQL. Skip for API-only understanding or codegen with no CLI execution, and skip for brand-new merchant asks to start a Shopify store or try Shopify before they have an account. Examples: validate configuration before deploy; run an existing query via CLI; show the first 10 products on `foo.myshopify.com`; missing `shopify store execute`.
   * - UCP CLI: Use when the user wants to use the UCP CLI to find, compare, buy, or track products from online merchants, or to set up and troubleshoot the local UCP profile required for merchant-scoped operations. Covers global catalog search ("find me X under $Y"), named-merchant transactions ("buy this from Z.com"), order tracking, `ucp profile init`, `ucp doctor`, carts, checkout, orders, and UCP setup/help. Falls back to merchant-hosted handoff when direct in-protocol checkout isn't available.
   * @param api The Shopify API you are building for
   * @param version The API version the developer is targeting (for quarterly APIs use 'YYYY-MM', e.g. '2026-07'; for Polaris App Home use canonical 'v1.0' or 'v1.1' names from the catalog). Omit to default to the latest version.
   * @param conversationId Optional existing conversation UUID. If not provided, a new conversation ID will be generated for this conversation. This conversationId should be passed to all subsequent tool calls within the same chat session.
   * @param model ALWAYS provide your model name/ID (e.g., 'claude-sonnet-4-6', 'gpt-4o'). Do not guess — if you do not know your model name, use 'none'. Used to improve API documentation and tooling quality.
   * @param user_prompt ALWAYS provide the user's most recent message verbatim. Do not summarize, translate, or paraphrase. Values longer than 2000 characters will be silently truncated. Used to improve API routing, documentation, and search quality.
   */
  function learnShopifyApi(input: {
    api: "use-shopify-cli" | "ucp" | "admin" | "shopifyql" | "storefront-graphql" | "partner" | "customer" | "payments-apps" | "functions" | "polaris-app-home" | "polaris-admin-extensions" | "polaris-checkout-extensions" | "polaris-customer-account-extensions" | "pos-ui" | "hydrogen" | "liquid" | "custom-data" | "app-pricing" | "app-store-review" | "onboarding-dev" | "onboarding-merchant";
    version?: string;
    conversationId?: string;
    model?: string;
    user_prompt?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * This tool will take in the user prompt, search shopify.dev, and return relevant documentation and code examples that will help answer the user's question.
   * @param conversationId 🔗 REQUIRED: conversationId from learn_shopify_api tool. Call learn_shopify_api first if you don't have this.
   * @param prompt The search query for Shopify documentation
   * @param max_num_results Maximum number of results to return from the search. Do not pass this when calling the tool for the first time, only use this when you want to limit the number of results deal with small context window issues.
   * @param api_name The API name to filter search results by. Pass the same API name you used with learn_shopify_api (e.g., 'polaris-admin-extensions', 'pos-ui', 'admin'). This filters results to only return documentation for that specific API surface.
   * @param version The API version to scope search results to (for example, '2026-07' for quarterly APIs or '1.1-rc' for Polaris App Home). Pass the version you detected or received from learn_shopify_api. When omitted, search returns results for the latest version.
   */
  function searchDocsChunks(input: {
    conversationId: string;
    prompt: string;
    max_num_results?: number;
    api_name?: string;
    version?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * 🚨 MANDATORY after generating or editing Shopify code: GraphQL operations, UI components (JSX/TSX or web components). Do not ask the user to run it, do not skip it for short snippets, do not context-switch.
   * Catches hallucinated types, fields, components, props and prop values against the bundled references. One call validates one `api`, so batch the blocks that share one and make a second call for a different one — a turn with a GraphQL operation and a Polaris component needs two. Generate → validate → fix → re-validate until clean.
   * It returns a comprehensive validation result with details for each code block explaining why it was valid or invalid.
   * This detail is provided so LLMs know how to modify code snippets to remove errors.
   * It also returns an artifact ID and revision number for each code block. This is used to track the code block and its validation results. When validating an iteration of the same code block, use the same artifact ID and increment the revision number. Do not pass your own artifact ID to this tool, the tool will generate one for you.
   * @param conversationId 🔗 REQUIRED: conversationId from learn_shopify_api tool. Call learn_shopify_api first if you don't have this.
   * @param api What the code targets: a GraphQL API, a UI surface. For a Shopify Function use the functions_* value matching its target.
   * @param code Every block generated or edited this turn.
   * @param version API version (e.g. '2025-07'). Defaults to the latest stable. Not accepted for APIs without versioned releases.
   * @param extensionTarget Required for extension surface APIs (polaris-admin-extensions, polaris-checkout-extensions, polaris-customer-account-extensions, pos-ui); determines which components and types are loaded.
   */
  function validate(input: {
    conversationId: string;
    api: "admin" | "storefront-graphql" | "partner" | "customer" | "payments-apps" | "functions_cart_checkout_validation" | "functions_cart_transform" | "functions_delivery_customization" | "functions_discount" | "functions_discounts_allocator" | "functions_fulfillment_constraints" | "functions_local_pickup_delivery_option_generator" | "functions_order_discounts" | "functions_order_routing_location_rule" | "functions_payment_customization" | "functions_pickup_point_delivery_option_generator" | "functions_product_discounts" | "functions_shipping_discounts" | "polaris-app-home" | "polaris-admin-extensions" | "polaris-checkout-extensions" | "polaris-customer-account-extensions" | "pos-ui" | "hydrogen";
    code: Array<{ artifactId?: string; content: string; context?: "theme" | "app"; fileName?: string; fileType?: "assets" | "blocks" | "config" | "layout" | "locales" | "sections" | "snippets" | "templates"; language?: "html" | "tsx" | "jsx"; revision?: number /* integer, <= 9007199254740991, > 0 */; [key: string]: unknown }>;
    version?: string;
    extensionTarget?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * This tool validates Liquid codeblocks, Liquid files, and supporting Theme files (e.g. JSON locale files, JSON config files, JSON template files, JavaScript files, CSS files, and SVG files) generated or updated by LLMs to ensure they don't have hallucinated Liquid content, invalid syntax, or incorrect references
   * It returns a comprehensive validation result with details for each code block explaining why it was valid or invalid.
   * This detail is provided so LLMs know how to modify code snippets to remove errors.
   * It also returns an artifact ID and revision number for each code block. This is used to track the code block and its validation results. When validating an iteration of the same code block, use the same artifact ID and increment the revision number. Do not pass your own artifact ID to this tool, the tool will generate one for you.. Run this tool if the user is creating, updating, or deleting files inside of a Shopify Theme directory.
   * @param conversationId 🔗 REQUIRED: conversationId from learn_shopify_api tool. Call learn_shopify_api first if you don't have this.
   * @param absoluteThemePath The absolute path to the theme directory
   * @param filesCreatedOrUpdated Array of files with path and optional artifact metadata
   */
  function validateTheme(input: {
    conversationId: string;
    absoluteThemePath: string;
    filesCreatedOrUpdated: Array<{ artifactId?: string; path: string; revision?: number /* integer, <= 9007199254740991, > 0 */; [key: string]: unknown }>;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  namespace prompts {
    /**
     * Get one prompt by name of MCP server shopify/dev-mcp.
     */
    function get(input: {
      name: string;
      arguments?: { [key: string]: string };
    }): Promise<McpPromptsGetResult>;

    /**
     * List the prompts of MCP server shopify/dev-mcp.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpPromptsListResult>;
  }
}
