//! Imports of sites of other generators: new files, redirects, and the list of losses.

mod generators;
mod hidden;
mod hugo;
mod kept;
mod languages;
mod losses;
mod manuals;
mod moved;
mod sources;

use std::fs;
use std::path::Path;

use serde_json::Value;

use self::sources::{ASTRO, ELEVENTY, FLUENT, HUGO, JEKYLL};
use crate::site::{ROOT, Run, Site, parse, tree};
use crate::strace::traced;

/// Imports a source into a folder beside it. Returns the folder of both, the new site and the
/// output of the command.
fn import(generator: &str, source: &str, options: &[&str]) -> (Site, Site, Value) {
    let from = Site::bare(source);
    let to = Site::bare("");
    let (source, target) = (from.root(), to.root());
    let paths = [source.to_str().unwrap(), target.to_str().unwrap()];
    let arguments = [&["import", generator][..], &paths, &["--json", "--all"], options].concat();
    let before = tree(&from.root());
    let mut command = from.command(&arguments);
    let run = Run::of(command.current_dir("/")).fine();
    assert_eq!(before, tree(&from.root()), "the source is not changed");
    let beside: Vec<_> = fs::read_dir(to.root().parent().unwrap()).unwrap().collect();
    assert_eq!(beside.len(), 1, "{beside:?}");
    to.run(&["build", "--drafts"]);
    to.build().fine();
    (from, to, serde_json::from_str(&run.out).unwrap())
}

/// The listed parts, as `file:line message`.
fn listed(output: &Value) -> Vec<String> {
    let list = output["diagnostics"].as_array().unwrap();
    for one in list {
        assert_eq!(one["code"], "not-imported", "{one}");
        assert!(one["hint"].as_str().is_some_and(|hint| !hint.is_empty()), "{one}");
    }
    let text = |one: &Value| {
        let (file, message) = (one["file"].as_str().unwrap(), one["message"].as_str().unwrap());
        format!("{file}:{} {message}", one["line"])
    };
    list.iter().map(text).collect()
}

/// Asserts the whole list; the expected lines are the starts of those in the list.
#[track_caller]
fn lists(output: &Value, expected: &[&str]) {
    let found = listed(output);
    let is_same = found.len() == expected.len()
        && found.iter().zip(expected).all(|(found, expected)| found.starts_with(expected));
    assert!(is_same, "\n{}", found.join("\n"));
}

/// Asserts that a former address redirects to a new one.
#[track_caller]
fn redirects(site: &Site, from: &str, to: &str) {
    let page = site.page(&format!("{from}/index.html"));
    assert!(page.contains(to), "{page}");
}

/// Asserts that a text has all these parts.
#[track_caller]
fn has(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "`{part}`:\n{text}");
    }
}

fn read(site: &Site, path: &str) -> String {
    fs::read_to_string(site.at(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

#[test]
fn a_hostile_source_is_listed() {
    let source = format!(
        "{HOSTILE}-- content/deep.md\n---\ntitle: Deep\nx: {}{}\n---\nDeep\n-- content/nul.md\n---\n\
         title: \"N\"\n---\nA\0B {{#x}} {{{{% {{{{< \n-- content/long.md\n{}\n",
        "[".repeat(10_000),
        "]".repeat(10_000),
        "> - ".repeat(2_000),
    );
    let (from, site, output) = import("hugo", &source, &[]);
    let found = listed(&output);
    for expected in [
        "content/latin.md:2 the file is not UTF-8 text",
        "content/link.md:1 the symbolic link `content/link.md` points to nothing inside",
        "content/nul.md:4 ",
        "content/deep.md:3 ",
        "content/open.md:1 the front matter does not end",
        "content/same.md:1 another page has the id `same`",
        "content/con.md:1 the former address `/con` can't be redirected",
        "content/anchor.md:2 `&a` is a YAML anchor",
    ] {
        assert!(found.iter().any(|it| it.starts_with(expected)), "{expected}:\n{found:#?}");
    }
    let outside = tree(from.root().parent().unwrap());
    assert!(outside.keys().all(|path| path.starts_with("site/")), "{:?}", outside.keys());
    let pages = tree(&site.at("content/pages"));
    assert!(pages.contains_key("con-page.yaml"), "{:?}", pages.keys());
    has(&read(&site, "content/pages/open.yaml"), &["draft: true"]);
    assert!(!site.page("index.html").contains("javascript:"));
}

#[test]
fn the_same_source_becomes_the_same_site() {
    let (_, one, first) = import("hugo", HUGO, &[]);
    let (_, other, second) = import("hugo", HUGO, &[]);
    assert_eq!(listed(&first), listed(&second));
    let (one, other) = (tree(&one.root()), tree(&other.root()));
    assert!(one.keys().eq(other.keys()));
    for (path, file) in &one {
        assert!(path.starts_with(".archipel/") || file.bytes == other[path].bytes, "{path}");
    }
}

/// Writes the files of a source into a folder of a site.
fn lay_out(site: &Site, folder: &str, source: &str) {
    for file in parse(source).into_iter().filter(|file| file.kind.is_none()) {
        let path = site.at(folder).join(file.path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, file.text).unwrap();
    }
}

#[test]
fn the_commands_of_the_guides_work() {
    let folder = Path::new(ROOT).join("docs/locales/en/pages");
    let guides = ["migrate", "migrate/from-hugo", "migrate/from-astro", "migrate/from-eleventy"];
    let mut count = 0;
    for guide in guides.into_iter().chain(["migrate/from-jekyll", "migrate/from-fluent"]) {
        let text = fs::read_to_string(folder.join(format!("{guide}.md"))).unwrap();
        for (at, _) in text.match_indices("archipel import ") {
            let command = text[at..].split(['\n', '`']).next().unwrap();
            let words: Vec<&str> = command.split(' ').skip(1).collect();
            let source = match words[1] {
                "hugo" => HUGO,
                "astro" => ASTRO,
                "eleventy" => ELEVENTY,
                "jekyll" => JEKYLL,
                _ => FLUENT,
            };
            let site = Site::bare("-- work/x.txt\n");
            lay_out(&site, &format!("work/{}", words[2]), source);
            let mut command = site.command(&words);
            Run::of(command.current_dir(site.at("work"))).fine();
            site.run(&["build", "--root", &format!("work/{}", words[3])]).fine();
            count += 1;
        }
    }
    assert!(count >= 6, "{count}");
}

#[test]
fn a_failed_or_killed_import_leaves_no_site() {
    let site = Site::bare("");
    lay_out(&site, "old", HUGO);
    let arguments = ["import", "hugo", "old", "new"];
    for (fault, is_removed) in [("error=ENOSPC", true), ("signal=KILL", false)] {
        let inject = format!("inject=write:{fault}:when=20");
        let options = ["-o", "/dev/null", "-e", inject.as_str()];
        let Some(mut command) = traced(&site, &options, &arguments) else { return };
        let run = Run::of(&mut command);
        assert_ne!(run.code, 0, "{}", run.err);
        let entries = fs::read_dir(site.root()).unwrap().map(|it| it.unwrap().file_name());
        let names: Vec<String> = entries.map(|it| it.to_string_lossy().into_owned()).collect();
        assert!(!names.contains(&"new".to_owned()), "{names:?}");
        assert!(!is_removed || names == ["old"], "{names:?}: {}", run.err);
        assert!(!is_removed || run.err.contains("can't write"), "{}", run.err);
    }
    site.run(&arguments).fine();
    site.run(&["build", "--root", "new"]).fine();
}

#[test]
fn arguments_are_checked() {
    let site = Site::bare("-- a/content/x.md\nText\n-- b/c.txt\nTaken\n-- empty/x.txt\nNone\n");
    site.run(&["import", "hugo", "a", "b"]).mentions(2, "`b` is not empty");
    site.run(&["import", "hugo", "a", "b/c.txt"]).mentions(2, "is not empty");
    site.run(&["import", "hugo", "a", "a/new"]).mentions(2, "is inside of");
    site.run(&["import", "hugo", "none", "new"]).mentions(2, "does not exist");
    site.run(&["import", "hugo", "empty", "new"]).mentions(2, "has no pages or texts");
    site.run(&["import", "hugo", "a", "new", "--locales", "xx"])
        .mentions(2, "is not a known language");
    assert!(!site.at("new").exists());
    let run = site.run(&["import", "hugo", "a", "new"]).fine();
    assert!(run.err.contains("imported: 1 page, 0 texts and 0 files in 1 language"), "{}", run.err);
    assert!(run.err.starts_with("checking: 1 file of a page"), "{}", run.err);
    let quiet = site.run(&["import", "hugo", "a", "quiet", "--quiet"]).fine();
    assert_eq!((quiet.out.as_str(), quiet.err.as_str()), ("", ""));
}

/// Files that no import may follow, overwrite or fail at.
const HOSTILE: &str = r#"-- hugo.toml
title = "Bad"
-- content/con.md
---
title: Device
---
Body
-- content/Same.md
---
title: One
---
One
-- content/same.md
---
title: Two
---
Two
-- content/latin.md (latin-1)
---
title: café
---
-- content/link.md (link to /etc/hostname)
-- content/..x.md
---
title: Dots
url: /../../x/../y
aliases: ["../../../etc/passwd", "/a b", "/ok"]
---
[up](../../../../etc/passwd) ![](../../../x.png) ![](/x\0.png) [js](javascript:alert(1))
-- content/open.md
---
title: never ends
-- content/anchor.md
---
a: &a [x]
b: *a
---
Text with &anchors;, [a [b](c) d](e), **open, `code

```
never closed
"#;
