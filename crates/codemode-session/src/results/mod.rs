//! Data between the cells of one reply (`spec/guest-api.md` 8): saved whole, shown as a reference.

mod reference;

use std::{
    collections::BTreeMap,
    sync::{Mutex, MutexGuard, PoisonError},
};

use codemode_core::{JsonText, ResultReference, limits::RESULT_ENTRIES};

/// The saved results of one reply.
#[derive(Debug)]
pub(crate) struct Results {
    /// Bytes of all entries together.
    allowance: u64,
    kept: Mutex<Kept>,
}

#[derive(Debug, Default)]
struct Kept {
    entries: BTreeMap<String, Entry>,
    bytes: u64,
    /// The catalog that they belong to has been taken away: nothing is saved any more.
    closed: bool,
}

/// A saved result.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    pub(crate) value: JsonText,
    /// Whether somebody on a network had a hand in it.
    pub(crate) network: bool,
}

/// Why a result is not saved.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum NotSaved {
    Entries,
    Bytes,
    Closed,
}

impl NotSaved {
    /// What a marker says in place of the value; short enough for its guidance.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Entries => "too many results are saved already",
            Self::Bytes => "results have no room for it",
            Self::Closed => "the catalog has been replaced",
        }
    }

    /// What the guest reads.
    pub(crate) fn message(self, allowance: u64) -> String {
        match self {
            Self::Entries => format!(
                "results capacity is exceeded: {RESULT_ENTRIES} results are saved already. Delete some with results.delete(id), or save less"
            ),
            Self::Bytes => format!(
                "results capacity is exceeded: the value does not fit the rest of {allowance} bytes. Delete some results with results.delete(id), or save less"
            ),
            Self::Closed => "results are not available any more: the catalog of this cell has been replaced".into(),
        }
    }
}

impl Results {
    pub(crate) fn new(allowance: u64) -> Self {
        Self { allowance, kept: Mutex::default() }
    }

    pub(crate) const fn allowance(&self) -> u64 {
        self.allowance
    }

    /// Saves a value whole.
    pub(crate) fn save(&self, value: JsonText, network: bool) -> Result<ResultReference, NotSaved> {
        let bytes = value.as_str().len() as u64;
        let room = |kept: &Kept| {
            if kept.closed {
                Err(NotSaved::Closed)
            } else if kept.entries.len() >= RESULT_ENTRIES {
                Err(NotSaved::Entries)
            } else if bytes > self.allowance - kept.bytes {
                Err(NotSaved::Bytes)
            } else {
                Ok(())
            }
        };
        room(&self.kept())?;
        // Looking at a large value takes its time, in which nobody else has to wait.
        let reference = reference::describe(format!("result_{}", uuid::Uuid::new_v4()), &value);
        let mut kept = self.kept();
        room(&kept)?;
        kept.bytes += bytes;
        kept.entries.insert(reference.id.clone(), Entry { value, network });
        Ok(reference)
    }

    pub(crate) fn load(&self, id: &str) -> Option<Entry> {
        self.kept().entries.get(id).cloned()
    }

    /// Whether there was such a result.
    pub(crate) fn delete(&self, id: &str) -> bool {
        let mut kept = self.kept();
        let Some(entry) = kept.entries.remove(id) else { return false };
        kept.bytes -= entry.value.as_str().len() as u64;
        true
    }

    /// The reply is over: every reference expires.
    pub(crate) fn clear(&self) {
        let mut kept = self.kept();
        kept.entries.clear();
        kept.bytes = 0;
    }

    /// Clears, and saves nothing any more.
    pub(crate) fn close(&self) {
        self.clear();
        self.kept().closed = true;
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        // Nothing panics while it holds the lock.
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What the guest reads of an id that is not, or no longer, that of a result.
pub(crate) const UNAVAILABLE: &str =
    "no such result: it is unavailable or expired. References end with the reply in which they were made; save the value again";
