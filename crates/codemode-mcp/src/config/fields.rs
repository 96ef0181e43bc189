//! The keys of one entry, read one by one into checked values.

use std::{collections::BTreeMap, time::Duration};

use serde_json::{Map, Value};

use super::ConfigError;

/// One entry and the path to it.
pub(super) struct Fields<'a> {
    path: &'a [String],
    entry: &'a Map<String, Value>,
}

impl<'a> Fields<'a> {
    pub(super) fn new(path: &'a [String], entry: &'a Value) -> Result<Self, ConfigError> {
        match entry {
            Value::Object(entry) => Ok(Self { path, entry }),
            other => Err(ConfigError { path: path.to_vec(), problem: format!("must be an object, not {}", kind(other)) }),
        }
    }

    pub(super) fn has(&self, key: &str) -> bool {
        self.entry.contains_key(key)
    }

    /// Refuses the first key that is not among `known`, with the nearest that is.
    pub(super) fn only(&self, known: &[&str]) -> Result<(), ConfigError> {
        let Some(key) = self.entry.keys().find(|key| !known.contains(&key.as_str())) else {
            return Ok(());
        };
        let folded = key.to_lowercase();
        let nearest = known
            .iter()
            .map(|known| (strsim::damerau_levenshtein(&folded, &known.to_lowercase()), *known))
            .filter(|(distance, known)| *distance * 3 <= known.len().max(3))
            .min();
        let help = match nearest {
            Some((_, known)) => format!("did you mean `{known}`?"),
            None => format!("known are {}", list(known)),
        };
        Err(self.problem_at(&[key], format!("is not a known key; {help}")))
    }

    /// Refuses keys that make sense only beside another way to reach a server.
    pub(super) fn none_of(&self, keys: &[&str], here: &str) -> Result<(), ConfigError> {
        match keys.iter().find(|key| self.has(key)) {
            Some(key) => Err(self.problem_at(&[key], format!("has no meaning for a server with `{here}`; remove it"))),
            None => Ok(()),
        }
    }

    /// Checks `type` against the way in which the server is reached; whether it is the older HTTP transport.
    pub(super) fn transport(&self, is_http: bool) -> Result<bool, ConfigError> {
        let Some(kind) = self.optional_text("type")? else {
            return Ok(false);
        };
        let problem = match (kind.as_str(), is_http) {
            ("stdio", false) | ("http" | "streamable-http" | "sse", true) => return Ok(kind == "sse"),
            ("stdio", true) => "is \"stdio\", but the server has a `url`; give it a `command`, or use \"http\"".into(),
            ("http" | "streamable-http" | "sse", false) => {
                format!("is {kind:?}, but the server has a `command`; give it a `url`, or use \"stdio\"")
            }
            _ => "must be one of \"http\", \"sse\", \"stdio\", \"streamable-http\"".into(),
        };
        Err(self.problem_at(&["type"], problem))
    }

    pub(super) fn text(&self, key: &str) -> Result<String, ConfigError> {
        match self.optional_text(key)? {
            Some(text) => Ok(text),
            None => Err(self.problem_at(&[key], "must be a string".into())),
        }
    }

    pub(super) fn optional_text(&self, key: &str) -> Result<Option<String>, ConfigError> {
        match self.entry.get(key) {
            None => Ok(None),
            Some(Value::String(text)) if text.trim().is_empty() => Err(self.problem_at(&[key], "must not be blank".into())),
            Some(Value::String(text)) if text.contains('\0') => Err(self.problem_at(&[key], "must not contain NUL".into())),
            Some(Value::String(text)) => Ok(Some(text.clone())),
            Some(other) => Err(self.problem_at(&[key], format!("must be a string, not {}", kind(other)))),
        }
    }

    pub(super) fn texts(&self, key: &str) -> Result<Vec<String>, ConfigError> {
        let items = match self.entry.get(key) {
            None => return Ok(Vec::new()),
            Some(Value::Array(items)) => items,
            Some(other) => return Err(self.problem_at(&[key], format!("must be an array of strings, not {}", kind(other)))),
        };
        let text = |(at, item): (usize, &Value)| match item {
            Value::String(text) if !text.contains('\0') => Ok(text.clone()),
            Value::String(_) => Err(self.problem_at(&[key, &at.to_string()], "must not contain NUL".into())),
            other => Err(self.problem_at(&[key, &at.to_string()], format!("must be a string, not {}", kind(other)))),
        };
        items.iter().enumerate().map(text).collect()
    }

    pub(super) fn variables(&self, key: &str) -> Result<BTreeMap<String, String>, ConfigError> {
        self.strings(key, |name, value| {
            if name.is_empty() || name.contains(['=', '\0']) || value.contains('\0') {
                return Err("is not an environment variable: no name is empty or has `=`, and NUL is nowhere allowed".into());
            }
            Ok(())
        })
    }

    pub(super) fn headers(&self, key: &str) -> Result<BTreeMap<String, String>, ConfigError> {
        self.strings(key, |name, value| {
            let is_name = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"!#$%&'*+-.^_`|~".contains(&byte));
            if !is_name {
                return Err("is not the name of a header".into());
            }
            if RESERVED_HEADERS.iter().any(|reserved| name.eq_ignore_ascii_case(reserved)) {
                return Err("is a header that the protocol sets itself; remove it".into());
            }
            if !value.bytes().all(|byte| byte == b'\t' || (b' '..=b'~').contains(&byte)) {
                return Err("must be the value of a header: printable ASCII on one line".into());
            }
            Ok(())
        })
    }

    pub(super) fn url(&self, key: &str) -> Result<String, ConfigError> {
        let url = self.text(key)?;
        // What the whole of it is shows when the variables are known.
        if url.contains("${") {
            return Ok(url);
        }
        let problem = match reach(&url) {
            Some(_) if url.contains(char::is_whitespace) => "must not contain blanks",
            Some(host) if !host.is_empty() => return Ok(url),
            _ => "must be a URL that starts with http:// or https:// and names a host",
        };
        Err(self.problem_at(&[key], problem.into()))
    }

    /// The part of the entry below a key.
    pub(super) fn part<T>(&self, key: &str, read: impl Fn(&Fields<'_>) -> Result<T, ConfigError>) -> Result<Option<T>, ConfigError> {
        let Some(entry) = self.entry.get(key) else { return Ok(None) };
        let path: Vec<String> = self.path.iter().cloned().chain([key.to_owned()]).collect();
        read(&Fields::new(&path, entry)?).map(Some)
    }

    pub(super) fn flag(&self, key: &str) -> Result<bool, ConfigError> {
        match self.entry.get(key) {
            None => Ok(false),
            Some(Value::Bool(flag)) => Ok(*flag),
            Some(other) => Err(self.problem_at(&[key], format!("must be true or false, not {}", kind(other)))),
        }
    }

    /// The meaning of one of a few words.
    pub(super) fn choice<T: Copy>(&self, key: &str, words: &[(&str, T)]) -> Result<Option<T>, ConfigError> {
        let Some(value) = self.entry.get(key) else { return Ok(None) };
        let found = words.iter().find(|(word, _)| value == *word).map(|(_, meaning)| *meaning);
        found.map(Some).ok_or_else(|| {
            let words: Vec<String> = words.iter().map(|(word, _)| format!("{word:?}")).collect();
            self.problem_at(&[key], format!("must be one of {}", words.join(", ")))
        })
    }

    pub(super) fn milliseconds(&self, key: &str, least: u64) -> Result<Option<Duration>, ConfigError> {
        match self.entry.get(key) {
            None => Ok(None),
            Some(value) => match value.as_u64() {
                Some(milliseconds) if (least..=MAX_TIMEOUT_MS).contains(&milliseconds) => Ok(Some(Duration::from_millis(milliseconds))),
                _ => Err(self.problem_at(&[key], format!("must be a whole number of milliseconds from {least} to {MAX_TIMEOUT_MS}"))),
            },
        }
    }

    /// A mistake of the entry as a whole.
    pub(super) fn problem(&self, problem: &str) -> ConfigError {
        self.problem_at(&[], problem.into())
    }

    fn strings(&self, key: &str, check: impl Fn(&str, &str) -> Result<(), String>) -> Result<BTreeMap<String, String>, ConfigError> {
        let entries = match self.entry.get(key) {
            None => return Ok(BTreeMap::new()),
            Some(Value::Object(entries)) => entries,
            Some(other) => return Err(self.problem_at(&[key], format!("must be an object of strings, not {}", kind(other)))),
        };
        let string = |(name, value): (&String, &Value)| {
            let Value::String(value) = value else {
                return Err(self.problem_at(&[key, name], format!("must be a string, not {}", kind(value))));
            };
            check(name, value).map_err(|problem| self.problem_at(&[key, name], problem))?;
            Ok((name.clone(), value.clone()))
        };
        entries.iter().map(string).collect()
    }

    pub(super) fn problem_at(&self, keys: &[&str], problem: String) -> ConfigError {
        let path = self.path.iter().cloned().chain(keys.iter().map(|key| (*key).to_owned())).collect();
        ConfigError { path, problem }
    }
}

/// The kind of a value, as people say it.
pub(super) const fn kind(value: &Value) -> &'static str {
    match value {
        Value::Array(_) => "an array",
        Value::Bool(_) => "a boolean",
        Value::Null => "null",
        Value::Number(_) => "a number",
        Value::Object(_) => "an object",
        Value::String(_) => "a string",
    }
}

/// What follows the scheme of a web address, up to its path.
fn reach(url: &str) -> Option<&str> {
    let (scheme, rest) = url.split_once("://")?;
    let is_web = ["http", "https"].iter().any(|known| scheme.eq_ignore_ascii_case(known));
    is_web.then(|| rest.split(['/', '?', '#']).next().unwrap_or_default())
}

fn list(known: &[&str]) -> String {
    known.iter().map(|key| format!("`{key}`")).collect::<Vec<_>>().join(", ")
}

/// One day: beyond it a timeout is a typing mistake.
pub(super) const MAX_TIMEOUT_MS: u64 = 86_400_000;
const RESERVED_HEADERS: [&str; 6] = ["accept", "content-length", "content-type", "last-event-id", "mcp-protocol-version", "mcp-session-id"];
