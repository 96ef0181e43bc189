//! What a worker asks of the kernel about itself.
#![cfg_attr(target_os = "linux", expect(unsafe_code, reason = "`fork`, `prctl` and `close_range` have no safe form"))]

/// Has this process killed when the thread that started it ends, even if that is killed itself. Gives whether its
/// process, `parent`, still runs.
#[cfg(target_os = "linux")]
pub(in crate::worker) fn die_with_parent(parent: u32) -> bool {
    // SAFETY: with this option `prctl` takes one signal number and touches no memory.
    unsafe {
        libc::prctl(libc::PR_SET_PDEATHSIG, libc::SIGKILL);
    }
    std::os::unix::process::parent_id() == parent
}

/// Lets ended children be waited for, whatever the host does with its own: that is inherited.
#[cfg(target_os = "linux")]
pub(in crate::worker) fn wait_for_children() {
    // SAFETY: the default disposition of a signal runs no code of this process.
    unsafe {
        libc::signal(libc::SIGCHLD, libc::SIG_DFL);
    }
}

/// Closes whatever is open but the standard streams.
///
/// Called by the one thread of a process in which nothing is to use a descriptor any more that was opened before.
#[cfg(target_os = "linux")]
pub(in crate::worker) fn close_inherited() {
    // SAFETY: the caller owns no descriptor beyond the standard streams, so none that is closed here is used again.
    let closed = unsafe { libc::syscall(libc::SYS_close_range, 3, libc::c_uint::MAX, 0) };
    if closed == -1 {
        // An older kernel. A process has no descriptor beyond its limit, unless that was lowered since.
        let most = rlimit::Resource::NOFILE.get().map_or(MOST_DESCRIPTORS, |(soft, _)| soft.min(MOST_DESCRIPTORS));
        for descriptor in 3..libc::c_int::try_from(most).unwrap_or(libc::c_int::MAX) {
            // SAFETY: as above.
            unsafe {
                libc::close(descriptor);
            }
        }
    }
}

/// Descriptors that are closed one by one.
#[cfg(target_os = "linux")]
const MOST_DESCRIPTORS: u64 = 1 << 20;

/// The standard library marks what it opens as not to be inherited; other systems rely on that.
#[cfg(not(target_os = "linux"))]
pub(in crate::worker) const fn close_inherited() {}

/// Other systems have nothing like it: there a worker ends when it next waits for its host.
#[cfg(not(target_os = "linux"))]
pub(in crate::worker) const fn die_with_parent(_: u32) -> bool {
    true
}

/// Which of the two processes this is.
#[cfg(target_os = "linux")]
pub(in crate::worker) enum Fork {
    /// The one that forked, and the number of the other one.
    Parent(i32),
    Child,
}

/// Makes a second process out of this one, which must have one thread.
#[cfg(target_os = "linux")]
pub(in crate::worker) fn fork() -> std::io::Result<Fork> {
    // SAFETY: this process has one thread (the fork server starts none), so the child has no lock that nobody holds any
    // more and may go on like any process.
    match unsafe { libc::fork() } {
        -1 => Err(std::io::Error::last_os_error()),
        0 => Ok(Fork::Child),
        child => Ok(Fork::Parent(child)),
    }
}

/// Gives the end of the stack its plain meaning again: the process dies of it, and the host is told by what.
///
/// The standard library's handler says so on standard error and then calls for another signal.
#[cfg(target_os = "linux")]
pub(in crate::worker) fn die_of_stack_overflow() {
    for signal in [libc::SIGSEGV, libc::SIGBUS] {
        // SAFETY: the default disposition of a signal runs no code of this process.
        unsafe {
            libc::signal(signal, libc::SIG_DFL);
        }
    }
}

#[cfg(not(target_os = "linux"))]
pub(in crate::worker) const fn die_of_stack_overflow() {}

/// Tries to get memory that can be written and run, and says whether there is any: for the test that there is not.
#[cfg(all(target_os = "linux", debug_assertions))]
pub(in crate::worker) fn map_executable() -> bool {
    let may = libc::PROT_READ | libc::PROT_WRITE | libc::PROT_EXEC;
    // SAFETY: a new private mapping at an address that the kernel chooses overlaps nothing, and it is never used.
    let mapped = unsafe { libc::mmap(std::ptr::null_mut(), 4_096, may, libc::MAP_PRIVATE | libc::MAP_ANONYMOUS, -1, 0) };
    mapped != libc::MAP_FAILED
}
