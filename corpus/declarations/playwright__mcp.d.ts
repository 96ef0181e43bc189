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

declare namespace MCP.playwrightMcp {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * Open the Playwright Dashboard in annotation mode for the current page and wait for the user to draw annotations. Returns the annotated screenshot, ARIA snapshot, and the list of annotations.
   */
  function browserAnnotate(input?: Record<string, never>): Promise<McpToolResult>;

  /**
   * Perform click on a web page
   * @param target Exact target element reference from the page snapshot, or a unique element selector
   * @param element Human-readable element description used to obtain permission to interact with the element
   * @param doubleClick Whether to perform a double click instead of a single click
   * @param button Button to click, defaults to left
   * @param modifiers Modifier keys to press
   */
  function browserClick(input: {
    target: string;
    element?: string;
    doubleClick?: boolean;
    button?: "left" | "right" | "middle";
    modifiers?: Array<"Alt" | "Control" | "ControlOrMeta" | "Meta" | "Shift">;
  }): Promise<McpToolResult>;

  /**
   * Close the page
   */
  function browserClose(input?: Record<string, never>): Promise<McpToolResult>;

  /**
   * Returns all console messages
   * @param level Level of the console messages to return. Each level includes the messages of more severe levels. Defaults to "info". Default: "info"
   * @param all Return all console messages since the beginning of the session, not just since the last navigation. Defaults to false.
   * @param filename File name to save the console messages to. Relative file names are resolved against the workspace root. If not provided, messages are returned as text.
   */
  function browserConsoleMessages(input?: {
    level?: "error" | "warning" | "info" | "debug";
    all?: boolean;
    filename?: string;
  }): Promise<McpToolResult>;

  /**
   * Clear all cookies
   */
  function browserCookieClear(input?: Record<string, never>): Promise<McpToolResult>;

  /**
   * Delete a specific cookie
   * @param name Cookie name to delete
   */
  function browserCookieDelete(input: {
    name: string;
  }): Promise<McpToolResult>;

  /**
   * Get a specific cookie by name
   * @param name Cookie name to get
   */
  function browserCookieGet(input: {
    name: string;
  }): Promise<McpToolResult>;

  /**
   * List all cookies (optionally filtered by domain/path)
   * @param domain Filter cookies by domain
   * @param path Filter cookies by path
   */
  function browserCookieList(input?: {
    domain?: string;
    path?: string;
  }): Promise<McpToolResult>;

  /**
   * Set a cookie with optional flags (domain, path, expires, httpOnly, secure, sameSite)
   * @param name Cookie name
   * @param value Cookie value
   * @param domain Cookie domain
   * @param path Cookie path
   * @param expires Cookie expiration as Unix timestamp
   * @param httpOnly Whether the cookie is HTTP only
   * @param secure Whether the cookie is secure
   * @param sameSite Cookie SameSite attribute
   */
  function browserCookieSet(input: {
    name: string;
    value: string;
    domain?: string;
    path?: string;
    expires?: number;
    httpOnly?: boolean;
    secure?: boolean;
    sameSite?: "Strict" | "Lax" | "None";
  }): Promise<McpToolResult>;

  /**
   * Perform drag and drop between two elements
   * @param startTarget Exact target element reference from the page snapshot, or a unique element selector
   * @param endTarget Exact target element reference from the page snapshot, or a unique element selector
   * @param startElement Human-readable source element description used to obtain the permission to interact with the element
   * @param endElement Human-readable target element description used to obtain the permission to interact with the element
   */
  function browserDrag(input: {
    startTarget: string;
    endTarget: string;
    startElement?: string;
    endElement?: string;
  }): Promise<McpToolResult>;

  /**
   * Drop files or MIME-typed data onto an element, as if dragged from outside the page. At least one of "paths" or "data" must be provided.
   * @param target Exact target element reference from the page snapshot, or a unique element selector
   * @param element Human-readable element description used to obtain permission to interact with the element
   * @param paths Absolute paths to files to drop onto the element.
   * @param data Data to drop, as a map of MIME type to string value (e.g. {"text/plain": "hello", "text/uri-list": "https://example.com"}).
   */
  function browserDrop(input: {
    target: string;
    element?: string;
    paths?: Array<string>;
    data?: { [key: string]: string };
  }): Promise<McpToolResult>;

  /**
   * Emulate CSS media features for the page, for example switch between the light and dark color scheme. Omitted parameters are left unchanged; null clears an override.
   * @param colorScheme Emulates the prefers-color-scheme media feature
   * @param reducedMotion Emulates the prefers-reduced-motion media feature
   * @param forcedColors Emulates the forced-colors media feature
   * @param contrast Emulates the prefers-contrast media feature
   * @param media Changes the CSS media type of the page
   */
  function browserEmulateMedia(input?: {
    colorScheme?: "light" | "dark" | null;
    reducedMotion?: "reduce" | "no-preference" | null;
    forcedColors?: "active" | "none" | null;
    contrast?: "more" | "no-preference" | null;
    media?: "screen" | "print" | null;
  }): Promise<McpToolResult>;

  /**
   * Evaluate JavaScript expression on page or element
   * @param function () => { /* code * / } or (element) => { /* code * / } when element is provided
   * @param element Human-readable element description used to obtain permission to interact with the element
   * @param target Exact target element reference from the page snapshot, or a unique element selector
   * @param filename File name to save the result to. Relative file names are resolved against the workspace root. If not provided, result is returned as text.
   */
  function browserEvaluate(input: {
    function: string;
    element?: string;
    target?: string;
    filename?: string;
  }): Promise<McpToolResult>;

  /**
   * Upload one or multiple files
   * @param paths The absolute paths to the files to upload. Can be single file or multiple files. If omitted, file chooser is cancelled.
   */
  function browserFileUpload(input?: {
    paths?: Array<string>;
  }): Promise<McpToolResult>;

  /**
   * Fill multiple form fields
   * @param fields Fields to fill in
   */
  function browserFillForm(input: {
    fields: Array<{ element?: string; name: string; target: string; type: "textbox" | "checkbox" | "radio" | "combobox" | "slider"; value: string }>;
  }): Promise<McpToolResult>;

  /**
   * Search the accessibility snapshot of the current page for text or a regular expression. Returns matching snapshot nodes with a few lines of surrounding context (like search snippets), each shown under its path from the root of the tree, which is cheaper than capturing the whole snapshot when you only need to locate an element and its ref.
   * @param text Plain text to search for in the page snapshot (case-insensitive substring match). Provide either text or regex, not both.
   * @param regex Regular expression to search for in the page snapshot. Matching is case-sensitive by default; wrap the pattern in slashes to add flags, e.g. "/error/i" for case-insensitive. Provide either text or regex, not both.
   * @param filename Save results to a file instead of returning them in the response. Relative file names are resolved against the workspace root.
   */
  function browserFind(input?: {
    text?: string;
    regex?: string;
    filename?: string;
  }): Promise<McpToolResult>;

  /**
   * Generate locator for the given element to use in tests
   * @param target Exact target element reference from the page snapshot, or a unique element selector
   * @param element Human-readable element description used to obtain permission to interact with the element
   */
  function browserGenerateLocator(input: {
    target: string;
    element?: string;
  }): Promise<McpToolResult>;

  /**
   * Handle a dialog
   * @param accept Whether to accept the dialog.
   * @param promptText The text of the prompt in case of a prompt dialog.
   */
  function browserHandleDialog(input: {
    accept: boolean;
    promptText?: string;
  }): Promise<McpToolResult>;

  /**
   * Remove a highlight overlay previously added for the element.
   * @param element Human-readable element description used when adding the highlight; must match the value passed to browser_highlight.
   * @param target Exact target element reference from the page snapshot, or a unique element selector
   */
  function browserHideHighlight(input?: {
    element?: string;
    target?: string;
  }): Promise<McpToolResult>;

  /**
   * Show a persistent highlight overlay around the element on the page.
   * @param target Exact target element reference from the page snapshot, or a unique element selector
   * @param element Human-readable element description used to obtain permission to interact with the element
   * @param style Additional inline CSS applied to the highlight overlay, e.g. "outline: 2px dashed red".
   */
  function browserHighlight(input: {
    target: string;
    element?: string;
    style?: string;
  }): Promise<McpToolResult>;

  /**
   * Hover over element on page
   * @param target Exact target element reference from the page snapshot, or a unique element selector
   * @param element Human-readable element description used to obtain permission to interact with the element
   */
  function browserHover(input: {
    target: string;
    element?: string;
  }): Promise<McpToolResult>;

  /**
   * Clear all localStorage
   */
  function browserLocalstorageClear(input?: Record<string, never>): Promise<McpToolResult>;

  /**
   * Delete a localStorage item
   * @param key Key to delete
   */
  function browserLocalstorageDelete(input: {
    key: string;
  }): Promise<McpToolResult>;

  /**
   * Get a localStorage item by key
   * @param key Key to get
   */
  function browserLocalstorageGet(input: {
    key: string;
  }): Promise<McpToolResult>;

  /**
   * List all localStorage key-value pairs
   */
  function browserLocalstorageList(input?: Record<string, never>): Promise<McpToolResult>;

  /**
   * Set a localStorage item
   * @param key Key to set
   * @param value Value to set
   */
  function browserLocalstorageSet(input: {
    key: string;
    value: string;
  }): Promise<McpToolResult>;

  /**
   * Click mouse button at a given position
   * @param x X coordinate
   * @param y Y coordinate
   * @param button Button to click, defaults to left
   * @param clickCount Number of clicks, defaults to 1
   * @param delay Time to wait between mouse down and mouse up in milliseconds, defaults to 0
   */
  function browserMouseClickXy(input: {
    x: number;
    y: number;
    button?: "left" | "right" | "middle";
    clickCount?: number;
    delay?: number;
  }): Promise<McpToolResult>;

  /**
   * Press mouse down
   * @param button Button to press, defaults to left
   */
  function browserMouseDown(input?: {
    button?: "left" | "right" | "middle";
  }): Promise<McpToolResult>;

  /**
   * Drag left mouse button to a given position
   * @param startX Start X coordinate
   * @param startY Start Y coordinate
   * @param endX End X coordinate
   * @param endY End Y coordinate
   */
  function browserMouseDragXy(input: {
    startX: number;
    startY: number;
    endX: number;
    endY: number;
  }): Promise<McpToolResult>;

  /**
   * Move mouse to a given position
   * @param x X coordinate
   * @param y Y coordinate
   */
  function browserMouseMoveXy(input: {
    x: number;
    y: number;
  }): Promise<McpToolResult>;

  /**
   * Press mouse up
   * @param button Button to press, defaults to left
   */
  function browserMouseUp(input?: {
    button?: "left" | "right" | "middle";
  }): Promise<McpToolResult>;

  /**
   * Scroll mouse wheel
   * @param deltaX X delta Default: 0
   * @param deltaY Y delta Default: 0
   */
  function browserMouseWheel(input?: {
    deltaX?: number;
    deltaY?: number;
  }): Promise<McpToolResult>;

  /**
   * Navigate to a URL
   * @param url The URL to navigate to
   */
  function browserNavigate(input: {
    url: string;
  }): Promise<McpToolResult>;

  /**
   * Go back to the previous page in the history
   */
  function browserNavigateBack(input?: Record<string, never>): Promise<McpToolResult>;

  /**
   * Returns full details (headers and body) of a single network request, or a single part if `part` is set. Use the number from browser_network_requests.
   * @param index 1-based index of the request, as printed by browser_network_requests.
   * @param part Return only this part of the request. Omit to return full details.
   * @param filename File name to save the result to. Relative file names are resolved against the workspace root. If not provided, output is returned as text.
   */
  function browserNetworkRequest(input: {
    index: number /* integer, >= 1, <= 9007199254740991 */;
    part?: "request-headers" | "request-body" | "response-headers" | "response-body";
    filename?: string;
  }): Promise<McpToolResult>;

  /**
   * Returns a numbered list of network requests since loading the page. Use browser_network_request with the number to get full details.
   * @param static Whether to include successful static resources like images, fonts, scripts, etc. Defaults to false. Default: false
   * @param filter Only return requests whose URL matches this regexp (e.g. "/api/.*user").
   * @param filename File name to save the network requests to. Relative file names are resolved against the workspace root. If not provided, requests are returned as text.
   */
  function browserNetworkRequests(input?: {
    static?: boolean;
    filter?: string;
    filename?: string;
  }): Promise<McpToolResult>;

  /**
   * Sets the browser network state to online or offline. When offline, all network requests will fail.
   * @param state Set to "offline" to simulate offline mode, "online" to restore network connectivity
   */
  function browserNetworkStateSet(input: {
    state: "online" | "offline";
  }): Promise<McpToolResult>;

  /**
   * Save page as PDF
   * @param filename File name to save the pdf to. Relative file names are resolved against the workspace root. If not specified, the pdf is saved into the output directory as `page-{timestamp}.pdf`.
   */
  function browserPdfSave(input?: {
    filename?: string;
  }): Promise<McpToolResult>;

  /**
   * Press a key on the keyboard
   * @param key Name of the key to press or a character to generate, such as `ArrowLeft` or `a`
   */
  function browserPressKey(input: {
    key: string;
  }): Promise<McpToolResult>;

  /**
   * Resize the browser window
   * @param width Width of the browser window
   * @param height Height of the browser window
   */
  function browserResize(input: {
    width: number;
    height: number;
  }): Promise<McpToolResult>;

  /**
   * Resume script execution after it was paused. When called with step set to true, execution will pause again before the next action.
   * @param step When true, execution will pause again before the next action, allowing step-by-step debugging.
   * @param location Pause execution at a specific <file>:<line>, e.g. "example.spec.ts:42".
   */
  function browserResume(input?: {
    step?: boolean;
    location?: string;
  }): Promise<McpToolResult>;

  /**
   * Set up a route to mock network requests matching a URL pattern
   * @param pattern URL pattern to match (e.g., "** /api/users", "** /*.{png,jpg}")
   * @param status HTTP status code to return (default: 200)
   * @param body Response body (text or JSON string)
   * @param contentType Content-Type header (e.g., "application/json", "text/html")
   * @param headers Headers to add in "Name: Value" format
   * @param removeHeaders Comma-separated list of header names to remove from request
   */
  function browserRoute(input: {
    pattern: string;
    status?: number;
    body?: string;
    contentType?: string;
    headers?: Array<string>;
    removeHeaders?: string;
  }): Promise<McpToolResult>;

  /**
   * List all active network routes
   */
  function browserRouteList(input?: Record<string, never>): Promise<McpToolResult>;

  /**
   * Run a Playwright code snippet. Unsafe: executes arbitrary JavaScript in the Playwright server process and is RCE-equivalent.
   * @param code A JavaScript function containing Playwright code to execute. It will be invoked with a single argument, page, which you can use for any page interaction. For example: `async (page) => { await page.getByRole('button', { name: 'Submit' }).click(); return await page.title(); }`
   * @param filename Load code from the specified file. Relative file names are resolved against the workspace root. If both code and filename are provided, code will be ignored.
   */
  function browserRunCodeUnsafe(input?: {
    code?: string;
    filename?: string;
  }): Promise<McpToolResult>;

  /**
   * Select an option in a dropdown
   * @param target Exact target element reference from the page snapshot, or a unique element selector
   * @param values Array of values to select in the dropdown. This can be a single value or multiple values.
   * @param element Human-readable element description used to obtain permission to interact with the element
   */
  function browserSelectOption(input: {
    target: string;
    values: Array<string>;
    element?: string;
  }): Promise<McpToolResult>;

  /**
   * Clear all sessionStorage
   */
  function browserSessionstorageClear(input?: Record<string, never>): Promise<McpToolResult>;

  /**
   * Delete a sessionStorage item
   * @param key Key to delete
   */
  function browserSessionstorageDelete(input: {
    key: string;
  }): Promise<McpToolResult>;

  /**
   * Get a sessionStorage item by key
   * @param key Key to get
   */
  function browserSessionstorageGet(input: {
    key: string;
  }): Promise<McpToolResult>;

  /**
   * List all sessionStorage key-value pairs
   */
  function browserSessionstorageList(input?: Record<string, never>): Promise<McpToolResult>;

  /**
   * Set a sessionStorage item
   * @param key Key to set
   * @param value Value to set
   */
  function browserSessionstorageSet(input: {
    key: string;
    value: string;
  }): Promise<McpToolResult>;

  /**
   * Restore storage state (cookies, local storage) from a file. This clears existing cookies and local storage before restoring.
   * @param filename Path to the storage state file to restore from. Relative file names are resolved against the workspace root.
   */
  function browserSetStorageState(input: {
    filename: string;
  }): Promise<McpToolResult>;

  /**
   * Capture accessibility snapshot of the current page, this is better than screenshot
   * @param target Exact target element reference from the page snapshot, or a unique element selector
   * @param filename Save snapshot to a file instead of returning it in the response. Relative file names are resolved against the workspace root.
   * @param depth Limit the depth of the snapshot tree
   * @param boxes Include each element's bounding box as [box=x,y,width,height] in the snapshot. Coordinates are viewport-relative, in CSS pixels (Element.getBoundingClientRect)
   */
  function browserSnapshot(input?: {
    target?: string;
    filename?: string;
    depth?: number;
    boxes?: boolean;
  }): Promise<McpToolResult>;

  /**
   * Start recording actions that the user performs in the browser as Playwright code. Use it when the user wants to demonstrate a flow manually. Call browser_stop_recording when the user says they are done to retrieve the recorded actions.
   */
  function browserStartRecording(input?: Record<string, never>): Promise<McpToolResult>;

  /**
   * Start trace recording
   */
  function browserStartTracing(input?: Record<string, never>): Promise<McpToolResult>;

  /**
   * Start video recording
   * @param filename File name to save the video to. Relative file names are resolved against the workspace root. If not specified, the video is saved into the output directory as `video-{timestamp}.webm`.
   * @param size Video size
   * @param fps Video frame rate in frames per second, defaults to 25
   * @param cursor Render an animated mouse cursor that travels to each action point. Paces actions by 800ms so that the cursor has time to travel.
   */
  function browserStartVideo(input?: {
    filename?: string;
    size?: { height: number; width: number };
    fps?: number;
    cursor?: boolean;
  }): Promise<McpToolResult>;

  /**
   * Stop the recording started with browser_start_recording and return the recorded actions as Playwright code.
   */
  function browserStopRecording(input?: Record<string, never>): Promise<McpToolResult>;

  /**
   * Stop trace recording
   */
  function browserStopTracing(input?: Record<string, never>): Promise<McpToolResult>;

  /**
   * Stop video recording
   */
  function browserStopVideo(input?: Record<string, never>): Promise<McpToolResult>;

  /**
   * Save storage state (cookies, local storage) to a file for later reuse
   * @param filename File name to save the storage state to. Relative file names are resolved against the workspace root. If not specified, the storage state is saved into the output directory as `storage-state-{timestamp}.json`.
   */
  function browserStorageState(input?: {
    filename?: string;
  }): Promise<McpToolResult>;

  /**
   * List, create, close, or select a browser tab.
   * @param action Operation to perform
   * @param index Tab index, used for close/select. If omitted for close, current tab is closed.
   * @param url URL to navigate to in the new tab, used for new.
   */
  function browserTabs(input: {
    action: "list" | "new" | "close" | "select";
    index?: number;
    url?: string;
  }): Promise<McpToolResult>;

  /**
   * Take a screenshot of the current page. You can't perform actions based on the screenshot, use browser_snapshot for actions.
   * @param scale Image resolution scale. "css" produces a screenshot sized in CSS pixels (smaller, consistent across devices). "device" produces a high-resolution screenshot using device pixels (larger, accounts for the device pixel ratio). Default is css. Default: "css"
   * @param element Human-readable element description used to obtain permission to interact with the element
   * @param target Exact target element reference from the page snapshot, or a unique element selector
   * @param type Image format for the screenshot. If unset, inferred from the filename extension, otherwise png.
   * @param filename File name to save the screenshot to. Relative file names are resolved against the workspace root. If not specified, the screenshot is saved into the output directory as `page-{timestamp}.{png|jpeg|webp}`.
   * @param fullPage When true, takes a screenshot of the full scrollable page, instead of the currently visible viewport. Cannot be used with element screenshots.
   */
  function browserTakeScreenshot(input?: {
    scale?: "css" | "device";
    element?: string;
    target?: string;
    type?: "png" | "jpeg" | "webp";
    filename?: string;
    fullPage?: boolean;
  }): Promise<McpToolResult>;

  /**
   * Type text into editable element
   * @param target Exact target element reference from the page snapshot, or a unique element selector
   * @param text Text to type into the element
   * @param element Human-readable element description used to obtain permission to interact with the element
   * @param submit Whether to submit entered text (press Enter after)
   * @param slowly Whether to type one character at a time. Useful for triggering key handlers in the page. By default entire text is filled in at once.
   */
  function browserType(input: {
    target: string;
    text: string;
    element?: string;
    submit?: boolean;
    slowly?: boolean;
  }): Promise<McpToolResult>;

  /**
   * Remove network routes matching a pattern (or all routes if no pattern specified)
   * @param pattern URL pattern to unroute (omit to remove all routes)
   */
  function browserUnroute(input?: {
    pattern?: string;
  }): Promise<McpToolResult>;

  /**
   * Verify element is visible on the page
   * @param role ROLE of the element. Can be found in the snapshot like this: `- {ROLE} "Accessible Name":`
   * @param accessibleName ACCESSIBLE_NAME of the element. Can be found in the snapshot like this: `- role "{ACCESSIBLE_NAME}"`
   */
  function browserVerifyElementVisible(input: {
    role: string;
    accessibleName: string;
  }): Promise<McpToolResult>;

  /**
   * Verify list is visible on the page
   * @param element Human-readable list description
   * @param target Exact target element reference that points to the list
   * @param items Items to verify
   */
  function browserVerifyListVisible(input: {
    element: string;
    target: string;
    items: Array<string>;
  }): Promise<McpToolResult>;

  /**
   * Verify text is visible on the page. Prefer browser_verify_element_visible if possible.
   * @param text TEXT to verify. Can be found in the snapshot like this: `- role "Accessible Name": {TEXT}` or like this: `- text: {TEXT}`
   */
  function browserVerifyTextVisible(input: {
    text: string;
  }): Promise<McpToolResult>;

  /**
   * Verify element value
   * @param type Type of the element
   * @param element Human-readable element description
   * @param target Exact target element reference from the page snapshot
   * @param value Value to verify. For checkbox, use "true" or "false".
   */
  function browserVerifyValue(input: {
    type: "textbox" | "checkbox" | "radio" | "combobox" | "slider";
    element: string;
    target: string;
    value: string;
  }): Promise<McpToolResult>;

  /**
   * Add a chapter marker to the video recording. Shows a full-screen chapter card with blurred backdrop.
   * @param title Chapter title
   * @param description Chapter description
   * @param duration Duration in milliseconds to show the chapter card
   */
  function browserVideoChapter(input: {
    title: string;
    description?: string;
    duration?: number;
  }): Promise<McpToolResult>;

  /**
   * Stop annotating actions performed on the page.
   */
  function browserVideoHideActions(input?: Record<string, never>): Promise<McpToolResult>;

  /**
   * Annotate subsequent actions performed on the page with a callout that names the action and, when styled, marks the action point and highlights the target element. Useful while video recording or screencasting.
   * @param duration How long each action annotation stays on screen, in milliseconds. Defaults to 500.
   * @param position Where to place the action title relative to the page. Defaults to top-right.
   * @param cursor Cursor decoration for pointer actions. "pointer" (default) animates a mouse pointer from the previous action point to the next one; "none" disables the cursor decoration.
   * @param style Styles of the action decorations.
   */
  function browserVideoShowActions(input?: {
    duration?: number;
    position?: "top-left" | "top" | "top-right" | "bottom-left" | "bottom" | "bottom-right";
    cursor?: "none" | "pointer";
    style?: { highlight?: string; point?: string; title?: string };
  }): Promise<McpToolResult>;

  /**
   * Wait for text to appear or disappear or a specified time to pass
   * @param time The time to wait in seconds, at most 30
   * @param text The text to wait for
   * @param textGone The text to wait for to disappear
   */
  function browserWaitFor(input?: {
    time?: number;
    text?: string;
    textGone?: string;
  }): Promise<McpToolResult>;
}
