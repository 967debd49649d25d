//! A finished output folder, read back: what CI publishes is what was built, to the byte.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};

use crate::digest::Digest;
use crate::dist::foreign;
use crate::output::{Manifest, OutputPath, Site};
use crate::parallel;

/// An output folder that a build has finished.
#[derive(Debug)]
pub struct Finished {
    folder: PathBuf,
    /// The site that its files are.
    pub site: Site,
    /// All its files.
    pub manifest: Manifest,
}

impl Finished {
    /// Reads the manifest of `folder`, and refuses a folder with files that no build made.
    pub fn open(folder: &Path) -> anyhow::Result<Finished> {
        let shown = folder.display();
        let again = "build the site again";
        let content = foreign::check_content(folder)
            .with_context(|| format!("`{shown}` is not what a build left there"))?;
        let Some((manifest, _)) = content else {
            bail!("there is no folder `{shown}`; build the site first");
        };
        if manifest.files.is_empty() {
            bail!("`{shown}` is empty; {again}");
        }
        let Some(site) = manifest.site.clone() else {
            bail!("`{shown}` was built by an older Archipel; {again}");
        };
        Ok(Finished { folder: folder.to_owned(), site, manifest })
    }

    /// Where it lies.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The bytes of a file, which are those that were built, or an error.
    pub fn read(&self, path: &OutputPath) -> anyhow::Result<Vec<u8>> {
        let Some(entry) = self.manifest.files.get(path) else { bail!("no build made `{path}`") };
        let file = self.folder.join(path.as_str());
        let bytes = fs::read(&file)
            .with_context(|| format!("`{}` can't be read; build the site again", file.display()))?;
        if Digest::of(&bytes) != entry.digest {
            bail!("`{}` was changed after it was built; build the site again", file.display());
        }
        Ok(bytes)
    }

    /// Reads every file; an error names the first one that is missing or was changed.
    pub fn verify(&self) -> anyhow::Result<()> {
        let paths: Vec<&OutputPath> = self.manifest.files.keys().collect();
        let found = parallel::map(&paths, |path| self.read(path).map(drop));
        found.into_iter().collect()
    }
}
