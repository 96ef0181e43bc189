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

declare namespace MCP.cliMcpServer {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * Allows command (CLI) execution in the directory: /home/user
   * Available commands: ls
   * Available flags: -l
   * Shell operators (&&, ||, |, >, >>, <, <<, ;) are not supported. Set ALLOW_SHELL_OPERATORS=true to enable.
   * @param command Single command to execute (example: 'ls -l' or 'cat file.txt')
   */
  function runCommand(input: {
    command: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Show what commands and operations are allowed in this environment.
   */
  function showSecurityRules(input?: Record<string, unknown>): Promise<McpToolResult>;
}
