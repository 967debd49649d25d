//! The JSON Schema of `site.toml`, made from the types that read it.

use std::borrow::Cow;

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde_json::{Map, Value, json};

/// The keys of `[defaults]`, which pages may override.
pub const META_KEYS: [&str; 5] =
    ["title", "description", "keywords", "social_title", "social_description"];

/// The schema of a type.
pub(super) fn of<T: JsonSchema>() -> Value {
    let schema = SchemaSettings::draft07().into_generator().into_root_schema_for::<T>();
    let mut schema = schema.to_value();
    simplify(&mut schema);
    schema
}

/// Removes what TOML has not (null), and what says more of Rust than of the file.
fn simplify(schema: &mut Value) {
    match schema {
        Value::Object(object) => {
            if let Some(Value::Array(types)) = object.get_mut("type") {
                types.retain(|name| name != "null");
                if let [only] = types.as_slice() {
                    let only = only.clone();
                    object.insert("type".to_owned(), only);
                }
            }
            if let Some(Value::Array(choices)) = object.get_mut("anyOf") {
                choices.retain(|choice| choice != &json!({ "type": "null" }));
                if let [only] = choices.as_slice() {
                    let only = only.clone();
                    object.remove("anyOf");
                    object.insert("allOf".to_owned(), json!([only]));
                }
            }
            let is_plain = |value: &Value| value.as_str().is_some();
            if object.get("format").is_some_and(is_plain) {
                object.remove("format");
            }
            object.values_mut().for_each(simplify);
        }
        Value::Array(items) => items.iter_mut().for_each(simplify),
        _ => {}
    }
}

/// The schema of a table that has these keys, with values of one kind.
pub(super) fn keys<'a>(keys: impl Iterator<Item = &'a str>, value: &Value) -> Schema {
    let keys: Map<String, Value> = keys.map(|key| (key.to_owned(), value.clone())).collect();
    let table = json!({ "type": "object", "properties": keys, "additionalProperties": false });
    table.try_into().unwrap_or_default()
}

/// Types of fields whose values the site defines.
macro_rules! defined_by_the_site {
    ($($name:ident: $definition:literal,)*) => {$(
        pub(super) struct $name;

        impl JsonSchema for $name {
            fn schema_name() -> Cow<'static, str> {
                $definition.into()
            }

            fn inline_schema() -> bool {
                true
            }

            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                Schema::new_ref(concat!("#/definitions/", $definition).to_owned())
            }
        }
    )*};
}

defined_by_the_site! {
    LocaleName: "locale",
    PageId: "page",
    AssetName: "asset",
    TemplateName: "template",
    Settings: "settings",
}

/// The messages of `[defaults]`.
pub(super) struct MetaMessages;

impl JsonSchema for MetaMessages {
    fn schema_name() -> Cow<'static, str> {
        "defaults".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        keys(META_KEYS.into_iter(), &json!({ "$ref": "#/definitions/message" }))
    }
}
