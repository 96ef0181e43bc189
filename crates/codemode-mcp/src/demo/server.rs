//! The tracker as an MCP server.

use std::{
    borrow::Cow,
    sync::{Mutex, MutexGuard, PoisonError},
};

use rmcp::{
    ErrorData, RoleServer, ServerHandler,
    model::{
        CallToolRequestParams, CallToolResponse, CallToolResult, ContentBlock, GetPromptRequestParams, GetPromptResponse, GetPromptResult,
        Implementation, ListPromptsResult, ListResourcesResult, ListToolsResult, PaginatedRequestParams, Prompt, PromptArgument,
        PromptMessage, ReadResourceRequestParams, ReadResourceResponse, ReadResourceResult, Resource, ResourceContents, Role,
        ServerCapabilities, ServerConfig,
    },
    service::RequestContext,
};

use super::{
    tools,
    tracker::{PROJECTS, Tracker},
};

/// The server.
#[derive(Debug)]
pub(super) struct TrackerServer {
    /// Never held across an await.
    tracker: Mutex<Tracker>,
}

impl TrackerServer {
    pub(super) fn new() -> Self {
        Self { tracker: Mutex::new(Tracker::new()) }
    }

    fn tracker(&self) -> MutexGuard<'_, Tracker> {
        self.tracker.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl ServerHandler for TrackerServer {
    fn get_info(&self) -> ServerConfig {
        let capabilities = ServerCapabilities::builder().enable_tools().enable_resources().enable_prompts().build();
        ServerConfig::new(capabilities)
            .with_server_info(Implementation::new("codemode-demo-tracker", env!("CARGO_PKG_VERSION")).with_title("Issue tracker"))
            .with_instructions("A small issue tracker. Read tracker://guide for its rules.")
    }

    async fn list_tools(&self, _: Option<PaginatedRequestParams>, _: RequestContext<RoleServer>) -> Result<ListToolsResult, ErrorData> {
        Ok(ListToolsResult::with_all_items(tools::all()))
    }

    async fn call_tool(&self, params: CallToolRequestParams, _: RequestContext<RoleServer>) -> Result<CallToolResponse, ErrorData> {
        let Some(outcome) = tools::call(&mut self.tracker(), &params.name, params.arguments.unwrap_or_default()) else {
            return Err(ErrorData::invalid_params(format!("there is no tool `{}`", params.name), None));
        };
        let result = match outcome {
            // `structured` adds a text block with the same JSON.
            Ok(value) => CallToolResult::structured(value),
            Err(problem) => CallToolResult::error(vec![ContentBlock::text(problem)]),
        };
        Ok(result.into())
    }

    async fn list_resources(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListResourcesResult, ErrorData> {
        let guide =
            Resource::new(GUIDE_URI, "guide").with_title("Guide").with_description("The rules of the tracker.").with_mime_type(MARKDOWN);
        let stats = Resource::new(STATS_URI, "stats")
            .with_title("Statistics")
            .with_description("Issues by project and status.")
            .with_mime_type(JSON);
        Ok(ListResourcesResult::with_all_items(vec![guide, stats]))
    }

    async fn read_resource(
        &self,
        params: ReadResourceRequestParams,
        _: RequestContext<RoleServer>,
    ) -> Result<ReadResourceResponse, ErrorData> {
        let (text, kind) = match params.uri.as_str() {
            GUIDE_URI => (Cow::Borrowed(GUIDE), MARKDOWN),
            STATS_URI => (Cow::Owned(self.tracker().stats().to_string()), JSON),
            _ => return Err(ErrorData::resource_not_found(format!("there is no such resource; known are {GUIDE_URI}, {STATS_URI}"), None)),
        };
        Ok(ReadResourceResult::new(vec![ResourceContents::text(text, params.uri).with_mime_type(kind)]).into())
    }

    async fn list_prompts(&self, _: Option<PaginatedRequestParams>, _: RequestContext<RoleServer>) -> Result<ListPromptsResult, ErrorData> {
        let project = PromptArgument::new("project").with_description("CORE, DOCS or WEB").with_required(true);
        let triage = Prompt::new("triage", Some("Go through the open issues of a project."), Some(vec![project])).with_title("Triage");
        Ok(ListPromptsResult::with_all_items(vec![triage]))
    }

    async fn get_prompt(&self, params: GetPromptRequestParams, _: RequestContext<RoleServer>) -> Result<GetPromptResponse, ErrorData> {
        if params.name != "triage" {
            return Err(ErrorData::invalid_params(format!("there is no prompt `{}`; known is triage", params.name), None));
        }
        let given = params.arguments.as_ref().and_then(|arguments| arguments.get("project")).and_then(serde_json::Value::as_str);
        let Some(project) = PROJECTS.iter().find(|known| Some(**known) == given) else {
            return Err(ErrorData::invalid_params(format!("`project` must be one of {}", PROJECTS.join(", ")), None));
        };
        let text = format!(
            "List the open issues of project {project} that nobody has. For each, read its comments, then propose a label, an assignee \
             and whether it blocks a release. Change nothing before I agree."
        );
        let message = PromptMessage::new_text(Role::User, text);
        Ok(GetPromptResult::new(vec![message]).with_description(format!("Triage of {project}")).into())
    }
}

const GUIDE: &str = "# Issue tracker

Projects are CORE, DOCS and WEB; ids look like CORE-12. An issue is `open`, `in_progress`, `blocked` or `done`, has any
number of labels and at most one assignee.

- `list_issues` gives pages; go on with `nextCursor`.
- `update_issue` replaces labels as a whole, and `assignee: null` frees an issue.
- Everything is in memory and as before after a restart.
";
const GUIDE_URI: &str = "tracker://guide";
const JSON: &str = "application/json";
const MARKDOWN: &str = "text/markdown";
const STATS_URI: &str = "tracker://stats";
