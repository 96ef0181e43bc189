//! `concat` and `Array.from`: new arrays, made in one piece where nobody can see the difference.

use boa_engine::{
    Context, JsArgs, JsNativeError, JsResult, JsSymbol, JsValue, js_string,
    object::{JsObject, builtins::JsArray},
};

use crate::builtins::{
    dense,
    originals::{get_v, is_array, originals},
    replace,
};

pub(super) fn install(prototype: &JsObject, context: &mut Context) -> JsResult<()> {
    let array = context.intrinsics().constructors().array().constructor();
    replace::method(prototype, "concat", 1, concat, context)?;
    replace::method(&array, "from", 1, from, context)?;
    Ok(())
}

/// An array in the making.
enum Target {
    /// Nobody has seen it yet.
    List(Vec<JsValue>),
    /// Somebody else made it, or it has holes.
    Object(JsObject),
}

impl Target {
    /// The array, once its elements cannot be listed any more.
    fn object(&mut self, context: &mut Context) -> JsObject {
        let object = match self {
            Self::Object(object) => return object.clone(),
            Self::List(list) => JsObject::from(JsArray::from_iter(std::mem::take(list), context)),
        };
        *self = Self::Object(object.clone());
        object
    }

    fn push(&mut self, at: u64, value: JsValue, context: &mut Context) -> JsResult<()> {
        match self {
            Self::List(list) => list.push(value),
            Self::Object(object) => {
                object.create_data_property_or_throw(at, value, context)?;
            }
        }
        if at >= dense::MAX_ELEMENTS && matches!(self, Self::List(_)) { Err(dense::too_many()) } else { Ok(()) }
    }
}

fn concat(this: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
    let object = this.to_object(context)?;
    let mut target = match species(&object, context)? {
        None => Target::List(Vec::new()),
        Some(constructor) => Target::Object(constructor.construct(&[0.into()], Some(&constructor), context)?),
    };
    let mut length: u64 = 0;
    for item in std::iter::once(&object.into()).chain(arguments) {
        let Some(item) = spreadable(item, context)? else {
            if length >= MAX_SAFE {
                return Err(too_long());
            }
            target.push(length, item.clone(), context)?;
            length += 1;
            continue;
        };
        let more = dense::length_of(&item, context)?;
        if length + more > MAX_SAFE {
            return Err(too_long());
        }
        let mut done = 0;
        if let Target::List(list) = &mut target
            && let Some(count) = dense::count(&item)
        {
            if length + count > dense::MAX_ELEMENTS {
                return Err(dense::too_many());
            }
            list.extend(dense::elements(&item, 0, more));
            done = more.min(count);
        }
        for index in dense::places(&item, done, more) {
            if let Some(element) = dense::element(&item, index) {
                target.push(length + index, element, context)?;
            } else if item.has_property(index, context)? {
                let element = item.get(index, context)?;
                target.object(context).create_data_property_or_throw(length + index, element, context)?;
            }
        }
        length += more;
        // Holes at the end: what follows is no longer next in the list.
        if let Target::List(list) = &target
            && (list.len() as u64) < length
        {
            target.object(context);
        }
    }
    let object = match target {
        Target::List(list) => return Ok(JsArray::from_iter(list, context).into()),
        Target::Object(object) => object,
    };
    object.set(js_string!("length"), length, true, context)?;
    Ok(object.into())
}

/// What `ArraySpeciesCreate` constructs; none for a plain array.
fn species(original: &JsObject, context: &mut Context) -> JsResult<Option<JsObject>> {
    if !is_array(original, context)? {
        return Ok(None);
    }
    let mut constructor = original.get(js_string!("constructor"), context)?;
    if let Some(object) = constructor.as_object() {
        constructor = object.get(JsSymbol::species(), context)?;
        if constructor.is_null() {
            return Ok(None);
        }
    }
    if constructor.is_undefined() {
        return Ok(None);
    }
    match constructor.as_constructor() {
        Some(constructor) if constructor == context.intrinsics().constructors().array().constructor() => Ok(None),
        Some(constructor) => Ok(Some(constructor)),
        None => Err(JsNativeError::typ().with_message("object.constructor[Symbol.species] is not a constructor").into()),
    }
}

/// The argument as an object, if `concat` takes its elements instead of itself.
fn spreadable(item: &JsValue, context: &mut Context) -> JsResult<Option<JsObject>> {
    let Some(object) = item.as_object() else { return Ok(None) };
    let answer = object.get(JsSymbol::is_concat_spreadable(), context)?;
    let spreads = if answer.is_undefined() { is_array(&object, context)? } else { answer.to_boolean() };
    Ok(spreads.then_some(object))
}

fn from(this: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
    // What makes other things than arrays is shown each element as it comes.
    if let Some(constructor) = this.as_constructor()
        && constructor != context.intrinsics().constructors().array().constructor()
    {
        return originals(context).array_from.call(this, arguments, context);
    }
    let [items, mapper, this_argument] = [0, 1, 2].map(|index| arguments.get_or_undefined(index));
    let map = mapper.as_callable();
    if map.is_none() && !mapper.is_undefined() {
        return Err(JsNativeError::typ().with_message(format!("{} is not a function", mapper.display())).into());
    }
    if items.is_null_or_undefined() {
        let message = format!("{} is not iterable", items.display());
        return Err(JsNativeError::typ().with_message(message).into());
    }
    let object = items.to_object(context)?;
    let method = get_v(items, JsSymbol::iterator(), context)?;
    let mut list = Vec::new();
    let mut add = |value: JsValue, context: &mut Context| -> JsResult<()> {
        let value = match &map {
            Some(map) => map.call(this_argument, &[value, JsValue::from(list.len())], context)?,
            None => value,
        };
        if list.len() as u64 >= dense::MAX_ELEMENTS {
            return Err(dense::too_many());
        }
        list.push(value);
        Ok(())
    };
    if method.is_null_or_undefined() {
        let length = dense::length_of(&object, context)?;
        if length > dense::MAX_ELEMENTS {
            return Err(dense::too_many());
        }
        let plain = object.is_ordinary() && dense::inherits_nothing(&object);
        if plain && map.is_none() && object.borrow().properties().index_property_keys().len() == 0 {
            let nothing = std::iter::repeat_n(JsValue::undefined(), usize::try_from(length).unwrap_or_default());
            return Ok(JsArray::from_iter(nothing, context).into());
        }
        for index in 0..length {
            let value = object.get(index, context)?;
            add(value, context)?;
        }
        return Ok(JsArray::from_iter(list, context).into());
    }
    let Some(method) = method.as_callable() else {
        return Err(JsNativeError::typ().with_message("the value of Symbol.iterator is not a function").into());
    };
    if object.is_array() && iterates_plainly(&method, context) {
        let mut index = 0;
        while index < dense::length_of(&object, context)? {
            let value = match dense::element(&object, index) {
                Some(value) => value,
                None => object.get(index, context)?,
            };
            add(value, context)?;
            index += 1;
        }
        return Ok(JsArray::from_iter(list, context).into());
    }
    let iterator = method.call(items, &[], context)?;
    let Some(iterator) = iterator.as_object() else {
        return Err(JsNativeError::typ().with_message("Result of the Symbol.iterator method is not an object").into());
    };
    let next = iterator.get(js_string!("next"), context)?;
    let Some(next) = next.as_callable() else {
        return Err(JsNativeError::typ().with_message(format!("{} is not a function", next.display())).into());
    };
    loop {
        let result = next.call(&iterator.clone().into(), &[], context)?;
        let Some(result) = result.as_object() else {
            return Err(JsNativeError::typ().with_message(format!("Iterator result {} is not an object", result.display())).into());
        };
        if result.get(js_string!("done"), context)?.to_boolean() {
            return Ok(JsArray::from_iter(list, context).into());
        }
        let value = result.get(js_string!("value"), context)?;
        if let Err(error) = add(value, context) {
            // What no guest can catch does not let it tidy up either.
            if error.as_engine().is_none()
                && let Ok(close) = iterator.get(js_string!("return"), context)
                && let Some(close) = close.as_callable()
            {
                // The first error counts.
                let _ = close.call(&iterator.into(), &[], context);
            }
            return Err(error);
        }
    }
}

/// Whether an iterator of this method would give nothing but one element after another.
fn iterates_plainly(method: &JsObject, context: &Context) -> bool {
    let originals = originals(context);
    let next = originals.array_iterator.borrow().properties().get(&js_string!("next").into());
    let next = next.and_then(|next| next.value().and_then(JsValue::as_object));
    *method == context.intrinsics().objects().array_prototype_values().into() && next.as_ref() == Some(&originals.array_iterator_next)
}

fn too_long() -> boa_engine::JsError {
    JsNativeError::typ().with_message("the result would have too many elements").into()
}

/// The largest integer that is exact as a number.
const MAX_SAFE: u64 = (1 << 53) - 1;
