//! Blanks entries of Fluent files.

use std::ops::Range;

use crate::i18n::message::scan::begins_entry;

/// Returns the text of a Fluent file without the entries at these offsets. They are replaced by
/// spaces, so that all other offsets stay the same.
pub fn blank_entries(text: &str, offsets: impl IntoIterator<Item = usize>) -> String {
    let mut blank = text.as_bytes().to_vec();
    for offset in offsets {
        for byte in &mut blank[entry_at(text, offset)] {
            *byte = if *byte == b'\n' { b'\n' } else { b' ' };
        }
    }
    String::from_utf8(blank).expect("whole lines are blank")
}

/// The lines of the entry at an offset, including following lines that belong to no other entry.
fn entry_at(text: &str, offset: usize) -> Range<usize> {
    let (mut start, mut at) = (0, 0);
    for line in text.split_inclusive('\n') {
        if line.starts_with('#') || begins_entry(line) {
            if at > offset {
                return start..at;
            }
            start = at;
        }
        at += line.len();
    }
    start..text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_entries_at_the_offsets_are_blank() {
        let text = "a = A\n# Note\nb =\n    é { $x\n\nnot indented\n-c = C\n";
        let broken = "b =\n    é { $x\n\nnot indented\n";
        for (words, removed) in [
            (&["A"][..], &["a = A"][..]),
            (&["$x"], &[broken]),
            (&["not"], &[broken]),
            (&["$x", "not", "C"], &[broken, "-c = C"]),
        ] {
            let blank = blank_entries(text, words.iter().map(|word| text.rfind(word).unwrap()));
            let mut expected = text.to_owned();
            for part in removed {
                let spaces: Vec<String> = part.split('\n').map(|it| " ".repeat(it.len())).collect();
                expected = expected.replace(part, &spaces.join("\n"));
            }
            assert_eq!(blank, expected, "{words:?}");
        }
    }
}
