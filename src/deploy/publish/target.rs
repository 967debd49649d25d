//! Publishing targets, parsed from URLs and `site.toml`.

use std::path::Path;

use anyhow::{Context as _, anyhow, ensure};

use crate::build::dist;
use crate::content::config::{Location, TargetRule, TargetUrl, is_placeholder};
use crate::deploy::publish::encoding::Encoding;

/// The default number of releases to keep.
const KEEP_RELEASES: u32 = 5;
/// The default number of concurrent requests.
const CONCURRENCY: usize = 32;

/// A publishing target.
#[derive(Clone, Debug)]
pub struct Target {
    /// The URL as the user wrote it.
    pub url: String,
    pub(super) place: Location,
    /// The folder of the site in the bucket, without slashes around it; empty for the whole bucket.
    pub(super) prefix: String,
    /// The encoding of texts under their original names.
    pub(super) encoding: Option<Encoding>,
    /// The compressed variants that are stored next to texts.
    pub(super) variants: Vec<Encoding>,
    /// The number of restorable releases, including the current one.
    pub keep_releases: u32,
    /// The maximum number of files that a publish may delete; by default a share of all files.
    pub max_delete: Option<usize>,
    /// The number of concurrent requests.
    pub concurrency: usize,
    /// The CloudFront distribution to invalidate.
    pub cdn: Option<String>,
}

impl Target {
    /// Returns whether `text` is a URL or a folder, not the name of a target in `site.toml`.
    pub fn is_location(text: &str) -> bool {
        text.contains(":/") || text.starts_with(['.', '/', '~'])
    }

    /// Parses a URL or a folder, which is relative to `root`.
    pub fn parse(url: &str, root: &Path) -> anyhow::Result<Target> {
        let TargetUrl { location, prefix } =
            TargetUrl::parse(url).map_err(|wrong| anyhow!("{wrong}; {}", TargetUrl::FORMS))?;
        let place = match location {
            Location::Folder(folder) => Location::Folder(root.join(folder)),
            bucket => bucket,
        };
        Ok(Target {
            url: url.to_owned(),
            place,
            prefix,
            encoding: None,
            variants: Vec::new(),
            keep_releases: KEEP_RELEASES,
            max_delete: None,
            concurrency: CONCURRENCY,
            cdn: None,
        })
    }

    /// Resolves a target of `site.toml`.
    pub fn resolve(rule: &TargetRule, root: &Path) -> anyhow::Result<Target> {
        let target = Target::parse(&rule.url.value, root)?;
        let variants = rule.variants.iter().filter_map(|name| Encoding::from_extension(name));
        Ok(Target {
            encoding: rule.encoding.as_deref().and_then(Encoding::from_name),
            variants: variants.collect(),
            keep_releases: rule.keep_releases.unwrap_or(target.keep_releases),
            max_delete: rule.max_delete,
            concurrency: rule.concurrency.unwrap_or(target.concurrency),
            cdn: rule.cdn.as_deref().and_then(|cdn| cdn.split_once(':')).map(|(_, id)| id.into()),
            ..target
        })
    }

    /// Returns whether it is a folder of this machine.
    pub fn is_folder(&self) -> bool {
        matches!(self.place, Location::Folder(_))
    }

    /// Rejects a folder that overlaps with the site at `dist` or with the sources of the project at
    /// `root`, and a placeholder URL.
    pub(super) fn check(
        &self,
        root: &Path,
        dist: &Path,
        base_url: &str,
        allow_placeholder_url: bool,
    ) -> anyhow::Result<()> {
        let Location::Folder(folder) = &self.place else {
            ensure!(
                allow_placeholder_url || !is_placeholder(base_url),
                "the site was built for `{base_url}`, a placeholder URL; set \
                 `base_url` in site.toml and build again, or add --allow-placeholder-url"
            );
            return Ok(());
        };
        let (folder, dist) = (dist::real_path(folder)?, dist::real_path(dist)?);
        ensure!(
            !folder.starts_with(&dist) && !dist.starts_with(&folder),
            "`{}` and the site in `{}` overlap; choose another folder",
            folder.display(),
            dist.display()
        );
        dist::check_location(root, &folder)
            .with_context(|| format!("can't publish to `{}`", folder.display()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_relative_to_the_project() {
        let target = Target::parse("./out", Path::new("site")).unwrap();
        assert_eq!(target.place, Location::Folder("site/./out".into()));
        assert!(Target::parse("ftp://a", Path::new("site")).is_err());
        assert!(Target::is_location("s3://a") && Target::is_location("./a"));
        assert!(Target::is_location("~/www") && !Target::is_location("production"));
    }
}
