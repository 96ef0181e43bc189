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

declare namespace MCP.modelcontextprotocolServerSequentialThinking {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * A detailed tool for dynamic and reflective problem-solving through thoughts.
   * This tool helps analyze problems through a flexible thinking process that can adapt and evolve.
   * Each thought can build on, question, or revise previous insights as understanding deepens.
   * When to use this tool:
   * - Breaking down complex problems into steps
   * - Planning and design with room for revision
   * - Analysis that might need course correction
   * - Problems where the full scope might not be clear initially
   * - Problems that require a multi-step solution
   * - Tasks that need to maintain context over multiple steps
   * - Situations where irrelevant information needs to be filtered out
   * Key features:
   * @param thought Your current thinking step
   * @param nextThoughtNeeded Whether another thought step is needed
   * @param thoughtNumber Current thought number (numeric value, e.g., 1, 2, 3)
   * @param totalThoughts Estimated total thoughts needed (numeric value, e.g., 5, 10)
   * @param isRevision Whether this revises previous thinking
   * @param revisesThought Which thought is being reconsidered
   * @param branchFromThought Branching point thought number
   * @param branchId Branch identifier
   * @param needsMoreThoughts If more thoughts are needed
   */
  function sequentialthinking(input: {
    thought: string;
    nextThoughtNeeded: boolean | string;
    thoughtNumber: number /* integer, >= 1, <= 9007199254740991 */;
    totalThoughts: number /* integer, >= 1, <= 9007199254740991 */;
    isRevision?: boolean | string;
    revisesThought?: number /* integer, >= 1, <= 9007199254740991 */;
    branchFromThought?: number /* integer, >= 1, <= 9007199254740991 */;
    branchId?: string;
    needsMoreThoughts?: boolean | string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;
}
