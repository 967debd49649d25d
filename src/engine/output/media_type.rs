//! Media types of files, by their extensions.

use std::borrow::Cow;

/// A media type as `Content-Type` names it: texts have `charset=utf-8`.
pub type MediaType = Cow<'static, str>;

/// The media type of files with an unknown extension.
pub const UNKNOWN_TYPE: &str = "application/octet-stream";

/// Media types with the extensions that the library's table lacks, or has with an older type: those
/// of IANA and of `mime-db`; texts that readers open, and code, which browsers show as
/// `text/plain`. A file whose extension is that of a program on a server is a page at a former
/// address.
const NEWER: [(&str, &str); 93] = [
    ("application/appinstaller", "appinstaller"),
    ("application/appx", "appx"),
    ("application/appxbundle", "appxbundle"),
    ("application/calendar+xml", "xcs"),
    ("application/cwl", "cwl"),
    ("application/dicom", "dcm"),
    ("application/fdf", "fdf"),
    ("application/geopackage+sqlite3", "gpkg"),
    ("application/importmap+json", "importmap"),
    ("application/json", "map topojson"),
    ("application/jsonl", "jsonl"),
    ("application/msix", "msix"),
    ("application/msixbundle", "msixbundle"),
    ("application/pkix-cert", "cer"),
    ("application/rdf+xml", "owl"),
    ("application/sieve", "sieve siv"),
    ("application/sql", "sql"),
    ("application/toml", "toml"),
    ("application/ttml+xml", "ttml"),
    ("application/vnd.age", "age"),
    ("application/vnd.amazon.mobi8-ebook", "azw3"),
    ("application/vnd.apache.arrow.file", "arrow"),
    ("application/vnd.apple.keynote", "key"),
    ("application/vnd.apple.mpegurl", "m3u8"),
    ("application/vnd.apple.numbers", "numbers"),
    ("application/vnd.apple.pages", "pages"),
    ("application/vnd.autodesk.fbx", "fbx"),
    ("application/vnd.dbf", "dbf"),
    ("application/vnd.mapbox-vector-tile", "mvt"),
    ("application/vnd.openstreetmap.data+xml", "osm"),
    ("application/vnd.pmtiles", "pmtiles"),
    ("application/vnd.rar", "rar"),
    ("application/vnd.sqlite3", "sqlite"),
    ("application/vnd.visio", "vsdx"),
    ("application/wacz", "wacz"),
    ("application/wsdl+xml", "wsdl"),
    ("application/x-apple-aspen-config", "mobileconfig"),
    ("application/x-blender", "blend"),
    ("application/x-ipynb+json", "ipynb"),
    ("application/x-keepass2", "kdbx"),
    ("application/x-ndjson", "ndjson"),
    ("application/x-redhat-package-manager", "rpm"),
    ("application/xfdf", "xfdf"),
    ("application/xliff+xml", "xlf"),
    ("application/xml", "xml xsd"),
    ("application/xml-dtd", "dtd"),
    ("application/xslt+xml", "xsl xslt"),
    ("application/yaml", "yaml yml"),
    ("application/zip+dotlottie", "lottie"),
    ("application/zstd", "zst"),
    ("audio/amr", "amr"),
    ("audio/midi", "mid midi rmi"),
    ("audio/mp4", "m4a m4b"),
    ("font/otf", "otf"),
    ("font/woff", "woff"),
    ("image/aces", "exr"),
    ("image/avci", "avci"),
    ("image/avcs", "avcs"),
    ("image/dpx", "dpx"),
    ("image/emf", "emf"),
    ("image/fits", "fits"),
    ("image/jls", "jls"),
    ("image/jph", "jph"),
    ("image/jpm", "jpgm"),
    ("image/jxr", "jxr"),
    ("image/ktx2", "ktx2"),
    ("image/vnd.adobe.photoshop", "psd"),
    ("image/vnd.dwg", "dwg"),
    ("image/vnd.dxf", "dxf"),
    ("image/vnd.microsoft.icon", "cur ico"),
    ("image/vnd.ms-dds", "dds"),
    ("image/wmf", "wmf"),
    ("model/3mf", "3mf"),
    ("model/jt", "jt"),
    ("model/mtl", "mtl"),
    ("model/obj", "obj"),
    ("model/step", "step stp"),
    ("model/stl", "stl"),
    ("model/u3d", "u3d"),
    ("model/vnd.usda", "usda"),
    ("model/vnd.usdz+zip", "usdz"),
    ("model/vrml", "wrl"),
    ("text/calendar", "ical"),
    ("text/html", "asp aspx cfm cgi do jsp php shtml"),
    ("text/javascript", "cjs mjs"),
    ("text/mdx", "mdx"),
    (
        "text/plain",
        "adoc ass bib clj diff elm erl ex exs go gql graphql hs java jl jsonc kt \
         lrc md5 ml patch proto ps1 r rb rst scala sha256 sha512 svelte swift tsx vue",
    ),
    ("text/spdx", "spdx"),
    ("text/vcard", "vcf"),
    ("text/vnd.familysearch.gedcom", "ged"),
    ("text/wgsl", "wgsl"),
    ("video/iso.segment", "m4s"),
    ("video/mp2t", "m2t m2ts mts ts"),
];

/// Files without an extension whose format is specified: universal links of Apple, and metadata of
/// OpenID Connect, OAuth (RFC 8414), WebFinger (RFC 6415, RFC 7033), NodeInfo and Matrix.
const WELL_KNOWN: [(&str, &str); 9] = [
    ("apple-app-site-association", "application/json"),
    (".well-known/apple-app-site-association", "application/json"),
    (".well-known/host-meta", "application/xrd+xml"),
    (".well-known/matrix/client", "application/json"),
    (".well-known/matrix/server", "application/json"),
    (".well-known/nodeinfo", "application/json"),
    (".well-known/oauth-authorization-server", "application/json"),
    (".well-known/openid-configuration", "application/json"),
    (".well-known/webfinger", "application/jrd+json"),
];

/// Text types that have a `charset`, in addition to those that begin with `text/`.
const TEXTS: [&str; 3] = ["application/xml", "application/rss+xml", "application/atom+xml"];

/// The media type of the file at a path, by its extension in any case.
pub(super) fn media_type(path: &str) -> MediaType {
    if let Some((_, known)) = WELL_KNOWN.iter().find(|(name, _)| *name == path) {
        return (*known).into();
    }
    let name = path.rsplit('/').next().unwrap_or(path);
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
    let has = |endings: &&str| endings.split(' ').any(|known| known == ending);
    let newer = NEWER.iter().find(|(_, endings)| has(endings)).map(|(newer, _)| *newer);
    newer.or_else(|| mime_guess::from_ext(ending).first_raw()).unwrap_or(UNKNOWN_TYPE)
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

    /// The media types of npm `mime-db` 1.54.0 with their extensions; of several types of an
    /// extension the one that `mime-types` prefers.
    const MIME_DB: &str = include_str!("media_type/mime-db.txt");

    /// The extensions with other types than in `mime-db`, by the reason.
    const DIFFERENT: [(&str, &str); 9] = [
        (
            "the other type is not registered, or an older one (RFC 9639, RFC 9512, RFC 6350, RFC \
             9239, `audio/aiff`)",
            "aif aifc aiff asc cjs ecma evy flac mmf mpp pct pic prc vcf vcs xsl yaml yml",
        ),
        ("types differ only in case", "docm dotm potm ppam ppsm pptm sldm xlam xlsb xlsm xltm"),
        ("browsers show code and texts", "asm c cc cpp cxx h hh java jsx rs s wsc"),
        ("browsers download these files", "cab deb dmg emz exe iso lzh msi pcx qxd sea u32"),
        ("browsers show a page at a former address", "php"),
        ("browsers show the picture", "jfif"),
        ("types of fonts that browsers do not read", "afm pfb pfm"),
        (
            "formats of programs that no longer exist, or of programs on servers",
            "adp cdf class cod dwf m4p man manifest me mpf ms nsc pls pml rmp roff skp smi spl \
             svc t tr x3db x3dv xsf",
        ),
        (
            "unknown, as websites do not publish these files",
            "1km 210 aml amlx atomdeleted azv b16 bary bdo bmml brush brushset bsp btf cdfx cld \
             cpl dcmp ddf drle drm dwd emotionml exp fdt fo gdraw gform ggs gjam gmap gscript \
             gsite hej2 held its jaii jais jhc jxra jxrs jxs jxsc jxsi jxss lgr maei musd mxmf \
             obgx ogex p21 provx pti pyo pyox rapd relo rsat rsheet rusd senmlx sensmlx sls stpnc \
             stpx stpxz stpz swidtag t38 tap td tfx ubj uo vds vtf wif x_b x_t xav xca xdcf xel \
             xhtm xns",
        ),
    ];

    #[test]
    fn types_are_those_of_the_table_for_node() {
        let mut expected: Vec<&str> =
            DIFFERENT.iter().flat_map(|(_, endings)| endings.split_whitespace()).collect();
        expected.sort_unstable();
        let mut different = Vec::new();
        for line in MIME_DB.lines() {
            let (name, endings) = line.split_once(' ').unwrap();
            different.extend(endings.split(' ').filter(|ending| of_extension(ending) != name));
        }
        different.sort_unstable();
        assert_eq!(different, expected);
    }

    #[test]
    fn an_extension_is_listed_once() {
        let endings = NEWER.iter().flat_map(|(_, endings)| endings.split(' '));
        let mut known = std::collections::BTreeSet::new();
        for ending in endings {
            assert!(known.insert(ending), "{ending}");
        }
    }
}
