//! Puts the globals in place before any guest code runs.

use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};

use boa_engine::{Context, JsResult, JsValue, js_string};
use codemode_core::{GuestFrame, GuestView, Limits};

use super::{GuestState, Requests, api, catalog, console, namespaces, output, tools};
use crate::{
    bridge::errors::{install_stack, stack_getter},
    builtins,
};

/// Installs state and globals for a program: what of its parts the guest keeps is taken, not copied.
pub(crate) fn install(
    source: &str,
    seed: u64,
    limits: &Limits,
    guest: GuestView,
    emit: Box<dyn Fn(GuestFrame)>,
    context: &mut Context,
) -> JsResult<()> {
    let GuestView { tools, namespaces, files } = guest;
    let json = context.global_object().get(js_string!("JSON"), context)?;
    let stringify = member(&json, "stringify", context)?;
    let object_prototype: JsValue = context.intrinsics().constructors().object().prototype().into();
    let is_enumerable = member(&object_prototype, "propertyIsEnumerable", context)?;
    let state = GuestState {
        emit,
        requests: Requests::new(limits.max_pending_tool_calls),
        unhandled: RefCell::default(),
        source_lines: Cell::new(u32::try_from(source.split('\n').count()).unwrap_or(u32::MAX)),
        handles: RefCell::default(),
        files: RefCell::new(files),
        stringify,
        is_enumerable,
        stack_getter: stack_getter(context),
        console_left: Cell::new(console::TOTAL_UNITS),
    };
    context.insert_data(Rc::new(state));
    install_stack(context)?;
    builtins::make_deterministic(seed, context)?;
    output::install(context)?;
    console::install(context)?;
    let handles = tools::install(&tools, context)?;
    catalog::install(&handles, context)?;
    namespaces::install(&namespaces, context)?;
    api::install(&tools, context)
}

fn member(object: &JsValue, name: &str, context: &mut Context) -> JsResult<boa_engine::JsObject> {
    let value = object.to_object(context)?.get(js_string!(name), context)?;
    value.to_object(context)
}
