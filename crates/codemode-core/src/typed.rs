//! Tools made from typed async Rust functions, with schemas that schemars derives from the types.

use std::{future::Future, pin::Pin, sync::Arc};

use async_trait::async_trait;
use schemars::{JsonSchema, generate::SchemaSettings};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

use crate::tool::{CallContext, ExecutionMode, Tool, ToolError, ToolFlags, ToolOutput, ToolSpec};

/// Makes a tool from a function of its typed input.
///
/// Both schemas are derived: the input's as `serde` reads the type, the output's as `serde` writes it.
///
/// ```
/// use codemode_core::typed::tool;
///
/// #[derive(serde::Deserialize, schemars::JsonSchema)]
/// #[serde(deny_unknown_fields)]
/// struct Add { a: f64, b: f64 }
///
/// let add = tool("add", |input: Add, _ctx| async move { Ok(input.a + input.b) }).description("Add two numbers.");
/// # let _ = add;
/// ```
pub fn tool<I, O, F, R>(name: &str, function: F) -> TypedTool
where
    I: DeserializeOwned + JsonSchema + Send + 'static,
    O: Serialize + JsonSchema,
    F: Fn(I, CallContext) -> R + Send + Sync + 'static,
    R: Future<Output = Result<O, ToolError>> + Send + 'static,
{
    let run = move |input: Value, ctx: CallContext| -> BoxedResult {
        let input = serde_json::from_value::<I>(input).map_err(ToolError::invalid_input);
        match input {
            Err(error) => Box::pin(async { Err(error) }),
            Ok(input) => {
                let result = function(input, ctx);
                Box::pin(async { serde_json::to_value(result.await?).map_err(ToolError::failed) })
            }
        }
    };
    let spec = ToolSpec::new(name)
        .with_parameters(SchemaSettings::draft2020_12().for_deserialize().into_generator().into_root_schema_for::<I>().to_value())
        .with_output_schema(SchemaSettings::draft2020_12().for_serialize().into_generator().into_root_schema_for::<O>().to_value());
    TypedTool { spec, run: Box::new(run) }
}

/// A tool made by [`tool`].
pub struct TypedTool {
    spec: ToolSpec,
    run: Box<dyn Fn(Value, CallContext) -> BoxedResult + Send + Sync>,
}

type BoxedResult = Pin<Box<dyn Future<Output = Result<Value, ToolError>> + Send>>;

impl TypedTool {
    /// Says what the tool does, for the model that calls it.
    #[must_use]
    pub fn description(mut self, description: impl Into<String>) -> Self {
        self.spec.description = description.into();
        self
    }

    /// Sets a short title for people.
    #[must_use]
    pub fn label(mut self, label: impl Into<String>) -> Self {
        self.spec.label = Some(label.into());
        self
    }

    /// Calls run alone among all cells of a catalog.
    #[must_use]
    pub const fn sequential(mut self) -> Self {
        self.spec.execution = ExecutionMode::Sequential;
        self
    }

    /// Calling the tool twice is the same as calling it once.
    #[must_use]
    pub const fn replay_safe(mut self) -> Self {
        self.spec.flags.replay_safe = true;
        self
    }

    /// Sets what the scheduler and the budgets have to know.
    #[must_use]
    pub fn flags(mut self, flags: ToolFlags) -> Self {
        self.spec.flags = flags;
        self
    }
}

/// A type whose tools belong together, and share what is behind them.
///
/// ```
/// use std::sync::{Arc, atomic::{AtomicU64, Ordering}};
/// use codemode_core::{Tool, typed::{ToolSet, TypedTool, tool}};
///
/// #[derive(serde::Deserialize, schemars::JsonSchema)]
/// struct Nothing {}
///
/// struct Counter(Arc<AtomicU64>);
///
/// impl ToolSet for Counter {
///     fn typed_tools(self) -> Vec<TypedTool> {
///         let count = Arc::clone(&self.0);
///         let next = move |_: Nothing, _| { let count = Arc::clone(&count); async move { Ok(count.fetch_add(1, Ordering::Relaxed)) } };
///         let now = move |_: Nothing, _| { let count = Arc::clone(&self.0); async move { Ok(count.load(Ordering::Relaxed)) } };
///         vec![tool("counter_next", next).description("Count."), tool("counter_now", now).description("Read the count.").replay_safe()]
///     }
/// }
/// assert_eq!(Counter(Arc::default()).tools().len(), 2);
/// ```
pub trait ToolSet: Sized {
    /// The tools.
    fn typed_tools(self) -> Vec<TypedTool>;

    /// The tools, ready for a catalog.
    fn tools(self) -> Vec<Arc<dyn Tool>> {
        self.typed_tools().into_iter().map(|tool| Arc::new(tool) as Arc<dyn Tool>).collect()
    }
}

#[async_trait]
impl Tool for TypedTool {
    fn spec(&self) -> &ToolSpec {
        &self.spec
    }

    async fn call(&self, input: Value, ctx: &CallContext) -> Result<ToolOutput, ToolError> {
        (self.run)(input, ctx.clone()).await.map(ToolOutput::from)
    }
}
