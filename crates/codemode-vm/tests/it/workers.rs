//! Processes: what a worker may do, how many there are, and that none is left.
#![cfg(target_os = "linux")]

use std::{
    io::{BufRead, BufReader},
    os::unix::process::ExitStatusExt,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    time::Duration,
};

use codemode_core::{Executor, Guest, GuestFrame};
use codemode_vm::WorkerExecutor;
use serde_json::json;

use crate::{program, run};

const WORKER: &str = env!("CARGO_BIN_EXE_codemode-worker");

/// A worker under a name of its own, by which its processes are found.
fn named(name: &str) -> PathBuf {
    let path = path(name, std::process::id());
    let _ = fs_err::remove_file(&path);
    fs_err::hard_link(WORKER, &path).unwrap();
    path
}

fn path(name: &str, test: u32) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("worker-{name}-{test}"))
}

/// Processes that run an executable.
fn processes(program: &Path) -> Vec<u32> {
    let running = |pid: &u32| fs_err::read_link(format!("/proc/{pid}/exe")).is_ok_and(|exe| exe == program);
    let pids = fs_err::read_dir("/proc").unwrap().filter_map(|entry| entry.unwrap().file_name().to_str()?.parse().ok());
    pids.filter(running).collect()
}

/// The one of them that has forked the others.
fn server(program: &Path) -> u32 {
    let forks = |pid: &u32| fs_err::read_to_string(format!("/proc/{pid}/cmdline")).is_ok_and(|line| line.contains("fork-server"));
    let mut servers: Vec<u32> = processes(program).into_iter().filter(forks).collect();
    servers.retain(|pid| !children(*pid).is_empty());
    assert_eq!(servers.len(), 1);
    servers[0]
}

fn children(pid: u32) -> Vec<u32> {
    let children = fs_err::read_to_string(format!("/proc/{pid}/task/{pid}/children")).unwrap_or_default();
    children.split_whitespace().map(|pid| pid.parse().unwrap()).collect()
}

/// Waits until there are so many processes of an executable, and no more.
fn settles(program: &Path, count: usize) {
    becomes(|| processes(program).len(), count, program);
}

/// Waits until so many processes are counted.
fn becomes(counted: impl Fn() -> usize, count: usize, program: &Path) {
    for _ in 0..500 {
        if counted() == count {
            return;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    panic!("{} processes of {} instead of {count}", counted(), program.display());
}

/// Starts a cell that has printed and computes without end.
async fn looping(executor: &WorkerExecutor) -> Box<dyn Guest> {
    let mut guest = executor.start(program("text('on'); for (;;);"), 0).await.unwrap();
    while !matches!(guest.next().await.unwrap(), GuestFrame::Output(_)) {}
    guest
}

fn kill(pid: u32) {
    assert!(Command::new("kill").args(["-9", &pid.to_string()]).status().unwrap().success());
}

/// The server, and the workers that wait for a cell.
const IDLE: usize = 1 + 2;

#[tokio::test]
async fn cells_leave_no_process_behind() {
    let program_file = named("cells");
    let executor = WorkerExecutor::executable(&program_file);
    assert_eq!(run(&executor, program("return 1")).await.end, Ok(json!(1)));
    settles(&program_file, IDLE);
    let mut guests = Vec::new();
    for _ in 0..5 {
        guests.push(looping(&executor).await);
    }
    settles(&program_file, IDLE + 5);
    drop(guests);
    settles(&program_file, IDLE);
    for source in ["return 'x'.repeat(2 ** 28)", "for (;;);", "return /^(a+)+$/.test('a'.repeat(40) + 'b')"] {
        let _ = tokio::time::timeout(Duration::from_millis(100), run(&executor, program(source))).await;
    }
    settles(&program_file, IDLE);
    // Whatever has ended is waited for: until then its server has it as a child that runs nothing.
    becomes(|| children(server(&program_file)).len(), IDLE - 1, &program_file);
    let clone = executor.clone();
    drop(executor);
    assert_eq!(run(&clone, program("return 1")).await.end, Ok(json!(1)));
    drop(clone);
    settles(&program_file, 0);
}

#[tokio::test]
async fn processes_that_were_started_for_a_cell_leave_nothing_behind() {
    let program_file = named("started");
    let executor = WorkerExecutor::executable(&program_file).without_fork_server();
    let guests = [looping(&executor).await, looping(&executor).await];
    settles(&program_file, 2);
    drop(guests);
    settles(&program_file, 0);
}

#[tokio::test]
async fn a_worker_that_is_killed_is_a_crash_and_a_server_that_is_killed_is_started_again() {
    let program_file = named("killed");
    let executor = WorkerExecutor::executable(&program_file);
    let mut guest = looping(&executor).await;
    settles(&program_file, IDLE + 1);
    let server = server(&program_file);
    // The spare ones sleep; the one that computes is the one whose cell runs.
    let computing = children(server).into_iter().find(|pid| fs_err::read_to_string(format!("/proc/{pid}/stat")).unwrap().contains(") R "));
    kill(computing.unwrap());
    assert_eq!(guest.next().await.unwrap_err().to_string(), "the worker process crashed (signal 9)");
    let mut guest = looping(&executor).await;
    kill(server);
    assert!(guest.next().await.unwrap_err().to_string().contains("gone"));
    drop(guest);
    for _ in 0..3 {
        assert_eq!(run(&executor, program("return 1")).await.end, Ok(json!(1)));
    }
    settles(&program_file, IDLE);
}

#[tokio::test]
async fn a_host_that_is_killed_leaves_nothing_behind() {
    let program_file = named("host");
    let mut host = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "workers::the_host_of_another_test", "--ignored", "--nocapture"])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let ready = BufReader::new(host.stdout.take().unwrap()).lines().any(|line| line.unwrap().contains("ready"));
    assert!(ready);
    settles(&program_file, IDLE + 1);
    host.kill().unwrap();
    host.wait().unwrap();
    settles(&program_file, 0);
}

#[tokio::test]
#[ignore = "the host that another test kills"]
async fn the_host_of_another_test() {
    let executor = WorkerExecutor::executable(path("host", std::os::unix::process::parent_id()));
    let _guest = looping(&executor).await;
    let _ = std::io::Write::write_all(&mut std::io::stdout(), b"\nready\n");
    std::future::pending::<()>().await;
}

#[tokio::test]
async fn a_cell_waits_for_a_worker_when_all_are_busy() {
    let executor = WorkerExecutor::executable(WORKER).at_once(2);
    let guests = [looping(&executor).await, looping(&executor).await];
    let third = executor.start(program("return 1"), 0);
    tokio::pin!(third);
    // Nothing can show that it would wait for ever; the wait is as short as can be.
    assert!(tokio::time::timeout(Duration::from_millis(50), &mut third).await.is_err());
    drop(guests);
    third.await.unwrap();
    assert_eq!(run(&executor, program("return 1")).await.end, Ok(json!(1)));
}

#[tokio::test]
async fn an_executor_outlives_the_runtime_that_has_used_it() {
    let executor = WorkerExecutor::executable(WORKER);
    let run_it = move |executor: WorkerExecutor| {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async move { run(&executor, program("return 1")).await.end })
    };
    for _ in 0..2 {
        let executor = executor.clone();
        assert_eq!(std::thread::spawn(move || run_it(executor)).join().unwrap(), Ok(json!(1)));
    }
    assert_eq!(run(&executor, program("return 1")).await.end, Ok(json!(1)));
}

/// How a confined worker ends that tries something: a signal below zero, or an exit status.
fn probe(act: &str) -> i32 {
    let status = Command::new(WORKER).args(["__codemode-worker", "probe", act]).status().unwrap();
    status.signal().map_or_else(|| status.code().unwrap(), |signal| -signal)
}

#[test]
fn a_worker_is_ended_by_what_no_cell_needs() {
    assert_eq!(probe("nothing"), 0);
    for act in ["file", "socket", "process", "fork", "executable-memory", "kill"] {
        assert_eq!(probe(act), -31, "{act}");
    }
    // Without the filter of system calls, Landlock still denies files, where the kernel has it.
    let has_landlock = fs_err::read_to_string("/sys/kernel/security/lsm").is_ok_and(|modules| modules.contains("landlock"));
    let denied = probe("file-without-filter");
    assert!(denied == 0 || denied == 52 && !has_landlock, "{denied}");
}
