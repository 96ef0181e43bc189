//! A server over streamable HTTP, on a loopback socket.

use codemode_core::Namespace;
use codemode_mcp::{McpServers, parse_servers};
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
};

use crate::fake::{call, initialize};

/// Answers one request, with the given media type for results.
async fn answer(mut socket: TcpStream, kind: &'static str) {
    let mut request = Vec::new();
    let body = loop {
        let mut chunk = [0; 4096];
        let read = socket.read(&mut chunk).await.unwrap();
        request.extend_from_slice(&chunk[..read]);
        let text = String::from_utf8_lossy(&request);
        let Some((head, body)) = text.split_once("\r\n\r\n") else {
            continue;
        };
        let head = head.to_lowercase();
        if !head.starts_with("post") {
            let _ = socket.write_all(b"HTTP/1.1 405 Method Not Allowed\r\ncontent-length: 0\r\nconnection: close\r\n\r\n").await;
            return;
        }
        assert!(head.contains("\r\nx-key: secret\r\n"));
        let length = head.lines().find_map(|line| line.strip_prefix("content-length: ")).unwrap();
        if body.len() >= length.parse().unwrap() {
            break body.to_owned();
        }
    };
    let message: Value = serde_json::from_str(&body).unwrap();
    let result = match message["method"].as_str().unwrap() {
        "initialize" => initialize(&json!({ "tools": {} })),
        "tools/list" => r#"{"tools":[{"name":"t"}]}"#.to_owned(),
        "tools/call" => r#"{"content":[{"type":"hologram","extra":1},{"type":"text","text":"t","odd":{"x":[]}}],"x":1}"#.to_owned(),
        _ => {
            let _ = socket.write_all(b"HTTP/1.1 202 Accepted\r\ncontent-length: 0\r\nconnection: close\r\n\r\n").await;
            return;
        }
    };
    let answer = format!(r#"{{"jsonrpc":"2.0","id":{},"result":{result}}}"#, message["id"]);
    let body = if kind == "text/event-stream" { format!("event: message\ndata: {answer}\n\n") } else { answer };
    let head = format!("HTTP/1.1 200 OK\r\ncontent-type: {kind}\r\ncontent-length: {}\r\nconnection: close\r\n\r\n", body.len());
    let _ = socket.write_all(format!("{head}{body}").as_bytes()).await;
}

#[tokio::test]
async fn results_are_kept_as_they_were_sent_in_both_forms() {
    for kind in ["application/json", "text/event-stream"] {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}/mcp", listener.local_addr().unwrap());
        tokio::spawn(async move {
            loop {
                let (socket, _) = listener.accept().await.unwrap();
                tokio::spawn(answer(socket, kind));
            }
        });
        let servers = McpServers::new(parse_servers(&json!({ "web": { "url": url, "headers": { "X-Key": "secret" } } })).unwrap());
        assert_eq!(servers.list().await.unwrap().members.len(), 1);
        let expected = json!({ "content": [{ "type": "hologram", "extra": 1 }, { "type": "text", "text": "t", "odd": { "x": [] } }] });
        assert_eq!(call(&servers, "web.t", json!({})).await, Ok(expected), "{kind}");
        servers.shutdown().await;
    }
}

/// The error of a server that answers every request with `response`; none means that nobody listens.
async fn check(response: Option<&'static str>, expected: &str) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}/mcp?token=SECRET", listener.local_addr().unwrap());
    match response {
        None => drop(listener),
        Some(response) => {
            tokio::spawn(async move {
                loop {
                    let (mut socket, _) = listener.accept().await.unwrap();
                    let _ = socket.read(&mut [0; 4096]).await;
                    let _ = socket.write_all(response.as_bytes()).await;
                }
            });
        }
    }
    let servers = McpServers::new(parse_servers(&json!({ "web": { "url": url } })).unwrap());
    assert_eq!(servers.list().await.unwrap().problems, [expected]);
}

#[tokio::test]
async fn a_server_that_cannot_be_reached_says_why() {
    check(None, "MCP server `web` cannot be reached: Connection refused (os error 111); check `mcpServers.web.url`").await;
    check(
        Some("HTTP/1.1 404 Not Found\r\ncontent-type: text/html\r\ncontent-length: 0\r\n\r\n"),
        "MCP server `web` cannot be reached: HTTP status 404; check `mcpServers.web.url`",
    )
    .await;
    check(
        Some("HTTP/1.1 401 Unauthorized\r\nwww-authenticate: Bearer\r\ncontent-length: 0\r\n\r\n"),
        "MCP server `web` wants authorization: give it a token with `auth`, or an `Authorization` header in its `headers`; check `mcpServers.web.url`",
    )
    .await;
    check(
        Some("HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 0\r\n\r\n"),
        "MCP server `web` cannot be reached: an answer that is not JSON-RPC (text/html); check `mcpServers.web.url`",
    )
    .await;
}

/// A server of the older transport: what is posted is answered on the stream, after which the stream ends if it is told
/// to. `endpoint` is where it wants messages.
async fn older(listener: TcpListener, endpoint: String) {
    let (answers, mut answered) = tokio::sync::mpsc::unbounded_channel::<String>();
    let mut stream = loop {
        let (mut socket, _) = listener.accept().await.unwrap();
        let mut request = [0; 4096];
        let read = socket.read(&mut request).await.unwrap();
        let request = String::from_utf8_lossy(&request[..read]).to_lowercase();
        assert!(request.contains("authorization: bearer secret\r\n"), "{request}");
        if request.starts_with("get") {
            break socket;
        }
        let _ = socket.write_all(b"HTTP/1.1 405 Method Not Allowed\r\ncontent-length: 0\r\nconnection: close\r\n\r\n").await;
    };
    let head = "HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\nconnection: close\r\n\r\n";
    stream.write_all(format!("{head}: hello\n\nevent: endpoint\ndata: {endpoint}\n\n").as_bytes()).await.unwrap();
    tokio::spawn(async move {
        while let Some(answer) = answered.recv().await {
            let _ = stream.write_all(format!("event: message\ndata: {answer}\n\n").as_bytes()).await;
            if answer.contains("last") {
                return;
            }
        }
    });
    loop {
        let (mut socket, _) = listener.accept().await.unwrap();
        let mut request = Vec::new();
        let body = loop {
            let mut chunk = [0; 4096];
            let read = socket.read(&mut chunk).await.unwrap();
            request.extend_from_slice(&chunk[..read]);
            let text = String::from_utf8_lossy(&request);
            let Some((head, body)) = text.split_once("\r\n\r\n") else { continue };
            let head = head.to_lowercase();
            assert!(head.starts_with("post /messages?id=1 ") && head.contains("authorization: bearer secret"), "{head}");
            let length = head.lines().find_map(|line| line.strip_prefix("content-length: ")).unwrap();
            if body.len() >= length.parse().unwrap() {
                break body.to_owned();
            }
        };
        let message: Value = serde_json::from_str(&body).unwrap();
        let result = match message["method"].as_str().unwrap() {
            "initialize" => initialize(&json!({ "tools": {} })),
            "tools/list" => r#"{"tools":[{"name":"t"}]}"#.to_owned(),
            "tools/call" if body.contains("last") => r#"{"content":["last"]}"#.to_owned(),
            "tools/call" => r#"{"content":[{"type":"hologram","extra":1}]}"#.to_owned(),
            _ => String::new(),
        };
        let _ = socket.write_all(b"HTTP/1.1 202 Accepted\r\ncontent-length: 0\r\nconnection: close\r\n\r\n").await;
        if !result.is_empty() {
            let _ = answers.send(format!(r#"{{"jsonrpc":"2.0","id":{},"result":{result}}}"#, message["id"]));
        }
    }
}

async fn older_servers(kind: &str, endpoint: &str) -> McpServers {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}/sse", listener.local_addr().unwrap());
    tokio::spawn(older(listener, endpoint.to_owned()));
    let entry = json!({ "url": url, "type": kind, "auth": { "command": ["echo", "secret"] } });
    McpServers::new(parse_servers(&json!({ "web": entry })).unwrap()).with_environment(std::env::vars_os())
}

#[tokio::test]
async fn servers_of_the_older_transport_are_reached_whether_or_not_they_are_known_to_be() {
    for kind in ["sse", "http"] {
        let servers = older_servers(kind, "/messages?id=1").await;
        let listing = servers.list().await.unwrap();
        assert_eq!((listing.members.len(), listing.problems), (1, vec![]), "{kind}");
        let expected = json!({ "content": [{ "type": "hologram", "extra": 1 }] });
        assert_eq!(call(&servers, "web.t", json!({})).await, Ok(expected));
        assert_eq!(call(&servers, "web.t", json!({ "x": "last" })).await, Ok(json!({ "content": ["last"] })));
        servers.shutdown().await;
    }
    let servers = older_servers("sse", "http://example.com/messages").await;
    assert_eq!(
        servers.list().await.unwrap().problems,
        ["MCP server `web` cannot be reached: a place for messages on another host; check `mcpServers.web.url`"]
    );
}

#[tokio::test]
async fn a_token_that_cannot_be_had_is_told() {
    for (command, says) in [
        (json!(["false"]), "failed with exit status: 1 ()"),
        (json!(["no-such-program-here"]), "cannot be run (No such file or directory (os error 2))"),
        (json!(["echo"]), "printed no token: it has to be one word"),
        (json!(["echo", "two words"]), "printed no token: it has to be one word"),
    ] {
        let entry = json!({ "url": "http://127.0.0.1:1/", "auth": { "command": command } });
        let servers = McpServers::new(parse_servers(&json!({ "web": entry })).unwrap()).with_environment(std::env::vars_os());
        let problems = servers.list().await.unwrap().problems;
        let expected =
            format!("MCP server `web` is not reached: the program that prints its token {says}; check `mcpServers.web.auth.command`");
        assert_eq!(problems, [expected]);
    }
}
