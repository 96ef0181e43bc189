//! What a catalog holds and how it is asked.

use std::sync::Arc;

use async_trait::async_trait;
use codemode_core::{
    ApiFile, CallContext, CellOutcome, Namespace, NamespaceError, NamespaceListing, NamespaceMember, Tool, ToolError, ToolFlags,
    ToolOutput, ToolSource, ToolSpec,
};
use codemode_session::{Catalog, CatalogError, ExecOptions, Session};
use serde_json::{Value, json};

use crate::fake::{Act, FakeExecutor, FakeTool, calls, replies, returns};

/// A namespace with one function, which says how it was called.
struct Tree {
    global: &'static str,
    broken: bool,
}

#[async_trait]
impl Namespace for Tree {
    fn global(&self) -> &str {
        self.global
    }

    async fn list(&self) -> Result<NamespaceListing, NamespaceError> {
        if self.broken {
            return Err(NamespaceError::new("the server x did not start"));
        }
        let file = |path: &str| ApiFile { path: path.into(), description: None, content: "text".into() };
        let member = NamespaceMember {
            path: vec!["hub".into(), "createIssue".into()],
            id: "mcp:hub:create_issue".into(),
            name: "create_issue".into(),
            label: None,
            description: "Open an issue.".into(),
            source: ToolSource::Mcp,
            parameters: Some(
                json!({ "type": "object", "properties": { "title": { "type": "string" }, "state": { "default": "open" } }, "required": ["state", "title"] }),
            ),
            api_path: "mcp/hub.d.ts".into(),
            ..NamespaceMember::default()
        };
        Ok(NamespaceListing {
            members: vec![member],
            constants: Vec::new(),
            files: vec![file("mcp/hub.d.ts"), file("mcp/index.d.ts")],
            ..NamespaceListing::default()
        })
    }

    async fn call(&self, path: &[String], input: Value, _: &CallContext) -> Result<ToolOutput, ToolError> {
        Ok(json!({ "path": path, "input": input }).into())
    }
}

fn tree() -> Arc<dyn Namespace> {
    Arc::new(Tree { global: "MCP", broken: false })
}

#[tokio::test]
async fn a_namespace_that_cannot_be_listed_says_why() {
    let broken = Catalog::build(Vec::new(), vec![tree(), Arc::new(Tree { global: "OTHER", broken: true })]).await;
    assert_eq!(broken.unwrap_err().to_string(), "the server x did not start");
    let twice = Catalog::build(Vec::new(), vec![tree(), tree()]).await;
    assert_eq!(twice.unwrap_err(), CatalogError::GlobalTaken { global: "MCP".into() });
}

#[tokio::test]
async fn a_call_of_a_namespace_takes_the_way_of_any_call() {
    let catalog = Arc::new(Catalog::build(Vec::new(), vec![tree()]).await.unwrap());
    let member = "MCP.hub.createIssue";
    let executor = FakeExecutor::new(vec![
        calls(&[(member, json!({ "title": "t" }))]),
        Act::Take,
        calls(&[(member, json!({ "title": 7 }))]),
        Act::Take,
        calls(&[(member, json!([]))]),
        Act::Take,
        calls(&[(member, json!({ "state": "shut" }))]),
        Act::Take,
        calls(&[("MCP.hub.nothing", json!({}))]),
        Act::Take,
        returns(&json!(1)),
    ]);
    let session = Session::builder(catalog, Arc::new(executor.clone())).build();
    let CellOutcome::Completed(completed) = session.exec("code", ExecOptions::default()).await else { panic!() };
    assert_eq!((completed.telemetry.call_count, completed.replay_safe), (5, false));
    let replies: Vec<_> = replies(&executor).into_iter().flatten().collect();
    assert_eq!(replies[0], Ok(json!({ "path": ["hub", "createIssue"], "input": { "title": "t", "state": "open" } })));
    let codes: Vec<&str> = replies[1..].iter().map(|reply| reply.as_ref().unwrap_err().0.as_str()).collect();
    assert!(replies[3].as_ref().unwrap_err().1.contains("`MCP.hub.createIssue` needs \"title\"; nothing was sent"));
    assert_eq!(codes, ["input_contract", "invalid_input", "invalid_input", "invalid_input"]);
}

#[tokio::test]
async fn a_catalog_is_the_same_whatever_the_order_of_registration() {
    let direct = ToolSpec { flags: ToolFlags { direct_only: true, ..ToolFlags::default() }, ..ToolSpec::new("direct") };
    let tools = || -> Vec<Arc<dyn Tool>> {
        vec![
            FakeTool::echo("b.tool"),
            FakeTool::echo("Zed"),
            FakeTool::echo("a"),
            FakeTool::with_spec(FakeTool::client("a")),
            FakeTool::with_spec(direct.clone()),
            FakeTool::echo("MCP"),
        ]
    };
    let catalog = Catalog::build(tools(), vec![tree()]).await.unwrap();
    let names: Vec<&str> = catalog.callable_names().collect();
    assert_eq!((names.len(), &names[..2], names[3]), (4, &["a", "b_tool"][..], "Zed"));
    assert!(names[2].starts_with("MCP_"), "{names:?}");
    let mut reversed = tools();
    reversed.reverse();
    let reversed = Catalog::build(reversed, vec![tree()]).await.unwrap();
    assert_eq!((reversed.guest_view(), reversed.telemetry()), (catalog.guest_view(), catalog.telemetry()));
    let telemetry = catalog.telemetry();
    assert_eq!((telemetry.catalog_size, telemetry.sources.native, telemetry.sources.client, telemetry.sources.mcp), (5, 3, 1, 1));
    assert!(
        telemetry.counter_scope.len() == 24
            && telemetry.counter_scope.bytes().all(|byte| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte))
    );
}

#[tokio::test]
async fn files_are_listed_in_order_and_made_when_they_are_read() {
    let echo = ToolSpec::new("echo").with_parameters(json!({ "type": "object", "required": ["n"] }));
    let catalog =
        Catalog::build(vec![FakeTool::with_spec(echo), FakeTool::with_spec(FakeTool::client("ask"))], vec![tree()]).await.unwrap();
    assert_eq!(
        catalog.guest_view().files.iter().map(|file| file.path.as_str()).collect::<Vec<_>>(),
        ["results.d.ts", "mcp/index.d.ts", "mcp/hub.d.ts"]
    );
    let text = |path: &str| catalog.file(path).unwrap().map(|file| file.content);
    assert!(
        text("tools/echo.d.ts")
            .unwrap()
            .ends_with("declare function echo(input: { n: unknown; [key: string]: unknown }): Promise<unknown>;")
    );
    assert_eq!(text("tools/ask.d.ts").unwrap(), "declare function ask(input: unknown): Promise<unknown>;");
    assert_eq!((text("mcp/hub.d.ts").as_deref(), text("tools/none.d.ts"), text("../x")), (Some("text"), None, None));
}

#[tokio::test]
async fn a_search_finds_exact_names_first_and_then_by_words() {
    let tool = |name: &str, description: &str| FakeTool::with_spec(ToolSpec::new(name).with_description(description));
    let tools = vec![
        tool("read", "Read a file."),
        tool("web.fetch", "Get a page from the web."),
        tool("list_files", "Names of files in a folder."),
    ];
    let catalog = Catalog::build(tools, vec![tree()]).await.unwrap();
    for (query, limit, expect) in [
        ("read", 8, vec!["read"]),
        ("web.fetch", 8, vec!["web_fetch"]),
        ("MCP.hub.createIssue", 8, vec!["MCP.hub.createIssue"]),
        ("hub.createIssue", 8, vec!["MCP.hub.createIssue"]),
        ("create_issue", 8, vec!["MCP.hub.createIssue"]),
        ("list the files", 8, vec!["list_files", "read"]),
        ("files", 1, vec!["list_files"]),
        ("open issues", 8, vec!["MCP.hub.createIssue"]),
        ("  ", 8, vec![]),
        ("nothing like it", 8, vec![]),
    ] {
        assert_eq!(catalog.search(query, limit), expect, "{query}");
    }
}
