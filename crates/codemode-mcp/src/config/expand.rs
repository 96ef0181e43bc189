//! `${VAR}` and `${VAR:-default}` in configured texts.

use super::{Endpoint, HttpAuth, HttpConfig, ServerConfig, StdioConfig};

/// Why a text cannot be expanded.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) struct ExpandError {
    /// Keys from the entry to the text.
    pub(crate) path: Vec<String>,
    pub(crate) problem: String,
}

/// A text with the variables that it names in their places; `$${` stands for `${`.
fn expand(text: &str, variable: &dyn Fn(&str) -> Option<String>) -> Result<String, String> {
    let mut expanded = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find("${") {
        if let Some(before) = rest[..at].strip_suffix('$') {
            expanded.push_str(before);
            expanded.push_str("${");
            rest = &rest[at + 2..];
            continue;
        }
        expanded.push_str(&rest[..at]);
        let Some((inside, after)) = rest[at + 2..].split_once('}') else {
            return Err("has `${` without `}`; write `$${` for a `${` that is meant as it is".into());
        };
        let (name, default) = inside.split_once(":-").map_or((inside, None), |(name, default)| (name, Some(default)));
        let is_name = !name.is_empty()
            && !name.starts_with(|c: char| c.is_ascii_digit())
            && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
        if !is_name {
            return Err(format!(
                "has `${{{inside}}}`, which names no environment variable; write `$${{` for a `${{` that is meant as it is"
            ));
        }
        match (variable(name).filter(|value| default.is_none() || !value.is_empty()), default) {
            (Some(value), _) => expanded.push_str(&value),
            (None, Some(default)) => expanded.push_str(default),
            (None, None) => {
                return Err(format!("needs the environment variable `{name}`, which is not set; set it, or write `${{{name}:-default}}`"));
            }
        }
        rest = after;
    }
    expanded.push_str(rest);
    Ok(expanded)
}

impl ServerConfig {
    /// The endpoint with all variables in their places.
    pub(crate) fn expanded(&self, variable: &dyn Fn(&str) -> Option<String>) -> Result<Endpoint, ExpandError> {
        let text = |path: &[&str], text: &str| {
            expand(text, variable).map_err(|problem| ExpandError { path: path.iter().map(|key| (*key).to_owned()).collect(), problem })
        };
        let list = |key: &str, texts: &[String]| {
            texts.iter().enumerate().map(|(at, item)| text(&[key, &at.to_string()], item)).collect::<Result<Vec<_>, _>>()
        };
        Ok(match &self.endpoint {
            Endpoint::Stdio(StdioConfig { command, args, env, cwd }) => Endpoint::Stdio(StdioConfig {
                command: text(&["command"], command)?,
                args: list("args", args)?,
                env: env.iter().map(|(key, value)| Ok((key.clone(), text(&["env", key], value)?))).collect::<Result<_, _>>()?,
                cwd: cwd.as_ref().map(|cwd| text(&["cwd"], &cwd.to_string_lossy())).transpose()?.map(Into::into),
            }),
            Endpoint::Http(HttpConfig { url, headers, sse, auth }) => Endpoint::Http(HttpConfig {
                url: text(&["url"], url)?,
                headers: headers.iter().map(|(key, value)| Ok((key.clone(), text(&["headers", key], value)?))).collect::<Result<_, _>>()?,
                sse: *sse,
                auth: match auth {
                    HttpAuth::None => HttpAuth::None,
                    HttpAuth::Token(token) => HttpAuth::Token(text(&["auth", "token"], token)?),
                    HttpAuth::Command(command) => HttpAuth::Command(list("command", command)?),
                },
            }),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variables_stand_where_they_are_named() {
        let variable = |name: &str| match name {
            "A" => Some("a".to_owned()),
            "EMPTY" => Some(String::new()),
            _ => None,
        };
        for (text, expect) in [
            ("plain $A $", Ok("plain $A $")),
            ("${A}-${A}", Ok("a-a")),
            ("${EMPTY}|${EMPTY:-x}|${NONE:-y}|${A:-z}|${NONE:-}", Ok("|x|y|a|")),
            ("${NONE:-http://x/${A}", Ok("http://x/${A")),
            ("$${A} $$${A}", Ok("${A} $${A}")),
            ("${NONE}", Err("needs the environment variable `NONE`, which is not set; set it, or write `${NONE:-default}`")),
            ("${A", Err("has `${` without `}`; write `$${` for a `${` that is meant as it is")),
            ("${input:key}", Err("has `${input:key}`, which names no environment variable; write `$${` for a `${` that is meant as it is")),
        ] {
            assert_eq!(expand(text, &variable).as_deref().map_err(String::as_str), expect, "{text}");
        }
    }
}
