//! The character references of HTML in messages, such as `&mdash;`.

use std::borrow::Cow;
use std::ops::Range;

use html5gum::{Token, Tokenizer};

use crate::engine::diagnostic::wrong_escape;
use crate::i18n::message::value::unmarked;

/// The longest reference has 31 letters.
const MAX_NAME: usize = 40;

/// The text for readers where markup is not allowed: character references and marked values are
/// decoded. A borrowed text is as it is written in a source, and has no marked values.
pub fn plain_text(text: Cow<'_, str>) -> Cow<'_, str> {
    match text {
        Cow::Borrowed(text) => decoded(text, |_| {}),
        Cow::Owned(text) => Cow::Owned(unmarked(&decoded(&text, |_| {})).into_owned()),
    }
}

/// Replaces the character references in a text. `unknown` is called with the span of each reference
/// that does not exist.
pub(super) fn decoded(text: &str, mut unknown: impl FnMut(Range<usize>)) -> Cow<'_, str> {
    let (mut out, mut done) = (String::new(), 0);
    for at in memchr::memchr_iter(b'&', text.as_bytes()) {
        let Some(reference) = reference(&text[at..]) else { continue };
        let end = at + reference.len();
        match character(reference) {
            Some(character) => {
                out.push_str(&text[done..at]);
                out.push_str(&character);
                done = end;
            }
            None => unknown(at..end),
        }
    }
    match done {
        0 => Cow::Borrowed(text),
        _ => Cow::Owned(out + &text[done..]),
    }
}

/// The reference at the start of a text, from `&` to `;`. Single letters are text, as in `R&D;`.
fn reference(text: &str) -> Option<&str> {
    let end = text.bytes().take(MAX_NAME).position(|byte| byte == b';')?;
    let name = &text[1..end];
    let is_name = match name.strip_prefix('#') {
        Some(number) => !number.is_empty() && number.bytes().all(|b| b.is_ascii_alphanumeric()),
        None => name.len() > 1 && name.bytes().all(|byte| byte.is_ascii_alphanumeric()),
    };
    is_name.then(|| &text[..=end])
}

/// The one or two characters that a reference stands for.
fn character(reference: &str) -> Option<String> {
    let strings = Tokenizer::new(reference).filter_map(|Ok(token)| match token {
        Token::String(string) => Some(String::from_utf8_lossy(&string).into_owned()),
        _ => None,
    });
    let text: String = strings.collect();
    // Browsers decode the start of a longer name: `&ampx;` is `&x;`.
    let is_known = text != reference && text.chars().count() <= 2;
    (is_known && wrong_escape(&text, reference).is_none()).then_some(text)
}
