//! `skills` (`spec/guest-api.md` 7): instructions that the host keeps.

use boa_engine::{
    Context, JsArgs, JsResult, JsValue, NativeFunction, js_string,
    object::{IntegrityLevel, JsObject},
};
use codemode_core::{JsonText, Method};
use serde_json::json;

use super::{define, fixed_global, function, malformed, rejected, requests};

/// Installs `skills`, with `search` if the host searches.
pub(crate) fn install(search: bool, context: &mut Context) -> JsResult<()> {
    let skills = JsObject::with_object_proto(context.intrinsics());
    let list = function("list", 0, NativeFunction::from_fn_ptr(list), context);
    define(&skills, "list", list, context)?;
    let read = function("read", 1, NativeFunction::from_fn_ptr(read), context);
    define(&skills, "read", read, context)?;
    if search {
        let search = function("search", 1, NativeFunction::from_fn_ptr(self::search), context);
        define(&skills, "search", search, context)?;
    }
    skills.set_integrity_level(IntegrityLevel::Frozen, context)?;
    fixed_global("skills", skills, context)
}

fn list(_: &JsValue, _: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
    Ok(requests::request(Method::SkillsList, "", JsonText::null(), context)?.into())
}

fn read(_: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
    let (name, path) = (arguments.get_or_undefined(0).as_string(), arguments.get_or_undefined(1));
    let Some(name) = name.filter(|name| !name.is_empty()) else {
        return malformed("skills.read(name, relPath?) takes the name of a skill", context);
    };
    let path = match path.as_string() {
        Some(path) => json!(path.to_std_string_lossy()),
        None if path.is_null_or_undefined() => json!(null),
        None => return malformed("skills.read(name, relPath?) takes a path inside the skill as its second argument", context),
    };
    let input = JsonText::from_value(&json!({ "path": path }));
    Ok(requests::request(Method::SkillsRead, &name.to_std_string_lossy(), input, context)?.into())
}

fn search(_: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
    let query = arguments.get_or_undefined(0).as_string().filter(|query| query.len() <= LONGEST_QUERY);
    let limit = match arguments.get_or_undefined(1).as_object() {
        Some(options) => match options.get(js_string!("limit"), context) {
            Ok(limit) => limit,
            Err(error) => return rejected(error, context),
        },
        None => JsValue::undefined(),
    };
    let limit = if limit.is_undefined() { Some(DEFAULT_LIMIT) } else { limit.as_number() };
    let (Some(query), Some(limit)) = (query, limit.filter(|limit| limit.fract() == 0.0 && (1.0..=MOST).contains(limit))) else {
        let message = format!(
            "skills.search(query, {{ limit }}?) takes a string of at most {LONGEST_QUERY} characters and a whole limit of 1 to {MOST}"
        );
        return malformed(&message, context);
    };
    let input = JsonText::from_value(&json!({ "limit": limit }));
    Ok(requests::request(Method::SkillsSearch, &query.to_std_string_lossy(), input, context)?.into())
}

/// UTF-16 units of a query.
const LONGEST_QUERY: usize = 4_096;

const DEFAULT_LIMIT: f64 = 5.0;
const MOST: f64 = 20.0;
