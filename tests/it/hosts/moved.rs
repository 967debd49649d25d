//! Redirects of `site.toml`: of folders, to an id on a page, and to other sites.

use std::fs;

use serde_json::{Value, json};

use crate::hosts::server::Server;
use crate::hosts::{aws, netlify, site};
use crate::preview::Preview;
use crate::site::Site;

const REDIRECTS: &str = "
[[redirects]]
from = \"/alt/*\"
to = \"/de/*\"

[[redirects]]
from = \"more\"
to = \"page:terms#more\"

[[redirects]]
from = \"/shop\"
to = \"https://shop.example/?a=b&c=d#e\"

[[redirects]]
from = \"/lamps\"
to = \"https://shop.example/lamps#all\"
";

/// Requests, and where they lead.
const CASES: [(&str, &str); 13] = [
    ("/alt", "/de/"),
    ("/alt/", "/de/"),
    ("/alt/terms/?r=1", "/de/terms/?r=1"),
    ("/alt/nope/x.html", "/de/nope/x.html"),
    ("/alt/%C3%A9/a%20b", "/de/%C3%A9/a%20b"),
    ("/alt/a%3Fb%23c/d?r=1", "/de/a%3Fb%23c/d?r=1"),
    ("/en/more/", "/en/terms/#more"),
    ("/de/more/?r=1", "/de/terms/?r=1#more"),
    ("/shop/", "https://shop.example/?a=b&c=d#e"),
    ("/shop/?r=1", "https://shop.example/?a=b&c=d#e"),
    ("/lamps/", "https://shop.example/lamps#all"),
    ("/lamps/?r=1", "https://shop.example/lamps?r=1#all"),
    ("/altar/", "/en/"),
];

fn moved(base: &str) -> Site {
    let site = site(base);
    let toml = fs::read_to_string(site.at("site.toml")).unwrap();
    fs::write(site.at("site.toml"), toml + REDIRECTS).unwrap();
    site.replace("templates/special.html", "</h1>", "</h1><p id=\"more\">More</p>");
    site.build().fine();
    site
}

/// Folders outside of the languages, without a slash: of a redirect, of an alias, and of `static/`.
const FOLDERS: [&str; 4] = ["/shop", "/2019/old", "/papers", "/papers/%C3%BCber"];

/// The site with an alias from the root, and with folders and a file without a dot in `static/`.
fn with_folders(base: &str) -> Site {
    let site = moved(base);
    site.replace("content/pages/deep.yaml", "/2019/deep.html", "/2019/old");
    for file in ["papers/index.html", "papers/über/index.html", "papers/LICENSE"] {
        let path = site.at("static").join(file);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, file).unwrap();
    }
    site.build().fine();
    site
}

fn expected(base: &str, to: &str) -> String {
    if to.starts_with('/') { format!("{base}{to}") } else { to.to_owned() }
}

fn serves(kind: &str, base: &str) {
    let site = moved(base);
    let server = Server::start(kind, &site, base);
    for (path, to) in CASES {
        let answer = server.ask("GET", &format!("{base}{path}"), &[]);
        let status = if path.starts_with("/altar") { 302 } else { 301 };
        let found = (answer.status, answer.header("location").to_owned());
        assert_eq!(found, (status, expected(base, to)), "{kind}: {path}");
    }
    for path in ["/alt//evil.example", "/alt/%0d%0aX-Evil:%201", "/alt/\\evil.example"] {
        let answer = server.ask("GET", &format!("{base}{path}"), &[]);
        let location = answer.header("location");
        let is_own = location.is_empty() || location.starts_with(&format!("{base}/de/"));
        assert!(is_own && answer.header("x-evil").is_empty(), "{kind}: {path}: {answer:?}");
    }
}

#[test]
fn nginx_leads_on_from_moved_folders() {
    serves("nginx", "");
    serves("nginx", "/sub");
}

#[test]
fn caddy_leads_on_from_moved_folders() {
    serves("caddy", "");
    serves("caddy", "/sub");
}

#[test]
fn cloudfront_leads_on_from_moved_folders() {
    for base in ["", "/sub"] {
        let paths = CASES.map(|(path, _)| format!("{base}{path}"));
        for ((path, to), made) in CASES.iter().zip(aws::asked(&moved(base), &paths)) {
            let location = made["headers"]["location"]["value"].as_str().unwrap_or_default();
            assert_eq!(location, expected(base, to), "{path}");
        }
    }
}

#[test]
fn servers_add_the_slash_to_folders_outside_of_languages() {
    for (kind, base) in [("nginx", ""), ("caddy", "/sub")] {
        let server = Server::start(kind, &with_folders(base), base);
        for folder in FOLDERS {
            let answer = server.ask("GET", &format!("{base}{folder}?r=1"), &[]);
            let found = (answer.status, answer.header("location").to_owned());
            assert_eq!(found, (301, format!("{base}{folder}/?r=1")), "{kind}");
        }
        let answer = server.ask("GET", &format!("{base}/papers/LICENSE"), &[]);
        assert_eq!((answer.status, answer.text()), (200, "papers/LICENSE".to_owned()), "{kind}");
    }
}

#[test]
fn cloudfront_adds_the_slash_to_folders_outside_of_languages() {
    for base in ["", "/sub"] {
        let site = with_folders(base);
        let paths = FOLDERS.map(|folder| format!("{base}{folder}?r=1"));
        for (folder, made) in FOLDERS.iter().zip(aws::asked(&site, &paths)) {
            let location = made["headers"]["location"]["value"].as_str().unwrap_or_default();
            assert_eq!(location, format!("{base}{folder}/?r=1"));
        }
        let file = format!("{base}/papers/LICENSE");
        assert_eq!(aws::asked(&site, std::slice::from_ref(&file))[0]["uri"], file);
    }
}

#[test]
fn the_preview_adds_the_slash_to_folders_outside_of_languages() {
    let site = with_folders("");
    let preview = Preview::with(&site, &[]);
    for folder in FOLDERS {
        assert_eq!(preview.get(folder).header("location"), format!("{folder}/"));
    }
}

#[test]
fn netlify_leads_on_from_moved_folders() {
    // Netlify adds the query itself, and decodes what is encoded before it looks at rules.
    let cases: Vec<_> = CASES.iter().filter(|(path, _)| !path.contains(['%', '?'])).collect();
    let paths: Vec<String> = cases.iter().map(|(path, _)| (*path).to_owned()).collect();
    let told = netlify::asked(&moved(""), "", &paths);
    assert_eq!(told["errors"], json!([]));
    for ((path, to), rule) in cases.into_iter().zip(told["rules"].as_array().unwrap()) {
        assert_eq!(rule["to"], **to, "{path}");
    }
}

#[test]
fn s3_leads_on_from_moved_folders() {
    let printed = moved("").run(&["host", "s3-website"]).fine().out;
    let config: Value = serde_json::from_str(&printed).unwrap();
    assert_eq!(
        config["RoutingRules"],
        json!([{
            "Condition": { "KeyPrefixEquals": "alt/" },
            "Redirect": {
                "HostName": "site.example",
                "HttpRedirectCode": "301",
                "Protocol": "https",
                "ReplaceKeyPrefixWith": "de/",
            },
        }])
    );
}

#[test]
fn cloudflare_has_a_rule_with_a_placeholder() {
    let printed = moved("").run(&["host", "redirects-cloudflare"]).fine().out;
    assert!(printed.contains("\n/alt/* /de/:splat 301\n"), "{printed}");
    assert!(printed.contains("\n/en/more/ /en/terms/#more 301\n"), "{printed}");
}

#[test]
fn the_preview_leads_on_from_moved_folders() {
    let site = moved("");
    let preview = Preview::with(&site, &[]);
    let answer = preview.get("/alt/nope/?r=1");
    assert_eq!(answer.header("location"), "/de/nope/?r=1");
    assert!(preview.get("/alt/terms/").text().contains("<a href=\"/de/terms/\">"));
}
