//! Where to: a target as the user names it, resolved.

use std::path::{Path, PathBuf};

use anyhow::{bail, ensure};

use crate::config::{TargetRule, is_placeholder};
use crate::publish::encoding::Encoding;

/// How many releases are kept when nothing else is said.
const KEEP_RELEASES: u32 = 5;
/// How many requests are under way at once when nothing else is said.
const CONCURRENCY: usize = 32;

/// A place to publish to.
#[derive(Clone, Debug)]
pub struct Target {
    /// How the user reads it again.
    pub url: String,
    pub(super) place: Place,
    /// The folder of the site in it, without slashes around it; empty for the whole.
    pub(super) prefix: String,
    /// How texts are stored under their own names.
    pub(super) encoding: Option<Encoding>,
    /// The compressed variants that are stored beside texts.
    pub(super) variants: Vec<Encoding>,
    /// How many releases can be restored, the current one among them.
    pub keep_releases: u32,
    /// How many files a publish may delete; without it, a share of what is there.
    pub max_delete: Option<usize>,
    /// How many requests are under way at once.
    pub concurrency: usize,
    /// The CloudFront distribution to be told of changes.
    pub cdn: Option<String>,
}

/// A kind of store, and the name of the bucket in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// S3 and everything that speaks its protocol.
    S3(String),
    /// Google Cloud Storage.
    Google(String),
    /// Azure Blob Storage.
    Azure(String),
    /// A folder of this machine.
    Folder(PathBuf),
}

impl Place {
    /// The bucket, as messages name it.
    pub(super) fn name(&self) -> String {
        match self {
            Place::S3(name) | Place::Google(name) | Place::Azure(name) => name.clone(),
            Place::Folder(folder) => folder.display().to_string(),
        }
    }

    /// The variables that credentials are usually given in.
    pub(super) fn variables(&self) -> &'static str {
        match self {
            Place::S3(_) => "AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY",
            Place::Google(_) => "GOOGLE_SERVICE_ACCOUNT",
            Place::Azure(_) => "AZURE_STORAGE_ACCOUNT_NAME, AZURE_STORAGE_ACCOUNT_KEY",
            Place::Folder(_) => "",
        }
    }
}

impl Target {
    /// Whether `text` is a URL or a folder, and not the name of a target in `site.toml`.
    pub fn is_place(text: &str) -> bool {
        text.contains("://") || text.starts_with(['.', '/'])
    }

    /// The target of a URL, or of a folder, which is relative to `root`.
    pub fn parse(url: &str, root: &Path) -> anyhow::Result<Target> {
        let (place, prefix) = match url.split_once("://") {
            None => (Place::Folder(root.join(url)), ""),
            Some(("file", path)) => {
                ensure!(path.starts_with('/'), "write `{url}` as file:///folder");
                (Place::Folder(PathBuf::from(path)), "")
            }
            Some((scheme, rest)) => {
                let (bucket, prefix) = rest.split_once('/').unwrap_or((rest, ""));
                let is_name = |c: char| c.is_ascii_alphanumeric() || "-._".contains(c);
                // Azure serves websites from a container of this name.
                let is_known = bucket == "$web" && scheme == "az";
                ensure!(
                    is_known || (!bucket.is_empty() && bucket.chars().all(is_name)),
                    "`{url}` names no bucket; write it as {scheme}://bucket or \
                     {scheme}://bucket/folder"
                );
                let bucket = bucket.to_owned();
                let place = match scheme {
                    "s3" => Place::S3(bucket),
                    "gs" => Place::Google(bucket),
                    "az" => Place::Azure(bucket),
                    _ => bail!(
                        "nothing is known of `{scheme}://`; write s3://, gs://, az://, file:/// \
                         or the path of a folder"
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

    /// The target that `site.toml` describes.
    pub fn resolve(rule: &TargetRule, root: &Path) -> anyhow::Result<Target> {
        let target = Target::parse(&rule.url.value, root)?;
        ensure!(
            rule.encoding.is_none() || !matches!(target.place, Place::Folder(_)),
            "files carry no headers, so those of a folder can't be compressed under their own \
             names; write `variants = [\"br\", \"gz\"]` instead of `encoding`"
        );
        let variants = rule.variants.iter().filter_map(|name| Encoding::from_ending(name));
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

    /// Refuses what would mix with the site at `dist`, and an address that no visitor can reach.
    pub(super) fn check(&self, dist: &Path, base_url: &str, is_meant: bool) -> anyhow::Result<()> {
        let Place::Folder(folder) = &self.place else {
            ensure!(
                is_meant || !is_placeholder(base_url),
                "the site was built for `{base_url}`, an address that nobody can reach; set \
                 `base_url` in site.toml and build again, or add --allow-placeholder-url"
            );
            return Ok(());
        };
        let real = |path: &Path| path.canonicalize().unwrap_or_else(|_| path.to_owned());
        let (folder, dist) = (real(folder), real(dist));
        ensure!(
            !folder.starts_with(&dist) && !dist.starts_with(&folder),
            "`{}` and the site in `{}` would mix; choose a folder of its own",
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
        assert_eq!((target.place, &*target.prefix), (Place::S3("bucket".into()), "a/b"));
        let target = parse("./out").unwrap();
        assert_eq!(target.place, Place::Folder(PathBuf::from("site/./out")));
        let target = parse("file:///srv/www").unwrap();
        assert_eq!(target.place, Place::Folder(PathBuf::from("/srv/www")));
        let target = parse("az://$web").unwrap();
        assert_eq!(target.place, Place::Azure("$web".into()));
        for wrong in
            ["s3://$web", "s3://", "s3:///a", "ftp://a", "s3://a b/c", "file://a", "s3://a/b/../c"]
        {
            assert!(parse(wrong).is_err(), "{wrong}");
        }
        assert!(Target::is_place("s3://a") && Target::is_place("./a"));
        assert!(!Target::is_place("production"));
    }
}
