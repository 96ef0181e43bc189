//! The catalog: one immutable projection of everything that a cell may call.

pub(crate) mod files;
mod names;
mod search;

use std::{collections::BTreeMap, sync::Arc};

use codemode_core::{
    ApiFile, GuestMember, GuestNamespace, GuestTool, GuestView, Namespace, NamespaceError, NamespaceMember, SourceCounts, Telemetry, Tool,
    ToolSource,
    json::{code_unit_order, prefix_units},
};
use sha2::{Digest, Sha256};
use tokio::task::JoinSet;

use self::{names::Named, search::SearchIndex};
use crate::call::Contracts;

/// What cells of a session may call. Made once; everything that needs a name asks it.
#[derive(Debug)]
pub struct Catalog {
    tools: BTreeMap<String, ToolEntry>,
    namespaces: Vec<NamespaceEntry>,
    search: SearchIndex,
    guest: Arc<GuestView>,
    telemetry: Telemetry,
}

/// A tool that is a global.
pub(crate) struct ToolEntry {
    pub(crate) callable_name: String,
    pub(crate) tool: Arc<dyn Tool>,
    pub(crate) contracts: Contracts,
}

/// A namespace and its listing.
pub(crate) struct NamespaceEntry {
    pub(crate) namespace: Arc<dyn Namespace>,
    pub(crate) members: BTreeMap<String, MemberEntry>,
}

/// A function of a namespace.
pub(crate) struct MemberEntry {
    pub(crate) member: NamespaceMember,
    pub(crate) contracts: Contracts,
}

impl std::fmt::Debug for ToolEntry {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("ToolEntry").field("callable_name", &self.callable_name).finish_non_exhaustive()
    }
}

impl std::fmt::Debug for NamespaceEntry {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("NamespaceEntry").field("members", &self.members.keys()).finish_non_exhaustive()
    }
}

/// A catalog could not be made.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum CatalogError {
    /// A global that a namespace wants is taken.
    #[error("two namespaces want the global `{global}`; give one of them another name")]
    GlobalTaken {
        /// The global.
        global: String,
    },
    /// A tool's own contract cannot be declared.
    #[error("`{callable_name}` cannot be declared, its own contract is invalid: {message}")]
    InvalidContract {
        /// The tool.
        callable_name: String,
        /// What is wrong with it.
        message: String,
    },
    /// A namespace could not be listed.
    #[error(transparent)]
    Namespace(#[from] NamespaceError),
}

impl Catalog {
    /// Lists all namespaces, side by side, and gives everything its name.
    ///
    /// # Errors
    ///
    /// A namespace cannot be listed, or two want the same global.
    pub async fn build(tools: Vec<Arc<dyn Tool>>, mut namespaces: Vec<Arc<dyn Namespace>>) -> Result<Self, CatalogError> {
        namespaces.sort_by(|a, b| codemode_core::json::order(a.global(), b.global()));
        let mut listings = JoinSet::new();
        for (place, namespace) in namespaces.iter().enumerate() {
            let namespace = Arc::clone(namespace);
            listings.spawn(async move { (place, namespace.list().await) });
        }
        let mut listed = BTreeMap::new();
        while let Some(listing) = listings.join_next().await {
            let (place, listing) = listing.map_err(|error| NamespaceError::new(format!("listing a namespace failed: {error}")))?;
            listed.insert(place, listing?);
        }
        let globals: Vec<&str> = namespaces.iter().map(|namespace| namespace.global()).collect();
        if let Some(global) = globals.iter().enumerate().find_map(|(i, global)| globals[..i].contains(global).then_some(*global)) {
            return Err(CatalogError::GlobalTaken { global: global.to_owned() });
        }
        let tools: BTreeMap<String, ToolEntry> = names::assign(tools, &globals)
            .into_iter()
            .map(|Named { callable_name, tool }| {
                (callable_name.clone(), ToolEntry { callable_name, tool, contracts: Contracts::default() })
            })
            .collect();

        let mut guest = GuestView { tools: tools.values().map(guest_tool).collect(), namespaces: Vec::new(), ..GuestView::default() };
        guest.tools.sort_by(|a, b| codemode_core::json::order(&a.callable_name, &b.callable_name));
        let mut entries = Vec::new();
        for (namespace, listing) in namespaces.iter().zip(listed.into_values()) {
            let global = namespace.global().to_owned();
            guest.namespaces.push(GuestNamespace {
                members: listing
                    .members
                    .iter()
                    .map(|member| GuestMember { path: member.path.clone(), tool: guest_member(&global, member) })
                    .collect(),
                constants: listing.constants,
                described: listing.described,
                has_value: listing.has_value,
                global,
            });
            guest.files.extend(listing.files);
            let members = listing
                .members
                .into_iter()
                .map(|member| (member.path.join("."), MemberEntry { member, contracts: Contracts::default() }))
                .collect();
            entries.push(NamespaceEntry { namespace: Arc::clone(namespace), members });
        }
        guest.files.sort_by(file_order);
        let search = SearchIndex::new(&guest, &tools, &entries);
        let telemetry = telemetry(&tools, &entries);
        Ok(Self { tools, namespaces: entries, search, guest: Arc::new(guest), telemetry })
    }

    /// Callable names of the tools that are globals, ordered.
    pub fn callable_names(&self) -> impl Iterator<Item = &str> {
        self.guest.tools.iter().map(|tool| tool.callable_name.as_str())
    }

    /// What a guest sees of the catalog.
    #[must_use]
    pub const fn guest_view(&self) -> &Arc<GuestView> {
        &self.guest
    }

    /// Counters at the start of a cell.
    #[must_use]
    pub const fn telemetry(&self) -> &Telemetry {
        &self.telemetry
    }

    /// The callable names of the tools that a query finds, best first.
    #[must_use]
    pub fn search(&self, query: &str, limit: usize) -> Vec<&str> {
        self.search.find(query, limit)
    }

    /// Paths of all declaration files, in the order in which a guest sees them.
    pub fn file_paths(&self) -> impl Iterator<Item = String> {
        let files = self.guest.files.iter().map(|file| file.path.clone());
        files.chain(self.callable_names().map(|name| format!("tools/{name}.d.ts")))
    }

    /// The declaration file at a path of the guest's `API`, if there is one.
    ///
    /// # Errors
    ///
    /// It declares a tool whose own contract is invalid.
    pub fn file(&self, path: &str) -> Result<Option<ApiFile>, CatalogError> {
        if let Some(file) = self.guest.files.iter().find(|file| file.path == path) {
            return Ok(Some(file.clone()));
        }
        let callable_name = path.strip_prefix("tools/").and_then(|path| path.strip_suffix(".d.ts"));
        callable_name.and_then(|name| self.tools.get(name)).map(|entry| files::tool_file(path, entry)).transpose()
    }

    /// What `MCP.github.$api(..)` gives; none if no such part of a namespace describes itself.
    pub(crate) fn part(&self, target: &str, selector: Option<&str>, schemas: bool) -> Option<serde_json::Value> {
        let mut path = target.strip_suffix(".$api")?.split('.').map(str::to_owned);
        let global = path.next()?;
        let entry = self.namespaces.iter().find(|entry| entry.namespace.global() == global)?;
        entry.namespace.describe(&path.collect::<Vec<_>>(), selector, schemas)
    }

    pub(crate) fn tool(&self, callable_name: &str) -> Option<&ToolEntry> {
        self.tools.get(callable_name)
    }

    /// The member at `MCP.server.method`, and its namespace.
    pub(crate) fn member(&self, target: &str) -> Option<(&NamespaceEntry, &MemberEntry)> {
        let (global, path) = target.split_once('.')?;
        let entry = self.namespaces.iter().find(|entry| entry.namespace.global() == global)?;
        Some((entry, entry.members.get(path)?))
    }
}

fn guest_tool(entry: &ToolEntry) -> GuestTool {
    let spec = entry.tool.spec();
    GuestTool {
        callable_name: entry.callable_name.clone(),
        tool_name: spec.name.clone(),
        label: spec.label.clone(),
        description: spec.description.clone(),
        source: spec.source.label().into(),
        api_path: None,
        input: Some("unknown".into()),
        output: None,
    }
}

fn guest_member(global: &str, member: &NamespaceMember) -> GuestTool {
    GuestTool {
        callable_name: format!("{global}.{}", member.path.join(".")),
        tool_name: member.name.clone(),
        label: member.label.clone(),
        description: prefix_units(&member.description, MEMBER_DESCRIPTION_UNITS).to_owned(),
        source: member.source.label().into(),
        api_path: Some(member.api_path.clone()),
        input: Some("unknown".into()),
        output: None,
    }
}

/// `mcp/index.d.ts` before the servers, which are ordered by identifier.
fn file_order(a: &ApiFile, b: &ApiFile) -> std::cmp::Ordering {
    let index = |file: &ApiFile| !file.path.ends_with("/index.d.ts");
    index(a).cmp(&index(b)).then_with(|| code_unit_order(&a.path, &b.path))
}

fn telemetry(tools: &BTreeMap<String, ToolEntry>, namespaces: &[NamespaceEntry]) -> Telemetry {
    let mut sources = SourceCounts::default();
    let mut hash = Sha256::new();
    let of_tools = tools.values().map(|entry| (entry.tool.spec().source, entry.tool.spec().id()));
    let of_members = namespaces.iter().flat_map(|entry| entry.members.values()).map(|entry| (entry.member.source, entry.member.id.clone()));
    for (source, id) in of_tools.chain(of_members) {
        match source {
            ToolSource::Native => sources.native += 1,
            ToolSource::Client => sources.client += 1,
            ToolSource::Mcp => sources.mcp += 1,
        }
        hash.update(id.as_bytes());
        hash.update([0]);
    }
    Telemetry {
        catalog_size: sources.native + sources.client + sources.mcp,
        sources,
        counter_scope: hex(&hash.finalize()[..12]),
        ..Telemetry::default()
    }
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        text.push_str(&format!("{byte:02x}"));
        text
    })
}

/// UTF-16 units of the description of a namespace's member (`spec/guest-api.md` 2).
const MEMBER_DESCRIPTION_UNITS: usize = 512;
