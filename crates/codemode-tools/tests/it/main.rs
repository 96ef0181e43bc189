//! What the tools promise, seen from a caller.

// Clippy takes helpers for test code only below such a line.
#![cfg(test)]

mod confinement;
mod grep;
mod ls;
mod pack;
mod read;

use std::{path::Path, sync::Arc};

use codemode_core::{CallContext, Tool, ToolError};
use codemode_tools::files;
use serde_json::Value;

/// A workspace with a folder beside it that no tool may reach.
struct Fixture {
    outer: tempfile::TempDir,
    tools: Vec<Arc<dyn Tool>>,
}

impl Fixture {
    /// Files to create, with their content; a name that ends in `/` makes an empty folder.
    fn new(files: &[(&str, &str)]) -> Self {
        let outer = tempfile::tempdir().unwrap();
        let workspace = outer.path().join("workspace");
        fs_err::create_dir(&workspace).unwrap();
        fs_err::create_dir(outer.path().join("outside")).unwrap();
        fs_err::write(outer.path().join("outside/secret.txt"), "secret\n").unwrap();
        let tools = files::pack(&workspace).unwrap();
        let fixture = Self { outer, tools };
        for (name, content) in files {
            fixture.write(name, content.as_bytes());
        }
        fixture
    }

    fn path(&self, name: impl AsRef<Path>) -> std::path::PathBuf {
        self.outer.path().join("workspace").join(name)
    }

    fn write(&self, name: &str, content: &[u8]) {
        let path = self.path(name);
        if name.ends_with('/') {
            return fs_err::create_dir_all(path).unwrap();
        }
        fs_err::create_dir_all(path.parent().unwrap()).unwrap();
        fs_err::write(path, content).unwrap();
    }

    fn tool(&self, name: &str) -> &dyn Tool {
        &**self.tools.iter().find(|tool| tool.spec().name == name).unwrap()
    }

    /// Calls a tool, and checks input and result against the tool's own schemas.
    #[track_caller]
    fn call(&self, name: &str, input: Value) -> Result<Value, ToolError> {
        let spec = self.tool(name).spec();
        check_schema(spec.parameters.as_ref().unwrap(), &input);
        let result = self.call_unchecked(name, input);
        if let Ok(result) = &result {
            check_schema(spec.output_schema.as_ref().unwrap(), result);
        }
        result
    }

    fn call_unchecked(&self, name: &str, input: Value) -> Result<Value, ToolError> {
        self.call_with(name, input, &CallContext::detached("test"))
    }

    fn call_with(&self, name: &str, input: Value, ctx: &CallContext) -> Result<Value, ToolError> {
        let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
        runtime.block_on(self.tool(name).call(input, ctx)).map(|output| output.details.unwrap())
    }

    #[track_caller]
    fn check(&self, name: &str, input: Value, expect: Value) {
        assert_eq!(self.call(name, input), Ok(expect));
    }

    #[track_caller]
    fn check_error(&self, name: &str, input: Value, expect: &str) {
        let error = self.call(name, input).unwrap_err();
        assert_eq!(error.message(), expect);
    }
}

#[track_caller]
fn check_schema(schema: &Value, value: &Value) {
    if let Err(error) = jsonschema::validate(schema, value) {
        panic!("{error}\n{value}\n{schema:#}");
    }
}
