//! `_redirects` and `_headers`, parsed and matched by Netlify's own packages.

use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::{Value, json};

use crate::hosts::requests::{CASES, ODD};
use crate::hosts::site;
use crate::site::{ROOT, Site};

/// Returns Netlify's responses for these addresses of the site.
pub fn asked(site: &Site, base: &str, addresses: &[String]) -> Value {
    let tests = Path::new(ROOT).join("tests");
    let is_installed = tests.join("node_modules/netlify-redirector").exists();
    assert!(is_installed, "`npm ci` in tests/ installs what the tests need");
    for (kind, name) in [("redirects", "_redirects"), ("headers", "_headers")] {
        site.run(&["host", kind, "--out", name]).fine();
    }
    let files: Vec<String> = site.dist().into_keys().map(|path| format!("{base}/{path}")).collect();
    let input = json!({
        "packages": tests.join("package.json"),
        "redirects": site.at("_redirects"),
        "headers": site.at("_headers"),
        "files": files,
        "requests": addresses,
    });
    let mut node = Command::new("node")
        .arg(Path::new(ROOT).join("tests/it/hosts/netlify.mjs"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("Node runs");
    node.stdin.take().unwrap().write_all(input.to_string().as_bytes()).unwrap();
    let output = node.wait_with_output().unwrap();
    assert!(output.status.success());
    serde_json::from_slice(&output.stdout).unwrap()
}

fn serves(base: &str) {
    let site = site(base);
    let css = site.dist().into_keys().find(|path| path.ends_with(".css")).unwrap();
    let css = css.rsplit('/').next().unwrap().to_owned();
    // Netlify adds a missing slash itself, and decodes URLs before it matches rules.
    let cases: Vec<_> =
        CASES.iter().filter(|case| case.status != 301 && !case.path.contains('%')).collect();
    let paths: Vec<String> =
        cases.iter().map(|case| format!("{base}{}", case.path.replace("{css}", &css))).collect();
    let told = asked(&site, base, &paths);
    assert_eq!(told["errors"], json!([]));
    for (case, rule) in cases.iter().zip(told["rules"].as_array().unwrap()) {
        let path = case.path;
        if case.status == 200 {
            assert_eq!(*rule, Value::Null, "{path}");
            continue;
        }
        assert_eq!(rule["status"], case.status, "{path}");
        let to = rule["to"].as_str().unwrap();
        if let Some(location) = case.location {
            // The query is added by Netlify.
            let location = location.split('?').next().unwrap();
            assert_eq!(to, format!("{base}{location}"), "{path}");
        } else {
            let file = to.strip_prefix(base).unwrap().trim_start_matches('/');
            assert!(site.page(file).contains(case.words), "{path}: {to}");
        }
    }
}

#[test]
fn netlify_serves_the_site() {
    serves("");
}

#[test]
fn netlify_serves_a_site_below_a_path() {
    serves("/sub");
}

#[test]
fn netlify_leads_to_no_other_site() {
    let told = asked(&site(""), "", &ODD.map(str::to_owned));
    for (path, rule) in ODD.iter().zip(told["rules"].as_array().unwrap()) {
        let to = rule["to"].as_str().unwrap_or("/");
        assert!(to.starts_with('/') && !to.starts_with("//"), "{path}: {to}");
    }
}

#[test]
fn headers_are_read_as_they_are_meant() {
    let site = site("");
    let told = asked(&site, "", &[]);
    let rules = told["headers"].as_array().unwrap();
    let of = |path: &str, name: &str| -> Value {
        let rule = rules.iter().find(|rule| rule["for"] == path);
        rule.map_or(Value::Null, |rule| rule["values"][name].clone())
    };
    assert_eq!(of("/*", "X-Content-Type-Options"), "nosniff");
    assert_eq!(of("/*", "Content-Security-Policy"), "frame-ancestors https://frame.example");
    let features = of("/*", "Permissions-Policy");
    let features = features.as_str().unwrap();
    assert!(features.contains("fullscreen=(self \"https://film.example\")"), "{features}");
    assert_eq!(of("/de/*", "Content-Language"), "de");
    assert_eq!(of("/assets/*", "Cache-Control"), "public, max-age=31536000, immutable");
    let text = fs::read_to_string(site.at("_headers")).unwrap();
    assert!(text.lines().all(|line| line.len() <= 2000), "Cloudflare Pages reads no longer lines");
    assert!(rules.len() <= 100, "Cloudflare Pages reads no more rules");
}
