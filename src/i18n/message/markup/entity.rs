//! The character references of HTML in messages, such as `&mdash;`.

use std::borrow::Cow;
use std::ops::Range;

use html5gum::{Token, Tokenizer};

use crate::engine::diagnostic::wrong_escape;
use crate::i18n::message::value::unmarked;

/// The longest reference has 31 letters.
const MAX_NAME: usize = 40;

/// The characters before a `&` that may be an address with parameters.
const MAX_ADDRESS: usize = 2_000;

/// The text for readers where markup is not allowed: character references and marked values are
/// decoded. A borrowed text is a slice of a source file, and has no marked values.
pub fn plain_text(text: Cow<'_, str>) -> Cow<'_, str> {
    match text {
        Cow::Borrowed(text) => decoded(text, |_| {}),
        Cow::Owned(text) => Cow::Owned(unmarked(&decoded(&text, |_| {})).into_owned()),
    }
}

/// Replaces the character references in a text. `wrong` is called for each mistake.
pub(super) fn decoded(text: &str, mut wrong: impl FnMut(ReferenceMistake)) -> Cow<'_, str> {
    let (mut out, mut done) = (String::new(), 0);
    for at in memchr::memchr_iter(b'&', text.as_bytes()) {
        let Some(reference) = reference(&text[at..]) else {
            if let Some((length, name)) = unfinished(text, at) {
                wrong(ReferenceMistake { span: at..at + length, meant: Some(name) });
            }
            continue;
        };
        let end = at + reference.len();
        match character(reference) {
            Some(character) => {
                out.push_str(&text[done..at]);
                out.push_str(&character);
                done = end;
            }
            None => wrong(ReferenceMistake { span: at..end, meant: None }),
        }
    }
    match done {
        0 => Cow::Borrowed(text),
        _ => Cow::Owned(out + &text[done..]),
    }
}

/// An invalid character reference; browsers print it verbatim.
pub struct ReferenceMistake {
    /// Its span.
    pub span: Range<usize>,
    /// The name of the reference, if only its form is wrong.
    meant: Option<&'static str>,
}

impl ReferenceMistake {
    /// The problem, as the end of a sentence, and the instruction.
    pub fn problem(&self) -> (&'static str, String) {
        match self.meant {
            Some(name) => ("is not a complete character reference", format!("write `&{name};`")),
            None => (
                "stands for no character",
                "write the character itself, or `&amp;` for a literal `&`".to_owned(),
            ),
        }
    }
}

/// Returns the mistakes in the character references of a text.
pub fn reference_mistakes(text: &str) -> Vec<ReferenceMistake> {
    let mut mistakes = Vec::new();
    decoded(text, |mistake| mistakes.push(mistake));
    mistakes
}

/// The length of the character reference at a `&`, also of one that has no meaning or no end.
pub fn reference_length(text: &str, at: usize) -> Option<usize> {
    let complete = reference(&text[at..]).map(str::len);
    complete.or_else(|| unfinished(text, at).map(|(length, _)| length))
}

/// Common character references, and whether the name is also an English word.
const NAMES: [(&str, bool); 30] = [
    ("amp", false),
    ("apos", false),
    ("bdquo", false),
    ("bull", true),
    ("copy", true),
    ("gt", false),
    ("hellip", false),
    ("laquo", false),
    ("ldquo", false),
    ("lrm", false),
    ("lsaquo", false),
    ("lsquo", false),
    ("lt", false),
    ("mdash", false),
    ("middot", false),
    ("nbsp", false),
    ("ndash", false),
    ("quot", false),
    ("raquo", false),
    ("rdquo", false),
    ("reg", true),
    ("rlm", false),
    ("rsaquo", false),
    ("rsquo", false),
    ("sbquo", false),
    ("shy", true),
    ("thinsp", false),
    ("trade", true),
    ("zwj", false),
    ("zwnj", false),
];

/// The length and name of a reference without its `;`, or with a space in it, as machine
/// translation writes them: `&nbsp`, `& nbsp;`. Addresses may contain `&copy=`.
fn unfinished(text: &str, at: usize) -> Option<(usize, &'static str)> {
    let rest = &text[at + 1..];
    let name = rest.trim_start_matches(' ');
    let spaces = rest.len() - name.len();
    let end = name.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(name.len());
    let (known, is_word) = NAMES.into_iter().find(|(known, _)| *known == &name[..end])?;
    let (has_end, length) = (name[end..].starts_with(';'), 1 + spaces + end);
    if spaces > 0 {
        return (has_end && !is_word).then_some((length + 1, known));
    }
    let word = text[..at].char_indices().rev().take_while(|(_, c)| !c.is_whitespace());
    let start = word.take(MAX_ADDRESS).last().map_or(at, |(start, _)| start);
    let before = &text[start..at];
    let is_address = before.contains(['?', '=']) || before.contains("://");
    (!is_address && !name[end..].starts_with('=')).then_some((length, known))
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
