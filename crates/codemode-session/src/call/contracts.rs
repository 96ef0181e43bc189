//! The compiled contracts of one tool or namespace function, made when they are first needed.

use std::sync::OnceLock;

use codemode_core::{NamespaceMember, ToolSource, ToolSpec};
use codemode_schema::{CompiledSchema, OutputContract};
use serde_json::{Value, json};

/// The contracts of a tool or of a function of a namespace.
#[derive(Debug, Default)]
pub(crate) struct Contracts {
    /// A catalog of thousands of tools must cost nothing for those that are not called.
    compiled: OnceLock<Result<Compiled, String>>,
}

/// What is enforced for a tool.
#[derive(Debug)]
pub(crate) struct Compiled {
    pub(super) input: Option<CompiledSchema>,
    pub(super) output: Option<OutputContract>,
}

impl Contracts {
    /// The contracts of a tool, or why they are invalid.
    pub(crate) fn of_tool(&self, spec: &ToolSpec) -> Result<&Compiled, String> {
        self.compiled(spec.source, spec.parameters.as_ref(), spec.output_schema.as_ref())
    }

    /// The contracts of a function of a namespace, whose results are whatever the other side sends.
    pub(crate) fn of_member(&self, member: &NamespaceMember) -> Result<&Compiled, String> {
        self.compiled(member.source, member.parameters.as_ref(), None)
    }

    /// Only a native tool's output is enforced, and only a native tool becomes uncallable by a bad input schema: the
    /// other side of any other validates for itself.
    fn compiled(&self, source: ToolSource, parameters: Option<&Value>, output_schema: Option<&Value>) -> Result<&Compiled, String> {
        let compile = || {
            let native = source == ToolSource::Native;
            let compile = |schema: &Value| CompiledSchema::compile(schema).map_err(|error| error.to_string());
            let input = match parameters.map(compile).transpose() {
                Err(_) if !native => None,
                other => other?,
            };
            let output =
                if native { output_schema.map(OutputContract::compile).transpose().map_err(|error| error.to_string())? } else { None };
            Ok(Compiled { input, output })
        };
        self.compiled.get_or_init(compile).as_ref().map_err(Clone::clone)
    }

    /// Whether the input may be left out.
    pub(crate) fn accepts_empty_input(&self, spec: &ToolSpec) -> bool {
        match self.of_tool(spec) {
            Ok(Compiled { input: None, .. }) => true,
            Ok(Compiled { input: Some(schema), .. }) => schema.accepts(&json!({})),
            Err(_) => false,
        }
    }
}
