//! Where the journals of runs and the values of sessions are kept.
//!
//! A store implements [`codemode_core::Store`] and nothing else. This crate holds the one that lives in memory, which
//! is right for cells that need not outlive their process and for tests.
//!
//! ## Does not know
//!
//! Everything but that trait: no engine, no catalog, no protocol.
//!
//! ## Example
//!
//! ```
//! use codemode_core::{RunId, Store};
//! # tokio::runtime::Builder::new_current_thread().build().unwrap().block_on(async {
//! let store = codemode_store::MemoryStore::default();
//! assert!(store.journal(&RunId::new("run_1")).await.unwrap().is_empty());
//! # });
//! ```

mod memory;

pub use crate::memory::MemoryStore;
