//! What is taken from a worker before it runs anything of a guest.

use super::Role;
#[cfg(not(target_os = "linux"))]
use crate::worker::ENGINE_STACK_BYTES;
use crate::worker::{memory, sys};

pub(super) use sys::process::{close_inherited, die_of_stack_overflow, die_with_parent};

/// Runs the rest of this process on a stack that the engine can use, whose size it is told.
///
/// On Linux that is the stack of the main thread, which has the size that was the limit when the program began: the
/// process begins again with a higher one. A process that forks has no other threads.
#[cfg(target_os = "linux")]
pub(super) fn with_large_stack(role: Role, body: impl FnOnce(usize)) {
    use std::os::unix::process::CommandExt;

    use crate::worker::{ENGINE_STACK_BYTES, WORKER_ARGUMENT};

    let large = ENGINE_STACK_BYTES as u64;
    let (soft, hard) = rlimit::Resource::STACK.get().unwrap_or((0, 0));
    let stack = large.min(hard);
    let again = std::env::args_os().nth(4).is_some();
    if soft < stack && !again && rlimit::Resource::STACK.set(stack, hard).is_ok() {
        // It returns only if it fails; what there is of a stack then is used.
        let host = std::env::args_os().nth(3).unwrap_or_default();
        let _ = std::process::Command::new("/proc/self/exe").args([WORKER_ARGUMENT, role.as_str()]).args([host, "again".into()]).exec();
    }
    body(usize::try_from(soft.min(large)).unwrap_or(ENGINE_STACK_BYTES));
}

#[cfg(not(target_os = "linux"))]
pub(super) fn with_large_stack(_: Role, body: impl FnOnce(usize) + Send + 'static) {
    let engine = std::thread::Builder::new().name("codemode-guest".into()).stack_size(ENGINE_STACK_BYTES);
    if let Ok(engine) = engine.spawn(|| body(ENGINE_STACK_BYTES)) {
        let _ = engine.join();
    }
}

/// Lowers the limits on resources that no cell needs.
pub(super) fn give_up_resources() {
    #[cfg(unix)]
    for (resource, limit) in [(rlimit::Resource::CORE, 0), (rlimit::Resource::FSIZE, 0)] {
        // A limit that is already lower stays.
        let _ = resource.set(limit, limit);
    }
}

/// Denies this process, and all that come of it, files and the network, and says whether the kernel can: whether it has
/// Landlock.
#[cfg(target_os = "linux")]
pub(super) fn give_up_files() -> bool {
    use landlock::{ABI, Access, AccessFs, AccessNet, CompatLevel, Compatible, Ruleset, RulesetAttr, RulesetStatus, Scope};

    let abi = ABI::V6;
    // What the kernel does not know of this is left out; the filter of system calls does not depend on it.
    let restricted = Ruleset::default()
        .set_compatibility(CompatLevel::BestEffort)
        .handle_access(AccessFs::from_all(abi))
        .and_then(|rules| rules.handle_access(AccessNet::from_all(abi)))
        .and_then(|rules| rules.scope(Scope::from_all(abi)))
        .and_then(Ruleset::create)
        .and_then(landlock::RulesetCreated::restrict_self);
    restricted.is_ok_and(|status| status.ruleset != RulesetStatus::NotEnforced)
}

#[cfg(not(target_os = "linux"))]
pub(super) const fn give_up_files() -> bool {
    false
}

/// Lets this process, which runs one cell, compute and talk over its link, and nothing else: any other system call ends
/// it.
#[cfg(all(target_os = "linux", any(target_arch = "x86_64", target_arch = "aarch64")))]
pub(super) fn allow_only_computing() -> Result<(), seccompiler::Error> {
    use seccompiler::{
        BpfProgram, SeccompAction, SeccompCmpArgLen, SeccompCmpOp, SeccompCondition, SeccompFilter, SeccompRule, TargetArch, apply_filter,
    };

    for (resource, limit) in [(rlimit::Resource::NOFILE, 3), (rlimit::Resource::NPROC, 0)] {
        let _ = resource.set(limit, limit);
    }
    // Memory that is to be run is never given out.
    let not_executable =
        SeccompCondition::new(2, SeccompCmpArgLen::Dword, SeccompCmpOp::MaskedEq(u64::from(libc::PROT_EXEC.unsigned_abs())), 0)?;
    let mut rules = std::collections::BTreeMap::new();
    for call in ALLOWED {
        rules.insert(call, Vec::new());
    }
    for call in [libc::SYS_mmap, libc::SYS_mprotect] {
        rules.insert(call, vec![SeccompRule::new(vec![not_executable.clone()])?]);
    }
    if !memory::is_counted() {
        // The memory limit, which comes with the program, is then one of the kernel's.
        let itself = SeccompCondition::new(0, SeccompCmpArgLen::Dword, SeccompCmpOp::Eq, 0)?;
        let address_space = SeccompCondition::new(1, SeccompCmpArgLen::Dword, SeccompCmpOp::Eq, u64::from(libc::RLIMIT_AS))?;
        rules.insert(libc::SYS_prlimit64, vec![SeccompRule::new(vec![itself, address_space])?]);
    }
    let arch = if cfg!(target_arch = "x86_64") { TargetArch::x86_64 } else { TargetArch::aarch64 };
    let filter = SeccompFilter::new(rules, SeccompAction::KillProcess, SeccompAction::Allow, arch)?;
    let program = BpfProgram::try_from(filter)?;
    apply_filter(&program)
}

#[cfg(not(all(target_os = "linux", any(target_arch = "x86_64", target_arch = "aarch64"))))]
#[expect(clippy::unnecessary_wraps, reason = "the other form of it can fail")]
pub(super) const fn allow_only_computing() -> Result<(), std::convert::Infallible> {
    Ok(())
}

/// System calls of a worker that runs a cell: its link, memory, the clock of the allocator's and the library's own, and
/// its end.
#[cfg(all(target_os = "linux", any(target_arch = "x86_64", target_arch = "aarch64")))]
const ALLOWED: [libc::c_long; 24] = [
    libc::SYS_read,
    libc::SYS_write,
    libc::SYS_recvfrom,
    libc::SYS_sendto,
    libc::SYS_close,
    libc::SYS_munmap,
    libc::SYS_mremap,
    libc::SYS_madvise,
    libc::SYS_brk,
    libc::SYS_futex,
    libc::SYS_rt_sigaction,
    libc::SYS_rt_sigprocmask,
    libc::SYS_rt_sigreturn,
    libc::SYS_sigaltstack,
    libc::SYS_restart_syscall,
    libc::SYS_clock_gettime,
    libc::SYS_gettimeofday,
    libc::SYS_nanosleep,
    libc::SYS_clock_nanosleep,
    libc::SYS_sched_yield,
    libc::SYS_getrandom,
    libc::SYS_gettid,
    libc::SYS_exit,
    libc::SYS_exit_group,
];
