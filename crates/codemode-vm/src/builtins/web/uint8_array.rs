//! `Uint8Array` to and from base64 and hexadecimal text (ES2026), which the engine lacks.

use boa_engine::{
    Context, JsArgs, JsNativeError, JsResult, JsString, JsValue, js_string,
    object::{ObjectInitializer, builtins::JsUint8Array},
    property::Attribute,
};

use super::{
    base64::{Alphabet, decode_group, encode, is_space},
    bytes::{Target, uint8_array},
    interface::{method, option},
};

/// Installs the methods.
pub(super) fn install(context: &mut Context) -> JsResult<()> {
    let class = context.intrinsics().constructors().typed_uint8_array();
    let (constructor, prototype) = (class.constructor(), class.prototype());
    method(&constructor, "fromBase64", 1, from_base64, context)?;
    method(&constructor, "fromHex", 1, from_hex, context)?;
    method(&prototype, "toBase64", 0, to_base64, context)?;
    method(&prototype, "toHex", 0, to_hex, context)?;
    method(&prototype, "setFromBase64", 1, set_from_base64, context)?;
    method(&prototype, "setFromHex", 1, set_from_hex, context)
}

/// What is done with the last group of digits if it is not whole.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum LastChunk {
    Loose,
    Strict,
    StopBeforePartial,
}

/// What was read of a text.
struct Decoded {
    bytes: Vec<u8>,
    /// Units of the text that the bytes stand for.
    read: usize,
    /// What is wrong with the rest.
    error: Option<&'static str>,
}

fn from_base64(_: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
    let (text, alphabet, last) = base64_arguments(arguments, context)?;
    let decoded = decode(&text, alphabet, last, usize::MAX);
    finish(decoded, context)
}

fn from_hex(_: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
    let text = text(arguments)?;
    finish(decode_hex(&text, usize::MAX), context)
}

fn set_from_base64(this: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
    Target::new(this, "setFromBase64", context)?;
    let (text, alphabet, last) = base64_arguments(arguments, context)?;
    // Reading the options may have changed it.
    let target = Target::new(this, "setFromBase64", context)?;
    let decoded = decode(&text, alphabet, last, target.length);
    fill(&target, decoded, context)
}

fn set_from_hex(this: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
    let target = Target::new(this, "setFromHex", context)?;
    let text = text(arguments)?;
    fill(&target, decode_hex(&text, target.length), context)
}

fn to_base64(this: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
    let array = receiver(this)?;
    let options = arguments.get_or_undefined(0);
    let alphabet = alphabet(options, context)?;
    let padding = !option(options, "omitPadding", context)?.to_boolean();
    let bytes = array.to_vec(context)?;
    Ok(js_string!(encode(&bytes, alphabet, padding)).into())
}

fn to_hex(this: &JsValue, _: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
    let bytes = receiver(this)?.to_vec(context)?;
    let text: String =
        bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]).filter_map(|digit| char::from_digit(digit.into(), 16)).collect();
    Ok(js_string!(text).into())
}

fn receiver(this: &JsValue) -> JsResult<JsUint8Array> {
    let wrong = || JsNativeError::typ().with_message("this is not a Uint8Array");
    Ok(JsUint8Array::from_object(this.as_object().ok_or_else(wrong)?).map_err(|_| wrong())?)
}

fn text(arguments: &[JsValue]) -> JsResult<JsString> {
    let text = arguments.get_or_undefined(0).as_string();
    text.ok_or_else(|| JsNativeError::typ().with_message("the text to decode has to be a string").into())
}

fn base64_arguments(arguments: &[JsValue], context: &mut Context) -> JsResult<(JsString, Alphabet, LastChunk)> {
    let text = text(arguments)?;
    let options = arguments.get_or_undefined(1);
    let alphabet = alphabet(options, context)?;
    let last = option(options, "lastChunkHandling", context)?;
    let known = [("loose", LastChunk::Loose), ("strict", LastChunk::Strict), ("stop-before-partial", LastChunk::StopBeforePartial)];
    Ok((text, alphabet, choice(&last, LastChunk::Loose, "lastChunkHandling", &known)?))
}

fn alphabet(options: &JsValue, context: &mut Context) -> JsResult<Alphabet> {
    let value = option(options, "alphabet", context)?;
    choice(&value, Alphabet::Base64, "alphabet", &[("base64", Alphabet::Base64), ("base64url", Alphabet::Base64Url)])
}

/// An option that is one of a few words.
fn choice<T: Copy>(value: &JsValue, default: T, name: &str, known: &[(&str, T)]) -> JsResult<T> {
    if value.is_undefined() {
        return Ok(default);
    }
    let found = value.as_string().and_then(|value| known.iter().find(|(word, _)| value == *word).map(|(_, choice)| *choice));
    found.ok_or_else(|| {
        let words: Vec<&str> = known.iter().map(|(word, _)| *word).collect();
        JsNativeError::typ().with_message(format!("{name} has to be one of: {}", words.join(", "))).into()
    })
}

fn finish(decoded: Decoded, context: &mut Context) -> JsResult<JsValue> {
    match decoded.error {
        Some(error) => Err(JsNativeError::syntax().with_message(error).into()),
        None => uint8_array(&decoded.bytes, context),
    }
}

/// Writes what was read, also before an error.
fn fill(target: &Target, decoded: Decoded, context: &mut Context) -> JsResult<JsValue> {
    target.write(&decoded.bytes);
    if let Some(error) = decoded.error {
        return Err(JsNativeError::syntax().with_message(error).into());
    }
    let result = ObjectInitializer::new(context)
        .property(js_string!("read"), decoded.read, Attribute::all())
        .property(js_string!("written"), decoded.bytes.len(), Attribute::all())
        .build();
    Ok(result.into())
}

/// `FromBase64` of ECMAScript: at most `most` bytes.
fn decode(text: &JsString, alphabet: Alphabet, last: LastChunk, most: usize) -> Decoded {
    let mut decoded = Decoded { bytes: Vec::new(), read: 0, error: None };
    if most == 0 {
        return decoded;
    }
    let units: Vec<u16> = text.to_vec();
    let next = |from: usize| units[from..].iter().position(|unit| !is_space(*unit)).map(|offset| from + offset);
    let mut group: Vec<u8> = Vec::with_capacity(4);
    let mut index = 0;
    loop {
        let Some(place) = next(index) else {
            // The end of the text.
            if last == LastChunk::StopBeforePartial && !group.is_empty() {
                return decoded;
            }
            match (group.len(), last) {
                (0, _) => {}
                (1, _) => decoded.error = Some("the last group of the base64 text has one digit only"),
                (_, LastChunk::Strict) => decoded.error = Some("the base64 text lacks padding"),
                _ => decode_group(&group, &mut decoded.bytes),
            }
            if decoded.error.is_none() {
                decoded.read = units.len();
            }
            return decoded;
        };
        index = place + 1;
        if units[place] == u16::from(b'=') {
            return padded(decoded, &group, &units, index, last, next);
        }
        let Some(value) = alphabet.value(units[place]) else {
            decoded.error = Some("the base64 text has a character that is no digit");
            return decoded;
        };
        let left = most - decoded.bytes.len();
        if left == 1 && group.len() == 2 || left == 2 && group.len() == 3 {
            return decoded;
        }
        group.push(value);
        if group.len() == 4 {
            decode_group(&group, &mut decoded.bytes);
            group.clear();
            decoded.read = index;
            if decoded.bytes.len() == most {
                return decoded;
            }
        }
    }
}

/// Goes on after the first `=`.
fn padded(
    mut decoded: Decoded,
    group: &[u8],
    units: &[u16],
    mut index: usize,
    last: LastChunk,
    next: impl Fn(usize) -> Option<usize>,
) -> Decoded {
    if group.len() < 2 {
        decoded.error = Some("the base64 text has padding where none can be");
        return decoded;
    }
    if group.len() == 2 {
        match next(index) {
            None if last == LastChunk::StopBeforePartial => return decoded,
            Some(place) if units[place] == u16::from(b'=') => index = place + 1,
            _ => {
                decoded.error = Some("the base64 text lacks padding");
                return decoded;
            }
        }
    }
    let spare = if group.len() == 2 { 15 } else { 3 };
    if next(index).is_some() {
        decoded.error = Some("the base64 text goes on after its padding");
    } else if last == LastChunk::Strict && group.last().is_some_and(|value| value & spare != 0) {
        decoded.error = Some("the last digit of the base64 text has bits that are not used");
    } else {
        decode_group(group, &mut decoded.bytes);
        decoded.read = units.len();
    }
    decoded
}

fn decode_hex(text: &JsString, most: usize) -> Decoded {
    let mut decoded = Decoded { bytes: Vec::new(), read: 0, error: None };
    let units = text.to_vec();
    if !units.len().is_multiple_of(2) {
        decoded.error = Some("the hexadecimal text has an odd number of digits");
        return decoded;
    }
    let digit = |unit: u16| char::from_u32(unit.into()).and_then(|digit| digit.to_digit(16)).and_then(|digit| u8::try_from(digit).ok());
    for pair in units.chunks(2).take(most) {
        let (Some(high), Some(low)) = (digit(pair[0]), digit(pair[1])) else {
            decoded.error = Some("the hexadecimal text has a character that is no digit");
            return decoded;
        };
        decoded.bytes.push(high << 4 | low);
        decoded.read += 2;
    }
    decoded
}
