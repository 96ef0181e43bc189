//! The text of a pattern, which the engine escapes more than it may.

use boa_engine::{
    Context, JsResult, JsString, JsValue, NativeFunction, js_string, object::FunctionObjectBuilder, property::PropertyDescriptor,
};

use super::originals::originals;

/// Puts a getter before the engine's one.
pub(super) fn install(context: &mut Context) -> JsResult<()> {
    let prototype = context.intrinsics().constructors().regexp().prototype();
    let getter = FunctionObjectBuilder::new(context.realm(), NativeFunction::from_fn_ptr(source)).name(js_string!("get source")).build();
    prototype.define_property_or_throw(js_string!("source"), PropertyDescriptor::builder().get(getter), context)?;
    Ok(())
}

fn source(this: &JsValue, _: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
    let source = originals(context).regexp_source.call(this, &[], context)?;
    Ok(source.as_string().map_or(source, |source| unescaped(&source).into()))
}

/// Takes off the backslash that the engine puts before every slash, where the slash had one or is in a class.
fn unescaped(source: &JsString) -> JsString {
    const BACKSLASH: u16 = b'\\' as u16;
    let units = source.to_vec();
    let mut text: Vec<u16> = Vec::with_capacity(units.len());
    let (mut class, mut at) = (false, 0);
    while let Some(&unit) = units.get(at) {
        at += 1;
        let next = units.get(at).copied();
        match (unit, next) {
            // The engine's, before a slash that had none: it stays where the slash would end the pattern.
            (BACKSLASH, Some(0x2f)) => {
                if !class {
                    text.push(BACKSLASH);
                }
                text.push(0x2f);
                at += 1;
            }
            // The pattern's, of a slash: the engine's follows it.
            (BACKSLASH, Some(BACKSLASH)) if units.get(at + 1) == Some(&0x2f) => {
                text.extend([BACKSLASH, 0x2f]);
                at += 2;
            }
            (BACKSLASH, Some(next)) => {
                text.extend([BACKSLASH, next]);
                at += 1;
            }
            _ => {
                class = match unit {
                    0x5b => true,
                    0x5d => false,
                    _ => class,
                };
                text.push(unit);
            }
        }
    }
    js_string!(text.as_slice())
}
