//! `[targets]`: publishing targets.

use crate::content::config::resolver::{ConfigNode, Located, Resolver};
use crate::content::config::target_url::{Location, TargetUrl};
use crate::content::schema::{NATURAL, Shape, fields};

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

/// The keys of a target.
pub(super) fn target() -> Shape {
    let count = || Shape::Integer(1..=u32::MAX.into());
    let url = "\"s3://bucket/folder\", or gs://…, az://…, file:///folder, or a folder: \"./www\".";
    let max_delete = "How many files a publish may delete; a tenth by default, and 20 at least.";
    Shape::Record(fields([
        ("url", Shape::Text, url),
        ("encoding?", Shape::one_of(&ENCODINGS), "How texts are stored under their own names."),
        ("variants?", Shape::one_of(&VARIANTS).list(), "Compressed files beside the plain ones."),
        ("keep_releases?", count(), "How many releases can be restored; 5 by default."),
        ("max_delete?", Shape::Integer(NATURAL), max_delete),
        ("concurrency?", count(), "How many requests are under way at once; 32 by default."),
        ("cdn?", Shape::Text, "`cloudfront:` and the id of the distribution to invalidate."),
    ]))
}

const ENCODINGS: [&str; 3] = ["none", "br", "gzip"];
const VARIANTS: [&str; 2] = ["br", "gz"];

impl Resolver<'_> {
    pub(super) fn target(&mut self, table: ConfigNode<'_>) -> Option<TargetRule> {
        let encoding = table.get("encoding").text();
        let cdn = table.get("cdn").text();
        if let Some(cdn) = &cdn
            && cdn.value.strip_prefix("cloudfront:").is_none_or(str::is_empty)
        {
            let message = format!("the CDN `{}` is not supported", cdn.value);
            let hint = "write `cloudfront:` and the id of a distribution";
            self.invalid(cdn.span.clone(), message, hint);
        }
        let url = table.get("url").text()?;
        let target = TargetUrl::parse(&url.value);
        let is_folder = matches!(&target, Ok(TargetUrl { location: Location::Folder(_), .. }));
        if let Err(message) = target {
            // No excerpt, since it would show a secret.
            let is_secret = TargetUrl::has_credentials(&url.value);
            let span = if is_secret { 0..0 } else { url.span.clone() };
            self.invalid(span, message, TargetUrl::FORMS);
        }
        let encoding = encoding.filter(|encoding| encoding.value != "none");
        if let Some(encoding) = encoding.as_ref().filter(|_| is_folder) {
            let message = "files of a folder can't be compressed under their own names".to_owned();
            let hint = "they carry no headers; write `variants = [\"br\", \"gz\"]` instead";
            self.invalid(encoding.span.clone(), message, hint);
        }
        Some(TargetRule {
            url,
            encoding: encoding.map(|encoding| encoding.value),
            variants: table.get("variants").texts().into_iter().map(|it| it.value).collect(),
            keep_releases: table.get("keep_releases").number().map(|it| it.value),
            max_delete: table.get("max_delete").number().map(|it| it.value),
            concurrency: table.get("concurrency").number().map(|it| it.value),
            cdn: cdn.map(|cdn| cdn.value),
        })
    }
}
