//! Which characters each language of the site uses.
//!
//! They are counted in the input, not in the rendered pages, because a page names its fonts: all
//! messages of the language, everything in content, templates and islands, and what numbers and
//! dates are written with. That is a little more than what is shown, never less.

use std::collections::BTreeMap;

use crate::config::Config;
use crate::format::{
    CurrencyCode, CurrencyDisplay, DateStyle, Formatter, Notation, NumberOptions, Style,
    parse_decimal,
};
use crate::memo::Bits;
use crate::parallel;
use crate::source::Snapshot;

/// The characters of all languages.
pub(super) struct Census {
    /// By locale.
    words: Vec<Words>,
    /// Content, templates and islands, which all languages share.
    everywhere: Bits,
    all: Vec<Bits>,
    fallbacks: Vec<Option<usize>>,
}

/// The characters of one language's messages and formats.
struct Words {
    shared: Bits,
    /// Page id → the characters of its messages.
    pages: BTreeMap<String, Bits>,
}

impl Census {
    /// Counts.
    pub(super) fn take(snapshot: &Snapshot, config: &Config, formatters: &[&Formatter]) -> Census {
        let mut everywhere = Bits::default();
        for folder in ["content/", "templates/", "islands/"] {
            for path in snapshot.under(folder).filter(|path| is_text(path.file_name())) {
                count(&snapshot.read_text(path.as_str()).unwrap_or_default(), &mut everywhere);
            }
        }
        // Digits, signs and addresses come from places that nobody writes in.
        everywhere.extend(0x20..0x7f);
        let locales: Vec<usize> = (0..config.locales.len()).collect();
        let words = parallel::map(&locales, |locale| {
            let folder = format!("locales/{}/", config.locales[*locale].tag);
            let mut words = Words { shared: formats(formatters[*locale]), pages: BTreeMap::new() };
            for path in snapshot.under(&folder).filter(|path| is_text(path.file_name())) {
                let text = snapshot.read_text(path.as_str()).unwrap_or_default();
                let page = path.as_str()[folder.len()..].strip_prefix("pages/");
                let bits = match page.and_then(|page| page.strip_suffix(".ftl")) {
                    Some(page) => words.pages.entry(page.to_owned()).or_default(),
                    None => &mut words.shared,
                };
                for line in text.lines().filter(|line| !line.starts_with('#')) {
                    count(line, bits);
                }
            }
            words
        });
        let fallbacks = config.locales.iter().map(|locale| locale.fallback).collect();
        let mut census = Census { words, everywhere, all: Vec::new(), fallbacks };
        census.all = locales.iter().map(|locale| census.union(*locale, |_| true)).collect();
        census
    }

    /// The characters of a language.
    pub(super) fn all(&self, locale: usize) -> &Bits {
        &self.all[locale]
    }

    /// Those that the page `page` and its frame may use.
    pub(super) fn first(&self, locale: usize, page: &str) -> Bits {
        self.union(locale, |id| id == page)
    }

    fn union(&self, locale: usize, page: impl Fn(&str) -> bool) -> Bits {
        let mut bits = self.everywhere.clone();
        for words in [Some(locale), self.fallbacks[locale]].into_iter().flatten() {
            let words = &self.words[words];
            bits.union(&words.shared);
            for (_, own) in words.pages.iter().filter(|(id, _)| page(id)) {
                bits.union(own);
            }
        }
        bits
    }
}

fn is_text(file_name: &str) -> bool {
    let ending = file_name.rsplit_once('.').map_or("", |(_, ending)| ending);
    matches!(ending, "ftl" | "yaml" | "html" | "ts" | "tsx" | "svg" | "webmanifest")
}

fn count(text: &str, bits: &mut Bits) {
    for character in text.chars().filter(|character| !character.is_control()) {
        bits.insert(character as usize);
    }
}

/// What numbers and dates of a language are written with, in the browser too.
fn formats(formatter: &Formatter) -> Bits {
    let mut bits = Bits::default();
    // The minus sign and the narrow and the wide space that do not break.
    bits.extend([0x2212, 0x202f, 0xa0]);
    let dates = [DateStyle::Full, DateStyle::Long, DateStyle::Medium, DateStyle::Short];
    for style in dates {
        // Twelve months in which each day of the week occurs.
        for month in 1..=12 {
            count(&formatter.date(2026, month, month * 2, style).unwrap_or_default(), &mut bits);
        }
    }
    let usd = CurrencyCode::parse("USD");
    let money = usd.map(|code| Style::Currency { code, display: CurrencyDisplay::Symbol });
    let styles = [Some(Style::Decimal), Some(Style::UnitPercent), money];
    for style in styles.into_iter().flatten() {
        for notation in [Notation::Standard, Notation::CompactShort, Notation::CompactLong] {
            for power in 0..12 {
                let number = parse_decimal(&format!("-1{}.5", "0".repeat(power)));
                let options = NumberOptions { style, notation, ..NumberOptions::default() };
                if let Some(number) = number {
                    count(&formatter.number(&number, &options), &mut bits);
                }
            }
        }
    }
    bits
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formats_of_a_language_are_counted() {
        let bits = formats(&Formatter::new("ru").unwrap());
        for character in "0123456789,\u{a0}%млрдтысянваряноября".chars() {
            assert!(bits.contains(character as usize), "{character}");
        }
        assert!(!bits.contains('щ' as usize));
    }
}
