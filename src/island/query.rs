//! Islands and their messages as queries.

use crate::config::{self, Config};
use crate::content::{FACTS, Facts};
use crate::diagnostic::{Code, Diagnostic, Place, Report, nearest};
use crate::island::props;
use crate::island::spec::{IslandSpec, discover};
use crate::island::words::{Slice, slice};
use crate::message::{
    CATALOG, Catalog, MessageFile, Scope, ScopedFile, check_references, check_translation, find,
    island_messages,
};
use crate::query::{Query, Reader, Versioned};
use crate::schema::Field;

/// All islands, with their props.
pub static FOUND: Query<Vec<(IslandSpec, Vec<Field>)>> =
    Query::new("islands", |reader, _, report| {
        let specs = discover(reader.snapshot(), report).into_iter();
        specs.map(|spec| (spec.clone(), props::fields(&spec, report))).collect()
    });

/// The messages of an island in a locale; see [`words_name`].
pub(super) static WORDS: Query<Slice> = Query::new("island messages", |reader, name, report| {
    let (name, tag) = name.split_once(' ').unwrap_or_default();
    let (found, facts) = (reader.get(&FOUND, ""), reader.get(&FACTS, ""));
    let config = config::current(reader);
    let spec = found.iter().map(|(spec, _)| spec).find(|spec| spec.name == name);
    let locale = config.locales.iter().find(|locale| locale.tag == tag);
    let (Some(spec), Some(locale)) = (spec, locale) else { return Slice::default() };
    let messages = Messages::of(reader, tag, name);
    let fallback = locale.fallback.map(|at| Messages::of(reader, &config.locales[at].tag, name));
    let fallback = fallback.as_ref().map(Messages::scope);
    slice(spec, messages.scope(), fallback, &facts, report)
});

/// The name of an island's messages in the locale with that tag.
pub(super) fn words_name(island: &str, tag: &str) -> String {
    format!("{island} {tag}")
}

/// What an island's messages in a locale are looked up in.
struct Messages {
    own: Option<Versioned<MessageFile>>,
    catalog: Versioned<Catalog>,
}

impl Messages {
    fn of(reader: &Reader<'_>, tag: &str, name: &str) -> Messages {
        let own = find(reader, &island_messages(tag, name));
        Messages { own, catalog: reader.get(&CATALOG, tag) }
    }

    fn scope(&self) -> Scope<'_> {
        Scope { own: self.own.as_deref(), catalog: &self.catalog }
    }
}

/// Checks the messages of the island of that name, and compares the languages.
pub static CHECK: Query<()> = Query::new("check of an island", |reader, name, report| {
    let (found, facts) = (reader.get(&FOUND, ""), reader.get(&FACTS, ""));
    let config = config::current(reader);
    let Some((spec, _)) = found.iter().find(|(spec, _)| spec.name == name) else { return };
    let all: Vec<Messages> =
        config.locales.iter().map(|locale| Messages::of(reader, &locale.tag, name)).collect();
    check_files(&config, &all, &facts, spec, report);
});

fn check_files(
    config: &Config,
    messages: &[Messages],
    facts: &Facts,
    spec: &IslandSpec,
    report: &mut Report,
) {
    let scope = |at: usize| messages[at].scope();
    for (at, one) in messages.iter().enumerate() {
        if let Some(file) = &one.own {
            scope(at).check_shadowing(report);
            check_references(file, scope(at), facts, report);
        }
    }
    let default = config.default_locale;
    let Some(reference) = &messages[default].own else { return };
    for (at, locale) in config.locales.iter().enumerate().filter(|(at, _)| *at != default) {
        match &messages[at].own {
            Some(file) => check_translation(
                ScopedFile { scope: scope(default), file: reference },
                ScopedFile { scope: scope(at), file },
                locale.fallback.is_some(),
                report,
            ),
            None if locale.fallback.is_some() => {}
            None => report.add(
                Diagnostic::new(
                    Code::MissingMessage,
                    format!("the island `{}` has no messages in `{}`", spec.name, locale.tag),
                )
                .at(Place::file(&reference.path))
                .hint(format!(
                    "translate this file to `{}`",
                    island_messages(&locale.tag, &spec.name)
                )),
            ),
        }
    }
    let tag = &config.locales[default].tag;
    for message in &spec.messages {
        if scope(default).message(&message.value).is_none() {
            let near = nearest(&message.value, messages[default].catalog.ids());
            report.add(
                Diagnostic::new(
                    Code::UnknownMessage,
                    format!("there is no message `{}`", message.value),
                )
                .at(Place::new(&spec.path, message.span.clone()))
                .hint(near.map_or_else(
                    || format!("define it in a file of locales/{tag}"),
                    |near| format!("did you mean `{near}`?"),
                )),
            );
        }
    }
}
