/// <reference path="./demoTracker.d.ts" />

interface McpRootApiHeader {
  header: string;
  servers?: unknown[];
}

declare namespace MCP {
  /** Return the API headers of all servers. */
  function $api(): Promise<McpRootApiHeader>;

  /** Structured content, parsed JSON text or joined text of a tool result; throws if isError. */
  function $value(result: unknown): unknown;
}
