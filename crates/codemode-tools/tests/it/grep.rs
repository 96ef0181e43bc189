//! `grep`: what is searched, in which order, up to which limits.

use serde_json::{Value, json};

use crate::Fixture;

/// The lines found, when no limit is reached.
#[track_caller]
fn check(files: &[(&str, &str)], input: Value, expect: &[&str]) {
    let content = if expect.is_empty() { "(no matches)".to_owned() } else { expect.join("\n") };
    Fixture::new(files).check(
        "grep",
        input,
        json!({ "content": content, "matches": expect.len(), "limitReached": false, "truncated": false }),
    );
}

#[test]
fn matches_are_sorted_by_path_and_line() {
    let files =
        [("b", "x\nno\nx\n"), ("a/b", "x"), ("a-b", "x"), ("a.b", "x"), ("a/a/c", "x"), ("B", "x"), (".hidden/f", "x"), (".git/f", "x")];
    check(&files, json!({ "pattern": "x" }), &[".hidden/f:1:x", "B:1:x", "a-b:1:x", "a.b:1:x", "a/a/c:1:x", "a/b:1:x", "b:1:x", "b:3:x"]);
    check(&files, json!({ "pattern": "x", "path": "a" }), &["a/a/c:1:x", "a/b:1:x"]);
    check(&files, json!({ "pattern": "x", "path": "./a/b" }), &["a/b:1:x"]);
}

#[test]
fn patterns_match_within_a_line() {
    let files = [("f", "foo(1)\r\nFOO\nbar foo\n\nfoo")];
    let cases: [(Value, &[&str]); 10] = [
        (json!({ "pattern": "^foo" }), &["f:1:foo(1)", "f:5:foo"]),
        (json!({ "pattern": "\\)$" }), &["f:1:foo(1)"]),
        (json!({ "pattern": "foo$" }), &["f:3:bar foo", "f:5:foo"]),
        (json!({ "pattern": "^foo$", "ignoreCase": true }), &["f:2:FOO", "f:5:foo"]),
        (json!({ "pattern": "o(", "literal": true }), &["f:1:foo(1)"]),
        (json!({ "pattern": "O(", "literal": true, "ignoreCase": true }), &["f:1:foo(1)"]),
        (json!({ "pattern": "^$" }), &["f:4:"]),
        (json!({ "pattern": "1\\)\\s*FOO" }), &[]),
        (json!({ "pattern": "\\bbar\\b" }), &["f:3:bar foo"]),
        (json!({ "pattern": "." , "glob": "*.none" }), &[]),
    ];
    for (input, expect) in cases {
        check(&files, input, expect);
    }
}

#[test]
fn globs_match_names_or_whole_paths() {
    let files = [("a.rs", "x"), ("src/b.rs", "x"), ("src/c.ts", "x"), ("src/deep/d.rs", "x")];
    let cases: [(Value, &[&str]); 7] = [
        (json!({ "pattern": "x", "glob": "*.rs" }), &["a.rs:1:x", "src/b.rs:1:x", "src/deep/d.rs:1:x"]),
        (json!({ "pattern": "x", "glob": "src/*.rs" }), &["src/b.rs:1:x"]),
        (json!({ "pattern": "x", "glob": "./src/**/*.rs" }), &["src/b.rs:1:x", "src/deep/d.rs:1:x"]),
        (json!({ "pattern": "x", "glob": "**/*.{ts,js}" }), &["src/c.ts:1:x"]),
        (json!({ "pattern": "x", "glob": "src/*.rs", "path": "src" }), &["src/b.rs:1:x"]),
        (json!({ "pattern": "x", "glob": "*.ts", "path": "src/b.rs" }), &[]),
        (json!({ "pattern": "x", "glob": "?.rs", "path": "src/deep" }), &["src/deep/d.rs:1:x"]),
    ];
    for (input, expect) in cases {
        check(&files, input, expect);
    }
}

#[test]
fn gitignore_files_are_honoured() {
    let files = [
        (".gitignore", "\u{feff}*.log\r\n# comment\n/target/\n!keep.log\n[broken\nsub/only.txt\n"),
        ("a.log", "x"),
        ("keep.log", "x"),
        ("target/a", "x"),
        ("nested/target/a", "x"),
        ("sub/only.txt", "x"),
        ("sub/.gitignore", "!special.log\nlocal\n"),
        ("sub/special.log", "x"),
        ("sub/other.log", "x"),
        ("sub/local", "x"),
        ("sub/deep/local", "x"),
        ("local", "x"),
    ];
    check(&files, json!({ "pattern": "^x" }), &["keep.log:1:x", "local:1:x", "nested/target/a:1:x", "sub/special.log:1:x"]);
    // The rules of the folders above hold below a folder that is named, and a name overrides them.
    check(&files, json!({ "pattern": "^x", "path": "sub" }), &["sub/special.log:1:x"]);
    check(&files, json!({ "pattern": "^x", "path": "sub/deep" }), &[]);
    check(&files, json!({ "pattern": "^x", "path": "target" }), &["target/a:1:x"]);
    check(&files, json!({ "pattern": "^x", "path": "a.log" }), &["a.log:1:x"]);
}

#[test]
fn binary_files_do_not_match() {
    let fixture = Fixture::new(&[("text", "needle"), ("latin", "")]);
    fixture.write("latin", b"needle caf\xe9\n");
    fixture.write("binary", b"needle\nneedle\nneedle\n\0");
    fixture.write("late", format!("needle\n{}\0", "hay\n".repeat(50_000)).as_bytes());
    fixture.check(
        "grep",
        json!({ "pattern": "needle", "limit": 2 }),
        json!({ "content": "latin:1:needle caf\u{fffd}\ntext:1:needle", "matches": 2, "limitReached": false, "truncated": false }),
    );
}

#[test]
fn files_that_cannot_be_searched_are_counted() {
    let fixture = Fixture::new(&[("bundle", &format!("needle\n{}", "x".repeat(17 * 1024 * 1024))), ("text", "needle")]);
    fixture.check(
        "grep",
        json!({ "pattern": "needle" }),
        json!({ "content": "text:1:needle", "matches": 1, "limitReached": false, "truncated": false, "skipped": 1 }),
    );
}

#[test]
fn the_limit_says_that_there_is_more() {
    let fixture = Fixture::new(&[("a", "x\nx\n"), ("b", "x\n"), ("many", &"y\n".repeat(101))]);
    let cases = [
        (json!({ "pattern": "x", "limit": 1 }), json!({ "content": "a:1:x", "matches": 1, "limitReached": true, "truncated": false })),
        (
            json!({ "pattern": "x", "limit": 2 }),
            json!({ "content": "a:1:x\na:2:x", "matches": 2, "limitReached": true, "truncated": false }),
        ),
        (
            json!({ "pattern": "x", "limit": 3 }),
            json!({ "content": "a:1:x\na:2:x\nb:1:x", "matches": 3, "limitReached": false, "truncated": false }),
        ),
    ];
    for (input, expect) in cases {
        fixture.check("grep", input, expect);
    }
    let output = fixture.call("grep", json!({ "pattern": "y" })).unwrap();
    assert_eq!((&output["matches"], &output["limitReached"]), (&json!(100), &json!(true)));
}

#[test]
fn long_lines_and_long_results_are_cut() {
    let exact = "é".repeat(500);
    let long = "é".repeat(501);
    check(&[("f", &format!("{exact}\n{long}\n"))], json!({ "pattern": "é" }), &[&format!("f:1:{exact}"), &format!("f:2:{exact}…")]);

    let fixture = Fixture::new(&[("f", &format!("{}\n", "x".repeat(400)).repeat(1000))]);
    let output = fixture.call("grep", json!({ "pattern": "x", "limit": 10_000 })).unwrap();
    let content = output["content"].as_str().unwrap();
    assert!(content.len() <= 256 * 1024 && content.len() > 255 * 1024);
    assert_eq!(output["matches"], content.lines().count());
    assert_eq!((&output["limitReached"], &output["truncated"]), (&json!(false), &json!(true)));
}

#[test]
fn mistakes_are_explained() {
    let fixture = Fixture::new(&[("src/", "")]);
    let cases = [
        (
            json!({ "pattern": "a\nb", "literal": true }),
            "the pattern cannot be searched: the literal \"\\n\" is not allowed in a regex; search for text within one line",
        ),
        (
            json!({ "pattern": "x", "glob": "[" }),
            "`glob` is not valid: error parsing glob '[': unclosed character class; missing ']'; correct it, such as `src/**/*.rs`",
        ),
        (json!({ "pattern": "x", "path": "scr" }), "`scr` does not exist; did you mean `src`"),
    ];
    for (input, expect) in cases {
        fixture.check_error("grep", input, expect);
    }
    for pattern in ["foo(", "(?=look)", "a\\nb", "(?:x{1000}){1000}"] {
        let error = fixture.call("grep", json!({ "pattern": pattern })).unwrap_err();
        assert!(error.message().starts_with("the pattern is not valid: "), "{error}");
        assert!(error.message().ends_with("; correct it, or set `literal: true` to search for it as plain text"), "{error}");
    }
}

#[cfg(unix)]
#[test]
fn names_that_are_no_text_are_searched() {
    use std::{ffi::OsStr, os::unix::ffi::OsStrExt};

    let fixture = Fixture::new(&[]);
    fs_err::write(fixture.path(OsStr::from_bytes(b"b\xff\nc")), "text").unwrap();
    fixture.check(
        "grep",
        json!({ "pattern": "text" }),
        json!({ "content": "b\u{fffd}\u{fffd}c:1:text", "matches": 1, "limitReached": false, "truncated": false }),
    );
}
