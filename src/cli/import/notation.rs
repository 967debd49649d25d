//! Converts the notations that generators add to Markdown: shortcodes, tags of Liquid, components
//! of MDX, and asides. The number of lines stays the same.

use std::collections::BTreeMap;
use std::ops::Range;

use crate::base::text::{line_from, line_start};
use crate::cli::import::arguments::argument;
use crate::cli::import::figure::{is_here, is_picture};
use crate::cli::import::found::FoundPage;
use crate::cli::import::losses::Losses;
use crate::engine::diagnostic::Place;
use crate::page::markdown::{Event, MarkdownTag, events};

const NO_PAGE: &str = "link another page, or remove the words of the link";
const NO_EQUIVALENT: &str = "write it as Markdown, a callout or an island";
const IN_STYLES: &str = "write the size in the style sheet, or `<img>` with `raw_html`";

/// A body during its conversion.
pub(super) struct Notation<'a> {
    pub(super) page: &'a FoundPage,
    /// The delimiters of tags.
    pub(super) delimiters: &'a [(&'static str, &'static str)],
    /// The former address of a page by a name in a tag.
    pub(super) address: &'a dyn Fn(&str) -> Option<String>,
    /// The values of the configuration, by their names in tags.
    pub(super) constants: &'a BTreeMap<String, String>,
    pub(super) losses: &'a mut Losses,
}

impl Notation<'_> {
    /// Converts the body of a page.
    pub(super) fn convert(&mut self) -> String {
        let body = self.page.text[self.page.body..].replace("\r\n", "\n");
        let body = without_markdown_elements(&body);
        let mut body = self.tags(&body);
        let path = self.page.path.as_str();
        if path.ends_with(".mdx") {
            body = self.components(&without_html_indentation(&body));
        } else if path.ends_with(".html") || path.ends_with(".htm") {
            return html_block(&body);
        }
        self.lines(&body)
    }

    /// Lists a part of the body.
    pub(super) fn list(&mut self, body: &str, at: usize, message: String, hint: &str) {
        self.losses.add(self.page.line_of_body(body, at), message, hint);
    }

    /// Converts tags of templates outside of code. Others are removed and listed.
    fn tags(&mut self, body: &str) -> String {
        let find = |at: usize| {
            let opened = self.delimiters.iter().filter_map(|(open, close)| {
                Some((at + body[at..].find(open)?, open.len(), *close))
            });
            opened.min()
        };
        if find(0).is_none() {
            return body.to_owned();
        }
        let code = code(body);
        let mut found = Vec::new();
        let mut at = 0;
        while let Some((start, length, close)) = find(at) {
            let inner = start + length;
            let in_code = code.iter().find(|span| span.contains(&start));
            // A tag that begins a block of code is not code itself.
            at = match (in_code, body[inner..].find(close)) {
                // A tag that is shown, `{{</* x */>}}`, is converted in code, too.
                (Some(span), _) if !body[inner..].starts_with("/*") => span.end.max(inner),
                (_, Some(end)) => {
                    found.push((start..inner + end + close.len(), inner..inner + end));
                    let after = inner + end + close.len();
                    after + verbatim(&body[inner..inner + end], &body[after..])
                }
                (_, None) => inner,
            };
        }
        let (mut out, mut open_asides) = (String::new(), Vec::new());
        let mut at = 0;
        for (span, inner) in found {
            if span.start < at {
                continue;
            }
            out.push_str(&body[at..span.start]);
            at = span.end;
            let (open, close) = (&body[span.start..inner.start], &body[inner.end..span.end]);
            let words = body[inner].trim_matches(['-', '~', '+']).trim();
            if let Some(shown) = words.strip_prefix("/*").and_then(|it| it.strip_suffix("*/")) {
                out.extend([open, shown, close]);
                continue;
            }
            let rest = &body[span.end..];
            let is_alone = is_alone(body, &span);
            self.list_arguments(words, body, span.start);
            match self.converted(words, is_alone.then_some(rest), &mut open_asides) {
                Some(text) => out.push_str(&text),
                None => {
                    let written: String = body[span.clone()].chars().take(60).collect();
                    let is_reference = words.starts_with("ref ") || words.starts_with("relref ");
                    let (problem, hint) = if is_reference {
                        ("leads to no page of this language: it is removed", NO_PAGE)
                    } else {
                        ("has no equivalent and is removed", NO_EQUIVALENT)
                    };
                    let place = self.page.line_of_body(body, span.start);
                    let name = words.split([' ', '\n']).next().unwrap_or_default();
                    let message = format!("`{written}` {problem}");
                    self.losses.add_of(place, &format!("{name} {problem}"), message, hint);
                    // The rest of an address would be another one.
                    let line = line_start(&out, out.len());
                    let start = out[line..].rfind("](").map(|link| line + link + 2);
                    let is_end = |c: char| c == ')' || c.is_whitespace();
                    if let Some(start) = start.filter(|start| !out[*start..].contains(is_end)) {
                        out.truncate(start);
                        at += body[at..].find([')', '\n']).unwrap_or(body.len() - at);
                    }
                }
            }
            out.push_str(&"\n".repeat(body[span].matches('\n').count()));
        }
        out + &body[at..]
    }

    /// Lists the arguments of a tag that have no equivalent.
    fn list_arguments(&mut self, words: &str, body: &str, at: usize) {
        let name = words.split([' ', '\n']).next().unwrap_or_default();
        let place = || Place::file(&self.page.path);
        if is_picture(name) {
            for key in ["class", "width", "height"] {
                if argument(words, key).is_some() {
                    let message = format!("the argument `{key}` of pictures is removed");
                    self.losses.add_kind(place(), message, IN_STYLES);
                }
            }
            if argument(words, "link").is_some() && !is_here(argument(words, "src")) {
                let message = "the argument `link` of the picture is removed".to_owned();
                self.list(body, at, message, "write it below the picture");
            }
        } else if name == "highlight" {
            list_options(words, place(), self.losses);
        }
    }
}

/// A text without the elements whose content kramdown reads as Markdown.
fn without_markdown_elements(body: &str) -> String {
    if !body.contains("markdown=\"1\"") {
        return body.to_owned();
    }
    let (mut out, mut open, mut fence) = (String::new(), Vec::new(), None);
    for line in body.split_inclusive('\n') {
        let words = line.trim();
        let mark = ["```", "~~~"].into_iter().find(|mark| words.starts_with(mark));
        if mark.is_some() && (fence.is_none() || fence == mark) {
            fence = if fence.is_none() { mark } else { None };
        }
        let is_start = words.starts_with("<div") && words.matches('<').count() == 1;
        let is_removed = match fence {
            Some(_) => false,
            None if is_start => {
                open.push(words.contains("markdown=\"1\""));
                open.last() == Some(&true)
            }
            None => words == "</div>" && open.pop() == Some(true),
        };
        out.push_str(if is_removed { "\n" } else { line });
    }
    out
}

/// MDX without the indentation in elements of HTML, which would be code after an empty line. That
/// of lists and of code stays.
fn without_html_indentation(body: &str) -> String {
    let (mut out, mut depth, mut fence) = (String::new(), 0_usize, None);
    // The indentation of the first list.
    let mut first: Option<usize> = None;
    for line in body.split_inclusive('\n') {
        let words = line.trim_start_matches([' ', '\t']);
        let mark = ["```", "~~~"].into_iter().find(|mark| words.starts_with(mark));
        if mark.is_some() && (fence.is_none() || fence == mark) {
            fence = if fence.is_none() { mark } else { None };
        }
        let is_name = |name: &str| name.starts_with(|c: char| c.is_ascii_lowercase());
        let is_tag = words.strip_prefix('<').is_some_and(is_name);
        if fence.is_some() || mark.is_some() || depth == 0 && !is_tag {
            out.push_str(line);
            continue;
        }
        let indentation = line.len() - words.len();
        if words.starts_with("<pre") || depth > 0 && words.starts_with(['-', '*', '+']) {
            first.get_or_insert(if words.starts_with('<') { 0 } else { indentation });
        }
        let cut = if depth > 0 { first.unwrap_or(indentation).min(indentation) } else { 0 };
        out.push_str(&line[cut..]);
        for part in words.split('`').step_by(2) {
            let ends = part.matches("/>").count() + part.matches("</").count();
            let starts = part.split('<').skip(1);
            depth += starts.filter(|it| it.starts_with(|c: char| c.is_ascii_alphabetic())).count();
            depth = depth.saturating_sub(ends);
        }
        first = first.filter(|_| depth > 0);
    }
    out
}

/// HTML as one block of Markdown: without blank lines, and without indentation outside of `<pre>`.
fn html_block(body: &str) -> String {
    let (mut out, mut is_pre) = (String::new(), false);
    for line in body.lines() {
        let text = if is_pre { line } else { line.trim_start() };
        out.push_str(if is_pre && text.trim().is_empty() { "&#32;" } else { text });
        out.push_str(if is_pre || !text.is_empty() { "\n" } else { "" });
        let (open, close) = (line.rfind("<pre"), line.rfind("</pre"));
        is_pre = if open.or(close).is_some() { open > close } else { is_pre };
    }
    out
}

/// The length of the text that a tag marks as code: it ends in the tag that ends it.
fn verbatim(tag: &str, after: &str) -> usize {
    let name = tag.trim_matches(['-', '~', ' ']).split(' ').next().unwrap_or_default();
    if !["highlight", "raw", "verbatim"].contains(&name) {
        return 0;
    }
    let ends = [format!("end{name}"), format!("/{name}"), format!("/ {name}")];
    let end = ends.iter().filter_map(|end| after.find(end)).min();
    // The last braces before it open it.
    let open = |end: usize| after[..end].trim_end_matches(|c| c != '{').trim_end_matches('{').len();
    end.map_or(0, open)
}

/// The spans of code.
pub(super) fn code(body: &str) -> Vec<Range<usize>> {
    let code = events(body, body, false).filter_map(|(event, span)| match event {
        Event::Code(_) | Event::Start(MarkdownTag::CodeBlock(_)) => Some(span),
        _ => None,
    });
    code.collect()
}

/// Lists the options of a block of code that have no equivalent.
pub(super) fn list_options(words: &str, place: Place, losses: &mut Losses) {
    let words = words.to_ascii_lowercase();
    for option in ["linenos", "hl_lines"].iter().filter(|it| words.contains(&format!("{it}="))) {
        let message = format!("the option `{option}` of blocks of code is not imported");
        let hint = "name the lines in the text, or mark them in the code with a comment";
        losses.add_kind(place.clone(), message, hint);
    }
}

/// Returns whether a tag is alone in its line.
fn is_alone(body: &str, span: &Range<usize>) -> bool {
    let before = &body[line_start(body, span.start)..span.start];
    before.trim().is_empty() && line_from(body, span.end).trim().is_empty()
}
