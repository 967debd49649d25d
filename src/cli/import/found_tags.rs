//! Tags of a source that has a page for each of them.

/// The name of the page that lists the tags.
pub(super) const TAG_PAGE: &str = "tags";

/// The tags of a source.
#[derive(Debug, Default)]
pub(super) struct FoundTags {
    /// The folder of most pages with tags. `None` without pages of tags.
    pub(super) folder: Option<String>,
    /// Tags with a file of their own.
    pub(super) terms: Vec<FoundTerm>,
}

/// The title of a tag in one language.
#[derive(Debug)]
pub(super) struct FoundTerm {
    /// The index of its language.
    pub(super) locale: usize,
    /// Its former address, without the folder.
    pub(super) slug: String,
    pub(super) title: String,
}
