//! Lists the pages and files that a generator makes by itself, and that the new site lacks.

use std::collections::BTreeMap;

use crate::cli::import::found::{Found, FoundPage};
use crate::cli::terminal::counted;
use crate::engine::diagnostic::Place;
use crate::engine::source::SourcePath;

/// Lists the lists of folders without a page of their own.
pub(super) fn list_sections(found: &mut Found) {
    let mut first: BTreeMap<&str, &SourcePath> = BTreeMap::new();
    for page in &found.pages {
        if let Some((folder, _)) = page.name.split_once('/') {
            let path = first.entry(folder).or_insert(&page.path);
            *path = (*path).min(&page.path);
        }
    }
    first.retain(|folder, _| !found.pages.iter().any(|page| page.name == *folder));
    let lists = first.into_iter().map(|(folder, path)| (folder.to_owned(), path.clone()));
    let lists: Vec<(String, SourcePath)> = lists.collect();
    for (folder, path) in lists {
        let message = format!("the list of the section `/{folder}/` is not imported");
        let hint = format!(
            "add a page with `list: {folder}` in its page file, as those of other folders have it"
        );
        found.losses.add(Place::file(&path), message, &hint);
    }
}

/// Lists the pages of tags.
pub(super) fn list_tag_pages(found: &mut Found) {
    let message = |page: &FoundPage| {
        let tag = page.keys.tags.first()?;
        Some(format!("the pages that list a tag, such as `{tag}`, are not imported"))
    };
    let hint = "add a page with `paginate: { folder: …, by: tags }`; reference/lists in the docs \
                describes it";
    list_first(found, message, hint);
}

/// Lists the categories, which are tags of the new site.
pub(super) fn list_categories(found: &mut Found) {
    let count = found.pages.iter().filter(|page| !page.keys.categories.is_empty()).count();
    let pages = counted(count, "page", "pages");
    let message = |page: &FoundPage| {
        let category = page.keys.categories.first()?;
        Some(format!("the categories of {pages}, such as `{category}`, are tags in the new site"))
    };
    let hint = "if the two have to be told apart, add a key for categories to \
                templates/imported.yaml";
    list_first(found, message, hint);
}

/// Lists the feeds at that path, which a configuration file or a plugin in it makes.
pub(super) fn list_feeds(found: &mut Found, feeds: &str, place: Place) {
    let hint = "add a feed with `[[files]]` in site.toml, with the same `output`, so that readers \
                find it; guides/feeds in the docs describes it";
    found.losses.add(place, format!("{feeds} not imported"), hint);
}

/// Lists the first page, by its path, that has a message.
fn list_first(found: &mut Found, message: impl Fn(&FoundPage) -> Option<String>, hint: &str) {
    let with_message = found.pages.iter().filter_map(|page| Some((&page.path, message(page)?)));
    if let Some((path, message)) = with_message.min() {
        let place = Place::file(path);
        found.losses.add(place, message, hint);
    }
}
