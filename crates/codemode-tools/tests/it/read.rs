//! `read`: exact text, pages, binary and missing files.

use proptest::prelude::*;
use serde_json::{Value, json};

use crate::Fixture;

/// Reads `content` with the input's other fields.
#[track_caller]
fn check(content: &[u8], input: Value, expect: Value) {
    let fixture = Fixture::new(&[]);
    fixture.write("file", content);
    fixture.check("read", with_path(input), expect);
}

fn with_path(mut input: Value) -> Value {
    input["path"] = json!("file");
    input
}

/// Follows continuations and joins the pages by the rules of `spec/guest-api.md` 15.
#[track_caller]
fn read_all(fixture: &Fixture, input: Value) -> (String, usize) {
    let mut whole = String::new();
    let mut input = with_path(input);
    for page in 1.. {
        let mut output = fixture.call("read", input).unwrap();
        whole += output["content"].as_str().unwrap();
        if output["kind"] == "text" {
            return (whole, page);
        }
        assert_eq!(output["kind"], "truncated");
        let next = output["continuation"].take();
        if next.get("cursor").is_none() {
            whole.push('\n');
        }
        input = with_path(next);
    }
    unreachable!("a file has an end")
}

#[test]
fn text_is_given_unchanged() {
    for content in ["", "\n", "a", "a\n", "a\r\nb\r\n", "\u{feff}a\n", "\n\n\n", "é🦀\r", "[Showing lines 1-2 of 3]"] {
        check(content.as_bytes(), json!({}), json!({ "kind": "text", "content": content }));
    }
}

#[test]
fn a_limit_gives_pages_of_lines() {
    let page = |content: &str, continuation: Value| json!({ "kind": "truncated", "content": content, "continuation": continuation });
    let text = |content: &str| json!({ "kind": "text", "content": content });
    let cases = [
        ("a\nb\nc\n", json!({ "limit": 2 }), page("a\nb", json!({ "offset": 3, "limit": 2 }))),
        ("a\nb\nc\n", json!({ "limit": 2, "offset": 3 }), text("c\n")),
        ("a\nb\n", json!({ "limit": 2 }), text("a\nb\n")),
        ("a\nb", json!({ "limit": 2 }), text("a\nb")),
        ("a\r\nb", json!({ "limit": 1 }), page("a\r", json!({ "offset": 2, "limit": 1 }))),
        ("\n\n", json!({ "limit": 1 }), page("", json!({ "offset": 2, "limit": 1 }))),
        ("\n\n", json!({ "limit": 1, "offset": 2 }), text("\n")),
        ("a\nb\n", json!({ "offset": 2 }), text("b\n")),
        ("a\nb\n", json!({ "offset": 3 }), text("")),
        ("a\nb", json!({ "offset": 3 }), text("")),
        ("", json!({ "offset": 1 }), text("")),
    ];
    for (content, input, expect) in cases {
        check(content.as_bytes(), input, expect);
    }
}

#[test]
fn pages_have_2000_lines_and_256_kib_by_default() {
    let fixture = Fixture::new(&[]);
    let many_lines = "x\n".repeat(4001);
    let long_line = format!("aa{}\nend\n", "🦀a".repeat(120_000));
    let wide_lines = format!("{}\n", "y".repeat(1000)).repeat(600);
    for (content, input, pages) in [
        (&many_lines, json!({}), 3),
        (&many_lines, json!({ "limit": 5000 }), 1),
        (&long_line, json!({}), 3),
        (&long_line, json!({ "limit": 1 }), 4),
        (&wide_lines, json!({}), 3),
        (&wide_lines, json!({ "limit": 600 }), 3),
    ] {
        fixture.write("file", content.as_bytes());
        let (whole, seen) = read_all(&fixture, input.clone());
        assert!(whole == *content, "{input} changed the text");
        assert_eq!(seen, pages, "{input}");
    }
    let first = fixture.call("read", json!({ "path": "file" })).unwrap();
    assert_eq!(first["continuation"], json!({ "offset": 262 }));
    fixture.write("file", long_line.as_bytes());
    let first = fixture.call("read", json!({ "path": "file" })).unwrap();
    assert_eq!(first["continuation"], json!({ "offset": 1, "cursor": "b262142" }));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(48) })]

    #[test]
    fn joined_pages_are_the_file(
        pieces in prop::collection::vec(("[aé🦀\n\r\u{feff}]{0,8}", prop_oneof![9 => Just(1usize), 1 => 30_000usize..70_000]), 0..8),
        limit in prop::option::of(1u64..6),
    ) {
        let content: String = pieces.iter().map(|(piece, times)| piece.repeat(*times)).collect();
        // Few lines per page and very many lines would be very many calls.
        let limit = if content.matches('\n').count() > 200 { None } else { limit };
        let fixture = Fixture::new(&[("file", &content)]);
        let input = limit.map_or(json!({}), |limit| json!({ "limit": limit }));
        let (whole, _) = read_all(&fixture, input);
        prop_assert!(whole == content);
    }
}

#[test]
fn binary_pages_are_told_apart() {
    for content in [&b"a\0b"[..], b"\xff\xfe", b"a\n\xc3", b"caf\xe9\n"] {
        check(content, json!({}), json!({ "kind": "binary", "bytes": content.len() }));
    }
    let mut late = vec![b'a'; 300_000];
    late.push(0);
    check(&late, json!({ "offset": 1, "cursor": "b262144" }), json!({ "kind": "binary", "bytes": 300_001 }));
    check(
        b"text\n\0",
        json!({ "limit": 1 }),
        json!({ "kind": "truncated", "content": "text", "continuation": { "offset": 2, "limit": 1 } }),
    );
}

#[test]
fn missing_files_throw_unless_optional() {
    let fixture = Fixture::new(&[("src/main.rs", "")]);
    for path in ["none.txt", "src/none", "src/main.rs/below"] {
        fixture.check("read", json!({ "path": path, "optional": true }), json!({ "kind": "not_found", "path": path }));
    }
    fixture.check("read", json!({ "path": "src/main.rs", "optional": true }), json!({ "kind": "text", "content": "" }));
    fixture.check_error("read", json!({ "path": "none.txt" }), "`none.txt` does not exist; call `ls` to see what does");
    fixture.check_error("read", json!({ "path": "src/mian.rs" }), "`src/mian.rs` does not exist; did you mean `src/main.rs`");
    fixture.check_error("read", json!({ "path": "scr" }), "`scr` does not exist; did you mean `src`");
}

#[test]
fn mistakes_are_explained() {
    let fixture = Fixture::new(&[("folder/", ""), ("file", "é\n"), ("empty", "")]);
    let cases = [
        (json!({ "path": "folder" }), "`folder` is a folder; call `ls` to list it"),
        (json!({ "path": "folder", "optional": true }), "`folder` is a folder; call `ls` to list it"),
        (json!({ "path": "" }), "`.` is a folder; call `ls` to list it"),
        (json!({ "path": "file", "offset": 3 }), "offset 3 is past the end of `file`, whose last line is 1; pass an offset up to 2"),
        (json!({ "path": "empty", "offset": 2 }), "offset 2 is past the end of `empty`, whose last line is 0; pass an offset up to 1"),
        (json!({ "path": "file", "cursor": "b1" }), "`cursor` needs the `offset` of the same continuation; pass both"),
        (
            json!({ "path": "file", "offset": 1, "cursor": "1" }),
            "`cursor` is not one that `read` gave; pass the `continuation` of the page before unchanged",
        ),
        (
            json!({ "path": "file", "offset": 1, "cursor": "b1" }),
            "the cursor does not fit `file`, which has changed since; read it again from the start",
        ),
        (
            json!({ "path": "file", "offset": u64::MAX, "cursor": "b99" }),
            "the cursor does not fit `file`, which has changed since; read it again from the start",
        ),
    ];
    for (input, expect) in cases {
        fixture.check_error("read", input, expect);
    }
}
