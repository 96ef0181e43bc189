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

declare namespace MCP.leanLspMcp {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * Build the Lean project and restart LSP. Use only if needed (e.g. new imports).
   * @param lean_project_path Path to Lean project Default: null
   * @param clean Run lake clean first (slow) Default: false
   * @param fetch_cache Run lake exe cache get before building (slow) Default: false
   * @param output_lines Return last N lines of build log (0=none) Default: 20
   */
  function leanBuild(input?: {
    lean_project_path?: string | null;
    clean?: boolean;
    fetch_cache?: boolean;
    output_lines?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get LSP code actions for a line. Returns resolved edits for TryThis suggestions (simp?, exact?, apply?) and other quick fixes.
   * @param file_path Absolute path to Lean file
   * @param line Line number (1-indexed)
   */
  function leanCodeActions(input: {
    file_path: string;
    line: number /* integer, >= 1 */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get IDE autocompletions. Use on INCOMPLETE code (after `.` or partial name).
   * @param file_path Absolute or project-root-relative path to Lean file
   * @param line Line number (1-indexed)
   * @param column Column number (1-indexed characters)
   * @param max_completions Max completions Default: 32
   * @param resolve_details Fetch type signatures for the top N results Default: 8
   */
  function leanCompletions(input: {
    file_path: string;
    line: number /* integer, >= 1 */;
    column: number /* integer, >= 1 */;
    max_completions?: number /* integer, >= 1 */;
    resolve_details?: number /* integer, >= 0 */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get the source of a symbol's declaration (declaration slice + context).
   * Set full_file=True for the whole file (can be very large).
   * @param file_path Absolute or project-root-relative path to Lean file
   * @param symbol Symbol (case sensitive, must be in file)
   * @param context_lines Lines of context around the declaration Default: 20
   * @param full_file Return the entire declaration file (large!) Default: false
   */
  function leanDeclarationFile(input: {
    file_path: string;
    symbol: string;
    context_lines?: number /* integer, >= 0 */;
    full_file?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get compiler diagnostics (errors, warnings, infos) for a Lean file.
   * @param file_path Absolute or project-root-relative path to Lean file
   * @param start_line Filter from line Default: null
   * @param end_line Filter to line Default: null
   * @param declaration_name Filter to declaration (slow) Default: null
   * @param interactive Returns verbose nested TaggedText with embedded widgets. Only use when plain text is insufficient. For 'Try This' suggestions, prefer lean_code_actions. Default: false
   * @param timeout_s Max seconds to wait for elaboration. On timeout returns partial=true with still_elaborating_lines - poll again. Omit to wait for full elaboration. Default: null
   * @param severity Filter by severity level. Returns all levels when omitted. Default: null
   */
  function leanDiagnosticMessages(input: {
    file_path: string;
    start_line?: number /* integer, >= 1 */ | null;
    end_line?: number /* integer, >= 1 */ | null;
    declaration_name?: string | null;
    interactive?: boolean;
    timeout_s?: number /* >= 1 */ | null;
    severity?: "error" | "warning" | "info" | "hint";
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get imports and declarations with type signatures. Token-efficient.
   * @param file_path Absolute or project-root-relative path to Lean file
   * @param max_declarations Max declarations to return Default: null
   */
  function leanFileOutline(input: {
    file_path: string;
    max_declarations?: number /* integer, >= 1 */ | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get JavaScript source of a widget by hash. Useful for understanding custom widget rendering logic. Returns full JS module - may be large.
   * @param file_path Absolute path to Lean file
   * @param javascript_hash javascriptHash from a widget instance
   */
  function leanGetWidgetSource(input: {
    file_path: string;
    javascript_hash: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get panel widgets at a position (proof visualizations, #html, custom widgets). Returns raw widget data - may be large.
   * @param file_path Absolute path to Lean file
   * @param line Line number (1-indexed)
   * @param column Column number (1-indexed)
   */
  function leanGetWidgets(input: {
    file_path: string;
    line: number /* integer, >= 1 */;
    column: number /* integer, >= 1 */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get proof goals at a position. MOST IMPORTANT tool - use often!
   * Omit column to see goals_before (line start) and goals_after (line end),
   * showing how the tactic transforms the state. status='complete' means the
   * proof is finished at this point; status='no_goal_at_position' means the
   * position carries no proof state (e.g. outside a proof).
   * @param file_path Absolute or project-root-relative path to Lean file
   * @param line Line number (1-indexed)
   * @param column Column (1-indexed). Omit for before/after Default: null
   * @param format Output format: 'text' (default) or 'structured' Default: "text"
   * @param timeout_s Max seconds to wait for elaboration. On timeout returns status='still_elaborating' - poll again. Default: null
   */
  function leanGoal(input: {
    file_path: string;
    line: number /* integer, >= 1 */;
    column?: number /* integer, >= 1 */ | null;
    format?: "text" | "structured";
    timeout_s?: number /* >= 1 */ | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Limit: 6req/30s. Get premise suggestions for automation tactics at a goal position.
   * Returns lemma names to try with `simp only [...]`, `aesop`, or as hints.
   * @param file_path Absolute or project-root-relative path to Lean file
   * @param line Line number (1-indexed)
   * @param column Column number (1-indexed)
   * @param num_results Max results Default: 32
   */
  function leanHammerPremise(input: {
    file_path: string;
    line: number /* integer, >= 1 */;
    column: number /* integer, >= 1 */;
    num_results?: number /* integer, >= 1 */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get type signature and docs for a symbol. Essential for understanding APIs.
   * @param file_path Absolute or project-root-relative path to Lean file
   * @param line Line number (1-indexed)
   * @param column Column at START of identifier (1-indexed characters)
   */
  function leanHoverInfo(input: {
    file_path: string;
    line: number /* integer, >= 1 */;
    column: number /* integer, >= 1 */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Limit: 10req/30s. Semantic search by mathematical meaning via Lean Finder.
   * Examples: "commutativity of addition on natural numbers",
   * "I have h : n < m and need n + 1 < m + 1", proof state text.
   * The `version` argument selects which mathlib snapshot to query
   * (v4.19.0, v4.24.0, or v4.28.0). Default: v4.28.0.
   * @param query Mathematical concept or proof state
   * @param num_results Max results Default: 5
   * @param version Mathlib version index to search Default: "v4.28.0"
   */
  function leanLeanfinder(input: {
    query: string;
    num_results?: number /* integer, >= 1 */;
    version?: "v4.19.0" | "v4.24.0" | "v4.28.0";
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Limit: 90req/30s. Search Mathlib via leansearch.net using natural language.
   * Examples: "sum of two even numbers is even", "Cauchy-Schwarz inequality",
   * "{f : A → B} (hf : Injective f) : ∃ g, LeftInverse g f"
   * @param query Natural language or Lean term query
   * @param num_results Max results Default: 5
   */
  function leanLeansearch(input: {
    query: string;
    num_results?: number /* integer, >= 1 */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Fast local search to verify declarations exist. Use BEFORE trying a lemma name.
   * @param query Declaration name or prefix
   * @param limit Max matches Default: 10
   * @param project_root Project root (inferred if omitted) Default: null
   */
  function leanLocalSearch(input: {
    query: string;
    limit?: number /* integer, >= 1 */;
    project_root?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Search Mathlib by type signature via loogle.lean-lang.org.
   * Examples: `Real.sin`, `"comm"`, `(?a → ?b) → List ?a → List ?b`,
   * `_ * (_ ^ _)`, `|- _ < _ → _ + 1 < _ + 1`
   * @param query Type pattern, constant, or name substring
   * @param num_results Max results Default: 8
   */
  function leanLoogle(input: {
    query: string;
    num_results?: number /* integer, >= 1 */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * For each explicit `(h : T)` hypothesis of a theorem, drop it and re-elaborate
   * a scratch copy of the file. Reports which hypotheses are load-bearing and which
   * are actually unused. Skips implicit `{x : α}` and instance `[inst : C]` binders
   * (those are usually inferable / always load-bearing). Does not rewrite the proof
   * body — a body that names `h` will fail to elaborate without the binder, which
   * is the truthful answer (load-bearing).
   * Variants are checked in parallel on scratch documents; the file is never edited.
   * @param file_path Absolute path to Lean file
   * @param theorem_name Theorem name. Either bare (e.g. `add_comm`) or fully qualified (e.g. `Namespace.add_comm`); only the trailing segment is used for source matching.
   * @param inactivity_timeout Per-hypothesis elaboration timeout (seconds) Default: 60.0
   */
  function leanMinimalHypotheses(input: {
    file_path: string;
    theorem_name: string;
    inactivity_timeout?: number /* >= 5.0, <= 300.0 */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Try multiple tactics without modifying file. Returns goal state for each.
   * @param file_path Absolute or project-root-relative path to Lean file
   * @param line Line number (1-indexed)
   * @param snippets Tactics to try (3+ recommended)
   * @param column Column (1-indexed). Omit to target the tactic line Default: null
   */
  function leanMultiAttempt(input: {
    file_path: string;
    line: number /* integer, >= 1 */;
    snippets: Array<string>;
    column?: number /* integer, >= 1 */ | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Run `lean --profile` on a theorem. Returns per-line timing and categories. SLOW - avoid on theorems that already hit heartbeat limits.
   * @param file_path Absolute or project-root-relative path to Lean file
   * @param line Line where theorem starts (1-indexed)
   * @param top_n Number of slowest lines to return Default: 5
   * @param timeout Max seconds to wait Default: 60.0
   */
  function leanProfileProof(input: {
    file_path: string;
    line: number /* integer, >= 1 */;
    top_n?: number /* integer, >= 1 */;
    timeout?: number /* >= 1 */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Find all references to a symbol (including the declaration). Position cursor at the symbol.
   * @param file_path Absolute path to Lean file
   * @param line Line number (1-indexed)
   * @param column Column at START of identifier (1-indexed)
   * @param max_results Max locations to return (default 50) Default: 50
   */
  function leanReferences(input: {
    file_path: string;
    line: number /* integer, >= 1 */;
    column: number /* integer, >= 1 */;
    max_results?: number /* integer, >= 1 */ | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Run a code snippet and return diagnostics. Must include all imports.
   * @param code Self-contained Lean code with imports
   */
  function leanRunCode(input: {
    code: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get the expected type at a position.
   * @param file_path Absolute or project-root-relative path to Lean file
   * @param line Line number (1-indexed)
   * @param column Column (defaults to end of line) Default: null
   */
  function leanTermGoal(input: {
    file_path: string;
    line: number /* integer, >= 1 */;
    column?: number /* integer, >= 1 */ | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Check theorem axioms + optional source scan. Only scans the given file, not imports.
   * @param file_path Absolute path to Lean file
   * @param theorem_name Fully qualified name (e.g. `Namespace.theorem`)
   * @param scan_source Scan source file for suspicious patterns Default: true
   */
  function leanVerify(input: {
    file_path: string;
    theorem_name: string;
    scan_source?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  namespace prompts {
    /**
     * Get one prompt by name of MCP server lean-lsp-mcp.
     */
    function get(input: {
      name: string;
      arguments?: { [key: string]: string };
    }): Promise<McpPromptsGetResult>;

    /**
     * List the prompts of MCP server lean-lsp-mcp.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpPromptsListResult>;
  }

  namespace resources {
    /**
     * List the resources of MCP server lean-lsp-mcp.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpResourcesListResult>;

    /**
     * Read one resource by URI of MCP server lean-lsp-mcp.
     */
    function read(input: {
      uri: string;
    }): Promise<McpResourcesReadResult>;
  }
}
