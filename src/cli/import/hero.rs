//! The hero of a page of Starlight: a title, a sentence and links.

use crate::cli::import::losses::Losses;
use crate::cli::import::values::{items, text_of, value};
use crate::content::yaml::Node;
use crate::engine::diagnostic::Place;
use crate::engine::source::SourcePath;

/// A hero.
#[derive(Debug)]
pub(super) struct Hero {
    title: Option<String>,
    tagline: Option<String>,
    /// The texts and the targets of its links.
    actions: Vec<(String, String)>,
}

impl Hero {
    /// Reads a hero. Its picture is listed.
    pub(super) fn read(path: &SourcePath, node: &Node, losses: &mut Losses) -> Hero {
        for (key, _) in node.as_map().unwrap_or_default() {
            if !["title", "tagline", "actions"].contains(&&*key.text) {
                let message = format!("the key `hero.{}` has no equivalent", key.text);
                let hint = "write it in the text of the page";
                losses.add_kind(Place::new(path, key.span()), message, hint);
            }
        }
        let actions = value(node, "actions").map(items).unwrap_or_default();
        let action = |node| Some((text_of(node, "text")?, text_of(node, "link")?));
        Hero {
            title: text_of(node, "title"),
            tagline: text_of(node, "tagline"),
            actions: actions.iter().filter_map(action).collect(),
        }
    }

    /// Its Markdown; `title` is that of a hero without one.
    pub(super) fn text(&self, title: &str) -> String {
        let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        let mut text = format!("# {}\n\n", words(self.title.as_deref().unwrap_or(title)));
        if let Some(tagline) = &self.tagline {
            text.extend([&words(tagline), "\n\n"]);
        }
        let links = self.actions.iter().map(|(words, link)| format!("[{words}]({link})"));
        let links: Vec<String> = links.collect();
        if !links.is_empty() {
            text.extend([&links.join(" · "), "\n\n"]);
        }
        text
    }
}
