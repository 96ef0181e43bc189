//! Mistakes, and what is said of them: as transcripts, golden files beside this one.

use std::time::{Duration, Instant};

use insta::assert_snapshot;
use serde_json::{Value, json};

use crate::{Codemode, Ended, configured};

/// The transcript of a run that goes wrong: status, standard output, standard error, with folders left out.
fn transcript(ended: &Ended, folder: &str) -> String {
    let stderr = ended.stderr.replace(folder, "FOLDER");
    format!("exit status: {}\n--- stdout\n{}--- stderr\n{stderr}", ended.status, ended.stdout)
}

#[test]
fn usage() {
    for (name, arguments) in [
        ("no_script", vec![]),
        ("missing_script", vec!["no/such/script.js"]),
        ("unreadable_config", vec!["--config", "no/such/config.jsonc", "-e", "return 1"]),
        ("unknown_pack", vec!["--tools", "file", "-e", "return 1"]),
        ("missing_workspace", vec!["--workspace", "no/such/folder", "-e", "return 1"]),
        ("zero_timeout", vec!["--timeout-ms", "0", "-e", "return 1"]),
    ] {
        assert_snapshot!(format!("usage_{name}"), transcript(&Codemode::run(&arguments).end(), "no folder"));
    }
}

#[test]
fn configuration() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("c.jsonc");
    for (name, text) in [
        ("invalid_json", "{\n  \"mcpServers\": {\n    \"a\": { \"command\" \"x\" }\n  }\n}"),
        ("unfinished", "{ \"mcpServers\": {"),
        ("empty", ""),
        ("not_an_object", "[1]"),
        ("unknown_key", "{ \"mcpServer\": {} }"),
        ("unknown_limit", "{ \"limits\": { \"timoutMs\": 5 } }"),
        ("unknown_server_key", "{ \"mcpServers\": { \"a\": { \"comand\": \"x\" } } }"),
        ("two_endpoints", "{ \"mcpServers\": { \"a\": { \"command\": \"x\", \"url\": \"http://localhost\" } } }"),
        ("wrong_type", "{ \"mcpServers\": { \"a\": { \"command\": \"x\", \"args\": \"-y\" } } }"),
        ("no_transport", "{ \"mcpServers\": { \"a\": { \"type\": \"ws\", \"url\": \"http://localhost\" } } }"),
        ("twice", "{ \"mcpServers\": { \"a\": { \"command\": \"x\" }, \"a\": { \"command\": \"y\" } } }"),
        (
            "secret_on_the_line",
            "{ \"mcpServers\": { \"a\": { \"url\": \"http://é\", \"headers\": { \"Authorization\": \"Bearer sk-SECRET\" }, \"timeout\": 5 } } }",
        ),
        ("secret_in_broken_json", "{ \"mcpServers\": { \"a\": { \"env\": { \"KEY\": \"sk-SECRET\" \"B\": 1 } } } }"),
        ("limit_of_the_wrong_type", "{ \"limits\": { \"timeoutMs\": \"500\" } }"),
        ("limit_out_of_range", "{ \"limits\": { \"timeoutMs\": 600000 } }"),
        ("tools_not_a_list", "{ \"tools\": \"files\" }"),
        ("unknown_pack", "{ \"tools\": [\"flies\"] }"),
    ] {
        fs_err::write(&file, text).unwrap();
        let ended = Codemode::run(&["--config", file.to_str().unwrap(), "-e", "return 1"]).end();
        assert_eq!(ended.status, 2, "{name}");
        assert!(!ended.stderr.contains("SECRET"), "{name}");
        assert_snapshot!(format!("config_{name}"), transcript(&ended, folder.path().to_str().unwrap()));
    }
}

#[test]
fn scripts() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("script.js");
    for (name, code) in [
        ("syntax", "const files = await ls({});\nconst x = ;\nreturn x;"),
        ("unfinished", "return {\n  a: [1, 2\n"),
        ("thrown", "const o = {};\n\nthrow new TypeError(`bad ${typeof o}`);"),
        ("tool_error", "async function load(path) {\n  return await read({ path });\n}\nreturn await load('no/such/file');"),
        ("empty", "\n  \n"),
        ("lost_rejection", "Promise.reject(new Error('lost'));\nreturn 1;"),
        ("unsupported_in_eval", "eval('using x = null;');"),
        ("unsupported", "using x = null;"),
        ("lines_of_its_own", "throw new Error('one\\ntwo');"),
        ("terminal_escape", "throw new Error('\\u001b[2J\\u001b]0;title\\u0007 gone');"),
    ] {
        fs_err::write(&file, code).unwrap();
        let ended = Codemode::run(&[file.to_str().unwrap()]).end();
        assert_eq!(ended.status, 1, "{name}");
        assert_snapshot!(format!("script_{name}"), transcript(&ended, folder.path().to_str().unwrap()));
    }
    let binary = folder.path().join("binary.js");
    fs_err::write(&binary, [0xff, 0xfe, 0x00]).unwrap();
    let ended = Codemode::run(&[binary.to_str().unwrap()]).end();
    assert_snapshot!("script_not_utf8", transcript(&ended, folder.path().to_str().unwrap()));
}

/// A server that does not do its part is told with one line, and in time; the script runs all the same.
#[track_caller]
fn check_server(name: &str, server: &Value, within: Duration) {
    let (folder, config) = configured(&json!({ "broken": server }));
    let start = Instant::now();
    let ended = Codemode::run(&["--config", &config, "-e", "return 1"]).end();
    assert!(start.elapsed() < within, "{name} took {:?}", start.elapsed());
    assert_eq!((ended.status, ended.stdout.as_str(), ended.stderr.lines().count()), (0, "1\n", 1), "{name}\n{}", ended.stderr);
    assert_snapshot!(format!("server_{name}"), transcript(&ended, folder.path().to_str().unwrap()));
}

#[test]
#[cfg(unix)]
fn servers() {
    let soon = Duration::from_secs(4);
    check_server("not_found", &json!({ "command": "no-such-command-anywhere" }), soon);
    check_server("exits", &json!({ "command": "sh", "args": ["-c", "echo no licence >&2; exit 3"] }), soon);
    check_server("junk_and_exit", &json!({ "command": "sh", "args": ["-c", "echo Welcome to my server"] }), soon);
    check_server("junk", &json!({ "command": "sh", "args": ["-c", "echo Welcome; sleep 60"], "timeoutMs": 700 }), soon);
    check_server("silent", &json!({ "command": "sleep", "args": ["60"], "timeoutMs": 700 }), soon);
}
