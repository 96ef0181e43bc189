//! What goes to a server and what comes back (`spec/guest-api.md` 5).

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::{Map, Value, json, value::RawValue};

use super::names::Operation;

/// The result of `operation` as a guest sees it; none if the text is not a result at all.
pub(crate) fn result(operation: Operation, text: &str) -> Option<Value> {
    let sent: Sent<'_> = serde_json::from_str(text).ok()?;
    let value = match operation {
        Operation::Tool => return Some(sent.tool_result()),
        Operation::PromptsGet => {
            let mut value = json!({ "messages": sent.array("messages")? });
            sent.copy_text("description", &mut value);
            value
        }
        Operation::PromptsList => sent.page("prompts")?,
        Operation::ResourcesList => sent.page("resources")?,
        Operation::ResourcesRead => json!({ "contents": sent.array("contents")? }),
    };
    Some(value)
}

/// The schema of an operation that servers do not describe.
pub(crate) fn schema(operation: Operation) -> Value {
    match operation {
        Operation::PromptsGet => json!({
            "type": "object",
            "properties": {
                "name": { "type": "string" },
                "arguments": { "type": "object", "additionalProperties": { "type": "string" } },
            },
            "required": ["name"],
            "additionalProperties": false,
        }),
        Operation::PromptsList | Operation::ResourcesList => json!({
            "type": "object", "properties": { "cursor": { "type": "string" } }, "additionalProperties": false,
        }),
        Operation::ResourcesRead => json!({
            "type": "object", "properties": { "uri": { "type": "string" } }, "required": ["uri"], "additionalProperties": false,
        }),
        Operation::Tool => json!({ "type": "object" }),
    }
}

/// What the result of a tool has to be whose structured content has a schema: that content, unless it is an error.
pub(crate) fn contract(schema: &Value) -> Value {
    let mut content = schema.clone();
    if let Value::Object(map) = &mut content
        && !map.contains_key("$id")
    {
        // References from inside of the schema begin at its own root.
        map.insert("$id".into(), CONTENT_ID.into());
    }
    json!({ "anyOf": [
        { "type": "object", "properties": { "isError": { "const": true } }, "required": ["isError"] },
        { "type": "object", "properties": { "structuredContent": content }, "required": ["structuredContent"] },
    ] })
}

/// The schema of the content in a [`contract`].
pub(crate) fn structured(contract: &Value) -> Option<&Value> {
    contract.pointer("/anyOf/1/properties/structuredContent")
}

const CONTENT_ID: &str = "codemode:structured-content";

/// A result, its parts still text: one that is nested too deep must not spoil the others.
#[derive(Deserialize)]
#[serde(transparent)]
struct Sent<'a>(#[serde(borrow)] BTreeMap<String, &'a RawValue>);

impl Sent<'_> {
    fn tool_result(&self) -> Value {
        let mut content = self.array("content").unwrap_or_default();
        let mut is_error = self.value("isError").filter(Value::is_boolean);
        let mut structured = None;
        if let Some(sent) = self.0.get("structuredContent") {
            structured = shallow(sent);
            if structured.is_none() {
                is_error = Some(Value::Bool(true));
                content.push(json!({ "type": "text", "text": format!("structuredContent is nested deeper than {MAX_DEPTH} levels and was left out") }));
            }
        }
        let mut result = Map::new();
        result.insert("content".into(), Value::Array(content));
        if let Some(structured) = structured {
            result.insert("structuredContent".into(), structured);
        }
        if let Some(is_error) = is_error {
            result.insert("isError".into(), is_error);
        }
        Value::Object(result)
    }

    fn page(&self, key: &str) -> Option<Value> {
        let mut value = json!({ key: self.array(key)? });
        self.copy_text("nextCursor", &mut value);
        Some(value)
    }

    /// The items of an array as they were sent; an item that is nested too deep says so in its place.
    fn array(&self, key: &str) -> Option<Vec<Value>> {
        let items: Vec<&RawValue> = serde_json::from_str(self.0.get(key)?.get()).ok()?;
        let too_deep =
            || json!({ "type": "text", "text": format!("this block is nested deeper than {MAX_DEPTH} levels and was left out") });
        Some(items.into_iter().map(|item| shallow(item).unwrap_or_else(too_deep)).collect())
    }

    fn copy_text(&self, key: &str, to: &mut Value) {
        if let Some(text) = self.value(key).filter(Value::is_string) {
            to[key] = text;
        }
    }

    fn value(&self, key: &str) -> Option<Value> {
        serde_json::from_str(self.0.get(key)?.get()).ok()
    }
}

/// The value, unless it is nested deeper than [`MAX_DEPTH`].
fn shallow(text: &RawValue) -> Option<Value> {
    let value = serde_json::from_str(text.get()).or_else(|_| serde_json::from_str(&well_formed(text.get()))).ok()?;
    is_shallow(&value, MAX_DEPTH).then_some(value)
}

/// The text with U+FFFD for every escaped half of a surrogate pair, which JSON allows and no string of ours can hold.
fn well_formed(json: &str) -> String {
    let unit = |at: usize| u16::from_str_radix(json.get(at..at + 6)?.strip_prefix("\\u")?, 16).ok();
    let (high, low) = (0xd800..0xdc00, 0xdc00..0xe000);
    let mut mended = String::with_capacity(json.len());
    let mut at = 0;
    while let Some(next) = json[at..].find('\\') {
        mended.push_str(&json[at..at + next]);
        at += next;
        let length = match unit(at) {
            Some(first) if high.contains(&first) && unit(at + 6).is_some_and(|second| low.contains(&second)) => 12,
            Some(first) if high.contains(&first) || low.contains(&first) => 0,
            Some(_) => 6,
            None => 1 + json[at + 1..].chars().next().map_or(0, char::len_utf8),
        };
        if length == 0 {
            mended.push('\u{fffd}');
            at += 6;
        } else {
            mended.push_str(&json[at..at + length]);
            at += length;
        }
    }
    mended.push_str(&json[at..]);
    mended
}

fn is_shallow(value: &Value, levels: usize) -> bool {
    match value {
        Value::Array(items) => levels > 0 && items.iter().all(|item| is_shallow(item, levels - 1)),
        Value::Object(entries) => levels > 0 && entries.values().all(|item| is_shallow(item, levels - 1)),
        Value::Bool(_) | Value::Null | Value::Number(_) | Value::String(_) => true,
    }
}

/// Below the 128 levels of parsers on the way, which see results inside of other values.
const MAX_DEPTH: usize = 100;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_have_the_keys_of_the_table() {
        let cases = [
            (Operation::Tool, "{}", Some(r#"{"content":[]}"#)),
            (Operation::Tool, r#"{"content":7,"isError":"no","_meta":{},"x":1}"#, Some(r#"{"content":[]}"#)),
            (
                Operation::Tool,
                r#"{"isError":true,"structuredContent":null,"content":[{"type":"hologram","z":1,"_meta":{"a":1}}]}"#,
                Some(r#"{"content":[{"type":"hologram","z":1,"_meta":{"a":1}}],"structuredContent":null,"isError":true}"#),
            ),
            (
                Operation::Tool,
                r#"{"content":[{"text":"a\ud800b\\ud800\ud83d\ude00\udc00"}]}"#,
                Some("{\"content\":[{\"text\":\"a\u{fffd}b\\\\ud800😀\u{fffd}\"}]}"),
            ),
            (Operation::Tool, "[]", None),
            (
                Operation::ResourcesList,
                r#"{"nextCursor":"n","resources":[{"odd":1}],"x":1}"#,
                Some(r#"{"resources":[{"odd":1}],"nextCursor":"n"}"#),
            ),
            (Operation::ResourcesList, r#"{"nextCursor":null,"resources":[]}"#, Some(r#"{"resources":[]}"#)),
            (
                Operation::ResourcesRead,
                r#"{"contents":[{"uri":"u","text":"t"}],"ttlMs":1}"#,
                Some(r#"{"contents":[{"uri":"u","text":"t"}]}"#),
            ),
            (Operation::PromptsList, r#"{"prompts":[]}"#, Some(r#"{"prompts":[]}"#)),
            (Operation::PromptsGet, r#"{"description":"d","messages":[1]}"#, Some(r#"{"messages":[1],"description":"d"}"#)),
            (Operation::PromptsGet, r#"{"description":1,"messages":[]}"#, Some(r#"{"messages":[]}"#)),
            (Operation::PromptsGet, "{}", None),
        ];
        for (operation, sent, expected) in cases {
            assert_eq!(result(operation, sent).map(|value| value.to_string()).as_deref(), expected, "{sent}");
        }
    }

    #[test]
    fn depth_is_bounded_without_harm_to_the_rest() {
        for (levels, is_kept) in [(MAX_DEPTH, true), (MAX_DEPTH + 1, false), (5_000, false)] {
            let deep = format!("{}{}", "[".repeat(levels), "]".repeat(levels));
            let value =
                result(Operation::Tool, &format!(r#"{{"content":[{{"type":"text","text":"t"}}],"structuredContent":{deep}}}"#)).unwrap();
            assert_eq!(value.get("structuredContent").is_some(), is_kept, "{levels}");
            assert_eq!(value.get("isError"), (!is_kept).then_some(&json!(true)), "{levels}");
            assert_eq!(value["content"].as_array().unwrap().len(), if is_kept { 1 } else { 2 });
        }
    }
}
