//! Words that stand in another language than their page.

use std::fmt::Write as _;

use crate::render::World;
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
    let mut in_tag = false;
    let mut raw: Option<&str> = None;
    for (at, c) in html.char_indices() {
        match c {
            START | END if in_tag || raw.is_some() => continue,
            START => {
                let _ = write!(out, "<span lang=\"{tag}\">");
                continue;
            }
            END => {
                out.push_str("</span>");
                continue;
            }
            '<' => {
                let rest = &html[at + 1..];
                match raw {
                    None => {
                        in_tag = true;
                        raw = RAW.into_iter().find(|name| begins_with_name(rest, name));
                    }
                    Some(name)
                        if rest
                            .strip_prefix('/')
                            .is_some_and(|rest| begins_with_name(rest, name)) =>
                    {
                        in_tag = true;
                        raw = None;
                    }
                    Some(_) => {}
                }
            }
            '>' => in_tag = false,
            _ => {}
        }
        out.push(c);
    }
    out
}

/// Elements whose content is text only.
const RAW: [&str; 5] = ["title", "script", "style", "textarea", "option"];

fn begins_with_name(rest: &str, name: &str) -> bool {
    rest.strip_prefix(name).is_some_and(|rest| !rest.starts_with(|c: char| c.is_alphanumeric()))
}
