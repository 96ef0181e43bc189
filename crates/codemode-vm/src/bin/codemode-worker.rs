//! A worker and nothing else, for programs that would rather name an executable than be one.
//!
//! `WorkerExecutor::executable("codemode-worker")` starts it; it has no use on a command line.

use std::process::ExitCode;

use codemode_vm::worker::{self, memory::CountingAllocator};

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

fn main() -> ExitCode {
    worker::init();
    // Only a host starts a worker: whoever comes here has typed the name.
    let _ =
        std::io::Write::write_all(&mut std::io::stderr(), b"codemode-worker is started by a codemode host; it does nothing on its own\n");
    ExitCode::from(2)
}
