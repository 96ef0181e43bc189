//! The second argument of `JSON.parse`: a walk over the result, children before parents, without recursion.

use boa_engine::{Context, JsResult, JsString, JsValue, js_string, object::JsObject, property::PropertyKey};

use super::{
    own_enumerable_names,
    parse::{Parts, Records},
};
use crate::builtins::{
    dense,
    originals::{is_array, originals},
};

/// An object or array whose children are still to be visited.
struct Frame {
    holder: JsObject,
    name: JsString,
    object: JsObject,
    /// What the text had here, unless the reviver put something else in its place.
    record: Option<usize>,
    children: Children,
    next: u64,
}

enum Children {
    Elements(u64),
    Names(Vec<JsString>),
}

/// Calls `reviver` for every value and gives what it makes of the root.
pub(super) fn revive(value: JsValue, records: &Records, reviver: &JsObject, context: &mut Context) -> JsResult<JsValue> {
    let root = JsObject::with_object_proto(context.intrinsics());
    root.create_data_property_or_throw(js_string!(), value, context)?;
    let mut open: Vec<Frame> = Vec::new();
    let mut visit = Some((root, js_string!(), records.list.len().checked_sub(1)));
    loop {
        // What the reviver made of a value whose children are done, if it has any.
        let (holder, name, result) = if let Some((holder, name, record)) = visit.take() {
            let value = holder.get(PropertyKey::from(name.clone()), context)?;
            let record = record.filter(|record| JsValue::same_value(&records.list[*record].value, &value));
            if let Some(object) = value.as_object() {
                let children = children(&object, context)?;
                open.push(Frame { holder, name, object, record, children, next: 0 });
                (None, js_string!(), JsValue::undefined())
            } else {
                let source = match record.map(|record| &records.list[record].parts) {
                    Some(Parts::Source(source)) => Some(source),
                    _ => None,
                };
                let result = call(reviver, &holder, &name, value, source, context)?;
                (Some(holder), name, result)
            }
        } else if let Some(Frame { holder, name, object, .. }) = open.pop() {
            let result = call(reviver, &holder, &name, object.into(), None, context)?;
            (Some(holder), name, result)
        } else {
            return Ok(JsValue::undefined());
        };
        if let Some(holder) = holder {
            if open.is_empty() {
                return Ok(result);
            }
            if result.is_undefined() {
                // As `[[Delete]]`: that it cannot be deleted is not an error.
                let delete = originals(context).delete.clone();
                delete.call(&JsValue::undefined(), &[holder.into(), name.into()], context)?;
            } else {
                holder.create_data_property(PropertyKey::from(name), result, context)?;
            }
        }
        if let Some(frame) = open.last_mut() {
            let name = match &frame.children {
                Children::Elements(length) => (frame.next < *length).then(|| JsString::from(frame.next)),
                Children::Names(names) => usize::try_from(frame.next).ok().and_then(|next| names.get(next)).cloned(),
            };
            if let Some(name) = name {
                let record = frame.record.and_then(|record| match &records.list[record].parts {
                    Parts::Source(_) => None,
                    Parts::Elements(elements) => usize::try_from(frame.next).ok().and_then(|next| elements.get(next)).copied(),
                    Parts::Entries(entries) => entries.get(&name).copied(),
                });
                frame.next += 1;
                visit = Some((frame.object.clone(), name, record));
            }
        }
    }
}

fn children(object: &JsObject, context: &mut Context) -> JsResult<Children> {
    if is_array(object, context)? {
        let length = dense::length_of(object, context)?;
        return Ok(Children::Elements(length));
    }
    let names = own_enumerable_names(object, context)?;
    Ok(Children::Names(names))
}

fn call(
    reviver: &JsObject,
    holder: &JsObject,
    name: &JsString,
    value: JsValue,
    source: Option<&JsString>,
    context: &mut Context,
) -> JsResult<JsValue> {
    let about = JsObject::with_object_proto(context.intrinsics());
    if let Some(source) = source {
        about.create_data_property_or_throw(js_string!("source"), source.clone(), context)?;
    }
    reviver.call(&holder.clone().into(), &[name.clone().into(), value, about.into()], context)
}
