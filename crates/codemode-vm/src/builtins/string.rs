//! Methods of strings that the engine has with work out of proportion, or in one giant allocation.

use boa_engine::{
    Context, JsArgs, JsError, JsNativeError, JsResult, JsString, JsValue, js_string,
    object::builtins::JsArray,
    string::{JsStr, JsStrVariant},
    value::IntegerOrInfinity,
};

use super::{buffer::Buffer, originals::originals, replace};

/// Replaces them.
pub(super) fn install(context: &mut Context) -> JsResult<()> {
    let prototype = context.intrinsics().constructors().string().prototype();
    replace::method(&prototype, "repeat", 1, repeat, context)?;
    replace::method(&prototype, "padStart", 1, pad_start, context)?;
    replace::method(&prototype, "padEnd", 1, pad_end, context)?;
    replace::method(&prototype, "split", 2, split, context)?;
    replace::method(&prototype, "replaceAll", 2, replace_all, context)?;
    Ok(())
}

/// The longest string, in UTF-16 units: the limit of V8.
pub(super) const MAX_LENGTH: usize = (1 << 29) - 24;

/// The error for a string that would be longer.
pub(super) fn too_long() -> JsError {
    JsNativeError::range().with_message("Invalid string length").into()
}

/// The string that a method is called on.
pub(super) fn this_string(this: &JsValue, method: &str, context: &mut Context) -> JsResult<JsString> {
    if this.is_null_or_undefined() {
        let message = format!("String.prototype.{method} called on null or undefined");
        return Err(JsNativeError::typ().with_message(message).into());
    }
    this.to_string(context)
}

fn repeat(this: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
    let string = this_string(this, "repeat", context)?;
    let count = arguments.get_or_undefined(0).to_number(context)?;
    let count = match IntegerOrInfinity::from(count) {
        IntegerOrInfinity::Integer(count) if count >= 0 => usize::try_from(count).unwrap_or(usize::MAX),
        _ => {
            let message = format!("Invalid count value: {}", JsString::from(count).to_std_string_lossy());
            return Err(JsNativeError::range().with_message(message).into());
        }
    };
    let length = string.len().checked_mul(count).filter(|length| *length <= MAX_LENGTH).ok_or_else(too_long)?;
    let mut text = Buffer::with_capacity(length, string.as_str().is_latin1());
    push_cycle(&mut text, string.as_str(), length);
    Ok(text.finish().into())
}

/// Adds `length` units: a string again and again, the last time perhaps not all of it.
pub(super) fn push_cycle(text: &mut Buffer, string: JsStr<'_>, length: usize) {
    if string.is_empty() {
        return;
    }
    // A few thousand units at a time.
    let times = (CHUNK / string.len()).clamp(1, length / string.len() + 1);
    let chunk = JsString::concat_array(&vec![string; times]);
    for _ in 0..length / chunk.len() {
        text.push(chunk.as_str());
    }
    text.push(chunk.slice(0, length % chunk.len()).as_str());
}

fn pad_start(this: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
    pad(this, "padStart", arguments, context)
}

fn pad_end(this: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
    pad(this, "padEnd", arguments, context)
}

fn pad(this: &JsValue, method: &str, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
    let string = this_string(this, method, context)?;
    let length = arguments.get_or_undefined(0).to_length(context)?;
    let length = usize::try_from(length).unwrap_or(usize::MAX);
    if length <= string.len() {
        return Ok(string.into());
    }
    let filler = match arguments.get_or_undefined(1) {
        filler if filler.is_undefined() => js_string!(" "),
        filler => filler.to_string(context)?,
    };
    if filler.is_empty() {
        return Ok(string.into());
    }
    if length > MAX_LENGTH {
        return Err(too_long());
    }
    let mut text = Buffer::with_capacity(length, string.as_str().is_latin1() && filler.as_str().is_latin1());
    if method == "padEnd" {
        text.push(string.as_str());
    }
    push_cycle(&mut text, filler.as_str(), length - string.len());
    if method == "padStart" {
        text.push(string.as_str());
    }
    Ok(text.finish().into())
}

fn split(this: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
    let [separator, limit] = [0, 1].map(|index| arguments.get_or_undefined(index));
    if separator.is_object() {
        return originals(context).split.call(this, arguments, context);
    }
    let string = this_string(this, "split", context)?;
    let limit = if limit.is_undefined() { u32::MAX } else { limit.to_u32(context)? };
    let limit = usize::try_from(limit).unwrap_or(usize::MAX);
    let text = separator.to_string(context)?;
    let parts: Vec<JsValue> = if limit == 0 {
        Vec::new()
    } else if separator.is_undefined() {
        vec![string.into()]
    } else if text.is_empty() {
        (0..string.len().min(limit)).map(|at| part(&string, at, at + 1)).collect()
    } else {
        let mut parts = Vec::new();
        let mut start = 0;
        while let Some(at) = find(string.as_str(), text.as_str(), start)
            && parts.len() < limit
        {
            parts.push(part(&string, start, at));
            start = at + text.len();
        }
        if parts.len() < limit {
            parts.push(part(&string, start, string.len()));
        }
        parts
    };
    Ok(JsArray::from_iter(parts, context).into())
}

/// A copy, which does not keep all of a long string for the sake of a short one.
fn part(string: &JsString, start: usize, end: usize) -> JsValue {
    match string.as_str().variant() {
        JsStrVariant::Latin1(units) => JsString::from(JsStr::latin1(&units[start..end])).into(),
        JsStrVariant::Utf16(units) => JsString::from(JsStr::utf16(&units[start..end])).into(),
    }
}

fn replace_all(this: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
    let [pattern, replacement] = [0, 1].map(|index| arguments.get_or_undefined(index));
    if pattern.is_object() {
        return originals(context).replace_all.call(this, arguments, context);
    }
    let string = this_string(this, "replaceAll", context)?;
    let pattern = pattern.to_string(context)?;
    let function = replacement.as_callable();
    let template = if function.is_some() { js_string!() } else { replacement.to_string(context)? };
    let plain = find(template.as_str(), js_string!("$").as_str(), 0).is_none();
    let mut found = Vec::new();
    let mut next = 0;
    while let Some(at) = find(string.as_str(), pattern.as_str(), next) {
        found.push(at);
        next = at + pattern.len().max(1);
    }
    // With a text that stands for itself the length is known before.
    let kept = string.len() - found.len() * pattern.len();
    if function.is_none() && plain && found.len().saturating_mul(template.len()).saturating_add(kept) > MAX_LENGTH {
        return Err(too_long());
    }
    let mut text = Buffer::default();
    let mut done = 0;
    for at in found {
        text.push(string.slice(done, at).as_str());
        if let Some(function) = &function {
            let position = JsValue::from(at);
            let made = function.call(&JsValue::undefined(), &[pattern.clone().into(), position, string.clone().into()], context)?;
            text.push(made.to_string(context)?.as_str());
        } else if plain {
            text.push(template.as_str());
        } else {
            push_substitution(&mut text, &template, &string, at..at + pattern.len());
        }
        if text.len() > MAX_LENGTH {
            return Err(too_long());
        }
        done = at + pattern.len();
    }
    text.push(string.slice(done, string.len()).as_str());
    if text.len() > MAX_LENGTH {
        return Err(too_long());
    }
    Ok(text.finish().into())
}

/// `GetSubstitution` of the standard, for a match without groups.
fn push_substitution(text: &mut Buffer, template: &JsString, string: &JsString, found: std::ops::Range<usize>) {
    let mut done = 0;
    while let Some(at) = find(template.as_str(), js_string!("$").as_str(), done) {
        text.push(template.slice(done, at).as_str());
        let stands_for = match template.code_unit_at(at + 1).and_then(|unit| char::from_u32(unit.into())) {
            Some('$') => js_string!("$"),
            Some('&') => string.slice(found.start, found.end),
            Some('`') => string.slice(0, found.start),
            Some('\'') => string.slice(found.end, string.len()),
            _ => {
                text.push_ascii("$");
                done = at + 1;
                continue;
            }
        };
        text.push(stands_for.as_str());
        done = at + 2;
    }
    text.push(template.slice(done, template.len()).as_str());
}

/// Where a string occurs next in another, itself no earlier than `from`. An empty one occurs everywhere.
fn find(string: JsStr<'_>, pattern: JsStr<'_>, from: usize) -> Option<usize> {
    match (string.variant(), pattern.variant()) {
        (JsStrVariant::Latin1(string), JsStrVariant::Latin1(pattern)) => find_units(string, pattern, from),
        (JsStrVariant::Utf16(string), JsStrVariant::Utf16(pattern)) => find_units(string, pattern, from),
        (JsStrVariant::Utf16(string), JsStrVariant::Latin1(pattern)) => {
            find_units(string, &pattern.iter().copied().map(u16::from).collect::<Vec<_>>(), from)
        }
        (JsStrVariant::Latin1(string), JsStrVariant::Utf16(pattern)) => {
            let pattern: Option<Vec<u8>> = pattern.iter().map(|unit| u8::try_from(*unit).ok()).collect();
            find_units(string, &pattern?, from)
        }
    }
}

fn find_units<U: Copy + Eq>(string: &[U], pattern: &[U], from: usize) -> Option<usize> {
    let Some((first, rest)) = pattern.split_first() else {
        return (from <= string.len()).then_some(from);
    };
    let mut at = from;
    loop {
        at += string.get(at..)?.iter().position(|unit| unit == first)?;
        if string[at + 1..].starts_with(rest) {
            return Some(at);
        }
        at += 1;
    }
}

/// Units that are copied at a time where there are many.
const CHUNK: usize = 4_096;
