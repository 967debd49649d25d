//! HTML in messages: allowed elements, balanced tags, and the printed HTML.

mod check;
mod compare;
mod entity;
mod reader;
#[cfg(test)]
mod tests;

use std::borrow::Cow;

use crate::base::html::{Markup, each_markup};
use crate::engine::diagnostic::{Code, Diagnostic, DiagnosticCause, Place};
use crate::i18n::message::markup::reader::MarkupReader;

pub(super) use crate::i18n::message::markup::check::all_variants;
pub use crate::i18n::message::markup::check::{check_markup, links_in_variants};
pub use crate::i18n::message::markup::compare::{has_tag, lacking_elements};
pub(super) use crate::i18n::message::markup::compare::{markup_slips, tags};
pub use crate::i18n::message::markup::entity::{plain_text, reference_length, reference_mistakes};
pub use crate::i18n::message::markup::reader::Links;
pub(super) use crate::i18n::message::markup::reader::link_attribute;

/// Converts the text of a message, with marked values, to HTML with these elements. The named
/// `links` have to be in the text unless `is_variable` returns that the message uses them as
/// variables. `is_lost` returns whether the original of a translation has a link of that name.
/// `place` returns the location of a part of the message, or of all of it.
pub fn html(
    id: &str,
    text: &str,
    elements: &[String],
    links: Links<'_>,
    is_variable: &dyn Fn(&str) -> bool,
    is_lost: &dyn Fn(&str) -> bool,
    place: &dyn Fn(Option<&str>) -> Option<Place>,
) -> Result<String, Vec<Diagnostic>> {
    let at = |mut wrong: Diagnostic, part: Option<&str>| {
        wrong.place = place(part).or(wrong.place);
        wrong
    };
    let read = MarkupReader::new(id, text, elements, Some(links)).read();
    let mut wrong = Vec::new();
    if let Some(mistake) = read.mistakes.into_iter().next() {
        let diagnostic = Diagnostic::new(Code::MessageMarkup, mistake.message).hint(mistake.hint);
        let diagnostic = at(diagnostic, None);
        wrong.push(if mistake.is_checked {
            diagnostic.caused_by(DiagnosticCause::AnyError)
        } else {
            diagnostic
        });
    }
    for (address, errors) in read.dead {
        wrong.extend(errors.into_iter().map(|error| at(error, Some(&address))));
    }
    if !wrong.is_empty() {
        return Err(wrong);
    }
    if let Some(name) = read.unused_links.into_iter().find(|name| !is_variable(name)) {
        if is_lost(name) {
            let message = format!("the translation of `{id}` lacks `<{name}>`");
            let hint = format!("link the same words as the original: `<{name}>…</{name}>`");
            return Err(vec![at(
                Diagnostic::new(Code::VariableMismatch, message).hint(hint),
                None,
            )]);
        }
        let message =
            format!("the message `{id}` uses `{name}` neither as a link nor as a variable");
        let hint =
            format!("write `<{name}>…</{name}>` in the message, or remove `{name}=` from the call");
        let wrong = Diagnostic::new(Code::SuperfluousVariable, message).hint(hint);
        return Err(vec![at(wrong, None)]);
    }
    Ok(read.html)
}

/// The text without the tags of these elements.
pub(super) fn without_tags<'t>(text: &'t str, elements: &[String]) -> Cow<'t, str> {
    if memchr::memchr(b'<', text.as_bytes()).is_none() {
        return Cow::Borrowed(text);
    }
    let (mut words, mut at) = (String::with_capacity(text.len()), 0);
    each_markup(text.as_bytes(), |markup| {
        let (name, span) = match markup {
            Markup::Start(tag) => (tag.name, tag.start..tag.end),
            Markup::End(name, span) => (name, span),
            Markup::Other(_) => return,
        };
        if str::from_utf8(name).is_ok_and(|name| reader::is_element(name, elements)) {
            words.push_str(&text[at..span.start]);
            at = span.end;
        }
    });
    Cow::Owned(words + &text[at..])
}

/// Returns whether readers would see the markup of a text if it was printed as text: the start tag
/// of one of these elements, or the end of any.
pub fn has_markup(text: &str, elements: &[String]) -> bool {
    let mut rest = memchr::memchr_iter(b'<', text.as_bytes()).map(|at| &text[at + 1..]);
    rest.any(|tag| {
        let name = tag.strip_prefix('/').unwrap_or(tag);
        let end = name.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(name.len());
        let is_tag = name.starts_with(|c: char| c.is_ascii_alphabetic())
            && name[end..].starts_with(|c: char| c.is_ascii_whitespace() || "/>".contains(c));
        is_tag && (name.len() < tag.len() || reader::is_element(&name[..end], elements))
    })
}
