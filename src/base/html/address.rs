//! Attributes with addresses, and the addresses that they may have.

use std::ops::Range;

/// The hint for an address that is not an [`is_link_target`].
pub const LINK_HINT: &str = "a page is `page:<id>` or `page:<id>#<anchor>`, a file of assets/ is \
                             `asset:<name>`, and another site begins with `https://`";

/// The beginnings of addresses outside of the site: those of the web, and schemes that programs of
/// visitors open (from the safelisted schemes of HTML, section 8.3.1.1, and ERC-681).
const OUTSIDE: [&str; 15] = [
    "https://", "http://", "mailto:", "tel:", "sms:", "bitcoin:", "ethereum:", "geo:", "irc:",
    "ircs:", "magnet:", "matrix:", "sip:", "webcal:", "xmpp:",
];

/// Returns whether a link in a text may have this address: it can be checked, or is outside of the
/// site.
pub fn is_link_target(address: &str) -> bool {
    ["page:", "asset:", "#"].iter().any(|start| address.starts_with(start)) || is_outside(address)
}

/// Returns whether an address is outside of the site. Schemes have no case (RFC 3986, section 3.1).
pub fn is_outside(address: &str) -> bool {
    let begins = |start: &str| {
        address.get(..start.len()).is_some_and(|begin| begin.eq_ignore_ascii_case(start))
    };
    OUTSIDE.into_iter().any(begins)
}

/// The hint for an address that [`is_empty_address`].
pub const EMPTY_HINT: &str = "write where the link leads, or remove the link and keep its words";

/// Returns whether an address leads nowhere: it is empty, or a scheme without the rest.
pub fn is_empty_address(address: &str) -> bool {
    let address = address.trim();
    let is_scheme = |scheme: &&str| address.eq_ignore_ascii_case(scheme);
    address.is_empty() || OUTSIDE.iter().any(is_scheme)
}

/// Returns whether an address is a script or a document with one, as browsers read it: they ignore
/// control characters and spaces before the scheme, and tabs and line ends anywhere (URL Standard,
/// "basic URL parser").
pub fn is_script_address(address: &[u8]) -> bool {
    let start = address.iter().skip_while(|byte| **byte <= b' ');
    let signs = start.filter(|byte| !matches!(byte, b'\t' | b'\n' | b'\r'));
    let start: Vec<u8> = signs.take(32).map(u8::to_ascii_lowercase).collect();
    let documents = ["data:text/html", "data:application/xhtml", "data:text/xml"];
    let schemes = ["javascript:", "vbscript:"].into_iter().chain(documents);
    schemes.into_iter().any(|scheme| start.starts_with(scheme.as_bytes()))
}

/// Attributes of SVG with values of an attribute that is animated.
const ANIMATION: [&str; 4] = ["by", "from", "to", "values"];

/// Returns whether the value of an attribute, by its name in lower case, is a URL that browsers
/// navigate to or load.
pub fn is_loaded(name: &str) -> bool {
    matches!(name, "action" | "data" | "formaction" | "href" | "src" | "xlink:href")
}

/// Returns whether the value of an attribute, by its name in lower case, is a URL, or a list of
/// them.
pub fn is_url(name: &str) -> bool {
    matches!(name, "background" | "cite" | "longdesc" | "ping" | "poster" | "srcset")
        || is_loaded(name)
}

/// Returns whether the value of an attribute, by its name in lower case, is a URL, or animates an
/// attribute whose value is one.
pub fn is_address(name: &str) -> bool {
    is_loaded(name) || ANIMATION.contains(&name)
}

/// Returns whether the value of an attribute, by its name in lower case, is a style or a part of
/// one, or animates an attribute whose value is one.
pub fn can_have_style(name: &str) -> bool {
    is_style(name) || ANIMATION.contains(&name)
}

/// Returns whether the value of an attribute, by its name in lower case, is a style or a part of
/// one: it may contain `url(…)`.
pub fn is_style(name: &str) -> bool {
    matches!(
        name,
        "clip-path"
            | "cursor"
            | "fill"
            | "filter"
            | "marker"
            | "marker-end"
            | "marker-mid"
            | "marker-start"
            | "mask"
            | "stroke"
            | "style"
    )
}

/// The origin of an external URL, or the scheme alone if it has no host; `None` for a URL within
/// the site.
pub fn origin(address: &str) -> Option<String> {
    if let Some(host) = address.strip_prefix("//") {
        return origin(&format!("https://{host}"));
    }
    let end = address.find(|c: char| !(c.is_ascii_alphanumeric() || "+-.".contains(c)))?;
    let rest = address[end..].strip_prefix(':').filter(|_| end > 0)?;
    let Some(host) = rest.strip_prefix("//") else {
        return Some(address[..=end].to_ascii_lowercase());
    };
    let host = &host[..host.find(['/', '?', '#', '\\']).unwrap_or(host.len())];
    Some(format!("{}//{host}", &address[..=end]).to_ascii_lowercase())
}

/// The spans of the addresses in `url(…)` of a style.
pub fn style_urls(style: &str) -> Vec<Range<usize>> {
    let (lower, mut found, mut at) = (style.to_ascii_lowercase(), Vec::new(), 0);
    while let Some(next) = lower[at..].find("url(") {
        let inner = style[at + next + "url(".len()..].trim_start();
        let quote = inner.chars().next().filter(|c| matches!(c, '"' | '\''));
        let start = style.len() - inner.len() + quote.map_or(0, char::len_utf8);
        let end = match quote {
            Some(quote) => style[start..].find(quote),
            None => style[start..].find(|c: char| c.is_whitespace() || c == ')'),
        };
        at = end.map_or(style.len(), |end| start + end);
        found.push(start..at);
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn origins_are_read_off_addresses() {
        for (address, expected) in [
            ("/assets/a.png", None),
            ("a/b:c.png", None),
            ("#top", None),
            ("", None),
            ("https://A.example/b?c", Some("https://a.example")),
            ("//a.example:8443#b", Some("https://a.example:8443")),
            ("HTTP://a.example", Some("http://a.example")),
            ("data:image/png;base64,AA", Some("data:")),
        ] {
            assert_eq!(origin(address).as_deref(), expected, "{address}");
        }
    }

    #[test]
    fn addresses_with_scripts_or_without_a_target_are_found() {
        assert!(is_address("xlink:href") && !is_address("alt"));
        for address in ["javascript:1", "\u{1} JaVaScRiPt:1", "java\nscript:1", "Data:Text/HTML;a"]
        {
            assert!(is_script_address(address.as_bytes()), "{address}");
        }
        for address in ["", " ", "mailto:", "Tel: ", "sms:", "https://"] {
            assert!(is_empty_address(address), "{address}");
        }
        for address in ["webcal://a.example/b.ics", "Geo:1,2", "ethereum:0x1", "HTTPS://a.b"] {
            assert!(is_link_target(address) && is_outside(address), "{address}");
        }
        for address in ["htttps://a.b", "pages:home", "a:b", "javascript:x"] {
            assert!(!is_link_target(address), "{address}");
        }
        for address in ["mailto:a@b.example", "mailto:?subject=Hello", "#", "/"] {
            assert!(!is_empty_address(address), "{address}");
        }
        for address in ["/javascript:", "https://a.example/?c=javascript:", "data:image/png,"] {
            assert!(!is_script_address(address.as_bytes()), "{address}");
        }
    }
}
