//! The reasons why an island could not be prerendered.

use serde::{Deserialize, Serialize};

use crate::engine::diagnostic::{Code, Diagnostic, Place, offset_of};
use crate::engine::source::{Snapshot, SourcePath};

/// The reason why an island could not be prerendered.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) enum PrerenderFailure {
    /// There is no component in its file.
    Missing,
    /// The island's code threw.
    Thrown {
        /// The message of the error.
        message: String,
        /// The place in the project's sources, if it is known.
        spot: Option<Spot>,
    },
    /// Node does not support the syntax of the island's code.
    Syntax {
        /// The message of the error.
        message: String,
        /// The version of Node.
        node: String,
        /// The place in the project's sources, if it is known.
        spot: Option<Spot>,
    },
    /// The island has mistakes.
    Mistaken(Vec<Mistake>),
    /// The island did not terminate within the limit.
    TimedOut,
    /// The worker or Node exited while it rendered the island.
    Died {
        /// The end of the output.
        words: String,
    },
    /// Node can't be used at all.
    Unavailable(String),
}

/// A mistake in an island.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(crate) struct Mistake {
    /// The kind of the mistake.
    pub kind: MistakeKind,
    /// The message, tag, function or component that it is about; empty for `Stuck`. For `Unmarked`,
    /// the id of the message, for `UnmarkedProp` the name of the prop; and the language.
    pub detail: String,
    /// The place in the project's sources, if it is known.
    pub spot: Option<Spot>,
}

/// The kind of a mistake in an island.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) enum MistakeKind {
    /// An error that React reports.
    React,
    /// A promise was rejected, or an error thrown, that nothing handles.
    Late,
    /// The island waits for a promise that is never resolved.
    Stuck,
    /// It has an async component.
    Async,
    /// It calls `fetch`, or makes the URL of an object.
    Fetch,
    /// It has an element that React moves to the head of the page.
    Head,
    /// It has a `<template>` whose content browsers do not parse as children.
    Template,
    /// It renders a character that a page can't contain.
    Character,
    /// It renders the stack trace of an error.
    Stack,
    /// It depends on the clock.
    Clock,
    /// It depends on random numbers.
    Random,
    /// It depends on the language of the visitor.
    Language,
    /// It depends on the time zone of the visitor.
    Zone,
    /// It formats a value in English, since browsers lack the formats of the language.
    English,
    /// It formats a value otherwise than pages do, since the data of browsers differ.
    Unlike,
    /// It prints a message of the fallback outside of an element with its language.
    Unmarked,
    /// It prints a prop in the language of the fallback outside of an element with that language.
    UnmarkedProp,
}

/// A place in a source file.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(crate) struct Spot {
    /// The file, relative to the root of the project.
    pub file: String,
    /// From 1.
    pub line: usize,
    /// From 1, in UTF-16 units as JavaScript counts.
    pub column: usize,
}

impl PrerenderFailure {
    /// The diagnostics for a failure of the island `name`.
    pub(in crate::assets::island) fn diagnostics(
        self,
        snapshot: &Snapshot,
        name: &str,
    ) -> Vec<Diagnostic> {
        let wrong = |message: String, hint: &str| {
            Diagnostic::new(Code::PrerenderError, message).at(Place::file(&source(name))).hint(hint)
        };
        vec![match self {
            PrerenderFailure::Unavailable(words) => wrong(words, "install Node"),
            PrerenderFailure::Missing => wrong(
                format!("the island `{name}` has no component"),
                "write it as `export default function …`",
            ),
            PrerenderFailure::Thrown { message, spot } => {
                let first = message.lines().next().unwrap_or_default();
                let diagnostic = wrong(
                    format!("the island `{name}` throws while it is prerendered: {first}"),
                    "a component must render with any props its island.toml allows, without \
                     a browser",
                );
                at(diagnostic, snapshot, spot)
            }
            PrerenderFailure::Syntax { message, node, spot } => {
                let message = format!("Node {node} can't compile the island `{name}`: {message}");
                let hint = "write it without syntax that this version of Node lacks, or install \
                            a newer one";
                at(wrong(message, hint), snapshot, spot)
            }
            PrerenderFailure::Mistaken(mistakes) => {
                return mistakes.iter().map(|one| one.diagnostic(snapshot, name)).collect();
            }
            PrerenderFailure::TimedOut => {
                wrong(format!("the island `{name}` timed out"), "check for an endless loop")
            }
            PrerenderFailure::Died { words } => {
                let last = words.lines().last().map(|line| format!(": {line}")).unwrap_or_default();
                wrong(
                    format!("Node ended while it prerendered the island `{name}`{last}"),
                    "look for code that needs too much memory or time",
                )
            }
        }]
    }
}

impl Mistake {
    /// The diagnostic for a mistake in the island `name`.
    pub(in crate::assets::island) fn diagnostic(
        &self,
        snapshot: &Snapshot,
        name: &str,
    ) -> Diagnostic {
        let tag = self.tag();
        let (message, hint) = self.words(name);
        let code = match self.kind {
            MistakeKind::Clock
            | MistakeKind::Random
            | MistakeKind::Language
            | MistakeKind::Zone => Code::UnstableIsland,
            MistakeKind::English | MistakeKind::Unlike => Code::BorrowedFormats,
            MistakeKind::Unmarked | MistakeKind::UnmarkedProp => Code::UnmarkedText,
            _ => Code::PrerenderError,
        };
        let diagnostic = Diagnostic::new(code, message).at(Place::file(&source(name))).hint(hint);
        if let (MistakeKind::Head, Ok(text)) =
            (self.kind, snapshot.read_text(source(name).as_str()))
            && let Some(start) = text.find(&format!("<{tag}"))
        {
            let end = start + tag.len() + 1;
            return diagnostic.at(Place::new(&source(name), start..end));
        }
        if let (MistakeKind::Stack, Ok(text)) =
            (self.kind, snapshot.read_text(source(name).as_str()))
            && let Some(start) = text.find(".stack")
        {
            return diagnostic.at(Place::new(&source(name), start + 1..start + ".stack".len()));
        }
        at(diagnostic, snapshot, self.spot.clone())
    }

    /// The name of the tag in `detail`.
    fn tag(&self) -> &str {
        let tag = self.detail.trim_start_matches('<');
        tag.split([' ', '/', '>', '\n']).next().unwrap_or_default()
    }

    /// The message of the diagnostic, and its hint.
    fn words(&self, name: &str) -> (String, &'static str) {
        let first = self.detail.lines().next().unwrap_or_default();
        let tag = self.tag();
        match self.kind {
            MistakeKind::React => (
                format!("React reports a mistake in the island `{name}`: {first}"),
                "fix the component; React would report it in the browser, too",
            ),
            MistakeKind::Late => (
                format!("the island `{name}` does not handle the rejection of a promise: {first}"),
                "catch it where the promise is made, or begin in an effect",
            ),
            MistakeKind::Stuck => (
                format!("the island `{name}` waits for a promise that is never resolved"),
                "load in an effect what needs a browser or the network",
            ),
            MistakeKind::Async => (
                format!("the island `{name}` has {first}"),
                "browsers can't render it: write a plain function, and read promises by `use`",
            ),
            MistakeKind::Fetch => (
                format!("the island `{name}` calls `{first}` while it is prerendered"),
                "call it in an effect: a page is the same for all visitors",
            ),
            MistakeKind::Head => (
                format!(
                    "the island `{name}` has a `<{tag}>` that React moves to the head of pages"
                ),
                "write it into the layout or the page's file; a `<style>` without `precedence` \
                 may stay",
            ),
            MistakeKind::Template => (
                format!("the island `{name}` has a `<template>`, whose content browsers move"),
                "render it by `dangerouslySetInnerHTML` of the element around it, or write \
                 `when = \"never\"` if the island needs no hydration",
            ),
            MistakeKind::Character => (
                format!(
                    "the island `{name}` renders the character {first}, which can't be in a page"
                ),
                "remove it; cut texts by `Array.from(text)`, which separates whole characters",
            ),
            MistakeKind::Stack => (
                format!("the island `{name}` renders the stack trace of an error"),
                "render its `message`: stack traces differ between the build and each browser",
            ),
            MistakeKind::Clock => (
                format!("the island `{name}` reads the clock while it is prerendered: `{first}`"),
                "read it in an effect, or pass a date as a prop; now it is 1 January 2000",
            ),
            MistakeKind::Random => (
                format!(
                    "the island `{name}` uses random numbers while it is prerendered: `{first}`"
                ),
                "use them in an effect, or `useId` for ids; now they are the same in every build",
            ),
            MistakeKind::Language => (
                format!("the island `{name}` depends on the language of the browser: `{first}`"),
                "format it by `useMessages()`, or pass its `locale`; now it is `en-US`",
            ),
            MistakeKind::Zone => (
                format!("the island `{name}` depends on the time zone of the visitor: `{first}`"),
                "format it by `useMessages()`, pass a `timeZone`, or read it in an effect; now \
                 it is UTC",
            ),
            MistakeKind::English => (
                format!(
                    "the island `{name}` prints {first} in English: browsers have no such formats \
                     of the language"
                ),
                "print it in the page, or pass it to the island as a text",
            ),
            MistakeKind::Unlike => (
                format!(
                    "the island `{name}` prints {first} otherwise than pages do: the formats of \
                     browsers differ"
                ),
                "print it in the page, or pass it to the island as a text",
            ),
            MistakeKind::Unmarked | MistakeKind::UnmarkedProp => self.unmarked_words(name),
        }
    }

    /// The message and the hint for a text in the language of the fallback.
    fn unmarked_words(&self, name: &str) -> (String, &'static str) {
        let (id, tag) = self.detail.split_once(' ').unwrap_or((&self.detail, ""));
        let is_prop = self.kind == MistakeKind::UnmarkedProp;
        let text = if is_prop { format!("the prop `{id}`") } else { format!("`{id}`") };
        let message = format!(
            "the island `{name}` prints {text} in `{tag}` outside of an element with that language"
        );
        let hint = match is_prop {
            true => {
                "write it alone into an element, as JSX (`<span>{label}</span>`), and pass each \
                 message as a prop of its own, not joined with other texts; or translate it"
            }
            false => {
                "write it alone into an element, as JSX (`<span>{t(…)}</span>`), not joined with \
                 other texts; or translate it"
            }
        };
        (message, hint)
    }
}

/// Sets the place of a diagnostic, if it is known.
fn at(mut diagnostic: Diagnostic, snapshot: &Snapshot, spot: Option<Spot>) -> Diagnostic {
    if let Some(spot) = spot {
        let text = snapshot.read_text(spot.file.as_str()).unwrap_or_default();
        let start = offset_of(&text, spot.line, 1);
        let mut units = spot.column.saturating_sub(1);
        let before = text[start..].chars().take_while(|c| {
            let is_before = units > 0 && *c != '\n';
            units = units.saturating_sub(c.len_utf16());
            is_before
        });
        let at = start + before.map(char::len_utf8).sum::<usize>();
        diagnostic.place = Some(Place::new(&SourcePath::new(&spot.file), at..at));
    }
    diagnostic
}

/// The source of an island's component.
pub(in crate::assets::island) fn source(name: &str) -> SourcePath {
    SourcePath::new(format!("islands/{name}/island.tsx"))
}
