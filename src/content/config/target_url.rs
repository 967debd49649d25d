//! The URL of a publishing target: a bucket, or a folder of this machine.

use std::path::PathBuf;

use crate::engine::output::decode_address;

/// A kind of store, and the name of the bucket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Location {
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
    /// The name of the bucket or folder, for messages.
    pub fn name(&self) -> String {
        match self {
            Location::S3(name) | Location::Google(name) | Location::Azure(name) => name.clone(),
            Location::Folder(folder) => folder.display().to_string(),
        }
    }
}

/// A parsed URL of a target.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TargetUrl {
    /// The store.
    pub location: Location,
    /// The folder of the site in the bucket, without slashes around it; empty for the whole bucket.
    pub prefix: String,
}

impl TargetUrl {
    /// The accepted forms of target URLs, as a hint.
    pub const FORMS: &str =
        "write s3://bucket/folder, gs://…, az://…, file:///folder, or a folder such as `./www`";

    /// Returns whether the URL contains a user name, so that it must not be shown.
    pub fn has_credentials(url: &str) -> bool {
        let host = url.split_once("://").map_or("", |(_, rest)| rest);
        host.split('/').next().is_some_and(|host| host.contains('@'))
    }

    /// Parses a URL, or the path of a folder. The error is a message.
    pub fn parse(url: &str) -> Result<TargetUrl, String> {
        let folder = |path: &str| TargetUrl {
            location: Location::Folder(path.into()),
            prefix: String::new(),
        };
        let Some((scheme, rest)) = url.split_once("://") else {
            return match url.split_once(':') {
                // One letter is a drive of Windows.
                Some((scheme, rest)) if scheme.len() > 1 && !scheme.contains(['/', '\\', '.']) => {
                    let rest = rest.trim_start_matches('/');
                    let (slashes, count) = match scheme {
                        "file" => ("///", "three"),
                        _ => ("//", "two"),
                    };
                    let right = format!("{scheme}:{slashes}{rest}");
                    Err(format!("`{url}` is not a folder; a URL has {count} slashes: `{right}`"))
                }
                _ if url.trim().is_empty() => Err("the URL is empty".to_owned()),
                _ if url == "~" || url.starts_with("~/") => {
                    Err(format!("`~` is not the home folder in `{url}`; write its path"))
                }
                _ => Ok(folder(url)),
            };
        };
        if scheme == "file" {
            if !rest.starts_with('/') {
                return Err(format!("`{url}` is written as `file:///folder`"));
            }
            return match decode_address(rest) {
                Some(path) => Ok(folder(&path)),
                None => Err(format!("`{url}` is not percent-encoded; write `%25` for `%`")),
            };
        }
        let (bucket, prefix) = rest.split_once('/').unwrap_or((rest, ""));
        if TargetUrl::has_credentials(url) {
            let message = "the URL of a target contains a user name or a password; set credentials \
                           in the environment (see reference/publishing in the docs)";
            return Err(message.to_owned());
        }
        let location = match scheme {
            "s3" => Location::S3,
            "gs" => Location::Google,
            "az" => Location::Azure,
            _ => return Err(format!("sites can't be published to `{scheme}://`")),
        }(bucket.to_owned());
        let is_name = |c: char| c.is_ascii_alphanumeric() || "-._".contains(c);
        // Azure serves websites from the container of this name.
        let is_known = bucket == "$web" && scheme == "az";
        if !is_known && (bucket.is_empty() || !bucket.chars().all(is_name)) {
            return Err(format!(
                "`{url}` names no bucket; it is written as `{scheme}://bucket` or \
                 `{scheme}://bucket/folder`"
            ));
        }
        let prefix = prefix.trim_matches('/');
        let is_odd = |part: &str| {
            matches!(part, "" | "." | "..") || part.chars().any(|c| c.is_control() || c == '\\')
        };
        if !prefix.is_empty() && prefix.split('/').any(is_odd) {
            let shown = prefix.escape_debug();
            return Err(format!("`{shown}` can't be the folder of a site in a bucket"));
        }
        Ok(TargetUrl { location, prefix: prefix.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn urls_and_folders_are_read() {
        let parse = |url| TargetUrl::parse(url).unwrap();
        let target = parse("s3://bucket/a/b/");
        assert_eq!((target.location, &*target.prefix), (Location::S3("bucket".into()), "a/b"));
        for (url, folder) in [
            ("./out", "./out"),
            ("file:///srv/www", "/srv/www"),
            ("file:///srv/f%20g%C3%BC", "/srv/f gü"),
            ("./~/w", "./~/w"),
            ("C:\\w", "C:\\w"),
        ] {
            assert_eq!(parse(url).location, Location::Folder(folder.into()));
        }
        assert_eq!(parse("az://$web").location, Location::Azure("$web".into()));
        for wrong in [
            "s3://$web", "s3://", "s3:///a", "ftp://a", "s3://a b/c", "file://a", "s3://a/b/../c",
            "s3://a/\u{1b}", "s3://a/b\n", "s3://a\\b/c", "s3:/bucket", "s3:bucket", "", " ", "~",
            "~/w", "file:///100%",
        ] {
            assert!(TargetUrl::parse(wrong).is_err(), "{wrong}");
        }
        let hint = TargetUrl::parse("file:/x/y").unwrap_err();
        assert!(hint.ends_with("`file:///x/y`"), "{hint}");
        for secret in ["s3://KEY:SECRET@bucket", "gs://SECRET@bucket/a", "az://a:SECRET@b"] {
            let error = TargetUrl::parse(secret).unwrap_err();
            assert!(error.contains("password") && !error.contains("SECRET"), "{error}");
        }
    }
}
