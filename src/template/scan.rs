//! Scans the source of templates: which templates they include, and hard-coded links.

use std::collections::BTreeSet;
use std::ops::Range;

use memchr::memmem;

use crate::diagnostic::{Code, Diagnostic, Place, Report};
use crate::source::SourcePath;

/// What was found in the source of a template.
#[derive(Debug, Default)]
pub(super) struct Scanned {
    /// Templates that are literally named in include, import, from and extends, with their spans.
    pub(super) references: Vec<(String, Range<usize>)>,
    /// The literal prefixes of template names that are computed while rendering.
    pub(super) prefixes: Vec<String>,
    /// All string literals, which some rendering may look up.
    pub(super) literals: BTreeSet<Box<str>>,
    /// Whether it shows the body of a page.
    pub(super) shows_content: bool,
    /// Whether it shows bodies that a page names.
    pub(super) shows_named: bool,
}

impl Scanned {
    /// Scans `text` and reports hard-coded internal links.
    pub(super) fn new(path: &SourcePath, text: &str, report: &mut Report) -> Scanned {
        let mut scanned = Scanned::default();
        let text = &without_comments(text);
        for start in memmem::find_iter(text.as_bytes(), "{%").map(|at| at + "{%".len()) {
            // Behind the opening delimiter: in `{%}`, which editors that close braces produce, the
            // closing one overlaps it.
            let end =
                memmem::find(&text.as_bytes()[start..], b"%}").map_or(text.len(), |at| start + at);
            scanned.tag(text, start, end);
        }
        scanned.shows_content = text.contains("page.content");
        scanned.shows_named = text.contains("markdown(");
        for quote in ['"', '\''] {
            scanned.literals.extend(text.split(quote).filter(|part| is_name(part)).map(Box::from));
        }
        let is_behind_space = |at: &usize| *at > 0 && text.as_bytes()[at - 1].is_ascii_whitespace();
        for pattern in ["href=\"", "src=\"", "action=\""] {
            let found = memmem::find_iter(text.as_bytes(), pattern);
            for at in found.filter(is_behind_space) {
                let start = at + pattern.len();
                let end = text[start..].find('"').map_or(text.len(), |length| start + length);
                let link = &text[start..end];
                let what = match link.starts_with('/') {
                    true => "is hard-coded",
                    false if is_relative(link) => "leads elsewhere from each page",
                    false => continue,
                };
                report.add(
                    Diagnostic::new(Code::HandWrittenLink, format!("the link `{link}` {what}"))
                        .at(Place::new(path, start..end))
                        .hint("write `{{ url(\"page-id\") }}` or `{{ asset(\"name\") }}`"),
                );
            }
        }
        scanned
    }

    fn tag(&mut self, text: &str, start: usize, end: usize) {
        let inside = &text[start..end];
        let trimmed = inside.trim_start_matches(['-', '+']).trim_start();
        let word = trimmed.split_whitespace().next().unwrap_or_default();
        if !matches!(word, "include" | "import" | "from" | "extends") {
            return;
        }
        let rest = trimmed[word.len()..].trim_start();
        let Some(quote @ ('"' | '\'')) = rest.chars().next() else {
            // A name that begins with an expression may be any template.
            self.prefixes.push(String::new());
            return;
        };
        let Some(length) = rest[1..].find(quote) else { return };
        let name = &rest[1..=length];
        let at = end - rest.len() + 1;
        if word == "include" {
            self.alternative(text, end - rest.len() + length + 2, end);
        }
        let after = rest[length + 2..].trim_start();
        if after.starts_with('~') || after.starts_with('+') {
            self.prefixes.push(name.to_owned());
        } else {
            self.references.push((name.to_owned(), at..at + name.len()));
        }
    }
}

/// Whether a link is the beginning of a relative path: no scheme, no anchor, no expression.
fn is_relative(link: &str) -> bool {
    let first = link.split(['/', '?', '#', '{']).next().unwrap_or_default();
    link.starts_with(|c: char| c.is_alphanumeric() || c == '.') && !first.contains(':')
}

/// Returns whether a string literal can be the name of a message or an asset, or a part of one.
fn is_name(text: &str) -> bool {
    !text.is_empty()
        && text.len() < 100
        && text.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'_' | b'.' | b'/'))
}

/// Blanks out comments, which keeps the offsets of everything else.
fn without_comments(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(start) = rest.find("{#") {
        let end = rest[start..].find("#}").map_or(rest.len(), |end| start + end + 2);
        out.push_str(&rest[..start]);
        out.extend(std::iter::repeat_n(' ', end - start));
        rest = &rest[end..];
    }
    out.push_str(rest);
    out
}

impl Scanned {
    /// Adds the second name of `include "a" if x else "b"`.
    fn alternative(&mut self, text: &str, start: usize, end: usize) {
        let rest = &text[start..end];
        let Some(other) = rest.find(" else ") else { return };
        let after = &rest[other + 6..];
        let trimmed = after.trim_start();
        let Some(quote @ ('"' | '\'')) = trimmed.chars().next() else { return };
        let Some(length) = trimmed[1..].find(quote) else { return };
        let at = end - trimmed.len() + 1;
        self.references.push((trimmed[1..=length].to_owned(), at..at + length));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn references_and_prefixes_are_distinguished() {
        let text = "{# {% include 'no' %} ü #}{% include \"a.html\" %}\
            {%- from 'm.html' import x -%}{% include 's/' ~ k ~ '.html' %}";
        let scanned = Scanned::new(&SourcePath::new("t"), text, &mut Report::new());
        let references: Vec<_> = scanned
            .references
            .iter()
            .map(|(name, span)| (name.as_str(), &text[span.clone()]))
            .collect();
        assert_eq!(references, [("a.html", "a.html"), ("m.html", "m.html")]);
        assert_eq!(scanned.prefixes, ["s/"]);
    }

    #[test]
    fn an_incomplete_tag_does_not_panic() {
        for text in ["{%", "{%}", "{%}}", "{%%}", "{{ \"{%}\" }}", "{%}{% include 'a' %}", "{#}"] {
            Scanned::new(&SourcePath::new("t"), text, &mut Report::new());
        }
    }

    #[test]
    fn links_by_hand_are_refused() {
        let mut report = Report::new();
        Scanned::new(&SourcePath::new("t"), "<a href=\"/en/\">", &mut report);
        assert_eq!(
            report.iter().next().map(|d| d.message.as_str()),
            Some("the link `/en/` is hard-coded")
        );
    }
}
