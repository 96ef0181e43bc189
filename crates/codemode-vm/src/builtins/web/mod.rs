//! What the Web has and the language has not: local computation only, no host behind it.

mod base64;
mod bytes;
mod clone;
mod dom_exception;
mod encoding;
mod interface;
mod microtask;
mod search_params;
mod uint8_array;
mod url;

use boa_engine::{Context, JsResult};

pub(super) use self::interface::{method, replace_global};

/// Installs all of it.
pub(super) fn install(context: &mut Context) -> JsResult<()> {
    dom_exception::install(context)?;
    encoding::install(context)?;
    base64::install(context)?;
    uint8_array::install(context)?;
    clone::install(context)?;
    microtask::install(context)?;
    search_params::install(context)?;
    url::install(context)
}
