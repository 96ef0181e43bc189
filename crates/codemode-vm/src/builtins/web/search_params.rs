//! `URLSearchParams`.

use std::mem;

use boa_engine::{
    Context, Finalize, JsArgs, JsData, JsNativeError, JsResult, JsSymbol, JsValue, NativeFunction, Trace,
    builtins::iterable::create_iter_result_object,
    class::{Class, ClassBuilder},
    js_string,
    object::{FunctionObjectBuilder, JsObject, ObjectInitializer, builtins::JsArray},
    property::{Attribute, PropertyKey},
};
use url::form_urlencoded;

use super::{
    interface::{self, Member, iterate, iterator_method, receiver, require, usv_string},
    url::Url,
};
use crate::bridge::json_out::enumerable_keys;

/// Installs the class.
pub(super) fn install(context: &mut Context) -> JsResult<()> {
    let iterator = context.intrinsics().constructors().iterator().prototype();
    let next = interface::function("next", 0, ParamsIterator::next, context);
    let prototype = ObjectInitializer::with_native_data_and_proto(boa_engine::builtins::object::OrdinaryObject, iterator, context)
        .property(js_string!("next"), next, Attribute::all())
        .property(JsSymbol::to_string_tag(), js_string!("URLSearchParams Iterator"), Attribute::CONFIGURABLE)
        .build();
    context.insert_data(IteratorPrototype(prototype));
    context.register_global_class::<SearchParams>()
}

/// A list of names and values, of a URL or on its own.
#[derive(Trace, Finalize, JsData)]
pub(super) struct SearchParams {
    #[unsafe_ignore_trace]
    pairs: Vec<(String, String)>,
    /// Whose query follows the list.
    url: Option<JsObject<Url>>,
}

impl Class for SearchParams {
    const NAME: &'static str = "URLSearchParams";
    const ATTRIBUTES: Attribute = interface::CLASS;

    fn init(class: &mut ClassBuilder<'_>) -> JsResult<()> {
        interface::members(
            class,
            Self::NAME,
            &[
                Member::Getter("size", |this, _, _| Ok(this_params(this)?.borrow().data().pairs.len().into())),
                Member::Method("append", 2, Self::append),
                Member::Method("delete", 1, Self::delete),
                Member::Method("get", 1, Self::get),
                Member::Method("getAll", 1, Self::get_all),
                Member::Method("has", 1, Self::has),
                Member::Method("set", 2, Self::set),
                Member::Method("sort", 0, Self::sort),
                Member::Method("forEach", 1, Self::for_each),
                Member::Method("keys", 0, |this, _, context| iterator(this, Item::Name, context)),
                Member::Method("values", 0, |this, _, context| iterator(this, Item::Value, context)),
                Member::Method("toString", 0, |this, _, _| Ok(js_string!(this_params(this)?.borrow().data().serialize()).into())),
            ],
        );
        let entries = NativeFunction::from_fn_ptr(|this, _, context| iterator(this, Item::Pair, context));
        let entries = FunctionObjectBuilder::new(class.context().realm(), entries).name(js_string!("entries")).length(0).build();
        class.property(js_string!("entries"), entries.clone(), Attribute::all());
        class.property(JsSymbol::iterator(), entries, interface::CLASS);
        Ok(())
    }

    fn data_constructor(_: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<Self> {
        let init = arguments.get_or_undefined(0);
        let pairs = match init.as_object() {
            None if init.is_undefined() => Vec::new(),
            None => {
                let text = usv_string(init, context)?;
                parse(text.strip_prefix('?').unwrap_or(&text))
            }
            Some(object) => match iterator_method(init, context)? {
                Some(method) => pairs(init, &method, context)?,
                None => record(&object, context)?,
            },
        };
        Ok(Self { pairs, url: None })
    }
}

impl SearchParams {
    /// The list of a URL's query.
    pub(super) fn of_url(url: JsObject<Url>, query: &str, context: &mut Context) -> JsResult<JsObject> {
        Self::from_data(Self { pairs: parse(query), url: Some(url) }, context)
    }

    /// Takes the list from the query again.
    pub(super) fn reset(&mut self, query: &str) {
        self.pairs = parse(query);
    }

    fn serialize(&self) -> String {
        form_urlencoded::Serializer::new(String::new()).extend_pairs(&self.pairs).finish()
    }

    fn append(this: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
        let params = this_params(this)?;
        require(arguments, 2, "URLSearchParams.append")?;
        let name = usv_string(arguments.get_or_undefined(0), context)?;
        let value = usv_string(arguments.get_or_undefined(1), context)?;
        change(&params, |pairs| pairs.push((name, value)));
        Ok(JsValue::undefined())
    }

    fn delete(this: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
        let params = this_params(this)?;
        require(arguments, 1, "URLSearchParams.delete")?;
        let wanted = Wanted::new(arguments, context)?;
        change(&params, |pairs| pairs.retain(|pair| !wanted.is(pair)));
        Ok(JsValue::undefined())
    }

    fn get(this: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
        let params = this_params(this)?;
        require(arguments, 1, "URLSearchParams.get")?;
        let name = usv_string(arguments.get_or_undefined(0), context)?;
        let params = params.borrow();
        let found = params.data().pairs.iter().find(|pair| pair.0 == name);
        Ok(found.map_or(JsValue::null(), |pair| js_string!(pair.1.as_str()).into()))
    }

    fn get_all(this: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
        let params = this_params(this)?;
        require(arguments, 1, "URLSearchParams.getAll")?;
        let name = usv_string(arguments.get_or_undefined(0), context)?;
        let found: Vec<JsValue> =
            params.borrow().data().pairs.iter().filter(|pair| pair.0 == name).map(|pair| js_string!(pair.1.as_str()).into()).collect();
        Ok(JsArray::from_iter(found, context).into())
    }

    fn has(this: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
        let params = this_params(this)?;
        require(arguments, 1, "URLSearchParams.has")?;
        let wanted = Wanted::new(arguments, context)?;
        Ok(params.borrow().data().pairs.iter().any(|pair| wanted.is(pair)).into())
    }

    fn set(this: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
        let params = this_params(this)?;
        require(arguments, 2, "URLSearchParams.set")?;
        let name = usv_string(arguments.get_or_undefined(0), context)?;
        let value = usv_string(arguments.get_or_undefined(1), context)?;
        change(&params, |pairs| {
            // The first of the name gets the value, the others go.
            let mut value = Some(value);
            pairs.retain_mut(|pair| {
                if pair.0 != name {
                    return true;
                }
                let Some(value) = value.take() else { return false };
                pair.1 = value;
                true
            });
            if let Some(value) = value {
                pairs.push((name, value));
            }
        });
        Ok(JsValue::undefined())
    }

    fn sort(this: &JsValue, _: &[JsValue], _: &mut Context) -> JsResult<JsValue> {
        change(&this_params(this)?, |pairs| pairs.sort_by(|one, other| one.0.encode_utf16().cmp(other.0.encode_utf16())));
        Ok(JsValue::undefined())
    }

    fn for_each(this: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
        let params = this_params(this)?;
        let Some(callback) = arguments.get_or_undefined(0).as_callable() else {
            return Err(JsNativeError::typ().with_message("URLSearchParams.forEach takes a function").into());
        };
        let mut index = 0;
        loop {
            // The callback may change the list.
            let Some((name, value)) = params.borrow().data().pairs.get(index).cloned() else { return Ok(JsValue::undefined()) };
            callback.call(arguments.get_or_undefined(1), &[js_string!(value).into(), js_string!(name).into(), this.clone()], context)?;
            index += 1;
        }
    }
}

/// A name, and a value if one was given.
struct Wanted {
    name: String,
    value: Option<String>,
}

impl Wanted {
    fn new(arguments: &[JsValue], context: &mut Context) -> JsResult<Self> {
        let name = usv_string(arguments.get_or_undefined(0), context)?;
        let value = arguments.get_or_undefined(1);
        let value = if value.is_undefined() { None } else { Some(usv_string(value, context)?) };
        Ok(Self { name, value })
    }

    fn is(&self, (name, value): &(String, String)) -> bool {
        *name == self.name && self.value.as_ref().is_none_or(|wanted| wanted == value)
    }
}

fn this_params(this: &JsValue) -> JsResult<JsObject<SearchParams>> {
    receiver(this, SearchParams::NAME)
}

/// Changes the list, and with it the query of its URL.
fn change(params: &JsObject<SearchParams>, change: impl FnOnce(&mut Vec<(String, String)>)) {
    let mut params = params.borrow_mut();
    let params = params.data_mut();
    change(&mut params.pairs);
    if let Some(url) = &params.url {
        url.borrow_mut().data_mut().set_query(&params.serialize());
    }
}

fn parse(query: &str) -> Vec<(String, String)> {
    form_urlencoded::parse(query.as_bytes()).into_owned().collect()
}

/// The names and values that an iterable of pairs gives.
fn pairs(init: &JsValue, iterator: &JsObject, context: &mut Context) -> JsResult<Vec<(String, String)>> {
    let wrong = || JsNativeError::typ().with_message("each query pair has to be an iterable of a name and a value");
    let mut list = Vec::new();
    iterate(init, iterator, context, |pair, context| {
        let iterator = iterator_method(&pair, context)?;
        let mut parts = Vec::with_capacity(2);
        iterate(&pair, &iterator.ok_or_else(wrong)?, context, |part, context| {
            parts.push(usv_string(&part, context)?);
            Ok(())
        })?;
        let mut parts = parts.into_iter();
        match (parts.next(), parts.next(), parts.next()) {
            (Some(name), Some(value), None) => list.push((name, value)),
            _ => return Err(wrong().into()),
        }
        Ok(())
    })?;
    Ok(list)
}

/// The members of an object; a name that comes twice once it is text has the later value, at the earlier place.
fn record(object: &JsObject, context: &mut Context) -> JsResult<Vec<(String, String)>> {
    let mut list: Vec<(String, String)> = Vec::new();
    for key in enumerable_keys(object, context)? {
        let name = match &key {
            PropertyKey::String(name) => name.to_std_string_lossy(),
            PropertyKey::Index(index) => index.get().to_string(),
            PropertyKey::Symbol(_) => continue,
        };
        let value = object.get(key, context)?;
        let value = usv_string(&value, context)?;
        // Only what was no text before can be a name twice.
        match list.iter_mut().find(|pair| name.contains(char::REPLACEMENT_CHARACTER) && pair.0 == name) {
            Some(pair) => drop(mem::replace(&mut pair.1, value)),
            None => list.push((name, value)),
        }
    }
    Ok(list)
}

/// As it was before guest code ran.
struct IteratorPrototype(JsObject);

#[derive(Clone, Copy, Debug)]
enum Item {
    Name,
    Value,
    Pair,
}

#[derive(Trace, Finalize, JsData)]
struct ParamsIterator {
    params: JsObject<SearchParams>,
    index: usize,
    #[unsafe_ignore_trace]
    item: Item,
}

fn iterator(this: &JsValue, item: Item, context: &mut Context) -> JsResult<JsValue> {
    let params = this_params(this)?;
    let prototype = context.get_data::<IteratorPrototype>().map(|prototype| prototype.0.clone());
    Ok(JsObject::from_proto_and_data(prototype, ParamsIterator { params, index: 0, item }).into())
}

impl ParamsIterator {
    fn next(this: &JsValue, _: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
        let iterator = receiver::<Self>(this, "URLSearchParams Iterator")?;
        let (item, pair) = {
            let mut iterator = iterator.borrow_mut();
            let iterator = iterator.data_mut();
            let pair = iterator.params.borrow().data().pairs.get(iterator.index).cloned();
            iterator.index += 1;
            (iterator.item, pair)
        };
        let Some((name, value)) = pair else { return Ok(create_iter_result_object(JsValue::undefined(), true, context)) };
        let (name, value) = (js_string!(name), js_string!(value));
        let item = match item {
            Item::Name => name.into(),
            Item::Value => value.into(),
            Item::Pair => JsArray::from_iter([name.into(), value.into()], context).into(),
        };
        Ok(create_iter_result_object(item, false, context))
    }
}
