//! What an entry of `mcpServers` may say, and what it is told when it says something else.

use std::{collections::BTreeMap, time::Duration};

use codemode_mcp::{
    ServerConfig,
    config::{Endpoint, HttpAuth, HttpConfig, Start, StdioConfig, ToolFilter},
    parse_servers,
};
use serde_json::{Value, json};

/// One entry, `mcpServers.tracker`; the error is `path: problem`.
#[track_caller]
fn check(entry: Value, expected: Result<ServerConfig, &str>) {
    let actual = parse_servers(&json!({ "tracker": entry })).map(|mut servers| servers.remove("tracker").unwrap());
    let actual = actual.map_err(|error| {
        assert_eq!(error.path().first().map(String::as_str), Some("mcpServers"));
        assert!(error.to_string().ends_with(error.problem()));
        format!("{}: {}", error.path()[1..].join("/"), error.problem())
    });
    assert_eq!(actual.as_ref().map_err(String::as_str), expected.as_ref().map_err(|expected| *expected));
}

#[test]
fn entries_of_both_kinds_are_read() {
    check(json!({ "command": "npx", "args": ["-y", "x"] }), Ok(ServerConfig::stdio("npx", ["-y".to_owned(), "x".to_owned()])));
    check(json!({ "command": "x", "type": "stdio" }), Ok(ServerConfig::stdio("x", [])));
    check(json!({ "url": "http://localhost:1/mcp" }), Ok(ServerConfig::http("http://localhost:1/mcp")));
    check(
        json!({ "command": "x", "env": { "A": "" }, "cwd": "/tmp", "timeoutMs": 1500 }),
        Ok(ServerConfig {
            call_timeout: Some(Duration::from_millis(1500)),
            ..ServerConfig::at(Endpoint::Stdio(StdioConfig {
                command: "x".into(),
                args: Vec::new(),
                env: BTreeMap::from([("A".into(), String::new())]),
                cwd: Some("/tmp".into()),
            }))
        }),
    );
    for kind in ["http", "streamable-http"] {
        check(
            json!({ "url": "https://x/mcp", "type": kind, "headers": { "Authorization": "Bearer t" } }),
            Ok(ServerConfig::at(Endpoint::Http(HttpConfig {
                url: "https://x/mcp".into(),
                headers: BTreeMap::from([("Authorization".into(), "Bearer t".into())]),
                sse: false,
                auth: HttpAuth::None,
            }))),
        );
    }
}

#[test]
fn what_is_said_of_a_server_beside_its_place_is_read() {
    let at = |url: &str, auth, sse| ServerConfig::at(Endpoint::Http(HttpConfig { url: url.into(), headers: BTreeMap::new(), sse, auth }));
    check(json!({ "url": "http://x", "type": "sse" }), Ok(at("http://x", HttpAuth::None, true)));
    check(json!({ "url": "${BASE}/mcp", "auth": { "token": "${T}" } }), Ok(at("${BASE}/mcp", HttpAuth::Token("${T}".into()), false)));
    let command = ["gh", "auth", "token"];
    check(
        json!({ "url": "http://x", "auth": { "command": command } }),
        Ok(at("http://x", HttpAuth::Command(command.map(str::to_owned).to_vec()), false)),
    );
    check(
        json!({ "command": "x", "start": "eager", "idleTimeoutMs": 0, "disabled": true, "trust": true, "tools": { "allow": ["a*"], "deny": ["ab"] } }),
        Ok(ServerConfig {
            start: Start::Eager,
            idle_timeout: Some(Duration::ZERO),
            disabled: true,
            trust: true,
            tools: ToolFilter { allow: Some(vec!["a*".into()]), deny: vec!["ab".into()] },
            ..ServerConfig::stdio("x", [])
        }),
    );
}

#[test]
fn mistakes_are_named_by_their_path() {
    check(json!({ "comand": "x" }), Err("tracker/comand: is not a known key; did you mean `command`?"));
    check(json!({ "command": "x", "timeoutms": 1 }), Err("tracker/timeoutms: is not a known key; did you mean `timeoutMs`?"));
    check(
        json!({ "command": "x", "always": true }),
        Err(
            "tracker/always: is not a known key; known are `args`, `auth`, `command`, `cwd`, `disabled`, `env`, `headers`, `idleTimeoutMs`, \
             `start`, `timeoutMs`, `tools`, `trust`, `type`, `url`",
        ),
    );
    check(json!(7), Err("tracker: must be an object, not a number"));
    check(json!({}), Err("tracker: has neither `command` nor `url`; one must say where the server is"));
    check(
        json!({ "command": "x", "url": "http://x" }),
        Err("tracker: has both `command` and `url`; keep the one that says where the server is"),
    );
    check(json!({ "command": "x", "headers": {} }), Err("tracker/headers: has no meaning for a server with `command`; remove it"));
    check(json!({ "url": "http://x", "args": [] }), Err("tracker/args: has no meaning for a server with `url`; remove it"));
    check(json!({ "command": ["x"] }), Err("tracker/command: must be a string, not an array"));
    check(json!({ "command": " " }), Err("tracker/command: must not be blank"));
    check(json!({ "command": "x", "args": "-y" }), Err("tracker/args: must be an array of strings, not a string"));
    check(json!({ "command": "x", "args": ["-p", 80] }), Err("tracker/args/1: must be a string, not a number"));
    check(json!({ "command": "x", "env": { "PORT": 80 } }), Err("tracker/env/PORT: must be a string, not a number"));
    check(
        json!({ "command": "x", "env": { "A=B": "" } }),
        Err("tracker/env/A=B: is not an environment variable: no name is empty or has `=`, and NUL is nowhere allowed"),
    );
    check(json!({ "command": "x", "timeoutMs": 0.5 }), Err("tracker/timeoutMs: must be a whole number of milliseconds from 1 to 86400000"));
    check(json!({ "url": "ftp://x" }), Err("tracker/url: must be a URL that starts with http:// or https:// and names a host"));
    check(json!({ "url": "http:///mcp" }), Err("tracker/url: must be a URL that starts with http:// or https:// and names a host"));
    check(json!({ "url": "http://x", "headers": { "a b": "" } }), Err("tracker/headers/a b: is not the name of a header"));
    check(
        json!({ "url": "http://x", "headers": { "A": "a\r\nb" } }),
        Err("tracker/headers/A: must be the value of a header: printable ASCII on one line"),
    );
    check(
        json!({ "url": "http://x", "headers": { "Accept": "x" } }),
        Err("tracker/headers/Accept: is a header that the protocol sets itself; remove it"),
    );
    check(json!({ "command": "x", "disabled": "yes" }), Err("tracker/disabled: must be true or false, not a string"));
    check(json!({ "command": "x", "start": "later" }), Err("tracker/start: must be one of \"lazy\", \"eager\""));
    check(json!({ "command": "x", "tools": { "alow": [] } }), Err("tracker/tools/alow: is not a known key; did you mean `allow`?"));
    check(json!({ "command": "x", "tools": ["a"] }), Err("tracker/tools: must be an object, not an array"));
    check(json!({ "command": "x", "auth": { "token": "t" } }), Err("tracker/auth: has no meaning for a server with `command`; remove it"));
    check(json!({ "url": "http://x", "auth": {} }), Err("tracker/auth: must have one of `token` and `command`"));
    check(json!({ "url": "http://x", "auth": { "command": [] } }), Err("tracker/auth/command: must begin with a program"));
    check(
        json!({ "url": "http://x", "type": "stdio" }),
        Err("tracker/type: is \"stdio\", but the server has a `url`; give it a `command`, or use \"http\""),
    );
    check(json!({ "command": "x", "type": "ws" }), Err("tracker/type: must be one of \"http\", \"sse\", \"stdio\", \"streamable-http\""));
}

#[test]
fn paths_are_written_as_people_write_them() {
    let cases = [
        (json!([]), "`mcpServers` must be an object of servers by name, not an array"),
        (json!({ " ": {} }), "`mcpServers[\" \"]` must have a name that is not blank"),
        (json!({ "a.b": { "command": 1 } }), "`mcpServers[\"a.b\"].command` must be a string, not a number"),
    ];
    for (servers, expected) in cases {
        assert_eq!(parse_servers(&servers).unwrap_err().to_string(), expected);
    }
}

#[test]
fn debug_output_holds_no_secret() {
    let entries = json!({
        "a": { "command": "x", "args": ["--token=SECRET"], "env": { "KEY": "SECRET" } },
        "b": { "url": "http://u:SECRET@x/", "headers": { "Authorization": "SECRET" }, "auth": { "token": "SECRET" } },
        "c": { "url": "http://x/", "auth": { "command": ["echo", "SECRET"] } },
    });
    assert!(!format!("{:?}", parse_servers(&entries).unwrap()).contains("SECRET"));
}
