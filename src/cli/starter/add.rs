//! Adds a page, a section type, an island or a language to a site, with all files in all languages.

mod existing;
mod locale;
mod page;
mod parts;

use std::path::Path;

use anyhow::{Context as _, bail};

use crate::build::write::Changes;
use crate::cli::starter::add::existing::{AddedFiles, CONFIG, ExistingSite};
use crate::serve::NewFiles;

/// A kind of addition to a site.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Addition {
    /// A page, copied from one in its folder.
    Page,
    /// A page in the folder of dated pages.
    Article,
    /// A section type.
    Section,
    /// An island.
    Island,
    /// A language.
    Locale,
}

impl Addition {
    /// Parses the name of a kind on the command line.
    pub fn of(name: &str) -> Option<Addition> {
        Some(match name {
            "page" => Addition::Page,
            "article" => Addition::Article,
            "section" => Addition::Section,
            "island" => Addition::Island,
            "locale" => Addition::Locale,
            _ => return None,
        })
    }
}

/// The added files, and the next steps.
#[derive(Debug, Default)]
pub struct Added {
    /// The files, relative to the site's folder.
    pub files: Vec<String>,
    /// The next steps, one sentence each.
    pub next: Vec<String>,
}

/// Adds a `kind` of that name to the site at `root`; replaces no file. `today` is the date of a new
/// article, such as `2025-12-31`.
pub fn add(root: &Path, kind: Addition, name: &str, today: &str) -> anyhow::Result<Added> {
    let NewFiles { files, next } = plan(root, kind, name, today)?;
    let mut changes = Changes::default();
    for (path, text) in &files {
        changes.write(root.join(path), text.as_bytes().to_vec());
    }
    changes.apply()?;
    Ok(Added { files: files.into_iter().map(|(path, _)| path).collect(), next })
}

/// Returns the files that [`add`] writes.
pub fn plan(root: &Path, kind: Addition, name: &str, today: &str) -> anyhow::Result<NewFiles> {
    let site = ExistingSite::read(root, today)?;
    let mut files = AddedFiles::new();
    let next = match kind {
        Addition::Page => site.page(name, &mut files)?,
        Addition::Article => {
            let folder = site.dated().context(
                "no page has a date, so there is no folder of articles; run `archipel new page \
                 journal/first`",
            )?;
            let name = name.strip_prefix(&*folder).unwrap_or(name);
            site.page(&format!("{folder}{name}"), &mut files)?
        }
        Addition::Section => parts::section(name, &mut files)?,
        Addition::Island => site.island(name, &mut files)?,
        Addition::Locale => site.locale(name, &mut files)?,
    };
    if let Some(path) = files.keys().find(|path| site.snapshot.contains(path)) {
        bail!("`{path}` already exists; choose another name");
    }
    let mut files: Vec<(String, String)> = files.into_iter().collect();
    if kind == Addition::Locale {
        files.push((CONFIG.to_owned(), site.with_locale(name)?));
    }
    Ok(NewFiles { files, next })
}
