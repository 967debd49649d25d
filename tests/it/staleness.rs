//! `locales/translations.lock`: translations whose original has changed.

use std::fs;

use archipel::i18n::lock::TextDigest;

use crate::site::{Run, Site};

const LOCK: &str = "locales/translations.lock";

/// A term, a body, and a shared message that German has in another file.
const SITE: &str = "\
-- locales/en/common.ftl
-brand = Lampada
footer-note = { -brand }: all prices without tax.
-- locales/de/common.ftl
-brand = Lampada
-- locales/de/legal.ftl
footer-note = { -brand }: alle Preise ohne Steuern.
-- locales/en/pages/home.md
Three more words.
-- locales/de/pages/home.md
Drei Wörter mehr.
";

fn site() -> Site {
    let site = Site::new(SITE);
    site.replace("templates/page.html", "{% for section", "{{ page.content }}\n{% for section");
    site
}

fn i18n(site: &Site, arguments: &[&str]) -> Run {
    Run::of(&mut site.command(&[&["i18n"], arguments].concat()))
}

fn read(site: &Site, path: &str) -> String {
    fs::read_to_string(site.at(path)).unwrap()
}

/// The texts of the lock.
fn locked(site: &Site) -> Vec<String> {
    let text = read(site, LOCK);
    let text_of = |line: &str| line.rsplit_once(' ').unwrap().0.to_owned();
    text.lines().map(text_of).collect()
}

/// The places and the hints of stale translations.
fn stale(site: &Site) -> Vec<String> {
    let run = site.run(&["check", "--json"]);
    let json: serde_json::Value = serde_json::from_str(&run.out).unwrap();
    let all = json["diagnostics"].as_array().cloned().unwrap_or_default();
    let found = all.iter().filter(|one| one["code"] == "stale-translation");
    let place = |one: &serde_json::Value| {
        let text = |key: &str| one[key].as_str().unwrap_or_default().to_owned();
        format!("{}:{}:{} {}", text("file"), one["line"], one["column"], text("hint"))
    };
    found.map(place).collect()
}

#[test]
fn a_change_of_the_original_makes_its_translation_stale() {
    let site = site();
    assert_eq!(stale(&site), [""; 0]);
    let run = i18n(&site, &["accept"]).fine();
    assert!(run.err.contains("accepted: 5 texts\n"), "{}", run.err);
    let expected = [
        "common.ftl -brand de", "common.ftl footer-note de", "pages/home.ftl home-lead de",
        "pages/home.ftl home-title de", "pages/home.md p1 de",
    ];
    assert_eq!(locked(&site), expected);
    site.check().fine();
    // Comments and layout are not changes.
    site.replace("locales/en/pages/home.ftl", "home-title = ", "# Greeting\nhome-title =\n    ");
    assert_eq!(stale(&site), [""; 0]);
    site.replace("locales/en/pages/home.ftl", "Welcome", "Be welcome");
    site.replace("locales/en/common.ftl", "-brand = Lampada", "-brand = Lampadario");
    site.replace("locales/en/common.ftl", "all prices", "prices");
    site.replace("locales/en/pages/home.md", "Three", "Four");
    let hint =
        |text: &str| format!("update it, then run `archipel i18n accept --locale de {text}`");
    let expected = [
        ("common.ftl:1:2", "common.ftl#-brand"),
        ("legal.ftl:1:1", "common.ftl#footer-note"),
        ("pages/home.ftl:1:1", "pages/home.ftl#home-title"),
        ("pages/home.md:1:1", "pages/home.md#p1"),
    ];
    let expected = expected.map(|(place, text)| format!("locales/de/{place} {}", hint(text)));
    assert_eq!(stale(&site), expected);
    site.build().fine();
    // It follows the levels of other codes.
    assert_eq!(site.run(&["check", "--deny", "stale-translation"]).code, 1);
    assert_eq!(site.run(&["check", "--allow", "stale-translation", "--strict"]).code, 0);
}

#[test]
fn named_texts_are_accepted_and_others_left() {
    let site = site();
    i18n(&site, &["accept"]).fine();
    site.replace("locales/en/pages/home.ftl", "Welcome", "Be welcome");
    site.replace("locales/en/pages/home.md", "Three", "Four");
    let before = read(&site, LOCK);
    let run = i18n(&site, &["accept"]).fine();
    assert!(run.err.contains("left:     2 stale texts"), "{}", run.err);
    assert!(run.err.contains("archipel i18n accept --locale de pages/home.ftl#home-title\n"));
    assert_eq!(read(&site, LOCK), before);
    for (text, left) in [("locales/de/pages/home.ftl#home-title", 1), ("pages/home.md", 0)] {
        i18n(&site, &["accept", "--locale", "de", text]).fine();
        assert_eq!(stale(&site).len(), left);
    }
    assert_eq!(locked(&site).len(), 5);
    site.replace("locales/en/pages/home.ftl", "Be welcome", "Welcome");
    let json = i18n(&site, &["accept", "--json"]).fine().out;
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["stale"], serde_json::json!(["--locale de pages/home.ftl#home-title"]));
    let run = i18n(&site, &["accept", "--all"]).fine();
    assert!(run.err.contains("accepted: 1 text, 1 of them stale before\n"), "{}", run.err);
    assert_eq!(stale(&site), [""; 0]);
    for (arguments, words) in [
        (&["pages/hom.ftl"][..], "no file `pages/hom.ftl`; did you mean `pages/home.ftl`?"),
        (&["pages/home.ftl#home-titel"], "did you mean `home-title`?"),
        (&["--locale", "dee"], "the site has no translation `dee`; did you mean `de`?"),
    ] {
        i18n(&site, &[&["accept"], arguments].concat()).mentions(2, words);
    }
}

#[test]
fn the_lines_of_two_branches_are_right_together() {
    let site = site();
    i18n(&site, &["accept"]).fine();
    let ours = read(&site, LOCK);
    site.replace("locales/en/pages/home.ftl", "Welcome", "Be welcome");
    i18n(&site, &["accept", "--all"]).fine();
    let theirs = read(&site, LOCK);
    assert_ne!(ours, theirs);
    // As git merges with `merge=union`, in any order.
    fs::write(site.at(LOCK), format!("{ours}{theirs}")).unwrap();
    assert_eq!(stale(&site), [""; 0]);
    i18n(&site, &["accept"]).fine();
    assert_eq!(read(&site, LOCK), theirs);
    // As it merges otherwise.
    let conflict = format!("<<<<<<< HEAD\n{ours}=======\n{theirs}>>>>>>> other\n");
    fs::write(site.at(LOCK), &conflict).unwrap();
    let run = site.check();
    assert!(run.code == 1 && run.err.contains("a merge conflict is not resolved"), "{}", run.err);
    i18n(&site, &["accept", "--all"]).mentions(2, "a merge conflict is not resolved");
    assert_eq!(read(&site, LOCK), conflict);
    let kept = conflict.lines().filter(|line| !line.starts_with(['<', '=', '>']));
    fs::write(site.at(LOCK), kept.collect::<Vec<_>>().join("\n")).unwrap();
    assert_eq!(stale(&site), [""; 0]);
}

/// The paragraphs of a body, and of its translation.
const PARAGRAPHS: [&str; 2] = [
    "# Lamps\n\nOne of paper.\n\n```sh\nfold\n```\n\nTwo of ash wood.\n",
    "# Lampen\n\nEine aus Papier.\n\n```sh\nfold\n```\n\nZwei aus Eschenholz.\n",
];

fn with_paragraphs() -> Site {
    let site = site();
    for (tag, text) in ["en", "de"].iter().zip(PARAGRAPHS) {
        fs::write(site.at(&format!("locales/{tag}/pages/home.md")), text).unwrap();
    }
    i18n(&site, &["accept"]).fine();
    site
}

#[test]
fn only_changed_paragraphs_of_a_body_are_stale() {
    const EN: &str = "locales/en/pages/home.md";
    let site = with_paragraphs();
    assert_eq!(locked(&site).iter().filter(|line| line.contains(".md p")).count(), 4);
    let finding = |line: usize, name: &str| {
        let command = "update it, then run `archipel i18n accept --locale de pages/home.md";
        format!("locales/de/pages/home.md:{line}:1 {command}{name}`")
    };
    // A changed text, and changed code.
    site.replace(EN, "Two of ash", "Three of ash");
    site.replace(EN, "fold", "fold --all");
    assert_eq!(stale(&site), [finding(5, "#p3"), finding(9, "#p4")]);
    let run = i18n(&site, &["status", "--locale", "de"]).fine();
    let table = run.out.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(table.contains("locales/de/pages/home.md 0 of 1 1 7"), "{}", run.out);
    let run = i18n(&site, &["accept", "--locale", "de", "pages/home.md#p4"]).fine();
    assert!(run.err.contains("left:     1 stale text"), "{}", run.err);
    assert_eq!(stale(&site), [finding(5, "#p3")]);
    i18n(&site, &["accept", "pages/home.md#p3"]).fine();
    assert_eq!(stale(&site), [""; 0]);
    // A new one is reported where it belongs, and a removed one where it still is.
    site.replace(EN, "Three of", "Of glass.\n\nThree of");
    assert_eq!(stale(&site), [finding(9, "#p4")]);
    site.replace("locales/de/pages/home.md", "Zwei", "Aus Glas.\n\nZwei");
    i18n(&site, &["accept", "pages/home.md#p4"]).fine();
    assert_eq!(stale(&site), [""; 0]);
    site.replace(EN, "One of paper.\n\n", "");
    assert_eq!(stale(&site), [finding(3, "")]);
    i18n(&site, &["accept", "pages/home.md"]).fine();
    assert_eq!(locked(&site).iter().filter(|line| line.contains(".md p")).count(), 4);
    i18n(&site, &["accept", "pages/home.md#p5"]).mentions(2, "has 4 paragraphs");
}

#[test]
fn a_lock_with_whole_bodies_is_read_and_renewed() {
    let site = with_paragraphs();
    let lines = read(&site, LOCK);
    let others =
        lines.lines().filter(|line| !line.contains(".md")).map(|line| line.to_owned() + "\n");
    let old = format!("pages/home.md - de {}\n", TextDigest::of_body(PARAGRAPHS[0]));
    let old = others.collect::<String>() + &old;
    fs::write(site.at(LOCK), &old).unwrap();
    assert_eq!(stale(&site), [""; 0]);
    i18n(&site, &["accept"]).fine();
    assert_eq!(read(&site, LOCK), lines);
    // Without its paragraphs, the body is stale as a whole.
    fs::write(site.at(LOCK), &old).unwrap();
    site.replace("locales/en/pages/home.md", "Two of ash", "Three of ash");
    let found = stale(&site);
    assert!(found.len() == 1 && found[0].ends_with("--locale de pages/home.md`"), "{found:?}");
    i18n(&site, &["accept", "pages/home.md#p4"]).mentions(2, "are not recorded in `de`");
    assert_eq!(read(&site, LOCK), old);
    i18n(&site, &["accept", "pages/home.md"]).fine();
    assert_eq!(stale(&site), [""; 0]);
}

#[test]
fn lines_of_texts_that_are_gone_are_removed() {
    let site = site();
    i18n(&site, &["accept"]).fine();
    let digest = TextDigest::of_body("x");
    let gone = ["pages/old.ftl x de", "pages/home.ftl x de", "common.ftl footer-note fr"];
    let lines: String = gone.map(|text| format!("{text} {digest}\n")).concat();
    fs::write(site.at(LOCK), read(&site, LOCK) + &lines).unwrap();
    site.check().fine();
    let run = i18n(&site, &["accept"]).fine();
    assert!(run.err.contains("removed:  3 lines"), "{}", run.err);
    // The texts of a file with mistakes are unknown.
    fs::write(site.at("locales/de/pages/home.ftl"), "home-title = A\n!\n").unwrap();
    i18n(&site, &["accept"]).fine();
    assert_eq!(locked(&site).len(), 5);
    fs::remove_file(site.at("locales/de/pages/home.ftl")).unwrap();
    i18n(&site, &["accept"]).fine();
    assert_eq!(locked(&site).len(), 3);
}

#[test]
fn stale_texts_are_not_done() {
    let site = site();
    i18n(&site, &["accept"]).fine();
    site.replace("locales/en/pages/home.md", "Three", "Four");
    let run = i18n(&site, &["status", "--locale", "de"]).fine();
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let table = words(&run.out);
    assert!(table.contains("de 76 % 4 of 5 1 0 0 3 1 of 1"), "{}", run.out);
    assert!(table.contains("locales/de/pages/home.md 0 of 1 1 3"), "{}", run.out);
    assert_eq!(i18n(&site, &["status", "--fail-under", "77"]).code, 1);
    let badge = site.at("badge.svg");
    for (arguments, name) in
        [(&[][..], "translated, 76 %"), (&["--locale", "de"], "translated: de, 76 %")]
    {
        let file = badge.to_str().unwrap();
        i18n(&site, &[&["status", "--badge", file], arguments].concat()).fine();
        let text = fs::read_to_string(&badge).unwrap();
        let document = roxmltree::Document::parse(&text).unwrap();
        let root = document.root_element();
        assert_eq!(root.attribute("aria-label"), Some(name));
        let number = |node: roxmltree::Node<'_, '_>, key| -> usize {
            node.attribute(key).map_or(0, |value| value.parse().unwrap())
        };
        let boxes = root.children().filter(|node| node.has_tag_name("rect"));
        assert_eq!(boxes.map(|node| number(node, "width")).sum::<usize>(), number(root, "width"));
        let texts = document.descendants().filter(|node| node.has_tag_name("text"));
        let end = texts.map(|node| number(node, "x") + number(node, "textLength")).max();
        assert_eq!(end.map(|end| end + 6), Some(number(root, "width")));
    }
}
