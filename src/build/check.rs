//! Checks of the site as a whole.

mod addresses;
mod anchors;
mod links;
mod paths;
mod redirects;
mod snippets;
mod targets;

use std::cell::LazyCell;
use std::collections::BTreeSet;

use crate::assets::island::PageWeight;
use crate::content::config::{Located, TogetherRule};
use crate::content::schema::{Data, RefKind};
use crate::content::{Page, PageList};
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report};
use crate::engine::query::Reader;
use crate::i18n::message::{LOCALES, find, page_messages};
use crate::page::render::{LoadedSite, removed_message};
use crate::page::route::{LocaleIndex, PageIndex};
use crate::page::texts::PageTexts;

pub use crate::build::check::addresses::addresses;
pub use crate::build::check::anchors::anchors;
pub use crate::build::check::links::name_pages;
pub use crate::build::check::paths::{pages_are_written, paths};
pub use crate::build::check::redirects::redirects;
pub use crate::build::check::snippets::{PageHead, snippets};
pub use crate::build::check::targets::{SiteTargets, targets};

/// Reports unused shared messages and islands, and used islands that depend on the clock.
pub fn unused(
    site: &LoadedSite,
    messages: &BTreeSet<String>,
    islands: &BTreeSet<String>,
    report: &mut Report,
) {
    let default = site.config.default_locale;
    let catalog = &site.catalogs[default];
    let in_islands: BTreeSet<&str> = site.islands.shared_messages(islands).collect();
    let is_used = |id: &str| messages.contains(id) || in_islands.contains(id);
    for id in catalog.ids().filter(|id| !is_used(id) && !site.is_mentioned(id)) {
        if let Some((_, file, message)) = catalog.message(id) {
            report.add(
                Diagnostic::new(Code::UnusedMessage, format!("nothing uses the message `{id}`"))
                    .at(file.place(message.id.name))
                    .hint("use it or remove it, in all languages"),
            );
        }
    }
    // With other settings, a template may use the names that it mentions.
    let is_unused = |name: &str| !islands.contains(name) && !site.templates.mentions(name);
    for island in site.islands.specs().filter(|island| is_unused(&island.name)) {
        report.add(
            Diagnostic::new(
                Code::UnusedIsland,
                format!("no page uses the island `{}`", island.name),
            )
            .at(Place::file(&island.path))
            .hint("use it or remove its folder; it is not shipped"),
        );
    }
}

/// Reports patterns of `[[check.together]]` that match no message.
pub fn together(site: &LoadedSite, reader: &Reader, report: &mut Report) {
    let LoadedSite { config, catalogs, .. } = site;
    let (default, tag) = (config.default_locale, &config.locales[config.default_locale].tag);
    for TogetherRule { with, needs } in &config.together {
        for Located { value: pattern, span } in with.iter().chain(needs) {
            let is_own = |page: &Page| {
                let file = find(reader, &page_messages(tag, page.text_id()));
                file.is_some_and(|file| file.ids().any(|id| pattern.matches(id)))
            };
            if !catalogs[default].ids().any(|id| pattern.matches(id))
                && !site.pages.iter().any(|page| is_own(page))
            {
                let message = format!("there is no message `{pattern}`");
                report.add(
                    Diagnostic::new(Code::UnknownMessage, message)
                        .at(Place::new(&config.path, span.clone()))
                        .did_you_mean(
                            pattern.as_str(),
                            [catalogs[default].names()],
                            "write the id of a message, or a pattern such as `buy-*`",
                        ),
                );
            }
        }
    }
}

/// Reports lists of folders without pages, each folder once: at the template that names it, or at
/// the page that paginates it.
pub fn empty_lists(site: &LoadedSite, lists: &BTreeSet<PageList>, report: &mut Report) {
    let mut folders = BTreeSet::new();
    let empty = lists.iter().filter(|list| list.is_empty(&site.snapshot, &site.pages));
    for list in empty.filter(|list| folders.insert(&list.folder)) {
        let paginated = site.pages.iter().find_map(|page| {
            let shown = page.pagination.as_ref().filter(|it| it.list.folder == list.folder)?;
            Some(Place::new(&page.source, shown.span.clone()))
        });
        let message = format!("{}, so the list is empty", list.without_pages());
        let hint = match &*list.folder {
            "" => "name a folder in `content/pages/`",
            _ => "add a page there, or remove the list",
        };
        let mut empty = Diagnostic::new(Code::EmptyList, message).hint(hint);
        empty.place = site.templates.list_place(&list.folder, &site.snapshot).or(paginated);
        report.add(empty);
    }
}

/// Checks the limits of `[budget]`: of all routes that exceed one, the largest is reported.
pub fn budget(
    site: &LoadedSite,
    weights: &[((PageIndex, LocaleIndex), PageWeight)],
    report: &mut Report,
) {
    let budget = &site.config.budget;
    let url =
        |(page, locale): (PageIndex, LocaleIndex)| site.routes.url(&site.config, locale, page);
    let over = |limit: &Located<u64>, weight: u64, route, what: &str, hint: &str| {
        let over = weight.checked_sub(limit.value).filter(|over| *over > 0)?;
        let url = url(route);
        let message =
            format!("{what} `{url}` weigh {weight} bytes after gzip, {over} over the limit");
        let place = Place::new(&site.config.path, limit.span.clone());
        Some(Diagnostic::new(Code::OverBudget, message).at(place).hint(hint))
    };
    if let Some(limit) = &budget.scripts
        && let Some((route, weight)) = weights.iter().max_by_key(|(_, weight)| weight.at_once)
    {
        let hint = "load some of it later; `build --verbose` lists what is in the scripts";
        let what = "the scripts that run immediately on";
        if let Some(diagnostic) = over(limit, weight.at_once, *route, what, hint) {
            report.add(diagnostic);
        }
    }
    for (id, limit) in &budget.islands {
        let own = weights.iter().filter(|((page, _), _)| *site.pages[*page].id == **id);
        match own.max_by_key(|(_, weight)| weight.islands) {
            Some((route, weight)) => {
                let hint = "make them lighter; `build --verbose` lists them and their libraries";
                if let Some(diagnostic) =
                    over(limit, weight.islands, *route, "the islands of", hint)
                {
                    report.add(diagnostic);
                }
            }
            None if site.routes.page(id).is_none() => report.add(
                Diagnostic::new(Code::UnknownPage, format!("there is no page `{id}`"))
                    .at(Place::new(&site.config.path, limit.span.clone()))
                    .did_you_mean(id, [site.page_names()], "a limit is for the id of a page"),
            ),
            None => {}
        }
    }
}

/// Reports dates that have passed between the `today` of the site and the actual date: pages may
/// still describe them as future.
pub fn days(site: &LoadedSite, today: &str, report: &mut Report) {
    let days = || {
        let files = site.data_files.files.values();
        files.flat_map(|file| file.days.iter().map(move |day| (&file.source, day)))
    };
    for (source, spoken) in days().filter(|(_, day)| day.is_today) {
        let place = Place::new(source, spoken.span.clone());
        if *spoken.text > *today {
            report.add(
                Diagnostic::new(Code::PassedDay, format!("this date is later than today, {today}"))
                    .at(place)
                    .hint("write today's date, or an earlier one"),
            );
            continue;
        }
        let passed: Vec<_> = days()
            .filter(|(_, day)| !day.is_today)
            .filter(|(_, day)| *day.text > *spoken.text && *day.text <= *today)
            .collect();
        let Some((_, first)) = passed.first() else { continue };
        let others = match passed.len() - 1 {
            0 => String::new(),
            1 => " and another date".to_owned(),
            more => format!(" and {more} other dates"),
        };
        let message = format!("today is {today}, and {}{others} came since then", first.text);
        let diagnostic = Diagnostic::new(Code::PassedDay, message)
            .at(place)
            .hint(format!("check what the pages say about it, and then write {today} here"));
        report.add(passed.iter().fold(diagnostic, |diagnostic, (source, day)| {
            diagnostic.related(Place::new(source, day.span.clone()), "this date")
        }));
    }
}

/// Reports pages whose `date` is later than today.
pub fn future_pages(site: &LoadedSite, today: &str, report: &mut Report) {
    for page in site.pages.iter().filter(|page| !page.draft && page.part.is_none()) {
        // It is held back until then.
        if page.period.first.as_deref().is_some_and(|day| day > today) {
            continue;
        }
        let Some(Data::Date(date)) = page.value("date") else { continue };
        // The time of day is ignored.
        if date.get(..today.len()).is_some_and(|day| day <= today) {
            continue;
        }
        let message = format!("the page is published, and its date is later than today, {today}");
        report.add(
            Diagnostic::new(Code::FutureDate, message)
                .at(page.key_place(&site.snapshot, "date"))
                .hint(
                    "write `publish_at:` with this date, `draft: true` until then, or another date",
                ),
        );
    }
}

/// Checks the references of data files to pages, assets and messages, and the flags of locales.
pub fn data_references(reader: &Reader, site: &LoadedSite, report: &mut Report) {
    for locale in site.config.locales.iter().filter(|locale| !locale.flag.is_empty()) {
        if let Some(unknown) = site.unknown_asset(&locale.flag) {
            let place = Place::new(&site.config.path, locale.flag_span.clone());
            report.add(unknown.at(place));
        }
    }
    for (source, references) in &site.data_files.references {
        // Messages of the pages that the rows of the file make.
        let own = LazyCell::new(|| site.row_messages(reader, source));
        let is_own = |id: &str| {
            let id = id.split('.').next().unwrap_or(id);
            own.iter().any(|file| file.message(id).is_some())
        };
        for reference in references {
            let diagnostic = match reference.kind {
                RefKind::Page => site.unknown_page(&reference.name),
                RefKind::Asset => site.unknown_asset(&reference.name),
                RefKind::Message => {
                    let catalog = &site.catalogs[site.config.default_locale];
                    let tag = &site.config.locales[site.config.default_locale].tag;
                    let is_absent =
                        catalog.is_valid() && catalog.message(&reference.name).is_none();
                    (is_absent && !is_own(&reference.name)).then(|| {
                        let (texts, original) = (PageTexts::default(), site.config.default_locale);
                        let removed = removed_message(site, &texts, original, &reference.name);
                        if let Some(removed) = removed {
                            return removed;
                        }
                        let message = format!("there is no message `{}`", reference.name);
                        Diagnostic::new(Code::UnknownMessage, message).did_you_mean(
                            &reference.name,
                            [catalog.names()],
                            format!(
                                "define it in a shared file, such as `{LOCALES}{tag}/common.ftl`"
                            ),
                        )
                    })
                }
                RefKind::DataValue => None,
            };
            if let Some(diagnostic) = diagnostic {
                report.add(diagnostic.at(Place::new(source, reference.span())));
            }
        }
    }
}
