//! The result object that a model sees (`spec/exec-wait.md` 5), within its budgets (`spec/output-budget.md`).
//!
//! A projection always starts from the original, which an outcome holds. Nothing here changes an outcome: what of the
//! output was shown is part of the answer, for whoever keeps the cell.

mod marker;
mod untrusted;

use codemode_core::{
    CellOutcome, Completed, ErrorCode, Failed, FailurePhase, OutputLog, ResultReference, Retention, Shown, Telemetry, Waiting,
    json::{encoded_str_size, escaped_byte_size},
};
use serde_json::{Value, json};

use self::marker::{GUIDANCE, marker};

/// What a result has to fit.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Fit {
    /// Bytes of output and value, or output and error, together.
    pub output_bytes: usize,
    /// Bytes of a result in which somebody on a network had a hand.
    pub untrusted_bytes: usize,
    /// What the model takes of one result.
    pub model: ModelLimits,
}

/// What a model takes of one result, wrapper and all; no limit by default.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct ModelLimits {
    /// UTF-16 units.
    pub characters: Option<usize>,
    /// Bytes.
    pub bytes: Option<usize>,
}

impl Fit {
    /// What the limits of a session ask for, and what a model takes.
    #[must_use]
    pub fn of(limits: &codemode_core::Limits, model: ModelLimits) -> Self {
        let bytes = |bytes: u64| usize::try_from(bytes).unwrap_or(usize::MAX);
        Self { output_bytes: bytes(limits.max_output_bytes), untrusted_bytes: bytes(limits.max_untrusted_bytes), model }
    }

    /// A budget for output and value, or output and error, and nothing else.
    #[must_use]
    pub const fn bytes(output_bytes: usize) -> Self {
        Self { output_bytes, untrusted_bytes: usize::MAX, model: ModelLimits { characters: None, bytes: None } }
    }

    /// Whether a result fits.
    fn takes(&self, rendered: &Rendered, network: bool) -> bool {
        self.excess(rendered, network) == 0
    }

    /// By how many bytes or units a result is too large.
    fn excess(&self, rendered: &Rendered, network: bool) -> usize {
        let over = |size: usize, limit: Option<usize>| limit.map_or(0, |limit| size.saturating_sub(limit));
        let untrusted = network.then_some(self.untrusted_bytes.min(self.output_bytes));
        let characters = self.model.characters.map_or(0, |limit| units(&rendered.text).saturating_sub(limit));
        over(rendered.json.len(), untrusted).max(over(rendered.text.len(), self.model.bytes)).max(characters)
    }
}

/// A result as a model gets it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Rendered {
    /// The text for the model: the compact JSON, in its wrapper where it needs one.
    pub text: String,
    /// The compact JSON alone, for hosts.
    pub json: String,
    /// What of the output has been shown with it.
    pub shown: Shown,
    /// In which form the value is shown.
    pub value: ValueForm,
    /// Whether not even an empty result fits, and `text` says so instead.
    pub refused: bool,
}

/// The form in which a value is shown.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum ValueForm {
    /// There is none.
    Absent,
    /// All of it.
    Whole,
    /// A reference to the saved value.
    Referenced,
    /// A marker.
    Cut,
}

/// The result of an outcome that fits: the largest part of it that does.
#[must_use]
pub fn render(outcome: &CellOutcome, fit: &Fit) -> Rendered {
    let boundary = if outcome.network() { uuid::Uuid::new_v4().simple().to_string() } else { String::new() };
    let network = outcome.network();
    let project = |budget: usize| project(outcome, budget, &boundary);
    let whole = project(fit.output_bytes);
    let mut excess = fit.excess(&whole, network);
    if excess == 0 {
        return whole;
    }
    // A byte less of budget is at most a byte less of result, so that this does not step over the largest budget that
    // fits; where characters are counted it may get there slowly. Where brackets are neutralised a byte less of budget
    // may be many of result: there it is only known to be one that fits.
    let (mut too_large, mut best, mut steps) = (fit.output_bytes, None, 0);
    while best.is_none() && steps < STEPS && excess <= too_large {
        let budget = too_large - excess;
        let rendered = project(budget);
        excess = fit.excess(&rendered, network);
        match excess {
            0 if !network => return rendered,
            0 => best = Some((budget, rendered)),
            _ => too_large = budget,
        }
        steps += 1;
    }
    // What is small takes less as it is than in a marker, so that no budget at all is not the smallest result.
    let smallest = || (0..=SMALL_BUDGET.min(too_large)).map(|budget| (budget, project(budget))).find(|(_, it)| fit.takes(it, network));
    let Some((mut fits, mut best)) = best.or_else(smallest) else { return refuse(outcome, &boundary) };
    while too_large - fits > 1 {
        let budget = usize::midpoint(fits, too_large);
        let rendered = project(budget);
        if fit.takes(&rendered, network) {
            (fits, best) = (budget, rendered);
        } else {
            too_large = budget;
        }
    }
    best
}

/// The result within a budget for its channels.
fn project(outcome: &CellOutcome, budget: usize, boundary: &str) -> Rendered {
    let (json, shown, value) = match outcome {
        CellOutcome::Completed(completed) => completed_json(completed, budget),
        CellOutcome::Waiting(waiting) => {
            let (json, shown) = waiting_json(waiting, budget);
            (json, shown, ValueForm::Absent)
        }
        CellOutcome::Failed(failed) => {
            let (json, shown) = failed_json(failed, budget);
            (json, shown, ValueForm::Absent)
        }
    };
    wrapped(json, shown, value, outcome.network(), boundary)
}

fn wrapped(json: String, shown: Shown, value: ValueForm, network: bool, boundary: &str) -> Rendered {
    if !network {
        return Rendered { text: json.clone(), json, shown, value, refused: false };
    }
    let json = untrusted::neutralised(json);
    Rendered { text: untrusted::wrap(&json, boundary), json, shown, value, refused: false }
}

/// What is said when not even an empty result fits.
fn refuse(outcome: &CellOutcome, boundary: &str) -> Rendered {
    let (bridge_dispatch_started, replay_safe) = match outcome {
        CellOutcome::Completed(Completed { replay_safe, telemetry, .. }) | CellOutcome::Waiting(Waiting { replay_safe, telemetry, .. }) => {
            (telemetry.search_count + telemetry.describe_count + telemetry.call_count > 0, *replay_safe)
        }
        CellOutcome::Failed(failed) => (failed.bridge_dispatch_started, failed.replay_safe),
    };
    let failed = Failed {
        code: ErrorCode::OutputLimitExceeded,
        bridge_dispatch_started,
        replay_safe,
        telemetry: outcome.telemetry().clone(),
        calls: Vec::new(),
        output: OutputLog::new(0),
        error: "the result does not fit what the model takes of one result, not even without output and value: a larger model context is needed".into(),
        network: false,
        terminal: false,
    };
    let (json, shown) = failed_json(&failed, usize::MAX);
    Rendered { refused: true, ..wrapped(json, shown, ValueForm::Absent, false, boundary) }
}

fn completed_json(completed: &Completed, budget: usize) -> (String, Shown, ValueForm) {
    let Completed { replay_safe, telemetry, warnings, output, value, retention, .. } = completed;
    let value = value.as_str();
    let least = match retention {
        Retention::Saved(reference) => Some(reference_json(reference, 0)).map(|text| text.len()).filter(|bytes| *bytes <= budget),
        Retention::None | Retention::Refused(_) => None,
    };
    let keep = (budget / 2).max(least.unwrap_or_default());
    let output = fit_output(output, budget - value.len().min(keep));
    let left = budget.saturating_sub(output.bytes);
    let (value, form) = if value.len() <= left {
        (value.to_owned(), ValueForm::Whole)
    } else {
        match retention {
            Retention::Saved(reference) if least.is_some_and(|least| least <= left) => {
                (reference_json(reference, left), ValueForm::Referenced)
            }
            Retention::Refused(reason) => (marker(value, value.len(), left, reason).text, ValueForm::Cut),
            Retention::None | Retention::Saved(_) => (marker(value, value.len(), left, GUIDANCE).text, ValueForm::Cut),
        }
    };
    let warnings = if warnings.is_empty() { String::new() } else { format!(r#""warnings":{},"#, json!(warnings)) };
    let json = format!(
        r#"{{"status":"completed","replaySafe":{replay_safe},"telemetry":{},{warnings}"output":{},"value":{value}}}"#,
        telemetry_json(telemetry),
        output.text
    );
    (json, output.shown, form)
}

fn waiting_json(waiting: &Waiting, budget: usize) -> (String, Shown) {
    let Waiting { run, reason, pending, replay_safe, telemetry, output, network: _ } = waiting;
    let output = fit_output(output, budget);
    let json = format!(
        r#"{{"status":"waiting","runId":{},"reason":"{}","pendingToolCalls":{},"replaySafe":{replay_safe},"telemetry":{},"output":{}}}"#,
        Value::from(run.as_str()),
        reason.as_str(),
        json!(pending),
        telemetry_json(telemetry),
        output.text
    );
    (json, output.shown)
}

fn failed_json(failed: &Failed, budget: usize) -> (String, Shown) {
    let Failed { code, bridge_dispatch_started, replay_safe, telemetry, calls, output, error, .. } = failed;
    let phase = match code.phase(*bridge_dispatch_started) {
        FailurePhase::Input => "input",
        FailurePhase::Guest => "guest",
        FailurePhase::Bridge => "bridge",
        FailurePhase::Host => "host",
    };
    let error = Value::from(cut_error(error, budget - output.bytes().min(budget / 2))).to_string();
    let output = fit_output(output, budget.saturating_sub(error.len()));
    let calls = if calls.is_empty() { String::new() } else { format!(r#""calls":{},"#, json!(calls)) };
    let json = format!(
        r#"{{"status":"failed","code":"{}","failurePhase":"{phase}","bridgeDispatchStarted":{bridge_dispatch_started},"replaySafe":{replay_safe},"telemetry":{},{calls}"output":{},"error":{error}}}"#,
        code.as_str(),
        telemetry_json(telemetry),
        output.text
    );
    (json, output.shown)
}

/// The output of one result.
struct FittedOutput {
    text: String,
    /// What the whole channel takes of the budget, shown before or now.
    bytes: usize,
    shown: Shown,
}

/// The entries that were not shown yet, or `[marker]` in place of the whole array.
fn fit_output(output: &OutputLog, budget: usize) -> FittedOutput {
    if output.bytes() <= budget
        && let Some(text) = output.unseen()
    {
        return FittedOutput { text, bytes: output.bytes(), shown: output.all_shown() };
    }
    let marker = marker(output.start(), output.bytes(), budget.saturating_sub(2), GUIDANCE);
    let stands = (output.bytes(), marker.prefix);
    let bytes = marker.text.len() + 2;
    let text = if output.shown().marker == Some(stands) { "[]".into() } else { format!("[{}]", marker.text) };
    FittedOutput { text, bytes, shown: Shown { marker: Some(stands), ..output.shown() } }
}

/// A reference in the place of its value, of at most `budget` bytes if its identity has room in that.
fn reference_json(reference: &ResultReference, budget: usize) -> String {
    let text = |shape: &str, preview: &str| {
        let reference = ResultReference {
            shape: shape.into(),
            preview: preview.into(),
            preview_truncated: reference.preview_truncated || preview.len() < reference.preview.len(),
            ..reference.clone()
        };
        format!(r#"{{"truncated":true,"reference":{},"guidance":"{REFERENCE_GUIDANCE}"}}"#, json!(reference))
    };
    let whole = text(&reference.shape, &reference.preview);
    if whole.len() <= budget {
        return whole;
    }
    // `false` is a byte longer than `true`.
    let spare = budget.saturating_sub(text("", "").len());
    let preview = prefix_encoded(&reference.preview, spare);
    let shape = prefix_encoded(&reference.shape, spare - (encoded_str_size(preview) - 2));
    text(shape, preview)
}

/// The longest start of a text that takes at most so many bytes inside a JSON string.
pub(crate) fn prefix_encoded(text: &str, bytes: usize) -> &str {
    let (mut left, mut end) = (bytes, 0);
    for (at, byte) in text.bytes().enumerate() {
        let Some(rest) = left.checked_sub(escaped_byte_size(byte)) else { break };
        left = rest;
        if text.is_char_boundary(at + 1) {
            end = at + 1;
        }
    }
    &text[..end]
}

/// An error that takes at most so many bytes as a JSON string: its leading text, and a word on what was done.
pub(crate) fn cut_error(error: &str, bytes: usize) -> String {
    if encoded_str_size(error) <= bytes {
        return error.to_owned();
    }
    format!("{}{ERROR_CUT}", prefix_encoded(error, bytes.saturating_sub(encoded_str_size(ERROR_CUT))))
}

fn telemetry_json(telemetry: &Telemetry) -> String {
    let sources = &telemetry.sources;
    format!(
        r#"{{"catalogSize":{},"sources":{{{}:{},"mcp":{},"client":{}}},"counterScope":{},"searchCount":{},"describeCount":{},"callCount":{},"visibleTools":["exec","wait"]}}"#,
        telemetry.catalog_size,
        Value::from(telemetry.native_label.as_str()),
        sources.native,
        sources.mcp,
        sources.client,
        Value::from(telemetry.counter_scope.as_str()),
        telemetry.search_count,
        telemetry.describe_count,
        telemetry.call_count,
    )
}

fn units(text: &str) -> usize {
    text.chars().map(char::len_utf16).sum()
}

const ERROR_CUT: &str = " [error truncated]";

const REFERENCE_GUIDANCE: &str = "Saved whole. In a later exec load it with results.load(reference.id) and return a smaller projection.";

/// Budgets that are tried downwards before the largest is searched by halves.
const STEPS: u32 = 6;

/// A budget in which a value is shown whole that takes less than a marker does.
const SMALL_BUDGET: usize = 128;
