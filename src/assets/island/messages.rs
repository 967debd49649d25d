//! The messages of an island in one language, for i18next.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use crate::assets::island::spec::IslandSpec;
use crate::content::DataFiles;
use crate::content::config::Locale;
use crate::engine::diagnostic::Report;
use crate::i18n::format::{Formatter, TimeZone};
use crate::i18n::message::{FluentMessage, Scope, refused_by_i18next, to_i18next};

/// The key of the locale of dates, lists and relative times, if it is not that of the page; no
/// message has this id.
const FORMATS: &str = "@formats";

/// The key of the locale of numbers, if it is not that of the page; no message has this id.
const NUMBERS: &str = "@numbers";

/// The key of the formats that not all browsers have, as JSON; no message has this id.
const FORMAT_DATA: &str = "@formatData";

/// The key of the time zone of the site, if it has one; no message has this id.
const TIME_ZONE: &str = "@timeZone";

/// The key of the messages in the language of the fallback, as JSON; no message has this id.
pub(super) const BORROWED: &str = "@borrowed";

/// The messages that are delivered with an island.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Slice {
    /// i18next JSON: keys, with the suffix of their plural form, and texts.
    pub messages: BTreeMap<String, String>,
    /// Shared messages that they include.
    pub shared: BTreeSet<String>,
    /// Whether there are messages, and all are in the language of the fallback. The island is then
    /// that of the fallback.
    pub is_borrowed: bool,
}

/// The language of texts that an island shows in another language than its own: that of the
/// fallback, or that of the page in an island of the fallback.
#[derive(Clone, Copy, Debug, Serialize)]
pub(super) struct FallbackLanguage<'a> {
    /// Its BCP 47 tag.
    locale: &'a str,
    dir: &'static str,
}

impl<'a> FallbackLanguage<'a> {
    /// The language of a locale.
    pub(super) fn of(locale: &'a Locale) -> FallbackLanguage<'a> {
        FallbackLanguage { locale: &locale.tag, dir: locale.direction.as_str() }
    }
}

/// The messages of an island that are in the language of the fallback.
#[derive(Serialize)]
struct Borrowed<'a> {
    #[serde(flatten)]
    language: FallbackLanguage<'a>,
    ids: Vec<&'a str>,
    settings: BTreeMap<&'static str, String>,
}

/// The messages of an island: all of its own file, and the shared ones that it names. Those that it
/// lacks, and copies by `is_copy`, are those of the lender. Features that i18next does not
/// support are reported.
pub(super) fn slice(
    spec: &IslandSpec,
    scope: Scope<'_>,
    lender: Option<(Scope<'_>, &Locale)>,
    is_copy: impl Fn(&FluentMessage<'_>) -> bool,
    data_files: &DataFiles,
    report: &mut Report,
) -> Slice {
    let mut ids: BTreeSet<&str> = spec.messages.iter().map(|named| named.value.as_str()).collect();
    let lender_scope = lender.map(|(scope, _)| scope);
    for scope in std::iter::once(scope).chain(lender_scope) {
        ids.extend(scope.own.into_iter().flat_map(|file| file.ids()));
    }
    let is_own = |id: &&str| {
        let is_lent = || lender_scope.is_some_and(|scope| scope.message(id).is_some());
        scope.message(id).is_some_and(|own| !(is_copy(own.message) && is_lent()))
    };
    let (own, borrowed_ids): (Vec<&str>, Vec<&str>) = ids.into_iter().partition(is_own);
    let mut slice = Slice::default();
    slice.add(&own, scope, data_files, report);
    let mut settings = settings(&scope.catalog.formatter);
    if let Some((lender_scope, locale)) = lender {
        slice.add(&borrowed_ids, lender_scope, data_files, report);
        let lender_settings = self::settings(&lender_scope.catalog.formatter);
        slice.is_borrowed = own.is_empty() && !borrowed_ids.is_empty();
        if slice.is_borrowed {
            settings = lender_settings;
        } else if !borrowed_ids.is_empty() {
            let borrowed = Borrowed {
                language: FallbackLanguage::of(locale),
                ids: borrowed_ids,
                settings: lender_settings,
            };
            settings.insert(BORROWED, json(&borrowed));
        }
    }
    slice.messages.extend(settings.into_iter().map(|(key, value)| (key.to_owned(), value)));
    slice
}

/// The entries that describe the formats of a language.
fn settings(formatter: &Formatter) -> BTreeMap<&'static str, String> {
    let mut settings = BTreeMap::new();
    for (key, tag) in [(FORMATS, formatter.tag()), (NUMBERS, formatter.number_tag())] {
        if tag != formatter.language() {
            settings.insert(key, tag.to_owned());
        }
    }
    if let Some(formats) = formatter.for_browsers() {
        settings.insert(FORMAT_DATA, json(&formats));
    }
    if *formatter.time_zone() != TimeZone::utc() {
        settings.insert(TIME_ZONE, formatter.time_zone().name().to_owned());
    }
    settings
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("texts are JSON")
}

impl Slice {
    /// Adds the messages with these ids of `scope`.
    fn add(&mut self, ids: &[&str], scope: Scope<'_>, data_files: &DataFiles, report: &mut Report) {
        for id in ids {
            let Some(found) = scope.message(id) else { continue };
            let id = found.message.id.name;
            for attribute in &found.message.attributes {
                let message = format!("`{id}` has an attribute, which an island can't read");
                let hint = Some("make it a message of its own");
                report.add(refused_by_i18next(scope, attribute.id.name, message, hint));
            }
            let Some(pattern) = &found.message.value else { continue };
            match to_i18next(id, pattern, scope, data_files, &mut self.shared) {
                Ok(texts) => self.messages.extend(texts),
                Err(diagnostics) => diagnostics.into_iter().for_each(|one| report.add(one)),
            }
        }
    }
}
