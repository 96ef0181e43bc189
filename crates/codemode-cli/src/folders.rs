//! Where the command keeps files of its own.

use std::path::{Path, PathBuf};

use etcetera::BaseStrategy;

/// Folders of the command, if there are any.
#[derive(Clone, Debug, Default)]
pub(crate) struct Folders {
    /// What can be made anew.
    pub(crate) cache: Option<PathBuf>,
}

impl Folders {
    /// Those of the person who runs the command: below `CODEMODE_CACHE_DIR` if it is set, else where programs of this
    /// system keep such files.
    pub(crate) fn find() -> Self {
        let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
        let usual = etcetera::choose_base_strategy().ok();
        let cache = set("CODEMODE_CACHE_DIR").or_else(|| usual.map(|usual| usual.cache_dir().join("codemode")));
        Self { cache }
    }
}

/// The address of a folder, as servers are told it.
pub(crate) fn address(folder: &Path) -> Option<String> {
    url::Url::from_directory_path(std::path::absolute(folder).ok()?).ok().map(String::from)
}
