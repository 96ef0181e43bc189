//! `setTimeout`, `clearTimeout` and `yield_control` (`spec/guest-api.md` 12).
//!
//! A timer is a request that the host answers when its time is over, so that it goes on while a cell is parked and
//! fires again where it did when the cell is replayed.

use std::{cell::RefCell, collections::BTreeMap};

use boa_engine::{
    Context, JsArgs, JsNativeError, JsResult, JsValue, NativeFunction,
    job::{Job, PromiseJob},
    object::{JsObject, builtins::JsPromise},
    value::Numeric,
};
use codemode_core::{JsonText, Method};
use serde_json::json;

use super::{fixed_global, function, requests, state};

/// Timers that have not fired, by the number that the guest has, which is that of their request too.
#[derive(Default)]
pub(crate) struct Timers(RefCell<BTreeMap<u32, Timer>>);

/// A timer that has not fired.
struct Timer {
    request: String,
    function: JsObject,
    arguments: Vec<JsValue>,
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

fn set(_: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
    let Some(callback) = arguments.get_or_undefined(0).as_callable() else {
        return Err(JsNativeError::typ().with_message("setTimeout(callback, delay?, ...args) takes a function as its callback").into());
    };
    let delay = number(arguments.get_or_undefined(1), context)?.floor();
    let delay = if delay.is_finite() { delay.clamp(0.0, LONGEST_DELAY_MS) } else { 0.0 };
    #[expect(clippy::cast_possible_truncation, reason = "whole and in range")]
    let input = JsonText::from_value(&json!(delay as i64));
    let request = requests::timer(input, context)?;
    let number = number_of(&request);
    let timer = Timer { request, function: callback, arguments: arguments.get(2..).unwrap_or_default().to_vec() };
    state(context).timers.0.borrow_mut().insert(number, timer);
    Ok(JsValue::from(number))
}

/// `Number(value)`.
fn number(value: &JsValue, context: &mut Context) -> JsResult<f64> {
    Ok(match value.to_numeric(context)? {
        Numeric::Number(number) => number,
        Numeric::BigInt(number) => number.to_f64(),
    })
}

/// The number of a timer's request.
fn number_of(request: &str) -> u32 {
    request.rsplit(':').next().and_then(|number| number.parse().ok()).unwrap_or_default()
}

/// Lets a timer fire when the guest comes to it: what its callback throws is an unhandled rejection.
pub(crate) fn fire(request: &str, context: &mut Context) {
    let number = number_of(request);
    let job = move |context: &mut Context| {
        // One that was cleared after it was delivered, by another that was delivered with it.
        let timer = state(context).timers.0.borrow_mut().remove(&number);
        let Some(Timer { function, arguments, .. }) = timer else { return Ok(JsValue::undefined()) };
        match function.call(&JsValue::undefined(), &arguments, context) {
            Err(error) if error.as_engine().is_some() => Err(error),
            Err(error) => {
                JsPromise::reject(error, context)?;
                Ok(JsValue::undefined())
            }
            Ok(_) => Ok(JsValue::undefined()),
        }
    };
    context.enqueue_job(Job::PromiseJob(PromiseJob::with_realm(job, context.realm().clone())));
}

fn clear(_: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
    let id = arguments.get_or_undefined(0);
    if id.is_symbol() {
        return Ok(JsValue::undefined());
    }
    let number = number(id, context)?;
    let state = state(context);
    if number.fract() != 0.0 || !(1.0..=f64::from(u32::MAX)).contains(&number) {
        return Ok(JsValue::undefined());
    }
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "checked to be a whole number in range")]
    let number = number as u32;
    let timer = state.timers.0.borrow_mut().remove(&number);
    if let Some(timer) = timer {
        state.requests.cancel(&timer.request);
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
