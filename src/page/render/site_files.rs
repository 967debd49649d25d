//! Renders the files that are not pages: those of `[[files]]`, and robots.txt.

use std::sync::Arc;

use crate::assets::island::{Misplaced, place_islands};
use crate::base::path::file_name;
use crate::content::config::{Config, FileRule, Located, Per};
use crate::engine::diagnostic::{Code, Diagnostic, DiagnosticCause, Place, Report, forbidden};
use crate::engine::output::{
    Artifact, CacheClass, Language, Malformed, OutputPath, Site, SiteLocale,
};
use crate::engine::query::Reader;
use crate::page::render::finish::finish;
use crate::page::render::loaded_site::unknown_page;
use crate::page::render::origin::HtmlOrigin;
use crate::page::render::photos::without_photo_metadata;
use crate::page::render::redirects::{moved_folders, redirects};
use crate::page::render::site_file_text::{FileText, NotFoundPage};
use crate::page::render::{LoadedSite, fallback};
use crate::page::route::{LocaleIndex, PageIndex};
use crate::page::texts::PageTexts;
use crate::template::{Origin, TemplateContext};

/// Creates the editions of the not-found page, if the site has one. Unknown names in `site.toml`
/// are reported.
pub fn not_found_editions(
    site: &LoadedSite,
    texts: impl FnOnce(PageIndex) -> PageTexts,
    report: &mut Report,
) -> Option<NotFoundPage> {
    for rule in &site.config.files {
        let place = Place::new(&site.config.path, rule.template.span.clone());
        if !site.templates.contains(&rule.template.value) {
            report.add(site.templates.unknown(&rule.template.value).at(place));
            continue;
        }
        let name = file_name(&rule.output.value);
        let (from, to) = (Language::of(&rule.template.value), Language::of(name));
        if from != to && name.contains('.') {
            let message = format!(
                "the template escapes for {}, but `{}` is {}",
                from.name(),
                rule.output.value,
                to.name()
            );
            report.add(
                Diagnostic::new(Code::InvalidConfig, message)
                    .at(place)
                    .hint("give the template the ending of its output"),
            );
        }
    }
    let name = site.config.not_found.as_ref()?;
    let Some(page) = site.routes.page(&name.value) else {
        let place = Place::new(&site.config.path, name.span.clone());
        report.add(unknown_page(site, &name.value).at(place));
        return None;
    };
    if let Some(locale) =
        (0..site.config.locales.len()).find(|locale| !site.routes.exists(page, *locale))
    {
        let locale = site.config.locales[locale].name();
        let message = format!("the page `{}` is not in `{locale}`", name.value);
        let place = Place::new(&site.config.path, name.span.clone());
        report.add(
            Diagnostic::new(Code::InvalidConfig, message)
                .at(place)
                .hint("the page for unknown addresses must be in all languages"),
        );
        return None;
    }
    Some(NotFoundPage { page, texts: Arc::new(texts(page)) })
}

/// The diagnostic for an output path in `site.toml`.
pub(super) fn invalid_output(config: &Config, output: &Located<String>) -> Diagnostic {
    let message = format!("`{}` can't be an output path", output.value);
    Diagnostic::new(Code::InvalidPath, message).at(Place::new(&config.path, output.span.clone()))
}

/// Renders the file of a rule of `site.toml`, or one file for each language.
pub fn site_file(
    reader: &Reader,
    site: &Arc<LoadedSite>,
    rule: &FileRule,
    editions: &NotFoundPage,
    report: &mut Report,
) -> Vec<Artifact> {
    let config = &site.config;
    if !site.templates.contains(&rule.template.value) || !site.templates.is_valid() {
        return Vec::new();
    }
    if OutputPath::new(&rule.output.value).is_none() {
        let wrong = invalid_output(config, &rule.output);
        report.add(wrong.hint("write it as `404.html` or `files/name.txt`"));
        return Vec::new();
    }
    let locales: Vec<LocaleIndex> = match rule.per {
        Per::Site => vec![config.default_locale],
        Per::Locale => (0..config.locales.len()).collect(),
    };
    locales
        .into_iter()
        .filter_map(|locale| {
            let mut path = String::new();
            if rule.per == Per::Locale {
                config.locales[locale].push_folder(&mut path);
            }
            let path = OutputPath::new(&(path + &rule.output.value))?;
            render(reader, site, rule, locale, path, editions, report)
        })
        .collect()
}

/// Places the islands in the text of a file; misplaced islands are located by template.
fn placed(site: &LoadedSite, template: &str, text: String) -> Result<String, Vec<Diagnostic>> {
    let file = site.templates.source(template).map(Place::file);
    let locate = |mut wrong: Misplaced| {
        wrong.diagnostic.place = wrong.diagnostic.place.or_else(|| file.clone());
        wrong.diagnostic
    };
    place_islands(text).map_err(|all| all.into_iter().map(locate).collect())
}

fn render(
    reader: &Reader,
    site: &Arc<LoadedSite>,
    rule: &FileRule,
    locale: LocaleIndex,
    path: OutputPath,
    editions: &NotFoundPage,
    report: &mut Report,
) -> Option<Artifact> {
    let template = &*rule.template.value;
    let mut file = FileText::new(reader, site, template, (locale, locale), editions);
    // Like a page, a file with many borrowed words counts as being in their language.
    let lender = site.config.lender(locale);
    if let Some(lender) = lender.filter(|_| file.is_borrowed(&site.config)) {
        file = FileText::new(reader, site, template, (locale, lender), editions);
    }
    let FileText { context, text, findings, loads, .. } = file;
    for finding in findings {
        report.add(site.explained(reader, finding).on_page(path.url("")));
    }
    let text = match text.and_then(|text| placed(site, template, text)) {
        Ok(text) => text,
        Err(diagnostics) => {
            for diagnostic in diagnostics {
                let diagnostic = site.explained(reader, diagnostic);
                report.add(diagnostic.on_page(path.url("")));
            }
            return None;
        }
    };
    let bytes = match path.is_page() {
        true => {
            let html = fallback::resolve(site, editions.page, locale, text);
            let url = path.url("");
            let origin = HtmlOrigin {
                url: &url,
                page: editions.page,
                template: Some(template),
                loads: &loads,
            };
            let html = without_photo_metadata(site, html, origin, report)?;
            finish(reader, site, html, origin, report)?.bytes
        }
        false => {
            let text = fallback::without_marks(&text);
            // A template of another language has been reported.
            let language = Language::of(path.as_str());
            let fits = language == Language::of(template);
            let malformed = language.malformed(&text).filter(|_| fits);
            if let Some(malformed) = &malformed {
                let place = place_of(site, template, &context, malformed.at);
                let wrong = malformed_output(site, template, &path, malformed, place);
                // An escape in a message or in data is reported at its place.
                let is_escaped = forbidden(&text).is_some();
                report.add(if is_escaped {
                    wrong.caused_by(DiagnosticCause::AnyError)
                } else {
                    wrong
                });
            }
            if malformed.is_some() {
                return None;
            }
            let url = path.url("");
            let origin = HtmlOrigin {
                url: &url,
                page: editions.page,
                template: Some(template),
                loads: &loads,
            };
            without_photo_metadata(site, text, origin, report)?.into_bytes()
        }
    };
    Some(Artifact { path, bytes, cache: CacheClass::Revalidate })
}

/// The place in the templates that the byte at an offset of a file comes from.
fn place_of(
    site: &LoadedSite,
    template: &str,
    context: &Arc<dyn TemplateContext>,
    at: usize,
) -> Option<Place> {
    let mut traced = site.templates.trace(template, Arc::clone(context))?;
    let mut at = fallback::offset_with_marks(&traced.text, at);
    loop {
        match site.templates.origin(&traced, at)? {
            Origin::Written(place) | Origin::Value(place, _) => return Some(place),
            Origin::Partial(name, output) => {
                at -= output.start;
                traced = site.templates.trace_partial(&name, Arc::clone(context))?;
            }
        }
    }
}

/// The diagnostic for a file that is not valid in its format.
fn malformed_output(
    site: &LoadedSite,
    template: &str,
    path: &OutputPath,
    malformed: &Malformed,
    place: Option<Place>,
) -> Diagnostic {
    let language = Language::of(path.as_str()).name();
    let url = path.url("");
    let message = format!("`{url}` is not valid {language}: {}", malformed.words);
    let file = || site.templates.source(template).map(Place::file);
    let mut wrong = Diagnostic::new(Code::MalformedOutput, message)
        .hint("check what the template prints around this place");
    wrong.place = place.or_else(file);
    wrong
}

/// The data of the site that configurations of hosts need.
pub fn site(site: &LoadedSite) -> Site {
    let config = &site.config;
    let locales = &config.locales;
    let default = &locales[config.default_locale];
    let not_found = config.not_found.as_ref().and_then(|id| site.routes.page(&id.value));
    let not_found = not_found.filter(|page| site.routes.exists(*page, config.default_locale));
    let file = not_found.map(|page| site.routes.output(config, config.default_locale, page));
    let mut folder = String::new();
    default.push_folder(&mut folder);
    let below = |path: &OutputPath| path.as_str().strip_prefix(&folder).map(str::to_owned);
    Site {
        base_url: config.base_url.clone(),
        default_locale: default.segment.clone(),
        locales: locales
            .iter()
            .map(|locale| SiteLocale { segment: locale.segment.clone(), tag: locale.tag.clone() })
            .collect(),
        not_found: file.as_ref().and_then(below),
        redirects: redirects(site)
            .map(|it| (format!("{}{}", config.base_path, it.from), it.location(site)))
            .collect(),
        moved_folders: moved_folders(site)
            .map(|(_, from, to)| {
                let below = |folder: &str| format!("{}{folder}", config.base_path);
                (below(from), below(to))
            })
            .collect(),
    }
}

/// `robots.txt`, which allows everything and contains the URL of the sitemap.
pub fn robots(site: &LoadedSite) -> Artifact {
    let base = &site.config.base_url;
    file("robots.txt", format!("User-agent: *\nAllow: /\n\nSitemap: {base}/sitemap.xml\n"))
}

/// A file that clients ask for again.
pub(super) fn file(path: &str, bytes: impl Into<Vec<u8>>) -> Artifact {
    Artifact {
        path: OutputPath::new(path).expect("the names of these files are valid"),
        bytes: bytes.into(),
        cache: CacheClass::Revalidate,
    }
}
