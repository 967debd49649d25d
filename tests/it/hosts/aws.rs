//! Simulates CloudFront and S3 with the printed configuration, since neither can be run here: the
//! function runs in Node without access to Node's globals, and their error pages and rules are
//! implemented as documented.

use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::{Value, json};

use crate::hosts::requests::{BARE_CASES, CASES, Case, ODD};
use crate::hosts::{bare_site, site};
use crate::site::{ROOT, Site};

/// The results of the function for these URLs.
pub fn asked(site: &Site, addresses: &[String]) -> Vec<Value> {
    let code = site.run(&["host", "cloudfront"]).fine().out;
    assert!(code.len() < 10 * 1024);
    let script = Path::new(ROOT).join("tests/it/hosts/cloudfront.mjs");
    let mut node = Command::new("node")
        .arg(script)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("Node runs");
    let input = json!({ "code": code, "requests": addresses }).to_string();
    node.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    let output = node.wait_with_output().unwrap();
    assert!(output.status.success(), "the function throws");
    serde_json::from_slice(&output.stdout).unwrap()
}

/// The JSON that a kind prints.
fn printed(site: &Site, kind: &str) -> Value {
    serde_json::from_str(&site.run(&["host", kind]).fine().out).unwrap()
}

/// A file of the site by its URI, as a bucket looks it up.
fn object(site: &Site, base: &str, uri: &str) -> Option<String> {
    let key = uri.split('?').next()?.strip_prefix(base)?.strip_prefix('/')?;
    fs::read_to_string(site.at("dist").join(key)).ok()
}

fn cloudfront(base: &str) {
    cloudfront_answers(&site(base), base, &CASES, "Nothing in any language");
}

fn cloudfront_answers(site: &Site, base: &str, cases: &[Case], words: &str) {
    let css = site.dist().into_keys().find(|path| path.ends_with(".css")).unwrap();
    let css = css.rsplit('/').next().unwrap().to_owned();
    let paths: Vec<String> =
        cases.iter().map(|case| format!("{base}{}", case.path.replace("{css}", &css))).collect();
    let errors = printed(site, "cloudfront-errors");
    assert_eq!(errors["Quantity"], 2);
    for (case, made) in cases.iter().zip(asked(site, &paths)) {
        let path = case.path;
        if let Some(status) = made["statusCode"].as_u64() {
            let location = made["headers"]["location"]["value"].as_str().unwrap_or_default();
            let expected = case.location.map(|location| format!("{base}{location}"));
            let expected = expected.unwrap_or_default();
            assert_eq!((status, location), (case.status.into(), &*expected), "{path}");
            continue;
        }
        assert_eq!(case.location, None, "{path}");
        let uri = made["uri"].as_str().unwrap();
        let Some(found) = object(site, base, uri) else {
            for error in errors["Items"].as_array().unwrap() {
                assert_eq!((case.status, &error["ResponseCode"]), (404, &json!("404")), "{path}");
                let page = error["ResponsePagePath"].as_str().unwrap();
                let page = object(site, base, page).expect("the error page is there");
                assert!(page.contains(words), "{path}");
            }
            continue;
        };
        assert_eq!(case.status, 200, "{path}");
        assert!(found.contains(case.words), "{path}: {found}");
    }
}

#[test]
fn cloudfront_serves_the_site() {
    cloudfront("");
}

#[test]
fn cloudfront_serves_a_language_without_a_segment() {
    for base in ["", "/sub"] {
        cloudfront_answers(&bare_site(base), base, &BARE_CASES, "Nothing in en");
    }
}

#[test]
fn cloudfront_serves_a_site_below_a_path() {
    cloudfront("/sub");
    let site = site("/sub");
    let paths = ["/sub", "/sub?r=1", "/", "/elsewhere", "/subway/x", "/sub/xx?a=1&b&a=2"];
    let made = asked(&site, &paths.map(str::to_owned));
    let location = |at: usize| made[at]["headers"]["location"]["value"].clone();
    assert_eq!((location(0), location(1)), (json!("/sub/en/"), json!("/sub/en/?r=1")));
    for at in 2..=4 {
        assert_eq!(made[at]["uri"], paths[at], "what is not below the path stays as it is");
    }
    assert_eq!(location(5), "/sub/en/?a=1&a=2&b");
}

#[test]
fn the_cloudfront_function_leads_to_no_other_site() {
    let odd = ODD.map(str::to_owned);
    for (path, made) in odd.iter().zip(asked(&site(""), &odd)) {
        if let Some(location) = made["headers"]["location"]["value"].as_str() {
            assert!(location.starts_with("/en/"), "{path}: {location}");
        }
    }
    for (path, made) in odd.iter().zip(asked(&bare_site(""), &odd)) {
        if let Some(location) = made["headers"]["location"]["value"].as_str() {
            let host = location.trim_start_matches(|c: char| c <= ' ');
            let is_own = !host[1..].starts_with(['/', '\\', '\t', '\n', '\r']);
            assert!(host.starts_with('/') && is_own, "{path}: {location}");
        }
    }
}

#[test]
fn cloudfront_sends_the_headers() {
    let site = site("");
    let config = printed(&site, "cloudfront-headers");
    let security = &config["SecurityHeadersConfig"];
    assert_eq!(
        security["ContentSecurityPolicy"]["ContentSecurityPolicy"],
        "frame-ancestors https://frame.example",
        "pages differ, and have their own policies in themselves"
    );
    assert_eq!(security["ContentTypeOptions"], json!({ "Override": true }));
    assert_eq!(security["ReferrerPolicy"]["ReferrerPolicy"], "strict-origin-when-cross-origin");
    assert_eq!(security["StrictTransportSecurity"], Value::Null, "no real site");
    assert_eq!(config["CustomHeadersConfig"]["Quantity"], 1);
    let custom = &config["CustomHeadersConfig"]["Items"][0];
    assert_eq!(custom["Header"], "Permissions-Policy");
    assert!(custom["Value"].as_str().unwrap().contains("camera=()"));
    site.replace(
        "site.toml",
        "frame_ancestors = [\"https://frame.example\"]\n",
        "hsts = { seconds = 9, subdomains = true }\n",
    );
    site.replace("site.toml", "https://site.example", "https://site.org");
    site.build().fine();
    let config = printed(&site, "cloudfront-headers");
    let security = &config["SecurityHeadersConfig"];
    assert_eq!(
        security["StrictTransportSecurity"],
        json!({ "Override": true, "AccessControlMaxAgeSec": 9, "IncludeSubdomains": true })
    );
    assert_eq!(security["FrameOptions"], json!({ "Override": true, "FrameOption": "DENY" }));
}

/// The response of an S3 website: a status, and a location or a body.
fn website(site: &Site, config: &Value, path: &str) -> (u16, String) {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let key = path.trim_start_matches('/');
    let suffix = text(&config["IndexDocument"]["Suffix"]);
    let get = |key: &str| fs::read_to_string(site.at("dist").join(key)).ok();
    let is_folder = key.is_empty() || key.ends_with('/');
    let found = if is_folder { get(&format!("{key}{suffix}")) } else { get(key) };
    if let Some(found) = found {
        return (200, found);
    }
    if !is_folder && get(&format!("{key}/{suffix}")).is_some() {
        return (302, format!("/{key}/"));
    }
    let rules = config["RoutingRules"].as_array().cloned().unwrap_or_default();
    assert!(rules.len() <= 50);
    for rule in rules {
        let (when, then) = (&rule["Condition"], &rule["Redirect"]);
        let prefix = text(&when["KeyPrefixEquals"]);
        if when["HttpErrorCodeReturnedEquals"] == "404" && key.starts_with(&prefix) {
            let code = text(&then["HttpRedirectCode"]).parse().unwrap();
            let host = format!("{}://{}", text(&then["Protocol"]), text(&then["HostName"]));
            return (code, format!("{host}/{}", text(&then["ReplaceKeyWith"])));
        }
    }
    (404, get(&text(&config["ErrorDocument"]["Key"])).expect("the error document is there"))
}

#[test]
fn an_s3_website_answers_with_the_error_page() {
    let site = site("");
    let config = printed(&site, "s3-website");
    assert_eq!(config["RoutingRules"], Value::Null, "a rule would turn 404 into a redirect");
    for (path, status, words) in [
        ("/", 200, "url=/en/"),
        ("/en/", 200, "Welcome"),
        ("/de/terms", 302, "/de/terms/"),
        ("/de/terms/", 200, "Terms"),
        ("/de/nope", 404, "Nothing in any language"),
        ("/xx/", 404, "Nothing in any language"),
    ] {
        let (found, text) = website(&site, &config, path);
        assert!(found == status && text.contains(words), "{path}: {found} {text}");
    }
}

#[test]
fn an_s3_website_without_an_error_page_leads_to_the_words_of_a_language() {
    let site = site("");
    let toml = fs::read_to_string(site.at("site.toml")).unwrap();
    fs::write(site.at("site.toml"), toml.split("[[files]]").next().unwrap()).unwrap();
    fs::remove_file(site.at("templates/files/404.html")).unwrap();
    site.build().fine();
    let config = printed(&site, "s3-website");
    for (path, status, words) in [
        ("/de/nope", 302, "https://site.example/de/nothing/"),
        ("/en/nope/at/all", 302, "https://site.example/en/nothing/"),
        ("/xx/", 404, "Nothing in en"),
        ("/assets/nope.js", 404, "Nothing in en"),
    ] {
        let (found, text) = website(&site, &config, path);
        assert!(found == status && text.contains(words), "{path}: {found} {text}");
    }
}
