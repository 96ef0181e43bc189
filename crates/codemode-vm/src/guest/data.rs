//! `results` and `store`, `load` (`spec/guest-api.md` 8 and 9): data that outlives a cell, kept by the host.

use boa_engine::{
    Context, JsArgs, JsNativeError, JsResult, JsString, JsValue, NativeFunction, js_string,
    object::{IntegrityLevel, JsObject},
};
use codemode_core::{
    JsonText, Method,
    limits::{STORE_KEY_UNITS, STORE_VALUE_BYTES},
};
use serde_json::json;

use super::{define, fixed_global, function, malformed, rejected, requests};

/// Installs them.
pub(crate) fn install(context: &mut Context) -> JsResult<()> {
    let results = JsObject::with_object_proto(context.intrinsics());
    for (name, body) in [
        ("save", NativeFunction::from_fn_ptr(save)),
        ("load", NativeFunction::from_fn_ptr(|_, arguments, context| by_id(Method::ResultLoad, "load", arguments, context))),
        ("delete", NativeFunction::from_fn_ptr(|_, arguments, context| by_id(Method::ResultDelete, "delete", arguments, context))),
    ] {
        let body = function(name, 1, body, context);
        define(&results, name, body, context)?;
    }
    results.set_integrity_level(IntegrityLevel::Frozen, context)?;
    fixed_global("results", results, context)?;
    let store = function("store", 2, NativeFunction::from_fn_ptr(store), context);
    fixed_global("store", store, context)?;
    let load = function("load", 1, NativeFunction::from_fn_ptr(load), context);
    fixed_global("load", load, context)
}

fn save(_: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
    let value = arguments.get_or_undefined(0);
    let text = if value.is_undefined() { Ok(JsonText::null()) } else { requests::encode(value, context) };
    match text {
        Ok(text) => Ok(requests::request(Method::ResultSave, "", text, context)?.into()),
        Err(error) => rejected(error, context),
    }
}

fn by_id(method: Method, name: &str, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
    match arguments.get_or_undefined(0).as_string() {
        Some(id) if !id.is_empty() => Ok(requests::request(method, &id.to_std_string_lossy(), JsonText::null(), context)?.into()),
        _ => malformed(&format!("results.{name}(id) takes the id of a saved result, a non-empty string"), context),
    }
}

/// `store(key, value)`: the host gets `{ "value": value }`, or `{}` to delete the key.
fn store(_: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
    let Some(key) = key(arguments) else { return bad_key("store", context) };
    let value = arguments.get_or_undefined(1);
    let input = if value.is_undefined() {
        JsonText::from_value(&json!({}))
    } else {
        let text = match requests::encode(value, context) {
            Ok(text) => text,
            Err(error) => return rejected(error, context),
        };
        if text.as_str().len() as u64 > STORE_VALUE_BYTES {
            let message = format!("a stored value has at most {STORE_VALUE_BYTES} bytes of JSON, this one has {}", text.as_str().len());
            return rejected(JsNativeError::range().with_message(message).into(), context);
        }
        text.wrapped("value")
    };
    let key = key.to_std_string_lossy();
    Ok(requests::request_taken(Method::StoreSet, &key, input, |_, _| Ok(JsValue::undefined()), context)?.into())
}

/// `load(key)`: the host answers in the form in which it got the value.
fn load(_: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
    let Some(key) = key(arguments) else { return bad_key("load", context) };
    let value = |reply: &JsValue, _: &mut Context| {
        // A reply is the bridge's own: nothing of the guest is in it but what it has stored.
        let value = reply.as_object().and_then(|reply| reply.borrow().properties().get(&js_string!("value").into()));
        Ok(value.and_then(|value| value.value().cloned()).unwrap_or_default())
    };
    Ok(requests::request_taken(Method::StoreGet, &key.to_std_string_lossy(), JsonText::null(), value, context)?.into())
}

fn key(arguments: &[JsValue]) -> Option<JsString> {
    arguments.get_or_undefined(0).as_string().filter(|key| (1..=STORE_KEY_UNITS).contains(&(key.len() as u64)))
}

fn bad_key(name: &str, context: &mut Context) -> JsResult<JsValue> {
    let message = format!("{name} takes a key of 1 to {STORE_KEY_UNITS} characters");
    rejected(JsNativeError::typ().with_message(message).into(), context)
}
