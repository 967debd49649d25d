//! The parts of paginated lists, as pages.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::base::digest::DigestBuilder;
use crate::content::address::PagePath;
use crate::content::config::{Config, Located, is_segment};
use crate::content::list::PageList;
use crate::content::pagination::{Pagination, Part, part_id, suffix, tag_message};
use crate::content::schema::{RefKind, Reference};
use crate::content::selection::tags;
use crate::content::yaml;
use crate::content::{Page, Pages};
use crate::engine::diagnostic::{Code, Diagnostic, Hint, Place, Report, similar};
use crate::engine::query::Versioned;
use crate::engine::source::Snapshot;

/// Reports tags that differ only in case, since readers and URLs would not distinguish them.
pub(super) fn check_tags(snapshot: &Snapshot, pages: &[Versioned<Page>], report: &mut Report) {
    let mut spellings: BTreeMap<String, (&Arc<str>, &Page)> = BTreeMap::new();
    let mut reported = BTreeSet::new();
    for page in pages {
        for tag in tags(page) {
            let lower = tag.to_lowercase();
            let (first, other) = *spellings.entry(lower.clone()).or_insert((tag, &**page));
            if first == tag || !reported.insert(tag) {
                continue;
            }
            let is_right = **tag == *lower;
            let (wrong, wrong_page) = if is_right { (first, other) } else { (tag, &**page) };
            let (other_tag, other_page) = if is_right { (tag, &**page) } else { (first, other) };
            report.add(
                Diagnostic::new(
                    Code::InvalidTag,
                    format!("the tags `{first}` and `{tag}` differ only in case"),
                )
                .at(tag_place(snapshot, wrong_page, wrong))
                .related(tag_place(snapshot, other_page, other_tag), "the other tag")
                .hint(format!("write `{lower}` in both")),
            );
        }
    }
}

/// Reports pages with a file whose ids are those of parts.
pub(super) fn check_part_ids(
    pages: &[Versioned<Page>],
    parts: &[Versioned<Page>],
    report: &mut Report,
) {
    let by_id: BTreeMap<_, _> = pages.iter().map(|page| (&page.id, page)).collect();
    for part in parts {
        let Some(page) = by_id.get(&part.id) else { continue };
        let span = part.pagination.as_ref().map_or(0..0, |pagination| pagination.span.clone());
        let message = format!("the page `{}` has the id of a part of a list", page.id);
        report.add(
            Diagnostic::new(Code::PageId, message)
                .at(Place::file(&page.source))
                .related(Place::new(&part.source, span), "the list")
                .hint("rename the file: the parts of a list are pages of their own"),
        );
    }
}

/// The place where a page names a tag.
pub fn tag_place(snapshot: &Snapshot, page: &Page, tag: &str) -> Place {
    if let Some(place) = page.row_place("tags") {
        return place;
    }
    let named = place_in(snapshot, page, |node| {
        let yaml::Value::List(tags) = &node.get("tags")?.value else { return None };
        tags.iter().find(|node| node.as_text() == Some(tag))
    });
    named.unwrap_or_else(|| Place::file(&page.source))
}

/// The place of a node of the page file.
fn place_in(
    snapshot: &Snapshot,
    page: &Page,
    find: impl Fn(&yaml::Node) -> Option<&yaml::Node>,
) -> Option<Place> {
    let text = snapshot.read_text(page.source.as_str()).ok()?;
    let node = yaml::parse(&page.source, &text, &mut Report::new())?;
    Some(Place::new(&page.source, find(&node)?.span()))
}

impl Page {
    /// Returns the place of the row if the row has the key and the page file does not.
    fn row_place(&self, key: &str) -> Option<Place> {
        let row = self.row.as_ref().filter(|_| self.data.get(key).is_none())?;
        row.data.get(key).map(|_| row.place())
    }

    /// Returns the place of a key in the page file or the row.
    pub fn key_place(&self, snapshot: &Snapshot, key: &str) -> Place {
        if let Some(place) = self.row_place(key) {
            return place;
        }
        let span = || {
            let text = snapshot.read_text(self.source.as_str()).ok()?;
            let node = yaml::parse(&self.source, &text, &mut Report::new())?;
            Some(node.key(key)?.span())
        };
        span().map_or_else(|| Place::file(&self.source), |span| Place::new(&self.source, span))
    }
}

/// A part of a list, in the languages that have it.
pub(super) struct Planned {
    /// The position of the page that it is a part of.
    pub(super) page: usize,
    pub(super) tag: Option<Arc<str>>,
    pub(super) number: usize,
    /// The names of its languages.
    pub(super) locales: Vec<String>,
}

/// The parts of all lists, without the first part of a list that is not split by tag: that is the
/// page itself.
pub(super) fn plan(
    config: &Config,
    snapshot: &Snapshot,
    all: &Pages,
    report: &mut Report,
) -> Vec<Planned> {
    let pages = &all.pages;
    let mut planned = Vec::new();
    for (at, page) in pages.iter().enumerate() {
        let Some(pagination) = &page.pagination else { continue };
        if !check(snapshot, page, pagination, all, report) {
            continue;
        }
        let mut listed = pagination.list.select(pages);
        listed.retain(|number| *number != at);
        let groups: BTreeMap<Option<Arc<str>>, Vec<usize>> = match pagination.by_tag {
            false => BTreeMap::from([(None, listed)]),
            true => {
                let mut groups: BTreeMap<_, Vec<usize>> = BTreeMap::new();
                for number in listed {
                    for tag in tags(&pages[number]).collect::<BTreeSet<_>>() {
                        groups.entry(Some(Arc::clone(tag))).or_default().push(number);
                    }
                }
                let known: BTreeSet<Arc<str>> = groups.keys().flatten().cloned().collect();
                groups.retain(|tag, listed| {
                    let tag = tag.as_deref().unwrap_or_default();
                    let lower = tag.to_lowercase();
                    // Tags that differ only in case have been reported.
                    let is_reported = *lower != *tag && known.contains(&*lower);
                    !is_reported && check_tag(snapshot, tag, &pages[listed[0]], page, report)
                });
                groups
            }
        };
        for (tag, listed) in groups {
            let names = config.locales.iter().map(|locale| locale.name());
            let counts: Vec<(&str, usize)> = names
                .filter(|name| page.address.is_in(name))
                .map(|name| {
                    let is_in = |number: &&usize| pages[**number].address.is_in(name);
                    (name, listed.iter().filter(is_in).count())
                })
                .collect();
            let most = counts.iter().map(|(_, count)| count.div_ceil(pagination.size)).max();
            let first = if tag.is_some() { 1 } else { 2 };
            for number in first..=most.unwrap_or_default() {
                let has_it = |count: usize| count.div_ceil(pagination.size) >= number;
                let locales = counts.iter().filter(|(_, count)| has_it(*count));
                let locales = locales.map(|(name, _)| (*name).to_owned()).collect();
                planned.push(Planned { page: at, tag: tag.clone(), number, locales });
            }
        }
    }
    planned
}

fn check(
    snapshot: &Snapshot,
    page: &Page,
    pagination: &Pagination,
    all: &Pages,
    report: &mut Report,
) -> bool {
    let pages = &all.pages;
    let place = Place::new(&page.source, pagination.span.clone());
    let is_file = |path: &Located<String>| path.value.ends_with(".html");
    let has_file = match &page.address.path {
        PagePath::Same(path) => is_file(path),
        PagePath::Each { paths, .. } => paths.iter().any(|(_, path)| is_file(path)),
    };
    let list = &pagination.list;
    let meant = list.is_empty(snapshot, pages).then(|| list.meant_folder(snapshot, pages));
    let wrong = if let Some(Some(meant)) = meant {
        Diagnostic::new(Code::InvalidPagination, pagination.list.without_pages())
            .hint(format!("did you mean `{meant}`?"))
    } else if has_file {
        Diagnostic::new(
            Code::InvalidPagination,
            "a list needs a path that other pages can be below",
        )
        .hint("give the page a path without `.html`")
    } else if let Some((key, wrong)) = unmet(list, all) {
        let named = place_in(snapshot, page, |node| node.get("paginate")?.get(key));
        report.add(wrong.at(named.unwrap_or(place)));
        return false;
    } else {
        return true;
    };
    report.add(wrong.at(place));
    false
}

/// The key of `paginate` whose value no page in the folder has: a tag that is similar to a tag of
/// them, or a key to sort by.
fn unmet(list: &PageList, site: &Pages) -> Option<(&'static str, Diagnostic)> {
    let pages = &site.pages;
    let all = PageList { tag: None, ..list.clone() }.select(pages);
    let all = || all.iter().map(|number| &*pages[*number]);
    let folder = list.folder_path();
    let has_tag = |page: &Versioned<Page>, tag: &str| tags(page).any(|known| **known == *tag);
    if let Some(tag) = list.tag.as_deref()
        && !pages.iter().any(|page| has_tag(page, tag))
        && !site.absent.values().any(|absent| has_tag(&absent.page, tag))
        && let Some(meant) = similar(tag, all().flat_map(tags).map(|known| &**known))
    {
        let message = format!("no page in `{folder}` has the tag `{tag}`");
        let wrong = Diagnostic::new(Code::InvalidPagination, message);
        let hint = format!("did you mean `{}`?", meant.name);
        return Some(("tag", wrong.hint(Hint::respell(hint, tag, meant))));
    }
    let (key, _) = list.sort_key().filter(|(key, _)| *key != "id")?;
    let is_met = all().any(|page| page.value(key).is_some())
        || list.has_absent_key(site.absent.values(), key);
    if all().next().is_none() || is_met {
        return None;
    }
    let message = format!("no page in `{folder}` has the key `{key}`");
    let known: BTreeSet<&str> = all().flat_map(Page::keys).collect();
    let hint = "the schema of the pages' template defines their keys";
    let wrong = Diagnostic::new(Code::InvalidPagination, message);
    Some(("sort", wrong.did_you_mean(key, known.iter().copied(), hint)))
}

fn check_tag(
    snapshot: &Snapshot,
    tag: &str,
    page: &Page,
    index: &Page,
    report: &mut Report,
) -> bool {
    if is_segment(tag) && tag != "page" {
        return true;
    }
    report.add(
        Diagnostic::new(Code::InvalidTag, format!("`{tag}` can't be a tag with pages of its own"))
            .at(tag_place(snapshot, page, tag))
            .hint(format!(
                "a tag is part of an address: use lower-case letters, digits and hyphens, not the \
                 word `page`; its words are the message `tag-…` of the page `{}`",
                index.id
            )),
    );
    false
}

/// Returns the page that shows a part: a copy of the page with an address of its own.
pub(super) fn part_page(page: &Page, tag: Option<&str>, number: usize, locales: &[&str]) -> Page {
    let span = page.pagination.as_ref().map_or(0..0, |pagination| pagination.span.clone());
    let suffix = suffix(tag, number);
    let below = |path: &Located<String>| Located {
        value: match path.value.as_str() {
            "" => suffix.clone(),
            path => format!("{path}/{suffix}"),
        },
        span: path.span.clone(),
    };
    let mut part = page.clone();
    part.id = part_id(&page.id, tag, number).into();
    part.address.path = match &page.address.path {
        PagePath::Same(path) => PagePath::Same(below(path)),
        PagePath::Each { paths, span } => PagePath::Each {
            paths: paths.iter().map(|(name, path)| (name.clone(), below(path))).collect(),
            span: span.clone(),
        },
    };
    let name = |name: &&str| Located { value: (*name).to_owned(), span: span.clone() };
    part.address.locales = Some(locales.iter().map(name).collect());
    part.address.aliases = Vec::new();
    // The references are checked with the page itself.
    part.references = Vec::new();
    if let Some(tag) = tag {
        let message: Arc<str> = tag_message(tag).into();
        part.meta[0] = Some(Arc::clone(&message));
        part.references.push(Reference {
            kind: RefKind::Message,
            name: message,
            below: None,
            default_of: None,
            start: u32::try_from(span.start).unwrap_or_default(),
            end: u32::try_from(span.end).unwrap_or_default(),
        });
    }
    part.digest = DigestBuilder::new().digest(&page.digest).field(&*part.id).finish();
    part.part = Some(Part { of: page.id.clone(), tag: tag.map(Arc::from), number });
    part
}
