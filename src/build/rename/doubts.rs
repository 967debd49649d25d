//! Finds places that may use a name in a way that can't be followed, such as a computed name.

use std::ops::Range;

use crate::base::path::file_name;
use crate::build::rename::owner::place;
use crate::build::rename::plan::Edits;
use crate::build::rename::symbol::SymbolRename;
use crate::build::rename::target::{ASSETS, Target, known_names};
use crate::build::symbols::{Role, SymbolKind, TemplateCode, named_by, names, template_code};
use crate::content::yaml::{Node, Value, parse};
use crate::content::{DATA, SECTIONS, data_tree};
use crate::engine::diagnostic::Report;
use crate::engine::source::SourcePath;
use crate::template::code_spans;

/// Functions of templates whose texts are no names.
const OTHERS: [&str; 9] =
    ["number", "date", "list", "relative_time", "set_text", "script", "markdown", "join", "split"];

/// The functions of templates that list the pages of a folder.
const LISTS: [&str; 3] = ["pages", "related", "adjacent"];

/// The variables whose attributes are no values of the data.
const OTHER_ROOTS: [&str; 4] = ["page", "locale", "loop", "site"];

/// The endings of assets that can refer to other files.
const REFERRING: [&str; 7] = ["svg", "js", "mjs", "html", "json", "xml", "webmanifest"];

/// The first place that may use the name, and that no edit changes.
pub(super) fn first_doubt(
    rename: SymbolRename<'_>,
    target: &Target,
    edits: &Edits,
) -> Option<String> {
    let templates = || rename.snapshot().under("templates/");
    let is_template = |path: &&SourcePath| !path.as_str().ends_with(".yaml");
    let doubts = Doubts { rename, target, edits };
    let mut in_templates = templates().filter(is_template).filter_map(|path| doubts.literal(path));
    let in_templates = in_templates.next();
    in_templates.or_else(|| match rename.kind {
        SymbolKind::Asset => doubts.value().or_else(|| doubts.other_asset()),
        SymbolKind::Data => doubts.read_below(),
        SymbolKind::Page => doubts.list().or_else(|| doubts.key()),
        SymbolKind::Section => doubts.key(),
        _ => None,
    })
}

struct Doubts<'a> {
    rename: SymbolRename<'a>,
    target: &'a Target,
    edits: &'a Edits,
}

impl Doubts<'_> {
    fn text(&self, path: &SourcePath) -> String {
        self.rename.snapshot().read_text(path.as_str()).unwrap_or_default()
    }

    /// Whether the page file that is renamed makes pages of rows.
    fn has_rows(&self) -> bool {
        let pages = &self.rename.site.pages;
        self.rename.kind == SymbolKind::Page
            && pages
                .iter()
                .filter_map(|page| page.row.as_ref())
                .any(|row| *row.of == *self.rename.old)
    }

    /// A page that shows the pages of rows in parts.
    fn list(&self) -> Option<String> {
        let shown = self.rename.site.pages.iter().filter(|_| self.has_rows()).find_map(|page| {
            let shown = page.pagination.as_ref()?;
            (*shown.list.folder == *self.rename.old).then_some((&page.source, &shown.span))
        });
        shown.map(|(path, span)| place(path, &self.text(path), span))
    }

    /// An arbitrary key of the data that is the name, by which a template may find a value.
    fn key(&self) -> Option<String> {
        let SymbolRename { old, .. } = self.rename;
        self.rename.snapshot().under(DATA).find_map(|path| {
            let text = self.text(path);
            memchr::memmem::find(text.as_bytes(), old.as_bytes())?;
            let (file, _) = data_tree(path, &text)?;
            let schema = self.rename.schema(file);
            let mut keys = names(self.rename.site, path, &text).into_iter();
            let key = keys.find(|key| {
                key.is_definition
                    && key.name.ends_with(&format!(".{old}"))
                    && known_names(&key.name, schema.as_ref()).last() == Some(&None)
            })?;
            Some(place(path, &text, &key.span))
        })
    }

    fn is_edited(&self, path: &SourcePath, span: &Range<usize>) -> bool {
        let edits = self.edits.get(path).into_iter().flatten();
        edits
            .map(|(edited, _)| edited)
            .any(|edited| span.start <= edited.start && edited.end <= span.end)
    }

    /// A literal in a template that may be the name, or a part of it.
    fn literal(&self, path: &SourcePath) -> Option<String> {
        let SymbolRename { kind, old, .. } = self.rename;
        let text = self.text(path);
        let code = template_code(&text, &code_spans(&text));
        let is_own_template =
            kind == SymbolKind::Section && path.as_str() == format!("{SECTIONS}{old}.html");
        let is_doubtful = |text: &str, role: Role<'_>, is_part: bool| {
            let (is_own, is_other) = match role {
                Role::Argument { function, is_first } => match named_by(function) {
                    // A prop of an island may be a name.
                    Some(SymbolKind::Island) => (false, is_first),
                    Some(named) => (named == kind && is_first, named != kind || !is_first),
                    // The pages of rows are in the folder of that name.
                    None if LISTS.contains(&function) => (false, !self.has_rows()),
                    // The pages of rows are in the folder of that name.
                    None if LISTS.contains(&function) => (false, !self.has_rows()),
                    // A section's own template has the name as a class.
                    None => (false, is_own_template || OTHERS.contains(&function)),
                },
                Role::Compared { is_variable, .. } => (false, !is_variable),
                Role::Key => (false, true),
                Role::Other => (false, false),
            };
            match is_part {
                _ if is_other || text.is_empty() => false,
                // The name of a data file is a word like others.
                false => text == old && (kind != SymbolKind::Data || old.contains('.')),
                true if is_own => old.contains(text),
                true => {
                    kind != SymbolKind::Section
                        && text.ends_with(['/', '.', '-'])
                        && old.starts_with(text)
                }
            }
        };
        let doubt = code.literals.iter().find(|literal| {
            is_doubtful(literal.text, literal.role, literal.is_part)
                && !self.is_edited(path, &literal.span)
        });
        doubt.map(|literal| place(path, &text, &literal.span))
    }

    /// A text of the content, or of the code of islands, that is the name of the asset.
    fn value(&self) -> Option<String> {
        let old = self.rename.old;
        self.rename.snapshot().under("").find_map(|path| {
            let is_code = path.as_str().starts_with("islands/");
            if !is_code && !path.as_str().starts_with("content/") {
                return None;
            }
            let text = self.text(path);
            let at = memchr::memmem::find(text.as_bytes(), old.as_bytes())?;
            if is_code {
                let is_quoted = |at: usize| {
                    text[..at].ends_with(['"', '\'', '`'])
                        && text[at + old.len()..].starts_with(['"', '\'', '`'])
                };
                let mut found = memchr::memmem::find_iter(text.as_bytes(), old);
                return found
                    .find(|at| is_quoted(*at))
                    .map(|at| place(path, &text, &(at..at + old.len())));
            }
            let tree = data_tree(path, &text).map(|(_, tree)| tree);
            let Some(tree) = tree.or_else(|| parse(path, &text, &mut Report::new())) else {
                return Some(place(path, &text, &(at..at)));
            };
            let mut scalars = Vec::new();
            collect(&tree, old, &mut scalars);
            let span = scalars.into_iter().find(|span| !self.is_edited(path, span))?;
            Some(place(path, &text, &span))
        })
    }

    /// Another asset that contains the name of the file. Addresses in style sheets are changed.
    fn other_asset(&self) -> Option<String> {
        let name = file_name(self.rename.old);
        let moves = |path: &SourcePath| self.target.moved(path).is_some();
        let files = self.rename.snapshot().under(ASSETS).filter(|path| {
            REFERRING.iter().any(|end| path.as_str().rsplit('.').next() == Some(end))
        });
        files.filter(|path| !moves(path)).find_map(|path| {
            let text = self.text(path);
            let at = memchr::memmem::find(text.as_bytes(), name.as_bytes())?;
            Some(place(path, &text, &(at..at + name.len())))
        })
    }

    /// A place that reads a value of that key from a part of the data that a template passes on.
    fn read_below(&self) -> Option<String> {
        let SymbolRename { site, old, .. } = self.rename;
        let key = old.rsplit('.').next().unwrap_or_default();
        let parents = old.split('.').count() - 1;
        let (mut is_passed, mut reads) = (false, Vec::new());
        for path in site.snapshot.under("templates/") {
            let text = self.text(path);
            let parts = code_spans(&text);
            let TemplateCode { literals, chains, attributes } = template_code(&text, &parts);
            for chain in &chains {
                let names = || chain.names.iter().map(|(name, _)| *name);
                let is_data = |count: &usize| {
                    site.data_files
                        .at(&names().take(*count).collect::<Vec<_>>().join("."))
                        .is_some()
                };
                let known = (1..=chain.names.len()).rev().find(is_data).unwrap_or_default();
                let is_above = known <= parents
                    && names()
                        .take(known)
                        .zip(&self.target.pattern.0)
                        .all(|(name, known)| known.as_ref().is_none_or(|known| known == name));
                is_passed |=
                    is_above && (known > 0 || chain.is_computed || names().next().is_none());
            }
            let attributes = attributes.iter().filter(|attribute| {
                attribute.name == key && !OTHER_ROOTS.contains(&attribute.root)
            });
            let attributes = attributes.map(|attribute| attribute.span.clone());
            let named = literals.iter().filter(|literal| {
                let function = match literal.role {
                    Role::Argument { function, .. } => named_by(function).is_none(),
                    _ => true,
                };
                function && literal.text == key
            });
            let spans = attributes.chain(named.map(|literal| literal.span.clone()));
            reads.extend(spans.map(|span| place(path, &text, &span)));
        }
        if !is_passed {
            return None;
        }
        reads.into_iter().next().or_else(|| self.word_of_code(key))
    }

    /// A word in the code of islands, which have the data that templates pass to them.
    fn word_of_code(&self, word: &str) -> Option<String> {
        let is_code = |path: &&SourcePath| {
            [".tsx", ".ts", ".jsx", ".js"].iter().any(|end| path.as_str().ends_with(end))
        };
        self.rename.snapshot().under("islands/").filter(is_code).find_map(|path| {
            let text = self.text(path);
            let is_name = |c: char| c.is_alphanumeric() || matches!(c, '_' | '$');
            let mut found = memchr::memmem::find_iter(text.as_bytes(), word);
            let at = found.find(|at| {
                !text[..*at].ends_with(is_name) && !text[at + word.len()..].starts_with(is_name)
            })?;
            Some(place(path, &text, &(at..at + word.len())))
        })
    }
}

/// Collects the spans of the scalars with this text.
fn collect(node: &Node, wanted: &str, found: &mut Vec<Range<usize>>) {
    match &node.value {
        Value::Scalar { text, .. } if **text == *wanted => found.push(node.span()),
        Value::Scalar { .. } => {}
        Value::List(items) => items.iter().for_each(|item| collect(item, wanted, found)),
        Value::Map(entries) => entries.iter().for_each(|(_, item)| collect(item, wanted, found)),
    }
}
