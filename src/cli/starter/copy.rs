//! Creates a site as a copy of the folder of a site.

mod locales;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};
use walkdir::{DirEntry, WalkDir};

use crate::build::editor;
use crate::cli::starter::Created;
use crate::cli::starter::copy::locales::LocaleChanges;
use crate::cli::starter::write::{require_free, write};
use crate::cli::terminal::Common;
use crate::content::config::config;
use crate::engine::diagnostic::Report;
use crate::engine::source::{Snapshot, SourcePath};

/// The file that makes a folder a site.
const CONFIG: &str = "site.toml";

/// Names of folders that are not copied: packages, and the history.
const SKIPPED: [&str; 2] = ["node_modules", ".git"];

/// Names that are not copied from the folder of the site itself: the output of builds.
const OUTPUT: [&str; 3] = ["dist", ".dist.staging", ".archipel"];

/// The files of a folder.
#[derive(Default)]
struct ListedFiles {
    /// The paths relative to the folder.
    files: Vec<PathBuf>,
    /// The things that can't be copied, one sentence each.
    skipped: Vec<String>,
}

/// Copies the site in the folder `from` to `folder`, which is created, or must be empty. With
/// `tags` the copy has these languages, the first one as its default.
///
/// # Errors
///
/// `from` is not a site, or contains `folder`; a tag is unknown or is a duplicate; a page would
/// be in no language; a file can't be read or written. In all cases but the last, nothing is
/// written.
pub(in crate::cli) fn copy(
    common: &Common,
    from: &Path,
    folder: &Path,
    tags: &[String],
) -> anyhow::Result<Created> {
    let snapshot = Snapshot::scan(from);
    let path = SourcePath::new(CONFIG);
    let shown = from.display();
    let Ok(text) = snapshot.read_text(CONFIG) else {
        bail!("`{shown}` has no site.toml; `--from` copies the folder of a site")
    };
    let Some(config) = config(&path, &text, None, &mut Report::new()) else {
        bail!("site.toml of `{shown}` has errors; run `archipel check --root {shown}` to list them")
    };
    require_free(folder)?;
    let root = fs::canonicalize(from).with_context(|| format!("can't read `{shown}`"))?;
    if is_inside(folder, &root)? {
        bail!("`{}` is inside of `{shown}`; use a folder outside of it", folder.display());
    }
    let ListedFiles { files, skipped } = list(&root)?;
    let changes = match tags {
        [] => LocaleChanges::default(),
        tags => locales::plan_locales(common, &snapshot, &config, tags)?,
    };
    let mut count = 0;
    let mut add = |path: &Path, bytes: &[u8]| {
        count += 1;
        let to = folder.join(path);
        write(&to, bytes).with_context(|| format!("can't write `{}`", to.display()))
    };
    for file in files {
        let source = file.to_str().map(|path| SourcePath::new(path.replace('\\', "/")));
        if source.as_ref().is_some_and(|path| changes.is_removed(path)) {
            continue;
        }
        let bytes = match source.and_then(|path| changes.texts.get(&path)) {
            Some(text) => text.clone().into_bytes(),
            None => fs::read(root.join(&file))
                .with_context(|| format!("can't read `{}`", from.join(&file).display()))?,
        };
        add(&file, &bytes)?;
    }
    for (path, bytes) in changes.copies(&snapshot)? {
        add(Path::new(&path), &bytes)?;
    }
    editor::write_for(folder);
    let next = [skipped, changes.next].concat();
    Ok(Created { files: count, untranslated: changes.untranslated, next })
}

/// Returns whether a folder, which may not exist yet, is inside of `root`.
pub(in crate::cli) fn is_inside(folder: &Path, root: &Path) -> anyhow::Result<bool> {
    let folder = std::path::absolute(folder).context("can't find the current folder")?;
    let existing = folder.ancestors().find_map(|folder| fs::canonicalize(folder).ok());
    Ok(existing.is_some_and(|existing| existing.starts_with(root)))
}

/// Lists the files of a folder, whose path has no links. Links inside of the folder are followed.
fn list(root: &Path) -> anyhow::Result<ListedFiles> {
    let mut found = ListedFiles::default();
    let walk = WalkDir::new(root).follow_links(true).sort_by_file_name();
    let mut walk = walk.into_iter().filter_entry(is_copied);
    while let Some(entry) = walk.next() {
        let relative = |path: &Path| path.strip_prefix(root).unwrap_or(path).to_owned();
        match entry {
            Ok(entry) => {
                let path = relative(entry.path());
                let leads_outside = entry.path_is_symlink()
                    && !fs::canonicalize(entry.path()).is_ok_and(|to| to.starts_with(root));
                if leads_outside {
                    if entry.file_type().is_dir() {
                        walk.skip_current_dir();
                    }
                    let reason = "it is a link to a path outside of the site";
                    found.skipped.push(format!("`{}` was not copied: {reason}", path.display()));
                } else if entry.file_type().is_file() {
                    found.files.push(path);
                } else if !entry.file_type().is_dir() {
                    let reason = "it is neither a file nor a folder";
                    found.skipped.push(format!("`{}` was not copied: {reason}", path.display()));
                }
            }
            Err(error) => {
                let path = error.path().map(relative).unwrap_or_default();
                let is_link =
                    fs::symlink_metadata(root.join(&path)).is_ok_and(|it| it.is_symlink());
                if !is_link {
                    return Err(error).with_context(|| format!("can't copy `{}`", path.display()));
                }
                let reason = "it is a link to a parent folder, or its target does not exist";
                found.skipped.push(format!("`{}` was not copied: {reason}", path.display()));
            }
        }
    }
    Ok(found)
}

fn is_copied(entry: &DirEntry) -> bool {
    let name = entry.file_name().to_string_lossy();
    let is_output = entry.depth() == 1 && OUTPUT.contains(&&*name);
    entry.depth() == 0 || !is_output && !SKIPPED.contains(&&*name)
}
