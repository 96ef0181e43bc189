//! Who may call what: hooks that every nested call passes before and after it runs, and whoever is asked.

use async_trait::async_trait;
use serde_json::Value;

use crate::{
    owner::Owner,
    tool::{ToolError, ToolHints, ToolOutput},
};

/// Decides about calls.
///
/// Policies are asked in order; the first refusal wins, and a rewritten input is what the next one sees. What the
/// tool gave passes them in the opposite order.
#[async_trait]
pub trait Policy: Send + Sync + 'static {
    /// Decides about `call` before it runs.
    async fn decide(&self, call: &PolicyCall<'_>) -> Decision;

    /// Looks at what a call gave, and may change it. The result is validated afterwards.
    ///
    /// # Errors
    ///
    /// Whatever the guest gets instead of a result; the tool's own error if it is passed on.
    async fn finish(&self, call: &PolicyCall<'_>, result: Result<ToolOutput, ToolError>) -> Result<ToolOutput, ToolError> {
        let _ = call;
        result
    }
}

/// The call that is decided about.
#[derive(Clone, Copy, Debug)]
pub struct PolicyCall<'a> {
    /// Catalog id of the tool.
    pub tool_id: &'a str,
    /// Name under which the guest called it: `read`, `MCP.github.createIssue`.
    pub callable_name: &'a str,
    /// The prepared input.
    pub input: &'a Value,
    /// What is known of its effects.
    pub hints: ToolHints,
    /// Id of this call.
    pub call_id: &'a str,
    /// Id of the `exec` or `wait` call of the model, if the host gave one.
    pub outer_call_id: Option<&'a str>,
    /// Who calls.
    pub owner: &'a Owner,
}

/// What a policy decided.
#[derive(Clone, Debug, PartialEq)]
pub enum Decision {
    /// The call goes on as it is.
    Allow,
    /// The call does not run; the guest gets the reason.
    Deny {
        /// Why, and what to do instead.
        reason: String,
    },
    /// The call goes on with this input.
    Rewrite {
        /// The new input.
        input: Value,
    },
    /// The call goes on if the [`Approver`] says so. The time that this takes is not the cell's.
    Ask {
        /// What whoever is asked should know.
        reason: String,
    },
}

/// Asks before every call of a tool of which it is known that it may destroy something.
#[derive(Clone, Copy, Debug, Default)]
pub struct AskBeforeDestruction;

#[async_trait]
impl Policy for AskBeforeDestruction {
    async fn decide(&self, call: &PolicyCall<'_>) -> Decision {
        match call.hints {
            ToolHints { destructive: Some(true), read_only: None | Some(false), .. } => {
                Decision::Ask { reason: format!("{} says of itself that it may destroy data", call.callable_name) }
            }
            _ => Decision::Allow,
        }
    }
}

/// Whoever is asked about calls that a policy does not decide alone: a person, as a rule.
#[async_trait]
pub trait Approver: Send + Sync + 'static {
    /// Decides about `call`. Dropping the future means that nobody waits for the answer any more.
    async fn approve(&self, call: &PolicyCall<'_>, reason: &str) -> Approval;
}

/// What the approver decided.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Approval {
    /// The call goes on.
    Granted,
    /// The call does not run; the guest gets the reason.
    Refused {
        /// Why, and what to do instead.
        reason: String,
    },
}
