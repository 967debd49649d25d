//! Levels of diagnostics: `[check]` of `site.toml`, and `--deny`, `--warn`, `--allow`, `--strict`.

use std::collections::BTreeMap;

use glob::{MatchOptions, Pattern};

use crate::base::named_enum::named_enum;
use crate::engine::diagnostic::{Code, Diagnostic, Place, suggestion};
use crate::engine::source::SourcePath;

named_enum! {
    /// The effect of the diagnostics of a code.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
    pub enum Level {
        /// They are not reported.
        Allow = "allow",
        /// They are warnings.
        Warn = "warn",
        /// They are errors.
        Deny = "deny",
    }
}

/// The default level of a code, and its lowest one: `deny` is never lowered, since the output would
/// be wrong. With `deny..allow`, the output is as the site has written it, and is rendered. With
/// `deny..warn`, only translations are lowered: the message of the fallback is shown instead.
macro_rules! levels {
    (deny) => {
        (Level::Deny, Level::Deny)
    };
    (deny allow) => {
        (Level::Deny, Level::Allow)
    };
    (deny warn) => {
        (Level::Deny, Level::Warn)
    };
    (warn allow) => {
        (Level::Warn, Level::Allow)
    };
}
pub(super) use levels;

/// Levels of some codes, in all files or in some.
#[derive(Clone, Debug, Default)]
pub struct LevelRule {
    /// The files; `None` for all.
    pub files: Option<Pattern>,
    /// The location of the pattern.
    pub place: Option<Place>,
    levels: BTreeMap<Code, Level>,
}

impl LevelRule {
    /// Sets the level of the code with that name.
    ///
    /// # Errors
    ///
    /// A message and a hint, if the name or the level is wrong.
    pub fn set(&mut self, name: &str, level: Level) -> Result<(), (String, String)> {
        let Some(code) = Code::ALL.iter().find(|code| code.as_str() == name) else {
            let hint = match name {
                "warnings" => "`--strict` denies all warnings".to_owned(),
                _ => suggestion(
                    name,
                    Code::ALL.iter().map(|code| code.as_str()),
                    "`archipel explain` lists all codes",
                ),
            };
            return Err((format!("there is no diagnostic code `{name}`"), hint));
        };
        if level < code.lowest_level() {
            let message = format!(
                "the level of `{name}` can't be `{}`: the output would be wrong",
                level.name()
            );
            let hint = format!("remove it; `archipel explain {name}` explains the code");
            return Err((message, hint));
        }
        match self.levels.insert(*code, level) {
            Some(other) if other != level => Err((
                format!("`{name}` has two levels, `{}` and `{}`", other.name(), level.name()),
                "remove one of the two".to_owned(),
            )),
            _ => Ok(()),
        }
    }

    /// Returns whether the rule applies to this file.
    pub fn matches(&self, path: Option<&SourcePath>) -> bool {
        let options = MatchOptions { require_literal_separator: true, ..MatchOptions::new() };
        let Some(files) = &self.files else { return true };
        path.is_some_and(|path| files.matches_with(path.as_str(), options))
    }
}

/// The levels of a build.
#[derive(Clone, Copy)]
pub struct Levels<'a> {
    /// The rules of `site.toml`. The last rule that names a code for a file applies.
    pub site: &'a [LevelRule],
    /// The options of the command, which override the rules.
    pub command: &'a LevelRule,
    /// Whether all warnings are errors.
    pub is_strict: bool,
    /// Returns whether a place is in a message of a translation that a fallback replaces.
    pub is_translation: &'a dyn Fn(&Place) -> bool,
}

impl Levels<'_> {
    /// Returns the level of a diagnostic.
    pub(super) fn of(&self, diagnostic: &Diagnostic) -> Level {
        let (code, path) = (diagnostic.code, diagnostic.place.as_ref().map(|place| &place.path));
        let mut rules = self.site.iter().chain([self.command]).rev();
        let level =
            rules.find_map(|rule| rule.levels.get(&code).copied().filter(|_| rule.matches(path)));
        match level.unwrap_or_else(|| code.default_level()) {
            Level::Warn if self.is_strict => Level::Deny,
            Level::Warn if code.lowest_level() == Level::Warn => {
                let is_translation = diagnostic.place.as_ref().is_some_and(self.is_translation);
                if is_translation { Level::Warn } else { Level::Deny }
            }
            level => level,
        }
    }
}

impl Code {
    /// Returns the level without a rule.
    pub fn default_level(self) -> Level {
        self.levels().0
    }

    /// Returns the lowest level that a rule may set.
    pub fn lowest_level(self) -> Level {
        self.levels().1
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::diagnostic::Report;

    fn rule(files: Option<&str>, levels: &[(&str, Level)]) -> LevelRule {
        let files = files.map(|files| Pattern::new(files).unwrap());
        let mut rule = LevelRule { files, ..LevelRule::default() };
        for (name, level) in levels {
            rule.set(name, *level).unwrap();
        }
        rule
    }

    #[test]
    fn the_last_rule_applies_and_options_override_all() {
        let site = [
            rule(None, &[("typed-number", Level::Allow), ("foreign-word", Level::Deny)]),
            rule(Some("locales/fr/**"), &[("typed-number", Level::Warn)]),
            rule(Some("locales/fr/*.ftl"), &[("foreign-word", Level::Allow)]),
        ];
        let command = rule(None, &[("unused-message", Level::Allow)]);
        let counts = |is_strict| {
            let mut report = Report::new();
            for path in ["locales/de/a.ftl", "locales/fr/a.ftl", "locales/fr/pages/a.ftl"] {
                let place = Place::file(&SourcePath::new(path));
                for code in [Code::TypedNumber, Code::ForeignWord, Code::UnusedMessage] {
                    report.add(Diagnostic::new(code, "x").at(place.clone()));
                }
            }
            report.add(Diagnostic::new(Code::OverBudget, "x"));
            let is_translation = &|_: &Place| false;
            let levels = Levels { site: &site, command: &command, is_strict, is_translation };
            report.set_levels(&levels);
            report.counts()
        };
        assert_eq!(counts(false), (3, 2));
        assert_eq!(counts(true), (5, 0));
    }

    #[test]
    fn only_levels_that_leave_the_output_right_are_accepted() {
        let mut rule = LevelRule::default();
        assert!(rule.set("over-budget", Level::Allow).is_ok());
        assert!(rule.set("yaml-syntax", Level::Deny).is_ok());
        assert!(rule.set("empty-message", Level::Warn).is_ok());
        for (name, level, message) in [
            ("yaml-syntax", Level::Warn, "can't be `warn`"),
            ("fluent-syntax", Level::Allow, "can't be `allow`"),
            ("over-budget", Level::Warn, "two levels, `allow` and `warn`"),
            ("typed-numbers", Level::Warn, "no diagnostic code"),
        ] {
            let (found, hint) = rule.set(name, level).unwrap_err();
            assert!(found.contains(message) && !hint.is_empty(), "{found}; {hint}");
        }
    }
}
