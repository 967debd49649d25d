//! Lists of pages, for templates.

use std::collections::BTreeSet;

use crate::content::{ListPart, ListRead, PageList};
use crate::engine::diagnostic::{Code, Diagnostic, DiagnosticCause};
use crate::page::render::RouteContext;
use crate::page::render::list_read::ListProblem;
use crate::page::render::order::ordered;
use crate::template::TemplateValue;

impl RouteContext {
    /// The pages of a list in the route's language, at most `limit`; the page itself is listed only
    /// if `with_current`.
    pub(super) fn pages(
        &self,
        list: &PageList,
        limit: Option<usize>,
        with_current: bool,
    ) -> Result<TemplateValue, Vec<Diagnostic>> {
        self.check_list(list).map_err(|wrong| vec![wrong])?;
        let (start, end) = (0, limit.unwrap_or(usize::MAX));
        let mut read = self.list_read(list, ListPart::Range(start, end));
        read.without = read.without.filter(|_| !with_current);
        self.range(read, start, end)
    }

    /// The pages of the list in `read` from the number `start` to before `end`.
    pub(super) fn range(
        &self,
        read: ListRead,
        start: usize,
        end: usize,
    ) -> Result<TemplateValue, Vec<Diagnostic>> {
        let numbers =
            self.site.untracked().range(&self.site.reader, self.locale, &read, start, end);
        self.site.track_list(self.locale, read);
        let items: Result<Vec<_>, _> =
            numbers.into_iter().map(|number| self.list_item(number)).collect();
        Ok(TemplateValue::list(items?))
    }

    /// The pages before and after this one in a list, as `previous` and `next`.
    pub(super) fn adjacent(&self, list: &PageList) -> Result<TemplateValue, Vec<Diagnostic>> {
        self.check_list(list).map_err(|wrong| vec![wrong])?;
        let read = ListRead {
            list: list.clone(),
            without: Some((&*self.own_page().id).into()),
            part: ListPart::Around,
        };
        self.site.track_list(self.locale, read);
        let tag = list.tag.as_deref();
        let around = ordered(&self.site.reader, self.locale, list).around(tag, self.page);
        let mut fields = Vec::new();
        for (name, number) in ["previous", "next"].into_iter().zip(around) {
            if let Some(number) = number {
                fields.push((name, self.list_item(number)?));
            }
        }
        Ok(TemplateValue::record(fields))
    }

    /// The pages of a list that share tags with this one, those that share most first, and in the
    /// order of the list among equals.
    pub(super) fn related(
        &self,
        list: &PageList,
        limit: Option<usize>,
    ) -> Result<TemplateValue, Vec<Diagnostic>> {
        self.check_list(list).map_err(|wrong| vec![wrong])?;
        let limit = limit.unwrap_or(usize::MAX);
        let read = ListRead {
            list: list.clone(),
            without: Some((&*self.own_page().id).into()),
            part: ListPart::Related(limit),
        };
        self.site.track_list(self.locale, read);
        let ordered = ordered(&self.site.reader, self.locale, list);
        let numbers =
            self.site.untracked().related(&ordered, list.tag.as_deref(), self.page, limit);
        let items: Result<Vec<_>, _> =
            numbers.into_iter().map(|number| self.list_item(number)).collect();
        Ok(TemplateValue::list(items?))
    }

    /// A read of a list, without this page if the list contains it.
    pub(super) fn list_read(&self, list: &PageList, part: ListPart) -> ListRead {
        let site = &self.site;
        let own = site.untracked().routes.page(self.own_page().text_id()).unwrap_or(self.page);
        let page = &site.untracked().pages[own];
        ListRead { list: list.clone(), without: list.holds(page).then(|| (&*page.id).into()), part }
    }

    /// Checks that the folder, the tag and the key exist.
    pub(super) fn check_list(&self, list: &PageList) -> Result<(), Diagnostic> {
        let (site, folder) = (&self.site, list.folder_path());
        // Errors of the paginated list are reported in the page file.
        let shown = self.own_page().pagination.as_ref().map(|shown| &shown.list);
        let shown = shown.filter(|shown| shown.folder == list.folder);
        let wrong = |message: String, is_reported: bool| {
            let wrong = Diagnostic::new(Code::TemplateError, message);
            if is_reported { wrong.caused_by(DiagnosticCause::AnyError) } else { wrong }
        };
        Err(match site.untracked().list_problem(&site.reader, site.sources(), self.locale, list) {
            None => return Ok(()),
            Some(ListProblem::Folder(meant)) => wrong(list.without_pages(), shown.is_some())
                .hint(format!("did you mean `{meant}`?")),
            Some(ListProblem::Tag(meant)) => {
                let tag = list.tag.as_deref().unwrap_or_default();
                let is_reported = shown.is_some_and(|shown| shown.tag == list.tag);
                wrong(format!("no page in `{folder}` has the tag `{tag}`"), is_reported)
                    .hint(format!("did you mean `{meant}`?"))
            }
            Some(ListProblem::Key) => {
                let key = list.sort_key().map_or("", |(key, _)| key);
                let pages = PageList { tag: None, ..list.clone() }.select(&site.untracked().pages);
                let pages = pages.iter().map(|number| &site.untracked().pages[*number]);
                let keys: BTreeSet<&str> = pages.flat_map(|page| page.keys()).collect();
                let hint = match key {
                    "title" | "description" => {
                        format!("sort by this text with a filter: `| sort(attribute=\"{key}\")`")
                    }
                    _ => "the schema of the pages' template defines their keys".to_owned(),
                };
                let is_reported = shown.is_some_and(|shown| shown.sort == list.sort);
                wrong(format!("no page in `{folder}` has the key `{key}`"), is_reported)
                    .did_you_mean(key, keys.iter().copied(), hint)
            }
        })
    }
}
