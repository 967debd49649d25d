//! Finds notation of other dialects of Markdown, which is printed as text.

use std::ops::Range;

use crate::page::markdown::blocks::{BlockMistake, CALLOUT};

/// The notation of other dialects in a part of the source without markup.
pub(super) fn other_dialects(source: &str, span: &Range<usize>) -> Vec<BlockMistake> {
    let text = &source[span.clone()];
    let mut found = Vec::new();
    let mut add = |at: Range<usize>, hint: &str| {
        let message = format!("`{}` is printed as text", &text[at.clone()]);
        let span = span.start + at.start..span.start + at.end;
        found.push(BlockMistake { message, hint: hint.to_owned(), span });
    };
    let line = source[..span.start].rsplit('\n').next().unwrap_or_default();
    let begins_line = line.trim_matches([' ', '\t', '>']).is_empty();
    if begins_line {
        let word = text.split_whitespace().next().unwrap_or_default();
        let is_sign = |sign: &str| word == sign && text.len() > sign.len();
        let is_container = word.starts_with(":::") && word.trim_start_matches(':').len() < 20;
        if is_sign("!!!") || is_sign("???") || is_container {
            add(0..word.len(), CALLOUT);
        }
        let name = text.trim().trim_matches(['[', ']', '_']);
        if text.trim_start().starts_with('[') && name.eq_ignore_ascii_case("toc") {
            let hint = "remove it: a template lists the headings of a page, `page.headings`";
            add(0..text.trim_end().len(), hint);
            return found;
        }
    }
    for at in pairs(text, "[[", "]]", |_, _, _| true) {
        add(at, "write `[words](page:about)` for a link to a page");
    }
    let is_marked = |before: &str, words: &str, after: &str| {
        let is_part = |c: char| c.is_ascii_alphanumeric() || "=!<>".contains(c);
        // Comparisons, as in `a==b`, are excluded.
        !words.starts_with([' ', '='])
            && !words.ends_with([' ', '='])
            && !before.ends_with(is_part)
            && !after.starts_with(is_part)
    };
    for at in pairs(text, "==", "==", is_marked) {
        add(at, "write `**words**`, or `\\==` for literal ones");
    }
    for at in pairs(text, "$$", "$$", |_, formula, _| !formula.trim().is_empty()) {
        add(at, "set `math = true` in [markdown] of site.toml, or write `\\$\\$`");
    }
    found
}

/// The parts of a text from one delimiter to the next one. `is_accepted` gets the text before the
/// first delimiter, between them, and after the second.
fn pairs(
    text: &str,
    open: &str,
    close: &str,
    is_accepted: impl Fn(&str, &str, &str) -> bool,
) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(start) = text[at..].find(open).map(|start| at + start) {
        let inner = start + open.len();
        let Some(end) = text[inner..].find(close).map(|end| inner + end) else { break };
        let after = end + close.len();
        let is_found =
            inner < end && is_accepted(&text[..start], &text[inner..end], &text[after..]);
        if is_found {
            found.push(start..after);
        }
        at = if is_found { after } else { inner };
    }
    found
}
