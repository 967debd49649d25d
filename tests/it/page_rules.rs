//! `check --pages`: faults of finished pages, each found at its source.

mod faults;

use std::collections::{BTreeMap, BTreeSet};

use crate::page_rules::faults::{CLEAN, CONFIG, FAULTS, FILES, PAGE, PARTIAL, SHEET};
use crate::preview::Preview;
use crate::site::{Run, Site};

/// The site with these faults, and their places: file, line and rule.
fn seeded(faults: &[(&str, &str, &str)]) -> (Site, BTreeSet<(String, usize, String)>) {
    let (site, expected) = without_packages(faults);
    site.link_rule_packages();
    (site, expected)
}

/// Like [`seeded`], without html-validate.
fn without_packages(faults: &[(&str, &str, &str)]) -> (Site, BTreeSet<(String, usize, String)>) {
    let mut expected = BTreeSet::new();
    let mut text = CONFIG.to_owned();
    for (file, before, after) in FILES {
        let mut lines = before.to_owned();
        for (_, fault, rule) in faults.iter().filter(|(name, ..)| *name == file) {
            let line = lines.lines().count() + 1;
            expected.insert((file.to_owned(), line, (*rule).to_owned()));
            lines += &format!("{fault}\n");
        }
        text += &format!("-- {file}\n{lines}{after}");
    }
    // The German texts and the style sheet of the base site are not needed.
    let base = crate::site::files(crate::site::BASE);
    let site = Site::bare("");
    for (path, bytes) in base.iter().filter(|(path, _)| path.starts_with("content/")) {
        site.edit(&format!("-- {path}\n{}", String::from_utf8_lossy(bytes)));
    }
    for path in ["templates/data/presale.yaml", "templates/sections/hero.yaml"] {
        site.edit(&format!("-- {path}\n{}", String::from_utf8_lossy(&base[path])));
    }
    site.edit(&text);
    (site, expected)
}

/// The diagnostics of `check --pages`: the code, file, line and message of each.
fn check(site: &Site) -> (Run, Vec<serde_json::Value>) {
    let run = site.run(&["check", "--pages", "--all", "--json"]);
    let json: serde_json::Value = serde_json::from_str(&run.out).unwrap();
    let found = json["diagnostics"].as_array().unwrap().clone();
    (run, found)
}

/// The file, line and rule of each diagnostic.
fn located(found: &[serde_json::Value]) -> BTreeSet<(String, usize, String)> {
    let located = found.iter().map(|one| {
        let message = one["message"].as_str().unwrap();
        let rule = match one["code"].as_str() {
            Some("page-rule") => message.split('`').nth(1).unwrap().to_owned(),
            code => format!("{}: {message}", code.unwrap()),
        };
        let line = one["line"].as_u64().unwrap_or_default().try_into().unwrap();
        (one["file"].as_str().unwrap_or_default().to_owned(), line, rule)
    });
    located.collect()
}

/// The findings of a page in a preview.
fn findings(preview: &Preview, page: &str) -> serde_json::Value {
    let answer = preview.get(&format!("/@archipel/findings?path={page}"));
    serde_json::from_str(&answer.text()).unwrap()
}

#[test]
fn each_fault_of_a_page_is_found_at_its_line_and_nothing_else() {
    let (site, expected) = seeded(FAULTS);
    assert!(expected.len() >= 80, "{}", expected.len());
    let (run, found) = check(&site);
    assert_eq!(run.code, 0, "{}", run.err);
    let found = located(&found);
    let missing: Vec<_> = expected.difference(&found).collect();
    let besides: Vec<_> = found.difference(&expected).collect();
    assert!(missing.is_empty() && besides.is_empty(), "missing: {missing:#?}\n{besides:#?}");
    let preview = Preview::watching(&site);
    let shown = findings(&preview, "/en/");
    assert_eq!(located(shown["diagnostics"].as_array().unwrap()), expected, "in a preview");
}

#[test]
fn a_site_without_faults_is_clean() {
    let (site, _) = seeded(&CLEAN);
    let (run, found) = check(&site);
    assert_eq!((run.code, found.len()), (0, 0), "{found:#?}");
}

#[test]
fn text_with_its_language_and_valid_json_ld_are_clean() {
    let lines = [
        r#"<p lang="ja">Archipel, Rust, React, HTML, CSS, NPM と <b>東京</b></p>"#,
        r#"<p>ΔT, 10 µm, <code>東京</code>, <span translate="no">東京</span></p>"#,
        r#"<p lang="sr-Latn">Beograd je glavni i najveći grad</p> <i lang="zh-yue">東京</i>"#,
        r#"<script type="application/ld+json">{"@context":"https://schema.org","@type":"WebSite","potentialAction":{"@type":"SearchAction","target":"/?q={q}","query-input":"required name=q"}}</script>"#,
        r#"<script type="application/ld+json">[{"@context":"https://schema.org","@type":["Product","Book"],"isbn":"1","sku":"2","releaseDate":"2026-05","author":{"@type":"Role","author":"A","startDate":"2026"}}]</script>"#,
        r#"<script type="application/ld+json">{"@context":"https://www.w3.org/ns/activitystreams","@type":"Note","contnt":"A"}</script>"#,
        "<!-- [html-validate-disable-next valid-lang] -->",
        r#"<p lang="qq">A</p>"#,
        "<!-- [html-validate-disable-next heading-level] -->",
        "<p>A comment may disable a rule that is followed.</p>",
    ];
    let clean = lines.map(|line| (PARTIAL, line, ""));
    let (site, _) = seeded(&[&CLEAN[..], &clean].concat());
    let (run, found) = check(&site);
    assert_eq!((run.code, found.len()), (0, 0), "{found:#?}");
}

#[test]
fn a_misspelt_name_of_schema_org_can_be_corrected() {
    let fault = r#"<script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","headlin":"A"}</script>"#;
    let (site, _) = seeded(&[&CLEAN[..], &[(PARTIAL, fault, "")]].concat());
    let (_, found) = check(&site);
    assert_eq!(found[0]["hint"], "did you mean `headline`?", "{found:#?}");
    site.run(&["check", "--pages", "--fix"]).fine();
    assert_eq!(check(&site).1.len(), 0);
}

#[test]
fn a_fault_of_a_template_is_reported_once_with_its_pages() {
    let site = Site::new("");
    site.link_rule_packages();
    site.replace("templates/layout.html", "<footer>", "<button>A</button>\n<footer>");
    let (_, found) = check(&site);
    let places: BTreeMap<_, _> =
        found.iter().map(|one| (one["code"].as_str().unwrap(), &one["pages"])).collect();
    let both = serde_json::json!(["/de/", "/en/"]);
    assert_eq!(places["page-rule"], &both, "{found:#?}");
    assert_eq!(places["search-snippet"], &both, "no page has a description");
    assert_eq!(site.check().fine().out, "", "only with --pages");
}

#[test]
fn a_baseline_lists_broken_rules_and_other_checks_ignore_its_lines() {
    let fault = [(PAGE, "<button>A</button>", "no-implicit-button-type")];
    let (site, _) = seeded(&[&CLEAN[..], &fault].concat());
    assert_eq!(check(&site).1.len(), 1);
    site.run(&["check", "--pages", "--write-baseline"]).fine();
    assert_eq!(check(&site).1.len(), 0);
    let plain = site.check().fine();
    assert!(!plain.err.contains("stale-baseline"), "{}", plain.err);
    site.replace(PAGE, "<button>", "<button type=\"button\">");
    assert_eq!(check(&site).1[0]["code"], "stale-baseline");
}

#[test]
fn titles_and_descriptions_that_results_cut_or_that_are_doubled_are_reported() {
    let wide = "word ".repeat(40);
    let (site, _) = seeded(&CLEAN);
    site.edit(&format!(
        "-- content/pages/other.yaml\npath: other\ntemplate: other.html\ntitle: home-title\n\
         description: wide\n-- locales/en/pages/other.ftl\nhome-title = Welcome\nwide = {wide}\n\
         -- templates/other.html\n<h2>A</h2>\n"
    ));
    let (_, found) = check(&site);
    let said: Vec<_> =
        found.iter().map(|one| (&one["file"], &one["line"], &one["message"])).collect();
    let file = serde_json::json!("locales/en/pages/other.ftl");
    let [(first, one, doubled), (second, two, cut)] = &said[..] else { panic!("{found:#?}") };
    assert_eq!((*first, *second), (&file, &file));
    assert_eq!((one.as_u64(), two.as_u64()), (Some(1), Some(2)));
    assert_eq!(*doubled, "the title is also that of the page `home`");
    assert_eq!(*cut, "the description is 199 Latin letters wide, and results cut it after 160");
}

#[test]
fn a_preview_lists_the_rules_that_a_page_breaks_at_their_lines() {
    let faults = [(PAGE, "<button>A</button>", "no-implicit-button-type")];
    let (site, _) = seeded(&[&CLEAN[..], &faults].concat());
    let preview = Preview::watching(&site);
    let findings = |page: &str| findings(&preview, page);
    let found = findings("/en/");
    assert_eq!(found["diagnostics"].as_array().map(Vec::len), Some(1), "{found:#}");
    assert_eq!(found["diagnostics"][0]["file"], PAGE);
    assert_eq!(found, findings("/en/"), "the result is kept");
    site.replace(PAGE, "<button>", "{# A line. #}\n<button>");
    let line = &found["diagnostics"][0]["line"];
    let is_moved = || findings("/en/")["diagnostics"][0]["line"] != *line;
    preview.until("a line before it moves it, although the page is the same", is_moved);
    site.replace(PAGE, "<button>", "<button type=\"button\">");
    preview.shows("/en/", "type=\"button\"");
    assert_eq!(findings("/en/")["diagnostics"], serde_json::json!([]));
    let none = serde_json::json!({ "diagnostics": [], "notice": null });
    assert_eq!(findings("/absent/"), none);
}

#[test]
fn a_preview_without_the_packages_says_so_once() {
    let site = Site::new("");
    let preview = Preview::with(&site, &[]);
    let notice = || -> serde_json::Value {
        let answer = preview.get("/@archipel/findings?path=/en/").text();
        serde_json::from_str::<serde_json::Value>(&answer).unwrap()["notice"].clone()
    };
    let words = "the page is not checked by html-validate: run `archipel check --pages` once, \
                 which installs html-validate";
    assert_eq!(notice(), words);
    assert_eq!(notice(), serde_json::Value::Null);
}

#[test]
fn a_preview_compares_titles_and_colours_also_without_the_packages() {
    let (site, _) = without_packages(&CLEAN);
    let other = "-- content/pages/other.yaml\npath: other\ntemplate: other.html\n\
                 title: home-title\ndescription: words\n-- locales/en/pages/other.ftl\n\
                 home-title = Other\nwords = Words\n\
                 -- templates/other.html\n<h2>A</h2>\n";
    site.edit(other);
    let preview = Preview::watching(&site);
    let codes = |page: &str| -> Vec<String> {
        let found = findings(&preview, page);
        let all = found["diagnostics"].as_array().unwrap().iter();
        all.map(|one| format!("{}:{}", one["code"].as_str().unwrap(), one["file"])).collect()
    };
    preview.shows("/en/other/", "<title>Other");
    assert_eq!(codes("/en/other/"), codes("/en/"), "both are clean");
    site.replace("locales/en/pages/other.ftl", "Other", "Welcome");
    let doubled = ["search-snippet:\"locales/en/pages/other.ftl\""];
    preview.until("it has the title of another page", || codes("/en/other/") == doubled);
    assert!(codes("/en/").is_empty(), "not on the page that was first");
    site.edit(&format!("-- {SHEET}\n.a {{ color: #888; background: #fff }}\n"));
    let sheet = format!("page-rule:\"{SHEET}\"");
    preview.until("a sheet is one of every page", || codes("/en/").contains(&sheet));
}

fn read(site: &Site) -> String {
    std::fs::read_to_string(site.at(PAGE)).unwrap()
}

#[test]
fn certain_corrections_of_pages_are_applied_and_no_others() {
    let lines = [
        ("<form><button>Go</button></form>", "<form><button type=\"submit\">Go</button></form>"),
        (r#"<button id="b">A</button>"#, r#"<button id="b">A</button>"#),
        (
            r#"<label for="n">É <input type="text" id="n"></label>"#,
            r#"<label>É <input type="text" id="n"></label>"#,
        ),
        (r#"<p title="É" lang="pt_BR">A</p>"#, r#"<p title="É" lang="pt-BR">A</p>"#),
        (r#"<button type="submti">A</button>"#, r#"<button type="submit">A</button>"#),
        (r#"<img src="https://a.example/x.png">"#, r#"<img src="https://a.example/x.png">"#),
    ];
    let faults: Vec<_> = lines.iter().map(|(fault, _)| (PAGE, *fault, "")).collect();
    let (site, _) = seeded(&[&CLEAN[..], &faults].concat());
    let shown = site.run(&["check", "--pages", "--fix", "--dry-run"]);
    assert!(shown.out.contains("+<form><button type=\"submit\">"), "{}", shown.out);
    assert!(read(&site).contains("<form><button>Go"), "only shown");
    site.run(&["check", "--pages", "--fix"]);
    let text = read(&site);
    for (_, line) in lines {
        assert!(text.lines().any(|it| it == line), "{line}:\n{text}");
    }
    // Without a form, no page has the button in one.
    site.replace(PAGE, "<form><button type=\"submit\">Go</button></form>\n", "");
    site.run(&["check", "--pages", "--fix"]);
    assert!(read(&site).contains(r#"<button type="button" id="b">A</button>"#));
}
