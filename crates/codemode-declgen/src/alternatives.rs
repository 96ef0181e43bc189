//! What a schema accepts, as a list of alternatives of one JSON type each.
//!
//! This is the form in which schemas are combined, because both ways of combining are simple in it: *any of* puts
//! lists together, *all of* [meets](crate::meet) each alternative with each. What stands below a property or an item
//! is not taken apart yet: it is a [`Conjunction`] of sources, which is what makes recursive schemas finite.

use std::{
    collections::{BTreeMap, BTreeSet},
    rc::Rc,
};

use serde_json::{Number, Value};
use smallvec::{SmallVec, smallvec};

use crate::{bounds, pattern::Pattern};

/// All that a schema accepts; empty for a schema that accepts nothing.
pub(crate) type Alternatives<'a> = Vec<Alternative<'a>>;

/// Values of one JSON type.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Alternative<'a> {
    Null,
    Boolean,
    Number(Numbers<'a>),
    String(Except<'a>),
    /// One boolean, number or string.
    Literal(&'a Value),
    Array(Rc<Arrays>),
    Object(Rc<Objects<'a>>),
}

/// Literals that an otherwise whole type leaves out. No type says so, but it matters where literals are met.
pub(crate) type Except<'a> = Vec<&'a Value>;

/// Numbers, and what a comment says of them.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Numbers<'a> {
    pub(crate) integer: bool,
    /// `minimum`, `maximum`, `exclusiveMinimum`, `exclusiveMaximum`.
    pub(crate) bounds: [Option<&'a Number>; 4],
    pub(crate) except: Except<'a>,
}

/// Arrays.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Arrays {
    /// The first items.
    pub(crate) prefix: Vec<Conjunction>,
    /// All further items.
    pub(crate) rest: Conjunction,
    pub(crate) min: u64,
    pub(crate) max: Option<u64>,
    pub(crate) seen: ItemsSeen,
}

/// Which items the keywords that made an alternative have looked at, for `unevaluatedItems`.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct ItemsSeen {
    /// This many are looked at.
    pub(crate) prefix: usize,
    /// All are looked at.
    pub(crate) all: bool,
    /// This many may be, by keywords that may hold as well.
    pub(crate) maybe_prefix: usize,
    /// All may be.
    pub(crate) maybe_all: bool,
}

/// Objects.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Objects<'a> {
    /// Members by name. Those of [`patterns`](Self::patterns) that match are in here already.
    pub(crate) members: BTreeMap<&'a str, Conjunction>,
    pub(crate) required: BTreeSet<&'a str>,
    /// Members by regular expression.
    pub(crate) patterns: BTreeMap<Pattern<'a>, Conjunction>,
    /// All other members.
    pub(crate) rest: Conjunction,
    /// The only names there may be.
    pub(crate) names: Option<BTreeSet<&'a str>>,
    pub(crate) seen: MembersSeen<'a>,
}

/// Which members the keywords that made an alternative have looked at, for `unevaluatedProperties`.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct MembersSeen<'a> {
    /// These are looked at, and those that match a pattern.
    pub(crate) names: BTreeSet<&'a str>,
    /// All are looked at.
    pub(crate) all: bool,
    /// These may be, by keywords that may hold as well.
    pub(crate) maybe_names: BTreeSet<&'a str>,
    /// Those that match may be.
    pub(crate) maybe_patterns: BTreeSet<Pattern<'a>>,
    /// All may be.
    pub(crate) maybe_all: bool,
}

/// All that a value has to satisfy: numbers of sources, in order. Empty if anything will do.
#[derive(Clone, Debug, Default, Eq, Ord, PartialEq, PartialOrd)]
pub(crate) struct Conjunction(pub(crate) SmallVec<[u32; 4]>);

/// The source that accepts nothing.
pub(crate) const NOTHING: u32 = 0;

impl Conjunction {
    pub(crate) const fn anything() -> Self {
        Self(SmallVec::new_const())
    }

    /// What satisfies one source.
    pub(crate) fn of(source: u32) -> Self {
        Self(smallvec![source])
    }

    pub(crate) fn nothing() -> Self {
        Self::of(NOTHING)
    }

    pub(crate) fn is_anything(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn is_nothing(&self) -> bool {
        self.0.first() == Some(&NOTHING)
    }

    pub(crate) fn and(&self, other: &Self) -> Self {
        if self.is_nothing() || other.is_nothing() {
            return Self::nothing();
        }
        if other.is_anything() {
            return self.clone();
        }
        let mut all = self.0.clone();
        all.extend_from_slice(&other.0);
        all.sort_unstable();
        all.dedup();
        Self(all)
    }
}

impl Alternative<'_> {
    const fn kind(&self) -> &'static str {
        match self {
            Self::Null => "null",
            Self::Boolean | Self::Literal(Value::Bool(_)) => "boolean",
            Self::Number(_) | Self::Literal(Value::Number(_)) => "number",
            Self::String(_) | Self::Literal(_) => "string",
            Self::Array(_) => "array",
            Self::Object(_) => "object",
        }
    }
}

impl Arrays {
    pub(crate) const fn any() -> Self {
        let seen = ItemsSeen { prefix: 0, all: false, maybe_prefix: 0, maybe_all: false };
        Self { prefix: Vec::new(), rest: Conjunction::anything(), min: 0, max: None, seen }
    }

    /// Whether every array is one of these.
    pub(crate) fn is_any(&self) -> bool {
        self.prefix.is_empty() && self.rest.is_anything() && self.min == 0 && self.max.is_none()
    }

    pub(crate) fn item(&self, index: usize) -> &Conjunction {
        self.prefix.get(index).unwrap_or(&self.rest)
    }
}

impl<'a> Objects<'a> {
    pub(crate) fn any() -> Self {
        Self {
            members: BTreeMap::new(),
            required: BTreeSet::new(),
            patterns: BTreeMap::new(),
            rest: Conjunction::anything(),
            names: None,
            seen: MembersSeen::default(),
        }
    }

    /// Whether every object is one of these.
    pub(crate) fn is_any(&self) -> bool {
        self.members.is_empty() && self.required.is_empty() && self.patterns.is_empty() && self.rest.is_anything() && self.names.is_none()
    }

    /// Objects without a member of that name.
    pub(crate) fn without(name: &'a str) -> Self {
        Self { members: BTreeMap::from([(name, Conjunction::nothing())]), ..Self::any() }
    }

    /// Objects with a member of that name.
    pub(crate) fn with(name: &'a str, member: Conjunction) -> Self {
        Self { members: BTreeMap::from([(name, member)]), required: BTreeSet::from([name]), ..Self::any() }
    }
}

/// All values.
pub(crate) fn anything<'a>() -> Alternatives<'a> {
    let mut all = no_containers();
    all.extend([Alternative::Array(Rc::new(Arrays::any())), Alternative::Object(Rc::new(Objects::any()))]);
    all
}

/// Whether a list is [`anything`].
pub(crate) fn is_anything(all: &Alternatives<'_>) -> bool {
    let whole = |alternative: &Alternative<'_>| match alternative {
        Alternative::Null | Alternative::Boolean => true,
        Alternative::Number(numbers) => *numbers == Numbers::default(),
        Alternative::String(except) => except.is_empty(),
        Alternative::Literal(_) => false,
        Alternative::Array(arrays) => arrays.is_any() && arrays.seen == ItemsSeen::default(),
        Alternative::Object(objects) => objects.is_any() && objects.seen == MembersSeen::default(),
    };
    all.len() == 6 && all.iter().all(whole)
}

/// All values but arrays and objects.
fn no_containers<'a>() -> Alternatives<'a> {
    vec![Alternative::String(Vec::new()), Alternative::Number(Numbers::default()), Alternative::Boolean, Alternative::Null]
}

/// All values but objects.
pub(crate) fn no_objects<'a>() -> Alternatives<'a> {
    let mut all = no_containers();
    all.push(Alternative::Array(Rc::new(Arrays::any())));
    all
}

/// All values, for a schema that is not understood: what it looks at is not known either.
pub(crate) fn opaque<'a>() -> Alternatives<'a> {
    let mut all = anything();
    hide(&mut all);
    all
}

/// Notes that anything may have been looked at.
pub(crate) fn hide(alternatives: &mut Alternatives<'_>) {
    for alternative in alternatives {
        match alternative {
            Alternative::Array(arrays) => Rc::make_mut(arrays).seen.maybe_all = true,
            Alternative::Object(objects) => Rc::make_mut(objects).seen.maybe_all = true,
            _ => {}
        }
    }
}

/// The alternatives of several lists, each once; all values of their types if they are too many.
pub(crate) fn any_of<'a>(lists: impl IntoIterator<Item = Alternatives<'a>>) -> Alternatives<'a> {
    let mut all = Vec::new();
    let mut rest = lists.into_iter().flatten();
    while let Some(alternative) = rest.next() {
        push(&mut all, alternative);
        if all.len() > bounds::ALTERNATIVES {
            return widen(all.into_iter().chain(rest));
        }
    }
    all
}

/// All values of the types that occur.
pub(crate) fn widen<'a>(all: impl IntoIterator<Item = Alternative<'a>>) -> Alternatives<'a> {
    let kinds: BTreeSet<&str> = all.into_iter().map(|alternative| alternative.kind()).collect();
    let mut whole = opaque();
    whole.retain(|alternative| kinds.contains(alternative.kind()));
    whole
}

/// Adds an alternative that is not there.
pub(crate) fn push<'a>(all: &mut Alternatives<'a>, alternative: Alternative<'a>) {
    if !all.contains(&alternative) {
        all.push(alternative);
    }
}
