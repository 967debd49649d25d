//! The JSON Schema of pages, for editors.

use serde_json::{Value, json};

use crate::content::fields::page_fields;
use crate::content::schema::{Field, described, record, with_defaults};
use crate::content::schemas::Schemas;

/// The schema of a page file. Names that the site defines are references to definitions that it
/// lacks, as in [`json_schema`](crate::content::schema::json_schema).
pub fn page_json_schema(schemas: &Schemas) -> Value {
    let is_one_of = |key: &str, names: &[&String]| {
        let names = json!({ "enum": names });
        json!({ "properties": { key: names }, "required": [key] })
    };
    let own: Vec<&String> = schemas.templates.keys().collect();
    let mut pages: Vec<Value> = schemas
        .templates
        .iter()
        .map(|(template, fields)| {
            json!({ "if": is_one_of("template", &[template]), "then": page(fields) })
        })
        .collect();
    pages.push(json!({ "if": is_one_of("template", &own), "else": page(&[]) }));
    let types: Vec<&String> = schemas.sections.keys().collect();
    let kinds = schemas.sections.iter().map(|(kind, fields)| {
        let also = [
            ("type", json!({ "const": kind })),
            ("anchor", described(segment(), "The id that links can lead to.")),
        ];
        json!({ "if": is_one_of("type", &[kind]), "then": record(&with_defaults(fields), &also) })
    });
    // If a schema has mistakes, its sections are unknown.
    let kind = match schemas.broken.is_empty() {
        true => json!({ "enum": types }),
        false => json!({ "anyOf": [{ "enum": types }, { "type": "string" }] }),
    };
    let kind = described(kind, "The section's type: a file in templates/sections/.");
    json!({
        "type": "object",
        "allOf": pages,
        "definitions": { "section": {
            "type": "object",
            "properties": { "type": kind },
            "required": ["type"],
            "allOf": kinds.collect::<Vec<_>>(),
        } },
    })
}

/// The schema of a page whose template defines these keys.
fn page(own: &[Field]) -> Value {
    let sections = json!({ "type": "array", "items": { "$ref": "#/definitions/section" } });
    let sections = described(sections, "Its sections, in the order in which they are shown.");
    let fields = [page_fields(), with_defaults(own)].concat();
    let mut schema = record(&fields, &[("sections", sections)]);
    let keys = &mut schema["properties"];
    keys["path"] = described(path(), keys["path"]["description"].as_str().unwrap_or_default());
    keys["locales"]["minItems"] = 1.into();
    schema
}

/// A path for all languages, or one for each.
fn path() -> Value {
    // Letters of any script, and fields of a row in braces.
    let part = r"([^\s!-,./:-@\[-`{-~]|\{[^{}/ ]+\})+(\.html)?";
    let text =
        json!({ "type": ["string", "integer"], "pattern": format!("^({part}(/{part})*)?$") });
    let each = json!({
        "type": "object",
        "propertyNames": { "$ref": "#/definitions/locale" },
        "additionalProperties": text,
    });
    json!({ "anyOf": [text, each] })
}

/// A name that can be part of a URL.
fn segment() -> Value {
    json!({ "type": ["string", "integer"], "pattern": "^[a-z0-9-]+$" })
}
