//! The sources of the texts that the preview mode `sources` marks.

use std::sync::Arc;

use crate::content::page_value_span;
use crate::engine::diagnostic::{Place, position};
use crate::i18n::message::ValueMark;
use crate::page::render::RouteContext;
use crate::page::render::preview_mode::{SourceKind, TextSource, block_mark};

impl RouteContext {
    /// Adds a source; returns its number.
    pub(super) fn add_source(&self, place: String, kind: SourceKind, name: String) -> usize {
        let mut sources = self.sources.lock();
        sources.push(TextSource { place, kind, name });
        sources.len() - 1
    }

    /// Adds the source of the value of the data at a path.
    pub(super) fn value_source(&self, path: &str) -> Option<usize> {
        let place = self.site.untracked().data_files.place(path)?;
        Some(self.add_source(self.written_place(&place)?, SourceKind::Value, path.to_owned()))
    }

    /// The marks of a text that a template prints, if it is that of a value of the data or of the
    /// page. Values are found by the addresses of their texts.
    pub(super) fn marks_of_printed(&self, text: &str) -> Option<ValueMark> {
        let address = text.as_ptr().addr();
        let names = &self.site.untracked().names;
        let paths = names.value_texts.get_or_init(|| self.site.untracked().data_files.text_paths());
        let number = match paths.get(&address) {
            Some(path) => self.value_source(path)?,
            None => self.page_value_source(address)?,
        };
        Some([block_mark(Some(number)), block_mark(None)])
    }

    fn page_value_source(&self, address: usize) -> Option<usize> {
        let page = self.own_page();
        let mut found = None;
        let mut visit = |text: &Arc<str>, path: &str| {
            if text.as_ptr().addr() == address {
                found = Some(path.to_owned());
            }
        };
        page.data.each_text(&mut String::new(), &mut visit);
        for (at, section) in page.sections.iter().enumerate() {
            section.data.each_text(&mut format!("sections.{at}"), &mut visit);
        }
        let path = found?;
        let text = self.site.sources().read_text(page.source.as_str()).ok()?;
        let span = page_value_span(&page.source, &text, &path)?;
        let place = Place::new(&page.source, span);
        Some(self.add_source(self.written_place(&place)?, SourceKind::Value, path))
    }

    /// A place as file, line and column.
    fn written_place(&self, place: &Place) -> Option<String> {
        let text = self.site.sources().read_text(place.path.as_str()).ok()?;
        let (line, column) = position(&text, place.start);
        Some(format!("{}:{line}:{column}", place.path))
    }
}
