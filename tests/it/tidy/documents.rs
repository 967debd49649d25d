//! Checks the links and paths in documents.

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
