//! Puts the globals in place before any guest code runs.

use std::{
    cell::{Cell, OnceCell, RefCell},
    rc::Rc,
};

use boa_engine::{Context, JsResult, JsValue, js_string};
use codemode_core::{GuestFrame, GuestView, Limits};

use super::{GuestState, Rejections, Requests, api, catalog, console, data, namespaces, nodes, output, skills, state, timers, tools};
use crate::{
    bridge::errors::{install_stack, stack_getter},
    builtins,
};

/// Installs the state and all that is the same for every program, in a context that may wait for one.
pub(crate) fn boot(context: &mut Context) -> JsResult<()> {
    builtins::install(context)?;
    let object_prototype: JsValue = context.intrinsics().constructors().object().prototype().into();
    let is_enumerable = member(&object_prototype, "propertyIsEnumerable", context)?;
    let state = GuestState {
        emit: RefCell::new(Box::new(|_| {})),
        requests: Requests::default(),
        timers: timers::Timers::default(),
        rejections: Rejections::default(),
        source_lines: Cell::new(0),
        source: RefCell::default(),
        places: OnceCell::new(),
        handles: RefCell::default(),
        files: RefCell::default(),
        is_enumerable,
        stack_getter: stack_getter(context),
        console_left: Cell::new(console::TOTAL_UNITS),
        network: Cell::new(false),
    };
    context.insert_data(Rc::new(state));
    install_stack(context)?;
    output::install(context)?;
    console::install(context)?;
    timers::install(context)?;
    data::install(context)?;
    nodes::install(context)?;
    api::install(context)
}

/// Installs what a guest may see: what of its parts the guest keeps is taken, not copied.
pub(crate) fn prepare(guest: GuestView, context: &mut Context) -> JsResult<()> {
    let GuestView { tools, namespaces, files, skills_search } = guest;
    skills::install(skills_search, context)?;
    api::list_files(files, &tools, context);
    let handles = tools::install(&tools, context)?;
    catalog::install(&handles, context)?;
    namespaces::install(&namespaces, context)
}

/// Takes a program: its source as it runs, and where what it emits goes.
pub(crate) fn start(source: &str, seed: u64, limits: &Limits, emit: Box<dyn Fn(GuestFrame)>, context: &Context) {
    let state = state(context);
    *state.emit.borrow_mut() = emit;
    state.requests.allow(limits.max_pending_tool_calls);
    state.source_lines.set(u32::try_from(source.split('\n').count()).unwrap_or(u32::MAX));
    source.clone_into(&mut state.source.borrow_mut());
    builtins::seed(seed, context);
}

fn member(object: &JsValue, name: &str, context: &mut Context) -> JsResult<boa_engine::JsObject> {
    let value = object.to_object(context)?.get(js_string!(name), context)?;
    value.to_object(context)
}
