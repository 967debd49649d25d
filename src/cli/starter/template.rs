//! The templates of new sites. Each consists of layers that several templates share.
//!
//! # A new template
//!
//! It is a variant of `Template`. It consists of layers, folders in `src/cli/starter/layers/`: the
//! last one in its arm of `layers` is its own, and has a folder in `locales/` for each language of
//! `src/cli/starter/language.rs`. If several layers have a file, its texts are joined. The first
//! `site.toml` has the placeholders `%DEFAULT%` and `%LOCALES%`. Add the template to `TEMPLATES` in
//! `tests/it/starters.rs`, to `templates` in `tests/browser/starters.test.mjs` and to the list in
//! `tests/browser/starter-pictures.mjs`. Describe it in `docs/locales/en/pages/guides/starters.md`,
//! `docs/locales/en/pages/reference/cli.md` and `README.md`. The template `docs` shares the
//! templates, style sheets, icons and scripts of `docs/`; each of the two has its own pages,
//! `site.toml`, theme and `common.ftl`. Files whose names begin with `diagnostic` are only in
//! `docs/`. `DOCS_FILES` has the `interface.ftl` of the languages of `docs/`; those of other
//! languages are in the layer. After a change of the look, run `node
//! tests/browser/starter-pictures.mjs` and `node tests/browser/tutorial-pictures.mjs`: they take
//! the pictures for the documentation. The latter follows the steps of the tutorial, and takes each
//! picture at its place in the text.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use clap::ValueEnum;
use include_dir::{Dir, include_dir};

/// Colours, fonts and the logo, and the files for git.
static LOOK: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/src/cli/starter/layers/look");

/// A site with a menu: the layout, the style sheet, the not-found page.
static PAGES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/src/cli/starter/layers/pages");

/// Articles with dates and tags, their lists and feed, and a page about the author.
static ARTICLES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/src/cli/starter/layers/articles");

static SITE: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/src/cli/starter/layers/site");
/// Pages of another generator, in a list for each folder.
static IMPORTED: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/src/cli/starter/layers/imported");
/// The parts of an imported manual that differ.
static IMPORTED_DOCS: Dir<'_> =
    include_dir!("$CARGO_MANIFEST_DIR/src/cli/starter/layers/imported-docs");
static WITH_ISLAND: Dir<'_> =
    include_dir!("$CARGO_MANIFEST_DIR/src/cli/starter/layers/with-island");
static BLOG: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/src/cli/starter/layers/blog");
static LANDING: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/src/cli/starter/layers/landing");
static DOCS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/src/cli/starter/layers/docs");

// The documentation of Archipel and the template `docs` have these files in common.
static DOCS_TEMPLATES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/docs/templates");
static DOCS_STYLES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/docs/assets/css");
static DOCS_ICONS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/docs/assets/icons");
static DOCS_SCRIPT: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/docs/islands/docs");
const DOCS_FILES: [(&str, &str); 5] = [
    ("islands/package.json", include_str!("../../../docs/islands/package.json")),
    ("islands/package-lock.json", include_str!("../../../docs/islands/package-lock.json")),
    ("locales/de/interface.ftl", include_str!("../../../docs/locales/de/interface.ftl")),
    ("locales/en/interface.ftl", include_str!("../../../docs/locales/en/interface.ftl")),
    ("locales/zh-Hans/interface.ftl", include_str!("../../../docs/locales/zh-Hans/interface.ftl")),
];

/// The file with the words of the interface, in the folder of a locale.
pub(super) const INTERFACE: &str = "interface.ftl";

/// Returns the words of the interface of `docs` in a language of the starter sites.
pub(super) fn interface(tag: &str) -> Option<&'static str> {
    let path = format!("locales/{tag}/{INTERFACE}");
    let common = DOCS_FILES.iter().find(|(known, _)| *known == path).map(|(_, text)| *text);
    common.or_else(|| DOCS.get_file(&path)?.contents_utf8())
}

/// A template of a new site.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum NewSiteTemplate {
    /// Pages with sections, and a journal
    #[default]
    Site,
    /// Articles with tags, an archive by year and a feed
    Blog,
    /// A manual with a sidebar and a search, which requires Node to build
    Docs,
    /// One page with a price, questions and a form
    Landing,
}

impl NewSiteTemplate {
    /// The folders of its files: the path in the site, and the files. The last one is its own.
    fn layers(self) -> Vec<(&'static str, &'static Dir<'static>)> {
        match self {
            NewSiteTemplate::Site => vec![("", &LOOK), ("", &PAGES), ("", &ARTICLES), ("", &SITE)],
            NewSiteTemplate::Blog => vec![("", &LOOK), ("", &PAGES), ("", &ARTICLES), ("", &BLOG)],
            NewSiteTemplate::Landing => vec![("", &LOOK), ("", &PAGES), ("", &LANDING)],
            NewSiteTemplate::Docs => vec![
                ("", &LOOK),
                ("templates", &DOCS_TEMPLATES),
                ("assets/css", &DOCS_STYLES),
                ("assets/icons", &DOCS_ICONS),
                ("islands/docs", &DOCS_SCRIPT),
                ("", &DOCS),
            ],
        }
    }

    /// Returns whether it has texts in a language, by its tag.
    pub(super) fn has_texts(self, tag: &str) -> bool {
        let layers = self.layers();
        layers.last().is_some_and(|(_, own)| own.get_dir(format!("locales/{tag}")).is_some())
    }

    /// Returns whether it has a variant with an island.
    pub fn has_island(self) -> bool {
        self == NewSiteTemplate::Site
    }

    /// Returns its files by their paths. If several layers have a file, their texts are joined.
    pub(super) fn files(self, with_island: bool) -> BTreeMap<PathBuf, String> {
        let mut texts: BTreeMap<PathBuf, String> = BTreeMap::new();
        let island = with_island.then_some(("", &WITH_ISLAND));
        for (folder, layer) in self.layers().into_iter().chain(island) {
            for file in files(layer) {
                let text = file.contents_utf8().expect("the files of the new site are text");
                texts.entry(Path::new(folder).join(file.path())).or_default().push_str(text);
            }
        }
        if self == NewSiteTemplate::Docs {
            texts.retain(|path, _| !is_of_diagnostics(path));
            texts.extend(DOCS_FILES.map(|(path, text)| (PathBuf::from(path), text.to_owned())));
        }
        texts
    }
}

/// Returns whether a file is one of the pages about diagnostics, which only the documentation of
/// Archipel has.
fn is_of_diagnostics(path: &Path) -> bool {
    let name = path.file_name().and_then(|name| name.to_str());
    name.is_some_and(|name| name.starts_with("diagnostic"))
}

/// The parts of the templates that an imported site does not have.
const NOT_IMPORTED: [&str; 10] = [
    "templates/page.html", "templates/page.yaml", "templates/folder.html", "templates/folder.yaml",
    "templates/home.html", "templates/home.yaml", "templates/sections", "assets/css/sections",
    "assets/art", "content",
];

/// Returns whether a file is a text of a page other than the one for unknown addresses.
fn is_of_page(path: &Path) -> bool {
    path.components().any(|part| part.as_os_str() == "pages")
        && path.file_stem() != Some("not-found".as_ref())
}

/// Returns the files of a site that is imported from another generator, without its pages; with
/// `is_manual` those of `docs`.
pub(super) fn imported_files(is_manual: bool) -> BTreeMap<PathBuf, String> {
    let text = |file: &include_dir::File<'_>| file.contents_utf8().unwrap_or_default().to_owned();
    let mut texts = match is_manual {
        true => NewSiteTemplate::Docs.files(false),
        false => {
            let common = files(&LOOK).into_iter().chain(files(&PAGES));
            common.map(|file| (file.path().to_owned(), text(file))).collect()
        }
    };
    texts.retain(|path, _| {
        !is_of_page(path) && !NOT_IMPORTED.iter().any(|part| path.starts_with(part))
    });
    // The layer of imported pages has other defaults.
    if let Some(config) = texts.get_mut(Path::new("site.toml"))
        && let Some((before, after)) = config.split_once("# Every page has these two messages")
    {
        let after = after.split_once("\n\n").map_or("", |(_, after)| after);
        *config = format!("{before}{after}");
    }
    let manual = files(&IMPORTED_DOCS).into_iter().filter(|_| is_manual);
    for file in files(&IMPORTED).into_iter().chain(manual) {
        match file.path().to_str() {
            Some("site.toml") => {
                texts.entry(file.path().to_owned()).or_default().push_str(&text(file));
            }
            Some("templates/partials/head.html") if is_manual => {}
            _ => drop(texts.insert(file.path().to_owned(), text(file))),
        }
    }
    texts
}

/// All files of a folder.
fn files<'a>(folder: &'a Dir<'a>) -> Vec<&'a include_dir::File<'a>> {
    let below = folder.dirs().flat_map(files);
    folder.files().chain(below).collect()
}
