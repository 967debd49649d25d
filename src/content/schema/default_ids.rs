//! Default ids of messages: a required message that a page does not name has the id of its place,
//! such as `<section>-<key>`.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

use crate::content::schema::shape::Shape;
use crate::engine::diagnostic::{Code, Diagnostic, Place};
use crate::engine::source::SourcePath;

/// The key that names an item of a list in default ids. An item without it has its number.
pub(super) const ITEM_ID: &str = "id";

/// The default ids of a page.
#[derive(Default)]
pub(super) struct DefaultIds {
    /// The names of the section, keys and items around the current value.
    prefix: String,
    /// The ids found so far, with their spans.
    known: BTreeMap<Arc<str>, Range<usize>>,
}

impl DefaultIds {
    /// Adds a name around the following values; returns the previous names, for
    /// [`DefaultIds::leave`].
    pub(super) fn enter(&mut self, name: &str) -> String {
        let inner = self.id(name);
        std::mem::replace(&mut self.prefix, inner)
    }

    /// Restores the names around the following values.
    pub(super) fn leave(&mut self, outer: String) {
        self.prefix = outer;
    }

    /// The id of the value that is called `name`.
    fn id(&self, name: &str) -> String {
        let separator = if self.prefix.is_empty() { "" } else { "-" };
        format!("{}{separator}{}", self.prefix, name.replace('_', "-"))
    }

    /// Returns the default id of `key`, for the value at this place. An id that another value has
    /// is reported.
    pub(super) fn claim(
        &mut self,
        key: &str,
        path: &SourcePath,
        span: Range<usize>,
    ) -> Result<Arc<str>, Diagnostic> {
        let id: Arc<str> = self.id(key).into();
        let place = Place::new(path, span.clone());
        let is_id_part = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_');
        if !id.starts_with(|c: char| c.is_ascii_alphabetic()) || !id.chars().all(is_id_part) {
            let message = format!("the default id of `{key}`, `{id}`, can't be that of a message");
            return Err(Diagnostic::new(Code::MissingKey, message)
                .at(place)
                .hint(format!("add `{key}:` with the id of a message")));
        }
        let Some(first) = self.known.insert(Arc::clone(&id), span) else { return Ok(id) };
        let message = format!("two keys of the page have the default id `{id}`");
        Err(Diagnostic::new(Code::DuplicateMessage, message)
            .at(place)
            .related(Place::new(path, first), "the first one")
            .hint(format!(
                "name the message of this one, `{key}: …`, or give its item an `id` or its section \
                 an `anchor` of its own"
            )))
    }
}

/// Returns whether a required key of a page may be absent: a message, or a mapping that requires
/// only messages.
pub fn has_default(shape: &Shape) -> bool {
    match shape {
        Shape::Message => true,
        Shape::Record(fields) => {
            let mut required = fields.iter().filter(|field| !field.optional).peekable();
            required.peek().is_some() && required.all(|field| has_default(&field.shape))
        }
        _ => false,
    }
}
