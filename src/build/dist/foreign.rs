//! Checks that a folder may be replaced: nothing that Archipel did not create is ever deleted.

use std::fs;
use std::io;
use std::path::{Component, Path, PathBuf};

use anyhow::{Context as _, bail};

use crate::base::disk;
use crate::engine::output::{MANIFEST_NAME, Manifest, OutputPath};
use crate::engine::source::INPUT_FOLDERS;

/// The number of files that an error lists.
const MAX_LISTED: usize = 3;

/// Resolves symbolic links in `out`, which need not exist yet.
pub fn real_path(out: &Path) -> anyhow::Result<PathBuf> {
    let context = || format!("can't find the folder `{}`", out.display());
    let absolute = std::path::absolute(out).with_context(context)?;
    let mut real = PathBuf::new();
    for part in absolute.components() {
        match part {
            Component::ParentDir => {
                real.pop();
            }
            Component::CurDir => {}
            part => real.push(part),
        }
        match fs::symlink_metadata(&real) {
            Ok(found) if found.is_symlink() => {
                real = real
                    .canonicalize()
                    .with_context(|| format!("can't follow the link `{}`", real.display()))?;
            }
            Ok(_) => {}
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(error).with_context(context),
        }
    }
    Ok(real)
}

/// Folders that belong to version control, to package managers and to caches.
const OTHERS: [&str; 8] =
    [".git", ".hg", ".svn", ".jj", ".github", "node_modules", ".archipel", ".ssh"];

/// Rejects a folder of another program, and one that contains the sources of the project at `root`
/// or is among them.
pub fn check_location(root: &Path, out: &Path) -> anyhow::Result<()> {
    let (root, out) = (real_path(root)?, real_path(out)?);
    let shared = out.components().zip(root.components()).take_while(|(a, b)| a == b).count();
    let is_used = |name: &&&str| out.components().skip(shared).any(|it| it.as_os_str() == **name);
    if let Some(name) = OTHERS.iter().find(is_used) {
        bail!("`{name}` belongs to another program; choose another folder, like `dist`");
    }
    if root.starts_with(&out) {
        bail!("it contains the project itself; choose another folder, like `dist`");
    }
    for folder in INPUT_FOLDERS {
        let input = real_path(&root.join(folder)).unwrap_or_else(|_| root.join(folder));
        if out.starts_with(&input) || input.starts_with(&out) {
            bail!("it overlaps with the project's `{folder}`; choose another folder, like `dist`");
        }
    }
    Ok(())
}

/// Rejects a folder with files that no build has listed. Returns the last build's manifest and its
/// bytes; `None` if there is no folder.
pub(super) fn check_content(out: &Path) -> anyhow::Result<Option<(Manifest, Vec<u8>)>> {
    match fs::metadata(out) {
        Ok(found) if found.is_dir() => {}
        Ok(_) => bail!("it is a file, not a folder; remove it or choose another folder"),
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error.into()),
    }
    let (manifest, bytes) = match disk::read_file(&out.join(MANIFEST_NAME)) {
        Ok(bytes) => match Manifest::from_json(&bytes) {
            Some(manifest) => (manifest, bytes),
            None => bail!(
                "its `{MANIFEST_NAME}` can't be read, and it lists the files that Archipel made; \
                 move the folder away or delete it"
            ),
        },
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            if fs::read_dir(out)?.next().is_some() {
                bail!(
                    "the folder is not empty and Archipel did not make it; choose another folder, \
                     or empty this one yourself"
                );
            }
            return Ok(Some(<(Manifest, Vec<u8>)>::default()));
        }
        Err(error) => return Err(error).with_context(|| format!("can't read `{MANIFEST_NAME}`")),
    };
    let mut foreign = Vec::new();
    list_foreign(out, "", &manifest, &mut foreign)?;
    foreign.sort();
    let rest = foreign.len().saturating_sub(MAX_LISTED);
    let named: Vec<String> =
        foreign.iter().take(MAX_LISTED).map(|name| format!("`{name}`")).collect();
    match (named.is_empty(), rest) {
        (true, _) => Ok(Some((manifest, bytes))),
        (_, 0) if named.len() == 1 => bail!("Archipel did not make {}; move it away", named[0]),
        (_, 0) => bail!("Archipel did not make {}; move them away", named.join(", ")),
        _ => bail!("Archipel did not make {} and {rest} more; move them away", named.join(", ")),
    }
}

/// Collects the files below `folder` that the manifest does not list. Symbolic links are foreign
/// even with a listed name, since builds create none.
fn list_foreign(
    out: &Path,
    folder: &str,
    manifest: &Manifest,
    foreign: &mut Vec<String>,
) -> anyhow::Result<()> {
    let entries = fs::read_dir(out.join(folder))
        .with_context(|| format!("can't list the folder `{folder}`"))?;
    for entry in entries {
        let entry = entry.with_context(|| format!("can't list the folder `{folder}`"))?;
        let kind = entry.file_type()?;
        let name = entry.file_name();
        let separator = if folder.is_empty() { "" } else { "/" };
        let path = format!("{folder}{separator}{}", name.to_string_lossy());
        if name.to_str().is_none() {
            foreign.push(path);
        } else if kind.is_dir() {
            list_foreign(out, &path, manifest, foreign)?;
        } else if !(kind.is_file() && (path == MANIFEST_NAME || lists(manifest, &path))) {
            foreign.push(path);
        }
    }
    Ok(())
}

fn lists(manifest: &Manifest, path: &str) -> bool {
    OutputPath::new(path).is_some_and(|path| manifest.files.contains_key(&path))
}
