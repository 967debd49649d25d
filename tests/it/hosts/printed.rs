//! The printed text, and the errors of the command when it can't print.

use std::fs;
use std::path::Path;

use expect_test::expect_file;
use serde_json::Value;

use crate::site::{ROOT, Site};

/// The kinds, and the endings of their files.
const KINDS: [(&str, &str); 11] = [
    ("nginx", "conf"),
    ("caddy", "Caddyfile"),
    ("redirects", "txt"),
    ("redirects-cloudflare", "txt"),
    ("headers", "txt"),
    ("github-pages", "yml"),
    ("gitlab-pages", "yml"),
    ("s3-website", "json"),
    ("cloudfront", "js"),
    ("cloudfront-headers", "json"),
    ("cloudfront-errors", "json"),
];

#[test]
fn the_printed_text_is_this() {
    let site = crate::hosts::site("");
    for (kind, ending) in KINDS {
        let found = site.run(&["host", kind, "--policies"]).fine().out;
        let file = Path::new(ROOT).join(format!("tests/hosts/{kind}.{ending}"));
        expect_file![file].assert_eq(&found);
        let again = site.run(&["host", kind, "--policies"]).fine().out;
        assert_eq!(again, found, "the same site, the same text");
    }
}

#[test]
fn policies_of_pages_are_sent_on_demand() {
    let site = crate::hosts::site("");
    for kind in ["nginx", "caddy", "cloudfront-headers"] {
        let printed = site.run(&["host", kind]).fine().out;
        assert!(printed.contains("frame-ancestors https://frame.example"), "{kind}");
        assert!(!printed.contains("script-src"), "{kind}");
    }
    let nginx = site.run(&["host", "nginx", "--policies"]).fine().out;
    assert!(nginx.contains("script-src 'self' 'sha256-"), "{nginx}");
}

#[test]
fn the_kinds_are_listed() {
    let site = Site::new("");
    let listed = site.run(&["host"]).fine().out;
    let names: Vec<&str> = listed.lines().map(|line| line.split(' ').next().unwrap()).collect();
    assert_eq!(names, KINDS.map(|(kind, _)| kind));
    site.run(&["host", "ngnix"])
        .says(2, "error: unknown host configuration `ngnix`; did you mean `nginx`?");
    site.run(&["host", "netlify"])
        .says(2, "error: unknown host configuration `netlify`; use one of `redirects`, `headers`");
}

#[test]
fn json_is_the_route_table() {
    let site = crate::hosts::site("");
    let table: Value = serde_json::from_str(&site.run(&["host", "--json"]).fine().out).unwrap();
    let rules = table["rules"].as_array().unwrap();
    let rule = |when: &str, path: &str| {
        let fits =
            |rule: &&Value| rule["when"] == when && (path.is_empty() || rule["path"] == path);
        rules.iter().find(fits).unwrap_or_else(|| panic!("no rule {when} {path}")).clone()
    };
    assert_eq!(rule("exact", "/")["location"], "/en/");
    assert_eq!(rule("below", "/de/")["file"], "/de/nothing/index.html");
    assert_eq!(rule("unknown-language", "")["status"], 302);
    assert_eq!(rule("missing-slash", "")["status"], 301);
    assert_eq!(rule("otherwise", "")["file"], "/404.html");
    assert_eq!(table["immutable"]["folders"][0], "/assets/");
    let same = site.run(&["host", "nginx", "--json"]).fine().out;
    assert_eq!(serde_json::from_str::<Value>(&same).unwrap(), table);
}

#[test]
fn what_is_printed_can_go_to_a_file() {
    let site = crate::hosts::site("");
    let printed = site.run(&["host", "nginx"]).fine().out;
    let run = site.run(&["host", "nginx", "--out", "site.conf"]).fine();
    assert_eq!(run.out, "");
    assert_eq!(fs::read_to_string(site.at("site.conf")).unwrap(), printed);
    let run = site.run(&["host", "nginx", "--out", "site.toml/hosts"]);
    assert_eq!(run.code, 2);
    assert!(run.err.starts_with("error: can't write `site.toml/hosts`"), "{}", run.err);
}

#[test]
fn a_site_without_security_has_its_routes() {
    let site = Site::new("");
    site.build().fine();
    for (kind, _) in KINDS {
        let run = site.run(&["host", kind]);
        if kind == "cloudfront-headers" {
            let words = "error: no headers to send; add [security] to site.toml";
            run.says(2, words);
            continue;
        }
        assert!(!run.fine().out.contains("Security-Policy"), "{kind}");
    }
}

#[test]
fn only_a_finished_site_is_described() {
    let site = Site::new("");
    site.run(&["host", "nginx"])
        .says(2, "error: there is no folder `./dist`; build the site first");
    site.build().fine();
    fs::write(site.at("dist/en/index.html"), "changed").unwrap();
    let run = site.run(&["host", "nginx"]);
    assert_eq!(run.code, 2);
    assert!(run.err.contains("was changed after it was built"), "{}", run.err);
    site.edit("-- site.toml\nname = 1\n");
    let run = site.run(&["host", "nginx"]);
    assert_eq!(run.code, 1);
    assert!(run.err.contains("site.toml:1:"), "{}", run.err);
}

#[test]
fn rules_are_counted_against_the_limits_of_the_host() {
    let site = crate::hosts::site("");
    let aliases: Vec<String> = (0..1100).map(|at| format!("old-{at}")).collect();
    let aliases = format!("aliases: [{}]", aliases.join(", "));
    site.replace("content/pages/deep.yaml", "aliases: [was/here, /2019/deep.html]", &aliases);
    for folder in 0..120 {
        site.edit(&format!("-- assets/icons/a{folder}.svg\n<svg/>\n-- static/f{folder}/x\n"));
        let link = format!("<a href=\"{{{{ asset('icons/a{folder}.svg') }}}}\">x</a>");
        let page = fs::read_to_string(site.at("templates/page.html")).unwrap();
        fs::write(site.at("templates/page.html"), page + &link).unwrap();
    }
    // An additional file, so that the folder does not contain only immutable files.
    site.edit("-- static/assets/icons/x.txt\nx\n");
    site.build().fine();
    let run = site.run(&["host", "redirects-cloudflare"]).fine();
    let rules = run.out.lines().filter(|line| line.starts_with('/')).count();
    assert_eq!(rules, 2000);
    assert!(run.err.contains("to 2000 rules") && run.err.contains("; 201 former"), "{}", run.err);
    let run = site.run(&["host", "headers"]).fine();
    let rules = run.out.lines().filter(|line| line.starts_with('/')).count();
    assert_eq!(rules, 100);
    assert!(run.err.contains("limits _headers to 100 rules; "), "{}", run.err);
    let run = site.run(&["host", "cloudfront"]).fine();
    assert!(run.out.len() <= 10 * 1024 && run.err.contains("2200 former URLs"), "{}", run.err);
    for folder in 120..1500 {
        site.edit(&format!("-- static/a-folder-beside-the-languages-{folder}/x\n"));
    }
    site.build().fine();
    for kind in ["nginx", "cloudfront"] {
        let run = site.run(&["host", kind]);
        assert_eq!(run.code, 2, "{kind}");
        assert!(run.err.contains("bytes") && run.err.contains("into one"), "{kind}: {}", run.err);
    }
}
