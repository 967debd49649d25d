//! Regular expressions for texts.

use regex::Regex;

/// A regular expression that matches a whole text.
#[derive(Clone, Debug)]
pub struct Pattern {
    written: Box<str>,
    regex: Regex,
}

impl Pattern {
    pub(super) fn parse(written: &str) -> Result<Pattern, String> {
        // The expression is also compiled on its own: `a)(b` is valid only in the parentheses that
        // `whole` adds.
        let regex = Regex::new(written).and_then(|_| Regex::new(&whole(written)));
        let regex = regex.map_err(|error| {
            let error = error.to_string();
            let reason = error.lines().last().unwrap_or_default().trim_start_matches("error: ");
            format!("`{written}` is not a regular expression: {reason}")
        })?;
        Ok(Pattern { written: written.into(), regex })
    }

    /// Returns whether the whole text matches.
    pub fn matches(&self, text: &str) -> bool {
        self.regex.is_match(text)
    }

    /// The expression as written.
    pub fn written(&self) -> &str {
        &self.written
    }

    /// The expression for editors, which search for a match anywhere in a text.
    pub(super) fn whole(&self) -> String {
        whole(&self.written)
    }
}

fn whole(pattern: &str) -> String {
    format!("^(?:{pattern})$")
}

impl PartialEq for Pattern {
    fn eq(&self, other: &Pattern) -> bool {
        self.written == other.written
    }
}

impl Eq for Pattern {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pattern_matches_the_whole_text() {
        let pattern = Pattern::parse("a|b{2}").unwrap();
        assert!(pattern.matches("a") && pattern.matches("bb"));
        assert!(!pattern.matches("ab") && !pattern.matches("bb\n") && !pattern.matches(""));
        for wrong in ["(", "a)(b", "[a"] {
            assert!(Pattern::parse(wrong).is_err(), "{wrong}");
        }
    }
}
