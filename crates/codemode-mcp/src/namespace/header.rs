//! The declaration files of the tree (`spec/declarations.md` 6).

use std::collections::BTreeMap;

use codemode_core::{ApiFile, NamespaceMember};
use codemode_declgen::{McpFunction, mcp_index, mcp_namespace, mcp_server};
use serde_json::Value;

use super::{Kind, names::Operation, value};

/// Path of the file that declares the server `identifier`.
pub(crate) fn path(identifier: &str) -> String {
    format!("mcp/{identifier}.d.ts")
}

/// The files that declare `members`; none if there is no member. `kinds` has one entry for each member.
pub(super) fn files(members: &[NamespaceMember], kinds: &[Kind<'_>], names: &BTreeMap<String, String>) -> Vec<ApiFile> {
    if members.is_empty() {
        return Vec::new();
    }
    let any = Value::Object(serde_json::Map::new());
    let mut servers = BTreeMap::<&str, Vec<McpFunction<'_>>>::new();
    for (member, (operation, structured)) in members.iter().zip(kinds) {
        if let Some((server, path)) = member.path.split_first() {
            servers.entry(server).or_default().push(McpFunction {
                path,
                description: &member.description,
                parameters: member.parameters.as_ref().unwrap_or(&any),
                result: result_type(*operation),
                structured: *structured,
            });
        }
    }
    // The root part ends without a line feed.
    let mut index = mcp_index(&servers.keys().copied().filter(|identifier| *identifier != INDEX).collect::<Vec<_>>());
    let mut files = Vec::new();
    for (identifier, functions) in servers {
        let content = mcp_server(identifier, &functions);
        if identifier == INDEX {
            index.push_str("\n\n");
            index.push_str(&content);
            continue;
        }
        let name = names.get(identifier).map_or(identifier, String::as_str);
        files.push(ApiFile { path: path(identifier), description: Some(format!("MCP server {name}")), content });
    }
    let root = ApiFile { path: path(INDEX), description: Some("MCP root namespace and server list".into()), content: index };
    files.insert(0, root);
    files
}

/// The declarations of some functions of a server.
pub(crate) fn selection(identifier: &str, members: &[&(NamespaceMember, Operation)]) -> String {
    let any = Value::Object(serde_json::Map::new());
    let functions: Vec<McpFunction<'_>> = members
        .iter()
        .map(|(member, operation)| McpFunction {
            path: &member.path[1..],
            description: &member.description,
            parameters: member.parameters.as_ref().unwrap_or(&any),
            result: result_type(*operation),
            structured: member.output_schema.as_ref().and_then(value::structured),
        })
        .collect();
    mcp_namespace(identifier, &functions)
}

const fn result_type(operation: Operation) -> &'static str {
    match operation {
        Operation::PromptsGet => "McpPromptsGetResult",
        Operation::PromptsList => "McpPromptsListResult",
        Operation::ResourcesList => "McpResourcesListResult",
        Operation::ResourcesRead => "McpResourcesReadResult",
        Operation::Tool => "McpToolResult",
    }
}

/// The identifier whose file is that of the root.
pub(crate) const INDEX: &str = "index";
