//! `nodes` (`spec/guest-api.md` 6): paired machines, whose calls go through the host's tool `nodes`.

use boa_engine::{
    Context, Finalize, JsArgs, JsNativeError, JsResult, JsString, JsValue, NativeFunction, Trace, js_string,
    object::{IntegrityLevel, JsObject, builtins::JsArray},
};
use codemode_core::{JsonText, Method};
use serde_json::json;

use super::{define, fixed_global, function, malformed, rejected, requests};

/// Installs `nodes`.
pub(crate) fn install(context: &mut Context) -> JsResult<()> {
    let nodes = JsObject::with_object_proto(context.intrinsics());
    let list = function("list", 0, NativeFunction::from_fn_ptr(list), context);
    define(&nodes, "list", list, context)?;
    let get = function("get", 1, NativeFunction::from_fn_ptr(get), context);
    define(&nodes, "get", get, context)?;
    nodes.set_integrity_level(IntegrityLevel::Frozen, context)?;
    fixed_global("nodes", nodes, context)
}

fn list(_: &JsValue, _: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
    Ok(requests::request(Method::Nodes, "list", JsonText::from_value(&json!({})), context)?.into())
}

fn get(_: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
    let name = arguments.get_or_undefined(0).as_string().map(|name| name.to_std_string_lossy()).unwrap_or_default();
    if name.trim().is_empty() {
        return malformed("nodes.get(idOrName) takes the id or the name of a paired node", context);
    }
    let input = JsonText::from_value(&json!({ "node": name }));
    Ok(requests::request_taken(Method::Nodes, "get", input, handle, context)?.into())
}

/// What the host tells of a node, as a handle.
fn handle(node: &JsValue, context: &mut Context) -> JsResult<JsValue> {
    let node = node.as_object().ok_or_else(|| JsNativeError::typ().with_message("the host told nothing of the node"))?;
    let handle = JsObject::with_null_proto();
    let id = node.get(js_string!("id"), context)?;
    let target = Node(id.as_string().unwrap_or_default());
    define(&handle, "id", id, context)?;
    let name = node.get(js_string!("name"), context)?;
    define(&handle, "name", name, context)?;
    let invoke = NativeFunction::from_copy_closure_with_captures(invoke, target.clone());
    let invoke = function("invoke", 2, invoke, context);
    define(&handle, "invoke", invoke, context)?;
    if lists_folders(&node, context)? {
        let list = NativeFunction::from_copy_closure_with_captures(list_dir, target);
        let list = function("listDir", 1, list, context);
        define(&handle, "listDir", list, context)?;
    }
    handle.set_integrity_level(IntegrityLevel::Frozen, context)?;
    Ok(handle.into())
}

fn lists_folders(node: &JsObject, context: &mut Context) -> JsResult<bool> {
    let Some(commands) = node.get(js_string!("commands"), context)?.as_object().filter(JsObject::is_array) else { return Ok(false) };
    let commands = JsArray::from_object(commands)?;
    for i in 0..commands.length(context)? {
        if commands.get(i, context)?.as_string() == Some(js_string!(LIST_FOLDER)) {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Id of a node.
#[derive(Clone, Trace, Finalize)]
#[boa_gc(unsafe_empty_trace)]
struct Node(JsString);

fn invoke(_: &JsValue, arguments: &[JsValue], node: &Node, context: &mut Context) -> JsResult<JsValue> {
    let command = arguments.get_or_undefined(0).as_string().map(|command| command.to_std_string_lossy()).unwrap_or_default();
    match command.trim() {
        "" => malformed("invoke(command, params?) takes the name of a command", context),
        REFUSED => malformed("system.run is refused here: invoke a command that the node advertises", context),
        command => send(node, command, arguments.get_or_undefined(1), context),
    }
}

fn list_dir(_: &JsValue, arguments: &[JsValue], node: &Node, context: &mut Context) -> JsResult<JsValue> {
    let Some(path) = arguments.get_or_undefined(0).as_string() else {
        return malformed("listDir(path) takes the path of a folder", context);
    };
    let path = JsonText::from_value(&json!({ "path": path.to_std_string_lossy() }));
    request(node, LIST_FOLDER, &path, context)
}

fn send(node: &Node, command: &str, parameters: &JsValue, context: &mut Context) -> JsResult<JsValue> {
    match requests::encode_input(parameters, context) {
        Ok(parameters) => request(node, command, &parameters, context),
        Err(error) => rejected(error, context),
    }
}

fn request(node: &Node, command: &str, parameters: &JsonText, context: &mut Context) -> JsResult<JsValue> {
    let (node, command) = (json!(node.0.to_std_string_lossy()), json!(command));
    let input = format!(r#"{{"node":{node},"command":{command},"params":{}}}"#, parameters.as_str());
    let input = JsonText::parse(input).map_err(|error| JsNativeError::typ().with_message(error.to_string()))?;
    Ok(requests::request(Method::Nodes, "invoke", input, context)?.into())
}

const LIST_FOLDER: &str = "fs.listDir";

/// A command that runs anything, which no policy could judge.
const REFUSED: &str = "system.run";
