//! Dates and times.

use boa_engine::{Context, JsArgs, JsNativeError, JsResult, JsValue, js_string, object::builtins::JsDate};

use super::Options;
use crate::builtins::{
    date::{Moment, moment},
    web::method,
};

/// Replaces the methods of `Date.prototype`.
pub(super) fn install(context: &mut Context) -> JsResult<()> {
    let prototype = context.intrinsics().constructors().date().prototype();
    method(&prototype, "toLocaleString", 0, |this, arguments, context| format(this, arguments, Shown::Both, context), context)?;
    method(&prototype, "toLocaleDateString", 0, |this, arguments, context| format(this, arguments, Shown::Date, context), context)?;
    method(&prototype, "toLocaleTimeString", 0, |this, arguments, context| format(this, arguments, Shown::Time, context), context)
}

/// What is shown if the options do not say.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Shown {
    Date,
    Time,
    Both,
}

/// How a part is written.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Form {
    Numeric,
    TwoDigits,
    Long,
    Short,
    Narrow,
}

/// Which hours a day has.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Hours {
    /// 12, 1, 2 ..
    Twelve,
    /// 0, 1, 2 .. 11
    Eleven,
    /// 0 .. 23
    TwentyThree,
    /// 1 .. 24
    TwentyFour,
}

/// The parts to write.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
struct Parts {
    weekday: Option<Form>,
    year: Option<Form>,
    month: Option<Form>,
    day: Option<Form>,
    hour: Option<Form>,
    minute: bool,
    second: bool,
    /// Digits after the second.
    fraction: Option<usize>,
    zone: Option<&'static str>,
}

impl Parts {
    fn has_date(&self) -> bool {
        self.weekday.is_some() || self.year.is_some() || self.month.is_some() || self.day.is_some()
    }

    fn has_time(&self) -> bool {
        self.hour.is_some() || self.minute || self.second || self.fraction.is_some()
    }

    fn add_date(&mut self) {
        (self.year, self.month, self.day) = (Some(Form::Numeric), Some(Form::Numeric), Some(Form::Numeric));
    }

    fn add_time(&mut self) {
        (self.hour, self.minute, self.second) = (Some(Form::Numeric), true, true);
    }
}

fn format(this: &JsValue, arguments: &[JsValue], shown: Shown, context: &mut Context) -> JsResult<JsValue> {
    let not_date = || JsNativeError::typ().with_message("this is not a Date");
    let date = JsDate::from_object(this.as_object().ok_or_else(not_date)?).map_err(|_| not_date())?;
    let options = Options::new(arguments.get_or_undefined(1), context)?;
    if let Some(zone) = options.text("timeZone", context)?
        && !UTC.iter().any(|name| zone.eq_ignore_ascii_case(name))
    {
        let message = format!("Invalid time zone specified: {zone}. This runtime has UTC only");
        return Err(JsNativeError::range().with_message(message).into());
    }
    let hours = match options.flag("hour12", context)? {
        Some(twelve) => Some(if twelve { Hours::Twelve } else { Hours::TwentyFour }),
        None => options.choice("hourCycle", &HOURS, context)?,
    };
    let (parts, date_style) = parts(&options, shown, context)?;
    let time = date.get_time(context)?.to_number(context)?;
    if time.is_nan() {
        return Ok(js_string!("Invalid Date").into());
    }
    let moment = moment(time);
    let date = if parts.has_date() { date_text(&moment, parts) } else { String::new() };
    let time = if parts.has_time() { time_text(&moment, parts, hours.unwrap_or(Hours::Twelve)) } else { String::new() };
    let twelve = hours.is_none_or(|hours| matches!(hours, Hours::Twelve | Hours::Eleven));
    let only_weekday = parts.weekday.is_some() && parts.month.is_none() && parts.year.is_none() && parts.day.is_none();
    let plain = parts.hour.is_some() && (parts.minute || twelve) && parts.fraction.is_none() && parts.zone.is_none();
    let between = match parts.month {
        _ if date.is_empty() || time.is_empty() => "",
        Some(Form::Long) => " at ",
        None if only_weekday && plain => " ",
        _ => ", ",
    };
    let mut text = format!("{date}{between}{time}");
    if let Some(zone) = parts.zone {
        text.push_str(if time.is_empty() && !date_style { ", " } else { " " });
        text.push_str(zone);
    }
    Ok(js_string!(text).into())
}

/// What to write, and whether it is a style that says so.
fn parts(options: &Options, shown: Shown, context: &mut Context) -> JsResult<(Parts, bool)> {
    let numbers = [("numeric", Form::Numeric), ("2-digit", Form::TwoDigits)];
    let words = [("long", Form::Long), ("short", Form::Short), ("narrow", Form::Narrow)];
    let all = [numbers.as_slice(), words.as_slice()].concat();
    let mut parts = Parts {
        weekday: options.choice("weekday", &words, context)?,
        year: options.choice("year", &numbers, context)?,
        month: options.choice("month", &all, context)?,
        day: options.choice("day", &numbers, context)?,
        hour: options.choice("hour", &numbers, context)?,
        minute: options.choice("minute", &numbers, context)?.is_some(),
        second: options.choice("second", &numbers, context)?.is_some(),
        fraction: options.count("fractionalSecondDigits", 1, 3, context)?,
        zone: options.choice("timeZoneName", &ZONE_NAMES, context)?,
    };
    parts.second |= parts.minute && parts.fraction.is_some();
    let date_style = options.choice("dateStyle", &STYLES, context)?;
    let time_style = options.choice("timeStyle", &STYLES, context)?;
    if date_style.is_some() || time_style.is_some() {
        let wrong = |what: &str| Err(JsNativeError::typ().with_message(what.to_owned()).into());
        if parts != Parts::default() {
            return wrong("options of single parts cannot be set when dateStyle or timeStyle is used");
        }
        if shown == Shown::Date && time_style.is_some() {
            return wrong("Invalid option : timeStyle");
        }
        if shown == Shown::Time && date_style.is_some() {
            return wrong("Invalid option : dateStyle");
        }
        return Ok((styled(date_style, time_style), true));
    }
    match shown {
        Shown::Date if !parts.has_date() => parts.add_date(),
        Shown::Time if !parts.has_time() => parts.add_time(),
        Shown::Both if !parts.has_date() && !parts.has_time() => {
            parts.add_date();
            parts.add_time();
        }
        Shown::Date | Shown::Time | Shown::Both => {}
    }
    Ok((parts, false))
}

fn styled(date: Option<Style>, time: Option<Style>) -> Parts {
    let mut parts = Parts::default();
    if let Some(style) = date {
        parts.add_date();
        match style {
            Style::Full => (parts.weekday, parts.month) = (Some(Form::Long), Some(Form::Long)),
            Style::Long => parts.month = Some(Form::Long),
            Style::Medium => parts.month = Some(Form::Short),
            Style::Short => parts.year = Some(Form::TwoDigits),
        }
    }
    if let Some(style) = time {
        parts.add_time();
        parts.second = style != Style::Short;
        parts.zone = match style {
            Style::Full => Some(ZONE_LONG),
            Style::Long => Some("UTC"),
            Style::Medium | Style::Short => None,
        };
    }
    parts
}

fn date_text(moment: &Moment, parts: Parts) -> String {
    let name = |name: &str, form| match form {
        Form::Short => name[..3].to_owned(),
        Form::Narrow => name[..1].to_owned(),
        Form::Numeric | Form::TwoDigits | Form::Long => name.to_owned(),
    };
    // Years before the first are counted backwards.
    let year = if moment.year > 0 { moment.year } else { 1 - moment.year };
    let year = parts.year.map(|form| if form == Form::TwoDigits { format!("{:02}", year % 100) } else { year.to_string() });
    let day = parts.day.map(|form| number(moment.day, form));
    let weekday = parts.weekday.map(|form| name(WEEKDAYS[usize::from(moment.weekday)], form));
    let with_day = day.is_some();
    let mut text = match (parts.month, day, year) {
        (Some(form @ (Form::Numeric | Form::TwoDigits)), day, year) => {
            [Some(number(moment.month, form)), day, year].into_iter().flatten().collect::<Vec<_>>().join("/")
        }
        (Some(form), day, year) => {
            let mut text = name(MONTHS[usize::from(moment.month) - 1], form);
            text.extend(day.iter().flat_map(|day| [" ", day]));
            text.extend(year.iter().flat_map(|year| [if with_day { ", " } else { " " }, year]));
            text
        }
        (None, Some(day), Some(year)) => match &weekday {
            Some(weekday) => return format!("{day} {weekday} {year}"),
            None => format!("{year} (day: {day})"),
        },
        (None, day, year) => day.or(year).unwrap_or_default(),
    };
    let Some(weekday) = weekday else { return text };
    if text.is_empty() {
        return weekday;
    }
    if parts.month.is_some() && with_day {
        return format!("{weekday}, {text}");
    }
    text.push(' ');
    text.push_str(&weekday);
    text
}

fn time_text(moment: &Moment, parts: Parts, hours: Hours) -> String {
    let mut text = String::new();
    if let Some(form) = parts.hour {
        let (hour, form) = match hours {
            Hours::Twelve => ((moment.hour + 11) % 12 + 1, form),
            Hours::Eleven => (moment.hour % 12, form),
            Hours::TwentyThree => (moment.hour, Form::TwoDigits),
            Hours::TwentyFour => ((moment.hour + 23) % 24 + 1, Form::TwoDigits),
        };
        text.push_str(&number(hour, form));
    }
    if parts.minute {
        let alone = text.is_empty() && !parts.second;
        text.push_str(if text.is_empty() { "" } else { ":" });
        text.push_str(&number(moment.minute, if alone { Form::Numeric } else { Form::TwoDigits }));
    }
    let apart = parts.hour.is_some() && !parts.minute;
    let mut second = String::new();
    if parts.second {
        let alone = text.is_empty() || apart;
        second.push_str(&number(moment.second, if alone { Form::Numeric } else { Form::TwoDigits }));
    }
    if let Some(digits) = parts.fraction {
        second.push_str(if parts.second { "." } else { "" });
        second.push_str(&format!("{:03}", moment.millisecond)[..digits]);
    }
    if !second.is_empty() && !apart {
        text.push_str(if text.is_empty() { "" } else { ":" });
        text.push_str(&second);
    }
    if parts.hour.is_some() && matches!(hours, Hours::Twelve | Hours::Eleven) {
        text.push_str(if moment.hour < 12 { " AM" } else { " PM" });
    }
    if !second.is_empty() && apart {
        text.push_str(&format!(" (second: {second})"));
    }
    text
}

fn number(number: u8, form: Form) -> String {
    if form == Form::TwoDigits { format!("{number:02}") } else { number.to_string() }
}

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Style {
    Full,
    Long,
    Medium,
    Short,
}

const STYLES: [(&str, Style); 4] = [("full", Style::Full), ("long", Style::Long), ("medium", Style::Medium), ("short", Style::Short)];

const HOURS: [(&str, Hours); 4] = [("h12", Hours::Twelve), ("h11", Hours::Eleven), ("h23", Hours::TwentyThree), ("h24", Hours::TwentyFour)];

/// Names of the one time zone.
const UTC: [&str; 9] = ["UTC", "GMT", "Etc/UTC", "Etc/GMT", "Etc/UCT", "Etc/Zulu", "UCT", "Zulu", "Etc/Universal"];

const ZONE_LONG: &str = "Coordinated Universal Time";

const ZONE_NAMES: [(&str, &str); 6] =
    [("short", "UTC"), ("long", ZONE_LONG), ("shortOffset", "GMT"), ("longOffset", "GMT"), ("shortGeneric", "GMT"), ("longGeneric", "GMT")];

const WEEKDAYS: [&str; 7] = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

const MONTHS: [&str; 12] =
    ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
