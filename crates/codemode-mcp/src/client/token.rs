//! Bearer tokens of servers behind a URL.

use std::{process::Stdio, time::Duration};

use tokio::{process::Command, time::timeout};

use super::Env;
use crate::{
    config::HttpAuth,
    error::{McpError, McpErrorKind},
    text,
};

/// The token of the server `name`, if it is configured to have one.
pub(super) async fn read(name: &str, auth: &HttpAuth, env: &Env, limit: Duration) -> Result<Option<String>, McpError> {
    let failed = |problem: String| {
        let place = format!("check `mcpServers.{name}.auth.command`");
        McpError::new(
            McpErrorKind::Configuration,
            &format!("MCP server `{name}` is not reached: the program that prints its token {problem}; {place}"),
        )
    };
    let command = match auth {
        HttpAuth::None => return Ok(None),
        HttpAuth::Token(token) => return Ok(Some(token.clone())),
        HttpAuth::Command(command) => command,
    };
    let (program, arguments) = command.split_first().ok_or_else(|| failed("is not named".into()))?;
    let mut command = Command::new(program);
    // It is a program of the person whose host this is, and often needs to know where it is.
    command.args(arguments).env_clear().envs(env.variables.iter().cloned());
    command.stdin(Stdio::null()).kill_on_drop(true);
    let output = timeout(limit, command.output()).await.map_err(|_| failed(format!("did not end within {} ms", limit.as_millis())))?;
    let output = output.map_err(|error| failed(format!("cannot be run ({error})")))?;
    if !output.status.success() {
        let words = text::one_line(&String::from_utf8_lossy(&output.stderr), MAX_WORDS);
        return Err(failed(format!("failed with {} ({words})", output.status)));
    }
    let token = String::from_utf8(output.stdout).unwrap_or_default().trim().to_owned();
    let is_token = !token.is_empty() && token.bytes().all(|byte| byte.is_ascii_graphic());
    if is_token { Ok(Some(token)) } else { Err(failed("printed no token: it has to be one word".into())) }
}

const MAX_WORDS: usize = 200;
