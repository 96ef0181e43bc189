//! The memory limit of a worker.
//!
//! A program that runs workers makes [`CountingAllocator`] its global allocator; then a worker that passes its limit
//! ends at once with a status that the host knows. Nothing is counted before there is a limit: threads of a host that
//! allocate side by side do not wait for each other's counting.

use std::sync::atomic::{AtomicBool, AtomicIsize, Ordering};

pub use super::sys::alloc::CountingAllocator;

/// Bytes taken since there is a limit, less those given back.
pub(super) static USED: AtomicIsize = AtomicIsize::new(0);

/// Bytes that may be in use; [`NO_LIMIT`] in a host.
pub(super) static LIMIT: AtomicIsize = AtomicIsize::new(NO_LIMIT);

/// The limit of a process that is no worker.
pub(super) const NO_LIMIT: isize = isize::MAX;

/// Whether the program allocates through [`CountingAllocator`].
pub(super) static IN_USE: AtomicBool = AtomicBool::new(false);

/// Whether memory is counted as it is allocated.
#[cfg(target_os = "linux")]
pub(super) fn is_counted() -> bool {
    IN_USE.load(Ordering::Relaxed)
}

/// Limits this process to what it uses now and `bytes` more.
pub(super) fn limit(bytes: u64) {
    if !IN_USE.load(Ordering::Relaxed) {
        // The program has another allocator: the address space is the next best bound.
        #[cfg(unix)]
        let _ = rlimit::Resource::AS.set(bytes + ADDRESS_SPACE_BEYOND, bytes + ADDRESS_SPACE_BEYOND);
        return;
    }
    LIMIT.store(isize::try_from(bytes).unwrap_or(NO_LIMIT - 1), Ordering::Relaxed);
}

/// Address space that a worker takes before it runs anything: its code, the engine's stack, allocator arenas.
#[cfg(unix)]
const ADDRESS_SPACE_BEYOND: u64 = 1 << 29;
