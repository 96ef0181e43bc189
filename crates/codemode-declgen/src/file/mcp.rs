//! `mcp/index.d.ts` and `mcp/<server>.d.ts` (`spec/declarations.md` 6).

use std::collections::BTreeMap;

use serde_json::Value;

use crate::{
    jsdoc,
    printer::property_name,
    render::{Names, Type, block_input, render, root_object},
    unfold::Side,
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
    /// Schema of the structured content of its result, if it can be relied on.
    pub structured: Option<&'a Value>,
}

/// The text of `mcp/index.d.ts`, for the identifiers of all servers.
#[must_use]
pub fn mcp_index(identifiers: &[&str]) -> String {
    let mut identifiers: Vec<&str> = identifiers.iter().copied().filter(|identifier| *identifier != "index").collect();
    identifiers.sort_unstable();
    let references: Vec<String> =
        identifiers.iter().map(|identifier| format!("/// <reference path=\"./{identifier}.d.ts\" />\n")).collect();
    let references = references.concat();
    let separator = if references.is_empty() { "" } else { "\n" };
    format!("{references}{separator}{ROOT}")
}

/// The text of `mcp/<server>.d.ts`.
///
/// Tools come first, ordered by method, then one nested namespace for each further name.
#[must_use]
pub fn mcp_server(identifier: &str, functions: &[McpFunction<'_>]) -> String {
    format!("{RESULTS}\n{}", mcp_namespace(identifier, functions))
}

/// The namespace of a server alone, without the result types.
#[must_use]
pub fn mcp_namespace(identifier: &str, functions: &[McpFunction<'_>]) -> String {
    let mut methods: BTreeMap<&str, &McpFunction<'_>> = BTreeMap::new();
    let mut nested: BTreeMap<&str, BTreeMap<&str, &McpFunction<'_>>> = BTreeMap::new();
    for function in functions {
        match function.path {
            [method] => drop(methods.insert(method, function)),
            [group, method] => drop(nested.entry(group).or_default().insert(method, function)),
            _ => {}
        }
    }
    let mut members = vec![API.to_owned()];
    members.extend(methods.iter().map(|(name, function)| function_text(name, function, "  ")));
    for (group, functions) in nested {
        let functions: Vec<String> = functions.iter().map(|(name, function)| function_text(name, function, "    ")).collect();
        members.push(format!("  namespace {group} {{\n{}  }}\n", functions.join("\n")));
    }
    format!("declare namespace MCP.{identifier} {{\n{}}}", members.join("\n"))
}

fn function_text(name: &str, function: &McpFunction<'_>, indent: &str) -> String {
    let root = root_object(function.parameters);
    let list = |keyword: &str| root.get(keyword);
    let required: Vec<&str> = list("required").and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str).collect();
    let declared: Vec<&String> = list("properties").and_then(Value::as_object).into_iter().flat_map(|map| map.keys()).collect();
    let place = |field: &str| {
        let in_required = required.iter().position(|other| *other == field).unwrap_or(usize::MAX);
        (in_required, declared.iter().position(|other| *other == field).unwrap_or(usize::MAX))
    };
    let mut names = Names::new(name);
    let (input, fields) = block_input(function.parameters, &place, indent, &mut names);
    let structured = function.structured.map(|schema| render(schema, Side::Output, &mut names));
    let mut lines: Vec<String> = jsdoc::lines(function.description).take(SUMMARY_LINES).map(str::to_owned).collect();
    lines.extend(fields.iter().filter_map(|field| parameter_line(field, root)));
    let declarations = [&input].into_iter().chain(&structured).map(Type::declarations).collect::<String>();
    let types: Vec<String> = declarations.lines().map(|line| format!("{indent}{line}\n")).collect();
    let result = structured.map_or_else(
        || function.result.to_owned(),
        |structured| format!("{} & {{ structuredContent: {} }}", function.result, structured.text),
    );
    format!("{}{}{indent}function {name}({}): Promise<{result}>;\n", types.concat(), jsdoc::jsdoc(&lines, indent), input.text)
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

const API: &str = "  /** Return this TypeScript-style API header. */
  function $api(toolName?: string, options?: { schema?: boolean }): Promise<McpApiHeader>;
";

const ROOT: &str = "\
interface McpRootApiHeader {
  header: string;
  servers?: unknown[];
}

declare namespace MCP {
  /** Return the API headers of all servers. */
  function $api(): Promise<McpRootApiHeader>;

  /** Structured content, parsed JSON text or joined text of a tool result; throws if isError. */
  function $value(result: unknown): unknown;
}";

const RESULTS: &str = "\
interface McpApiHeader {
  header: string;
  tools?: unknown[];
  schemas?: Record<string, unknown>;
}

interface McpToolResult {
  content: unknown[];
  structuredContent?: unknown;
  isError?: boolean;
}

interface McpResourcesListResult {
  resources: unknown[];
  nextCursor?: string;
}
interface McpResourcesReadResult {
  contents: unknown[];
}
interface McpPromptsListResult {
  prompts: unknown[];
  nextCursor?: string;
}
interface McpPromptsGetResult {
  messages: unknown[];
  description?: string;
}
";
