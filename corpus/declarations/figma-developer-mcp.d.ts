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

declare namespace MCP.figmaDeveloperMcp {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * Download SVG and PNG images used in a Figma file based on the IDs of image or icon nodes. Images will be saved relative to the server's image directory: /home/user
   * @param fileKey The key of the Figma file containing the images
   * @param nodes The nodes to fetch as images
   * @param localPath The directory to save images in. Provide a path relative to the server's image directory (e.g., 'public/images' or 'assets/icons'). Either separator works. Absolute paths are accepted only if they point inside the image directory. The directory is created if missing.
   * @param pngScale Export scale for PNG images. Optional, defaults to 2 if not specified. Affects PNG images only. Default: 2
   */
  function downloadFigmaImages(input: {
    fileKey: string;
    nodes: Array<{ cropTransform?: Array<Array<number>>; fileName: string; filenameSuffix?: string; gifRef?: string; imageRef?: string; needsCropping?: boolean; nodeId: string; requiresImageDimensions?: boolean }>;
    localPath: string;
    pngScale?: number /* > 0 */;
  }): Promise<McpToolResult>;

  /**
   * Get comprehensive Figma file data including layout, content, visuals, and component information
   * @param fileKey The key of the Figma file to fetch, often found in a provided URL like figma.com/(file|design)/<fileKey>/...
   * @param nodeId The ID of the node to fetch, often found as URL parameter node-id=<nodeId>, always use if provided. Use format '1234:5678' for a standard node, or 'I5666:180910;1:10515;1:10336' for a deeply nested instance node (the semicolon-joined path represents the instance override chain — it's still a single node ID, not multiple nodes).
   * @param depth OPTIONAL. Do NOT use unless explicitly requested by the user. Controls how many levels deep to traverse the node tree.
   */
  function getFigmaData(input: {
    fileKey: string;
    nodeId?: string;
    depth?: number;
  }): Promise<McpToolResult>;
}
