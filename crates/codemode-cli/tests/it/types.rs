//! `codemode types`.

use std::path::Path;

use serde_json::{Value, json};

use crate::{Codemode, configured};

#[test]
fn files_are_listed_printed_and_written() {
    let listed = Codemode::of("types", &[]).end();
    assert_eq!(
        (listed.status, listed.stdout.as_str(), listed.stderr.as_str()),
        (0, "results.d.ts\ntools/grep.d.ts\ntools/ls.d.ts\ntools/read.d.ts\n", "")
    );
    let printed = Codemode::of("types", &["tools/ls.d.ts", "tools/read.d.ts"]).end();
    assert_eq!(printed.status, 0, "{}", printed.stderr);
    assert!(printed.stdout.contains("declare function ls(input"), "{}", printed.stdout);
    assert!(printed.stdout.find("function ls(").unwrap() < printed.stdout.find("function read(").unwrap());
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("made/of").to_str().unwrap().to_owned();
    let written = Codemode::of("types", &["--out", &out]).end();
    assert_eq!((written.status, written.stdout.as_str()), (0, ""), "{}", written.stderr);
    assert_eq!(written.stderr, format!("wrote 4 declaration files below {out}\n"));
    let text = fs_err::read_to_string(folder.path().join("made/of/tools/ls.d.ts")).unwrap();
    assert_eq!(text, Codemode::of("types", &["tools/ls.d.ts"]).end().stdout);
    let none = Codemode::of("types", &["--tools", "none"]).end();
    assert_eq!((none.status, none.stdout.as_str(), none.stderr.as_str()), (0, "results.d.ts\n", ""));
}

#[test]
fn declarations_of_servers_are_those_of_the_configuration() {
    let (_folder, config) = configured(&json!({ "demo tracker": { "command": env!("CARGO_BIN_EXE_codemode"), "args": ["demo-server"] } }));
    let config = config.as_str();
    let listed = Codemode::of("types", &["--config", config, "--tools", "none"]).end();
    assert_eq!(listed.stdout, "results.d.ts\nmcp/index.d.ts\nmcp/demoTracker.d.ts\n", "{}", listed.stderr);
    let printed = Codemode::of("types", &["--config", config, "mcp/demoTracker.d.ts"]).end();
    assert!(printed.stdout.contains("declare namespace MCP.demoTracker {"), "{}", printed.stdout);
}

#[test]
fn declarations_of_built_in_tools_are_kept_for_review() {
    let (_folder, config) = configured(&json!({ "demo tracker": { "command": env!("CARGO_BIN_EXE_codemode"), "args": ["demo-server"] } }));
    let made = tempfile::tempdir().unwrap();
    let ended = Codemode::of("types", &["--config", &config, "--out", made.path().to_str().unwrap()]).end();
    assert_eq!(ended.status, 0, "{}", ended.stderr);
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/declarations");
    let names = |folder: &Path| -> Vec<String> {
        let files = |part: &str| {
            fs_err::read_dir(folder.join(part)).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
        };
        let mut all: Vec<String> = ["mcp", "tools"].iter().flat_map(|part| -> Vec<String> { files(part) }).collect();
        all.sort();
        all
    };
    for part in ["mcp", "tools"] {
        for file in fs_err::read_dir(made.path().join(part)).unwrap() {
            let file = file.unwrap();
            let text = fs_err::read_to_string(file.path()).unwrap();
            expect_test::expect_file![kept.join(part).join(file.file_name())].assert_eq(&text);
        }
    }
    assert_eq!(names(made.path()), names(&kept), "a file that no tool has");
}

#[test]
fn wrong_paths_and_arguments_are_explained() {
    for (arguments, expect) in [
        (&["tools/reed.d.ts"][..], "error: there is no file `tools/reed.d.ts`; did you mean `tools/read.d.ts`?\n"),
        (&["nothing"], "error: there is no file `nothing`; `codemode types` without paths lists all\n"),
        (&["--schemas-jsonl", "x"], "cannot be used with"),
        (&["--config", "none.jsonc"], "none.jsonc"),
    ] {
        let ended = Codemode::of("types", arguments).end();
        assert_eq!((ended.status, ended.stdout.as_str()), (2, ""), "{arguments:?}");
        assert!(ended.stderr.contains(expect), "{}", ended.stderr);
    }
}

#[test]
fn lines_of_schemas_are_answered_in_order() {
    let lines = [
        (json!({ "id": 1, "schema": { "type": "integer", "minimum": 1 } }), json!({ "id": 1, "type": "number" })),
        (
            json!({ "id": "b", "schema": { "type": "integer", "minimum": 1 }, "side": "input" }),
            json!({ "id": "b", "type": "number /* integer, >= 1 */" }),
        ),
        (
            json!({ "id": 2, "schema": { "type": "object", "properties": { "next": { "$ref": "#" } }, "additionalProperties": false } }),
            json!({ "id": 2, "type": "{ next?: __schema_Ref0 }", "decls": "type __schema_Ref0 = { next?: __schema_Ref0 };" }),
        ),
        (json!({ "id": null, "schema": 7 }), json!({ "id": null, "type": "unknown" })),
        (
            json!({ "id": 3, "side": "input", "schema": { "type": "object", "properties": { "a": { "default": 1 } }, "required": ["a"], "additionalProperties": false } }),
            json!({ "id": 3, "type": "{ a?: unknown }" }),
        ),
    ];
    let input = lines.iter().map(|(line, _)| format!("{line}\n\n")).collect::<Vec<_>>().concat();
    let ended = Codemode::of("types", &["--schemas-jsonl"]).stdin(&input).end();
    let answers: Vec<Value> = ended.stdout.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((ended.status, answers), (0, lines.iter().map(|(_, answer)| answer.clone()).collect()), "{}", ended.stderr);

    // The id comes back to the letter, whatever is wrong with the rest.
    let exact = "\u{feff}{\"id\":12345678901234567890123,\"schema\":{\"maximum\":1e400}}\n{\"id\":-0,\"schema\":{},\"side\":7}";
    let ended = Codemode::of("types", &["--schemas-jsonl"]).stdin(exact).end();
    let lines: Vec<&str> = ended.stdout.lines().collect();
    assert!(
        lines[0].starts_with("{\"id\":12345678901234567890123,\"error\":\"the schema cannot be read: number out of range"),
        "{}",
        lines[0]
    );
    assert_eq!(lines[1], r#"{"id":-0,"error":"`side` has to be \"input\" or \"output\""}"#);

    let wrong = "{\n[]\n{\"id\":4}\n{\"id\":5,\"schema\":{},\"side\":\"left\"}\n{\"id\":6,\"schema\":true}";
    let ended = Codemode::of("types", &["--schemas-jsonl"]).stdin(wrong).end();
    let answers: Vec<Value> = ended.stdout.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(ended.status, 1);
    assert!(answers[0]["error"].as_str().unwrap().starts_with("line 1 cannot be read: "));
    assert_eq!(
        answers[1..],
        [
            json!({ "id": null, "error": "line 2 is not a JSON object" }),
            json!({ "id": 4, "error": "the line has no `schema`" }),
            json!({ "id": 5, "error": "`side` has to be \"input\" or \"output\"" }),
            json!({ "id": 6, "type": "unknown" }),
        ]
    );
}
