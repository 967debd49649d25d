//! The pages of lists, as templates see them.

use std::cell::RefCell;
use std::sync::Arc;

use crate::content::Page;
use crate::engine::diagnostic::{Diagnostic, Report};
use crate::i18n::message::{
    MessageFile, Messages, Recorder, find_text, page_messages, without_value_marks,
};
use crate::page::render::item_cache::{ListItem, Read};
use crate::page::render::{RouteContext, fallback, meta_message};
use crate::page::route::{LocaleIndex, PageIndex};
use crate::template::TemplateValue;

impl RouteContext {
    pub(super) fn list_item(&self, number: PageIndex) -> Result<TemplateValue, Vec<Diagnostic>> {
        let (items, key) = (&self.world.prepared.list_items, (self.locale, number));
        let item = match items.get(key) {
            Some(item) => item,
            None => {
                let item = Arc::new(self.new_item(number)?);
                items.insert(key, Arc::clone(&item));
                item
            }
        };
        self.record(&item.reads);
        Ok(item.value.clone())
    }

    fn new_item(&self, number: PageIndex) -> Result<ListItem, Vec<Diagnostic>> {
        let (world, reads) = (&self.world, Reads::default());
        let page = &world.pages[number];
        let url = world.routes.url(&world.config, self.locale, number);
        let canonical = world.routes.canonical(&world.config, self.locale, number);
        let mut front = vec![
            ("id".into(), TemplateValue::text(&*page.id)),
            ("url".into(), TemplateValue::text(url)),
            ("canonical".into(), TemplateValue::text(canonical)),
        ];
        for key in ["title", "description"] {
            let Some(id) = meta_message(world, page, key) else { continue };
            front.push((key.into(), TemplateValue::text(self.message_of(page, id, &reads)?)));
        }
        let value = TemplateValue::extended(front, &page.data);
        Ok(ListItem { value, reads: reads.0.into_inner() })
    }

    /// A message with the texts of another page.
    pub(super) fn text_of(&self, page: &Page, id: &str) -> Result<String, Vec<Diagnostic>> {
        let reads = Reads::default();
        let text = self.message_of(page, id, &reads);
        self.record(&reads.0.into_inner());
        text
    }

    fn message_of(
        &self,
        page: &Page,
        id: &str,
        recorder: &Reads,
    ) -> Result<String, Vec<Diagnostic>> {
        let world = &self.world;
        let file = |locale: LocaleIndex| self.messages_of(page, locale);
        let (own, lent) = (file(self.locale), world.config.locales[self.locale].fallback);
        let lent = lent.map(|locale| (locale, file(locale)));
        let messages = Messages {
            scope: world.scope(self.locale, own.as_deref()),
            fallback: lent.as_ref().map(|(locale, file)| world.scope(*locale, file.as_deref())),
            facts: &world.facts,
            recorder,
        };
        // What is wrong with it is reported where that page is rendered.
        let text = messages.text(id, &[], false).map_err(|wrong| {
            wrong.into_iter().map(Diagnostic::as_consequence).collect::<Vec<_>>()
        })?;
        let words = without_value_marks(text.text);
        Ok(match text.fallback {
            true => fallback::mark(&words),
            false => words.into_owned(),
        })
    }

    pub(super) fn messages_of(&self, page: &Page, locale: LocaleIndex) -> Option<Arc<MessageFile>> {
        let (world, tag) = (&self.world, &self.world.config.locales[locale].tag);
        let path = find_text(&world.snapshot, &page_messages(tag, page.text_id()))?;
        let mut report = Report::new();
        Some(Arc::new(MessageFile::read(&world.snapshot, &path, &mut report)))
    }

    fn record(&self, reads: &[Read]) {
        for read in reads {
            match read {
                Read::SharedMessage(number) => self.shared_message(*number),
                Read::SharedTerm(id) => self.shared_term(id),
                Read::Fallback(id) => Recorder::fallback(self, id),
                Read::Data(name) => Recorder::data(self, name),
            }
        }
    }
}

/// Collects reads.
#[derive(Default)]
struct Reads(RefCell<Vec<Read>>);

impl Recorder for Reads {
    fn own_message(&self, _: usize) {}

    fn shared_message(&self, number: usize) {
        self.0.borrow_mut().push(Read::SharedMessage(number));
    }

    fn shared_term(&self, id: &str) {
        self.0.borrow_mut().push(Read::SharedTerm(id.into()));
    }

    fn fallback(&self, id: &str) {
        self.0.borrow_mut().push(Read::Fallback(id.into()));
    }

    fn data(&self, name: &str) {
        self.0.borrow_mut().push(Read::Data(name.into()));
    }
}
