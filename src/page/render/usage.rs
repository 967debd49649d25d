//! The messages, islands and scripts that a rendering uses.

use std::collections::{BTreeMap, BTreeSet};

use bit_set::BitSet;

use crate::assets::asset::StyleLoad;
use crate::base::html::MarkupKind;
use crate::engine::diagnostic::Diagnostic;
use crate::i18n::message::{Catalog, MessageFile};
use crate::page::render::words::WordCount;

/// Results of a rendering that are not its dependencies.
#[derive(Clone, Default)]
pub struct RenderUsage {
    /// Messages of the page's own file, by number.
    pub own_messages: BitSet,
    /// Shared messages, by number in the locale's catalog: each is recorded once.
    pub(super) shared_messages: BitSet,
    /// Shared messages of partials, by number.
    pub(super) partial_messages: BitSet,
    /// The ids of messages that the locale lacks and its fallback has.
    pub(super) borrowed: BTreeSet<Box<str>>,
    /// Messages with markup that a template prints as text, and their texts.
    pub plain_markup: BTreeMap<String, String>,
    /// Islands.
    pub islands: BTreeSet<String>,
    /// Plain scripts.
    pub scripts: BTreeSet<String>,
    /// The files of other origins that the style sheets of its templates and islands load.
    pub(super) loads: Vec<StyleLoad>,
    /// Diagnostics of islands that have markup nevertheless. With an error, the page is incomplete.
    pub(super) of_islands: Vec<Diagnostic>,
    /// The words of the texts that it reads, if they are counted.
    pub(super) words: WordCount,
    /// The words of copied paragraphs in bodies, if words are counted.
    pub(super) copied_words: usize,
    /// The words of messages with the text of the original, if words are counted.
    pub(super) same_words: usize,
    /// The elements in the markup of its messages.
    pub(super) markup: MarkupKind,
    /// Whether a partial uses the page that includes it.
    pub(super) needs_page: bool,
}

impl RenderUsage {
    /// The ids of the messages of the page, by its own file and the shared messages of its locale.
    pub fn message_ids<'a>(
        &'a self,
        own: Option<&'a MessageFile>,
        catalog: &'a Catalog,
    ) -> BTreeSet<&'a str> {
        let own = own.into_iter().flat_map(|file| file.ids().enumerate());
        let own = own.filter(|(number, _)| self.own_messages.contains(*number));
        let shared = self.shared_messages.iter().chain(&self.partial_messages);
        let shared = shared.map(|number| catalog.id(number));
        own.map(|(_, id)| id).chain(shared).chain(self.borrowed.iter().map(|id| &**id)).collect()
    }
}
