//! Hints: instructions for correcting mistakes.

use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

use icu_normalizer::ComposingNormalizer;

use crate::engine::diagnostic::lookalike::{
    INVISIBLE_HINT, SPACE_HINT, is_hard_space, is_invisible,
};

/// An instruction for correcting a mistake: one sentence.
///
/// Its text may be composed when the diagnostic is shown. A report shows few of very many mistakes,
/// and a search for similar names takes time in proportion to the size of the site.
#[derive(Clone)]
pub struct Hint(Text);

#[derive(Clone)]
enum Text {
    Known(String),
    Later(Arc<dyn Fn() -> String + Send + Sync>),
}

impl Hint {
    /// A hint that `compose` returns when the diagnostic is shown. It must return the same text
    /// each time.
    pub fn later(compose: impl Fn() -> String + Send + Sync + 'static) -> Hint {
        Hint(Text::Later(Arc::new(compose)))
    }

    /// Its text.
    pub fn text(&self) -> Cow<'_, str> {
        match &self.0 {
            Text::Known(text) => Cow::Borrowed(text),
            Text::Later(compose) => Cow::Owned(compose()),
        }
    }

    /// The hint with its text composed.
    pub(super) fn composed(&self) -> Hint {
        Hint(Text::Known(self.text().into_owned()))
    }
}

impl<T: Into<String>> From<T> for Hint {
    fn from(text: T) -> Hint {
        Hint(Text::Known(text.into()))
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
        suggestion(given, known, &otherwise).into()
    }
}

/// Lists that grow with the site are compared only if the diagnostic is shown.
impl Suggestible for Names {
    fn hint(given: &str, known: Vec<Self>, otherwise: String) -> Hint {
        let given = given.to_owned();
        Hint::later(move || {
            let names = known.iter().flat_map(|names| names.iter().map(|name| &**name));
            suggestion(&given, names, &otherwise)
        })
    }
}

/// Suggests the nearest of `known`, or returns `otherwise` if none is similar. A non-breaking space
/// or an invisible character in the name is reported first, since the suggestion would look the
/// same.
pub fn suggestion<'a>(
    given: &str,
    known: impl IntoIterator<Item = &'a str>,
    otherwise: &str,
) -> String {
    let known: Vec<&str> = known.into_iter().collect();
    let composed = ComposingNormalizer::new_nfc();
    let is_same = |name: &&&str| composed.normalize(name) == composed.normalize(given);
    // Names in ASCII have no other Unicode normalization.
    if !given.is_ascii()
        && let Some(same) = known.iter().find(is_same)
    {
        let accents = "uses decomposed accents (NFD), as macOS writes them";
        return match composed.is_normalized(given) {
            true => format!("the name `{same}` {accents}: rename it, and type the new name"),
            false => format!("this name {accents}: retype it"),
        };
    }
    match nearest(given, known) {
        _ if given.contains(is_hard_space) => SPACE_HINT.to_owned(),
        _ if given.contains(is_invisible) => INVISIBLE_HINT.to_owned(),
        Some(near) => format!("did you mean `{near}`?"),
        None => otherwise.to_owned(),
    }
}

/// The length in bytes above which no similar name is searched: the time of a comparison is the
/// product of both lengths.
const LONGEST_NAME: usize = 1000;

/// The name among `known` that is most similar to `given`: at most a third of the letters differ
/// (Damerau-Levenshtein distance), not counting the folders that both begin with. A name is
/// preferred if it differs only in case, or if it is the
/// only one with the same last segment: a file that was moved to another folder.
pub fn nearest<'a>(given: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    if given.len() > LONGEST_NAME {
        return None;
    }
    let letters = Letters::new(given);
    let mut moved: Vec<&str> = Vec::new();
    let mut best: Option<(usize, &str)> = None;
    for name in known {
        if last_segment(name) == last_segment(given) {
            moved.push(name);
        }
        if name.eq_ignore_ascii_case(given) {
            best = best.min(Some((0, name))).or(Some((0, name)));
            continue;
        }
        let (own, other) = without_shared_folders(given, name);
        let limit = (own.chars().count() / 3).max(1);
        if letters.least_distance(&Letters::new(name)) > limit {
            continue;
        }
        let found = (strsim::damerau_levenshtein(own, other), name);
        if found.0 <= limit && best.is_none_or(|best| found < best) {
            best = Some(found);
        }
    }
    match moved[..] {
        [moved] => Some(moved),
        _ => best.map(|(_, name)| name),
    }
}

/// Two paths without the folders that both begin with.
fn without_shared_folders<'a>(one: &'a str, other: &'a str) -> (&'a str, &'a str) {
    let bytes = one.bytes().zip(other.bytes());
    let shared = bytes.take_while(|(one, other)| one == other).count();
    let folders = one.as_bytes()[..shared].iter().rposition(|byte| *byte == b'/');
    let start = folders.map_or(0, |slash| slash + 1);
    (&one[start..], &other[start..])
}

/// How often each letter occurs in a name; letters that agree in the last six bits of their code
/// points share a count.
struct Letters([u16; 64]);

impl Letters {
    fn new(name: &str) -> Letters {
        let mut counts = [0_u16; 64];
        for letter in name.chars().take(LONGEST_NAME * 2) {
            counts[letter as usize % 64] += 1;
        }
        Letters(counts)
    }

    /// A lower bound of the distance of two names, which is faster to compute: each letter that one
    /// name has more often than the other needs an edit.
    fn least_distance(&self, other: &Letters) -> usize {
        let pairs = || self.0.iter().zip(&other.0);
        let more: u16 = pairs().map(|(one, other)| one.saturating_sub(*other)).sum();
        let less: u16 = pairs().map(|(one, other)| other.saturating_sub(*one)).sum();
        more.max(less).into()
    }
}

fn last_segment(path: &str) -> &str {
    path.rsplit('/').next().unwrap_or_default()
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
    fn a_name_of_megabytes_is_compared_with_none() {
        let long = "x".repeat(10_000_000);
        assert_eq!(nearest(&long, [&long[..9_000_000]]), None);
    }

    #[test]
    fn nearest_names_are_similar() {
        let known = ["home-title", "home-lead"];
        assert_eq!(nearest("home-titel", known), Some("home-title"));
        assert_eq!(nearest("footer", known), None);
        assert_eq!(nearest("N", ["b", "n"]), Some("n"));
        assert_eq!(nearest("HOME-LEAD", known), Some("home-lead"));
    }

    #[test]
    fn names_that_are_passed_over_are_far() {
        for (one, other) in
            [("home-titel", "home-title"), ("a", "abc"), ("ärger", "arge"), ("", "x")]
        {
            let least = Letters::new(one).least_distance(&Letters::new(other));
            assert!(least <= strsim::damerau_levenshtein(one, other), "{one} {other}");
        }
        assert_eq!(Letters::new("lead").least_distance(&Letters::new("footer")), 5);
    }

    #[test]
    fn what_was_moved_is_found_by_its_last_segment() {
        let known = ["news/2026/launch", "news/2026/lunch", "about"];
        assert_eq!(nearest("launch", known), Some("news/2026/launch"));
        assert_eq!(nearest("elsewhere/launch", ["a/launch", "b/launch"]), None);
        assert_eq!(nearest("news/yeast", ["news/bread", "news/yaest"]), Some("news/yaest"));
        assert_eq!(nearest("journal/yeast", ["journal/bread", "journal/yes"]), None);
        assert_eq!(
            nearest("jurnal/yaest", ["journal/bread", "journal/yeast"]),
            Some("journal/yeast")
        );
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
