//! Diagnostics for the syntax of Fluent files.

use std::ops::Range;

use fluent_syntax::parser::{ErrorKind, ParserError};

use crate::base::limit::PLACEABLES;
use crate::base::text::{is_invisible, line_from, line_start, span_of};
use crate::engine::diagnostic::{Change, Code, Diagnostic, Hint, Lookalike, Place, is_dash};
use crate::engine::source::SourcePath;
use crate::i18n::message::scan::{begins_entry, hard_space};

/// The diagnostic for a file that is nested too deeply.
pub(super) fn too_deep(path: &SourcePath, text: &str) -> Option<Diagnostic> {
    let at = first_too_deep(text)?;
    let message = format!("the message has {PLACEABLES}");
    let hint = "close them, or move the inner ones to another message";
    let place = Place::new(path, at..at + 1);
    Some(Diagnostic::new(Code::FluentSyntax, message).at(place).hint(hint))
}

/// The first bracket beyond the limit. Placeables and calls are counted separately, since text may
/// contain parentheses too.
fn first_too_deep(text: &str) -> Option<usize> {
    let bytes = text.as_bytes();
    if memchr::memchr2_iter(b'{', b'(', bytes).count() <= PLACEABLES.most() {
        return None;
    }
    let (mut placeables, mut calls, mut start) = (0_usize, 0_usize, 0);
    for line in text.split_inclusive('\n') {
        let (mut at, end) = (start, start + line.len());
        start = end;
        if line.starts_with('#') {
            continue;
        }
        if begins_entry(line) {
            (placeables, calls) = (0, 0);
        }
        while at < end {
            match bytes[at] {
                b'{' => placeables += 1,
                b'}' => placeables = placeables.saturating_sub(1),
                b'(' if placeables > 0 => calls += 1,
                b')' => calls = calls.saturating_sub(1),
                _ => {}
            }
            if PLACEABLES.is_exceeded_by(placeables.max(calls)) {
                return Some(at);
            }
            at += match bytes[at] {
                b'{' => 1 + quoted(&bytes[at + 1..end]),
                _ => 1,
            };
        }
    }
    None
}

/// The length of the string literal at the start of a placeable, with the space before it: braces
/// in it are text.
fn quoted(rest: &[u8]) -> usize {
    let space = rest.iter().take_while(|byte| **byte == b' ').count();
    if rest.get(space) != Some(&b'"') {
        return 0;
    }
    let mut at = space + 1;
    while let Some(byte) = rest.get(at) {
        match byte {
            b'"' => return at + 1,
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
    0
}

/// The notation of a literal `{` in Fluent.
pub(super) const BRACE: &str = "{\"{\"}";

/// A syntax error, and those in the text that the parser skips because of it: it resumes at the
/// next line that begins with a Latin letter, so it does not see names in other scripts. `brace` is
/// the notation of a literal `{` in the file.
pub(super) fn mistakes(
    path: &SourcePath,
    text: &str,
    error: &ParserError,
    brace: &str,
) -> Vec<Diagnostic> {
    let mut mistakes = vec![first_mistake(path, text, error, brace)];
    let passed_over = error.slice.clone().unwrap_or_default();
    let mut start = passed_over.start;
    for line in text.get(passed_over).unwrap_or_default().split_inclusive('\n') {
        let first = line.chars().next().filter(|first| first.is_alphabetic() && !first.is_ascii());
        if let Some(first) = first
            && start > error.pos.start
            && line.contains('=')
        {
            let kind = ErrorKind::ExpectedCharRange { range: LATIN.to_owned() };
            mistakes.push(parse_error(path, &kind, start..start + first.len_utf8(), brace));
        }
        start += line.len();
    }
    mistakes
}

/// The first error, at its likeliest cause.
fn first_mistake(path: &SourcePath, text: &str, error: &ParserError, brace: &str) -> Diagnostic {
    let mistake = |message: &str, span| {
        Diagnostic::new(Code::FluentSyntax, message).at(Place::new(path, span))
    };
    if let Some((at, message)) = tab(text, error) {
        mistake(message, at..at + 1).hint(spaces(at))
    } else if let Some(found) = lookalike(text, error) {
        parse_error(path, &error.kind, error.pos.clone(), brace).lookalike(found)
    } else if let Some((at, sign)) = continued(text, error) {
        let message = format!("a line of a text can't begin with `{sign}`");
        match sign {
            '\t' => mistake(INDENTED, at..at + 1).hint(spaces(at)),
            _ => mistake(&message, at..at + 1).hint(format!("write `{{\"{sign}\"}}`")),
        }
    } else if let Some(name) = dotted_variable(text, error) {
        let old = &text[name.clone()];
        let new = old.replace('.', "-");
        let hint = Hint::from(format!("write `${new}`, with hyphens"));
        let hint = hint.with_change(Change::word(old, &new));
        mistake("the name of a variable has no dots", name).hint(hint)
    } else if let Some(open) = unclosed(text, error) {
        mistake("this `{` is not closed", open..open + 1)
            .hint(format!("write a `}}` after what it shows, or `{brace}` for a literal `{{`"))
    } else {
        parse_error(path, &error.kind, error.pos.clone(), brace)
    }
}

fn parse_error(path: &SourcePath, kind: &ErrorKind, span: Range<usize>, brace: &str) -> Diagnostic {
    let (message, hint) = describe(kind, brace);
    Diagnostic::new(Code::FluentSyntax, message).at(Place::new(path, span)).hint(hint)
}

/// The character that looks like a character of the syntax.
fn lookalike(text: &str, error: &ParserError) -> Option<Lookalike> {
    let at = error.pos.start;
    let in_code =
        matches!(error.kind, ErrorKind::ExpectedInlineExpression | ErrorKind::ExpectedLiteral);
    let start = error.slice.as_ref().map_or(at, |slice| slice.start.min(at));
    let end = text.get(at..)?.find('\n').map_or(text.len(), |newline| at + newline);
    let in_name = matches!(error.kind, ErrorKind::ExpectedToken('}'))
        && text[at..].starts_with(is_dash)
        && text[..at].ends_with(|c: char| c.is_ascii_alphanumeric());
    let is_hidden = text[at..].starts_with(is_invisible);
    let at_error = Lookalike::at(text, at).filter(|_| in_code || in_name || is_hidden);
    at_error.or_else(|| hard_space(text, start..end))
}

/// The tab that the parser stops at, since the syntax has only spaces, and a message.
fn tab(text: &str, error: &ParserError) -> Option<(usize, &'static str)> {
    let at = error.pos.start;
    let before = text.get(..at).filter(|_| text[at..].starts_with('\t'))?;
    let is_indent = before.trim_end_matches([' ', '\t']).ends_with('\n');
    Some((at, if is_indent { INDENTED } else { "only spaces may stand here, and this is a tab" }))
}

/// The hint for a tab at an offset.
fn spaces(at: usize) -> Hint {
    Hint::from("use spaces").with_change(Change::spans([(at..at + 1, "    ")]))
}

const INDENTED: &str = "a line is indented with a tab";

/// The character that can't begin a further line of a text, and its place.
fn continued(text: &str, error: &ParserError) -> Option<(usize, char)> {
    let is_name = |range: &str| range == LATIN;
    if !matches!(&error.kind, ErrorKind::ExpectedCharRange { range } if is_name(range)) {
        return None;
    }
    let start = line_start(text, error.pos.start);
    let line = line_from(text, start);
    let words = line.trim_start_matches(' ');
    let sign = words.chars().next().filter(|sign| matches!(sign, '*' | '[' | '\t'))?;
    let at = start + line.len() - words.len();
    let is_continued = sign == '\t' || at > start;
    (is_continued && error.pos.start <= at).then_some((at, sign))
}

/// The name of a variable with dots, if the parser stops at the first of them.
fn dotted_variable(text: &str, error: &ParserError) -> Option<Range<usize>> {
    let is_name = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_');
    let (before, after) = text.split_at_checked(error.pos.start)?;
    let start = before.trim_end_matches(is_name).len();
    let rest = after.trim_start_matches(|c| c == '.' || is_name(c));
    let end = text.len() - rest.len();
    let is_dotted =
        after.starts_with('.') && before[..start].ends_with('$') && start < before.len();
    is_dotted.then(|| start..start + text[start..end].trim_end_matches('.').len())
}

/// The opening brace without a closing one, if the parser reports it only on a later line: it
/// continues to the next entry.
fn unclosed(text: &str, error: &ParserError) -> Option<usize> {
    if !matches!(error.kind, ErrorKind::ExpectedToken('}')) {
        return None;
    }
    let before = text.get(..error.pos.start)?;
    let mut lines = before.rsplit('\n');
    let entry = span_of(before, lines.find(|line| begins_entry(line))?)?.start;
    let bytes = before.as_bytes();
    let (mut open, mut at) = (Vec::new(), entry);
    while at < bytes.len() {
        match bytes[at] {
            b'{' => open.push(at),
            b'}' => drop(open.pop()),
            _ => {}
        }
        at += match bytes[at] {
            b'{' => 1 + quoted(&bytes[at + 1..]),
            _ => 1,
        };
    }
    open.pop().filter(|brace| before[*brace..].contains('\n'))
}

/// Reports comments without a space after `#`, which Fluent requires. The parser accepts them;
/// other programs lose the following entry.
pub(super) fn tight_comments(path: &SourcePath, text: &str) -> Vec<Diagnostic> {
    let starts_line = |at: &usize| *at == 0 || text.as_bytes()[at - 1] == b'\n';
    let starts = memchr::memchr_iter(b'#', text.as_bytes()).filter(starts_line);
    let sigils = starts.filter_map(|at| {
        let words = text[at..].trim_start_matches('#');
        let sigil = text.len() - at - words.len();
        let is_comment = sigil <= 3 && words.starts_with([' ', '\n', '\r']);
        (!words.is_empty() && !is_comment).then(|| at..at + sigil)
    });
    let mistake = |sigil| {
        Diagnostic::new(Code::FluentSyntax, "a comment begins with `# `")
            .at(Place::new(path, sigil))
            .hint("write a space after the `#`; one, two or three of them are allowed")
    };
    sigils.map(mistake).collect()
}

/// The parser's notation for the letters that a name begins with.
const LATIN: &str = "a-zA-Z";

fn describe(kind: &ErrorKind, brace: &str) -> (String, String) {
    let usual = "a message is `id = text`; further lines of its text are indented";
    let select = "a choice is `{ $count -> [one] … *[other] … }`, each form on a line of its own";
    let fixed = |message: &str, hint: &str| (message.to_owned(), hint.to_owned());
    match kind {
        ErrorKind::ExpectedToken('}') => fixed(
            "a `}` is expected here",
            &format!(
                "a placeable is `{{ $variable }}`, `{{ -term }}` or `{{ message }}`; write \
                 `{brace}` for a literal `{{`"
            ),
        ),
        ErrorKind::ExpectedToken(token) => fixed(&format!("a `{token}` is expected here"), usual),
        ErrorKind::ExpectedCharRange { range } => match range.as_str() {
            LATIN => fixed(
                "a name begins with a letter from `a` to `z`",
                "ids are the same in all languages, made of the letters `a` to `z`, digits, `-` \
                 and `_`; the translation follows the `=`",
            ),
            "0-9" => fixed("a digit is expected here", "numbers are written like `1234.5`"),
            _ => fixed("the forms of a choice begin on a line of their own", select),
        },
        ErrorKind::ExpectedMessageField { entry_id } => {
            fixed(&format!("the message `{entry_id}` has no text"), "write its text after the `=`")
        }
        ErrorKind::ExpectedTermField { entry_id } => {
            fixed(&format!("the term `-{entry_id}` has no text"), "write its text after the `=`")
        }
        ErrorKind::MissingDefaultVariant => {
            fixed("the selection has no default variant", "mark one with a star: `*[other]`")
        }
        ErrorKind::MultipleDefaultVariants => {
            fixed("two forms of the choice are marked with `*`", "keep one of the stars")
        }
        ErrorKind::MissingValue => fixed("a text is expected here", usual),
        ErrorKind::UnterminatedStringLiteral => {
            fixed("the quotes are not closed", "close them on the same line")
        }
        ErrorKind::UnbalancedClosingBrace => {
            fixed("this `}` has no opening `{`", "write `{\"}\"}` for a literal `}`")
        }
        ErrorKind::ExpectedInlineExpression => fixed(
            "a variable, a term or a function is expected here",
            &format!("write `{{ $variable }}`, or `{brace}` for a literal `{{`"),
        ),
        ErrorKind::ExpectedSimpleExpressionAsSelector
        | ErrorKind::MessageReferenceAsSelector
        | ErrorKind::TermReferenceAsSelector
        | ErrorKind::MessageAttributeAsSelector => {
            fixed("this can't be the selector of a choice", select)
        }
        ErrorKind::TermAttributeAsPlaceable => fixed(
            "the attribute of a term can't be printed",
            "make it another term, or use it as a selector",
        ),
        other => {
            let mut message = other.to_string();
            if let Some(first) = message.get_mut(..1) {
                first.make_ascii_lowercase();
            }
            fixed(&message, "see reference/messages in the docs for what a message can contain")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn depth_counts_what_the_parser_enters() {
        let deep = "{".repeat(PLACEABLES.most());
        let calls = "A(\n".repeat(PLACEABLES.most());
        for (text, expected) in [
            (format!("a = {deep}"), None),
            (format!("a = {deep}\n-b = {deep}\n# {deep}{deep}\n"), None),
            (format!("a = {}", "{ \"{\" } { $b } (".repeat(100)), None),
            (format!("a = {deep}\n{{"), Some(69)),
            (format!("a = {{ {calls}"), None),
            (format!("a = {{ {calls}A("), Some(199)),
            (format!("a = {deep}\"\\"), None),
            (format!("é = {deep}\n{deep}"), Some(70)),
        ] {
            assert_eq!(first_too_deep(&text), expected, "{text}");
        }
    }
}
