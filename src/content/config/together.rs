//! `[[check.together]]`: messages that pages have together.

use std::collections::BTreeSet;

use glob::Pattern;

use crate::content::config::resolver::{ConfigNode, Located, Resolver};
use crate::content::schema::{Shape, fields};

/// Patterns of message ids with their spans.
type Patterns = Vec<Located<Pattern>>;

/// A rule about the messages that a page prints.
#[derive(Clone, Debug)]
pub struct TogetherRule {
    /// A page with a message of one of these patterns has to follow the rule.
    pub with: Patterns,
    /// The page also prints a message of each of these.
    pub needs: Patterns,
}

impl TogetherRule {
    /// The message that requires others on a page with these messages, and the patterns of those
    /// that the page lacks.
    pub fn lacking<'a>(
        &'a self,
        ids: &BTreeSet<&'a str>,
    ) -> Option<(&'a str, Vec<&'a Located<Pattern>>)> {
        let is_one_of =
            |id: &str, all: &Patterns| all.iter().any(|pattern| pattern.value.matches(id));
        let with = ids.iter().find(|id| is_one_of(id, &self.with))?;
        let has = |pattern: &Located<Pattern>| ids.iter().any(|id| pattern.value.matches(id));
        let lacking: Vec<_> = self.needs.iter().filter(|pattern| !has(pattern)).collect();
        (!lacking.is_empty()).then_some((*with, lacking))
    }
}

/// The keys of a rule.
pub(super) fn together() -> Shape {
    let with = "The messages of which a page prints one, by ids or patterns: \"buy-*\".";
    let needs = "The messages that it has to print with it: of each pattern, at least one.";
    Shape::Record(fields([
        ("with", Shape::Text.list(), with),
        ("needs", Shape::Text.list(), needs),
    ]))
}

impl Resolver<'_> {
    /// Reads the rules of the table `[check]`.
    pub(super) fn together(&mut self, table: ConfigNode<'_>) -> Vec<TogetherRule> {
        let rules = table.get("together").items();
        let rules = rules.map(|rule| TogetherRule {
            with: self.patterns(rule.get("with")),
            needs: self.patterns(rule.get("needs")),
        });
        rules.collect()
    }

    fn patterns(&mut self, list: ConfigNode<'_>) -> Patterns {
        if let Some(empty) = list.list().filter(|list| list.value.is_empty()) {
            let hint = "write the ids of messages, or patterns such as `buy-*`";
            self.invalid(empty.span, "the rule has no messages".to_owned(), hint);
        }
        let texts = list.texts().into_iter();
        let patterns = texts.filter_map(|Located { value, span }| {
            let value = self.pattern(&value, span.clone(), "buy-*")?;
            Some(Located { value, span })
        });
        patterns.collect()
    }
}
