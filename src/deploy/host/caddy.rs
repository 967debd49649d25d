//! Prints a Caddyfile.

use minijinja::{Environment, Error, ErrorKind, Value, context};

use crate::deploy::host::Options;
use crate::deploy::host::table::RouteTable;
use crate::deploy::host::template;

pub(super) fn print(table: &RouteTable, options: Options<'_>) -> anyhow::Result<String> {
    let host = table.base_url.strip_suffix(&*table.base_path).unwrap_or(&table.base_url);
    let pair = |name: &str, known: &str| vec![Value::from(name), Value::from(known)];
    let media_types = table.media_types.iter().map(|(ending, known)| pair(ending, known));
    let typed_files = table.typed_files.iter().map(|(file, known)| pair(file, known));
    let values = context! {
        address => host.strip_prefix("https://").unwrap_or(host),
        media_types => media_types.collect::<Vec<_>>(),
        typed_files => typed_files.collect::<Vec<_>>(),
    };
    let mut environment = Environment::new();
    environment.add_filter("quoted", quoted);
    // The query precedes the anchor.
    environment
        .add_filter("path", |url: &str| url[..url.find('#').unwrap_or(url.len())].to_owned());
    environment
        .add_filter("anchor", |url: &str| url[url.find('#').unwrap_or(url.len())..].to_owned());
    template::print(environment, include_str!("Caddyfile"), table, options, values)
}

/// Quotes a value, with literal braces.
fn quoted(text: &str) -> Result<String, Error> {
    if text.contains("{$") || text.contains('\\') {
        let message = format!("a Caddyfile can't contain the value `{text}`");
        return Err(Error::new(ErrorKind::InvalidOperation, message));
    }
    let text = text.replace('"', "\\\"").replace('{', "\\{").replace('}', "\\}");
    Ok(format!("\"{text}\""))
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
