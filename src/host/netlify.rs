//! Prints `_redirects` and `_headers` for Netlify and Cloudflare Pages.

use std::fmt::Write as _;

use crate::host::table::{IMMUTABLE, RouteTable};

/// The maximum number of rules in `_headers` of Cloudflare Pages.
const MAX_HEADER_RULES: usize = 100;

/// Files that browsers and crawlers request by themselves. No pattern distinguishes them from a
/// language.
const WELL_KNOWN: [&str; 5] =
    ["favicon.ico", "apple-touch-icon.png", "ads.txt", "robots.txt", "sitemap.xml"];

/// Prints `_redirects` for Netlify, where existing files take precedence over rules.
pub(super) fn redirects(table: &RouteTable) -> String {
    let base = &table.base_path;
    let mut out = format!(
        "# Netlify: {}, printed by `archipel host redirects`.\n\
         # Save it as _redirects in the folder that is uploaded. Files come first.\n",
        table.base_url
    );
    if let Some(home) = table.home() {
        let _ = write!(out, "\n{FOR_NOW}{base}/ {home} 302!\n");
    }
    moved(&mut out, table, "301!");
    let mut missing = String::new();
    // Without such a page, Netlify serves its own.
    let error_page = table.error_page().unwrap_or("/404.html");
    for name in &table.private {
        let page = error_page;
        let _ = writeln!(missing, "{base}/{name} {page} 404!\n{base}/{name}/* {page} 404!");
    }
    for language in table.prefixed() {
        let page = language.not_found.as_deref().unwrap_or(error_page);
        let _ = writeln!(missing, "{}* {page} 404", language.home);
    }
    for name in table.names.iter().map(|name| &**name).chain([".well-known"]) {
        let _ = writeln!(missing, "{base}/{name}/* {error_page} 404");
    }
    for name in WELL_KNOWN {
        let _ = writeln!(missing, "{base}/{name} {error_page} 404");
    }
    let _ = write!(out, "\n# What is not there.\n{missing}");
    let _ = match table.home() {
        Some(home) => write!(
            out,
            "\n# An address that begins with no language of the site.\n{base}/* {home} 302\n"
        ),
        None => writeln!(out, "{base}/* {error_page} 404"),
    };
    out
}

/// Says why the redirect to the default language's home is temporary.
const FOR_NOW: &str =
    "# The default language's home, for now (302): another one may become the default.\n";

/// Prints the redirects of former addresses.
fn moved(out: &mut String, table: &RouteTable, status: &str) {
    if table.moved().next().is_some() {
        out.push_str("\n# Former addresses.\n");
    }
    for (from, to) in table.moved() {
        let _ = writeln!(out, "{from} {to} {status}");
    }
}

/// Prints `_redirects` for Cloudflare Pages, where rules take precedence over files and can't have
/// the status 404.
pub(super) fn redirects_cloudflare(table: &RouteTable) -> String {
    let mut out = format!(
        "# Cloudflare Pages: {}, printed by `archipel host redirects-cloudflare`.\n\
         # Save it as _redirects in the folder that is uploaded. Unknown addresses are answered\n\
         # by the nearest 404.html, which no rule can do.\n",
        table.base_url
    );
    if let Some(home) = table.home() {
        let _ = write!(out, "\n{FOR_NOW}{}/ {home} 302\n", table.base_path);
    }
    moved(&mut out, table, "301");
    out
}

/// Prints `_headers`. No header is in two rules for one URL, since hosts combine them differently.
pub(super) fn headers(table: &RouteTable) -> String {
    let base = &table.base_path;
    let mut out = format!(
        "# Netlify and Cloudflare Pages: {}, printed by `archipel host headers`.\n\
         # Save it as _headers in the folder that is uploaded.\n",
        table.base_url
    );
    let policies = &table.policies;
    // The page contains its policy; a second one for all URLs would apply in addition.
    let policy = match policies.exceptions.is_empty() {
        true => &policies.default,
        false => &policies.header_only,
    };
    let policy = policy.iter().map(|policy| ("Content-Security-Policy", &**policy));
    let everywhere = table.headers.iter().map(|header| (&*header.name, &*header.value));
    rule(&mut out, &format!("{base}/*"), everywhere.chain(policy));
    // No pattern is for the pages of a language without a segment and for nothing else.
    for language in table.prefixed() {
        rule(&mut out, &format!("{}*", language.home), [("Content-Language", &*language.tag)]);
    }
    let immutable = &table.immutable;
    let folders = immutable.folders.iter().map(|folder| format!("{folder}*"));
    let room = MAX_HEADER_RULES.saturating_sub(1 + table.languages.len() + immutable.folders.len());
    for path in folders.chain(immutable.files.iter().take(room).cloned()) {
        rule(&mut out, &path, [("Cache-Control", IMMUTABLE)]);
    }
    out
}

fn rule<'a>(out: &mut String, path: &str, headers: impl IntoIterator<Item = (&'a str, &'a str)>) {
    let mut lines = String::new();
    for (name, value) in headers {
        let _ = writeln!(lines, "  {name}: {value}");
    }
    if !lines.is_empty() {
        let _ = write!(out, "\n{path}\n{lines}");
    }
}
