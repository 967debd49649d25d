//! Creates a starter site in the requested languages, and adds files to a site.
#![expect(clippy::disallowed_methods, reason = "writes the files of a new site")]

mod add;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs::{self, DirEntry};
use std::io::ErrorKind;
use std::path::Path;

use anyhow::{Context as _, bail};
use include_dir::{Dir, include_dir};

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

/// Writes a site to `folder`, which is created, or must be empty. The first of `tags` is the
/// default language. Returns the number of files.
pub fn create(folder: &Path, tags: &[String], with_island: bool) -> anyhow::Result<usize> {
    let locales = locales(tags)?;
    let Some((_, default, _)) = locales.first() else {
        bail!("a site needs at least one language")
    };
    if !is_free(folder)? {
        bail!("`{}` is not empty; use a folder that does not exist", folder.display());
    }
    let tables = locales.iter().fold(String::new(), |mut text, (tag, segment, label)| {
        let _ = write!(
            text,
            "[[locales]]\nsegment = \"{segment}\"\ntag = \"{tag}\"\nlabel = \"{label}\"\n\n"
        );
        text
    });
    let added = with_island.then_some(&WITH_ISLAND);
    let mut texts: BTreeMap<&Path, String> = BTreeMap::new();
    for file in files(&SITE).into_iter().chain(added.into_iter().flat_map(files)) {
        let text = file.contents_utf8().expect("the files of the new site are text");
        texts.entry(file.path()).or_default().push_str(text);
    }
    texts.retain(|path, _| is_in(path, &locales));
    for (path, text) in &texts {
        let path = match path.to_str() {
            Some("gitignore") => folder.join(".gitignore"),
            _ => folder.join(path),
        };
        let text = text.replace("%DEFAULT%", default).replace("%LOCALES%\n", &tables);
        write(&path, &text).with_context(|| format!("can't write `{}`", path.display()))?;
    }
    editor::write_for(folder);
    Ok(texts.len())
}

/// Returns whether a file of the starter site is in one of these languages, or in none.
fn is_in(path: &Path, locales: &[(&str, &str, &str)]) -> bool {
    let Ok(rest) = path.strip_prefix("locales") else { return true };
    let tag = rest.components().next().and_then(|tag| tag.as_os_str().to_str());
    locales.iter().any(|(known, _, _)| tag == Some(known))
}

fn locales(tags: &[String]) -> anyhow::Result<Vec<(&'static str, &'static str, &'static str)>> {
    let mut found = Vec::new();
    for tag in tags {
        let known = LOCALES.iter().find(|(known, segment, _)| known == tag || segment == tag);
        let Some(locale) = known else {
            let hint = match nearest(tag, self::tags()) {
                Some(near) => format!("did you mean `{near}`?"),
                None => {
                    let known = self::tags().collect::<Vec<_>>().join(", ");
                    format!(
                        "use {known}; add other languages afterwards with `archipel new locale TAG`"
                    )
                }
            };
            bail!("the starter site has no texts in `{tag}`; {hint}");
        };
        if found.contains(locale) {
            bail!("`{tag}` is listed twice");
        }
        found.push(*locale);
    }
    Ok(found)
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
