//! Removes the components and expressions of MDX.

use std::ops::Range;

use crate::base::text::apply_edits;
use crate::cli::import::front_matter::balanced;
use crate::cli::import::notation::{Notation, code};

impl Notation<'_> {
    /// Removes imports, exports, comments and components of MDX, and the indentation in components,
    /// which has no meaning. Components are listed.
    pub(super) fn components(&mut self, body: &str) -> String {
        let mut edits = Vec::new();
        let mut code = code(body);
        code.retain(|span| body[span.clone()].starts_with(['`', '~']));
        // The number of open components from an offset on.
        let mut depths = vec![(0, 0_usize)];
        let mut at = 0;
        while at < body.len() {
            let rest = &body[at..];
            let starts_line = at == 0 || body[..at].ends_with('\n');
            let is_statement = ["import ", "export "].iter().any(|it| rest.starts_with(it));
            let name = rest.strip_prefix("</").or_else(|| rest.strip_prefix('<')).unwrap_or("");
            let is_tag = name.starts_with(|c: char| c.is_ascii_uppercase() || c == '>');
            let length = match () {
                () if code.iter().any(|span| span.contains(&at)) => None,
                () if starts_line && is_statement => Some(rest.find("\n\n").unwrap_or(rest.len())),
                () if rest.starts_with("{/*") => rest.find("*/}").map(|end| end + 3),
                () if rest.starts_with('{') && !rest.starts_with("{#") => {
                    let is_escaped = body[..at].ends_with('\\');
                    let end = balanced(rest).or_else(|| Some(rest.find('}')? + 1));
                    end.filter(|_| !is_escaped)
                }
                () if is_tag => tag_length(rest),
                () => None,
            };
            let Some(length) = length else {
                at += rest.chars().next().map_or(1, char::len_utf8);
                continue;
            };
            let (is_end, depth) = (rest.starts_with("</"), depths[depths.len() - 1].1);
            match is_tag {
                true if is_end => depths.push((at, depth.saturating_sub(1))),
                true if !rest[..length].ends_with("/>") => depths.push((at + length, depth + 1)),
                _ => {}
            }
            if is_tag && !is_end && !rest.starts_with("<>") {
                let shown: String = rest[..length].chars().take(60).collect();
                let message = format!("the component `{shown}` has no equivalent and is removed");
                let hint = "write an island or a callout in its place; its content is kept";
                self.list(body, at, message, hint);
            }
            let mut start = at;
            if rest.starts_with('{') && !rest.starts_with("{/*") {
                let words = rest[1..length - 1].trim();
                let text =
                    words.strip_prefix(['"', '\'']).and_then(|it| it.strip_suffix(['"', '\'']));
                if let Some(text) = text.filter(|it| !it.contains(['"', '\'', '\\'])) {
                    let inner = at + rest.find(['"', '\'']).unwrap_or_default() + 1;
                    edits.extend([at..inner, inner + text.len()..at + length]);
                    at += length;
                    continue;
                }
                // The name of an attribute before it.
                let name =
                    body[..at].strip_suffix('=').and_then(|it| it.rfind(char::is_whitespace));
                start = name.map_or(at, |space| space + 1);
                start = start.max(edits.last().map_or(0, |edit| edit.end));
                let shown: String = body[start..at + length].chars().take(60).collect();
                let message = format!("the expression `{shown}` has no equivalent and is removed");
                self.list(body, at, message, "write its value");
            }
            edits.push(start..at + length);
            at += length.max(1);
        }
        let tags = edits.clone();
        let mut at = 0;
        for line in body.split('\n') {
            let spaces = line.len() - line.trim_start_matches([' ', '\t']).len();
            let tabs = line.len() - line.trim_start_matches('\t').len();
            let next = depths.partition_point(|(start, _)| *start <= at + spaces);
            let depth = depths[next - 1].1;
            let cut = if tabs > 0 { depth.min(tabs) } else { (depth * 2).min(spaces) };
            if !tags.iter().any(|tag| tag.contains(&at)) {
                edits.push(at..at + cut);
            }
            at += line.len() + 1;
        }
        let lines = |span: &Range<usize>| body[span.clone()].matches('\n').count();
        apply_edits(body, edits.into_iter().map(|span| (span.clone(), "\n".repeat(lines(&span)))))
    }
}

/// The length of a tag at the start of a text, which may have braces and quotes.
fn tag_length(text: &str) -> Option<usize> {
    let (mut quote, mut braces) = (None, 0_usize);
    for (at, byte) in text.bytes().enumerate() {
        match (quote, byte) {
            (Some(open), byte) if open == byte => quote = None,
            (Some(_), _) => {}
            (None, b'"' | b'\'' | b'`') => quote = Some(byte),
            (None, b'{') => braces += 1,
            (None, b'}') => braces = braces.saturating_sub(1),
            (None, b'>') if braces == 0 => return Some(at + 1),
            _ => {}
        }
    }
    None
}
