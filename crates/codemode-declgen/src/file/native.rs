//! `tools/<callableName>.d.ts` (`spec/declarations.md` 5).

use codemode_schema::{DiscriminatorError, InputDiscriminator};
use serde_json::Value;

use super::discriminated::{self, Fallback};
use crate::{
    render::{Names, Type, render},
    unfold::Side,
};

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
///
/// # Errors
///
/// The output schema selects its branches by an annotation that is malformed.
pub fn native_tool(tool: &NativeTool<'_>) -> Result<String, DiscriminatorError> {
    let mut names = Names::new(tool.callable_name);
    let mut side = |schema: Option<&Value>, side| schema.map_or_else(Type::unknown, |schema| render(schema, side, &mut names));
    let input = side(tool.parameters, Side::Input);
    let mut comment = COMMENT.to_owned();
    if let Some(schema) = tool.output_schema
        && let Some(discriminator) = InputDiscriminator::of(schema)?
    {
        match discriminated::function(tool, schema, &discriminator, &input.text, &mut names) {
            Ok(text) => return Ok(format!("{COMMENT}{}{text}", input.declarations())),
            Err(Fallback::NotNarrowable) => comment.push_str(NOT_NARROWABLE),
            Err(Fallback::TooLarge) => comment.push_str(TOO_LARGE),
        }
    }
    let output = tool.output_schema.map_or_else(Type::unknown, |schema| render(schema, Side::Output, &mut names));
    Ok(format!(
        "{comment}{}{}declare function {}(input{}: {}): Promise<{}>;",
        input.declarations(),
        output.declarations(),
        tool.callable_name,
        if tool.optional_input { "?" } else { "" },
        input.text,
        output.text,
    ))
}

const COMMENT: &str = "\
// Generated from the tool's effective contract; shapes that TypeScript cannot say are unknown.
// JSON Schema validation at run time decides; describe() has the original schema.
// Values reach the program intact, or the call rejects when the program-data allowance is full.
";

const NOT_NARROWABLE: &str = "// Reference-bearing or structurally complex schemas keep the complete union for every input.\n";

const TOO_LARGE: &str = "// One declaration for each action would exceed the shared output allowance; the complete union stands for all.\n";
