//! Renames the messages of a section type: their default ids begin with its name.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use anyhow::bail;

use crate::build::rename::code::placeables;
use crate::build::rename::default::named_default;
use crate::build::rename::owner::place;
use crate::build::rename::plan::{Edits, RenamedIds};
use crate::build::rename::symbol::SymbolRename;
use crate::build::symbols::{Role, SymbolKind, named_by, template_code};
use crate::content::Page;
use crate::content::schema::RefKind;
use crate::content::yaml::{Node, Value, parse};
use crate::engine::diagnostic::Report;
use crate::engine::source::SourcePath;
use crate::i18n::message::{LOCALES, MessageFile, id_spans, parse_body, split_locale};
use crate::template::code_spans;

/// Renames the messages of pages that sections have by their default ids; shared ones are named in
/// the page instead.
///
/// # Errors
///
/// If a template names one of the messages, or a new id is not free.
pub(super) fn rename_default_ids(
    rename: SymbolRename<'_>,
    edits: &mut Edits,
) -> anyhow::Result<RenamedIds> {
    let mut sections = Sections { rename, edits, renamed: RenamedIds::new() };
    let mut sources = BTreeSet::new();
    for page in &rename.site.pages {
        if sources.insert(&page.source) && page.sections.iter().any(|one| *one.kind == *rename.old)
        {
            sections.page(page)?;
        }
    }
    sections.templates()?;
    Ok(sections.renamed)
}

struct Sections<'a, 'e> {
    rename: SymbolRename<'a>,
    edits: &'e mut Edits,
    renamed: RenamedIds,
}

impl Sections<'_, '_> {
    fn text(&self, path: &SourcePath) -> String {
        self.rename.snapshot().read_text(path.as_str()).unwrap_or_default()
    }

    fn page(&mut self, page: &Page) -> anyhow::Result<()> {
        let SymbolRename { old, new, .. } = self.rename;
        let text = self.text(&page.source);
        let spans = sections_of(&page.source, &text, old);
        let (old, new) = (old.replace('_', "-"), new.replace('_', "-"));
        let defaults = page.references.iter().filter(|one| {
            let at = one.span().start;
            one.kind == RefKind::Message
                && one.default_of.is_some()
                && spans.iter().any(|span| span.contains(&at))
        });
        let ids: BTreeMap<String, (Range<usize>, &str)> = defaults
            .filter_map(|one| {
                let key = one.default_of.as_deref()?;
                Some((one.name.to_string(), (one.span(), key)))
            })
            .collect();
        let id = page.text_id();
        let files = self.files(id);
        let own: Vec<&MessageFile> = files.iter().filter_map(|file| file.messages()).collect();
        for (known, (span, key)) in &ids {
            let Some(rest) = known.strip_prefix(&*old) else { continue };
            let renamed = format!("{new}{rest}");
            if !own.iter().any(|file| file.entry(known).is_some()) {
                let named = named_default(&text, span.clone(), key, known);
                self.edits.entry(page.source.clone()).or_default().push(named);
                continue;
            }
            if let Some(file) = own.iter().find(|file| file.entry(&renamed).is_some()) {
                bail!("`{}` already has a message `{renamed}`", file.path);
            }
            for file in &files {
                file.rename(known, &renamed, self.edits);
            }
            let named = page.references.iter().filter(|one| {
                let is_it = one.name.split('.').next() == Some(known);
                one.kind == RefKind::Message && one.default_of.is_none() && is_it
            });
            for one in named {
                let written = text.get(one.span()).and_then(|written| written.find(&**known));
                let Some(at) = written.map(|at| one.span().start + at) else { continue };
                let edit = (at..at + known.len(), renamed.clone());
                self.edits.entry(page.source.clone()).or_default().push(edit);
            }
            self.renamed.insert((format!("pages/{id}.ftl"), known.clone()), renamed);
        }
        Ok(())
    }

    /// The files with the texts of a page.
    fn files(&self, id: &str) -> Vec<TextFile> {
        let snapshot = self.rename.snapshot();
        let below = format!("pages/{id}.");
        let tags: BTreeSet<&str> = snapshot
            .under(LOCALES)
            .filter_map(|path| Some(split_locale(path.as_str())?.0))
            .collect();
        let mut files = Vec::new();
        for tag in tags {
            for path in snapshot.under(&format!("{LOCALES}{tag}/{below}")) {
                let Some((_, below)) = split_locale(path.as_str()) else { continue };
                if below == format!("pages/{id}.ftl") {
                    let file = MessageFile::read(snapshot, path, &mut Report::new());
                    files.push(TextFile::Messages(file));
                } else if parse_body(below).is_some_and(|(page, _)| page == id) {
                    files.push(TextFile::Body(path.clone(), self.text(path)));
                }
            }
        }
        files
    }

    /// Renames the messages in templates. Fails if a template may use one of another page.
    fn templates(&mut self) -> anyhow::Result<()> {
        let ids: BTreeMap<&str, &str> =
            self.renamed.iter().map(|((_, id), new)| (&**id, &**new)).collect();
        for path in self.rename.snapshot().under("templates/") {
            let text = self.text(path);
            for literal in template_code(&text, &code_spans(&text)).literals {
                let id = literal.text.split('.').next().unwrap_or_default();
                let Some(new) = ids.get(id) else { continue };
                let named = match literal.role {
                    Role::Argument { function, is_first } => named_by(function).zip(Some(is_first)),
                    _ => None,
                };
                match named {
                    Some((SymbolKind::Message, true)) if !literal.is_part && self.is_last(id) => {
                        let span = literal.span.start..literal.span.start + id.len();
                        let edit = (span, (*new).to_owned());
                        self.edits.entry(path.clone()).or_default().push(edit);
                    }
                    Some((kind, _)) if kind != SymbolKind::Message => {}
                    _ => bail!(
                        "{} names `{id}`, which is the message of such a section and of others; \
                         rename it first",
                        place(path, &text, &literal.span),
                    ),
                }
            }
        }
        Ok(())
    }

    /// Returns whether all messages of an id are renamed.
    fn is_last(&self, id: &str) -> bool {
        let snapshot = self.rename.snapshot();
        snapshot.under(LOCALES).filter(|path| path.as_str().ends_with(".ftl")).all(|path| {
            let below = split_locale(path.as_str()).map_or("", |(_, below)| below);
            self.renamed.contains_key(&(below.to_owned(), id.to_owned()))
                || MessageFile::read(snapshot, path, &mut Report::new()).entry(id).is_none()
        })
    }
}

/// A file with texts of a page.
enum TextFile {
    Messages(MessageFile),
    Body(SourcePath, String),
}

impl TextFile {
    fn messages(&self) -> Option<&MessageFile> {
        match self {
            TextFile::Messages(file) => Some(file),
            TextFile::Body(..) => None,
        }
    }

    fn rename(&self, old: &str, new: &str, edits: &mut Edits) {
        let (path, spans) = match self {
            TextFile::Messages(file) => {
                let spans = id_spans(file, old);
                (&file.path, [spans.definitions, spans.references].concat())
            }
            TextFile::Body(path, text) => (path, placeables(text, old)),
        };
        if !spans.is_empty() {
            let renamed = spans.into_iter().map(|span| (span, new.to_owned()));
            edits.entry(path.clone()).or_default().extend(renamed);
        }
    }
}

/// The spans of the sections of a page that have a type and no anchor.
fn sections_of(path: &SourcePath, text: &str, kind: &str) -> Vec<Range<usize>> {
    let page = parse(path, text, &mut Report::new());
    let list = page.as_ref().and_then(|page| page.get("sections"));
    let Some(Value::List(items)) = list.map(|list| &list.value) else { return Vec::new() };
    let is_it = |section: &&Node| {
        let named = section.get("type").and_then(Node::as_text);
        named == Some(kind) && section.get("anchor").is_none()
    };
    items.iter().filter(is_it).map(Node::span).collect()
}
