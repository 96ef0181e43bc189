// Generated from the tool's effective contract; shapes that TypeScript cannot say are unknown.
// JSON Schema validation at run time decides; describe() has the original schema.
// Values reach the program intact, or the call rejects when the program-data allowance is full.
declare function read(input: { cursor?: string | null; limit?: number /* integer, >= 1 */ | null; offset?: number /* integer, >= 1 */ | null; optional?: boolean; path: string }): Promise<{ content: string; kind: "text" } | { content: string; continuation: { cursor?: string; limit?: number; offset: number }; kind: "truncated" } | { kind: "not_found"; path: string } | { bytes: number; kind: "binary" }>;
