//! Anchors of headings, which are unique in a page of the new site.

use std::collections::BTreeSet;
use std::ops::Range;

use crate::base::text::{apply_edits, line_from};
use crate::cli::import::found::FoundPage;
use crate::cli::import::losses::Losses;
use crate::page::markdown::{Body, Event, MarkdownTag, events, outline};

/// A body in which no anchor after a heading is that of another heading or element. Those that are
/// changed are listed, except that of the title. `shift` is the number of lines of the body in the
/// source minus that of `text`.
pub(super) fn unique_anchors(
    page: &FoundPage,
    text: String,
    shift: isize,
    losses: &mut Losses,
) -> String {
    if !text.contains("{#") {
        return text;
    }
    let outline = outline(&Body::new(page.path.clone(), text.clone(), false));
    let ids = outline.lines().filter_map(|line| Some(line.split_once(' ')?.1));
    let spans = events(&text, &text, false).filter_map(|(event, span)| {
        matches!(event, Event::Start(MarkdownTag::Heading { .. })).then_some(span)
    });
    let all: Vec<(&str, Range<usize>)> = ids.zip(spans).collect();
    let line = |start: usize| line_from(&text, start).trim_end();
    let explicit = |start: usize| {
        let line = line(start);
        let at = line.rfind("{#").filter(|_| line.ends_with('}'))?;
        Some(start + at + 2..start + line.len() - 1)
    };
    let known: BTreeSet<&str> = all.iter().map(|(id, _)| *id).collect();
    let written = all.iter().filter(|(_, span)| explicit(span.start).is_some());
    let written: BTreeSet<&str> = written.map(|(id, _)| *id).collect();
    let mut taken = BTreeSet::new();
    let mut edits = Vec::new();
    for (id, span) in &all {
        let own = explicit(span.start);
        let is_taken = match own {
            Some(_) => !taken.insert((*id).to_owned()) || text.contains(&format!("id=\"{id}\"")),
            None => written.contains(id) && text[span.clone()].starts_with('#'),
        };
        let mut numbered = (1..).map(|number| format!("{id}-{number}"));
        let is_free = |new: &String| !known.contains(&**new) && !taken.contains(new);
        let Some(new) = numbered.find(is_free).filter(|_| is_taken) else { continue };
        if span.start > 0 {
            let line = text[..span.start].matches('\n').count().saturating_add_signed(shift);
            let message =
                format!("another part has the anchor `{id}`; this heading has `{new}` now");
            losses.add(page.body_line(line), message, "change the links to it");
        }
        taken.insert(new.clone());
        let end = span.start + line(span.start).len();
        edits.push(own.map_or((end..end, format!(" {{#{new}}}")), |own| (own, new)));
    }
    apply_edits(&text, edits)
}
