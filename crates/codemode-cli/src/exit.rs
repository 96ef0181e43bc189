//! How a command ended, as an exit status.

use std::process::ExitCode;

use crate::render;

/// How a command ended.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum End {
    /// It did what was asked.
    Completed,
    /// The cell failed.
    CellFailed,
}

impl From<End> for ExitCode {
    fn from(end: End) -> Self {
        match end {
            End::Completed => Self::SUCCESS,
            End::CellFailed => Self::from(1),
        }
    }
}

/// Says what is wrong with usage or configuration.
pub(crate) fn with_error(error: &anyhow::Error) -> ExitCode {
    render::error(error);
    ExitCode::from(2)
}
