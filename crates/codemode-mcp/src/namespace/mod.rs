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
use codemode_core::{
    CallContext, Namespace, NamespaceError, NamespaceListing, NamespaceMember, ToolError, ToolHints, ToolOutput, ToolSource,
};
use codemode_declgen::{input_hint, output_hint};
use rmcp::model::{
    CallToolRequest, CallToolRequestParams, ClientRequest, GetPromptRequest, GetPromptRequestParams, ListPromptsRequest,
    ListResourcesRequest, PaginatedRequestParams, ReadResourceRequest, ReadResourceRequestParams,
};
use serde_json::{Map, Value};

use self::names::{Entry, Operation};
pub(crate) use self::outline::Outline;
use crate::{
    client::{McpServers, Offer, Offered, RequestError, Server, Settings},
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
        for Offered { server, offer, error } in self.offers().await {
            problems.extend(error.map(|error| error.to_string()));
            if let Some(offer) = offer {
                problems.extend(offer.problem.clone());
                offers.push((server, offer));
            }
        }
        let seen: Vec<Seen<'_>> =
            offers.iter().map(|(server, offer)| Seen { name: &server.name, offer, settings: server.settings() }).collect();
        let (mut listing, targets) = tree(&seen);
        listing.problems = problems;
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
        let lease = tokio::select! {
            lease = route.server.lease(&self.env) => lease.map_err(|error| ToolError::failed(format!("{error}; nothing was sent")))?,
            () = ctx.cancellation.cancelled() => return Err(ToolError::cancelled()),
        };
        let limit = route.server.call_limit(&self.env);
        let answer = lease.connection.request(request, limit, &ctx.cancellation, &ctx.progress).await;
        let text = answer.map_err(|error| match error {
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

/// A server as the tree sees it.
struct Seen<'a> {
    name: &'a str,
    offer: &'a Offer,
    settings: &'a Settings,
}

/// A tool as a server describes it, as far as it concerns us.
#[derive(Default)]
struct Described<'a> {
    name: &'a str,
    label: Option<String>,
    description: String,
    schema: Option<&'a Value>,
    output: Option<&'a Value>,
    hints: ToolHints,
}

impl<'a> Described<'a> {
    /// None if it has no name, without which it cannot be called.
    fn read(tool: &'a Value) -> Option<Self> {
        let name = tool.get("name").and_then(Value::as_str)?;
        let title = tool.get("title").or_else(|| tool.get("annotations").and_then(|annotations| annotations.get("title")));
        let label = title.and_then(Value::as_str).map(|title| text::one_line(title, MAX_LABEL)).filter(|label| !label.is_empty());
        let description = tool.get("description").and_then(Value::as_str).map(text::clean).unwrap_or_default();
        let object = |key: &str| tool.get(key).filter(|schema| schema.is_object());
        let hint = |key: &str| tool.get("annotations").and_then(|annotations| annotations.get(key)).and_then(Value::as_bool);
        let hints = ToolHints { read_only: hint("readOnlyHint"), destructive: hint("destructiveHint"), idempotent: hint("idempotentHint") };
        Some(Self { name, label, description, schema: object("inputSchema"), output: object("outputSchema"), hints })
    }

    /// Whether it is for models, and not for the user interface of its server alone.
    fn is_for_models(tool: &Value) -> bool {
        let visibility = tool.get("_meta").and_then(|meta| meta.get("ui")).and_then(|ui| ui.get("visibility")).and_then(Value::as_array);
        visibility.is_none_or(|audience| audience.iter().any(|one| one == "model"))
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
    /// Whether what it says of itself is taken for true.
    pub trust: bool,
}

/// The tree of servers whose lists were taken before; nothing is started, and nothing can be called.
#[must_use]
pub fn declare(servers: &[ServerList]) -> NamespaceListing {
    let offer = |list: &ServerList| {
        let offer = Offer { prompts: list.prompts, resources: list.resources, tools: list.tools.clone(), ..Offer::default() };
        (offer, Settings { trust: list.trust, ..Settings::default() })
    };
    let offers: Vec<(Offer, Settings)> = servers.iter().map(offer).collect();
    let seen = servers.iter().zip(&offers).map(|(list, (offer, settings))| Seen { name: &list.name, offer, settings });
    tree(&seen.collect::<Vec<_>>()).0
}

/// What a function is, and the schema of its structured content, if that can be relied on.
type Kind<'a> = (Operation, Option<&'a Value>);

/// Where the calls of a tree go: the place of the server among the offers, and what it is asked.
type Target = (Vec<String>, usize, Operation, String);

/// The routes of targets.
fn routes(offers: &[(Arc<Server>, Arc<Offer>)], targets: Vec<Target>) -> Routes {
    let route = |(path, server, operation, name): Target| (path, Route { server: Arc::clone(&offers[server].0), operation, name });
    targets.into_iter().map(route).collect()
}

/// The tree of what the servers offer.
fn tree(servers: &[Seen<'_>]) -> (NamespaceListing, Vec<Target>) {
    let mut entries = Vec::new();
    let mut details = Vec::new();
    for (place, Seen { name: server, offer, settings }) in servers.iter().enumerate() {
        let mut seen = BTreeSet::new();
        let tools = offer.tools.iter().filter(|tool| Described::is_for_models(tool)).filter_map(Described::read);
        // Of two tools with one name, only one can be called.
        for tool in tools.filter(|tool| settings.tools.admits(tool.name) && seen.insert(tool.name)) {
            entries.push(Entry { server, tool: tool.name, operation: Operation::Tool });
            details.push((place, tool));
        }
        for (operation, description) in operations(offer) {
            let description = format!("{description} of MCP server {}.", text::one_line(server, MAX_LABEL));
            entries.push(Entry { server, tool: "", operation });
            let hints = ToolHints { read_only: Some(true), ..ToolHints::default() };
            details.push((place, Described { name: operation.name(), description, hints, ..Described::default() }));
        }
    }
    let mut rows: Vec<_> = names::paths(&entries).into_iter().zip(entries).zip(details).collect();
    rows.sort_by(|((a, _), _), ((b, _), _)| {
        // Servers by identifier; the tools of each before its operations.
        let key = |path: &[String]| (path.first().cloned(), path.len());
        key(a).cmp(&key(b)).then_with(|| a.cmp(b))
    });
    let (mut listing, mut targets, mut structured) = (NamespaceListing::default(), Vec::new(), Vec::new());
    let mut names = BTreeMap::new();
    for ((path, entry), (place, tool)) in rows {
        let Some(identifier) = path.first().cloned() else {
            continue;
        };
        let parameters = match entry.operation {
            Operation::Tool => tool.schema.cloned(),
            operation => Some(value::schema(operation)),
        };
        let is_trusted = servers[place].settings.trust;
        let output = tool.output.filter(|_| is_trusted);
        let hint = |schema: &Value| output_hint(schema).map(|hint| format!("{{ structuredContent: {hint} }}"));
        listing.members.push(NamespaceMember {
            path: path.clone(),
            id: entry.id(),
            name: entry.name().to_owned(),
            label: tool.label,
            description: tool.description,
            source: ToolSource::Mcp,
            parameters: parameters.clone(),
            api_path: header::path(&identifier),
            output_schema: output.map(value::contract),
            input_hint: parameters.as_ref().filter(|_| is_trusted).map(input_hint),
            output_hint: output.and_then(hint),
            hints: if is_trusted { tool.hints } else { tool.hints.of_untrusted() },
        });
        structured.push(output.cloned());
        targets.push((path, place, entry.operation, tool.name.to_owned()));
        names.insert(identifier, entry.server.to_owned());
    }
    let kinds: Vec<Kind<'_>> =
        targets.iter().zip(&structured).map(|((_, _, operation, _), structured)| (*operation, structured.as_ref())).collect();
    listing.files = header::files(&listing.members, &kinds, &names);
    if !names.is_empty() {
        listing.described = std::iter::once(Vec::new()).chain(names.keys().map(|identifier| vec![identifier.clone()])).collect();
        listing.has_value = true;
    }
    listing.constants = names.into_iter().map(|(identifier, name)| (vec![identifier, "$serverName".to_owned()], name)).collect();
    (listing, targets)
}

/// The operations of a server beside its tools, and what each gives.
fn operations(offer: &Offer) -> impl Iterator<Item = (Operation, &'static str)> {
    let resources = [(Operation::ResourcesList, "List the resources"), (Operation::ResourcesRead, "Read one resource by URI")];
    let prompts = [(Operation::PromptsList, "List the prompts"), (Operation::PromptsGet, "Get one prompt by name")];
    let resources = resources.into_iter().filter(|_| offer.resources);
    resources.chain(prompts.into_iter().filter(|_| offer.prompts))
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
