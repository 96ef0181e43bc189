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

declare namespace MCP.hostingerApiMcp {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * Builds and deploys a Node.js application for an Agency Plan website from an already-uploaded archive.
   * Upload the archive to file browser first, then provide its relative path from document root in this request.
   * Website contents are overwritten by the build result, which is deployed to public_html.
   * @param website_uid Agency Plan website UID
   * @param archive_path Directory, relative to the website document root, where the uploaded site archive currently lives. Most commonly this is simply `public_html`.
   */
  function agencyHostingBuildWebsiteNodeJSAssetsV1(input: {
    website_uid: string;
    archive_path: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Changes the primary domain for an Agency Plan website.
   * Provide the current domain in the path and the new domain in the request body.
   * Set domain to null to revert to the temporary domain.
   * @param website_uid Agency Plan website UID
   * @param from_domain Current domain name to change from
   * @param domain New domain to assign to the website. Set to null to revert to the temporary domain.
   */
  function agencyHostingChangeWebsiteDomainV1(input: {
    website_uid: string;
    from_domain: string;
    domain: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Changes the installed WordPress core version on an Agency Plan website to one of the versions available for installation.
   * @param website_uid Agency Plan website UID
   * @param version Target WordPress core version to install. Must be one of the available versions.
   */
  function agencyHostingChangeWordPressVersionV1(input: {
    website_uid: string;
    version: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Clears cache for all domains associated with an Agency Plan website, including its preview domain.
   * This operation clears all cache types for the website.
   * @param website_uid Agency Plan website UID
   */
  function agencyHostingClearWebsiteCacheV1(input: {
    website_uid: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Provisions a new website on one of your Agency Plan hosting orders.
   * Choose the datacenter, stack (`flavor`), and PHP version for the site. Optionally attach
   * your own `domain` — omit it, set it to `null`, or leave it unavailable and a free
   * `*.hostingersite.com` subdomain is generated instead — and/or install WordPress by
   * supplying the `wordpress` details (admin account, site title, and language).
   * Common setups:
   * - **Plain PHP site**: `flavor` set to `php-fpm`, with `settings.php.version`; omit
   * `wordpress` and `type`.
   * - **WordPress site**: `flavor` set to the desired WordPress version (e.g. `wp-7.0`), plus
   * the `wordpress` block (admin account, title, language).
   * - **Static/Node.js frontend app**: `flavor` set to `php-fpm` and `type` set to
   * `node-static`.
   * @param order_id Agency Plan order ID
   * @param datacenter_code Datacenter code where the website should be provisioned. Available codes depend on live capacity and are not a fixed set.
   * @param flavor Setup flavor: a specific WordPress version in the format `wp-<major>.<minor>` or `wp-<major>.<minor>.<patch>` (e.g. `wp-6.8.2`), or `php-fpm` for a plain PHP stack. Generic versions like `wp-latest` are not allowed.
   * @param settings Website settings
   * @param domain Primary domain to attach to the website. Omit or set to null to get a free auto-generated *.hostingersite.com subdomain instead.
   * @param type Website type
   * @param wordpress WordPress installation options
   */
  function agencyHostingCreateANewWebsiteV1(input: {
    order_id: number /* integer */;
    datacenter_code: string;
    flavor: string;
    settings: { php: { version: string; [key: string]: unknown }; [key: string]: unknown };
    domain?: string;
    type?: "node-static";
    wordpress?: { admin: { email: string; password: string; user: string; [key: string]: unknown }; language: string; title: string; [key: string]: unknown };
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Creates a cron job for an Agency Plan website from a schedule expression and a command.
   * Returns the created cron job, including its uuid, which is required to delete the cron job.
   * @param website_uid Agency Plan website UID
   * @param time Cron schedule expression (standard 5-field crontab syntax).
   * @param command Command to run on the schedule. Must not contain pipe (|) or redirection (<, >) characters.
   */
  function agencyHostingCreateWebsiteCronJobV1(input: {
    website_uid: string;
    time: string;
    command: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Creates a user for an existing database on an Agency Plan website.
   * Each database supports a single non-system user; creating a user for a database that already has one fails.
   * @param website_uid Agency Plan website UID
   * @param database_name Full database name as returned by the list databases endpoint.
   * @param database_user Database username to create (alphanumeric and underscores).
   * @param password Password for the database user (requires mixed case, letters, and numbers).
   * @param host Host the user connects from (IPv4, IPv6, % wildcard, or localhost). Defaults to localhost.
   */
  function agencyHostingCreateWebsiteDatabaseUserV1(input: {
    website_uid: string;
    database_name: string;
    database_user: string;
    password: string;
    host?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Creates a MySQL database with a dedicated user for an Agency Plan website.
   * The database name, username, and password must all be provided by the caller.
   * @param website_uid Agency Plan website UID
   * @param database_name Database name to create (alphanumeric characters).
   * @param database_user Database username to create alongside the database (alphanumeric characters).
   * @param password Password for the database user (requires mixed case, letters, and numbers).
   */
  function agencyHostingCreateWebsiteDatabaseV1(input: {
    website_uid: string;
    database_name: string;
    database_user: string;
    password: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Permanently deletes the cron job identified by its uuid from an Agency Plan website.
   * The operation is idempotent: deleting a cron job that does not exist succeeds without error.
   * @param website_uid Agency Plan website UID
   * @param uuid Unique identifier of the cron job as returned by the list cron jobs endpoint.
   */
  function agencyHostingDeleteWebsiteCronJobV1(input: {
    website_uid: string;
    uuid: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Permanently deletes a database user from an Agency Plan website database, revoking all access it had.
   * The operation is idempotent: deleting a user that does not exist succeeds without error.
   * @param website_uid Agency Plan website UID
   * @param database_name Full database name as returned by the list databases endpoint.
   * @param database_user_name Database username as returned by the list databases endpoint.
   */
  function agencyHostingDeleteWebsiteDatabaseUserV1(input: {
    website_uid: string;
    database_name: string;
    database_user_name: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Permanently deletes a MySQL database and all its data from an Agency Plan website, including its users.
   * The operation is idempotent: deleting a database that does not exist succeeds without error.
   * @param website_uid Agency Plan website UID
   * @param database_name Full database name as returned by the list databases endpoint.
   */
  function agencyHostingDeleteWebsiteDatabaseV1(input: {
    website_uid: string;
    database_name: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Permanently deletes an Agency Plan website. Deletion is processed asynchronously: the
   * website is immediately transitioned to a deleting state and the underlying server
   * resources are removed in the background.
   * @param website_uid Agency Plan website UID
   */
  function agencyHostingDeleteWebsiteV1(input: {
    website_uid: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Deploy a node-static Agency Plan (h5g) website from an archive file. WARNING: this overwrites the website's existing contents and cannot be undone — always confirm with the user before proceeding. Use this for Agency Plan websites of type node-static (a Node.js-built static site that requires a build step or a plain simple static site). The tool resolves the website from its domain, uploads the archive to the website's file browser over TUS, and triggers the build-assets process which builds the site and deploys the result to public_html. This operation is synchronous: the build and deployment complete before the tool returns, so the website is live as soon as the tool finishes successfully — there is no separate asynchronous build to wait for or poll. Upload credentials are generated and used internally — do not call a separate upload-url endpoint or upload the archive yourself, this tool does it end-to-end. For plain PHP applications that should be extracted as-is, use agencyHosting_deployPhpApplication instead. The website UID is automatically resolved from the domain.
   * @param domain Domain name of the Agency Plan website (e.g., example.com)
   * @param archivePath Absolute or relative path to the website archive file. Supported formats: zip, tar, tar.gz, tgz. The archive must contain the application source files. If user provides a directory path, create an archive from it before proceeding using EXACTLY this naming pattern: directoryname_YYYYMMDD_HHMMSS.zip (e.g., mywebsite_20250115_143022.zip)
   * @param removeArchive Whether to remove the local archive file after successful deployment (default: true)
   */
  function agencyHostingDeployNodeStaticWebsite(input: {
    domain: string;
    archivePath: string;
    removeArchive?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Deploy a PHP (or other non-build) Agency Plan (h5g) website from an archive file. WARNING: this overwrites the website's existing contents and cannot be undone — always confirm with the user before proceeding. Use this for Agency Plan websites where the archive contents should be extracted and served as-is with no build step (e.g., PHP applications). The tool resolves the website from its domain, uploads the archive to the website's file browser over TUS, and triggers the import-archive process which overwrites the website contents with the archive contents. This operation is synchronous: the archive is extracted and deployed before the tool returns, so the website is live as soon as the tool finishes successfully — there is no separate asynchronous build to wait for or poll. Upload credentials are generated and used internally — do not call a separate upload-url endpoint or upload the archive yourself, this tool does it end-to-end. For node-static websites that require a build step, use agencyHosting_deployNodeStaticWebsite instead. The website UID is automatically resolved from the domain.
   * @param domain Domain name of the Agency Plan website (e.g., example.com)
   * @param archivePath Absolute or relative path to the website archive file. Supported formats: zip, tar, tar.gz, tgz. If user provides a directory path, create an archive from it before proceeding using EXACTLY this naming pattern: directoryname_YYYYMMDD_HHMMSS.zip (e.g., mywebsite_20250115_143022.zip)
   * @param removeArchive Whether to remove the local archive file after successful deployment (default: true)
   */
  function agencyHostingDeployPhpApplication(input: {
    domain: string;
    archivePath: string;
    removeArchive?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Generate a file browser upload URL with authentication credentials for uploading files
   * to an Agency Plan website's file storage.
   * Returns `url`, `auth_key` and `rest_auth_key`. Use these to upload a file to the
   * website's file storage via the TUS resumable upload protocol (TUS 1.0.0). Send
   * `X-Auth: {auth_key}` and `X-Auth-Rest: {rest_auth_key}` headers on every request below.
   * 1. Create the upload: `POST` to `{url}/{relative_file_path}?override=true` with headers
   * `upload-length: {file size in bytes}` and `upload-offset: 0`. Expect `201 Created`.
   * 2. Upload the file: send the file bytes to the same location (any TUS 1.0.0 client, or
   * `PATCH` requests with an `upload-offset` header tracking progress) until complete.
   * `relative_file_path` is the destination path inside the website's file storage, e.g.
   * `app.zip`.
   * Instead of a TUS client, plain `curl` also works:
   * @param website_uid Agency Plan website UID
   */
  function agencyHostingGenerateUploadURLV1(input: {
    website_uid: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieves detailed information about a specific Agency Plan website, including configuration,
   * status, metadata, hosting plan details, and resource quotas.
   * @param website_uid Agency Plan website UID
   */
  function agencyHostingGetWebsiteDetailsV1(input: {
    website_uid: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Returns the SSL state of one domain of an Agency Plan website: the certificate `status`,
   * whether the certificate was uploaded by the customer, and when it stops being valid.
   * `installing` means a certificate setup is running or retrying; the `ssl_setup` entry of
   * `List website processes` shows the same progress. `active` means a valid certificate is in
   * place: uploaded by the customer, issued by the platform, or a lifetime certificate bought for
   * the domain. `failed` means the last setup gave up and no valid certificate is in place.
   * `expired` means the certificate has run out. `not_installed` means the domain has no
   * certificate and no setup process. Returns 404 when the website or the domain does not exist.
   * @param website_uid Agency Plan website UID
   * @param domain Domain name
   */
  function agencyHostingGetWebsiteSSLStatusV1(input: {
    website_uid: string;
    domain: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Returns the current status of an Agency Plan website setup started via the setups
   * endpoint.
   * Poll this endpoint using the `setup_uuid` returned from the provisioning request until
   * `status` becomes `completed`, at which point `website_uid` identifies the new website.
   * @param order_id Agency Plan order ID
   * @param setup_uuid Website setup UUID
   */
  function agencyHostingGetWebsiteSetupStatusV1(input: {
    order_id: number /* integer */;
    setup_uuid: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Returns the current WordPress settings for an Agency Plan website: installed core version,
   * LiteSpeed Cache plugin status, object cache status, and maintenance mode status.
   * @param website_uid Agency Plan website UID
   */
  function agencyHostingGetWordPressSettingsV1(input: {
    website_uid: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Imports an Agency Plan website from an already-uploaded archive.
   * Upload the archive to the website's root directory via file browser first, then provide its
   * filename in this request. Website contents are overwritten by the archive contents. Supported
   * archive types: .zip, .tar, .tar.gz, .tgz.
   * @param website_uid Agency Plan website UID
   * @param archive_name Archive filename (e.g., archive.zip). The file must already be uploaded to the website's .h5g/ directory.
   */
  function agencyHostingImportWebsiteFromArchiveV1(input: {
    website_uid: string;
    archive_name: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Starts a Let's Encrypt certificate setup for the domain and returns at once; the setup runs in
   * the background. `Get website SSL status` reports `installing` while it runs, then `active` or
   * `failed`; the `ssl_setup` entry of `List website processes` shows the same progress.
   * Returns 422 when the domain already has a platform certificate that is not expired, when a
   * certificate process is recorded for the domain (a failed setup counts until it is cleaned up),
   * or when the domain hit its limit of three setups per seven days. Returns 429 when the same
   * domain was requested less than a minute ago, 403 when the website is suspended or locked, and
   * 404 when the website or the domain does not exist.
   * @param website_uid Agency Plan website UID
   * @param domain Domain name
   */
  function agencyHostingInstallWebsiteSSLV1(input: {
    website_uid: string;
    domain: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Links a domain to the specified Agency Plan website so it can serve traffic for that domain.
   * @param website_uid Agency Plan website UID
   * @param domain Fully qualified domain name to link to the website
   */
  function agencyHostingLinkDomainToWebsiteV1(input: {
    website_uid: string;
    domain: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Returns aggregated disk and inode usage for the Agency Plan order over the
   * selected time frame, plus the plan quotas. Figures cover the whole order
   * account. Values may be up to one hour stale. CPU, memory, and process usage
   * are on the resource-usage-metrics endpoint.
   * @param order_id Agency Plan order ID
   * @param time_frame_days Length of the window in days, ending now. Bucket size grows with the window.
   */
  function agencyHostingListAgencyPlanOrderDiskUsageMetricsV1(input: {
    order_id: number /* integer */;
    time_frame_days?: 1 | 7 | 14 | 30;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve a paginated list of Agency Plan websites (H5G, Builder, and Horizons) accessible to
   * the authenticated client.
   * This endpoint returns websites from your hosting accounts as well as
   * websites from other client hosting accounts that have shared access
   * with you.
   * The response shape differs per platform — see the `platform` field on each item.
   * Use `website_types` to list only websites of a given detected type, e.g. only
   * WordPress websites (`website_types=wordpress`) or only Node.js websites
   * (`website_types=nodejs`). Combine with `order_ids`, `states`, or `domain` for more
   * targeted results.
   * @param page Page number
   * @param per_page Number of items per page
   * @param order_ids Filter by order IDs. Accepts a comma-separated list.
   * @param states Filter by website state. Accepts a comma-separated list.
   * @param website_types Filter by detected website type, e.g. wordpress,nodejs. Accepts a comma-separated list.
   * @param domain Filter by domain name (case-insensitive substring match)
   */
  function agencyHostingListAgencyPlanWebsitesV1(input?: {
    page?: number /* integer */;
    per_page?: number /* integer */;
    order_ids?: Array<number /* integer */>;
    states?: Array<"active" | "locked" | "suspended" | "deleting" | "deleted">;
    website_types?: Array<"wordpress" | "builder" | "horizons" | "nodejs" | "other">;
    domain?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Lists the datacenters available for provisioning a new website on the given Agency Plan
   * hosting order.
   * Each datacenter includes a `pinger_url` you can ping from the client to measure round-trip
   * latency; comparing the results across datacenters lets you pick the nearest one (lowest
   * ping) before choosing its `code` as the `datacenter_code` when creating a website setup.
   * @param order_id Agency Plan order ID
   */
  function agencyHostingListAvailableDatacentersV1(input: {
    order_id: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Lists the PHP versions an Agency Plan website can be switched to. The version the website is currently running is returned as settings.php.version by the website details endpoint.
   * @param website_uid Agency Plan website UID
   */
  function agencyHostingListAvailablePHPVersionsForAWebsiteV1(input: {
    website_uid: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Lists the PHP versions available to websites created under an Agency Plan order, determined by the server the order is hosted on. Use this before creating a website; for a website that already exists, call the website-scoped versions endpoint instead.
   * @param order_id Agency Plan order ID
   */
  function agencyHostingListAvailablePHPVersionsForAnOrderV1(input: {
    order_id: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Lists the WordPress core versions available for installation on an Agency Plan website.
   * @param website_uid Agency Plan website UID
   */
  function agencyHostingListAvailableWordPressVersionsV1(input: {
    website_uid: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Returns a paginated list of domains associated with Agency Plan websites accessible to the authenticated client.
   * Use the website_uuids filter to narrow results to specific websites.
   * @param page Page number
   * @param per_page Number of items per page
   * @param website_uuids Filter by website UIDs
   */
  function agencyHostingListDomainsV1(input?: {
    page?: number /* integer */;
    per_page?: number /* integer */;
    website_uuids?: Array<string>;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Returns aggregated CPU, memory, and process usage for the Agency Plan order
   * over the selected time frame, plus the plan quotas and a per-website
   * breakdown. Each website is identified by uid. Suspended and deleted websites
   * are excluded from both the order totals and the per-website breakdown.
   * Values may be up to one hour stale. Disk and inode usage are on the
   * disk-usage-metrics endpoint.
   * @param order_id Agency Plan order ID
   * @param time_frame_hours Length of the window in hours, ending now. Bucket size grows with the window.
   */
  function agencyHostingListOrderResourceUsageMetricsV1(input: {
    order_id: number /* integer */;
    time_frame_hours?: 1 | 24 | 168 | 336 | 720;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Returns a paginated list of Agency Plan orders accessible to the authenticated client.
   * @param page Page number
   * @param per_page Number of items per page
   */
  function agencyHostingListOrdersV1(input?: {
    page?: number /* integer */;
    per_page?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Lists every PHP extension available to an Agency Plan website and whether it is currently enabled.
   * @param website_uid Agency Plan website UID
   */
  function agencyHostingListPHPExtensionsForAWebsiteV1(input: {
    website_uid: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Lists the php.ini directives that can be configured for an Agency Plan website, each with its default, the value currently in effect, and the values it accepts.
   * @param website_uid Agency Plan website UID
   */
  function agencyHostingListPHPOptionsForAWebsiteV1(input: {
    website_uid: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Returns a paginated list of cron jobs configured for an Agency Plan website.
   * Each entry includes the schedule expression and the command executed on that schedule.
   * @param website_uid Agency Plan website UID
   * @param page Page number
   * @param per_page Number of items per page
   */
  function agencyHostingListWebsiteCronJobsV1(input: {
    website_uid: string;
    page?: number /* integer */;
    per_page?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Returns a paginated list of MySQL databases created for an Agency Plan website.
   * Each entry includes the database's non-system users.
   * @param website_uid Agency Plan website UID
   * @param page Page number
   * @param per_page Number of items per page
   */
  function agencyHostingListWebsiteDatabasesV1(input: {
    website_uid: string;
    page?: number /* integer */;
    per_page?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Lists active and recently completed asynchronous processes for an Agency Plan website.
   * Each process has a unique ID (for tracking), a type, and a status (running, completed, failed).
   * Poll this endpoint after initiating async operations (SSL setup, backups, cloning) to track progress.
   * @param website_uid Agency Plan website UID
   */
  function agencyHostingListWebsiteProcessesV1(input: {
    website_uid: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Replaces the Let's Encrypt certificate of the domain: the current platform certificate, when
   * one is recorded, is revoked and removed, then a new setup starts in the background. Returns at
   * once; `Get website SSL status` reports `installing` while it runs, then `active` or `failed`.
   * Returns 422 for free subdomains, when a certificate process is recorded for the domain (a
   * failed setup counts until it is cleaned up), or when the domain hit its limit of three setups
   * per seven days. Returns 429 when the same domain was requested less than a minute ago, and 403
   * when the website is suspended or locked, and 404 when the website or the domain does not exist.
   * @param website_uid Agency Plan website UID
   * @param domain Domain name
   */
  function agencyHostingReinstallWebsiteSSLV1(input: {
    website_uid: string;
    domain: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Replaces the set of PHP extensions enabled on an Agency Plan website with the ones provided. Any toggleable extension not in the request is disabled, so call the extensions endpoint first and send the full desired set. Extensions compiled into PHP, reported with the "built-in" state, are always active and are unaffected.
   * @param website_uid Agency Plan website UID
   * @param extensions Extension names, exactly as returned by the extensions endpoint.
   */
  function agencyHostingReplaceWebsitePHPExtensionsV1(input: {
    website_uid: string;
    extensions: Array<string>;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Replaces the custom php.ini values on an Agency Plan website with the ones provided. Any option not in the request is reset to its default, so call the options endpoint first and send the full desired set. Sending an empty array resets every option to its default.
   * @param website_uid Agency Plan website UID
   * @param options Option names and values. Each name must be one of the options returned by the options endpoint, and each value must satisfy that option's allowed_values when it declares them.
   */
  function agencyHostingReplaceWebsitePHPOptionsV1(input: {
    website_uid: string;
    options: Array<{ name: string; value: string; [key: string]: unknown }>;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Removes the platform-issued Let's Encrypt certificate of the domain: the certificate is revoked
   * and deleted before the response, so the domain is no longer served with a platform certificate
   * until a new setup completes. Also succeeds when the domain has no platform certificate to
   * remove. Uploaded (custom) certificates are not affected.
   * Returns 422 when a certificate process is recorded for the domain (a failed setup counts until
   * it is cleaned up), 429 when the same domain was requested less than a minute ago, and 403 when
   * the website is suspended or locked, and 404 when the website or the domain does not exist.
   * @param website_uid Agency Plan website UID
   * @param domain Domain name
   */
  function agencyHostingUninstallWebsiteSSLV1(input: {
    website_uid: string;
    domain: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Unlinks a domain from the specified Agency Plan website.
   * The website stops serving traffic on this domain immediately.
   * Website files and database are preserved, and any other linked domains remain accessible.
   * If this is the only domain on the website, unlinking leaves the website without an accessible domain.
   * @param website_uid Agency Plan website UID
   * @param domain Domain name
   */
  function agencyHostingUnlinkDomainFromWebsiteV1(input: {
    website_uid: string;
    domain: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Switches an Agency Plan website to a different PHP version. Call the available versions endpoint first to see which versions can be selected. The website restarts on the new version, so requests served during the switch may fail and code that is incompatible with the target version will break.
   * @param website_uid Agency Plan website UID
   * @param version PHP version to switch the website to, as major.minor. Must be one of the versions returned by the available versions endpoint.
   */
  function agencyHostingUpdateWebsitePHPVersionV1(input: {
    website_uid: string;
    version: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create a purchase order for any Hostinger product.
   * This unified endpoint places an order for one or more catalog items and
   * works across all Hostinger products, leveraging the existing billing
   * infrastructure. Use the [catalog endpoint](#tag/billing-catalog) to look
   * up the `item_id` values available for purchase.
   * If no payment method is provided, your default payment method will be used automatically.
   * If the response is `202 Accepted`, the payment is still being processed and the order will
   * complete asynchronously once the payment is confirmed.
   * This endpoint only places the order. Product-specific provisioning
   * (e.g. VPS setup or domain registration) is not performed here — once the
   * order completes, use the relevant product endpoints or
   * [hPanel](https://hpanel.hostinger.com/) to finalize setup.
   * @param items Catalog price items to purchase
   * @param payment_method_id Payment method ID, default will be used if not provided
   * @param coupons Discount coupon codes
   */
  function billingCreatePurchaseOrderV1(input: {
    items: Array<{ item_id: string; quantity?: number /* integer */; [key: string]: unknown }>;
    payment_method_id?: number /* integer */;
    coupons?: Array<string>;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Delete a payment method from your account.
   * Use this endpoint to remove unused payment methods from user accounts.
   * @param paymentMethodId Payment method ID
   */
  function billingDeletePaymentMethodV1(input: {
    paymentMethodId: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Disable auto-renewal for a subscription.
   * Use this endpoint when disable auto-renewal for a subscription.
   * @param subscriptionId Subscription ID
   */
  function billingDisableAutoRenewalV1(input: {
    subscriptionId: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Enable auto-renewal for a subscription.
   * Use this endpoint when enable auto-renewal for a subscription.
   * @param subscriptionId Subscription ID
   */
  function billingEnableAutoRenewalV1(input: {
    subscriptionId: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve catalog items available for order.
   * Prices in catalog items is displayed as cents (without floating point),
   * e.g: float `17.99` is displayed as integer `1799`.
   * Use this endpoint to view available services and pricing before placing orders.
   * @param category Filter catalog items by category
   * @param name Filter catalog items by name. Use `*` for wildcard search, e.g. `.COM*` to find .com domain
   */
  function billingGetCatalogItemListV1(input?: {
    category?: "DOMAIN" | "VPS" | "EMAIL";
    name?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve available payment methods that can be used for placing new orders.
   * If you want to add new payment method,
   * please use [hPanel](https://hpanel.hostinger.com/billing/payment-methods).
   * Use this endpoint to view available payment options before creating orders.
   */
  function billingGetPaymentMethodListV1(input?: Record<string, unknown>): Promise<McpToolResult>;

  /**
   * Retrieve a list of all subscriptions associated with your account.
   * Use this endpoint to monitor active services and billing status.
   */
  function billingGetSubscriptionListV1(input?: Record<string, unknown>): Promise<McpToolResult>;

  /**
   * Create a renewal order for an existing Hostinger subscription.
   * This endpoint places a renewal order for a single subscription, leveraging
   * the existing billing infrastructure. Use the
   * [subscriptions endpoint](#tag/billing-subscriptions) to look up the
   * `subscriptionId` values available for renewal.
   * If no payment method is provided, your default payment method will be used automatically.
   * If the response is `202 Accepted`, the payment is still being processed and the renewal will
   * complete asynchronously once the payment is confirmed.
   * Use this endpoint to renew any subscription available in your account.
   * @param subscriptionId Subscription ID
   * @param payment_method_id Payment method ID, default will be used if not provided
   * @param coupons Discount coupon codes
   */
  function billingRenewSubscriptionV1(input: {
    subscriptionId: string;
    payment_method_id?: number /* integer */;
    coupons?: Array<string>;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Set the default payment method for your account.
   * Use this endpoint to configure the primary payment method for future orders.
   * @param paymentMethodId Payment method ID
   */
  function billingSetDefaultPaymentMethodV1(input: {
    paymentMethodId: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Delete DNS records for the selected domain.
   * To filter which records to delete, add the `name` of the record and `type` to the filter.
   * Multiple filters can be provided with single request.
   * If you have multiple records with the same name and type, and you want to delete only part of them,
   * refer to the `Update zone records` endpoint.
   * Use this endpoint to remove specific DNS records from domains.
   * @param domain Domain name
   */
  function dNSDeleteDNSRecordsV1(input: {
    domain: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve DNS zone records for a specific domain.
   * Use this endpoint to view current DNS configuration for domain management.
   * @param domain Domain name
   */
  function dNSGetDNSRecordsV1(input: {
    domain: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve DNS snapshots for a domain.
   * Use this endpoint to view available DNS backup points for restoration.
   * @param domain Domain name
   */
  function dNSGetDNSSnapshotListV1(input: {
    domain: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve particular DNS snapshot with contents of DNS zone records.
   * Use this endpoint to view historical DNS configurations for domains.
   * @param domain Domain name
   * @param snapshotId Snapshot ID
   */
  function dNSGetDNSSnapshotV1(input: {
    domain: string;
    snapshotId: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Reset DNS zone to the default records.
   * Use this endpoint to restore domain DNS to original configuration.
   * @param domain Domain name
   * @param sync Determines if operation should be run synchronously
   * @param reset_email_records Determines if email records should be reset
   * @param whitelisted_record_types Specifies which record types to not reset
   */
  function dNSResetDNSRecordsV1(input: {
    domain: string;
    sync?: boolean;
    reset_email_records?: boolean;
    whitelisted_record_types?: Array<string>;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Restore DNS zone to the selected snapshot.
   * Use this endpoint to revert domain DNS to a previous configuration.
   * @param domain Domain name
   * @param snapshotId Snapshot ID
   */
  function dNSRestoreDNSSnapshotV1(input: {
    domain: string;
    snapshotId: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Update DNS records for the selected domain.
   * Using `overwrite = true` will replace existing records with the provided ones.
   * Otherwise existing records will be updated and new records will be added.
   * Use this endpoint to modify domain DNS configuration.
   * @param domain Domain name
   * @param zone zone parameter
   * @param overwrite If `true`, resource records (RRs) matching name and type will be deleted and new RRs will be created, otherwise resource records' ttl's are updated and new records are appended. If no matching RRs are found, they are created.
   */
  function dNSUpdateDNSRecordsV1(input: {
    domain: string;
    zone: Array<{ name: string; records: Array<{ content: string; [key: string]: unknown }>; ttl?: number /* integer */; type: "A" | "AAAA" | "CNAME" | "ALIAS" | "MX" | "TXT" | "NS" | "SOA" | "SRV" | "CAA"; [key: string]: unknown }>;
    overwrite?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Validate DNS records prior to update for the selected domain.
   * If the validation is successful, the response will contain `200 Success` code.
   * If there is validation error, the response will fail with `422 Validation error` code.
   * Use this endpoint to verify DNS record validity before applying changes.
   * @param domain Domain name
   * @param zone zone parameter
   * @param overwrite If `true`, resource records (RRs) matching name and type will be deleted and new RRs will be created, otherwise resource records' ttl's are updated and new records are appended. If no matching RRs are found, they are created.
   */
  function dNSValidateDNSRecordsV1(input: {
    domain: string;
    zone: Array<{ name: string; records: Array<{ content: string; [key: string]: unknown }>; ttl?: number /* integer */; type: "A" | "AAAA" | "CNAME" | "ALIAS" | "MX" | "TXT" | "NS" | "SOA" | "SRV" | "CAA"; [key: string]: unknown }>;
    overwrite?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Accept an incoming move for a specified domain.
   * The provided WHOIS profiles become the contacts of the domain, so they must belong
   * to your account and satisfy the requirements of the TLD. Only the contact types the
   * domain actually uses are applied, but all four profile IDs have to be provided.
   * The move has to still be waiting for your decision, already accepted moves
   * cannot be accepted again.
   * Accepting does not complete the move. A confirmation email is sent to the email address of
   * the new owner contact, and the domain changes hands only after the change is confirmed from it.
   * Until then the move stays in the `activating` status, which can be followed with the
   * [incoming move endpoint](#tag/domains-move).
   * Use this endpoint to take ownership of a domain offered to you.
   * @param domain Domain name
   * @param domain_contacts WHOIS profiles of the accepting account. Only the contact types required by the TLD are applied, but all four IDs must be provided.
   */
  function domainsAcceptIncomingDomainMoveV1(input: {
    domain: string;
    domain_contacts: { admin_id: number /* integer */; billing_id: number /* integer */; owner_id: number /* integer */; tech_id: number /* integer */; [key: string]: unknown };
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Cancel an outgoing move for a specified domain.
   * The move can only be cancelled while the receiving account has not accepted it yet.
   * The domain stays in your account.
   * Use this endpoint to withdraw a move you no longer want to complete.
   * @param domain Domain name
   */
  function domainsCancelOutgoingDomainMoveV1(input: {
    domain: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Cancel a pending IRTP verification.
   * Use this endpoint to back out of a WHOIS change that is stuck waiting on registrant confirmation,
   * for example when the confirmation email cannot be received, without waiting out the 5-day expiry.
   * @param domain Domain name
   */
  function domainsCancelPendingIRTPVerificationV1(input: {
    domain: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Change WHOIS contact profile for a domain.
   * Repoints the given contact roles to a new WHOIS profile and submits the change to the registry.
   * The profile currently assigned to those roles is resolved automatically;
   * the request fails if the given roles are not all on the same profile today.
   * Changing transfer sensitive fields on the owner contact starts an IRTP verification.
   * The change is processed asynchronously.
   * Use this endpoint to move a registered domain onto different contact information.
   * @param new_whois_id WHOIS profile ID to assign to the domain
   * @param domain Domain name
   * @param change_for Contact roles to repoint to the new WHOIS profile
   */
  function domainsChangeWHOISProfileForDomainV1(input: {
    new_whois_id: number /* integer */;
    domain: string;
    change_for: Array<"owner" | "admin" | "billing" | "tech">;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Check availability of domain names across multiple TLDs.
   * Multiple TLDs can be checked at once.
   * If you want alternative domains with response, provide only one TLD and set `with_alternatives` to `true`.
   * TLDs should be provided without leading dot (e.g. `com`, `net`, `org`).
   * Endpoint has rate limit of 90 requests per minute.
   * Use this endpoint to verify domain availability before purchase.
   * @param domain Domain name (without TLD)
   * @param tlds TLDs list
   * @param with_alternatives Should response include alternatives
   */
  function domainsCheckDomainAvailabilityV1(input: {
    domain: string;
    tlds: Array<string>;
    with_alternatives?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Claim a free domain transfer available on your account and start the transfer.
   * Unlike purchasing a transfer, this consumes a free domain transfer you already have,
   * so no payment method is required.
   * Before making request, unlock the domain at the current registrar and get its authorization
   * code. The transfer is validated first, so domains which cannot be transferred are rejected
   * before the free domain transfer is consumed.
   * A successful response means the transfer has been started. Completion depends on the current
   * registrar and can be followed with the [transfer list endpoint](#tag/domains-transfer).
   * If no WHOIS information is provided, default contact information for that TLD will be used.
   * Before making request, ensure WHOIS information for desired TLD exists in your account.
   * Requests which cannot be fulfilled are rejected with an error code in the response body.
   * Use this endpoint to transfer a domain using a free domain transfer from your account.
   * @param domain Domain name
   * @param auth_code Authorization code from the current registrar
   * @param domain_contacts Domain contact information
   * @param should_keep_ns Keep the existing nameservers of the domain
   */
  function domainsClaimFreeDomainTransferV1(input: {
    domain: string;
    auth_code: string;
    domain_contacts?: { admin_id?: number /* integer */; billing_id?: number /* integer */; owner_id?: number /* integer */; tech_id?: number /* integer */; [key: string]: unknown };
    should_keep_ns?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Claim a free domain available on your account and register it.
   * Unlike purchasing a domain, this consumes a free domain you already have,
   * so no payment method is required.
   * A successful response means the domain is registered. If registration fails, login to
   * [hPanel](https://hpanel.hostinger.com/) and check domain registration status.
   * If no WHOIS information is provided, default contact information for that TLD will be used.
   * Before making request, ensure WHOIS information for desired TLD exists in your account.
   * Some TLDs require `additional_details` to be provided and these will be validated before claiming.
   * Requests which cannot be fulfilled are rejected with an error code in the response body,
   * for example `2037` when no free domain is available.
   * Use this endpoint to register a domain using a free domain from your account.
   * @param domain Domain name
   * @param domain_contacts Domain contact information
   * @param additional_details Additional registration data, possible values depends on TLD
   */
  function domainsClaimFreeDomainV1(input: {
    domain: string;
    domain_contacts?: { admin_id?: number /* integer */; billing_id?: number /* integer */; owner_id?: number /* integer */; tech_id?: number /* integer */; [key: string]: unknown };
    additional_details?: { [key: string]: unknown };
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Register a domain you have already paid for but which has not been set up yet.
   * Use this endpoint when an order completed without registering the domain, for example when
   * `Purchase new domain` returned `202 Accepted` and the domain was added to your account without
   * being registered, or when an earlier setup attempt failed. No new order is placed and no payment
   * is taken: the subscription you already own is used, for the period you already paid for.
   * A domain is left awaiting setup when the details needed to register it were missing or invalid
   * as the order completed. Domains ordered elsewhere can be awaiting setup for the same reason.
   * Complete the missing information, then call this endpoint. If the order itself has not completed
   * yet, the domain is not on your account, wait until it appears in `Get domain list`.
   * If `domain_contacts` is omitted, the default WHOIS profile of that TLD is used for all four
   * roles. The profile must exist and be complete for the TLD, an incomplete profile is the most
   * common reason a domain is left awaiting setup. Create one with `Create WHOIS profile`.
   * @param domain Domain name
   * @param domain_contacts Domain contact information
   * @param additional_details Additional registration data, possible values depends on TLD
   */
  function domainsCompleteDomainSetupV1(input: {
    domain: string;
    domain_contacts?: { admin_id?: number /* integer */; billing_id?: number /* integer */; owner_id?: number /* integer */; tech_id?: number /* integer */; [key: string]: unknown };
    additional_details?: { [key: string]: unknown };
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create domain forwarding configuration.
   * Use this endpoint to set up domain redirects to other URLs.
   * @param domain Domain name
   * @param redirect_type Redirect type
   * @param redirect_url URL to forward domain to
   */
  function domainsCreateDomainForwardingV1(input: {
    domain: string;
    redirect_type: "301" | "302";
    redirect_url: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create WHOIS contact profile.
   * Use this endpoint to add new contact information for domain registration.
   * @param tld TLD of the domain (without leading dot)
   * @param entity_type Legal entity type
   * @param country ISO 3166 2-letter country code
   * @param whois_details WHOIS details
   * @param tld_details TLD details
   */
  function domainsCreateWHOISProfileV1(input: {
    tld: string;
    entity_type: "individual" | "organization";
    country: string;
    whois_details: { [key: string]: unknown };
    tld_details?: { [key: string]: unknown };
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Delete domain forwarding data.
   * Use this endpoint to remove redirect configuration from domains.
   * @param domain Domain name
   */
  function domainsDeleteDomainForwardingV1(input: {
    domain: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Delete WHOIS contact profile.
   * Use this endpoint to remove unused contact profiles from account.
   * @param whoisId WHOIS ID
   */
  function domainsDeleteWHOISProfileV1(input: {
    whoisId: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Disable domain lock for the domain.
   * Domain lock needs to be disabled before transferring the domain to another registrar.
   * Use this endpoint to prepare domains for transfer to other registrars.
   * @param domain Domain name
   */
  function domainsDisableDomainLockV1(input: {
    domain: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Disable privacy protection for the domain.
   * When privacy protection is disabled, domain owner's personal information is visible in public WHOIS database.
   * Use this endpoint to make domain owner's information publicly visible.
   * @param domain Domain name
   */
  function domainsDisablePrivacyProtectionV1(input: {
    domain: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Enable domain lock for the domain.
   * When domain lock is enabled,
   * the domain cannot be transferred to another registrar without first disabling the lock.
   * Use this endpoint to secure domains against unauthorized transfers.
   * @param domain Domain name
   */
  function domainsEnableDomainLockV1(input: {
    domain: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Enable privacy protection for the domain.
   * When privacy protection is enabled, domain owner's personal information is hidden from public WHOIS database.
   * Use this endpoint to protect domain owner's personal information from public view.
   * @param domain Domain name
   */
  function domainsEnablePrivacyProtectionV1(input: {
    domain: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve the authorization (EPP) code for a specified domain so it can be transferred
   * away from Hostinger to another registrar.
   * Requesting a new code invalidates any code retrieved previously.
   * Use this endpoint to obtain the code required to transfer a domain to another registrar.
   * @param domain Domain name
   */
  function domainsGetDomainAuthorizationCodeV1(input: {
    domain: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve detailed information for specified domain.
   * Use this endpoint to view comprehensive domain configuration and status.
   * @param domain Domain name
   */
  function domainsGetDomainDetailsV1(input: {
    domain: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve domain forwarding data.
   * Use this endpoint to view current redirect configuration for domains.
   * @param domain Domain name
   */
  function domainsGetDomainForwardingV1(input: {
    domain: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve all domains associated with your account.
   * Use this endpoint to view user's domain portfolio.
   */
  function domainsGetDomainListV1(input?: Record<string, unknown>): Promise<McpToolResult>;

  /**
   * Retrieve renewal information for a specified domain, including its status and current
   * expiration date.
   * Use this endpoint to build renewal automation and expiry monitoring for a single domain.
   * @param domain Domain name
   */
  function domainsGetDomainRenewalInformationV1(input: {
    domain: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve all domains other Hostinger accounts are moving to your account.
   * Moves of every status are returned, including the ones which already completed.
   * Use this endpoint to find domains waiting for you to accept them.
   */
  function domainsGetIncomingDomainMoveListV1(input?: Record<string, unknown>): Promise<McpToolResult>;

  /**
   * Retrieve the incoming move for a specified domain.
   * Returns 404 when no account is moving this domain to you.
   * Use this endpoint to check whether a domain addressed to you is still waiting to be accepted.
   * @param domain Domain name
   * @param force_sync Re-check the move against the registry before responding. Only has an effect while the move is in the `activating` status.
   */
  function domainsGetIncomingDomainMoveV1(input: {
    domain: string;
    force_sync?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve all domains you are moving to other Hostinger accounts.
   * Only moves which have not completed yet are returned.
   * Use this endpoint to track moves you have initiated and the accounts they are addressed to.
   */
  function domainsGetOutgoingDomainMoveListV1(input?: Record<string, unknown>): Promise<McpToolResult>;

  /**
   * Retrieve the outgoing move for a specified domain.
   * Returns 404 when the domain has no move in progress.
   * Use this endpoint to track the status of a move you have initiated for a single domain.
   * @param domain Domain name
   */
  function domainsGetOutgoingDomainMoveV1(input: {
    domain: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve a pending IRTP verification for a domain.
   * Both the old and new registrant must confirm it before the WHOIS change takes effect.
   * Use this endpoint to check the status of a WHOIS change awaiting registrant confirmation.
   * @param domain Domain name
   */
  function domainsGetPendingIRTPVerificationV1(input: {
    domain: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve all domain transfers in your portfolio.
   * Use this endpoint to monitor incoming and outgoing registrar transfers across your domains.
   */
  function domainsGetTransferListV1(input?: Record<string, unknown>): Promise<McpToolResult>;

  /**
   * Retrieve the transfer for a specified domain.
   * Use this endpoint to track an incoming or outgoing registrar transfer and its status.
   * @param domain Domain name
   */
  function domainsGetTransferV1(input: {
    domain: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve WHOIS contact profiles.
   * Use this endpoint to view available contact profiles for domain registration.
   * @param tld Filter by TLD (without leading dot)
   */
  function domainsGetWHOISProfileListV1(input?: {
    tld?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve domain list where provided WHOIS contact profile is used.
   * Use this endpoint to view which domains use specific contact profiles.
   * @param whoisId WHOIS ID
   */
  function domainsGetWHOISProfileUsageV1(input: {
    whoisId: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve a WHOIS contact profile.
   * Use this endpoint to view domain registration contact information.
   * @param whoisId WHOIS ID
   */
  function domainsGetWHOISProfileV1(input: {
    whoisId: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Purchase and register a new domain name.
   * If registration fails, login to [hPanel](https://hpanel.hostinger.com/) and check domain registration status.
   * If no payment method is provided, your default payment method will be used automatically.
   * If the response is `202 Accepted`, the payment is still being processed and the domain was
   * **not** registered. Once the order completes, register the domain from
   * [hPanel](https://hpanel.hostinger.com/).
   * If no WHOIS information is provided, default contact information for that TLD will be used.
   * Before making request, ensure WHOIS information for desired TLD exists in your account.
   * Some TLDs require `additional_details` to be provided and these will be validated before completing purchase.
   * Use this endpoint to register new domains for users.
   * @param domain Domain name
   * @param item_id Catalog price item ID
   * @param payment_method_id Payment method ID, default will be used if not provided
   * @param domain_contacts Domain contact information
   * @param additional_details Additional registration data, possible values depends on TLD
   * @param coupons Discount coupon codes
   */
  function domainsPurchaseNewDomainV1(input: {
    domain: string;
    item_id: string;
    payment_method_id?: number /* integer */;
    domain_contacts?: { admin_id?: number /* integer */; billing_id?: number /* integer */; owner_id?: number /* integer */; tech_id?: number /* integer */; [key: string]: unknown };
    additional_details?: { [key: string]: unknown };
    coupons?: Array<string>;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Reject an incoming move for a specified domain.
   * The domain stays in the account which initiated the move.
   * Moves you have already accepted cannot be rejected anymore.
   * Use this endpoint to decline a domain you do not want to take over.
   * @param domain Domain name
   */
  function domainsRejectIncomingDomainMoveV1(input: {
    domain: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Set WHOIS contact profile as default.
   * The default profile is pre-selected for the TLD it belongs to when registering new domains.
   * Use this endpoint to avoid picking contact information for every registration.
   * @param whoisId WHOIS ID
   */
  function domainsSetWHOISProfileAsDefaultV1(input: {
    whoisId: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Initiate a move of a specified domain to another Hostinger account.
   * The receiving account has to already exist and accept the move before the domain changes hands.
   * The domain must be active. The subscription it belongs to is resolved automatically,
   * and the request is rejected with a 404 status code when the domain has no domain
   * subscription of its own.
   * Domains protected by premium protection require an additional verification step,
   * such requests are rejected with a 428 status code.
   * Use this endpoint to hand a domain over to another Hostinger user.
   * @param domain Domain name
   * @param new_customer_email Email address of the Hostinger account receiving the domain
   */
  function domainsStartOutgoingDomainMoveV1(input: {
    domain: string;
    new_customer_email: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Suggest available domain names based on a free-text description of your project.
   * Suggestions are generated by an AI model, so they differ between calls.
   * Endpoint has rate limit of 90 requests per minute.
   * Use this endpoint to find a domain name when you only know what the website is about.
   * @param description Free-text description of the project the domain is needed for
   * @param limit Amount of domain names to suggest
   */
  function domainsSuggestDomainNamesFromADescriptionV1(input: {
    description: string;
    limit: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Suggest available domain names based on a domain name you already have in mind.
   * Suggestions are generated by an AI model, so they differ between calls.
   * Endpoint has rate limit of 90 requests per minute.
   * Use this endpoint when the domain you wanted is taken and you need close alternatives.
   * @param domain Domain name to base the suggestions on
   * @param limit Amount of domain names to suggest
   */
  function domainsSuggestDomainNamesFromADomainV1(input: {
    domain: string;
    limit: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Unset WHOIS contact profile as default.
   * The profile itself is kept, it is only no longer pre-selected for its TLD.
   * Use this endpoint to stop reusing contact information for new registrations.
   * @param whoisId WHOIS ID
   */
  function domainsUnsetDefaultWHOISProfileV1(input: {
    whoisId: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Update domain forwarding configuration.
   * Use this endpoint to modify existing redirect configuration for domains.
   * @param domain Domain name
   * @param redirect_type Redirect type
   * @param redirect_url URL to forward domain to
   */
  function domainsUpdateDomainForwardingV1(input: {
    domain: string;
    redirect_type: "301" | "302";
    redirect_url: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Set nameservers for a specified domain.
   * Be aware, that improper nameserver configuration can lead to the domain being unresolvable or unavailable.
   * Use this endpoint to configure custom DNS hosting for domains.
   * @param domain Domain name
   * @param ns1 First name server
   * @param ns2 Second name server
   * @param ns3 Third name server
   * @param ns4 Fourth name server
   */
  function domainsUpdateDomainNameserversV1(input: {
    domain: string;
    ns1: string;
    ns2: string;
    ns3?: string;
    ns4?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Cancel the order and optionally email the customer. Returns the updated order summary.
   * @param store_id The ID of the store that owns the order.
   * @param order_id The ID of the order to cancel.
   * @param notify_customer Whether to email the customer about the cancellation. Defaults to true.
   */
  function ecommerceCancelAnOrderV1(input: {
    store_id: string;
    order_id: string;
    notify_customer?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create a discount for a store. Fixed discounts take an amount in the smallest currency
   * unit (e.g. $10 is 1000); percentage discounts take a whole-number value between 1 and 100.
   * Free-shipping discounts ignore value. Returns the created discount.
   * @param store_id The ID of the store to create the discount for.
   * @param code The discount code customers enter at checkout.
   * @param type The discount type.
   * @param value For percentage discounts a whole number 1-100; for fixed discounts an amount in the smallest currency unit (e.g. $10 is 1000). Ignored for free_shipping.
   * @param name A human-friendly discount name.
   * @param allocation Whether the discount applies to the cart total or to each eligible item.
   * @param starts_at When the discount becomes active. A bare date (2026-11-27) anchors to time_zone. Defaults to now when omitted.
   * @param ends_at When the discount expires. A bare date runs to the end of that day in time_zone. Never expires when omitted.
   * @param usage_limit Maximum number of times the discount can be redeemed.
   * @param min_cart_value Minimum cart value in the smallest currency unit required for the discount to apply.
   * @param time_zone IANA time zone used to interpret starts_at and ends_at.
   */
  function ecommerceCreateADiscountV1(input: {
    store_id: string;
    code: string;
    type: "percentage" | "fixed" | "free_shipping";
    value: number /* integer */;
    name?: string;
    allocation?: "total" | "item";
    starts_at?: string;
    ends_at?: string;
    usage_limit?: number /* integer */;
    min_cart_value?: number /* integer */;
    time_zone?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create an onboarding link for connecting a payment gateway to the store. Returns the gateway
   * onboarding URL for the merchant to open and a deep-link into the store admin.
   * @param store_id The ID of the store to connect the payment provider to.
   * @param provider_id The ID of the payment gateway to connect, e.g. stripe.
   */
  function ecommerceCreateAPaymentProviderConnectLinkV1(input: {
    store_id: string;
    provider_id: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Returns a signed URL to upload a product image to (multipart/form-data POST). Then call the
   * attach-image endpoint with the returned object_name to scan and attach it to the product.
   * @param store_id The ID of the store the product belongs to.
   * @param product_id The ID of the product the image will be attached to.
   */
  function ecommerceCreateAProductImageUploadURLV1(input: {
    store_id: string;
    product_id: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Add a variant to a product along one or more option dimensions (e.g. Size, Color). Options
   * missing from the product are created automatically; provide a value for every option the
   * product already has. Prices are integers in the smallest currency unit and default to the
   * store currency. Returns the created variant.
   * @param store_id The ID of the store that owns the product.
   * @param product_id The ID of the product to add the variant to.
   * @param options Option name/value pairs that distinguish this variant, e.g. [{name: Size, value: M}]. Options missing from the product are created; provide a value for every option the product already has.
   * @param title The variant title. Defaults to the option values joined with ' / ' (e.g. 'Red / L').
   * @param sku The variant SKU.
   * @param prices Prices per currency. Amounts are integers in the smallest currency unit. A free item is amount: 0.
   * @param inventory_quantity Units in stock. Defaults to 0.
   * @param manage_inventory Whether stock is tracked for this variant. Defaults to false.
   */
  function ecommerceCreateAProductVariantV1(input: {
    store_id: string;
    product_id: string;
    options: Array<{ name: string; value: string; [key: string]: unknown }>;
    title?: string;
    sku?: string;
    prices?: Array<{ amount: number /* integer */; currency?: string; sale_amount?: number /* integer */; [key: string]: unknown }>;
    inventory_quantity?: number /* integer */;
    manage_inventory?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create a sales channel for a store. A "custom" channel is headless: build your own frontend and keep
   * your catalog, orders, shipping and payments in sync through the Ecommerce API. A "quick-link" channel
   * is a hosted one-page store whose handle is auto-generated.
   * @param store_id The ID of the store to create the sales channel for.
   * @param type Sales channel type. "custom" is a headless channel: it requires a name and takes an optional public url. "quick-link" is a one-page store whose handle is auto-generated; it supports neither name nor url.
   * @param name Merchant-facing custom name. Required for custom channels; not supported for quick-link.
   * @param url Optional public url for the channel. Custom channels only; not supported for quick-link.
   */
  function ecommerceCreateASalesChannelV1(input: {
    store_id: string;
    type: "custom" | "quick-link";
    name?: string;
    url?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create a published digital product with a single variant and an optional external download link.
   * @param store_id The ID of the store to create the product in.
   * @param name The product name.
   * @param price Price in the smallest currency unit (e.g. cents). Must be positive.
   * @param description The product description.
   * @param currency ISO 4217 currency code. Defaults to the store's default currency when omitted.
   * @param download_url Optional external download link delivered to the customer after purchase.
   */
  function ecommerceCreateDigitalProductV1(input: {
    store_id: string;
    name: string;
    price: number /* integer */;
    description?: string;
    currency?: string;
    download_url?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create a published physical product with a single variant priced in the store currency.
   * @param store_id The ID of the store to create the product in.
   * @param name The product name.
   * @param price Price in the smallest currency unit (e.g. cents). Must be positive.
   * @param description The product description.
   * @param currency ISO 4217 currency code. Defaults to the store's default currency when omitted.
   */
  function ecommerceCreatePhysicalProductV1(input: {
    store_id: string;
    name: string;
    price: number /* integer */;
    description?: string;
    currency?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create a new store for your account.
   * A primary sales channel is created alongside the store.
   * @param name name parameter
   * @param country_code ISO 3166-1 alpha-2 country code.
   * @param company_email company_email parameter
   * @param company_name company_name parameter
   * @param language ISO 639-1 language code.
   * @param sales_channel sales_channel parameter
   */
  function ecommerceCreateStoreV1(input?: {
    name?: string;
    country_code?: string;
    company_email?: string;
    company_name?: string;
    language?: string;
    sales_channel?: { external_id?: string; type?: "custom"; [key: string]: unknown };
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Delete a product and its variants from the store. A subscription product with active
   * subscribers is archived instead of deleted so its data stays available.
   * @param store_id The ID of the store that owns the product.
   * @param product_id The ID of the product to delete.
   */
  function ecommerceDeleteAProductV1(input: {
    store_id: string;
    product_id: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Delete a single variant from the product.
   * @param store_id The ID of the store that owns the product.
   * @param product_id The ID of the product that owns the variant.
   * @param variant_id The ID of the variant to delete.
   */
  function ecommerceDeleteAProductVariantV1(input: {
    store_id: string;
    product_id: string;
    variant_id: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Soft-delete a store owned by your account.
   * The underlying store data is preserved; only the store is marked as deleted.
   * @param store_id The ID of the store to delete.
   */
  function ecommerceDeleteStoreV1(input: {
    store_id: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Enable a manual payment method so the store can accept orders without an online payment provider.
   * @param store_id The ID of the store to enable manual payment for.
   * @param title Optional display name shown to customers at checkout.
   */
  function ecommerceEnableManualPaymentMethodV1(input: {
    store_id: string;
    title?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create a fulfilment for the order and attach tracking in one call. Omit items to fulfil
   * every remaining unfulfilled item. Returns the updated order summary.
   * @param store_id The ID of the store that owns the order.
   * @param order_id The ID of the order to fulfil.
   * @param items Line items to fulfil. Omit to fulfil every remaining unfulfilled item.
   * @param tracking_number Carrier tracking number for the shipment.
   * @param tracking_url Public tracking URL for the shipment. Requires tracking_number.
   * @param notify_customer Whether to email the customer about the fulfilment. Defaults to true.
   */
  function ecommerceFulfilAnOrderV1(input: {
    store_id: string;
    order_id: string;
    items?: Array<{ line_item_id: string; quantity: number /* integer */; [key: string]: unknown }>;
    tracking_number?: string;
    tracking_url?: string;
    notify_customer?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve step-by-step setup instructions, formatted as Markdown, for connecting a custom sales
   * channel to your store and keeping your catalog, orders, shipping and payments in sync through
   * the Ecommerce API.
   */
  function ecommerceGetCustomStorefrontSetupInstructionsV1(input?: Record<string, unknown>): Promise<McpToolResult>;

  /**
   * Get a store's readiness metadata: whether payment methods and shipping are configured,
   * plus its default currency. Useful to verify prerequisites before building a storefront.
   * @param store_id The ID of the store to read metadata for.
   */
  function ecommerceGetStoreMetadataV1(input: {
    store_id: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve the stores associated with your account.
   * @param page Page number
   */
  function ecommerceGetStoresV1(input?: {
    page?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List a store's discounts. Filter by free text over code and name, or by disabled state.
   * Amounts for fixed discounts are integers in the smallest currency unit; percentage
   * discounts carry a whole-number value between 1 and 100.
   * @param store_id The ID of the store to list discounts for.
   * @param q Free-text search over discount code and name.
   * @param is_disabled Filter by disabled state.
   * @param page Page number
   */
  function ecommerceListDiscountsV1(input: {
    store_id: string;
    q?: string;
    is_disabled?: "true" | "false";
    page?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List a product's variants, ordered by rank, with their options, prices and inventory.
   * Prices are integers in the smallest currency unit and live on variants.
   * @param store_id The ID of the store that owns the product.
   * @param product_id The ID of the product to list variants for.
   * @param page Page number
   */
  function ecommerceListProductVariantsV1(input: {
    store_id: string;
    product_id: string;
    page?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List a store's products newest first as lean summaries (name, status, thumbnail, variant
   * count and price range). Prices are integers in the smallest currency unit and live on
   * variants. Filter by status, free text or a set of product ids. Use include=variants to
   * embed each product's variants with prices and inventory, and include=media to embed its media.
   * @param store_id The ID of the store to list products for.
   * @param product_ids Restrict to these product ids. Doubles as a single-product lookup. Up to 200 ids.
   * @param status Product statuses to include.
   * @param q Free-text search over product title and SKU.
   * @param include Opt-in heavy data: "variants" embeds each product's variants; "media" embeds its media.
   * @param page Page number
   */
  function ecommerceListProductsV1(input: {
    store_id: string;
    product_ids?: Array<string>;
    status?: Array<"draft" | "proposed" | "published" | "rejected" | "archived">;
    q?: string;
    include?: Array<"variants" | "media">;
    page?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List a store's active sales channels with their full metadata.
   * @param store_id The ID of the store to list sales channels for.
   */
  function ecommerceListSalesChannelsV1(input: {
    store_id: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List a store's orders newest first as summaries. Filter by status, payment or fulfilment
   * status, customer email, order number or a free-text query. Amounts are in the smallest
   * currency unit. Retrieve a single order for its line items, addresses and fulfilments.
   * @param store_id The ID of the store to list orders for.
   * @param status Order statuses to include.
   * @param payment_status Payment statuses to include. A paid order is "captured".
   * @param fulfillment_status Fulfilment statuses to include.
   * @param email Customer email, matched exactly.
   * @param display_id The order number the merchant and customer see.
   * @param q Free-text search over customer name, email, order number and line items.
   * @param created_at_from Earliest creation time to include, inclusive. Accepts a date or ISO date-time (UTC).
   * @param created_at_to Latest creation time to include, inclusive. A bare date covers that whole day.
   * @param page Page number
   */
  function ecommerceListStoreOrdersV1(input: {
    store_id: string;
    status?: Array<"pending" | "completed" | "archived" | "canceled" | "requires_action">;
    payment_status?: Array<"not_paid" | "awaiting" | "captured" | "partially_refunded" | "refunded" | "canceled" | "requires_action" | "not_required">;
    fulfillment_status?: Array<"not_fulfilled" | "partially_fulfilled" | "fulfilled" | "partially_shipped" | "shipped" | "partially_returned" | "returned" | "canceled" | "requires_action">;
    email?: string;
    display_id?: string;
    q?: string;
    created_at_from?: string;
    created_at_to?: string;
    page?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List a store's payment providers, split into providers already connected to the store and
   * gateways available to install. Never exposes gateway credentials, secrets, or configuration.
   * @param store_id The ID of the store to list payment providers for.
   * @param include_currency_unsupported Include gateways that do not support the store currency in the available list.
   */
  function ecommerceListStorePaymentProvidersV1(input: {
    store_id: string;
    include_currency_unsupported?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve one order in full: line items (each with the id the fulfil endpoint needs),
   * addresses, the totals breakdown and fulfilments with tracking. Amounts are in the
   * smallest currency unit.
   * @param store_id The ID of the store that owns the order.
   * @param order_id The ID of the order to retrieve.
   */
  function ecommerceRetrieveAnOrderV1(input: {
    store_id: string;
    order_id: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Set the flat-rate shipping price for a store, creating the shipping zone if it does not exist yet.
   * @param store_id The ID of the store to configure shipping for.
   * @param price Flat shipping rate in the smallest currency unit (e.g. cents). Use 0 for free shipping.
   */
  function ecommerceSetStoreShippingV1(input: {
    store_id: string;
    price: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Update a product's name, description or status. Set status to published to make it buyable,
   * draft to hide it, or archived to retire it. Variants, prices and inventory are managed
   * through the variant endpoints, not here. Returns the updated product summary.
   * @param store_id The ID of the store that owns the product.
   * @param product_id The ID of the product to update.
   * @param name The product name.
   * @param description The product description.
   * @param status Set "published" to make the product buyable, "draft" to hide it, or "archived" to retire it.
   */
  function ecommerceUpdateAProductV1(input: {
    store_id: string;
    product_id: string;
    name?: string;
    description?: string;
    status?: "draft" | "published" | "archived";
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Update up to 100 existing variants in place by id — title, inventory, stock tracking and
   * prices. Variants omitted from the request are left untouched. Prices replace the variant's
   * existing prices in full. Returns the updated variants.
   * @param store_id The ID of the store that owns the product.
   * @param product_id The ID of the product whose variants are being updated.
   * @param variants Variants to update in place by id, up to 100. Variants omitted from the list are left untouched.
   */
  function ecommerceUpdateProductVariantsInBatchV1(input: {
    store_id: string;
    product_id: string;
    variants: Array<{ inventory_quantity?: number /* integer */; manage_inventory?: boolean; prices?: Array<{ amount: number /* integer */; currency?: string; sale_amount?: number /* integer */; [key: string]: unknown }>; title?: string; variant_id: string; [key: string]: unknown }>;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Update a custom sales channel. The merchant-facing `name` and the public `url`
   * (returned as the channel `domain`) can be changed. Pass `null` to clear a value.
   * @param store_id The ID of the store that owns the sales channel.
   * @param sales_channel_id The ID of the sales channel to update.
   * @param name Merchant-facing custom name shown in the sales channels list. Pass null to clear it.
   * @param url Public address where the custom sales channel lives. Pass null to clear it.
   */
  function ecommerceUpdateSalesChannelV1(input: {
    store_id: string;
    sales_channel_id: string;
    name?: string;
    url?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Fetch a raster image (JPEG, PNG, GIF or WebP, max 15MB) from a URL and attach it to a product in a
   * single call. Image downloads require HTTPS on port 443 without embedded credentials. At most one redirect
   * is allowed, and its destination must meet the same requirements. Private or reserved network
   * destinations, unsupported URLs and longer redirect chains are rejected. The image is virus-scanned
   * and validated by content, then stored on the CDN. Set is_thumbnail to make it the product's primary image.
   * @param store_id The ID of the store the product belongs to.
   * @param product_id The ID of the product to attach the image to.
   * @param image_url Publicly reachable URL of a raster image (JPEG, PNG, GIF or WebP), maximum 15MB. Fetching the image requires HTTPS on port 443 without embedded credentials. At most one redirect is allowed; its destination must meet the same URL requirements. Private or reserved network destinations, unsupported URLs and longer redirect chains are rejected. The image is fetched, virus-scanned and validated by content, then stored on the CDN. SVG is not accepted. Provide either this or object_name.
   * @param object_name Key returned by the upload-url endpoint. Provide this instead of image_url to attach an uploaded image.
   * @param is_thumbnail When true, the image becomes the product's thumbnail (primary image). When omitted, it becomes the thumbnail only if the product does not have one yet.
   */
  function ecommerceUploadAndAttachAProductImageV1(input: {
    store_id: string;
    product_id: string;
    image_url?: string;
    object_name?: string;
    is_thumbnail?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Clone a Hostinger Horizons website into a new website.\n
   * Use this tool when the user wants a copy of an existing website, for example to try out
   * changes without touching the original.\n
   * This tool returns the ID and URL of the newly created copy.
   * The original website is left untouched.\n
   * To edit the copy, use the `Edit website` tool with the returned website ID, or the user can
   * open the provided website URL in Hostinger Horizons interface.
   * @param websiteId The website ID
   */
  function horizonsCloneWebsiteV1(input: {
    websiteId: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create new Hostinger Horizons website from the given message.\n
   * Use this tool when user asks you to create a website, landing page, blog
   * or any other type of application.\n
   * This tool initiates the website creation process and returns a website URL and ID.
   * The generation happens asynchronously.\n
   * After invoking this tool, your chat reply must be EXACTLY 1 sentence summarizing
   * that Hostinger Horizons is now creating their website and it will be ready in a few minutes
   * and you should provide the website URL to the user immediately
   * Do not write code.\n\nTo edit afterwards, use the `Edit website` tool with the returned
   * website ID, or the user can go to Hostinger Horizons interface in the provided website URL.
   * If the tool call fails with an error, you should provide a clear explanation of the error
   * and do not generate code yourself in the chat.
   * @param message message parameter
   */
  function horizonsCreateWebsiteV1(input: {
    message: Array<{ text: string; type: "text"; [key: string]: unknown }>;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Edit an existing Hostinger Horizons website with a follow-up message.\n
   * Use this tool when the user wants to change, extend or fix a website that already exists.\n
   * This tool queues the requested changes and returns the website URL and ID.
   * The changes are applied asynchronously.\n
   * After invoking this tool, your chat reply must be EXACTLY 1 sentence summarizing
   * that Hostinger Horizons is now applying the requested changes and they will be ready
   * in a few minutes, and you should provide the website URL to the user immediately.
   * Do not write code.\n
   * If the tool call fails with an error, you should provide a clear explanation of the error
   * and do not generate code yourself in the chat.
   * @param websiteId The website ID
   * @param message message parameter
   */
  function horizonsEditWebsiteV1(input: {
    websiteId: string;
    message: Array<{ text: string; type: "text"; [key: string]: unknown }>;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List the Hostinger Horizons websites the user owns.\n
   * Use this tool when the user asks which websites they have, or when you need a website ID
   * before editing, publishing or cloning a website.\n
   * Each website is returned with its ID, status, domain and the URL to open it
   * in Hostinger Horizons interface.\n
   * The complete list of websites is returned in a single response - it is not paginated.
   */
  function horizonsGetWebsiteListV1(input?: Record<string, unknown>): Promise<McpToolResult>;

  /**
   * Get the link for the user to open their website in Hostinger Horizons interface.\n
   * Use this tool when the user wants the link to an existing website, or when you need its
   * website URL before or after editing it.\n
   * Websites can be edited with the `Edit website` tool, or by the user in Hostinger Horizons
   * interface in the provided website URL.
   * @param websiteId The website ID
   */
  function horizonsGetWebsiteV1(input: {
    websiteId: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Publish a Hostinger Horizons website so its latest changes go live.\n
   * Use this tool when the user asks to publish, deploy or make their website live.\n
   * This tool starts the publish process and returns the URL the website will be live on.
   * Publishing happens asynchronously and takes a few minutes.\n
   * After invoking this tool, your chat reply must be EXACTLY 1 sentence summarizing
   * that the website is being published and you should provide the published URL to the user immediately.
   * @param websiteId The website ID
   */
  function horizonsPublishWebsiteV1(input: {
    websiteId: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Activate an installed plugin on a WordPress installation.
   * Provide the WordPress installation (software) identifier in the path. It can
   * be obtained from GET /api/hosting/v1/wordpress/installations (the `id` field).
   * This operation is asynchronous: a successful response only means the activation
   * job has been queued.
   * @param username username parameter
   * @param software WordPress installation (software) identifier
   * @param plugin Slug of the installed plugin to activate.
   */
  function hostingActivateWordPressPluginV1(input: {
    username: string;
    software: string;
    plugin: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Activate an installed theme on a WordPress installation.
   * Provide the WordPress installation (software) identifier in the path. It can
   * be obtained from GET /api/hosting/v1/wordpress/installations (the `id` field).
   * This operation is asynchronous: a successful response only means the activation
   * job has been queued.
   * @param username username parameter
   * @param software WordPress installation (software) identifier
   * @param theme Slug of the installed theme to activate.
   */
  function hostingActivateWordPressThemeV1(input: {
    username: string;
    software: string;
    theme: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Returns an AI analysis of why a build failed and how to fix it, based on the build logs,
   * the project file list and package.json. Only builds in the `failed` state can be analysed;
   * any other state returns 422. When no analysis could be produced both `analysis` and
   * `solution` are null, in which case read `Get NodeJS build logs` instead.
   * Each call runs the analysis again, so call it once per failed build and keep the result.
   * Limited to 5 calls per minute per API client (429 above that).
   * @param username username parameter
   * @param domain Domain name
   * @param uuid Build UUID
   */
  function hostingAnalyseFailedNodeJsBuildV1(input: {
    username: string;
    domain: string;
    uuid: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Changes the password for the specified database user.
   * The database name must be the full name returned by the list databases endpoint.
   * The password must also be updated in any website configuration that uses this database.
   * @param username username parameter
   * @param name Full database name as returned by the list databases endpoint.
   * @param password New database user password.
   */
  function hostingChangeDatabasePasswordV1(input: {
    username: string;
    name: string;
    password: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Check whether WooCommerce is installed on any WordPress installation of a
   * domain. Optionally filter by domain to scope the check.
   * @param domain Filter by domain name (case-insensitive substring match)
   */
  function hostingCheckIfWooCommerceIsInstalledV1(input?: {
    domain?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Check whether one or more WordPress installations are valid and working
   * correctly. Detects broken installations caused by missing files, broken
   * plugins, themes and similar issues.
   * Provide the WordPress installation (software) identifiers in the body. They
   * can be obtained from GET /api/hosting/v1/wordpress/installations (the `id`
   * field).
   * @param username username parameter
   * @param software_ids WordPress installation (software) identifiers to validate.
   * @param force Force fresh validation without cache. Preferable for troubleshooting purposes.
   */
  function hostingCheckIfWordPressInstallationsAreValidV1(input: {
    username: string;
    software_ids: Array<string>;
    force?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Empties the Node.js application's runtime log file. This cannot be undone, so confirm with
   * the user before calling it. Returns success even when no log file exists yet.
   * Use it before reproducing a problem so the next `Get Node.js runtime logs` call returns
   * only fresh entries; start that call with `period` again instead of reusing a `from_line`
   * from before the clear.
   * @param username username parameter
   * @param domain Domain name
   */
  function hostingClearNodeJsRuntimeLogsV1(input: {
    username: string;
    domain: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Permanently clears all server-side cache for the website at once. Use it when content was
   * updated and needs to be visible immediately, or after making major changes.
   * Also purges the Hostinger CDN cache when CDN is enabled on the website. For a WordPress
   * installation living in a subdirectory, pass the directory query parameter to clear its cache.
   * @param username username parameter
   * @param domain Domain name
   * @param directory Directory of the website installation to clear, relative to the website root. Defaults to the website root.
   */
  function hostingClearWebsiteCacheV1(input: {
    username: string;
    domain: string;
    directory?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Creates a cron job for the specified account from a schedule expression and a command.
   * Returns the created cron job, including its uid, which is required to delete the cron job or fetch its output.
   * @param username username parameter
   * @param time Cron schedule expression (for example "0 2 * * *" runs daily at 02:00).
   * @param command Command to execute on the schedule.
   */
  function hostingCreateAccountCronJobV1(input: {
    username: string;
    time: string;
    command: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Creates a database with a database user and password for the specified account.
   * The database name and user are automatically prefixed with the account username when needed.
   * @param username username parameter
   * @param name Database name. If the account username prefix is omitted, it is added automatically.
   * @param user Database user. If the account username prefix is omitted, it is added automatically.
   * @param password Database user password.
   * @param website_domain Website domain assigned to the database.
   */
  function hostingCreateAccountDatabaseV1(input: {
    username: string;
    name: string;
    user: string;
    password: string;
    website_domain: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Allows a remote host to connect to the specified database.
   * Provide an IPv4/IPv6 address, or "%" to allow any host. The database name must be
   * the full name returned by the list databases endpoint.
   * @param username username parameter
   * @param name Full database name as returned by the list databases endpoint.
   * @param ip Remote host to allow: an IPv4/IPv6 address, or "%" for any host.
   */
  function hostingCreateDatabaseRemoteConnectionV1(input: {
    username: string;
    name: string;
    ip: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create temporary auto-login links for the specified WordPress installation.
   * Provide the WordPress installation (software) identifier in the path. It can
   * be obtained from GET /api/hosting/v1/wordpress/installations (the `id` field).
   * @param username username parameter
   * @param software WordPress installation (software) identifier
   */
  function hostingCreateLoginLinksV1(input: {
    username: string;
    software: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create a parked or alias domain for the selected website.
   * Provide a domain name or IP address to park on the website so it serves the same content
   * as the parent domain.
   * @param username username parameter
   * @param domain Domain name
   * @param parked_domain Domain name or IP address to park on the selected website
   */
  function hostingCreateWebsiteParkedDomainV1(input: {
    username: string;
    domain: string;
    parked_domain: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Creates a redirect from a URL on the selected website to another URL or IP address.
   * @param username username parameter
   * @param domain Domain name
   * @param from Source URL on the selected website
   * @param to Destination URL or IP address
   */
  function hostingCreateWebsiteRedirectV1(input: {
    username: string;
    domain: string;
    from: string;
    to: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create a new subdomain for the selected website.
   * Provide a subdomain prefix and, optionally, a custom directory or the
   * website public directory to use as the subdomain root.
   * @param username username parameter
   * @param domain Domain name
   * @param subdomain Subdomain prefix to create under the selected website
   * @param directory Directory name for the subdomain relative to the website root
   * @param is_using_public_directory Use the website public directory as the subdomain root directory
   */
  function hostingCreateWebsiteSubdomainV1(input: {
    username: string;
    domain: string;
    subdomain: string;
    directory?: string;
    is_using_public_directory?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create a new website for the authenticated client.
   * Provide the domain name and associated order ID to create a new website.
   * The datacenter_code parameter is required when creating the first website
   * on a new hosting plan - this will set up and configure new hosting account
   * in the selected datacenter.
   * Subsequent websites will be hosted on the same datacenter automatically.
   * Website creation takes up to a few minutes to complete. Check the
   * websites list endpoint to see when your new website becomes available.
   * @param domain Domain name for the website. Cannot start with "www."
   * @param order_id ID of the associated order
   * @param datacenter_code Datacenter code. This parameter is required when creating the first website on a new hosting plan.
   */
  function hostingCreateWebsiteV1(input: {
    domain: string;
    order_id: number /* integer */;
    datacenter_code?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Deactivate an installed plugin on a WordPress installation.
   * Provide the WordPress installation (software) identifier in the path. It can
   * be obtained from GET /api/hosting/v1/wordpress/installations (the `id` field).
   * This operation is asynchronous: a successful response only means the
   * deactivation job has been queued.
   * @param username username parameter
   * @param software WordPress installation (software) identifier
   * @param plugin Slug of the installed plugin to deactivate.
   */
  function hostingDeactivateWordPressPluginV1(input: {
    username: string;
    software: string;
    plugin: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Permanently deletes the cron job identified by its uid.
   * The uid is returned by the list cron jobs endpoint.
   * @param username username parameter
   * @param uid Unique identifier of the cron job as returned by the list cron jobs endpoint.
   */
  function hostingDeleteAccountCronJobV1(input: {
    username: string;
    uid: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Permanently deletes a database and its remote connections.
   * The database name must be the full name returned by the list databases endpoint.
   * @param username username parameter
   * @param name Full database name as returned by the list databases endpoint.
   */
  function hostingDeleteAccountDatabaseV1(input: {
    username: string;
    name: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Permanently removes a remote-access rule, revoking the given host's remote access to the database.
   * Identify the rule with the required ip query parameter (the IPv4/IPv6 address, or "%",
   * exactly as returned by the list remote connections endpoint). The database name must be
   * the full name returned by the list databases endpoint.
   * @param username username parameter
   * @param name Full database name as returned by the list databases endpoint.
   * @param ip Remote host to revoke: the IPv4/IPv6 address, or "%", exactly as returned by the list remote connections endpoint.
   */
  function hostingDeleteDatabaseRemoteConnectionV1(input: {
    username: string;
    name: string;
    ip: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Removes the Git auto-deployment settings of the website. Files already deployed stay on the
   * website; pushes stop deploying until settings are saved again. Succeeds also when nothing is
   * configured.
   * @param username username parameter
   * @param domain Domain name
   */
  function hostingDeleteGitAutoDeploymentSettingsV1(input: {
    username: string;
    domain: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Delete an existing parked or alias domain from the selected website.
   * Use this endpoint to remove parked domains that are no longer needed.
   * @param username username parameter
   * @param domain Domain name
   * @param parkedDomain parkedDomain parameter
   */
  function hostingDeleteWebsiteParkedDomainV1(input: {
    username: string;
    domain: string;
    parkedDomain: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Permanently deletes the redirect identified by its source URL.
   * Pass the `from` value exactly as returned by the list redirects endpoint.
   * @param username username parameter
   * @param domain Domain name
   * @param from Source URL returned by the list redirects endpoint.
   */
  function hostingDeleteWebsiteRedirectV1(input: {
    username: string;
    domain: string;
    from: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Delete an existing subdomain from the selected website.
   * Use this endpoint to remove subdomains that are no longer needed.
   * @param username username parameter
   * @param domain Domain name
   * @param subdomain subdomain parameter
   */
  function hostingDeleteWebsiteSubdomainV1(input: {
    username: string;
    domain: string;
    subdomain: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * This endpoint permanently removes a website and all of its data. This action
   * cannot be undone. Before calling it, make sure the user understands the
   * consequences and explicitly confirms that they want to proceed.
   * All website files, databases and related configuration will be removed.
   * The hosting plan itself is kept, so a new website can be created on it afterwards.
   * Supported websites: main and addon domain websites on web hosting plans, and
   * Website Builder websites. Parked domains and subdomains cannot be deleted with
   * this endpoint. The domain must be the exact website domain, not a preview
   * domain or an alias.
   * Returns 404 when the domain does not exist or does not belong to the
   * authenticated client.
   * Website removal is processed asynchronously and can take a few minutes to
   * @param domain Domain name
   */
  function hostingDeleteWebsiteV1(input: {
    domain: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Delete the specified WordPress installation, with optional file and database
   * removal. This removes all associated components including plugins, themes,
   * staging websites and any other related data.
   * Provide the WordPress installation (software) identifier in the path. It can
   * be obtained from GET /api/hosting/v1/wordpress/installations (the `id` field).
   * @param username username parameter
   * @param software WordPress installation (software) identifier
   */
  function hostingDeleteWordPressInstallationV1(input: {
    username: string;
    software: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Deploy a JavaScript application from an archive file to a hosting server. IMPORTANT: the archive must ONLY contain application source files, not the build output, skip node_modules directory; also exclude all files matched by .gitignore if the ignore file exists. The build process will be triggered automatically on the server after the archive is uploaded. Upload credentials are generated and used internally — do not call a separate upload-url endpoint or upload the archive yourself, this tool does it end-to-end. After deployment, use the hosting_listJsDeployments tool to check deployment status and track build progress.
   * @param domain Domain name associated with the hosting account (e.g., example.com)
   * @param archivePath Absolute or relative path to the application archive file. Supported formats: zip, tar, tar.gz, tgz, 7z, gz, gzip. If user provides directory path, create archive from it before proceeding. IMPORTANT: the archive must ONLY contain application source files, not the build output, skip node_modules directory.
   * @param removeArchive Whether to remove the archive file after successful deployment (default: false)
   */
  function hostingDeployJsApplication(input: {
    domain: string;
    archivePath: string;
    removeArchive?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Deploy a static application from an archive file.
   * WARNING: this overwrites the website's existing contents and cannot be undone —
   * verify this is intended before calling this endpoint.
   * This endpoint allows you to deploy a static application from an archive
   * file that has been uploaded to the website's directory.
   * This only works for static sites (pre-built HTML/CSS/JS with no build step). For
   * Node.js applications, use `Create NodeJS build from archive` instead, or
   * `Start Node.js build` if the archive is already uploaded. For WordPress sites,
   * use `Import WordPress website`.
   * @param username username parameter
   * @param domain Domain name
   * @param archive_path Relative path to the archive file from website root directory
   */
  function hostingDeployStaticSiteArchiveV1(input: {
    username: string;
    domain: string;
    archive_path: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Deploy a static website from an archive file to a hosting server. IMPORTANT: This tool only works for static websites with no build process. The archive must contain pre-built static files (HTML, CSS, JavaScript, images, etc.) ready to be served. If the website has a package.json file or requires a build command, use hosting_deployJsApplication instead. The tool uploads the archive to the website's file browser over TUS and triggers deployment; the archive is extracted and deployed directly without any build steps. Upload credentials are generated and used internally — do not call a separate upload-url endpoint or upload the archive yourself, this tool does it end-to-end. The username will be automatically resolved from the domain.
   * @param domain Domain name associated with the hosting account (e.g., example.com)
   * @param archivePath Absolute or relative path to the static website archive file. Supported formats: zip, tar, tar.gz, tgz, 7z, gz, gzip. If user provides directory path, create archive from it before proceeding using EXACTLY this naming pattern: directoryname_YYYYMMDD_HHMMSS.zip (e.g., mystaticwebsite_20250115_143022.zip)
   * @param removeArchive Whether to remove the archive file after successful deployment (default: false)
   */
  function hostingDeployStaticWebsite(input: {
    domain: string;
    archivePath: string;
    removeArchive?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Deploy a WordPress plugin from an already uploaded directory.
   * This endpoint allows you to deploy a WordPress plugin that has been uploaded to the website's directory.
   * The plugin will be activated and made available in the WordPress admin panel.
   * @param username username parameter
   * @param domain Domain name
   * @param slug Slug of the plugin
   * @param plugin_path Relative path to the plugin directory from wp-content/plugins
   */
  function hostingDeployWordPressPluginV1(input: {
    username: string;
    domain: string;
    slug: string;
    plugin_path: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Deploy a WordPress theme from an already uploaded directory.
   * This endpoint allows you to deploy a WordPress theme that has been uploaded to the website's directory.
   * The theme can be optionally activated after deployment.
   * @param username username parameter
   * @param domain Domain name
   * @param slug Slug of the theme
   * @param theme_path Relative path to the theme directory from wp-content/themes
   * @param is_activated Whether to activate the theme after deployment
   */
  function hostingDeployWordPressThemeV1(input: {
    username: string;
    domain: string;
    slug: string;
    theme_path: string;
    is_activated?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Deploy a WordPress plugin from a directory to a hosting server. This tool uploads all plugin files and triggers plugin deployment. Upload credentials are generated and used internally — do not call a separate upload-url endpoint or upload the files yourself, this tool does it end-to-end.
   * @param domain Domain name associated with the hosting account (e.g., example.com)
   * @param slug WordPress plugin slug (e.g., omnisend)
   * @param pluginPath Absolute or relative path to the plugin directory containing all plugin files
   */
  function hostingDeployWordpressPlugin(input: {
    domain: string;
    slug: string;
    pluginPath: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Deploy a WordPress theme from a directory to a hosting server. This tool uploads all theme files and triggers theme deployment. The uploaded theme can optionally be activated after deployment. Upload credentials are generated and used internally — do not call a separate upload-url endpoint or upload the files yourself, this tool does it end-to-end.
   * @param domain Domain name associated with the hosting account (e.g., example.com)
   * @param slug WordPress theme slug (e.g., twentytwentyfive)
   * @param themePath Absolute or relative path to the theme directory containing all theme files
   * @param activate Whether to activate the theme after deployment (default: false)
   */
  function hostingDeployWordpressTheme(input: {
    domain: string;
    slug: string;
    themePath: string;
    activate?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Trigger a background scan to detect WordPress installations for the account.
   * This operation is asynchronous: a successful response only means the scan has
   * been queued. Poll GET /api/hosting/v1/wordpress/installations to fetch the
   * detected installations once the scan completes.
   * @param username username parameter
   */
  function hostingDetectWordPressInstallationsV1(input: {
    username: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Generate a unique free subdomain that can be used for hosting services without purchasing custom domains.
   * Free subdomains allow you to start using hosting services immediately
   * and you can always connect a custom domain to your site later.
   */
  function hostingGenerateAFreeSubdomainV1(input?: Record<string, unknown>): Promise<McpToolResult>;

  /**
   * Generate a file browser upload URL with authentication credentials
   * for uploading files directly to a website's file storage.
   * Returns `url`, `auth_key` and `rest_auth_key`. Use these to upload a file to the
   * website's `public_html` directory via the TUS resumable upload protocol (TUS 1.0.0).
   * Send `X-Auth: {auth_key}` and `X-Auth-Rest: {rest_auth_key}` headers on every request
   * below.
   * 1. Create the upload: `POST` to `{url}/{relative_file_path}?override=true` with headers
   * `upload-length: {file size in bytes}` and `upload-offset: 0`. Expect `201 Created`.
   * 2. Upload the file: send the file bytes to the same location (any TUS 1.0.0 client, or
   * `PATCH` requests with an `upload-offset` header tracking progress) until complete.
   * `relative_file_path` is the destination path inside `public_html`, e.g. `app.zip`.
   * Instead of a TUS client, plain `curl` also works:
   * @param username Account username
   * @param domain Website domain
   */
  function hostingGenerateUploadURLV1(input: {
    username: string;
    domain: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Returns the output captured from the last execution of the cron job identified by its uid.
   * The uid is returned by the list cron jobs endpoint.
   * @param username username parameter
   * @param uid Unique identifier of the cron job as returned by the list cron jobs endpoint.
   */
  function hostingGetCronJobOutputV1(input: {
    username: string;
    uid: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Returns the Git auto-deployment settings of the website: which repository and branch deploy
   * into which directory, and whether pushes trigger a deployment. `is_enabled` false keeps the
   * repository link but ignores pushes.
   * When the website has no auto-deployment configured every field is null. Save settings with
   * `Update Git auto-deployment settings`.
   * @param username username parameter
   * @param domain Domain name
   */
  function hostingGetGitAutoDeploymentSettingsV1(input: {
    username: string;
    domain: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Return a JWT token used to authenticate requests against the specified
   * WordPress installation, including its MCP (Model Context Protocol) endpoint.
   * Provide the WordPress installation (software) identifier in the path. It can
   * be obtained from GET /api/hosting/v1/wordpress/installations (the `id` field).
   * @param username username parameter
   * @param software WordPress installation (software) identifier
   */
  function hostingGetInstallationJWTTokenV1(input: {
    username: string;
    software: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve logs from a specific Node.js build process.
   * To stream live output while a build is running, poll this endpoint repeatedly
   * while the build state is `running`, passing the previously returned `lines` count
   * as `from_line` to fetch only new output since the last call.
   * Log content may contain ANSI escape sequences (color codes).
   * @param username username parameter
   * @param domain Domain name
   * @param uuid Build UUID
   * @param from_line Line from which to start retrieving logs
   */
  function hostingGetNodeJSBuildLogsV1(input: {
    username: string;
    domain: string;
    uuid: string;
    from_line?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Returns one build by UUID: its state (`pending`, `running`, `completed`, `failed`), the
   * options it ran with and timestamps. Poll this while a build is pending or running. When it
   * is failed, read `Get NodeJS build logs` and `Analyse failed Node.js build` for the cause.
   * Returns 404 when the UUID does not belong to a build of this website.
   * @param username username parameter
   * @param domain Domain name
   * @param uuid Build UUID
   */
  function hostingGetNodeJsBuildDetailsV1(input: {
    username: string;
    domain: string;
    uuid: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Auto-detect Node.js build settings from a package.json inside an archive already on the server.
   * Use this before calling `Start Node.js Build` to preview what settings will be used,
   * or to let the user review and override values (framework, node version, root directory,
   * output directory, build script) before committing to a build.
   * The archive must already be present on the website's file storage. Use the
   * `Generate Upload URL` endpoint to obtain credentials and upload the archive first.
   * @param username username parameter
   * @param domain Domain name
   * @param archive_path The path to the archive file relative to the document root of the vhost
   */
  function hostingGetNodeJsBuildSettingsFromArchiveV1(input: {
    username: string;
    domain: string;
    archive_path: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Returns the build settings stored for the website: framework (`app_type`), Node.js version,
   * root and output directory, build script, entry file and package manager. Stored settings
   * drive Git auto-deployment builds. A build started through the API uses the values sent in
   * that request and saves them here only when no settings exist yet.
   * Returns 404 until the first build or the first settings update stores them. Use this after
   * a failed build to check whether the framework or the entry file were detected wrong, then
   * fix them with the `Update Node.js build settings` endpoint.
   * @param username username parameter
   * @param domain Domain name
   */
  function hostingGetNodeJsBuildSettingsV1(input: {
    username: string;
    domain: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Returns the Node.js application's runtime console log entries, oldest first, each with
   * timestamp, level and message. On the first call send `period` (`1h`, `1d`, `1w` or `1m`)
   * and optionally `levels` and `limit` (1-5000, default 1000); when more entries match than
   * `limit`, the newest are kept.
   * To poll for new entries send `total_lines + 1` from the previous response as `from_line`
   * and omit `period`; `period` and `from_line` cannot be combined. Lines that are not JSON
   * with a timestamp, level and message are skipped, so `logs` may hold fewer than `limit`
   * entries while `total_lines` counts every raw line. Entries with a timestamp before
   * `last_deployed_at` belong to the previous deployment. Returns an empty `logs` list when
   * the application has not written a log file yet.
   * @param username username parameter
   * @param domain Domain name
   * @param period Time window for the first fetch. Required when `from_line` is not sent.
   * @param from_line 1-based line of the log file to start from. For polling send `total_lines + 1` from the previous response. Cannot be combined with `period`.
   * @param limit Maximum number of log entries to return. When more entries match, the newest are kept.
   * @param levels Return only entries with these log levels, sent as a comma-separated list, e.g. ERROR,WARN. Matching runs on the raw log line, so entries written with numeric levels (for example by pino) are excluded while this filter is set.
   */
  function hostingGetNodeJsRuntimeLogsV1(input: {
    username: string;
    domain: string;
    period?: "1h" | "1d" | "1w" | "1m";
    from_line?: number /* integer */;
    limit?: number /* integer */;
    levels?: Array<"LOG" | "ERROR" | "WARN" | "INFO" | "DEBUG" | "TRACE">;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Returns the full PHP configuration for the website: current version, available versions
   * (supported and unsupported), enabled/disabled extensions, options with their current value,
   * default, type and the plan limit (`max`), and conflicting extension groups.
   * Use it to check the current PHP setup before updating the version, extensions or options.
   * @param username username parameter
   * @param domain Domain name
   */
  function hostingGetPHPDetailsV1(input: {
    username: string;
    domain: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Returns the full phpinfo page (HTML) for the website.
   * Use it to debug PHP issues or inspect the complete PHP environment of the website.
   * @param username username parameter
   * @param domain Domain name
   */
  function hostingGetPHPInfoV1(input: {
    username: string;
    domain: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Returns a direct sign-on link to phpMyAdmin for the specified database.
   * Use this when a visual database interface is needed for SQL queries, imports, exports, or table management.
   * The database name must be the full name returned by the list databases endpoint.
   * @param username username parameter
   * @param name Full database name as returned by the list databases endpoint.
   */
  function hostingGetPhpMyAdminLinkV1(input: {
    username: string;
    name: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Returns the SSL state of the website: the certificate `status` and `provider`, whether the
   * certificate is a lifetime one managed by the platform, whether HTTP requests are redirected to
   * HTTPS, when the certificate stops being valid and the last installation error.
   * `installing` and `waiting_for_retry` mean an installation is in progress. `failed` means the
   * last installation gave up, or the website was not updated for 60 minutes while `installing`;
   * `last_error` holds the reason when it is a known message, otherwise it is null. `expired`
   * means the assigned certificate's validity has ended. `not_installed` means no certificate is
   * assigned. Free subdomains use a platform-managed certificate: with no installation recorded
   * they report `active` with `provider` and `expires_at` null.
   * @param username username parameter
   * @param domain Domain name
   */
  function hostingGetSSLStatusV1(input: {
    username: string;
    domain: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get a single file's content, relative to a website's document root.
   * Read-only; refuses symlinks, oversized files, non-text file types, and files identified as
   * containing secrets (e.g. credential files) — none of these are returned by this endpoint.
   * @param username username parameter
   * @param domain Domain name
   * @param path File path, relative to the document root.
   * @param from_line Line offset to start reading from.
   * @param max_lines Max number of lines to return.
   */
  function hostingGetWebsiteFileContentV1(input: {
    username: string;
    domain: string;
    path: string;
    from_line?: number /* integer */;
    max_lines?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Import WordPress website to the specified domain.
   * WARNING: this overwrites the website's existing contents and cannot be undone —
   * verify this is intended before calling this endpoint.
   * This endpoint allows you to import a WordPress website from archive and
   * database files that have been uploaded to the website's directory.
   * @param username username parameter
   * @param domain Domain name
   * @param archive_path Path to the WordPress archive file (relative to website root)
   * @param sql_path Path to the database SQL file (relative to website root)
   */
  function hostingImportWordPressWebsiteV1(input: {
    username: string;
    domain: string;
    archive_path: string;
    sql_path: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Import a WordPress website from an archive file to a hosting server. This tool uploads a website archive (zip, tar, tar.gz, etc.) and a database dump (.sql file) to deploy a complete WordPress website. The archive will be extracted on the server automatically. Note: This process may take a while for larger sites. After upload completion, files are being extracted and the site will be available in a few minutes. Upload credentials are generated and used internally — do not call a separate upload-url endpoint or upload the files yourself, this tool does it end-to-end. The username will be automatically resolved from the domain.
   * @param domain Domain name associated with the hosting account (e.g., example.com)
   * @param archivePath Absolute or relative path to the website archive file. Supported formats: zip, tar, tar.gz, tgz, 7z, gz, gzip. If user provides directory path, create archive from it before proceeding using EXACTLY this naming pattern: directoryname_YYYYMMDD_HHMMSS.zip (e.g., mywebsite_20250115_143022.zip)
   * @param databaseDump Absolute or relative path to a database dump file (.sql)
   */
  function hostingImportWordpressWebsite(input: {
    domain: string;
    archivePath: string;
    databaseDump: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Requests a lifetime SSL certificate for the website. The installation runs in the background;
   * `Get SSL status` reports `active` or `failed` when it ends. An `active` lifetime certificate
   * does not block the request: a new installation is requested, which is how a certificate is
   * reinstalled.
   * Returns 422 for free subdomains (their certificate is managed by the platform), while an
   * installation is `installing` or `waiting_for_retry`, when the website's certificate was
   * revoked (it cannot be reissued), and when an uploaded custom certificate is installed; that
   * one has to be uninstalled first.
   * @param username username parameter
   * @param domain Domain name
   */
  function hostingInstallSSLV1(input: {
    username: string;
    domain: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Install one or more plugins on an existing WordPress installation.
   * Provide the WordPress installation (software) identifier in the path. It can
   * be obtained from GET /api/hosting/v1/wordpress/installations (the `id`
   * field). Use GET /api/hosting/v1/wordpress/plugins to discover the plugin
   * slugs available for installation.
   * This operation is asynchronous: a successful response only means the install
   * job has been queued, not that the plugins are ready.
   * @param username username parameter
   * @param software WordPress installation (software) identifier
   * @param plugins Plugin slugs to install. Use GET /api/hosting/v1/wordpress/plugins to discover available slugs.
   */
  function hostingInstallWordPressPluginsV1(input: {
    username: string;
    software: string;
    plugins: Array<string>;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Install a theme on an existing WordPress installation.
   * Provide the WordPress installation (software) identifier in the path. It can
   * be obtained from GET /api/hosting/v1/wordpress/installations (the `id`
   * field).
   * When the theme is one of the Hostinger themes (hostinger-blog,
   * hostinger-affiliate-theme, hostinger-ai-theme), the optional `palette`,
   * `layout`, and `font` fields are forwarded to the custom installer (defaults:
   * palette1, layout1, default). For any other theme they are ignored.
   * This operation is asynchronous: a successful response only means the install
   * job has been queued, not that the theme is ready.
   * @param username username parameter
   * @param software WordPress installation (software) identifier
   * @param theme Slug of the theme to install. Hostinger theme slugs (hostinger-blog, hostinger-affiliate-theme, hostinger-ai-theme) trigger the custom installer and forward the optional palette/layout/font fields; any other WordPress theme slug uses the standard installer and ignores those fields.
   * @param palette Palette identifier. Only applied when the theme is a Hostinger theme; the default is used when omitted.
   * @param layout Layout identifier. Only applied when the theme is a Hostinger theme; the default is used when omitted.
   * @param font Font identifier. Only applied when the theme is a Hostinger theme; the default is used when omitted.
   */
  function hostingInstallWordPressThemeV1(input: {
    username: string;
    software: string;
    theme: string;
    palette?: string;
    layout?: string;
    font?: "professional" | "modern" | "elegant" | "creative" | "dynamic" | "default";
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Install WordPress on an existing website.
   * The website must already exist before calling this endpoint. To create a new
   * website first, use POST /api/hosting/v1/websites and poll
   * GET /api/hosting/v1/websites until it appears.
   * Call GET /api/hosting/v1/wordpress/installations filtered by username and
   * domain before proceeding to check whether WordPress is already installed on
   * the target domain/path. If WordPress already exists and `overwrite` is false
   * (the default), the async job will fail.
   * This operation is asynchronous: a successful response only means the install
   * job has been queued, not that WordPress is ready. Installation typically
   * takes 1-2 minutes. Poll GET /api/hosting/v1/wordpress/installations filtered
   * by username and domain to track progress. When the installation appears in
   * @param username username parameter
   * @param domain Domain of the existing website where WordPress will be installed
   * @param site_title Title of the WordPress site
   * @param credentials WordPress admin credentials
   * @param language WordPress locale. Defaults to en_US when omitted.
   * @param directory Relative directory to install WordPress into. Defaults to the website root when omitted.
   * @param overwrite When false (default), does not replace an existing installation. If WordPress is already installed on the domain/path, the async install job fails unless true.
   * @param auto_updates WordPress core auto-update policy
   * @param version WordPress core version to install. If omitted, the latest core version compatible with the account vhost PHP version is selected.
   * @param database Optional. If the named database already exists, it will be used for this WordPress install. Otherwise a new database is created with a generated name and random credentials.
   */
  function hostingInstallWordPressV1(input: {
    username: string;
    domain: string;
    site_title: string;
    credentials: { email: string; login: string; password: string; [key: string]: unknown };
    language?: string;
    directory?: string;
    overwrite?: boolean;
    auto_updates?: "all" | "none" | "minor";
    version?: string;
    database?: { name?: string; password?: string; [key: string]: unknown };
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Returns the list of cron jobs configured for the specified account, including their schedule and command.
   * @param username username parameter
   */
  function hostingListAccountCronJobsV1(input: {
    username: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Returns a paginated list of databases for the specified account.
   * Use the domain and is_assigned filters to find databases assigned to a specific domain.
   * @param username username parameter
   * @param page Page number
   * @param per_page Number of items per page
   * @param domain Filter by domain name (case-insensitive substring match)
   * @param is_assigned When used with domain, return only databases assigned to that domain.
   * @param search Search databases by name, user, or creation date.
   */
  function hostingListAccountDatabasesV1(input: {
    username: string;
    page?: number /* integer */;
    per_page?: number /* integer */;
    domain?: string;
    is_assigned?: boolean;
    search?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve a list of datacenters available for setting up hosting plans
   * based on available datacenter capacity and hosting plan of your order.
   * The first item in the list is the best match for your specific order
   * requirements.
   * @param order_id Order ID
   */
  function hostingListAvailableDatacentersV1(input: {
    order_id: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List available WordPress core updates for the specified installation.
   * Provide the WordPress installation (software) identifier in the path. It can
   * be obtained from GET /api/hosting/v1/wordpress/installations (the `id` field).
   * @param username username parameter
   * @param software WordPress installation (software) identifier
   */
  function hostingListAvailableWordPressCoreUpdatesV1(input: {
    username: string;
    software: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List plugins recommended for installation on a WordPress installation that are
   * not yet installed.
   * Provide the WordPress installation (software) identifier in the path. It can
   * be obtained from GET /api/hosting/v1/wordpress/installations (the `id` field).
   * @param username username parameter
   * @param software WordPress installation (software) identifier
   */
  function hostingListAvailableWordPressPluginsV1(input: {
    username: string;
    software: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Returns the remote-access rules for the specified account: the remote hosts
   * (IPv4/IPv6 addresses, or "%" for any host) allowed to connect to the account databases.
   * Use the domain filter to only return rules for databases assigned to a specific domain.
   * @param username username parameter
   * @param domain Filter remote connections by the domain the database is assigned to. Rules for databases not assigned to any domain are always included.
   */
  function hostingListDatabaseRemoteConnectionsV1(input: {
    username: string;
    domain?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Lists the repositories the Git installation can access, read live from the provider. Works
   * for github and gitlab installations. Use an active installation: a suspended or pending one
   * is still queried and the call fails with whatever the provider answers. The list is cut at
   * the first 500 repositories in the order the provider returns them; when the account has
   * more, name the repository directly instead of searching this list.
   * `owner`, `name` and a branch (`default_branch` or another one) go into `source_options` of
   * `Start Node.js build` or into `Update Git auto-deployment settings`. Returns 404 when the
   * installation does not belong to the customer. Limited to 10 calls per minute per API client
   * (429 above that).
   * @param uuid Git installation UUID from the List Git installations endpoint
   */
  function hostingListGitInstallationRepositoriesV1(input: {
    uuid: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Lists the Git provider accounts the customer has connected. Only installations with status
   * `active` are returned unless the `status` filter says otherwise.
   * An empty list means the customer has no active installation. Check `status=suspended` and
   * `status=pending` as well. If there is none at all, a Git provider (GitHub or GitLab) has to be
   * connected once in hPanel (Websites, Manage, Advanced, Git; or Add Website, Node.js Web App,
   * Import Git Repository); this endpoint then lists the new installation.
   * Use `uuid` as the path parameter of `List Git installation repositories`, and as
   * `installation_uuid` in `Start Node.js build` with `source_type` `git` and in
   * `Update Git auto-deployment settings`.
   * @param provider Filter by Git provider
   * @param status Filter by installation status
   */
  function hostingListGitInstallationsV1(input?: {
    provider?: "github" | "gitlab" | "bitbucket";
    status?: "pending" | "active" | "suspended";
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List plugins installed on a WordPress installation, including their status,
   * available updates and known vulnerabilities.
   * Provide the WordPress installation (software) identifier in the path. It can
   * be obtained from GET /api/hosting/v1/wordpress/installations (the `id` field).
   * @param username username parameter
   * @param software WordPress installation (software) identifier
   * @param category Filter installed plugins by category.
   */
  function hostingListInstalledWordPressPluginsV1(input: {
    username: string;
    software: string;
    category?: "cache";
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List themes installed on a WordPress installation, including their status,
   * available updates and known vulnerabilities.
   * Provide the WordPress installation (software) identifier in the path. It can
   * be obtained from GET /api/hosting/v1/wordpress/installations (the `id` field).
   * @param username username parameter
   * @param software WordPress installation (software) identifier
   */
  function hostingListInstalledWordPressThemesV1(input: {
    username: string;
    software: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List javascript application deployments for checking their status. Use this tool when customer asks for the status of the deployment. This tool retrieves a paginated list of Node.js application deployments for a domain with optional filtering by deployment states.
   * @param domain Domain name associated with the hosting account (e.g., example.com)
   * @param page Page number for pagination (optional)
   * @param perPage Number of items per page (optional)
   * @param states Filter by deployment states (optional). Valid values: pending, completed, running, failed
   */
  function hostingListJsDeployments(input: {
    domain: string;
    page?: number /* integer */;
    perPage?: number /* integer */;
    states?: Array<"pending" | "completed" | "running" | "failed">;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve a paginated list of Node.js build processes for a specific website.
   * Each build represents a single run of the Node.js build pipeline. Use the `states`
   * query parameter to filter results by build state (pending, running, completed, failed).
   * Use the `uuid` from a build to poll its output via the `Get Node.js Build Logs` endpoint.
   * @param username username parameter
   * @param domain Domain name
   * @param page Page number
   * @param per_page Number of items per page
   * @param states Build states to filter by
   */
  function hostingListNodeJSBuildsV1(input: {
    username: string;
    domain: string;
    page?: number /* integer */;
    per_page?: number /* integer */;
    states?: Array<"pending" | "running" | "completed" | "failed">;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Lists the Node.js environment variables currently set for the website. Values are always
   * masked as `********` and cannot be read back through this API. Use this endpoint to see
   * which keys are configured or to verify a change, not to read values.
   * To change variables, use the `Replace Node.js environment variables` endpoint. It replaces
   * the whole set, so never copy the masked values from this response into that request; send
   * the full desired set with real values taken from the project `.env` file or the user
   * prompt instead.
   * @param username username parameter
   * @param domain Domain name
   */
  function hostingListNodeJsEnvironmentVariablesV1(input: {
    username: string;
    domain: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Lists known npm package vulnerabilities detected on a Node.js website, enriched with
   * advisory metadata (severity, CVSS score, CVE, advisory URL). Results are sorted from
   * the most severe to the least severe, then by publish date (newest first). Use the
   * `severities` query parameter to filter.
   * Vulnerabilities with `is_patchable` set to `true` can be auto-fixed via the
   * `Patch Node.js Vulnerabilities` endpoint, which opens a GitHub pull request with
   * updated package versions. Auto-fix is only available for websites deployed from a
   * connected GitHub repository. Vulnerabilities with `is_patching_in_progress` set to
   * `true` are already included in an open patch pull request; while any patch pull
   * request is open, new patch requests for this website are rejected until it is merged
   * or closed.
   * Data comes from periodic dependency scans, so it may lag behind the latest deployment.
   * @param username username parameter
   * @param domain Domain name
   * @param severities Severities to filter by
   */
  function hostingListNodeJsVulnerabilitiesV1(input: {
    username: string;
    domain: string;
    severities?: Array<"low" | "moderate" | "high" | "critical" | "unknown">;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve a paginated list of orders accessible to the authenticated client.
   * This endpoint returns orders of your hosting accounts as well as orders
   * of other client hosting accounts that have shared access with you.
   * Use the available query parameters to filter results by order statuses
   * or specific order IDs for more targeted results.
   * @param page Page number
   * @param per_page Number of items per page
   * @param statuses Filter by order statuses
   * @param order_ids Filter by specific order IDs
   */
  function hostingListOrdersV1(input?: {
    page?: number /* integer */;
    per_page?: number /* integer */;
    statuses?: Array<"active" | "deleting" | "deleted" | "suspended">;
    order_ids?: Array<number /* integer */>;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List curated plugin suggestions grouped by website type.
   * Use the returned `slug` values with
   * POST /api/hosting/v1/accounts/{username}/wordpress/{software}/plugins/install.
   * @param order_id Optionally scope suggestions to a specific order.
   */
  function hostingListSuggestedWordPressPluginsV1(input?: {
    order_id?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List files and directories under a website's document root.
   * Use `directory` to browse a subdirectory relative to the document root. Symlinked entries
   * are listed but never traversed into or resolved.
   * @param username username parameter
   * @param domain Domain name
   * @param directory Directory path to check
   * @param max_depth How many directory levels deep to recurse.
   * @param max_items Max number of entries to return in this page.
   * @param offset Number of entries to skip. Page with offset + item count until reaching total_items.
   * @param file_types Filter by entry type, e.g. file,directory. Omit for all types.
   */
  function hostingListWebsiteFilesAndDirectoriesV1(input: {
    username: string;
    domain: string;
    directory?: string;
    max_depth?: number /* integer */;
    max_items?: number /* integer */;
    offset?: number /* integer */;
    file_types?: Array<"file" | "directory" | "symlink" | "other">;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve all parked or alias domains created under the selected website.
   * Use this endpoint to inspect parked domain configuration for a specific website,
   * including the parent domain and root directory assigned to each parked domain.
   * @param username username parameter
   * @param domain Domain name
   */
  function hostingListWebsiteParkedDomainsV1(input: {
    username: string;
    domain: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Returns a paginated list of redirects configured for the selected website.
   * @param username username parameter
   * @param domain Domain name
   * @param page Page number
   * @param per_page Number of items per page
   */
  function hostingListWebsiteRedirectsV1(input: {
    username: string;
    domain: string;
    page?: number /* integer */;
    per_page?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve all subdomains created under the selected website.
   * Use this endpoint to inspect subdomain configuration for a specific website,
   * including the parent domain and root directory assigned to each subdomain.
   * @param username username parameter
   * @param domain Domain name
   */
  function hostingListWebsiteSubdomainsV1(input: {
    username: string;
    domain: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve a paginated list of websites (CloudLinux, Builder, and Horizons) accessible to the
   * authenticated client.
   * This endpoint returns websites from your hosting accounts as well as
   * websites from other client hosting accounts that have shared access
   * with you.
   * Each website includes a `website_type` field describing the type of
   * website detected on the underlying platform (`wordpress`, `builder`,
   * `horizons`, `nodejs`, or `other`). Some fields, such as
   * `vhost_type`, `username`, and `root_directory`, only apply to
   * CloudLinux websites and are null for other platforms.
   * Use `website_types` to list only websites of a given detected type, e.g. only
   * WordPress websites (`website_types=wordpress`) or only Node.js websites
   * @param page Page number
   * @param per_page Number of items per page
   * @param username Filter by specific username
   * @param order_id Order ID
   * @param is_enabled Filter by enabled status
   * @param domain Filter by domain name (case-insensitive substring match)
   * @param website_types Filter by detected website type, e.g. wordpress,nodejs. Accepts a comma-separated list.
   */
  function hostingListWebsitesV1(input?: {
    page?: number /* integer */;
    per_page?: number /* integer */;
    username?: string;
    order_id?: number /* integer */;
    is_enabled?: boolean;
    domain?: string;
    website_types?: Array<"wordpress" | "builder" | "horizons" | "nodejs" | "other">;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List WordPress installations accessible to the authenticated client.
   * Use this endpoint to discover existing WordPress installations and to poll
   * for installation status after calling the install endpoint. When a newly
   * requested installation appears in this list, WordPress is ready. Filter by
   * username and domain to narrow results to a specific website.
   * Each installation includes a `valid` flag and, when invalid, a
   * `validationError` describing why.
   * @param username Filter by specific username
   * @param domain Filter by domain name (case-insensitive substring match)
   * @param ownership Filter by ownership type. Defaults to "owned". Use "all" to include both owned and managed installations.
   */
  function hostingListWordPressInstallationsV1(input?: {
    username?: string;
    domain?: string;
    ownership?: "owned" | "managed" | "all";
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List WordPress themes available to install.
   * Use the returned `slug` values with
   * POST /api/hosting/v1/accounts/{username}/wordpress/{software}/themes/install.
   * @param order_id Optionally scope themes to a specific order.
   * @param search Search term to match against theme names.
   */
  function hostingListWordPressThemesV1(input?: {
    order_id?: number /* integer */;
    search?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Patches the selected Node.js vulnerabilities by updating the affected package versions
   * in `package.json` and opening a GitHub pull request in the connected repository. The
   * customer reviews and merges the pull request; merging triggers the automatic deployment.
   * Auto-fix is only available for websites deployed from a connected GitHub repository.
   * Websites deployed from an archive have no auto-fix path and return a 404. The Hostinger
   * GitHub App needs write access to the repository; without it the request fails with a
   * 403 explaining the missing permission.
   * Only vulnerabilities with `is_patchable` set to `true` can be patched. Non-patchable
   * IDs in the selection are skipped; the pull request covers the patchable subset, listed
   * in `patched_vulnerability_ids`. Selections without any patchable vulnerability are
   * rejected with a 422. Only one patch pull request can be open at a time per website;
   * close or merge it before patching again. Available on Business and Cloud Hosting plans.
   * @param username username parameter
   * @param domain Domain name
   * @param vulnerability_ids List of vulnerability IDs to patch, as returned by the list vulnerabilities endpoint.
   */
  function hostingPatchNodeJsVulnerabilitiesV1(input: {
    username: string;
    domain: string;
    vulnerability_ids: Array<string>;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Purge the LiteSpeed Cache for the specified WordPress installation.
   * Provide the WordPress installation (software) identifier in the path. It can
   * be obtained from GET /api/hosting/v1/wordpress/installations (the `id` field).
   * @param username username parameter
   * @param software WordPress installation (software) identifier
   */
  function hostingPurgeLiteSpeedCacheV1(input: {
    username: string;
    software: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Repairs corrupted database tables asynchronously.
   * Use when database errors, crashes, or corruption are reported.
   * The database name must be the full name returned by the list databases endpoint.
   * @param username username parameter
   * @param name Full database name as returned by the list databases endpoint.
   */
  function hostingRepairDatabaseV1(input: {
    username: string;
    name: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Replaces the website's Node.js environment variables with the ones provided. This is a
   * full replace: any variable not in the request is deleted, and sending an empty `env_vars`
   * array deletes every variable. Saving writes the values and restarts the running Node.js
   * process.
   * A restart is enough for apps that read environment variables at process start, such as
   * Express or NestJS. It is not enough for frameworks that bake variables into the build.
   * Next.js standalone is one of those: build-time values (including `NEXT_PUBLIC_*`) need a
   * fresh build. After this call, use the `Start Node.js build` endpoint so those apps
   * pick up the new values.
   * The `List Node.js environment variables` endpoint returns masked values (`********`), so
   * never copy values from it into this request. Always send the full desired set with real
   * values taken from the project `.env` file or the user prompt.
   * @param username username parameter
   * @param domain Domain name
   * @param env_vars Environment variables to set. This is the full desired set: any variable not in this list is deleted, and an empty array deletes every variable.
   */
  function hostingReplaceNodeJsEnvironmentVariablesV1(input: {
    username: string;
    domain: string;
    env_vars: Array<{ key: string; value: string; [key: string]: unknown }>;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Resets all PHP extensions of the website to their default state.
   * Use it to recover from extension conflicts or restore the original configuration.
   * @param username username parameter
   * @param domain Domain name
   */
  function hostingResetPHPExtensionsV1(input: {
    username: string;
    domain: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Restarts the Node.js server process for the website. Does not rebuild or redeploy the
   * application. Use it to apply environment or configuration changes, or to recover a hung
   * application.
   * Only applicable to server-side applications (Express, Next.js, NestJS, etc.). Static
   * front-end apps (React, Vue, Vite) have no persistent server process, so restarting them
   * has no effect. Returns success even when the website has no server process to restart.
   * @param username username parameter
   * @param domain Domain name
   */
  function hostingRestartNodeJsApplicationV1(input: {
    username: string;
    domain: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Search the WordPress.org plugin directory for plugins available to install.
   * Use the returned `slug` values with
   * POST /api/hosting/v1/accounts/{username}/wordpress/{software}/plugins/install.
   * @param search Search term to match against plugin names. Minimum 3 characters.
   */
  function hostingSearchWordPressPluginsV1(input: {
    search: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Enable or disable an AI option for the Hostinger Tools plugin on the specified
   * WordPress installation.
   * Provide the WordPress installation (software) identifier in the path. It can
   * be obtained from GET /api/hosting/v1/wordpress/installations (the `id` field).
   * @param username username parameter
   * @param software WordPress installation (software) identifier
   * @param option AI option name
   * @param enable Enable (true) or disable (false) the AI option.
   */
  function hostingSetAIOptionStatusV1(input: {
    username: string;
    software: string;
    option: "llmstxt" | "web2agent";
    enable: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Creates a new MySQL database for the website and writes its connection details into the
   * website's environment variables, then restarts the application. The platform generates the
   * password (and the database name and user, unless supplied). The password is never returned;
   * the application reads it from the environment.
   * Written variables: `DB_HOST`, `DB_PORT`, `DB_NAME`, `DB_USER`, `DB_PASSWORD` and
   * `DATABASE_URL` (`mysql://user:password@host:port/name`, user and password percent-encoded).
   * Existing variables are kept. If the website already has any variable with one of these
   * names the call fails with 422 and nothing is created; the `Replace Node.js environment
   * variables` endpoint removes them.
   * After this call the variables are ordinary environment variables: the
   * `Replace Node.js environment variables` endpoint changes or removes them like any other.
   * A restart is enough for apps that read environment variables at process start, such as
   * @param username username parameter
   * @param domain Domain name
   * @param name Optional database name. Generated when omitted. Letters, digits and underscores; must not start with an underscore. Up to 14 characters without the account username prefix (`u123456789_`), which is added automatically when missing. With the prefix the full name is 12 to 25 characters.
   * @param user Optional database user. Generated when omitted. Letters, digits and underscores; must not start with an underscore. Up to 14 characters without the account username prefix (`u123456789_`), which is added automatically when missing. With the prefix the full user is 12 to 25 characters.
   */
  function hostingSetupWebsiteDatabaseV1(input: {
    username: string;
    domain: string;
    name?: string;
    user?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Show the current AI option status for the Hostinger Tools plugin on the
   * specified WordPress installation. Filter by `option` to return a single
   * option, or omit it to return all options.
   * Provide the WordPress installation (software) identifier in the path. It can
   * be obtained from GET /api/hosting/v1/wordpress/installations (the `id` field).
   * @param username username parameter
   * @param software WordPress installation (software) identifier
   * @param option Filter the status by a single AI option.
   */
  function hostingShowAIOptionStatusV1(input: {
    username: string;
    software: string;
    option?: "llmstxt" | "web2agent";
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve logs for a specified JavaScript application deployment for debugging purposes in case of failure.
   * @param domain Domain name associated with the hosting account (e.g., example.com)
   * @param buildUuid UUID of the JavaScript deployment build
   * @param fromLine Line from which to retrieve logs (optional, default 0)
   */
  function hostingShowJsDeploymentLogs(input: {
    domain: string;
    buildUuid: string;
    fromLine?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Show the LiteSpeed Cache status for the specified WordPress installation.
   * Provide the WordPress installation (software) identifier in the path. It can
   * be obtained from GET /api/hosting/v1/wordpress/installations (the `id` field).
   * @param username username parameter
   * @param software WordPress installation (software) identifier
   */
  function hostingShowLiteSpeedCacheStatusV1(input: {
    username: string;
    software: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Show the maintenance mode status for the specified WordPress installation.
   * Provide the WordPress installation (software) identifier in the path. It can
   * be obtained from GET /api/hosting/v1/wordpress/installations (the `id` field).
   * @param username username parameter
   * @param software WordPress installation (software) identifier
   */
  function hostingShowMaintenanceStatusV1(input: {
    username: string;
    software: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Show the Memcached object cache status for the specified WordPress
   * installation.
   * Provide the WordPress installation (software) identifier in the path. It can
   * be obtained from GET /api/hosting/v1/wordpress/installations (the `id` field).
   * @param username username parameter
   * @param software WordPress installation (software) identifier
   */
  function hostingShowMemcachedObjectCacheStatusV1(input: {
    username: string;
    software: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Show the WordPress core version for the specified installation, along with
   * known vulnerabilities affecting it.
   * Provide the WordPress installation (software) identifier in the path. It can
   * be obtained from GET /api/hosting/v1/wordpress/installations (the `id` field).
   * @param username username parameter
   * @param software WordPress installation (software) identifier
   */
  function hostingShowWordPressCoreVersionV1(input: {
    username: string;
    software: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Start a Node.js build process using files already present on the website's file storage.
   * WARNING: on success this overwrites the website's existing contents and cannot be
   * undone — verify this is intended before calling this endpoint.
   * With `source_type` `archive`, `source_options.archive_path` must point to an existing
   * archive file on the server (relative to the website document root). Use the
   * `Generate Upload URL` endpoint to obtain credentials and upload the archive first. To
   * auto-detect build settings from an archive before starting, first call the
   * `Get Node.js Build Settings from Archive` endpoint.
   * With `source_type` `git`, `source_options` carries `owner`, `repository`, `branch` and
   * `installation_uuid`. Take the installation from `List Git installations` and the owner and
   * repository from `List Git installation repositories`; the branch is cloned at its current
   * head. The installation must belong to the same customer as the website.
   * @param username username parameter
   * @param domain Domain name
   * @param node_version Node.js version
   * @param app_type Node.js application type
   * @param root_directory Application root directory (where package.json is located) relative to public_html
   * @param output_directory Build output directory relative to the root directory
   * @param build_script Build script that will be ran to build the application
   * @param source_type Where the files come from: `archive` (an uploaded archive on the website) or `git` (a branch of a repository reachable through a Git installation).
   * @param source_options Source-specific options. For `archive` send `archive_path`. For `git` send `owner`, `repository`, `branch` and `installation_uuid`, taken from `List Git installations` and `List Git installation repositories`.
   * @param entry_file The main entry point file for the application
   * @param package_manager Package manager
   */
  function hostingStartNodeJsBuildV1(input: {
    username: string;
    domain: string;
    node_version: 18 | 20 | 22 | 24;
    app_type: "create-react-app" | "gatsby" | "vite" | "angular" | "react" | "vue" | "parcel" | "next" | "nuxt" | "nest" | "express" | "fastify" | "astro" | "svelte" | "svelte-kit" | "hono" | "react-router" | "nitro" | "other";
    root_directory: string;
    output_directory: string;
    build_script: string;
    source_type: "archive" | "git";
    source_options: { archive_path?: string; branch?: string; installation_uuid?: string; owner?: string; repository?: string; [key: string]: unknown };
    entry_file?: string;
    package_manager?: "npm" | "yarn" | "pnpm";
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Turns development (cacheless) mode on or off, based on the enabled flag. When enabled, nothing
   * is cached, effectively turning off all caching for the website; use it while actively developing,
   * testing changes, debugging issues, or when real-time updates must be visible. Disable it after
   * finishing development work to restore the performance benefits of caching.
   * @param username username parameter
   * @param domain Domain name
   * @param enabled Turn development (cacheless) mode on (true) or off (false) for the website.
   */
  function hostingToggleCachelessModeV1(input: {
    username: string;
    domain: string;
    enabled: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Turns the HTTP to HTTPS redirect of the website on or off, based on `is_enabled`. Does
   * nothing when the redirect is already in the requested state. Turning it on requires an
   * installed certificate (`status` `active` or `expired` on `Get SSL status`) and returns 422
   * when there is none; turning it off is always accepted.
   * @param username username parameter
   * @param domain Domain name
   * @param is_enabled Turn the HTTP to HTTPS redirect on (true) or off (false) for the website.
   */
  function hostingToggleHTTPSRedirectV1(input: {
    username: string;
    domain: string;
    is_enabled: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Enable or disable maintenance mode for the specified WordPress installation,
   * based on the `enabled` flag.
   * Provide the WordPress installation (software) identifier in the path. It can
   * be obtained from GET /api/hosting/v1/wordpress/installations (the `id` field).
   * @param username username parameter
   * @param software WordPress installation (software) identifier
   * @param enabled Enable (true) or disable (false) maintenance mode for the WordPress installation.
   */
  function hostingToggleMaintenanceModeV1(input: {
    username: string;
    software: string;
    enabled: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Activate or deactivate the Memcached object cache for the specified WordPress
   * installation, based on the `enabled` flag.
   * Provide the WordPress installation (software) identifier in the path. It can
   * be obtained from GET /api/hosting/v1/wordpress/installations (the `id` field).
   * @param username username parameter
   * @param software WordPress installation (software) identifier
   * @param enabled Activate (true) or deactivate (false) the Memcached object cache for the WordPress installation.
   */
  function hostingToggleMemcachedObjectCacheV1(input: {
    username: string;
    software: string;
    enabled: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Turns server-side caching for the website on or off, based on the enabled flag. Enable it for
   * faster page loads, reduced server load, and improved user experience; recommended for production
   * websites. Disabling may impact performance; to temporarily bypass caching while developing or
   * debugging, prefer toggling cacheless mode instead.
   * Does nothing if caching is already in the requested state.
   * @param username username parameter
   * @param domain Domain name
   * @param enabled Turn server-side caching on (true) or off (false) for the website.
   */
  function hostingToggleWebsiteCacheV1(input: {
    username: string;
    domain: string;
    enabled: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Removes the SSL certificate assigned to the website, turns the HTTPS redirect off and cancels
   * a pending installation retry. The website serves plain HTTP until a new installation
   * completes. `Get SSL status` reports `not_installed` as soon as the call returns; the call also
   * succeeds when no certificate is assigned, so repeating it is safe.
   * Returns 422 for free subdomains (their certificate is managed by the platform) and while an
   * installation is `installing`.
   * @param username username parameter
   * @param domain Domain name
   */
  function hostingUninstallSSLV1(input: {
    username: string;
    domain: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Uninstall one or more plugins from a WordPress installation.
   * Provide the WordPress installation (software) identifier in the path. It can
   * be obtained from GET /api/hosting/v1/wordpress/installations (the `id` field).
   * This operation is asynchronous: a successful response only means the uninstall
   * job has been queued.
   * @param username username parameter
   * @param software WordPress installation (software) identifier
   * @param plugins Slugs of the installed plugins to uninstall.
   */
  function hostingUninstallWordPressPluginsV1(input: {
    username: string;
    software: string;
    plugins: Array<string>;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Uninstall one or more themes from a WordPress installation.
   * Provide the WordPress installation (software) identifier in the path. It can
   * be obtained from GET /api/hosting/v1/wordpress/installations (the `id` field).
   * This operation is asynchronous: a successful response only means the uninstall
   * job has been queued.
   * @param username username parameter
   * @param software WordPress installation (software) identifier
   * @param themes Slugs of the installed themes to uninstall.
   */
  function hostingUninstallWordPressThemesV1(input: {
    username: string;
    software: string;
    themes: Array<string>;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Creates or replaces the Git auto-deployment settings of the website: repository, branch, the
   * directory under the document root to deploy into, and `is_enabled`. Send the full set;
   * `is_enabled` defaults to true and `directory` to the document root. `installation_uuid` must
   * be an installation from `List Git installations` that belongs to the same customer as the
   * website.
   * For PHP and static websites, saving with `is_enabled` true deploys the branch right away and
   * every later push to that branch deploys again. For Node.js and Website Builder websites saving
   * does not clone anything. On a Node.js website start the first deploy with
   * `Start Node.js build` using `source_type` `git`; pushes then trigger new builds with the build
   * settings stored for the website.
   * @param username username parameter
   * @param domain Domain name
   * @param installation_uuid Active Git installation from `List Git installations`
   * @param owner Repository owner login, as returned by `List Git installation repositories`. GitLab group paths use slashes.
   * @param repository Repository name without the .git suffix
   * @param branch Branch to deploy
   * @param directory Subdirectory under the website document root to deploy into. Empty, null or omitted means the document root.
   * @param is_enabled Whether pushes to the branch deploy automatically
   */
  function hostingUpdateGitAutoDeploymentSettingsV1(input: {
    username: string;
    domain: string;
    installation_uuid: string;
    owner: string;
    repository: string;
    branch: string;
    directory?: string;
    is_enabled?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Update a Hostinger plugin to its latest version on a WordPress installation.
   * Provide the WordPress installation (software) identifier in the path. It can
   * be obtained from GET /api/hosting/v1/wordpress/installations (the `id` field).
   * This operation is asynchronous: a successful response only means the update job
   * has been queued.
   * @param username username parameter
   * @param software WordPress installation (software) identifier
   * @param slug Slug of the Hostinger plugin to update to its latest version.
   */
  function hostingUpdateHostingerWordPressPluginV1(input: {
    username: string;
    software: string;
    slug: "hostinger" | "hostinger-ai-assistant" | "hostinger-affiliate-plugin" | "hostinger-easy-onboarding" | "hostinger-reach";
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Replaces the build settings stored for the website. Send the full set: `node_version` is
   * required and every nullable field you omit is stored as null. Creates the settings when
   * none exist yet.
   * This does not start a build. Stored settings drive Git auto-deployment builds; a build
   * started through the API uses the values sent in that request, so to rebuild with corrected
   * settings call `Start Node.js build` with the same values. Typical fixes: a wrong `app_type`
   * after auto-detection, or a missing `entry_file` for express, fastify, nest, nuxt and hono
   * apps.
   * @param username username parameter
   * @param domain Domain name
   * @param node_version Node.js major version
   * @param app_type Node.js application framework. Set it explicitly when auto-detection picked the wrong one.
   * @param root_directory Application root directory (where package.json is located) relative to public_html. Omit it, or send ".", for public_html itself.
   * @param output_directory Build output directory relative to the root directory
   * @param build_script The package.json script that builds the application
   * @param entry_file The main entry point file for the application (required for express, fastify, nest, nuxt and hono app types)
   * @param package_manager Package manager used to install dependencies
   */
  function hostingUpdateNodeJsBuildSettingsV1(input: {
    username: string;
    domain: string;
    node_version: 18 | 20 | 22 | 24;
    app_type?: "create-react-app" | "gatsby" | "vite" | "angular" | "react" | "vue" | "parcel" | "next" | "nuxt" | "nest" | "express" | "fastify" | "astro" | "svelte" | "svelte-kit" | "hono" | "react-router" | "nitro" | "other";
    root_directory?: string;
    output_directory?: string;
    build_script?: string;
    entry_file?: string;
    package_manager?: "npm" | "yarn" | "pnpm";
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Enables or disables PHP extensions (modules) for the website.
   * Use the Get PHP details endpoint to check the current extension states before changing them.
   * @param username username parameter
   * @param domain Domain name
   * @param enable PHP extensions to enable.
   * @param disable PHP extensions to disable.
   */
  function hostingUpdatePHPExtensionsV1(input: {
    username: string;
    domain: string;
    enable?: Array<string>;
    disable?: Array<string>;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Updates PHP options for the website (e.g. `memory_limit`, `max_execution_time`, `upload_max_filesize`).
   * Only provide the options you want to change, inside the `options` object.
   * Values above the account plan limit are silently capped to that limit, so the request can succeed
   * with a smaller applied value. Call the Get PHP details endpoint afterwards to read the applied value.
   * @param username username parameter
   * @param domain Domain name
   * @param options Map of PHP options to update, keyed by option name. Only include options you want to change.
   */
  function hostingUpdatePHPOptionsV1(input: {
    username: string;
    domain: string;
    options: { [key: string]: unknown };
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Changes the PHP version of the website.
   * Use the Get PHP details endpoint to see the versions available for the website.
   * @param username username parameter
   * @param domain Domain name
   * @param version PHP version to switch the website to.
   */
  function hostingUpdatePHPVersionV1(input: {
    username: string;
    domain: string;
    version: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Update the WordPress core for the specified installation (minor update or a
   * specific version).
   * Provide the WordPress installation (software) identifier in the path. It can
   * be obtained from GET /api/hosting/v1/wordpress/installations (the `id` field).
   * This operation is asynchronous: a successful response only means the update
   * job has been queued.
   * @param username username parameter
   * @param software WordPress installation (software) identifier
   * @param minor Update the minor version only.
   * @param version Update to a specific WordPress core version.
   */
  function hostingUpdateWordPressCoreV1(input: {
    username: string;
    software: string;
    minor?: boolean;
    version?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Update one or more installed plugins to their latest version on a WordPress
   * installation.
   * Provide the WordPress installation (software) identifier in the path. It can
   * be obtained from GET /api/hosting/v1/wordpress/installations (the `id` field).
   * This operation is asynchronous: a successful response only means the update job
   * has been queued.
   * @param username username parameter
   * @param software WordPress installation (software) identifier
   * @param plugins Slugs of the installed plugins to update to their latest version.
   */
  function hostingUpdateWordPressPluginsV1(input: {
    username: string;
    software: string;
    plugins: Array<string>;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Update one or more installed themes to their latest version on a WordPress
   * installation.
   * Provide the WordPress installation (software) identifier in the path. It can
   * be obtained from GET /api/hosting/v1/wordpress/installations (the `id` field).
   * This operation is asynchronous: a successful response only means the update job
   * has been queued.
   * @param username username parameter
   * @param software WordPress installation (software) identifier
   * @param themes Slugs of the installed themes to update to their latest version.
   */
  function hostingUpdateWordPressThemesV1(input: {
    username: string;
    software: string;
    themes: Array<string>;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Verify ownership of a single domain and return the verification status.
   * Use this endpoint to check if a domain is accessible for you before using it for new websites.
   * If the domain is accessible, the response will have `is_accessible: true`.
   * If not, add the given TXT record to your domain's DNS records and try verifying again.
   * Keep in mind that it may take up to 10 minutes for new TXT DNS records to propagate.
   * Skip this verification when using Hostinger's free subdomains (*.hostingersite.com).
   * @param domain Domain to verify ownership for
   */
  function hostingVerifyDomainOwnershipV1(input: {
    domain: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Change the password of a mailbox.
   * @param mailboxId Mailbox resource ID
   * @param password New mailbox password. Minimum 8 characters with uppercase, lowercase, number and special character; must not be a commonly used password.
   */
  function mailChangeMailboxPasswordV1(input: {
    mailboxId: string;
    password: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create an API token for the given mail order. The token grants access
   * to the [Hostinger Email API](https://api.mail.hostinger.com/), where
   * you can provision and manage the mailboxes it is scoped to.
   * The plaintext token is returned only in this response, never again.
   * A maximum of 10 tokens can exist per order. Use
   * `scope.has_all_mailboxes` to cover all current and future mailboxes,
   * or list specific mailboxes in `scope.mailbox_ids`.
   * @param orderId Order resource ID
   * @param name Human-readable label for this token
   * @param scope Mailbox scope this token can access
   */
  function mailCreateAPITokenV1(input: {
    orderId: string;
    name: string;
    scope: { has_all_mailboxes: boolean; mailbox_ids?: Array<string>; [key: string]: unknown };
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create an alias for the given mailbox. The alias address is formed
   * from the given local part and the domain of the mailbox. Messages
   * sent to the alias are delivered to the mailbox.
   * @param mailboxId Mailbox resource ID
   * @param local_part Local part of the alias address (the part before the @). The domain is taken from the mailbox. Case-insensitive and stored lowercase; must start and end with a letter or digit; single dots, underscores and hyphens are allowed in between.
   */
  function mailCreateAliasV1(input: {
    mailboxId: string;
    local_part: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create an automatic reply for the given mailbox. A mailbox can have
   * only one autoreply. Omit `starts_at` to activate the autoreply
   * immediately and omit `ends_at` to keep it active indefinitely.
   * @param mailboxId Mailbox resource ID
   * @param subject Subject of the automatic reply
   * @param body Body of the automatic reply
   * @param display_name Sender display name used for the reply
   * @param starts_at When the autoreply becomes active. Defaults to now.
   * @param ends_at When the autoreply stops. Omit for an indefinite autoreply.
   */
  function mailCreateAutoreplyV1(input: {
    mailboxId: string;
    subject: string;
    body: string;
    display_name?: string;
    starts_at?: string;
    ends_at?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create a catch-all that routes all messages sent to unknown addresses
   * of the domain to the given mailbox. The mailbox address receives a
   * confirmation email and the catch-all becomes active only after it is
   * confirmed. A domain can have only one catch-all.
   * @param mailboxId Mailbox resource ID
   */
  function mailCreateCatchAllV1(input: {
    mailboxId: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create a forwarder from the given mailbox to the destination address.
   * The destination receives a confirmation email and forwarding becomes
   * active only after it is confirmed.
   * @param mailboxId Mailbox resource ID
   * @param destination Email address the messages will be forwarded to
   * @param is_keep_copy_enabled Whether to keep a copy of forwarded messages in the mailbox. Defaults to false.
   */
  function mailCreateForwarderV1(input: {
    mailboxId: string;
    destination: string;
    is_keep_copy_enabled?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create a mailbox under the given mail order. The full email address is
   * composed from the given local part and the domain of the order.
   * @param orderId Order resource ID
   * @param local_part Local part of the mailbox address (the part before the @). The domain is taken from the order. Must start and end with a letter or digit; single dots, underscores and hyphens are allowed in between.
   * @param password Mailbox password. Minimum 8 characters with uppercase, lowercase, number and special character.
   */
  function mailCreateMailboxV1(input: {
    orderId: string;
    local_part: string;
    password: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create a webhook for the given mailbox. The generated secret is
   * returned only in this response and is sent as a bearer token with
   * every delivery.
   * @param mailboxId Mailbox resource ID
   * @param name Human-readable name for this webhook
   * @param events Events that trigger this webhook
   * @param url Publicly reachable URL that receives the webhook POST requests
   * @param description Optional description of the webhook's purpose
   * @param status Initial status of the webhook
   */
  function mailCreateWebhookV1(input: {
    mailboxId: string;
    name: string;
    events: Array<"message.received">;
    url: string;
    description?: string;
    status?: "active" | "disabled" | "paused";
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Delete an alias. Messages sent to the alias address are no longer
   * delivered to the mailbox.
   * @param aliasId Alias resource ID
   */
  function mailDeleteAliasV1(input: {
    aliasId: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Delete the autoreply of a mailbox. The mailbox stops sending
   * automatic replies immediately.
   * @param autoreplyId Autoreply resource ID
   */
  function mailDeleteAutoreplyV1(input: {
    autoreplyId: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Delete a catch-all. Messages sent to unknown addresses of the domain
   * are no longer routed to the mailbox.
   * @param catchallId Catch-all resource ID
   */
  function mailDeleteCatchAllV1(input: {
    catchallId: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Delete a forwarder. The mailbox stops forwarding messages to the
   * destination address immediately.
   * @param forwarderId Forwarder resource ID
   */
  function mailDeleteForwarderV1(input: {
    forwarderId: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Delete a mailbox. The mailbox is soft-deleted and stays restorable
   * for a limited period before it is permanently removed.
   * @param mailboxId Mailbox resource ID
   */
  function mailDeleteMailboxV1(input: {
    mailboxId: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Permanently delete a webhook. This action cannot be undone. After
   * deletion the URL no longer receives event notifications.
   * @param webhookId Webhook ID (returned when the webhook was created)
   */
  function mailDeleteWebhookV1(input: {
    webhookId: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve the plan the given mail order was purchased with, including
   * domain-level and mailbox-level quotas, limits, and protocol
   * availability.
   * @param orderId Order resource ID
   */
  function mailGetOrderPlanV1(input: {
    orderId: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve the details of a single webhook. The webhook secret is never
   * included; it is returned only when a webhook is created or its secret
   * is regenerated.
   * @param webhookId Webhook ID (returned when the webhook was created)
   */
  function mailGetWebhookV1(input: {
    webhookId: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve a paginated list of
   * [Hostinger Email API](https://api.mail.hostinger.com/) tokens across
   * all your mail orders, optionally filtered by order. Plaintext tokens
   * are never included; they are returned only when a token is created.
   * @param order_id Filter tokens by order resource ID. Single value or comma-separated list.
   * @param page Page number
   * @param per_page Number of items per page
   */
  function mailListAPITokensV1(input?: {
    order_id?: string;
    page?: number /* integer */;
    per_page?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve paginated access logs for the domain attached to the given
   * mail order. Supports filtering by account, date range, protocol,
   * status, and deletion flag. Results are sorted by timestamp descending.
   * @param orderId Order resource ID
   * @param account Filter log entries by a specific email account
   * @param date Exact date filter (YYYY-MM-DD). Takes precedence over `from_date`/`to_date` when both are given.
   * @param from_date Date range start (RFC 3339)
   * @param to_date Date range end (RFC 3339)
   * @param status Filter log entries by status
   * @param protocol Filter access log entries by protocol
   * @param has_deletions Filter access log entries by whether the session had deletions
   * @param page Page number
   * @param per_page Number of items per page
   */
  function mailListAccessLogsV1(input: {
    orderId: string;
    account?: string;
    date?: string;
    from_date?: string;
    to_date?: string;
    status?: "Successful" | "Failed";
    protocol?: "imap" | "pop3" | "smtp";
    has_deletions?: boolean;
    page?: number /* integer */;
    per_page?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve paginated account action logs (administrative and user
   * actions) for the given mail order. Supports filtering by account,
   * date range, and status. Results are sorted by timestamp descending.
   * @param orderId Order resource ID
   * @param account Filter log entries by a specific email account
   * @param date Exact date filter (YYYY-MM-DD). Takes precedence over `from_date`/`to_date` when both are given.
   * @param from_date Date range start (RFC 3339)
   * @param to_date Date range end (RFC 3339)
   * @param status Filter log entries by status
   * @param page Page number
   * @param per_page Number of items per page
   */
  function mailListActionLogsV1(input: {
    orderId: string;
    account?: string;
    date?: string;
    from_date?: string;
    to_date?: string;
    status?: "Successful" | "Failed";
    page?: number /* integer */;
    per_page?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve a paginated list of aliases across all mailboxes of a mail
   * order.
   * @param orderId Order resource ID
   * @param page Page number
   * @param per_page Number of items per page
   */
  function mailListAliasesV1(input: {
    orderId: string;
    page?: number /* integer */;
    per_page?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve a paginated list of autoreplies across all mailboxes of a
   * mail order.
   * @param orderId Order resource ID
   * @param page Page number
   * @param per_page Number of items per page
   */
  function mailListAutorepliesV1(input: {
    orderId: string;
    page?: number /* integer */;
    per_page?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve a paginated list of catch-alls across all mailboxes of a
   * mail order.
   * @param orderId Order resource ID
   * @param page Page number
   * @param per_page Number of items per page
   */
  function mailListCatchAllsV1(input: {
    orderId: string;
    page?: number /* integer */;
    per_page?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve a paginated list of forwarders across all mailboxes of a
   * mail order.
   * @param orderId Order resource ID
   * @param page Page number
   * @param per_page Number of items per page
   */
  function mailListForwardersV1(input: {
    orderId: string;
    page?: number /* integer */;
    per_page?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve paginated inbound (received mail) delivery logs for the
   * domain attached to the given mail order. Supports filtering by
   * account, date range, status, sender, and recipient. Results are
   * sorted by timestamp descending.
   * @param orderId Order resource ID
   * @param account Filter log entries by a specific email account
   * @param date Exact date filter (YYYY-MM-DD). Takes precedence over `from_date`/`to_date` when both are given.
   * @param from_date Date range start (RFC 3339)
   * @param to_date Date range end (RFC 3339)
   * @param status Filter log entries by status
   * @param sender Filter log entries by sender. Accepts a full email address or a domain.
   * @param recipient Filter log entries by recipient. Accepts a full email address or a domain.
   * @param page Page number
   * @param per_page Number of items per page
   */
  function mailListInboundLogsV1(input: {
    orderId: string;
    account?: string;
    date?: string;
    from_date?: string;
    to_date?: string;
    status?: "Successful" | "Failed";
    sender?: string;
    recipient?: string;
    page?: number /* integer */;
    per_page?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve paginated mailbox action logs (message and mailbox events)
   * for a mailbox in the given mail order. The mailbox email must belong
   * to the order's domain. Supports date range and event type filters.
   * Results are sorted by timestamp descending.
   * @param orderId Order resource ID
   * @param email Mailbox email address. Must belong to the order's domain.
   * @param date Exact date filter (YYYY-MM-DD). Takes precedence over `from_date`/`to_date` when both are given.
   * @param from_date Date range start (RFC 3339)
   * @param to_date Date range end (RFC 3339)
   * @param event Filter mailbox action log entries by event type
   * @param page Page number
   * @param per_page Number of items per page
   */
  function mailListMailboxActionLogsV1(input: {
    orderId: string;
    email: string;
    date?: string;
    from_date?: string;
    to_date?: string;
    event?: "MessageNew" | "MessageRead" | "MessageAppend" | "MessageExpunge" | "MailboxCreate" | "MailboxDelete" | "MailboxRename";
    page?: number /* integer */;
    per_page?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve a paginated list of mailboxes belonging to a mail order.
   * Use this endpoint to monitor mailboxes of your mail service, including
   * their status, enabled protocols, attached resource counts, and
   * periodically synced usage numbers (usage may lag behind live values).
   * @param orderId Order resource ID
   * @param search Filter mailboxes whose email address contains the given string
   * @param sort Sort mailboxes by field. Prefix with `-` for descending order.
   * @param page Page number
   * @param per_page Number of items per page
   */
  function mailListMailboxesV1(input: {
    orderId: string;
    search?: string;
    sort?: "address" | "-address";
    page?: number /* integer */;
    per_page?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve a paginated list of mail orders associated with your account.
   * Use this endpoint to monitor your mail services, including their status,
   * plan, attached domain, and expiration details.
   * @param domain Filter orders by domain name (exact match)
   * @param status Filter orders by status
   * @param is_trial Filter orders by trial state
   * @param sort Sort orders by field. Prefix with `-` for descending order.
   * @param page Page number
   * @param per_page Number of items per page
   */
  function mailListOrdersV1(input?: {
    domain?: string;
    status?: "pending_setup" | "active" | "suspended";
    is_trial?: boolean;
    sort?: "created_at" | "-created_at" | "expires_at" | "-expires_at";
    page?: number /* integer */;
    per_page?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve paginated outbound (sent mail) delivery logs for the domain
   * attached to the given mail order. Supports filtering by account, date
   * range, status, sender, and recipient. Results are sorted by timestamp
   * descending.
   * @param orderId Order resource ID
   * @param account Filter log entries by a specific email account
   * @param date Exact date filter (YYYY-MM-DD). Takes precedence over `from_date`/`to_date` when both are given.
   * @param from_date Date range start (RFC 3339)
   * @param to_date Date range end (RFC 3339)
   * @param status Filter log entries by status
   * @param sender Filter log entries by sender. Accepts a full email address or a domain.
   * @param recipient Filter log entries by recipient. Accepts a full email address or a domain.
   * @param page Page number
   * @param per_page Number of items per page
   */
  function mailListOutboundLogsV1(input: {
    orderId: string;
    account?: string;
    date?: string;
    from_date?: string;
    to_date?: string;
    status?: "Successful" | "Failed";
    sender?: string;
    recipient?: string;
    page?: number /* integer */;
    per_page?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve a paginated list of webhook delivery logs for the given mail
   * order, including delivery outcome, duration, and retry counts.
   * Supports filtering by mailbox.
   * @param orderId Order resource ID
   * @param mailbox_id Filter by the mailbox resource ID the webhooks are attached to
   * @param page Page number
   * @param per_page Number of items per page
   */
  function mailListWebhookDeliveryLogsV1(input: {
    orderId: string;
    mailbox_id?: string;
    page?: number /* integer */;
    per_page?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve a paginated list of webhooks belonging to the given mail
   * order. Supports filtering by mailbox and status. The webhook secret
   * is never included; it is returned only when a webhook is created or
   * its secret is regenerated.
   * @param orderId Order resource ID
   * @param mailbox_id Filter by the mailbox resource ID the webhooks are attached to
   * @param status Filter webhooks by status
   * @param page Page number
   * @param per_page Number of items per page
   */
  function mailListWebhooksV1(input: {
    orderId: string;
    mailbox_id?: string;
    status?: "active" | "disabled" | "paused";
    page?: number /* integer */;
    per_page?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Regenerate the secret of a webhook. The previous secret is
   * immediately invalidated. The new secret is returned only in this
   * response and is sent as a bearer token with every delivery.
   * @param webhookId Webhook ID (returned when the webhook was created)
   */
  function mailRegenerateWebhookSecretV1(input: {
    webhookId: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Resend the confirmation email to the mailbox address of an
   * unconfirmed catch-all.
   * @param catchallId Catch-all resource ID
   */
  function mailResendCatchAllConfirmationV1(input: {
    catchallId: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Resend the confirmation email to the destination address of an
   * unconfirmed forwarder.
   * @param forwarderId Forwarder resource ID
   */
  function mailResendForwarderConfirmationV1(input: {
    forwarderId: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Revoke an API token. The token immediately loses access to the
   * [Hostinger Email API](https://api.mail.hostinger.com/). This action
   * cannot be undone.
   * @param tokenId API token ID (returned when the token was created)
   */
  function mailRevokeAPITokenV1(input: {
    tokenId: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Send a test delivery to the webhook URL and return the result. Test
   * requests are rate limited upstream.
   * @param webhookId Webhook ID (returned when the webhook was created)
   */
  function mailTestWebhookV1(input: {
    webhookId: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Replace the autoreply with the given content and schedule. Omitted
   * optional fields are cleared: omit `starts_at` to activate the
   * autoreply immediately and omit `ends_at` to keep it active
   * indefinitely.
   * @param autoreplyId Autoreply resource ID
   * @param subject Subject of the automatic reply
   * @param body Body of the automatic reply
   * @param display_name Sender display name used for the reply
   * @param starts_at When the autoreply becomes active. Defaults to now.
   * @param ends_at When the autoreply stops. Omit for an indefinite autoreply.
   */
  function mailUpdateAutoreplyV1(input: {
    autoreplyId: string;
    subject: string;
    body: string;
    display_name?: string;
    starts_at?: string;
    ends_at?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Enable or disable keeping a copy of forwarded messages in the
   * mailbox.
   * @param forwarderId Forwarder resource ID
   * @param is_keep_copy_enabled Whether to keep a copy of forwarded messages in the mailbox
   */
  function mailUpdateForwarderKeepCopySettingV1(input: {
    forwarderId: string;
    is_keep_copy_enabled: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Partially update a webhook. Only the fields included in the request
   * body are changed; omitted fields retain their current values. Pass
   * `"description": null` to clear the description.
   * @param webhookId Webhook ID (returned when the webhook was created)
   * @param name New human-readable name for the webhook
   * @param description New description, or null to clear it
   * @param events Replaces the full list of subscribed events
   * @param status New status for the webhook
   * @param url New URL to deliver events to
   */
  function mailUpdateWebhookV1(input: {
    webhookId: string;
    name?: string;
    description?: string;
    events?: Array<"message.received">;
    status?: "active" | "disabled" | "paused";
    url?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Assign a tag to a single contact.
   * Unlike the bulk endpoint this is applied immediately rather than queued. Assigning a tag
   * the contact already carries succeeds without duplicating it.
   * @param profileUuid Profile uuid parameter
   * @param tagUuid Tag uuid parameter
   * @param contactUuid Contact uuid parameter
   */
  function reachAssignAContactToATagV1(input: {
    profileUuid: string;
    tagUuid: string;
    contactUuid: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Assign a tag to many contacts at once.
   * Pass `contact_uuids` to target specific contacts, or `all_contacts` to target every contact
   * in the profile. The work is queued, so a success response means it was accepted rather than
   * finished. Contacts that already carry the tag are left alone.
   * @param profileUuid Profile uuid parameter
   * @param tagUuid Tag uuid parameter
   * @param contact_uuids Contacts to apply the change to. Required unless all_contacts is true.
   * @param all_contacts Apply to every contact in the profile
   */
  function reachAssignContactsToATagV1(input: {
    profileUuid: string;
    tagUuid: string;
    contact_uuids?: Array<string>;
    all_contacts?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Count the contacts currently matching a segment without listing them.
   * Cheaper than paging through the segment contacts endpoint when only the size is needed.
   * @param profileUuid Profile uuid parameter
   * @param segmentUuid Segment uuid parameter
   */
  function reachCountProfileSegmentContactsV1(input: {
    profileUuid: string;
    segmentUuid: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Define a new custom contact field in a profile.
   * The `slug` is derived from the label and, like the field type, cannot be changed later.
   * Use the returned uuid to set values on contacts.
   * @param profileUuid Profile uuid parameter
   * @param type Immutable once the field exists
   * @param label label parameter
   * @param options Required for single_choice and multi_choice, ignored for the scalar types. Labels must be unique regardless of casing.
   */
  function reachCreateAContactFieldV1(input: {
    profileUuid: string;
    type: "text" | "number" | "date" | "single_choice" | "multi_choice";
    label: string;
    options?: Array<string>;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create a campaign in a profile.
   * The campaign is created as a draft, so nothing is sent and no contact is touched. It has no
   * audience yet either - targeting and scheduling are not part of this request, the draft is
   * finished and sent from the Reach interface.
   * @param profileUuid Profile uuid parameter
   * @param sender_name From name shown to the recipients.
   * @param sender_email From address of the campaign. Its domain has to be verified on the profile before the campaign can be sent.
   * @param title Name the campaign is listed under. Not shown to the recipients.
   * @param subject Subject line of the email.
   * @param template_uuid Template to send, as returned by the template endpoints. Can be left out and attached later, but the campaign cannot be sent without one.
   * @param metadata Extra campaign fields. Any key outside the listed ones is rejected.
   */
  function reachCreateADraftCampaignV1(input: {
    profileUuid: string;
    sender_name: string;
    sender_email: string;
    title?: string;
    subject?: string;
    template_uuid?: string;
    metadata?: { preheader?: string; source?: string; [key: string]: unknown };
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create a new contact segment.
   * This endpoint allows creating a new contact segment that can be used to organize contacts.
   * The segment can be configured with specific criteria like email, name, subscription status, etc.
   * **Deprecated.** This endpoint cannot target a profile, so it always falls back to
   * the client's default profile and cannot create segments in any other profile. Use
   * `POST /api/reach/v1/profiles/{profileUuid}/segmentation/segments` instead.
   * @param name name parameter
   * @param conditions conditions parameter
   * @param logic logic parameter
   */
  function reachCreateANewContactSegmentV1(input: {
    name: string;
    conditions: Array<{ attribute?: "note" | "comment" | "domain" | "integration" | "source" | "name" | "surname" | "email" | "subscribed_at" | "unsubscribed_at" | "subscription_status" | "processed" | "opened" | "clicked" | "delivered" | "bounced" | "unsubscribed" | "dropped" | "tag" | "campaigns"; operator?: "equals" | "not_equals" | "contains" | "not_contains" | "gte" | "lte" | "exists" | "within_last_days" | "not_within_last_days" | "older_than_days" | "processed" | "not_processed" | "delivered" | "not_delivered" | "dropped" | "not_dropped" | "bounced" | "not_bounced" | "soft_bounced" | "not_soft_bounced" | "opened" | "not_opened" | "clicked" | "not_clicked" | "unsubscribed" | "not_unsubscribed"; value?: string; [key: string]: unknown }>;
    logic: "AND" | "OR";
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create a new contact in the email marketing system.
   * This endpoint allows you to create a new contact with basic information like name, email, and surname.
   * If double opt-in is enabled,
   * the contact will be created with a pending status and a confirmation email will be sent.
   * @param email email parameter
   * @param name name parameter
   * @param surname surname parameter
   * @param phone Phone number in E.164 format (leading "+" then 7-15 digits)
   * @param note note parameter
   * @param tag_uuids Existing tags to attach to the created contact
   */
  function reachCreateANewContactV1(input: {
    email: string;
    name?: string;
    surname?: string;
    phone?: string;
    note?: string;
    tag_uuids?: Array<string>;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create a segment in a profile.
   * A segment is a saved set of conditions rather than a fixed list, so its membership changes
   * as contacts change. Creating one does not modify any contact.
   * @param profileUuid Profile uuid parameter
   * @param name name parameter
   * @param conditions Conditions a contact must satisfy to fall into the segment
   * @param logic How to combine multiple conditions
   */
  function reachCreateAProfileSegmentV1(input: {
    profileUuid: string;
    name: string;
    conditions: Array<{ attribute: string; operator: "equals" | "not_equals" | "contains" | "not_contains" | "gte" | "lte" | "exists" | "within_last_days" | "not_within_last_days" | "older_than_days" | "processed" | "not_processed" | "delivered" | "not_delivered" | "dropped" | "not_dropped" | "bounced" | "not_bounced" | "soft_bounced" | "not_soft_bounced" | "opened" | "not_opened" | "clicked" | "not_clicked" | "unsubscribed" | "not_unsubscribed"; value: string; [key: string]: unknown }>;
    logic: "AND" | "OR";
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create an email template in a profile.
   * The template holds the HTML body a campaign reuses, so it can be created before any
   * campaign exists. Only the template metadata comes back - keep the returned `uuid` to
   * reference it as the `template_uuid` of a campaign.
   * @param profileUuid Profile uuid parameter
   * @param template_content The email body as HTML. It is sanitised before it is stored, so the saved template can differ from what was sent - inline any styles the email clients need and keep the markup self-contained.
   * @param title Name the template is listed under. Not shown to the recipients.
   */
  function reachCreateAnEmailTemplateV1(input: {
    profileUuid: string;
    template_content: string;
    title?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create many contacts in a profile in a single call.
   * The contacts are imported in the background, so a success response means the import was
   * accepted rather than finished. Contacts whose email already exists in the profile are
   * left as they are. If double opt-in is enabled, new contacts start off pending and are
   * sent a confirmation email.
   * @param profileUuid Profile uuid parameter
   * @param contacts contacts parameter
   * @param tag_uuids Existing tags to attach to every created contact
   * @param note Note applied to every created contact
   */
  function reachCreateContactsInBulkV1(input: {
    profileUuid: string;
    contacts: Array<{ email: string; name?: string; phone?: string; surname?: string; [key: string]: unknown }>;
    tag_uuids?: Array<string>;
    note?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create a new contact in the email marketing system.
   * This endpoint allows you to create a new contact with basic information like name, email, and surname.
   * If double opt-in is enabled, the contact will be created with a pending status
   * and a confirmation email will be sent.
   * @param profileUuid Profile uuid parameter
   * @param email email parameter
   * @param name name parameter
   * @param surname surname parameter
   * @param phone Phone number in E.164 format (leading "+" then 7-15 digits)
   * @param note note parameter
   * @param tag_uuids Existing tags to attach to the created contact
   */
  function reachCreateNewContactsV1(input: {
    profileUuid: string;
    email: string;
    name?: string;
    surname?: string;
    phone?: string;
    note?: string;
    tag_uuids?: Array<string>;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create tags in a profile.
   * Names that already exist in the profile are not duplicated: the existing tag is returned
   * instead, so the call is safe to repeat. Every tag in the request is returned, whether it
   * was created now or already existed.
   * @param profileUuid Profile uuid parameter
   * @param names names parameter
   */
  function reachCreateOrFindTagsV1(input: {
    profileUuid: string;
    names: Array<string>;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Delete a custom contact field.
   * Every value contacts hold for the field is deleted with it, and for the choice types so
   * are its options. The contacts themselves are not affected.
   * @param profileUuid Profile uuid parameter
   * @param fieldUuid Contact field uuid parameter
   */
  function reachDeleteAContactFieldV1(input: {
    profileUuid: string;
    fieldUuid: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Delete a contact with the specified UUID.
   * This endpoint permanently removes a contact from the email marketing system.
   * **Deprecated.** This endpoint cannot target a profile, so it always falls back to the
   * client's default profile and cannot delete contacts of any other profile. Use
   * `DELETE /api/reach/v1/profiles/{profileUuid}/contacts/{contactUuid}` instead.
   * @param uuid UUID of the contact to delete
   */
  function reachDeleteAContactV1(input: {
    uuid: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Permanently delete a contact from a profile.
   * The contact is removed together with its custom field values and tag assignments.
   * @param profileUuid Profile uuid parameter
   * @param contactUuid Contact uuid parameter
   */
  function reachDeleteAProfileContactV1(input: {
    profileUuid: string;
    contactUuid: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Delete a segment.
   * Only the segment definition is removed. The contacts that matched it are left untouched.
   * @param profileUuid Profile uuid parameter
   * @param segmentUuid Segment uuid parameter
   */
  function reachDeleteAProfileSegmentV1(input: {
    profileUuid: string;
    segmentUuid: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Delete a tag and remove it from every contact carrying it.
   * The contacts themselves are not deleted. This is idempotent: deleting a tag that does not
   * exist in the profile still succeeds.
   * @param profileUuid Profile uuid parameter
   * @param tagUuid Tag uuid parameter
   */
  function reachDeleteATagV1(input: {
    profileUuid: string;
    tagUuid: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Permanently delete a form together with its template.
   * A form that has already captured submissions cannot be deleted, so that the contacts it collected
   * are never silently discarded - pause the form instead to stop it collecting new ones. Views alone
   * do not block deletion.
   * @param profileUuid Profile uuid parameter
   * @param formUuid Form uuid parameter
   */
  function reachDeleteFormV1(input: {
    profileUuid: string;
    formUuid: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get a single automation with the counts of contacts that entered it, are moving through it,
   * finished it or failed on the way.
   * This describes the automation itself. To see the workflow it runs, use the steps endpoint.
   * @param profileUuid Profile uuid parameter
   * @param automationUuid Automation uuid parameter
   */
  function reachGetAutomationDetailsV1(input: {
    profileUuid: string;
    automationUuid: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get a single campaign with its sender, subject, template reference, targeting and delivery
   * progress.
   * This describes how the campaign was set up and how far it has got. For opens, clicks and
   * unsubscribes use the campaign statistics endpoint.
   * @param profileUuid Profile uuid parameter
   * @param campaignUuid Campaign uuid parameter
   */
  function reachGetCampaignDetailsV1(input: {
    profileUuid: string;
    campaignUuid: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get the performance of a campaign: delivery, opens, clicks and unsubscribes, with the
   * matching rates.
   * Every count is unique contacts rather than raw events, so a contact who opens the same email
   * five times is counted once.
   * @param profileUuid Profile uuid parameter
   * @param campaignUuid Campaign uuid parameter
   */
  function reachGetCampaignPerformanceV1(input: {
    profileUuid: string;
    campaignUuid: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get the sending domain connected to the profile, its verification status and any suspended
   * sender addresses.
   * Campaigns only go out once a domain is connected and active, so this is the cheapest way to
   * check that precondition before building one. A profile with no domain connected returns the
   * same shape with every field set to `null`. For the individual MX, SPF, DKIM and DMARC records
   * behind the status, use the DNS status endpoint.
   * @param profileUuid Profile uuid parameter
   */
  function reachGetConnectedSendingDomainV1(input: {
    profileUuid: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get the full details of a single contact.
   * Alongside the contact's own attributes this returns the tags assigned to it and the
   * values it holds for the profile's custom contact fields.
   * @param profileUuid Profile uuid parameter
   * @param contactUuid Contact uuid parameter
   */
  function reachGetContactDetailsV1(input: {
    profileUuid: string;
    contactUuid: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get a single form with the URL of its hosted template and the tags it applies to the contacts
   * it captures.
   * There is no ready-made embed snippet in the response - either serve the template HTML yourself
   * or build your own embed around the form uuid.
   * @param profileUuid Profile uuid parameter
   * @param formUuid Form uuid parameter
   */
  function reachGetFormDetailsV1(input: {
    profileUuid: string;
    formUuid: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve the DNS configuration status for a profile's domain.
   * This endpoint reports the state of MX, SPF, DKIM and DMARC records, including the
   * actual records found and the suggested records required for correct email delivery.
   * @param profileUuid Profile uuid parameter
   */
  function reachGetProfileDomainDNSStatusV1(input: {
    profileUuid: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get a single segment of a profile, including the conditions that define it.
   * To retrieve the contacts currently matching those conditions, use the segment contacts
   * endpoint instead.
   * @param profileUuid Profile uuid parameter
   * @param segmentUuid Segment uuid parameter
   */
  function reachGetProfileSegmentDetailsV1(input: {
    profileUuid: string;
    segmentUuid: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get how much of the plan is left for the current period.
   * Two things to keep in mind before you build alerting on this. The period is a calendar month
   * rather than a billing anniversary, so the counters reset on the 1st no matter when the
   * subscription started. And usage is tracked per order, so every profile on the same order shares
   * one pool and reports the same numbers here. Only the current period is available, past usage is
   * not kept.
   * @param profileUuid Profile uuid parameter
   */
  function reachGetRemainingPlanLimitsV1(input: {
    profileUuid: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get details of a specific segment.
   * This endpoint retrieves information about a single segment identified by UUID.
   * Segments are used to organize and group contacts based on specific criteria.
   * **Deprecated.** This endpoint cannot target a profile, so it always falls back to
   * the client's default profile and cannot read segments of any other profile. Use
   * `GET /api/reach/v1/profiles/{profileUuid}/segmentation/segments/{segmentUuid}` instead.
   * @param segmentUuid Segment uuid parameter
   */
  function reachGetSegmentDetailsV1(input: {
    segmentUuid: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get the workflow of an automation as a flat list of steps.
   * The steps form a tree rather than a straight line: follow `parent_uuid` to reconstruct the
   * branches, and use `step_order` to order the steps that share a parent. An automation with no
   * steps yet returns an empty list.
   * @param profileUuid Profile uuid parameter
   * @param automationUuid Automation uuid parameter
   */
  function reachListAutomationStepsV1(input: {
    profileUuid: string;
    automationUuid: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get a paginated list of the automations in a profile.
   * Every automation comes with the counts of contacts that entered it, are moving through it,
   * finished it or failed on the way. Those counts describe the contact journey and are not
   * email engagement metrics - for opens, clicks and unsubscribes use the campaign statistics
   * endpoint instead.
   * @param profileUuid Profile uuid parameter
   * @param status Filter automations by status. There is no `completed` status. An automation that has finished for every contact still reports `active`.
   * @param sort_direction Order automations by creation date. Newest first unless set to `asc`.
   * @param page Page number
   * @param per_page Number of items per page
   */
  function reachListAutomationsV1(input: {
    profileUuid: string;
    status?: "active" | "paused" | "draft";
    sort_direction?: "asc" | "desc";
    page?: number /* integer */;
    per_page?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get a paginated list of the campaigns in a profile.
   * Each campaign carries its headline engagement rates. Filter by status to find drafts,
   * scheduled, sending or sent campaigns, keeping in mind that a fully sent campaign has the
   * status `publish`. By default only regular campaigns are returned - pass `type` to get the
   * emails sent by automations or the double opt-in confirmations instead.
   * @param profileUuid Profile uuid parameter
   * @param status Filter campaigns by status. A fully sent campaign has the status `publish`. There is no `sent` status, and campaigns can be neither paused nor archived.
   * @param type Filter campaigns by type. Defaults to `campaign`, which leaves out the emails sent by automations and the double opt-in confirmations.
   * @param sort_direction Order campaigns by creation date. Newest first unless set to `asc`.
   * @param page Page number
   * @param per_page Number of items per page
   */
  function reachListCampaignsV1(input: {
    profileUuid: string;
    status?: "draft" | "scheduled" | "sending" | "publish" | "failed";
    type?: "campaign" | "automation" | "double_opt_in";
    sort_direction?: "asc" | "desc";
    page?: number /* integer */;
    per_page?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get the custom contact fields defined in a profile.
   * Custom fields let you store your own attributes on contacts. The returned uuids are what
   * you pass to the contact update endpoint to set values, and choice fields also list the
   * options available to pick from.
   * @param profileUuid Profile uuid parameter
   */
  function reachListContactFieldsV1(input: {
    profileUuid: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get a list of all contact groups.
   * This endpoint returns a list of contact groups that can be used to organize contacts.
   */
  function reachListContactGroupsV1(input?: Record<string, unknown>): Promise<McpToolResult>;

  /**
   * Get a list of contacts, optionally filtered by group and subscription status.
   * This endpoint returns a paginated list of contacts with their basic information.
   * You can filter contacts by group UUID and subscription status.
   * **Deprecated.** This endpoint cannot target a profile, so it always falls back to the
   * client's default profile and cannot list contacts of any other profile. Use
   * `GET /api/reach/v1/profiles/{profileUuid}/contacts` instead, which also replaces the
   * group filter with a tag filter.
   * @param group_uuid Filter contacts by group UUID
   * @param subscription_status Filter contacts by subscription status
   * @param page Page number
   */
  function reachListContactsV1(input?: {
    group_uuid?: string;
    subscription_status?: "subscribed" | "unsubscribed" | "confirmed" | "pending";
    page?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get a list of the email templates in a profile, most recently updated first.
   * Templates are the reusable email bodies a campaign is built from. The list is not paginated
   * and only the metadata is returned - the template content itself is not exposed. Use the
   * `uuid` of a template as the `template_uuid` when creating a campaign.
   * @param profileUuid Profile uuid parameter
   */
  function reachListEmailTemplatesV1(input: {
    profileUuid: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get a paginated list of the signup forms in a profile.
   * Each form carries a reference to the template that renders it. Get the form details for a
   * directly usable template URL and for the tags the form puts on the contacts it captures.
   * @param profileUuid Profile uuid parameter
   * @param page Page number
   * @param per_page Number of items per page
   */
  function reachListFormsV1(input: {
    profileUuid: string;
    page?: number /* integer */;
    per_page?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List which plan features the profile can use.
   * This is the feature lock matrix, not a usage quota. `available` means the feature can be
   * used right now and `locked` means it is not part of the base plan, so an upgrade is needed.
   * For remaining emails, recipients and AI credits use the limits endpoint instead.
   * Worth checking before building something that cannot be activated afterwards, such as an
   * automation on a plan without automation activation.
   * @param profileUuid Profile uuid parameter
   */
  function reachListPlanFeatureAccessV1(input: {
    profileUuid: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get a paginated list of contacts belonging to a profile.
   * Contacts can be filtered by subscription status, by tag, and by an email search term.
   * The `meta.total` field of the response is the number of contacts matching the filters,
   * so calling this endpoint without filters gives the profile's total contact count.
   * @param profileUuid Profile uuid parameter
   * @param subscription_status Filter contacts by subscription status
   * @param tag_uuid Filter contacts by tag UUID
   * @param search Search contacts by email
   * @param page Page number
   * @param per_page Number of items per page
   */
  function reachListProfileContactsV1(input: {
    profileUuid: string;
    subscription_status?: "subscribed" | "unsubscribed" | "confirmed" | "pending";
    tag_uuid?: string;
    search?: string;
    page?: number /* integer */;
    per_page?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve contacts associated with a specific segment for a given profile.
   * This endpoint allows you to fetch and filter contacts that belong to a particular segment,
   * identified by its UUID, scoped to a specific profile.
   * @param profileUuid Profile uuid parameter
   * @param segmentUuid Segment uuid parameter
   * @param page Page number
   * @param per_page Number of items per page
   */
  function reachListProfileSegmentContactsV1(input: {
    profileUuid: string;
    segmentUuid: string;
    page?: number /* integer */;
    per_page?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get a paginated list of the segments defined in a profile.
   * Each entry carries the number of contacts currently matching it, which is recalculated on
   * read rather than stored. Use `count_type` to count either every matching contact or only
   * the subscribed ones.
   * @param profileUuid Profile uuid parameter
   * @param count_type Which matching contacts to count for each segment
   * @param page Page number
   * @param per_page Number of items per page
   */
  function reachListProfileSegmentsV1(input: {
    profileUuid: string;
    count_type?: "all" | "subscribed";
    page?: number /* integer */;
    per_page?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get all tags defined in a profile.
   * Tags are the way contacts are grouped in Reach, and can be used to filter the contact
   * list or to build segments.
   * @param profileUuid Profile uuid parameter
   */
  function reachListProfileTagsV1(input: {
    profileUuid: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * This endpoint returns all profiles available to the client, including their basic information.
   */
  function reachListProfilesV1(input?: Record<string, unknown>): Promise<McpToolResult>;

  /**
   * Retrieve contacts associated with a specific segment.
   * This endpoint allows you to fetch and filter contacts that belong to a particular segment,
   * identified by its UUID.
   * **Deprecated.** This endpoint cannot target a profile, so it always falls back to
   * the client's default profile and cannot read segments of any other profile. Use
   * `GET /api/reach/v1/profiles/{profileUuid}/segmentation/segments/{segmentUuid}/contacts` instead.
   * @param segmentUuid Segment uuid parameter
   * @param page Page number
   * @param per_page Number of items per page
   */
  function reachListSegmentContactsV1(input: {
    segmentUuid: string;
    page?: number /* integer */;
    per_page?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List every attribute a segment condition can filter on, with the operators each attribute
   * accepts, the value format they expect and, where the value is constrained, the allowed
   * values.
   * The list is profile specific: it includes the profile's custom contact fields, its tags and
   * its 20 most recently published campaigns, so the valid attributes cannot be hardcoded. Read
   * it before creating or updating a segment to discover the valid `attribute`, `operator` and
   * `value` combinations.
   * @param profileUuid Profile uuid parameter
   */
  function reachListSegmentFilterAttributesV1(input: {
    profileUuid: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get a list of all contact segments.
   * This endpoint returns a list of contact segments that can be used to organize contacts.
   * **Deprecated.** This endpoint cannot target a profile, so it always falls back to
   * the client's default profile and cannot list the segments of any other profile. Use
   * `GET /api/reach/v1/profiles/{profileUuid}/segmentation/segments` instead.
   */
  function reachListSegmentsV1(input?: Record<string, unknown>): Promise<McpToolResult>;

  /**
   * Preview the contacts matching a set of conditions without saving a segment.
   * The body is the same set of conditions accepted when creating or updating a segment, so this
   * is how to check who a filter reaches, and how many, before persisting it. Nothing is stored
   * and no contact is modified.
   * Call the segment filter attributes endpoint first to discover the valid `attribute`,
   * `operator` and `value` combinations.
   * @param profileUuid Profile uuid parameter
   * @param conditions Conditions a contact must satisfy to appear in the preview
   * @param logic How to combine multiple conditions
   * @param page Page number
   * @param per_page Number of items per page
   * @param search Narrow the preview to contacts whose email matches
   * @param sort_by sort_by parameter
   * @param sort_direction sort_direction parameter
   */
  function reachPreviewContactsMatchingConditionsV1(input: {
    profileUuid: string;
    conditions: Array<{ attribute: string; operator: "equals" | "not_equals" | "contains" | "not_contains" | "gte" | "lte" | "exists" | "within_last_days" | "not_within_last_days" | "older_than_days" | "processed" | "not_processed" | "delivered" | "not_delivered" | "dropped" | "not_dropped" | "bounced" | "not_bounced" | "soft_bounced" | "not_soft_bounced" | "opened" | "not_opened" | "clicked" | "not_clicked" | "unsubscribed" | "not_unsubscribed"; value: string; [key: string]: unknown }>;
    logic: "AND" | "OR";
    page?: number /* integer */;
    per_page?: number /* integer */;
    search?: string;
    sort_by?: "email" | "name" | "surname" | "phone" | "subscription_status";
    sort_direction?: "asc" | "desc";
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Remove a tag from a single contact.
   * Unlike the bulk endpoint this is applied immediately rather than queued. Neither the tag
   * nor the contact is deleted.
   * @param profileUuid Profile uuid parameter
   * @param tagUuid Tag uuid parameter
   * @param contactUuid Contact uuid parameter
   */
  function reachRemoveAContactFromATagV1(input: {
    profileUuid: string;
    tagUuid: string;
    contactUuid: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Remove a tag from many contacts at once.
   * Pass `contact_uuids` to target specific contacts, or `all_contacts` to target every contact
   * in the profile. The work is queued, so a success response means it was accepted rather than
   * finished. The tag itself and the contacts are not deleted.
   * @param profileUuid Profile uuid parameter
   * @param tagUuid Tag uuid parameter
   */
  function reachRemoveContactsFromATagV1(input: {
    profileUuid: string;
    tagUuid: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Rename a tag.
   * The contacts assigned to the tag are unaffected. Names are unique within a profile, so
   * renaming a tag to a name that is already taken is rejected.
   * @param profileUuid Profile uuid parameter
   * @param tagUuid Tag uuid parameter
   * @param value New tag name
   */
  function reachRenameATagV1(input: {
    profileUuid: string;
    tagUuid: string;
    value: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Rename a custom contact field and, for the choice types, replace its option set.
   * Options carrying a uuid are kept and relabelled, options without one are created, and any
   * existing option left out of the list is deleted along with the values contacts hold for
   * it. The field type and slug cannot be changed.
   * @param profileUuid Profile uuid parameter
   * @param fieldUuid Contact field uuid parameter
   * @param label label parameter
   * @param options Replaces the option set when provided. Entries carrying a uuid are kept and relabelled, entries without one are created, and any existing option missing from the list is deleted along with the values contacts hold for it.
   */
  function reachUpdateAContactFieldV1(input: {
    profileUuid: string;
    fieldUuid: string;
    label: string;
    options?: Array<{ label: string; uuid?: string; [key: string]: unknown }>;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Update a contact's attributes and custom field values.
   * Only the properties present in the request body are changed, so a partial body is enough
   * to change a single attribute. Sending a property as `null` clears it.
   * The response carries the contact's core attributes. Read back its tags, custom field
   * values, source and note with `GET /api/reach/v1/profiles/{profileUuid}/contacts/{contactUuid}`.
   * @param profileUuid Profile uuid parameter
   * @param contactUuid Contact uuid parameter
   * @param email email parameter
   * @param name name parameter
   * @param surname surname parameter
   * @param phone Phone number in E.164 format (leading "+" then 7-15 digits)
   * @param subscription_status subscription_status parameter
   * @param note note parameter
   * @param fields Set custom field values. Omit to leave untouched, send an empty array to clear them all.
   */
  function reachUpdateAContactV1(input: {
    profileUuid: string;
    contactUuid: string;
    email?: string;
    name?: string;
    surname?: string;
    phone?: string;
    subscription_status?: "subscribed" | "unsubscribed" | "confirmed" | "pending";
    note?: string;
    fields?: Array<{ selected_option_uuids?: Array<string>; uuid: string; value?: string; [key: string]: unknown }>;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Rename a segment and/or replace the conditions that define it.
   * `name` is always required. Omit `conditions` to rename without touching the conditions;
   * supply them and they replace the existing set entirely rather than being merged into it.
   * Contacts are never modified, but which of them match the segment can change immediately.
   * @param profileUuid Profile uuid parameter
   * @param segmentUuid Segment uuid parameter
   * @param name name parameter
   * @param conditions Replaces the existing conditions entirely. Omit to keep the current ones.
   * @param logic How to combine multiple conditions. Required when conditions are given.
   */
  function reachUpdateAProfileSegmentV1(input: {
    profileUuid: string;
    segmentUuid: string;
    name: string;
    conditions?: Array<{ attribute: string; operator: "equals" | "not_equals" | "contains" | "not_contains" | "gte" | "lte" | "exists" | "within_last_days" | "not_within_last_days" | "older_than_days" | "processed" | "not_processed" | "delivered" | "not_delivered" | "dropped" | "not_dropped" | "bounced" | "not_bounced" | "soft_bounced" | "not_soft_bounced" | "opened" | "not_opened" | "clicked" | "not_clicked" | "unsubscribed" | "not_unsubscribed"; value: string; [key: string]: unknown }>;
    logic?: "AND" | "OR";
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve a list of pending and completed domain verifications.
   */
  function v2GetDomainVerificationsDIRECT(input?: Record<string, unknown>): Promise<McpToolResult>;

  /**
   * Activate a firewall for a specified virtual machine.
   * Only one firewall can be active for a virtual machine at a time.
   * Use this endpoint to apply firewall rules to VPS instances.
   * @param firewallId Firewall ID
   * @param virtualMachineId Virtual Machine ID
   */
  function vPSActivateFirewallV1(input: {
    firewallId: number /* integer */;
    virtualMachineId: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Attach existing public keys from your account to a specified virtual machine.
   * Multiple keys can be attached to a single virtual machine.
   * Use this endpoint to enable SSH key authentication for VPS instances.
   * @param virtualMachineId Virtual Machine ID
   * @param ids Public Key IDs to attach
   */
  function vPSAttachPublicKeyV1(input: {
    virtualMachineId: number /* integer */;
    ids: Array<number /* integer */>;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create new firewall rule for a specified firewall.
   * By default, the firewall drops all incoming traffic,
   * which means you must add accept rules for all ports you want to use.
   * Any virtual machine that has this firewall activated will lose sync with the firewall
   * and will have to be synced again manually.
   * Use this endpoint to add new security rules to firewalls.
   * @param firewallId Firewall ID
   * @param protocol protocol parameter
   * @param port Port or port range, ex: 1024:2048
   * @param source source parameter
   * @param source_detail IP range, CIDR, single IP or `any`
   */
  function vPSCreateFirewallRuleV1(input: {
    firewallId: number /* integer */;
    protocol: "TCP" | "UDP" | "ICMP" | "GRE" | "any" | "ESP" | "AH" | "ICMPv6" | "SSH" | "HTTP" | "HTTPS" | "MySQL" | "PostgreSQL";
    port: string;
    source: "any" | "custom";
    source_detail: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create a new firewall.
   * Use this endpoint to set up new firewall configurations for VPS security.
   * @param name name parameter
   */
  function vPSCreateNewFirewallV1(input: {
    name: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Deploy new project from docker-compose.yaml contents or download contents from URL.
   * URL can be Github repository url in format https://github.com/[user]/[repo]
   * and it will be automatically resolved to docker-compose.yaml file in
   * master branch. Any other URL provided must return docker-compose.yaml
   * file contents.
   * If project with the same name already exists, existing project will be replaced.
   * @param virtualMachineId Virtual Machine ID
   * @param project_name Docker Compose project name using alphanumeric characters, dashes, and underscores only
   * @param content URL pointing to docker-compose.yaml file, Github repository or raw YAML content of the compose file
   * @param environment Project environment variables
   */
  function vPSCreateNewProjectV1(input: {
    virtualMachineId: number /* integer */;
    project_name: string;
    content: string;
    environment?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create or update a PTR (Pointer) record for a specified virtual machine.
   * Use this endpoint to configure reverse DNS lookup for VPS IP addresses.
   * @param virtualMachineId Virtual Machine ID
   * @param ipAddressId IP Address ID
   * @param domain Pointer record domain
   */
  function vPSCreatePTRRecordV1(input: {
    virtualMachineId: number /* integer */;
    ipAddressId: number /* integer */;
    domain: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Add a new post-install script to your account, which can then be used after virtual machine installation.
   * The script contents will be saved to the file `/post_install` with executable attribute set
   * and will be executed once virtual machine is installed.
   * The output of the script will be redirected to `/post_install.log`. Maximum script size is 48KB.
   * Use this endpoint to create automation scripts for VPS setup tasks.
   * @param name Name of the script
   * @param content Content of the script
   */
  function vPSCreatePostInstallScriptV1(input: {
    name: string;
    content: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Add a new public key to your account.
   * Use this endpoint to register SSH keys for VPS authentication.
   * @param name name parameter
   * @param key key parameter
   */
  function vPSCreatePublicKeyV1(input: {
    name: string;
    key: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Create a snapshot of a specified virtual machine.
   * A snapshot captures the state and data of the virtual machine at a specific point in time,
   * allowing users to restore the virtual machine to that state if needed.
   * This operation is useful for backup purposes, system recovery,
   * and testing changes without affecting the current state of the virtual machine.
   * **Creating new snapshot will overwrite the existing snapshot!**
   * Use this endpoint to capture VPS state for backup and recovery purposes.
   * @param virtualMachineId Virtual Machine ID
   */
  function vPSCreateSnapshotV1(input: {
    virtualMachineId: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Deactivate a firewall for a specified virtual machine.
   * Use this endpoint to remove firewall protection from VPS instances.
   * @param firewallId Firewall ID
   * @param virtualMachineId Virtual Machine ID
   */
  function vPSDeactivateFirewallV1(input: {
    firewallId: number /* integer */;
    virtualMachineId: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Delete a specific firewall rule from a specified firewall.
   * Any virtual machine that has this firewall activated will lose sync with the firewall
   * and will have to be synced again manually.
   * Use this endpoint to remove specific firewall rules.
   * @param firewallId Firewall ID
   * @param ruleId Firewall Rule ID
   */
  function vPSDeleteFirewallRuleV1(input: {
    firewallId: number /* integer */;
    ruleId: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Delete a specified firewall.
   * Any virtual machine that has this firewall activated will automatically have it deactivated.
   * Use this endpoint to remove unused firewall configurations.
   * @param firewallId Firewall ID
   */
  function vPSDeleteFirewallV1(input: {
    firewallId: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Delete a PTR (Pointer) record for a specified virtual machine.
   * Once deleted, reverse DNS lookups to the virtual machine's IP address will
   * no longer return the previously configured hostname.
   * Use this endpoint to remove reverse DNS configuration from VPS instances.
   * @param virtualMachineId Virtual Machine ID
   * @param ipAddressId IP Address ID
   */
  function vPSDeletePTRRecordV1(input: {
    virtualMachineId: number /* integer */;
    ipAddressId: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Delete a post-install script from your account.
   * Use this endpoint to remove unused automation scripts.
   * @param postInstallScriptId Post-install script ID
   */
  function vPSDeletePostInstallScriptV1(input: {
    postInstallScriptId: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Completely removes a Docker Compose project from the virtual machine, stopping all containers and cleaning up
   * associated resources including networks, volumes, and images.
   * This operation is irreversible and will delete all project data.
   * Use this when you want to permanently remove a project and free up system resources.
   * @param virtualMachineId Virtual Machine ID
   * @param projectName Docker Compose project name using alphanumeric characters, dashes, and underscores only
   */
  function vPSDeleteProjectV1(input: {
    virtualMachineId: number /* integer */;
    projectName: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Delete a public key from your account.
   * **Deleting public key from account does not remove it from virtual machine**
   * Use this endpoint to remove unused SSH keys from account.
   * @param publicKeyId Public Key ID
   */
  function vPSDeletePublicKeyV1(input: {
    publicKeyId: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Delete a snapshot of a specified virtual machine.
   * Use this endpoint to remove VPS snapshots.
   * @param virtualMachineId Virtual Machine ID
   */
  function vPSDeleteSnapshotV1(input: {
    virtualMachineId: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve detailed information about a specific action performed on a specified virtual machine.
   * Use this endpoint to monitor specific VPS operation status and details.
   * @param virtualMachineId Virtual Machine ID
   * @param actionId Action ID
   */
  function vPSGetActionDetailsV1(input: {
    virtualMachineId: number /* integer */;
    actionId: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve actions performed on a specified virtual machine.
   * Actions are operations or events that have been executed on the virtual
   * machine, such as starting, stopping, or modifying the machine. This endpoint
   * allows you to view the history of these actions, providing details about
   * each action, such as the action name, timestamp, and status.
   * Use this endpoint to view VPS operation history and troubleshoot issues.
   * @param virtualMachineId Virtual Machine ID
   * @param page Page number
   */
  function vPSGetActionsV1(input: {
    virtualMachineId: number /* integer */;
    page?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve public keys attached to a specified virtual machine.
   * Use this endpoint to view SSH keys configured for specific VPS instances.
   * @param virtualMachineId Virtual Machine ID
   * @param page Page number
   */
  function vPSGetAttachedPublicKeysV1(input: {
    virtualMachineId: number /* integer */;
    page?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve backups for a specified virtual machine.
   * Use this endpoint to view available backup points for VPS data recovery.
   * @param virtualMachineId Virtual Machine ID
   * @param page Page number
   */
  function vPSGetBackupsV1(input: {
    virtualMachineId: number /* integer */;
    page?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve all available data centers.
   * Use this endpoint to view location options before deploying VPS instances.
   */
  function vPSGetDataCenterListV1(input?: Record<string, unknown>): Promise<McpToolResult>;

  /**
   * Retrieve firewall by its ID and rules associated with it.
   * Use this endpoint to view specific firewall configuration and rules.
   * @param firewallId Firewall ID
   */
  function vPSGetFirewallDetailsV1(input: {
    firewallId: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve all available firewalls.
   * Use this endpoint to view existing firewall configurations.
   * @param page Page number
   */
  function vPSGetFirewallListV1(input?: {
    page?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve historical metrics for a specified virtual machine.
   * It includes the following metrics:
   * - CPU usage
   * - Memory usage
   * - Disk usage
   * - Network usage
   * - Uptime
   * Use this endpoint to monitor VPS performance and resource utilization over time.
   * @param virtualMachineId Virtual Machine ID
   * @param date_from date_from parameter
   * @param date_to date_to parameter
   */
  function vPSGetMetricsV1(input: {
    virtualMachineId: number /* integer */;
    date_from: string;
    date_to: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve post-install script by its ID.
   * Use this endpoint to view specific automation script details.
   * @param postInstallScriptId Post-install script ID
   */
  function vPSGetPostInstallScriptV1(input: {
    postInstallScriptId: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve post-install scripts associated with your account.
   * Use this endpoint to view available automation scripts for VPS deployment.
   * @param page Page number
   */
  function vPSGetPostInstallScriptsV1(input?: {
    page?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieves a list of all containers belonging to a specific Docker Compose project on the virtual machine.
   * This endpoint returns detailed information about each container including
   * their current status, port mappings, and runtime configuration.
   * Use this to monitor the health and state of all services within your Docker Compose project.
   * @param virtualMachineId Virtual Machine ID
   * @param projectName Docker Compose project name using alphanumeric characters, dashes, and underscores only
   */
  function vPSGetProjectContainersV1(input: {
    virtualMachineId: number /* integer */;
    projectName: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieves the complete project information including the docker-compose.yml
   * file contents, project metadata, and current deployment status.
   * This endpoint provides the full configuration and state details of a specific Docker Compose project.
   * Use this to inspect project settings, review the compose file, or check the overall project health.
   * @param virtualMachineId Virtual Machine ID
   * @param projectName Docker Compose project name using alphanumeric characters, dashes, and underscores only
   */
  function vPSGetProjectContentsV1(input: {
    virtualMachineId: number /* integer */;
    projectName: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieves a list of all Docker Compose projects currently deployed on the virtual machine.
   * This endpoint returns basic information about each project including name,
   * status, file path and list of containers with details about their names,
   * image, status, health and ports. Container stats are omitted in this
   * endpoint. If you need to get detailed information about container with
   * stats included, use the `Get project containers` endpoint.
   * Use this to get an overview of all Docker projects on your VPS instance.
   * @param virtualMachineId Virtual Machine ID
   */
  function vPSGetProjectListV1(input: {
    virtualMachineId: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieves aggregated log entries from all services within a Docker Compose project.
   * This endpoint returns recent log output from each container, organized by service name with timestamps.
   * The response contains the last 300 log entries across all services.
   * Use this for debugging, monitoring application behavior, and
   * troubleshooting issues across your entire project stack.
   * @param virtualMachineId Virtual Machine ID
   * @param projectName Docker Compose project name using alphanumeric characters, dashes, and underscores only
   */
  function vPSGetProjectLogsV1(input: {
    virtualMachineId: number /* integer */;
    projectName: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve public keys associated with your account.
   * Use this endpoint to view available SSH keys for VPS authentication.
   * @param page Page number
   */
  function vPSGetPublicKeysV1(input?: {
    page?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve scan metrics for the [Monarx](https://www.monarx.com/) malware scanner
   * installed on a specified virtual machine.
   * The scan metrics provide detailed information about malware scans performed
   * by Monarx, including number of scans, detected threats, and other relevant
   * statistics. This information is useful for monitoring security status of the
   * virtual machine and assessing effectiveness of the malware scanner.
   * Use this endpoint to monitor VPS security scan results and threat detection.
   * @param virtualMachineId Virtual Machine ID
   */
  function vPSGetScanMetricsV1(input: {
    virtualMachineId: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve snapshot for a specified virtual machine.
   * Use this endpoint to view current VPS snapshot information.
   * @param virtualMachineId Virtual Machine ID
   */
  function vPSGetSnapshotV1(input: {
    virtualMachineId: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve detailed information about a specific OS template for virtual machines.
   * Use this endpoint to view specific template specifications before deployment.
   * @param templateId Template ID
   */
  function vPSGetTemplateDetailsV1(input: {
    templateId: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve available OS templates for virtual machines.
   * Use this endpoint to view operating system options before creating or recreating VPS instances.
   */
  function vPSGetTemplatesV1(input?: Record<string, unknown>): Promise<McpToolResult>;

  /**
   * Retrieve detailed information about a specified virtual machine.
   * Use this endpoint to view comprehensive VPS configuration and status.
   * @param virtualMachineId Virtual Machine ID
   */
  function vPSGetVirtualMachineDetailsV1(input: {
    virtualMachineId: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Retrieve all available virtual machines.
   * Use this endpoint to view available VPS instances.
   */
  function vPSGetVirtualMachinesV1(input?: Record<string, unknown>): Promise<McpToolResult>;

  /**
   * Install the Monarx malware scanner on a specified virtual machine.
   * [Monarx](https://www.monarx.com/) is a security tool designed to detect and
   * prevent malware infections on virtual machines. By installing Monarx, users
   * can enhance the security of their virtual machines, ensuring that they are
   * protected against malicious software.
   * Use this endpoint to enable malware protection on VPS instances.
   * @param virtualMachineId Virtual Machine ID
   */
  function vPSInstallMonarxV1(input: {
    virtualMachineId: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Purchase and setup a new virtual machine.
   * If virtual machine setup fails for any reason, login to
   * [hPanel](https://hpanel.hostinger.com/) and complete the setup manually.
   * If no payment method is provided, your default payment method will be used automatically.
   * If the response is `202 Accepted`, the payment is still being processed and the virtual machine
   * was not set up. Login to
   * [hPanel](https://hpanel.hostinger.com/) and complete the setup manually.
   * Use this endpoint to create new VPS instances.
   * @param item_id Catalog price item ID
   * @param setup setup parameter
   * @param payment_method_id Payment method ID, default will be used if not provided
   * @param coupons Discount coupon codes
   */
  function vPSPurchaseNewVirtualMachineV1(input: {
    item_id: string;
    setup: string;
    payment_method_id?: number /* integer */;
    coupons?: Array<string>;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Recreate a virtual machine from scratch.
   * The recreation process involves reinstalling the operating system and
   * resetting the virtual machine to its initial state.
   * Snapshots, if there are any, will be deleted.
   * ## Password Requirements
   * Password will be checked against leaked password databases.
   * Requirements for the password are:
   * - At least 12 characters long
   * - At least one uppercase letter
   * - At least one lowercase letter
   * - At least one number
   * - Is not leaked publicly
   * @param virtualMachineId Virtual Machine ID
   * @param template_id Template ID
   * @param password Root password for the virtual machine. If not provided, random password will be generated. Password will not be shown in the response.
   * @param panel_password Panel password for the panel-based OS template. If not provided, random password will be generated. If OS does not support panel_password this field will be ignored. Password will not be shown in the response.
   * @param post_install_script_id Post-install script to execute after virtual machine was recreated
   */
  function vPSRecreateVirtualMachineV1(input: {
    virtualMachineId: number /* integer */;
    template_id: number /* integer */;
    password?: string;
    panel_password?: string;
    post_install_script_id?: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Replaces all firewall rules within a specified firewall group with the provided set of rules
   * in a single atomic operation, instead of creating or deleting rules one by one.
   * Any virtual machine using this firewall group will need to be synchronized after replacing rules;
   * pass the "sync" parameter to trigger synchronization immediately.
   * @param firewallId Firewall ID
   * @param rules The complete set of firewall rules that atomically replaces all existing rules in the group
   * @param sync Synchronize the firewall group to all its virtual machines after replacing the rules
   */
  function vPSReplaceAllFirewallRulesInGroupV1(input: {
    firewallId: number /* integer */;
    rules: Array<string>;
    sync?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Reset hostname and PTR record of a specified virtual machine to default value.
   * Use this endpoint to restore default hostname configuration for VPS instances.
   * @param virtualMachineId Virtual Machine ID
   */
  function vPSResetHostnameV1(input: {
    virtualMachineId: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Restarts all services in a Docker Compose project by stopping and starting
   * containers in the correct dependency order.
   * This operation preserves data volumes and network configurations while refreshing the running containers.
   * Use this to apply configuration changes or recover from service failures.
   * @param virtualMachineId Virtual Machine ID
   * @param projectName Docker Compose project name using alphanumeric characters, dashes, and underscores only
   */
  function vPSRestartProjectV1(input: {
    virtualMachineId: number /* integer */;
    projectName: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Restart a specified virtual machine by fully stopping and starting it.
   * If the virtual machine was stopped, it will be started.
   * Use this endpoint to reboot VPS instances.
   * @param virtualMachineId Virtual Machine ID
   */
  function vPSRestartVirtualMachineV1(input: {
    virtualMachineId: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Restore a backup for a specified virtual machine.
   * The system will then initiate the restore process, which may take some time depending on the size of the backup.
   * **All data on the virtual machine will be overwritten with the data from the backup.**
   * Use this endpoint to recover VPS data from backup points.
   * @param virtualMachineId Virtual Machine ID
   * @param backupId Backup ID
   */
  function vPSRestoreBackupV1(input: {
    virtualMachineId: number /* integer */;
    backupId: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Restore a specified virtual machine to a previous state using a snapshot.
   * Restoring from a snapshot allows users to revert the virtual machine to that state,
   * which is useful for system recovery, undoing changes, or testing.
   * Use this endpoint to revert VPS instances to previous saved states.
   * @param virtualMachineId Virtual Machine ID
   */
  function vPSRestoreSnapshotV1(input: {
    virtualMachineId: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Set hostname for a specified virtual machine.
   * Changing hostname does not update PTR record automatically.
   * If you want your virtual machine to be reachable by a hostname,
   * you need to point your domain A/AAAA records to virtual machine IP as well.
   * Use this endpoint to configure custom hostnames for VPS instances.
   * @param virtualMachineId Virtual Machine ID
   * @param hostname hostname parameter
   */
  function vPSSetHostnameV1(input: {
    virtualMachineId: number /* integer */;
    hostname: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Set nameservers for a specified virtual machine.
   * Be aware, that improper nameserver configuration can lead to the virtual
   * machine being unable to resolve domain names.
   * Use this endpoint to configure custom DNS resolvers for VPS instances.
   * @param virtualMachineId Virtual Machine ID
   * @param ns1 ns1 parameter
   * @param ns2 ns2 parameter
   * @param ns3 ns3 parameter
   */
  function vPSSetNameserversV1(input: {
    virtualMachineId: number /* integer */;
    ns1: string;
    ns2?: string;
    ns3?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Set panel password for a specified virtual machine.
   * If virtual machine does not use panel OS, the request will still be processed without any effect.
   * Requirements for password are same as in the [recreate virtual machine
   * endpoint](/#tag/vps-virtual-machine/POST/api/vps/v1/virtual-machines/{virtualMachineId}/recreate).
   * Use this endpoint to configure control panel access credentials for VPS instances.
   * @param virtualMachineId Virtual Machine ID
   * @param password Panel password for the virtual machine
   */
  function vPSSetPanelPasswordV1(input: {
    virtualMachineId: number /* integer */;
    password: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Set root password for a specified virtual machine.
   * Requirements for password are same as in the [recreate virtual machine
   * endpoint](/#tag/vps-virtual-machine/POST/api/vps/v1/virtual-machines/{virtualMachineId}/recreate).
   * Use this endpoint to update administrator credentials for VPS instances.
   * @param virtualMachineId Virtual Machine ID
   * @param password Root password for the virtual machine
   */
  function vPSSetRootPasswordV1(input: {
    virtualMachineId: number /* integer */;
    password: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Setup newly purchased virtual machine with `initial` state.
   * Use this endpoint to configure and initialize purchased VPS instances.
   * @param virtualMachineId Virtual Machine ID
   * @param data_center_id Data center ID
   * @param template_id Template ID
   * @param post_install_script_id Post-install script ID
   * @param password Password for the virtual machine. If not provided, random password will be generated. Password will not be shown in the response.
   * @param hostname Override default hostname of the virtual machine
   * @param install_monarx Install Monarx malware scanner (if supported)
   * @param enable_backups Enable weekly backup schedule
   * @param ns1 Name server 1
   * @param ns2 Name server 2
   * @param public_key Use SSH key
   */
  function vPSSetupPurchasedVirtualMachineV1(input: {
    virtualMachineId: number /* integer */;
    data_center_id: number /* integer */;
    template_id: number /* integer */;
    post_install_script_id?: number /* integer */;
    password?: string;
    hostname?: string;
    install_monarx?: boolean;
    enable_backups?: boolean;
    ns1?: string;
    ns2?: string;
    public_key?: { key?: string; name?: string; [key: string]: unknown };
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Starts all services in a Docker Compose project that are currently stopped.
   * This operation brings up containers in the correct dependency order as defined in the compose file.
   * Use this to resume a project that was previously stopped or to start services after a system reboot.
   * @param virtualMachineId Virtual Machine ID
   * @param projectName Docker Compose project name using alphanumeric characters, dashes, and underscores only
   */
  function vPSStartProjectV1(input: {
    virtualMachineId: number /* integer */;
    projectName: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Initiate recovery mode for a specified virtual machine.
   * Recovery mode is a special state that allows users to perform system rescue operations,
   * such as repairing file systems, recovering data, or troubleshooting issues that prevent the virtual machine
   * from booting normally.
   * Virtual machine will boot recovery disk image and original disk image will be mounted in `/mnt` directory.
   * Use this endpoint to enable system rescue operations on VPS instances.
   * @param virtualMachineId Virtual Machine ID
   * @param root_password Temporary root password for recovery mode
   */
  function vPSStartRecoveryModeV1(input: {
    virtualMachineId: number /* integer */;
    root_password: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Start a specified virtual machine.
   * If the virtual machine is already running, the request will still be processed without any effect.
   * Use this endpoint to power on stopped VPS instances.
   * @param virtualMachineId Virtual Machine ID
   */
  function vPSStartVirtualMachineV1(input: {
    virtualMachineId: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Stops all running services in a Docker Compose project while preserving
   * container configurations and data volumes.
   * This operation gracefully shuts down containers in reverse dependency order.
   * Use this to temporarily halt a project without removing data or configurations.
   * @param virtualMachineId Virtual Machine ID
   * @param projectName Docker Compose project name using alphanumeric characters, dashes, and underscores only
   */
  function vPSStopProjectV1(input: {
    virtualMachineId: number /* integer */;
    projectName: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Stop recovery mode for a specified virtual machine.
   * If virtual machine is not in recovery mode, this operation will fail.
   * Use this endpoint to exit system rescue mode and return VPS to normal operation.
   * @param virtualMachineId Virtual Machine ID
   */
  function vPSStopRecoveryModeV1(input: {
    virtualMachineId: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Stop a specified virtual machine.
   * If the virtual machine is already stopped, the request will still be processed without any effect.
   * This is a compute-only power state change and does not affect billing. To stop future charges,
   * disable auto-renewal on the owning subscription.
   * Use this endpoint to power off running VPS instances.
   * @param virtualMachineId Virtual Machine ID
   */
  function vPSStopVirtualMachineV1(input: {
    virtualMachineId: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Sync a firewall's rules to every virtual machine it's assigned to.
   * Firewall can lose sync with a virtual machine if the firewall has new rules added, removed or updated.
   * Use this endpoint to apply updated firewall rules to all VPS instances assigned to the firewall.
   * @param firewallId Firewall ID
   */
  function vPSSyncFirewallToAllAssignedVMsV1(input: {
    firewallId: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Deprecated: use `POST /api/vps/v1/firewall/{firewallId}/sync` instead, which syncs the firewall
   * to all virtual machines assigned to it.
   * Sync a firewall for a specified virtual machine.
   * Firewall can lose sync with virtual machine if the firewall has new rules added, removed or updated.
   * Use this endpoint to apply updated firewall rules to VPS instances.
   * @param firewallId Firewall ID
   * @param virtualMachineId Virtual Machine ID
   */
  function vPSSyncFirewallV1(input: {
    firewallId: number /* integer */;
    virtualMachineId: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Uninstall the Monarx malware scanner on a specified virtual machine.
   * If Monarx is not installed, the request will still be processed without any effect.
   * Use this endpoint to remove malware scanner from VPS instances.
   * @param virtualMachineId Virtual Machine ID
   */
  function vPSUninstallMonarxV1(input: {
    virtualMachineId: number /* integer */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Update a specific firewall rule from a specified firewall.
   * Any virtual machine that has this firewall activated will lose sync with the firewall
   * and will have to be synced again manually.
   * Use this endpoint to modify existing firewall rules.
   * @param firewallId Firewall ID
   * @param ruleId Firewall Rule ID
   * @param protocol protocol parameter
   * @param port Port or port range, ex: 1024:2048
   * @param source source parameter
   * @param source_detail IP range, CIDR, single IP or `any`
   */
  function vPSUpdateFirewallRuleV1(input: {
    firewallId: number /* integer */;
    ruleId: number /* integer */;
    protocol: "TCP" | "UDP" | "ICMP" | "GRE" | "any" | "ESP" | "AH" | "ICMPv6" | "SSH" | "HTTP" | "HTTPS" | "MySQL" | "PostgreSQL";
    port: string;
    source: "any" | "custom";
    source_detail: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Update a specific post-install script.
   * Use this endpoint to modify existing automation scripts.
   * @param postInstallScriptId Post-install script ID
   * @param name Name of the script
   * @param content Content of the script
   */
  function vPSUpdatePostInstallScriptV1(input: {
    postInstallScriptId: number /* integer */;
    name: string;
    content: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Updates a Docker Compose project by pulling the latest image versions and
   * recreating containers with new configurations.
   * This operation preserves data volumes while applying changes from the compose file.
   * Use this to deploy application updates, apply configuration changes, or
   * refresh container images to their latest versions.
   * @param virtualMachineId Virtual Machine ID
   * @param projectName Docker Compose project name using alphanumeric characters, dashes, and underscores only
   */
  function vPSUpdateProjectV1(input: {
    virtualMachineId: number /* integer */;
    projectName: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;
}
