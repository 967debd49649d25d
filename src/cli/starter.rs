//! Creates a site from a template or from the folder of a site, and adds files to a site.
#![expect(clippy::disallowed_methods, reason = "writes the files of a new site")]

mod add;
mod copy;
mod language;
mod own_names;
mod template;
mod write;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{fs, iter};

use anyhow::{Context as _, bail};

use crate::build::editor;
use crate::cli::starter::language::{NewLocale, locales, texts_of};
use crate::cli::starter::template::{imported_files, interface};

use crate::build::write::Changes;
pub use crate::cli::starter::add::{Added, Addition, add, plan};
pub(super) use crate::cli::starter::copy::{copy, is_inside};
pub use crate::cli::starter::language::tags;
pub(super) use crate::cli::starter::own_names::own_name;
pub use crate::cli::starter::template::NewSiteTemplate;
pub(super) use crate::cli::starter::write::{require_free, write};

/// The step for a site of the template `docs`.
pub(super) const NODE_STEP: &str =
    "install Node 20.19 or newer: it bundles the script of the search";

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

/// Writes a site to `folder`, which is created, or must be empty. The default language is the first
/// of `tags` that has texts; if there is none, the site also has English, as its default.
///
/// # Errors
///
/// A tag is not a language or is listed twice; a file can't be written.
pub fn create(
    folder: &Path,
    template: NewSiteTemplate,
    tags: &[String],
    with_island: bool,
) -> anyhow::Result<Created> {
    let known = |tags: &[String]| locales(tags, |tag| template.has_texts(tag));
    let (named, added) = (known(tags)?, known(&["en".to_owned()])?);
    let Some(first) = named.first() else { bail!("a site needs at least one language") };
    let is_added = !named.iter().any(|locale| locale.is_translated);
    let locales = || named.iter().chain(added.iter().filter(|_| is_added));
    let default = locales().find(|locale| locale.is_translated).unwrap_or(first);
    require_free(folder)?;
    let others = locales().filter(|locale| locale.tag != default.tag);
    let (translated, untranslated): (Vec<&NewLocale>, Vec<&NewLocale>) =
        others.partition(|locale| locale.is_translated);
    let written: Vec<&NewLocale> = iter::once(default).chain(translated).collect();
    let tables = written.iter().fold(String::new(), |mut text, locale| {
        let NewLocale { tag, segment, label, .. } = locale;
        let _ = write!(
            text,
            "[[locales]]\nsegment = \"{segment}\"\ntag = \"{tag}\"\nlabel = \"{label}\"\n\n"
        );
        text
    });
    let (mut changes, mut count) = (Changes::default(), 0);
    for (path, text) in template.files(with_island) {
        let text = text.replace("%DEFAULT%", &default.segment).replace("%LOCALES%\n", &tables);
        for path in destinations(&path, &written) {
            changes.write(folder.join(&path), text.as_bytes().to_vec());
            count += 1;
        }
    }
    changes.apply()?;
    editor::write_for(folder);
    let mut next = next_steps(&written);
    if default.tag != first.tag {
        next.push(default_step(&first.tag, &first.segment, &default.tag, is_added));
    }
    if template == NewSiteTemplate::Docs {
        next.push(NODE_STEP.to_owned());
    }
    let untranslated = untranslated.into_iter().map(|locale| locale.tag.clone()).collect();
    Ok(Created { files: count, untranslated, next })
}

/// Orders the tables of the locales in `site.toml` as `tags`, unless something else stands between
/// them.
///
/// # Errors
///
/// `site.toml` can't be read or written.
pub fn order_locales(folder: &Path, tags: &[String]) -> anyhow::Result<()> {
    let path = folder.join("site.toml");
    let text =
        fs::read_to_string(&path).with_context(|| format!("can't read `{}`", path.display()))?;
    let Some(ordered) = with_order(&text, tags) else { return Ok(()) };
    write(&path, ordered.as_bytes()).with_context(|| format!("can't write `{}`", path.display()))
}

/// The text of `site.toml` with the tables of locales in this order; `None` if they are not
/// together.
fn with_order(text: &str, tags: &[String]) -> Option<String> {
    const TABLE: &str = "[[locales]]\n";
    let start = text.find(TABLE)?;
    let paragraphs = text[start..].split_inclusive("\n\n");
    let mut tables: Vec<&str> = paragraphs.take_while(|table| table.starts_with(TABLE)).collect();
    let length = tables.iter().map(|table| table.len()).sum::<usize>();
    if text.matches(TABLE).count() != tables.len() {
        return None;
    }
    let position = |table: &str| {
        let tag = table.lines().find_map(|line| line.strip_prefix("tag = \""))?;
        tags.iter().position(|known| tag.trim_end_matches('"').eq_ignore_ascii_case(known))
    };
    tables.sort_by_key(|table| position(table).unwrap_or(tags.len()));
    let tables = tables.iter().map(|table| table.trim_end()).collect::<Vec<_>>().join("\n\n");
    let rest = text[start + length..].trim_start_matches('\n');
    let end = if rest.is_empty() { "\n" } else { "\n\n" };
    Some(format!("{}{tables}{end}{rest}", &text[..start]))
}

/// Returns the files of a site that is imported, without its pages, by their paths; with
/// `is_manual` those of the template `docs`. Only the first language has English texts if there are
/// none in it.
///
/// # Errors
///
/// A tag is not a language or is listed twice.
pub(super) fn imported_texts(
    tags: &[String],
    is_manual: bool,
) -> anyhow::Result<BTreeMap<String, String>> {
    let locales = locales(tags, |tag| NewSiteTemplate::Site.has_texts(tag))?;
    let written = locales.iter().enumerate().filter(|(at, it)| *at == 0 || it.is_translated);
    let written: Vec<&NewLocale> = written.map(|(_, locale)| locale).collect();
    let mut texts = BTreeMap::new();
    for (path, text) in imported_files(is_manual) {
        for path in destinations(&path, &written) {
            texts.insert(path.to_string_lossy().replace('\\', "/"), text.clone());
        }
    }
    Ok(texts)
}

/// Returns a word of the interface of `docs` in a language, or in English.
pub(super) fn interface_word(tag: &str, id: &str) -> &'static str {
    let own = texts_of(tag, |_| true).and_then(interface);
    let text = own.or_else(|| interface("en")).unwrap_or_default();
    let line = text.lines().find_map(|line| line.strip_prefix(id)?.strip_prefix(" = "));
    line.unwrap_or_default()
}

/// The step for an imported site with that default language, if its texts of the template are in
/// English.
pub(super) fn imported_step(tag: &str) -> Option<String> {
    let texts = texts_of(tag, |tag| NewSiteTemplate::Site.has_texts(tag));
    texts.is_none().then(|| {
        format!(
            "translate locales/{tag}/site.ftl and locales/{tag}/pages/not-found.md from English"
        )
    })
}

/// The paths at which the new site has a file of the starter: one for each locale that has its
/// texts.
fn destinations(path: &Path, locales: &[&NewLocale]) -> Vec<PathBuf> {
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
fn next_steps(locales: &[&NewLocale]) -> Vec<String> {
    let of_others = locales.iter().filter(|locale| locale.tag != locale.texts);
    let step = |NewLocale { tag, texts, .. }: &&NewLocale| {
        format!("check the files of locales/{tag}/: their texts are those of `{texts}`")
    };
    of_others.map(step).collect()
}

/// The step for a language that is not the default one, although it was named first: its texts are
/// not complete. `is_added` is whether the default language was not named.
fn default_step(tag: &str, name: &str, default: &str, is_added: bool) -> String {
    let end = if is_added {
        format!(", and run `archipel i18n remove {default}`")
    } else {
        String::new()
    };
    format!(
        "the default language is `{default}`, since `{tag}` lacks texts; when all are translated, \
         remove `fallback` of `{tag}` in site.toml, set `default_locale = \"{name}\"`{end}"
    )
}
