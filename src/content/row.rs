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
    /// The key: the last part of the id of the page.
    pub key: Arc<str>,
    /// The fields, as a record.
    pub data: Data,
    /// The data file.
    pub source: SourcePath,
    /// The span of the key in the data file.
    pub span: Range<usize>,
}

/// The value of a field of a row, for messages.
#[derive(Clone, Copy, Debug)]
pub enum RowValue<'a> {
    /// A number, a date or a text.
    Value(DataValue<'a>),
    /// The id of a message, whose text is the value.
    Message(&'a str),
    /// A list or a mapping, which has no text.
    Other,
}

impl Row {
    /// Returns the place of the row in the data file.
    pub fn place(&self) -> Place {
        Place::new(&self.source, self.span.clone())
    }

    /// Returns the value of the first field whose name `is_named` accepts.
    pub fn value(&self, is_named: impl Fn(&str) -> bool) -> Option<RowValue<'_>> {
        let Data::Record(fields) = &self.data else { return None };
        let (_, data) = fields.iter().find(|(name, _)| is_named(name))?;
        Some(match data {
            Data::Message(id) => RowValue::Message(id),
            Data::Page(text) | Data::Asset(text) | Data::Fact(text) => {
                RowValue::Value(DataValue::Text(text))
            }
            data => DataValue::of(data).map_or(RowValue::Other, RowValue::Value),
        })
    }
}
