//! Functions of the engine that are still needed, kept before guest code can replace them.

use std::rc::Rc;

use boa_engine::{
    Context, JsNativeError, JsResult, JsValue, js_string,
    object::{JsObject, builtins::JsProxy},
    property::PropertyKey,
    symbol::JsSymbol,
};

/// For what the replaced functions do not do better, and for what the engine's public interface does not say.
pub(super) struct Originals {
    pub(super) array_from: JsObject,
    pub(super) array_iterator: JsObject,
    pub(super) array_iterator_next: JsObject,
    pub(super) array_species: JsObject,
    pub(super) delete: JsObject,
    get: JsObject,
    is_array: JsObject,
    pub(super) is_raw_json: JsObject,
    pub(super) regexp_source: JsObject,
    pub(super) replace_all: JsObject,
    pub(super) splice: JsObject,
    pub(super) split: JsObject,
    /// The prototype of all typed arrays.
    pub(super) typed: JsObject,
    pub(super) typed_sort: JsObject,
    pub(super) typed_to_reversed: JsObject,
    pub(super) typed_to_sorted: JsObject,
    pub(super) unshift: JsObject,
}

/// Keeps them, in a context that has run nothing yet.
pub(super) fn keep(context: &mut Context) -> JsResult<()> {
    let constructors = context.intrinsics().constructors();
    let (array, string) = (constructors.array().constructor(), constructors.string().prototype());
    let (array_prototype, regexp) = (constructors.array().prototype(), constructors.regexp().prototype());
    let typed = constructors.typed_array().prototype();
    let array_iterator = context.intrinsics().objects().iterator_prototypes().array();
    let global = context.global_object();
    let json = member(&global, "JSON", context)?;
    let reflect = member(&global, "Reflect", context)?;
    let originals = Originals {
        array_from: member(&array, "from", context)?,
        array_iterator_next: member(&array_iterator, "next", context)?,
        array_iterator,
        array_species: getter(&array, JsSymbol::species())?,
        delete: member(&reflect, "deleteProperty", context)?,
        get: member(&reflect, "get", context)?,
        is_array: member(&array, "isArray", context)?,
        is_raw_json: member(&json, "isRawJSON", context)?,
        regexp_source: getter(&regexp, js_string!("source"))?,
        replace_all: member(&string, "replaceAll", context)?,
        splice: member(&array_prototype, "splice", context)?,
        split: member(&string, "split", context)?,
        typed_sort: member(&typed, "sort", context)?,
        typed_to_reversed: member(&typed, "toReversed", context)?,
        typed_to_sorted: member(&typed, "toSorted", context)?,
        typed,
        unshift: member(&array_prototype, "unshift", context)?,
    };
    context.insert_data(Rc::new(originals));
    Ok(())
}

/// What [`keep`] has kept.
pub(super) fn originals(context: &Context) -> Rc<Originals> {
    // Kept before any guest code runs, and nothing removes it.
    #[expect(clippy::expect_used, reason = "an invariant of `install`")]
    let originals = context.get_data::<Rc<Originals>>().expect("the engine's functions are kept first");
    Rc::clone(originals)
}

/// `IsArray` of the standard: a proxy is what its target is.
pub(super) fn is_array(object: &JsObject, context: &mut Context) -> JsResult<bool> {
    if object.is_array() || object.is_ordinary() {
        return Ok(object.is_array());
    }
    if JsProxy::from_object(object.clone()).is_err() {
        return Ok(false);
    }
    let answer = originals(context).is_array.call(&JsValue::undefined(), &[object.clone().into()], context)?;
    Ok(answer.to_boolean())
}

/// `GetV` of the standard: a property of any value, whose getter sees the value itself.
pub(super) fn get_v(value: &JsValue, key: impl Into<PropertyKey>, context: &mut Context) -> JsResult<JsValue> {
    if let Some(object) = value.as_object() {
        return object.get(key, context);
    }
    let object = value.to_object(context)?;
    let key = JsValue::from(&key.into());
    originals(context).get.call(&JsValue::undefined(), &[object.into(), key, value.clone()], context)
}

/// The getter of an accessor that the engine has.
fn getter(object: &JsObject, key: impl Into<PropertyKey>) -> JsResult<JsObject> {
    let accessor = object.borrow().properties().get(&key.into());
    let getter = accessor.and_then(|accessor| accessor.get()?.as_object());
    getter.ok_or_else(|| JsNativeError::typ().with_message("the engine has no such getter").into())
}

pub(super) fn member(object: &JsObject, name: &str, context: &mut Context) -> JsResult<JsObject> {
    object.get(js_string!(name), context)?.to_object(context)
}
