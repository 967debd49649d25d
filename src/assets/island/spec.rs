//! `island.toml`: the properties of an island that pages need.

#[cfg(test)]
mod tests;

use std::ops::Range;

use crate::base::named_enum::named_enum;
use crate::content::config::Located;
use crate::content::yaml::{Node, Value, parse_toml};
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report, nearest, read};
use crate::engine::source::{Snapshot, SourcePath};

/// An island as described in its `island.toml`.
#[derive(Clone, Debug)]
pub struct IslandSpec {
    /// The name of its folder.
    pub name: String,
    /// Its `island.toml`.
    pub path: SourcePath,
    /// Its purpose, one sentence.
    pub description: String,
    /// When it is hydrated.
    pub when: When,
    /// The media query that triggers its hydration; present exactly with [`When::Media`].
    pub media: Option<String>,
    /// A key of local storage: while it exists, the island is hydrated without an interaction. Only
    /// with [`When::Interaction`].
    pub stored: Option<String>,
    /// Whether its messages are fetched when it is hydrated, instead of being part of the page.
    pub fetches_messages: bool,
    /// The shared messages that it needs, besides its own.
    pub messages: Vec<Located<String>>,
    /// Its props: a mapping from their names to their types, as in a schema.
    pub props: Node,
}

named_enum! {
    /// The hydration directives: when an island is hydrated. The names are values of `when` in
    /// `island.toml`. Pages have the same attribute, except with `never`.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
    pub enum When {
        /// As soon as the page is there.
        Load = "load",
        /// When the browser has nothing else to do.
        Idle = "idle",
        /// When it is scrolled into view.
        Visible = "visible",
        /// When a media query matches.
        Media = "media",
        /// When it is pointed at or focused.
        Interaction = "interaction",
        /// When a script requests it.
        Call = "call",
        /// Never: it is markup without a script.
        Never = "never",
    }
}

/// Finds every island of the tree, in the order of their names. Mistakes go to `report`; an island
/// with mistakes is omitted.
pub(super) fn discover(snapshot: &Snapshot, report: &mut Report) -> Vec<IslandSpec> {
    let mut found = Vec::new();
    for (path, name) in described(snapshot) {
        let Some(text) = read(snapshot, path, report) else { continue };
        let spec = parse(path, name, &text, report);
        if check_folder(snapshot, path, name, report) {
            found.extend(spec);
        }
    }
    found
}

/// The `island.toml` of each island, and the name of the island.
pub(super) fn described(snapshot: &Snapshot) -> impl Iterator<Item = (&SourcePath, &str)> {
    snapshot.under("islands/").filter_map(|path| {
        let mut parts = path.as_str().split('/').skip(1);
        match (parts.next(), parts.next(), parts.next()) {
            (Some(name), Some("island.toml"), None) => Some((path, name)),
            _ => None,
        }
    })
}

/// The name becomes part of class names, chunk names and locale file names.
fn check_folder(snapshot: &Snapshot, path: &SourcePath, name: &str, report: &mut Report) -> bool {
    let letters = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    let named = name.starts_with(|c: char| c.is_ascii_lowercase()) && name.chars().all(letters);
    if !named {
        let message = format!("`{name}` can't be the name of an island");
        report.add(
            Diagnostic::new(Code::InvalidIsland, message)
                .at(Place::file(path))
                .hint("use lower-case letters, digits and hyphens"),
        );
    }
    let component = snapshot.contains(&format!("islands/{name}/island.tsx"));
    if !component {
        report.add(
            Diagnostic::new(Code::InvalidIsland, format!("`{name}` has no island.tsx"))
                .at(Place::file(path))
                .hint("write the component there as its default export"),
        );
    }
    named && component
}

/// The keys of an `island.toml`.
const KEYS: [&str; 7] = ["description", "when", "media", "stored", "words", "messages", "props"];

/// Reads the `island.toml` of the island `name`; `None` when it has mistakes.
fn parse(path: &SourcePath, name: &str, text: &str, report: &mut Report) -> Option<IslandSpec> {
    let (table, is_valid) = parse_toml(path, text, Code::InvalidIsland, report);
    let mut reader = SpecReader { path, report, failed: !is_valid };
    let is_broken = !is_valid;
    for (key, _) in table.as_map().unwrap_or_default() {
        if !KEYS.contains(&&*key.text) {
            let message = format!("unknown key `{}`", key.text);
            reader.unknown(&key.text, key.span(), message, &KEYS, "the keys are");
        }
    }
    let description = reader.text(table.get("description"));
    let is_empty = description.as_ref().is_some_and(|text| text.value.is_empty());
    let is_misspelt = |missing: &str| {
        let mut keys = table.as_map().unwrap_or_default().iter().map(|(key, _)| &*key.text);
        keys.any(|key| !KEYS.contains(&key) && nearest(key, KEYS) == Some(missing))
    };
    let lacks_description = table.get("description").is_none() && !is_misspelt("description");
    if is_empty || !is_broken && lacks_description {
        let message = "the island has no description".to_owned();
        reader.wrong(0..0, message, "add `description = \"…\"`, one sentence");
    }
    if !is_broken && table.get("when").is_none() && !is_misspelt("when") {
        let message = "the island has no hydration directive".to_owned();
        reader.wrong(0..0, message, "add `when = \"visible\"`, or another directive");
    }
    let when = reader.when(table.get("when"));
    let (media, stored) = (reader.text(table.get("media")), reader.text(table.get("stored")));
    if let Some(when) = &when {
        reader.check_conditions(when, media.as_ref(), stored.as_ref());
    }
    let fetches_messages = reader.fetches_messages(table.get("words"));
    let messages = reader.messages(table.get("messages"));
    let props = reader.props(table.get("props"));
    if reader.failed {
        return None;
    }
    Some(IslandSpec {
        name: name.to_owned(),
        path: path.clone(),
        description: description?.value,
        when: when?.value,
        media: media.map(|media| media.value),
        stored: stored.map(|stored| stored.value),
        fetches_messages,
        messages,
        props,
    })
}

/// Reads the values of a file; reports those that are wrong.
struct SpecReader<'a> {
    path: &'a SourcePath,
    report: &'a mut Report,
    failed: bool,
}

impl SpecReader<'_> {
    fn wrong(&mut self, span: Range<usize>, message: String, hint: &str) {
        self.failed = true;
        let place = Place::new(self.path, span);
        self.report.add(Diagnostic::new(Code::InvalidIsland, message).at(place).hint(hint));
    }

    /// Reports a word that is none of `known`.
    fn unknown(
        &mut self,
        word: &str,
        span: Range<usize>,
        message: String,
        known: &[&str],
        list: &str,
    ) {
        self.failed = true;
        let hint = format!("{list} {}", known.join(", "));
        self.report.add(
            Diagnostic::new(Code::InvalidIsland, message)
                .at(Place::new(self.path, span))
                .did_you_mean(word, known.iter().copied(), hint),
        );
    }

    fn text(&mut self, node: Option<&Node>) -> Option<Located<String>> {
        let node = node?;
        if let Value::Scalar { text, plain: false } = &node.value {
            return Some(Located { value: text.to_string(), span: node.span() });
        }
        self.wrong(node.span(), "this is not text".to_owned(), "write it in quotes");
        None
    }

    fn when(&mut self, node: Option<&Node>) -> Option<Located<When>> {
        let Located { value: word, span } = self.text(node)?;
        let found = When::from_name(&word);
        if found.is_none() {
            let message = format!("there is no hydration directive `{word}`");
            self.unknown(&word, span.clone(), message, &When::NAMES, "use");
        }
        found.map(|value| Located { value, span })
    }

    /// Reports missing keys of a hydration directive, and keys that it ignores.
    fn check_conditions(
        &mut self,
        when: &Located<When>,
        media: Option<&Located<String>>,
        stored: Option<&Located<String>>,
    ) {
        if when.value == When::Media && media.is_none() {
            let message = "`when = \"media\"` needs a media query".to_owned();
            self.wrong(when.span.clone(), message, "add `media = \"(min-width: 60rem)\"`");
        }
        for (key, given, reader) in
            [("media", media, When::Media), ("stored", stored, When::Interaction)]
        {
            if let Some(given) = given.filter(|_| when.value != reader) {
                let (when, reader) = (when.value.name(), reader.name());
                let message = format!("nothing reads `{key}` with `when = \"{when}\"`");
                let hint = format!("remove it, or write `when = \"{reader}\"`");
                self.wrong(given.span.clone(), message, &hint);
            }
        }
    }

    fn fetches_messages(&mut self, node: Option<&Node>) -> bool {
        let Some(Located { value, span }) = self.text(node) else { return false };
        if value != "page" && value != "late" {
            let message = format!("`words` can't be `{value}`");
            self.wrong(span, message, "write \"page\" or \"late\"");
        }
        value == "late"
    }

    fn messages(&mut self, node: Option<&Node>) -> Vec<Located<String>> {
        let Some(node) = node else { return Vec::new() };
        if let Value::List(items) = &node.value {
            return items.iter().filter_map(|item| self.text(Some(item))).collect();
        }
        self.wrong(node.span(), "this is not a list".to_owned(), "write it in square brackets");
        Vec::new()
    }

    fn props(&mut self, node: Option<&Node>) -> Node {
        let none = || Node { value: Value::Map(Vec::new()), start: 0, end: 0 };
        let props = node.cloned().unwrap_or_else(none);
        if props.as_map().is_none() {
            self.wrong(props.span(), "`props` is not a table".to_owned(), "write `[props]`");
        }
        props
    }
}
