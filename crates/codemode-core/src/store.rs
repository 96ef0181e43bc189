//! Where the journals of runs and the values of sessions are kept.

use std::collections::BTreeMap;

use async_trait::async_trait;
use serde::{Deserialize, Serialize};

use crate::{
    journal::{JournalEntry, RunId},
    json::JsonText,
    limits::{STORE_BYTES, STORE_VALUE_BYTES},
};

/// Keeps journals, whose entries are appended in order by one host at a time, and the values that sessions store.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Appends an entry to the journal of a run; a run begins with its first entry.
    ///
    /// # Errors
    ///
    /// The entry is not kept.
    async fn append(&self, run: &RunId, entry: JournalEntry) -> Result<(), StoreError>;

    /// The journal of a run in order; empty when the run is unknown.
    ///
    /// # Errors
    ///
    /// The journal cannot be read.
    async fn journal(&self, run: &RunId) -> Result<Vec<JournalEntry>, StoreError>;

    /// Forgets a run. Forgetting an unknown run is no error.
    ///
    /// # Errors
    ///
    /// The run is still there.
    async fn forget(&self, run: &RunId) -> Result<(), StoreError>;

    /// All values of the session with a key; empty when there are none.
    ///
    /// # Errors
    ///
    /// The values cannot be read.
    async fn values(&self, session_key: &str) -> Result<BTreeMap<String, StoredValue>, StoreError>;

    /// Carries out [`apply`] on the values of a session, wholly or not at all.
    ///
    /// # Errors
    ///
    /// Nothing was written.
    async fn commit(&self, session_key: &str, writes: Writes) -> Result<(), StoreError>;
}

/// A value that a session keeps (`spec/guest-api.md` 9).
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
pub struct StoredValue {
    /// The value.
    pub value: JsonText,
    /// Whether somebody on a network had a hand in it.
    pub network: bool,
}

/// What a cell writes when it completes: a value for a key, or none to delete it.
pub type Writes = BTreeMap<String, Option<StoredValue>>;

/// Writes into the values of a session, all or nothing.
///
/// # Errors
///
/// A value, or all of them together, would be larger than a session may keep.
pub fn apply(values: &mut BTreeMap<String, StoredValue>, writes: &Writes) -> Result<(), StoreError> {
    let bytes = |value: &StoredValue| value.value.as_str().len() as u64;
    if let Some((key, value)) =
        writes.iter().find_map(|(key, value)| Some((key, value.as_ref().filter(|value| bytes(value) > STORE_VALUE_BYTES)?)))
    {
        return Err(StoreError::new(format!(
            "the value of `{key}` has {} bytes of JSON, a stored value at most {STORE_VALUE_BYTES}; store less, or in parts",
            bytes(value)
        )));
    }
    let kept = values.iter().filter(|(key, _)| !writes.contains_key(*key)).map(|(_, value)| bytes(value));
    let total: u64 = kept.chain(writes.values().flatten().map(bytes)).sum();
    if total > STORE_BYTES {
        return Err(StoreError::new(format!(
            "the values of this session would have {total} bytes of JSON together, and at most {STORE_BYTES} are kept; delete some with store(key, undefined)"
        )));
    }
    for (key, value) in writes {
        match value {
            Some(value) => values.insert(key.clone(), value.clone()),
            None => values.remove(key),
        };
    }
    Ok(())
}

/// A store did not do what was asked.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
#[error("{message}")]
pub struct StoreError {
    message: String,
}

impl StoreError {
    /// An error that says what failed and what to do.
    #[must_use]
    pub fn new(message: impl Into<String>) -> Self {
        Self { message: message.into() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(bytes: usize) -> StoredValue {
        StoredValue { value: JsonText::parse(format!("\"{}\"", "x".repeat(bytes - 2))).unwrap(), network: false }
    }

    fn limit(bytes: u64) -> usize {
        usize::try_from(bytes).unwrap()
    }

    #[test]
    fn writes_that_are_too_large_change_nothing() {
        let mut values = BTreeMap::new();
        let full: Writes = (0..4).map(|n| (n.to_string(), Some(value(limit(STORE_VALUE_BYTES))))).collect();
        apply(&mut values, &full).unwrap();
        let before = values.clone();
        for writes in [("a", value(2)), ("0", value(limit(STORE_VALUE_BYTES) + 1))] {
            let writes = [(writes.0.to_owned(), Some(writes.1)), ("1".to_owned(), Some(value(limit(STORE_VALUE_BYTES))))].into();
            assert!(apply(&mut values, &writes).is_err());
            assert_eq!(values, before);
        }
        // What is deleted or replaced by the same writes makes room.
        let writes = [("0".to_owned(), None), ("a".to_owned(), Some(value(2))), ("b".to_owned(), Some(value(2)))].into();
        apply(&mut values, &writes).unwrap();
        assert_eq!(values.keys().collect::<Vec<_>>(), ["1", "2", "3", "a", "b"]);
    }
}
