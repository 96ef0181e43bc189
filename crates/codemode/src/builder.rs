//! One builder that wires the crates.

use std::sync::Arc;

use codemode_core::{Approver, Executor, Limits, Namespace, Owner, Policy, Skills, Store, Tool, typed::ToolSet};
use codemode_session::{Catalog, CatalogBuilder, CatalogError, Host, Session};
use codemode_vm::WorkerExecutor;

/// A builder with no tools, default limits, and workers that are this executable.
pub fn builder() -> Builder {
    Builder {
        catalog: Catalog::builder(),
        executor: Arc::new(WorkerExecutor::this_executable()),
        limits: Limits::default(),
        policies: Vec::new(),
        approver: None,
        store: None,
        owner: None,
        host: None,
    }
}

/// Wires tools, namespaces and an executor to a [`Session`].
#[must_use]
pub struct Builder {
    catalog: CatalogBuilder,
    executor: Arc<dyn Executor>,
    limits: Limits,
    policies: Vec<Arc<dyn Policy>>,
    approver: Option<Arc<dyn Approver>>,
    store: Option<Arc<dyn Store>>,
    owner: Option<Owner>,
    host: Option<Host>,
}

impl Builder {
    /// Adds a tool.
    pub fn tool(self, tool: impl Tool) -> Self {
        self.tools([Arc::new(tool) as Arc<dyn Tool>])
    }

    /// Adds tools.
    pub fn tools(mut self, tools: impl IntoIterator<Item = Arc<dyn Tool>>) -> Self {
        self.catalog = self.catalog.tools(tools);
        self
    }

    /// Adds the tools of a type.
    pub fn tool_set(self, set: impl ToolSet) -> Self {
        self.tools(set.tools())
    }

    /// Adds a namespace.
    pub fn namespace(mut self, namespace: Arc<dyn Namespace>) -> Self {
        self.catalog = self.catalog.namespaces([namespace]);
        self
    }

    /// Sets the skills that guests can read.
    pub fn skills(mut self, skills: impl Skills) -> Self {
        self.catalog = self.catalog.skills(Arc::new(skills));
        self
    }

    /// Sets the source of native tools as guests and models read it.
    pub fn source_label(mut self, label: impl Into<String>) -> Self {
        self.catalog = self.catalog.source_label(label);
        self
    }

    /// Adds a policy; policies are asked in order.
    pub fn policy(mut self, policy: impl Policy) -> Self {
        self.policies.push(Arc::new(policy));
        self
    }

    /// Sets who is asked about calls that a policy does not decide alone.
    pub fn approver(mut self, approver: impl Approver) -> Self {
        self.approver = Some(Arc::new(approver));
        self
    }

    /// Sets what runs the cells.
    pub fn executor(mut self, executor: impl Executor) -> Self {
        self.executor = Arc::new(executor);
        self
    }

    /// Sets the limits.
    pub fn limits(mut self, limits: Limits) -> Self {
        self.catalog = self.catalog.limits(limits.clone());
        self.limits = limits;
        self
    }

    /// Keeps the journal of every cell, and what cells store.
    pub fn store(mut self, store: Arc<dyn Store>) -> Self {
        self.store = Some(store);
        self
    }

    /// Sets whose session it is.
    pub fn owner(mut self, owner: Owner) -> Self {
        self.owner = Some(owner);
        self
    }

    /// Shares the parked cells and the slots of a process with other sessions.
    pub fn host(mut self, host: Host) -> Self {
        self.host = Some(host);
        self
    }

    /// Lists the namespaces and gives a session.
    ///
    /// # Errors
    ///
    /// A namespace cannot be listed, two want the same global, or the source label is not one.
    pub async fn build(self) -> Result<Session, CatalogError> {
        let Self { catalog, executor, limits, policies, approver, store, owner, host } = self;
        let mut session = Session::builder(Arc::new(catalog.build().await?), executor).limits(limits).policies(policies);
        if let Some(approver) = approver {
            session = session.approver(approver);
        }
        if let Some(store) = store {
            session = session.store(store);
        }
        if let Some(owner) = owner {
            session = session.owner(owner);
        }
        if let Some(host) = host {
            session = session.host(host);
        }
        Ok(session.build())
    }
}
