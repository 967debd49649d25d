//! Diagnostics: errors and warnings about the user's input, collected, sorted and printed.

mod baseline;
mod change;
mod character;
mod code;
mod conflict;
mod file;
mod fix;
mod hint;
mod level;
mod lookalike;
mod place;
mod print;
mod report;
mod similar;

use std::borrow::Cow;

pub use crate::engine::diagnostic::change::Change;
pub use crate::engine::diagnostic::character::{
    forbidden, forbidden_character, forbidden_reference, wrong_escape, wrong_reference,
};
pub use crate::engine::diagnostic::code::{Code, Severity};
pub use crate::engine::diagnostic::conflict::conflict_marker;
pub use crate::engine::diagnostic::file::{file_ending, read, read_in_conflict, unreadable};
pub use crate::engine::diagnostic::fix::{Fix, FixEdits};
pub use crate::engine::diagnostic::hint::{Hint, Names, Suggestible, suggest, suggestion};
pub use crate::engine::diagnostic::level::{Level, LevelRule, Levels};
pub use crate::engine::diagnostic::lookalike::{
    Lookalike, QUOTES_HINT, is_dash, is_foreign_space, is_hard_space, is_typographic_quote,
};
pub use crate::engine::diagnostic::place::{Place, offset_of, position};
pub use crate::engine::diagnostic::print::{Excerpt, Record, escape_commands};
pub use crate::engine::diagnostic::report::Report;
pub use crate::engine::diagnostic::similar::{Similar, nearest, similar};

/// An error or a warning about the user's input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// Its code.
    pub code: Code,
    /// Its severity. Until [`Report::set_levels`], an error prevents its page from being rendered.
    pub severity: Severity,
    /// The message: one sentence without a full stop, with names in backticks.
    pub message: String,
    /// Its location.
    pub place: Option<Place>,
    /// Related locations, each with a label.
    pub related: Vec<(Place, String)>,
    /// The instruction.
    pub hint: Option<Hint>,
    /// The URLs of the pages whose rendering caused it, in order.
    pub pages: Vec<String>,
    /// The name or address that it is about, as it is written.
    pub subject: Option<Box<str>>,
    /// The mistakes that may have caused it.
    pub causes: Vec<DiagnosticCause>,
}

/// A mistake that may have caused a diagnostic, which is then reported in its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DiagnosticCause {
    /// Any other error.
    AnyError,
    /// A diagnostic with one of these codes in that place; in the whole file if the place is one.
    Reported(&'static [Code], Place),
    /// The same mistake, reported outside of pages: a template prints a name that is written there.
    Value,
    /// A mistake at a place where none is reported. Of its effects with the same code and message,
    /// the first is reported, with the places of the others.
    Unreported(Place),
}

impl Diagnostic {
    /// Creates a diagnostic without a location.
    pub fn new(code: Code, message: impl Into<String>) -> Diagnostic {
        Diagnostic {
            code,
            severity: match code.lowest_level() {
                Level::Deny | Level::Warn => Severity::Error,
                Level::Allow => Severity::Warning,
            },
            message: message.into(),
            place: None,
            related: Vec::new(),
            hint: None,
            pages: Vec::new(),
            subject: None,
            causes: Vec::new(),
        }
    }

    /// Adds a possible cause: it is not reported if the cause is.
    pub fn caused_by(mut self, cause: DiagnosticCause) -> Diagnostic {
        self.causes.push(cause);
        self
    }

    /// Returns whether any other error may be its cause.
    pub fn is_caused_by_any_error(&self) -> bool {
        self.causes.contains(&DiagnosticCause::AnyError)
    }

    /// Sets the location.
    pub fn at(mut self, place: Place) -> Diagnostic {
        self.place = Some(place);
        self
    }

    /// Sets the name or address that it is about.
    pub fn about(mut self, subject: &str) -> Diagnostic {
        self.subject = Some(subject.into());
        self
    }

    /// Sets the hint.
    pub fn hint(mut self, hint: impl Into<Hint>) -> Diagnostic {
        self.hint = Some(hint.into());
        self
    }

    /// Removes the change of the source from its hint.
    pub fn without_fix(mut self) -> Diagnostic {
        self.hint = self.hint.map(Hint::without_change);
        self
    }

    /// Whether it is an error. Until [`Report::set_levels`], only errors may prevent an output from
    /// being rendered.
    pub fn is_error(&self) -> bool {
        self.severity == Severity::Error
    }

    /// Whether it is an error in a message that was lowered to a warning.
    pub fn is_lowered_error(&self) -> bool {
        self.severity == Severity::Warning && self.code.lowest_level() == Level::Warn
    }

    /// The text of its hint; empty without one.
    pub fn hint_text(&self) -> Cow<'_, str> {
        self.hint.as_ref().map(Hint::text).unwrap_or_default()
    }

    /// The diagnostic with its hint composed.
    fn with_composed_hint(&self) -> Diagnostic {
        let hint = self.hint.as_ref().map(Hint::composed);
        Diagnostic { hint, ..self.clone() }
    }

    /// Sets the place and the hint of a character that looks like a character of the syntax.
    pub fn lookalike(mut self, found: Lookalike) -> Diagnostic {
        if let Some(place) = &mut self.place {
            (place.start, place.end) = (found.span.start, found.span.end);
        }
        self.hint(found)
    }

    /// Suggests the nearest of `known`, which are names or [`Names`]; without one, sets the hint
    /// `otherwise`.
    pub fn did_you_mean<N: Suggestible>(
        self,
        given: &str,
        known: impl IntoIterator<Item = N>,
        otherwise: impl Into<String>,
    ) -> Diagnostic {
        self.about(given).hint(N::hint(given, known.into_iter().collect(), otherwise.into()))
    }

    /// Adds a related location.
    pub fn related(mut self, place: Place, words: impl Into<String>) -> Diagnostic {
        self.related.push((place, words.into()));
        self
    }

    /// Adds the page that was being rendered.
    pub fn on_page(mut self, url: impl Into<String>) -> Diagnostic {
        self.pages.push(url.into());
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::source::{Snapshot, SourcePath};

    #[test]
    fn diagnostics_of_many_pages_are_merged() {
        let mut report = Report::new();
        for page in ["/en/", "/de/", "/fr/"] {
            report.add(Diagnostic::new(Code::UnknownPage, "no page `x`").on_page(page));
        }
        report.normalize();
        assert_eq!(report.counts(), (1, 0));
        let text = report.human(&Snapshot::in_memory([]), false);
        assert!(text.contains("while rendering /de/ and 2 more pages"), "{text}");
    }

    #[test]
    fn very_many_of_one_code_are_counted() {
        let mut report = Report::new();
        for at in 0..1000 {
            report.add(Diagnostic::new(Code::UnknownPage, format!("no page `{at:04}`")));
        }
        report.add(Diagnostic::new(Code::YamlSyntax, "bad"));
        report.normalize();
        let limited = report.limited();
        assert_eq!((limited.iter().count(), limited.counts()), (201, (1001, 0)));
        assert_eq!(limited.errors_only(), limited);
        assert_eq!(limited.left_out(), [("unknown-page", 800)].into());
        let text = limited.human(&Snapshot::in_memory([]), false);
        assert!(text.ends_with("and 800 more of `unknown-page`; `--all` shows them\n"), "{text}");
    }

    #[test]
    fn no_text_of_the_site_controls_the_terminal() {
        let name = "a\u{1b}[31m.yaml";
        let snapshot = Snapshot::in_memory([(name, "x\u{1b}[2Jy\n".into())]);
        let path = SourcePath::new(name);
        for place in [Place::new(&path, 0..1), Place::file(&path)] {
            let mut report = Report::new();
            report.add(
                Diagnostic::new(Code::YamlSyntax, "bad \u{1b}[1m")
                    .at(place)
                    .related(Place::new(&path, 0..1), "here \u{1b}[1m")
                    .on_page("/\u{1b}[1m")
                    .hint("not \u{1b}[1m"),
            );
            let text = report.human(&snapshot, false);
            assert!(!text.contains('\u{1b}'), "{text:?}");
        }
    }

    #[test]
    fn effects_are_dropped_where_their_cause_is_reported() {
        let (path, other) = (SourcePath::new("a.ftl"), SourcePath::new("b.ftl"));
        let at = |path: &SourcePath, start: usize| {
            Diagnostic::new(Code::MissingTerm, "a term").at(Place::new(path, start..start + 1))
        };
        let effect = |place| {
            Diagnostic::new(Code::ForeignWord, "a word")
                .caused_by(DiagnosticCause::Reported(&[Code::MissingTerm], place))
        };
        let image = |place: &Place| {
            let wrong = Diagnostic::new(Code::InvalidImage, "a drawing").at(place.clone());
            wrong.caused_by(DiagnosticCause::Reported(&[Code::InvalidImage], place.clone()))
        };
        let count = |diagnostics: Vec<Diagnostic>| {
            let mut report = Report::new();
            for one in diagnostics {
                report.add(one);
            }
            report.drop_caused();
            report.iter().count()
        };
        let entry = Place::new(&path, 4..9);
        assert_eq!(count(vec![at(&path, 4), effect(entry.clone())]), 1);
        assert_eq!(count(vec![at(&path, 8), effect(Place::file(&path))]), 1);
        for elsewhere in [at(&path, 3), at(&path, 9), at(&other, 4)] {
            assert_eq!(count(vec![elsewhere, effect(entry.clone())]), 2);
        }
        assert_eq!(
            count(vec![at(&path, 4).caused_by(DiagnosticCause::AnyError), effect(entry.clone())]),
            2
        );
        assert_eq!(count(vec![image(&entry), image(&entry)]), 2, "each may be the cause");
    }

    #[test]
    fn spans_beyond_the_text_do_not_panic() {
        let snapshot = Snapshot::in_memory([("a.yaml", "é".into())]);
        let mut report = Report::new();
        let path = SourcePath::new("a.yaml");
        report.add(Diagnostic::new(Code::YamlSyntax, "bad").at(Place::new(&path, 1..900)));
        assert!(report.human(&snapshot, false).contains("a.yaml:1:1"));
    }
}
