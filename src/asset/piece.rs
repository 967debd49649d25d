//! Style sheets that are plain lists of others: each part is made ready by itself, and only those
//! that have changed.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

use lightningcss::rules::CssRule;
use lightningcss::targets::Browsers;

use crate::asset::sheet::{Import, Sheet};
use crate::cache::Cache;
use crate::diagnostic::Report;
use crate::parallel;
use crate::source::Revision;

/// A style sheet, or a part of one, as browsers get it.
#[derive(Clone, Debug, Default)]
pub(super) struct Style {
    pub(super) text: String,
    /// The names of the assets that it shows.
    pub(super) shows: BTreeSet<String>,
}

/// The own rules of sheets as they stand in finished ones, by path.
pub(super) type Pieces = Cache<PieceKey, Style>;

/// All that a piece is made from.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct PieceKey {
    /// The sheet's file.
    pub(super) file: Option<Revision>,
    /// The names of all files, and the files that style sheets show.
    pub(super) shown: [Revision; 2],
    /// The folder of the finished sheet, which its URLs are relative to.
    pub(super) folder: String,
    /// The browsers it is for.
    pub(super) browsers: Option<Browsers>,
}

/// The sheets that make up the sheet `root`, in the order of their rules, when each may be made
/// ready by itself.
pub(super) fn parts(sheets: &[Sheet<'_>], root: usize, once: &[bool]) -> Option<Vec<usize>> {
    let mut parts = Vec::new();
    let mut path = vec![(root, 0)];
    while let Some((at, next)) = path.last_mut() {
        let at = *at;
        if !once[at] || !sheets[at].is_plain() {
            return None;
        }
        match sheets[at].imports.get(*next) {
            Some(Import::Sheet(to)) => {
                *next += 1;
                path.push((*to, 0));
            }
            Some(_) => return None,
            None => {
                parts.push(at);
                path.pop();
            }
        }
    }
    Some(parts)
}

/// A sheet of these parts; the key tells what a part is made from, `print` makes it of rules.
pub(super) fn put_together<'i>(
    sheets: &mut [Sheet<'i>],
    parts: &[usize],
    (known, key): (&Pieces, impl Fn(&Sheet<'_>) -> PieceKey + Sync),
    print: impl Fn(&[Sheet<'_>], Vec<CssRule<'_>>, &mut Report) -> Style + Sync,
    report: &mut Report,
) -> Style {
    let parts: Vec<(usize, Mutex<Option<Vec<CssRule<'i>>>>)> =
        parts.iter().map(|part| (*part, Mutex::new(sheets[*part].take_rules()))).collect();
    let sheets = &*sheets;
    let find = |(part, _): &(usize, _)| {
        let sheet = &sheets[*part];
        known.find(sheet.path().as_str(), &key(sheet)).map(|piece| (piece, Report::new()))
    };
    let make = |(part, rules): &(usize, Mutex<Option<Vec<CssRule<'i>>>>)| {
        let sheet = &sheets[*part];
        let mut report = Report::new();
        let piece = known.get(sheet.path().as_str(), key(sheet), &mut report, |report| {
            let rules = rules.lock().unwrap_or_else(PoisonError::into_inner).take();
            let mut rules = rules.unwrap_or_else(|| sheet.parse());
            rules.retain(|rule| !matches!(rule, CssRule::Import(_)));
            print(sheets, rules, report)
        });
        (piece, report)
    };
    let mut whole = Style::default();
    for (piece, found) in parallel::map_unless(&parts, find, make) {
        report.extend(found);
        whole.text.push_str(&piece.text);
        whole.shows.extend(piece.shows.iter().cloned());
    }
    whole
}
