//! Tests every mistake that a site can have, with the exact output.
//!
//! Each file of `tests/bad-input/` is a test of its name: a sentence for the reader, the files that
//! replace those of a valid site that was built before, and after `-- expected` the output of the
//! next build. That build ends with exit code 1 and does not change `dist/`; with warnings only, it
//! succeeds. A case with a name `check-…` runs `check` on 2025-07-01 instead, and one with a name
//! `check-pages-…` `check --pages`.
//!
//! `cargo test --test bad_input config-type` runs one of them. `UPDATE_EXPECT=1` writes the expected
//! output.
#![expect(clippy::disallowed_methods, reason = "tests make folders and start programs")]
#![expect(unreachable_pub, reason = "`site` is also a module of `tests/it/`")]

#[path = "it/site.rs"]
#[expect(dead_code, reason = "`tests/it/` uses the rest")]
mod site;

use std::collections::BTreeSet;
use std::fs;
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use archipel::engine::diagnostic::{Code, Level};
use expect_test::expect_file;
use libtest_mimic::{Arguments, Trial};

use crate::site::{NOBODY, ROOT, Run, Site};

/// Begins the last part of a case.
const EXPECTED: &str = "-- expected\n";

fn main() -> ExitCode {
    let good = Arc::new(Site::new(""));
    let built = good.build().fine().err;
    assert!(built.starts_with("built: 1 page in 2 languages, 8 files"), "{built}");
    let cases = fs::read_dir(Path::new(ROOT).join("tests/bad-input")).unwrap();
    let mut cases: Vec<PathBuf> = cases.map(|entry| entry.unwrap().path()).collect();
    cases.sort();
    let test = |path: &PathBuf| {
        let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
        let (path, good) = (path.clone(), Arc::clone(&good));
        Trial::test(name, move || {
            try_case(&path, &good);
            Ok(())
        })
    };
    let mut tests: Vec<Trial> = cases.iter().map(test).collect();
    tests.push(Trial::test("every-code-has-a-case", move || {
        every_code_has_a_case(&cases);
        Ok(())
    }));
    libtest_mimic::run(&Arguments::from_args(), tests).exit_code()
}

fn try_case(path: &Path, good: &Site) {
    let text = fs::read_to_string(path).unwrap();
    let input = text.split(EXPECTED).next().unwrap();
    let site = good.copy();
    let before = site.dist();
    site.edit(input);
    let is_check = path.file_name().unwrap().as_encoded_bytes().starts_with(b"check-");
    let mut command = site.command(&[if is_check { "check" } else { "build" }]);
    if path.file_name().unwrap().as_encoded_bytes().starts_with(b"check-pages") {
        site.link_rule_packages();
        command.arg("--pages");
    }
    command.env("SOURCE_DATE_EPOCH", "1751328000");
    let unreadable = site::parse(input).iter().any(|file| file.kind == Some("unreadable"));
    if unreadable && site::is_root() {
        site::change_owner(site.root().parent().unwrap(), NOBODY);
        command.uid(NOBODY).gid(NOBODY);
    }
    let run = Run::of(&mut command);
    let output = without_summary(&run.err);
    expect_file![path].assert_eq(&format!("{input}{EXPECTED}{output}"));
    let has_errors = output.lines().any(|line| line.starts_with("error["));
    assert_eq!(run.code, i32::from(has_errors), "exit code");
    assert!(!has_errors || site.dist() == before, "the build changed dist/");
    assert_eq!(run.out, "", "standard output");
    assert!(!site.at(".dist.staging").exists(), "the staging folder is left");
    every_mistake_has_a_place_and_a_hint(&output);
    if has_errors && !unreadable {
        allowed_errors_remove_no_page(&site, &output);
    }
}

/// A site whose errors are all allowed is built, with all of its pages.
fn allowed_errors_remove_no_page(site: &Site, output: &str) {
    let errors = output.lines().filter_map(|line| line.strip_prefix("error[")?.split(']').next());
    let errors: BTreeSet<&str> = errors.collect();
    let can_be_allowed = |name: &&str| {
        let code = Code::ALL.iter().find(|code| code.as_str() == *name);
        code.is_some_and(|code| code.lowest_level() == Level::Allow)
    };
    if !errors.iter().all(can_be_allowed) {
        return;
    }
    for option in ["--allow", "--warn"] {
        let codes = errors.iter().copied().collect::<Vec<_>>().join(",");
        let run = site.run(&["build", option, &codes]);
        assert_eq!(run.code, 0, "{option} {codes}: {}", run.err);
    }
}

/// Removes the summary of a site that was built, which contains a time.
fn without_summary(err: &str) -> String {
    let is_summary = |line: &str| line.starts_with("built: ") || line.starts_with("checked: ");
    let lines = err.lines().take_while(|line| !is_summary(line));
    let text: String = lines.map(|line| format!("{}\n", line.trim_end())).collect();
    format!("{}\n", text.trim_end())
}

/// Returns whether a line of output begins a diagnostic.
fn is_headline(line: &str) -> bool {
    line.starts_with("error[") || line.starts_with("warning[")
}

/// Users who are not programmers need a place and a next step, in every case.
fn every_mistake_has_a_place_and_a_hint(output: &str) {
    let mut diagnostics: Vec<String> = Vec::new();
    for line in output.lines() {
        if is_headline(line) {
            diagnostics.push(String::new());
        }
        if let Some(diagnostic) = diagnostics.last_mut() {
            diagnostic.push_str(line);
            diagnostic.push('\n');
        }
    }
    for diagnostic in diagnostics {
        let is_complete = diagnostic.contains("--> ") && diagnostic.contains("= help: ");
        assert!(is_complete, "without a place or a hint:\n{diagnostic}");
    }
}

fn every_code_has_a_case(cases: &[PathBuf]) {
    let texts = cases.iter().map(|path| fs::read_to_string(path).unwrap());
    let outputs: Vec<String> =
        texts.filter_map(|text| Some(text.split_once(EXPECTED)?.1.to_owned())).collect();
    let lines = outputs.iter().flat_map(|output| output.lines()).filter(|line| is_headline(line));
    let found: BTreeSet<&str> = lines.filter_map(|line| line.split(['[', ']']).nth(1)).collect();
    let codes = Code::ALL.iter().map(|code| code.as_str());
    let lacking: Vec<&str> = codes
        .filter(|code| !found.contains(code))
        // It requires packages that are installed and then edited, as in `tests/it/packages.rs`.
        .filter(|code| ![Code::EditedPackage, Code::SoughtFile].map(Code::as_str).contains(code))
        // Exchange files and sites of other generators are not an input of a build;
        // `tests/it/exchange.rs` and `tests/it/import.rs` import them.
        .filter(|code| {
            let imported = [Code::ExchangeFile, Code::ExchangeText, Code::NotImported];
            !imported.map(Code::as_str).contains(code)
        })
        .collect();
    assert!(lacking.is_empty(), "no case in tests/bad-input/ shows: {}", lacking.join(", "));
}
