// Generated from the tool's effective contract; shapes that TypeScript cannot say are unknown.
// JSON Schema validation at run time decides; describe() has the original schema.
// Values reach the program intact, or the call rejects when the program-data allowance is full.
declare function grep(input: { glob?: string | null; ignoreCase?: boolean; limit?: number /* integer, >= 1, <= 10000 */ | null; literal?: boolean; path?: string | null; pattern: string }): Promise<{ content: string; limitReached: boolean; matches: number; skipped?: number; truncated: boolean }>;
