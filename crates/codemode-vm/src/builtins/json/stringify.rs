//! From engine values to JSON text, without recursion on the native stack.

use std::{collections::BTreeSet, rc::Rc};

use boa_engine::{
    Context, JsBigInt, JsError, JsNativeError, JsResult, JsString, JsValue, JsVariant, js_string,
    object::{JsObject, shape::Shape},
    property::PropertyKey,
};

use super::{own_enumerable_names, raw_json};
use crate::builtins::{
    buffer::Buffer,
    dense,
    originals::{get_v, is_array},
    string::{MAX_LENGTH, too_long},
};

/// `JSON.stringify`; none for what JSON has no form for.
pub(super) fn stringify(value: &JsValue, replacer: &JsValue, space: &JsValue, context: &mut Context) -> JsResult<Option<JsString>> {
    let mut writer = Writer::new(replacer, space, context)?;
    // The object that the standard puts around the value; only a replacer function can see it.
    let holder = JsObject::with_object_proto(context.intrinsics());
    holder.create_data_property_or_throw(js_string!(), value.clone(), context)?;
    let Some(form) = writer.form(&holder, &Name::Text(js_string!()), value.clone(), context)? else { return Ok(None) };
    writer.write(form, context)?;
    writer.run(context)?;
    if writer.out.len() > MAX_LENGTH {
        return Err(too_long());
    }
    Ok(Some(writer.out.finish()))
}

struct Writer {
    out: Buffer,
    replacer: Option<JsObject>,
    /// The only members that are written, if there is a list of them.
    allowed: Option<Rc<[Key]>>,
    gap: JsString,
    /// Containers whose end is not written, from the root inwards.
    open: Vec<Frame>,
    /// The same by address: one that is met again is a cycle.
    addresses: BTreeSet<usize>,
    /// Keys by shape: objects that were made alike have them in common.
    known: Vec<Option<(Shape, Rc<[Key]>)>>,
}

struct Frame {
    object: JsObject,
    members: Members,
    next: u64,
    empty: bool,
}

enum Members {
    Elements(u64),
    Named(Rc<[Key]>),
}

/// A key, and how it is written: quoted and with a colon.
struct Key {
    property: PropertyKey,
    name: JsString,
    text: JsString,
}

/// What a value is called in its holder. Made into a string only for those who ask.
enum Name {
    Index(u64),
    Text(JsString),
}

impl Name {
    fn to_value(&self) -> JsValue {
        match self {
            Self::Index(index) => JsString::from(*index).into(),
            Self::Text(name) => name.clone().into(),
        }
    }
}

/// A value that JSON has a form for.
enum Form {
    /// Null, a boolean, a number or a string.
    Primitive(JsValue),
    /// Text that stands for itself.
    Raw(JsString),
    Container(JsObject),
}

impl Writer {
    fn new(replacer: &JsValue, space: &JsValue, context: &mut Context) -> JsResult<Self> {
        let mut allowed = None;
        if let Some(list) = replacer.as_object()
            && !list.is_callable()
            && is_array(&list, context)?
        {
            allowed = Some(names_of(&list, context)?);
        }
        let gap = gap(space, context)?;
        let allowed = allowed.map(|names| names.into_iter().map(|name| Key::new(name, &gap)).collect());
        Ok(Self {
            out: Buffer::default(),
            replacer: replacer.as_callable(),
            allowed,
            gap,
            open: Vec::new(),
            addresses: BTreeSet::new(),
            known: vec![None; KNOWN_SHAPES],
        })
    }

    /// Writes what is open to its end.
    fn run(&mut self, context: &mut Context) -> JsResult<()> {
        while let Some(frame) = self.open.last_mut() {
            let next = frame.next;
            frame.next += 1;
            let object = frame.object.clone();
            match &frame.members {
                Members::Elements(length) if next < *length => {
                    let value = match dense::element(&object, next) {
                        Some(value) => value,
                        None => object.get(next, context)?,
                    };
                    let form = self.form(&object, &Name::Index(next), value, context)?;
                    self.separate()?;
                    self.write(form.unwrap_or(Form::Primitive(JsValue::null())), context)?;
                }
                Members::Named(keys) if next < keys.len() as u64 => {
                    let keys = Rc::clone(keys);
                    #[expect(clippy::cast_possible_truncation, reason = "less than the length of a list")]
                    let Key { property, name, text } = &keys[next as usize];
                    let value = match own_value(&object, property) {
                        Some(value) => value,
                        None => object.get(property.clone(), context)?,
                    };
                    if let Some(form) = self.form(&object, &Name::Text(name.clone()), value, context)? {
                        self.separate()?;
                        self.out.push(text.as_str());
                        self.write(form, context)?;
                    }
                }
                Members::Elements(_) => self.close("]")?,
                Members::Named(_) => self.close("}")?,
            }
        }
        Ok(())
    }

    /// What is written for a value, or none if nothing is: everything that runs guest code or has an error to say.
    fn form(&self, holder: &JsObject, name: &Name, mut value: JsValue, context: &mut Context) -> JsResult<Option<Form>> {
        let to_json = if let Some(object) = value.as_object() {
            object.get(js_string!("toJSON"), context)?
        } else if value.is_bigint() {
            get_v(&value, js_string!("toJSON"), context)?
        } else {
            JsValue::undefined()
        };
        if let Some(to_json) = to_json.as_callable() {
            value = to_json.call(&value, &[name.to_value()], context)?;
        }
        if let Some(replacer) = &self.replacer {
            value = replacer.call(&holder.clone().into(), &[name.to_value(), value], context)?;
        }
        if let Some(object) = value.as_object() {
            if object.is_ordinary() || object.is_array() {
                return Ok(Some(Form::Container(object)));
            }
            if let Some(text) = raw_json(&object, context)? {
                return Ok(Some(Form::Raw(text)));
            }
            let boolean = object.downcast_ref::<bool>().map(|boolean| *boolean);
            let bigint = object.is::<JsBigInt>();
            if object.is::<f64>() {
                value = value.to_number(context)?.into();
            } else if object.is::<JsString>() {
                value = value.to_string(context)?.into();
            } else if let Some(boolean) = boolean {
                value = boolean.into();
            } else if bigint {
                return Err(no_bigint());
            } else if object.is_callable() {
                return Ok(None);
            } else {
                return Ok(Some(Form::Container(object)));
            }
        }
        if value.is_bigint() {
            return Err(no_bigint());
        }
        Ok((!value.is_undefined() && !value.is_symbol()).then_some(Form::Primitive(value)))
    }

    fn write(&mut self, form: Form, context: &mut Context) -> JsResult<()> {
        match form {
            Form::Raw(text) => self.out.push(text.as_str()),
            Form::Container(object) => self.open(object, context)?,
            Form::Primitive(value) => match value.variant() {
                JsVariant::String(string) => self.out.push_quoted(string.as_str()),
                JsVariant::Boolean(true) => self.out.push_ascii("true"),
                JsVariant::Boolean(false) => self.out.push_ascii("false"),
                JsVariant::Integer32(number) => self.out.push_ascii(&number.to_string()),
                JsVariant::Float64(number) if number.is_finite() => self.out.push(JsString::from(number).as_str()),
                _ => self.out.push_ascii("null"),
            },
        }
        Ok(())
    }

    fn open(&mut self, object: JsObject, context: &mut Context) -> JsResult<()> {
        if !self.addresses.insert(address(&object)) {
            return Err(self.cycle(&object));
        }
        let members = if is_array(&object, context)? {
            self.out.push_ascii("[");
            Members::Elements(dense::length_of(&object, context)?)
        } else {
            self.out.push_ascii("{");
            Members::Named(self.keys(&object, context)?)
        };
        self.open.push(Frame { object, members, next: 0, empty: true });
        Ok(())
    }

    fn close(&mut self, end: &str) -> JsResult<()> {
        if let Some(frame) = self.open.pop() {
            self.addresses.remove(&address(&frame.object));
            if !frame.empty {
                self.new_line();
            }
            self.out.push_ascii(end);
        }
        self.bounded()
    }

    fn bounded(&self) -> JsResult<()> {
        if self.out.len() > MAX_LENGTH { Err(too_long()) } else { Ok(()) }
    }

    /// What stands between members, before the next one.
    fn separate(&mut self) -> JsResult<()> {
        if let Some(frame) = self.open.last_mut() {
            if !frame.empty {
                self.out.push_ascii(",");
            }
            frame.empty = false;
        }
        self.new_line();
        self.bounded()
    }

    fn new_line(&mut self) {
        if !self.gap.is_empty() {
            self.out.push_ascii("\n");
            for _ in 0..self.open.len() {
                self.out.push(self.gap.as_str());
            }
        }
    }

    /// The keys of an object's members.
    fn keys(&mut self, object: &JsObject, context: &mut Context) -> JsResult<Rc<[Key]>> {
        if let Some(allowed) = &self.allowed {
            return Ok(Rc::clone(allowed));
        }
        let shape = {
            let object = object.borrow();
            // Elements are no part of a shape, and a shape that is not shared can change.
            (object.shape().is_shared() && object.properties().index_property_keys().len() == 0).then(|| object.shape().clone())
        };
        let Some(shape) = shape.filter(|_| object.is_ordinary()) else {
            return self.read_keys(object, context);
        };
        let address = shape.to_addr_usize();
        let slot = (address >> 4) % KNOWN_SHAPES;
        if let Some((known, keys)) = &self.known[slot]
            && known.to_addr_usize() == address
        {
            return Ok(Rc::clone(keys));
        }
        let keys = self.read_keys(object, context)?;
        self.known[slot] = Some((shape, Rc::clone(&keys)));
        Ok(keys)
    }

    fn read_keys(&self, object: &JsObject, context: &mut Context) -> JsResult<Rc<[Key]>> {
        let names = own_enumerable_names(object, context)?;
        Ok(names.into_iter().map(|name| Key::new(name, &self.gap)).collect())
    }

    /// The error for an object that contains itself, with the path of the circle, in the words of V8.
    fn cycle(&self, object: &JsObject) -> JsError {
        let start = self.open.iter().position(|frame| frame.object == *object).unwrap_or_default();
        let circle = &self.open[start..];
        let mut lines = vec![format!("    --> starting at object with constructor {}", constructor_name(object))];
        for (index, pair) in circle.windows(2).enumerate() {
            // Of a long circle the first two steps and the last one.
            if index >= 2 && index + 2 < circle.len() {
                if index == 2 {
                    lines.push("    |     ...".to_owned());
                }
                continue;
            }
            let name = constructor_name(&pair[1].object);
            lines.push(format!("    |     {} -> object with constructor {name}", pair[0].current()));
        }
        if let Some(last) = circle.last() {
            lines.push(format!("    --- {} closes the circle", last.current()));
        }
        JsNativeError::typ().with_message(format!("Converting circular structure to JSON\n{}", lines.join("\n"))).into()
    }
}

impl Frame {
    /// The member that is being written, in words.
    fn current(&self) -> String {
        let index = self.next.saturating_sub(1);
        let named = |keys: &Rc<[Key]>| usize::try_from(index).ok().and_then(|index| keys.get(index)).map(|key| key.name.clone());
        match &self.members {
            Members::Elements(_) => format!("index {index}"),
            Members::Named(keys) => format!("property '{}'", named(keys).unwrap_or_default().to_std_string_lossy()),
        }
    }
}

impl Key {
    fn new(name: JsString, gap: &JsString) -> Self {
        let mut text = Buffer::default();
        text.push_quoted(name.as_str());
        text.push_ascii(if gap.is_empty() { ":" } else { ": " });
        Self { property: PropertyKey::from(name.clone()), name, text: text.finish() }
    }
}

/// An own data property of an object that has no say in it.
fn own_value(object: &JsObject, key: &PropertyKey) -> Option<JsValue> {
    if !object.is_ordinary() {
        return None;
    }
    object.borrow().properties().get(key)?.value().cloned()
}

/// The names in a list of members, each once.
fn names_of(list: &JsObject, context: &mut Context) -> JsResult<Vec<JsString>> {
    let length = dense::length_of(list, context)?;
    let mut seen = BTreeSet::new();
    let mut names = Vec::new();
    for index in 0..length {
        let value = list.get(index, context)?;
        let boxed = value.as_object().is_some_and(|object| object.is::<f64>() || object.is::<JsString>());
        if boxed || value.is_string() || value.is_number() {
            let name = value.to_string(context)?;
            if seen.insert(name.clone()) {
                names.push(name);
            }
        }
    }
    Ok(names)
}

/// What one level of nesting is indented by.
fn gap(space: &JsValue, context: &mut Context) -> JsResult<JsString> {
    let mut space = space.clone();
    if let Some(object) = space.as_object() {
        if object.is::<f64>() {
            space = space.to_number(context)?.into();
        } else if object.is::<JsString>() {
            space = space.to_string(context)?.into();
        }
    }
    if let Some(number) = space.as_number() {
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 0 to 10; NaN is 0")]
        return Ok(JsString::from(" ".repeat(number.clamp(0.0, 10.0) as usize)));
    }
    Ok(space.as_string().map(|text| text.slice(0, 10)).unwrap_or_default())
}

/// The quoted name of the function that an object was made by, as far as it is known without running any code.
fn constructor_name(object: &JsObject) -> String {
    let mut at = Some(object.clone());
    while let Some(object) = at {
        let data = |object: &JsObject, key: &str| object.borrow().properties().get(&js_string!(key).into())?.value().cloned();
        if let Some(constructor) = data(&object, "constructor").and_then(|constructor| constructor.as_object())
            && let Some(name) = data(&constructor, "name").and_then(|name| name.as_string())
        {
            return format!("'{}'", name.to_std_string_lossy());
        }
        at = object.prototype();
    }
    "'Object'".to_owned()
}

fn address(object: &JsObject) -> usize {
    std::ptr::from_ref(object.as_ref()).addr()
}

fn no_bigint() -> JsError {
    JsNativeError::typ().with_message("Do not know how to serialize a BigInt").into()
}

const KNOWN_SHAPES: usize = 64;
