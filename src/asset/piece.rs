//! Incremental bundling of style sheets that only import others: each part is compiled separately,
//! and only if it has changed.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

use lightningcss::rules::CssRule;
use lightningcss::targets::Browsers;

use crate::asset::sheet::{Import, Sheet};
use crate::cache::Cache;
use crate::diagnostic::Report;
use crate::parallel;
use crate::source::Revision;

/// A compiled style sheet, or a part of one.
#[derive(Clone, Debug, Default)]
pub(super) struct Style {
    pub(super) text: String,
    /// The names of the assets that it refers to.
    pub(super) shows: BTreeSet<String>,
}

/// The compiled rules of sheets, by path.
pub(super) type Pieces = Cache<PieceKey, Style>;

/// Everything that a compiled piece depends on.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct PieceKey {
    /// The sheet's file.
    pub(super) file: Option<Revision>,
    /// The revisions of all file names, and of the files that style sheets refer to.
    pub(super) shown: [Revision; 2],
    /// The folder of the bundle, which its URLs are relative to.
    pub(super) folder: String,
    /// The target browsers.
    pub(super) browsers: Option<Browsers>,
}

/// The sheets that make up the sheet `root`, in the order of their rules, if each can be compiled
/// separately.
pub(super) fn parts(
    sheets: &[Sheet<'_>],
    root: usize,
    imported_once: &[bool],
) -> Option<Vec<usize>> {
    let mut parts = Vec::new();
    let mut path = vec![(root, 0)];
    while let Some((at, next)) = path.last_mut() {
        let at = *at;
        if !imported_once[at] || !sheets[at].is_plain() {
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

/// Joins the compiled parts of a sheet. `key` is the cache key of a part, and `print` compiles
/// rules.
pub(super) fn join<'i>(
    sheets: &mut [Sheet<'i>],
    parts: &[usize],
    known: &Pieces,
    key: impl Fn(&Sheet<'_>) -> PieceKey + Sync,
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
