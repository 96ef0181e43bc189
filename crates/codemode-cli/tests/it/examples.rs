//! The examples of the repository, as their first lines say.

use serde_json::Value;

use crate::{Codemode, binary, workspace};

#[test]
fn the_quick_start_reports_every_crate() {
    let ended = Codemode::run(&["examples/quickstart.js"]).end();
    assert_eq!((ended.status, ended.stderr.as_str()), (0, ""));
    let crates = fs_err::read_dir(workspace().join("crates")).unwrap().count();
    // A line for each crate below one of headings, then the value.
    assert_eq!(ended.stdout.lines().filter(|line| line.starts_with("codemode")).count(), crates);
    assert!(ended.stdout.contains("codemode-session") && ended.stdout.contains("core, declgen, schema"));
    let value: Value = serde_json::from_str(&ended.stdout[ended.stdout.find('{').unwrap()..]).unwrap();
    assert_eq!(value["crates"], crates);
}

#[test]
fn the_tracker_example_reads_every_page_and_changes_an_issue() {
    let binaries = std::path::Path::new(env!("CARGO_BIN_EXE_codemode")).parent().unwrap();
    let path = format!("{}:{}", binaries.display(), std::env::var_os("PATH").unwrap().display());
    let mut command = binary();
    command
        .args(["run", "--config", "examples/tracker/codemode.jsonc", "examples/tracker/triage.js"])
        .env("PATH", path)
        .current_dir(workspace());
    let ended = Codemode { command, stdin: Vec::new() }.end();
    assert_eq!((ended.status, ended.stderr.as_str()), (0, ""));
    let value: Value = serde_json::from_str(&ended.stdout).unwrap();
    assert_eq!((value["issues"].as_u64(), value["open"].as_u64()), (Some(40), Some(30)));
    assert!(value["assigned"].as_str().unwrap().contains(" -> "));
    assert!(value["unknownIssue"].as_str().unwrap().contains("CORE-9999"));
}
