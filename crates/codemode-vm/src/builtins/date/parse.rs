//! Dates as text, by the rules of V8: the format of ECMAScript first, then whatever looks like a date.
//!
//! The loose rules: words before the first number are skipped, names of months, `am`, `pm` and a few time zones are
//! known, text in parentheses is skipped, numbers with a colon are times, others are parts of a date.

use super::calendar::{DAY_MS, days};

/// The time value of a text; none if it is no date.
pub(super) fn parse(text: &[u16]) -> Option<f64> {
    let mut parser = Parser { tokens: Tokens::new(text), date: DateParts::default(), time: TimeParts::default(), zone: Zone::default() };
    let rest = parser.standard()?;
    parser.loose(rest)?;
    parser.finish()
}

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Token {
    /// Value and number of digits.
    Number(i64, usize),
    /// `:`, `-`, `+`, `.` or `)`.
    Sign(u8),
    Word(Word),
    Space,
    /// Any other character, or text in parentheses.
    Other,
    End,
}

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Word {
    Month(i64),
    /// What is added to the hour.
    HalfDay(i64),
    /// Hours from UTC, and whether it is just `Z`.
    Zone(i64, bool),
    /// `T`.
    Separator,
    Unknown,
}

impl Token {
    fn fixed(self, digits: usize) -> Option<i64> {
        match self {
            Self::Number(value, length) if length == digits => Some(value),
            _ => None,
        }
    }

    /// The factor of `+` and `-`.
    fn direction(self) -> Option<i64> {
        match self {
            Self::Sign(b'+') => Some(1),
            Self::Sign(b'-') => Some(-1),
            _ => None,
        }
    }

    fn is_z(self) -> bool {
        matches!(self, Self::Word(Word::Zone(_, true)))
    }
}

struct Tokens<'a> {
    text: &'a [u16],
    index: usize,
    current: Token,
}

impl<'a> Tokens<'a> {
    fn new(text: &'a [u16]) -> Self {
        let mut tokens = Self { text, index: 0, current: Token::End };
        tokens.current = tokens.scan();
        tokens
    }

    fn peek(&self) -> Token {
        self.current
    }

    fn next(&mut self) -> Token {
        let next = self.scan();
        std::mem::replace(&mut self.current, next)
    }

    /// Takes a sign, if it is the next token.
    fn skip(&mut self, sign: u8) -> bool {
        let found = self.current == Token::Sign(sign);
        if found {
            self.next();
        }
        found
    }

    fn scan(&mut self) -> Token {
        let Some(&unit) = self.text.get(self.index) else { return Token::End };
        if is_digit(unit) {
            return self.number();
        }
        if let Some(sign) = u8::try_from(unit).ok().filter(|unit| b":-+.)".contains(unit)) {
            self.index += 1;
            return Token::Sign(sign);
        }
        let is_space =
            |unit: u16| char::from_u32(unit.into()).is_some_and(|unit| unit.is_whitespace() && unit != '\u{85}' || unit == '\u{feff}');
        if unit >= u16::from(b'A') && !is_space(unit) {
            let start = self.index;
            while self.text.get(self.index).is_some_and(|&unit| unit >= u16::from(b'A') && !is_space(unit)) {
                self.index += 1;
            }
            return Token::Word(word(&self.text[start..self.index]));
        }
        self.index += 1;
        if is_space(unit) {
            return Token::Space;
        }
        if unit == u16::from(b'(') {
            self.parentheses();
        }
        Token::Other
    }

    fn number(&mut self) -> Token {
        let start = self.index;
        let digits = self.text[start..].iter().take_while(|unit| is_digit(**unit)).count();
        self.index += digits;
        // What is beyond nine digits does not count.
        let significant = self.text[start..self.index].iter().skip_while(|unit| **unit == u16::from(b'0')).take(MOST_DIGITS);
        Token::Number(significant.fold(0, |value, digit| value * 10 + i64::from(digit - u16::from(b'0'))), digits)
    }

    /// Skips to the end of what an open parenthesis has begun.
    fn parentheses(&mut self) {
        let mut depth = 1;
        while depth > 0
            && let Some(&unit) = self.text.get(self.index)
        {
            self.index += 1;
            match u8::try_from(unit) {
                Ok(b'(') => depth += 1,
                Ok(b')') => depth -= 1,
                _ => {}
            }
        }
    }
}

fn is_digit(unit: u16) -> bool {
    (u16::from(b'0')..=u16::from(b'9')).contains(&unit)
}

fn word(units: &[u16]) -> Word {
    let mut start = [0; 3];
    for (place, unit) in start.iter_mut().zip(units) {
        *place = u8::try_from(*unit).map_or(0, |unit| unit.to_ascii_lowercase());
    }
    if let Some(month) = MONTHS.iter().position(|month| month.as_slice() == start) {
        return i64::try_from(month).map_or(Word::Unknown, |month| Word::Month(month + 1));
    }
    // Other words are known whole.
    match start {
        _ if units.len() > 3 => Word::Unknown,
        [b'a', b'm', 0] => Word::HalfDay(0),
        [b'p', b'm', 0] => Word::HalfDay(12),
        [b'z', 0, 0] => Word::Zone(0, true),
        [b'u', b't', 0] => Word::Zone(0, false),
        [b't', 0, 0] => Word::Separator,
        _ => ZONES.iter().find(|(name, _)| name.as_slice() == start).map_or(Word::Unknown, |(_, hours)| Word::Zone(*hours, false)),
    }
}

#[derive(Default)]
struct DateParts {
    numbers: [i64; 3],
    count: usize,
    month: Option<i64>,
    /// Whether it is in the standard's order, with a year as it is written.
    standard: bool,
}

impl DateParts {
    fn add(&mut self, number: i64) -> Option<()> {
        *self.numbers.get_mut(self.count)? = number;
        self.count += 1;
        Some(())
    }

    fn days(&self) -> Option<i64> {
        if self.count == 0 {
            return None;
        }
        // Day and month are 1 if they are missing.
        let mut numbers = [1; 3];
        numbers[..self.count].copy_from_slice(&self.numbers[..self.count]);
        let [first, second, third] = numbers;
        let is_day = (1..=31).contains(&first);
        let (year, month, day) = match self.month {
            None if self.standard || !is_day => (first, second, third),
            None => (third, first, second),
            Some(month) if is_day => (second, month, first),
            Some(month) => (first, month, second),
        };
        let year = match year {
            _ if self.standard => year,
            0..=49 => year + 2_000,
            50..=99 => year + 1_900,
            _ => year,
        };
        // No time zone brings a year beyond these back into range.
        let valid = (1..=12).contains(&month) && (1..=31).contains(&day) && year.abs() < 500_000;
        valid.then(|| days(year, month, day))
    }
}

#[derive(Default)]
struct TimeParts {
    numbers: [i64; 4],
    count: usize,
    half_day: Option<i64>,
}

impl TimeParts {
    fn is_expecting(&self, number: i64) -> bool {
        match self.count {
            1 | 2 => number < 60,
            3 => number < 1_000,
            _ => false,
        }
    }

    fn add(&mut self, number: i64) -> Option<()> {
        *self.numbers.get_mut(self.count)? = number;
        self.count += 1;
        Some(())
    }

    /// Adds the last number; what is missing is 0, and one too many is left out.
    fn add_last(&mut self, number: i64) {
        let _ = self.add(number);
        self.count = self.numbers.len();
    }

    fn milliseconds(&self) -> Option<i64> {
        let [mut hour, minute, second, millisecond] = self.numbers;
        if let Some(offset) = self.half_day {
            if hour > 12 {
                return None;
            }
            hour = hour % 12 + offset;
        }
        let midnight = hour == 24 && minute == 0 && second == 0 && millisecond == 0;
        let valid = hour < 24 && minute < 60 && second < 60 && millisecond < 1_000;
        (valid || midnight).then_some(((hour * 60 + minute) * 60 + second) * 1_000 + millisecond)
    }
}

#[derive(Default)]
struct Zone {
    sign: Option<i64>,
    hour: Option<i64>,
    minute: Option<i64>,
}

impl Zone {
    fn set(&mut self, hours: i64) {
        *self = Self { sign: Some(if hours < 0 { -1 } else { 1 }), hour: Some(hours.abs()), minute: Some(0) };
    }

    fn milliseconds(&self) -> i64 {
        self.sign.unwrap_or(0) * (self.hour.unwrap_or(0) * 60 + self.minute.unwrap_or(0)) * 60_000
    }
}

struct Parser<'a> {
    tokens: Tokens<'a>,
    date: DateParts,
    time: TimeParts,
    zone: Zone,
}

impl Parser<'_> {
    /// Reads the format of ECMAScript. Gives the first token that is not of it, for the loose rules; none if nothing
    /// can come of the text any more.
    fn standard(&mut self) -> Option<Token> {
        if let Some(sign) = self.tokens.peek().direction() {
            let token = self.tokens.next();
            let Some(year) = self.tokens.peek().fixed(6) else { return Some(token) };
            self.tokens.next();
            if sign < 0 && year == 0 {
                return Some(token);
            }
            self.date.add(sign * year)?;
        } else if let Some(year) = self.tokens.peek().fixed(4) {
            self.tokens.next();
            self.date.add(year)?;
        } else {
            return Some(self.tokens.next());
        }
        for most in [12, 31] {
            if !self.tokens.skip(b'-') {
                break;
            }
            let Some(number) = self.tokens.peek().fixed(2).filter(|number| (1..=most).contains(number)) else {
                return Some(self.tokens.next());
            };
            self.tokens.next();
            self.date.add(number)?;
        }
        if self.tokens.peek() == Token::Word(Word::Separator) {
            self.tokens.next();
            self.standard_time()?;
        } else if self.tokens.peek() != Token::End {
            return Some(self.tokens.next());
        }
        if self.time.count == 0 {
            self.zone.set(0);
        }
        self.date.standard = true;
        Some(Token::End)
    }

    fn standard_time(&mut self) -> Option<()> {
        let hour = self.two_digits(24)?;
        let most = if hour == 24 { 0 } else { 59 };
        self.time.add(hour)?;
        self.sign(b':')?;
        let minute = self.two_digits(most)?;
        self.time.add(minute)?;
        if self.tokens.skip(b':') {
            let second = self.two_digits(most)?;
            self.time.add(second)?;
            if self.tokens.skip(b'.') {
                let Token::Number(value, digits) = self.tokens.next() else { return None };
                if hour == 24 && value > 0 {
                    return None;
                }
                self.time.add(milliseconds(value, digits))?;
            }
        }
        let next = self.tokens.peek();
        if next.is_z() {
            self.tokens.next();
            self.zone.set(0);
        } else if let Some(sign) = next.direction() {
            self.tokens.next();
            let (hour, minute) = if let Some(both) = self.tokens.peek().fixed(4) {
                self.tokens.next();
                (both / 100, both % 100)
            } else {
                let hour = self.two_digits(23)?;
                self.sign(b':')?;
                (hour, self.two_digits(59)?)
            };
            if hour > 23 || minute > 59 {
                return None;
            }
            self.zone = Zone { sign: Some(sign), hour: Some(hour), minute: Some(minute) };
        }
        (self.tokens.peek() == Token::End).then_some(())
    }

    fn two_digits(&mut self, most: i64) -> Option<i64> {
        self.tokens.next().fixed(2).filter(|number| *number <= most)
    }

    fn sign(&mut self, sign: u8) -> Option<()> {
        self.tokens.skip(sign).then_some(())
    }

    fn loose(&mut self, first: Token) -> Option<()> {
        let mut has_number = self.date.count > 0;
        let mut token = if first == Token::End { self.tokens.next() } else { first };
        while token != Token::End {
            match token {
                Token::Number(number, _) => {
                    has_number = true;
                    self.loose_number(number)?;
                }
                Token::Word(word) => self.loose_word(word, has_number)?,
                Token::Sign(b'+' | b'-') if self.time.count > 0 || self.zone.hour == Some(0) && self.zone.minute == Some(0) => {
                    self.zone.sign = token.direction();
                    has_number = true;
                    self.loose_offset()?;
                }
                Token::Sign(b'+' | b'-' | b')') if has_number => return None,
                Token::Sign(_) | Token::Space | Token::Other | Token::End => {}
            }
            token = self.tokens.next();
        }
        Some(())
    }

    fn loose_number(&mut self, number: i64) -> Option<()> {
        if self.tokens.skip(b':') {
            if self.tokens.skip(b':') {
                if self.time.count > 0 {
                    return None;
                }
                self.time.add(number)?;
                return self.time.add(0);
            }
            self.time.add(number)?;
            self.tokens.skip(b'.');
        } else if self.tokens.skip(b'.') && self.time.is_expecting(number) {
            self.time.add(number)?;
            let Token::Number(value, digits) = self.tokens.next() else { return None };
            self.time.add_last(milliseconds(value, digits));
        } else if self.zone.hour.is_some() && self.zone.minute.is_none() && number < 60 {
            self.zone.minute = Some(number);
        } else if self.time.is_expecting(number) {
            self.time.add_last(number);
            // What comes right after a time has to be no part of it.
            let next = self.tokens.peek();
            if !matches!(next, Token::End | Token::Space | Token::Sign(b'+' | b'-')) && !next.is_z() {
                return None;
            }
        } else {
            self.date.add(number)?;
            self.tokens.skip(b'-');
        }
        Some(())
    }

    fn loose_word(&mut self, word: Word, has_number: bool) -> Option<()> {
        match word {
            Word::HalfDay(offset) if self.time.count > 0 => self.time.half_day = Some(offset),
            Word::Month(month) => {
                self.date.month = Some(month);
                self.tokens.skip(b'-');
            }
            Word::Zone(hours, _) if has_number => self.zone.set(hours),
            // A word that means nothing comes before all numbers, and apart from them.
            _ if has_number || matches!(self.tokens.peek(), Token::Number(..)) => return None,
            _ => {}
        }
        Some(())
    }

    /// Reads what follows the sign of a time zone.
    fn loose_offset(&mut self) -> Option<()> {
        let (number, digits) = match self.tokens.peek() {
            Token::Number(number, digits) => {
                self.tokens.next();
                (number, digits)
            }
            _ => (0, 0),
        };
        (self.zone.hour, self.zone.minute) = match digits {
            _ if self.tokens.peek() == Token::Sign(b':') => (Some(number), None),
            1 | 2 => (Some(number), Some(0)),
            3 | 4 => (Some(number / 100), Some(number % 100)),
            _ => return None,
        };
        Some(())
    }

    fn finish(&self) -> Option<f64> {
        let time = self.date.days()? * DAY_MS + self.time.milliseconds()? - self.zone.milliseconds();
        #[expect(clippy::cast_precision_loss, reason = "in range, it is exact")]
        (time.abs() <= LARGEST_MS).then_some(time as f64)
    }
}

/// The milliseconds that the digits after a point are.
fn milliseconds(value: i64, digits: usize) -> i64 {
    match digits {
        1 => value * 100,
        2 => value * 10,
        // Of more digits than nine only nine are in the value.
        _ => value / 10_i64.pow(u32::try_from(digits.min(MOST_DIGITS) - 3).unwrap_or(0)),
    }
}

/// Digits of a number that count.
const MOST_DIGITS: usize = 9;

/// The last time that a `Date` can be.
const LARGEST_MS: i64 = 8_640_000_000_000_000;

const MONTHS: [&[u8; 3]; 12] = [b"jan", b"feb", b"mar", b"apr", b"may", b"jun", b"jul", b"aug", b"sep", b"oct", b"nov", b"dec"];

/// Hours from UTC.
const ZONES: [(&[u8; 3], i64); 10] = [
    (b"utc", 0),
    (b"gmt", 0),
    (b"est", -5),
    (b"edt", -4),
    (b"cst", -6),
    (b"cdt", -5),
    (b"mst", -7),
    (b"mdt", -6),
    (b"pst", -8),
    (b"pdt", -7),
];
