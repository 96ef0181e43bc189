//! The tools of the tracker: how they are described, and what they do.

use std::sync::Arc;

use rmcp::model::{Tool, ToolAnnotations};
use serde_json::{Map, Value, json};

use super::{
    arguments::Arguments,
    seed::USERS,
    tracker::{Assignment, Change, Comment, Filter, Issue, LABELS, PROJECTS, STATUSES, Tracker},
};

/// The tools, as clients see them.
pub(super) fn all() -> Vec<Tool> {
    let reads = ToolAnnotations::new().read_only(true).destructive(false).idempotent(true).open_world(false);
    let adds = ToolAnnotations::new().read_only(false).destructive(false).idempotent(false).open_world(false);
    let overwrites = ToolAnnotations::new().read_only(false).destructive(true).idempotent(true).open_world(false);
    let id = json!({ "type": "string", "description": "Id of the issue, such as CORE-12", "pattern": "^[A-Z]+-[0-9]+$" });
    let labels = json!({ "type": "array", "items": { "type": "string", "enum": LABELS }, "uniqueItems": true });
    vec![
        tool(
            "list_issues",
            "List issues",
            "List issues by project and number, one page at a time. Filters are combined; give `nextCursor` back as `cursor` to go on.",
            &reads,
            &json!({
                "project": { "type": "string", "enum": PROJECTS, "description": "Only issues of this project" },
                "status": { "type": "string", "enum": STATUSES, "description": "Only issues with this status" },
                "label": { "type": "string", "enum": LABELS, "description": "Only issues with this label" },
                "assignee": { "type": "string", "enum": logins(), "description": "Only issues of this person" },
                "cursor": { "type": "string", "description": "`nextCursor` of the page before" },
                "limit": { "type": "integer", "minimum": 1, "maximum": MAX_PAGE, "default": PAGE, "description": "Most issues on a page" },
            }),
            &[],
            closed(&json!({ "issues": { "type": "array", "items": issue_schema() }, "nextCursor": { "type": "string" } }), &["issues"]),
        ),
        tool(
            "get_issue",
            "Get issue",
            "Get one issue with its comments.",
            &reads,
            &json!({ "id": id }),
            &["id"],
            closed(&json!({ "issue": issue_schema(), "comments": { "type": "array", "items": comment_schema() } }), &["issue", "comments"]),
        ),
        tool(
            "create_issue",
            "Create issue",
            "Create an issue. It gets the next number of its project and the status `open`.",
            &adds,
            &json!({
                "project": { "type": "string", "enum": PROJECTS, "description": "Project of the issue" },
                "title": { "type": "string", "minLength": 1, "description": "One line that says what is wrong or wanted" },
                "labels": labels,
                "assignee": { "type": "string", "enum": logins() },
            }),
            &["project", "title"],
            closed(&json!({ "issue": issue_schema() }), &["issue"]),
        ),
        tool(
            "update_issue",
            "Update issue",
            "Change status, assignee, labels or title of an issue; what is not given stays. Labels are replaced as a whole.",
            &overwrites,
            &json!({
                "id": id,
                "status": { "type": "string", "enum": STATUSES },
                "assignee": { "type": ["string", "null"], "enum": logins().into_iter().map(Value::from).chain([Value::Null]).collect::<Vec<_>>(), "description": "Login, or null for nobody" },
                "labels": labels,
                "title": { "type": "string", "minLength": 1 },
            }),
            &["id"],
            closed(&json!({ "issue": issue_schema() }), &["issue"]),
        ),
        tool(
            "add_comment",
            "Add comment",
            "Add a comment to an issue.",
            &adds,
            &json!({
                "id": id,
                "body": { "type": "string", "minLength": 1, "description": "Text of the comment" },
                "author": { "type": "string", "enum": logins(), "default": USERS[0].0, "description": "Who says it" },
            }),
            &["id", "body"],
            closed(&json!({ "comment": comment_schema() }), &["comment"]),
        ),
        tool(
            "list_comments",
            "List comments",
            "List the comments of an issue, oldest first.",
            &reads,
            &json!({ "id": id }),
            &["id"],
            closed(&json!({ "comments": { "type": "array", "items": comment_schema() } }), &["comments"]),
        ),
        tool(
            "list_users",
            "List users",
            "List the people of the tracker.",
            &reads,
            &json!({}),
            &[],
            closed(
                &json!({ "users": { "type": "array", "items": {
                    "type": "object",
                    "properties": { "login": { "type": "string" }, "name": { "type": "string" } },
                    "required": ["login", "name"],
                    "additionalProperties": false,
                } } }),
                &["users"],
            ),
        ),
    ]
}

/// What the tool gives; none if there is no such tool. The error is for the caller to read.
pub(super) fn call(tracker: &mut Tracker, name: &str, arguments: Map<String, Value>) -> Option<Result<Value, String>> {
    let run = match name {
        "list_issues" => list_issues,
        "get_issue" => get_issue,
        "create_issue" => create_issue,
        "update_issue" => update_issue,
        "add_comment" => add_comment,
        "list_comments" => list_comments,
        "list_users" => list_users,
        _ => return None,
    };
    let tool = all().into_iter().find(|tool| tool.name == name)?;
    let known = tool.input_schema.get("properties").and_then(Value::as_object).cloned().unwrap_or_default();
    Some(Arguments::new(arguments, &known).and_then(|arguments| run(tracker, &arguments)))
}

fn list_issues(tracker: &mut Tracker, arguments: &Arguments) -> Result<Value, String> {
    let filter = Filter {
        project: arguments.choice("project", &PROJECTS)?,
        status: arguments.choice("status", &STATUSES)?,
        label: arguments.choice("label", &LABELS)?,
        assignee: arguments.choice("assignee", &logins())?,
    };
    let cursor = arguments.optional_text("cursor")?;
    let after = cursor.as_deref().map(read_cursor).transpose()?;
    let limit = arguments.count("limit", PAGE, MAX_PAGE)?;
    let (issues, has_more) = tracker.page(&filter, after, limit);
    let mut page = json!({ "issues": issues.iter().map(|issue| issue.to_json()).collect::<Vec<_>>() });
    if let Some(last) = issues.last().filter(|_| has_more) {
        page["nextCursor"] = cursor_after(last).into();
    }
    Ok(page)
}

fn get_issue(tracker: &mut Tracker, arguments: &Arguments) -> Result<Value, String> {
    let id = arguments.text("id")?;
    let issue = tracker.issue(&id).ok_or_else(|| unknown_issue(&id))?;
    Ok(json!({ "issue": issue.to_json(), "comments": issue.comments.iter().map(Comment::to_json).collect::<Vec<_>>() }))
}

fn create_issue(tracker: &mut Tracker, arguments: &Arguments) -> Result<Value, String> {
    let Some(project) = arguments.choice("project", &PROJECTS)? else {
        return Err(format!("argument `project` is required; it must be one of {}", PROJECTS.join(", ")));
    };
    let change = Change {
        title: Some(arguments.text("title")?),
        status: None,
        labels: arguments.choices("labels", &LABELS)?,
        assignee: arguments.choice("assignee", &logins())?.map_or(Assignment::Keep, Assignment::To),
    };
    Ok(json!({ "issue": tracker.create(project, change).to_json() }))
}

fn update_issue(tracker: &mut Tracker, arguments: &Arguments) -> Result<Value, String> {
    let id = arguments.text("id")?;
    if !["status", "assignee", "labels", "title"].iter().any(|name| arguments.has(name)) {
        return Err("nothing to change; give at least one of status, assignee, labels, title".into());
    }
    let change = Change {
        title: arguments.optional_text("title")?,
        status: arguments.choice("status", &STATUSES)?,
        labels: arguments.choices("labels", &LABELS)?,
        assignee: if arguments.is_null("assignee") {
            Assignment::Nobody
        } else {
            arguments.choice("assignee", &logins())?.map_or(Assignment::Keep, Assignment::To)
        },
    };
    let issue = tracker.update(&id, change).ok_or_else(|| unknown_issue(&id))?;
    Ok(json!({ "issue": issue.to_json() }))
}

fn add_comment(tracker: &mut Tracker, arguments: &Arguments) -> Result<Value, String> {
    let (id, body) = (arguments.text("id")?, arguments.text("body")?);
    let author = arguments.choice("author", &logins())?.unwrap_or(USERS[0].0);
    let comment = tracker.comment(&id, author, body).ok_or_else(|| unknown_issue(&id))?;
    Ok(json!({ "comment": comment.to_json() }))
}

fn list_comments(tracker: &mut Tracker, arguments: &Arguments) -> Result<Value, String> {
    let id = arguments.text("id")?;
    let issue = tracker.issue(&id).ok_or_else(|| unknown_issue(&id))?;
    Ok(json!({ "comments": issue.comments.iter().map(Comment::to_json).collect::<Vec<_>>() }))
}

#[expect(clippy::unnecessary_wraps, reason = "it is called as the others are, which can fail")]
fn list_users(_: &mut Tracker, _: &Arguments) -> Result<Value, String> {
    Ok(json!({ "users": USERS.map(|(login, name)| json!({ "login": login, "name": name })) }))
}

fn tool(
    name: &'static str,
    title: &str,
    description: &'static str,
    annotations: &ToolAnnotations,
    properties: &Value,
    required: &[&str],
    output: Value,
) -> Tool {
    Tool::new(name, description, object(closed(properties, required)))
        .with_title(title)
        .with_annotations(annotations.clone())
        .with_raw_output_schema(object(output))
}

/// A closed object.
fn closed(properties: &Value, required: &[&str]) -> Value {
    let mut schema = json!({ "type": "object", "properties": properties, "additionalProperties": false });
    if !required.is_empty() {
        schema["required"] = json!(required);
    }
    schema
}

fn object(schema: Value) -> Arc<Map<String, Value>> {
    match schema {
        Value::Object(schema) => Arc::new(schema),
        _ => Arc::default(),
    }
}

fn issue_schema() -> Value {
    let properties = json!({
        "id": { "type": "string" },
        "title": { "type": "string" },
        "status": { "type": "string", "enum": STATUSES },
        "labels": { "type": "array", "items": { "type": "string", "enum": LABELS } },
        "assignee": { "type": ["string", "null"] },
        "project": { "type": "string", "enum": PROJECTS },
        "updatedAt": { "type": "string", "format": "date-time" },
    });
    closed(&properties, &["id", "title", "status", "labels", "assignee", "project", "updatedAt"])
}

fn comment_schema() -> Value {
    let properties = json!({
        "author": { "type": "string" }, "body": { "type": "string" }, "createdAt": { "type": "string", "format": "date-time" },
    });
    closed(&properties, &["author", "body", "createdAt"])
}

fn logins() -> [&'static str; USERS.len()] {
    USERS.map(|(login, _)| login)
}

fn unknown_issue(id: &str) -> String {
    format!("there is no issue `{id}`; ids look like CORE-12, and list_issues gives those that exist")
}

/// The cursor of the page that follows `last`. Hexadecimal, so that nobody is tempted to make one up.
fn cursor_after(last: &Issue) -> String {
    last.id().bytes().fold(String::new(), |digits, byte| format!("{digits}{byte:02x}"))
}

fn read_cursor(cursor: &str) -> Result<(&'static str, usize), String> {
    let digits: Option<Vec<u8>> =
        (0..cursor.len()).step_by(2).map(|at| cursor.get(at..at + 2).and_then(|pair| u8::from_str_radix(pair, 16).ok())).collect();
    let id = digits.and_then(|bytes| String::from_utf8(bytes).ok());
    let parts = id.as_deref().and_then(|id| id.split_once('-'));
    let after = parts.and_then(|(project, number)| {
        let project = PROJECTS.iter().find(|known| **known == project)?;
        Some((*project, number.parse().ok()?))
    });
    after.ok_or_else(|| "`cursor` is not one that list_issues gave; leave it out to start anew".into())
}

const PAGE: usize = 20;
const MAX_PAGE: usize = 50;
