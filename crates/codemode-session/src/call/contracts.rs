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
        // What a client says of its results is not to be relied on.
        self.compiled(spec.source, spec.parameters.as_ref(), spec.output_schema.as_ref().filter(|_| spec.source == ToolSource::Native))
    }

    /// The contracts of a function of a namespace. Its results are whatever the other side sends, unless it is trusted.
    pub(crate) fn of_member(&self, member: &NamespaceMember) -> Result<&Compiled, String> {
        self.compiled(member.source, member.parameters.as_ref(), member.output_schema.as_ref())
    }

    /// Only a native tool becomes uncallable by a bad schema: the other side of any other validates for itself.
    fn compiled(&self, source: ToolSource, parameters: Option<&Value>, output_schema: Option<&Value>) -> Result<&Compiled, String> {
        let compile = || {
            let native = source == ToolSource::Native;
            let compile = |schema: &Value| CompiledSchema::compile(schema).map_err(|error| error.to_string());
            let input = parameters.map(compile).transpose();
            let output = output_schema.map(OutputContract::compile).transpose().map_err(|error| error.to_string());
            if native {
                Ok(Compiled { input: input?, output: output? })
            } else {
                Ok(Compiled { input: input.ok().flatten(), output: output.ok().flatten() })
            }
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
