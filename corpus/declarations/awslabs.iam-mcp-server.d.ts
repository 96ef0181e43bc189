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

declare namespace MCP.awslabsIamMcpServer {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * Add a user to an IAM group.
   * Args:
   * group_name: The name of the IAM group
   * user_name: The name of the IAM user
   * confirmed: Must be true to confirm this write operation
   * Returns:
   * GroupMembershipResponse containing operation status
   * @param group_name The name of the IAM group
   * @param user_name The name of the IAM user
   * @param confirmed Must be true to confirm this write operation Default: false
   */
  function addUserToGroup(input: {
    group_name: string;
    user_name: string;
    confirmed?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Attach a managed policy to an IAM group.
   * Args:
   * group_name: The name of the IAM group
   * policy_arn: The ARN of the policy to attach
   * confirmed: Must be true to confirm this write operation
   * Returns:
   * GroupPolicyAttachmentResponse containing operation status
   * @param group_name The name of the IAM group
   * @param policy_arn The ARN of the policy to attach
   * @param confirmed Must be true to confirm this write operation Default: false
   */
  function attachGroupPolicy(input: {
    group_name: string;
    policy_arn: string;
    confirmed?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Attach a managed policy to an IAM user.
   * Args:
   * user_name: The name of the IAM user
   * policy_arn: The ARN of the policy to attach
   * confirmed: Must be true to confirm this write operation
   * Returns:
   * Dictionary containing attachment status
   * @param user_name The name of the IAM user
   * @param policy_arn The ARN of the policy to attach
   * @param confirmed Must be true to confirm this write operation Default: false
   */
  function attachUserPolicy(input: {
    user_name: string;
    policy_arn: string;
    confirmed?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create a new access key for an IAM user.
   * Args:
   * user_name: The name of the IAM user
   * confirmed: Must be true to confirm this write operation
   * Returns:
   * Dictionary containing the new access key details (SecretAccessKey is redacted)
   * @param user_name The name of the IAM user
   * @param confirmed Must be true to confirm this write operation Default: false
   */
  function createAccessKey(input: {
    user_name: string;
    confirmed?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create a new IAM group.
   * This tool creates a new IAM group in your AWS account. The group will be created
   * without any permissions by default - you'll need to attach policies separately.
   * ## Security Best Practices:
   * - Use descriptive group names that indicate the group's purpose
   * - Set appropriate paths for organizational structure
   * - Follow the principle of least privilege when assigning permissions later
   * Args:
   * group_name: The name of the new IAM group
   * path: The path for the group (default: '/')
   * confirmed: Must be true to confirm this write operation
   * Returns:
   * @param group_name The name of the new IAM group
   * @param path The path for the group Default: "/"
   * @param confirmed Must be true to confirm this write operation Default: false
   */
  function createGroup(input: {
    group_name: string;
    path?: string;
    confirmed?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create a new IAM role.
   * Args:
   * role_name: The name of the new IAM role
   * assume_role_policy_document: The trust policy document in JSON format
   * path: The path for the role (default: '/')
   * description: Optional description of the role
   * max_session_duration: Maximum session duration in seconds
   * permissions_boundary: Optional ARN of the permissions boundary policy
   * confirmed: Must be true to confirm this write operation
   * Returns:
   * Dictionary containing the created role details
   * @param role_name The name of the new IAM role
   * @param assume_role_policy_document The trust policy document in JSON format (string or dict)
   * @param path The path for the role Default: "/"
   * @param description Description of the role Default: null
   * @param max_session_duration Maximum session duration in seconds (3600-43200) Default: 3600
   * @param permissions_boundary ARN of the permissions boundary policy Default: null
   * @param confirmed Must be true to confirm this write operation Default: false
   */
  function createRole(input: {
    role_name: string;
    assume_role_policy_document: string | { [key: string]: unknown };
    path?: string;
    description?: string | null;
    max_session_duration?: number /* integer */;
    permissions_boundary?: string | null;
    confirmed?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create a new IAM user.
   * This tool creates a new IAM user in your AWS account. The user will be created
   * without any permissions by default - you'll need to attach policies separately.
   * ## Security Best Practices:
   * - Use descriptive user names that indicate the user's role or purpose
   * - Set appropriate paths for organizational structure
   * - Consider using permissions boundaries to limit maximum permissions
   * - Follow the principle of least privilege when assigning permissions later
   * Args:
   * ctx: MCP context for error reporting
   * user_name: The name of the new IAM user
   * path: The path for the user (default: '/')
   * @param user_name The name of the new IAM user
   * @param path The path for the user Default: "/"
   * @param permissions_boundary ARN of the permissions boundary policy Default: null
   * @param confirmed Must be true to confirm this write operation Default: false
   */
  function createUser(input: {
    ctx: { _meta?: { [key: string]: unknown } | null; content: Array<{ _meta?: { [key: string]: unknown } | null; annotations?: { audience?: Array<"user" | "assistant"> | null; lastModified?: string | null; priority?: number /* >= 0.0, <= 1.0 */ | null; [key: string]: unknown } | null; text: string; type?: "text"; [key: string]: unknown } | { _meta?: { [key: string]: unknown } | null; annotations?: { audience?: Array<"user" | "assistant"> | null; lastModified?: string | null; priority?: number /* >= 0.0, <= 1.0 */ | null; [key: string]: unknown } | null; data: string; mimeType: string; type?: "image"; [key: string]: unknown } | { _meta?: { [key: string]: unknown } | null; annotations?: { audience?: Array<"user" | "assistant"> | null; lastModified?: string | null; priority?: number /* >= 0.0, <= 1.0 */ | null; [key: string]: unknown } | null; data: string; mimeType: string; type?: "audio"; [key: string]: unknown } | { _meta?: { [key: string]: unknown } | null; annotations?: { audience?: Array<"user" | "assistant"> | null; lastModified?: string | null; priority?: number /* >= 0.0, <= 1.0 */ | null; [key: string]: unknown } | null; description?: string | null; icons?: Array<{ mimeType?: string | null; sizes?: Array<string> | null; src: string; theme?: "light" | "dark" | null; [key: string]: unknown }> | null; mimeType?: string | null; name: string; size?: number /* integer */ | null; title?: string | null; type?: "resource_link"; uri: string; [key: string]: unknown } | { _meta?: { [key: string]: unknown } | null; annotations?: { audience?: Array<"user" | "assistant"> | null; lastModified?: string | null; priority?: number /* >= 0.0, <= 1.0 */ | null; [key: string]: unknown } | null; resource: { _meta?: { [key: string]: unknown } | null; mimeType?: string | null; text: string; uri: string; [key: string]: unknown } | { _meta?: { [key: string]: unknown } | null; blob: string; mimeType?: string | null; uri: string; [key: string]: unknown }; type?: "resource"; [key: string]: unknown }>; isError?: boolean; resultType?: string; structuredContent?: unknown; [key: string]: unknown };
    user_name: string;
    path?: string;
    permissions_boundary?: string | null;
    confirmed?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Delete an access key for an IAM user.
   * Args:
   * user_name: The name of the IAM user
   * access_key_id: The access key ID to delete
   * confirmed: Must be true to confirm this write operation
   * Returns:
   * Dictionary containing deletion status
   * @param user_name The name of the IAM user
   * @param access_key_id The access key ID to delete
   * @param confirmed Must be true to confirm this write operation Default: false
   */
  function deleteAccessKey(input: {
    user_name: string;
    access_key_id: string;
    confirmed?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Delete an IAM group.
   * Args:
   * group_name: The name of the IAM group to delete
   * force: If True, removes all members and attached policies first
   * confirmed: Must be true to confirm this write operation
   * Returns:
   * Dictionary containing deletion status
   * @param group_name The name of the IAM group to delete
   * @param force Force delete by removing all members and policies first Default: false
   * @param confirmed Must be true to confirm this write operation Default: false
   */
  function deleteGroup(input: {
    group_name: string;
    force?: boolean;
    confirmed?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Delete an inline policy from an IAM role.
   * This tool removes an inline policy from the specified role. The policy document
   * will be permanently deleted and cannot be recovered.
   * Args:
   * role_name: The name of the IAM role
   * policy_name: The name of the inline policy to delete
   * confirmed: Must be true to confirm this write operation
   * Returns:
   * Dictionary containing deletion status
   * @param role_name The name of the IAM role
   * @param policy_name The name of the inline policy to delete
   * @param confirmed Must be true to confirm this write operation Default: false
   */
  function deleteRolePolicy(input: {
    role_name: string;
    policy_name: string;
    confirmed?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Delete an IAM user.
   * Args:
   * user_name: The name of the IAM user to delete
   * force: If True, removes all attached policies, groups, and access keys first
   * confirmed: Must be true to confirm this write operation
   * Returns:
   * Dictionary containing deletion status
   * @param user_name The name of the IAM user to delete
   * @param force Force delete user by removing all attached policies, groups, and access keys first Default: false
   * @param confirmed Must be true to confirm this write operation Default: false
   */
  function deleteUser(input: {
    user_name: string;
    force?: boolean;
    confirmed?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Delete an inline policy from an IAM user.
   * This tool removes an inline policy from the specified user. The policy document
   * will be permanently deleted and cannot be recovered.
   * Args:
   * user_name: The name of the IAM user
   * policy_name: The name of the inline policy to delete
   * confirmed: Must be true to confirm this write operation
   * Returns:
   * Dictionary containing deletion status
   * @param user_name The name of the IAM user
   * @param policy_name The name of the inline policy to delete
   * @param confirmed Must be true to confirm this write operation Default: false
   */
  function deleteUserPolicy(input: {
    user_name: string;
    policy_name: string;
    confirmed?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Detach a managed policy from an IAM group.
   * Args:
   * group_name: The name of the IAM group
   * policy_arn: The ARN of the policy to detach
   * confirmed: Must be true to confirm this write operation
   * Returns:
   * GroupPolicyAttachmentResponse containing operation status
   * @param group_name The name of the IAM group
   * @param policy_arn The ARN of the policy to detach
   * @param confirmed Must be true to confirm this write operation Default: false
   */
  function detachGroupPolicy(input: {
    group_name: string;
    policy_arn: string;
    confirmed?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Detach a managed policy from an IAM user.
   * Args:
   * user_name: The name of the IAM user
   * policy_arn: The ARN of the policy to detach
   * confirmed: Must be true to confirm this write operation
   * Returns:
   * Dictionary containing detachment status
   * @param user_name The name of the IAM user
   * @param policy_arn The ARN of the policy to detach
   * @param confirmed Must be true to confirm this write operation Default: false
   */
  function detachUserPolicy(input: {
    user_name: string;
    policy_arn: string;
    confirmed?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get detailed information about a specific IAM group.
   * This tool retrieves comprehensive information about an IAM group including
   * group members, attached policies, and inline policies. Use this to get
   * a complete picture of a group's configuration and membership.
   * ## Usage Tips:
   * - Use this after list_groups to get detailed information about specific groups
   * - Review attached policies to understand group permissions
   * - Check group members to see who has these permissions
   * Args:
   * group_name: The name of the IAM group
   * Returns:
   * GroupDetailsResponse containing comprehensive group information
   * @param group_name The name of the IAM group to retrieve
   */
  function getGroup(input: {
    group_name: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve the policy document for a managed policy.
   * This tool retrieves the policy document for a specific managed policy version.
   * Use this to examine the actual permissions and wildcards in managed policies.
   * Args:
   * policy_arn: The ARN of the managed policy
   * version_id: Optional version ID (defaults to current version)
   * Returns:
   * ManagedPolicyResponse containing the policy document and details
   * @param policy_arn The ARN of the managed policy
   * @param version_id The version ID of the policy (defaults to current version) Default: null
   */
  function getManagedPolicyDocument(input: {
    policy_arn: string;
    version_id?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve an inline policy for an IAM role.
   * This tool retrieves the policy document for a specific inline policy attached to a role.
   * Args:
   * role_name: The name of the IAM role
   * policy_name: The name of the inline policy
   * Returns:
   * InlinePolicyResponse containing the policy document and details
   * @param role_name The name of the IAM role
   * @param policy_name The name of the inline policy
   */
  function getRolePolicy(input: {
    role_name: string;
    policy_name: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get detailed information about a specific IAM user.
   * This tool retrieves comprehensive information about an IAM user including
   * attached policies, group memberships, and access keys. Use this to get
   * a complete picture of a user's permissions and configuration.
   * ## Usage Tips:
   * - Use this after list_users to get detailed information about specific users
   * - Review attached policies to understand user permissions
   * - Check access keys to identify potential security issues
   * Args:
   * ctx: MCP context for error reporting
   * user_name: The name of the IAM user
   * Returns:
   * @param user_name The name of the IAM user to retrieve
   */
  function getUser(input: {
    ctx: { _meta?: { [key: string]: unknown } | null; content: Array<{ _meta?: { [key: string]: unknown } | null; annotations?: { audience?: Array<"user" | "assistant"> | null; lastModified?: string | null; priority?: number /* >= 0.0, <= 1.0 */ | null; [key: string]: unknown } | null; text: string; type?: "text"; [key: string]: unknown } | { _meta?: { [key: string]: unknown } | null; annotations?: { audience?: Array<"user" | "assistant"> | null; lastModified?: string | null; priority?: number /* >= 0.0, <= 1.0 */ | null; [key: string]: unknown } | null; data: string; mimeType: string; type?: "image"; [key: string]: unknown } | { _meta?: { [key: string]: unknown } | null; annotations?: { audience?: Array<"user" | "assistant"> | null; lastModified?: string | null; priority?: number /* >= 0.0, <= 1.0 */ | null; [key: string]: unknown } | null; data: string; mimeType: string; type?: "audio"; [key: string]: unknown } | { _meta?: { [key: string]: unknown } | null; annotations?: { audience?: Array<"user" | "assistant"> | null; lastModified?: string | null; priority?: number /* >= 0.0, <= 1.0 */ | null; [key: string]: unknown } | null; description?: string | null; icons?: Array<{ mimeType?: string | null; sizes?: Array<string> | null; src: string; theme?: "light" | "dark" | null; [key: string]: unknown }> | null; mimeType?: string | null; name: string; size?: number /* integer */ | null; title?: string | null; type?: "resource_link"; uri: string; [key: string]: unknown } | { _meta?: { [key: string]: unknown } | null; annotations?: { audience?: Array<"user" | "assistant"> | null; lastModified?: string | null; priority?: number /* >= 0.0, <= 1.0 */ | null; [key: string]: unknown } | null; resource: { _meta?: { [key: string]: unknown } | null; mimeType?: string | null; text: string; uri: string; [key: string]: unknown } | { _meta?: { [key: string]: unknown } | null; blob: string; mimeType?: string | null; uri: string; [key: string]: unknown }; type?: "resource"; [key: string]: unknown }>; isError?: boolean; resultType?: string; structuredContent?: unknown; [key: string]: unknown };
    user_name: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve an inline policy for an IAM user.
   * This tool retrieves the policy document for a specific inline policy attached to a user.
   * Args:
   * user_name: The name of the IAM user
   * policy_name: The name of the inline policy
   * Returns:
   * InlinePolicyResponse containing the policy document and details
   * @param user_name The name of the IAM user
   * @param policy_name The name of the inline policy
   */
  function getUserPolicy(input: {
    user_name: string;
    policy_name: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List IAM groups in the account.
   * This tool retrieves a list of IAM groups from your AWS account with optional filtering.
   * Use this to get an overview of all groups or find specific groups by path prefix.
   * ## Usage Tips:
   * - Use path_prefix to filter groups by organizational structure
   * - Adjust max_items to control response size for large accounts
   * - Results may be paginated for accounts with many groups
   * Args:
   * path_prefix: Optional path prefix to filter groups
   * max_items: Maximum number of groups to return
   * Returns:
   * GroupsListResponse containing list of groups and metadata
   * @param path_prefix Path prefix to filter groups (e.g., "/division_abc/") Default: null
   * @param max_items Maximum number of groups to return Default: 100
   */
  function listGroups(input?: {
    path_prefix?: string | null;
    max_items?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List IAM policies in the account.
   * Args:
   * scope: Scope of policies to list ("All", "AWS", or "Local")
   * only_attached: Only return policies that are attached
   * path_prefix: Optional path prefix to filter policies
   * max_items: Maximum number of policies to return
   * Returns:
   * Dictionary containing list of policies and metadata
   * @param scope Scope of policies to list: "All", "AWS", or "Local" Default: "Local"
   * @param only_attached Only return policies that are attached to a user, group, or role Default: false
   * @param path_prefix Path prefix to filter policies Default: null
   * @param max_items Maximum number of policies to return Default: 100
   */
  function listPolicies(input?: {
    scope?: string;
    only_attached?: boolean;
    path_prefix?: string | null;
    max_items?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List all inline policies for an IAM role.
   * This tool retrieves the names of all inline policies attached to the specified role.
   * Args:
   * role_name: The name of the IAM role
   * Returns:
   * InlinePolicyListResponse containing the list of policy names
   * @param role_name The name of the IAM role
   */
  function listRolePolicies(input: {
    role_name: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List IAM roles in the account.
   * Args:
   * path_prefix: Optional path prefix to filter roles
   * max_items: Maximum number of roles to return
   * Returns:
   * Dictionary containing list of roles and metadata
   * @param path_prefix Path prefix to filter roles (e.g., "/service-role/") Default: null
   * @param max_items Maximum number of roles to return Default: 100
   */
  function listRoles(input?: {
    path_prefix?: string | null;
    max_items?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List all inline policies for an IAM user.
   * This tool retrieves the names of all inline policies attached to the specified user.
   * Args:
   * user_name: The name of the IAM user
   * Returns:
   * InlinePolicyListResponse containing the list of policy names
   * @param user_name The name of the IAM user
   */
  function listUserPolicies(input: {
    user_name: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List IAM users in the account.
   * This tool retrieves a list of IAM users from your AWS account with optional filtering.
   * Use this to get an overview of all users or find specific users by path prefix.
   * ## Usage Tips:
   * - Use path_prefix to filter users by organizational structure
   * - Adjust max_items to control response size for large accounts
   * - Results may be paginated for accounts with many users
   * Args:
   * ctx: MCP context for error reporting
   * path_prefix: Optional path prefix to filter users
   * max_items: Maximum number of users to return
   * Returns:
   * @param path_prefix Path prefix to filter users (e.g., "/division_abc/") Default: null
   * @param max_items Maximum number of users to return Default: 100
   */
  function listUsers(input: {
    ctx: { _meta?: { [key: string]: unknown } | null; content: Array<{ _meta?: { [key: string]: unknown } | null; annotations?: { audience?: Array<"user" | "assistant"> | null; lastModified?: string | null; priority?: number /* >= 0.0, <= 1.0 */ | null; [key: string]: unknown } | null; text: string; type?: "text"; [key: string]: unknown } | { _meta?: { [key: string]: unknown } | null; annotations?: { audience?: Array<"user" | "assistant"> | null; lastModified?: string | null; priority?: number /* >= 0.0, <= 1.0 */ | null; [key: string]: unknown } | null; data: string; mimeType: string; type?: "image"; [key: string]: unknown } | { _meta?: { [key: string]: unknown } | null; annotations?: { audience?: Array<"user" | "assistant"> | null; lastModified?: string | null; priority?: number /* >= 0.0, <= 1.0 */ | null; [key: string]: unknown } | null; data: string; mimeType: string; type?: "audio"; [key: string]: unknown } | { _meta?: { [key: string]: unknown } | null; annotations?: { audience?: Array<"user" | "assistant"> | null; lastModified?: string | null; priority?: number /* >= 0.0, <= 1.0 */ | null; [key: string]: unknown } | null; description?: string | null; icons?: Array<{ mimeType?: string | null; sizes?: Array<string> | null; src: string; theme?: "light" | "dark" | null; [key: string]: unknown }> | null; mimeType?: string | null; name: string; size?: number /* integer */ | null; title?: string | null; type?: "resource_link"; uri: string; [key: string]: unknown } | { _meta?: { [key: string]: unknown } | null; annotations?: { audience?: Array<"user" | "assistant"> | null; lastModified?: string | null; priority?: number /* >= 0.0, <= 1.0 */ | null; [key: string]: unknown } | null; resource: { _meta?: { [key: string]: unknown } | null; mimeType?: string | null; text: string; uri: string; [key: string]: unknown } | { _meta?: { [key: string]: unknown } | null; blob: string; mimeType?: string | null; uri: string; [key: string]: unknown }; type?: "resource"; [key: string]: unknown }>; isError?: boolean; resultType?: string; structuredContent?: unknown; [key: string]: unknown };
    path_prefix?: string | null;
    max_items?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create or update an inline policy for an IAM role.
   * This tool creates a new inline policy or updates an existing one for the specified role.
   * Inline policies are directly embedded in a single user, role, or group and have a one-to-one
   * relationship with the identity.
   * Args:
   * role_name: The name of the IAM role
   * policy_name: The name of the inline policy
   * policy_document: The policy document in JSON format
   * confirmed: Must be true to confirm this write operation
   * Returns:
   * InlinePolicyResponse containing the policy details and operation status
   * @param role_name The name of the IAM role
   * @param policy_name The name of the inline policy
   * @param policy_document The policy document in JSON format (string or dict)
   * @param confirmed Must be true to confirm this write operation Default: false
   */
  function putRolePolicy(input: {
    role_name: string;
    policy_name: string;
    policy_document: string | { [key: string]: unknown };
    confirmed?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create or update an inline policy for an IAM user.
   * This tool creates a new inline policy or updates an existing one for the specified user.
   * Inline policies are directly embedded in a single user, role, or group and have a one-to-one
   * relationship with the identity.
   * ## Security Best Practices:
   * - Follow the principle of least privilege when creating policies
   * - Use managed policies for common permissions that can be reused
   * - Regularly review and audit inline policies
   * - Test policies using simulate_principal_policy before applying
   * Args:
   * user_name: The name of the IAM user
   * policy_name: The name of the inline policy
   * @param user_name The name of the IAM user
   * @param policy_name The name of the inline policy
   * @param policy_document The policy document in JSON format (string or dict)
   * @param confirmed Must be true to confirm this write operation Default: false
   */
  function putUserPolicy(input: {
    user_name: string;
    policy_name: string;
    policy_document: string | { [key: string]: unknown };
    confirmed?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Remove a user from an IAM group.
   * Args:
   * group_name: The name of the IAM group
   * user_name: The name of the IAM user
   * confirmed: Must be true to confirm this write operation
   * Returns:
   * GroupMembershipResponse containing operation status
   * @param group_name The name of the IAM group
   * @param user_name The name of the IAM user
   * @param confirmed Must be true to confirm this write operation Default: false
   */
  function removeUserFromGroup(input: {
    group_name: string;
    user_name: string;
    confirmed?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Simulate IAM policy evaluation for a principal.
   * Args:
   * policy_source_arn: ARN of the user or role to simulate
   * action_names: List of actions to simulate
   * resource_arns: Optional list of resource ARNs to test against
   * context_entries: Optional context entries for the simulation
   * Returns:
   * Dictionary containing simulation results
   * @param policy_source_arn ARN of the user or role to simulate
   * @param action_names List of actions to simulate
   * @param resource_arns List of resource ARNs to test against Default: null
   * @param context_entries Context entries for the simulation Default: null
   */
  function simulatePrincipalPolicy(input: {
    policy_source_arn: string;
    action_names: Array<string>;
    resource_arns?: Array<string> | null;
    context_entries?: { [key: string]: string } | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  namespace prompts {
    /**
     * Get one prompt by name of MCP server awslabs.iam-mcp-server.
     */
    function get(input: {
      name: string;
      arguments?: { [key: string]: string };
    }): Promise<McpPromptsGetResult>;

    /**
     * List the prompts of MCP server awslabs.iam-mcp-server.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpPromptsListResult>;
  }

  namespace resources {
    /**
     * List the resources of MCP server awslabs.iam-mcp-server.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpResourcesListResult>;

    /**
     * Read one resource by URI of MCP server awslabs.iam-mcp-server.
     */
    function read(input: {
      uri: string;
    }): Promise<McpResourcesReadResult>;
  }
}
