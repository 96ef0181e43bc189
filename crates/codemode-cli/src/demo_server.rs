//! `codemode demo-server`.

use crate::exit::End;

/// Serves the demo issue tracker until the client hangs up.
pub(crate) async fn serve() -> anyhow::Result<End> {
    codemode::mcp::demo::serve_stdio().await?;
    Ok(End::Completed)
}
