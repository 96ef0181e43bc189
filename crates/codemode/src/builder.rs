//! One builder that wires the crates.

use std::sync::Arc;

use codemode_core::{Executor, Limits, Namespace, Policy, Store, Tool};
use codemode_session::{Catalog, CatalogError, Session};
use codemode_vm::WorkerExecutor;

/// A builder with no tools, default limits, and workers that are this executable.
pub fn builder() -> Builder {
    Builder {
        tools: Vec::new(),
        namespaces: Vec::new(),
        policies: Vec::new(),
        executor: Arc::new(WorkerExecutor::this_executable()),
        limits: Limits::default(),
        store: None,
    }
}

/// Wires tools, namespaces and an executor to a [`Session`].
#[must_use]
pub struct Builder {
    tools: Vec<Arc<dyn Tool>>,
    namespaces: Vec<Arc<dyn Namespace>>,
    policies: Vec<Arc<dyn Policy>>,
    executor: Arc<dyn Executor>,
    limits: Limits,
    store: Option<Arc<dyn Store>>,
}

impl Builder {
    /// Adds a tool.
    pub fn tool(self, tool: impl Tool) -> Self {
        self.tools([Arc::new(tool) as Arc<dyn Tool>])
    }

    /// Adds tools.
    pub fn tools(mut self, tools: impl IntoIterator<Item = Arc<dyn Tool>>) -> Self {
        self.tools.extend(tools);
        self
    }

    /// Adds a namespace.
    pub fn namespace(mut self, namespace: Arc<dyn Namespace>) -> Self {
        self.namespaces.push(namespace);
        self
    }

    /// Adds a policy; policies are asked in order.
    pub fn policy(mut self, policy: impl Policy) -> Self {
        self.policies.push(Arc::new(policy));
        self
    }

    /// Sets what runs the cells.
    pub fn executor(mut self, executor: impl Executor) -> Self {
        self.executor = Arc::new(executor);
        self
    }

    /// Sets the limits.
    pub fn limits(mut self, limits: Limits) -> Self {
        self.limits = limits;
        self
    }

    /// Keeps the journal of every cell.
    pub fn store(mut self, store: Arc<dyn Store>) -> Self {
        self.store = Some(store);
        self
    }

    /// Lists the namespaces and gives a session.
    ///
    /// # Errors
    ///
    /// A namespace cannot be listed, or two want the same global.
    pub async fn build(self) -> Result<Session, CatalogError> {
        let catalog = Arc::new(Catalog::build(self.tools, self.namespaces).await?);
        let session = Session::builder(catalog, self.executor).limits(self.limits).policies(self.policies);
        Ok(match self.store {
            Some(store) => session.store(store),
            None => session,
        }
        .build())
    }
}
