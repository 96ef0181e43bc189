//! Messages of a server, with the results kept as they were sent.
//!
//! rmcp decodes a result into the first of 20 types that fits, and drops what that type does not know: unknown keys
//! of a block, a block of an unknown type, a tool without a schema. So results never reach its decoder. The text of a
//! result is handed to rmcp as a string, which only [`CustomResult`] takes, and whoever sent the request parses it.

use std::borrow::Cow;

use rmcp::model::{
    ClientJsonRpcMessage, ClientRequest, CustomResult, ErrorCode, ErrorData, JsonRpcMessage, RequestId, ServerJsonRpcMessage, ServerResult,
};
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value, json, value::RawValue};

/// What a piece of text from a server is.
pub(super) enum Reading {
    /// JSON of the protocol that says nothing we understand.
    Ignored,
    /// Not of the protocol at all.
    Junk,
    /// A message.
    Message(Box<ServerJsonRpcMessage>),
}

/// Reads one message. `initialize` is the id of the request whose result rmcp itself has to understand.
pub(super) fn read(text: &str, initialize: Option<&RequestId>) -> Reading {
    let Ok(envelope) = serde_json::from_str::<Envelope<'_>>(text) else {
        return Reading::Junk;
    };
    if envelope.method.is_some() {
        return match serde_json::from_str(text) {
            Ok(message) => Reading::Message(Box::new(message)),
            Err(_) => Reading::Ignored,
        };
    }
    let id = envelope.id.and_then(|id| serde_json::from_str::<RequestId>(id.get()).ok());
    let message = match (id, envelope.result, envelope.error) {
        (Some(id), Some(result), None) => {
            let result = if initialize.is_some_and(|initialize| is_same(initialize, &id)) {
                initialize_result(result)
            } else {
                ServerResult::CustomResult(CustomResult(Value::String(result.get().to_owned())))
            };
            ServerJsonRpcMessage::response(result, id)
        }
        (id, None, Some(error)) => ServerJsonRpcMessage::error(error_data(error), id),
        _ => return Reading::Junk,
    };
    Reading::Message(Box::new(message))
}

/// The id of the message if it is the request that opens a session.
pub(super) fn initialize_id(message: &ClientJsonRpcMessage) -> Option<&RequestId> {
    match message {
        JsonRpcMessage::Request(request) if matches!(request.request, ClientRequest::InitializeRequest(_)) => Some(&request.id),
        _ => None,
    }
}

/// The text of a result that came through [`read`].
pub(super) fn result_text(result: ServerResult) -> String {
    match result {
        ServerResult::CustomResult(CustomResult(Value::String(text))) => text,
        typed => serde_json::to_string(&typed).unwrap_or_else(|_| "null".into()),
    }
}

/// The outside of a message. Its parts stay text, so that neither their shape nor their depth can spoil it.
#[derive(Deserialize)]
struct Envelope<'a> {
    #[serde(borrow, default)]
    id: Option<&'a RawValue>,
    #[serde(borrow, default)]
    method: Option<&'a RawValue>,
    #[serde(borrow, default, deserialize_with = "present")]
    result: Option<&'a RawValue>,
    #[serde(borrow, default)]
    error: Option<&'a RawValue>,
}

/// Tells a result that is `null` from one that is absent.
fn present<'de: 'a, 'a, D: Deserializer<'de>>(deserializer: D) -> Result<Option<&'a RawValue>, D::Error> {
    <&RawValue>::deserialize(deserializer).map(Some)
}

/// Some servers answer with the text of a number.
fn is_same(sent: &RequestId, received: &RequestId) -> bool {
    sent.to_string() == received.to_string()
}

/// The result of `initialize`, with all that we do not use left out, so that an odd detail of it does no harm.
fn initialize_result(result: &RawValue) -> ServerResult {
    let Ok(Value::Object(sent)) = serde_json::from_str::<Value>(result.get()) else {
        return ServerResult::CustomResult(CustomResult(Value::Null));
    };
    let has = |capability: &str| match sent.get("capabilities").and_then(|capabilities| capabilities.get(capability)) {
        None | Some(Value::Null | Value::Bool(false)) => false,
        Some(_) => true,
    };
    let capabilities: Map<_, _> =
        ["tools", "resources", "prompts"].into_iter().filter(|name| has(name)).map(|name| (name.to_owned(), json!({}))).collect();
    let text = |key: &str| sent.get("serverInfo").and_then(|info| info.get(key)).and_then(Value::as_str).unwrap_or_default();
    let plain = json!({
        "protocolVersion": sent.get("protocolVersion"),
        "capabilities": capabilities,
        "serverInfo": { "name": text("name"), "version": text("version") },
    });
    serde_json::from_value(plain)
        .map_or_else(|_| ServerResult::CustomResult(CustomResult(Value::Object(sent))), ServerResult::InitializeResult)
}

fn error_data(error: &RawValue) -> ErrorData {
    let value = serde_json::from_str::<Value>(error.get()).unwrap_or_default();
    let code = value.get("code").and_then(Value::as_i64).and_then(|code| i32::try_from(code).ok());
    let message = value.get("message").and_then(Value::as_str).unwrap_or(error.get()).to_owned();
    ErrorData::new(code.map_or(ErrorCode::INTERNAL_ERROR, ErrorCode), Cow::Owned(message), None)
}
