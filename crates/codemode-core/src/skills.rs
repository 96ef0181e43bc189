//! Instructions that a host keeps for its agents, as guests list and read them.

use async_trait::async_trait;
use serde::Serialize;

use crate::tool::ToolError;

/// The skills of a host (`spec/guest-api.md` 7).
#[async_trait]
pub trait Skills: Send + Sync + 'static {
    /// All skills, in the order in which they are shown.
    ///
    /// # Errors
    ///
    /// They cannot be listed.
    async fn list(&self) -> Result<Vec<Skill>, ToolError>;

    /// The instructions of a skill, or the file at `path` inside it; all of it.
    ///
    /// # Errors
    ///
    /// There is no such skill or file, or it cannot be read.
    async fn read(&self, name: &str, path: Option<&str>) -> Result<String, ToolError>;

    /// Whether guests can search.
    fn searches(&self) -> bool {
        false
    }

    /// The skills that a query finds, best first. Only asked if [`searches`](Self::searches) says so.
    ///
    /// # Errors
    ///
    /// The search failed.
    async fn search(&self, query: &str, limit: usize) -> Result<Vec<Skill>, ToolError> {
        let _ = (query, limit);
        Ok(Vec::new())
    }
}

/// One skill, as it is listed.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
pub struct Skill {
    /// Its name, which is what it is read by.
    pub name: String,
    /// What it is for, written for a model.
    pub description: String,
    /// Where the host keeps it.
    pub location: String,
}
