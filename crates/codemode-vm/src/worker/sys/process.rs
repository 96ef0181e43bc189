//! What a worker asks of the kernel about itself.
#![cfg_attr(target_os = "linux", expect(unsafe_code, reason = "`prctl` and `close_range` have no safe form"))]

/// Has this process killed when the thread that started it ends, even if that is killed itself.
#[cfg(target_os = "linux")]
pub(in crate::worker) fn die_with_parent() {
    // SAFETY: with this option `prctl` takes one signal number and touches no memory.
    unsafe {
        libc::prctl(libc::PR_SET_PDEATHSIG, libc::SIGKILL);
    }
}

/// Closes whatever the host has left open for its children, all but the standard streams.
#[cfg(target_os = "linux")]
pub(in crate::worker) fn close_inherited() {
    // SAFETY: nothing in this process has opened a descriptor yet, so none that is closed here is owned by anything.
    unsafe {
        libc::syscall(libc::SYS_close_range, 3, libc::c_uint::MAX, 0);
    }
}

/// The standard library marks what it opens as not to be inherited; other systems rely on that.
#[cfg(not(target_os = "linux"))]
pub(in crate::worker) const fn close_inherited() {}

/// Other systems have nothing like it: there a worker ends when it next waits for its host.
#[cfg(not(target_os = "linux"))]
pub(in crate::worker) const fn die_with_parent() {}
