//! `TextEncoder` and `TextDecoder`, for UTF-8 (`spec/guest-api.md` 13).

use std::{borrow::Cow, str};

use boa_engine::{
    Context, Finalize, JsArgs, JsData, JsNativeError, JsResult, JsString, JsValue, Trace,
    class::{Class, ClassBuilder},
    js_string,
    object::ObjectInitializer,
    property::Attribute,
    string::JsStrVariant,
};

use super::{
    bytes::{Target, View, uint8_array},
    interface::{self, Member, option, receiver, require},
};

/// Installs the classes.
pub(super) fn install(context: &mut Context) -> JsResult<()> {
    context.register_global_class::<TextEncoder>()?;
    context.register_global_class::<TextDecoder>()
}

#[derive(Trace, Finalize, JsData)]
struct TextEncoder;

impl Class for TextEncoder {
    const NAME: &'static str = "TextEncoder";
    const ATTRIBUTES: Attribute = interface::CLASS;

    fn init(class: &mut ClassBuilder<'_>) -> JsResult<()> {
        interface::members(
            class,
            Self::NAME,
            &[
                Member::Getter("encoding", |this, _, _| {
                    receiver::<Self>(this, Self::NAME)?;
                    Ok(js_string!("utf-8").into())
                }),
                Member::Method("encode", 0, Self::encode),
                Member::Method("encodeInto", 2, Self::encode_into),
            ],
        );
        Ok(())
    }

    fn data_constructor(_: &JsValue, _: &[JsValue], _: &mut Context) -> JsResult<Self> {
        Ok(Self)
    }
}

impl TextEncoder {
    fn encode(this: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
        receiver::<Self>(this, Self::NAME)?;
        let input = match arguments.get_or_undefined(0) {
            input if input.is_undefined() => js_string!(),
            input => input.to_string(context)?,
        };
        uint8_array(&utf8(&input), context)
    }

    fn encode_into(this: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
        receiver::<Self>(this, Self::NAME)?;
        require(arguments, 2, "TextEncoder.encodeInto")?;
        let source = arguments.get_or_undefined(0).to_string(context)?;
        let target = Target::new(arguments.get_or_undefined(1), "TextEncoder.encodeInto", context)?;
        let (mut read, mut bytes) = (0, Vec::new());
        for character in source.as_str().code_points_lossy() {
            if bytes.len() + character.len_utf8() > target.length {
                break;
            }
            read += character.len_utf16();
            bytes.extend_from_slice(character.encode_utf8(&mut [0; 4]).as_bytes());
        }
        target.write(&bytes);
        let result = ObjectInitializer::new(context)
            .property(js_string!("read"), read, Attribute::all())
            .property(js_string!("written"), bytes.len(), Attribute::all())
            .build();
        Ok(result.into())
    }
}

/// Lone surrogates become U+FFFD.
fn utf8(string: &JsString) -> Cow<'_, [u8]> {
    match string.variant() {
        JsStrVariant::Latin1(bytes) if bytes.is_ascii() => bytes.into(),
        _ => string.to_std_string_lossy().into_bytes().into(),
    }
}

#[derive(Trace, Finalize, JsData)]
#[boa_gc(unsafe_empty_trace)]
struct TextDecoder {
    fatal: bool,
    ignore_bom: bool,
    /// Whether anything of the stream that goes on was given out.
    started: bool,
    /// The beginning of a character that the stream has not ended yet.
    pending: Vec<u8>,
}

impl Class for TextDecoder {
    const NAME: &'static str = "TextDecoder";
    const ATTRIBUTES: Attribute = interface::CLASS;

    fn init(class: &mut ClassBuilder<'_>) -> JsResult<()> {
        interface::members(
            class,
            Self::NAME,
            &[
                Member::Getter("encoding", |this, _, _| {
                    receiver::<Self>(this, Self::NAME)?;
                    Ok(js_string!("utf-8").into())
                }),
                Member::Getter("fatal", |this, _, _| Ok(receiver::<Self>(this, Self::NAME)?.borrow().data().fatal.into())),
                Member::Getter("ignoreBOM", |this, _, _| Ok(receiver::<Self>(this, Self::NAME)?.borrow().data().ignore_bom.into())),
                Member::Method("decode", 0, Self::decode),
            ],
        );
        Ok(())
    }

    fn data_constructor(_: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<Self> {
        let label = arguments.get_or_undefined(0);
        let label = if label.is_undefined() { "utf-8".into() } else { label.to_string(context)?.to_std_string_lossy() };
        let options = arguments.get_or_undefined(1);
        let fatal = option(options, "fatal", context)?.to_boolean();
        let ignore_bom = option(options, "ignoreBOM", context)?.to_boolean();
        let name = label.trim_matches(['\t', '\n', '\x0c', '\r', ' ']);
        if !LABELS.iter().any(|known| name.eq_ignore_ascii_case(known)) {
            let message = format!("The \"{label}\" encoding is not supported: this runtime has UTF-8 only");
            return Err(JsNativeError::range().with_message(message).into());
        }
        Ok(Self { fatal, ignore_bom, started: false, pending: Vec::new() })
    }
}

impl TextDecoder {
    fn decode(this: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
        let decoder = receiver::<Self>(this, Self::NAME)?;
        let input = arguments.get_or_undefined(0);
        let view = View::new(input, context)?;
        if view.is_none() && !input.is_undefined() {
            let message = "TextDecoder.decode takes an ArrayBuffer, a typed array or a DataView";
            return Err(JsNativeError::typ().with_message(message).into());
        }
        let stream = option(arguments.get_or_undefined(1), "stream", context)?.to_boolean();
        let bytes = view.map(|view| view.bytes(context)).transpose()?.unwrap_or_default();
        let text = decoder.borrow_mut().data_mut().take(&bytes, stream);
        match text {
            Some(text) => Ok(js_string!(text).into()),
            None => Err(JsNativeError::typ().with_message("The encoded data was not valid for encoding utf-8").into()),
        }
    }

    /// The text of the next bytes; none if they are wrong and that is fatal.
    fn take(&mut self, input: &[u8], stream: bool) -> Option<String> {
        let continued = self.started;
        self.started &= stream;
        let mut bytes = std::mem::take(&mut self.pending);
        let bytes = if bytes.is_empty() {
            Cow::Borrowed(input)
        } else {
            bytes.extend_from_slice(input);
            bytes.into()
        };
        let mut text = String::with_capacity(bytes.len());
        let mut chunks = bytes.utf8_chunks().peekable();
        while let Some(chunk) = chunks.next() {
            text.push_str(chunk.valid());
            let invalid = chunk.invalid();
            let unfinished = || str::from_utf8(invalid).is_err_and(|error| error.error_len().is_none());
            if invalid.is_empty() {
                continue;
            }
            if stream && chunks.peek().is_none() && unfinished() {
                self.pending = invalid.to_vec();
            } else if self.fatal {
                return None;
            } else {
                text.push(char::REPLACEMENT_CHARACTER);
            }
        }
        let first = !continued && !text.is_empty();
        self.started |= first && stream;
        if first && !self.ignore_bom && text.starts_with('\u{feff}') {
            text.drain(..'\u{feff}'.len_utf8());
        }
        Some(text)
    }
}

const LABELS: [&str; 6] = ["utf-8", "utf8", "unicode-1-1-utf-8", "unicode11utf8", "unicode20utf8", "x-unicode20utf8"];
