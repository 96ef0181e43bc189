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

declare namespace MCP.modelcontextprotocolServerGoogleMaps {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * Get directions between two points
   * @param origin Starting point address or coordinates
   * @param destination Ending point address or coordinates
   * @param mode Travel mode (driving, walking, bicycling, transit)
   */
  function mapsDirections(input: {
    origin: string;
    destination: string;
    mode?: "driving" | "walking" | "bicycling" | "transit";
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Calculate travel distance and time for multiple origins and destinations
   * @param origins Array of origin addresses or coordinates
   * @param destinations Array of destination addresses or coordinates
   * @param mode Travel mode (driving, walking, bicycling, transit)
   */
  function mapsDistanceMatrix(input: {
    origins: Array<string>;
    destinations: Array<string>;
    mode?: "driving" | "walking" | "bicycling" | "transit";
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get elevation data for locations on the earth
   * @param locations Array of locations to get elevation for
   */
  function mapsElevation(input: {
    locations: Array<{ latitude: number; longitude: number; [key: string]: unknown }>;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Convert an address into geographic coordinates
   * @param address The address to geocode
   */
  function mapsGeocode(input: {
    address: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Get detailed information about a specific place
   * @param place_id The place ID to get details for
   */
  function mapsPlaceDetails(input: {
    place_id: string;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Convert coordinates into an address
   * @param latitude Latitude coordinate
   * @param longitude Longitude coordinate
   */
  function mapsReverseGeocode(input: {
    latitude: number;
    longitude: number;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Search for places using Google Places API
   * @param query Search query
   * @param location Optional center point for the search
   * @param radius Search radius in meters (max 50000)
   */
  function mapsSearchPlaces(input: {
    query: string;
    location?: { latitude?: number; longitude?: number; [key: string]: unknown };
    radius?: number;
    [key: string]: unknown;
  }): Promise<McpToolResult>;
}
