//! `tools/<callableName>.d.ts` (`spec/declarations.md` 5).

use serde_json::Value;

use crate::{keywords::Side, render};

/// What the declaration of a tool is made from.
#[derive(Clone, Copy, Debug)]
pub struct NativeTool<'a> {
    /// Name of the global.
    pub callable_name: &'a str,
    /// Schema of the input; none means that anything goes.
    pub parameters: Option<&'a Value>,
    /// Schema of the output, if there is one that is enforced.
    pub output_schema: Option<&'a Value>,
    /// Whether the validator accepts `{}`, so that the argument may be left out.
    pub optional_input: bool,
}

/// The declaration file of a tool that is a global.
#[must_use]
pub fn native_tool(tool: &NativeTool<'_>) -> String {
    let side = |schema: Option<&Value>, side| schema.map_or("unknown".into(), |schema| render(schema, side));
    format!(
        "{COMMENT}declare function {}(input{}: {}): Promise<{}>;",
        tool.callable_name,
        if tool.optional_input { "?" } else { "" },
        side(tool.parameters, Side::Input),
        side(tool.output_schema, Side::Output),
    )
}

const COMMENT: &str = "\
// Generated from the tool's effective contract; shapes that TypeScript cannot say are unknown.
// JSON Schema validation at run time decides; describe() has the original schema.
// Values reach the program intact, or the call rejects when the program-data allowance is full.
";
