//! Joins the pages of several languages that have the same `translationKey`.

use std::collections::{BTreeMap, BTreeSet};

use crate::cli::import::found::Found;
use crate::cli::import::generated::has_page;
use crate::engine::diagnostic::Place;

/// Names the translations of a page as the page in the first of its languages. The pages in the
/// folder of a translated section follow it.
pub(super) fn join_translations(found: &mut Found) {
    let mut by_key: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    for (at, page) in found.pages.iter().enumerate() {
        if let Some(key) = page.keys.translation_key.as_ref().filter(|_| !page.name.is_empty()) {
            by_key.entry(key.clone()).or_default().push(at);
        }
    }
    let mut groups: Vec<Vec<usize>> = by_key.into_values().collect();
    for group in &mut groups {
        group.sort_by_key(|at| (found.pages[*at].locale, *at));
    }
    // Sections first: the names of their pages depend on them.
    groups.sort_by_key(|group| {
        let page = &found.pages[group[0]];
        (!page.is_folder, page.name.matches('/').count(), page.path.clone())
    });
    for group in groups {
        let (name, mut locales) = (found.pages[group[0]].name.clone(), BTreeSet::new());
        for at in group {
            let (locale, old) = (found.pages[at].locale, found.pages[at].name.clone());
            let is_first = locales.insert(locale);
            if is_first && (old == name || !has_page(found, locale, &name)) {
                rename(found, at, &name);
                continue;
            }
            let message = format!("another page in this language is the translation of `{name}`");
            let hint = "write the translations of one page with the same id, in its page file and \
                        in locales/";
            let place = Place::file(&found.pages[at].path);
            found.losses.add(place, message, hint);
        }
    }
}

/// Names a page, and those in its folder.
fn rename(found: &mut Found, at: usize, name: &str) {
    let (locale, is_folder) = (found.pages[at].locale, found.pages[at].is_folder);
    let old = std::mem::replace(&mut found.pages[at].name, name.to_owned());
    if !is_folder || old == name {
        return;
    }
    for at in 0..found.pages.len() {
        let page = &found.pages[at];
        let below = page.name.strip_prefix(&old).filter(|rest| rest.starts_with('/'));
        let new = below.filter(|_| page.locale == locale).map(|rest| format!("{name}{rest}"));
        if let Some(new) = new.filter(|new| !has_page(found, locale, new)) {
            found.pages[at].name = new;
        }
    }
}
