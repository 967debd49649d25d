//! Edits from the page: random ones equal those by hand, and everything else is refused.

mod additions;
mod attacks;
mod bodies;
mod messages;
mod values;

use std::collections::BTreeMap;
use std::fs;

use serde_json::{Value, json};

use crate::preview::{Answer, Preview};
use crate::site::{Site, tree};

const KIND: &str = "application/json";

/// Reads a message like a page.
fn message(preview: &Preview, file: &str, id: &str) -> Value {
    let path = format!("/@archipel/message?file={file}&message={id}&path=/en/");
    let answer = preview.get(&path);
    assert_eq!(answer.status, 200, "{}", answer.text());
    serde_json::from_slice(&answer.body).unwrap()
}

/// The request that sets a text of a message, as read.
fn change(
    read: &Value,
    file: &str,
    tag: &str,
    new: &[(Option<&str>, Option<&str>, &str)],
) -> Value {
    let text = read["texts"].as_array().unwrap().iter().find(|text| text["tag"] == tag).unwrap();
    let mut parts: BTreeMap<Option<&str>, Vec<Value>> = BTreeMap::new();
    for (attribute, variant, text) in new {
        let form = json!({ "variant": variant, "text": text });
        parts.entry(*attribute).or_default().push(form);
    }
    let parts = parts.into_iter().map(|(it, forms)| json!({ "attribute": it, "forms": forms }));
    let texts =
        json!([{ "tag": tag, "digest": text["digest"], "parts": parts.collect::<Vec<_>>() }]);
    json!({ "file": file, "message": read["id"], "texts": texts })
}

fn post(preview: &Preview, path: &str, body: &Value) -> Answer {
    preview.post(path, KIND, &body.to_string())
}

/// Sets a text of a message as it is now.
fn set(
    preview: &Preview,
    file: &str,
    id: &str,
    tag: &str,
    new: &[(Option<&str>, Option<&str>, &str)],
) -> Answer {
    let found = message(preview, file, id);
    post(preview, "/@archipel/message", &change(&found, file, tag, new))
}

fn read(site: &Site, path: &str) -> String {
    fs::read_to_string(site.at(path)).unwrap()
}

/// The input files; the preview writes its cache, too.
fn input(site: &Site) -> BTreeMap<String, Vec<u8>> {
    let mut files = tree(&site.root());
    files.retain(|path, _| !path.starts_with(".archipel/"));
    files.into_iter().map(|(path, file)| (path, file.bytes)).collect()
}
