//! Compares the markup of a translation with that of the original.

use std::collections::BTreeSet;

use fluent_syntax::ast::Message;

use crate::i18n::message::markup::check::all_variants;
use crate::i18n::message::markup::reader::MarkupReader;
use crate::i18n::message::mention::{Mention, may_have_markup, mentions, patterns, texts};

/// The elements that a translation lacks, except line breaks, and elements in place of which it has
/// others: these depend on the language.
pub fn lacking_elements(
    original: &Message<&str>,
    translated: &Message<&str>,
    elements: &[String],
) -> Vec<String> {
    // The mistakes in the markup of a message are reported, and may be all that is different.
    let Some(expected) = names(original, elements).filter(|names| !names.is_empty()) else {
        return Vec::new();
    };
    let Some(found) = names(translated, elements) else { return Vec::new() };
    // `<guide>` is another notation for `<a href="{ $guide }">`.
    let has_others = found.difference(&expected).next().is_some()
        || tags(translated).difference(&tags(original)).next().is_some();
    // The targets of references may contain the elements.
    let (known, refers) = (references(original), references(translated));
    if has_others || refers.difference(&known).next().is_some() {
        return Vec::new();
    }
    let is_break = |name: &String| matches!(name.as_str(), "br" | "wbr");
    expected.difference(&found).filter(|name| !is_break(name)).cloned().collect()
}

/// Returns whether a message has a start tag of that name, such as a link of a template.
pub fn has_tag(message: &Message<&str>, name: &str) -> bool {
    tags(message).contains(name)
}

/// The names of all start tags in a message, also of those that are not elements of HTML.
pub(in crate::i18n::message) fn tags<'a>(message: &'a Message<&'a str>) -> BTreeSet<&'a str> {
    let mut names = BTreeSet::new();
    for text in texts(message) {
        for (at, _) in text.match_indices('<') {
            let name = &text[at + 1..];
            let is_name = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_');
            let end = name.find(|c| !is_name(c)).unwrap_or(name.len());
            if name.starts_with(|c: char| c.is_ascii_alphabetic()) {
                names.insert(&name[..end]);
            }
        }
    }
    names
}

/// The slips of markup that only the translation has, in words: elements without text, and
/// character references that are printed as they are typed.
pub(in crate::i18n::message) fn markup_slips(
    original: &Message<&str>,
    translated: &Message<&str>,
) -> Vec<String> {
    let slips = printed_slips(translated);
    let known = if slips.is_empty() { BTreeSet::new() } else { printed_slips(original) };
    slips.into_iter().filter(|slip| !known.contains(slip)).collect()
}

fn printed_slips(message: &Message<&str>) -> BTreeSet<String> {
    let mut slips = BTreeSet::new();
    let may_have = |text: &&str| text.contains("></") || text.contains("&amp;");
    if !patterns(message).any(may_have_markup) || !texts(message).iter().any(may_have) {
        return slips;
    }
    for text in patterns(message).flat_map(all_variants).map(|flat| flat.text) {
        for (at, _) in text.match_indices("></") {
            let tag = text[..at].rfind('<').map_or("", |start| &text[start + 1..at]);
            let name = tag.split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or_default();
            let is_end = |rest: &str| rest.strip_prefix(name).is_some_and(|it| it.starts_with('>'));
            if !name.is_empty() && is_end(&text[at + "></".len()..]) {
                slips.insert(format!("an empty `<{name}>`"));
            }
        }
        for (at, typed) in text.match_indices("&amp;") {
            let rest = &text[at + typed.len()..];
            let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '#').unwrap_or(0);
            if end > 1 && rest[end..].starts_with(';') {
                slips.insert(format!("`&{};` as it is typed", &rest[..end]));
            }
        }
    }
    slips
}

/// The elements of a message in any variant; `None` if its markup has mistakes.
fn names(message: &Message<&str>, elements: &[String]) -> Option<BTreeSet<String>> {
    let mut names = BTreeSet::new();
    let patterns = patterns(message).filter(|pattern| may_have_markup(pattern));
    for text in patterns.flat_map(all_variants).map(|flat| flat.text) {
        if text.contains('<') {
            let read = MarkupReader::new("", &text, elements, None).read();
            if read.mistakes.iter().any(|mistake| mistake.is_checked) {
                return None;
            }
            names.extend(read.elements);
        }
    }
    Some(names)
}

/// The messages, terms and functions that a message refers to.
fn references<'a>(message: &'a Message<&'a str>) -> BTreeSet<&'a str> {
    let mut names = BTreeSet::new();
    for pattern in patterns(message) {
        mentions(pattern, &mut |mention| match mention {
            Mention::Message(name, _) | Mention::Term(name, _) | Mention::Function(name, _) => {
                names.insert(name);
            }
            Mention::Variable(_)
            | Mention::Literal(_)
            | Mention::Unnamed(_)
            | Mention::Case(..) => {}
        });
    }
    names
}
