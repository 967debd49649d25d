//! Scans the source of templates for included templates and hard-coded links.

use std::collections::BTreeSet;
use std::ops::Range;

use memchr::memmem;

use crate::base::html::{EMPTY_HINT, is_empty_address};
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report};
use crate::engine::source::SourcePath;
use crate::template::style::style_addresses;
use crate::template::tag::{TagKind, TemplateTag, tags, without};

/// The findings in the source of a template.
#[derive(Debug, Default)]
pub(super) struct Scanned {
    /// Templates that are named by literals in include, import, from and extends, with their spans.
    pub(super) references: Vec<(String, Range<usize>)>,
    /// The literal prefixes of template names that are computed while rendering.
    pub(super) prefixes: Vec<String>,
    /// All string literals, which a rendering may look up.
    pub(super) literals: BTreeSet<Box<str>>,
    /// File URLs that it composes with the site's `base_path`, with their spans.
    pub(super) addresses: Vec<(String, Range<usize>)>,
    /// Names with `_` that are assigned a value, such as arguments of calls.
    pub(super) arguments: BTreeSet<Box<str>>,
    /// Whether it shows the body of a page.
    pub(super) shows_content: bool,
    /// The names in its code.
    pub(super) names: BTreeSet<Box<str>>,
    /// Whether it shows bodies that a page names.
    pub(super) shows_named: bool,
    /// Whether it may show the bodies of other pages.
    pub(super) embeds_bodies: bool,
}

impl Scanned {
    /// Scans `text` and reports hard-coded internal links.
    pub(super) fn new(path: &SourcePath, text: &str, report: &mut Report) -> Scanned {
        let mut scanned = Scanned::default();
        let tags = tags(text);
        for tag in &tags {
            scanned.reference(text, tag);
            scanned.address(text, tag);
        }
        let is_part = |c: char| c.is_alphanumeric() || c == '_';
        let code = tags.iter().filter(|tag| tag.kind != TagKind::Comment);
        let words = code.flat_map(|tag| text[tag.inside.clone()].split(|c| !is_part(c)));
        scanned.names = words.filter(|word| !word.is_empty()).map(Box::from).collect();
        let is_comment = |tag: &&TemplateTag<'_>| tag.kind == TagKind::Comment;
        let markup = without(text, tags.iter());
        for span in style_addresses(text, &markup) {
            let message =
                format!("nothing resolves the address `{}` in a style", &text[span.clone()]);
            report.add(
                Diagnostic::new(Code::HandWrittenLink, message)
                    .at(Place::new(path, span))
                    .hint("write `url({{ asset(\"name\") }})`, or the rule in a style sheet"),
            );
        }
        let text = &without(text, tags.iter().filter(is_comment));
        let names = text.match_indices('=').map(|(at, _)| {
            let before = text[..at].trim_end();
            &before[before.trim_end_matches(is_part).len()..]
        });
        scanned.arguments = names.filter(|name| name.contains('_')).map(Box::from).collect();
        scanned.shows_content = text.contains("page.content");
        scanned.shows_named = text.contains("markdown(");
        scanned.embeds_bodies = text.contains("content(");
        for quote in ['"', '\''] {
            scanned.literals.extend(text.split(quote).filter(|part| is_name(part)).map(Box::from));
        }
        let is_behind_space = |at: &usize| *at > 0 && text.as_bytes()[at - 1].is_ascii_whitespace();
        // `t("undo", action="…")` has an argument.
        let is_markup = |at: &usize| {
            let next = tags.partition_point(|tag| tag.end <= *at);
            tags.get(next).is_none_or(|tag| *at < tag.inside.start)
        };
        for pattern in ["href=", "src=", "action="] {
            let found = memmem::find_iter(text.as_bytes(), pattern);
            for at in found.filter(|at| is_behind_space(at) && is_markup(at)) {
                let start = at + pattern.len() + 1;
                let Some(quote) = text[start - 1..].chars().next() else { continue };
                if !matches!(quote, '"' | '\'') {
                    continue;
                }
                let end = text[start..].find(quote).map_or(text.len(), |length| start + length);
                let link = &text[start..end];
                if pattern != "action=" && is_empty_address(link) {
                    let message = format!("`{pattern}{quote}{link}{quote}` leads nowhere");
                    let wrong = Diagnostic::new(Code::HandWrittenLink, message)
                        .at(Place::new(path, at..(end + 1).min(text.len())));
                    report.add(wrong.hint(EMPTY_HINT));
                    continue;
                }
                let internal = internal_link(link);
                let what = match link.starts_with('/') {
                    true => "is hard-coded",
                    false if internal.is_some() => "is for texts, and no address in templates",
                    false if is_relative(link) => "leads elsewhere from each page",
                    false => continue,
                };
                let call = internal.unwrap_or_else(|| {
                    "`{{ url(\"page-id\") }}` or `{{ asset(\"name\") }}`".to_owned()
                });
                report.add(
                    Diagnostic::new(Code::HandWrittenLink, format!("the link `{link}` {what}"))
                        .about(link)
                        .at(Place::new(path, start..end))
                        .hint(format!("write {call}")),
                );
            }
        }
        scanned
    }

    /// Adds the file URL that begins with an expression, unless it ends with another expression.
    fn address(&mut self, text: &str, tag: &TemplateTag<'_>) {
        let is_base = text[tag.inside.clone()].trim_matches(['-', '+', ' ']) == "site.base_path";
        if tag.kind != TagKind::Expression || !is_base {
            return;
        }
        let rest = &text[tag.end..];
        let is_end = |c: char| c.is_whitespace() || "\"'<>{?#".contains(c);
        let end = rest.find(is_end).unwrap_or(rest.len());
        if end > 1 && rest.starts_with('/') && !rest[end..].starts_with('{') {
            self.addresses.push((rest[..end].to_owned(), tag.end..tag.end + end));
        }
    }

    /// Adds the templates that a statement names.
    fn reference(&mut self, text: &str, tag: &TemplateTag<'_>) {
        if !matches!(tag.word, "include" | "import" | "from" | "extends") {
            return;
        }
        let Some((name, end)) = literal(text, tag.inside.clone()) else {
            // A name that begins with an expression may be any template.
            self.prefixes.push(String::new());
            return;
        };
        let rest = &text[end..tag.inside.end];
        if rest.trim_start().starts_with(['~', '+']) {
            self.prefixes.push(text[name].to_owned());
            return;
        }
        self.references.push((text[name.clone()].to_owned(), name));
        // The second name of `include "a" if x else "b"`.
        let other = rest.find(" else ").filter(|_| tag.word == "include");
        let other = other.and_then(|at| literal(text, end + at + " else ".len()..tag.inside.end));
        self.references.extend(other.map(|(name, _)| (text[name.clone()].to_owned(), name)));
    }
}

/// The span of the string literal at the start of the code, and the offset after its quote.
fn literal(text: &str, code: Range<usize>) -> Option<(Range<usize>, usize)> {
    let rest = text[code.clone()].trim_start();
    let quote = rest.chars().next().filter(|first| matches!(first, '"' | '\''))?;
    let start = code.end - rest.len() + 1;
    let length = rest[1..].find(quote)?;
    Some((start..start + length, start + length + 1))
}

/// The call that prints the URL of a link that is written as in a body, in backticks.
fn internal_link(link: &str) -> Option<String> {
    let has_expression = link.contains('{');
    if let Some(page) = link.strip_prefix("page:") {
        return Some(match page.split_once('#') {
            _ if has_expression => "`{{ url(…) }}`".to_owned(),
            Some((page, anchor)) => format!("`{{{{ url(\"{page}\", anchor=\"{anchor}\") }}}}`"),
            None => format!("`{{{{ url(\"{page}\") }}}}`"),
        });
    }
    let name = link.strip_prefix("asset:")?;
    Some(match has_expression {
        true => "`{{ asset(…) }}`".to_owned(),
        false => format!("`{{{{ asset(\"{name}\") }}}}`"),
    })
}

/// Returns whether a link begins with a relative path: no scheme, no anchor, no expression.
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
    fn addresses_in_styles_are_found() {
        let text = "<style>a{b:url(c.png) url( '/d.png' ) url(#e) url(https://f.org/g) url(//h/i)} \
            j{b:url({{ asset(\"k.png\") }}) url(l/{{ m }}.png) url(\"n.png\")}</style>\
            <i style='b:url(o.png)'><i style=\"{{ url('p') }} url(data:,q)\">url(r.png)\
            <script>url(s)</script>{# <style>url(t)</style> #}";
        let mut report = Report::new();
        Scanned::new(&SourcePath::new("t"), text, &mut report);
        let places = report.iter().filter_map(|one| one.place.as_ref());
        let found: Vec<&str> = places.map(|place| &text[place.start..place.end]).collect();
        assert_eq!(found, ["c.png", "/d.png", "n.png", "o.png"]);
    }

    #[test]
    fn links_by_hand_are_refused() {
        let mut report = Report::new();
        Scanned::new(&SourcePath::new("t"), "<a href=\"/en/\">", &mut report);
        Scanned::new(&SourcePath::new("t"), "<a href='page:a/{{ x }}'>", &mut report);
        Scanned::new(&SourcePath::new("t"), "<a href=", &mut report);
        let found = report.iter().map(|one| format!("{}: {}", one.message, one.hint_text()));
        assert_eq!(
            found.collect::<Vec<_>>(),
            [
                "the link `/en/` is hard-coded: write `{{ url(\"page-id\") }}` or \
                 `{{ asset(\"name\") }}`",
                "the link `page:a/{{ x }}` is for texts, and no address in templates: write \
                 `{{ url(…) }}`",
            ]
        );
    }
}
