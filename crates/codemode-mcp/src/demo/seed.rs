//! What the tracker holds at first.

use super::tracker::{Comment, Issue, PROJECTS, STATUSES, timestamp};

/// People of the tracker: login and name.
pub(super) const USERS: [(&str, &str); 5] =
    [("ada", "Ada Okafor"), ("bo", "Bo Lindqvist"), ("chen", "Chen Wei"), ("dara", "Dara Murphy"), ("emil", "Emil Novak")];

/// The issues, by project and number. Status, people and times follow from the position, so that every filter has hits.
pub(super) fn issues() -> Vec<Issue> {
    let mut issues = Vec::new();
    for (project, titles) in PROJECTS.iter().zip([&CORE[..], &DOCS[..], &WEB[..]]) {
        for (at, (title, labels)) in titles.iter().enumerate() {
            let position = issues.len();
            issues.push(Issue {
                project,
                number: at + 1,
                title: (*title).to_owned(),
                status: STATUSES[position * 7 % STATUSES.len()],
                labels: labels.to_vec(),
                assignee: (position % 6 < USERS.len()).then(|| USERS[position % 6].0),
                updated: position * 1_337,
                comments: comments(position),
            });
        }
    }
    issues
}

fn comments(position: usize) -> Vec<Comment> {
    let count = position % 4;
    let comment = |at: usize| Comment {
        author: USERS[(position + at) % USERS.len()].0,
        body: REMARKS[(position * 3 + at) % REMARKS.len()].to_owned(),
        created_at: timestamp(position * 1_337 - (count - at) * 60),
    };
    (0..count).map(comment).collect()
}

const REMARKS: [&str; 7] = [
    "I can reproduce this on the main branch.",
    "Seen twice this week; logs are attached to the ticket of the customer.",
    "Needs a decision before anybody starts.",
    "A first patch is up for review.",
    "Happens only when two requests arrive at once.",
    "Could we split this into smaller pieces?",
    "Not urgent, but people ask for it every month.",
];
const CORE: [(&str, &[&str]); 16] = [
    ("Crash when the queue is empty at shutdown", &["bug"]),
    ("Retry failed jobs with backoff", &["feature"]),
    ("Scheduler drops a job when the clock jumps", &["bug"]),
    ("Index rebuild takes an hour on large accounts", &["performance"]),
    ("Token is written to the debug log", &["bug", "security"]),
    ("Support webhooks with signed payloads", &["feature", "security"]),
    ("Deadlock between importer and cleaner", &["bug"]),
    ("Cache hit rate fell after the last release", &["performance"]),
    ("Time zones are ignored in recurring jobs", &["bug"]),
    ("Bulk API for updates", &["feature", "performance"]),
    ("Rate limit is counted per connection, not per key", &["bug", "security"]),
    ("Replace the hand-written parser of filters", &["chore"]),
    ("Audit trail for permission changes", &["feature", "security"]),
    ("Memory grows with every reconnect", &["bug", "performance"]),
    ("Upgrade the database driver", &["chore"]),
    ("Export as CSV loses line breaks", &["bug"]),
];
const DOCS: [(&str, &[&str]); 10] = [
    ("Getting started guide skips the login step", &["docs"]),
    ("Document the limits of the API", &["docs"]),
    ("Broken links in the migration guide", &["docs", "bug"]),
    ("Explain how webhooks are signed", &["docs", "security"]),
    ("Add a page on backups", &["docs"]),
    ("Examples use a removed option", &["docs", "bug"]),
    ("Translate the quick start", &["docs", "feature"]),
    ("Search does not find error codes", &["docs", "bug"]),
    ("Describe what counts against the quota", &["docs"]),
    ("Check code samples in continuous integration", &["docs", "chore"]),
];
const WEB: [(&str, &[&str]); 14] = [
    ("Login page loops when cookies are blocked", &["bug"]),
    ("Dark mode", &["feature", "ux"]),
    ("Board is slow with more than 500 cards", &["performance", "ux"]),
    ("Keyboard shortcuts for triage", &["feature", "ux"]),
    ("Attachment preview runs scripts of SVG files", &["bug", "security"]),
    ("Labels are cut off on small screens", &["bug", "ux"]),
    ("Undo for bulk edits", &["feature", "ux"]),
    ("Session is not renewed while typing", &["bug"]),
    ("Screen readers skip the comment form", &["bug", "ux"]),
    ("Show who else is editing", &["feature"]),
    ("Bundle size doubled", &["performance"]),
    ("Remember filters between visits", &["feature", "ux"]),
    ("Notifications arrive twice", &["bug"]),
    ("Remove the old settings page", &["chore"]),
];
