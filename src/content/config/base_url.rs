//! The base URL of the site.

use std::net::Ipv6Addr;

/// The path of a base URL: empty, or `/sub` without a trailing slash. The error consists of a
/// message and a hint. All URLs of the site are built from it as text, so nothing in it may need
/// escaping.
pub fn base_path(url: &str) -> Result<&str, (String, &'static str)> {
    let rest = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
    let rest = rest.map(|rest| rest.trim_end_matches('/'));
    let Some(rest) = rest.filter(|rest| !rest.is_empty() && !rest.starts_with('/')) else {
        let message = format!("`{url}` is not an absolute URL");
        return Err((message, "write it as https://example.org"));
    };
    let (host, path) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
    let in_path = |c: char| c.is_ascii_alphanumeric() || "-._~".contains(c);
    let is_name = |name: &str| !matches!(name, "" | "." | "..") && name.chars().all(in_path);
    if is_host(host) && path.split('/').skip(1).all(is_name) {
        return Ok(path);
    }
    let message = format!("`{url}` can't be the base of URLs");
    Err((message, "write scheme, host and path, with nothing that needs escaping"))
}

/// Returns whether a text is the name or address of a host, with an optional port.
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
            && label.chars().all(|c| c.is_alphanumeric() || c == '-')
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
        for (url, path) in [
            ("https://a.example", ""),
            ("http://localhost:8080/", ""),
            ("http://[::1]/a", "/a"),
            ("https://пример.example/docs/v1.0//", "/docs/v1.0"),
        ] {
            assert_eq!(base_path(url), Ok(path), "{url}");
        }
        for url in ["", "https://", "https:///a", "a.example", "/sub", "ftp://a.example"] {
            assert!(base_path(url).unwrap_err().0.contains("absolute URL"), "{url}");
        }
        for url in [
            "https://a.example?x=1", "https://a.example/#f", "https://a b/c",
            "https://a.example/c d", "https://a.example/\"><b>", "https://a.example/a&b",
            "https://a.example/../b", "https://a.example//b", "https://...", "https://a..example",
            "https://.example", "https://-a.example", "https://https://a.example",
            "https://a.example:", "https://a.example:0", "https://a.example:99999",
            "https://a.example:80:80", "https://user@a.example", "https://[::1", "https://[a]",
            "https://[::1]x", "https://a_b.example",
        ] {
            assert!(base_path(url).unwrap_err().0.contains("can't be the base"), "{url}");
        }
    }
}
