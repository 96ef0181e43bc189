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

declare namespace MCP.awslabsAwsServerlessMcpServer {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * Configures a custom domain for a deployed web application on AWS Serverless.
   * Before using this tool, you must already own the domain name and have a Route53 hosted zone in your account.
   * This tool does not register domain names.
   * This tool sets up Route 53 DNS records, ACM certificates, and CloudFront custom domain mappings as needed.
   * Use this tool after deploying your web application to associate it with your own domain name.
   * Returns:
   * Dict: Domain configuration result
   * @param project_name Project name
   * @param domain_name Custom domain name to use for the CloudFront distribution . You must already own the domain name and have a Route 53 hosted zone in your account. This tool does not register domain names.
   * @param create_certificate Whether to create a ACM certificate Default: true
   * @param create_route53_record Whether to create a Route 53 record. When set to True, this tool creates a DNS A record that points to the CloudFront distribution associated with this project Default: true
   * @param region AWS region to use (e.g., us-east-1) Default: null
   */
  function configureDomain(input: {
    project_name: string;
    domain_name: string;
    create_certificate?: boolean | null;
    create_route53_record?: boolean | null;
    region?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Provides instructions on how to deploy a serverless application to AWS Lambda.
   * Deploying a Lambda application requires generating IaC templates, building the code, packaging
   * the code, selecting a deployment tool, and executing the deployment commands. This tool walks through
   * each step and links to tools in this MCP server. For deploying web applications specifically, use the deploy_webapp_tool.
   * Returns:
   * Dict[str, Any]: A dictionary containing the deployment help information.
   * @param application_type Type of application to deploy
   */
  function deployServerlessAppHelp(input: {
    application_type: "event_driven" | "backend" | "fullstack";
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Deploy web applications to AWS Serverless, including Lambda as compute, DynamoDB as databases, API GW, ACM Certificates, and Route 53 DNS records.
   * This tool uses the Lambda Web Adapter framework so that applications can be written in a standard web framework like Express or Next.js can be easily
   * deployed to Lambda. You do not need to use integrate the code with any adapter framework before using this tool.
   * Returns:
   * Dict: Deployment result and link to pending deployment resource
   * @param deployment_type Type of deployment
   * @param project_name Project name
   * @param project_root Absolute path to the project root directory
   * @param region AWS Region to deploy to (e.g., us-east-1) Default: null
   * @param backend_configuration Backend configuration Default: null
   * @param frontend_configuration Frontend configuration Default: null
   */
  function deployWebapp(input: {
    deployment_type: "backend" | "frontend" | "fullstack";
    project_name: string;
    project_root: string;
    region?: string | null;
    backend_configuration?: { architecture?: "x86_64" | "arm64" | null; built_artifacts_path: string; cors?: boolean | null; database_configuration?: { [key: string]: unknown } | null; entry_point?: string | null; environment?: { [key: string]: string } | null; framework?: string | null; generate_startup_script?: boolean | null; memory_size?: number /* integer */ | null; port: number /* integer */; runtime: string; stage?: string | null; startup_script?: string | null; timeout?: number /* integer */ | null; [key: string]: unknown } | null;
    frontend_configuration?: { built_assets_path: string; certificate_arn?: string | null; custom_domain?: string | null; error_document?: string | null; framework?: string | null; index_document?: string | null; [key: string]: unknown } | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve the schema definition for the specified schema version.
   * REQUIREMENTS:
   * - You MUST use this tool to get complete schema definitions before implementing handlers
   * - You MUST use this tool when implementing Lambda functions that consume events from EventBridge
   * - You MUST use the returned schema structure for type-safe event handling
   * - You SHOULD use the latest schema version unless specifically required otherwise
   * - You MUST validate all required fields defined in the schema
   * USE CASES:
   * 1. Lambda Function Handlers with EventBridge:
   * You MUST:
   * - CRITICAL: Required for Lambda functions consuming events from EventBridge
   * - Implement handlers using the exact event structure
   * @param registry_name For AWS service events, use "aws.events" to access the EventBridge schema registry.
   * @param schema_name The name of the schema to retrieve (e.g., "aws.s3@ObjectCreated" for S3 events).
   * @param schema_version Version number of the schema. For AWS service events, use latest version (default) to ensure up-to-date event handling. Default: null
   */
  function describeSchema(input: {
    registry_name: string;
    schema_name: string;
    schema_version?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create and configure AWS infrastructure for streaming data processing. Handles Kafka clusters (MSK), Kinesis streams, DynamoDB streams, SQS queues with Lambda functions. Sets up VPCs, security groups, IAM roles, and Event Source Mappings. Generates complete SAM templates for deployment.
   * @param event_source Type of event source for which to get guidance Default: "unspecified"
   * @param guidance_type Type of guidance: "setup" for initial configuration, "networking" for VPC/connectivity, "troubleshooting" for issues Default: "setup"
   * @param networking_question Specific networking question (used with guidance_type="networking") Default: "general"
   */
  function esmGuidance(input?: {
    event_source?: "dynamodb" | "kinesis" | "kafka" | "sqs" | "unspecified" | null;
    guidance_type?: "setup" | "networking" | "troubleshooting" | null;
    networking_question?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Troubleshoot Kafka streaming issues and connectivity problems. Diagnoses MSK cluster connectivity, Lambda function timeouts, authentication failures, and network configuration issues. Provides step-by-step resolution guidance for Kafka and Lambda integration problems.
   * @param kafka_type Type of Kafka cluster: "msk" for Amazon MSK, "self-managed" for self-managed Apache Kafka, "auto-detect" to determine automatically Default: "auto-detect"
   * @param issue_type Type of troubleshooting: "diagnosis" for identifying issues, or specific issue type for resolution steps Default: "diagnosis"
   */
  function esmKafkaTroubleshoot(input?: {
    kafka_type?: "msk" | "self-managed" | "auto-detect" | null;
    issue_type?: "diagnosis" | "pre-broker-timeout" | "post-broker-timeout" | "lambda-unreachable" | "on-failure-destination-unreachable" | "sts-unreachable" | "authentication-failed" | "network-connectivity" | "others" | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Optimize streaming data processing performance and costs. Analyzes Lambda function configurations for Kafka, Kinesis, DynamoDB, and SQS event sources. Provides recommendations for batch sizes, concurrency, throughput, and cost optimization. Validates configurations and generates deployment templates.
   * @param action Optimization action: "analyze" for tradeoff analysis, "validate" for config validation, "generate_template" for SAM template generation Default: "analyze"
   * @param optimization_targets Optimization goals for analysis (required for analyze action) Default: null
   * @param event_source Event source type for validation (required for validate action) Default: null
   * @param configs ESM configuration to validate (required for validate action) Default: null
   * @param esm_uuid ESM UUID for template generation (required for generate_template action) Default: null
   * @param optimized_configs Optimized configuration for template generation (required for generate_template action) Default: null
   * @param region AWS region Default: "us-east-1"
   * @param project_name Project name for template generation Default: "esm-optimization"
   */
  function esmOptimize(input?: {
    action?: "analyze" | "validate" | "generate_template";
    optimization_targets?: Array<"failure_rate" | "latency" | "throughput" | "cost"> | null;
    event_source?: "kinesis" | "dynamodb" | "kafka" | "sqs" | null;
    configs?: { [key: string]: unknown } | null;
    esm_uuid?: string | null;
    optimized_configs?: { [key: string]: unknown } | null;
    region?: string;
    project_name?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Returns guidance on selecting an infrastructure as code (IaC) platform to deploy Serverless applications to AWS.
   * Using IaC is a best practice when managing AWS resources. IaC platform choices include AWS SAM, CDK, and CloudFormation.
   * Use this tool to decide which IaC tool to use for your Serverless deployments based on your specific use case and requirements.
   * By default, SAM is the recomended framework.
   * Returns:
   * Dict: IaC guidance information
   * @param iac_tool IaC tool to use Default: "CloudFormation"
   * @param include_examples Whether to include examples Default: true
   */
  function getIacGuidance(input?: {
    iac_tool?: "CloudFormation" | "SAM" | "CDK" | "Terraform" | null;
    include_examples?: boolean | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Returns AWS Lambda event schemas for different event sources (e.g. s3, sns, apigw) and programming languages.
   * When a event source triggers a Lambda function, the request payload comes in a specific format.
   * Each Lambda event source defines its own schema and language-specific types, which should be used in
   * the Lambda function handler to correctly parse the event data. If you cannot find a schema for your event source, you can directly parse
   * the event data as a JSON object. For EventBridge events, you must use the list_registries, search_schema, and describe_schema
   * tools to access the schema registry directly, get schema definitions, and generate code processing logic.
   * Returns:
   * Dict: Lambda event schema source code file for the request runtime and event source
   * @param event_source Event source (e.g., api-gw, s3, sqs, sns, kinesis, eventbridge, dynamodb)
   * @param runtime Programming language for the schema references (e.g., go, nodejs, python, java)
   */
  function getLambdaEventSchemas(input: {
    event_source: string;
    runtime: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Use this tool to determine if AWS Lambda is suitable platform to deploy an application.
   * Returns a comprehensive guide on when to choose AWS Lambda as a deployment platform.
   * It includes scenarios when to use and not use Lambda, advantages and disadvantages,
   * decision criteria, and specific guidance for various use cases (e.g. scheduled tasks, event-driven application).
   * Returns:
   * Dict: Lambda guidance information
   * @param use_case Description of the use case. (e.g. scheduled tasks, event-driven application)
   * @param include_examples Whether to include examples Default: true
   */
  function getLambdaGuidance(input: {
    use_case: string;
    include_examples?: boolean | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieves CloudWatch metrics from a deployed web application.
   * Use this tool get metrics on error rates, latency, throttles, etc. of Lambda functions, API Gateways, or CloudFront distributions.
   * This tool can help provide insights into anomalies and monitor operations, which can help with troubleshooting.
   * Returns:
   * Dict: Metrics retrieval result
   * @param project_name Project name
   * @param start_time Start time for metrics (ISO 8601 format). Example: 2025-05-30T20:00:00Z Default: null
   * @param end_time End time for metrics (ISO 8601 format). Example: 2025-05-30T21:00:00Z Default: null
   * @param period Period for metrics in seconds Default: 60
   * @param resources Resources to get metrics for Default: ["lambda","apiGateway"]
   * @param function_name Lambda function to get metrics for. Set this parameter if resources parameter contains 'lambda' and the function name is not same as the project_name. Typically, SAM appends a random id suffix to function names. Find the name from CFN stack output. If function_name is not specified, project_name is used as function name. Default: null
   * @param distribution_id CloudFront distribution ID to get metrics for. Find the id from the CFN stack output. distribution_id required if the resources parameter list contains cloudfront. Default: null
   * @param region AWS region to use (e.g., us-east-1) Default: null
   * @param stage API Gateway stage Default: "prod"
   */
  function getMetrics(input: {
    project_name: string;
    start_time?: string | null;
    end_time?: string | null;
    period?: number /* integer */ | null;
    resources?: Array<"lambda" | "apiGateway" | "cloudfront"> | null;
    function_name?: string | null;
    distribution_id?: string | null;
    region?: string | null;
    stage?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Returns example SAM templates from the Serverless Land GitHub repo.
   * Use this tool to get examples for building serverless applications with AWS Lambda and best practices of serverless architecture.
   * The examples are centered on event-driven architecture that can help you boost agility and build reliable, scalable applications.
   * Services like Lambda, EventBridge, Step Functions, SQS, SNS, and API Gateway are featured here. Examples can be deployed
   * out of the box using the SAM CLI, or you can modify examples to fit your needs.
   * Usage tips:
   * - Each template includes a template.yml, example-pattern.json file, and src directory containing the Lambda function code. The example-pattern.json file
   * contains metadata about the template, links to AWS documentation, SAM commands, and a description of the application.
   * - Download the YAML template with the gitHubLink in the tool response using the GitHub API
   * - Use the sam_build and sam_deploy tools to build and deploy the application to AWS Cloud
   * Returns:
   * Dict: List of matching Serverless templates with README content and GitHub link
   * @param template_type Template type (e.g., API, ETL, Web)
   * @param runtime Lambda runtime (e.g., nodejs22.x, python3.13) Default: null
   */
  function getServerlessTemplates(input: {
    template_type: string;
    runtime?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Lists the registries in your account.
   * REQUIREMENTS:
   * - For AWS service events, you MUST use the aws.events registry directly
   * - For custom schemas, you MAY use LOCAL scope to manage your own registries
   * - When searching AWS service events, you SHOULD use the AWS scope
   * USAGE PATTERNS:
   * 1. Finding AWS Service Event Schemas:
   * - Use aws.events registry directly instead of searching
   * - Filter by AWS scope to see only AWS-provided schemas
   * 2. Managing Custom Schemas:
   * - Use LOCAL scope to view your custom registries
   * - Apply registry_name_prefix to find specific registry groups
   * @param registry_name_prefix Specifying this limits the results to only those registry names that start with the specified prefix. For EventBridge events, use aws.events registry directly instead of searching. Default: null
   * @param scope Can be set to Local or AWS to limit responses to your custom registries, or the ones provided by AWS. LOCAL: The registry is created in your account. AWS: The registry is created by AWS. For EventBridge events, use aws.events registry which is an AWS-managed registry containing all AWS service event schemas. Default: null
   * @param limit Maximum number of results to return. If you specify 0, the operation returns up to 10 results. Default: null
   * @param next_token Next token returned by the previous operation. Default: null
   */
  function listRegistries(input?: {
    registry_name_prefix?: string | null;
    scope?: string | null;
    limit?: number /* integer, >= 0, <= 100 */ | null;
    next_token?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Builds a serverless application using AWS SAM (Serverless Application Model) CLI.
   * Requirements:
   * - AWS SAM CLI MUST be installed and configured in your environment
   * - An application MUST already be initialized with 'sam_init' tool to create sam project structure.
   * This command compiles your Lambda function and layer code, creates deployment artifacts, and prepares your application for deployment and local testing.
   * It creates a .aws-sam directory that structures your application in a format and location that sam local and sam deploy require. For Zip
   * functions, a .zip file archive is created, which contains your application code and its dependencies. For Image functions, a container image is created,
   * which includes the base operating system, runtime, and extensions, in addition to your application code and its dependencies.
   * By default, the functions and layers are built in parallel for faster builds.
   * Usage tips:
   * - Don't edit any code under the .aws-sam/build directory. Instead, update your original source code in
   * your project folder and run sam build to update the .aws-sam/build directory.
   * @param project_directory Absolute path to directory containing the SAM project
   * @param template_file Absolute path to the template file (defaults to template.yaml) Default: null
   * @param base_dir Resolve relative paths to function's source code with respect to this folder. Use this option if you want to change how relative paths to source code folders are resolved. By default, relative paths are resolved with respect to the AWS SAM template's location. Default: null
   * @param build_dir The absolute path to a directory where the built artifacts are stored This directory and all of its content are removed with this option Default: null
   * @param use_container Use a Lambda-like container to build the function. Use this option if your function requires a specific runtime environment or dependencies that are not available on the local machine. Docker must be installed Default: false
   * @param no_use_container Run build in local machine instead of Docker container. Default: false
   * @param parallel Build your AWS SAM application in parallel. Default: true
   * @param container_env_vars Environment variables to pass to the build container. Each instance takes a key-value pair, where the key is the resource and environment variable, and the value is the environment variable's value. For example: --container-env-var Function1.GITHUB_TOKEN=TOKEN1 --container-env-var Function2.GITHUB_TOKEN=TOKEN2. Default: null
   * @param container_env_var_file Absolute path to a JSON file containing container environment variables. You can provide a single environment variable that applies to all serverless resources, or different environment variables for each resource. For example, for all resources: { "Parameters": { "GITHUB_TOKEN": "TOKEN_GLOBAL" } } For individual resources: { "MyFunction1": { "GITHUB_TOKEN": "TOKEN1" }, "MyFunction2": { "GITHUB_TOKEN": "TOKEN2" } } Default: null
   * @param build_image The URI of the container image that you want to pull for the build. By default, AWS SAM pulls the container image from Amazon ECR Public. Use this option to pull the image from another location Default: null
   * @param debug Turn on debug logging Default: false
   * @param manifest Absolute path to a custom dependency manifest file (e.g., package.json) instead of the default. For example: 'ParameterKey=KeyPairName, ParameterValue=MyKey ParameterKey=InstanceType, ParameterValue=t1.micro. Default: null
   * @param parameter_overrides CloudFormation parameter overrides encoded as key-value pairs. For example: 'ParameterKey=KeyPairName, ParameterValue=MyKey ParameterKey=InstanceType, ParameterValue=t1.micro Default: null
   * @param region AWS Region to deploy to (e.g., us-east-1) Default: null
   * @param save_params Save parameters to the SAM configuration file Default: false
   * @param profile AWS profile to use Default: null
   */
  function samBuild(input: {
    project_directory: string;
    template_file?: string | null;
    base_dir?: string | null;
    build_dir?: string | null;
    use_container?: boolean;
    no_use_container?: boolean;
    parallel?: boolean;
    container_env_vars?: { [key: string]: string } | null;
    container_env_var_file?: string | null;
    build_image?: string | null;
    debug?: boolean;
    manifest?: string | null;
    parameter_overrides?: string | null;
    region?: string | null;
    save_params?: boolean;
    profile?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Deploys a serverless application onto AWS Cloud using AWS SAM (Serverless Application Model) CLI and CloudFormation.
   * Requirements:
   * - AWS SAM CLI MUST be installed and configured in your environment
   * - SAM project MUST be initialized using sam_init tool and built with sam_build.
   * This command deploys your SAM application's build artifacts located in the .aws-sam directory
   * to AWS Cloud using AWS CloudFormation. The only required parameter is project_directory. SAM will automatically
   * create a S3 bucket where build artifacts are uploaded and referenced by the SAM template.
   * Usage tips:
   * - When you make changes to your application's original files, run sam build to update the .aws-sam directory before deploying.
   * Returns:
   * Dict: SAM deploy command output
   * @param application_name Name of the application to be deployed
   * @param project_directory Absolute path to directory containing the SAM project (defaults to current directory)
   * @param template_file Absolute path to the template file (defaults to template.yaml) Default: null
   * @param s3_bucket S3 bucket to deploy artifacts to. You cannot set both s3_bucket and resolve_s3 parameters Default: null
   * @param s3_prefix S3 prefix for the artifacts Default: null
   * @param region AWS region to deploy to Default: null
   * @param profile AWS profile to use Default: null
   * @param parameter_overrides CloudFormation parameter overrides encoded as key-value pairs Default: null
   * @param capabilities IAM capabilities required for the deployment Default: ["CAPABILITY_IAM"]
   * @param config_file Absolute path to the SAM configuration file Default: null
   * @param config_env Environment name specifying default parameter values in the configuration file Default: null
   * @param metadata Metadata to include with the stack Default: null
   * @param tags Tags to apply to the stack Default: null
   * @param resolve_s3 Automatically create an S3 bucket for deployment artifacts.  You cannot set both s3_bucket and resolve_s3 parameters Default: false
   * @param debug Turn on debug logging Default: false
   */
  function samDeploy(input: {
    application_name: string;
    project_directory: string;
    template_file?: string | null;
    s3_bucket?: string | null;
    s3_prefix?: string | null;
    region?: string | null;
    profile?: string | null;
    parameter_overrides?: string | null;
    capabilities?: Array<"CAPABILITY_IAM" | "CAPABILITY_NAMED_IAM" | "CAPABILITY_AUTO_EXPAND"> | null;
    config_file?: string | null;
    config_env?: string | null;
    metadata?: { [key: string]: string } | null;
    tags?: { [key: string]: string } | null;
    resolve_s3?: boolean;
    debug?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Initializes a serverless application using AWS SAM (Serverless Application Model) CLI.
   * Requirements:
   * - AWS SAM CLI MUST be installed and configured in your environment
   * This tool creates a new SAM project that consists of:
   * - An AWS SAM template to define your infrastructure code
   * - A folder structure that organizes your application
   * - Configuration for your AWS Lambda functions
   * Use this tool to initialize a new project when building a serverless application.
   * This tool generates a project based on a pre-defined template. After calling this tool,
   * modify the code and infrastructure templates to fit the requirements of your application.
   * Usage tips:
   * - Do not use this tool on existing projects as it creates brand new directory. Instead manually create SAM templates in the existing application's directory.
   * @param project_name Name of the SAM project to create
   * @param runtime Runtime environment for the Lambda function. This option applies only when the package type is Zip.
   * @param project_directory Absolute path to directory where the SAM application will be initialized
   * @param dependency_manager Dependency manager for the Lambda function (e.g. npm, pip)
   * @param architecture Architecture for the Lambda function. Default: "x86_64"
   * @param package_type Package type for the Lambda function. Zip creates a .zip file archive, and Image creates a container image. Default: "Zip"
   * @param application_template Template for the SAM application, e.g., hello-world, quick-start, etc. This parameter is required if location is not specified. Default: "hello-world"
   * @param application_insights Activate Amazon CloudWatch Application Insights monitoring. Helps you monitor the AWS resources in your applications to help identify potential issues. It can analyze AWS resource data for signs of problems and build automated CloudWatch dashboards to visualize them. Default: false
   * @param no_application_insights Deactivate Amazon CloudWatch Application Insights monitoring Default: false
   * @param base_image Base image for the application when package type is Image. The AWS base images are preloaded with a language runtime, a runtime interface client to manage the interaction between Lambda and your function code, and a runtime interface emulator for local testing. Default: null
   * @param config_env Environment name specifying default parameter values in the configuration file Default: null
   * @param config_file Absolute path to configuration file containing default parameter values Default: null
   * @param debug Turn on debug logging Default: false
   * @param extra_content Override custom parameters in the template's cookiecutter.json Default: null
   * @param location Template or application location (Git, HTTP/HTTPS, zip file path). This GitHub repo https://github.com/aws/aws-sam-cli-app-templates contains a collection of templates. This parameter is required if app_template is not specified. Default: null
   * @param save_params Save parameters to the SAM configuration file Default: false
   * @param tracing Activate AWS X-Ray tracing for Lambda functions. X-ray collects data about requests that your application serves and provides tools that you can use to view, filter, and gain insights into that data to identify issues and opportunities for optimization. Default: false
   * @param no_tracing Deactivate AWS X-Ray tracing for Lambda functions Default: false
   */
  function samInit(input: {
    project_name: string;
    runtime: string | null;
    project_directory: string;
    dependency_manager: string;
    architecture?: "x86_64" | "arm64" | null;
    package_type?: "Zip" | "Image" | null;
    application_template?: string;
    application_insights?: boolean | null;
    no_application_insights?: boolean | null;
    base_image?: string | null;
    config_env?: string | null;
    config_file?: string | null;
    debug?: boolean | null;
    extra_content?: string | null;
    location?: string | null;
    save_params?: boolean | null;
    tracing?: boolean | null;
    no_tracing?: boolean | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Locally invokes a Lambda function using AWS SAM CLI.
   * Requirements:
   * - AWS SAM CLI MUST be installed and configured in your environment
   * - Docker must be installed and running in your environment.
   * This command runs your Lambda function locally in a Docker container that simulates the AWS Lambda environment.
   * Use this tool to test your Lambda functions before deploying them to AWS. It allows you to test the logic of your function faster.
   * Testing locally first reduces the likelihood of identifying issues when testing in the cloud or during deployment,
   * which can help you avoid unnecessary costs. Additionally, local testing makes debugging easier to do.
   * Returns:
   * Dict: Local invoke result and the execution logs
   * @param project_directory Absolute path to directory containing the SAM project
   * @param resource_name Name of the Lambda function to invoke locally
   * @param template_file Absolute path to the SAM template file (defaults to template.yaml) Default: null
   * @param event_file Absolute path to a JSON file containing event data Default: null
   * @param event_data JSON string containing event data (alternative to event_file) Default: null
   * @param environment_variables_file Absolute path to a JSON file containing environment variables to pass to the function Default: null
   * @param docker_network Docker network to run the Lambda function in Default: null
   * @param container_env_vars Environment variables to pass to the container Default: null
   * @param parameter Override parameters from the template file Default: null
   * @param log_file Absolute path to a file where the function logs will be written Default: null
   * @param layer_cache_basedir Directory where the layers will be cached Default: null
   * @param region AWS region to use (e.g., us-east-1) Default: null
   * @param profile AWS profile to use Default: null
   */
  function samLocalInvoke(input: {
    project_directory: string;
    resource_name: string;
    template_file?: string | null;
    event_file?: string | null;
    event_data?: string | null;
    environment_variables_file?: string | null;
    docker_network?: string | null;
    container_env_vars?: { [key: string]: string } | null;
    parameter?: { [key: string]: string } | null;
    log_file?: string | null;
    layer_cache_basedir?: string | null;
    region?: string | null;
    profile?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Fetches CloudWatch logs that are generated by Lambda function and API GW resources in a SAM application.
   * Requirements:
   * - AWS SAM CLI MUST be installed and configured in your environment
   * - Your SAM application MUST be deployed and receiving traffic
   * After deploying your serverless application, you can use this tool to monitor it to provide insights on
   * its operations and detect anomalies. Use this tool to help troubleshoot invocation failures, and function code errors
   * and find root causes. Lambda function logs contain application logs emitted by your code and platform level logs emitted by the Lambda service.
   * Usage tips:
   * - Use logs to debug out-of-memory errors. Platform logs indicate memory usage in the REPORT line. If memory usage is high compared to
   * configured memory, out-of-memory could be causing invocation failures.
   * - Use logs to debug timeouts errors. Functions that have timed-out contain a log line like ' Task timed out after 3.00 seconds'.
   * Note: You MUST explicitly enable logging on API GW resources
   * @param resource_name Name of the resource to fetch logs for. This is be the logical ID of the function resource in the AWS CloudFormation/AWS SAM template. Multiple names can be provided by repeating the parameter again. If you don't specify this option, AWS SAM fetches logs for all resources in the stack that you specify. You must specify stack_name wheみ specifying resource_name. Default: null
   * @param stack_name Name of the CloudFormation stack Default: null
   * @param start_time Fetch logs starting from this time (format: 5mins ago, tomorrow, or YYYY-MM-DD HH:MM:SS) Default: null
   * @param end_time Fetch logs up until this time (format: 5mins ago, tomorrow, or YYYY-MM-DD HH:MM:SS) Default: null
   * @param region AWS region to use (e.g., us-east-1) Default: null
   * @param profile AWS profile to use Default: null
   * @param cw_log_group Use AWS CloudWatch to fetch logs. Includes logs from the CloudWatch Logs log groups that you specify. If you specify this option along with name, AWS SAM includes logs from the specified log groups in addition to logs from the named resources. Default: null
   * @param config_env Environment name specifying default parameter values in the configuration file Default: null
   * @param config_file Absolute path to configuration file containing default parameter values Default: null
   * @param save_params Save parameters to the SAM configuration file Default: false
   */
  function samLogs(input?: {
    resource_name?: string | null;
    stack_name?: string | null;
    start_time?: string | null;
    end_time?: string | null;
    region?: string | null;
    profile?: string | null;
    cw_log_group?: Array<string> | null;
    config_env?: string | null;
    config_file?: string | null;
    save_params?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Search for schemas in a registry using keywords.
   * REQUIREMENTS:
   * - You MUST use this tool to find schemas for AWS service events
   * - You MUST search in the "aws.events" registry for AWS service events
   * - You MUST use this tool when implementing Lambda functions that consume events from EventBridge
   * - You SHOULD prefix search keywords with "aws." for optimal results (e.g., "aws.s3", "aws.ec2")
   * - You MAY filter results using additional keywords for specific event types
   * USE CASES:
   * 1. Lambda Function Development with EventBridge:
   * - CRITICAL: Required for Lambda functions consuming events from EventBridge
   * - Search for event schemas your function needs to process
   * - Example: "aws.s3" for S3 events, "aws.dynamodb" for DynamoDB streams
   * @param keywords Keywords to search for. Prefix service names with "aws." for better results (e.g., "aws.s3" for S3 events, "aws.ec2" for EC2 events).
   * @param registry_name For AWS service events, use "aws.events" to search the EventBridge schema registry.
   * @param limit Maximum number of results to return. If you specify 0, the operation returns up to 10 results. Default: null
   * @param next_token Next token returned by the previous operation. Default: null
   */
  function searchSchema(input: {
    keywords: string;
    registry_name: string;
    limit?: number /* integer, >= 0, <= 100 */ | null;
    next_token?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Generate security-approved IAM policy for DynamoDB Streams ESM with scoped permissions. Uses pre-approved templates, not LLM generation.
   * @param region AWS region (e.g., us-east-1)
   * @param account AWS account ID (12 digits)
   * @param table_name DynamoDB table name
   * @param function_name Lambda function name that will process DynamoDB stream records
   * @param partition AWS partition (aws, aws-cn, aws-us-gov) Default: "aws"
   */
  function secureEsmDynamodbPolicy(input: {
    region: string;
    account: string;
    table_name: string;
    function_name: string;
    partition?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Generate security-approved IAM policy for Kinesis ESM with scoped permissions. Uses pre-approved templates, not LLM generation.
   * @param region AWS region (e.g., us-east-1)
   * @param account AWS account ID (12 digits)
   * @param stream_name Kinesis stream name
   * @param function_name Lambda function name that will process Kinesis records
   * @param partition AWS partition (aws, aws-cn, aws-us-gov) Default: "aws"
   */
  function secureEsmKinesisPolicy(input: {
    region: string;
    account: string;
    stream_name: string;
    function_name: string;
    partition?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Generate security-approved IAM policy for MSK Kafka ESM with scoped permissions. Uses pre-approved templates, not LLM generation.
   * @param region AWS region (e.g., us-east-1)
   * @param account AWS account ID (12 digits)
   * @param cluster_name MSK cluster name
   * @param cluster_uuid MSK cluster UUID
   * @param function_name Lambda function name that will process Kafka events
   * @param topic_pattern Kafka topic pattern (default: *) Default: "*"
   * @param consumer_group_pattern Consumer group pattern (default: *) Default: "*"
   * @param partition AWS partition (aws, aws-cn, aws-us-gov) Default: "aws"
   */
  function secureEsmMskPolicy(input: {
    region: string;
    account: string;
    cluster_name: string;
    cluster_uuid: string;
    function_name: string;
    topic_pattern?: string;
    consumer_group_pattern?: string;
    partition?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Generate security-approved IAM policy for SQS ESM with scoped permissions. Uses pre-approved templates, not LLM generation.
   * @param region AWS region (e.g., us-east-1)
   * @param account AWS account ID (12 digits)
   * @param queue_name SQS queue name
   * @param function_name Lambda function name that will process SQS messages
   * @param partition AWS partition (aws, aws-cn, aws-us-gov) Default: "aws"
   */
  function secureEsmSqsPolicy(input: {
    region: string;
    account: string;
    queue_name: string;
    function_name: string;
    partition?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Update the frontend assets of a deployed web application.
   * This tool uploads new frontend assets to S3 and optionally invalidates the CloudFront cache.
   * @param project_name Project name
   * @param project_root Project root
   * @param built_assets_path Absolute path to pre-built frontend assets
   * @param invalidate_cache Whether to invalidate the CloudFront cache Default: true
   * @param region AWS region to use (e.g., us-east-1) Default: null
   */
  function updateWebappFrontend(input: {
    project_name: string;
    project_root: string;
    built_assets_path: string;
    invalidate_cache?: boolean | null;
    region?: string | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get help information about using the deploy_webapp_tool to perform web application deployments.
   * If deployment_type is provided, returns help information for that deployment type.
   * Otherwise, returns general help information.
   * Returns:
   * Dict: Deployment help information
   * @param deployment_type Type of deployment to get help information for
   */
  function webappDeploymentHelp(input: {
    deployment_type: "backend" | "frontend" | "fullstack" | null;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  namespace prompts {
    /**
     * Get one prompt by name of MCP server awslabs.aws-serverless-mcp-server.
     */
    function get(input: {
      name: string;
      arguments?: { [key: string]: string };
    }): Promise<McpPromptsGetResult>;

    /**
     * List the prompts of MCP server awslabs.aws-serverless-mcp-server.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpPromptsListResult>;
  }

  namespace resources {
    /**
     * List the resources of MCP server awslabs.aws-serverless-mcp-server.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpResourcesListResult>;

    /**
     * Read one resource by URI of MCP server awslabs.aws-serverless-mcp-server.
     */
    function read(input: {
      uri: string;
    }): Promise<McpResourcesReadResult>;
  }
}
