//! Built-ins that are not as the engine has them.
//!
//! What would make a guest differ from its replay is replaced or absent (`spec/exec-wait.md` 11.2); what panics, ends
//! the process or takes time out of all proportion is replaced by the same with bounds.

mod array;
mod buffer;
mod clock;
mod date;
mod dense;
pub(crate) mod json;
mod locale;
mod originals;
mod random;
mod regexp;
mod replace;
mod string;
mod web;

use boa_engine::{Context, JsResult, js_string, symbol::JsSymbol};

pub(crate) use self::{clock::GuestClock, random::seed};

/// Puts all of them in place, in a context that has run nothing yet.
pub(crate) fn install(context: &mut Context) -> JsResult<()> {
    // `Atomics` can wait, for a clock that stands still while the guest runs.
    for name in ["WeakRef", "FinalizationRegistry", "Atomics", "SharedArrayBuffer"] {
        context.global_object().delete_property_or_throw(js_string!(name), context)?;
    }
    // The engine's own slip: no global of the language.
    context.global_object().delete_property_or_throw(js_string!("TypedArray"), context)?;
    leave_proposals_out(context)?;
    make_symbol_registry(context)?;
    originals::keep(context)?;
    array::install(context)?;
    json::install(context)?;
    string::install(context)?;
    random::install(context)?;
    regexp::install(context)?;
    date::install(context)?;
    locale::install(context)?;
    web::install(context)
}

/// Makes the table of `Symbol.for`, which the engine does when it is first asked: it then counts the processors, and a
/// confined worker that asks for that is ended.
fn make_symbol_registry(context: &mut Context) -> JsResult<()> {
    let symbol = context.intrinsics().constructors().symbol().constructor();
    let key_for = originals::member(&symbol, "keyFor", context)?;
    key_for.call(&symbol.into(), &[JsSymbol::iterator().into()], context)?;
    Ok(())
}

/// Takes off what the engine's feature `experimental` has beyond the language.
fn leave_proposals_out(context: &mut Context) -> JsResult<()> {
    let classes = context.intrinsics().constructors();
    let (promise, iterator) = (classes.promise().constructor(), classes.iterator().prototype());
    for (object, name) in [(&promise, "allKeyed"), (&promise, "allSettledKeyed"), (&iterator, "includes")] {
        object.delete_property_or_throw(js_string!(name), context)?;
    }
    Ok(())
}
