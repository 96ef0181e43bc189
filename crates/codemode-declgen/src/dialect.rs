//! Which keywords a schema's draft has, so that none is believed that the validator ignores.

use serde_json::Value;

/// The keywords on which drafts differ in a way that types can show.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) struct Dialect {
    /// `const` and boolean schemas: all but draft 4.
    pub(crate) constants: bool,
    /// `prefixItems`: 2020-12, or no `$schema`.
    pub(crate) prefix_items: bool,
    /// A list in `items`, with `additionalItems` as the rest: before 2020-12, or no `$schema`.
    pub(crate) item_lists: bool,
}

impl Dialect {
    /// The dialect that the root of a schema names; none for an unknown `$schema`, of which nothing is known.
    pub(crate) fn of(root: &Value) -> Option<Self> {
        let old = Self { constants: true, prefix_items: false, item_lists: true };
        let Some(name) = root.get("$schema") else {
            return Some(Self { prefix_items: true, ..old });
        };
        let name = name.as_str()?.trim_end_matches('#').split_once("://").map(|(_, rest)| rest)?;
        match name {
            "json-schema.org/draft/2020-12/schema" => Some(Self { constants: true, prefix_items: true, item_lists: false }),
            "json-schema.org/draft/2019-09/schema" | "json-schema.org/draft-07/schema" | "json-schema.org/draft-06/schema" => Some(old),
            "json-schema.org/draft-04/schema" => Some(Self { constants: false, ..old }),
            _ => None,
        }
    }
}
