//! Creates a starter site in the requested languages, and adds files to a site.
#![expect(clippy::disallowed_methods, reason = "writes the files of a new site")]

mod add;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs::{self, DirEntry};
use std::io::ErrorKind;
use std::iter;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};
use include_dir::{Dir, include_dir};

use crate::base::language::Language;
use crate::build::editor;
use crate::engine::diagnostic::nearest;

pub use crate::cli::starter::add::{Added, Addition, add};

/// The files of the site in all languages. Names that begin with a dot are written without it.
static SITE: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/src/cli/starter/site");

/// Additional files of a site with an island. If both have a file, this one is appended.
static WITH_ISLAND: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/src/cli/starter/with-island");

/// The languages of the starter site: BCP 47 tag, URL segment, own name.
const LOCALES: [(&str, &str, &str); 12] = [
    ("en", "en", "English"),
    ("de", "de", "Deutsch"),
    ("es", "es", "Español"),
    ("fr", "fr", "Français"),
    ("hi", "hi", "हिन्दी"),
    ("it", "it", "Italiano"),
    ("ja", "ja", "日本語"),
    ("nl", "nl", "Nederlands"),
    ("pl", "pl", "Polski"),
    ("pt", "pt", "Português"),
    ("ru", "ru", "Русский"),
    ("zh-Hans", "zh", "简体中文"),
];

/// The tags of the languages.
pub fn tags() -> impl Iterator<Item = &'static str> {
    LOCALES.iter().map(|(tag, _, _)| *tag)
}

/// A new site.
#[derive(Debug)]
pub struct Created {
    /// The number of files.
    pub files: usize,
    /// The tags that are not yet locales of the site, since the starter has no texts in their
    /// languages: add them with [`add()`].
    pub untranslated: Vec<String>,
    /// The next steps, one sentence each.
    pub next: Vec<String>,
}

/// A locale of a new site.
struct Locale {
    tag: String,
    segment: String,
    label: String,
    /// The tag of the starter's texts.
    texts: &'static str,
    /// Whether these are in the language.
    is_translated: bool,
}

/// Writes a site to `folder`, which is created, or must be empty. The first of `tags` is the
/// default language.
///
/// # Errors
///
/// A tag is no language or is listed twice; a file can't be written.
pub fn create(folder: &Path, tags: &[String], with_island: bool) -> anyhow::Result<Created> {
    let locales = locales(tags)?;
    let Some((default, others)) = locales.split_first() else {
        bail!("a site needs at least one language")
    };
    if !is_free(folder)? {
        bail!("`{}` is not empty; use a folder that does not exist", folder.display());
    }
    let (translated, untranslated): (Vec<&Locale>, Vec<&Locale>) =
        others.iter().partition(|locale| locale.is_translated);
    let written: Vec<&Locale> = iter::once(default).chain(translated).collect();
    let tables = written.iter().fold(String::new(), |mut text, locale| {
        let Locale { tag, segment, label, .. } = locale;
        let _ = write!(
            text,
            "[[locales]]\nsegment = \"{segment}\"\ntag = \"{tag}\"\nlabel = \"{label}\"\n\n"
        );
        text
    });
    let mut count = 0;
    for (path, text) in texts(with_island) {
        let text = text.replace("%DEFAULT%", &default.segment).replace("%LOCALES%\n", &tables);
        for path in destinations(path, &written) {
            write(&folder.join(&path), &text)
                .with_context(|| format!("can't write `{}`", folder.join(&path).display()))?;
            count += 1;
        }
    }
    editor::write_for(folder);
    let untranslated = untranslated.into_iter().map(|locale| locale.tag.clone()).collect();
    Ok(Created { files: count, untranslated, next: next_steps(&written) })
}

/// The files of the starter and their texts. A file that both parts have is joined.
fn texts(with_island: bool) -> BTreeMap<&'static Path, String> {
    let added = with_island.then_some(&WITH_ISLAND);
    let mut texts: BTreeMap<&Path, String> = BTreeMap::new();
    for file in files(&SITE).into_iter().chain(added.into_iter().flat_map(files)) {
        let text = file.contents_utf8().expect("the files of the new site are text");
        texts.entry(file.path()).or_default().push_str(text);
    }
    texts
}

/// The paths at which the new site has a file of the starter: one for each locale that has its
/// texts.
fn destinations(path: &Path, locales: &[&Locale]) -> Vec<PathBuf> {
    let Ok(rest) = path.strip_prefix("locales") else {
        return vec![match path.to_str() {
            Some(name @ ("gitignore" | "gitattributes")) => PathBuf::from(format!(".{name}")),
            _ => path.to_owned(),
        }];
    };
    let mut parts = rest.components();
    let texts = parts.next().and_then(|tag| tag.as_os_str().to_str());
    let with_texts = locales.iter().filter(|locale| texts == Some(locale.texts));
    with_texts.map(|locale| Path::new("locales").join(&locale.tag).join(parts.as_path())).collect()
}

/// The steps for locales that have texts of another tag.
fn next_steps(locales: &[&Locale]) -> Vec<String> {
    let mut next = Vec::new();
    for Locale { tag, texts, is_translated, .. } in locales {
        if !is_translated {
            next.push(format!("translate the files of locales/{tag}/: their texts are English"));
        } else if tag != texts {
            next.push(format!(
                "check the files of locales/{tag}/: their texts are those of `{texts}`"
            ));
        }
    }
    next
}

fn locales(tags: &[String]) -> anyhow::Result<Vec<Locale>> {
    let mut found: Vec<Locale> = Vec::new();
    for tag in tags {
        let locale = locale(tag)?;
        if found.iter().any(|known| known.tag == locale.tag) {
            bail!("`{tag}` is listed twice");
        }
        found.push(locale);
    }
    Ok(found)
}

/// The locale of a tag, or of a segment of the starter.
fn locale(tag: &str) -> anyhow::Result<Locale> {
    let known = LOCALES.iter().find(|(known, segment, _)| *known == tag || *segment == tag);
    if let Some((tag, segment, label)) = known {
        return Ok(Locale {
            tag: (*tag).to_owned(),
            segment: (*segment).to_owned(),
            label: (*label).to_owned(),
            texts: tag,
            is_translated: true,
        });
    }
    let language = Language::parse(tag).ok().filter(|language| !language.script().is_empty());
    let Some(language) = language else {
        let hint = match nearest(tag, tags()) {
            Some(near) => format!("did you mean `{near}`?"),
            None => "use BCP 47 tags, such as `en`, `pt-BR` or `zh-Hant`".to_owned(),
        };
        bail!("`{tag}` is no language that is known; {hint}");
    };
    let is_same = |(known, _, _): &&(&str, &str, &str)| {
        let known = Language::parse(known).expect("the starter has valid tags");
        known.code() == language.code() && known.script() == language.script()
    };
    let same = LOCALES.iter().find(is_same);
    Ok(Locale {
        tag: tag.to_owned(),
        segment: tag.to_ascii_lowercase(),
        label: tag.to_owned(),
        texts: same.map_or("en", |(texts, _, _)| texts),
        is_translated: same.is_some(),
    })
}

/// Returns whether the folder is missing or empty.
fn is_free(folder: &Path) -> anyhow::Result<bool> {
    let listed = fs::read_dir(folder);
    let is_absent = listed.as_ref().is_err_and(|error| error.kind() == ErrorKind::NotFound);
    if is_absent {
        return Ok(true);
    }
    // The folder of a new site may already be a repository.
    let is_taken = |entry: &DirEntry| entry.file_name() != ".git";
    let context = || format!("can't list `{}`", folder.display());
    let entries = listed.with_context(context)?;
    let entries = entries.collect::<Result<Vec<_>, _>>().with_context(context)?;
    Ok(!entries.iter().any(is_taken))
}

fn write(path: &Path, text: &str) -> std::io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, text)
}

/// All files of a folder, in order.
fn files<'a>(folder: &'a Dir<'a>) -> Vec<&'a include_dir::File<'a>> {
    let below = folder.dirs().flat_map(files);
    let mut files: Vec<_> = folder.files().chain(below).collect();
    files.sort_by_key(|file| file.path());
    files
}
