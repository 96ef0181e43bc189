//! The record from which a cell can be rebuilt: its program, and every delivery in order.

use serde::{Deserialize, Serialize};

use crate::{
    cell::CellProgram,
    leg::{Delivery, Request},
};

/// Id of one cell, `run_<uuid>`.
#[derive(Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd, Deserialize, Serialize)]
#[serde(transparent)]
pub struct RunId(String);

impl RunId {
    /// Takes an id that is already unique.
    #[must_use]
    pub fn new(id: impl Into<String>) -> Self {
        Self(id.into())
    }

    /// The id.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// One entry of a journal (`spec/exec-wait.md` 11).
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum JournalEntry {
    /// The program, and the clock reading of its first leg.
    Started {
        /// What runs.
        program: Box<CellProgram>,
        /// Milliseconds since the Unix epoch.
        clock_ms: i64,
    },
    /// These requests are about to be dispatched. Written before they are.
    Dispatched {
        /// The requests, in the order in which the guest made them.
        requests: Vec<Request>,
    },
    /// These replies are about to be delivered. Written before the guest sees them.
    Delivered {
        /// The delivery.
        delivery: Delivery,
    },
}
