//! The languages of a source.

use crate::base::language::{Language, conventional_case, two_letter_code, unknown_code};
use crate::cli::starter::own_name;

/// A language.
#[derive(Clone, Debug)]
pub(super) struct FoundLocale {
    /// The BCP 47 tag.
    pub(super) tag: String,
    /// The first part of its URLs; empty without one.
    pub(super) segment: String,
    /// Its own name.
    pub(super) label: String,
    /// The name of the site in it, if the source has one.
    pub(super) site_name: Option<String>,
    /// Its name in the source.
    pub(super) key: String,
}

impl FoundLocale {
    /// Its name in page files.
    pub(super) fn name(&self) -> &str {
        if self.segment.is_empty() { &self.tag } else { &self.segment }
    }
}

/// The tag of a language of Hugo, by its key and its code, which wins. A country of the code is a
/// part of the tag if it is not the one that formats of the language have without a country:
/// `en-GB`, `de`.
pub(super) fn with_country(key: &str, code: Option<&str>) -> Option<String> {
    let (plain, coded) = (tag_of(key), code.and_then(tag_of));
    let (Some(plain), Some(coded)) = (plain.as_ref(), coded.as_ref()) else {
        return plain.or(coded);
    };
    let (base, full) = (Language::parse(plain).ok()?, Language::parse(coded).ok()?);
    let is_same = base.code() == full.code() && base.script() == full.script();
    let is_default = base.region().is_some() || full.country() == base.country();
    Some(if is_same && is_default { plain.clone() } else { coded.clone() })
}

/// Returns the BCP 47 tag that is meant by a name of a language in a source: `pt-BR` for `pt_br`.
/// `None` if it is not a known language.
pub(super) fn tag_of(name: &str) -> Option<String> {
    let written = name.replace('_', "-");
    let tag = conventional_case(&written);
    let language = Language::parse(&tag).ok().filter(|it| !it.script().is_empty())?;
    if unknown_code(&tag).is_some() {
        return None;
    }
    let meant = match two_letter_code(&tag) {
        Some((long, short)) => format!("{short}{}", &tag[long.len()..]),
        None => language.renamed(&tag).map_or_else(|| tag.clone(), |(_, canonical)| canonical),
    };
    // The starter has its texts in Chinese with the script that is meant.
    Some(if meant == "zh" { "zh-Hans".to_owned() } else { meant })
}

/// Returns whether the name of a folder is that of a language: `de` or `pt-br`, not `api`.
pub(super) fn is_language(name: &str) -> bool {
    let code = name.split(['-', '_']).next().unwrap_or_default();
    (code.len() == 2 || code.len() == 3 && code.len() < name.len()) && tag_of(name).is_some()
}

/// The suffix of a file name that looks like a language: `de` of `about.de`.
pub(super) fn language_suffix(stem: &str) -> Option<(&str, &str)> {
    stem.rsplit_once('.').filter(|(_, suffix)| is_language(suffix))
}

/// Returns the locale of a language by its name in the source.
pub(super) fn locale(key: &str, tag: Option<&str>, label: Option<String>) -> Option<FoundLocale> {
    let tag = tag.and_then(tag_of).or_else(|| tag_of(key))?;
    let is_plain = |c: char| c.is_ascii_alphanumeric() || c == '-';
    let segment: String = key.chars().map(|c| if is_plain(c) { c } else { '-' }).collect();
    let label = label.or_else(|| own_name(&tag)).unwrap_or_else(|| tag.clone());
    Some(FoundLocale { tag, segment, label, site_name: None, key: key.to_owned() })
}

/// The locales of names, each once. With `is_bare`, the URLs of the first one have no segment.
pub(super) fn locales<'a>(names: impl Iterator<Item = &'a str>, is_bare: bool) -> Vec<FoundLocale> {
    let mut all: Vec<FoundLocale> = Vec::new();
    for name in names {
        let Some(found) = locale(name, None, None) else { continue };
        if !all.iter().any(|known| known.tag == found.tag) {
            all.push(found);
        }
    }
    if let Some(first) = all.first_mut().filter(|_| is_bare) {
        first.segment.clear();
    }
    all
}

/// The index of the language that a folder of the source is named for.
pub(super) fn index_of(locales: &[FoundLocale], name: &str) -> Option<usize> {
    let tag = tag_of(name);
    let is_it = |locale: &FoundLocale| {
        locale.key.eq_ignore_ascii_case(name) || tag.as_ref().is_some_and(|tag| *tag == locale.tag)
    };
    locales.iter().position(is_it)
}

/// Splits a path whose first folder is a language: its index, and the rest. Other paths are in the
/// default language.
pub(super) fn split<'p>(locales: &[FoundLocale], path: &'p str) -> (usize, &'p str) {
    let Some((folder, rest)) = path.split_once('/') else { return (0, path) };
    match index_of(locales, folder) {
        Some(at) => (at, rest),
        None => (0, path),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_of_languages_have_countries_that_formats_depend_on() {
        for (key, code, tag) in [
            ("en", Some("en-GB"), "en-GB"),
            ("en", Some("en-us"), "en"),
            ("de", Some("de-DE"), "de"),
            ("zh-cn", Some("zh-Hans"), "zh-CN"),
            ("br", Some("pt-br"), "pt-BR"),
            ("zh", Some("zh-Hant"), "zh-Hant"),
            ("de", None, "de"),
            ("german", Some("de-AT"), "de-AT"),
        ] {
            assert_eq!(with_country(key, code).as_deref(), Some(tag), "{key} {code:?}");
        }
    }

    #[test]
    fn names_of_languages_become_tags() {
        for (name, tag) in [
            ("de", Some("de")),
            ("pt_br", Some("pt-BR")),
            ("zh-hans", Some("zh-Hans")),
            ("eng", Some("en")),
            ("zh", Some("zh-Hans")),
            ("en-UK", Some("en-GB")),
            ("xx-AU", None),
            ("cz", None),
            ("日本", None),
            ("../x", None),
        ] {
            assert_eq!(tag_of(name).as_deref(), tag, "{name}");
        }
        for name in ["api", "docs", "blog", "guides", "v1"] {
            assert!(!is_language(name), "{name}");
        }
    }
}
