//! Rendering within a budget, compared with `spec/output-budget.md` 1 to 4 written down naively.

use codemode_core::{CellOutcome, Completed, ErrorCode, Failed, JsonText, Output, OutputLog, Retention, Telemetry};
use codemode_session::output::{Fit, render};
use proptest::prelude::*;
use serde_json::{Value, json};

/// The longest prefix for which the whole marker fits.
fn marker(original: &str, budget: usize) -> String {
    let guidance = "Cut to fit. Rerun with narrower arguments: filter, paginate, take fewer files, return a smaller projection.";
    let longest = original.floor_char_boundary(budget.min(original.len() - 1));
    for length in (0..=longest).rev().filter(|length| original.is_char_boundary(*length)) {
        let omitted = original.len() - length;
        let marker = json!({ "truncated": true, "omittedBytes": omitted, "guidance": guidance, "prefix": &original[..length] }).to_string();
        if marker.len() <= budget {
            return marker;
        }
    }
    json!({ "truncated": true, "omittedBytes": original.len(), "guidance": "", "prefix": "" }).to_string()
}

fn fit_output(original: &str, budget: usize) -> String {
    if counted(original) <= budget { original.to_owned() } else { format!("[{}]", marker(original, budget - 2)) }
}

fn fit_error(error: &str, budget: usize) -> String {
    let whole = json!(error).to_string();
    if whole.len() <= budget {
        return whole;
    }
    let cut = |length: usize| json!(format!("{} [error truncated]", &error[..length])).to_string();
    let longest = error.floor_char_boundary(budget.min(error.len() - 1));
    let lengths = (0..=longest).rev().filter(|length| error.is_char_boundary(*length));
    lengths.map(cut).find(|cut| cut.len() <= budget).unwrap()
}

fn counted(output: &str) -> usize {
    if output == "[]" { 0 } else { output.len() }
}

/// The channels of a completed cell: output and value.
fn completed(output: &str, value: &str, budget: usize) -> (String, String) {
    let output = fit_output(output, budget - value.len().min(budget / 2));
    let left = budget - counted(&output);
    let value = if value.len() <= left { value.to_owned() } else { marker(value, left) };
    (output, value)
}

/// The channels of a failed cell: output and error.
fn failed(output: &str, error: &str, budget: usize) -> (String, String) {
    let error = fit_error(error, budget - counted(output).min(budget / 2));
    (fit_output(output, budget - error.len()), error)
}

/// Texts that are short, or of one repeated character and larger than a budget.
fn texts() -> impl Strategy<Value = String> {
    let character = prop_oneof![Just('x'), Just('"'), Just('\\'), Just('\n'), Just('\u{1}'), Just('é'), Just('🦞'), any::<char>()];
    prop_oneof![any::<String>(), (any::<String>(), character, 0..3_000_usize).prop_map(|(start, c, n)| start + &c.to_string().repeat(n))]
}

fn values() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        texts().prop_map(Value::from)
    ];
    leaf.prop_recursive(4, 16, 4, |inner| {
        let entries = prop::collection::vec((any::<String>(), inner.clone()), 0..4);
        prop_oneof![
            prop::collection::vec(inner, 0..4).prop_map(Value::from),
            entries.prop_map(|entries| Value::Object(entries.into_iter().collect())),
        ]
    })
}

fn outputs() -> impl Strategy<Value = Vec<Output>> {
    let output = prop_oneof![
        texts().prop_map(|text| Output::Text { text }),
        values().prop_map(|value| Output::Json { value: JsonText::from_value(&value) }),
    ];
    prop::collection::vec(output, 0..4)
}

fn log(outputs: &[Output], kept: usize) -> OutputLog {
    let mut log = OutputLog::new(kept);
    for output in outputs {
        log.push(output);
    }
    log
}

/// Compares a rendered outcome with its two expected channels.
fn check(outcome: &CellOutcome, budget: usize, second: &str, expect: &(String, String)) -> Result<(), TestCaseError> {
    let rendered = render(outcome, &Fit::bytes(budget)).json;
    let parsed: Value = serde_json::from_str(&rendered).map_err(|error| TestCaseError::fail(format!("{error}: {rendered}")))?;
    let (output, other) = (parsed["output"].to_string(), parsed[second].to_string());
    prop_assert!(counted(&output) + other.len() <= budget);
    let tail = format!(r#""output":{output},"{second}":{other}}}"#);
    prop_assert!(rendered.ends_with(&tail), "the channels stand at the end as they were written");
    prop_assert_eq!(&(output, other), expect);
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 128, ..ProptestConfig::default() })]

    #[test]
    fn a_completed_cell_shows_as_much_as_the_allocation_gives(
        outputs in outputs(), value in values(), budget in 1_024..6_000_usize, more in 0..6_000_usize
    ) {
        let whole = log(&outputs, usize::MAX).whole().unwrap();
        let value = JsonText::from_value(&value);
        let expect = completed(&whole, value.as_str(), budget);
        let outcome = CellOutcome::Completed(Completed {
            replay_safe: true,
            telemetry: Telemetry::default(),
            warnings: vec!["a \"warning\"".into()],
            output: log(&outputs, budget + more),
            value,
            returned: true,
            retention: Retention::None,
            network: false,
            terminal: false,
        });
        check(&outcome, budget, "value", &expect)?;
    }

    #[test]
    fn a_failed_cell_shows_as_much_as_the_allocation_gives(
        outputs in outputs(), error in texts(), budget in 1_024..6_000_usize, more in 0..6_000_usize
    ) {
        let whole = log(&outputs, usize::MAX).whole().unwrap();
        let expect = failed(&whole, &error, budget);
        let outcome = CellOutcome::Failed(Failed {
            code: ErrorCode::InternalError,
            bridge_dispatch_started: false,
            replay_safe: true,
            telemetry: Telemetry::default(),
            calls: Vec::new(),
            output: log(&outputs, budget + more),
            error,
            network: false,
            terminal: false,
        });
        check(&outcome, budget, "error", &expect)?;
    }
}
