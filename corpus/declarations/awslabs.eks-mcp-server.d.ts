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

declare namespace MCP.awslabsEksMcpServer {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * Add a new inline policy to an IAM role.
   * This tool creates a new inline policy with the specified permissions and adds it to an IAM role.
   * Inline policies are embedded within the role and cannot be attached to multiple roles. Commonly used
   * for granting EKS clusters access to AWS services, enabling worker nodes to access resources, and
   * configuring permissions for CloudWatch logging and ECR access.
   * IMPORTANT: Use this tool instead of 'aws iam put-role-policy' commands.
   * ## Requirements
   * - The server must be run with the `--allow-write` flag
   * - The role must exist in your AWS account
   * - The policy name must be unique within the role
   * - You cannot modify existing policies with this tool
   * ## Permission Format
   * @param policy_name Name of the inline policy to create. Must be unique within the role.
   * @param role_name Name of the IAM role to add the policy to. The role must exist.
   * @param permissions Permissions to include in the policy as IAM policy statements in JSON format. Can be either a single statement object or an array of statement objects.
   */
  function addInlinePolicy(input: {
    policy_name: string;
    role_name: string;
    permissions: { [key: string]: unknown } | Array<{ [key: string]: unknown }>;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Apply a Kubernetes YAML from a local file.
   * This tool applies Kubernetes resources defined in a YAML file to an EKS cluster,
   * similar to the `kubectl apply` command. It supports multi-document YAML files
   * and can create or update resources, useful for deploying applications, creating
   * Kubernetes resources, and applying complete application stacks.
   * IMPORTANT: Use this tool instead of 'kubectl apply -f' commands.
   * ## Requirements
   * - The server must be run with the `--allow-write` flag
   * - The YAML file must exist and be accessible to the server
   * - The path must be absolute (e.g., '/home/user/manifests/app.yaml')
   * - The EKS cluster must exist and be accessible
   * ## Response Information
   * @param yaml_path Absolute path to the YAML file to apply. IMPORTANT: Must be an absolute path (e.g., '/home/user/manifests/app.yaml') as the MCP client and server might not run from the same location.
   * @param cluster_name Name of the EKS cluster where the resources will be created or updated.
   * @param namespace Kubernetes namespace to apply resources to. Will be used for namespaced resources that do not specify a namespace.
   * @param force Whether to update resources if they already exist (similar to kubectl apply). Set to false to only create new resources. Default: true
   */
  function applyYaml(input: {
    yaml_path: string;
    cluster_name: string;
    namespace: string;
    force?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Generate Kubernetes manifest for a deployment and service.
   * This tool generates Kubernetes manifests for deploying an application to an EKS cluster,
   * creating both a Deployment and a LoadBalancer Service. The generated manifest can be
   * applied to a cluster using the apply_yaml tool, useful for deploying containerized
   * applications, creating load-balanced services, and standardizing deployment configurations.
   * ## Requirements
   * - The server must be run with the `--allow-write` flag
   * ## Generated Resources
   * - **Deployment**: Manages the application pods with specified replicas and resource requests
   * - **Service**: LoadBalancer type service that exposes the application externally
   * ## Usage Tips
   * - Use 2 or more replicas for production workloads
   * @param app_name Name of the application. Used for deployment and service names, and for labels.
   * @param image_uri Full ECR image URI with tag (e.g., 123456789012.dkr.ecr.region.amazonaws.com/repo:tag). Must include the full repository path and tag.
   * @param output_dir Absolute path to the directory to save the manifest file
   * @param port Container port that the application listens on Default: 80
   * @param replicas Number of replicas to deploy Default: 2
   * @param cpu CPU request for each container (e.g., "100m" for 0.1 CPU cores, "500m" for half a core). Default: "100m"
   * @param memory Memory request for each container (e.g., "128Mi" for 128 MiB, "1Gi" for 1 GiB). Default: "128Mi"
   * @param namespace Kubernetes namespace to deploy the application to. Default: "default" Default: "default"
   * @param load_balancer_scheme AWS load balancer scheme. Options: "internal" (private VPC only) or "internet-facing" (public access). Default: "internal"
   */
  function generateAppManifest(input: {
    app_name: string;
    image_uri: string;
    output_dir: string;
    port?: number /* integer */;
    replicas?: number /* integer */;
    cpu?: string;
    memory?: string;
    namespace?: string;
    load_balancer_scheme?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get logs from CloudWatch for a specific resource.
   * This tool retrieves logs from CloudWatch for Kubernetes resources in an EKS cluster,
   * allowing you to analyze application behavior, troubleshoot issues, and monitor system
   * health. It supports filtering by resource type, time range, and content for troubleshooting
   * application errors, investigating security incidents, and analyzing startup configuration issues.
   * IMPORTANT: Use this tool instead of 'aws logs get-log-events', 'aws logs filter-log-events',
   * or 'aws logs start-query' commands.
   * ## Requirements
   * - The server must be run with the `--allow-sensitive-data-access` flag
   * - The EKS cluster must have CloudWatch logging enabled
   * - The resource must exist in the specified cluster
   * ## Response Information
   * @param resource_type Resource type to search logs for. Valid values: "pod", "node", "container". This determines how logs are filtered.
   * @param cluster_name Name of the EKS cluster where the resource is located. Used to construct the CloudWatch log group name.
   * @param log_type Log type to query. Options: - "application": Container/application logs - "host": Node-level system logs - "performance": Performance metrics logs - "control-plane": EKS control plane logs - Or provide a custom CloudWatch log group name directly
   * @param resource_name Resource name to search for in log messages (e.g., pod name, node name, container name). Used to filter logs for the specific resource. Default: null
   * @param minutes Number of minutes to look back for logs. Default: 15. Ignored if start_time is provided. Use smaller values for recent issues, larger values for historical analysis. Default: 15
   * @param start_time Start time in ISO format (e.g., "2023-01-01T00:00:00Z"). If provided, overrides the minutes parameter. IMPORTANT: Use this for precise time ranges. Default: null
   * @param end_time End time in ISO format (e.g., "2023-01-01T01:00:00Z"). If not provided, defaults to current time. IMPORTANT: Use with start_time for precise time ranges. Default: null
   * @param limit Maximum number of log entries to return. Use lower values (10-50) for faster queries, higher values (100-1000) for more comprehensive results. IMPORTANT: Higher values may impact performance. Default: 50
   * @param filter_pattern Additional CloudWatch Logs filter pattern to apply. Uses CloudWatch Logs Insights syntax (e.g., "ERROR", "field=value"). IMPORTANT: Use this to narrow down results for specific issues. Default: null
   * @param fields Custom fields to include in the query results (defaults to "@timestamp, @message"). Use CloudWatch Logs Insights field syntax. IMPORTANT: Only specify if you need fields beyond the default timestamp and message. Default: null
   */
  function getCloudwatchLogs(input: {
    resource_type: string;
    cluster_name: string;
    log_type: string;
    resource_name?: string | null;
    minutes?: number /* integer */;
    start_time?: string | null;
    end_time?: string | null;
    limit?: number /* integer */;
    filter_pattern?: string | null;
    fields?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get metrics from CloudWatch for a specific resource.
   * This tool retrieves metrics from CloudWatch for Kubernetes resources in an EKS cluster,
   * allowing you to monitor performance, resource utilization, and system health. It supports
   * various resource types and metrics with flexible time ranges and aggregation options for
   * monitoring CPU/memory usage, analyzing network traffic, and identifying performance bottlenecks.
   * IMPORTANT: Use this tool instead of 'aws cloudwatch get-metric-data', 'aws cloudwatch get-metric-statistics',
   * or similar CLI commands.
   * IMPORTANT: Use the get_eks_metrics_guidance tool first to determine the correct dimensions for metric queries.
   * Do not try to infer which dimensions are needed for EKS ContainerInsights metrics.
   * IMPORTANT: When using pod metrics, note that `FullPodName` has the same prefix as `PodName` but includes a
   * suffix with a random string (e.g., "my-pod-abc123"). Always use the version without the suffix for `PodName`
   * dimension. The pod name returned by list_k8s_resources is the `FullPodName`.
   * @param cluster_name Name of the EKS cluster to get metrics for.
   * @param metric_name Metric name to retrieve. Common examples: - cpu_usage_total: Total CPU usage - memory_rss: Resident Set Size memory usage - network_rx_bytes: Network bytes received - network_tx_bytes: Network bytes transmitted
   * @param namespace CloudWatch namespace where the metric is stored. Common values: - "ContainerInsights": For container metrics - "AWS/EC2": For EC2 instance metrics - "AWS/EKS": For EKS control plane metrics
   * @param dimensions Dimensions to use for the CloudWatch metric query. Must include appropriate dimensions for the resource type and metric (e.g., ClusterName, PodName, Namespace).
   * @param minutes Number of minutes to look back for metrics. Default: 15. Ignored if start_time is provided. IMPORTANT: Choose a time range appropriate for the metric resolution. Default: 15
   * @param start_time Start time in ISO format (e.g., "2023-01-01T00:00:00Z"). If provided, overrides the minutes parameter. IMPORTANT: Use this for precise historical analysis. Default: null
   * @param end_time End time in ISO format (e.g., "2023-01-01T01:00:00Z"). If not provided, defaults to current time. IMPORTANT: Use with start_time for precise time ranges. Default: null
   * @param limit Maximum number of data points to return. Higher values (100-1000) provide more granular data but may impact performance. IMPORTANT: Balance between granularity and performance. Default: 50
   * @param period Period in seconds for the metric data points. Default: 60 (1 minute). Lower values (1-60) provide higher resolution but may be less available. IMPORTANT: Match to your monitoring needs. Default: 60
   * @param stat Statistic to use for the metric aggregation: - Average: Mean value during the period - Sum: Total value during the period - Maximum: Highest value during the period - Minimum: Lowest value during the period - SampleCount: Number of samples during the period Default: "Average"
   */
  function getCloudwatchMetrics(input: {
    cluster_name: string;
    metric_name: string;
    namespace: string;
    dimensions: { [key: string]: unknown };
    minutes?: number /* integer */;
    start_time?: string | null;
    end_time?: string | null;
    limit?: number /* integer */;
    period?: number /* integer */;
    stat?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get EKS Insights for cluster configuration and upgrade readiness.
   * This tool retrieves Amazon EKS Insights that identify potential issues with
   * your EKS cluster. These insights help identify both cluster configuration issues
   * and upgrade readiness concerns that might affect hybrid nodes functionality.
   * Amazon EKS provides two types of insights:
   * - MISCONFIGURATION insights: Identify misconfigurations in your EKS cluster setup
   * - UPGRADE_READINESS insights: Identify issues that could prevent successful cluster upgrades
   * When used without an insight_id, it returns a list of all insights.
   * When used with an insight_id, it returns detailed information about
   * that specific insight, including recommendations.
   * ## Requirements
   * - The server must be run with the `--allow-sensitive-data-access` flag
   * @param cluster_name Name of the EKS cluster
   * @param insight_id ID of a specific insight to get detailed information for. If provided, returns detailed information about this specific insight. Default: null
   * @param category Filter insights by category (e.g., "MISCONFIGURATION" or "UPGRADE_READINESS") Default: null
   * @param next_token Token for pagination to get the next set of results Default: null
   */
  function getEksInsights(input: {
    cluster_name: string;
    insight_id?: string | null;
    category?: string | null;
    next_token?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get CloudWatch metrics guidance for specific resource types in EKS clusters.
   * This tool provides information about available CloudWatch metrics that are in the `ContainerInsights` naemspace for different resource types
   * in EKS clusters, including metric names, dimensions, and descriptions to help with monitoring and troubleshooting.
   * It's particularly useful for determining the correct dimensions to use with the get_cloudwatch_metrics tool.
   * ## Response Information
   * The response includes a list of metrics with their names, descriptions, and required dimensions
   * for the specified resource type.
   * ## Usage Tips
   * - Use this tool before calling get_cloudwatch_metrics to determine the correct dimensions
   * - For pod metrics, note that FullPodName has a random suffix while PodName doesn't
   * - Different metrics require different dimension combinations
   * Args:
   * @param resource_type Type of resource to get metrics for (cluster, node, pod, namespace, service)
   */
  function getEksMetricsGuidance(input: {
    resource_type: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get VPC configuration for an EKS cluster.
   * This tool retrieves comprehensive VPC configuration details for any EKS cluster,
   * including CIDR blocks and route tables which are essential for understanding
   * network connectivity. For hybrid node setups, it also automatically identifies
   * and includes remote node and pod CIDR configurations.
   * ## Requirements
   * - The server must be run with the `--allow-sensitive-data-access` flag
   * ## Response Information
   * The response includes VPC CIDR blocks, route tables, and when available,
   * remote CIDR configurations for hybrid node connectivity.
   * ## Usage Tips
   * - Understand VPC networking configuration for any EKS cluster
   * @param cluster_name Name of the EKS cluster to get VPC configuration for
   * @param vpc_id ID of the specific VPC to query (optional, will use cluster VPC if not specified) Default: null
   */
  function getEksVpcConfig(input: {
    cluster_name: string;
    vpc_id?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get events related to a specific Kubernetes resource.
   * This tool retrieves Kubernetes events related to a specific resource, providing
   * detailed information about what has happened to the resource over time. Events
   * are useful for troubleshooting pod startup failures, investigating deployment issues,
   * understanding resource modifications, and diagnosing scheduling problems.
   * IMPORTANT: Use this tool instead of 'kubectl describe' or 'kubectl get events' commands.
   * ## Requirements
   * - The server must be run with the `--allow-sensitive-data-access` flag
   * - The resource must exist and be accessible in the specified namespace
   * ## Response Information
   * The response includes events with timestamps (first and last), occurrence counts,
   * messages, reasons, reporting components, and event types (Normal or Warning).
   * @param cluster_name Name of the EKS cluster where the resource is located.
   * @param kind Kind of the involved object (e.g., "Pod", "Deployment", "Service"). Must match the resource kind exactly.
   * @param name Name of the involved object to get events for.
   * @param namespace Namespace of the involved object. Required for namespaced resources (like Pods, Deployments). Not required for cluster-scoped resources (like Nodes, PersistentVolumes). Default: null
   */
  function getK8sEvents(input: {
    cluster_name: string;
    kind: string;
    name: string;
    namespace?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get logs from a pod in a Kubernetes cluster.
   * This tool retrieves logs from a specified pod in an EKS cluster, with options
   * to filter by container, time range, and size. It's useful for debugging application
   * issues, monitoring behavior, investigating crashes, and verifying startup configuration.
   * IMPORTANT: Use this tool instead of 'kubectl logs' commands.
   * ## Requirements
   * - The server must be run with the `--allow-sensitive-data-access` flag
   * - The pod must exist and be accessible in the specified namespace
   * - The EKS cluster must exist and be accessible
   * ## Response Information
   * The response includes pod name, namespace, container name (if specified),
   * and log lines as an array of strings.
   * @param cluster_name Name of the EKS cluster where the pod is running.
   * @param namespace Kubernetes namespace where the pod is located.
   * @param pod_name Name of the pod to retrieve logs from.
   * @param container_name Name of the specific container to get logs from. Required only if the pod contains multiple containers. Default: null
   * @param since_seconds Only return logs newer than this many seconds. Useful for getting recent logs without retrieving the entire history. Default: null
   * @param tail_lines Number of lines to return from the end of the logs. Default: 100. Use higher values for more context. Default: 100
   * @param limit_bytes Maximum number of bytes to return. Default: 10KB (10240 bytes). Prevents retrieving extremely large log files. Default: 10240
   * @param previous Return previous terminated container logs. Default: false. Useful to get logs for pods that are restarting. Default: false
   */
  function getPodLogs(input: {
    cluster_name: string;
    namespace: string;
    pod_name: string;
    container_name?: string | null;
    since_seconds?: number /* integer */ | null;
    tail_lines?: number /* integer */;
    limit_bytes?: number /* integer */;
    previous?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get all policies attached to an IAM role.
   * This tool retrieves all policies associated with an IAM role, providing a comprehensive view
   * of the role's permissions and trust relationships. It helps you understand the current
   * permissions, identify missing or excessive permissions, troubleshoot EKS cluster issues,
   * and verify trust relationships for service roles.
   * IMPORTANT: Use this tool instead of 'aws iam get-role', 'aws iam list-attached-role-policies',
   * 'aws iam list-role-policies', and 'aws iam get-role-policy' commands.
   * ## Requirements
   * - The role must exist in your AWS account
   * - Valid AWS credentials with permissions to read IAM role information
   * ## Response Information
   * The response includes role ARN, assume role policy document (trust relationships),
   * @param role_name Name of the IAM role to get policies for. The role must exist in your AWS account.
   */
  function getPoliciesForRole(input: {
    role_name: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List all available API versions in the Kubernetes cluster.
   * This tool discovers all available API versions on the Kubernetes cluster,
   * which is helpful for determining the correct apiVersion to use when
   * managing Kubernetes resources. It returns both core APIs and API groups,
   * useful for verifying API compatibility and discovering available resources.
   * ## Response Information
   * The response includes core APIs (like 'v1'), API groups with versions
   * (like 'apps/v1'), extension APIs (like 'networking.k8s.io/v1'), and
   * any Custom Resource Definition (CRD) APIs installed in the cluster.
   * ## Usage Tips
   * - Use this tool before creating or updating resources to ensure API compatibility
   * - Different Kubernetes versions may have different available APIs
   * @param cluster_name Name of the EKS cluster to query for available API versions.
   */
  function listApiVersions(input: {
    cluster_name: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List Kubernetes resources of a specific kind.
   * This tool lists Kubernetes resources of a specified kind in an EKS cluster,
   * with options to filter by namespace, labels, and fields. It returns a summary
   * of each resource including name, namespace, creation time, and metadata, useful
   * for listing pods in a namespace, finding services with specific labels, or
   * checking resources in a specific state.
   * IMPORTANT: Use this tool instead of 'kubectl get' commands.
   * ## Response Information
   * The response includes a summary of each resource with name, namespace, creation timestamp,
   * labels, and annotations.
   * ## Usage Tips
   * - Use the list_api_versions tool first to find available API versions
   * @param cluster_name Name of the EKS cluster where the resources are located.
   * @param kind Kind of the Kubernetes resources to list (e.g., 'Pod', 'Service', 'Deployment'). Use the list_api_versions tool to find available resource kinds.
   * @param api_version API version of the Kubernetes resources (e.g., 'v1', 'apps/v1', 'networking.k8s.io/v1'). Use the list_api_versions tool to find available API versions.
   * @param namespace Namespace of the Kubernetes resources to list. If not provided, resources will be listed across all namespaces (for namespaced resources). Default: null
   * @param label_selector Label selector to filter resources (e.g., 'app=nginx,tier=frontend'). Uses the same syntax as kubectl's --selector flag. Default: null
   * @param field_selector Field selector to filter resources (e.g., 'metadata.name=my-pod,status.phase=Running'). Uses the same syntax as kubectl's --field-selector flag. Default: null
   */
  function listK8sResources(input: {
    cluster_name: string;
    kind: string;
    api_version: string;
    namespace?: string | null;
    label_selector?: string | null;
    field_selector?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Manage EKS CloudFormation stacks with both read and write operations.
   * This tool provides operations for managing EKS CloudFormation stacks, including creating templates,
   * deploying stacks, retrieving stack information, and deleting stacks. It serves as the primary
   * mechanism for creating and managing EKS clusters through CloudFormation, enabling standardized
   * cluster creation, configuration updates, and resource cleanup.
   * IMPORTANT: Use this tool instead of 'aws eks create-cluster', 'aws eks delete-cluster',
   * 'eksctl create cluster', 'eksctl delete cluster', or similar CLI commands.
   * IMPORTANT: Use this tool's standardized templates for creating EKS clusters with proper VPC configuration,
   * networking, security groups, and EKS auto mode. DO NOT create EKS clusters by generating CloudFormation
   * templates from scratch.
   * ## Requirements
   * - The server must be run with the `--allow-write` flag for generate, deploy, and delete operations
   * @param operation Operation to perform: generate, deploy, describe, or delete. Choose "describe" for read-only operations when write access is disabled.
   * @param template_file Absolute path for the CloudFormation template (for generate and deploy operations). IMPORTANT: Assistant must provide the full absolute path to the template file, as the MCP client and server might not run from the same location. Default: null
   * @param cluster_name Name of the EKS cluster (for generate, deploy, describe and delete operations). This name will be used to derive the CloudFormation stack name and will be embedded in the cluster resources. Default: null
   */
  function manageEksStacks(input: {
    operation: string;
    template_file?: string | null;
    cluster_name?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Manage a single Kubernetes resource with various operations.
   * This tool provides complete CRUD (Create, Read, Update, Delete) operations
   * for Kubernetes resources in an EKS cluster. It supports all resource types
   * and allows for precise control over individual resources, enabling you to create
   * custom resources, update specific fields, read detailed information, and delete
   * resources that are no longer needed.
   * IMPORTANT: Use this tool instead of 'kubectl create', 'kubectl edit', 'kubectl patch',
   * 'kubectl delete', or 'kubectl get' commands.
   * ## Requirements
   * - The server must be run with the `--allow-write` flag for mutating operations
   * - The server must be run with the `--allow-sensitive-data-access` flag for Secret resources
   * - The EKS cluster must exist and be accessible
   * @param operation Operation to perform on the resource. Valid values: - create: Create a new resource - replace: Replace an existing resource - patch: Update specific fields of an existing resource - delete: Delete an existing resource - read: Get details of an existing resource Use list_k8s_resources for listing multiple resources.
   * @param cluster_name Name of the EKS cluster where the resource is located or will be created.
   * @param kind Kind of the Kubernetes resource (e.g., "Pod", "Service", "Deployment").
   * @param api_version API version of the Kubernetes resource (e.g., "v1", "apps/v1", "networking.k8s.io/v1").
   * @param name Name of the Kubernetes resource. Required for all operations except create (where it can be specified in the body). Default: null
   * @param namespace Namespace of the Kubernetes resource. Required for namespaced resources. Not required for cluster-scoped resources (like Nodes, PersistentVolumes). Default: null
   * @param body Resource definition as a dictionary. Required for create, replace, and patch operations. For create and replace, this should be a complete resource definition. For patch, this should contain only the fields to update. Default: null
   */
  function manageK8sResource(input: {
    operation: string;
    cluster_name: string;
    kind: string;
    api_version: string;
    name?: string | null;
    namespace?: string | null;
    body?: { [key: string]: unknown } | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Search the EKS Troubleshoot Guide for troubleshooting information.
   * This tool provides troubleshooting guidance for Amazon EKS issues by querying
   * a specialized knowledge base of EKS troubleshooting information. It helps identify
   * common problems and provides step-by-step solutions for resolving cluster creation issues,
   * node group management problems, workload deployment issues, and diagnosing error messages.
   * ## Requirements
   * - Internet connectivity to access the EKS Knowledge Base API
   * - Valid AWS credentials with permissions to access the EKS Knowledge Base
   * - IAM permission: eks-mcpserver:QueryKnowledgeBase
   * ## Response Information
   * The response includes bullet-point instructions for troubleshooting EKS issues.
   * ## Usage Tips
   * @param query Your specific question or issue description related to EKS troubleshooting
   */
  function searchEksTroubleshootGuide(input: {
    query: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  namespace prompts {
    /**
     * Get one prompt by name of MCP server awslabs.eks-mcp-server.
     */
    function get(input: {
      name: string;
      arguments?: { [key: string]: string };
    }): Promise<McpPromptsGetResult>;

    /**
     * List the prompts of MCP server awslabs.eks-mcp-server.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpPromptsListResult>;
  }

  namespace resources {
    /**
     * List the resources of MCP server awslabs.eks-mcp-server.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpResourcesListResult>;

    /**
     * Read one resource by URI of MCP server awslabs.eks-mcp-server.
     */
    function read(input: {
      uri: string;
    }): Promise<McpResourcesReadResult>;
  }
}
