//! The tables of `site.toml`, as they are written.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Deserialize;
use serde::de::IgnoredAny;
use toml::Spanned;

use crate::content::config::resolver::Located;
use crate::content::config::schema::{
    self, AssetName, LocaleName, MetaMessages, PageId, Settings, TemplateName,
};
use crate::content::config::{font, locale, pictures, security, target};

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Raw {
    /// Where the site is published, without a slash at the end. A path in it
    /// (`https://host/sub`) becomes part of every address.
    pub(super) base_url: Located<String>,
    /// The name of the site.
    pub(super) name: String,
    /// The language of `/`, by its segment; all translations are compared with it.
    #[schemars(with = "LocaleName")]
    pub(super) default_locale: Located<String>,
    /// The page for unknown URLs. The files of the whole site use its messages.
    #[schemars(with = "Option<PageId>")]
    pub(super) not_found: Option<Located<String>>,
    /// The languages, in the order of the language picker.
    #[schemars(length(min = 1))]
    pub(super) locales: Located<Vec<locale::RawLocale>>,
    /// Messages for pages that name none of their own.
    #[serde(default)]
    #[schemars(with = "MetaMessages")]
    pub(super) defaults: BTreeMap<Spanned<String>, Located<String>>,
    /// How style sheets are compiled.
    #[serde(default)]
    pub(super) css: RawCss,
    /// How islands are compiled.
    #[serde(default)]
    pub(super) islands: RawIslands,
    /// What Markdown bodies may contain.
    #[serde(default)]
    pub(super) markdown: RawMarkdown,
    /// Limits of scripts in bytes after gzip, which fail the build.
    #[serde(default)]
    pub(super) budget: Budget,
    /// What templates read as `data.settings`, by the schema in `templates/data/settings.yaml`.
    #[serde(default, rename = "settings")]
    #[schemars(with = "Settings")]
    _settings: IgnoredAny,
    /// Files that are made from templates and are not pages.
    #[serde(default)]
    pub(super) files: Vec<FileRule>,
    /// Fonts, subset to the characters that a language uses.
    #[serde(default)]
    pub(super) fonts: Vec<font::RawFont>,
    /// How pictures are made smaller.
    #[serde(default)]
    pub(super) pictures: pictures::RawPictures,
    /// What visitors can search: an index for each language of what templates mark.
    pub(super) search: Option<RawSearch>,
    /// A social image for each page and language.
    pub(super) social: Option<Social>,
    /// The places that the site is published to, by name.
    #[serde(default)]
    pub(super) targets: BTreeMap<String, target::RawTarget>,
    /// The content security policies of pages, and what hosts send. Without the table there are
    /// none.
    pub(super) security: Option<security::RawSecurity>,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RawSearch {
    /// The path of an index, below the language segment.
    pub(super) output: Located<String>,
}

/// Social images.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Social {
    /// The template of the image, an SVG.
    #[schemars(with = "TemplateName")]
    pub template: Located<String>,
    /// The background of all images: an SVG asset of the same size.
    #[schemars(with = "AssetName")]
    pub background: Located<String>,
}

#[derive(Deserialize, Default, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RawCss {
    /// The browsers that style sheets are lowered for: browserslist queries.
    #[schemars(extend("default" = CSS_TARGETS))]
    pub(super) targets: Option<Located<Vec<String>>>,
}

#[derive(Deserialize, Default, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RawIslands {
    /// The language level of scripts, an esbuild target.
    pub(super) target: Option<Located<String>>,
    /// Variables of the environment that islands may read as `process.env.NAME`. Their values are
    /// published with the code.
    #[serde(default)]
    pub(super) env: Vec<Located<String>>,
}

#[derive(Deserialize, Default, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RawMarkdown {
    /// Whether bodies may contain HTML.
    #[serde(default)]
    pub(super) raw_html: bool,
    /// Whether `$x^2$` and `$$x^2$$` are formulas, in the notation of LaTeX.
    #[serde(default)]
    pub(super) math: bool,
}

/// Limits that fail the build, in bytes after gzip.
#[derive(Clone, Debug, Deserialize, Default, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Budget {
    /// What any page runs immediately.
    pub scripts: Option<Located<u64>>,
    /// The islands of a page, by page id.
    #[serde(default)]
    pub islands: BTreeMap<String, Located<u64>>,
}

/// A file rendered from a template.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FileRule {
    /// The path of the file; below the language's segment if there is one in each language.
    pub output: Located<String>,
    /// The template.
    #[schemars(with = "TemplateName")]
    pub template: Located<String>,
    /// How often it is rendered.
    pub per: Per,
}

/// The browsers that style sheets are lowered for, unless `[css]` names others.
pub(super) const CSS_TARGETS: [&str; 1] = ["defaults"];

/// The JSON Schema of `site.toml`. Names of locales, pages, assets, templates and messages, and the
/// settings, are references to definitions that it lacks: `#/definitions/page`.
pub fn json_schema() -> serde_json::Value {
    schema::of::<Raw>()
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
