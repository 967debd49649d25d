//! Paginated lists, and the pages of tags.

use std::sync::Arc;

use crate::content::{ListPart, ListRead, PageList, Pagination, Part, part_id, tag_message};
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::page::render::RouteContext;
use crate::page::render::list_read::tag_counts;
use crate::page::route::PageIndex;
use crate::template::TemplateValue;

/// The number of pages before and after the current one that a template can link to by number.
const PAGES_AROUND: usize = 2;

/// The position of a page in a paginated list.
struct PagerPosition<'a> {
    /// The id of the page with the list.
    index: &'a str,
    tag: Option<&'a Arc<str>>,
    number: usize,
    /// The number of parts in the language.
    count: usize,
    size: usize,
    list: PageList,
}

impl RouteContext {
    /// The position of the page in its list; `None` if it has none, or if its list only has parts
    /// by tag.
    fn position(&self) -> Option<PagerPosition<'_>> {
        let page = self.own_page();
        let Pagination { list, size, by_tag, .. } = page.pagination.as_ref()?;
        let (tag, number) = match &page.part {
            None if *by_tag => return None,
            None => (None, 1),
            Some(Part { tag, number, .. }) => (tag.as_ref(), *number),
        };
        let own = tag.map(|tag| Box::from(&**tag)).or_else(|| list.tag.clone());
        let list = PageList { tag: own, ..list.clone() };
        let read = self.list_read(&list, ListPart::Parts(*size));
        let count = self.site.untracked().parts(&self.site.reader, self.locale, &read, *size);
        self.site.track_list(self.locale, read);
        Some(PagerPosition { index: page.text_id(), tag, number, count, size: *size, list })
    }

    fn part_url(&self, position: &PagerPosition<'_>, number: usize) -> Option<String> {
        if number == 0 || number > position.count {
            return None;
        }
        let site = &self.site;
        let tag = position.tag.map(|tag| &**tag);
        let id = part_id(position.index, tag, number);
        site.url(&id, self.locale)
    }

    /// The value of `page.pager`.
    pub(super) fn pager(&self) -> Result<Option<TemplateValue>, Vec<Diagnostic>> {
        let Some(position) = self.position() else { return Ok(None) };
        self.check_list(&position.list).map_err(|wrong| vec![wrong])?;
        let PagerPosition { number, count, size, .. } = position;
        let whole = |number: usize| TemplateValue::integer(number);
        let start = (number - 1) * size;
        let end = start.saturating_add(size);
        let shown = self.list_read(&position.list, ListPart::Range(start, end));
        let mut fields = vec![
            ("number", whole(number)),
            ("count", whole(count)),
            ("items", self.range(shown, start, end)?),
        ];
        let ends = [
            ("first", 1),
            ("last", count),
            ("previous", number.saturating_sub(1)),
            ("next", number + 1),
        ];
        for (name, number) in ends {
            if let Some(url) = self.part_url(&position, number) {
                fields.push((name, TemplateValue::text(url)));
            }
        }
        let near = number.saturating_sub(PAGES_AROUND)..=number + PAGES_AROUND;
        let near = near.filter_map(|near| {
            Some(TemplateValue::record([
                ("number", whole(near)),
                ("url", TemplateValue::text(self.part_url(&position, near)?)),
                ("current", TemplateValue::boolean(near == number)),
            ]))
        });
        fields.push(("near", TemplateValue::list(near)));
        if let Some(tag) = position.tag {
            fields.push(("tag", TemplateValue::text(Arc::clone(tag))));
        }
        Ok(Some(TemplateValue::record(fields)))
    }

    /// The links in the head to the parts before and after this one.
    pub(super) fn pager_links(&self) -> Vec<(&'static str, String)> {
        let Some(position) = self.position() else { return Vec::new() };
        let parts = [("prev", position.number - 1), ("next", position.number + 1)];
        let url = |(rel, number)| Some((rel, self.part_url(&position, number)?));
        parts.into_iter().filter_map(url).collect()
    }

    /// The tags that have pages in the paginated list of the page `index`, in this language; with
    /// `names`, only these.
    pub(super) fn tags(
        &self,
        index: &str,
        names: Option<&[String]>,
    ) -> Result<TemplateValue, Vec<Diagnostic>> {
        let site = &self.site;
        if let Some(unknown) = site.untracked().unknown_page(index) {
            return Err(vec![unknown]);
        }
        let found = site.untracked().paginated(index).filter(|(_, pagination)| pagination.by_tag);
        let Some((number, pagination)) = found else {
            let message = format!("the page `{index}` has no pages for tags");
            let hint = "give it `paginate:` with `by: tags`";
            return Err(vec![Diagnostic::new(Code::TemplateError, message).hint(hint)]);
        };
        let mut items = Vec::new();
        if let Some(names) = names {
            for tag in names {
                items.extend(self.tag_item(number, tag, None)?);
            }
            return Ok(TemplateValue::list(items));
        }
        let part = ListPart::Tags(index.into());
        site.track_list(
            self.locale,
            ListRead { list: pagination.list.clone(), without: None, part },
        );
        for (tag, count) in tag_counts(&site.reader, self.locale, number, pagination) {
            items.extend(self.tag_item(number, &tag, Some(count))?);
        }
        Ok(TemplateValue::list(items))
    }

    /// A tag, unless no page of this language has it.
    fn tag_item(
        &self,
        index: PageIndex,
        tag: &str,
        count: Option<usize>,
    ) -> Result<Option<TemplateValue>, Vec<Diagnostic>> {
        let site = &self.site;
        let page = site.page(index);
        let id = part_id(&page.id, Some(tag), 1);
        let part = site.page_in(&id, self.locale);
        let Some(part) = part.filter(|part| site.untracked().routes.exists(*part, self.locale))
        else {
            return Ok(None);
        };
        let url = site.untracked().routes.url(&site.config, self.locale, part);
        let mut fields = vec![
            ("id", TemplateValue::text(tag)),
            ("title", TemplateValue::text(self.text_of(page, &tag_message(tag))?)),
            ("url", TemplateValue::text(url)),
        ];
        fields.extend(count.map(|count| ("count", TemplateValue::integer(count))));
        Ok(Some(TemplateValue::record(fields)))
    }
}
