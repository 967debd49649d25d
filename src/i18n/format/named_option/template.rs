//! Options as templates write them.

use crate::i18n::format::named_option::Values;
use crate::i18n::format::named_option::date::DATE_OPTIONS;
use crate::i18n::format::named_option::number::NUMBER_OPTIONS;

/// A message or hint about options, with their names and notation in templates:
/// `timeStyle: "short"` is `time_style="short"`.
pub fn in_template(text: &str) -> String {
    let mut text = text.replace(": \"", "=\"");
    let names = |options: &[(&'static str, Values)]| {
        let all: Vec<&str> = options.iter().map(|(name, _)| *name).collect();
        all
    };
    for name in [names(&NUMBER_OPTIONS), names(&DATE_OPTIONS)].concat() {
        text = text.replace(name, &snake_case(name));
    }
    text
}

fn snake_case(name: &str) -> String {
    let letters = name.chars().flat_map(|letter| {
        let separator = letter.is_ascii_uppercase().then_some('_');
        separator.into_iter().chain([letter.to_ascii_lowercase()])
    });
    letters.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_those_of_templates() {
        let hint = "add `timeStyle: \"short\"`, or `minimumFractionDigits`";
        assert_eq!(in_template(hint), "add `time_style=\"short\"`, or `minimum_fraction_digits`");
    }
}
