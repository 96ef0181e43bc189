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

declare namespace MCP.googleCloudCloudRunMcp {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * Creates a new GCP project and attempts to attach it to the first available billing account. A project ID can be optionally specified; otherwise it will be automatically generated.
   * @param projectId Optional. The desired ID for the new GCP project. If not provided, an ID will be auto-generated.
   */
  function createProject(input?: {
    projectId?: string;
  }): Promise<McpToolResult>;

  /**
   * Deploys a container image to Cloud Run. Use this tool if the user provides a container image URL.
   * @param imageUrl The URL of the container image to deploy (e.g. "gcr.io/cloudrun/hello")
   * @param project Google Cloud project ID. Do not select it yourself, make sure the user provides or confirms the project ID. Default: "dummy"
   * @param region Region to deploy the service to Default: "europe-west1"
   * @param service Name of the Cloud Run service to deploy to
   */
  function deployContainerImage(input: {
    imageUrl: string;
    project?: string;
    region?: string;
    service?: string;
  }): Promise<McpToolResult>;

  /**
   * Deploy files to Cloud Run by providing their contents directly. Takes an array of file objects containing filename and content. Use this tool if the files only exist in the current chat context.
   * @param files Array of file objects containing filename and content
   * @param project Google Cloud project ID. Leave unset for the app to be deployed in a new project. If provided, make sure the user confirms the project ID they want to deploy to. Default: "dummy"
   * @param region Region to deploy the service to Default: "europe-west1"
   * @param service Name of the Cloud Run service to deploy to
   */
  function deployFileContents(input: {
    files: Array<{ content?: string; filename: string }>;
    project?: string;
    region?: string;
    service?: string;
  }): Promise<McpToolResult>;

  /**
   * Deploy a local folder to Cloud Run. Takes an absolute folder path from the local filesystem that will be deployed. Use this tool if the entire folder content needs to be deployed.
   * @param folderPath Absolute path to the folder to deploy (e.g. "/home/user/project/src")
   * @param project Google Cloud project ID. Do not select it yourself, make sure the user provides or confirms the project ID. Default: "dummy"
   * @param region Region to deploy the service to Default: "europe-west1"
   * @param service Name of the Cloud Run service to deploy to
   */
  function deployLocalFolder(input: {
    folderPath: string;
    project?: string;
    region?: string;
    service?: string;
  }): Promise<McpToolResult>;

  /**
   * Gets details for a specific Cloud Run service.
   * @param service Name of the Cloud Run service
   * @param project Google Cloud project ID containing the service Default: "dummy"
   * @param region Region where the service is located Default: "europe-west1"
   */
  function getService(input: {
    service: string;
    project?: string;
    region?: string;
  }): Promise<McpToolResult>;

  /**
   * Gets Logs and Error Messages for a specific Cloud Run service.
   * @param service Name of the Cloud Run service
   * @param project Google Cloud project ID containing the service Default: "dummy"
   * @param region Region where the service is located Default: "europe-west1"
   */
  function getServiceLog(input: {
    service: string;
    project?: string;
    region?: string;
  }): Promise<McpToolResult>;

  /**
   * Lists available GCP projects
   */
  function listProjects(input?: Record<string, unknown>): Promise<McpToolResult>;

  /**
   * Lists all Cloud Run services in a given project.
   * @param project Google Cloud project ID Default: "dummy"
   */
  function listServices(input?: {
    project?: string;
  }): Promise<McpToolResult>;

  namespace prompts {
    /**
     * Get one prompt by name of MCP server google-cloud/cloud-run-mcp.
     */
    function get(input: {
      name: string;
      arguments?: { [key: string]: string };
    }): Promise<McpPromptsGetResult>;

    /**
     * List the prompts of MCP server google-cloud/cloud-run-mcp.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpPromptsListResult>;
  }
}
