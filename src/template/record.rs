//! Records of content as objects of the template engine.

use std::sync::Arc;

use minijinja::Value;
use minijinja::value::{Enumerator, Object, ObjectRepr, ValueKind};

use crate::base::marks;

/// A record. At the sizes of content, a linear search is faster than hashing.
#[derive(Debug)]
pub(super) struct TemplateRecord {
    pub(super) fields: Vec<(Arc<str>, Value)>,
    /// Whether a text in it has marks.
    pub(super) has_marks: bool,
}

impl TemplateRecord {
    /// A record of texts that may have marks.
    pub(super) fn new(fields: Vec<(Arc<str>, Value)>) -> TemplateRecord {
        let has_marks = fields.iter().any(|(_, value)| has_marks(value));
        TemplateRecord { fields, has_marks }
    }
}

impl Object for TemplateRecord {
    fn repr(self: &Arc<Self>) -> ObjectRepr {
        ObjectRepr::Map
    }

    fn get_value(self: &Arc<Self>, key: &Value) -> Option<Value> {
        self.get_value_by_str(key.as_str()?)
    }

    fn get_value_by_str(self: &Arc<Self>, key: &str) -> Option<Value> {
        self.fields.iter().find(|(name, _)| &**name == key).map(|(_, value)| value.clone())
    }

    fn enumerate(self: &Arc<Self>) -> Enumerator {
        let names = self.fields.iter().map(|(name, _)| Value::from(Arc::clone(name)));
        Enumerator::Values(names.collect())
    }
}

/// Returns whether a value has texts with marks; HTML keeps its marks.
pub(super) fn has_marks(value: &Value) -> bool {
    match value.as_str() {
        Some(text) => !value.is_safe() && marks::has_marks(text),
        None if value.kind() == ValueKind::Seq => {
            value.try_iter().into_iter().flatten().any(|item| has_marks(&item))
        }
        None => value.downcast_object_ref().is_some_and(|record: &TemplateRecord| record.has_marks),
    }
}
