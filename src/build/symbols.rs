//! Names in source files, and what they stand for: messages, pages, assets, islands and data. The
//! language server finds definitions and uses by them.

mod folding;
mod name;
mod outline;
mod scan;

use std::collections::BTreeSet;
use std::ops::Range;
use std::slice;

use crate::base::parallel;
use crate::build::rename::Owner;
pub use crate::build::symbols::folding::{Fold, folds};
pub use crate::build::symbols::name::{Name, SymbolKind};
pub use crate::build::symbols::outline::{OutlinePart, PartKind, outline_parts};
use crate::build::symbols::scan::{first_arguments, links, placeables, variables};
use crate::content::schema::{Data, RefKind, Reference};
use crate::content::yaml::{Node, Value, parse};
use crate::content::{DATA, page_id};
use crate::engine::diagnostic::{Place, Report};
use crate::engine::source::SourcePath;
use crate::i18n::message::{
    LOCALES, MessageFile, entry_name, find_text, id_uses, parse_body, split_locale,
};
use crate::page::render::LoadedSite;
use crate::template::code_spans;

/// The functions of templates and islands whose first argument is a name.
const FUNCTIONS: [(&str, SymbolKind); 8] = [
    ("t", SymbolKind::Message),
    ("rich", SymbolKind::Message),
    ("url", SymbolKind::Page),
    ("asset", SymbolKind::Asset),
    ("inline", SymbolKind::Asset),
    ("picture", SymbolKind::Asset),
    ("island", SymbolKind::Island),
    ("fact", SymbolKind::Data),
];

/// The extensions of code that calls those functions for messages.
const CODE: [&str; 4] = ["tsx", "ts", "jsx", "js"];

/// The names in a file with this text. Of a page or a data file, those that the site was loaded
/// with and that are still at their places.
pub fn names(site: &LoadedSite, path: &SourcePath, text: &str) -> Vec<Name> {
    let extension = path.as_str().rsplit('.').next().unwrap_or_default();
    let is_template = path.as_str().starts_with("templates/");
    match extension {
        "ftl" => {
            let file = MessageFile::parse(path.clone(), text.to_owned(), &mut Report::new());
            let uses = id_uses(&file).into_iter().map(|found| Name {
                kind: SymbolKind::Message,
                name: found.id,
                span: found.span,
                is_definition: found.is_definition,
            });
            uses.chain(links(text)).chain(data_variables(site, text)).collect()
        }
        "yaml" if !is_template => {
            let mut names = references(site, path, text);
            names.extend(data_keys(path, text));
            names
        }
        "md" => {
            let names = placeables(text).into_iter().chain(links(text));
            names.chain(data_variables(site, text)).collect()
        }
        _ if is_template => {
            let parts = code_spans(text);
            let names = FUNCTIONS.iter().flat_map(|(function, kind)| {
                first_arguments(text, &parts, function, *kind).collect::<Vec<_>>()
            });
            names.chain(links(text)).collect()
        }
        _ if CODE.contains(&extension) => {
            let whole = 0..text.len();
            let messages = FUNCTIONS.iter().filter(|(_, kind)| *kind == SymbolKind::Message);
            let names = messages.flat_map(|(function, kind)| {
                first_arguments(text, slice::from_ref(&whole), function, *kind)
            });
            names.collect()
        }
        _ => Vec::new(),
    }
}

/// The variables of the data in messages or a body.
fn data_variables(site: &LoadedSite, text: &str) -> Vec<Name> {
    let name = |(name, span): (&str, Range<usize>)| Name {
        kind: SymbolKind::Data,
        name: site.data_files.variable_path(name).unwrap_or_else(|| name.to_owned()),
        span,
        is_definition: false,
    };
    variables(text).map(name).collect()
}

/// The keys of a data file, as the paths of their values.
fn data_keys(path: &SourcePath, text: &str) -> Vec<Name> {
    fn collect(node: &Node, path: &str, names: &mut Vec<Name>) {
        match &node.value {
            Value::Scalar { .. } => {}
            Value::List(items) => items
                .iter()
                .enumerate()
                .for_each(|(at, item)| collect(item, &format!("{path}.{at}"), names)),
            Value::Map(entries) => {
                for (key, item) in entries {
                    let path = format!("{path}.{}", key.text);
                    collect(item, &path, names);
                    names.push(Name {
                        kind: SymbolKind::Data,
                        name: path,
                        span: key.span(),
                        is_definition: true,
                    });
                }
            }
        }
    }
    let mut names = Vec::new();
    let name = path.as_str().strip_prefix(DATA).and_then(|name| name.strip_suffix(".yaml"));
    if let (Some(name), Some(node)) = (name, parse(path, text, &mut Report::new())) {
        collect(&node, name, &mut names);
    }
    names
}

/// The references that a page or a data file was read with.
fn references(site: &LoadedSite, path: &SourcePath, text: &str) -> Vec<Name> {
    let of_page = site.pages.iter().filter(|page| page.source == *path && page.part.is_none());
    let of_page = of_page.flat_map(|page| &page.references);
    let of_data = site.data_files.references.iter().filter(|(source, _)| source == path);
    let all = of_page.chain(of_data.flat_map(|(_, references)| references));
    let mut names: Vec<Name> = all.filter_map(|one| reference(one, text)).collect();
    names.sort_by_key(|name| name.span.start);
    names.dedup();
    names
}

fn reference(reference: &Reference, text: &str) -> Option<Name> {
    let kind = match reference.kind {
        RefKind::Message => SymbolKind::Message,
        RefKind::Page => SymbolKind::Page,
        RefKind::Asset => SymbolKind::Asset,
        RefKind::DataValue => SymbolKind::Data,
    };
    let written = text.get(reference.span())?;
    let at = reference.start as usize + written.find(&*reference.name)?;
    let name = reference.name.to_string();
    // The name of a default is not in the file.
    let is_written = reference.default_of.is_none();
    is_written.then(|| Name { kind, span: at..at + name.len(), name, is_definition: false })
}

/// The part of the site that a file belongs to: a page, an island, or all.
fn user_of(path: &SourcePath) -> Option<Owner> {
    if let Some((_, below)) = split_locale(path.as_str()) {
        let body = || parse_body(below).map(|(id, _)| Owner::Page(id.to_owned()));
        return body().or_else(|| Some(Owner::of(below)));
    }
    if let Some(rest) = path.as_str().strip_prefix("islands/") {
        return rest.split_once('/').map(|(name, _)| Owner::Island(name.to_owned()));
    }
    page_id(path).map(|id| Owner::Page(id.to_owned()))
}

/// The files with the messages of an owner, in the order of the locales.
fn message_files(site: &LoadedSite, owner: &Owner) -> Vec<SourcePath> {
    let snapshot = &site.snapshot;
    let below = match owner {
        Owner::Page(id) => format!("pages/{id}.ftl"),
        Owner::Island(name) => format!("islands/{name}.ftl"),
        Owner::Shared => {
            let is_shared = |path: &&SourcePath| {
                path.as_str().ends_with(".ftl")
                    && split_locale(path.as_str())
                        .is_some_and(|(_, below)| Owner::of(below) == Owner::Shared)
            };
            return snapshot.under(LOCALES).filter(is_shared).cloned().collect();
        }
    };
    let locales = site.config.locales.iter();
    let paths = locales.map(|locale| format!("{LOCALES}{}/{below}", locale.tag));
    paths.filter_map(|path| find_text(snapshot, &path)).collect()
}

/// The places where a message of an owner is defined.
fn message_places(site: &LoadedSite, owner: &Owner, id: &str) -> Vec<Place> {
    let places = message_files(site, owner).into_iter().filter_map(|path| {
        let file = MessageFile::read(&site.snapshot, &path, &mut Report::new());
        let name = file.entry(id).and_then(entry_name)?;
        Some(file.place(name))
    });
    places.collect()
}

/// The owner of a message that a file names: the file's own page or island if it has the message,
/// else all.
fn owner_of(site: &LoadedSite, path: &SourcePath, id: &str) -> Owner {
    let own = user_of(path).filter(|owner| !message_places(site, owner, id).is_empty());
    own.unwrap_or(Owner::Shared)
}

/// The places where what a name of a file stands for is defined: a message in each language.
pub fn definitions(site: &LoadedSite, path: &SourcePath, name: &Name) -> Vec<Place> {
    let source = |found: Option<&SourcePath>| found.map(Place::file).into_iter().collect();
    match name.kind {
        SymbolKind::Message => message_places(site, &owner_of(site, path, &name.name), &name.name),
        SymbolKind::Page => {
            source(site.pages.iter().find(|page| *page.id == *name.name).map(|page| &page.source))
        }
        SymbolKind::Asset => source(site.assets.get(&name.name).map(|asset| asset.source())),
        SymbolKind::Island => {
            source(site.islands.specs().find(|spec| spec.name == name.name).map(|spec| &spec.path))
        }
        SymbolKind::Data => {
            let file = name.name.split('.').next().unwrap_or_default();
            let Some(file) = site.data_files.files.get(file) else { return Vec::new() };
            let text = site.snapshot.read_text(file.source.as_str()).unwrap_or_default();
            let mut keys = data_keys(&file.source, &text).into_iter();
            match keys.find(|key| key.name == name.name) {
                Some(key) => vec![Place::new(&file.source, key.span)],
                None => vec![Place::file(&file.source)],
            }
        }
    }
}

/// A value of the data in words: the value, and the texts beside it.
pub fn value_words(site: &LoadedSite, path: &str) -> Option<String> {
    let data = site.data_files.at(path)?;
    let text = |data: &Data| match data {
        Data::Text(text) | Data::Integer(text, _) | Data::Number(text, _) | Data::Date(text) => {
            Some(text.to_string())
        }
        Data::Boolean(value) => Some(value.to_string()),
        _ => None,
    };
    if let Some(text) = text(data) {
        return Some(text);
    }
    let lines = data.keys().filter_map(|key| Some(format!("{key}: {}", text(data.get(key)?)?)));
    Some(lines.collect::<Vec<_>>().join("\n")).filter(|lines| !lines.is_empty())
}

/// The text of a message at its definition, as it is written.
pub fn message_text(site: &LoadedSite, place: &Place) -> Option<String> {
    let file = MessageFile::read(&site.snapshot, &place.path, &mut Report::new());
    let id = file.source().get(place.start..place.end)?;
    let (_, text) = file.entry_text(id).split_once('=')?;
    Some(text.trim().to_owned())
}

/// The places of all names that stand for the same as a name of a file, including definitions.
pub fn uses(site: &LoadedSite, path: &SourcePath, name: &Name) -> Vec<Place> {
    let is_message = name.kind == SymbolKind::Message;
    let owner = is_message.then(|| owner_of(site, path, &name.name));
    let snapshot = &site.snapshot;
    let all: Vec<&SourcePath> = snapshot.under("").collect();
    let in_file = |path: &&SourcePath| -> Vec<Place> {
        let is_user = match (&owner, user_of(path)) {
            (None | Some(Owner::Shared), _) | (_, None) => true,
            (Some(owner), Some(user)) => *owner == user,
        };
        let is_text = ["ftl", "yaml", "md", "html", "xml", "txt", "svg", "json"]
            .iter()
            .chain(&CODE)
            .any(|end| path.as_str().rsplit('.').next() == Some(end));
        if !is_user || !is_text {
            return Vec::new();
        }
        let Ok(text) = snapshot.read_text(path.as_str()) else { return Vec::new() };
        let written = match name.kind {
            // A variable has hyphens between the keys, and a data file has each key at its place.
            SymbolKind::Data => name.name.rsplit('.').next().unwrap_or_default(),
            _ => name.name.trim_start_matches('-'),
        };
        if memchr::memmem::find(text.as_bytes(), written.as_bytes()).is_none() {
            return Vec::new();
        }
        let same = names(site, path, &text);
        let same = same.into_iter().filter(|one| one.kind == name.kind && one.name == name.name);
        let places: Vec<Place> = same.map(|one| Place::new(path, one.span)).collect();
        let is_same = places.is_empty()
            || owner.as_ref().is_none_or(|owner| owner_of(site, path, &name.name) == *owner);
        if is_same { places } else { Vec::new() }
    };
    let found: BTreeSet<Place> = parallel::map(&all, in_file).into_iter().flatten().collect();
    found.into_iter().collect()
}

/// The names of a kind that a file can use, for completion.
pub fn known(site: &LoadedSite, path: &SourcePath, kind: SymbolKind) -> Vec<String> {
    match kind {
        SymbolKind::Message => {
            let mut ids = BTreeSet::new();
            for owner in user_of(path).into_iter().chain([Owner::Shared]) {
                for path in message_files(site, &owner) {
                    let file = MessageFile::read(&site.snapshot, &path, &mut Report::new());
                    let definitions = id_uses(&file).into_iter().filter(|one| one.is_definition);
                    ids.extend(definitions.map(|one| one.id));
                }
            }
            ids.into_iter().collect()
        }
        SymbolKind::Page => site.routes.ids().map(str::to_owned).collect(),
        SymbolKind::Asset => site.assets.names().map(str::to_owned).collect(),
        SymbolKind::Island => site.islands.specs().map(|spec| spec.name.clone()).collect(),
        SymbolKind::Data => {
            let is_text = [".ftl", ".md"].iter().any(|end| path.as_str().ends_with(end));
            let paths = site.data_files.paths().into_iter();
            paths.map(|path| if is_text { path.replace('.', "-") } else { path }).collect()
        }
    }
}

/// The id of a page file or of a file with its texts.
pub fn page_of(path: &SourcePath) -> Option<String> {
    match user_of(path)? {
        Owner::Page(id) => Some(id),
        _ => None,
    }
}
