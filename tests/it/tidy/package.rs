//! The crate that `cargo package` makes has the files that the program is compiled from, and no
//! others.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

use crate::site::ROOT;
use crate::tidy::documents::from_root;
use crate::tidy::{Text, sources, tracked};

/// The maximum size of the files of the crate, in bytes.
const CRATE_BYTES: u64 = 6_650_000;

/// Files that Cargo makes.
const MADE: [&str; 2] = [".cargo_vcs_info.json", "Cargo.toml.orig"];

/// The paths that `cargo package` would put into the crate.
fn packaged() -> BTreeSet<String> {
    let arguments = ["package", "--list", "--allow-dirty", "--locked", "--offline"];
    let output = Command::new("cargo").args(arguments).current_dir(ROOT).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let list = String::from_utf8(output.stdout).unwrap();
    list.lines().filter(|path| !MADE.contains(path)).map(str::to_owned).collect()
}

/// The files and folders that a source file includes, as paths from the root.
fn included(file: &Text) -> Vec<String> {
    let folder = file.path.rsplit_once('/').map_or("", |(folder, _)| folder);
    let mut paths = Vec::new();
    for (_, line) in file.lines() {
        for (name, start) in [
            ("include_str!(\"", folder),
            ("include_bytes!(\"", folder),
            ("include_dir!(\"$CARGO_MANIFEST_DIR/", ""),
        ] {
            let parts = line.split(name).skip(1);
            paths.extend(parts.filter_map(|rest| Some(from_root(start, rest.split_once('"')?.0))));
        }
    }
    paths
}

#[test]
fn the_crate_has_all_that_is_compiled() {
    let packaged = packaged();
    let tracked = tracked();
    let mut needed: Vec<String> = sources().iter().flat_map(included).collect();
    assert!(needed.len() > 20, "the rule looks at nothing");
    needed.extend(["src", "LICENSE-APACHE", "LICENSE-MIT", "README.md"].map(str::to_owned));
    for path in needed {
        let inside = format!("{path}/");
        let mut files =
            tracked.iter().filter(|file| **file == path || file.starts_with(&inside)).peekable();
        assert!(files.peek().is_some(), "{path}: it is included, and git does not track it");
        for file in files {
            assert!(packaged.contains(file), "{file}: add it to `include` in Cargo.toml");
        }
    }
}

#[test]
fn the_crate_is_small() {
    let mut bytes = 0;
    for path in packaged() {
        let is_tests = path.starts_with("tests/") && !path.starts_with("tests/fonts/");
        let is_site = path.starts_with("content/") || path.starts_with("locales/");
        assert!(!is_tests && !is_site, "{path}: the program does not need it");
        bytes += fs::metadata(Path::new(ROOT).join(path)).unwrap().len();
    }
    assert!(bytes < CRATE_BYTES, "the crate has {bytes} bytes, {CRATE_BYTES} are allowed");
}

#[test]
fn included_files_are_found() {
    let text = "const A: &str = include_str!(\"../b/c.txt\");\n\
                static D: Dir = include_dir!(\"$CARGO_MANIFEST_DIR/docs/d\");\n";
    assert_eq!(included(&Text::new("src/a/e.rs", text)), ["src/b/c.txt", "docs/d"]);
}

/// Readers and cargo-binstall find a published crate by its repository.
#[test]
fn a_crate_is_published_with_its_repository() {
    let manifest = fs::read_to_string(Path::new(ROOT).join("Cargo.toml")).unwrap();
    let manifest: toml::Table = toml::from_str(&manifest).unwrap();
    let package = manifest["package"].as_table().unwrap();
    let is_private = package.get("publish").and_then(toml::Value::as_bool) == Some(false);
    assert_eq!(is_private, !package.contains_key("repository"));
    let archive = package["metadata"]["binstall"]["pkg-url"].as_str().unwrap();
    let release = fs::read_to_string(Path::new(ROOT).join("packaging/release")).unwrap();
    assert!(archive.ends_with("/archipel-{ version }-{ target }.tar.gz"), "{archive}");
    assert!(release.contains("name=archipel-$version-$target\n"), "the archive has another name");
}
