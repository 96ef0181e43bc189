//! What a failed cell says of its calls (`spec/exec-wait.md` 5).

use std::collections::VecDeque;

use codemode_core::{CellCall, GuestErrorCode};

/// The last tool calls that reached the host.
#[derive(Default)]
pub(super) struct Calls {
    /// How many there were before those that are kept.
    dropped: u64,
    kept: VecDeque<Call>,
}

struct Call {
    request_id: String,
    name: String,
    result: Option<Result<(), GuestErrorCode>>,
}

impl Calls {
    pub(super) fn add(&mut self, request_id: &str, name: &str) {
        if self.kept.len() == SHOWN {
            self.kept.pop_front();
            self.dropped += 1;
        }
        self.kept.push_back(Call { request_id: request_id.to_owned(), name: name.to_owned(), result: None });
    }

    pub(super) fn settle(&mut self, request_id: &str, result: Result<(), GuestErrorCode>) {
        if let Some(call) = self.kept.iter_mut().find(|call| call.request_id == request_id) {
            call.result = Some(result);
        }
    }

    pub(super) fn shown(&self) -> Vec<CellCall> {
        let more = (self.dropped > 0).then(|| CellCall { name: "...".into(), ok: true, code: None });
        let shown = self.kept.iter().map(|call| {
            let code = match call.result {
                Some(Ok(())) => None,
                Some(Err(code)) => Some(code.as_str()),
                None => Some("pending"),
            };
            CellCall { name: call.name.clone(), ok: code.is_none(), code }
        });
        more.into_iter().chain(shown).collect()
    }
}

const SHOWN: usize = 32;
