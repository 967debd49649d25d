//! Files and scripts of data as outlines: keys, addresses and kinds of values.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use serde_json::Value;

use crate::golden::neutral::{self, ORIGIN, Place};
use crate::golden::outline::once;

/// Keys whose values are not copy.
const PLAIN: [&str; 9] =
    ["@context", "@type", "dir", "display", "lang", "inLanguage", "purpose", "sizes", "type"];

/// Formats JSON, one key per line.
pub(super) fn json(text: &str, place: &Place<'_>) -> String {
    let value = serde_json::from_str(text).unwrap_or_else(|error| panic!("{error} in {text}"));
    show("", &value, place)
}

fn show(key: &str, value: &Value, place: &Place<'_>) -> String {
    let inside = |parts: Vec<String>| -> String {
        let lines = parts.iter().flat_map(|part| part.lines());
        lines.map(|line| format!("\n  {line}")).collect()
    };
    let label = if key.is_empty() { "-".to_owned() } else { format!("{key}:") };
    match value {
        // The messages of an island; their number depends on the plurals of the language.
        Value::Object(_) if key == "messages" => format!("{label} {}", neutral::WORDS),
        Value::Object(map) => {
            let parts = map.iter().map(|(key, value)| show(key, value, place)).collect();
            format!("{label}{}", inside(parts))
        }
        Value::Array(items) => {
            let parts = once(items.iter().map(|value| show("", value, place)).collect());
            format!("{label} []{}", inside(parts))
        }
        Value::String(text) => {
            let text = match text {
                _ if PLAIN.contains(&key) => text.clone(),
                _ if text.starts_with('#') => text.clone(),
                _ if text.starts_with('/') || text.starts_with(ORIGIN) => {
                    neutral::absolute(text, place)
                }
                _ => neutral::words(text),
            };
            format!("{label} {text}")
        }
        Value::Number(_) => format!("{label} 0"),
        Value::Bool(_) | Value::Null => format!("{label} {value}"),
    }
}

/// Formats a sitemap: pages with the same kinds of entries are listed once.
pub(super) fn sitemap(text: &str) -> String {
    let Some(start) = text.find("<url>") else { return text.to_owned() };
    let (head, pages) = text.split_at(start);
    let block = |block: &str| {
        let page = block.split("<loc>").nth(1).and_then(|rest| rest.split("</loc>").next());
        let path = page.and_then(|url| url.strip_prefix(ORIGIN)?.get(1..)?.split_once('/'));
        match path {
            Some((_, path)) => {
                let ends = [format!("/{path}<"), format!("/{path}\"")];
                block.replace(&ends[0], "/@<").replace(&ends[1], "/@\"")
            }
            None => block.to_owned(),
        }
    };
    let pages = pages.split_inclusive("</url>\n").map(block).collect();
    format!("{head}{}", once(pages).join(""))
}

/// Formats the manifest of a build, without the number of files of a name.
pub(super) fn manifest(text: &str) -> String {
    let manifest: Value = serde_json::from_str(text).unwrap();
    let mut out = String::new();
    for (key, value) in manifest.as_object().unwrap().iter().filter(|(key, _)| *key != "files") {
        let _ = writeln!(out, "{key}: {value}");
    }
    let locales = manifest["site"]["locales"].as_array().unwrap().iter();
    let locales = locales
        .map(|locale| (locale["segment"].as_str().unwrap(), locale["tag"].as_str().unwrap()));
    let locales: Vec<_> = locales.collect();
    let mut files: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    for (path, entry) in manifest["files"].as_object().unwrap() {
        let (name, segment) = general(path, &locales);
        let text = |key: &str| entry[key].as_str().unwrap_or_default();
        assert_eq!(text("blake3").len(), 64, "{path}");
        let line = format!("{name} | {} | {}", text("media-type"), text("cache"));
        let known = files.entry(line).or_default();
        if !known.contains(&segment) {
            known.push(segment);
        }
    }
    for (line, languages) in files {
        let _ = writeln!(out, "{line} | {}", languages.join(" "));
    }
    out
}

/// A path without language, page and fingerprint, and the segment of its language.
fn general<'a>(path: &str, locales: &[(&'a str, &str)]) -> (String, &'a str) {
    for (segment, tag) in locales {
        if let Some(rest) = path.strip_prefix(&format!("{segment}/")) {
            let name = if rest.ends_with("index.html") { "@index.html" } else { rest };
            return (format!("~/{name}"), segment);
        }
        if let Some(rest) = path.strip_prefix("sitemap-").and_then(|rest| rest.strip_suffix(".xml"))
            && rest == *segment
        {
            return ("sitemap-~.xml".to_owned(), segment);
        }
        for end in ["", "-rest"] {
            let name = path.replace(&format!(".{tag}{end}."), &format!(".~{end}."));
            if name == path {
                continue;
            }
            let name = match name.strip_prefix("assets/social/").and_then(|n| n.split_once('.')) {
                Some((_, rest)) => format!("assets/social/@.{rest}"),
                None => name,
            };
            return (neutral::fingerprint(&name), segment);
        }
    }
    (neutral::fingerprint(path), "")
}
