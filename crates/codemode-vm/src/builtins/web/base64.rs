//! Base64: `atob`, `btoa`, and the coding below them.

use boa_engine::{Context, JsArgs, JsResult, JsString, JsValue, js_string};

use super::{dom_exception, interface};

/// Installs the functions.
pub(super) fn install(context: &mut Context) -> JsResult<()> {
    interface::global("atob", 1, atob, context)?;
    interface::global("btoa", 1, btoa, context)
}

/// The 64 digits.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Alphabet {
    Base64,
    Base64Url,
}

impl Alphabet {
    fn digits(self) -> &'static [u8; 64] {
        match self {
            Self::Base64 => b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/",
            Self::Base64Url => b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_",
        }
    }

    /// The six bits of a digit.
    pub(super) fn value(self, digit: u16) -> Option<u8> {
        let (plus, slash) = if self == Self::Base64 { (b'+', b'/') } else { (b'-', b'_') };
        match u8::try_from(digit).ok()? {
            letter @ b'A'..=b'Z' => Some(letter - b'A'),
            letter @ b'a'..=b'z' => Some(letter - b'a' + 26),
            number @ b'0'..=b'9' => Some(number - b'0' + 52),
            sign if sign == plus => Some(62),
            sign if sign == slash => Some(63),
            _ => None,
        }
    }
}

/// Bytes as text.
pub(super) fn encode(bytes: &[u8], alphabet: Alphabet, padding: bool) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for group in bytes.chunks(3) {
        let byte = |index: usize| u32::from(group.get(index).copied().unwrap_or(0));
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for place in 0..4 {
            if place <= group.len() {
                text.push(char::from(alphabet.digits()[(bits >> (18 - 6 * place) & 63) as usize]));
            } else if padding {
                text.push('=');
            }
        }
    }
    text
}

/// The bytes of a group of two to four digits; bits that make no whole byte are left out.
pub(super) fn decode_group(values: &[u8], bytes: &mut Vec<u8>) {
    let bits = values.iter().fold(0_u32, |bits, value| bits << 6 | u32::from(*value)) << (6 * (4 - values.len()));
    bytes.extend_from_slice(&bits.to_be_bytes()[1..values.len()]);
}

/// Whether a character is left out where white space is.
pub(super) fn is_space(unit: u16) -> bool {
    matches!(unit, 0x09 | 0x0a | 0x0c | 0x0d | 0x20)
}

/// The bytes of a text, by the rules of the Web: white space and missing padding are forgiven.
fn decode_forgiving(text: &JsString) -> Option<Vec<u8>> {
    let mut digits: Vec<u16> = text.iter().filter(|unit| !is_space(*unit)).collect();
    if digits.len().is_multiple_of(4) {
        let padding = digits.iter().rev().take(2).take_while(|unit| **unit == u16::from(b'=')).count();
        digits.truncate(digits.len() - padding);
    }
    if digits.len() % 4 == 1 {
        return None;
    }
    let values = digits.into_iter().map(|digit| Alphabet::Base64.value(digit)).collect::<Option<Vec<u8>>>()?;
    let mut bytes = Vec::with_capacity(values.len() / 4 * 3 + 2);
    for group in values.chunks(4) {
        decode_group(group, &mut bytes);
    }
    Some(bytes)
}

fn atob(_: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
    interface::require(arguments, 1, "atob")?;
    let text = arguments.get_or_undefined(0).to_string(context)?;
    let Some(bytes) = decode_forgiving(&text) else {
        return Err(dom_exception::thrown("InvalidCharacterError", "The string to be decoded is not correctly encoded.", context));
    };
    // Each byte is a character.
    let text: String = bytes.into_iter().map(char::from).collect();
    Ok(js_string!(text).into())
}

fn btoa(_: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
    interface::require(arguments, 1, "btoa")?;
    let text = arguments.get_or_undefined(0).to_string(context)?;
    let Ok(bytes) = text.iter().map(u8::try_from).collect::<Result<Vec<u8>, _>>() else {
        let message = "The string to be encoded contains characters outside of the Latin1 range.";
        return Err(dom_exception::thrown("InvalidCharacterError", message, context));
    };
    Ok(js_string!(encode(&bytes, Alphabet::Base64, true)).into())
}
