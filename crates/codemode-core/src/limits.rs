//! The limits of a cell, with their defaults and clamps (`spec/exec-wait.md` 14).

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// Every number by which a cell is bounded.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
pub struct Limits {
    /// Wall-clock budget of one exec or wait, in milliseconds.
    pub timeout_ms: u64,
    /// Memory of the guest, in bytes.
    pub memory_limit_bytes: u64,
    /// What one result may show of output, value and error, in bytes of JSON.
    pub max_output_bytes: u64,
    /// Journal of a parked cell, in bytes.
    pub max_snapshot_bytes: u64,
    /// Requests in flight at once.
    pub max_pending_tool_calls: u64,
    /// Idle life of a parked cell, in seconds.
    pub snapshot_ttl_seconds: u64,
    /// Age at which a cell ends, in seconds.
    pub max_cell_seconds: u64,
    /// Largest `limit` of a search.
    pub max_search_limit: u64,
    /// `limit` of a search that names none.
    pub search_default_limit: u64,
    /// Network content that one result may show, in bytes.
    pub max_untrusted_bytes: u64,
    /// Wall-clock budget of a headless run, in milliseconds.
    pub headless_timeout_ms: u64,
    /// Tool calls of a headless run.
    pub headless_tool_calls: u64,
}

/// Keys of the `limits` object of a configuration, each with default, least and greatest value.
pub const LIMIT_KEYS: [(&str, u64, u64, u64); 12] = [
    ("timeoutMs", 10_000, 100, 60_000),
    ("memoryLimitBytes", 67_108_864, 1_048_576, 1_073_741_824),
    ("maxOutputBytes", 65_536, 1_024, 10_485_760),
    ("maxSnapshotBytes", 10_485_760, 1_024, 268_435_456),
    ("maxPendingToolCalls", 16, 1, 128),
    ("snapshotTtlSeconds", 900, 1, 86_400),
    ("maxCellSeconds", 3_600, 1, 86_400),
    ("maxSearchLimit", 50, 1, 50),
    ("searchDefaultLimit", 8, 1, 50),
    ("maxUntrustedBytes", 32_768, 1_024, 10_485_760),
    ("headlessTimeoutMs", 30_000, 1, 900_000),
    ("headlessToolCalls", 5, 1, 200),
];

impl Limits {
    /// Reads limits from a configuration object.
    ///
    /// A value that is not a positive integer means the default; then it is clamped. Unknown keys are ignored.
    #[must_use]
    pub fn from_config(config: &Map<String, Value>) -> Self {
        let [
            timeout_ms,
            memory_limit_bytes,
            max_output_bytes,
            max_snapshot_bytes,
            max_pending_tool_calls,
            snapshot_ttl_seconds,
            max_cell_seconds,
            max_search_limit,
            search_default_limit,
            max_untrusted_bytes,
            headless_timeout_ms,
            headless_tool_calls,
        ] = LIMIT_KEYS
            .map(|(key, default, least, greatest)| config.get(key).and_then(positive_integer).unwrap_or(default).clamp(least, greatest));
        Self {
            timeout_ms,
            memory_limit_bytes,
            max_output_bytes,
            max_snapshot_bytes,
            max_pending_tool_calls,
            snapshot_ttl_seconds,
            max_cell_seconds,
            max_search_limit,
            search_default_limit: search_default_limit.min(max_search_limit),
            max_untrusted_bytes,
            headless_timeout_ms,
            headless_tool_calls,
        }
    }

    /// Bytes that the replies of one cell may take before the guest has them (`spec/output-budget.md` 6).
    #[must_use]
    pub fn inbox_bytes(&self) -> u64 {
        self.memory_limit_bytes.min(self.max_snapshot_bytes)
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self::from_config(&Map::new())
    }
}

/// Requests that may wait in the guest beyond those in flight.
pub const QUEUED_REQUESTS: u64 = 128;

/// Cells with host work that one host process holds at once, parked ones included.
pub const LIVE_CELLS: usize = 64;

/// Entries of the results store of one reply.
pub const RESULT_ENTRIES: usize = 64;

/// Bytes of the reference to a saved result, as JSON.
pub const RESULT_REFERENCE_BYTES: usize = 768;

/// UTF-16 units of a key of the session's store; it has at least one.
pub const STORE_KEY_UNITS: u64 = 256;

/// Bytes of one value in the session's store, as JSON.
pub const STORE_VALUE_BYTES: u64 = 262_144;

/// Bytes of all values in the session's store together, as JSON.
pub const STORE_BYTES: u64 = 1_048_576;

/// Keys in the session's store.
pub const STORE_KEYS: u64 = 4_096;

/// Milliseconds that a tool has to end by itself after its call was cancelled, before its future is dropped.
pub const CANCEL_GRACE_MS: u64 = 2_000;

/// Milliseconds that a worker has to answer after its deadline before it is killed.
pub const WATCHDOG_GRACE_MS: u64 = 2_000;

fn positive_integer(value: &Value) -> Option<u64> {
    let integer = value.as_u64().or_else(|| {
        // `1e4` is an integer in JSON's data model.
        let float = value.as_f64()?;
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "checked to be a whole number in range")]
        (float.fract() == 0.0 && (1.0..9e15).contains(&float)).then_some(float as u64)
    })?;
    (integer > 0).then_some(integer)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[track_caller]
    fn check(config: Value, expect: impl Fn(&Limits) -> u64, value: u64) {
        let Value::Object(config) = config else { panic!("a configuration is an object") };
        assert_eq!(expect(&Limits::from_config(&config)), value);
    }

    #[test]
    fn a_value_is_clamped_and_what_is_no_positive_integer_means_the_default() {
        check(json!({ "timeoutMs": 5 }), |l| l.timeout_ms, 100);
        check(json!({ "timeoutMs": 1e3 }), |l| l.timeout_ms, 1_000);
        check(json!({ "timeoutMs": 10_000_000 }), |l| l.timeout_ms, 60_000);
        for odd in [json!("1"), json!(-1), json!(0), json!(1.5), json!(null), json!({})] {
            check(json!({ "timeoutMs": odd }), |l| l.timeout_ms, 10_000);
        }
    }

    #[test]
    fn the_default_search_limit_is_never_above_the_greatest() {
        check(json!({ "maxSearchLimit": 3 }), |l| l.search_default_limit, 3);
    }
}
