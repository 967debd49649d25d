//! The kinds of escaping, and the mistakes of values that can't be escaped.

use std::ops::Range;

use crate::engine::diagnostic::Code;

/// The escaping of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Escape {
    /// By the engine, for the type of the file.
    Plain,
    /// In a quoted attribute, with its quote.
    Attribute(char),
    /// At the start of an attribute with an address.
    Address(char),
    /// In an attribute with an address, as the value of a parameter.
    Parameter(char),
    /// In an attribute that contains a document (`srcdoc`).
    Document(char),
    /// In a tag, outside of the values of attributes.
    Name,
    /// In a CDATA section.
    Cdata,
    /// As a value of a script in a page.
    ScriptValue,
    /// As a value of a file with a script.
    CodeValue,
    /// In a string of a script in a page.
    ScriptText,
    /// In a string of a JSON file.
    JsonText,
    /// In a style sheet, outside of strings.
    StyleValue,
    /// In a string of a style sheet.
    StyleText,
}

/// A mistake: its code, its message, its place, and a hint.
pub(super) struct EscapeMistake {
    pub(super) code: Code,
    pub(super) message: String,
    pub(super) span: Range<usize>,
    pub(super) hint: &'static str,
}
