//! What a worker tries so that tests see it end: only in builds for development, and only for whoever starts the worker
//! with these arguments.

use std::{ffi::OsStr, fs::File, net::TcpListener, process::Command};

use super::confine;

/// Confines this process like that of a cell, and then does what no cell may do. 0 if it was refused, 50 if it was not.
pub(super) fn run(act: Option<&OsStr>) -> i32 {
    let act = act.and_then(OsStr::to_str).unwrap_or_default();
    confine::give_up_resources();
    let has_landlock = confine::give_up_files();
    if act == "file-without-filter" {
        return match File::open("/proc/version") {
            Ok(_) if !has_landlock => 52,
            Ok(_) => 50,
            Err(_) => 0,
        };
    }
    if confine::allow_only_computing().is_err() {
        return 51;
    }
    let done = match act {
        "file" => File::open("/proc/version").is_ok(),
        "socket" => TcpListener::bind("127.0.0.1:0").is_ok(),
        "process" => Command::new("/bin/true").spawn().is_ok(),
        "fork" => crate::worker::sys::process::fork().is_ok(),
        "executable-memory" => crate::worker::sys::process::map_executable(),
        "kill" => rustix::process::kill_process(rustix::process::getpid(), rustix::process::Signal::TERM).is_ok(),
        _ => false,
    };
    if done { 50 } else { 0 }
}
