//! Finds names in the text of templates, code and Markdown.

use std::ops::Range;

use memchr::memmem;

use crate::build::symbols::name::{Name, SymbolKind};
use crate::page::markdown::{Event, MarkdownTag, events};

/// The names that are the first argument of a function, as a text, in these parts of a file.
pub(super) fn first_arguments<'a>(
    text: &'a str,
    parts: &'a [Range<usize>],
    function: &'a str,
    kind: SymbolKind,
) -> impl Iterator<Item = Name> + 'a {
    let in_part = move |part: &Range<usize>| {
        let code = &text[part.clone()];
        let start = part.start;
        memmem::find_iter(code.as_bytes(), function).filter_map(move |at| {
            let is_name = |c: char| c.is_alphanumeric() || matches!(c, '_' | '.' | '$');
            let rest = code[at + function.len()..].strip_prefix('(')?.trim_start();
            let quote = rest.chars().next().filter(|c| matches!(c, '"' | '\'' | '`'))?;
            let literal = rest[1..].split([quote, '\n']).next()?;
            let from = start + code.len() - rest.len() + 1;
            let is_call = !code[..at].ends_with(is_name);
            is_call.then(|| Name {
                kind,
                name: literal.to_owned(),
                span: from..from + literal.len(),
                is_definition: false,
            })
        })
    };
    parts.iter().flat_map(in_part)
}

/// The messages and terms in the placeables of a Markdown body: `{ id }`, `{ -id(…) }`.
pub(super) fn placeables(text: &str) -> Vec<Name> {
    let names = memchr::memchr_iter(b'{', text.as_bytes()).filter_map(|at| {
        let rest = &text[at + 1..];
        let inner = rest.trim_start_matches(' ');
        let is_id = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_');
        let name = &inner[..inner.find(|c| !is_id(c)).unwrap_or(inner.len())];
        let after = inner[name.len()..].trim_start_matches(' ');
        let is_placeable = !text[..at].ends_with(['\\', '{'])
            && name.trim_start_matches('-').starts_with(|c: char| c.is_ascii_alphabetic())
            && after.starts_with(['}', '(', '.']);
        let start = at + 1 + rest.len() - inner.len() + usize::from(name.starts_with('-'));
        let end = start + name.trim_start_matches('-').len();
        is_placeable.then(|| Name {
            kind: SymbolKind::Message,
            name: name.to_owned(),
            span: start..end,
            is_definition: false,
        })
    });
    names.collect()
}

/// The variables in the placeables of messages and Markdown bodies that can be those of data:
/// `{ $offer-price }`. A span excludes the `$`.
pub(in crate::build) fn variables(text: &str) -> impl Iterator<Item = (&str, Range<usize>)> {
    memchr::memchr_iter(b'$', text.as_bytes()).filter_map(|at| {
        let rest = &text[at + 1..];
        let is_name = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_');
        let name = &rest[..rest.find(|c| !is_name(c)).unwrap_or(rest.len())];
        let brace = text[..at].rfind(['{', '}']).filter(|brace| text[*brace..].starts_with('{'))?;
        let is_escaped = text[..brace].ends_with('\\');
        (name.contains('-') && !is_escaped).then_some((name, at + 1..at + 1 + name.len()))
    })
}

/// Returns whether an address follows this text: in a link, an attribute, or a definition of a link
/// in Markdown.
fn begins_address(before: &str) -> bool {
    before.ends_with(['(', '"', '\'', '<']) || before.trim_end_matches(' ').ends_with("]:")
}

/// The pictures of a Markdown body that are named without `asset:`.
pub(super) fn pictures(text: &str, is_asset: impl Fn(&str) -> bool) -> Vec<Name> {
    let begins = text.match_indices(['(', '"', '\'', '<', ' ']).map(|(at, _)| at + 1);
    let names = begins.filter_map(|start| {
        let rest = &text[start..];
        let ends = |c: char| c.is_whitespace() || matches!(c, ')' | '"' | '\'' | '>' | '#' | '?');
        let name = &rest[..rest.find(ends).unwrap_or(rest.len())];
        (begins_address(&text[..start]) && is_asset(name)).then(|| Name {
            kind: SymbolKind::Asset,
            name: name.to_owned(),
            span: start..start + name.len(),
            is_definition: false,
        })
    });
    names.collect()
}

/// The spans of code in a Markdown body, which names nothing.
pub(super) fn markdown_code(text: &str) -> Vec<Range<usize>> {
    let is_code = |event: &Event<'_>| {
        matches!(event, Event::Code(_) | Event::Start(MarkdownTag::CodeBlock(_)))
    };
    events(text, text, false).filter(|(event, _)| is_code(event)).map(|(_, span)| span).collect()
}

/// The pages and assets of links: `page:docs/start#install`, `asset:images/a.png`.
pub(super) fn links(text: &str) -> Vec<Name> {
    let mut names = Vec::new();
    for (scheme, kind) in [("page:", SymbolKind::Page), ("asset:", SymbolKind::Asset)] {
        for at in memmem::find_iter(text.as_bytes(), scheme) {
            let start = at + scheme.len();
            let ends = |c: char| {
                c.is_whitespace() || matches!(c, ')' | '"' | '\'' | '>' | '#' | '?' | '{')
            };
            let rest = &text[start..];
            let name = &rest[..rest.find(ends).unwrap_or(rest.len())];
            if begins_address(&text[..at]) {
                names.push(Name {
                    kind,
                    name: name.to_owned(),
                    span: start..start + name.len(),
                    is_definition: false,
                });
            }
        }
    }
    names
}

/// The spans of the addresses in a style sheet: in `url()` and in texts, except those of `content`;
/// or in other code: texts that are relative paths.
pub(super) fn addresses(text: &str, is_sheet: bool) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(start) = memchr::memchr3(b'"', b'\'', b'u', &text.as_bytes()[at..]) {
        let start = at + start;
        at = start + 1;
        let (before, rest) = text.split_at(start);
        let Some(quote) = rest.chars().next().filter(|c| *c != 'u') else {
            let inner = rest.strip_prefix("url(").filter(|_| is_sheet);
            let inner = inner.map(str::trim_start).filter(|it| !it.starts_with(['"', '\'']));
            if let Some(inner) = inner {
                let length = inner.find(')').unwrap_or(inner.len());
                let start = text.len() - inner.len();
                found.push(start..start + inner[..length].trim_end().len());
                at = start + length;
            }
            continue;
        };
        let Some(length) = rest[1..].find([quote, '\n']) else { continue };
        let span = start + 1..start + 1 + length;
        let declaration = &before[before.rfind([';', '{', '}']).map_or(0, |end| end + 1)..];
        let is_address = match is_sheet {
            true => !declaration.trim_start().starts_with("content"),
            false => text[span.clone()].starts_with("./") || text[span.clone()].starts_with("../"),
        };
        if is_address {
            at = span.end + 1;
            found.push(span);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(names: Vec<Name>, text: &str) -> Vec<String> {
        names.into_iter().map(|one| format!("{} {}", one.name, &text[one.span])).collect()
    }

    #[test]
    fn first_arguments_of_a_function_are_found() {
        let code = "t(\"a-b\") at(\"c\") t( 'd', x=t(\"e\")) t(x) x.t(\"f\") t(`g`) t(\"";
        let whole = 0..code.len();
        let parts = std::slice::from_ref(&whole);
        let found = first_arguments(code, parts, "t", SymbolKind::Message).collect();
        assert_eq!(shown(found, code), ["a-b a-b", "d d", "e e", "g g", " "]);
    }

    #[test]
    fn addresses_are_found() {
        let css = "@import \"a.css\"; a { background: url(b.png) url( '../c.png' ); \
                   content: \"d\" } e { background: image-set(\"f.png\" 1x) }";
        let found: Vec<&str> = addresses(css, true).into_iter().map(|span| &css[span]).collect();
        assert_eq!(found, ["a.css", "b.png", "../c.png", "f.png"]);
        let code = "import a from \"../a.png\"; const b = 'b.png'; // don't\nimport c from './c';";
        let found: Vec<&str> = addresses(code, false).into_iter().map(|span| &code[span]).collect();
        assert_eq!(found, ["../a.png", "./c"]);
    }

    #[test]
    fn variables_of_placeables_are_found() {
        let text = "$a-b { $c-d } {NUMBER($e-f, x: 1)} \\{ $g-h } { $i } { $j-k ->";
        let found: Vec<&str> = variables(text).map(|(name, _)| name).collect();
        assert_eq!(found, ["c-d", "e-f", "j-k"]);
        assert!(variables(text).all(|(name, span)| text[span] == *name));
    }

    #[test]
    fn placeables_and_links_of_markdown_are_found() {
        let text = "{ id } {-id(a: 1)} \\{ id } {{ id }} { id.x } [a](page:docs/b#c) \
                    ![](asset:i/a.png) my page: x page:y\n\n[r]: page:z\n";
        let mut found = placeables(text);
        found.extend(links(text));
        let expected = ["id id", "-id id", "id id", "docs/b docs/b", "z z", "i/a.png i/a.png"];
        assert_eq!(shown(found, text), expected);
    }

    #[test]
    fn pictures_and_code_of_markdown_are_found() {
        let text = "![a](a.png \"A\") <img src='a.png'> a.png `![a](a.png)`\n\n[r]: a.png\n";
        let found = pictures(text, |name| name == "a.png");
        assert_eq!(found.iter().map(|name| name.span.start).collect::<Vec<_>>(), [5, 26, 46, 60]);
        let code: Vec<&str> = markdown_code(text).into_iter().map(|span| &text[span]).collect();
        assert_eq!(code, ["`![a](a.png)`"]);
    }
}
