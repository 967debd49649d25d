//! The files of a release: man pages, notes, an archive and a Debian package.

use std::collections::BTreeSet;
use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::process::Command;

use crate::site::{ROOT, Run, Site, TempDir};

/// Runs a script of `packaging/`.
fn script(name: &str, arguments: &[&str]) -> Run {
    let mut command = Command::new("sh");
    command.arg(format!("packaging/{name}")).args(arguments).current_dir(ROOT);
    command.env("DEBFULLNAME", "Tester").env("DEBEMAIL", "tester@site.example");
    Run::of(command.env("SOURCE_DATE_EPOCH", "1767225600"))
}

fn names(folder: &Path) -> BTreeSet<String> {
    let entries = fs::read_dir(folder).unwrap();
    entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
}

#[test]
fn every_command_has_a_man_page() {
    let site = Site::bare("");
    site.run(&["man", "man", "2026-01-01"]).fine();
    let pages = names(&site.at("man"));
    let help = site.run(&["--help"]).fine().out;
    let commands = help.split("Commands:\n").nth(1).unwrap().split("\n\n").next().unwrap();
    let commands =
        commands.lines().filter(|line| line.starts_with("  ") && !line.starts_with("   "));
    for name in commands.map(|line| line.split_whitespace().next().unwrap()) {
        let page = format!("archipel-{name}.1");
        assert!(name == "help" || pages.contains(&page), "there is no {page}");
    }
    for page in ["archipel.1", "archipel-i18n-export.1"] {
        assert!(pages.contains(page), "there is no {page}");
    }
    let build = fs::read_to_string(site.at("man/archipel-build.1")).unwrap();
    assert!(build.contains("no\\-sync") && build.contains("power failure"), "{build}");
    for page in pages {
        let mut mandoc = Command::new("mandoc");
        mandoc.args(["-T", "lint", "-W", "warning"]).arg(site.at("man").join(&page));
        // Of a list of values.
        let is_gap = |line: &&str| line.contains("skipping paragraph macro");
        let lint = Run::of(&mut mandoc).out;
        let complaints: Vec<&str> = lint.lines().filter(|line| !is_gap(line)).collect();
        assert_eq!(complaints, [""; 0], "{page}");
    }
}

#[test]
fn release_notes_are_a_section_of_the_changelog() {
    let version = env!("CARGO_PKG_VERSION");
    let notes = script("notes", &[version]).fine().out;
    assert!(notes.contains("\n### Added\n") && !notes.contains("\n## "), "{notes}");
    assert_eq!(script("notes", &[]).fine().out, notes);
    script("notes", &["0.0.7"]).mentions(1, "CHANGELOG.md has no section `## 0.0.7`");
}

/// The program of the tests is large: a script stands in for it, which runs it.
#[test]
fn an_archive_and_a_debian_package_have_the_program_and_its_documents() {
    let folder = TempDir::new();
    let at = |name: &str| folder.path().join(name);
    let program = at("program");
    fs::write(&program, format!("#!/bin/sh\nexec '{}' \"$@\"\n", env!("CARGO_BIN_EXE_archipel")))
        .unwrap();
    fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
    let make = |out: &str| {
        script("release", &[program.to_str().unwrap(), at(out).to_str().unwrap()]).fine().out
    };
    assert_eq!(make("one"), make("two"), "the same commit makes the same files");

    let made = names(&at("one"));
    let archive = made.iter().find(|name| name.ends_with(".tar.gz")).expect("an archive");
    let package = made.iter().find(|name| name.ends_with(".deb")).expect("a Debian package");
    Run::of(Command::new("tar").arg("-xf").arg(at("one").join(archive)).arg("-C").arg(at("two")))
        .fine();
    let unpacked = at("two").join(archive.trim_end_matches(".tar.gz"));
    for path in
        ["CHANGELOG.md", "LICENSE-MIT", "README.md", "completions/_archipel", "man/archipel.1"]
    {
        assert!(unpacked.join(path).is_file(), "{path}");
    }
    let licences = fs::read_to_string(unpacked.join("third-party.txt")).unwrap();
    assert!(licences.contains("\nserde v") && licences.contains("\nOf serde"), "{licences}");

    assert!(licences.contains("Permission is hereby granted"), "{licences}");

    Run::of(Command::new("dpkg-deb").arg("-x").arg(at("one").join(package)).arg(at("root"))).fine();
    let root = at("root/usr");
    let run = Run::of(Command::new(root.join("bin/archipel")).arg("--version")).fine();
    assert_eq!(run.out, concat!("archipel ", env!("CARGO_PKG_VERSION"), "\n"));
    for path in [
        "share/man/man1/archipel.1.gz",
        "share/man/man1/archipel-publish.1.gz",
        "share/bash-completion/completions/archipel",
        "share/zsh/vendor-completions/_archipel",
        "share/fish/vendor_completions.d/archipel.fish",
        "share/doc/archipel/copyright",
        "share/doc/archipel/changelog.gz",
        "share/doc/archipel/changelog.Debian.gz",
        "share/doc/archipel/third-party.txt.gz",
    ] {
        assert!(root.join(path).is_file(), "{path}");
    }
    let control = Run::of(Command::new("dpkg-deb").arg("-f").arg(at("one").join(package))).fine();
    assert!(control.out.contains("Maintainer: Tester <tester@site.example>"), "{}", control.out);

    let container = fs::read_to_string(Path::new(ROOT).join("packaging/Containerfile")).unwrap();
    for file in names(&at("one/container")) {
        assert!(container.contains(&format!("COPY {file} ")), "the image has no {file}");
    }
}
