//! The globals of a cell, and the state behind them.

mod api;
mod catalog;
mod console;
mod data;
mod install;
mod namespaces;
mod nodes;
mod output;
mod rejections;
mod requests;
mod skills;
mod timers;
mod tools;

use std::{
    cell::{Cell, OnceCell, RefCell},
    collections::BTreeMap,
    rc::Rc,
};

use boa_engine::{
    Context, JsResult, JsValue, NativeFunction, js_string,
    object::{
        FunctionObjectBuilder, JsObject,
        builtins::{JsFunction, JsPromise},
    },
    property::{Attribute, PropertyDescriptor},
};
use codemode_core::{ApiFile, GuestErrorCode, GuestFrame};

use crate::source::Places;

pub(crate) use self::{
    install::{boot, prepare, start},
    rejections::Rejections,
    requests::{Requests, settle},
};

/// What the native functions of a guest share. Lives in the engine's host-defined data.
pub(crate) struct GuestState {
    /// Takes frames to the host.
    emit: RefCell<Box<dyn Fn(GuestFrame)>>,
    /// Calls that wait for a reply.
    pub(crate) requests: Requests,
    /// Timers that have not fired.
    timers: timers::Timers,
    /// Rejected promises without a handler.
    pub(crate) rejections: Rejections,
    /// Lines of the submitted source.
    pub(crate) source_lines: Cell<u32>,
    /// The submitted source, without its fence.
    pub(crate) source: RefCell<String>,
    /// What stands where in it, once an error asks.
    pub(crate) places: OnceCell<Places>,
    /// Handles by object: what a handle is printed as.
    handles: RefCell<Handles>,
    /// Files that need no request.
    files: RefCell<Vec<ApiFile>>,
    /// `Object.prototype.propertyIsEnumerable` as it was before guest code ran.
    pub(crate) is_enumerable: JsObject,
    /// Getter of `Error.prototype.stack` as it was before guest code ran.
    pub(crate) stack_getter: Option<JsObject>,
    /// UTF-16 units that the console may still print.
    console_left: Cell<usize>,
}

#[derive(Default)]
struct Handles {
    /// Metadata as JSON text, by the handle's identity. Its order is never seen.
    #[expect(clippy::disallowed_types, reason = "looked up by identity only, never iterated")]
    metadata: std::collections::HashMap<JsObject, Rc<str>>,
    /// Handles by callable name.
    by_name: BTreeMap<String, JsObject>,
}

impl GuestState {
    /// Callable names of the tools that are globals, in order.
    pub(crate) fn tool_names(&self) -> Vec<String> {
        self.handles.borrow().by_name.keys().filter(|name| !name.contains('.')).cloned().collect()
    }

    /// The metadata that stands for an object in output, if the object is a handle.
    pub(crate) fn handle_metadata(&self, object: &JsObject) -> Option<Rc<str>> {
        self.handles.borrow().metadata.get(object).cloned()
    }
}

/// The state of the guest that `context` belongs to.
pub(crate) fn state(context: &Context) -> Rc<GuestState> {
    // Installed before any guest code runs, and nothing removes it.
    #[expect(clippy::expect_used, reason = "an invariant of `install`")]
    let state = context.get_data::<Rc<GuestState>>().expect("the guest's state is installed first");
    Rc::clone(state)
}

/// A promise that is already rejected, for calls that fail before a request is made.
fn rejected(error: boa_engine::JsError, context: &mut Context) -> JsResult<JsValue> {
    Ok(JsPromise::reject(error, context)?.into())
}

/// A promise that is rejected with an error that says that the call itself is malformed.
fn malformed(message: &str, context: &mut Context) -> JsResult<JsValue> {
    let error = boa_engine::JsNativeError::error().with_message(message.to_owned()).into_opaque(context);
    error.create_data_property_or_throw(js_string!("code"), js_string!(GuestErrorCode::InvalidInput.as_str()), context)?;
    rejected(boa_engine::JsError::from_opaque(error.into()), context)
}

/// A native function with a name, not yet bound to anything.
fn function(name: &str, length: usize, body: NativeFunction, context: &Context) -> JsFunction {
    FunctionObjectBuilder::new(context.realm(), body).name(js_string!(name)).length(length).build()
}

/// Defines a global that stays: enumerable, and neither writable nor configurable.
fn fixed_global(name: &str, value: impl Into<JsValue>, context: &mut Context) -> JsResult<()> {
    context.register_global_property(js_string!(name), value, Attribute::ENUMERABLE)
}

/// An enumerable read-only property of a fresh object.
fn define(object: &JsObject, name: &str, value: impl Into<JsValue>, context: &mut Context) -> JsResult<()> {
    let descriptor = PropertyDescriptor::builder().value(value.into()).writable(false).enumerable(true).configurable(false);
    object.define_property_or_throw(js_string!(name), descriptor, context)?;
    Ok(())
}
