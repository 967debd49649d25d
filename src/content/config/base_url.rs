//! The base URL of the site.

use std::net::Ipv6Addr;

/// The base URL with its host in lower case and in ASCII (RFC 3987, section 3.1), without the
/// default port of its scheme and a slash at the end, and its path: empty, or `/sub`. The error
/// consists of a message and a hint. All URLs of the site are built from it as text, so nothing in
/// it may need escaping.
pub fn base_url(url: &str) -> Result<(String, String), (String, String)> {
    let scheme = ["https://", "http://"].into_iter().find(|scheme| url.starts_with(scheme));
    let rest = scheme.map(|scheme| (scheme, url[scheme.len()..].trim_end_matches('/')));
    let rest = rest.filter(|(_, rest)| !rest.is_empty() && !rest.starts_with('/'));
    let Some((scheme, rest)) = rest else {
        let message = format!("`{url}` is not an absolute URL");
        return Err((message, "write it as https://example.org".to_owned()));
    };
    let (host, path) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
    let in_path = |c: char| c.is_ascii_alphanumeric() || "-._~".contains(c);
    let is_name = |name: &str| !matches!(name, "" | "." | "..") && name.chars().all(in_path);
    if !is_host(host) || !path.split('/').skip(1).all(is_name) {
        let message = format!("`{url}` can't be the base of URLs");
        let hint = match host.rsplit_once('@') {
            Some((_, host)) => format!("remove the user: write `{scheme}{host}{path}`"),
            None => "write scheme, host and path, with nothing that needs escaping".to_owned(),
        };
        return Err((message, hint));
    }
    let (name, port) = match host.rfind(':').filter(|_| !host.ends_with(']')) {
        Some(at) => host.split_at(at),
        None => (host, ""),
    };
    let Some(name) = ascii_name(name) else {
        let message = format!("`{url}` can't be the base of URLs: `{name}` is not a host name");
        return Err((
            message,
            "correct the host; each of its labels has up to 63 characters".into(),
        ));
    };
    let is_default = (scheme, port) == ("https://", ":443") || (scheme, port) == ("http://", ":80");
    let port = if is_default { "" } else { port };
    Ok((format!("{scheme}{name}{port}{path}"), path.to_owned()))
}

/// The name of a host in lower case and in ASCII; `None` if DNS can't have it.
fn ascii_name(name: &str) -> Option<String> {
    let lower = name.to_ascii_lowercase();
    if lower.starts_with('[') {
        return Some(lower);
    }
    let is_plain = lower.is_ascii() && !lower.split('.').any(|label| label.starts_with("xn--"));
    let ascii = match is_plain {
        true => lower,
        false => match url::Host::parse(&lower).ok()? {
            url::Host::Domain(ascii) => ascii,
            _ => return None,
        },
    };
    let name = ascii.strip_suffix('.').unwrap_or(&ascii);
    let fits = name.len() <= 253 && name.split('.').all(|label| (1..=63).contains(&label.len()));
    fits.then_some(ascii)
}

/// Returns whether a text has the form of a name or address of a host, with an optional port.
fn is_host(text: &str) -> bool {
    let (name, port) = match text.strip_prefix('[').and_then(|text| text.split_once(']')) {
        Some((address, port)) if address.parse::<Ipv6Addr>().is_ok() => ("", port),
        Some(_) => return false,
        None => text.split_at(text.find(':').unwrap_or(text.len())),
    };
    let is_port = port.strip_prefix(':').map_or(port.is_empty(), |port| {
        port.bytes().all(|b| b.is_ascii_digit()) && port.parse::<u16>().is_ok_and(|port| port > 0)
    });
    let is_label = |label: &str| {
        !label.is_empty()
            && label.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || !c.is_ascii())
            && !label.starts_with('-')
            && !label.ends_with('-')
    };
    let name = name.strip_suffix('.').unwrap_or(name);
    is_port && (text.starts_with('[') || name.split('.').all(is_label))
}

/// Returns whether no visitor can reach a base URL: names reserved for documentation and tests (RFC
/// 2606, RFC 6761), and this machine's own.
pub fn is_placeholder(url: &str) -> bool {
    let rest = url.split_once("://").map_or(url, |(_, rest)| rest);
    let host = rest.split('/').next().unwrap_or_default().to_ascii_lowercase();
    if host.starts_with("[::1]") || host.starts_with("127.") {
        return true;
    }
    let host = host.split(':').next().unwrap_or_default().trim_end_matches('.');
    let mut labels = host.rsplit('.');
    let reserved = ["example", "invalid", "localhost", "test"];
    match labels.next() {
        Some("com" | "net" | "org") => labels.next() == Some("example"),
        last => last.is_some_and(|last| reserved.contains(&last)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn placeholders_are_names_that_nobody_has() {
        for url in [
            "https://raa.example", "https://www.example.org/sub", "http://localhost:8080",
            "http://127.0.0.1:8080/", "http://[::1]:8080", "https://EXAMPLE.com.",
        ] {
            assert!(is_placeholder(url), "{url}");
        }
        for url in ["https://raa.org", "https://my-example.org", "https://example.site.org"] {
            assert!(!is_placeholder(url), "{url}");
        }
    }

    #[test]
    fn addresses_begin_with_scheme_host_and_path() {
        for (url, written, path) in [
            ("https://a.example", "https://a.example", ""),
            ("http://localhost:8080/", "http://localhost:8080", ""),
            ("http://[::1]/a", "http://[::1]/a", "/a"),
            ("https://A.Example:8443/Docs/", "https://a.example:8443/Docs", "/Docs"),
            ("https://a.example:443", "https://a.example", ""),
            ("http://[::1]:80", "http://[::1]", ""),
            ("http://127.0.0.1:443/b", "http://127.0.0.1:443/b", "/b"),
        ] {
            assert_eq!(base_url(url), Ok((written.to_owned(), path.to_owned())), "{url}");
        }
        let wrong = |url: &str| base_url(url).unwrap_err().0;
        for url in ["", "https://", "https:///a", "a.example", "/sub", "ftp://a.example"] {
            assert!(wrong(url).contains("absolute URL"), "{url}");
        }
        for url in [
            "https://a.example?x=1", "https://a.example/#f", "https://a b/c",
            "https://a.example/c d", "https://a.example/\"><b>", "https://a.example/a&b",
            "https://a.example/../b", "https://a.example//b", "https://...", "https://a..example",
            "https://.example", "https://-a.example", "https://https://a.example",
            "https://a.example:", "https://a.example:0", "https://a.example:99999",
            "https://a.example:80:80", "https://user@a.example", "https://[::1", "https://[a]",
            "https://[::1]x", "https://a_b.example", "https://xn--a.example",
            "https://ex\u{2002}ample.org", "https://xn--.example", "https://a\u{301}-.example",
        ] {
            assert!(wrong(url).contains("can't be the base"), "{url}");
        }
        assert!(
            wrong(&format!("https://{}.example", "ä".repeat(60))).contains("is not a host name")
        );
    }

    /// The forms are those of Node's `url.domainToASCII`.
    #[test]
    fn hosts_in_other_scripts_are_written_in_ascii() {
        for (url, written) in [
            ("https://exämple.org", "https://xn--exmple-cua.org"),
            ("https://EXÄMPLE.org", "https://xn--exmple-cua.org"),
            ("https://例え.jp:8080/a", "https://xn--r8jz45g.jp:8080/a"),
            ("https://пример.example/docs/v1.0//", "https://xn--e1afmkfd.example/docs/v1.0"),
            ("https://XN--Exmple-cua.org", "https://xn--exmple-cua.org"),
        ] {
            assert_eq!(base_url(url).unwrap().0, written, "{url}");
        }
    }
}
