//! Hints: instructions for correcting mistakes.

use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

use icu_normalizer::ComposingNormalizer;

use crate::base::text::is_invisible;
use crate::engine::diagnostic::change::Change;
use crate::engine::diagnostic::lookalike::{INVISIBLE_HINT, Lookalike, SPACE_HINT, is_hard_space};
use crate::engine::diagnostic::similar::{Similar, similar};

/// An instruction for correcting a mistake: one sentence; and the change of the source that follows
/// it, if it can be applied.
///
/// It may be composed when the diagnostic is shown. A report shows few of very many mistakes, and a
/// search for similar names takes time in proportion to the size of the site.
#[derive(Clone)]
pub struct Hint(Content);

#[derive(Clone)]
enum Content {
    Known(String, Option<Change>),
    Later(Arc<dyn Fn() -> Hint + Send + Sync>),
}

impl Hint {
    /// A hint that `compose` returns when the diagnostic is shown. It must return the same hint
    /// each time.
    pub fn later<H: Into<Hint>>(compose: impl Fn() -> H + Send + Sync + 'static) -> Hint {
        Hint(Content::Later(Arc::new(move || compose().into())))
    }

    /// A hint with this text for a misspelt name, which `similar` replaces.
    pub fn respell(text: impl Into<String>, given: &str, similar: Similar<'_>) -> Hint {
        let change = Change::word(given, similar.name);
        let change = if similar.is_certain { change } else { change.as_guess() };
        Hint::from(text).with_change(change)
    }

    /// Sets the change of the source.
    pub fn with_change(self, change: Change) -> Hint {
        Hint(Content::Known(self.text().into_owned(), Some(change)))
    }

    /// The hint without a change of the source.
    pub fn without_change(self) -> Hint {
        Hint::later(move || self.text().into_owned())
    }

    /// Its text.
    pub fn text(&self) -> Cow<'_, str> {
        match &self.0 {
            Content::Known(text, _) => Cow::Borrowed(text),
            Content::Later(compose) => Cow::Owned(compose().text().into_owned()),
        }
    }

    /// The change of the source that follows it.
    pub(super) fn change(&self) -> Option<Change> {
        match &self.0 {
            Content::Known(_, change) => change.clone(),
            Content::Later(compose) => compose().change(),
        }
    }

    /// The hint with its text composed.
    pub(super) fn composed(&self) -> Hint {
        match &self.0 {
            Content::Known(..) => self.clone(),
            Content::Later(compose) => compose().composed(),
        }
    }
}

impl<T: Into<String>> From<T> for Hint {
    fn from(text: T) -> Hint {
        Hint(Content::Known(text.into(), None))
    }
}

impl From<Lookalike> for Hint {
    fn from(found: Lookalike) -> Hint {
        let hint = Hint::from(found.hint);
        if found.edits.is_empty() { hint } else { hint.with_change(Change::spans(found.edits)) }
    }
}

impl fmt::Debug for Hint {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text().fmt(formatter)
    }
}

impl PartialEq for Hint {
    fn eq(&self, other: &Hint) -> bool {
        self.text() == other.text()
    }
}

impl Eq for Hint {}

/// Names that misspelt ones are compared with, shared by all diagnostics of a kind.
pub type Names = Arc<[Box<str>]>;

/// A name that a misspelt one is compared with, or a shared list of them.
pub trait Suggestible: Sized {
    /// The hint that suggests the nearest of `known`.
    fn hint(given: &str, known: Vec<Self>, otherwise: String) -> Hint;
}

impl Suggestible for &str {
    fn hint(given: &str, known: Vec<Self>, otherwise: String) -> Hint {
        suggest(given, known, &otherwise)
    }
}

/// Lists that grow with the site are compared only if the diagnostic is shown.
impl Suggestible for Names {
    fn hint(given: &str, known: Vec<Self>, otherwise: String) -> Hint {
        let given = given.to_owned();
        Hint::later(move || {
            let names = known.iter().flat_map(|names| names.iter().map(|name| &**name));
            suggest(&given, names, &otherwise)
        })
    }
}

/// Suggests the nearest of `known`, or returns `otherwise` if none is similar. A non-breaking space
/// or an invisible character in the name is reported first, since the suggestion would look the
/// same.
pub fn suggest<'a>(given: &str, known: impl IntoIterator<Item = &'a str>, otherwise: &str) -> Hint {
    let known: Vec<&str> = known.into_iter().collect();
    let composed = ComposingNormalizer::new_nfc();
    let is_same = |name: &&&str| composed.normalize(name) == composed.normalize(given);
    // Names in ASCII have no other Unicode normalization.
    if !given.is_ascii()
        && let Some(same) = known.iter().find(is_same)
    {
        let accents = "uses decomposed accents (NFD), as macOS writes them";
        return match composed.is_normalized(given) {
            true => format!("the name `{same}` {accents}: rename it, and type the new name").into(),
            false => Hint::from(format!("this name {accents}: retype it"))
                .with_change(Change::word(given, same)),
        };
    }
    let hidden = |text: &str, name: String| {
        let hint = Hint::from(text);
        if known.contains(&&*name) { hint.with_change(Change::word(given, &name)) } else { hint }
    };
    if given.contains(is_hard_space) {
        return hidden(SPACE_HINT, given.replace(is_hard_space, " "));
    }
    if given.contains(is_invisible) {
        return hidden(INVISIBLE_HINT, given.replace(is_invisible, ""));
    }
    match similar(given, known) {
        Some(near) => Hint::respell(format!("did you mean `{}`?", near.name), given, near),
        None => otherwise.into(),
    }
}

/// The text of the hint that [`suggest`] returns.
pub fn suggestion<'a>(
    given: &str,
    known: impl IntoIterator<Item = &'a str>,
    otherwise: &str,
) -> String {
    suggest(given, known, otherwise).text().into_owned()
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;
    use crate::engine::diagnostic::{Code, Diagnostic, Report};

    #[test]
    fn names_that_look_the_same_are_told_apart() {
        let (composed, decomposed) = ("img/f\u{fc}r.jpg", "img/fu\u{308}r.jpg");
        assert!(suggestion(composed, [decomposed], "").starts_with("the name `img/"));
        assert!(
            suggestion(decomposed, [composed], "").starts_with("this name uses decomposed accents")
        );
        assert!(suggestion("journ\u{200b}al", ["journal"], "").contains("invisible character"));
        assert_eq!(suggestion("f\u{fc}", ["f\u{fc}r"], ""), "did you mean `f\u{fc}r`?");
    }

    #[test]
    fn hints_of_what_is_not_shown_are_not_composed() {
        static COMPOSED: AtomicUsize = AtomicUsize::new(0);
        let mut report = Report::new();
        for at in 0..1000 {
            let hint = Hint::later(|| {
                COMPOSED.fetch_add(1, Ordering::Relaxed);
                "write another name".to_owned()
            });
            report.add(Diagnostic::new(Code::UnknownPage, format!("no page `{at}`")).hint(hint));
        }
        report.normalize();
        let limited = report.limited();
        assert_eq!(COMPOSED.load(Ordering::Relaxed), limited.iter().count());
    }
}
