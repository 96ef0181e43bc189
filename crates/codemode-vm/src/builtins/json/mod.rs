//! `JSON.parse` and `JSON.stringify`, as the standard has them.
//!
//! The engine's `parse` compiles the text as a program, and its `stringify` recurses on the native stack.

mod parse;
mod revive;
mod stringify;

use boa_engine::{
    Context, JsArgs, JsObject, JsResult, JsString, JsValue, builtins::object::OrdinaryObject, js_string, object::builtins::JsArray,
};

pub(crate) use self::parse::parse_text;
use super::{originals::originals, replace};

/// Replaces both.
pub(super) fn install(context: &mut Context) -> JsResult<()> {
    let json = context.global_object().get(js_string!("JSON"), context)?.to_object(context)?;
    replace::method(&json, "parse", 2, parse, context)?;
    replace::method(&json, "stringify", 3, stringify, context)?;
    Ok(())
}

/// The JSON text of a value, as `JSON.stringify(value)` gives it; none for what JSON has no form for.
///
/// A surrogate without its other half is U+FFFD in it: hosts have no strings that could hold one.
///
/// # Errors
///
/// What guest code throws on the way, and what JSON cannot hold: a cycle, a BigInt.
pub(crate) fn to_text(value: &JsValue, context: &mut Context) -> JsResult<Option<String>> {
    let text = stringify::stringify(value, &JsValue::undefined(), &JsValue::undefined(), context)?;
    Ok(text.map(|text| without_lone_surrogates(text.to_std_string_lossy())))
}

/// A JSON text in which no escape is half of a pair.
fn without_lone_surrogates(text: String) -> String {
    if !text.contains("\\ud") && !text.contains("\\uD") {
        return text;
    }
    let unit = |at: usize| -> Option<u16> {
        let digits = text.get(at..at + 6)?.strip_prefix("\\u")?;
        u16::from_str_radix(digits, 16).ok()
    };
    let (mut kept, mut done, mut at) = (String::with_capacity(text.len()), 0, 0);
    while let Some(found) = text[at..].find('\\') {
        at += found;
        match unit(at) {
            Some(0xd800..=0xdbff) if matches!(unit(at + 6), Some(0xdc00..=0xdfff)) => at += 12,
            Some(0xd800..=0xdfff) => {
                kept.push_str(&text[done..at]);
                kept.push('\u{fffd}');
                at += 6;
                done = at;
            }
            _ => at += 2,
        }
    }
    kept.push_str(&text[done..]);
    kept
}

fn parse(_: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
    let text = arguments.get_or_undefined(0).to_string(context)?;
    let Some(reviver) = arguments.get_or_undefined(1).as_callable() else {
        return parse::parse(&text, None, context);
    };
    let mut records = parse::Records::default();
    let value = parse::parse(&text, Some(&mut records), context)?;
    revive::revive(value, &records, &reviver, context)
}

fn stringify(_: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
    let [value, replacer, space] = [0, 1, 2].map(|index| arguments.get_or_undefined(index));
    let text: Option<JsString> = stringify::stringify(value, replacer, space, context)?;
    Ok(text.map_or_else(JsValue::undefined, JsValue::from))
}

/// The text of an object of `JSON.rawJSON`.
fn raw_json(object: &JsObject, context: &mut Context) -> JsResult<Option<JsString>> {
    // Such an object has no prototype, and is none of the common kinds.
    if object.is_ordinary() || object.is_array() || object.is_callable() {
        return Ok(None);
    }
    if !originals(context).is_raw_json.call(&JsValue::undefined(), &[object.clone().into()], context)?.to_boolean() {
        return Ok(None);
    }
    Ok(object.get(js_string!("rawJSON"), context)?.as_string())
}

/// Own enumerable string keys, in the order of the language, asking a proxy as the standard does.
fn own_enumerable_names(object: &JsObject, context: &mut Context) -> JsResult<Vec<JsString>> {
    let names = OrdinaryObject::keys(&JsValue::undefined(), &[object.clone().into()], context)?;
    let Some(names) = names.as_object() else { return Ok(Vec::new()) };
    let length = JsArray::from_object(names.clone())?.length(context)?;
    let mut list = Vec::new();
    for index in 0..length {
        list.extend(names.get(index, context)?.as_string());
    }
    Ok(list)
}
