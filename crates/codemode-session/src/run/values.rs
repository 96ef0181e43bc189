//! Stored values as a cell sees them: those of its session, and its own writes before they are committed.

use std::collections::BTreeMap;

use codemode_core::{StoreError, StoredValue, Writes, store::StoreSize};

/// The values of a session while one leg is answered.
#[derive(Default)]
pub(super) struct Values {
    kept: BTreeMap<String, StoredValue>,
    /// What they would amount to if the cell completed now.
    size: StoreSize,
}

impl Values {
    pub(super) fn new(kept: BTreeMap<String, StoredValue>, writes: &Writes) -> Self {
        let size = StoreSize::after(&kept, writes);
        Self { kept, size }
    }

    /// What the cell sees.
    pub(super) fn get<'a>(&'a self, key: &str, writes: &'a Writes) -> Option<&'a StoredValue> {
        writes.get(key).map_or_else(|| self.kept.get(key), Option::as_ref)
    }

    /// Adds a write to those of the cell, or leaves them as they are.
    pub(super) fn set(&mut self, key: &str, value: Option<StoredValue>, writes: &mut Writes) -> Result<(), StoreError> {
        let size = self.size.without(self.get(key, writes)).with(value.as_ref());
        value.as_ref().map_or(Ok(()), |value| size.check(key, value))?;
        self.size = size;
        if value.is_some() || self.kept.contains_key(key) {
            writes.insert(key.to_owned(), value);
        } else {
            // There is nothing to delete.
            writes.remove(key);
        }
        Ok(())
    }
}
