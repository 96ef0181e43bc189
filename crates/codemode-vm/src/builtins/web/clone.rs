//! `structuredClone`.

use std::vec;

use boa_engine::{
    Context, JsArgs, JsBigInt, JsNativeError, JsResult, JsString, JsSymbol, JsValue,
    builtins::{error::Error as ErrorData, typed_array::TypedArrayKind},
    js_string,
    object::{
        JsObject,
        builtins::{JsArray, JsArrayBuffer, JsDataView, JsDate, JsMap, JsSet, JsTypedArray},
    },
    property::{PropertyDescriptor, PropertyKey},
};

use super::{
    bytes::array_buffer,
    dom_exception,
    interface::{self, hidden, iterate, iterator_method, option},
};

/// Installs it.
pub(super) fn install(context: &mut Context) -> JsResult<()> {
    interface::global("structuredClone", 1, structured_clone, context)
}

fn structured_clone(_: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
    interface::require(arguments, 1, "structuredClone")?;
    let transferred = transferred(&option(arguments.get_or_undefined(1), "transfer", context)?, context)?;
    let mut cloner = Cloner::default();
    let mut moved = Vec::with_capacity(transferred.len());
    for buffer in transferred {
        let Ok(source) = JsArrayBuffer::from_object(buffer.clone()) else {
            return Err(refused("A value in the transfer list is no ArrayBuffer, and", context));
        };
        if cloner.seen.contains_key(&buffer) {
            return Err(dom_exception::thrown("DataCloneError", "The transfer list contains an ArrayBuffer twice.", context));
        }
        // Filled at the end: until then the guest may still write to the source.
        let copy = buffer_copy(&source, context)?;
        cloner.seen.insert(buffer, copy.clone().into());
        moved.push((source, copy));
    }
    let value = cloner.run(arguments.get_or_undefined(0), context)?;
    for (source, copy) in moved {
        let bytes = source.detach(&JsValue::undefined())?;
        if let Some(mut data) = copy.data_mut()
            && data.len() == bytes.len()
        {
            data.copy_from_slice(&bytes);
        }
    }
    Ok(value)
}

/// The objects of the option `transfer`.
fn transferred(list: &JsValue, context: &mut Context) -> JsResult<Vec<JsObject>> {
    if list.is_undefined() {
        return Ok(Vec::new());
    }
    let wrong = |what| JsNativeError::typ().with_message(format!("the transfer list has to be an iterable of objects, {what}"));
    let method = iterator_method(list, context)?;
    let method = method.ok_or_else(|| wrong("and is not iterable"))?;
    let mut objects = Vec::new();
    iterate(list, &method, context, |value, _| {
        objects.push(value.as_object().ok_or_else(|| wrong("and has another value"))?);
        Ok(())
    })?;
    Ok(objects)
}

/// Copies a graph of objects depth first, with a list of its own in place of the native stack.
#[derive(Default)]
struct Cloner {
    /// Copies by identity of what they are copies of.
    #[expect(clippy::disallowed_types, reason = "looked up by identity only, never iterated")]
    seen: std::collections::HashMap<JsObject, JsObject>,
    /// Containers that are not filled yet, the innermost last.
    open: Vec<Open>,
}

/// A copy and what it has still to get.
enum Open {
    Members { source: JsObject, copy: JsObject, keys: vec::IntoIter<PropertyKey> },
    Map { copy: JsMap, values: vec::IntoIter<JsValue>, key: Option<JsValue> },
    Set { copy: JsSet, values: vec::IntoIter<JsValue> },
    Cause { copy: JsObject, cause: JsValue },
}

impl Cloner {
    fn run(&mut self, value: &JsValue, context: &mut Context) -> JsResult<JsValue> {
        let root = self.value(value, context)?;
        while let Some(at) = self.open.len().checked_sub(1) {
            match &mut self.open[at] {
                Open::Members { source, copy, keys } => {
                    let Some(key) = keys.next() else {
                        self.open.pop();
                        continue;
                    };
                    let (source, copy) = (source.clone(), copy.clone());
                    // A getter that ran before may have taken it away.
                    let Some(member) = own(&source, &key) else { continue };
                    let value = match member.value() {
                        Some(value) => value.clone(),
                        None => source.get(key.clone(), context)?,
                    };
                    let value = self.value(&value, context)?;
                    copy.create_data_property_or_throw(key, value, context)?;
                }
                Open::Map { copy, values, key } => {
                    let Some(value) = values.next() else {
                        self.open.pop();
                        continue;
                    };
                    let (copy, known) = (copy.clone(), key.take());
                    let value = self.value(&value, context)?;
                    if let Some(known) = known {
                        copy.set(known, value, context)?;
                    } else if let Some(Open::Map { key, .. }) = self.open.get_mut(at) {
                        *key = Some(value);
                    }
                }
                Open::Set { copy, values } => {
                    let Some(value) = values.next() else {
                        self.open.pop();
                        continue;
                    };
                    let copy = copy.clone();
                    let value = self.value(&value, context)?;
                    copy.add(value, context)?;
                }
                Open::Cause { copy, cause } => {
                    let (copy, cause) = (copy.clone(), cause.clone());
                    self.open.pop();
                    let cause = self.value(&cause, context)?;
                    hidden(&copy, "cause", cause, context)?;
                }
            }
        }
        Ok(root)
    }

    /// The copy of a value; one that is a container is filled later.
    fn value(&mut self, value: &JsValue, context: &mut Context) -> JsResult<JsValue> {
        if let Some(symbol) = value.as_symbol() {
            return Err(refused(&symbol.to_string(), context));
        }
        let Some(object) = value.as_object() else { return Ok(value.clone()) };
        if let Some(copy) = self.seen.get(&object) {
            return Ok(copy.clone().into());
        }
        let copy = self.object(&object, context)?;
        self.seen.insert(object, copy.clone());
        Ok(copy.into())
    }

    fn object(&mut self, object: &JsObject, context: &mut Context) -> JsResult<JsObject> {
        if object.is_ordinary() {
            let copy = JsObject::with_object_proto(context.intrinsics());
            return self.members(object, copy, context);
        }
        if object.is_array() {
            let copy = JsArray::new(context)?;
            copy.set(js_string!("length"), object.get(js_string!("length"), context)?, true, context)?;
            return self.members(object, copy.into(), context);
        }
        if let Some(copy) = boxed(object, context)? {
            return Ok(copy);
        }
        if let Ok(map) = JsMap::from_object(object.clone()) {
            let mut values = Vec::new();
            map.for_each_native(|key, value| {
                values.extend([key, value]);
                Ok(())
            })?;
            let copy = JsMap::new(context);
            self.open.push(Open::Map { copy: copy.clone(), values: values.into_iter(), key: None });
            return Ok(copy.into());
        }
        if let Ok(set) = JsSet::from_object(object.clone()) {
            let mut values = Vec::new();
            set.for_each_native(|value| {
                values.push(value);
                Ok(())
            })?;
            let copy = JsSet::new(context);
            self.open.push(Open::Set { copy: copy.clone(), values: values.into_iter() });
            return Ok(copy.into());
        }
        if let Ok(buffer) = JsArrayBuffer::from_object(object.clone()) {
            return Ok(buffer_copy(&buffer, context)?.into());
        }
        if let Ok(array) = JsTypedArray::from_object(object.clone()) {
            let Some(constructor) = array.kind().map(|kind| typed_array(kind, context)) else {
                return Err(refused("A typed array", context));
            };
            let buffer = array.buffer(context)?;
            let parts = [self.value(&buffer, context)?, array.byte_offset(context)?.into(), array.length(context)?.into()];
            return constructor.construct(&parts, None, context);
        }
        if let Ok(view) = JsDataView::from_object(object.clone()) {
            let buffer = view.buffer(context)?;
            let (offset, length) = (view.byte_offset(context)?, view.byte_length(context)?);
            let parts = [self.value(&buffer, context)?, offset.into(), length.into()];
            let constructor = context.intrinsics().constructors().data_view().constructor();
            return constructor.construct(&parts, None, context);
        }
        if let Some(data) = object.downcast_ref::<ErrorData>().map(|data| data.clone()) {
            return self.error(object, data, context);
        }
        Err(refused(&shown(object), context))
    }

    fn members(&mut self, object: &JsObject, copy: JsObject, context: &mut Context) -> JsResult<JsObject> {
        let mut keys = object.own_property_keys(context)?;
        keys.retain(|key| {
            !matches!(key, PropertyKey::Symbol(_)) && own(object, key).is_some_and(|member| member.enumerable() == Some(true))
        });
        self.open.push(Open::Members { source: object.clone(), copy: copy.clone(), keys: keys.into_iter() });
        Ok(copy)
    }

    /// Keeps name, message, cause and where it was made; no other property.
    fn error(&mut self, error: &JsObject, data: ErrorData, context: &mut Context) -> JsResult<JsObject> {
        let name = error.get(js_string!("name"), context)?;
        let message = own(error, &js_string!("message").into()).and_then(|message| message.value().cloned());
        let cause = own(error, &js_string!("cause").into());
        let copy = if dom_exception::is_instance(error, context) {
            dom_exception::create(message.unwrap_or_default(), name, context)?
        } else {
            let name = if name.is_undefined() { js_string!() } else { name.to_string(context)? };
            let classes = context.intrinsics().constructors();
            let class = match name.to_std_string_lossy().as_str() {
                "EvalError" => classes.eval_error(),
                "RangeError" => classes.range_error(),
                "ReferenceError" => classes.reference_error(),
                "SyntaxError" => classes.syntax_error(),
                "TypeError" => classes.type_error(),
                "URIError" => classes.uri_error(),
                _ => classes.error(),
            };
            let copy = JsObject::from_proto_and_data(class.prototype(), data);
            if let Some(message) = message {
                let message = message.to_string(context)?;
                hidden(&copy, "message", message, context)?;
            }
            copy
        };
        if let Some(cause) = cause {
            let cause = match cause.value() {
                Some(cause) => cause.clone(),
                None => error.get(js_string!("cause"), context)?,
            };
            self.open.push(Open::Cause { copy: copy.clone(), cause });
        }
        Ok(copy)
    }
}

/// An own property of an object that is neither a proxy nor otherwise unusual, without running guest code.
fn own(object: &JsObject, key: &PropertyKey) -> Option<PropertyDescriptor> {
    object.borrow().properties().get(key)
}

/// The copy of an object that is a primitive, a date or a regular expression.
fn boxed(object: &JsObject, context: &mut Context) -> JsResult<Option<JsObject>> {
    let primitive = if let Some(flag) = object.downcast_ref::<bool>() {
        JsValue::from(*flag)
    } else if let Some(number) = object.downcast_ref::<f64>() {
        JsValue::from(*number)
    } else if let Some(string) = object.downcast_ref::<JsString>() {
        string.clone().into()
    } else if let Some(number) = object.downcast_ref::<JsBigInt>() {
        number.clone().into()
    } else if let Ok(date) = JsDate::from_object(object.clone()) {
        let time = date.get_time(context)?;
        let constructor = context.intrinsics().constructors().date().constructor();
        return Ok(Some(constructor.construct(&[time], None, context)?));
    } else if JsValue::from(object.clone()).is_regexp() {
        // Takes pattern and flags from the inside.
        let constructor = context.intrinsics().constructors().regexp().constructor();
        return Ok(Some(constructor.construct(&[object.clone().into()], None, context)?));
    } else {
        return Ok(None);
    };
    primitive.to_object(context).map(Some)
}

fn buffer_copy(buffer: &JsArrayBuffer, context: &mut Context) -> JsResult<JsArrayBuffer> {
    let Some(bytes) = buffer.to_vec() else {
        return Err(dom_exception::thrown("DataCloneError", "An ArrayBuffer is detached and could not be cloned.", context));
    };
    let copy = array_buffer(&bytes, context)?;
    let object: JsObject = buffer.clone().into();
    if object.get(js_string!("resizable"), context)?.to_boolean() {
        let most = object.get(js_string!("maxByteLength"), context)?.to_index(context)?;
        return Ok(copy.with_max_byte_length(most));
    }
    Ok(copy)
}

fn typed_array(kind: TypedArrayKind, context: &Context) -> JsObject {
    let classes = context.intrinsics().constructors();
    let class = match kind {
        TypedArrayKind::Int8 => classes.typed_int8_array(),
        TypedArrayKind::Uint8 => classes.typed_uint8_array(),
        TypedArrayKind::Uint8Clamped => classes.typed_uint8clamped_array(),
        TypedArrayKind::Int16 => classes.typed_int16_array(),
        TypedArrayKind::Uint16 => classes.typed_uint16_array(),
        TypedArrayKind::Int32 => classes.typed_int32_array(),
        TypedArrayKind::Uint32 => classes.typed_uint32_array(),
        TypedArrayKind::BigInt64 => classes.typed_bigint64_array(),
        TypedArrayKind::BigUint64 => classes.typed_biguint64_array(),
        TypedArrayKind::Float32 => classes.typed_float32_array(),
        TypedArrayKind::Float64 => classes.typed_float64_array(),
    };
    class.constructor()
}

/// What the message of a refusal names an object by. Runs no guest code.
fn shown(object: &JsObject) -> String {
    let text = |object: &JsObject, key: PropertyKey| own(object, &key).and_then(|member| member.value().and_then(JsValue::as_string));
    if object.is_callable() {
        let name = text(object, js_string!("name").into()).filter(|name| !name.is_empty());
        return name.map_or_else(|| "A function".into(), |name| format!("The function `{}`", name.to_std_string_lossy()));
    }
    let tag = object.prototype().and_then(|prototype| text(&prototype, JsSymbol::to_string_tag().into()));
    format!("#<{}>", tag.map_or_else(|| "Object".into(), |tag| tag.to_std_string_lossy()))
}

fn refused(what: &str, context: &mut Context) -> boa_engine::JsError {
    dom_exception::thrown("DataCloneError", &format!("{what} could not be cloned."), context)
}
