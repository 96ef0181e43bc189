//! What a reference shows of its value: how large it is, its shape, and samples (`spec/guest-api.md` 8).

use std::collections::VecDeque;

use codemode_core::{
    JsonText, ResultReference,
    json::{code_unit_order, encoded_str_size, prefix_bytes},
    limits::RESULT_REFERENCE_BYTES,
};
use serde_json::{Map, Value, json};

use crate::output::prefix_encoded;

/// Describes a value within the bytes that a reference may have.
pub(super) fn describe(id: String, value: &JsonText) -> ResultReference {
    let bytes = value.as_str().len() as u64;
    let count = entries(value.as_str());
    // A value that is nested deeper than the parser goes, or has half of a surrogate pair, is saved all the same, and
    // shown as text.
    let Ok(tree) = value.to_value() else {
        let shape = match value.as_str().as_bytes().first() {
            Some(b'[') => "array",
            Some(b'{') => "object",
            _ => "string",
        };
        let preview = prefix_bytes(value.as_str(), SMALL_VALUE_BYTES).to_owned();
        let preview_truncated = preview.len() < value.as_str().len();
        return fitted(ResultReference { id, bytes, count, shape: shape.into(), preview, preview_truncated });
    };
    let found = find_arrays(&tree);
    let small = value.as_str().len() <= SMALL_VALUE_BYTES;
    let preview = if small { value.as_str().to_owned() } else { preview(&tree, &found).to_string() };
    fitted(ResultReference { id, bytes, count, shape: shape(&tree, &found), preview, preview_truncated: !small })
}

/// Items of an array, keys of an object, or 1. The text is JSON.
fn entries(text: &str) -> u64 {
    if !text.starts_with(['[', '{']) {
        return 1;
    }
    let (mut depth, mut commas, mut empty, mut string, mut escaped) = (0_u32, 0, true, false, false);
    for byte in text.bytes() {
        if string {
            string = escaped || byte != b'"';
            escaped = !escaped && byte == b'\\';
            continue;
        }
        empty &= depth == 0 || byte.is_ascii_whitespace() || matches!(byte, b']' | b'}');
        match byte {
            b'"' => string = true,
            b'[' | b'{' => depth += 1,
            b']' | b'}' => depth -= 1,
            b',' if depth == 1 => commas += 1,
            _ => {}
        }
    }
    if empty { 0 } else { commas + 1 }
}

/// Cuts shape and preview so that the whole reference fits.
fn fitted(reference: ResultReference) -> ResultReference {
    let empty = ResultReference { shape: String::new(), preview: String::new(), preview_truncated: false, ..reference.clone() };
    let spare = RESULT_REFERENCE_BYTES.saturating_sub(json!(empty).to_string().len());
    let inside = |text: &str| encoded_str_size(text) - 2;
    let for_shape = (spare / 3).max(spare.saturating_sub(inside(&reference.preview)));
    let shape = if inside(&reference.shape) <= for_shape {
        reference.shape.clone()
    } else {
        format!("{}{CUT}", prefix_encoded(&reference.shape, for_shape.saturating_sub(CUT.len())))
    };
    let preview = prefix_encoded(&reference.preview, spare.saturating_sub(inside(&shape))).to_owned();
    let preview_truncated = reference.preview_truncated || preview.len() < reference.preview.len();
    ResultReference { shape, preview, preview_truncated, ..reference }
}

/// The arrays of a value.
struct Found<'a> {
    /// The longest ones, by path.
    arrays: Vec<(String, &'a [Value])>,
    /// Whether not all of the value was looked at.
    limited: bool,
}

/// Looks for arrays, breadth first.
fn find_arrays(root: &Value) -> Found<'_> {
    let mut found = Found { arrays: Vec::new(), limited: false };
    let mut queue = VecDeque::from([(String::from("$"), root, 0)]);
    let mut queued = 1;
    while let Some((path, value, depth)) = queue.pop_front() {
        let children: Vec<(String, &Value)> = match value {
            Value::Array(items) => {
                found.arrays.push((path.clone(), items));
                found.limited |= items.iter().skip(MAX_NODES).any(|item| item.is_array() || item.is_object());
                items.iter().take(MAX_NODES).enumerate().map(|(i, item)| (format!("[{i}]"), item)).collect()
            }
            Value::Object(map) => {
                found.limited |= map.len() > MAX_KEYS;
                map.iter().take(MAX_KEYS).map(|(key, value)| (step(key), value)).collect()
            }
            _ => continue,
        };
        for (step, child) in children {
            if !child.is_array() && !child.is_object() {
                continue;
            }
            let path = format!("{path}{step}");
            if queued == MAX_NODES || depth == MAX_DEPTH || path.len() > MAX_PATH_BYTES {
                found.limited = true;
                continue;
            }
            queued += 1;
            queue.push_back((path, child, depth + 1));
        }
    }
    let by_path = |a: &(String, &[Value]), b: &(String, &[Value])| code_unit_order(&a.0, &b.0);
    found.arrays.sort_by(|a, b| b.1.len().cmp(&a.1.len()).then_with(|| by_path(a, b)));
    found.arrays.truncate(MAX_ARRAYS);
    found
}

/// A step of a path: `.key` for an identifier.
fn step(key: &str) -> String {
    let starts = key.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_' || c == '$');
    if starts && key.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'$') {
        format!(".{key}")
    } else {
        format!("[{}]", Value::from(key))
    }
}

/// First, middle and last, without repeats.
fn sampled(length: usize) -> Vec<usize> {
    let mut indices = vec![0, length / 2, length.saturating_sub(1)];
    indices.retain(|index| *index < length);
    indices.dedup();
    indices
}

fn preview(root: &Value, found: &Found<'_>) -> Value {
    if found.arrays.is_empty() {
        return json!({ "sampled": true, "traversalLimited": found.limited, "value": sample(root, 0) });
    }
    let mut preview = Map::new();
    preview.insert("sampled".into(), true.into());
    preview.insert("traversalLimited".into(), found.limited.into());
    let fields = fields(root);
    if !fields.is_empty() {
        preview.insert("fields".into(), fields.into());
    }
    let arrays = found.arrays.iter().map(|(path, items)| {
        let samples: Vec<Value> =
            sampled(items.len()).into_iter().map(|index| json!({ "index": index, "value": sample(&items[index], 0) })).collect();
        json!({ "path": path, "count": items.len(), "items": samples })
    });
    preview.insert("arrays".into(), arrays.collect());
    preview.into()
}

/// A value with little of what is in it.
fn sample(value: &Value, depth: usize) -> Value {
    match value {
        Value::String(text) => cut(text, SAMPLED_STRING_BYTES).into(),
        Value::Array(items) if depth == SAMPLED_LEVELS => format!("[array: {} items]", items.len()).into(),
        Value::Object(_) if depth == SAMPLED_LEVELS => "[object]".into(),
        Value::Array(items) => items.iter().take(SAMPLED_ITEMS).map(|item| sample(item, depth + 1)).collect(),
        Value::Object(map) => {
            map.iter().take(SAMPLED_KEYS).map(|(key, value)| (key.clone(), sample(value, depth + 1))).collect::<Map<_, _>>().into()
        }
        scalar => scalar.clone(),
    }
}

/// The few scalars at the top of a value, numbers and the like first.
fn fields(root: &Value) -> Map<String, Value> {
    let Value::Object(map) = root else { return Map::new() };
    let scalars = map.iter().take(MAX_KEYS).filter(|(_, value)| match value {
        Value::Array(_) | Value::Object(_) => false,
        Value::String(text) => text.encode_utf16().count() <= FIELD_STRING_UNITS,
        _ => true,
    });
    let (strings, others): (Vec<_>, Vec<_>) = scalars.partition(|(_, value)| value.is_string());
    let mut fields = Map::new();
    for (key, value) in others.into_iter().chain(strings) {
        if fields.len() == MAX_FIELDS {
            break;
        }
        fields.insert(key.clone(), value.clone());
        if Value::from(fields.clone()).to_string().len() > FIELDS_BYTES {
            fields.remove(key);
        }
    }
    fields
}

fn shape(root: &Value, found: &Found<'_>) -> String {
    if found.arrays.is_empty() {
        return item_shape(root);
    }
    let arrays = found.arrays.iter().map(|(path, items)| {
        let indices = sampled(items.len());
        let mut shapes: Vec<String> = Vec::new();
        for shape in indices.iter().map(|index| item_shape(&items[*index])) {
            if !shapes.contains(&shape) {
                shapes.push(shape);
            }
        }
        let mixed = if shapes.len() > 1 { " heterogeneous" } else { "" };
        format!("{path}: {n} items, sampled {}/{n}{mixed}: {}", indices.len(), shapes.join(" | "), n = items.len())
    });
    let arrays: Vec<String> = arrays.collect();
    format!("{}{}", if found.limited { "limited traversal; " } else { "" }, arrays.join("; "))
}

fn item_shape(value: &Value) -> String {
    let Value::Object(map) = value else { return kind(value).into() };
    let members = map.iter().take(SAMPLED_KEYS).map(|(key, value)| format!("{}:{}", Value::from(cut(key, SHAPE_KEY_BYTES)), kind(value)));
    format!("{{{}}}", members.collect::<Vec<_>>().join(","))
}

const fn kind(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(_) => "number",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    }
}

fn cut(text: &str, bytes: usize) -> String {
    if text.len() <= bytes { text.to_owned() } else { format!("{}{CUT}", prefix_bytes(text, bytes)) }
}

const CUT: &str = "…";
const SMALL_VALUE_BYTES: usize = 256;
const MAX_NODES: usize = 128;
const MAX_DEPTH: usize = 5;
const MAX_KEYS: usize = 16;
const MAX_PATH_BYTES: usize = 192;
const MAX_ARRAYS: usize = 8;
const MAX_FIELDS: usize = 4;
const FIELDS_BYTES: usize = 96;
const FIELD_STRING_UNITS: usize = 48;
const SAMPLED_STRING_BYTES: usize = 48;
const SAMPLED_LEVELS: usize = 2;
const SAMPLED_ITEMS: usize = 2;
const SAMPLED_KEYS: usize = 6;
const SHAPE_KEY_BYTES: usize = 40;

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(value: &Value, count: u64, shape: &str, preview: &str) {
        let text = JsonText::from_value(value);
        let reference = describe("result_00000000-0000-0000-0000-000000000000".into(), &text);
        assert_eq!((reference.count, reference.shape.as_str(), reference.preview.as_str()), (count, shape, preview));
        assert_eq!(reference.bytes, text.as_str().len() as u64);
        assert!(json!(reference).to_string().len() <= RESULT_REFERENCE_BYTES);
    }

    #[test]
    fn a_small_value_is_shown_whole() {
        check(&json!("é"), 1, "string", "\"é\"");
        check(&json!({ "id": 1, "tags": [] }), 2, "$.tags: 0 items, sampled 0/0: ", r#"{"id":1,"tags":[]}"#);
        check(&json!({ "a": null, "odd key": { "b": true } }), 2, r#"{"a":null,"odd key":object}"#, r#"{"a":null,"odd key":{"b":true}}"#);
    }

    #[test]
    fn a_large_one_is_sampled_at_its_longest_arrays() {
        let rows: Vec<Value> = (0..100).map(|id| json!({ "id": id, "name": "x".repeat(10) })).collect();
        check(
            &json!({ "title": "t", "total": 100, "rows": rows, "odd key": [1, "a"] }),
            4,
            r#"$.rows: 100 items, sampled 3/100: {"id":number,"name":string}; $["odd key"]: 2 items, sampled 2/2 heterogeneous: number | string"#,
            &json!({ "sampled": true, "traversalLimited": false, "fields": { "total": 100, "title": "t" }, "arrays": [
                { "path": "$.rows", "count": 100, "items": [
                    { "index": 0, "value": { "id": 0, "name": "xxxxxxxxxx" } },
                    { "index": 50, "value": { "id": 50, "name": "xxxxxxxxxx" } },
                    { "index": 99, "value": { "id": 99, "name": "xxxxxxxxxx" } } ] },
                { "path": "$[\"odd key\"]", "count": 2, "items": [{ "index": 0, "value": 1 }, { "index": 1, "value": "a" }] } ] })
            .to_string(),
        );
    }

    #[test]
    fn what_cannot_be_looked_into_is_counted_and_shown_as_text() {
        let deep = |levels: usize| format!("{}{}", "[".repeat(levels), "]".repeat(levels));
        let long = format!(r#"[1,"\ud800",{}]"#, vec!["2"; 200].join(","));
        for (text, count, shape, truncated) in [
            (r#"["\ud800",{"a":[1,2]},",]"]"#, 3, "array", false),
            (r#"{"a\"":"\ud800","b":[1,2]}"#, 2, "object", false),
            (r#""\ud800""#, 1, "string", false),
            (deep(128).as_str(), 1, "array", false),
            (long.as_str(), 202, "array", true),
        ] {
            let reference = describe("result_0".into(), &JsonText::parse(text.to_owned()).unwrap());
            let found = (reference.count, reference.shape.as_str(), reference.preview_truncated);
            assert_eq!(found, (count, shape, truncated), "{text}");
            assert!(text.starts_with(&reference.preview));
        }
    }

    proptest::proptest! {
        #[test]
        fn entries_are_counted_as_a_parser_does(keys: Vec<String>, items: Vec<Option<Vec<String>>>) {
            let map: Map<String, Value> = keys.into_iter().map(|key| (key.clone(), json!([key, {}]))).collect();
            proptest::prop_assert_eq!(entries(&json!(map).to_string()), map.len() as u64);
            proptest::prop_assert_eq!(entries(&json!(items).to_string()), items.len() as u64);
        }
    }

    #[test]
    fn items_that_are_not_looked_at_are_said_to_be_missing() {
        let with = |last: Value| json!((0..200).map(|n| if n == 199 { last.clone() } else { json!(n) }).collect::<Vec<_>>());
        for (last, limited) in [(json!(1), false), (json!([1]), true), (json!({}), true)] {
            let reference = describe("result_0".into(), &JsonText::from_value(&with(last)));
            assert_eq!(reference.shape.starts_with("limited traversal"), limited, "{reference:?}");
        }
    }

    #[test]
    fn whatever_the_value_its_reference_fits() {
        let nested = (0..200).fold(json!(1), |value, n| json!({ "k\"é".repeat(n): [value, n] }));
        let wide: Value = (0..500).map(|n| (format!("key \\ {n}"), json!([n, "\u{1}".repeat(50)]))).collect::<Map<_, _>>().into();
        for value in [nested["k\"é".repeat(199)].clone(), wide, json!("\\".repeat(5_000)), json!(vec![vec![vec!["x"; 9]; 9]; 9])] {
            let text = JsonText::from_value(&value);
            let reference = describe("result_00000000-0000-0000-0000-000000000000".into(), &text);
            assert!(reference.preview_truncated && json!(reference).to_string().len() <= RESULT_REFERENCE_BYTES, "{reference:?}");
        }
    }
}
