//! JSON Schemas for editors and types for `tsc`, as written by commands.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use crate::site::{ROOT, Run, Site, TempDir};

fn archipel(folder: &Path, arguments: &[&str]) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_archipel"));
    Run::of(command.args(arguments).current_dir(folder)).fine();
}

fn schema(root: &Path, name: &str) -> Value {
    let text = fs::read_to_string(root.join(".archipel/schemas").join(name)).unwrap();
    serde_json::from_str(&text).unwrap()
}

fn yaml_files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let files = entries.flat_map(|path| if path.is_dir() { yaml_files(&path) } else { vec![path] });
    files.filter(|path| path.extension().is_some_and(|ending| ending == "yaml")).collect()
}

#[test]
fn every_file_of_a_new_site_names_a_schema_that_is_there() {
    let folder = TempDir::new();
    archipel(folder.path(), &["new", "site"]);
    let root = folder.path().join("site");
    archipel(&root, &["new", "page", "team/people"]);
    archipel(&root, &["new", "section", "quote"]);
    let mut files = yaml_files(&root.join("content"));
    files.extend(yaml_files(&root.join("templates")));
    files.push(root.join("site.toml"));
    assert!(files.len() > 12, "{files:?}");
    for path in files {
        let text = fs::read_to_string(&path).unwrap();
        let first = text.lines().next().unwrap_or_default();
        let named = first.split_once("$schema=").or_else(|| first.split_once("#:schema "));
        let (_, named) = named.unwrap_or_else(|| panic!("{} names none", path.display()));
        assert!(path.parent().unwrap().join(named).is_file(), "{}: {named}", path.display());
    }
}

#[test]
fn a_schema_knows_the_site_and_follows_it() {
    let site = Site::new(
        "-- templates/article.html\n{{ page.title }}\n-- templates/article.yaml\ndate: date\n",
    );
    site.check();
    let page = schema(&site.root(), "page.json");
    assert_eq!(page["definitions"]["locale"]["enum"], serde_json::json!(["en", "de"]));
    let pages = page["definitions"]["section"]["properties"]["type"]["enum"].to_string();
    assert!(pages.contains("\"hero\""), "{pages}");
    assert!(page["allOf"][0]["then"]["properties"]["date"].is_object(), "{page:#}");
    // Required messages have default ids.
    let hero = &page["definitions"]["section"]["allOf"][0]["then"];
    assert_eq!(hero["required"], serde_json::json!([]), "{hero:#}");
    assert_eq!(page["definitions"]["message"]["anyOf"][1]["const"], true);
    let config = schema(&site.root(), "site.json");
    assert_eq!(
        config["required"],
        serde_json::json!(["base_url", "name", "default_locale", "locales"])
    );
    site.edit("-- templates/article.yaml\nyear: integer\n").check();
    let page = schema(&site.root(), "page.json");
    let own = &page["allOf"][0]["then"]["properties"];
    assert!(own["year"].is_object() && own["date"].is_null(), "{own:#}");
}

#[test]
fn every_key_of_the_configuration_is_documented() {
    fn keys(schema: &Value, found: &mut Vec<String>) {
        if let Some(Value::Object(properties)) = schema.get("properties") {
            found.extend(properties.keys().cloned());
        }
        match schema {
            Value::Object(object) => object.values().for_each(|value| keys(value, found)),
            Value::Array(items) => items.iter().for_each(|value| keys(value, found)),
            _ => {}
        }
    }
    let mut found = Vec::new();
    keys(&archipel::content::config::json_schema(), &mut found);
    assert!(found.len() > 50, "{found:?}");
    let path = "docs/locales/en/pages/reference/site-toml.md";
    let docs = fs::read_to_string(Path::new(ROOT).join(path)).unwrap();
    // Browser features have hyphens or are listed with the policies.
    for key in found.iter().filter(|key| key.contains('_')) {
        assert!(docs.contains(key.as_str()), "{path} has no `{key}`");
    }
}

#[test]
fn data_may_be_in_any_of_four_notations() {
    let site = Site::new(
        "-- content/data/rows.csv\nname,share\n\"One, two\",1.50\n-- templates/data/rows.yaml\n\
         - { name: text, share: number }\n-- content/data/shop.json\n{\n\t\"open\": [1, 2]\n}\n\
         -- templates/data/shop.yaml\nopen: [integer]\n-- content/data/team.toml\n\
         since = 2025-12-31\n-- templates/data/team.yaml\nsince: date\n\
         -- templates/sections/hero.html\n<h1>{{ t(section.title) }}</h1><p>{{ t(section.lead) }}</p>\
         <b>{{ data.rows[0].name }} {{ data.rows[0].share }} {{ data.shop.open[1] }}</b>\n",
    );
    site.build().fine();
    let page = site.page("en/index.html");
    assert!(page.contains("<b>One, two 1.5 2</b>"), "{page}");
}
