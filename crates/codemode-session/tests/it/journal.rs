//! The journal is written before what it records happens.

use std::sync::{Arc, Mutex};

use async_trait::async_trait;
use codemode_core::{CellOutcome, ErrorCode, JournalEntry, RunId, Store, StoreError, ToolSpec};
use codemode_session::ExecOptions;
use serde_json::json;

use crate::fake::{Act, FakeExecutor, FakeTool, calls, returns, session};

/// Writes down what happens, in order, and fails when it is full.
#[derive(Default)]
struct Log {
    happened: Mutex<Vec<&'static str>>,
    room: usize,
}

#[async_trait]
impl Store for Log {
    async fn append(&self, run: &RunId, entry: JournalEntry) -> Result<(), StoreError> {
        assert!(run.as_str().starts_with("run_"));
        let mut happened = self.happened.lock().unwrap();
        if happened.len() >= self.room {
            return Err(StoreError::new("the disk is full"));
        }
        happened.push(match entry {
            JournalEntry::Started { clock_ms, .. } => {
                assert_eq!(clock_ms, 5);
                "started"
            }
            JournalEntry::Dispatched { .. } => "dispatched",
            JournalEntry::Delivered { .. } => "delivered",
        });
        Ok(())
    }

    async fn journal(&self, _: &RunId) -> Result<Vec<JournalEntry>, StoreError> {
        Ok(Vec::new())
    }

    async fn forget(&self, _: &RunId) -> Result<(), StoreError> {
        Ok(())
    }
}

async fn run(room: usize) -> (CellOutcome, Vec<&'static str>, usize) {
    let log = Arc::new(Log { room, ..Log::default() });
    let runs = Arc::clone(&log);
    let tool = FakeTool::running(ToolSpec::new("t"), move |input, _| {
        runs.happened.lock().unwrap().push("ran");
        async move { Ok(input.into()) }
    });
    let executor = FakeExecutor::new(vec![calls(&[("t", json!({}))]), Act::Take, returns(&json!(1))]);
    let session = session(vec![tool], &executor).await.store(Arc::<Log>::clone(&log)).build();
    let outcome = session.exec("code", ExecOptions::default()).await;
    let happened = log.happened.lock().unwrap().clone();
    let delivered = executor.seen.lock().unwrap().deliveries.len();
    (outcome, happened, delivered)
}

#[tokio::test(start_paused = true)]
async fn an_entry_stands_in_the_journal_before_it_takes_effect() {
    let (outcome, happened, delivered) = run(100).await;
    assert!(outcome.is_completed());
    assert_eq!((happened, delivered), (vec!["started", "dispatched", "ran", "delivered"], 1));
}

#[tokio::test(start_paused = true)]
async fn what_cannot_be_recorded_does_not_happen() {
    for (room, expect) in [(0, vec![]), (1, vec!["started"]), (3, vec!["started", "dispatched", "ran"])] {
        let (outcome, happened, delivered) = run(room).await;
        let CellOutcome::Failed(failed) = outcome else { panic!() };
        assert_eq!((failed.code, happened, delivered), (ErrorCode::RuntimeUnavailable, expect, 0));
        assert!(failed.error.contains("the disk is full"));
    }
}
