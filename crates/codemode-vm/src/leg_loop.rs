//! The guest's side of the leg protocol, over any link.

use std::{panic::AssertUnwindSafe, rc::Rc, sync::Arc};

use boa_engine::{
    Context, JsError, JsNativeError, JsResult, JsString, JsValue,
    builtins::promise::{OperationType, Promise, PromiseState},
    context::HostHooks,
    module::IdleModuleLoader,
    object::{JsObject, builtins::JsPromise},
    realm::Realm,
};
use codemode_core::{CellFailure, CellProgram, Delivery, ErrorCode, GuestFrame, GuestView, HostFrame, JsonText, Leg, LegState};

use crate::{
    bridge::{errors, explain, json_out},
    builtins::GuestClock,
    guest::{self, state},
    source,
};

/// Carries frames between a guest and its host. The guest blocks while it waits.
pub(crate) trait Link: 'static {
    /// Sends a frame; a host that is gone shows in the next [`receive`](Self::receive).
    fn send(&self, frame: &GuestFrame);

    /// The next frame; none when the host is gone.
    fn receive(&self) -> Option<HostFrame>;
}

/// A guest that waits for its program: an engine with all that is the same for every cell.
pub(crate) struct Ready {
    context: Context,
    clock: GuestClock,
    /// Whether the guest sees its tools already, whatever its program brings.
    prepared: bool,
}

impl Ready {
    /// Lets the guest see tools before it has a program.
    ///
    /// # Errors
    ///
    /// The engine refuses a name, or has no memory left.
    #[cfg_attr(not(target_os = "linux"), expect(dead_code, reason = "what is prepared is forked"))]
    pub(crate) fn prepare(&mut self, guest: GuestView) -> JsResult<()> {
        self.prepared = true;
        guest::prepare(guest, &mut self.context)
    }
}

/// Runs one cell over a link, from the first frame to the last.
///
/// `started` is called with the program before any of it is looked at: the place to set limits.
///
/// What panics in the engine ends the cell like any other fault of it.
pub(crate) fn run(ready: Ready, link: impl Link, started: impl FnOnce(&CellProgram)) {
    let link = Rc::new(link);
    let cell = Rc::clone(&link);
    // Nothing of the guest is used after a panic.
    if let Err(panic) = std::panic::catch_unwind(AssertUnwindSafe(move || run_cell(ready, &cell, started))) {
        let said = panic.downcast_ref::<&str>().copied().or_else(|| panic.downcast_ref::<String>().map(String::as_str)).unwrap_or_default();
        let message = format!("the engine failed on this program: {}", said.lines().next().unwrap_or_default());
        link.send(&failed(CellFailure { code: ErrorCode::RuntimeUnavailable, message }));
    }
}

fn failed(failure: CellFailure) -> GuestFrame {
    GuestFrame::Leg(Leg::of(LegState::Failed(failure)))
}

fn run_cell(ready: Ready, link: &Rc<impl Link>, started: impl FnOnce(&CellProgram)) {
    let Ready { mut context, clock, prepared } = ready;
    link.send(&GuestFrame::Ready);
    let Some(HostFrame::Start { program, clock_ms }) = link.receive() else { return };
    started(&program);
    clock.set(clock_ms);
    let emit = Rc::clone(link);
    let mut cell = match Cell::start(*program, prepared, Box::new(move |frame| emit.send(&frame)), &mut context) {
        Ok(cell) => cell,
        Err(failure) => {
            link.send(&failed(failure));
            return;
        }
    };
    loop {
        let leg = cell.leg(&mut context);
        let over = matches!(leg.state, LegState::Failed(_));
        link.send(&GuestFrame::Leg(leg));
        let Some(HostFrame::Deliver(delivery)) = link.receive() else { return };
        if over {
            return;
        }
        clock.set(delivery.clock_ms);
        cell.deliver(delivery, &mut context);
    }
}

/// Makes a guest without any of a cell in it, to be run on a stack of so many bytes.
///
/// # Errors
///
/// The engine cannot be set up: only for want of memory.
pub(crate) fn boot(stack_bytes: usize) -> JsResult<Ready> {
    let clock = GuestClock::default();
    let mut context = Context::builder()
        .clock(Rc::new(clock.clone()))
        .host_hooks(Rc::new(Hooks))
        // The default loader reads files.
        .module_loader(Rc::new(IdleModuleLoader))
        .can_block(false)
        .build()?;
    let limits = context.runtime_limits_mut();
    limits.set_recursion_limit(RECURSION_LIMIT.min(stack_bytes / STACK_BYTES_PER_CALL));
    limits.set_stack_size_limit(VALUE_STACK_LIMIT);
    guest::boot(&mut context)?;
    Ok(Ready { context, clock, prepared: false })
}

struct Cell {
    main: JsPromise,
    /// Why a cell that returns nothing does so.
    warning: Option<&'static str>,
    /// The encoded value, and whether it is more than `undefined`, once the main promise is fulfilled.
    value: Option<(JsonText, bool)>,
    /// What ended the cell in the middle of a leg.
    failure: Option<CellFailure>,
}

impl Cell {
    fn start(program: CellProgram, prepared: bool, emit: Box<dyn Fn(GuestFrame)>, context: &mut Context) -> Result<Self, CellFailure> {
        let engine =
            |error: &JsError| CellFailure { code: ErrorCode::RuntimeUnavailable, message: format!("the guest cannot be set up: {error}") };
        let CellProgram { source, seed, limits, guest } = program;
        let source = source::without_fence(&source);
        if !prepared {
            guest::prepare(Arc::unwrap_or_clone(guest), context).map_err(|error| engine(&error))?;
        }
        let compiled = source::compile(&source, &state(context).tool_names(), context);
        let runs = compiled.as_ref().map_or(&*source, |compiled| &compiled.source);
        guest::start(runs, seed, &limits, emit, context);
        let source::Compiled { script, warning, .. } = compiled?;
        let main = script.evaluate(context).map_err(|error| errors::engine_failure(&error, context))?;
        let main = main.as_object().and_then(|object| JsPromise::from_object(object).ok());
        let Some(main) = main else {
            return Err(CellFailure { code: ErrorCode::InternalError, message: "the source did not give a promise".into() });
        };
        Ok(Self { main, warning, value: None, failure: None })
    }

    fn deliver(&mut self, delivery: Delivery, context: &mut Context) {
        for reply in delivery.replies {
            if let Err(error) = guest::settle(reply, context) {
                self.failure = Some(errors::engine_failure(&error, context));
                return;
            }
        }
    }

    /// Runs until the guest is quiet and says where the cell stands.
    fn leg(&mut self, context: &mut Context) -> Leg {
        let state = self.run(context).unwrap_or_else(LegState::Failed);
        let open = &guest::state(context).requests;
        match state {
            LegState::Failed(_) => Leg::of(state),
            LegState::Pending | LegState::Settled { .. } => {
                Leg { requests: open.admit(), cancelled: open.take_cancelled(), queued: open.queued(), state }
            }
        }
    }

    fn run(&mut self, context: &mut Context) -> Result<LegState, CellFailure> {
        if let Some(failure) = self.failure.take() {
            return Err(failure);
        }
        run_jobs(context)?;
        if let PromiseState::Fulfilled(value) = self.main.state()
            && self.value.is_none()
        {
            // Encoding runs getters, which may call, emit and start jobs: those are part of the cell.
            let text =
                json_out::encode(&value, json_out::Rules::Returned, context).map_err(|error| errors::engine_failure(&error, context))?;
            let text = JsonText::parse(text).map_err(|error| CellFailure { code: ErrorCode::InternalError, message: error.to_string() })?;
            self.value = Some((text, !value.is_undefined()));
            run_jobs(context)?;
        }
        let guest = state(context);
        if guest.requests.overflown() {
            return Err(CellFailure { code: ErrorCode::InvalidInput, message: guest.requests.overflow_message() });
        }
        if let PromiseState::Rejected(reason) = self.main.state() {
            return Err(errors::uncaught(&reason, context));
        }
        let quiet = !guest.requests.any_open();
        if quiet && let Some(reason) = guest.rejections.first() {
            return Err(errors::uncaught(&reason, context));
        }
        match &self.value {
            Some((value, returned)) => {
                let warning = self.warning.filter(|_| !*returned).map(str::to_owned);
                Ok(LegState::Settled { value: value.clone(), returned: *returned, warning })
            }
            None if quiet => Err(CellFailure {
                code: ErrorCode::InternalError,
                message: "the program waits for a promise that nothing can settle: it is pending without host work. Await only calls, or promises that your code resolves".into(),
            }),
            None => Ok(LegState::Pending),
        }
    }
}

fn run_jobs(context: &mut Context) -> Result<(), CellFailure> {
    context.run_jobs().map_err(|error| errors::engine_failure(&error, context))
}

struct Hooks;

impl HostHooks for Hooks {
    fn promise_rejection_tracker(&self, promise: &JsObject<Promise>, operation: OperationType, context: &mut Context) {
        // Promises of the engine's own set-up are not the cell's.
        if !context.has_data::<Rc<guest::GuestState>>() {
            return;
        }
        let state = state(context);
        let object: JsObject = promise.clone().upcast();
        match operation {
            OperationType::Reject => {
                let reason = match JsPromise::from_object(object.clone()).map(|promise| promise.state()) {
                    Ok(PromiseState::Rejected(reason)) => reason,
                    _ => JsValue::undefined(),
                };
                explain::explain(&reason, context);
                state.rejections.add(object, reason);
            }
            OperationType::Handle => state.rejections.remove(&object),
        }
    }

    fn ensure_can_compile_strings(&self, _: Realm, parameters: &[JsString], body: &JsString, _: bool, _: &mut Context) -> JsResult<()> {
        if parameters.iter().chain([body]).any(|code| source::makes_engine_panic(&code.to_std_string_lossy())) {
            return Err(JsNativeError::syntax().with_message(source::NO_USING).into());
        }
        Ok(())
    }

    fn local_timezone_offset_seconds(&self, _: i64) -> i32 {
        0
    }

    fn max_buffer_size(&self, _: &mut Context) -> u64 {
        // Never more than the largest memory limit; the limit in force is the allocator's business.
        1 << 30
    }
}

/// Calls within calls. What the stack of the engine bears with room to spare, natives in between included.
const RECURSION_LIMIT: usize = 4_000;

/// What a call may need of the stack, with room to spare.
const STACK_BYTES_PER_CALL: usize = 16 * 1024;

/// Values on the engine's own stack.
const VALUE_STACK_LIMIT: usize = 1 << 20;

#[cfg(test)]
mod tests {
    use std::cell::RefCell;

    use codemode_core::{Limits, leg};

    use super::*;

    /// A host that sends a program and writes down what comes of it.
    struct Host {
        program: RefCell<Option<HostFrame>>,
        frames: Rc<RefCell<Vec<GuestFrame>>>,
    }

    impl Link for Host {
        fn send(&self, frame: &GuestFrame) {
            self.frames.borrow_mut().push(frame.clone());
        }

        fn receive(&self) -> Option<HostFrame> {
            self.program.take()
        }
    }

    #[test]
    fn a_panic_ends_its_cell_as_a_fault_of_the_engine() {
        let program = CellProgram { source: "return 1".into(), seed: 1, limits: Limits::default(), guest: Arc::default() };
        let frames = Rc::default();
        let start = HostFrame::Start { program: Box::new(program), clock_ms: 0 };
        let host = Host { program: RefCell::new(Some(start)), frames: Rc::clone(&frames) };
        run(boot(1 << 20).unwrap(), host, |_| panic!("at the worst moment\nsecond line"));
        let [GuestFrame::Ready, GuestFrame::Leg(leg)] = &frames.borrow()[..] else { panic!("a leg and nothing else") };
        let LegState::Failed(failure) = &leg.state else { panic!("a failed leg") };
        assert_eq!(failure.code, ErrorCode::RuntimeUnavailable);
        assert_eq!(failure.message, "the engine failed on this program: at the worst moment");
        assert!(leg::encode(&frames.borrow()[1]).is_ok());
    }
}
