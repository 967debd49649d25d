//! Formats units of measurement.
//!
//! ICU4X has no units of data, temperature and angle, and no compound units, so the patterns of all
//! units are those of `Intl`.

use crate::base::named_enum::named_enum;
use crate::i18n::format::table::Row;

/// One line for all locales with the same units: their tags, and the patterns of [`UNITS`] and
/// [`COMPOUNDS`] in three widths, then those that divide by each of [`UNITS`]; [`PART`] of them in
/// each table. An empty pattern equals that of the width before. Generated from the `Intl` of Node
/// by `UPDATE_EXPECT=1 cargo test unit_table`.
const TABLES: [&str; 4] = [
    include_str!("units/1.tsv"),
    include_str!("units/2.tsv"),
    include_str!("units/3.tsv"),
    include_str!("units/4.tsv"),
];

/// The number of units in each table; the last one has fewer.
pub(super) const PART: usize = 25;

/// The simple units of `Intl`: table 2 of ECMA-402 (12th edition, section 6.6.2), "Simple units
/// sanctioned for use in ECMAScript". Sorted.
pub(super) const UNITS: [&str; 45] = [
    "acre", "bit", "byte", "celsius", "centimeter", "day", "degree", "fahrenheit", "fluid-ounce",
    "foot", "gallon", "gigabit", "gigabyte", "gram", "hectare", "hour", "inch", "kilobit",
    "kilobyte", "kilogram", "kilometer", "liter", "megabit", "megabyte", "meter", "microsecond",
    "mile", "mile-scandinavian", "milliliter", "millimeter", "millisecond", "minute", "month",
    "nanosecond", "ounce", PERCENT, "petabyte", "pound", "second", "stone", "terabit", "terabyte",
    "week", "yard", "year",
];

/// The only unit without compounds: `Intl` drops the divisor.
const PERCENT: &str = "percent";

/// The compound units with patterns of their own in CLDR.
pub(super) const COMPOUNDS: [&str; 5] = [
    "kilometer-per-hour", "liter-per-kilometer", "meter-per-second", "mile-per-gallon",
    "mile-per-hour",
];

/// Separates the two units of a compound.
const PER: &str = "-per-";

/// A unit of measurement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Unit {
    name: &'static str,
    per: Option<&'static str>,
}

impl Unit {
    /// Parses a unit of `Intl`: a simple one, or two with `-per-` between them.
    pub fn parse(text: &str) -> Option<Unit> {
        let simple = |name: &str| Some(UNITS[position(name)?]);
        // Most words have no hyphen, and a search for several bytes takes longer.
        let compound = if text.contains('-') { text.split_once(PER) } else { None };
        match compound {
            None => Some(Unit { name: simple(text)?, per: None }),
            Some((name, per)) => {
                let (name, per) = (simple(name)?, simple(per)?);
                (name != per && name != PERCENT).then_some(Unit { name, per: Some(per) })
            }
        }
    }

    /// Returns whether it is percent.
    pub(super) fn is_percent(self) -> bool {
        self.name == PERCENT
    }

    /// The simple units.
    pub fn simple() -> impl Iterator<Item = &'static str> {
        UNITS.into_iter()
    }

    /// The name in `Intl`.
    pub fn name(self) -> String {
        match self.per {
            Some(per) => [self.name, PER, per].concat(),
            None => self.name.to_owned(),
        }
    }
}

named_enum! {
    /// The width of a unit, in the order of the table.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
    pub enum UnitDisplay {
        /// `5 kilometers`.
        Long = "long",
        /// `5 km`.
        #[default]
        Short = "short",
        /// `5km`.
        Narrow = "narrow",
    }
}

/// The units of a locale, which are looked up on first use.
pub(super) struct Units {
    rows: [Row; TABLES.len()],
}

impl Units {
    /// The units of a locale of the table.
    pub(super) fn new(tag: &str) -> Units {
        Units { rows: TABLES.map(|table| Row::new(table, tag)) }
    }

    /// Combines an amount of a plural category with a unit.
    pub(super) fn format(
        &self,
        unit: Unit,
        display: UnitDisplay,
        category: &str,
        amount: &str,
    ) -> String {
        let whole = unit.name();
        let whole = whole.as_str();
        let compound = || COMPOUNDS.iter().position(|known| *known == whole);
        if let Some(at) = position(whole).or_else(|| compound().map(|at| UNITS.len() + at)) {
            return form(self.pattern(at, display), category).replace("{0}", amount);
        }
        let above = position(unit.name).unwrap_or_default();
        let below = position(unit.per.unwrap_or_default()).unwrap_or_default();
        let above = form(self.pattern(above, display), category).replace("{0}", amount);
        self.pattern(UNITS.len() + COMPOUNDS.len() + below, display).replace("{0}", &above)
    }

    fn pattern(&self, unit: usize, display: UnitDisplay) -> &'static str {
        let first = unit % PART * 3;
        let row = self.rows.get(unit / PART).map(Row::fields).unwrap_or_default();
        let widths = row.get(first..=first + display as usize).unwrap_or_default();
        widths.iter().rfind(|pattern| !pattern.is_empty()).copied().unwrap_or("{0}")
    }
}

fn position(name: &str) -> Option<usize> {
    UNITS.binary_search(&name).ok()
}

/// Returns the form of a plural category. `{0} miles|one {0} mile` is the form of `other`, followed
/// by the forms that differ from it.
fn form<'p>(pattern: &'p str, category: &str) -> &'p str {
    let mut forms = pattern.split('|');
    let other = forms.next().unwrap_or_default();
    let mut named = forms.filter_map(|form| form.split_once(' '));
    named.find(|(known, _)| *known == category).map_or(other, |(_, form)| form)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn units_are_those_of_intl() {
        let compounds = ["kilometer-per-hour", "mile-scandinavian-per-day"];
        for name in UNITS.into_iter().chain(compounds) {
            assert_eq!(Unit::parse(name).map(Unit::name).as_deref(), Some(name));
        }
        for name in ["", "km", "Kilometer", "percent-per-day", "day-per-day", "a-per-b", "day-per-"]
        {
            assert_eq!(Unit::parse(name), None, "{name}");
        }
    }

    #[test]
    fn forms_follow_the_plural_category() {
        let units = Units::new("en");
        let print = |name, display, category| {
            units.format(Unit::parse(name).unwrap(), display, category, "9")
        };
        assert_eq!(print("mile", UnitDisplay::Long, "one"), "9 mile");
        assert_eq!(print("mile", UnitDisplay::Long, "few"), "9 miles");
        assert_eq!(print("mile-per-hour", UnitDisplay::Short, "other"), "9 mph");
        assert_eq!(print("gram-per-liter", UnitDisplay::Long, "one"), "9 gram per liter");
        assert_eq!(Units::new("no such").pattern(0, UnitDisplay::Long), "{0}");
    }
}
