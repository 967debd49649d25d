//! The keys of `site.toml`.

use std::collections::BTreeMap;

use serde_json::json;

use crate::content::config::resolver::{ConfigNode, Located};
use crate::content::config::{check, font, locale, messages, pictures, redirect, security, target};
use crate::content::schema::{Field, NATURAL, Shape, fields, toml_record};

/// The keys of `[defaults]`, which pages may override.
pub const META_KEYS: [&str; 5] =
    ["title", "description", "keywords", "social_title", "social_description"];

/// `[settings]`, which a schema of the site checks.
pub(super) const SETTINGS: &str = "settings";

/// The browsers that style sheets are lowered for, unless `[css]` names others.
pub(super) const CSS_TARGETS: [&str; 1] = ["defaults"];

/// The default of `max_borrowed_percent`.
pub(super) const MAX_BORROWED_PERCENT: usize = 10;

/// The keys of the file, except `[settings]`.
pub(super) fn site_fields() -> Vec<Field> {
    let base_url = "The URL where the site is published: \"https://www.example.com\". A path in it \
                    (`https://host/sub`) becomes part of every URL.";
    let locales = "The languages, in the order of the language picker: `[[locales]]`, once each.";
    let not_found = "The page for unknown URLs. The files of the whole site use its messages.";
    let default_locale = "The language of `/`, by its segment: \"en\". All translations are \
                          compared with it.";
    let max_borrowed = "The share of words that a page may borrow from the fallback of its \
                        language and still count as translated, in percent; 10 unless it is set.";
    let time_zone = "The time zone of dates and times, unless a format has another one: \
                     \"Europe/Berlin\"; UTC unless it is set.";
    let prefetch = "Whether browsers load a page when a visitor is about to open a link to it; \
                    false unless it is set.";
    let security = "The content security policies of pages, and what hosts send. Without the table \
                    there are none.";
    let search = "Enables search: elements with `data-search` are indexed, by language.";
    let icon = "The picture of the site's icons, a square SVG in assets/: \
                \"images/icon.svg\".";
    let redirects = "Redirects that are not those of one page: `[[redirects]]`, once each.";
    fields([
        ("base_url", Shape::Text, base_url),
        ("name", Shape::Text, "The name of the site, in quotes."),
        ("default_locale", Shape::Name("locale"), default_locale),
        ("not_found?", Shape::Page, not_found),
        ("max_borrowed_percent?", Shape::Integer(0..=100), max_borrowed),
        ("time_zone?", Shape::Text, time_zone),
        ("locales", Shape::Record(locale::locale_fields()).list(), locales),
        ("defaults?", Shape::Message.under(&META_KEYS), "Messages for pages without own ones."),
        ("css?", css(), "How style sheets are compiled."),
        ("islands?", islands(), "How islands are compiled."),
        ("markdown?", markdown(), "What Markdown bodies may contain."),
        ("messages?", messages::messages(), "What messages may contain."),
        ("prefetch?", Shape::Boolean, prefetch),
        ("budget?", budget(), "Limits of scripts in bytes after gzip, which fail the build."),
        ("check?", check::check(), "The levels of diagnostics, and rules of the site."),
        ("files?", file().list(), "Files that are made from templates and are not pages."),
        ("redirects?", Shape::Record(redirect::redirect_fields()).list(), redirects),
        ("fonts?", font::font().list(), "Fonts, subset to the characters that a language uses."),
        ("pictures?", pictures::pictures(), "How pictures are made smaller."),
        ("search?", self::search(), search),
        ("icon?", Shape::Asset, icon),
        ("social?", social(), "A social image for each page and language."),
        ("targets?", target::target().map(), "The places that the site is published to, by name."),
        ("security?", security::security(), security),
    ])
}

/// The JSON Schema of `site.toml`. Names of locales, pages, assets, templates and messages, and the
/// settings, are references to definitions that it lacks: `#/definitions/page`.
pub fn json_schema() -> serde_json::Value {
    toml_record(&site_fields(), &[(SETTINGS, json!({ "$ref": "#/definitions/settings" }))])
}

fn css() -> Shape {
    let targets = "The browsers that style sheets are lowered for: browserslist queries.";
    Shape::Record(fields([("targets?", Shape::Text.list(), targets)]))
}

fn islands() -> Shape {
    let env = "Variables of the environment that islands may read as `process.env.NAME`. Their \
               values are published with the code.";
    Shape::Record(fields([
        ("target?", Shape::Text, "The language level of scripts, an esbuild target."),
        ("env?", Shape::Text.list(), env),
    ]))
}

fn markdown() -> Shape {
    let math = "Whether `$x^2$` and `$$x^2$$` are formulas, in the notation of LaTeX.";
    Shape::Record(fields([
        ("raw_html?", Shape::Boolean, "Whether bodies may contain HTML."),
        ("math?", Shape::Boolean, math),
    ]))
}

fn search() -> Shape {
    let output = "The path of an index, below the language segment: \"search.json\".";
    Shape::Record(fields([("output", Shape::Text, output)]))
}

fn budget() -> Shape {
    Shape::Record(fields([
        ("scripts?", Shape::Integer(NATURAL), "What any page runs immediately."),
        ("islands?", Shape::Integer(NATURAL).map(), "The islands of a page, by page id."),
    ]))
}

fn file() -> Shape {
    let output = "The path of the file: \"404.html\"; below the language's segment if there is one \
                  in each language.";
    let per = "\"site\" for one file, or \"locale\" for one in each language.";
    Shape::Record(fields([
        ("output", Shape::Text, output),
        ("template", Shape::Name("template"), "The template, a file in templates/."),
        ("per", Shape::one_of(&["site", "locale"]), per),
    ]))
}

fn social() -> Shape {
    let background = "The background of all images, an SVG of the same size in assets/: \
                      \"images/social.svg\".";
    Shape::Record(fields([
        ("template", Shape::Name("template"), "The template of the image, an SVG in templates/."),
        ("background", Shape::Asset, background),
    ]))
}

/// Limits that fail the build, in bytes after gzip.
#[derive(Clone, Debug)]
pub struct Budget {
    /// The scripts that any page runs immediately.
    pub scripts: Option<Located<u64>>,
    /// The islands of a page, by page id.
    pub islands: BTreeMap<String, Located<u64>>,
}

impl Budget {
    pub(super) fn read(table: ConfigNode<'_>) -> Budget {
        let limits = table.get("islands").entries();
        let limits = limits.filter_map(|(id, limit)| Some((id.text.to_string(), limit.number()?)));
        Budget { scripts: table.get("scripts").number(), islands: limits.collect() }
    }
}

/// How often a file is rendered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Per {
    /// Once.
    Site,
    /// Once for each language.
    Locale,
}

/// A file rendered from a template.
#[derive(Clone, Debug)]
pub struct FileRule {
    /// The path of the file; below the language's segment if there is one in each language.
    pub output: Located<String>,
    /// The template.
    pub template: Located<String>,
    /// How often it is rendered.
    pub per: Per,
}

impl FileRule {
    pub(super) fn read(table: ConfigNode<'_>) -> Option<FileRule> {
        let per = match &*table.get("per").text()?.value {
            "site" => Per::Site,
            _ => Per::Locale,
        };
        let (output, template) = (table.get("output").text()?, table.get("template").text()?);
        Some(FileRule { output, template, per })
    }
}

/// Social images.
#[derive(Clone, Debug)]
pub struct Social {
    /// The template of the image, an SVG.
    pub template: Located<String>,
    /// The background of all images: an SVG asset of the same size.
    pub background: Located<String>,
}

impl Social {
    pub(super) fn read(table: ConfigNode<'_>) -> Option<Social> {
        let (template, background) = (table.get("template"), table.get("background"));
        Some(Social { template: template.text()?, background: background.text()? })
    }
}
