//! The closed codes by which programs, models and guests tell one failure from another.

use serde::{Deserialize, Serialize};

/// Why a cell failed: the `code` of a failed result (`spec/exec-wait.md` 6).
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ErrorCode {
    /// The input or the source was rejected, or more requests were made than are admitted.
    InvalidInput,
    /// The executor is missing, refused to start, crashed, or ran out of memory.
    RuntimeUnavailable,
    /// The caller cancelled the cell, or its catalog was taken away.
    Aborted,
    /// The cell passed its time budget.
    Timeout,
    /// The result cannot be shown in any bounded form.
    OutputLimitExceeded,
    /// A parked cell's journal is larger than allowed.
    SnapshotLimitExceeded,
    /// A rebuilt cell made other requests than its journal records.
    ReplayDivergence,
    /// The guest threw and nobody caught it, or it waits for something that cannot happen.
    InternalError,
    /// A headless cell made more tool calls than allowed.
    ToolBudgetExceeded,
}

impl ErrorCode {
    /// The code as models and programs read it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::InvalidInput => "invalid_input",
            Self::RuntimeUnavailable => "runtime_unavailable",
            Self::Aborted => "aborted",
            Self::Timeout => "timeout",
            Self::OutputLimitExceeded => "output_limit_exceeded",
            Self::SnapshotLimitExceeded => "snapshot_limit_exceeded",
            Self::ReplayDivergence => "replay_divergence",
            Self::InternalError => "internal_error",
            Self::ToolBudgetExceeded => "tool_budget_exceeded",
        }
    }

    /// The phase that a failure with this code is reported under (`spec/exec-wait.md` 6).
    #[must_use]
    pub const fn phase(self, bridge_dispatch_started: bool) -> FailurePhase {
        match self {
            Self::Aborted | Self::RuntimeUnavailable | Self::ReplayDivergence | Self::OutputLimitExceeded => FailurePhase::Host,
            _ if bridge_dispatch_started => FailurePhase::Bridge,
            Self::InvalidInput => FailurePhase::Input,
            Self::Timeout | Self::SnapshotLimitExceeded | Self::InternalError | Self::ToolBudgetExceeded => FailurePhase::Guest,
        }
    }
}

/// Where a cell failed.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FailurePhase {
    /// Before any guest code ran.
    Input,
    /// In guest code, before any call was dispatched.
    Guest,
    /// After at least one call was dispatched: effects may exist.
    Bridge,
    /// In the host or its executor.
    Host,
}

/// Why one call failed: the `code` of an error that the guest can catch (`spec/guest-api.md` 14).
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GuestErrorCode {
    /// The call itself is malformed; nothing ran.
    InvalidInput,
    /// The input does not match the tool's schema; the tool did not run.
    InputContract,
    /// The tool's own schema is invalid; the tool did not run.
    InvalidContract,
    /// The tool ran once and its result broke its contract.
    OutputContract,
    /// The tool failed, or policy refused the call.
    ToolError,
    /// The reply did not fit the cell's inbox.
    ProgramDataExceeded,
    /// The call was in flight when the host restarted.
    Interrupted,
}

impl GuestErrorCode {
    /// The code as guests read it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::InvalidInput => "invalid_input",
            Self::InputContract => "input_contract",
            Self::InvalidContract => "invalid_contract",
            Self::OutputContract => "output_contract",
            Self::ToolError => "tool_error",
            Self::ProgramDataExceeded => "program_data_exceeded",
            Self::Interrupted => "interrupted",
        }
    }

    /// Whether the call may have had effects: the guest's error then has `effectStatus: "unknown"`.
    #[must_use]
    pub const fn effect_unknown(self) -> bool {
        match self {
            Self::OutputContract | Self::ProgramDataExceeded | Self::Interrupted => true,
            Self::InvalidInput | Self::InputContract | Self::InvalidContract | Self::ToolError => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_phase_follows_the_first_rule_that_matches() {
        let cases = [
            (ErrorCode::RuntimeUnavailable, true, FailurePhase::Host),
            (ErrorCode::Timeout, true, FailurePhase::Bridge),
            (ErrorCode::InvalidInput, true, FailurePhase::Bridge),
            (ErrorCode::InvalidInput, false, FailurePhase::Input),
            (ErrorCode::InternalError, false, FailurePhase::Guest),
        ];
        for (code, dispatched, phase) in cases {
            assert_eq!(code.phase(dispatched), phase, "{code:?} {dispatched}");
        }
    }

    #[test]
    fn codes_serialize_as_they_read() {
        assert_eq!(serde_json::to_value(ErrorCode::RuntimeUnavailable).unwrap(), ErrorCode::RuntimeUnavailable.as_str());
        assert_eq!(serde_json::to_value(GuestErrorCode::ProgramDataExceeded).unwrap(), GuestErrorCode::ProgramDataExceeded.as_str());
    }
}
