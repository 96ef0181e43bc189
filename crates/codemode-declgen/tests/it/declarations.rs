//! Declaration files.

use codemode_declgen::{McpFunction, NativeTool, ResultsLimits, mcp_index, mcp_server, native_tool, results, skills};
use codemode_schema::discriminator::KEYWORD;
use serde_json::{Map, Value, json};

/// The file of a tool without its first three lines, which are always the same.
fn native(name: &str, parameters: Option<&Value>, output_schema: Option<&Value>) -> String {
    let tool = NativeTool { callable_name: name, parameters, output_schema, optional_input: false };
    let text = native_tool(&tool).unwrap();
    text.splitn(4, '\n').nth(3).unwrap().to_owned()
}

fn closed(properties: Value, required: &[&str]) -> Value {
    json!({ "type": "object", "properties": properties, "required": required, "additionalProperties": false })
}

#[test]
fn a_native_file_says_the_contract() {
    let input = json!({ "type": "object", "properties": {} });
    let shipment =
        closed(json!({ "id": { "type": "string" }, "paid": { "type": "boolean" }, "tons": { "type": "number" } }), &["id", "paid", "tons"]);
    let output = json!({ "type": "array", "items": shipment });
    let tool = NativeTool { callable_name: "shipping_list", parameters: Some(&input), output_schema: Some(&output), optional_input: true };
    insta::assert_snapshot!("native_file", native_tool(&tool).unwrap());
    assert_eq!(native("any", None, None), "declare function any(input: unknown): Promise<unknown>;");
}

#[test]
fn recursive_types_have_names_in_the_order_of_the_text() {
    let tree = json!({ "$ref": "#/$defs/Node", "$defs": { "Node": closed(json!({ "v": { "type": "string" }, "kids": { "type": "array", "items": { "$ref": "#/$defs/Node" } } }), &["v"]) } });
    let list = closed(json!({ "next": { "$ref": "#" } }), &[]);
    assert_eq!(
        native("tree", Some(&tree), Some(&list)),
        "type __tree_Ref0 = { kids?: Array<__tree_Ref0>; v: string };\n\
         type __tree_Ref1 = { next?: __tree_Ref1 };\n\
         declare function tree(input: __tree_Ref0): Promise<{ next?: __tree_Ref1 }>;"
    );
    // Two that refer to each other, and one that is named like a global of TypeScript.
    let pair = json!({ "$ref": "#/$defs/Array", "$defs": {
        "Array": closed(json!({ "other": { "$ref": "#/$defs/B" } }), &[]), "B": closed(json!({ "back": { "$ref": "#/$defs/Array" }, "self": { "$ref": "#/$defs/B" } }), &["back"]) } });
    assert_eq!(
        native("pair", None, Some(&pair)),
        "type __pair_Ref0 = { other?: __pair_Ref1 };\n\
         type __pair_Ref1 = { back: __pair_Ref0; self?: __pair_Ref1 };\n\
         declare function pair(input: unknown): Promise<__pair_Ref0>;"
    );
}

fn discriminated(branches: Value, mapping: Value) -> Value {
    json!({ "anyOf": branches, KEYWORD: { "version": 1, "inputProperty": "action", "mapping": mapping } })
}

#[test]
fn an_output_that_depends_on_the_input_is_a_generic() {
    let input = closed(json!({ "action": { "enum": ["list", "status", "ls"] } }), &["action"]);
    let page = closed(json!({ "items": { "type": "array", "items": { "type": "string" } } }), &["items"]);
    let more = closed(json!({ "items": { "type": "array", "items": { "type": "string" } }, "next": { "type": "string" } }), &["items"]);
    let status = closed(json!({ "ready": { "type": "boolean" } }), &["ready"]);
    let schema = discriminated(json!([page, status, { "anyOf": [more, status] }]), json!({ "list": 0, "status": 1, "ls": 0, "a\"b": 2 }));
    insta::assert_snapshot!("discriminated_file", native("tracker", Some(&input), Some(&schema)));

    // Each branch is read by the draft that the root names.
    let mut old =
        discriminated(json!([{ "type": "array", "prefixItems": [{ "type": "string" }] }, { "type": "null" }]), json!({ "list": 0 }));
    old["$schema"] = json!("http://json-schema.org/draft-07/schema#");
    assert!(native("old", None, Some(&old)).contains("type __old_Output0 = Array<unknown>;\n"));

    // Constraints beside the union take part in each branch.
    let mut rooted = discriminated(json!([{ "required": ["items"] }, { "required": ["ready"] }]), json!({ "list": 0 }));
    rooted["type"] = json!("object");
    rooted["properties"] = json!({ "items": { "type": "string" }, "ready": { "type": "boolean" } });
    rooted["additionalProperties"] = json!(false);
    let text = native("rooted", None, Some(&rooted));
    assert!(text.contains("type __rooted_Output0 = { items: string; ready?: boolean };\n"), "{text}");
}

#[test]
fn a_union_that_cannot_be_taken_apart_stays_whole() {
    let reference = discriminated(json!([{ "$ref": "#/$defs/a" }, { "type": "null" }]), json!({ "list": 0 }));
    let mut reference = reference;
    reference["$defs"] = json!({ "a": { "type": "string" } });
    let text = native("whole", None, Some(&reference));
    assert_eq!(
        text,
        "// Reference-bearing or structurally complex schemas keep the complete union for every input.\n\
         declare function whole(input: unknown): Promise<string | null>;"
    );
    // The allowance counts what replaces the function line, without the input.
    let wide = |length: usize| discriminated(json!([{ "const": "x".repeat(length) }, { "type": "null" }]), json!({ "list": 0 }));
    let size = |text: &str| text.lines().map(|line| line.len() + 1).sum::<usize>() - "unknown".len();
    let room = 32_768 - size(&native("wide", None, Some(&wide(0))));
    assert_eq!(size(&native("wide", None, Some(&wide(room)))), 32_768);
    let text = native("wide", None, Some(&wide(room + 1)));
    assert!(text.starts_with("// One declaration for each action would exceed the shared output allowance"), "{text}");
    assert!(text.ends_with("x\" | null>;"), "{text}");
    let malformed = discriminated(json!([]), json!({ "list": 0 }));
    let tool = NativeTool { callable_name: "bad", parameters: None, output_schema: Some(&malformed), optional_input: false };
    assert!(native_tool(&tool).unwrap_err().to_string().contains("anyOf"));
}

#[test]
fn a_server_file_documents_every_function() {
    let create = closed(
        json!({ "owner": { "type": "string", "description": "Repository owner" }, "repo": { "type": "string", "description": "Repository name" },
            "title": { "type": "string", "description": "Issue title" }, "body": { "type": "string" } }),
        &["owner", "repo", "title"],
    );
    let close = closed(
        json!({ "owner": { "type": "string", "description": "Repository\n owner */" }, "state": { "enum": ["open", "closed"], "default": "open" },
            "odd key": { "default": { "a": [1] } }, "title": { "type": "string" }, "depth": { "type": "integer", "minimum": 1, "default": 3 } }),
        &["title", "owner", "depth"],
    );
    let list = closed(json!({ "cursor": { "type": "string" } }), &[]);
    let path = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
    let tool = |name: &str| path(&[name]);
    let (prompts, resources) = (path(&["prompts", "list"]), path(&["resources", "list"]));
    let names = ["createIssue", "closeIssue", "any", "none", "dictionary", "one", "tree", "only"].map(tool);
    let schemas = [
        create,
        close,
        json!({ "type": "object" }),
        closed(json!({}), &[]),
        json!({ "type": ["object", "null"], "additionalProperties": { "type": "string" } }),
        json!({ "properties": { "a": { "type": "string" }, "b": { "type": "string" } }, "anyOf": [{ "required": ["a"] }, { "required": ["b"] }] }),
        json!({ "properties": { "child": { "$ref": "#" } }, "additionalProperties": false }),
        json!({ "const": 5 }),
    ];
    let descriptions = ["Create a GitHub issue.", "Close.\n\n  Once. */ \n", "", "", "", "", "", ""];
    let mut functions: Vec<McpFunction<'_>> = names
        .iter()
        .zip(&schemas)
        .zip(descriptions)
        .map(|((path, parameters), description)| McpFunction { path, description, parameters, result: "McpToolResult", structured: None })
        .collect();
    let referred = json!({ "$ref": "#/$defs/In", "$defs": { "In": closed(json!({ "z": { "default": "q", "description": "Last" }, "a": { "type": "number" } }), &["z"]) } });
    let at_reference = tool("referred");
    functions.push(McpFunction { path: &at_reference, description: "", parameters: &referred, result: "McpToolResult", structured: None });
    functions.push(McpFunction {
        path: &resources,
        description: "",
        parameters: &list,
        result: "McpResourcesListResult",
        structured: None,
    });
    functions.push(McpFunction { path: &prompts, description: "", parameters: &list, result: "McpPromptsListResult", structured: None });
    insta::assert_snapshot!("mcp_server_file", mcp_server("github", &functions));
    insta::assert_snapshot!("mcp_index_file", mcp_index(&["github", "chromeDevtools", "index"]));
}

#[test]
fn files_of_the_guest_itself() {
    let limits = ResultsLimits {
        results: 64,
        results_bytes: 1_048_576,
        key_units: 256,
        value_bytes: 262_144,
        store_bytes: 1_048_576,
        store_keys: 4_096,
    };
    insta::assert_snapshot!("guest_files", [results(&limits), codemode_declgen::NODES.to_owned(), skills(true)].join("\n\n"));
    assert!(!skills(false).contains("search"));
}

#[test]
fn a_file_is_the_same_however_the_schema_is_written() {
    let one = json!({ "type": "object", "properties": { "b": { "type": "string" }, "a": { "anyOf": [{ "type": "number", "minimum": 1 }, { "type": "null" }] } }, "required": ["b", "a"],
        "patternProperties": { "^y": {}, "^x": { "type": "string" } }, "dependentRequired": { "b": ["a"], "a": ["b"] }, "additionalProperties": false });
    assert_eq!(native("t", Some(&one), Some(&one)), native("t", Some(&reversed(&one)), Some(&one)));
}

/// A value with the keys of its objects the other way round.
fn reversed(value: &Value) -> Value {
    match value {
        Value::Object(map) => map.iter().rev().map(|(key, value)| (key.clone(), reversed(value))).collect::<Map<_, _>>().into(),
        Value::Array(items) => items.iter().map(reversed).collect(),
        other => other.clone(),
    }
}
