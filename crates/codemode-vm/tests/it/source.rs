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
        ("import.meta", "SyntaxError at cell.js:1:1: module access is disabled"),
        ("export const a = 7;", "SyntaxError at cell.js:1:1: module access is disabled"),
        ("const a = 1;\nexport {a}", "SyntaxError at cell.js:2:1: module access is disabled"),
        ("import x from 'y'", "SyntaxError at cell.js:1:8: module access is disabled"),
        ("import { x } from 'y'", "module access is disabled"),
        ("import * as x from 'y';\nreturn 1", "module access is disabled"),
        ("import 'y'", "module access is disabled"),
        ("const imports = 1; imports imports", "SyntaxError at cell.js:1:28: expected"),
        ("const s = “a”", "SyntaxError at cell.js:1:11: unexpected `“`: write straight quotes"),
        ("Here it is:\n```js\nreturn 1\n```\n", "there is text around a Markdown fence: send only the code that is inside of it"),
        ("if (1) {", "SyntaxError at cell.js:1:9: unexpected end of the source"),
        ("const x = (1 +\n", "SyntaxError at cell.js:1:15: unexpected end of the source"),
        ("return [1, 2", "unexpected end of the source"),
        ("}", "SyntaxError at cell.js:1:1: unexpected `}`: it closes nothing"),
        ("\n  /* x */ }} a", "SyntaxError at cell.js:2:11: unexpected `}`: it closes nothing"),
        ("const a = 1;\n  if (a) { } }\nreturn a", "SyntaxError at cell.js:2:14: unexpected `}`: it closes nothing"),
        ("return 1; }", "SyntaxError at cell.js:1:11: unexpected `}`: it closes nothing"),
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

#[cfg(feature = "typescript")]
mod typescript {
    use serde_json::{Value, json};

    use super::{ErrorCode, LocalExecutor, program, refusal, run};

    async fn check(source: &str, expect: Value) {
        assert_eq!(run(&LocalExecutor, program(source)).await.end, Ok(expect), "{source}");
    }

    #[tokio::test]
    async fn types_are_blanked_and_the_rest_runs() {
        for (source, expect) in [
            ("const a: number = 1;\nreturn a", json!(1)),
            (
                "interface Row { id: number; name?: string }\nconst rows: Row[] = [{ id: 1 }];\nreturn rows.map((r: Row): number => r.id)",
                json!([1]),
            ),
            ("type A = { [k: string]: unknown } | null\nconst f = <T,>(x: T): T => x; return f<number>(2)", json!(2)),
            ("const r = (await echo({ a: 1 })) as { a: number }; return r.a", json!(1)),
            ("const r = await echo({ a: 1 }) as unknown as { a: number }\nreturn r!.a!", json!(1)),
            ("const m = new Map<string, number[]>(); m.set('a', [1]); return [...m]", json!([["a", [1]]])),
            ("let x!: number; x = 3; let y: string | undefined; return [x, y ?? null]", json!([3, null])),
            ("const f = function (this: Date, a?: number, ...b: number[]): void {}; return f.length", json!(1)),
            ("function g(this: void) { return 4 }\nreturn g()", json!(4)),
            ("const o = { a: 1 } satisfies Record<string, number>; return o.a", json!(1)),
            ("const o = <any>{ a: 2 }; return o.a", json!(2)),
            ("try { throw 1 } catch (e: unknown) { return e as number }", json!(1)),
            ("for (const x of [1, 2] as const) { if (x > 1) return x }", json!(2)),
            (
                "abstract class A<T> { abstract go(): T }\nclass B extends A<number> implements I, J { private readonly x: number = 5; static s?: string; declare d: number; [k: string]: any; constructor(public_: number) { super() } protected go(): number { return this.x } }\nreturn [new B(1).go(), Object.keys(new B(1))]",
                json!([5, ["x"]]),
            ),
            ("function f(a: string): string\nfunction f(a: number): number\nfunction f(a: any) { return a }\nreturn f(6)", json!(6)),
            ("declare const process: any\ndeclare function x(): void\nreturn 7", json!(7)),
            ("async function main(): Promise<number> {\n  return 8\n}", json!(8)),
            ("async (): Promise<number> => { const n: number = 9; return n }", json!(9)),
            ("const s: string = '…é😀'; const t: string = s; return t.length", json!(4)),
            // What a type ended must stay ended.
            ("const f = () => 10\nconst y = f as () => number\n;(1 as number)\nreturn y()", json!(10)),
            ("let a = 11\ninterface X {}\n(1 as number)\nreturn a", json!(11)),
            ("const x = echo as any\n[1, 2].forEach((n: number) => text(n))\nreturn typeof x", json!("function")),
            ("class C { a = 1 as number\n['b'] = 2 }\nreturn Object.keys(new C())", json!(["a", "b"])),
            // Plain JavaScript is never looked at for types.
            ("const a = 1, b = 2, c = 3; return [a < b, b > (c)]", json!([true, false])),
        ] {
            check(source, expect).await;
        }
    }

    #[tokio::test]
    async fn places_stay_true() {
        for (source, expect) in [
            ("const a: { b: number } | null = null as any;\nreturn a.b", "(reading 'b' in `a.b`)\n    at cell.js:2:10"),
            ("const é: string = '😀'; const n: number = 1; n()", "n is not a function\n    at cell.js:1:46"),
            ("type T = {\n  a: 1\n}\nthrow new Error('x' as string)", "Error: x\n    at cell.js:4:7"),
        ] {
            let end = run(&LocalExecutor, program(source)).await.end.unwrap_err();
            assert!(end.contains(expect), "{source}\n{end}");
        }
    }

    #[tokio::test]
    async fn what_runs_is_no_type() {
        for (source, expect) in [
            ("const a: number = 1;\n  enum E { A }\nreturn E.A", "cell.js:2:3: an enum is TypeScript that runs"),
            ("const enum E { A }\nreturn E.A", "cell.js:1:1: an enum"),
            ("namespace N { export const a = 1 }\nreturn N.a", "cell.js:1:1: a namespace"),
            ("class A { constructor(private x: number) {} }\nreturn new A(1)", "cell.js:1:23: a parameter property"),
            ("const a: number = ;", "SyntaxError at cell.js:1:"),
            ("import type { A } from 'b'\nreturn 1", "SyntaxError at cell.js:1:"),
            ("const a: number = 1; return require('fs')", "module access is disabled"),
        ] {
            let (code, message) = refusal(source).await.unwrap_or_else(|| panic!("{source:?} runs"));
            assert!(code == ErrorCode::InvalidInput && message.contains(expect), "{source}\n{message}");
        }
    }
}
