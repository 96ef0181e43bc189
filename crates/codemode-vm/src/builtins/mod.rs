//! Built-ins that are not as the engine has them.
//!
//! What would make a guest differ from its replay is replaced or absent (`spec/exec-wait.md` 11.2); what panics, ends
//! the process or takes time out of all proportion is replaced by the same with bounds.

mod array;
mod buffer;
mod clock;
mod dense;
pub(crate) mod json;
mod originals;
mod random;
mod replace;
mod string;

use boa_engine::{Context, JsResult, js_string};

pub(crate) use self::{clock::GuestClock, random::seed};

/// Puts all of them in place, in a context that has run nothing yet.
pub(crate) fn install(context: &mut Context) -> JsResult<()> {
    for name in ["WeakRef", "FinalizationRegistry"] {
        context.global_object().delete_property_or_throw(js_string!(name), context)?;
    }
    originals::keep(context)?;
    array::install(context)?;
    json::install(context)?;
    string::install(context)?;
    random::install(context)
}
