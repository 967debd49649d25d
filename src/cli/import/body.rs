//! Converts links, pictures, HTML and braces of bodies to those of the new site. The number of
//! lines stays the same.

use std::collections::BTreeMap;
use std::ops::Range;

use crate::base::text::{apply_edits, line_start};
use crate::cli::import::found::FoundPage;
use crate::cli::import::losses::Losses;
use crate::cli::import::targets::{Target, Targets};
use crate::page::markdown::{
    CodeBlockKind, Elements, Event, LinkType, MarkdownEnd, MarkdownTag, address_span, anchor,
    events,
};

/// The instruction for links to pages that are not published yet.
pub(super) const HIDDEN: &str = "the words are printed without the link: when the page is \
                                 published, link it by its id, such as `page:about`";

/// Edits of a body, and the page that it belongs to.
pub(super) struct BodyEditor<'a> {
    pub(super) page: &'a FoundPage,
    pub(super) targets: &'a Targets<'a>,
    pub(super) body: &'a str,
    pub(super) edits: Vec<(Range<usize>, String)>,
    pub(super) losses: &'a mut Losses,
    /// The HTML elements that are open, and the edits of their start tags by offset.
    pub(super) elements: Elements,
    pub(super) start_tags: BTreeMap<usize, usize>,
    pub(super) has_html: bool,
}

/// A link or picture: its tag, its span and the span of its words.
type OpenLink<'a> = (MarkdownTag<'a>, Range<usize>, Range<usize>);

/// Converts a body; returns whether HTML is left in it.
pub(super) fn convert(
    page: &FoundPage,
    targets: &Targets<'_>,
    body: &str,
    losses: &mut Losses,
) -> (String, bool) {
    let mut editor = BodyEditor {
        page,
        targets,
        body,
        edits: Vec::new(),
        losses,
        elements: Elements::default(),
        start_tags: BTreeMap::new(),
        has_html: false,
    };
    editor.read();
    (editor.applied(), editor.has_html)
}

impl BodyEditor<'_> {
    fn read(&mut self) {
        let (mut is_verbatim, mut is_heading) = (false, false);
        let mut open: Vec<OpenLink<'_>> = Vec::new();
        for (event, span) in events(self.body, self.body, false) {
            if !matches!(event, Event::End(MarkdownEnd::Link | MarkdownEnd::Image)) {
                for (.., words) in &mut open {
                    let start = if words.start == words.end { span.start } else { words.start };
                    *words = start..span.end.max(words.end);
                }
            }
            match &event {
                Event::Text(_) if !is_verbatim => self.text(span.clone(), is_heading),
                Event::Start(MarkdownTag::HtmlBlock) | Event::InlineHtml(_) => {
                    self.html(span.clone());
                }
                Event::Start(MarkdownTag::CodeBlock(kind)) => {
                    is_verbatim = true;
                    self.close_fence(kind, span.clone());
                }
                Event::Start(MarkdownTag::Heading { .. }) => is_heading = true,
                // `:name` is a text.
                Event::Start(MarkdownTag::DefinitionListDefinition)
                    if self.body[span.start..]
                        .trim_start_matches(':')
                        .starts_with(|c: char| !c.is_whitespace()) =>
                {
                    self.edits.push((span.start..span.start, "\\".to_owned()));
                }
                Event::End(MarkdownEnd::Heading(_)) => is_heading = false,
                Event::End(MarkdownEnd::CodeBlock) => is_verbatim = false,
                _ => {}
            }
            match event {
                Event::Start(MarkdownTag::HtmlBlock) | Event::End(MarkdownEnd::HtmlBlock) => {}
                Event::Start(tag) => {
                    self.elements.depth += 1;
                    if let MarkdownTag::Link { link_type, .. } = &tag {
                        is_verbatim = matches!(link_type, LinkType::Autolink | LinkType::Email);
                    }
                    if matches!(tag, MarkdownTag::Link { .. } | MarkdownTag::Image { .. }) {
                        open.push((tag, span.clone(), span.start..span.start));
                    }
                }
                Event::End(end) => {
                    self.close_elements(false);
                    self.elements.depth -= 1;
                    if matches!(end, MarkdownEnd::Link | MarkdownEnd::Image)
                        && let Some((tag, span, words)) = open.pop()
                    {
                        is_verbatim = false;
                        self.link(&tag, span, words);
                    }
                }
                _ => {}
            }
        }
        self.close_elements(true);
    }

    /// Lists a part of the body.
    pub(super) fn list(&mut self, at: usize, message: String, hint: &str) {
        self.losses.add(self.page.line_of_body(self.body, at), message, hint);
    }

    /// Escapes the signs of a text that would be markup of this site: braces, brackets, and those
    /// that begin a line.
    fn text(&mut self, span: Range<usize>, is_heading: bool) {
        let body = self.body;
        for (at, c) in body[span.clone()].char_indices() {
            let at = span.start + at;
            let before = &body[..at];
            let is_escaped = (before.len() - before.trim_end_matches('\\').len()) % 2 == 1;
            let is_sign = match c {
                '{' | '[' | ']' => true,
                '#' | '|' => {
                    let line = &before[line_start(before, at)..];
                    line.chars().all(|c| " \t>-*+.".contains(c) || c.is_ascii_digit())
                }
                _ => false,
            };
            if is_escaped || !is_sign {
                continue;
            }
            let rest = body[at..].lines().next().unwrap_or_default().trim_end();
            match rest.strip_prefix("{#").and_then(|it| it.strip_suffix('}')) {
                Some(id) if is_heading => {
                    let anchor = anchor(id);
                    if anchor != id {
                        let message = format!("the anchor `{id}` is `{anchor}` now");
                        self.list(at, message, "change the links that lead to it");
                        self.edits.push((at + 2..at + 2 + id.len(), anchor));
                    }
                    return;
                }
                _ => self.edits.push((at..at, "\\".to_owned())),
            }
        }
    }

    /// Ends a block of code that has no end.
    fn close_fence(&mut self, kind: &CodeBlockKind<'_>, span: Range<usize>) {
        let code = self.body[span.clone()].trim_end();
        let sign = code.chars().next().unwrap_or('`');
        let length = code.len() - code.trim_start_matches(sign).len();
        let last = code.rsplit_once('\n').map_or("", |(_, last)| last);
        let is_closed = last.trim_matches([' ', '\t', '>']).chars().all(|c| c == sign)
            && last.matches(sign).count() >= length;
        let is_last = self.body[span.end..].trim().is_empty();
        if matches!(kind, CodeBlockKind::Fenced(_)) && !is_closed && is_last {
            let fence = sign.to_string().repeat(length);
            self.edits.push((span.end..span.end, format!("\n{fence}")));
        }
    }

    fn link(&mut self, tag: &MarkdownTag<'_>, span: Range<usize>, words: Range<usize>) {
        let (MarkdownTag::Link { link_type, dest_url, .. }
        | MarkdownTag::Image { link_type, dest_url, .. }) = tag
        else {
            return;
        };
        if matches!(link_type, LinkType::Autolink | LinkType::Email) {
            return;
        }
        let is_picture = matches!(tag, MarkdownTag::Image { .. });
        let start = span.start + 1 + usize::from(is_picture);
        // The span of `[words][]` ends before its empty brackets.
        let is_collapsed =
            *link_type == LinkType::Collapsed && self.body[span.end..].starts_with("[]");
        let end = span.end + if is_collapsed { 2 } else { 0 };
        let after = words.end.max(start)..end;
        let address = match self.body[after.clone()].find("](") {
            _ if *link_type != LinkType::Inline => None,
            Some(at) if dest_url.is_empty() => Some(after.start + at + 2..after.start + at + 2),
            _ => Some(address_span(self.body, after.clone(), dest_url)),
        };
        let address = address.filter(|address| *address != after);
        let target = self.targets.target(self.page, dest_url);
        if matches!(target, Target::Page(_)) && dest_url.contains('?') {
            let message = format!("the query of the link `{dest_url}` is removed");
            self.list(span.start, message, "link the page, or an anchor of it");
        }
        let found = match target {
            Target::Page(page) if !is_picture => Some(page),
            Target::Asset(name) if is_picture => Some(name),
            Target::Asset(name) => Some(format!("asset:{name}")),
            Target::Elsewhere(url) if !is_picture => Some(url),
            Target::Elsewhere(url) => {
                let hint = "save it in assets/ and show it from there";
                let message = format!("the picture `{url}` of another site is a link");
                self.list(span.start, message, hint);
                // `![words](url)` without its sign is a link.
                self.edits.push((span.start..span.start + 1, String::new()));
                if words.is_empty() {
                    self.edits.push((start..start, url.clone()));
                }
                Some(url)
            }
            Target::Hidden(path, reason) => {
                let message = format!("the link `{dest_url}` leads to `{path}`, which {reason}");
                let cause = reason.split(" until").next().unwrap_or_default();
                let place = self.page.line_of_body(self.body, span.start);
                self.losses.add_of(place, &format!("a link {cause}"), message, HIDDEN);
                None
            }
            // A reference without a page has been listed.
            Target::Nothing(_) if dest_url.is_empty() => None,
            Target::Nothing(url) => {
                let kind = if is_picture { "picture" } else { "link" };
                let message = format!("the {kind} `{dest_url}` leads to nothing that is imported");
                let hint = match self.targets.meant(self.page, dest_url) {
                    Some((path, id)) if !is_picture => {
                        format!("the page of `{path}` has another address: link `page:{id}`")
                    }
                    _ => "add the page or the file, and link it from here".to_owned(),
                };
                self.list(span.start, message, &hint);
                url.filter(|_| !is_picture)
            }
            Target::Page(_) => None,
        };
        match (found, address) {
            (Some(new), Some(address)) => self.edits.push((address, new)),
            (Some(new), None) => self.edits.push((after, format!("]({new})"))),
            (None, _) => {
                self.edits.push((span.start..start, String::new()));
                self.edits.push((after, String::new()));
            }
        }
    }

    /// The body with its edits, and with as many lines as before.
    fn applied(&mut self) -> String {
        let edits = std::mem::take(&mut self.edits).into_iter().map(|(range, text)| {
            let lost = self.body[range.clone()].matches('\n').count();
            let lines = "\n".repeat(lost.saturating_sub(text.matches('\n').count()));
            (range, text + &lines)
        });
        apply_edits(self.body, edits)
    }
}
