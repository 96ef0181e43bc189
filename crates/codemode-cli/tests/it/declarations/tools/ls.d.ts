// Generated from the tool's effective contract; shapes that TypeScript cannot say are unknown.
// JSON Schema validation at run time decides; describe() has the original schema.
// Values reach the program intact, or the call rejects when the program-data allowance is full.
declare function ls(input?: { after?: string | null; limit?: number /* integer, >= 1 */ | null; path?: string | null }): Promise<{ content: string; nextAfter?: string; truncated: boolean }>;
