//! The operands of `~` in the code of a template.

use std::ops::Range;

use crate::template::tag::end_of_text;

/// Operators that are words and bind less than `~`.
const WORD_OPERATORS: [&str; 6] = ["and", "else", "if", "in", "not", "or"];

/// The last token of an operand.
#[derive(Clone, Copy, Default, PartialEq)]
enum Last {
    /// A value follows.
    #[default]
    Operator,
    /// The name of a filter or of an attribute follows.
    Access,
    /// The name of a test follows.
    Is,
    /// The name of a test, which may have an argument without brackets.
    Test,
    Value,
}

/// The operands of one level of brackets.
#[derive(Default)]
struct Chain {
    operand: Option<Range<usize>>,
    /// Whether a `~` is before the operand.
    is_joined: bool,
    last: Last,
}

impl Chain {
    fn extend(&mut self, token: Range<usize>, last: Last) {
        let start = self.operand.as_ref().map_or(token.start, |operand| operand.start);
        *self = Chain { operand: Some(start..token.end), last, ..*self };
    }

    /// Ends the operand before a token, which may be `~`.
    fn end(&mut self, token: &str, found: &mut Vec<Range<usize>>) {
        let is_joined = token == "~";
        found.extend(self.operand.take().filter(|_| self.is_joined || is_joined));
        *self = Chain { is_joined, ..Chain::default() };
    }
}

/// The operands of `~` in a span of code. They may contain each other.
pub(super) fn operands(text: &str, code: Range<usize>) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    if !text[code.clone()].contains('~') {
        return found;
    }
    let (mut outer, mut chain, mut at) = (Vec::new(), Chain::default(), code.start);
    while at < code.end {
        let token = at..end_of_token(text, at).min(code.end);
        at = token.end;
        let word = &text[token.clone()];
        match (word.as_bytes()[0], chain.last) {
            (byte, _) if byte.is_ascii_whitespace() => {}
            (b'(' | b'[' | b'{', _) => {
                chain.extend(token, Last::Value);
                outer.push(std::mem::take(&mut chain));
            }
            (b')' | b']' | b'}', _) => {
                chain.end(word, &mut found);
                chain = outer.pop().unwrap_or_default();
                chain.extend(token, Last::Value);
            }
            (b'*' | b'/' | b'%', _) => chain.extend(token, Last::Operator),
            (b'|' | b'.', _) => chain.extend(token, Last::Access),
            (b'-' | b'+', Last::Operator | Last::Test) => chain.extend(token, Last::Operator),
            // Texts side by side are one text.
            (b'"' | b'\'', _) | (_, Last::Access) => chain.extend(token, Last::Value),
            (_, Last::Is) if word == "not" => chain.extend(token, Last::Is),
            (_, Last::Is) => chain.extend(token, Last::Test),
            (_, Last::Value | Last::Test) if word == "is" => chain.extend(token, Last::Is),
            (byte, last) if is_word(byte) && !WORD_OPERATORS.contains(&word) => {
                // A word of the statement, such as `as` in `import "a" ~ b as c`.
                if last == Last::Value {
                    chain.end(word, &mut found);
                }
                chain.extend(token, Last::Value);
            }
            _ => chain.end(word, &mut found),
        }
    }
    chain.end("", &mut found);
    found
}

/// The end of the token at an offset.
fn end_of_token(text: &str, at: usize) -> usize {
    let bytes = text.as_bytes();
    match bytes[at] {
        quote @ (b'"' | b'\'') => end_of_text(bytes, at + 1, quote),
        byte if is_word(byte) => at + bytes[at..].iter().take_while(|byte| is_word(**byte)).count(),
        _ => at + 1,
    }
}

fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_' || !byte.is_ascii()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn operands_are_those_of_the_engine() {
        for (code, expected) in [
            ("a ~ b", "a b"),
            ("a ~ 'x ~ y' \"z\" ~ c", "a 'x ~ y'\"z\" c"),
            ("a*2 ~ -b.c|f(d, 1)|g == e ~ 1.5", "a*2 -b.c|f(d,1)|g e 1.5"),
            ("a + b ~ c - d", "b c"),
            ("a.if ~ b.is ~ c|in", "a.if b.is c|in"),
            (
                "a is divisibleby 3 ~ b is not odd if c ~ d else e ~ f",
                "aisdivisibleby3 bisnotodd c d e f",
            ),
            ("(a ~ b) ~ c[d ~ e]", "a b (a~b) d e c[d~e]"),
            ("f(x='a' ~ b, y=c)", "'a' b"),
            ("\"a/\" ~ name ~ '.html' as b", "\"a/\" name '.html'"),
            ("ä ~ none ~ {1: a ~ 2}", "ä none a 2 {1:a~2}"),
            ("a + b", ""),
            ("a ~ ) ~", "a )"),
        ] {
            let words = |it: Range<usize>| code[it].split_whitespace().collect::<String>();
            let found: Vec<_> = operands(code, 0..code.len()).into_iter().map(words).collect();
            assert_eq!(found.join(" ").replace("'x~y'", "'x ~ y'"), expected, "{code}");
        }
    }
}
