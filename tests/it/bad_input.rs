//! Everything that can be wrong with a site, and the exact words in which its editor hears of it.
//!
//! Each file of `tests/bad-input/` is one case: a sentence for the reader, the files that are laid
//! over a good site which was built before, and behind `-- expected` what the next build says. The
//! build ends with exit code 1 and leaves the output as it was; warnings alone do not stop it.
//! Cases whose names begin with `check-` are what only `archipel check` says, on 2025-07-01.

use std::collections::BTreeSet;
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

use archipel::engine::diagnostic::Code;
use parking_lot::Mutex;

use crate::expected::{compare, updating};
use crate::site::{self, NOBODY, ROOT, Run, Site};

/// Begins the last part of a case.
const EXPECTED: &str = "-- expected\n";

struct Case {
    path: PathBuf,
    input: String,
    expected: String,
}

fn cases() -> Vec<Case> {
    let folder = Path::new(ROOT).join("tests/bad-input");
    let mut paths: Vec<PathBuf> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let read = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).unwrap();
        let (input, expected) = text.split_once(EXPECTED).unwrap_or((&text, ""));
        Case { input: input.to_owned(), expected: expected.to_owned(), path }
    };
    paths.into_iter().map(read).collect()
}

/// What a build of the case says, and what it did that it must not.
fn try_case(case: &Case) -> (String, Vec<String>) {
    let site = Site::new("");
    site.build().fine();
    let before = site.dist();
    site.edit(&case.input);
    let unreadable = site::parse(&case.input).iter().any(|file| file.kind == Some("unreadable"));
    let is_check =
        case.path.file_name().is_some_and(|name| name.as_encoded_bytes().starts_with(b"check-"));
    let mut command = site.command(&[if is_check { "check" } else { "build" }]);
    command.env("SOURCE_DATE_EPOCH", "1751328000");
    if unreadable && site::is_root() {
        site::change_owner(&site.root(), NOBODY);
        site::change_owner(site.root().parent().unwrap(), NOBODY);
        command.uid(NOBODY).gid(NOBODY);
    }
    let run = Run::of(&mut command);
    let said = without_summary(&run.err);
    let mut wrong = Vec::new();
    let mut insist = |fine: bool, what: &str| {
        if !fine {
            wrong.push(format!("{}: {what}\n{}", case.path.display(), run.err));
        }
    };
    let errors = said.lines().any(|line| line.starts_with("error["));
    insist(run.code == i32::from(errors), "another exit code than 1 for errors, 0 for warnings");
    insist(!errors || site.dist() == before, "the output is not as it was");
    insist(run.out.is_empty(), "there is something on standard output");
    insist(!run.err.contains("panicked"), "the program panicked");
    let left = std::fs::read_dir(site.root()).unwrap();
    let left = left.filter_map(Result::ok).any(|entry| entry.file_name() == ".dist.staging");
    insist(!left, "the staging folder is left");
    (said, wrong)
}

/// The summary of a site that was built holds a time, and is no matter of these tests.
fn without_summary(err: &str) -> String {
    let is_end = |line: &str| line.starts_with("built: ") || line.starts_with("checked: ");
    let end = err.lines().position(is_end);
    let lines = err.lines().take(end.unwrap_or(usize::MAX));
    lines.map(|line| format!("{}\n", line.trim_end())).collect::<String>().trim_end().to_owned()
        + "\n"
}

/// Runs all cases on a few threads, since most of each is waiting for programs.
fn results(cases: &[Case]) -> Vec<(String, Vec<String>)> {
    let next = AtomicUsize::new(0);
    let done = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..3 {
            scope.spawn(|| {
                while let Some(case) = cases.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let result = try_case(case);
                    done.lock().push((case.path.clone(), result));
                }
            });
        }
    });
    let mut done = done.into_inner();
    done.sort_by(|a, b| a.0.cmp(&b.0));
    done.into_iter().map(|(_, result)| result).collect()
}

#[test]
fn every_mistake_is_told_in_these_words() {
    let cases = cases();
    let mut complaints = Vec::new();
    for (case, (said, wrong)) in cases.iter().zip(results(&cases)) {
        complaints.extend(wrong);
        if let Err(complaint) = compare(&case.path, &case.expected, &said) {
            if updating() {
                std::fs::write(&case.path, format!("{}{EXPECTED}{said}", case.input)).unwrap();
            } else {
                complaints.push(complaint);
            }
        }
    }
    assert!(complaints.is_empty(), "\n{}", complaints.join("\n"));
}

#[test]
fn every_kind_of_mistake_has_a_case() {
    let told: String = cases().into_iter().map(|case| case.expected).collect();
    let codes = |severity: &str| -> BTreeSet<String> {
        told.lines()
            .filter_map(|line| line.strip_prefix(severity)?.strip_prefix('[')?.split(']').next())
            .map(str::to_owned)
            .collect()
    };
    let (errors, warnings) = (codes("error"), codes("warning"));
    let lacking: Vec<&str> = Code::ALL
        .iter()
        .map(|code| code.as_str())
        .filter(|code| !errors.contains(*code) && !warnings.contains(*code))
        // It takes packages that are installed and then edited: `packages.rs` does that.
        .filter(|code| *code != Code::EditedPackage.as_str())
        .collect();
    assert!(lacking.is_empty(), "no case in tests/bad-input/ shows: {}", lacking.join(", "));
}

/// An editor who is no programmer needs a place and a next step, in every case.
#[test]
fn every_mistake_comes_with_a_place_and_a_hint() {
    let mut lacking = Vec::new();
    for case in cases() {
        let mut blocks: Vec<String> = Vec::new();
        for line in case.expected.lines() {
            if line.starts_with("error[") || line.starts_with("warning[") {
                blocks.push(String::new());
            }
            if let Some(block) = blocks.last_mut() {
                block.push_str(line);
                block.push('\n');
            }
        }
        for block in blocks {
            if !block.contains("--> ") || !block.contains("= help: ") {
                lacking.push(format!("{}\n{block}", case.path.display()));
            }
        }
    }
    assert!(lacking.is_empty(), "without a place or a hint:\n{}", lacking.join("\n"));
}
