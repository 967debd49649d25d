//! Values without copy: words, numbers and fingerprints are replaced by signs that stand for any.

/// The position of a text, with which URLs that differ between pages and languages are normalized.
#[derive(Clone, Copy)]
pub(super) struct Place<'a> {
    /// The segment of the language.
    pub segment: &'a str,
    /// Its tag.
    pub tag: &'a str,
    /// The path of the page below it.
    pub path: &'a str,
}

/// The sign for words.
pub(super) const WORDS: &str = "…";

/// Substrings that texts must not contain: traces of escaping, of a template, of a missing value,
/// and the marks that Fluent puts around values.
const TRACES: [&str; 11] =
    ["&amp;", "&lt;", "&gt;", "&quot;", "&#", "{", "}", "undefined", "NaN", "\u{2068}", "\u{fffd}"];

/// Replaces words by `…`, with the traces that they must not contain.
pub(super) fn words(text: &str) -> String {
    let traces: String = TRACES.into_iter().filter(|trace| text.contains(trace)).collect();
    match text.trim() {
        "" => String::new(),
        _ => format!("{WORDS}{traces}"),
    }
}

/// Replaces every number by `0`.
pub(super) fn numbers(text: &str) -> String {
    let mut out = String::new();
    let mut inside = false;
    for (at, c) in text.char_indices() {
        let joins = inside
            && matches!(c, '.' | ',' | '\u{a0}' | '\u{202f}')
            && text[at + c.len_utf8()..].starts_with(|next: char| next.is_ascii_digit());
        if c.is_ascii_digit() && !inside {
            out.push('0');
        }
        inside = c.is_ascii_digit() || joins;
        if !inside {
            out.push(c);
        }
    }
    out
}

/// Replaces the digest in the name of a file by `#`: `name.0123456789.css`, `name-01234567.js`.
pub(super) fn fingerprint(path: &str) -> String {
    let (folder, name) = path.rsplit_once('/').map_or(("", path), |(folder, name)| (folder, name));
    let Some((stem, extension)) = name.rsplit_once('.') else { return path.to_owned() };
    let hex = |text: &str| text.len() == 10 && text.bytes().all(|b| b.is_ascii_hexdigit());
    let base32 = |text: &str| {
        let fits = |b: u8| b.is_ascii_uppercase() || (b'2'..=b'7').contains(&b);
        text.len() == 8 && text.bytes().all(fits)
    };
    let slash = if path.contains('/') { "/" } else { "" };
    let stem = match (stem.rsplit_once('.'), stem.rsplit_once('-')) {
        (Some((stem, digest)), _) if hex(digest) => format!("{stem}.#"),
        (_, Some((stem, digest))) if base32(digest) => format!("{stem}-#"),
        _ => return path.to_owned(),
    };
    format!("{folder}{slash}{stem}.{extension}")
}

/// Normalizes a URL: `~` is the language of the page; external URLs are content.
pub(super) fn address(url: &str, place: &Place<'_>) -> String {
    let Some(path) = url.strip_prefix('/') else {
        return match url.split_once(':') {
            Some((scheme, _)) => format!("{scheme}:{WORDS}"),
            None => numbers(url),
        };
    };
    if path.starts_with("assets/") || path.starts_with("islands/") {
        let named = path.replace(&format!(".{}.", place.tag), ".~.");
        let named = named.replace(&format!(".{}-rest.", place.tag), ".~-rest.");
        let page = if place.path.is_empty() { "home" } else { place.path.trim_end_matches('/') };
        let social = format!("social/{}.", page.replace('/', "-"));
        return format!("/{}", fingerprint(&named.replace(&social, "social/@.")));
    }
    let Some((segment, path)) = path.split_once('/') else { return url.to_owned() };
    let slash = if segment == place.segment { "~/".to_owned() } else { format!("/{segment}/") };
    let (path, anchor) = path.split_at(path.find(['#', '?']).unwrap_or(path.len()));
    format!("{slash}{path}{}", numbers(anchor))
}

/// Normalizes a URL that may begin with the origin of the site.
pub(super) fn absolute(url: &str, place: &Place<'_>) -> String {
    match url.strip_prefix(ORIGIN) {
        Some(path) => format!("{ORIGIN}/{}", address(path, place).trim_start_matches('/')),
        None => address(url, place),
    }
}

/// Normalizes the URL of this page in some language: `@` is its path.
pub(super) fn translation(url: &str, place: &Place<'_>) -> String {
    let url = absolute(url, place);
    let Some(start) = url.strip_suffix(place.path) else { return url };
    match start.ends_with('/') {
        true => format!("{start}@"),
        false => url,
    }
}

/// The origin of the site in `site.toml`.
pub(super) const ORIGIN: &str = "https://raa.example";

/// Formats a Content-Security-Policy, one directive per line.
pub(super) fn policy(text: &str) -> Vec<String> {
    let source = |source: &str| match source.split_once('-') {
        Some((kind @ ("'sha256" | "'sha384"), _)) => format!("{kind}-#'"),
        _ => source.to_owned(),
    };
    let directive =
        |directive: &str| directive.split_whitespace().map(source).collect::<Vec<_>>().join(" ");
    text.split(';').map(directive).collect()
}

/// Formats the rules of a style element, one per line, without the characters of fonts.
pub(super) fn styles(text: &str, place: &Place<'_>) -> Vec<String> {
    let rule = |rule: &str| {
        let urls = rule.split_inclusive(['(', ')', ';']).map(|part| match part.strip_suffix(')') {
            Some(url) if url.starts_with('/') => format!("{})", address(url, place)),
            _ if part.starts_with("unicode-range:") => "unicode-range:…".to_owned(),
            _ => part.to_owned(),
        });
        urls.collect::<String>()
    };
    text.split_inclusive('}').map(str::trim).filter(|text| !text.is_empty()).map(rule).collect()
}

mod tests {
    use super::*;

    const PLACE: Place<'_> = Place { segment: "zh", tag: "zh-Hans", path: "about/" };

    #[test]
    fn words_give_way_and_traces_stay() {
        assert_eq!(words("  "), "");
        assert_eq!(words("Buy now"), "…");
        assert_eq!(words("Buy &amp; {count}"), "…&amp;{}");
        assert_eq!(numbers("case-12 of 3,400.5."), "case-0 of 0.");
    }

    #[test]
    fn addresses_tell_the_language_and_the_page() {
        assert_eq!(address("/zh/support/#faq-2", &PLACE), "~/support/#faq-0");
        assert_eq!(address("/de/about/", &PLACE), "/de/about/");
        assert_eq!(address("https://other.example/a", &PLACE), "https:…");
        assert_eq!(absolute("https://raa.example/zh/", &PLACE), "https://raa.example/~/");
        assert_eq!(translation("/zh/about/", &PLACE), "~/@");
        assert_eq!(
            translation("https://raa.example/de/about/", &PLACE),
            "https://raa.example/de/@"
        );
        assert_eq!(translation("/de/", &PLACE), "/de/");
    }

    #[test]
    fn files_lose_their_digests() {
        assert_eq!(
            address("/assets/fonts/a.zh-Hans.0123456789.woff2", &PLACE),
            "/assets/fonts/a.~.#.woff2"
        );
        assert_eq!(address("/islands/loader-ABCD2345.js", &PLACE), "/islands/loader-#.js");
        assert_eq!(fingerprint("icon-192.0123456789.png"), "icon-192.#.png");
        assert_eq!(fingerprint("robots.txt"), "robots.txt");
    }

    #[test]
    fn policies_keep_what_they_open() {
        assert_eq!(
            policy("script-src 'self' 'sha256-abc='; img-src data:"),
            ["script-src 'self' 'sha256-#'", "img-src data:"]
        );
    }
}
