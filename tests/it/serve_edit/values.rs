//! Edits of values of data files and pages.

use std::fs;

use serde_json::{Value, json};

use crate::preview::{Answer, Preview};
use crate::random::Random;
use crate::serve_edit::{input, post, read};
use crate::site::Site;

const PRICES: &str = "content/data/presale.yaml";

/// Data in several styles.
const DATA: &str = "\
# Prices  of the sale\r
price:   { value: \"0.10\", unit: USD, source: 'board' }   # quoted\r
share: { value: 25, unit: percent }\r
opens: 2026-11-30\r
state: open # or closed\r
note: 'It''s text'\r
tags: [one, 'two']\r
from: home\r
";

const SCHEMA: &str = "\
price: { value: number, unit: text, source: text }
share: { value: number, unit: text }
opens: date
state: open | closed
note: text
tags: [text]
from: page
";

const TEXT: &str = "One token costs { NUMBER($presale-price, minimumFractionDigits: 2) } USD, \
                    { $presale-share } of it since { $presale-opens }: { $presale-tags }.";

const TEMPLATE: &str = "<p title=\"{{ data.presale.note }}\">{{ data.presale.note }}</p>\
                        <i>{{ fact(\"presale.share\") }}</i><b>{{ data.presale.from }}</b>\
                        <u>{{ section.label }}</u>";

fn site() -> Site {
    let site = Site::new("");
    fs::write(site.at(PRICES), format!("\u{feff}{DATA}")).unwrap();
    fs::write(site.at("templates/data/presale.yaml"), SCHEMA).unwrap();
    for tag in ["en", "de"] {
        let file = format!("locales/{tag}/pages/home.ftl");
        fs::write(site.at(&file), format!("home-title = Title\nhome-lead = {TEXT}\n")).unwrap();
    }
    site.replace("templates/sections/hero.html", "<p>", &format!("{TEMPLATE}<p>"));
    site.replace("templates/sections/hero.yaml", "lead: message", "lead: message\nlabel: text");
    let lead = "lead: home-lead\n    label: Plain";
    site.replace("content/pages/home.yaml", "    lead: home-lead", &format!("    {lead}"));
    site
}

fn value(preview: &Preview, file: &str, path: &str) -> Answer {
    preview.get(&format!("/@archipel/value?file={file}&value={path}&path=/en/"))
}

fn described(preview: &Preview, file: &str, path: &str) -> Value {
    let answer = value(preview, file, path);
    assert_eq!(answer.status, 200, "{path}: {}", answer.text());
    serde_json::from_slice(&answer.body).unwrap()
}

/// The request that sets a value as read.
fn change(found: &Value, file: &str, text: &str) -> Value {
    let digest = &found["texts"][0]["digest"];
    json!({ "file": file, "value": found["id"], "digest": digest, "text": text })
}

fn set(preview: &Preview, file: &str, path: &str, text: &str) -> Answer {
    post(preview, "/@archipel/value", &change(&described(preview, file, path), file, text))
}

fn text_of(found: &Value) -> &str {
    found["texts"][0]["parts"][0]["forms"][0]["text"].as_str().unwrap_or_default()
}

#[test]
fn values_are_marked_where_they_are_text() {
    let site = site();
    let preview = Preview::watching(&site);
    let edit = [("Accept", "text/html"), ("Cookie", "archipel-mode=edit")];
    let page = preview.ask("GET", "/en/", &edit).text();
    let mark = |file: &str, place: &str, path: &str, text: &str| {
        let mark = format!("<span data-source=\"{file}:{place}\" data-value=\"{path}\">");
        let expected = format!("{mark}{text}</span>");
        assert!(page.contains(&expected), "{expected}: {page}");
    };
    mark(PRICES, "2:19", "presale.price", "0.10");
    mark(PRICES, "3:17", "presale.share", "25%");
    mark(PRICES, "4:8", "presale.opens", "November 30, 2026");
    mark(PRICES, "7:7", "presale.tags", "one and two");
    mark(PRICES, "6:7", "presale.note", "It&#39;s text");
    mark(PRICES, "8:7", "presale.from", "home");
    mark("content/pages/home.yaml", "9:12", "sections.0.label", "Plain");
    assert!(page.contains("<p title=\"It&#39;s text\">"), "{page}");
    let plain = preview.get("/en/").text();
    assert!(!plain.contains("data-value"), "{plain}");
}

#[test]
fn a_value_is_described_by_its_schema_and_its_uses() {
    let site = site();
    let preview = Preview::watching(&site);
    preview.shows("/en/", "One token");
    let of = |path: &str| described(&preview, PRICES, path);
    let price = of("presale.price");
    assert_eq!(text_of(&price), "0.10");
    let about = &price["value"];
    assert_eq!((&about["field"], &about["kind"]), (&json!("number"), &json!("a number")));
    assert_eq!(about["about"], json!([["unit", "USD"], ["source", "board"]]));
    assert_eq!(about["shown"], json!([{ "page": "home", "url": "/en/" }]));
    assert_eq!((&about["routes"], &about["locked"]), (&json!(2), &Value::Null));
    assert_eq!(of("presale.state")["value"]["choices"], json!(["open", "closed"]));
    assert_eq!(of("presale.state")["value"]["routes"], json!(0));
    assert_eq!(of("presale.state")["value"]["readers"], json!(2));
    assert_eq!(of("presale.opens")["value"]["field"], json!("date"));
    for (path, reason) in [("presale.tags", "a list"), ("presale.from", "the id of a page")] {
        let locked = of(path)["value"]["locked"].as_str().unwrap_or_default().to_owned();
        assert!(locked.contains(reason), "{path}: {locked}");
        let answer = set(&preview, PRICES, path, "x");
        assert_eq!(answer.status, 400, "{}", answer.text());
    }
    assert_eq!(value(&preview, PRICES, "presale.nothing").status, 404);
}

/// The lines of the data with their values, and texts that the notation of each can have.
const SLOTS: [(&str, &str, &str, &str, &[&str]); 5] = [
    ("presale.price", "price:   { value: \"", "0.10", "\"", &["0.1", "12", "0.000"]),
    ("presale.price.unit", "unit: ", "USD", ", source", &["EUR", "€", "USD"]),
    ("presale.share", "share: { value: ", "25", ",", &["1", "2.50", "100"]),
    ("presale.opens", "opens: ", "2026-11-30", "\r", &["2026-12-01", "2030-01-31"]),
    ("presale.state", "state: ", "open", " # or", &["closed", "open"]),
];

#[test]
fn random_edits_of_values_equal_those_by_hand() {
    let site = site();
    let preview = Preview::watching(&site);
    let mut random = Random::new(8);
    let mut texts: Vec<String> = SLOTS.iter().map(|slot| slot.2.to_owned()).collect();
    let expected = |texts: &[String]| {
        SLOTS.iter().zip(texts).fold(
            format!("\u{feff}{DATA}"),
            |data, ((_, before, old, after, _), new)| {
                data.replace(&format!("{before}{old}{after}"), &format!("{before}{new}{after}"))
            },
        )
    };
    for step in 0..40 {
        let at = random.below(SLOTS.len());
        let (path, .., words) = SLOTS[at];
        let before = texts.clone();
        texts[at] = (*random.pick(words)).to_owned();
        let answer = set(&preview, PRICES, path, &texts[at]);
        assert_eq!(answer.status, 200, "step {step}, {path}: {}", answer.text());
        assert_eq!(read(&site, PRICES), expected(&texts), "step {step}, {path}");
        let list: Value = serde_json::from_slice(&answer.body).unwrap();
        if texts != before && random.one_in(4) {
            let last = list["done"].as_u64().unwrap() as usize - 1;
            let body = json!({ "change": list["changes"][last]["id"] });
            assert_eq!(post(&preview, "/@archipel/undo", &body).status, 200);
            texts = before;
            assert_eq!(read(&site, PRICES), expected(&texts), "step {step}, undone");
        }
    }
}

#[test]
fn a_saved_value_is_shown_and_listed() {
    let site = site();
    let preview = Preview::watching(&site);
    let answer = set(&preview, PRICES, "presale.note", "“New”: # text");
    assert_eq!(answer.status, 200, "{}", answer.text());
    let expected = DATA.replace("It''s text", "“New”: # text");
    assert_eq!(read(&site, PRICES), format!("\u{feff}{expected}"));
    preview.shows("/en/", "“New”: # text</p>");
    let list: Value = serde_json::from_slice(&answer.body).unwrap();
    let expected = "Edit presale.note\n\n- content/data/presale.yaml: presale.note\n";
    assert_eq!(list["commit"].as_str(), Some(expected));
    assert!(list["patch"].as_str().unwrap().contains("+note: '“New”: # text'"));
    let home = "content/pages/home.yaml";
    let answer = set(&preview, home, "sections.0.label", "- a label");
    assert_eq!(answer.status, 200, "{}", answer.text());
    assert!(read(&site, home).ends_with("    label: \"- a label\"\n"), "{}", read(&site, home));
}

#[test]
fn a_wrong_value_is_not_written() {
    let site = site();
    let preview = Preview::watching(&site);
    let before = input(&site);
    for (path, text, mistake) in [
        ("presale.price", "0,10", "number"),
        ("presale.price", "", "number"),
        ("presale.opens", "2026-02-30", "2026-02-30"),
        ("presale.state", "ajar", "closed"),
    ] {
        let answer = set(&preview, PRICES, path, text);
        assert_eq!(answer.status, 422, "{path} {text:?}: {}", answer.text());
        assert!(answer.text().contains(mistake), "{path} {text:?}: {}", answer.text());
    }
    assert_eq!(set(&preview, PRICES, "presale.note", "a\u{0}b").status, 400);
    for (file, path) in [
        ("site.toml", "name"),
        ("locales/en/common.ftl", "footer-note"),
        ("../secret.yaml", "secret.a"),
        ("templates/data/presale.yaml", "presale.price"),
        (PRICES, "other.price"),
        ("content/data/none.yaml", "none.a"),
    ] {
        assert_eq!(value(&preview, file, path).status, 404, "{file}");
        let body = json!({ "file": file, "value": path, "digest": "0", "text": "x" });
        assert_eq!(post(&preview, "/@archipel/value", &body).status, 404, "{file}");
    }
    let found = described(&preview, PRICES, "presale.share");
    let outside = site.at(PRICES);
    assert_eq!(input(&site), before);
    // Someone edits the file by hand.
    fs::write(&outside, DATA.replace("25", "26")).unwrap();
    let answer = post(&preview, "/@archipel/value", &change(&found, PRICES, "27"));
    assert_eq!((answer.status, answer.text().contains("has changed meanwhile")), (409, true));
    assert_eq!(read(&site, PRICES), DATA.replace("25", "26"));
}
