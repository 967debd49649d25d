//! The text of each part of the model.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use crate::model::{Body, LOCALES, Message, Page};

impl Message {
    /// Its text in a file of messages.
    pub(super) fn text(&self, id: &str, locale: usize) -> String {
        let words = format!("{} {id} {}", LOCALES[locale].0, self.words[locale]);
        match self.form {
            0 => words,
            1 => format!("{words} {{ $presale-price }}"),
            2 => format!("{words} {{ -brand }}"),
            3 if id != "shared-base" => format!("{words} {{ shared-base }}"),
            4 => format!("{words} {{ NUMBER($presale-sold, notation: \"compact\") }}"),
            5 => {
                // No rendering chooses the variant, whose link depends on another page.
                let link = match self.words[locale] {
                    3 => "\n    [7] <a href=\"page:more/about\">seven</a>",
                    _ => "",
                };
                format!(
                    "{{ $presale-sold ->{link}\n    [one] {words} one\n   *[other] {words} \
                     others\n}}"
                )
            }
            6 => format!("{words} {{ $presale-opens }} {{ $stages-first-share }}"),
            _ => format!("{words}\n    second line"),
        }
    }
}

impl Body {
    /// Its Markdown.
    pub(super) fn text(&self, locale: usize) -> String {
        let words = format!("{} words {}", LOCALES[locale].0, self.words[locale]);
        let Body { to, asset, .. } = self;
        let part = match self.form {
            0 => format!("{words} {{ $presale-price }} on {{ -brand }}"),
            1 => format!("[{words}](page:{to}) and {{ shared-note }}"),
            2 => format!("![{words}]({asset}) <!-- {words} -->"),
            5 => format!("![{words}](photo.png)"),
            6 => format!("```js\nlet words = \"{words}\"; // {{ $presale-price }}\n```"),
            // Its id is that of the English words, in all languages.
            7 => format!("## {words}\n\nin words"),
            8 => format!("{words}[^1]\n\n[^1]: {words} {{ $presale-price }}"),
            3 => format!("## {words} {{#part}}\n\n[up](#part), [there](page:{to}#part)"),
            _ => format!("| {words} | {{ NUMBER($presale-sold) }} |\n|---|---|\n| a | **b** |"),
        };
        format!("# {words} {{#top}}\n\n{part}\n")
    }
}

/// A picture of 30 x 20 pixels; the last one lacks its end.
pub(super) fn picture(number: usize) -> Vec<u8> {
    let colour = [number as u8 * 80, 100, 200];
    let picture = image::RgbImage::from_pixel(30, 20, image::Rgb(colour));
    let mut bytes = Vec::new();
    let mut to = std::io::Cursor::new(&mut bytes);
    picture.write_to(&mut to, image::ImageFormat::Png).expect("the memory takes it");
    if number == 3 {
        bytes.truncate(bytes.len() - 20);
    }
    bytes
}

/// The file of a page.
pub(super) fn page_text(page: &Page) -> String {
    let mut text = format!("# {}\ntemplate: {}\n", page.comment, page.template);
    let _ = match page.german_path {
        Some(german) => writeln!(text, "path: {{ en: \"{}\", de: {german} }}", page.path),
        None => writeln!(text, "path: \"{}\"", page.path),
    };
    if !page.locales.is_empty() {
        let _ = writeln!(text, "locales: [{}]", page.locales.join(", "));
    }
    if let Some(alias) = page.alias {
        let _ = writeln!(text, "aliases: [{alias}]");
    }
    for (key, message) in &page.meta {
        let _ = writeln!(text, "{key}: {message}");
    }
    if let Some(index) = page.index {
        let _ = writeln!(text, "index: {index}");
    }
    if page.draft {
        text.push_str("draft: true\n");
    }
    for (key, number) in ["publish_at", "expires_at"].into_iter().zip(page.days) {
        let day = ["", "2026-01-01", "2026-06-01", "2027-01-01"][number];
        if number > 0 {
            let _ = writeln!(text, "{key}: {day}");
        }
    }
    if page.note {
        text.push_str("note: note\n");
    }
    if let Some(rank) = page.rank {
        let _ = writeln!(text, "rank: {rank}");
    }
    text.push_str(["", "tags: [a]\n", "tags: [a, b]\n", "tags: [b]\n"][page.tags]);
    let empty = if page.sections.is_empty() { " []" } else { "" };
    let _ = writeln!(text, "sections:{empty}");
    // The anchors of a page are unique.
    let mut anchors = BTreeSet::new();
    for section in &page.sections {
        let _ = writeln!(text, "  - type: {}", section.kind);
        if let Some(anchor) = section.anchor.filter(|anchor| anchors.insert(*anchor)) {
            let _ = writeln!(text, "    anchor: {anchor}");
        }
        match section.kind {
            "hero" => {
                let _ = writeln!(text, "    title: {}", section.title);
                if let Some(note) = section.note {
                    let _ = writeln!(text, "    note: {note}");
                }
            }
            "link" => {
                let _ = writeln!(text, "    to: {}\n    label: {}", section.to, section.title);
                if let Some(anchor) = section.to_anchor {
                    let _ = writeln!(text, "    at: {anchor}");
                }
            }
            "text" => {
                let _ = writeln!(text, "    text: {}", section.text);
            }
            "picture" => {
                let _ = writeln!(text, "    file: {}\n    fact: {}", section.asset, section.fact);
            }
            _ => {
                let _ = writeln!(
                    text,
                    "    big: {}\n    rows:{}",
                    section.big,
                    if section.rows == 0 { " []" } else { "" }
                );
                for row in 0..section.rows {
                    let _ = writeln!(
                        text,
                        "      - {{ name: {}, share: \"{row}.50\" }}",
                        section.title
                    );
                }
            }
        }
    }
    text
}
