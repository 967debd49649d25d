//! Pages, data and schemas as queries.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::content::config;
use crate::content::list_pages::{Planned, check_part_ids, check_tags, part_page, plan};
use crate::content::rows::{check_row_ids, row_pages};
use crate::content::{
    Absence, AbsentPage, DataFiles, Days, InvalidPage, Page, Pages, Schemas, check_services,
    data_files, page, page_files, schemas,
};
use crate::engine::diagnostic::read;
use crate::engine::query::{Query, Versioned};
use crate::engine::source::SourcePath;

/// The schemas of section types and data files.
pub static SCHEMAS: Query<Schemas> =
    Query::new(|reader, _, report| schemas(reader.snapshot(), report));

/// All data.
pub static DATA_FILES: Query<DataFiles> = Query::new(|reader, _, report| {
    let config = config::current(reader);
    let schemas = reader.get(&SCHEMAS, "");
    check_services(&config, &schemas, report);
    let settings = config.settings.as_ref().map(|settings| (&config.path, settings));
    data_files(reader.snapshot(), settings, &schemas, report)
});

/// Whether templates lack values because of mistakes in schemas or data, which are reported.
pub static LACKS_VALUES: Query<bool> = Query::with_cutoff(|reader, _, _| {
    reader.get(&SCHEMAS, "").lacks_keys || reader.get(&DATA_FILES, "").has_broken()
});

/// The page in the file of that path, if it can be used.
static PAGE: Query<Result<Versioned<Page>, InvalidPage>> = Query::new(|reader, path, report| {
    let path = SourcePath::new(path);
    let Some(text) = read(reader.snapshot(), &path, report) else {
        return Err(InvalidPage::new(&path));
    };
    let schemas = reader.get(&SCHEMAS, "");
    page(&path, &text, &schemas, report).map(Versioned::new)
});

/// The pages of the rows of the page file at that path; `None` after an error, which is reported.
static ROWS: Query<Option<Vec<Versioned<Page>>>> = Query::new(|reader, path, report| {
    let page = reader.get(&PAGE, path);
    let page = Result::as_ref(&page).ok()?;
    let pages = row_pages(page, &reader.get(&DATA_FILES, ""), report)?;
    Some(pages.into_iter().map(Versioned::new).collect())
});

/// The page of a part; the key is [`part_key`].
static PART: Query<Option<Versioned<Page>>> = Query::new(|reader, key, _| {
    let mut fields = key.split('\n');
    let mut field = || fields.next().unwrap_or_default();
    let (path, tag, number) = (field(), field(), field());
    let page = reader.get(&PAGE, path);
    let locales: Vec<&str> = fields.collect();
    let tag = Some(tag).filter(|tag| !tag.is_empty());
    let page = Result::as_ref(&page).ok()?;
    Some(Versioned::new(part_page(page, tag, number.parse().ok()?, &locales)))
});

/// The key of a part: the file of the page, the tag, the number and the languages, on a line each.
fn part_key(pages: &[Versioned<Page>], part: &Planned) -> String {
    let tag = part.tag.as_deref().unwrap_or_default();
    let source = &pages[part.page].source;
    format!("{source}\n{tag}\n{}\n{}", part.number, part.locales.join("\n"))
}

/// Whether drafts are included.
pub static DRAFTS: Query<bool> = Query::with_cutoff(|_, _, _| false);

/// The days whose pages are included.
pub static DAYS: Query<Days> = Query::with_cutoff(|_, _, _| Days::Unknown);

/// All pages.
pub static ALL_PAGES: Query<Pages> = Query::new(|reader, _, report| {
    let files = page_files(reader.snapshot(), report);
    let read = reader.get_all(&PAGE, &files);
    let mut all = Pages {
        pages: Vec::with_capacity(files.len()),
        invalid: Vec::new(),
        absent: BTreeMap::new(),
        row_files: BTreeMap::new(),
    };
    let (with_drafts, days) = (*reader.get(&DRAFTS, ""), reader.get(&DAYS, ""));
    for page in &read {
        let page = match &**page {
            Ok(page) => page,
            Err(invalid) => {
                all.invalid.push(invalid.clone());
                continue;
            }
        };
        let absence = match page.draft && !with_drafts {
            true => Some(Absence::Draft),
            false => page.period.absence(&days),
        };
        if let Some(each) = &page.each {
            all.row_files.insert(page.id.clone(), each.file().into());
            match (&*reader.get(&ROWS, page.source.as_str()), absence) {
                (Some(rows), Some(absence)) => {
                    let absent = |page: &Versioned<Page>| {
                        (
                            page.id.clone(),
                            AbsentPage { absence: absence.clone(), page: page.clone() },
                        )
                    };
                    all.absent.extend(rows.iter().map(absent));
                }
                (Some(rows), None) => all.pages.extend(rows.iter().cloned()),
                (None, Some(_)) => {}
                (None, None) => all.invalid.push(InvalidPage::without_rows(page)),
            }
        } else if let Some(absence) = absence {
            all.absent.insert(page.id.clone(), AbsentPage { absence, page: page.clone() });
        } else {
            all.pages.push(page.clone());
        }
    }
    check_row_ids(&all.pages, report);
    check_tags(reader.snapshot(), &all.pages, report);
    let config = config::current(reader);
    let keys: Vec<String> = plan(&config, reader.snapshot(), &all, report)
        .iter()
        .map(|part| part_key(&all.pages, part))
        .collect();
    let parts: Vec<_> = keys.iter().filter_map(|key| (*reader.get(&PART, key)).clone()).collect();
    check_part_ids(&all.pages, &parts, report);
    all.pages.extend(parts);
    all
});

/// The ids of pages from data.
#[derive(Default, PartialEq, Eq)]
pub struct RowIds {
    /// The ids of the pages.
    pub pages: BTreeSet<Arc<str>>,
    /// The ids of the page files.
    pub files: BTreeSet<Arc<str>>,
    /// The ids of invalid page files, whose pages are unknown.
    pub invalid: BTreeSet<Box<str>>,
}

/// The ids of pages from data, absent ones included.
pub static ROW_IDS: Query<RowIds> = Query::with_cutoff(|reader, _, _| {
    let all = reader.get(&ALL_PAGES, "");
    let mut ids = RowIds::default();
    let rows = all.pages.iter().filter(|page| page.row.is_some());
    ids.pages.extend(rows.map(|page| page.id.clone()));
    ids.files = all.row_files.keys().cloned().collect();
    ids.pages.extend(all.absent.keys().cloned());
    ids.invalid = all.invalid.iter().map(|page| (&*page.id).into()).collect();
    ids
});

/// The fields of all rows that are pages, by their names as arguments of templates, with `_`.
pub static ROW_FIELDS: Query<BTreeSet<Box<str>>> = Query::with_cutoff(|reader, _, _| {
    let all = reader.get(&ALL_PAGES, "");
    let rows = all.pages.iter().filter_map(|page| page.row.as_ref());
    rows.flat_map(|row| row.data.keys()).map(|field| field.replace('-', "_").into()).collect()
});
