//! MCP servers and tools from the npm registry that tests need, at pinned versions.

use std::{path::Path, process::Command};

use anyhow::{Context, ensure};
use serde_json::Value;

use crate::say;

/// Installs the packages into `target/npm`, unless they are there.
///
/// Without Node nothing is installed: the tests that need it say so by name, and fail when `CI=true`.
pub(crate) fn install(root: &Path) -> anyhow::Result<()> {
    let folder = root.join("target/npm");
    let missing: Vec<String> = PACKAGES
        .iter()
        .filter(|(name, version)| installed(&folder, name).as_deref() != Some(version))
        .map(|(name, version)| format!("{name}@{version}"))
        .collect();
    if missing.is_empty() {
        return Ok(());
    }
    if Command::new(PROGRAM).arg("--version").output().is_err() {
        say("npm is not on the PATH: tests that need packages from the npm registry will not run. Install Node.js to run them.");
        return Ok(());
    }
    say(&format!("installing into target/npm for the tests: {}", missing.join(", ")));
    fs_err::create_dir_all(&folder)?;
    let status = Command::new(PROGRAM)
        .args(["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error", "--prefix"])
        .arg(&folder)
        .args(PACKAGES.map(|(name, version)| format!("{name}@{version}")))
        .status()
        .context("cannot start npm")?;
    ensure!(status.success(), "npm could not install them; the lines above say why");
    Ok(())
}

/// The version that is installed.
fn installed(folder: &Path, name: &str) -> Option<String> {
    let manifest = fs_err::read_to_string(folder.join("node_modules").join(name).join("package.json")).ok()?;
    let manifest: Value = serde_json::from_str(&manifest).ok()?;
    Some(manifest.get("version")?.as_str()?.to_owned())
}

/// On Windows, npm is a script that only a shell finds.
pub(crate) const PROGRAM: &str = if cfg!(windows) { "npm.cmd" } else { "npm" };

const PACKAGES: [(&str, &str); 3] = [
    ("@modelcontextprotocol/server-everything", "2026.8.31"),
    ("@modelcontextprotocol/server-filesystem", "2026.8.31"),
    ("typebox", "1.4.3"),
];
