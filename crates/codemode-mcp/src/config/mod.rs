//! The `mcpServers` object of MCP clients: what to start or reach, and how.

mod fields;
mod path;

use std::{collections::BTreeMap, fmt, path::PathBuf, time::Duration};

use serde_json::Value;

use self::fields::Fields;

/// How to reach one server.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct ServerConfig {
    /// Where the server is.
    pub endpoint: Endpoint,
    /// How long one call may take; none means the default of [`McpServers`](crate::McpServers).
    pub call_timeout: Option<Duration>,
}

/// Where a server is.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Endpoint {
    /// Behind a URL, over streamable HTTP.
    Http(HttpConfig),
    /// In a child process, over its standard streams.
    Stdio(StdioConfig),
}

/// A server behind a URL.
#[derive(Clone, Eq, PartialEq)]
pub struct HttpConfig {
    /// Address of the MCP endpoint.
    pub url: String,
    /// Headers of every request, by name.
    pub headers: BTreeMap<String, String>,
}

/// A server in a child process.
#[derive(Clone, Eq, PartialEq)]
pub struct StdioConfig {
    /// Program, looked up in `PATH`.
    pub command: String,
    /// Its arguments.
    pub args: Vec<String>,
    /// Variables beside the few that every server gets.
    pub env: BTreeMap<String, String>,
    /// Directory in which it starts; none means the current one.
    pub cwd: Option<PathBuf>,
}

/// An entry is not one that can be used.
///
/// The text names the key by its path from the top, `mcpServers.tracker.comand`, and says what is expected there.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
#[error("`{}` {problem}", path::dotted(.path))]
pub struct ConfigError {
    path: Vec<String>,
    problem: String,
}

impl ConfigError {
    /// Keys from the top of the document to the one at fault, `mcpServers` first.
    #[must_use]
    pub fn path(&self) -> &[String] {
        &self.path
    }

    /// What is wrong with it, without its path.
    #[must_use]
    pub fn problem(&self) -> &str {
        &self.problem
    }
}

impl ServerConfig {
    /// A server in a child process.
    #[must_use]
    pub fn stdio(command: impl Into<String>, args: impl IntoIterator<Item = String>) -> Self {
        let (command, args) = (command.into(), args.into_iter().collect());
        Self { endpoint: Endpoint::Stdio(StdioConfig { command, args, env: BTreeMap::new(), cwd: None }), call_timeout: None }
    }

    /// A server behind a URL.
    #[must_use]
    pub fn http(url: impl Into<String>) -> Self {
        Self { endpoint: Endpoint::Http(HttpConfig { url: url.into(), headers: BTreeMap::new() }), call_timeout: None }
    }

    /// Reads one entry of `mcpServers`; `path` leads to it.
    ///
    /// # Errors
    ///
    /// The entry has an unknown key, a value of the wrong type, or does not say where the server is.
    pub fn parse(path: &[String], entry: &Value) -> Result<Self, ConfigError> {
        let fields = Fields::new(path, entry)?;
        fields.only(&KEYS)?;
        let is_http = match (fields.has("command"), fields.has("url")) {
            (true, true) => return Err(fields.problem("has both `command` and `url`; keep the one that says where the server is")),
            (false, false) => return Err(fields.problem("has neither `command` nor `url`; one must say where the server is")),
            (_, is_http) => is_http,
        };
        fields.transport(is_http)?;
        if is_http {
            fields.none_of(&STDIO_KEYS, "url")?;
        } else {
            fields.none_of(&HTTP_KEYS, "command")?;
        }
        let endpoint = if is_http {
            Endpoint::Http(HttpConfig { url: fields.url("url")?, headers: fields.headers("headers")? })
        } else {
            Endpoint::Stdio(StdioConfig {
                command: fields.text("command")?,
                args: fields.texts("args")?,
                env: fields.variables("env")?,
                cwd: fields.optional_text("cwd")?.map(PathBuf::from),
            })
        };
        Ok(Self { endpoint, call_timeout: fields.milliseconds("timeoutMs")? })
    }
}

/// Reads the `mcpServers` object.
///
/// # Errors
///
/// The first entry that cannot be used.
pub fn parse_servers(value: &Value) -> Result<BTreeMap<String, ServerConfig>, ConfigError> {
    let root = vec!["mcpServers".to_owned()];
    let Value::Object(entries) = value else {
        return Err(ConfigError { path: root, problem: format!("must be an object of servers by name, not {}", fields::kind(value)) });
    };
    let parse = |(name, entry): (&String, &Value)| {
        let path = [root.as_slice(), std::slice::from_ref(name)].concat();
        if name.trim().is_empty() {
            return Err(ConfigError { path, problem: "must have a name that is not blank".into() });
        }
        Ok((name.clone(), ServerConfig::parse(&path, entry)?))
    };
    entries.iter().map(parse).collect()
}

impl fmt::Debug for HttpConfig {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Headers carry tokens, and so may the URL: only the names are shown.
        f.debug_struct("HttpConfig").field("headers", &self.headers.keys().collect::<Vec<_>>()).finish_non_exhaustive()
    }
}

impl fmt::Debug for StdioConfig {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Variables and arguments carry tokens: only the names are shown.
        f.debug_struct("StdioConfig")
            .field("command", &self.command)
            .field("env", &self.env.keys().collect::<Vec<_>>())
            .field("cwd", &self.cwd)
            .finish_non_exhaustive()
    }
}

const KEYS: [&str; 8] = ["args", "command", "cwd", "env", "headers", "timeoutMs", "type", "url"];
const STDIO_KEYS: [&str; 3] = ["args", "cwd", "env"];
const HTTP_KEYS: [&str; 1] = ["headers"];
