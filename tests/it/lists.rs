//! Lists of pages, and drafts.

use std::fmt::Write as _;

use crate::site::Site;

/// A journal of three articles and a draft, with an index and a feed in each language.
pub fn journal() -> Site {
    let mut files = String::from(
        "\
-- content/pages/home.yaml
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
            "-- content/pages/journal/{id}.yaml\npath: journal/{id}\n\
             template: article.html\ntitle: title\ndescription: title\ndate: {date}\n\
             tags: {tags}\n{draft}-- locales/en/pages/journal/{id}.ftl\ntitle = The {id}\n\
             -- locales/de/pages/journal/{id}.ftl\ntitle = Das {id}\n"
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
fn times_are_in_the_order_of_their_moments() {
    let site = journal();
    site.replace("templates/article.yaml", "date: date", "date: datetime");
    let config = "default_locale = \"en\"";
    site.replace("site.toml", config, &format!("{config}\ntime_zone = \"Europe/Berlin\""));
    for (id, old, new) in [
        ("first", "2025-01-31", "2025-10-26T00:45Z"),
        ("second", "2025-03-01", "2025-10-26T02:30"),
        ("third", "2025-02-14", "2025-10-26T01:15Z"),
        ("fourth", "2025-12-24", "2025-12-24T12:00Z"),
    ] {
        site.replace(&format!("content/pages/journal/{id}.yaml"), old, new);
    }
    site.build().fine();
    let feed = site.page("en/feed.xml");
    let at = |id: &str| feed.find(&format!("The {id}")).unwrap();
    assert!(at("third") < at("first") && at("first") < at("second"), "{feed}");
}

#[test]
fn a_list_has_its_order_its_tag_and_its_language() {
    let site = journal();
    site.build().fine();
    let page = site.page("de/index.html");
    let links = "<p><a href=\"/de/journal/second/\">Das second</a> 1. März 2025</p>\n\
                 <p><a href=\"/de/journal/third/\">Das third</a> 14. Februar 2025</p>\n";
    assert!(page.contains(links), "{page}");
    assert!(page.contains("<i>journal/first</i><i>journal/third</i>"), "{page}");
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

/// The journal with an index in parts of one article, and pages for tags. One article is in English
/// only.
fn parts() -> Site {
    let site = journal();
    site.edit(
        "\
-- content/pages/journal.yaml
path: { en: journal, de: tagebuch }
template: list.html
title: title
description: title
paginate: { folder: journal, sort: -date, size: 1 }
-- locales/en/pages/journal.ftl
title = Journal
-- locales/de/pages/journal.ftl
title = Tagebuch
-- content/pages/topics.yaml
path: journal/topics
template: topics.html
title: title
description: title
paginate: { folder: journal, sort: -date, size: 2, by: tags }
-- locales/en/pages/topics.ftl
title = Topics
tag-paper = Paper
tag-light = Light
tag-ink = Ink
-- locales/de/pages/topics.ftl
title = Themen
tag-paper = Papier
tag-light = Licht
tag-ink = Tinte
-- templates/list.html
<h1>{{ page.title }} {{ page.pager.number }}/{{ page.pager.count }}</h1>
{% for post in page.pager.items %}<i>{{ post.title }}</i>{% endfor %}
{% if page.pager.previous is defined %}<a href=\"{{ page.pager.previous }}\">newer</a>{% endif %}
{% if page.pager.next is defined %}<a href=\"{{ page.pager.next }}\">older</a>{% endif %}
{% for near in page.pager.near %}<a href=\"{{ near.url }}\">{{ near.number }}</a>{% endfor %}
{% for other in alternates %}<u>{{ other.url }}</u>{% endfor %}
-- templates/topics.html
{% if page.pager is defined %}{% include \"list.html\" %}{% else %}
{% for tag in tags(\"topics\") %}<a href=\"{{ tag.url }}\">{{ tag.title }}:{{ tag.count }}</a>
{% endfor %}{% endif %}
-- templates/article.html
<h1>{{ page.title }}</h1>
{% for tag in tags(\"topics\", names=page.tags) %}<a href=\"{{ tag.url }}\">{{ tag.title }}</a>{% endfor %}
{% with beside = adjacent(folder=\"journal\", sort=\"-date\") %}
{% if beside.previous is defined %}<b>{{ beside.previous.title }}</b>{% endif %}
{% if beside.next is defined %}<i>{{ beside.next.title }}</i>{% endif %}{% endwith %}
",
    );
    site.replace("content/pages/journal/third.yaml", "tags:", "locales: [en]\ntags:");
    site.edit("-- locales/de/pages/journal/third.ftl (absent)\n");
    site
}

#[test]
fn a_list_in_parts_has_an_address_for_each() {
    let site = parts();
    site.build().fine();
    let first = site.page("en/journal/index.html");
    assert!(first.contains("<h1>Journal 1/3</h1>\n<i>The second</i>"), "{first}");
    let second = site.page("en/journal/page/2/index.html");
    for part in [
        "<h1>Journal 2/3</h1>\n<i>The third</i>",
        "<a href=\"/en/journal/\">newer</a>",
        "<a href=\"/en/journal/page/3/\">older</a>",
        "<link rel=\"canonical\" href=\"https://site.example/en/journal/page/2/\">",
        "hreflang=\"de\" href=\"https://site.example/de/tagebuch/page/2/\"",
        "<link rel=\"prev\" href=\"/en/journal/\">",
        "<link rel=\"next\" href=\"/en/journal/page/3/\">",
    ] {
        assert!(second.contains(part), "no {part} in\n{second}");
    }
    // German has two articles, and so two parts: the third English one links to the second.
    assert!(site.page("de/tagebuch/page/2/index.html").contains("<i>Das first</i>"));
    assert!(!site.at("dist/de/tagebuch/page/3").exists());
    let third = site.page("en/journal/page/3/index.html");
    assert!(third.contains("<u>/de/tagebuch/page/2/</u>"), "{third}");
    assert!(!third.contains("hreflang=\"de\""), "{third}");
    let sitemap = site.page("sitemap-en.xml");
    assert!(sitemap.contains("<loc>https://site.example/en/journal/page/3/</loc>"), "{sitemap}");
    let explained = site.run(&["explain", "/de/tagebuch/page/2/"]).fine().out;
    assert!(explained.contains("is the page `journal/page/2` in `de`"), "{explained}");
    assert!(explained.contains("list      of pages 2 to 2 in content/pages/journal/"));
}

#[test]
fn a_tag_has_a_page_in_every_language_that_has_it() {
    let site = parts();
    site.build().fine();
    let index = site.page("de/journal/topics/index.html");
    let links = "<a href=\"/de/journal/topics/light/\">Licht:2</a>\n\
                 <a href=\"/de/journal/topics/paper/\">Papier:1</a>\n";
    assert!(index.contains(links), "{index}");
    let paper = site.page("en/journal/topics/paper/index.html");
    assert!(paper.contains("<h1>Paper 1/1</h1>\n<i>The third</i><i>The first</i>"), "{paper}");
    let article = site.page("de/journal/first/index.html");
    assert!(article.contains("<a href=\"/de/journal/topics/paper/\">Papier</a>"), "{article}");
    site.replace("content/pages/journal/third.yaml", "[paper]", "[ink]");
    site.build().fine();
    assert!(site.at("dist/en/journal/topics/ink/index.html").exists());
    assert!(!site.at("dist/de/journal/topics/ink").exists());
}

#[test]
fn an_article_knows_the_ones_beside_it() {
    let site = parts();
    site.build().fine();
    let third = site.page("en/journal/third/index.html");
    assert!(third.contains("<b>The second</b><i>The first</i>"), "{third}");
    let second = site.page("de/journal/second/index.html");
    assert!(!second.contains("<b>") && second.contains("<i>Das first</i>"), "{second}");
}

#[test]
fn a_menu_has_the_page_that_shows_it() {
    let site = journal();
    let menu = "{% for post in pages(folder=\"journal\", current=true) %}\
                {% if post.id == page.id %}<b>{{ post.title }}</b>{% else %}<a>{{ post.title }}</a>{% endif %}\
                {% endfor %}<h1>";
    site.replace("templates/article.html", "<h1>", menu);
    site.build().fine();
    let page = site.page("de/journal/second/index.html");
    assert!(page.contains("<a>Das first</a><b>Das second</b><a>Das third</a>"), "{page}");
}

/// The ids of articles in the feed, in order.
fn in_feed(site: &Site) -> Vec<String> {
    let feed = site.page("en/feed.xml");
    let titles = feed.split("<title>The ").skip(1);
    titles.map(|title| title.split('<').next().unwrap().to_owned()).collect()
}

#[test]
fn pages_are_published_and_expire_on_their_days() {
    let site = journal();
    let dates = [
        ("first", "expires_at: 2025-02-28"),
        ("second", "publish_at: 2025-03-01\nexpires_at: 2025-03-01"),
        ("third", "publish_at: 2025-03-02"),
    ];
    for (id, dates) in dates {
        let file = format!("content/pages/journal/{id}.yaml");
        site.replace(&file, "template:", &format!("{dates}\ntemplate:"));
    }
    for (options, expected) in [
        (&[][..], &["first"][..]),
        (&["--day", "2025-02-28"], &["first"]),
        (&["--day", "2025-03-01"], &["second"]),
        (&["--day", "2025-03-02"], &["third"]),
        (&["--future"], &["second", "third", "first"]),
    ] {
        let build = [&["build"], options].concat();
        let run = site.run(&build).fine();
        assert_eq!(in_feed(&site), expected, "{options:?}");
        let held_back = 3 - expected.len();
        assert_eq!(run.err.contains("held back"), held_back > 0, "{options:?}: {}", run.err);
        for id in ["first", "second", "third"] {
            let is_built = expected.contains(&id);
            assert_eq!(site.at(&format!("dist/de/journal/{id}/index.html")).exists(), is_built);
            assert_eq!(site.page("sitemap-de.xml").contains(id), is_built, "{options:?}: {id}");
        }
        let run = site.run(&[&build[..], &["--json"]].concat()).fine();
        let outcome: serde_json::Value = serde_json::from_str(&run.out).unwrap();
        let names = outcome["held_back"].as_array().unwrap();
        assert_eq!(names.len(), held_back, "{outcome}");
        if expected == ["second"] {
            let first = serde_json::json!({"page": "journal/first", "expires_at": "2025-02-28"});
            let third = serde_json::json!({"page": "journal/third", "publish_at": "2025-03-02"});
            assert_eq!(*names, [first, third]);
        }
    }
    for day in ["2025-02-30", "tomorrow", "2025-3-1"] {
        let run = site.run(&["build", "--day", day]);
        assert_eq!(run.code, 2, "{}", run.err);
        assert!(run.err.contains("write a date such as 2026-12-01"), "{}", run.err);
    }
}

#[test]
fn related_pages_share_tags() {
    let site = journal();
    site.edit(
        "-- templates/article.html\n\
         {% for post in related(folder=\"journal\", sort=\"-date\", limit=2) %}\
         <i>{{ post.id }}</i>{% endfor %}\n",
    );
    site.build().fine();
    let related = |id: &str| {
        let page = site.page(&format!("de/journal/{id}/index.html"));
        let ids = page.split("<i>journal/").skip(1).map(|rest| rest.split('<').next().unwrap());
        ids.map(str::to_owned).collect::<Vec<_>>()
    };
    // Each shares one tag: the newer one is first.
    assert_eq!(related("first"), ["second", "third"]);
    assert_eq!(related("second"), ["first"]);
    // Two shared tags are before one.
    site.replace("content/pages/journal/third.yaml", "tags: [paper]", "tags: [paper, light]");
    site.build().fine();
    assert_eq!(related("first"), ["third", "second"]);
    site.replace("templates/article.html", "limit=2", "limit=1");
    site.replace("content/pages/journal/second.yaml", "tags: [light]", "tags: [snow]");
    site.build().fine();
    assert_eq!(related("first"), ["third"]);
    assert!(related("second").is_empty());
}

/// A series is a folder, since the id of a page is not part of its URL, or a key of the schema.
#[test]
fn a_series_is_a_folder_or_a_key() {
    let site = journal();
    site.edit("-- templates/article.yaml\ndate: date\ntags?: [text]\nseries?: text\n");
    for id in ["first", "second"] {
        let file = format!("content/pages/journal/{id}.yaml");
        site.replace(&file, "template:", "series: lamps\ntemplate:");
    }
    site.edit(
        "-- templates/article.html\n{% if page.series is defined %}\
         {% for part in pages(folder=\"journal\", sort=\"date\", current=true) | \
         selectattr(\"series\", \"eq\", page.series) %}<i>{{ part.id }}</i>{% endfor %}{% endif %}\n",
    );
    site.build().fine();
    let page = site.page("en/journal/first/index.html");
    assert!(page.contains("<i>journal/first</i><i>journal/second</i>"), "{page}");
    assert!(!page.contains("third"), "{page}");
}
