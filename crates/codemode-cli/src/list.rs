//! `codemode tools`.

use anyhow::Context;
use serde_json::json;

use crate::{
    args::ToolsArgs,
    exit::End,
    plan::{self, Tools},
    render,
};

/// Prints every tool that a script can call, and says which servers are missing.
pub(crate) async fn tools(args: ToolsArgs) -> anyhow::Result<End> {
    let Tools { builder, servers, .. } = plan::tools(args.catalog)?;
    if let (Some(servers), true) = (&servers, args.refresh) {
        // What goes wrong shows again when they are listed, or is no loss.
        servers.refresh().await;
    }
    let session = builder.build().await?;
    if let Some(servers) = servers {
        servers.shutdown().await;
    }
    let catalog = session.catalog();
    let view = catalog.guest_view();
    let members = view.namespaces.iter().flat_map(|namespace| namespace.members.iter().map(|member| &member.tool));
    let tools: Vec<_> = view.tools.iter().chain(members).collect();
    let width = tools.iter().map(|tool| tool.callable_name.chars().count()).max().unwrap_or_default();
    for tool in tools {
        let line = if args.json {
            json!({ "name": tool.callable_name, "source": tool.source, "tool": tool.tool_name, "description": tool.description })
                .to_string()
        } else {
            let summary = tool.description.lines().map(str::trim).find(|line| !line.is_empty()).unwrap_or_default();
            let summary: String = render::printable(summary).chars().take(SUMMARY_CHARS).collect();
            format!("{:width$}  {summary}", tool.callable_name).trim_end().to_owned()
        };
        match render::data(&line) {
            Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => return Ok(End::Completed),
            printed => printed.context("cannot write to standard output")?,
        }
    }
    plan::warn(&catalog);
    Ok(if catalog.problems().is_empty() { End::Completed } else { End::CellFailed })
}

const SUMMARY_CHARS: usize = 100;
