//! `archipel i18n status`: the progress of translations.

use crate::site::{Run, Site};

/// French lacks a text of the home page and a body; German is complete.
const SITE: &str = "\
-- locales/en/pages/home.md
Three more words.
-- locales/de/pages/home.md
Drei Wörter mehr.
-- locales/fr/other.ftl
footer-note = Prix hors taxes.
-- locales/fr/pages/home.ftl
home-title = Bienvenue
";

fn status(site: &Site, arguments: &[&str]) -> Run {
    Run::of(&mut site.command(&[&["i18n", "status"], arguments].concat()))
}

fn site() -> Site {
    let site = Site::new(SITE);
    site.add_locale("fr");
    site.replace("templates/page.html", "{% for section", "{{ page.content }}\n{% for section");
    site
}

#[test]
fn each_locale_has_its_texts_pages_and_words() {
    let site = site();
    let run = status(&site, &[]).fine();
    let expected = "\
locale  words   texts  stale  borrowed  missing  words left   pages
de      100 %  4 of 4      0         0        0           0  1 of 1
fr       41 %  2 of 4      0         2        0           7  0 of 1
";
    assert_eq!(run.out, expected);
    // Without a fallback, the same texts are errors of the site.
    site.replace("site.toml", "fallback = \"en\"\n", "");
    let run = status(&site, &[]);
    assert!(run.code == 1 && run.err.contains("error[missing-message]"), "{}", run.err);
    assert!(run.out.contains("fr       41 %  2 of 4      0         0        2"), "{}", run.out);
    let run = status(&site, &["--json"]);
    let json: serde_json::Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!((run.code, &json["ok"]), (1, &false.into()));
    assert!(
        json["diagnostics"][0]["code"] == "missing-message" && json["locales"][1]["texts"] == 4
    );
    site.replace("site.toml", "default_locale", "default_local");
    assert_eq!(status(&site, &[]).code, 2);
}

#[test]
fn a_locale_lists_its_files() {
    let site = site();
    let run = status(&site, &["--locale", "fr"]).fine();
    let files = "\
file                      texts  stale  words left
locales/fr/pages/home.ftl  1 of 2      0           4
locales/fr/pages/home.md   0 of 1      0           3
";
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(words(&run.out).ends_with(&words(files)), "{}", run.out);
    let run = status(&site, &["--locale", "fn"]);
    assert_eq!(run.code, 2);
    assert!(
        run.err.contains("the site has no translation `fn`; did you mean `fr`?"),
        "{}",
        run.err
    );
}

#[test]
fn a_share_can_be_required() {
    let site = site();
    assert_eq!(status(&site, &["--fail-under", "41"]).code, 0);
    assert_eq!(status(&site, &["--fail-under", "42"]).code, 1);
    let json: serde_json::Value = serde_json::from_str(&status(&site, &["--json"]).out).unwrap();
    assert_eq!((&json["ok"], &json["failure"]), (&true.into(), &serde_json::Value::Null));
    let json = &json["locales"];
    assert_eq!(json[1]["tag"], "fr");
    assert_eq!(json[1]["words_left"], 7);
    assert_eq!(json[1]["translated_pages"], 0);
    assert_eq!(json[1]["files"][0]["file"], "locales/fr/common.ftl");
}

#[test]
fn a_page_that_a_locale_does_not_have_needs_no_translation() {
    let site = site();
    site.replace("content/pages/home.yaml", "path: \"\"", "path: \"\"\nlocales: [en, de]");
    let run = status(&site, &[]);
    assert!(run.out.contains("fr      100 %  1 of 1"), "{}", run.out);
    let export = Run::of(&mut site.command(&["i18n", "export", "--locale", "fr"])).fine();
    assert!(!export.out.contains("home-title"), "{}", export.out);
}
