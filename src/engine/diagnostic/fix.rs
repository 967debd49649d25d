//! Fixes: changes of the source that follow the hints of diagnostics.

use std::collections::BTreeMap;
use std::ops::Range;

use crate::base::text::apply_edits;
use crate::engine::diagnostic::change::{Change, Edits};
use crate::engine::diagnostic::{Diagnostic, Hint};
use crate::engine::source::{Snapshot, SourcePath};

/// The edits of a file that correct a mistake as the hint of its diagnostic describes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fix {
    /// Its effect, as an instruction.
    pub title: String,
    /// The file.
    pub path: SourcePath,
    /// Spans of the file, and their new texts.
    pub edits: Vec<(Range<usize>, String)>,
    /// Whether it is certainly what the author intended.
    pub is_certain: bool,
}

impl Diagnostic {
    /// The fix that its hint describes. `None` if there is none, or if the file does not contain
    /// what it changes as it is written in the diagnostic, for example because of an escape.
    pub fn fix(&self, snapshot: &Snapshot) -> Option<Fix> {
        let place = self.place.as_ref()?;
        let hint = self.hint.as_ref().map(Hint::composed)?;
        let Change { edits, is_certain } = hint.change()?;
        let text = snapshot.read_text(place.path.as_str()).ok()?;
        let (title, edits) = match edits {
            Edits::Word(old, new) => {
                let at = place.start + find_word(text.get(place.start..place.end)?, &old)?;
                let is_plain =
                    |c: char| c.is_alphanumeric() || matches!(c, '-' | '_' | '.' | '/' | ' ');
                // Other characters may have a meaning in the syntax of the file.
                if !new.chars().all(is_plain) || new.trim() != &*new {
                    return None;
                }
                let title = match &*new {
                    "" => hint.text().into_owned(),
                    new => format!("replace `{old}` by `{new}`"),
                };
                (title, vec![(at..at + old.len(), new.into())])
            }
            Edits::Spans(edits) => (hint.text().into_owned(), edits),
        };
        let is_valid = |span: &Range<usize>| text.get(span.clone()).is_some();
        edits.iter().all(|(span, _)| is_valid(span)).then(|| Fix {
            title,
            path: place.path.clone(),
            edits,
            is_certain,
        })
    }
}

/// The offset of a word that a text contains once, and not as a part of a longer name.
fn find_word(text: &str, word: &str) -> Option<usize> {
    let is_part = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_' | '/');
    let mut found = text.match_indices(word).map(|(at, _)| at).filter(|at| {
        let begins = !text[..*at].ends_with(is_part) || !word.starts_with(is_part);
        let ends = !text[at + word.len()..].starts_with(is_part) || !word.ends_with(is_part);
        begins && ends
    });
    let first = found.next().filter(|_| !word.is_empty())?;
    found.next().is_none().then_some(first)
}

/// The edits of several fixes, by file.
#[derive(Default)]
pub struct FixEdits(BTreeMap<SourcePath, BTreeMap<usize, (Range<usize>, String)>>);

impl FixEdits {
    /// Adds the edits of a fix, unless one of them overlaps another edit. Returns whether they are
    /// added, or were there already.
    pub fn add(&mut self, fix: &Fix) -> bool {
        let of_file = self.0.entry(fix.path.clone()).or_default();
        let is_there =
            |edit: &(Range<usize>, String)| of_file.get(&edit.0.start).is_some_and(|it| it == edit);
        let is_free = |span: &Range<usize>| {
            let before = of_file.range(..=span.start).next_back();
            let after = of_file.range(span.start..).next();
            before
                .is_none_or(|(start, (before, _))| *start < span.start && before.end <= span.start)
                && after.is_none_or(|(start, _)| span.end <= *start)
        };
        let fits = fix.edits.iter().all(|edit| is_there(edit) || is_free(&edit.0));
        if fits {
            of_file.extend(fix.edits.iter().map(|edit| (edit.0.start, edit.clone())));
        }
        fits
    }

    /// The edits of each file, in the order of their spans.
    pub fn into_files(
        self,
    ) -> impl Iterator<Item = (SourcePath, impl Iterator<Item = (Range<usize>, String)>)> {
        let files = self.0.into_iter().filter(|(_, edits)| !edits.is_empty());
        files.map(|(path, edits)| (path, edits.into_values()))
    }

    /// The new texts of the files, without byte order marks.
    pub fn texts(self, snapshot: &Snapshot) -> BTreeMap<SourcePath, String> {
        let texts = self.into_files().filter_map(|(path, edits)| {
            let text = snapshot.read_text(path.as_str()).ok()?;
            Some((path, apply_edits(&text, edits)))
        });
        texts.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::diagnostic::{Code, Place};

    #[test]
    fn a_word_is_replaced_where_it_stands_once() {
        let path = SourcePath::new("a.yaml");
        let fix = |text: &str, old: &str, new: &str| {
            let snapshot = Snapshot::in_memory([("a.yaml", text.into())]);
            let place = Place::new(&path, 1..text.len() - 1);
            let hint = Hint::from("a hint").with_change(Change::word(old, new));
            let fix = Diagnostic::new(Code::UnknownPage, "x").at(place).hint(hint).fix(&snapshot);
            let mut edits = FixEdits::default();
            edits.add(&fix?);
            edits.texts(&snapshot).remove(&path)
        };
        for (text, expected) in [
            ("(page:abuot#team)", Some("(page:about#team)")),
            ("(abuot, abuotx, x-abuot)", Some("(about, abuotx, x-abuot)")),
            ("(abuot abuot)", None),
            ("(../abuot)", None),
            ("(ab\\u0075ot)", None),
        ] {
            assert_eq!(fix(text, "abuot", "about").as_deref(), expected, "{text}");
        }
        assert_eq!(fix("(a\u{7}b)", "\u{7}", "").as_deref(), Some("(ab)"));
        assert_eq!(fix("(ab)", "ab", "a: b"), None, "it would be a mapping");
        assert_eq!(fix("(ab)", "ab", " ab"), None);
    }

    #[test]
    fn fixes_that_overlap_are_left_out() {
        let path = SourcePath::new("a.ftl");
        let snapshot = Snapshot::in_memory([("a.ftl", "\u{feff}abcdef\r\n".into())]);
        let fix = |spans: &[(usize, usize)]| Fix {
            title: String::new(),
            path: path.clone(),
            edits: spans.iter().map(|(start, end)| (*start..*end, "X".to_owned())).collect(),
            is_certain: true,
        };
        let mut edits = FixEdits::default();
        for (spans, expected) in [
            (&[(0, 1), (3, 5)][..], true),
            (&[(4, 6)], false),
            (&[(3, 4)], false),
            (&[(2, 4)], false),
            (&[(4, 4)], false),
            (&[(0, 1)], true),
            (&[(1, 2)], true),
            (&[(5, 5)], true),
        ] {
            assert_eq!(edits.add(&fix(spans)), expected, "{spans:?}");
        }
        assert_eq!(edits.texts(&snapshot)[&path], "XXcXXf\r\n");
    }
}
