//! The type expression between schema and text, and its algebra.

use crate::printer;

/// A TypeScript type.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Shape {
    /// Any value.
    Unknown,
    /// No value.
    Never,
    /// `string`, `boolean` or `null`.
    Primitive(&'static str),
    /// A number, with its constraints as a comment.
    Number {
        /// `integer, >= 0`.
        comment: Option<String>,
    },
    /// A literal, as its JSON text.
    Literal(String),
    /// An array of one type.
    Array(Box<Shape>),
    /// An array with a type for each place.
    Tuple {
        /// The places in order.
        elements: Vec<Element>,
        /// The type of all further elements, if there may be any.
        rest: Option<Box<Shape>>,
    },
    /// An object.
    Object {
        /// The named members in printing order.
        fields: Vec<Field>,
        /// The type of all members, named ones included, if others than the named ones may exist.
        index: Option<Box<Shape>>,
    },
    /// One of several; made by [`union`].
    Union(Vec<Shape>),
    /// All of several; made by [`intersection`].
    Intersection(Vec<Shape>),
}

/// A place of a tuple.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Element {
    /// Whether the tuple may end before it.
    pub optional: bool,
    /// Its type.
    pub shape: Shape,
}

/// A named member of an object.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Field {
    /// Its name, unquoted.
    pub name: String,
    /// Whether it may be absent.
    pub optional: bool,
    /// Its type.
    pub shape: Shape,
}

impl Shape {
    /// `null`.
    pub const NULL: Self = Self::Primitive("null");
    /// `string`.
    pub const STRING: Self = Self::Primitive("string");
    /// `boolean`.
    pub const BOOLEAN: Self = Self::Primitive("boolean");

    /// A number without constraints.
    #[must_use]
    pub const fn number() -> Self {
        Self::Number { comment: None }
    }
}

/// The union of some types: flat, without `never`, each text once, `unknown` if any is.
#[must_use]
pub fn union(members: impl IntoIterator<Item = Shape>) -> Shape {
    let mut kept = Vec::new();
    for member in flatten(members, |shape| match shape {
        Shape::Union(parts) => Ok(parts),
        other => Err(other),
    }) {
        match member {
            Shape::Unknown => return Shape::Unknown,
            Shape::Never => {}
            other => kept.push(other),
        }
    }
    once(&mut kept);
    match kept.len() {
        0 => Shape::Never,
        1 => kept.remove(0),
        _ => Shape::Union(kept),
    }
}

/// The intersection of some types: flat, without `unknown`, each text once, `never` if any is.
#[must_use]
pub fn intersection(members: impl IntoIterator<Item = Shape>) -> Shape {
    let mut kept = Vec::new();
    for member in flatten(members, |shape| match shape {
        Shape::Intersection(parts) => Ok(parts),
        other => Err(other),
    }) {
        match member {
            Shape::Never => return Shape::Never,
            Shape::Unknown => {}
            other => kept.push(other),
        }
    }
    once(&mut kept);
    match kept.len() {
        0 => Shape::Unknown,
        1 => kept.remove(0),
        _ => Shape::Intersection(kept),
    }
}

/// One level is enough: both constructors give flat shapes.
fn flatten(members: impl IntoIterator<Item = Shape>, parts: impl Fn(Shape) -> Result<Vec<Shape>, Shape>) -> Vec<Shape> {
    let mut flat = Vec::new();
    for member in members {
        match parts(member) {
            Ok(inner) => flat.extend(inner),
            Err(shape) => flat.push(shape),
        }
    }
    flat
}

/// Keeps the first of the shapes that print alike.
fn once(shapes: &mut Vec<Shape>) {
    let mut seen = std::collections::BTreeSet::new();
    shapes.retain(|shape| seen.insert(printer::inline(shape)));
}
