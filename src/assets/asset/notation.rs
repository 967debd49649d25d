//! Reports the notation of preprocessors in style sheets: comments after `//`, variables, and
//! suffixes of selectors.

use std::collections::BTreeSet;
use std::ops::Range;

use crate::assets::asset::scan::{blanked, code, line_comments};
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report};
use crate::engine::source::SourcePath;

/// Reports notation that no browser supports. Returns the text without it, at the same offsets, so
/// that its other mistakes can be found; `None` if it has none.
pub(super) fn check_notation(path: &SourcePath, text: &str, report: &mut Report) -> Option<String> {
    let comments = line_comments(text);
    let has = |sign| memchr::memchr(sign, text.as_bytes()).is_some();
    if comments.is_empty() && !has(b'$') && !has(b'&') {
        return None;
    }
    let mut wrong = |span: Range<usize>, message: String, hint: String| {
        let place = Place::new(path, span);
        report.add(Diagnostic::new(Code::CssError, message).at(place).hint(hint));
    };
    let code = code(text);
    let mut parts = comments.clone();
    for span in comments {
        let message = "`//` does not begin a comment in CSS".to_owned();
        wrong(span.start..span.start + 2, message, "write `/* … */`".to_owned());
    }
    let mut known = BTreeSet::new();
    let is_escaped = |at: usize| code[..at].ends_with('\\');
    for (at, _) in code.match_indices('$').filter(|(at, _)| !is_escaped(*at)) {
        let name = name_at(&code, at + 1);
        if name.is_empty() {
            continue;
        }
        let end = at + 1 + name.len();
        if known.insert(name) {
            let message = format!("`${name}` is a variable of a preprocessor");
            let hint = format!(
                "declare a custom property, `--{name}: …` in `:root`, and use `var(--{name})`"
            );
            wrong(at..end, message, hint);
        }
        if code[end..].trim_start().starts_with(':') {
            let rest = code[at..].find([';', '{', '}', '\n']);
            let end = rest.map_or(code.len(), |rest| at + rest);
            parts.push(at..end + usize::from(code[end..].starts_with(';')));
        } else {
            parts.push(at..at + 1);
            // `#{$name}`
            if code[..at].ends_with("#{") && code[end..].starts_with('}') {
                parts.extend([at - 2..at, end..end + 1]);
            }
        }
    }
    for (at, _) in code.match_indices('&').filter(|(at, _)| !is_escaped(*at)) {
        let name = name_at(&code, at + 1);
        if name.starts_with(['-', '_']) {
            let message = format!("`&{name}` does not append to the selector: that is not CSS");
            let hint = "write the whole selector, such as `.card-title` for `&-title` in `.card`";
            wrong(at..at + 1 + name.len(), message, hint.to_owned());
            parts.push(at..at + 1);
        }
    }
    (!parts.is_empty()).then(|| blanked(text, parts.into_iter()))
}

/// The identifier that begins at an offset; empty if there is none.
fn name_at(code: &str, at: usize) -> &str {
    let rest = &code[at..];
    let end = rest.find(|c: char| !(c.is_alphanumeric() || matches!(c, '-' | '_')));
    let name = &rest[..end.unwrap_or(rest.len())];
    if name.starts_with(|c: char| c.is_ascii_digit()) { "" } else { name }
}
