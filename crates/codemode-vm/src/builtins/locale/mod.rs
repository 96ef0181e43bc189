//! `toLocaleString`, `localeCompare` and their kin, always as in the United States of America and in UTC.
//!
//! The same text on every host: nothing is taken from it. Locales are ignored, and so is what of the options is not
//! known; a time zone other than UTC is refused, for a time in another zone than asked for is wrong without looking it.

mod collation;
mod date;
mod number;

use boa_engine::{Context, JsNativeError, JsResult, JsString, JsValue, object::JsObject};

/// Replaces the methods.
pub(super) fn install(context: &mut Context) -> JsResult<()> {
    collation::install(context)?;
    date::install(context)?;
    number::install(context)
}

/// The second argument of these methods.
struct Options(Option<JsObject>);

impl Options {
    fn new(value: &JsValue, context: &mut Context) -> JsResult<Self> {
        Ok(Self(if value.is_undefined() { None } else { Some(value.to_object(context)?) }))
    }

    fn value(&self, name: &str, context: &mut Context) -> JsResult<JsValue> {
        self.0.as_ref().map_or(Ok(JsValue::undefined()), |options| options.get(JsString::from(name), context))
    }

    /// An option as text, if it is there.
    fn text(&self, name: &str, context: &mut Context) -> JsResult<Option<String>> {
        let value = self.value(name, context)?;
        if value.is_undefined() { Ok(None) } else { Ok(Some(value.to_string(context)?.to_std_string_lossy())) }
    }

    /// An option that is on or off, if it is there.
    fn flag(&self, name: &str, context: &mut Context) -> JsResult<Option<bool>> {
        let value = self.value(name, context)?;
        Ok(if value.is_undefined() { None } else { Some(value.to_boolean()) })
    }

    /// An option that is one of a few words; another word counts as none.
    fn choice<T: Copy>(&self, name: &str, words: &[(&str, T)], context: &mut Context) -> JsResult<Option<T>> {
        let text = self.text(name, context)?;
        Ok(text.and_then(|text| words.iter().find(|(word, _)| *word == text).map(|(_, choice)| *choice)))
    }

    /// An option that is a whole number, if it is there.
    fn count(&self, name: &str, least: usize, most: usize, context: &mut Context) -> JsResult<Option<usize>> {
        let value = self.value(name, context)?;
        if value.is_undefined() {
            return Ok(None);
        }
        let number = value.to_number(context)?;
        // Compared as numbers, so that NaN is out of range.
        #[expect(clippy::cast_precision_loss, reason = "bounds are small")]
        if !(least as f64..=most as f64).contains(&number) {
            return Err(JsNativeError::range().with_message(format!("{name} value is out of range.")).into());
        }
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "checked to be in range")]
        Ok(Some(number as usize))
    }
}
