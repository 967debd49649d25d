//! Formats lists of texts.

use std::fmt;

use icu_list::options::{ListFormatterOptions, ListLength};
use icu_list::{ListFormatter, parts};
use icu_locale_core::{Locale, locale};
use writeable::{Part, PartsWrite, Writeable as _};

use crate::base::named_enum::named_enum;

named_enum! {
    /// How the items of a list belong together.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum ListType {
        /// `A, B, and C`.
        #[default]
        Conjunction = "conjunction",
        /// `A, B, or C`.
        Disjunction = "disjunction",
        /// `A, B, C`.
        Unit = "unit",
    }
}

named_enum! {
    /// The length of the words of a list or of a relative time.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Length {
        /// Whole words.
        #[default]
        Long = "long",
        /// Abbreviations.
        Short = "short",
        /// As short as possible.
        Narrow = "narrow",
    }
}

/// The languages whose lists `Intl` formats as in English, although it has other formats for them.
const WITHOUT: [&str; 20] = [
    "bgc", "bho", "bua", "lij", "lmo", "nds", "nqo", "nso", "oc", "om", "pms", "raj", "rw", "sat",
    "st", "szl", "tn", "tyv", "vmw", "za",
];

const NON_BREAKING_HYPHEN: char = '\u{2011}';

/// Options of list formatting.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ListOptions {
    /// How the items belong together.
    pub list_type: ListType,
    /// The length of the words between them.
    pub style: Length,
}

/// Formats a list for the locale with that tag. Each item is added as `mark` returns it, in order;
/// the words between items depend on the items without marks.
pub(super) fn list(
    tag: &str,
    items: &[String],
    options: ListOptions,
    mark: &mut dyn FnMut(String) -> String,
) -> String {
    let length = match options.style {
        Length::Long => ListLength::Wide,
        Length::Short => ListLength::Short,
        Length::Narrow => ListLength::Narrow,
    };
    let length = ListFormatterOptions::default().with_length(length);
    let locale: Locale = tag.parse().unwrap_or(Locale::UNKNOWN);
    let has_lists = !WITHOUT.contains(&locale.id.language.as_str());
    let locale = if has_lists { locale } else { locale!("en") };
    let formatter = match options.list_type {
        ListType::Conjunction => ListFormatter::try_new_and((&locale).into(), length),
        ListType::Disjunction => ListFormatter::try_new_or((&locale).into(), length),
        ListType::Unit => ListFormatter::try_new_unit((&locale).into(), length),
    };
    let mut out = MarkedItems { text: String::new(), mark };
    match formatter {
        // Writing to memory can't fail.
        Ok(formatter) => drop(formatter.format(items.iter()).write_to_parts(&mut out)),
        Err(_) => out.text = items.join(", "),
    }
    out.text
}

/// A list whose items are marked when they are complete.
struct MarkedItems<'a> {
    text: String,
    mark: &'a mut dyn FnMut(String) -> String,
}

impl fmt::Write for MarkedItems<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.text.write_str(text)
    }
}

impl PartsWrite for MarkedItems<'_> {
    type SubPartsWrite = Self;

    fn with_part(
        &mut self,
        part: Part,
        mut write: impl FnMut(&mut Self) -> fmt::Result,
    ) -> fmt::Result {
        let start = self.text.len();
        write(self)?;
        if part == parts::ELEMENT {
            let item = self.text.split_off(start);
            self.text.push_str(&(self.mark)(item));
        } else {
            // Hebrew has a non-breaking hyphen in ICU4X, and a plain one in ICU.
            let literal = self.text.split_off(start);
            self.text.push_str(&literal.replace(NON_BREAKING_HYPHEN, "-"));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_do_not_change_the_words_between_items() {
        let items = ["padre", "hijos"].map(str::to_owned);
        let print = |mark: &mut dyn FnMut(String) -> String| {
            list("es", &items, ListOptions::default(), mark)
        };
        assert_eq!(print(&mut |item| item), "padre e hijos");
        assert_eq!(print(&mut |item| format!("<{item}>")), "<padre> e <hijos>");
    }
}
