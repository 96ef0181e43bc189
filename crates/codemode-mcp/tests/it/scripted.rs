//! Odd but living servers: nothing of what they send is lost, and nothing of it does harm.

use std::time::Duration;

use codemode_core::{CallContext, Namespace, ToolErrorKind};
use codemode_mcp::ServerRequests;
use serde_json::{Value, json};

use crate::fake::{Play, Reply, Script, call, call_with, initialize};

const ECHO: &str = r#"[{"name":"echo","description":"Echo.","inputSchema":{"type":"object"}}]"#;

/// What a guest gets when the tool `echo` answers with `result`.
async fn check(result: &str, expected: Value) {
    let play = Play::new([("s", Script::with_tools(ECHO).on("tools/call", Reply::Result(result.into())))]);
    play.list().await;
    assert_eq!(call(&play.servers, "s.echo", json!({})).await, Ok(expected), "{result}");
}

#[tokio::test]
async fn results_are_kept_as_they_were_sent() {
    check(r#"{"content":[{"type":"text","text":"hi"}]}"#, json!({ "content": [{ "type": "text", "text": "hi" }] })).await;
    // A kind of block, keys and a role that nobody knows.
    check(
        r#"{"content":[{"type":"hologram","data":[1,{"x":null}],"_meta":{"k":1}},{"type":"text","text":"t","extra":1,"annotations":{"audience":["robot"],"mood":"odd"}}],"ttl":5,"_meta":{"a":1},"isError":false}"#,
        json!({
            "content": [
                { "type": "hologram", "data": [1, { "x": null }], "_meta": { "k": 1 } },
                { "type": "text", "text": "t", "extra": 1, "annotations": { "audience": ["robot"], "mood": "odd" } },
            ],
            "isError": false,
        }),
    )
    .await;
    // A link without the name that it must have.
    check(r#"{"content":[{"type":"resource_link","uri":"u"}]}"#, json!({ "content": [{ "type": "resource_link", "uri": "u" }] })).await;
    // Results that look like those of other requests.
    check("{}", json!({ "content": [] })).await;
    check(r#"{"tools":[],"structuredContent":{"tools":[]}}"#, json!({ "content": [], "structuredContent": { "tools": [] } })).await;
    check(r#"{"content":[],"task":{"taskId":"1"},"isError":true}"#, json!({ "content": [], "isError": true })).await;
    // Whole numbers beyond doubles, and an explicit null.
    check(
        r#"{"content":[],"structuredContent":{"n":9007199254740993}}"#,
        json!({ "content": [], "structuredContent": { "n": 9_007_199_254_740_993_u64 } }),
    )
    .await;
    check(r#"{"content":[],"structuredContent":null}"#, json!({ "content": [], "structuredContent": null })).await;
}

#[tokio::test]
async fn a_result_that_is_too_deep_says_so() {
    let deep = format!("{}{}", "[".repeat(300), "]".repeat(300));
    check(
        &format!(r#"{{"content":[],"structuredContent":{deep}}}"#),
        json!({
            "content": [{ "type": "text", "text": "structuredContent is nested deeper than 100 levels and was left out" }],
            "isError": true,
        }),
    )
    .await;
}

#[tokio::test]
async fn one_odd_tool_does_not_spoil_the_list() {
    let tools = r#"[
        {"name":"bare"},
        {"name":7},
        "nothing",
        {"name":"bad-schema","inputSchema":"none","annotations":7},
        {"name":"full","title":"Full \u001b[31mtitle","description":"\u001b]0;x\u0007One.\r\nTwo.\u0000\tTab","inputSchema":{"type":"object","x-odd":1},"unknown":{}},
        {"name":"full","description":"again"}
    ]"#;
    let play = Play::new([("s", Script::with_tools(tools))]);
    let listing = play.list().await;
    let members: Vec<_> = listing
        .members
        .iter()
        .map(|member| {
            (member.path.join("."), member.id.as_str(), member.label.as_deref(), member.description.as_str(), member.parameters.clone())
        })
        .collect();
    assert_eq!(
        members,
        [
            ("s.badSchema".into(), "mcp:s:bad-schema", None, "", None),
            ("s.bare".into(), "mcp:s:bare", None, "", None),
            ("s.full".into(), "mcp:s:full", Some("Full title"), "One.\nTwo.\tTab", Some(json!({ "type": "object", "x-odd": 1 }))),
        ]
    );
}

#[tokio::test]
async fn the_tree_follows_the_capabilities() {
    let both = Script::with_tools(ECHO)
        .on("initialize", Reply::Result(initialize(&json!({ "tools": {}, "resources": {}, "prompts": {}, "odd": 7 }))));
    let prompts = Script::default().on("initialize", Reply::Result(initialize(&json!({ "prompts": { "listChanged": "yes" } }))));
    let nothing = Script::default().on("initialize", Reply::Result(initialize(&json!({}))));
    let play = Play::new([("z both", both), ("a-prompts", prompts), ("nothing", nothing)]);
    let listing = play.list().await;
    let members: Vec<_> =
        listing.members.iter().map(|member| (member.path.join("."), member.name.as_str(), member.api_path.as_str())).collect();
    assert_eq!(
        members,
        [
            ("aPrompts.prompts.get".to_owned(), "prompts_get", "mcp/aPrompts.d.ts"),
            ("aPrompts.prompts.list".to_owned(), "prompts_list", "mcp/aPrompts.d.ts"),
            ("zBoth.echo".to_owned(), "echo", "mcp/zBoth.d.ts"),
            ("zBoth.prompts.get".to_owned(), "prompts_get", "mcp/zBoth.d.ts"),
            ("zBoth.prompts.list".to_owned(), "prompts_list", "mcp/zBoth.d.ts"),
            ("zBoth.resources.list".to_owned(), "resources_list", "mcp/zBoth.d.ts"),
            ("zBoth.resources.read".to_owned(), "resources_read", "mcp/zBoth.d.ts"),
        ]
    );
    let constants: Vec<_> = listing.constants.iter().map(|(path, value)| (path.join("."), value.as_str())).collect();
    assert_eq!(constants, [("aPrompts.$serverName".to_owned(), "a-prompts"), ("zBoth.$serverName".to_owned(), "z both")]);
    let files: Vec<_> = listing.files.iter().map(|file| (file.path.as_str(), file.description.as_deref().unwrap())).collect();
    assert_eq!(
        files,
        [
            ("mcp/index.d.ts", "MCP root namespace and server list"),
            ("mcp/aPrompts.d.ts", "MCP server a-prompts"),
            ("mcp/zBoth.d.ts", "MCP server z both"),
        ]
    );
    assert!(listing.files[2].content.contains("function echo(input?: Record<string, unknown>): Promise<McpToolResult>;"));
}

#[tokio::test]
async fn the_tree_describes_itself_without_asking_a_server() {
    let tools = r#"[{"name":"create_issue","description":"Create.","inputSchema":{"type":"object","required":["title"],"properties":{"title":{"type":"string"}}}},
        {"name":"create-issue"},{"name":"list"}]"#;
    let script = Script::with_tools(tools).on("initialize", Reply::Result(initialize(&json!({ "tools": {}, "resources": {} }))));
    let play = Play::new([("git hub", script), ("other", Script::with_tools(ECHO))]);
    let listing = play.list().await;
    assert_eq!(listing.described, [vec![], vec!["gitHub".to_owned()], vec!["other".to_owned()]]);
    let api = |path: &[&str], selector, schemas| {
        let path: Vec<String> = path.iter().map(|name| (*name).to_owned()).collect();
        play.servers.describe(&path, selector, schemas)
    };
    let root = api(&[], None, false).unwrap();
    assert_eq!((&root["kind"], &root["scope"]), (&json!("mcp_api"), &json!("root")));
    assert_eq!(root["servers"][0], json!({ "identifier": "gitHub", "serverName": "git hub", "toolCount": 3 }));
    assert!(root["header"].as_str().unwrap().starts_with("/// <reference path=\"./gitHub.d.ts\" />\n"));
    // (selector, scope, methods)
    for (selector, scope, methods) in [
        (None, "server", &["createIssue", "createIssue2", "list", "resources.list", "resources.read"][..]),
        (Some("createIssue2"), "tool", &["createIssue2"]),
        (Some("create-issue"), "tool", &["createIssue"]),
        (Some("resources.read"), "tool", &["resources.read"]),
        (Some("none"), "server", &[]),
    ] {
        let part = api(&["gitHub"], selector, false).unwrap();
        let named: Vec<&str> = part["tools"].as_array().unwrap().iter().map(|tool| tool["method"].as_str().unwrap()).collect();
        assert_eq!((part["scope"].as_str().unwrap(), &named[..]), (scope, methods), "{selector:?}");
        let header = part["header"].as_str().unwrap();
        assert!(header.contains("declare namespace MCP.gitHub {"), "{header}");
        assert_eq!(header.contains("function list(input"), methods.iter().any(|name| name.ends_with("list")), "{header}");
        assert!(part.get("schemas").is_none());
    }
    let one = api(&["gitHub"], Some("createIssue2"), true).unwrap();
    assert_eq!(
        one["schemas"],
        json!({ "createIssue2": { "type": "object", "required": ["title"], "properties": { "title": { "type": "string" } } } })
    );
    assert_eq!(
        one["tools"],
        json!([{ "method": "createIssue2", "path": "MCP.gitHub.createIssue2", "mcpTool": "create_issue", "operation": "tool", "description": "Create." }])
    );
    assert_eq!((api(&["none"], None, false), api(&["gitHub", "resources"], None, false)), (None, None));
}

#[tokio::test]
async fn a_server_named_index_shares_the_root_file() {
    let play = Play::new([("index", Script::with_tools(ECHO)), ("github", Script::with_tools(ECHO))]);
    let files = play.list().await.files;
    assert_eq!(files.iter().map(|file| file.path.as_str()).collect::<Vec<_>>(), ["mcp/index.d.ts", "mcp/github.d.ts"]);
    let index = &files[0].content;
    assert!(index.contains("/// <reference path=\"./github.d.ts\" />") && !index.contains("./index.d.ts"), "{index}");
    assert!(index.contains("}\n\ninterface McpApiHeader {") && index.contains("declare namespace MCP.index {"), "{index}");
    let alone = &Play::new([("index", Script::with_tools(ECHO))]).list().await.files;
    assert!(alone.len() == 1 && !alone[0].content.starts_with('\n'), "{alone:?}");
    let nobody = Play::new([("nobody", Script::with_tools("[]"))]).list().await;
    assert!(nobody.files.is_empty() && nobody.members.is_empty() && nobody.constants.is_empty());
}

#[tokio::test]
async fn all_pages_are_listed() {
    let script = Script::with_tools("[]")
        .on("tools/list", Reply::Result(r#"{"tools":[{"name":"a"}],"nextCursor":"two"}"#.into()))
        .on("tools/list two", Reply::Result(r#"{"tools":[{"name":"b"}],"nextCursor":"three"}"#.into()))
        .on("tools/list three", Reply::Result(r#"{"tools":[{"name":"c"}],"nextCursor":null}"#.into()));
    let members = Play::new([("s", script)]).list().await.members;
    assert_eq!(members.iter().map(|member| member.name.as_str()).collect::<Vec<_>>(), ["a", "b", "c"]);
}

#[tokio::test]
async fn of_a_list_that_goes_wrong_what_has_come_is_kept() {
    let page = |tools: &str, next: &str| Reply::Result(format!(r#"{{"tools":{tools},"nextCursor":{next}}}"#));
    let many: Vec<Value> = (0..10_001).map(|n| json!({ "name": format!("t{n}") })).collect();
    let ends = "check what serves its stream";
    for (script, count, problem) in [
        (
            Script::with_tools("[]").on("tools/list", page(r#"[{"name":"a"}]"#, r#""again""#)),
            1,
            format!("MCP server `s` lists one page of tools again and again: the rest is left out; {ends}"),
        ),
        (
            Script::with_tools(&json!(many).to_string()),
            10_000,
            format!("MCP server `s` lists more than 10000 tools: the rest is left out; {ends}"),
        ),
        (
            Script::with_tools("[]")
                .on("tools/list", page(r#"[{"name":"a"}]"#, r#""two""#))
                .on("tools/list two", Reply::Error(r#"{"code":-32603,"message":"no"}"#)),
            1,
            format!("MCP server `s` does not list its tools: error -32603: no; {ends}"),
        ),
    ] {
        let listing = Play::new([("s", script)]).list().await;
        assert_eq!((listing.members.len(), listing.problems), (count, vec![problem]));
    }
}

#[tokio::test(start_paused = true)]
async fn all_servers_that_fail_are_told_on_a_line_each() {
    let refuses = Script::default().on("initialize", Reply::Error(r#"{"code":-32000,"message":"no\nlicence \u001b[1mhere"}"#));
    let nonsense = Script::default().on("initialize", Reply::Result("[]".into()));
    let silent = Script::default().on("initialize", Reply::Silence);
    let closes = Script::default().on("initialize", Reply::Close);
    let chatty = Script::default().on("initialize", Reply::Lines(vec!["Server \u{1b}[32mready\u{1b}[0m!".into()]));
    let no_list = Script::with_tools("[]").on("tools/list", Reply::Error(r#"{"code":-32603}"#));
    let play = Play::new([
        ("chatty", chatty),
        ("closes", closes),
        ("fine", Script::with_tools(ECHO)),
        ("no list", no_list),
        ("nonsense", nonsense),
        ("refuses", refuses),
        ("silent", silent),
    ]);
    let check = "check what serves its stream";
    let expected = [
        format!("MCP server `chatty` printed text that is not JSON-RPC (`Server ready!`) and did not answer within 5 s; {check}"),
        format!("MCP server `closes` closed the connection before it had started; {check}"),
        format!("MCP server `no list` does not list its tools: error -32603: {{\"code\":-32603}}; {check}"),
        format!("MCP server `nonsense` answered `initialize` with something that is not its result; {check}"),
        format!("MCP server `refuses` refused to start a session: error -32000: no licence here; {check}"),
        format!("MCP server `silent` did not answer within 20 s; {check}"),
    ];
    let listing = play.servers.list().await.unwrap();
    assert_eq!((listing.members.len(), listing.problems), (1, expected.to_vec()), "the rest works");
}

#[tokio::test]
async fn a_banner_before_the_first_answer_is_forgiven() {
    let answer = format!(r#"{{"jsonrpc":"2.0","id":$id,"result":{}}}"#, initialize(&json!({ "tools": {} })));
    let lines = vec![
        "Welcome!".into(),
        String::new(),
        r#"{"level":"info"}"#.into(),
        r#"{"jsonrpc":"2.0","method":"notifications/odd","params":[7]}"#.into(),
        answer,
    ];
    let play = Play::new([("s", Script::with_tools(ECHO).on("initialize", Reply::Lines(lines)))]);
    assert_eq!(play.list().await.members.len(), 1);
}

#[tokio::test]
async fn what_is_not_callable_is_refused_before_a_server_is_contacted() {
    let mut play = Play::new([("s", Script::with_tools(ECHO).on("tools/call", Reply::Result("{}".into())))]);
    play.list().await;
    let refused = [
        ("s.echo", json!("x"), "MCP.s.echo takes one plain object"),
        ("s.u", json!({}), "MCP.s.u is not callable"),
        ("s", json!({}), "MCP.s is not callable"),
    ];
    for (path, input, message) in refused {
        let error = call(&play.servers, path, input).await.unwrap_err();
        assert_eq!((error.kind(), error.message()), (ToolErrorKind::InvalidInput, message));
    }
    let input: Value = serde_json::from_str(r#"{"b":1,"a":null,"__proto__":{"x":1}}"#).unwrap();
    call(&play.servers, "s.echo", input.clone()).await.unwrap();
    // The first call that the server saw is the one that was right.
    let seen = play.next("tools/call").await;
    assert_eq!((&seen["params"]["name"], seen["params"]["arguments"].to_string()), (&json!("echo"), input.to_string()));
}

#[tokio::test]
async fn operations_give_what_the_table_says() {
    let script = Script::default()
        .on("initialize", Reply::Result(initialize(&json!({ "resources": {}, "prompts": {} }))))
        .on("resources/list", Reply::Result(r#"{"resources":[{"uri":"u"}],"nextCursor":"n","_meta":{}}"#.into()))
        .on("resources/read", Reply::Result(r#"{"contents":[{"odd":1}],"ttlMs":1}"#.into()))
        .on("prompts/list", Reply::Result(r#"{"prompts":[{}]}"#.into()))
        .on("prompts/get", Reply::Result(r#"{"messages":[{"role":"robot"}],"description":"d"}"#.into()));
    let mut play = Play::new([("s", script)]);
    play.list().await;
    let cases = [
        ("s.resources.list", json!({ "cursor": "c" }), json!({ "resources": [{ "uri": "u" }], "nextCursor": "n" }), "resources/list"),
        ("s.resources.read", json!({ "uri": "u" }), json!({ "contents": [{ "odd": 1 }] }), "resources/read"),
        ("s.prompts.list", json!({}), json!({ "prompts": [{}] }), "prompts/list"),
        (
            "s.prompts.get",
            json!({ "name": "p", "arguments": { "x": "1" } }),
            json!({ "messages": [{ "role": "robot" }], "description": "d" }),
            "prompts/get",
        ),
    ];
    for (path, input, expected, method) in cases {
        assert_eq!(call(&play.servers, path, input.clone()).await, Ok(expected), "{path}");
        let mut params = play.next(method).await["params"].clone();
        params.as_object_mut().unwrap().remove("_meta");
        assert_eq!(params, input, "{path}");
    }
    for (path, input) in [("s.resources.read", json!({ "uri": 1 })), ("s.prompts.list", json!({ "cursor": 1 }))] {
        assert_eq!(call(&play.servers, path, input).await.unwrap_err().kind(), ToolErrorKind::InvalidInput, "{path}");
    }
}

#[tokio::test]
async fn an_error_answer_fails_the_call() {
    let script =
        Script::with_tools(ECHO).on("tools/call", Reply::Error(r#"{"code":-32602,"message":"bad \u001b[2Jinput","data":{"x":1}}"#));
    let play = Play::new([("s", script)]);
    play.list().await;
    let error = call(&play.servers, "s.echo", json!({})).await.unwrap_err();
    assert_eq!((error.kind(), error.message()), (ToolErrorKind::Failed, "MCP server `s` refused the call: error -32602: bad input"));
}

#[tokio::test]
async fn a_server_that_goes_in_the_middle_of_a_call_fails_it() {
    let play = Play::new([("s", Script::with_tools(ECHO).on("tools/call", Reply::Close))]);
    play.list().await;
    for expected in [
        "MCP server `s` closed the connection; the call may or may not have had effects",
        "MCP server `s` has closed its stream; add it anew; nothing was sent",
    ] {
        assert_eq!(call(&play.servers, "s.echo", json!({})).await.unwrap_err().message(), expected);
    }
    let listing = play.servers.list().await.unwrap();
    assert_eq!((listing.members.len(), listing.problems), (1, vec!["MCP server `s` has closed its stream; add it anew".to_owned()]));
}

#[tokio::test(start_paused = true)]
async fn a_call_ends_with_its_timeout_and_the_server_is_told() {
    let mut play = Play::new([("s", Script::with_tools(ECHO).on("tools/call", Reply::Silence))]);
    play.servers = play.servers.with_call_timeout(Duration::from_millis(1500));
    play.list().await;
    let error = call(&play.servers, "s.echo", json!({})).await.unwrap_err();
    assert_eq!(error.kind(), ToolErrorKind::Failed);
    assert_eq!(
        error.message(),
        "MCP server `s` did not answer within 1500 ms; the call may or may not have had effects (`mcpServers.s.timeoutMs` sets the limit)"
    );
    let id = play.next("tools/call").await["id"].clone();
    assert_eq!(play.next("notifications/cancelled").await["params"]["requestId"], id);
}

#[tokio::test]
async fn a_cancelled_call_is_told_to_the_server() {
    let mut play = Play::new([("s", Script::with_tools(ECHO).on("tools/call", Reply::Silence))]);
    play.list().await;
    let ctx = CallContext::detached("codemode:test:tool:1");
    let cancellation = ctx.cancellation.clone();
    let servers = &play.servers;
    let seen = &mut play.seen;
    let calling = call_with(servers, "s.echo", json!({}), &ctx);
    let cancelling = async {
        while seen.recv().await.unwrap()["method"] != "tools/call" {}
        cancellation.cancel();
    };
    let (outcome, ()) = tokio::join!(calling, cancelling);
    assert_eq!(outcome.unwrap_err().kind(), ToolErrorKind::Cancelled);
    play.next("notifications/cancelled").await;
}

#[tokio::test]
async fn a_dropped_call_is_told_to_the_server() {
    let mut play = Play::new([("s", Script::with_tools(ECHO).on("tools/call", Reply::Silence))]);
    play.list().await;
    let servers = &play.servers;
    let seen = &mut play.seen;
    tokio::select! {
        _ = call(servers, "s.echo", json!({})) => panic!("nobody answers"),
        () = async { while seen.recv().await.unwrap()["method"] != "tools/call" {} } => {}
    }
    play.next("notifications/cancelled").await;
}

#[tokio::test]
async fn a_server_is_started_once_and_not_after_shutdown() {
    let mut play = Play::new([("s", Script::with_tools(ECHO))]);
    play.list().await;
    play.list().await;
    play.servers.shutdown().await;
    assert_eq!(call(&play.servers, "s.echo", json!({})).await.unwrap_err().message(), "MCP server `s` was shut down; nothing was sent");
    let mut methods = Vec::new();
    while let Some(message) = play.seen.recv().await {
        methods.push(message["method"].as_str().unwrap().to_owned());
    }
    assert_eq!(methods, ["initialize", "notifications/initialized", "tools/list", "tools/list"]);
}

#[tokio::test]
async fn word_of_a_call_reaches_whoever_calls() {
    let word = |params: &str| format!(r#"{{"jsonrpc":"2.0","method":"notifications/progress","params":{params}}}"#);
    let lines = vec![
        word(r#"{"progressToken":$token,"progress":1,"total":4,"message":"one\nof \u001b[1mfour"}"#),
        word(r#"{"progressToken":"of somebody else","progress":9}"#),
        word(r#"{"progressToken":$token}"#),
        r#"{"jsonrpc":"2.0","id":$id,"result":{"content":[]}}"#.into(),
    ];
    let play = Play::new([("s", Script::with_tools(ECHO).on("tools/call", Reply::Lines(lines)))]);
    play.list().await;
    let (sender, mut heard) = tokio::sync::mpsc::unbounded_channel();
    let mut ctx = CallContext::detached("codemode:test:tool:1");
    ctx.progress = codemode_core::Progress::new(move |update| drop(sender.send(update)));
    call_with(&play.servers, "s.echo", json!({}), &ctx).await.unwrap();
    let update = heard.try_recv().unwrap();
    assert_eq!((update.done, update.total, update.message.as_deref()), (1.0, Some(4.0), Some("one of four")));
    assert!(heard.try_recv().is_err());
}

/// Answers with what it was asked.
struct Asked;

#[async_trait::async_trait]
impl ServerRequests for Asked {
    fn elicits(&self) -> bool {
        true
    }

    async fn elicit(&self, server: &str, params: Value) -> Result<Value, String> {
        match params["message"].as_str() {
            Some("please") => Ok(json!({ "action": "accept", "content": { "server": server } })),
            _ => Err("not so".into()),
        }
    }
}

#[tokio::test]
async fn what_servers_ask_is_answered_by_the_host() {
    let ask = |method: &str, params: Value| json!({ "jsonrpc": "2.0", "id": "r", "method": method, "params": params }).to_string();
    let form = |message: &str| json!({ "message": message, "requestedSchema": { "type": "object", "properties": {} } });
    let sample = json!({ "messages": [], "maxTokens": 1 });
    for (with, question, expected) in [
        (true, ask("roots/list", json!({})), json!({ "result": { "roots": [{ "uri": "file:///work" }] } })),
        (true, ask("elicitation/create", form("please")), json!({ "result": { "action": "accept", "content": { "server": "s" } } })),
        (true, ask("elicitation/create", form("now")), json!({ "error": { "code": -32600, "message": "not so" } })),
        (
            true,
            ask("sampling/createMessage", sample.clone()),
            json!({ "error": { "code": -32601, "message": "this client offers no sampling" } }),
        ),
        (false, ask("roots/list", json!({})), json!({ "error": { "code": -32601, "message": "this client has no roots" } })),
        (
            false,
            ask("elicitation/create", form("please")),
            json!({ "error": { "code": -32601, "message": "this client offers no elicitation" } }),
        ),
        (false, ask("ping", json!({})), json!({ "result": {} })),
        (false, ask("what/ever", json!({})), json!({ "error": { "code": -32601, "message": "what/ever" } })),
    ] {
        let lines = vec![question, r#"{"jsonrpc":"2.0","id":$id,"result":{"content":[]}}"#.into()];
        let mut play = Play::new([("s", Script::with_tools(ECHO).on("tools/call", Reply::Lines(lines)))]);
        if with {
            play.servers = play.servers.with_requests(Asked).with_roots(["file:///work".to_owned()]);
        }
        play.list().await;
        call(&play.servers, "s.echo", json!({})).await.unwrap();
        let offered = play.next("initialize").await["params"]["capabilities"].clone();
        assert_eq!(offered, if with { json!({ "roots": {}, "elicitation": {} }) } else { json!({}) });
        let mut answer = loop {
            let message = play.seen.recv().await.unwrap();
            if message["id"] == "r" {
                break message;
            }
        };
        for key in ["jsonrpc", "id"] {
            answer.as_object_mut().unwrap().remove(key);
        }
        assert_eq!(answer, expected);
    }
}
