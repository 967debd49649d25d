//! Parses the dates and times of content, in the format of ISO 8601.

use std::ops::RangeInclusive;

use jiff::civil;

/// The years of times: those around them may be out of range in another time zone.
const TIMED_YEARS: RangeInclusive<i32> = 1..=9998;

/// A date, with or without a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DateTime {
    /// Year, month and day.
    pub date: (i32, u8, u8),
    /// The time of day.
    pub time: Option<Time>,
}

/// A time of day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Time {
    /// 0 to 23.
    pub hour: u8,
    /// 0 to 59.
    pub minute: u8,
    /// 0 to 59.
    pub second: u8,
    /// Seconds east of UTC; `None` for a local time.
    pub offset: Option<i32>,
}

impl DateTime {
    /// Parses a date, `2026-11-29`, or one with a time: `2026-11-29T14:30`, optionally with
    /// seconds, whose fraction is dropped, and with `Z` or an offset such as `+01:00`. A space may
    /// replace the `T`. Returns `None` if the date does not exist, and for a time before the year 1
    /// or after 9998, whose year may be out of range in another time zone.
    pub fn parse(text: &str) -> Option<DateTime> {
        let Some((date, time)) = text.split_once(['T', ' ']) else {
            return Some(DateTime { date: parse_date(text)?, time: None });
        };
        let date = parse_date(date).filter(|(year, ..)| TIMED_YEARS.contains(year))?;
        Some(DateTime { date, time: Some(parse_time(time)?) })
    }

    /// Returns the seconds since 1970 in UTC. A local time is read as UTC.
    pub fn seconds(self) -> i64 {
        let offset = self.time.and_then(|time| time.offset).unwrap_or_default();
        let epoch = civil::date(1970, 1, 1).at(0, 0, 0, 0);
        self.civil().duration_since(epoch).as_secs() - i64::from(offset)
    }

    /// Returns the date and the time, at midnight without a time.
    pub fn civil(self) -> civil::DateTime {
        let ((year, month, day), part) = (self.date, u8::cast_signed);
        let date = civil::date(year as i16, part(month), part(day));
        self.time.map_or(date.at(0, 0, 0, 0), |time| {
            date.at(part(time.hour), part(time.minute), part(time.second), 0)
        })
    }
}

/// Parses a date such as `2025-12-31`; `None` if the date does not exist.
pub fn parse_date(text: &str) -> Option<(i32, u8, u8)> {
    let date = civil_date(text)?;
    Some((date.year().into(), date.month().cast_unsigned(), date.day().cast_unsigned()))
}

/// The day before a date such as `2026-01-01`; `None` if the date does not exist.
pub fn day_before(date: &str) -> Option<String> {
    civil_date(date)?.yesterday().ok().map(|date| date.to_string())
}

fn civil_date(text: &str) -> Option<civil::Date> {
    // The parser accepts other forms of ISO 8601.
    let is_written = |date: &civil::Date| text.len() == 10 && date.to_string() == text;
    text.parse().ok().filter(is_written)
}

/// The reason why a text that is written like `2026-11-31`, perhaps with a time, is not a date: the
/// month or the day does not exist, or the year is one without times. `None` if it is written
/// differently, or is a date.
pub fn impossible_date(text: &str) -> Option<String> {
    const MONTHS: [&str; 12] = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
    ];
    let date = text.split(['T', ' ']).next()?;
    let is_number =
        |part: &str, length| part.len() == length && part.bytes().all(|byte| byte.is_ascii_digit());
    let mut parts = date.split('-');
    let (year, month, day) = (parts.next()?, parts.next()?, parts.next()?);
    let is_written = is_number(year, 4) && is_number(month, 2) && is_number(day, 2);
    if !is_written || parts.next().is_some() || DateTime::parse(text).is_some() {
        return None;
    }
    if let Some((year, ..)) = parse_date(date) {
        let has_times = TIMED_YEARS.contains(&year);
        return (!has_times).then(|| "a time is one of the years 1 to 9998".to_owned());
    }
    let number: usize = month.parse().ok()?;
    let Some(name) = number.checked_sub(1).and_then(|at| MONTHS.get(at)) else {
        return Some(format!("there is no month `{month}`: write year, month and day"));
    };
    let first = civil::Date::new(year.parse().ok()?, month.parse().ok()?, 1).ok()?;
    Some(format!("{name} {year} has {} days", first.days_in_month()))
}

fn parse_time(text: &str) -> Option<Time> {
    let (clock, offset) = match text.find(['Z', '+', '-']) {
        Some(at) => (&text[..at], Some(parse_offset(&text[at..])?)),
        None => (text, None),
    };
    let (clock, fraction) = match clock.split_once('.') {
        Some((clock, fraction)) => (clock, Some(fraction)),
        None => (clock, None),
    };
    let mut parts = clock.split(':');
    let (hour, minute) = (two_digits(parts.next()?, 23)?, two_digits(parts.next()?, 59)?);
    let second = parts.next().map(|part| two_digits(part, 59));
    let is_fraction = |digits: &str| {
        (1..=9).contains(&digits.len()) && digits.bytes().all(|byte| byte.is_ascii_digit())
    };
    let has_fraction = fraction.is_none_or(|digits| second.is_some() && is_fraction(digits));
    if parts.next().is_some() || !has_fraction {
        return None;
    }
    let second = match second {
        Some(second) => second?,
        None => 0,
    };
    Some(Time { hour, minute, second, offset })
}

/// Seconds east of UTC.
fn parse_offset(text: &str) -> Option<i32> {
    if text == "Z" {
        return Some(0);
    }
    let sign = if text.starts_with('-') { -1 } else { 1 };
    let (hours, minutes) = text.get(1..)?.split_once(':')?;
    let (hours, minutes) = (two_digits(hours, 14)?, two_digits(minutes, 59)?);
    Some(sign * (i32::from(hours) * 3600 + i32::from(minutes) * 60))
}

fn two_digits(text: &str, most: u8) -> Option<u8> {
    let is_number = text.len() == 2 && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|number| is_number && *number <= most)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_day_before_a_date() {
        assert_eq!(day_before("2024-03-01").as_deref(), Some("2024-02-29"));
        assert_eq!(day_before("2026-01-01").as_deref(), Some("2025-12-31"));
        assert_eq!(day_before("2026-02-30"), None);
    }

    #[test]
    fn the_reason_why_a_date_is_impossible_is_named() {
        for (text, reason) in [
            ("2026-11-31", Some("November 2026 has 30 days")),
            ("2025-02-29T14:30", Some("February 2025 has 28 days")),
            ("2026-31-12", Some("there is no month `31`: write year, month and day")),
            ("2026-01-00", Some("January 2026 has 31 days")),
            ("2026-11-30", None),
            ("2026-11-30T25:00", None),
            ("2026-1-32", None),
            ("31.11.2026", None),
        ] {
            assert_eq!(impossible_date(text).as_deref(), reason, "{text}");
        }
    }

    #[test]
    fn dates_exist() {
        assert_eq!(parse_date("2024-02-29"), Some((2024, 2, 29)));
        assert_eq!(parse_date("2025-02-29"), None);
        assert_eq!(parse_date("2025-2-9"), None);
    }

    #[test]
    fn times_are_those_of_iso_8601() {
        let offset = |text: &str| DateTime::parse(text).unwrap().time.unwrap().offset;
        assert_eq!(offset("2026-11-29T14:30Z"), Some(0));
        assert_eq!(offset("2026-11-29T14:30:15.250+05:30"), Some(19_800));
        assert_eq!(offset("2026-11-29 14:30:15-03:00"), Some(-10_800));
        assert_eq!(offset("2026-11-29T14:30"), None);
        for text in [
            "2026-11-29T", "2026-11-29T14", "2026-11-29T24:00", "2026-11-29T14:60", "14:30",
            "2026-11-29T14:30:60", "2026-11-29T14:30.5", "2026-11-29T14:30+1", "2026-13-01T00:00",
            "2026-11-29T14:30:00.", "2026-11-29T14:30+15:00", "2026-11-29T14:30ü",
            "2026-11-29T1é:30",
        ] {
            assert_eq!(DateTime::parse(text), None, "{text}");
        }
    }

    #[test]
    fn times_are_in_order() {
        let seconds = |text: &str| DateTime::parse(text).unwrap().seconds();
        assert_eq!(seconds("1970-01-01"), 0);
        assert_eq!(seconds("2000-03-01"), 951_868_800);
        assert_eq!(seconds("1969-12-31T23:59:59Z"), -1);
        assert_eq!(seconds("2026-11-29T14:30+01:00"), seconds("2026-11-29T13:30Z"));
        assert_eq!(seconds("0000-01-01"), -62_167_219_200);
    }
}
