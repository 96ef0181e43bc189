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

declare namespace MCP.mcpServerKubernetes {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * Cleanup all managed resources
   */
  function cleanup(input?: Record<string, unknown>): Promise<McpToolResult>;

  /**
   * Execute a command in a Kubernetes pod or container and return the output. Command must be an array of strings where the first element is the executable and remaining elements are arguments. This executes directly without shell interpretation for security.
   * @param name Name of the pod to execute the command in
   * @param command Command to execute as an array of strings (e.g. ["ls", "-la", "/app"]). First element is the executable, remaining are arguments. Shell operators like pipes, redirects, or command chaining are not supported - use explicit array format for security.
   * @param namespace Kubernetes namespace Default: "default"
   * @param container Container name (required when pod has multiple containers)
   * @param timeout Timeout for command - 60000 milliseconds if not specified
   * @param context Kubeconfig Context to use for the command (optional - defaults to null) Default: ""
   */
  function execInPod(input: {
    name: string;
    command: Array<string>;
    namespace?: string;
    container?: string;
    timeout?: number;
    context?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get documentation for a Kubernetes resource or field
   * @param resource Resource name or field path (e.g. 'pods' or 'pods.spec.containers')
   * @param apiVersion API version to use (e.g. 'apps/v1')
   * @param recursive Print the fields of fields recursively Default: false
   * @param context Kubeconfig Context to use for the command (optional - defaults to null) Default: ""
   * @param output Output format (plaintext or plaintext-openapiv2) Default: "plaintext"
   */
  function explainResource(input: {
    resource: string;
    apiVersion?: string;
    recursive?: boolean;
    context?: string;
    output?: "plaintext" | "plaintext-openapiv2";
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Install a Helm chart with support for both standard and template-based installation
   * @param name Name of the Helm release
   * @param chart Chart name (e.g., 'nginx') or path to chart directory
   * @param namespace Kubernetes namespace Default: "default"
   * @param context Kubeconfig Context to use for the command (optional - defaults to null) Default: ""
   * @param repo Helm repository URL (optional if using local chart path)
   * @param values Custom values to override chart defaults
   * @param valuesFile Path to values file (alternative to values object). The path is read on the machine running the MCP server, so it is rejected when the server runs over a remote (SSE/Streamable HTTP) transport; use 'values' to pass the values inline instead.
   * @param useTemplate Use helm template + kubectl apply instead of helm install (bypasses auth issues) Default: false
   * @param createNamespace Create namespace if it doesn't exist Default: true
   */
  function installHelmChart(input: {
    name: string;
    chart: string;
    namespace?: string;
    context?: string;
    repo?: string;
    values?: { [key: string]: unknown };
    valuesFile?: string;
    useTemplate?: boolean;
    createNamespace?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Apply a Kubernetes YAML manifest from a string or file
   * @param manifest YAML manifest to apply
   * @param filename Path to a YAML file to apply (optional - use either manifest or filename). The path is read on the machine running the MCP server, so it is rejected when the server runs over a remote (SSE/Streamable HTTP) transport; use 'manifest' to pass the file's contents instead.
   * @param namespace Kubernetes namespace Default: "default"
   * @param dryRun If true, only validate the resource, don't actually execute the operation Default: false
   * @param force If true, immediately remove resources from API and bypass graceful deletion Default: false
   * @param context Kubeconfig Context to use for the command (optional - defaults to null) Default: ""
   */
  function kubectlApply(input?: {
    manifest?: string;
    filename?: string;
    namespace?: string;
    dryRun?: boolean;
    force?: boolean;
    context?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Manage Kubernetes contexts - list, get, or set the current context
   * @param operation Operation to perform: list contexts, get current context, or set current context Default: "list"
   * @param name Name of the context to set as current (required for set operation)
   * @param showCurrent When listing contexts, highlight which one is currently active Default: true
   * @param detailed Include detailed information about the context Default: false
   * @param output Output format Default: "json"
   */
  function kubectlContext(input?: {
    operation?: "list" | "get" | "set";
    name?: string;
    showCurrent?: boolean;
    detailed?: boolean;
    output?: "json" | "yaml" | "name" | "custom";
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create Kubernetes resources using various methods (from file or using subcommands)
   * @param dryRun If true, only validate the resource, don't actually execute the operation Default: false
   * @param output Output format. One of: json|yaml|name|go-template|go-template-file|template|templatefile|jsonpath|jsonpath-as-json|jsonpath-file Default: "yaml"
   * @param validate If true, validate resource schema against server schema Default: true
   * @param manifest YAML manifest to create resources from
   * @param filename Path to a YAML file to create resources from. The path is read on the machine running the MCP server, so it is rejected when the server runs over a remote (SSE/Streamable HTTP) transport; use 'manifest' to pass the file's contents instead.
   * @param resourceType Type of resource to create (namespace, configmap, deployment, service, etc.)
   * @param name Name of the resource to create
   * @param namespace Kubernetes namespace Default: "default"
   * @param fromLiteral Key-value pair for creating configmap (e.g. ["key1=value1", "key2=value2"])
   * @param fromFile Path to file for creating configmap/secret (e.g. ["key1=/path/to/file1", "key2=/path/to/file2"]). The path is read on the machine running the MCP server, so it is rejected when the server runs over a remote (SSE/Streamable HTTP) transport; use "fromFileContent" to pass file contents directly instead.
   * @param fromFileContent Inline file contents for creating a configmap/secret, provided by the client instead of a server-side path (e.g. [{"key": "app.conf", "content": "..."}]). Safe on all transports; use this instead of "fromFile" on remote (SSE/Streamable HTTP) servers.
   * @param secretType Type of secret to create (generic, docker-registry, tls)
   * @param serviceType Type of service to create (clusterip, nodeport, loadbalancer, externalname)
   * @param tcpPort Port pairs for tcp service (e.g. ["80:8080", "443:8443"])
   * @param image Image to use for the containers in the deployment
   * @param replicas Number of replicas to create for the deployment Default: 1
   * @param port Port that the container exposes
   * @param schedule Cron schedule expression for the CronJob (e.g. "* /5 * * * *")
   * @param suspend Whether to suspend the CronJob Default: false
   * @param command Command to run in the container
   * @param labels Labels to apply to the resource (e.g. ["key1=value1", "key2=value2"])
   * @param annotations Annotations to apply to the resource (e.g. ["key1=value1", "key2=value2"])
   * @param context Kubeconfig Context to use for the command (optional - defaults to null) Default: ""
   */
  function kubectlCreate(input?: {
    dryRun?: boolean;
    output?: "json" | "yaml" | "name" | "go-template" | "go-template-file" | "template" | "templatefile" | "jsonpath" | "jsonpath-as-json" | "jsonpath-file";
    validate?: boolean;
    manifest?: string;
    filename?: string;
    resourceType?: string;
    name?: string;
    namespace?: string;
    fromLiteral?: Array<string>;
    fromFile?: Array<string>;
    fromFileContent?: Array<{ content: string; key: string }>;
    secretType?: "generic" | "docker-registry" | "tls";
    serviceType?: "clusterip" | "nodeport" | "loadbalancer" | "externalname";
    tcpPort?: Array<string>;
    image?: string;
    replicas?: number;
    port?: number;
    schedule?: string;
    suspend?: boolean;
    command?: Array<string>;
    labels?: Array<string>;
    annotations?: Array<string>;
    context?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Delete Kubernetes resources by resource type, name, labels, or from a manifest file
   * @param resourceType Type of resource to delete (e.g., pods, deployments, services, etc.)
   * @param name Name of the resource to delete
   * @param namespace Kubernetes namespace Default: "default"
   * @param labelSelector Delete resources matching this label selector (e.g. 'app=nginx')
   * @param manifest YAML manifest defining resources to delete (optional)
   * @param filename Path to a YAML file to delete resources from (optional). The path is read on the machine running the MCP server, so it is rejected when the server runs over a remote (SSE/Streamable HTTP) transport; use 'manifest' to pass the file's contents instead.
   * @param allNamespaces If true, delete resources across all namespaces Default: false
   * @param force If true, immediately remove resources from API and bypass graceful deletion Default: false
   * @param gracePeriodSeconds Period of time in seconds given to the resource to terminate gracefully
   * @param context Kubeconfig Context to use for the command (optional - defaults to null) Default: ""
   */
  function kubectlDelete(input?: {
    resourceType?: string;
    name?: string;
    namespace?: string;
    labelSelector?: string;
    manifest?: string;
    filename?: string;
    allNamespaces?: boolean;
    force?: boolean;
    gracePeriodSeconds?: number;
    context?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Describe Kubernetes resources by resource type, name, and optionally namespace
   * @param resourceType Type of resource to describe (e.g., pods, deployments, services, etc.)
   * @param name Name of the resource to describe
   * @param namespace Kubernetes namespace Default: "default"
   * @param context Kubeconfig Context to use for the command (optional - defaults to null) Default: ""
   * @param allNamespaces If true, describe resources across all namespaces Default: false
   */
  function kubectlDescribe(input: {
    resourceType: string;
    name: string;
    namespace?: string;
    context?: string;
    allNamespaces?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Execute any kubectl command with the provided arguments and flags
   * @param command The kubectl command to execute (e.g. patch, rollout, top)
   * @param subCommand Subcommand if applicable (e.g. 'history' for rollout)
   * @param resourceType Resource type (e.g. pod, deployment)
   * @param name Resource name
   * @param namespace Kubernetes namespace Default: "default"
   * @param allNamespaces If true, run the command across all namespaces Default: false
   * @param outputFormat Output format (e.g. json, yaml, wide)
   * @param flags Command flags as key-value pairs
   * @param args Additional command arguments
   * @param context Kubeconfig Context to use for the command (optional - defaults to null) Default: ""
   */
  function kubectlGeneric(input: {
    command: string;
    subCommand?: string;
    resourceType?: string;
    name?: string;
    namespace?: string;
    allNamespaces?: boolean;
    outputFormat?: "json" | "yaml" | "wide" | "name" | "custom";
    flags?: { [key: string]: unknown };
    args?: Array<string>;
    context?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get or list Kubernetes resources by resource type, name, and optionally namespace
   * @param resourceType Type of resource to get (e.g., pods, deployments, services, configmaps, events, etc.)
   * @param name Name of the resource (optional - if not provided, lists all resources of the specified type)
   * @param namespace Kubernetes namespace Default: "default"
   * @param output Output format Default: "json"
   * @param allNamespaces If true, list resources across all namespaces Default: false
   * @param labelSelector Filter resources by label selector (e.g. 'app=nginx')
   * @param fieldSelector Filter resources by field selector (e.g. 'metadata.name=my-pod')
   * @param sortBy Sort events by a field (default: lastTimestamp). Only applicable for events.
   * @param context Kubeconfig Context to use for the command (optional - defaults to null) Default: ""
   */
  function kubectlGet(input: {
    resourceType: string;
    name?: string;
    namespace?: string;
    output?: "json" | "yaml" | "wide" | "name" | "custom";
    allNamespaces?: boolean;
    labelSelector?: string;
    fieldSelector?: string;
    sortBy?: string;
    context?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get logs from Kubernetes resources like pods, deployments, or jobs
   * @param resourceType Type of resource to get logs from
   * @param name Name of the resource
   * @param namespace Kubernetes namespace Default: "default"
   * @param container Container name (required when pod has multiple containers)
   * @param tail Number of lines to show from end of logs
   * @param since Show logs since relative time (e.g. '5s', '2m', '3h')
   * @param sinceTime Show logs since absolute time (RFC3339)
   * @param timestamps Include timestamps in logs Default: false
   * @param previous Include logs from previously terminated containers Default: false
   * @param follow Follow logs output (not recommended, may cause timeouts) Default: false
   * @param labelSelector Filter resources by label selector
   * @param context Kubeconfig Context to use for the command (optional - defaults to null) Default: ""
   */
  function kubectlLogs(input: {
    resourceType: "pod" | "deployment" | "job" | "cronjob";
    name: string;
    namespace?: string;
    container?: string;
    tail?: number;
    since?: string;
    sinceTime?: string;
    timestamps?: boolean;
    previous?: boolean;
    follow?: boolean;
    labelSelector?: string;
    context?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Update field(s) of a resource using strategic merge patch, JSON merge patch, or JSON patch
   * @param resourceType Type of resource to patch (e.g., pods, deployments, services)
   * @param name Name of the resource to patch
   * @param namespace Kubernetes namespace Default: "default"
   * @param patchType Type of patch to apply Default: "strategic"
   * @param patchData Patch data as a JSON object
   * @param patchFile Path to a file containing the patch data (alternative to patchData). The path is read on the machine running the MCP server, so it is rejected when the server runs over a remote (SSE/Streamable HTTP) transport; use 'patchData' to pass the patch contents instead.
   * @param dryRun If true, only validate the resource, don't actually execute the operation Default: false
   * @param context Kubeconfig Context to use for the command (optional - defaults to null) Default: ""
   */
  function kubectlPatch(input: {
    resourceType: string;
    name: string;
    namespace?: string;
    patchType?: "strategic" | "merge" | "json";
    patchData?: { [key: string]: unknown };
    patchFile?: string;
    dryRun?: boolean;
    context?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Reconnect to the Kubernetes API server by recreating all API clients. Use this after cluster upgrades (e.g., EKS control plane upgrades that rotate ENIs/IPs) to force fresh DNS resolution and new TCP connections.
   */
  function kubectlReconnect(input?: Record<string, unknown>): Promise<McpToolResult>;

  /**
   * Manage the rollout of a resource (e.g., deployment, daemonset, statefulset)
   * @param subCommand Rollout subcommand to execute Default: "status"
   * @param resourceType Type of resource to manage rollout for Default: "deployment"
   * @param name Name of the resource
   * @param namespace Kubernetes namespace Default: "default"
   * @param revision Revision to rollback to (for undo subcommand)
   * @param toRevision Revision to roll back to (for history subcommand)
   * @param timeout The length of time to wait before giving up (e.g., '30s', '1m', '2m30s')
   * @param watch Watch the rollout status in real-time until completion Default: false
   * @param context Kubeconfig Context to use for the command (optional - defaults to null) Default: ""
   */
  function kubectlRollout(input: {
    subCommand?: "history" | "pause" | "restart" | "resume" | "status" | "undo";
    resourceType?: "deployment" | "daemonset" | "statefulset";
    name: string;
    namespace?: string;
    revision?: number;
    toRevision?: number;
    timeout?: string;
    watch?: boolean;
    context?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Scale a Kubernetes deployment
   * @param name Name of the deployment to scale
   * @param replicas Number of replicas to scale to
   * @param namespace Kubernetes namespace Default: "default"
   * @param resourceType Resource type to scale (deployment, replicaset, statefulset) Default: "deployment"
   * @param context Kubeconfig Context to use for the command (optional - defaults to null) Default: ""
   */
  function kubectlScale(input: {
    name: string;
    replicas: number;
    namespace?: string;
    resourceType?: string;
    context?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List the API resources available in the cluster
   * @param apiGroup API group to filter by
   * @param namespaced If true, only show namespaced resources
   * @param context Kubeconfig Context to use for the command (optional - defaults to null) Default: ""
   * @param verbs List of verbs to filter by
   * @param output Output format (wide, name, or no-headers) Default: "wide"
   */
  function listApiResources(input?: {
    apiGroup?: string;
    namespaced?: boolean;
    context?: string;
    verbs?: Array<string>;
    output?: "wide" | "name" | "no-headers";
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Manage Kubernetes nodes with cordon, drain, and uncordon operations
   * @param operation Node operation to perform
   * @param nodeName Name of the node to operate on (required for cordon, drain, uncordon)
   * @param force Force the operation even if there are pods not managed by a ReplicationController, ReplicaSet, Job, DaemonSet or StatefulSet (for drain operation) Default: false
   * @param gracePeriod Period of time in seconds given to each pod to terminate gracefully (for drain operation). If set to -1, uses the kubectl default grace period. Default: -1
   * @param deleteLocalData Delete local data even if emptyDir volumes are used (for drain operation) Default: false
   * @param ignoreDaemonsets Ignore DaemonSet-managed pods (for drain operation) Default: true
   * @param timeout The length of time to wait before giving up (for drain operation, e.g., '5m', '1h') Default: "0"
   * @param dryRun Show what would be done without actually doing it (for drain operation) Default: false
   * @param confirmDrain Explicit confirmation to drain the node (required for drain operation) Default: false
   */
  function nodeManagement(input: {
    operation: "cordon" | "drain" | "uncordon";
    nodeName?: string;
    force?: boolean;
    gracePeriod?: number;
    deleteLocalData?: boolean;
    ignoreDaemonsets?: boolean;
    timeout?: string;
    dryRun?: boolean;
    confirmDrain?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Verify that the counterpart is still responsive and the connection is alive.
   */
  function ping(input?: Record<string, unknown>): Promise<McpToolResult>;

  /**
   * Forward a local port to a port on a Kubernetes resource
   */
  function portForward(input: {
    resourceType: string;
    resourceName: string;
    localPort: number;
    targetPort: number;
    namespace?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Stop a port-forward process
   */
  function stopPortForward(input: {
    id: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Uninstall a Helm chart release
   * @param name Name of the Helm release to uninstall
   * @param namespace Kubernetes namespace Default: "default"
   * @param context Kubeconfig Context to use for the command (optional - defaults to null) Default: ""
   */
  function uninstallHelmChart(input: {
    name: string;
    namespace?: string;
    context?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Upgrade an existing Helm chart release
   * @param name Name of the Helm release to upgrade
   * @param chart Chart name or path to chart directory
   * @param namespace Kubernetes namespace Default: "default"
   * @param context Kubeconfig Context to use for the command (optional - defaults to null) Default: ""
   * @param repo Helm repository URL (optional if using local chart path)
   * @param values Custom values to override chart defaults
   * @param valuesFile Path to values file (alternative to values object). The path is read on the machine running the MCP server, so it is rejected when the server runs over a remote (SSE/Streamable HTTP) transport; use 'values' to pass the values inline instead.
   */
  function upgradeHelmChart(input: {
    name: string;
    chart: string;
    namespace?: string;
    context?: string;
    repo?: string;
    values?: { [key: string]: unknown };
    valuesFile?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  namespace prompts {
    /**
     * Get one prompt by name of MCP server mcp-server-kubernetes.
     */
    function get(input: {
      name: string;
      arguments?: { [key: string]: string };
    }): Promise<McpPromptsGetResult>;

    /**
     * List the prompts of MCP server mcp-server-kubernetes.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpPromptsListResult>;
  }

  namespace resources {
    /**
     * List the resources of MCP server mcp-server-kubernetes.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpResourcesListResult>;

    /**
     * Read one resource by URI of MCP server mcp-server-kubernetes.
     */
    function read(input: {
      uri: string;
    }): Promise<McpResourcesReadResult>;
  }
}
