//! What a worker asks of the kernel about itself.
#![cfg_attr(target_os = "linux", expect(unsafe_code, reason = "`prctl` has no safe form"))]

/// Has this process killed when the thread that started it ends, even if that is killed itself.
#[cfg(target_os = "linux")]
pub(in crate::worker) fn die_with_parent() {
    // SAFETY: with this option `prctl` takes one signal number and touches no memory.
    unsafe {
        libc::prctl(libc::PR_SET_PDEATHSIG, libc::SIGKILL);
    }
}

/// Other systems have nothing like it: there a worker ends when it next waits for its host.
#[cfg(not(target_os = "linux"))]
pub(in crate::worker) const fn die_with_parent() {}
