//! Descriptions of texts for the panel of the page.

use std::ops::Range;

use serde::Serialize;

use crate::engine::source::SourcePath;

/// A message, a block of a body or a value, with its texts.
#[derive(Serialize)]
pub(in crate::serve) struct DescribedMessage {
    /// Empty for a block of a body; the path of a value.
    pub(in crate::serve) id: String,
    /// The comments of the file, the group and the message.
    pub(in crate::serve) notes: Vec<String>,
    /// The largest number of characters.
    pub(in crate::serve) max: Option<usize>,
    pub(in crate::serve) texts: Vec<DescribedText>,
    /// The bytes of the block, without a byte order mark.
    pub(in crate::serve) block: Option<Range<usize>>,
    /// The type and the uses of a value.
    pub(in crate::serve) value: Option<DescribedValue>,
}

/// The text of a message in a locale.
#[derive(Serialize)]
pub(in crate::serve) struct DescribedText {
    /// Empty for a message of all locales, like the label.
    pub(in crate::serve) tag: String,
    pub(in crate::serve) label: String,
    pub(in crate::serve) direction: &'static str,
    pub(in crate::serve) is_original: bool,
    /// Whether it is that of the page.
    pub(in crate::serve) is_current: bool,
    pub(in crate::serve) file: SourcePath,
    /// `None` if the file lacks the message.
    pub(in crate::serve) line: Option<usize>,
    pub(in crate::serve) digest: Option<String>,
    pub(in crate::serve) parts: Vec<DescribedPart>,
}

#[derive(Serialize)]
pub(in crate::serve) struct DescribedPart {
    pub(in crate::serve) attribute: Option<String>,
    pub(in crate::serve) selector: Option<String>,
    pub(in crate::serve) forms: Vec<DescribedForm>,
}

#[derive(Serialize)]
pub(in crate::serve) struct DescribedForm {
    pub(in crate::serve) variant: Option<String>,
    pub(in crate::serve) source: String,
    pub(in crate::serve) text: Option<String>,
    pub(in crate::serve) is_optional: bool,
}

/// A value of a data file or a page.
#[derive(Serialize)]
pub(in crate::serve) struct DescribedValue {
    /// The field that edits it.
    pub(in crate::serve) field: FieldKind,
    /// Its type in words.
    pub(in crate::serve) kind: String,
    /// The words that it can be.
    pub(in crate::serve) choices: Vec<String>,
    /// The texts that describe it, such as its unit, by key.
    pub(in crate::serve) about: Vec<(Box<str>, Box<str>)>,
    /// The reason why it can't be edited here; a sentence without a full stop.
    pub(in crate::serve) locked: Option<String>,
    /// The pages that show it, in the language of the page.
    pub(in crate::serve) shown: Vec<ShownPage>,
    /// The number of pages in all languages that show it.
    pub(in crate::serve) routes: usize,
    /// The number of pages in all languages of which a template reads the whole file.
    pub(in crate::serve) readers: usize,
}

/// A page that shows a value.
#[derive(Serialize)]
pub(in crate::serve) struct ShownPage {
    pub(in crate::serve) page: String,
    pub(in crate::serve) url: String,
}

/// The field that edits a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub(in crate::serve) enum FieldKind {
    Number,
    Date,
    Choice,
    Text,
    Lines,
}
