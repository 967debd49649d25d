//! `[[locales]]`: the languages of the site.

use std::ops::Range;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::base::language::{Language, language_of, two_letter_code, unknown_code};
use crate::content::config::reading::PLACEHOLDER;
use crate::content::config::resolver::{Located, Resolver, is_segment};
use crate::content::config::schema::{AssetName, LocaleName};

/// A language of the site.
#[derive(Clone, Debug, Serialize)]
pub struct Locale {
    /// The first segment of its URLs; empty if they have none, which one locale may.
    pub segment: String,
    /// Its BCP 47 tag: for `lang`, hreflang, plural rules, number formats and the name of its
    /// folder.
    pub tag: String,
    /// Its own name.
    pub label: String,
    /// The asset of its flag, or empty.
    pub flag: String,
    /// Where `site.toml` names the flag.
    #[serde(skip)]
    pub flag_span: Range<usize>,
    /// The writing direction.
    pub direction: Direction,
    /// Its Open Graph locale (`en_US`).
    pub open_graph: String,
    /// The index of the locale whose messages replace missing ones.
    #[serde(skip)]
    pub fallback: Option<usize>,
    /// Where `site.toml` names it: its segment, or its tag if it has none.
    #[serde(skip)]
    pub span: Range<usize>,
}

impl Locale {
    /// The name by which `site.toml` and pages refer to it: its segment, or its tag if it has none.
    pub fn name(&self) -> &str {
        if self.segment.is_empty() { &self.tag } else { &self.segment }
    }

    /// Appends the folder of its files, with a slash at the end; nothing if it has no segment.
    pub fn push_folder(&self, path: &mut String) {
        path.push_str(&self.segment);
        if !self.segment.is_empty() {
            path.push('/');
        }
    }
}

/// A writing direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Direction {
    /// From the left.
    Ltr,
    /// From the right.
    Rtl,
}

impl Direction {
    /// The direction of a language, by the script that it is usually written in (CLDR).
    fn of(tag: &str) -> Direction {
        match Language::parse(tag).is_ok_and(|language| language.is_right_to_left()) {
            true => Direction::Rtl,
            false => Direction::Ltr,
        }
    }

    /// The value of the attribute `dir`.
    pub fn as_str(self) -> &'static str {
        match self {
            Direction::Ltr => "ltr",
            Direction::Rtl => "rtl",
        }
    }
}

/// The script that a language is written in, such as `Latn`: that of its tag, or the usual one
/// (CLDR); empty if neither is known.
pub fn script_of(tag: &str) -> String {
    Language::parse(tag).map(|language| language.script()).unwrap_or_default()
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RawLocale {
    /// The first part of its URLs. `""` for the default language: its URLs have none.
    #[schemars(regex(pattern = "^[a-z0-9-]*$"))]
    segment: Located<String>,
    /// Its BCP 47 tag: `lang`, hreflang, number formats, plural rules, and its folder in
    /// `locales/`.
    tag: Located<String>,
    /// The language's own name.
    label: String,
    /// Its picture.
    #[schemars(with = "Option<AssetName>")]
    flag: Option<Located<String>>,
    /// The writing direction; by default that of the language.
    direction: Option<Direction>,
    /// `og:locale`: language and country, such as `pt_BR`; by default those of the tag.
    #[schemars(regex(pattern = "^[a-z]{2,3}_[A-Z]{2}$"))]
    open_graph: Option<Located<String>>,
    /// The language that messages which this one lacks are taken from, by its segment.
    #[schemars(with = "Option<LocaleName>")]
    fallback: Option<Located<String>>,
}

impl RawLocale {
    /// As [`Locale::name`].
    pub(super) fn name(&self) -> &String {
        let segment = &self.segment.value;
        if segment.is_empty() { &self.tag.value } else { segment }
    }
}

impl Resolver<'_> {
    pub(super) fn locales(&mut self, raw: Vec<RawLocale>, names: &[String]) -> Vec<Locale> {
        let mut locales: Vec<Locale> = Vec::new();
        let are_partial: Vec<bool> = raw.iter().map(|locale| locale.fallback.is_some()).collect();
        for locale in raw {
            let segment = &locale.segment.value;
            if !is_segment(segment) && !segment.is_empty() {
                let message = format!("`{segment}` can't be a URL segment");
                self.invalid(
                    locale.segment.span.clone(),
                    message,
                    "use lower-case letters, digits and hyphens",
                );
            }
            if locales.iter().any(|other| other.segment == *segment) {
                let message = match segment.as_str() {
                    "" => "two locales have no segment".to_owned(),
                    _ => format!("two locales have the segment `{segment}`"),
                };
                self.invalid(locale.segment.span.clone(), message, "give each its own");
            }
            let name = &names[locales.len()];
            if segment.is_empty() && names.iter().filter(|other| *other == name).count() > 1 {
                let message = format!("the locale without a segment is named `{name}`, its tag");
                let hint = "another locale has that segment; choose a different one";
                self.invalid(locale.segment.span.clone(), message, hint);
            }
            let tag = &locale.tag.value;
            if locales.iter().any(|other| other.tag == *tag) {
                let message = format!("two locales have the tag `{tag}`");
                self.invalid(locale.tag.span.clone(), message, "give each its own");
            }
            self.tag(tag, locale.tag.span.clone());
            let fallback =
                locale.fallback.as_ref().and_then(|fallback| self.locale(fallback, names));
            if let Some((at, located)) = fallback.zip(locale.fallback.as_ref())
                && are_partial[at]
            {
                let (message, hint) = if at == locales.len() {
                    let hint = "name another locale, or remove the key";
                    (format!("`{name}` falls back to itself"), hint)
                } else {
                    let other = &located.value;
                    let message = format!("`{name}` falls back to `{other}`, which may lack texts");
                    (message, "name a locale without a `fallback` of its own: it has all texts")
                };
                self.invalid(located.span.clone(), message, hint);
            }
            if let Some(given) = locale.open_graph.as_ref().filter(|it| !is_open_graph(&it.value)) {
                let message = format!("`{}` can't be an Open Graph locale", given.value);
                let meant = open_graph(&given.value);
                let meant = if is_open_graph(&meant) { meant } else { open_graph(tag) };
                let hint =
                    format!("write language and country, such as `{meant}`, or remove the key");
                self.invalid(given.span.clone(), message, hint);
            }
            let given = locale.open_graph.map(|given| given.value);
            locales.push(Locale {
                open_graph: given.unwrap_or_else(|| open_graph(tag)),
                segment: segment.clone(),
                tag: tag.clone(),
                label: locale.label,
                flag_span: locale.flag.as_ref().map_or(0..0, |flag| flag.span.clone()),
                flag: locale.flag.map(|flag| flag.value).unwrap_or_default(),
                direction: locale.direction.unwrap_or_else(|| Direction::of(tag)),
                fallback,
                span: if segment.is_empty() { locale.tag.span } else { locale.segment.span },
            });
        }
        locales
    }

    /// Checks a tag. `in` and a few others are well-formed, but have been replaced: `in` by `id`,
    /// Indonesian.
    fn tag(&mut self, tag: &str, span: Range<usize>) {
        let withdrawn = [
            ("in", "id", "Indonesian; Hindi is `hi`"),
            ("iw", "he", "Hebrew"),
            ("ji", "yi", "Yiddish"),
        ];
        if let Some((_, new, name)) = withdrawn.iter().find(|(old, _, _)| *old == tag) {
            let message = format!("the language tag `{tag}` is obsolete; it means `{new}`");
            self.invalid(span, message, format!("`{new}` is {name}; the segment may stay `{tag}`"));
        } else if Language::parse(tag).is_err() {
            let message = format!("`{tag}` is not a BCP 47 language tag");
            self.invalid(span, message, "write it as `en`, `pt-BR` or `zh-Hans`");
        } else if let Some(code) = unknown_code(tag) {
            let message = format!("no language has the code `{code}`");
            let hint = match language_of(code) {
                Some(language) => format!("`{code}` is a country; its language is `{language}`"),
                None => "write the language's ISO 639 code, such as `en`".to_owned(),
            };
            self.invalid(span, message, hint);
        } else if let Some((old, new)) = Language::parse(tag).ok().and_then(|it| it.renamed(tag)) {
            let message = format!("`{old}` in the language tag `{tag}` is obsolete");
            self.invalid(span, message, format!("write `{new}`; the segment may stay as it is"));
        } else if let Some((code, short)) = two_letter_code(tag) {
            let message = format!("`{code}` is written `{short}` in a language tag");
            let hint = "a tag has the code of two letters where a language has one (BCP 47)";
            self.invalid(span, message, hint);
        }
    }

    /// Checks that of all locales only the default one may have no segment.
    pub(super) fn check_bare(&mut self, locales: &[Locale], default: usize, span: Range<usize>) {
        let mut others = locales.iter().enumerate().filter(|(at, _)| *at != default);
        if let Some((_, locale)) = others.find(|(_, locale)| locale.segment.is_empty()) {
            let message = format!("`{}` has no segment and is not the default locale", locale.tag);
            let hint = "give it a segment: only the default locale's URLs may begin without one";
            self.invalid(span, message, hint);
        }
    }

    /// The index of the locale of that name.
    pub(super) fn locale(&mut self, given: &Located<String>, names: &[String]) -> Option<usize> {
        let name = &given.value;
        let found = names.iter().position(|known| known == name);
        // The name of a locale that can't be read may be this one.
        if found.is_none() && !names.iter().any(|known| known == PLACEHOLDER) {
            let message = format!("no locale has the segment `{name}`");
            let hint = format!("the segments are {}", names.join(", "));
            self.invalid(given.span.clone(), message, hint);
        }
        found
    }
}

/// The Open Graph locale of a tag: its language, and its country or the one that most speakers of
/// the language live in (CLDR, likely subtags).
fn open_graph(tag: &str) -> String {
    let Ok(language) = Language::parse(tag) else { return tag.replace('-', "_") };
    let code = language.code();
    match language.country() {
        _ if language.region() == Some(LATIN_AMERICA) => format!("{code}_LA"),
        Some(country) => format!("{code}_{country}"),
        None => code.to_owned(),
    }
}

/// The region of Latin America (UN M.49), which Open Graph writes `LA`.
const LATIN_AMERICA: &str = "419";

/// Returns whether a text has the form of Open Graph locales.
fn is_open_graph(text: &str) -> bool {
    text.split_once('_').is_some_and(|(language, country)| {
        matches!(language.len(), 2 | 3)
            && language.bytes().all(|b| b.is_ascii_lowercase())
            && country.len() == 2
            && country.bytes().all(|b| b.is_ascii_uppercase())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_open_graph_locale_is_a_language_and_a_country() {
        for (tag, expected) in [
            ("en", "en_US"),
            ("en-GB", "en_GB"),
            ("en-150", "en_US"),
            ("zh-Hant-HK", "zh_HK"),
            ("zh-Hant", "zh_TW"),
            ("zh-Hans", "zh_CN"),
            ("sr-Latn", "sr_RS"),
            ("es-419", "es_LA"),
            ("nb", "nb_NO"),
            ("fil", "fil_PH"),
            ("de-1996", "de_DE"),
            ("ca-ES-valencia", "ca_ES"),
        ] {
            assert_eq!(open_graph(tag), expected, "{tag}");
            assert!(is_open_graph(expected), "{expected}");
        }
        for wrong in ["en", "en-US", "zh_Hant_HK", "en_us", "EN_US", ""] {
            assert!(!is_open_graph(wrong), "{wrong}");
        }
    }
}
