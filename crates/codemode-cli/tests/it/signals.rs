//! Interruption, and readers that go away.
#![cfg(unix)]

use std::{
    io::{BufRead, BufReader, Read},
    process::{Child, Command, Stdio},
};

use serde_json::json;

use crate::{binary, configured};

fn start(arguments: &[&str]) -> Child {
    binary().arg("run").args(arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
}

/// Ids of the processes that a process has started.
fn children(of: u32) -> Vec<String> {
    let output = Command::new("ps").args(["-o", "pid=", "--ppid", &of.to_string()]).output().unwrap();
    String::from_utf8(output.stdout).unwrap().split_whitespace().map(str::to_owned).collect()
}

/// Waits, by the kernel's word, until none of the processes is left.
fn gone(processes: &[String]) -> bool {
    (0..200).any(|_| {
        let left = Command::new("ps").args(["-o", "stat=", "-p", &processes.join(",")]).output().unwrap().stdout;
        // A zombie has ended; whoever inherits it will take its status.
        String::from_utf8(left).unwrap().lines().all(|state| state.starts_with('Z'))
    })
}

#[test]
fn an_interrupted_run_ends_its_worker_and_its_servers() {
    let (_folder, config) =
        configured(&json!({ "tracker": { "command": env!("CARGO_BIN_EXE_codemode"), "args": ["demo-server"], "start": "eager" } }));
    for (signal, status) in [("-INT", Some(1)), ("-TERM", Some(1)), ("-HUP", Some(1)), ("-KILL", None)] {
        let mut run = start(&["--config", &config, "--timeout-ms", "60000", "-e", "text('running'); while (true) {}"]);
        let mut output = BufReader::new(run.stdout.take().unwrap());
        let mut line = String::new();
        output.read_line(&mut line).unwrap();
        assert_eq!(line, "running\n");
        let started = children(run.id());
        assert_eq!(started.len(), 2, "a worker and a server");
        assert!(Command::new("kill").args([signal, &run.id().to_string()]).status().unwrap().success());
        assert_eq!(run.wait().unwrap().code(), status);
        assert!(gone(&started), "{signal} left {started:?}");
        if status.is_some() {
            let mut words = String::new();
            run.stderr.take().unwrap().read_to_string(&mut words).unwrap();
            assert!(words.contains("the cell was cancelled") && words.contains("aborted"), "{words}");
        }
    }
}

#[test]
fn a_reader_that_goes_away_ends_the_run_quietly() {
    let mut run = start(&["--timeout-ms", "60000", "-e", "for (let i = 0; ; i++) text('line ' + i)"]);
    let mut output = BufReader::new(run.stdout.take().unwrap());
    let mut line = String::new();
    output.read_line(&mut line).unwrap();
    drop(output);
    assert_eq!(run.wait().unwrap().code(), Some(0));
    let mut words = String::new();
    run.stderr.take().unwrap().read_to_string(&mut words).unwrap();
    assert_eq!((line.as_str(), words.as_str()), ("line 0\n", ""));
}

#[test]
fn a_reader_that_takes_nothing_does_not_hold_the_run_beyond_its_deadline() {
    let start_of_run = std::time::Instant::now();
    let mut run = start(&["--timeout-ms", "400", "-e", "while (true) text('x'.repeat(1000))"]);
    // The pipe stays open and full.
    let output = run.stdout.take().unwrap();
    assert_eq!(run.wait().unwrap().code(), Some(1));
    assert!(start_of_run.elapsed().as_millis() < 400 + 2_000, "{:?}", start_of_run.elapsed());
    drop(output);
    let mut words = String::new();
    run.stderr.take().unwrap().read_to_string(&mut words).unwrap();
    assert!(words.contains("limit of 400 ms while waiting for whoever takes its output"), "{words}");
}

#[test]
#[cfg(target_os = "linux")]
fn a_worker_has_its_streams_and_nothing_else_of_its_host() {
    let shell = format!(
        "exec 9</etc/hostname; exec {} run --timeout-ms 60000 -e \"text('running'); while (true) {{}}\"",
        env!("CARGO_BIN_EXE_codemode")
    );
    let mut run = Command::new("sh").args(["-c", &shell]).env("SECRET", "x").stdout(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(run.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let worker = children(run.id()).remove(0);
    let mut descriptors: Vec<String> =
        fs_err::read_dir(format!("/proc/{worker}/fd")).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    descriptors.sort();
    let environment = fs_err::read(format!("/proc/{worker}/environ")).unwrap();
    run.kill().unwrap();
    run.wait().unwrap();
    assert_eq!((descriptors, environment), (vec!["0".to_owned(), "1".to_owned(), "2".to_owned()], Vec::new()));
}
