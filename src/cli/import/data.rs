//! Data files, with the schemas that they fit.

use crate::base::date_time::parse_date;
use crate::cli::import::found::Found;
use crate::cli::import::plan::id_part;
use crate::content::yaml::{Node, Value};

/// The first line of a schema.
const HEAD: &str = "# yaml-language-server: $schema=../../.archipel/schemas/schema.json\n\
                    # The keys of the former site's data, with the types of its values.\n";

/// Names of data files that the new site has already.
const TAKEN: [&str; 2] = ["menu", "settings"];

/// Reads the data files of a folder. Those whose items have no common types are listed.
pub(super) fn read_data(found: &mut Found, folder: &str) {
    for path in found.under(folder) {
        let name = &path.as_str()[folder.len()..];
        let Some((stem, ending)) = name.rsplit_once('.').filter(|it| !it.0.contains('/')) else {
            continue;
        };
        let stem = id_part(stem);
        let is_taken = TAKEN.contains(&&*stem)
            || found.data_files.keys().any(|known| known.split('.').next() == Some(&*stem));
        if is_taken || !["yaml", "yml", "json", "toml"].contains(&ending) {
            continue;
        }
        let Some((path, node)) = found.data(&[path.as_str().to_owned()]) else { continue };
        let mut schema = HEAD.to_owned();
        if write_schema(&[&node], 0, &mut schema).is_some() && node.as_text().is_none() {
            let ending = if ending == "yml" { "yaml" } else { ending };
            found.data_files.insert(format!("{stem}.{ending}"), (path, schema));
        } else {
            let hint = "copy it to content/data/, and write its schema in templates/data/";
            found.lose(&path, "these data have no schema: their types differ", hint);
        }
    }
}

/// Writes the lines of a schema that all these values fit; `None` if there is none.
fn write_schema(values: &[&Node], depth: usize, out: &mut String) -> Option<()> {
    let indentation = "  ".repeat(depth);
    if values.iter().all(|value| value.as_map().is_some()) {
        let mut keys: Vec<(&str, Vec<&Node>)> = Vec::new();
        for (key, value) in values.iter().flat_map(|value| value.as_map().unwrap_or_default()) {
            match keys.iter_mut().find(|(known, _)| *known == &*key.text) {
                Some((_, all)) => all.push(value),
                None => keys.push((&key.text, vec![value])),
            }
        }
        for (key, all) in &keys {
            let is_plain = |c: char| c.is_ascii_alphanumeric() || "-_".contains(c);
            if key.is_empty() || !key.chars().all(is_plain) {
                return None;
            }
            let mark = if all.len() < values.len() { "?" } else { "" };
            match scalar_type(all) {
                Some(kind) => out.push_str(&format!("{indentation}{key}{mark}: {kind}\n")),
                None => {
                    out.push_str(&format!("{indentation}{key}{mark}:\n"));
                    write_schema(all, depth + 1, out)?;
                }
            }
        }
        return (!keys.is_empty()).then_some(());
    }
    let lists = values.iter().map(|value| match &value.value {
        Value::List(items) => Some(items),
        _ => None,
    });
    let items: Vec<&Node> = lists.collect::<Option<Vec<_>>>()?.into_iter().flatten().collect();
    if items.is_empty() {
        return None;
    }
    if let Some(kind) = scalar_type(&items) {
        out.push_str(&format!("{indentation}- {kind}\n"));
        return Some(());
    }
    let mut inner = String::new();
    write_schema(&items, depth + 1, &mut inner)?;
    // The first key stands beside the hyphen.
    out.push_str(&format!("{indentation}- {}", inner.trim_start()));
    Some(())
}

/// The type of values that are neither mappings nor lists.
fn scalar_type(values: &[&Node]) -> Option<&'static str> {
    let texts: Vec<&str> = values.iter().map(|value| value.as_text()).collect::<Option<_>>()?;
    let all = |is: &dyn Fn(&str) -> bool| texts.iter().all(|text| is(text));
    Some(match () {
        () if all(&|text| text == "true" || text == "false") => "boolean",
        () if all(&|text| text.parse::<i64>().is_ok()) => "integer",
        () if all(&|text| text.parse::<f64>().is_ok_and(f64::is_finite)) => "number",
        () if all(&|text| text.len() == 10 && parse_date(text).is_some()) => "date",
        () => "text",
    })
}
