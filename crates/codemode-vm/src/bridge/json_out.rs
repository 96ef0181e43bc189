//! From engine values to JSON text, by the rules for output (`spec/guest-api.md` 10).

use boa_engine::{
    Context, JsError, JsResult, JsString, JsSymbol, JsValue,
    builtins::{error::Error as ErrorData, promise::Promise},
    js_string,
    object::JsObject,
    property::PropertyKey,
};

use super::explain::explain;
use crate::guest::state;

/// Whose rules a value is written by.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Rules {
    /// `json(value)` and `text(value)`: a `toJSON` method is called.
    Emitted,
    /// The returned value: no `toJSON` is called.
    Returned,
}

/// Text that stands in place of a promise that nobody awaited.
pub(crate) const UNAWAITED: &str =
    "[Unawaited Promise: use `await` for one value, or `await Promise.all([...])` for several, before emitting or returning it]";

/// The JSON text of a value.
///
/// A value that cannot be written is replaced as a whole: a cycle or a BigInt by `"[object Object]"`, one whose
/// getter throws by the name and message of what was thrown.
///
/// # Errors
///
/// Only what no guest can catch.
pub(crate) fn encode(value: &JsValue, rules: Rules, context: &mut Context) -> JsResult<String> {
    if let Some(number) = value.as_bigint() {
        return Ok(quoted(&number.to_string()));
    }
    let mut writer = Writer { rules, text: String::new(), open: Vec::new() };
    match writer.value(value, context) {
        Ok(true) => Ok(writer.text),
        Ok(false) => Ok("null".into()),
        Err(Stop::Unwritable) => {
            let array = value.as_object().is_some_and(|object| object.is_array());
            Ok(quoted(if array { "[object Array]" } else { "[object Object]" }))
        }
        Err(Stop::Thrown(error)) => thrown(error, context),
    }
}

/// A string as JSON. A surrogate without its other half is U+FFFD: hosts have no strings that could hold one.
pub(crate) fn write_string(string: &JsString, text: &mut String) {
    text.push('"');
    for unit in char::decode_utf16(string.iter()) {
        match unit {
            Ok('"') => text.push_str("\\\""),
            Ok('\\') => text.push_str("\\\\"),
            Ok('\n') => text.push_str("\\n"),
            Ok('\r') => text.push_str("\\r"),
            Ok('\t') => text.push_str("\\t"),
            Ok('\u{8}') => text.push_str("\\b"),
            Ok('\u{c}') => text.push_str("\\f"),
            Ok(control @ '\0'..='\u{1f}') => text.push_str(&format!("\\u{:04x}", u32::from(control))),
            Ok(other) => text.push(other),
            Err(_) => text.push('\u{fffd}'),
        }
    }
    text.push('"');
}

struct Writer {
    rules: Rules,
    text: String,
    /// Containers between the root and here: meeting one again is a cycle.
    open: Vec<JsObject>,
}

enum Stop {
    /// A cycle, a BigInt, or nesting beyond [`MAX_DEPTH`].
    Unwritable,
    Thrown(JsError),
}

impl From<JsError> for Stop {
    fn from(error: JsError) -> Self {
        Self::Thrown(error)
    }
}

impl Writer {
    /// Writes a value; `false`, with nothing written, for what JSON has no form for.
    fn value(&mut self, value: &JsValue, context: &mut Context) -> Result<bool, Stop> {
        if let Some(object) = value.as_object() {
            return self.object(&object, true, context);
        }
        if let Some(string) = value.as_string() {
            write_string(&string, &mut self.text);
        } else if let Some(flag) = value.as_boolean() {
            self.text.push_str(if flag { "true" } else { "false" });
        } else if value.is_null() {
            self.text.push_str("null");
        } else if let Some(integer) = value.as_i32() {
            self.text.push_str(&integer.to_string());
        } else if let Some(number) = value.as_number() {
            match number {
                0.0 => self.text.push('0'),
                _ if number.is_finite() => {
                    let digits = value.to_string(context)?;
                    self.text.push_str(&digits.to_std_string_lossy());
                }
                _ => self.text.push_str("null"),
            }
        } else if value.is_bigint() {
            return Err(Stop::Unwritable);
        } else {
            return Ok(false);
        }
        Ok(true)
    }

    fn object(&mut self, object: &JsObject, to_json: bool, context: &mut Context) -> Result<bool, Stop> {
        if let Some(metadata) = state(context).handle_metadata(object) {
            self.text.push_str(&metadata);
            return Ok(true);
        }
        if object.is_callable() {
            return Ok(false);
        }
        if object.is::<Promise>() {
            self.text.push_str(&quoted(UNAWAITED));
            return Ok(true);
        }
        if self.open.len() >= MAX_DEPTH || to_json && self.open.contains(object) {
            return Err(Stop::Unwritable);
        }
        let is_error = object.is::<ErrorData>();
        if to_json && self.rules == Rules::Emitted && !is_error {
            let method = object.get(js_string!("toJSON"), context)?;
            if let Some(method) = method.as_callable() {
                let value = method.call(&object.clone().into(), &[], context)?;
                self.open.push(object.clone());
                // What `toJSON` gave is written as it is: its own `toJSON`, if it has one, is not called.
                let written = match value.as_object() {
                    Some(result) => self.object(&result, false, context),
                    None => self.value(&value, context),
                };
                self.open.pop();
                return written;
            }
        }
        self.open.push(object.clone());
        if is_error {
            self.error(object, context)?;
        } else if object.is_array() {
            self.array(object, context)?;
        } else {
            self.members(object, context)?;
        }
        self.open.pop();
        Ok(true)
    }

    fn array(&mut self, array: &JsObject, context: &mut Context) -> Result<(), Stop> {
        let length = array.get(js_string!("length"), context)?.to_length(context)?;
        self.text.push('[');
        for index in 0..length {
            if index > 0 {
                self.text.push(',');
            }
            let item = array.get(index, context)?;
            if !self.value(&item, context)? {
                self.text.push_str("null");
            }
        }
        self.text.push(']');
        Ok(())
    }

    fn members(&mut self, object: &JsObject, context: &mut Context) -> Result<(), Stop> {
        self.text.push('{');
        let start = self.text.len();
        for key in enumerable_keys(object, context)? {
            let value = object.get(key.clone(), context)?;
            self.member(&key, &value, start, context)?;
        }
        self.text.push('}');
        Ok(())
    }

    /// Writes `"key":value`, or nothing when JSON has no form for the value.
    fn member(&mut self, key: &PropertyKey, value: &JsValue, start: usize, context: &mut Context) -> Result<(), Stop> {
        let before = self.text.len();
        if before > start {
            self.text.push(',');
        }
        let name = match key {
            PropertyKey::String(name) => name.clone(),
            PropertyKey::Index(index) => js_string!(index.get().to_string()),
            PropertyKey::Symbol(_) => return Ok(()),
        };
        write_string(&name, &mut self.text);
        self.text.push(':');
        if !self.value(value, context)? {
            self.text.truncate(before);
        }
        Ok(())
    }

    /// `{ name, message, ...fields }`; fields that JSON cannot hold are left out.
    fn error(&mut self, error: &JsObject, context: &mut Context) -> Result<(), Stop> {
        explain(&error.clone().into(), context);
        self.text.push('{');
        let start = self.text.len();
        for key in ["name", "message"] {
            let value = error.get(js_string!(key), context)?;
            let value = if value.is_object() { js_string!().into() } else { value };
            self.member(&js_string!(key).into(), &value, start, context)?;
        }
        for key in enumerable_keys(error, context)? {
            if ["name", "message", "toJSON"].iter().any(|shown| key == PropertyKey::from(js_string!(*shown))) {
                continue;
            }
            let value = error.get(key.clone(), context)?;
            let (before, open) = (self.text.len(), self.open.len());
            match self.member(&key, &value, start, context) {
                Err(Stop::Unwritable) => {
                    self.text.truncate(before);
                    self.open.truncate(open);
                }
                other => other?,
            }
        }
        self.text.push('}');
        Ok(())
    }
}

/// Own enumerable string keys in the order of the language.
pub(crate) fn enumerable_keys(object: &JsObject, context: &mut Context) -> JsResult<Vec<PropertyKey>> {
    let mut keys = object.own_property_keys(context)?;
    let mut error = None;
    keys.retain(|key| {
        if matches!(key, PropertyKey::Symbol(_)) || error.is_some() {
            return false;
        }
        match is_enumerable(object, key, context) {
            Ok(enumerable) => enumerable,
            Err(thrown) => {
                error = Some(thrown);
                false
            }
        }
    });
    error.map_or(Ok(keys), Err)
}

fn is_enumerable(object: &JsObject, key: &PropertyKey, context: &mut Context) -> JsResult<bool> {
    // Through the intrinsic, so that proxies and exotic objects answer by their own rules.
    let method = state(context).is_enumerable.clone();
    let key: JsValue = match key {
        PropertyKey::String(name) => name.clone().into(),
        PropertyKey::Index(index) => JsValue::from(index.get()),
        PropertyKey::Symbol(symbol) => JsSymbol::clone(symbol).into(),
    };
    Ok(method.call(&object.clone().into(), &[key], context)?.to_boolean())
}

fn thrown(error: JsError, context: &mut Context) -> JsResult<String> {
    // What no guest can catch comes back as an error here.
    let reason = error.into_opaque(context)?;
    let (name, message) = match reason.as_object() {
        Some(object) => {
            let mut read = |key: &str| -> JsResult<String> {
                let value = object.get(js_string!(key), context).unwrap_or_default();
                if value.is_object() || value.is_undefined() || value.is_symbol() {
                    Ok(String::new())
                } else {
                    Ok(value.to_string(context)?.to_std_string_lossy())
                }
            };
            (read("name")?, read("message")?)
        }
        None => ("Error".to_owned(), reason.to_string(context).map(|text| text.to_std_string_lossy()).unwrap_or_default()),
    };
    Ok(format!(r#"{{"name":{},"message":{}}}"#, quoted(&name), quoted(&message)))
}

fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

/// Deeper nesting is treated like a cycle.
const MAX_DEPTH: usize = 512;
