//! Prints configurations for CloudFront: a function, a response headers policy, and error
//! responses.

use std::collections::BTreeMap;

use anyhow::{bail, ensure};
use serde_json::{Value, json};

use crate::deploy::host::Printed;
use crate::deploy::host::notation::json as pretty;
use crate::deploy::host::table::{Header, RouteTable};

/// The maximum size of a CloudFront Function.
const MAX_FUNCTION_BYTES: usize = 10 * 1024;

/// The maximum length of the name of a response headers policy.
const MAX_NAME: usize = 128;

/// The time for which CloudFront caches not-found responses, in seconds.
const ERROR_SECONDS: u64 = 10;

/// The function's code below its settings.
const PROGRAM: &str = include_str!("cloudfront.js");

/// Prints a CloudFront Function (runtime 2.0) for viewer requests.
pub(super) fn function(table: &RouteTable) -> anyhow::Result<Printed> {
    // Before ES2019, these characters end a line in JavaScript; JSON does not escape them.
    let json = |value: Value| {
        value.to_string().replace('\u{2028}', "\\u2028").replace('\u{2029}', "\\u2029")
    };
    let setting = |name: &str, value: Value| format!("const {name} = {};\n", json(value));
    let segments: Vec<&str> = table.languages.iter().map(|language| &*language.segment).collect();
    let settings = [
        setting("BASE", json!(table.base_path)),
        setting("HOME", json!(table.home())),
        setting("LANGUAGES", json!(segments)),
        setting("NAMES", json!(table.names)),
        setting("DOTLESS", json!(table.dotless)),
        setting("PRIVATE", json!(table.private)),
    ];
    let print = |moved: BTreeMap<&str, &str>| {
        format!(
            "// CloudFront Function (cloudfront-js-2.0) for viewer requests of {}.\n\
             // Printed by `archipel host cloudfront`.\n{}{}{}\n{PROGRAM}",
            table.base_url,
            settings.concat(),
            setting("MOVED", json!(moved)),
            setting("FOLDERS", json!(table.moved_folders().collect::<BTreeMap<_, _>>())),
        )
    };
    let mut function = print(table.moved().collect());
    let mut notes = Vec::new();
    if function.len() > MAX_FUNCTION_BYTES {
        notes.push(format!(
            "CloudFront limits functions to {MAX_FUNCTION_BYTES} bytes; {} former URLs are \
             omitted, and redirect by their HTML pages instead",
            table.moved().count()
        ));
        function = print(BTreeMap::new());
    }
    ensure!(
        function.len() <= MAX_FUNCTION_BYTES,
        "the function has {} bytes, more than CloudFront's limit of {MAX_FUNCTION_BYTES}; rename \
         files to names with a dot, and move top-level folders into one folder",
        function.len()
    );
    Ok(Printed { text: function, notes })
}

/// Prints the input of `aws cloudfront create-response-headers-policy
/// --response-headers-policy-config`.
///
/// A response headers policy applies to all URLs. So pages with different policies only have them
/// in the page, and this one contains the directives that require a header.
pub(super) fn headers(table: &RouteTable) -> anyhow::Result<String> {
    let policies = &table.policies;
    let policy = match policies.exceptions.is_empty() {
        true => &policies.default,
        false => &policies.header_only,
    };
    let mut security = serde_json::Map::new();
    if let Some(policy) = policy {
        let entry = json!({ "Override": true, "ContentSecurityPolicy": policy });
        security.insert("ContentSecurityPolicy".to_owned(), entry);
    }
    let mut custom = Vec::new();
    for header in &table.headers {
        match security_header(header)? {
            Some((name, value)) => drop(security.insert(name.to_owned(), value)),
            None => custom.push(json!({
                "Header": header.name, "Value": header.value, "Override": true
            })),
        }
    }
    ensure!(
        !(security.is_empty() && custom.is_empty()),
        "no headers to send; add [security] to site.toml"
    );
    let mut name = format!("archipel-{}", table.identifier().replace('_', "-"));
    name.truncate(MAX_NAME);
    let mut config = json!({
        "Name": name,
        "Comment": "Printed by archipel host cloudfront-headers",
    });
    if !security.is_empty() {
        config["SecurityHeadersConfig"] = Value::Object(security);
    }
    if !custom.is_empty() {
        config["CustomHeadersConfig"] = json!({ "Quantity": custom.len(), "Items": custom });
    }
    Ok(pretty(&config))
}

/// Returns the key in `SecurityHeadersConfig` of a header that CloudFront rejects as a custom one.
fn security_header(header: &Header) -> anyhow::Result<Option<(&'static str, Value)>> {
    let value = &*header.value;
    Ok(Some(match &*header.name.to_ascii_lowercase() {
        "x-content-type-options" => ("ContentTypeOptions", json!({ "Override": true })),
        "x-frame-options" => ("FrameOptions", json!({ "Override": true, "FrameOption": value })),
        "referrer-policy" => {
            ("ReferrerPolicy", json!({ "Override": true, "ReferrerPolicy": value }))
        }
        "strict-transport-security" => ("StrictTransportSecurity", hsts(value)?),
        _ => return Ok(None),
    }))
}

fn hsts(value: &str) -> anyhow::Result<Value> {
    let mut config = json!({ "Override": true });
    for part in value.split(';').map(str::trim) {
        match part.split_once('=') {
            Some(("max-age", seconds)) => {
                config["AccessControlMaxAgeSec"] = json!(seconds.parse::<u32>()?);
            }
            None if part == "includeSubDomains" => config["IncludeSubdomains"] = json!(true),
            None if part == "preload" => config["Preload"] = json!(true),
            _ => bail!("CloudFront can't send `Strict-Transport-Security: {value}`"),
        }
    }
    Ok(config)
}

/// Prints the custom error responses of a distribution: `CustomErrorResponses` of the input of `aws
/// cloudfront update-distribution`. A private bucket returns 403 for missing files.
pub(super) fn errors(table: &RouteTable) -> String {
    let item = |code: u16, page: &str| {
        json!({
            "ErrorCode": code,
            "ResponsePagePath": page,
            "ResponseCode": "404",
            "ErrorCachingMinTTL": ERROR_SECONDS,
        })
    };
    let pages = table.error_page().into_iter();
    let items: Vec<Value> = pages.flat_map(|page| [item(403, page), item(404, page)]).collect();
    pretty(&json!({ "Quantity": items.len(), "Items": items }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn transport_security_is_taken_apart() {
        let found = hsts("max-age=63072000; includeSubDomains; preload").unwrap();
        let expected = json!({
            "Override": true,
            "AccessControlMaxAgeSec": 63_072_000,
            "IncludeSubdomains": true,
            "Preload": true,
        });
        assert_eq!(found, expected);
        let refused = hsts("max-age=1; other=2").unwrap_err().to_string();
        assert!(refused.contains("CloudFront can't send"), "{refused}");
    }
}
