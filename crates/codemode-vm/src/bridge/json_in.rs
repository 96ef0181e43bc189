//! From JSON text straight to engine values, with no tree in between.

use boa_engine::{
    Context, JsString, JsValue, js_string,
    object::{JsObject, builtins::JsArray},
    property::PropertyKey,
};
use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};

/// Parses the text of one JSON value.
pub(crate) fn parse(text: &str, context: &mut Context) -> Result<JsValue, serde_json::Error> {
    let mut deserializer = serde_json::Deserializer::from_str(text);
    let value = Builder { context }.deserialize(&mut deserializer)?;
    deserializer.end()?;
    Ok(value)
}

struct Builder<'a> {
    context: &'a mut Context,
}

impl<'de> DeserializeSeed<'de> for Builder<'_> {
    type Value = JsValue;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<JsValue, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Builder<'_> {
    type Value = JsValue;

    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("a JSON value")
    }

    fn visit_unit<E>(self) -> Result<JsValue, E> {
        Ok(JsValue::null())
    }

    fn visit_bool<E>(self, value: bool) -> Result<JsValue, E> {
        Ok(JsValue::from(value))
    }

    fn visit_i64<E>(self, value: i64) -> Result<JsValue, E> {
        Ok(JsValue::from(value))
    }

    fn visit_u64<E>(self, value: u64) -> Result<JsValue, E> {
        Ok(JsValue::from(value))
    }

    fn visit_f64<E>(self, value: f64) -> Result<JsValue, E> {
        Ok(JsValue::from(value))
    }

    fn visit_str<E>(self, value: &str) -> Result<JsValue, E> {
        Ok(JsString::from(value).into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<JsValue, A::Error> {
        let mut values = Vec::new();
        while let Some(value) = items.next_element_seed(Builder { context: self.context })? {
            values.push(value);
        }
        Ok(JsArray::from_iter(values, self.context).into())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<JsValue, A::Error> {
        let object = JsObject::with_object_proto(self.context.intrinsics());
        while let Some(key) = entries.next_key::<std::borrow::Cow<'de, str>>()? {
            let value = entries.next_value_seed(Builder { context: self.context })?;
            // Defining, not setting: a key `__proto__` is a key like any other.
            object
                .create_data_property(PropertyKey::from(js_string!(key.as_ref())), value, self.context)
                .map_err(|error| A::Error::custom(error.to_string()))?;
        }
        Ok(object.into())
    }
}
