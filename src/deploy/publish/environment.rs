//! The environment variables that configure stores. They are checked before the storage library
//! reads them, which builds requests from their values and panics on invalid ones.

use std::ffi::OsString;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::str::FromStr;

use anyhow::{anyhow, bail};

use crate::deploy::publish::http::innermost;

/// A variable: its name and its value.
pub(super) type Variable = (String, String);

/// Variables with the path of a file, which may have any character.
const PATHS: [&str; 3] =
    ["GOOGLE_SERVICE_ACCOUNT", "GOOGLE_APPLICATION_CREDENTIALS", "SERVICE_ACCOUNT"];

/// Variables with a text of several lines: JSON or PEM.
const TEXTS: [&str; 4] = [
    "GOOGLE_SERVICE_ACCOUNT_KEY", "AWS_PROXY_CA_CERTIFICATE", "GOOGLE_PROXY_CA_CERTIFICATE",
    "AZURE_PROXY_CA_CERTIFICATE",
];

/// The end of the names of variables with a URL.
const URLS: [&str; 5] = ["_URL", "_ENDPOINT", "_URL_S3", "_URL_STS", "_URL_CLOUDFRONT"];

/// Other variables with a URL.
const OTHER_URLS: [&str; 4] = [
    "AWS_CONTAINER_CREDENTIALS_FULL_URI",
    "AZURE_AUTHORITY_HOST",
    "AZURE_STORAGE_AUTHORITY_HOST",
    "IDENTITY_ENDPOINT",
];

/// Returns the variables of this process whose names begin with `prefix` or are in `others`,
/// sorted. Empty ones count as unset, except URLs, which would be replaced by that of the cloud.
pub(super) fn variables(prefix: &str, others: &[&str]) -> anyhow::Result<Vec<Variable>> {
    checked(std::env::vars_os(), prefix, others)
}

fn checked(
    all: impl Iterator<Item = (OsString, OsString)>,
    prefix: &str,
    others: &[&str],
) -> anyhow::Result<Vec<Variable>> {
    let mut variables = Vec::new();
    for (name, value) in all {
        let Some(name) = name.to_str() else { continue };
        if !name.starts_with(prefix) && !others.contains(&name) {
            continue;
        }
        let Some(value) = value.to_str() else { bail!("the variable `{name}` is not UTF-8") };
        if let Some(wrong) = mistake(name, value) {
            bail!("the variable `{name}` {wrong}");
        }
        if !value.is_empty() {
            variables.push((name.to_owned(), value.to_owned()));
        }
    }
    variables.sort();
    Ok(variables)
}

/// Returns the error in the value of a variable, without the value: it may be a secret.
fn mistake(name: &str, value: &str) -> Option<&'static str> {
    let is_url = OTHER_URLS.contains(&name) || URLS.iter().any(|ending| name.ends_with(ending));
    let is_path = PATHS.contains(&name) || name.ends_with("_FILE") || name.ends_with("_PATH");
    if TEXTS.contains(&name) {
        return None;
    }
    if value.is_empty() {
        return is_url.then_some("is empty; set it to a URL, or unset it");
    }
    if value.contains(['\n', '\r']) {
        return Some("contains a line break; set it without one");
    }
    if value.trim() != value {
        return Some("begins or ends with a space; set it without one");
    }
    if value.chars().any(char::is_control) {
        return Some("contains a control character; set it without one");
    }
    if !is_path && !value.is_ascii() {
        return Some("contains a non-ASCII character; set it to ASCII only");
    }
    if is_url {
        return url_mistake(name, value);
    }
    let is_word = |c: char| c.is_ascii_alphanumeric() || "-_.".contains(c);
    match name {
        "AWS_REGION" | "AWS_DEFAULT_REGION" if !value.chars().all(is_word) => {
            Some("is not the name of a region, such as `eu-central-1`")
        }
        "AZURE_STORAGE_ACCOUNT_NAME" if !value.chars().all(is_word) => {
            Some("is not the name of a storage account")
        }
        "AWS_CONTAINER_CREDENTIALS_RELATIVE_URI" if !value.starts_with('/') => {
            Some("must begin with a slash")
        }
        _ => None,
    }
}

fn url_mistake(name: &str, value: &str) -> Option<&'static str> {
    let url = reqwest::Url::parse(value).ok();
    let url = url.filter(|url| {
        let is_web = matches!(url.scheme(), "http" | "https") || name.ends_with("_PROXY_URL");
        let host = value.split_once("://").map(|(_, host)| host);
        is_web && url.has_host() && host.is_some_and(|host| !host.starts_with(['/', '\\']))
    });
    let Some(url) = url else {
        return Some("is not a URL with scheme and host, such as `https://storage.example.org`");
    };
    let is_proxy = name.ends_with("_PROXY_URL");
    if !(is_proxy || url.username().is_empty() && url.password().is_none()) {
        return Some(
            "contains a user name or a password; set the variables for credentials instead",
        );
    }
    let has_more = url.query().is_some() || url.fragment().is_some();
    (has_more && !is_proxy).then_some("has a query or a fragment; remove it")
}

/// Configures a store of the library with variables; unknown ones are ignored.
pub(super) fn configure<B, K: FromStr>(
    variables: &[Variable],
    builder: B,
    with: impl Fn(B, K, String) -> B,
) -> B {
    variables.iter().fold(builder, |builder, (name, value)| {
        match name.to_ascii_lowercase().parse() {
            Ok(key) => with(builder, key, value.clone()),
            Err(_) => builder,
        }
    })
}

/// Opens a store with variables. If the library rejects them or panics, the error names the
/// variable that causes it.
pub(super) fn attempt<T>(
    variables: &[Variable],
    open: impl Fn(&[Variable]) -> object_store::Result<T>,
) -> anyhow::Result<T> {
    let once = |variables: &[Variable]| {
        let opened = catch_unwind(AssertUnwindSafe(|| open(variables)));
        opened.unwrap_or_else(|_| {
            let source = "the storage library can't read the environment".into();
            Err(object_store::Error::Generic { store: "", source })
        })
    };
    once(variables).map_err(|error| {
        let reason = configuration_error(&error);
        let without = |name: &String| {
            let others = variables.iter().filter(|(other, _)| other != name);
            others.cloned().collect::<Vec<_>>()
        };
        let cause = variables.iter().find(|(name, _)| once(&without(name)).is_ok());
        match cause {
            Some((name, _)) => anyhow!("the variable `{name}` is invalid: {reason}"),
            None => reason,
        }
    })
}

/// Returns the endpoint of CloudFront.
pub(super) fn cdn_endpoint(variables: &[Variable]) -> &str {
    let value = |wanted: &str| variables.iter().find(|(name, _)| name == wanted);
    let found = value("AWS_ENDPOINT_URL_CLOUDFRONT").or_else(|| value("AWS_ENDPOINT_URL"));
    found.map_or("https://cloudfront.amazonaws.com", |(_, value)| value)
}

/// Describes an invalid configuration. The library's messages name variables, not their values.
fn configuration_error(error: &object_store::Error) -> anyhow::Error {
    let reason = innermost(error);
    if reason == "Account must be specified" {
        return anyhow!("no account; set AZURE_STORAGE_ACCOUNT_NAME");
    }
    if reason.contains("external_account") {
        return anyhow!(
            "credential files of workload identity federation are not supported; set \
             GOOGLE_BEARER_TOKEN to an access token"
        );
    }
    anyhow!("{reason}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(name: &str, value: &str) -> Result<Vec<Variable>, String> {
        let all = [(name.into(), value.into()), ("PATH".into(), "a\n".into())];
        checked(all.into_iter(), "AWS_", &["SERVICE_ACCOUNT"]).map_err(|error| error.to_string())
    }

    #[test]
    fn a_mistake_in_a_variable_is_named_without_its_value() {
        for (name, value, wrong) in [
            ("AWS_ENDPOINT_URL", "localhost:9000", "is not a URL"),
            ("AWS_ENDPOINT_URL", "storage.example.org", "is not a URL"),
            ("AWS_ENDPOINT_URL", "//storage.example.org", "is not a URL"),
            ("AWS_ENDPOINT_URL", "ftp://storage.example.org", "is not a URL"),
            ("AWS_ENDPOINT_URL", "https://", "is not a URL"),
            ("AWS_ENDPOINT_URL", "https:///a.example", "is not a URL"),
            ("AWS_ENDPOINT_URL", "https:a.example", "is not a URL"),
            ("AWS_ENDPOINT_URL", "https://a b.example", "is not a URL"),
            ("AWS_ENDPOINT_URL", "", "is empty"),
            ("AWS_ENDPOINT_URL_S3", " https://a.example", "begins or ends with a space"),
            ("AWS_ENDPOINT_URL", "https://a.example\n", "contains a line break"),
            ("AWS_ENDPOINT", "https://key:secret@a.example", "contains a user name"),
            ("AWS_ENDPOINT", "https://a.example/?x=1", "has a query"),
            ("AWS_ENDPOINT_URL_CLOUDFRONT", "cloudfront", "is not a URL"),
            ("AWS_METADATA_ENDPOINT", "169.254.169.254", "is not a URL"),
            ("AWS_ACCESS_KEY_ID", "key\r\n", "contains a line break"),
            ("AWS_SECRET_ACCESS_KEY", "secret\n", "contains a line break"),
            ("AWS_SESSION_TOKEN", "secret\u{1b}[0m", "contains a control character"),
            ("AWS_SESSION_TOKEN", "sécret", "a non-ASCII character"),
            ("AWS_REGION", "eu-central-1\n", "contains a line break"),
            ("AWS_REGION", "eu central", "is not the name of a region"),
            ("AWS_DEFAULT_REGION", "https://eu", "is not the name of a region"),
            ("AWS_CONTAINER_CREDENTIALS_RELATIVE_URI", "v2", "must begin with a slash"),
            ("SERVICE_ACCOUNT", "key.json\n", "contains a line break"),
        ] {
            let reported = read(name, value).unwrap_err();
            assert!(reported.starts_with(&format!("the variable `{name}` ")), "{reported}");
            assert!(reported.contains(wrong) && !reported.contains("secret"), "{name}: {reported}");
        }
    }

    #[test]
    fn sound_variables_are_read() {
        for (name, value) in [
            ("AWS_ENDPOINT_URL", "http://127.0.0.1:9000"),
            ("AWS_REGION", "auto"),
            ("AWS_SECRET_ACCESS_KEY", "a/b+c=="),
            ("AWS_WEB_IDENTITY_TOKEN_FILE", "/run/zoë/token"),
            ("SERVICE_ACCOUNT", "schlüssel.json"),
            ("AWS_PROXY_URL", "socks5://user:password@proxy:1080"),
        ] {
            assert_eq!(read(name, value).unwrap(), [(name.to_owned(), value.to_owned())]);
        }
        assert_eq!(read("AWS_SESSION_TOKEN", "").unwrap(), [], "as the tools of the cloud read it");
        assert_eq!(read("GOOGLE_BEARER_TOKEN", "a\n").unwrap(), [], "of another cloud");
    }

    #[test]
    fn a_variable_that_the_library_refuses_is_named() {
        let variables = [("A".to_owned(), "1".to_owned()), ("B".to_owned(), "2".to_owned())];
        let refuse = |given: &[Variable]| match given.iter().any(|(name, _)| name == "B") {
            true => Err(object_store::Error::Generic { store: "S3", source: "no".into() }),
            false => Ok(()),
        };
        let reported = attempt(&variables, refuse).unwrap_err().to_string();
        assert_eq!(reported, "the variable `B` is invalid: no");
    }
}
