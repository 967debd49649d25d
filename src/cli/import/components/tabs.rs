//! Writes tabs as a definition list.

/// Stands before the label of a tab.
const START: char = '\u{1}';
/// Stands at the end of a tab or card.
pub(super) const END: char = '\u{2}';
/// Stands before the title of a card.
const TITLE: char = '\u{3}';
/// Stands after the label of a tab or the title of a card.
const LABEL_END: char = '\u{4}';

/// The start of a tab.
pub(super) fn start(label: &str) -> String {
    format!("{START}{label}{LABEL_END}")
}

/// The title of a card.
pub(super) fn title(words: &str) -> String {
    format!("{TITLE}**{words}**{LABEL_END}")
}

/// Lines, some of which are added: blank lines of the text give way for them.
#[derive(Default)]
struct Lines {
    text: String,
    /// The number of added lines.
    added: usize,
    /// Whether the last line is blank.
    is_blank: bool,
}

impl Lines {
    fn push(&mut self, line: &str) {
        let is_blank = line.trim().is_empty();
        if is_blank && self.is_blank && self.added > 0 {
            self.added -= 1;
            return;
        }
        self.text.push_str(line.trim_end_matches(' '));
        self.text.push('\n');
        self.is_blank = is_blank;
    }

    /// Adds a line after a blank one.
    fn push_apart(&mut self, line: &str) {
        if !self.is_blank && !self.text.is_empty() {
            self.push("");
            self.added += 1;
        }
        self.push(line);
    }
}

/// Writes each tab as a term and its definition, and each title as a paragraph.
pub(super) fn definitions(body: &str) -> String {
    if !body.contains([START, END, TITLE]) {
        return body.to_owned();
    }
    let (mut out, mut definition) = (Lines::default(), None);
    for line in body.split('\n') {
        let mut rest = line;
        let mut is_first = true;
        while let Some(at) = rest.find([START, END, TITLE]) {
            let sign = rest[at..].chars().next();
            let before = &rest[..at];
            if !before.trim().is_empty() {
                out.push(&indented(before, &mut definition));
                out.added += usize::from(!is_first);
                is_first = false;
            }
            rest = &rest[at + 1..];
            if sign == Some(END) {
                definition = None;
                continue;
            }
            let end = rest.find([START, END, TITLE]).unwrap_or(rest.len());
            let (words, after) = rest.split_at(end);
            // Content may follow in the same line.
            rest = after;
            let (label, content) = words.split_once(LABEL_END).unwrap_or((words, ""));
            out.added += usize::from(!is_first);
            is_first = false;
            out.push_apart(label.trim());
            if sign == Some(START) {
                definition = Some(true);
            } else {
                out.push("");
                out.added += 1;
            }
            if !content.trim().is_empty() {
                out.push(&indented(content.trim_start(), &mut definition));
                out.added += 1;
            }
        }
        let is_rest = is_first || !rest.trim().is_empty();
        if is_rest {
            out.push(&indented(rest, &mut definition));
            out.added += usize::from(!is_first);
        }
    }
    out.text.pop();
    out.text
}

/// A line of a definition, which is `Some` with whether it is its first line.
fn indented(line: &str, definition: &mut Option<bool>) -> String {
    let Some(is_first) = definition else { return line.to_owned() };
    if line.trim().is_empty() {
        return String::new();
    }
    let start = if *is_first { ": " } else { "  " };
    *is_first = false;
    format!("{start}{line}")
}
