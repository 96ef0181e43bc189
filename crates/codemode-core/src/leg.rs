//! The leg protocol: what host and guest say to each other.
//!
//! The host starts a guest or delivers replies; the guest runs until its job queue is empty and then reports one
//! [`Leg`]. Output is sent when it is emitted, so that what a cell printed before it was killed is kept. A frame on a
//! byte stream is its length as four little-endian bytes, then its JSON; values inside are carried as the text that
//! they already are.

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::{
    cell::{CellProgram, Output},
    code::{ErrorCode, GuestErrorCode},
    json::JsonText,
};

/// From host to guest.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum HostFrame {
    /// The program, once, as the first frame.
    Start {
        /// What to run.
        program: Box<CellProgram>,
        /// Clock of the first leg, in milliseconds since the Unix epoch.
        clock_ms: i64,
    },
    /// Replies; begins the next leg.
    Deliver(Delivery),
}

/// From guest to host.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum GuestFrame {
    /// The engine is up and a program may be sent.
    Ready,
    /// The cell emitted something.
    Output(Output),
    /// The cell has taken in what somebody on a network wrote; sent once, before anything is done with it.
    Network,
    /// The guest is quiet.
    Leg(Leg),
}

/// One batch of replies.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Serialize)]
pub struct Delivery {
    /// Clock of the leg that it begins, in milliseconds since the Unix epoch.
    pub clock_ms: i64,
    /// Replies in the order in which they settled.
    pub replies: Vec<Reply>,
}

/// What the guest did in one leg.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct Leg {
    /// Requests to dispatch now, in the order in which the guest made them.
    pub requests: Vec<Request>,
    /// Ids of requests that the guest took back.
    pub cancelled: Vec<String>,
    /// Requests that wait for a slot, in the order in which the guest made them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub queued: Vec<PendingCall>,
    /// Where the cell stands.
    pub state: LegState,
}

impl Leg {
    /// A leg in which the guest asked for nothing.
    #[must_use]
    pub const fn of(state: LegState) -> Self {
        Self { requests: Vec::new(), cancelled: Vec::new(), queued: Vec::new(), state }
    }
}

/// A request without a reply, as results name it.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
pub struct PendingCall {
    /// Id of the request.
    pub id: String,
    /// What is asked for.
    pub method: Method,
}

/// Where a cell stands at the end of a leg.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum LegState {
    /// The main promise is pending.
    Pending,
    /// The main promise is fulfilled; requests may still be open.
    Settled {
        /// The returned value.
        value: JsonText,
        /// Whether anything but `undefined` was returned; `value` is `null` otherwise.
        returned: bool,
        /// What whoever wrote the cell should know, if nothing else of it is seen.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        warning: Option<String>,
    },
    /// The cell has failed; no guest code runs any more.
    Failed(CellFailure),
}

/// Why a guest failed.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
pub struct CellFailure {
    /// To branch on.
    pub code: ErrorCode,
    /// To read.
    pub message: String,
}

/// One call from guest to host.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct Request {
    /// `bridge:<method>:<n>`.
    pub id: String,
    /// What is asked for.
    pub method: Method,
    /// What the method acts on: a callable name, a namespace path joined by dots, a query, a file path.
    pub target: String,
    /// The argument, encoded when the call was made.
    pub input: JsonText,
}

/// The methods of the bridge (`spec/exec-wait.md` 7.1).
#[derive(Clone, Copy, Debug, Deserialize, Eq, Hash, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Method {
    /// `catalog.search`.
    Search,
    /// The full description of a tool.
    Describe,
    /// A tool call.
    CallValue,
    /// A namespace call.
    Namespace,
    /// `results.save`.
    ResultSave,
    /// `results.load`.
    ResultLoad,
    /// `results.delete`.
    ResultDelete,
    /// `store`.
    StoreSet,
    /// `load`.
    StoreGet,
    /// `nodes.list` and `nodes.get`, and what handles of nodes do.
    Nodes,
    /// `skills.list`.
    SkillsList,
    /// `skills.read`.
    SkillsRead,
    /// `skills.search`.
    SkillsSearch,
    /// `setTimeout`: the reply comes when the time is over.
    Sleep,
    /// `yield_control`.
    Yield,
}

impl Method {
    /// The method as it stands in request ids.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Search => "search",
            Self::Describe => "describe",
            Self::CallValue => "callValue",
            Self::Namespace => "namespace",
            Self::ResultSave => "resultSave",
            Self::ResultLoad => "resultLoad",
            Self::ResultDelete => "resultDelete",
            Self::StoreSet => "storeSet",
            Self::StoreGet => "storeGet",
            Self::Nodes => "nodes",
            Self::SkillsList => "skillsList",
            Self::SkillsRead => "skillsRead",
            Self::SkillsSearch => "skillsSearch",
            Self::Sleep => "sleep",
            Self::Yield => "yield",
        }
    }
}

/// The answer to one request.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct Reply {
    /// Id of the request.
    pub id: String,
    /// The value, or the error that the guest can catch.
    pub result: Result<JsonText, GuestError>,
}

/// An error that the guest can catch.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
pub struct GuestError {
    /// To branch on.
    pub code: GuestErrorCode,
    /// To read.
    pub message: String,
}

impl GuestError {
    /// An error with a code and a text.
    #[must_use]
    pub fn new(code: GuestErrorCode, message: impl Into<String>) -> Self {
        Self { code, message: message.into() }
    }
}

/// Bytes of the length in front of a frame.
pub const FRAME_HEADER_BYTES: usize = 4;

/// Largest frame that either side takes, in bytes: the largest inbox and room around it.
pub const MAX_FRAME_BYTES: usize = 320 * 1024 * 1024;

/// Writes a frame with its length in front.
///
/// # Errors
///
/// The frame is larger than [`MAX_FRAME_BYTES`].
pub fn encode(frame: &impl Serialize) -> Result<Vec<u8>, FrameError> {
    let mut bytes = vec![0; FRAME_HEADER_BYTES];
    serde_json::to_writer(&mut bytes, frame).map_err(|error| FrameError::Malformed(error.to_string()))?;
    let length = bytes.len() - FRAME_HEADER_BYTES;
    if length > MAX_FRAME_BYTES {
        return Err(FrameError::TooLarge { bytes: length as u64 });
    }
    #[expect(clippy::cast_possible_truncation, reason = "bounded by MAX_FRAME_BYTES above")]
    bytes[..FRAME_HEADER_BYTES].copy_from_slice(&(length as u32).to_le_bytes());
    Ok(bytes)
}

/// Reads the length in front of a frame.
///
/// # Errors
///
/// The frame would be larger than [`MAX_FRAME_BYTES`].
pub fn decode_length(header: [u8; FRAME_HEADER_BYTES]) -> Result<usize, FrameError> {
    let length = u32::from_le_bytes(header) as usize;
    if length > MAX_FRAME_BYTES {
        return Err(FrameError::TooLarge { bytes: length as u64 });
    }
    Ok(length)
}

/// Reads the body of a frame.
///
/// # Errors
///
/// The body is no frame of this kind.
pub fn decode<T: DeserializeOwned>(body: &[u8]) -> Result<T, FrameError> {
    serde_json::from_slice(body).map_err(|error| FrameError::Malformed(error.to_string()))
}

/// Bytes that are no frame.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum FrameError {
    /// The bytes are not the JSON of a frame.
    #[error("malformed frame: {0}")]
    Malformed(String),
    /// The frame is larger than either side takes.
    #[error("a frame of {bytes} bytes is larger than {MAX_FRAME_BYTES}")]
    TooLarge {
        /// Bytes of the frame.
        bytes: u64,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(json: &str) -> JsonText {
        JsonText::parse(json.into()).unwrap()
    }

    #[test]
    fn a_frame_comes_back_as_it_was() {
        let frame = HostFrame::Deliver(Delivery {
            clock_ms: -1,
            replies: vec![
                Reply { id: "bridge:callValue:1".into(), result: Ok(text(r#"{ "b": 1, "a": 1e400 }"#)) },
                Reply { id: "bridge:callValue:2".into(), result: Err(GuestError::new(GuestErrorCode::ToolError, "no")) },
            ],
        });
        let bytes = encode(&frame).unwrap();
        let length = decode_length(bytes[..FRAME_HEADER_BYTES].try_into().unwrap()).unwrap();
        assert_eq!(length, bytes.len() - FRAME_HEADER_BYTES);
        assert_eq!(decode::<HostFrame>(&bytes[FRAME_HEADER_BYTES..]).unwrap(), frame);
    }

    #[test]
    fn junk_and_giant_lengths_are_errors() {
        assert!(matches!(decode::<GuestFrame>(b"{\"leg\":7}"), Err(FrameError::Malformed(_))));
        assert!(matches!(decode_length([0xff; 4]), Err(FrameError::TooLarge { .. })));
        let deep = format!("{{\"output\":{{\"json\":{{\"value\":{}1{}}}}}}}", "[".repeat(100_000), "]".repeat(100_000));
        // A deep value is carried unread: depth is the business of whoever parses it.
        assert!(decode::<GuestFrame>(deep.as_bytes()).is_ok());
    }

    #[test]
    fn the_length_of_a_frame_stands_before_it_in_little_endian() {
        assert_eq!(encode(&GuestFrame::Ready).unwrap(), b"\x07\0\0\0\"ready\"");
    }
}
