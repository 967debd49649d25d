//! Links without markup in text: `https://…`, `www.…` and e-mail addresses, as in GitHub Flavored
//! Markdown. Unlike there, an address ends before East Asian text and before typographic
//! punctuation, since these languages have no spaces between words.

use std::ops::Range;

use crate::i18n::format::{is_cjk, is_punctuation};

/// An address in a text.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct BareLink {
    pub(super) span: Range<usize>,
    /// The prefix of the URL that the text lacks: empty, `http://` or `mailto:`.
    pub(super) prefix: &'static str,
    /// Whether an East Asian letter after the path may be part of the address.
    pub(super) is_doubtful: bool,
}

/// The addresses in a text, in order.
pub(super) fn bare_links(text: &str) -> Vec<BareLink> {
    let bytes = text.as_bytes();
    let mut links: Vec<BareLink> = Vec::new();
    for at in memchr::memchr3_iter(b':', b'@', b'.', bytes) {
        let from = links.last().map_or(0, |link| link.span.end);
        if at < from {
            continue;
        }
        links.extend(match bytes[at] {
            b':' => with_scheme(text, from, at),
            b'@' => email(text, from, at),
            _ => without_scheme(text, from, at),
        });
    }
    links
}

/// An address whose scheme ends at that colon.
fn with_scheme(text: &str, from: usize, colon: usize) -> Option<BareLink> {
    let before = &text[from..colon];
    let is_scheme = |scheme: &&str| {
        let start = before.len().checked_sub(scheme.len());
        start
            .and_then(|start| before.get(start..))
            .is_some_and(|end| end.eq_ignore_ascii_case(scheme))
    };
    let scheme = ["https", "http"].into_iter().find(is_scheme)?;
    let start = colon - scheme.len();
    if text[..start].ends_with(|c: char| c.is_ascii_alphanumeric()) {
        return None;
    }
    let rest = text[colon..].strip_prefix("://")?;
    let length = host(rest, false)?;
    Some(end(text, start, text.len() - rest.len() + length, ""))
}

/// An address that begins with `www` before that full stop.
fn without_scheme(text: &str, from: usize, stop: usize) -> Option<BareLink> {
    let start = stop.checked_sub("www".len()).filter(|start| *start >= from)?;
    if !text.get(start..stop)?.eq_ignore_ascii_case("www") {
        return None;
    }
    let before = text[..start].chars().next_back();
    let is_start = before.is_none_or(|c| {
        c.is_whitespace()
            || "*_~([\"'".contains(c)
            || is_cjk(c)
            || !c.is_ascii() && is_punctuation(c)
    });
    let length = host(&text[start..], true).filter(|_| is_start)?;
    Some(end(text, start, start + length, "http://"))
}

/// The length of the name of a host at the start of a text.
fn host(text: &str, needs_stop: bool) -> Option<usize> {
    let is_international = text.starts_with(|c: char| !c.is_ascii() && c.is_alphanumeric());
    let is_part = |c: char| {
        c.is_ascii_alphanumeric()
            || matches!(c, '-' | '_' | '.')
            || is_international && c.is_alphanumeric()
    };
    let name = &text[..text.find(|c| !is_part(c)).unwrap_or(text.len())];
    let name = name.trim_end_matches(['.', '-', '_']);
    let last = name.rsplit('.').take(2);
    let is_wrong = name.is_empty()
        || name.starts_with('.')
        || name.contains("..")
        || name.contains('.') && last.clone().any(|part| part.contains('_'))
        || needs_stop && last.count() < 2;
    (!is_wrong).then_some(name.len())
}

/// The link from `start` on, whose host ends at `host`.
fn end(text: &str, start: usize, host: usize, prefix: &'static str) -> BareLink {
    let rest = &text[host..];
    let has_path = rest.starts_with(['/', '?', '#', ':', '@']);
    let is_end = |c: char| {
        c.is_whitespace()
            || c.is_control()
            || c == '<'
            || is_cjk(c)
            || !c.is_ascii() && is_punctuation(c)
    };
    let length = if has_path { rest.find(is_end).unwrap_or(rest.len()) } else { 0 };
    let is_doubtful =
        has_path && text[host + length..].starts_with(|c: char| is_cjk(c) && c.is_alphanumeric());
    let whole = &text[start..host + length];
    let trimmed = trim(whole);
    let span = start..start + trimmed.len().max(host - start);
    BareLink { span, prefix, is_doubtful: is_doubtful && trimmed.len() == whole.len() }
}

/// Removes the punctuation of the sentence from the end of an address.
fn trim(mut address: &str) -> &str {
    loop {
        let count = |c: char| address.matches(c).count();
        let shorter = match address.chars().next_back() {
            Some(')') if count(')') > count('(') => &address[..address.len() - 1],
            Some(']') if count(']') > count('[') => &address[..address.len() - 1],
            _ => address.trim_end_matches(['?', '!', '.', ',', ':', ';', '*', '_', '~', '\'', '"']),
        };
        if shorter.len() == address.len() {
            return address;
        }
        address = shorter;
    }
}

/// An e-mail address with its `@` at that offset.
fn email(text: &str, from: usize, at: usize) -> Option<BareLink> {
    let is_local = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_' | '+');
    let is_domain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_');
    let local = text[from..at].len() - text[from..at].trim_end_matches(is_local).len();
    let domain = &text[at + 1..];
    let domain = &domain[..domain.find(|c| !is_domain(c)).unwrap_or(domain.len())];
    let domain = domain.trim_end_matches('.');
    let is_whole = local > 0
        && domain.contains('.')
        && !domain.starts_with('.')
        && !domain.contains("..")
        // As in the reference implementation of GFM, so that `send@0.19.0` is text.
        && domain.ends_with(|c: char| c.is_ascii_alphabetic())
        && !text[at + 1 + domain.len()..].starts_with('@')
        && !text[..at - local].ends_with(['/', ':', '@']);
    is_whole.then(|| BareLink {
        span: at - local..at + 1 + domain.len(),
        prefix: "mailto:",
        is_doubtful: false,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_in_text_are_found() {
        for (text, expected) in [
            ("see https://a.example/b.", &["https://a.example/b"][..]),
            ("(https://a.example/b_(c)) and", &["https://a.example/b_(c)"]),
            ("(see https://a.example/b(c).)", &["https://a.example/b(c)"]),
            ("[https://a.example]", &["https://a.example"]),
            ("https://a.example/?b=c&d=e#f!", &["https://a.example/?b=c&d=e#f"]),
            ("请看https://a.example。谢谢", &["https://a.example"]),
            (
                "https://a.example/b，以及www.b.example/c）",
                &["https://a.example/b", "http://www.b.example/c"],
            ),
            ("「https://a.example/b」です", &["https://a.example/b"]),
            ("https://a.example/bです", &["https://a.example/b"]),
            ("https://a.exampleです", &["https://a.example"]),
            ("“https://a.example/b”", &["https://a.example/b"]),
            ("https://例え.jp/a", &["https://例え.jp/a"]),
            ("https://a.example/Müller/Москва", &["https://a.example/Müller/Москва"]),
            ("http://localhost:3000/x", &["http://localhost:3000/x"]),
            ("HTTPS://A.example", &["HTTPS://A.example"]),
            ("www.a.example, www. b, awww.a.example", &["http://www.a.example"]),
            ("mail a.b+c@d.example. or", &["mailto:a.b+c@d.example"]),
            ("邮箱a@b.example。", &["mailto:a@b.example"]),
            ("send@0.19.0 and a@b.example-", &[]),
            ("a@b, @c, d@e.f-, https://, xhttps://a.example, ftp://a.example", &[]),
            ("https://user@a.example/x", &["https://user@a.example/x"]),
            ("https://a.example;", &["https://a.example"]),
        ] {
            let found = bare_links(text);
            let found: Vec<String> = found
                .iter()
                .map(|link| format!("{}{}", link.prefix, &text[link.span.clone()]))
                .collect();
            assert_eq!(found, expected, "{text}");
        }
        let doubtful = |text: &str| bare_links(text)[0].is_doubtful;
        assert!(doubtful("https://a.example/wiki/维基"));
        assert!(doubtful("https://a.example/한국 b") && doubtful("https://a.example/です"));
        assert!(!doubtful("https://a.exampleです") && !doubtful("https://a.example/b。"));
        assert!(!doubtful("https://a.example/ です"));
    }
}
