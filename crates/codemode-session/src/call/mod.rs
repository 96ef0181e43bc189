//! One call, from a guest's request to its reply (`spec/contracts.md` 3).

mod contracts;

use std::sync::Arc;

use codemode_core::{
    CallContext, Decision, GuestError, GuestErrorCode, JsonText, Policy, PolicyCall, Request, ToolError, ToolErrorKind, ToolOutput,
    json::prefix_bytes,
};
use codemode_schema::{Disclose, fill_defaults, missing_names};
use serde_json::Value;

pub(crate) use self::contracts::Contracts;
use crate::catalog::Catalog;

/// Calls the tool or the namespace function that a request names.
pub(crate) async fn call(
    catalog: &Catalog,
    policies: &[Arc<dyn Policy>],
    request: &Request,
    ctx: &CallContext,
) -> Result<JsonText, GuestError> {
    let input = request.input.to_value().map_err(|error| {
        GuestError::new(
            GuestErrorCode::InvalidInput,
            format!("the input of `{}` cannot be read: {error}. Strings must be well-formed (see toWellFormed), nesting at most 127 levels; nothing ran", request.target),
        )
    })?;
    let output = if let Some(entry) = catalog.tool(&request.target) {
        let spec = entry.tool.spec();
        // A tool whose result could not be checked must not run.
        let contracts = entry.contracts.of_tool(spec).map_err(|message| invalid_contract(&request.target, &message))?;
        let original = contracts.selected(&input);
        let input = entry.tool.prepare(input).await.map_err(|error| tool_error(&request.target, &error))?;
        let input = decide(policies, &spec.id(), &request.target, input).await?;
        contracts.check_input(&request.target, &input)?;
        let actual = contracts.selected(&input);
        let output = entry.tool.call(input, ctx).await.map_err(|error| tool_error(&request.target, &error))?;
        let value = output.into_guest_value();
        contracts.check_output(&request.target, &value, [actual, original])?;
        value
    } else if let Some((entry, member_entry)) = catalog.member(&request.target) {
        let member = &member_entry.member;
        let contracts = member_entry.contracts.of_member(member).map_err(|message| invalid_contract(&request.target, &message))?;
        let input = namespace_input(&request.target, member.parameters.as_ref(), input)?;
        let input = decide(policies, &member.id, &request.target, input).await?;
        contracts.check_input(&request.target, &input)?;
        let output: ToolOutput =
            entry.namespace.call(&member.path, input, ctx).await.map_err(|error| tool_error(&request.target, &error))?;
        output.into_guest_value()
    } else {
        return Err(GuestError::new(
            GuestErrorCode::InvalidInput,
            format!("`{}` is not callable; catalog.search(query) finds what is", request.target),
        ));
    };
    Ok(JsonText::from_value(&output))
}

/// The input of a namespace function: one plain object, with the schema's defaults, and with all that it requires
/// (`spec/guest-api.md` 5).
fn namespace_input(callable_name: &str, schema: Option<&Value>, input: Value) -> Result<Value, GuestError> {
    let refuse = |problem: String| GuestError::new(GuestErrorCode::InvalidInput, format!("`{callable_name}` {problem}; nothing was sent"));
    let Value::Object(mut input) = input else {
        return Err(refuse(format!("takes one plain object, for instance `{callable_name}({{}})`")));
    };
    if let Some(schema) = schema {
        fill_defaults(schema, &mut input);
        let missing: Vec<String> = missing_names(schema, &input).into_iter().map(|name| Value::from(name).to_string()).collect();
        if !missing.is_empty() {
            return Err(refuse(format!("needs {}", missing.join(", "))));
        }
    }
    Ok(Value::Object(input))
}

/// Asks every policy in order; gives the input that is left.
async fn decide(policies: &[Arc<dyn Policy>], tool_id: &str, callable_name: &str, mut input: Value) -> Result<Value, GuestError> {
    for policy in policies {
        match policy.decide(&PolicyCall { tool_id, callable_name, input: &input }).await {
            Decision::Allow => {}
            Decision::Rewrite { input: rewritten } => input = rewritten,
            Decision::Deny { reason } => {
                return Err(GuestError::new(GuestErrorCode::ToolError, format!("`{callable_name}` was refused: {reason}; it did not run")));
            }
        }
    }
    Ok(input)
}

impl contracts::Compiled {
    fn check_input(&self, callable_name: &str, input: &Value) -> Result<(), GuestError> {
        let Some(schema) = &self.input else { return Ok(()) };
        schema.validate(input, Disclose::Keys).map_err(|report| {
            let message = format!(
                "the input of `{callable_name}` breaks its contract: {}. Nothing ran; repair these and call again",
                report.summary()
            );
            GuestError::new(GuestErrorCode::InputContract, message)
        })
    }

    /// The branch of the output that an input selects, read before anything changes the input.
    fn selected(&self, input: &Value) -> Option<usize> {
        self.output.as_ref()?.select(input)
    }

    fn check_output(&self, callable_name: &str, value: &Value, selected: [Option<usize>; 2]) -> Result<(), GuestError> {
        let Some(contract) = &self.output else { return Ok(()) };
        contract.validate(value, selected).map_err(|report| {
            let message = format!(
                "`{callable_name}` ran and its result breaks its contract: {}. Check what it has done before you call it again",
                report.summary()
            );
            GuestError::new(GuestErrorCode::OutputContract, message)
        })
    }
}

fn invalid_contract(callable_name: &str, message: &str) -> GuestError {
    GuestError::new(
        GuestErrorCode::InvalidContract,
        format!("`{callable_name}` cannot be called, its own contract is invalid: {message}; it did not run"),
    )
}

fn tool_error(callable_name: &str, error: &ToolError) -> GuestError {
    let code = match error.kind() {
        ToolErrorKind::InvalidInput => GuestErrorCode::InvalidInput,
        _ => GuestErrorCode::ToolError,
    };
    GuestError::new(code, format!("{callable_name}: {}", prefix_bytes(error.message(), MAX_ERROR_BYTES)))
}

/// Bytes of a tool's error message that reach the guest.
const MAX_ERROR_BYTES: usize = 16 * 1024;
