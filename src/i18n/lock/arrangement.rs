//! The paragraphs of a translated body in the order of an original that has changed since.

use crate::i18n::lock::body::common;
use crate::i18n::lock::{BodyDigest, TextDigest, TranslationLock};

/// The paragraphs of a translation, by those of the present original.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrangement {
    /// For each paragraph of the original, that of the translation; `None` if it is new.
    pub paragraphs: Vec<Option<ArrangedParagraph>>,
    /// The digests of the originals of the paragraphs of the translation.
    pub recorded: Vec<TextDigest>,
}

/// A paragraph of a translation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ArrangedParagraph {
    /// Its index in the translation.
    pub index: usize,
    /// Whether its original has changed.
    pub is_stale: bool,
}

impl Arrangement {
    /// Returns whether the translation has exactly these paragraphs in this order.
    pub fn is_in_order(&self) -> bool {
        let is_own = |(at, it): (usize, &Option<ArrangedParagraph>)| {
            it.is_some_and(|paragraph| paragraph.index == at)
        };
        self.paragraphs.len() == self.recorded.len()
            && self.paragraphs.iter().enumerate().all(is_own)
    }
}

impl TranslationLock {
    /// Arranges the `count` paragraphs of a translation by the body that it was made from, whose
    /// digests are recorded. `can_replace` returns whether a paragraph of the translation can be
    /// that of a changed one of the original, by their indexes. Returns `None` if the recorded
    /// paragraphs are not those of the translation.
    pub fn arrangement(
        &self,
        (file, locale): (&str, &str),
        body: &BodyDigest,
        count: usize,
        can_replace: impl Fn(usize, usize) -> bool,
    ) -> Option<Arrangement> {
        let (recorded, present) = (self.recorded(file, locale), body.paragraphs());
        if recorded.is_empty()
            || recorded.len() != count
            || recorded.iter().any(|digests| digests.len() != 1)
        {
            return None;
        }
        let mut paragraphs: Vec<Option<ArrangedParagraph>> = vec![None; present.len()];
        let mut is_used = vec![false; count];
        for (old, at) in common(&recorded, present) {
            paragraphs[at] = Some(ArrangedParagraph { index: old, is_stale: false });
            is_used[old] = true;
        }
        // A moved paragraph has the same text elsewhere.
        for (at, digest) in present.iter().enumerate() {
            let is_moved = |old: &usize| !is_used[*old] && recorded[*old].contains(digest);
            if paragraphs[at].is_none()
                && let Some(old) = (0..count).find(is_moved)
            {
                paragraphs[at] = Some(ArrangedParagraph { index: old, is_stale: false });
                is_used[old] = true;
            }
        }
        // A changed paragraph has kept a neighbour.
        for at in 0..present.len() {
            let index = |at: usize| Some((*paragraphs.get(at)?)?.index);
            let after = match at {
                0 => Some(0),
                _ => index(at - 1).map(|before| before + 1),
            };
            let before = index(at + 1).and_then(|after| after.checked_sub(1));
            let is_changed = |old: &usize| *old < count && !is_used[*old] && can_replace(*old, at);
            if paragraphs[at].is_none()
                && let Some(old) = [after, before].into_iter().flatten().find(is_changed)
            {
                paragraphs[at] = Some(ArrangedParagraph { index: old, is_stale: true });
                is_used[old] = true;
            }
        }
        let recorded = recorded.into_iter().flatten().collect();
        Some(Arrangement { paragraphs, recorded })
    }

    /// Records the digests of the originals of the paragraphs of a translation.
    pub fn record_arranged(&mut self, file: &str, locale: &str, recorded: &[TextDigest]) {
        self.record_paragraphs(file, locale, recorded.iter().map(|digest| vec![*digest]));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn body(letters: &str) -> BodyDigest {
        BodyDigest::of(&letters.chars().map(|c| format!("{c}\n\n")).collect::<String>())
    }

    #[test]
    fn paragraphs_of_a_translation_follow_those_of_the_original() {
        for (old, new, expected) in [
            ("abc", "abc", "0 1 2"),
            ("abc", "axbc", "0 - 1 2"),
            ("abc", "xabcy", "- 0 1 2 -"),
            ("abc", "ac", "0 2"),
            ("abc", "cab", "2 0 1"),
            ("abcd", "axcdy", "0 1* 2 3 -"),
            ("abcd", "dxab", "3 - 0 1"),
            ("aab", "baa", "2 0 1"),
            ("abc", "caxy", "2 0 1* -"),
            ("abc", "xy", "0* 1*"),
        ] {
            let mut lock = TranslationLock::default();
            lock.record_body("a.md", "de", &body(old));
            let found = lock.arrangement(("a.md", "de"), &body(new), old.len(), |_, _| true);
            let shown = found.unwrap().paragraphs.into_iter().map(|it| match it {
                Some(it) => format!("{}{}", it.index, if it.is_stale { "*" } else { "" }),
                None => "-".to_owned(),
            });
            assert_eq!(shown.collect::<Vec<_>>().join(" "), expected, "{old} {new}");
        }
    }

    #[test]
    fn other_paragraphs_than_the_recorded_ones_have_no_arrangement() {
        let mut lock = TranslationLock::default();
        let arrange = |lock: &TranslationLock, count| {
            lock.arrangement(("a.md", "de"), &body("abx"), count, |_, _| true)
        };
        assert_eq!(arrange(&lock, 2), None);
        lock.record_body("a.md", "de", &body("ab"));
        assert_eq!(arrange(&lock, 3), None);
        assert!(arrange(&lock, 2).is_some());
    }
}
