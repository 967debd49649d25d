//! `[targets]`: publishing targets.

use serde::Deserialize;
use toml::Spanned;

use crate::config::resolver::{Located, Resolver, located};

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

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawTarget {
    url: Spanned<String>,
    encoding: Option<Spanned<String>>,
    #[serde(default)]
    variants: Vec<Spanned<String>>,
    keep_releases: Option<Spanned<u32>>,
    max_delete: Option<usize>,
    concurrency: Option<Spanned<usize>>,
    cdn: Option<Spanned<String>>,
}

impl Resolver<'_> {
    pub(super) fn target(&mut self, raw: RawTarget) -> TargetRule {
        if let Some(encoding) = &raw.encoding
            && !["none", "br", "gzip"].contains(&encoding.get_ref().as_str())
        {
            let message = format!("there is no encoding `{}`", encoding.get_ref());
            self.invalid(encoding.span(), message, "write `br`, `gzip` or `none`");
        }
        for variant in &raw.variants {
            if !["br", "gz"].contains(&variant.get_ref().as_str()) {
                let message = format!("there is no compressed variant `{}`", variant.get_ref());
                self.invalid(variant.span(), message, "write `br` or `gz`");
            }
        }
        if let Some(keep) = raw.keep_releases.as_ref().filter(|keep| *keep.get_ref() == 0) {
            let message = "the current release has to be kept".to_owned();
            self.invalid(keep.span(), message, "write 1 or more");
        }
        if let Some(many) = raw.concurrency.as_ref().filter(|many| *many.get_ref() == 0) {
            self.invalid(many.span(), "`concurrency` can't be 0".to_owned(), "write 1 or more");
        }
        if let Some(cdn) = &raw.cdn
            && cdn.get_ref().strip_prefix("cloudfront:").is_none_or(str::is_empty)
        {
            let message = format!("the CDN `{}` is not supported", cdn.get_ref());
            self.invalid(cdn.span(), message, "write `cloudfront:` and the id of a distribution");
        }
        let text = |text: Spanned<String>| text.into_inner();
        TargetRule {
            url: located(raw.url),
            encoding: raw.encoding.map(text).filter(|name| name != "none"),
            variants: raw.variants.into_iter().map(text).collect(),
            keep_releases: raw.keep_releases.map(Spanned::into_inner),
            max_delete: raw.max_delete,
            concurrency: raw.concurrency.map(Spanned::into_inner),
            cdn: raw.cdn.map(text),
        }
    }
}
