//! `island.toml`: what a page has to know of an island.

#[cfg(test)]
mod tests;

use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::config::Located;
use crate::diagnostic::{Code, Diagnostic, Place, Report};
use crate::source::{Snapshot, SourcePath};
use crate::yaml::{Node, Value, from_toml};

/// An island as its `island.toml` describes it.
#[derive(Clone, Debug)]
pub struct IslandSpec {
    /// The name of its folder.
    pub name: String,
    /// Its `island.toml`.
    pub path: SourcePath,
    /// What it is for, one sentence.
    pub description: String,
    /// When it comes alive.
    pub when: When,
    /// The media query it waits for; present exactly with [`When::Media`].
    pub media: Option<String>,
    /// A key of local storage: while it is there, the island need not be touched to come alive.
    /// Only with [`When::Interaction`].
    pub stored: Option<String>,
    /// Whether its messages are fetched when it comes alive, instead of standing in the page.
    pub late_words: bool,
    /// The shared messages it needs beside its own.
    pub messages: Vec<Located<String>>,
    /// Its props: a mapping from their names to their types, as a schema spells it.
    pub props: Node,
}

/// When an island comes alive.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum When {
    /// As soon as the page is there.
    Load,
    /// When the browser has nothing else to do.
    Idle,
    /// When it is scrolled into view.
    Visible,
    /// When a media query matches.
    Media,
    /// When it is pointed at or focused.
    Interaction,
    /// When a script asks for it.
    Call,
    /// Never: it is markup without a script.
    Never,
}

impl When {
    /// All of them.
    pub const ALL: [When; 7] = [
        When::Load,
        When::Idle,
        When::Visible,
        When::Media,
        When::Interaction,
        When::Call,
        When::Never,
    ];

    /// The word in `island.toml` and in the page.
    pub fn as_str(self) -> &'static str {
        match self {
            When::Load => "load",
            When::Idle => "idle",
            When::Visible => "visible",
            When::Media => "media",
            When::Interaction => "interaction",
            When::Call => "call",
            When::Never => "never",
        }
    }
}

/// Finds every island of the tree, in the order of their names. Mistakes go to `report`; an island
/// with mistakes is left out.
pub fn discover(snapshot: &Snapshot, report: &mut Report) -> Vec<IslandSpec> {
    let mut found = Vec::new();
    for path in snapshot.under("islands/") {
        let mut parts = path.as_str().split('/').skip(1);
        let (Some(name), Some("island.toml"), None) = (parts.next(), parts.next(), parts.next())
        else {
            continue;
        };
        match snapshot.read_text(path.as_str()) {
            Ok(text) => {
                let spec = parse(path, name, &text, report);
                if check_folder(snapshot, path, name, report) {
                    found.extend(spec);
                }
            }
            Err(error) => {
                let message = format!("the file can't be read: {error:?}");
                report.add(Diagnostic::new(Code::UnreadableFile, message).at(Place::file(path)));
            }
        }
    }
    found
}

/// The name becomes part of class names, chunk names and locale file names.
fn check_folder(snapshot: &Snapshot, path: &SourcePath, name: &str, report: &mut Report) -> bool {
    let letters = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    let named = name.starts_with(|c: char| c.is_ascii_lowercase()) && name.chars().all(letters);
    if !named {
        let message = format!("`{name}` is no name for an island");
        report.add(
            Diagnostic::new(Code::InvalidIsland, message)
                .at(Place::file(path))
                .hint("use small letters, digits and hyphens"),
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

/// Reads the `island.toml` of the island `name`; `None` when it has mistakes.
pub fn parse(path: &SourcePath, name: &str, text: &str, report: &mut Report) -> Option<IslandSpec> {
    let mut reader = Reader { path, report, failed: false };
    let (table, errors) = DeTable::parse_recoverable(text);
    for error in errors {
        let message = error.message().lines().next().unwrap_or_default().to_owned();
        reader.wrong(error.span().unwrap_or(0..0), message, "islands/README.md has an example");
    }
    let mut raw = Raw::default();
    let broken = reader.failed;
    let mut entries: Vec<_> = table.into_inner().into_iter().collect();
    entries.sort_by_key(|(key, _)| key.span().start);
    let keys: Vec<String> = entries.iter().map(|(key, _)| key.get_ref().to_string()).collect();
    for (key, value) in entries {
        let span = value.span();
        match key.get_ref().as_ref() {
            "description" => raw.description = reader.text(value),
            "when" => raw.when = reader.text(value).and_then(|text| reader.when(text)),
            "media" => raw.media = reader.text(value),
            "stored" => raw.stored = reader.text(value),
            "words" => raw.late_words = reader.late(value),
            "messages" => raw.messages = reader.texts(value),
            "props" => match from_toml(&value) {
                node @ Node { value: Value::Map(_), .. } => raw.props = Some(node),
                _ => reader.wrong(span, "`props` is not a table".to_owned(), "write `[props]`"),
            },
            unknown => {
                const KNOWN: [&str; 7] =
                    ["description", "when", "media", "stored", "words", "messages", "props"];
                reader.failed = true;
                reader.report.add(
                    Diagnostic::new(Code::InvalidIsland, format!("unknown key `{unknown}`"))
                        .at(Place::new(path, key.span()))
                        .did_you_mean(unknown, KNOWN, format!("the keys are {}", KNOWN.join(", "))),
                );
            }
        }
    }
    let given = |wanted: &str| broken || keys.iter().any(|key| key == wanted);
    if !given("description") || raw.description.as_ref().is_some_and(|text| text.value.is_empty()) {
        let message = "the island has no description".to_owned();
        reader.wrong(0..0, message, "add `description = \"…\"`, one sentence");
    }
    if !given("when") {
        let message = "the island does not say when it comes alive".to_owned();
        reader.wrong(0..0, message, "add `when = \"visible\"`, or another moment");
    }
    reader.finish(name, raw)
}

/// What stands in the file, as far as it could be read.
#[derive(Default)]
struct Raw {
    description: Option<Located<String>>,
    when: Option<Located<When>>,
    media: Option<Located<String>>,
    stored: Option<Located<String>>,
    late_words: bool,
    messages: Vec<Located<String>>,
    props: Option<Node>,
}

struct Reader<'a> {
    path: &'a SourcePath,
    report: &'a mut Report,
    failed: bool,
}

impl Reader<'_> {
    fn wrong(&mut self, span: Range<usize>, message: String, hint: &str) {
        self.failed = true;
        let place = Place::new(self.path, span);
        self.report.add(Diagnostic::new(Code::InvalidIsland, message).at(place).hint(hint));
    }

    fn text(&mut self, value: Spanned<DeValue<'_>>) -> Option<Located<String>> {
        let span = value.span();
        match value.into_inner() {
            DeValue::String(text) => Some(Located { value: text.into_owned(), span }),
            _ => {
                self.wrong(span, "this is not text".to_owned(), "write it in quotes");
                None
            }
        }
    }

    fn texts(&mut self, value: Spanned<DeValue<'_>>) -> Vec<Located<String>> {
        let span = value.span();
        match value.into_inner() {
            DeValue::Array(items) => items.into_iter().filter_map(|item| self.text(item)).collect(),
            _ => {
                self.wrong(span, "this is not a list".to_owned(), "write it in square brackets");
                Vec::new()
            }
        }
    }

    fn late(&mut self, value: Spanned<DeValue<'_>>) -> bool {
        let Some(text) = self.text(value) else { return false };
        match text.value.as_str() {
            "late" => return true,
            "page" => {}
            other => {
                let message = format!("`words` can't be `{other}`");
                self.wrong(text.span, message, "write \"page\" or \"late\"");
            }
        }
        false
    }

    fn when(&mut self, text: Located<String>) -> Option<Located<When>> {
        let known = When::ALL.map(When::as_str);
        match When::ALL.into_iter().find(|when| when.as_str() == text.value) {
            Some(value) => Some(Located { value, span: text.span }),
            None => {
                self.failed = true;
                let message = format!("`{}` is no moment to come alive", text.value);
                self.report.add(
                    Diagnostic::new(Code::InvalidIsland, message)
                        .at(Place::new(self.path, text.span))
                        .did_you_mean(&text.value, known, format!("use {}", known.join(", "))),
                );
                None
            }
        }
    }

    fn finish(mut self, name: &str, raw: Raw) -> Option<IslandSpec> {
        match (&raw.when, &raw.media) {
            (Some(Located { value: When::Media, span }), None) => {
                let message = "`when = \"media\"` needs a media query".to_owned();
                self.wrong(span.clone(), message, "add `media = \"(min-width: 60rem)\"`");
            }
            (Some(Located { value, .. }), Some(media)) if *value != When::Media => {
                let message = format!("nothing reads `media` with `when = \"{}\"`", value.as_str());
                self.wrong(media.span.clone(), message, "remove it, or write `when = \"media\"`");
            }
            _ => {}
        }
        if let (Some(Located { value, .. }), Some(stored)) = (&raw.when, &raw.stored)
            && *value != When::Interaction
        {
            let message = format!("nothing reads `stored` with `when = \"{}\"`", value.as_str());
            let hint = "remove it, or write `when = \"interaction\"`";
            self.wrong(stored.span.clone(), message, hint);
        }
        if self.failed {
            return None;
        }
        let empty = Node { value: Value::Map(Vec::new()), start: 0, end: 0 };
        Some(IslandSpec {
            name: name.to_owned(),
            path: self.path.clone(),
            description: raw.description?.value,
            when: raw.when?.value,
            media: raw.media.map(|media| media.value),
            stored: raw.stored.map(|stored| stored.value),
            late_words: raw.late_words,
            messages: raw.messages,
            props: raw.props.unwrap_or(empty),
        })
    }
}
