//! The JSON Schema Test Suite, which `cargo xtask test` downloads into `target/json-schema-suite`.
//!
//! The score is a golden file. A failure has to be named below with its reason; one that is not, and a reason that no
//! failure needs any more, fail the test.

use std::{collections::BTreeMap, fmt::Write, path::PathBuf};

use codemode_schema::CompiledSchema;
use serde_json::Value;

/// Files of the suite, or single groups of them, that fail for a reason.
const EXPECTED: [(&str, &str); 8] = [
    ("draft7/refRemote", REMOTE),
    ("draft2020-12/dynamicRef: $ref and $dynamicAnchor are independent of order", REMOTE),
    ("draft2020-12/dynamicRef: $ref to $dynamicRef finds detached $dynamicAnchor", REMOTE),
    ("draft2020-12/dynamicRef: strict-tree schema, guards against misspelled properties", REMOTE),
    ("draft2020-12/dynamicRef: tests for implementation dynamic anchor and reference link", REMOTE),
    ("draft2020-12/refRemote", REMOTE),
    ("draft2020-12/vocabulary: ignore unrecognized optional vocabulary", METASCHEMA),
    ("draft2020-12/vocabulary: schema that uses custom metaschema with with no validation vocabulary", METASCHEMA),
];

const REMOTE: &str = "the reference leads to another document, and none is ever fetched";
const METASCHEMA: &str = "a custom metaschema is another document, and an unknown `$schema` is an error";

#[test]
fn the_suite_is_passed_but_for_failures_with_a_reason() {
    let Some(suite) = suite() else { return };
    let mut score = String::from("JSON Schema Test Suite: assertions that hold\n");
    let mut unexplained = Vec::new();
    let mut reasons = EXPECTED.map(|(place, _)| (place, 0));
    for (draft, dialect) in
        [("draft7", "http://json-schema.org/draft-07/schema#"), ("draft2020-12", "https://json-schema.org/draft/2020-12/schema")]
    {
        let mut failures = BTreeMap::<&str, usize>::new();
        let (mut held, mut all) = (0, 0);
        for (file, groups) in files(&suite.join(draft)) {
            for group in groups {
                let place = format!("{draft}/{file}: {}", group["description"].as_str().unwrap());
                for (test, holds) in assertions(group, dialect) {
                    all += 1;
                    held += usize::from(holds);
                    if holds {
                        continue;
                    }
                    match EXPECTED.iter().position(|(known, _)| place.starts_with(known)) {
                        Some(known) => {
                            reasons[known].1 += 1;
                            *failures.entry(EXPECTED[known].1).or_default() += 1;
                        }
                        None => unexplained.push(format!("{place}: {test}")),
                    }
                }
            }
        }
        writeln!(score, "{draft}: {held} of {all}").unwrap();
        for (reason, count) in failures {
            writeln!(score, "  {count} fail: {reason}").unwrap();
        }
    }
    assert!(unexplained.is_empty(), "{} fail without a reason:\n{}", unexplained.len(), unexplained.join("\n"));
    let idle: Vec<&str> = reasons.iter().filter(|(_, count)| *count == 0).map(|(place, _)| *place).collect();
    assert!(idle.is_empty(), "no failure needs these reasons any more: {idle:?}");
    insta::assert_snapshot!("suite", score);
}

/// Each assertion of a group, and whether it holds.
fn assertions(mut group: Value, dialect: &str) -> Vec<(String, bool)> {
    if let Some(schema) = group["schema"].as_object_mut()
        && !schema.contains_key("$schema")
    {
        schema.insert("$schema".into(), dialect.into());
    }
    let compiled = CompiledSchema::compile(&group["schema"]);
    let tests = group["tests"].as_array().unwrap().iter();
    let holds = |test: &Value| compiled.as_ref().is_ok_and(|compiled| compiled.accepts(&test["data"]) == test["valid"].as_bool().unwrap());
    let shown = |test: &Value| match &compiled {
        Ok(_) => test["description"].as_str().unwrap().to_owned(),
        Err(error) => format!("{} ({error})", test["description"].as_str().unwrap()),
    };
    tests.map(|test| (shown(test), holds(test))).collect()
}

fn files(folder: &std::path::Path) -> Vec<(String, Vec<Value>)> {
    let mut files: Vec<PathBuf> =
        fs_err::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).filter(|path| path.is_file()).collect();
    files.sort();
    let read = |path: PathBuf| {
        let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
        (name, serde_json::from_str(&fs_err::read_to_string(path).unwrap()).unwrap())
    };
    files.into_iter().map(read).collect()
}

/// The folder of the suite; none, which is said, where it was not downloaded. Fails where tests must be whole.
fn suite() -> Option<PathBuf> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/json-schema-suite/tests");
    if folder.exists() {
        return Some(folder);
    }
    assert!(
        std::env::var_os("CI").is_none_or(|value| value != "true"),
        "the JSON Schema Test Suite is missing: run `cargo xtask test`, which needs pip"
    );
    std::io::Write::write_all(
        &mut std::io::stderr(),
        b"NOT RUN: the JSON Schema Test Suite is missing; run `cargo xtask test`, which needs pip\n",
    )
    .unwrap();
    None
}
