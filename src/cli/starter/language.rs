//! The languages of the texts of the starter sites, and the locales of a new site.

use anyhow::bail;

use crate::base::language::Language;
use crate::cli::starter::own_names::own_name;
use crate::engine::diagnostic::nearest;

/// The languages of the texts: BCP 47 tag, URL segment.
const LOCALES: [(&str, &str); 12] = [
    ("en", "en"),
    ("de", "de"),
    ("es", "es"),
    ("fr", "fr"),
    ("hi", "hi"),
    ("it", "it"),
    ("ja", "ja"),
    ("nl", "nl"),
    ("pl", "pl"),
    ("pt", "pt"),
    ("ru", "ru"),
    ("zh-Hans", "zh"),
];

/// The tags of the languages.
pub fn tags() -> impl Iterator<Item = &'static str> {
    LOCALES.iter().map(|(tag, _)| *tag)
}

/// Returns the tag of [`tags`] with the language and script of `tag`, and for which `has_texts`.
pub(super) fn texts_of(tag: &str, has_texts: impl Fn(&str) -> bool) -> Option<&'static str> {
    let language = Language::parse(tag).ok()?;
    let is_same = |known: &&str| {
        let known = Language::parse(known).expect("the starter has valid tags");
        known.code() == language.code() && known.script() == language.script()
    };
    tags().find(|known| is_same(known) && has_texts(known))
}

/// A locale of a new site.
pub(super) struct NewLocale {
    pub(super) tag: String,
    pub(super) segment: String,
    pub(super) label: String,
    /// The tag of the starter's texts.
    pub(super) texts: &'static str,
    /// Whether its texts are in the language.
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
    let known = LOCALES.iter().find(|(known, segment)| *known == tag || *segment == tag);
    let (tag, segment) = match known {
        Some((tag, segment)) => (*tag, (*segment).to_owned()),
        None => {
            known_language(tag, tags())?;
            (tag, tag.to_ascii_lowercase())
        }
    };
    let texts = texts_of(tag, has_texts);
    Ok(NewLocale {
        tag: tag.to_owned(),
        segment,
        label: own_name(tag).unwrap_or_else(|| tag.to_owned()),
        texts: texts.unwrap_or("en"),
        is_translated: texts.is_some(),
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
