//! `[check]`: the levels of diagnostics.

use glob::Pattern;

use crate::content::config::resolver::{ConfigNode, Located, Resolver};
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
    all.extend(fields([("overrides?", Shape::Record(own).list(), overrides)]));
    Shape::Record(all)
}

impl Resolver<'_> {
    /// Reads the levels of the table, then those of its overrides.
    pub(super) fn check(&mut self, table: ConfigNode<'_>) -> Vec<LevelRule> {
        let overrides = table.get("overrides").items();
        [table].into_iter().chain(overrides).map(|table| self.level_rule(table)).collect()
    }

    fn level_rule(&mut self, table: ConfigNode<'_>) -> LevelRule {
        let mut rule = LevelRule::default();
        if let Some(Located { value, span }) = table.get("files").text() {
            match Pattern::new(&value) {
                Ok(files) => {
                    rule.files = Some(files);
                    rule.place = Some(Place::new(self.path, span));
                }
                Err(error) => {
                    let message = format!("`{value}` is not a pattern: {}", error.msg);
                    self.invalid(span, message, "write a pattern such as `locales/fr/**`");
                }
            }
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
