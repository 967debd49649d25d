//! The declarations of `site.toml` for messages: elements of HTML, and functions.

use fluent_syntax::ast::{CallArguments, InlineExpression};

use crate::content::config::{self, MessageRules};
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report};
use crate::engine::query::Query;
use crate::engine::source::SourcePath;
use crate::i18n::message::function::Function;
use crate::i18n::message::{MessageFile, check_markup};

/// The declarations of `site.toml` for messages.
pub struct Rules {
    /// The elements that messages may contain.
    pub elements: Vec<String>,
    /// The functions, as terms of these names.
    pub functions: MessageFile,
}

/// The variable of a function that is the argument of a call.
pub(super) const ARGUMENT: &str = "value";

/// The declarations of `site.toml`, as a query.
pub(super) static RULES: Query<Rules> = Query::new(|reader, _, report| {
    let config = config::current(reader);
    Rules::new(&config.messages, &config.path, report)
});

impl Rules {
    /// Parses the functions of the file at that path. Mistakes in them are reported.
    pub fn new(rules: &MessageRules, path: &SourcePath, report: &mut Report) -> Rules {
        let mut terms = String::new();
        for (name, text) in &rules.functions {
            let place = Place::new(path, text.span.clone());
            if Function::from_name(name).is_some() {
                let twice = format!("{name}() is a function of Archipel");
                let wrong = Diagnostic::new(Code::InvalidConfig, twice);
                report.add(wrong.at(place).hint("use another name"));
                continue;
            }
            let term = format!("-{name} = {}\n", text.value.trim().replace('\n', "\n    "));
            let mut mistakes = Report::new();
            let file = MessageFile::parse(path.clone(), term.clone(), &mut mistakes);
            check_markup(&file, &rules.html, &mut mistakes);
            match mistakes.iter().next() {
                Some(mistake) => report.add(
                    Diagnostic::new(
                        Code::InvalidConfig,
                        mistake.message.replace("the term `-", "the function `"),
                    )
                    .at(place)
                    .hint(mistake.hint_text().into_owned()),
                ),
                None => terms.push_str(&term),
            }
        }
        Rules {
            elements: rules.html.clone(),
            functions: MessageFile::parse(path.clone(), terms, report),
        }
    }
}

/// The argument of a call of a term or function of the site, by its name.
pub(super) fn argument<'a, 's>(
    arguments: Option<&'a CallArguments<&'s str>>,
    name: &str,
) -> Option<&'a InlineExpression<&'s str>> {
    let arguments = arguments?;
    let named = arguments.named.iter().find(|argument| argument.name.name == name);
    let first = || arguments.positional.first().filter(|_| name == ARGUMENT);
    named.map(|argument| &argument.value).or_else(first)
}
