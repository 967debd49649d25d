//! Checks the links and paths in documents, and the tables of CONTRIBUTING.md.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::site::ROOT;
use crate::tidy::modules::rooms;
use crate::tidy::{Text, hold, texts, tracked};

/// The documents whose paths in backticks are those of this repository; paths in others are those
/// of a user's site.
const OF_THIS_REPOSITORY: [&str; 2] = ["CONTRIBUTING.md", "content/docs/constants.md"];

/// Every file that git tracks, and every folder with one, as paths from the root.
fn places() -> BTreeSet<String> {
    let mut places = BTreeSet::new();
    for path in tracked() {
        for (at, _) in path.match_indices('/') {
            places.insert(path[..at].to_owned());
        }
        places.insert(path);
    }
    places
}

/// Resolves a relative path from the root.
pub(super) fn from_root(folder: &str, path: &str) -> String {
    let mut parts: Vec<&str> = folder.split('/').filter(|part| !part.is_empty()).collect();
    for part in path.trim_end_matches('/').split('/') {
        match part {
            ".." => drop(parts.pop()),
            "." => {}
            part => parts.push(part),
        }
    }
    parts.join("/")
}

/// The parts of a line between two delimiters.
fn between<'a>(line: &'a str, open: &'a str, close: char) -> impl Iterator<Item = &'a str> {
    line.split(open).skip(1).filter_map(move |rest| Some(rest.split_once(close)?.0))
}

fn leads_somewhere(places: &BTreeSet<String>, file: &Text) -> Vec<String> {
    // Only images of Markdown bodies have no scheme. They are files of the site's assets.
    let assets = file.path.split_once("locales/").map(|(site, _)| format!("{site}assets"));
    let own = file.path.rsplit_once('/').map_or("", |(folder, _)| folder);
    let folder = assets.as_deref().unwrap_or(own);
    let mut complaints = Vec::new();
    let mut is_code = false;
    for (number, line) in file.lines() {
        is_code ^= line.trim_start().starts_with("```");
        if is_code {
            continue;
        }
        // Links in code are examples.
        let links = line
            .split('`')
            .step_by(2)
            .flat_map(|words| between(words, "](", ')'))
            .filter(|link| !link.contains(':') && !link.starts_with('#'))
            .map(|link| from_root(folder, link.split('#').next().unwrap_or_default()));
        // Every second piece is between backticks.
        let words = line.split('`').skip(1).step_by(2);
        let paths = words
            .filter(|_| OF_THIS_REPOSITORY.contains(&file.path.as_str()))
            .filter(|word| word.contains('/') && !word.contains([' ', '<', '*', '"']))
            .filter(|word| !word.starts_with("target/"))
            .map(|word| from_root("", word));
        for path in links.chain(paths).filter(|path| !places.contains(path)) {
            complaints.push(file.complain(number, &format!("there is no `{path}`")));
        }
    }
    complaints
}

#[test]
fn documents_lead_to_what_there_is() {
    let places = places();
    hold(&texts(|path| path.ends_with(".md")), |file| leads_somewhere(&places, file));
}

#[test]
fn leads_somewhere_complains() {
    let places = BTreeSet::from(["docs".to_owned(), "docs/a.md".to_owned()]);
    let link = Text::new("docs/b.md", "[a](a.md#x), [b](../c.md), `docs/c.md`\n");
    assert_eq!(leads_somewhere(&places, &link), ["docs/b.md:1: error: there is no `c.md`"]);
    let places = BTreeSet::from(["docs".to_owned(), "docs/assets/a.png".to_owned()]);
    let image = Text::new("docs/locales/en/pages/a.md", "![a](a.png), [b](page:b), ![c](c.png)\n");
    assert_eq!(
        leads_somewhere(&places, &image),
        ["docs/locales/en/pages/a.md:1: error: there is no `docs/assets/c.png`"]
    );
    let places = BTreeSet::from(["docs".to_owned(), "docs/a.md".to_owned()]);
    let path = Text::new("CONTRIBUTING.md", "`docs/`, [a](docs/a.md)\n`docs/<x>`, `docs/c.md`\n");
    assert_eq!(
        leads_somewhere(&places, &path),
        ["CONTRIBUTING.md:2: error: there is no `docs/c.md`"]
    );
}

/// The words in backticks in the first column of the table of rooms.
fn room_table(guide: &str) -> Vec<&str> {
    let rows = guide.lines().skip_while(|line| !line.starts_with("| Room |")).skip(2);
    let cells = rows.map_while(|row| row.strip_prefix('|')?.split('|').next());
    cells.flat_map(|cell| cell.split('`').skip(1).step_by(2)).collect()
}

#[test]
fn the_guide_names_every_room_in_order() {
    let read = |path: &str| fs::read_to_string(Path::new(ROOT).join(path)).unwrap();
    let (lib, guide) = (read("src/lib.rs"), read("CONTRIBUTING.md"));
    assert_eq!(room_table(&guide), rooms(&lib), "the table of rooms in CONTRIBUTING.md");
}

#[test]
fn room_table_is_read() {
    let guide = "x\n| Room | What |\n| --- | --- |\n| `a`, `b` | `c` |\n| `d` | |\n\n| `e` |\n";
    assert_eq!(room_table(guide), ["a", "b", "d"]);
}

/// The words of the code in the table of tests.
fn test_table(guide: &str) -> Vec<String> {
    let rows = guide.lines().skip_while(|line| !line.starts_with("| You changed")).skip(2);
    let rows = rows.take_while(|row| row.starts_with('|'));
    let code = rows.flat_map(|row| row.split('`').skip(1).step_by(2));
    code.flat_map(str::split_whitespace).flat_map(alternatives).collect()
}

/// The words that a word with `{a,b}` stands for.
fn alternatives(word: &str) -> Vec<String> {
    let parts = word.split_once('{').and_then(|(start, rest)| Some((start, rest.split_once('}')?)));
    let Some((start, (inner, end))) = parts else { return vec![word.to_owned()] };
    inner.split(',').map(|one| format!("{start}{one}{end}")).collect()
}

/// Whether a word of the table names a file. A `*` stands for a part of a file's name.
fn names(word: &str, path: &str) -> bool {
    match word.split_once('*') {
        None => word == path,
        Some((start, end)) => {
            let rest = path.strip_prefix(start).and_then(|rest| rest.strip_suffix(end));
            !start.ends_with('/') && rest.is_some_and(|rest| !rest.contains('/'))
        }
    }
}

fn is_in_test_table(words: &[String], file: &Text) -> Vec<String> {
    if words.iter().any(|word| names(word, &file.path)) {
        return Vec::new();
    }
    let words = "name it in the table of tests in CONTRIBUTING.md, beside the code it tests";
    vec![file.complain(1, words)]
}

#[test]
fn the_guide_names_every_test() {
    let guide = fs::read_to_string(Path::new(ROOT).join("CONTRIBUTING.md")).unwrap();
    let words = test_table(&guide);
    let is_in_rust = |path: &str| {
        let name = path.strip_prefix("tests/it/").and_then(|name| name.strip_suffix(".rs"));
        name.is_some_and(|name| !name.contains('/'))
    };
    let is_in_browser =
        |path: &str| path.starts_with("tests/browser/") && path.ends_with(".test.mjs");
    let files = texts(|path| is_in_rust(path) || is_in_browser(path));
    hold(&files, |file| is_in_test_table(&words, file));
}

#[test]
fn is_in_test_table_complains() {
    let guide = "| You changed | test |\n| --- | --- |\n\
                 | `a` | `tests/it/a.rs`, `tests/it/b_*.rs` |\n\
                 | c | `node --test tests/browser/{c,d}.test.mjs` `tests/it/*.rs` |\n\n\
                 `tests/it/e.rs`\n";
    let words = test_table(guide);
    for path in ["tests/it/a.rs", "tests/it/b_c.rs", "tests/browser/d.test.mjs"] {
        assert!(is_in_test_table(&words, &Text::new(path, "")).is_empty(), "{path}");
    }
    assert_eq!(
        is_in_test_table(&words, &Text::new("tests/it/e.rs", "")),
        [
            "tests/it/e.rs:1: error: name it in the table of tests in CONTRIBUTING.md, beside the code \
             it tests"
        ]
    );
}
