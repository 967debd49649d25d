//! Reads values in the code of a configuration, which is never run.

use std::ops::Range;

use crate::cli::import::found::Found;
use crate::cli::import::front_matter::{balanced, blank};
use crate::cli::import::page_file::quoted;
use crate::content::yaml::{Node, parse};
use crate::engine::diagnostic::{Place, Report};
use crate::engine::source::SourcePath;

/// The parts of a code: a comment, a text in quotes or one other character each.
fn parts(code: &str) -> Vec<&str> {
    let (mut rest, mut parts) = (code, Vec::new());
    while let Some(c) = rest.chars().next() {
        let length = match rest.get(..2) {
            Some("//") => rest.find('\n').unwrap_or(rest.len()),
            Some("/*") => rest[2..].find("*/").map_or(rest.len(), |end| end + 4),
            _ if "\"'`".contains(c) => quoted_length(rest, c),
            _ => c.len_utf8(),
        };
        let (part, after) = rest.split_at(length);
        parts.push(part);
        rest = after;
    }
    parts
}

/// The length of the text in quotes at the start of a code. Only that of a template has more than
/// one line.
fn quoted_length(code: &str, quote: char) -> usize {
    let mut is_escaped = false;
    for (at, c) in code.char_indices().skip(1) {
        match c {
            _ if is_escaped => is_escaped = false,
            '\\' => is_escaped = true,
            '\n' if quote != '`' => return at,
            c if c == quote => return at + 1,
            _ => {}
        }
    }
    code.len()
}

/// A code of the same length and with the same lines, without its comments.
pub(super) fn without_comments(code: &str) -> String {
    let is_comment = |part: &str| part.starts_with("//") || part.starts_with("/*");
    let text = |part: &str| if is_comment(part) { blank(part) } else { part.to_owned() };
    parts(code).into_iter().map(text).collect()
}

/// The offset of the value after `name:` or `name =`.
fn value_of(code: &str, name: &str, is_value: impl Fn(&str) -> bool) -> Option<usize> {
    code.match_indices(name).find_map(|(at, _)| {
        let before = code[..at].chars().next_back();
        let rest = code[at + name.len()..].trim_start_matches(['"', '\'']).trim_start();
        let rest = rest.strip_prefix([':', '='])?.trim_start();
        let is_word = before.is_some_and(|c| c.is_alphanumeric() || c == '_' || c == '.');
        (!is_word && is_value(rest)).then(|| code.len() - rest.len())
    })
}

/// The text in quotes after `name:` or `name =`, in code without comments.
pub(super) fn string_of(code: &str, name: &str) -> Option<String> {
    let at = value_of(code, name, |rest| rest.starts_with(['"', '\'']))?;
    let (quote, rest) = code[at..].split_at(1);
    Some(rest.split_once(quote)?.0.to_owned())
}

/// Returns whether the code, without comments, has `name: true`.
pub(super) fn is_true(code: &str, name: &str) -> bool {
    value_of(code, name, |rest| rest.starts_with("true")).is_some()
}

/// A part of a code without spread values, such as `...links`, which are listed.
fn without_spreads(found: &mut Found, path: &SourcePath, code: &str, span: Range<usize>) -> String {
    let (mut out, mut at, mut end) = (String::new(), span.start, span.start);
    for part in parts(&code[span.clone()]) {
        let start = at;
        at += part.len();
        if start < end {
            continue;
        }
        if !code[start..span.end].starts_with("...") {
            out.push_str(part);
            continue;
        }
        end = start + 3;
        while let Some(c) = code[end..span.end].chars().next().filter(|c| !",]}".contains(*c)) {
            let rest = &code[end..span.end];
            let bracket = match c {
                '(' => rest.find(')').map(|at| at + 1),
                '[' | '{' => balanced(rest),
                _ => None,
            };
            end += bracket.unwrap_or(c.len_utf8());
        }
        let shown: String = code[start..end].split_whitespace().collect();
        let shown: String = shown.chars().take(40).collect();
        let hint = "write its values as literals, and import again";
        let message = format!("`{shown}` is code, which is not run");
        found.losses.add(Place::new(path, start..end), message, hint);
        end += usize::from(code[end..span.end].starts_with(','));
    }
    out
}

/// The mapping or list after `name:` or `name =` in code without comments. One that is not literal
/// is listed. The offsets have no meaning.
pub(super) fn literal(
    found: &mut Found,
    path: &SourcePath,
    code: &str,
    name: &str,
) -> Option<Node> {
    let start = value_of(code, name, |rest| rest.starts_with(['{', '[']))
        .or_else(|| value_of(code, name, |_| true))?;
    let end = balanced(&code[start..]).map_or(code.len(), |length| start + length);
    let literal = without_spreads(found, path, code, start..end);
    // YAML has spaces after colons, no tabs, and other escapes.
    let text = parts(&literal).into_iter().map(|part| match part {
        ":" => ": ".to_owned(),
        "\t" => " ".to_owned(),
        part if part.len() > 1 && part.starts_with(['\'', '`']) && !part.contains("${") => {
            quoted(&part[1..part.len() - 1].replace("\\'", "'"))
        }
        part => part.to_owned(),
    });
    let mut report = Report::new();
    let node = parse(path, &text.collect::<String>(), &mut report)
        .filter(|node| !report.has_errors() && node.as_text().is_none());
    if node.is_none() {
        let hint = match name {
            "locales" => "write it as a literal, or name the languages with `--locales`",
            _ => "write it as a literal, and import again",
        };
        let message = format!("`{name}` is code, which is not run");
        found.losses.add(Place::new(path, start..end), message, hint);
    }
    node
}
