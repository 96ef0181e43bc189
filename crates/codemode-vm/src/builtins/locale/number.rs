//! Numbers.

use boa_engine::{Context, JsArgs, JsBigInt, JsNativeError, JsResult, JsValue, js_string};

use super::Options;
use crate::builtins::web::method;

/// Replaces the methods of `Number.prototype` and `BigInt.prototype`.
pub(super) fn install(context: &mut Context) -> JsResult<()> {
    let classes = context.intrinsics().constructors();
    let (number, bigint) = (classes.number().prototype(), classes.bigint().prototype());
    method(&number, "toLocaleString", 0, number_to_text, context)?;
    method(&bigint, "toLocaleString", 0, bigint_to_text, context)
}

fn number_to_text(this: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
    let boxed = || this.as_object().and_then(|object| object.downcast_ref::<f64>().map(|number| *number));
    let Some(number) = this.as_number().or_else(boxed) else {
        return Err(JsNativeError::typ().with_message("this is not a number").into());
    };
    let format = Format::new(&Options::new(arguments.get_or_undefined(1), context)?, context)?;
    let body = if number.is_nan() {
        Body::Text("NaN")
    } else if number.is_infinite() {
        Body::Text("∞")
    } else {
        Body::Digits(Decimal::of_number(number.abs()))
    };
    Ok(js_string!(format.text(body, number.is_sign_negative() && !number.is_nan())).into())
}

fn bigint_to_text(this: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
    let boxed = || this.as_object().and_then(|object| object.downcast_ref::<JsBigInt>().map(|number| number.clone()));
    let Some(number) = this.as_bigint().or_else(boxed) else {
        return Err(JsNativeError::typ().with_message("this is not a BigInt").into());
    };
    let format = Format::new(&Options::new(arguments.get_or_undefined(1), context)?, context)?;
    let text = number.to_string();
    let digits = text.strip_prefix('-').unwrap_or(&text);
    Ok(js_string!(format.text(Body::Digits(Decimal::of_digits(digits)), text.starts_with('-'))).into())
}

/// What stands between sign and unit.
enum Body {
    Text(&'static str),
    Digits(Decimal),
}

/// A number that is not negative: `0.` and the digits, times ten to the power of `point`.
#[derive(Clone, Debug)]
struct Decimal {
    /// From 0 to 9, without zeros at the ends; empty for 0.
    digits: Vec<u8>,
    point: i64,
}

impl Decimal {
    /// The shortest digits that are this number and no other.
    fn of_number(number: f64) -> Self {
        let text = format!("{number:e}");
        let (digits, exponent) = text.split_once('e').unwrap_or((&text, "0"));
        let digits = digits.bytes().filter(u8::is_ascii_digit).map(|digit| digit - b'0').collect();
        Self { digits, point: exponent.parse::<i64>().unwrap_or(0) + 1 }.trimmed()
    }

    fn of_digits(digits: &str) -> Self {
        let digits: Vec<u8> = digits.bytes().map(|digit| digit - b'0').collect();
        let point = i64::try_from(digits.len()).unwrap_or(i64::MAX);
        Self { digits, point }.trimmed()
    }

    fn trimmed(mut self) -> Self {
        let zeros = self.digits.iter().take_while(|digit| **digit == 0).count();
        self.digits.drain(..zeros);
        self.point -= i64::try_from(zeros).unwrap_or(0);
        while self.digits.last() == Some(&0) {
            self.digits.pop();
        }
        if self.digits.is_empty() {
            self.point = 1;
        }
        self
    }

    /// Keeps this many digits after the point; half is rounded away from zero.
    fn round_fraction(self, most: usize) -> Self {
        let keep = self.point.saturating_add(i64::try_from(most).unwrap_or(i64::MAX));
        self.round(keep)
    }

    fn round(mut self, keep: i64) -> Self {
        let Ok(keep) = usize::try_from(keep) else { return Self { digits: Vec::new(), point: 1 } };
        let up = self.digits.get(keep).is_some_and(|digit| *digit >= 5);
        self.digits.truncate(keep);
        if up {
            // Nines carry on.
            while self.digits.last() == Some(&9) {
                self.digits.pop();
            }
            if let Some(last) = self.digits.last_mut() {
                *last += 1;
            } else {
                self.digits.push(1);
                self.point += 1;
            }
        }
        self.trimmed()
    }

    /// Digits before the point.
    fn whole(&self) -> String {
        let places = usize::try_from(self.point).unwrap_or(0);
        let digits = self.digits.iter().copied().chain(std::iter::repeat(0)).take(places);
        let text: String = digits.map(|digit| char::from(b'0' + digit)).collect();
        if text.is_empty() { "0".into() } else { text }
    }

    /// Digits after the point.
    fn fraction(&self) -> String {
        let zeros = usize::try_from(-self.point).unwrap_or(0).min(if self.digits.is_empty() { 0 } else { usize::MAX });
        let places = usize::try_from(self.point).unwrap_or(0);
        let digits = self.digits.iter().skip(places).map(|digit| char::from(b'0' + digit));
        std::iter::repeat_n('0', zeros).chain(digits).collect()
    }
}

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Grouping {
    None,
    Always,
    /// From five digits on.
    Late,
}

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Sign {
    Auto,
    Always,
    Never,
    ExceptZero,
    Negative,
}

/// Which digits are written.
#[derive(Clone, Copy, Debug)]
enum Precision {
    /// Least and most digits after the point.
    Fraction(usize, usize),
    /// Least and most digits in all, from the first that is not zero.
    Significant(usize, usize),
    /// Two digits, or all before the point.
    Compact,
}

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Compact {
    Short,
    Long,
}

#[derive(Clone, Debug)]
struct Format {
    percent: bool,
    /// What is put before and after a number of money.
    currency: Option<(String, String)>,
    accounting: bool,
    precision: Precision,
    least_whole: usize,
    grouping: Grouping,
    sign: Sign,
    compact: Option<Compact>,
}

impl Format {
    fn new(options: &Options, context: &mut Context) -> JsResult<Self> {
        let style = options.text("style", context)?.unwrap_or_default();
        let currency = options.text("currency", context)?;
        let display = options.text("currencyDisplay", context)?.unwrap_or_default();
        let accounting = options.text("currencySign", context)?.as_deref() == Some("accounting");
        let (percent, mut money, mut usual) = (style == "percent", None, (0, 3));
        if percent {
            usual = (0, 0);
        } else if style == "currency" {
            let Some(currency) = currency else {
                return Err(JsNativeError::typ().with_message("Currency code is required with currency style.").into());
            };
            if currency.len() != 3 || !currency.bytes().all(|letter| letter.is_ascii_alphabetic()) {
                return Err(JsNativeError::range().with_message(format!("Invalid currency code : {currency}")).into());
            }
            let code = currency.to_ascii_uppercase();
            let digits = fraction_digits(&code);
            usual = (digits, digits);
            money = Some(currency_text(code, &display));
        }
        let compact = (options.text("notation", context)?.as_deref() == Some("compact")).then_some(());
        let display = options.choice("compactDisplay", &[("long", Compact::Long)], context)?;
        // Amounts of money have no long form.
        let compact = compact.map(|()| display.filter(|_| money.is_none()).unwrap_or(Compact::Short));
        let least_whole = options.count("minimumIntegerDigits", 1, 21, context)?.unwrap_or(1);
        let precision = precision(options, usual, compact.is_some(), context)?;
        let grouping = options.value("useGrouping", context)?;
        let grouping = match grouping.as_string().map(|word| word.to_std_string_lossy()).as_deref() {
            Some("min2") => Grouping::Late,
            Some("always" | "auto" | "true") => Grouping::Always,
            _ if !grouping.is_undefined() && !grouping.to_boolean() => Grouping::None,
            _ if grouping.is_undefined() && compact.is_some() => Grouping::Late,
            _ => Grouping::Always,
        };
        let signs = [("always", Sign::Always), ("never", Sign::Never), ("exceptZero", Sign::ExceptZero), ("negative", Sign::Negative)];
        let sign = options.choice("signDisplay", &signs, context)?.unwrap_or(Sign::Auto);
        Ok(Self { percent, currency: money, accounting, precision, least_whole, grouping, sign, compact })
    }

    fn text(&self, body: Body, negative: bool) -> String {
        let (mut number, zero, is_text) = match body {
            Body::Text(text) => (text.to_owned(), text == "NaN", true),
            Body::Digits(mut decimal) => {
                if self.percent && !decimal.digits.is_empty() {
                    decimal.point += 2;
                }
                let (decimal, suffix) = self.scaled(decimal);
                let number = self.digits(&decimal) + suffix;
                (number, decimal.digits.is_empty(), false)
            }
        };
        if self.percent {
            number.push('%');
        }
        if let Some((before, after)) = &self.currency {
            // A word is kept apart from digits.
            let space = if before.ends_with(char::is_alphabetic) && !is_text { "\u{a0}" } else { "" };
            number = format!("{before}{space}{number}{after}");
        }
        let minus = match self.sign {
            Sign::Auto | Sign::Always => negative,
            Sign::ExceptZero | Sign::Negative => negative && !zero,
            Sign::Never => false,
        };
        let plus = match self.sign {
            Sign::Always => !negative,
            Sign::ExceptZero => !negative && !zero,
            Sign::Auto | Sign::Never | Sign::Negative => false,
        };
        match (minus, plus) {
            (true, _) if self.accounting && self.currency.is_some() && self.compact.is_none() => format!("({number})"),
            (true, _) => format!("-{number}"),
            (_, true) => format!("+{number}"),
            (false, false) => number,
        }
    }

    /// The number as it is rounded, and the word for the thousands that were taken out of it.
    fn scaled(&self, decimal: Decimal) -> (Decimal, &'static str) {
        let Some(compact) = self.compact else { return (self.rounded(decimal), "") };
        let thousands = |point: i64| (point - 1).div_euclid(3).clamp(0, 4);
        let scale = |thousands: i64| self.rounded(Decimal { digits: decimal.digits.clone(), point: decimal.point - 3 * thousands });
        let mut count = thousands(decimal.point);
        let mut rounded = scale(count);
        // 999,999 is a million, not a thousand thousands.
        let after = thousands(rounded.point + 3 * count);
        if after != count {
            count = after;
            rounded = scale(count);
        }
        let words = match compact {
            Compact::Short => ["", "K", "M", "B", "T"],
            Compact::Long => ["", " thousand", " million", " billion", " trillion"],
        };
        (rounded, usize::try_from(count).ok().and_then(|count| words.get(count)).copied().unwrap_or_default())
    }

    fn rounded(&self, decimal: Decimal) -> Decimal {
        match self.precision {
            Precision::Fraction(_, most) => decimal.round_fraction(most),
            Precision::Significant(_, most) => decimal.round(i64::try_from(most).unwrap_or(i64::MAX)),
            Precision::Compact if decimal.point >= 2 => decimal.round_fraction(0),
            Precision::Compact => decimal.round(2),
        }
    }

    fn digits(&self, decimal: &Decimal) -> String {
        let mut whole = decimal.whole();
        let mut fraction = decimal.fraction();
        let least = match self.precision {
            Precision::Fraction(least, _) => least,
            Precision::Significant(least, _) => {
                let places = usize::try_from(decimal.point).unwrap_or(0);
                let zeros = usize::try_from(-decimal.point).unwrap_or(0);
                (least + zeros).saturating_sub(places)
            }
            Precision::Compact => 0,
        };
        while fraction.len() < least {
            fraction.push('0');
        }
        if whole.len() < self.least_whole {
            whole.insert_str(0, &"0".repeat(self.least_whole - whole.len()));
        }
        let grouped = match self.grouping {
            Grouping::None => false,
            Grouping::Always => true,
            Grouping::Late => whole.len() > 4,
        };
        if grouped {
            let mut place = whole.len();
            while place > 3 {
                place -= 3;
                whole.insert(place, ',');
            }
        }
        if fraction.is_empty() { whole } else { format!("{whole}.{fraction}") }
    }
}

fn precision(options: &Options, usual: (usize, usize), compact: bool, context: &mut Context) -> JsResult<Precision> {
    let least = options.count("minimumFractionDigits", 0, MOST_FRACTION, context)?;
    let most = options.count("maximumFractionDigits", 0, MOST_FRACTION, context)?;
    let least_significant = options.count("minimumSignificantDigits", 1, MOST_SIGNIFICANT, context)?;
    let most_significant = options.count("maximumSignificantDigits", least_significant.unwrap_or(1), MOST_SIGNIFICANT, context)?;
    if least_significant.is_some() || most_significant.is_some() {
        return Ok(Precision::Significant(least_significant.unwrap_or(1), most_significant.unwrap_or(MOST_SIGNIFICANT)));
    }
    match (least, most) {
        (None, None) if compact => Ok(Precision::Compact),
        (None, None) => Ok(Precision::Fraction(usual.0, usual.1)),
        (Some(least), None) => Ok(Precision::Fraction(least, usual.1.max(least))),
        (None, Some(most)) => Ok(Precision::Fraction(usual.0.min(most), most)),
        (Some(least), Some(most)) if least <= most => Ok(Precision::Fraction(least, most)),
        _ => Err(JsNativeError::range().with_message("maximumFractionDigits value is out of range.").into()),
    }
}

/// What is put before and after an amount.
fn currency_text(code: String, display: &str) -> (String, String) {
    let known = CURRENCIES.iter().find(|(known, ..)| *known == code);
    match (display, known) {
        ("code", _) | (_, None) => (code, String::new()),
        ("name", Some((.., name))) if !name.is_empty() => (String::new(), format!(" {name}")),
        (_, Some((_, symbol, _))) => ((*symbol).to_owned(), String::new()),
    }
}

/// Digits after the point that a currency has.
fn fraction_digits(code: &str) -> usize {
    match code {
        "BIF" | "CLP" | "COP" | "DJF" | "GNF" | "HUF" | "IDR" | "IQD" | "ISK" | "JPY" | "KMF" | "KRW" | "PYG" | "RWF" | "UGX" | "VND"
        | "VUV" | "XAF" | "XOF" | "XPF" => 0,
        "BHD" | "JOD" | "KWD" | "LYD" | "OMR" | "TND" => 3,
        _ => 2,
    }
}

/// Code, symbol, and name in the plural where it is known. Others are written as their code.
const CURRENCIES: [(&str, &str, &str); 19] = [
    ("USD", "$", "US dollars"),
    ("EUR", "€", "euros"),
    ("GBP", "£", "British pounds"),
    ("JPY", "¥", "Japanese yen"),
    ("AUD", "A$", "Australian dollars"),
    ("BRL", "R$", "Brazilian reals"),
    ("CAD", "CA$", "Canadian dollars"),
    ("CNY", "CN¥", "Chinese yuan"),
    ("HKD", "HK$", "Hong Kong dollars"),
    ("ILS", "₪", "Israeli new shekels"),
    ("INR", "₹", "Indian rupees"),
    ("KRW", "₩", "South Korean won"),
    ("MXN", "MX$", "Mexican pesos"),
    ("NZD", "NZ$", "New Zealand dollars"),
    ("PHP", "₱", "Philippine pesos"),
    ("TWD", "NT$", "New Taiwan dollars"),
    ("VND", "₫", "Vietnamese dong"),
    ("XCD", "EC$", "East Caribbean dollars"),
    ("XAF", "FCFA", "Central African CFA francs"),
];

const MOST_FRACTION: usize = 100;

const MOST_SIGNIFICANT: usize = 21;
