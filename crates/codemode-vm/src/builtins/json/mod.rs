//! `JSON.parse` and `JSON.stringify`, as the standard has them.
//!
//! The engine's `parse` compiles the text as a program, and its `stringify` recurses on the native stack.

mod parse;
mod revive;
mod stringify;
mod text;

use std::rc::Rc;

use boa_engine::{
    Context, JsArgs, JsObject, JsResult, JsString, JsValue,
    builtins::object::OrdinaryObject,
    js_string,
    object::builtins::{JsArray, JsProxy},
};

pub(crate) use self::parse::parse_text;
use super::replace;

/// Replaces both.
pub(super) fn install(context: &mut Context) -> JsResult<()> {
    let json = replace::global("JSON", context)?;
    let reflect = replace::global("Reflect", context)?;
    let array = replace::global("Array", context)?;
    let captured = Captured {
        delete: replace::original(&reflect, "deleteProperty", context)?,
        get: replace::original(&reflect, "get", context)?,
        is_array: replace::original(&array, "isArray", context)?,
        is_raw: replace::original(&json, "isRawJSON", context)?,
    };
    context.insert_data(Rc::new(captured));
    replace::method(&json, "parse", 2, parse, context)?;
    replace::method(&json, "stringify", 3, stringify, context)?;
    Ok(())
}

/// The JSON text of a value, as `JSON.stringify(value)` gives it; none for what JSON has no form for.
///
/// # Errors
///
/// What guest code throws on the way, and what JSON cannot hold: a cycle, a BigInt.
pub(crate) fn to_text(value: &JsValue, context: &mut Context) -> JsResult<Option<String>> {
    let text = stringify::stringify(value, &JsValue::undefined(), &JsValue::undefined(), context)?;
    Ok(text.map(|text| text.to_std_string_lossy()))
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

/// Functions of the engine that say what its public interface does not.
struct Captured {
    delete: JsObject,
    get: JsObject,
    is_array: JsObject,
    is_raw: JsObject,
}

fn captured(context: &Context) -> Rc<Captured> {
    // Installed before any guest code runs, and nothing removes it.
    #[expect(clippy::expect_used, reason = "an invariant of `install`")]
    let captured = context.get_data::<Rc<Captured>>().expect("JSON is installed first");
    Rc::clone(captured)
}

/// `IsArray` of the standard: a proxy is what its target is.
fn is_array(object: &JsObject, context: &mut Context) -> JsResult<bool> {
    if object.is_array() {
        return Ok(true);
    }
    if JsProxy::from_object(object.clone()).is_err() {
        return Ok(false);
    }
    let is_array = captured(context).is_array.clone();
    Ok(is_array.call(&JsValue::undefined(), &[object.clone().into()], context)?.to_boolean())
}

/// The text of an object of `JSON.rawJSON`.
fn raw_json(object: &JsObject, context: &mut Context) -> JsResult<Option<JsString>> {
    // Such an object has no prototype, and is none of the common kinds.
    if object.is_ordinary() || object.is_array() || object.is_callable() {
        return Ok(None);
    }
    let is_raw = captured(context).is_raw.clone();
    if !is_raw.call(&JsValue::undefined(), &[object.clone().into()], context)?.to_boolean() {
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
