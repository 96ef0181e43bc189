//! Runs cells from files, one after another on a thread of this process, and prints one JSON line for each:
//! `{"value":...}` or `{"error":"..."}`. For measuring, and for comparing the guest with other engines.

use std::{io::Write, process::ExitCode, sync::Arc, time::Instant};

use codemode_core::{CellProgram, Executor, GuestFrame, LegState, Limits};
use serde_json::{Value, json};

fn main() -> ExitCode {
    let Ok(runtime) = tokio::runtime::Builder::new_current_thread().build() else { return ExitCode::FAILURE };
    let mut out = std::io::stdout().lock();
    for file in std::env::args().skip(1) {
        let start = Instant::now();
        let mut line = match fs_err::read_to_string(&file) {
            Ok(source) => runtime.block_on(run(source)),
            Err(error) => json!({ "error": error.to_string() }),
        };
        line["ms"] = json!(start.elapsed().as_millis());
        if writeln!(out, "{line}").is_err() {
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

async fn run(source: String) -> Value {
    let program = CellProgram { source, seed: 1, limits: Limits::default(), guest: Arc::default() };
    let mut guest = match codemode_vm::LocalExecutor.start(program, 0).await {
        Ok(guest) => guest,
        Err(error) => return json!({ "error": error.to_string() }),
    };
    loop {
        match guest.next().await {
            Ok(GuestFrame::Leg(leg)) => match leg.state {
                LegState::Settled { value, .. } => {
                    return value.to_value().map_or_else(|error| json!({ "error": error.to_string() }), |value| json!({ "value": value }));
                }
                LegState::Failed(failure) => return json!({ "error": failure.message }),
                LegState::Pending => return json!({ "error": "the cell waits for its host" }),
            },
            Ok(GuestFrame::Ready | GuestFrame::Output(_) | GuestFrame::Network) => {}
            Err(error) => return json!({ "error": error.to_string() }),
        }
    }
}
