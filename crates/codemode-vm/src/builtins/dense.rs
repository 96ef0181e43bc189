//! Arrays as the engine mostly has them: elements one after another, each an ordinary one.
//!
//! What is asked here runs no guest code, and what is done here does what `[[Get]]` and `[[Set]]` would do.

use boa_engine::{
    Context, JsError, JsNativeError, JsResult, JsValue, js_string,
    object::{IndexProperties, IndexPropertyKeys, JsObject},
    property::{PropertyDescriptor, PropertyKey},
};

/// More elements than this are never put in one list: V8 has the same limit, and ends the process beyond it.
pub(super) const MAX_ELEMENTS: u64 = (1 << 27) - 3;

/// The error for a list that would be longer.
pub(super) fn too_many() -> JsError {
    JsNativeError::range().with_message("Invalid array length").into()
}

/// `LengthOfArrayLike` of the standard.
pub(super) fn length_of(object: &JsObject, context: &mut Context) -> JsResult<u64> {
    object.get(js_string!("length"), context)?.to_length(context)
}

/// How many elements stand one after another from the first on, where they all do: behind them are holes.
pub(super) fn count(array: &JsObject) -> Option<u64> {
    if !array.is_array() {
        return None;
    }
    match array.borrow().properties().index_property_keys() {
        IndexPropertyKeys::Dense(keys) => Some(keys.len() as u64),
        IndexPropertyKeys::SparseElement(_) | IndexPropertyKeys::SparseProperty(_) => None,
    }
}

/// The element at an index, if the array has it in the common form.
pub(super) fn element(array: &JsObject, index: u64) -> Option<JsValue> {
    if !array.is_array() {
        return None;
    }
    let index = usize::try_from(index).ok()?;
    match array.borrow().properties().index_properties() {
        IndexProperties::DenseI32(mut elements) => elements.nth(index).map(|(_, element)| JsValue::from(*element)),
        IndexProperties::DenseF64(mut elements) => elements.nth(index).map(|(_, element)| JsValue::from(*element)),
        IndexProperties::DenseElement(mut elements) => elements.nth(index).map(|(_, element)| element.clone()),
        IndexProperties::SparseElement(_) | IndexProperties::SparseProperty(_) => None,
    }
}

/// The elements from one index up to another, or as far as they stand one after another.
pub(super) fn elements(array: &JsObject, from: u64, to: u64) -> Vec<JsValue> {
    let to = to.min(count(array).unwrap_or_default());
    let [skip, take] = [from, to.saturating_sub(from)].map(|number| usize::try_from(number).unwrap_or(usize::MAX));
    let array = array.borrow();
    match array.properties().index_properties() {
        IndexProperties::DenseI32(elements) => elements.skip(skip).take(take).map(|(_, element)| JsValue::from(*element)).collect(),
        IndexProperties::DenseF64(elements) => elements.skip(skip).take(take).map(|(_, element)| JsValue::from(*element)).collect(),
        IndexProperties::DenseElement(elements) => elements.skip(skip).take(take).map(|(_, element)| element.clone()).collect(),
        IndexProperties::SparseElement(_) | IndexProperties::SparseProperty(_) => Vec::new(),
    }
}

/// How elements are compared with what is looked for.
#[derive(Clone, Copy, Eq, PartialEq)]
pub(super) enum Sameness {
    /// `===`
    Strict,
    /// The same, but for NaN, which is itself.
    ValueZero,
}

/// The first index from `from` up to `to` whose element is the one that is wanted, or the last one.
pub(super) fn find(array: &JsObject, wanted: &JsValue, same: Sameness, from: u64, to: u64, last: bool) -> Option<u64> {
    let to = to.min(count(array)?);
    let [skip, take] = [from, to.saturating_sub(from)].map(|number| usize::try_from(number).unwrap_or(usize::MAX));
    let array = array.borrow();
    // No number is anything else than a number.
    let number = wanted.as_number();
    #[expect(clippy::float_cmp, reason = "the language compares them exactly")]
    let is_number =
        |element: f64| number.is_some_and(|number| element == number || same == Sameness::ValueZero && element.is_nan() && number.is_nan());
    let is_wanted = |element: &JsValue| match same {
        Sameness::Strict => element.strict_equals(wanted),
        Sameness::ValueZero => JsValue::same_value_zero(element, wanted),
    };
    let position = match array.properties().index_properties() {
        IndexProperties::DenseI32(elements) => {
            position(elements.skip(skip).take(take).map(|(_, element)| is_number(f64::from(*element))), last)
        }
        IndexProperties::DenseF64(elements) => position(elements.skip(skip).take(take).map(|(_, element)| is_number(*element)), last),
        IndexProperties::DenseElement(elements) => position(elements.skip(skip).take(take).map(|(_, element)| is_wanted(element)), last),
        IndexProperties::SparseElement(_) | IndexProperties::SparseProperty(_) => None,
    }?;
    Some(if last { to - 1 - position } else { from + position })
}

/// Which element fits first, counted from the end where the last one is looked for.
fn position(mut elements: impl ExactSizeIterator<Item = bool> + DoubleEndedIterator, last: bool) -> Option<u64> {
    let position = if last { elements.rev().position(|fits| fits) } else { elements.position(|fits| fits) };
    position.map(|position| position as u64)
}

/// Indices from one up to another that may have an element: holes that are nothing but holes are left out.
pub(super) fn places(object: &JsObject, from: u64, to: u64) -> Box<dyn DoubleEndedIterator<Item = u64>> {
    let plain = object.is_array() || object.is_ordinary();
    if plain && inherits_nothing(object) && (u32::try_from(to).is_ok() || !has_numeric_name(object)) {
        match object.borrow().properties().index_property_keys() {
            IndexPropertyKeys::Dense(keys) => return Box::new(from..to.min(keys.len() as u64)),
            IndexPropertyKeys::SparseElement(keys) => {
                let mut keys: Vec<u32> = keys.copied().collect();
                keys.sort_unstable();
                return Box::new(keys.into_iter().map(u64::from).filter(move |index| (from..to).contains(index)));
            }
            // Some may be getters, and those may do anything.
            IndexPropertyKeys::SparseProperty(_) => {}
        }
    }
    Box::new(from..to)
}

/// Whether an object or a prototype of it has a property that looks like an index and is too large to be one.
fn has_numeric_name(object: &JsObject) -> bool {
    let numeric = |key: PropertyKey| matches!(key, PropertyKey::String(name) if name.iter().all(|unit| (0x30..=0x39).contains(&unit)));
    let mut at = Some(object.clone());
    while let Some(object) = at {
        if object.borrow().shape().keys().into_iter().any(numeric) {
            return true;
        }
        at = object.prototype();
    }
    false
}

/// Puts an element where there is one, or behind the last one: in an array of the common form, to which it may be added.
pub(super) fn put(array: &JsObject, index: u64, value: JsValue) {
    if let Ok(index) = u32::try_from(index) {
        array.insert_property(index, PropertyDescriptor::builder().value(value).writable(true).enumerable(true).configurable(true));
    }
}

/// Sets an element as `[[Set]]` does, throwing if it cannot be set.
pub(super) fn set(object: &JsObject, index: u64, value: JsValue, context: &mut Context) -> JsResult<()> {
    if count(object).is_some_and(|count| index < count) {
        put(object, index, value);
    } else {
        object.set(index, value, true, context)?;
    }
    Ok(())
}

/// Whether a hole is nothing but `undefined`: no prototype has an element or an opinion.
pub(super) fn inherits_nothing(array: &JsObject) -> bool {
    let mut at = array.prototype();
    while let Some(object) = at {
        if !(object.is_ordinary() || object.is_array()) || object.borrow().properties().index_property_keys().len() > 0 {
            return false;
        }
        at = object.prototype();
    }
    true
}

/// Whether the length of an array can be set, which is no question in the common case.
pub(super) fn has_free_length(array: &JsObject) -> bool {
    let length = array.borrow().properties().get(&js_string!("length").into());
    length.and_then(|length| length.writable()) == Some(true)
}

/// An index that an argument means: negative ones count from the end.
pub(super) fn index(argument: &JsValue, length: u64, context: &mut Context) -> JsResult<u64> {
    use boa_engine::value::IntegerOrInfinity::{Integer, NegativeInfinity, PositiveInfinity};
    Ok(match argument.to_integer_or_infinity(context)? {
        PositiveInfinity => length,
        NegativeInfinity => 0,
        Integer(index) if index < 0 => length.saturating_sub(index.unsigned_abs()),
        Integer(index) => length.min(index.unsigned_abs()),
    })
}
