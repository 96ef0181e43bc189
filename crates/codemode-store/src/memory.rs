//! Journals in memory.

use std::collections::BTreeMap;

use async_trait::async_trait;
use codemode_core::{JournalEntry, RunId, Store, StoreError};
use tokio::sync::Mutex;

/// Keeps journals until they are forgotten or the process ends.
#[derive(Debug, Default)]
pub struct MemoryStore {
    /// Held for one look-up or insertion at a time, never across other work.
    journals: Mutex<BTreeMap<RunId, Vec<JournalEntry>>>,
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
}

#[cfg(test)]
mod tests {
    use codemode_core::Delivery;

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
}
