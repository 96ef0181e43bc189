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

declare namespace MCP.haMcp {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * Create a fast Home Assistant backup (local only).
   * **What's Included:**
   * - Home Assistant configuration (core settings)
   * - All add-ons
   * - SSL certificates
   * - Database is EXCLUDED for faster backup (excludes historical sensor data, statistics, state history)
   * **Password:** Uses Home Assistant's default backup password (if configured)
   * **Storage:** Local only (hassio.local agent)
   * **Duration:** Typically takes several seconds to complete (without database)
   * **When to Use:**
   * Run before operations that CANNOT be undone (e.g., deleting devices). If the current definition was fetched or can be fetched, this tool is usually not needed.
   * **Example Usage:**
   * @param name Backup name (auto-generated if not provided, e.g., 'MCP_Backup_2025-10-05_04:30') Default: null
   */
  function haBackupCreate(input?: {
    name?: string | null;
  }): Promise<McpToolResult>;

  /**
   * Restore Home Assistant from a backup (LAST RESORT - use with extreme caution).
   * **⚠️ WARNING - DESTRUCTIVE OPERATION ⚠️**
   * **This tool restarts Home Assistant and restores configuration to a previous state.**
   * **IMPORTANT CONSIDERATIONS:**
   * 1. **Try undo operations first** - Often you can just reverse what you did:
   * - Deleted automation? Recreate it with ha_config_set_automation
   * - Modified script? Use ha_config_set_script to fix it
   * - Most config changes can be rolled back without using restore
   * 2. **Safety mechanism:** A NEW backup is automatically created BEFORE restore
   * - This allows you to rollback the restore if needed
   * - You can restore from this pre-restore backup if something goes wrong
   * 3. **What gets restored:**
   * @param backup_id Backup ID to restore (e.g., 'dd7550ed' from backup list or ha_backup_create result)
   * @param restore_database Restore database (default: false for config-only restore) Default: false
   */
  function haBackupRestore(input: {
    backup_id: string;
    restore_database?: boolean;
  }): Promise<McpToolResult>;

  /**
   * Control multiple devices with bulk operation support and WebSocket tracking.
   * @param parallel Default: true
   */
  function haBulkControl(input: {
    operations: string | Array<{ [key: string]: unknown }>;
    parallel?: boolean;
  }): Promise<McpToolResult>;

  /**
   * Execute Home Assistant services with comprehensive validation and examples.
   * This is the universal tool for controlling all Home Assistant entities and executing automations.
   * **Common Usage Examples:**
   * **Light Control:**
   * ```python
   * # Turn on light
   * ha_call_service("light", "turn_on", entity_id="light.living_room")
   * # Turn on with brightness and color
   * ha_call_service("light", "turn_on", entity_id="light.bedroom",
   * data={"brightness_pct": 75, "color_temp_kelvin": 2700})
   * # Turn off all lights
   * ha_call_service("light", "turn_off")
   * @param entity_id Default: null
   * @param data Default: null
   */
  function haCallService(input: {
    domain: string;
    service: string;
    entity_id?: string | null;
    data?: string | { [key: string]: unknown } | null;
  }): Promise<McpToolResult>;

  /**
   * Delete a storage-mode dashboard completely.
   * WARNING: This permanently deletes the dashboard and all its configuration.
   * Cannot be undone. Does not work on YAML-mode dashboards.
   * EXAMPLES:
   * - Delete dashboard: ha_config_delete_dashboard("mobile-dashboard")
   * Note: The default dashboard cannot be deleted via this method.
   * @param dashboard_id Dashboard ID to delete (typically same as url_path)
   */
  function haConfigDeleteDashboard(input: {
    dashboard_id: string;
  }): Promise<McpToolResult>;

  /**
   * Retrieve Home Assistant automation configuration.
   * Returns the complete configuration including triggers, conditions, actions, and mode settings.
   * EXAMPLES:
   * - Get automation: ha_config_get_automation("automation.morning_routine")
   * - Get by unique_id: ha_config_get_automation("my_unique_automation_id")
   * For comprehensive automation documentation, use: ha_get_domain_docs("automation")
   * @param identifier Automation entity_id (e.g., 'automation.morning_routine') or unique_id
   */
  function haConfigGetAutomation(input: {
    identifier: string;
  }): Promise<McpToolResult>;

  /**
   * Get complete dashboard configuration including all views and cards.
   * Returns the full Lovelace dashboard configuration.
   * EXAMPLES:
   * - Get default dashboard: ha_config_get_dashboard()
   * - Get custom dashboard: ha_config_get_dashboard("lovelace-mobile")
   * - Force reload: ha_config_get_dashboard("lovelace-home", force_reload=True)
   * Note: url_path=None retrieves the default dashboard configuration.
   * @param url_path Dashboard URL path (e.g., 'lovelace-home'). Use None or empty string for default dashboard. Default: null
   * @param force_reload Force reload from storage (bypass cache) Default: false
   */
  function haConfigGetDashboard(input?: {
    url_path?: string | null;
    force_reload?: boolean;
  }): Promise<McpToolResult>;

  /**
   * Retrieve Home Assistant script configuration.
   * Returns the complete configuration for a script, including sequence, mode, fields, and other settings.
   * EXAMPLES:
   * - Get script: ha_config_get_script("morning_routine")
   * - Get script: ha_config_get_script("backup_script")
   * For detailed script configuration help, use: ha_get_domain_docs("script")
   * @param script_id Script identifier (e.g., 'morning_routine')
   */
  function haConfigGetScript(input: {
    script_id: string;
  }): Promise<McpToolResult>;

  /**
   * List all Home Assistant storage-mode dashboards.
   * Returns metadata for all custom dashboards including url_path, title,
   * icon, admin requirements, and sidebar visibility.
   * Note: Only shows storage-mode dashboards. YAML-mode dashboards
   * (defined in configuration.yaml) are not included.
   * EXAMPLES:
   * - List dashboards: ha_config_list_dashboards()
   */
  function haConfigListDashboards(input?: Record<string, never>): Promise<McpToolResult>;

  /**
   * List all Home Assistant helpers of a specific type with their configurations.
   * Returns complete configuration for all helpers of the specified type including:
   * - ID, name, icon
   * - Type-specific settings (min/max for input_number, options for input_select, etc.)
   * - Area and label assignments
   * SUPPORTED HELPER TYPES:
   * - input_button: Virtual buttons
   * - input_boolean: Toggle switches
   * - input_select: Dropdown lists
   * - input_number: Numeric sliders/input boxes
   * - input_text: Text input fields
   * - input_datetime: Date/time pickers
   * @param helper_type Type of helper entity to list
   */
  function haConfigListHelpers(input: {
    helper_type: "input_button" | "input_boolean" | "input_select" | "input_number" | "input_text" | "input_datetime";
  }): Promise<McpToolResult>;

  /**
   * Delete a Home Assistant automation.
   * EXAMPLES:
   * - Delete automation: ha_config_remove_automation("automation.old_automation")
   * - Delete by unique_id: ha_config_remove_automation("my_unique_id")
   * **WARNING:** Deleting an automation removes it permanently from your Home Assistant configuration.
   * @param identifier Automation entity_id (e.g., 'automation.old_automation') or unique_id to delete
   */
  function haConfigRemoveAutomation(input: {
    identifier: string;
  }): Promise<McpToolResult>;

  /**
   * Delete a Home Assistant helper entity.
   * SUPPORTED HELPER TYPES:
   * - input_button, input_boolean, input_select, input_number, input_text, input_datetime
   * EXAMPLES:
   * - Delete button: ha_config_remove_helper("input_button", "my_button")
   * - Delete number: ha_config_remove_helper("input_number", "input_number.temperature_offset")
   * **WARNING:** Deleting a helper that is used by automations or scripts may cause those automations/scripts to fail.
   * Use ha_search_entities() to verify the helper exists before attempting to delete it.
   * @param helper_type Type of helper entity to delete
   * @param helper_id Helper ID to delete (e.g., 'my_button' or 'input_button.my_button')
   */
  function haConfigRemoveHelper(input: {
    helper_type: "input_button" | "input_boolean" | "input_select" | "input_number" | "input_text" | "input_datetime";
    helper_id: string;
  }): Promise<McpToolResult>;

  /**
   * Delete a Home Assistant script.
   * EXAMPLES:
   * - Delete script: ha_config_remove_script("old_script")
   * - Delete script: ha_config_remove_script("temporary_script")
   * **WARNING:** Deleting a script that is used by automations may cause those automations to fail.
   * @param script_id Script identifier to delete (e.g., 'old_script')
   */
  function haConfigRemoveScript(input: {
    script_id: string;
  }): Promise<McpToolResult>;

  /**
   * Create or update a Home Assistant automation.
   * Creates a new automation (if identifier omitted) or updates existing automation with provided configuration.
   * REQUIRED CONFIG FIELDS:
   * - alias: Human-readable automation name
   * - trigger: List of trigger conditions (time, state, event, etc.)
   * - action: List of actions to execute
   * OPTIONAL CONFIG FIELDS:
   * - description: Detailed description
   * - condition: Additional conditions that must be met
   * - mode: 'single' (default), 'restart', 'queued', 'parallel'
   * - max: Maximum concurrent executions (for queued/parallel modes)
   * - initial_state: Whether automation starts enabled (true/false)
   * @param config Complete automation configuration with required fields: 'alias', 'trigger', 'action'. Optional: 'description', 'condition', 'mode', 'max', 'initial_state', 'variables'
   * @param identifier Automation entity_id or unique_id for updates. Omit to create new automation with generated unique_id. Default: null
   */
  function haConfigSetAutomation(input: {
    config: string | { [key: string]: unknown };
    identifier?: string | null;
  }): Promise<McpToolResult>;

  /**
   * Create or update a Home Assistant dashboard.
   * Creates a new dashboard or updates an existing one with the provided configuration.
   * IMPORTANT: url_path must contain a hyphen (-) to be valid.
   * MODERN DASHBOARD BEST PRACTICES (2024+):
   * - Use "sections" view type (default) with grid-based layouts
   * - Use "tile" cards as primary card type (replaces legacy entity/light/climate cards)
   * - Use "grid" cards for multi-column layouts within sections
   * - Create multiple views with navigation paths (avoid single-view endless scrolling)
   * - Use "area" cards with navigation for hierarchical organization
   * DISCOVERING ENTITY IDs FOR DASHBOARDS:
   * Do NOT guess entity IDs - use these tools to find exact entity IDs:
   * 1. ha_get_overview(include_entity_id=True) - Get all entities organized by domain/area
   * @param url_path Unique URL path for dashboard (must contain hyphen, e.g., 'my-dashboard', 'mobile-view')
   * @param config Dashboard configuration with views and cards. Can be dict or JSON string. Omit or set to None to create dashboard without initial config. Default: null
   * @param title Dashboard display name shown in sidebar Default: null
   * @param icon MDI icon name (e.g., 'mdi:home', 'mdi:cellphone'). Defaults to 'mdi:view-dashboard' Default: null
   * @param require_admin Restrict dashboard to admin users only Default: false
   * @param show_in_sidebar Show dashboard in sidebar navigation Default: true
   */
  function haConfigSetDashboard(input: {
    url_path: string;
    config?: string | { [key: string]: unknown } | null;
    title?: string | null;
    icon?: string | null;
    require_admin?: boolean;
    show_in_sidebar?: boolean;
  }): Promise<McpToolResult>;

  /**
   * Create or update Home Assistant helper entities for automation and UI control.
   * Creates a new helper if helper_id is not provided, or updates an existing helper if helper_id is provided.
   * SUPPORTED HELPER TYPES (6/29 total Home Assistant helpers):
   * - input_button: Virtual buttons for triggering automations
   * - input_boolean: Toggle switches/checkboxes
   * - input_datetime: Date and time pickers
   * - input_number: Numeric sliders or input boxes
   * - input_select: Dropdown selection lists
   * - input_text: Text input fields
   * EXAMPLES:
   * - Create button: ha_config_set_helper("input_button", "My Button", icon="mdi:bell")
   * - Create boolean: ha_config_set_helper("input_boolean", "My Switch", icon="mdi:toggle-switch")
   * @param helper_type Type of helper entity to create or update
   * @param name Display name for the helper
   * @param helper_id Helper ID for updates (e.g., 'my_button' or 'input_button.my_button'). If not provided, creates a new helper. Default: null
   * @param icon Material Design Icon (e.g., 'mdi:bell', 'mdi:toggle-switch') Default: null
   * @param area_id Area/room ID to assign the helper to Default: null
   * @param labels Labels to categorize the helper Default: null
   * @param min_value Minimum value (input_number) or minimum length (input_text) Default: null
   * @param max_value Maximum value (input_number) or maximum length (input_text) Default: null
   * @param step Step/increment value for input_number Default: null
   * @param unit_of_measurement Unit of measurement for input_number (e.g., '°C', '%', 'W') Default: null
   * @param options List of options for input_select (required for input_select) Default: null
   * @param initial Initial value for the helper (input_select, input_text, input_boolean, input_datetime) Default: null
   * @param mode Display mode: 'box'/'slider' for input_number, 'text'/'password' for input_text Default: null
   * @param has_date Include date component for input_datetime Default: null
   * @param has_time Include time component for input_datetime Default: null
   */
  function haConfigSetHelper(input: {
    helper_type: "input_button" | "input_boolean" | "input_select" | "input_number" | "input_text" | "input_datetime";
    name: string;
    helper_id?: string | null;
    icon?: string | null;
    area_id?: string | null;
    labels?: string | Array<string> | null;
    min_value?: number | null;
    max_value?: number | null;
    step?: number | null;
    unit_of_measurement?: string | null;
    options?: string | Array<string> | null;
    initial?: string | null;
    mode?: string | null;
    has_date?: boolean | null;
    has_time?: boolean | null;
  }): Promise<McpToolResult>;

  /**
   * Create or update a Home Assistant script.
   * Creates a new script or updates an existing one with the provided configuration.
   * Required config fields:
   * - sequence: List of actions to execute
   * Optional config fields:
   * - alias: Display name (defaults to script_id)
   * - description: Script description
   * - icon: Icon to display
   * - mode: Execution mode ('single', 'restart', 'queued', 'parallel')
   * - max: Maximum concurrent executions (for queued/parallel modes)
   * - fields: Input parameters for the script
   * IMPORTANT: The 'config' parameter must be passed as a proper dictionary/object.
   * @param script_id Script identifier (e.g., 'morning_routine')
   * @param config Script configuration dictionary with 'sequence' (required) and optional fields like 'alias', 'description', 'icon', 'mode', 'max', 'fields'
   */
  function haConfigSetScript(input: {
    script_id: string;
    config: string | { [key: string]: unknown };
  }): Promise<McpToolResult>;

  /**
   * Update dashboard metadata (title, icon, permissions) without changing content.
   * Updates dashboard properties without modifying the actual configuration
   * (views/cards). At least one field must be provided.
   * EXAMPLES:
   * Change dashboard title:
   * ha_config_update_dashboard_metadata(
   * dashboard_id="mobile-dashboard",
   * title="Mobile View v2"
   * )
   * Update multiple properties:
   * ha_config_update_dashboard_metadata(
   * dashboard_id="admin-panel",
   * @param dashboard_id Dashboard ID (typically same as url_path)
   * @param title New dashboard title Default: null
   * @param icon New MDI icon name Default: null
   * @param require_admin Update admin requirement Default: null
   * @param show_in_sidebar Update sidebar visibility Default: null
   */
  function haConfigUpdateDashboardMetadata(input: {
    dashboard_id: string;
    title?: string | null;
    icon?: string | null;
    require_admin?: boolean | null;
    show_in_sidebar?: boolean | null;
  }): Promise<McpToolResult>;

  /**
   * Deep search across automation, script, and helper definitions.
   * Searches not only entity names but also within configuration definitions including
   * triggers, actions, sequences, and other config fields. Perfect for finding automations
   * that use specific services, helpers referenced in scripts, or tracking down where
   * particular entities are being used.
   * @param query Search query (can be partial, with typos)
   * @param search_types Types to search in: 'automation', 'script', 'helper'. Pass as a list of strings, e.g. ['automation']. Default: all types Default: null
   * @param limit Maximum total results to return (default: 20) Default: 20
   */
  function haDeepSearch(input: {
    query: string;
    search_types?: Array<string> | null;
    limit?: number /* integer */;
  }): Promise<McpToolResult>;

  /**
   * Evaluate Jinja2 templates using Home Assistant's template engine.
   * This tool allows testing and debugging of Jinja2 template expressions that are commonly used in
   * Home Assistant automations, scripts, and configurations. It provides real-time evaluation with
   * access to all Home Assistant states, functions, and template variables.
   * **Parameters:**
   * - template: The Jinja2 template string to evaluate
   * - timeout: Maximum evaluation time in seconds (default: 3)
   * - report_errors: Whether to return detailed error information (default: True)
   * **Common Template Functions:**
   * **State Access:**
   * ```jinja2
   * {{ states('sensor.temperature') }}              # Get entity state value
   * @param timeout Default: 3
   * @param report_errors Default: true
   */
  function haEvalTemplate(input: {
    template: string;
    timeout?: number /* integer */;
    report_errors?: boolean;
  }): Promise<McpToolResult>;

  /**
   * Check status of multiple WebSocket-monitored operations.
   */
  function haGetBulkStatus(input: {
    operation_ids: Array<string>;
  }): Promise<McpToolResult>;

  /**
   * Fetch detailed documentation for a specific dashboard card type.
   * Returns the official Home Assistant documentation for the specified card type
   * in markdown format, fetched directly from the Home Assistant documentation repository.
   * EXAMPLES:
   * - Get light card docs: ha_get_card_documentation("light")
   * - Get thermostat card docs: ha_get_card_documentation("thermostat")
   * - Get entity card docs: ha_get_card_documentation("entity")
   * First use ha_get_card_types() to see all 41 available card types.
   * @param card_type Card type name (e.g., 'light', 'thermostat', 'entity'). Use ha_get_card_types() to see all available types.
   */
  function haGetCardDocumentation(input: {
    card_type: string;
  }): Promise<McpToolResult>;

  /**
   * Get list of all available Home Assistant dashboard card types.
   * Returns all 41 card types that can be used in dashboard configurations.
   * EXAMPLES:
   * - Get card types: ha_get_card_types()
   * Use ha_get_card_documentation(card_type) to get detailed docs for a specific card.
   */
  function haGetCardTypes(input?: Record<string, never>): Promise<McpToolResult>;

  /**
   * Get comprehensive dashboard configuration guide for AI agents.
   * Returns a curated reference guide covering:
   * - Critical validation rules (url_path hyphen requirement)
   * - Modern dashboard patterns (sections, tile cards, grid layouts, navigation)
   * - Dashboard structure and view types
   * - Card categories and configuration
   * - Features, actions, and visibility conditions
   * - Common pitfalls and best practices
   * - Strategy-based dashboard support
   * The guide is optimized for AI agents with grep-able syntax reference.
   * EXAMPLES:
   * - Get full guide: ha_get_dashboard_guide()
   */
  function haGetDashboardGuide(input?: Record<string, never>): Promise<McpToolResult>;

  /**
   * Get comprehensive documentation for Home Assistant entity domains.
   */
  function haGetDomainDocs(input: {
    domain: string;
  }): Promise<McpToolResult>;

  /**
   * Get Home Assistant logbook entries for the specified time period.
   * @param hours_back Default: 1
   * @param entity_id Default: null
   * @param end_time Default: null
   */
  function haGetLogbook(input?: {
    hours_back?: number /* integer */;
    entity_id?: string | null;
    end_time?: string | null;
  }): Promise<McpToolResult>;

  /**
   * Check status of device operation with real-time WebSocket verification.
   * @param timeout_seconds Default: 10
   */
  function haGetOperationStatus(input: {
    operation_id: string;
    timeout_seconds?: number /* integer */;
  }): Promise<McpToolResult>;

  /**
   * Get AI-friendly system overview with intelligent categorization.
   * Returns comprehensive system information at the requested detail level.
   * Use 'standard' (default) for most queries. Optionally customize entity fields and limits.
   * @param detail_level Level of detail - 'minimal': 10 random entities per domain (friendly_name only); 'standard': ALL entities per domain (friendly_name only, default); 'full': ALL entities with entity_id + friendly_name + state Default: "standard"
   * @param max_entities_per_domain Override max entities per domain (None = all). Minimal defaults to 10. Default: null
   * @param include_state Include state field for entities (None = auto based on level). Full defaults to True. Default: null
   * @param include_entity_id Include entity_id field for entities (None = auto based on level). Full defaults to True. Default: null
   */
  function haGetOverview(input?: {
    detail_level?: "minimal" | "standard" | "full";
    max_entities_per_domain?: number /* integer */ | null;
    include_state?: boolean | null;
    include_entity_id?: boolean | null;
  }): Promise<McpToolResult>;

  /**
   * Get detailed state information for a Home Assistant entity with timezone metadata.
   */
  function haGetState(input: {
    entity_id: string;
  }): Promise<McpToolResult>;

  /**
   * Comprehensive entity search with fuzzy matching, domain/area filtering, and optional grouping.
   * BEST PRACTICE: Before performing searches or starting any task, call ha_get_overview() first to understand:
   * - Smart home size and scale (total entities, domains, areas)
   * - Language used in entity naming (French/English/mixed)
   * - Available areas/rooms and their entity distribution
   * - System capabilities (controllable devices, sensors, automations)
   * Choose overview detail level based on task:
   * - 'minimal': Quick orientation (10 entities per domain sample) - RECOMMENDED for searches
   * - 'standard': Complete picture (all entities, friendly names only) - for comprehensive tasks
   * - 'full': Maximum detail (includes states, device types, services) - for deep analysis
   * This context helps tailor search strategies, understand naming conventions, and make informed decisions.
   * @param domain_filter Default: null
   * @param area_filter Default: null
   * @param limit Default: 10
   * @param group_by_domain Default: false
   */
  function haSearchEntities(input: {
    query: string;
    domain_filter?: string | null;
    area_filter?: string | null;
    limit?: number /* integer */;
    group_by_domain?: boolean;
  }): Promise<McpToolResult>;

  namespace prompts {
    /**
     * Get one prompt by name of MCP server ha-mcp.
     */
    function get(input: {
      name: string;
      arguments?: { [key: string]: string };
    }): Promise<McpPromptsGetResult>;

    /**
     * List the prompts of MCP server ha-mcp.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpPromptsListResult>;
  }

  namespace resources {
    /**
     * List the resources of MCP server ha-mcp.
     */
    function list(input?: {
      cursor?: string;
    }): Promise<McpResourcesListResult>;

    /**
     * Read one resource by URI of MCP server ha-mcp.
     */
    function read(input: {
      uri: string;
    }): Promise<McpResourcesReadResult>;
  }
}
