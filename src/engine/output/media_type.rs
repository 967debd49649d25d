//! Media types of files, by their extensions.
//!
//! # A new media type
//!
//! It is a line of `OWN`, unless `mime-db.txt` beside it has the extension. Files without an
//! extension are in `WELL_KNOWN`. A type of texts whose name does not begin with "text" is in
//! `TEXTS`. `XML` and `JSON` of `src/engine/output/language.rs` list the extensions whose templates
//! escape values for these formats although the media type does not tell. `is_compressible` in
//! `src/deploy/publish/compression.rs` decides whether a publish compresses the file. Run `cargo
//! test --lib engine::output` and `UPDATE_EXPECT=1 cargo test --test it hosts`.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::OnceLock;

use crate::base::path::file_name;

/// A media type as `Content-Type` names it: texts have `charset=utf-8`.
pub type MediaType = Cow<'static, str>;

/// The media type of files with an unknown extension.
pub const UNKNOWN_TYPE: &str = "application/octet-stream";

/// The media types of npm `mime-db` 1.54.0 with their extensions; of several types of an extension
/// the one that `mime-types` prefers.
const MIME_DB: &str = include_str!("media_type/mime-db.txt");

/// Media types with the extensions that `mime-db` lacks, or has with another type: those of IANA;
/// texts that readers open, and code, which browsers show as `text/plain`. A file whose extension
/// is that of a program on a server is a page at a former address.
const OWN: [(&str, &str); 25] = [
    ("application/geopackage+sqlite3", "gpkg"),
    ("application/gzip", "tgz"),
    ("application/importmap+json", "importmap"),
    ("application/json", "topojson"),
    ("application/jsonl", "jsonl"),
    ("application/vnd.amazon.mobi8-ebook", "azw3"),
    ("application/vnd.apache.arrow.file", "arrow"),
    ("application/vnd.apache.parquet", "parquet"),
    ("application/vnd.pmtiles", "pmtiles"),
    ("application/vnd.sqlite3", "sqlite"),
    ("application/wacz", "wacz"),
    ("application/x-apple-aspen-config", "mobileconfig"),
    ("application/x-ndjson", "ndjson"),
    ("application/xslt+xml", "xsl"),
    ("application/yaml", "yaml yml"),
    ("application/zstd", "zst"),
    ("audio/aiff", "aif aifc aiff"),
    ("audio/flac", "flac"),
    ("image/jpeg", "jfif"),
    ("image/vnd.microsoft.icon", "cur"),
    ("text/calendar", "ical"),
    ("text/html", "asp aspx cfm cgi do jsp php"),
    ("text/javascript", "cjs ecma es jsx"),
    (
        "text/plain",
        "adoc asm ass bib c cc cfg clj cpp cs cxx diff elm erl ex exs go gql graphql h hh hpp hs \
         hxx java jl jsonc kt lrc lst md5 mk ml patch proto ps1 py r rb rs rst s scala sha256 \
         sha512 svelte swift tsx vb vue",
    ),
    ("text/vcard", "vcf"),
];

/// Files without an extension whose format is specified: universal links of Apple, and metadata of
/// OpenID Connect, OAuth (RFC 8414, RFC 9728), WebFinger (RFC 6415, RFC 7033), NodeInfo, Matrix,
/// passkeys, private prefetch proxies and the AT Protocol.
const WELL_KNOWN: [(&str, &str); 14] = [
    ("apple-app-site-association", "application/json"),
    (".well-known/apple-app-site-association", "application/json"),
    (".well-known/atproto-did", "text/plain; charset=utf-8"),
    (".well-known/host-meta", "application/xrd+xml"),
    (".well-known/matrix/client", "application/json"),
    (".well-known/matrix/server", "application/json"),
    (".well-known/matrix/support", "application/json"),
    (".well-known/nodeinfo", "application/json"),
    (".well-known/oauth-authorization-server", "application/json"),
    (".well-known/oauth-protected-resource", "application/json"),
    (".well-known/openid-configuration", "application/json"),
    (".well-known/passkey-endpoints", "application/json"),
    (".well-known/traffic-advice", "application/trafficadvice+json"),
    (".well-known/webfinger", "application/jrd+json"),
];

/// Text types that have a `charset`, in addition to those that begin with `text/`.
const TEXTS: [&str; 3] = ["application/xml", "application/rss+xml", "application/atom+xml"];

/// The media type of the file at a path, by its extension in any case.
pub(super) fn media_type(path: &str) -> MediaType {
    if let Some((_, known)) = WELL_KNOWN.iter().find(|(name, _)| *name == path) {
        return (*known).into();
    }
    let name = file_name(path);
    let Some((_, ending)) = name.rsplit_once('.') else { return UNKNOWN_TYPE.into() };
    match of_extension(&ending.to_ascii_lowercase()) {
        "text/html" => "text/html; charset=utf-8".into(),
        known if known.starts_with("text/") || TEXTS.contains(&known) => {
            format!("{known}; charset=utf-8").into()
        }
        known => known.into(),
    }
}

/// The media type of an extension in lower case, without parameters.
fn of_extension(ending: &str) -> &'static str {
    static TYPES: OnceLock<BTreeMap<&str, &str>> = OnceLock::new();
    let types = TYPES.get_or_init(|| listed().chain(OWN).flat_map(each_extension).collect());
    types.get(ending).copied().unwrap_or(UNKNOWN_TYPE)
}

fn listed() -> impl Iterator<Item = (&'static str, &'static str)> {
    MIME_DB.lines().filter_map(|line| line.split_once(' '))
}

/// Each of the extensions, with their media type.
fn each_extension(
    (name, endings): (&'static str, &'static str),
) -> impl Iterator<Item = (&'static str, &'static str)> {
    endings.split(' ').map(move |ending| (ending, name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_have_the_types_of_their_endings() {
        for (name, expected) in [
            ("BROCHURE.PDF", "application/pdf"),
            ("a.b.Html", "text/html; charset=utf-8"),
            ("index.htm", "text/html; charset=utf-8"),
            ("about.aspx", "text/html; charset=utf-8"),
            ("index.php", "text/html; charset=utf-8"),
            ("feed.xml", "application/xml; charset=utf-8"),
            ("podcast.rss", "application/rss+xml; charset=utf-8"),
            ("blog.atom", "application/atom+xml; charset=utf-8"),
            ("prices.csv", "text/csv; charset=utf-8"),
            ("main.css", "text/css; charset=utf-8"),
            ("main.js", "text/javascript; charset=utf-8"),
            ("main.MJS", "text/javascript; charset=utf-8"),
            ("team.ics", "text/calendar; charset=utf-8"),
            ("me.vcf", "text/vcard; charset=utf-8"),
            ("film.vtt", "text/vtt; charset=utf-8"),
            ("robots.txt", "text/plain; charset=utf-8"),
            ("main.js.map", "application/json"),
            ("site.webmanifest", "application/manifest+json"),
            ("data.json", "application/json"),
            ("data.jsonld", "application/ld+json"),
            ("icon.svg", "image/svg+xml"),
            ("photo.JPG", "image/jpeg"),
            ("photo.avif", "image/avif"),
            ("favicon.ico", "image/vnd.microsoft.icon"),
            ("talk.mp3", "audio/mpeg"),
            ("talk.M4A", "audio/mp4"),
            ("film.webm", "video/webm"),
            ("program.wasm", "application/wasm"),
            ("a.woff", "font/woff"),
            ("a.woff2", "font/woff2"),
            ("book.epub", "application/epub+zip"),
            ("archive.tar.gz", "application/gzip"),
            ("CNAME", "application/octet-stream"),
            (".htaccess", "application/octet-stream"),
            (".well-known/apple-app-site-association", "application/json"),
            (".well-known/security.txt", "text/plain; charset=utf-8"),
            ("a.html/CNAME", "application/octet-stream"),
            ("rows.ndjson", "application/x-ndjson"),
            ("rows.jsonl", "application/jsonl"),
            ("map.topojson", "application/json"),
            ("hand.cur", "image/vnd.microsoft.icon"),
            ("code.tsx", "text/plain; charset=utf-8"),
            ("tool.rpm", "application/x-redhat-package-manager"),
            ("talk.key", "application/vnd.apple.keynote"),
            ("a.b{c;d", "application/octet-stream"),
        ] {
            assert_eq!(media_type(name), expected, "{name}");
        }
    }

    #[test]
    fn own_types_are_not_those_of_the_table() {
        let known: BTreeMap<&str, &str> = listed().flat_map(each_extension).collect();
        for (ending, name) in OWN.into_iter().flat_map(each_extension) {
            assert_ne!(known.get(ending), Some(&name), "{ending}");
        }
    }
}
