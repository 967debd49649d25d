//! The difference of two builds as Markdown.

use std::fmt::Write as _;

use crate::build::word_diff::{ChangedPart, ChangedText};
use crate::cli::diff::build_diff::{BuildDiff, ChangedPages};
use crate::cli::diff::files::FileChange;
use crate::cli::diff::page::PageChange;
use crate::cli::terminal::{counted, size};

/// The bytes of changes of pages and of files that are listed: GitHub accepts comments of 65,536
/// characters.
const MAX_BYTES: usize = 50_000;

/// The pages that are named for one change.
const MAX_NAMES: usize = 5;

/// Prints a difference.
pub(super) fn markdown(diff: &BuildDiff) -> String {
    if diff.is_empty() {
        return "No page and no file of the site changes.\n".to_owned();
    }
    let BuildDiff { added, removed, changed, files } = diff;
    let count: usize = changed.iter().map(|change| change.pages.len()).sum();
    let mut text = format!(
        "**{} added, {} removed, {} changed; {} changed**\n",
        counted(added.len(), "page", "pages"),
        removed.len(),
        count,
        counted(files.len(), "other file", "other files"),
    );
    for (title, pages) in [("Pages added", added), ("Pages removed", removed)] {
        if !pages.is_empty() {
            let lines = pages.iter().map(|page| format!("- {}\n", code(page)));
            section(&mut text, title, lines.collect());
        }
    }
    if !changed.is_empty() {
        section(&mut text, "Pages changed", changed.iter().map(pages).collect());
    }
    if !files.is_empty() {
        text.push_str("\n### Other files\n\n| File | Before | After |\n| --- | ---: | ---: |\n");
        list(&mut text, files.iter().map(row).collect());
    }
    text
}

fn section(text: &mut String, title: &str, items: Vec<String>) {
    let _ = writeln!(text, "\n### {title}\n");
    list(text, items);
}

/// Adds items up to the limit, and the number of the others.
fn list(text: &mut String, items: Vec<String>) {
    let count = items.len();
    for (at, item) in items.into_iter().enumerate() {
        if text.len() + item.len() > MAX_BYTES {
            let _ = writeln!(text, "\nand {} more", count - at);
            return;
        }
        text.push_str(&item);
    }
}

fn row(FileChange { path, before, after }: &FileChange) -> String {
    let print = |bytes: &Option<u64>| bytes.map_or_else(|| "–".to_owned(), size);
    format!("| {} | {} | {} |\n", code(path), print(before), print(after))
}

fn pages(ChangedPages { pages, change }: &ChangedPages) -> String {
    let shown: Vec<String> = pages.iter().take(MAX_NAMES).map(|page| code(page)).collect();
    let mut text = format!("- {}", shown.join(", "));
    if let Some(more) = pages.len().checked_sub(MAX_NAMES).filter(|more| *more > 0) {
        let _ = write!(text, " and {more} more");
    }
    text.push('\n');
    let PageChange { title, description, links_added, links_removed, text: texts } = change;
    for (name, pair) in [("title", title), ("description", description)] {
        if let Some((old, new)) = pair {
            let _ = writeln!(text, "  - {name}: {} {}", deleted(old), bold(new));
        }
    }
    for link in links_removed {
        let _ = writeln!(text, "  - link removed: {}", code(link));
    }
    for link in links_added {
        let _ = writeln!(text, "  - link added: {}", code(link));
    }
    for changed in texts {
        let _ = writeln!(text, "  - {}", words(changed));
    }
    if *change == PageChange::default() {
        text.push_str("  - only markup, or addresses of files\n");
    }
    text
}

fn words(ChangedText { parts }: &ChangedText) -> String {
    let mut out = String::new();
    for part in parts {
        match part {
            ChangedPart::Same(text) => out += &escape(text),
            ChangedPart::Removed(text) => out += &deleted(text),
            ChangedPart::Added(text) => {
                if out.ends_with("~~") {
                    out.push(' ');
                }
                out += &bold(text);
            }
        }
    }
    out.trim().to_owned()
}

fn deleted(text: &str) -> String {
    marked(text, "~~")
}

fn bold(text: &str) -> String {
    marked(text, "**")
}

/// Marks words; spaces and line breaks at both ends stay outside of the marks.
fn marked(text: &str, mark: &str) -> String {
    let words = text.trim();
    if words.is_empty() {
        return text.replace('\n', " ");
    }
    let start = if text.starts_with(words) { "" } else { " " };
    let end = if text.ends_with(words) { "" } else { " " };
    format!("{start}{mark}{}{mark}{end}", escape(words))
}

/// Escapes the syntax of Markdown, HTML, and the mentions of code hosts.
fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\n' => out.push_str(" / "),
            '\\' | '`' | '*' | '_' | '~' | '[' | ']' | '<' | '>' | '|' | '&' => {
                out.push('\\');
                out.push(c);
            }
            // A zero-width character ends the word that a host would link.
            '@' | '#' => {
                out.push(c);
                out.push('\u{200b}');
            }
            c => out.push(c),
        }
    }
    out
}

/// A path or an address as code.
fn code(text: &str) -> String {
    format!("`{}`", text.replace('`', "%60").replace('|', "%7C"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_of_pages_have_no_markup() {
        assert_eq!(bold(" a*b "), " **a\\*b** ");
        assert_eq!(escape("<img> @all\n#1"), "\\<img\\> @\u{200b}all / #\u{200b}1");
        assert_eq!(code("a`|"), "`a%60%7C`");
    }

    #[test]
    fn a_long_list_ends_with_a_number() {
        let mut text = String::new();
        list(&mut text, vec!["x".repeat(30_000); 3]);
        assert!(text.ends_with("x\nand 2 more\n"), "{}", &text[text.len() - 40..]);
    }
}
