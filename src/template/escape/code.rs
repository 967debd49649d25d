//! The position of a value in a script, a style sheet or JSON.

use std::iter::Peekable;
use std::str::CharIndices;

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

/// The brackets that are open in a script.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct OpenBrackets {
    /// Those in the expressions of template literals, in four bits for each: one more than the
    /// braces that the expression itself contains, the innermost expression last.
    braces: u64,
    /// A bit for each parenthesis: whether a statement follows it, as after `if (…)`.
    parentheses: u64,
    /// A bit for each brace: whether it begins an object, which is a value.
    objects: u64,
}

impl OpenBrackets {
    /// Begins the expression of a template literal.
    fn enter(&mut self) {
        self.braces = self.braces << 4 | 1;
    }

    /// Begins a parenthesis after a text.
    fn open(&mut self, before: &str) {
        let is_head = HEADS.contains(&last_word(before));
        self.parentheses = self.parentheses << 1 | u64::from(is_head);
    }

    /// Ends a parenthesis. Returns whether a statement follows it.
    fn close(&mut self) -> bool {
        let is_head = self.parentheses & 1 == 1;
        self.parentheses >>= 1;
        is_head
    }

    /// Begins a block or an object after a text, whose last character outside of texts is `last`.
    fn open_brace(&mut self, before: &str, last: char) {
        let word = last_word(before);
        let is_value = OPERATORS.contains(&word) && !["do", "else"].contains(&word);
        let is_object = is_value || "=(,[:?&|!+-*%<^~".contains(last);
        self.objects = self.objects << 1 | u64::from(is_object);
    }

    /// Ends a block or an object. Returns whether it is an object.
    fn close_brace(&mut self) -> bool {
        let is_object = self.objects & 1 == 1;
        self.objects >>= 1;
        is_object
    }

    /// Counts a brace outside of texts. Returns whether it ends the expression of a template
    /// literal.
    fn count(&mut self, sign: char) -> bool {
        match (sign, self.braces & 0xf) {
            (_, 0) => false,
            ('{', open) => {
                self.braces += u64::from(open < 0xf);
                false
            }
            (_, 1) => {
                self.braces >>= 4;
                true
            }
            _ => {
                self.braces -= 1;
                false
            }
        }
    }
}

/// The words after which `/` begins a regular expression: no value ends with them.
const OPERATORS: [&str; 14] = [
    "await", "case", "delete", "do", "else", "in", "instanceof", "new", "of", "return", "throw",
    "typeof", "void", "yield",
];

/// Consumes the next character if it is this one. Returns whether it is.
fn next_is(signs: &mut Peekable<CharIndices<'_>>, expected: char) -> bool {
    signs.next_if(|(_, sign)| *sign == expected).is_some()
}

/// The words before the parentheses of a statement.
const HEADS: [&str; 4] = ["for", "if", "while", "with"];

/// The word at the end of a text; empty if there is none, or if it is the name of a property.
fn last_word(text: &str) -> &str {
    let text = text.trim_end();
    let is_part = |c: char| c.is_alphanumeric() || matches!(c, '_' | '$');
    let before = text.trim_end_matches(is_part);
    if before.ends_with('.') { "" } else { &text[before.len()..] }
}

impl CodePosition {
    /// The position at the start.
    pub(super) const START: CodePosition = CodePosition::Outside(';');

    /// The position after `text`, which ends neither in an escape nor in the middle of an element.
    pub(super) fn after(
        mut self,
        syntax: Syntax,
        text: &str,
        brackets: &mut OpenBrackets,
    ) -> CodePosition {
        let mut signs = text.char_indices().peekable();
        while let Some((at, sign)) = signs.next() {
            self = match self {
                CodePosition::Text(_) | CodePosition::Pattern(_) if sign == '\\' => {
                    signs.next();
                    self
                }
                CodePosition::Text(quote) if sign == quote => CodePosition::Outside(quote),
                CodePosition::Text('`') if sign == '$' && next_is(&mut signs, '{') => {
                    brackets.enter();
                    CodePosition::Outside('(')
                }
                // A text ends with its line, except a template literal.
                CodePosition::Text(quote) if sign == '\n' && quote != '`' => {
                    CodePosition::Outside(quote)
                }
                CodePosition::LineComment if sign == '\n' => CodePosition::START,
                CodePosition::Comment if sign == '*' && next_is(&mut signs, '/') => {
                    CodePosition::START
                }
                CodePosition::Pattern(false) if sign == '/' => CodePosition::Outside('/'),
                CodePosition::Pattern(_) if matches!(sign, '[' | ']') => {
                    CodePosition::Pattern(sign == '[')
                }
                CodePosition::Pattern(_) if sign == '\n' => CodePosition::START,
                CodePosition::Outside(_) if matches!(sign, '{' | '}') && brackets.count(sign) => {
                    CodePosition::Text('`')
                }
                CodePosition::Outside(_) if syntax == Syntax::Script && sign == '(' => {
                    brackets.open(&text[..at]);
                    CodePosition::Outside('(')
                }
                CodePosition::Outside(_) if syntax == Syntax::Script && sign == ')' => {
                    CodePosition::Outside(if brackets.close() { ';' } else { ')' })
                }
                CodePosition::Outside(last) if syntax == Syntax::Script && sign == '{' => {
                    brackets.open_brace(&text[..at], last);
                    CodePosition::Outside('{')
                }
                CodePosition::Outside(_) if syntax == Syntax::Script && sign == '}' => {
                    CodePosition::Outside(if brackets.close_brace() { ')' } else { '}' })
                }
                CodePosition::Outside(last) => {
                    let divides = sign != '/' || !OPERATORS.contains(&last_word(&text[..at]));
                    let last = if divides { last } else { ';' };
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
        signs: &mut Peekable<CharIndices<'_>>,
    ) -> CodePosition {
        let is_script = syntax == Syntax::Script;
        match sign {
            '"' => CodePosition::Text('"'),
            '\'' if syntax != Syntax::Json => CodePosition::Text('\''),
            '`' if is_script => CodePosition::Text('`'),
            '/' if syntax != Syntax::Json && next_is(signs, '*') => CodePosition::Comment,
            '/' if is_script && next_is(signs, '/') => CodePosition::LineComment,
            // After a value, it divides.
            '/' if is_script && !(last.is_alphanumeric() || ")]_$\"'`".contains(last)) => {
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
