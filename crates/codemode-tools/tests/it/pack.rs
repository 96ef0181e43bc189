//! The pack as a whole: opening, flags, schemas, inputs, cancellation.

use codemode_core::{CallContext, ToolErrorKind, ToolFlags};
use codemode_tools::files::{self, FilesErrorKind};
use serde_json::{Value, json};

use crate::Fixture;

#[test]
fn a_workspace_that_is_no_folder_is_named() {
    let fixture = Fixture::new(&[("file", "")]);
    let cases = [
        ("none", FilesErrorKind::Missing, "does not exist; create it or name another folder"),
        ("file", FilesErrorKind::NotAFolder, "is not a folder; name the folder that holds the files"),
        ("file/below", FilesErrorKind::NotAFolder, "is not a folder; name the folder that holds the files"),
    ];
    for (name, kind, message) in cases {
        let path = fixture.path(name);
        let error = files::pack(&path).err().unwrap();
        assert_eq!((error.kind(), error.to_string()), (kind, format!("the workspace `{}` {message}", path.display())));
    }
}

#[test]
fn all_tools_are_replay_safe_and_described() {
    let fixture = Fixture::new(&[]);
    for tool in &fixture.tools {
        assert_eq!(tool.spec().flags, ToolFlags { replay_safe: true, ..ToolFlags::default() });
        assert!(!tool.spec().description.is_empty());
    }
}

#[test]
fn all_objects_in_schemas_are_closed_and_all_fields_described() {
    fn check(schema: &Value, at: &str) {
        if let Some(properties) = schema.get("properties").and_then(Value::as_object) {
            assert_eq!(schema.get("additionalProperties"), Some(&json!(false)), "{at}: {schema:#}");
            for (name, property) in properties.iter().filter(|(name, _)| *name != "kind") {
                assert!(property.get("description").is_some(), "{at}.{name} has no description");
            }
        }
        match schema {
            Value::Object(fields) => fields.iter().for_each(|(name, value)| check(value, &format!("{at}.{name}"))),
            Value::Array(items) => items.iter().for_each(|item| check(item, at)),
            _ => {}
        }
    }
    for tool in &Fixture::new(&[]).tools {
        let spec = tool.spec();
        check(spec.parameters.as_ref().unwrap(), &spec.name);
        check(spec.output_schema.as_ref().unwrap(), &spec.name);
    }
}

#[test]
fn optional_result_fields_are_absent_rather_than_null() {
    let fixture = Fixture::new(&[]);
    let output = |name: &str| fixture.tool(name).spec().output_schema.clone().unwrap();
    let fields = [
        (output("ls")["properties"]["nextAfter"].clone(), "string"),
        (output("grep")["properties"]["skipped"].clone(), "integer"),
        (output("read")["$defs"]["Continuation"]["properties"]["cursor"].clone(), "string"),
        (output("read")["$defs"]["Continuation"]["properties"]["limit"].clone(), "integer"),
    ];
    for (schema, expect) in fields {
        assert_eq!(schema["type"], expect, "{schema:#}");
    }
    assert_eq!(output("ls")["required"], json!(["content", "truncated"]));
    assert_eq!(output("grep")["required"], json!(["content", "matches", "limitReached", "truncated"]));
    assert_eq!(output("read")["$defs"]["Continuation"]["required"], json!(["offset"]));
}

#[test]
fn inputs_that_the_schema_refuses_are_refused_by_the_tool() {
    let fixture = Fixture::new(&[("a", "a")]);
    let cases = [
        ("read", json!({ "path": "a", "encoding": "utf8" })),
        ("read", json!({ "path": "a", "limit": 0 })),
        ("read", json!({ "path": "a", "offset": 0 })),
        ("read", json!({ "path": "a", "offset": -1 })),
        ("read", json!({})),
        ("ls", json!({ "recursive": true })),
        ("ls", json!({ "limit": 0 })),
        ("grep", json!({ "pattern": "a", "ignore_case": true })),
        ("grep", json!({ "pattern": "a", "limit": 10_001 })),
        ("grep", json!({})),
    ];
    for (name, input) in cases {
        let schema = fixture.tool(name).spec().parameters.clone().unwrap();
        assert!(!jsonschema::is_valid(&schema, &input), "{name} {input}: {schema:#}");
        let error = fixture.call_unchecked(name, input).unwrap_err();
        assert_eq!(error.kind(), ToolErrorKind::InvalidInput, "{error}");
    }
}

#[test]
fn a_cancelled_call_ends_as_cancelled() {
    let fixture = Fixture::new(&[("a", "a")]);
    let ctx = CallContext::detached("test");
    ctx.cancellation.cancel();
    for (name, input) in [("read", json!({ "path": "a" })), ("ls", json!({})), ("grep", json!({ "pattern": "a" }))] {
        assert_eq!(fixture.call_with(name, input, &ctx).unwrap_err().kind(), ToolErrorKind::Cancelled, "{name}");
    }
}
