//! Makes pages of the rows of data files. All rows share one page file.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::{Deref, Range};
use std::sync::Arc;

use crate::base::digest::DigestBuilder;
use crate::content::Page;
use crate::content::address::{Address, PagePath};
use crate::content::config::{Located, is_segment};
use crate::content::data_files::{DataFile, DataFiles};
use crate::content::each::{Each, KEY};
use crate::content::path::{composed, fill, is_alias, is_page_path, placeholders};
use crate::content::row::Row;
use crate::content::schema::Data;
use crate::content::yaml::{Key, Node, Value};
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report};

/// Makes the pages of the rows of a page file; `None` after an error, which is reported.
pub(super) fn row_pages(
    page: &Page,
    data_files: &DataFiles,
    report: &mut Report,
) -> Option<Vec<Page>> {
    let each = page.each.as_ref()?;
    let mut reader = RowReader { page, each, report, absent: BTreeSet::new(), is_valid: true };
    let rows = reader.rows(data_files)?;
    reader.check_fields(&rows);
    let mut known: BTreeMap<&str, Place> = BTreeMap::new();
    let mut pages = Vec::with_capacity(rows.len());
    for row in &rows {
        let Some(key) = reader.key(row, &mut known) else { continue };
        pages.extend(reader.page(row, key));
    }
    if rows.is_empty() {
        let id = &page.id;
        let message = format!("`{}` has no rows, so `{id}` makes no pages", each.data.value);
        let empty = Diagnostic::new(Code::EmptyList, message);
        report.add(
            empty
                .at(Place::new(&page.source, each.data.span.clone()))
                .hint("add a row, or remove the page"),
        );
        return Some(pages);
    }
    reader.is_valid.then_some(pages)
}

/// Reports page files that have the id of a page from data.
pub(super) fn check_row_ids<P: Deref<Target = Page>>(pages: &[P], report: &mut Report) {
    let rows = pages.iter().filter_map(|page| Some((&page.id, page.row.as_ref()?)));
    let rows: BTreeMap<_, _> = rows.collect();
    for page in pages.iter().filter(|page| page.row.is_none()) {
        let Some(row) = rows.get(&page.id) else { continue };
        let message = format!("the page `{}` has the id of a row's page", page.id);
        report.add(
            Diagnostic::new(Code::PageId, message)
                .at(Place::file(&page.source))
                .related(row.place(), "the row")
                .hint("rename the file, or change the key of the row"),
        );
    }
}

/// A row in its data file.
struct GivenRow<'a> {
    file: &'a DataFile,
    /// The key in a mapping of rows; `None` in a list.
    name: Option<&'a Key>,
    data: &'a Data,
    node: &'a Node,
}

impl GivenRow<'_> {
    /// Returns the start of the row, or its key in a mapping.
    fn place(&self) -> Place {
        let start = self.node.start as usize;
        Place::new(&self.file.source, self.name.map_or(start..start, Key::span))
    }

    /// Returns the place of the value of a field.
    fn field(&self, name: &str) -> Option<Place> {
        Some(Place::new(&self.file.source, self.node.get(name)?.span()))
    }
}

struct RowReader<'a> {
    page: &'a Page,
    each: &'a Each,
    report: &'a mut Report,
    /// The fields in paths that no row has, already reported.
    absent: BTreeSet<&'a str>,
    is_valid: bool,
}

impl<'a> RowReader<'a> {
    fn refuse(&mut self, diagnostic: Diagnostic) {
        self.is_valid = false;
        self.report.add(diagnostic);
    }

    /// Returns the place of a span in the page file.
    fn own(&self, span: &Range<usize>) -> Place {
        Place::new(&self.page.source, span.clone())
    }

    fn rows<'f>(&mut self, data_files: &'f DataFiles) -> Option<Vec<GivenRow<'f>>> {
        let Each { data, key, span, .. } = self.each;
        let (file, values, node) = match data_files.located(&data.value) {
            Ok(found) => found,
            Err(Some(unknown)) => {
                self.report.add(unknown.at(self.own(&data.span)));
                return None;
            }
            Err(None) => return None,
        };
        let is_row = |value: &Data| matches!(value, Data::Record(_));
        let row = |(name, data, node)| GivenRow { file, name, data, node };
        let rows: Option<Vec<_>> = match (values, &node.value) {
            (Data::List(items), Value::List(nodes)) if items.iter().all(is_row) => {
                Some(items.iter().zip(nodes).map(|(data, node)| row((None, data, node))).collect())
            }
            (Data::Record(fields), Value::Map(entries))
                if fields.iter().all(|(_, value)| is_row(value)) =>
            {
                let rows = fields.iter().zip(entries);
                Some(rows.map(|((_, data), (key, node))| row((Some(key), data, node))).collect())
            }
            _ => None,
        };
        let Some(rows) = rows else {
            let message = format!("`{}` has no rows", data.value);
            let wrong = Diagnostic::new(Code::WrongType, message).at(self.own(&data.span));
            let hint = "name a list of mappings, or a mapping of mappings";
            self.report.add(wrong.related(Place::file(&file.source), "the data").hint(hint));
            return None;
        };
        if key.is_none() && matches!(values, Data::List(_)) {
            let missing = Diagnostic::new(Code::MissingKey, "the key `key` is missing");
            let hint = "name a field that differs in each row, such as `key: slug`";
            self.report.add(missing.at(self.own(span)).hint(hint));
            return None;
        }
        Some(rows)
    }

    /// Returns the locales that a field of the row lists, or those of the page file if the row does
    /// not have the field. Reports a field that lists no locale of the page file.
    fn locales(&mut self, given: &GivenRow<'_>) -> Result<Option<Vec<Located<String>>>, ()> {
        let all = &self.page.address.locales;
        let Some(field) = &self.each.locales else { return Ok(all.clone()) };
        let Some(value) = given.data.get(&field.value) else { return Ok(all.clone()) };
        let nodes = given.node.get(&field.value).map(|node| &node.value);
        let names: Option<Vec<_>> = match (value, nodes) {
            (Data::List(items), Some(Value::List(nodes))) => {
                let named = items.iter().zip(nodes);
                let name = |(item, node): (&Data, &Node)| {
                    Some(Located { value: text(item)?.to_owned(), span: node.span() })
                };
                named.map(name).collect()
            }
            _ => None,
        };
        let is_in = |name: &Located<String>| {
            all.as_ref().is_none_or(|all| all.iter().any(|one| one.value == name.value))
        };
        let names = names.map(|names| names.into_iter().filter(is_in).collect::<Vec<_>>());
        if let Some(names) = names.filter(|names| !names.is_empty()) {
            return Ok(Some(names));
        }
        let message = format!("the field `{}` lists no locale of the page file", field.value);
        let wrong = Diagnostic::new(Code::InvalidRow, message);
        let place = given.field(&field.value).unwrap_or_else(|| given.place());
        let named = self.own(&field.span);
        let hint = "write a list of segments of locales, such as `[de, fr]`, or remove the field";
        self.refuse(wrong.at(place).related(named, "the locales of the pages").hint(hint));
        Err(())
    }

    /// Returns the name of the field with the keys.
    fn key_name(&self) -> &'a str {
        self.each.key.as_ref().map_or(KEY, |key| &key.value)
    }

    /// Reports fields in paths that no row has.
    fn check_fields(&mut self, rows: &[GivenRow<'_>]) {
        let key = self.key_name();
        let Address { path, aliases, .. } = &self.page.address;
        for given in path.all().chain(aliases) {
            for name in placeholders(&given.value).flatten().filter(|name| *name != key) {
                if rows.is_empty() || rows.iter().any(|row| row.data.get(name).is_some()) {
                    continue;
                }
                if !self.absent.insert(name) {
                    continue;
                }
                let hint = "a path names fields of the rows, such as `team/{slug}`";
                let message = format!("no row has the field `{name}`");
                let unknown = Diagnostic::new(Code::InvalidRow, message).at(self.own(&given.span));
                self.refuse(unknown.did_you_mean(name, self.fields(rows), hint));
            }
        }
        let Some(Located { value: name, span }) = &self.each.locales else { return };
        if !rows.is_empty() && rows.iter().all(|row| row.data.get(name).is_none()) {
            let message = format!("no row has the field `{name}`, so all pages are in all locales");
            let unknown = Diagnostic::new(Code::EmptyList, message).at(self.own(span));
            let hint = "write the field in a row, or remove `locales`";
            self.report.add(unknown.did_you_mean(name, self.fields(rows), hint));
        }
    }

    /// Returns the fields of all rows.
    fn fields<'r>(&self, rows: &'r [GivenRow<'_>]) -> BTreeSet<&'r str>
    where
        'a: 'r,
    {
        rows.iter().flat_map(|row| row.data.keys()).chain([self.key_name()]).collect()
    }

    /// Returns the key of a row. Reports a key that is not valid in an id, or that another row has.
    fn key<'r>(
        &mut self,
        row: &GivenRow<'r>,
        known: &mut BTreeMap<&'r str, Place>,
    ) -> Option<(&'r str, Place)> {
        let name = self.key_name();
        let related = self.each.key.as_ref().map_or(&self.each.span, |key| &key.span);
        let named = self.own(related);
        let (key, place) = match row.name {
            Some(_) if row.data.get(name).is_some() => {
                let message = format!("the field `{name}` is reserved for the key of the row");
                let wrong = Diagnostic::new(Code::InvalidRow, message);
                let place = row.field(name).unwrap_or_else(|| row.place());
                let hint = "rename the field, or write `key:` with a name that no field has";
                self.refuse(wrong.at(place).related(named, "the pages").hint(hint));
                return None;
            }
            Some(key) => (&*key.text, row.place()),
            None => match row.data.get(name).and_then(text) {
                Some(key) => (key, row.field(name).unwrap_or_else(|| row.place())),
                None => {
                    let what = if row.data.get(name).is_some() { "text in" } else { "field" };
                    let message = format!("the row has no {what} `{name}`, so it can't be a page");
                    let wrong = Diagnostic::new(Code::InvalidRow, message).at(row.place());
                    let hint = format!("write a word in `{name}` that no other row has");
                    self.refuse(wrong.related(named, "the key of the pages").hint(hint));
                    return None;
                }
            },
        };
        if !is_segment(key) {
            let message = format!("`{key}` can't be in the id of a page");
            let wrong = Diagnostic::new(Code::InvalidRow, message).at(place);
            let hint = "write the key with lower-case letters, digits and hyphens";
            self.refuse(wrong.related(named, "the key of the pages").hint(hint));
            return None;
        }
        if let Some(first) = known.get(key) {
            let message = format!("two rows have the key `{key}`");
            let wrong = Diagnostic::new(Code::InvalidRow, message).at(place);
            let hint = "give one of them another key: it is the id of a page";
            self.refuse(wrong.related(Place::clone(first), "the other row").hint(hint));
            return None;
        }
        known.insert(key, place.clone());
        Some((key, place))
    }

    /// Makes the page of a row.
    fn page(&mut self, given: &GivenRow<'_>, (key, place): (&str, Place)) -> Option<Page> {
        let mut data = given.data.clone();
        if let (Some(_), Data::Record(fields)) = (given.name, &mut data) {
            fields.insert(0, (self.key_name().into(), Data::Text(key.into())));
        }
        let row = Row {
            of: Arc::clone(&self.page.id),
            key: key.into(),
            data,
            source: given.file.source.clone(),
            span: place.start..place.end,
        };
        let Address { path, aliases, .. } = &self.page.address;
        let path = match path {
            PagePath::Same(path) => self.filled_path(path, &row, given).map(PagePath::Same),
            PagePath::Each { paths, span } => {
                let paths: Vec<_> = paths
                    .iter()
                    .map(|(name, path)| Some((name.clone(), self.filled_path(path, &row, given)?)))
                    .collect();
                let paths: Option<Vec<_>> = paths.into_iter().collect();
                paths.map(|paths| PagePath::Each { paths, span: span.clone() })
            }
        };
        let aliases: Vec<_> =
            aliases.iter().map(|alias| self.filled(alias, &row, given, is_alias)).collect();
        let aliases: Option<Vec<_>> = aliases.into_iter().collect();
        let address =
            Address { path: path?, locales: self.locales(given).ok()?, aliases: aliases? };
        let id = format!("{}/{key}", self.page.id);
        let digest = DigestBuilder::new().digest(&self.page.digest).field(&*id);
        let digest = digest.field(format!("{:?}", row.data)).finish();
        let id = id.into();
        Some(Page { id, address, digest, row: Some(Arc::new(row)), ..self.page.clone() })
    }

    /// Returns the path of a page with the fields of a row.
    fn filled_path(
        &mut self,
        path: &Located<String>,
        row: &Row,
        given: &GivenRow<'_>,
    ) -> Option<Located<String>> {
        let path = self.filled(path, row, given, is_page_path)?;
        Some(Located { value: composed(&path.value), ..path })
    }

    /// Returns a path with the fields of a row. Reports a path that `is_valid` rejects.
    fn filled(
        &mut self,
        path: &Located<String>,
        row: &Row,
        given: &GivenRow<'_>,
        is_valid: fn(&str) -> bool,
    ) -> Option<Located<String>> {
        let value = |name: &str| row.data.get(name).and_then(text);
        let named = self.own(&path.span);
        let wrong = match fill(&path.value, value) {
            Ok(value) if is_valid(&value) => {
                return Some(Located { value, span: path.span.clone() });
            }
            Ok(value) => {
                let message = format!("`{value}` can't be a path");
                let names = placeholders(&path.value).flatten();
                let mut places = names.filter_map(|name| given.field(name));
                let place = places.next().unwrap_or_else(|| row.place());
                let hint = "write the fields in its path with letters, digits and hyphens";
                Diagnostic::new(Code::InvalidRow, message).at(place).hint(hint)
            }
            // No row has this field: reported at the path.
            Err(name) if self.absent.contains(name) => return None,
            Err(name) => {
                let message = format!("the row `{}` has no text in `{name}`", row.key);
                let hint = format!("write `{name}` in the row: the path of its page has it");
                Diagnostic::new(Code::InvalidRow, message).at(row.place()).hint(hint)
            }
        };
        self.refuse(wrong.related(named, "the path"));
        None
    }
}

/// Returns the text of a value that can be part of a path.
fn text(data: &Data) -> Option<&str> {
    match data {
        Data::Text(text) | Data::Integer(text, _) | Data::Number(text, _) | Data::Date(text) => {
            Some(text)
        }
        _ => None,
    }
}
