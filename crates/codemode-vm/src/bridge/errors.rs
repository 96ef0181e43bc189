//! Errors in both directions: host errors as guest exceptions, guest exceptions as the text of a failure.

use boa_engine::{
    Context, EngineError, JsError, JsResult, JsValue, NativeFunction,
    builtins::error::Error as ErrorData,
    error::RuntimeLimitError,
    js_string,
    object::{FunctionObjectBuilder, JsObject},
    property::PropertyDescriptor,
};
use codemode_core::{CellFailure, ErrorCode, GuestError};

use super::explain::{self, explain};
use crate::{
    guest::state,
    source::{self, At},
};

/// Makes an error object the exception with which a call's promise rejects (`spec/guest-api.md` 14).
///
/// `has_effects` says whether the call is one that may have changed something.
pub(crate) fn fill_exception(exception: &JsObject, error: &GuestError, has_effects: bool, context: &mut Context) -> JsResult<()> {
    let message =
        PropertyDescriptor::builder().value(js_string!(error.message.as_str())).writable(true).enumerable(false).configurable(true);
    exception.define_property_or_throw(js_string!("message"), message, context)?;
    exception.create_data_property_or_throw(js_string!("code"), js_string!(error.code.as_str()), context)?;
    if error.code.effect_unknown() && has_effects {
        exception.create_data_property_or_throw(js_string!("effectStatus"), js_string!("unknown"), context)?;
    }
    add_location(exception, context)
}

/// Says in an error where the call that it is of was made.
pub(crate) fn add_location(exception: &JsObject, context: &mut Context) -> JsResult<()> {
    let location = frame_lines(&exception.clone().into(), context).join("\n");
    let location = PropertyDescriptor::builder().value(js_string!(location)).writable(true).enumerable(false).configurable(true);
    exception.define_property_or_throw(js_string!("location"), location, context)?;
    Ok(())
}

/// Replaces the getter of `Error.prototype.stack` by one that knows the submitted source only.
pub(crate) fn install_stack(context: &mut Context) -> JsResult<()> {
    let getter = NativeFunction::from_fn_ptr(|this, _, context| {
        if this.as_object().is_none_or(|object| !object.is::<ErrorData>()) {
            return Ok(JsValue::undefined());
        }
        explain(this, context);
        Ok(js_string!(with_frames(this, context)).into())
    });
    let getter = FunctionObjectBuilder::new(context.realm(), getter).name(js_string!("get stack")).length(0).build();
    let prototype = context.intrinsics().constructors().error().prototype();
    let descriptor = PropertyDescriptor::builder().get(getter).enumerable(false).configurable(true);
    prototype.define_property_or_throw(js_string!("stack"), descriptor, context)?;
    Ok(())
}

/// `cell.js:<line>:<column>` for each frame of an error.
fn frame_lines(error: &JsValue, context: &mut Context) -> Vec<String> {
    let mut frames = frames(error, context);
    if let Some(first) = frames.first_mut() {
        *first = explain::nearer(*first, error, context);
    }
    let shown = frames.into_iter().filter(|(line, _)| *line > 0).take(MAX_FRAMES);
    shown.map(|(line, column)| format!("{}:{line}:{column}", source::FILE)).collect()
}

/// The failure of a cell whose guest threw `reason` and did not catch it.
pub(crate) fn uncaught(reason: &JsValue, context: &mut Context) -> CellFailure {
    explain(reason, context);
    if asks_for_modules(reason, context) {
        return CellFailure { code: ErrorCode::InvalidInput, message: format!("{}. {}", with_frames(reason, context), source::NO_MODULES) };
    }
    CellFailure { code: ErrorCode::InternalError, message: with_frames(reason, context) }
}

/// Whether an error is the engine's word for a name that modules have and cells have not.
fn asks_for_modules(reason: &JsValue, context: &mut Context) -> bool {
    let Some(object) = reason.as_object() else { return false };
    let reference_error = context.intrinsics().constructors().reference_error().prototype();
    object.is::<ErrorData>()
        && object.prototype() == Some(reference_error)
        && object.get(js_string!("message"), context).ok().and_then(|message| message.as_string()).is_some_and(|message| {
            let message = message.to_std_string_lossy();
            explain::OF_MODULES.iter().any(|name| message.strip_prefix(name) == Some(" is not defined"))
        })
}

/// What was thrown, and below it where in the submitted source.
fn with_frames(reason: &JsValue, context: &mut Context) -> String {
    let mut text = describe(reason, context);
    for line in frame_lines(reason, context) {
        text.push_str(&format!("\n    at {line}"));
    }
    text
}

/// The failure of a cell that the engine ended: no guest code can catch these.
pub(crate) fn engine_failure(error: &JsError, context: &mut Context) -> CellFailure {
    match error.as_engine() {
        Some(EngineError::RuntimeLimit(RuntimeLimitError::Recursion | RuntimeLimitError::StackSize)) => too_much_recursion(),
        // What the specification rules out happens only where the engine is at one of its limits: that of calls, as all
        // the others end the process or are errors of their own.
        Some(EngineError::Panic(panic)) if panic.to_string().contains(NEVER_FAILS) => too_much_recursion(),
        Some(other) => CellFailure { code: ErrorCode::RuntimeUnavailable, message: format!("the engine failed: {other}") },
        None => match error.clone().into_opaque(context) {
            Ok(reason) => uncaught(&reason, context),
            Err(error) => CellFailure { code: ErrorCode::InternalError, message: error.to_string() },
        },
    }
}

fn too_much_recursion() -> CellFailure {
    CellFailure {
        code: ErrorCode::InternalError,
        message: "RangeError: Maximum call stack size exceeded; a function calls itself without end, or the recursion is too deep for this runtime: use a loop".into(),
    }
}

/// What the engine says where a step of the specification fails that cannot.
const NEVER_FAILS: &str = "cannot fail per spec";

/// `Name: message` of an error object, the string form of anything else; runs guest code where that is what the
/// object's properties are.
fn describe(reason: &JsValue, context: &mut Context) -> String {
    let read = |object: &JsObject, key: &str, context: &mut Context| -> Option<String> {
        let value = object.get(js_string!(key), context).ok()?;
        if value.is_undefined() || value.is_object() || value.is_symbol() {
            None
        } else {
            Some(value.to_string(context).ok()?.to_std_string_lossy())
        }
    };
    if let Some(object) = reason.as_object()
        && (object.is::<ErrorData>() || object.has_property(js_string!("message"), context).unwrap_or(false))
    {
        let name = read(&object, "name", context).unwrap_or_else(|| "Error".into());
        let message = read(&object, "message", context).unwrap_or_default();
        return if message.is_empty() { name } else { format!("{name}: {message}") };
    }
    match reason.to_string(context) {
        Ok(text) => text.to_std_string_lossy(),
        Err(_) => format!("a thrown {}", reason.type_of()),
    }
}

/// Where the calls of submitted functions stood when an error was made, innermost first.
///
/// Lines and columns are those of the submitted source; line 0 is the cell itself, where the engine knows no better.
pub(crate) fn frames(reason: &JsValue, context: &mut Context) -> Vec<At> {
    let (getter, lines) = {
        let state = state(context);
        (state.stack_getter.clone(), state.source_lines.get())
    };
    let Some(stack) = getter.and_then(|getter| getter.call(reason, &[], context).ok()).and_then(|stack| stack.as_string()) else {
        return Vec::new();
    };
    let stack = stack.to_std_string_lossy();
    let marker = format!(" ({}:", source::FILE);
    stack
        .lines()
        .filter_map(|line| {
            let (line, column) = line.rsplit_once(&marker)?.1.strip_suffix(')')?.split_once(':')?;
            let line = line.parse::<u32>().ok()?.checked_sub(source::LINES_BEFORE)?;
            // Behind the source stands the call that was put around it.
            (line <= lines).then_some((line, column.parse().ok()?))
        })
        .collect()
}

/// The getter of `Error.prototype.stack`, taken before guest code can replace it.
pub(crate) fn stack_getter(context: &Context) -> Option<JsObject> {
    let prototype = context.intrinsics().constructors().error().prototype();
    let descriptor: Option<PropertyDescriptor> = prototype.borrow().properties().get(&js_string!("stack").into());
    descriptor.and_then(|descriptor| descriptor.get().and_then(JsValue::as_object))
}

const MAX_FRAMES: usize = 10;
