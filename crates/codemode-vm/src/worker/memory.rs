//! The memory limit of a worker.
//!
//! A program that runs workers makes [`CountingAllocator`] its global allocator; then a worker that passes its limit
//! ends at once with a status that the host knows. It costs a host nothing but an addition for each allocation.

use std::sync::atomic::{AtomicUsize, Ordering};

pub use super::sys::alloc::CountingAllocator;

/// Bytes in use.
pub(super) static USED: AtomicUsize = AtomicUsize::new(0);

/// Bytes that may be in use; `usize::MAX` in a host.
pub(super) static LIMIT: AtomicUsize = AtomicUsize::new(usize::MAX);

/// Limits this process to what it uses now and `bytes` more.
pub(super) fn limit(bytes: u64) {
    let used = USED.load(Ordering::Relaxed);
    if used == 0 {
        // The program has another allocator: the address space is the next best bound.
        #[cfg(unix)]
        let _ = rlimit::Resource::AS.set(bytes + ADDRESS_SPACE_BEYOND, bytes + ADDRESS_SPACE_BEYOND);
        return;
    }
    LIMIT.store(used.saturating_add(usize::try_from(bytes).unwrap_or(usize::MAX)), Ordering::Relaxed);
}

/// Address space that a worker takes before it runs anything: its code, the engine's stack, allocator arenas.
#[cfg(unix)]
const ADDRESS_SPACE_BEYOND: u64 = 1 << 30;
