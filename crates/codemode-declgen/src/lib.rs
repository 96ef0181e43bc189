//! TypeScript declarations from JSON Schema.
//!
//! One renderer serves every kind of tool. A schema becomes a list of *alternatives*, one JSON type each, in which
//! combining is simple; alternatives become a [`Shape`], a small type expression; a shape becomes text in [`printer`];
//! texts become files in [`mod@file`]. The law that all of it obeys: a value that the schema accepts is assignable to
//! the printed type. What cannot be said soundly is widened, at worst to `unknown`, and nothing ever fails.
//!
//! ## Does not know
//!
//! Validation, tools, MCP, async code. It sees schemas and names, and gives text.
//!
//! ## Example
//!
//! ```
//! use codemode_declgen::{Names, Side, render};
//! let schema = serde_json::json!({
//!     "type": "object",
//!     "properties": { "path": { "type": "string" }, "limit": { "type": "integer", "minimum": 1 } },
//!     "required": ["path"], "additionalProperties": false,
//! });
//! let input = render(&schema, Side::Input, &mut Names::new("read"));
//! assert_eq!(input.text, "{ limit?: number /* integer, >= 1 */; path: string }");
//! ```

mod alternatives;
mod bounds;
pub mod file;
mod hint;
mod jsdoc;
mod meet;
mod negate;
mod pattern;
pub mod printer;
mod reader;
mod render;
pub mod shape;
mod unfold;

pub use crate::{
    file::{
        mcp::{McpFunction, mcp_index, mcp_namespace, mcp_server},
        native::{NativeTool, native_tool},
        product::{NODES, ResultsLimits, results, skills},
    },
    hint::{input_hint, output_hint},
    render::{Names, Type, render, render_with_defaults},
    shape::Shape,
    unfold::Side,
};
