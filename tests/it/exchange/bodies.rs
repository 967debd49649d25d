//! Markdown bodies in exchange files: a text for each paragraph.

use std::fs;

use crate::exchange::{exported, imported, read, translate};
use crate::site::{Run, Site};

/// A page with a body, which German lacks, and one of which German has all paragraphs.
const SITE: &str = "\
-- content/pages/lamps.yaml
path: lamps
template: page.html
title: title
description: title
-- content/pages/frames.yaml
path: frames
template: page.html
title: title
description: title
-- templates/page.html
{{ page.content }}
-- content/data/shop.yaml
price: 12
-- templates/data/shop.yaml
price: integer
-- locales/en/common.ftl
title = Lamps of paper
-- locales/de/common.ftl
title = Lampen aus Papier
-- locales/en/pages/lamps.md
## How they are made

Each lamp costs { $shop-price }
euros.

```sh
fold --all
```

* One sheet
-- locales/en/pages/frames.md
Frames of ash wood.

They last.
-- locales/de/pages/frames.md
Rahmen  aus Esche.


Sie halten.
";

fn site() -> Site {
    let site = Site::new(SITE);
    site.replace("site.toml", "\"Deutsch\"", "\"Deutsch\"\nfallback = \"en\"");
    site
}

const HEADING: &str = "msgid \"## How they are made\"\nmsgstr";
const PRICE: &str = "\"euros.\"\nmsgstr";
const LIST: &str = "msgid \"* One sheet\"\nmsgstr";

#[test]
fn a_new_body_is_written_when_all_its_paragraphs_are_translated() {
    let site = site();
    let text = exported(&site, &["--locale", "de", "--page", "lamps"]);
    assert!(text.contains("msgctxt \"pages/lamps.md:p4\""), "{text}");
    assert!(!text.contains("fold --all") && !text.contains("Frames"), "{text}");

    let some = translate(&text, &[(HEADING, "\"## Herstellung\"")]);
    let run = imported(&site, &some, &[]).fine();
    assert!(run.err.contains("2 of its paragraphs are not translated"), "{}", run.err);
    assert!(!site.at("locales/de/pages/lamps.md").exists());

    let all = [
        (HEADING, "\"## Herstellung\""),
        (PRICE, "\"Jede Lampe kostet { $shop-price } Euro.\""),
        (LIST, "\"* Ein Bogen\""),
    ];
    let all = translate(&text, &all);
    imported(&site, &all, &["--lock"]).fine();
    let body = "## Herstellung\n\nJede Lampe kostet { $shop-price } Euro.\n\n```sh\nfold --all\n```\n\n\
                * Ein Bogen\n";
    assert_eq!(read(&site, "locales/de/pages/lamps.md"), body);
    assert!(read(&site, "locales/translations.lock").contains("pages/lamps.md p1 de "));
    // A second import changes nothing.
    let run = imported(&site, &all, &[]).fine();
    assert!(run.err.contains("0 texts in 0 files"), "{}", run.err);
}

#[test]
fn a_changed_paragraph_replaces_only_its_bytes() {
    let site = site();
    for arguments in [&["--format", "xliff"][..], &[]] {
        let arguments = [arguments, &["--locale", "de", "--page", "frames"]].concat();
        let text = exported(&site, &arguments);
        let edited = text.replacen("Sie halten.", "Sie halten lange.", 1);
        assert_ne!(edited, text);
        imported(&site, &edited, &[]).fine();
        let body = "Rahmen  aus Esche.\n\n\nSie halten lange.\n";
        assert_eq!(read(&site, "locales/de/pages/frames.md"), body);
        fs::write(site.at("locales/de/pages/frames.md"), body.replace(" lange", "")).unwrap();
    }
}

#[test]
fn a_paragraph_that_would_break_its_body_is_refused() {
    let site = site();
    let text = exported(&site, &["--locale", "de"]);
    for (new, message) in [
        ("\"Jede Lampe.\"", "lacks `{ $shop-price }`"),
        ("\"{ $shop-price } { $shop-size }\"", "has `{ $shop-size }`"),
        ("\"Eine\\n\\n{ $shop-price }\"", "is not one paragraph"),
    ] {
        let all = [(HEADING, "\"## H\""), (PRICE, new), (LIST, "\"* L\"")];
        let run = imported(&site, &translate(&text, &all), &[]);
        assert_eq!(run.code, 1, "{}", run.err);
        assert!(run.err.contains(message), "{}", run.err);
        assert!(run.err.contains("in.po:"), "{}", run.err);
    }
    assert!(!site.at("locales/de/pages/lamps.md").exists());
}

#[test]
fn a_translation_with_other_paragraphs_is_named() {
    let site = site();
    fs::write(site.at("locales/de/pages/frames.md"), "Rahmen aus Esche.\n").unwrap();
    let out = site.at("de.po");
    let arguments = ["i18n", "export", "--locale", "de", "--out", out.to_str().unwrap()];
    let run = Run::of(&mut site.command(&arguments)).fine();
    assert!(run.err.contains("other paragraphs: pages/frames.md"), "{}", run.err);
    assert!(!fs::read_to_string(out).unwrap().contains("Frames of ash"));
}

/// A body of three paragraphs, whose translation is recorded, with another original.
fn rearranged(original: &str) -> Site {
    let site = Site::new(SITE);
    fs::remove_file(site.at("locales/en/pages/lamps.md")).unwrap();
    site.replace("site.toml", "\"Deutsch\"", "\"Deutsch\"\nfallback = \"en\"");
    let english = "Frames of ash wood.\n\nThey last.\n\nWith one screw.\n";
    site.edit(&format!(
        "-- locales/en/pages/frames.md\n{english}\
         -- locales/de/pages/frames.md\nRahmen  aus Esche.\n\n\nSie halten.\n\nMit einer Schraube.\n",
    ));
    site.run(&["i18n", "accept"]).fine();
    fs::write(site.at("locales/en/pages/frames.md"), original).unwrap();
    site
}

const FRAMES: &str = "locales/de/pages/frames.md";

#[test]
fn an_export_counts_texts_as_the_status_does() {
    let site = rearranged("Frames of ash wood.\n\nThey last.\n\nWith one screw.\n");
    let count = |arguments: &[&str], pointer: &str| {
        // The status is known although a page lacks its body.
        let run = Run::of(&mut site.command(arguments));
        let result: serde_json::Value = serde_json::from_str(&run.out).unwrap();
        result.pointer(pointer).and_then(serde_json::Value::as_u64).expect(pointer)
    };
    let export = ["i18n", "export", "--locale", "de", "--out", "de.po", "--json"];
    let texts = count(&["i18n", "status", "--json"], "/locales/0/texts");
    assert_eq!(count(&export, "/texts"), texts);
    assert_eq!(count(&export, "/units"), texts + 2, "a body of three paragraphs is one text");
}

#[test]
fn new_paragraphs_are_exported_and_imported_in_their_places() {
    let original = "A new start.\n\nFrames of ash wood.\n\nThey last.\n\nThey can be \
        repaired.\n\n```sh\nfold\n```\n\nWith one screw.\n";
    let site = rearranged(original);
    let text = exported(&site, &["--locale", "de", "--format", "po", "--only", "missing,stale"]);
    assert!(text.contains("A new start.") && text.contains("They can be repaired."), "{text}");
    assert!(!text.contains("Frames of ash") && !text.contains("fuzzy"), "{text}");
    // One of the two is translated; the code comes with it.
    let text = translate(&text, &[("They can be repaired.", "\"Man kann sie reparieren.\"")]);
    imported(&site, &text, &[]).fine();
    let body = "Rahmen  aus Esche.\n\n\nSie halten.\n\nMan kann sie reparieren.\n\n\
        ```sh\nfold\n```\n\nMit einer Schraube.\n";
    assert_eq!(read(&site, FRAMES), body);
    let run = site.check();
    assert!(run.err.contains("stale-translation"), "{}", run.err);
    for format in ["po", "xliff"] {
        let site = site.copy();
        let text = exported(&site, &["--locale", "de", "--format", format]);
        let start = match format {
            "po" => translate(&text, &[("A new start.", "\"Ein neuer Anfang.\"")]),
            _ => text.replace(
                "<source>A new start.</source>",
                "<source>A new start.</source>\n<target>Ein neuer Anfang.</target>",
            ),
        };
        imported(&site, &start, &[]).fine();
        assert_eq!(read(&site, FRAMES), format!("Ein neuer Anfang.\n\n{body}"), "{start}");
        let run = site.check();
        assert!(!run.err.contains("stale-translation"), "{}", run.err);
        let text = exported(&site, &["--locale", "de", "--only", "missing,stale"]);
        assert!(!text.contains("frames.md"), "{text}");
    }
}

#[test]
fn moved_paragraphs_follow_the_original_and_removed_ones_stay() {
    let site = rearranged("With one screw.\n\nFrames of ash wood.\n\nThey last long.\n\nEnd.\n");
    let text = exported(&site, &["--locale", "de", "--format", "po"]);
    let unit = |source: &str, target: &str| format!("msgid \"{source}\"\nmsgstr \"{target}\"");
    for (source, target) in [
        ("With one screw.", "Mit einer Schraube."),
        ("Frames of ash wood.", "Rahmen  aus Esche."),
        ("They last long.", "Sie halten."),
        ("End.", ""),
    ] {
        assert!(text.contains(&unit(source, target)), "{source}: {text}");
    }
    assert_eq!(text.matches("#, fuzzy").count(), 1, "only a changed one is stale: {text}");
    imported(&site, &text, &[]).fine();
    assert_eq!(read(&site, FRAMES), "Mit einer Schraube.\n\nRahmen  aus Esche.\n\n\nSie halten.\n");
    let run = site.check();
    assert!(run.err.contains(&format!("{FRAMES}:6:1")), "only a changed one is stale: {}", run.err);
    // The translation of a removed paragraph stays until a person removes it.
    let site = rearranged("A start.\n\nFrames of ash wood.\n\nWith one screw.\n");
    let text = exported(&site, &["--locale", "de", "--format", "po"]);
    assert!(!text.contains("Sie halten."), "{text}");
    let text = translate(&text, &[("A start.", "\"Ein Anfang.\"")]);
    imported(&site, &text, &[]).fine();
    assert_eq!(
        read(&site, FRAMES),
        "Ein Anfang.\n\nRahmen  aus Esche.\n\n\nSie halten.\n\nMit einer Schraube.\n"
    );
}
