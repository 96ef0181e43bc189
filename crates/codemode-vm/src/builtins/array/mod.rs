//! Methods of arrays that the engine has with work out of proportion, with panics, or in one giant allocation.
//!
//! Each does what the standard says, and has a short way for plain arrays, where no guest code can run on the way.

mod build;
mod edit;
mod sort;

use std::{cell::RefCell, rc::Rc};

use boa_engine::{Context, JsArgs, JsObject, JsResult, JsString, JsValue, js_string};

use super::{
    buffer::Buffer,
    dense::{self, Sameness},
    replace,
    string::{MAX_LENGTH, push_cycle, too_long},
};

/// Replaces them.
pub(super) fn install(context: &mut Context) -> JsResult<()> {
    context.insert_data(Joining::default());
    let prototype = context.intrinsics().constructors().array().prototype();
    replace::method(&prototype, "join", 1, join, context)?;
    replace::method(&prototype, "fill", 1, fill, context)?;
    replace::method(&prototype, "includes", 1, includes, context)?;
    replace::method(&prototype, "indexOf", 1, index_of, context)?;
    replace::method(&prototype, "lastIndexOf", 1, last_index_of, context)?;
    build::install(&prototype, context)?;
    edit::install(&prototype, context)?;
    sort::install(&prototype, context)
}

fn join(this: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
    let object = this.to_object(context)?;
    let length = dense::length_of(&object, context)?;
    let separator = match arguments.get_or_undefined(0) {
        separator if separator.is_undefined() => js_string!(","),
        separator => separator.to_string(context)?,
    };
    // An array within itself is nothing.
    let joining = Rc::clone(context.get_data::<Joining>().map_or(&Rc::default(), |Joining(joining)| joining));
    if length == 0 || joining.borrow().contains(&object) {
        return Ok(js_string!().into());
    }
    // Deeper than that every engine gives up, and looking for the array takes time by the depth.
    if joining.borrow().len() >= DEEPEST {
        return Err(boa_engine::JsNativeError::range().with_message("Maximum call stack size exceeded").into());
    }
    joining.borrow_mut().push(object.clone());
    let joined = join_elements(&object, length, &separator, context);
    joining.borrow_mut().pop();
    joined
}

/// Arrays whose elements are being joined.
#[derive(Default)]
struct Joining(Rc<RefCell<Vec<JsObject>>>);

fn join_elements(object: &JsObject, length: u64, separator: &JsString, context: &mut Context) -> JsResult<JsValue> {
    let separators = |count: u64| {
        let units = u64::try_from(separator.len()).ok().and_then(|length| length.checked_mul(count));
        units.and_then(|units| usize::try_from(units).ok()).filter(|units| *units <= MAX_LENGTH).ok_or_else(too_long)
    };
    separators(length - 1)?;
    let mut text = Buffer::default();
    for index in 0..length {
        if index > 0 {
            text.push(separator.as_str());
        }
        let value = match dense::element(object, index) {
            Some(value) => value,
            None if dense::count(object).is_some() && dense::inherits_nothing(object) => {
                // Holes to the end.
                let rest = separators(length - 1 - index)?;
                if text.len() + rest > MAX_LENGTH {
                    return Err(too_long());
                }
                push_cycle(&mut text, separator.as_str(), rest);
                break;
            }
            None => object.get(index, context)?,
        };
        if let Some(string) = value.as_string() {
            text.push(string.as_str());
        } else if !value.is_null_or_undefined() {
            text.push(value.to_string(context)?.as_str());
        }
        if text.len() > MAX_LENGTH {
            return Err(too_long());
        }
    }
    Ok(text.finish().into())
}

fn fill(this: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
    let object = this.to_object(context)?;
    let length = dense::length_of(&object, context)?;
    let value = arguments.get_or_undefined(0);
    let start = dense::index(arguments.get_or_undefined(1), length, context)?;
    let end = match arguments.get_or_undefined(2) {
        end if end.is_undefined() => length,
        end => dense::index(end, length, context)?,
    };
    if let Some(count) = dense::count(&object)
        && start <= count
        // Guest code may have run since: what is not beyond the end now.
        && end <= dense::length_of(&object, context)?
        && (end <= count || object.is_extensible(context)? && dense::inherits_nothing(&object))
    {
        if end > dense::MAX_ELEMENTS {
            return Err(dense::too_many());
        }
        for index in start..end {
            dense::put(&object, index, value.clone());
        }
        return Ok(object.into());
    }
    for index in start..end {
        object.set(index, value.clone(), true, context)?;
    }
    Ok(object.into())
}

fn includes(this: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
    let object = this.to_object(context)?;
    let length = dense::length_of(&object, context)?;
    if length == 0 {
        return Ok(false.into());
    }
    let wanted = arguments.get_or_undefined(0);
    let mut start = dense::index(arguments.get_or_undefined(1), length, context)?;
    if let Some(count) = dense::count(&object) {
        if dense::find(&object, wanted, Sameness::ValueZero, start, length, false).is_some() {
            return Ok(true.into());
        }
        start = start.max(count);
        if start < length && dense::inherits_nothing(&object) {
            return Ok(wanted.is_undefined().into());
        }
    }
    for index in start..length {
        if JsValue::same_value_zero(&object.get(index, context)?, wanted) {
            return Ok(true.into());
        }
    }
    Ok(false.into())
}

fn index_of(this: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
    let object = this.to_object(context)?;
    let length = dense::length_of(&object, context)?;
    if length == 0 {
        return Ok((-1).into());
    }
    let wanted = arguments.get_or_undefined(0);
    let mut start = dense::index(arguments.get_or_undefined(1), length, context)?;
    if let Some(count) = dense::count(&object) {
        if let Some(index) = dense::find(&object, wanted, Sameness::Strict, start, length, false) {
            return Ok(index.into());
        }
        start = start.max(count);
    }
    for index in dense::places(&object, start, length) {
        if object.has_property(index, context)? && object.get(index, context)?.strict_equals(wanted) {
            return Ok(index.into());
        }
    }
    Ok((-1).into())
}

fn last_index_of(this: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
    use boa_engine::value::IntegerOrInfinity::{Integer, NegativeInfinity, PositiveInfinity};
    let object = this.to_object(context)?;
    let length = dense::length_of(&object, context)?;
    if length == 0 {
        return Ok((-1).into());
    }
    let wanted = arguments.get_or_undefined(0);
    // Where to look from is one more than the argument says: the end of what is looked at.
    let end = match arguments.get(1).map(|from| from.to_integer_or_infinity(context)).transpose()? {
        None | Some(PositiveInfinity) => length,
        Some(NegativeInfinity) => 0,
        Some(Integer(from)) if from < 0 => (length + 1).saturating_sub(from.unsigned_abs()),
        Some(Integer(from)) => length.min(from.unsigned_abs().saturating_add(1)),
    };
    if let Some(count) = dense::count(&object)
        && (end <= count || dense::inherits_nothing(&object))
    {
        let found = dense::find(&object, wanted, Sameness::Strict, 0, end, true);
        return Ok(found.map_or_else(|| (-1).into(), JsValue::from));
    }
    for index in dense::places(&object, 0, end).rev() {
        if object.has_property(index, context)? && object.get(index, context)?.strict_equals(wanted) {
            return Ok(index.into());
        }
    }
    Ok((-1).into())
}

/// Arrays in arrays that are joined.
const DEEPEST: usize = 4_000;
