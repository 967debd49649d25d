//! Checks that the folders and files of `locales/` have the names of locales, pages and islands.

use std::collections::BTreeSet;

use crate::content::config::{self, Config, Locale};
use crate::content::{self, ROW_IDS, RowIds};
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report, file_ending, nearest};
use crate::engine::query::Query;
use crate::engine::source::{Snapshot, SourcePath};
use crate::i18n::glossary::GLOSSARY;
use crate::i18n::lock::LOCK;
use crate::i18n::message::{LOCALES, has_texts, meant_messages, meant_page, parse_body};

/// Checks that every folder of `locales/` is a locale, and that every file in it is used.
pub(super) static FOLDERS: Query<()> = Query::new(|reader, _, report| {
    let rows = reader.get(&ROW_IDS, "");
    check_folders(reader.snapshot(), &config::current(reader), &rows, report);
});

fn check_folders(snapshot: &Snapshot, config: &Config, rows: &RowIds, report: &mut Report) {
    let mut unknown = BTreeSet::new();
    // The texts of a page whose file has to be renamed are where they belong.
    let id = |path| content::page_id(path).or_else(|| content::misnamed_page_id(path));
    let files = snapshot.under(content::PAGES).filter_map(id).collect();
    let pages = PageIds { files, rows };
    for path in snapshot.under(LOCALES) {
        let rest = &path.as_str()[LOCALES.len()..];
        let Some((tag, file)) = rest.split_once('/') else {
            if [GLOSSARY, LOCK].contains(&path.as_str()) || rest.ends_with(".ftl") {
                continue;
            }
            let meant =
                path.with_intended_extension(&["yaml"]).filter(|meant| meant.as_str() == GLOSSARY);
            report.add(match meant.filter(|_| !snapshot.contains(GLOSSARY)) {
                Some(meant) => file_ending(path, &meant),
                None => stray(
                    path,
                    "messages are in locales/<tag>/*.ftl, or for all languages in locales/*.ftl",
                ),
            });
            continue;
        };
        if !config.locales.iter().any(|locale| locale.tag == tag) {
            if unknown.insert(tag) {
                report.add(
                    Diagnostic::new(
                        Code::LocaleFolder,
                        format!("site.toml has no locale with the tag `{tag}`"),
                    )
                    .at(Place::file(path))
                    .hint(folder_hint(snapshot, config, tag)),
                );
            }
            continue;
        }
        if let Some(meant) = meant_page(snapshot, tag, file) {
            report.add(
                Diagnostic::new(Code::LocaleFolder, "this file has the texts of a page")
                    .at(Place::file(path))
                    .hint(format!("move it to `{meant}`")),
            );
            continue;
        }
        // Other Markdown files are notes for translators.
        let is_note = file.ends_with(".md") && !file.starts_with("pages/");
        if is_note || is_text(snapshot, &pages, file) {
            continue;
        }
        let below = LOCALES.len() + tag.len() + 1;
        let is_read = |path: &SourcePath| is_text(snapshot, &pages, &path.as_str()[below..]);
        let meant =
            path.with_intended_extension(&["md"]).or_else(|| meant_messages(snapshot, path));
        report.add(match meant.filter(is_read) {
            Some(meant) if snapshot.contains(meant.as_str()) => {
                stray(path, &format!("`{meant}` is read; remove one of the two"))
            }
            Some(meant) => file_ending(path, &meant),
            None if pages.made_below(file).is_some() => {
                let id = pages.made_below(file).unwrap_or_default();
                stray(
                    path,
                    &format!(
                        "messages of pages that are made of rows are in pages/{id}.ftl, bodies in \
                         pages/{id}/<key>.md"
                    ),
                )
            }
            None => stray(
                path,
                "messages are in *.ftl, pages/<page-id>.ftl and islands/<island>.ftl of a locale, \
                 bodies in pages/<page-id>.md and pages/<page-id>.<name>.md",
            ),
        });
    }
}

/// The ids of page files, and of pages from data.
struct PageIds<'a> {
    files: BTreeSet<&'a str>,
    rows: &'a RowIds,
}

impl PageIds<'_> {
    /// Returns the page file with `each` that a file is named after, or whose folder the file is
    /// in.
    fn made_below(&self, file: &str) -> Option<&str> {
        let name = file.strip_prefix("pages/")?;
        let of =
            |id: &&str| name.strip_prefix(*id).is_some_and(|rest| rest.starts_with(['.', '/']));
        self.rows.files.iter().map(|id| &**id).find(of)
    }

    /// Returns whether a page may have a body of that name.
    fn has_body(&self, page: &str, name: Option<&str>) -> bool {
        let is_row = || {
            let file = page.rsplit_once('/').map(|(file, _)| file);
            self.rows.pages.contains(page)
                || file.is_some_and(|file| self.rows.invalid.contains(file))
        };
        match name {
            Some(_) => self.files.contains(page),
            None => self.files.contains(page) && !self.rows.files.contains(page) || is_row(),
        }
    }
}

/// Returns whether this file of the folder of a locale has texts of the site: shared ones, or those
/// of a page or an island.
fn is_text(snapshot: &Snapshot, pages: &PageIds<'_>, file: &str) -> bool {
    if let Some((page, name)) = parse_body(file) {
        return pages.has_body(page, name);
    }
    match file.strip_suffix(".ftl").map(|name| name.split_once('/').ok_or(name)) {
        Some(Err(_)) => true,
        Some(Ok(("pages", id))) => pages.files.contains(id),
        Some(Ok(("islands", name))) => snapshot.contains(&format!("islands/{name}/island.toml")),
        Some(Ok(_)) | None => false,
    }
}

fn folder_hint(snapshot: &Snapshot, config: &Config, name: &str) -> String {
    let Some(meant) = meant_locale(snapshot, config, name) else {
        return "add a [[locales]] table, or remove the folder".to_owned();
    };
    let Locale { tag, segment, .. } = meant;
    if segment == name {
        return format!("folders are named by tag: `{LOCALES}{tag}`");
    }
    match nearest(name, [tag.as_str()]) {
        Some(near) => format!("did you mean `{near}`?"),
        None => format!("rename it to `{LOCALES}{tag}`, or add a [[locales]] table"),
    }
}

/// Returns the locale that a misnamed folder was probably intended for: the one with this segment,
/// the one with a similar tag, or the only one without texts.
fn meant_locale<'c>(snapshot: &Snapshot, config: &'c Config, name: &str) -> Option<&'c Locale> {
    let locales = &config.locales;
    let of_segment = || locales.iter().find(|one| !name.is_empty() && one.segment == name);
    let misspelt = || {
        let near = nearest(name, locales.iter().map(|one| one.tag.as_str()))?;
        locales.iter().find(|one| one.tag == near)
    };
    let lacking = || {
        let mut lacking = locales.iter().filter(|one| !has_texts(snapshot, &one.tag));
        lacking.next().filter(|_| lacking.next().is_none())
    };
    of_segment().or_else(misspelt).or_else(lacking)
}

/// Returns whether a misnamed folder, which is reported, was probably intended for this locale.
pub(super) fn has_misnamed_folder(snapshot: &Snapshot, config: &Config, locale: &Locale) -> bool {
    let paths = snapshot.under(LOCALES).map(|path| &path.as_str()[LOCALES.len()..]);
    let names: BTreeSet<&str> = paths.filter_map(|rest| Some(rest.split_once('/')?.0)).collect();
    let is_meant = |name: &str| {
        let is_known = config.locales.iter().any(|one| one.tag == name);
        !is_known && meant_locale(snapshot, config, name).is_some_and(|it| it.tag == locale.tag)
    };
    names.into_iter().any(is_meant)
}

/// The warning about a file that is not used.
pub(super) fn stray(path: &SourcePath, hint: &str) -> Diagnostic {
    Diagnostic::new(Code::StrayFile, format!("nothing reads `{path}`"))
        .at(Place::file(path))
        .hint(hint)
}
