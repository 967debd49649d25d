//! The messages of an island in one language, for i18next.

use std::collections::{BTreeMap, BTreeSet};

use crate::assets::island::spec::IslandSpec;
use crate::content::DataFiles;
use crate::engine::diagnostic::Report;
use crate::i18n::format::TimeZone;
use crate::i18n::message::{Scope, refused_by_i18next, to_i18next};

/// The key of the locale of dates, lists and relative times, if it is not that of the page; no
/// message has this id.
const FORMATS: &str = "@formats";

/// The key of the locale of numbers, if it is not that of the page; no message has this id.
const NUMBERS: &str = "@numbers";

/// The key of the formats that not all browsers have, as JSON; no message has this id.
const FORMAT_DATA: &str = "@formatData";

/// The key of the time zone of the site, if it has one; no message has this id.
const TIME_ZONE: &str = "@timeZone";

/// The messages that are delivered with an island.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Slice {
    /// i18next JSON: keys, with the suffix of their plural form, and texts.
    pub messages: BTreeMap<String, String>,
    /// Shared messages that they include.
    pub shared: BTreeSet<String>,
    /// Whether there are messages, and all are in the language of the fallback.
    pub is_borrowed: bool,
}

/// The messages of an island: all of its own file, and the shared ones that it names. Features that
/// i18next does not support are reported.
pub(super) fn slice(
    spec: &IslandSpec,
    scope: Scope<'_>,
    fallback: Option<Scope<'_>>,
    data_files: &DataFiles,
    report: &mut Report,
) -> Slice {
    let mut ids: BTreeSet<&str> = spec.messages.iter().map(|named| named.value.as_str()).collect();
    for scope in std::iter::once(scope).chain(fallback) {
        ids.extend(scope.own.into_iter().flat_map(|file| file.ids()));
    }
    let mut slice = Slice::default();
    let plurals = &scope.catalog.formatter;
    for (key, tag) in [(FORMATS, plurals.tag()), (NUMBERS, plurals.number_tag())] {
        if tag != plurals.language() {
            slice.messages.insert(key.to_owned(), tag.to_owned());
        }
    }
    if let Some(formats) = plurals.for_browsers() {
        let formats = serde_json::to_string(&formats).unwrap_or_default();
        slice.messages.insert(FORMAT_DATA.to_owned(), formats);
    }
    if *plurals.time_zone() != TimeZone::utc() {
        let zone = plurals.time_zone().name().to_owned();
        slice.messages.insert(TIME_ZONE.to_owned(), zone);
    }
    slice.is_borrowed = !ids.is_empty() && ids.iter().all(|id| scope.message(id).is_none());
    for id in ids {
        let scopes = std::iter::once(scope).chain(fallback);
        let Some((found, scope)) =
            scopes.into_iter().find_map(|scope| scope.message(id).map(|found| (found, scope)))
        else {
            continue;
        };
        let id = found.message.id.name;
        for attribute in &found.message.attributes {
            let message = format!("`{id}` has an attribute, which an island can't read");
            let hint = Some("make it a message of its own");
            report.add(refused_by_i18next(scope, attribute.id.name, message, hint));
        }
        let Some(pattern) = &found.message.value else { continue };
        match to_i18next(id, pattern, scope, plurals, data_files, &mut slice.shared) {
            Ok(texts) => slice.messages.extend(texts),
            Err(diagnostics) => diagnostics.into_iter().for_each(|one| report.add(one)),
        }
    }
    slice
}
