//! A body, and its path.

use std::ops::Range;

use pulldown_cmark::{Tag, TagEnd};

use crate::diagnostic::{Place, Report, read};
use crate::markdown::events::{Event, events};
use crate::markdown::heading::{Heading, headings};
use crate::markdown::run::{Part, Run};
use crate::message::page_body;
use crate::source::{Snapshot, SourcePath};

/// The Markdown body of a page in one language.
#[derive(Debug)]
pub struct Body {
    /// Its path.
    pub path: SourcePath,
    source: String,
    headings: Vec<Heading>,
}

/// Reads a page's body in the locale with that tag, if it has one; what can't be read is reported.
pub fn find(snapshot: &Snapshot, tag: &str, id: &str, report: &mut Report) -> Option<Body> {
    let path = snapshot.find(&page_body(tag, id))?;
    // A body that can't be read is an error, and the page is not rendered.
    let text = read(snapshot, path, report).unwrap_or_default();
    Some(Body::new(path.clone(), text))
}

impl Body {
    /// The body with that source.
    pub fn new(path: SourcePath, source: String) -> Body {
        let headings = headings(&source);
        Body { path, source, headings }
    }

    /// The text of the file.
    pub fn source(&self) -> &str {
        &self.source
    }

    /// Its headings, in order.
    pub(super) fn headings(&self) -> &[Heading] {
        &self.headings
    }

    /// A location in the file.
    pub fn place(&self, span: Range<usize>) -> Place {
        Place::new(&self.path, span)
    }

    /// The spans of its words: without code, markup and placeables.
    pub fn words(&self) -> Vec<Range<usize>> {
        let mut words = Vec::new();
        let mut run = Run::default();
        let mut flush = |run: Run<'_>| {
            for part in run.parts(&self.source) {
                if let Part::Text(_, spans) = part {
                    words.extend(spans);
                }
            }
        };
        let mut in_code = false;
        for (event, span) in events(&self.source) {
            match event {
                Event::Start(Tag::CodeBlock(_)) => in_code = true,
                Event::End(TagEnd::CodeBlock) => in_code = false,
                Event::Text(_) if in_code => {}
                Event::Text(text) => run.push(&self.source, text, span),
                _ => flush(std::mem::take(&mut run)),
            }
        }
        flush(run);
        words
    }

    /// The places where the body links to an anchor of a page; `own` is the id of its page.
    pub fn links_to<'a>(
        &'a self,
        own: &str,
        page: &str,
        anchor: &str,
    ) -> impl Iterator<Item = Place> + 'a {
        let near = (own == page).then(|| format!("(#{anchor}"));
        let far = format!("page:{page}#{anchor}");
        let spans = [near, Some(far)].into_iter().flatten().flat_map(|link| {
            let found = self.source.match_indices(&link);
            let spans = found.map(|(at, link)| at..at + link.len());
            // Of anchors that begin with this one, none is meant.
            let is_whole = |span: &Range<usize>| {
                let next = self.source[span.end..].chars().next();
                next.is_none_or(|next| !next.is_alphanumeric() && next != '-')
            };
            spans.filter(is_whole).collect::<Vec<_>>()
        });
        spans.map(|span| self.place(span))
    }
}
