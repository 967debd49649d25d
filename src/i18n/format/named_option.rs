//! Options by their names in `Intl`, as written in messages and templates.

use std::ops::RangeInclusive;

use crate::engine::diagnostic::suggestion;
use crate::i18n::format::DateStyle;
use crate::i18n::format::money::{CurrencyCode, CurrencyDisplay};
use crate::i18n::format::options::{Notation, NumberOptions, Style};

/// The name of an option and its value, as written.
pub type NamedOption<'a> = (&'a str, &'a str);

/// A mistake in an option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionMistake<'a> {
    /// The name or the value that is wrong.
    pub at: &'a str,
    /// The message.
    pub message: String,
    /// The hint.
    pub hint: String,
}

/// The values of an option.
pub(super) enum Values {
    Words(&'static [&'static str]),
    Whole(RangeInclusive<u8>),
    Currency,
}

/// The options of numbers. `unit-percent` is `style: "unit", unit: "percent"` in `Intl`; the other
/// names and values are its own. Browsers from before 2023 reject more than 20 fraction digits.
pub(super) const NUMBER_OPTIONS: [(&str, Values); 11] = [
    ("compactDisplay", Values::Words(&["short", "long"])),
    ("currency", Values::Currency),
    ("currencyDisplay", Values::Words(&["symbol", "code", "name"])),
    ("maximumFractionDigits", Values::Whole(0..=20)),
    ("maximumSignificantDigits", Values::Whole(1..=21)),
    ("minimumFractionDigits", Values::Whole(0..=20)),
    ("minimumIntegerDigits", Values::Whole(1..=21)),
    ("minimumSignificantDigits", Values::Whole(1..=21)),
    ("notation", Values::Words(&["standard", "compact"])),
    ("style", Values::Words(&["decimal", "percent", "unit-percent", "currency"])),
    ("useGrouping", Values::Words(&["true", "false"])),
];

/// The options of dates.
pub(super) const DATE_OPTIONS: [(&str, Values); 1] =
    [("dateStyle", Values::Words(&["full", "long", "medium", "short"]))];

impl NumberOptions {
    /// Sets the options of a call of `function`, whose name is part of the mistakes. If there are
    /// mistakes, no option is set.
    pub fn set<'a>(
        &mut self,
        function: &str,
        given: &[NamedOption<'a>],
    ) -> Result<(), Vec<OptionMistake<'a>>> {
        let mut wrong = mistakes(function, &NUMBER_OPTIONS, given);
        if wrong.is_empty() {
            wrong = contradictions(given);
        }
        if !wrong.is_empty() {
            return Err(wrong);
        }
        match value(given, "style") {
            Some("decimal") => self.style = Style::Decimal,
            Some("percent") => self.style = Style::Percent,
            Some("unit-percent") => self.style = Style::UnitPercent,
            _ => {}
        }
        if let Some(code) = value(given, "currency").and_then(CurrencyCode::parse) {
            let display = match value(given, "currencyDisplay") {
                Some("code") => CurrencyDisplay::Code,
                Some("name") => CurrencyDisplay::Name,
                _ => CurrencyDisplay::Symbol,
            };
            self.style = Style::Currency { code, display };
        }
        match value(given, "notation") {
            Some("compact") => {
                self.notation = match value(given, "compactDisplay") {
                    Some("long") => Notation::CompactLong,
                    _ => Notation::CompactShort,
                };
                // The digits of the number as written do not apply to its compact form.
                self.minimum_fraction_digits = None;
                self.maximum_fraction_digits = None;
            }
            Some(_) => self.notation = Notation::Standard,
            None => {}
        }
        if let Some(grouping) = value(given, "useGrouping") {
            self.grouping = grouping == "true";
        }
        self.set_digits(given);
        Ok(())
    }

    fn set_digits(&mut self, given: &[NamedOption<'_>]) {
        let digits = |name| whole(given, name);
        if let Some(most) = digits("maximumFractionDigits") {
            self.maximum_fraction_digits = Some(most);
            self.minimum_fraction_digits = self.minimum_fraction_digits.map(|own| own.min(most));
        }
        if let Some(least) = digits("minimumFractionDigits") {
            self.minimum_fraction_digits = Some(least);
            self.maximum_fraction_digits = self.maximum_fraction_digits.map(|own| own.max(least));
        }
        for (own, name) in [
            (&mut self.minimum_integer_digits, "minimumIntegerDigits"),
            (&mut self.minimum_significant_digits, "minimumSignificantDigits"),
            (&mut self.maximum_significant_digits, "maximumSignificantDigits"),
        ] {
            *own = digits(name).or(*own);
        }
    }

    /// The options by their names in `Intl.NumberFormat`.
    pub fn intl(&self) -> Vec<(&'static str, String)> {
        let mut options = Vec::new();
        let mut put = |name: &'static str, value: &str| options.push((name, value.to_owned()));
        match self.style {
            Style::Decimal => {}
            Style::Percent => put("style", "percent"),
            Style::UnitPercent => {
                put("style", "unit");
                put("unit", "percent");
            }
            Style::Currency { code, display } => {
                put("style", "currency");
                put("currency", code.as_str());
                put(
                    "currencyDisplay",
                    match display {
                        CurrencyDisplay::Symbol => "symbol",
                        CurrencyDisplay::Code => "code",
                        CurrencyDisplay::Name => "name",
                    },
                );
            }
        }
        let length = match self.notation {
            Notation::Standard => None,
            Notation::CompactShort => Some("short"),
            Notation::CompactLong => Some("long"),
        };
        if let Some(length) = length {
            put("notation", "compact");
            put("compactDisplay", length);
        }
        for (name, digits) in [
            ("minimumIntegerDigits", self.minimum_integer_digits),
            ("minimumFractionDigits", self.minimum_fraction_digits),
            ("maximumFractionDigits", self.maximum_fraction_digits),
            ("minimumSignificantDigits", self.minimum_significant_digits),
            ("maximumSignificantDigits", self.maximum_significant_digits),
        ] {
            if let Some(digits) = digits {
                put(name, &digits.to_string());
            }
        }
        if !self.grouping {
            put("useGrouping", "false");
        }
        options
    }
}

impl DateStyle {
    /// The style that the options of a call of `function` select, if any.
    pub fn chosen<'a>(
        function: &str,
        given: &[NamedOption<'a>],
    ) -> Result<Option<DateStyle>, Vec<OptionMistake<'a>>> {
        let wrong = mistakes(function, &DATE_OPTIONS, given);
        if wrong.is_empty() {
            Ok(value(given, "dateStyle").and_then(DateStyle::from_name))
        } else {
            Err(wrong)
        }
    }
}

fn value<'a>(given: &[NamedOption<'a>], name: &str) -> Option<&'a str> {
    given.iter().find(|(known, _)| *known == name).map(|(_, value)| *value)
}

fn whole(given: &[NamedOption<'_>], name: &str) -> Option<u8> {
    value(given, name)?.parse().ok()
}

/// Returns the unknown names and invalid values.
fn mistakes<'a>(
    function: &str,
    known: &[(&str, Values)],
    given: &[NamedOption<'a>],
) -> Vec<OptionMistake<'a>> {
    let mistake = |(name, value): NamedOption<'a>| {
        let Some((_, values)) = known.iter().find(|(known, _)| *known == name) else {
            let names: Vec<&str> = known.iter().map(|(name, _)| *name).collect();
            let message = format!("{function} has no option `{name}`");
            return Some(OptionMistake { at: name, message, hint: nearest_of(name, &names) });
        };
        let hint = match values {
            Values::Words(words) if words.contains(&value) => return None,
            Values::Words(words) => nearest_of(value, words),
            Values::Whole(range) => {
                let is_plain = value.bytes().all(|byte| byte.is_ascii_digit());
                if is_plain && value.parse().is_ok_and(|number: u8| range.contains(&number)) {
                    return None;
                }
                format!("it is a whole number from {} to {}", range.start(), range.end())
            }
            Values::Currency if CurrencyCode::parse(value).is_some() => return None,
            Values::Currency => "it is the three letters of a currency, such as `USD`".to_owned(),
        };
        let at = if value.is_empty() { name } else { value };
        Some(OptionMistake { at, message: format!("`{name}` can't be `{value}`"), hint })
    };
    given.iter().copied().filter_map(mistake).collect()
}

fn nearest_of(given: &str, known: &[&str]) -> String {
    let otherwise = match known {
        [only] => format!("it can only be `{only}`"),
        _ => format!("it is one of `{}`", known.join("`, `")),
    };
    suggestion(given, known.iter().copied(), &otherwise)
}

/// Returns pairs of valid options that contradict each other: `Intl` rejects them, or ignores one
/// of the two.
fn contradictions<'a>(given: &[NamedOption<'a>]) -> Vec<OptionMistake<'a>> {
    let mut wrong = Vec::new();
    let mut add = |at: &'a str, message: String, hint: &str| {
        wrong.push(OptionMistake { at, message, hint: hint.to_owned() });
    };
    let has_currency = value(given, "currency").is_some();
    match value(given, "style") {
        Some(style @ "currency") if !has_currency => {
            let message = "the style `currency` needs to know which one".to_owned();
            add(style, message, "add `currency: \"USD\"`, or another one");
        }
        Some(style) if style != "currency" && has_currency => {
            let message = format!("`currency` has no effect with the style `{style}`");
            add(style, message, "write `style: \"currency\"`, or remove the currency");
        }
        _ => {}
    }
    for (name, _) in given {
        match *name {
            "currencyDisplay" if !has_currency => {
                let message = "`currencyDisplay` has no effect without a currency".to_owned();
                add(name, message, "add `currency: \"USD\"`, or another one");
            }
            "compactDisplay" if value(given, "notation") != Some("compact") => {
                let message = "`compactDisplay` has no effect without `notation: \"compact\"`";
                add(name, message.to_owned(), "add `notation: \"compact\"`");
            }
            _ => {}
        }
    }
    for (least, most) in [
        ("minimumFractionDigits", "maximumFractionDigits"),
        ("minimumSignificantDigits", "maximumSignificantDigits"),
    ] {
        if let (Some(minimum), Some(maximum)) = (whole(given, least), whole(given, most))
            && minimum > maximum
        {
            let message = format!("`{least}` is more than `{most}`");
            let hint = "raise the maximum, or lower the minimum";
            add(value(given, least).unwrap_or_default(), message, hint);
        }
    }
    wrong
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(given: &[NamedOption<'_>]) -> Result<NumberOptions, Vec<String>> {
        let mut options = NumberOptions::default();
        match options.set("NUMBER()", given) {
            Ok(()) => Ok(options),
            Err(wrong) => {
                Err(wrong.iter().map(|one| format!("{} <{}>", one.message, one.at)).collect())
            }
        }
    }

    #[test]
    fn what_intl_refuses_or_does_not_read_is_a_mistake() {
        for (given, expected) in [
            (
                &[("signDisplay", "sometimes")][..],
                "NUMBER() has no option `signDisplay` <signDisplay>",
            ),
            (&[("style", "unit")], "`style` can't be `unit` <unit>"),
            (&[("currency", "X")], "`currency` can't be `X` <X>"),
            (&[("useGrouping", "")], "`useGrouping` can't be `` <useGrouping>"),
            (&[("minimumFractionDigits", "400")], "`minimumFractionDigits` can't be `400` <400>"),
            (&[("minimumFractionDigits", "+1")], "`minimumFractionDigits` can't be `+1` <+1>"),
            (&[("minimumIntegerDigits", "0")], "`minimumIntegerDigits` can't be `0` <0>"),
            (&[("style", "currency")], "the style `currency` needs to know which one <currency>"),
            (
                &[("currency", "USD"), ("style", "percent")],
                "`currency` has no effect with the style `percent` <percent>",
            ),
            (
                &[("currencyDisplay", "code")],
                "`currencyDisplay` has no effect without a currency <currencyDisplay>",
            ),
            (
                &[("minimumFractionDigits", "3"), ("maximumFractionDigits", "2")],
                "`minimumFractionDigits` is more than `maximumFractionDigits` <3>",
            ),
        ] {
            assert_eq!(set(given), Err(vec![expected.to_owned()]), "{given:?}");
        }
        let wrong = DateStyle::chosen("DATETIME()", &[("dateStyle", "longest")]).unwrap_err();
        assert_eq!(wrong[0].message, "`dateStyle` can't be `longest`");
    }

    #[test]
    fn the_order_of_options_does_not_matter() {
        let given =
            [("maximumFractionDigits", "1"), ("notation", "compact"), ("compactDisplay", "long")];
        let options = set(&given).unwrap();
        assert_eq!(options.maximum_fraction_digits, Some(1));
        assert_eq!(options.notation, Notation::CompactLong);
        let reversed: Vec<_> = given.into_iter().rev().collect();
        assert_eq!(set(&reversed).unwrap(), options);
    }
}
