//! Any document has a type, and what the schema accepts is assignable to it.
#![no_main]

#[path = "../../crates/codemode-declgen/tests/it/checker.rs"]
mod checker;

use codemode_declgen::{McpFunction, Names, NativeTool, Side, input_hint, mcp_server, native_tool, output_hint, render};
use codemode_schema::CompiledSchema;
use libfuzzer_sys::fuzz_target;
use serde_json::Value;

use crate::checker::Checker;

// The input is a schema and values, as JSON texts with line ends between.
fuzz_target!(|input: &str| {
    let mut lines = input.lines().map(serde_json::from_str::<Value>);
    let Some(Ok(schema)) = lines.next() else { return };
    let typed = render(&schema, Side::Output, &mut Names::new("t"));
    let checker = Checker::new(&typed.text, &typed.named);
    let _ = render(&schema, Side::Input, &mut Names::new("t"));
    assert!(input_hint(&schema).encode_utf16().count() <= 300);
    assert!(output_hint(&schema).is_none_or(|hint| hint.encode_utf16().count() <= 800));
    let tool = NativeTool { callable_name: "t", parameters: Some(&schema), output_schema: Some(&schema), optional_input: false };
    let _ = native_tool(&tool);
    let path = ["t".to_owned()];
    let _ = mcp_server("s", &[McpFunction { path: &path, description: "", parameters: &schema, result: "McpToolResult" }]);
    let Ok(compiled) = CompiledSchema::compile(&schema) else { return };
    for value in lines.flatten().filter(|value| compiled.accepts(value)) {
        assert!(checker.accepts(&value), "{value} of {schema} is not assignable to {}", typed.text);
    }
});
