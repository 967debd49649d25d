//! `site.toml`: parsing and resolving the configuration.

mod base_url;
mod check;
mod file;
mod font;
mod locale;
mod messages;
mod pictures;
mod query;
mod redirect;
mod resolver;
mod security;
mod target;
mod target_url;
mod together;

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use crate::base::digest::{Digest, DigestBuilder};
use crate::content::config::file::{CSS_TARGETS, MAX_BORROWED_PERCENT, SETTINGS, site_fields};
use crate::content::config::locale::locale_name;
use crate::content::config::resolver::{ConfigNode, Resolver};
use crate::content::folders::canonical_bytes;
use crate::content::schema::{Checker, Notation, Reference};
use crate::content::yaml::{Node, parse_toml};
use crate::engine::diagnostic::{Code, LevelRule, Report};
use crate::engine::source::SourcePath;

pub use crate::content::config::base_url::{base_url, is_placeholder};
pub use crate::content::config::file::{Budget, FileRule, META_KEYS, Per, Social, json_schema};
pub use crate::content::config::font::{Axis, FontRule};
pub use crate::content::config::locale::{Direction, Locale, is_locale_segment, script_of};
pub use crate::content::config::messages::MessageRules;
pub use crate::content::config::pictures::Pictures;
pub use crate::content::config::query::{BASE_URL, CONFIG, SKIPPING_LOCALES, current};
pub use crate::content::config::redirect::{RedirectRule, RedirectTarget, is_other_site};
pub use crate::content::config::resolver::{Located, is_segment};
pub use crate::content::config::security::{
    Allowed, Directive, Hsts, Security, Service, is_origin,
};
pub use crate::content::config::target::TargetRule;
pub use crate::content::config::target_url::{Location, TargetUrl};
pub use crate::content::config::together::TogetherRule;

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
    /// The maximum share of words in the fallback's language, in percent, for a page to count as
    /// translated.
    pub max_borrowed_percent: usize,
    /// The name of the time zone of moments, unless a format has another one.
    pub time_zone: Option<Located<String>>,
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
    /// The HTML elements and functions that messages may use.
    pub messages: MessageRules,
    /// Whether browsers load the pages of links before they are opened.
    pub prefetch: bool,
    /// The limits of script sizes.
    pub budget: Budget,
    /// The levels of diagnostics.
    pub levels: Vec<LevelRule>,
    /// The rules about messages that pages have together.
    pub together: Vec<TogetherRule>,
    /// `[settings]`: available to templates as `data.settings`, and checked by a schema like other
    /// data.
    pub settings: Option<Node>,
    /// Files that are rendered from templates and are not pages.
    pub files: Vec<FileRule>,
    /// The rules of `[[redirects]]`.
    pub redirects: Vec<RedirectRule>,
    /// Fonts, in the order of the file.
    pub fonts: Vec<FontRule>,
    /// How images are resized.
    pub pictures: Pictures,
    /// The output path of the search indexes, below the language segments.
    pub search: Option<Located<String>>,
    /// The SVG asset that icons are drawn from.
    pub icon: Option<Located<String>>,
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
    /// The locale, and its fallback if it has one.
    pub fn with_fallback(&self, locale: usize) -> impl Iterator<Item = usize> + use<> {
        [Some(locale), self.locales[locale].fallback].into_iter().flatten()
    }

    /// The locale whose texts a locale can have in place of its own: its fallback, or the default
    /// locale, whose texts may have been copied.
    pub fn lender(&self, locale: usize) -> Option<usize> {
        let default = Some(self.default_locale).filter(|default| *default != locale);
        self.locales[locale].fallback.or(default)
    }

    /// Whether texts of the fallback of a locale replace copies of the default locale's.
    pub fn replaces_copies(&self, locale: usize) -> bool {
        self.locales[locale].fallback.is_some_and(|fallback| fallback != self.default_locale)
    }

    /// The name of the site in a locale.
    pub fn site_name(&self, locale: usize) -> &str {
        self.locales[locale].site_name.as_ref().unwrap_or(&self.name)
    }

    /// The scheme and host of the base URL, without a slash at the end.
    pub fn origin(&self) -> &str {
        &self.base_url[..self.base_url.len() - self.base_path.len()]
    }

    /// Sets the default locale as the fallback of the locales with these tags that have none.
    fn set_borrowing(&mut self, tags: &BTreeSet<String>) {
        for locale in self.locales.iter_mut().filter(|locale| tags.contains(&locale.tag)) {
            locale.fallback.get_or_insert(self.default_locale);
            self.digest = DigestBuilder::new().field(self.digest.hex()).field(&locale.tag).finish();
        }
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
    let (root, is_valid) = parse_toml(path, text, Code::InvalidConfig, report);
    let entries = root.as_map().filter(|_| is_valid)?;
    let mut checker = Checker::new(path, report);
    checker.notation = Notation::Toml(text);
    let failed = checker.record(&site_fields(), entries, 0..0, &[SETTINGS]).is_none();
    let digest = DigestBuilder::new().field(canonical_bytes(&root));
    let digest = digest.field(base_url.unwrap_or_default()).finish();
    let mut resolver = Resolver { path, report, failed };
    let config = resolver.resolve(ConfigNode(Some(&root)), base_url, digest);
    config.filter(|_| !resolver.failed)
}

/// The references of a `site.toml` with this text, and its values with their spans.
pub fn config_references(path: &SourcePath, text: &str) -> (Vec<Reference>, Node) {
    let mut report = Report::new();
    let (root, _) = parse_toml(path, text, Code::InvalidConfig, &mut report);
    let mut checker = Checker::new(path, &mut report);
    checker.notation = Notation::Toml(text);
    checker.record(&site_fields(), root.as_map().unwrap_or_default(), 0..0, &[SETTINGS]);
    (checker.references, root)
}

/// The table `[settings]` of a `site.toml` that parses, as a tree with spans.
pub fn settings(text: &str) -> Option<Node> {
    let path = SourcePath::new("site.toml");
    let (root, is_valid) = parse_toml(&path, text, Code::InvalidConfig, &mut Report::new());
    root.get(SETTINGS).filter(|_| is_valid).cloned()
}

impl Resolver<'_> {
    fn resolve(
        &mut self,
        site: ConfigNode<'_>,
        base_url: Option<&str>,
        digest: Digest,
    ) -> Option<Config> {
        let not_found = site.get("not_found").text();
        let files: Vec<FileRule> = site.get("files").items().filter_map(FileRule::read).collect();
        if let Some(file) = files.first().filter(|_| site.get("not_found").0.is_none()) {
            let message = "[[files]] need a page whose messages they use".to_owned();
            let hint = "set `not_found` to the id of the page for unknown URLs";
            self.invalid(file.template.span.clone(), message, hint);
        }
        let base = self.base_url(site.get("base_url").text(), base_url);
        let list = site.get("locales").list();
        if let Some(list) = list.as_ref().filter(|list| list.value.is_empty()) {
            let message = "the site has no locales".to_owned();
            self.invalid(list.span.clone(), message, "add a [[locales]] table");
        }
        let list = list.map(|list| list.value).unwrap_or_default();
        let names: Vec<Option<String>> = list.iter().map(|table| locale_name(*table)).collect();
        let locales = self.locales(&list, &names);
        let fonts = site.get("fonts").items();
        let fonts: Vec<_> = fonts.filter_map(|font| self.font(font, &names)).collect();
        let security = site.get("security");
        let security = security.0.and_then(|_| self.security(security));
        let default = site.get("default_locale").text();
        let default = default.and_then(|default| {
            let value = self.locale(&default, &names)?;
            Some(Located { value, span: default.span })
        });
        if let Some(default) = &default {
            self.check_bare(&list, default);
        }
        let targets = site.get("targets").entries();
        let targets = targets
            .filter_map(|(name, target)| Some((name.text.to_string(), self.target(target)?)))
            .collect();
        let pictures = self.pictures(site.get("pictures"));
        let messages = self.messages(site.get("messages"));
        let (levels, together) = self.check(site.get("check"));
        let redirects = self.redirects(site.get("redirects"));
        let islands = site.get("islands");
        let island_env = self.island_env(islands.get("env"));
        let (base_url, base_path) = base?;
        let css = site.get("css").get("targets").list();
        let defaults = site.get("defaults").entries();
        Some(Config {
            pictures,
            messages,
            base_url,
            base_path,
            name: site.get("name").text()?.value,
            locales,
            default_locale: default?.value,
            max_borrowed_percent: site
                .get("max_borrowed_percent")
                .number()
                .map_or(MAX_BORROWED_PERCENT, |percent| percent.value),
            time_zone: site.get("time_zone").text(),
            not_found,
            defaults: defaults
                .filter_map(|(key, id)| Some((key.text.to_string(), id.text()?)))
                .collect(),
            css_span: css.as_ref().map_or(0..0, |list| list.span.clone()),
            css_targets: css_targets(css),
            island_target: islands.get("target").text(),
            island_env,
            raw_html: site.get("markdown").get("raw_html").is_true(),
            math: site.get("markdown").get("math").is_true(),
            prefetch: site.get("prefetch").is_true(),
            budget: Budget::read(site.get("budget")),
            levels,
            together,
            settings: site.get(SETTINGS).0.cloned(),
            targets,
            files,
            redirects,
            fonts,
            search: site.get("search").get("output").text(),
            icon: site.get("icon").text(),
            social: Social::read(site.get("social")),
            security,
            digest,
            path: self.path.clone(),
        })
    }

    /// The base URL as it is printed, and its path.
    fn base_url(
        &mut self,
        given: Option<Located<String>>,
        option: Option<&str>,
    ) -> Option<(String, String)> {
        let Located { value, span } = given?;
        match base_url(option.unwrap_or(&value)) {
            Ok(base) => Some(base),
            Err((message, hint)) => {
                self.invalid(span, message, hint);
                None
            }
        }
    }

    /// The names of variables that islands may read.
    fn island_env(&mut self, list: ConfigNode<'_>) -> Vec<Located<String>> {
        let names = list.texts();
        for Located { value: name, span } in &names {
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
        names
    }
}

/// The browsers that style sheets are compiled for.
fn css_targets(list: Option<Located<Vec<ConfigNode<'_>>>>) -> Vec<String> {
    match list {
        Some(list) => list.value.iter().filter_map(|it| Some(it.text()?.value)).collect(),
        None => CSS_TARGETS.map(str::to_owned).to_vec(),
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
    fn settings_know_their_places() {
        let text = format!("{GOOD}[settings.payment]\nprovider = \"none\"\n");
        let (config, errors) = read(&text);
        let settings = config.expect(&errors).settings.unwrap();
        let provider = settings.get("payment").and_then(|table| table.get("provider")).unwrap();
        assert_eq!((provider.as_text(), &text[provider.span()]), (Some("none"), "\"none\""));
    }
}
