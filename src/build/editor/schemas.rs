//! The JSON Schemas of a site's files.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::content::config::{self, CONFIG, Config};
use crate::content::schema::{Shape, described, json_schema, notation};
use crate::content::{DATA_FILES, PAGES, ROW_IDS, SCHEMAS, page_json_schema};
use crate::engine::diagnostic::Code;
use crate::engine::query::Reader;
use crate::i18n::message::CATALOG;

/// The name of `[settings]` of `site.toml` as a data file.
const SETTINGS: &str = "settings";

/// Definitions for the names of a site.
type SchemaNames = BTreeMap<&'static str, Value>;

/// All schemas, by their paths.
pub(super) fn schemas(reader: &Reader) -> Vec<(String, String)> {
    let schemas = reader.get(&SCHEMAS, "");
    let config = (*reader.get(&CONFIG, "")).clone();
    let names = names(reader, config.as_deref());
    let mut site = names.clone();
    let settings = schemas.data.get(SETTINGS).map_or_else(|| json!({}), json_schema);
    site.insert(SETTINGS, settings);
    let mut page = names.clone();
    if let Some(message) = page.remove("message") {
        let default = json!({ "const": true, "description": "The message with the default id." });
        page.insert("message", json!({ "anyOf": [message, default] }));
    }
    let mut all = vec![
        ("site.json".to_owned(), complete(config::json_schema(), &site)),
        ("page.json".to_owned(), complete(page_json_schema(&schemas), &page)),
        ("schema.json".to_owned(), complete(notation(), &SchemaNames::new())),
    ];
    for (name, shape) in &schemas.data {
        let mut schema = json_schema(shape);
        // A JSON file names its schema in this key.
        if matches!(shape, Shape::Record(_)) {
            schema["properties"]["$schema"] = json!({ "type": "string" });
        }
        all.push((format!("data/{name}.json"), complete(schema, &names)));
    }
    all
}

/// The text of a schema with the definitions that it uses.
fn complete(mut schema: Value, names: &SchemaNames) -> String {
    schema["$schema"] = "http://json-schema.org/draft-07/schema#".into();
    loop {
        let text = schema.to_string();
        let is_used = |name: &str| text.contains(&format!("\"#/definitions/{name}\""));
        let is_missing = |name: &str| schema.pointer(&format!("/definitions/{name}")).is_none();
        let missing: Vec<_> =
            names.iter().filter(|(name, _)| is_used(name) && is_missing(name)).collect();
        if missing.is_empty() {
            return serde_json::to_string_pretty(&schema).unwrap_or(text) + "\n";
        }
        for (name, definition) in missing {
            schema["definitions"][name] = definition.clone();
        }
    }
}

fn names(reader: &Reader, config: Option<&Config>) -> SchemaNames {
    let files = |folder: &str, endings: &[&str]| -> Vec<Box<str>> {
        let paths = reader.snapshot().under(folder).map(|path| path.as_str());
        let is_named =
            |path: &&str| endings.is_empty() || endings.iter().any(|ending| path.ends_with(ending));
        paths.filter(is_named).map(|path| path[folder.len()..].into()).collect()
    };
    let page = |path: Box<str>| -> Box<str> { path.trim_end_matches(".yaml").into() };
    let mut pages: Vec<Box<str>> = files(PAGES, &[".yaml"]).into_iter().map(page).collect();
    let templates = files("templates/", &[".html", ".svg", ".xml", ".webmanifest", ".txt"]);
    let (mut locales, mut messages, mut data_files) = (Vec::new(), Vec::new(), Vec::new());
    if let Some(config) = config {
        let rows = reader.get(&ROW_IDS, "");
        pages.retain(|id| !rows.files.contains(&**id));
        pages.extend(rows.pages.iter().map(|id| Box::from(&**id)));
        pages.sort();
        pages.dedup();
        locales = config.locales.iter().map(|locale| locale.name().into()).collect();
        let catalog = reader.get(&CATALOG, &config.locales[config.default_locale].tag);
        messages = catalog.ids().map(Box::from).collect();
        data_files = reader.get(&DATA_FILES, "").paths().into_iter().map(Box::from).collect();
    }
    // A page has messages of its own, and any part of the data may be named.
    let messages = suggested(&messages, "^[A-Za-z][A-Za-z0-9_-]*$");
    let data_files = suggested(&data_files, ".");
    let codes = Code::ALL.iter().map(|code| code.as_str().into());
    BTreeMap::from([
        ("page", described(one_of(pages), "The id of a page.")),
        ("asset", described(one_of(files("assets/", &[])), "A file in assets/.")),
        ("template", described(one_of(templates), "A file in templates/.")),
        ("locale", described(one_of(locales), "A language: its segment, or its tag without one.")),
        ("message", described(messages, "The id of a message, of the page or of those all share.")),
        ("diagnostic", described(one_of(codes.collect()), "The code of a diagnostic.")),
        ("fact", described(data_files, "A path into the data, `file.key`.")),
    ])
}

/// A schema for one of these words, or for any text without words.
fn one_of(words: Vec<Box<str>>) -> Value {
    json_schema(&if words.is_empty() { Shape::Text } else { Shape::OneOf(words) })
}

/// A schema for text that matches `pattern`. Editors suggest these words.
fn suggested(words: &[Box<str>], pattern: &str) -> Value {
    let text = json!({ "type": "string", "pattern": pattern });
    if words.is_empty() { text } else { json!({ "anyOf": [{ "enum": words }, text] }) }
}
