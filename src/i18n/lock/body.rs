//! The paragraphs of Markdown bodies in the lock: a line each, whose id is the name of the
//! paragraph, such as `p3`. Older files have one line for a body, with the id `-`.

use std::fmt::Write as _;
use std::sync::Arc;

use crate::i18n::lock::{Age, BODY, LockLine, TextDigest, TranslationLock};
use crate::i18n::paragraph::{paragraph_name, paragraph_number, parts};

/// The digests of a Markdown body of the default locale.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BodyDigest {
    whole: TextDigest,
    /// Those of its paragraphs, blocks of code included.
    paragraphs: Arc<[TextDigest]>,
}

/// The digest of a text of the default locale.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OriginalDigest {
    /// That of a message or a term.
    Entry(TextDigest),
    /// Those of a body.
    Body(BodyDigest),
}

/// The age of a translated body.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BodyAge {
    /// No line for the translation.
    Untracked,
    /// Made from the present original.
    Current,
    /// Made from another version of the original.
    Stale {
        /// The changes of the original since then; empty if they are unknown.
        changes: Vec<ParagraphChange>,
        /// The number of paragraphs that the original had.
        recorded: usize,
    },
}

/// A paragraph of an original that has changed since it was translated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParagraphChange {
    /// The index of the paragraph in the original; the next one if it is removed.
    pub index: usize,
    /// Its index when the translation was recorded; the next one if it is added.
    pub recorded: usize,
    /// Its kind.
    pub kind: ChangeKind,
}

/// A kind of change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChangeKind {
    /// The paragraph has another text.
    Changed,
    /// The paragraph is new.
    Added,
    /// The paragraph does not exist any more.
    Removed,
}

impl BodyDigest {
    /// The digests of a body.
    pub fn of(text: &str) -> BodyDigest {
        let paragraphs = parts(text).into_iter().map(|span| TextDigest::of_body(&text[span]));
        BodyDigest { whole: TextDigest::of_body(text), paragraphs: paragraphs.collect() }
    }

    /// That of the whole body.
    pub fn whole(&self) -> TextDigest {
        self.whole
    }

    /// Those of its paragraphs, in order.
    pub fn paragraphs(&self) -> &[TextDigest] {
        &self.paragraphs
    }
}

impl BodyAge {
    /// The age of the whole body.
    pub fn age(&self) -> Age {
        match self {
            BodyAge::Untracked => Age::Untracked,
            BodyAge::Current => Age::Current,
            BodyAge::Stale { .. } => Age::Stale,
        }
    }

    /// Returns whether no paragraph of the original is known to be changed or added.
    pub fn has_same_paragraphs(&self) -> bool {
        match self {
            BodyAge::Stale { changes, .. } => {
                changes.iter().all(|it| it.kind == ChangeKind::Removed)
            }
            BodyAge::Untracked | BodyAge::Current => true,
        }
    }

    /// Returns whether the paragraph with an index in the original is stale.
    pub fn is_stale(&self, index: usize) -> bool {
        let is_it = |it: &ParagraphChange| it.index == index && it.kind != ChangeKind::Removed;
        match self {
            BodyAge::Stale { changes, .. } => changes.is_empty() || changes.iter().any(is_it),
            BodyAge::Untracked | BodyAge::Current => false,
        }
    }
}

impl TranslationLock {
    /// The age of a translated body, by its file below the folder of a locale, and the tag of the
    /// translation.
    pub fn body_age(&self, file: &str, locale: &str, body: &BodyDigest) -> BodyAge {
        let whole = self.age(file, BODY, locale, body.whole);
        let recorded = self.recorded(file, locale);
        if whole == Age::Current {
            return BodyAge::Current;
        }
        if recorded.is_empty() {
            return match whole {
                Age::Stale => BodyAge::Stale { changes: Vec::new(), recorded: 0 },
                _ => BodyAge::Untracked,
            };
        }
        let changes = changes(&recorded, &body.paragraphs);
        match changes.is_empty() {
            true => BodyAge::Current,
            false => BodyAge::Stale { changes, recorded: recorded.len() },
        }
    }

    /// Records that a translation was made from the text with this digest.
    pub fn record_text(&mut self, file: &str, id: &str, locale: &str, digest: &OriginalDigest) {
        match digest {
            OriginalDigest::Entry(digest) => self.record(file, id, locale, *digest),
            OriginalDigest::Body(body) => self.record_body(file, locale, body),
        }
    }

    /// Records that a translation was made from this body, and removes its other lines.
    pub fn record_body(&mut self, file: &str, locale: &str, body: &BodyDigest) {
        self.record_paragraphs(file, locale, body.paragraphs.iter().map(|one| vec![*one]));
        if body.paragraphs.is_empty() {
            self.record(file, BODY, locale, body.whole);
        }
    }

    /// Records that the translation of one paragraph was made from that of this body. Returns
    /// whether the paragraphs of the body were recorded before.
    pub fn record_paragraph(
        &mut self,
        file: &str,
        locale: &str,
        body: &BodyDigest,
        index: usize,
    ) -> bool {
        let BodyAge::Stale { changes, recorded: count } = self.body_age(file, locale, body) else {
            return self.age(file, BODY, locale, body.whole) != Age::Untracked
                || !self.recorded(file, locale).is_empty();
        };
        if count == 0 {
            return false;
        }
        let mut recorded = self.recorded(file, locale);
        let is_it = |it: &&ParagraphChange| it.index == index && it.kind != ChangeKind::Removed;
        if let Some(change) = changes.iter().find(is_it) {
            let new = vec![body.paragraphs[index]];
            let at = change.recorded.min(recorded.len());
            match change.kind {
                ChangeKind::Changed if at < recorded.len() => recorded[at] = new,
                _ => recorded.insert(at, new),
            }
            self.record_paragraphs(file, locale, recorded.into_iter());
        }
        true
    }

    /// Replaces the lines of a body by those of paragraphs.
    pub(super) fn record_paragraphs(
        &mut self,
        file: &str,
        locale: &str,
        paragraphs: impl Iterator<Item = Vec<TextDigest>>,
    ) {
        let prefix = format!("{file} ");
        let start = self.lines.partition_point(|line| **line < *prefix);
        let end = start + self.starting(&prefix).len();
        let is_other = |line: &str| {
            LockLine::parse(line).is_none_or(|line| line.file != file || line.locale != locale)
        };
        let mut lines: Vec<Box<str>> =
            self.lines[start..end].iter().filter(|line| is_other(line)).cloned().collect();
        for (digests, number) in paragraphs.zip(1..) {
            for digest in digests {
                let mut line = prefix.clone();
                let _ = write!(line, "{} {locale} {digest}", paragraph_name(number));
                lines.push(line.into());
            }
        }
        lines.sort_unstable();
        self.lines.splice(start..end, lines);
    }

    /// The digests of the paragraphs that a translation was made from. The lines of two branches
    /// together can have several for one.
    pub(super) fn recorded(&self, file: &str, locale: &str) -> Vec<Vec<TextDigest>> {
        let mut recorded: Vec<Vec<TextDigest>> = Vec::new();
        for line in self.starting(&format!("{file} p")) {
            let of_locale = LockLine::parse(line).filter(|line| line.locale == locale);
            let Some(line) = of_locale.filter(|line| line.file == file) else { continue };
            if let Some((at, digest)) =
                paragraph_number(line.id).zip(TextDigest::parse(line.digest))
            {
                recorded.resize(recorded.len().max(at), Vec::new());
                recorded[at - 1].push(digest);
            }
        }
        recorded
    }
}

/// The changes from the recorded paragraphs to the present ones.
fn changes(recorded: &[Vec<TextDigest>], present: &[TextDigest]) -> Vec<ParagraphChange> {
    let change = |index, recorded, kind| ParagraphChange { index, recorded, kind };
    // The lines of two branches have no common order.
    let is_merged = recorded.iter().any(|digests| digests.len() > 1);
    // As many paragraphs are changed in their places, unless most of them have moved.
    let are_in_place = || {
        let same = recorded.iter().zip(present).filter(|(old, new)| old.contains(new)).count();
        recorded.len() == present.len() && common(recorded, present).len() <= same + 1
    };
    if is_merged || are_in_place() {
        let is_known = |(at, digest): &(usize, &TextDigest)| match is_merged {
            true => recorded.iter().any(|digests| digests.contains(digest)),
            false => recorded[*at].contains(digest),
        };
        let changed = present.iter().enumerate().filter(|it| !is_known(it));
        return changed.map(|(at, _)| change(at, at, ChangeKind::Changed)).collect();
    }
    let (mut changes, mut index, mut old) = (Vec::new(), 0, 0);
    let ends = (recorded.len(), present.len());
    for (same_old, same_index) in common(recorded, present).into_iter().chain([ends]) {
        while old < same_old || index < same_index {
            let kind = match (old < same_old, index < same_index) {
                (true, true) => ChangeKind::Changed,
                (false, _) => ChangeKind::Added,
                (true, false) => ChangeKind::Removed,
            };
            changes.push(change(index, old, kind));
            old += usize::from(kind != ChangeKind::Added);
            index += usize::from(kind != ChangeKind::Removed);
        }
        (old, index) = (same_old + 1, same_index + 1);
    }
    changes
}

/// The indexes of a longest common subsequence. Most changes are in one place, so only the part
/// between the equal ends is searched.
pub(super) fn common(recorded: &[Vec<TextDigest>], present: &[TextDigest]) -> Vec<(usize, usize)> {
    let is_same = |(old, new): &(&Vec<TextDigest>, &TextDigest)| old.contains(new);
    let start = recorded.iter().zip(present).take_while(is_same).count();
    let (old, new) = (&recorded[start..], &present[start..]);
    let end = old.iter().rev().zip(new.iter().rev()).take_while(is_same).count();
    let (old_end, new_end) = (old.len() - end, new.len() - end);
    let inner = subsequence(&old[..old_end], &new[..new_end]);
    let inner = inner.into_iter().map(|(at, index)| (start + at, start + index));
    let ends = (0..end).map(|at| (start + old_end + at, start + new_end + at));
    (0..start).map(|at| (at, at)).chain(inner).chain(ends).collect()
}

/// The indexes of a longest common subsequence.
fn subsequence(recorded: &[Vec<TextDigest>], present: &[TextDigest]) -> Vec<(usize, usize)> {
    let width = present.len() + 1;
    // The length of the subsequence of the rest, from each pair of indexes on.
    let mut lengths = vec![0_u32; (recorded.len() + 1) * width];
    for at in (0..recorded.len()).rev() {
        for index in (0..present.len()).rev() {
            let cell = at * width + index;
            lengths[cell] = match recorded[at].contains(&present[index]) {
                true => lengths[cell + width + 1] + 1,
                false => lengths[cell + width].max(lengths[cell + 1]),
            };
        }
    }
    let (mut found, mut at, mut index) = (Vec::new(), 0, 0);
    while at < recorded.len() && index < present.len() {
        let cell = at * width + index;
        if recorded[at].contains(&present[index]) {
            found.push((at, index));
            (at, index) = (at + 1, index + 1);
        } else if lengths[cell + width] >= lengths[cell + 1] {
            at += 1;
        } else {
            index += 1;
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The lock of a body whose paragraphs are letters, and the changes to another, as the kind,
    /// the index in the original and the recorded index.
    fn changed(old: &str, new: &str) -> String {
        let mut lock = TranslationLock::default();
        lock.record_body("a.md", "de", &body(old));
        shown(&lock.body_age("a.md", "de", &body(new)))
    }

    fn body(letters: &str) -> BodyDigest {
        BodyDigest::of(&letters.chars().map(|c| format!("{c}\n\n")).collect::<String>())
    }

    fn shown(age: &BodyAge) -> String {
        let BodyAge::Stale { changes, .. } = age else { return format!("{age:?}") };
        let change = |it: &ParagraphChange| format!("{:?} {} {}", it.kind, it.index, it.recorded);
        changes.iter().map(change).collect::<Vec<_>>().join(", ")
    }

    #[test]
    fn changes_name_their_paragraphs() {
        for (old, new, expected) in [
            ("abc", "abc", "Current"),
            ("abc", "axc", "Changed 1 1"),
            ("abc", "acb", "Changed 1 1, Changed 2 2"),
            ("abcd", "xabc", "Added 0 0, Removed 4 3"),
            ("abc", "axbc", "Added 1 1"),
            ("abc", "abcx", "Added 3 3"),
            ("abc", "ac", "Removed 1 1"),
            ("abc", "ab", "Removed 2 2"),
            ("abcde", "xbde", "Changed 0 0, Removed 2 2"),
            ("abc", "", "Removed 0 0, Removed 0 1, Removed 0 2"),
            ("", "", "Current"),
        ] {
            assert_eq!(changed(old, new), expected, "{old} {new}");
        }
    }

    #[test]
    fn accepted_paragraphs_are_current_one_by_one() {
        for (old, new, left) in [("abc", "axz", 0), ("abc", "xaybcz", 0), ("abcd", "xbd", 1)] {
            let mut lock = TranslationLock::default();
            lock.record_body("a.md", "de", &body(old));
            let new = body(new);
            for index in (0..new.paragraphs.len()).rev() {
                assert!(lock.record_paragraph("a.md", "de", &new, index));
                assert!(!lock.body_age("a.md", "de", &new).is_stale(index));
            }
            let age = lock.body_age("a.md", "de", &new);
            let count = match &age {
                BodyAge::Stale { changes, .. } => changes.len(),
                _ => 0,
            };
            // A removed paragraph is accepted with the whole body.
            assert_eq!(count, left, "{age:?}");
            lock.record_body("a.md", "de", &new);
            assert_eq!(lock.body_age("a.md", "de", &new), BodyAge::Current);
        }
    }

    #[test]
    fn lines_of_two_branches_are_a_set() {
        let mut text = String::new();
        for branch in ["axbc", "abcy"] {
            let mut lock = TranslationLock::default();
            lock.record_body("a.md", "de", &body(branch));
            text += &lock.to_text();
        }
        let path = crate::engine::source::SourcePath::new("x");
        let mut report = crate::engine::diagnostic::Report::new();
        let lock = TranslationLock::parse(&path, &text, &mut report);
        assert_eq!(lock.body_age("a.md", "de", &body("axbcy")), BodyAge::Current);
        assert_eq!(shown(&lock.body_age("a.md", "de", &body("axbzy"))), "Changed 3 3");
    }

    #[test]
    fn lines_of_whole_bodies_are_valid() {
        let mut lock = TranslationLock::default();
        lock.record("a.md", BODY, "de", body("abc").whole);
        assert_eq!(lock.body_age("a.md", "de", &body("abc")), BodyAge::Current);
        assert_eq!(lock.body_age("a.md", "hi", &body("abc")), BodyAge::Untracked);
        let age = lock.body_age("a.md", "de", &body("abd"));
        assert_eq!(age, BodyAge::Stale { changes: Vec::new(), recorded: 0 });
        assert!(age.is_stale(0) && !lock.record_paragraph("a.md", "de", &body("abd"), 2));
        lock.record_body("a.md", "de", &body("abd"));
        assert_eq!(lock.lines().count(), 3);
        assert_eq!(lock.body_age("a.md", "de", &body("abd")), BodyAge::Current);
    }
}
