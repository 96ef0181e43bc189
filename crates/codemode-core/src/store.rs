//! Where the journals of runs and the values of sessions are kept.

use std::collections::BTreeMap;

use async_trait::async_trait;
use serde::{Deserialize, Serialize};

use crate::{
    journal::{JournalEntry, RunId},
    json::JsonText,
    limits::{STORE_BYTES, STORE_KEYS, STORE_VALUE_BYTES},
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

/// What the values of a session amount to.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct StoreSize {
    /// Keys that have a value.
    pub keys: u64,
    /// Bytes of their values together, as JSON.
    pub bytes: u64,
}

impl StoreSize {
    /// The size of values after writes.
    #[must_use]
    pub fn after(values: &BTreeMap<String, StoredValue>, writes: &Writes) -> Self {
        let kept = values.iter().filter(|(key, _)| !writes.contains_key(*key)).map(|(_, value)| value);
        kept.chain(writes.values().flatten()).fold(Self::default(), |size, value| size.with(Some(value)))
    }

    /// The size with one value more.
    #[must_use]
    pub fn with(self, value: Option<&StoredValue>) -> Self {
        let more = Self::of(value);
        Self { keys: self.keys + more.keys, bytes: self.bytes + more.bytes }
    }

    /// The size with one value of it less.
    #[must_use]
    pub fn without(self, value: Option<&StoredValue>) -> Self {
        let less = Self::of(value);
        Self { keys: self.keys.saturating_sub(less.keys), bytes: self.bytes.saturating_sub(less.bytes) }
    }

    fn of(value: Option<&StoredValue>) -> Self {
        value.map_or_else(Self::default, |value| Self { keys: 1, bytes: value.value.as_str().len() as u64 })
    }

    /// Checks a value that is written, after which the session has this size.
    ///
    /// # Errors
    ///
    /// The value, or all values together, would be larger than a session may keep, or there would be too many.
    pub fn check(self, key: &str, value: &StoredValue) -> Result<(), StoreError> {
        let bytes = value.value.as_str().len() as u64;
        let problem = if bytes > STORE_VALUE_BYTES {
            format!("the value of `{key}` has {bytes} bytes of JSON, a stored value at most {STORE_VALUE_BYTES}; store less, or in parts")
        } else if self.bytes > STORE_BYTES {
            format!(
                "the values of this session would have {} bytes of JSON together, and at most {STORE_BYTES} are kept; delete some with store(key, undefined)",
                self.bytes
            )
        } else if self.keys > STORE_KEYS {
            format!("this session has {STORE_KEYS} values already, and no more are kept; delete some with store(key, undefined)")
        } else {
            return Ok(());
        };
        Err(StoreError::new(problem))
    }
}

/// Writes into the values of a session, all or nothing.
///
/// # Errors
///
/// Those of [`StoreSize::check`].
pub fn apply(values: &mut BTreeMap<String, StoredValue>, writes: &Writes) -> Result<(), StoreError> {
    let size = StoreSize::after(values, writes);
    writes.iter().filter_map(|(key, value)| Some((key, value.as_ref()?))).try_for_each(|(key, value)| size.check(key, value))?;
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
