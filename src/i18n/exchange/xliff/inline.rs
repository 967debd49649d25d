//! Placeables and markup in texts, as inline elements of XLIFF.

use std::fmt::Write as _;

use crate::base::html::escape_html;
use crate::i18n::message::placeable_length;

/// The inline elements of a unit, and their sources.
#[derive(Default)]
pub(super) struct Inlines {
    /// The sources; the id of one is its number.
    data: Vec<String>,
    /// The number of elements.
    elements: usize,
}

/// An element in a source, which a translation repeats under the same id.
pub(super) struct Known {
    id: usize,
    data: String,
}

/// A piece of a text.
enum Piece<'a> {
    Text(&'a str),
    /// A placeable, or a tag without its counterpart.
    Code(&'a str),
    /// A start tag that a later end tag closes.
    Open(&'a str, &'a str),
    Close,
}

impl Inlines {
    /// Writes a text. Elements in `known` get the same ids. Returns the elements.
    pub(super) fn write(&mut self, text: &str, known: &[Known], out: &mut String) -> Vec<Known> {
        let mut written: Vec<Known> = Vec::new();
        for piece in pieces(text) {
            match piece {
                Piece::Text(text) => escape_html(text, out),
                Piece::Close => out.push_str("</pc>"),
                Piece::Code(code) => {
                    let (id, data) = (self.id(code, known, &mut written), self.datum(code));
                    let _ = write!(out, "<ph id=\"{id}\" dataRef=\"d{data}\" disp=\"");
                    escape_html(code, out);
                    out.push_str("\"/>");
                }
                Piece::Open(start, end) => {
                    let id = self.id(start, known, &mut written);
                    let (start, end) = (self.datum(start), self.datum(end));
                    let _ = write!(
                        out,
                        "<pc id=\"{id}\" dataRefStart=\"d{start}\" dataRefEnd=\"d{end}\">"
                    );
                }
            }
        }
        written
    }

    fn id(&mut self, data: &str, known: &[Known], written: &mut Vec<Known>) -> usize {
        let is_free =
            |it: &&Known| it.data == data && written.iter().all(|other| other.id != it.id);
        let id = known.iter().find(is_free).map_or_else(
            || {
                self.elements += 1;
                self.elements
            },
            |known| known.id,
        );
        written.push(Known { id, data: data.to_owned() });
        id
    }

    /// The number of a source.
    fn datum(&mut self, data: &str) -> usize {
        let found = self.data.iter().position(|known| known == data);
        found.unwrap_or_else(|| {
            self.data.push(data.to_owned());
            self.data.len() - 1
        })
    }

    /// Writes the sources, if there are any.
    pub(super) fn write_data(&self, out: &mut String) {
        if self.data.is_empty() {
            return;
        }
        out.push_str("      <originalData>\n");
        for (id, data) in self.data.iter().enumerate() {
            let _ = write!(out, "        <data id=\"d{id}\">");
            escape_html(data, out);
            out.push_str("</data>\n");
        }
        out.push_str("      </originalData>\n");
    }
}

/// The pieces of a text. Tags that do not nest are codes.
fn pieces(text: &str) -> Vec<Piece<'_>> {
    let mut pieces: Vec<Piece<'_>> = Vec::new();
    // The positions of start tags that are not closed.
    let mut open: Vec<usize> = Vec::new();
    let (mut at, mut done) = (0, 0);
    while let Some(found) = memchr::memchr2(b'{', b'<', &text.as_bytes()[at..]) {
        let start = at + found;
        let rest = &text[start..];
        let length = match rest.as_bytes()[0] {
            b'{' => placeable_length(rest).unwrap_or_default(),
            _ => tag_length(rest),
        };
        at = start + length.max(1);
        // The texts of a choice are translated, so it is not code.
        if length == 0 || is_choice(&text[start..at]) {
            continue;
        }
        pieces.push(Piece::Text(&text[done..start]));
        done = at;
        let code = &text[start..at];
        match name_of_end(code) {
            Some(name) => {
                let start = open.pop().and_then(|position| match pieces[position] {
                    Piece::Code(tag) if name_of(tag) == name => Some((position, tag)),
                    _ => None,
                });
                if let Some((position, tag)) = start {
                    pieces[position] = Piece::Open(tag, code);
                    pieces.push(Piece::Close);
                } else {
                    open.clear();
                    pieces.push(Piece::Code(code));
                }
            }
            None => {
                if code.starts_with('<')
                    && !code.ends_with("/>")
                    && !matches!(name_of(code), "br" | "wbr" | "hr")
                {
                    open.push(pieces.len());
                }
                pieces.push(Piece::Code(code));
            }
        }
    }
    pieces.push(Piece::Text(&text[done..]));
    pieces
}

/// Returns whether a placeable chooses from variants: `{ $count -> … }`.
fn is_choice(placeable: &str) -> bool {
    let (mut is_quoted, mut last) = (false, ' ');
    placeable.starts_with('{')
        && placeable.chars().any(|c| {
            is_quoted ^= c == '"' && last != '\\';
            let is_arrow = !is_quoted && (last, c) == ('-', '>');
            // A second backslash is escaped by the first one.
            last = if (last, c) == ('\\', '\\') { ' ' } else { c };
            is_arrow
        })
}

/// The length of the tag at the start of a text; 0 if there is none.
fn tag_length(text: &str) -> usize {
    let name = text[1..].strip_prefix('/').unwrap_or(&text[1..]);
    if !name.starts_with(|c: char| c.is_ascii_alphabetic()) {
        return 0;
    }
    let (mut quote, mut at) = (None, 1);
    while let Some(byte) = text.as_bytes().get(at) {
        match (quote, byte) {
            (None, b'>') => return at + 1,
            (None, b'{') => at += placeable_length(&text[at..]).unwrap_or(text.len() - at) - 1,
            (None, b'"' | b'\'') => quote = Some(*byte),
            (None, b'<') => return 0,
            (Some(open), byte) if open == *byte => quote = None,
            _ => {}
        }
        at += 1;
    }
    0
}

fn name_of(tag: &str) -> &str {
    let name = tag.trim_start_matches(['<', '/']);
    &name[..name.bytes().take_while(u8::is_ascii_alphanumeric).count()]
}

fn name_of_end(code: &str) -> Option<&str> {
    code.starts_with("</").then(|| name_of(code))
}
