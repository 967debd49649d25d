//! Prints the website configuration of an S3 bucket.

use serde::Serialize;

use crate::deploy::host::Printed;
use crate::deploy::host::notation::json;
use crate::deploy::host::table::RouteTable;

/// The maximum number of routing rules in S3.
const MAX_RULES: usize = 50;

#[derive(Serialize)]
#[serde(rename_all = "PascalCase")]
struct Website {
    index_document: IndexDocument,
    #[serde(skip_serializing_if = "Option::is_none")]
    error_document: Option<Error>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    routing_rules: Vec<RoutingRule>,
}

#[derive(Serialize)]
#[serde(rename_all = "PascalCase")]
struct IndexDocument {
    suffix: &'static str,
}

#[derive(Serialize)]
#[serde(rename_all = "PascalCase")]
struct Error {
    key: String,
}

#[derive(Serialize)]
#[serde(rename_all = "PascalCase")]
struct RoutingRule {
    condition: Condition,
    redirect: RoutingRedirect,
}

#[derive(Serialize)]
#[serde(rename_all = "PascalCase")]
struct Condition {
    #[serde(skip_serializing_if = "Option::is_none")]
    http_error_code_returned_equals: Option<&'static str>,
    key_prefix_equals: String,
}

#[derive(Serialize)]
#[serde(rename_all = "PascalCase")]
struct RoutingRedirect {
    host_name: String,
    http_redirect_code: &'static str,
    protocol: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    replace_key_with: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    replace_key_prefix_with: Option<String>,
}

/// Prints the input of `aws s3api put-bucket-website --website-configuration`. Keys have no leading
/// slash.
///
/// A rule can only redirect, which turns the status 404 into 200. So an error page for all
/// languages is used without rules; otherwise, rules redirect to each language's page.
pub(super) fn website(table: &RouteTable) -> Printed {
    let key = |path: &str| path.trim_start_matches('/').to_owned();
    let mut rules = Vec::new();
    let mut notes = Vec::new();
    for (from, to) in table.moved_folders() {
        let redirect = RoutingRedirect {
            host_name: table.host_name().to_owned(),
            http_redirect_code: "301",
            protocol: table.scheme().to_owned(),
            replace_key_with: None,
            replace_key_prefix_with: Some(key(to)),
        };
        let condition =
            Condition { http_error_code_returned_equals: None, key_prefix_equals: key(from) };
        rules.push(RoutingRule { condition, redirect });
    }
    if rules.len() > MAX_RULES {
        notes.push(format!(
            "S3 limits websites to {MAX_RULES} routing rules; {} folders have no rule, and \
             redirect by their HTML pages instead",
            rules.len() - MAX_RULES
        ));
        rules.truncate(MAX_RULES);
    }
    let room = MAX_RULES - rules.len();
    if !table.has_universal_error_page() && table.prefixed().count() > room {
        notes.push(format!(
            "S3 limits websites to {MAX_RULES} routing rules, and the not-found pages of the site \
             need {}; for one not-found page for all languages, set the path of the `not_found` \
             page to `404.html`, or add a `[[files]]` with that output",
            table.prefixed().count()
        ));
    } else if !table.has_universal_error_page() {
        for language in table.prefixed() {
            let Some(page) = &language.not_found else { continue };
            let redirect = RoutingRedirect {
                host_name: table.host_name().to_owned(),
                http_redirect_code: "302",
                protocol: table.scheme().to_owned(),
                replace_key_with: Some(key(page.strip_suffix("index.html").unwrap_or(page))),
                replace_key_prefix_with: None,
            };
            let condition = Condition {
                http_error_code_returned_equals: Some("404"),
                key_prefix_equals: key(&language.home),
            };
            rules.push(RoutingRule { condition, redirect });
        }
    }
    let text = json(&Website {
        index_document: IndexDocument { suffix: "index.html" },
        error_document: table.error_page().map(|page| Error { key: key(page) }),
        routing_rules: rules,
    });
    Printed { text, notes }
}
