//! The result object that a model sees (`spec/exec-wait.md` 5), within a budget (`spec/output-budget.md`).

mod marker;

use codemode_core::{
    CellOutcome, Completed, Failed, FailurePhase, OutputLog, Telemetry,
    json::{encoded_str_size, escaped_byte_size},
};
use serde_json::{Value, json};

use self::marker::marker;

/// The compact JSON of an outcome. Output and value, or output and error, take at most `budget` bytes together.
#[must_use]
pub fn render(outcome: &CellOutcome, budget: usize) -> String {
    match outcome {
        CellOutcome::Completed(completed) => render_completed(completed, budget),
        CellOutcome::Failed(failed) => render_failed(failed, budget),
    }
}

fn render_completed(completed: &Completed, budget: usize) -> String {
    let Completed { replay_safe, telemetry, warnings, output, value, returned: _ } = completed;
    let value = value.as_str();
    let keep = budget / 2;
    let output = fit_output(output, budget - value.len().min(keep));
    let value = fit_value(value, budget.saturating_sub(counted(&output)));
    let warnings = if warnings.is_empty() { String::new() } else { format!(r#""warnings":{},"#, json!(warnings)) };
    format!(
        r#"{{"status":"completed","replaySafe":{replay_safe},"telemetry":{},{warnings}"output":{output},"value":{value}}}"#,
        telemetry_json(telemetry)
    )
}

fn render_failed(failed: &Failed, budget: usize) -> String {
    let Failed { code, bridge_dispatch_started, replay_safe, telemetry, calls, output, error } = failed;
    let phase = match code.phase(*bridge_dispatch_started) {
        FailurePhase::Input => "input",
        FailurePhase::Guest => "guest",
        FailurePhase::Bridge => "bridge",
        FailurePhase::Host => "host",
    };
    let error = fit_error(error, budget - output.bytes().min(budget / 2));
    let output = fit_output(output, budget.saturating_sub(error.len()));
    let calls = if calls.is_empty() { String::new() } else { format!(r#""calls":{},"#, json!(calls)) };
    format!(
        r#"{{"status":"failed","code":"{}","failurePhase":"{phase}","bridgeDispatchStarted":{bridge_dispatch_started},"replaySafe":{replay_safe},"telemetry":{},{calls}"output":{output},"error":{error}}}"#,
        code.as_str(),
        telemetry_json(telemetry)
    )
}

/// The array of outputs, or `[marker]` in its place.
fn fit_output(output: &OutputLog, budget: usize) -> String {
    match output.whole() {
        Some(whole) if output.bytes() <= budget => whole,
        _ => format!("[{}]", marker(output.start(), output.bytes(), budget.saturating_sub(2))),
    }
}

fn fit_value(value: &str, budget: usize) -> String {
    if value.len() <= budget { value.to_owned() } else { marker(value, value.len(), budget) }
}

/// The error as JSON, cut to `budget` bytes.
fn fit_error(error: &str, budget: usize) -> String {
    if encoded_str_size(error) <= budget {
        return Value::from(error).to_string();
    }
    let mut left = budget.saturating_sub(encoded_str_size(ERROR_CUT));
    let mut end = 0;
    for (at, character) in error.char_indices() {
        let bytes = &error.as_bytes()[at..at + character.len_utf8()];
        let Some(rest) = left.checked_sub(bytes.iter().copied().map(escaped_byte_size).sum()) else { break };
        left = rest;
        end = at + character.len_utf8();
    }
    Value::from(format!("{}{ERROR_CUT}", &error[..end])).to_string()
}

/// An empty array costs nothing.
fn counted(output: &str) -> usize {
    if output == "[]" { 0 } else { output.len() }
}

fn telemetry_json(telemetry: &Telemetry) -> String {
    json!({
        "catalogSize": telemetry.catalog_size,
        "sources": { "openclaw": telemetry.sources.native, "mcp": telemetry.sources.mcp, "client": telemetry.sources.client },
        "counterScope": telemetry.counter_scope,
        "searchCount": telemetry.search_count,
        "describeCount": telemetry.describe_count,
        "callCount": telemetry.call_count,
        "visibleTools": ["exec", "wait"],
    })
    .to_string()
}

const ERROR_CUT: &str = " [error truncated]";

#[cfg(test)]
mod tests {
    use codemode_core::{ErrorCode, JsonText, Output};

    use super::*;

    fn completed(output: &[&str], value: &Value) -> CellOutcome {
        let mut log = OutputLog::new(1 << 20);
        for text in output {
            log.push(&Output::Text { text: (*text).into() });
        }
        CellOutcome::Completed(Completed {
            replay_safe: true,
            telemetry: Telemetry::default(),
            warnings: Vec::new(),
            output: log,
            value: JsonText::from_value(value),
            returned: true,
        })
    }

    fn sizes(rendered: &Value, second: &str) -> usize {
        counted(&rendered["output"].to_string()) + rendered[second].to_string().len()
    }

    #[test]
    fn output_over_the_budget_is_one_marker_of_the_original() {
        let (lobsters, accents) = ("🦞".repeat(140), "é".repeat(240));
        let outcome = completed(&[&lobsters, &accents], &json!(true));
        let rendered: Value = serde_json::from_str(&render(&outcome, 1_024)).unwrap();
        let marker = &rendered["output"][0];
        let prefix = marker["prefix"].as_str().unwrap();
        assert!(prefix.starts_with(r#"[{"type":"text","text":"🦞"#) && !prefix.contains("\"truncated\""));
        assert_eq!(prefix.len() as u64 + marker["omittedBytes"].as_u64().unwrap(), 1_093);
        assert_eq!(rendered["value"], true);
        assert!(sizes(&rendered, "value") <= 1_024, "{}", sizes(&rendered, "value"));
    }

    #[test]
    fn a_value_over_the_budget_is_a_marker_measured_with_its_escapes() {
        let outcome = completed(&[], &json!(format!("Regex source: {}", "\\".repeat(70_000))));
        let rendered: Value = serde_json::from_str(&render(&outcome, 65_536)).unwrap();
        let prefix = rendered["value"]["prefix"].as_str().unwrap();
        assert!(prefix.contains("Regex source: ") && prefix.len() >= 32_000, "{}", prefix.len());
        assert_eq!(prefix.len() as u64 + rendered["value"]["omittedBytes"].as_u64().unwrap(), 140_016);
        assert!(rendered["value"].to_string().len() <= 65_536);
    }

    #[test]
    fn an_error_keeps_its_leading_cause() {
        let CellOutcome::Completed(Completed { output, telemetry, .. }) = completed(&[&"x".repeat(5_000)], &Value::Null) else {
            unreachable!()
        };
        let failed = Failed {
            code: ErrorCode::InternalError,
            bridge_dispatch_started: false,
            replay_safe: true,
            telemetry,
            calls: Vec::new(),
            output,
            error: format!("Error: cause {}", "\"".repeat(5_000)),
        };
        let rendered: Value = serde_json::from_str(&render(&CellOutcome::Failed(failed), 1_024)).unwrap();
        let error = rendered["error"].as_str().unwrap();
        assert!(error.starts_with("Error: cause") && error.ends_with(ERROR_CUT));
        assert!((1_000..=1_024).contains(&sizes(&rendered, "error")), "{}", sizes(&rendered, "error"));
    }

    #[test]
    fn keys_stand_in_the_order_of_the_contract() {
        let text = render(&completed(&["a"], &json!({ "b": 1 })), 65_536);
        let keys: Vec<String> = serde_json::from_str::<serde_json::Map<String, Value>>(&text).unwrap().keys().cloned().collect();
        assert_eq!(keys, ["status", "replaySafe", "telemetry", "output", "value"]);
    }
}
