//! `check --fix`: certain corrections are printed and written, and nothing else changes.

use std::collections::BTreeMap;
use std::fs;

use crate::site::{FileState, Site, tree};

/// Mistakes with a certain correction.
const WRONG: &str = "\
-- content/pages/home.yaml
path: \"\"
template: page.html
title: home-titel  # the title
descripton: home-lead
sections:
  - type: hero
    title: Home-Title
    lead: home-lead
-- content/data/presale.toml
price = { value = 0.10, unit = “USD” }
-- content/data/presale.yaml (absent)
-- content/data/menu.yaml
- page\u{ff1a}home
-- templates/data/menu.yaml
- { page: page }
";

/// The files of a site, without its cache.
fn sources(site: &Site) -> BTreeMap<String, FileState> {
    let mut files = tree(&site.root());
    files.retain(|path, _| !path.starts_with(".archipel/"));
    files
}

#[test]
fn certain_corrections_are_printed_and_written() {
    let site = Site::new(WRONG);
    // A byte order mark, line ends and comments stay.
    let home = fs::read_to_string(site.at("content/pages/home.yaml")).unwrap();
    let home = format!("\u{feff}{home}");
    fs::write(site.at("content/pages/home.yaml"), home.replace('\n', "\r\n")).unwrap();
    let before = sources(&site);
    let dry = site.run(&["check", "--fix", "--dry-run"]);
    dry.mentions(1, "to fix: 5 mistakes in 3 files");
    assert_eq!(sources(&site), before, "a dry run writes nothing");

    let run = site.run(&["check", "--fix"]);
    assert_eq!(run.out, dry.out);
    let changed: Vec<&str> = run.out.lines().filter(|line| line.starts_with("+++ ")).collect();
    let files = ["content/data/menu.yaml", "content/data/presale.toml", "content/pages/home.yaml"];
    assert_eq!(changed, files.map(|file| format!("+++ b/{file}")), "{}", run.out);
    let read = |path: &str| fs::read_to_string(site.at(path)).unwrap();
    let expected = home.replace("home-titel", "home-title").replace("Home-Title", "home-title");
    let expected = expected.replace("descripton", "description").replace('\n', "\r\n");
    assert_eq!(read("content/pages/home.yaml"), expected);
    assert_eq!(read("content/data/menu.yaml"), "- page: home\n");
    assert_eq!(read("content/data/presale.toml"), "price = { value = 0.10, unit = \"USD\" }\n");
    run.mentions(0, "fixed: 5 mistakes in 3 files");

    let again = site.run(&["check", "--fix"]);
    assert_eq!(again.out, "");
    assert!(again.err.contains("no mistake has a certain correction"), "{}", again.err);
}

#[test]
fn a_correction_that_may_be_wrong_is_not_made() {
    let site = Site::new(
        "-- content/data/menu.yaml\ntitel: a\ntitle: b\n\
                          -- templates/data/menu.yaml\ntitle: text\n",
    );
    let run = site.run(&["check", "--fix"]);
    assert_eq!((run.code, &*run.out), (1, ""), "the key would be there twice: {}", run.err);
    for (wrong, right) in [
        // Two messages are similar; another number is another thing; three letters differ.
        ("step-title", "steps-title, stop-title"),
        ("title-2", "title-1"),
        ("price-min", "price-max"),
    ] {
        let messages: String = right.split(", ").map(|id| format!("{id} = X\n")).collect();
        let site = Site::new(&format!(
            "-- content/data/menu.yaml\nname: {wrong}\n-- templates/data/menu.yaml\nname: message\n\
             -- locales/en/common.ftl\nfooter-note = A\n{messages}\
             -- locales/de/common.ftl\nfooter-note = B\n{messages}"
        ));
        let before = sources(&site);
        let run = site.run(&["check", "--fix"]);
        assert_eq!((run.code, &*run.out), (1, ""), "{}", run.err);
        assert!(run.err.contains("did you mean"), "{}", run.err);
        assert_eq!(sources(&site), before);
    }
}

#[test]
fn options_that_exclude_each_other_are_refused() {
    let site = Site::new("");
    for arguments in [&["--dry-run"][..], &["--fix", "--json"], &["--fix", "--write-baseline"]] {
        assert_eq!(site.run(&[&["check"], arguments].concat()).code, 2, "{arguments:?}");
    }
    let run = site.run(&["check", "--fix", "--quiet"]);
    assert_eq!((run.code, &*run.out, &*run.err), (0, "", ""));
}
