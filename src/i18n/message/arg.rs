//! The arguments that templates pass to messages.

/// An argument of a message.
#[derive(Clone, Debug, PartialEq)]
pub enum Arg {
    /// Inserted verbatim.
    Text(String),
    /// A decimal number, formatted for the locale.
    Number(String),
    /// Texts and numbers, formatted as a list.
    List(Vec<Arg>),
}
