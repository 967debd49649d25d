//! The properties of the styles in pages.

use std::sync::Arc;

use crate::assets::asset::{InlineStyle, StyleKind, inline_style};
use crate::engine::query::{Query, Reader};

/// The properties of a style, by its text. Many pages have the same ones.
static INLINE_STYLE: Query<InlineStyle, (StyleKind, String)> =
    Query::new(|_, (kind, text), _| inline_style(*kind, text));

/// The properties of a style in a page. They depend only on the text.
pub(super) fn style_of(reader: &Reader, kind: StyleKind, text: &str) -> Arc<InlineStyle> {
    reader.get_untracked(&INLINE_STYLE, &(kind, text.to_owned())).share()
}
