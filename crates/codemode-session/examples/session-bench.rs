//! Measures the bars of the catalog and of fitting results: `cargo xtask bench session`.

#![expect(clippy::print_stdout, clippy::expect_used, reason = "it prints what it measures, and has no user to tell")]

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use async_trait::async_trait;
use codemode_core::{
    CallContext, CellOutcome, Completed, JsonText, Output, OutputLog, Retention, Telemetry, Tool, ToolError, ToolOutput, ToolSpec,
};
use codemode_session::{
    Catalog,
    output::{Fit, ModelLimits, render},
};
use serde_json::{Value, json};

struct Named(ToolSpec);

#[async_trait]
impl Tool for Named {
    fn spec(&self) -> &ToolSpec {
        &self.0
    }

    async fn call(&self, input: Value, _: &CallContext) -> Result<ToolOutput, ToolError> {
        Ok(input.into())
    }
}

/// Tools with the words, parameters and outputs of real ones.
fn tools(count: usize) -> Vec<Arc<dyn Tool>> {
    let words = ["issue", "file", "message", "search", "record", "calendar", "deploy", "invoice", "customer", "metric"];
    let tool = |n: usize| -> Arc<dyn Tool> {
        let [a, b, c, d] = [1, 10, 100, 1_000].map(|place| words[(n / place) % 10]);
        let description = format!(
            "{a} the {b} of a {c} and give back its {d}, number {n}. Use it when a user asks for one of them by name, and page through long lists."
        );
        let spec = ToolSpec::new(format!("{a}_{b}_{n}")).with_description(description).with_parameters(json!({
            "type": "object", "required": ["id"], "properties": {
                "id": { "type": "string", "description": "Which one is meant" },
                "limit": { "type": "integer", "minimum": 1, "description": "How many to give at most" },
                "filter": { "type": "object", "properties": { "status": { "enum": ["open", "closed"] } } } } }));
        let output =
            json!({ "type": "object", "properties": { "ok": { "type": "boolean" } }, "required": ["ok"], "additionalProperties": false });
        Arc::new(Named(spec.with_output_schema(output)))
    };
    (0..count).map(tool).collect()
}

fn completed(text: &str) -> CellOutcome {
    let mut output = OutputLog::new(16 << 20);
    output.push(&Output::Text { text: text.into() });
    CellOutcome::Completed(Completed {
        replay_safe: true,
        telemetry: Telemetry::default(),
        warnings: Vec::new(),
        output,
        value: JsonText::null(),
        returned: false,
        retention: Retention::None,
        network: false,
        terminal: false,
    })
}

fn report(what: &str, took: Duration, bar: Duration) -> bool {
    let met = took <= bar;
    println!("{what:<52} {:>10.2} ms (bar {} ms){}", took.as_secs_f64() * 1e3, bar.as_millis(), if met { "" } else { "  MISSED" });
    met
}

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let mut met = true;
    let tools = tools(10_000);
    let began = Instant::now();
    let catalog = Catalog::builder().tools(tools).build().await.expect("these tools have no conflict");
    met &= report("catalog of 10,000 tools", began.elapsed(), Duration::from_millis(500));
    let queries = ["find the customer record of an invoice", "deploy message 77", "search calendar files metrics issues", "latest news"];
    let mut slowest = Duration::ZERO;
    for query in queries {
        let mut times: Vec<Duration> = (0..21)
            .map(|_| {
                let began = Instant::now();
                assert!(catalog.search(query, 50).len() <= 50);
                began.elapsed()
            })
            .collect();
        times.sort_unstable();
        slowest = slowest.max(times[10]);
    }
    met &= report("slowest of four searches, median", slowest, Duration::from_millis(5));
    for megabytes in [1, 2, 4, 10] {
        let outcome = completed(&"\\\"\n\u{1}".repeat(megabytes << 18));
        for (name, fit) in [
            ("64 KiB", Fit::bytes(65_536)),
            ("10 MB", Fit::bytes(10 << 20)),
            ("4,096 characters", Fit { model: ModelLimits { characters: Some(4_096), bytes: None }, ..Fit::bytes(10 << 20) }),
        ] {
            let began = Instant::now();
            let rendered = render(&outcome, &fit);
            met &= report(&format!("{megabytes} MB of escapes fitted to {name}"), began.elapsed(), Duration::from_millis(200));
            assert!(!rendered.refused);
        }
    }
    assert!(met, "a bar was missed");
}
