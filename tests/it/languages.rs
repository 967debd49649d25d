//! Pages in some of the languages, localized paths, redirects of former paths, and a default
//! language without a segment.

use std::fs;

use crate::site::Site;

/// A page only in English with one below it, one with a different path in German, and one only in
/// German.
const SOME: &str = "\
-- content/pages/press.yaml
path: press
locales: [en]
template: page.html
title: press-title
description: press-title
-- locales/en/pages/press.ftl
press-title = Press
-- content/pages/kit.yaml
path: press/kit
locales: [en]
template: page.html
title: press-title
description: press-title
-- locales/en/pages/kit.ftl
press-title = Press kit
-- content/pages/about.yaml
path: { en: about, de: ueber-uns }
aliases: [who-we-are, /2019/about.html, /de/wir]
template: page.html
title: about-title
description: about-title
-- locales/en/pages/about.ftl
about-title = About us
-- locales/de/pages/about.ftl
about-title = Über uns
-- content/pages/imprint.yaml
path: impressum
locales: [de]
template: page.html
title: imprint-title
description: imprint-title
-- locales/de/pages/imprint.ftl
imprint-title = Impressum
-- templates/page.html
<h1>{{ page.title }}</h1>
{% for to in [\"press\", \"about\", \"imprint\"] %}<a href=\"{{ url(to) }}\">{{ to }}</a>{% endfor %}
<b>{{ url(\"about\", absolute=true) }} {{ locale.base_url }}/feed.xml {{ locale.base_path }}/feed.xml</b>
<ul>{% for other in alternates %}<li>{{ other.locale.tag }} {{ other.url }} {{ other.exists }}{% endfor %}</ul>
-- templates/layout.html
<!doctype html>
<html lang=\"{{ locale.tag }}\"><head>{{ head() }}<link rel=\"stylesheet\" href=\"{{ asset(\"main.css\") }}\"></head>
<body>{{ body }}{{ t(\"footer-note\") }}</body></html>
";

#[test]
fn a_page_is_only_in_its_languages() {
    let site = Site::new(SOME);
    site.build().fine();
    let files = site.dist();
    for (file, is_there) in [
        ("en/press/index.html", true),
        ("de/press/index.html", false),
        ("de/impressum/index.html", true),
        ("en/impressum/index.html", false),
        ("de/ueber-uns/index.html", true),
        ("de/about/index.html", false),
    ] {
        assert_eq!(files.contains_key(file), is_there, "{file}");
    }
    let kit = site.page("en/press/kit/index.html");
    assert!(!kit.contains("hreflang=\"de\"") && kit.contains("hreflang=\"x-default\""), "{kit}");
    assert!(kit.contains("<li>en /en/press/kit/ true<li>de /de/ false"), "{kit}");
    let imprint = site.page("de/impressum/index.html");
    let first = "hreflang=\"x-default\" href=\"https://site.example/de/impressum/\"";
    assert!(imprint.contains(first), "{imprint}");
    let sitemap = site.page("sitemap-de.xml");
    assert!(sitemap.contains("/de/impressum/") && !sitemap.contains("/press/"), "{sitemap}");
}

#[test]
fn a_link_leads_to_the_nearest_language() {
    let site = Site::new(SOME);
    site.build().fine();
    let home = site.page("de/index.html");
    for link in ["/en/press/", "/de/ueber-uns/", "/de/impressum/"] {
        assert!(home.contains(&format!("<a href=\"{link}\">")), "{link}: {home}");
    }
    assert!(site.page("en/index.html").contains("<a href=\"/de/impressum/\">"));
    let own =
        "<b>https://site.example/de/ueber-uns/ https://site.example/de/feed.xml /de/feed.xml</b>";
    assert!(home.contains(own), "{home}");
    let about = site.page("de/ueber-uns/index.html");
    let english = "hreflang=\"en\" href=\"https://site.example/en/about/\"";
    assert!(about.contains(english), "{about}");
}

#[test]
fn texts_in_a_language_that_a_page_is_not_in_are_told() {
    let site = Site::new(&format!("{SOME}-- locales/de/pages/press.ftl\npress-title = Presse\n"));
    let told = site.check().err;
    let hint = "add `de` to `locales:` of the page `press`";
    assert!(told.contains("locales/de/pages/press.ftl") && told.contains(hint), "{told}");
}

#[test]
fn a_former_address_leads_to_the_page() {
    let site = Site::new(SOME);
    site.build().fine();
    for (file, to) in [
        ("en/who-we-are/index.html", "/en/about/"),
        ("de/who-we-are/index.html", "/de/ueber-uns/"),
        ("2019/about.html", "/en/about/"),
        ("de/wir/index.html", "/de/ueber-uns/"),
    ] {
        let page = site.page(file);
        assert!(page.contains(&format!("content=\"0; url={to}\"")), "{file}: {page}");
        assert!(page.contains(&format!("<a href=\"{to}\">")), "{file}: {page}");
    }
    assert!(!site.page("sitemap-en.xml").contains("who-we-are"));
}

#[test]
fn the_default_language_may_have_no_segment() {
    let site = Site::new(SOME);
    site.replace("site.toml", "segment = \"en\"", "segment = \"\"");
    site.build().fine();
    let home = site.page("index.html");
    assert!(home.contains("<link rel=\"canonical\" href=\"https://site.example/\">"), "{home}");
    let own = "<b>https://site.example/about/ https://site.example/feed.xml /feed.xml</b>";
    assert!(home.contains(own), "{home}");
    assert!(home.contains("<a href=\"/press/\">") && home.contains("<li>de /de/ true"), "{home}");
    assert!(site.page("press/kit/index.html").contains("<h1>Press kit</h1>"));
    assert!(site.page("de/index.html").contains("<a href=\"/press/\">"));
    assert!(site.page("who-we-are/index.html").contains("content=\"0; url=/about/\""));
    assert!(site.page("sitemap-en.xml").contains("<loc>https://site.example/press/</loc>"));
    let explained = site.run(&["explain", "/press/kit/"]).fine().out;
    assert!(explained.contains("the page `kit` in `en`"), "{explained}");
    for name in ["kit", "content/pages/kit.yaml"] {
        let explained = site.run(&["explain", name]).fine().out;
        assert!(explained.contains("the page `kit` in `en`"), "{name}: {explained}");
    }
    let explained = site.run(&["explain", "/"]).fine().out;
    assert!(explained.contains("the page `home` in `en`"), "{explained}");
}

#[test]
fn only_the_default_language_may_have_no_segment() {
    let site = Site::new(SOME);
    site.replace("site.toml", "segment = \"de\"", "segment = \"\"");
    let told = site.check().err;
    assert!(told.contains("`de` has no segment and is not the default locale"), "{told}");
}

#[test]
fn moments_are_in_the_time_zone_of_the_site() {
    let site = Site::new(
        "\
-- templates/data/presale.yaml
price: { value: number, unit: text }
opens: datetime
-- content/data/presale.yaml
price: { value: \"0.10\", unit: USD }
opens: 2026-11-29T03:30Z
-- templates/sections/hero.html
<h1>{{ t(section.title) }}</h1>
<p>{{ t(section.lead) }}|{{ date(data.presale.opens) }}|{{ date(\"2026-11-29\") }}</p>
",
    );
    for tag in ["en", "de"] {
        let lead = "home-title = A\nhome-lead = { DATETIME($presale-opens) }, \
                    { DATETIME($presale-opens, timeStyle: \"short\") }, \
                    { DATETIME($presale-opens, timeStyle: \"short\", timeZone: \"UTC\") }\n";
        site.edit(&format!("-- locales/{tag}/pages/home.ftl\n{lead}"));
    }
    site.build().fine();
    let page = site.page("en/index.html");
    assert!(page.contains("<p>November 29, 2026, 3:30 AM, 3:30 AM|"), "{page}");
    site.replace("site.toml", "name =", "time_zone = \"America/New_York\"\nname =");
    site.build().fine();
    let page = site.page("en/index.html");
    let times = "<p>November 28, 2026, 10:30 PM, 3:30 AM|\
                 November 28, 2026|November 29, 2026</p>";
    assert!(page.contains(times), "{page}");
    site.replace("site.toml", "New_York", "New_Yorck");
    let run = site.check();
    assert!(run.err.contains("did you mean `America/New_York`?"), "{}", run.err);
    assert!(run.err.contains("site.toml:2"), "{}", run.err);
}

#[test]
fn a_locale_uses_the_terms_of_its_fallback() {
    let site = Site::new("");
    site.edit("-- locales/en/terms.ftl\n-brand = Lampada\n-maker = Ada\n");
    site.edit("-- locales/de/terms.ftl\n-maker = Adalbert\n");
    for (tag, by) in [("en", "by"), ("de", "von")] {
        let note = format!("footer-note = {{ -brand }} {by} {{ -maker }}\n");
        site.edit(&format!("-- locales/{tag}/common.ftl\n{note}"));
    }
    let run = site.check();
    assert!(run.err.contains("there is no term `-brand`"), "{}", run.err);
    site.replace("site.toml", "\"Deutsch\"", "\"Deutsch\"\nfallback = \"en\"");
    site.build().fine();
    let page = site.page("de/index.html");
    let brand = "<span lang=\"en\" dir=\"ltr\">Lampada</span>";
    assert!(page.contains(&format!("{brand} von Adalbert")), "{page}");
    assert!(site.page("en/index.html").contains("Lampada by Ada<"));
    // The terms of a file that can't be read are unknown.
    site.replace("locales/en/terms.ftl", "-brand", "<<<<<<< HEAD\n-brand");
    let run = site.check();
    assert!(
        run.err.contains("merge-conflict") && run.err.contains("failed: 1 error"),
        "{}",
        run.err
    );
}

#[test]
fn a_term_may_be_written_out_in_another_case() {
    for (written, is_wrong) in [("Marque", false), ("marque", true), ("Logo", true)] {
        let site = Site::new("-- locales/en/names.ftl\n-mark = brand\n");
        site.edit(&format!(
            "-- locales/de/names.ftl\n-mark = marque\n\
             -- locales/en/pages/home.ftl\nhome-title = Our {{ -mark }}\nhome-lead = a\n\
             -- locales/de/pages/home.ftl\nhome-title = {written} von uns\nhome-lead = b\n"
        ));
        let run = site.check().fine();
        assert_eq!(run.err.contains("missing-term"), is_wrong, "{written}: {}", run.err);
    }
}

#[test]
fn a_reference_is_to_the_message_of_the_fallback() {
    let site = Site::new("");
    append(&site, "locales/en/common.ftl", "years = ten years of { $presale-price }\n");
    append(&site, "locales/en/pages/home.ftl", "own = in { years }\nhome-more = { own }\n");
    append(&site, "locales/de/pages/home.ftl", "home-more = Seit { years }, { own }\n");
    let more = "<p title=\"{{ t(\"home-more\") }}\">{{ t(\"home-more\") }}";
    site.replace("templates/sections/hero.html", "<p>", more);
    let run = site.check();
    assert!(run.err.contains("there is no message `years`"), "{}", run.err);
    site.replace("site.toml", "\"Deutsch\"", "\"Deutsch\"\nfallback = \"en\"");
    site.check().fine();
    site.build().fine();
    let page = site.page("de/index.html");
    let years = "<span lang=\"en\" dir=\"ltr\">ten years of 0.10</span>";
    let own = "<span lang=\"en\" dir=\"ltr\">in ten years of 0.10</span>";
    let title = "<p title=\"Seit ten years of 0.10, in ten years of 0.10\">";
    assert!(page.contains(&format!("{title}Seit {years}, {own}")), "{page}");
    assert!(site.page("en/index.html").contains(">in ten years of 0.10"));
}

fn append(site: &Site, path: &str, text: &str) {
    let before = fs::read_to_string(site.at(path)).unwrap();
    fs::write(site.at(path), before + text).unwrap();
}

#[test]
fn a_page_uses_the_terms_of_its_own_file_in_the_fallback() {
    let site = Site::new("");
    site.replace("site.toml", "\"Deutsch\"", "\"Deutsch\"\nfallback = \"en\"");
    for (tag, by) in [("en", "by"), ("de", "von")] {
        let made = format!("made = {{ -brand }} {by} {{ -maker }}\n");
        append(&site, &format!("locales/{tag}/pages/home.ftl"), &made);
    }
    append(&site, "locales/en/pages/home.ftl", "-brand = Lampada\n-maker = Ada\n");
    site.edit("-- locales/de/terms.ftl\n-maker = Adalbert\n");
    append(&site, "templates/page.html", "<p>{{ t('made') }}</p>\n");
    site.build().fine();
    // A term of the locale takes precedence, wherever it is.
    let brand =
        |text: &str| format!("<p><span lang=\"en\" dir=\"ltr\">{text}</span> von Adalbert</p>");
    let page = site.page("de/index.html");
    assert!(page.contains(&brand("Lampada")), "{page}");
    assert!(site.page("en/index.html").contains("<p>Lampada by Ada</p>"));
    site.replace("locales/en/pages/home.ftl", "-brand = Lampada", "-brand = Luce");
    site.build().fine();
    let page = site.page("de/index.html");
    assert!(page.contains(&brand("Luce")), "{page}");
    site.replace("locales/en/pages/home.ftl", "-brand = Luce", "-bland = Luce");
    let run = site.check();
    assert!(run.err.contains("did you mean `-bland`?"), "{}", run.err);
}

#[test]
fn options_of_formats_may_be_booleans_in_templates() {
    let site = Site::new("");
    let calls = "<p>{{ number(12345, use_grouping=false) }} {{ number(12345, use_grouping=true) }} \
                 {{ date('2026-03-05T14:05', time_style='short', hour12=false) }}</p>";
    append(&site, "templates/page.html", calls);
    site.build().fine();
    assert!(site.page("en/index.html").contains("<p>12345 12,345 14:05</p>"));
}

#[test]
fn grouping_is_that_of_intl_for_booleans_and_texts() {
    let site = Site::new("");
    site.replace("site.toml", "tag = \"de\"", "tag = \"es\"");
    fs::rename(site.at("locales/de"), site.at("locales/es")).unwrap();
    let calls = "<p>{{ number(1000, use_grouping=true) }} {{ number(1000, use_grouping='true') }} \
                 {{ number(1000) }} {{ number(1000, use_grouping='always') }}</p>";
    append(&site, "templates/page.html", calls);
    site.build().fine();
    let page = site.page("de/index.html");
    assert!(page.contains("<p>1.000 1000 1000 1.000</p>"), "{page}");
}

#[test]
fn a_language_without_a_country_has_no_open_graph_locale() {
    let site = Site::new("");
    site.replace("site.toml", "tag = \"de\"", "tag = \"eo\"");
    fs::rename(site.at("locales/de"), site.at("locales/eo")).unwrap();
    site.build().fine();
    let page = site.page("de/index.html");
    assert!(page.contains("og:url") && !page.contains("\"og:locale\""), "{page}");
    assert!(page.contains("og:locale:alternate\" content=\"en_US\""), "{page}");
    assert!(!site.page("en/index.html").contains("og:locale:alternate"));
}
