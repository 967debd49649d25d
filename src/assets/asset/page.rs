//! The style sheets that pages link automatically: those of their templates and islands.

use std::collections::BTreeSet;

use lightningcss::rules::CssRule;

use crate::assets::asset::files::{FILES, fingerprinted};
use crate::assets::asset::loads::StyleLoad;
use crate::assets::asset::sheet::{Sheet, Texts};
use crate::assets::asset::style::Style;
use crate::assets::asset::targets::TARGETS;
use crate::assets::asset::{bundle, piece, print, sheet};
use crate::base::digest::Digest;
use crate::engine::diagnostic::Report;
use crate::engine::output::{Artifact, CacheClass, OutputPath};
use crate::engine::query::Reader;
use crate::engine::source::SourcePath;

/// The folder of the style sheets of templates, and of the bundles.
const FOLDER: &str = "assets/css";

/// The end of the path of an island's style sheet, after the name of the island.
const ISLAND_SHEET: &str = "/island.css";

/// The path of the style sheet of a template, whether it exists or not; `None` for templates
/// without one.
pub fn template_sheet(template: &str) -> Option<String> {
    Some(format!("{FOLDER}/{}.css", template.strip_suffix(".html")?))
}

/// The section type whose style sheet an asset is, by its name.
pub fn section_of(name: &str) -> Option<&str> {
    name.strip_prefix("css/sections/")?.strip_suffix(".css")
}

/// The path of the style sheet of an island, whether it exists or not.
pub fn island_sheet(island: &str) -> String {
    format!("islands/{island}{ISLAND_SHEET}")
}

/// Returns whether the style sheet at a path belongs to an island.
pub(super) fn is_island_sheet(path: &str) -> bool {
    let island = path.strip_prefix("islands/").and_then(|path| path.strip_suffix(ISLAND_SHEET));
    island.is_some_and(|island| !island.contains('/'))
}

/// A style sheet that pages link.
pub struct PageStyle {
    /// Its file.
    pub file: Artifact,
    /// The names of the assets that it refers to.
    pub shows: BTreeSet<String>,
    /// The files of other origins that it loads.
    pub loads: Vec<StyleLoad>,
}

/// Bundles the style sheets `own` that exist, in this order. Each is in the bundle once, after its
/// imports, unless the page links it by `linked`. There is a second file only if a sheet has rules
/// that must be at the start of a file.
pub fn page_styles(
    reader: &Reader,
    linked: &[String],
    own: &[String],
    report: &mut Report,
) -> Vec<PageStyle> {
    let texts = Texts::new(reader.snapshot());
    let paths = linked.iter().chain(own).map(String::as_str);
    let mut sheets = sheet::list(&texts, paths, reader);
    let mut placed = BTreeSet::new();
    let mut open = numbers(&sheets, linked);
    while let Some(number) = open.pop() {
        if placed.insert(number) {
            open.extend(sheets[number].whole_imports());
        }
    }
    let mut styles: Vec<Style> = Vec::new();
    // Whether the last file can be continued.
    let mut is_open = false;
    for number in numbers(&sheets, own) {
        if placed.contains(&number) {
            continue;
        }
        let (style, stands_alone) = match piece::parts(&sheets, number, &placed) {
            Some((parts, _)) => {
                let style = piece::join(&sheets, &parts, FOLDER, reader);
                placed.extend(parts);
                (style, false)
            }
            None => {
                placed.insert(number);
                whole(&mut sheets, number, reader, report)
            }
        };
        match styles.last_mut().filter(|_| is_open && !stands_alone) {
            Some(last) => {
                last.text.push_str(&style.text);
                last.shows.extend(style.shows);
                last.loads.extend(style.loads);
            }
            None => styles.push(style),
        }
        is_open = !stands_alone;
    }
    styles.into_iter().filter(|style| !style.text.is_empty()).filter_map(page_style).collect()
}

/// The indices of the sheets at these paths.
fn numbers(sheets: &[Sheet<'_>], paths: &[String]) -> Vec<usize> {
    let number = |path: &String| sheets.iter().position(|sheet| sheet.path().as_str() == path);
    paths.iter().filter_map(number).collect()
}

/// The sheet `number` with all its imports, and whether it must be a file of its own.
fn whole(
    sheets: &mut [Sheet<'_>],
    number: usize,
    reader: &Reader,
    report: &mut Report,
) -> (Style, bool) {
    let (assets, targets) = (reader.get(&FILES, ""), reader.get(&TARGETS, ""));
    let whole = bundle::bundle(sheets, number, report);
    let is_first = |rule: &CssRule<'_>| matches!(rule, CssRule::Import(_) | CssRule::Namespace(_));
    let stands_alone = whole.rules.iter().any(is_first);
    (print::style(&assets, sheets, whole, &targets, FOLDER, report), stands_alone)
}

fn page_style(Style { text, shows, loads }: Style) -> Option<PageStyle> {
    let name = SourcePath::new(format!("{FOLDER}/page.css"));
    let path = OutputPath::new(&fingerprinted(&name, &Digest::of(text.as_bytes())))?;
    let file = Artifact { path, bytes: text.into_bytes(), cache: CacheClass::Immutable };
    Some(PageStyle { file, shows, loads })
}
