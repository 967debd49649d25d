//! The configuration of the new site.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use crate::cli::import::found::{Found, FoundPage};
use crate::cli::import::page_file::quoted;
use crate::content::config::base_url;

/// Completes the `site.toml` of the template. `has_html` is whether pages contain HTML, and
/// `functions` are those that messages call.
pub(super) fn site_config(
    found: &Found,
    text: &str,
    name: &str,
    has_html: bool,
    functions: &BTreeSet<String>,
) -> String {
    let default = quoted(found.locales[0].name());
    let mut tables = String::new();
    for (at, locale) in found.locales.iter().enumerate() {
        let (segment, tag, label) =
            (quoted(&locale.segment), quoted(&locale.tag), quoted(&locale.label));
        let _ = write!(tables, "[[locales]]\nsegment = {segment}\ntag = {tag}\nlabel = {label}\n");
        if let Some(own) = locale.site_name.as_ref().filter(|own| *own != name) {
            let _ = writeln!(tables, "site_name = {}", quoted(own));
        }
        if at > 0 {
            let _ = writeln!(tables, "fallback = {default}");
        }
        tables.push('\n');
    }
    let url = found.base_url.as_deref().and_then(|url| Some(base_url(url).ok()?.0));
    let url = url.as_deref().unwrap_or("https://www.example.com");
    let mut out = text
        .replace("\"https://www.example.com\"", &quoted(url))
        .replace("\"https://docs.example.com\"", &quoted(url))
        .replace("\"Lumen\"", &quoted(name))
        .replace("\"%DEFAULT%\"", &default)
        .replace("%LOCALES%\n", &tables);
    let has_math = |page: &FoundPage| {
        page.keys
            .others
            .get("math")
            .is_some_and(|it| it.texts.first().is_some_and(|it| it == "true"))
    };
    let has_math = found.pages.iter().any(has_math);
    if has_html || has_math {
        out.push_str("\n# Notations of the imported pages.\n[markdown]\n");
        out.push_str(if has_html { "raw_html = true\n" } else { "" });
        out.push_str(if has_math { "math = true\n" } else { "" });
    }
    if !functions.is_empty() {
        out.push_str("\n# The functions of the imported messages.\n[messages.functions]\n");
        for function in functions {
            let _ = writeln!(out, "{function} = \"{{ $value }}\"");
        }
    }
    out
}
