//! `MCP` and other namespaces (`spec/guest-api.md` 5).

use std::collections::BTreeMap;

use boa_engine::{
    Context, Finalize, JsArgs, JsError, JsNativeError, JsResult, JsValue, NativeFunction, Trace, js_string,
    object::{IntegrityLevel, JsObject, builtins::JsArray},
    property::Attribute,
};
use codemode_core::{GuestNamespace, JsonText, Method};
use serde_json::json;

use super::{define, fixed_global, function, malformed, rejected, requests, tools};
use crate::bridge::json_in;

/// Installs each namespace as a frozen tree, and `namespaces` with all of them.
pub(crate) fn install(namespaces: &[GuestNamespace], context: &mut Context) -> JsResult<()> {
    let all = JsObject::with_null_proto();
    for namespace in namespaces {
        let tree = tree(namespace, context)?;
        define(&all, &namespace.global, tree.clone(), context)?;
        let attribute = Attribute::ENUMERABLE | Attribute::CONFIGURABLE;
        context.register_global_property(js_string!(namespace.global.as_str()), tree, attribute)?;
    }
    all.set_integrity_level(IntegrityLevel::Frozen, context)?;
    fixed_global("namespaces", all, context)
}

/// A part of the tree before it is an object.
#[derive(Default)]
struct Branch {
    branches: BTreeMap<String, Branch>,
    leaves: Vec<(String, JsValue)>,
    /// What whoever serves the tree says of it.
    texts: Vec<(String, String)>,
}

impl Branch {
    fn at(&mut self, path: &[String]) -> &mut Self {
        path.iter().fold(self, |branch, name| branch.branches.entry(name.clone()).or_default())
    }

    fn build(self, context: &mut Context) -> JsResult<JsObject> {
        let object = JsObject::with_null_proto();
        for (name, value) in self.leaves {
            define(&object, &name, value, context)?;
        }
        for (name, text) in self.texts {
            tools::define_network_text(&object, &name, &text, context)?;
        }
        for (name, branch) in self.branches {
            let branch = branch.build(context)?;
            define(&object, &name, branch, context)?;
        }
        object.set_integrity_level(IntegrityLevel::Frozen, context)?;
        Ok(object)
    }
}

fn tree(namespace: &GuestNamespace, context: &mut Context) -> JsResult<JsObject> {
    let mut root = Branch::default();
    for member in &namespace.members {
        if let Some((name, parents)) = member.path.split_last() {
            let target = format!("{}.{}", namespace.global, member.path.join("."));
            let handle = tools::handle(&member.tool, Method::Namespace, &target, context)?;
            root.at(parents).leaves.push((name.clone(), handle.into()));
        }
    }
    for (path, text) in &namespace.constants {
        if let Some((name, parents)) = path.split_last() {
            root.at(parents).texts.push((name.clone(), text.clone()));
        }
    }
    for path in &namespace.described {
        let target: Vec<&str> = std::iter::once(namespace.global.as_str()).chain(path.iter().map(String::as_str)).chain(["$api"]).collect();
        let body = NativeFunction::from_copy_closure_with_captures(api, Part(target.join(".")));
        root.at(path).leaves.push(("$api".into(), function("$api", 0, body, context).into()));
    }
    if namespace.has_value {
        root.leaves.push(("$value".into(), function("$value", 1, NativeFunction::from_fn_ptr(value), context).into()));
    }
    root.build(context)
}

/// A part of the tree that describes itself, with `.$api`.
#[derive(Clone, Trace, Finalize)]
#[boa_gc(unsafe_empty_trace)]
struct Part(String);

/// `$api(selector?, { schema? }?)`.
fn api(_: &JsValue, arguments: &[JsValue], part: &Part, context: &mut Context) -> JsResult<JsValue> {
    let (selector, wishes) = (arguments.get_or_undefined(0), arguments.get_or_undefined(1));
    let selector = match selector.as_string() {
        Some(text) => json!(text.to_std_string_lossy()),
        None if selector.is_null_or_undefined() => json!(null),
        None => return malformed(&format!("{} takes the name of a function, and {{ schema: true }} for its schema", part.0), context),
    };
    let schema = match wishes.as_object() {
        Some(wishes) => match wishes.get(js_string!("schema"), context) {
            Ok(wish) => wish.to_boolean(),
            Err(error) => return rejected(error, context),
        },
        None => false,
    };
    let input = JsonText::from_value(&json!({ "selector": selector, "schema": schema }));
    Ok(requests::request(Method::Describe, &part.0, input, context)?.into())
}

/// `$value(result)`: what a caller wants of the result of an MCP tool (`spec/guest-api.md` 5).
fn value(_: &JsValue, arguments: &[JsValue], engine: &mut Context) -> JsResult<JsValue> {
    let argument = arguments.get_or_undefined(0);
    let refused = || JsNativeError::typ().with_message("$value takes the result of an MCP tool: { content, structuredContent?, isError? }");
    let result = argument.as_object().ok_or_else(refused)?;
    let structured = result.get(js_string!("structuredContent"), engine)?;
    let content = result.get(js_string!("content"), engine)?.as_object().filter(JsObject::is_array);
    let is_error = result.get(js_string!("isError"), engine)?.as_boolean() == Some(true);
    if content.is_none() && structured.is_undefined() && !is_error {
        return Err(refused().into());
    }
    // The text of each block; none for a block that is not text.
    let mut texts = Vec::new();
    if let Some(content) = content {
        let content = JsArray::from_object(content)?;
        let length = content.length(engine)?;
        if length > MAX_BLOCKS {
            return Err(refused().into());
        }
        for i in 0..length {
            let block = content.get(i, engine)?;
            let text = match block.as_object() {
                Some(block) if block.get(js_string!("type"), engine)? == js_string!("text").into() => {
                    block.get(js_string!("text"), engine)?.as_string()
                }
                _ => None,
            };
            texts.push(text);
        }
    }
    let joined = |texts: &[Option<boa_engine::JsString>]| {
        let mut all: Vec<u16> = Vec::new();
        for (i, text) in texts.iter().flatten().enumerate() {
            if i > 0 {
                all.push(u16::from(b'\n'));
            }
            all.extend(text.to_vec());
        }
        boa_engine::JsString::from(&all[..])
    };
    if is_error {
        return Err(JsError::from_native(JsNativeError::error().with_message(joined(&texts).to_std_string_lossy())));
    }
    if !structured.is_undefined() {
        return Ok(structured);
    }
    if let [Some(text)] = &texts[..]
        && let Ok(parsed) = json_in::parse(&text.to_std_string_lossy(), engine)
        && parsed.is_object()
    {
        return Ok(parsed);
    }
    if !texts.is_empty() && texts.iter().all(Option::is_some) {
        return Ok(joined(&texts).into());
    }
    Ok(argument.clone())
}

/// Blocks that are looked at: a guest may make an array of any length.
const MAX_BLOCKS: u64 = 100_000;
