//! Translations that are copies, in languages without a fallback.

use crate::site::{Run, Site};

/// English, with Dutch and British English without a fallback, whose files are copies.
const COPIED: &str = "\
-- site.toml
base_url = \"https://site.example\"
name = \"Site\"
default_locale = \"en\"
not_found = \"lost\"

[search]
output = \"search.json\"

[[files]]
output = \"feed.xml\"
template = \"feed.xml\"
per = \"locale\"

[[locales]]
segment = \"en\"
tag = \"en\"
label = \"English\"

[[locales]]
segment = \"nl\"
tag = \"nl\"
label = \"Nederlands\"

[[locales]]
segment = \"gb\"
tag = \"en-GB\"
label = \"English (UK)\"
-- templates/feed.xml
<feed xml:lang=\"{{ language.tag }}\"><title>{{ t(\"footer-note\") }}</title></feed>
-- templates/page.html
<ul>{% for other in alternates %}<li>{{ other.locale.tag }}{% if other.fallback is defined %}={{ other.fallback.tag }}{% endif %}</li>{% endfor %}</ul>
{% for section in page.sections %}
{% include \"sections/\" ~ section.type ~ \".html\" %}
{% endfor %}
<main data-search=\"home\">{{ page.content }}</main>
-- content/pages/lost.yaml
path: lost
template: lost.html
title: lost-title
description: lost-title
-- templates/lost.html
<h1>{{ t(\"lost-title\") }}</h1>
-- locales/en/pages/lost.ftl
lost-title = Lampada
-- locales/en/pages/home.md
The lamp of this shop is made by hand.
-- locales/en/pages/home.ftl
home-title = Welcome to our small shop
home-lead = One token costs { $presale-price } USD.
";

/// Copies the files of the English locale into others.
fn copied(tags: &[&str]) -> Site {
    let site = Site::new(COPIED);
    std::fs::remove_dir_all(site.at("locales/de")).unwrap();
    for tag in tags {
        for file in ["common.ftl", "pages/home.ftl", "pages/home.md", "pages/lost.ftl"] {
            let text = std::fs::read_to_string(site.at(&format!("locales/en/{file}"))).unwrap();
            site.edit(&format!("-- locales/{tag}/{file}\n{text}"));
        }
    }
    site
}

/// The places that announce a language, and whether they announce the home page in it.
fn announcements(site: &Site, tag: &str, segment: &str) -> Vec<(&'static str, bool)> {
    let own = site.page(&format!("{segment}/index.html"));
    let english = site.page("en/index.html");
    let canonical = format!("rel=\"canonical\" href=\"https://site.example/{segment}/\"");
    let index = site.dist().contains_key(&format!("search-{segment}.json"));
    let file = |path: String| match site.dist().contains_key(&path) {
        true => site.page(&path),
        false => String::new(),
    };
    let search = file(format!("{segment}/search.json"));
    assert!(!index);
    vec![
        ("hreflang", english.contains(&format!("hreflang=\"{tag}\""))),
        ("own hreflang", own.contains("hreflang=")),
        ("canonical", own.contains(&canonical)),
        ("og:url", own.contains(&format!("og:url\" content=\"https://site.example/{segment}/\""))),
        ("sitemap", file(format!("sitemap-{segment}.xml")).contains("<loc>")),
        ("other sitemap", site.page("sitemap-en.xml").contains(&format!("hreflang=\"{tag}\""))),
        ("picker", english.contains(&format!("<li>{tag}</li>"))),
        ("search", search.contains("lamp")),
        ("file", file(format!("{segment}/feed.xml")).contains(&format!("xml:lang=\"{tag}\""))),
    ]
}

fn assert_announced(site: &Site, tag: &str, segment: &str, expected: bool) {
    let build = site.build().fine();
    for (place, announced) in announcements(site, tag, segment) {
        assert_eq!(announced, expected, "{place} of {tag}\n{}", build.out);
    }
}

#[test]
fn a_copied_language_is_not_announced() {
    let site = copied(&["nl", "en-GB"]);
    assert_announced(&site, "nl", "nl", false);
    let page = site.page("nl/index.html");
    assert!(page.contains("rel=\"canonical\" href=\"https://site.example/en/\""), "{page}");
    assert!(page.contains("<li>nl=en</li>"), "{page}");
    assert!(
        page.contains("<span lang=\"en\" dir=\"ltr\">Welcome to our small shop</span>"),
        "{page}"
    );
    assert!(page.contains("<div lang=\"en\" dir=\"ltr\">\n<p>The lamp"), "{page}");
    let build = site.build();
    assert!(build.err.contains("left out of hreflang"), "{}", build.err);
    // Regions of one language may have the same texts.
    assert_announced(&site, "en-GB", "gb", true);
}

#[test]
fn a_copied_body_or_shared_text_is_borrowed_in_every_language() {
    let site = copied(&["en-GB"]);
    site.edit(
        "-- locales/nl/common.ftl\nfooter-note = Alle prijzen zonder belasting.\n\
         -- locales/nl/pages/lost.ftl\nlost-title = Lampada\n\
         -- locales/nl/pages/home.ftl\nhome-title = Welkom in onze kleine winkel\n\
         home-lead = Een token kost { $presale-price } USD.\n\
         -- locales/nl/pages/home.md\nDe lamp van deze winkel is met de hand gemaakt.\n",
    );
    assert_announced(&site, "nl", "nl", true);
    for (file, own, copy) in [
        (
            "locales/nl/pages/home.md",
            "De lamp van deze winkel is met de hand gemaakt.",
            "The lamp of this shop is made by hand.",
        ),
        ("locales/nl/pages/home.ftl", "Welkom in onze kleine winkel", "Welcome to our small shop"),
    ] {
        site.replace(file, own, copy);
        site.build().fine();
        assert!(!site.page("en/index.html").contains("hreflang=\"nl\""), "{file}");
        site.replace(file, copy, own);
    }
    // The copy is found by an edit of the original, too, and a name is none.
    site.replace("locales/en/pages/home.ftl", "Welcome to our small shop", "Lampada");
    site.replace("locales/nl/pages/home.ftl", "Welkom in onze kleine winkel", "Lampada");
    assert_announced(&site, "nl", "nl", true);
    site.replace(
        "locales/nl/common.ftl",
        "Alle prijzen zonder belasting.",
        "All prices without tax.",
    );
    site.build().fine();
    let feed = site.page("nl/feed.xml");
    assert!(feed.contains("xml:lang=\"en\""), "{feed}");
    let status = Run::of(&mut site.command(&["i18n", "status", "--locale", "nl"])).fine();
    assert!(status.out.contains("0 of 2\n"), "{}", status.out);
}

/// Each label alone may be a name.
#[test]
fn a_page_of_copied_labels_is_borrowed() {
    let site = copied(&["nl", "en-GB"]);
    let labels = ["Full Screen", "Open File", "Save Project", "Exit Program"];
    let shown: String = (0..4).map(|at| format!("{{{{ t(\"label-{at}\") }}}} ")).collect();
    site.edit(&format!("-- templates/lost.html\n{shown}\n"));
    for tag in ["en", "nl", "en-GB"] {
        let labels = labels.iter().enumerate();
        let messages: String =
            labels.map(|(at, label)| format!("label-{at} = {label}\n")).collect();
        let title = if tag == "nl" { "Lamp van de winkel" } else { "Lamp of the shop" };
        site.edit(&format!("-- locales/{tag}/pages/lost.ftl\nlost-title = {title}\n{messages}"));
    }
    site.build().fine();
    let page = site.page("nl/lost/index.html");
    assert!(page.contains("rel=\"canonical\" href=\"https://site.example/en/lost/\""), "{page}");
    site.replace("locales/nl/pages/lost.ftl", "Save Project", "Project opslaan");
    site.replace("locales/nl/pages/lost.ftl", "Open File", "Bestand openen");
    site.replace("locales/nl/pages/lost.ftl", "Full Screen", "Volledig scherm");
    site.edit("-- locales/nl/common.ftl\nfooter-note = Alle prijzen zonder belasting.\n");
    site.build().fine();
    let page = site.page("nl/lost/index.html");
    assert!(page.contains("rel=\"canonical\" href=\"https://site.example/nl/lost/\""), "{page}");
}

/// Most words of the body are a copied paragraph.
#[test]
fn a_body_with_copied_paragraphs_is_partly_borrowed() {
    let site = copied(&["nl", "en-GB"]);
    let english = "The lamp of this shop is made by hand.";
    let dutch = "Een lamp van deze winkel.";
    for (tag, first) in [("en", "A lamp of this shop."), ("nl", dutch)] {
        site.edit(&format!("-- locales/{tag}/pages/home.md\n{first}\n\n{english}\n"));
    }
    site.edit(
        "-- locales/nl/pages/home.ftl\nhome-title = Welkom in onze winkel\n\
         home-lead = Een munt kost { $presale-price } USD.\n\
         -- locales/nl/common.ftl\nfooter-note = Alle prijzen zonder belasting.\n",
    );
    let build = site.build().fine();
    assert!(build.err.contains("nl: "), "{}", build.err);
    assert!(!site.page("en/index.html").contains("hreflang=\"nl\""));
    site.edit(&format!("-- locales/nl/pages/home.md\n{dutch}\n\nZe is met de hand gemaakt.\n"));
    site.build().fine();
    assert!(site.page("en/index.html").contains("hreflang=\"nl\""));
}

#[test]
fn a_copy_of_the_default_language_is_replaced_by_the_fallback() {
    let site = copied(&["nl", "en-GB"]);
    site.replace(
        "site.toml",
        "segment = \"gb\"\ntag = \"en-GB\"",
        "segment = \"fy\"\ntag = \"fy\"\nfallback = \"nl\"",
    );
    std::fs::rename(site.at("locales/en-GB"), site.at("locales/fy")).unwrap();
    site.edit(
        "-- locales/nl/common.ftl\nfooter-note = Alle prijzen zonder belasting.\n\
         -- locales/nl/pages/lost.ftl\nlost-title = Lampada\n\
         -- locales/nl/pages/home.ftl\nhome-title = Welkom in onze kleine winkel\n\
         home-lead = Een token kost { $presale-price } USD.\n\
         -- locales/nl/pages/home.md\nDe lamp van deze winkel is met de hand gemaakt.\n",
    );
    assert_announced(&site, "fy", "fy", false);
    let page = site.page("fy/index.html");
    assert!(page.contains("rel=\"canonical\" href=\"https://site.example/nl/\""), "{page}");
    assert!(page.contains("<span lang=\"nl\" dir=\"ltr\">Welkom in onze kleine winkel"), "{page}");
    assert!(page.contains("<div lang=\"nl\" dir=\"ltr\">\n<p>De lamp"), "{page}");
    // While the fallback is a copy itself, its pages are those of the default language.
    site.edit("-- locales/nl/pages/home.md\nThe lamp of this shop is made by hand.\n");
    site.build().fine();
    let page = site.page("fy/index.html");
    assert!(page.contains("rel=\"canonical\" href=\"https://site.example/en/\""), "{page}");
}
