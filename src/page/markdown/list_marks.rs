//! Lines that were intended to begin a list, a quotation or a heading but that the parser reads as
//! text, since a sign or the space after it is a similar character.

use crate::base::text::{is_invisible, is_joiner};

/// A mistake at the start of a line: the length of the affected part, a message and a hint.
pub(super) type WrongMark = (usize, String, String);

/// Bullets of other programs.
const BULLETS: [char; 9] = ['•', '‣', '◦', '●', '○', '▪', '・', '･', '－'];

/// Bullets that begin a list even on a single line, with a space after them.
const SURE_BULLETS: [char; 4] = ['•', '‣', '◦', '▪'];

/// Characters that word processors write for bullets, with a tab after them.
const OFFICE_BULLETS: [char; 6] = ['·', 'o', '§', 'Ø', '\u{f0b7}', '\u{f0a7}'];

/// Dashes, which begin a line of a list only with a space after them.
const DASHES: [char; 7] = ['‐', '‑', '‒', '–', '—', '―', '−'];

/// The zeros of the decimal digits that lists of other programs have, apart from those of ASCII.
const ZEROS: [char; 18] = [
    '\u{660}', '\u{6f0}', '\u{966}', '\u{9e6}', '\u{a66}', '\u{ae6}', '\u{b66}', '\u{be6}',
    '\u{c66}', '\u{ce6}', '\u{d66}', '\u{e50}', '\u{ed0}', '\u{f20}', '\u{1040}', '\u{17e0}',
    '\u{1810}', '０',
];

/// The ASCII digit of a decimal digit.
fn ascii_digit(c: char) -> Option<char> {
    let of = |zero: char| u32::from(c).checked_sub(u32::from(zero)).filter(|digit| *digit < 10);
    let digit = std::iter::once('0').chain(ZEROS).find_map(of)?;
    char::from_digit(digit, 10)
}

/// Returns the mistake at the start of a line of text. `above` is the line before it in the same
/// paragraph, `is_item` is true if it is the first line of a list item, and `is_quoted` if it
/// follows a `>`.
pub(super) fn wrong_mark(
    line: &str,
    above: Option<&str>,
    is_item: bool,
    is_quoted: bool,
) -> Option<WrongMark> {
    before_mark(line, is_quoted)
        .or_else(|| bullet(line, above))
        .or_else(|| number(line, above))
        .or_else(|| quotation(line))
        .or_else(|| is_item.then(|| task(line)).flatten())
}

/// A space that CommonMark does not treat as one.
fn is_other_space(c: char) -> bool {
    c.is_whitespace() && !matches!(c, ' ' | '\t' | '\n' | '\r') || has_no_width(c)
}

/// A character without a width.
fn has_no_width(c: char) -> bool {
    is_invisible(c) || is_joiner(c)
}

fn starts_with_space(text: &str) -> bool {
    text.starts_with([' ', '\t'])
}

/// The first words of a text, for a hint.
fn words(text: &str) -> String {
    let text = text.trim_start_matches(|c: char| c.is_whitespace() || has_no_width(c)).trim_end();
    let begin: String = text.split_inclusive(' ').take(4).collect();
    let begin: String = begin.chars().take(40).collect();
    if begin.len() < text.len() { format!("{begin}…") } else { begin }
}

/// Finds characters before the sign of a block.
fn before_mark(line: &str, is_quoted: bool) -> Option<WrongMark> {
    let rest = line.trim_start_matches(is_other_space);
    let length = line.len() - rest.len();
    if length == 0 {
        return None;
    }
    let digits = rest.trim_start_matches(|c: char| c.is_ascii_digit());
    let after_number = digits.strip_prefix(['.', ')']).filter(|_| digits.len() < rest.len());
    let hashes = rest.trim_start_matches('#');
    let is_heading = (1..=6).contains(&(rest.len() - hashes.len())) && starts_with_space(hashes);
    let is_block = is_heading
        || rest.strip_prefix(['-', '*', '+']).is_some_and(starts_with_space)
        || after_number.is_some_and(starts_with_space)
        || rest.starts_with(['>', '|'])
        || rest.starts_with("```")
        || rest.starts_with("~~~");
    let is_seen = line.starts_with(char::is_whitespace);
    let message = match (is_quoted && is_seen, is_seen) {
        _ if is_block && is_seen => "the space before this is not an ordinary one, so it is text",
        _ if is_block => "an invisible character stands before this, so it is text",
        (true, _) => "the space after the `>` of this quotation is not an ordinary one",
        _ => return None,
    };
    let hint = match is_block {
        true => format!("remove it, or write ordinary spaces: `{}`", words(rest)),
        false => format!("write `> {}`", words(rest)),
    };
    Some((length, message.to_owned(), hint))
}

fn bullet(line: &str, above: Option<&str>) -> Option<WrongMark> {
    let sign = line.chars().next()?;
    let rest = &line[sign.len_utf8()..];
    if matches!(sign, '-' | '*' | '+') && rest.starts_with(is_other_space) {
        let message = format!("the space after the `{sign}` of this list is not an ordinary one");
        let hint = format!("write `{sign} {}`, or `\\{sign}` for a literal one", words(rest));
        return Some((1, message, hint));
    }
    let is_wide = matches!(sign, '－' | '＊' | '＋') && rest.starts_with(char::is_whitespace);
    let is_bullet =
        BULLETS.contains(&sign) || DASHES.contains(&sign) && rest.starts_with(char::is_whitespace);
    // With a line break, they are lines of a dialogue.
    let is_broken = |above: &str| above.ends_with('\\') || above.ends_with("  ");
    let is_listed =
        is_bullet && above.is_some_and(|above| above.starts_with(sign) && !is_broken(above));
    (is_wide || is_listed).then(|| {
        let message = format!("lines that begin with `{sign}` are not a list, but one paragraph");
        (sign.len_utf8(), message, format!("write `- {}`", words(rest)))
    })
}

/// Returns the bullet of another program at the start of a line without other such lines.
pub(super) fn single_bullet(line: &str, above: Option<&str>) -> Option<WrongMark> {
    let sign = line.chars().next().filter(|_| above.is_none())?;
    let rest = &line[sign.len_utf8()..];
    let is_bullet = SURE_BULLETS.contains(&sign) && rest.starts_with(char::is_whitespace)
        || OFFICE_BULLETS.contains(&sign) && rest.starts_with('\t');
    (is_bullet && !rest.trim().is_empty()).then(|| {
        let message = format!("a line that begins with `{sign}` is not a list, but text");
        (sign.len_utf8(), message, format!("write `- {}`", words(rest)))
    })
}

/// The length of a number with its sign at the start of a line, and whether both are ASCII.
fn number_length(line: &str) -> Option<(usize, bool)> {
    let is_digit = |c: char| ascii_digit(c).is_some();
    let after = line.trim_start_matches(is_digit);
    let digits = line.len() - after.len();
    let sign = after.chars().next().filter(|c| matches!(c, '.' | ')' | '．' | '）'))?;
    let rest = &after[sign.len_utf8()..];
    let is_number = digits > 0 && digits <= 27 && !rest.trim().is_empty();
    let is_decimal = rest.starts_with(is_digit);
    let length = digits + sign.len_utf8();
    (is_number && !is_decimal).then(|| (length, line[..length].is_ascii()))
}

fn number(line: &str, above: Option<&str>) -> Option<WrongMark> {
    let (length, is_ascii) = number_length(line)?;
    let rest = &line[length..];
    let mark = &line[..length];
    let is_listed = above.and_then(number_length).is_some_and(|(_, other)| other == is_ascii);
    let digits: String = mark.chars().filter_map(ascii_digit).collect();
    // A date begins with a number and such a space, too: `12. Oktober`.
    if is_ascii && rest.starts_with(is_other_space) && (is_listed || digits == "1") {
        let message = format!("the space after the `{mark}` of this list is not an ordinary one");
        let (number, sign) = mark.split_at(mark.len() - 1);
        let hint = format!("write `{mark} {}`, or `{number}\\{sign}` for a number", words(rest));
        return Some((length, message, hint));
    }
    // In full-width digits, even one line was intended as a list.
    let is_wide = mark.starts_with(|c: char| c.is_ascii() || matches!(c, '０'..='９'));
    if is_ascii || !(is_listed || is_wide && rest.starts_with(char::is_whitespace)) {
        return None;
    }
    let message = format!("`{mark}` is not a list number; those have ASCII digits and signs");
    let hint = format!(
        "write `{digits}. {}`, or an empty line between lines that are not a list",
        words(rest)
    );
    Some((length, message, hint))
}

fn quotation(line: &str) -> Option<WrongMark> {
    let rest = line.strip_prefix('＞')?;
    let message = "a quotation begins with `>`, not with a full-width one".to_owned();
    Some(('＞'.len_utf8(), message, format!("write `> {}`", words(rest))))
}

/// The box of a task.
fn task(line: &str) -> Option<WrongMark> {
    let inside = line.strip_prefix(['[', '［'])?;
    let end = inside.find([']', '］'])?;
    let (state, rest) = (&inside[..end], &inside[end..]);
    let rest = &rest[rest.chars().next()?.len_utf8()..];
    let is_done = matches!(state, "x" | "X" | "ｘ" | "Ｘ");
    let is_box = is_done || state.chars().all(|c| c.is_whitespace() || has_no_width(c));
    if !is_box || rest.starts_with(['(', '[', ':', '（']) || rest.trim().is_empty() {
        return None;
    }
    let length = line.len() - rest.len();
    let message = "this is not the box of a task, so it is text".to_owned();
    let mark = if is_done { 'x' } else { ' ' };
    Some((
        length,
        message,
        format!("write `- [{mark}] {}`, or `\\[` for a literal `[`", words(rest)),
    ))
}
