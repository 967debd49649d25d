//! Icons, which are rendered from one SVG.

use std::fs;
use std::path::Path;

use crate::site::{ROOT, Site};

const GUIDE: &str = "docs/locales/en/pages/guides/icons.md";

const ICON: &str = "-- assets/images/icon.svg\n<svg xmlns=\"http://www.w3.org/2000/svg\" \
    viewBox=\"0 0 8 8\"><path d=\"M0 0h8v8H0z\"/></svg>\n";

const FILES: [&str; 4] = ["favicon.ico", "apple-touch-icon.png", "icon-192.png", "icon-512.png"];

fn site() -> Site {
    let site = Site::new(ICON);
    let toml = fs::read_to_string(site.at("site.toml")).unwrap();
    let toml = toml.replace("https://site.example", "https://site.example/sub");
    fs::write(site.at("site.toml"), format!("icon = \"images/icon.svg\"\n{toml}")).unwrap();
    site
}

#[test]
fn icons_are_drawn_and_linked() {
    let site = site();
    site.build().fine();
    for name in FILES {
        assert!(site.at(&format!("dist/{name}")).is_file(), "{name}");
    }
    let page = site.page("de/index.html");
    for link in [
        "<link rel=\"icon\" href=\"/sub/favicon.ico\" sizes=\"32x32\">",
        "<link rel=\"icon\" type=\"image/svg+xml\" href=\"/sub/assets/images/icon.",
        "<link rel=\"apple-touch-icon\" href=\"/sub/apple-touch-icon.png\">",
    ] {
        assert!(page.contains(link), "{link}: {page}");
    }
    let first = fs::read(site.at("dist/icon-192.png")).unwrap();
    site.build().fine();
    assert_eq!(fs::read(site.at("dist/icon-192.png")).unwrap(), first);
}

#[test]
fn an_own_favicon_is_not_overwritten() {
    let site = site();
    site.edit("-- static/favicon.ico\nmine\n");
    let run = site.build();
    assert_eq!(run.code, 1, "{}", run.err);
    assert!(run.err.contains("favicon.ico"), "{}", run.err);
}

#[test]
fn the_manifest_of_the_guide_has_the_name_of_the_locale() {
    let site = site();
    let guide = fs::read_to_string(Path::new(ROOT).join(GUIDE)).unwrap();
    let (_, template) = guide.split_once("```json templates/files/site.webmanifest\n").unwrap();
    let template = template.split("```").next().unwrap();
    site.edit(&format!("-- templates/files/site.webmanifest\n{template}"));
    let (_, rule) = guide.split_once("[[files]]\n").unwrap();
    let rule = rule.split("```").next().unwrap();
    let toml = fs::read_to_string(site.at("site.toml")).unwrap();
    let toml = toml.replace("default_locale", "not_found = \"home\"\ndefault_locale");
    fs::write(site.at("site.toml"), format!("{toml}\n[[files]]\n{rule}")).unwrap();
    for (tag, name) in [("en", "Workshop"), ("de", "Werkstatt")] {
        let path = site.at(&format!("locales/{tag}/common.ftl"));
        let text = fs::read_to_string(&path).unwrap();
        fs::write(path, format!("{text}site-name = {name}\n")).unwrap();
    }
    site.build().fine();
    let manifest: serde_json::Value =
        serde_json::from_str(&site.page("de/site.webmanifest")).unwrap();
    assert_eq!(manifest["name"], "Werkstatt");
    assert_eq!(manifest["start_url"], "/sub/de/");
    for icon in manifest["icons"].as_array().unwrap() {
        let path = icon["src"].as_str().unwrap().strip_prefix("/sub/").unwrap();
        assert!(site.at(&format!("dist/{path}")).is_file(), "{path}");
    }
}
