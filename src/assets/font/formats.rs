//! The characters of formatted values: numbers, dates, times, amounts, units and lists.

use std::collections::BTreeSet;

use bit_set::BitSet;

use crate::assets::font::usage::count;
use crate::base::date_time::{DateTime, Time};
use crate::base::decimal::parse_decimal;
use crate::i18n::format::{
    CurrencyCode, CurrencyDisplay, DateFields, DateStyle, DateTimeOptions, Formatter, HourCycle,
    Length, ListOptions, ListType, Notation, NumberOptions, RelativeTimeOptions, Style, TimeUnit,
    TimeZone, Unit, UnitDisplay,
};
use crate::i18n::message::Function;

/// Returns the characters that the functions of messages print in a language, in the browser too.
pub(super) fn formats(formatter: &Formatter) -> BitSet {
    let mut bits = BitSet::default();
    // The minus sign, and the narrow and the normal no-break space.
    bits.extend([0x2212, 0x202f, 0xa0]);
    for function in Function::ALL {
        match function {
            Function::Number => numbers(formatter, &mut bits),
            Function::DateTime => dates(formatter, &mut bits),
            Function::List => lists(formatter, &mut bits),
            // Few sites use them: [`add_formats`] adds their characters if a file names them.
            Function::RelativeTime => {}
        }
    }
    bits
}

/// Adds the characters of dates.
fn dates(formatter: &Formatter, bits: &mut BitSet) {
    for style in DateStyle::ALL {
        // Twelve months that contain each day of the week.
        for month in 1..=12 {
            count(&formatter.date(2026, month, month * 2, style).unwrap_or_default(), bits);
        }
    }
}

/// Adds the characters of numbers without currencies.
fn numbers(formatter: &Formatter, bits: &mut BitSet) {
    let all_digits = parse_decimal("1234567890");
    let plain = NumberOptions::default();
    count(&all_digits.map(|it| formatter.number(&it, &plain)).unwrap_or_default(), bits);
    for style in [Style::Decimal, Style::UnitPercent] {
        for notation in [Notation::Standard, Notation::CompactShort, Notation::CompactLong] {
            // Japanese has a name for 10^16.
            for power in 0..=16 {
                let number = parse_decimal(&format!("-1{}.5", "0".repeat(power)));
                let options = NumberOptions { style, notation, ..NumberOptions::default() };
                if let Some(number) = number {
                    count(&formatter.number(&number, &options), bits);
                }
            }
        }
    }
}

/// Adds the characters between the items of lists.
fn lists(formatter: &Formatter, bits: &mut BitSet) {
    let items = ["1", "2", "3", "4"].map(str::to_owned);
    for list_type in ListType::ALL {
        for style in Length::ALL {
            let options = ListOptions { list_type, style };
            for many in [&items[..2], &items] {
                count(&formatter.list(many, options, &mut |item| item), bits);
            }
        }
    }
}

/// Returns whether a word selects a format that few sites use: a currency, a unit, a time zone, or
/// the name of an option or a function.
pub(super) fn adds_words(word: &str) -> bool {
    let is_code = word.len() == 3 && word.bytes().all(|b| b.is_ascii_uppercase());
    is_code
        || is_relative(word)
        || is_time(word)
        || is_date_field(word)
        || is_zone(word)
        || Unit::parse(word).is_some()
}

/// Returns whether a word is the option that formats times.
fn is_time(word: &str) -> bool {
    matches!(word, "timeStyle" | "time_style")
}

/// Returns whether a word is an option that formats a field of a date; days have only digits.
fn is_date_field(word: &str) -> bool {
    matches!(word, "year" | "month")
}

fn is_zone(word: &str) -> bool {
    word.contains('/') && TimeZone::parse(word).is_some()
}

/// Returns whether a word is the function for relative times in messages, templates or islands.
fn is_relative(word: &str) -> bool {
    matches!(word, "RELATIVETIME" | "relative_time" | "RelativeTimeFormat")
}

/// Adds the characters of the formats that these words select.
pub(super) fn add_formats(formatter: &Formatter, words: &BTreeSet<String>, bits: &mut BitSet) {
    amounts(formatter, words, bits);
    let numbers: Vec<_> = NUMBERS.into_iter().filter_map(parse_decimal).collect();
    for unit in words.iter().filter_map(|word| Unit::parse(word)) {
        for display in UnitDisplay::ALL {
            let style = Style::Unit { unit, display };
            let options = NumberOptions { style, ..NumberOptions::default() };
            for number in &numbers {
                count(&formatter.number(number, &options), bits);
            }
        }
    }
    if words.iter().any(|word| is_time(word)) {
        let zones = words.iter().filter(|word| is_zone(word)).filter_map(|it| TimeZone::parse(it));
        for zone in zones.chain([formatter.time_zone().clone()]) {
            times(formatter, &zone, bits);
        }
    }
    if words.iter().any(|word| is_date_field(word)) {
        for date_fields in DateFields::all() {
            let options = DateTimeOptions { date_fields, ..DateTimeOptions::default() };
            for month in 1..=12 {
                let date = DateTime { date: (2026, month, month * 2), time: None };
                count(&formatter.date_time(date, &options).unwrap_or_default(), bits);
            }
        }
    }
    if words.iter().any(|word| is_relative(word)) {
        for unit in TimeUnit::ALL {
            for (style, is_auto) in Length::ALL.into_iter().flat_map(|it| [(it, false), (it, true)])
            {
                let options = RelativeTimeOptions { unit, is_auto, style };
                let print = |number| formatter.relative_time(number, options);
                for number in &numbers {
                    count(&print(number), bits);
                }
            }
        }
    }
}

/// Adds the characters of times in a time zone, in summer and winter.
fn times(formatter: &Formatter, zone: &TimeZone, bits: &mut BitSet) {
    for cycle in [HourCycle::H12, HourCycle::H23] {
        for style in DateStyle::ALL {
            let options = DateTimeOptions {
                date_style: Some(style),
                time_style: Some(style),
                time_zone: Some(zone.clone()),
                hour_cycle: Some(cycle),
                ..DateTimeOptions::default()
            };
            for (month, hour) in (0..24).map(|hour| (if hour % 2 == 0 { 1 } else { 7 }, hour)) {
                let time = Some(Time { hour, minute: 34, second: 56, offset: None });
                let date = DateTime { date: (2026, month, 1), time };
                count(&formatter.date_time(date, &options).unwrap_or_default(), bits);
            }
        }
    }
}

/// Numbers of each plural category.
const NUMBERS: [&str; 11] =
    ["-1.5", "-2", "-1", "0", "1", "2", "3", "11", "100", "1000000", "-1000000"];

/// Adds the characters of amounts in these currencies.
fn amounts(formatter: &Formatter, codes: &BTreeSet<String>, bits: &mut BitSet) {
    let codes = codes.iter().filter_map(|code| CurrencyCode::parse(code));
    let numbers: Vec<_> = NUMBERS.into_iter().filter_map(parse_decimal).collect();
    for code in codes {
        let displays = [CurrencyDisplay::Symbol, CurrencyDisplay::Code, CurrencyDisplay::Name];
        for display in displays {
            let style = Style::Currency { code, display };
            let options = NumberOptions { style, ..NumberOptions::default() };
            for number in &numbers {
                count(&formatter.number(number, &options), bits);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rare_formats_are_counted_by_the_words_of_files() {
        let formatter = Formatter::new("ru").unwrap();
        let with = |named: &[&str]| {
            let named = named.iter().filter(|word| adds_words(word)).map(|it| (*it).to_owned());
            let mut bits = BitSet::default();
            add_formats(&formatter, &named.collect(), &mut bits);
            move |letter: char| bits.contains(letter as usize)
        };
        assert!(!with(&["other", "Day", "locales/en"])('д'));
        assert!(with(&["kilometer-per-hour"])('ч'));
        assert!(with(&["RELATIVETIME"])('ч'));
        assert!(!with(&["Europe/Berlin"])('Ц'));
        assert!(with(&["Europe/Berlin", "timeStyle"])('Ц'));
    }

    #[test]
    fn formats_of_a_language_are_counted() {
        let bits = formats(&Formatter::new("ru").unwrap());
        for character in "0123456789,\u{a0}%млрдтысянваряноября".chars() {
            assert!(bits.contains(character as usize), "{character}");
        }
        assert!(!bits.contains('щ' as usize));
        let bits = formats(&Formatter::new("ja").unwrap());
        for power in "万億兆京".chars() {
            assert!(bits.contains(power as usize), "{power}");
        }
    }
}
