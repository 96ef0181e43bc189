//! `ls`: order, marks, pages.

use serde_json::{Value, json};

use crate::Fixture;

#[track_caller]
fn check(files: &[(&str, &str)], input: Value, expect: Value) {
    Fixture::new(files).check("ls", input, expect);
}

#[test]
fn names_are_sorted_by_bytes_and_marked() {
    let files = [("b", ""), ("a/x", ""), ("B", ""), ("a-b", ""), (".hidden", ""), ("é", ""), (".git/config", "")];
    let expect = json!({ "content": ".git/\n.hidden\nB\na/\na-b\nb\né", "truncated": false });
    for input in [json!({}), json!({ "path": "." }), json!({ "path": "" }), json!({ "path": "a/.." })] {
        check(&files, input, expect.clone());
    }
    check(&files, json!({ "path": "a" }), json!({ "content": "x", "truncated": false }));
}

#[test]
fn an_empty_folder_says_so() {
    check(&[("folder/", "")], json!({ "path": "folder" }), json!({ "content": "(empty folder)", "truncated": false }));
    check(&[], json!({ "after": "x" }), json!({ "content": "(empty folder)", "truncated": false }));
}

#[test]
fn pages_go_on_after_the_last_name() {
    let files = [("a", ""), ("b/", ""), ("b-c", ""), ("c", "")];
    let cases = [
        (json!({ "limit": 2 }), json!({ "content": "a\nb/", "truncated": true, "nextAfter": "b" })),
        (json!({ "limit": 2, "after": "b" }), json!({ "content": "b-c\nc", "truncated": false })),
        (json!({ "after": "b/" }), json!({ "content": "b-c\nc", "truncated": false })),
        (json!({ "limit": 4 }), json!({ "content": "a\nb/\nb-c\nc", "truncated": false })),
        (json!({ "after": "aa" , "limit": 1}), json!({ "content": "b/", "truncated": true, "nextAfter": "b" })),
        (json!({ "after": "c" }), json!({ "content": "(no more entries)", "truncated": false })),
    ];
    for (input, expect) in cases {
        check(&files, input, expect);
    }
}

#[test]
fn pages_have_1000_names_and_256_kib() {
    let fixture = Fixture::new(&[]);
    for number in 0..1300 {
        fixture.write(&format!("{number:0>250}"), b"");
    }
    let first = fixture.call("ls", json!({})).unwrap();
    assert_eq!(first["content"].as_str().unwrap().lines().count(), 1000);
    let all = fixture.call("ls", json!({ "limit": 5000 })).unwrap();
    assert_eq!(all["truncated"], true);
    assert!(all["content"].as_str().unwrap().len() <= 256 * 1024);
    let rest = fixture.call("ls", json!({ "after": all["nextAfter"], "limit": 5000 })).unwrap();
    let names = [&all, &rest].map(|page| page["content"].as_str().unwrap().lines().count());
    assert_eq!(names.iter().sum::<usize>(), 1300);
}

#[test]
fn mistakes_are_explained() {
    let fixture = Fixture::new(&[("src/main.rs", "")]);
    fixture.check_error("ls", json!({ "path": "src/main.rs" }), "`src/main.rs` is a file, not a folder; call `read` for its content");
    fixture.check_error("ls", json!({ "path": "none/below" }), "`none/below` does not exist; call `ls` to see what does");
    fixture.check_error("ls", json!({ "path": "sr" }), "`sr` does not exist; did you mean `src`");
}

#[cfg(unix)]
#[test]
fn names_that_are_no_text_are_shown_lossily_and_never_lost_between_pages() {
    use std::{ffi::OsStr, os::unix::ffi::OsStrExt};

    let fixture = Fixture::new(&[("a", ""), ("z", "")]);
    for name in [&b"b\xff"[..], b"b\xfe", b"new\nline"] {
        fs_err::write(fixture.path(OsStr::from_bytes(name)), "text").unwrap();
    }
    let all = "a\nb\u{fffd}\nb\u{fffd}\nnew\u{fffd}line\nz";
    fixture.check("ls", json!({}), json!({ "content": all, "truncated": false }));
    fixture.check(
        "ls",
        json!({ "limit": 2 }),
        json!({ "content": "a\nb\u{fffd}\nb\u{fffd}", "truncated": true, "nextAfter": "b\u{fffd}" }),
    );
    fixture.check("ls", json!({ "after": "b\u{fffd}" }), json!({ "content": "new\u{fffd}line\nz", "truncated": false }));
}
