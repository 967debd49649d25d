//! Finds content that the policy of a page would block.

use std::borrow::Cow;

use crate::assets::asset::StyleLoad;
use crate::base::html::{Tag, is_address, is_event_handler, is_script_address, origin};
use crate::content::config::Directive;
use crate::engine::diagnostic::{Code, Diagnostic, Place};
use crate::engine::source::SourcePath;
use crate::page::policy::allowances::{Allowances, Sources, covers};

/// Content that the policy of a page blocks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Blocked {
    /// The text in the page, for locating its source.
    pub text: String,
    /// Its diagnostic, without a place unless it is in a style sheet.
    pub diagnostic: Diagnostic,
}

/// The maximum number of findings of a page that are reported.
const MAX_BLOCKED: usize = 200;

/// The number of characters of an address in a message.
const MAX_SHOWN: usize = 200;

/// Checks the resources and scripts of a page.
pub(super) struct Checker<'p> {
    site: &'p Allowances,
    /// The allowed sources of the page.
    pub(super) allowed: Sources<'p>,
    pub(super) blocked: Vec<Blocked>,
}

impl<'p> Checker<'p> {
    /// A checker for a page with these bytes.
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
        if !self.is_allowed(address, directive) {
            let hint = remedy(address, directive, "assets/");
            self.add(address, not_allowed(address), &hint);
        }
    }

    fn is_allowed(&self, address: &str, directive: Directive) -> bool {
        let Some(origin) = origin(address) else { return true };
        let mut sources = self.allowed.get(&directive).into_iter().flatten();
        origin == self.site.origin || sources.any(|source| covers(source, &origin))
    }

    /// Checks a file that a style loads: the page allows its source, even if the page itself does
    /// not contain it. `text` is the text of a style in the page.
    pub(super) fn style_load(&mut self, load: &StyleLoad, text: &str) {
        let (address, directive) = (&*load.address, load.directive);
        if self.site.allow(address, directive, &mut self.allowed) {
            return;
        }
        if load.path.is_empty() {
            let written = text.get(load.span.clone()).unwrap_or(address);
            return self.add(written, not_allowed(address), &remedy(address, directive, "assets/"));
        }
        let path = SourcePath::new(load.path.clone());
        let message = not_allowed(address);
        let (message, place, hint) = match load.is_of_package() {
            true => {
                let (line, column) = load.position;
                let message = format!("{message} (line {line}, column {column})");
                (message, Place::file(&path), allowance(address, directive, None))
            }
            false => {
                let is_of_code = load.path.starts_with("islands/")
                    && load.path.split('/').nth(2) != Some("island.css");
                let folder = if is_of_code { "islands/" } else { "assets/" };
                let place = Place::new(&path, load.span.clone());
                (message, place, remedy(address, directive, folder))
            }
        };
        let diagnostic = Diagnostic::new(Code::BlockedByPolicy, message).at(place).hint(hint);
        self.push(Blocked { text: String::new(), diagnostic });
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
        self.push(Blocked { text: text.to_owned(), diagnostic });
    }

    fn push(&mut self, blocked: Blocked) {
        if self.blocked.len() < MAX_BLOCKED && !self.blocked.contains(&blocked) {
            self.blocked.push(blocked);
        }
    }
}

/// The message for an address that no policy allows. URLs with data may be long.
fn not_allowed(address: &str) -> String {
    let shown = match address.char_indices().nth(MAX_SHOWN) {
        Some((end, _)) => format!("{}…", &address[..end]),
        None => address.to_owned(),
    };
    format!("`{shown}` is loaded from an origin that is not allowed")
}

/// The hint for an address that no policy allows; its file may be put into a folder.
fn remedy(address: &str, directive: Directive, folder: &str) -> String {
    let is_data = origin(address).is_some_and(|origin| origin == "data:");
    let put = match is_data {
        true => format!("save it as a file in {folder}"),
        false => format!("put it into {folder}"),
    };
    allowance(address, directive, Some(put))
}

/// The hint for an address that can be allowed by `site.toml`, unless `otherwise` is possible.
fn allowance(address: &str, directive: Directive, otherwise: Option<String>) -> String {
    let name = directive.name();
    let source = origin(address).filter(|origin| directive.accepts(origin));
    let and_its_files = match directive {
        Directive::Style => ", and the origins of the files that it loads",
        _ => "",
    };
    let allow = source.map(|source| {
        format!("allow `{source}` with `{name}` in [security] of site.toml{and_its_files}")
    });
    match (otherwise, allow) {
        (Some(otherwise), Some(allow)) => format!("{otherwise}, or {allow}"),
        (Some(only), None) | (None, Some(only)) => only,
        (None, None) => "no policy can allow it: use another version of the package".to_owned(),
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
