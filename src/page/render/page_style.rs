//! Checks the styles in pages: names that CSS does not have, and wrong syntax.

use std::sync::Arc;

use crate::assets::asset::{InlineStyle, StyleKind, inline_style};
use crate::base::html::{Markup, Tag, each_markup, may_have_style};
use crate::engine::diagnostic::{Diagnostic, Place};
use crate::engine::query::{Query, Reader};
use crate::page::policy::styles_of;
use crate::page::render::LoadedSite;
use crate::page::render::origin::HtmlOrigin;

/// The element with an island, whose code sets its styles.
const ISLAND: &[u8] = b"archipel-island";

/// The shortest text of a mistake that is searched for in the sources.
const MIN_NEEDLE: usize = 3;

/// The properties of a style, by its text. Many pages have the same ones.
static INLINE_STYLE: Query<InlineStyle, (StyleKind, String)> =
    Query::new(|_, (kind, text), _| inline_style(*kind, text));

/// The properties of a style in a page. They depend only on the text.
pub(super) fn style_of(reader: &Reader, kind: StyleKind, text: &str) -> Arc<InlineStyle> {
    reader.get_untracked(&INLINE_STYLE, &(kind, text.to_owned())).share()
}

/// The mistakes in the styles of a complete file, except in islands, with their places.
pub(super) fn style_mistakes(
    reader: &Reader,
    site: &LoadedSite,
    html: &str,
    origin: HtmlOrigin<'_>,
) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    if !may_have_style(html.as_bytes()) {
        return found;
    }
    let mut islands = 0_usize;
    each_markup(html.as_bytes(), |markup| match markup {
        Markup::Start(tag) if tag.name == ISLAND => islands += 1,
        Markup::End(name, _) if name == ISLAND => islands = islands.saturating_sub(1),
        Markup::Start(tag) if islands == 0 => {
            for (kind, text) in styles_of(&tag).filter(|(_, text)| !text.trim().is_empty()) {
                if !is_css(kind, &text) {
                    continue;
                }
                for (mistake, span) in &style_of(reader, kind, &text).mistakes {
                    // It is reported in the style sheet.
                    if !site.assets.is_inlined_style(&text, span) {
                        let needle = text.get(span.clone()).unwrap_or_default();
                        let place = place(site, origin, &tag, kind, needle, span.start);
                        found.push(mistake.clone().at(place));
                    }
                }
            }
        }
        _ => {}
    });
    found
}

/// Whether the text of a style is CSS as written: in a drawing, it may have the syntax of XML.
fn is_css(kind: StyleKind, text: &str) -> bool {
    let is_reference = |at: usize| {
        let name =
            text[at + 1..].trim_start_matches(|c: char| c.is_ascii_alphanumeric() || c == '#');
        name.len() < text.len() - at - 1 && name.starts_with(';')
    };
    kind == StyleKind::Attribute
        || !text.contains("<![CDATA[") && !text.match_indices('&').any(|(at, _)| is_reference(at))
}

/// The place of a mistake in a style: `needle` is at the offset `at` of the text. A text that an
/// expression prints is not in the sources.
fn place(
    site: &LoadedSite,
    origin: HtmlOrigin<'_>,
    tag: &Tag<'_>,
    kind: StyleKind,
    needle: &str,
    at: usize,
) -> Place {
    let written = match kind {
        StyleKind::Element => tag.text,
        StyleKind::Attribute => tag.get("style"),
    };
    let written = String::from_utf8_lossy(written.unwrap_or_default());
    let within = |start: &str| -> Option<Place> {
        let end = written.get(at..).filter(|rest| rest.starts_with(needle))?;
        let found = origin.find(site, &format!("{start}{written}"))?;
        let at = found.start + start.len() + written.len() - end.len();
        Some(Place { start: at, end: at + needle.len(), ..found })
    };
    let whole = match kind {
        StyleKind::Element => within(">"),
        StyleKind::Attribute => within("style=\"").or_else(|| within("style='")),
    };
    let part = || origin.find(site, needle).filter(|_| needle.len() >= MIN_NEEDLE);
    whole.or_else(part).unwrap_or_else(|| origin.page_file(site))
}
