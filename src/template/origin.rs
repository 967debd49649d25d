//! The origins of the parts of a rendering.

use std::ops::Range;
use std::sync::Arc;

use minijinja::OutputSpanKind;

use crate::engine::diagnostic::Place;
use crate::template::context::TemplateContext;
use crate::template::globals::RootObject;
use crate::template::rewrite::source_span;
use crate::template::{Templates, partial};

/// A rendering of a template whose parts have origins.
pub struct TracedOutput {
    /// The output.
    pub text: String,
    spans: Vec<minijinja::OutputSpan>,
}

/// The origin of a part of an output.
pub enum Origin {
    /// The literal text of a template, from the place on.
    Written(Place),
    /// The value of the expression at the place; its span in the output.
    Value(Place, Range<usize>),
    /// The output of the partial with this name; its span in the output.
    Partial(String, Range<usize>),
}

impl Templates {
    /// Renders a template, and records the origins of its output. Returns `None` on errors.
    pub fn trace(&self, name: &str, context: Arc<dyn TemplateContext>) -> Option<TracedOutput> {
        let template = self.environment.get_template(name).ok()?;
        let context = RootObject::new(context, Arc::default());
        let rendered = template.render_with_spans(minijinja::Value::from_object(context)).ok()?;
        Some(TracedOutput { text: rendered.0, spans: rendered.1 })
    }

    /// Renders a partial like [`Templates::trace`].
    pub fn trace_partial(
        &self,
        name: &str,
        context: Arc<dyn TemplateContext>,
    ) -> Option<TracedOutput> {
        self.trace(&partial::written_name(name), context)
    }

    /// The origin of the byte of an output at an offset.
    pub fn origin(&self, traced: &TracedOutput, at: usize) -> Option<Origin> {
        let span = traced.spans.iter().find(|span| span.output_range().contains(&at))?;
        let (name, output) = (span.name(), span.output_range());
        // The template under the name of a partial requests its shared rendering.
        if self.environment.get_template(&partial::written_name(name)).is_ok() {
            return Some(Origin::Partial(name.to_owned(), output));
        }
        let file = self.files.get(partial::file_name(name))?;
        let source = span.source_range();
        Some(match span.kind() {
            OutputSpanKind::Raw => {
                let start = source.start + at - output.start;
                Origin::Written(Place::new(
                    &file.path,
                    source_span(&file.added, &(start..start + 1)),
                ))
            }
            _ => Origin::Value(Place::new(&file.path, source_span(&file.added, &source)), output),
        })
    }
}
