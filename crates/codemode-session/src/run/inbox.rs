//! Replies on their way to a guest, and the room that they take (`spec/output-budget.md` 6).

use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};

use codemode_core::{GuestError, GuestErrorCode, JsonText, Reply};

use crate::call::Answer;

/// The room for replies of one cell.
#[derive(Clone)]
pub(super) struct Inbox {
    left: Arc<AtomicU64>,
    /// Bytes of an error as a guest gets it.
    longest_error: usize,
}

/// A request that has its reply.
pub(super) struct Settled {
    pub(super) id: String,
    pub(super) result: Result<JsonText, GuestError>,
    /// Whether somebody on a network had a hand in it.
    pub(super) network: bool,
    /// Whether the tool asked to end the host's turn.
    pub(super) terminate: bool,
    /// Given back when the guest has the reply.
    charge: Option<Charge>,
}

impl Settled {
    /// The reply, and the room that it takes until the guest has it.
    pub(super) fn into_reply(self) -> (Reply, Option<Charge>) {
        (Reply { id: self.id, result: self.result }, self.charge)
    }

    /// A reply that says nothing.
    pub(super) fn empty(id: String) -> Self {
        Self { id, result: Ok(JsonText::null()), network: false, terminate: false, charge: None }
    }
}

/// Room that a reply takes.
pub(super) struct Charge {
    left: Arc<AtomicU64>,
    bytes: u64,
}

impl Drop for Charge {
    fn drop(&mut self) {
        self.left.fetch_add(self.bytes, Ordering::AcqRel);
    }
}

impl Inbox {
    pub(super) fn new(bytes: u64, longest_error: usize) -> Self {
        Self { left: Arc::new(AtomicU64::new(bytes)), longest_error }
    }

    /// Takes a reply in, or an error in its place when there is no room.
    pub(super) fn admit(&self, id: String, answer: Answer) -> Settled {
        let Answer { result, network, terminate } = answer;
        let result = result.map_err(|error| GuestError { message: crate::output::cut_error(&error.message, self.longest_error), ..error });
        let bytes = match &result {
            Ok(value) => value.as_str().len(),
            Err(error) => error.message.len(),
        };
        let bytes = bytes as u64;
        let taken = self.left.fetch_update(Ordering::AcqRel, Ordering::Acquire, |left| left.checked_sub(bytes)).is_ok();
        let charge = taken.then(|| Charge { left: Arc::clone(&self.left), bytes });
        let result = if taken { result } else { Err(GuestError::new(GuestErrorCode::ProgramDataExceeded, EXCEEDED)) };
        Settled { id, result, network, terminate, charge }
    }
}

const EXCEEDED: &str = "the program-data budget is exceeded: the reply is larger than what a program may receive at once. Narrow the request or page through it";
