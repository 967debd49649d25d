//! The position of a value in a script, a style sheet or JSON.

/// The position in code after the text that was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Code {
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

impl Code {
    /// The position at the start.
    pub(super) const START: Code = Code::Outside(';');

    /// The position after `text`, which ends neither in an escape nor in the middle of an element.
    pub(super) fn after(mut self, syntax: Syntax, text: &str) -> Code {
        let mut signs = text.chars().peekable();
        while let Some(sign) = signs.next() {
            self = match self {
                Code::Text(_) | Code::Pattern(_) if sign == '\\' => {
                    signs.next();
                    self
                }
                Code::Text(quote) if sign == quote => Code::Outside(quote),
                // A text ends with its line, except a template literal.
                Code::Text(quote) if sign == '\n' && quote != '`' => Code::Outside(quote),
                Code::LineComment if sign == '\n' => Code::START,
                Code::Comment if sign == '*' && signs.next_if_eq(&'/').is_some() => Code::START,
                Code::Pattern(false) if sign == '/' => Code::Outside('/'),
                Code::Pattern(_) if matches!(sign, '[' | ']') => Code::Pattern(sign == '['),
                Code::Pattern(_) if sign == '\n' => Code::START,
                Code::Outside(last) => Code::outside(syntax, last, sign, &mut signs),
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
    ) -> Code {
        let is_script = syntax == Syntax::Script;
        match sign {
            '"' => Code::Text('"'),
            '\'' if syntax != Syntax::Json => Code::Text('\''),
            '`' if is_script => Code::Text('`'),
            '/' if syntax != Syntax::Json && signs.next_if_eq(&'*').is_some() => Code::Comment,
            '/' if is_script && signs.next_if_eq(&'/').is_some() => Code::LineComment,
            // After a value, it divides.
            '/' if is_script && !(last.is_alphanumeric() || ")]}_$\"'`".contains(last)) => {
                Code::Pattern(false)
            }
            sign if sign.is_whitespace() => Code::Outside(last),
            sign => Code::Outside(sign),
        }
    }

    /// The position after two branches; `None` if they differ.
    pub(super) fn join(self, other: Code) -> Option<Code> {
        match (self, other) {
            (Code::Outside(one), Code::Outside(two)) if one != two => Some(Code::Outside(')')),
            _ => (self == other).then_some(self),
        }
    }
}
