//! Islands and their messages as queries.

use crate::assets::island::messages::{Slice, slice};
use crate::assets::island::props;
use crate::assets::island::spec::{IslandSpec, discover};
use crate::content::DATA_FILES;
use crate::content::config::{self, Located};
use crate::content::schema::Field;
use crate::engine::diagnostic::{Code, Diagnostic, Place};
use crate::engine::query::{Query, Reader, Versioned};
use crate::i18n::copies::is_copy;
use crate::i18n::message::{
    CATALOG, Catalog, FluentMessage, MessageFile, Scope, Site, check_references,
    check_translations, find, has_texts, island_messages,
};

/// All islands, with their props.
pub static FOUND: Query<Vec<(IslandSpec, Vec<Field>)>> = Query::new(|reader, _, report| {
    let specs = discover(reader.snapshot(), report).into_iter();
    specs.map(|spec| (spec.clone(), props::fields(&spec, report))).collect()
});

/// The messages of an island in a locale; see [`words_name`].
pub(super) static ISLAND_WORDS: Query<Slice> = Query::new(|reader, name, report| {
    let (name, tag) = name.split_once(' ').unwrap_or_default();
    let (found, data_files) = (reader.get(&FOUND, ""), reader.get(&DATA_FILES, ""));
    let config = config::current(reader);
    let spec = found.iter().map(|(spec, _)| spec).find(|spec| spec.name == name);
    let locale = config.locales.iter().find(|locale| locale.tag == tag);
    let (Some(spec), Some(locale)) = (spec, locale) else { return Slice::default() };
    let messages = IslandMessages::of(reader, tag, name);
    let fallback_locale = locale.fallback.map(|at| &config.locales[at]);
    let fallback_messages =
        fallback_locale.map(|locale| IslandMessages::of(reader, &locale.tag, name));
    let scope = messages.scope(fallback_messages.as_ref());
    let default = &config.locales[config.default_locale];
    let originals =
        (locale.tag != default.tag).then(|| IslandMessages::of(reader, &default.tag, name));
    let is_copy = |own: &FluentMessage<'_>| {
        let originals = originals.as_ref().map(|messages| messages.scope(None));
        let original = originals.and_then(|scope| scope.message(own.id.name));
        original.is_some_and(|it| is_copy(reader, (it.message, &default.tag), (own, tag)))
    };
    // Without a fallback, only copies are borrowed.
    let lender = fallback_messages.as_ref().zip(fallback_locale);
    let lender = lender.or_else(|| Some((originals.as_ref()?, default)));
    let lender = lender.map(|(messages, locale)| (messages.scope(None), locale));
    slice(spec, scope, lender, is_copy, &data_files, report)
});

/// The name of an island's messages in the locale with that tag.
pub(super) fn words_name(island: &str, tag: &str) -> String {
    format!("{island} {tag}")
}

/// The sources of an island's messages in a locale.
struct IslandMessages {
    own: Option<Versioned<MessageFile>>,
    catalog: Versioned<Catalog>,
}

impl IslandMessages {
    fn of(reader: &Reader, tag: &str, name: &str) -> IslandMessages {
        let own = find(reader, &island_messages(tag, name));
        IslandMessages { own, catalog: reader.get(&CATALOG, tag) }
    }

    fn scope<'a>(&'a self, fallback: Option<&'a IslandMessages>) -> Scope<'a> {
        let fallback_file = fallback.and_then(|messages| messages.own.as_deref());
        Scope { own: self.own.as_deref(), fallback_file, catalog: &self.catalog }
    }
}

/// Checks the messages of the island of that name, and compares the languages.
pub static ISLAND_CHECK: Query<()> = Query::new(|reader, name, report| {
    let (found, data_files) = (reader.get(&FOUND, ""), reader.get(&DATA_FILES, ""));
    let config = config::current(reader);
    let Some((spec, _)) = found.iter().find(|(spec, _)| spec.name == name) else { return };
    let locales = config.locales.iter();
    let all: Vec<IslandMessages> =
        locales.map(|locale| IslandMessages::of(reader, &locale.tag, name)).collect();
    let locales = config.locales.iter().zip(&all);
    let scopes: Vec<Scope<'_>> = locales
        .map(|(locale, messages)| messages.scope(locale.fallback.map(|fallback| &all[fallback])))
        .collect();
    for scope in &scopes {
        if let Some(file) = scope.own {
            scope.check_shadowing(|_| false, report);
            check_references(file, *scope, &data_files, &|_| false, report);
        }
    }
    let owner = format!("the island `{name}`");
    let (path, original) = (|tag: &str| island_messages(tag, name), config.default_locale);
    let locales = config.locales.iter().enumerate();
    let locales = locales.filter(|(_, locale)| has_texts(reader.snapshot(), &locale.tag));
    let site = Site { data_files: &data_files, is_wanted: &|_| false, is_passed: &|_| false };
    check_translations(&owner, path, &scopes, original, locales, site, report);
    let tag = &config.locales[original].tag;
    for Located { value: id, span } in &spec.messages {
        if scopes[original].is_valid() && scopes[original].message(id).is_none() {
            let hint = format!("define it in a file of locales/{tag}");
            report.add(
                Diagnostic::new(Code::UnknownMessage, format!("there is no message `{id}`"))
                    .at(Place::new(&spec.path, span.clone()))
                    .did_you_mean(id, [scopes[original].catalog.names()], hint),
            );
        }
    }
});
