//! Diagnostics: errors and warnings about the user's input, collected, sorted and printed.

mod code;
mod file;
mod lookalike;
mod place;
mod print;
mod report;

pub use crate::diagnostic::code::{Code, Severity};
pub use crate::diagnostic::file::{read, unreadable};
pub use crate::diagnostic::lookalike::{
    Lookalike, QUOTES_HINT, is_hard_space, is_typographic_quote,
};
pub use crate::diagnostic::place::{Place, offset_of, position};
pub use crate::diagnostic::print::Record;
pub use crate::diagnostic::report::Report;

/// An error or a warning about the user's input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// Its code.
    pub code: Code,
    /// What is wrong: one sentence without a full stop, with names in backticks.
    pub message: String,
    /// Its location.
    pub place: Option<Place>,
    /// Related locations, each with a label.
    pub related: Vec<(Place, String)>,
    /// What to do: one sentence.
    pub hint: Option<String>,
    /// The URLs of the pages whose rendering caused it, in order.
    pub pages: Vec<String>,
    /// Whether it is a consequence of another error, which is reported at its own location.
    pub is_consequence: bool,
}

impl Diagnostic {
    /// Creates a diagnostic without a location.
    pub fn new(code: Code, message: impl Into<String>) -> Diagnostic {
        Diagnostic {
            code,
            message: message.into(),
            place: None,
            related: Vec::new(),
            hint: None,
            pages: Vec::new(),
            is_consequence: false,
        }
    }

    /// Marks it as a consequence of another error: it is reported only if no other one is found.
    pub fn as_consequence(mut self) -> Diagnostic {
        self.is_consequence = true;
        self
    }

    /// Sets the location.
    pub fn at(mut self, place: Place) -> Diagnostic {
        self.place = Some(place);
        self
    }

    /// Sets the hint.
    pub fn hint(mut self, hint: impl Into<String>) -> Diagnostic {
        self.hint = Some(hint.into());
        self
    }

    /// Sets the place and the hint of a character that looks like the one that belongs there.
    pub fn lookalike(mut self, found: Lookalike) -> Diagnostic {
        if let Some(place) = &mut self.place {
            (place.start, place.end) = (found.span.start, found.span.end);
        }
        self.hint(found.hint)
    }

    /// Suggests the nearest of `known`; without one, sets the hint `otherwise`. A non-breaking
    /// space in the name comes first, since the suggestion would look the same.
    pub fn did_you_mean<'a>(
        self,
        given: &str,
        known: impl IntoIterator<Item = &'a str>,
        otherwise: impl Into<String>,
    ) -> Diagnostic {
        match nearest(given, known) {
            _ if given.contains(is_hard_space) => self.hint(lookalike::SPACE_HINT),
            Some(near) => self.hint(format!("did you mean `{near}`?")),
            None => self.hint(otherwise),
        }
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

    /// Its severity.
    pub fn severity(&self) -> Severity {
        self.code.severity()
    }
}

/// The length in bytes above which no similar name is looked for: a comparison takes the product of
/// both lengths.
const LONGEST_NAME: usize = 1000;

/// The name among `known` that is most similar to `given`: at most a third of the letters differ
/// (Damerau-Levenshtein distance).
pub fn nearest<'a>(given: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    if given.len() > LONGEST_NAME {
        return None;
    }
    let limit = (given.chars().count() / 3).max(1);
    known
        .into_iter()
        .map(|name| (strsim::damerau_levenshtein(given, name), name))
        .filter(|(distance, _)| *distance <= limit)
        .min()
        .map(|(_, name)| name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::{Snapshot, SourcePath};

    #[test]
    fn a_name_of_megabytes_is_compared_with_none() {
        let long = "x".repeat(10_000_000);
        assert_eq!(nearest(&long, [&long[..9_000_000]]), None);
    }

    #[test]
    fn nearest_names_are_similar() {
        let known = ["home-title", "home-lead"];
        assert_eq!(nearest("home-titel", known), Some("home-title"));
        assert_eq!(nearest("footer", known), None);
    }

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
    fn spans_beyond_the_text_do_not_panic() {
        let snapshot = Snapshot::in_memory([("a.yaml", "é".into())]);
        let mut report = Report::new();
        let path = SourcePath::new("a.yaml");
        report.add(Diagnostic::new(Code::YamlSyntax, "bad").at(Place::new(&path, 1..900)));
        assert!(report.human(&snapshot, false).contains("a.yaml:1:1"));
    }
}
