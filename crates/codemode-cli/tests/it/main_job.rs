//! `codemode run`: results, output and limits.

use std::time::Instant;

use serde_json::{Value, json};

use crate::{Codemode, check, configured};

#[test]
fn output_comes_in_order_and_then_the_value() {
    check("return 1", 0, "1\n");
    check("return 'plain\\ttext'", 0, "plain\ttext\n");
    check("return { a: [1] }", 0, "{\n  \"a\": [\n    1\n  ]\n}\n");
    check("return null", 0, "null\n");
    check("text('nothing returned')", 0, "nothing returned\n");
    check("text('a'); json({ b: 1 }); console.warn('c', [1]); return 'd'", 0, "a\n{\n  \"b\": 1\n}\n[warn] c [1]\nd\n");
    check("text('kept'); throw new Error('x')", 1, "kept\n");
}

#[test]
fn a_cell_that_gives_nothing_says_why() {
    let expression =
        "the cell returned nothing: its last statement is an expression, whose value is dropped. Write `return` before it to get the value";
    let variable = "the cell returned nothing: its last statement is a declaration. Write `return` and the name after it to get the value";
    let function = "the cell returned nothing: its last statement declares a function and does not call it. Write `return await` and a call of it after it";
    for (code, expect) in [
        ("1 + 1", Some(expression)),
        ("const r = await ls({}); r.truncated", Some(expression)),
        ("main();\nasync function main() { return 1 }", Some(expression)),
        ("const a = 1", Some(variable)),
        ("let a;", Some(variable)),
        ("var a = await ls({});", Some(variable)),
        ("class A {}", Some(variable)),
        ("const main = async () => 1", Some(function)),
        ("function a() {} function main() { return a() };", Some(function)),
        ("text('seen')", None),
        ("text('seen'); const a = 1", None),
        ("return undefined", None),
        ("return a(); function a() {}", None),
        ("for (const path of []) await read({ path })", None),
        ("() => 7", None),
    ] {
        let ended = Codemode::run(&["-e", code]).end();
        assert_eq!((ended.status, ended.stderr), (0, expect.map(|warning| format!("warning: {warning}\n")).unwrap_or_default()), "{code}");
    }
    let ended = Codemode::run(&["--json", "-e", "1 + 1"]).end();
    let result: Value = serde_json::from_str(&ended.stdout).unwrap();
    assert_eq!((&result["value"], &result["warnings"]), (&json!(null), &json!([expression])));
}

#[test]
fn a_script_comes_from_a_file_from_standard_input_or_from_the_command_line() {
    let folder = tempfile::tempdir().unwrap();
    let script = folder.path().join("script.js");
    fs_err::write(&script, "#!/usr/bin/env -S codemode run\nreturn 'from a file'").unwrap();
    for (arguments, stdin, expect) in [
        (vec![script.to_str().unwrap()], "", "from a file\n"),
        (vec!["-"], "\u{feff}return 'from standard input'", "from standard input\n"),
        (vec!["-e", "return 'from here'"], "", "from here\n"),
    ] {
        let ended = Codemode::run(&arguments).stdin(stdin).end();
        assert_eq!((ended.status, ended.stdout.as_str(), ended.stderr.as_str()), (0, expect, ""));
    }
}

#[test]
fn json_prints_the_one_result_object() {
    let ended = Codemode::run(&["--json", "-e", "text('a'); const r = await ls({ path: 'crates/codemode' }); return r.truncated"]).end();
    let mut result: Value = serde_json::from_str(&ended.stdout).unwrap();
    let scope = result["telemetry"]["counterScope"].take();
    assert_eq!(scope.as_str().unwrap().len(), 24);
    assert_eq!(
        result,
        json!({
            "status": "completed", "replaySafe": true,
            "telemetry": { "catalogSize": 3, "sources": { "openclaw": 3, "mcp": 0, "client": 0 }, "counterScope": null,
                "searchCount": 0, "describeCount": 0, "callCount": 1, "visibleTools": ["exec", "wait"] },
            "output": [{ "type": "text", "text": "a" }], "value": false,
        })
    );
    assert_eq!(ended.stdout.lines().count(), 1);

    let failed = Codemode::run(&["--json", "-e", "await read({ pth: 'x' })"]).end();
    let result: Value = serde_json::from_str(&failed.stdout).unwrap();
    assert_eq!(failed.status, 1);
    assert_eq!(
        [&result["status"], &result["code"], &result["failurePhase"], &result["bridgeDispatchStarted"], &result["calls"]],
        [
            &json!("failed"),
            &json!("internal_error"),
            &json!("bridge"),
            &json!(true),
            &json!([{ "name": "read", "ok": false, "code": "input_contract" }])
        ]
    );
    assert!(result["error"].as_str().unwrap().contains("did you mean \"path\"?"));
}

#[test]
fn json_is_bounded_however_much_a_cell_gives() {
    let ended = Codemode::run(&["--json", "-e", "for (let i = 0; i < 100; i++) text('x'.repeat(10000)); return 'y'.repeat(100000)"]).end();
    let result: Value = serde_json::from_str(&ended.stdout).unwrap();
    assert!(ended.stdout.len() < 70_000 && result["value"]["truncated"] == true && result["output"][0]["truncated"] == true);
    // Without `--json`, what was printed is the data itself.
    let ended = Codemode::run(&["-e", "for (let i = 0; i < 100; i++) text('x'.repeat(10000)); return 'y'.repeat(100000)"]).end();
    assert_eq!(ended.stdout.len(), 100 * 10_001 + 100_001);
}

#[test]
fn a_cell_that_does_not_end_is_ended_and_the_next_one_works() {
    for (code, expect) in [
        ("text('kept'); while (true) {}", "timeout"),
        ("text('kept'); return /^(a+)+$/.test('a'.repeat(40) + 'b')", "timeout"),
        ("text('kept'); return 'x'.repeat(2 ** 28).length", "runtime_unavailable"),
        ("text('kept'); function f() { return f() } return f()", "internal_error"),
        ("text('kept'); await new Promise(() => {})", "internal_error"),
    ] {
        let start = Instant::now();
        let ended = Codemode::run(&["--timeout-ms", "500", "--json", "-e", code]).end();
        let result: Value = serde_json::from_str(&ended.stdout).unwrap();
        assert_eq!((ended.status, &result["code"]), (1, &json!(expect)), "{code}\n{result}");
        assert_eq!(result["output"], json!([{ "type": "text", "text": "kept" }]), "{code}");
        assert!(start.elapsed().as_millis() < 500 + 2_000, "{code}");
        check("return 1", 0, "1\n");
    }
}

#[test]
fn a_tool_that_never_answers_does_not_hang_the_cell() {
    let (_folder, config) = configured(&json!({ "tracker": { "command": env!("CARGO_BIN_EXE_codemode"), "args": ["demo-server"] } }));
    let ended = Codemode::run(&["--config", &config, "--timeout-ms", "1", "-e", "for (;;) await MCP.tracker.listUsers()"]).end();
    assert_eq!(ended.status, 1);
    assert!(ended.stderr.contains("passed its limit of 1 ms"), "{}", ended.stderr);
}

#[test]
fn files_are_those_of_the_workspace_and_no_others() {
    let folder = tempfile::tempdir().unwrap();
    let inside = folder.path().join("inside");
    fs_err::create_dir(&inside).unwrap();
    fs_err::write(folder.path().join("secret.txt"), "secret").unwrap();
    fs_err::write(inside.join("a.txt"), "one\ntwo\n").unwrap();
    #[cfg(unix)]
    std::os::unix::fs::symlink("../secret.txt", inside.join("link")).unwrap();
    let workspace = inside.to_str().unwrap();
    let ended = Codemode::run(&[
        "--workspace",
        workspace,
        "-e",
        "return [await ls({}), await read({ path: 'a.txt' }), await grep({ pattern: 'two' })]",
    ])
    .end();
    let value: Value = serde_json::from_str(&ended.stdout).unwrap();
    assert_eq!(value[0]["content"], if cfg!(unix) { "a.txt\nlink@" } else { "a.txt" });
    assert_eq!(value[1], json!({ "kind": "text", "content": "one\ntwo\n" }));
    assert_eq!(value[2]["content"], "a.txt:2:two");
    for path in ["../secret.txt", "/etc/passwd", "link", "x/../../secret.txt"] {
        let ended = Codemode::run(&["--workspace", workspace, "-e", &format!("return await read({{ path: {} }})", json!(path))]).end();
        assert_eq!((ended.status, ended.stdout.as_str()), (1, ""), "{path}\n{}", ended.stderr);
        assert!(!ended.stderr.contains("secret\n"), "{path}");
    }
    // Without a workspace, it is the current folder.
    let ended = Codemode::run(&["-e", "return (await ls({})).content.split('\\n')[0]"]).folder(&inside).end();
    assert_eq!(ended.stdout, "a.txt\n");
    let ended = Codemode::run(&["--tools", "none", "-e", "return [typeof read, catalog.all().length]"]).end();
    assert_eq!(ended.stdout, "[\n  \"undefined\",\n  0\n]\n");
}

#[test]
fn limits_and_packs_come_from_the_configuration() {
    let folder = tempfile::tempdir().unwrap();
    let config = folder.path().join("c.jsonc");
    let text = "\u{feff}".to_owned()
        + r#"{ // comments and trailing commas are fine
        "$schema": "./codemode.schema.json", "tools": [], "limits": { "timeoutMs": 150, "maxOutputBytes": 1024, }, }"#;
    fs_err::write(&config, text).unwrap();
    let config = config.to_str().unwrap();
    let ended = Codemode::run(&["--config", config, "-e", "while (true) {}"]).end();
    assert!(ended.stderr.contains("passed its limit of 150 ms"), "{}", ended.stderr);
    let ended = Codemode::run(&["--config", config, "--timeout-ms", "5000", "--json", "-e", "return 'x'.repeat(5000) + typeof read"]).end();
    let result: Value = serde_json::from_str(&ended.stdout).unwrap();
    assert!(result["value"]["truncated"] == true && result["value"].to_string().len() <= 1_024);
}
