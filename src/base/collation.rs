//! The alphabetical order of texts, which depends on the language.

use std::cmp::Ordering;

use icu_collator::options::CollatorOptions;
use icu_collator::{Collator, CollatorBorrowed};

use crate::base::language::Language;

/// The order of texts in a language, by CLDR.
pub struct Collation(CollatorBorrowed<'static>);

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

    /// Compares two texts. Those that are equal in the language are in the order of their
    /// characters, so that sorting has one result.
    pub fn compare(&self, one: &str, other: &str) -> Ordering {
        self.0.compare(one, other).then_with(|| one.cmp(other))
    }
}
