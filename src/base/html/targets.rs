//! The ids of a finished page, the addresses that it refers to, and whether its markup needs a
//! closer look.

use std::collections::BTreeSet;
use std::rc::Rc;

use memchr::{memmem, memrchr};

use crate::base::html::balance::TagCount;
use crate::base::html::links::{PageLink, PageLinks};
use crate::base::html::{Markup, Tag, decoded_attribute, each_markup, style_urls};

/// The ids of a page, and the addresses in it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PageTargets {
    /// The ids of its elements.
    pub ids: BTreeSet<Box<str>>,
    /// The address that its relative addresses start from, if it has a `<base>`.
    pub base: Option<Box<str>>,
    /// The addresses, each once: those with another scheme, or of another site, are left out.
    pub links: PageLinks,
    /// Whether it may have an image without a description, an element or a quote that is not
    /// closed, or two elements with one id.
    pub needs_check: bool,
}

/// The element around the markup of an island.
const ISLAND: &[u8] = b"archipel-island";

/// The names of `<meta>` elements whose content is an address.
const META: [&[u8]; 15] = [
    b"og:audio", b"og:audio:url", b"og:image", b"og:image:secure_url", b"og:image:url", b"og:url",
    b"og:video", b"og:video:secure_url", b"og:video:url", b"twitter:image", b"twitter:image:src",
    b"image", b"url", b"thumbnailurl", b"contenturl",
];

impl PageTargets {
    /// Collects them from a finished page. `origin` is the scheme and host of the site.
    pub fn new(html: &[u8], origin: &str) -> PageTargets {
        let mut reader = TargetReader {
            origin,
            island: None,
            count: TagCount::default(),
            links: BTreeSet::new(),
            targets: PageTargets::default(),
        };
        each_markup(html, |markup| match markup {
            Markup::Start(tag) => {
                reader.count.start(html, &tag);
                reader.visit(&tag);
            }
            Markup::End(name, _) => {
                reader.count.end(name);
                if name == ISLAND {
                    reader.island = None;
                }
            }
            Markup::Other(_) => {}
        });
        reader.targets.needs_check |= reader.count.is_unbalanced();
        let links = reader
            .links
            .iter()
            .map(|(address, island)| PageLink { address, island: island.as_deref() });
        PageTargets { links: PageLinks::new(&links.collect()), ..reader.targets }
    }

    /// Collects the addresses of a finished page that name the scheme and host of the site: those
    /// in its texts may be others than in another language. `None` if only `<link>`, `<meta>` and
    /// scripts have such addresses.
    pub fn absolute(html: &[u8], origin: &str) -> Option<PageTargets> {
        let is_in_tag = |at: usize| {
            let start = memrchr(b'<', &html[..at]).unwrap_or_default();
            let tag = &html[start..at];
            let others = [&b"<link"[..], b"<meta", b"<script"];
            memchr::memchr(b'>', tag).is_none() && !others.iter().any(|name| tag.starts_with(name))
        };
        let host = host(origin).as_bytes();
        let is_host = |at: &usize| {
            let after = html.get(at + 2..at + 2 + host.len());
            after.is_some_and(|after| after.eq_ignore_ascii_case(host))
        };
        if !memmem::find_iter(html, "//").filter(is_host).any(is_in_tag) {
            return None;
        }
        let targets = PageTargets::new(html, origin);
        let is_absolute = |link: &PageLink<'_>| names_host(link.address);
        let links = PageLinks::new(&targets.links.iter().filter(is_absolute).collect());
        (!links.is_empty()).then(|| PageTargets { links, ..PageTargets::default() })
    }
}

/// Returns whether an element is an image without a description.
pub fn is_undescribed(tag: &Tag<'_>) -> bool {
    tag.is("img") && tag.get("alt").is_none()
}

struct TargetReader<'a> {
    origin: &'a str,
    island: Option<Rc<str>>,
    count: TagCount,
    /// The addresses, each with its island.
    links: BTreeSet<(Box<str>, Option<Rc<str>>)>,
    targets: PageTargets,
}

impl TargetReader<'_> {
    fn visit(&mut self, tag: &Tag<'_>) {
        let is_image = tag.is("img");
        // The attributes of custom elements have the meaning that their scripts define.
        let is_custom = tag.name.contains(&b'-');
        let mut is_described = false;
        for (name, value) in tag.attributes() {
            self.count.attribute(name);
            let is = |known: &str| name.eq_ignore_ascii_case(known.as_bytes());
            match name.len() {
                2 if is("id") => self.targets.needs_check |= !self.id(value),
                _ if is_custom || value.is_empty() && !is_image => {}
                3 if is("src") => self.add(value),
                3 if is("alt") => is_described = true,
                4 if is("href") && tag.is("base") => {
                    let base = || Box::from(&*decoded_attribute(value));
                    self.targets.base.get_or_insert_with(base);
                }
                4 if is("href") || is("cite") || is("data") && tag.is("object") => self.add(value),
                4 if is("name") && tag.is("a") => {
                    self.id(value);
                }
                5 if is("style") => self.add_of_style(value),
                6 if is("poster") => self.add(value),
                6 if is("srcset") => self.add_set(value),
                7 if is("content") && tag.is("meta") => self.add_meta(tag, value),
                10 if is("background") || is("xlink:href") => self.add(value),
                11 if is("imagesrcset") => self.add_set(value),
                _ => {}
            }
        }
        self.targets.needs_check |= is_image && !is_described;
        if let Some(style) = tag.text.filter(|_| tag.is("style")) {
            self.add_of_style(style);
        }
        if tag.name == ISLAND {
            let name = tag.get("name").unwrap_or_default();
            self.island = Some(String::from_utf8_lossy(name).into());
        }
    }

    /// Adds an id; returns whether it is new.
    fn id(&mut self, id: &[u8]) -> bool {
        self.targets.ids.insert(decoded_attribute(id).into())
    }

    fn add(&mut self, value: &[u8]) {
        let value = decoded_attribute(value);
        let address = value.trim_ascii();
        if !address.is_empty() && is_of_site(address, self.origin) {
            self.links.insert((address.into(), self.island.clone()));
        }
    }

    /// Adds the addresses of a `srcset`: each ends at a space, or at a comma that a space follows.
    fn add_set(&mut self, value: &[u8]) {
        let set = decoded_attribute(value);
        let mut rest = set.trim_start_matches(|c: char| c.is_ascii_whitespace() || c == ',');
        while !rest.is_empty() {
            let end = rest.find(|c: char| c.is_ascii_whitespace()).unwrap_or(rest.len());
            let (address, after) = rest.split_at(end);
            let is_last = address.ends_with(',');
            self.add(address.trim_end_matches(',').as_bytes());
            // The size ends at the next comma.
            rest = match is_last {
                true => after,
                false => after.split_once(',').map_or("", |(_, rest)| rest),
            };
            rest = rest.trim_start_matches(|c: char| c.is_ascii_whitespace() || c == ',');
        }
    }

    /// Adds the addresses of a style sheet or of a style attribute.
    fn add_of_style(&mut self, style: &[u8]) {
        if memmem::find(style, b"url(").is_none() {
            return;
        }
        let style = decoded_attribute(style);
        for address in style_urls(&style).into_iter().map(|span| &style[span]) {
            // Escapes of CSS are not decoded.
            if !address.contains('\\') && !address.starts_with('#') {
                self.add(address.as_bytes());
            }
        }
    }

    fn add_meta(&mut self, tag: &Tag<'_>, content: &[u8]) {
        let is = |key: &str, known: &[&[u8]]| {
            let name = tag.get(key).map(<[u8]>::trim_ascii);
            name.is_some_and(|name| known.iter().any(|one| name.eq_ignore_ascii_case(one)))
        };
        if is("http-equiv", &[b"refresh"]) {
            let content = String::from_utf8_lossy(content);
            let start = content.to_ascii_lowercase().find("url=");
            let address = start.map(|at| content[at + "url=".len()..].trim_matches(['"', '\'']));
            self.add(address.unwrap_or_default().as_bytes());
        } else if ["property", "name", "itemprop"].iter().any(|key| is(key, &META)) {
            self.add(content);
        }
    }
}

/// Returns whether an address may be one of the site at `origin`: relative, or with its scheme and
/// host. Fragments that each page has are not.
fn is_of_site(address: &str, origin: &str) -> bool {
    if let Some(fragment) = address.strip_prefix('#') {
        let is_everywhere = fragment.is_empty() || fragment.eq_ignore_ascii_case("top");
        return !is_everywhere && !fragment.starts_with(":~:");
    }
    if names_host(address) {
        let after = address.split_once(':').filter(|_| is_web(address));
        if after.is_some_and(|(_, rest)| !rest.get(..2).is_some_and(names_host)) {
            // Browsers read `https:a` on a page of the same scheme like `a`.
            return true;
        }
        let (host, own) = (host(address), host(origin));
        // A name with other letters than those of ASCII is compared when the address is checked.
        return host.eq_ignore_ascii_case(own) || !host.is_ascii() || host.contains('%');
    }
    let start = address.split(['/', '?', '#']).next().unwrap_or_default();
    let is_scheme = |scheme: &str| {
        scheme.starts_with(|c: char| c.is_ascii_alphabetic())
            && scheme.bytes().all(|b| b.is_ascii_alphanumeric() || b"+-.".contains(&b))
    };
    let has_scheme = start.split_once(':').is_some_and(|(scheme, _)| is_scheme(scheme));
    !has_scheme
}

/// Returns whether an address has a host, as browsers read it: backslashes are slashes, and slashes
/// may be missing after the scheme (URL Standard, "special authority slashes state").
fn names_host(address: &str) -> bool {
    let is_slash = |byte: &u8| matches!(byte, b'/' | b'\\');
    is_web(address) || address.len() > 1 && address.bytes().take(2).all(|byte| is_slash(&byte))
}

fn is_web(address: &str) -> bool {
    let scheme = address.split(':').next().unwrap_or_default();
    scheme.len() < address.len()
        && ["http", "https"].iter().any(|web| scheme.eq_ignore_ascii_case(web))
}

/// The host of an address that has one, without user, port and a dot at its end.
fn host(address: &str) -> &str {
    let rest =
        if is_web(address) { &address[address.find(':').unwrap_or(0) + 1..] } else { address };
    let rest = rest.trim_start_matches(['/', '\\']);
    let authority = &rest[..rest.find(['/', '\\', '?', '#']).unwrap_or(rest.len())];
    let host = authority.rsplit('@').next().unwrap_or_default();
    host.trim_end_matches(|c: char| c.is_ascii_digit())
        .strip_suffix(':')
        .unwrap_or(host)
        .trim_end_matches('.')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn links_of(html: &str) -> Vec<String> {
        let targets = PageTargets::new(html.as_bytes(), "https://a.example");
        let link = |link: PageLink<'_>| match link.island {
            Some(island) => format!("{} in {island}", link.address),
            None => link.address.into(),
        };
        targets.links.iter().map(link).collect()
    }

    #[test]
    fn addresses_of_the_site_are_found_wherever_they_are_written() {
        for html in [
            "<a href=/x>",
            "<A HREF=' /x '>",
            "<img src=/x>",
            "<img srcset='/x 1x'>",
            "<img srcset='https://b.example/a,b.png 1x, /x 2x'>",
            "<img srcset='https://b.example/a.png, /x'>",
            "<link imagesrcset='/x'>",
            "<object data=/x>",
            "<video poster=/x>",
            "<use xlink:href=/x>",
            "<body background=/x>",
            "<meta property=og:image content=/x>",
            "<meta content=/x name=twitter:image>",
            "<meta http-equiv=refresh content='0; URL=/x'>",
            "<i style='a:url(/x)'>",
            "<style>a{b:url( \"/x\" )}</style>",
            "<a href='&#x2f;x'>",
        ] {
            assert_eq!(links_of(html), ["/x"], "{html}");
        }
        assert_eq!(
            links_of("<a href='https://a.example'><a href=//a.example/b><a href='a?b&amp;c'>"),
            ["//a.example/b", "a?b&c", "https://a.example"]
        );
    }

    #[test]
    fn the_host_of_the_site_has_many_spellings() {
        for own in
            ["http://u@A.example.:80/x", "HTTPS:a.example", "https:\\\\a.example", "http://ä.b"]
        {
            assert!(is_of_site(own, "https://a.example"), "{own}");
        }
        for other in ["https://b.example", "//a.example.org/", "mailto:a@a.example"] {
            assert!(!is_of_site(other, "https://a.example"), "{other}");
        }
    }

    #[test]
    fn other_addresses_are_left_out() {
        for html in [
            "<a href='https://b.example/'>",
            "<a href='https://a.example.org/'>",
            "<a href=//b.example>",
            "<a href=mailto:a@b.example>",
            "<a href=#>",
            "<a href=#TOP>",
            "<a href='#:~:text=a'>",
            "<form action=/x>",
            "<img src=data:,>",
            "<my-link href=/x>",
            "<meta name=description content=/x>",
            "<i style='a:url(#b)'>",
            "<a>",
        ] {
            assert_eq!(links_of(html), [""; 0], "{html}");
        }
    }

    #[test]
    fn absolute_addresses_of_texts_are_found() {
        let found = |html: &str| -> Option<Vec<String>> {
            let targets = PageTargets::absolute(html.as_bytes(), "https://a.example")?;
            Some(targets.links.iter().map(|link| link.address.into()).collect())
        };
        let links = |all: &[&str]| Some(all.iter().map(|&one| one.into()).collect::<Vec<String>>());
        for own in ["//A.example/y", "https:/a.example/y", "\\\\a.example/y"] {
            let html = format!("<a href='https://a.example'><a href='{own}'>");
            assert!(found(&html).unwrap().iter().any(|link| link == own), "{own}");
        }
        let html = "<link href=\"https://a.example/x\"><a href=\"https://a.example/y\">z</a>";
        assert_eq!(found(html), links(&["https://a.example/x", "https://a.example/y"]));
        assert_eq!(found("<a href='//a.example/y'><a href=/z>"), links(&["//a.example/y"]));
        for other in [
            "<link href=https://a.example/x><p>https://a.example",
            "<a href=/y><script>\"https://a.example\"</script>",
            "<a href='https://b.example?url=https://a.example/'>",
        ] {
            assert_eq!(found(other), None, "{other}");
        }
    }

    #[test]
    fn islands_and_ids_are_known() {
        let html = "<a name=b><archipel-island name=\"c\" src=\"/d\"><i id=e><a href=f></i>\
            </archipel-island><a href=g><img alt><base href=\"/h\">";
        assert_eq!(links_of(html), ["f in c", "g"]);
        let targets = PageTargets::new(html.as_bytes(), "https://a.example");
        assert_eq!(targets.ids.iter().map(|id| &**id).collect::<Vec<_>>(), ["b", "e"]);
        assert_eq!(targets.base.as_deref(), Some("/h"));
        for (html, expected) in [
            ("<a id=x name=x>b</a><img alt><p>", false),
            ("<img src=a>", true),
            ("<i id=x></i><b id=x></b>", true),
            ("<div>", true),
            ("<i a=\"b\"\"></i>", true),
        ] {
            assert_eq!(PageTargets::new(html.as_bytes(), "").needs_check, expected, "{html}");
        }
    }
}
