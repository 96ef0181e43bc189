//! `DOMException`: an error of the language with a name from a list, and a number from older times.
//!
//! `name`, `message` and `code` are own properties, so that an exception is read, written and copied as any error.

use boa_engine::{
    Context, JsArgs, JsError, JsNativeError, JsResult, JsSymbol, JsValue, NativeFunction, js_string,
    object::{ConstructorBuilder, JsObject},
    property::Attribute,
};

use super::interface::{CLASS, hidden};

/// Installs the class.
pub(super) fn install(context: &mut Context) -> JsResult<()> {
    let error = context.intrinsics().constructors().error().prototype();
    let mut class = ConstructorBuilder::new(context, NativeFunction::from_fn_ptr(construct));
    class.name("DOMException").length(0).inherit(error);
    class.property(js_string!("name"), js_string!("Error"), Attribute::all());
    class.property(js_string!("message"), js_string!(), Attribute::all());
    class.property(js_string!("code"), 0, Attribute::all());
    class.property(JsSymbol::to_string_tag(), js_string!("DOMException"), Attribute::CONFIGURABLE);
    let class = class.build();
    context.register_global_property(js_string!("DOMException"), class.constructor(), CLASS)?;
    context.insert_data(Class { constructor: class.constructor(), prototype: class.prototype() });
    Ok(())
}

/// The exception to throw.
pub(super) fn thrown(name: &str, message: &str, context: &mut Context) -> JsError {
    match create(js_string!(message).into(), js_string!(name).into(), context) {
        Ok(exception) => JsError::from_opaque(exception.into()),
        Err(error) => error,
    }
}

/// A new exception.
pub(super) fn create(message: JsValue, name: JsValue, context: &mut Context) -> JsResult<JsObject> {
    match context.get_data::<Class>().map(|class| class.constructor.clone()) {
        Some(constructor) => constructor.construct(&[message, name], None, context),
        None => Err(JsNativeError::error().with_message("DOMException is not installed").into()),
    }
}

/// Whether an error is one of these, and not of a class derived from it.
pub(super) fn is_instance(error: &JsObject, context: &Context) -> bool {
    context.get_data::<Class>().is_some_and(|class| error.prototype().is_some_and(|prototype| prototype == class.prototype))
}

/// As they were before guest code ran.
struct Class {
    constructor: JsObject,
    prototype: JsObject,
}

fn construct(new_target: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
    let Some(new_target) = new_target.as_object() else {
        return Err(JsNativeError::typ().with_message("Class constructor DOMException cannot be invoked without 'new'").into());
    };
    let message = match arguments.get_or_undefined(0) {
        message if message.is_undefined() => js_string!(),
        message => message.to_string(context)?,
    };
    // A name, or options with a name and, as errors have it, a cause.
    let options = arguments.get_or_undefined(1);
    let name = match options.as_object() {
        Some(options) => options.get(js_string!("name"), context)?,
        None => options.clone(),
    };
    let name = if name.is_undefined() { js_string!("Error") } else { name.to_string(context)? };
    let error = context.intrinsics().constructors().error().constructor();
    let exception = error.construct(&[message.into(), options.clone()], Some(&new_target), context)?;
    let code = CODES.iter().find(|(known, _)| name == *known).map_or(0, |(_, code)| *code);
    hidden(&exception, "name", name, context)?;
    hidden(&exception, "code", code, context)?;
    Ok(exception.into())
}

/// Names that have a number.
const CODES: [(&str, i32); 22] = [
    ("IndexSizeError", 1),
    ("HierarchyRequestError", 3),
    ("WrongDocumentError", 4),
    ("InvalidCharacterError", 5),
    ("NoModificationAllowedError", 7),
    ("NotFoundError", 8),
    ("NotSupportedError", 9),
    ("InUseAttributeError", 10),
    ("InvalidStateError", 11),
    ("SyntaxError", 12),
    ("InvalidModificationError", 13),
    ("NamespaceError", 14),
    ("InvalidAccessError", 15),
    ("TypeMismatchError", 17),
    ("SecurityError", 18),
    ("NetworkError", 19),
    ("AbortError", 20),
    ("URLMismatchError", 21),
    ("QuotaExceededError", 22),
    ("TimeoutError", 23),
    ("InvalidNodeTypeError", 24),
    ("DataCloneError", 25),
];
