//! Speculation rules, and the at-rule of view transitions.

use std::fs;

use crate::site::Site;

#[test]
fn prefetch_is_off_unless_it_is_set() {
    let site = Site::new(
        "-- assets/main.css\n@view-transition { navigation: auto }\nbody { color: red }\n",
    );
    let run = site.build().fine();
    assert!(!run.err.contains("warning"), "{}", run.err);
    assert!(!site.page("en/index.html").contains("speculationrules"));
    let css = site.dist().into_keys().find(|path| path.ends_with(".css")).unwrap();
    let css = site.page(&css);
    assert!(css.contains("@view-transition{navigation:auto}"), "{css}");
}

#[test]
fn prefetch_is_allowed_by_the_policy_and_stays_on_the_site() {
    let site = Site::new("");
    let toml = fs::read_to_string(site.at("site.toml")).unwrap();
    let toml = toml.replace("https://site.example", "https://site.example/sub");
    fs::write(site.at("site.toml"), format!("prefetch = true\n{toml}\n[security]\n")).unwrap();
    site.build().fine();
    let page = site.page("en/index.html");
    let (_, rest) = page.split_once("<script type=\"speculationrules\">").unwrap();
    let (rules, _) = rest.split_once("</script>").unwrap();
    let rules: serde_json::Value = serde_json::from_str(rules).unwrap();
    let pattern = rules["prefetch"][0]["where"]["and"][0]["href_matches"].as_str().unwrap();
    assert_eq!(pattern, "/sub/*");
    assert!(page.contains("script-src 'self' 'sha256-"), "{page}");
}
