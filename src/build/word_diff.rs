//! Changes of texts, by words.

use serde::Serialize;
use similar::{ChangeTag, DiffTag, TextDiff};

/// The words on both sides of a change that are shown.
const CONTEXT: usize = 6;

/// A part of a text that changed.
#[derive(Serialize, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct ChangedText {
    /// Its words, in the order of the text.
    pub parts: Vec<ChangedPart>,
}

/// Words that are in both texts, only in the earlier one, or only in the later one.
#[derive(Serialize, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[serde(rename_all = "lowercase")]
pub enum ChangedPart {
    /// In both.
    Same(String),
    /// Only in the earlier one.
    Removed(String),
    /// Only in the later one.
    Added(String),
}

/// The changed blocks of a text that has a block in each line.
pub fn changed_texts(before: &str, after: &str) -> Vec<ChangedText> {
    let diff = TextDiff::from_lines(before, after);
    let lines = |text: &str| text.split_inclusive('\n').map(str::to_owned).collect::<Vec<_>>();
    let (old, new) = (lines(before), lines(after));
    let changed = diff.ops().iter().filter(|op| op.tag() != DiffTag::Equal);
    changed
        .map(|op| {
            let (old, new) = (old[op.old_range()].concat(), new[op.new_range()].concat());
            changed_text(old.trim_end(), new.trim_end())
        })
        .collect()
}

/// The change of one block.
fn changed_text(before: &str, after: &str) -> ChangedText {
    let mut parts: Vec<ChangedPart> = Vec::new();
    for change in TextDiff::from_words(before, after).iter_all_changes() {
        let word = change.value();
        match (change.tag(), parts.last_mut()) {
            (ChangeTag::Equal, Some(ChangedPart::Same(words)))
            | (ChangeTag::Delete, Some(ChangedPart::Removed(words)))
            | (ChangeTag::Insert, Some(ChangedPart::Added(words))) => words.push_str(word),
            (ChangeTag::Equal, _) => parts.push(ChangedPart::Same(word.to_owned())),
            (ChangeTag::Delete, _) => parts.push(ChangedPart::Removed(word.to_owned())),
            (ChangeTag::Insert, _) => parts.push(ChangedPart::Added(word.to_owned())),
        }
    }
    let last = parts.len().saturating_sub(1);
    for (at, part) in parts.iter_mut().enumerate() {
        if let ChangedPart::Same(words) = part {
            *words = shortened(words, at > 0, at < last);
        }
    }
    ChangedText { parts }
}

/// Unchanged words without those in the middle, or at the start or end of the text.
fn shortened(words: &str, follows: bool, precedes: bool) -> String {
    let all: Vec<&str> = words.split_inclusive(' ').collect();
    let [start, end] = [follows, precedes].map(|is_shown| if is_shown { CONTEXT } else { 0 });
    if all.len() <= start + end + 1 {
        return words.to_owned();
    }
    let (start, end) = (all[..start].concat(), all[all.len() - end..].concat());
    format!("{start}… {end}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_changed_words_and_those_around_them_are_shown() {
        let long = "a b c d e f g h i j k";
        let found = changed_texts(
            &format!("same\n{long} costs 10 USD {long}\n"),
            &format!("same\n{long} costs 12 USD {long}\nnew\n"),
        );
        let [ChangedText { parts }] = &found[..] else { panic!("{found:?}") };
        let expected = [
            ChangedPart::Same("… g h i j k costs ".to_owned()),
            ChangedPart::Removed("10".to_owned()),
            ChangedPart::Added("12".to_owned()),
        ];
        assert_eq!(parts[..3], expected);
        assert!(matches!(&parts[3], ChangedPart::Same(text) if text.starts_with(" USD a b c")));
        assert_eq!(changed_texts("a\n", "a\n"), []);
    }
}
