//! What we tell the user about their input: one type, collected, sorted, and printed in one place.

mod code;
mod place;
mod print;
mod report;

pub use crate::diagnostic::code::{Code, Severity};
pub use crate::diagnostic::place::{Place, offset_of, position};
pub use crate::diagnostic::print::Record;
pub use crate::diagnostic::report::Report;

/// One mistake.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// Its kind.
    pub code: Code,
    /// What is wrong, one sentence without a full stop; names stand in backticks.
    pub message: String,
    /// Where.
    pub place: Option<Place>,
    /// Other places that belong to it, each with a few words.
    pub related: Vec<(Place, String)>,
    /// What to do, one sentence.
    pub hint: Option<String>,
    /// The pages (URLs) whose rendering met it, in order.
    pub pages: Vec<String>,
    /// Whether it follows from another mistake, which is told at its own place.
    pub follows: bool,
}

impl Diagnostic {
    /// A mistake without a place yet.
    pub fn new(code: Code, message: impl Into<String>) -> Diagnostic {
        Diagnostic {
            code,
            message: message.into(),
            place: None,
            related: Vec::new(),
            hint: None,
            pages: Vec::new(),
            follows: false,
        }
    }

    /// Says that it follows from another mistake: it is told only if no other one is found.
    pub fn following(mut self) -> Diagnostic {
        self.follows = true;
        self
    }

    /// Says where.
    pub fn at(mut self, place: Place) -> Diagnostic {
        self.place = Some(place);
        self
    }

    /// Says what to do.
    pub fn hint(mut self, hint: impl Into<String>) -> Diagnostic {
        self.hint = Some(hint.into());
        self
    }

    /// Offers the nearest of `known` as what was meant; otherwise `otherwise`.
    pub fn did_you_mean<'a>(
        self,
        given: &str,
        known: impl IntoIterator<Item = &'a str>,
        otherwise: impl Into<String>,
    ) -> Diagnostic {
        match nearest(given, known) {
            Some(near) => self.hint(format!("did you mean `{near}`?")),
            None => self.hint(otherwise),
        }
    }

    /// Adds another place.
    pub fn related(mut self, place: Place, words: impl Into<String>) -> Diagnostic {
        self.related.push((place, words.into()));
        self
    }

    /// Says which page was being rendered.
    pub fn on_page(mut self, url: impl Into<String>) -> Diagnostic {
        self.pages.push(url.into());
        self
    }

    /// How bad it is.
    pub fn severity(&self) -> Severity {
        self.code.severity()
    }
}

/// The name among `known` that `given` was most likely meant to be: at most a third of its
/// letters differ (Damerau-Levenshtein distance).
pub fn nearest<'a>(given: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
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
    fn nearest_needs_likeness() {
        let known = ["home-title", "home-lead"];
        assert_eq!(nearest("home-titel", known), Some("home-title"));
        assert_eq!(nearest("footer", known), None);
    }

    #[test]
    fn one_mistake_on_many_pages_is_told_once() {
        let mut report = Report::new();
        for page in ["/en/", "/de/", "/fr/"] {
            report.add(Diagnostic::new(Code::UnknownPage, "no page `x`").on_page(page));
        }
        report.settle();
        assert_eq!(report.counts(), (1, 0));
        let text = report.human(&Snapshot::in_memory([]), false);
        assert!(text.contains("while rendering /de/ and 2 more pages"), "{text}");
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
