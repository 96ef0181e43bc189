//! The real binary: what people type, and what they see.
#![cfg(test)]

mod bad_input;
mod examples;
mod main_job;
mod npm_servers;
mod signals;
mod types;

use std::{
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
    sync::OnceLock,
};

/// One run of the binary.
struct Codemode {
    command: Command,
    stdin: Vec<u8>,
}

/// How it ended.
#[derive(Debug, PartialEq)]
struct Ended {
    status: i32,
    stdout: String,
    stderr: String,
}

impl Codemode {
    /// `codemode run` with arguments, in the folder of the workspace.
    fn run(arguments: &[&str]) -> Self {
        Self::of("run", arguments)
    }

    /// The same for another command.
    fn of(name: &str, arguments: &[&str]) -> Self {
        let mut command = binary();
        command.arg(name).args(arguments);
        Self { command, stdin: Vec::new() }
    }

    fn stdin(mut self, text: &str) -> Self {
        self.stdin = text.into();
        self
    }

    fn folder(mut self, folder: &Path) -> Self {
        self.command.current_dir(folder);
        self
    }

    fn end(mut self) -> Ended {
        let mut child = self.command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        child.stdin.take().unwrap().write_all(&self.stdin).unwrap();
        let Output { status, stdout, stderr } = child.wait_with_output().unwrap();
        Ended { status: status.code().unwrap(), stdout: String::from_utf8(stdout).unwrap(), stderr: String::from_utf8(stderr).unwrap() }
    }
}

/// The binary, in the folder of the workspace, with a cache of its own.
fn binary() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_codemode"));
    command.current_dir(workspace()).env("CODEMODE_CACHE_DIR", cache());
    command
}

/// A cell given with `-e` ends with a status and prints exactly this on standard output.
#[track_caller]
fn check(code: &str, status: i32, stdout: &str) {
    let ended = Codemode::run(&["-e", code]).end();
    assert_eq!((ended.status, ended.stdout.as_str()), (status, stdout), "{code}\n{}", ended.stderr);
}

/// A folder in which the binary keeps what it wants to know of servers.
fn cache() -> &'static Path {
    static CACHE: OnceLock<tempfile::TempDir> = OnceLock::new();
    CACHE.get_or_init(|| tempfile::tempdir().unwrap()).path()
}

/// The folder of the workspace.
fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).unwrap().to_owned()
}

/// A folder with a configuration for some MCP servers.
fn configured(servers: &serde_json::Value) -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("codemode.jsonc");
    fs_err::write(&file, serde_json::json!({ "mcpServers": servers }).to_string()).unwrap();
    let file = file.to_str().unwrap().to_owned();
    (folder, file)
}
