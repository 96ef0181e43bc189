//! `API`: the declarations as a read-only folder (`spec/guest-api.md` 4).

use boa_engine::{
    Context, JsArgs, JsNativeError, JsResult, JsValue, NativeFunction, js_string,
    object::{IntegrityLevel, ObjectInitializer, builtins::JsPromise},
};
use codemode_core::{ApiFile, GuestTool, JsonText, Method};
use serde_json::{Value, json};

use super::{fixed_global, rejected, requests, state};
use crate::bridge::json_in;

/// Lists what `API` shows. Files of tools are made by the host when they are read.
pub(crate) fn list_files(mut files: Vec<ApiFile>, tools: &[GuestTool], context: &Context) {
    files.extend(tools.iter().map(|tool| ApiFile {
        path: format!("tools/{}.d.ts", tool.callable_name),
        description: None,
        content: String::new(),
    }));
    state(context).files.replace(files);
}

/// Installs `API`.
pub(crate) fn install(context: &mut Context) -> JsResult<()> {
    let api = ObjectInitializer::new(context)
        .function(NativeFunction::from_fn_ptr(list), js_string!("list"), 0)
        .function(NativeFunction::from_fn_ptr(read), js_string!("read"), 1)
        .build();
    api.set_integrity_level(IntegrityLevel::Frozen, context)?;
    fixed_global("API", api, context)
}

fn list(_: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
    let prefix = arguments.get_or_undefined(0);
    let prefix = match text(prefix, context) {
        Ok(prefix) => prefix,
        Err(error) => return rejected(error, context),
    };
    let prefix = prefix.trim().trim_matches('/');
    let state = state(context);
    let files: Vec<Value> = state
        .files
        .borrow()
        .iter()
        .filter(|file| prefix.is_empty() || file.path.strip_prefix(prefix).is_some_and(|rest| rest.is_empty() || rest.starts_with('/')))
        .map(entry)
        .collect();
    resolved(&json!({ "files": files }), context)
}

fn read(_: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
    let path = arguments.get_or_undefined(0);
    let path = match text(path, context) {
        Ok(path) => path,
        Err(error) => return rejected(error, context),
    };
    let path = path.strip_prefix('/').unwrap_or(&path);
    if path.split('/').any(|segment| matches!(segment, "" | "." | "..")) {
        let error = JsNativeError::error()
            .with_message(format!("invalid path `{path}`: name a file as API.list() gives it, for instance `tools/read.d.ts`"));
        return rejected(error.into(), context);
    }
    let state = state(context);
    let Some(file) = state.files.borrow().iter().find(|file| file.path == path).cloned() else {
        let error = JsNativeError::error().with_message(format!("unknown file `{path}`: API.list() gives all files"));
        return rejected(error.into(), context);
    };
    if path.starts_with("tools/") {
        return Ok(requests::request(Method::Describe, path, JsonText::null(), context)?.into());
    }
    if path.starts_with("mcp/") {
        state.takes_network_content();
    }
    let mut value = json!({ "path": file.path, "content": file.content });
    if let Some(description) = &file.description {
        value["description"] = description.as_str().into();
    }
    value["bytes"] = file.content.len().into();
    resolved(&value, context)
}

/// The string form of an argument; empty for none.
fn text(value: &JsValue, context: &mut Context) -> JsResult<String> {
    if value.is_null_or_undefined() { Ok(String::new()) } else { Ok(value.to_string(context)?.to_std_string_lossy()) }
}

fn entry(file: &ApiFile) -> Value {
    let mut entry = json!({ "path": file.path });
    if let Some(description) = &file.description {
        entry["description"] = description.as_str().into();
    }
    if !file.path.starts_with("tools/") {
        entry["bytes"] = file.content.len().into();
    }
    entry
}

fn resolved(value: &Value, context: &mut Context) -> JsResult<JsValue> {
    let value = json_in::parse(&value.to_string(), context).map_err(|error| JsNativeError::error().with_message(error.to_string()))?;
    Ok(JsPromise::resolve(value, context)?.into())
}
