//! Finds valid Markdown that is probably rendered in another way than intended.

use std::ops::Range;

use pulldown_cmark::{Tag, TagEnd};

use crate::i18n::format::{is_cjk, is_punctuation};
use crate::page::markdown::autolink::bare_links;
use crate::page::markdown::blocks::BlockMistake;
use crate::page::markdown::dialects::other_dialects;
use crate::page::markdown::events::Event;
use crate::page::markdown::text_run::{TextPiece, TextRun};

/// Delimiters of emphasis, and the characters that an East Asian input method types for them.
const DELIMITERS: [&str; 4] = ["**", "~~", "__", "＊＊"];

/// Finds delimiters of emphasis that are printed as text, and addresses with an ambiguous end.
#[derive(Default)]
pub(super) struct DoubtfulMarkdown<'a> {
    /// Whether the text may contain formulas.
    has_math: bool,
    /// The last `$$` that is text, and may begin a formula.
    open_formula: Option<usize>,
    is_code: bool,
    in_link: bool,
    run: TextRun<'a>,
    /// The last text without an escape or markup in it.
    text: Range<usize>,
    /// The delimiters of the open block that are text, and whether punctuation is the reason.
    printed: Vec<(&'static str, Range<usize>, bool)>,
    /// All delimiters of the open block that are text, and whether an unpaired one is a mistake.
    unpaired: Vec<(&'static str, Range<usize>, bool)>,
    /// The first `_` and the first `~` of the block before East Asian punctuation.
    wide_openers: [Option<Range<usize>>; 2],
    /// The first `*` and the first `_` of the block that may begin emphasis.
    single_openers: [Option<SingleDelimiter>; 2],
    found: Vec<BlockMistake>,
}

/// A `*` or `_` that is text.
#[derive(Clone)]
struct SingleDelimiter {
    span: Range<usize>,
    is_blocked: bool,
}

/// Quotation marks of ASCII and Latin.
const QUOTES: &str = "\"'‘’“”«»„‚‹›";

/// Returns whether punctuation inside a delimiter and a letter outside it prevent emphasis, as in
/// `*‘words’*है`. ASCII operators (`a*(b)*c`) are excluded.
fn is_blocked(outside: Option<char>, inside: Option<char>) -> bool {
    let (Some(outside), Some(inside)) = (outside, inside) else { return false };
    let is_letter = !outside.is_whitespace() && !is_punctuation(outside) && !outside.is_numeric();
    let is_mark = is_punctuation(inside) && !is_cjk(inside);
    is_letter && is_mark && (!outside.is_ascii() || QUOTES.contains(inside))
}

/// Returns whether `__` between these characters was intended to begin emphasis or, if `is_open`,
/// to end it. Identifiers and blanks (`____`) are excluded.
fn is_underlined(before: Option<char>, after: Option<char>, is_open: bool) -> bool {
    let is_wide = |c: char| !c.is_ascii() && !c.is_whitespace();
    let is_line = before == Some('_') || after == Some('_');
    let is_beside = [before, after].into_iter().flatten().any(is_wide);
    let is_inside = if is_open {
        before.is_some_and(|c| c.is_alphanumeric() || "」』）》〉】］”’".contains(c))
    } else {
        after.is_some_and(|c| c.is_alphanumeric() || "「『（《〈【［“‘".contains(c))
    };
    !is_line && is_beside && is_inside
}

/// Returns whether the only delimiter of a block, between these texts, was intended to begin or to
/// end emphasis. Operators, identifiers, blanks and delimiters after a number are excluded, as well
/// as `~~` after words, which is a wave in some languages.
fn is_intended_alone(delimiter: &str, before: &str, after: &str) -> bool {
    let (previous, next) = (before.chars().next_back(), after.chars().next());
    let is_after_word = previous.is_some_and(char::is_alphanumeric);
    let is_before_word = next.is_some_and(char::is_alphanumeric);
    let is_open = !is_after_word && next.is_some_and(|c| !c.is_whitespace());
    let is_close = !is_before_word && previous.is_some_and(|c| !c.is_whitespace());
    let is_free = !is_after_word && !is_before_word;
    let is_numeric = before.trim_end().ends_with(char::is_numeric);
    match delimiter {
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

/// The hint for delimiters beside punctuation.
fn outside_hint(delimiter: &str) -> String {
    format!("move the punctuation outside: `“{delimiter}words{delimiter}”`")
}

impl<'a> DoubtfulMarkdown<'a> {
    /// Creates a finder for a text, which may contain formulas if `has_math`.
    pub(super) fn new(has_math: bool) -> DoubtfulMarkdown<'a> {
        DoubtfulMarkdown { has_math, ..DoubtfulMarkdown::default() }
    }

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
                self.check_delimiters(masked);
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
        self.check_addresses(source);
        self.check_delimiters(masked);
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

    /// Returns everything found.
    pub(super) fn finish(self) -> Vec<BlockMistake> {
        self.found
    }

    /// Checks the delimiters of the last text.
    fn check_delimiters(&mut self, source: &str) {
        let span = std::mem::take(&mut self.text);
        let text = &source[span.clone()];
        self.found.extend(other_dialects(source, &span, self.has_math));
        self.check_formulas(source, &span);
        for delimiter in DELIMITERS {
            let mut is_open = text.contains(delimiter)
                && self.printed.iter().any(|(open, ..)| *open == delimiter);
            for (at, _) in text.match_indices(delimiter) {
                let at = span.start + at..span.start + at + delimiter.len();
                let before = source[..at.start].chars().next_back();
                let after = source[at.end..].chars().next();
                let is_blocked = is_blocked(before, after) || is_blocked(after, before);
                let c = delimiter.chars().next();
                // A run of delimiters is a line, or an ornament.
                let is_run = before == c || after == c;
                let is_intended =
                    !is_run && is_intended_alone(delimiter, &source[..at.start], &source[at.end..]);
                self.unpaired.push((delimiter, at.clone(), is_intended));
                if delimiter == "__" && !is_blocked && !is_underlined(before, after, is_open) {
                    continue;
                }
                is_open = true;
                self.printed.push((delimiter, at, is_blocked));
            }
        }
        if let Some(tag) = office_tag(text) {
            let message = format!("`{}` is printed as text", &text[tag.clone()]);
            let hint = "remove it: a word processor left it here";
            self.add(&message, hint, span.start + tag.start..span.start + tag.end);
        }
        self.check_singles(source, &span);
        let is_wide = |c: char| is_cjk(c) && is_punctuation(c);
        for (which, (delimiter, other)) in [("_", "*"), ("~", "~~")].into_iter().enumerate() {
            for (at, _) in text.match_indices(delimiter) {
                let at = span.start + at;
                let (before, after) = (&source[..at], &source[at + 1..]);
                if before.ends_with(delimiter) || after.starts_with(delimiter) {
                    continue;
                }
                if after.starts_with(is_wide) {
                    self.wide_openers[which].get_or_insert(at..at + 1);
                } else if before.ends_with(is_wide)
                    && let Some(span) = self.wide_openers[which].take()
                {
                    let message = format!(
                        "`{delimiter}` is printed as text: it begins emphasis only at a word \
                         boundary"
                    );
                    let hint = format!("write `{other}` instead of both, or `\\{delimiter}`");
                    self.add(&message, &hint, span);
                }
            }
        }
    }

    /// Finds formulas with an empty line, where they end.
    fn check_formulas(&mut self, source: &str, span: &Range<usize>) {
        if !self.has_math {
            return;
        }
        for (at, _) in source[span.clone()].match_indices("$$") {
            let at = span.start + at;
            let is_run = source[..at].ends_with('$') || source[at + 2..].starts_with('$');
            if is_run {
                continue;
            }
            let Some(open) = self.open_formula.replace(at) else { continue };
            if source[open..at].lines().any(|line| line.trim_matches([' ', '\t', '>']).is_empty()) {
                self.open_formula = None;
                let message = "these `$$` are printed as text: a formula has no empty line";
                let hint = "remove the empty lines between them, or write `\\$\\$`";
                self.add(message, hint, open..open + 2);
            }
        }
    }

    /// Finds pairs of single delimiters in a text of which the parser ignores at least one, because
    /// of the punctuation beside it.
    fn check_singles(&mut self, source: &str, span: &Range<usize>) {
        for (which, delimiter) in ['*', '_'].into_iter().enumerate() {
            for (at, _) in source[span.clone()].match_indices(delimiter) {
                let at = span.start + at;
                let (before, after) = (&source[..at], &source[at + 1..]);
                if before.ends_with(delimiter) || after.starts_with(delimiter) {
                    continue;
                }
                let (previous, next) = (before.chars().next_back(), after.chars().next());
                let can_end = previous.is_some_and(|c| !c.is_whitespace());
                let begun = self.single_openers[which].clone().filter(|_| can_end);
                if let Some(begun) = begun
                    && (begun.is_blocked || is_blocked(next, previous))
                {
                    self.single_openers[which] = None;
                    let message = format!("these `{delimiter}` are printed as text");
                    self.add(&message, &outside_hint("*"), begun.span);
                } else if next.is_some_and(|c| !c.is_whitespace()) {
                    let is_blocked = is_blocked(previous, next);
                    self.single_openers[which] =
                        Some(SingleDelimiter { span: at..at + 1, is_blocked });
                }
            }
        }
    }

    fn check_addresses(&mut self, source: &str) {
        for part in std::mem::take(&mut self.run).parts(source) {
            let TextPiece::Text(text, spans) = part else { continue };
            let Some((first, last)) = spans.first().zip(spans.last()) else { continue };
            for link in bare_links(&text).into_iter().filter(|link| link.is_doubtful) {
                let shown = &text[link.span];
                let within = source[first.start..last.end].find(shown);
                let start = within.map_or(first.start, |at| first.start + at);
                let message = format!("the link `{shown}` ends before the letter that follows");
                let hint = "write the whole address between `<` and `>`, or a space after it";
                self.add(&message, hint, start..start + shown.len());
            }
        }
    }

    fn end_block(&mut self) {
        let printed = std::mem::take(&mut self.printed);
        let unpaired = std::mem::take(&mut self.unpaired);
        for delimiter in DELIMITERS {
            let mut same = unpaired.iter().filter(|(other, ..)| *other == delimiter);
            if let (Some((_, span, true)), None) = (same.next(), same.next()) {
                let message = format!("this `{delimiter}` is printed as text");
                let c = &delimiter[..1];
                let hint = format!(
                    "write `{delimiter}` on both sides of the words, in the same paragraph, or \
                     `\\{c}\\{c}` for a literal one"
                );
                self.add(&message, &hint, span.clone());
            }
        }
        self.wide_openers = [None, None];
        self.single_openers = [None, None];
        for delimiter in DELIMITERS {
            let mut same = printed.iter().filter(|(other, ..)| *other == delimiter);
            let (Some((_, first, _)), Some(_)) = (same.next(), same.next()) else { continue };
            let is_blocked =
                printed.iter().any(|(other, _, is_blocked)| *other == delimiter && *is_blocked);
            let message = format!("these `{delimiter}` are printed as text");
            let c = &delimiter[..delimiter.len() / 2];
            let hint = match c {
                "＊" => "write `**words**`".to_owned(),
                "_" => "write `**` instead of both, or `\\_\\_` for literal ones".to_owned(),
                _ if is_blocked => outside_hint(delimiter),
                _ => format!(
                    "remove the spaces between `{delimiter}` and the words, or write `\\{c}\\{c}` \
                     for literal ones"
                ),
            };
            self.add(&message, &hint, first.clone());
        }
    }

    fn add(&mut self, message: &str, hint: &str, span: Range<usize>) {
        let (message, hint) = (message.to_owned(), hint.to_owned());
        self.found.push(BlockMistake { message, hint, span });
    }
}

#[cfg(test)]
mod tests {
    use crate::page::markdown::heading::landmarks;

    #[test]
    fn printed_delimiters_are_found() {
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
            ("a :smile: b :+1:, :x", &[":smile:", ":+1:"]),
            (
                "12:30:45 a:b: std::vec:: 和:root:和 :a b: https://a.example/:b: \\:smile:",
                &[":root:"],
            ),
            ("words^[a note] `^[b]` [^[c] ^[d](page:e)", &["^[a note]"]),
            ("*[HTML]: Hyper\n\na *[b]: c", &["*[HTML]:"]),
            ("a<o:p></o:p> b <w:sdt> `<o:p>` \\<o:p>", &["<o:p>"]),
            ("<https://a.example> a <b", &[]),
            ("https://a.example/wiki/維基 https://a.example/b。", &["https://a.example/wiki/"]),
        ] {
            let doubtful = landmarks(text, text, false).doubtful;
            let found: Vec<&str> = doubtful.iter().map(|found| &text[found.span.clone()]).collect();
            assert_eq!(found, places, "{text}");
        }
    }

    #[test]
    fn formulas_in_other_delimiters_are_found() {
        for (text, without_math, with_math) in [
            ("a \\(x\\) b", &[][..], &["\\(x\\)"][..]),
            ("\\[ x = 1 \\]", &["\\[ x = 1 \\]"], &["\\[ x = 1 \\]"]),
            ("a \\\\(x^2\\\\) b", &["\\\\(x^2\\\\)"], &["\\\\(x^2\\\\)"]),
            ("\\[\na = b\n\\]", &["\\["], &["\\["]),
            ("\\(\\alpha\\) `\\(y\\)`", &["\\(\\alpha\\)"], &["\\(\\alpha\\)"]),
            ("\\[sic\\] \\[1\\](page:a) \\[a = b\\](page:a)", &[], &[]),
            ("a \\( b\n\nc \\)", &[], &[]),
            ("$$\na\n\nb\n$$\n\n$$$ 5", &[], &["$$"]),
            ("$$\na\n$$\n\n$x$ \\$\\$ a\n\n\\$\\$", &[], &[]),
        ] {
            for (has_math, places) in [(false, without_math), (true, with_math)] {
                let doubtful = landmarks(text, text, has_math).doubtful;
                let found: Vec<_> = doubtful.iter().map(|it| &text[it.span.clone()]).collect();
                assert_eq!(found, places, "{text} {has_math}");
            }
        }
    }
}
