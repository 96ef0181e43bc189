//! From JSON text straight to engine values, with no tree in between and no recursion.
//!
//! The text is what the engine has it in, bytes of Latin-1 or UTF-16 units, so lone surrogates are nothing special. A
//! parser of its own because what there is, `serde_json`, is another JSON: it refuses `1e400`, lone surrogates and
//! nesting deeper than 128, rounds some numbers differently, and calls its errors in another way than JavaScript does.

use std::{collections::BTreeMap, ops::Range};

use boa_engine::{
    Context, JsError, JsNativeError, JsResult, JsString, JsValue,
    builtins::object::OrdinaryObject,
    object::{JsObject, builtins::JsArray},
    property::{PropertyDescriptor, PropertyKey},
    string::{JsStr, JsStrVariant},
};

/// Parses a JSON text.
pub(super) fn parse(text: &JsString, records: Option<&mut Records>, context: &mut Context) -> JsResult<JsValue> {
    match text.as_str().variant() {
        JsStrVariant::Latin1(units) => Parser::new(units, context).run(records),
        JsStrVariant::Utf16(units) => Parser::new(units, context).run(records),
    }
}

/// Parses a JSON text that comes from outside of the engine.
pub(crate) fn parse_text(text: &str, context: &mut Context) -> JsResult<JsValue> {
    if text.is_ascii() {
        return Parser::new(text.as_bytes(), context).run(None);
    }
    let units: Vec<u16> = text.encode_utf16().collect();
    Parser::new(&units, context).run(None)
}

/// What stood where in the text, for a reviver. A record holds others by their place in the list, parents after children.
#[derive(Default)]
pub(super) struct Records {
    pub(super) list: Vec<Record>,
}

/// One value as it was in the text.
pub(super) struct Record {
    pub(super) value: JsValue,
    pub(super) parts: Parts,
}

pub(super) enum Parts {
    Source(JsString),
    Elements(Vec<usize>),
    Entries(BTreeMap<JsString, usize>),
}

/// A unit of a text.
trait Unit: Copy + Into<u16> {
    /// A string of these units.
    fn string(units: &[Self]) -> JsString;
}

impl Unit for u8 {
    fn string(units: &[Self]) -> JsString {
        JsString::from(JsStr::latin1(units))
    }
}

impl Unit for u16 {
    fn string(units: &[Self]) -> JsString {
        narrow(units).map_or_else(|| JsString::from(JsStr::utf16(units)), |bytes| u8::string(&bytes))
    }
}

/// The same as Latin-1, if it can be: half the memory, and what the engine makes of its own strings.
fn narrow(units: &[u16]) -> Option<Vec<u8>> {
    if units.iter().any(|unit| *unit > 0xff) {
        return None;
    }
    units.iter().map(|unit| u8::try_from(*unit).ok()).collect()
}

/// An array or object whose end is still to come.
enum Open {
    /// Its elements begin here among the values.
    Array(usize),
    Object(JsObject, PropertyKey),
}

struct Parser<'a, U> {
    units: &'a [U],
    at: usize,
    context: &'a mut Context,
    keys: Vec<Option<(Range<usize>, PropertyKey)>>,
}

/// Which literal of the grammar is expected, by its first letter.
const LITERALS: [&str; 3] = ["true", "false", "null"];

impl<'a, U: Unit> Parser<'a, U> {
    fn new(units: &'a [U], context: &'a mut Context) -> Self {
        Self { units, at: 0, context, keys: vec![None; KNOWN_KEYS] }
    }

    fn run(mut self, mut records: Option<&mut Records>) -> JsResult<JsValue> {
        let prototype = self.context.intrinsics().constructors().object().prototype();
        let mut open: Vec<Open> = Vec::new();
        let mut values: Vec<JsValue> = Vec::new();
        // Records of values whose parent is still open, in step with `open`.
        let mut recorded: Vec<Parts> = Vec::new();
        loop {
            self.skip_space();
            let start = self.at;
            let mut parts = None;
            let mut value = match self.peek() {
                Some('{') => {
                    self.at += 1;
                    self.skip_space();
                    let object = JsObject::new(self.context.root_shape(), prototype.clone(), OrdinaryObject).upcast();
                    if self.take('}') {
                        parts = Some(Parts::Entries(BTreeMap::new()));
                        object.into()
                    } else {
                        let key = self.key("Expected property name or '}' in JSON", true)?;
                        open.push(Open::Object(object, key));
                        recorded.extend(records.is_some().then(|| Parts::Entries(BTreeMap::new())));
                        continue;
                    }
                }
                Some('[') => {
                    self.at += 1;
                    self.skip_space();
                    if self.take(']') {
                        parts = Some(Parts::Elements(Vec::new()));
                        JsArray::from_iter([], self.context).into()
                    } else {
                        open.push(Open::Array(values.len()));
                        recorded.extend(records.is_some().then(|| Parts::Elements(Vec::new())));
                        continue;
                    }
                }
                Some('"') => self.string()?.into(),
                Some('-' | '0'..='9') => self.number()?,
                Some(first) => match LITERALS.iter().position(|literal| literal.starts_with(first)) {
                    Some(which) => {
                        self.literal(LITERALS[which])?;
                        [JsValue::from(true), JsValue::from(false), JsValue::null()][which].clone()
                    }
                    None => return Err(self.unexpected()),
                },
                None => return Err(self.unexpected()),
            };
            // The value may be the last of what contains it, which then is a value itself.
            loop {
                let record = records.as_deref_mut().map(|records| {
                    let parts = parts.take().unwrap_or_else(|| Parts::Source(U::string(&self.units[start..self.at])));
                    records.list.push(Record { value: value.clone(), parts });
                    records.list.len() - 1
                });
                self.skip_space();
                let Some(parent) = open.last_mut() else {
                    if self.at < self.units.len() {
                        return Err(self.error("Unexpected non-whitespace character after JSON"));
                    }
                    return Ok(value);
                };
                let closed: JsValue = match parent {
                    Open::Array(first) => {
                        if let (Some(record), Some(Parts::Elements(elements))) = (record, recorded.last_mut()) {
                            elements.push(record);
                        }
                        values.push(value);
                        if self.take(',') {
                            break;
                        }
                        if !self.take(']') {
                            return Err(self.error("Expected ',' or ']' after array element in JSON"));
                        }
                        JsArray::from_iter(values.drain(*first..), self.context).into()
                    }
                    Open::Object(object, key) => {
                        if let (Some(record), Some(Parts::Entries(entries))) = (record, recorded.last_mut()) {
                            entries.insert(key_string(key), record);
                        }
                        // Defining, not setting: a key `__proto__` is a key like any other. The object is new and
                        // nobody's, so there is nothing to ask it.
                        let descriptor = PropertyDescriptor::builder().value(value).writable(true).enumerable(true).configurable(true);
                        object.insert_property(key.clone(), descriptor);
                        if self.take(',') {
                            self.skip_space();
                            *key = self.key("Expected double-quoted property name in JSON", false)?;
                            break;
                        }
                        if !self.take('}') {
                            return Err(self.error("Expected ',' or '}' after property value in JSON"));
                        }
                        object.clone().into()
                    }
                };
                open.pop();
                parts = recorded.pop();
                value = closed;
            }
        }
    }

    fn peek(&self) -> Option<char> {
        self.units.get(self.at).map(|unit| char::from_u32(u32::from((*unit).into())).unwrap_or(char::REPLACEMENT_CHARACTER))
    }

    fn unit(&self) -> Option<u16> {
        self.units.get(self.at).map(|unit| (*unit).into())
    }

    fn take(&mut self, expected: char) -> bool {
        let found = self.peek() == Some(expected);
        self.at += usize::from(found);
        found
    }

    fn skip_space(&mut self) {
        while let Some(0x20 | 0x0a | 0x0d | 0x09) = self.unit() {
            self.at += 1;
        }
    }

    /// A property name and the colon behind it.
    fn key(&mut self, otherwise: &str, first: bool) -> JsResult<PropertyKey> {
        if self.peek() != Some('"') {
            return Err(self.error(otherwise));
        }
        let key = self.property_name()?;
        self.skip_space();
        if !self.take(':') {
            if !first {
                return Err(self.unexpected());
            }
            return Err(self.error("Expected ':' after property name in JSON"));
        }
        Ok(key)
    }

    /// Objects of one text have the same few keys: the last of each is kept.
    fn property_name(&mut self) -> JsResult<PropertyKey> {
        let rest = &self.units[self.at + 1..];
        let mut hash: usize = 0;
        let mut length = None;
        for (index, unit) in rest.iter().take(LONGEST_KNOWN_KEY).enumerate() {
            match (*unit).into() {
                0x22 => {
                    length = Some(index);
                    break;
                }
                0x5c | ..0x20 => break,
                unit => hash = hash.wrapping_mul(31).wrapping_add(usize::from(unit)),
            }
        }
        let Some(length) = length else {
            return Ok(PropertyKey::from(self.string()?));
        };
        let range = self.at + 1..self.at + 1 + length;
        self.at = range.end + 1;
        let units = &self.units[range.clone()];
        let known = &mut self.keys[hash % KNOWN_KEYS];
        if let Some((other, key)) = known
            && self.units[other.clone()].iter().map(|unit| (*unit).into()).eq(units.iter().map(|unit| (*unit).into()))
        {
            return Ok(key.clone());
        }
        let key = PropertyKey::from(U::string(units));
        *known = Some((range, key.clone()));
        Ok(key)
    }

    fn string(&mut self) -> JsResult<JsString> {
        self.at += 1;
        let start = self.at;
        let ordinary = |unit: &U| !matches!((*unit).into(), 0x22 | 0x5c | ..0x20);
        let length = self.units[start..].iter().position(|unit| !ordinary(unit)).unwrap_or(self.units.len() - start);
        self.at += length;
        if self.take('"') {
            return Ok(U::string(&self.units[start..start + length]));
        }
        let mut text: Vec<u16> = self.units[start..self.at].iter().map(|unit| (*unit).into()).collect();
        loop {
            match self.unit() {
                None => return Err(self.error("Unterminated string in JSON")),
                Some(0x22) => {
                    self.at += 1;
                    return Ok(u16::string(&text));
                }
                Some(0x5c) => text.push(self.escape()?),
                Some(..0x20) => return Err(self.error("Bad control character in string literal in JSON")),
                Some(unit) => {
                    text.push(unit);
                    self.at += 1;
                }
            }
        }
    }

    fn escape(&mut self) -> JsResult<u16> {
        self.at += 1;
        let unit = match self.peek() {
            Some('"') => 0x22,
            Some('\\') => 0x5c,
            Some('/') => 0x2f,
            Some('b') => 0x08,
            Some('f') => 0x0c,
            Some('n') => 0x0a,
            Some('r') => 0x0d,
            Some('t') => 0x09,
            Some('u') => {
                let mut unit = 0;
                for _ in 0..4 {
                    self.at += 1;
                    let Some(digit) = self.peek().and_then(|digit| digit.to_digit(16)) else {
                        return Err(self.error("Bad Unicode escape in JSON"));
                    };
                    unit = unit * 16 + digit;
                }
                u16::try_from(unit).unwrap_or_default()
            }
            None | Some('\u{100}'..) => return Err(self.unexpected()),
            Some(_) => return Err(self.error("Bad escaped character in JSON")),
        };
        self.at += 1;
        Ok(unit)
    }

    fn number(&mut self) -> JsResult<JsValue> {
        let start = self.at;
        let negative = self.take('-');
        if !self.at_digit() {
            return Err(self.error("No number after minus sign in JSON"));
        }
        if self.take('0') {
            if self.at_digit() {
                return Err(self.unexpected());
            }
        } else {
            self.skip_digits();
        }
        let digits = self.at - start - usize::from(negative);
        let whole = !matches!(self.peek(), Some('.' | 'e' | 'E'));
        if whole && digits <= 9 {
            let magnitude =
                self.units[self.at - digits..self.at].iter().fold(0, |number, unit| number * 10 + i32::from((*unit).into()) - 0x30);
            return Ok(match (negative, magnitude) {
                (true, 0) => JsValue::from(-0.0),
                (true, _) => JsValue::from(-magnitude),
                (false, _) => JsValue::from(magnitude),
            });
        }
        if self.take('.') {
            if !self.at_digit() {
                return Err(self.error("Unterminated fractional number in JSON"));
            }
            self.skip_digits();
        }
        if let Some('e' | 'E') = self.peek() {
            self.at += 1;
            if let Some('+' | '-') = self.peek() {
                self.at += 1;
            }
            if !self.at_digit() {
                return Err(self.error("Exponent part is missing a number in JSON"));
            }
            self.skip_digits();
        }
        // Rust's grammar of numbers contains that of JSON, and its result is the nearest double.
        let text: String = self.units[start..self.at].iter().filter_map(|unit| char::from_u32(u32::from((*unit).into()))).collect();
        let number: f64 = text.parse().unwrap_or(f64::NAN);
        #[expect(clippy::cast_possible_truncation, reason = "what is not the same number afterwards is not used")]
        let integer = number as i32;
        // The engine has integers that fit as such.
        Ok(if f64::from(integer).to_bits() == number.to_bits() { integer.into() } else { number.into() })
    }

    fn at_digit(&self) -> bool {
        matches!(self.unit(), Some(0x30..=0x39))
    }

    fn skip_digits(&mut self) {
        while self.at_digit() {
            self.at += 1;
        }
    }

    fn literal(&mut self, literal: &str) -> JsResult<()> {
        for expected in literal.chars() {
            if !self.take(expected) {
                return Err(self.unexpected());
            }
        }
        Ok(())
    }

    /// The error for what stands here, in the words of V8: models know them.
    fn unexpected(&self) -> JsError {
        let found = match self.peek() {
            None => return syntax_error("Unexpected end of JSON input".into()),
            Some('-' | '0'..='9') => return self.error("Unexpected number in JSON"),
            Some('"') => return self.error("Unexpected string in JSON"),
            Some(_) => {
                let units = self.units[self.at..].iter().map(|unit| (*unit).into());
                char::decode_utf16(units).next().and_then(Result::ok).unwrap_or(char::REPLACEMENT_CHARACTER)
            }
        };
        let excerpt = |range: Range<usize>| U::string(&self.units[range]).to_std_string_lossy();
        let length = self.units.len();
        let whole = excerpt(0..length.min(CONTEXT * 2));
        if ["[object Object]", "Infinity", "NaN", "undefined"].contains(&whole.as_str()) {
            return syntax_error(format!("\"{whole}\" is not valid JSON"));
        }
        let (before, shown, after) = if length <= CONTEXT * 2 {
            ("", 0..length, "")
        } else if self.at < CONTEXT {
            ("", 0..self.at + CONTEXT, "...")
        } else if self.at < length - CONTEXT {
            ("...", self.at - CONTEXT..self.at + CONTEXT, "...")
        } else {
            ("...", self.at - CONTEXT..length, "")
        };
        let shown = excerpt(shown);
        syntax_error(format!("Unexpected token '{found}', {before}\"{shown}\"{after} is not valid JSON{}", self.place()))
    }

    fn error(&self, message: &str) -> JsError {
        syntax_error(format!("{message} at position {}{}", self.at, self.place()))
    }

    fn place(&self) -> String {
        let before = &self.units[..self.at.min(self.units.len())];
        let lines = before.split(|unit| (*unit).into() == 0x0a);
        let column = lines.clone().last().map_or(0, <[U]>::len) + 1;
        format!(" (line {} column {column})", lines.count())
    }
}

fn syntax_error(message: String) -> JsError {
    JsNativeError::syntax().with_message(message).into()
}

/// A property key as the string that it is written as.
pub(super) fn key_string(key: &PropertyKey) -> JsString {
    match key {
        PropertyKey::String(name) => name.clone(),
        PropertyKey::Index(index) => JsString::from(index.get()),
        // No list of names to write has any.
        PropertyKey::Symbol(_) => JsString::default(),
    }
}

/// Keys that are kept, and the longest of them.
const KNOWN_KEYS: usize = 256;
const LONGEST_KNOWN_KEY: usize = 64;

/// Units that an error shows before and after the place.
const CONTEXT: usize = 10;
