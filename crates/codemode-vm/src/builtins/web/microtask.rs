//! `queueMicrotask`.

use boa_engine::{
    Context, JsArgs, JsNativeError, JsResult, JsValue,
    job::{Job, PromiseJob},
    object::builtins::JsPromise,
};

use super::interface;

/// Installs it.
pub(super) fn install(context: &mut Context) -> JsResult<()> {
    interface::global("queueMicrotask", 1, queue, context)
}

fn queue(_: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
    let Some(callback) = arguments.get_or_undefined(0).as_callable() else {
        return Err(JsNativeError::typ().with_message("queueMicrotask(callback) takes a function").into());
    };
    let job = move |context: &mut Context| {
        match callback.call(&JsValue::undefined(), &[], context) {
            Ok(_) => {}
            // A promise that nobody can handle tells the host.
            Err(error) if error.as_engine().is_none() => {
                JsPromise::reject(error, context)?;
            }
            Err(error) => return Err(error),
        }
        Ok(JsValue::undefined())
    };
    context.enqueue_job(Job::PromiseJob(PromiseJob::with_realm(job, context.realm().clone())));
    Ok(JsValue::undefined())
}
