//! What a model gives to `exec` and `wait` (`spec/exec-wait.md` 2 and 4).

use codemode_core::Owner;
use serde_json::{Map, Value};

/// The input of `exec`.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct ExecInput {
    /// The program.
    pub code: String,
    /// Only what is harmless to do again may be called.
    pub restart_safe: bool,
    /// The cell waits for its calls, whatever they take.
    pub await_results: bool,
}

/// The input of `wait`.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct WaitInput {
    /// The run to go on with.
    pub run_id: String,
}

/// The arguments are no input.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
#[error("{message}")]
pub struct InputError {
    message: String,
}

impl InputError {
    fn new(message: impl Into<String>) -> Self {
        Self { message: message.into() }
    }
}

impl ExecInput {
    /// Reads the arguments of an `exec` call.
    ///
    /// `before_hooks` are the arguments as the model gave them, if hooks of the host have seen them since.
    ///
    /// # Errors
    ///
    /// They are no input of `exec`; the message says why.
    pub fn read(arguments: &Value, before_hooks: Option<&Value>) -> Result<Self, InputError> {
        let Value::Object(arguments) = arguments else {
            return Err(InputError::new("exec takes an object: { title, code }"));
        };
        let code = match (populated(arguments, "code"), populated(arguments, "command")) {
            (None, None) => return Err(InputError::new("code must be a non-empty string of JavaScript")),
            (Some(code), Some(command)) if code != command => {
                return Err(InputError::new("code and command are two names of one input and must match: give code alone"));
            }
            (Some(code), _) | (None, Some(code)) => code,
        };
        if let Some(Value::Object(before)) = before_hooks {
            let both = populated(before, "code").is_some() && populated(before, "command").is_some();
            if both && (populated(arguments, "code").is_none() || populated(arguments, "command").is_none()) {
                return Err(InputError::new("a hook has blanked one of code and command, and left the other: it must change both or none"));
            }
        }
        for key in ["language", "typecheck"] {
            if arguments.contains_key(key) {
                return Err(InputError::new(format!("{key} is not an input of exec: cells are JavaScript only, and are not type-checked")));
            }
        }
        let flag = |key: &str| match arguments.get(key) {
            None => Ok(false),
            Some(Value::Bool(flag)) => Ok(*flag),
            Some(_) => Err(InputError::new(format!("{key} must be true or false"))),
        };
        Ok(Self { code: code.to_owned(), restart_safe: flag("restartSafe")?, await_results: flag("awaitResults")? })
    }
}

impl WaitInput {
    /// Reads the arguments of a `wait` call.
    ///
    /// # Errors
    ///
    /// They are no input of `wait`; the message says why.
    pub fn read(arguments: &Value) -> Result<Self, InputError> {
        let id = ["runId", "run_id"].into_iter().find_map(|key| arguments.get(key));
        match id.and_then(Value::as_str).map(str::trim) {
            Some(id) if !id.is_empty() => Ok(Self { run_id: id.to_owned() }),
            _ => Err(InputError::new("runId must be a non-empty string: the runId of a result whose status is waiting")),
        }
    }
}

/// A string that is not blank.
fn populated<'a>(arguments: &'a Map<String, Value>, key: &str) -> Option<&'a str> {
    arguments.get(key).and_then(Value::as_str).filter(|text| !text.trim().is_empty())
}

/// What hooks of the host are told of an `exec` call. Hosts know code mode by `tool_kind`, never by the name of the tool.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct HookEvent {
    /// `code_mode_exec`.
    pub tool_kind: &'static str,
    /// `javascript`.
    pub tool_input_kind: &'static str,
    /// Who calls.
    pub owner: Owner,
}

impl HookEvent {
    pub(super) const fn of(owner: Owner) -> Self {
        Self { tool_kind: "code_mode_exec", tool_input_kind: "javascript", owner }
    }
}
