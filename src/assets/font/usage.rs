//! The code points that each language of the site uses.
//!
//! They are collected from the input, not from the rendered pages, because a page refers to its
//! fonts: all messages of the language, everything in content, templates, islands, style sheets and
//! `site.toml`, and the characters of numbers, dates and amounts; each with its possible forms
//! ([`forms`]). The result may contain more characters than are shown, never fewer.

use std::collections::{BTreeMap, BTreeSet};

use bit_set::BitSet;

use crate::assets::font::formats::{add_formats, adds_words, formats};
use crate::assets::font::{forms, generated};
use crate::assets::image::is_image;
use crate::base::parallel;
use crate::base::path::file_name;
use crate::content::config;
use crate::content::{ALL_PAGES, PAGES};
use crate::engine::query::{Query, Reader};
use crate::i18n::message::{self, FORMATTER, common_files, page_messages};

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
    if ["<q", "open-quote", "close-quote"].iter().any(|mark| text.contains(mark)) {
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
    let is_joined = |word: &&str| word.contains(['-', '_', '/', '+']);
    let parts = words.clone().filter(is_joined);
    let parts = parts.flat_map(|word| word.split(['-', '_', '/', '+']));
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
            add_formats(&reader.get(&FORMATTER, tag), &codes, &mut words.shared);
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

/// The quotation marks that browsers add to `<q>`, and for `open-quote` in style sheets (HTML,
/// "Rendering", quotes).
const QUOTES: &str = "\"'“”„‟‘’‚‛«»‹›「」『』《》〈〉";

/// Adds the characters of a text.
pub(super) fn count(text: &str, bits: &mut BitSet) {
    for character in text.chars().filter(|character| !character.is_control()) {
        bits.insert(character as usize);
    }
}
