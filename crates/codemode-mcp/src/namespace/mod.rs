//! The tree `MCP`: which functions it has, and where their calls go.

mod header;
mod names;
mod outline;
mod value;

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{Arc, PoisonError},
};

use async_trait::async_trait;
use codemode_core::{CallContext, Namespace, NamespaceError, NamespaceListing, NamespaceMember, ToolError, ToolOutput, ToolSource};
use rmcp::model::{
    CallToolRequest, CallToolRequestParams, ClientRequest, GetPromptRequest, GetPromptRequestParams, ListPromptsRequest,
    ListResourcesRequest, PaginatedRequestParams, ReadResourceRequest, ReadResourceRequestParams,
};
use serde_json::{Map, Value};

use self::names::{Entry, Operation};
pub(crate) use self::outline::Outline;
use crate::{
    client::{Capabilities, McpServers, Offer, RequestError, Server},
    text,
};

/// Where each call goes, by path.
pub(crate) type Routes = BTreeMap<Vec<String>, Route>;

/// Where one call goes.
#[derive(Debug)]
pub(crate) struct Route {
    server: Arc<Server>,
    operation: Operation,
    /// Original name of the tool, or of the operation.
    name: String,
}

#[async_trait]
impl Namespace for McpServers {
    fn global(&self) -> &'static str {
        "MCP"
    }

    async fn list(&self) -> Result<NamespaceListing, NamespaceError> {
        let (mut offers, mut problems) = (Vec::new(), Vec::new());
        for (server, offer) in self.offers().await {
            match offer {
                Ok(offer) => offers.push((server, offer)),
                Err(error) => problems.push(error.to_string()),
            }
        }
        if !problems.is_empty() {
            return Err(NamespaceError::new(problems.join("\n")));
        }
        let named: Vec<(&str, &Offer)> = offers.iter().map(|(server, offer)| (server.name.as_str(), offer)).collect();
        let (listing, targets) = tree(&named);
        *self.outline.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(Outline::new(&listing, &targets));
        *self.routes.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(routes(&offers, targets));
        Ok(listing)
    }

    fn describe(&self, path: &[String], selector: Option<&str>, schemas: bool) -> Option<Value> {
        let outline = Arc::clone(&self.outline.read().unwrap_or_else(PoisonError::into_inner));
        outline.describe(path, selector, schemas)
    }

    async fn call(&self, path: &[String], input: Value, ctx: &CallContext) -> Result<ToolOutput, ToolError> {
        let routes = self.routes();
        let route = routes.get(path).ok_or_else(|| not_callable(path))?;
        let Value::Object(input) = input else {
            return Err(ToolError::invalid_input(format!("MCP.{} takes one plain object", path.join("."))));
        };
        let request = request(route, input)?;
        let server = &route.server.name;
        let Some(connection) = route.server.connection().await else {
            return Err(ToolError::failed(format!("MCP server `{server}` was shut down")));
        };
        let limit = self.call_limit(&route.server);
        let text = connection.request(request, limit, &ctx.cancellation).await.map_err(|error| match error {
            RequestError::Cancelled => ToolError::cancelled(),
            RequestError::Ended(end) => ToolError::failed(format!("MCP server `{server}` {end}; the call may or may not have had effects")),
            RequestError::Refused(refusal) => ToolError::failed(format!("MCP server `{server}` refused the call: {refusal}")),
            RequestError::Timeout => ToolError::failed(format!(
                "MCP server `{server}` did not answer within {} ms; the call may or may not have had effects (`mcpServers.{server}.timeoutMs` sets the limit)",
                limit.as_millis()
            )),
            RequestError::Transport(cause) => {
                ToolError::failed(format!("MCP server `{server}` gave no answer: {cause}; the call may or may not have had effects"))
            }
        })?;
        let Some(details) = value::result(route.operation, &text) else {
            return Err(ToolError::failed(format!("MCP server `{server}` answered with something that is not a result")));
        };
        Ok(ToolOutput { details: Some(details), network_content: true, ..ToolOutput::default() })
    }
}

fn not_callable(path: &[String]) -> ToolError {
    ToolError::invalid_input(format!("MCP.{} is not callable", path.join(".")))
}

/// A tool as a server describes it, as far as it concerns us.
struct Described<'a> {
    name: &'a str,
    label: Option<String>,
    description: String,
    schema: Option<&'a Value>,
}

impl<'a> Described<'a> {
    /// None if it has no name, without which it cannot be called.
    fn read(tool: &'a Value) -> Option<Self> {
        let name = tool.get("name").and_then(Value::as_str)?;
        let title = tool.get("title").or_else(|| tool.get("annotations").and_then(|annotations| annotations.get("title")));
        let label = title.and_then(Value::as_str).map(|title| text::one_line(title, MAX_LABEL)).filter(|label| !label.is_empty());
        let description = tool.get("description").and_then(Value::as_str).map(text::clean).unwrap_or_default();
        let schema = tool.get("inputSchema").filter(|schema| schema.is_object());
        Some(Self { name, label, description, schema })
    }
}

/// What a server answered when it was asked what it has, for [`declare`].
#[derive(Clone, Debug, Default)]
pub struct ServerList {
    /// Name of the server in the configuration.
    pub name: String,
    /// Its tools, as it described them.
    pub tools: Vec<Value>,
    /// Whether it has prompts.
    pub prompts: bool,
    /// Whether it has resources.
    pub resources: bool,
}

/// The tree of servers whose lists were taken before; nothing is started, and nothing can be called.
#[must_use]
pub fn declare(servers: &[ServerList]) -> NamespaceListing {
    let offer = |list: &ServerList| Offer {
        capabilities: Capabilities { prompts: list.prompts, resources: list.resources, tools: true },
        tools: list.tools.clone(),
    };
    let offers: Vec<Offer> = servers.iter().map(offer).collect();
    let named: Vec<(&str, &Offer)> = servers.iter().map(|list| list.name.as_str()).zip(&offers).collect();
    tree(&named).0
}

/// Where the calls of a tree go: the place of the server among the offers, and what it is asked.
type Target = (Vec<String>, usize, Operation, String);

/// The routes of targets.
fn routes(offers: &[(Arc<Server>, Offer)], targets: Vec<Target>) -> Routes {
    let route = |(path, server, operation, name): Target| (path, Route { server: Arc::clone(&offers[server].0), operation, name });
    targets.into_iter().map(route).collect()
}

/// The tree of what the servers offer.
fn tree(offers: &[(&str, &Offer)]) -> (NamespaceListing, Vec<Target>) {
    let mut entries = Vec::new();
    let mut details = Vec::new();
    for (place, (server, offer)) in offers.iter().enumerate() {
        let mut seen = BTreeSet::new();
        // Of two tools with one name, only one can be called.
        for tool in offer.tools.iter().filter_map(Described::read).filter(|tool| seen.insert(tool.name)) {
            entries.push(Entry { server, tool: tool.name, operation: Operation::Tool });
            details.push((place, tool));
        }
        for (operation, description) in operations(offer.capabilities) {
            let description = format!("{description} of MCP server {}.", text::one_line(server, MAX_LABEL));
            entries.push(Entry { server, tool: "", operation });
            details.push((place, Described { name: operation.name(), label: None, description, schema: None }));
        }
    }
    let mut rows: Vec<_> = names::paths(&entries).into_iter().zip(entries).zip(details).collect();
    rows.sort_by(|((a, _), _), ((b, _), _)| {
        // Servers by identifier; the tools of each before its operations.
        let key = |path: &[String]| (path.first().cloned(), path.len());
        key(a).cmp(&key(b)).then_with(|| a.cmp(b))
    });
    let (mut listing, mut targets, mut operations) = (NamespaceListing::default(), Vec::new(), Vec::new());
    let mut servers = BTreeMap::new();
    for ((path, entry), (place, tool)) in rows {
        let Some(identifier) = path.first().cloned() else {
            continue;
        };
        let parameters = match entry.operation {
            Operation::Tool => tool.schema.cloned(),
            operation => Some(value::schema(operation)),
        };
        listing.members.push(NamespaceMember {
            path: path.clone(),
            id: entry.id(),
            name: entry.name().to_owned(),
            label: tool.label,
            description: tool.description,
            source: ToolSource::Mcp,
            parameters: parameters.clone(),
            api_path: header::path(&identifier),
        });
        targets.push((path, place, entry.operation, tool.name.to_owned()));
        operations.push(entry.operation);
        servers.insert(identifier, entry.server.to_owned());
    }
    listing.files = header::files(&listing.members, &operations, &servers);
    if !servers.is_empty() {
        listing.described = std::iter::once(Vec::new()).chain(servers.keys().map(|identifier| vec![identifier.clone()])).collect();
        listing.has_value = true;
    }
    listing.constants = servers.into_iter().map(|(identifier, name)| (vec![identifier, "$serverName".to_owned()], name)).collect();
    (listing, targets)
}

/// The operations of a server beside its tools, and what each gives.
fn operations(capabilities: Capabilities) -> impl Iterator<Item = (Operation, &'static str)> {
    let resources = [(Operation::ResourcesList, "List the resources"), (Operation::ResourcesRead, "Read one resource by URI")];
    let prompts = [(Operation::PromptsList, "List the prompts"), (Operation::PromptsGet, "Get one prompt by name")];
    let resources = resources.into_iter().filter(move |_| capabilities.resources);
    resources.chain(prompts.into_iter().filter(move |_| capabilities.prompts))
}

/// The request that a call means.
fn request(route: &Route, mut input: Map<String, Value>) -> Result<ClientRequest, ToolError> {
    let mut text = |key: &str| match input.remove(key) {
        None => Ok(None),
        Some(Value::String(text)) => Ok(Some(text)),
        Some(_) => Err(ToolError::invalid_input(format!("`{key}` must be a string"))),
    };
    Ok(match route.operation {
        Operation::Tool => {
            ClientRequest::CallToolRequest(CallToolRequest::new(CallToolRequestParams::new(route.name.clone()).with_arguments(input)))
        }
        Operation::PromptsGet => {
            let mut params = GetPromptRequestParams::new(text("name")?.unwrap_or_default());
            match input.remove("arguments") {
                None => {}
                Some(Value::Object(arguments)) => params = params.with_arguments(arguments),
                Some(_) => return Err(ToolError::invalid_input("`arguments` must be an object of strings")),
            }
            ClientRequest::GetPromptRequest(GetPromptRequest::new(params))
        }
        Operation::PromptsList => {
            let params = PaginatedRequestParams::default().with_cursor(text("cursor")?);
            ClientRequest::ListPromptsRequest(ListPromptsRequest::with_param(params))
        }
        Operation::ResourcesList => {
            let params = PaginatedRequestParams::default().with_cursor(text("cursor")?);
            ClientRequest::ListResourcesRequest(ListResourcesRequest::with_param(params))
        }
        Operation::ResourcesRead => {
            let params = ReadResourceRequestParams::new(text("uri")?.unwrap_or_default());
            ClientRequest::ReadResourceRequest(ReadResourceRequest::new(params))
        }
    })
}

const MAX_LABEL: usize = 120;
