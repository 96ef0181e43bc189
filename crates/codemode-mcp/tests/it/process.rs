//! Real processes that misbehave: what is said about them, and how soon.

use std::{
    ffi::OsString,
    time::{Duration, Instant},
};

use codemode_core::Namespace;
use codemode_mcp::{McpServers, parse_servers};
use serde_json::{Value, json};
use tokio::io::AsyncReadExt;

use crate::fake::call;

fn servers(entry: Value) -> McpServers {
    McpServers::new(parse_servers(&json!({ "bad": entry })).unwrap()).with_environment(std::env::vars_os())
}

fn shell(script: &str) -> Value {
    json!({ "command": "sh", "args": ["-c", script] })
}

/// The error of a server that does not start, which comes within `seconds`.
async fn check(entry: Value, start_timeout: Duration, seconds: f64, expected: &str) {
    let start = Instant::now();
    let problems = servers(entry).with_start_timeout(start_timeout).list().await.unwrap().problems;
    assert!(start.elapsed().as_secs_f64() < seconds, "{:?}: {problems:?}", start.elapsed());
    assert_eq!(problems, [expected]);
}

const LONG: Duration = Duration::from_secs(20);
const SHORT: Duration = Duration::from_millis(300);

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_does_not_start_says_why_and_at_once() {
    check(
        json!({ "command": "no-such-command-here" }),
        LONG,
        5.0,
        "MCP server `bad` did not start: command `no-such-command-here` was not found; check `mcpServers.bad.command` and that it is \
         installed and in PATH",
    )
    .await;
    check(
        json!({ "command": "/no/such/path" }),
        LONG,
        5.0,
        "MCP server `bad` did not start: command `/no/such/path` was not found; check `mcpServers.bad.command`",
    )
    .await;
    check(
        json!({ "command": "sh", "cwd": "/no/such/directory" }),
        LONG,
        5.0,
        "MCP server `bad` did not start: there is no directory `/no/such/directory`; check `mcpServers.bad.cwd`",
    )
    .await;
    check(
        json!({ "command": "false" }),
        LONG,
        5.0,
        "MCP server `bad` exited with status 1 before it had started; check `mcpServers.bad.command` and its `args`",
    )
    .await;
    check(
        shell("printf 'one\\n\\033[31mCannot find module x\\033[0m\\n' >&2; echo starting; exit 7"),
        LONG,
        5.0,
        "MCP server `bad` exited with status 7, printed text that is not JSON-RPC (`starting`) (its last words: one | Cannot find module x) \
         before it had started; check `mcpServers.bad.command` and its `args`",
    )
    .await;
    check(
        shell("kill -9 $$"),
        LONG,
        5.0,
        "MCP server `bad` was ended by signal: 9 (SIGKILL) before it had started; check `mcpServers.bad.command` and its `args`",
    )
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_says_nothing_of_use_is_given_up() {
    check(
        shell("echo junk; sleep 30"),
        SHORT,
        5.0,
        "MCP server `bad` printed text that is not JSON-RPC (`junk`) and did not answer within 0.3 s; check `mcpServers.bad.command` and \
         its `args`",
    )
    .await;
    check(
        json!({ "command": "sleep", "args": ["30"] }),
        SHORT,
        5.0,
        "MCP server `bad` did not answer within 0.3 s; check `mcpServers.bad.command` and its `args`",
    )
    .await;
    check(
        shell("echo waiting for a port >&2; sleep 30"),
        Duration::from_secs(1),
        6.0,
        "MCP server `bad` did not answer within 1 s (its last words: waiting for a port); check `mcpServers.bad.command` and its `args`",
    )
    .await;
}

/// A server in the shell that answers the handshake, lists one tool, and then runs `rest`.
fn server(rest: &str) -> Value {
    let initialize =
        r#"{"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-06-18","capabilities":{"tools":{}},"serverInfo":{"name":"s"}}}"#;
    let tools = r#"{"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"t"}]}}"#;
    shell(&format!("read a; echo '{initialize}'; read b; read c; echo '{tools}'; {rest}"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_dies_in_the_middle_of_a_call_leaves_its_last_words() {
    let servers = servers(server("read d; echo out of memory >&2; exit 3"));
    servers.list().await.unwrap();
    let error = call(&servers, "bad.t", json!({})).await.unwrap_err();
    assert_eq!(
        error.message(),
        "MCP server `bad` exited with status 3 (its last words: out of memory); the call may or may not have had effects"
    );
    // It is started anew for the next catalog.
    assert_eq!(servers.list().await.unwrap().members.len(), 1);
    servers.shutdown().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_gets_only_what_all_programs_need_and_what_is_configured() {
    let answer = r#"{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{\"structuredContent\":\"$HOME/$SECRET/$GIVEN/$LC_ALL\"}}"#;
    let mut entry = server(&format!("read d; echo \"{answer}\"; read e"));
    entry["env"] = json!({ "GIVEN": "given" });
    let path = std::env::vars_os().find(|(key, _)| key == "PATH").unwrap();
    let environment =
        [("HOME", "/home/x"), ("SECRET", "secret"), ("LC_ALL", "C")].map(|(key, value)| (OsString::from(key), OsString::from(value)));
    let servers = McpServers::new(parse_servers(&json!({ "bad": entry })).unwrap()).with_environment(environment.into_iter().chain([path]));
    servers.list().await.unwrap();
    assert_eq!(call(&servers, "bad.t", json!({})).await.unwrap()["structuredContent"], "/home/x//given/C");
    servers.shutdown().await;
}

/// Whatever the server starts holds the writing end of a pipe; its end means that nothing of it lives.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_left_after_shutdown_or_drop() {
    for is_dropped in [false, true] {
        let fifo = format!("{}/left-{}-{is_dropped}", env!("CARGO_TARGET_TMPDIR"), std::process::id());
        assert!(std::process::Command::new("mkfifo").arg(&fifo).status().unwrap().success());
        let mut alive = tokio::net::unix::pipe::OpenOptions::new().open_receiver(&fifo).unwrap();
        // A server that ignores every kind request, with a child that does the same.
        let mut entry = server("while :; do sleep 300; done");
        let script = entry["args"][1].as_str().unwrap();
        entry["args"][1] = format!("exec 9>'{fifo}'; trap '' TERM HUP; sleep 300 & {script}").into();
        let servers = servers(entry);
        servers.list().await.unwrap();
        let start = Instant::now();
        if is_dropped {
            drop(servers);
        } else {
            servers.shutdown().await;
            assert!(start.elapsed() < Duration::from_secs(4), "{:?}", start.elapsed());
        }
        let ended = tokio::time::timeout(Duration::from_secs(5), alive.read_to_end(&mut Vec::new())).await;
        assert!(ended.is_ok(), "something is left: {fifo}");
        std::fs::remove_file(&fifo).unwrap();
    }
}
