//! Checks that the paths of the site's files are possible in one folder on every host.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Bound;

use icu_normalizer::ComposingNormalizerBorrowed;

use crate::content::config::{FileRule, Per};
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report};
use crate::engine::output::{Entry, OutputPath, is_windows_device};
use crate::page::render::{self, LoadedSite, moved_pages, redirects};

/// Returns an error if a page of a build without errors has no output file, which is a bug.
pub fn pages_are_written(
    site: &LoadedSite,
    files: &BTreeMap<OutputPath, Entry>,
) -> anyhow::Result<()> {
    for page in 0..site.pages.len() {
        for locale in site.routes.locales(page) {
            let is_written = files.contains_key(&site.routes.output(&site.config, locale, page));
            let url = || site.routes.url(&site.config, locale, page);
            anyhow::ensure!(
                is_written,
                "the page `{}` was not rendered, and no error says why: this is a bug in Archipel",
                url()
            );
        }
    }
    Ok(())
}

/// The maximum number of bytes of a file name (`NAME_MAX` of Linux; other systems allow as many or
/// more).
const MAX_NAME_LENGTH: usize = 255;

/// The maximum number of bytes of a whole path: that of a key in S3.
const MAX_PATH_LENGTH: usize = 1024;

/// The maximum number of characters of a URL in a sitemap, by its XML schema.
const MAX_URL_LENGTH: usize = 2048;

/// Reports every file that can't be written, with the places of all its sources. `doubled` contains
/// the paths that more than one source writes.
pub fn paths(
    site: &LoadedSite,
    files: &BTreeMap<OutputPath, Entry>,
    doubled: &BTreeSet<OutputPath>,
    report: &mut Report,
) {
    // The same pages have the same mistake in all languages.
    let mut reported: BTreeSet<(Code, Vec<Place>)> = BTreeSet::new();
    let mut report_once = |diagnostic: Diagnostic, origins: &[Origin]| {
        let mut places: Vec<&Place> =
            origins.iter().filter(|one| one.page.is_some()).map(|one| &one.place).collect();
        places.sort();
        places.dedup();
        if places.len() < 2 {
            places = origins.iter().map(|one| &one.place).take(1).collect();
        }
        let places: Vec<Place> = places.into_iter().cloned().collect();
        if places.is_empty() || reported.insert((diagnostic.code, places)) {
            report.add(located(diagnostic, origins));
        }
    };
    for path in doubled {
        // Pages with the same path are reported with the routes.
        let origins = origins(site, path);
        let has_same_path = |origin: &Origin| origin.page.is_some_and(|p| site.routes.collides(p));
        if !origins.iter().any(has_same_path) {
            let name = path.as_str();
            let message = match origins.len() {
                1 => format!("`{name}` is written by this, and by Archipel itself"),
                _ => format!("`{name}` is written twice"),
            };
            report_once(collision(message, "give one of the two another path"), &origins);
        }
    }
    let mut folded: BTreeMap<String, &OutputPath> = BTreeMap::new();
    for path in files.keys() {
        if let Some((why, hint)) = refusal(path).or_else(|| long_url(site, path)) {
            let message = format!("`{}` {why}", shortened(path.as_str()));
            report_once(
                Diagnostic::new(Code::InvalidPath, message).hint(hint),
                &origins(site, path),
            );
        }
        if let Some(inner) = below(files, path) {
            let (file, within) = (path.as_str(), inner.as_str());
            let message = format!("`{file}` would be both a file and the folder of `{within}`");
            let both = [origins(site, path), origins(site, inner)].concat();
            report_once(collision(message, "give one of the two another path"), &both);
        }
        // A path in the folded form is found from the other paths.
        if let Some(fold) = fold(path.as_str()).filter(|fold| *fold != path.as_str()) {
            let lower = OutputPath::new(&fold);
            let lower = lower.as_ref().and_then(|lower| files.get_key_value(lower));
            let lower = lower.filter(|(lower, _)| *lower != path);
            let other = lower.map(|(lower, _)| lower).or_else(|| folded.get(&fold).copied());
            if let Some(other) = other {
                let (one, two) = (path.as_str(), other.as_str());
                let message = format!("`{one}` and `{two}` are one file on many systems");
                let both = [origins(site, path), origins(site, other)].concat();
                let hint = "rename one: Windows and macOS ignore case and the form of letters";
                report_once(collision(message, hint), &both);
            }
            folded.insert(fold, path);
        }
    }
}

/// The reason why a path is not possible, and a hint.
type Refusal = (&'static str, &'static str);

/// Refuses a page of a sitemap whose URL no sitemap can have.
fn long_url(site: &LoadedSite, path: &OutputPath) -> Option<Refusal> {
    let config = &site.config;
    // Each byte may be escaped as `%E4`.
    if config.base_url.len() + path.as_str().len() * 3 <= MAX_URL_LENGTH {
        return None;
    }
    let pages = (0..site.pages.len()).filter(|page| site.routes.is_indexed(*page));
    let mut routes = pages.flat_map(|page| site.routes.locales(page).map(move |at| (page, at)));
    let (page, at) = routes.find(|(page, at)| site.routes.output(config, *at, *page) == *path)?;
    (site.routes.canonical(config, at, page).len() > MAX_URL_LENGTH).then_some((
        "has a URL that is too long for sitemaps",
        "shorten its path: a URL may have 2048 characters, and a letter outside of ASCII counts \
         as 6 to 12 of them",
    ))
}

/// Returns a refusal for a path that is not possible.
fn refusal(path: &OutputPath) -> Option<Refusal> {
    let (path, is_reserved) = (path.as_str(), path.is_reserved());
    let parts = || path.split('/');
    if parts().any(|part| part.len() > MAX_NAME_LENGTH) || path.len() > MAX_PATH_LENGTH {
        return Some(("is too long for a file", "a name may have 255 bytes, and a path 1024"));
    }
    if is_reserved {
        return Some(("is a name that Archipel uses itself", "choose another one"));
    }
    let is_odd =
        |part: &str| part.ends_with(['.', ' ']) || part.contains(['<', '>', ':', '"', '|', '*']);
    parts().any(|part| is_windows_device(part) || is_odd(part)).then_some((
        "can't be a file on Windows",
        "choose a name that every system can have, without `< > : \" | *` or a dot at its end",
    ))
}

/// A file whose path is below `path`, as if that were a folder.
fn below<'f>(files: &'f BTreeMap<OutputPath, Entry>, path: &OutputPath) -> Option<&'f OutputPath> {
    let rest = |other: &'f OutputPath| other.as_str().strip_prefix(path.as_str());
    let after = files
        .range::<OutputPath, _>((Bound::Excluded(path), Bound::Unbounded))
        .map(|(other, _)| other);
    // Some characters sort before the slash.
    let mut longer = after.take_while(|other| rest(other).is_some());
    longer.find(|other| rest(other).is_some_and(|rest| rest.starts_with('/')))
}

/// A normalized form of a path: some file systems treat paths with the same form as equal. `None`
/// for plain ASCII, which is normalized.
fn fold(path: &str) -> Option<String> {
    if path.bytes().all(|byte| byte.is_ascii() && !byte.is_ascii_uppercase()) {
        return None;
    }
    let composed = ComposingNormalizerBorrowed::new_nfc().normalize(path);
    Some(composed.to_lowercase())
}

/// A source of an output file.
#[derive(Clone)]
struct Origin {
    place: Place,
    label: &'static str,
    page: Option<usize>,
}

/// Returns all sources of `path` that have a place in the site's files.
fn origins(site: &LoadedSite, path: &OutputPath) -> Vec<Origin> {
    let config = &site.config;
    let writes = |rule: &&FileRule| match rule.per {
        Per::Site => rule.output.value == path.as_str(),
        Per::Locale => config.locales.iter().any(|locale| {
            let mut file = String::new();
            locale.push_folder(&mut file);
            path.as_str().strip_prefix(&file) == Some(&rule.output.value)
        }),
    };
    let rules = config.files.iter().filter(writes).map(|rule| Origin {
        place: Place::new(&config.path, rule.output.span.clone()),
        label: "this rule",
        page: None,
    });
    let is_output = |page: usize| {
        site.routes.locales(page).any(|at| site.routes.output(config, at, page) == *path)
    };
    let pages = (0..site.pages.len()).filter(|page| is_output(*page)).map(|at| {
        let page = &site.pages[at];
        Origin { place: page.path_place(None), label: "this page", page: Some(at) }
    });
    let former = redirects(site).chain(moved_pages(site)).filter(|it| it.file() == *path);
    let aliases = former.map(|it| {
        let is_rule = it.place.path == config.path;
        let label = if is_rule { "this redirect" } else { "this alias" };
        Origin { place: it.place, label, page: None }
    });
    let assets = site.assets.source_of(path).into_iter().map(|source| Origin {
        place: Place::file(source),
        label: "this asset",
        page: None,
    });
    let copied = site.static_files.source_of(path).into_iter().map(|source| Origin {
        place: Place::file(source),
        label: "this file",
        page: None,
    });
    let is_index = |locale| render::search_path(site, locale).as_ref() == Some(path);
    let is_index = (0..config.locales.len()).any(is_index);
    let index = config.search.iter().filter(|_| is_index).map(|output| Origin {
        place: Place::new(&config.path, output.span.clone()),
        label: "this index",
        page: None,
    });
    let own: Vec<Origin> =
        rules.chain(index).chain(pages).chain(aliases).chain(assets).chain(copied).collect();
    match own.is_empty() {
        true => named_after(site, path).into_iter().collect(),
        false => own,
    }
}

/// The source of the name of a generated file: a page for its social image, a locale for its
/// sitemaps, an island for its code and messages.
fn named_after(site: &LoadedSite, path: &OutputPath) -> Option<Origin> {
    let config = &site.config;
    let is_named = |folder: &str, name: &str| {
        let rest = path.as_str().strip_prefix(folder).and_then(|rest| rest.strip_prefix(name));
        rest.is_some_and(|rest| rest.starts_with(['.', '-']))
    };
    let pages = site.pages.iter().enumerate().map(|(at, page)| {
        let origin = Origin { place: page.path_place(None), label: "this page", page: Some(at) };
        ("assets/social/", render::social_name(&page.id), origin)
    });
    let locales = config.locales.iter().map(|locale| {
        let place = Place::new(&config.path, locale.span.clone());
        let origin = Origin { place, label: "this locale", page: None };
        ("sitemap-", locale.name().to_owned(), origin)
    });
    let islands = site.islands.specs().map(|island| {
        let origin = Origin { place: Place::file(&island.path), label: "this island", page: None };
        ("islands/", island.name.clone(), origin)
    });
    // One name may be the start of another one.
    let named = pages.chain(locales).chain(islands);
    let named = named.filter(|(folder, name, _)| is_named(folder, name));
    named.max_by_key(|(_, name, _)| name.len()).map(|(_, _, origin)| origin)
}

fn collision(message: String, hint: &str) -> Diagnostic {
    Diagnostic::new(Code::PathCollision, message).hint(hint)
}

fn located(diagnostic: Diagnostic, origins: &[Origin]) -> Diagnostic {
    let mut origins = origins.iter();
    let diagnostic = match origins.next() {
        Some(first) => diagnostic.at(first.place.clone()),
        None => diagnostic,
    };
    origins.fold(diagnostic, |diagnostic, one| diagnostic.related(one.place.clone(), one.label))
}

/// Shortens a path to some sixty characters.
fn shortened(path: &str) -> String {
    match path.char_indices().nth(60) {
        Some((end, _)) => format!("{}…", &path[..end]),
        None => path.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_no_file_can_have_are_refused() {
        let long = "a".repeat(256);
        let refusal = |path: &str| refusal(&OutputPath::new(path).unwrap());
        for path in [&*long, "archipel-manifest.json", "@archipel/state", "en/con.html", "LPT1"] {
            assert!(refusal(path).is_some(), "{path}");
        }
        for path in ["a. ", "a:b", "x/a."] {
            assert!(refusal(path).is_some(), "{path}");
        }
        for path in ["en/index.html", "console.html", "assets/com10.svg", "lpt.txt", "a.b"] {
            assert!(refusal(path).is_none(), "{path}");
        }
    }

    #[test]
    fn forms_of_one_name_are_equal() {
        assert_eq!(fold("en/index.html"), None);
        assert_eq!(fold("EN/Index.html").unwrap(), "en/index.html");
        assert_eq!(fold("e\u{301}.png"), fold("\u{c9}.png"));
    }
}
