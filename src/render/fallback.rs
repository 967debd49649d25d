//! Marks texts that are in the fallback language of their page.

use std::fmt::Write as _;

use memchr::memmem;

use crate::render::World;
use crate::render::tags::{Position, TagTracker};
use crate::route::LocaleIndex;

/// Begins such a text until the page is complete: a private-use character.
const START: char = '\u{e000}';
/// Ends it.
const END: char = '\u{e001}';

/// Marks a text as being in the fallback language.
pub(super) fn mark(words: &str) -> String {
    format!("{START}{words}{END}")
}

/// Removes the marks.
pub(super) fn without_marks(text: &str) -> String {
    text.replace([START, END], "")
}

/// Replaces the marks of a complete page: in text by an element with the fallback's language, and
/// elsewhere, or in a language without one, by nothing.
pub(super) fn resolve(world: &World, locale: LocaleIndex, html: String) -> String {
    // `str::contains` looks for the last byte of a character, which non-Latin texts are full of.
    if memmem::find(html.as_bytes(), START.encode_utf8(&mut [0; 3]).as_bytes()).is_none() {
        return html;
    }
    let Some(fallback) = world.config.locales[locale].fallback else {
        return without_marks(&html);
    };
    let tag = &world.config.locales[fallback].tag;
    let mut out = String::with_capacity(html.len() + 1024);
    let mut tags = TagTracker::default();
    for (at, c) in html.char_indices() {
        let shown = tags.position() == Position::Text;
        match c {
            START if shown => {
                let _ = write!(out, "<span lang=\"{tag}\">");
            }
            END if shown => out.push_str("</span>"),
            START | END => {}
            c => {
                tags.advance(c, &html[at..]);
                out.push(c);
            }
        }
    }
    out
}
