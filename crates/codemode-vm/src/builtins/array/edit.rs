//! `splice` and `unshift`: in plain arrays what stands behind the place is moved, not read and set again.

use boa_engine::{
    Context, JsArgs, JsResult, JsSymbol, JsValue, js_string,
    object::{JsObject, builtins::JsArray},
};

use crate::builtins::{dense, originals::originals, replace};

pub(super) fn install(prototype: &JsObject, context: &mut Context) -> JsResult<()> {
    replace::method(prototype, "splice", 2, splice, context)?;
    replace::method(prototype, "unshift", 1, unshift, context)?;
    Ok(())
}

fn splice(this: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
    let numbers = arguments.iter().take(2).all(JsValue::is_number);
    if let Some(object) = this.as_object()
        // Arguments that are numbers run no guest code, so nothing can change on the way.
        && numbers
        && let Some(length) = whole(&object, context)?
        && has_plain_species(&object, context)
    {
        let start = dense::index(arguments.get_or_undefined(0), length, context)?;
        let removed = match arguments.get(1) {
            _ if arguments.is_empty() => 0,
            None => length - start,
            // A negative count is the same as none.
            Some(count) => dense::index(&JsValue::from(count.to_number(context)?.max(0.0)), length - start, context)?,
        };
        let items = arguments.get(2..).unwrap_or_default();
        let taken = dense::elements(&object, start, start + removed);
        exchange(&object, start, removed, items, length, context)?;
        return Ok(JsArray::from_iter(taken, context).into());
    }
    originals(context).splice.call(this, arguments, context)
}

fn unshift(this: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
    if let Some(object) = this.as_object()
        && let Some(length) = whole(&object, context)?
    {
        exchange(&object, 0, 0, arguments, length, context)?;
        return Ok(JsValue::from(length + arguments.len() as u64));
    }
    originals(context).unshift.call(this, arguments, context)
}

/// The length of an array that is plain, without holes, and free to grow and shrink.
fn whole(object: &JsObject, context: &mut Context) -> JsResult<Option<u64>> {
    let Some(count) = dense::count(object) else { return Ok(None) };
    let length = dense::length_of(object, context)?;
    let plain = count == length
        && length < dense::MAX_ELEMENTS
        && dense::has_free_length(object)
        && object.is_extensible(context)?
        && dense::inherits_nothing(object);
    Ok(plain.then_some(length))
}

/// Puts items in the place of `removed` elements.
fn exchange(object: &JsObject, start: u64, removed: u64, items: &[JsValue], length: u64, context: &mut Context) -> JsResult<()> {
    let added = items.len() as u64;
    // In one go from the first place on, so that what goes behind the last element is always the next one.
    let tail = if added == removed { Vec::new() } else { dense::elements(object, start + removed, length) };
    for (index, value) in (start..).zip(items.iter().cloned().chain(tail)) {
        dense::put(object, index, value);
    }
    object.set(js_string!("length"), length - removed + added, true, context)?;
    Ok(())
}

/// Whether what `splice` takes out goes into a plain array: asked without running the getters that could say otherwise.
fn has_plain_species(array: &JsObject, context: &Context) -> bool {
    let standard = context.intrinsics().constructors().array();
    let (prototype, constructor) = (standard.prototype(), standard.constructor());
    let key = js_string!("constructor").into();
    if array.borrow().properties().contains_key(&key) || array.prototype().as_ref() != Some(&prototype) {
        return false;
    }
    let named = prototype.borrow().properties().get(&key);
    let species = constructor.borrow().properties().get(&JsSymbol::species().into());
    named.and_then(|named| named.value().and_then(JsValue::as_object)) == Some(constructor.clone())
        && species.and_then(|species| species.get().and_then(JsValue::as_object)).as_ref() == Some(&originals(context).array_species)
}
