//! Finds valid Markdown that may be rendered in an unexpected way.

use std::ops::Range;

use pulldown_cmark::{Tag, TagEnd};

use crate::i18n::format::{is_cjk, is_punctuation};
use crate::page::markdown::autolink::bare_links;
use crate::page::markdown::blocks::BlockMistake;
use crate::page::markdown::events::Event;
use crate::page::markdown::foreign::foreign;
use crate::page::markdown::text_run::{Run, TextPiece};

/// Signs of emphasis, and the characters that an East Asian input method types for them.
const SIGNS: [&str; 4] = ["**", "~~", "__", "＊＊"];

/// Finds signs of emphasis that are shown as text, and addresses with an ambiguous end.
#[derive(Default)]
pub(super) struct Doubts<'a> {
    is_code: bool,
    in_link: bool,
    run: Run<'a>,
    /// The last text without an escape or markup in it.
    text: Range<usize>,
    /// The signs of the open block that are text, and whether punctuation makes them so.
    signs: Vec<(&'static str, Range<usize>, bool)>,
    /// All signs of the open block that are text, and whether one without another is a mistake.
    alone: Vec<(&'static str, Range<usize>, bool)>,
    /// The first `_` and the first `~` of the block before East Asian punctuation.
    openers: [Option<Range<usize>>; 2],
    /// The first `*` and the first `_` of the block that may begin emphasis.
    singles: [Option<Single>; 2],
    doubts: Vec<BlockMistake>,
}

/// A single sign of emphasis that is text.
#[derive(Clone)]
struct Single {
    span: Range<usize>,
    is_blocked: bool,
}

/// Quotation marks of ASCII and Latin.
const QUOTES: &str = "\"'‘’“”«»„‚‹›";

/// Whether a sign of emphasis between these texts has no effect because punctuation is on its side
/// of the marked words, and a letter on the other side: `*‘words’*है`. Operators, as in `a*(b)*c`,
/// are not such signs.
fn is_blocked(outside: Option<char>, inside: Option<char>) -> bool {
    let (Some(outside), Some(inside)) = (outside, inside) else { return false };
    let is_letter = !outside.is_whitespace() && !is_punctuation(outside) && !outside.is_numeric();
    let is_mark = is_punctuation(inside) && !is_cjk(inside);
    is_letter && is_mark && (!outside.is_ascii() || QUOTES.contains(inside))
}

/// Whether `__` between these characters was intended as a sign of emphasis, at its start or, if it
/// `is_open`, at its end. In names of code and in gaps to fill in it was not.
fn is_underlined(before: Option<char>, after: Option<char>, is_open: bool) -> bool {
    let is_wide = |c: char| !c.is_ascii() && !c.is_whitespace();
    let is_line = before == Some('_') || after == Some('_');
    let is_beside = [before, after].into_iter().flatten().any(is_wide);
    let is_inside = match is_open {
        true => before.is_some_and(|c| c.is_alphanumeric() || "」』）》〉】］”’".contains(c)),
        false => after.is_some_and(|c| c.is_alphanumeric() || "「『（《〈【［“‘".contains(c)),
    };
    !is_line && is_beside && is_inside
}

/// Whether the only sign of a block, between these texts, was intended to begin or to end emphasis.
/// It was not as an operator or behind a number, in names of code and in gaps to fill in; and `~~`
/// after words is a wave in some languages.
fn is_intended_alone(sign: &str, before: &str, after: &str) -> bool {
    let (previous, next) = (before.chars().next_back(), after.chars().next());
    let is = |c: Option<char>, test: fn(char) -> bool| c.is_some_and(test);
    let (is_after_word, is_before_word) =
        (is(previous, char::is_alphanumeric), is(next, char::is_alphanumeric));
    let is_open = !is_after_word && next.is_some_and(|c| !c.is_whitespace());
    let is_close = !is_before_word && previous.is_some_and(|c| !c.is_whitespace());
    let is_free = !is_after_word && !is_before_word;
    let is_numeric = is(before.trim_end().chars().next_back(), char::is_numeric);
    match sign {
        "**" => (is_open || is_close || is_free) && !is_numeric,
        "__" => is_open && is_before_word,
        "~~" => is_open,
        _ => false,
    }
}

/// The tag of an element that word processors leave in pasted text, such as `<o:p>`.
fn office_tag(text: &str) -> Option<Range<usize>> {
    const PREFIXES: [&str; 4] = ["o:", "w:", "v:", "st1:"];
    text.match_indices('<').find_map(|(at, _)| {
        let name = text[at + 1..].trim_start_matches('/');
        let end = name.find('>').filter(|_| PREFIXES.iter().any(|one| name.starts_with(one)))?;
        let is_tag = !name[..end].contains(['<', '\n']);
        is_tag.then(|| at..text.len() - name.len() + end + 1)
    })
}

/// The hint for signs beside punctuation.
const OUTSIDE_HINT: &str = "write the punctuation outside of the signs: `“SIGNwordsSIGN”`";

impl<'a> Doubts<'a> {
    /// Reads an event. `masked` is the text that the parser reads.
    pub(super) fn read(
        &mut self,
        source: &str,
        masked: &str,
        event: &Event<'a>,
        span: &Range<usize>,
    ) {
        if let Event::Text(text) = event
            && !self.is_code
        {
            let is_verbatim = source[span.clone()] == **text;
            let is_escaped = source[..span.start].ends_with('\\');
            if !is_verbatim || is_escaped || span.start != self.text.end {
                self.signs(masked);
                // The span of an escaped character begins after the backslash.
                let first = text.chars().next().filter(|_| is_escaped).map_or(0, char::len_utf8);
                self.text = span.start + first..span.start + first;
            }
            if is_verbatim {
                self.text.end = span.end;
            }
            if !self.in_link {
                self.run.push(source, text.clone(), span.clone());
            }
            return;
        }
        self.addresses(source);
        self.signs(masked);
        match event {
            Event::Start(Tag::CodeBlock(_)) => self.is_code = true,
            Event::End(TagEnd::CodeBlock) => self.is_code = false,
            Event::Start(Tag::Link { .. } | Tag::Image { .. }) => self.in_link = true,
            Event::End(TagEnd::Link | TagEnd::Image) => self.in_link = false,
            Event::End(TagEnd::Emphasis | TagEnd::Strong | TagEnd::Strikethrough) => {}
            Event::End(_) => self.end_block(),
            _ => {}
        }
    }

    /// Returns all findings.
    pub(super) fn finish(self) -> Vec<BlockMistake> {
        self.doubts
    }

    /// Reads the signs of the last text.
    fn signs(&mut self, source: &str) {
        let span = std::mem::take(&mut self.text);
        let text = &source[span.clone()];
        self.doubts.extend(foreign(source, &span));
        for sign in SIGNS {
            for (at, _) in text.match_indices(sign) {
                let at = span.start + at..span.start + at + sign.len();
                let before = source[..at.start].chars().next_back();
                let after = source[at.end..].chars().next();
                let is_blocked = is_blocked(before, after) || is_blocked(after, before);
                let is_open = self.signs.iter().any(|(open, ..)| *open == sign);
                let c = sign.chars().next();
                // A run of the sign is a line, or an ornament.
                let is_run = before == c || after == c;
                let is_intended =
                    !is_run && is_intended_alone(sign, &source[..at.start], &source[at.end..]);
                self.alone.push((sign, at.clone(), is_intended));
                if sign == "__" && !is_blocked && !is_underlined(before, after, is_open) {
                    continue;
                }
                self.signs.push((sign, at, is_blocked));
            }
        }
        if let Some(tag) = office_tag(text) {
            let message = format!("`{}` is shown as text", &text[tag.clone()]);
            let hint = "remove it: a word processor left it here";
            self.doubt(&message, hint, span.start + tag.start..span.start + tag.end);
        }
        self.singles(source, &span);
        let is_wide = |c: char| is_cjk(c) && is_punctuation(c);
        for (which, (sign, other)) in [("_", "*"), ("~", "~~")].into_iter().enumerate() {
            for (at, _) in text.match_indices(sign) {
                let at = span.start + at;
                let (before, after) = (&source[..at], &source[at + 1..]);
                if before.ends_with(sign) || after.starts_with(sign) {
                    continue;
                }
                if after.starts_with(is_wide) {
                    self.openers[which].get_or_insert(at..at + 1);
                } else if before.ends_with(is_wide)
                    && let Some(span) = self.openers[which].take()
                {
                    let message = format!("`{sign}` is printed as text: it marks only whole words");
                    let hint = format!("write `{other}` instead of both, or `\\{sign}`");
                    self.doubt(&message, &hint, span);
                }
            }
        }
    }

    /// Finds single signs of emphasis in a text, of which the punctuation beside them makes the
    /// parser ignore at least one.
    fn singles(&mut self, source: &str, span: &Range<usize>) {
        for (which, sign) in ['*', '_'].into_iter().enumerate() {
            for (at, _) in source[span.clone()].match_indices(sign) {
                let at = span.start + at;
                let (before, after) = (&source[..at], &source[at + 1..]);
                if before.ends_with(sign) || after.starts_with(sign) {
                    continue;
                }
                let (previous, next) = (before.chars().next_back(), after.chars().next());
                let can_end = previous.is_some_and(|c| !c.is_whitespace());
                let begun = self.singles[which].clone().filter(|_| can_end);
                if let Some(begun) = begun
                    && (begun.is_blocked || is_blocked(next, previous))
                {
                    self.singles[which] = None;
                    let message = format!("these `{sign}` are shown, and mark nothing");
                    self.doubt(&message, &OUTSIDE_HINT.replace("SIGN", "*"), begun.span);
                } else if next.is_some_and(|c| !c.is_whitespace()) {
                    let is_blocked = is_blocked(previous, next);
                    self.singles[which] = Some(Single { span: at..at + 1, is_blocked });
                }
            }
        }
    }

    fn addresses(&mut self, source: &str) {
        for part in std::mem::take(&mut self.run).parts(source) {
            let TextPiece::Text(text, spans) = part else { continue };
            let Some((first, last)) = spans.first().zip(spans.last()) else { continue };
            for link in bare_links(&text).into_iter().filter(|link| link.is_doubtful) {
                let shown = &text[link.span];
                let within = source[first.start..last.end].find(shown);
                let start = within.map_or(first.start, |at| first.start + at);
                let message = format!("the link `{shown}` ends before the letter that follows");
                let hint = "write the whole address between `<` and `>`, or a space after it";
                self.doubt(&message, hint, start..start + shown.len());
            }
        }
    }

    fn end_block(&mut self) {
        let signs = std::mem::take(&mut self.signs);
        let alone = std::mem::take(&mut self.alone);
        for (sign, span, _) in alone.iter().filter(|(.., is_intended)| *is_intended) {
            if alone.iter().filter(|(other, ..)| other == sign).count() == 1 {
                let message = format!("this `{sign}` is shown, and marks nothing");
                let c = &sign[..1];
                let hint = format!(
                    "write `{sign}` before and after the marked words, in the same paragraph, or \
                     `\\{c}\\{c}` for a literal one"
                );
                self.doubt(&message, &hint, span.clone());
            }
        }
        self.openers = [None, None];
        self.singles = [None, None];
        for sign in SIGNS {
            let mut of_sign = signs.iter().filter(|(other, ..)| *other == sign);
            let (Some((_, first, _)), Some(_)) = (of_sign.next(), of_sign.next()) else { continue };
            let is_blocked =
                signs.iter().any(|(other, _, is_blocked)| *other == sign && *is_blocked);
            let message = format!("these `{sign}` are shown, and mark nothing");
            let c = &sign[..sign.len() / 2];
            let hint = match c {
                "＊" => "write `**words**`".to_owned(),
                "_" => "write `**` instead of both, or `\\_\\_` for literal ones".to_owned(),
                _ if is_blocked => OUTSIDE_HINT.replace("SIGN", sign),
                _ => format!(
                    "write no space between the signs and the words, or `\\{c}\\{c}` for literal \
                     ones"
                ),
            };
            self.doubt(&message, &hint, first.clone());
        }
    }

    fn doubt(&mut self, message: &str, hint: &str, span: Range<usize>) {
        let (message, hint) = (message.to_owned(), hint.to_owned());
        self.doubts.push(BlockMistake { message, hint, span });
    }
}

#[cfg(test)]
mod tests {
    use crate::page::markdown::heading::landmarks;

    #[test]
    fn signs_that_mark_nothing_are_found() {
        for (text, places) in [
            ("a **b** c*d ~e~ 2*3*4 f_g_h", &[][..]),
            ("** a** b", &["**"]),
            ("\\*\\*a\\*\\* `**` `**`", &[]),
            ("は_「x」_です", &["_"]),
            ("は~「x」~です", &["~"]),
            ("です。__「下線」__です", &["__"]),
            ("中文__斜__中文", &["__"]),
            ("a __init__ b__c__d 姓名：____ 姓名__，年龄__", &[]),
            ("中文_「斜」_中文", &["_"]),
            ("*‘उद्धरण’*है", &["*"]),
            ("है*‘उद्धरण’* _\"उद्धरण\"_है", &["*", "_"]),
            ("**\"คำ\"**นี้ ~~(คำ)~~นี้", &["**", "~~"]),
            ("*\"words\"*s", &["*"]),
            ("a*(b+c)*d 5*(3+2)*4 *(b)*c f_(g)_h 10*, 20*", &[]),
            ("\\*‘उद्धरण’\\*है", &[]),
            ("10時~12時、（13時）~15時", &[]),
            ("[[toc]]", &["[[toc]]"]),
            ("a\n\n> [TOC]", &["[TOC]"]),
            ("a [TOC] [toc](page:a) [[1]](page:b) \\[\\[x]]", &[]),
            ("see [[A page|words]] `[[b]]`", &["[[A page|words]]"]),
            ("!!! note\n    text", &["!!!"]),
            ("::: tip", &[":::"]),
            ("a ==b c== d == e == f x==1, y==2 x=== \\==y== 中==文==中", &["==b c==", "==文=="]),
            ("$$a$$ $5 $$ $$$", &["$$a$$"]),
            ("**Hefe frisst\n\nZucker** Wort ** Wort", &["**", "**"]),
            ("Hefe** frisst\n\n**`a` b", &["**", "**"]),
            ("~~Zucker\n\n__Hefe frisst", &["~~", "__"]),
            ("**a** **b", &["**"]),
            ("2 ** 3\n\na**b\n\nf**k\n\n0.52** `**` so~~ name__\n\na *** b", &[]),
            ("a<o:p></o:p> b <w:sdt> `<o:p>` \\<o:p>", &["<o:p>"]),
            ("<https://a.example> a <b", &[]),
            ("https://a.example/wiki/維基 https://a.example/b。", &["https://a.example/wiki/"]),
        ] {
            let doubts = landmarks(text, text, false).doubts;
            let found: Vec<&str> = doubts.iter().map(|doubt| &text[doubt.span.clone()]).collect();
            assert_eq!(found, places, "{text}");
        }
    }
}
