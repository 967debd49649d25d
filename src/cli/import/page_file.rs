//! The lines of pages of a source, and the notation of page files and messages of the new site.

use std::fmt::Write as _;

use crate::base::text::line_from;
use crate::cli::import::found::FoundPage;
use crate::cli::import::losses::Losses;
use crate::engine::diagnostic::Place;
use crate::engine::source::SourcePath;

impl FoundPage {
    /// The place of the line with this offset.
    pub(super) fn line(&self, offset: usize) -> Place {
        let start = self.text.floor_char_boundary(offset.min(self.text.len()));
        let words = line_from(&self.text, start).trim_end();
        Place::new(&self.path, start..start + words.len())
    }

    /// The place of a line of the body, which is the first one for 0.
    pub(super) fn body_line(&self, number: usize) -> Place {
        let source = self.text[self.body..].split_inclusive('\n');
        self.line(self.body + source.take(number).map(str::len).sum::<usize>())
    }

    /// The place of the line with the same number as that of an offset of the converted body.
    pub(super) fn line_of_body(&self, body: &str, at: usize) -> Place {
        self.body_line(body[..at].matches('\n').count())
    }
}

/// Adds a day to a page file, if the page has it in a language.
pub(super) fn write_day<'a>(
    out: &mut String,
    key: &str,
    mut days: impl Iterator<Item = &'a Option<String>>,
) {
    if let Some(day) = days.find_map(Option::as_ref) {
        out.extend([key, ": ", day, "\n"]);
    }
}

/// Adds the tags to a page file: those of the first language that has some. `pages` are its files
/// and tags in each language.
pub(super) fn write_tags<'a>(
    out: &mut String,
    pages: impl Iterator<Item = (&'a SourcePath, &'a [String])>,
    losses: &mut Losses,
) {
    let mut tagged = pages.filter(|(_, tags)| !tags.is_empty());
    let Some((first, tags)) = tagged.next() else { return };
    out.extend(["tags: ", &list(tags.iter().map(String::as_str)), "\n"]);
    for (path, _) in tagged.filter(|(_, other)| *other != tags) {
        let message = format!("the tags of this page become those of `{first}`");
        let hint = "tags are the same in all languages; write their names as messages, as \
                    reference/lists in the docs describes it";
        losses.add(Place::file(path), message, hint);
    }
}

/// A text in the notation that JSON, YAML and TOML have in common.
pub(super) fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

/// A list of texts in that notation.
pub(super) fn list<'t>(texts: impl Iterator<Item = &'t str>) -> String {
    format!("[{}]", texts.map(quoted).collect::<Vec<_>>().join(", "))
}

/// A text on one line as a message, in which nothing is markup.
pub(super) fn message(text: &str) -> String {
    let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut out = String::new();
    for c in words.chars() {
        match c {
            '{' | '}' | '<' | '&' => {
                let _ = write!(out, "{{\"{c}\"}}");
            }
            c => out.push(c),
        }
    }
    if out.is_empty() { "{ \"\" }".to_owned() } else { out }
}

/// Adds the last day of a page, if it has one in each of its languages.
pub(super) fn write_last_day(out: &mut String, pages: &[&FoundPage], losses: &mut Losses) {
    let days: Vec<&Option<String>> = pages.iter().map(|page| &page.keys.expires_at).collect();
    if days.iter().all(|day| day.is_some()) {
        return write_day(out, "expires_at", days.into_iter().max().into_iter());
    }
    for page in pages.iter().filter(|page| page.keys.expires_at.is_some()) {
        let hint = "write its last day as `expires_at` in the file of the page";
        let message = "`expiryDate` of one language of a page is not imported";
        losses.add(Place::file(&page.path), message, hint);
    }
}

/// Returns whether a page has a description in one of its languages.
pub(super) fn has_description(pages: &[&FoundPage]) -> bool {
    pages.iter().any(|page| page.keys.description.is_some())
}

/// Returns whether a page has keywords in each of its languages.
pub(super) fn have_keywords(pages: &[&FoundPage]) -> bool {
    !pages.is_empty() && pages.iter().all(|page| page.keys.keywords.is_some())
}

/// Adds the message of the keywords of a page, if it has some in each of its languages.
pub(super) fn write_keywords(out: &mut String, pages: &[&FoundPage], losses: &mut Losses) {
    if have_keywords(pages) {
        return out.push_str("keywords: page-keywords\n");
    }
    for page in pages.iter().filter(|page| page.keys.keywords.is_some()) {
        let hint = "write them as a message in each language, and name it as `keywords`";
        let message = "the keywords of a page that has none in another language are not imported";
        losses.add_kind(Place::file(&page.path), message, hint);
    }
}
