//! `site.toml`: parsing and resolving the configuration.

mod base_url;
mod font;
mod locale;
mod mistake;
mod pictures;
mod query;
mod resolver;
mod schema;
mod security;
mod target;

use std::collections::BTreeMap;
use std::ops::Range;

use schemars::JsonSchema;
use serde::Deserialize;
use serde::de::IgnoredAny;
use toml::de::DeTable;

use crate::config::resolver::Resolver;
use crate::config::schema::{AssetName, LocaleName, MetaMessages, PageId, Settings, TemplateName};
use crate::diagnostic::Report;
use crate::digest::{Digest, DigestBuilder};
use crate::source::SourcePath;
use crate::yaml::{Node, from_toml};

pub use crate::config::base_url::{base_path, is_placeholder};
pub use crate::config::font::{Axis, FontRule};
pub use crate::config::locale::{Direction, Locale};
pub use crate::config::pictures::Pictures;
pub use crate::config::query::{BASE_URL, CONFIG, current};
pub use crate::config::resolver::{Located, is_segment};
pub use crate::config::schema::META_KEYS;
pub use crate::config::security::{Allowed, Directive, Hsts, Security, Service, is_origin};
pub use crate::config::target::TargetRule;

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
    /// Whether Markdown bodies may contain HTML.
    pub raw_html: bool,
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

/// Social images.
#[derive(Clone, Debug)]
pub struct Social {
    /// The template: an SVG.
    pub template: Located<String>,
    /// The background: an SVG asset of the same size, rendered once.
    pub background: Located<String>,
}

/// Limits that fail the build, in bytes after gzip.
#[derive(Clone, Debug, Default)]
pub struct Budget {
    /// The limit of scripts that any page runs immediately.
    pub scripts: Option<Located<u64>>,
    /// The limits of the islands of pages, by page id.
    pub islands: BTreeMap<String, Located<u64>>,
}

/// A file rendered from a template.
#[derive(Clone, Debug)]
pub struct FileRule {
    /// Its output path; below the language segment if it is rendered for each locale.
    pub output: Located<String>,
    /// The template.
    pub template: Located<String>,
    /// How often it is rendered.
    pub per: Per,
}

/// How often a file is rendered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Per {
    /// Once.
    Site,
    /// Once for each language.
    Locale,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Raw {
    /// Where the site is published, without a slash at the end. A path in it
    /// (`https://host/sub`) becomes part of every address.
    base_url: Located<String>,
    /// The name of the site.
    name: String,
    /// The language of `/`, by its segment; all translations are compared with it.
    #[schemars(with = "LocaleName")]
    default_locale: Located<String>,
    /// The page for unknown URLs. The files of the whole site use its messages.
    #[schemars(with = "Option<PageId>")]
    not_found: Option<Located<String>>,
    /// The languages, in the order of the language picker.
    #[schemars(length(min = 1))]
    locales: Vec<locale::RawLocale>,
    /// Messages for pages that name none of their own.
    #[serde(default)]
    #[schemars(with = "MetaMessages")]
    defaults: BTreeMap<String, Located<String>>,
    /// How style sheets are compiled.
    #[serde(default)]
    css: RawCss,
    /// How islands are compiled.
    #[serde(default)]
    islands: RawIslands,
    /// What Markdown bodies may contain.
    #[serde(default)]
    markdown: RawMarkdown,
    /// Limits of scripts in bytes after gzip, which fail the build.
    #[serde(default)]
    budget: RawBudget,
    /// What templates read as `data.settings`, by the schema in `templates/data/settings.yaml`.
    #[serde(default, rename = "settings")]
    #[schemars(with = "Settings")]
    _settings: IgnoredAny,
    /// Files that are made from templates and are not pages.
    #[serde(default)]
    files: Vec<RawFile>,
    /// Fonts, subset to the characters that a language uses.
    #[serde(default)]
    fonts: Vec<font::RawFont>,
    /// How pictures are made smaller.
    #[serde(default)]
    pictures: pictures::RawPictures,
    /// What visitors can search: an index for each language of what templates mark.
    search: Option<RawSearch>,
    /// A social image for each page and language.
    social: Option<RawSocial>,
    /// The places that the site is published to, by name.
    #[serde(default)]
    targets: BTreeMap<String, target::RawTarget>,
    /// The content security policies of pages, and what hosts send. Without the table there are
    /// none.
    security: Option<security::RawSecurity>,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct RawSearch {
    /// The path of an index, below the language segment.
    output: Located<String>,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct RawSocial {
    /// The template of the image, an SVG.
    #[schemars(with = "TemplateName")]
    template: Located<String>,
    /// The background of all images: an SVG asset of the same size.
    #[schemars(with = "AssetName")]
    background: Located<String>,
}

#[derive(Deserialize, Default, JsonSchema)]
#[serde(deny_unknown_fields)]
struct RawCss {
    /// The browsers that style sheets are lowered for: browserslist queries.
    #[schemars(extend("default" = CSS_TARGETS))]
    targets: Option<Located<Vec<String>>>,
}

#[derive(Deserialize, Default, JsonSchema)]
#[serde(deny_unknown_fields)]
struct RawIslands {
    /// The language level of scripts, an esbuild target.
    target: Option<Located<String>>,
}

#[derive(Deserialize, Default, JsonSchema)]
#[serde(deny_unknown_fields)]
struct RawMarkdown {
    /// Whether bodies may contain HTML.
    #[serde(default)]
    raw_html: bool,
}

#[derive(Deserialize, Default, JsonSchema)]
#[serde(deny_unknown_fields)]
struct RawBudget {
    /// What any page runs immediately.
    scripts: Option<Located<u64>>,
    /// The islands of a page, by page id.
    #[serde(default)]
    islands: BTreeMap<String, Located<u64>>,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct RawFile {
    /// The path of the file; below the language's segment if there is one in each language.
    output: Located<String>,
    /// The template.
    #[schemars(with = "TemplateName")]
    template: Located<String>,
    /// How often it is rendered.
    per: Per,
}

/// The browsers that style sheets are lowered for, unless `[css]` names others.
const CSS_TARGETS: [&str; 1] = ["defaults"];

/// The JSON Schema of `site.toml`. Names of locales, pages, assets, templates and messages, and the
/// settings, are references to definitions that it lacks: `#/definitions/page`.
pub fn json_schema() -> serde_json::Value {
    schema::of::<Raw>()
}

/// Parses and resolves `site.toml`; `base_url` overrides the one in the file.
pub fn config(
    path: &SourcePath,
    text: &str,
    base_url: Option<&str>,
    report: &mut Report,
) -> Option<Config> {
    let mut raw: Raw = match toml::from_str(text) {
        Ok(raw) => raw,
        Err(error) => {
            mistake::report(path, text, &error, report);
            return None;
        }
    };
    if let Some(base_url) = base_url {
        base_url.clone_into(&mut raw.base_url.value);
    }
    let values = toml::from_str::<toml::Table>(text).map(|table| table.to_string());
    let values = values.unwrap_or_else(|_| text.to_owned());
    let digest = DigestBuilder::new().field(values).field(base_url.unwrap_or_default()).finish();
    let config = Resolver { path, report, failed: false }.resolve(raw, digest)?;
    Some(Config { settings: settings(text), ..config })
}

/// The table `[settings]` as a tree with spans; the text is known to parse.
fn settings(text: &str) -> Option<Node> {
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
        if raw.locales.is_empty() {
            let message = "the site has no locales".to_owned();
            self.invalid(0..0, message, "add a [[locales]] table");
        }
        let names: Vec<String> = raw.locales.iter().map(|locale| locale.name().clone()).collect();
        let locales = self.locales(raw.locales, &names);
        let fonts = raw.fonts.into_iter().map(|font| self.font(font, &names)).collect();
        let security = raw.security.map(|security| self.security(security));
        let default_locale = self.locale(&raw.default_locale, &names).unwrap_or_default();
        self.check_bare(&locales, default_locale, raw.default_locale.span.clone());
        for (key, value) in &raw.defaults {
            if !META_KEYS.contains(&key.as_str()) {
                let message = format!("unknown key `{key}` in [defaults]");
                let hint = format!("the keys are {}", META_KEYS.join(", "));
                self.invalid(value.span.clone(), message, hint);
            }
        }
        let targets = raw.targets.into_iter().map(|(name, one)| (name, self.target(one))).collect();
        let pictures = self.pictures(raw.pictures);
        if self.failed {
            return None;
        }
        Some(Config {
            pictures,
            base_url,
            base_path,
            name: raw.name,
            locales,
            default_locale,
            not_found: raw.not_found,
            defaults: raw.defaults,
            css_span: raw.css.targets.as_ref().map_or(0..0, |located| located.span.clone()),
            css_targets: match raw.css.targets {
                Some(targets) => targets.value,
                None => CSS_TARGETS.map(str::to_owned).to_vec(),
            },
            island_target: raw.islands.target,
            raw_html: raw.markdown.raw_html,
            budget: Budget { scripts: raw.budget.scripts, islands: raw.budget.islands },
            settings: None,
            targets,
            files: raw
                .files
                .into_iter()
                .map(|file| FileRule {
                    output: file.output,
                    template: file.template,
                    per: file.per,
                })
                .collect(),
            fonts,
            search: raw.search.map(|search| search.output),
            social: raw
                .social
                .map(|social| Social { template: social.template, background: social.background }),
            security,
            digest,
            path: self.path.clone(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::Snapshot;

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
        assert_eq!(config.locales[0].open_graph, "en");
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
        assert!(errors.contains("withdrawn"), "{errors}");
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
