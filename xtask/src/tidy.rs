//! The shape of the workspace, which the compiler does not hold.

use std::{
    collections::{BTreeMap, BTreeSet},
    path::Path,
    process::Command,
};

use anyhow::{Context, bail, ensure};
use serde_json::Value;

use crate::say;

/// Checks everything and reports all that is wrong at once.
pub(crate) fn check(root: &Path) -> anyhow::Result<()> {
    let graph = Graph::read(root)?;
    let mut problems = graph.problems();
    for folder in ["crates", "xtask"] {
        modules(&root.join(folder), root, &mut problems)?;
    }
    if problems.is_empty() {
        return Ok(());
    }
    for problem in &problems {
        say(&format!("tidy: {problem}"));
    }
    bail!("{} things are out of place", problems.len())
}

/// What each crate of the workspace depends on, tests left out.
struct Graph {
    crates: BTreeMap<String, BTreeSet<String>>,
}

impl Graph {
    fn read(root: &Path) -> anyhow::Result<Self> {
        let output = Command::new("cargo").args(["metadata", "--format-version=1", "--no-deps"]).current_dir(root).output()?;
        ensure!(output.status.success(), "cargo metadata failed: {}", String::from_utf8_lossy(&output.stderr));
        let metadata: Value = serde_json::from_slice(&output.stdout).context("cargo metadata gave something else than JSON")?;
        Ok(Self { crates: crates(&metadata) })
    }

    fn problems(&self) -> Vec<String> {
        let mut problems = Vec::new();
        for (name, dependencies) in &self.crates {
            let Some((_, below)) = LAYERS.iter().find(|(layer, _)| layer == name) else {
                problems.push(format!("{name} is not in the crate graph; add it to xtask/src/tidy.rs and docs/architecture.md"));
                continue;
            };
            for dependency in dependencies {
                let ours = self.crates.contains_key(dependency);
                if ours && !below.contains(&dependency.as_str()) {
                    problems.push(format!("{name} must not depend on {dependency}: the crate graph has no such edge"));
                }
                for (heavy, home) in HOMES {
                    if dependency == heavy && name != home {
                        problems.push(format!("{name} must not depend on {heavy}: its home is {home}"));
                    }
                }
            }
        }
        for (name, _) in LAYERS {
            if !self.crates.contains_key(name) {
                problems.push(format!("{name} is in the crate graph and not in the workspace"));
            }
        }
        problems
    }
}

fn crates(metadata: &Value) -> BTreeMap<String, BTreeSet<String>> {
    let list = |value: &Value, key: &str| value.get(key).and_then(Value::as_array).cloned().unwrap_or_default();
    let text = |value: &Value, key: &str| value.get(key).and_then(Value::as_str).unwrap_or_default().to_owned();
    list(metadata, "packages")
        .iter()
        .map(|package| {
            let dependencies = list(package, "dependencies");
            let normal = dependencies.iter().filter(|dependency| dependency.get("kind").is_none_or(|kind| kind != "dev"));
            (text(package, "name"), normal.map(|dependency| text(dependency, "name")).collect())
        })
        .collect()
}

/// Finds source files that do not begin with a line that says what they are for.
fn modules(folder: &Path, root: &Path, problems: &mut Vec<String>) -> anyhow::Result<()> {
    for entry in fs_err::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            if path.file_name().is_none_or(|name| name != "target") {
                modules(&path, root, problems)?;
            }
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs_err::read_to_string(&path)?;
            if !text.starts_with("//! ") {
                let shown = path.strip_prefix(root).unwrap_or(&path);
                problems.push(format!("{} does not begin with a `//!` line that says what it is for", shown.display()));
            }
        }
    }
    Ok(())
}

/// The crate graph: each crate, and the crates of the workspace that it may depend on. Arrows only go down.
const LAYERS: [(&str, &[&str]); 11] = [
    ("codemode-cli", &["codemode"]),
    (
        "codemode",
        &["codemode-core", "codemode-declgen", "codemode-session", "codemode-vm", "codemode-mcp", "codemode-tools", "codemode-store"],
    ),
    ("codemode-session", &["codemode-core", "codemode-declgen", "codemode-schema"]),
    ("codemode-vm", &["codemode-core"]),
    ("codemode-mcp", &["codemode-core", "codemode-declgen"]),
    ("codemode-tools", &["codemode-core"]),
    ("codemode-store", &["codemode-core"]),
    ("codemode-declgen", &["codemode-schema"]),
    ("codemode-schema", &[]),
    ("codemode-core", &[]),
    ("xtask", &[]),
];

/// Heavy dependencies, each with the one crate that may carry it.
const HOMES: [(&str, &str); 22] = [
    ("annotate-snippets", "codemode-cli"),
    ("boa_ast", "codemode-vm"),
    ("boa_engine", "codemode-vm"),
    ("boa_gc", "codemode-vm"),
    ("boa_interner", "codemode-vm"),
    ("boa_parser", "codemode-vm"),
    ("cap-std", "codemode-tools"),
    ("clap", "codemode-cli"),
    ("grep-regex", "codemode-tools"),
    ("grep-searcher", "codemode-tools"),
    ("ignore", "codemode-tools"),
    ("jsonc-parser", "codemode-cli"),
    ("jsonschema", "codemode-schema"),
    ("libc", "codemode-vm"),
    ("process-wrap", "codemode-mcp"),
    ("reqwest", "codemode-mcp"),
    ("rlimit", "codemode-vm"),
    ("rmcp", "codemode-mcp"),
    ("rusqlite", "codemode-store"),
    ("rustls", "codemode-mcp"),
    ("tokio-postgres", "codemode-store"),
    ("tracing-subscriber", "codemode-cli"),
];

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[track_caller]
    fn check(crate_name: &str, dependency: &str, kind: Option<&str>, expect: Option<&str>) {
        let mut packages: Vec<Value> = LAYERS.iter().map(|(name, _)| json!({ "name": name, "dependencies": [] })).collect();
        packages.retain(|package| package["name"] != crate_name);
        packages.push(json!({ "name": crate_name, "dependencies": [{ "name": dependency, "kind": kind }] }));
        let problems = Graph { crates: crates(&json!({ "packages": packages })) }.problems();
        match expect {
            None => assert_eq!(problems, Vec::<String>::new()),
            Some(expect) => assert!(problems.len() == 1 && problems[0].contains(expect), "{problems:?}"),
        }
    }

    #[test]
    fn an_edge_that_is_not_in_the_graph_is_found() {
        check("codemode-session", "codemode-core", None, None);
        check("codemode-session", "codemode-vm", None, Some("must not depend on codemode-vm"));
        check("codemode-core", "codemode-schema", Some("build"), Some("must not depend on codemode-schema"));
        check("codemode-core", "codemode-session", Some("dev"), None);
        check("codemode-cli", "rmcp", None, Some("its home is codemode-mcp"));
        check("codemode-extra", "serde", None, Some("is not in the crate graph"));
    }
}
