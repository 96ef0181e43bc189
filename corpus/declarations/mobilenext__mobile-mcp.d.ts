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

declare namespace MCP.mobilenextMobileMcp {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * Reserve a physical device from the remote cloud fleet for exclusive use, returning a device identifier usable with the other mobile_* tools. Unlike local devices, a remote device is a shared and billed resource borrowed for the session - only call this after the user has explicitly asked to use a remote/cloud device, never speculatively or as a fallback when a local device isn't found. Requires mobile_login_to_cloud_provider to have been called first; if this fails with an authentication error, call that tool then retry. Use mobile_list_remote_devices first to see which names and versions actually exist in the fleet before filtering by them. Release the device with mobile_release_remote_device once the whole task is finished - releasing wipes the device's state, so do not release and reallocate between steps of the same task just to be tidy.
   * @param platform The platform to allocate a device for
   * @param name Filter by device name/model. Supports a trailing * for prefix match (e.g. "iPhone*"), or an exact name (e.g. "iPhone 16").
   * @param version Filter by OS version. Supports comparison prefixes >=, >, <=, < (e.g. ">=18"), or an exact version (e.g. "18.6.2"). Multiple values are ANDed together.
   * @param type Device type filter. Currently only "real" (physical devices) is supported by the fleet.
   * @param wait If true, block until the device has finished allocating and is ready to use, up to timeoutSeconds. If false/omitted, this returns as soon as the reservation is made, but the device may not be immediately ready.
   * @param timeoutSeconds Seconds to wait for allocation when wait is true. Defaults to 900 (15 minutes). Only relevant when wait is true.
   */
  function mobileAllocateRemoteDevice(input: {
    platform: "ios" | "android";
    name?: string;
    version?: Array<string>;
    type?: "real";
    wait?: boolean;
    timeoutSeconds?: number /* integer, <= 9007199254740991, > 0 */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Run multiple tools in sequence in a single call, e.g. click, type, click, type. Use this to fill forms or perform multi-step flows without round-trips. The device argument is applied to every step unless a step provides its own.
   * @param device The device identifier to use. Use mobile_list_available_devices to find which devices are available to you.
   * @param steps Tools to run, in order
   * @param stopOnError Stop at the first failing step. Defaults to true
   * @param listElementsAtEnd Run mobile_list_elements_on_screen after the last step and include its result. Defaults to false
   */
  function mobileBatchCommands(input: {
    device: string;
    steps: Array<{ arguments: { [key: string]: unknown }; name: string; [key: string]: unknown }>;
    stopOnError?: boolean;
    listElementsAtEnd?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Click on the screen, either at x,y coordinates or on an element by its ref (e.g. "@e5") from the latest mobile_list_elements_on_screen result. Prefer ref when the element is listed.
   * @param device The device identifier to use. Use mobile_list_available_devices to find which devices are available to you.
   * @param x The x coordinate to click on the screen, in pixels. Required unless ref is given
   * @param y The y coordinate to click on the screen, in pixels. Required unless ref is given
   * @param ref Element ref from mobile_list_elements_on_screen, e.g. "@e5". Takes precedence over x,y
   */
  function mobileClickOnScreenAtCoordinates(input: {
    device: string;
    x?: number /* >= 0 */;
    y?: number /* >= 0 */;
    ref?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Read or replace the device clipboard. Pass text to set the clipboard, omit it to read the current clipboard.
   * @param device The device identifier to use. Use mobile_list_available_devices to find which devices are available to you.
   * @param text Text to place on the clipboard. Omit to read the clipboard instead.
   */
  function mobileClipboard(input: {
    device: string;
    text?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Double-tap on the screen at given x,y coordinates.
   * @param device The device identifier to use. Use mobile_list_available_devices to find which devices are available to you.
   * @param x The x coordinate to double-tap, in pixels
   * @param y The y coordinate to double-tap, in pixels
   */
  function mobileDoubleTapOnScreen(input: {
    device: string;
    x: number /* >= 0 */;
    y: number /* >= 0 */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get the full content of a crash report by its ID. Use mobile_list_crashes to find available crash IDs.
   * @param device The device identifier to use. Use mobile_list_available_devices to find which devices are available to you.
   * @param id The crash report ID to retrieve
   */
  function mobileGetCrash(input: {
    device: string;
    id: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Collect live device logs (logcat on Android, unified log on iOS) as one JSON object per line. Only logs emitted after the call starts are captured, so trigger the behavior you want to observe right before or during the call. Stops after `limit` entries or after 30 seconds of silence. Each line of a stack trace counts as one entry, so filter by process or tag to avoid filling the limit with noise. Start with a small limit (20-50) for a quick look. For large captures, pass `saveTo` to write logs to a file and only the entry count is returned.
   * @param device The device identifier to use. Use mobile_list_available_devices to find which devices are available to you.
   * @param limit Stop after this many log entries Default: 100
   * @param filter Filters, ANDed together. key=value includes, key!=value excludes. Keys: pid, process, tag, level, subsystem, category, message. Example: ["tag=ActivityManager", "level=Error", "process!=SpringBoard"] Default: []
   * @param saveTo Path to write the logs to instead of returning them. Filename must end with .log, .txt, or .jsonl
   */
  function mobileGetDeviceLogs(input: {
    device: string;
    limit?: number /* integer, >= 1, <= 10000 */;
    filter?: Array<string>;
    saveTo?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get the app currently in the foreground on the device. Use this to verify which app or screen you are on before interacting with it.
   * @param device The device identifier to use. Use mobile_list_available_devices to find which devices are available to you.
   */
  function mobileGetForegroundApp(input: {
    device: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get the current screen orientation of the device
   * @param device The device identifier to use. Use mobile_list_available_devices to find which devices are available to you.
   */
  function mobileGetOrientation(input: {
    device: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get the screen size of the mobile device in pixels
   * @param device The device identifier to use. Use mobile_list_available_devices to find which devices are available to you.
   */
  function mobileGetScreenSize(input: {
    device: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Install an app on mobile device
   * @param device The device identifier to use. Use mobile_list_available_devices to find which devices are available to you.
   * @param path The path to the app file to install. For iOS simulators, provide a .zip file or a .app directory. For Android provide an .apk file. For iOS real devices provide an .ipa file
   */
  function mobileInstallApp(input: {
    device: string;
    path: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Launch an app on mobile device. Use this to open a specific app. You can find the package name of the app by calling list_apps_on_device.
   * @param device The device identifier to use. Use mobile_list_available_devices to find which devices are available to you.
   * @param packageName The package name of the app to launch
   * @param locale Comma-separated BCP 47 locale tags to launch the app with (e.g., fr-FR,en-GB)
   */
  function mobileLaunchApp(input: {
    device: string;
    packageName: string;
    locale?: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List all the installed apps on the device
   * @param device The device identifier to use. Use mobile_list_available_devices to find which devices are available to you.
   */
  function mobileListApps(input: {
    device: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List all available devices. This includes both physical mobile devices and mobile simulators and emulators. It returns both Android and iOS devices. These are local devices already connected to this machine, ready to use immediately at no cost - for devices from the shared remote cloud fleet, use mobile_list_remote_devices instead.
   */
  function mobileListAvailableDevices(input?: Record<string, unknown>): Promise<McpToolResult>;

  /**
   * List crash reports available on the device
   * @param device The device identifier to use. Use mobile_list_available_devices to find which devices are available to you.
   */
  function mobileListCrashes(input: {
    device: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List elements on screen with their ref, coordinates, and display text or accessibility label. Use the ref with mobile_click_on_screen_at_coordinates. Refs and coordinates stay valid as long as the screen does not change; re-list only after navigation or a layout change.
   * @param device The device identifier to use. Use mobile_list_available_devices to find which devices are available to you.
   * @param format Output format. "text" (default) is one compact line per element, "json" is a json array
   */
  function mobileListElementsOnScreen(input: {
    device: string;
    format?: "text" | "json";
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * List the catalog of device models (make, platform, OS version) available to reserve from the remote cloud device fleet. This is different from mobile_list_available_devices, which lists real devices and simulators/emulators already connected to this local machine and ready to use immediately at no cost. Remote devices live in a shared cloud fleet: they are not usable until reserved with mobile_allocate_remote_device, and reserving one may be a limited/billed resource. Requires mobile_login_to_cloud_provider to have been called first; if this fails with an authentication error, call that tool then retry.
   */
  function mobileListRemoteDevices(input?: Record<string, unknown>): Promise<McpToolResult>;

  /**
   * Start authenticating this machine with the remote device cloud provider. This is required once before mobile_list_remote_devices or mobile_allocate_remote_device will work; if either of those fails with an authentication error, call this tool and then retry. This starts a browser-based device-code login and returns quickly with a URL and a one-time code - it does NOT wait for the login to complete. Show the URL and code to the user verbatim and ask them to open the URL and enter the code in their own browser. The login keeps running in the background after this tool returns; once the user confirms they've completed it, retry the remote devices tool that originally failed. Only call this after the user has explicitly asked to connect to, log into, or use remote/cloud devices - never call it speculatively, since it interrupts the user to act in their browser.
   */
  function mobileLoginToCloudProvider(input?: Record<string, unknown>): Promise<McpToolResult>;

  /**
   * Long press on the screen at given x,y coordinates. If long pressing on an element, use the mobile_list_elements_on_screen tool to find the coordinates.
   * @param device The device identifier to use. Use mobile_list_available_devices to find which devices are available to you.
   * @param x The x coordinate to long press on the screen, in pixels
   * @param y The y coordinate to long press on the screen, in pixels
   * @param duration Duration of the long press in milliseconds. Defaults to 500ms.
   */
  function mobileLongPressOnScreenAtCoordinates(input: {
    device: string;
    x: number /* >= 0 */;
    y: number /* >= 0 */;
    duration?: number /* >= 1, <= 10000 */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Open a URL in browser on device
   * @param device The device identifier to use. Use mobile_list_available_devices to find which devices are available to you.
   * @param url The URL to open
   */
  function mobileOpenUrl(input: {
    device: string;
    url: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Press a button on device
   * @param device The device identifier to use. Use mobile_list_available_devices to find which devices are available to you.
   * @param button The button to press. Supported buttons: BACK (android only), HOME, VOLUME_UP, VOLUME_DOWN, ENTER, DPAD_CENTER (android tv only), DPAD_UP (android tv only), DPAD_DOWN (android tv only), DPAD_LEFT (android tv only), DPAD_RIGHT (android tv only)
   */
  function mobilePressButton(input: {
    device: string;
    button: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Release a device previously reserved with mobile_allocate_remote_device back to the remote cloud fleet so it becomes available to others. Releasing is destructive to the device's state: apps installed, files pushed, and any other changes made during this session are lost, and a later mobile_allocate_remote_device call may take time and could return a different physical unit. Only release once the whole task is finished - if there is more work to do on the same device shortly, keep holding it rather than releasing and reallocating.
   * @param device The device identifier to release back to the remote fleet
   */
  function mobileReleaseRemoteDevice(input: {
    device: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Save a screenshot of the mobile device to a file
   * @param device The device identifier to use. Use mobile_list_available_devices to find which devices are available to you.
   * @param saveTo The path to save the screenshot to. Filename must end with .png, .jpg, or .jpeg
   * @param maxSize Maximum width/height in pixels, keeping aspect ratio. Omit for full size.
   * @param scale Scale factor (0.0-1.0). Ignored if maxSize is provided.
   */
  function mobileSaveScreenshot(input: {
    device: string;
    saveTo: string;
    maxSize?: number /* integer, <= 9007199254740991, > 0 */;
    scale?: number /* <= 1, > 0 */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Override the GPS location reported by the device, or clear the override to restore the real location. Omit latitude and longitude to clear.
   * @param device The device identifier to use. Use mobile_list_available_devices to find which devices are available to you.
   * @param latitude Latitude in decimal degrees, e.g. 37.7749. Omit together with longitude to clear the override.
   * @param longitude Longitude in decimal degrees, e.g. -122.4194. Omit together with latitude to clear the override.
   */
  function mobileSetLocation(input: {
    device: string;
    latitude?: number /* >= -90, <= 90 */;
    longitude?: number /* >= -180, <= 180 */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Change the screen orientation of the device
   * @param device The device identifier to use. Use mobile_list_available_devices to find which devices are available to you.
   * @param orientation The desired orientation
   */
  function mobileSetOrientation(input: {
    device: string;
    orientation: "portrait" | "landscape";
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Start recording the screen of a mobile device. The recording runs in the background until stopped with mobile_stop_screen_recording. Returns the path where the recording will be saved.
   * @param device The device identifier to use. Use mobile_list_available_devices to find which devices are available to you.
   * @param output The file path to save the recording to. Filename must end with .mp4. If not provided, a temporary path will be used.
   * @param timeLimit Maximum recording duration in seconds. The recording will stop automatically after this time.
   */
  function mobileStartScreenRecording(input: {
    device: string;
    output?: string;
    timeLimit?: number;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Stop an active screen recording on a mobile device. Returns the file path, size, and approximate duration of the recording.
   * @param device The device identifier to use. Use mobile_list_available_devices to find which devices are available to you.
   */
  function mobileStopScreenRecording(input: {
    device: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Swipe on the screen
   * @param device The device identifier to use. Use mobile_list_available_devices to find which devices are available to you.
   * @param direction The direction to swipe
   * @param x The x coordinate to start the swipe from, in pixels. If not provided, uses center of screen
   * @param y The y coordinate to start the swipe from, in pixels. If not provided, uses center of screen
   * @param distance The distance to swipe in pixels. Defaults to 400 pixels for iOS or 30% of screen dimension for Android
   */
  function mobileSwipeOnScreen(input: {
    device: string;
    direction: "up" | "down" | "left" | "right";
    x?: number /* >= 0 */;
    y?: number /* >= 0 */;
    distance?: number;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Take a screenshot of the mobile device. Use this to understand what's on screen, if you need to press an element that is available through view hierarchy then you must list elements on screen instead. The screenshot is usually smaller than the screen, so when the device reports its screen size the result also states how to convert positions in the screenshot into screen coordinates before tapping. Do not cache this result.
   * @param device The device identifier to use. Use mobile_list_available_devices to find which devices are available to you.
   * @param maxSize Maximum width/height in pixels, keeping aspect ratio. Defaults to 1024.
   * @param scale Scale factor (0.0-1.0). Ignored if maxSize is provided.
   */
  function mobileTakeScreenshot(input: {
    device: string;
    maxSize?: number /* integer, <= 9007199254740991, > 0 */;
    scale?: number /* <= 1, > 0 */;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Stop and terminate an app on mobile device
   * @param device The device identifier to use. Use mobile_list_available_devices to find which devices are available to you.
   * @param packageName The package name of the app to terminate
   */
  function mobileTerminateApp(input: {
    device: string;
    packageName: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Type text into the focused element
   * @param device The device identifier to use. Use mobile_list_available_devices to find which devices are available to you.
   * @param text The text to type
   * @param submit Whether to submit the text. If true, the text will be submitted as if the user pressed the enter key.
   */
  function mobileTypeKeys(input: {
    device: string;
    text: string;
    submit: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Uninstall an app from mobile device
   * @param device The device identifier to use. Use mobile_list_available_devices to find which devices are available to you.
   * @param bundle_id Bundle identifier (iOS) or package name (Android) of the app to be uninstalled
   */
  function mobileUninstallApp(input: {
    device: string;
    bundle_id: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;
}
