//! The order of texts.

use std::cmp::Ordering;

use boa_engine::{Context, JsArgs, JsNativeError, JsResult, JsString, JsValue};
use icu_collator::{
    Collator, CollatorBorrowed, CollatorPreferences,
    options::{AlternateHandling, CaseLevel, CollatorOptions, Strength},
    preferences::{CollationCaseFirst, CollationNumericOrdering},
};

use super::Options;
use crate::builtins::{replace, string::this_string};

/// Replaces the engine's, which compares code units.
pub(super) fn install(context: &mut Context) -> JsResult<()> {
    let prototype = context.intrinsics().constructors().string().prototype();
    replace::method(&prototype, "localeCompare", 1, locale_compare, context)?;
    Ok(())
}

fn locale_compare(this: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
    let string = this_string(this, "localeCompare", context)?;
    let that = arguments.get_or_undefined(0).to_string(context)?;
    let collator = collator(&Options::new(arguments.get_or_undefined(2), context)?, context)?;
    Ok(match compare(&collator, &string, &that) {
        Ordering::Less => JsValue::from(-1),
        Ordering::Equal => JsValue::from(0),
        Ordering::Greater => JsValue::from(1),
    })
}

fn compare(collator: &CollatorBorrowed<'_>, left: &JsString, right: &JsString) -> Ordering {
    if left == right {
        return Ordering::Equal;
    }
    collator.compare_utf16(&left.to_vec(), &right.to_vec())
}

/// What of the options of `Intl.Collator` there is.
fn collator(options: &Options, context: &mut Context) -> JsResult<CollatorBorrowed<'static>> {
    let mut preferences = CollatorPreferences::default();
    let mut rules = CollatorOptions::default();
    if options.flag("numeric", context)?.unwrap_or_default() {
        preferences.numeric_ordering = Some(CollationNumericOrdering::True);
    }
    let first = [("upper", CollationCaseFirst::Upper), ("lower", CollationCaseFirst::Lower), ("false", CollationCaseFirst::False)];
    preferences.case_first = options.choice("caseFirst", &first, context)?;
    let level = [
        ("base", (Strength::Primary, CaseLevel::Off)),
        ("accent", (Strength::Secondary, CaseLevel::Off)),
        ("case", (Strength::Primary, CaseLevel::On)),
        ("variant", (Strength::Tertiary, CaseLevel::Off)),
    ];
    if let Some((strength, case)) = options.choice("sensitivity", &level, context)? {
        (rules.strength, rules.case_level) = (Some(strength), Some(case));
    }
    if options.flag("ignorePunctuation", context)?.unwrap_or_default() {
        rules.alternate_handling = Some(AlternateHandling::Shifted);
    }
    // The order of the root of all locales is compiled in.
    Collator::try_new(preferences, rules).map_err(|error| JsNativeError::error().with_message(error.to_string()).into())
}
