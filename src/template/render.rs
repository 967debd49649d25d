//! Renders templates, and converts the engine's errors to diagnostics.

use std::ops::Range;
use std::sync::Arc;

use minijinja::{AutoEscape, Error, ErrorKind, Output, State, Value};

use crate::engine::diagnostic::{Code, Diagnostic, DiagnosticCause, Place};
use crate::engine::source::SourcePath;
use crate::template::context::TemplateContext;
use crate::template::global::Global;
use crate::template::globals::{FailedLookup, RootObject, Suppressed, context_of};
use crate::template::rewrite::source_span;
use crate::template::value::print;
use crate::template::{FUEL, MAX_BYTES, TEMPLATES, Templates, partial};

/// The number of failed lookups that are reported for a page.
const MAX_FAILURES: usize = 50;

impl Templates {
    /// Renders a template. To report all independent errors, it is rendered again after each failed
    /// lookup, with that lookup suppressed.
    pub fn render(
        &self,
        name: &str,
        context: Arc<dyn TemplateContext>,
    ) -> Result<String, Vec<Diagnostic>> {
        let marking = context.marks_values().then(|| {
            let mut environment = self.environment.clone();
            environment.set_formatter(print_with_mark);
            environment
        });
        let environment = marking.as_ref().unwrap_or(&self.environment);
        let Ok(template) = environment.get_template(name) else {
            let path = SourcePath::new(format!("{TEMPLATES}{name}"));
            return Err(vec![self.unknown(name).at(Place::file(&path))]);
        };
        let suppressed = Arc::new(Suppressed::default());
        let mut found = Vec::new();
        for _ in 0..MAX_FAILURES {
            let context = RootObject::new(Arc::clone(&context), Arc::clone(&suppressed));
            match template.render(Value::from_object(context)) {
                Ok(text) if found.is_empty() => return Ok(text),
                Ok(_) => return Err(found),
                Err(error) => {
                    if !self.convert_error(name, &error, &suppressed, &mut found) {
                        return Err(found);
                    }
                }
            }
        }
        Err(found)
    }

    /// Renders a template that is included by others. Returns `None` on errors.
    pub fn render_partial(&self, name: &str, context: Arc<dyn TemplateContext>) -> Option<String> {
        let template = self.environment.get_template(&partial::written_name(name)).ok()?;
        let context = RootObject::new(context, Arc::default());
        template.render(Value::from_object(context)).ok()
    }

    /// Converts an engine error to diagnostics; returns whether rendering can be retried.
    fn convert_error(
        &self,
        name: &str,
        error: &Error,
        suppressed: &Suppressed,
        found: &mut Vec<Diagnostic>,
    ) -> bool {
        let mut innermost = error;
        let mut failure = None;
        let mut source = std::error::Error::source(error);
        while let Some(next) = source {
            if let Some(inner) = next.downcast_ref::<Error>() {
                innermost = inner;
            } else if let Some(inner) = next.downcast_ref::<FailedLookup>() {
                failure = Some(inner);
            }
            source = next.source();
        }
        let inner = innermost.name().map(partial::file_name);
        let file = inner.and_then(|name| self.files.get(name)).or(self.files.get(name));
        let mut written = String::new();
        let place = file.map(|file| {
            let mut range = innermost.range().unwrap_or(0..0);
            let template = self.environment.get_template(innermost.name().unwrap_or(name));
            if let Ok(template) = template {
                if let (None, Some(line)) = (innermost.range(), innermost.line()) {
                    range = line_span(template.source(), line);
                }
                range.start = start_of_path(template.source(), range.start);
                written = template.source().get(range.clone()).unwrap_or_default().to_owned();
            }
            Place::new(&file.path, source_span(&file.added, &range))
        });
        if let Some(failure) = failure {
            found.extend(failure.diagnostics.iter().cloned().map(|mut diagnostic| {
                let is_written = |name: &str| written.contains(name);
                match (&diagnostic.place, place.clone()) {
                    (None, place) => {
                        diagnostic.place = place;
                        if !diagnostic.subject.as_deref().is_none_or(is_written) {
                            diagnostic.causes.push(DiagnosticCause::Value);
                        }
                    }
                    (Some(_), Some(place)) => {
                        diagnostic.related.push((place, "used here".to_owned()));
                    }
                    _ => {}
                }
                diagnostic
            }));
            return suppressed.add(&failure.key);
        }
        let detail = innermost.detail().map(str::to_owned);
        let message = match innermost.kind() {
            ErrorKind::OutOfFuel => format!(
                "the template takes more than {} million steps, or makes more than {} MB",
                FUEL / 1_000_000,
                MAX_BYTES / 1_000_000
            ),
            kind => detail.unwrap_or_else(|| kind.to_string()),
        };
        let (code, hint) = match innermost.kind() {
            ErrorKind::UndefinedError => {
                (Code::UndefinedValue, "check the name, or test it with `is defined`")
            }
            ErrorKind::OutOfFuel => (
                Code::TemplateError,
                "look for loops that run too often, and for texts that grow in them",
            ),
            ErrorKind::TemplateNotFound => {
                (Code::UnknownTemplate, "check the name that is computed here")
            }
            ErrorKind::UnknownFilter | ErrorKind::UnknownTest | ErrorKind::UnknownFunction => {
                (Code::TemplateError, "see reference/templates in the docs for all names")
            }
            _ => (Code::TemplateError, "correct the values in this expression"),
        };
        let mut diagnostic = Diagnostic::new(code, message).hint(hint);
        diagnostic.place = place;
        // The result of a failed lookup is empty text, which has no keys and no items.
        if !found.is_empty() && code == Code::UndefinedValue {
            diagnostic = diagnostic.caused_by(DiagnosticCause::AnyError);
        }
        found.push(diagnostic);
        false
    }
}

/// The start of the path that contains the name at this offset: for an undefined value in `a.b.c`,
/// the engine reports the position of `.b.c`.
fn start_of_path(template: &str, offset: usize) -> usize {
    let Some((before, rest)) = template.split_at_checked(offset) else { return offset };
    if !rest.starts_with('.') {
        return offset;
    }
    before.trim_end_matches(|c: char| c.is_alphanumeric() || matches!(c, '_' | '.')).len()
}

/// The span of a line, which counts from 1, without spaces around it.
fn line_span(template: &str, line: usize) -> Range<usize> {
    let mut lines = template.split_inclusive('\n');
    let start = lines.by_ref().take(line.saturating_sub(1)).map(str::len).sum::<usize>();
    let text = lines.next().unwrap_or_default();
    let indent = text.len() - text.trim_start().len();
    start + indent..start + text.trim_end().len().max(indent)
}

/// Prints a value with the marks of its place.
fn print_with_mark(
    out: &mut Output<'_>,
    state: &mut State<'_, '_>,
    value: &Value,
) -> Result<(), Error> {
    let html = matches!(state.auto_escape(), AutoEscape::Html) && !value.is_safe();
    let mark = || {
        let data = state.lookup(Global::Data.name())?;
        context_of(&data)?.value_mark(value.as_str()?)
    };
    let Some([start, end]) = html.then(mark).flatten() else { return print(out, state, value) };
    out.write_str(&start)?;
    print(out, state, value)?;
    out.write_str(&end).map_err(Error::from)
}
