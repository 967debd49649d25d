//! Options by their names in `Intl`, as written in messages and templates.

pub(super) mod date;
pub(super) mod list;
pub(super) mod number;
pub(super) mod relative_time;
pub(super) mod template;

use std::ops::RangeInclusive;

use crate::engine::diagnostic::suggestion;
use crate::i18n::format::money::CurrencyCode;
use crate::i18n::format::unit::Unit;
use crate::i18n::format::zone::TimeZone;

/// The name of an option and its value, as written.
pub type NamedOption<'a> = (&'a str, &'a str);

/// A mistake in an option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionMistake<'a> {
    /// The name or the value that is wrong; empty if an option is missing.
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
    Unit,
    TimeZone,
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
            Values::TimeZone => TimeZone::unknown_zone_hint(value)?,
            Values::Unit if Unit::parse(value).is_some() => return None,
            Values::Unit => {
                let otherwise = "it is a unit of `Intl`, such as `kilometer` or \
                    `kilometer-per-hour`: see reference/messages in the docs";
                suggestion(value, Unit::simple(), otherwise)
            }
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
