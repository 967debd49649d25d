//! `[[locales]]`: the languages of the site.

use std::ops::Range;

use serde::Serialize;

use crate::base::language::{
    Language, conventional_case, language_of, two_letter_code, unknown_code,
};
use crate::content::config::resolver::{ConfigNode, Located, Resolver};
use crate::content::schema::{Field, Shape, fields};

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
    /// The name of the site in it, unless it is that of the whole site.
    pub site_name: Option<String>,
    /// The asset of its flag, or empty.
    pub flag: String,
    /// Where `site.toml` names the flag.
    #[serde(skip)]
    pub flag_span: Range<usize>,
    /// The writing direction.
    pub direction: Direction,
    /// Its Open Graph locale (`en_US`); empty for a language that is spoken in no country.
    pub open_graph: String,
    /// The index of the locale whose messages replace missing ones.
    #[serde(skip)]
    pub fallback: Option<usize>,
    /// Where `site.toml` names it: its segment, or its tag if it has none.
    #[serde(skip)]
    pub span: Range<usize>,
}

impl Locale {
    /// The name that `site.toml` and pages use: its segment, or its tag if it has none.
    pub fn name(&self) -> &str {
        if self.segment.is_empty() { &self.tag } else { &self.segment }
    }

    /// The attributes of an element in this language.
    pub fn attributes(&self) -> String {
        format!(" lang=\"{}\" dir=\"{}\"", self.tag, self.direction.as_str())
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
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

/// Returns whether a text can be the segment of a locale: ASCII letters in any case, digits and
/// hyphens.
pub fn is_locale_segment(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
}

/// The script that a language is written in, such as `Latn`: that of its tag, or the usual one
/// (CLDR); empty if neither is known.
pub fn script_of(tag: &str) -> String {
    Language::parse(tag).map(|language| language.script()).unwrap_or_default()
}

/// The keys of a language.
pub(super) fn locale_fields() -> Vec<Field> {
    let segment = "The first part of its URLs: \"en\". `\"\"` for the default language: its URLs \
                   have none.";
    let tag = "Its BCP 47 tag: \"en\". It is for `lang`, hreflang, number formats, plural rules, \
               and its folder in `locales/`.";
    let direction = "The writing direction; by default that of the language.";
    let open_graph = "`og:locale`: language and country, such as \"pt_BR\"; by default those of \
                      the tag.";
    let fallback =
        "The language that messages which this one lacks are taken from, by its segment.";
    fields([
        ("segment", Shape::Text, segment),
        ("tag", Shape::Text, tag),
        ("label", Shape::Text, "The language's own name: \"English\"."),
        ("site_name?", Shape::Text, "The site's name in this language; by default `name`."),
        ("flag?", Shape::Asset, "Its picture."),
        ("direction?", Shape::one_of(&["ltr", "rtl"]), direction),
        ("open_graph?", Shape::Text, open_graph),
        ("fallback?", Shape::Name("locale"), fallback),
    ])
}

/// The names of all locales, as in [`Locale::name`]; `None` for one without a name, which is
/// reported.
pub(super) type LocaleNames = [Option<String>];

/// The name of a locale.
pub(super) fn locale_name(table: ConfigNode<'_>) -> Option<String> {
    let segment = table.get("segment").text()?.value;
    if segment.is_empty() { Some(table.get("tag").text()?.value) } else { Some(segment) }
}

impl Resolver<'_> {
    pub(super) fn locales(&mut self, list: &[ConfigNode<'_>], names: &LocaleNames) -> Vec<Locale> {
        (0..list.len()).filter_map(|at| self.locale_at(at, list, names)).collect()
    }

    fn locale_at(
        &mut self,
        at: usize,
        list: &[ConfigNode<'_>],
        names: &LocaleNames,
    ) -> Option<Locale> {
        let text = |key: &str| list[at].get(key).text();
        let is_taken = |key: &str, value: &str| {
            list[..at].iter().any(|other| other.get(key).text().is_some_and(|it| it.value == value))
        };
        let (segment, tag) = (text("segment"), text("tag"));
        if let Some(segment) = &segment {
            self.segment(segment, is_taken("segment", &segment.value));
            self.check_name(segment, names[at].as_ref(), names);
            self.check_case(segment, &list[..at]);
        }
        if let Some(Located { value: tag, span }) = &tag {
            if is_taken("tag", tag) {
                let message = format!("two locales have the tag `{tag}`");
                self.invalid(span.clone(), message, "give each its own");
            }
            self.tag(tag, span.clone());
        }
        let fallback = text("fallback").and_then(|name| self.fallback(&name, at, list, names));
        let given = text("open_graph");
        if let Some(given) = &given {
            self.open_graph(given, tag.as_ref());
        }
        let (segment, tag, flag) = (segment?, tag?, text("flag"));
        Some(Locale {
            open_graph: given.map_or_else(|| open_graph(&tag.value), |given| given.value),
            label: text("label")?.value,
            site_name: text("site_name").map(|name| name.value),
            flag_span: flag.as_ref().map_or(0..0, |flag| flag.span.clone()),
            flag: flag.map(|flag| flag.value).unwrap_or_default(),
            direction: match text("direction").as_ref().map(|it| it.value.as_str()) {
                Some("ltr") => Direction::Ltr,
                Some(_) => Direction::Rtl,
                None => Direction::of(&tag.value),
            },
            fallback,
            span: if segment.value.is_empty() { tag.span } else { segment.span },
            segment: segment.value,
            tag: tag.value,
        })
    }

    fn segment(&mut self, segment: &Located<String>, is_taken: bool) {
        let Located { value: segment, span } = segment;
        if !segment.is_empty() && !is_locale_segment(segment) {
            let message = format!("`{segment}` can't be a URL segment");
            let hint = "use letters without accents, digits and hyphens";
            self.invalid(span.clone(), message, hint);
        }
        if is_taken {
            let message = match segment.as_str() {
                "" => "two locales have no segment".to_owned(),
                _ => format!("two locales have the segment `{segment}`"),
            };
            self.invalid(span.clone(), message, "give each its own");
        }
    }

    /// Checks that no previous locale has the same segment in another case.
    fn check_case(&mut self, segment: &Located<String>, before: &[ConfigNode<'_>]) {
        let Located { value: segment, span } = segment;
        let mut others = before.iter().filter_map(|other| other.get("segment").text());
        let same = others.find(|it| it.value.eq_ignore_ascii_case(segment) && it.value != *segment);
        if let Some(other) = same {
            let message =
                format!("the segments `{}` and `{segment}` differ only in case", other.value);
            self.invalid(span.clone(), message, "they are one folder on many systems: rename one");
        }
    }

    /// Checks that no other locale has the name of one without a segment.
    fn check_name(
        &mut self,
        segment: &Located<String>,
        name: Option<&String>,
        names: &LocaleNames,
    ) {
        let Some(name) = name.filter(|_| segment.value.is_empty()) else { return };
        if names.iter().flatten().filter(|other| *other == name).count() > 1 {
            let message = format!("the locale without a segment is named `{name}`, its tag");
            let hint = "another locale has that segment; choose a different one";
            self.invalid(segment.span.clone(), message, hint);
        }
    }

    /// The index of the locale that provides the messages that the locale at this index lacks.
    fn fallback(
        &mut self,
        given: &Located<String>,
        at: usize,
        list: &[ConfigNode<'_>],
        names: &LocaleNames,
    ) -> Option<usize> {
        let fallback = self.locale(given, names)?;
        if list[fallback].get("fallback").0.is_some() {
            let (other, span) = (&given.value, given.span.clone());
            let name = names[at].as_deref().unwrap_or_default();
            if fallback == at {
                let message = format!("`{name}` falls back to itself");
                self.invalid(span, message, "name another locale, or remove the key");
            } else {
                let message = format!("`{name}` falls back to `{other}`, which may lack texts");
                let hint = "name a locale without a `fallback` of its own: it has all texts";
                self.invalid(span, message, hint);
            }
        }
        Some(fallback)
    }

    fn open_graph(&mut self, given: &Located<String>, tag: Option<&Located<String>>) {
        if is_open_graph(&given.value) {
            return;
        }
        let message = format!("`{}` can't be an Open Graph locale", given.value);
        let given_or_tag = [Some(&given.value), tag.map(|tag| &tag.value)];
        let mut all = given_or_tag.into_iter().flatten().map(|tag| open_graph(tag));
        let meant = all.find(|own| is_open_graph(own)).unwrap_or_else(|| "en_US".to_owned());
        let hint = format!("write language and country, such as `{meant}`, or remove the key");
        self.invalid(given.span.clone(), message, hint);
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
        } else if tag.split('-').any(|part| part.len() == 1) {
            let message = format!("the language tag `{tag}` has an extension");
            let hint = "write the language, its script, region and variants alone: `de-simple`";
            self.invalid(span, message, hint);
        } else if conventional_case(tag) != tag {
            let message = format!("the language tag `{tag}` is not in its usual case");
            self.invalid(span, message, format!("write `{}`", conventional_case(tag)));
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

    /// Checks that only the default locale has no segment.
    pub(super) fn check_bare(&mut self, list: &[ConfigNode<'_>], default: &Located<usize>) {
        let has_none = |table: ConfigNode<'_>| Some(table.get("segment").text()?.value.is_empty());
        let others = list.iter().enumerate().filter(|(at, _)| *at != default.value);
        let mut bare = others.filter(|(_, table)| has_none(**table) == Some(true));
        if let Some(tag) = bare.find_map(|(_, table)| table.get("tag").text()) {
            let tag = tag.value;
            let message = format!("`{tag}` has no segment and is not the default locale");
            let hint = "give it a segment: only the default locale's URLs may begin without one";
            self.invalid(default.span.clone(), message, hint);
        }
    }

    /// The index of the locale of that name.
    pub(super) fn locale(&mut self, given: &Located<String>, names: &LocaleNames) -> Option<usize> {
        let name = &given.value;
        let found = names.iter().position(|known| known.as_ref() == Some(name));
        // The name of an invalid locale may be this one.
        let known: Option<Vec<&str>> = names.iter().map(Option::as_deref).collect();
        if let Some(known) = known.filter(|known| found.is_none() && !known.is_empty()) {
            let message = format!("no locale has the segment `{name}`");
            let hint = format!("the segments are {}", known.join(", "));
            self.invalid(given.span.clone(), message, hint);
        }
        found
    }
}

/// The Open Graph locale of a tag: its language, and its country or the one that most speakers of
/// the language live in (CLDR, likely subtags). Empty without one, as for `eo`: Open Graph has no
/// form without a country.
fn open_graph(tag: &str) -> String {
    let Ok(language) = Language::parse(tag) else { return String::new() };
    let code = language.code();
    match language.country() {
        _ if language.region() == Some(LATIN_AMERICA) => format!("{code}_LA"),
        // An area, such as Europe, is not a country.
        _ if language.region().is_some_and(is_area) => String::new(),
        Some(country) => format!("{code}_{country}"),
        None => String::new(),
    }
}

/// The region of Latin America (UN M.49), which Open Graph writes `LA`.
const LATIN_AMERICA: &str = "419";

/// Returns whether a region is an area of several countries (UN M.49).
fn is_area(region: &str) -> bool {
    region.bytes().all(|digit| digit.is_ascii_digit())
}

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
        for tag in ["eo", "ia", "vo", "eo-001", "xx", "en-150", "en-001", "ar-015"] {
            assert_eq!(open_graph(tag), "", "{tag}");
        }
        for wrong in ["en", "en-US", "zh_Hant_HK", "en_us", "EN_US", ""] {
            assert!(!is_open_graph(wrong), "{wrong}");
        }
    }
}
