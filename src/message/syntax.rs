//! What is said of Fluent files that can't be parsed.

use fluent_syntax::parser::{ErrorKind, ParserError};

use crate::diagnostic::{Code, Diagnostic, Place};
use crate::source::SourcePath;

/// One mistake of syntax.
pub(super) fn mistake(path: &SourcePath, error: &ParserError) -> Diagnostic {
    let (message, hint) = words(&error.kind);
    Diagnostic::new(Code::FluentSyntax, message).at(Place::new(path, error.pos.clone())).hint(hint)
}

fn words(kind: &ErrorKind) -> (String, &'static str) {
    let usual = "a message is `id = text`; further lines of its text are indented";
    let select = "a choice is `{ $count -> [one] … *[other] … }`, each form on a line of its own";
    let fixed = |message: &str, hint| (message.to_owned(), hint);
    match kind {
        ErrorKind::ExpectedToken(token) => (format!("a `{token}` is expected here"), usual),
        ErrorKind::ExpectedCharRange { range } => {
            (format!("one of `{range}` is expected here"), usual)
        }
        ErrorKind::ExpectedMessageField { entry_id } => {
            (format!("the message `{entry_id}` has no text"), "write its text behind the `=`")
        }
        ErrorKind::ExpectedTermField { entry_id } => {
            (format!("the term `-{entry_id}` has no text"), "write its text behind the `=`")
        }
        ErrorKind::MissingDefaultVariant => {
            fixed("no form of the choice is the default one", "mark one with a star: `*[other]`")
        }
        ErrorKind::MultipleDefaultVariants => {
            fixed("two forms of the choice are marked with `*`", "leave the star at one of them")
        }
        ErrorKind::MissingValue => fixed("a text is expected here", usual),
        ErrorKind::UnterminatedStringLiteral => {
            fixed("the quotes are not closed", "close them on the same line")
        }
        ErrorKind::UnbalancedClosingBrace => {
            fixed("a `}` closes nothing", "write `{\"}\"}` for the sign itself")
        }
        ErrorKind::ExpectedInlineExpression => fixed(
            "a variable, a term or a function is expected here",
            "write `{ $variable }`, or `{\"{\"}` for the sign `{` itself",
        ),
        ErrorKind::ExpectedSimpleExpressionAsSelector
        | ErrorKind::MessageReferenceAsSelector
        | ErrorKind::TermReferenceAsSelector
        | ErrorKind::MessageAttributeAsSelector => fixed("a choice can't be made by this", select),
        ErrorKind::TermAttributeAsPlaceable => fixed(
            "the attribute of a term can't be printed",
            "make it a term of its own, or choose by it",
        ),
        other => {
            let mut message = other.to_string();
            if let Some(first) = message.get_mut(..1) {
                first.make_ascii_lowercase();
            }
            (message, "see docs/messages.md for what a message can hold")
        }
    }
}
