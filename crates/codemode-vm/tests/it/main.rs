//! The contract of executors: what a guest does, whichever executor runs it.
#![cfg(test)]

mod builtins;
mod cells;
mod determinism;
mod hostile;
mod network;
mod source;
mod web;
mod workers;

use std::sync::Arc;

use codemode_core::{
    CellProgram, Delivery, Executor, ExecutorError, Guest, GuestError, GuestErrorCode, GuestFrame, GuestNamespace, GuestTool, GuestView,
    JsonText, Leg, LegState, Limits, Method, Reply, Request,
};
use codemode_vm::{LocalExecutor, WorkerExecutor};
use serde_json::{Value, json};

/// The executors under test.
fn executors() -> [Box<dyn Executor>; 3] {
    [Box::new(LocalExecutor), worker(), worker_by_process()]
}

/// Forks a process for each cell, where processes can be forked.
fn worker() -> Box<dyn Executor> {
    Box::new(WorkerExecutor::executable(env!("CARGO_BIN_EXE_codemode-worker")))
}

/// Starts a process for each cell.
fn worker_by_process() -> Box<dyn Executor> {
    Box::new(WorkerExecutor::executable(env!("CARGO_BIN_EXE_codemode-worker")).without_fork_server())
}

/// A program with the tools `echo`, which gives its input back, and `fail`, which fails, and a server without tools.
fn program(source: &str) -> CellProgram {
    let tool = |name: &str| GuestTool {
        callable_name: name.into(),
        tool_name: name.into(),
        label: None,
        description: format!("The tool {name}."),
        source: "openclaw".into(),
        api_path: None,
        input: Some("unknown".into()),
        output: None,
    };
    let mcp = GuestNamespace {
        global: "HUB".into(),
        members: Vec::new(),
        constants: vec![(vec!["hub".into(), "$serverName".into()], "the hub".into())],
        described: vec![Vec::new(), vec!["hub".into()]],
        has_value: true,
    };
    CellProgram {
        source: source.into(),
        seed: 7,
        limits: Limits::default(),
        guest: Arc::new(GuestView {
            tools: vec![tool("echo"), tool("fail")],
            namespaces: vec![mcp],
            files: Vec::new(),
            skills_search: true,
        }),
    }
}

/// What a cell did: the entries that it emitted, its legs, and how it ended.
#[derive(Debug, PartialEq)]
struct Story {
    output: Vec<String>,
    legs: Vec<Leg>,
    end: Result<Value, String>,
}

/// Runs a cell to its end, answering `echo` and `fail` at once and in order.
async fn run(executor: &dyn Executor, program: CellProgram) -> Story {
    let mut story = Story { output: Vec::new(), legs: Vec::new(), end: Err(String::new()) };
    let mut guest = match executor.start(program, 1_700_000_000_000).await {
        Ok(guest) => guest,
        Err(error) => return Story { end: Err(error.to_string()), ..story },
    };
    let mut clock_ms = 1_700_000_000_000;
    let mut open = 0;
    loop {
        let leg = match leg(guest.as_mut(), &mut story.output).await {
            Ok(leg) => leg,
            Err(error) => return Story { end: Err(error.to_string()), ..story },
        };
        story.legs.push(leg.clone());
        open += leg.requests.len();
        match leg.state {
            LegState::Failed(failure) => return Story { end: Err(format!("{}: {}", failure.code.as_str(), failure.message)), ..story },
            LegState::Settled { value, .. } if open == 0 => return Story { end: Ok(value.to_value().unwrap()), ..story },
            LegState::Settled { .. } | LegState::Pending => {}
        }
        let replies: Vec<Reply> = leg.requests.into_iter().map(answer).collect();
        open -= replies.len();
        clock_ms += 1_000;
        if let Err(error) = guest.deliver(Delivery { clock_ms, replies }).await {
            return Story { end: Err(error.to_string()), ..story };
        }
    }
}

async fn leg(guest: &mut dyn Guest, output: &mut Vec<String>) -> Result<Leg, ExecutorError> {
    loop {
        match guest.next().await? {
            GuestFrame::Ready => {}
            GuestFrame::Output(entry) => output.push(entry.entry()),
            GuestFrame::Network => output.push("network".into()),
            GuestFrame::Leg(leg) => return Ok(leg),
        }
    }
}

fn answer(request: Request) -> Reply {
    let said = || json!([request.method.as_str(), request.target, request.input.to_value().unwrap()]);
    let result = match request.method {
        Method::Search => Ok(JsonText::from_value(&json!(["echo"]))),
        Method::StoreGet if request.target == "none" => Ok(JsonText::from_value(&json!({}))),
        Method::StoreGet => Ok(JsonText::from_value(&json!({ "value": request.target }))),
        Method::StoreSet if request.target == "full" => Err(GuestError::new(GuestErrorCode::ProgramDataExceeded, "the store is full")),
        Method::StoreSet => Ok(JsonText::null()),
        Method::Nodes if request.target == "get" => {
            Ok(JsonText::from_value(&json!({ "id": "n1", "name": "Laptop", "connected": true, "commands": ["fs.listDir", "camera.snap"] })))
        }
        Method::ResultSave
        | Method::ResultLoad
        | Method::ResultDelete
        | Method::Nodes
        | Method::SkillsList
        | Method::SkillsRead
        | Method::SkillsSearch => Ok(JsonText::from_value(&said())),
        _ => answer_call(&request),
    };
    Reply { id: request.id, result }
}

fn answer_call(request: &Request) -> Result<JsonText, GuestError> {
    match request.target.as_str() {
        "echo" => Ok(request.input.clone()),
        target if target.ends_with("$api") => Ok(JsonText::from_value(&json!([target, request.input.to_value().unwrap()]))),
        "fail" => Err(GuestError::new(GuestErrorCode::ToolError, "it failed")),
        _ => Ok(JsonText::null()),
    }
}
