//! Failures of Node, npm and the packages that they install. Exit code 2, one clear sentence, no
//! loss of data.

use std::fs;
use std::os::unix::fs::{PermissionsExt as _, symlink};
use std::path::Path;
use std::process::Command;

use crate::environment::ISLAND;
use crate::preview::{TIMEOUT, signal};
use crate::site::{ROOT, Run, Site};

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
    run.says(
        2,
        "error: fonts, islands and page checks need Node 20 or newer, which is not installed",
    );
    assert!(site.dist() == before);
    site.build().fine();
}

#[test]
fn a_node_that_does_not_answer_is_stopped() {
    let site = Site::new("");
    let path = fake(&site, "node", "exec sleep 1000");
    let words = "`node` did not answer within 20 s and was stopped";
    let run = Run::of(site.command(&["check", "--pages"]).env("PATH", &path));
    run.says(2, &format!("error: {words}"));
    site.edit(ISLAND);
    let run = Run::of(site.command(&["build"]).env("PATH", &path));
    run.says(2, &format!("error: {words}"));
}

#[test]
fn a_node_that_is_too_old() {
    let site = Site::new(ISLAND);
    let old = "test \"$1\" = --version && echo v18.20.1 && exit\nexit 1";
    let path = fake(&site, "node", old);
    let run = Run::of(site.command(&["build"]).env("PATH", path));
    run.says(
        2,
        "error: fonts, islands and page checks need Node 20 or newer, and `node` is v18.20.1",
    );
    assert!(!site.at("dist").exists());
}

#[test]
fn linked_packages_are_not_emptied() {
    let site = Site::new(ISLAND);
    let (link, theirs) = (site.at("islands/node_modules"), site.at("../theirs"));
    fs::remove_file(&link).unwrap();
    fs::create_dir(&theirs).unwrap();
    fs::write(theirs.join("kept"), "").unwrap();
    symlink(&theirs, &link).unwrap();
    let run = site.build();
    assert_eq!(run.code, 2, "{}", run.err);
    assert!(run.err.contains("islands/node_modules is a link"), "{}", run.err);
    assert!(theirs.join("kept").exists());
}

#[test]
fn packages_that_can_not_be_installed() {
    let site = Site::new(ISLAND);
    fs::remove_file(site.at("islands/node_modules")).unwrap();
    let path = fake(&site, "npm", "echo 'npm error network: no way out' >&2; exit 7");
    let run = Run::of(site.command(&["build"]).env("PATH", path));
    run.says(
        2,
        "error: `npm ci` in islands/ failed (exit status: 7):\nnpm error network: no way out",
    );
    assert!(!site.at("dist").exists());
}

/// The log of a slow build shows what it waits for.
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
    let path = fake(&site, "other", "");
    let bin = path.split(':').next().unwrap();
    let node = Command::new("node").args(["--print", "process.execPath"]).output().unwrap();
    symlink(String::from_utf8(node.stdout).unwrap().trim(), format!("{bin}/node")).unwrap();
    let run = Run::of(site.command(&["build"]).env("PATH", bin));
    run.says(
        2,
        "error: fonts and islands need npm, which is not installed: install Node 20 or newer",
    );
}

#[test]
fn a_missing_lock_file_is_told_with_all_other_mistakes() {
    for (file, text, expected) in [
        ("islands/note.txt", "", "islands/package-lock.json is missing"),
        (
            "islands/pnpm-lock.yaml",
            "",
            "the packages of islands/ are locked for pnpm (`islands/pnpm-lock.yaml`)",
        ),
        ("yarn.lock", "", "the packages of islands/ are locked for Yarn (`yarn.lock`)"),
        (
            "package.json",
            r#"{ "workspaces": ["islands"] }"#,
            "since it is a workspace of `package.json`",
        ),
    ] {
        let site = Site::new(ISLAND);
        fs::remove_file(site.at("islands/package-lock.json")).unwrap();
        fs::write(site.at(file), text).unwrap();
        site.replace("content/pages/home.yaml", "path:", "nonsense: 1\npath:");
        let run = site.build();
        run.mentions(1, expected);
        run.mentions(1, "--> islands/package.json");
        run.mentions(1, "content/pages/home.yaml");
    }
}

#[test]
fn a_lock_file_that_lacks_a_package_is_told() {
    let site = Site::new(ISLAND);
    fs::remove_file(site.at("islands/node_modules")).unwrap();
    let words = "npm error code EUSAGE\nnpm error Missing: clsx@2.1.1 from lock file\n\
                 npm error Clean install a project\nnpm error Usage:\n";
    let path = fake(&site, "npm", &format!("printf '{words}' >&2; exit 1"));
    Run::of(site.command(&["build"]).env("PATH", path)).says(
        2,
        "error: islands/package-lock.json is not in sync with islands/package.json: it lacks \
         clsx@2.1.1; run `npm install` in islands/, and commit both files",
    );
}

/// Whenever a first build is killed, npm does not continue, and the next build works.
#[test]
fn a_killed_build_leaves_no_npm() {
    for name in ["-KILL", "-TERM"] {
        let site = Site::new(ISLAND);
        fs::remove_file(site.at("islands/node_modules")).unwrap();
        let script = "sleep 1000 & echo $! > ../npm.new; mv ../npm.new ../npm; wait";
        let path = fake(&site, "npm", script);
        let mut build = site.command(&["build"]).env("PATH", path).spawn().unwrap();
        let file = site.at("npm");
        until("npm has started something", || file.exists());
        signal(build.id(), name);
        build.wait().unwrap();
        let process = fs::read_to_string(&file).unwrap();
        let input = format!("/proc/{}/fd/0", process.trim());
        until("it has ended", || !fs::exists(&input).unwrap_or(false));
        symlink(Path::new(ROOT).join("islands/node_modules"), site.at("islands/node_modules"))
            .unwrap();
        site.build().fine();
    }
}

fn until(what: &str, is_so: impl Fn() -> bool) {
    let start = std::time::Instant::now();
    while !is_so() {
        assert!(start.elapsed() < TIMEOUT, "{what}");
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
}
