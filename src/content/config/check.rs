//! `[check]`: the levels of diagnostics, and the site's own rules.

use std::ops::Range;

use glob::Pattern;

use crate::content::config::resolver::{ConfigNode, Located, Resolver};
use crate::content::config::together::{TogetherRule, together};
use crate::content::schema::{Field, Shape, fields};
use crate::engine::diagnostic::{Level, LevelRule, Place};

const CODE: Shape = Shape::Name("diagnostic");

fn levels() -> [(&'static str, Shape, &'static str); 3] {
    [
        ("deny?", CODE.list(), "Codes whose diagnostics are errors."),
        ("warn?", CODE.list(), "Codes whose diagnostics are warnings."),
        ("allow?", CODE.list(), "Codes whose diagnostics are not reported."),
    ]
}

/// The keys of the table.
pub(super) fn check() -> Shape {
    let files = "The files, by a pattern: \"locales/fr/**\".";
    let mut own: Vec<Field> = fields([("files", Shape::Text, files)]);
    own.extend(fields(levels()));
    let overrides = "Other levels in some files; of several, the last applies.";
    let mut all = fields(levels());
    let rules = "Messages that a page prints only with others: `[[check.together]]`, once each.";
    all.extend(fields([
        ("overrides?", Shape::Record(own).list(), overrides),
        ("together?", together().list(), rules),
    ]));
    Shape::Record(all)
}

impl Resolver<'_> {
    /// Reads the levels of the table, then those of its overrides; and the rules about messages.
    pub(super) fn check(&mut self, table: ConfigNode<'_>) -> (Vec<LevelRule>, Vec<TogetherRule>) {
        let overrides = table.get("overrides").items();
        let levels = [table].into_iter().chain(overrides).map(|table| self.level_rule(table));
        (levels.collect(), self.together(table))
    }

    /// Parses a pattern; `example` is one for the hint.
    pub(super) fn pattern(
        &mut self,
        text: &str,
        span: Range<usize>,
        example: &str,
    ) -> Option<Pattern> {
        let pattern = Pattern::new(text);
        if let Err(error) = &pattern {
            let message = format!("`{text}` is not a pattern: {}", error.msg);
            self.invalid(span, message, format!("write a pattern such as `{example}`"));
        }
        pattern.ok()
    }

    fn level_rule(&mut self, table: ConfigNode<'_>) -> LevelRule {
        let mut rule = LevelRule::default();
        if let Some(Located { value, span }) = table.get("files").text() {
            rule.files = self.pattern(&value, span.clone(), "locales/fr/**");
            rule.place = rule.files.is_some().then(|| Place::new(self.path, span));
        }
        for level in Level::ALL {
            for Located { value, span } in table.get(level.name()).texts() {
                if let Err((message, hint)) = rule.set(&value, level) {
                    self.invalid(span, message, hint);
                }
            }
        }
        rule
    }
}
