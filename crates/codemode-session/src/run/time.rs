//! How long a cell may go on (`spec/exec-wait.md` 8).

use std::time::Duration;

use codemode_core::Limits;
use tokio::time::Instant;

/// The clock of one cell.
pub(super) struct Time {
    mode: Mode,
    /// What one exec or wait may take.
    timeout: Duration,
    /// When the exec or wait that runs is over.
    deadline: Instant,
    /// What a guest that is waited for may still compute.
    computing_left: Duration,
    /// When the cell is too old, whatever it does.
    age: Instant,
}

/// Who waits for a cell.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Mode {
    /// A model, which can be told to wait.
    Interactive,
    /// A model, which wants the end and nothing else.
    Required,
    /// Nobody.
    Headless,
}

/// Which limit is reached.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Over {
    Turn,
    Age,
}

impl Time {
    /// The clock of a cell that begins now.
    pub(super) fn new(mode: Mode, timeout: Duration, limits: &Limits) -> Self {
        let timeout = timeout.min(LONGEST_TIMEOUT);
        let now = Instant::now();
        let age = match mode {
            // It ends in the time that it was given.
            Mode::Headless => now + timeout,
            Mode::Interactive | Mode::Required => now + Duration::from_secs(limits.max_cell_seconds),
        };
        Self { mode, timeout, deadline: now + timeout, computing_left: timeout, age }
    }

    /// A wait begins.
    pub(super) fn resume(&mut self) {
        self.deadline = Instant::now() + self.timeout;
    }

    /// The cell does not park any more: only what it computes counts.
    pub(super) fn require(&mut self) {
        if self.mode == Mode::Interactive {
            self.mode = Mode::Required;
        }
    }

    pub(super) const fn mode(&self) -> Mode {
        self.mode
    }

    pub(super) const fn timeout(&self) -> Duration {
        self.timeout
    }

    /// When a guest that begins to compute now has to be quiet.
    pub(super) fn computing_until(&self) -> (Instant, Over) {
        let turn = match self.mode {
            Mode::Required => Instant::now() + self.computing_left,
            Mode::Interactive | Mode::Headless => self.deadline,
        };
        self.first(turn)
    }

    /// A guest has computed.
    pub(super) fn computed(&mut self, took: Duration) {
        self.computing_left = self.computing_left.saturating_sub(took);
    }

    /// Until when calls are waited for.
    pub(super) fn waiting_until(&self, held: bool) -> (Instant, Over) {
        if held || self.mode == Mode::Required { (self.age, Over::Age) } else { self.first(self.deadline) }
    }

    fn first(&self, turn: Instant) -> (Instant, Over) {
        // What ends in its own time is not too old.
        if self.age < turn { (self.age, Over::Age) } else { (turn, Over::Turn) }
    }

    /// What somebody took to decide is not the cell's time.
    pub(super) fn give_back(&mut self, time: Duration) {
        self.deadline += time;
    }

    /// Whether too little is left to let the guest go on.
    pub(super) fn is_short(&self) -> bool {
        self.mode == Mode::Interactive && self.deadline.saturating_duration_since(Instant::now()) < self.margin()
    }

    /// What a tool that can give a part may take (`spec/exec-wait.md` 8.3).
    pub(super) fn yield_ms(&self) -> u64 {
        let left = self.deadline.saturating_duration_since(Instant::now());
        u64::try_from(left.saturating_sub(self.margin()).as_millis()).unwrap_or(u64::MAX).max(1)
    }

    /// When the cell is too old; for one that ends in its own time, when it ends.
    pub(super) const fn age(&self) -> Instant {
        self.age
    }

    fn margin(&self) -> Duration {
        Duration::from_millis((self.timeout.as_millis() / 2).clamp(1, 250) as u64)
    }
}

/// Longer ones would overflow the clock.
const LONGEST_TIMEOUT: Duration = Duration::from_hours(100 * 365 * 24);
