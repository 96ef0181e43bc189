//! Declarations and descriptions that are made when they are asked for.

use codemode_core::{ApiFile, NamespaceMember, ToolSource, ToolSpec};
use codemode_declgen::{NativeTool, native_tool};
use serde_json::{Map, Value, json};

use super::{Catalog, CatalogError, NamespaceEntry, ToolEntry};

/// `tools/<callable name>.d.ts`.
pub(super) fn tool_file(path: &str, entry: &ToolEntry) -> Result<ApiFile, CatalogError> {
    let spec = entry.tool.spec();
    let content = match spec.source {
        ToolSource::Native => native_tool(&NativeTool {
            callable_name: &entry.callable_name,
            parameters: spec.parameters.as_ref(),
            output_schema: spec.output_schema.as_ref(),
            optional_input: entry.contracts.accepts_empty_input(spec),
        })
        .map_err(|error| CatalogError::InvalidContract { callable_name: entry.callable_name.clone(), message: error.to_string() })?,
        ToolSource::Client | ToolSource::Mcp => format!("declare function {}(input: unknown): Promise<unknown>;", entry.callable_name),
    };
    Ok(ApiFile { path: path.to_owned(), description: None, content })
}

/// What `describe()` gives for a tool.
pub(crate) fn describe_tool(catalog: &Catalog, entry: &ToolEntry) -> Value {
    let spec = entry.tool.spec();
    let source = spec.source.label_under(&catalog.telemetry().native_label);
    let mut description = head(source, &spec.name, spec.label.as_deref(), &spec.description);
    let shown = catalog.guest_tool(&entry.callable_name);
    let hint = |hint: Option<&String>| hint.map(|hint| Value::from(hint.as_str()));
    description.insert("input".into(), hint(shown.and_then(|tool| tool.input.as_ref())).unwrap_or_else(|| "unknown".into()));
    if let Some(output) = hint(shown.and_then(|tool| tool.output.as_ref())) {
        description.insert("output".into(), output);
    }
    description.insert("parameters".into(), parameters(spec));
    if let (ToolSource::Native, Some(schema)) = (spec.source, &spec.output_schema) {
        description.insert("outputSchema".into(), schema.clone());
    }
    description.insert("callableName".into(), entry.callable_name.as_str().into());
    description.into()
}

/// What `describe()` gives for a function of a namespace.
pub(super) fn describe_member(entry: &NamespaceEntry, member: &NamespaceMember) -> Value {
    let mut description = head(member.source.label(), &member.name, member.label.as_deref(), &member.description);
    description.insert("input".into(), "unknown".into());
    description.insert("parameters".into(), member.parameters.clone().unwrap_or_else(|| json!({})));
    description.insert("callableName".into(), format!("{}.{}", entry.namespace.global(), member.path.join(".")).into());
    description.insert("apiPath".into(), member.api_path.as_str().into());
    description.into()
}

fn head(source: &str, name: &str, label: Option<&str>, text: &str) -> Map<String, Value> {
    let mut map = Map::new();
    map.insert("source".into(), source.into());
    map.insert("name".into(), name.into());
    if let Some(label) = label {
        map.insert("label".into(), label.into());
    }
    map.insert("description".into(), text.into());
    map
}

fn parameters(spec: &ToolSpec) -> Value {
    spec.parameters.clone().unwrap_or_else(|| json!({}))
}
