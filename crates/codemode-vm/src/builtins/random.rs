//! `Math.random`: a fixed generator with a seed of 64 bits for each cell.

use std::cell::Cell;

use boa_engine::{Context, JsResult, JsValue, NativeFunction, js_string, object::FunctionObjectBuilder, property::PropertyDescriptor};

/// Replaces `Math.random`.
pub(super) fn install(context: &mut Context) -> JsResult<()> {
    context.insert_data(State(Cell::new(0)));
    let random = NativeFunction::from_fn_ptr(|_, _, context| Ok(JsValue::from(next(context))));
    let random = FunctionObjectBuilder::new(context.realm(), random).name(js_string!("random")).length(0).build();
    let math = context.global_object().get(js_string!("Math"), context)?;
    if let Some(math) = math.as_object() {
        let descriptor = PropertyDescriptor::builder().value(random).writable(true).enumerable(false).configurable(true);
        math.define_property_or_throw(js_string!("random"), descriptor, context)?;
    }
    Ok(())
}

/// Starts the generator.
pub(crate) fn seed(seed: u64, context: &Context) {
    if let Some(State(state)) = context.get_data::<State>() {
        state.set(seed);
    }
}

#[derive(boa_engine::Trace, boa_engine::Finalize, boa_engine::JsData)]
#[boa_gc(unsafe_empty_trace)]
struct State(Cell<u64>);

/// SplitMix64: any seed will do, and every 64-bit state is followed by another.
fn next(context: &Context) -> f64 {
    let Some(State(state)) = context.get_data::<State>() else { return f64::NAN };
    let next = state.get().wrapping_add(0x9e37_79b9_7f4a_7c15);
    state.set(next);
    let mixed = (next ^ (next >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    let mixed = mixed ^ (mixed >> 31);
    #[expect(clippy::cast_precision_loss, reason = "53 bits fit a double exactly")]
    let number = (mixed >> 11) as f64;
    number / 9_007_199_254_740_992.0
}
