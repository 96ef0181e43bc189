//! `sort` and `toSorted` of arrays and typed arrays: a stable merge sort that takes any comparator.
//!
//! The sort of Rust's library, which the engine uses, panics when a comparator contradicts itself.

use std::mem;

use boa_engine::{
    Context, JsArgs, JsNativeError, JsResult, JsValue,
    object::{
        JsObject,
        builtins::{JsArray, JsTypedArray},
    },
};

use crate::builtins::{dense, originals::originals, replace};

pub(super) fn install(prototype: &JsObject, context: &mut Context) -> JsResult<()> {
    replace::method(prototype, "sort", 1, sort, context)?;
    replace::method(prototype, "toSorted", 1, to_sorted, context)?;
    let typed = originals(context).typed.clone();
    replace::method(&typed, "sort", 1, typed_sort, context)?;
    replace::method(&typed, "toSorted", 1, typed_to_sorted, context)?;
    Ok(())
}

fn sort(this: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
    let comparator = comparator(arguments)?;
    let object = this.to_object(context)?;
    let length = dense::length_of(&object, context)?;
    // As V8: what has nothing to sort may be frozen.
    if length < 2 {
        return Ok(object.into());
    }
    let mut items = Vec::new();
    for index in dense::places(&object, 0, length) {
        match dense::element(&object, index) {
            Some(item) => items.push(item),
            None if object.has_property(index, context)? => items.push(object.get(index, context)?),
            None => {}
        }
    }
    let items = sorted(items, comparator.as_ref(), context)?;
    let count = items.len() as u64;
    for (index, item) in (0..).zip(items) {
        dense::set(&object, index, item, context)?;
    }
    // Holes go to the end.
    for index in dense::places(&object, count, length) {
        object.delete_property_or_throw(index, context)?;
    }
    Ok(object.into())
}

fn to_sorted(this: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
    let comparator = comparator(arguments)?;
    let object = this.to_object(context)?;
    let length = dense::length_of(&object, context)?;
    if length > dense::MAX_ELEMENTS {
        return Err(dense::too_many());
    }
    let mut items = Vec::new();
    for index in 0..length {
        items.push(match dense::element(&object, index) {
            Some(item) => item,
            None => object.get(index, context)?,
        });
    }
    let items = sorted(items, comparator.as_ref(), context)?;
    Ok(JsArray::from_iter(items, context).into())
}

fn typed_sort(this: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
    let Some(comparator) = comparator(arguments)? else {
        return originals(context).typed_sort.call(this, arguments, context);
    };
    // A copy by a method of the engine: it finds out whether this is a typed array in order.
    let copy = originals(context).typed_to_reversed.call(this, &[], context)?;
    let items = typed_sorted(&copy, &comparator, context)?;
    if let Some(object) = this.as_object() {
        for (index, item) in (0_u64..).zip(items) {
            object.set(index, item, true, context)?;
        }
    }
    Ok(this.clone())
}

fn typed_to_sorted(this: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
    let Some(comparator) = comparator(arguments)? else {
        return originals(context).typed_to_sorted.call(this, arguments, context);
    };
    let copy = originals(context).typed_to_reversed.call(this, &[], context)?;
    let items = typed_sorted(&copy, &comparator, context)?;
    if let Some(object) = copy.as_object() {
        for (index, item) in (0_u64..).zip(items) {
            object.set(index, item, true, context)?;
        }
    }
    Ok(copy)
}

/// The elements of a reversed copy, sorted from the order of what it is a copy of.
fn typed_sorted(reversed: &JsValue, comparator: &JsObject, context: &mut Context) -> JsResult<Vec<JsValue>> {
    let Some(object) = reversed.as_object() else { return Ok(Vec::new()) };
    let length = JsTypedArray::from_object(object.clone())?.length(context)?;
    let items: JsResult<Vec<JsValue>> = (0..length).rev().map(|index| object.get(index, context)).collect();
    // V8 asks for typed arrays the other way round, so that a comparator which gives a boolean sorts these and no others.
    merge_sort(items?, &mut |later, earlier| Ok(compare(comparator, earlier, later, context)? > 0.0))
}

fn comparator(arguments: &[JsValue]) -> JsResult<Option<JsObject>> {
    let argument = arguments.get_or_undefined(0);
    let comparator = argument.as_callable();
    if comparator.is_none() && !argument.is_undefined() {
        let message = "The comparison function must be either a function or undefined";
        return Err(JsNativeError::typ().with_message(message).into());
    }
    Ok(comparator)
}

/// `SortIndexedProperties` of the standard, behind the reading: `undefined` goes to the end, without being compared.
fn sorted(mut items: Vec<JsValue>, comparator: Option<&JsObject>, context: &mut Context) -> JsResult<Vec<JsValue>> {
    let all = items.len();
    items.retain(|item| !item.is_undefined());
    let mut items = match comparator {
        Some(comparator) => merge_sort(items, &mut |later, earlier| Ok(compare(comparator, later, earlier, context)? < 0.0))?,
        // One alone is not compared, hence not asked for its string.
        None if items.len() < 2 => items,
        None => {
            let mut named = Vec::with_capacity(items.len());
            for item in items {
                named.push((item.to_string(context)?, item));
            }
            // Strings have one order only, so the sort of the library will do.
            named.sort_by(|(one, _), (other, _)| one.cmp(other));
            named.into_iter().map(|(_, item)| item).collect()
        }
    };
    items.resize(all, JsValue::undefined());
    Ok(items)
}

fn compare(comparator: &JsObject, one: &JsValue, other: &JsValue, context: &mut Context) -> JsResult<f64> {
    comparator.call(&JsValue::undefined(), &[one.clone(), other.clone()], context)?.to_number(context)
}

/// Sorts stably: runs of one, two, four and so on, merged from one list into another and back.
fn merge_sort(mut items: Vec<JsValue>, is_before: &mut impl FnMut(&JsValue, &JsValue) -> JsResult<bool>) -> JsResult<Vec<JsValue>> {
    let length = items.len();
    let mut merged = vec![JsValue::undefined(); length];
    let mut run = 1;
    while run < length {
        for start in (0..length).step_by(2 * run) {
            let middle = length.min(start + run);
            let end = length.min(start + 2 * run);
            let (mut left, mut right) = (start, middle);
            // What is in order already needs one comparison, and what is the other way round needs two.
            let in_order = middle == end || !is_before(&items[middle], &items[middle - 1])?;
            let reversed = !in_order && (end - start == 2 || is_before(&items[end - 1], &items[start])?);
            for place in &mut merged[start..end] {
                let from_right = left == middle || !in_order && right < end && (reversed || is_before(&items[right], &items[left])?);
                let from = if from_right { &mut right } else { &mut left };
                *place = mem::take(&mut items[*from]);
                *from += 1;
            }
        }
        mem::swap(&mut items, &mut merged);
        run *= 2;
    }
    Ok(items)
}
