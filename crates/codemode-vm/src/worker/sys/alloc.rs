//! An allocator that counts, and ends the process at a limit.
#![expect(unsafe_code, reason = "a global allocator is an unsafe trait")]

use std::{
    alloc::{GlobalAlloc, Layout, System},
    sync::atomic::Ordering,
};

use crate::worker::{
    EXIT_OUT_OF_MEMORY,
    memory::{IN_USE, LIMIT, NO_LIMIT, USED},
};

/// The system's allocator, counted; see [`memory`](crate::worker::memory).
#[derive(Clone, Copy, Debug, Default)]
pub struct CountingAllocator;

impl CountingAllocator {
    /// Counts `bytes` before they are allocated.
    fn take(bytes: usize) {
        let limit = LIMIT.load(Ordering::Relaxed);
        if limit == NO_LIMIT {
            if !IN_USE.load(Ordering::Relaxed) {
                IN_USE.store(true, Ordering::Relaxed);
            }
            return;
        }
        // No block has more than `isize::MAX` bytes.
        let bytes = bytes.cast_signed();
        if USED.fetch_add(bytes, Ordering::Relaxed).saturating_add(bytes) > limit {
            end_process();
        }
    }

    /// Ends a process that has a limit when the system refuses what the limit allows.
    fn got(block: *mut u8) -> *mut u8 {
        if block.is_null() && LIMIT.load(Ordering::Relaxed) != NO_LIMIT {
            end_process();
        }
        block
    }

    fn give(bytes: usize) {
        if LIMIT.load(Ordering::Relaxed) != NO_LIMIT {
            USED.fetch_sub(bytes.cast_signed(), Ordering::Relaxed);
        }
    }
}

/// Ends the process here and now: unwinding, exit handlers and hooks may all allocate again.
fn end_process() -> ! {
    #[cfg(unix)]
    // SAFETY: `_exit` takes any status, touches no memory and does not return.
    unsafe {
        libc::_exit(EXIT_OUT_OF_MEMORY)
    }
    #[cfg(not(unix))]
    #[expect(clippy::exit, reason = "the only way out of an allocator that must not return")]
    std::process::exit(EXIT_OUT_OF_MEMORY)
}

// SAFETY: every method hands its arguments unchanged to the system's allocator and returns what that returns; the
// counters touch no memory that is handed out.
unsafe impl GlobalAlloc for CountingAllocator {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        Self::take(layout.size());
        // SAFETY: the caller's promise about `layout` is the one that `System` asks for.
        Self::got(unsafe { System.alloc(layout) })
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        Self::take(layout.size());
        // SAFETY: as in `alloc`.
        Self::got(unsafe { System.alloc_zeroed(layout) })
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        Self::give(layout.size());
        // SAFETY: the caller's promise that `block` came from this allocator with `layout` holds for `System`,
        // which it came from.
        unsafe { System.dealloc(block, layout) }
    }

    unsafe fn realloc(&self, block: *mut u8, layout: Layout, new_size: usize) -> *mut u8 {
        Self::take(new_size);
        Self::give(layout.size());
        // SAFETY: as in `dealloc`.
        Self::got(unsafe { System.realloc(block, layout, new_size) })
    }
}
