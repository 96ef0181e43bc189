//! Whatever a cell gives, its result is whole JSON within the budget.

use codemode_core::{CellOutcome, Completed, ErrorCode, Failed, JsonText, Output, OutputLog, Telemetry};
use codemode_session::output::render;
use proptest::{collection::vec, prelude::*};
use serde_json::{Value, json};

proptest! {
    #[test]
    fn a_result_fits_its_budget_and_a_marker_counts_the_original(
        texts in vec("[a\"\\\\\n\u{1}é🦞]{0,400}", 0..6),
        last in "[a\"\\\\\n\u{1}é🦞]{0,3000}",
        budget in 1_024_usize..4_096,
        failed: bool,
    ) {
        let mut output = OutputLog::new(65_536);
        for text in &texts {
            output.push(&Output::Text { text: text.clone() });
        }
        let original = output.whole().unwrap();
        let telemetry = Telemetry::default();
        let (outcome, second) = if failed {
            let failed = Failed {
                code: ErrorCode::InternalError, bridge_dispatch_started: false, replay_safe: true, telemetry, calls: Vec::new(), output, error: last.clone(),
            };
            (CellOutcome::Failed(failed), "error")
        } else {
            let value = JsonText::from_value(&json!(last));
            let completed = Completed { replay_safe: true, telemetry, warnings: Vec::new(), output, value, returned: true };
            (CellOutcome::Completed(completed), "value")
        };
        let rendered: Value = serde_json::from_str(&render(&outcome, budget)).unwrap();
        let shown = rendered["output"].to_string();
        let counted = if shown == "[]" { 0 } else { shown.len() };
        prop_assert!(counted + rendered[second].to_string().len() <= budget);
        let check_marker = |marker: &Value, original: &str| {
            let prefix = marker["prefix"].as_str().unwrap();
            prop_assert!(original.starts_with(prefix) && prefix.len() < original.len());
            prop_assert_eq!(marker["omittedBytes"].as_u64().unwrap() + prefix.len() as u64, original.len() as u64);
            Ok(())
        };
        if rendered["output"][0]["truncated"] == true {
            check_marker(&rendered["output"][0], &original)?;
        } else {
            prop_assert_eq!(shown, original);
        }
        if rendered[second]["truncated"] == true {
            check_marker(&rendered[second], &json!(last).to_string())?;
        }
    }
}
