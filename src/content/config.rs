//! `site.toml`: parsing and resolving the configuration.

mod base_url;
mod file;
mod font;
mod locale;
mod mistake;
mod pictures;
mod query;
mod reading;
mod resolver;
mod schema;
mod security;
mod target;
mod target_url;

use std::collections::BTreeMap;
use std::ops::Range;

use serde::Deserialize;
use toml::de::{DeTable, ValueDeserializer};

use crate::base::digest::{Digest, DigestBuilder};
use crate::content::config::file::{CSS_TARGETS, Raw};
use crate::content::config::reading::{PLACEHOLDER, Reading, parse, read};
use crate::content::config::resolver::Resolver;
use crate::content::yaml::{Node, from_toml};
use crate::engine::diagnostic::Report;
use crate::engine::source::SourcePath;

pub use crate::content::config::base_url::{base_path, is_placeholder};
pub use crate::content::config::file::{Budget, FileRule, Per, Social, json_schema};
pub use crate::content::config::font::{Axis, FontRule};
pub use crate::content::config::locale::{Direction, Locale, script_of};
pub use crate::content::config::pictures::Pictures;
pub use crate::content::config::query::{BASE_URL, CONFIG, current};
pub use crate::content::config::resolver::{Located, is_segment};
pub use crate::content::config::schema::META_KEYS;
pub use crate::content::config::security::{
    Allowed, Directive, Hsts, Security, Service, is_origin,
};
pub use crate::content::config::target::TargetRule;
pub use crate::content::config::target_url::{Location, TargetUrl};

/// The resolved configuration: every value is present and has been checked.
#[derive(Clone, Debug)]
pub struct Config {
    /// The scheme, host and path of the published site, without a trailing slash.
    pub base_url: String,
    /// The path of the base URL: empty, or `/sub` without a trailing slash.
    pub base_path: String,
    /// The name of the site.
    pub name: String,
    /// The languages, in the order of the file.
    pub locales: Vec<Locale>,
    /// The index of the default language in `locales`.
    pub default_locale: usize,
    /// The page for unknown URLs.
    pub not_found: Option<Located<String>>,
    /// Default messages for pages: `title`, `description` and so on.
    pub defaults: BTreeMap<String, Located<String>>,
    /// The browserslist queries that style sheets are compiled for.
    pub css_targets: Vec<String>,
    /// Their span.
    pub css_span: Range<usize>,
    /// The esbuild target of the islands.
    pub island_target: Option<Located<String>>,
    /// The variables of the environment that islands may read.
    pub island_env: Vec<Located<String>>,
    /// Whether Markdown bodies may contain HTML.
    pub raw_html: bool,
    /// Whether `$…$` in Markdown bodies is a formula.
    pub math: bool,
    /// The limits of script sizes.
    pub budget: Budget,
    /// `[settings]`: available to templates as `data.settings`, and checked by a schema like other
    /// data.
    pub settings: Option<Node>,
    /// Files that are rendered from templates and are not pages.
    pub files: Vec<FileRule>,
    /// Fonts, in the order of the file.
    pub fonts: Vec<FontRule>,
    /// How images are made smaller.
    pub pictures: Pictures,
    /// The output path of the search indexes, below the language segments.
    pub search: Option<Located<String>>,
    /// The social images.
    pub social: Option<Social>,
    /// The publishing targets, by name.
    pub targets: BTreeMap<String, TargetRule>,
    /// The security policies; `None` without the table.
    pub security: Option<Security>,
    /// The digest of the values, without comments and layout, and of overrides by options.
    pub digest: Digest,
    /// The file's path, for diagnostics.
    pub path: SourcePath,
}

impl Config {
    /// The scheme and host of the base URL, without a slash at the end.
    pub fn origin(&self) -> &str {
        &self.base_url[..self.base_url.len() - self.base_path.len()]
    }
}

/// Parses and resolves `site.toml`; `base_url` overrides the one in the file. All mistakes are
/// reported.
pub fn config(
    path: &SourcePath,
    text: &str,
    base_url: Option<&str>,
    report: &mut Report,
) -> Option<Config> {
    let root = parse(path, text, report)?;
    let values = toml::Table::deserialize(ValueDeserializer::from(root.clone()));
    let values = values.map_or_else(|_| text.to_owned(), |table| table.to_string());
    let digest = DigestBuilder::new().field(values).field(base_url.unwrap_or_default()).finish();
    let Reading { value, reported } = read::<Raw>(path, text, root, &json_schema(), report);
    let mut raw = value?;
    if let Some(base_url) = base_url {
        base_url.clone_into(&mut raw.base_url.value);
    }
    let failed = !reported.is_empty();
    let config = Resolver { path, report, reported, failed }.resolve(raw, digest)?;
    Some(Config { settings: settings(text), ..config })
}

/// The table `[settings]` of a `site.toml` that parses, as a tree with spans.
pub fn settings(text: &str) -> Option<Node> {
    let table = DeTable::parse(text).ok()?;
    table.get_ref().get("settings").map(from_toml)
}

impl Resolver<'_> {
    fn resolve(mut self, raw: Raw, digest: Digest) -> Option<Config> {
        if let (Some(file), None) = (raw.files.first(), &raw.not_found) {
            let message = "[[files]] need a page whose messages they use".to_owned();
            let hint = "set `not_found` to the id of the page for unknown URLs";
            self.invalid(file.template.span.clone(), message, hint);
        }
        let base_url = raw.base_url.value.trim_end_matches('/').to_owned();
        let base_path = base_path(&base_url).unwrap_or_else(|(message, hint)| {
            self.invalid(raw.base_url.span.clone(), message, hint);
            ""
        });
        let base_path = base_path.to_owned();
        let Located { value: raw_locales, span } = raw.locales;
        let mut names: Vec<String> = raw_locales.iter().map(|raw| raw.name().clone()).collect();
        if names.is_empty() {
            let message = "the site has no locales".to_owned();
            self.invalid(span, message, "add a [[locales]] table");
            // What names one of them is no other mistake.
            names.push(PLACEHOLDER.to_owned());
        }
        let locales = self.locales(raw_locales, &names);
        let fonts = raw.fonts.into_iter().map(|font| self.font(font, &names)).collect();
        let security = raw.security.map(|security| self.security(security));
        let default_locale = self.locale(&raw.default_locale, &names);
        if let Some(default) = default_locale {
            self.check_bare(&locales, default, raw.default_locale.span.clone());
        }
        let targets = raw.targets.into_iter().map(|(name, one)| (name, self.target(one))).collect();
        let pictures = self.pictures(raw.pictures);
        for Located { value: name, span } in &raw.islands.env {
            let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
            if !name.chars().all(is_word)
                || name.starts_with(|c: char| !is_word(c) || c.is_ascii_digit())
                || name.is_empty()
            {
                let message = format!("`{name}` can't be the name of a variable");
                self.invalid(span.clone(), message, "use letters, digits and `_`");
            } else if name == "NODE_ENV" {
                let message = "`NODE_ENV` is always \"production\"".to_owned();
                self.invalid(span.clone(), message, "remove it: islands can read it anyway");
            }
        }
        if self.failed {
            return None;
        }
        Some(Config {
            pictures,
            base_url,
            base_path,
            name: raw.name,
            locales,
            default_locale: default_locale?,
            not_found: raw.not_found,
            defaults: raw.defaults.into_iter().map(|(key, id)| (key.into_inner(), id)).collect(),
            css_span: raw.css.targets.as_ref().map_or(0..0, |located| located.span.clone()),
            css_targets: match raw.css.targets {
                Some(targets) => targets.value,
                None => CSS_TARGETS.map(str::to_owned).to_vec(),
            },
            island_target: raw.islands.target,
            island_env: raw.islands.env,
            raw_html: raw.markdown.raw_html,
            math: raw.markdown.math,
            budget: raw.budget,
            settings: None,
            targets,
            files: raw.files,
            fonts,
            search: raw.search.map(|search| search.output),
            social: raw.social,
            security,
            digest,
            path: self.path.clone(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::source::Snapshot;

    const GOOD: &str = r#"
base_url = "https://site.example/sub/"
name = "Site"
default_locale = "en"
[[locales]]
segment = "en"
tag = "en"
label = "English"
"#;

    fn read(text: &str) -> (Option<Config>, String) {
        let mut report = Report::new();
        let config = config(&SourcePath::new("site.toml"), text, None, &mut report);
        let snapshot = Snapshot::in_memory([("site.toml", text.into())]);
        (config, report.human(&snapshot, false))
    }

    #[test]
    fn the_smallest_file_resolves() {
        let (config, errors) = read(GOOD);
        let config = config.expect(&errors);
        assert_eq!(
            (config.base_url.as_str(), config.base_path.as_str()),
            ("https://site.example/sub", "/sub")
        );
        assert_eq!(config.locales[0].open_graph, "en_US");
    }

    #[test]
    fn unknown_keys_are_refused_with_the_nearest() {
        let (config, errors) = read(&GOOD.replace("name =", "nmae ="));
        assert!(config.is_none());
        assert!(
            errors.contains("site.toml:3:1") && errors.contains("did you mean `name`"),
            "{errors}"
        );
    }

    #[test]
    fn the_tag_in_is_not_hindi() {
        let (_, errors) = read(&GOOD.replace("tag = \"en\"", "tag = \"in\""));
        assert!(errors.contains("is obsolete"), "{errors}");
    }

    #[test]
    fn settings_know_their_places() {
        let text = format!("{GOOD}[settings.payment]\nprovider = \"none\"\n");
        let (config, errors) = read(&text);
        let settings = config.expect(&errors).settings.unwrap();
        let provider = settings.get("payment").and_then(|table| table.get("provider")).unwrap();
        assert_eq!((provider.as_text(), &text[provider.span()]), (Some("none"), "\"none\""));
    }

    #[test]
    fn all_wrong_values_are_reported_at_once() {
        let text =
            GOOD.replace("https://site.example/sub/", "site").replace("\"en\"\n[[", "\"xx\"\n[[");
        let (_, errors) = read(&text);
        assert!(errors.contains("absolute URL") && errors.contains("no locale has"), "{errors}");
    }
}
