//! Markdown bodies of pages and of their sections: `locales/<tag>/pages/<id>.md`, and
//! `<id>.<name>.md` for each name in the page's file.
//!
//! A body follows the rules of messages. It links to pages by id and to assets by name, its numbers
//! and names are placeables that the message engine resolves, its islands are elements; each is
//! checked, and reported at its line and column.

mod address;
mod attribute;
mod autolink;
mod blocks;
mod body;
mod brackets;
mod code;
mod compare;
mod dialects;
mod doubtful;
mod element;
mod emphasis;
mod events;
mod heading;
mod html;
mod ids;
mod island;
mod labels;
mod line_end;
mod list_marks;
mod literal;
mod notes;
mod outline;
mod prose;
mod raw_attribute;
mod raw_html;
mod shape;
mod text_run;

pub use crate::page::markdown::body::Body;
pub use crate::page::markdown::code::{HIGHLIGHTER, Highlighter, grammar_licences};
pub use crate::page::markdown::compare::check_parts;
pub use crate::page::markdown::element::Elements;
pub use crate::page::markdown::events::{Event, address_span, events};
pub use crate::page::markdown::heading::slug as anchor;
pub use crate::page::markdown::html::{Placed, RenderedBody, RenderedHeading, Renderer, html};
pub use crate::page::markdown::ids::{BodyIds, ShownBody, body_ids, check_made_ids};
pub use crate::page::markdown::outline::{check_outline, original_ids, outline, own_ids};
pub use pulldown_cmark::{CodeBlockKind, LinkType, Tag as MarkdownTag, TagEnd as MarkdownEnd};
