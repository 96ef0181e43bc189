//! `text` and `json` (`spec/guest-api.md` 10).

use boa_engine::{Context, JsArgs, JsNativeError, JsResult, JsValue, NativeFunction};
use codemode_core::{GuestFrame, JsonText, Output};

use super::{fixed_global, function, state};
use crate::bridge::json_out::{self, Rules};

/// Installs `text` and `json`.
pub(crate) fn install(context: &mut Context) -> JsResult<()> {
    let text = function("text", 1, NativeFunction::from_fn_ptr(text), context);
    fixed_global("text", text, context)?;
    let json = function("json", 1, NativeFunction::from_fn_ptr(json), context);
    fixed_global("json", json, context)
}

fn text(_: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
    let value = arguments.get_or_undefined(0);
    let text = match value.as_string() {
        Some(text) => text.to_std_string_lossy(),
        None => json_out::encode(value, Rules::Emitted, context)?,
    };
    emit(Output::Text { text }, context);
    Ok(JsValue::undefined())
}

fn json(_: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
    let text = json_out::encode(arguments.get_or_undefined(0), Rules::Emitted, context)?;
    let value = JsonText::parse(text).map_err(|error| JsNativeError::error().with_message(error.to_string()))?;
    emit(Output::Json { value }, context);
    Ok(JsValue::undefined())
}

/// Sends output at once: it must outlive a guest that is killed.
pub(crate) fn emit(output: Output, context: &Context) {
    (state(context).emit.borrow())(GuestFrame::Output(output));
}
