//! The style sheets of a project: which there are, and what each of them imports. A sheet whose
//! file is as it was is not parsed for that again.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use lightningcss::rules::import::ImportRule;
use lightningcss::rules::{CssRule, Location};

use crate::asset::reference::{self, ASSETS, Reference};
use crate::asset::scan::locate;
use crate::asset::style::parse;
use crate::cache::{Cache, Versioned};
use crate::diagnostic::{Code, Diagnostic, Place, Report};
use crate::parallel;
use crate::source::{Revision, Snapshot, SourcePath, Unreadable};

/// The texts of all style sheets of the project, read on demand. They outlive the parsed rules,
/// which borrow from them.
pub(super) struct Texts<'s> {
    snapshot: &'s Snapshot,
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
            .under("")
            .filter(|path| path.as_str().ends_with(".css"))
            .map(|path| (path.as_str(), Text { path, snapshot, read: OnceLock::new() }))
            .collect();
        Texts { snapshot, texts }
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

/// What is known of a sheet without its rules.
#[derive(Debug)]
pub(super) struct Outline {
    imports: Vec<ImportTarget>,
    /// Whether its imports and its own rules can be compiled separately and concatenated.
    is_plain: bool,
}

#[derive(Debug)]
struct ImportTarget {
    to: Target,
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

/// The outlines of sheets, by path. They depend on the names of all files, since the targets of
/// references may appear and disappear.
pub(super) type Outlines = Cache<(Option<Revision>, Revision), Outline>;

impl<'i> Sheet<'i> {
    /// Its path.
    pub(super) fn path(&self) -> &'i SourcePath {
        self.text.path
    }

    /// The location of its first byte.
    pub(super) fn start(&self) -> Location {
        Location { source_index: source_index(self.number), line: 0, column: 1 }
    }

    /// The location of a line and column, with `needle` as its extent if it is found there.
    pub(super) fn place(&self, line: u32, column: u32, needle: &str) -> Place {
        Place::new(self.path(), locate(self.text.as_str(), line, column, needle))
    }

    /// The location of its import with that index.
    pub(super) fn place_of_import(&self, number: usize) -> Option<Place> {
        let import = self.outline.imports.get(number)?;
        Some(self.place(import.line, import.column, &import.url))
    }

    /// Returns whether its imports and its own rules can be compiled separately.
    pub(super) fn is_plain(&self) -> bool {
        self.outline.is_plain
    }

    /// Its rules, parsed on demand.
    pub(super) fn rules(&mut self) -> &mut Vec<CssRule<'i>> {
        let Sheet { number, text, rules, .. } = self;
        // Errors in it were reported with its outline.
        rules.get_or_insert_with(|| rules_of(text, *number, &mut Report::new()))
    }

    /// Takes its rules, if they are parsed.
    pub(super) fn take_rules(&mut self) -> Option<Vec<CssRule<'i>>> {
        self.rules.take()
    }

    /// Parses its rules again, for threads that share the list of sheets.
    pub(super) fn parse(&self) -> Vec<CssRule<'i>> {
        rules_of(self.text, self.number, &mut Report::new())
    }
}

fn source_index(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// The style sheets in `assets/` and everything they import, in the order they are found.
pub(super) fn list<'i>(
    texts: &'i Texts<'_>,
    known: &Outlines,
    report: &mut Report,
) -> Vec<Sheet<'i>> {
    let mut numbers = BTreeMap::new();
    let mut waiting: Vec<&'i Text<'i>> = Vec::new();
    for (path, text) in texts.texts.iter().filter(|(path, _)| path.starts_with(ASSETS)) {
        numbers.insert(*path, numbers.len());
        waiting.push(text);
    }
    let mut sheets: Vec<Sheet<'i>> = Vec::new();
    // Sheets in other folders are found by following imports, one generation after the other.
    while sheets.len() < waiting.len() {
        let new: Vec<(usize, &'i Text<'i>)> =
            waiting.iter().copied().enumerate().skip(sheets.len()).collect();
        for (sheet, found) in outlines(&new, texts, known) {
            report.extend(found);
            for import in &sheet.outline.imports {
                let Target::Sheet(to) = &import.to else { continue };
                let Some((path, text)) = texts.texts.get_key_value(to.as_str()) else { continue };
                numbers.entry(*path).or_insert_with(|| {
                    waiting.push(text);
                    waiting.len() - 1
                });
            }
            sheets.push(sheet);
        }
    }
    for sheet in &mut sheets {
        let imports = sheet.outline.imports.iter();
        sheet.imports = imports
            .map(|import| match &import.to {
                Target::Sheet(to) => numbers.get(to.as_str()).copied().map(Import::Sheet),
                Target::External => Some(Import::External),
                Target::Unresolved => None,
            })
            .map(|import| import.unwrap_or(Import::Unresolved))
            .collect();
    }
    sheets
}

/// Outlines sheets, from the cache or by parsing them.
fn outlines<'i>(
    new: &[(usize, &'i Text<'i>)],
    texts: &Texts<'_>,
    known: &Outlines,
) -> Vec<(Sheet<'i>, Report)> {
    let names = texts.snapshot.names_revision();
    let key = |text: &Text<'_>| (texts.snapshot.revision(text.path.as_str()), names);
    let sheet =
        |number, text, outline, rules| Sheet { number, text, outline, imports: Vec::new(), rules };
    parallel::map_unless(
        new,
        |&(number, text)| {
            let outline = known.find(text.path.as_str(), &key(text))?;
            Some((sheet(number, text, outline, None), Report::new()))
        },
        |&(number, text)| {
            let mut report = Report::new();
            let mut rules = None;
            let outline = known.get(text.path.as_str(), key(text), &mut report, |report| {
                let parsed = rules.insert(rules_of(text, number, report));
                outline(text, parsed, texts, report)
            });
            (sheet(number, text, outline, rules), report)
        },
    )
}

fn rules_of<'i>(text: &'i Text<'i>, number: usize, report: &mut Report) -> Vec<CssRule<'i>> {
    if let Err(reason) = text.read() {
        report.add(unreadable(text.path, reason));
    }
    parse(text.path, text.as_str(), source_index(number), text.snapshot, report)
}

/// The diagnostic for an unreadable file.
pub(super) fn unreadable(path: &SourcePath, reason: &Unreadable) -> Diagnostic {
    match reason {
        Unreadable::NotUtf8 { offset } => {
            Diagnostic::new(Code::InvalidUtf8, format!("`{path}` is not UTF-8 text"))
                .at(Place::new(path, *offset..*offset))
                .hint("save the file as UTF-8")
        }
        Unreadable::Io(words) => {
            Diagnostic::new(Code::UnreadableFile, format!("`{path}` can't be read: {words}"))
                .at(Place::file(path))
                .hint("check that the file exists and that you may read it")
        }
        _ => Diagnostic::new(Code::UnreadableFile, format!("`{path}` can't be read"))
            .at(Place::file(path)),
    }
}

fn outline(
    text: &Text<'_>,
    rules: &[CssRule<'_>],
    texts: &Texts<'_>,
    report: &mut Report,
) -> Outline {
    let mut outline = Outline { imports: Vec::new(), is_plain: true };
    let mut is_before = true;
    for rule in rules {
        match rule {
            CssRule::Import(rule) => {
                let to = target(text, rule, texts, report);
                let is_bare = rule.layer.is_none()
                    && rule.supports.is_none()
                    && rule.media.media_queries.is_empty();
                outline.is_plain &= is_before && is_bare && matches!(to, Target::Sheet(_));
                let (line, column) = (rule.loc.line, rule.loc.column);
                outline.imports.push(ImportTarget { to, url: rule.url.to_string(), line, column });
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
    let folder = reference::folder(from);
    let given = reference::relative(folder, &path);
    let known: Vec<String> =
        texts.texts.keys().map(|path| reference::relative(folder, path)).collect();
    let place = locate(text.as_str(), rule.loc.line, rule.loc.column, &rule.url);
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
