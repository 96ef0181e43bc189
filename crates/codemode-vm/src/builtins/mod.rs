//! Built-ins that are not as the engine has them: what would make a guest differ from its replay is replaced or
//! absent (`spec/exec-wait.md` 11.2).

use std::{cell::Cell, rc::Rc};

use boa_engine::{
    Context, JsResult, JsValue, NativeFunction,
    context::time::{Clock, JsInstant},
    js_string,
    object::FunctionObjectBuilder,
    property::PropertyDescriptor,
};

/// A clock that the host moves, and only with a delivery.
#[derive(Clone, Debug, Default)]
pub(crate) struct GuestClock(Rc<Cell<i64>>);

impl GuestClock {
    /// Moves the clock; never backwards.
    pub(crate) fn set(&self, clock_ms: i64) {
        self.0.set(self.0.get().max(clock_ms));
    }
}

impl Clock for GuestClock {
    fn now(&self) -> JsInstant {
        JsInstant::new(u64::try_from(self.0.get() / 1_000).unwrap_or(0), 0)
    }

    fn system_time_millis(&self) -> i64 {
        self.0.get()
    }
}

/// Removes what depends on the garbage collector and seeds `Math.random`.
pub(crate) fn make_deterministic(seed: u64, context: &mut Context) -> JsResult<()> {
    for name in ["WeakRef", "FinalizationRegistry"] {
        context.global_object().delete_property_or_throw(js_string!(name), context)?;
    }
    let random_state = Rc::new(Cell::new(seed));
    // SplitMix64: any seed will do, and every 64-bit state is followed by another.
    let random = move |_: &JsValue, _: &[JsValue], captured: &RandomState, _: &mut Context| {
        let next = captured.0.get().wrapping_add(0x9e37_79b9_7f4a_7c15);
        captured.0.set(next);
        let mixed = (next ^ (next >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        let mixed = mixed ^ (mixed >> 31);
        #[expect(clippy::cast_precision_loss, reason = "53 bits fit a double exactly")]
        Ok(JsValue::from((mixed >> 11) as f64 / 9_007_199_254_740_992.0))
    };
    let random = NativeFunction::from_copy_closure_with_captures(random, RandomState(random_state));
    let random = FunctionObjectBuilder::new(context.realm(), random).name(js_string!("random")).length(0).build();
    let math = context.global_object().get(js_string!("Math"), context)?;
    if let Some(math) = math.as_object() {
        let descriptor = PropertyDescriptor::builder().value(random).writable(true).enumerable(false).configurable(true);
        math.define_property_or_throw(js_string!("random"), descriptor, context)?;
    }
    Ok(())
}

#[derive(boa_engine::Trace, boa_engine::Finalize)]
#[boa_gc(unsafe_empty_trace)]
struct RandomState(Rc<Cell<u64>>);
