//! `[targets]`: publishing targets.

use schemars::JsonSchema;
use serde::Deserialize;

use crate::content::config::reading::PLACEHOLDER;
use crate::content::config::resolver::{Located, Resolver};
use crate::content::config::target_url::{Location, TargetUrl};

/// A publishing target, as written in `site.toml`.
#[derive(Clone, Debug)]
pub struct TargetRule {
    /// Its URL: `s3://bucket/prefix`, `gs://…`, `az://…`, `file:///…` or a folder.
    pub url: Located<String>,
    /// The encoding of texts under their own names: `br`, `gzip`, or none.
    pub encoding: Option<String>,
    /// The compressed variants that are stored next to texts: `br`, `gz`.
    pub variants: Vec<String>,
    /// The number of restorable releases, including the current one.
    pub keep_releases: Option<u32>,
    /// The maximum number of files that a publish may delete.
    pub max_delete: Option<usize>,
    /// The number of concurrent requests.
    pub concurrency: Option<usize>,
    /// The CDN to invalidate: `cloudfront:` and the id of a distribution.
    pub cdn: Option<String>,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RawTarget {
    /// `s3://bucket/folder`, `gs://…`, `az://…`, `file:///folder`, or a folder: `./www`.
    url: Located<String>,
    /// How texts are stored under their own names.
    #[schemars(extend("enum" = ENCODINGS, "default" = "none"))]
    encoding: Option<Located<String>>,
    /// Compressed files beside the plain ones.
    #[serde(default)]
    #[schemars(extend("items" = { "type": "string", "enum": VARIANTS }))]
    variants: Vec<Located<String>>,
    /// How many releases can be restored; 5 by default.
    #[schemars(range(min = 1))]
    keep_releases: Option<Located<u32>>,
    /// How many files a publish may delete; a tenth by default, and 20 at least.
    max_delete: Option<usize>,
    /// How many requests are under way at once; 32 by default.
    #[schemars(range(min = 1))]
    concurrency: Option<Located<usize>>,
    /// `cloudfront:` and the id of the distribution to invalidate.
    #[schemars(regex(pattern = "^cloudfront:."))]
    cdn: Option<Located<String>>,
}

const ENCODINGS: [&str; 3] = ["none", "br", "gzip"];
const VARIANTS: [&str; 2] = ["br", "gz"];

impl Resolver<'_> {
    pub(super) fn target(&mut self, raw: RawTarget) -> TargetRule {
        let url = match &*raw.url.value {
            PLACEHOLDER => None,
            url => Some(TargetUrl::parse(url)),
        };
        let is_folder = matches!(&url, Some(Ok(TargetUrl { location: Location::Folder(_), .. })));
        if let Some(Err(message)) = url {
            // Without an excerpt, which would show a secret.
            let is_secret = TargetUrl::has_credentials(&raw.url.value);
            let span = if is_secret { 0..0 } else { raw.url.span.clone() };
            self.invalid(span, message, TargetUrl::FORMS);
        }
        if let Some(encoding) = &raw.encoding {
            let span = || encoding.span.clone();
            if is_folder && encoding.value != "none" {
                let message = "files of a folder can't be compressed under their own names";
                let hint = "they carry no headers; write `variants = [\"br\", \"gz\"]` instead";
                self.invalid(span(), message.to_owned(), hint);
            }
        }
        if let Some(cdn) = &raw.cdn
            && cdn.value.strip_prefix("cloudfront:").is_none_or(str::is_empty)
        {
            let message = format!("the CDN `{}` is not supported", cdn.value);
            self.invalid(
                cdn.span.clone(),
                message,
                "write `cloudfront:` and the id of a distribution",
            );
        }
        let text = |text: Located<String>| text.value;
        TargetRule {
            url: raw.url,
            encoding: raw.encoding.map(text).filter(|name| name != "none"),
            variants: raw.variants.into_iter().map(text).collect(),
            keep_releases: raw.keep_releases.map(|located| located.value),
            max_delete: raw.max_delete,
            concurrency: raw.concurrency.map(|located| located.value),
            cdn: raw.cdn.map(text),
        }
    }
}
