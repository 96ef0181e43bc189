//! Paths as people and guests read them: `$.items[3].id`, `$["odd key"]`.

/// Appends a property to a path.
pub(crate) fn push_key(path: &mut String, key: &str) {
    let mut bytes = key.bytes();
    let identifier = bytes.next().is_some_and(|byte| byte.is_ascii_alphabetic() || byte == b'_' || byte == b'$')
        && bytes.all(|byte| byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'$');
    if identifier {
        path.push('.');
        path.push_str(key);
    } else {
        path.push_str(&format!("[{}]", serde_json::Value::from(key)));
    }
}

/// Appends an index to a path.
pub(crate) fn push_index(path: &mut String, index: usize) {
    path.push_str(&format!("[{index}]"));
}
