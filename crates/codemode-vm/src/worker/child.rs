//! The worker's side: a process that runs one cell and ends.

use std::{
    cell::RefCell,
    io::{Read, Write},
    sync::atomic::{AtomicBool, Ordering},
    thread,
};

use codemode_core::{
    GuestFrame, HostFrame,
    leg::{self, FRAME_HEADER_BYTES},
};

use super::{ENGINE_STACK_BYTES, is_worker_argument, memory, sys};
use crate::leg_loop;

/// Turns this process into a worker if it was started as one, and never returns then.
///
/// Call it first thing in `main`, before any thread or runtime is started.
pub fn init() {
    INITIALIZED.store(true, Ordering::Relaxed);
    if is_worker_argument(std::env::args_os().nth(1)) {
        lock_down();
        // The host shows the last line that a worker says; where in the engine it was is nobody's business there.
        std::panic::set_hook(Box::new(|panic| {
            let payload = panic.payload();
            let message =
                payload.downcast_ref::<&str>().map(|text| (*text).to_owned()).or_else(|| payload.downcast_ref::<String>().cloned());
            let message = message.unwrap_or_default();
            let _ = writeln!(std::io::stderr(), "the engine failed on this program: {}", message.lines().next().unwrap_or_default());
        }));
        #[expect(clippy::exit, reason = "a worker is nothing else: what follows in `main` is the host's")]
        std::process::exit(run());
    }
}

/// Whether this process can start itself as a worker.
pub(super) static INITIALIZED: AtomicBool = AtomicBool::new(false);

fn run() -> i32 {
    let engine = thread::Builder::new().name("codemode-guest".into()).stack_size(ENGINE_STACK_BYTES).spawn(|| {
        if let Ok(ready) = leg_loop::boot() {
            leg_loop::run(ready, PipeLink::default(), |program| memory::limit(program.limits.memory_limit_bytes));
        }
    });
    // The one thread there is to be is there.
    #[cfg(unix)]
    let _ = rlimit::Resource::NPROC.set(0, 0);
    match engine.map(thread::JoinHandle::join) {
        Ok(Ok(())) => 0,
        // The panic has said why on standard error, which the host reads.
        Ok(Err(_)) => 101,
        Err(_) => 1,
    }
}

/// Takes from the process what a guest never needs.
fn lock_down() {
    sys::process::die_with_parent();
    sys::process::close_inherited();
    #[cfg(unix)]
    for (resource, limit) in [(rlimit::Resource::CORE, 0), (rlimit::Resource::FSIZE, 0), (rlimit::Resource::NOFILE, 16)] {
        // A limit that is already lower stays.
        let _ = resource.set(limit, limit);
    }
}

#[derive(Default)]
struct PipeLink {
    body: RefCell<Vec<u8>>,
}

impl leg_loop::Link for PipeLink {
    fn send(&self, frame: &GuestFrame) {
        let Ok(bytes) = leg::encode(frame) else { return };
        let mut output = std::io::stdout().lock();
        // A host that is gone shows in the next `receive`.
        let _ = output.write_all(&bytes).and_then(|()| output.flush());
    }

    fn receive(&self) -> Option<HostFrame> {
        let mut input = std::io::stdin().lock();
        let mut header = [0; FRAME_HEADER_BYTES];
        input.read_exact(&mut header).ok()?;
        let mut body = self.body.borrow_mut();
        body.clear();
        body.resize(leg::decode_length(header).ok()?, 0);
        input.read_exact(&mut body).ok()?;
        let frame = leg::decode(&body).ok();
        // A large reply must not be held twice for the rest of the cell.
        body.clear();
        body.shrink_to(MAX_KEPT_BUFFER);
        frame
    }
}

const MAX_KEPT_BUFFER: usize = 64 * 1024;
