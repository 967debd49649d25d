//! Names in source files, and what they stand for: messages, pages, assets, islands, data and
//! section types. Definitions and uses are found by them, and all but messages are renamed by them.

mod code;
mod data;
mod folding;
mod name;
mod names;
mod outline;
mod scan;

use std::collections::BTreeSet;
use std::ops::Range;

use crate::assets::asset::address_between;
use crate::base::parallel;
use crate::base::path::file_name;
use crate::build::rename::Owner;
pub use crate::build::symbols::code::{Role, TemplateCode, template_code};
pub use crate::build::symbols::folding::{Fold, folds};
pub use crate::build::symbols::name::{Name, SymbolKind};
pub use crate::build::symbols::names::names;
use crate::build::symbols::names::{CODE, FUNCTIONS};
pub use crate::build::symbols::outline::{OutlinePart, PartKind, outline_parts};
use crate::build::symbols::scan::addresses;
pub(super) use crate::build::symbols::scan::variables;
use crate::content::schema::Data;
use crate::content::{SECTIONS, page_id};
use crate::engine::diagnostic::{Place, Report};
use crate::engine::source::SourcePath;
use crate::i18n::message::{
    LOCALES, MessageFile, entry_name, find_text, id_uses, parse_body, split_locale,
};
use crate::page::render::LoadedSite;

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
            let mut keys = names(site, &file.source, &text).into_iter();
            match keys.find(|key| key.is_definition && key.name == name.name) {
                Some(key) => vec![Place::new(&file.source, key.span)],
                None => vec![Place::file(&file.source)],
            }
        }
        SymbolKind::Section => source(site.snapshot.find(&format!("{SECTIONS}{}.html", name.name))),
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
    let is_user = |path: &SourcePath| match (&owner, user_of(path)) {
        (None | Some(Owner::Shared), _) | (_, None) => true,
        (Some(owner), Some(user)) => *owner == user,
    };
    let written = match name.kind {
        // A variable has hyphens between the keys, and a data file has each key at its place.
        SymbolKind::Data => name.name.rsplit('.').next().unwrap_or_default(),
        // An address in a style sheet is relative to the sheet.
        SymbolKind::Asset => file_name(&name.name),
        _ => name.name.trim_start_matches('-'),
    };
    let is_same = |one: &Name| one.kind == name.kind && one.name == name.name;
    let found = all_names(site, written, is_user).into_iter().filter_map(|(path, names)| {
        let places: Vec<Place> =
            names.into_iter().filter(is_same).map(|one| Place::new(&path, one.span)).collect();
        let is_same = places.is_empty()
            || owner.as_ref().is_none_or(|owner| owner_of(site, &path, &name.name) == *owner);
        is_same.then_some(places)
    });
    let found: BTreeSet<Place> = found.flatten().collect();
    found.into_iter().collect()
}

/// The names in all files that contain a text and that `is_user` accepts.
pub fn all_names(
    site: &LoadedSite,
    written: &str,
    is_user: impl Fn(&SourcePath) -> bool + Sync,
) -> Vec<(SourcePath, Vec<Name>)> {
    let all: Vec<&SourcePath> = site.snapshot.under("").collect();
    let in_file = |path: &&SourcePath| {
        let is_text = path.as_str().starts_with("templates/")
            || ["ftl", "yaml", "md", "toml", "json", "csv", "css"]
                .iter()
                .chain(&CODE)
                .any(|end| path.as_str().rsplit('.').next() == Some(end));
        if !is_text || !is_user(path) {
            return None;
        }
        let text = site.snapshot.read_text(path.as_str()).ok()?;
        memchr::memmem::find(text.as_bytes(), written.as_bytes())?;
        Some(((*path).clone(), names(site, path, &text)))
    };
    parallel::map(&all, in_file).into_iter().flatten().collect()
}

/// The spans of the addresses in a style sheet.
pub fn sheet_addresses(text: &str) -> Vec<Range<usize>> {
    addresses(text, true)
}

/// The kind of the names that are the first argument of a function of templates.
pub fn named_by(function: &str) -> Option<SymbolKind> {
    FUNCTIONS.iter().find(|(name, _)| *name == function).map(|(_, kind)| *kind)
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
        SymbolKind::Asset => {
            // Style sheets and code name the file by its address.
            let is_address = ["css"].iter().chain(&CODE).any(|end| path.as_str().ends_with(end));
            let written = |name: &str| match is_address {
                true => address_between(path.as_str(), &format!("assets/{name}"), "../"),
                false => name.to_owned(),
            };
            site.assets.names().map(written).collect()
        }
        SymbolKind::Island => site.islands.specs().map(|spec| spec.name.clone()).collect(),
        SymbolKind::Data => {
            let is_text = [".ftl", ".md"].iter().any(|end| path.as_str().ends_with(end));
            let paths = site.data_files.paths().into_iter();
            paths.map(|path| if is_text { path.replace('.', "-") } else { path }).collect()
        }
        SymbolKind::Section => {
            let files = site.snapshot.files_in(SECTIONS).map(SourcePath::as_str);
            let types = files.filter_map(|path| path[SECTIONS.len()..].strip_suffix(".html"));
            types.map(str::to_owned).collect()
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
