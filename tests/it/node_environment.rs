//! Failures of Node, npm and the packages that they install. Exit code 2, one clear sentence, nothing
//! lost.

use std::fs;
use std::os::unix::fs::PermissionsExt as _;

use crate::environment::ISLAND;
use crate::site::{Run, Site};

/// Creates a program of that name, first in `PATH`.
fn fake(site: &Site, name: &str, script: &str) -> String {
    let folder = site.root().parent().unwrap().join("bin");
    fs::create_dir_all(&folder).unwrap();
    let path = folder.join(name);
    fs::write(&path, format!("#!/bin/sh\n{script}\n")).unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    format!("{}:{}", folder.display(), std::env::var("PATH").unwrap_or_default())
}

#[test]
fn no_node() {
    let site = Site::new("");
    site.build().fine();
    site.edit(ISLAND);
    let before = site.dist();
    let run = Run::of(site.command(&["build"]).env("PATH", "/nowhere"));
    run.says(2, "error: islands need Node 20 or newer, which is not installed");
    assert!(site.dist() == before);
    site.build().fine();
}

#[test]
fn a_node_that_is_too_old() {
    let site = Site::new(ISLAND);
    let old = "test \"$1\" = --version && echo v18.20.1 && exit\nexit 1";
    let path = fake(&site, "node", old);
    let run = Run::of(site.command(&["build"]).env("PATH", path));
    run.says(2, "error: islands need Node 20 or newer, and this is v18.20.1");
    assert!(!site.at("dist").exists());
}

#[test]
fn linked_packages_are_not_emptied() {
    let site = Site::new(ISLAND);
    let (link, theirs) = (site.at("islands/node_modules"), site.at("../theirs"));
    fs::remove_file(&link).unwrap();
    fs::create_dir(&theirs).unwrap();
    fs::write(theirs.join("kept"), "").unwrap();
    std::os::unix::fs::symlink(&theirs, &link).unwrap();
    let run = site.build();
    assert_eq!(run.code, 2, "{}", run.err);
    assert!(run.err.contains("islands/node_modules is a link"), "{}", run.err);
    assert!(theirs.join("kept").exists());
}

#[test]
fn packages_that_can_not_be_installed() {
    let site = Site::new(ISLAND);
    fs::remove_file(site.at("islands/node_modules")).unwrap();
    let path = fake(&site, "npm", "echo \"npm error network: no way out ($*)\" >&2; exit 7");
    let run = Run::of(site.command(&["build"]).env("PATH", path));
    run.says(
        2,
        "error: `npm ci` in islands/ failed (exit status: 7):\n\
         npm error network: no way out (ci --no-audit --no-fund --ignore-scripts --omit=dev)",
    );
    assert!(!site.at("dist").exists());
}

/// Who reads the log of a build that takes long sees what it waits for.
#[test]
fn waits_are_told() {
    let site = Site::new(ISLAND);
    fs::remove_file(site.at("islands/node_modules")).unwrap();
    let path = fake(&site, "npm", "sleep 4; exit 7");
    let told = |arguments: &[&str]| {
        let run = Run::of(site.command(arguments).env("PATH", &path));
        assert_eq!(run.code, 2, "{}", run.err);
        let failure = "error: `npm ci` in islands/ failed (exit status: 7):";
        assert!(run.err.starts_with(failure), "{}", run.err);
        run.waits
    };
    assert_eq!(told(&["build"]).first().unwrap(), "`npm ci` in islands/, 2 s");
    assert!(told(&["build", "--quiet"]).is_empty());
}

#[test]
fn no_npm() {
    let site = Site::new(ISLAND);
    fs::remove_file(site.at("islands/node_modules")).unwrap();
    let run = Run::of(site.command(&["build"]).env("PATH", "/nowhere"));
    run.says(
        2,
        "error: fonts and islands need npm, which is not installed: install Node 20 or newer",
    );
}

#[test]
fn no_lock_file() {
    let site = Site::new(ISLAND);
    fs::remove_file(site.at("islands/package-lock.json")).unwrap();
    site.build().says(
        2,
        "error: islands/package-lock.json can't be read; `npm install` in islands/ writes it, and \
         it belongs into the repository: No such file or directory (os error 2)",
    );
}
