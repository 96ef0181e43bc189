//! Errors of the engine in the words of the source.
//!
//! The engine says `not a callable function`; whoever wrote the source wants to know what is none. An error is told
//! anew when it leaves the code that threw it: when it rejects a promise that nobody handles yet, when it is printed,
//! and when it ends the cell. Code that catches it before sees the engine's words.

use boa_engine::{
    Context, JsString, JsValue,
    builtins::error::Error as ErrorData,
    js_string,
    property::{PropertyDescriptor, PropertyKey},
};

use super::errors::frames;
use crate::{
    guest::state,
    source::{At, Method, Places},
};

/// Tells an error of the engine in the words of the source, if it is one.
pub(crate) fn explain(error: &JsValue, context: &mut Context) {
    let Some(object) = error.as_object().filter(|object| object.is::<ErrorData>()) else { return };
    let key = PropertyKey::from(js_string!("message"));
    let Some(message) = object.borrow().properties().get(&key) else { return };
    let Some(told) = message.value().and_then(JsValue::as_string).and_then(|text| retold(&text, error, context)) else { return };
    let message = PropertyDescriptor::builder().value(told).writable(true).enumerable(false).configurable(true);
    // An object that is frozen keeps the engine's words.
    let _ = object.define_property_or_throw(key, message, context);
}

fn retold(message: &JsString, error: &JsValue, context: &mut Context) -> Option<JsString> {
    let message = message.to_std_string().ok().filter(|message| message.len() < LONGEST_MESSAGE)?;
    let classes = context.intrinsics().constructors();
    let (type_error, reference_error) = (classes.type_error().prototype(), classes.reference_error().prototype());
    let prototype = error.as_object()?.prototype()?;
    let told = match message.as_str() {
        NOTHING if prototype == type_error => nothing(error, context),
        "not a callable function" | "not a constructor" if prototype == type_error => {
            let at = frames(error, context).into_iter().next()?;
            let what = with_places(context, |places| places.call(at).map(str::to_owned))?;
            let advice = instead_of(&what, context).unwrap_or_default();
            format!("{what} is {}{advice}", if message.ends_with("constructor") { "not a constructor" } else { "not a function" })
        }
        "access of uninitialized binding" if prototype == reference_error => {
            "a variable is used before the `let`, `const` or `class` that declares it".into()
        }
        other => {
            if let Some(name) = other.strip_suffix(" is not defined").filter(|_| prototype == reference_error) {
                match ABSENT.iter().find(|(absent, _)| *absent == name) {
                    Some((_, instead)) => format!("{other}: {instead}"),
                    None if OF_MODULES.contains(&name) => return None,
                    None => format!("{other}. Did you mean `{}`?", nearest_global(name, context)?),
                }
            } else {
                let name = other.strip_prefix("cannot mutate an immutable binding '")?.strip_suffix('\'')?;
                format!("Assignment to constant variable `{name}`")
            }
        }
    };
    Some(js_string!(told))
}

/// A property of null or undefined.
fn nothing(error: &JsValue, context: &mut Context) -> String {
    let at = frames(error, context).into_iter().next();
    with_places(context, |places| {
        let at = at?;
        if let Some(read) = places.read(at) {
            return Some(format!("Cannot read properties of null or undefined (reading '{}' in `{}`)", read.property, read.text));
        }
        if let Some(write) = places.write(at) {
            return Some(format!("Cannot set properties of null or undefined (setting '{}' in `{}`)", write.property, write.text));
        }
        match places.methods(at) {
            [] => None,
            [method] => {
                Some(format!("Cannot read properties of null or undefined (reading '{}' in `{}`)", method.read.property, method.read.text))
            }
            several => {
                let named: Vec<String> =
                    several.iter().take(NAMED).map(|method| format!("`{}` in line {}", method.read.text, method.at.0)).collect();
                let more = if several.len() > named.len() { ", or another one" } else { "" };
                Some(format!("Cannot read properties of null or undefined: a method is called on it, {}{more}", named.join(", or ")))
            }
        }
    })
    .unwrap_or_else(|| "Cannot read properties of null or undefined".into())
}

/// A nearer place than the one that the engine knows, where that is the start of the function.
pub(super) fn nearer(at: At, error: &JsValue, context: &mut Context) -> At {
    let message = error.as_object().and_then(|object| object.borrow().properties().get(&PropertyKey::from(js_string!("message"))));
    let message = message.and_then(|message| message.value()?.as_string()?.to_std_string().ok()).unwrap_or_default();
    with_places(context, |places| {
        if !places.is_function(at) {
            None
        } else if let Some((name, _)) = message.split_once(" is not defined") {
            places.name(at, name)
        } else if let ([Method { at, .. }], true) = (places.methods(at), message.contains("(reading '")) {
            Some(*at)
        } else {
            None
        }
    })
    .unwrap_or(at)
}

fn with_places<T>(context: &Context, look: impl FnOnce(&Places) -> Option<T>) -> Option<T> {
    let state = state(context);
    look(state.places.get_or_init(|| Places::of(&state.source.borrow())))
}

/// What to call instead of something that is no function: a member of what every guest has, or the nearest tool.
fn instead_of(what: &str, context: &Context) -> Option<String> {
    let (object, member) = what.rsplit_once('.').filter(|_| what.len() <= LONGEST_NAME)?;
    if let Some((_, has)) = MEMBERS.iter().find(|(of, _)| *of == object) {
        return Some(format!(": {object} has {has}"));
    }
    let near = |known: &str, name: &str| strsim::osa_distance(&known.to_lowercase(), &name.to_lowercase());
    let in_tree = state(context).path_names().into_iter().map(|name| (near(&name, what), name));
    let of_handle = HANDLE_MEMBERS.iter().map(|name| (near(name, member), (*name).to_owned()));
    let nearest = in_tree.chain(of_handle).filter(|(distance, _)| *distance <= NEAR).min()?;
    Some(format!(". Did you mean `{}`?", nearest.1))
}

/// The global whose name is nearest to one that is none.
fn nearest_global(name: &str, context: &mut Context) -> Option<String> {
    let folded = name.to_lowercase();
    // Longer ones are no slips, and comparing takes time by their length.
    if name.len() > LONGEST_NAME {
        return None;
    }
    let keys = context.global_object().own_property_keys(context).ok()?;
    keys.into_iter()
        .filter_map(|key| match key {
            PropertyKey::String(known) => known.to_std_string().ok(),
            _ => None,
        })
        .filter(|known| known.len() <= LONGEST_NAME && known != name)
        .map(|known| (strsim::osa_distance(&folded, &known.to_lowercase()), known))
        .filter(|(distance, known)| *distance <= known.len().min(name.len()) / 3)
        .min()
        .map(|(_, known)| known)
}

/// Objects that every guest has, and the functions that they have.
const MEMBERS: [(&str, &str); 6] = [
    ("console", "log, info, warn, error and debug"),
    ("catalog", "search and all"),
    ("API", "list and read"),
    ("results", "save, load and delete"),
    ("skills", "list and read"),
    ("nodes", "list and get"),
];

/// Functions of the handle of a tool.
const HANDLE_MEMBERS: [&str; 2] = ["describe", "toJSON"];

/// Greatest edit distance of a name that is suggested.
const NEAR: usize = 2;

/// Names that modules have: whoever reaches for one is told of module access.
pub(super) const OF_MODULES: [&str; 3] = ["require", "module", "process"];

/// Globals of other hosts that programs reach for, and what there is instead.
const ABSENT: [(&str, &str); 9] = [
    ("MCP", "no MCP server is configured here; catalog.search(query) finds the tools that there are"),
    ("fetch", NO_NETWORK),
    ("XMLHttpRequest", NO_NETWORK),
    ("WebSocket", NO_NETWORK),
    ("setInterval", "call setTimeout again from its callback, or await one in a loop"),
    ("setImmediate", "use queueMicrotask or setTimeout"),
    ("Buffer", "use TextEncoder and TextDecoder, Uint8Array.fromBase64 and toBase64, atob and btoa"),
    ("performance", "use Date.now(); the clock stands still while the program runs, and moves when a call returns"),
    (
        "Intl",
        "toLocaleString, toLocaleDateString and toLocaleTimeString write numbers and dates as in en-US, and localeCompare orders texts",
    ),
];

const NO_NETWORK: &str = "a program has no network of its own, call a tool; catalog.search(query) finds them";

/// What the engine says of a property of null or undefined.
const NOTHING: &str = "cannot convert 'null' or 'undefined' to object";

/// Methods that are named when any of them may be the one.
const NAMED: usize = 3;

/// Bytes of a message that may be the engine's.
const LONGEST_MESSAGE: usize = 256;

/// Bytes of a name that is compared with others.
const LONGEST_NAME: usize = 64;
