//! Paths as guests give them.

use std::{
    fmt, io,
    path::{Component, Path, PathBuf},
};

use codemode_core::ToolError;

/// A relative path without NUL. Whether it stays inside the workspace is decided where it is resolved.
#[derive(Debug)]
pub(super) struct WorkspacePath {
    path: PathBuf,
}

impl WorkspacePath {
    /// Takes a guest's path; an empty one means the workspace itself.
    pub(super) fn parse(path: &str) -> Result<Self, ToolError> {
        if path.contains('\0') {
            return Err(ToolError::invalid_input("the path contains a NUL character; remove it"));
        }
        let path = Path::new(if path.is_empty() { "." } else { path });
        if path.components().any(|component| matches!(component, Component::Prefix(_) | Component::RootDir)) {
            let path = path.display();
            return Err(ToolError::invalid_input(format!(
                "`{path}` is an absolute path; give a path relative to the workspace, such as `src/main.rs`"
            )));
        }
        Ok(Self { path: path.to_owned() })
    }

    pub(super) fn as_path(&self) -> &Path {
        &self.path
    }

    /// What went wrong at this path, as a guest reads it.
    pub(super) fn error(&self, error: &io::Error) -> ToolError {
        if let Some(error) = error.get_ref().and_then(|inner| inner.downcast_ref::<ToolError>()) {
            return error.clone();
        }
        // cap-std makes this error itself, while a refusal by the operating system has a number.
        let leads_outside = error.kind() == io::ErrorKind::PermissionDenied && error.raw_os_error().is_none();
        if leads_outside {
            return ToolError::invalid_input(format!("`{self}` leads out of the workspace; paths are relative to it"));
        }
        ToolError::failed(match error.kind() {
            io::ErrorKind::NotFound => format!("`{self}` does not exist; call `ls` to see what does"),
            io::ErrorKind::PermissionDenied => format!("`{self}` may not be read by this process; choose another path"),
            _ => format!("`{self}` cannot be read ({error}); choose another path"),
        })
    }
}

impl fmt::Display for WorkspacePath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.path.display().fmt(f)
    }
}
