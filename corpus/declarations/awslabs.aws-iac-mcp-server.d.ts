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

declare namespace MCP.awslabsAwsIacMcpServer {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * Returns CDK best practices and security guidelines.
   * ## Usage
   * This tool provides comprehensive CDK development guidelines, security best practices, and architectural recommendations. Always run this tool when asked to generate or review CDK code and follow the guidelines returned.
   * ## When to Use
   * - Get CDK security best practices and compliance guidelines
   * - Look up architectural patterns and recommendations
   * - Get guidance on CDK application structure and organization
   * - Research performance optimization techniques
   * - Learn about proper construct usage and design patterns
   * - Understand deployment and testing best practices
   * ## Result Interpretation
   * Returns JSON with:
   */
  function cdkBestPractices(input?: Record<string, never>): Promise<McpToolResult>;

  /**
   * Validate CloudFormation template against security and compliance rules using cfn-guard.
   * This tool performs compliance validation for CloudFormation templates. It validates:
   * - Security best practices and controls
   * - AWS Control Tower proactive controls
   * - Organizational policy requirements
   * - Resource configuration compliance
   * Use this tool to:
   * - Validate templates against security and compliance rules
   * - Catch policy violations before deployment
   * - Get remediation guidance for each violation
   * - Ensure templates meet organizational standards
   * - Receive specific CloudFormation template fixes for each violation
   * @param template_content CloudFormation template as YAML or JSON string
   */
  function checkCloudformationTemplateCompliance(input: {
    template_content: string;
  }): Promise<McpToolResult>;

  /**
   * Get instructions for CloudFormation pre-deployment validation.
   * Returns structured JSON guidance for using CloudFormation's pre-deployment validation feature
   * that catches deployment errors before resource provisioning begins.
   * When you create a change set, CloudFormation automatically validates your template against
   * three common failure causes:
   * 1. Invalid property syntax
   * 2. Resource name conflicts with existing resources in your account
   * 3. S3 bucket emptiness constraint on delete operations
   * If validation fails, the change set status shows 'FAILED' with detailed validation failure
   * information. You can view details for each failure, including the property path, to pinpoint
   * exactly where issues occur in your template.
   * The tool returns JSON with:
   */
  function getCloudformationPreDeployValidationInstructions(input?: Record<string, never>): Promise<McpToolResult>;

  /**
   * Searches AWS CDK documentation knowledge bases and returns relevant excerpts.
   * ## Usage
   * This tool searches across multiple CDK documentation sources to find relevant information about CDK constructs, APIs, and implementation patterns. Always use this tool when you need to write or modify CDK code.
   * ## When to Use
   * - Write CDK code or modify any construct
   * - Find specific information about CDK constructs and APIs
   * - Get implementation guidance from official documentation
   * - Look up syntax and examples for CDK patterns
   * - Research best practices and architectural guidelines
   * - Find answers to specific technical questions about CDK
   * - Validate infrastructure code against security best practices
   * ## Documentation Sources
   * @param query Search query for CDK documentation (required)
   */
  function searchCdkDocumentation(input: {
    query: string;
  }): Promise<McpToolResult>;

  /**
   * Searches CDK code samples, examples, constructs, and patterns documentation.
   * ## Usage
   * This tool searches across CDK code samples, community constructs, and implementation patterns to find working examples and reusable components for your CDK projects.
   * ## When to Use
   * - Find working CDK code examples and samples
   * - Look up implementation patterns for specific use cases
   * - Get sample code for AWS service integrations
   * - Research complete CDK application examples
   * - Find L3 constructs created by the community
   * - Discover construct documentation and usage patterns
   * - Find architectural patterns and best practices
   * ## Search Tips
   * @param query Search query for CDK samples and constructs
   * @param language Programming language filter (default: "typescript") Default: "typescript"
   */
  function searchCdkSamplesAndConstructs(input: {
    query: string;
    language?: "typescript" | "python" | "java" | "csharp" | "go";
  }): Promise<McpToolResult>;

  /**
   * Searches AWS CloudFormation documentation knowledge bases and returns relevant excerpts.
   * ## Usage
   * This tool searches AWS CloudFormation documentation to find information about resource types, properties, syntax, and implementation patterns for CloudFormation templates.
   * ## When to Use
   * - Write CloudFormation templates or modify resources
   * - Find specific information about CloudFormation resource types and properties
   * - Get implementation guidance from official documentation
   * - Look up syntax and examples for CloudFormation patterns
   * - Research best practices and architectural guidelines
   * - Find answers to specific technical questions about CloudFormation
   * - Validate infrastructure templates against security best practices
   * ## Search Tips
   * @param query Search query for CloudFormation documentation. Examples: "AWS::Lambda::Function", "S3 bucket encryption", "DynamoDB table properties"
   */
  function searchCloudformationDocumentation(input: {
    query: string;
  }): Promise<McpToolResult>;

  /**
   * Troubleshoot CloudFormation deployment failures with root cause analysis and CloudTrail integration.
   * This tool provides failure analysis for CloudFormation deployments by correlating stack events with CloudTrail API calls and service-specific error patterns. It analyzes:
   * - CloudFormation stack events and resource failure patterns
   * - Cross-service API failures through CloudTrail integration
   * - Common deployment failure scenarios and root causes
   * - Service-specific error messages and remediation steps
   * - Resource dependency failures and circular dependency issues
   * Use this tool to:
   * - Diagnose CloudFormation deployment failures quickly
   * - Generate CloudTrail deep links for failed resources during deployment windows
   * - Provide step-by-step remediation guidance maintaining IaC principles
   * - Identify root causes across multiple AWS services
   * @param stack_name Name of the failed CloudFormation stack
   * @param region AWS region where the stack deployment failed
   * @param include_cloudtrail Whether to include CloudTrail analysis Default: true
   */
  function troubleshootCloudformationDeployment(input: {
    stack_name: string;
    region: string;
    include_cloudtrail?: boolean;
  }): Promise<McpToolResult>;

  /**
   * Validate CloudFormation template syntax, schema, and resource properties using cfn-lint.
   * This tool performs syntax and schema validation for CloudFormation templates. It validates:
   * - JSON/YAML syntax correctness and structure
   * - AWS resource type validity and property schemas
   * - Resource property values against AWS service specifications
   * - Template format compliance with CloudFormation standards
   * - Cross-resource reference validation
   * Use this tool to:
   * - Validate AI-generated CloudFormation templates before deployment
   * - Catch syntax errors, invalid properties, and schema violations early
   * - Get specific fix suggestions with line numbers for each error
   * - Ensure template compatibility with CloudFormation deployment engine
   * @param template_content CloudFormation template as YAML or JSON string
   * @param regions AWS regions to validate against Default: null
   * @param ignore_checks Rule IDs to ignore (e.g., W2001, E3012) Default: null
   */
  function validateCloudformationTemplate(input: {
    template_content: string;
    regions?: Array<string> | null;
    ignore_checks?: Array<string> | null;
  }): Promise<McpToolResult>;

  namespace prompts {
    /**
     * Get one prompt by name of MCP server awslabs.aws-iac-mcp-server.
     */
    function get(input: {
      name: string;
      arguments?: { [key: string]: string };
    }): Promise<McpPromptsGetResult>;

    /**
     * List the prompts of MCP server awslabs.aws-iac-mcp-server.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpPromptsListResult>;
  }

  namespace resources {
    /**
     * List the resources of MCP server awslabs.aws-iac-mcp-server.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpResourcesListResult>;

    /**
     * Read one resource by URI of MCP server awslabs.aws-iac-mcp-server.
     */
    function read(input: {
      uri: string;
    }): Promise<McpResourcesReadResult>;
  }
}
