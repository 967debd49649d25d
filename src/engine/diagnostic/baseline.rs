//! The baseline: `check-baseline.txt` lists diagnostics that are not reported, such as diagnostics
//! that a site had before a code was denied.

use std::collections::BTreeMap;

use crate::base::digest::DigestBuilder;
use crate::engine::diagnostic::print::line_of;
use crate::engine::diagnostic::{Code, Diagnostic, Level, Place, Severity};
use crate::engine::source::{BASELINE, Snapshot, SourcePath};

/// The first line of the file.
const HEADER: &str =
    "# Diagnostics that are not reported, written by `archipel check --write-baseline`.\n";

/// The length of a digest in the file, in hexadecimal digits.
const DIGEST_LENGTH: usize = 16;

/// The lines of the file that match no diagnostic yet, with the offsets of each.
pub(super) struct Baseline(BTreeMap<String, Vec<usize>>);

impl Baseline {
    /// Reads the file; a missing one has no lines.
    pub(super) fn read(snapshot: &Snapshot) -> Baseline {
        let mut lines: BTreeMap<String, Vec<usize>> = BTreeMap::new();
        if !snapshot.contains(BASELINE) {
            return Baseline(lines);
        }
        let text = snapshot.read_text(BASELINE).unwrap_or_default();
        let mut at = 0;
        for line in text.split_inclusive('\n') {
            let entry = line.trim_end();
            if !entry.is_empty() && !entry.starts_with('#') {
                lines.entry(entry.to_owned()).or_default().push(at);
            }
            at += line.len();
        }
        Baseline(lines)
    }

    /// Returns whether it lists a diagnostic, and removes the line: each line lists one.
    pub(super) fn take(&mut self, diagnostic: &Diagnostic, snapshot: &Snapshot) -> bool {
        if self.0.is_empty() {
            return false;
        }
        let offsets = entry(diagnostic, snapshot).and_then(|entry| self.0.get_mut(&entry));
        offsets.is_some_and(|offsets| offsets.pop().is_some())
    }

    /// Warnings for the lines that matched no diagnostic, except lines of the codes `absent`.
    pub(super) fn stale(self, absent: &[Code]) -> impl Iterator<Item = Diagnostic> {
        let path = SourcePath::new(BASELINE);
        let is_checked = |entry: &str| {
            let code = entry.split(' ').next();
            !absent.iter().any(|absent| Some(absent.as_str()) == code)
        };
        let lines =
            self.0.into_iter().filter(move |(entry, _)| is_checked(entry)).flat_map(
                |(entry, offsets)| offsets.into_iter().map(move |at| at..at + entry.len()),
            );
        lines.map(move |span| {
            Diagnostic::new(Code::StaleBaseline, "this line matches no diagnostic")
                .at(Place::new(&path, span))
                .hint("remove the line, or run `archipel check --write-baseline`")
        })
    }
}

/// The line of a diagnostic; `None` if it has to be reported. It identifies the diagnostic by the
/// text of its line, so that it stays the same when lines above are added.
fn entry(diagnostic: &Diagnostic, snapshot: &Snapshot) -> Option<String> {
    let code = diagnostic.code;
    let place = diagnostic.place.as_ref().filter(|_| code.lowest_level() == Level::Allow)?;
    let digest = DigestBuilder::new().field(&diagnostic.message);
    let digest = digest.field(line_of(place, snapshot).trim()).finish().hex();
    Some(format!("{} {} {}", code.as_str(), place.path, &digest[..DIGEST_LENGTH]))
}

/// The text of a baseline that lists these diagnostics, and their number. `None` if there are
/// errors that a baseline can't list.
pub(super) fn baseline<'a>(
    diagnostics: impl Iterator<Item = &'a Diagnostic>,
    snapshot: &Snapshot,
) -> Option<(String, usize)> {
    let mut entries = Vec::new();
    for one in diagnostics {
        match entry(one, snapshot) {
            Some(entry) => entries.push(entry),
            None if one.severity == Severity::Error => return None,
            None => {}
        }
    }
    entries.sort();
    let lines: String = entries.iter().map(|entry| format!("{entry}\n")).collect();
    Some((format!("{HEADER}{lines}"), entries.len()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::diagnostic::Report;

    fn found(snapshot: &Snapshot, words: &[&str]) -> Report {
        let path = SourcePath::new("a.ftl");
        let text = snapshot.read_text("a.ftl").unwrap();
        let mut report = Report::new();
        for word in words {
            let start = text.find(word).unwrap();
            let place = Place::new(&path, start..start + word.len());
            report.add(Diagnostic::new(Code::TypedNumber, format!("a `{word}`")).at(place));
        }
        report
    }

    #[test]
    fn a_baseline_follows_moved_lines_and_reports_those_that_are_gone() {
        let before = Snapshot::in_memory([("a.ftl", "a = 1\nb = 2\nc = 3\n".into())]);
        let (text, count) = found(&before, &["1", "2", "3"]).baseline(&before).unwrap();
        assert_eq!((count, text.lines().count()), (3, 4));
        let now = "x = X\nc = 3\n  a = 1\nb = 20\n";
        let files = [("a.ftl", now.into()), (BASELINE, text.clone().into_bytes())];
        let after = Snapshot::in_memory(files);
        let mut report = found(&after, &["1", "2", "3"]);
        let (count, stale) = report.apply_baseline(&after, &[]);
        assert_eq!((count, report.iter().count(), stale.iter().count()), (2, 1, 1));
        let place = stale.iter().next().and_then(|one| one.place.clone()).unwrap();
        let line = &text[place.start..place.end];
        assert!(line.starts_with("typed-number a.ftl ") && !line.ends_with('\n'), "{line:?}");
        let (_, stale) = Report::new().apply_baseline(&after, &[Code::TypedNumber]);
        assert!(stale.is_empty(), "a code that was not checked");
    }

    #[test]
    fn errors_are_not_listed() {
        let snapshot = Snapshot::in_memory([]);
        let place = Place::file(&SourcePath::new("a.yaml"));
        let mut report = Report::new();
        report.add(Diagnostic::new(Code::OverBudget, "x").at(place.clone()));
        assert!(report.baseline(&snapshot).is_some());
        report.add(Diagnostic::new(Code::YamlSyntax, "x").at(place));
        assert_eq!(report.baseline(&snapshot), None);
    }
}
