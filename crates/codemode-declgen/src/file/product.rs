//! Files that declare what every guest has: `results.d.ts`, `nodes.d.ts`, `skills.d.ts` (`spec/guest-api.md` 4, 6 to 9).

use std::fmt::Write;

/// Limits that `results.d.ts` states.
#[derive(Clone, Copy, Debug)]
pub struct ResultsLimits {
    /// Saved results of one reply.
    pub results: u64,
    /// Bytes of all saved results together, as JSON.
    pub results_bytes: u64,
    /// Characters of a key of the store.
    pub key_units: u64,
    /// Bytes of one value of the store, as JSON.
    pub value_bytes: u64,
    /// Bytes of all values of the store together, as JSON.
    pub store_bytes: u64,
    /// Keys of the session's store.
    pub store_keys: u64,
}

/// The text of `results.d.ts`.
#[must_use]
pub fn results(limits: &ResultsLimits) -> String {
    let ResultsLimits { results, results_bytes, key_units, value_bytes, store_bytes, store_keys } = limits;
    let mut text = String::new();
    // Writing to a string cannot fail.
    let _ = write!(
        text,
        "\
// results: data between the programs of one reply, at most {results} entries of {results_bytes} bytes of JSON together.
// save() takes JSON values and rejects beyond the limits, changing nothing; its reference has at most 768 bytes.
// load() gives a fresh copy each time; an unknown or expired id rejects. delete() frees the space. All end with the reply.
type CodeModeResultReference = {{ id: string; bytes: number; count: number; shape: string; preview: string; previewTruncated: boolean }};
declare const results: {{ save(value: unknown): Promise<CodeModeResultReference>; load(id: string): Promise<unknown>; delete(id: string): Promise<boolean> }};
// store: data between the replies of one session. A key has 1 to {key_units} characters, a value at most {value_bytes} bytes of JSON,
// all values {store_bytes}, in at most {store_keys} keys; beyond that it rejects and changes nothing. undefined deletes a key. Only a completed program commits.
// load() gives a copy, or undefined for a key that is not there.
declare function store(key: string, value: unknown): Promise<void>;
declare function load(key: string): Promise<unknown>;"
    );
    text
}

/// The text of `nodes.d.ts`.
pub const NODES: &str = "\
// Paired nodes. Calls go through the tool `nodes`, with its policy, approvals and timeouts.
type CodeModeNodeInfo = { id: string; name: string; platform?: string; connected: boolean; commands: Array<string> };
interface CodeModeNode {
  readonly id: string;
  readonly name: string;
  /** Run a command that the node advertises; `system.run` is refused. */
  invoke(command: string, params?: { [key: string]: unknown }): Promise<unknown>;
  /** List a folder; only on nodes that advertise `fs.listDir`. */
  listDir?(path: string): Promise<unknown>;
}
declare const nodes: {
  list(): Promise<Array<CodeModeNodeInfo>>;
  /** By exact id, then by display name; rejects for one that is not paired or ambiguous. */
  get(idOrName: string): Promise<CodeModeNode>;
};";

/// The text of `skills.d.ts`; `search` says whether the host searches skills.
#[must_use]
pub fn skills(search: bool) -> String {
    let search = if search {
        "\n  /** At most 4096 units of query; limit from 1 to 20, 5 by default; descriptions of at most 500 units. */\n  search(query: string, options?: { limit?: number }): Promise<Array<CodeModeSkill>>;"
    } else {
        ""
    };
    format!(
        "\
type CodeModeSkill = {{ name: string; description: string; location: string }};
declare const skills: {{
  list(): Promise<Array<CodeModeSkill>>;
  /** The whole instructions, or a refusal if they do not fit. */
  read(name: string, relPath?: string): Promise<string>;{search}
}};"
    )
}
