//! Finds the files of a name, and checks its new name.

use std::collections::BTreeSet;
use std::ops::Range;

use anyhow::{Context as _, bail, ensure};

use crate::assets::asset::{section_of, template_sheet};
use crate::build::rename::symbol::SymbolRename;
use crate::build::symbols::SymbolKind;
use crate::content::config::is_segment;
use crate::content::yaml::{Node, Value, parse};
use crate::content::{DATA, DATA_SCHEMAS, PAGES, SECTIONS};
use crate::engine::diagnostic::{Report, nearest};
use crate::engine::source::SourcePath;
use crate::i18n::message::{LOCALES, parse_body, split_locale};

/// The folder of assets.
pub(super) const ASSETS: &str = "assets/";

/// The keys of the data that have a meaning of their own.
const MEANINGS: [&str; 2] = ["value", "unit"];

/// A name that is renamed.
#[derive(Default)]
pub(super) struct Target {
    /// The files that move, with their new paths.
    pub(super) moves: Vec<(SourcePath, SourcePath)>,
    /// The ids of the pages of a page file: its own, and those of its rows or parts.
    pub(super) ids: BTreeSet<String>,
    /// The paths of the values of a key of the data.
    pub(super) pattern: Pattern,
    /// The style sheet of a section type, which is an asset, and its new path.
    pub(super) sheet: Option<(String, String)>,
}

/// The paths of the values of a key of the data: a name matches all keys where it is `None`, such
/// as the numbers of the items of a list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Pattern(pub(super) Vec<Option<String>>);

impl Pattern {
    /// Whether the first names of a path are those of the pattern.
    fn begins<'n>(&self, mut names: impl Iterator<Item = &'n str>) -> bool {
        self.0.iter().all(|known| {
            names.next().is_some_and(|name| known.as_ref().is_none_or(|known| known == name))
        })
    }

    /// The span of the last name of the pattern in a path that begins with it; `None` if that name
    /// is not in the written part. A file has the end of the path at `span`, with other separators.
    pub(super) fn span_in(&self, path: &str, span: Range<usize>) -> Option<Range<usize>> {
        if !self.begins(path.split('.')) {
            return None;
        }
        let length: usize = path.split('.').take(self.0.len()).map(|name| name.len() + 1).sum();
        let last = path.split('.').nth(self.0.len().checked_sub(1)?)?;
        let start = (length - 1 - last.len()).checked_sub(path.len() - span.len())?;
        Some(span.start + start..span.start + start + last.len())
    }
}

impl Target {
    /// Finds the files, and checks the new name.
    pub(super) fn of(rename: SymbolRename<'_>) -> anyhow::Result<Target> {
        let target = match rename.kind {
            SymbolKind::Page => rename.page()?,
            SymbolKind::Asset => rename.asset()?,
            SymbolKind::Data => rename.data()?,
            SymbolKind::Section => rename.section()?,
            SymbolKind::Message | SymbolKind::Island => bail!("this can't be renamed here"),
        };
        let is_moved = |path: &SourcePath| target.moves.iter().any(|(old, _)| old == path);
        for (_, new) in &target.moves {
            let taken = rename.snapshot().find(new.as_str()).filter(|path| !is_moved(path));
            ensure!(taken.is_none(), "`{new}` already exists");
        }
        Ok(target)
    }

    /// The new path of a file.
    pub(super) fn moved(&self, path: &SourcePath) -> Option<&SourcePath> {
        self.moves.iter().find(|(old, _)| old == path).map(|(_, new)| new)
    }

    fn add_move(&mut self, old: &SourcePath, new: String) {
        self.moves.push((old.clone(), SourcePath::new(new)));
    }
}

impl SymbolRename<'_> {
    fn page(self) -> anyhow::Result<Target> {
        let SymbolRename { site, old, new, .. } = self;
        let source = SourcePath::new(format!("{PAGES}{old}.yaml"));
        let pages = || site.pages.iter().filter(|page| page.source == source);
        if pages().next().is_none() {
            let known = site.pages.iter().map(|page| &**page.text_id());
            let hint = nearest(old, known).map(|id| format!("; did you mean `{id}`?"));
            bail!("`{source}` is no page that can be renamed{}", hint.unwrap_or_default());
        }
        let wrong = new.split('/').find(|part| !is_segment(part));
        if let Some(part) = wrong {
            bail!("`{part}` can't be in the id of a page: use lower-case letters, digits and `-`");
        }
        let ids = pages().map(|page| page.id.to_string()).chain([old.to_owned()]).collect();
        let mut target = Target { ids, ..Target::default() };
        target.add_move(&source, format!("{PAGES}{new}.yaml"));
        for path in self.snapshot().under(LOCALES) {
            let Some((tag, below)) = split_locale(path.as_str()) else { continue };
            let messages = || below.strip_prefix("pages/")?.strip_suffix(".ftl");
            let Some(id) = parse_body(below).map(|(id, _)| id).or_else(messages) else { continue };
            if target.ids.contains(id) {
                let rest = &below["pages/".len() + old.len()..];
                target.add_move(path, format!("{LOCALES}{tag}/pages/{new}{rest}"));
            }
        }
        let ids: BTreeSet<String> = target.ids.iter().map(|id| self.new_id(id)).collect();
        let taken = ids.iter().find(|id| {
            let page = site.routes.page(id).map(|page| &site.pages[page]);
            page.is_some_and(|page| page.source != source)
        });
        if let Some(id) = taken {
            bail!("the site already has a page `{id}`");
        }
        Ok(target)
    }

    fn new_id(&self, id: &str) -> String {
        format!("{}{}", self.new, &id[self.old.len()..])
    }

    fn asset(self) -> anyhow::Result<Target> {
        let SymbolRename { site, old, new, .. } = self;
        let source = SourcePath::new(format!("{ASSETS}{old}"));
        if !self.snapshot().contains(source.as_str()) {
            let hint = nearest(old, site.assets.names());
            let hint = hint.map(|name| format!("; did you mean `{name}`?"));
            bail!("there is no `{source}`{}", hint.unwrap_or_default());
        }
        let is_name = |part: &str| {
            let is_part = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_' | '.');
            !part.is_empty() && !part.starts_with('.') && part.chars().all(is_part)
        };
        ensure!(new.split('/').all(is_name), "`{new}` can't be the name of an asset");
        let ending = |name: &str| name.rsplit_once('.').map(|(_, end)| end.to_owned());
        ensure!(
            ending(old) == ending(new),
            "`{new}` has another ending than `{old}`, and thus would be another type of file"
        );
        let templates = self.snapshot().under("templates/").map(SourcePath::as_str);
        let sheets = templates.filter_map(|path| template_sheet(&path["templates/".len()..]));
        if section_of(old).is_some() || sheets.into_iter().any(|sheet| sheet == source.as_str()) {
            bail!("`{old}` is the style sheet of the template of that name; rename the template");
        }
        let mut target = Target::default();
        target.add_move(&source, format!("{ASSETS}{new}"));
        Ok(target)
    }

    fn section(self) -> anyhow::Result<Target> {
        let SymbolRename { old, new, .. } = self;
        let snapshot = self.snapshot();
        let template = format!("{SECTIONS}{old}.html");
        ensure!(snapshot.contains(&template), "there is no section type `{old}`: no `{template}`");
        ensure!(
            is_segment(new),
            "`{new}` can't be a section type: use lower-case letters, digits and `-`"
        );
        let mut target = Target::default();
        let stem = format!("{SECTIONS}{old}.");
        for path in snapshot.under(&stem) {
            target.add_move(path, format!("{SECTIONS}{new}.{}", &path.as_str()[stem.len()..]));
        }
        let sheet = |name: &str| template_sheet(&format!("sections/{name}.html"));
        if let (Some(old), Some(new)) = (sheet(old), sheet(new))
            && let Some(path) = snapshot.find(&old)
        {
            target.add_move(path, new.clone());
            target.sheet = Some((old, new));
        }
        Ok(target)
    }

    fn data(self) -> anyhow::Result<Target> {
        let SymbolRename { site, old, new, .. } = self;
        let data_files = &site.data_files;
        let (file, key) = (old.split('.').next().unwrap_or_default(), old.rsplit_once('.'));
        if data_files.at(old).is_none() {
            let names = data_files.names();
            let known = names.iter().map(|name| &**name);
            let hint = nearest(old, known).map(|path| format!("; did you mean `{path}`?"));
            bail!("the data have no `{old}`{}", hint.unwrap_or_default());
        }
        let last = new.rsplit('.').next().unwrap_or_default();
        let is_part = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_');
        ensure!(
            last.starts_with(|c: char| c.is_ascii_alphabetic()) && last.chars().all(is_part),
            "`{last}` can't be a name of the data: use letters from `a` to `z`, digits, `-` and `_`"
        );
        ensure!(data_files.at(new).is_none(), "the data already have `{new}`");
        ensure!(
            key.map(|(parent, _)| parent) == new.rsplit_once('.').map(|(parent, _)| parent),
            "`{new}` is at another place; only the last name of `{old}` can be changed"
        );
        let mut target = Target::default();
        let Some((parent, key)) = key else {
            let source = &data_files.files.get(file).context("the data file is not valid")?.source;
            let name = source.as_str().strip_prefix(DATA).and_then(|name| name.strip_prefix(file));
            let ending = name.with_context(|| format!("`{file}` can't be renamed"))?;
            target.add_move(source, format!("{DATA}{new}{ending}"));
            if let Some(schema) = self.snapshot().find(&format!("{DATA_SCHEMAS}{file}.yaml")) {
                target.add_move(schema, format!("{DATA_SCHEMAS}{new}.yaml"));
            }
            target.pattern = Pattern(vec![Some(file.to_owned())]);
            return Ok(target);
        };
        for name in [key, last] {
            ensure!(!MEANINGS.contains(&name), "the key `{name}` has a meaning of its own");
        }
        for page in &site.pages {
            let rows = page.each.as_ref().map(|each| &*each.data.value);
            if rows.is_some_and(|rows| parent == rows || parent.starts_with(&format!("{rows}."))) {
                bail!(
                    "`{}` makes pages of `{}`, whose texts and templates use `{key}` without its \
                     path; rename it by hand",
                    page.source,
                    rows.unwrap_or_default()
                );
            }
        }
        target.pattern = pattern(old, self.schema(file).as_ref());
        Ok(target)
    }

    /// The schema of a data file, as it is written.
    pub(super) fn schema(&self, file: &str) -> Option<Node> {
        let path = SourcePath::new(format!("{DATA_SCHEMAS}{file}.yaml"));
        let text = self.snapshot().read_text(path.as_str()).ok()?;
        parse(&path, &text, &mut Report::new())
    }
}

/// The paths of the values whose key is renamed with that of a path: all items of a list, and all
/// values of arbitrary keys, have the same keys, by the schema.
fn pattern(path: &str, schema: Option<&Node>) -> Pattern {
    let known = known_names(path, schema);
    // An arbitrary key is in no schema: only this one is renamed.
    if known.last() == Some(&None) {
        return Pattern(path.split('.').map(|name| Some(name.to_owned())).collect());
    }
    Pattern(known)
}

/// The names of a path that are keys of the schema; `None` for an item of a list, and for an
/// arbitrary key.
pub(super) fn known_names(path: &str, schema: Option<&Node>) -> Vec<Option<String>> {
    let mut names = path.split('.');
    let mut known = vec![names.next().map(str::to_owned)];
    let mut at = schema;
    for name in names {
        let (is_any, below) = match at.map(|node| &node.value) {
            Some(Value::List(items)) => (true, items.first()),
            Some(Value::Map(entries)) => match entries.iter().find(|(key, _)| &*key.text == "*") {
                Some((_, below)) => (true, Some(below)),
                None => {
                    let key = |key: &str| key.strip_suffix('?').unwrap_or(key) == name;
                    (false, entries.iter().find(|(one, _)| key(&one.text)).map(|(_, node)| node))
                }
            },
            _ => (false, None),
        };
        known.push((!is_any).then(|| name.to_owned()));
        at = below;
    }
    known
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(names: &[&str]) -> Pattern {
        Pattern(names.iter().map(|name| (*name != "*").then(|| (*name).to_owned())).collect())
    }

    #[test]
    fn the_name_is_found_in_the_written_end_of_a_path() {
        let pattern = known(&["a", "*", "key"]);
        let span = |path: &str, written: usize| pattern.span_in(path, 10..10 + written);
        assert_eq!(span("a.0.key", 7), Some(14..17));
        assert_eq!(span("a.0.key.value", 13), Some(14..17));
        assert_eq!(span("a.0.key", 3), Some(10..13));
        assert_eq!(span("a.*.key", 3), Some(10..13));
        assert_eq!(span("a.0.key.value", 5), None);
        assert_eq!(span("a.0.keys", 8), None);
        assert_eq!(span("a.0", 3), None);
    }

    #[test]
    fn keys_of_all_items_are_renamed_together() {
        let schema = "rows:\n  - name: text\nplans: { \"*\": { price?: number } }\n";
        let schema = parse(&SourcePath::new("s.yaml"), schema, &mut Report::new());
        let find = |path| pattern(path, schema.as_ref());
        assert_eq!(find("f.rows.3.name"), known(&["f", "rows", "*", "name"]));
        assert_eq!(find("f.plans.gold.price"), known(&["f", "plans", "*", "price"]));
        assert_eq!(find("f.plans.gold"), known(&["f", "plans", "gold"]));
        assert_eq!(find("f.rows"), known(&["f", "rows"]));
    }
}
