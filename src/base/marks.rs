//! Marks: characters that carry a meaning through texts until a page or style sheet is complete.
//!
//! They are Unicode noncharacters (section 23.7), which the input can't contain. Each has one
//! meaning, is allowed only in the texts of its row, and is in no output file: the module that is
//! named last removes it.
//!
//! | Characters | Meaning | Texts | Written by | Removed by |
//! | --- | --- | --- | --- | --- |
//! | U+FDD0, U+FDD1 | text of the fallback | pages | messages, islands | `render::fallback` |
//! | U+FDD0, U+FDD1 | the same | props | islands | `borrowed.ts`, `unmarked.ts` |
//! | U+FDD2, U+FDD3 | isolated value | pages | messages | `render::fallback` |
//! | U+FDD4 | place of the links of the head | pages | `render::head` | `render::head` |
//! | U+FDD5 to U+FDD7 | source of a message | previews | `preview_mode` | `preview_mode` |
//! | U+FDDB to U+FDDF | `<`, `>`, `&`, `"`, `'` of a value | messages | `Value` | `Value` |
//! | U+FDE3 to U+FDE6 | island | pages | islands | `island::placement` |
//! | U+FDE7, U+FDE8 | number of a layer's block | style sheets | `asset::layers` | the same |
//! | U+FDE9 | declaration as it is written | style sheets | `asset::declarations` | the same |
//! | U+FDEA to U+FDED | number of a text | traced islands | `unmarked.ts` | the same |

use memchr::memchr_iter;

/// Begins a text in the fallback language.
pub const BORROWED: char = '\u{fdd0}';
/// Ends a text in the fallback language.
pub const BORROWED_END: char = '\u{fdd1}';

/// Begins an isolated value of a page until its context is known: values are isolated in text, but
/// not in attributes and titles.
pub const ISOLATE: char = '\u{fdd2}';
/// Ends an isolated value of a page.
pub const POP: char = '\u{fdd3}';

/// The place of style sheets and of the islands' loader, since the layout may contain islands below
/// its head.
pub const HEAD_LINKS: &str = "\u{fdd4}";

/// Begins a message. The number of its source follows.
pub const MESSAGE: char = '\u{fdd5}';
/// Ends the number of the source of a message.
pub const MESSAGE_NUMBERED: char = '\u{fdd6}';
/// Ends a message.
pub const MESSAGE_END: char = '\u{fdd7}';

/// The characters that have a meaning in markup, and those that replace them in a value until the
/// text is printed.
pub const VALUE_SIGNS: [(char, char); 5] = [
    ('<', '\u{fddb}'),
    ('>', '\u{fddc}'),
    ('&', '\u{fddd}'),
    ('"', '\u{fdde}'),
    ('\'', '\u{fddf}'),
];

/// Begins an island. It is followed by the island's name, the number of its occurrence, and
/// [`ISLAND_BEGUN`] or [`ISLAND_BEGUN_IN_TEXT`].
pub const ISLAND: char = '\u{fde3}';
/// Ends the beginning of an island.
pub const ISLAND_BEGUN: char = '\u{fde4}';
/// Ends the beginning of an island in a line of text of a Markdown body.
pub const ISLAND_BEGUN_IN_TEXT: char = '\u{fde5}';
/// Ends an island.
pub const ISLAND_END: char = '\u{fde6}';

/// Begins the number of a block at the end of the name of its cascade layer.
pub const LAYER: char = '\u{fde7}';
/// Ends that number.
pub const LAYER_END: char = '\u{fde8}';

/// Begins, after `--`, the name of a custom property that stands for a declaration.
pub const DECLARATION: char = '\u{fde9}';

/// The common first bytes of the marks in UTF-8, for U+FDC0 to U+FDFF.
pub const MARK_LEAD: [u8; 2] = [0xef, 0xb7];

/// Returns whether a character is a mark.
pub fn is_mark(sign: char) -> bool {
    matches!(sign, '\u{fdd0}'..='\u{fdef}')
}

/// Returns whether a text may have marks.
pub fn has_marks(text: &str) -> bool {
    let bytes = text.as_bytes();
    memchr_iter(MARK_LEAD[0], bytes).any(|at| bytes.get(at + 1) == Some(&MARK_LEAD[1]))
}
