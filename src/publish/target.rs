//! Publishing targets, parsed from URLs and `site.toml`.

use std::path::{Path, PathBuf};

use anyhow::{bail, ensure};

use crate::config::{TargetRule, is_placeholder};
use crate::publish::encoding::Encoding;

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
    /// The encoding of texts under their own names.
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

/// A kind of store, and the name of the bucket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Location {
    /// S3, and everything that implements its API.
    S3(String),
    /// Google Cloud Storage.
    Google(String),
    /// Azure Blob Storage.
    Azure(String),
    /// A folder of this machine.
    Folder(PathBuf),
}

impl Location {
    /// The name of the bucket, for messages.
    pub(super) fn name(&self) -> String {
        match self {
            Location::S3(name) | Location::Google(name) | Location::Azure(name) => name.clone(),
            Location::Folder(folder) => folder.display().to_string(),
        }
    }

    /// The environment variables for credentials.
    pub(super) fn variables(&self) -> &'static str {
        match self {
            Location::S3(_) => "AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY",
            Location::Google(_) => "GOOGLE_SERVICE_ACCOUNT",
            Location::Azure(_) => "AZURE_STORAGE_ACCOUNT_NAME, AZURE_STORAGE_ACCOUNT_KEY",
            Location::Folder(_) => "",
        }
    }
}

impl Target {
    /// Returns whether `text` is a URL or a folder, not the name of a target in `site.toml`.
    pub fn is_location(text: &str) -> bool {
        text.contains("://") || text.starts_with(['.', '/'])
    }

    /// Parses a URL or a folder, which is relative to `root`.
    pub fn parse(url: &str, root: &Path) -> anyhow::Result<Target> {
        let (place, prefix) = match url.split_once("://") {
            None => (Location::Folder(root.join(url)), ""),
            Some(("file", path)) => {
                ensure!(path.starts_with('/'), "write `{url}` as file:///folder");
                (Location::Folder(PathBuf::from(path)), "")
            }
            Some((scheme, rest)) => {
                let (bucket, prefix) = rest.split_once('/').unwrap_or((rest, ""));
                let is_name = |c: char| c.is_ascii_alphanumeric() || "-._".contains(c);
                // Azure serves websites from the container of this name.
                let is_known = bucket == "$web" && scheme == "az";
                ensure!(
                    is_known || (!bucket.is_empty() && bucket.chars().all(is_name)),
                    "`{url}` names no bucket; write it as {scheme}://bucket or \
                     {scheme}://bucket/folder"
                );
                let bucket = bucket.to_owned();
                let place = match scheme {
                    "s3" => Location::S3(bucket),
                    "gs" => Location::Google(bucket),
                    "az" => Location::Azure(bucket),
                    _ => bail!(
                        "the scheme `{scheme}://` is not supported; write s3://, gs://, az://, \
                         file:/// or the path of a folder"
                    ),
                };
                (place, prefix.trim_matches('/'))
            }
        };
        let fits = |part: &str| !matches!(part, "" | "." | "..");
        ensure!(
            prefix.is_empty() || prefix.split('/').all(fits),
            "`{prefix}` can't be the folder of a site in a bucket"
        );
        Ok(Target {
            url: url.to_owned(),
            place,
            prefix: prefix.to_owned(),
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
        ensure!(
            rule.encoding.is_none() || !matches!(target.place, Location::Folder(_)),
            "files carry no headers, so those of a folder can't be compressed under their own \
             names; write `variants = [\"br\", \"gz\"]` instead of `encoding`"
        );
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

    /// Refuses a folder that overlaps with the site at `dist`, and a placeholder URL.
    pub(super) fn check(
        &self,
        dist: &Path,
        base_url: &str,
        allow_placeholder_url: bool,
    ) -> anyhow::Result<()> {
        let Location::Folder(folder) = &self.place else {
            ensure!(
                allow_placeholder_url || !is_placeholder(base_url),
                "the site was built for `{base_url}`, a placeholder that nobody can reach; set \
                 `base_url` in site.toml and build again, or add --allow-placeholder-url"
            );
            return Ok(());
        };
        let canonical = |path: &Path| path.canonicalize().unwrap_or_else(|_| path.to_owned());
        let (folder, dist) = (canonical(folder), canonical(dist));
        ensure!(
            !folder.starts_with(&dist) && !dist.starts_with(&folder),
            "`{}` and the site in `{}` overlap; choose another folder",
            folder.display(),
            dist.display()
        );
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn urls_and_folders_are_read() {
        let parse = |url| Target::parse(url, Path::new("site"));
        let target = parse("s3://bucket/a/b/").unwrap();
        assert_eq!((target.place, &*target.prefix), (Location::S3("bucket".into()), "a/b"));
        let target = parse("./out").unwrap();
        assert_eq!(target.place, Location::Folder(PathBuf::from("site/./out")));
        let target = parse("file:///srv/www").unwrap();
        assert_eq!(target.place, Location::Folder(PathBuf::from("/srv/www")));
        let target = parse("az://$web").unwrap();
        assert_eq!(target.place, Location::Azure("$web".into()));
        for wrong in
            ["s3://$web", "s3://", "s3:///a", "ftp://a", "s3://a b/c", "file://a", "s3://a/b/../c"]
        {
            assert!(parse(wrong).is_err(), "{wrong}");
        }
        assert!(Target::is_location("s3://a") && Target::is_location("./a"));
        assert!(!Target::is_location("production"));
    }
}
