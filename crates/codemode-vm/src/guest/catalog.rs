//! `catalog` (`spec/guest-api.md` 3).

use boa_engine::{
    Context, Finalize, JsArgs, JsResult, JsValue, NativeFunction, Trace, js_string,
    object::{IntegrityLevel, JsObject, ObjectInitializer, builtins::JsArray},
};
use codemode_core::{JsonText, Method};
use serde_json::json;

use super::{fixed_global, malformed, rejected, requests, tools};

/// Installs `catalog` with the handles of all tools that are globals.
pub(crate) fn install(handles: &[JsObject], context: &mut Context) -> JsResult<()> {
    let all = JsArray::from_iter(handles.iter().cloned().map(JsValue::from), context);
    all.set_integrity_level(IntegrityLevel::Frozen, context)?;
    let all = NativeFunction::from_copy_closure_with_captures(|_, _, all: &All, _| Ok(all.0.clone().into()), All(all));
    let catalog = ObjectInitializer::new(context)
        .function(all, js_string!("all"), 0)
        .function(NativeFunction::from_fn_ptr(search), js_string!("search"), 1)
        .build();
    catalog.set_integrity_level(IntegrityLevel::Frozen, context)?;
    fixed_global("catalog", catalog, context)
}

#[derive(Clone, Trace, Finalize)]
struct All(JsArray);

/// `catalog.search(query, { limit }?)`: the host gives callable names, which become the handles that already exist.
fn search(_: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
    let Some(query) = arguments.get_or_undefined(0).as_string() else {
        return malformed("catalog.search(query, { limit }?) takes a string as its query", context);
    };
    let limit = match arguments.get_or_undefined(1).as_object() {
        Some(options) => match options.get(js_string!("limit"), context) {
            Ok(limit) => limit.as_number(),
            Err(error) => return rejected(error, context),
        },
        None => None,
    };
    let input = JsonText::from_value(&json!({ "limit": limit }));
    Ok(requests::request_taken(Method::Search, &query.to_std_string_lossy(), input, to_handles, context)?.into())
}

fn to_handles(names: &JsValue, context: &mut Context) -> JsResult<JsValue> {
    let names = JsArray::from_object(names.to_object(context)?)?;
    let mut handles = Vec::new();
    for index in 0..names.length(context)? {
        let name = names.get(index, context)?.to_string(context)?.to_std_string_lossy();
        if let Some(handle) = tools::handle_named(&name, context) {
            handles.push(JsValue::from(handle));
        }
    }
    let handles = JsArray::from_iter(handles, context);
    handles.set_integrity_level(IntegrityLevel::Frozen, context)?;
    Ok(handles.into())
}
