//! The names in a source file.

use std::slice;

use crate::assets::asset::file_beside;
use crate::build::symbols::code::{Chain, Role, TemplateCode, template_code};
use crate::build::symbols::data::{data_keys, schema_names, variable_names};
use crate::build::symbols::name::{Name, SymbolKind, name_use, unquoted};
use crate::build::symbols::scan::{
    addresses, first_arguments, links, markdown_code, pictures, placeables,
};
use crate::content::config::config_references;
use crate::content::data_tree;
use crate::content::schema::{RefKind, Reference};
use crate::content::yaml::{Node, Value, parse};
use crate::engine::diagnostic::Report;
use crate::engine::source::SourcePath;
use crate::i18n::message::{MessageFile, id_uses};
use crate::page::render::LoadedSite;
use crate::template::code_spans;

/// The functions of templates and islands whose first argument is a name.
pub(super) const FUNCTIONS: [(&str, SymbolKind); 10] = [
    ("t", SymbolKind::Message),
    ("rich", SymbolKind::Message),
    ("url", SymbolKind::Page),
    ("content", SymbolKind::Page),
    ("tags", SymbolKind::Page),
    ("asset", SymbolKind::Asset),
    ("inline", SymbolKind::Asset),
    ("picture", SymbolKind::Asset),
    ("island", SymbolKind::Island),
    ("fact", SymbolKind::Data),
];

/// The extensions of code that calls those functions for messages.
pub(super) const CODE: [&str; 4] = ["tsx", "ts", "jsx", "js"];

/// The folder of assets.
const ASSETS: &str = "assets/";

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
            uses.chain(links(text)).chain(variable_names(site, text)).collect()
        }
        "md" => {
            let code = markdown_code(text);
            let is_code = |name: &Name| code.iter().any(|span| span.contains(&name.span.start));
            let names = placeables(text).into_iter().chain(links(text));
            let names = names.chain(pictures(text, |name| site.assets.get(name).is_some()));
            names.chain(variable_names(site, text)).filter(|name| !is_code(name)).collect()
        }
        "yaml" if is_template => schema_names(path, text),
        _ if is_template => template_names(site, text),
        "toml" if path.as_str() == "site.toml" => config_names(site, path, text),
        "yaml" | "toml" | "json" | "csv" => {
            let mut names = references(site, path, text);
            if let Some((name, tree)) = data_tree(path, text) {
                data_keys(text, name, &tree, &mut names);
            }
            if path.as_str().starts_with("content/pages/") {
                page_names(path, text, &mut names);
            }
            names
        }
        "css" => asset_addresses(site, path, text),
        _ if CODE.contains(&extension) => {
            let whole = 0..text.len();
            let messages = FUNCTIONS.iter().filter(|(_, kind)| *kind == SymbolKind::Message);
            let names = messages.flat_map(|(function, kind)| {
                first_arguments(text, slice::from_ref(&whole), function, *kind)
            });
            names.chain(asset_addresses(site, path, text)).collect()
        }
        _ => Vec::new(),
    }
}

/// The names in a template.
fn template_names(site: &LoadedSite, text: &str) -> Vec<Name> {
    let TemplateCode { literals, chains, .. } = template_code(text, &code_spans(text));
    let mut names: Vec<Name> = links(text);
    for literal in literals.iter().filter(|literal| !literal.is_part) {
        let section = literal.text.strip_prefix("sections/");
        if let Some(section) = section.and_then(|name| name.strip_suffix(".html")) {
            let start = literal.span.start + "sections/".len();
            names.push(name_use(SymbolKind::Section, section, start..start + section.len()));
        }
        let kind = match literal.role {
            Role::Argument { function, is_first: true } => {
                let known = FUNCTIONS.iter().find(|(name, _)| *name == function);
                known.map(|(_, kind)| *kind)
            }
            Role::Compared { name: "id", .. } if site.routes.page(literal.text).is_some() => {
                Some(SymbolKind::Page)
            }
            Role::Compared { name: "type", .. } => Some(SymbolKind::Section),
            _ => None,
        };
        names.extend(kind.map(|kind| name_use(kind, literal.text, literal.span.clone())));
    }
    for chain in &chains {
        data_names(site, chain, &mut names);
    }
    names
}

/// The paths of a path into the data, one for each of its names that are keys.
fn data_names(site: &LoadedSite, chain: &Chain<'_>, names: &mut Vec<Name>) {
    let mut path = String::new();
    for (key, span) in &chain.names {
        if !path.is_empty() {
            path.push('.');
        }
        path.push_str(key);
        if site.data_files.at(&path).is_none() {
            return;
        }
        names.push(name_use(SymbolKind::Data, path.clone(), span.clone()));
    }
}

/// The names in `site.toml`.
fn config_names(site: &LoadedSite, path: &SourcePath, text: &str) -> Vec<Name> {
    let (references, tree) = config_references(path, text);
    let mut names: Vec<Name> = references.iter().filter_map(|one| reference(one, text)).collect();
    names.extend(self::references(site, path, text));
    names.extend(links(text));
    let limits = tree.get("budget").and_then(|budget| budget.get("islands")).and_then(Node::as_map);
    for (key, _) in limits.unwrap_or_default() {
        names.push(name_use(SymbolKind::Page, &*key.text, unquoted(text, key.span())));
    }
    if let Some(settings) = tree.get("settings") {
        data_keys(text, "settings", settings, &mut names);
    }
    let services = tree.get("security").and_then(|security| security.get("services"));
    let services = services.map(items).unwrap_or_default();
    for setting in services.iter().filter_map(|service| service.get("setting")) {
        let path = format!("settings.{}", setting.as_text().unwrap_or_default());
        names.push(name_use(SymbolKind::Data, path, unquoted(text, setting.span())));
    }
    let functions = tree.get("messages").and_then(|messages| messages.get("functions"));
    for (_, function) in functions.and_then(Node::as_map).unwrap_or_default() {
        let span = function.span();
        let inner = text.get(span.clone()).unwrap_or_default();
        let inner_names = placeables(inner).into_iter().chain(variable_names(site, inner));
        names.extend(inner_names.map(|name| Name {
            span: span.start + name.span.start..span.start + name.span.end,
            ..name
        }));
    }
    names
}

/// The types of the sections of a page, and the data whose rows are pages.
fn page_names(path: &SourcePath, text: &str, names: &mut Vec<Name>) {
    let Some(page) = parse(path, text, &mut Report::new()) else { return };
    let types = page.get("sections").map(items).unwrap_or_default().iter();
    let types = types.filter_map(|section| section.get("type"));
    let named = types.map(|node| (SymbolKind::Section, node));
    let data = page.get("each").and_then(|each| each.get("data"));
    for (kind, node) in named.chain(data.map(|node| (SymbolKind::Data, node))) {
        let name = node.as_text().unwrap_or_default();
        names.push(name_use(kind, name, unquoted(text, node.span())));
    }
}

/// The items of a list.
fn items(node: &Node) -> &[Node] {
    match &node.value {
        Value::List(items) => items,
        _ => &[],
    }
}

/// The assets whose files a style sheet or code names by their relative addresses.
fn asset_addresses(site: &LoadedSite, path: &SourcePath, text: &str) -> Vec<Name> {
    let is_sheet = path.as_str().ends_with(".css");
    let found = addresses(text, is_sheet).into_iter().filter_map(|span| {
        let address = &text[span.clone()];
        let (file, suffix) = file_beside(path.as_str(), address)?;
        let name = file.strip_prefix(ASSETS).filter(|_| site.snapshot.contains(&file))?;
        Some(name_use(SymbolKind::Asset, name, span.start..span.end - suffix.len()))
    });
    found.collect()
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
    let name = match &reference.below {
        Some(below) => format!("{below}.{}", reference.name),
        None => reference.name.to_string(),
    };
    // The name of a default is not in the file.
    let is_written = reference.default_of.is_none();
    is_written.then(|| name_use(kind, name, at..at + reference.name.len()))
}
