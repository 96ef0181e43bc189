//! Whose a cell is: the identity that is stored with a run and compared when somebody wants to go on with it.

use serde::{Deserialize, Serialize};

/// Who runs cells (`spec/exec-wait.md` 9.2).
///
/// A part that is absent matches nothing, not even another absent one.
#[derive(Clone, Debug, Default, Deserialize, Eq, Hash, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Owner {
    /// The agent.
    pub agent_id: Option<String>,
    /// One run of the agent: its work on one request.
    pub agent_run_id: Option<String>,
    /// The conversation.
    pub session_id: Option<String>,
    /// The key under which the host keeps the conversation; stored values belong to it.
    pub session_key: Option<String>,
}

/// Why somebody may not go on with a run.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum NotOwner {
    /// It belongs to another run of the same agent in the same session.
    OtherRun,
    /// It belongs to another session or agent, or part of the identity is missing.
    OtherSession,
}

impl Owner {
    /// An owner of whom all four parts are known.
    #[must_use]
    pub fn new(
        agent_id: impl Into<String>,
        agent_run_id: impl Into<String>,
        session_id: impl Into<String>,
        session_key: impl Into<String>,
    ) -> Self {
        Self {
            agent_id: Some(agent_id.into()),
            agent_run_id: Some(agent_run_id.into()),
            session_id: Some(session_id.into()),
            session_key: Some(session_key.into()),
        }
    }

    /// Whether `caller` may go on with what this owner has begun.
    ///
    /// # Errors
    ///
    /// It may not.
    pub fn admits(&self, caller: &Self) -> Result<(), NotOwner> {
        let same = |mine: &Option<String>, theirs: &Option<String>| mine.is_some() && mine == theirs;
        let sessions =
            [(&self.agent_id, &caller.agent_id), (&self.session_id, &caller.session_id), (&self.session_key, &caller.session_key)];
        if caller.agent_run_id.is_none() || !sessions.into_iter().all(|(mine, theirs)| same(mine, theirs)) {
            return Err(NotOwner::OtherSession);
        }
        if same(&self.agent_run_id, &caller.agent_run_id) { Ok(()) } else { Err(NotOwner::OtherRun) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_owner_admits_only_whoever_is_the_same_in_all_four_parts() {
        let owner = Owner::new("a", "r", "s", "k");
        let without = |change: fn(&mut Owner)| {
            let mut other = owner.clone();
            change(&mut other);
            owner.admits(&other)
        };
        assert_eq!(owner.admits(&owner), Ok(()));
        assert_eq!(without(|o| o.agent_run_id = Some("x".into())), Err(NotOwner::OtherRun));
        let changes: [fn(&mut Owner); 7] = [
            |o| o.agent_id = Some("x".into()),
            |o| o.session_id = Some("x".into()),
            |o| o.session_key = Some("x".into()),
            |o| o.agent_id = None,
            |o| o.agent_run_id = None,
            |o| o.session_id = None,
            |o| o.session_key = None,
        ];
        for change in changes {
            assert_eq!(without(change), Err(NotOwner::OtherSession));
        }
        assert_eq!(Owner::default().admits(&Owner::default()), Err(NotOwner::OtherSession));
    }
}
