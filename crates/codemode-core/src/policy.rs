//! Who may call what: a hook that every nested call passes before it runs.

use async_trait::async_trait;
use serde_json::Value;

/// Decides about one call. Policies are asked in order; the first refusal wins, and a rewritten input is what the
/// next one sees.
#[async_trait]
pub trait Policy: Send + Sync + 'static {
    /// Decides about `call`.
    async fn decide(&self, call: &PolicyCall<'_>) -> Decision;
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
}
