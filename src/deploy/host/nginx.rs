//! Prints a configuration for nginx: maps for headers, and a server.

use std::fmt::Write as _;

use anyhow::ensure;

use crate::deploy::host::notation::{literal, one_of};
use crate::deploy::host::options::{Options, folder};
use crate::deploy::host::table::{IMMUTABLE, REVALIDATE, RouteTable};

/// The maximum length of a part of a policy.
const MAX_PART: usize = 3500;

/// The maximum length of a parameter in bytes (`NGX_CONF_BUFFER`). No parameter is longer than its
/// line.
const MAX_PARAMETER: usize = 4096;

pub(super) fn print(table: &RouteTable, options: Options<'_>) -> anyhow::Result<String> {
    let (name, host) = (table.identifier(), table.ascii_host_name());
    let mut rules = String::new();
    caching(&mut rules, table, &name);
    languages(&mut rules, table, &name);
    let policy = policies(&mut rules, table, &name);
    server(&mut rules, table, &name, &folder(table, options));
    compression(&mut rules, options.brotli);
    headers(&mut rules, table, &name, &policy);
    locations(&mut rules, table, &name);
    rules.push_str("}\n");
    let mut out = String::new();
    let _ = write!(
        out,
        "# nginx: {url}, printed by `archipel host nginx`.\n\
         # Save it as /etc/nginx/conf.d/{host}.conf (included in the `http` block), adapt\n\
         # `listen` and `root`, then run: nginx -t && systemctl reload nginx\n",
        url = table.base_url,
    );
    if rules.contains(&dollar(&name)) {
        let _ = write!(
            out,
            "\n# A dollar sign, for values.\ngeo ${name}_dollar {{ default \"$\"; }}\n"
        );
    }
    out.push_str(&rules);
    if let Some(line) = out.lines().find(|line| line.len() > MAX_PARAMETER) {
        let start: String = line.trim_start().chars().take(60).collect();
        ensure!(
            false,
            "nginx limits parameters to {MAX_PARAMETER} bytes, and one has {}: `{start}…`; move \
             top-level folders into one folder, or shorten the header",
            line.len()
        );
    }
    Ok(out)
}

/// The variable that holds a dollar sign, which can't be escaped.
fn dollar(name: &str) -> String {
    format!("${{{name}_dollar}}")
}

/// Quotes a value.
fn quoted(text: &str, name: &str) -> String {
    exact(text).replace('$', &dollar(name))
}

/// Quotes text in which nginx replaces no variables.
fn exact(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

/// Quotes a regular expression without variables.
fn pattern(text: &str) -> String {
    format!("\"~{}\"", text.replace('"', "\\\""))
}

fn caching(out: &mut String, table: &RouteTable, name: &str) {
    let _ = write!(
        out,
        "\n# Files whose names contain a digest of their content are immutable.\n\
         map \"$status$uri\" ${name}_cache {{\n    default {};\n",
        quoted(REVALIDATE, name)
    );
    let immutable = &table.immutable;
    let files = immutable.files.iter().map(|file| format!("{}$", literal(file)));
    for path in immutable.folders.iter().map(|folder| literal(folder)).chain(files) {
        let when = pattern(&format!("^(?:200|206|304){path}"));
        let _ = writeln!(out, "    {when} {};", quoted(IMMUTABLE, name));
    }
    out.push_str("}\n");
}

fn languages(out: &mut String, table: &RouteTable, name: &str) {
    let _ = write!(
        out,
        "\n# The language of a file.\nmap $uri ${name}_language {{\n    default \"\";\n"
    );
    for language in &table.languages {
        let pages = if language.segment.is_empty() { r".*\.html$" } else { "" };
        let when = pattern(&format!("^{}{pages}", literal(&language.home)));
        let _ = writeln!(out, "    {when} {};", language.tag);
    }
    out.push_str("}\n");
}

/// Prints the Content-Security-Policy of pages; returns the variables that it consists of.
fn policies(out: &mut String, table: &RouteTable, name: &str) -> String {
    let policies = &table.policies;
    let listed = policies.exceptions.iter().enumerate();
    let listed: Vec<_> = listed.map(|(at, group)| (at + 1, &group.policy, &group.files)).collect();
    let values: Vec<(usize, Vec<String>)> = [(0, &policies.default)]
        .into_iter()
        .chain(listed.iter().map(|(number, policy, _)| (*number, *policy)))
        .filter_map(|(number, policy)| Some((number, split(policy.as_ref()?))))
        .collect();
    let parts = values.iter().map(|(_, parts)| parts.len()).max().unwrap_or(0);
    if parts == 0 {
        return String::new();
    }
    let _ = write!(
        out,
        "\n# The Content-Security-Policy of each page.\n\
         map $uri ${name}_page {{\n    default \"\";\n"
    );
    for (number, _, files) in &listed {
        for file in *files {
            let _ = writeln!(out, "    {} {number};", pattern(&format!("^{}$", literal(file))));
        }
    }
    let all = pattern(&format!(r"^{}/.*\.html$", literal(&table.base_path)));
    let _ = write!(out, "    {all} 0;\n}}\n");
    let mut variables = String::new();
    for part in 0..parts {
        let variable = match parts {
            1 => format!("${name}_policy"),
            _ => format!("${name}_policy{part}"),
        };
        let _ = write!(out, "map ${name}_page {variable} {{\n    default \"\";\n");
        for (number, texts) in &values {
            if let Some(text) = texts.get(part) {
                let _ = writeln!(out, "    {number} {};", quoted(text, name));
            }
        }
        out.push_str("}\n");
        variables.push_str(&variable);
    }
    variables
}

/// Splits a policy into parts that nginx can parse.
fn split(policy: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    for word in policy.split_inclusive(' ') {
        if parts.last().is_some_and(|part| part.len() + word.len() > MAX_PART) {
            parts.push(String::new());
        }
        parts.last_mut().expect("there is a part").push_str(word);
    }
    parts
}

fn server(out: &mut String, table: &RouteTable, name: &str, folder: &str) {
    let host = table.ascii_host_name();
    let _ = write!(
        out,
        "\nserver {{\n    listen 80;\n    listen [::]:80;\n\
         \x20   # For HTTPS, run `certbot --nginx -d {host}`, or:\n\
         \x20   # listen 443 ssl http2;\n\
         \x20   # listen [::]:443 ssl http2;\n\
         \x20   # ssl_certificate /etc/letsencrypt/live/{host}/fullchain.pem;\n\
         \x20   # ssl_certificate_key /etc/letsencrypt/live/{host}/privkey.pem;\n\
         \x20   server_name {host};\n"
    );
    if !table.base_path.is_empty() {
        let _ =
            writeln!(out, "    # The site is in the subfolder {} of this folder.", table.base_path);
    }
    let _ = writeln!(out, "    root {};", quoted(folder, name));
    out.push_str("    index index.html;\n    absolute_redirect off;\n    merge_slashes on;\n");
    out.push_str("\n    types {\n");
    let mut charset = Vec::new();
    for (ending, media_type) in &table.media_types {
        let essence = media_type.split(';').next().unwrap_or(media_type);
        if essence != *media_type && essence != "text/html" && !charset.contains(&essence) {
            charset.push(essence);
        }
        let _ = writeln!(out, "        {essence} {ending};");
    }
    out.push_str("    }\n    default_type application/octet-stream;\n    charset utf-8;\n");
    if !charset.is_empty() {
        let _ = writeln!(out, "    charset_types {};", charset.join(" "));
    }
}

fn compression(out: &mut String, brotli: bool) {
    out.push_str("\n    # Send compressed variants (`.gz`, `.br`) if they exist.\n");
    out.push_str("    gzip_static on;\n");
    out.push_str(match brotli {
        true => "    brotli_static on;\n",
        false => "    # With libnginx-mod-http-brotli-static: brotli_static on;\n",
    });
    out.push_str(
        "    gzip on;\n    gzip_vary on;\n    gzip_types text/css text/javascript text/plain ",
    );
    out.push_str("application/json application/manifest+json application/xml image/svg+xml;\n");
}

fn headers(out: &mut String, table: &RouteTable, name: &str, policy: &str) {
    let _ = write!(
        out,
        "\n    # nginx does not send headers with empty values.\n\
         \x20   add_header Cache-Control ${name}_cache always;\n\
         \x20   add_header Content-Language ${name}_language always;\n"
    );
    if !policy.is_empty() {
        let _ = writeln!(out, "    add_header Content-Security-Policy \"{policy}\" always;");
    }
    for header in &table.headers {
        let value = quoted(&header.value, name);
        let _ = writeln!(out, "    add_header {} {value} always;", header.name);
    }
}

fn locations(out: &mut String, table: &RouteTable, name: &str) {
    let base = &table.base_path;
    if let Some(home) = table.home() {
        let to_home = format!("return 302 {home}$is_args$args;");
        let _ = write!(
            out,
            "\n    # The home page of the default language. Temporary (302): the default may \
             change.\n\
             \x20   location = {base}/ {{ {to_home} }}\n"
        );
        if !base.is_empty() {
            let _ = writeln!(out, "    location = {base} {{ {to_home} }}");
        }
        let names = one_of(table.first_names());
        let base_pattern = literal(base);
        let other = format!("^{base_pattern}/(?!(?:{names})(?:/|$))[^/.]+(?:/|$)");
        let other = format!("\"{}\"", other.replace('"', "\\\""));
        let _ = write!(
            out,
            "    # URLs whose first segment is not a language of the site.\n\
             \x20   location ~ {other} {{\n        {to_home}\n    }}\n"
        );
    }
    if table.moved().next().is_some() || table.moved_folders().next().is_some() {
        out.push_str("\n    # Redirects of former URLs.\n");
    }
    for (from, to) in table.moved() {
        // The query precedes the anchor; the address of another site may have its own.
        let to = match to.split_once('#') {
            _ if !to.starts_with('/') => quoted(to, name),
            Some((path, anchor)) => format!("{path}$is_args$args#{anchor}"),
            None => format!("{to}$is_args$args"),
        };
        let _ = writeln!(out, "    location = {} {{ return 301 {to}; }}", exact(from));
    }
    for (from, to) in table.moved_folders() {
        let folder = exact(from.trim_end_matches('/'));
        let rest =
            format!("\"^{}/+(.*)$\"", literal(from.trim_end_matches('/')).replace('"', "\\\""));
        let _ = write!(
            out,
            "    location = {folder} {{ return 301 {to}$is_args$args; }}\n\
             \x20   location ^~ {} {{ rewrite {rest} {to}$1 permanent; }}\n",
            exact(from)
        );
    }
    out.push_str("\n    # Not-found pages.\n");
    if let Some(page) = table.error_page() {
        let _ = writeln!(out, "    error_page 403 404 =404 {};", quoted(page, name));
    }
    for language in table.prefixed() {
        if let Some(page) = &language.not_found {
            let (home, page) = (&language.home, quoted(page, name));
            let _ = writeln!(out, "    location ^~ {home} {{ error_page 403 404 =404 {page}; }}");
        }
    }
    out.push_str("\n    # The records of `archipel publish`, which are not part of the site.\n");
    for name in &table.private {
        let _ = writeln!(out, "    location ^~ {base}/{name} {{ return 404; }}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_quoted() {
        assert_eq!(quoted(r#"a "b" \ $c"#, "s"), r#""a \"b\" \\ ${s_dollar}c""#);
        assert_eq!(pattern(&literal("/a.b/{1}\"$")), r#""~/a\.b/\{1\}\"\$""#);
    }

    #[test]
    fn long_policies_are_split_between_words() {
        let policy = "script-src 'sha256-abc' ".repeat(400);
        let parts = split(&policy);
        assert_eq!(parts.len(), 3);
        assert!(parts.iter().all(|part| part.len() <= MAX_PART));
        assert_eq!(parts.concat(), policy);
    }
}
