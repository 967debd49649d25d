//! Schemas as JSON Schema (draft 7), for editors.

use std::ops::RangeInclusive;

use serde_json::{Map, Value, json};

use crate::content::config::Directive;
use crate::content::schema::default_ids::{ITEM_ID, has_default};
use crate::content::schema::shape::{Field, Shape, TYPES};

/// The patterns of a day, of a time of day, and of an offset.
const DAY: &str = r"^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])";
const CLOCK: &str = r"([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?";
const OFFSET: &str = r"(Z|[+-](0\d|1[0-4]):[0-5]\d)?";

/// A JSON Schema that accepts the same YAML as the checker. Names of messages, pages, assets and
/// data, and others that the site defines, are references to definitions that it lacks:
/// `#/definitions/page`.
pub fn json_schema(shape: &Shape) -> Value {
    Printer { is_toml: false }.shape(shape)
}

/// The schema of a record in YAML with these fields, and with others, each with its schema.
pub fn record(fields: &[Field], also: &[(&str, Value)]) -> Value {
    Printer { is_toml: false }.record(fields, also)
}

/// As [`record`], in TOML: text is text there, and numbers are numbers.
pub fn toml_record(fields: &[Field], also: &[(&str, Value)]) -> Value {
    Printer { is_toml: true }.record(fields, also)
}

/// A schema with a description, for editors to show.
pub fn described(schema: Value, text: &str) -> Value {
    // Keywords next to a reference are ignored.
    let is_reference = schema.get("$ref").is_some();
    let mut schema = if is_reference { json!({ "allOf": [schema] }) } else { schema };
    schema["description"] = text.into();
    schema
}

struct Printer {
    is_toml: bool,
}

impl Printer {
    fn shape(&self, shape: &Shape) -> Value {
        let name = |name: &str| json!({ "$ref": format!("#/definitions/{name}") });
        let text = |pattern: &str| json!({ "type": "string", "pattern": pattern });
        // In YAML, any value may be quoted, and unquoted text may look like another type.
        let or_text = |schema: Value, pattern: &str| match self.is_toml {
            true => schema,
            false => json!({ "anyOf": [schema, text(pattern)] }),
        };
        match shape {
            Shape::Message => name("message"),
            Shape::Page => name("page"),
            Shape::Asset => name("asset"),
            Shape::Fact(None) => name("fact"),
            Shape::Name(kind) => name(kind),
            Shape::Fact(Some(_)) => json!({ "type": "string" }),
            Shape::Markdown => json!({
                "type": ["string", "integer"],
                "pattern": "^[a-z0-9-]+$",
                "description":
                    "The name of a Markdown body: locales/<language>/pages/<page-id>.<name>.md",
            }),
            Shape::Text if self.is_toml => json!({ "type": "string" }),
            Shape::Text => json!({ "type": ["string", "number", "boolean"] }),
            Shape::Integer(range) => or_text(integer(range), r"^[+-]?\d+$"),
            Shape::Number => or_text(json!({ "type": "number" }), r"^-?\d+(\.\d+)?$"),
            Shape::Boolean => or_text(json!({ "type": "boolean" }), "^(true|false)$"),
            Shape::DateTime => text(&format!("{DAY}[T ]{CLOCK}{OFFSET}$")),
            Shape::Date | Shape::Today => text(&format!("{DAY}$")),
            Shape::Link(directives) => link(directives),
            Shape::Pattern(pattern) => text(&pattern.whole()),
            Shape::OneOf(words) if self.is_toml => json!({ "enum": words }),
            Shape::OneOf(words) => {
                json!({ "enum": words.iter().flat_map(|word| values(word)).collect::<Vec<_>>() })
            }
            Shape::List(item) => json!({ "type": "array", "items": self.shape(item) }),
            Shape::Record(fields) => self.record(fields, &[]),
            Shape::Map(item) => {
                json!({ "type": "object", "additionalProperties": self.shape(item) })
            }
            Shape::Either(shapes) => {
                json!({ "anyOf": shapes.iter().map(|shape| self.shape(shape)).collect::<Vec<_>>() })
            }
        }
    }

    fn record(&self, fields: &[Field], also: &[(&str, Value)]) -> Value {
        let own = fields.iter().map(|field| {
            let schema = self.shape(&field.shape);
            let schema = match field.description {
                "" => schema,
                text => described(schema, text),
            };
            (&*field.name, schema)
        });
        let all = also.iter().map(|(name, schema)| (*name, schema.clone())).chain(own);
        let keys: Map<String, Value> =
            all.map(|(name, schema)| (name.to_owned(), schema)).collect();
        let required = fields.iter().filter(|field| !field.optional).map(|field| &*field.name);
        json!({
            "type": "object",
            "properties": keys,
            "required": required.collect::<Vec<_>>(),
            "additionalProperties": false,
        })
    }
}

/// The fields of a page or a section as its file may have them: those with a default are optional,
/// and items of lists may have an id.
pub fn with_defaults(fields: &[Field]) -> Vec<Field> {
    let field = |field: &Field| Field {
        name: field.name.clone(),
        optional: field.optional || has_default(&field.shape),
        shape: with_inner_defaults(&field.shape),
        description: field.description,
    };
    fields.iter().map(field).collect()
}

fn with_inner_defaults(shape: &Shape) -> Shape {
    match shape {
        Shape::List(item) => Shape::List(Box::new(match with_inner_defaults(item) {
            Shape::Record(mut fields) => {
                if fields.iter().all(|field| &*field.name != ITEM_ID) {
                    let (name, shape) = (ITEM_ID.into(), Shape::Text);
                    fields.push(Field { name, optional: true, shape, description: "" });
                }
                Shape::Record(fields)
            }
            other => other,
        })),
        Shape::Record(fields) => Shape::Record(with_defaults(fields)),
        Shape::Map(item) => Shape::Map(Box::new(with_inner_defaults(item))),
        other => other.clone(),
    }
}

fn integer(range: &RangeInclusive<i64>) -> Value {
    let mut schema = json!({ "type": "integer" });
    if *range.start() > i64::MIN {
        schema["minimum"] = (*range.start()).into();
    }
    if *range.end() < i64::MAX {
        schema["maximum"] = (*range.end()).into();
    }
    schema
}

fn link(directives: &[Directive]) -> Value {
    let schemes = if directives.is_empty() { "(https://|mailto:)" } else { "https://" };
    json!({ "type": "string", "pattern": format!(r#"^{schemes}[^\s<"]+$"#) })
}

/// The values that a word of a schema may have in YAML: text, and another type if it is not quoted.
fn values(word: &str) -> Vec<Value> {
    let text = Value::from(word);
    match serde_json::from_str::<Value>(word) {
        Ok(other) if !other.is_null() => vec![text, other],
        _ => vec![text],
    }
}

/// The schema of a file that is a schema in the notation of this module.
pub fn notation() -> Value {
    let shape = json!({ "$ref": "#/definitions/shape" });
    let names: Vec<&str> = TYPES.iter().map(|(name, _)| *name).collect();
    json!({
        "$ref": "#/definitions/shape",
        "definitions": { "shape": { "anyOf": [
            { "enum": names },
            { "type": "string", "pattern": r"^(link|fact|pattern)\(.+\)$" },
            { "type": "string", "pattern": r"\|" },
            { "type": "array", "items": shape, "minItems": 1, "maxItems": 1 },
            { "type": "object", "additionalProperties": shape },
        ] } },
    })
}
