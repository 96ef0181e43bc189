//! What is wrong with a value, in words that help to repair it (`spec/contracts.md` 3.1).

use jsonschema::{
    ValidationError,
    error::{TypeKind, ValidationErrorKind},
};
use serde_json::Value;

use crate::compile::{Words, instance_path};

/// Which names of a value a report may hold.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Disclose {
    /// All names: the reader made the value.
    Keys,
    /// Only names that the schema declares; others are `*`.
    DeclaredKeys,
}

/// What is wrong with a value.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Report {
    /// Up to five details, `path: constraint`, each of at most 256 bytes and a marker.
    pub details: Vec<String>,
    /// How many more there are.
    pub more: usize,
}

impl Report {
    /// The details in one line.
    #[must_use]
    pub fn summary(&self) -> String {
        let details = self.details.join("; ");
        if self.more == 0 { details } else { format!("{details}; and {} more", self.more) }
    }
}

pub(crate) fn report<'a>(errors: impl Iterator<Item = ValidationError<'a>>, disclose: Disclose, words: &Words) -> Report {
    let explainer = Explainer { disclose, words };
    let mut report = Report { details: Vec::new(), more: 0 };
    for error in errors {
        if report.details.len() == MAX_DETAILS {
            report.more += 1;
        } else {
            report.details.push(cut(explainer.detail(&error)));
        }
    }
    report
}

struct Explainer<'a> {
    disclose: Disclose,
    words: &'a Words,
}

impl Explainer<'_> {
    fn shown(&self, name: &str) -> bool {
        self.disclose == Disclose::Keys || self.words.declared.contains(name)
    }

    fn detail(&self, error: &ValidationError<'_>) -> String {
        format!("{}: {}", instance_path(error.instance_path(), |name| self.shown(name)), self.constraint(error))
    }

    fn constraint(&self, error: &ValidationError<'_>) -> String {
        match error.kind() {
            ValidationErrorKind::Type { kind: TypeKind::Single(name) } => format!("expected {name}"),
            ValidationErrorKind::Type { kind: TypeKind::Multiple(names) } => {
                format!("expected {}", names.iter().map(|name| name.to_string()).collect::<Vec<_>>().join(" or "))
            }
            ValidationErrorKind::Required { property } => format!("missing {property}"),
            ValidationErrorKind::AdditionalProperties { unexpected } | ValidationErrorKind::UnevaluatedProperties { unexpected } => {
                let siblings = self.siblings(error);
                let names: Vec<String> = unexpected.iter().map(|name| self.unexpected(name, &siblings)).collect();
                format!("unexpected {}", names.join(", "))
            }
            ValidationErrorKind::Enum { options } => format!("expected one of {}", list(options)),
            ValidationErrorKind::Constant { expected_value } => format!("expected {expected_value}"),
            ValidationErrorKind::Minimum { limit } => format!("must be >= {limit}"),
            ValidationErrorKind::Maximum { limit } => format!("must be <= {limit}"),
            ValidationErrorKind::ExclusiveMinimum { limit } => format!("must be > {limit}"),
            ValidationErrorKind::ExclusiveMaximum { limit } => format!("must be < {limit}"),
            ValidationErrorKind::MultipleOf { multiple_of } => format!("must be a multiple of {multiple_of}"),
            ValidationErrorKind::MinLength { limit } => format!("must have at least {limit} characters"),
            ValidationErrorKind::MaxLength { limit } => format!("must have at most {limit} characters"),
            ValidationErrorKind::MinItems { limit } => format!("must have at least {limit} items"),
            ValidationErrorKind::MaxItems { limit } => format!("must have at most {limit} items"),
            ValidationErrorKind::AdditionalItems { limit } => format!("must have at most {limit} items"),
            ValidationErrorKind::MinProperties { limit } => format!("must have at least {limit} properties"),
            ValidationErrorKind::MaxProperties { limit } => format!("must have at most {limit} properties"),
            ValidationErrorKind::Pattern { pattern } => format!("must match {pattern}"),
            ValidationErrorKind::UniqueItems => "items must be unique".into(),
            ValidationErrorKind::FalseSchema => "nothing is allowed here".into(),
            ValidationErrorKind::AnyOf { context } | ValidationErrorKind::OneOfNotValid { context } => self.no_branch(error, context),
            ValidationErrorKind::OneOfMultipleValid { .. } => "matches more than one of forms that exclude each other".into(),
            ValidationErrorKind::Contains => "has no item of the required kind".into(),
            other => format!("violates `{}`", other.keyword()),
        }
    }

    /// The branch of a union that a value most likely means: one whose type and constants it has, then the one with
    /// the fewest mistakes. Its first mistake is what has to be repaired.
    fn no_branch(&self, error: &ValidationError<'_>, branches: &[Vec<ValidationError<'static>>]) -> String {
        let place = error.instance_path().as_str();
        let another = |mistake: &ValidationError<'_>| match mistake.kind() {
            ValidationErrorKind::Type { .. } => mistake.instance_path().as_str() == place,
            ValidationErrorKind::Constant { .. } | ValidationErrorKind::Enum { .. } => {
                mistake.instance_path().as_str().matches('/').count() <= place.matches('/').count() + 1
            }
            _ => false,
        };
        let nearest =
            branches.iter().filter(|mistakes| !mistakes.is_empty() && !mistakes.iter().any(another)).min_by_key(|mistakes| mistakes.len());
        if let Some(mistake) = nearest.and_then(|mistakes| mistakes.first()) {
            return format!("matches none of {} forms; the nearest fails at {}", branches.len(), self.detail(mistake));
        }
        let mistakes = branches.iter().flatten().filter(|mistake| another(mistake));
        let mut expected: Vec<String> = mistakes.map(|mistake| self.detail(mistake)).collect();
        expected.dedup();
        let expected = if expected.is_empty() { String::new() } else { format!(": {}", expected.join(", or ")) };
        format!("matches none of {} forms{expected}", branches.len())
    }

    /// Names that are declared beside the keyword that was broken; all declared names where that place is not found.
    fn siblings(&self, error: &ValidationError<'_>) -> Vec<String> {
        let keyword = error.schema_path().as_str();
        let object = keyword.rsplit_once('/').and_then(|(object, _)| self.words.schema.pointer(object));
        match object.and_then(|object| object.get("properties")).and_then(Value::as_object) {
            Some(properties) => properties.keys().cloned().collect(),
            None => self.words.declared.iter().cloned().collect(),
        }
    }

    fn unexpected(&self, name: &str, known: &[String]) -> String {
        if !self.shown(name) {
            return "*".into();
        }
        let quoted = Value::from(name);
        // Comparing takes the product of the lengths.
        let alike = |known: &&String| known.len().abs_diff(name.len()) <= NEAR_BYTES && name.len() <= MAX_COMPARED_BYTES && *known != name;
        let nearest = known
            .iter()
            .filter(alike)
            .take(MAX_COMPARED)
            .map(|known| (strsim::osa_distance(known, name), known))
            .filter(|(distance, _)| *distance <= NEAR)
            .min();
        match nearest {
            Some((_, known)) => format!("{quoted} (did you mean {}?)", Value::from(known.as_str())),
            None if known.len() <= MAX_KNOWN => {
                let known: Vec<String> = known.iter().map(|known| Value::from(known.as_str()).to_string()).collect();
                if known.is_empty() { quoted.to_string() } else { format!("{quoted} (known: {})", known.join(", ")) }
            }
            None => quoted.to_string(),
        }
    }
}

fn list(options: &Value) -> String {
    match options.as_array() {
        Some(options) => options.iter().map(Value::to_string).collect::<Vec<_>>().join(", "),
        None => options.to_string(),
    }
}

fn cut(mut detail: String) -> String {
    if detail.len() > MAX_DETAIL_BYTES {
        detail.truncate(detail.floor_char_boundary(MAX_DETAIL_BYTES));
        detail.push('…');
    }
    detail
}

const MAX_DETAILS: usize = 5;
const MAX_DETAIL_BYTES: usize = 256;

/// Known names that are listed when none is near.
const MAX_KNOWN: usize = 8;

/// Greatest edit distance of a name that is suggested.
const NEAR: usize = 2;

/// Bytes by which names differ at most that are that near: a character has up to four.
const NEAR_BYTES: usize = 8;

/// Bytes of names that are compared.
const MAX_COMPARED_BYTES: usize = 256;

/// Names that one name is compared with.
const MAX_COMPARED: usize = 500;
