//! The type expression between schema and text, and its algebra.

/// A TypeScript type.
#[derive(Clone, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub enum Shape {
    /// Any value.
    Unknown,
    /// No value.
    Never,
    /// `string`, `boolean`, `null` or `undefined`.
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
        /// The types of members that have no name here.
        indexes: Vec<Index>,
    },
    /// A named type, by its number.
    Reference(usize),
    /// One of several; made by [`union`].
    Union(Vec<Shape>),
}

/// A place of a tuple.
#[derive(Clone, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub struct Element {
    /// Whether the tuple may end before it.
    pub optional: bool,
    /// Its type.
    pub shape: Shape,
}

/// A named member of an object.
#[derive(Clone, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub struct Field {
    /// Its name, unquoted.
    pub name: String,
    /// Whether it may be absent.
    pub optional: bool,
    /// Its type.
    pub shape: Shape,
}

/// An index signature.
#[derive(Clone, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub struct Index {
    /// What the names begin with; without it every name is meant, and the type covers the named members too.
    pub prefix: Option<String>,
    /// The type of the members.
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
    for member in members {
        match member {
            Shape::Unknown => return Shape::Unknown,
            Shape::Never => {}
            // One level is enough: a union is flat already.
            Shape::Union(parts) => kept.extend(parts),
            other => kept.push(other),
        }
    }
    if kept.len() > 1 {
        let mut seen = std::collections::BTreeSet::new();
        let first: Vec<bool> = kept.iter().map(|shape| seen.insert(shape)).collect();
        let mut first = first.into_iter();
        kept.retain(|_| first.next() == Some(true));
    }
    match kept.len() {
        0 => Shape::Never,
        1 => kept.remove(0),
        _ => Shape::Union(kept),
    }
}

/// The references in a type, in the order of its text.
pub(crate) fn references(shape: &Shape, found: &mut Vec<usize>) {
    let below: Vec<&Shape> = match shape {
        Shape::Reference(number) => {
            found.push(*number);
            Vec::new()
        }
        Shape::Array(items) => vec![items],
        Shape::Tuple { elements, rest } => elements.iter().map(|element| &element.shape).chain(rest.as_deref()).collect(),
        Shape::Object { fields, indexes } => {
            fields.iter().map(|field| &field.shape).chain(indexes.iter().map(|index| &index.shape)).collect()
        }
        Shape::Union(members) => members.iter().collect(),
        Shape::Unknown | Shape::Never | Shape::Primitive(_) | Shape::Number { .. } | Shape::Literal(_) => Vec::new(),
    };
    for shape in below {
        references(shape, found);
    }
}
