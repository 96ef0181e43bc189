//! The path of a key, as people write it.

/// The keys with dots between them; a key that would be misread is in brackets and quotes.
pub(super) fn dotted(path: &[String]) -> String {
    let mut out = String::new();
    for key in path {
        let is_plain = !key.is_empty() && key.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-' | b'$'));
        if !is_plain {
            out.push_str(&format!("[{}]", serde_json::Value::from(key.as_str())));
        } else if out.is_empty() {
            out.push_str(key);
        } else {
            out.push('.');
            out.push_str(key);
        }
    }
    out
}
