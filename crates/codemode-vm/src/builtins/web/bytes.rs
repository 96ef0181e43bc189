//! Bytes that guests pass: buffers and views of them.

use boa_engine::{
    Context, JsNativeError, JsResult, JsValue,
    object::{
        JsObject,
        builtins::{AlignedVec, JsArrayBuffer, JsDataView, JsSharedArrayBuffer, JsTypedArray, JsUint8Array},
    },
};

/// A part of a buffer.
pub(super) struct View {
    pub(super) buffer: JsObject,
    pub(super) start: usize,
    /// To the end of the buffer if there is none.
    length: Option<usize>,
}

impl View {
    /// What a buffer, typed array or `DataView` covers; none for other values.
    pub(super) fn new(value: &JsValue, context: &mut Context) -> JsResult<Option<Self>> {
        let Some(object) = value.as_object() else { return Ok(None) };
        if JsArrayBuffer::from_object(object.clone()).is_ok() || JsSharedArrayBuffer::from_object(object.clone()).is_ok() {
            return Ok(Some(Self { buffer: object, start: 0, length: None }));
        }
        let (buffer, start, length) = if let Ok(array) = JsTypedArray::from_object(object.clone()) {
            (array.buffer(context)?, array.byte_offset(context)?, array.byte_length(context)?)
        } else if let Ok(view) = JsDataView::from_object(object) {
            // Of a view out of its buffer's bounds nothing is left.
            let size = |size: JsResult<u64>| size.ok().and_then(|size| usize::try_from(size).ok()).unwrap_or(0);
            (view.buffer(context)?, size(view.byte_offset(context)), size(view.byte_length(context)))
        } else {
            return Ok(None);
        };
        let Some(buffer) = buffer.as_object() else { return Ok(None) };
        Ok(Some(Self { buffer, start, length: Some(length) }))
    }

    /// The bytes; none of a buffer that is detached.
    pub(super) fn bytes(&self, context: &mut Context) -> JsResult<Vec<u8>> {
        if let Ok(buffer) = JsArrayBuffer::from_object(self.buffer.clone()) {
            return Ok(buffer.data().map(|data| self.of(&data).to_vec()).unwrap_or_default());
        }
        let shared = JsSharedArrayBuffer::from_object(self.buffer.clone())?;
        let all = JsUint8Array::from_shared_array_buffer(shared, context)?.to_vec(context)?;
        Ok(self.of(&all).to_vec())
    }

    fn of<'a>(&self, data: &'a [u8]) -> &'a [u8] {
        let end = self.length.map_or(data.len(), |length| self.start.saturating_add(length).min(data.len()));
        data.get(self.start..end).unwrap_or_default()
    }
}

/// A part of the bytes of a `Uint8Array` that are written to.
pub(super) struct Target {
    buffer: JsArrayBuffer,
    start: usize,
    pub(super) length: usize,
}

impl Target {
    /// The bytes of a `Uint8Array`; an error for other values.
    pub(super) fn new(value: &JsValue, callee: &str, context: &mut Context) -> JsResult<Self> {
        let wrong = || JsNativeError::typ().with_message(format!("{callee} takes a Uint8Array to write to"));
        let object = value.as_object().ok_or_else(wrong)?;
        let array = JsUint8Array::from_object(object).map_err(|_| wrong())?;
        let (start, length) = (array.byte_offset(context)?, array.byte_length(context)?);
        let buffer = array.buffer(context)?.as_object().ok_or_else(wrong)?;
        let buffer =
            JsArrayBuffer::from_object(buffer).map_err(|_| JsNativeError::typ().with_message("shared memory cannot be written to"))?;
        Ok(Self { buffer, start, length })
    }

    /// Writes at the start, as much as there is place for.
    pub(super) fn write(&self, bytes: &[u8]) {
        if let Some(mut data) = self.buffer.data_mut()
            && let Some(target) = data.get_mut(self.start..self.start + bytes.len().min(self.length))
        {
            target.copy_from_slice(&bytes[..target.len()]);
        }
    }
}

/// A new `ArrayBuffer`.
pub(super) fn array_buffer(bytes: &[u8], context: &mut Context) -> JsResult<JsArrayBuffer> {
    JsArrayBuffer::from_byte_block(AlignedVec::from_slice(64, bytes), context)
}

/// A new `Uint8Array`.
pub(super) fn uint8_array(bytes: &[u8], context: &mut Context) -> JsResult<JsValue> {
    let buffer = array_buffer(bytes, context)?;
    Ok(JsUint8Array::from_array_buffer(buffer, context)?.into())
}
