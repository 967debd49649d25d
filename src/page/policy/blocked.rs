//! Finds content that the policy of a page would block.

use std::borrow::Cow;

use crate::base::html::{Tag, is_address, is_event_handler, is_script_address};
use crate::content::config::Directive;
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::page::policy::allowances::{Allowances, Sources};

/// Content that the policy of a page blocks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Blocked {
    /// The text in the page, for locating its source.
    pub text: String,
    /// Its diagnostic, without a place.
    pub diagnostic: Diagnostic,
}

/// The maximum number of findings of a page that are reported.
const MAX_BLOCKED: usize = 200;

/// Checks the resources and scripts of a page.
pub(super) struct Checker<'p> {
    site: &'p Allowances,
    /// The allowed sources of the page.
    pub(super) allowed: Sources<'p>,
    pub(super) blocked: Vec<Blocked>,
}

impl<'p> Checker<'p> {
    pub(super) fn new(html: &'p [u8], site: &'p Allowances) -> Checker<'p> {
        Checker { site, allowed: site.sources(html), blocked: Vec::new() }
    }

    /// Checks a tag of content, which must not contain scripts.
    pub(super) fn content(&mut self, tag: &Tag<'_>) {
        if tag.is("script") && tag.runs() {
            let message = "an inline `<script>` in content is not allowed".to_owned();
            self.add("<script", message, "write it as a script of islands/");
        }
        self.attributes(tag);
    }

    /// Checks a tag of a page.
    pub(super) fn visit(&mut self, tag: &Tag<'_>) {
        self.attributes(tag);
        self.check_loads(tag);
        if let Some(style) = tag.get("style") {
            self.style(style);
        }
        if tag.is("style")
            && let Some(text) = tag.text
        {
            self.style(text);
        }
    }

    /// Checks the attributes of a tag.
    fn attributes(&mut self, tag: &Tag<'_>) {
        for (written, value) in tag.attributes() {
            let name = lowercase(written);
            let written = String::from_utf8_lossy(written);
            match &*name {
                name if is_event_handler(name) => {
                    let hint = "listen to the event in a script of islands/";
                    self.add(&written, format!("`{name}=` is a script in an attribute"), hint);
                }
                name if is_address(name) && is_script_address(value) => {
                    let text = String::from_utf8_lossy(value);
                    let hint = "use a button, and listen to it in a script of islands/";
                    self.add(&text, format!("`{text}` is a script in a URL"), hint);
                }
                "srcdoc" => {
                    let message = "`srcdoc=` is a document that nothing checks".to_owned();
                    self.add(&written, message, "publish it as a page, and name that in `src`");
                }
                "http-equiv" if value.trim_ascii().eq_ignore_ascii_case(b"refresh") => {
                    let message = "`http-equiv=\"refresh\"` leads away from the page".to_owned();
                    self.add(&written, message, "give the new page the old path as an alias");
                }
                _ => {}
            }
        }
    }

    fn check_loads(&mut self, tag: &Tag<'_>) {
        let name = lowercase(tag.name);
        let rules: &[(&str, Directive)] = match &*name {
            "script" => &[("src", Directive::Script)],
            "img" => &[("src", Directive::Img), ("srcset", Directive::Img)],
            "image" => &[("href", Directive::Img), ("xlink:href", Directive::Img)],
            "input" => &[("src", Directive::Img), ("formaction", Directive::Form)],
            "iframe" => &[("src", Directive::Frame)],
            "video" => &[("src", Directive::Media), ("poster", Directive::Img)],
            "audio" | "track" => &[("src", Directive::Media)],
            "source" => &[("src", Directive::Media), ("srcset", Directive::Img)],
            "form" => &[("action", Directive::Form)],
            "button" => &[("formaction", Directive::Form)],
            "link" => match link(tag) {
                Some(directive) => &[("href", directive)],
                None => return,
            },
            "object" | "embed" => return self.forbidden(tag, "use an image or a frame instead"),
            "base" => return self.forbidden(tag, "write full URLs, with `url()`"),
            _ => return,
        };
        for (key, directive) in rules {
            let Some(value) = tag.get(key) else { continue };
            let value = String::from_utf8_lossy(value);
            match *key {
                "srcset" => {
                    for candidate in value.split(", ") {
                        let address = candidate.split_whitespace().next().unwrap_or_default();
                        self.address(address, *directive);
                    }
                }
                _ => self.address(value.trim(), *directive),
            }
        }
    }

    fn address(&mut self, address: &str, directive: Directive) {
        if !self.is_allowed(address, &[directive]) {
            let hint = match origin(address).filter(|origin| origin.starts_with("https://")) {
                Some(origin) => format!(
                    "put it into assets/, or allow `{origin}` with `{}` in [security] of site.toml",
                    directive.name()
                ),
                None => "put it into assets/".to_owned(),
            };
            let message = format!("`{address}` is loaded from an origin that is not allowed");
            self.add(address, message, &hint);
        }
    }

    /// Checks URLs in styles: images and fonts.
    fn style(&mut self, css: &[u8]) {
        let css = String::from_utf8_lossy(css);
        for (at, _) in css.match_indices("url(") {
            let rest = css[at + 4..].trim_start().trim_start_matches(['"', '\'']);
            let rest = rest.strip_prefix("&quot;").or(rest.strip_prefix("&#34;")).unwrap_or(rest);
            let end = rest.find(['"', '\'', ')', '&']).unwrap_or(rest.len());
            let address = &rest[..end];
            if !self.is_allowed(address, &[Directive::Img, Directive::Font]) {
                self.address(address, Directive::Img);
            }
        }
    }

    fn is_allowed(&self, address: &str, directives: &[Directive]) -> bool {
        let Some(origin) = origin(address) else { return true };
        let mut sources = directives.iter().filter_map(|one| self.allowed.get(one)).flatten();
        origin == self.site.origin || sources.any(|source| covers(source, &origin))
    }

    /// Reports an element that no policy allows.
    fn forbidden(&mut self, tag: &Tag<'_>, hint: &str) {
        let name = lowercase(tag.name);
        self.add(&format!("<{name}"), format!("`<{name}>` is not allowed in any page"), hint);
    }

    /// Checks a script for `<!--`, which switches HTML parsers to legacy rules for its end.
    pub(super) fn script(&mut self, text: &[u8]) {
        if memchr::memmem::find(text, b"<!--").is_some() {
            let message = "a script in the page contains `<!--`, so that its end is ambiguous";
            self.add("<!--", message.to_owned(), "write `<\\!--` instead");
        }
    }

    /// Reports that there is no position for the policy.
    pub(super) fn missing_position(&mut self) {
        let message = "the page loads something before it declares its charset".to_owned();
        let hint = "begin <head> with `<meta charset=\"utf-8\">`: the policy follows it";
        self.add("<head", message, hint);
    }

    fn add(&mut self, text: &str, message: String, hint: &str) {
        let diagnostic = Diagnostic::new(Code::BlockedByPolicy, message).hint(hint);
        let blocked = Blocked { text: text.to_owned(), diagnostic };
        if self.blocked.len() < MAX_BLOCKED && !self.blocked.contains(&blocked) {
            self.blocked.push(blocked);
        }
    }
}

fn lowercase(name: &[u8]) -> Cow<'_, str> {
    match name.iter().any(u8::is_ascii_uppercase) {
        true => String::from_utf8_lossy(&name.to_ascii_lowercase()).into_owned().into(),
        false => String::from_utf8_lossy(name),
    }
}

/// The kind of resource that a link loads, if any.
fn link(tag: &Tag<'_>) -> Option<Directive> {
    let rel = lowercase(tag.get("rel").unwrap_or_default());
    let has = |word: &str| rel.split_ascii_whitespace().any(|rel| rel == word);
    if has("stylesheet") {
        Some(Directive::Style)
    } else if has("modulepreload") {
        Some(Directive::Script)
    } else if has("icon") || has("apple-touch-icon") || has("mask-icon") {
        Some(Directive::Img)
    } else if has("manifest") || has("prefetch") {
        // These fall back to `default-src`, which only allows the site itself.
        Some(Directive::Connect)
    } else if has("preload") {
        match tag.get("as") {
            Some(b"script") => Some(Directive::Script),
            Some(b"style") => Some(Directive::Style),
            Some(b"image") => Some(Directive::Img),
            Some(b"font") => Some(Directive::Font),
            _ => Some(Directive::Connect),
        }
    } else {
        None
    }
}

/// The origin of an external URL, or the scheme alone if it has no host; `None` for a URL within
/// the site.
fn origin(address: &str) -> Option<String> {
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

/// Returns whether a source of a policy covers an origin.
fn covers(source: &str, origin: &str) -> bool {
    let Some((scheme, below)) = source.split_once("*.") else { return source == origin };
    let host = origin.strip_prefix(scheme).and_then(|host| host.strip_suffix(below));
    host.is_some_and(|host| host.len() > 1 && host.ends_with('.'))
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
    fn a_wildcard_covers_what_is_below_it() {
        let source = "https://*.a.example";
        assert!(covers(source, "https://b.a.example") && covers(source, "https://c.b.a.example"));
        for other in ["https://a.example", "https://ba.example", "http://b.a.example"] {
            assert!(!covers(source, other), "{other}");
        }
        assert!(covers("data:", "data:") && !covers("https://a.example", "https://b.example"));
    }
}
