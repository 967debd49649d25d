//! Stale translations in exchange files, and the record of imported ones.

use std::fs;

use crate::exchange::{exported, imported, read, translate};
use crate::site::Site;

/// German texts of which one is stale, and one is missing.
fn stale_site() -> Site {
    let site = Site::new("");
    site.replace("site.toml", "\"Deutsch\"", "\"Deutsch\"\nfallback = \"en\"");
    site.run(&["i18n", "accept"]).fine();
    site.replace("locales/en/pages/home.ftl", "= Welcome", "= Be welcome");
    site.replace("locales/de/common.ftl", "footer-note = Alle Preise ohne Steuern.\n", "");
    site
}

/// Whether `check` reports a stale translation.
fn is_stale(site: &Site) -> bool {
    site.check().err.contains("stale-translation")
}

#[test]
fn stale_texts_are_marked_and_can_be_exported_alone() {
    let site = stale_site();
    let po = exported(&site, &["--locale", "de", "--only", "stale"]);
    assert!(po.contains("home.ftl:1\n#, fuzzy\nmsgctxt \"pages/home.ftl:home-title\"\n"), "{po}");
    assert_eq!(po.matches("msgctxt").count(), 1);
    let both = exported(&site, &["--locale", "de", "--only", "missing,stale"]);
    assert_eq!(both.matches("msgctxt").count(), 2);
    let xliff = exported(&site, &["--locale", "de", "--format", "xliff"]);
    assert_eq!(xliff.matches("state=\"initial\" subState=\"archipel:stale\"").count(), 1);
    // Texts that are still marked are not current, and not changed.
    for text in [&po, &xliff] {
        let run = imported(&site, text, &[]).fine();
        assert!(run.err.contains("left out: 1 marked as fuzzy"), "{}", run.err);
        assert!(is_stale(&site));
    }
}

#[test]
fn imported_texts_are_current() {
    for format in ["po", "xliff"] {
        let site = stale_site();
        let text = exported(&site, &["--locale", "de", "--only", "stale", "--format", format]);
        let text = text.replace("#, fuzzy\n", "").replace("Willkommen", "Sei willkommen");
        imported(&site, &text, &["--dry-run"]).fine();
        assert!(is_stale(&site));
        imported(&site, &text, &[]).fine();
        assert!(!is_stale(&site), "{format}");
        let lock = read(&site, "locales/translations.lock");
        assert_eq!(lock.matches("home-title").count(), 1, "{lock}");
    }
    // A text is confirmed if its mark is removed.
    let site = stale_site();
    let text = exported(&site, &["--locale", "de", "--only", "stale"]);
    imported(&site, &text.replace("#, fuzzy\n", ""), &[]).fine();
    assert!(!is_stale(&site));
    // A fuzzy one is imported on demand, and stays stale.
    let site = stale_site();
    imported(&site, &text.replace("Willkommen", "Sei willkommen"), &["--fuzzy"]).fine();
    assert!(read(&site, "locales/de/pages/home.ftl").contains("Sei willkommen") && is_stale(&site));
    // Other tools mark segments in their own way.
    let site = stale_site();
    let xliff = exported(&site, &["--locale", "de", "--only", "stale", "--format", "xliff"]);
    let xliff = xliff.replace("archipel:stale", "tool:needs-review").replace("Willkommen", "Neu");
    imported(&site, &xliff, &[]).mentions(0, "left out: 1 marked as fuzzy");
    // A site without the file records nothing without `--lock`.
    let site = stale_site();
    fs::remove_file(site.at("locales/translations.lock")).unwrap();
    let text = text.replace("#, fuzzy\n", "");
    imported(&site, &text, &[]).fine();
    assert!(!site.at("locales/translations.lock").exists());
    imported(&site, &text, &["--lock"]).fine();
    assert!(read(&site, "locales/translations.lock").starts_with("pages/home.ftl home-title de "));
}

#[test]
fn a_changed_paragraph_is_exported_and_recorded_alone() {
    const EN: &str = "locales/en/pages/home.md";
    for format in ["po", "xliff"] {
        let site = Site::new(
            "-- locales/en/pages/home.md\nOne.\n\nTwo.\n\n    code\n\nThree.\n\
             -- locales/de/pages/home.md\nEins.\n\nZwei.\n\n    code\n\nDrei.\n",
        );
        site.replace("templates/page.html", "{% for", "{{ page.content }}\n{% for");
        site.run(&["i18n", "accept"]).fine();
        site.replace(EN, "Two", "Twenty");
        site.replace(EN, "One", "A");
        let text = exported(&site, &["--locale", "de", "--only", "stale", "--format", format]);
        let has = |name: &str| {
            text.contains(&format!("home.md:{name}")) || text.contains(&format!("id=\"{name}\""))
        };
        assert_eq!(["p1", "p2", "p4"].map(has), [true, true, false], "{text}");
        // One is translated, and the other still marked.
        let text = match format {
            "po" => text.replacen("#, fuzzy\n", "", 1).replace("Eins", "Ein"),
            _ => text.replace("Eins", "Ein"),
        };
        imported(&site, &text, &[]).fine();
        let run = site.check();
        assert_eq!(run.err.matches("stale-translation").count(), 1, "{}", run.err);
        assert!(run.err.contains("locales/de/pages/home.md:3:1"), "{}", run.err);
        // The rest of the lock is as it was.
        let lock = read(&site, "locales/translations.lock");
        assert_eq!(lock.matches("home.md p").count(), 4, "{lock}");
    }
}

#[test]
fn an_import_that_fails_midway_changes_nothing() {
    let site = stale_site();
    let text = exported(&site, &["--locale", "de"]).replace("#, fuzzy\n", "");
    let text = text.replace("Willkommen", "Sei willkommen");
    let text = translate(&text, &[("All prices without tax.", "\"Netto.\"")]);
    let before = read(&site, "locales/de/common.ftl");
    // A folder is in the place of a file that is written last.
    let lock = site.at("locales/translations.lock");
    fs::remove_file(&lock).unwrap();
    fs::create_dir_all(lock.join("x")).unwrap();
    imported(&site, &text, &["--lock"]).mentions(2, "can't write");
    assert_eq!(read(&site, "locales/de/common.ftl"), before);
    let names = fs::read_dir(site.at("locales/de")).unwrap();
    let names: Vec<_> = names.map(|it| it.unwrap().file_name()).collect();
    assert!(names.iter().all(|name| !name.to_string_lossy().contains("archipel-new")), "{names:?}");
}
