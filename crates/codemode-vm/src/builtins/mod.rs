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
mod replace;
mod string;
mod web;

use boa_engine::{Context, JsResult, js_string};

pub(crate) use self::{clock::GuestClock, random::seed};

/// Puts all of them in place, in a context that has run nothing yet.
pub(crate) fn install(context: &mut Context) -> JsResult<()> {
    for name in ["WeakRef", "FinalizationRegistry"] {
        context.global_object().delete_property_or_throw(js_string!(name), context)?;
    }
    leave_proposals_out(context)?;
    originals::keep(context)?;
    array::install(context)?;
    json::install(context)?;
    string::install(context)?;
    random::install(context)?;
    date::install(context)?;
    locale::install(context)?;
    web::install(context)
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
