//! From schema to validator.

use std::{collections::BTreeSet, fmt};

use jsonschema::{Draft, PatternOptions, Validator, error::ValidationErrorKind};
use serde_json::{Value, json};

use crate::{
    bounds, dialect,
    effort::Effort,
    error::SchemaError,
    explain::{Disclose, Report, report},
    path::{push_index, push_key},
};

/// A schema that is ready to validate values.
pub struct CompiledSchema {
    /// There until it is dropped, which recurses as well.
    validator: Option<Validator>,
    /// Stack that validating needs, in bytes.
    stack: usize,
    words: Words,
    /// There for a schema that can make validating a small value take very long.
    effort: Option<Effort>,
}

/// What an explanation may need of a schema.
pub(crate) struct Words {
    /// The schema as it was compiled.
    pub(crate) schema: Value,
    /// Names that it declares, anywhere: only these may appear in what is said of an output.
    pub(crate) declared: BTreeSet<String>,
}

impl CompiledSchema {
    /// Compiles a schema of any draft that its `$schema` names; 2020-12 without one.
    ///
    /// # Errors
    ///
    /// The schema is invalid, refers to something outside itself, or is beyond [`bounds`].
    pub fn compile(schema: &Value) -> Result<Self, SchemaError> {
        let depth = bounds::check(schema)?;
        let stack = STACK_BASE + depth * STACK_PER_LEVEL;
        stacker::maybe_grow(stack, stack, || Self::compile_bounded(schema, stack))
    }

    fn compile_bounded(schema: &Value, stack: usize) -> Result<Self, SchemaError> {
        let schema = dialect::normalize(schema)?;
        let (row, effort) = Effort::of(&schema);
        // A recursive schema begins again at each level of the value.
        let (most, levels) =
            if effort.as_ref().is_some_and(Effort::is_recursive) { (MAX_RECURSIVE_ROW, VALUE_LEVELS) } else { (MAX_ROW, 1) };
        if row > most {
            return Err(SchemaError::TooLarge {
                what: format!("following {row} references and combinations in a row; {most} are allowed"),
            });
        }
        let stack = stack + row * levels * STACK_PER_STEP;
        let mut options = jsonschema::options().offline().should_validate_formats(false).with_pattern_options(PatternOptions::regex());
        if schema.get("$schema").is_none() {
            options = options.with_draft(Draft::Draft202012);
        }
        let validator = options.build(&schema).map_err(|error| match error.kind() {
            ValidationErrorKind::Referencing(error) => SchemaError::Unresolvable { reference: reference_of(&error.to_string()) },
            _ => SchemaError::Invalid { pointer: error.instance_path().as_str().to_owned(), message: error.masked().to_string() },
        })?;
        let mut declared = BTreeSet::new();
        declared_names(&schema, &mut declared);
        Ok(Self { validator: Some(validator), stack, words: Words { schema, declared }, effort })
    }

    /// Whether a value satisfies the schema.
    ///
    /// A value that takes more than a million steps to check, and 64 more for each of its parts, does not.
    #[must_use]
    pub fn accepts(&self, value: &Value) -> bool {
        stacker::maybe_grow(self.stack, self.stack, || {
            self.allows(value, CHECK_STEPS) && self.validator.as_ref().is_some_and(|validator| validator.is_valid(value))
        })
    }

    /// Whether the schema accepts `{}`, so that an input may be left out.
    #[must_use]
    pub fn accepts_empty_object(&self) -> bool {
        self.accepts(&json!({}))
    }

    /// Validates a value.
    ///
    /// # Errors
    ///
    /// A report of what is wrong, which never holds any part of the value but the names that `disclose` allows.
    pub fn validate(&self, value: &Value, disclose: Disclose) -> Result<(), Report> {
        // Finding out that a value is valid is twenty times as fast as explaining why it is not.
        if self.accepts(value) {
            return Ok(());
        }
        stacker::maybe_grow(self.stack, self.stack, || {
            if !self.allows(value, EXPLAIN_STEPS) {
                let details = vec!["$: does not match, and the schema has too many combinations to say where".to_owned()];
                return Err(Report { details, more: 0 });
            }
            let errors = self.validator.iter().flat_map(|validator| validator.iter_errors(value));
            Err(report(errors, disclose, &self.words))
        })
    }

    fn allows(&self, value: &Value, steps: usize) -> bool {
        self.effort.as_ref().is_none_or(|effort| effort.allows(value, steps))
    }
}

impl Drop for CompiledSchema {
    fn drop(&mut self) {
        let deep = (self.validator.take(), std::mem::take(&mut self.words.schema));
        stacker::maybe_grow(self.stack, self.stack, || drop(deep));
    }
}

impl fmt::Debug for CompiledSchema {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("CompiledSchema").finish_non_exhaustive()
    }
}

/// The path of a JSON pointer.
pub(crate) fn instance_path(location: &jsonschema::paths::Location, shown: impl Fn(&str) -> bool) -> String {
    let mut path = String::from("$");
    for segment in location {
        match segment {
            jsonschema::paths::LocationSegment::Property(name) if shown(&name) => push_key(&mut path, &name),
            jsonschema::paths::LocationSegment::Property(_) => path.push_str(".*"),
            jsonschema::paths::LocationSegment::Index(index) => push_index(&mut path, index),
        }
    }
    path
}

/// The reference in the library's message, which has it in quotes or after its last colon.
fn reference_of(message: &str) -> String {
    message.split(['\'', '"', '`']).nth(1).unwrap_or(message).to_owned()
}

/// Collects what stands under `properties` and `required`; the schema's depth is bounded.
fn declared_names(schema: &Value, names: &mut BTreeSet<String>) {
    match schema {
        Value::Array(items) => items.iter().for_each(|item| declared_names(item, names)),
        Value::Object(map) => {
            if let Some(Value::Object(properties)) = map.get("properties") {
                names.extend(properties.keys().cloned());
            }
            if let Some(Value::Array(required)) = map.get("required") {
                names.extend(required.iter().filter_map(Value::as_str).map(str::to_owned));
            }
            map.values().for_each(|value| declared_names(value, names));
        }
        _ => {}
    }
}

/// Steps within which a value has to be checked; some tenths of a second.
const CHECK_STEPS: usize = 1_000_000;

/// Steps within which it has to be explained what is wrong, each of which costs far more.
const EXPLAIN_STEPS: usize = 50_000;

/// Schemas in a row that look at one value because of each other: `allOf` in `$ref` in `anyOf` and so on.
const MAX_ROW: usize = 2_500;

/// The same in a recursive schema.
const MAX_RECURSIVE_ROW: usize = 128;

/// Levels of a value, as JSON text may have them.
const VALUE_LEVELS: usize = 128;

/// Stack for each schema in such a row.
const STACK_PER_STEP: usize = 8 * 1024;

/// Stack for a flat schema.
const STACK_BASE: usize = 256 * 1024;

/// Stack for each level of nesting, with room to spare: an unoptimised build of the validator takes 5 KiB.
const STACK_PER_LEVEL: usize = 16 * 1024;
