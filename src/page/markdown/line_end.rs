//! Removes line ends that do not separate words.

use pulldown_cmark::{Tag, TagEnd};

use crate::i18n::format::{is_variation_selector, joins_lines};
use crate::page::markdown::events::Event;

/// Removes the line ends between wide characters, and between those of scripts without spaces. The
/// contents of code and inline elements count; a picture or a line break is not a character.
pub(super) fn join_events(mut events: Vec<Event<'_>>, is_wide: bool) -> Vec<Event<'_>> {
    let joined = |at: usize| {
        let before = events[..at].iter().rev().map(last_character).find(Neighbour::counts);
        let after = events[at + 1..].iter().map(first_character).find(Neighbour::counts);
        match (before, after) {
            (Some(Neighbour::Character(before)), Some(Neighbour::Character(after))) => {
                joins_lines(before, after, is_wide)
            }
            _ => false,
        }
    };
    let is_break = |at: &usize| matches!(events[*at], Event::SoftBreak);
    let ends: Vec<usize> = (0..events.len()).filter(is_break).filter(|at| joined(*at)).collect();
    if !ends.is_empty() {
        let mut ends = ends.into_iter().peekable();
        let mut at = 0;
        events.retain(|_| {
            at += 1;
            ends.next_if_eq(&(at - 1)).is_none()
        });
    }
    events
}

/// The role of an event next to a line end.
enum Neighbour {
    Character(char),
    /// Something that is not a character.
    Other,
    /// No content: the event before or after it is relevant.
    None,
}

impl Neighbour {
    fn counts(&self) -> bool {
        !matches!(self, Neighbour::None)
    }
}

fn last_character(event: &Event<'_>) -> Neighbour {
    neighbour(event, |text| text.trim_end_matches(is_variation_selector).chars().next_back())
}

fn first_character(event: &Event<'_>) -> Neighbour {
    neighbour(event, |text| text.chars().next())
}

fn neighbour(event: &Event<'_>, character: impl Fn(&str) -> Option<char>) -> Neighbour {
    match event {
        Event::Text(text) | Event::Code(text) => {
            character(text).map_or(Neighbour::None, Neighbour::Character)
        }
        Event::Start(Tag::Emphasis | Tag::Strong | Tag::Strikethrough | Tag::Link { .. })
        | Event::End(TagEnd::Emphasis | TagEnd::Strong | TagEnd::Strikethrough | TagEnd::Link)
        | Event::FootnoteReference(_) => Neighbour::None,
        // References of footnotes are superscript numbers.
        Event::InlineHtml(html) if html.starts_with("<sup class=\"footnote") => Neighbour::None,
        Event::Html(html) | Event::InlineHtml(html) if is_phrase(html) => Neighbour::None,
        _ => Neighbour::Other,
    }
}

/// Returns whether it is the tag of an inline element.
fn is_phrase(html: &str) -> bool {
    let name = html.trim_start_matches(['<', '/']);
    let name = &name[..name.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(name.len())];
    let phrases = ["a", "abbr", "b", "bdi", "cite", "del", "em", "i", "ins", "mark", "q", "s"];
    let more = ["small", "span", "strong", "u"];
    let is_one_tag = html.matches('<').count() == 1;
    is_one_tag && phrases.iter().chain(&more).any(|phrase| name.eq_ignore_ascii_case(phrase))
}
