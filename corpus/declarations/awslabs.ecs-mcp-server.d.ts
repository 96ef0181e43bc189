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

declare namespace MCP.awslabsEcsMcpServer {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * Creates ECR infrastructure and builds/pushes a Docker image to ECR.
   * This tool automates the complete ECR setup and image deployment process:
   * 1. Creates ECR repository via CloudFormation
   * 2. Creates IAM role with ECR push/pull permissions
   * 3. Builds Docker image from your application
   * 4. Pushes image to ECR
   * ## Parameters:
   * - Required: app_name (Application name, 1-20 chars, lowercase letters/digits/hyphens only)
   * - Required: app_path (Path to application directory with Dockerfile)
   * - Optional: tag (Image tag, defaults to epoch timestamp)
   * ## Prerequisites:
   * - Docker installed and running locally
   * @param app_name Name of the application (used for ECR repository and stack names)
   * @param app_path Absolute file path to the web application directory containing the Dockerfile
   * @param tag Optional image tag (if None, uses epoch timestamp) Default: null
   */
  function buildAndPushImageToEcr(input: {
    app_name: string;
    app_path: string;
    tag?: string | null;
  }): Promise<McpToolResult>;

  /**
   * Start here if a user wants to run their application locally or deploy an app to the cloud.
   * Provides guidance for containerizing a web application.
   * This tool provides guidance on how to build Docker images for web applications,
   * including recommendations for base images, build tools, and architecture choices.
   * USAGE INSTRUCTIONS:
   * 1. Run this tool to get guidance on how to configure your application for ECS.
   * 2. Follow the steps generated from the tool.
   * 3. Proceed to create_ecs_infrastructure tool.
   * The guidance includes:
   * - Example Dockerfile content
   * - Example docker-compose.yml content
   * - Build commands for different container tools
   * @param app_path Absolute file path to the web application directory
   * @param port Port the application listens on
   */
  function containerizeApp(input: {
    app_path: string;
    port: number /* integer */;
  }): Promise<McpToolResult>;

  /**
   * Deletes a complete Express Mode deployment including service and ECR infrastructure.
   * This tool performs complete cleanup of an Express Mode deployment:
   * 1. Deletes the Express Gateway Service
   * 2. Deletes the ECR CloudFormation stack (ECR repository + IAM role)
   * ## Parameters:
   * - Required: service_arn (ARN of Express Gateway Service)
   * - Required: app_name (Application name used during deployment)
   * ## What Gets Deleted:
   * - Express Gateway Service and all provisioned infrastructure
   * (ALB, target groups, security groups)
   * - CloudFormation stack for ECR resources, including ECR repo and container images
   * ## Returns:
   * @param service_arn ARN of the Express Gateway Service to delete
   * @param app_name Name of the application (used to identify ECR stack to delete)
   */
  function deleteApp(input: {
    service_arn: string;
    app_name: string;
  }): Promise<McpToolResult>;

  /**
   * Execute ECS API operations directly.
   * This tool allows direct execution of ECS API operations using boto3.
   * Supported operations:
   * - CreateCapacityProvider (requires WRITE permission)
   * - CreateCluster (requires WRITE permission)
   * - CreateExpressGatewayService (requires WRITE permission)
   * - CreateService (requires WRITE permission)
   * - CreateTaskSet (requires WRITE permission)
   * - DeleteAccountSetting (requires WRITE permission)
   * - DeleteAttributes (requires WRITE permission)
   * - DeleteCapacityProvider (requires WRITE permission)
   * - DeleteCluster (requires WRITE permission)
   * @param api_operation The ECS API operation to execute (CamelCase)
   * @param api_params Dictionary of parameters to pass to the API operation Default: {}
   */
  function ecsResourceManagement(input: {
    api_operation: string;
    api_params?: { [key: string]: unknown };
  }): Promise<McpToolResult>;

  /**
   * ECS troubleshooting tool with multiple diagnostic actions.
   * This tool provides access to all ECS troubleshooting operations through a single interface.
   * Use the 'action' parameter to specify which troubleshooting operation to perform.
   * ## Available Actions and Parameters:
   * ### 1. get_ecs_troubleshooting_guidance
   * Initial assessment and data collection
   * - Required: ecs_cluster_name
   * - Optional: ecs_service_name (Name of the ECS Service to troubleshoot),
   * symptoms_description (Description of symptoms experienced by the user)
   * - Note: task definition environment variable values and secret or credential
   * references in the response are redacted unless ALLOW_SENSITIVE_DATA=true
   * - Example: action="get_ecs_troubleshooting_guidance",
   * @param action The troubleshooting action to perform (see available actions above) Default: "get_ecs_troubleshooting_guidance"
   * @param parameters Action-specific parameters (see parameter specifications above) Default: null
   */
  function ecsTroubleshootingTool(input?: {
    action?: "get_ecs_troubleshooting_guidance" | "fetch_cloudformation_status" | "fetch_service_events" | "fetch_task_failures" | "fetch_task_logs" | "detect_image_pull_failures" | "fetch_network_configuration";
    parameters?: { [key: string]: unknown } | null;
  }): Promise<McpToolResult>;

  /**
   * Validates prerequisites for ECS Express Mode deployment.
   * This tool checks that all required resources exist and are properly configured
   * before deploying an ECS Express Gateway Service.
   * ## Validation Checks:
   * 1. Task Execution Role exists (checks default 'ecsTaskExecutionRole' if not provided)
   * 2. Infrastructure Role exists (checks default 'ecsInfrastructureRoleForExpressServices'
   * if not provided)
   * 3. Docker image exists in the specified ECR repository
   * ## Parameters:
   * - Required: image_uri (Full ECR image URI including tag)
   * - Optional: execution_role_arn (ARN of task execution role,
   * defaults to 'ecsTaskExecutionRole')
   * @param image_uri Full ECR image URI with tag (e.g., 123456789012.dkr.ecr.us-west-2.amazonaws.com/my-app:tag)
   * @param execution_role_arn Optional ARN of the ECS task execution role (defaults to ecsTaskExecutionRole) Default: null
   * @param infrastructure_role_arn Optional ARN of the infrastructure role for Express Gateway (defaults to ecsInfrastructureRoleForExpressServices) Default: null
   */
  function validateEcsExpressModePrerequisites(input: {
    image_uri: string;
    execution_role_arn?: string | null;
    infrastructure_role_arn?: string | null;
  }): Promise<McpToolResult>;

  /**
   * Waits for ECS tasks in a service to reach RUNNING status.
   * This tool polls the service every 10 seconds to check if tasks are running.
   * It will wait up to the specified timeout before returning a timeout status.
   * ## Parameters:
   * - Required: cluster (ECS cluster name)
   * - Required: service_name (ECS service name)
   * - Optional: timeout_seconds (Max wait time, defaults to 300 seconds)
   * ## Returns:
   * Dictionary containing:
   * - status: "success" if tasks are running, "timeout" if timeout reached,
   * "failed" if an error occurred
   * - message: Human-readable status message
   * @param cluster Name of the ECS cluster
   * @param service_name Name of the ECS service
   * @param timeout_seconds Maximum time to wait in seconds (default: 300 = 5 minutes) Default: 300
   */
  function waitForServiceReady(input: {
    cluster: string;
    service_name: string;
    timeout_seconds?: number /* integer */;
  }): Promise<McpToolResult>;

  namespace prompts {
    /**
     * Get one prompt by name of MCP server awslabs.ecs-mcp-server.
     */
    function get(input: {
      name: string;
      arguments?: { [key: string]: string };
    }): Promise<McpPromptsGetResult>;

    /**
     * List the prompts of MCP server awslabs.ecs-mcp-server.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpPromptsListResult>;
  }

  namespace resources {
    /**
     * List the resources of MCP server awslabs.ecs-mcp-server.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpResourcesListResult>;

    /**
     * Read one resource by URI of MCP server awslabs.ecs-mcp-server.
     */
    function read(input: {
      uri: string;
    }): Promise<McpResourcesReadResult>;
  }
}
