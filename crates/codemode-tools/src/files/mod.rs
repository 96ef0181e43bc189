//! The pack `files`: `read`, `ls` and `grep`, confined to one workspace folder.
//!
//! The folder is opened once and held as a handle. The operating system (or cap-std, where the system cannot) resolves
//! every path below that handle, so `..` and symlinks that lead outside are refused also when a folder is swapped for a
//! symlink in the middle of a call. Symlinks that stay inside work, if they are relative: an absolute target counts as
//! outside, wherever it points.

mod grep;
mod ls;
mod path;
mod read;

use std::{
    io::{self, Read, Seek, SeekFrom},
    path::Path,
    sync::Arc,
};

use cap_std::{
    ambient_authority,
    fs::{Dir, File, OpenOptions, ReadDir},
};
use codemode_core::{Cancellation, Tool, ToolError, ToolFlags};

use crate::files::path::WorkspacePath;

/// The tools `read`, `ls` and `grep`, in this order, for the files below `workspace`.
///
/// A relative `workspace` is taken from the current folder of the process, once, now. The tools need a tokio runtime
/// when they are called.
///
/// # Errors
///
/// `workspace` does not exist, is not a folder, or cannot be opened.
pub fn pack(workspace: &Path) -> Result<Vec<Arc<dyn Tool>>, FilesError> {
    let workspace = Arc::new(Workspace::open(workspace)?);
    Ok(vec![
        Arc::new(read::tool(Arc::clone(&workspace))),
        Arc::new(ls::tool(Arc::clone(&workspace))),
        Arc::new(grep::tool(Arc::clone(&workspace))),
    ])
}

/// Why there is no pack.
#[derive(Debug, thiserror::Error)]
#[error("{message}")]
pub struct FilesError {
    kind: FilesErrorKind,
    message: String,
    source: io::Error,
}

/// The kinds of [`FilesError`].
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum FilesErrorKind {
    /// The workspace does not exist.
    Missing,
    /// The workspace is something other than a folder.
    NotAFolder,
    /// The workspace exists and cannot be opened.
    Unopenable,
}

impl FilesError {
    /// The kind, to branch on.
    #[must_use]
    pub const fn kind(&self) -> FilesErrorKind {
        self.kind
    }
}

/// The folder that the tools are confined to.
struct Workspace {
    root: Dir,
}

/// What stands at a path, symlinks followed.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum EntryKind {
    File,
    Folder,
    /// A pipe, a socket or a device. Opening one can block or have effects, so nothing here does.
    Special,
}

/// A regular file, open to read. Reads fail with [`ToolError::cancelled`] once the call is cancelled.
struct OpenFile {
    file: File,
    bytes: u64,
    cancellation: Cancellation,
}

impl Workspace {
    fn open(path: &Path) -> Result<Self, FilesError> {
        Dir::open_ambient_dir(path, ambient_authority()).map(|root| Self { root }).map_err(|source| {
            let path = path.display();
            let (kind, message) = match source.kind() {
                io::ErrorKind::NotFound => {
                    (FilesErrorKind::Missing, format!("the workspace `{path}` does not exist; create it or name another folder"))
                }
                io::ErrorKind::NotADirectory => {
                    (FilesErrorKind::NotAFolder, format!("the workspace `{path}` is not a folder; name the folder that holds the files"))
                }
                _ => (
                    FilesErrorKind::Unopenable,
                    format!("the workspace `{path}` cannot be opened; check its permissions or name another folder"),
                ),
            };
            FilesError { kind, message, source }
        })
    }

    /// What stands at `path`; none if nothing does.
    fn find(&self, path: &WorkspacePath) -> Result<Option<EntryKind>, ToolError> {
        match self.root.metadata(path.as_path()) {
            Ok(metadata) if metadata.is_file() => Ok(Some(EntryKind::File)),
            Ok(metadata) if metadata.is_dir() => Ok(Some(EntryKind::Folder)),
            Ok(_) => Ok(Some(EntryKind::Special)),
            Err(error) if matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory) => Ok(None),
            Err(error) => Err(path.error(&error)),
        }
    }

    /// Opens a file that was seen to be regular.
    fn open_file(&self, path: &Path, cancellation: &Cancellation) -> io::Result<OpenFile> {
        let file = self.root.open_with(path, &read_options())?;
        let metadata = file.metadata()?;
        // Between the look at the path and the opening, the file can have been swapped for a pipe.
        if !metadata.is_file() {
            return Err(io::Error::other("it is no longer a regular file"));
        }
        Ok(OpenFile { file, bytes: metadata.len(), cancellation: cancellation.clone() })
    }

    /// The entries of a folder, in the order of the file system.
    fn read_folder(&self, path: &Path) -> io::Result<ReadDir> {
        self.root.read_dir(path)
    }

    /// The error for a path with nothing at it, with the most similar name beside it.
    fn missing(&self, path: &WorkspacePath) -> ToolError {
        let similar = || {
            let name = path.as_path().file_name()?.to_str()?;
            let parent = path.as_path().parent().filter(|parent| !parent.as_os_str().is_empty());
            let distance_allowed = (name.chars().count() / 3).max(1);
            let (_, sibling) = self
                .read_folder(parent.unwrap_or(Path::new(".")))
                .ok()?
                .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
                .map(|sibling| (strsim::damerau_levenshtein(name, &sibling), sibling))
                .filter(|(distance, _)| *distance <= distance_allowed)
                .min()?;
            Some(parent.map_or_else(|| sibling.clone().into(), |parent| parent.join(&sibling)))
        };
        ToolError::failed(match similar() {
            Some(similar) => format!("`{path}` does not exist; did you mean `{}`", similar.display()),
            None => format!("`{path}` does not exist; call `ls` to see what does"),
        })
    }
}

impl Read for OpenFile {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.cancellation.is_cancelled() {
            return Err(io::Error::other(ToolError::cancelled()));
        }
        self.file.read(buffer)
    }
}

impl Seek for OpenFile {
    fn seek(&mut self, position: SeekFrom) -> io::Result<u64> {
        self.file.seek(position)
    }
}

/// Runs blocking file work off the async threads.
async fn run_blocking<T: Send + 'static>(work: impl FnOnce() -> Result<T, ToolError> + Send + 'static) -> Result<T, ToolError> {
    match tokio::task::spawn_blocking(work).await {
        Ok(result) => result,
        Err(_) => Err(ToolError::failed("the file work ended early because the host is stopping or has a fault; call again")),
    }
}

/// Options that never wait for the other end of a pipe.
fn read_options() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.read(true);
    #[cfg(unix)]
    {
        use cap_std::fs::OpenOptionsExt;
        options.custom_flags(rustix::fs::OFlags::NONBLOCK.bits().cast_signed());
    }
    options
}

/// A name or path as guests see it: one line of text, whatever bytes it has on disk.
fn shown(path: &Path) -> String {
    path.to_string_lossy().replace(['\n', '\r'], "\u{fffd}")
}

/// All the tools of the pack only look.
const FLAGS: ToolFlags = ToolFlags {
    replay_safe: true,
    side_effecting: false,
    direct_only: false,
    network_content: false,
    yield_budget: false,
    requires_results: false,
};

/// Most bytes of `content` in one result.
const CONTENT_BYTES: usize = 256 * 1024;
