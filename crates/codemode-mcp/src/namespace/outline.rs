//! What `$api` says of the tree (`spec/declarations.md` 7).

use std::collections::BTreeMap;

use codemode_core::{NamespaceListing, NamespaceMember};
use serde_json::{Map, Value, json};

use super::{Target, header, names::Operation};

/// The tree as it was listed, to be described without asking any server.
#[derive(Debug, Default)]
pub(crate) struct Outline {
    /// Text of `mcp/index.d.ts`.
    root: String,
    servers: BTreeMap<String, Server>,
}

#[derive(Debug)]
struct Server {
    name: String,
    /// Text of the server's declarations.
    header: String,
    members: Vec<(NamespaceMember, Operation)>,
}

impl Outline {
    /// The outline of a listing; `targets` has one entry for each member, in the same order.
    pub(crate) fn new(listing: &NamespaceListing, targets: &[Target]) -> Self {
        let file = |path: &str| listing.files.iter().find(|file| file.path == path).map(|file| file.content.clone());
        let root = file(&header::path(header::INDEX)).unwrap_or_default();
        let mut servers = BTreeMap::new();
        for (path, name) in &listing.constants {
            let Some(identifier) = path.first() else { continue };
            // A server named `index` has no file of its own.
            let header = file(&header::path(identifier)).unwrap_or_default();
            servers.insert(identifier.clone(), Server { name: name.clone(), header, members: Vec::new() });
        }
        for (member, (_, _, operation, _)) in listing.members.iter().zip(targets) {
            if let Some(server) = member.path.first().and_then(|identifier| servers.get_mut(identifier)) {
                server.members.push((member.clone(), *operation));
            }
        }
        Self { root, servers }
    }

    pub(crate) fn describe(&self, path: &[String], selector: Option<&str>, schemas: bool) -> Option<Value> {
        match path {
            [] => Some(self.describe_root()),
            [identifier] => Some(self.servers.get(identifier)?.describe(identifier, selector, schemas)),
            _ => None,
        }
    }

    fn describe_root(&self) -> Value {
        let servers: Vec<Value> = self
            .servers
            .iter()
            .map(|(identifier, server)| {
                let tools = server.members.iter().filter(|(_, operation)| *operation == Operation::Tool).count();
                json!({ "identifier": identifier, "serverName": server.name, "toolCount": tools })
            })
            .collect();
        json!({
            "kind": "mcp_api", "scope": "root", "header": self.root, "servers": servers,
            "note": "MCP.<identifier>.$api() declares the functions of one server; MCP.<identifier>.$api(name, { schema: true }) adds the original input schema.",
        })
    }
}

impl Server {
    fn describe(&self, identifier: &str, selector: Option<&str>, schemas: bool) -> Value {
        let method = |member: &NamespaceMember| member.path[1..].join(".");
        let chosen: Vec<&(NamespaceMember, Operation)> = match selector {
            None => self.members.iter().collect(),
            Some(selector) => match self.members.iter().find(|(member, _)| method(member) == selector) {
                Some(exact) => vec![exact],
                None => {
                    self.members.iter().filter(|(member, operation)| *operation == Operation::Tool && member.name == selector).collect()
                }
            },
        };
        let header = match selector {
            None if !self.header.is_empty() => self.header.clone(),
            _ => header::selection(identifier, &chosen),
        };
        let tools: Vec<Value> = chosen
            .iter()
            .map(|(member, operation)| {
                json!({ "method": method(member), "path": format!("MCP.{}", member.path.join(".")), "mcpTool": member.name,
                    "operation": operation.name(), "description": member.description })
            })
            .collect();
        let one = selector.is_some() && chosen.len() == 1;
        let mut api = json!({
            "kind": "mcp_api", "scope": if one { "tool" } else { "server" },
            "server": { "identifier": identifier, "serverName": self.name }, "header": header, "tools": tools,
        });
        if schemas {
            let schema =
                |(member, _): &&(NamespaceMember, Operation)| (method(member), member.parameters.clone().unwrap_or_else(|| json!({})));
            api["schemas"] = chosen.iter().map(schema).collect::<Map<_, _>>().into();
        }
        api["note"] = if chosen.is_empty() {
            "No function has that name; $api() without a name lists all.".into()
        } else {
            "Call with one plain object. MCP.$value(result) gives the value of a tool's result.".into()
        };
        api
    }
}
