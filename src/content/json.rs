//! The JSON Schema of pages, for editors.

use serde_json::{Map, Value, json};

use crate::content::fields::{description, page_fields};
use crate::content::schema::{Field, json_schema, record, with_defaults};
use crate::content::schemas::Schemas;

/// The schema of a page file. Names that the site defines are references to definitions that it
/// lacks, as in [`json_schema`], and those of templates and locales.
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
    // A schema with mistakes leaves its sections unknown.
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

/// The schema of a page whose template gives it these keys.
fn page(own: &[Field]) -> Value {
    let (fields, own) = (page_fields(), with_defaults(own));
    let name = |name: &str| json!({ "$ref": format!("#/definitions/{name}") });
    let keys: Map<String, Value> = fields
        .iter()
        .map(|field| {
            let schema = match &*field.name {
                "path" => path(),
                "locales" => json!({ "type": "array", "items": name("locale"), "minItems": 1 }),
                "template" => json!({ "allOf": [name("template")] }),
                _ => json!({ "allOf": [json_schema(&field.shape)] }),
            };
            let text = description(&field.name).unwrap_or_default();
            (field.name.to_string(), described(schema, text))
        })
        .collect();
    let sections = json!({ "type": "array", "items": name("section") });
    let sections = described(sections, "Its sections, in the order in which they are shown.");
    let mut also: Vec<(&str, Value)> =
        keys.iter().map(|(key, schema)| (key.as_str(), schema.clone())).collect();
    also.push(("sections", sections));
    let mut schema = record(&own, &also);
    let required = fields.iter().chain(&own).filter(|field| !field.optional);
    schema["required"] = required.map(|field| &*field.name).collect();
    schema
}

/// A path for all languages, or one for each.
fn path() -> Value {
    let part = r"[a-z0-9-]+(\.html)?";
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

fn described(mut schema: Value, text: &str) -> Value {
    schema["description"] = text.into();
    schema
}
