//! `locales/translations.lock`: the texts of the default locale that translations were made from.
//!
//! A line is `<file> <id> <locale> <digest>`, such as `pages/home.ftl hero-title hi
//! 3fa9c01b22de4477`. The id of a term begins with `-`; that of a paragraph of a Markdown body is
//! its name. The lines are a set: a translation is current if one of its lines has the digest of
//! the present original, and stale otherwise. So the merged lines of two branches are always valid.

mod arrangement;
mod body;
mod digest;

use std::ops::Range;

use crate::engine::diagnostic::{
    Code, Diagnostic, Place, Report, conflict_marker, read_in_conflict,
};
use crate::engine::query::Query;
use crate::engine::source::{Snapshot, SourcePath};

pub use crate::i18n::lock::arrangement::{ArrangedParagraph, Arrangement};
pub use crate::i18n::lock::body::{
    BodyAge, BodyDigest, ChangeKind, OriginalDigest, ParagraphChange,
};
pub use crate::i18n::lock::digest::TextDigest;

/// The path of the file. Without the file, no translation is checked for staleness.
pub const LOCK: &str = "locales/translations.lock";

/// The id of a Markdown body as a whole.
pub const BODY: &str = "-";

/// The lines of the file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TranslationLock {
    /// Sorted.
    lines: Vec<Box<str>>,
}

/// The age of a translation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Age {
    /// No line for the translation.
    Untracked,
    /// Made from the present original.
    Current,
    /// Made from another version of the original.
    Stale,
}

/// A line of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LockLine<'a> {
    /// The file below the folder of a locale: `pages/home.ftl`.
    pub file: &'a str,
    /// The id of the message, `-id` of a term, the name of a paragraph, or [`BODY`].
    pub id: &'a str,
    /// The tag of the translation.
    pub locale: &'a str,
    /// The digest of the original, as [`TextDigest`] prints it.
    pub digest: &'a str,
}

impl<'a> LockLine<'a> {
    /// Splits a line: the name of a file can have spaces.
    fn parse(line: &'a str) -> Option<LockLine<'a>> {
        let mut words = line.rsplitn(4, ' ');
        let (digest, locale, id) = (words.next()?, words.next()?, words.next()?);
        let file = words.next()?;
        let is_complete = [file, id, locale].iter().all(|word| !word.is_empty());
        is_complete.then_some(LockLine { file, id, locale, digest })
    }
}

/// The file; `None` if the site has none.
pub static TRANSLATION_LOCK: Query<Option<TranslationLock>> =
    Query::new(|reader, _, report| TranslationLock::load(reader.snapshot(), report));

/// The lines about the files whose paths without their endings are a key, such as `pages/home`.
pub static LOCKED_TEXTS: Query<TranslationLock> = Query::with_cutoff(|reader, stem, _| {
    let lock = reader.get(&TRANSLATION_LOCK, "");
    let prefix = format!("{stem}.");
    let lines = (*lock).as_ref().map(|lock| lock.starting(&prefix).to_vec());
    TranslationLock { lines: lines.unwrap_or_default() }
});

impl TranslationLock {
    /// Reads the file, if the site has it. Mistakes in it are reported.
    pub fn load(snapshot: &Snapshot, report: &mut Report) -> Option<TranslationLock> {
        let path = snapshot.find(LOCK)?;
        let text = read_in_conflict(snapshot, path, report).unwrap_or_default();
        Some(TranslationLock::parse(path, &text, report))
    }

    /// Parses the file. Reports and skips invalid lines.
    pub fn parse(path: &SourcePath, text: &str, report: &mut Report) -> TranslationLock {
        let mut lines: Vec<Box<str>> = Vec::new();
        let (mut start, mut is_in_conflict) = (0, false);
        for line in text.split_inclusive('\n') {
            let span = start..start + line.trim_end().len();
            start += line.len();
            let line = line.trim_end();
            if line.is_empty() {
                continue;
            }
            if let Some(marker) = conflict_marker(line) {
                if !is_in_conflict {
                    report.add(conflict(path, span));
                }
                is_in_conflict = marker != '>';
                continue;
            }
            match mistake(line) {
                None => lines.push(line.into()),
                Some((message, hint)) => report.add(
                    Diagnostic::new(Code::TranslationLock, message)
                        .at(Place::new(path, span))
                        .hint(hint),
                ),
            }
        }
        lines.sort_unstable();
        lines.dedup();
        TranslationLock { lines }
    }

    /// The text of the file.
    pub fn to_text(&self) -> String {
        self.lines.iter().flat_map(|line| [line, "\n"]).collect()
    }

    /// Returns whether it has no lines.
    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// All lines, sorted.
    pub fn lines(&self) -> impl Iterator<Item = LockLine<'_>> {
        self.lines.iter().filter_map(|line| LockLine::parse(line))
    }

    /// The lines about files that are not in a folder, such as `pages/`; sorted.
    pub fn lines_outside(&self, folder: &str) -> impl Iterator<Item = LockLine<'_>> {
        let start = self.lines.partition_point(|line| **line < *folder);
        let end = start + self.starting(folder).len();
        let outside = self.lines[..start].iter().chain(&self.lines[end..]);
        outside.filter_map(|line| LockLine::parse(line))
    }

    /// The lines that begin with a prefix.
    fn starting(&self, prefix: &str) -> &[Box<str>] {
        let start = self.lines.partition_point(|line| **line < *prefix);
        let rest = &self.lines[start..];
        &rest[..rest.partition_point(|line| line.starts_with(prefix))]
    }

    /// The age of a translation of a text with this digest, by the file below the folder of a
    /// locale, the id, and the tag of the translation.
    pub fn age(&self, file: &str, id: &str, locale: &str, digest: TextDigest) -> Age {
        let prefix = format!("{file} {id} {locale} ");
        let lines = self.starting(&prefix);
        let digest = digest.to_string();
        match lines.iter().any(|line| line[prefix.len()..] == *digest) {
            _ if lines.is_empty() => Age::Untracked,
            true => Age::Current,
            false => Age::Stale,
        }
    }

    /// Records that a translation was made from the text with this digest, and removes its other
    /// lines.
    pub fn record(&mut self, file: &str, id: &str, locale: &str, digest: TextDigest) {
        let prefix = format!("{file} {id} {locale} ");
        let start = self.lines.partition_point(|line| **line < *prefix);
        let count = self.starting(&prefix).len();
        let line = format!("{prefix}{digest}").into_boxed_str();
        self.lines.splice(start..start + count, [line]);
    }

    /// Removes the lines that are not kept. Returns their number.
    pub fn retain(&mut self, is_kept: impl Fn(LockLine<'_>) -> bool) -> usize {
        let before = self.lines.len();
        self.lines.retain(|line| LockLine::parse(line).is_some_and(&is_kept));
        before - self.lines.len()
    }

    /// Changes the files, ids and digests of lines.
    pub fn replace(&mut self, new: impl Fn(LockLine<'_>) -> (String, String, String)) {
        for line in &mut self.lines {
            let Some(known) = LockLine::parse(line) else { continue };
            let (file, id, digest) = new(known);
            *line = format!("{file} {id} {} {digest}", known.locale).into();
        }
        self.lines.sort_unstable();
        self.lines.dedup();
    }
}

fn conflict(path: &SourcePath, span: Range<usize>) -> Diagnostic {
    Diagnostic::new(Code::TranslationLock, "a merge conflict is not resolved")
        .at(Place::new(path, span))
        .hint(format!(
            "remove the lines that begin with `<<<<<<<`, `|||||||`, `=======` and `>>>>>>>`, and \
             keep all others; with the line `{LOCK} merge=union` in .gitattributes, git does so"
        ))
}

/// The mistake of a line, and a hint.
fn mistake(line: &str) -> Option<(String, String)> {
    let Some(parsed) = LockLine::parse(line) else {
        let message = "a line is `<file> <id> <locale> <digest>`".to_owned();
        return Some((message, "remove this line".to_owned()));
    };
    (TextDigest::parse(parsed.digest).is_none()).then(|| {
        let LockLine { file, id, locale, digest } = parsed;
        let name = if id == BODY { file.to_owned() } else { format!("{file}#{id}") };
        (
            format!("`{digest}` is not a digest of 16 hexadecimal digits"),
            format!(
                "remove this line; `archipel i18n accept --locale {locale} {name}` records the \
                 text again"
            ),
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> (TranslationLock, Report) {
        let mut report = Report::new();
        let lock = TranslationLock::parse(&SourcePath::new(LOCK), text, &mut report);
        (lock, report)
    }

    #[test]
    fn the_lines_of_two_branches_are_a_set() {
        let [old, new] = ["old", "new"].map(TextDigest::of_body);
        let line = |digest| format!("a.ftl id hi {digest}\n");
        let (lock, report) = parse(&[line(new), line(old), line(new)].concat());
        assert!(report.is_empty());
        assert_eq!(lock.lines().count(), 2);
        for digest in [old, new] {
            assert_eq!(lock.age("a.ftl", "id", "hi", digest), Age::Current);
        }
        let other = TextDigest::of_body("other");
        assert_eq!(lock.age("a.ftl", "id", "hi", other), Age::Stale);
        assert_eq!(lock.age("a.ftl", "id", "hi-IN", old), Age::Untracked);
        assert_eq!(lock.age("a.ftl", "i", "hi", old), Age::Untracked);
    }

    #[test]
    fn a_record_replaces_others_of_its_text() {
        let [old, new] = ["old", "new"].map(TextDigest::of_body);
        let mut lock = TranslationLock::default();
        for (file, id) in [("b.ftl", "x"), ("a.ftl", "x"), ("my texts.ftl", "-y"), ("a.md", BODY)] {
            lock.record(file, id, "hi", old);
            lock.record(file, id, "hi", new);
        }
        let lines = ["a.ftl x", "a.md -", "b.ftl x", "my texts.ftl -y"];
        assert_eq!(lock.to_text(), lines.map(|line| format!("{line} hi {new}\n")).concat());
        let (again, report) = parse(&lock.to_text());
        assert_eq!((again, report.is_empty()), (lock, true));
    }

    #[test]
    fn a_conflict_is_reported_once_and_its_lines_are_read() {
        let digest = TextDigest::of_body("x");
        let text = format!(
            "a.ftl x hi {digest}\n<<<<<<< HEAD\na.ftl y hi {digest}\n||||||| 12ab\n=======\n\
             a.ftl z hi {digest}\n>>>>>>> main\n"
        );
        let (lock, report) = parse(&text);
        assert_eq!((lock.lines().count(), report.iter().count()), (3, 1));
    }
}
