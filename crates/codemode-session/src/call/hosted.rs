//! Calls of what a host offers beside tools: nodes, through the tool that knows them, and skills.

use codemode_core::{GuestError, GuestErrorCode, JsonText, Method, Request, ToolError};
use serde_json::{Value, json};

use super::{Answer, Given, run_tool};
use crate::catalog::Catalog;

/// Answers `nodes.list`, `nodes.get` and what handles of nodes do (`spec/guest-api.md` 6).
pub(super) async fn nodes(given: &Given, request: &Request) -> Answer {
    let Some(entry) = given.scope.catalog.nodes() else {
        return Answer::of(refused("this host has no nodes"));
    };
    let input = request.input.to_value().unwrap_or_default();
    if request.target == "invoke" {
        let input = json!({ "action": "invoke", "node": input["node"], "command": input["command"], "params": input["params"] });
        return run_tool(given, entry, input).await;
    }
    let mut answer = run_tool(given, entry, json!({ "action": "list" })).await;
    answer.result = answer.result.and_then(|nodes| {
        let nodes = paired(&nodes.to_value().unwrap_or_default());
        if request.target == "list" {
            return Ok(JsonText::from_value(&nodes.into()));
        }
        find(nodes, input["node"].as_str().unwrap_or_default())
    });
    answer
}

/// The paired nodes of what the tool gave, in the form that guests get.
fn paired(given: &Value) -> Vec<Value> {
    let nodes = given.get("nodes").unwrap_or(given).as_array().map(Vec::as_slice).unwrap_or_default();
    let paired = nodes.iter().filter(|node| node.get("paired") != Some(&Value::Bool(false)));
    let node = |node: &Value| {
        let id = ["id", "nodeId"].into_iter().find_map(|key| node.get(key)?.as_str())?;
        let name =
            ["displayName", "name"].into_iter().find_map(|key| node.get(key)?.as_str().map(str::trim).filter(|name| !name.is_empty()));
        let mut shown = json!({ "id": id, "name": name.unwrap_or(id) });
        if let Some(platform) = node.get("platform").filter(|platform| platform.is_string()) {
            shown["platform"] = platform.clone();
        }
        shown["connected"] = json!(node.get("connected") == Some(&Value::Bool(true)));
        shown["commands"] = node.get("commands").filter(|commands| commands.is_array()).cloned().unwrap_or_else(|| json!([]));
        Some(shown)
    };
    paired.filter_map(node).collect()
}

/// The node with an id, else the only one with a name.
fn find(nodes: Vec<Value>, wanted: &str) -> Result<JsonText, GuestError> {
    let wanted = wanted.trim();
    let ids: Vec<String> = nodes.iter().filter_map(|node| node["id"].as_str().map(str::to_owned)).collect();
    let mut found: Vec<Value> = nodes.iter().filter(|node| node["id"] == wanted).take(1).cloned().collect();
    if found.is_empty() {
        found = nodes.into_iter().filter(|node| node["name"] == wanted).collect();
    }
    match &found[..] {
        [node] => Ok(JsonText::from_value(node)),
        [] => refused(&format!("no paired node is `{wanted}`; paired: {}", ids.join(", "))),
        _ => refused(&format!("more than one paired node is named `{wanted}`: use an id; paired: {}", ids.join(", "))),
    }
}

/// Answers calls of `skills` (`spec/guest-api.md` 7).
pub(crate) async fn skills(catalog: &Catalog, request: &Request) -> Answer {
    let Some(skills) = catalog.skills() else {
        return Answer::of(match request.method {
            Method::SkillsList => Ok(JsonText::from_value(&json!([]))),
            _ => refused("this host has no skills: skills.list() gives an empty list"),
        });
    };
    let input = request.input.to_value().unwrap_or_default();
    let failed = |error: ToolError| GuestError::new(GuestErrorCode::ToolError, error.message());
    let result = match request.method {
        Method::SkillsRead => match skills.read(&request.target, input["path"].as_str()).await {
            Ok(text) => Ok(JsonText::from_value(&text.into())),
            Err(error) => {
                let names = skills.list().await.unwrap_or_default().into_iter().map(|skill| skill.name).collect::<Vec<_>>();
                if names.contains(&request.target) {
                    Err(failed(error))
                } else {
                    refused(&format!("no skill is named `{}`; there are: {}", request.target, names.join(", ")))
                }
            }
        },
        Method::SkillsSearch => {
            let limit = input["limit"].as_f64().map_or(5, |limit| {
                #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped to what a search may give")]
                let limit = limit.clamp(1.0, 20.0) as usize;
                limit
            });
            skills.search(&request.target, limit).await.map_err(failed).map(|mut found| {
                for skill in &mut found {
                    let shown = codemode_core::json::prefix_units(&skill.description, FOUND_DESCRIPTION_UNITS).len();
                    skill.description.truncate(shown);
                }
                found.truncate(limit);
                JsonText::from_value(&json!(found))
            })
        }
        _ => skills.list().await.map(|skills| JsonText::from_value(&json!(skills))).map_err(failed),
    };
    Answer::of(result)
}

fn refused(message: &str) -> Result<JsonText, GuestError> {
    Err(GuestError::new(GuestErrorCode::InvalidInput, message))
}

/// UTF-16 units of the description of a skill that a search has found.
const FOUND_DESCRIPTION_UNITS: usize = 500;
