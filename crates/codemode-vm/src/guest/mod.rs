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
    Context, Finalize, JsError, JsNativeErrorKind, JsResult, JsString, JsValue, NativeFunction, Trace, js_string,
    object::{
        FunctionObjectBuilder, JsObject,
        builtins::{JsFunction, JsPromise},
    },
    property::{Attribute, PropertyDescriptor},
};
use codemode_core::{ApiFile, GuestErrorCode, GuestFrame};

use crate::{bridge::errors, source::Places};

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
    /// Whether the host knows that the cell has taken in content from a network.
    network: Cell<bool>,
}

#[derive(Default)]
struct Handles {
    /// Metadata by the handle's identity. Its order is never seen.
    #[expect(clippy::disallowed_types, reason = "looked up by identity only, never iterated")]
    metadata: std::collections::HashMap<JsObject, Metadata>,
    /// Handles by callable name.
    by_name: BTreeMap<String, JsObject>,
}

/// What a handle is printed as.
#[derive(Clone, Trace, Finalize)]
#[boa_gc(unsafe_empty_trace)]
struct Metadata {
    /// JSON text.
    text: Rc<str>,
    /// Whether somebody on a network wrote it.
    network: bool,
}

impl Metadata {
    /// The text; the host is told if somebody on a network wrote it.
    fn read(&self, state: &GuestState) -> &Rc<str> {
        if self.network {
            state.takes_network_content();
        }
        &self.text
    }
}

impl GuestState {
    /// Callable names of the tools that are globals, in order.
    pub(crate) fn tool_names(&self) -> Vec<String> {
        self.handles.borrow().by_name.keys().filter(|name| !name.contains('.')).cloned().collect()
    }

    /// Callable names of the functions of namespaces, in order.
    pub(crate) fn path_names(&self) -> Vec<String> {
        self.handles.borrow().by_name.keys().filter(|name| name.contains('.')).cloned().collect()
    }

    /// The metadata that stands for an object in output, if the object is a handle.
    pub(crate) fn handle_metadata(&self, object: &JsObject) -> Option<Rc<str>> {
        self.handles.borrow().metadata.get(object).map(|metadata| Rc::clone(metadata.read(self)))
    }

    /// Tells the host that the cell takes in what somebody on a network wrote.
    pub(crate) fn takes_network_content(&self) {
        if !self.network.replace(true) {
            (self.emit.borrow())(GuestFrame::Network);
        }
    }
}

/// The state of the guest that `context` belongs to.
pub(crate) fn state(context: &Context) -> Rc<GuestState> {
    // Installed before any guest code runs, and nothing removes it.
    #[expect(clippy::expect_used, reason = "an invariant of `install`")]
    let state = context.get_data::<Rc<GuestState>>().expect("the guest's state is installed first");
    Rc::clone(state)
}

/// A promise that is already rejected, for calls that fail before a request is made. What ends the guest is no
/// rejection.
fn rejected(error: JsError, context: &mut Context) -> JsResult<JsValue> {
    if error.as_engine().is_some() {
        return Err(error);
    }
    let reason = match error.as_native() {
        Some(native) => {
            let classes = context.intrinsics().constructors();
            let class = match native.kind() {
                JsNativeErrorKind::Type => classes.type_error(),
                JsNativeErrorKind::Range => classes.range_error(),
                _ => classes.error(),
            };
            let (class, message) = (class.constructor(), js_string!(native.message().to_owned()));
            located(&class, &message, context)?.into()
        }
        None => error.into_opaque(context)?,
    };
    Ok(JsPromise::reject(JsError::from_opaque(reason), context)?.into())
}

/// An error of the guest's own, whose frames are those of the call that is made now.
fn located(class: &JsObject, message: &JsString, context: &mut Context) -> JsResult<JsObject> {
    let error = class.construct(&[message.clone().into()], None, context)?;
    errors::add_location(&error, context)?;
    Ok(error)
}

/// A promise that is rejected with an error that says that the call itself is malformed.
fn malformed(message: &str, context: &mut Context) -> JsResult<JsValue> {
    let class = context.intrinsics().constructors().error().constructor();
    let error = located(&class, &js_string!(message), context)?;
    error.create_data_property_or_throw(js_string!("code"), js_string!(GuestErrorCode::InvalidInput.as_str()), context)?;
    rejected(JsError::from_opaque(error.into()), context)
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
