//! A string of the engine in the making: Latin-1 as long as that will do, UTF-16 from then on.

use boa_engine::{
    JsString,
    string::{JsStr, JsStrVariant, Latin1JsStringBuilder, Utf16JsStringBuilder},
};

/// A string to add to.
pub(super) enum Buffer {
    Latin1(Latin1JsStringBuilder),
    Utf16(Utf16JsStringBuilder),
}

impl Default for Buffer {
    fn default() -> Self {
        Self::Latin1(Latin1JsStringBuilder::new())
    }
}

impl Buffer {
    /// A buffer for this many units, of the wide kind if what comes is known to need it.
    pub(super) fn with_capacity(units: usize, latin1: bool) -> Self {
        if latin1 {
            Self::Latin1(Latin1JsStringBuilder::with_capacity(units))
        } else {
            Self::Utf16(Utf16JsStringBuilder::with_capacity(units))
        }
    }

    /// Length in UTF-16 units.
    pub(super) fn len(&self) -> usize {
        match self {
            Self::Latin1(text) => text.as_slice().len(),
            Self::Utf16(text) => text.as_slice().len(),
        }
    }

    pub(super) fn push_ascii(&mut self, ascii: &str) {
        self.push_latin1(ascii.as_bytes());
    }

    pub(super) fn push(&mut self, string: JsStr<'_>) {
        match string.variant() {
            JsStrVariant::Latin1(units) => self.push_latin1(units),
            JsStrVariant::Utf16(units) => self.wide().extend_from_slice(units),
        }
    }

    /// Adds a string as JSON writes it: in quotes, and with an escape for what cannot stand for itself.
    pub(super) fn push_quoted(&mut self, string: JsStr<'_>) {
        self.push_ascii("\"");
        match string.variant() {
            JsStrVariant::Latin1(mut units) => {
                while let Some(at) = units.iter().position(|unit| matches!(unit, ..0x20 | b'"' | b'\\')) {
                    self.push_latin1(&units[..at]);
                    self.push_escape(units[at].into());
                    units = &units[at + 1..];
                }
                self.push_latin1(units);
            }
            JsStrVariant::Utf16(units) => {
                for unit in char::decode_utf16(units.iter().copied()) {
                    match unit {
                        Ok(plain @ ('"' | '\\' | '\0'..='\x1f')) => self.push_escape(u32::from(plain)),
                        Ok(other) => {
                            let mut pair = [0; 2];
                            self.wide().extend_from_slice(other.encode_utf16(&mut pair));
                        }
                        Err(lone) => self.push_escape(lone.unpaired_surrogate().into()),
                    }
                }
            }
        }
        self.push_ascii("\"");
    }

    pub(super) fn finish(self) -> JsString {
        match self {
            // What is ASCII needs no copy; of the rest of Latin-1 a builder is not so sure.
            Self::Latin1(text) if text.is_ascii() => text.build().unwrap_or_default(),
            Self::Latin1(text) => JsString::from(JsStr::latin1(text.as_slice())),
            Self::Utf16(text) => text.build(),
        }
    }

    fn push_latin1(&mut self, units: &[u8]) {
        match self {
            Self::Latin1(text) => text.extend_from_slice(units),
            Self::Utf16(text) => text.extend(units.iter().copied().map(u16::from)),
        }
    }

    fn push_escape(&mut self, unit: u32) {
        match unit {
            0x08 => self.push_ascii("\\b"),
            0x09 => self.push_ascii("\\t"),
            0x0a => self.push_ascii("\\n"),
            0x0c => self.push_ascii("\\f"),
            0x0d => self.push_ascii("\\r"),
            0x22 => self.push_ascii("\\\""),
            0x5c => self.push_ascii("\\\\"),
            _ => self.push_ascii(&format!("\\u{unit:04x}")),
        }
    }

    fn wide(&mut self) -> &mut Utf16JsStringBuilder {
        if let Self::Latin1(text) = self {
            let mut wide = Utf16JsStringBuilder::with_capacity(text.as_slice().len() * 2);
            wide.extend(text.as_slice().iter().copied().map(u16::from));
            *self = Self::Utf16(wide);
        }
        match self {
            Self::Utf16(text) => text,
            Self::Latin1(_) => unreachable!("it was made wide just now"),
        }
    }
}
