//! The demo server, through the same code as any other server.

use codemode_core::Namespace;
use codemode_mcp::{McpServers, demo};
use serde_json::{Value, json};

use crate::fake::call;

async fn tracker() -> McpServers {
    let (ours, theirs) = tokio::io::duplex(64 * 1024);
    tokio::spawn(demo::serve(theirs));
    let servers = McpServers::new(std::collections::BTreeMap::new()).with_stream("tracker", ours);
    servers.list().await.unwrap();
    servers
}

/// The structured result of a call, which the text repeats.
async fn structured(servers: &McpServers, method: &str, input: Value) -> Value {
    let result = call(servers, &format!("tracker.{method}"), input).await.unwrap();
    let text = result["content"][0]["text"].as_str().unwrap();
    assert_eq!(serde_json::from_str::<Value>(text).unwrap(), result["structuredContent"]);
    assert_ne!(result["isError"], true);
    result["structuredContent"].clone()
}

/// A call that is refused, with what it is told.
async fn check_refusal(servers: &McpServers, method: &str, input: Value, expected: &str) {
    let result = call(servers, &format!("tracker.{method}"), input).await.unwrap();
    assert_eq!(result, json!({ "content": [{ "type": "text", "text": expected }], "isError": true }));
}

#[tokio::test]
async fn the_tree_has_all_that_the_tracker_offers() {
    let listing = tracker().await.list().await.unwrap();
    let paths: Vec<String> = listing.members.iter().map(|member| member.path.join(".")).collect();
    assert_eq!(
        paths,
        [
            "tracker.addComment",
            "tracker.createIssue",
            "tracker.getIssue",
            "tracker.listComments",
            "tracker.listIssues",
            "tracker.listUsers",
            "tracker.updateIssue",
            "tracker.prompts.get",
            "tracker.prompts.list",
            "tracker.resources.list",
            "tracker.resources.read",
        ]
    );
    assert_eq!(listing.members[4].label.as_deref(), Some("List issues"));
}

#[tokio::test]
async fn pages_give_every_issue_once() {
    let servers = tracker().await;
    let mut ids = Vec::new();
    let mut cursor = Value::Null;
    loop {
        let mut input = json!({ "limit": 15 });
        if cursor.is_string() {
            input["cursor"] = cursor;
        }
        let page = structured(&servers, "listIssues", input).await;
        ids.extend(page["issues"].as_array().unwrap().iter().map(|issue| issue["id"].as_str().unwrap().to_owned()));
        cursor = page["nextCursor"].clone();
        if cursor.is_null() {
            break;
        }
    }
    let unique: std::collections::BTreeSet<_> = ids.iter().collect();
    assert_eq!((ids.len(), unique.len(), ids[11].as_str(), ids[39].as_str()), (40, 40, "CORE-12", "WEB-14"));
}

#[tokio::test]
async fn filters_are_combined() {
    let servers = tracker().await;
    let page = structured(&servers, "listIssues", json!({ "project": "CORE", "status": "open", "label": "bug" })).await;
    let issues = page["issues"].as_array().unwrap();
    assert!(!issues.is_empty());
    for issue in issues {
        assert_eq!((&issue["project"], &issue["status"]), (&json!("CORE"), &json!("open")));
        assert!(issue["labels"].as_array().unwrap().contains(&json!("bug")));
    }
}

#[tokio::test]
async fn an_issue_is_made_changed_and_discussed() {
    let servers = tracker().await;
    let created = structured(&servers, "createIssue", json!({ "project": "DOCS", "title": "New", "labels": ["docs"] })).await;
    let issue = json!({
        "id": "DOCS-11", "title": "New", "status": "open", "labels": ["docs"], "assignee": null, "project": "DOCS",
        "updatedAt": created["issue"]["updatedAt"],
    });
    assert_eq!(created["issue"], issue);
    let changed = structured(&servers, "updateIssue", json!({ "id": "DOCS-11", "status": "done", "assignee": "chen" })).await;
    assert_eq!((&changed["issue"]["status"], &changed["issue"]["assignee"]), (&json!("done"), &json!("chen")));
    let again = structured(&servers, "updateIssue", json!({ "id": "DOCS-11", "status": "done" })).await;
    assert_eq!(again, changed, "what is so already is no change");
    let comment = structured(&servers, "addComment", json!({ "id": "DOCS-11", "body": "Thanks" })).await;
    assert_eq!((&comment["comment"]["author"], &comment["comment"]["body"]), (&json!("ada"), &json!("Thanks")));
    let got = structured(&servers, "getIssue", json!({ "id": "DOCS-11" })).await;
    assert_eq!(got["comments"], json!([comment["comment"]]));
    assert_eq!(structured(&servers, "listComments", json!({ "id": "DOCS-11" })).await["comments"], got["comments"]);
    assert_eq!(structured(&servers, "listUsers", json!({})).await["users"].as_array().unwrap().len(), 5);
}

#[tokio::test]
async fn mistakes_name_what_is_allowed() {
    let servers = tracker().await;
    let unknown = "there is no issue `CORE-99`; ids look like CORE-12, and list_issues gives those that exist";
    check_refusal(&servers, "getIssue", json!({ "id": "CORE-99" }), unknown).await;
    check_refusal(&servers, "listIssues", json!({ "status": "closed" }), "`status` must be one of open, in_progress, blocked, done").await;
    check_refusal(&servers, "listIssues", json!({ "limit": 500 }), "`limit` must be a whole number from 1 to 50").await;
    let cursor = "`cursor` is not one that list_issues gave; leave it out to start anew";
    check_refusal(&servers, "listIssues", json!({ "cursor": "é1" }), cursor).await;
    check_refusal(&servers, "getIssue", json!({ "id": "CORE-1", "x": 1 }), "unknown argument `x`; known are id").await;
    let nothing = "nothing to change; give at least one of status, assignee, labels, title";
    check_refusal(&servers, "updateIssue", json!({ "id": "CORE-1" }), nothing).await;
}

#[tokio::test]
async fn resources_and_the_prompt_are_there() {
    let servers = tracker().await;
    let list = call(&servers, "tracker.resources.list", json!({})).await.unwrap();
    assert_eq!(list["resources"][0]["uri"], "tracker://guide");
    let stats = call(&servers, "tracker.resources.read", json!({ "uri": "tracker://stats" })).await.unwrap();
    assert_eq!(stats["contents"][0]["mimeType"], "application/json");
    let stats: Value = serde_json::from_str(stats["contents"][0]["text"].as_str().unwrap()).unwrap();
    assert_eq!(stats["issues"], 40);
    let prompt = call(&servers, "tracker.prompts.get", json!({ "name": "triage", "arguments": { "project": "WEB" } })).await.unwrap();
    assert_eq!(prompt["description"], "Triage of WEB");
    let error = call(&servers, "tracker.prompts.get", json!({ "name": "triage" })).await.unwrap_err();
    assert_eq!(error.message(), "MCP server `tracker` refused the call: error -32602: `project` must be one of CORE, DOCS, WEB");
}
