//! Compares built-ins of the guest with those of Node; the harness is in `xtask/differential/`.

use std::{env::consts::EXE_SUFFIX, path::Path, process::Command};

use anyhow::{Context, ensure};

use crate::{cargo, say};

/// Runs the same snippets in Node and in the guest. `arguments` may choose `--seed=N`, `--count=N` and `--show=N`.
pub(crate) fn run(root: &Path, arguments: &[&str]) -> anyhow::Result<()> {
    if Command::new("node").arg("--version").output().is_err() {
        say("node is not on the PATH: built-ins are not compared with those of Node. Install Node.js 20 or later to compare them.");
        return Ok(());
    }
    cargo(&["build", "-p", "codemode-vm", "--example", "cells"], &[])?;
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), std::path::PathBuf::from);
    let binary = target.join("debug/examples").join(format!("cells{EXE_SUFFIX}"));
    let status = Command::new("node")
        .arg(root.join("xtask/differential/main.mjs"))
        .arg(format!("--binary={}", binary.display()))
        .arg(format!("--folder={}", target.join("differential").display()))
        .args(arguments)
        .status()
        .context("cannot start node")?;
    ensure!(status.success(), "the lines above say what differs; the snippets are in target/differential");
    Ok(())
}
