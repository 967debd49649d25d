//! `templates/`: the engine, and the few doors through which a template reaches the world.
//!
//! A template sees its page, the data, and the functions of [`Doors`]. Whatever it asks for
//! resolves, or is a diagnostic with the template's place and the page being rendered.

mod argument;
mod door;
mod doors;
mod rich;
mod scan;
mod value;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use minijinja::syntax::SyntaxConfig;
use minijinja::{AutoEscape, Environment, Error, ErrorKind, UndefinedBehavior};

use crate::content::{DATA_SCHEMAS, read};
use crate::diagnostic::{Code, Diagnostic, Place, Report};
use crate::digest::Digest;
use crate::source::{Snapshot, SourcePath};
use crate::template::door::{Context, Failure, Forgiven};
use crate::template::scan::Scanned;

pub use crate::template::doors::{Doors, SetText};
pub use crate::template::value::{Item, escaped};

/// Where templates are.
pub const TEMPLATES: &str = "templates/";

/// All templates, parsed.
pub struct Templates {
    environment: Environment<'static>,
    files: BTreeMap<Box<str>, File>,
    sound: bool,
}

struct File {
    path: SourcePath,
    digest: Digest,
    scanned: Scanned,
}

impl Templates {
    /// Parses all templates; mistakes of syntax and wrong names of templates are reported.
    pub fn load(snapshot: &Snapshot, report: &mut Report) -> Templates {
        let mut environment = Environment::new();
        environment.set_undefined_behavior(UndefinedBehavior::Strict);
        let mut syntax = SyntaxConfig::builder();
        syntax.trim_blocks(true).lstrip_blocks(true);
        environment.set_syntax(syntax.build().expect("these settings do not contradict"));
        environment.set_auto_escape_callback(|name| match name.rsplit('.').next() {
            Some("json" | "webmanifest") => AutoEscape::Json,
            Some("txt") => AutoEscape::None,
            _ => AutoEscape::Html,
        });
        environment.set_formatter(value::print);
        environment.set_fuel(Some(FUEL));
        let mut files = BTreeMap::new();
        let mut sound = true;
        for path in snapshot.under(TEMPLATES) {
            if path.as_str().ends_with(".yaml") {
                if !path.as_str().starts_with(DATA_SCHEMAS) {
                    check_schema_twin(snapshot, path, report);
                }
                continue;
            }
            let Some(text) = read(snapshot, path, report) else { continue };
            let name = path.as_str()[TEMPLATES.len()..].to_owned();
            let scanned = Scanned::new(path, &text, report);
            let digest = Digest::of(text.as_bytes());
            if let Err(error) = environment.add_template_owned(name.clone(), text) {
                sound = false;
                let span = error.range().unwrap_or(0..0);
                let message = error.detail().unwrap_or("the template can't be parsed").to_owned();
                report.add(
                    Diagnostic::new(Code::TemplateSyntax, message)
                        .at(Place::new(path, span))
                        .hint("check the `{{ }}` and `{% %}` around this place"),
                );
            }
            files.insert(name.into(), File { path: path.clone(), digest, scanned });
        }
        let mut templates = Templates { environment, files, sound };
        templates.sound &= templates.check_names(report);
        templates
    }

    /// Whether every template can be rendered, as far as can be told without rendering it.
    pub fn is_sound(&self) -> bool {
        self.sound
    }

    fn check_names(&self, report: &mut Report) -> bool {
        let mut good = true;
        for file in self.files.values() {
            for (name, span) in &file.scanned.names {
                if !self.files.contains_key(name.as_str()) {
                    good = false;
                    report.add(self.unknown(name).at(Place::new(&file.path, span.clone())));
                }
            }
        }
        for name in self.files.keys() {
            let mut path = vec![&**name];
            if let Some(span) = self.circle(name, &mut path, &mut BTreeSet::new()) {
                good = false;
                // Every template of a circle finds it; the first by name tells of it.
                if path.iter().all(|other| &**name <= *other) {
                    let file = &self.files[name];
                    let circle = path.join("` → `");
                    report.add(
                        Diagnostic::new(
                            Code::IncludeCycle,
                            format!("templates include each other: `{circle}`"),
                        )
                        .at(Place::new(&file.path, span))
                        .hint("move what they share into a third template"),
                    );
                }
            }
        }
        good
    }

    fn circle<'a>(
        &'a self,
        start: &str,
        path: &mut Vec<&'a str>,
        entered: &mut BTreeSet<&'a str>,
    ) -> Option<std::ops::Range<usize>> {
        let file = self.files.get(*path.last()?)?;
        for (name, span) in &file.scanned.names {
            if name == start {
                path.push(name);
                return Some(span.clone());
            }
            if entered.insert(name) {
                path.push(name);
                if self.circle(start, path, entered).is_some() {
                    return Some(span.clone());
                }
                path.pop();
            }
        }
        None
    }

    /// Whether there is a template of that name.
    pub fn contains(&self, name: &str) -> bool {
        self.files.contains_key(name)
    }

    /// Whether a template names this between quotes, so that some rendering may ask for it even
    /// if none did.
    pub fn mentions(&self, name: &str) -> bool {
        self.files.values().any(|file| file.scanned.literals.contains(name))
    }

    /// The mistake of naming a template that does not exist.
    pub fn unknown(&self, name: &str) -> Diagnostic {
        Diagnostic::new(Code::UnknownTemplate, format!("there is no template `{name}`"))
            .did_you_mean(
                name,
                self.files.keys().map(|name| &**name),
                format!("create `{TEMPLATES}{name}`"),
            )
    }

    /// These templates with all that they include, by name. A name that is put together while
    /// rendering counts as all templates of the folder it begins with.
    pub fn closure<'a>(&'a self, names: impl IntoIterator<Item = &'a str>) -> BTreeSet<&'a str> {
        let mut closure = BTreeSet::new();
        let mut open: Vec<&str> = names.into_iter().collect();
        while let Some(name) = open.pop() {
            let Some((name, file)) = self.files.get_key_value(name) else { continue };
            if !closure.insert(&**name) {
                continue;
            }
            open.extend(file.scanned.names.iter().map(|(name, _)| name.as_str()));
            for folder in &file.scanned.folders {
                let within = self.files.keys().filter(|name| name.starts_with(folder.as_str()));
                open.extend(within.map(|name| &**name));
            }
        }
        closure
    }

    /// The file of a template.
    pub fn source(&self, name: &str) -> Option<&SourcePath> {
        self.files.get(name).map(|file| &file.path)
    }

    /// The digest of a template's text.
    pub fn digest(&self, name: &str) -> Option<Digest> {
        self.files.get(name).map(|file| file.digest)
    }

    /// The names of all templates, in order.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.files.keys().map(|name| &**name)
    }

    /// Renders a template. All mistakes that do not depend on each other are found: after each
    /// failed question it is rendered again with that question answered by nothing.
    pub fn render(&self, name: &str, doors: Arc<dyn Doors>) -> Result<String, Vec<Diagnostic>> {
        let Ok(template) = self.environment.get_template(name) else {
            let path = SourcePath::new(format!("{TEMPLATES}{name}"));
            return Err(vec![self.unknown(name).at(Place::file(&path))]);
        };
        let forgiven = Arc::new(Forgiven::default());
        let mut found = Vec::new();
        for _ in 0..FAILURE_LIMIT {
            let context = Context::new(Arc::clone(&doors), Arc::clone(&forgiven));
            match Self::write(&template, minijinja::Value::from_object(context)) {
                Ok(text) if found.is_empty() => return Ok(text),
                Ok(_) => return Err(found),
                Err(error) => {
                    if !self.explain(name, &error, &forgiven, &mut found) {
                        return Err(found);
                    }
                }
            }
        }
        Err(found)
    }

    /// Renders a template to a text that takes no more memory than it needs: thousands of pages
    /// stay in memory, and a text that grew while it was written has room for half as much again.
    fn write(
        template: &minijinja::Template<'_, '_>,
        context: minijinja::Value,
    ) -> Result<String, Error> {
        Ok(template.render(context)?.as_str().to_owned())
    }

    /// Turns an engine's error into diagnostics; whether rendering can be tried again.
    fn explain(
        &self,
        name: &str,
        error: &Error,
        forgiven: &Forgiven,
        found: &mut Vec<Diagnostic>,
    ) -> bool {
        let mut innermost = error;
        let mut failure = None;
        let mut source = std::error::Error::source(error);
        while let Some(next) = source {
            if let Some(inner) = next.downcast_ref::<Error>() {
                innermost = inner;
            } else if let Some(inner) = next.downcast_ref::<Failure>() {
                failure = Some(inner);
            }
            source = next.source();
        }
        let file = innermost.name().and_then(|name| self.files.get(name)).or(self.files.get(name));
        let place = file.map(|file| Place::new(&file.path, innermost.range().unwrap_or(0..0)));
        if let Some(failure) = failure {
            found.extend(failure.diagnostics.iter().cloned().map(|mut diagnostic| {
                match (&diagnostic.place, place.clone()) {
                    (None, place) => diagnostic.place = place,
                    (Some(_), Some(place)) => {
                        diagnostic.related.push((place, "used here".to_owned()));
                    }
                    _ => {}
                }
                diagnostic
            }));
            return forgiven.add(&failure.key);
        }
        let detail = innermost.detail().map(str::to_owned);
        let message = match innermost.kind() {
            ErrorKind::OutOfFuel => "the template does not come to an end".to_owned(),
            kind => detail.unwrap_or_else(|| kind.to_string()),
        };
        let (code, hint) = match innermost.kind() {
            ErrorKind::UndefinedError => {
                (Code::UndefinedValue, "check the name, or test it with `is defined`")
            }
            ErrorKind::OutOfFuel => {
                (Code::TemplateError, "look for a loop inside of a loop that runs too often")
            }
            ErrorKind::TemplateNotFound => {
                (Code::UnknownTemplate, "check the name that is put together here")
            }
            _ => (Code::TemplateError, "check this expression"),
        };
        let mut diagnostic = Diagnostic::new(code, message).hint(hint);
        diagnostic.place = place;
        found.push(diagnostic);
        false
    }
}

/// So many instructions of the engine a rendering may take. A page with ten thousand table cells
/// takes a tenth of it; a loop inside of a loop that nobody meant is stopped within seconds.
const FUEL: u64 = 5_000_000;

/// So many failed questions on one page are shown; more would not be read.
const FAILURE_LIMIT: usize = 50;

fn check_schema_twin(snapshot: &Snapshot, path: &SourcePath, report: &mut Report) {
    let twin = format!("{}.html", path.as_str().trim_end_matches(".yaml"));
    if !snapshot.contains(&twin) {
        report.add(
            Diagnostic::new(
                Code::StrayFile,
                format!("the schema `{path}` has no template beside it"),
            )
            .at(Place::file(path))
            .hint(format!("create `{twin}`, or remove the schema")),
        );
    }
}
