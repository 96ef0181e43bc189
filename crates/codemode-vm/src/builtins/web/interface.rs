//! Members of classes and globals as WebIDL has them: enumerable, with a check of who they are called on.

use boa_engine::{
    Context, JsNativeError, JsResult, JsValue, NativeFunction,
    class::ClassBuilder,
    js_string,
    native_function::NativeFunctionPointer,
    object::{FunctionObjectBuilder, JsObject, NativeObject, builtins::JsFunction},
    property::{Attribute, PropertyDescriptor},
};
use boa_engine::{JsString, JsSymbol};

/// A member of a class.
pub(super) enum Member {
    /// Name, number of required arguments, body.
    Method(&'static str, usize, NativeFunctionPointer),
    Getter(&'static str, NativeFunctionPointer),
    /// Name, getter, setter.
    Accessor(&'static str, NativeFunctionPointer, NativeFunctionPointer),
}

/// Attributes of a class on the global object.
pub(super) const CLASS: Attribute = Attribute::WRITABLE.union(Attribute::CONFIGURABLE);

/// Adds members and the tag of the class.
pub(super) fn members(class: &mut ClassBuilder<'_>, name: &str, members: &[Member]) {
    for member in members {
        match *member {
            Member::Method(name, length, body) => {
                let body = function(name, length, body, class.context());
                class.property(js_string!(name), body, Attribute::all());
            }
            Member::Getter(name, get) => {
                let get = function(&format!("get {name}"), 0, get, class.context());
                class.accessor(js_string!(name), Some(get), None, ACCESSOR);
            }
            Member::Accessor(name, get, set) => {
                let get = function(&format!("get {name}"), 0, get, class.context());
                let set = function(&format!("set {name}"), 1, set, class.context());
                class.accessor(js_string!(name), Some(get), Some(set), ACCESSOR);
            }
        }
    }
    class.property(JsSymbol::to_string_tag(), js_string!(name), Attribute::CONFIGURABLE);
}

/// Adds a method to the class itself.
pub(super) fn static_member(class: &mut ClassBuilder<'_>, name: &str, length: usize, body: NativeFunctionPointer) {
    let body = function(name, length, body, class.context());
    class.static_property(js_string!(name), body, Attribute::all());
}

/// Defines a global function of the Web.
pub(super) fn global(name: &str, length: usize, body: NativeFunctionPointer, context: &mut Context) -> JsResult<()> {
    let body = function(name, length, body, context);
    context.register_global_property(js_string!(name), body, Attribute::all())
}

/// Defines a method with the attributes of the language: not enumerable.
pub(in super::super) fn method(
    object: &JsObject,
    name: &str,
    length: usize,
    body: NativeFunctionPointer,
    context: &mut Context,
) -> JsResult<()> {
    let body = function(name, length, body, context);
    hidden(object, name, body, context)
}

/// Puts another value in place of a global of the language.
pub(in super::super) fn replace_global(name: &str, value: impl Into<JsValue>, context: &mut Context) -> JsResult<()> {
    hidden(&context.global_object(), name, value, context)
}

/// Defines a property that is not enumerable.
pub(super) fn hidden(object: &JsObject, name: &str, value: impl Into<JsValue>, context: &mut Context) -> JsResult<()> {
    let descriptor = PropertyDescriptor::builder().value(value.into()).writable(true).enumerable(false).configurable(true);
    object.define_property_or_throw(js_string!(name), descriptor, context)?;
    Ok(())
}

/// A native function that is no constructor.
pub(super) fn function(name: &str, length: usize, body: NativeFunctionPointer, context: &Context) -> JsFunction {
    FunctionObjectBuilder::new(context.realm(), NativeFunction::from_fn_ptr(body)).name(js_string!(name)).length(length).build()
}

/// What a member is called on, which has to be an instance of its class.
pub(super) fn receiver<T: NativeObject>(this: &JsValue, class: &str) -> JsResult<JsObject<T>> {
    let instance = this.as_object().and_then(|object| object.downcast::<T>().ok());
    instance.ok_or_else(|| JsNativeError::typ().with_message(format!("this is not an instance of {class}")).into())
}

/// Refuses a call with less than `count` arguments.
pub(super) fn require(arguments: &[JsValue], count: usize, callee: &str) -> JsResult<()> {
    if arguments.len() >= count {
        return Ok(());
    }
    let plural = if count == 1 { "" } else { "s" };
    let message = format!("{callee} takes at least {count} argument{plural}, {} given", arguments.len());
    Err(JsNativeError::typ().with_message(message).into())
}

/// An argument as a string without lone surrogates.
pub(super) fn usv_string(value: &JsValue, context: &mut Context) -> JsResult<String> {
    Ok(value.to_string(context)?.to_std_string_lossy())
}

/// A member of a dictionary argument, which may be left out as a whole.
pub(super) fn option(dictionary: &JsValue, name: &str, context: &mut Context) -> JsResult<JsValue> {
    if dictionary.is_null_or_undefined() {
        return Ok(JsValue::undefined());
    }
    let Some(object) = dictionary.as_object() else {
        return Err(JsNativeError::typ().with_message(format!("options have to be an object, not {}", dictionary.type_of())).into());
    };
    object.get(JsString::from(name), context)
}

/// The method that iterates over a value, if the value has one.
pub(super) fn iterator_method(value: &JsValue, context: &mut Context) -> JsResult<Option<JsObject>> {
    let Some(object) = value.as_object() else { return Ok(None) };
    let method = object.get(JsSymbol::iterator(), context)?;
    if method.is_null_or_undefined() {
        return Ok(None);
    }
    method.as_callable().map(Some).ok_or_else(|| JsNativeError::typ().with_message("Symbol.iterator is no function").into())
}

/// Calls `take` with each value that an iterable gives, and closes the iterator if that fails.
pub(super) fn iterate(
    iterable: &JsValue,
    method: &JsObject,
    context: &mut Context,
    mut take: impl FnMut(JsValue, &mut Context) -> JsResult<()>,
) -> JsResult<()> {
    let not_object = || JsNativeError::typ().with_message("an iterator and its results have to be objects");
    let iterator = method.call(iterable, &[], context)?;
    let object = iterator.as_object().ok_or_else(not_object)?;
    let next = object
        .get(js_string!("next"), context)?
        .as_callable()
        .ok_or_else(|| JsNativeError::typ().with_message("an iterator needs a method `next`"))?;
    loop {
        let result = next.call(&iterator, &[], context)?.as_object().ok_or_else(not_object)?;
        if result.get(js_string!("done"), context)?.to_boolean() {
            return Ok(());
        }
        let value = result.get(js_string!("value"), context)?;
        if let Err(error) = take(value, context) {
            // What closing throws is lost to the error that comes first.
            if let Ok(Some(close)) = object.get(js_string!("return"), context).map(|close| close.as_callable()) {
                let _ = close.call(&iterator, &[], context);
            }
            return Err(error);
        }
    }
}

const ACCESSOR: Attribute = Attribute::ENUMERABLE.union(Attribute::CONFIGURABLE);
