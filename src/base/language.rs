//! Language tags and their data in CLDR. All code that depends on a language uses this module, so
//! that a tag with a script or a region, and an old name of a language, mean the same everywhere.

use icu_locale::{LocaleCanonicalizer, LocaleDirectionality, LocaleExpander, TransformResult};
use icu_locale_core::subtags::Region;
use icu_locale_core::{LanguageIdentifier, Locale};

/// A language tag.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Language {
    /// The tag in its canonical form: `tl` is `fil`.
    canonical: Locale,
    /// The tag with its likely script and region: `sr-Latn` is `sr-Latn-RS`.
    likely: LanguageIdentifier,
}

impl Language {
    /// Parses a BCP 47 tag. The error describes what is wrong with it.
    pub fn parse(tag: &str) -> Result<Language, String> {
        let id: LanguageIdentifier = tag
            .parse()
            .map_err(|error| format!("`{tag}` is not a BCP 47 language tag: {error}"))?;
        let mut canonical = Locale::from(id);
        LocaleCanonicalizer::new_extended().canonicalize(&mut canonical);
        let mut likely = canonical.id.clone();
        LocaleExpander::new_extended().maximize(&mut likely);
        Ok(Language { canonical, likely })
    }

    /// The tag in its canonical form.
    pub fn locale(&self) -> &Locale {
        &self.canonical
    }

    /// Returns the subtag of `tag` that CLDR has replaced, and the canonical tag: `UK` and `en-GB`
    /// for `en-UK`. `self` was parsed from `tag`. A language subtag is only returned if it and its
    /// replacement have two letters, as `mo`: longer ones, and `tl`, are still in use.
    pub fn renamed<'t>(&self, tag: &'t str) -> Option<(&'t str, String)> {
        let given: LanguageIdentifier = tag.parse().ok()?;
        let canonical = &self.canonical.id;
        let mut parts = tag.split('-');
        let language = parts.next()?;
        let codes = [given.language, canonical.language];
        if codes[0] != codes[1] && codes.iter().all(|code| code.as_str().len() == 2) {
            return Some((language, canonical.to_string()));
        }
        let region = given.region.filter(|region| canonical.region != Some(*region))?;
        let is_it = |part: &&str| part.eq_ignore_ascii_case(region.as_str());
        Some((parts.find(is_it)?, canonical.to_string()))
    }

    /// The code of the language, without script and region: `zh`.
    pub fn code(&self) -> &str {
        self.canonical.id.language.as_str()
    }

    /// The script of the tag, or the one that the language is usually written in, such as `Latn`;
    /// empty for a language without data in CLDR.
    pub fn script(&self) -> String {
        self.likely.script.map(|script| script.to_string()).unwrap_or_default()
    }

    /// The region of the tag: a country, or a number of UN M.49 such as `419`.
    pub fn region(&self) -> Option<&str> {
        self.canonical.id.region.as_ref().map(|region| region.as_str())
    }

    /// The country of the tag, or the one where most readers of the language in its script live:
    /// `TW` for `zh-Hant`. `None` for a language without data in CLDR.
    pub fn country(&self) -> Option<String> {
        let is_country = |region: &Region| region.is_alphabetic();
        let country = self.likely.region.filter(is_country).or_else(|| {
            let mut id = LanguageIdentifier { region: None, ..self.canonical.id.clone() };
            LocaleExpander::new_extended().maximize(&mut id);
            id.region.filter(is_country)
        });
        country.map(|country| country.as_str().to_owned())
    }

    /// The tags under which data for the language may be stored, the most specific first.
    pub fn relatives(&self) -> Vec<String> {
        let id = |script, region| LanguageIdentifier {
            script,
            region,
            ..LanguageIdentifier::from(self.canonical.id.language)
        };
        let LanguageIdentifier { script, region, .. } = self.likely;
        let given = &self.canonical.id;
        let nearest = [
            given.clone(),
            id(script, region),
            id(given.script, given.region),
            id(script, None),
            id(None, given.region),
            id(None, None),
        ];
        nearest.iter().map(LanguageIdentifier::to_string).collect()
    }

    /// Returns whether the language is written from right to left.
    pub fn is_right_to_left(&self) -> bool {
        LocaleDirectionality::new_extended().is_right_to_left(&self.likely)
    }
}

/// Returns the language of a tag, if it has two letters and no language has this code.
pub fn unknown_code(tag: &str) -> Option<&str> {
    let code = tag.split('-').next().filter(|code| code.len() == 2)?;
    let mut language = code.parse::<LanguageIdentifier>().ok()?;
    let known = LocaleExpander::new_extended().maximize(&mut language);
    (known == TransformResult::Unmodified).then_some(code)
}

/// Returns a tag in the usual case of its parts: `pt-BR`, `zh-Hant`.
pub fn conventional_case(tag: &str) -> String {
    let parts = tag.split('-').enumerate().map(|(at, part)| match part.len() {
        2 if at > 0 => part.to_ascii_uppercase(),
        4 if at > 0 => {
            let lower = part.to_ascii_lowercase();
            let first = lower.chars().next().map(|first| first.to_ascii_uppercase());
            first.into_iter().chain(lower.chars().skip(1)).collect()
        }
        _ => part.to_ascii_lowercase(),
    });
    parts.collect::<Vec<_>>().join("-")
}

/// Languages with codes of their own that CLDR reads as the larger language that they belong to, by
/// its two-letter code (CLDR 48, `languageAlias` with the reason `macrolanguage`).
const MEMBERS: [&str; 33] = [
    "als", "arb", "ayr", "azj", "cls", "cmn", "cwd", "ekk", "esk", "fat", "fuc", "gaz", "gug",
    "ike", "khk", "kmr", "knc", "kng", "kpv", "lvs", "npi", "ojg", "ory", "pbu", "pes", "plt",
    "quz", "src", "swh", "uzn", "ydd", "zsm", "zyb",
];

/// Returns the language of a tag, if it has three letters, and the two-letter code of the same
/// language.
pub fn two_letter_code(tag: &str) -> Option<(&str, String)> {
    let code = tag.split('-').next().filter(|code| code.len() == 3)?;
    if MEMBERS.iter().any(|member| member.eq_ignore_ascii_case(code)) {
        return None;
    }
    let short = Language::parse(code).ok()?.code().to_owned();
    (short.len() == 2).then_some((code, short))
}

/// The language that most people in a country speak.
pub fn language_of(country: &str) -> Option<String> {
    let mut spoken = format!("und-{country}").parse::<LanguageIdentifier>().ok()?;
    let known = LocaleExpander::new_extended().maximize(&mut spoken);
    let is_known = known == TransformResult::Modified && !spoken.language.is_unknown();
    is_known.then(|| spoken.language.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_code_of_a_country_is_no_language() {
        for (code, language) in [("jp", "ja"), ("cz", "cs"), ("dk", "da"), ("cn", "zh")] {
            assert_eq!(unknown_code(code), Some(code));
            assert_eq!(language_of(code).as_deref(), Some(language));
        }
        assert_eq!((unknown_code("xx-YY"), language_of("xx")), (Some("xx"), None));
        assert_eq!((unknown_code("zz"), language_of("zz")), (Some("zz"), None));
        for tag in ["yue", "zh-Hans", "zh", "aa", "SV"] {
            assert_eq!(unknown_code(tag), None, "{tag}");
        }
    }

    #[test]
    fn a_language_has_one_code() {
        for (tag, short) in [("eng", "en"), ("deu", "de"), ("ger-CH", "de"), ("per", "fa")] {
            assert_eq!(two_letter_code(tag), Some((&tag[..3], short.to_owned())));
        }
        for tag in ["en", "yue", "fil", "no", "xyz", "kmr", "KPV", "cmn-Hant"] {
            assert_eq!(two_letter_code(tag), None, "{tag}");
        }
    }

    #[test]
    fn a_language_has_a_direction() {
        for tag in ["ar", "fa", "he", "iw", "ur-PK", "az-Arab", "dv", "sdh", "ff-Adlm", "az-IR"] {
            assert!(Language::parse(tag).unwrap().is_right_to_left(), "{tag}");
        }
        for tag in ["en", "hi", "zh-Hans", "ar-Latn", "az", "xx", "und"] {
            assert!(!Language::parse(tag).unwrap().is_right_to_left(), "{tag}");
        }
    }

    #[test]
    fn relatives_have_the_script_of_the_tag_first() {
        let relatives = |tag| Language::parse(tag).unwrap().relatives();
        assert_eq!(relatives("zh-TW"), ["zh-TW", "zh-Hant-TW", "zh-TW", "zh-Hant", "zh-TW", "zh"]);
        assert!(relatives("sr-Latn").contains(&"sr".to_owned()));
        assert_eq!(relatives("tl")[0], "fil");
    }

    #[test]
    fn a_tag_has_a_country() {
        for (tag, country) in [
            ("nb", Some("NO")),
            ("zh-Hant-HK", Some("HK")),
            ("zh-Hant", Some("TW")),
            ("sr-Latn", Some("RS")),
            ("en-150", Some("US")),
            ("pt", Some("BR")),
            ("xx", None),
        ] {
            assert_eq!(Language::parse(tag).unwrap().country().as_deref(), country, "{tag}");
        }
    }
}
