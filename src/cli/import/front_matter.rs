//! Front matter and configuration in YAML, TOML or JSON.

use std::collections::{BTreeMap, BTreeSet};

use crate::cli::import::hero::Hero;
use crate::cli::import::losses::Losses;
use crate::cli::import::values::{day, items, last_day, text, text_of, texts, truth, value};
use crate::content::yaml::{Key, Node, Value, parse, parse_toml};
use crate::engine::diagnostic::{Code, Place, Report};
use crate::engine::source::SourcePath;

/// Keys about the look of a page, which the templates of the new site determine.
const OF_TEMPLATES: &str = "layout template type eleventynavigation toc id markup";

/// Keys of page files with another meaning.
const RESERVED: &str = "path template title description keywords social_title social_description \
                        index sections locales aliases draft each paginate date tags list";

const HINT: &str = "add it to templates/imported.yaml and to the page file, if a template uses it";

/// The keys of front matter that are imported.
#[derive(Debug, Default)]
pub(super) struct PageKeys {
    pub(super) title: Option<String>,
    pub(super) description: Option<String>,
    /// A day: `2026-11-29`.
    pub(super) date: Option<String>,
    /// The time of that day, as it is written.
    pub(super) time: String,
    /// The first day on which the page is published: `2026-11-29`.
    pub(super) publish_at: Option<String>,
    /// The last day on which it is published.
    pub(super) expires_at: Option<String>,
    /// Words for search engines.
    pub(super) keywords: Option<String>,
    /// The text at the start of a home page.
    pub(super) hero: Option<Hero>,
    pub(super) tags: Vec<String>,
    /// The tags that are also a part of addresses.
    pub(super) categories: Vec<String>,
    pub(super) is_draft: bool,
    pub(super) order: Option<i64>,
    pub(super) aliases: Vec<String>,
    pub(super) slug: Option<String>,
    /// `url` or `permalink`, which is the address.
    pub(super) url: Option<String>,
    pub(super) language: Option<String>,
    /// A name that the translations of a page share.
    pub(super) translation_key: Option<String>,
    /// Other keys with a text or a list of texts.
    pub(super) others: BTreeMap<String, OtherKey>,
    /// The keys that were read, in lower case.
    pub(super) known: BTreeSet<String>,
}

impl PageKeys {
    /// Returns whether a build without options lacks the page.
    pub(super) fn is_hidden(&self) -> bool {
        self.is_draft || self.publish_at.is_some()
    }

    /// Makes the summary of a page without a description its description.
    pub(super) fn describe(&mut self) {
        let is_one = |summary: &OtherKey| !summary.is_list;
        if self.description.is_none() && self.others.get("summary").is_some_and(is_one) {
            let summary = self.others.remove("summary");
            self.description = summary.and_then(|summary| summary.texts.into_iter().next());
        }
    }

    /// Makes a page that its generator does not publish a draft, which is listed.
    pub(super) fn hide(&mut self, place: Place, reason: &str, losses: &mut Losses) {
        self.is_draft = true;
        let hint = "remove `draft: true` from its page file to publish it";
        losses.add(place, format!("the page is a draft: {reason}"), hint);
    }
}

/// A key without a meaning for the generator.
#[derive(Debug)]
pub(super) struct OtherKey {
    pub(super) texts: Vec<String>,
    pub(super) is_list: bool,
    pub(super) place: Place,
}

/// The front matter of a file.
pub(super) struct FrontMatter {
    /// Its tree, with the offsets of the file.
    pub(super) node: Option<Node>,
    /// The offset of the body.
    pub(super) body: usize,
    /// Whether it has no errors.
    pub(super) is_valid: bool,
}

/// Splits a file into its front matter and its body. Mistakes are listed.
pub(super) fn split(path: &SourcePath, text: &str, losses: &mut Losses) -> FrontMatter {
    let none = FrontMatter { node: None, body: 0, is_valid: true };
    let first = text.lines().next().unwrap_or_default().trim_end();
    let (keys, body, is_toml) = match first {
        "---" | "+++" => {
            let start = text.find('\n').map_or(text.len(), |end| end + 1);
            let mut at = start;
            let end = text[start..].split_inclusive('\n').find_map(|line| {
                let span = at..at + line.len();
                at = span.end;
                (line.trim_end() == first).then_some(span)
            });
            let Some(end) = end else {
                let hint = format!("write `{first}` after its last key");
                losses.add(Place::new(path, 0..3), "the front matter does not end", &hint);
                hide_unread(path, losses);
                return FrontMatter { is_valid: false, ..none };
            };
            (
                format!("{}{}", blank(&text[..start]), &text[start..end.start]),
                end.end,
                first == "+++",
            )
        }
        _ if first == "{" || first.starts_with("{\"") || first.starts_with("{ \"") => {
            let Some(length) = balanced(text) else { return none };
            (text[..length].to_owned(), length, false)
        }
        _ => return none,
    };
    let mut report = Report::new();
    let node = match is_toml {
        true => Some(parse_toml(path, &keys, Code::DataSyntax, &mut report).0),
        false => parse_indented(path, &keys, &mut report),
    };
    losses.add_all(&report);
    if report.has_errors() {
        hide_unread(path, losses);
    }
    FrontMatter { node, body, is_valid: !report.has_errors() }
}

fn hide_unread(path: &SourcePath, losses: &mut Losses) {
    PageKeys::default().hide(Place::file(path), "its front matter has errors", losses);
}

/// Parses a file by its extension: YAML, TOML or JSON. Mistakes are listed.
pub(super) fn parse_file(path: &SourcePath, text: &str, losses: &mut Losses) -> Option<Node> {
    let mut report = Report::new();
    let node = match path.as_str().ends_with(".toml") {
        true => Some(parse_toml(path, text, Code::DataSyntax, &mut report).0),
        false => parse_indented(path, text, &mut report),
    };
    losses.add_all(&report);
    node
}

/// Parses YAML. In front of a line, generators also accept tabs, for example in brackets.
fn parse_indented(path: &SourcePath, text: &str, report: &mut Report) -> Option<Node> {
    let mut own = Report::new();
    let mut node = parse(path, text, &mut own);
    if own.has_errors() && text.contains('\t') {
        let spaces = |line: &str| {
            let words = line.trim_start_matches([' ', '\t']);
            " ".repeat(line.len() - words.len()) + words
        };
        let text: String = text.split_inclusive('\n').map(spaces).collect();
        own = Report::new();
        node = parse(path, &text, &mut own);
    }
    report.extend(own);
    node
}

/// A text of the same length and with the same lines, without words.
pub(super) fn blank(text: &str) -> String {
    text.bytes().map(|byte| if byte == b'\n' { '\n' } else { ' ' }).collect()
}

/// The length of the mapping or list in braces or brackets at the start of a text, which may be
/// JSON or JavaScript.
pub(super) fn balanced(text: &str) -> Option<usize> {
    let (mut depth, mut quote, mut is_escaped) = (0_usize, None, false);
    for (at, byte) in text.bytes().enumerate() {
        match (quote, byte) {
            _ if is_escaped => is_escaped = false,
            (Some(_), b'\\') => is_escaped = true,
            (Some(open), byte) if open == byte => quote = None,
            (Some(_), _) => {}
            (None, b'"' | b'\'' | b'`') => quote = Some(byte),
            (None, b'{' | b'[') => depth += 1,
            (None, b'}' | b']') => {
                depth = depth.checked_sub(1)?;
                if depth == 0 {
                    return Some(at + 1);
                }
            }
            _ => {}
        }
    }
    None
}

/// Adds keys that are not set yet. Those without an equivalent are listed. `today` is a date.
pub(super) fn read_keys<'a>(
    path: &SourcePath,
    entries: impl Iterator<Item = &'a (Key, Node)>,
    today: &str,
    keys: &mut PageKeys,
    losses: &mut Losses,
) {
    for (key, node) in entries {
        let name = key.text.to_ascii_lowercase();
        // Only these are collected from a page and its folders.
        let is_list = ["tags", "tag", "categories", "category"].contains(&&*name);
        if keys.known.insert(name.clone()) || is_list {
            read_key(&name, Place::new(path, key.span()), node, today, keys, losses);
        }
    }
}

fn read_key(
    name: &str,
    place: Place,
    node: &Node,
    today: &str,
    keys: &mut PageKeys,
    losses: &mut Losses,
) {
    if let Some(reason) = hidden(name, node, today) {
        if name == "expirydate" {
            keys.expires_at = last_day(node);
        }
        return keys.hide(place, &reason, losses);
    }
    let own = text(node);
    let number = |node: &Node| node.as_text().and_then(|text| text.trim().parse().ok());
    let set = |field: &mut Option<String>| *field = field.take().or_else(|| own.clone());
    match name {
        "title" => set(&mut keys.title),
        "description" => set(&mut keys.description),
        "slug" => set(&mut keys.slug),
        "translationkey" => set(&mut keys.translation_key),
        "url" | "permalink" => {
            keys.url = keys.url.take().or(own).or_else(|| text_of(node, "build"));
        }
        "lang" | "locale" | "language" => set(&mut keys.language),
        // Hugo has a date here, Jekyll a truth value.
        "published" if day(node).is_none() => keys.is_draft |= truth(node) == Some(false),
        "date" | "pubdate" | "publishdate" | "published" => {
            let is_first_day = name.starts_with("publish");
            let field = if is_first_day { &mut keys.publish_at } else { &mut keys.date };
            if field.is_some() {
                return;
            }
            *field = day(node);
            if !is_first_day && field.is_some() {
                keys.time = own.iter().filter_map(|own| own.get(10..)).collect();
                keys.time = keys.time.replace('T', " ");
            } else if let Some(own) = own.filter(|_| field.is_none()) {
                let hint = "write it as `2026-11-29` in the file of the page";
                losses.add(place, format!("`{own}` is not a date that can be imported"), hint);
            }
        }
        "tags" | "categories" | "category" | "tag" => {
            // A single one may have several words.
            let one = own.filter(|_| !name.ends_with('s'));
            let list = one.map_or_else(|| texts(node), |one| vec![one]);
            if name.starts_with('c') && keys.categories.is_empty() {
                keys.categories.clone_from(&list);
            }
            for tag in list {
                if !keys.tags.contains(&tag) {
                    keys.tags.push(tag);
                }
            }
        }
        "draft" => keys.is_draft |= truth(node) == Some(true),
        "weight" | "order" | "nav_order" => {
            keys.order = keys.order.or_else(|| number(node));
            if let Some(own) = own.filter(|_| number(node).is_none()) {
                let hint = "write a whole number as `order` in its page file";
                losses.add(place, format!("`{own}` is not a position that can be imported"), hint);
            }
        }
        "aliases" | "redirect_from" => match own {
            Some(alias) => keys.aliases.push(alias),
            None => keys.aliases.extend(texts(node)),
        },
        "expirydate" => read_last_day(place, node, keys, losses),
        "keywords" => {
            let words = own.unwrap_or_else(|| texts(node).join(", "));
            keys.keywords = Some(words).filter(|words| !words.is_empty());
        }
        "hero" if node.as_map().is_some() => {
            keys.hero = Some(Hero::read(&place.path, node, losses));
        }
        "sidebar" if node.as_map().is_some() => read_sidebar(&place.path, node, keys, losses),
        // Read elsewhere.
        "cascade" | "headless" => {}
        _ if OF_TEMPLATES.split(' ').any(|one| one == name) => {
            let hint = "templates of the new site determine it: choose one with `template` in the \
                        page file";
            losses.add_kind(place, format!("the key `{name}` is not imported"), hint);
        }
        _ => other_key(name, place, node, keys, losses),
    }
}

/// Reads the position of a page of Starlight in the sidebar.
fn read_sidebar(path: &SourcePath, node: &Node, keys: &mut PageKeys, losses: &mut Losses) {
    let order = value(node, "order").and_then(Node::as_text);
    keys.order = keys.order.or_else(|| order?.trim().parse().ok());
    for (key, _) in node.as_map().unwrap_or_default().iter().filter(|it| &*it.0.text != "order") {
        let message = format!("the key `sidebar.{}` has no equivalent", key.text);
        losses.add_kind(Place::new(path, key.span()), message, HINT);
    }
}

fn read_last_day(place: Place, node: &Node, keys: &mut PageKeys, losses: &mut Losses) {
    keys.expires_at = last_day(node);
    if let Some(own) = text(node).filter(|_| keys.expires_at.is_none()) {
        let hint = "write its last day as `expires_at: 2026-12-31` in the file of the page";
        losses.add(place, format!("`{own}` is not a date that can be imported"), hint);
    }
}

/// The reason why the generator does not publish a page with this key, except for plain drafts.
fn hidden(name: &str, node: &Node, today: &str) -> Option<String> {
    let is_past = || day(node).is_some_and(|day| *day < *today);
    let address = || text(node).or_else(|| text_of(node, "build"));
    let reason = match name {
        "draft" if truth(node).is_none() => "the value of `draft` is neither true nor false",
        "headless" if truth(node) == Some(true) => "it is headless",
        "build" | "_build" if !is_rendered(node) => "its generator does not render it",
        "expirydate" if is_past() => "it has expired",
        "url" | "permalink" if address()?.eq_ignore_ascii_case("false") => "its address is `false`",
        "redirect_to" => {
            let target = texts(node).into_iter().next().unwrap_or_default();
            return Some(format!(
                "it redirects to `{target}`, which `[[redirects]]` in site.toml would do"
            ));
        }
        _ => return None,
    };
    Some(reason.to_owned())
}

/// Returns whether the build options of Hugo render the page.
fn is_rendered(options: &Node) -> bool {
    let render = value(options, "render");
    let is_option = |node: &Node| ["never", "link"].iter().any(|it| node.as_text() == Some(it));
    !render.is_some_and(|node| truth(node) == Some(false) || is_option(node))
}

/// Adds a key that the schema of the new site's template gets.
fn other_key(name: &str, place: Place, node: &Node, keys: &mut PageKeys, losses: &mut Losses) {
    let plain: String =
        name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect();
    let is_list = matches!(node.value, Value::List(_));
    let texts: Vec<String> = match is_list {
        true => items(node).iter().filter_map(text).collect(),
        false => text(node).into_iter().collect(),
    };
    let is_complete = node.as_map().is_none() && (!is_list || texts.len() == items(node).len());
    let is_name = plain.starts_with(|c: char| c.is_ascii_lowercase());
    if !is_complete || !is_name || RESERVED.split(' ').any(|one| one == plain) {
        return losses.add_kind(place, format!("the key `{name}` has no equivalent"), HINT);
    }
    if !texts.is_empty() {
        keys.others.entry(plain).or_insert(OtherKey { texts, is_list, place });
    }
}
