//! What is wrong with a value, in words that help to repair it (`spec/contracts.md` 3.1).

use std::collections::BTreeSet;

use jsonschema::{
    ValidationError,
    error::{TypeKind, ValidationErrorKind},
};
use serde_json::Value;

use crate::compile::instance_path;

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

pub(crate) fn report<'a>(errors: impl Iterator<Item = ValidationError<'a>>, disclose: Disclose, declared: &BTreeSet<String>) -> Report {
    let shown = |name: &str| disclose == Disclose::Keys || declared.contains(name);
    let mut report = Report { details: Vec::new(), more: 0 };
    for error in errors {
        if report.details.len() == MAX_DETAILS {
            report.more += 1;
            continue;
        }
        let detail = format!("{}: {}", instance_path(error.instance_path(), shown), constraint(error.kind(), &shown, declared));
        report.details.push(cut(detail));
    }
    report
}

fn constraint(kind: &ValidationErrorKind, shown: &dyn Fn(&str) -> bool, declared: &BTreeSet<String>) -> String {
    match kind {
        ValidationErrorKind::Type { kind: TypeKind::Single(name) } => format!("expected {name}"),
        ValidationErrorKind::Type { kind: TypeKind::Multiple(names) } => {
            format!("expected {}", names.iter().map(|name| name.to_string()).collect::<Vec<_>>().join(" or "))
        }
        ValidationErrorKind::Required { property } => format!("missing {property}"),
        ValidationErrorKind::AdditionalProperties { unexpected } | ValidationErrorKind::UnevaluatedProperties { unexpected } => {
            let names: Vec<String> = unexpected.iter().map(|name| unexpected_name(name, shown, declared)).collect();
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
        ValidationErrorKind::MinProperties { limit } => format!("must have at least {limit} properties"),
        ValidationErrorKind::MaxProperties { limit } => format!("must have at most {limit} properties"),
        ValidationErrorKind::Pattern { pattern } => format!("must match {pattern}"),
        ValidationErrorKind::UniqueItems => "items must be unique".into(),
        ValidationErrorKind::FalseSchema => "nothing is allowed here".into(),
        ValidationErrorKind::AnyOf { .. } | ValidationErrorKind::OneOfNotValid { .. } => "matches none of the allowed forms".into(),
        ValidationErrorKind::OneOfMultipleValid { .. } => "matches more than one of forms that exclude each other".into(),
        ValidationErrorKind::AdditionalItems { limit } => format!("must have at most {limit} items"),
        ValidationErrorKind::Contains => "has no item of the required kind".into(),
        other => format!("violates `{}`", other.keyword()),
    }
}

fn unexpected_name(name: &str, shown: &dyn Fn(&str) -> bool, declared: &BTreeSet<String>) -> String {
    if !shown(name) {
        return "*".into();
    }
    let nearest = declared.iter().map(|known| (strsim::levenshtein(known, name), known)).filter(|(distance, _)| *distance <= NEAR).min();
    let quoted = Value::from(name);
    match nearest {
        Some((_, known)) => format!("{quoted} (did you mean {}?)", Value::from(known.as_str())),
        None => quoted.to_string(),
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

/// Greatest edit distance of a name that is suggested.
const NEAR: usize = 2;
