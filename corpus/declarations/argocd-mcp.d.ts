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

declare namespace MCP.argocdMcp {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * create_application creates a new ArgoCD application in the specified namespace. The application.metadata.namespace field determines where the Application resource will be created (e.g., "argocd", "argocd-apps", or any custom namespace).
   * @param argocdBaseUrl ArgoCD base URL to use for this call (e.g. "https://argocd.example.com"). Overrides the server default. Optional if the server is configured with a default base URL (x-argocd-base-url header or ARGOCD_BASE_URL env var); otherwise required.
   */
  function createApplication(input: {
    application: { metadata: { name: string; namespace: string }; spec: { destination: { name?: string; namespace?: string; server?: string }; project: string; source: { path: string; repoURL: string; targetRevision: string }; syncPolicy: { automated?: { prune: boolean; selfHeal: boolean }; retry: { backoff: { duration: string; factor: number; maxDuration: string }; limit: number }; syncOptions: Array<string> } } };
    argocdBaseUrl?: string;
  }): Promise<McpToolResult>;

  /**
   * delete_application deletes application. Specify applicationNamespace if the application is in a non-default namespace to avoid permission errors.
   * @param applicationNamespace The namespace where the application is located. Required if application is not in the default namespace.
   * @param cascade Whether to cascade the deletion to child resources
   * @param propagationPolicy Deletion propagation policy (e.g., "Foreground", "Background", "Orphan")
   * @param argocdBaseUrl ArgoCD base URL to use for this call (e.g. "https://argocd.example.com"). Overrides the server default. Optional if the server is configured with a default base URL (x-argocd-base-url header or ARGOCD_BASE_URL env var); otherwise required.
   */
  function deleteApplication(input: {
    applicationName: string;
    applicationNamespace?: string;
    cascade?: boolean;
    propagationPolicy?: string;
    argocdBaseUrl?: string;
  }): Promise<McpToolResult>;

  /**
   * get_application returns application by application name. Optionally specify the application namespace to get applications from non-default namespaces.
   * @param applicationNamespace The namespace where the ArgoCD application resource will be created. This is the namespace of the Application resource itself, not the destination namespace for the application's resources. You can specify any valid Kubernetes namespace (e.g., 'argocd', 'argocd-apps', 'my-namespace', etc.). The default ArgoCD namespace is typically 'argocd', but you can use any namespace you prefer.
   * @param argocdBaseUrl ArgoCD base URL to use for this call (e.g. "https://argocd.example.com"). Overrides the server default. Optional if the server is configured with a default base URL (x-argocd-base-url header or ARGOCD_BASE_URL env var); otherwise required.
   */
  function getApplication(input: {
    applicationName: string;
    applicationNamespace?: string;
    argocdBaseUrl?: string;
  }): Promise<McpToolResult>;

  /**
   * get_application_events returns events for application by application name. Optionally specify the application namespace to get events from applications in non-default namespaces.
   * @param applicationNamespace The namespace where the application is located. Required if application is not in the default namespace.
   * @param argocdBaseUrl ArgoCD base URL to use for this call (e.g. "https://argocd.example.com"). Overrides the server default. Optional if the server is configured with a default base URL (x-argocd-base-url header or ARGOCD_BASE_URL env var); otherwise required.
   */
  function getApplicationEvents(input: {
    applicationName: string;
    applicationNamespace?: string;
    argocdBaseUrl?: string;
  }): Promise<McpToolResult>;

  /**
   * get_application_managed_resources returns managed resources for application by application name with optional filtering. Use filters to avoid token limits with large applications. Examples: kind="ConfigMap" for config maps only, namespace="production" for specific namespace, or combine multiple filters.
   * @param kind Filter by Kubernetes resource kind (e.g., "ConfigMap", "Secret", "Deployment")
   * @param namespace Filter by Kubernetes namespace
   * @param name Filter by resource name
   * @param version Filter by resource API version
   * @param group Filter by API group
   * @param appNamespace Filter by Argo CD application namespace
   * @param project Filter by Argo CD project
   * @param argocdBaseUrl ArgoCD base URL to use for this call (e.g. "https://argocd.example.com"). Overrides the server default. Optional if the server is configured with a default base URL (x-argocd-base-url header or ARGOCD_BASE_URL env var); otherwise required.
   */
  function getApplicationManagedResources(input: {
    applicationName: string;
    kind?: string;
    namespace?: string;
    name?: string;
    version?: string;
    group?: string;
    appNamespace?: string;
    project?: string;
    argocdBaseUrl?: string;
  }): Promise<McpToolResult>;

  /**
   * get_application_resource_tree returns resource tree for application by application name. Optionally specify the application namespace to get resource tree from applications in non-default namespaces.
   * @param applicationNamespace The namespace where the application is located. Required if application is not in the default namespace.
   * @param argocdBaseUrl ArgoCD base URL to use for this call (e.g. "https://argocd.example.com"). Overrides the server default. Optional if the server is configured with a default base URL (x-argocd-base-url header or ARGOCD_BASE_URL env var); otherwise required.
   */
  function getApplicationResourceTree(input: {
    applicationName: string;
    applicationNamespace?: string;
    argocdBaseUrl?: string;
  }): Promise<McpToolResult>;

  /**
   * get_application_workload_logs returns logs for application workload (Deployment, StatefulSet, Pod, etc.) by application name and resource ref and optionally container name
   * @param applicationNamespace The namespace where the ArgoCD application resource will be created. This is the namespace of the Application resource itself, not the destination namespace for the application's resources. You can specify any valid Kubernetes namespace (e.g., 'argocd', 'argocd-apps', 'my-namespace', etc.). The default ArgoCD namespace is typically 'argocd', but you can use any namespace you prefer.
   * @param argocdBaseUrl ArgoCD base URL to use for this call (e.g. "https://argocd.example.com"). Overrides the server default. Optional if the server is configured with a default base URL (x-argocd-base-url header or ARGOCD_BASE_URL env var); otherwise required.
   */
  function getApplicationWorkloadLogs(input: {
    applicationName: string;
    applicationNamespace: string;
    resourceRef: { group: string; kind: string; name: string; namespace: string; uid: string; version: string };
    container: string;
    argocdBaseUrl?: string;
  }): Promise<McpToolResult>;

  /**
   * get_appproject returns an ArgoCD AppProject (project) by its name. AppProjects provide a logical grouping of applications and define allowed sources, destinations, cluster/repository whitelists, and RBAC roles.
   * @param projectName The name of the ArgoCD AppProject to fetch.
   * @param argocdBaseUrl ArgoCD base URL to use for this call (e.g. "https://argocd.example.com"). Overrides the server default. Optional if the server is configured with a default base URL (x-argocd-base-url header or ARGOCD_BASE_URL env var); otherwise required.
   */
  function getAppproject(input: {
    projectName: string;
    argocdBaseUrl?: string;
  }): Promise<McpToolResult>;

  /**
   * get_resource_actions returns actions for a resource that is managed by an application
   * @param applicationNamespace The namespace where the ArgoCD application resource will be created. This is the namespace of the Application resource itself, not the destination namespace for the application's resources. You can specify any valid Kubernetes namespace (e.g., 'argocd', 'argocd-apps', 'my-namespace', etc.). The default ArgoCD namespace is typically 'argocd', but you can use any namespace you prefer.
   * @param argocdBaseUrl ArgoCD base URL to use for this call (e.g. "https://argocd.example.com"). Overrides the server default. Optional if the server is configured with a default base URL (x-argocd-base-url header or ARGOCD_BASE_URL env var); otherwise required.
   */
  function getResourceActions(input: {
    applicationName: string;
    applicationNamespace: string;
    resourceRef: { group: string; kind: string; name: string; namespace: string; uid: string; version: string };
    argocdBaseUrl?: string;
  }): Promise<McpToolResult>;

  /**
   * get_resource_events returns events for a resource that is managed by an application
   * @param applicationNamespace The namespace where the ArgoCD application resource will be created. This is the namespace of the Application resource itself, not the destination namespace for the application's resources. You can specify any valid Kubernetes namespace (e.g., 'argocd', 'argocd-apps', 'my-namespace', etc.). The default ArgoCD namespace is typically 'argocd', but you can use any namespace you prefer.
   * @param argocdBaseUrl ArgoCD base URL to use for this call (e.g. "https://argocd.example.com"). Overrides the server default. Optional if the server is configured with a default base URL (x-argocd-base-url header or ARGOCD_BASE_URL env var); otherwise required.
   */
  function getResourceEvents(input: {
    applicationName: string;
    applicationNamespace: string;
    resourceUID: string;
    resourceNamespace: string;
    resourceName: string;
    argocdBaseUrl?: string;
  }): Promise<McpToolResult>;

  /**
   * get_resources return manifests for resources specified by resourceRefs. If resourceRefs is empty or not provided, fetches all resources managed by the application.
   * @param applicationNamespace The namespace where the ArgoCD application resource will be created. This is the namespace of the Application resource itself, not the destination namespace for the application's resources. You can specify any valid Kubernetes namespace (e.g., 'argocd', 'argocd-apps', 'my-namespace', etc.). The default ArgoCD namespace is typically 'argocd', but you can use any namespace you prefer.
   * @param argocdBaseUrl ArgoCD base URL to use for this call (e.g. "https://argocd.example.com"). Overrides the server default. Optional if the server is configured with a default base URL (x-argocd-base-url header or ARGOCD_BASE_URL env var); otherwise required.
   */
  function getResources(input: {
    applicationName: string;
    applicationNamespace: string;
    resourceRefs?: Array<{ group: string; kind: string; name: string; namespace: string; uid: string; version: string }>;
    argocdBaseUrl?: string;
  }): Promise<McpToolResult>;

  /**
   * list_applications returns list of applications
   * @param search Search applications by name. This is a partial match on the application name and does not support glob patterns (e.g. "*"). Optional.
   * @param limit Maximum number of applications to return. Use this to reduce token usage when there are many applications. Optional.
   * @param offset Number of applications to skip before returning results. Use with limit for pagination. Optional.
   * @param argocdBaseUrl ArgoCD base URL to use for this call (e.g. "https://argocd.example.com"). Overrides the server default. Optional if the server is configured with a default base URL (x-argocd-base-url header or ARGOCD_BASE_URL env var); otherwise required.
   */
  function listApplications(input?: {
    search?: string;
    limit?: number /* integer, > 0 */;
    offset?: number /* integer, >= 0 */;
    argocdBaseUrl?: string;
  }): Promise<McpToolResult>;

  /**
   * list_clusters returns list of clusters registered with ArgoCD
   * @param server Filter clusters by server URL. Optional.
   * @param name Filter clusters by name. Optional.
   * @param argocdBaseUrl ArgoCD base URL to use for this call (e.g. "https://argocd.example.com"). Overrides the server default. Optional if the server is configured with a default base URL (x-argocd-base-url header or ARGOCD_BASE_URL env var); otherwise required.
   */
  function listClusters(input?: {
    server?: string;
    name?: string;
    argocdBaseUrl?: string;
  }): Promise<McpToolResult>;

  /**
   * run_resource_action runs an action on a resource
   * @param applicationNamespace The namespace where the ArgoCD application resource will be created. This is the namespace of the Application resource itself, not the destination namespace for the application's resources. You can specify any valid Kubernetes namespace (e.g., 'argocd', 'argocd-apps', 'my-namespace', etc.). The default ArgoCD namespace is typically 'argocd', but you can use any namespace you prefer.
   * @param argocdBaseUrl ArgoCD base URL to use for this call (e.g. "https://argocd.example.com"). Overrides the server default. Optional if the server is configured with a default base URL (x-argocd-base-url header or ARGOCD_BASE_URL env var); otherwise required.
   */
  function runResourceAction(input: {
    applicationName: string;
    applicationNamespace: string;
    resourceRef: { group: string; kind: string; name: string; namespace: string; uid: string; version: string };
    action: string;
    argocdBaseUrl?: string;
  }): Promise<McpToolResult>;

  /**
   * sync_application syncs application. Specify applicationNamespace if the application is in a non-default namespace to avoid permission errors.
   * @param applicationNamespace The namespace where the application is located. Required if application is not in the default namespace.
   * @param dryRun Perform a dry run sync without applying changes
   * @param prune Remove resources that are no longer defined in the source
   * @param revision Sync to a specific revision instead of the latest
   * @param syncOptions Additional sync options (e.g., ["CreateNamespace=true", "PrunePropagationPolicy=foreground"])
   * @param argocdBaseUrl ArgoCD base URL to use for this call (e.g. "https://argocd.example.com"). Overrides the server default. Optional if the server is configured with a default base URL (x-argocd-base-url header or ARGOCD_BASE_URL env var); otherwise required.
   */
  function syncApplication(input: {
    applicationName: string;
    applicationNamespace?: string;
    dryRun?: boolean;
    prune?: boolean;
    revision?: string;
    syncOptions?: Array<string>;
    argocdBaseUrl?: string;
  }): Promise<McpToolResult>;

  /**
   * update_application updates application
   * @param argocdBaseUrl ArgoCD base URL to use for this call (e.g. "https://argocd.example.com"). Overrides the server default. Optional if the server is configured with a default base URL (x-argocd-base-url header or ARGOCD_BASE_URL env var); otherwise required.
   */
  function updateApplication(input: {
    applicationName: string;
    application: { metadata: { name: string; namespace: string }; spec: { destination: { name?: string; namespace?: string; server?: string }; project: string; source: { path: string; repoURL: string; targetRevision: string }; syncPolicy: { automated?: { prune: boolean; selfHeal: boolean }; retry: { backoff: { duration: string; factor: number; maxDuration: string }; limit: number }; syncOptions: Array<string> } } };
    argocdBaseUrl?: string;
  }): Promise<McpToolResult>;
}
