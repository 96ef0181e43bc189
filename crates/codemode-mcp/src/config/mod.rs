//! The `mcpServers` object of MCP clients: what to start or reach, and how.

#[cfg(feature = "client")]
mod expand;
mod fields;
mod filter;
mod path;
mod schema;

use std::{collections::BTreeMap, fmt, path::PathBuf, time::Duration};

use serde_json::Value;

#[cfg(feature = "client")]
pub(crate) use self::expand::ExpandError;
use self::fields::Fields;
pub use self::{filter::ToolFilter, schema::schema};

/// How to reach one server.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct ServerConfig {
    /// Where the server is.
    pub endpoint: Endpoint,
    /// How long one call may take; none means the default of [`McpServers`](crate::McpServers).
    pub call_timeout: Option<Duration>,
    /// When it is started.
    pub start: Start,
    /// How long it may be without a call before it is stopped, zero for ever; none means the default of
    /// [`McpServers`](crate::McpServers).
    pub idle_timeout: Option<Duration>,
    /// Whether it is left out.
    pub disabled: bool,
    /// Which of its tools are there.
    pub tools: ToolFilter,
    /// Whether what it says of itself is taken for true.
    pub trust: bool,
}

/// When a server is started.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum Start {
    /// By the first call to it, or to list its tools when they are not known.
    #[default]
    Lazy,
    /// At once, and kept running.
    Eager,
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
    /// Whether it is known to speak the older transport only.
    pub sse: bool,
    /// Where its bearer token comes from.
    pub auth: HttpAuth,
}

/// Where the bearer token of a server comes from.
#[derive(Clone, Default, Eq, PartialEq)]
pub enum HttpAuth {
    /// There is none.
    #[default]
    None,
    /// It is this one.
    Token(String),
    /// A program, with its arguments, prints it.
    Command(Vec<String>),
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
        Self::at(Endpoint::Stdio(StdioConfig { command, args, env: BTreeMap::new(), cwd: None }))
    }

    /// A server behind a URL.
    #[must_use]
    pub fn http(url: impl Into<String>) -> Self {
        let (headers, auth) = (BTreeMap::new(), HttpAuth::None);
        Self::at(Endpoint::Http(HttpConfig { url: url.into(), headers, sse: false, auth }))
    }

    /// A server at an endpoint, with nothing else said of it.
    #[must_use]
    pub fn at(endpoint: Endpoint) -> Self {
        Self {
            endpoint,
            call_timeout: None,
            start: Start::default(),
            idle_timeout: None,
            disabled: false,
            tools: ToolFilter::default(),
            trust: false,
        }
    }

    /// A digest of where the server is, with variables as they are named. Two servers with one digest are the same.
    #[cfg(feature = "client")]
    pub(crate) fn identity(&self) -> String {
        let mut parts: Vec<&str> = Vec::new();
        let cwd;
        match &self.endpoint {
            Endpoint::Stdio(StdioConfig { command, args, env, cwd: folder }) => {
                cwd = folder.as_ref().map(|folder| folder.to_string_lossy()).unwrap_or_default();
                parts.extend(["stdio", command, &cwd]);
                parts.extend(args.iter().map(String::as_str));
                parts.extend(env.iter().flat_map(|(key, value)| ["env", key, value]));
            }
            Endpoint::Http(HttpConfig { url, headers, auth, .. }) => {
                parts.extend(["http", url]);
                parts.extend(headers.iter().flat_map(|(key, value)| [key.as_str(), value]));
                match auth {
                    HttpAuth::None => {}
                    HttpAuth::Token(token) => parts.extend(["token", token]),
                    HttpAuth::Command(command) => parts.extend(command.iter().map(String::as_str)),
                }
            }
        }
        digest(parts)
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
        let sse = fields.transport(is_http)?;
        if is_http {
            fields.none_of(&STDIO_KEYS, "url")?;
        } else {
            fields.none_of(&HTTP_KEYS, "command")?;
        }
        let endpoint = if is_http {
            let auth = fields.part("auth", auth)?.unwrap_or_default();
            Endpoint::Http(HttpConfig { url: fields.url("url")?, headers: fields.headers("headers")?, sse, auth })
        } else {
            Endpoint::Stdio(StdioConfig {
                command: fields.text("command")?,
                args: fields.texts("args")?,
                env: fields.variables("env")?,
                cwd: fields.optional_text("cwd")?.map(PathBuf::from),
            })
        };
        Ok(Self {
            call_timeout: fields.milliseconds("timeoutMs", 1)?,
            start: fields.choice("start", &[("lazy", Start::Lazy), ("eager", Start::Eager)])?.unwrap_or_default(),
            idle_timeout: fields.milliseconds("idleTimeoutMs", 0)?,
            disabled: fields.flag("disabled")?,
            tools: fields.part("tools", tool_filter)?.unwrap_or_default(),
            trust: fields.flag("trust")?,
            ..Self::at(endpoint)
        })
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

impl fmt::Debug for HttpAuth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::None => "None",
            Self::Token(_) => "Token",
            Self::Command(_) => "Command",
        })
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

/// A digest of texts, in hexadecimal.
#[cfg(feature = "client")]
pub(crate) fn digest<'a>(parts: impl IntoIterator<Item = &'a str>) -> String {
    use sha2::{Digest, Sha256};

    let mut hash = Sha256::new();
    for part in parts {
        // With its length, so that no two lists have one text.
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part);
    }
    hash.finalize().iter().fold(String::new(), |text, byte| text + &format!("{byte:02x}"))
}

fn tool_filter(fields: &Fields<'_>) -> Result<ToolFilter, ConfigError> {
    fields.only(&["allow", "deny"])?;
    let allow = fields.has("allow").then(|| fields.texts("allow")).transpose()?;
    Ok(ToolFilter { allow, deny: fields.texts("deny")? })
}

fn auth(fields: &Fields<'_>) -> Result<HttpAuth, ConfigError> {
    fields.only(&["command", "token"])?;
    match (fields.has("token"), fields.has("command")) {
        (true, false) => Ok(HttpAuth::Token(fields.text("token")?)),
        (false, true) => {
            let command = fields.texts("command")?;
            if command.first().is_none_or(|program| program.trim().is_empty()) {
                return Err(fields.problem_at(&["command"], "must begin with a program".into()));
            }
            Ok(HttpAuth::Command(command))
        }
        _ => Err(fields.problem("must have one of `token` and `command`")),
    }
}

const KEYS: [&str; 14] = [
    "args",
    "auth",
    "command",
    "cwd",
    "disabled",
    "env",
    "headers",
    "idleTimeoutMs",
    "start",
    "timeoutMs",
    "tools",
    "trust",
    "type",
    "url",
];
const STDIO_KEYS: [&str; 3] = ["args", "cwd", "env"];
const HTTP_KEYS: [&str; 2] = ["auth", "headers"];
