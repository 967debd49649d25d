//! Words that stand in another language than their page.

use std::fmt::Write as _;

use crate::render::World;
use crate::render::tags::{Context, Tags};
use crate::route::LocaleIndex;

/// What stands before such words until the page is finished: a character of private use.
const START: char = '\u{e000}';
/// What stands behind them.
const END: char = '\u{e001}';

/// Marks words that fell back to another language.
pub(super) fn mark(words: &str) -> String {
    format!("{START}{words}{END}")
}

/// Text without the marks.
pub(super) fn plain(text: &str) -> String {
    text.replace([START, END], "")
}

/// Words that fell back to another language were marked; where they stand in text they become an
/// element that names their language, and inside of a tag or a title the marks are dropped.
pub(super) fn resolve(world: &World, locale: LocaleIndex, html: String) -> String {
    if !html.contains(START) {
        return html;
    }
    let Some(fallback) = world.config.locales[locale].fallback else { return html };
    let tag = &world.config.locales[fallback].tag;
    let mut out = String::with_capacity(html.len() + 1024);
    let mut tags = Tags::default();
    for (at, c) in html.char_indices() {
        let shown = tags.context() == Context::Text;
        match c {
            START if shown => {
                let _ = write!(out, "<span lang=\"{tag}\">");
            }
            END if shown => out.push_str("</span>"),
            START | END => {}
            c => {
                tags.step(c, &html[at..]);
                out.push(c);
            }
        }
    }
    out
}
