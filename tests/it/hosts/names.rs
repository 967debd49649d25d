//! Names of files with characters that are escaped in URLs or configurations, on real servers.

use std::fs;
use std::path::Path;
use std::process::Command;

use archipel::engine::output::OutputPath;

use crate::hosts::server::Server;
use crate::preview::Preview;
use crate::site::{Run, Site};

/// Names that are escaped in URLs, or have a meaning in a configuration.
const NAMES: [&str; 22] = [
    "100%.txt", "50%25 off.txt", "%2e%2e.txt", "a b.txt", "a&b=c,d+e@f!g.txt", "it's (1) [2].txt",
    "e\u{301}te\u{301}.txt", "日本語.txt", "`^~.txt", "UPPER.TXT", ".hidden", "backup.txt~",
    "$uri $host.txt", "{path}.txt", "{$HOME} {env.HOME}.txt", "x; } return 200 pwned; {.txt",
    "_x.{a;b", "folder 1%/{host}.txt", "folder;{x}/name", "${dist_dollar}/a.txt",
    "p 50%25/index.html", "{$HOME} %/q/index.html",
];

/// A site with a file of each name in `static/` and in `assets/`, and a link to each on its page.
fn site() -> Site {
    let site = crate::hosts::site("");
    let mut links = String::new();
    for name in NAMES {
        for folder in ["static", "assets"] {
            let path = site.at(folder).join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, format!("{folder} {name}")).unwrap();
        }
        if !name.starts_with('.') && !name.ends_with('~') {
            let name = serde_json::to_string(name).unwrap();
            links.push_str(&format!("<a data-name href=\"{{{{ asset({name}) }}}}\">x</a>\n"));
        }
    }
    let template = site.at("templates/page.html");
    let text = fs::read_to_string(&template).unwrap();
    fs::write(template, text + &links).unwrap();
    site.build().fine();
    site
}

/// The address of each file, with its bytes.
fn files(site: &Site) -> Vec<(String, String)> {
    let page = site.page("en/index.html");
    let links = page.split("data-name href=\"").skip(1);
    let links = links.map(|rest| rest.split('"').next().unwrap().replace("&amp;", "&"));
    let linked = NAMES.iter().filter(|name| !name.starts_with('.') && !name.ends_with('~'));
    let linked = linked.map(|name| format!("assets {name}"));
    let linked: Vec<_> = links.zip(linked).collect();
    assert_eq!(linked.len(), NAMES.len() - 2);
    let copied = NAMES.iter().map(|name| {
        (format!("/{}", OutputPath::new(name).unwrap().page_url()), format!("static {name}"))
    });
    copied.chain(linked).collect()
}

fn serves(kind: &str) {
    let site = site();
    let server = Server::start(kind, &site, "");
    for (address, text) in files(&site) {
        let answer = server.ask("GET", &address, &[]);
        assert_eq!((answer.status, answer.text()), (200, text), "{kind} {address}");
    }
    for folder in ["/p%2050%2525", "/%7B%24HOME%7D%20%25/q"] {
        let answer = server.ask("GET", folder, &[]);
        // Servers differ in which characters they escape.
        let location = answer.header("location").replace('{', "%7B").replace('}', "%7D");
        let expected = (301, format!("{folder}/"));
        assert_eq!((answer.status, location.replace('$', "%24")), expected, "{kind}");
    }
    let answer = server.ask("GET", "/UPPER.TXT", &[]);
    assert_eq!(answer.header("content-type"), "text/plain; charset=utf-8");
    site.run(&["publish", "./www", "--yes"]).fine();
    let url = format!("http://127.0.0.1:{}", server.port);
    let verified = site.run(&["verify", "./www", "--url", &url]);
    assert_eq!(verified.code, 0, "{}", verified.err);
}

#[test]
fn nginx_serves_files_of_every_name() {
    serves("nginx");
}

#[test]
fn caddy_serves_files_of_every_name() {
    serves("caddy");
}

#[test]
fn the_preview_serves_files_of_every_name() {
    let site = site();
    let preview = Preview::with(&site, &[]);
    for (address, text) in files(&site) {
        let answer = preview.get(&address);
        assert_eq!((answer.status, answer.text()), (200, text), "{address}");
    }
}

#[test]
fn changed_addresses_of_a_publish_are_escaped() {
    let site = site();
    let run = site.run(&["publish", "./www", "--yes", "--json"]).fine();
    let told: serde_json::Value = serde_json::from_str(&run.out).unwrap();
    let urls: Vec<_> = told["changed_urls"].as_array().unwrap().iter().collect();
    for name in NAMES {
        let url = format!("https://site.example/{}", OutputPath::new(name).unwrap().page_url());
        assert!(urls.contains(&&url.clone().into()), "{url}");
    }
}

/// Former URLs in any script: browsers request them percent-encoded.
#[test]
fn former_addresses_of_every_script_lead_on() {
    let site = crate::hosts::site("");
    let aliases = "aliases: [über/uns, /古い/頁.html, /e\u{301}te\u{301}, /हिन्दी]";
    site.replace("content/pages/deep.yaml", "aliases: [was/here, /2019/deep.html]", aliases);
    site.replace("content/pages/deep.yaml", "path: some/where", "path: où/là");
    site.build().fine();
    let cases = [
        ("/en/%C3%BCber/uns/", "/en/o%C3%B9/l%C3%A0/"),
        ("/de/%c3%bcber/uns/", "/de/o%C3%B9/l%C3%A0/"),
        ("/%E5%8F%A4%E3%81%84/%E9%A0%81.html", "/en/o%C3%B9/l%C3%A0/"),
        ("/e%CC%81te%CC%81/", "/en/o%C3%B9/l%C3%A0/"),
        ("/%E0%A4%B9%E0%A4%BF%E0%A4%A8%E0%A5%8D%E0%A4%A6%E0%A5%80/", "/en/o%C3%B9/l%C3%A0/"),
    ];
    for kind in ["nginx", "caddy"] {
        let server = Server::start(kind, &site, "");
        for (from, to) in cases {
            let answer = server.ask("GET", from, &[]);
            assert_eq!((answer.status, answer.header("location")), (301, to), "{kind} {from}");
        }
    }
    for (kind, status) in [("redirects", "301!"), ("redirects-cloudflare", "301")] {
        let printed = site.run(&["host", kind]).fine().out;
        for (from, to) in cases {
            let rule = format!("\n{} {to} {status}\n", from.replace("%c3%bc", "%C3%BC"));
            assert!(printed.contains(&rule), "{kind}: {printed}");
        }
    }
    let made = crate::hosts::aws::asked(&site, &cases.map(|(from, _)| from.to_owned()));
    for ((from, to), made) in cases.iter().zip(made) {
        assert_eq!(made["headers"]["location"]["value"], *to, "{from}");
    }
}

/// Each kind of configuration is printed, and none of its lines begins with a part of a name.
#[test]
fn names_stay_names_in_every_configuration() {
    let site = site();
    for kind in ["redirects", "redirects-cloudflare", "headers"] {
        for line in site.run(&["host", kind]).fine().out.lines() {
            let is_rule = line.starts_with(['#', '/']) || line.starts_with("  ") || line.is_empty();
            assert!(is_rule, "{kind}: {line}");
            let path = line.split(' ').next().unwrap();
            let is_plain = |c: char| c.is_ascii_alphanumeric() || "/-._~%*#".contains(c);
            assert!(path.chars().all(is_plain), "{kind}: {line}");
        }
    }
    let code = site.run(&["host", "cloudfront"]).fine().out;
    fs::write(site.at("function.js"), code).unwrap();
    let checked = Run::of(Command::new("node").arg("--check").arg(site.at("function.js")));
    assert_eq!(checked.code, 0, "{}", checked.err);
}

/// A manifest may be from another source: values that no build writes are not printed.
#[test]
fn a_manifest_with_other_values_is_refused() {
    let site = crate::hosts::site("");
    let manifest = site.at("dist/archipel-manifest.json");
    let text = fs::read_to_string(&manifest).unwrap();
    for (from, to) in [
        ("\"base_url\":\"https://site.example\"", "\"base_url\":\"https://a { } b\""),
        ("\"default_locale\":\"en\"", "\"default_locale\":\"en; return 200 x\""),
        ("\"segment\":\"de\"", "\"segment\":\"de { return 200 x; }\""),
        ("\"tag\":\"de\"", "\"tag\":\"de;\\n}\""),
        ("\"not_found\":\"nothing/index.html\"", "\"not_found\":\"../x\""),
        ("\"/de/was/here/\":", "\"/de {} /\\n/\":"),
        ("\"/de/was/here/\":", "\"//evil.example/\":"),
        (":\"/de/some/where/\"", ":\"//evil.example/\""),
        (":\"/de/some/where/\"", ":\"/de/$x { }\""),
        ("\"robots.txt\":", "\".archipel/state/x\":"),
        ("\"robots.txt\":", "\"../robots.txt\":"),
    ] {
        assert!(text.contains(from), "{from}");
        fs::write(&manifest, text.replacen(from, to, 1)).unwrap();
        for command in [&["host", "nginx"][..], &["publish", "./www", "--yes"]] {
            let run = site.run(command);
            assert_eq!(run.code, 2, "{to}: {}", run.out);
            assert!(run.err.contains("manifest"), "{to}: {}", run.err);
        }
    }
    assert!(!Path::new(&site.at("www")).exists());
}
