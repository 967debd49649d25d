//! Media types of files, by their extensions.

use std::borrow::Cow;

/// A media type as `Content-Type` names it: texts have `charset=utf-8`.
pub type MediaType = Cow<'static, str>;

/// The media type of files with an unknown extension.
pub const UNKNOWN_TYPE: &str = "application/octet-stream";

/// Extensions whose types were registered or changed after the library's table was compiled (IANA,
/// Media Types), and extensions with another meaning on websites: a file whose extension is that of
/// a program on a server is a page at a former address.
const NEWER: [(&str, &str); 24] = [
    ("asp", "text/html"),
    ("aspx", "text/html"),
    ("cfm", "text/html"),
    ("cgi", "text/html"),
    ("cjs", "text/javascript"),
    ("do", "text/html"),
    ("ico", "image/vnd.microsoft.icon"),
    ("jsp", "text/html"),
    ("m3u8", "application/vnd.apple.mpegurl"),
    ("m4a", "audio/mp4"),
    ("map", "application/json"),
    ("mjs", "text/javascript"),
    ("otf", "font/otf"),
    ("php", "text/html"),
    ("shtml", "text/html"),
    ("toml", "application/toml"),
    ("ts", "video/mp2t"),
    ("usdz", "model/vnd.usdz+zip"),
    ("vcf", "text/vcard"),
    ("woff", "font/woff"),
    ("xml", "application/xml"),
    ("xsl", "application/xslt+xml"),
    ("yaml", "application/yaml"),
    ("yml", "application/yaml"),
];

/// Text types that have a `charset`, in addition to those that begin with `text/`.
const TEXTS: [&str; 3] = ["application/xml", "application/rss+xml", "application/atom+xml"];

/// The media type of a file, by its extension in any case.
pub(super) fn media_type(name: &str) -> MediaType {
    let Some((_, ending)) = name.rsplit_once('.') else { return UNKNOWN_TYPE.into() };
    let ending = ending.to_ascii_lowercase();
    let newer = NEWER.iter().find(|(known, _)| *known == ending).map(|(_, newer)| *newer);
    let known = newer.or_else(|| mime_guess::from_ext(&ending).first_raw()).unwrap_or(UNKNOWN_TYPE);
    match known {
        "text/html" => "text/html; charset=utf-8".into(),
        known if known.starts_with("text/") || TEXTS.contains(&known) => {
            format!("{known}; charset=utf-8").into()
        }
        known => known.into(),
    }
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
            ("a.b{c;d", "application/octet-stream"),
        ] {
            assert_eq!(media_type(name), expected, "{name}");
        }
    }
}
