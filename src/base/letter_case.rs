//! Capital and small letters, which depend on the language: the capital of `i` is `İ` in Turkish.

use icu_casemap::{CaseMapper, TitlecaseMapper};
use icu_locale_core::LanguageIdentifier;

use crate::base::language::Language;

/// The rules of a language.
pub struct LetterCase(LanguageIdentifier);

impl LetterCase {
    /// The rules for a language tag; those of most languages without one.
    pub fn of(tag: &str) -> LetterCase {
        let language = Language::parse(tag).ok();
        LetterCase(language.map_or(LanguageIdentifier::UNKNOWN, |it| it.locale().id.clone()))
    }

    /// Returns the text in capital letters.
    pub fn upper(&self, text: &str) -> String {
        CaseMapper::new().uppercase_to_string(text, &self.0).into_owned()
    }

    /// Returns the text in small letters.
    pub fn lower(&self, text: &str) -> String {
        CaseMapper::new().lowercase_to_string(text, &self.0).into_owned()
    }

    /// Returns the text in small letters with a capital first one.
    pub fn capitalized(&self, text: &str) -> String {
        TitlecaseMapper::new()
            .titlecase_segment_to_string(text, &self.0, Default::default())
            .into_owned()
    }

    /// Returns the text with a capital first letter in each word.
    pub fn title(&self, text: &str) -> String {
        let is_between = |c: char| c.is_whitespace() || "-({[<".contains(c);
        text.split_inclusive(is_between).map(|word| self.capitalized(word)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_follow_the_language() {
        for (tag, text, upper, lower, title) in [
            ("tr", "istanbul IŞIK", "İSTANBUL IŞIK", "istanbul ışık", "İstanbul Işık"),
            ("az", "İZMİR", "İZMİR", "izmir", "İzmir"),
            ("en", "istanbul o'neill", "ISTANBUL O'NEILL", "istanbul o'neill", "Istanbul O'neill"),
            ("el", "Οδός ΟΔΟΣ", "ΟΔΟΣ ΟΔΟΣ", "οδός οδος", "Οδός Οδος"),
            ("lt", "Ì", "Ì", "i\u{307}\u{300}", "Ì"),
            ("nl", "ijsland-ijs", "IJSLAND-IJS", "ijsland-ijs", "IJsland-IJs"),
            ("ka", "ანა", "ᲐᲜᲐ", "ანა", "ანა"),
            ("", "straße (a)", "STRASSE (A)", "straße (a)", "Straße (A)"),
        ] {
            let case = LetterCase::of(tag);
            assert_eq!(case.upper(text), upper, "{tag}");
            assert_eq!(case.lower(text), lower, "{tag}");
            assert_eq!(case.title(text), title, "{tag}");
        }
        assert_eq!(LetterCase::of("tr").capitalized("iki İKİ"), "İki iki");
    }
}
