//! Reads a finished output folder back, and verifies it against its manifest.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};

use crate::base::digest::Digest;
use crate::base::parallel;
use crate::build::dist::foreign;
use crate::content::config::{base_url, is_locale_segment, is_other_site};
use crate::engine::output::{MANIFEST_NAME, Manifest, OutputPath, Site};

/// A finished output folder.
#[derive(Debug)]
pub struct Finished {
    folder: PathBuf,
    /// The site.
    pub site: Site,
    /// The manifest of its files.
    pub manifest: Manifest,
}

/// Returns the first value of the site's description that no build writes. Hosts are configured
/// with these values, and a manifest may be from another source.
fn invalid_value(site: &Site) -> Option<&str> {
    let base = match base_url(&site.base_url) {
        Ok((_, base)) if !site.base_url.ends_with('/') => base,
        _ => return Some(&site.base_url),
    };
    let is_tag =
        |tag: &str| !tag.is_empty() && tag.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
    for locale in &site.locales {
        if !locale.segment.is_empty() && !is_locale_segment(&locale.segment) {
            return Some(&locale.segment);
        } else if !is_tag(&locale.tag) {
            return Some(&locale.tag);
        }
    }
    if !site.locales.iter().any(|locale| locale.segment == site.default_locale) {
        return Some(&site.default_locale);
    }
    if let Some(file) = site.not_found.as_deref().filter(|file| OutputPath::new(file).is_none()) {
        return Some(file);
    }
    let is_below = |url: &str| {
        let path = url.strip_prefix(&*base).and_then(|rest| rest.strip_prefix('/'));
        path.is_some_and(|path| {
            let path = path.strip_suffix('/').unwrap_or(path);
            path.is_empty() || OutputPath::new(path).is_some()
        })
    };
    let is_plain =
        |url: &str| url.chars().all(|c| c.is_ascii_alphanumeric() || "/-._~%".contains(c));
    for (from, to) in &site.redirects {
        if !is_below(from) {
            return Some(from);
        }
        let (page, anchor) = to.split_once('#').unwrap_or((to, ""));
        let is_own = is_below(page) && is_plain(page) && is_plain(anchor);
        if !is_own && !is_other_site(to) {
            return Some(to);
        }
    }
    let is_folder = |url: &str| is_below(url) && url.ends_with('/');
    let mut folders = site.moved_folders.iter().flat_map(|(from, to)| [from, to]);
    folders.find(|folder| !is_folder(folder)).map(String::as_str)
}

impl Finished {
    /// Reads the manifest of `folder`. A folder with other files is rejected.
    pub fn open(folder: &Path) -> anyhow::Result<Finished> {
        let path = folder.display();
        let rebuild = "build the site again";
        let is_other = folder.is_dir() && !folder.join(MANIFEST_NAME).exists();
        if is_other && fs::read_dir(folder)?.next().is_some() {
            bail!("`{path}` has no `{MANIFEST_NAME}`; name a folder that `archipel build` wrote");
        }
        let content = foreign::check_content(folder)
            .with_context(|| format!("`{path}` was changed after the build"))?;
        let Some((manifest, _)) = content else {
            bail!("there is no folder `{path}`; build the site first");
        };
        if manifest.files.is_empty() {
            bail!("`{path}` is empty; {rebuild}");
        }
        let Some(site) = manifest.site.clone() else {
            bail!("`{path}` was built by an older Archipel; {rebuild}");
        };
        if let Some(value) = invalid_value(&site) {
            bail!("`{path}` names `{value}` in its manifest, which no build writes; {rebuild}");
        }
        Ok(Finished { folder: folder.to_owned(), site, manifest })
    }

    /// The path of the folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Reads a file, and verifies its digest.
    pub fn read(&self, path: &OutputPath) -> anyhow::Result<Vec<u8>> {
        self.verified(path, |file| fs::read(file).map(|bytes| (Digest::of(&bytes), bytes)))
    }

    /// Verifies every file; the error names the first one that is missing or changed.
    pub fn verify(&self) -> anyhow::Result<()> {
        let paths: Vec<&OutputPath> = self.manifest.files.keys().collect();
        let found = parallel::map(&paths, |path| {
            let digest = |file: &Path| Digest::of_reader(fs::File::open(file)?);
            self.verified(path, |file| digest(file).map(|digest| (digest, ())))
        });
        found.into_iter().collect()
    }

    /// The result of `read` for a file, if its digest is that of the manifest.
    fn verified<T>(
        &self,
        path: &OutputPath,
        read: impl Fn(&Path) -> io::Result<(Digest, T)>,
    ) -> anyhow::Result<T> {
        let Some(entry) = self.manifest.files.get(path) else {
            bail!("no build made `{}`", path.as_str())
        };
        let file = self.folder.join(path.as_str());
        let (digest, found) = read(&file)
            .with_context(|| format!("`{}` can't be read; build the site again", file.display()))?;
        if digest != entry.digest {
            bail!("`{}` was changed after it was built; build the site again", file.display());
        }
        Ok(found)
    }
}
