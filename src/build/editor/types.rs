//! The types of islands, for TypeScript.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use crate::assets::island::FOUND;
use crate::assets::island::IslandSpec;
use crate::content::config::CONFIG;
use crate::content::schema::{Field, Shape};
use crate::engine::query::Reader;
use crate::i18n::message::{find, island_messages};

/// A file `islands/<name>.d.ts` for each island.
pub(super) fn types(reader: &Reader) -> Vec<(String, String)> {
    let found = reader.get(&FOUND, "");
    let config = (*reader.get(&CONFIG, "")).clone();
    let tag = config.as_ref().map(|config| &*config.locales[config.default_locale].tag);
    let file = |(spec, props): &(IslandSpec, Vec<Field>)| {
        let own = tag.and_then(|tag| find(reader, &island_messages(tag, &spec.name)));
        let ids = own.iter().flat_map(|file| file.ids().map(str::to_owned));
        let shared = spec.messages.iter().map(|message| message.value.clone());
        let ids: BTreeSet<String> = ids.chain(shared).collect();
        (format!("islands/{}.d.ts", spec.name), declarations(spec, props, &ids))
    };
    found.iter().map(file).collect()
}

fn declarations(spec: &IslandSpec, props: &[Field], ids: &BTreeSet<String>) -> String {
    let ids = union(ids.iter().map(String::as_str));
    format!(
        "/** What `{}` is given: the [props] of its island.toml. */\nexport type Props = {};\n\n\
         /** The ids of its messages. */\nexport type MessageId = {ids};\n",
        spec.name,
        record(props, ""),
    )
}

fn record(fields: &[Field], indent: &str) -> String {
    let mut text = "{\n".to_owned();
    for field in fields {
        let mark = if field.optional { "?" } else { "" };
        let shape = shape(&field.shape, &format!("{indent}  "));
        let _ = writeln!(text, "{indent}  {}{mark}: {shape};", quoted(&field.name));
    }
    text + indent + "}"
}

fn shape(shape: &Shape, indent: &str) -> String {
    match shape {
        Shape::Integer(_) | Shape::Number => "number".to_owned(),
        Shape::Boolean => "boolean".to_owned(),
        Shape::OneOf(words) => union(words.iter().map(|word| &**word)),
        Shape::List(item) => format!("Array<{}>", self::shape(item, indent)),
        Shape::Record(fields) => record(fields, indent),
        Shape::Map(item) => format!("Record<string, {}>", self::shape(item, indent)),
        Shape::Either(shapes) => {
            let types = shapes.iter().map(|one| self::shape(one, indent));
            types.collect::<Vec<_>>().join(" | ")
        }
        text => {
            debug_assert!(text.is_text(), "{text:?} has no arm");
            "string".to_owned()
        }
    }
}

fn union<'a>(words: impl Iterator<Item = &'a str>) -> String {
    let words: Vec<_> = words.map(quoted).collect();
    if words.is_empty() { "never".to_owned() } else { words.join(" | ") }
}

fn quoted(word: &str) -> String {
    serde_json::Value::from(word).to_string()
}
