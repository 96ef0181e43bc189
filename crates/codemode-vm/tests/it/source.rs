//! What is checked of a source before any of it runs.

use codemode_core::{ErrorCode, LegState};
use codemode_vm::LocalExecutor;

use crate::{program, run};

/// How the first leg of a source ends: its failure, if it has one.
async fn refusal(source: &str) -> Option<(ErrorCode, String)> {
    let story = run(&LocalExecutor, program(source)).await;
    match story.legs.into_iter().next().map(|leg| leg.state) {
        Some(LegState::Failed(failure)) => Some((failure.code, failure.message)),
        _ => None,
    }
}

fn lines(list: &str) -> impl Iterator<Item = String> {
    list.trim().lines().map(|line| serde_json::from_str(line).unwrap())
}

#[tokio::test]
async fn shell_commands_are_told_from_javascript() {
    for source in lines(SHELL) {
        let (code, message) = refusal(&source).await.unwrap_or_else(|| panic!("{source:?} runs"));
        assert_eq!(code, ErrorCode::InvalidInput, "{source:?}");
        for part in ["JavaScript, not shell", "echo, fail", "catalog.search", "Do not send the same source again"] {
            assert!(message.contains(part), "{source:?}\n{message}");
        }
    }
    for source in lines(NO_SHELL) {
        let message = refusal(&source).await.map(|(_, message)| message).unwrap_or_default();
        assert!(!message.contains("not shell"), "{source:?}\n{message}");
    }
}

#[tokio::test]
async fn the_checks_take_linear_time() {
    for (source, shell) in [("A=1 ".repeat(32_768), false), ("A=1 ".repeat(32_768) + "npm test", true), ("# ".repeat(100_000), false)] {
        let start = std::time::Instant::now();
        let message = refusal(&source).await.unwrap().1;
        assert_eq!(message.contains("not shell"), shell, "{message}");
        assert!(start.elapsed() < std::time::Duration::from_secs(1), "{:?}", start.elapsed());
    }
}

#[tokio::test]
async fn module_access_is_found_in_the_tree_only() {
    for source in [
        "await import('fs')",
        "return `${await import('fs')}`",
        "const f = () => { const x = { y() { return import(z) } } }",
        "require('x')",
        "return (require)('x')",
        "return (0, require)('x')",
        "return require?.('x')",
        "return (require)?.('x').y",
        "return r\\u0065quire('x')",
        "const { readFile } = require('fs').promises",
    ] {
        let source = serde_json::from_str::<String>(&format!("\"{source}\"")).unwrap();
        let (code, message) = refusal(&source).await.unwrap_or_else(|| panic!("{source:?} runs"));
        assert!(code == ErrorCode::InvalidInput && message.contains("module access is disabled"), "{source}\n{message}");
    }
    for source in [
        "return 'require(1) import(2) import.meta'",
        "// require('x')\nreturn `import('fs')`",
        "return /require(x)/.test('import.meta')",
        "const o = { require(x) { return x }, import: 1, meta: 2 }; return o.require(o.import) + o.meta",
        "const requireAll = (x) => x; return requireAll(1)",
        "return typeof require",
    ] {
        assert_eq!(refusal(source).await, None, "{source}");
    }
}

#[tokio::test]
async fn what_no_cell_may_do_says_what_to_do() {
    for (source, expect) in [
        ("let a = 1;\n\nreturn import('x')", "cell.js:3:8: module access is disabled"),
        ("return process.env", "module access is disabled"),
        ("module.exports = 1", "module access is disabled"),
        ("using y = null", "`using` is not supported"),
        ("async function f() { await using y = null }", "`using` is not supported"),
        ("import.meta", "SyntaxError at cell.js:1"),
        ("export const a = 7;", "SyntaxError at cell.js:1"),
        ("export {a}", "SyntaxError at cell.js:1"),
        ("import x from 'y'", "SyntaxError at cell.js:1"),
    ] {
        let (code, message) = refusal(source).await.unwrap_or_else(|| panic!("{source:?} runs"));
        assert!(code == ErrorCode::InvalidInput && message.contains(expect), "{source}\n{message}");
    }
    let caught = refusal("try { process.env } catch (e) { throw new Error(e.message) }").await.unwrap();
    assert_eq!(caught.0, ErrorCode::InternalError);
}

/// Sources that are shell, a JSON string a line (`spec/exec-wait.md` 3.2).
const SHELL: &str = r##"
"ls"
"ls -1"
"ls /var/log"
"pwd;"
"pwd; // c"
"# c\n# c\npwd"
"#!/bin/sh\necho hi"
"#!/usr/bin/env node\nreturn 1;"
"pwd\nls -la /x"
"pwd && ls /x"
"pwd||ls /x"
"echo hello"
"echo listing; ls /w 2>&1 || echo failed"
"ls /w > /tmp/a 2>&1; cat /tmp/a"
"/bin/ls /w"
"/usr/local/bin/python3 s.py"
"sh -c 'ls'"
"export FOO=bar"
"env FOO=bar node s.js"
"NODE_ENV=test npm test"
"NODE_ENV=test\nnpm test"
"FOO=bar BAR=baz node --version"
"FOO='a b' npm test"
"FOO=\"a b\" npm test"
"FOO=a\\ b npm test"
"EMPTY= npm test"
"// list files\nls -la"
"/* list files */\nls -la"
"git status; const note = \"function git\";"
"ls -1; const m = {ls:true};"
"ls -1; let ls = 7;"
"pwd; class/**/pwd {}"
"if [ -d /w ]; then pwd; fi"
"if [[ -d /w ]]; then pwd; fi"
"while test -f /w; do sleep 1; done"
"for f in /w/*; do echo $f; done"
"for ((i=0;i<3;i++)); do echo $i; done"
"function task { pwd; }"
"jq . file.json"
"custom-tool --format=json"
"ls>output"
"ls 2> error"
"ls < input"
"./gradlew test"
".\\gradlew.bat test"
"C:\\x\\run.cmd /q"
"~/bin/task"
"##;

/// Sources that are not.
const NO_SHELL: &str = r#"
""
"true;"
"42;"
"\"ls /workspace\";"
"return 7;"
"return /ls -la/.test('x');"
"/ls -la/.test('ls -la');"
"Infinity -1; return 42;"
"eval; return typeof eval;"
"if (true) { return 1; }"
"while (false) { }"
"for (const f of [1]) { text(f); }"
"for (let i = 0; i < 3; i++) { text(i); }"
"const value = ;"
"value || fallback"
"value | mask"
"value > limit"
"ls('x')"
"ls .call(null)"
"ls ?.('x')"
"ls = 7"
"ls + count"
"ls -1; function ls() {}"
"ls -1; function* ls() {}"
"ls -1; var ls = 7;"
"ls -1; var { ls } = { ls: 7 };"
"ls -1; for (var ls of [1]) {}"
"echo `hello`; function echo(p) { return p; }"
"export const a = 7;"
"export {a}"
"const r = await exec({command:\"ls\"})"
"// run ls -la first\nreturn 7;"
"/* git status */ return await read({ path: \"a\" });"
"#;
