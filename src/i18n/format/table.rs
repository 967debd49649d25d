//! Tables with a line for all locales that have the same formats: their tags, and fields between
//! tabs.

use std::sync::OnceLock;

/// The line of a locale, which is looked up on first use.
pub(super) struct Row {
    table: &'static str,
    tag: String,
    fields: OnceLock<Vec<&'static str>>,
}

impl Row {
    pub(super) fn new(table: &'static str, tag: &str) -> Row {
        Row { table, tag: tag.to_owned(), fields: OnceLock::new() }
    }

    /// The fields; none if the table has no such locale.
    pub(super) fn fields(&self) -> &[&'static str] {
        self.fields.get_or_init(|| find(self.table, &self.tag))
    }
}

fn find(table: &'static str, tag: &str) -> Vec<&'static str> {
    let mut lines = table.lines().map(|line| line.split_once('\t').unwrap_or_default());
    let found = lines.find(|(tags, _)| tags.split(' ').any(|known| known == tag));
    found.map(|(_, fields)| fields.split('\t').collect()).unwrap_or_default()
}
