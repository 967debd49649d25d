//! New pages, articles and languages.

use serde_json::{Value, json};

use crate::preview::{Answer, Preview};
use crate::serve_edit::{input, post};
use crate::site::Site;

fn add(preview: &Preview, kind: &str, name: &str) -> Answer {
    post(preview, "/@archipel/new", &json!({ "kind": kind, "name": name }))
}

fn read(answer: &Answer) -> Value {
    assert_eq!(answer.status, 200, "{}", answer.text());
    serde_json::from_slice(&answer.body).unwrap()
}

/// The files that the command adds to a copy of the site.
fn by_command(kind: &str, name: &str) -> Site {
    let site = Site::new("");
    site.run(&["new", kind, name]).fine();
    site
}

#[test]
fn a_page_from_the_form_is_that_of_the_command() {
    let site = Site::new("");
    let preview = Preview::watching(&site);
    let before = input(&site);
    let added = read(&add(&preview, "page", "our-team"));
    assert_eq!(input(&site), input(&by_command("page", "our-team")));
    assert_eq!(added["url"], json!("/en/our-team/"));
    assert!(!added["next"].as_array().unwrap().is_empty());
    preview.shows("/en/our-team/", "<html");
    let list = &added["changes"];
    let file = "- content/pages/our-team.yaml: page our-team\n";
    let commit = list["commit"].as_str().unwrap();
    assert!(commit.starts_with("Add page our-team\n\n") && commit.contains(file), "{commit}");
    let undone = json!({ "change": list["changes"][0]["id"] });
    assert_eq!(post(&preview, "/@archipel/undo", &undone).status, 200);
    assert_eq!(input(&site), before);
}

#[test]
fn a_language_from_the_form_is_that_of_the_command() {
    let site = Site::new("");
    let preview = Preview::watching(&site);
    read(&add(&preview, "locale", "fr"));
    assert_eq!(input(&site), input(&by_command("locale", "fr")));
    preview.shows("/fr/", "Welcome");
}

#[test]
fn an_addition_that_fails_writes_nothing() {
    let site = Site::new("");
    let preview = Preview::watching(&site);
    let before = input(&site);
    for (kind, name, reason) in [
        ("page", "home", "already exists"),
        ("page", "../up", "can't be the name"),
        ("page", "Upper", "can't be the name"),
        ("page", " ", "write a name"),
        ("page", "a\u{0}", "write a name"),
        ("article", "first", "no page has a date"),
        ("locale", "de", "already has"),
        ("locale", "../x", "../x"),
        ("section", "hero", "unknown variant"),
    ] {
        let answer = add(&preview, kind, name);
        assert!(answer.status == 400 && answer.text().contains(reason), "{}", answer.text());
    }
    let page = json!({ "kind": "page", "name": "x" }).to_string();
    assert_eq!(preview.post("/@archipel/new", "text/plain", &page).status, 415);
    assert_eq!(input(&site), before);
}
