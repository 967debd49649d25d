//! Options of numbers.

use crate::i18n::format::money::{CurrencyCode, CurrencyDisplay};
use crate::i18n::format::named_option::{
    NamedOption, OptionMistake, Values, mistakes, value, whole,
};
use crate::i18n::format::options::{
    Grouping, Notation, NumberOptions, PluralType, SignDisplay, Style,
};
use crate::i18n::format::unit::{Unit, UnitDisplay};

/// The options of numbers. `unit-percent` is `style: "unit", unit: "percent"` in `Intl`, and `type`
/// an option of its plural rules; the other names and values are its own. Browsers from before 2023
/// refuse more than 20 fraction digits.
pub(in crate::i18n::format) const NUMBER_OPTIONS: [(&str, Values); 15] = [
    ("compactDisplay", Values::Words(&["short", "long"])),
    ("currency", Values::Currency),
    ("currencyDisplay", Values::Words(&["symbol", "code", "name"])),
    ("maximumFractionDigits", Values::Whole(0..=20)),
    ("maximumSignificantDigits", Values::Whole(1..=21)),
    ("minimumFractionDigits", Values::Whole(0..=20)),
    ("minimumIntegerDigits", Values::Whole(1..=21)),
    ("minimumSignificantDigits", Values::Whole(1..=21)),
    ("notation", Values::Words(&["standard", "compact"])),
    ("signDisplay", Values::Words(&["auto", "always", "exceptZero", "negative", "never"])),
    ("style", Values::Words(&["decimal", "percent", "unit-percent", "currency", "unit"])),
    ("type", Values::Words(&PluralType::NAMES)),
    ("unit", Values::Unit),
    ("unitDisplay", Values::Words(&["short", "long", "narrow"])),
    ("useGrouping", Values::Words(&Grouping::NAMES)),
];

impl NumberOptions {
    /// Sets the options that are given to `function`, which the mistakes name; with mistakes, none.
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
            // The unit of the value is already percent.
            Some("percent") if self.style == Style::UnitPercent => {}
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
        if let Some(unit) = value(given, "unit").and_then(Unit::parse) {
            let display = value(given, "unitDisplay").and_then(UnitDisplay::from_name);
            let display = display.unwrap_or_default();
            // Its short forms are the percent sign, which has patterns of its own.
            let is_sign = unit.is_percent() && display != UnitDisplay::Long;
            self.style = if is_sign { Style::UnitPercent } else { Style::Unit { unit, display } };
        }
        match value(given, "notation") {
            Some("compact") => {
                self.notation = match value(given, "compactDisplay") {
                    Some("long") => Notation::CompactLong,
                    _ => Notation::CompactShort,
                };
            }
            Some(_) => self.notation = Notation::Standard,
            None => {}
        }
        let plural_type = value(given, "type").and_then(PluralType::from_name);
        self.plural_type = plural_type.unwrap_or(self.plural_type);
        let sign = value(given, "signDisplay").and_then(SignDisplay::from_name);
        self.sign_display = sign.unwrap_or(self.sign_display);
        let grouping = value(given, "useGrouping").and_then(Grouping::from_name);
        self.grouping = grouping.unwrap_or(self.grouping);
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

    /// Returns whether the number of fraction digits or significant digits is set.
    fn has_digits(&self) -> bool {
        let all = [
            self.minimum_fraction_digits,
            self.maximum_fraction_digits,
            self.minimum_significant_digits,
            self.maximum_significant_digits,
        ];
        all.iter().any(Option::is_some)
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
            Style::Unit { unit, display } => {
                put("style", "unit");
                put("unit", &unit.name());
                put("unitDisplay", display.name());
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
        // Editions of CLDR differ in the digits of currencies, such as the Serbian dinar.
        let own = match self.style {
            Style::Currency { code, .. } if length.is_none() && !self.has_digits() => {
                Some(code.fraction_digits())
            }
            _ => None,
        };
        for (name, digits) in [
            ("minimumIntegerDigits", self.minimum_integer_digits),
            ("minimumFractionDigits", self.minimum_fraction_digits.or(own)),
            ("maximumFractionDigits", self.maximum_fraction_digits.or(own)),
            ("minimumSignificantDigits", self.minimum_significant_digits),
            ("maximumSignificantDigits", self.maximum_significant_digits),
        ] {
            if let Some(digits) = digits {
                put(name, &digits.to_string());
            }
        }
        if self.grouping != Grouping::default() {
            put("useGrouping", self.grouping.name());
        }
        if self.sign_display != SignDisplay::default() {
            put("signDisplay", self.sign_display.name());
        }
        options
    }
}

/// Returns the conflicts between options that are valid by themselves: `Intl` rejects them
/// together, or ignores one of the two.
fn contradictions<'a>(given: &[NamedOption<'a>]) -> Vec<OptionMistake<'a>> {
    let mut wrong = Vec::new();
    let mut add = |at: &'a str, message: String, hint: &str| {
        wrong.push(OptionMistake { at, message, hint: hint.to_owned() });
    };
    let has = |name| value(given, name).is_some();
    for (name, example) in [("currency", "USD"), ("unit", "kilometer")] {
        let add_one = format!("add `{name}: \"{example}\"`, or another one");
        match value(given, "style") {
            Some(style) if style == name && !has(name) => {
                add(style, format!("the style `{name}` requires `{name}`"), &add_one);
            }
            Some(style) if style != name && has(name) => {
                let message = format!("`{name}` has no effect with the style `{style}`");
                let hint = format!("write `style: \"{name}\"`, or remove `{name}`");
                add(style, message, &hint);
            }
            _ => {}
        }
        let display = given.iter().find(|(known, _)| known.strip_suffix("Display") == Some(name));
        if let Some((display, _)) = display.filter(|_| !has(name)) {
            add(display, format!("`{display}` has no effect without `{name}`"), &add_one);
        }
    }
    if has("currency") && has("unit") && !has("style") {
        let message = "an amount has a currency or a unit, not both".to_owned();
        add(value(given, "unit").unwrap_or_default(), message, "remove one of them");
    }
    if let Some((name, _)) = given.iter().find(|(name, _)| *name == "compactDisplay")
        && value(given, "notation") != Some("compact")
    {
        let message = "`compactDisplay` has no effect without `notation: \"compact\"`";
        add(name, message.to_owned(), "add `notation: \"compact\"`");
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
            (&[("signDisplay", "sometimes")][..], "`signDisplay` can't be `sometimes` <sometimes>"),
            (&[("style", "unit")], "the style `unit` requires `unit` <unit>"),
            (&[("unit", "km")], "`unit` can't be `km` <km>"),
            (&[("unit", "percent-per-day")], "`unit` can't be `percent-per-day` <percent-per-day>"),
            (
                &[("unit", "day"), ("style", "decimal")],
                "`unit` has no effect with the style `decimal` <decimal>",
            ),
            (
                &[("unit", "day"), ("currency", "USD")],
                "an amount has a currency or a unit, not both <day>",
            ),
            (
                &[("unitDisplay", "long")],
                "`unitDisplay` has no effect without `unit` <unitDisplay>",
            ),
            (&[("type", "ordinals")], "`type` can't be `ordinals` <ordinals>"),
            (&[("currency", "X")], "`currency` can't be `X` <X>"),
            (&[("useGrouping", "")], "`useGrouping` can't be `` <useGrouping>"),
            (&[("minimumFractionDigits", "400")], "`minimumFractionDigits` can't be `400` <400>"),
            (&[("minimumFractionDigits", "+1")], "`minimumFractionDigits` can't be `+1` <+1>"),
            (&[("minimumIntegerDigits", "0")], "`minimumIntegerDigits` can't be `0` <0>"),
            (&[("style", "currency")], "the style `currency` requires `currency` <currency>"),
            (
                &[("currency", "USD"), ("style", "percent")],
                "`currency` has no effect with the style `percent` <percent>",
            ),
            (
                &[("currencyDisplay", "code")],
                "`currencyDisplay` has no effect without `currency` <currencyDisplay>",
            ),
            (
                &[("minimumFractionDigits", "3"), ("maximumFractionDigits", "2")],
                "`minimumFractionDigits` is more than `maximumFractionDigits` <3>",
            ),
        ] {
            assert_eq!(set(given), Err(vec![expected.to_owned()]), "{given:?}");
        }
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
