//! Resolves the addresses of pages: the path of each page in each locale.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Deref;

use crate::content::config::{Config, Located};
use crate::content::{Page, PagePath};
use crate::engine::diagnostic::{Change, Code, Diagnostic, Hint, Place, Report};
use crate::engine::source::SourcePath;

/// The index of a page in [`Routes`](crate::page::route::Routes).
pub type PageIndex = usize;
/// The index of a locale in the configuration.
pub type LocaleIndex = usize;

/// The paths of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Resolved {
    /// One path, in all languages.
    Same(Box<str>),
    /// The path in each language of the page.
    Each(Box<[Option<Box<str>>]>),
}

impl Resolved {
    /// The path in a locale; `None` if the page is not in it.
    pub(super) fn path(&self, locale: LocaleIndex) -> Option<&str> {
        match self {
            Resolved::Same(path) => Some(path),
            Resolved::Each(paths) => paths[locale].as_deref(),
        }
    }
}

/// The paths of all pages, and the pages that collide. Mistakes are reported.
pub(super) fn resolve<P: Deref<Target = Page>>(
    config: &Config,
    pages: &[P],
    report: &mut Report,
) -> (Vec<Resolved>, BTreeSet<PageIndex>) {
    let resolved: Vec<_> = pages.iter().map(|page| address(config, page, report)).collect();
    let colliding = collisions(config, pages, &resolved, report);
    (resolved, colliding)
}

fn address(config: &Config, page: &Page, report: &mut Report) -> Resolved {
    let address = &page.address;
    // The field of a row names the locales of its page.
    let row =
        page.row.as_ref().filter(|_| page.each.as_ref().is_some_and(|it| it.locales.is_some()));
    let source = row.map_or(&page.source, |row| &row.source);
    for name in address.locales.iter().flatten() {
        check_locale(config, source, name, report);
    }
    for name in address.path.locale_names() {
        check_locale(config, &page.source, name, report);
    }
    if let (PagePath::Same(path), None) = (&address.path, &address.locales) {
        return Resolved::Same(path.value.as_str().into());
    }
    let default = config.locales[config.default_locale].name();
    let mut lacking = Vec::new();
    let path = |name: &str| {
        if !address.is_in(name) {
            return None;
        }
        let path = address.path.of(name).or_else(|| address.path.of(default));
        if path.is_none() {
            lacking.push(name.to_owned());
        }
        path.map(|path| Box::from(path.value.as_str()))
    };
    let paths = config.locales.iter().map(|locale| locale.name()).map(path).collect();
    let is_known = |name: &str| config.locales.iter().any(|locale| locale.name() == name);
    // A path with a misspelt name may be intended for one of the locales without a path.
    if let [first, ..] = lacking.as_slice()
        && address.path.locale_names().all(|name| is_known(&name.value))
    {
        let message = format!("the page has no path in {}", lacking.join(", "));
        let hint = match first == default {
            true => format!("add `{default}: …`; it is also for all languages without their own"),
            false => format!("add `{first}: …`, or `{default}: …` for all without their own"),
        };
        let place = Place::new(&page.source, address.path.span());
        report.add(Diagnostic::new(Code::MissingKey, message).at(place).hint(hint));
    }
    Resolved::Each(paths)
}

fn check_locale(config: &Config, source: &SourcePath, name: &Located<String>, report: &mut Report) {
    let mut known = config.locales.iter().map(|locale| locale.name());
    if known.clone().any(|known| known == name.value) {
        return;
    }
    let message = format!("there is no locale `{}`", name.value);
    let tagged = config.locales.iter().find(|locale| locale.tag == name.value);
    let place = Place::new(source, name.span.clone());
    let wrong = Diagnostic::new(Code::UnknownLocale, message).at(place);
    let list = || config.locales.iter().map(|locale| locale.name()).collect::<Vec<_>>().join(", ");
    report.add(match tagged {
        Some(locale) => {
            let hint = Hint::from(format!("write `{}`, the segment of its URLs", locale.name()));
            wrong.hint(hint.with_change(Change::word(&name.value, locale.name())))
        }
        None => wrong.did_you_mean(
            &name.value,
            known.by_ref(),
            format!("the locales of site.toml are {}", list()),
        ),
    });
}

/// Reports pages that have the same path in a language, and returns them.
fn collisions<P: Deref<Target = Page>>(
    config: &Config,
    pages: &[P],
    resolved: &[Resolved],
    report: &mut Report,
) -> BTreeSet<PageIndex> {
    let mut colliding = BTreeSet::new();
    let mut by_path: BTreeMap<&str, Vec<PageIndex>> = BTreeMap::new();
    for (at, address) in resolved.iter().enumerate() {
        let paths: BTreeSet<&str> = match address {
            Resolved::Same(path) => BTreeSet::from([&**path]),
            Resolved::Each(paths) => paths.iter().flatten().map(|path| &**path).collect(),
        };
        for path in paths {
            let others = by_path.entry(path).or_default();
            let has_path = |page: PageIndex, locale| resolved[page].path(locale) == Some(path);
            let both = |other: &PageIndex| {
                let mut locales = 0..config.locales.len();
                locales.find(|locale| has_path(*other, *locale) && has_path(at, *locale))
            };
            let first = others.iter().find_map(|other| Some((*other, both(other)?)));
            others.push(at);
            let Some((other, locale)) = first else { continue };
            if colliding.contains(&at) && colliding.contains(&other) {
                continue;
            }
            colliding.extend([other, at]);
            report.add(collision(config, locale, path, &pages[at], &pages[other]));
        }
    }
    colliding
}

fn collision(
    config: &Config,
    locale: LocaleIndex,
    path: &str,
    page: &Page,
    other: &Page,
) -> Diagnostic {
    let message = match path {
        "" => "two pages are the home page: their path is empty".to_owned(),
        path => format!("two pages have the path `{path}`"),
    };
    let name = config.locales[locale].name();
    let place = |page: &Page| page.path_place(Some(name));
    let file = |page: &Page| page.row.as_ref().map(|row| row.of.clone());
    let hint = match file(page).is_some() && file(page) == file(other) {
        true => "name a field in `path:` that differs in each row",
        false => "give one of them another `path:`",
    };
    Diagnostic::new(Code::PathCollision, message)
        .at(place(page))
        .related(place(other), "the other page")
        .hint(hint)
}
