//! The JSON Schema of an entry of `mcpServers`, for editors.

use serde_json::{Value, json};

use super::fields::MAX_TIMEOUT_MS;

/// The schema of the `mcpServers` object.
#[must_use]
pub fn schema() -> Value {
    let text = |description: &str| json!({ "type": "string", "description": description });
    let texts = |description: &str| json!({ "type": "array", "items": { "type": "string" }, "description": description });
    let map = |description: &str| json!({ "type": "object", "additionalProperties": { "type": "string" }, "description": description });
    let time = |description: &str| json!({ "type": "integer", "minimum": 1, "maximum": MAX_TIMEOUT_MS, "description": description });
    let flag = |description: &str| json!({ "type": "boolean", "default": false, "description": description });
    let tools = json!({
        "type": "object",
        "description": "Which tools of the server are there, by patterns of their names in which `*` stands for any characters",
        "properties": {
            "allow": texts("Tools that are there; all of them when this is left out"),
            "deny": texts("Tools that are not, whatever `allow` says"),
        },
        "additionalProperties": false,
    });
    let auth = json!({
        "description": "A bearer token for the server",
        "oneOf": [
            { "type": "object", "properties": { "token": text("The token, for instance `${GITHUB_TOKEN}`") }, "required": ["token"], "additionalProperties": false },
            { "type": "object", "properties": { "command": texts("A program and its arguments that print the token, for instance [\"gh\", \"auth\", \"token\"]") }, "required": ["command"], "additionalProperties": false },
        ],
    });
    let common = json!({
        "type": { "enum": ["stdio", "http", "streamable-http", "sse"], "description": "How the server is reached; it follows from `command` or `url`. `sse` is the older transport, which is also tried when a server does not know the newer one" },
        "timeoutMs": time("How long one call may take; progress begins it anew. Otherwise 60 s, and 20 s for a start"),
        "start": { "enum": ["lazy", "eager"], "default": "lazy", "description": "Whether the server is started by the first call to it, or at once" },
        "idleTimeoutMs": { "type": "integer", "minimum": 0, "maximum": MAX_TIMEOUT_MS, "description": "How long a lazy server may be without a call before it is stopped; 0 means for ever. Otherwise 10 minutes" },
        "disabled": flag("Leave the server out"),
        "tools": tools,
        "trust": flag("Take what the server says of itself for true: schemas of results are declared and checked, and tools marked as read-only are taken to be"),
    });
    let variant = |own: Value, required: &str| {
        let mut properties = own;
        if let (Value::Object(properties), Value::Object(common)) = (&mut properties, &common) {
            properties.extend(common.clone());
        }
        json!({ "type": "object", "properties": properties, "required": [required], "additionalProperties": false })
    };
    let stdio = json!({
        "command": text("Program, looked up in PATH"),
        "args": texts("Its arguments"),
        "env": map("Environment variables beside the few that every server gets"),
        "cwd": text("Directory in which it starts"),
    });
    let http = json!({
        "url": text("Address of the MCP endpoint"),
        "headers": map("Headers of every request"),
        "auth": auth,
    });
    json!({
        "type": "object",
        "description": "MCP servers by name. `${VAR}` and `${VAR:-default}` in texts stand for environment variables",
        "additionalProperties": { "anyOf": [variant(stdio, "command"), variant(http, "url")] },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_schema_has_the_keys_that_are_read() {
        let schema = schema();
        let variants = schema["additionalProperties"]["anyOf"].as_array().unwrap();
        let mut keys: Vec<&str> =
            variants.iter().flat_map(|variant| variant["properties"].as_object().unwrap().keys()).map(String::as_str).collect();
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys, super::super::KEYS);
    }
}
