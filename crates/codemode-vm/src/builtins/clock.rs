//! The clock of a guest: it stands still within a leg.

use std::{cell::Cell, rc::Rc};

use boa_engine::context::time::{Clock, JsInstant};

/// A clock that the host moves, and only with a delivery.
#[derive(Clone, Debug, Default)]
pub(crate) struct GuestClock(Rc<Cell<i64>>);

impl GuestClock {
    /// Moves the clock; never backwards.
    pub(crate) fn set(&self, clock_ms: i64) {
        self.0.set(self.0.get().max(clock_ms));
    }
}

impl Clock for GuestClock {
    fn now(&self) -> JsInstant {
        JsInstant::new(u64::try_from(self.0.get() / 1_000).unwrap_or(0), 0)
    }

    fn system_time_millis(&self) -> i64 {
        self.0.get()
    }
}
