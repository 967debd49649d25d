//! Formats of locales that the data of ICU4X lack.
//!
//! ICU4X composes dates from their fields, which in many languages differs from CLDR's four lengths
//! of a date. It has percent signs for one numbering system per language only, and prints the
//! currency sign of the root where a locale prints a code.

use std::fmt;

use icu_datetime::pattern::PatternLoadError;
use icu_datetime::provider::pattern::PatternError;
use icu_provider::prelude::*;

use crate::base::language::Language;

/// One line for all locales with the same formats: their tags, and the fields of [`Patterns`].
/// Generated from the `Intl` of Node, which uses CLDR, by `UPDATE_EXPECT=1 cargo test
/// locale_table`.
const TABLE: &str = include_str!("locales.tsv");

/// The locale whose formats are used for a language without formats in CLDR, as in `Intl`.
const DEFAULT: &str = "en";

/// The formats of a locale.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Patterns {
    /// The calendar: `gregory`, `persian` or `buddhist`.
    pub(super) calendar: &'static str,
    /// The patterns of dates by UTS 35: full, long, medium, short.
    pub(super) dates: [&'static str; 4],
    /// Percentages above and below zero, with `0` in place of the digits.
    pub(super) percent: [&'static str; 2],
    /// The currencies with a sign in English that the locale prints as codes.
    pub(super) codes: &'static str,
}

/// The tag and the formats of the nearest relative of a language that CLDR has formats for.
pub(super) fn find(language: &Language) -> (String, Patterns) {
    let nearest = language.relatives().into_iter().chain([DEFAULT.to_owned()]);
    let mut found = nearest.filter_map(|tag| Some((patterns(&tag)?, tag)));
    let (patterns, tag) = found.next().expect("the table has a line for the default");
    (tag, patterns)
}

/// Returns whether ICU4X has data for the formats of the locale with that tag.
pub(super) fn has_formats(tag: &str) -> bool {
    patterns(tag).is_some()
}

fn patterns(tag: &str) -> Option<Patterns> {
    let row = TABLE.lines().find(|row| {
        let tags = row.split('\t').next().unwrap_or_default();
        tags.split(' ').any(|known| known == tag)
    })?;
    let mut fields = row.split('\t').skip(1);
    let mut field = || fields.next();
    Some(Patterns {
        calendar: field()?,
        dates: [field()?, field()?, field()?, field()?],
        percent: [field()?, field()?],
        codes: field()?,
    })
}

/// An error in the locale's data.
#[derive(Debug)]
pub(super) struct LoadError(pub(super) String);

impl From<DataError> for LoadError {
    fn from(error: DataError) -> Self {
        LoadError(error.to_string())
    }
}

impl From<PatternError> for LoadError {
    fn from(error: PatternError) -> Self {
        LoadError(error.to_string())
    }
}

impl From<PatternLoadError> for LoadError {
    fn from(error: PatternLoadError) -> Self {
        LoadError(error.to_string())
    }
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
