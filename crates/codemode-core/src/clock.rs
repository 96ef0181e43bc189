//! The wall clock, as a value.

/// Gives the time that guests see as `Date.now()`.
///
/// The host reads it once for each delivery; within a leg the guest's clock stands still.
pub trait Clock: Send + Sync + 'static {
    /// Milliseconds since the Unix epoch.
    fn now_ms(&self) -> i64;
}
