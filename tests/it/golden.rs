//! The structure of the real site as it reaches browsers, without its copy.
//!
//! A file of `tests/golden/` contains the outline of one page, or one other file: elements, their
//! attributes, links, policies, data of islands. Words and numbers are omitted, and so are
//! repetitions, so that an edit of `locales/` or of data does not change it; a change of a
//! template, the engine or a menu appears as changed lines. `UPDATE_EXPECT=1 cargo test golden`
//! rewrites them.

mod data;
mod neutral;
mod outline;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

use expect_test::expect_file;

use crate::site::{ROOT, Run};
use neutral::Place;
use outline::{Element, Node};

/// The pages with golden files, each in a language and with a part that no other has.
const PAGES: [(&str, &str); 14] = [
    ("en", ""),
    ("en", "digest/"),
    ("en", "digest/four-networks/"),
    ("en", "how-to-buy/"),
    ("en", "not-found/"),
    ("en", "platform/"),
    ("en", "support/"),
    ("en", "techmap/"),
    ("en", "token-audit/"),
    ("ru", "risk-disclosure/"),
    ("ru", "platform/referral-hub/"),
    ("zh", "tokenomics/"),
    ("in", "platform/stacking/"),
    ("in", "staking/"),
];

/// Files that are not pages.
const OTHERS: [&str; 7] = [
    "404.html", "archipel-manifest.json", "index.html", "ru/site.webmanifest", "robots.txt",
    "sitemap.xml", "sitemap-in.xml",
];

/// Reads a file of the built site: that of `tests/run`, or one that the tests of this file share.
fn read(path: &str) -> String {
    static DIST: OnceLock<PathBuf> = OnceLock::new();
    let dist = DIST.get_or_init(|| {
        if let Some(site) = std::env::var_os("ARCHIPEL_SITE") {
            return PathBuf::from(site);
        }
        let dist = Path::new(env!("CARGO_TARGET_TMPDIR")).join("golden");
        let mut command = Command::new(env!("CARGO_BIN_EXE_archipel"));
        command.args(["--root", ROOT, "build", "--quiet", "--out"]).arg(&dist);
        Run::of(command.stdin(Stdio::null())).fine();
        dist
    });
    fs::read_to_string(dist.join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The tags of the languages by segment, and the paths of the pages.
struct Listed {
    tags: BTreeMap<String, String>,
    paths: Vec<String>,
}

impl Listed {
    fn read() -> Listed {
        let manifest = read("archipel-manifest.json");
        let manifest: serde_json::Value = serde_json::from_str(&manifest).unwrap();
        let text = |value: &serde_json::Value| value.as_str().unwrap().to_owned();
        let locales = manifest["site"]["locales"].as_array().unwrap().iter();
        let files = manifest["files"].as_object().unwrap().keys();
        let page =
            |file: &String| file.strip_prefix("en/")?.strip_suffix("index.html").map(Into::into);
        Listed {
            tags: locales.map(|locale| (text(&locale["segment"]), text(&locale["tag"]))).collect(),
            paths: files.filter_map(page).collect(),
        }
    }

    fn place<'a>(&'a self, segment: &'a str, path: &'a str) -> Place<'a> {
        Place { segment, tag: &self.tags[segment], path }
    }
}

/// The document in a file.
fn document(file: &str) -> Element {
    outline::read(&read(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// The file of a page.
fn file(place: &Place<'_>) -> String {
    format!("{}/{}index.html", place.segment, place.path)
}

/// The outlines of the parts of a page's body.
fn parts(mut page: Element, place: &Place<'_>) -> Vec<String> {
    page.forget_current();
    page.child("body").unwrap().lines(place)
}

/// The outline of a document. Parts that are the same in `home` are only named, with those of their
/// links that refer to the page itself.
fn whole(page: &Element, place: &Place<'_>, home: &[String]) -> String {
    let mut text = page.head(place);
    for name in ["head", "body"] {
        let part = page.child(name).unwrap_or_else(|| panic!("there is no {name}"));
        let _ = write!(text, "\n{}", part.head(place));
        for child in part.children.iter().filter_map(Node::element) {
            let mut plain = child.clone();
            plain.forget_current();
            let known = !child.children.is_empty() && home.contains(&plain.whole(place));
            let lines = match known {
                true => {
                    let head = format!("{} (as on the home page)", child.head(place));
                    [vec![head], child.current(place)].concat().join("\n  ")
                }
                false => child.whole(place),
            };
            for line in lines.lines() {
                let _ = write!(text, "\n  {line}");
            }
        }
    }
    text
}

/// The outline of a page.
fn page(place: &Place<'_>) -> String {
    let home = Place { path: "", ..*place };
    let known =
        if place.path.is_empty() { Vec::new() } else { parts(document(&file(&home)), &home) };
    format!("{}\n{}\n", file(place), whole(&document(&file(place)), place, &known))
}

/// The outline of a file that is not a page.
fn other(path: &str, listed: &Listed) -> String {
    let text = read(path);
    let segment = path.split_once('/').map_or("en", |(segment, _)| segment);
    let place = listed.place(segment, if path == "404.html" { "not-found/" } else { "" });
    let outline = match path.rsplit_once('.').expect("files have extensions").1 {
        "json" => data::manifest(&text),
        "webmanifest" => data::json(&text, &place),
        "xml" => data::sitemap(&text),
        "html" => whole(&document(path), &place, &[]),
        _ => text,
    };
    format!("{path}\n{}\n", outline.trim_end())
}

#[test]
fn the_real_site_has_this_structure() {
    let folder = Path::new(ROOT).join("tests/golden");
    let listed = Listed::read();
    let mut found: BTreeMap<String, String> = BTreeMap::new();
    for (segment, path) in PAGES {
        let name = if path.is_empty() { "home" } else { path.trim_end_matches('/') };
        let kept = page(&listed.place(segment, path));
        found.insert(format!("{segment}-{}.txt", name.replace('/', "-")), kept);
    }
    for path in OTHERS {
        found.insert(format!("{}.txt", path.replace(['/', '.'], "-")), other(path, &listed));
    }
    for entry in fs::read_dir(&folder).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        assert!(found.contains_key(&name), "tests/golden/{name} shows no page; remove it");
    }
    for (name, text) in &found {
        expect_file![folder.join(name)].assert_eq(text);
    }
}

/// Translations only change words.
#[test]
fn a_page_has_one_structure_in_all_languages() {
    let listed = Listed::read();
    let main = |place: &Place<'_>| {
        let parts = parts(document(&file(place)), place);
        let main = parts.into_iter().find(|part| part.starts_with("main"));
        main.unwrap_or_else(|| panic!("{} has no main part", file(place)))
    };
    let mut complaints = String::new();
    for path in &listed.paths {
        let english = main(&listed.place("en", path));
        for segment in listed.tags.keys() {
            let place = listed.place(segment, path);
            let found = main(&place);
            if found != english {
                let mut lines = english.lines().zip(found.lines());
                let (line, other) = lines.find(|(a, b)| a != b).unwrap_or(("", "more lines"));
                let file = file(&place);
                let _ = writeln!(complaints, "{file}\n  {other}\nand in English\n  {line}");
            }
        }
    }
    assert!(complaints.is_empty(), "pages differ from those in English\n{complaints}");
}
