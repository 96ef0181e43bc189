//! A tree of functions that somebody else serves, such as the MCP servers of a person.

use async_trait::async_trait;
use serde_json::Value;

use crate::{
    cell::ApiFile,
    tool::{CallContext, ToolError, ToolHints, ToolOutput, ToolSource},
};

/// A frozen tree under one global of the guest.
#[async_trait]
pub trait Namespace: Send + Sync + 'static {
    /// Name of the global, for instance `MCP`.
    fn global(&self) -> &str;

    /// Lists the tree. Called once for a catalog.
    ///
    /// # Errors
    ///
    /// The tree cannot be listed; the message names the part that failed and what to do.
    async fn list(&self) -> Result<NamespaceListing, NamespaceError>;

    /// Describes a part of the tree, one of those that [`list`](Self::list) has named, without asking anybody.
    ///
    /// `selector` picks functions of that part by name; `schemas` asks for their original schemas too.
    fn describe(&self, path: &[String], selector: Option<&str>, schemas: bool) -> Option<Value> {
        let _ = (path, selector, schemas);
        None
    }

    /// Calls the member at `path`, one that [`list`](Self::list) has given.
    ///
    /// The input is a plain object: the caller has filled in the defaults of the member's schema, checked its required
    /// names, and validated it.
    ///
    /// # Errors
    ///
    /// The call failed.
    async fn call(&self, path: &[String], input: Value, ctx: &CallContext) -> Result<ToolOutput, ToolError>;
}

/// What a namespace holds.
#[derive(Clone, Debug, Default)]
pub struct NamespaceListing {
    /// Functions, in the order in which they are shown.
    pub members: Vec<NamespaceMember>,
    /// Strings that the tree holds beside its functions, such as `MCP.github.$serverName`.
    pub constants: Vec<(Vec<String>, String)>,
    /// Declaration files of the tree, for the guest's `API`.
    pub files: Vec<ApiFile>,
    /// Parts of the tree that have `$api`, answered by [`Namespace::describe`]; the empty path is the root.
    pub described: Vec<Vec<String>>,
    /// Whether the root has `$value`, which takes the value out of an MCP result.
    pub has_value: bool,
    /// Parts that could not be listed, and why: the rest is there all the same.
    pub problems: Vec<String>,
}

/// One function of a namespace.
#[derive(Clone, Debug)]
pub struct NamespaceMember {
    /// Identifiers from the global to the function, without the global.
    pub path: Vec<String>,
    /// Catalog id, `mcp:<server>:<tool>`.
    pub id: String,
    /// Original name of the operation.
    pub name: String,
    /// Short title for people.
    pub label: Option<String>,
    /// What it does, in the words of whoever serves it.
    pub description: String,
    /// Where it comes from.
    pub source: ToolSource,
    /// Schema of the input.
    pub parameters: Option<Value>,
    /// Path of the declaration file that describes it.
    pub api_path: String,
    /// Schema of its results, if they are to be checked; none for whoever is not trusted.
    pub output_schema: Option<Value>,
    /// Its input, in a few words of TypeScript, for whoever finds it.
    pub input_hint: Option<String>,
    /// Its result, likewise.
    pub output_hint: Option<String>,
    /// What is known of its effects.
    pub hints: ToolHints,
}

impl Default for NamespaceMember {
    /// A function without a name, of which nothing is known, from an MCP server.
    fn default() -> Self {
        Self {
            path: Vec::new(),
            id: String::new(),
            name: String::new(),
            label: None,
            description: String::new(),
            source: ToolSource::Mcp,
            parameters: None,
            api_path: String::new(),
            output_schema: None,
            input_hint: None,
            output_hint: None,
            hints: ToolHints::default(),
        }
    }
}

/// A namespace could not be listed.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
#[error("{message}")]
pub struct NamespaceError {
    message: String,
}

impl NamespaceError {
    /// An error that says what failed and what to do.
    #[must_use]
    pub fn new(message: impl Into<String>) -> Self {
        Self { message: message.into() }
    }
}
