//! Finds string literals in templates and islands that name a message.

use std::ops::Range;

/// A literal with the id of a message, or of one of its attributes.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct IdLiteral {
    /// The bytes of the id.
    pub(super) span: Range<usize>,
    /// Whether the literal is in the first argument of a function for messages.
    pub(super) is_argument: bool,
}

/// Returns the literals with an id in these parts of a text.
pub(super) fn id_literals(
    text: &str,
    parts: &[Range<usize>],
    id: &str,
    functions: &[&str],
) -> Vec<IdLiteral> {
    let in_part = |part: &Range<usize>| {
        let code = &text[part.clone()];
        let found = memchr::memmem::find_iter(code.as_bytes(), id);
        let literals = found.filter(|at| is_literal(code, *at..*at + id.len()));
        let literal = |at: usize| IdLiteral {
            span: part.start + at..part.start + at + id.len(),
            is_argument: call_of(&code[..at - 1]).is_some_and(|name| functions.contains(&name)),
        };
        literals.map(literal).collect::<Vec<_>>()
    };
    parts.iter().flat_map(in_part).collect()
}

/// Returns whether an id is quoted; a dot and the name of an attribute may follow the id.
fn is_literal(code: &str, span: Range<usize>) -> bool {
    let Some(quote) = code[..span.start].chars().next_back() else { return false };
    let is_name = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_');
    let rest = &code[span.end..];
    let rest = rest.strip_prefix('.').map_or(rest, |rest| rest.trim_start_matches(is_name));
    matches!(quote, '"' | '\'' | '`') && rest.starts_with(quote)
}

/// Returns the name of the function whose first argument is open at the end of this code.
fn call_of(code: &str) -> Option<&str> {
    let bytes = code.as_bytes();
    let (mut at, mut depth) = (bytes.len(), 0_usize);
    while at > 0 {
        at -= 1;
        match bytes[at] {
            quote @ (b'"' | b'\'' | b'`') => at = memchr::memrchr(quote, &bytes[..at])?,
            b')' | b']' | b'}' => depth += 1,
            b'(' if depth == 0 => {
                let before = code[..at].trim_end();
                let is_name = |c: char| c.is_alphanumeric() || c == '_';
                return Some(&before[before.trim_end_matches(is_name).len()..]);
            }
            b'(' | b'[' | b'{' => depth = depth.checked_sub(1)?,
            b',' | b';' if depth == 0 => return None,
            _ => {}
        }
    }
    None
}

/// Returns the spans of an id in the placeables of Markdown: `{ id }`, `{ -id(…) }`. A span
/// excludes the dash.
pub(super) fn placeables(text: &str, id: &str) -> Vec<Range<usize>> {
    let dash = usize::from(id.starts_with('-'));
    let found = memchr::memmem::find_iter(text.as_bytes(), id).filter(|at| {
        let before = text[..*at].trim_end_matches(' ');
        let after = text[at + id.len()..].trim_start_matches(' ');
        let opens = before.strip_suffix('{').is_some_and(|before| !before.ends_with(['\\', '{']));
        opens && after.starts_with(['}', '(', '.'])
    });
    found.map(|at| at + dash..at + id.len()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn literals_of_calls_are_told_from_others() {
        let code = "t(\"id\") t( 'id' ) rich(\"id.a\", b=t(\"x\")) t(x, \"id\") f(\"id\") \
                    t(\"id-b\") t(\"a\" if f(\"(\") else \"id\") [\"id\"] t(a[`id`])";
        let all = 0..code.len();
        let found = id_literals(code, std::slice::from_ref(&all), "id", &["t", "rich"]);
        let calls: Vec<bool> = found.iter().map(|literal| literal.is_argument).collect();
        assert_eq!(calls, [true, true, true, false, false, true, false, false]);
        assert!(found.iter().all(|literal| &code[literal.span.clone()] == "id"));
    }

    #[test]
    fn placeables_of_markdown_are_found() {
        let text = "{ id } {id} {-id} { -id(a: 1) } \\{ id } { id.x } { ids } id";
        let spans =
            |id| placeables(text, id).into_iter().map(|span| span.start).collect::<Vec<_>>();
        assert_eq!(spans("id"), [2, 8, 42]);
        assert_eq!(spans("-id"), [14, 21]);
    }
}
