//! The worker's side: a process that runs one cell and ends, or forks such processes.

mod confine;
#[cfg(all(target_os = "linux", debug_assertions))]
mod probe;
#[cfg(target_os = "linux")]
mod serve;

use std::{
    cell::RefCell,
    io::{BufReader, Read, Write},
    sync::atomic::{AtomicBool, Ordering},
};

use codemode_core::{
    CellFailure, ErrorCode, GuestFrame, HostFrame, Leg, LegState,
    leg::{self, FRAME_HEADER_BYTES},
};

use super::{EXIT_UNCONFINED, Role, WORKER_ARGUMENT, memory};
use crate::leg_loop::{self, Ready};

/// Turns this process into a worker if it was started as one, and never returns then.
///
/// Call it first thing in `main`, before any thread or runtime is started.
pub fn init() {
    INITIALIZED.store(true, Ordering::Relaxed);
    let mut arguments = std::env::args_os().skip(1);
    if arguments.next().is_none_or(|argument| argument != WORKER_ARGUMENT) {
        return;
    }
    let role = arguments.next();
    #[cfg(all(target_os = "linux", debug_assertions))]
    if role.as_ref().is_some_and(|role| role == "probe") {
        end(probe::run(arguments.next().as_deref()));
    }
    let role = [Role::Cell, Role::ForkServer].into_iter().find(|known| role.as_ref().is_some_and(|role| role == known.as_str()));
    let Some(role) = role else { end(EXIT_USAGE) };
    // What panics is the engine, and the host is told in a frame.
    std::panic::set_hook(Box::new(|_| {}));
    confine::with_large_stack(role, move |stack_bytes| end(run(role, stack_bytes)));
    end(EXIT_NO_STACK);
}

/// Whether this process can start itself as a worker.
pub(super) fn is_initialized() -> bool {
    INITIALIZED.load(Ordering::Relaxed)
}

static INITIALIZED: AtomicBool = AtomicBool::new(false);

fn run(role: Role, stack_bytes: usize) -> i32 {
    confine::close_inherited();
    #[cfg(target_os = "linux")]
    super::sys::process::wait_for_children();
    // What a host that is gone has sent is not run: the end of the link tells the server, and this a cell.
    let parent = std::env::args().nth(3).and_then(|parent| parent.parse().ok());
    if role == Role::Cell && !parent.is_some_and(confine::die_with_parent) {
        return EXIT_USAGE;
    }
    confine::give_up_resources();
    confine::give_up_files();
    let Ok(ready) = leg_loop::boot(stack_bytes) else { return EXIT_NO_ENGINE };
    match role {
        Role::Cell => run_cell(ready),
        #[cfg(target_os = "linux")]
        Role::ForkServer => serve::serve(ready),
        #[cfg(not(target_os = "linux"))]
        Role::ForkServer => EXIT_USAGE,
    }
}

/// Runs the one cell of this process. Its link is standard input, and where that has one direction standard output.
fn run_cell(ready: Ready) -> i32 {
    let link = StreamLink { input: RefCell::new(BufReader::new(Stream)), body: RefCell::default() };
    confine::die_of_stack_overflow();
    if confine::allow_only_computing().is_err() {
        return EXIT_UNCONFINED;
    }
    leg_loop::run(ready, link, |program| memory::limit(program.limits.memory_limit_bytes));
    0
}

#[expect(clippy::exit, reason = "a worker is nothing else: what follows in `main` is the host's")]
fn end(status: i32) -> ! {
    std::process::exit(status)
}

/// What a worker reads and writes: one socket, which is its standard input, or two pipes.
struct Stream;

#[cfg(unix)]
impl Read for Stream {
    fn read(&mut self, bytes: &mut [u8]) -> std::io::Result<usize> {
        Ok(rustix::io::read(rustix::stdio::stdin(), bytes)?)
    }
}

#[cfg(unix)]
impl Write for Stream {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        Ok(rustix::io::write(rustix::stdio::stdin(), bytes)?)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[cfg(not(unix))]
impl Read for Stream {
    fn read(&mut self, bytes: &mut [u8]) -> std::io::Result<usize> {
        std::io::stdin().read(bytes)
    }
}

#[cfg(not(unix))]
impl Write for Stream {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        std::io::stdout().write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        std::io::stdout().flush()
    }
}

struct StreamLink {
    input: RefCell<BufReader<Stream>>,
    body: RefCell<Vec<u8>>,
}

impl leg_loop::Link for StreamLink {
    fn send(&self, frame: &GuestFrame) {
        let bytes = leg::encode(frame).or_else(|error| {
            let message = format!("the cell gave more at once than its host takes: {error}");
            let failure = CellFailure { code: ErrorCode::RuntimeUnavailable, message };
            leg::encode(&GuestFrame::Leg(Leg::of(LegState::Failed(failure))))
        });
        let Ok(bytes) = bytes else { return };
        // A host that is gone shows in the next `receive`.
        let _ = Stream.write_all(&bytes).and_then(|()| Stream.flush());
    }

    fn receive(&self) -> Option<HostFrame> {
        let mut input = self.input.borrow_mut();
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

/// Started as no host starts it.
const EXIT_USAGE: i32 = 90;
const EXIT_NO_STACK: i32 = 91;
const EXIT_NO_ENGINE: i32 = 92;
