//! The configuration file: JSON with comments.

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
};

use anyhow::Context;
use codemode::{
    Limits,
    limits::LIMIT_KEYS,
    mcp::{ServerConfig, parse_servers},
};
use jsonc_parser::{CollectOptions, ParseOptions, ast, common::Ranged};
use serde_json::{Map, Value};

use crate::render::Pointed;

/// What a configuration says.
#[derive(Debug, Default)]
pub(crate) struct Config {
    /// MCP servers by name.
    pub(crate) servers: BTreeMap<String, ServerConfig>,
    /// Folders that servers are told to look at.
    pub(crate) roots: Vec<PathBuf>,
    /// Tool packs, if it names them.
    pub(crate) tools: Option<Vec<String>>,
    /// Limits.
    pub(crate) limits: Limits,
}

/// Reads and checks a configuration.
pub(crate) fn read(path: &Path) -> anyhow::Result<Config> {
    let text = fs_err::read_to_string(path).context("cannot read the configuration")?;
    parse(&path.display().to_string(), text.strip_prefix('\u{feff}').unwrap_or(&text))
}

fn parse(path: &str, text: &str) -> anyhow::Result<Config> {
    let pointed = |message: String, range: std::ops::Range<usize>| Pointed { message, path: path.to_owned(), text: masked(text), range };
    let root = jsonc_parser::parse_to_ast(text, &CollectOptions::default(), &OPTIONS).map_err(|error| {
        let range = error.range();
        pointed(
            format!("invalid JSON at {path}:{}:{}: {}", error.line_display(), error.column_display(), lower(&error.kind().to_string())),
            range.start..range.end,
        )
    })?;
    let Some(root) = root.value else {
        return Err(
            pointed(format!("{path} is empty: it must be an object, for instance {{ \"mcpServers\": {{}} }}"), 0..text.len()).into()
        );
    };
    let at = |keys: &[String]| find(&root, keys);
    let wrong = |keys: &[&str], message: String| {
        let keys: Vec<String> = keys.iter().map(|key| (*key).to_owned()).collect();
        pointed(message, at(&keys))
    };
    if let Some((keys, range)) = duplicate(&root, &mut Vec::new()) {
        return Err(pointed(format!("`{}` appears twice in the configuration; keep one", keys.join(".")), range).into());
    }
    let value: Option<Value> = jsonc_parser::parse_to_serde_value(text, &OPTIONS)?;
    let Some(Value::Object(root_map)) = value else {
        return Err(wrong(&[], format!("the configuration in {path} must be an object")).into());
    };
    if let Some(key) = root_map.keys().find(|key| !ROOT_KEYS.contains(&key.as_str())) {
        return Err(wrong(&[key], unknown_key(key, key, &ROOT_KEYS)).into());
    }
    let servers = match root_map.get("mcpServers") {
        None => BTreeMap::new(),
        Some(servers) => parse_servers(servers).map_err(|error| pointed(error.to_string(), at(error.path())))?,
    };
    let texts = |key: &str, problem: &str| {
        let list = |value: &Value| value.as_array()?.iter().map(|text| text.as_str().map(str::to_owned)).collect::<Option<Vec<_>>>();
        root_map.get(key).map(|value| list(value).ok_or_else(|| wrong(&[key], problem.into()))).transpose()
    };
    let tools = texts("tools", "`tools` must be a list of tool packs, for instance [\"files\"]")?;
    let roots = texts("roots", "`roots` must be a list of folders, for instance [\".\"]")?;
    let limits = match root_map.get("limits") {
        None => Map::new(),
        Some(Value::Object(limits)) => limits.clone(),
        Some(_) => return Err(wrong(&["limits"], "`limits` must be an object, for instance { \"timeoutMs\": 10000 }".into()).into()),
    };
    let known: Vec<&str> = LIMIT_KEYS.iter().map(|(key, ..)| *key).collect();
    if let Some(key) = limits.keys().find(|key| !known.contains(&key.as_str())) {
        return Err(wrong(&["limits", key], unknown_key(&format!("limits.{key}"), key, &known)).into());
    }
    for (key, _, least, greatest) in LIMIT_KEYS {
        if let Some(value) = limits.get(key)
            && !value.as_u64().is_some_and(|number| (least..=greatest).contains(&number))
        {
            let message = format!("`limits.{key}` must be a whole number from {least} to {greatest}");
            return Err(wrong(&["limits", key], message).into());
        }
    }
    let roots = roots.unwrap_or_default().into_iter().map(PathBuf::from).collect();
    Ok(Config { servers, roots, tools, limits: Limits::from_config(&limits) })
}

/// The text with every string that is not a key hidden: an error shows a line of it, and it may hold a secret.
///
/// Each character is replaced by as many bytes, so that every place stays what it was.
fn masked(text: &str) -> String {
    let mut bytes = text.as_bytes().to_vec();
    let mut at = 0;
    while at < bytes.len() {
        match (bytes[at], bytes.get(at + 1)) {
            (b'/', Some(b'/')) => at = text[at..].find('\n').map_or(bytes.len(), |end| at + end),
            (b'/', Some(b'*')) => at = text[at..].find("*/").map_or(bytes.len(), |end| at + end + 2),
            (b'"', _) => {
                let start = at + 1;
                at = start;
                while at < bytes.len() && bytes[at] != b'"' && bytes[at] != b'\n' {
                    at += if bytes[at] == b'\\' { 2 } else { 1 };
                }
                let end = at.min(bytes.len());
                let is_key = text.get(end + 1..).is_some_and(|rest| rest.trim_start().starts_with(':'));
                if !is_key {
                    bytes[start..end].fill(b'*');
                }
                at = end + 1;
            }
            _ => at += 1,
        }
    }
    String::from_utf8(bytes).unwrap_or_default()
}

/// Says that a key is unknown, and which known one is nearest.
pub(crate) fn unknown_key(shown: &str, key: &str, known: &[&str]) -> String {
    match nearest(key, known) {
        Some(name) => format!("unknown key `{shown}` in the configuration; did you mean `{name}`?"),
        None => format!("unknown key `{shown}` in the configuration; known are {}", known.join(", ")),
    }
}

/// The known name that a misspelt one most likely means.
pub(crate) fn nearest<'a>(name: &str, known: &[&'a str]) -> Option<&'a str> {
    let distance = |other: &str| strsim::osa_distance(&name.to_lowercase(), &other.to_lowercase());
    known
        .iter()
        .copied()
        .map(|other| (distance(other), other))
        .min()
        .filter(|(distance, other)| *distance <= other.len() / 3 + 1)
        .map(|(_, other)| other)
}

/// The bytes of the key at a path, or of the deepest part of it that is there.
fn find(root: &ast::Value<'_>, keys: &[String]) -> std::ops::Range<usize> {
    let mut value = root;
    let mut range = root.range();
    for key in keys {
        match value {
            ast::Value::Object(object) => {
                let Some(property) = object.properties.iter().find(|property| property.name.as_str() == key) else { break };
                range = property.name.range();
                value = &property.value;
            }
            ast::Value::Array(array) => {
                let Some(element) = key.parse::<usize>().ok().and_then(|index| array.elements.get(index)) else { break };
                range = element.range();
                value = element;
            }
            _ => break,
        }
    }
    // A caret under a whole file says nothing.
    if keys.is_empty() { range.start..range.start } else { range.start..range.end }
}

/// The first key that an object has twice: the parser would silently keep the last.
fn duplicate(value: &ast::Value<'_>, keys: &mut Vec<String>) -> Option<(Vec<String>, std::ops::Range<usize>)> {
    match value {
        ast::Value::Object(object) => {
            let mut seen = std::collections::BTreeSet::new();
            for property in &object.properties {
                keys.push(property.name.as_str().to_owned());
                if !seen.insert(property.name.as_str()) {
                    let range = property.name.range();
                    return Some((keys.clone(), range.start..range.end));
                }
                let found = duplicate(&property.value, keys);
                if found.is_some() {
                    return found;
                }
                keys.pop();
            }
            None
        }
        ast::Value::Array(array) => array.elements.iter().find_map(|element| duplicate(element, keys)),
        _ => None,
    }
}

fn lower(text: &str) -> String {
    let mut characters = text.chars();
    characters.next().map(|first| first.to_lowercase().chain(characters).collect()).unwrap_or_default()
}

const ROOT_KEYS: [&str; 5] = ["$schema", "mcpServers", "roots", "tools", "limits"];

/// JSON with comments and trailing commas, and nothing else that only looks like JSON.
const OPTIONS: ParseOptions = ParseOptions {
    allow_comments: true,
    allow_trailing_commas: true,
    allow_loose_object_property_names: false,
    allow_missing_commas: false,
    allow_single_quoted_strings: false,
    allow_hexadecimal_numbers: false,
    allow_unary_plus_numbers: false,
    allow_bare_decimal_point_numbers: false,
    allow_non_finite_numbers: false,
    allow_extended_string_escapes: false,
};
