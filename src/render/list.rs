//! Lists of pages, as templates show them.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::content::{ListPart, ListRead, Page, PageList};
use crate::diagnostic::{Code, Diagnostic, Report};
use crate::message::{MessageFile, Messages, Recorder, page_messages};
use crate::render::list_read::Lacking;
use crate::render::{RouteContext, fallback, meta_message};
use crate::route::{LocaleIndex, PageIndex};
use crate::template::TemplateValue;

impl RouteContext {
    /// The pages of a list in the route's language, at most `limit`; the page itself is listed only
    /// if `with_current`.
    pub(super) fn listed(
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

    /// The pages of a list from the number `start` to before `end`, which `read` is of.
    pub(super) fn range(
        &self,
        read: ListRead,
        start: usize,
        end: usize,
    ) -> Result<TemplateValue, Vec<Diagnostic>> {
        let numbers = self.world.range(self.locale, &read, start, end);
        self.dependencies().lists.insert(read);
        let items: Result<Vec<_>, _> =
            numbers.into_iter().map(|number| self.list_item(number)).collect();
        Ok(TemplateValue::list(items?))
    }

    /// The pages before and after this one in a list, as `previous` and `next`.
    pub(super) fn around(&self, list: &PageList) -> Result<TemplateValue, Vec<Diagnostic>> {
        self.check_list(list).map_err(|wrong| vec![wrong])?;
        let read = ListRead {
            list: list.clone(),
            without: Some((&*self.world.pages[self.page].id).into()),
            part: ListPart::Around,
        };
        self.dependencies().lists.insert(read);
        let tag = list.tag.as_deref();
        let around = self.world.ordered(self.locale, list).around(tag, self.page);
        let mut fields = Vec::new();
        for (name, number) in ["previous", "next"].into_iter().zip(around) {
            if let Some(number) = number {
                fields.push((name, self.list_item(number)?));
            }
        }
        Ok(TemplateValue::record(fields))
    }

    /// A read of a list, without this page if the list has it.
    pub(super) fn list_read(&self, list: &PageList, part: ListPart) -> ListRead {
        let world = &self.world;
        let own = world.routes.page(world.pages[self.page].text_id()).unwrap_or(self.page);
        let page = &world.pages[own];
        let is_in = page.source.as_str().starts_with(&list.folder_path());
        ListRead { list: list.clone(), without: is_in.then(|| (&*page.id).into()), part }
    }

    /// Checks that the folder and the key exist.
    pub(super) fn check_list(&self, list: &PageList) -> Result<(), Diagnostic> {
        let (world, folder) = (&self.world, list.folder_path());
        let wrong = |message: String| Diagnostic::new(Code::TemplateError, message);
        Err(match world.lacking(self.locale, list) {
            None => return Ok(()),
            Some(Lacking::Folder) => wrong(format!("no page is in `{folder}`"))
                .hint("name a folder below content/pages that has pages"),
            Some(Lacking::Key) => {
                let key = list.sort_key().map_or("", |(key, _)| key);
                let pages = PageList { tag: None, ..list.clone() }.select(&world.pages);
                let data = pages.iter().map(|number| &world.pages[*number].data);
                let keys: BTreeSet<&str> = data.flat_map(|data| data.keys()).collect();
                let hint = "the schema of the pages' template says which keys they have";
                wrong(format!("no page in `{folder}` has the key `{key}`")).did_you_mean(
                    key,
                    keys.iter().copied(),
                    hint,
                )
            }
        })
    }

    fn list_item(&self, number: PageIndex) -> Result<TemplateValue, Vec<Diagnostic>> {
        let world = &self.world;
        let page = &world.pages[number];
        let mut front = vec![
            ("id".into(), TemplateValue::text(&*page.id)),
            (
                "url".into(),
                TemplateValue::text(world.routes.url(&world.config, self.locale, number)),
            ),
            (
                "canonical".into(),
                TemplateValue::text(world.routes.canonical(&world.config, self.locale, number)),
            ),
        ];
        for key in ["title", "description"] {
            let Some(id) = meta_message(world, page, key) else { continue };
            front.push((key.into(), TemplateValue::text(self.text_of(page, id)?)));
        }
        Ok(TemplateValue::extended(front, &page.data))
    }

    /// A message with the texts of another page.
    pub(super) fn text_of(&self, page: &Page, id: &str) -> Result<String, Vec<Diagnostic>> {
        let world = &self.world;
        let file = |locale: LocaleIndex| self.messages_of(page, locale);
        let (own, lent) = (file(self.locale), world.config.locales[self.locale].fallback);
        let lent = lent.map(|locale| (locale, file(locale)));
        let recorder = OtherPage(self);
        let messages = Messages {
            scope: world.scope(self.locale, own.as_deref()),
            fallback: lent.as_ref().map(|(locale, file)| world.scope(*locale, file.as_deref())),
            facts: &world.facts,
            recorder: &recorder,
        };
        // What is wrong with it is reported where that page is rendered.
        let text = messages.text(id, &[], false).map_err(|wrong| {
            wrong.into_iter().map(Diagnostic::as_consequence).collect::<Vec<_>>()
        })?;
        Ok(match text.fallback {
            true => fallback::mark(&text.text),
            false => text.text.into_owned(),
        })
    }

    pub(super) fn messages_of(&self, page: &Page, locale: LocaleIndex) -> Option<Arc<MessageFile>> {
        let (world, tag) = (&self.world, &self.world.config.locales[locale].tag);
        let path = world.snapshot.find(&page_messages(tag, page.text_id()))?;
        let mut report = Report::new();
        Some(Arc::new(MessageFile::read(&world.snapshot, path, &mut report)))
    }
}

/// Records what the messages of another page depend on; that page's own are part of the list.
struct OtherPage<'a>(&'a RouteContext);

impl Recorder for OtherPage<'_> {
    fn own_message(&self, _: usize) {}

    fn shared_message(&self, number: usize) {
        self.0.shared_message(number);
    }

    fn shared_term(&self, id: &str) {
        self.0.shared_term(id);
    }

    fn fallback(&self, id: &str) {
        self.0.fallback(id);
    }

    fn data(&self, name: &str) {
        Recorder::data(self.0, name);
    }
}
