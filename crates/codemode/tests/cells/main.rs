//! Whole cells: each file of this folder is a program and, in its first lines, what becomes of it.
//!
//! Lines that begin with `//:` are a header in JSON: `limits`, `model` (characters that the model takes), and `results`,
//! the results of `exec` and of each `wait` after it, of which every key that is named has to be as it says. A key
//! that ends in `*` names a text that has to be in the value, written as JSON. Every cell runs on a thread and in a
//! worker process.

#![expect(clippy::print_stdout, clippy::expect_used, reason = "it is its own test harness")]

use std::{path::Path, process::ExitCode, sync::Arc};

use async_trait::async_trait;
use codemode::{
    CallContext, Catalog, CellOutcome, ExecOptions, Limits, LocalExecutor, ModelLimits, Namespace, NamespaceError, NamespaceListing,
    NamespaceMember, Session, Tool, ToolError, ToolOutput, ToolSource, ToolSpec, WaitOptions, WorkerExecutor,
};
use serde_json::{Map, Value, json};

fn main() -> ExitCode {
    codemode::worker::init();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
    let wanted = std::env::args().skip(1).find(|argument| !argument.starts_with('-'));
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cells");
    let mut files: Vec<_> = fs_err::read_dir(&folder).expect("the folder of cells").map(|file| file.expect("a file").path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "js"));
    files.sort();
    let (mut passed, mut failed) = (0, 0);
    for path in files {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        if wanted.as_ref().is_some_and(|wanted| !name.contains(wanted)) {
            continue;
        }
        let source = fs_err::read_to_string(&path).expect("a cell");
        for worker in [false, true] {
            let place = if worker { "worker" } else { "thread" };
            match runtime.block_on(check(&source, worker)) {
                Ok(()) => {
                    passed += 1;
                    println!("test {name} ({place}) ... ok");
                }
                Err(error) => {
                    failed += 1;
                    println!("test {name} ({place}) ... FAILED\n{error}");
                }
            }
        }
    }
    for worker in [false, true] {
        match runtime.block_on(check_globals(worker)) {
            Ok(()) => passed += 1,
            Err(error) => {
                failed += 1;
                println!("test globals ... FAILED\n{error}");
            }
        }
    }
    println!("{passed} passed, {failed} failed");
    if failed > 0 || passed == 0 { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

async fn check(source: &str, worker: bool) -> Result<(), String> {
    let header: String = source.lines().map_while(|line| line.strip_prefix("//:")).collect();
    let header: Value = serde_json::from_str(&header).map_err(|error| format!("the header is no JSON: {error}"))?;
    let limits = Limits::from_config(header["limits"].as_object().unwrap_or(&Map::new()));
    let model = ModelLimits { characters: header["model"].as_u64().and_then(|units| usize::try_from(units).ok()), bytes: None };
    let session = session(limits, worker).await;
    let results = header["results"].as_array().ok_or("the header has no results")?;
    let mut outcome = session.exec(source, ExecOptions { model, ..ExecOptions::default() }).await;
    for (number, expect) in results.iter().enumerate() {
        if number > 0 {
            let CellOutcome::Waiting(waiting) = &outcome else { return Err(format!("result {number} does not wait")) };
            outcome = session.wait(waiting.run.as_str(), WaitOptions { model, ..WaitOptions::default() }).await;
        }
        let rendered = session.render(&outcome, model);
        if let Some(most) = model.characters
            && rendered.text.encode_utf16().count() > most
        {
            return Err(format!("result {number} has more than {most} characters"));
        }
        let result: Value = serde_json::from_str(&rendered.json).map_err(|error| format!("result {number} is no JSON: {error}"))?;
        for (key, value) in expect.as_object().ok_or("a result is an object")? {
            let holds = match key.strip_suffix('*') {
                Some(key) => result[key].to_string().contains(value.as_str().ok_or("a part is a text")?),
                None => result[key] == *value,
            };
            if !holds {
                return Err(format!("result {number}: `{key}` is not {value}:\n{result:#}"));
            }
        }
    }
    if matches!(outcome, CellOutcome::Waiting(_)) { Err("more results come than are expected".into()) } else { Ok(()) }
}

/// No tool takes the place of a global that every guest has.
async fn check_globals(worker: bool) -> Result<(), String> {
    let builder = codemode::builder();
    let builder = if worker { builder.executor(WorkerExecutor::this_executable()) } else { builder.executor(LocalExecutor) };
    let session = builder.build().await.map_err(|error| error.to_string())?;
    let outcome = session.exec("return Object.getOwnPropertyNames(globalThis)", ExecOptions::default()).await;
    let CellOutcome::Completed(completed) = outcome else { return Err(format!("{outcome:?}")) };
    let value = completed.value.to_value().map_err(|error| error.to_string())?;
    let globals: Vec<&str> = value.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    let tool = |name: &&str| -> Arc<dyn Tool> { Arc::new(Simple { spec: ToolSpec::new(*name), body: |input| Ok(input.into()), takes: 0 }) };
    let catalog = Catalog::build(globals.iter().map(tool).collect(), Vec::new()).await.map_err(|error| error.to_string())?;
    let taken: Vec<&str> = catalog.callable_names().filter(|name| globals.contains(name)).collect();
    if taken.is_empty() && globals.len() > 60 { Ok(()) } else { Err(format!("{taken:?} of {} globals are not reserved", globals.len())) }
}

async fn session(limits: Limits, worker: bool) -> Session {
    let builder = codemode::builder().limits(limits).tools(tools()).namespace(Arc::new(Hub));
    let builder = if worker { builder.executor(WorkerExecutor::this_executable()) } else { builder.executor(LocalExecutor) };
    builder.build().await.expect("a catalog without conflicts")
}

/// What a tool does.
type Body = fn(Value) -> Result<ToolOutput, ToolError>;

struct Simple {
    spec: ToolSpec,
    body: Body,
    /// Milliseconds.
    takes: u64,
}

#[async_trait]
impl Tool for Simple {
    fn spec(&self) -> &ToolSpec {
        &self.spec
    }

    async fn call(&self, input: Value, _: &CallContext) -> Result<ToolOutput, ToolError> {
        if self.takes > 0 {
            tokio::time::sleep(std::time::Duration::from_millis(self.takes)).await;
        }
        (self.body)(input)
    }
}

fn tools() -> Vec<Arc<dyn Tool>> {
    let tool = |spec: ToolSpec, takes, body: Body| -> Arc<dyn Tool> { Arc::new(Simple { spec, body, takes }) };
    let strict =
        json!({ "type": "object", "properties": { "path": { "type": "string" } }, "required": ["path"], "additionalProperties": false });
    let client = ToolSpec { source: ToolSource::Client, owner: "client".into(), ..ToolSpec::new("ask") };
    vec![
        tool(ToolSpec::new("ok").with_description("Give the input back."), 0, |input| Ok(input.into())),
        tool(ToolSpec::new("read").with_parameters(strict), 0, |input| Ok(json!({ "content": input["path"] }).into())),
        tool(ToolSpec::new("Read"), 0, |_| Ok(json!("the other").into())),
        tool(ToolSpec::new("fail"), 0, |_| Err(ToolError::failed("it failed"))),
        tool(ToolSpec::new("slow"), 400, |input| Ok(input.into())),
        tool(ToolSpec::new("rows"), 0, |_| {
            Ok(Value::from((0..5_000).map(|id| json!({ "id": id, "name": "row" })).collect::<Vec<_>>()).into())
        }),
        tool(ToolSpec::new("empty"), 0, |_| Ok(json!({}).into())),
        tool(ToolSpec::new("blocks"), 0, |_| {
            Ok(ToolOutput { content: vec![json!({ "type": "text", "text": "t" })], ..ToolOutput::default() })
        }),
        tool(client, 0, |input| Ok(input.into())),
    ]
}

/// An MCP server.
struct Hub;

#[async_trait]
impl Namespace for Hub {
    fn global(&self) -> &'static str {
        "MCP"
    }

    async fn list(&self) -> Result<NamespaceListing, NamespaceError> {
        let member = NamespaceMember {
            path: vec!["github".into(), "createIssue".into()],
            id: "mcp:github:create_issue".into(),
            name: "create_issue".into(),
            label: None,
            description: "Open an issue on GitHub.".into(),
            source: ToolSource::Mcp,
            parameters: Some(json!({ "type": "object", "properties": { "title": { "type": "string" } }, "required": ["title"] })),
            api_path: "mcp/github.d.ts".into(),
            ..NamespaceMember::default()
        };
        Ok(NamespaceListing { members: vec![member], has_value: true, ..NamespaceListing::default() })
    }

    async fn call(&self, _: &[String], input: Value, _: &CallContext) -> Result<ToolOutput, ToolError> {
        Ok(json!({ "content": [{ "type": "text", "text": input["title"] }] }).into())
    }
}
