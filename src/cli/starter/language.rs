//! The languages of the texts of the starter sites, and the locales of a new site.

use anyhow::bail;

use crate::base::language::Language;
use crate::engine::diagnostic::nearest;

/// The languages of the texts: BCP 47 tag, URL segment, own name.
const LOCALES: [(&str, &str, &str); 12] = [
    ("en", "en", "English"),
    ("de", "de", "Deutsch"),
    ("es", "es", "Español"),
    ("fr", "fr", "Français"),
    ("hi", "hi", "हिन्दी"),
    ("it", "it", "Italiano"),
    ("ja", "ja", "日本語"),
    ("nl", "nl", "Nederlands"),
    ("pl", "pl", "Polski"),
    ("pt", "pt", "Português"),
    ("ru", "ru", "Русский"),
    ("zh-Hans", "zh", "简体中文"),
];

/// The tags of the languages.
pub fn tags() -> impl Iterator<Item = &'static str> {
    LOCALES.iter().map(|(tag, _, _)| *tag)
}

/// The own name of a language of the starter sites, by its tag.
pub(in crate::cli) fn own_name(tag: &str) -> Option<&'static str> {
    LOCALES.iter().find(|(known, _, _)| *known == tag).map(|(_, _, name)| *name)
}

/// A locale of a new site.
pub(super) struct NewLocale {
    pub(super) tag: String,
    pub(super) segment: String,
    pub(super) label: String,
    /// The tag of the starter's texts.
    pub(super) texts: &'static str,
    /// Whether these are in the language.
    pub(super) is_translated: bool,
}

/// Returns the locales of tags, or of segments of the starter. `has_texts` is whether the starter
/// has texts with a tag of [`tags`].
///
/// # Errors
///
/// A tag is not a language or is listed twice.
pub(super) fn locales(
    tags: &[String],
    has_texts: impl Fn(&str) -> bool,
) -> anyhow::Result<Vec<NewLocale>> {
    let mut found: Vec<NewLocale> = Vec::new();
    for tag in tags {
        let locale = locale(tag, &has_texts)?;
        if found.iter().any(|known| known.tag == locale.tag) {
            bail!("`{tag}` is listed twice");
        }
        found.push(locale);
    }
    Ok(found)
}

fn locale(tag: &str, has_texts: impl Fn(&str) -> bool) -> anyhow::Result<NewLocale> {
    let known = LOCALES.iter().find(|(known, segment, _)| *known == tag || *segment == tag);
    if let Some((tag, segment, label)) = known {
        let is_translated = has_texts(tag);
        return Ok(NewLocale {
            tag: (*tag).to_owned(),
            segment: (*segment).to_owned(),
            label: (*label).to_owned(),
            texts: if is_translated { tag } else { "en" },
            is_translated,
        });
    }
    let language = known_language(tag, tags())?;
    let is_same = |known: &&str| {
        let known = Language::parse(known).expect("the starter has valid tags");
        known.code() == language.code() && known.script() == language.script()
    };
    let same = tags().find(|known| is_same(known) && has_texts(known));
    Ok(NewLocale {
        tag: tag.to_owned(),
        segment: tag.to_ascii_lowercase(),
        label: tag.to_owned(),
        texts: same.unwrap_or("en"),
        is_translated: same.is_some(),
    })
}

/// Returns the language of a tag; an error that suggests one of `known` if CLDR does not have it.
pub(super) fn known_language<'a>(
    tag: &str,
    known: impl Iterator<Item = &'a str>,
) -> anyhow::Result<Language> {
    if let Ok(language) = Language::parse(tag)
        && !language.script().is_empty()
    {
        return Ok(language);
    }
    let hint = match nearest(tag, known) {
        Some(near) => format!("did you mean `{near}`?"),
        None => "use BCP 47 tags, such as `en`, `pt-BR` or `zh-Hant`".to_owned(),
    };
    bail!("`{tag}` is not a known language; {hint}")
}
