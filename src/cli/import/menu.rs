//! The menu of the new site: that of the configuration of Hugo, or the first pages of the site.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use crate::cli::import::found::Found;
use crate::cli::import::losses::Losses;
use crate::cli::import::menu_item::FoundMenuItem;
use crate::cli::import::page_file::quoted;
use crate::cli::import::plan::PlannedPage;
use crate::cli::import::values::{items, text_of, value};
use crate::content::yaml::{Key, Node, Value};
use crate::engine::diagnostic::Place;
use crate::engine::source::SourcePath;

/// The number of pages in a menu that the source does not define.
const FIRST_PAGES: usize = 7;

/// The menu of the new site.
pub(super) struct Menu {
    /// `content/data/menu.yaml`.
    pub(super) file: String,
    /// The messages: their language, id and text.
    pub(super) labels: Vec<(usize, String, String)>,
    /// Whether an entry is only in some languages.
    pub(super) has_locales: bool,
}

/// A file with menus as a table of the configuration.
pub(super) fn menus_table(menus: Node) -> Node {
    let key = Key { text: "menus".into(), start: menus.start, end: menus.start };
    Node { start: menus.start, end: menus.end, value: Value::Map(vec![(key, menus)]) }
}

/// Reads the menus in a table of the configuration for these languages. Menus other than the main
/// one, and entries that lead nowhere, are listed.
pub(super) fn read_menus(found: &mut Found, path: &SourcePath, table: &Node, locales: &[usize]) {
    let menus = ["menus", "menu"].iter().find_map(|key| value(table, key));
    for (key, list) in menus.and_then(Node::as_map).unwrap_or_default() {
        if !key.text.eq_ignore_ascii_case("main") {
            let message = format!("the menu `{}` is not imported", key.text);
            let hint = "add its links to templates/layout.html";
            found.losses.add(Place::new(path, key.span()), message, hint);
            continue;
        }
        for (number, item) in items(list).iter().enumerate() {
            let target = ["pageRef", "url"].iter().find_map(|key| text_of(item, key));
            let name = ["name", "title", "identifier"].iter().find_map(|key| text_of(item, key));
            let weight = text_of(item, "weight").and_then(|weight| weight.parse().ok());
            let place = Place::new(path, item.span());
            let (Some(target), Some(name)) = (target, name) else {
                let hint = "add the page to content/data/menu.yaml";
                found.losses.add(place, "this entry of the menu is not imported", hint);
                continue;
            };
            if let Some(parent) = text_of(item, "parent") {
                let message =
                    format!("the entry `{name}` of the menu is not below `{parent}` any more");
                let hint = "the new menu has one level: add a list of pages to the page above, or \
                            a second level to templates/layout.html";
                found.losses.add(place.clone(), message, hint);
            }
            let position = (weight.unwrap_or(i64::MAX), number);
            for locale in locales {
                let (target, name, place) = (target.clone(), name.clone(), place.clone());
                found.menu.push(FoundMenuItem { locale: *locale, target, name, position, place });
            }
        }
    }
}

/// The page that an entry leads to, as its number in the plan.
fn page_of(item: &FoundMenuItem, found: &Found, plan: &[PlannedPage]) -> Option<usize> {
    let key = |address: &str| {
        let address = address.trim_matches('/').to_lowercase();
        address.trim_end_matches("index.html").trim_end_matches('/').to_owned()
    };
    let target = key(&item.target);
    let is_it = |page: &&usize| {
        let page = &found.pages[**page];
        let segment = &found.locales[page.locale].segment;
        let address = key(&page.address);
        page.name.to_lowercase() == target
            || address == target
            || address.strip_prefix(segment.as_str()).is_some_and(|it| key(it) == target)
    };
    let in_source = |page: &&usize| {
        let page = &found.pages[**page];
        let stem = page.path.as_str().rsplit_once('.').map_or("", |(stem, _)| stem);
        let stem =
            ["/index", "/_index"].iter().find_map(|end| stem.strip_suffix(end)).unwrap_or(stem);
        page.locale == item.locale && stem.to_lowercase().ends_with(&format!("/{target}"))
    };
    let by_name = plan.iter().position(|page| page.sources.values().any(|at| is_it(&at)));
    // `translationKey` and `slug` hide the name of its file.
    by_name.or_else(|| plan.iter().position(|page| page.sources.values().any(|at| in_source(&at))))
}

/// Composes the menu. `is_shown` returns whether a page is published, and `title` returns the title
/// of a page of the source.
pub(super) fn menu(
    found: &Found,
    plan: &[PlannedPage],
    site_name: &str,
    is_shown: &dyn Fn(&PlannedPage) -> bool,
    title: &dyn Fn(usize) -> String,
    losses: &mut Losses,
) -> Menu {
    let mut named: BTreeMap<(usize, usize), &str> = BTreeMap::new();
    let mut order: Vec<usize> = Vec::new();
    let mut entries: Vec<&FoundMenuItem> = found.menu.iter().collect();
    entries.sort_by_key(|item| (item.locale, item.position));
    for item in entries {
        let page = page_of(item, found, plan).filter(|at| is_shown(&plan[*at]));
        let Some(at) = page.filter(|at| plan[*at].sources.contains_key(&item.locale)) else {
            let message = format!("the entry `{}` of the menu leads to no page", item.name);
            let hint = "add the link to templates/layout.html, or the page to the new site";
            losses.add(item.place.clone(), message, hint);
            continue;
        };
        named.entry((at, item.locale)).or_insert(&item.name);
        if !order.contains(&at) {
            order.push(at);
        }
    }
    let has_menu = |locale: usize| named.keys().any(|(_, at)| *at == locale);
    if order.is_empty() {
        let is_first = |at: &usize| {
            let page = &plan[*at];
            let is_original = page.sources.contains_key(&0) && is_shown(page);
            page.id == "home" || is_original && !page.id.contains('/')
        };
        order = (0..plan.len()).filter(is_first).take(FIRST_PAGES).collect();
    }
    let mut menu = Menu { file: String::new(), labels: Vec::new(), has_locales: false };
    for at in order {
        let page = &plan[at];
        let is_in = |locale: &usize| match has_menu(*locale) {
            true => named.contains_key(&(at, *locale)),
            false => page.sources.contains_key(locale) || page.id == "home",
        };
        let all = 0..found.locales.len();
        let tags = all.clone().filter(is_in).map(|locale| &found.locales[locale].tag);
        let tags: Vec<String> = tags.map(|tag| quoted(tag)).collect();
        let label = format!("site-page-{}", page.id.replace('/', "-"));
        let _ = write!(menu.file, "  - {{ page: {}, label: {label}", page.id);
        if tags.len() < found.locales.len() {
            menu.has_locales = true;
            let _ = write!(menu.file, ", locales: [{}]", tags.join(", "));
        }
        menu.file.push_str(" }\n");
        for locale in all {
            let own = named.get(&(at, locale)).map(|name| (*name).to_owned());
            let of_page = || page.sources.get(&locale).map(|source| title(*source));
            // The default language has every message.
            let any =
                || named.range((at, 0)..=(at, usize::MAX)).next().map(|it| (*it.1).to_owned());
            let default = || (locale == 0).then(|| any().unwrap_or_else(|| site_name.to_owned()));
            if let Some(name) = own.or_else(of_page).or_else(default) {
                menu.labels.push((locale, label.clone(), name));
            }
        }
    }
    menu
}

/// Adds the languages of entries to the template of a new site, by its files.
pub(super) fn add_locales(files: &mut BTreeMap<String, String>) {
    if let Some(schema) = files.get_mut("templates/data/menu.yaml") {
        schema.push_str("    locales?: [text]        # the languages that have it; default: all\n");
    }
    if let Some(layout) = files.get_mut("templates/layout.html") {
        let start = "{% for item in data.menu.items %}\n";
        let end = "{% endfor %}\n</nav>";
        let condition = "{% if item.locales is undefined or locale.tag in item.locales %}\n";
        *layout = layout.replacen(start, &format!("{start}{condition}"), 1);
        *layout = layout.replacen(end, &format!("{{% endif %}}\n{end}"), 1);
    }
}
