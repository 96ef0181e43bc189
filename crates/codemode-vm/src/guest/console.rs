//! `console`: bounded inspection that runs no guest code (`spec/guest-api.md` 11).

use std::collections::BTreeSet;

use boa_engine::{
    Context, JsResult, JsString, JsValue, NativeFunction,
    builtins::{error::Error as ErrorData, promise::Promise},
    js_string,
    object::{IndexPropertyKeys, IntegrityLevel, JsObject, builtins::JsTypedArray},
    property::{PropertyDescriptor, PropertyKey},
};
use codemode_core::{Output, json::prefix_units};

use super::{define, fixed_global, function, output, state};
use crate::bridge::{
    explain::explain,
    json_out::{UNAWAITED, write_string},
};

/// UTF-16 units of all console entries of a cell, as JSON.
pub(crate) const TOTAL_UNITS: usize = 16_384;

/// Installs `console`.
pub(crate) fn install(context: &mut Context) -> JsResult<()> {
    let console = JsObject::with_object_proto(context.intrinsics());
    for (name, body) in [
        ("log", NativeFunction::from_fn_ptr(|_, arguments, context| Ok(print("", arguments, context)))),
        ("info", NativeFunction::from_fn_ptr(|_, arguments, context| Ok(print("[info] ", arguments, context)))),
        ("warn", NativeFunction::from_fn_ptr(|_, arguments, context| Ok(print("[warn] ", arguments, context)))),
        ("error", NativeFunction::from_fn_ptr(|_, arguments, context| Ok(print("[error] ", arguments, context)))),
        ("debug", NativeFunction::from_fn_ptr(|_, arguments, context| Ok(print("[debug] ", arguments, context)))),
    ] {
        let body = function(name, 0, body, context);
        define(&console, name, body, context)?;
    }
    console.set_integrity_level(IntegrityLevel::Frozen, context)?;
    fixed_global("console", console, context)
}

fn print(level: &str, arguments: &[JsValue], context: &mut Context) -> JsValue {
    let state = state(context);
    let left = state.console_left.get();
    if left == 0 {
        return JsValue::undefined();
    }
    let mut inspector = Inspector { text: level.to_owned(), values: VALUES, open: Vec::new() };
    for (i, argument) in arguments.iter().enumerate() {
        if i > 0 {
            inspector.text.push(' ');
        }
        match argument.as_string() {
            Some(text) => inspector.text.push_str(prefix_units(&text.to_std_string_lossy(), MESSAGE_UNITS + 1)),
            None => inspector.value(argument, context),
        }
        // What is beyond the bound of a message is not looked at.
        if inspector.text.len() > 4 * MESSAGE_UNITS {
            break;
        }
    }
    let mut text = prefix_units(&inspector.text, MESSAGE_UNITS).to_owned();
    if text.len() < inspector.text.len() {
        text.push_str("…[truncated]");
    }
    let entry = Output::Text { text };
    let size = entry.entry().encode_utf16().count();
    if size + RESERVED_UNITS > left {
        state.console_left.set(0);
        output::emit(Output::Text { text: "[console output truncated]".into() }, context);
    } else {
        state.console_left.set(left - size);
        output::emit(entry, context);
    }
    JsValue::undefined()
}

struct Inspector {
    text: String,
    /// Values that may still be visited.
    values: usize,
    open: Vec<JsObject>,
}

impl Inspector {
    fn value(&mut self, value: &JsValue, context: &mut Context) {
        if self.values == 0 {
            self.text.push_str("[truncated]");
            return;
        }
        self.values -= 1;
        if let Some(object) = value.as_object() {
            self.object(&object, context);
        } else if let Some(text) = value.as_string() {
            self.string(&text);
        } else if let Some(number) = value.as_bigint() {
            self.text.push_str(&format!("{number}n"));
        } else if let Some(symbol) = value.as_symbol() {
            self.text.push_str(&symbol.descriptive_string().to_std_string_lossy());
        } else {
            // Numbers, booleans, null and undefined: their conversion runs no guest code.
            self.text.push_str(&value.to_string(context).map(|text| text.to_std_string_lossy()).unwrap_or_default());
        }
    }

    fn object(&mut self, object: &JsObject, context: &mut Context) {
        if let Some(metadata) = state(context).handle_metadata(object) {
            self.text.push_str(&metadata);
        } else if object.is_callable() {
            self.text.push_str("[Function]");
        } else if object.is::<Promise>() {
            self.text.push_str(UNAWAITED);
        } else if self.open.contains(object) {
            self.text.push_str("[Circular]");
        } else if self.open.len() >= LEVELS {
            self.text.push_str("[truncated]");
        } else if object.is::<boa_engine::builtins::proxy::Proxy>() {
            // Looking into a proxy would run its traps.
            self.text.push_str("[Unserializable]");
        } else {
            self.open.push(object.clone());
            self.members(object, context);
            self.open.pop();
        }
    }

    fn members(&mut self, object: &JsObject, context: &mut Context) {
        let array = object.is_array();
        self.text.push(if array { '[' } else { '{' });
        let Ok(keys) = first_keys(object, context) else {
            self.text.push_str("[Unserializable]");
            return;
        };
        let start = self.text.len();
        if object.is::<ErrorData>() {
            explain(&object.clone().into(), context);
            for key in ["name", "message"] {
                if let Some(text) = inherited_string(object, key) {
                    self.separate(start);
                    self.text.push_str(&format!("\"{key}\":"));
                    self.string(&text);
                }
            }
        }
        let (mut shown, mut next) = (0, 0);
        for key in keys {
            let Some(descriptor) = object.borrow().properties().get(&key).or_else(|| indexed(object, &key, context)) else { continue };
            let hidden = !descriptor.expect_enumerable() || matches!(key, PropertyKey::Symbol(_));
            if hidden {
                continue;
            }
            self.separate(start);
            if shown == PROPERTIES {
                self.text.push('…');
                break;
            }
            shown += 1;
            match &key {
                PropertyKey::Index(index) if array => {
                    // Holes in front of it count as properties that are shown.
                    let (holes, room) = ((index.get() - next) as usize, PROPERTIES + 1 - shown);
                    self.text.push_str(&"undefined,".repeat(holes.min(room)));
                    if holes >= room {
                        self.text.push('…');
                        break;
                    }
                    shown += holes;
                    next = index.get() + 1;
                }
                PropertyKey::Index(index) => self.text.push_str(&format!("\"{}\":", index.get())),
                PropertyKey::String(name) => {
                    self.string(name);
                    self.text.push(':');
                }
                PropertyKey::Symbol(_) => {}
            }
            match descriptor.value() {
                Some(value) => self.value(value, context),
                None => self.text.push_str("[Accessor]"),
            }
        }
        self.text.push(if array { ']' } else { '}' });
    }

    fn separate(&mut self, start: usize) {
        if self.text.len() > start {
            self.text.push(',');
        }
    }

    fn string(&mut self, text: &JsString) {
        let units: Vec<u16> = text.iter().take(STRING_UNITS + 1).collect();
        if units.len() <= STRING_UNITS {
            write_string(text, &mut self.text);
        } else {
            let splits_pair = (0xd800..0xdc00).contains(&units[STRING_UNITS - 1]);
            let mut kept = js_string!(&units[..STRING_UNITS - usize::from(splits_pair)]).to_std_string_lossy();
            kept.push('…');
            write_string(&js_string!(kept), &mut self.text);
        }
    }
}

/// The first own keys of an object, and one more than are shown: those of a large array or buffer are never listed.
fn first_keys(object: &JsObject, context: &mut Context) -> JsResult<Vec<PropertyKey>> {
    let enough = PROPERTIES + 1;
    let indices = |indices: &mut dyn Iterator<Item = u32>| -> Vec<PropertyKey> { indices.map(PropertyKey::from).collect() };
    if let Ok(buffer) = JsTypedArray::from_object(object.clone())
        && let Ok(length) = buffer.length(context)
        && length > PROPERTIES
    {
        return Ok(indices(&mut (0..).take(enough)));
    }
    match object.borrow().properties().index_property_keys() {
        IndexPropertyKeys::Dense(keys) if keys.len() > PROPERTIES => return Ok(indices(&mut (0..).take(enough))),
        IndexPropertyKeys::SparseElement(keys) if keys.len() > PROPERTIES => {
            let mut least = BTreeSet::new();
            for key in keys {
                least.insert(*key);
                if least.len() > enough {
                    least.pop_last();
                }
            }
            return Ok(indices(&mut least.into_iter()));
        }
        _ => {}
    }
    object.own_property_keys(context)
}

/// Elements of arrays and typed arrays, which live outside the property map.
fn indexed(object: &JsObject, key: &PropertyKey, context: &mut Context) -> Option<PropertyDescriptor> {
    let PropertyKey::Index(_) = key else { return None };
    let value = object.get(key.clone(), context).ok()?;
    Some(PropertyDescriptor::builder().value(value).enumerable(true).writable(true).configurable(true).build())
}

/// A data property that holds a string, of the object or of one that it inherits from.
fn inherited_string(object: &JsObject, key: &str) -> Option<JsString> {
    let key = PropertyKey::from(js_string!(key));
    let mut object = Some(object.clone());
    while let Some(current) = object {
        if let Some(descriptor) = current.borrow().properties().get(&key) {
            return descriptor.value().and_then(JsValue::as_string);
        }
        object = current.prototype();
    }
    None
}

const VALUES: usize = 100;
const PROPERTIES: usize = 50;
const LEVELS: usize = 4;
const STRING_UNITS: usize = 512;
const MESSAGE_UNITS: usize = 4_096;

/// Units kept free for the entry that says that the console is full.
const RESERVED_UNITS: usize = 100;
