//! Rejected promises without a handler.

use std::{cell::RefCell, collections::BTreeMap};

use boa_engine::{JsValue, object::JsObject};

/// Rejected promises that nobody has handled yet.
#[derive(Default)]
pub(crate) struct Rejections(RefCell<Inner>);

#[derive(Default)]
struct Inner {
    next: u64,
    /// Promises and their reasons, oldest first.
    waiting: BTreeMap<u64, (JsObject, JsValue)>,
    /// Numbers by promise: a program may reject very many, and handle each of them later.
    #[expect(clippy::disallowed_types, reason = "looked up by identity only, never iterated")]
    numbers: std::collections::HashMap<JsObject, u64>,
}

impl Rejections {
    pub(crate) fn add(&self, promise: JsObject, reason: JsValue) {
        let inner = &mut *self.0.borrow_mut();
        inner.numbers.insert(promise.clone(), inner.next);
        inner.waiting.insert(inner.next, (promise, reason));
        inner.next += 1;
    }

    pub(crate) fn remove(&self, promise: &JsObject) {
        let inner = &mut *self.0.borrow_mut();
        if let Some(number) = inner.numbers.remove(promise) {
            inner.waiting.remove(&number);
        }
    }

    /// The reason of the oldest one.
    pub(crate) fn first(&self) -> Option<JsValue> {
        self.0.borrow().waiting.first_key_value().map(|(_, (_, reason))| reason.clone())
    }
}
