//! Prints a configuration for nginx: maps for headers, and a server.

use std::collections::BTreeSet;

use anyhow::ensure;
use minijinja::{Environment, Value, context};

use crate::deploy::host::Options;
use crate::deploy::host::policy::Policies;
use crate::deploy::host::table::RouteTable;
use crate::deploy::host::template;

/// Returns whether files of this media type become smaller: texts, and binary formats without
/// compression of their own.
fn is_compressible(essence: &str) -> bool {
    essence.starts_with("text/")
        || essence.ends_with("json")
        || essence.ends_with("xml")
        || matches!(essence, "application/wasm" | "font/ttf" | "font/otf")
}

/// The maximum length of a part of a policy.
const MAX_PART: usize = 3500;

/// The maximum length of a parameter in bytes (`NGX_CONF_BUFFER`). No parameter is longer than its
/// line.
const MAX_PARAMETER: usize = 4096;

pub(super) fn print(table: &RouteTable, options: Options<'_>) -> anyhow::Result<String> {
    let name = table.identifier();
    let (mut types, mut charset_types) = (Vec::new(), Vec::new());
    let mut compressed = BTreeSet::new();
    let mut files = Vec::new();
    let endings = table.media_types.iter().map(|(ending, known)| (ending, known, false));
    let typed = table.typed_files.iter().map(|(file, known)| (file, known, true));
    for (name, media_type, is_file) in endings.chain(typed) {
        let essence = media_type.split(';').next().unwrap_or(media_type);
        let list = if is_file { &mut files } else { &mut types };
        list.push(vec![Value::from(name), Value::from(essence)]);
        let is_listed = essence == "text/html" || charset_types.contains(&Value::from(essence));
        if essence != *media_type && !is_listed {
            charset_types.push(Value::from(essence));
        }
        // HTML is always compressed.
        if is_compressible(essence) && essence != "text/html" {
            compressed.insert(essence);
        }
    }
    let values = context! {
        host => table.ascii_host_name(),
        brotli => options.brotli,
        variables => variables(&table.policies, &name),
        types,
        files,
        charset_types,
        compressed => compressed.into_iter().map(Value::from).collect::<Vec<_>>(),
        dollar => dollar(&name),
    };
    let mut environment = Environment::new();
    environment.add_filter("exact", |text: &str| exact(text));
    environment.add_filter("quoted", {
        let name = name.clone();
        move |text: &str| quoted(text, &name)
    });
    environment.add_filter("target", move |url: &str| target(url, &name));
    let template = include_str!("nginx.conf");
    let out = template::print(environment, template, table, options, values)?;
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

/// The target of a redirect. The query precedes the anchor; the URL of another site may have its
/// own.
fn target(url: &str, name: &str) -> String {
    let (address, anchor) = url.split_at(url.find('#').unwrap_or(url.len()));
    if address.contains('?') {
        return quoted(url, name);
    }
    let [address, anchor] = [address, anchor].map(|part| quoted(part, name));
    format!("{}$is_args$args{}", &address[..address.len() - 1], &anchor[1..])
}

/// The variables that the Content-Security-Policy consists of: their names, and their values by the
/// number of the policy. The default policy is the first.
fn variables(policies: &Policies, name: &str) -> Vec<Value> {
    let others = policies.exceptions.iter().map(|group| &group.policy);
    let all = [&policies.default].into_iter().chain(others).enumerate();
    let all = all.filter_map(|(number, policy)| Some((number, split(policy.as_ref()?))));
    let all: Vec<(usize, Vec<String>)> = all.collect();
    let count = all.iter().map(|(_, parts)| parts.len()).max().unwrap_or(0);
    let variable = |part: usize| match count {
        1 => format!("${name}_policy"),
        _ => format!("${name}_policy{part}"),
    };
    let value = |part: usize| {
        let texts = all.iter().filter_map(|(number, parts)| Some((*number, parts.get(part)?)));
        let texts = texts.map(|(number, text)| context! { number, text }).collect::<Vec<_>>();
        context! { name => variable(part), texts }
    };
    (0..count).map(value).collect()
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deploy::host::notation::literal;
    use crate::deploy::host::template::quoted_regex;

    #[test]
    fn values_are_quoted() {
        assert_eq!(quoted(r#"a "b" \ $c"#, "s"), r#""a \"b\" \\ ${s_dollar}c""#);
        assert_eq!(quoted_regex(&literal("/a.b/{1}\"$")), r#""/a\.b/\{1\}\"\$""#);
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
