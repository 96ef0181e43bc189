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

declare namespace MCP.modelcontextprotocolServerFilesystem {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * Create a new directory or ensure a directory exists. Can create multiple nested directories in one operation. If the directory already exists, this operation will succeed silently. Perfect for setting up directory structures for projects or ensuring required paths exist. Only works within allowed directories.
   */
  function createDirectory(input: {
    path: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get a recursive tree view of files and directories as a JSON structure. Each entry includes 'name', 'type' (file/directory), and 'children' for directories. Files have no children array, while directories always have a children array (which may be empty). The output is formatted with 2-space indentation for readability. Only works within allowed directories.
   * @param excludePatterns Default: []
   */
  function directoryTree(input: {
    path: string;
    excludePatterns?: Array<string>;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Make line-based edits to a text file. Each edit replaces exact line sequences with new content. Returns a git-style diff showing the changes made. Only works within allowed directories.
   * @param dryRun Preview changes using git-style diff format Default: false
   */
  function editFile(input: {
    path: string;
    edits: Array<{ newText: string; oldText: string; [key: string]: unknown }>;
    dryRun?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve detailed metadata about a file or directory. Returns comprehensive information including size, creation time, last modified time, permissions, and type. This tool is perfect for understanding file characteristics without reading the actual content. Only works within allowed directories.
   */
  function getFileInfo(input: {
    path: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Returns the list of directories that this server is allowed to access. Subdirectories within these allowed directories are also accessible. Use this to understand which directories and their nested paths are available before trying to access files.
   */
  function listAllowedDirectories(input?: Record<string, unknown>): Promise<McpToolResult>;

  /**
   * Get a detailed listing of all files and directories in a specified path. Results clearly distinguish between files and directories with [FILE] and [DIR] prefixes. This tool is essential for understanding directory structure and finding specific files within a directory. Only works within allowed directories.
   */
  function listDirectory(input: {
    path: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get a detailed listing of all files and directories in a specified path, including sizes. Results clearly distinguish between files and directories with [FILE] and [DIR] prefixes. This tool is useful for understanding directory structure and finding specific files within a directory. Only works within allowed directories.
   * @param sortBy Sort entries by name or size Default: "name"
   */
  function listDirectoryWithSizes(input: {
    path: string;
    sortBy?: "name" | "size";
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Move or rename files and directories. Can move files between directories and rename them in a single operation. If the destination exists, the operation will fail. Works across different directories and can be used for simple renaming within the same directory. Both source and destination must be within allowed directories.
   */
  function moveFile(input: {
    source: string;
    destination: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Read the complete contents of a file as text. DEPRECATED: Use read_text_file instead.
   * @param tail If provided, returns only the last N lines of the file
   * @param head If provided, returns only the first N lines of the file
   */
  function readFile(input: {
    path: string;
    tail?: number;
    head?: number;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Read a file and return it as a base64-encoded content block with its MIME type. Image and audio files are returned as image/audio content; any other file type is returned as an embedded resource. Only works within allowed directories.
   */
  function readMediaFile(input: {
    path: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Read the contents of multiple files simultaneously. This is more efficient than reading files one by one when you need to analyze or compare multiple files. Each file's content is returned with its path as a reference. Failed reads for individual files won't stop the entire operation. Only works within allowed directories.
   * @param paths Array of file paths to read. Each path must be a string pointing to a valid file within allowed directories.
   */
  function readMultipleFiles(input: {
    paths: Array<string>;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Read the complete contents of a file from the file system as text. Handles various text encodings and provides detailed error messages if the file cannot be read. Use this tool when you need to examine the contents of a single file. Use the 'head' parameter to read only the first N lines of a file, or the 'tail' parameter to read only the last N lines of a file. Operates on the file as text regardless of extension. Only works within allowed directories.
   * @param tail If provided, returns only the last N lines of the file
   * @param head If provided, returns only the first N lines of the file
   */
  function readTextFile(input: {
    path: string;
    tail?: number;
    head?: number;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Recursively search for files and directories matching a pattern. The patterns should be glob-style patterns that match paths relative to the working directory. Use pattern like '*.ext' to match files in current directory, and '** /*.ext' to match files in all subdirectories. Returns full paths to all matching items. Great for finding files when you don't know their exact location. Only searches within allowed directories.
   * @param excludePatterns Default: []
   */
  function searchFiles(input: {
    path: string;
    pattern: string;
    excludePatterns?: Array<string>;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create a new file or completely overwrite an existing file with new content. Use with caution as it will overwrite existing files without warning. Handles text content with proper encoding. Only works within allowed directories.
   */
  function writeFile(input: {
    path: string;
    content: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;
}
