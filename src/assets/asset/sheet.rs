//! The style sheets of a project and their imports.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use lightningcss::rules::import::ImportRule;
use lightningcss::rules::{CssRule, Location};

use crate::assets::asset::loads::{StyleLoad, loads};
use crate::assets::asset::reference::{self, Reference};
use crate::assets::asset::scan::{Lines, licences};
use crate::assets::asset::style::parse;
use crate::base::path::parent;
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report, unreadable};
use crate::engine::query::{Description, Query, Reader, Versioned};
use crate::engine::source::{Snapshot, SourcePath, Unreadable};

/// The texts of all style sheets of the project, read on demand. They outlive the parsed rules,
/// which borrow from them.
pub(super) struct Texts<'s> {
    texts: BTreeMap<&'s str, Text<'s>>,
}

struct Text<'s> {
    path: &'s SourcePath,
    snapshot: &'s Snapshot,
    read: OnceLock<Result<String, Unreadable>>,
}

impl<'s> Texts<'s> {
    pub(super) fn new(snapshot: &'s Snapshot) -> Texts<'s> {
        let texts = snapshot
            .ending(".css")
            .map(|path| (path.as_str(), Text { path, snapshot, read: OnceLock::new() }))
            .collect();
        Texts { texts }
    }

    /// The paths of all style sheets.
    pub(super) fn paths(&self) -> impl Iterator<Item = &'s str> {
        self.texts.keys().copied()
    }
}

impl Text<'_> {
    fn read(&self) -> &Result<String, Unreadable> {
        self.read.get_or_init(|| self.snapshot.read_text(self.path.as_str()))
    }

    fn as_str(&self) -> &str {
        self.read().as_deref().unwrap_or_default()
    }
}

/// A style sheet file.
pub(super) struct Sheet<'i> {
    /// Its index in the list of sheets.
    number: usize,
    text: &'i Text<'i>,
    outline: Versioned<Outline>,
    /// The target of each `@import` among its rules, in order.
    pub(super) imports: Vec<Import>,
    /// Its rules, if they had to be parsed; their URLs are resolved.
    rules: Option<Vec<CssRule<'i>>>,
}

/// The target of an `@import`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Import {
    /// The sheet with that index.
    Sheet(usize),
    /// A style sheet of another site.
    External,
    /// Unresolved, which has been reported.
    Unresolved,
}

/// The properties of a sheet that are known without its rules.
#[derive(Debug)]
pub(super) struct Outline {
    imports: Vec<ImportTarget>,
    /// The files of other origins that it loads.
    loads: Vec<StyleLoad>,
    /// Whether its imports and its own rules can be compiled separately and concatenated.
    is_plain: bool,
}

#[derive(Debug)]
struct ImportTarget {
    to: Target,
    /// Whether it has no conditions.
    is_bare: bool,
    url: String,
    line: u32,
    column: u32,
}

#[derive(Clone, Debug)]
enum Target {
    Sheet(SourcePath),
    External,
    Unresolved,
}

/// The outline of the sheet at that path.
static OUTLINE: Query<Outline> = Query::new(|reader, path: &str, report| {
    let texts = Texts::new(reader.snapshot());
    match texts.texts.get(path) {
        Some(text) => outline(text, &mut rules_of(text, 0, report), &texts, report),
        None => Outline { imports: Vec::new(), loads: Vec::new(), is_plain: true },
    }
})
.described(|_, _| Description::Text);

impl<'i> Sheet<'i> {
    /// The sheet at `path`, without its imports.
    pub(super) fn alone(texts: &'i Texts<'_>, path: &str, reader: &Reader) -> Option<Sheet<'i>> {
        let text = texts.texts.get(path)?;
        let outline = reader.get(&OUTLINE, path);
        Some(Sheet { number: 0, text, outline, imports: Vec::new(), rules: None })
    }

    /// Its path.
    pub(super) fn path(&self) -> &'i SourcePath {
        self.text.path
    }

    /// Its text.
    pub(super) fn text(&self) -> &'i str {
        self.text.as_str()
    }

    /// The location of its first byte.
    pub(super) fn start(&self) -> Location {
        Location { source_index: source_index(self.number), line: 0, column: 1 }
    }

    /// The location of a line and column, with `needle` as its extent if it is found there.
    pub(super) fn place(&self, line: u32, column: u32, needle: &str) -> Place {
        Place::new(self.path(), Lines::new(self.text.as_str()).locate(line, column, needle))
    }

    /// The location of its import with that index.
    pub(super) fn place_of_import(&self, number: usize) -> Option<Place> {
        let import = self.outline.imports.get(number)?;
        Some(self.place(import.line, import.column, &import.url))
    }

    /// The sheets that it imports without conditions.
    pub(super) fn whole_imports(&self) -> impl Iterator<Item = usize> {
        let whole =
            self.outline.imports.iter().zip(&self.imports).filter(|(target, _)| target.is_bare);
        whole.filter_map(|(_, import)| match import {
            Import::Sheet(to) => Some(*to),
            Import::External | Import::Unresolved => None,
        })
    }

    /// Returns whether its imports and its own rules can be compiled separately.
    pub(super) fn is_plain(&self) -> bool {
        self.outline.is_plain
    }

    /// The files of other origins that it loads, without those of its imports.
    pub(super) fn loads(&self) -> &[StyleLoad] {
        &self.outline.loads
    }

    /// Its comments with licences, without their signs.
    pub(super) fn licences(&self) -> Vec<&'i str> {
        licences(self.text.as_str())
    }

    /// Its rules, parsed on demand.
    pub(super) fn rules(&mut self) -> &mut Vec<CssRule<'i>> {
        let Sheet { number, text, rules, .. } = self;
        // Errors in it were reported with its outline.
        rules.get_or_insert_with(|| rules_of(text, *number, &mut Report::new()))
    }
}

fn source_index(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// The style sheets `roots` that exist, and everything they import, in the order they are found.
pub(super) fn list<'i, 'p>(
    texts: &'i Texts<'_>,
    roots: impl Iterator<Item = &'p str>,
    reader: &Reader,
) -> Vec<Sheet<'i>> {
    let mut numbers = BTreeMap::new();
    let mut waiting: Vec<&'i Text<'i>> = Vec::new();
    for (path, text) in roots.filter_map(|path| texts.texts.get_key_value(path)) {
        numbers.entry(*path).or_insert_with(|| {
            waiting.push(text);
            waiting.len() - 1
        });
    }
    let mut sheets: Vec<Sheet<'i>> = Vec::new();
    let mut outlines: Vec<Versioned<Outline>> = Vec::new();
    // The others are found by following imports, one generation after the other.
    while outlines.len() < waiting.len() {
        let new: Vec<&str> =
            waiting[outlines.len()..].iter().map(|text| text.path.as_str()).collect();
        for outline in reader.get_all(&OUTLINE, &new) {
            for import in &outline.imports {
                let Target::Sheet(to) = &import.to else { continue };
                let Some((path, text)) = texts.texts.get_key_value(to.as_str()) else { continue };
                numbers.entry(*path).or_insert_with(|| {
                    waiting.push(text);
                    waiting.len() - 1
                });
            }
            outlines.push(outline);
        }
    }
    for (number, (text, outline)) in waiting.into_iter().zip(outlines).enumerate() {
        let imports = outline.imports.iter();
        let imports = imports
            .map(|import| match &import.to {
                Target::Sheet(to) => numbers.get(to.as_str()).copied().map(Import::Sheet),
                Target::External => Some(Import::External),
                Target::Unresolved => None,
            })
            .map(|import| import.unwrap_or(Import::Unresolved))
            .collect();
        sheets.push(Sheet { number, text, outline, imports, rules: None });
    }
    sheets
}

fn rules_of<'i>(text: &'i Text<'i>, number: usize, report: &mut Report) -> Vec<CssRule<'i>> {
    if let Err(reason) = text.read() {
        report.add(unreadable(text.path, reason));
    }
    parse(text.path, text.as_str(), source_index(number), text.snapshot, report)
}

fn outline(
    text: &Text<'_>,
    rules: &mut [CssRule<'_>],
    texts: &Texts<'_>,
    report: &mut Report,
) -> Outline {
    let loads = loads(rules, text.path.as_str(), text.as_str());
    let mut outline = Outline { imports: Vec::new(), loads, is_plain: true };
    let mut is_before = true;
    for rule in rules {
        match rule {
            CssRule::Import(rule) => {
                let to = target(text, rule, texts, report);
                let is_bare = rule.layer.is_none()
                    && rule.supports.is_none()
                    && rule.media.media_queries.is_empty();
                outline.is_plain &= is_before && is_bare && matches!(to, Target::Sheet(_));
                let (url, line, column) = (rule.url.to_string(), rule.loc.line, rule.loc.column);
                outline.imports.push(ImportTarget { to, is_bare, url, line, column });
            }
            // These apply to other sheets as well.
            CssRule::CustomMedia(_) | CssRule::Namespace(_) => outline.is_plain = false,
            _ => is_before = false,
        }
    }
    outline
}

fn target(
    text: &Text<'_>,
    rule: &ImportRule<'_>,
    texts: &Texts<'_>,
    report: &mut Report,
) -> Target {
    let from = text.path.as_str();
    let Reference::File { path, .. } = reference::resolve(from, &rule.url) else {
        return Target::External;
    };
    if let Some(known) = texts.texts.get(path.as_str()) {
        return Target::Sheet(known.path.clone());
    }
    let folder = parent(from);
    let given = reference::relative(folder, &path);
    let known: Vec<String> =
        texts.texts.keys().map(|path| reference::relative(folder, path)).collect();
    let place = Lines::new(text.as_str()).locate(rule.loc.line, rule.loc.column, &rule.url);
    report.add(
        Diagnostic::new(
            Code::CssError,
            format!("the imported style sheet `{path}` does not exist"),
        )
        .at(Place::new(text.path, place))
        .did_you_mean(
            &given,
            known.iter().map(String::as_str),
            "a path is relative to the importing file, or to the project when it begins with `/`",
        ),
    );
    Target::Unresolved
}
