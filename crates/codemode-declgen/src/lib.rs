//! TypeScript declarations from JSON Schema.
//!
//! One renderer serves every kind of tool. A schema becomes a [`Shape`], a small type expression, in [`keywords`];
//! a shape becomes text in [`printer`]; texts become files in [`mod@file`]. The law that all of it obeys: a value that
//! the schema accepts is assignable to the printed type. What cannot be said soundly is widened, at worst to
//! `unknown`, and nothing ever fails.
//!
//! ## Does not know
//!
//! Validation, tools, MCP, async code. It sees schemas and names, and gives text.
//!
//! ## Example
//!
//! ```
//! use codemode_declgen::{Side, render};
//! let schema = serde_json::json!({
//!     "type": "object",
//!     "properties": { "path": { "type": "string" }, "limit": { "type": "integer", "minimum": 1 } },
//!     "required": ["path"], "additionalProperties": false,
//! });
//! assert_eq!(render(&schema, Side::Input), "{ limit?: number /* integer, >= 1 */; path: string }");
//! ```

mod bounds;
mod dialect;
pub mod file;
mod jsdoc;
pub mod keywords;
pub mod printer;
mod resources;
pub mod shape;

pub use crate::{
    file::{
        mcp::{McpFunction, mcp_index, mcp_server},
        native::{NativeTool, native_tool},
    },
    keywords::Side,
    shape::Shape,
};

/// The type of a schema on one line.
///
/// Keys are in the order of UTF-16 code units, so the text depends on what the schema says and not on how it is
/// written. A type over 32768 UTF-16 units is `unknown` (`spec/declarations.md` 1).
#[must_use]
pub fn render(schema: &serde_json::Value, side: Side) -> String {
    let text = printer::inline(&keywords::shape(schema, side));
    if bounds::fits(&text) { text } else { "unknown".into() }
}
