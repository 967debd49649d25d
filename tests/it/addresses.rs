//! The paths of pages, and the languages announced to crawlers.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use archipel::build::pipeline::{BuildSession, Options, start};
use archipel::engine::source::Snapshot;

use crate::incremental::MemorySink;
use crate::site::{MORE, Site};

// ——— An incomplete language.

/// French falls back to English; it has half of the home page, and no file of the other page.
const FALLBACK: &str = "\
-- site.toml
base_url = \"https://site.example\"
name = \"Site\"
default_locale = \"en\"

[[locales]]
segment = \"en\"
tag = \"en\"
label = \"English\"

[[locales]]
segment = \"de\"
tag = \"de\"
label = \"Deutsch\"

[[locales]]
segment = \"fr\"
tag = \"fr\"
label = \"Français\"
fallback = \"en\"
-- content/pages/about.yaml
path: about
template: page.html
title: about-title
description: about-title
-- locales/en/pages/about.ftl
about-title = About us
-- locales/de/pages/about.ftl
about-title = Über uns
-- locales/fr/pages/about.ftl
about-title = À propos
-- locales/fr/pages/home.ftl
home-title = Bienvenue
";

#[test]
fn a_missing_message_is_lent_and_says_its_language() {
    let site = Site::new(FALLBACK);
    site.build().fine();
    let page = site.page("fr/index.html");
    assert!(page.contains("<html lang=\"fr\">"));
    assert!(page.contains("<h1>Bienvenue</h1>"));
    assert!(
        page.contains("<p><span lang=\"en\" dir=\"ltr\">One token costs 0.10 USD.</span></p>"),
        "lent words name their language: {page}"
    );
    assert!(
        page.contains(
            "<footer><span lang=\"en\" dir=\"ltr\">All prices without tax.</span></footer>"
        )
    );
}

#[test]
fn a_lent_message_is_a_plain_string_in_expressions() {
    let site = Site::new(FALLBACK);
    let footer = "<footer>{{ t(\"footer-note\") }}</footer>";
    let test = "{% set note = t(\"footer-note\") %}<footer>{{ note }}</footer>\n\
        <i title=\"{{ note }}\">{{ note | length }} {{ note == \"All prices without tax.\" }}</i>\n\
        {% macro twice(text) %}{{ text }} {{ text }}{% endmacro %}<b>{{ twice(note) }}</b>";
    site.replace("templates/layout.html", footer, test);
    site.build().fine();
    let page = site.page("fr/index.html");
    let lent = "<span lang=\"en\" dir=\"ltr\">All prices without tax.</span>";
    assert!(page.contains(&format!("<footer>{lent}</footer>")), "{page}");
    assert!(page.contains("<i title=\"All prices without tax.\">23 true</i>"), "{page}");
    // Adjacent borrowed texts are one text, so that their order is that of their language.
    let twice = lent.replace("tax.", "tax. All prices without tax.");
    assert!(page.contains(&format!("<b>{twice}</b>")), "{page}");
    assert!(site.page("en/index.html").contains(">23 true</i>"));
}

#[test]
fn a_page_that_is_not_translated_is_not_announced() {
    let site = Site::new(FALLBACK);
    site.build().fine();
    let home = site.page("fr/index.html");
    assert!(home.contains("<link rel=\"canonical\" href=\"https://site.example/en/\">"), "{home}");
    assert!(!home.contains("hreflang"), "{home}");
    for page in ["en/index.html", "de/index.html"] {
        assert!(!site.page(page).contains("hreflang=\"fr\""), "{page}");
    }
    // The page itself is translated, but its only content is the footer, which is not.
    assert!(!site.dist().contains_key("sitemap-fr.xml"));
    site.edit("-- locales/fr/common.ftl\nfooter-note = Prix hors taxes.\n");
    site.build().fine();
    let map = site.page("sitemap-fr.xml");
    assert!(!map.contains("<loc>https://site.example/fr/</loc>"), "{map}");
    assert!(map.contains("<loc>https://site.example/fr/about/</loc>"), "{map}");
    site.edit("-- locales/fr/pages/home.ftl\nhome-title = Bienvenue\nhome-lead = Un jeton coûte { $presale-price } USD.\n");
    site.build().fine();
    assert!(site.page("en/index.html").contains("hreflang=\"fr\""));
}

#[test]
fn a_page_may_borrow_a_share_of_its_words() {
    let words = "mot ".repeat(40) + "{ $presale-price }";
    let site = Site::new(FALLBACK);
    site.edit(&format!(
        "-- locales/fr/pages/home.ftl\nhome-title = Bienvenue\nhome-lead = {words}\n"
    ));
    // Four words of the footer are borrowed, of 47.
    let build = site.build().fine();
    assert!(
        build.err.contains(
            "fr: 1 of 2 pages are left out of hreflang, sitemap and search: too many of their \
             words are in en (max_borrowed_percent)\n           words in en: about 100 %, home 9 %\n           \
             shared messages in en: footer-note (locales/en/common.ftl)\n"
        ),
        "{}",
        build.err
    );
    assert!(site.page("en/index.html").contains("hreflang=\"fr\""));
    assert!(site.page("fr/index.html").contains("hreflang=\"fr\""));
    let alternate = "<i>{% for other in alternates %}{{ other.locale.tag }}{% if other.fallback is defined %}={{ other.fallback.tag }}{% endif %} {% endfor %}</i>\n{{ body }}";
    site.replace("templates/layout.html", "{{ body }}", alternate);
    site.replace(
        "site.toml",
        "default_locale = \"en\"\n",
        "default_locale = \"en\"\nmax_borrowed_percent = 5\n",
    );
    site.build().fine();
    let home = site.page("fr/index.html");
    assert!(!home.contains("hreflang="), "{home}");
    assert!(home.contains("<i>en de fr=en </i>"), "{home}");
    assert!(home.contains("rel=\"canonical\" href=\"https://site.example/en/\""), "{home}");
}

/// The home page has all texts of its own, and shows the title of a page that has none.
#[test]
fn the_words_of_a_list_are_counted() {
    let site = Site::new(FALLBACK);
    site.edit(
        "-- content/pages/news/first.yaml\npath: news/first\ntemplate: page.html\n\
        title: title\ndescription: title\n-- locales/en/pages/news/first.ftl\ntitle = First of all\n\
        -- locales/de/pages/news/first.ftl\ntitle = Zuerst\n\
        -- locales/fr/pages/home.ftl\nhome-title = Bienvenue\nhome-lead = Prix { $presale-price }\n\
        -- locales/fr/common.ftl\nfooter-note = Prix hors taxes.\n\
        -- locales/fr/pages/about.ftl\nabout-title = À propos\n",
    );
    let list = "{% for page in pages(folder=\"news\") %}{{ page.title }}{% endfor %}{{ body }}";
    site.replace("templates/layout.html", "{{ body }}", list);
    let build = site.build().fine();
    assert!(build.err.contains("words in en: about 50 %, home 30 %\n"), "{}", build.err);
}

#[test]
fn a_language_without_texts_has_no_translated_page() {
    let site = Site::new(FALLBACK);
    let locale =
        "\n[[locales]]\nsegment = \"fa\"\ntag = \"fa\"\nlabel = \"فارسی\"\nfallback = \"en\"\n";
    site.replace("site.toml", "fallback = \"en\"\n", &format!("fallback = \"en\"\n{locale}"));
    site.build().fine();
    assert!(!site.dist().contains_key("sitemap-fa.xml"));
    assert!(!site.page("en/about/index.html").contains("hreflang=\"fa\""));
    let page = site.page("fa/about/index.html");
    assert!(page.contains("rel=\"canonical\" href=\"https://site.example/en/about/\""), "{page}");
}

#[test]
fn a_page_and_a_file_know_the_language_that_they_count_as() {
    let site = Site::new(FALLBACK);
    let files = "not_found = \"home\"\n\n[[files]]\noutput = \"site.webmanifest\"\n\
        template = \"site.webmanifest\"\nper = \"locale\"\n\n[[locales]]\nsegment = \"en\"";
    site.replace("site.toml", "\n[[locales]]\nsegment = \"en\"", files);
    site.edit(
        "-- templates/site.webmanifest\n\
         {\"name\": {{ t(\"footer-note\") | tojson }}, \"lang\": {{ language.tag | tojson }}}\n",
    );
    let words = "<i>{{ language.tag }} {{ page.canonical }}</i>{{ body }}";
    site.replace("templates/layout.html", "{{ body }}", words);
    site.build().fine();
    let page = site.page("fr/index.html");
    assert!(page.contains("<i>en https://site.example/en/</i>"), "{page}");
    let url = |locale: &str| format!("\"og:url\" content=\"https://site.example/{locale}/\"");
    assert!(
        page.contains(&url("en")) && page.contains("\"og:locale\" content=\"en_US\""),
        "{page}"
    );
    let page = site.page("de/index.html");
    assert!(page.contains("<i>de https://site.example/de/</i>"), "{page}");
    assert!(page.contains(&url("de")), "{page}");
    let manifest = |locale: &str| site.page(&format!("{locale}/site.webmanifest"));
    assert!(manifest("fr").contains("without tax.\", \"lang\": \"en\"}"), "{}", manifest("fr"));
    assert!(manifest("de").contains("\"lang\": \"de\"}"), "{}", manifest("de"));
    site.edit(
        "-- locales/fr/common.ftl\nfooter-note = Prix hors taxes.\n\
         -- locales/fr/pages/home.ftl\nhome-title = Bienvenue\n\
         home-lead = Un jeton coûte { $presale-price } USD.\n",
    );
    site.build().fine();
    assert!(manifest("fr").contains("\"lang\": \"fr\"}"), "{}", manifest("fr"));
    let page = site.page("fr/index.html");
    assert!(page.contains("<i>fr https://site.example/fr/</i>"), "{page}");
    assert!(page.contains(&url("fr")), "{page}");
}

// ——— Addresses.

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
