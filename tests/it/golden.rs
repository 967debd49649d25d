//! The real site, one line a file: what a change does to it is read as a list of changed lines.
//!
//! `UPDATE=1 cargo test golden` writes `tests/golden/pages.digests` anew.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::Stdio;

use crate::site::{ROOT, Run, Site, compare, updating};

/// How much of a digest tells two files apart.
const DIGITS: usize = 16;

#[test]
fn the_real_site_has_these_files() {
    let folder = Site::bare("");
    let out = folder.at("dist");
    let mut command = folder.command(&["--root", ROOT, "build", "--quiet", "--out"]);
    let run = Run::of(command.arg(&out).stdin(Stdio::null()));
    assert_eq!(run.code, 0, "the real site does not build:\n{}", run.err);
    let manifest = fs::read(out.join("archipel-manifest.json")).unwrap();
    let manifest: serde_json::Value = serde_json::from_slice(&manifest).unwrap();
    let mut found = String::new();
    for (path, entry) in manifest["files"].as_object().unwrap() {
        let digest = entry["blake3"].as_str().unwrap();
        let _ = writeln!(found, "{} {:>7} {path}", &digest[..DIGITS], entry["size"]);
    }
    let kept = Path::new(ROOT).join("tests/golden/pages.digests");
    let expected = fs::read_to_string(&kept).unwrap_or_default();
    if updating() {
        fs::create_dir_all(kept.parent().unwrap()).unwrap();
        fs::write(&kept, found).unwrap();
    } else if compare(&kept, &expected, &found).is_err() {
        panic!("the real site has changed:\n{}", changes(&expected, &found));
    }
}

/// The lines that only one of both has.
fn changes(old: &str, new: &str) -> String {
    let lines = |from: &str, without: &str, sign: char| -> String {
        let others: std::collections::BTreeSet<&str> = without.lines().collect();
        let lines = from.lines().filter(|line| !others.contains(line));
        lines.map(|line| format!("{sign} {line}\n")).collect()
    };
    let hint = "(UPDATE=1 cargo test golden keeps the new list)\n";
    format!("{}{}{hint}", lines(old, new, '-'), lines(new, old, '+'))
}

#[test]
fn changes_are_lines() {
    assert_eq!(
        changes("1 a\n2 b\n", "1 a\n3 b\n"),
        "- 2 b\n+ 3 b\n(UPDATE=1 cargo test golden keeps the new list)\n"
    );
}
