//! The code points that each language of the site uses.
//!
//! They are collected from the input, not from the rendered pages, because a page refers to its
//! fonts: all messages of the language, everything in content, templates, islands, style sheets and
//! `site.toml`, and the characters of numbers, dates and amounts; each with its possible forms
//! ([`forms`]). The result may contain more characters than are shown, never fewer.

use std::collections::{BTreeMap, BTreeSet};

use bit_set::BitSet;

use crate::assets::font::{forms, generated};
use crate::assets::image::is_image;
use crate::base::date_time::{DateTime, Time};
use crate::base::decimal::parse_decimal;
use crate::base::parallel;
use crate::base::path::file_name;
use crate::content::config;
use crate::content::{ALL_PAGES, PAGES};
use crate::engine::query::{Query, Reader};
use crate::i18n::format::{
    CurrencyCode, CurrencyDisplay, DateFields, DateStyle, DateTimeOptions, Formatter, HourCycle,
    Length, ListOptions, ListType, Notation, NumberOptions, RelativeTimeOptions, Style, TimeUnit,
    TimeZone, Unit, UnitDisplay,
};
use crate::i18n::message::{self, FORMATTER, Function, common_files, page_messages};

/// The code points of all languages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CodepointUsage {
    /// By locale.
    all: Vec<BitSet>,
    /// By locale and the id of a page: characters that the page, the layout and its lists of pages
    /// may use.
    first: BTreeMap<(usize, String), BitSet>,
}

/// The code points of the file at that path.
static FILE: Query<BitSet> = Query::with_cutoff(|reader, path, _| {
    let mut bits = BitSet::default();
    // A file that is not text is never shown as text.
    let text = reader.snapshot().read_text(path).unwrap_or_default();
    // Comments of message files are not shown.
    let is_message = path.ends_with(".ftl");
    for line in text.lines().filter(|line| !(is_message && line.starts_with('#'))) {
        count(line, &mut bits);
    }
    forms::add_escaped(&text, &mut bits);
    generated::add(reader, path, &text, &mut bits);
    if text.contains("<q") {
        count(QUOTES, &mut bits);
    }
    bits
});

/// The words of a file that may select a format; see [`adds_words`].
static FORMAT_WORDS: Query<BTreeSet<String>> = Query::with_cutoff(|reader, path, _| {
    let text = reader.snapshot().read_text(path).unwrap_or_default();
    let is_part = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '/' | '+');
    let words = text.split(|c: char| !is_part(c));
    // A currency may be a part of a longer word.
    let parts = words.clone().flat_map(|word| word.split(['-', '_', '/', '+']));
    words.chain(parts).filter(|word| adds_words(word)).map(str::to_owned).collect()
});

/// The characters of numbers and dates in the locale with that tag.
static FORMATS: Query<BitSet> =
    Query::with_cutoff(|reader, tag, _| formats(&reader.get(&FORMATTER, tag)));

/// The usage of the whole site.
pub(super) static USAGE: Query<CodepointUsage> =
    Query::with_cutoff(|reader, _, _| CodepointUsage::collect(reader));

/// The titles and descriptions of the pages in folders, which lists show, in the locale with that
/// tag.
static LISTED: Query<BitSet> = Query::with_cutoff(|reader, tag, _| {
    let mut bits = BitSet::default();
    for page in &reader.get(&ALL_PAGES, "").pages {
        let is_in_folder =
            page.source.as_str().strip_prefix(PAGES).is_some_and(|path| path.contains('/'));
        if !is_in_folder && page.row.is_none() {
            continue;
        }
        let Some(file) = message::find(reader, &page_messages(tag, page.text_id())) else {
            continue;
        };
        for message in page.meta.iter().flatten().filter_map(|id| file.message(id)) {
            file.texts(message).iter().for_each(|text| count(text, &mut bits));
        }
    }
    bits
});

/// The characters of one language's messages and formats.
struct UsedWords {
    shared: BitSet,
    /// The characters of the items of lists.
    listed: BitSet,
    /// Page id → the characters of its messages.
    pages: BTreeMap<String, BitSet>,
}

impl CodepointUsage {
    /// Collects the usage of a site; empty for a site without fonts.
    fn collect(reader: &Reader) -> CodepointUsage {
        let (snapshot, config) = (reader.snapshot(), config::current(reader));
        if config.fonts.is_empty() {
            return CodepointUsage { all: Vec::new(), first: BTreeMap::new() };
        }
        let mut everywhere = BitSet::default();
        let mut currencies = BTreeSet::new();
        let own = ["content/", "templates/", "islands/"].into_iter();
        let own = own.flat_map(|folder| snapshot.under(folder).map(|path| path.as_str()));
        let own = own.filter(|path| is_text(path)).chain(["site.toml"]);
        // Drawings and style sheets in `assets/` may contain text, too.
        let assets = snapshot.under("assets/").map(|path| path.as_str());
        let assets = assets.filter(|path| path.ends_with(".css") || path.ends_with(".svg"));
        for path in own.chain(assets) {
            everywhere.union_with(&reader.get(&FILE, path));
            currencies.extend(reader.get(&FORMAT_WORDS, path).iter().cloned());
        }
        // Digits, signs and URLs may be generated.
        everywhere.extend(0x20..0x7f);
        everywhere.extend(WRITTEN_BY_CODE.chars().map(|c| c as usize));
        let locales: Vec<usize> = (0..config.locales.len()).collect();
        let words = parallel::map(&locales, |locale| {
            let tag = &config.locales[*locale].tag;
            let folder = format!("locales/{tag}/");
            let formats = (*reader.get(&FORMATS, tag)).clone();
            let is_split = config.fonts.iter().any(|rule| rule.first.is_some());
            let listed =
                if is_split { (*reader.get(&LISTED, tag)).clone() } else { BitSet::default() };
            let mut words = UsedWords { shared: formats, listed, pages: BTreeMap::new() };
            for path in common_files(snapshot) {
                words.shared.union_with(&reader.get(&FILE, path.as_str()));
            }
            for path in snapshot.under(&folder).filter(|path| is_text(path.file_name())) {
                let page = path.as_str()[folder.len()..].strip_prefix("pages/");
                // A named body of the page `a` is `a.<name>.md`.
                let page = page.and_then(|page| page.split_once('.'));
                let bits = match page.map(|(page, _)| page) {
                    Some(page) => words.pages.entry(page.to_owned()).or_default(),
                    None => &mut words.shared,
                };
                bits.union_with(&reader.get(&FILE, path.as_str()));
            }
            let own = snapshot.under(&folder).filter(|path| is_text(path.file_name()));
            let own = own.flat_map(|path| (*reader.get(&FORMAT_WORDS, path.as_str())).clone());
            let codes: BTreeSet<String> = own.chain(currencies.iter().cloned()).collect();
            self::words(&reader.get(&FORMATTER, tag), &codes, &mut words.shared);
            words
        });
        let union = |locale: usize, page: &dyn Fn(&str) -> bool| {
            let mut bits = everywhere.clone();
            for at in config.with_fallback(locale) {
                bits.union_with(&words[at].shared);
                for (_, own) in words[at].pages.iter().filter(|(id, _)| page(id)) {
                    bits.union_with(own);
                }
            }
            forms::close(&mut bits, &config.locales[locale].tag);
            bits
        };
        let all = locales.iter().map(|locale| union(*locale, &|_| true)).collect();
        let mut first = BTreeMap::new();
        for rule in &config.fonts {
            let Some(page) = &rule.first else { continue };
            for locale in &rule.locales {
                let mut bits = union(*locale, &|id| id == page.value);
                for at in config.with_fallback(*locale) {
                    bits.union_with(&words[at].listed);
                }
                forms::close(&mut bits, &config.locales[*locale].tag);
                first.insert((*locale, page.value.clone()), bits);
            }
        }
        CodepointUsage { all, first }
    }

    /// The characters of a language.
    pub(super) fn all(&self, locale: usize) -> &BitSet {
        &self.all[locale]
    }

    /// Characters that the page `page`, the layout and its lists of pages may use.
    pub(super) fn first(&self, locale: usize, page: &str) -> &BitSet {
        &self.first[&(locale, page.to_owned())]
    }
}

/// Returns whether a file may contain words that are shown: not if they are shown in a font of its
/// own, or never.
fn is_text(path: &str) -> bool {
    let name = file_name(path);
    let ending = name.rsplit_once('.').map_or("", |(_, ending)| ending);
    !matches!(name, "package-lock.json" | "tsconfig.json") && !is_image(name) && ending != "woff2"
}

/// Signs that this program generates (task lists, links back from footnotes), and signs of
/// browsers: the hyphen of a soft hyphen, the ellipsis of truncated text.
const WRITTEN_BY_CODE: &str = "☐☑↩\u{fe0e}\u{ad}‐…";

/// The quotation marks that browsers add to `<q>` (HTML, "Rendering", quotes).
const QUOTES: &str = "\"'“”„‟‘’‚‛«»‹›「」『』《》〈〉";

fn count(text: &str, bits: &mut BitSet) {
    for character in text.chars().filter(|character| !character.is_control()) {
        bits.insert(character as usize);
    }
}

/// Returns the characters that the functions of messages print in a language, in the browser too.
fn formats(formatter: &Formatter) -> BitSet {
    let mut bits = BitSet::default();
    // The minus sign, and the narrow and the normal no-break space.
    bits.extend([0x2212, 0x202f, 0xa0]);
    for function in Function::ALL {
        match function {
            Function::Number => numbers(formatter, &mut bits),
            Function::DateTime => dates(formatter, &mut bits),
            Function::List => lists(formatter, &mut bits),
            // Few sites use relative times: `words` adds the characters if a file names them.
            Function::RelativeTime => {}
        }
    }
    bits
}

/// Adds the characters of dates.
fn dates(formatter: &Formatter, bits: &mut BitSet) {
    for style in DateStyle::ALL {
        // Twelve months that contain each day of the week.
        for month in 1..=12 {
            count(&formatter.date(2026, month, month * 2, style).unwrap_or_default(), bits);
        }
    }
}

/// Adds the characters of numbers without currencies.
fn numbers(formatter: &Formatter, bits: &mut BitSet) {
    let all_digits = parse_decimal("1234567890");
    let plain = NumberOptions::default();
    count(&all_digits.map(|it| formatter.number(&it, &plain)).unwrap_or_default(), bits);
    for style in [Style::Decimal, Style::UnitPercent] {
        for notation in [Notation::Standard, Notation::CompactShort, Notation::CompactLong] {
            // Japanese has a name for 10^16.
            for power in 0..=16 {
                let number = parse_decimal(&format!("-1{}.5", "0".repeat(power)));
                let options = NumberOptions { style, notation, ..NumberOptions::default() };
                if let Some(number) = number {
                    count(&formatter.number(&number, &options), bits);
                }
            }
        }
    }
}

/// Adds the characters between the items of lists.
fn lists(formatter: &Formatter, bits: &mut BitSet) {
    let items = ["1", "2", "3", "4"].map(str::to_owned);
    for list_type in ListType::ALL {
        for style in Length::ALL {
            let options = ListOptions { list_type, style };
            for many in [&items[..2], &items] {
                count(&formatter.list(many, options, &mut |item| item), bits);
            }
        }
    }
}

/// Returns whether a word selects a format that few sites use: a currency, a unit, a time zone, or
/// the name of an option or a function.
fn adds_words(word: &str) -> bool {
    let is_code = word.len() == 3 && word.bytes().all(|b| b.is_ascii_uppercase());
    is_code
        || is_relative(word)
        || is_time(word)
        || is_date_field(word)
        || Unit::parse(word).is_some()
        || is_zone(word)
}

/// Returns whether a word is the option that formats times.
fn is_time(word: &str) -> bool {
    matches!(word, "timeStyle" | "time_style")
}

/// Returns whether a word is an option that formats a field of a date; days have only digits.
fn is_date_field(word: &str) -> bool {
    matches!(word, "year" | "month")
}

fn is_zone(word: &str) -> bool {
    word.contains('/') && TimeZone::parse(word).is_some()
}

/// Returns whether a word is the function for relative times in messages, templates or islands.
fn is_relative(word: &str) -> bool {
    matches!(word, "RELATIVETIME" | "relative_time" | "RelativeTimeFormat")
}

/// Adds the characters of the formats that these words select.
fn words(formatter: &Formatter, words: &BTreeSet<String>, bits: &mut BitSet) {
    amounts(formatter, words, bits);
    let numbers: Vec<_> = NUMBERS.into_iter().filter_map(parse_decimal).collect();
    for unit in words.iter().filter_map(|word| Unit::parse(word)) {
        for display in UnitDisplay::ALL {
            let style = Style::Unit { unit, display };
            let options = NumberOptions { style, ..NumberOptions::default() };
            for number in &numbers {
                count(&formatter.number(number, &options), bits);
            }
        }
    }
    if words.iter().any(|word| is_time(word)) {
        let zones = words.iter().filter(|word| is_zone(word)).filter_map(|it| TimeZone::parse(it));
        for zone in zones.chain([formatter.time_zone().clone()]) {
            times(formatter, &zone, bits);
        }
    }
    if words.iter().any(|word| is_date_field(word)) {
        for date_fields in DateFields::all() {
            let options = DateTimeOptions { date_fields, ..DateTimeOptions::default() };
            for month in 1..=12 {
                let date = DateTime { date: (2026, month, month * 2), time: None };
                count(&formatter.date_time(date, &options).unwrap_or_default(), bits);
            }
        }
    }
    if words.iter().any(|word| is_relative(word)) {
        for unit in TimeUnit::ALL {
            for (style, is_auto) in Length::ALL.into_iter().flat_map(|it| [(it, false), (it, true)])
            {
                let options = RelativeTimeOptions { unit, is_auto, style };
                let print = |number| formatter.relative_time(number, options);
                for number in &numbers {
                    count(&print(number), bits);
                }
            }
        }
    }
}

/// Adds the characters of times in a time zone, in summer and winter.
fn times(formatter: &Formatter, zone: &TimeZone, bits: &mut BitSet) {
    for cycle in [HourCycle::H12, HourCycle::H23] {
        for style in DateStyle::ALL {
            let options = DateTimeOptions {
                date_style: Some(style),
                time_style: Some(style),
                time_zone: Some(zone.clone()),
                hour_cycle: Some(cycle),
                ..DateTimeOptions::default()
            };
            for (month, hour) in (0..24).map(|hour| (if hour % 2 == 0 { 1 } else { 7 }, hour)) {
                let time = Some(Time { hour, minute: 34, second: 56, offset: None });
                let date = DateTime { date: (2026, month, 1), time };
                count(&formatter.date_time(date, &options).unwrap_or_default(), bits);
            }
        }
    }
}

/// Numbers of each plural category.
const NUMBERS: [&str; 11] =
    ["-1.5", "-2", "-1", "0", "1", "2", "3", "11", "100", "1000000", "-1000000"];

/// Adds the characters of amounts in these currencies.
fn amounts(formatter: &Formatter, codes: &BTreeSet<String>, bits: &mut BitSet) {
    let codes = codes.iter().filter_map(|code| CurrencyCode::parse(code));
    let numbers: Vec<_> = NUMBERS.into_iter().filter_map(parse_decimal).collect();
    for code in codes {
        let displays = [CurrencyDisplay::Symbol, CurrencyDisplay::Code, CurrencyDisplay::Name];
        for display in displays {
            let style = Style::Currency { code, display };
            let options = NumberOptions { style, ..NumberOptions::default() };
            for number in &numbers {
                count(&formatter.number(number, &options), bits);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rare_formats_are_counted_by_the_words_of_files() {
        let formatter = Formatter::new("ru").unwrap();
        let with = |named: &[&str]| {
            let named = named.iter().filter(|word| adds_words(word)).map(|it| (*it).to_owned());
            let mut bits = BitSet::default();
            words(&formatter, &named.collect(), &mut bits);
            move |letter: char| bits.contains(letter as usize)
        };
        assert!(!with(&["other", "Day", "locales/en"])('д'));
        assert!(with(&["kilometer-per-hour"])('ч'));
        assert!(with(&["RELATIVETIME"])('ч'));
        assert!(!with(&["Europe/Berlin"])('Ц'));
        assert!(with(&["Europe/Berlin", "timeStyle"])('Ц'));
    }

    #[test]
    fn formats_of_a_language_are_counted() {
        let bits = formats(&Formatter::new("ru").unwrap());
        for character in "0123456789,\u{a0}%млрдтысянваряноября".chars() {
            assert!(bits.contains(character as usize), "{character}");
        }
        assert!(!bits.contains('щ' as usize));
        let bits = formats(&Formatter::new("ja").unwrap());
        for power in "万億兆京".chars() {
            assert!(bits.contains(power as usize), "{power}");
        }
    }
}
