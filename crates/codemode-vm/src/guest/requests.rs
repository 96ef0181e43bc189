//! Requests of a guest: admission, the queue, and settling (`spec/exec-wait.md` 7).

use std::{
    cell::{Cell, RefCell},
    collections::{BTreeMap, VecDeque},
};

use boa_engine::{
    Context, JsError, JsNativeError, JsResult, JsValue,
    builtins::promise::ResolvingFunctions,
    object::{JsObject, builtins::JsPromise},
};
use codemode_core::{GuestErrorCode, JsonText, Method, PendingCall, Reply, Request, limits::QUEUED_REQUESTS};

use super::{state, timers};
use crate::{
    bridge::{errors::fill_exception, json_in},
    builtins::json,
};

/// Calls that were made and have no reply yet.
#[derive(Default)]
pub(crate) struct Requests {
    /// Requests in flight at once.
    slots: Cell<usize>,
    next: RefCell<BTreeMap<&'static str, u64>>,
    waiting: RefCell<BTreeMap<String, Waiting>>,
    queue: RefCell<VecDeque<Request>>,
    in_flight: Cell<usize>,
    /// Requests in flight that the guest took back in this leg.
    cancelled: RefCell<Vec<String>>,
    overflown: Cell<bool>,
}

/// What a reply settles.
enum Waiting {
    /// The promise of a call.
    Call {
        functions: ResolvingFunctions,
        /// What the guest gets is made of the reply by this. No promise between the two: a guest can put its own there.
        taken: Option<Taken>,
        /// Made where the call was made, so that its frames are those of the call; thrown if the call fails.
        exception: JsObject,
    },
    /// A timer, which then fires.
    Timer,
}

impl Requests {
    /// Sets how many may be in flight at once.
    pub(crate) fn allow(&self, slots: u64) {
        self.slots.set(usize::try_from(slots).unwrap_or(usize::MAX));
    }

    /// What the guest and the model read when more calls are open than may be.
    pub(crate) fn overflow_message(&self) -> String {
        format!("more than {} calls are open at once: await some before making more, for instance in groups with Promise.all", self.most())
    }

    /// Calls that may be open at once, queued ones included.
    fn most(&self) -> usize {
        self.slots.get() + usize::try_from(QUEUED_REQUESTS).unwrap_or(usize::MAX)
    }

    /// Puts a request in the queue and gives its id.
    fn open(&self, method: Method, target: &str, input: JsonText, waiting: Waiting) -> String {
        let number = {
            let mut next = self.next.borrow_mut();
            let number = next.entry(method.as_str()).or_insert(0);
            *number += 1;
            *number
        };
        let id = format!("bridge:{}:{number}", method.as_str());
        self.waiting.borrow_mut().insert(id.clone(), waiting);
        self.queue.borrow_mut().push_back(Request { id: id.clone(), method, target: target.to_owned(), input });
        id
    }

    /// An error if as many calls are open as may be.
    fn has_room(&self) -> JsResult<()> {
        if self.waiting.borrow().len() >= self.most() {
            self.overflown.set(true);
            return Err(JsNativeError::range().with_message(self.overflow_message()).into());
        }
        Ok(())
    }

    /// Whether any request waits for a reply.
    pub(crate) fn any_open(&self) -> bool {
        !self.waiting.borrow().is_empty()
    }

    /// Whether more requests were made than are admitted. Sticky: catching the error does not help.
    pub(crate) fn overflown(&self) -> bool {
        self.overflown.get()
    }

    /// Takes the requests for which there is a slot, oldest first.
    pub(crate) fn admit(&self) -> Vec<Request> {
        let mut queue = self.queue.borrow_mut();
        let free = self.slots.get().saturating_sub(self.in_flight.get()).min(queue.len());
        self.in_flight.set(self.in_flight.get() + free);
        queue.drain(..free).collect()
    }

    /// The requests for which there is no slot yet, oldest first.
    pub(crate) fn queued(&self) -> Vec<PendingCall> {
        self.queue.borrow().iter().map(|request| PendingCall { id: request.id.clone(), method: request.method }).collect()
    }

    /// Takes a request back: its promise stays pending, and a reply that is under way is dropped.
    pub(crate) fn cancel(&self, id: &str) {
        if self.waiting.borrow_mut().remove(id).is_none() {
            return;
        }
        let mut queue = self.queue.borrow_mut();
        if let Some(at) = queue.iter().position(|request| request.id == id) {
            queue.remove(at);
        } else {
            self.in_flight.set(self.in_flight.get().saturating_sub(1));
            self.cancelled.borrow_mut().push(id.to_owned());
        }
    }

    /// Takes the ids of the requests that were taken back in this leg.
    pub(crate) fn take_cancelled(&self) -> Vec<String> {
        self.cancelled.take()
    }
}

/// Makes what a guest gets of the value of a reply.
pub(crate) type Taken = fn(&JsValue, &mut Context) -> JsResult<JsValue>;

/// Makes a request; the promise settles with its reply.
pub(crate) fn request(method: Method, target: &str, input: JsonText, context: &mut Context) -> JsResult<JsPromise> {
    call(method, target, input, None, context)
}

/// Makes a request; the promise settles with what is made of its reply.
pub(crate) fn request_taken(method: Method, target: &str, input: JsonText, taken: Taken, context: &mut Context) -> JsResult<JsPromise> {
    call(method, target, input, Some(taken), context)
}

/// Makes the request of a timer, which can be [cancelled](Requests::cancel) by its id.
pub(crate) fn timer(delay: JsonText, context: &Context) -> JsResult<String> {
    let requests = &state(context).requests;
    requests.has_room()?;
    Ok(requests.open(Method::Sleep, "", delay, Waiting::Timer))
}

fn call(method: Method, target: &str, input: JsonText, taken: Option<Taken>, context: &mut Context) -> JsResult<JsPromise> {
    let state = state(context);
    state.requests.has_room()?;
    let (promise, functions) = JsPromise::new_pending(context);
    let error = context.intrinsics().constructors().error().constructor();
    let exception = error.construct(&[], None, context)?;
    state.requests.open(method, target, input, Waiting::Call { functions, taken, exception });
    Ok(promise)
}

/// Settles what waits for a reply. A reply to nothing is dropped: the host is right or it is broken.
pub(crate) fn settle(reply: Reply, context: &mut Context) -> JsResult<()> {
    let state = state(context);
    let Some(waiting) = state.requests.waiting.borrow_mut().remove(&reply.id) else {
        return Ok(());
    };
    state.requests.in_flight.set(state.requests.in_flight.get().saturating_sub(1));
    let Waiting::Call { functions, taken, exception } = waiting else {
        timers::fire(&reply.id, context);
        return Ok(());
    };
    let undefined = JsValue::undefined();
    match reply.result {
        Ok(value) => match json_in::parse(value.as_str(), context) {
            Ok(value) => match taken.map_or(Ok(value.clone()), |taken| taken(&value, context)) {
                Ok(value) => functions.resolve.call(&undefined, &[value], context)?,
                Err(error) if error.as_engine().is_some() => return Err(error),
                Err(error) => {
                    let reason = error.into_opaque(context)?;
                    functions.reject.call(&undefined, &[reason], context)?
                }
            },
            Err(error) => {
                let error = JsNativeError::error().with_message(format!("the reply cannot be read: {error}"));
                let exception = error.into_opaque(context);
                functions.reject.call(&undefined, &[exception.into()], context)?
            }
        },
        Err(error) => {
            let has_effects = EFFECTS.iter().any(|method| reply.id.starts_with(&format!("bridge:{}:", method.as_str())));
            fill_exception(&exception, &error, has_effects, context)?;
            if error.code == GuestErrorCode::ProgramDataExceeded && reply.id.starts_with("bridge:storeSet:") {
                // A session's store that is full (`spec/guest-api.md` 9).
                let prototype = context.intrinsics().constructors().range_error().prototype();
                exception.set_prototype(Some(prototype));
            }
            functions.reject.call(&undefined, &[exception.into()], context)?
        }
    };
    Ok(())
}

/// Methods whose calls may have changed something.
const EFFECTS: [Method; 2] = [Method::CallValue, Method::Namespace];

/// The JSON of a call's argument: `undefined` and `null` are `{}`.
///
/// # Errors
///
/// A TypeError when the argument has no JSON form; no request is made then.
pub(crate) fn encode_input(argument: &JsValue, context: &mut Context) -> Result<JsonText, JsError> {
    if argument.is_null_or_undefined() {
        return Ok(JsonText::from_value(&serde_json::json!({})));
    }
    encode(argument, context)
}

/// The JSON of a value that the host gets.
///
/// # Errors
///
/// A TypeError when the value has no JSON form; no request is made then.
pub(crate) fn encode(argument: &JsValue, context: &mut Context) -> Result<JsonText, JsError> {
    let refuse =
        |reason: String| -> JsError { JsNativeError::typ().with_message(format!("the value cannot be sent as JSON: {reason}")).into() };
    let text = match json::to_text(argument, context) {
        Ok(text) => text,
        Err(error) if error.as_engine().is_some() => return Err(error),
        Err(error) => {
            let native = error.as_native().map(|error| error.message().to_owned());
            return Err(refuse(native.unwrap_or_else(|| error.to_string().lines().next().unwrap_or_default().to_owned())));
        }
    };
    let Some(text) = text else {
        return Err(refuse(format!("it is a {}", argument.type_of())));
    };
    JsonText::parse(text).map_err(|error| refuse(error.to_string()))
}
