use std::path::PathBuf;

use super::*;
use crate::assets::cache::{Scratch, unique};

/// A folder with a few files, all of them older than a tick.
fn folder(name: &str) -> (Scratch, PathBuf) {
    let scratch = Scratch::new(std::env::temp_dir().join(unique(name))).unwrap();
    let base = scratch.path().to_owned();
    fs::create_dir_all(base.join("lib")).unwrap();
    fs::write(base.join("lib/a.js"), "a").unwrap();
    fs::write(base.join("lib/b.js"), "b").unwrap();
    std::thread::sleep(2 * TICK);
    (scratch, base)
}

fn recorded(base: &Path) -> FileStates {
    let paths = ["lib", "lib/a.js", "lib/b.js", "lib/c.js"];
    FileStates::of(base, paths.map(str::to_owned).into())
}

#[test]
fn every_change_is_noticed_and_a_new_time_is_none() {
    type Edit = (&'static str, fn(&Path), &'static [(&'static str, bool)]);
    let edits: [Edit; 8] = [
        ("nothing", |_| {}, &[]),
        ("rewritten", |base| fs::write(base.join("lib/a.js"), "a").unwrap(), &[]),
        (
            "same length",
            |base| fs::write(base.join("lib/a.js"), "x").unwrap(),
            &[("lib/a.js", false)],
        ),
        ("emptied", |base| fs::write(base.join("lib/b.js"), "").unwrap(), &[("lib/b.js", true)]),
        (
            "removed",
            |base| fs::remove_file(base.join("lib/b.js")).unwrap(),
            &[("lib", false), ("lib/b.js", true)],
        ),
        (
            "added",
            |base| fs::write(base.join("lib/c.js"), "c").unwrap(),
            &[("lib", false), ("lib/c.js", false)],
        ),
        (
            "a folder in its place",
            |base| {
                fs::remove_file(base.join("lib/a.js")).unwrap();
                fs::create_dir(base.join("lib/a.js")).unwrap();
            },
            &[("lib/a.js", true)],
        ),
        ("a tool's own file", |base| fs::write(base.join("lib/.state"), "").unwrap(), &[]),
    ];
    for (name, edit, expected) in edits {
        let (_scratch, base) = folder("archipel-files");
        let mut states = recorded(&base);
        edit(&base);
        let changes = states.changes(&base);
        let changes: Vec<_> = changes.iter().map(|one| (one.path, one.is_damage)).collect();
        assert_eq!(changes, expected, "{name}");
    }
}

#[test]
fn what_was_written_a_moment_ago_is_read_again() {
    let (_scratch, base) = folder("archipel-files-settled");
    let start = SystemTime::now();
    assert!(recorded(&base).are_older_than(start));
    fs::write(base.join("lib/a.js"), "x").unwrap();
    let states = recorded(&base);
    assert!(!states.are_older_than(start));
    assert!(states.0["lib/a.js"].stamp.is_none() || start.elapsed().unwrap() > TICK);
}
