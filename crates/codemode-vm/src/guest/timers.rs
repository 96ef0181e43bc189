//! `setTimeout`, `clearTimeout` and `yield_control` (`spec/guest-api.md` 12).
//!
//! A timer is a request that the host answers when its time is over, so that it goes on while a cell is parked and
//! fires again where it did when the cell is replayed.

use std::{
    cell::{Cell, RefCell},
    collections::BTreeMap,
};

use boa_engine::{
    Context, Finalize, JsArgs, JsNativeError, JsResult, JsValue, NativeFunction, Trace,
    object::{FunctionObjectBuilder, JsObject},
};
use codemode_core::{JsonText, Method};
use serde_json::json;

use super::{fixed_global, function, requests, state};

/// Timers that have not fired.
#[derive(Default)]
pub(crate) struct Timers {
    last: Cell<u32>,
    /// Ids of their requests, by the number that the guest has.
    pending: RefCell<BTreeMap<u32, String>>,
}

/// Installs the functions.
pub(crate) fn install(context: &mut Context) -> JsResult<()> {
    for (name, length, body) in [
        ("setTimeout", 1, NativeFunction::from_fn_ptr(set)),
        ("clearTimeout", 1, NativeFunction::from_fn_ptr(clear)),
        ("yield_control", 0, NativeFunction::from_fn_ptr(yield_control)),
    ] {
        let body = function(name, length, body, context);
        fixed_global(name, body, context)?;
    }
    Ok(())
}

/// What is called when a timer fires.
#[derive(Trace, Finalize)]
struct Callback {
    number: u32,
    function: JsObject,
    arguments: Vec<JsValue>,
}

fn set(_: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
    let Some(callback) = arguments.get_or_undefined(0).as_callable() else {
        return Err(JsNativeError::typ().with_message("setTimeout(callback, delay?, ...args) takes a function as its callback").into());
    };
    let delay = arguments.get_or_undefined(1).to_number(context)?.floor();
    let delay = if delay.is_finite() { delay.clamp(0.0, LONGEST_DELAY_MS) } else { 0.0 };
    #[expect(clippy::cast_possible_truncation, reason = "whole and in range")]
    let input = JsonText::from_value(&json!(delay as i64));
    let (id, promise) = requests::request_with_id(Method::Sleep, "", input, context)?;
    let state = state(context);
    let number = state.timers.last.get() + 1;
    state.timers.last.set(number);
    state.timers.pending.borrow_mut().insert(number, id);
    let fire = Callback { number, function: callback, arguments: arguments.get(2..).unwrap_or_default().to_vec() };
    let fire = NativeFunction::from_copy_closure_with_captures(fired, fire);
    let fire = FunctionObjectBuilder::new(context.realm(), fire).build();
    // What the callback throws rejects this promise, which nobody can handle.
    promise.then(Some(fire), None, context)?;
    Ok(JsValue::from(number))
}

fn fired(_: &JsValue, _: &[JsValue], callback: &Callback, context: &mut Context) -> JsResult<JsValue> {
    // One that was cleared after it was delivered, by another that was delivered with it.
    if state(context).timers.pending.borrow_mut().remove(&callback.number).is_none() {
        return Ok(JsValue::undefined());
    }
    callback.function.call(&JsValue::undefined(), &callback.arguments, context)
}

fn clear(_: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
    let number = arguments.get_or_undefined(0).to_number(context)?;
    let state = state(context);
    if number.fract() != 0.0 || !(1.0..=f64::from(u32::MAX)).contains(&number) {
        return Ok(JsValue::undefined());
    }
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "checked to be a whole number in range")]
    let number = number as u32;
    if let Some(id) = state.timers.pending.borrow_mut().remove(&number) {
        state.requests.cancel(&id);
    }
    Ok(JsValue::undefined())
}

/// The reason is for the host's log: whatever it is, it never stops the guest from yielding.
fn yield_control(_: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
    let reason = arguments.get_or_undefined(0).as_string().map(|reason| reason.to_std_string_lossy()).unwrap_or_default();
    let reason = codemode_core::json::prefix_units(&reason, LONGEST_REASON).to_owned();
    Ok(requests::request(Method::Yield, &reason, JsonText::null(), context)?.into())
}

/// A day more than any cell lives.
const LONGEST_DELAY_MS: f64 = 2.0 * 86_400_000.0;

/// UTF-16 units of a reason that are kept.
const LONGEST_REASON: usize = 256;
