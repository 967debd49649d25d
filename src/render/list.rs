//! Lists of pages, as templates show them.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::content::{Page, PageList};
use crate::diagnostic::{Code, Diagnostic, Report, nearest};
use crate::message::{MessageFile, Messages, Recorder, page_messages};
use crate::render::{RouteContext, fallback, meta_message};
use crate::route::{LocaleIndex, PageIndex};
use crate::template::TemplateValue;

impl RouteContext {
    /// The pages of a list in the route's language, at most `limit`; the page itself is not listed.
    pub(super) fn listed(
        &self,
        list: &PageList,
        limit: Option<usize>,
    ) -> Result<TemplateValue, Vec<Diagnostic>> {
        let world = &self.world;
        self.dependencies().lists.insert(list.clone());
        let numbers = list.select(&world.pages);
        self.check_list(list, &numbers).map_err(|wrong| vec![wrong])?;
        let is_shown =
            |number: &PageIndex| *number != self.page && world.routes.exists(*number, self.locale);
        let others = numbers.into_iter().filter(is_shown);
        let items: Result<Vec<_>, _> =
            others.take(limit.unwrap_or(usize::MAX)).map(|number| self.list_item(number)).collect();
        Ok(TemplateValue::list(items?))
    }

    /// Checks that the folder and the key exist.
    fn check_list(&self, list: &PageList, numbers: &[PageIndex]) -> Result<(), Diagnostic> {
        let (world, folder) = (&self.world, list.folder_path());
        let wrong = |message: String| Diagnostic::new(Code::TemplateError, message);
        if world.snapshot.under(&folder).next().is_none() {
            return Err(wrong(format!("no page is in `{folder}`"))
                .hint("name a folder below content/pages that has pages"));
        }
        let Some((key, _)) = list.sort_key().filter(|(key, _)| *key != "id") else {
            return Ok(());
        };
        let has_key = |number: &PageIndex| world.pages[*number].data.get(key).is_some();
        if numbers.iter().any(has_key) {
            return Ok(());
        }
        // With another tag a page may have it.
        let all = PageList { tag: None, ..list.clone() }.select(&world.pages);
        if all.is_empty() || all.iter().any(has_key) {
            return Ok(());
        }
        let data = all.iter().map(|number| &world.pages[*number].data);
        let keys: BTreeSet<&str> = data.flat_map(|data| data.keys()).collect();
        let hint = match nearest(key, keys.iter().copied()) {
            Some(near) => format!("did you mean `{near}`?"),
            None => "the schema of the pages' template says which keys they have".to_owned(),
        };
        Err(wrong(format!("no page in `{folder}` has the key `{key}`")).hint(hint))
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
        for key in ["title", "description"] {
            let Some(id) = meta_message(world, page, key) else { continue };
            // What is wrong with it is reported where that page is rendered.
            let text = messages.text(id, &[], false).map_err(|wrong| {
                wrong.into_iter().map(Diagnostic::as_consequence).collect::<Vec<_>>()
            })?;
            let text = match text.fallback {
                true => fallback::mark(&text.text),
                false => text.text.into_owned(),
            };
            front.push((key.into(), TemplateValue::text(text)));
        }
        Ok(TemplateValue::extended(front, &page.data))
    }

    fn messages_of(&self, page: &Page, locale: LocaleIndex) -> Option<Arc<MessageFile>> {
        let (world, tag) = (&self.world, &self.world.config.locales[locale].tag);
        let path = world.snapshot.find(&page_messages(tag, &page.id))?;
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
