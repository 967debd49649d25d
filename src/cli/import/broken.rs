//! Removes the parts of a source that the check of the new site has rejected.

use crate::cli::import::compose::{Broken, NewSite, Origin};
use crate::cli::import::found::Found;
use crate::cli::import::losses::Losses;
use crate::engine::diagnostic::{Code, Diagnostic, Place};

/// Removes the part of the source with an error from the new site, and lists it.
pub(super) fn remove_broken(
    error: &Diagnostic,
    new: &NewSite,
    found: &mut Found,
    broken: &mut Broken,
    reasons: &mut Losses,
) {
    let Some(place) = removable_place(error, new, found, broken) else { return };
    let (message, code) = (&error.message, error.code.as_str());
    let hint = error.hint_text();
    let mut draft = |at: usize, place: Place| {
        broken.pages.insert(at);
        let is_home = found.pages[at].name.is_empty();
        let result = if is_home { "the home page has no text" } else { "the page is a draft" };
        reasons.add(place, format!("{result}: {message} (`{code}`)"), &hint);
    };
    match new.origins.get(place.path.as_str()) {
        Some(Origin::Body(at, shift)) => {
            let text = &new.texts[place.path.as_str()];
            let start = text.floor_char_boundary(place.start.min(text.len()));
            let line = text[..start].matches('\n').count().saturating_add_signed(*shift);
            draft(*at, found.pages[*at].body_line(line));
        }
        Some(Origin::Page(pages)) => {
            for at in pages {
                draft(*at, Place::file(&found.pages[*at].path));
            }
        }
        Some(Origin::Texts(starts)) => {
            let at = starts.partition_point(|(start, _)| *start <= place.start).saturating_sub(1);
            if let Some((_, at)) = starts.get(at)
                && !found.texts[*at].is_broken
            {
                found.texts[*at].is_broken = true;
                let message = format!("the text is a comment: {message} (`{code}`)");
                reasons.add(found.texts[*at].place.clone(), message, &hint);
            }
        }
        Some(Origin::Copy(path) | Origin::Schema(path)) if broken.files.insert(path.clone()) => {
            let message = format!("the file can't be shown in pages: {message} (`{code}`)");
            reasons.add(Place::file(path), message, &hint);
        }
        _ => {}
    }
}

/// The place of an error whose part can be removed. Of two pages with the same path, that is a page
/// that can become a draft: the home page is always published.
fn removable_place<'e>(
    error: &'e Diagnostic,
    new: &NewSite,
    found: &Found,
    broken: &Broken,
) -> Option<&'e Place> {
    let related = error.related.iter().map(|(place, _)| place);
    let mut places = error.place.iter().chain(related);
    let can_be_draft = |place: &&Place| match new.origins.get(place.path.as_str()) {
        Some(Origin::Page(pages)) => {
            pages.iter().any(|at| !found.pages[*at].name.is_empty() && !broken.pages.contains(at))
        }
        _ => false,
    };
    match error.code {
        Code::PathCollision => places.find(can_be_draft).or(error.place.as_ref()),
        _ => error.place.as_ref(),
    }
}
