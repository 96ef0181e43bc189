//! The catalog: one immutable projection of everything that a cell may call.

mod description;
pub(crate) mod files;
mod host_ids;
mod names;
mod search;
mod words;

use std::{collections::BTreeMap, sync::Arc};

use codemode_core::{
    ApiFile, GuestMember, GuestNamespace, GuestTool, GuestView, Limits, Namespace, NamespaceError, NamespaceMember, Skills, SourceCounts,
    Telemetry, Tool, ToolSource,
    json::{code_unit_order, prefix_units},
    limits::{RESULT_ENTRIES, STORE_BYTES, STORE_KEY_UNITS, STORE_KEYS, STORE_VALUE_BYTES},
};
use codemode_declgen::{NODES, ResultsLimits, input_hint, output_hint};
use sha2::{Digest, Sha256};
use tokio::task::JoinSet;

pub use self::description::{ControlTool, SurfaceError};
use self::{
    host_ids::HostIds,
    names::Named,
    search::{Indexed, SearchIndex},
};
use crate::call::{Contracts, Schedule};

/// What cells of a session may call. Made once; everything that needs a name asks it.
pub struct Catalog {
    tools: BTreeMap<String, ToolEntry>,
    namespaces: Vec<NamespaceEntry>,
    /// Native tools that the model calls itself.
    direct_only: Vec<String>,
    skills: Option<Arc<dyn Skills>>,
    search: SearchIndex,
    host_ids: HostIds,
    schedule: Schedule,
    guest: Arc<GuestView>,
    telemetry: Telemetry,
    problems: Vec<String>,
}

impl std::fmt::Debug for Catalog {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Catalog").field("tools", &self.tools.keys()).field("namespaces", &self.namespaces).finish_non_exhaustive()
    }
}

/// A tool that is a global.
pub(crate) struct ToolEntry {
    pub(crate) callable_name: String,
    pub(crate) id: String,
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
    /// The source label of native tools is one of another source, or empty.
    #[error("`{label}` cannot be the source of native tools: it has to be a text other than `client` and `mcp`")]
    SourceLabel {
        /// The label.
        label: String,
    },
    /// A namespace could not be listed.
    #[error(transparent)]
    Namespace(#[from] NamespaceError),
}

/// Makes a [`Catalog`].
#[derive(Default)]
#[must_use]
pub struct CatalogBuilder {
    tools: Vec<Arc<dyn Tool>>,
    namespaces: Vec<Arc<dyn Namespace>>,
    skills: Option<Arc<dyn Skills>>,
    native_label: Option<String>,
    limits: Limits,
}

impl std::fmt::Debug for CatalogBuilder {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("CatalogBuilder").field("tools", &self.tools.len()).finish_non_exhaustive()
    }
}

impl CatalogBuilder {
    /// Adds tools.
    pub fn tools(mut self, tools: impl IntoIterator<Item = Arc<dyn Tool>>) -> Self {
        self.tools.extend(tools);
        self
    }

    /// Adds namespaces.
    pub fn namespaces(mut self, namespaces: impl IntoIterator<Item = Arc<dyn Namespace>>) -> Self {
        self.namespaces.extend(namespaces);
        self
    }

    /// Sets the skills that guests can read.
    pub fn skills(mut self, skills: Arc<dyn Skills>) -> Self {
        self.skills = Some(skills);
        self
    }

    /// Sets the source of native tools as guests and models read it.
    pub fn source_label(mut self, label: impl Into<String>) -> Self {
        self.native_label = Some(label.into());
        self
    }

    /// Sets the limits that declarations state.
    pub fn limits(mut self, limits: Limits) -> Self {
        self.limits = limits;
        self
    }

    /// Lists all namespaces, side by side, and gives everything its name.
    ///
    /// # Errors
    ///
    /// A namespace cannot be listed, two want the same global, or the source label is not one.
    pub async fn build(self) -> Result<Catalog, CatalogError> {
        let Self { tools, mut namespaces, skills, native_label, limits } = self;
        let label = native_label.unwrap_or_else(|| ToolSource::Native.label().to_owned());
        if label.is_empty() || label == ToolSource::Client.label() || label == ToolSource::Mcp.label() {
            return Err(CatalogError::SourceLabel { label });
        }
        namespaces.sort_by(|a, b| codemode_core::json::order(a.global(), b.global()));
        let listings = list(&namespaces).await?;
        let globals: Vec<&str> = namespaces.iter().map(|namespace| namespace.global()).collect();
        if let Some(global) = globals.iter().enumerate().find_map(|(i, global)| globals[..i].contains(global).then_some(*global)) {
            return Err(CatalogError::GlobalTaken { global: global.to_owned() });
        }
        let is_direct = |tool: &&Arc<dyn Tool>| tool.spec().flags.direct_only && tool.spec().source == ToolSource::Native;
        let direct_only = tools.iter().filter(is_direct).map(|tool| tool.spec().name.clone()).collect();
        let tools: BTreeMap<String, ToolEntry> = names::assign(tools, &globals, &label)
            .into_iter()
            .map(|Named { callable_name, id, tool }| {
                (callable_name.clone(), ToolEntry { callable_name, id, tool, contracts: Contracts::default() })
            })
            .collect();
        let mut catalog = Catalog {
            tools,
            namespaces: Vec::new(),
            direct_only,
            skills,
            search: SearchIndex::default(),
            host_ids: HostIds::default(),
            schedule: Schedule::default(),
            guest: Arc::default(),
            telemetry: Telemetry::default(),
            problems: Vec::new(),
        };
        let mut guest = GuestView {
            tools: catalog.tools.values().map(|entry| guest_tool(entry, &label)).collect(),
            skills_search: catalog.skills.as_ref().is_some_and(|skills| skills.searches()),
            ..GuestView::default()
        };
        guest.tools.sort_by(|a, b| codemode_core::json::order(&a.callable_name, &b.callable_name));
        for (namespace, listing) in namespaces.iter().zip(listings) {
            catalog.problems.extend(listing.problems);
            // A namespace without functions is not there, for guests and for models.
            if listing.members.is_empty() {
                continue;
            }
            let global = namespace.global().to_owned();
            guest.namespaces.push(GuestNamespace {
                members: listing
                    .members
                    .iter()
                    .map(|member| GuestMember { path: member.path.clone(), tool: guest_member(&global, member, &label) })
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
            catalog.namespaces.push(NamespaceEntry { namespace: Arc::clone(namespace), members });
        }
        guest.files.sort_by(file_order);
        guest.files.splice(0..0, product_files(catalog.nodes().is_some(), &limits));
        catalog.guest = Arc::new(guest);
        catalog.search = SearchIndex::new(catalog.indexed());
        catalog.host_ids = HostIds::new(catalog.indexed().map(|entry| (entry.id.to_owned(), entry.name.to_owned())));
        catalog.telemetry = telemetry(&catalog.tools, &catalog.namespaces, label);
        Ok(catalog)
    }
}

/// The listings of all namespaces, made side by side.
async fn list(namespaces: &[Arc<dyn Namespace>]) -> Result<Vec<codemode_core::NamespaceListing>, CatalogError> {
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
    Ok(listed.into_values().collect())
}

/// The files that declare what every guest has (`spec/guest-api.md` 4).
fn product_files(has_nodes: bool, limits: &Limits) -> Vec<ApiFile> {
    let results = codemode_declgen::results(&ResultsLimits {
        results: RESULT_ENTRIES as u64,
        results_bytes: limits.inbox_bytes(),
        key_units: STORE_KEY_UNITS,
        value_bytes: STORE_VALUE_BYTES,
        store_bytes: STORE_BYTES,
        store_keys: STORE_KEYS,
    });
    let file =
        |path: &str, description: &str, content: String| ApiFile { path: path.into(), description: Some(description.into()), content };
    let mut files = vec![file("results.d.ts", "Data between programs: results, store, load", results)];
    if has_nodes {
        files.push(file("nodes.d.ts", "Paired nodes", NODES.into()));
    }
    files
}

impl Catalog {
    /// A catalog with nothing in it yet.
    pub fn builder() -> CatalogBuilder {
        CatalogBuilder::default()
    }

    /// A catalog of tools and namespaces and nothing else.
    ///
    /// # Errors
    ///
    /// Those of [`CatalogBuilder::build`].
    pub async fn build(tools: Vec<Arc<dyn Tool>>, namespaces: Vec<Arc<dyn Namespace>>) -> Result<Self, CatalogError> {
        Self::builder().tools(tools).namespaces(namespaces).build().await
    }

    /// Everything that can be found.
    fn indexed(&self) -> impl Iterator<Item = Indexed<'_>> {
        let of_tools = self.tools.values().map(|entry| {
            let spec = entry.tool.spec();
            Indexed {
                id: &entry.id,
                name: &entry.callable_name,
                tool_name: &spec.name,
                label: spec.label.as_deref(),
                description: &spec.description,
                source: spec.source,
                parameters: spec.parameters.as_ref(),
            }
        });
        let of_members = self.namespaces.iter().zip(&self.guest.namespaces).flat_map(|(entry, guest)| {
            // The guest's view has the members in the order of the listing.
            guest.members.iter().filter_map(|shown| {
                let MemberEntry { member, .. } = entry.members.get(&shown.path.join("."))?;
                Some(Indexed {
                    id: &member.id,
                    name: &shown.tool.callable_name,
                    tool_name: &member.name,
                    label: member.label.as_deref(),
                    description: &member.description,
                    source: member.source,
                    parameters: None,
                })
            })
        });
        of_tools.chain(of_members)
    }

    /// Whether this catalog has all that `old` has, and nothing more but tools of the client.
    pub(crate) fn only_adds_client_tools_to(&self, old: &Self) -> bool {
        let same = |name: &String, entry: &ToolEntry| {
            self.tools.get(name).is_some_and(|mine| mine.id == entry.id && mine.tool.spec() == entry.tool.spec())
        };
        let kept = old.tools.iter().all(|(name, entry)| same(name, entry));
        let added = self.tools.iter().filter(|(name, _)| !old.tools.contains_key(*name));
        let namespaces = self.guest.namespaces == old.guest.namespaces
            && self.namespaces.iter().zip(&old.namespaces).all(|(mine, other)| Arc::ptr_eq(&mine.namespace, &other.namespace));
        kept && namespaces && added.into_iter().all(|(_, entry)| entry.tool.spec().source == ToolSource::Client)
    }

    /// The name nearest to one that is not there, if one is near.
    pub(crate) fn nearest(&self, target: &str) -> Option<&str> {
        let folded = target.to_lowercase();
        let near = |name: &str| strsim::osa_distance(&name.to_lowercase(), &folded);
        let candidates = self.search.names().filter(|name| name.len().abs_diff(target.len()) <= NEAR);
        candidates.map(|name| (near(name), name)).filter(|(distance, _)| *distance <= NEAR).min().map(|(_, name)| name)
    }

    /// A tool that is a global, as guests see it.
    pub(crate) fn guest_tool(&self, callable_name: &str) -> Option<&GuestTool> {
        let at = self.guest.tools.binary_search_by(|tool| codemode_core::json::order(&tool.callable_name, callable_name));
        at.ok().map(|at| &self.guest.tools[at])
    }

    /// Where what a request names comes from.
    pub(crate) fn source(&self, target: &str) -> Option<ToolSource> {
        if let Some(entry) = self.tools.get(target) {
            return Some(entry.tool.spec().source);
        }
        let file = target.strip_prefix("tools/").and_then(|path| path.strip_suffix(".d.ts"));
        let tool = file.and_then(|name| self.tools.get(name)).map(|entry| entry.tool.spec().source);
        tool.or_else(|| self.member(target).map(|(_, entry)| entry.member.source))
    }

    /// The original name of what a request names.
    pub(crate) fn tool_name(&self, target: &str) -> Option<&str> {
        let tool = self.tools.get(target).map(|entry| entry.tool.spec().name.as_str());
        tool.or_else(|| self.member(target).map(|(_, entry)| entry.member.name.as_str()))
    }

    /// The tool through which nodes are called.
    pub(crate) fn nodes(&self) -> Option<&ToolEntry> {
        let is_nodes = |entry: &&ToolEntry| entry.tool.spec().name == "nodes" && entry.tool.spec().source == ToolSource::Native;
        self.tools.values().find(is_nodes)
    }

    pub(crate) fn skills(&self) -> Option<&Arc<dyn Skills>> {
        self.skills.as_ref()
    }

    pub(crate) const fn schedule(&self) -> &Schedule {
        &self.schedule
    }

    pub(crate) const fn host_ids(&self) -> &HostIds {
        &self.host_ids
    }

    /// Parts of namespaces that could not be listed, and why.
    #[must_use]
    pub fn problems(&self) -> &[String] {
        &self.problems
    }

    /// Native tools that stay in the model's own list.
    pub fn direct_only(&self) -> impl Iterator<Item = &str> {
        self.direct_only.iter().map(String::as_str)
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

    /// What a namespace says of a function: what `MCP.github.$api("createIssue", { schema: true })` gives, and what is
    /// known from its listing if no part of it describes itself.
    pub(crate) fn described_member(&self, target: &str) -> Option<serde_json::Value> {
        let (entry, MemberEntry { member, .. }) = self.member(target)?;
        let shown = self.guest.namespaces.iter().find(|shown| shown.global == entry.namespace.global())?;
        let describes = |at: &usize| shown.described.iter().any(|part| *part == member.path[..*at]);
        let by_itself = (0..member.path.len()).rev().find(describes).and_then(|at| {
            let (part, rest) = member.path.split_at(at);
            entry.namespace.describe(part, Some(&rest.join(".")), true)
        });
        Some(by_itself.unwrap_or_else(|| files::describe_member(entry, member)))
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

fn guest_tool(entry: &ToolEntry, native_label: &str) -> GuestTool {
    let spec = entry.tool.spec();
    let native = spec.source == ToolSource::Native;
    let input = spec.parameters.as_ref().filter(|_| native).map_or_else(|| "unknown".into(), input_hint);
    GuestTool {
        callable_name: entry.callable_name.clone(),
        tool_name: spec.name.clone(),
        label: spec.label.clone(),
        description: spec.description.clone(),
        source: spec.source.label_under(native_label).into(),
        api_path: None,
        input: Some(input),
        output: spec.output_schema.as_ref().filter(|_| native).and_then(output_hint),
    }
}

fn guest_member(global: &str, member: &NamespaceMember, native_label: &str) -> GuestTool {
    GuestTool {
        callable_name: format!("{global}.{}", member.path.join(".")),
        tool_name: member.name.clone(),
        label: member.label.clone(),
        description: prefix_units(&member.description, MEMBER_DESCRIPTION_UNITS).to_owned(),
        source: member.source.label_under(native_label).into(),
        api_path: Some(member.api_path.clone()),
        input: Some(member.input_hint.clone().unwrap_or_else(|| "unknown".into())),
        output: member.output_hint.clone(),
    }
}

/// `mcp/index.d.ts` before the servers, which are ordered by identifier.
fn file_order(a: &ApiFile, b: &ApiFile) -> std::cmp::Ordering {
    let index = |file: &ApiFile| !file.path.ends_with("/index.d.ts");
    index(a).cmp(&index(b)).then_with(|| code_unit_order(&a.path, &b.path))
}

fn telemetry(tools: &BTreeMap<String, ToolEntry>, namespaces: &[NamespaceEntry], native_label: String) -> Telemetry {
    let mut sources = SourceCounts::default();
    let mut hash = Sha256::new();
    let of_tools = tools.values().map(|entry| (entry.tool.spec().source, entry.id.clone()));
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
        native_label,
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

/// Greatest edit distance of a name that is suggested.
const NEAR: usize = 2;

/// UTF-16 units of the description of a namespace's member (`spec/guest-api.md` 2).
const MEMBER_DESCRIPTION_UNITS: usize = 512;
