//! Names that are similar to a misspelt one.

use crate::base::path::file_name;

/// The length in bytes above which no similar name is searched: the time of a comparison is the
/// product of both lengths.
const LONGEST_NAME: usize = 1000;

/// A name that is similar to a misspelt one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Similar<'a> {
    /// The name.
    pub name: &'a str,
    /// Whether it is certainly the intended one: the misspelt name differs only in case; or in one
    /// letter that is no digit, and no other name is similar.
    pub is_certain: bool,
}

/// The length in letters below which a name with another letter may be another name.
const SHORTEST_CERTAIN: usize = 4;

/// The name among `known` that is most similar to `given`; see [`similar()`].
pub fn nearest<'a>(given: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    similar(given, known).map(|found| found.name)
}

/// The name among `known` that is most similar to `given`: at most a third of the letters differ
/// (Damerau-Levenshtein distance), not counting the folders that both begin with. A name is
/// preferred if it differs only in case, or if it is the only one with the same last segment: a
/// file that was moved to another folder.
pub fn similar<'a>(given: &str, known: impl IntoIterator<Item = &'a str>) -> Option<Similar<'a>> {
    if given.len() > LONGEST_NAME {
        return None;
    }
    let letters = Letters::new(given);
    let mut moved: Vec<&str> = Vec::new();
    let mut best: Option<(usize, &str)> = None;
    // The candidates other than the first one, and those that differ only in case.
    let (mut first, mut has_others) = (None, false);
    let (mut first_cased, mut has_others_cased) = (None, false);
    for name in known {
        let is_moved = file_name(name) == file_name(given);
        if is_moved {
            moved.push(name);
            has_others |= *first.get_or_insert(name) != name;
        }
        if name.eq_ignore_ascii_case(given) {
            best = best.min(Some((0, name))).or(Some((0, name)));
            has_others_cased |= *first_cased.get_or_insert(name) != name;
            continue;
        }
        let (own, other) = without_shared_folders(given, name);
        let limit = (own.chars().count() / 3).max(1);
        if letters.least_distance(&Letters::new(name)) > limit {
            continue;
        }
        let found = (strsim::damerau_levenshtein(own, other), name);
        if found.0 <= limit {
            has_others |= *first.get_or_insert(name) != name;
            if best.is_none_or(|best| found < best) {
                best = Some(found);
            }
        }
    }
    let name = match moved[..] {
        [moved] => moved,
        _ => best?.1,
    };
    let is_cased = first_cased == Some(name) && !has_others_cased;
    let is_certain = is_cased || !has_others && first_cased.is_none() && is_misspelt(given, name);
    Some(Similar { name, is_certain })
}

/// Whether two names differ in one letter that is no digit: it is missing, added or another one, or
/// two letters are exchanged.
fn is_misspelt(given: &str, name: &str) -> bool {
    let digits = |text: &str| text.chars().filter(|c| c.is_numeric()).collect::<String>();
    let (own, other) = without_shared_folders(given, name);
    own.chars().count() >= SHORTEST_CERTAIN
        && digits(own) == digits(other)
        && strsim::damerau_levenshtein(own, other) == 1
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

#[cfg(test)]
mod tests {
    use super::*;

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
    fn what_was_moved_is_found_by_its_file_name() {
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
    fn only_a_slip_of_the_hand_is_certain() {
        for (given, known, expected) in [
            ("home-titel", &["home-title", "home-lead"][..], Some(("home-title", true))),
            ("home-titel", &["home-title", "home-title"], Some(("home-title", true))),
            ("home-titel", &["home-title", "home-titles"], Some(("home-title", false))),
            ("Home-Title", &["home-title", "home-tilte"], Some(("home-title", true))),
            ("Home-Title", &["home-title", "home-TITLE"], Some(("home-TITLE", false))),
            ("price-min", &["price-max"], Some(("price-max", false))),
            ("step-3", &["step-2"], Some(("step-2", false))),
            ("step3", &["step"], Some(("step", false))),
            ("day", &["may"], Some(("may", false))),
            ("news/launch", &["press/launch"], Some(("press/launch", false))),
            ("news/lanuch", &["news/launch", "news/lunches"], Some(("news/launch", true))),
            ("footer", &["home"], None),
        ] {
            let found = similar(given, known.iter().copied());
            let found = found.map(|found| (found.name, found.is_certain));
            assert_eq!(found, expected, "{given} {known:?}");
        }
    }
}
