//! Callable names (`spec/names.md` 1 to 3).

use std::{collections::BTreeSet, sync::Arc};

use codemode_core::{Tool, ToolSource, json::order, names::RESERVED_WORDS};
use sha2::{Digest, Sha256};

use super::hex;

/// A tool and the JavaScript identifier that stands for it.
pub(super) struct Named {
    pub(super) callable_name: String,
    pub(super) id: String,
    pub(super) tool: Arc<dyn Tool>,
}

/// Gives every tool that wins its name an identifier, whatever the order of registration.
pub(super) fn assign(tools: Vec<Arc<dyn Tool>>, namespace_globals: &[&str], native_label: &str) -> Vec<Named> {
    let mut entries: Vec<(bool, String, String, Arc<dyn Tool>)> = winners(tools)
        .into_iter()
        .map(|tool| {
            let base = base(&tool.spec().name);
            let exact = tool.spec().name == base && !is_reserved(&base, namespace_globals);
            (!exact, base, tool.spec().id_under(native_label), tool)
        })
        .collect();
    entries.sort_by(|a, b| a.0.cmp(&b.0).then_with(|| order(&a.1, &b.1)).then_with(|| order(&a.2, &b.2)));
    let mut taken = BTreeSet::new();
    entries
        .into_iter()
        .map(|(_, base, id, tool)| {
            let callable_name =
                if taken.contains(&base) || is_reserved(&base, namespace_globals) { suffixed(&base, &id, &taken) } else { base };
            taken.insert(callable_name.clone());
            Named { callable_name, id, tool }
        })
        .collect()
}

/// One tool for each exact name: the first, except that a client's replaces one that is not.
fn winners(tools: Vec<Arc<dyn Tool>>) -> Vec<Arc<dyn Tool>> {
    let mut places = std::collections::BTreeMap::new();
    let mut winners: Vec<Arc<dyn Tool>> = Vec::new();
    for tool in tools {
        // No client can keep a tool out of the catalog (`spec/exec-wait.md` 1).
        if tool.spec().flags.direct_only && tool.spec().source == ToolSource::Native {
            continue;
        }
        match places.get(&tool.spec().name) {
            None => {
                places.insert(tool.spec().name.clone(), winners.len());
                winners.push(tool);
            }
            Some(&place) => {
                let client = |tool: &Arc<dyn Tool>| tool.spec().source == ToolSource::Client;
                if client(&tool) && !client(&winners[place]) {
                    winners[place] = tool;
                }
            }
        }
    }
    winners
}

/// The identifier nearest to a name.
fn base(name: &str) -> String {
    let replaced: String = name
        .encode_utf16()
        .map(|unit| match u8::try_from(unit) {
            Ok(byte) if byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'$' => char::from(byte),
            _ => '_',
        })
        .collect();
    let starts = replaced.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_' || c == '$');
    if starts && !replaced.starts_with("__codemode") { replaced } else { format!("tool_{replaced}") }
}

fn suffixed(base: &str, id: &str, taken: &BTreeSet<String>) -> String {
    let digest = hex(&Sha256::digest(id.as_bytes()));
    let candidates = (8..=digest.len()).step_by(2).map(|length| format!("{base}_{}", &digest[..length]));
    // Two tools with one id have one name and one winner, so the whole digest is always free.
    candidates.clone().find(|candidate| !taken.contains(candidate)).or_else(|| candidates.last()).unwrap_or_default()
}

fn is_reserved(name: &str, namespace_globals: &[&str]) -> bool {
    namespace_globals.contains(&name) || [&RESERVED_WORDS[..], &PRODUCT, &BUILT_INS, &ENGINE].iter().any(|list| list.contains(&name))
}

const PRODUCT: [&str; 16] = [
    "API",
    "MCP",
    "catalog",
    "clearTimeout",
    "console",
    "globalThis",
    "json",
    "load",
    "namespaces",
    "nodes",
    "results",
    "setTimeout",
    "skills",
    "store",
    "text",
    "yield_control",
];

const BUILT_INS: [&str; 63] = [
    "AggregateError",
    "Array",
    "ArrayBuffer",
    "Atomics",
    "BigInt",
    "BigInt64Array",
    "BigUint64Array",
    "Boolean",
    "DataView",
    "Date",
    "Error",
    "EvalError",
    "FinalizationRegistry",
    "Float32Array",
    "Float64Array",
    "Function",
    "Infinity",
    "Int8Array",
    "Int16Array",
    "Int32Array",
    "Intl",
    "JSON",
    "Map",
    "Math",
    "NaN",
    "Number",
    "Object",
    "Promise",
    "Proxy",
    "RangeError",
    "ReferenceError",
    "Reflect",
    "RegExp",
    "Set",
    "SharedArrayBuffer",
    "String",
    "Symbol",
    "SyntaxError",
    "TextDecoder",
    "TextEncoder",
    "TypeError",
    "URIError",
    "URL",
    "URLSearchParams",
    "Uint8Array",
    "Uint8ClampedArray",
    "Uint16Array",
    "Uint32Array",
    "WeakMap",
    "WeakRef",
    "WeakSet",
    "WebAssembly",
    "decodeURI",
    "decodeURIComponent",
    "encodeURI",
    "encodeURIComponent",
    "escape",
    "eval",
    "isFinite",
    "isNaN",
    "parseFloat",
    "parseInt",
    "undefined",
];

/// Globals that the engine, or a guest of this product, has beyond the list above.
const ENGINE: [&str; 11] = [
    "AsyncDisposableStack",
    "DOMException",
    "DisposableStack",
    "Float16Array",
    "Iterator",
    "Temporal",
    "atob",
    "btoa",
    "queueMicrotask",
    "structuredClone",
    "unescape",
];

#[cfg(test)]
mod tests {
    use async_trait::async_trait;
    use codemode_core::{CallContext, ToolError, ToolOutput, ToolSpec};
    use serde_json::Value;

    use super::*;

    struct Fake(ToolSpec);

    #[async_trait]
    impl Tool for Fake {
        fn spec(&self) -> &ToolSpec {
            &self.0
        }

        async fn call(&self, input: Value, _: &CallContext) -> Result<ToolOutput, ToolError> {
            Ok(input.into())
        }
    }

    #[track_caller]
    fn check(tools: &[(&str, &str)], expect: &[&str]) {
        let make = |tools: &mut dyn Iterator<Item = &(&str, &str)>| -> Vec<String> {
            let tools = tools.map(|(name, owner)| {
                let source = if *owner == "client" { ToolSource::Client } else { ToolSource::Native };
                Arc::new(Fake(ToolSpec { owner: (*owner).into(), source, ..ToolSpec::new(*name) })) as Arc<dyn Tool>
            });
            assign(tools.collect(), &["MCP"], "openclaw").into_iter().map(|named| named.callable_name).collect()
        };
        assert_eq!(make(&mut tools.iter()), expect);
        assert_eq!(make(&mut tools.iter().rev()), expect, "whatever the order of registration");
    }

    #[test]
    fn every_tool_has_one_identifier() {
        for (name, owner, expect) in [
            ("read", "core", "read"),
            ("llm-task", "llm", "llm_task"),
            ("web.fetch", "core", "web_fetch"),
            ("2fa", "core", "tool_2fa"),
            ("__codemode_x", "core", "tool___codemode_x"),
            ("héllo", "core", "h_llo"),
            ("😀", "core", "__"),
            ("$x", "core", "$x"),
            ("catalog", "core", "catalog_666ddff8"),
            ("delete", "core", "delete_99179ccf"),
            ("console", "core", "console_86088b0a"),
            ("Map", "core", "Map_45aec326"),
        ] {
            check(&[(name, owner)], &[expect]);
        }
        check(&[("Read", "core"), ("read", "core")], &["Read", "read"]);
        check(&[("a_b", "q"), ("a-b", "p"), ("a.b", "r")], &["a_b", "a_b_54f1dcce", "a_b_3420206a"]);
        check(&[("weather", "core"), ("weather", "client")], &["weather"]);
    }
}
