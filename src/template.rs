//! `templates/`: the template engine, and the functions and values that templates can use.
//!
//! In: files of `templates/`, and the values of a [`TemplateContext`]: a page, the data and a few
//! functions. Out: text, and the places in templates that its parts come from. Never: the content,
//! except through that context.
//!
//! A failed lookup becomes a diagnostic with its location in the template and the page that was
//! being rendered.

mod argument;
mod check;
mod concat;
mod escape;
mod filter;
mod global;
mod globals;
mod context;
mod origin;
mod partial;
mod picture;
mod printed;
mod record;
mod render;
mod rewrite;
mod scan;
mod sorting;
mod style;
mod tag;
mod text;
mod undefined;
mod value;

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use minijinja::syntax::SyntaxConfig;
use minijinja::{AutoEscape, Environment, UndefinedBehavior};

use crate::base::digest::{Digest, DigestBuilder};
use crate::base::limit::TEMPLATE_BRANCHES;
use crate::content::{DATA_SCHEMAS, config};
use crate::engine::diagnostic::{
    Change, Code, Diagnostic, DiagnosticCause, Hint, Place, Report, read,
};
use crate::engine::output::Language;
use crate::engine::query::Query;
use crate::engine::source::{Snapshot, SourcePath};
use crate::template::rewrite::{AddedSource, source_span};
use crate::template::scan::Scanned;

pub use crate::template::context::{
    Frame, PictureArguments, SetText, TemplateContext, link_target,
};
pub use crate::template::origin::{Origin, TracedOutput};
pub use crate::template::tag::{code_spans, without_tags};
pub use crate::template::value::TemplateValue;

/// The template of the layout around the body of every page.
pub const LAYOUT: &str = "layout.html";

/// The folder of the templates.
pub const TEMPLATES: &str = "templates/";

/// The limit of engine instructions for a rendering. A page with ten thousand table cells takes a
/// tenth of it; an accidental nested loop is stopped within seconds.
const FUEL: u64 = 5_000_000;

/// The limit of output and of values for a rendering: the engine counts 64 bytes as an instruction.
const MAX_BYTES: usize = FUEL as usize * 64;

/// All templates as a query.
pub static SITE_TEMPLATES: Query<Templates> = Query::new(|reader, _, report| {
    Templates::load_files(reader.snapshot(), &reader.get(&PLAIN, ""), report)
});

/// The templates of files without an extension, which are plain text. Without an extension, other
/// templates are HTML.
static PLAIN: Query<BTreeSet<String>> = Query::with_cutoff(|reader, _, _| {
    let has_ending = |path: &str| path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    let config = config::current(reader);
    let rules = config.files.iter().map(|rule| (&rule.template.value, &rule.output.value));
    let plain = rules.filter(|(template, output)| !has_ending(template) && !has_ending(output));
    plain.map(|(template, _)| template.clone()).collect()
});

/// The names with `_` that templates may pass to messages.
pub static ARGUMENTS: Query<BTreeSet<Box<str>>> = Query::with_cutoff(|reader, _, _| {
    let templates = reader.get(&SITE_TEMPLATES, "");
    templates.files.values().flat_map(|file| &file.scanned.arguments).cloned().collect()
});

/// All parsed templates.
pub struct Templates {
    environment: Environment<'static>,
    files: BTreeMap<Box<str>, TemplateFile>,
    /// The names of templates that can't be read, which has been reported.
    unread: BTreeSet<Box<str>>,
    is_valid: bool,
}

struct TemplateFile {
    path: SourcePath,
    digest: Digest,
    scanned: Scanned,
    /// The additions to its source for the engine.
    added: Vec<AddedSource>,
    /// Whether it has no effect on the template that includes it.
    is_closed: bool,
}

impl Templates {
    /// Parses all templates; syntax errors and references to unknown templates are reported.
    pub fn load(snapshot: &Snapshot, report: &mut Report) -> Templates {
        Templates::load_files(snapshot, &BTreeSet::new(), report)
    }

    fn load_files(snapshot: &Snapshot, plain: &BTreeSet<String>, report: &mut Report) -> Templates {
        let mut environment = Environment::new();
        environment.set_undefined_behavior(UndefinedBehavior::Strict);
        let mut syntax = SyntaxConfig::builder();
        syntax.trim_blocks(true).lstrip_blocks(true);
        environment.set_syntax(syntax.build().expect("these settings do not contradict"));
        let language = |plain: &BTreeSet<String>, name: &str| {
            if plain.contains(name) { Language::Plain } else { Language::of(name) }
        };
        let files = plain.clone();
        environment.set_auto_escape_callback(move |name| match language(&files, name) {
            Language::Json => AutoEscape::Json,
            Language::Plain => AutoEscape::None,
            _ => AutoEscape::Html,
        });
        environment.set_formatter(value::print);
        environment.set_fuel(Some(FUEL));
        undefined::add_filters(&mut environment);
        text::add_filters(&mut environment);
        filter::add_filters(&mut environment);
        sorting::add_filters(&mut environment);
        escape::add_filters(&mut environment);
        let (mut files, mut unread) = (BTreeMap::new(), BTreeSet::new());
        let mut is_valid = true;
        for path in snapshot.under(TEMPLATES) {
            if path.as_str().ends_with(".yaml") {
                if !path.as_str().starts_with(DATA_SCHEMAS) {
                    check_schema_template(snapshot, path, report);
                }
                continue;
            }
            let name = path.as_str()[TEMPLATES.len()..].to_owned();
            let Some(text) = read(snapshot, path, report) else {
                unread.insert(name.into());
                continue;
            };
            let scanned = Scanned::new(path, &text, report);
            let digest = Digest::of(text.as_bytes());
            let (escaped, mistakes) = escape::escaped(path, &text, language(plain, &name));
            // Pages with an attribute twice in a tag are rendered.
            is_valid &= !mistakes.iter().any(Diagnostic::is_error);
            for mistake in mistakes {
                report.add(mistake);
            }
            if let Some(span) = tag::crowded_if(&text) {
                is_valid = false;
                report.add(crowded(path, span));
            } else if let Err(error) = environment.add_template_owned(name.clone(), escaped.text) {
                is_valid = false;
                let span = source_span(&escaped.added, &error.range().unwrap_or(0..0));
                let message = error.detail().unwrap_or("the template can't be parsed").to_owned();
                report.add(
                    Diagnostic::new(Code::TemplateSyntax, message)
                        .at(Place::new(path, span))
                        .hint("check the `{{ }}` and `{% %}` around this place"),
                );
            }
            let is_closed = partial::is_closed(&text);
            files.insert(
                name.into(),
                TemplateFile {
                    path: path.clone(),
                    digest,
                    scanned,
                    added: escaped.added,
                    is_closed,
                },
            );
        }
        let mut templates = Templates { environment, files, unread, is_valid };
        templates.is_valid &= templates.check_references(report);
        if templates.is_valid {
            templates.check_layout(report);
            templates.add_partials();
        }
        templates
    }

    /// Prepares the templates that others include by name and that have the same output everywhere,
    /// unless they use the page.
    fn add_partials(&mut self) {
        let is_plain = |name: &str| {
            let is_part = |byte: u8| byte.is_ascii_alphanumeric() || b"-_./".contains(&byte);
            name.ends_with(".html") && name.bytes().all(is_part)
        };
        let references = self.files.values().flat_map(|file| &file.scanned.references);
        let names: BTreeSet<&str> = references
            .map(|(name, _)| &**name)
            .filter(|name| is_plain(name))
            .filter(|name| self.closure([*name]).iter().all(|name| self.files[*name].is_closed))
            .collect();
        partial::add_partials(&mut self.environment, &names);
    }

    /// Returns whether every template parsed and includes only existing ones, without a cycle.
    pub fn is_valid(&self) -> bool {
        self.is_valid
    }

    /// Returns whether there is a template of that name.
    pub fn contains(&self, name: &str) -> bool {
        self.files.contains_key(name)
    }

    /// Returns whether a template contains `name` as a string literal, so that a rendering may look
    /// it up.
    pub fn mentions(&self, name: &str) -> bool {
        self.files.values().any(|file| file.scanned.literals.contains(name))
    }

    /// The place of a list of a folder in a template.
    pub fn list_place(&self, words: &str, snapshot: &Snapshot) -> Option<Place> {
        let is_named = |literals: &BTreeSet<Box<str>>| words.is_empty() || literals.contains(words);
        let files = self.files.values().filter(|file| is_named(&file.scanned.literals));
        let mut places = files.filter_map(|file| {
            let text = snapshot.read_text(file.path.as_str()).ok()?;
            let span = text.match_indices("folder").find_map(|(at, name)| {
                let value = text[at + name.len()..].trim_start().strip_prefix('=')?.trim_start();
                let quote = value.chars().next().filter(|c| matches!(c, '"' | '\''))?;
                let rest = value[1..].strip_prefix(words)?.strip_prefix(quote)?;
                Some(at..text.len() - rest.len())
            })?;
            Some(Place::new(&file.path, span))
        });
        places.next()
    }

    /// The diagnostic for a reference to an unknown template.
    pub fn unknown(&self, name: &str) -> Diagnostic {
        let unknown =
            Diagnostic::new(Code::UnknownTemplate, format!("there is no template `{name}`"));
        if self.unread.contains(name) {
            return unknown.caused_by(DiagnosticCause::AnyError);
        }
        let whole = format!("{name}.html");
        if self.contains(&whole) {
            let hint = Hint::from(format!("did you mean `{whole}`?"));
            return unknown.hint(hint.with_change(Change::word(name, &whole)));
        }
        unknown.did_you_mean(
            name,
            self.files.keys().map(|name| &**name),
            format!("create `{TEMPLATES}{name}`"),
        )
    }

    /// The transitive closure of the templates that these include. A name that is computed while
    /// rendering counts as all templates of the folder that it begins with.
    pub fn closure<'a>(
        &'a self,
        references: impl IntoIterator<Item = &'a str>,
    ) -> BTreeSet<&'a str> {
        self.reach(references, true)
    }

    /// These templates and those that they include by literal names, transitively.
    pub fn named<'a>(&'a self, references: impl IntoIterator<Item = &'a str>) -> BTreeSet<&'a str> {
        self.reach(references, false)
    }

    fn reach<'a>(
        &'a self,
        references: impl IntoIterator<Item = &'a str>,
        with_computed: bool,
    ) -> BTreeSet<&'a str> {
        let mut closure = BTreeSet::new();
        let mut open: Vec<&str> = references.into_iter().collect();
        while let Some(name) = open.pop() {
            let Some((name, file)) = self.files.get_key_value(name) else { continue };
            if !closure.insert(&**name) {
                continue;
            }
            open.extend(file.scanned.references.iter().map(|(name, _)| name.as_str()));
            for prefix in file.scanned.prefixes.iter().filter(|_| with_computed) {
                let within = self.files.keys().filter(|name| name.starts_with(prefix.as_str()));
                open.extend(within.map(|name| &**name));
            }
        }
        closure
    }

    /// Returns whether one of these templates, or of those they include, shows the body of a page.
    pub fn show_content<'a>(&'a self, references: impl IntoIterator<Item = &'a str>) -> bool {
        self.closure(references).iter().any(|name| self.files[*name].scanned.shows_content)
    }

    /// Returns whether a template may show the titles, descriptions or tags of other pages.
    pub fn list_pages(&self) -> bool {
        let names = ["pages", "adjacent", "related", "tags", "pager"];
        let mut files = self.files.values();
        files.any(|file| names.iter().any(|name| file.scanned.names.contains(*name)))
    }

    /// Returns whether a template may show the bodies of other pages.
    pub fn embed_bodies(&self) -> bool {
        self.files.values().any(|file| file.scanned.embeds_bodies)
    }

    /// Returns whether a template shows a body that a section of the type `section` names, or,
    /// without `section`, a page: the section's template, or that of the page.
    pub fn show_named(&self, section: Option<&str>, page: &str) -> bool {
        let shows = |name: &str| self.files[name].scanned.shows_named;
        match section.map(|section| format!("sections/{section}.html")) {
            Some(section) => {
                self.files.contains_key(page) && shows(page)
                    || self.closure([&*section]).into_iter().any(shows)
            }
            None => self.closure([page]).into_iter().any(shows),
        }
    }

    /// The file URLs that templates compose with the site's `base_path`, with their places.
    pub fn addresses(&self) -> impl Iterator<Item = (&str, Place)> {
        self.files.values().flat_map(|file| {
            let addresses = file.scanned.addresses.iter();
            addresses.map(|(address, span)| (&**address, Place::new(&file.path, span.clone())))
        })
    }

    /// The file of a template.
    pub fn source(&self, name: &str) -> Option<&SourcePath> {
        self.files.get(name).map(|file| &file.path)
    }

    /// The digest of a template's text.
    pub fn digest(&self, name: &str) -> Option<Digest> {
        self.files.get(name).map(|file| file.digest)
    }

    /// Returns whether a template may pass an argument of that name, with a `_`, to a message.
    pub fn passes(&self, argument: &str) -> bool {
        self.files.values().any(|file| file.scanned.arguments.contains(argument))
    }

    /// The digest of the names of all templates, their includes, the names of their arguments,
    /// and whether they show bodies.
    pub fn structure(&self) -> Digest {
        let mut digest = DigestBuilder::new();
        for (name, file) in &self.files {
            let scanned = &file.scanned;
            let shows = [u8::from(scanned.shows_content), u8::from(scanned.shows_named)];
            digest = digest.field(&**name).field(shows);
            let included = scanned.references.iter().map(|(name, _)| name);
            digest = included.chain(&scanned.prefixes).fold(digest, DigestBuilder::field);
            digest = scanned.arguments.iter().fold(digest, |digest, name| digest.field(&**name));
        }
        digest.finish()
    }

    /// The names of all templates, in order.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.files.keys().map(|name| &**name)
    }
}

/// Reports a schema for a template that does not exist.
fn check_schema_template(snapshot: &Snapshot, path: &SourcePath, report: &mut Report) {
    let template = format!("{}.html", path.as_str().trim_end_matches(".yaml"));
    if !snapshot.contains(&template) {
        report.add(
            Diagnostic::new(
                Code::StrayFile,
                format!("the schema `{path}` has no template next to it"),
            )
            .at(Place::file(path))
            .hint(format!("create `{template}`, or remove the schema")),
        );
    }
}

/// The error about too many `elif`, with the first beyond the limit.
fn crowded(path: &SourcePath, span: Range<usize>) -> Diagnostic {
    Diagnostic::new(Code::TemplateSyntax, format!("the `if` has {TEMPLATE_BRANCHES}"))
        .at(Place::new(path, span))
        .hint("look the value up in data, or start another `if`")
}
