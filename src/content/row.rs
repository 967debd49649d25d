//! A row of a data file, of which a page is made.

use std::ops::Range;
use std::sync::Arc;

use crate::content::data_value::DataValue;
use crate::content::schema::Data;
use crate::engine::diagnostic::Place;
use crate::engine::source::SourcePath;

/// A row of a data file, of which a page is made.
#[derive(Debug)]
pub struct Row {
    /// The id of the page file.
    pub of: Arc<str>,
    /// Its key: the last part of the page's id.
    pub key: Arc<str>,
    /// Its fields, as a record.
    pub data: Data,
    /// The data file.
    pub source: SourcePath,
    /// The span of its key there.
    pub span: Range<usize>,
}

/// The value of a field of a row, for messages.
#[derive(Clone, Copy, Debug)]
pub enum RowValue<'a> {
    /// A number, a date or a text.
    Value(DataValue<'a>),
    /// The id of a message, whose text it is.
    Message(&'a str),
    /// A list or a mapping, which has no text.
    Other,
}

impl Row {
    /// Where it is.
    pub fn place(&self) -> Place {
        Place::new(&self.source, self.span.clone())
    }

    /// The value of its first field with such a name.
    pub fn value(&self, is_named: impl Fn(&str) -> bool) -> Option<RowValue<'_>> {
        let Data::Record(fields) = &self.data else { return None };
        let (_, data) = fields.iter().find(|(name, _)| is_named(name))?;
        Some(match data {
            Data::Message(id) => RowValue::Message(id),
            Data::Boolean(value) => {
                RowValue::Value(DataValue::Text(if *value { "true" } else { "false" }))
            }
            Data::Page(text) | Data::Asset(text) | Data::Fact(text) => {
                RowValue::Value(DataValue::Text(text))
            }
            data => DataValue::of(data).map_or(RowValue::Other, RowValue::Value),
        })
    }
}
