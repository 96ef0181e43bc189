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

declare namespace MCP.openbnbMcpServerAirbnb {
  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;

  /**
   * Get detailed information about a specific Airbnb listing. Provide direct links to the user
   * @param id The Airbnb listing ID
   * @param checkin Check-in date (YYYY-MM-DD)
   * @param checkout Check-out date (YYYY-MM-DD)
   * @param adults Number of adults
   * @param children Number of children
   * @param infants Number of infants
   * @param pets Number of pets
   * @param ignoreRobotsText Ignore robots.txt rules for this request
   */
  function airbnbListingDetails(input: {
    id: string;
    checkin?: string;
    checkout?: string;
    adults?: number;
    children?: number;
    infants?: number;
    pets?: number;
    ignoreRobotsText?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;

  /**
   * Search for Airbnb listings with various filters and pagination. Provide direct links to the user
   * @param location Location to search for (city, state, etc.)
   * @param placeId Google Maps Place ID (overrides the location parameter)
   * @param checkin Check-in date (YYYY-MM-DD)
   * @param checkout Check-out date (YYYY-MM-DD)
   * @param adults Number of adults
   * @param children Number of children
   * @param infants Number of infants
   * @param pets Number of pets
   * @param minPrice Minimum price for the stay
   * @param maxPrice Maximum price for the stay
   * @param cursor Base64-encoded string used for Pagination
   * @param propertyType Filter by property type: 'entire_home' (entire homes/apartments), 'private_room' (private rooms in shared homes), 'shared_room' (shared/dorm-style rooms), 'hotel_room' (hotel rooms)
   * @param ignoreRobotsText Ignore robots.txt rules for this request
   */
  function airbnbSearch(input: {
    location: string;
    placeId?: string;
    checkin?: string;
    checkout?: string;
    adults?: number;
    children?: number;
    infants?: number;
    pets?: number;
    minPrice?: number;
    maxPrice?: number;
    cursor?: string;
    propertyType?: "entire_home" | "private_room" | "shared_room" | "hotel_room";
    ignoreRobotsText?: boolean;
    [key: string]: unknown;
  }): Promise<McpToolResult>;
}
