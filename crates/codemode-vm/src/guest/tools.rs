//! Tools as globals, and their handles (`spec/guest-api.md` 2).

use boa_engine::{
    Context, Finalize, JsArgs, JsResult, JsString, JsValue, NativeFunction, Trace, js_string,
    object::{IntegrityLevel, JsObject},
    property::{Attribute, PropertyDescriptor},
};
use codemode_core::{GuestTool, Method, ToolSource};

use super::{Metadata, define, function, malformed, rejected, requests, state};

/// Installs a global for each tool and gives the handles in order.
pub(crate) fn install(tools: &[GuestTool], context: &mut Context) -> JsResult<Vec<JsObject>> {
    let mut handles = Vec::new();
    for tool in tools {
        let handle = handle(tool, Method::CallValue, &tool.callable_name, context)?;
        let attribute = Attribute::ENUMERABLE | Attribute::CONFIGURABLE;
        context.register_global_property(js_string!(tool.callable_name.as_str()), handle.clone(), attribute)?;
        handles.push(handle);
    }
    Ok(handles)
}

/// The one frozen handle of a tool: calling it makes a request.
pub(crate) fn handle(tool: &GuestTool, method: Method, target: &str, context: &mut Context) -> JsResult<JsObject> {
    let call = NativeFunction::from_copy_closure_with_captures(call, Target { method, target: target.to_owned() });
    let handle: JsObject = function(&tool.callable_name, 1, call, context).into();
    let network = is_network(tool);
    let metadata = Metadata { text: serde_json::to_string(tool).unwrap_or_default().into(), network };
    let properties = [
        ("callableName", Some(&tool.callable_name), false),
        ("toolName", Some(&tool.tool_name), false),
        ("label", tool.label.as_ref(), network),
        ("description", Some(&tool.description), network),
        ("source", Some(&tool.source), false),
        ("apiPath", tool.api_path.as_ref(), false),
        ("input", tool.input.as_ref(), false),
        ("output", tool.output.as_ref(), false),
    ];
    for (name, value, network) in properties {
        match value {
            Some(value) if network => define_network_text(&handle, name, value, context)?,
            Some(value) => define(&handle, name, js_string!(value.as_str()), context)?,
            None => {}
        }
    }
    let describe_target = Target { method: Method::Describe, target: target.to_owned() };
    for (name, body) in [
        ("describe", NativeFunction::from_copy_closure_with_captures(describe, describe_target)),
        ("toJSON", NativeFunction::from_copy_closure_with_captures(to_json, metadata.clone())),
    ] {
        let body = function(name, 0, body, context);
        let descriptor = PropertyDescriptor::builder().value(body).writable(false).enumerable(false).configurable(false);
        handle.define_property_or_throw(js_string!(name), descriptor, context)?;
    }
    handle.set_integrity_level(IntegrityLevel::Frozen, context)?;
    let state = state(context);
    let mut handles = state.handles.borrow_mut();
    handles.metadata.insert(handle.clone(), metadata);
    handles.by_name.insert(tool.callable_name.clone(), handle.clone());
    Ok(handle)
}

/// The handle with a callable name.
pub(crate) fn handle_named(name: &str, context: &Context) -> Option<JsObject> {
    state(context).handles.borrow().by_name.get(name).cloned()
}

#[derive(Clone, Trace, Finalize)]
#[boa_gc(unsafe_empty_trace)]
struct Target {
    method: Method,
    target: String,
}

/// Whether somebody on a network wrote what a handle says of itself (`spec/output-budget.md` 9).
fn is_network(tool: &GuestTool) -> bool {
    [ToolSource::Client, ToolSource::Mcp].iter().any(|source| tool.source == source.label())
}

/// A read-only text that somebody on a network wrote: the host is told when it is read.
pub(super) fn define_network_text(object: &JsObject, name: &str, text: &str, context: &mut Context) -> JsResult<()> {
    let read = |_: &JsValue, _: &[JsValue], text: &Text, context: &mut Context| {
        state(context).takes_network_content();
        Ok(text.0.clone().into())
    };
    let read = NativeFunction::from_copy_closure_with_captures(read, Text(js_string!(text)));
    let read = function(name, 0, read, context);
    let descriptor = PropertyDescriptor::builder().get(read).enumerable(true).configurable(false);
    object.define_property_or_throw(js_string!(name), descriptor, context)?;
    Ok(())
}

#[derive(Clone, Trace, Finalize)]
#[boa_gc(unsafe_empty_trace)]
struct Text(JsString);

fn call(_: &JsValue, arguments: &[JsValue], target: &Target, context: &mut Context) -> JsResult<JsValue> {
    if target.method == Method::Namespace && !(arguments.is_empty() || arguments.len() == 1 && is_plain_object(&arguments[0], context)) {
        return malformed(&format!("{} takes at most one argument, a plain object", target.target), context);
    }
    match requests::encode_input(arguments.get_or_undefined(0), context) {
        Ok(input) => Ok(requests::request(target.method, &target.target, input, context)?.into()),
        Err(error) => rejected(error, context),
    }
}

/// Whether a value is an object of the prototype `Object.prototype` or `null`, and no function or array.
fn is_plain_object(value: &JsValue, context: &Context) -> bool {
    let Some(object) = value.as_object() else { return value.is_undefined() };
    let plain = context.intrinsics().constructors().object().prototype();
    !object.is_callable() && !object.is_array() && object.prototype().is_none_or(|prototype| prototype == plain)
}

fn describe(_: &JsValue, _: &[JsValue], target: &Target, context: &mut Context) -> JsResult<JsValue> {
    Ok(requests::request(target.method, &target.target, codemode_core::JsonText::null(), context)?.into())
}

fn to_json(_: &JsValue, _: &[JsValue], metadata: &Metadata, context: &mut Context) -> JsResult<JsValue> {
    let text = metadata.read(&state(context));
    crate::bridge::json_in::parse(text, context).map_err(|error| boa_engine::JsNativeError::error().with_message(error.to_string()).into())
}
