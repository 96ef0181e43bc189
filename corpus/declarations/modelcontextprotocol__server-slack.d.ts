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

declare namespace MCP.modelcontextprotocolServerSlack {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * Add a reaction emoji to a message
   * @param channel_id The ID of the channel containing the message
   * @param timestamp The timestamp of the message to react to
   * @param reaction The name of the emoji reaction (without ::)
   */
  function slackAddReaction(input: {
    channel_id: string;
    timestamp: string;
    reaction: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get recent messages from a channel
   * @param channel_id The ID of the channel
   * @param limit Number of messages to retrieve (default 10) Default: 10
   */
  function slackGetChannelHistory(input: {
    channel_id: string;
    limit?: number;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get all replies in a message thread
   * @param channel_id The ID of the channel containing the thread
   * @param thread_ts The timestamp of the parent message in the format '1234567890.123456'. Timestamps in the format without the period can be converted by adding the period such that 6 numbers come after it.
   */
  function slackGetThreadReplies(input: {
    channel_id: string;
    thread_ts: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get detailed profile information for a specific user
   * @param user_id The ID of the user
   */
  function slackGetUserProfile(input: {
    user_id: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get a list of all users in the workspace with their basic profile information
   * @param cursor Pagination cursor for next page of results
   * @param limit Maximum number of users to return (default 100, max 200) Default: 100
   */
  function slackGetUsers(input?: {
    cursor?: string;
    limit?: number;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List public or pre-defined channels in the workspace with pagination
   * @param limit Maximum number of channels to return (default 100, max 200) Default: 100
   * @param cursor Pagination cursor for next page of results
   */
  function slackListChannels(input?: {
    limit?: number;
    cursor?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Post a new message to a Slack channel
   * @param channel_id The ID of the channel to post to
   * @param text The message text to post
   */
  function slackPostMessage(input: {
    channel_id: string;
    text: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Reply to a specific message thread in Slack
   * @param channel_id The ID of the channel containing the thread
   * @param thread_ts The timestamp of the parent message in the format '1234567890.123456'. Timestamps in the format without the period can be converted by adding the period such that 6 numbers come after it.
   * @param text The reply text
   */
  function slackReplyToThread(input: {
    channel_id: string;
    thread_ts: string;
    text: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;
}
