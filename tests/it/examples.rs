//! The sites in `examples/`: each is built without a diagnostic, and has the feature that it
//! demonstrates. `tests/browser/examples.test.mjs` opens their pages in a browser.

use std::fs;
use std::os::unix::fs::symlink;
use std::path::Path;

use crate::site::{ROOT, Site, copy};

/// The maximum number of files of an example.
const MAX_FILES: usize = 15;

const NAMES: [&str; 8] =
    ["blog", "chart", "events", "from-hugo", "gallery", "manual", "shop", "team"];

/// A copy of an example, without the results of builds.
fn example(name: &str) -> Site {
    let site = Site::bare("");
    copy(&Path::new(ROOT).join("examples").join(name), &site.root());
    for made in ["dist", ".archipel", "islands/node_modules"] {
        let _ = fs::remove_dir_all(site.at(made));
    }
    site
}

/// An example, built.
fn built(name: &str) -> Site {
    let site = example(name);
    if site.at("islands").exists() {
        // Instead of `npm ci`: the packages of this repository, which has the same versions.
        let ours = Path::new(ROOT).join("islands");
        for file in ["package.json", "package-lock.json"] {
            fs::copy(ours.join(file), site.at("islands").join(file)).unwrap();
        }
        symlink(ours.join("node_modules"), site.at("islands/node_modules")).unwrap();
        site.link_packages();
    }
    site.run(&["build", "--strict"]).fine();
    site
}

/// Asserts that a page contains all texts. Spaces that do not break count as ordinary ones.
#[track_caller]
fn shows(site: &Site, path: &str, texts: &[&str]) {
    let page = site.page(path).replace(['\u{a0}', '\u{202f}'], " ");
    for text in texts {
        assert!(page.contains(text), "`{text}` is not in {path}:\n{page}");
    }
}

#[test]
fn examples_are_small_and_the_documentation_has_each() {
    fn count(folder: &Path) -> usize {
        let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        entries.map(|path| if path.is_dir() { count(&path) } else { 1 }).sum()
    }
    let mut found: Vec<String> = fs::read_dir(Path::new(ROOT).join("examples"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    found.sort();
    assert_eq!(found, NAMES);
    let guide = Path::new(ROOT).join("docs/locales/en/pages/guides/examples.md");
    let guide = fs::read_to_string(guide).unwrap();
    for name in NAMES {
        let files = count(&example(name).root());
        assert!(files <= MAX_FILES, "examples/{name} has {files} files, {MAX_FILES} are allowed");
        let path = format!("`examples/{name}/`");
        assert!(guide.contains(&path), "{path} is not in the guide `examples`");
    }
}

#[test]
fn blog_has_a_feed_in_each_of_three_languages() {
    let site = built("blog");
    for (locale, title) in
        [("de", "Brot, das man vergisst"), ("ar", "خبز ننساه فينضج"), ("ja", "忘れておくパン")]
    {
        let feed = site.page(&format!("{locale}/feed.xml"));
        assert_eq!(feed.matches("<entry>").count(), 3, "{feed}");
        assert!(feed.contains(&format!("<title>{title}</title>")), "{feed}");
        let path = format!("{locale}/bread/index.html");
        shows(&site, &path, &[title, "hreflang=\"x-default\""]);
    }
    shows(&site, "ar/bread/index.html", &["<html lang=\"ar\" dir=\"rtl\">", "3 دقائق"]);
    shows(&site, "ja/index.html", &["2026年10月18日"]);
}

#[test]
fn chart_and_table_have_the_rows_of_the_csv_file() {
    let site = built("chart");
    let rows = fs::read_to_string(site.at("content/data/co2.csv")).unwrap().lines().count() - 1;
    let page = site.page("en/index.html");
    assert_eq!((page.matches("<circle").count(), page.matches("<th scope=\"row\">").count()), {
        (rows, rows)
    });
    shows(&site, "en/index.html", &["<td>427.35</td>", "In 2025 there were 427."]);
    let more = fs::read_to_string(site.at("content/data/co2.csv")).unwrap() + "2030,440.00\n";
    fs::write(site.at("content/data/co2.csv"), more).unwrap();
    site.run(&["build", "--strict"]).fine();
    shows(&site, "en/index.html", &["<td>440.00</td><td>+12.65</td>", "In 2030 there were 440."]);
}

#[test]
fn events_have_their_hour_in_each_zone() {
    let site = built("events");
    let english = [
        // Winter time in Lisbon, then summer time.
        "<dt>Lisbon</dt><dd>8:00 PM</dd>",
        "<dt>Lisbon</dt><dd>8:30 PM</dd>",
        "<dt>Tokyo</dt><dd><span>Mar 12, 2027</span> 5:00 AM</dd>",
        "<time datetime=\"2027-06-17T01:30Z\">Jun 16, 2027</time>",
        "Register until February 28, 2027.",
        "\"startDate\": \"2027-03-11T20:00Z\"",
    ];
    shows(&site, "en/index.html", &english);
    shows(&site, "pt/index.html", &["Tóquio</dt><dd><span>12 de mar. de 2027</span> 05:00</dd>"]);
}

#[test]
fn from_hugo_keeps_the_old_addresses() {
    let site = built("from-hugo");
    for old in ["2019/04/ebb", "post/ebb"] {
        shows(&site, &format!("{old}/index.html"), &["http-equiv=\"refresh\"", "/posts/ebb/"]);
    }
    shows(&site, "about/index.html", &["http-equiv=\"refresh\"", "/#about"]);
    let nginx = site.run(&["host", "nginx"]).fine().out;
    for rule in ["/2019/04/ebb", "/post/", "/about"] {
        assert!(nginx.contains(rule), "{nginx}");
    }
    let feed = site.page("index.xml");
    assert_eq!(feed.matches("<entry>").count(), 2, "{feed}");
    assert!(feed.contains("<id>https://coast.example/posts/ebb/</id>"), "{feed}");
}

#[test]
fn gallery_has_each_picture_in_several_sizes() {
    let site = built("gallery");
    let page = site.page("en/index.html");
    assert_eq!((page.matches("<picture>").count(), page.matches("loading=\"lazy\"").count()), {
        (6, 5)
    });
    let first = ["-480.", "-960.", "-1440.", "width=\"1440\" height=\"960\" alt=\"Seven grey"];
    shows(&site, "en/index.html", &first);
    shows(&site, "es/index.html", &["alt=\"Siete crestas grises"]);
}

#[test]
fn manual_is_written_from_the_right_with_code_from_the_left() {
    let site = built("manual");
    let texts = [
        "<html lang=\"fa\" dir=\"rtl\">",
        "<span>۲</span> نخستین اندازه‌گیری",
        "href=\"/problems/#not-found\"",
        "class=\"callout callout-note\"",
        "class=\"code-",
    ];
    shows(&site, "install/index.html", &texts);
    let css = fs::read_to_string(site.at("assets/css/main.css")).unwrap();
    assert!(css.contains("code,\npre {\n  direction: ltr;"), "{css}");
}

#[test]
fn shop_has_prices_in_three_currencies_and_an_island() {
    let site = built("shop");
    let english = ["<strong>$48.00</strong>", "€44.00 · ¥7,200", "1 piece: $1,250.00"];
    shows(&site, "en/index.html", &english);
    shows(&site, "fr/index.html", &["<strong>33,50 €</strong>", "1 pièce : 1 160,00 €"]);
    shows(&site, "ja/index.html", &["<strong>￥188,000</strong>", "1点：￥5,500"]);
    let page = site.page("en/index.html");
    assert_eq!(page.matches("<archipel-island name=\"quantity\"").count(), 3, "{page}");
    assert!(!page.contains("<form"), "nothing is sold");
    let packages = |folder: &str| {
        let path = Path::new(ROOT).join(folder).join("package.json");
        let text = fs::read_to_string(path).unwrap();
        serde_json::from_str::<serde_json::Value>(&text).unwrap()["dependencies"].clone()
    };
    let ours = packages("islands");
    for (name, version) in packages("examples/shop/islands").as_object().unwrap() {
        assert_eq!(Some(version), ours.get(name), "{name}");
    }
}

#[test]
fn team_has_a_page_of_each_person_in_two_languages() {
    let site = built("team");
    for person in ["ada", "omer", "noor", "tal"] {
        assert!(site.at(&format!("dist/en/team/{person}/index.html")).is_file(), "{person}");
        assert!(site.at(&format!("dist/he/tsevet/{person}/index.html")).is_file(), "{person}");
    }
    shows(&site, "en/team/noor/index.html", &["<title>Noor Khoury, Diver", "May 20, 2019"]);
    shows(&site, "he/tsevet/noor/index.html", &["dir=\"rtl\"", "נור ח׳ורי", "20 במאי 2019"]);
}
