//! The tracker itself: issues and what can be done with them.

use serde_json::{Value, json};

use super::seed;

/// Everything the tracker holds.
#[derive(Debug)]
pub(super) struct Tracker {
    /// By project and number.
    issues: Vec<Issue>,
    /// Minutes of tracker time. Each change takes one, which stands for the clock and is the same in every run.
    now: usize,
}

#[derive(Clone, Debug)]
pub(super) struct Issue {
    pub(super) project: &'static str,
    pub(super) number: usize,
    pub(super) title: String,
    pub(super) status: &'static str,
    pub(super) labels: Vec<&'static str>,
    pub(super) assignee: Option<&'static str>,
    /// Minutes of tracker time.
    pub(super) updated: usize,
    pub(super) comments: Vec<Comment>,
}

#[derive(Clone, Debug)]
pub(super) struct Comment {
    pub(super) author: &'static str,
    pub(super) body: String,
    pub(super) created_at: String,
}

/// Which issues are wanted; none means any.
#[derive(Debug, Default)]
pub(super) struct Filter {
    pub(super) project: Option<&'static str>,
    pub(super) status: Option<&'static str>,
    pub(super) label: Option<&'static str>,
    pub(super) assignee: Option<&'static str>,
}

/// What is to become of an issue; none means as it is.
#[derive(Debug, Default)]
pub(super) struct Change {
    pub(super) title: Option<String>,
    pub(super) status: Option<&'static str>,
    pub(super) labels: Option<Vec<&'static str>>,
    pub(super) assignee: Assignment,
}

/// Who is to have an issue.
#[derive(Clone, Copy, Debug, Default)]
pub(super) enum Assignment {
    /// Whoever has it.
    #[default]
    Keep,
    Nobody,
    To(&'static str),
}

impl Tracker {
    pub(super) fn new() -> Self {
        let issues = seed::issues();
        let now = issues.iter().map(|issue| issue.updated).max().unwrap_or_default();
        Self { issues, now }
    }

    /// Adds an open issue and gives it.
    pub(super) fn create(&mut self, project: &'static str, change: Change) -> &Issue {
        let number = self.issues.iter().filter(|issue| issue.project == project).map(|issue| issue.number).max().unwrap_or_default() + 1;
        let issue = Issue {
            project,
            number,
            title: change.title.unwrap_or_default(),
            status: change.status.unwrap_or(STATUSES[0]),
            labels: change.labels.unwrap_or_default(),
            assignee: change.assignee.after(None),
            updated: self.tick(),
            comments: Vec::new(),
        };
        let at = self.issues.partition_point(|other| (other.project, other.number) < (project, number));
        self.issues.insert(at, issue);
        &self.issues[at]
    }

    /// Changes an issue and gives it; none if there is no such issue. What is so already is no change.
    pub(super) fn update(&mut self, id: &str, change: Change) -> Option<&Issue> {
        let at = self.position(id)?;
        let old = &self.issues[at];
        let mut new = old.clone();
        new.title = change.title.unwrap_or(new.title);
        new.status = change.status.unwrap_or(new.status);
        new.labels = change.labels.unwrap_or(new.labels);
        new.assignee = change.assignee.after(old.assignee);
        let is_same = (&old.title, old.status, &old.labels, old.assignee) == (&new.title, new.status, &new.labels, new.assignee);
        if !is_same {
            new.updated = self.tick();
            self.issues[at] = new;
        }
        Some(&self.issues[at])
    }

    /// Adds a comment and gives it; none if there is no such issue.
    pub(super) fn comment(&mut self, id: &str, author: &'static str, body: String) -> Option<&Comment> {
        let at = self.position(id)?;
        let now = self.tick();
        let issue = &mut self.issues[at];
        issue.updated = now;
        issue.comments.push(Comment { author, body, created_at: timestamp(now) });
        issue.comments.last()
    }

    pub(super) fn issue(&self, id: &str) -> Option<&Issue> {
        self.position(id).map(|at| &self.issues[at])
    }

    /// Up to `limit` issues that come after the one with the id `after`, and whether there are more.
    pub(super) fn page(&self, filter: &Filter, after: Option<(&str, usize)>, limit: usize) -> (Vec<&Issue>, bool) {
        let mut hits = self
            .issues
            .iter()
            .filter(|issue| filter.takes(issue))
            .filter(|issue| after.is_none_or(|after| (issue.project, issue.number) > after));
        let page: Vec<_> = hits.by_ref().take(limit).collect();
        (page, hits.next().is_some())
    }

    /// Counts by project and status.
    pub(super) fn stats(&self) -> Value {
        let count = |filter: &dyn Fn(&Issue) -> bool| self.issues.iter().filter(|issue| filter(issue)).count();
        let by_status = |project: &str| -> Value {
            let of = |status: &&str| Value::from(count(&|issue| issue.project == project && issue.status == *status));
            STATUSES.iter().map(|status| ((*status).to_owned(), of(status))).collect()
        };
        json!({
            "issues": self.issues.len(),
            "unassigned": count(&|issue| issue.assignee.is_none()),
            "projects": PROJECTS.iter().map(|project| ((*project).to_owned(), by_status(project))).collect::<Value>(),
        })
    }

    fn position(&self, id: &str) -> Option<usize> {
        self.issues.iter().position(|issue| issue.id() == id)
    }

    fn tick(&mut self) -> usize {
        self.now += 1;
        self.now
    }
}

impl Issue {
    /// `CORE-12`.
    pub(super) fn id(&self) -> String {
        format!("{}-{}", self.project, self.number)
    }

    pub(super) fn to_json(&self) -> Value {
        json!({
            "id": self.id(),
            "title": self.title,
            "status": self.status,
            "labels": self.labels,
            "assignee": self.assignee,
            "project": self.project,
            "updatedAt": timestamp(self.updated),
        })
    }
}

impl Assignment {
    const fn after(self, before: Option<&'static str>) -> Option<&'static str> {
        match self {
            Self::Keep => before,
            Self::Nobody => None,
            Self::To(login) => Some(login),
        }
    }
}

impl Comment {
    pub(super) fn to_json(&self) -> Value {
        json!({ "author": self.author, "body": self.body, "createdAt": self.created_at })
    }
}

impl Filter {
    fn takes(&self, issue: &Issue) -> bool {
        self.project.is_none_or(|project| issue.project == project)
            && self.status.is_none_or(|status| issue.status == status)
            && self.label.is_none_or(|label| issue.labels.contains(&label))
            && self.assignee.is_none_or(|assignee| issue.assignee == Some(assignee))
    }
}

/// The time that is `minutes` after the start of tracker time, as RFC 3339.
pub(super) fn timestamp(minutes: usize) -> String {
    let minutes = minutes + START;
    let mut day = minutes / (24 * 60);
    let mut month = 0;
    while month < 11 && day >= MONTH_DAYS[month] {
        day -= MONTH_DAYS[month];
        month += 1;
    }
    format!("2026-{:02}-{:02}T{:02}:{:02}:00Z", month + 1, day + 1, minutes / 60 % 24, minutes % 60)
}

/// The projects, in the order of their issues.
pub(super) const PROJECTS: [&str; 3] = ["CORE", "DOCS", "WEB"];
/// What may be the status of an issue; new ones have the first.
pub(super) const STATUSES: [&str; 4] = ["open", "in_progress", "blocked", "done"];
pub(super) const LABELS: [&str; 7] = ["bug", "chore", "docs", "feature", "performance", "security", "ux"];

const MONTH_DAYS: [usize; 12] = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/// 2026-03-02 09:00, in minutes of the year.
const START: usize = (31 + 28 + 1) * 24 * 60 + 9 * 60;
