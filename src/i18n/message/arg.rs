//! The arguments that templates pass to messages.

/// An argument of a message.
#[derive(Clone, Debug, PartialEq)]
pub enum Arg {
    /// Inserted verbatim.
    Text(String),
    /// A decimal number, formatted for the locale with the digits that were written.
    Number(String),
    /// The decimal of a result that has more digits than a written number, formatted for the locale
    /// with up to three fraction digits.
    Computed(String),
    /// Texts and numbers, formatted as a list.
    List(Vec<Arg>),
}
