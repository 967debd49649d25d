//! Prints `_redirects` and `_headers` for Netlify and Cloudflare Pages.

use std::fmt::Write as _;

use anyhow::ensure;

use crate::deploy::host::Printed;
use crate::deploy::host::table::{IMMUTABLE, RouteTable};
use crate::engine::output::encode_address;

/// The maximum number of rules in `_headers` of Cloudflare Pages ("Headers", section "Limits").
const MAX_HEADER_RULES: usize = 100;

/// The maximum length of a line in `_headers` of Cloudflare Pages, in characters.
const MAX_HEADER_LINE: usize = 2000;

/// The maximum number of rules without a placeholder in `_redirects` of Cloudflare Pages
/// ("Redirects", section "Per file").
const MAX_REDIRECTS: usize = 2000;

/// The maximum number of rules with a placeholder, which redirects of folders need.
const MAX_FOLDERS: usize = 100;

/// The maximum length of a rule in `_redirects` of Cloudflare Pages, in characters.
const MAX_REDIRECT_LINE: usize = 1000;

/// Files that browsers and crawlers request by themselves. No pattern distinguishes them from a
/// language.
const WELL_KNOWN: [&str; 5] =
    ["favicon.ico", "apple-touch-icon.png", "ads.txt", "robots.txt", "sitemap.xml"];

/// Prints `_redirects` for Netlify, where existing files take precedence over rules.
pub(super) fn redirects(table: &RouteTable) -> Printed {
    let base = &table.base_path;
    let mut out = format!(
        "# Netlify: {}, printed by `archipel host redirects`.\n\
         # Save it as _redirects in the uploaded folder. Existing files take precedence.\n",
        table.base_url
    );
    if let Some(home) = table.home() {
        let _ = write!(out, "\n{HOME_REDIRECT_COMMENT}{base}/ {home} 302!\n");
    }
    out.push_str(&moved(table.moved(), "301!"));
    out.push_str(&moved_folders(table.moved_folders(), "301!"));
    let mut missing = String::new();
    // Without such a page, Netlify serves its own.
    let error_page = table.error_page().unwrap_or("/404.html");
    let error_page = encode_address(error_page);
    for name in &table.private {
        let page = &error_page;
        let _ = writeln!(missing, "{base}/{name} {page} 404!\n{base}/{name}/* {page} 404!");
    }
    for language in table.prefixed() {
        let page = language.not_found.as_deref().map(encode_address);
        let page = page.unwrap_or_else(|| error_page.clone());
        let _ = writeln!(missing, "{}* {page} 404", language.home);
    }
    for name in table.names.iter().map(|name| &**name).chain([".well-known"]) {
        let _ = writeln!(missing, "{base}/{}/* {error_page} 404", encode_address(name));
    }
    for name in WELL_KNOWN {
        let _ = writeln!(missing, "{base}/{name} {error_page} 404");
    }
    let _ = write!(out, "\n# Not-found pages.\n{missing}");
    let _ = match table.home() {
        Some(home) => write!(
            out,
            "\n# URLs whose first segment is not a language of the site.\n{base}/* {home} 302\n"
        ),
        None => writeln!(out, "{base}/* {error_page} 404"),
    };
    Printed::whole(out)
}

/// The comment on the temporary redirect to the default language's home page.
const HOME_REDIRECT_COMMENT: &str =
    "# The home page of the default language. Temporary (302): the default may change.\n";

/// Prints the redirects of former URLs.
fn moved<'a>(moved: impl Iterator<Item = (&'a str, &'a str)>, status: &str) -> String {
    let mut out = String::new();
    for (from, to) in moved {
        out.push_str(if out.is_empty() { "\n# Redirects of former URLs.\n" } else { "" });
        let _ = writeln!(out, "{} {to} {status}", encode_address(from));
    }
    out
}

/// Prints the redirects of whole folders.
fn moved_folders<'a>(folders: impl Iterator<Item = (&'a str, &'a str)>, status: &str) -> String {
    let mut out = String::new();
    for (from, to) in folders {
        out.push_str(if out.is_empty() { "\n# Redirects of folders.\n" } else { "" });
        let _ = writeln!(out, "{}* {to}:splat {status}", encode_address(from));
    }
    out
}

/// Prints `_redirects` for Cloudflare Pages, where rules take precedence over files and can't have
/// the status 404.
pub(super) fn redirects_cloudflare(table: &RouteTable) -> Printed {
    let mut out = format!(
        "# Cloudflare Pages: {}, printed by `archipel host redirects-cloudflare`.\n\
         # Save it as _redirects in the uploaded folder. Rules can't return 404; unknown URLs\n\
         # show the nearest 404.html.\n",
        table.base_url
    );
    if let Some(home) = table.home() {
        let _ = write!(out, "\n{HOME_REDIRECT_COMMENT}{}/ {home} 302\n", table.base_path);
    }
    let capacity = MAX_REDIRECTS - usize::from(table.home().is_some());
    let fits = |(from, to): &(&str, &str)| {
        encode_address(from).len() + to.len() + " 301".len() < MAX_REDIRECT_LINE
    };
    out.push_str(&moved(table.moved().filter(fits).take(capacity), "301"));
    let left = table.moved().count() - table.moved().filter(fits).take(capacity).count();
    out.push_str(&moved_folders(table.moved_folders().take(MAX_FOLDERS), "301"));
    let mut printed = Printed::whole(out);
    let folders = table.moved_folders().skip(MAX_FOLDERS).count();
    if folders > 0 {
        printed.notes.push(format!(
            "Cloudflare Pages limits _redirects to {MAX_FOLDERS} rules with a placeholder; \
             {folders} folders have no rule, and redirect by their HTML pages instead"
        ));
    }
    if left > 0 {
        printed.notes.push(format!(
            "Cloudflare Pages limits _redirects to {MAX_REDIRECTS} rules of at most \
             {MAX_REDIRECT_LINE} characters; {left} former URLs have no rule, and redirect by \
             their HTML pages instead"
        ));
    }
    printed
}

/// Prints `_headers`. No header is in two rules for one URL, since hosts combine them differently.
pub(super) fn headers(table: &RouteTable) -> anyhow::Result<Printed> {
    let base = &table.base_path;
    let mut out = format!(
        "# Netlify and Cloudflare Pages: {}, printed by `archipel host headers`.\n\
         # Save it as _headers in the uploaded folder.\n",
        table.base_url
    );
    let policies = &table.policies;
    // The page contains its policy; a second one for all URLs would apply in addition.
    let fits =
        |value: &String| "  Content-Security-Policy: ".len() + value.len() <= MAX_HEADER_LINE;
    let is_sent = policies.exceptions.is_empty() && policies.default.as_ref().is_none_or(fits);
    let policy = if is_sent { &policies.default } else { &policies.header_only };
    let policy = policy.iter().map(|policy| ("Content-Security-Policy", &**policy));
    let everywhere = table.headers.iter().map(|header| (&*header.name, &*header.value));
    rule(&mut out, &format!("{base}/*"), everywhere.chain(policy));
    // No pattern matches only the pages of a language without a segment.
    let languages = table.prefixed();
    let languages = languages
        .map(|language| (format!("{}*", language.home), ("Content-Language", &*language.tag)));
    let immutable = &table.immutable;
    let folders = immutable.folders.iter().map(|folder| format!("{}*", encode_address(folder)));
    let files = immutable.files.iter().map(|file| encode_address(file));
    let lasting = folders.chain(files).map(|path| (path, ("Cache-Control", IMMUTABLE)));
    let typed = table.typed_files.iter();
    let typed = typed.map(|(file, known)| (encode_address(file), ("Content-Type", &**known)));
    let mut left = 0;
    for (at, (path, header)) in typed.chain(languages).chain(lasting).enumerate() {
        if at + 1 < MAX_HEADER_RULES && path.len() <= MAX_HEADER_LINE {
            rule(&mut out, &path, [header]);
        } else {
            left += 1;
        }
    }
    if let Some(line) = out.lines().find(|line| line.chars().count() > MAX_HEADER_LINE) {
        let name = line.trim().split(':').next().unwrap_or_default();
        ensure!(
            false,
            "Cloudflare Pages limits header lines to {MAX_HEADER_LINE} characters, and `{name}` \
             has {}; shorten it under [security] in site.toml",
            line.chars().count()
        );
    }
    let mut printed = Printed::whole(out);
    if left > 0 {
        printed.notes.push(format!(
            "Cloudflare Pages limits _headers to {MAX_HEADER_RULES} rules; {left} are omitted, so \
             their files are revalidated, or have no Content-Language"
        ));
    }
    Ok(printed)
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
