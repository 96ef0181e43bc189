//! Journals and stored values in memory.

use std::collections::BTreeMap;

use async_trait::async_trait;
use codemode_core::{JournalEntry, RunId, Store, StoreError, StoredValue, Writes, store};
use tokio::sync::Mutex;

/// Keeps journals until they are forgotten, and values, until the process ends.
#[derive(Debug, Default)]
pub struct MemoryStore {
    /// Held for one look-up or insertion at a time, never across other work.
    journals: Mutex<BTreeMap<RunId, Vec<JournalEntry>>>,
    /// By session key.
    values: Mutex<BTreeMap<String, BTreeMap<String, StoredValue>>>,
}

impl MemoryStore {
    /// Ids of all runs that have a journal, in order.
    pub async fn runs(&self) -> Vec<RunId> {
        self.journals.lock().await.keys().cloned().collect()
    }
}

#[async_trait]
impl Store for MemoryStore {
    async fn append(&self, run: &RunId, entry: JournalEntry) -> Result<(), StoreError> {
        self.journals.lock().await.entry(run.clone()).or_default().push(entry);
        Ok(())
    }

    async fn journal(&self, run: &RunId) -> Result<Vec<JournalEntry>, StoreError> {
        Ok(self.journals.lock().await.get(run).cloned().unwrap_or_default())
    }

    async fn forget(&self, run: &RunId) -> Result<(), StoreError> {
        self.journals.lock().await.remove(run);
        Ok(())
    }

    async fn values(&self, session_key: &str) -> Result<BTreeMap<String, StoredValue>, StoreError> {
        Ok(self.values.lock().await.get(session_key).cloned().unwrap_or_default())
    }

    async fn commit(&self, session_key: &str, writes: Writes) -> Result<(), StoreError> {
        store::apply(self.values.lock().await.entry(session_key.to_owned()).or_default(), &writes)
    }
}

#[cfg(test)]
mod tests {
    use codemode_core::{Delivery, JsonText};

    use super::*;

    #[tokio::test]
    async fn a_journal_is_what_was_appended_until_it_is_forgotten() {
        let store = MemoryStore::default();
        let (one, two) = (RunId::new("run_1"), RunId::new("run_2"));
        let entry = |clock_ms| JournalEntry::Delivered { delivery: Delivery { clock_ms, replies: Vec::new() } };
        for clock_ms in [3, 1, 2] {
            store.append(&one, entry(clock_ms)).await.unwrap();
        }
        store.append(&two, entry(9)).await.unwrap();
        assert_eq!(store.journal(&one).await.unwrap(), [entry(3), entry(1), entry(2)]);
        store.forget(&one).await.unwrap();
        store.forget(&one).await.unwrap();
        assert_eq!(store.journal(&one).await.unwrap(), []);
        assert_eq!(store.runs().await, [two]);
    }

    #[tokio::test]
    async fn values_are_those_of_their_session_and_are_written_wholly_or_not_at_all() {
        let store = MemoryStore::default();
        let value = |bytes: usize| Some(StoredValue { value: JsonText::from_value(&"x".repeat(bytes).into()), network: true });
        store.commit("a", [("k".to_owned(), value(1)), ("l".to_owned(), value(2))].into()).await.unwrap();
        assert!(store.commit("a", [("k".to_owned(), None), ("m".to_owned(), value(300_000))].into()).await.is_err());
        store.commit("a", [("l".to_owned(), None)].into()).await.unwrap();
        assert_eq!(store.values("a").await.unwrap(), [("k".to_owned(), value(1).unwrap())].into());
        assert!(store.values("b").await.unwrap().is_empty());
    }
}
