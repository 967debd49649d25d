//! Lists of pages, drafts and feeds.

use std::fmt::Write as _;

use crate::site::Site;

/// A journal of three articles and a draft, with an index and a feed in each language.
fn journal() -> Site {
    let mut files = String::from(
        "\
-- content/pages/home.yaml
id: home
path: \"\"
template: page.html
title: home-title
description: home-lead
-- templates/page.html
{{ t(\"home-lead\") }}
{% for post in pages(folder=\"journal\", sort=\"-date\", limit=2) %}
<p><a href=\"{{ post.url }}\">{{ post.title }}</a> {{ date(post.date) }}</p>
{% endfor %}
{% for post in pages(folder=\"journal\", tag=\"paper\") %}<i>{{ post.id }}</i>{% endfor %}
-- templates/article.yaml
date: date
tags?: [text]
-- templates/article.html
<h1>{{ page.title }}</h1><time datetime=\"{{ page.date }}\">{{ date(page.date) }}</time>
{% if page.draft %}<b>draft</b>{% endif %}
-- templates/feed.xml
<feed xml:lang=\"{{ locale.tag }}\">
{% for post in pages(folder=\"journal\", sort=\"-date\") %}
<entry><id>{{ post.canonical }}</id><title>{{ post.title }}</title></entry>
{% endfor %}
</feed>
",
    );
    for (id, date, tags, draft) in [
        ("first", "2025-01-31", "[paper, light]", ""),
        ("second", "2025-03-01", "[light]", ""),
        ("third", "2025-02-14", "[paper]", ""),
        ("fourth", "2025-12-24", "[paper]", "draft: true\n"),
    ] {
        let _ = write!(
            files,
            "-- content/pages/journal/{id}.yaml\nid: {id}\npath: journal/{id}\n\
             template: article.html\ntitle: title\ndescription: title\ndate: {date}\n\
             tags: {tags}\n{draft}-- locales/en/pages/{id}.ftl\ntitle = The {id}\n\
             -- locales/de/pages/{id}.ftl\ntitle = Das {id}\n"
        );
    }
    let site = Site::new(&files);
    let config = "default_locale = \"en\"";
    site.replace("site.toml", config, &format!("{config}\nnot_found = \"home\""));
    let feed = "[[files]]\noutput = \"feed.xml\"\ntemplate = \"feed.xml\"\nper = \"locale\"\n\n";
    let last = "[[locales]]\nsegment = \"de\"";
    site.replace("site.toml", last, &format!("{feed}{last}"));
    site
}

#[test]
fn a_list_has_its_order_its_tag_and_its_language() {
    let site = journal();
    site.build().fine();
    let page = site.page("de/index.html");
    let links = "<p><a href=\"/de/journal/second/\">Das second</a> 1. März 2025</p>\n\
                 <p><a href=\"/de/journal/third/\">Das third</a> 14. Februar 2025</p>\n";
    assert!(page.contains(links), "{page}");
    assert!(page.contains("<i>first</i><i>third</i>"), "{page}");
    let feed = site.page("en/feed.xml");
    let ids = ["second", "third", "first"].map(|id| {
        format!(
            "<entry><id>https://site.example/en/journal/{id}/</id><title>The {id}</title></entry>\n"
        )
    });
    assert!(feed.contains(&ids.concat()), "{feed}");
}

#[test]
fn a_draft_is_shown_only_when_it_is_asked_for() {
    let site = journal();
    site.build().fine();
    assert!(!site.at("dist/en/journal/fourth/index.html").exists());
    assert!(!site.page("sitemap-en.xml").contains("fourth"));
    site.run(&["build", "--drafts"]).fine();
    assert!(site.page("en/journal/fourth/index.html").contains("<b>draft</b>"));
    assert!(site.page("en/index.html").contains("The fourth</a> December 24, 2025"));
    site.run(&["check", "--drafts"]).fine();
}

#[test]
fn a_feed_in_a_language_that_falls_back_is_plain_text() {
    let site = journal();
    site.replace("site.toml", "label = \"Deutsch\"", "label = \"Deutsch\"\nfallback = \"en\"");
    site.edit("-- locales/de/pages/second.ftl (absent)\n");
    site.build().fine();
    assert!(site.page("de/feed.xml").contains("<title>The second</title>"));
    assert!(site.page("de/index.html").contains("<span lang=\"en\">The second</span>"));
}
