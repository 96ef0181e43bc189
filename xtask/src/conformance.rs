//! Measures the declarations of `codemode` and of its peers; the harness is in `xtask/conformance/`.

use std::{env::consts::EXE_SUFFIX, path::Path, process::Command};

use anyhow::{Context, ensure};

use crate::{cargo, npm, say, suite};

/// Installs what the harness needs, builds the generator, and runs what `arguments` select.
///
/// All of it happens in `target/conformance`, since Node looks for packages beside the script that imports them.
pub(crate) fn run(root: &Path, arguments: &[&str]) -> anyhow::Result<()> {
    let folder = root.join("target/conformance");
    copy(&root.join("xtask/conformance"), &folder)?;
    install(&folder)?;
    suite::install(root)?;
    let tests = root.join("target/json-schema-suite/tests");
    ensure!(tests.exists(), "the JSON Schema Test Suite is missing; install Python with pip");
    if !arguments.iter().any(|argument| argument.starts_with("--command")) {
        // Named here, the folder is where the path below says, whatever the environment says.
        cargo(&["build", "--release", "-p", "codemode-cli", "--target-dir", "target"], &[])?;
    }
    let paths = [
        ("--binary", root.join("target/release").join(format!("codemode{EXE_SUFFIX}"))),
        ("--corpus", root.join("corpus")),
        ("--document", root.join("docs/conformance.md")),
        ("--results", folder.clone()),
        ("--suite", tests),
    ];
    let mut node = Command::new("node");
    node.arg(folder.join("main.mjs"));
    for (option, path) in paths {
        node.arg(option).arg(path);
    }
    let status = node.args(arguments).status().context("cannot start node")?;
    ensure!(status.success(), "the lines above say what is wrong; wrong verdicts are in target/conformance/failures-*.jsonl");
    Ok(())
}

/// The quick parts, for `ci`: the suite and the cases, with the binary that the tests have built.
pub(crate) fn check_suite(root: &Path) -> anyhow::Result<()> {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), std::path::PathBuf::from);
    let binary = target.join("debug").join(format!("codemode{EXE_SUFFIX}"));
    run(root, &["--ours", "--command", &format!("{} types --schemas-jsonl", binary.display()), "suite", "cases"])
}

/// Copies the files of a folder, and of those in it.
fn copy(from: &Path, to: &Path) -> anyhow::Result<()> {
    fs_err::create_dir_all(to)?;
    for entry in fs_err::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &target)?;
        } else {
            fs_err::copy(entry.path(), target)?;
        }
    }
    Ok(())
}

/// Installs the packages of the lock file, unless they are there.
fn install(folder: &Path) -> anyhow::Result<()> {
    let lock = folder.join("package-lock.json");
    // npm empties `node_modules` before it installs, so what is there was installed as a whole.
    let installed = folder.join("node_modules/installed-lock.json");
    if installed.exists() && fs_err::read(&installed)? == fs_err::read(&lock)? {
        return Ok(());
    }
    say("installing TypeScript, ajv and other generators into target/conformance");
    let status = Command::new(npm::PROGRAM)
        .args(["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"])
        .current_dir(folder)
        .status()
        .context("cannot start npm; install Node.js")?;
    ensure!(status.success(), "npm could not install them; the lines above say why");
    fs_err::copy(lock, installed)?;
    Ok(())
}
