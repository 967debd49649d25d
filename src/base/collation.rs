//! The alphabetical order of texts, which depends on the language.

use icu_collator::options::CollatorOptions;
use icu_collator::{Collator, CollatorBorrowed};

use crate::base::language::Language;

/// The order of texts in a language, by CLDR.
pub struct Collation(CollatorBorrowed<'static>);

/// The position of a text in a [`Collation`]. Positions have one order also in languages where
/// comparing texts in pairs is circular in ICU4X, such as Breton.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct CollationKey {
    bytes: Vec<u8>,
    text: Box<str>,
}

impl Collation {
    /// The order of the language with that tag, as that of `Intl.Collator` without options: accents
    /// and case decide between texts that are equal otherwise. Languages without one in CLDR have
    /// that of most languages.
    pub fn of(tag: &str) -> Collation {
        let language = Language::parse(tag).ok();
        let preferences = language.map(|it| it.locale().into()).unwrap_or_default();
        let collator = Collator::try_new(preferences, CollatorOptions::default())
            .expect("the data of the root language is part of the program");
        Collation(collator)
    }

    /// The position of a text in the order. Texts that are equal in the language are in the order
    /// of their characters, so that sorting has one result.
    pub fn key(&self, text: &str) -> CollationKey {
        let mut bytes = Vec::new();
        let Ok(()) = self.0.write_sort_key_to(text, &mut bytes);
        CollationKey { bytes, text: text.into() }
    }
}
