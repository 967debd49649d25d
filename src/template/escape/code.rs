//! The position of a value in a script, a style sheet or JSON.

/// The position in code after the text that was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CodePosition {
    /// Outside of texts and comments, after this character; `/` after an operator begins a regular
    /// expression.
    Outside(char),
    /// In a text with this quote.
    Text(char),
    /// In a comment that ends with its line.
    LineComment,
    /// In a comment that ends with `*/`.
    Comment,
    /// In a regular expression, in one of its classes or not.
    Pattern(bool),
}

/// The syntax that a tokenizer reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Syntax {
    Script,
    Style,
    Json,
}

impl CodePosition {
    /// The position at the start.
    pub(super) const START: CodePosition = CodePosition::Outside(';');

    /// The position after `text`, which ends neither in an escape nor in the middle of an element.
    pub(super) fn after(mut self, syntax: Syntax, text: &str) -> CodePosition {
        let mut signs = text.chars().peekable();
        while let Some(sign) = signs.next() {
            self = match self {
                CodePosition::Text(_) | CodePosition::Pattern(_) if sign == '\\' => {
                    signs.next();
                    self
                }
                CodePosition::Text(quote) if sign == quote => CodePosition::Outside(quote),
                // A text ends with its line, except a template literal.
                CodePosition::Text(quote) if sign == '\n' && quote != '`' => {
                    CodePosition::Outside(quote)
                }
                CodePosition::LineComment if sign == '\n' => CodePosition::START,
                CodePosition::Comment if sign == '*' && signs.next_if_eq(&'/').is_some() => {
                    CodePosition::START
                }
                CodePosition::Pattern(false) if sign == '/' => CodePosition::Outside('/'),
                CodePosition::Pattern(_) if matches!(sign, '[' | ']') => {
                    CodePosition::Pattern(sign == '[')
                }
                CodePosition::Pattern(_) if sign == '\n' => CodePosition::START,
                CodePosition::Outside(last) => {
                    CodePosition::outside(syntax, last, sign, &mut signs)
                }
                same => same,
            };
        }
        self
    }

    fn outside(
        syntax: Syntax,
        last: char,
        sign: char,
        signs: &mut std::iter::Peekable<std::str::Chars<'_>>,
    ) -> CodePosition {
        let is_script = syntax == Syntax::Script;
        match sign {
            '"' => CodePosition::Text('"'),
            '\'' if syntax != Syntax::Json => CodePosition::Text('\''),
            '`' if is_script => CodePosition::Text('`'),
            '/' if syntax != Syntax::Json && signs.next_if_eq(&'*').is_some() => {
                CodePosition::Comment
            }
            '/' if is_script && signs.next_if_eq(&'/').is_some() => CodePosition::LineComment,
            // After a value, it divides.
            '/' if is_script && !(last.is_alphanumeric() || ")]}_$\"'`".contains(last)) => {
                CodePosition::Pattern(false)
            }
            sign if sign.is_whitespace() => CodePosition::Outside(last),
            sign => CodePosition::Outside(sign),
        }
    }

    /// The position after two branches; `None` if they differ.
    pub(super) fn join(self, other: CodePosition) -> Option<CodePosition> {
        match (self, other) {
            (CodePosition::Outside(one), CodePosition::Outside(two)) if one != two => {
                Some(CodePosition::Outside(')'))
            }
            _ => (self == other).then_some(self),
        }
    }
}
