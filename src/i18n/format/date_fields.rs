//! Dates with chosen fields, such as the year alone.

use crate::base::named_enum::named_enum;
use crate::i18n::format::table::Row;

/// One line for all locales with the same patterns. Its fields are their tags; the patterns of
/// [`DateFields::all`], in this order, each as the letter of a pattern, `A` for the first one; and
/// these patterns by UTS 35. Generated from the `Intl` of Node by `UPDATE_EXPECT=1 cargo test
/// date_table`.
const TABLE: &str = include_str!("dates.tsv");

named_enum! {
    /// The digits of a year or a day.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum DigitStyle {
        /// As many as the number has.
        Numeric = "numeric",
        /// Two.
        TwoDigit = "2-digit",
    }
}

named_enum! {
    /// The format of a month.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum MonthStyle {
        /// `3`.
        Numeric = "numeric",
        /// `03`.
        TwoDigit = "2-digit",
        /// `March`.
        Long = "long",
        /// `Mar`.
        Short = "short",
        /// `M`.
        Narrow = "narrow",
    }
}

/// The fields of a date that are formatted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DateFields {
    /// The year.
    pub year: Option<DigitStyle>,
    /// The month.
    pub month: Option<MonthStyle>,
    /// The day.
    pub day: Option<DigitStyle>,
}

impl DateFields {
    /// All choices with at least one field.
    pub fn all() -> impl Iterator<Item = DateFields> {
        let digits = || std::iter::once(None).chain(DigitStyle::ALL.map(Some));
        let months = move || std::iter::once(None).chain(MonthStyle::ALL.map(Some));
        let dates = digits().flat_map(move |year| {
            months().flat_map(move |month| digits().map(move |day| DateFields { year, month, day }))
        });
        dates.filter(|fields| *fields != DateFields::default())
    }

    /// The options by their names in `Intl.DateTimeFormat`.
    pub(super) fn intl(self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let fields = [
            ("year", self.year.map(DigitStyle::name)),
            ("month", self.month.map(MonthStyle::name)),
            ("day", self.day.map(DigitStyle::name)),
        ];
        fields.into_iter().filter_map(|(name, style)| Some((name, style?)))
    }
}

/// The row of a locale in the table.
pub(super) fn row(tag: &str) -> Row {
    Row::new(TABLE, tag)
}

/// The number and the pattern of a choice of fields; `None` without fields.
pub(super) fn pattern(row: &Row, fields: DateFields) -> Option<(usize, &'static str)> {
    let at = DateFields::all().position(|one| one == fields)?;
    let [letters, patterns @ ..] = row.fields() else { return None };
    let number = usize::from(letters.as_bytes().get(at)?.checked_sub(b'A')?);
    Some((at, patterns.get(number)?))
}
