//! Arrays as the engine mostly has them: elements one after another, each an ordinary one.
//!
//! What is asked here runs no guest code, and what is done here does what `[[Get]]` and `[[Set]]` would do.

use boa_engine::{
    JsValue,
    object::{IndexProperties, JsObject},
};

/// The element at an index, if the array has it in the common form.
pub(super) fn element(array: &JsObject, index: u64) -> Option<JsValue> {
    if !array.is_array() {
        return None;
    }
    let index = usize::try_from(index).ok()?;
    match array.borrow().properties().index_properties() {
        IndexProperties::DenseI32(mut elements) => elements.nth(index).map(|(_, element)| JsValue::from(*element)),
        IndexProperties::DenseF64(mut elements) => elements.nth(index).map(|(_, element)| JsValue::from(*element)),
        IndexProperties::DenseElement(mut elements) => elements.nth(index).map(|(_, element)| element.clone()),
        IndexProperties::SparseElement(_) | IndexProperties::SparseProperty(_) => None,
    }
}
