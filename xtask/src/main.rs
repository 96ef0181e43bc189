//! Tasks of this repository.
//!
//! `cargo xtask test` passes the tests, `cargo xtask ci` is what has to be green, `cargo xtask snapshots` regenerates
//! golden files and `cargo xtask declgen` the declarations among them, `cargo xtask tidy` holds the shape of the workspace, `cargo xtask conformance` measures declarations,
//! `cargo xtask differential` compares built-ins of the guest with those of Node, `cargo xtask bench vm` measures cells in
//! workers, `cargo xtask bench session` the catalog and the fitting of results.

mod conformance;
mod differential;
mod npm;
mod suite;
mod tidy;

use std::{
    path::{Path, PathBuf},
    process::{Command, ExitCode},
    time::Instant,
};

use anyhow::{Context, bail, ensure};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match arguments[..] {
        ["test", ref rest @ ..] => test(rest),
        ["ci"] => ci(),
        ["conformance", ref rest @ ..] => conformance::run(&root(), rest),
        ["bench", "session"] => cargo(&["run", "--release", "-p", "codemode-session", "--example", "session-bench"], &[]),
        ["bench", "vm"] => cargo(&["run", "--release", "-p", "codemode-vm", "--example", "bench"], &[]),
        ["differential", ref rest @ ..] => differential::run(&root(), rest),
        ["tidy"] => tidy::check(&root()),
        ["declgen"] => declarations(Snapshots::Rewrite),
        ["declgen", "--check"] => declarations(Snapshots::Check),
        ["snapshots"] => snapshots(Snapshots::Rewrite),
        ["snapshots", "--check"] => snapshots(Snapshots::Check),
        _ => {
            say(USAGE);
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            say(&format!("error: {error:#}"));
            ExitCode::FAILURE
        }
    }
}

/// Installs what the tests need and runs them all; `rest` goes to `cargo test`.
fn test(rest: &[&str]) -> anyhow::Result<()> {
    tests(&[&["--workspace"], rest].concat(), Snapshots::Check)
}

/// Installs what tests need and runs those that `arguments` select. Gives the list of golden files that they asked for.
fn tests(arguments: &[&str], mode: Snapshots) -> anyhow::Result<()> {
    npm::install(&root())?;
    suite::install(&root())?;
    let references = references();
    if references.exists() {
        fs_err::remove_file(&references)?;
    }
    let update = if mode == Snapshots::Rewrite { "always" } else { "no" };
    let references = references.to_string_lossy();
    let mut environment = vec![("INSTA_UPDATE", update), ("INSTA_SNAPSHOT_REFERENCES_FILE", &*references)];
    if mode == Snapshots::Rewrite {
        environment.push(("UPDATE_EXPECT", "1"));
    }
    cargo(&[&["test"], arguments].concat(), &environment)
}

/// Where tests write which golden files they ask for.
fn references() -> PathBuf {
    root().join("target/snapshot-references.txt")
}

/// Everything that has to be green, cheapest first.
fn ci() -> anyhow::Result<()> {
    let start = Instant::now();
    step("format", || cargo(&["fmt", "--all", "--check"], &[]))?;
    step("tidy", || tidy::check(&root()))?;
    step("clippy", || cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"], &[]))?;
    for package in ["codemode-schema", "codemode-mcp", "codemode-tools", "codemode"] {
        step(&format!("clippy {package} without features"), || {
            cargo(&["clippy", "-p", package, "--no-default-features", "--", "-D", "warnings"], &[])
        })?;
    }
    step("test", || test(&[]))?;
    step("conformance", || conformance::check_suite(&root()))?;
    step("differential", || differential::run(&root(), &[]))?;
    step("snapshots", || unreferenced(Snapshots::Check))?;
    step("docs", || cargo(&["doc", "--workspace", "--no-deps"], &[("RUSTDOCFLAGS", "-D warnings")]))?;
    say(&format!("ci passed in {} s", start.elapsed().as_secs()));
    Ok(())
}

/// What is done with golden files that differ.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Snapshots {
    /// They fail.
    Check,
    /// They are written anew.
    Rewrite,
}

/// Runs the tests that have golden files.
fn snapshots(mode: Snapshots) -> anyhow::Result<()> {
    let mut arguments = Vec::new();
    for package in WITH_SNAPSHOTS {
        arguments.extend(["-p", package]);
    }
    arguments.extend(["--test", "it"]);
    tests(&arguments, mode).context("golden files differ; run `cargo xtask snapshots` and review the difference as text")?;
    unreferenced(mode)
}

/// Runs the tests whose golden files are declarations; their names say so.
fn declarations(mode: Snapshots) -> anyhow::Result<()> {
    let mut arguments = Vec::new();
    for package in ["codemode-cli", "codemode-declgen", "codemode-mcp"] {
        arguments.extend(["-p", package]);
    }
    arguments.extend(["--test", "it", "declarations"]);
    tests(&arguments, mode).context("declarations differ; run `cargo xtask declgen` and review the difference as text")
}

/// Finds golden files that no test asks for any more.
fn unreferenced(mode: Snapshots) -> anyhow::Result<()> {
    let list = fs_err::read_to_string(references()).unwrap_or_default();
    let asked_for: Vec<PathBuf> = list.lines().filter_map(|line| fs_err::canonicalize(line).ok()).collect();
    for package in WITH_SNAPSHOTS {
        let folder = root().join("crates").join(package).join("tests/it/snapshots");
        let Ok(files) = fs_err::read_dir(&folder) else { continue };
        for file in files {
            let file = file?.path();
            if file.extension().is_none_or(|extension| extension != "snap") || asked_for.contains(&fs_err::canonicalize(&file)?) {
                continue;
            }
            ensure!(mode == Snapshots::Rewrite, "no test asks for {}; run `cargo xtask snapshots`", file.display());
            fs_err::remove_file(file)?;
        }
    }
    Ok(())
}

fn step(name: &str, task: impl FnOnce() -> anyhow::Result<()>) -> anyhow::Result<()> {
    say(&format!("== {name}"));
    let start = Instant::now();
    task().with_context(|| format!("`{name}` failed"))?;
    say(&format!("== {name}: {} s", start.elapsed().as_secs()));
    Ok(())
}

fn cargo(arguments: &[&str], environment: &[(&str, &str)]) -> anyhow::Result<()> {
    let status = Command::new("cargo")
        .args(arguments)
        .envs(environment.iter().copied())
        .current_dir(root())
        .status()
        .context("cannot start cargo")?;
    if !status.success() {
        bail!("`cargo {}` failed", arguments.join(" "));
    }
    Ok(())
}

/// The folder of the workspace.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap_or_else(|| Path::new(".")).to_owned()
}

/// Tells the person at the terminal something.
fn say(line: &str) {
    // Nobody is there to read that standard error is closed.
    let _ = std::io::Write::write_all(&mut std::io::stderr(), format!("{line}\n").as_bytes());
}

/// Crates with golden files.
const WITH_SNAPSHOTS: [&str; 3] = ["codemode-declgen", "codemode-schema", "codemode-cli"];

const USAGE: &str = "\
usage: cargo xtask <task>

  test [ARGS]          install what the tests need into target/, and run them
  ci                   format, tidy, clippy, tests, snapshots, docs
  tidy                 the crate graph, the homes of heavy dependencies, a `//!` line on every module
  snapshots [--check]  write golden files anew, or fail where they differ
  declgen [--check]    the same for the declarations among them
  conformance [OPTIONS] [suite|cases|corpus|fuzz ...]
                       measure declarations, ours and those of other generators; all of it writes docs/conformance.md
      --ours           only ours, a quick look
      --corpus DIR     other tool lists
      --seeds A-B      other random schemas
      --command CMD    another generator in the place of ours
  bench session        measure the catalog and the fitting of results, in a release build
  bench vm             measure cells in workers, in a release build
  differential [OPTIONS]
                       run the same snippets in Node and in the guest, and compare what they give
      --seed=N         other random snippets
      --count=N        how many of each kind (150)";
