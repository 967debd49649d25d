//! Finds notation of other dialects of Markdown, which is printed as text.

use std::ops::Range;

use crate::page::markdown::blocks::{BlockMistake, CALLOUT};

/// The notation of other dialects in a part of the source without markup. The text may contain
/// formulas if `has_math`.
pub(super) fn other_dialects(
    source: &str,
    span: &Range<usize>,
    has_math: bool,
) -> Vec<BlockMistake> {
    let text = &source[span.clone()];
    let mut found: Vec<BlockMistake> =
        latex_formula(source, span.start, has_math).into_iter().collect();
    let mut add = |at: Range<usize>, hint: &str| {
        let message = format!("`{}` is printed as text", &text[at.clone()]);
        let span = span.start + at.start..span.start + at.end;
        found.push(BlockMistake { message, hint: hint.to_owned(), span });
    };
    let before = source[..span.start].trim_end_matches([' ', '\t', '>']);
    if before.is_empty() || before.ends_with('\n') {
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
        let abbreviation = text.strip_prefix("*[").and_then(|rest| rest.split_once("]:"));
        if let Some((word, _)) = abbreviation.filter(|(word, _)| !word.contains(['[', ']'])) {
            let hint = format!("remove this line, and say in the text what `{word}` stands for");
            add(0..word.len() + "*[]:".len(), &hint);
        }
    }
    let is_emoji = |before: &str, name: &str, after: &str| {
        let is_part = |c: char| c.is_ascii_alphanumeric() || matches!(c, ':' | '/' | '.' | '_');
        (name.contains(|c: char| c.is_ascii_lowercase()) || matches!(name, "+1" | "-1"))
            && name.bytes().all(|c| {
                c.is_ascii_lowercase() || c.is_ascii_digit() || matches!(c, b'_' | b'+' | b'-')
            })
            && !before.ends_with(is_part)
            && !after.starts_with(is_part)
    };
    for at in pairs(text, ":", ":", is_emoji) {
        add(at, "write the character itself, or `\\:` for a literal `:`");
    }
    let is_note =
        |before: &str, note: &str, _: &str| !note.trim().is_empty() && !before.ends_with('[');
    for at in pairs(text, "^[", "]", is_note) {
        add(at, "write `[^1]` here, and `[^1]: the note` on a line of its own, after the text");
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
    let is_script = |before: &str, script: &str, _: &str| {
        script.len() < 5
            && script.chars().all(|c| c.is_ascii_alphanumeric() || "+-".contains(c))
            && before.ends_with(|c: char| c.is_alphanumeric() || c == ')')
    };
    for sign in ["~", "^"] {
        for at in pairs(text, sign, sign, is_script) {
            let hint = format!("write the raised or lowered character itself, or `\\{sign}`");
            add(at, &hint);
        }
    }
    let is_formula = |_: &str, formula: &str, _: &str| !has_math && !formula.trim().is_empty();
    for at in pairs(text, "$$", "$$", is_formula) {
        add(at, "set `math = true` in [markdown] of site.toml, or write `\\$\\$`");
    }
    found
}

/// The formula in the delimiters of LaTeX (`\(x\)`, `\[x\]`) whose text begins at this offset:
/// Markdown reads them as escaped brackets. A text without formulas may contain such brackets.
fn latex_formula(source: &str, at: usize, has_math: bool) -> Option<BlockMistake> {
    const DELIMITERS: [(&str, &str, &str); 4] = [
        ("\\\\(", "\\\\)", "$"),
        ("\\\\[", "\\\\]", "$$"),
        ("\\(", "\\)", "$"),
        ("\\[", "\\]", "$$"),
    ];
    let (open, close, sign) = DELIMITERS.into_iter().find(|(open, ..)| {
        // The second backslash of two is text.
        let inner = if open.starts_with("\\\\") { at + 1 } else { at };
        source.get(..inner).is_some_and(|before| before.ends_with(open))
    })?;
    let inner = if open.starts_with("\\\\") { at + 1 } else { at };
    let start = inner - open.len();
    let length = source[inner..].find(close)?;
    let (formula, after) =
        (&source[inner..inner + length], &source[inner + length + close.len()..]);
    let is_one_block =
        !formula.trim().is_empty() && !formula.trim().lines().any(|it| it.trim().is_empty());
    let has_command = formula.split('\\').skip(1).any(|word| word.starts_with(char::is_alphabetic));
    let is_math = has_command || formula.contains(['^', '=']);
    let is_short = formula.trim().chars().count() == 1 || formula.contains(['_', '+', '<', '/']);
    let is_meant = match sign {
        "$" => is_math || has_math,
        _ => (is_math || has_math && is_short) && !after.starts_with(['(', '[', ':']),
    };
    if !is_one_block || !is_meant || formula.contains(['$', '`']) {
        return None;
    }
    let is_line = formula.len() <= 40 && !formula.contains('\n');
    let shown = if is_line { formula.trim() } else { "…" };
    let form = format!("`{sign}{shown}{sign}`");
    let hint = match has_math {
        true => format!("write {form}, or brackets without backslashes"),
        false => format!("set `math = true` in [markdown] of site.toml, and write {form}"),
    };
    let message = format!("`{open}` does not begin a formula, and is printed as text");
    let end = if is_line { inner + length + close.len() } else { inner };
    Some(BlockMistake { message, hint, span: start..end })
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
