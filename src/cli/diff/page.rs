//! The change of a page: its title, description, links and text.

use std::collections::BTreeSet;

use serde::Serialize;

use crate::base::html::{Markup, decoded_attribute, each_markup, is_block, is_void};
use crate::build::word_diff::{ChangedText, changed_texts};

/// The texts and links of a page that its readers see.
#[derive(Default)]
pub(super) struct PageSummary {
    title: String,
    description: String,
    links: BTreeSet<String>,
    /// The text, a block in each line.
    text: String,
}

/// The change of a page. Without a value, only its markup or the addresses of its files changed.
#[derive(Serialize, Clone, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub(super) struct PageChange {
    /// The title before and after.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) title: Option<(String, String)>,
    /// The description before and after.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) description: Option<(String, String)>,
    /// The targets of links that are new.
    pub(super) links_added: Vec<String>,
    /// The targets of links that are gone.
    pub(super) links_removed: Vec<String>,
    /// The parts of the text that changed.
    pub(super) text: Vec<ChangedText>,
}

impl PageSummary {
    /// Reads a finished page.
    pub(super) fn of(html: &[u8]) -> PageSummary {
        let mut page = PageSummary::default();
        let (mut at, mut hidden) = (0, 0_usize);
        let is_hidden = |name: &[u8]| {
            ["head", "template"].iter().any(|it| name.eq_ignore_ascii_case(it.as_bytes()))
        };
        each_markup(html, |markup| {
            let (span, name) = match &markup {
                Markup::Start(tag) => (tag.start..tag.end, tag.name),
                Markup::End(name, span) => (span.clone(), *name),
                Markup::Other(span) => (span.clone(), &b""[..]),
            };
            if hidden == 0 && at < span.start {
                let text = decoded_attribute(&html[at..span.start]);
                page.text.push_str(&text.replace('\n', " "));
            }
            at = span.end;
            if is_block(name) || name.eq_ignore_ascii_case(b"br") {
                page.text.push('\n');
            }
            match markup {
                Markup::Start(tag) => {
                    if let Some(text) = tag.text {
                        at += text.len();
                    }
                    if tag.is("title") && page.title.is_empty() {
                        page.title = tag.text.map(plain).unwrap_or_default();
                    } else if tag.is("meta") && tag.get("name") == Some(b"description") {
                        page.description = tag.get("content").map(plain).unwrap_or_default();
                    } else if tag.is("a") {
                        page.links.extend(tag.get("href").map(plain));
                    }
                    hidden += usize::from(is_hidden(name) && !is_void(name));
                }
                Markup::End(..) => hidden = hidden.saturating_sub(usize::from(is_hidden(name))),
                Markup::Other(_) => {}
            }
        });
        let words = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
        let lines = page.text.lines().map(words).filter(|line| !line.is_empty());
        page.text = lines.map(|line| line + "\n").collect();
        page
    }
}

impl PageChange {
    /// The change from one page to another.
    pub(super) fn between(before: &PageSummary, after: &PageSummary) -> PageChange {
        let pair = |old: &str, new: &str| (old != new).then(|| (old.to_owned(), new.to_owned()));
        let links = |own: &PageSummary, other: &PageSummary| {
            own.links.difference(&other.links).cloned().collect()
        };
        PageChange {
            title: pair(&before.title, &after.title),
            description: pair(&before.description, &after.description),
            links_added: links(after, before),
            links_removed: links(before, after),
            text: changed_texts(&before.text, &after.text),
        }
    }
}

fn plain(value: &[u8]) -> String {
    decoded_attribute(value).trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_text_of_a_page_has_a_line_for_each_block() {
        let html =
            b"<head><title>T &amp; U</title><meta name=\"description\" content=\"D\"></head>\
            <h1>A\n <b>b</b></h1><p>C&lt;<br>d<script>no</script></p><template>no</template>\
            <a href=\"/x\">E</a>";
        let page = PageSummary::of(html);
        assert_eq!((&*page.title, &*page.description), ("T & U", "D"));
        assert_eq!(page.text, "A b\nC<\nd\nE\n");
        assert_eq!(page.links, ["/x".to_owned()].into());
    }
}
