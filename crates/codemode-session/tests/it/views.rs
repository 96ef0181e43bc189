//! What is seen of a catalog: by guests, by searches and descriptions, and by calls.

use std::sync::Arc;

use codemode_core::{ApiFile, GuestNamespace, Method, Namespace, Tool, ToolFlags, ToolSource, ToolSpec};
use codemode_session::{Catalog, ExecOptions};
use serde_json::{Value, json};

use crate::bench::{Bench, BenchNamespace, BenchTool, Start, asks, call, done, echo, member, request};

async fn build(tools: Vec<BenchTool>, namespaces: Vec<BenchNamespace>) -> Catalog {
    let tools = tools.into_iter().map(|tool| -> Arc<dyn Tool> { Arc::new(tool) });
    let namespaces = namespaces.into_iter().map(|namespace| -> Arc<dyn Namespace> { Arc::new(namespace) });
    Catalog::build(tools.collect(), namespaces.collect()).await.unwrap()
}

fn names(catalog: &Catalog) -> Vec<&str> {
    catalog.callable_names().collect()
}

fn file(path: &str) -> ApiFile {
    ApiFile { path: path.into(), description: None, content: format!("// {path}") }
}

#[tokio::test(start_paused = true)]
async fn the_order_in_which_namespaces_are_registered_is_not_seen() {
    let namespaces: [fn() -> BenchNamespace; 3] = [
        || BenchNamespace::new("MCP", &[("s.f", "mcp:s:f"), ("r.g", "mcp:r:g")]),
        || BenchNamespace::new("Aux", &[("f", "aux:f")]),
        || BenchNamespace::new("zed", &[("f", "zed:f")]),
    ];
    let mut seen = Vec::new();
    for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0], [0, 2, 1]] {
        let catalog = build(vec![echo("read")], order.map(|i| namespaces[i]()).into()).await;
        seen.push((Arc::clone(catalog.guest_view()), catalog.telemetry().clone()));
    }
    for other in &seen[1..] {
        assert_eq!(*other, seen[0]);
    }
    let other = build(vec![echo("read")], Vec::new()).await;
    assert_ne!(other.telemetry().counter_scope, seen[0].1.counter_scope);
}

#[tokio::test(start_paused = true)]
async fn a_client_tool_replaces_the_native_one_of_its_name() {
    for reversed in [false, true] {
        let mut tools = vec![echo("weather"), echo("weather").source(ToolSource::Client)];
        if reversed {
            tools.reverse();
        }
        let catalog = build(tools, Vec::new()).await;
        let seen: Vec<(&str, &str)> =
            catalog.guest_view().tools.iter().map(|tool| (tool.callable_name.as_str(), tool.source.as_str())).collect();
        assert_eq!(seen, [("weather", "client")]);
        assert_eq!((catalog.telemetry().catalog_size, catalog.telemetry().sources.client), (1, 1));
    }
}

#[tokio::test(start_paused = true)]
async fn a_direct_only_tool_is_not_in_the_catalog_unless_it_is_a_clients() {
    let direct = ToolFlags { direct_only: true, ..ToolFlags::default() };
    let tools = vec![echo("ask").flags(direct), echo("read"), echo("weather").source(ToolSource::Client).flags(direct)];
    let catalog = build(tools, Vec::new()).await;
    assert_eq!(names(&catalog), ["read", "weather"]);
    assert_eq!(catalog.search("ask", 8), [""; 0]);
    assert_eq!(catalog.file("tools/ask.d.ts"), Ok(None));
}

#[tokio::test(start_paused = true)]
async fn a_guest_sees_tools_namespaces_and_files_in_order() {
    let mut mcp = BenchNamespace::new("MCP", &[("zoo.b", "mcp:zoo:b"), ("ant.a", "mcp:ant:a")]);
    mcp.listing.constants = vec![(vec!["zoo".into(), "$serverName".into()], "Zoo".into())];
    mcp.listing.files = vec![file("mcp/zoo.d.ts"), file("mcp/index.d.ts"), file("mcp/ant.d.ts"), file("mcp/Bee.d.ts")];
    mcp.listing.members[0].description = format!("{}😀tail", "x".repeat(511));
    let catalog = build(
        vec![echo("b"), echo("B"), echo("_"), echo("a")],
        vec![mcp, BenchNamespace::new("box", &[("f", "mcp:box:f")]), BenchNamespace::new("Aux", &[("f", "mcp:aux:f")])],
    )
    .await;
    let view = catalog.guest_view();
    assert_eq!(names(&catalog), ["_", "a", "B", "b"]);
    let files: Vec<&str> = view.files.iter().map(|file| file.path.as_str()).collect();
    assert_eq!(files, ["results.d.ts", "mcp/index.d.ts", "mcp/Bee.d.ts", "mcp/ant.d.ts", "mcp/zoo.d.ts"]);
    let [GuestNamespace { global: aux, .. }, GuestNamespace { global: second, .. }, mcp] = &view.namespaces[..] else { panic!("{view:?}") };
    assert_eq!([aux.as_str(), second, &mcp.global], ["Aux", "box", "MCP"]);
    assert_eq!(mcp.constants, [(vec!["zoo".to_owned(), "$serverName".to_owned()], "Zoo".to_owned())]);
    // The order of a listing is its own, and a description ends before a character that does not fit whole.
    assert_eq!(
        serde_json::to_value(&mcp.members).unwrap(),
        json!([
            { "path": ["zoo", "b"], "tool": { "callableName": "MCP.zoo.b", "toolName": "b", "description": "x".repeat(511),
                "source": "mcp", "apiPath": "mcp/server.d.ts", "input": "unknown" } },
            { "path": ["ant", "a"], "tool": { "callableName": "MCP.ant.a", "toolName": "a", "description": "",
                "source": "mcp", "apiPath": "mcp/server.d.ts", "input": "unknown" } },
        ])
    );
}

/// Asks one thing of a small catalog, and compares the reply.
async fn check_reply(method: Method, target: &str, input: Value, expect: &str) {
    let mut mcp = BenchNamespace::new("MCP", &[("github.createIssue", "mcp:github:create_issue")]);
    let function = &mut mcp.listing.members[0];
    function.label = Some("Create issue".into());
    function.description = "Opens an issue.".into();
    function.parameters = Some(json!({ "type": "object" }));
    mcp.listing.files = vec![file("mcp/index.d.ts")];
    let mut read = ToolSpec::new("read").with_description("Reads a file.").with_output_schema(json!({ "type": "string" }));
    read.label = Some("Read".into());
    let tools = [BenchTool::new(read, |_| Ok(json!("").into())), echo("web.fetch").source(ToolSource::Client)];
    let mut aux = BenchNamespace::new("Aux", &[]);
    aux.listing.members.push(member("createIssue", "aux:create"));
    let bench = Bench { namespaces: vec![mcp, aux], ..Bench::tools(tools) };
    let (_, log) = bench.run(vec![asks(vec![request(1, method, target, &input)]), done(&json!(1))]).await;
    assert_eq!(log.of("deliver"), [format!("deliver {}:1{expect}", method.as_str())]);
}

#[tokio::test(start_paused = true)]
async fn a_namespace_call_goes_to_the_namespace_and_the_path_of_its_target() {
    let input = json!({ "a": 1 });
    let github = r#"=["MCP",["github","createIssue"],{"a":1}]"#;
    check_reply(Method::Namespace, "MCP.github.createIssue", input.clone(), github).await;
    check_reply(Method::CallValue, "MCP.github.createIssue", input.clone(), github).await;
    check_reply(Method::Namespace, "Aux.createIssue", input, r#"=["Aux",["createIssue"],{"a":1}]"#).await;
}

#[tokio::test(start_paused = true)]
async fn a_tool_is_called_by_its_callable_name_only() {
    let steps = vec![asks(vec![call(1, "web_fetch"), call(2, "web.fetch")]), done(&json!(1))];
    let (_, log) = Bench::tools([echo("web.fetch")]).run(steps).await;
    assert_eq!(log.of("run"), ["run web.fetch {}"]);
}

#[tokio::test(start_paused = true)]
async fn describing_gives_what_is_known_of_a_tool_a_function_or_a_file() {
    for (target, expect) in [
        (
            "read",
            r#"={"source":"openclaw","name":"read","label":"Read","description":"Reads a file.","input":"unknown","output":"string","parameters":{},"outputSchema":{"type":"string"},"callableName":"read"}"#,
        ),
        (
            "web_fetch",
            r#"={"source":"client","name":"web.fetch","description":"","input":"unknown","parameters":{},"callableName":"web_fetch"}"#,
        ),
        (
            "MCP.github.createIssue",
            r#"={"source":"mcp","name":"create_issue","label":"Create issue","description":"Opens an issue.","input":"unknown","parameters":{"type":"object"},"callableName":"MCP.github.createIssue","apiPath":"mcp/server.d.ts"}"#,
        ),
        ("mcp/index.d.ts", r#"={"path":"mcp/index.d.ts","content":"// mcp/index.d.ts","bytes":17}"#),
        ("nothing", "!invalid_input: unknown file or tool `nothing`"),
    ] {
        check_reply(Method::Describe, target, json!(null), expect).await;
    }
}

#[tokio::test(start_paused = true)]
async fn a_search_gives_as_many_names_as_its_limit_allows() {
    for (limit, hits) in [
        (json!({}), 8),
        (json!({ "limit": 3 }), 3),
        (json!({ "limit": 3.0 }), 3),
        (json!({ "limit": 1_000 }), 50),
        (json!({ "limit": 2.5 }), 8),
        (json!({ "limit": 0 }), 8),
        (json!({ "limit": -1 }), 8),
        (json!({ "limit": "3" }), 8),
        (json!(null), 8),
    ] {
        let tools = (0..60).map(|n| BenchTool::new(ToolSpec::new(format!("tool{n}")).with_description("finds"), |input| Ok(input.into())));
        let mut built = Bench::tools(tools).build().await;
        let steps = vec![asks(vec![request(1, Method::Search, "finds", &limit)]), done(&json!(1))];
        built.exec(Start::script(steps), ExecOptions::default()).await;
        let reply = built.deliveries.recv().await.unwrap().replies.remove(0);
        assert_eq!(reply.result.unwrap().to_value().unwrap().as_array().unwrap().len(), hits, "{limit}");
    }
}
