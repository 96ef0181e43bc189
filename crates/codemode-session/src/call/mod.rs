//! One call, from a guest's request to its reply (`spec/contracts.md` 3).

mod contracts;
mod hosted;
mod schedule;

use std::sync::Arc;

use codemode_core::{
    Approval, CallContext, Decision, ExecutionMode, GuestError, GuestErrorCode, JsonText, Method, PolicyCall, Request, ToolError,
    ToolErrorKind, ToolHints, ToolOutput, ToolSource, json::prefix_bytes,
};
use codemode_schema::{Disclose, fill_defaults, missing_names};
use serde_json::Value;
use tokio::sync::watch;

use self::schedule::{NeverAlone, Place};
pub(crate) use self::{contracts::Contracts, hosted::skills, schedule::Schedule};
use crate::{
    catalog::{MemberEntry, NamespaceEntry, ToolEntry},
    session::Scope,
};

/// What a call needs of its cell.
pub(crate) struct Given {
    pub(crate) scope: Arc<Scope>,
    pub(crate) context: CallContext,
    /// Where it waits for its turn.
    pub(crate) schedule: Schedule,
    /// Counts the calls that wait for somebody's decision.
    pub(crate) approvals: watch::Sender<usize>,
    /// What a tool that can give a part may take.
    pub(crate) yield_ms: Option<u64>,
}

/// What is called.
#[derive(Clone, Copy)]
struct Called<'a> {
    tool_id: &'a str,
    callable_name: &'a str,
    hints: ToolHints,
}

/// What became of a request.
pub(crate) struct Answer {
    pub(crate) result: Result<JsonText, GuestError>,
    /// Whether somebody on a network had a hand in it.
    pub(crate) network: bool,
    /// Whether the tool asked to end the host's turn.
    pub(crate) terminate: bool,
}

impl Answer {
    pub(crate) const fn of(result: Result<JsonText, GuestError>) -> Self {
        Self { result, network: false, terminate: false }
    }
}

/// Calls the tool or the namespace function that a request names.
pub(crate) async fn call(given: &Given, request: &Request) -> Answer {
    if request.method == Method::Nodes {
        return hosted::nodes(given, request).await;
    }
    let input = match request.input.to_value() {
        Ok(input) => input,
        Err(error) => {
            let message = format!(
                "the input of `{}` cannot be read: {error}. Strings must be well-formed (see toWellFormed), nesting at most 127 levels; nothing ran",
                request.target
            );
            return Answer::of(Err(GuestError::new(GuestErrorCode::InvalidInput, message)));
        }
    };
    let catalog = &given.scope.catalog;
    if let Some(entry) = catalog.tool(&request.target) {
        // A tool that is called with nothing gets an empty object.
        let input = if input.is_null() { Value::Object(serde_json::Map::new()) } else { input };
        run_tool(given, entry, input).await
    } else if let Some((entry, member)) = catalog.member(&request.target) {
        run_member(given, entry, member, input).await
    } else {
        let nearest = catalog.nearest(&request.target).map(|name| format!("; the nearest name is `{name}`")).unwrap_or_default();
        let message = format!("`{}` is not callable{nearest}; catalog.search(query) finds what is", request.target);
        Answer::of(Err(GuestError::new(GuestErrorCode::InvalidInput, message)))
    }
}

/// Runs a tool by the rules of every call.
async fn run_tool(given: &Given, entry: &ToolEntry, input: Value) -> Answer {
    let (spec, name) = (entry.tool.spec(), entry.callable_name.as_str());
    let hints = ToolHints { idempotent: spec.is_replay_safe().then_some(true), ..ToolHints::default() };
    let called = Called { tool_id: &entry.id, callable_name: name, hints };
    let mut network = spec.source.is_network() || spec.flags.network_content;
    let mut terminate = false;
    let result = async {
        // A tool whose result could not be checked must not run.
        let contracts = entry.contracts.of_tool(spec).map_err(|message| invalid_contract(name, &message))?;
        let original = contracts.selected(&input);
        let input = given.with_yield_budget(entry, input);
        let ready = given.wanted(name, async {
            let input = entry.tool.prepare(input).await.map_err(|error| given.tool_error(name, &error))?;
            let input = given.decide(called, input).await?;
            contracts.check_input(name, &input)?;
            Ok((input, given.place(name, spec.execution).await?))
        });
        let (input, place) = ready.await?;
        let actual = contracts.selected(&input);
        let output = place.run(entry.tool.call(input.clone(), &given.context)).await;
        let output = given.finish(called, &input, output).await?;
        network |= output.network_content;
        terminate = output.terminate;
        let value = output.into_guest_value();
        contracts.check_output(name, &value, [actual, original])?;
        Ok(JsonText::from_value(&value))
    };
    let result = result.await;
    Answer { result, network, terminate }
}

/// Runs a function of a namespace by the rules of every call.
async fn run_member(given: &Given, entry: &NamespaceEntry, member_entry: &MemberEntry, input: Value) -> Answer {
    let member = &member_entry.member;
    let name = format!("{}.{}", entry.namespace.global(), member.path.join("."));
    let called = Called { tool_id: &member.id, callable_name: &name, hints: member.hints };
    let mut network = member.source.is_network();
    let mut terminate = false;
    let result = async {
        let contracts = member_entry.contracts.of_member(member).map_err(|message| invalid_contract(&name, &message))?;
        let input = namespace_input(&name, member.parameters.as_ref(), input)?;
        let ready = given.wanted(&name, async {
            let input = given.decide(called, input).await?;
            contracts.check_input(&name, &input)?;
            Ok((input, given.place(&name, ExecutionMode::Parallel).await?))
        });
        let (input, place) = ready.await?;
        let output = place.run(entry.namespace.call(&member.path, input.clone(), &given.context)).await;
        let output = given.finish(called, &input, output).await?;
        network |= output.network_content;
        terminate = output.terminate;
        let value = output.into_guest_value();
        contracts.check_output(&name, &value, [None; 2])?;
        Ok(JsonText::from_value(&value))
    };
    let result = result.await;
    Answer { result, network, terminate }
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

impl Given {
    /// What comes before a call; nobody gets as far as the call when nobody waits for it any more.
    async fn wanted<T>(&self, callable_name: &str, before: impl Future<Output = Result<T, GuestError>>) -> Result<T, GuestError> {
        tokio::select! {
            biased;
            () = self.context.cancellation.cancelled() => {
                Err(GuestError::new(GuestErrorCode::ToolError, format!("`{callable_name}` was cancelled before it ran")))
            }
            ready = before => ready,
        }
    }

    /// Waits for a call's turn.
    async fn place(&self, callable_name: &str, mode: ExecutionMode) -> Result<Place, GuestError> {
        self.schedule.place(mode).await.map_err(|NeverAlone| {
            let message = format!(
                "`{callable_name}` runs alone, and this cell is run by a tool of the same catalog beside which others may run: it did not run. Only cells that a sequential tool runs can call it"
            );
            GuestError::new(GuestErrorCode::ToolError, message)
        })
    }

    /// What policies are told of a call.
    fn policy_call<'a>(&'a self, called: Called<'a>, input: &'a Value) -> PolicyCall<'a> {
        let CallContext { call_id, outer_call_id, owner, .. } = &self.context;
        let Called { tool_id, callable_name, hints } = called;
        PolicyCall { tool_id, callable_name, input, hints, call_id, outer_call_id: outer_call_id.as_deref(), owner }
    }

    /// Asks every policy in order, and whoever they want to be asked; gives the input that is left.
    async fn decide(&self, called: Called<'_>, mut input: Value) -> Result<Value, GuestError> {
        let callable_name = called.callable_name;
        let refused = |reason: &str| {
            let message = format!("`{callable_name}` was refused: {}; it did not run", self.hidden(reason));
            GuestError::new(GuestErrorCode::ToolError, message)
        };
        for policy in &self.scope.env.policies {
            match policy.decide(&self.policy_call(called, &input)).await {
                Decision::Allow => {}
                Decision::Rewrite { input: rewritten } => input = rewritten,
                Decision::Deny { reason } => return Err(refused(&reason)),
                Decision::Ask { reason } => {
                    let Some(approver) = &self.scope.env.approver else {
                        return Err(refused(&format!("{reason} (it needs an approval, and nobody can be asked)")));
                    };
                    let asking = Asking::begin(&self.approvals);
                    let approval = approver.approve(&self.policy_call(called, &input), &reason).await;
                    drop(asking);
                    if let Approval::Refused { reason } = approval {
                        return Err(refused(&reason));
                    }
                }
            }
        }
        Ok(input)
    }

    /// Shows every policy what a call gave, the last one first; gives what is left.
    async fn finish(&self, called: Called<'_>, input: &Value, mut output: Result<ToolOutput, ToolError>) -> Result<ToolOutput, GuestError> {
        for policy in self.scope.env.policies.iter().rev() {
            output = policy.finish(&self.policy_call(called, input), output).await;
        }
        output.map_err(|error| self.tool_error(called.callable_name, &error))
    }

    /// Tells a tool that can give a part how long it may take (`spec/exec-wait.md` 8.3).
    fn with_yield_budget(&self, entry: &ToolEntry, mut input: Value) -> Value {
        let spec = entry.tool.spec();
        if let (ToolSource::Native, true, Some(yield_ms), Value::Object(map)) =
            (spec.source, spec.flags.yield_budget, self.yield_ms, &mut input)
            && !map.contains_key("yieldMs")
            && map.get("background") != Some(&Value::Bool(true))
        {
            map.insert("yieldMs".into(), yield_ms.into());
        }
        input
    }

    /// What the guest reads of a tool that failed.
    fn tool_error(&self, callable_name: &str, error: &ToolError) -> GuestError {
        let code = match error.kind() {
            ToolErrorKind::InvalidInput => GuestErrorCode::InvalidInput,
            _ => GuestErrorCode::ToolError,
        };
        GuestError::new(code, format!("{callable_name}: {}", self.hidden(error.message())))
    }

    /// A text of the host without its ids. What no reply has room for is not looked at.
    fn hidden(&self, text: &str) -> String {
        let most = usize::try_from(self.scope.env.limits.max_output_bytes).unwrap_or(usize::MAX);
        self.scope.catalog.host_ids().hide(prefix_bytes(text, most.saturating_mul(HIDDEN_SHARE)))
    }
}

/// A call that waits for somebody's decision, as long as this is there.
struct Asking<'a>(&'a watch::Sender<usize>);

impl<'a> Asking<'a> {
    fn begin(count: &'a watch::Sender<usize>) -> Self {
        count.send_modify(|count| *count += 1);
        Self(count)
    }
}

impl Drop for Asking<'_> {
    fn drop(&mut self) {
        self.0.send_modify(|count| *count -= 1);
    }
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

/// How many times the output of a cell an error may have before it is cut, so that it is cut again and says so.
const HIDDEN_SHARE: usize = 4;
