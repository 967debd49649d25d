//! Formats times of day.
//!
//! ICU4X composes times from their fields, as it does dates, so the patterns and the names of the
//! periods of a day are those of `Intl`.

use crate::i18n::format::options::{DateStyle, HourCycle};
use crate::i18n::format::table::Row;
use crate::i18n::format::zone::{TimeZone, ZonedTime, zone_name};

/// One line for all locales with the same times. Its fields are their tags; the patterns of the
/// four lengths, and those in cycles of 12 and of 24 hours if they differ; the patterns that join
/// the four lengths of a date with a time; the names of the hours for `{a}`, where an empty name
/// equals that of the hour before; the offsets of zones without a name, in a short and a long form:
/// east and west of UTC by whole hours, then by hours and minutes; and whether the locale has names
/// of most zones. Generated from the `Intl` of Node by `UPDATE_EXPECT=1 cargo test time_table`.
const TABLE: &str = include_str!("times.tsv");

/// The number of lengths.
const STYLES: usize = DateStyle::ALL.len();

/// The number of patterns of offsets.
const OFFSETS: usize = 8;

/// The patterns of times of a locale, which are looked up on first use.
pub(super) struct Times {
    tag: String,
    row: Row,
}

impl Times {
    /// The times of a locale of the table.
    pub(super) fn new(tag: &str) -> Times {
        Times { tag: tag.to_owned(), row: Row::new(TABLE, tag) }
    }

    /// Joins a date of a length with a time.
    pub(super) fn joined(&self, style: DateStyle, date: &str, time: &str) -> String {
        let pattern = self.field(3 * STYLES + style as usize);
        pattern.replace("{date}", date).replace("{time}", time)
    }

    /// Formats a time. `number_of` formats a number with a minimum number of digits.
    pub(super) fn format(
        &self,
        at: &ZonedTime,
        zone: &TimeZone,
        (style, cycle): (DateStyle, Option<HourCycle>),
        number_of: &dyn Fn(u8, usize) -> String,
    ) -> String {
        let mut rest = self.pattern(style, cycle);
        let mut text = String::new();
        while let Some((literal, after)) = rest.split_once('{') {
            let (field, after) = after.split_once('}').unwrap_or_default();
            rest = after;
            text.push_str(literal);
            let hour = at.time.hour;
            let number = |value| number_of(value, field.len());
            text.push_str(&match field.as_bytes().first() {
                Some(b'h') => number(if hour.is_multiple_of(12) { 12 } else { hour % 12 }),
                Some(b'K') => number(hour % 12),
                Some(b'H') => number(hour),
                Some(b'k') => number(if hour == 0 { 24 } else { hour }),
                Some(b'm') => number(at.time.minute),
                Some(b's') => number(at.time.second),
                Some(b'a') => self.period(hour).to_owned(),
                _ => self.zone(at, zone, style == DateStyle::Full, number_of),
            });
        }
        text.push_str(rest);
        text
    }

    /// The pattern of a length, in a cycle of hours if it is given.
    pub(super) fn pattern(&self, style: DateStyle, cycle: Option<HourCycle>) -> &'static str {
        let other = match cycle {
            None => "",
            Some(HourCycle::H12) => self.field(STYLES + style as usize),
            Some(HourCycle::H23) => self.field(2 * STYLES + style as usize),
        };
        if other.is_empty() { self.field(style as usize) } else { other }
    }

    /// The name of a time zone at a time, `Central European Standard Time`, or its offset, `GMT+1`.
    fn zone(
        &self,
        at: &ZonedTime,
        zone: &TimeZone,
        is_long: bool,
        number_of: &dyn Fn(u8, usize) -> String,
    ) -> String {
        let has_names = !self.field(4 * STYLES + 1 + OFFSETS).is_empty();
        if let Some(name) = zone_name(&self.tag, at, zone, is_long, has_names) {
            return name;
        }
        let minutes = at.offset / 60;
        let (hour, minute) = (minutes.unsigned_abs() / 60, minutes.unsigned_abs() % 60);
        let kind = usize::from(minutes < 0) + if minute == 0 { 0 } else { 2 };
        let pattern = self.field(4 * STYLES + 1 + kind + if is_long { 4 } else { 0 });
        let mut text = pattern.to_owned();
        for (letter, value) in [("h", hour), ("m", minute)] {
            for digits in 1..=2 {
                let number = number_of(u8::try_from(value).unwrap_or_default(), digits);
                text = text.replace(&format!("{{{}}}", letter.repeat(digits)), &number);
            }
        }
        text
    }

    /// The name of the period of the day.
    pub(super) fn period(&self, hour: u8) -> &'static str {
        let names = self.field(4 * STYLES).split('|').take(usize::from(hour) + 1);
        names.filter(|name| !name.is_empty()).last().unwrap_or_default()
    }

    fn field(&self, at: usize) -> &'static str {
        self.row.fields().get(at).copied().unwrap_or_default()
    }
}
