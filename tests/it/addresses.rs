//! The addresses of pages, and those that are announced to crawlers.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use archipel::build::pipeline::{BuildSession, Options, start};
use archipel::engine::source::Snapshot;

use crate::borrowed::FALLBACK;
use crate::incremental::MemorySink;
use crate::site::{MORE, Site};

/// The values of an attribute in a text, in order.
fn values<'a>(text: &'a str, start: &str) -> Vec<&'a str> {
    text.match_indices(start)
        .map(|(at, _)| text[at + start.len()..].split('"').next().unwrap())
        .collect()
}

/// For every page: each of its alternates names the same set of alternates, itself among them.
#[test]
fn alternates_are_complete_and_mutual() {
    let site = Site::new(&format!("{FALLBACK}{MORE}"));
    site.build().fine();
    let mut sets: BTreeMap<String, BTreeSet<(String, String)>> = BTreeMap::new();
    for path in site.dist().keys().filter(|path| path.ends_with("/index.html")) {
        let html = site.page(path);
        let tags = values(&html, "rel=\"alternate\" hreflang=\"");
        let set = tags.iter().map(|tag| {
            let start = format!("hreflang=\"{tag}\" href=\"");
            ((*tag).to_owned(), values(&html, &start)[0].to_owned())
        });
        let url = format!("https://site.example/{}", path.trim_end_matches("index.html"));
        sets.insert(url, set.collect());
    }
    for (url, set) in sets.iter().filter(|(_, set)| !set.is_empty()) {
        assert!(set.iter().any(|(_, other)| other == url), "{url} does not name itself");
        assert!(set.iter().any(|(tag, _)| tag == "x-default"), "{url} has no default");
        for (tag, other) in set {
            assert_eq!(sets.get(other), Some(set), "{url} names {other} as {tag}");
        }
    }
    let told: BTreeSet<&String> =
        sets.iter().filter(|(_, set)| !set.is_empty()).map(|(url, _)| url).collect();
    let mut mapped = BTreeSet::new();
    // No page is in French: the footer is not.
    for locale in ["en", "de"] {
        let map = site.page(&format!("sitemap-{locale}.xml"));
        for entry in map.split("<url>").skip(1) {
            let url = entry.split("<loc>").nth(1).unwrap().split("</loc>").next().unwrap();
            let set: BTreeSet<(String, String)> = values(entry, "hreflang=\"")
                .iter()
                .map(|tag| {
                    let start = format!("hreflang=\"{tag}\" href=\"");
                    ((*tag).to_owned(), values(entry, &start)[0].to_owned())
                })
                .collect();
            assert_eq!(sets.get(url), Some(&set), "the sitemap and the page {url} differ");
            mapped.insert(url.to_owned());
        }
    }
    assert_eq!(mapped.iter().collect::<BTreeSet<_>>(), told, "the sitemaps list what is announced");
}

#[test]
fn hidden_pages_are_not_announced() {
    let site = Site::new(MORE);
    site.build().fine();
    let page = site.page("de/secret/index.html");
    assert!(page.contains("<meta name=\"robots\" content=\"noindex\">"), "{page}");
    assert!(!page.contains("rel=\"alternate\""));
    assert!(!site.page("sitemap-de.xml").contains("secret"));
}

#[test]
fn the_front_door_leads_to_the_default_language() {
    let site = Site::new("");
    site.build().fine();
    let page = site.page("index.html");
    let script = "<script>const a = document.links[0]; a.search ||= location.search; \
        a.hash ||= location.hash; location.replace(a)</script>";
    let refresh = "<noscript><meta http-equiv=\"refresh\" content=\"0; url=/en/\"></noscript>";
    assert!(page.contains(script) && page.contains(refresh), "{page}");
    assert!(page.contains("<a href=\"/en/\">"), "{page}");
    assert!(page.contains("<link rel=\"canonical\" href=\"https://site.example/en/\">"), "{page}");
    assert_eq!(
        site.page("robots.txt"),
        "User-agent: *\nAllow: /\n\nSitemap: https://site.example/sitemap.xml\n"
    );
    let index = site.page("sitemap.xml");
    for locale in ["en", "de"] {
        let line = format!("<loc>https://site.example/sitemap-{locale}.xml</loc>");
        assert!(index.contains(&line), "{index}");
    }
}

#[test]
fn an_unknown_address_is_answered_in_every_language() {
    let site = Site::new(NOT_FOUND);
    site.build().fine();
    assert_eq!(
        site.page("404.html"),
        "<p>Lost <a href=\"/en/\">en</a></p><p>Verirrt <a href=\"/de/\">de</a></p>"
    );
    assert!(site.page("en/404.html").contains("<title>Lost</title>"));
    let german = site.page("de/404.html");
    assert!(german.contains("<title>Verirrt</title>"));
    assert!(german.contains("<meta name=\"robots\" content=\"noindex\">"));
    assert!(!site.page("sitemap-de.xml").contains("404"));
    assert_eq!(site.page("de/site.webmanifest"), "{\"name\": \"Verirrt\"}");
}

#[test]
fn what_a_build_was_made_of_goes_with_it() {
    let site = Site::new(NOT_FOUND);
    let snapshot = Arc::new(Snapshot::scan(&site.root()));
    let (options, mut session, sink) =
        (Options::default(), BuildSession::new(), MemorySink::default());
    let started = start(&snapshot, &options, &mut session, &sink, &()).unwrap();
    let loaded = Arc::downgrade(started.site().unwrap());
    let built = started.finish(&|| false).unwrap().unwrap();
    assert!(!built.report.has_errors());
    assert!(loaded.upgrade().is_none());
}

const NOT_FOUND: &str = "\
-- site.toml
base_url = \"https://site.example\"
name = \"Site\"
default_locale = \"en\"
not_found = \"lost\"

[[locales]]
segment = \"en\"
tag = \"en\"
label = \"English\"

[[locales]]
segment = \"de\"
tag = \"de\"
label = \"Deutsch\"

[[files]]
output = \"404.html\"
template = \"404.html\"
per = \"site\"

[[files]]
output = \"site.webmanifest\"
template = \"site.webmanifest\"
per = \"locale\"
-- content/pages/lost.yaml
path: 404.html
template: page.html
title: lost-title
description: lost-title
index: false
-- locales/en/pages/lost.ftl
lost-title = Lost
-- locales/de/pages/lost.ftl
lost-title = Verirrt
-- templates/404.html
{% for edition in editions -%}
<p>{{ edition.t(\"lost-title\") }} <a href=\"{{ edition.url(\"home\") }}\">{{ edition.locale.segment }}</a></p>
{%- endfor %}
-- templates/site.webmanifest
{\"name\": {{ t(\"lost-title\") }}}
";

#[test]
fn a_site_is_built_for_another_address() {
    let site = Site::new("");
    site.run(&["build", "--base-url", "https://preview.example/branch"]).fine();
    let page = site.page("en/index.html");
    assert!(page.contains("<link rel=\"canonical\" href=\"https://preview.example/branch/en/\">"));
    assert!(page.contains("href=\"/branch/assets/main."), "{page}");
    assert!(!page.contains("site.example"));
    let run = site.run(&["build", "--base-url", "https://preview.example/?branch=1"]);
    assert_eq!(run.code, 2);
    let expected =
        "error: --base-url: `https://preview.example/?branch=1` can't be the base of URLs";
    assert!(run.err.starts_with(expected), "{}", run.err);
}

#[test]
fn a_site_lives_below_a_path() {
    let site = Site::new(NOT_FOUND);
    site.replace("site.toml", "https://site.example", "https://site.example/docs/v1/");
    site.build().fine();
    assert!(site.page("index.html").contains("url=/docs/v1/en/"));
    assert!(site.page("404.html").contains("<a href=\"/docs/v1/de/\">"));
    assert!(site.page("sitemap.xml").contains("https://site.example/docs/v1/sitemap-de.xml"));
    let page = site.page("de/index.html");
    assert!(page.contains("href=\"https://site.example/docs/v1/en/\""), "{page}");
    let local = page.match_indices("=\"/").count();
    assert_eq!(local, page.matches("=\"/docs/v1/").count(), "every address is below: {page}");
    for link in values(&page, "href=\"/docs/v1/") {
        assert!(site.at("dist").join(link).exists(), "{link} leads to a file");
    }
}

// ——— Links in messages.

#[test]
fn links_in_messages_lead_to_pages_files_and_anchors() {
    let site = Site::new(MORE);
    site.edit(
        "-- locales/en/common.ftl\nfooter-note = All prices without tax.\n\
         links = <a href=\"page:terms\">a</a> <a href=\"asset:main.css\">b</a> \
         <a href=\"#top\">c</a> <a href=\"page:home#top\">d</a> <a href=\"{ $to }\">e</a>\n\
         -- locales/de/common.ftl\nfooter-note = Alle Preise ohne Steuern.\n\
         links = <a href=\"page:terms\">{ $to }</a>\n\
         -- templates/sections/hero.html\n<h1 id=\"top\">{{ t(section.title) }}</h1>\n\
         <p>{{ t(section.lead) }} {{ rich(\"links\", to=url(\"terms\")) }}</p>\n",
    );
    site.build().fine();
    let page = site.page("en/index.html");
    for link in ["/en/terms/\">a", "/assets/main.", "#top\">c", "/en/#top\">d", "/en/terms/\">e"] {
        assert!(page.contains(&format!("<a href=\"{link}")), "{link}: {page}");
    }
    assert!(site.page("de/index.html").contains("<a href=\"/de/terms/\">/de/terms/</a>"));
    site.replace("locales/en/common.ftl", "page:home#top", "page:home#tip");
    site.build().mentions(1, "locales/en/common.ftl:2:");
}

// ——— Addresses in finished pages.

/// A site below a path, whose home page prints the addresses of a data file.
fn with_links(links: &[&str]) -> Site {
    let links: String = links.iter().map(|link| format!("  - \"{link}\"\n")).collect();
    Site::new(&format!(
        "-- site.toml\nbase_url = \"https://site.example/sub\"\nname = \"Site\"\n\
         default_locale = \"en\"\n\n[[locales]]\nsegment = \"en\"\ntag = \"en\"\n\
         label = \"English\"\n\n[[locales]]\nsegment = \"de\"\ntag = \"de\"\nlabel = \"Deutsch\"\n\n\
         [[redirects]]\nfrom = \"/blog/*\"\nto = \"/en/*\"\n\n\
         [[redirects]]\nfrom = \"/gone\"\nto = \"page:home\"\n\
         -- content/pages/home.yaml\npath: \"\"\ntemplate: page.html\ntitle: home-title\n\
         description: home-lead\naliases: [old]\n\
         -- static/a b.pdf\nx\n\
         -- content/data/links.yaml\nall:\n{links}\
         -- templates/data/links.yaml\nall: [text]\n\
         -- templates/page.html\n<h1 id=\"top-1\">{{{{ t(\"home-title\") }}}}</h1>\n\
         {{{{ t(\"home-lead\") }}}}\n\
         {{% for link in data.links.all %}}<a href=\"{{{{ link }}}}\">a</a>\n{{% endfor %}}\n"
    ))
}

#[test]
fn addresses_of_the_site_and_of_others_are_accepted() {
    let site = with_links(&[
        "/sub/",
        "/sub",
        "/sub/en/",
        "/sub/de",
        "/sub/en/index.html",
        "/sub/en/old/",
        "/sub/gone/",
        "/sub/blog/",
        "/sub/a%20b.pdf?v=1#page=2",
        "/other/",
        "https://site.example/sub/en/#top-1",
        "//site.example/sub/de/",
        "https://site.example/",
        "https://other.example/x",
        "../de/",
        "?q=1",
        "#",
        "#top",
        "#top-1",
        "#:~:text=a",
        "mailto:a@b.example",
    ]);
    site.run(&["check"]).fine();
}

#[test]
fn addresses_without_a_target_are_reported_where_data_has_them() {
    let dead = [
        "/sub/nope/",
        "/sub/nope.pdf",
        "/sub/a b.pd",
        "/sub/a%20b.pdf/",
        "/sub/50%.pdf",
        "https://site.example/sub/nope",
        "//site.example/sub/nope/x",
        "nope.jpg",
        "../nope/",
        "#nope",
        "/sub/de/#nope-1",
    ];
    let site = with_links(&dead);
    let run = site.run(&["check"]);
    let places = run.err.lines().filter(|line| line.contains("--> content/data/links.yaml:"));
    assert_eq!((run.code, places.count()), (1, dead.len()), "{}", run.err);
    // Another program may serve them.
    let levels = "unknown-file,unknown-anchor";
    site.run(&["check", "--allow", levels]).fine();
}
