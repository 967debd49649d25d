//! Links and pictures that the parser reads as text because of a mistake in their syntax.

mod words;

use std::ops::Range;

use pulldown_cmark::{LinkType, Tag, TagEnd};

use crate::base::text::is_invisible;
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::page::markdown::body::Body;
use crate::page::markdown::brackets::words::{
    SCHEMES, begins_picture, closing, first_word, is_address,
};
use crate::page::markdown::events::Event;

/// The length in characters above which a hint does not repeat the words of a link.
const MAX_HINT_LENGTH: usize = 60;

/// Finds brackets in the text of a body that were intended as a link or a picture.
pub(super) struct Brackets<'a> {
    body: &'a Body,
    /// The brackets of the block that are open.
    open: Vec<OpenBracket>,
    /// The start of the last link.
    link: usize,
    /// The end of the last text: a backslash there is text, not an escape.
    text_end: usize,
    /// The end of the open table cell.
    cell_end: Option<usize>,
    /// Whether the text is code, or a bare URL.
    is_verbatim: bool,
    errors: Vec<Diagnostic>,
}

/// An opening bracket.
#[derive(Clone, Copy)]
struct OpenBracket {
    at: usize,
    length: usize,
    is_escaped: bool,
    is_picture: bool,
}

/// The rest of a line, and the offsets of the last parentheses in it; 0 if there are none.
#[derive(Default)]
struct LineAddresses {
    end: usize,
    /// The last parenthesis.
    address: usize,
    /// The last parenthesis before the address of a page or an asset.
    site_address: usize,
}

impl LineAddresses {
    fn new(rest: &str, start: usize) -> LineAddresses {
        let is_of_site = |at: &usize| {
            let address = &rest[at + 1..];
            address.starts_with("page:") || address.starts_with("asset:")
        };
        let mut parentheses = rest.rmatch_indices('(').map(|(at, _)| at);
        let last = parentheses.clone().next();
        let of_site = parentheses.find(is_of_site);
        let absolute = |at: Option<usize>| at.map_or(0, |at| start + at);
        LineAddresses {
            end: start + rest.len().max(1),
            address: absolute(last),
            site_address: absolute(of_site),
        }
    }
}

/// A closing bracket with the text before and after it.
struct Closed {
    open: Option<OpenBracket>,
    span: Range<usize>,
    /// The whitespace and the parenthesis after it.
    parenthesis: Range<usize>,
}

impl<'a> Brackets<'a> {
    /// Creates a finder for a body.
    pub(super) fn new(body: &'a Body) -> Brackets<'a> {
        Brackets {
            body,
            open: Vec::new(),
            link: 0,
            text_end: 0,
            cell_end: None,
            is_verbatim: false,
            errors: Vec::new(),
        }
    }

    /// Reads an event.
    pub(super) fn read(&mut self, event: &Event<'a>, span: &Range<usize>) {
        match event {
            Event::Text(text) if !self.is_verbatim => {
                if self.body.source()[span.clone()] == **text {
                    self.text(&self.body.masked()[span.clone()], span.start);
                }
                self.text_end = span.end;
            }
            Event::Start(Tag::Link { link_type, .. }) => {
                self.link = span.start;
                self.is_verbatim = matches!(link_type, LinkType::Autolink | LinkType::Email);
            }
            Event::End(TagEnd::Link) => self.is_verbatim = false,
            Event::Start(Tag::Emphasis | Tag::Strong | Tag::Strikethrough | Tag::Image { .. })
            | Event::End(
                TagEnd::Emphasis | TagEnd::Strong | TagEnd::Strikethrough | TagEnd::Image,
            ) => {}
            Event::Start(tag) => {
                self.end_block();
                self.is_verbatim = matches!(tag, Tag::CodeBlock(_));
                self.cell_end = matches!(tag, Tag::TableCell).then_some(span.end);
            }
            Event::End(_) => {
                self.end_block();
                self.is_verbatim = false;
                self.cell_end = None;
            }
            _ => {}
        }
    }

    /// Returns all mistakes.
    pub(super) fn finish(mut self) -> Vec<Diagnostic> {
        self.end_block();
        self.errors
    }

    fn text(&mut self, text: &str, start: usize) {
        let source = self.body.source();
        for (offset, bracket) in text.char_indices() {
            let at = start + offset;
            let length = bracket.len_utf8();
            match bracket {
                '[' | '［' | '【' => {
                    let is_escaped =
                        offset == 0 && source[..at].ends_with('\\') && self.text_end != at;
                    let is_picture = !is_escaped && begins_picture(&source[..at]);
                    self.open.push(OpenBracket { at, length, is_escaped, is_picture });
                }
                ']' | '］' | '】'
                    if offset > 0 || !source[..at].ends_with('\\') || self.text_end == at =>
                {
                    let open = self.open.pop();
                    if open.is_none_or(|open| !open.is_escaped) {
                        self.close(open, at..at + length);
                    }
                }
                _ => {}
            }
        }
    }

    /// The rest of the line, or of the cell.
    fn rest(&self, from: usize) -> &'a str {
        let source = self.body.source();
        let end = source[from..].find('\n').map_or(source.len(), |line| from + line);
        let end = end.min(self.cell_end.unwrap_or(end)).max(from);
        source[from..end].trim_end()
    }

    fn close(&mut self, open: Option<OpenBracket>, span: Range<usize>) {
        let after = &self.body.source()[span.end..];
        let is_gap = |c: char| c.is_whitespace() || is_invisible(c);
        let gap = after.len() - after.trim_start_matches(is_gap).len();
        let is_one_block = after[..gap].matches('\n').count() < 2;
        let parenthesis =
            after[gap..].chars().next().filter(|c| is_one_block && "(（".contains(*c));
        let is_picture = open.is_some_and(|open| open.is_picture);
        let is_number = open.is_some_and(|open| {
            let words = &self.body.source()[open.at + open.length..span.start];
            words.bytes().all(|byte| byte.is_ascii_digit())
        });
        let inside = open.map(|open| &self.body.source()[open.at + open.length..span.start]);
        if gap == 0 && after.starts_with('[') && inside.is_some_and(|inside| inside.contains("[^"))
        {
            let message = "the words of a link can't contain a footnote";
            return self.error(message, "write it after the last `]`", span);
        }
        let Some(parenthesis) = parenthesis else {
            if let Some(open) = open
                && !is_picture
                && !self.no_definition(open, &span)
            {
                self.no_link(open, &span);
            }
            if is_picture && !is_number {
                self.no_address(open, span);
            }
            return;
        };
        let end = span.end + gap + parenthesis.len_utf8();
        let address = self.rest(end);
        let is_ascii = open.is_none_or(|open| open.length == 1) && span.len() == 1;
        let closed = Closed { open, span: span.clone(), parenthesis: span.end..end };
        if gap == 0 && parenthesis == '(' && is_ascii {
            self.not_parsed(&closed, address);
        } else if is_address(address) && !(is_number && address.starts_with("http"))
            || is_picture && !is_number
        {
            let message = match (gap, is_ascii) {
                (1.., true) => format!(
                    "there is {} between `]` and `{parenthesis}`, so this is not a {}",
                    match &after[..gap] {
                        gap if gap.contains('\n') => "a line break",
                        gap if gap.contains(is_invisible) => "an invisible character",
                        _ => "a space",
                    },
                    noun(is_picture)
                ),
                _ => format!(
                    "the brackets of a {} are `[`, `]`, `(` and `)`, not full-width ones",
                    noun(is_picture)
                ),
            };
            let hint = format!("write `{}`", self.corrected(&closed, first_word(address)));
            self.error(message, hint, span.start..end);
        }
    }

    /// Reports a link by reference whose label has no definition. Brackets after a letter, and
    /// those of numbers, are text: `a[i][j]`, `[1][2]`.
    fn no_definition(&mut self, open: OpenBracket, span: &Range<usize>) -> bool {
        let source = self.body.source();
        let words = &source[open.at + open.length..span.start];
        let is_part = source[..open.at].ends_with(|c: char| c.is_alphanumeric() || c == ']');
        let label = self.rest(span.end).strip_prefix('[').and_then(|rest| rest.split_once(']'));
        let is_word = |text: &str| text.contains(char::is_alphabetic);
        let Some((label, after)) = label.filter(|_| !is_part && is_word(words)) else {
            return false;
        };
        if !(label.is_empty() || is_word(label)) || label.contains('[') || after.starts_with('[') {
            return false;
        }
        let end = span.end + label.len() + "[]".len();
        let label = if label.is_empty() { words } else { label };
        let message = format!("no line defines the label `{label}` of this link");
        let hint = format!(
            "write `[{label}]: page:<id>` on a line of its own, or `\\[` for a literal `[`"
        );
        self.error(message, hint, open.at..end);
        true
    }

    /// Reports brackets without an address that were intended as a footnote, or contain the
    /// address.
    fn no_link(&mut self, open: OpenBracket, span: &Range<usize>) {
        let source = self.body.source();
        let (before, inside) = (&source[..open.at], &source[open.at + open.length..span.start]);
        if let Some(label) = inside.strip_prefix('^').filter(|label| !label.trim().is_empty()) {
            let message = format!("there is no footnote `{label}`");
            let hint = format!("write `[^{label}]: the note` on a line of its own, after the text");
            return self.error(message, hint, open.at..span.end);
        }
        let is_of_site = |text: &str| text.starts_with("page:") || text.starts_with("asset:");
        let in_parentheses = before.strip_suffix(')').and_then(|before| before.rsplit_once('('));
        if let Some((_, address)) = in_parentheses
            && is_of_site(address)
            && !address.contains(char::is_whitespace)
        {
            let hint = format!("write `[{inside}]({address})`");
            let start = open.at - address.len() - "()".len();
            return self.error("the address of a link follows its words", hint, start..span.end);
        }
        let is_of_site = is_of_site(inside);
        let is_exchanged = before.ends_with(')');
        let is_meant = is_address(inside) && (is_of_site || is_exchanged);
        if !is_meant || inside.contains(char::is_whitespace) {
            return;
        }
        let words = in_parentheses.map(|(_, words)| words).filter(|words| !words.contains('\n'));
        let start = words.map_or(open.at, |words| open.at - words.len() - "()".len());
        let hint = format!("write `[{}]({inside})`", words.unwrap_or("words"));
        self.error("a link has its words in `[ ]` and its address in `( )`", hint, start..span.end);
    }

    /// Reports a `](` that the parser does not read as part of a link or picture.
    fn not_parsed(&mut self, closed: &Closed, address: &str) {
        let noun = noun(closed.open.is_some_and(|open| open.is_picture));
        let start = closed.parenthesis.end;
        let Some(length) = closing(address) else {
            let word = first_word(address);
            let message = format!("this {noun} is not closed: its `)` is missing");
            let hint = format!("write `{}`", self.corrected(closed, word));
            return self.error(message, hint, closed.span.start..start + word.len());
        };
        let inside = &address[..length];
        let whole = closed.span.start..start + length + 1;
        let Some(open) = closed.open else {
            let message = format!("there is no `[` before the words of this {noun}");
            let hint = "write `[` before its words, or `\\]` for a literal `]`";
            return self.error(message, hint, whole);
        };
        if let Some(note) = self.body.source()[open.at..closed.span.start].find("[^") {
            let message = format!("the words of a {noun} can't contain a footnote");
            let start = open.at + note;
            let hint = "write it after the `)`";
            return self.error(message, hint, start..closed.span.start);
        }
        if self.link > open.at {
            let hint = "end the outer link before the inner one begins";
            return self.error("a link can't contain another link", hint, whole);
        }
        let Some((word, more)) = inside.trim().split_once(char::is_whitespace) else {
            let message = format!("this is not a {noun}: its address can't be read");
            let hint = "write `[words](address)`, or `\\[` for a literal `[`";
            return self.error(message, hint, whole);
        };
        let has_placeable = inside.contains('{');
        let (message, hint) = if !has_placeable
            && more.trim().starts_with(|c| "\"'“”„«»‘’‚「『".contains(c))
        {
            let marks = |c: char| c.is_whitespace() || "\"'“”„«»‘’‚「」『』".contains(c);
            let titled = format!("{word} \"{}\"", more.trim_matches(marks));
            let message = format!("the title of this {noun} is not in straight quotation marks");
            (message, format!("write `{}`", self.corrected(closed, &titled)))
        } else if let Some(size) = more.trim().strip_prefix('=').filter(|_| noun == "picture")
            && size.bytes().all(|c| c.is_ascii_digit() || matches!(c, b'x' | b'%'))
        {
            let message = "a picture of Markdown has no size: it is that of the file".to_owned();
            (message, format!("write `{}`", self.corrected(closed, word)))
        } else if (is_address(word) || SCHEMES.contains(&word))
            && !word.starts_with("asset:")
            && !has_placeable
        {
            let message = format!("there is a space in the address of this {noun}");
            let is_text = ["https://", "http://", "mailto:"].iter().any(|it| word.starts_with(it))
                && !SCHEMES.contains(&word);
            let words: Vec<&str> = inside.split_whitespace().collect();
            if is_text {
                let encoded = self.corrected(closed, &words.join("%20"));
                (message, format!("write `%20` instead: `{encoded}`"))
            } else {
                (message, format!("remove it: `{}`", self.corrected(closed, &words.concat())))
            }
        } else {
            let address = format!("<{}>", inside.trim().trim_matches(['<', '>']));
            let message = format!("there is a space in the address of this {noun}");
            let hint = "write the address between `<` and `>`";
            (message, format!("{hint}: `{}`", self.corrected(closed, &address)))
        };
        self.error(message, hint, start..start + length);
    }

    fn no_address(&mut self, open: Option<OpenBracket>, span: Range<usize>) {
        let start = open.map_or(span.start, |open| open.at - 1);
        let hint = "write the name of a file of assets/ in parentheses after it, as in \
                    `![the shares of the supply](shares.svg)`, or `\\!` for a literal `!`";
        self.error("this picture has no address", hint, start..span.end);
    }

    /// Ends a block, and the brackets that are open in it.
    fn end_block(&mut self) {
        let mut line = LineAddresses::default();
        for open in std::mem::take(&mut self.open) {
            if open.at >= line.end {
                line = LineAddresses::new(self.rest(open.at), open.at);
            }
            let is_meant = line.site_address > open.at || open.is_picture && line.address > open.at;
            if is_meant && !open.is_escaped {
                let message = "this `[` is not closed: there is no `]` before the `(`";
                let hint = "write `[words](address)`, or `\\[` for a literal `[`";
                self.error(message, hint, open.at..open.at + open.length);
            }
        }
    }

    /// The corrected link or picture.
    fn corrected(&self, closed: &Closed, address: &str) -> String {
        let source = self.body.source();
        let words = closed.open.map(|open| &source[open.at + open.length..closed.span.start]);
        let is_short =
            |words: &&str| !words.contains(['\n', '`']) && words.chars().count() <= MAX_HINT_LENGTH;
        let words = words.filter(is_short).unwrap_or("…");
        let mark = if closed.open.is_some_and(|open| open.is_picture) { "!" } else { "" };
        let address = if address.is_empty() { "address" } else { address };
        format!("{mark}[{words}]({address})")
    }

    fn error(&mut self, message: impl Into<String>, hint: impl Into<String>, span: Range<usize>) {
        let place = self.body.place(span);
        self.errors.push(Diagnostic::new(Code::MarkdownSyntax, message).at(place).hint(hint));
    }
}

fn noun(is_picture: bool) -> &'static str {
    if is_picture { "picture" } else { "link" }
}

#[cfg(test)]
mod tests;
