//! An incomplete language: its borrowed texts, and which of its pages are announced.

use crate::site::{Run, Site};

/// French falls back to English; it has half of the home page, and no file of the other page.
pub const FALLBACK: &str = "\
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
fn lent_titles_are_plain_strings_in_expressions() {
    let site = Site::new(FALLBACK);
    site.edit(
        "-- content/pages/news/first.yaml\npath: news/first\ntemplate: text.html\n\
        title: title\ndescription: title\n-- templates/text.html\n{{ page.content }}\n\
        <i>{{ page.headings[0].title[:3] }} {{ page.headings[0].title | length }}</i>\n\
        -- locales/en/pages/news/first.ftl\ntitle = First\n\
        -- locales/en/pages/news/first.md\n## Now & then\n\
        -- locales/de/pages/news/first.ftl\ntitle = Zuerst\n\
        -- locales/de/pages/news/first.md\n## Jetzt\n\
        -- locales/en/names.ftl\nnote = About { $title }\n\
        -- locales/de/names.ftl\nnote = Zu { $title }\n\
        -- locales/fr/names.ftl\nnote = À propos de { $title ->\n    [First] tout\n   *[other] { $title }\n    }\n",
    );
    let shown = "<i>{{ page.title | length }} {{ page.title[:3] }}</i>\n\
        {% for item in pages(folder=\"news\", current=true) %}\n\
        <b>{{ item.title | length }} {{ item.title == \"First\" }} {{ item.title[:3] }}</b>\n\
        <u>{{ item.title }}</u><s>{{ t(\"note\", title=item.title) }}</s>\n\
        {% endfor %}{{ body }}";
    site.replace("templates/layout.html", "{{ body }}", shown);
    site.build().fine();
    let page = site.page("fr/news/first/index.html");
    let title = "<span lang=\"en\" dir=\"ltr\">First</span>";
    for part in [
        "<i>5 Fir</i>".to_owned(),
        "<b>5 true Fir</b>".to_owned(),
        format!("<u>{title}</u><s>À propos de tout</s>"),
        "<i>Now 10</i>".to_owned(),
    ] {
        assert!(page.contains(&part), "{part}: {page}");
    }
    site.replace("locales/fr/names.ftl", "[First] tout", "[Last] tout");
    site.build().fine();
    let page = site.page("fr/news/first/index.html");
    assert!(page.contains(&format!("<s>À propos de {title}</s>")), "{page}");
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

/// A menu of many languages does not make a page translated, nor do names in data.
#[test]
fn only_words_of_messages_and_bodies_count() {
    let site = Site::new(FALLBACK);
    let label = "<a hreflang=\"de\" lang=\"de\">Deutsch</a> {{ data.shop.name }} ";
    let menu = format!("{{% for number in range(90) %}}{label}{{% endfor %}}{{{{ body }}}}");
    site.edit(
        "-- content/data/shop.yaml\nname: Lampes Dupont\n-- templates/data/shop.yaml\nname: text\n",
    );
    site.replace("templates/layout.html", "{{ body }}", &menu);
    let build = site.build().fine();
    assert!(build.err.contains("words in en: home 84 %, about 67 %"), "{}", build.err);
    for page in ["en/index.html", "en/about/index.html"] {
        assert!(!site.page(page).contains("<link rel=\"alternate\" hreflang=\"fr\""), "{page}");
    }
}

/// The site with all texts in French, except those of a page of news, and two topics.
fn news() -> Site {
    let site = Site::new(FALLBACK);
    site.edit(
        "-- content/pages/news/first.yaml\npath: news/first\ntemplate: text.html\n\
        title: title\ndescription: lead\ntags: [ink]\n\
        -- templates/text.yaml\ntags?: [text]\n\
        -- templates/text.html\n{{ page.content }}\n\
        -- locales/en/pages/news/first.ftl\ntitle = First of all\nlead = Now\n\
        -- locales/en/pages/news/first.md\nThe body.\n\
        -- locales/de/pages/news/first.ftl\ntitle = Zuerst\nlead = Jetzt\n\
        -- locales/de/pages/news/first.md\nDer Text.\n\
        -- locales/fr/pages/home.ftl\nhome-title = Bienvenue\nhome-lead = Prix { $presale-price }\n\
        -- locales/fr/common.ftl\nfooter-note = Prix hors taxes.\n\
        -- locales/fr/pages/about.ftl\nabout-title = À propos\n\
        -- content/pages/topics.yaml\npath: topics\ntemplate: text.html\ntitle: title\n\
        description: title\npaginate: { folder: news, size: 1, by: tags }\n",
    );
    for (tag, title, ink) in
        [("en", "Topics", "Ink"), ("de", "Themen", "Tinte"), ("fr", "Sujets", "Encre")]
    {
        let body = format!("-- locales/{tag}/pages/topics.md\n{title}\n");
        let messages = format!("title = {title}\ntag-ink = {ink}\n");
        site.edit(&format!("-- locales/{tag}/pages/topics.ftl\n{messages}{body}"));
    }
    site
}

/// The home page has all texts of its own, and shows a text of a page that lacks it.
#[test]
fn the_words_of_other_pages_are_counted() {
    let first = "-- locales/fr/pages/news/first.ftl\n";
    let body = "-- locales/fr/pages/news/first.md\nLe texte.\n";
    let title = "{% for page in pages(folder=\"news\") %}{{ page.title }}{% endfor %}";
    let lead = "{% for page in pages(folder=\"news\") %}{{ page.description }}{% endfor %}";
    for (shown, texts, home) in [
        // Of ten words, of eight and of nine.
        (title, String::new(), Some("30 %")),
        (title, format!("{first}lead = Or\n{body}"), Some("30 %")),
        (title, format!("{first}title = D’abord\n"), None),
        (lead, format!("{first}title = D’abord\n{body}"), Some("13 %")),
        (
            "{{ content(\"news/first\") }}",
            format!("{first}title = D’abord\nlead = Or\n"),
            Some("23 %"),
        ),
        ("{{ content(\"news/first\") }}", format!("{first}title = D’abord\n{body}"), None),
        (
            "{{ content(\"news/first\") }}",
            format!("{first}title = D’abord\n-- locales/fr/pages/news/first.md\nOui {{ lead }}\n"),
            Some("12 %"),
        ),
        (
            "{% for tag in tags(\"topics\") %}{{ tag.title }}{% endfor %}",
            "-- locales/fr/pages/topics.ftl\ntitle = Sujets\n".to_owned(),
            Some("13 %"),
        ),
    ] {
        let site = news();
        site.edit(&texts);
        site.replace("templates/layout.html", "{{ body }}", &format!("{shown}{{{{ body }}}}"));
        let build = site.build().fine();
        let found = build.err.split("home ").nth(1).map(|rest| &rest[..=rest.find('%').unwrap()]);
        assert_eq!(found, home, "{shown} {texts}: {}", build.err);
    }
}

#[test]
fn a_borrowed_term_in_a_message_is_marked_and_counted() {
    let site = news();
    site.edit("-- locales/en/names.ftl\n-shop = The Lamp Shop\n    .gender = x\n-- locales/de/names.ftl\n-shop = Der Laden\n    .gender = x\n");
    let french = "-- locales/fr/common.ftl\nfooter-note = Prix de { -shop }{ -shop.gender ->\n    [x] .\n   *[other] !\n    }\n";
    site.edit(french);
    let build = site.build().fine();
    assert!(build.err.contains("home 34 %"), "{}", build.err);
    let page = site.page("fr/index.html");
    let shop = "<footer>Prix de <span lang=\"en\" dir=\"ltr\">The Lamp Shop</span>.</footer>";
    assert!(page.contains(shop), "{page}");
    site.edit("-- locales/fr/names.ftl\n-shop = La Lampe\n    .gender = x\n");
    let build = site.build().fine();
    assert!(!build.err.contains("home "), "{}", build.err);
    assert!(site.page("fr/index.html").contains("<footer>Prix de La Lampe.</footer>"));
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

#[test]
fn a_copy_of_the_original_is_borrowed() {
    let site = Site::new(FALLBACK);
    let lamp = "We have made this one lamp by hand for more than forty years.";
    site.edit(&format!(
        "-- locales/en/pages/about.ftl\nabout-title = About us\nabout-lamp = {lamp}\n\
         -- locales/de/pages/about.ftl\nabout-title = Über uns\nabout-lamp = Eine Lampe von uns.\n\
         -- locales/fr/pages/about.ftl\nabout-title = À propos\nabout-lamp = Une lampe de nous.\n\
         -- locales/fr/pages/home.ftl\nhome-title = Bienvenue\n\
         home-lead = Un jeton coûte {{ $presale-price }}.\n\
         -- locales/fr/common.ftl\nfooter-note = Prix hors taxes.\n\
         -- content/pages/about.yaml\npath: about\ntemplate: about.html\n\
         title: about-title\ndescription: about-title\n\
         -- templates/about.html\n<p>{{{{ t(\"about-lamp\") }}}}</p>{{{{ page.content }}}}\n\
         -- locales/en/pages/about.md\nThree more words of the shop.\n\
         -- locales/de/pages/about.md\nDrei Wörter mehr.\n\
         -- locales/fr/pages/about.md\nTrois mots de plus.\n",
    ));
    let announced = |announced: bool, words: &str| {
        site.build().fine();
        let page = site.page("fr/about/index.html");
        assert!(page.contains(words), "{page}");
        let english = site.page("en/about/index.html");
        assert_eq!(english.contains("hreflang=\"fr\""), announced, "{words}");
    };
    announced(true, "<p>Une lampe de nous.</p>");
    site.replace("locales/fr/pages/about.ftl", "Une lampe de nous.", lamp);
    announced(false, &format!("<p><span lang=\"en\" dir=\"ltr\">{lamp}</span></p>"));
    // A name may be the same in all languages.
    site.replace("locales/fr/pages/about.ftl", lamp, "Lampada");
    site.replace("locales/en/pages/about.ftl", lamp, "Lampada");
    announced(true, "<p>Lampada</p>");
    site.edit("-- locales/fr/pages/about.md\nThree more words of the shop.\n");
    announced(false, "<div lang=\"en\" dir=\"ltr\">");
    let status = Run::of(&mut site.command(&["i18n", "status", "--locale", "fr"])).fine();
    assert!(status.out.contains("locales/fr/pages/about.md"), "{}", status.out);
    site.edit("-- locales/fr/pages/about.md\nTrois mots de plus.\n");
    // A shared text is on all pages.
    site.edit("-- locales/fr/common.ftl\nfooter-note = All prices without tax.\n");
    announced(false, "<footer><span lang=\"en\" dir=\"ltr\">All prices");
}
