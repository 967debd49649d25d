//! Finishes HTML files: runs the checks that need the complete text, and adds the policy.

use std::sync::Arc;

use memchr::memmem;

use crate::assets::asset::{InlineStyle, StyleKind, StyleLoad};
use crate::base::html::{
    EMPTY_HINT, Tag, each_tag, head, is_address, is_empty_address, may_have_script,
};
use crate::engine::diagnostic::{
    Code, Diagnostic, DiagnosticCause, Report, forbidden, forbidden_character, forbidden_reference,
    wrong_reference,
};
use crate::engine::output::{Language, decode_address};
use crate::engine::query::{Query, Reader};
use crate::page::policy::{OwnFiles, PagePolicy, integrity};
use crate::page::render::origin::{HtmlOrigin, place_in_island};
use crate::page::render::page_style::{style_mistakes, style_of};
use crate::page::render::{LoadedSite, TrackedSite};

/// A finished HTML file.
pub struct FinishedHtml {
    /// Its content.
    pub bytes: Vec<u8>,
    /// The code of its inline scripts.
    pub inline_scripts: Vec<u8>,
}

/// Checks a complete file, and adds its policy if the site has any. Returns `None` if a part of it
/// is invalid or blocked, which is reported.
pub(super) fn finish(
    reader: &Reader,
    site: &LoadedSite,
    html: String,
    origin: HtmlOrigin<'_>,
    report: &mut Report,
) -> Option<FinishedHtml> {
    let mut inline_scripts = Vec::new();
    // The diagnostics, each with the text that is located in the sources.
    let mut found: Vec<(Diagnostic, String)> = Vec::new();
    let mut reference = forbidden_reference(&html);
    let is_listed = origin.template.is_none() && site.routes.is_indexed(origin.page);
    let own_files = BuiltFiles { reader, site };
    let allowances = site.allowances.as_ref();
    let mut policy = allowances.map(|site| PagePolicy::new(html.as_bytes(), site, &own_files));
    if let Some(policy) = &mut policy {
        origin.loads.iter().for_each(|load| policy.add_load(load));
    }
    // Without a policy, only scripts and the head are checked.
    let is_whole = policy.is_some() || may_have_script(html.as_bytes());
    let tags = if is_whole { html.as_bytes() } else { head(html.as_bytes()) };
    each_tag(tags, |tag| {
        let written = &html[tag.start..tag.end];
        if let Some(text) = tag.text.filter(|_| tag.is("script")) {
            if tag.runs() {
                inline_scripts.extend_from_slice(text);
            }
            // Scripts contain no character references.
            reference.take_if(|place| (tag.end..tag.end + text.len()).contains(&place.start));
            found.extend(malformed_json(&tag, text).map(|wrong| (wrong, written.to_owned())));
        }
        if tag.is("meta") {
            found.extend(wrong_charset(&tag).map(|wrong| (wrong, written.to_owned())));
            if is_listed && is_noindex(&tag) {
                report.add(robots_conflict().at(origin.place(site, written)).on_page(origin.url));
            }
        }
        if let Some(policy) = &mut policy {
            policy.visit(&tag);
        }
    });
    found.extend(unresolved_links(&html));
    found.extend(forbidden(&html).map(|(at, c)| wrong_character(&html, at, c)));
    let written = reference.map(|place| &html[place]);
    found.extend(written.map(|written| (wrong_reference(written), written.to_owned())));
    let is_error = |(one, _): &(Diagnostic, String)| one.is_error();
    let has_errors = found.iter().any(is_error);
    let with_policy = match policy.filter(|_| !has_errors).map(PagePolicy::apply) {
        None => None,
        Some(Ok(bytes)) => Some(bytes),
        Some(Err(all)) => {
            found.extend(all.into_iter().map(|blocked| (blocked.diagnostic, blocked.text)));
            None
        }
    };
    let styles = style_mistakes(reader, site, &html, origin).into_iter();
    found.extend(styles.map(|mistake| (mistake, String::new())));
    let is_fine = !found.iter().any(is_error);
    for (wrong, written) in found {
        let place = wrong.place.clone().or_else(|| place_in_island(site, &html, &written));
        let place = place.or_else(|| origin.find(site, &written));
        // An escape in a message or in data is reported at its place.
        let is_escaped = place.is_none() && wrong.code == Code::InvalidCharacter;
        let wrong = if is_escaped { wrong.caused_by(DiagnosticCause::AnyError) } else { wrong };
        let place = place.unwrap_or_else(|| origin.page_file(site));
        report.add(wrong.at(place).on_page(origin.url));
    }
    let bytes = with_policy.unwrap_or_else(|| html.into_bytes());
    is_fine.then_some(FinishedHtml { bytes, inline_scripts })
}

/// The islands and assets of the build.
struct BuiltFiles<'a> {
    reader: &'a Reader,
    site: &'a LoadedSite,
}

impl OwnFiles for BuiltFiles<'_> {
    fn integrity(&self, address: &str) -> Option<String> {
        let path = address.strip_prefix(self.site.config.base_path.as_str())?.strip_prefix('/')?;
        (*self.reader.get_untracked(&INTEGRITY, &*decode_address(path)?)).clone()
    }

    fn style_loads(&self, address: &str) -> Arc<[StyleLoad]> {
        let path = address.strip_prefix(self.site.config.base_path.as_str());
        let path = path.and_then(|path| path.strip_prefix('/'));
        match path.and_then(decode_address) {
            Some(path) => (*self.reader.get_untracked(&STYLE_LOADS, &*path)).clone(),
            None => Arc::default(),
        }
    }

    fn inline_style(&self, kind: StyleKind, text: &str) -> Arc<InlineStyle> {
        style_of(self.reader, kind, text)
    }

    fn inserts_rules(&self, address: &str) -> bool {
        let path = address.strip_prefix(self.site.config.base_path.as_str());
        path.is_some_and(|path| self.site.islands.inserts_rules(path.trim_start_matches('/')))
    }

    fn uses_wasm(&self, address: &str) -> bool {
        let path = address.strip_prefix(self.site.config.base_path.as_str());
        path.is_some_and(|path| self.site.islands.uses_wasm(path.trim_start_matches('/')))
    }
}

/// The `integrity` value of the site's own file at a path. The name is fingerprinted, so every
/// reference depends on the content anyway.
static INTEGRITY: Query<Option<String>> = Query::new(|reader, path, _| {
    let site = TrackedSite::new(reader);
    let (assets, islands) = site.generated_files();
    let code = islands.file(path).map(integrity);
    code.or_else(|| assets.bytes(path, site.sources()).map(|file| integrity(&file)))
});

/// The files of other origins that the style sheet at a path loads.
static STYLE_LOADS: Query<Arc<[StyleLoad]>> = Query::new(|reader, path, _| {
    let site = TrackedSite::new(reader);
    let (assets, islands) = site.generated_files();
    let of_islands = islands.style_loads(path);
    let of_assets = || assets.style_loads(path);
    if of_islands.is_empty() { of_assets().into() } else { of_islands.into() }
});

/// Whether an address of a link leads nowhere.
fn has_empty_link(html: &str) -> bool {
    const LINK: &str = "href=";
    memmem::find_iter(html.as_bytes(), LINK).any(|at| {
        let written = &html[at + LINK.len()..];
        let address = match written.bytes().next() {
            Some(quote @ (b'"' | b'\'')) => {
                let end = memchr::memchr(quote, &written.as_bytes()[1..]);
                end.map_or(written, |end| &written[1..=end])
            }
            _ => written.split([' ', '\n', '>']).next().unwrap_or_default(),
        };
        let end = address.bytes().next_back();
        end.is_none_or(|end| matches!(end, b':' | b'/') || end.is_ascii_whitespace())
            && is_empty_address(address)
    })
}

/// The diagnostics for addresses that only texts may have, and for links that lead nowhere: a value
/// that a template prints may contain one.
fn unresolved_links(html: &str) -> Vec<(Diagnostic, String)> {
    let mut found = Vec::new();
    let has = |start: &str| memmem::find(html.as_bytes(), start.as_bytes()).is_some();
    if !has_empty_link(html) && !has("page:") && !has("asset:") {
        return found;
    }
    each_tag(html.as_bytes(), |tag| {
        for (name, value) in tag.attributes() {
            let name = String::from_utf8_lossy(name).to_ascii_lowercase();
            if name == "href" && tag.is("a") && str::from_utf8(value).is_ok_and(is_empty_address) {
                let written = &html[tag.start..tag.end];
                let message = format!("the link `{written}` leads nowhere");
                let wrong = Diagnostic::new(Code::HandWrittenLink, message).hint(EMPTY_HINT);
                found.push((wrong.caused_by(DiagnosticCause::AnyError), written.to_owned()));
            }
            let is_unresolved = value.starts_with(b"page:") || value.starts_with(b"asset:");
            if is_unresolved && is_address(&name) {
                let address = String::from_utf8_lossy(value).into_owned();
                let message = format!("no browser can open the address `{address}` in `{name}`");
                let wrong = Diagnostic::new(Code::HandWrittenLink, message)
                    .hint("print the result of `url()` or `asset()`, or the message by `rich()`")
                    .caused_by(DiagnosticCause::AnyError);
                found.push((wrong, address));
            }
        }
    });
    found
}

/// The diagnostic for a character that HTML can't contain. Its text for locating is the character.
fn wrong_character(html: &str, at: usize, c: char) -> (Diagnostic, String) {
    let mut diagnostic = forbidden_character(c);
    let before = html[..at].lines().last().unwrap_or_default();
    let shown: Vec<char> = before.trim().chars().rev().take(30).collect();
    let shown: String = shown.into_iter().rev().collect();
    diagnostic.message += &format!("; it follows `{shown}`");
    (diagnostic, c.to_string())
}

/// The diagnostic for a script element with invalid JSON.
fn malformed_json(tag: &Tag<'_>, json: &[u8]) -> Option<Diagnostic> {
    if !tag.is_json() || tag.get("src").is_some() {
        return None;
    }
    let json = String::from_utf8_lossy(json);
    let malformed = Language::Json.malformed(&json)?;
    let line = json[..json.floor_char_boundary(malformed.at)].lines().last();
    let line = line.unwrap_or_default().trim();
    let message = format!("the JSON in a script is not valid: {}, after `{line}`", malformed.words);
    let wrong = Diagnostic::new(Code::MalformedOutput, message);
    Some(wrong.hint("check what the template prints there"))
}

/// The warning about a page that is `noindex` but listed in the sitemap.
fn robots_conflict() -> Diagnostic {
    let message = "the page is in the sitemap, but this tag hides it from search engines";
    Diagnostic::new(Code::RobotsConflict, message)
        .hint("remove it, and write `index: false` in the file of the page")
}

/// The diagnostic for a meta tag with another charset than that of all files.
fn wrong_charset(tag: &Tag<'_>) -> Option<Diagnostic> {
    let charset = tag.get("charset")?;
    let is_utf8 = ["utf-8", "utf8"]
        .iter()
        .any(|utf8| charset.trim_ascii().eq_ignore_ascii_case(utf8.as_bytes()));
    let charset = String::from_utf8_lossy(charset);
    let message = format!("the page is written in UTF-8, but declares `{charset}`");
    let wrong = Diagnostic::new(Code::MalformedOutput, message);
    (!is_utf8).then(|| wrong.hint("write `<meta charset=\"utf-8\">`"))
}

/// Returns whether a meta tag is a robots `noindex`.
fn is_noindex(tag: &Tag<'_>) -> bool {
    let name = tag.get("name").unwrap_or_default().trim_ascii();
    let content = || tag.get("content").unwrap_or_default().to_ascii_lowercase();
    [&b"robots"[..], b"googlebot"].into_iter().any(|robots| name.eq_ignore_ascii_case(robots))
        && memmem::find(&content(), b"noindex").is_some()
}
