//! `mcp/index.d.ts` and `mcp/<server>.d.ts` (`spec/declarations.md` 6).

use std::collections::BTreeMap;

use serde_json::Value;

use crate::{
    bounds, jsdoc, keywords,
    keywords::Side,
    printer::{block_input, property_name},
    render,
    shape::{Field, Shape},
};

/// A function under `MCP.<server>`.
#[derive(Clone, Copy, Debug)]
pub struct McpFunction<'a> {
    /// Identifiers below the server: `["createIssue"]`, `["resources", "list"]`.
    pub path: &'a [String],
    /// What it does, in the words of the server.
    pub description: &'a str,
    /// Schema of its input.
    pub parameters: &'a Value,
    /// Name of the result type.
    pub result: &'static str,
}

/// The text of `mcp/index.d.ts`, for the identifiers of all servers.
#[must_use]
pub fn mcp_index(identifiers: &[&str]) -> String {
    let mut identifiers: Vec<&str> = identifiers.iter().copied().filter(|identifier| *identifier != "index").collect();
    identifiers.sort_unstable();
    let references: Vec<String> = identifiers.iter().map(|identifier| format!("/// <reference path=\"./{identifier}.d.ts\" />")).collect();
    references.join("\n")
}

/// The text of `mcp/<server>.d.ts`.
///
/// Tools come first, ordered by method, then one nested namespace for each further name. Only the result types that
/// are used are declared.
#[must_use]
pub fn mcp_server(identifier: &str, functions: &[McpFunction<'_>]) -> String {
    let mut methods: BTreeMap<&str, &McpFunction<'_>> = BTreeMap::new();
    let mut nested: BTreeMap<&str, BTreeMap<&str, &McpFunction<'_>>> = BTreeMap::new();
    for function in functions {
        match function.path {
            [method] => drop(methods.insert(method, function)),
            [group, method] => drop(nested.entry(group).or_default().insert(method, function)),
            _ => {}
        }
    }
    let mut members: Vec<String> = methods.iter().map(|(name, function)| function_text(name, function, "  ")).collect();
    for (group, functions) in nested {
        let functions: Vec<String> = functions.iter().map(|(name, function)| function_text(name, function, "    ")).collect();
        members.push(format!("  namespace {group} {{\n{}  }}\n", functions.join("\n")));
    }
    let used = |name: &str| functions.iter().any(|function| function.result == name);
    let types: Vec<&str> = RESULT_TYPES.iter().filter(|(name, _)| used(name)).map(|(_, text)| *text).collect();
    format!("{}\n\ndeclare namespace MCP.{identifier} {{\n{}}}", types.join("\n"), members.join("\n"))
}

fn function_text(name: &str, function: &McpFunction<'_>, indent: &str) -> String {
    let defaults = |field: &str| function.parameters.get("properties")?.get(field)?.get("default");
    let root = keywords::root_fields(function.parameters).map(|(mut fields, index)| {
        for field in &mut fields {
            field.optional |= defaults(&field.name).is_some();
        }
        (fields, index)
    });
    let mut input = input_text(root.as_ref(), function.parameters, indent);
    if !bounds::fits(&input) {
        input = "input?: Record<string, unknown>".into();
    }
    let mut lines: Vec<String> = jsdoc::lines(function.description).take(SUMMARY_LINES).map(str::to_owned).collect();
    for field in root.iter().flat_map(|(fields, _)| fields) {
        lines.extend(parameter_line(&field.name, function.parameters));
    }
    format!("{}{indent}function {name}({input}): Promise<{}>;\n", jsdoc::jsdoc(&lines, indent), function.result)
}

fn input_text(root: Option<&(Vec<Field>, Option<Shape>)>, parameters: &Value, indent: &str) -> String {
    match root {
        Some((fields, index)) => {
            let optional = fields.iter().all(|field| field.optional);
            block_input(fields, index.as_ref(), optional, indent)
        }
        None => match render(parameters, Side::Input).as_str() {
            "unknown" => "input?: Record<string, unknown>".into(),
            text => format!("input: {text}"),
        },
    }
}

fn parameter_line(name: &str, parameters: &Value) -> Option<String> {
    let schema = parameters.get("properties")?.get(name)?;
    let description = schema.get("description").and_then(Value::as_str).unwrap_or_default();
    let description: Vec<&str> = jsdoc::lines(description).collect();
    let default = schema.get("default");
    if description.is_empty() && default.is_none() {
        return None;
    }
    let mut line = format!("@param {}", property_name(name));
    if !description.is_empty() {
        line.push(' ');
        line.push_str(&description.join(" "));
    }
    if let Some(default) = default {
        line.push_str(&format!(" Default: {default}"));
    }
    Some(line)
}

/// Lines of a description that are shown.
const SUMMARY_LINES: usize = 12;

const RESULT_TYPES: [(&str, &str); 5] = [
    ("McpToolResult", "interface McpToolResult {\n  content: unknown[];\n  structuredContent?: unknown;\n  isError?: boolean;\n}\n"),
    ("McpResourcesListResult", "interface McpResourcesListResult {\n  resources: unknown[];\n  nextCursor?: string;\n}"),
    ("McpResourcesReadResult", "interface McpResourcesReadResult {\n  contents: unknown[];\n}"),
    ("McpPromptsListResult", "interface McpPromptsListResult {\n  prompts: unknown[];\n  nextCursor?: string;\n}"),
    ("McpPromptsGetResult", "interface McpPromptsGetResult {\n  messages: unknown[];\n  description?: string;\n}"),
];
