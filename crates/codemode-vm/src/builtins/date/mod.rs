//! `Date` with a parser that takes what other engines take.

mod calendar;
mod parse;

use boa_engine::{
    Context, JsArgs, JsResult, JsString, JsValue, NativeFunction,
    builtins::date::Date,
    js_string,
    object::{FunctionObjectBuilder, JsObject},
    property::PropertyDescriptor,
    value::PreferredType,
};

pub(super) use self::calendar::{Moment, moment};
use super::web::{method, replace_global};

/// Puts a constructor around the engine's that parses by itself.
pub(super) fn install(context: &mut Context) -> JsResult<()> {
    let class = context.intrinsics().constructors().date();
    let (original, prototype) = (class.constructor(), class.prototype());
    let constructor = NativeFunction::from_copy_closure_with_captures(construct, original.clone());
    let constructor: JsObject =
        FunctionObjectBuilder::new(context.realm(), constructor).name(js_string!("Date")).length(7).constructor(true).build().into();
    let fixed = PropertyDescriptor::builder().value(prototype.clone()).writable(false).enumerable(false).configurable(false);
    constructor.define_property_or_throw(js_string!("prototype"), fixed, context)?;
    for name in ["now", "UTC"] {
        let value = original.get(js_string!(name), context)?;
        let hidden = PropertyDescriptor::builder().value(value).writable(true).enumerable(false).configurable(true);
        constructor.define_property_or_throw(js_string!(name), hidden, context)?;
    }
    method(&constructor, "parse", 1, |_, arguments, context| Ok(time(&arguments.get_or_undefined(0).to_string(context)?).into()), context)?;
    let hidden = PropertyDescriptor::builder().value(constructor.clone()).writable(true).enumerable(false).configurable(true);
    prototype.define_property_or_throw(js_string!("constructor"), hidden, context)?;
    replace_global("Date", constructor, context)
}

fn construct(new_target: &JsValue, arguments: &[JsValue], original: &JsObject, context: &mut Context) -> JsResult<JsValue> {
    let Some(new_target) = new_target.as_object() else {
        return original.call(&JsValue::undefined(), arguments, context);
    };
    let [value] = arguments else { return Ok(original.construct(arguments, Some(&new_target), context)?.into()) };
    let value = if value.as_object().is_some_and(|object| object.is::<Date>()) {
        value.clone()
    } else {
        let value = value.to_primitive(context, PreferredType::Default)?;
        value.as_string().map_or(value, |text| time(&text).into())
    };
    Ok(original.construct(&[value], Some(&new_target), context)?.into())
}

/// The time value of a text.
fn time(text: &JsString) -> f64 {
    parse::parse(&text.to_vec()).unwrap_or(f64::NAN)
}
