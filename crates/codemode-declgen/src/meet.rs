//! What satisfies two schemas at once.
//!
//! Exact but for two things, both of which only widen: patterns whose overlap nobody can tell, and the bound on the
//! number of alternatives.

use std::rc::Rc;

use serde_json::Value;

use crate::{
    alternatives::{Alternative, Alternatives, Arrays, ItemsSeen, MembersSeen, Numbers, Objects, anything, hide, is_anything, push},
    pattern,
};

/// What both lists have in common.
pub(crate) fn meet<'a>(left: &Alternatives<'a>, right: &Alternatives<'a>) -> Alternatives<'a> {
    // What says nothing must not set the order either.
    if is_anything(left) {
        return right.clone();
    }
    if is_anything(right) {
        return left.clone();
    }
    let mut right = right.clone();
    let mut left = left.clone();
    for kind in [is_array as fn(&Alternative<'_>) -> bool, is_object, is_number, is_string] {
        let (of_left, of_right) = (count(&left, kind), count(&right, kind));
        if of_left * of_right > COMBINATIONS && of_left.min(of_right) > 1 || of_left.max(of_right) > MANY {
            // Letting one side go is sound: the other one holds still.
            let (kept, lost) = if of_left <= of_right { (&mut left, &mut right) } else { (&mut right, &mut left) };
            let whole = anything().into_iter().find(kind);
            lost.retain(|alternative| !kind(alternative));
            lost.extend(whole);
            hide(kept);
        }
    }
    let mut all = Vec::new();
    for one in &left {
        for other in &right {
            if let Some(both) = meet_one(one, other) {
                push(&mut all, both);
            }
        }
    }
    all
}

const fn is_array(alternative: &Alternative<'_>) -> bool {
    matches!(alternative, Alternative::Array(_))
}

const fn is_object(alternative: &Alternative<'_>) -> bool {
    matches!(alternative, Alternative::Object(_))
}

const fn is_number(alternative: &Alternative<'_>) -> bool {
    matches!(alternative, Alternative::Number(_))
}

const fn is_string(alternative: &Alternative<'_>) -> bool {
    matches!(alternative, Alternative::String(_))
}

fn count(alternatives: &Alternatives<'_>, kind: fn(&Alternative<'_>) -> bool) -> usize {
    alternatives.iter().filter(|alternative| kind(alternative)).count()
}

fn meet_one<'a>(one: &Alternative<'a>, other: &Alternative<'a>) -> Option<Alternative<'a>> {
    use Alternative as A;
    match (one, other) {
        (A::Null, A::Null) => Some(A::Null),
        (A::Boolean, A::Boolean) => Some(A::Boolean),
        (A::Boolean, A::Literal(value @ Value::Bool(_))) | (A::Literal(value @ Value::Bool(_)), A::Boolean) => Some(A::Literal(value)),
        (A::Number(one), A::Number(other)) => Some(A::Number(numbers(one, other))),
        (A::Number(numbers), A::Literal(value @ Value::Number(_))) | (A::Literal(value @ Value::Number(_)), A::Number(numbers)) => {
            (!numbers.except.iter().any(|except| equal(except, value)) && (!numbers.integer || is_whole(value)))
                .then_some(A::Literal(value))
        }
        (A::String(one), A::String(other)) => Some(A::String(both(one, other))),
        (A::String(except), A::Literal(value @ Value::String(_))) | (A::Literal(value @ Value::String(_)), A::String(except)) => {
            (!except.contains(value)).then_some(A::Literal(value))
        }
        (A::Literal(one), A::Literal(other)) => equal(one, other).then_some(A::Literal(one)),
        (A::Array(one), A::Array(other)) => arrays(one, other).map(A::Array),
        (A::Object(one), A::Object(other)) => Some(A::Object(Rc::new(objects(one, other)))),
        _ => None,
    }
}

/// Whether two literals are the same value: `1` and `1.0` are.
fn equal(one: &Value, other: &Value) -> bool {
    // Whole numbers beyond 2^53 are told apart exactly.
    let whole = |value: &Value| value.as_i64().map(i128::from).or_else(|| value.as_u64().map(i128::from));
    if let (Some(one), Some(other)) = (whole(one), whole(other)) {
        return one == other;
    }
    one == other || matches!((one.as_f64(), other.as_f64()), (Some(one), Some(other)) if (one - other).abs() == 0.0)
}

pub(crate) fn is_whole(value: &Value) -> bool {
    value.as_f64().is_some_and(|number| number.fract() == 0.0)
}

fn both<'a>(one: &[&'a Value], other: &[&'a Value]) -> Vec<&'a Value> {
    let mut all = one.to_vec();
    all.extend(other.iter().filter(|value| !one.contains(value)));
    all
}

/// The tighter bounds of the two.
fn numbers<'a>(one: &Numbers<'a>, other: &Numbers<'a>) -> Numbers<'a> {
    let mut bounds = one.bounds;
    for (i, (bound, other)) in bounds.iter_mut().zip(other.bounds).enumerate() {
        let lower = i % 2 == 0;
        let tighter = match (bound.and_then(serde_json::Number::as_f64), other.and_then(serde_json::Number::as_f64)) {
            (Some(one), Some(other)) => (other > one) == lower && (other < one) != lower,
            (None, _) => true,
            (Some(_), None) => false,
        };
        if tighter {
            *bound = other;
        }
    }
    Numbers { integer: one.integer || other.integer, bounds, except: both(&one.except, &other.except) }
}

fn arrays(one: &Rc<Arrays>, other: &Rc<Arrays>) -> Option<Rc<Arrays>> {
    let seen = ItemsSeen {
        prefix: one.seen.prefix.max(other.seen.prefix),
        all: one.seen.all || other.seen.all,
        maybe_prefix: one.seen.maybe_prefix.max(other.seen.maybe_prefix),
        maybe_all: one.seen.maybe_all || other.seen.maybe_all,
    };
    let length = one.prefix.len().max(other.prefix.len());
    let max = [one.max, other.max].into_iter().flatten().min();
    let min = one.min.max(other.min);
    max.is_none_or(|max| min <= max).then(|| {
        Rc::new(Arrays {
            prefix: (0..length).map(|i| one.item(i).and(other.item(i))).collect(),
            rest: one.rest.and(&other.rest),
            min,
            max,
            seen,
        })
    })
}

#[expect(clippy::mutable_key_type, reason = "a pattern is ordered by its text alone")]
fn objects<'a>(one: &Objects<'a>, other: &Objects<'a>) -> Objects<'a> {
    let names = one.members.keys().chain(other.members.keys());
    let members = names.map(|name| (*name, pattern::member(one, name).and(&pattern::member(other, name)))).collect();
    let mut patterns = std::collections::BTreeMap::new();
    for (these, those) in [(one, other), (other, one)] {
        for (text, member) in &these.patterns {
            let member = match those.patterns.get(text) {
                Some(same) => member.and(same),
                // A name that matches may match other patterns there as well, or none.
                None if those.patterns.is_empty() => member.and(&those.rest),
                None => member.clone(),
            };
            patterns.insert(text.clone(), member);
        }
    }
    let names = match (&one.names, &other.names) {
        (Some(one), Some(other)) => Some(one.intersection(other).copied().collect()),
        (names, None) | (None, names) => names.clone(),
    };
    let (a, b) = (&one.seen, &other.seen);
    Objects {
        members,
        required: one.required.union(&other.required).copied().collect(),
        patterns,
        rest: one.rest.and(&other.rest),
        names,
        seen: MembersSeen {
            names: a.names.union(&b.names).copied().collect(),
            all: a.all || b.all,
            maybe_names: a.maybe_names.union(&b.maybe_names).copied().collect(),
            maybe_patterns: a.maybe_patterns.union(&b.maybe_patterns).cloned().collect(),
            maybe_all: a.maybe_all || b.maybe_all,
        },
    }
}

/// Alternatives of arrays or of objects that one meeting may give, where both sides have several.
const COMBINATIONS: usize = 48;

/// Alternatives of arrays or of objects that one side may have.
const MANY: usize = 256;
