//! When servers run: only as long as they are needed, and again when they are needed again.

use std::{
    path::Path,
    time::{Duration, Instant},
};

use codemode_core::{Namespace, ToolHints};
use codemode_mcp::{McpServers, ServerList, declare, parse_servers};
use serde_json::{Value, json};

use crate::fake::call;

/// A server that says in `log` when it starts and ends. Its tools: `ok`, `die`, and, once `more` was called, `new`.
/// It does not start while there is a file `broken`.
const SERVER: &str = r#"
    if [ -e broken ]; then echo broken >> log; exit 3; fi
    echo start >> log
    more=
    while read -r line; do
        id=${line#*'"id":'}; id=${id%%[,\}]*}
        case "$line" in
            *'"method":"initialize"'*) result='{"protocolVersion":"2025-06-18","capabilities":{"tools":{}},"serverInfo":{"name":"s","version":"1"}}' ;;
            *'"method":"tools/list"'*) result='{"tools":[{"name":"ok"},{"name":"die"},{"name":"more"}'$more']}' ;;
            *'"name":"die"'*) exit 4 ;;
            *'"name":"more"'*)
                more=',{"name":"new"}'
                result='{"content":[]}'
                echo '{"jsonrpc":"2.0","method":"notifications/tools/list_changed"}' ;;
            *'"method":"tools/call"'*) result='{"content":[]}' ;;
            *) continue ;;
        esac
        echo '{"jsonrpc":"2.0","id":'$id',"result":'$result'}'
    done
    echo end >> log
"#;

struct Place(tempfile::TempDir);

impl Place {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    fn path(&self) -> &Path {
        self.0.path()
    }

    /// The server `s`, with more of its configuration.
    fn servers(&self, more: Value) -> McpServers {
        let mut entry = json!({ "command": "sh", "args": ["-c", SERVER.replace("${", "$${")], "cwd": self.path() });
        entry.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        let servers = McpServers::new(parse_servers(&json!({ "s": entry })).unwrap());
        servers.with_environment(std::env::vars_os()).with_cache(self.path().join("cache"))
    }

    fn log(&self) -> Vec<String> {
        fs_err::read_to_string(self.path().join("log")).unwrap_or_default().lines().map(str::to_owned).collect()
    }

    /// Waits until the log is so long.
    async fn logged(&self, lines: usize) -> Vec<String> {
        let start = Instant::now();
        while self.log().len() < lines {
            assert!(start.elapsed() < Duration::from_secs(20), "{:?}", self.log());
            tokio::task::spawn_blocking(std::thread::yield_now).await.unwrap();
        }
        self.log()
    }
}

async fn names(servers: &McpServers) -> Vec<String> {
    let listing = servers.list().await.unwrap();
    assert_eq!(listing.problems, [""; 0]);
    listing.members.into_iter().map(|member| member.name).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_server_offers_is_known_before_it_runs() {
    let place = Place::new();
    let servers = place.servers(json!({}));
    assert_eq!(names(&servers).await, ["die", "more", "ok"]);
    assert_eq!(place.log(), ["start"]);
    drop(servers);
    // Another program, later: nothing starts until it is called, and then once.
    let servers = place.servers(json!({}));
    assert_eq!(names(&servers).await, ["die", "more", "ok"]);
    assert_eq!(place.log(), ["start"]);
    let (one, other) = tokio::join!(call(&servers, "s.ok", json!({})), call(&servers, "s.ok", json!({})));
    assert!(one.is_ok() && other.is_ok());
    assert_eq!(place.log(), ["start", "start"]);
    servers.shutdown().await;
    // A server that is configured in another way is another one; an eager one runs at once.
    for (more, starts) in [(json!({ "env": { "A": "1" } }), 3), (json!({ "start": "eager" }), 4), (json!({ "disabled": true }), 4)] {
        let servers = place.servers(more);
        servers.list().await.unwrap();
        assert_eq!(place.log().iter().filter(|line| *line == "start").count(), starts);
        servers.shutdown().await;
    }
    // What is kept is no secret of anybody else, and what is spoilt is asked again.
    let file = fs_err::read_dir(place.path().join("cache")).unwrap().next().unwrap().unwrap().path();
    fs_err::write(&file, "spoilt").unwrap();
    assert_eq!(names(&place.servers(json!({}))).await.len(), 3);
    assert!(fs_err::read_to_string(&file).unwrap().contains("\"ok\""));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_has_died_is_started_again_and_one_that_keeps_dying_less_and_less_often() {
    let place = Place::new();
    let servers = place.servers(json!({}));
    names(&servers).await;
    let died = call(&servers, "s.die", json!({})).await.unwrap_err();
    assert_eq!(died.message(), "MCP server `s` exited with status 4; the call may or may not have had effects");
    call(&servers, "s.ok", json!({})).await.unwrap();
    assert_eq!(place.log(), ["start", "start"]);
    fs_err::write(place.path().join("broken"), "").unwrap();
    call(&servers, "s.die", json!({})).await.unwrap_err();
    let mut errors = Vec::new();
    while errors.last().is_none_or(|error: &String| !error.contains("tried again in")) {
        assert!(errors.len() < 5, "{errors:?}");
        errors.push(call(&servers, "s.ok", json!({})).await.unwrap_err().message().to_owned());
    }
    assert!(
        errors[0].starts_with("MCP server `s` exited with status 3 before it had started; ") && errors[0].ends_with("; nothing was sent")
    );
    // What it offers is known all the same.
    assert_eq!(names(&servers).await.len(), 3);
    let tries = place.log().len();
    call(&servers, "s.ok", json!({})).await.unwrap_err();
    assert_eq!(place.log().len(), tries, "it is left alone");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_nobody_calls_is_stopped_and_started_again_by_the_next_call() {
    let place = Place::new();
    let servers = place.servers(json!({ "idleTimeoutMs": 50 }));
    names(&servers).await;
    assert_eq!(place.logged(2).await, ["start", "end"]);
    call(&servers, "s.ok", json!({})).await.unwrap();
    assert_eq!(place.logged(4).await, ["start", "end", "start", "end"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_changed_list_is_told_and_listed() {
    let place = Place::new();
    let servers = place.servers(json!({}));
    names(&servers).await;
    let (changed, called) = tokio::join!(servers.changed(), call(&servers, "s.more", json!({})));
    let ((), _) = (changed, called.unwrap());
    assert_eq!(names(&servers).await, ["die", "more", "new", "ok"]);
    assert_eq!(place.log(), ["start"]);
    // The next program knows it too.
    assert_eq!(names(&place.servers(json!({}))).await.len(), 4);
}

#[tokio::test(flavor = "multi_thread")]
async fn variables_of_the_configuration_are_those_of_the_host() {
    let place = Place::new();
    let servers = |text: &str| {
        let entries = json!({ "a": { "command": "sh", "args": ["-c", text, "sh", "${CODE:-7}"], "env": { "X": "${HOST}" } } });
        McpServers::new(parse_servers(&entries).unwrap()).with_environment([("HOST".into(), "h".into())])
    };
    let problems = servers("echo $X >&2; exit $1").list().await.unwrap().problems;
    assert_eq!(
        problems,
        ["MCP server `a` exited with status 7 (its last words: h) before it had started; check `mcpServers.a.command` and its `args`"]
    );
    let problems = servers("${NONE}").list().await.unwrap().problems;
    assert_eq!(
        problems,
        [
            "MCP server `a` is not started: `mcpServers.a.args.1` needs the environment variable `NONE`, which is not set; set it, or write `${NONE:-default}`"
        ]
    );
    drop(place);
}

#[test]
fn what_a_server_says_of_its_tools_counts_as_far_as_it_is_trusted() {
    let output =
        json!({ "type": "object", "properties": { "id": { "type": "number" } }, "required": ["id"], "additionalProperties": false });
    let tools = vec![
        json!({ "name": "read", "inputSchema": { "type": "object", "properties": { "q": { "type": "string" } }, "additionalProperties": false }, "outputSchema": output,
            "annotations": { "readOnlyHint": true, "destructiveHint": false, "idempotentHint": false } }),
        json!({ "name": "drop", "annotations": { "destructiveHint": true, "idempotentHint": true } }),
        json!({ "name": "app", "_meta": { "ui": { "visibility": ["app"] } } }),
        json!({ "name": "both", "_meta": { "ui": { "visibility": ["app", "model"] } } }),
    ];
    for trust in [false, true] {
        let listing = declare(&[ServerList { name: "s".into(), tools: tools.clone(), trust, ..ServerList::default() }]);
        let of = |name: &str| listing.members.iter().find(|member| member.name == name);
        assert!(of("app").is_none() && of("both").is_some());
        let [read, drop] = ["read", "drop"].map(|name| of(name).unwrap());
        let hints = |read_only, destructive, idempotent| ToolHints { read_only, destructive, idempotent };
        let file = &listing.files[1].content;
        if trust {
            assert_eq!((read.hints, drop.hints), (hints(Some(true), Some(false), Some(false)), hints(None, Some(true), Some(true))));
            assert_eq!(read.input_hint.as_deref(), Some("{ q?: string }"));
            assert_eq!(read.output_hint.as_deref(), Some("{ structuredContent: { id: number } }"));
            assert!(file.contains("): Promise<McpToolResult & { structuredContent: { id: number } }>;"), "{file}");
            assert!(read.hints.is_replay_safe() && read.output_schema.is_some() && drop.output_schema.is_none());
        } else {
            assert_eq!((read.hints, drop.hints), (hints(None, None, Some(false)), hints(None, Some(true), None)));
            assert_eq!((&read.input_hint, &read.output_hint, &read.output_schema), (&None, &None, &None));
            assert!(!file.contains("structuredContent: "), "{file}");
        }
    }
}
