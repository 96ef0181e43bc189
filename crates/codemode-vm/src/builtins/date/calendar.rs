//! Days and dates, in the calendar that `Date` has: Gregorian, also before there was one.

/// A time value in parts, in UTC.
#[derive(Clone, Copy, Debug)]
pub(in super::super) struct Moment {
    pub(in super::super) year: i64,
    /// From 1.
    pub(in super::super) month: u8,
    pub(in super::super) day: u8,
    /// From 0, which is Sunday.
    pub(in super::super) weekday: u8,
    pub(in super::super) hour: u8,
    pub(in super::super) minute: u8,
    pub(in super::super) second: u8,
    pub(in super::super) millisecond: u16,
}

/// Milliseconds of a day.
pub(super) const DAY_MS: i64 = 86_400_000;

/// The parts of a time value that is finite.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "each part is in its range")]
pub(in super::super) fn moment(time: f64) -> Moment {
    let time = time as i64;
    let (days, of_day) = (time.div_euclid(DAY_MS), time.rem_euclid(DAY_MS));
    let (year, month, day) = date(days);
    Moment {
        year,
        month,
        day,
        weekday: (days + 4).rem_euclid(7) as u8,
        hour: (of_day / 3_600_000) as u8,
        minute: (of_day / 60_000 % 60) as u8,
        second: (of_day / 1_000 % 60) as u8,
        millisecond: (of_day % 1_000) as u16,
    }
}

/// Days from 1970-01-01 to a date; a day that the month has not counts on from its end.
pub(super) fn days(year: i64, month: i64, day: i64) -> i64 {
    // Years that begin in March have the day that is not always there at their end.
    let year = if month <= 2 { year - 1 } else { year };
    let (era, of_era) = (year.div_euclid(400), year.rem_euclid(400));
    let of_year = (153 * ((month + 9) % 12) + 2) / 5 + day - 1;
    era * 146_097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719_468
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "each part is in its range")]
fn date(days: i64) -> (i64, u8, u8) {
    let days = days + 719_468;
    let (era, of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    (year + era * 400 + i64::from(month <= 2), month as u8, day as u8)
}
