//! The keywords of one schema that its draft has, looked up in one pass.

use codemode_schema::dialect::Draft;
use serde_json::{Map, Value};

use crate::bounds;

/// What a schema says, by keyword. A keyword that the draft does not have is not there, so that none is believed that
/// the validator ignores.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Keywords<'a> {
    pub(crate) additional_items: Option<&'a Value>,
    pub(crate) additional_properties: Option<&'a Value>,
    pub(crate) all_of: Option<&'a Value>,
    pub(crate) any_of: Option<&'a Value>,
    pub(crate) constant: Option<&'a Value>,
    pub(crate) contains: Option<&'a Value>,
    pub(crate) dependencies: Option<&'a Value>,
    pub(crate) dependent_required: Option<&'a Value>,
    pub(crate) dependent_schemas: Option<&'a Value>,
    pub(crate) dynamic_ref: Option<&'a Value>,
    pub(crate) enumeration: Option<&'a Value>,
    /// `exclusiveMaximum`.
    pub(crate) below: Option<&'a Value>,
    /// `exclusiveMinimum`.
    pub(crate) above: Option<&'a Value>,
    pub(crate) condition: Option<&'a Value>,
    pub(crate) otherwise: Option<&'a Value>,
    pub(crate) then: Option<&'a Value>,
    pub(crate) id: Option<&'a Value>,
    pub(crate) items: Option<&'a Value>,
    pub(crate) maximum: Option<&'a Value>,
    pub(crate) max_items: Option<&'a Value>,
    pub(crate) max_properties: Option<&'a Value>,
    pub(crate) minimum: Option<&'a Value>,
    pub(crate) min_contains: Option<&'a Value>,
    pub(crate) min_items: Option<&'a Value>,
    pub(crate) not: Option<&'a Value>,
    pub(crate) nullable: Option<&'a Value>,
    pub(crate) one_of: Option<&'a Value>,
    pub(crate) pattern_properties: Option<&'a Value>,
    pub(crate) prefix_items: Option<&'a Value>,
    pub(crate) properties: Option<&'a Value>,
    pub(crate) property_names: Option<&'a Value>,
    pub(crate) recursive_ref: Option<&'a Value>,
    pub(crate) reference: Option<&'a Value>,
    pub(crate) required: Option<&'a Value>,
    pub(crate) types: Option<&'a Value>,
    pub(crate) unevaluated_items: Option<&'a Value>,
    pub(crate) unevaluated_properties: Option<&'a Value>,
    /// Whether there is anything beside a `$ref`.
    pub(crate) has_siblings: bool,
}

impl<'a> Keywords<'a> {
    pub(crate) fn of(map: &'a Map<String, Value>, draft: Draft) -> Self {
        use Draft::{Draft4, Draft6, Draft7, Draft201909, Draft202012, Unnamed};
        let conditions = matches!(draft, Draft7 | Draft201909 | Draft202012 | Unnamed);
        let modern = matches!(draft, Draft201909 | Draft202012 | Unnamed);
        let newest = matches!(draft, Draft202012 | Unnamed);
        let mut all = Self { has_siblings: map.len() > 1, ..Self::default() };
        for (keyword, value) in map {
            let place = match keyword.as_str() {
                "$dynamicRef" if newest => &mut all.dynamic_ref,
                "$id" => &mut all.id,
                "$recursiveRef" if draft == Draft201909 => &mut all.recursive_ref,
                "$ref" => &mut all.reference,
                "additionalItems" if draft != Draft202012 => &mut all.additional_items,
                "additionalProperties" => &mut all.additional_properties,
                "allOf" => &mut all.all_of,
                "anyOf" => &mut all.any_of,
                "const" if draft != Draft4 => &mut all.constant,
                "contains" if draft != Draft4 => &mut all.contains,
                // The validator goes on reading it in later drafts; their metaschemas do not.
                "dependencies" if matches!(draft, Draft4 | Draft6 | Draft7 | Unnamed) => &mut all.dependencies,
                "dependentRequired" if modern => &mut all.dependent_required,
                "dependentSchemas" if modern => &mut all.dependent_schemas,
                "else" if conditions => &mut all.otherwise,
                "enum" => &mut all.enumeration,
                "exclusiveMaximum" => &mut all.below,
                "exclusiveMinimum" => &mut all.above,
                "if" if conditions => &mut all.condition,
                "items" => &mut all.items,
                "maxItems" => &mut all.max_items,
                "maxProperties" => &mut all.max_properties,
                "maximum" => &mut all.maximum,
                "minContains" if modern => &mut all.min_contains,
                "minItems" => &mut all.min_items,
                "minimum" => &mut all.minimum,
                "not" => &mut all.not,
                "nullable" => &mut all.nullable,
                "oneOf" => &mut all.one_of,
                "patternProperties" => &mut all.pattern_properties,
                "prefixItems" if newest => &mut all.prefix_items,
                "properties" => &mut all.properties,
                "propertyNames" if draft != Draft4 => &mut all.property_names,
                "required" => &mut all.required,
                "then" if conditions => &mut all.then,
                "type" => &mut all.types,
                "unevaluatedItems" if modern => &mut all.unevaluated_items,
                "unevaluatedProperties" if modern => &mut all.unevaluated_properties,
                _ => continue,
            };
            *place = Some(value);
        }
        all
    }

    /// Members, names and values that reading the schema goes over.
    pub(crate) fn weight(&self) -> usize {
        let members = [self.properties, self.pattern_properties].into_iter().flatten().filter_map(Value::as_object).map(Map::len);
        let lists = [self.required, self.prefix_items, self.items].into_iter().flatten().filter_map(Value::as_array).map(Vec::len);
        // Of a long list of values only the types are looked at.
        let values = self.enumeration.and_then(Value::as_array).map_or(0, |values| values.len().min(bounds::VALUES) + values.len() / 8);
        values + members.chain(lists).sum::<usize>()
    }

    /// Whether `null` is allowed beside the types.
    pub(crate) fn is_nullable(&self) -> bool {
        self.nullable == Some(&Value::Bool(true))
    }
}
