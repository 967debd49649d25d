//! Incremental bundling of style sheets that only import others: each part is compiled separately,
//! and only if it has changed.

use std::collections::BTreeSet;

use lightningcss::rules::CssRule;

use crate::assets::asset::bundle::Bundled;
use crate::assets::asset::files::FILES;
use crate::assets::asset::print;
use crate::assets::asset::sheet::{Import, Sheet, Texts};
use crate::assets::asset::style::Style;
use crate::assets::asset::targets::TARGETS;
use crate::engine::diagnostic::Report;
use crate::engine::query::{Query, Reader};

/// A style sheet without its imports, compiled for a bundle in a folder; see [`name`].
pub(super) static PIECE: Query<Style> = Query::new(compile);

/// Separates the two parts of a piece's name; neither can contain it.
const SEPARATOR: char = '\0';

/// The name of the piece for the sheet at `path` in a bundle in `folder`, to which its URLs are
/// relative.
pub(super) fn name(folder: &str, path: &str) -> String {
    format!("{folder}{SEPARATOR}{path}")
}

/// The sheets that the sheet `root` consists of, except those in `placed`, each once and after its
/// imports, and whether one is imported several times; `None` if one can't be compiled separately.
pub(super) fn parts(
    sheets: &[Sheet<'_>],
    root: usize,
    placed: &BTreeSet<usize>,
) -> Option<(Vec<usize>, bool)> {
    let (mut parts, mut is_repeated) = (Vec::new(), false);
    let mut entered = BTreeSet::from([root]);
    let mut path = vec![(root, 0)];
    while let Some((at, next)) = path.last_mut() {
        let at = *at;
        if !sheets[at].is_plain() {
            return None;
        }
        match sheets[at].imports.get(*next) {
            Some(Import::Sheet(to)) => {
                *next += 1;
                if placed.contains(to) {
                    continue;
                }
                match entered.insert(*to) {
                    true => path.push((*to, 0)),
                    false => is_repeated = true,
                }
            }
            Some(_) => return None,
            None => {
                parts.push(at);
                path.pop();
            }
        }
    }
    Some((parts, is_repeated))
}

/// Joins the compiled parts of a sheet in `folder`.
pub(super) fn join(sheets: &[Sheet<'_>], parts: &[usize], folder: &str, reader: &Reader) -> Style {
    let names: Vec<String> =
        parts.iter().map(|part| name(folder, sheets[*part].path().as_str())).collect();
    let mut whole = Style::default();
    for piece in reader.get_all(&PIECE, &names) {
        whole.text.push_str(&piece.text);
        whole.shows.extend(piece.shows.iter().cloned());
        whole.loads.extend(piece.loads.iter().cloned());
    }
    whole
}

/// Compiles the piece of that name.
fn compile(reader: &Reader, name: &str, report: &mut Report) -> Style {
    let (folder, path) = name.split_once(SEPARATOR).expect("`name` writes the separator");
    let texts = Texts::new(reader.snapshot());
    let Some(mut sheet) = Sheet::alone(&texts, path, reader) else { return Style::default() };
    let mut rules = std::mem::take(sheet.rules());
    rules.retain(|rule| !matches!(rule, CssRule::Import(_)));
    let (assets, targets) = (reader.get(&FILES, ""), reader.get(&TARGETS, ""));
    let bundled = Bundled { rules, sheets: BTreeSet::from([0]) };
    print::style(&assets, &[sheet], bundled, &targets, folder, report)
}
