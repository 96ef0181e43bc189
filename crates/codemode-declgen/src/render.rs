//! A schema's type as text, with the named types that it needs.

use serde_json::Value;

use crate::{
    alternatives::{Alternative, Objects},
    bounds,
    printer::{block, inline},
    reader::Reader,
    shape::{self, Field, Shape},
    unfold::{Side, Unfolded, unfold, unfold_objects},
};

/// A type, ready to be printed.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Type {
    /// The type expression.
    pub text: String,
    /// The named types that it needs: names, and their types. Only recursive schemas need any.
    pub named: Vec<(String, String)>,
}

impl Type {
    /// The type of which nothing is known.
    #[must_use]
    pub fn unknown() -> Self {
        Self { text: "unknown".into(), named: Vec::new() }
    }

    /// The named types as declarations, one a line, each with its line end.
    #[must_use]
    pub fn declarations(&self) -> String {
        self.named.iter().map(|(name, text)| format!("type {name} = {text};\n")).collect::<Vec<_>>().concat()
    }

    /// The type with its named types, or `unknown` if they are too long together.
    fn bounded(self, names: &mut Names) -> Self {
        let units =
            bounds::units(&self.text) + self.named.iter().map(|(name, text)| bounds::units(name) + bounds::units(text)).sum::<usize>();
        if units > bounds::UNITS {
            return Self::unknown();
        }
        names.used += self.named.len();
        self
    }
}

/// Names for the recursive types of one file: `__tree_Ref0` and so on.
#[derive(Clone, Debug)]
pub struct Names {
    base: String,
    used: usize,
}

impl Names {
    /// Names that begin with `__<base>_Ref`; the base has to be an identifier.
    #[must_use]
    pub fn new(base: &str) -> Self {
        Self { base: base.to_owned(), used: 0 }
    }

    /// The number of names that may still be given.
    const fn left(&self) -> usize {
        bounds::NAMES.saturating_sub(self.used)
    }

    fn name(&self, order: &[usize], number: usize) -> String {
        let place = order.iter().position(|other| *other == number).unwrap_or(order.len());
        format!("__{}_Ref{}", self.base, self.used + place)
    }

    /// Prints what is unfolded; `text` prints the root.
    fn print(&mut self, unfolded: &Unfolded, text: impl FnOnce(&Shape, &dyn Fn(usize) -> String) -> String) -> Type {
        let order = order(unfolded);
        let name = |number: usize| self.name(&order, number);
        let named = order.iter().map(|number| (name(*number), inline(&unfolded.named[*number], &name))).collect();
        Type { text: text(&unfolded.shape, &name), named }.bounded(self)
    }
}

/// The references of a type, in the order in which its text and those of the named types have them.
fn order(unfolded: &Unfolded) -> Vec<usize> {
    let mut found = Vec::new();
    shape::references(&unfolded.shape, &mut found);
    let mut order: Vec<usize> = Vec::new();
    let mut next = 0;
    while let Some(number) = found.get(next).copied() {
        next += 1;
        if !order.contains(&number) {
            order.push(number);
            shape::references(&unfolded.named[number], &mut found);
        }
    }
    order
}

/// The type of a schema on one line.
///
/// Keys are in the order of UTF-16 code units, so the text depends on what the schema says and not on how it is
/// written. A type beyond a bound of `spec/declarations.md` 1 is `unknown`.
#[must_use]
pub fn render(schema: &Value, side: Side, names: &mut Names) -> Type {
    reader(schema)
        .and_then(|mut reader| unfold(&mut reader, side, names.left()))
        .map_or_else(Type::unknown, |unfolded| names.print(&unfolded, inline))
}

/// The same for an input whose declared defaults are filled in: a required member of the root that has a `default` may
/// be left out.
#[must_use]
pub fn render_with_defaults(schema: &Value, names: &mut Names) -> Type {
    let unfolded = reader(schema).and_then(|mut reader| {
        reader.make_defaults_optional();
        unfold(&mut reader, Side::Input, names.left())
    });
    unfolded.map_or_else(Type::unknown, |unfolded| names.print(&unfolded, inline))
}

fn reader(schema: &Value) -> Option<Reader<'_>> {
    matches!(schema, Value::Bool(_) | Value::Object(_)).then(|| Reader::new(schema)).flatten()
}

/// The root of a schema, or what it says nothing but to look at.
pub(crate) fn root_object(schema: &Value) -> &Value {
    reader(schema).map_or(schema, |reader| reader.root_object())
}

/// Whether each name that the root requires has a default.
fn is_optional(schema: &Value) -> bool {
    let has_default = |name: &str| schema.get("properties").and_then(|members| members.get(name)?.get("default")).is_some();
    let required = schema.get("required").and_then(Value::as_array).into_iter().flatten();
    required.filter_map(Value::as_str).all(has_default)
}

/// The parameter list of a function that takes one plain object, with one field a line where the schema allows it.
///
/// `order` gives the place of a field by its name, `indent` begins each line but the first. The fields are given in
/// the order in which they are printed; there are none where there is no block.
pub(crate) fn block_input(schema: &Value, order: &dyn Fn(&str) -> (usize, usize), indent: &str, names: &mut Names) -> (Type, Vec<String>) {
    let mark = if is_optional(root_object(schema)) { "?" } else { "" };
    let none = || (Type { text: format!("input{mark}: Record<string, unknown>"), named: Vec::new() }, Vec::new());
    let Some(mut reader) = reader(schema) else { return none() };
    reader.make_defaults_optional();
    let root = reader.root();
    let (root, _) = reader.follow(&root);
    let alternatives = reader.alternatives(&root);
    let objects: Vec<&Objects<'_>> = alternatives
        .iter()
        .filter_map(|alternative| match alternative {
            Alternative::Object(objects) => Some(&**objects),
            _ => None,
        })
        .collect();
    // A field a line says what the object is, not which of several it may be.
    let composed = ["anyOf", "oneOf", "const", "enum"].iter().any(|keyword| root_object(schema).get(*keyword).is_some());
    if let ([objects], false) = (&objects[..], composed) {
        let Some(mut unfolded) = unfold_objects(&mut reader, objects, names.left()) else { return none() };
        if let Shape::Object { fields, .. } = &mut unfolded.shape {
            fields.sort_by_key(|field| order(&field.name));
            let fields: Vec<Field> = fields.clone();
            let printed = names.print(&unfolded, |shape, name| block(shape, indent, name));
            if printed == Type::unknown() {
                return none();
            }
            return (printed, fields.into_iter().map(|field| field.name).collect());
        }
    }
    let Some(mut unfolded) = unfold(&mut reader, Side::Input, names.left()) else { return none() };
    // Only plain objects are passed.
    if let Shape::Union(members) = &unfolded.shape {
        unfolded.shape =
            shape::union(members.iter().filter(|member| matches!(member, Shape::Object { .. } | Shape::Reference(_))).cloned());
    }
    let mut printed = names.print(&unfolded, inline);
    if printed.text == "unknown" {
        return none();
    }
    printed.text = format!("input{mark}: {}", printed.text);
    (printed, Vec::new())
}
