//! The arguments of a call, read one by one. Each mistake names what is allowed.

use serde_json::{Map, Value};

/// Arguments, checked against what a tool knows.
pub(super) struct Arguments(Map<String, Value>);

impl Arguments {
    /// Refuses names that are not in `known`, the properties of the tool's schema.
    pub(super) fn new(arguments: Map<String, Value>, known: &Map<String, Value>) -> Result<Self, String> {
        match arguments.keys().find(|name| !known.contains_key(*name)) {
            Some(name) => {
                let known: Vec<&str> = known.keys().map(String::as_str).collect();
                Err(format!("unknown argument `{name}`; known are {}", known.join(", ")))
            }
            None => Ok(Self(arguments)),
        }
    }

    pub(super) fn has(&self, name: &str) -> bool {
        self.0.contains_key(name)
    }

    pub(super) fn text(&self, name: &str) -> Result<String, String> {
        self.optional_text(name)?.ok_or_else(|| format!("argument `{name}` is required"))
    }

    pub(super) fn optional_text(&self, name: &str) -> Result<Option<String>, String> {
        match self.0.get(name) {
            None => Ok(None),
            Some(Value::String(text)) if !text.trim().is_empty() => Ok(Some(text.clone())),
            Some(_) => Err(format!("`{name}` must be a string that is not blank")),
        }
    }

    /// One of `allowed`, if given.
    pub(super) fn choice(&self, name: &str, allowed: &[&'static str]) -> Result<Option<&'static str>, String> {
        self.0.get(name).map(|value| chosen(name, value, allowed)).transpose()
    }

    /// Some of `allowed`, if given.
    pub(super) fn choices(&self, name: &str, allowed: &[&'static str]) -> Result<Option<Vec<&'static str>>, String> {
        match self.0.get(name) {
            None => Ok(None),
            Some(Value::Array(items)) => items.iter().map(|item| chosen(name, item, allowed)).collect::<Result<_, _>>().map(Some),
            Some(_) => Err(format!("`{name}` must be an array; allowed items are {}", allowed.join(", "))),
        }
    }

    pub(super) fn is_null(&self, name: &str) -> bool {
        self.0.get(name).is_some_and(Value::is_null)
    }

    /// A whole number from 1 to `max`.
    pub(super) fn count(&self, name: &str, default: usize, max: usize) -> Result<usize, String> {
        let count = |value: &Value| value.as_u64().and_then(|count| usize::try_from(count).ok()).filter(|count| (1..=max).contains(count));
        match self.0.get(name) {
            None => Ok(default),
            Some(value) => count(value).ok_or_else(|| format!("`{name}` must be a whole number from 1 to {max}")),
        }
    }
}

fn chosen(name: &str, value: &Value, allowed: &[&'static str]) -> Result<&'static str, String> {
    let chosen = value.as_str().and_then(|text| allowed.iter().find(|allowed| **allowed == text));
    chosen.copied().ok_or_else(|| format!("`{name}` must be one of {}", allowed.join(", ")))
}
