//! Puts a function in the place of one of the engine's, so that nobody can tell by looking at it.

use boa_engine::{
    Context, JsResult, NativeFunction, js_string,
    native_function::NativeFunctionPointer,
    object::{FunctionObjectBuilder, JsObject, builtins::JsFunction},
    property::PropertyDescriptor,
};

/// Replaces the value of a method; its place among the properties and its attributes stay.
pub(super) fn method(
    owner: &JsObject,
    name: &str,
    length: usize,
    body: NativeFunctionPointer,
    context: &mut Context,
) -> JsResult<JsFunction> {
    let function = NativeFunction::from_fn_ptr(body);
    let function = FunctionObjectBuilder::new(context.realm(), function).name(js_string!(name)).length(length).build();
    owner.define_property_or_throw(js_string!(name), PropertyDescriptor::builder().value(function.clone()), context)?;
    Ok(function)
}
