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

declare namespace MCP.launchdarklyMcpServer {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * Creates a new AI Config within a project. Useful for setting up LLM configurations programmatically.
   */
  function createAiConfig(input: {
    request: { AIConfigPost: { defaultVariation?: { comment?: string; description?: string; instructions?: string; judgeConfiguration?: { judges?: Array<{ judgeConfigKey: string; samplingRate: number }> }; key: string; messages?: Array<{ content: string; role: string }>; model?: Record<string, never>; modelConfigKey?: string; name: string; toolKeys?: Array<string>; tools?: Array<{ key: string; version: number /* integer */ }> }; description?: string; evaluationMetricKey?: string; isInverted?: boolean; key: string; maintainerId?: string; maintainerTeamKey?: string; mode?: "agent" | "completion" | "judge"; name: string; tags?: Array<string> }; projectKey: string };
  }): Promise<McpToolResult>;

  /**
   * Adds a new variation to an AI Config, supporting experimentation or multi-model strategies.
   */
  function createAiConfigVariation(input: {
    request: { AIConfigVariationPost: { comment?: string; description?: string; instructions?: string; judgeConfiguration?: { judges?: Array<{ judgeConfigKey: string; samplingRate: number }> }; key: string; messages?: Array<{ content: string; role: string }>; model?: Record<string, never>; modelConfigKey?: string; name: string; toolKeys?: Array<string>; tools?: Array<{ key: string; version: number /* integer */ }> }; configKey: string; projectKey: string };
  }): Promise<McpToolResult>;

  /**
   * Creates a new feature flag within a project. AI agents can use this operation to define feature toggles for controlled rollouts, experimentation, or gated features, automating the flag setup process.
   */
  function createFeatureFlag(input: {
    request: { FeatureFlagBody: { clientSideAvailability?: { usingEnvironmentId: boolean; usingMobileKey: boolean }; customProperties?: { [key: string]: { name: string; value: Array<string> } }; defaults?: { offVariation: number /* integer */; onVariation: number /* integer */ }; description?: string; includeInSnippet?: boolean; initialPrerequisites?: Array<{ key: string; variationId: string }>; isFlagOn?: boolean; key: string; maintainerId?: string; maintainerTeamKey?: string; migrationSettings?: { contextKind?: string; stageCount: number /* integer */ }; name: string; purpose?: "migration" | "holdout"; tags?: Array<string>; temporary?: boolean; variations?: Array<{ _id?: string; description?: string; name?: string; value?: unknown }> }; clone?: string; projectKey: string };
  }): Promise<McpToolResult>;

  /**
   * Deletes an AI Config and its associated variations. Intended for cleanup or deprecation workflows.
   */
  function deleteAiConfig(input: {
    request: { configKey: string; projectKey: string };
  }): Promise<McpToolResult>;

  /**
   * Deletes an AI Config variation.
   */
  function deleteAiConfigVariation(input: {
    request: { configKey: string; projectKey: string; variationKey: string };
  }): Promise<McpToolResult>;

  /**
   * Removes a feature flag from the project. Used by AI agents to clean up deprecated toggles that are no longer in use, improving system hygiene and maintainability.
   */
  function deleteFeatureFlag(input: {
    request: { featureFlagKey: string; projectKey: string };
  }): Promise<McpToolResult>;

  /**
   * Retrieves details of a specific AI Config, including variations and model settings.
   */
  function getAiConfig(input: {
    request: { configKey: string; projectKey: string };
  }): Promise<McpToolResult>;

  /**
   * Retrieves the targeting details of a specific AI Config, including individual targets, rules, and rollouts.
   */
  function getAiConfigTargeting(input: {
    request: { configKey: string; projectKey: string };
  }): Promise<McpToolResult>;

  /**
   * Retrieves an AI configuration variation.
   */
  function getAiConfigVariation(input: {
    request: { configKey: string; projectKey: string; variationKey: string };
  }): Promise<McpToolResult>;

  /**
   * Fetches audit log entries for a LaunchDarkly account. Use the `spec` parameter with format `proj/<projectKey>:env/<envKey>:flag/<flagKey>` to query a specific flag's change history (use `env/*` for all environments). The `before` and `after` parameters accept Unix epoch timestamps in milliseconds for date-range filtering. Returns at most 20 entries per call, ordered newest-first.
   */
  function getAuditLogEntries(input: {
    request: { after?: number /* integer */; before?: number /* integer */; limit?: number /* integer */; q?: string; spec?: string };
  }): Promise<McpToolResult>;

  /**
   * Identifies which repositories have code references to a given flag, helping agents determine if they're operating on the correct repository and understand the scope of cleanup (single vs multi-repo).
   */
  function getCodeReferences(input: {
    request: { flagKey?: string; projKey?: string; withBranches?: string; withReferencesForDefaultBranch?: string };
  }): Promise<McpToolResult>;

  /**
   * Identifies which environments exist in a project and determines which are marked as "critical" (production, staging, etc.). Allows agents to programmatically identify critical environments instead of hardcoding assumptions.
   */
  function getEnvironments(input: {
    request: { filter?: string; limit?: number /* integer */; offset?: number /* integer */; projectKey: string; sort?: string };
  }): Promise<McpToolResult>;

  /**
   * Fetches the full configuration for a specific feature flag, including environments, variations, and targeting rules. Useful for agents auditing or managing specific feature toggles in a detailed, contextual manner.
   */
  function getFeatureFlag(input: {
    request: { env?: string; expand?: string; featureFlagKey: string; projectKey: string };
  }): Promise<McpToolResult>;

  /**
   * Returns lifecycle status (new, active, inactive, launched) based on actual usage patterns, evaluation counts, and configuration stability. This is the key intelligence for removal readiness assessment.
   */
  function getFlagStatusAcrossEnvironments(input: {
    request: { env?: string; featureFlagKey: string; projectKey: string };
  }): Promise<McpToolResult>;

  /**
   * Retrieves AI configuration settings for a specific project. This endpoint allows agents to access and modify AI-related configurations, ensuring that the AI's behavior aligns with project requirements and user expectations.
   */
  function listAiConfigs(input: {
    request: { filter?: string; limit?: number /* integer */; offset?: number /* integer */; projectKey: string; sort?: string };
  }): Promise<McpToolResult>;

  /**
   * Retrieves all feature flags within a project, including metadata and targeting rules. Enables AI agents to enumerate existing flags for inspection, configuration analysis, or generating flag usage reports across environments.
   */
  function listFeatureFlags(input: {
    request: { archived?: boolean; compare?: boolean; env?: string; expand?: string; filter?: string; limit?: number /* integer */; offset?: number /* integer */; projectKey: string; sort?: string; summary?: boolean; tag?: string };
  }): Promise<McpToolResult>;

  /**
   * Updates metadata or configuration of an existing AI Config.
   */
  function updateAiConfig(input: {
    request: { AIConfigPatch?: { description?: string; evaluationMetricKey?: string; isInverted?: boolean; maintainerId?: string; maintainerTeamKey?: string; name?: string; tags?: Array<string> }; configKey: string; projectKey: string };
  }): Promise<McpToolResult>;

  /**
   * Updates the targeting of an existing AI Config.
   */
  function updateAiConfigTargeting(input: {
    request: { AIConfigTargetingPatch?: { comment?: string; environmentKey: string; instructions: Array<{ [key: string]: unknown }> }; configKey: string; projectKey: string };
  }): Promise<McpToolResult>;

  /**
   * Updates a specific variation within an AI Config. Enables fine-tuned control of model behavior.
   */
  function updateAiConfigVariation(input: {
    request: { AIConfigVariationPatch?: { comment?: string; description?: string; instructions?: string; judgeConfiguration?: { judges?: Array<{ judgeConfigKey: string; samplingRate: number }> }; messages?: Array<{ content: string; role: string }>; model?: Record<string, never>; modelConfigKey?: string; name?: string; published?: boolean; state?: string; toolKeys?: Array<string>; tools?: Array<{ key: string; version: number /* integer */ }> }; configKey: string; projectKey: string; variationKey: string };
  }): Promise<McpToolResult>;

  /**
   * Updates the configuration of an existing feature flag. Enables agents to change targeting rules, modify variations, or adapt rollout strategies dynamically in response to user behavior or experiment results.
   */
  function updateFeatureFlag(input: {
    request: { PatchWithComment: { comment?: string; patch: Array<{ op: string; path: string; value?: unknown }> }; dryRun?: boolean; featureFlagKey: string; ignoreConflicts?: boolean; projectKey: string };
  }): Promise<McpToolResult>;
}
