//! The compiled contracts of one tool, made when they are first needed.

use std::sync::OnceLock;

use codemode_core::{ToolSource, ToolSpec};
use codemode_schema::CompiledSchema;
use serde_json::{Value, json};

/// The contracts of a tool.
#[derive(Debug)]
pub(crate) struct Contracts {
    compiled: OnceLock<Result<Compiled, String>>,
}

/// What is enforced for a tool.
#[derive(Debug)]
pub(crate) struct Compiled {
    pub(super) input: Option<CompiledSchema>,
    pub(super) output: Option<CompiledSchema>,
}

impl Contracts {
    /// Contracts that are not compiled yet: a catalog of thousands of tools must cost nothing for those not called.
    pub(crate) const fn new() -> Self {
        Self { compiled: OnceLock::new() }
    }

    /// The contracts, or why they are invalid. Only a native tool's output is enforced, and only a native tool
    /// becomes uncallable by a bad input schema: the other side of any other validates for itself.
    pub(crate) fn compiled(&self, spec: &ToolSpec) -> Result<&Compiled, String> {
        let compile = || {
            let native = spec.source == ToolSource::Native;
            let compile = |schema: &Value| CompiledSchema::compile(schema).map_err(|error| error.to_string());
            let input = match spec.parameters.as_ref().map(compile).transpose() {
                Err(_) if !native => None,
                other => other?,
            };
            let output = if native { spec.output_schema.as_ref().map(compile).transpose()? } else { None };
            Ok(Compiled { input, output })
        };
        self.compiled.get_or_init(compile).as_ref().map_err(Clone::clone)
    }

    /// Whether the input may be left out.
    pub(crate) fn accepts_empty_input(&self, spec: &ToolSpec) -> bool {
        match self.compiled(spec) {
            Ok(Compiled { input: None, .. }) => true,
            Ok(Compiled { input: Some(schema), .. }) => schema.accepts(&json!({})),
            Err(_) => false,
        }
    }
}
