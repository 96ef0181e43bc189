//! A server whose every line is written in the test.

use std::collections::BTreeMap;

use codemode_core::{CallContext, Namespace, NamespaceListing, ToolError};
use codemode_mcp::McpServers;
use serde_json::{Value, json};
use tokio::{
    io::{AsyncBufReadExt, AsyncWriteExt, BufReader, DuplexStream},
    sync::mpsc,
};

/// What a server does when a request comes.
#[derive(Clone, Debug)]
pub(crate) enum Reply {
    /// Closes the stream.
    Close,
    /// Answers with this error, as JSON.
    Error(&'static str),
    /// Writes these lines as they are, `$id` and `$token`, that of progress, replaced.
    Lines(Vec<String>),
    /// Answers with this result, as JSON.
    Result(String),
    /// Says nothing.
    Silence,
}

/// A script: what is answered, by method, or by method and a piece of its parameters: `tools/call echo`.
#[derive(Clone, Debug, Default)]
pub(crate) struct Script(BTreeMap<&'static str, Reply>);

impl Script {
    /// A server with these tools, as the JSON of the list.
    pub(crate) fn with_tools(tools: &str) -> Self {
        Self::default()
            .on("initialize", Reply::Result(initialize(&json!({ "tools": {} }))))
            .on("tools/list", Reply::Result(format!(r#"{{"tools":{tools}}}"#)))
    }

    pub(crate) fn on(mut self, request: &'static str, reply: Reply) -> Self {
        self.0.insert(request, reply);
        self
    }

    fn reply(&self, message: &Value) -> Reply {
        let (method, params) = (message["method"].as_str().unwrap_or_default(), message["params"].to_string());
        let hit = self.0.iter().rev().find(|(key, _)| match key.split_once(' ') {
            Some((wanted, piece)) => method == wanted && params.contains(piece),
            None => method == **key,
        });
        hit.map_or(Reply::Error(r#"{"code":-32601,"message":"no such method"}"#), |(_, reply)| reply.clone())
    }

    /// Plays the server on `stream`, and sends every message that it gets to `seen`.
    pub(crate) async fn play(self, stream: DuplexStream, seen: mpsc::UnboundedSender<Value>) {
        let (read, mut write) = tokio::io::split(stream);
        let mut lines = BufReader::new(read).lines();
        while let Ok(Some(line)) = lines.next_line().await {
            let message: Value = serde_json::from_str(&line).unwrap();
            let _ = seen.send(message.clone());
            let Some(id) = message.get("id").filter(|_| message.get("method").is_some()) else {
                continue;
            };
            let lines = match self.reply(&message) {
                Reply::Close => return,
                Reply::Error(error) => vec![format!(r#"{{"jsonrpc":"2.0","id":{id},"error":{error}}}"#)],
                Reply::Lines(lines) => {
                    let token = message["params"]["_meta"]["progressToken"].to_string();
                    lines.iter().map(|line| line.replace("$id", &id.to_string()).replace("$token", &token)).collect()
                }
                Reply::Result(result) => vec![format!(r#"{{"jsonrpc":"2.0","id":{id},"result":{result}}}"#)],
                Reply::Silence => Vec::new(),
            };
            for line in lines {
                write.write_all(format!("{}\n", line.replace('\n', " ")).as_bytes()).await.unwrap();
            }
        }
    }
}

/// A result of `initialize`.
pub(crate) fn initialize(capabilities: &Value) -> String {
    json!({ "protocolVersion": "2025-06-18", "capabilities": capabilities, "serverInfo": { "name": "fake", "version": "1" } }).to_string()
}

/// The servers under test, and what the scripted ones were sent.
pub(crate) struct Play {
    pub(crate) servers: McpServers,
    pub(crate) seen: mpsc::UnboundedReceiver<Value>,
}

impl Play {
    /// Servers by name.
    pub(crate) fn new(scripts: impl IntoIterator<Item = (&'static str, Script)>) -> Self {
        let (sender, seen) = mpsc::unbounded_channel();
        let mut servers = McpServers::new(BTreeMap::new());
        for (name, script) in scripts {
            let (ours, theirs) = tokio::io::duplex(64 * 1024);
            tokio::spawn(script.play(theirs, sender.clone()));
            servers = servers.with_stream(name, ours);
        }
        Self { servers, seen }
    }

    pub(crate) async fn list(&self) -> NamespaceListing {
        self.servers.list().await.unwrap()
    }

    /// The next message of this method that a server was sent.
    pub(crate) async fn next(&mut self, method: &str) -> Value {
        loop {
            let message = self.seen.recv().await.unwrap();
            if message["method"] == method {
                return message;
            }
        }
    }
}

/// Calls the member at the dotted path.
pub(crate) async fn call(servers: &McpServers, path: &str, input: Value) -> Result<Value, ToolError> {
    call_with(servers, path, input, &CallContext::detached("codemode:test:tool:1")).await
}

pub(crate) async fn call_with(servers: &McpServers, path: &str, input: Value, ctx: &CallContext) -> Result<Value, ToolError> {
    let path: Vec<String> = path.split('.').map(str::to_owned).collect();
    let output = servers.call(&path, input, ctx).await?;
    assert!(output.network_content);
    Ok(output.details.unwrap())
}
