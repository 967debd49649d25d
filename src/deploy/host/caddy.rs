//! Prints a Caddyfile.

use std::fmt::Write as _;

use anyhow::bail;

use crate::deploy::host::notation::{literal, one_of};
use crate::deploy::host::options::{Options, folder};
use crate::deploy::host::table::{IMMUTABLE, REVALIDATE, RouteTable};
use crate::engine::output::encode_address;

pub(super) fn print(table: &RouteTable, options: Options<'_>) -> anyhow::Result<String> {
    let mut out = String::new();
    let name = table.identifier();
    let host = table.base_url.strip_suffix(&*table.base_path).unwrap_or(&table.base_url);
    let address = host.strip_prefix("https://").unwrap_or(host);
    let _ = write!(
        out,
        "# Caddy: {}, printed by `archipel host caddy`.\n\
         # Save it as /etc/caddy/Caddyfile, adapt `root`, then run: systemctl reload caddy\n\n",
        table.base_url
    );
    snippet(&mut out, table, &name)?;
    let _ = write!(out, "\n{address} {{\n");
    if !table.base_path.is_empty() {
        let _ =
            writeln!(out, "\t# The site is in the subfolder {} of this folder.", table.base_path);
    }
    let _ = write!(
        out,
        "\troot * {}\n\tencode zstd gzip\n\theader {{\n\t\tCache-Control {}\n",
        quoted(&folder(table, options))?,
        quoted(REVALIDATE)?
    );
    for header in &table.headers {
        let _ = writeln!(out, "\t\t{} {}", header.name, quoted(&header.value)?);
    }
    out.push_str("\t}\n\n");
    matchers(&mut out, table)?;
    routes(&mut out, table, &name);
    out.push_str("}\n");
    Ok(out)
}

/// Quotes a value, with literal braces.
fn quoted(text: &str) -> anyhow::Result<String> {
    if text.contains("{$") || text.contains('\\') {
        bail!("a Caddyfile can't contain the value `{text}`");
    }
    let text = text.replace('"', "\\\"").replace('{', "\\{").replace('}', "\\}");
    Ok(format!("\"{text}\""))
}

/// Quotes a regular expression.
fn pattern(text: &str) -> String {
    format!("\"{}\"", text.replace('"', "\\\""))
}

/// Formats a regular expression as the input of a `map`.
fn input(text: &str) -> String {
    pattern(&format!("~{text}"))
}

/// Prints the headers of a file, for any URL.
fn snippet(out: &mut String, table: &RouteTable, name: &str) -> anyhow::Result<()> {
    let _ = write!(
        out,
        "# Headers of a file, by the path of the file.\n({name}) {{\n\tmap {{path}} {{type}} {{\n"
    );
    for (ending, media_type) in &table.media_types {
        let _ = writeln!(
            out,
            "\t\t{} {}",
            input(&format!(r"(?i)\.{}$", literal(ending))),
            quoted(media_type)?
        );
    }
    out.push_str("\t\tdefault \"application/octet-stream\"\n\t}\n\theader Content-Type {type}\n");
    // The last match applies.
    for language in table.languages.iter().rev() {
        let (home, tag) = (&language.home, &language.tag);
        if language.segment.is_empty() {
            let pages = pattern(&format!(r"^{}.*\.html$", literal(home)));
            let _ = writeln!(out, "\t@own path_regexp {pages}");
            let _ = writeln!(out, "\theader @own Content-Language {tag}");
        } else {
            let _ = writeln!(out, "\theader {home}* Content-Language {tag}");
        }
    }
    let policies = &table.policies;
    if let Some(policy) = &policies.default {
        let pages = pattern(&format!(r"^{}/.*\.html$", literal(&table.base_path)));
        let policy = quoted(policy)?;
        let _ = write!(
            out,
            "\t@pages path_regexp {pages}\n\theader @pages Content-Security-Policy {policy}\n"
        );
    }
    for (at, group) in policies.exceptions.iter().enumerate() {
        let files = one_of(group.files.iter().map(|file| &**file));
        let _ = writeln!(out, "\t@policy{at} path_regexp {}", pattern(&format!("^(?:{files})$")));
        match &group.policy {
            Some(policy) => {
                let _ = writeln!(
                    out,
                    "\theader @policy{at} Content-Security-Policy {}",
                    quoted(policy)?
                );
            }
            None => {
                let _ = writeln!(out, "\theader @policy{at} -Content-Security-Policy");
            }
        }
    }
    out.push_str("}\n");
    Ok(())
}

fn matchers(out: &mut String, table: &RouteTable) -> anyhow::Result<()> {
    let base = &table.base_path;
    let pattern_base = literal(base);
    let names = one_of(table.first_names());
    let private = one_of(table.private.iter().map(|name| &**name));
    let elsewhere = match base.is_empty() {
        true => "^/[^/.]*(?:/|$)".to_owned(),
        false => format!("^{pattern_base}(?:$|/[^/.]*(?:/|$))"),
    };
    if table.home().is_some() {
        let _ = write!(
            out,
            "\t# `/`, and URLs whose first segment is not a language of the site.\n\
             \t@elsewhere {{\n\t\tpath_regexp {}\n\t\tnot path_regexp {}\n\t}}\n",
            pattern(&elsewhere),
            pattern(&format!("^{pattern_base}/(?:{names})(?:/|$)")),
        );
    }
    for (at, (from, _)) in table.moved().enumerate() {
        let _ =
            writeln!(out, "\t@moved{at} path_regexp {}", pattern(&format!("^{}$", literal(from))));
    }
    for (at, (from, _)) in table.moved_folders().enumerate() {
        let folder = literal(from.trim_end_matches('/'));
        let (root, below) = (pattern(&format!("^{folder}/?$")), pattern(&format!("^{folder}/")));
        let _ = write!(out, "\t@root{at} path_regexp {root}\n\t@below{at} path_regexp {below}\n");
    }
    out.push_str(
        "\t# URLs of pages without the trailing slash.\n\
         \t@folder {\n\t\tnot path */\n\t\tfile {path}/index.html\n\t}\n\
         \t@page {\n\t\tpath */\n\t\tfile {path}index.html\n\t}\n",
    );
    let _ = write!(
        out,
        "\t# Files of the site, except the records of `archipel publish`.\n\
         \t@file {{\n\t\tnot path_regexp {}\n\t\tfile {{path}}\n\t}}\n",
        pattern(&format!("^{pattern_base}/(?:{private})"))
    );
    let immutable = &table.immutable;
    let folders = immutable.folders.iter().map(|folder| literal(folder));
    let files = immutable.files.iter().map(|file| format!("{}$", literal(file)));
    let forever: Vec<String> = folders.chain(files).collect();
    if !forever.is_empty() {
        let _ = write!(
            out,
            "\t# Files whose names contain a digest of their content.\n\
             \t@immutable path_regexp {}\n",
            pattern(&format!("^(?:{})", forever.join("|")))
        );
    }
    out.push_str("\t@write not method GET HEAD\n");
    let pages = table.prefixed().filter_map(|it| Some((&it.home, it.not_found.as_ref()?)));
    let _ = write!(out, "\t# Not-found pages.\n\tmap {{path}} {{not_found}} {{\n");
    for (home, page) in pages {
        let _ = writeln!(out, "\t\t{} {}", input(&format!("^{}", literal(home))), quoted(page)?);
    }
    let _ =
        write!(out, "\t\tdefault {}\n\t}}\n\n", quoted(table.error_page().unwrap_or("/404.html"))?);
    Ok(())
}

fn routes(out: &mut String, table: &RouteTable, name: &str) {
    out.push_str(
        "\troute {\n\
         \t\turi path_regexp //+ /\n\
         \t\theader @write Allow \"GET, HEAD\"\n\
         \t\trespond @write 405\n",
    );
    if let Some(home) = table.home() {
        let _ = write!(
            out,
            "\t\t# Temporary (302): the default language may change.\n\
             \t\troute @elsewhere {{\n\t\t\trewrite * {home}\n\t\t\tredir {{uri}} 302\n\t\t}}\n"
        );
    }
    for (at, (_, to)) in table.moved().enumerate() {
        if !to.starts_with('/') {
            let _ = writeln!(out, "\t\tredir @moved{at} \"{to}\" 301");
            continue;
        }
        // The query precedes the anchor.
        let (path, anchor) = to.split_at(to.find('#').unwrap_or(to.len()));
        let _ = write!(
            out,
            "\t\troute @moved{at} {{\n\t\t\trewrite * {path}\n\
             \t\t\tredir {{uri}}{anchor} 301\n\t\t}}\n"
        );
    }
    for (at, (from, to)) in table.moved_folders().enumerate() {
        let (from, folder) = (encode_address(from.trim_end_matches('/')), to.trim_end_matches('/'));
        let _ = write!(
            out,
            "\t\troute @root{at} {{\n\t\t\trewrite * {to}\n\t\t\tredir {{uri}} 301\n\t\t}}\n\
             \t\troute @below{at} {{\n\t\t\turi strip_prefix {from}\n\
             \t\t\trewrite * {folder}{{uri}}\n\t\t\tredir {{uri}} 301\n\t\t}}\n"
        );
    }
    let _ = write!(
        out,
        "\t\troute @folder {{\n\t\t\trewrite * {{path}}/\n\t\t\tredir {{uri}} 301\n\t\t}}\n\
         \t\trewrite @page {{path}}index.html\n\
         \t\troute @file {{\n\t\t\timport {name}\n"
    );
    let immutable = &table.immutable;
    if !(immutable.folders.is_empty() && immutable.files.is_empty()) {
        let _ = writeln!(out, "\t\t\theader @immutable Cache-Control \"{IMMUTABLE}\"");
    }
    let _ = write!(
        out,
        "\t\t\tfile_server {{\n\t\t\t\tprecompressed br gzip\n\t\t\t}}\n\t\t}}\n\
         \t\troute {{\n\t\t\trewrite * {{not_found}}\n\t\t\timport {name}\n\
         \t\t\t# Ranges and conditions do not apply to not-found pages.\n\
         \t\t\trequest_header -Range\n\
         \t\t\trequest_header -If-None-Match\n\
         \t\t\trequest_header -If-Modified-Since\n\
         \t\t\tfile_server {{\n\t\t\t\tprecompressed br gzip\n\t\t\t\tstatus 404\n\t\t\t}}\n\
         \t\t}}\n\t}}\n"
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_quoted() {
        assert_eq!(quoted(r#"a "b" {c} $d"#).unwrap(), r#""a \"b\" \{c\} $d""#);
        for bad in ["{$HOME}", r"a\b"] {
            assert!(quoted(bad).unwrap_err().to_string().contains("can't contain"), "{bad}");
        }
    }
}
