//! Compares the numbers that are written in texts: a slip in a translation is hard to see.

use std::iter;
use std::ops::RangeInclusive;

use fluent_syntax::ast::{Expression, Message, Pattern, PatternElement};
use icu_properties::props::{EnumeratedProperty as _, GeneralCategory};

use crate::engine::diagnostic::{Code, Diagnostic, Report};
use crate::i18n::message::compare::MessageVersion;
use crate::i18n::message::reference_length;

/// Reports a number of a translation that is a slip of one of the original.
pub(super) fn compare_numbers(
    original: MessageVersion<'_>,
    translated: MessageVersion<'_>,
    report: &mut Report,
) {
    for (theirs, ours) in pairs(original.message, translated.message) {
        // With variants, the numbers depend on the plural forms.
        let (Some(theirs), Some(ours)) = (plain_texts(theirs), plain_texts(ours)) else { continue };
        if let Some((expected, found)) = number_slip(&theirs, &ours) {
            let wrong = wrong_number(expected, found).at(translated.file.place(found));
            report.add(wrong.related(original.file.place(expected), "the original"));
        }
    }
}

/// The values of two messages, and their attributes of the same names.
fn pairs<'a>(
    original: &'a Message<&'a str>,
    translated: &'a Message<&'a str>,
) -> impl Iterator<Item = (&'a Pattern<&'a str>, &'a Pattern<&'a str>)> {
    let values = original.value.iter().zip(&translated.value);
    let same = |name: &str| translated.attributes.iter().find(|it| it.id.name == name);
    let attributes = original.attributes.iter();
    values.chain(attributes.filter_map(move |it| Some((&it.value, &same(it.id.name)?.value))))
}

/// The texts of a pattern, unless it has variants.
fn plain_texts<'a>(pattern: &Pattern<&'a str>) -> Option<Vec<&'a str>> {
    let text = |element: &PatternElement<&'a str>| match element {
        PatternElement::TextElement { value } => Some(*value),
        PatternElement::Placeable { expression: Expression::Select { .. } } => None,
        PatternElement::Placeable { .. } => Some(""),
    };
    pattern.elements.iter().map(text).collect()
}

/// The diagnostic for a number of a translation in place of that of the original.
pub fn wrong_number(expected: &str, found: &str) -> Diagnostic {
    let message = format!("the number is `{found}` instead of `{expected}`");
    Diagnostic::new(Code::NumberMismatch, message).hint("write the number of the original")
}

/// A number in a text.
struct Number<'a> {
    text: &'a str,
    /// Its digits in ASCII, without separators.
    digits: String,
    /// The number of its separators.
    separators: usize,
    /// Whether it has a decimal separator, not one of thousands.
    is_fraction: bool,
    /// Whether a letter follows that is not Latin, Greek or Cyrillic: 2.5 billion is 25億.
    is_counted: bool,
}

/// Returns a number of the original that the translation lacks, and the number in its place: it has
/// as many digits, or the same ones with another decimal separator.
pub fn number_slip<'o, 't>(
    original: &[&'o str],
    translation: &[&'t str],
) -> Option<(&'o str, &'t str)> {
    let expected: Vec<Number<'_>> = original.iter().copied().flat_map(numbers).collect();
    if expected.is_empty() {
        return None;
    }
    let found: Vec<Number<'_>> = translation.iter().copied().flat_map(numbers).collect();
    let extra = without(&found, &expected);
    let other = without(&expected, &found).into_iter().find_map(|one| {
        let is_slip = |it: &&&Number<'_>| {
            it.digits.len() == one.digits.len() && one.digits.len() > 1 && !is_converted(one, it)
        };
        Some((one.text, extra.iter().find(is_slip)?.text))
    });
    let decimal = || {
        expected.iter().find_map(|one| {
            let is_same = |it: &&Number<'_>| it.digits == one.digits;
            let same: Vec<&Number<'_>> = found.iter().filter(is_same).collect();
            let is_changed = |it: &&Number<'_>| {
                it.is_fraction != one.is_fraction
                    && it.separators == usize::from(it.is_fraction)
                    && !it.is_counted
            };
            let is_slip = (one.is_fraction || one.digits.len() < MIN_TIME)
                && expected.iter().filter(is_same).all(|it| it.is_fraction == one.is_fraction)
                && same.iter().all(is_changed);
            same.first().filter(|_| is_slip).map(|it| (one.text, it.text))
        })
    };
    other.or_else(decimal)
}

/// The number of digits from which on a number may be a time with or without a separator.
const MIN_TIME: usize = 4;

/// The numbers of `all` that `others` lack, each as often.
fn without<'n, 'a>(all: &'n [Number<'a>], others: &[Number<'_>]) -> Vec<&'n Number<'a>> {
    let mut others: Vec<&str> = others.iter().map(|it| &*it.digits).collect();
    let is_left = |one: &&Number<'_>| match others.iter().position(|it| *it == one.digits) {
        Some(at) => {
            others.swap_remove(at);
            false
        }
        None => true,
    };
    all.iter().filter(is_left).collect()
}

/// The differences between the years of other calendars and those of the Gregorian one: Thai,
/// Persian, Hebrew, Ethiopian and Nepali, and since 1900 Islamic.
const CALENDARS: [RangeInclusive<i64>; 6] =
    [543..=543, -622..=-621, 3760..=3761, -8..=-7, 56..=57, -583..=-577];

/// Returns whether two numbers may be the same hour or year: after noon, or in another calendar.
fn is_converted(one: &Number<'_>, other: &Number<'_>) -> bool {
    let value = |it: &Number<'_>| it.digits.parse::<i64>().unwrap_or_default();
    let difference = value(other) - value(one);
    match one.digits.len() {
        2 => difference.abs() == 12 && value(one).max(value(other)) <= 24,
        4 => CALENDARS.iter().any(|it| it.contains(&difference) || it.contains(&-difference)),
        _ => false,
    }
}

/// The numbers of a text, without those in tags, addresses and names such as `H264`.
fn numbers(text: &str) -> Vec<Number<'_>> {
    let mut numbers = Vec::new();
    // Most texts have none. Without an early end, several bytes are compared at once.
    let has_ascii = text.bytes().fold(false, |has, byte| has | byte.is_ascii_digit());
    if !has_ascii && (text.is_ascii() || !text.chars().any(|c| digit(c).is_some())) {
        return numbers;
    }
    let (mut at, mut last) = (0, ' ');
    while let Some(c) = text[at..].chars().next() {
        let rest = &text[at..];
        let next = rest[c.len_utf8()..].chars().next().unwrap_or(' ');
        let until = |end: char| rest.find(end).map_or(rest.len(), |it| it + end.len_utf8());
        let length = match c {
            '<' if next.is_ascii_alphabetic() || next == '/' => until('>'),
            '{' => until('}'),
            ']' if next == '(' => until(')'),
            '[' if next == '^' => until(']'),
            '&' => reference_length(text, at).unwrap_or(1),
            _ if rest.starts_with("http") || rest.starts_with("www.") => {
                let is_end = |c: char| c.is_whitespace() || matches!(c, '<' | '>' | '"' | ')');
                rest.find(is_end).unwrap_or(rest.len())
            }
            _ if digit(c).is_some() => {
                let number = number(rest);
                let length = number.text.len();
                if !(last.is_ascii_alphanumeric() || matches!(last, '_' | '#' | '-')) {
                    numbers.push(number);
                }
                length
            }
            _ => c.len_utf8(),
        };
        at += length;
        last = text[..at].chars().next_back().unwrap_or(' ');
    }
    numbers
}

/// The number at the start of a text.
fn number(text: &str) -> Number<'_> {
    let (mut digits, mut separators, mut end, mut decimal) = (String::new(), 0, 0, None);
    let mut signs = text.char_indices().peekable();
    while let Some((at, c)) = signs.next() {
        if let Some(digit) = digit(c) {
            digits.push(digit);
            end = at + c.len_utf8();
        } else if is_separator(c) && signs.peek().is_some_and(|(_, next)| digit(*next).is_some())
            || c == ' ' && groups_digits(&text[..at], &text[at + 1..])
        {
            separators += 1;
            decimal = matches!(c, '.' | ',' | '٫').then_some(digits.len());
        } else {
            break;
        }
    }
    let fraction = decimal.filter(|_| separators == 1).map(|whole| digits.len() - whole);
    let after = text[end..].trim_start_matches(char::is_whitespace).chars().next();
    Number {
        text: &text[..end],
        is_fraction: fraction.is_some_and(|length| length != THOUSAND),
        digits,
        separators,
        is_counted: after.is_some_and(|c| c.is_alphabetic() && c >= '\u{590}'),
    }
}

/// Returns whether a plain space between these texts separates thousands of one number.
fn groups_digits(before: &str, after: &str) -> bool {
    let (groups, last) = before.rsplit_once(' ').map_or(("", before), |(all, last)| (all, last));
    let is_digit = |c: char| digit(c).is_some();
    let count = last.chars().count();
    last.chars().all(is_digit)
        && (count == THOUSAND || groups.is_empty() && count < THOUSAND)
        && after.chars().take_while(|c| is_digit(*c)).count() == THOUSAND
}

/// The number of digits between separators of thousands.
const THOUSAND: usize = 3;

fn is_separator(c: char) -> bool {
    matches!(c, '.' | ',' | '٫' | '٬' | '\u{a0}' | '\u{202f}' | '\u{2009}' | '’' | '\'')
}

/// The ASCII digit of a digit of any script: their digits have consecutive code points.
fn digit(c: char) -> Option<char> {
    let is_digit = |c: char| GeneralCategory::for_char(c) == GeneralCategory::DecimalNumber;
    if c.is_ascii() || !is_digit(c) {
        return Some(c).filter(char::is_ascii_digit);
    }
    let before = |c: &char| char::from_u32(u32::from(*c) - 1).filter(|c| is_digit(*c));
    let value = iter::successors(Some(c), before).count() - 1;
    char::from_digit((value % 10) as u32, 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn slip(original: &str, translation: &str) -> Option<(String, String)> {
        let slip = number_slip(&[original], &[translation]);
        slip.map(|(expected, found)| (expected.to_owned(), found.to_owned()))
    }

    #[test]
    fn slips_are_found_in_all_scripts() {
        for (original, translation, expected, found) in [
            ("since 1987", "seit 1978", "1987", "1978"),
            ("since 1987", "منذ ١٩٧٨", "1987", "١٩٧٨"),
            ("It weighs 2.5 kg.", "Sie wiegt 25 kg.", "2.5", "25"),
            ("It has 25 feet.", "Sie hat 2,5 Füße.", "25", "2,5"),
            ("Save 20% today", "Heute 30 % sparen", "20", "30"),
            ("from 1,000 to 2,000", "von 1.000 bis 3.000", "2,000", "3.000"),
            ("+49 30 1234567", "+49 30 1234576", "1234567", "1234576"),
            ("9:00 to 17:30", "9:00 bis 17:50", "30", "50"),
            ("1,000,000 lamps", "1 000 001 lampes", "1,000,000", "1 000 001"),
        ] {
            let wanted = Some((expected.to_owned(), found.to_owned()));
            assert_eq!(slip(original, translation), wanted, "{original} | {translation}");
        }
    }

    #[test]
    fn other_ways_to_write_a_number_are_none() {
        for (original, translation) in [
            ("since 1987", "ตั้งแต่ปี 2530"),
            ("in 2026", "در سال ۱۴۰۵"),
            ("from 10 p.m.", "ab 22 Uhr"),
            ("1,000,000 lamps", "१०,००,००० लैंप"),
            ("1,000,000 lamps", "100万個のランプ"),
            ("2.5 billion", "25億"),
            ("1.5 million", "15 लाख"),
            ("2.5 kg, 25 cm", "25 cm, 2,5 kg"),
            ("24 December 2026", "24.12.2026"),
            ("ERC-20 and H264", "ERC-21 und H265"),
            (
                "<b id=\"12\">see &#160; https://a.example/12</b>",
                "<b id=\"13\">www.b.example/13</b>",
            ),
            ("[a](page:b#12) { $c12 } [^12]", "[a](page:b#13) { $c13 } [^13]"),
            ("twelve 12", "zwölf"),
            ("at 1930", "um 19.30 Uhr"),
            ("1,000,000 of 250", "1 000 000 sur 250"),
            ("12,345.5 kg", "12\u{202f}345,5 kg"),
            ("1,234 lamps", "١٬٢٣٤ مصباح"),
            ("5 of 7", "4 von 6"),
        ] {
            assert_eq!(slip(original, translation), None, "{original} | {translation}");
        }
    }
}
