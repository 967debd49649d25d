//! Sites of Hugo: dates, menus, keys, and what Hugo makes by itself.

use crate::import::sources::HUGO;
use crate::import::{has, import, listed, lists, read, redirects};

#[test]
fn pages_are_published_on_their_day_at_their_address() {
    let source = "-- hugo.toml
baseURL = \"https://lamps.example/\"
[permalinks]
posts = \"/:year/:slug/\"
-- content/_index.md
---
title: Welcome
---
-- content/posts/first.md
---
title: \"Light & shade: part 1\"
date: 2024-03-12
publishDate: 2031-01-02T08:00:00Z
expiryDate: 2032-01-01
---
Later.
";
    let (_source, site, output) = import("hugo", source, &[]);
    lists(
        &output,
        &["hugo.toml:1 the feeds `index.xml` of the site, its sections and its tags are not imp"],
    );
    let page = read(&site, "content/pages/posts/first.yaml");
    has(
        &page,
        &["path: \"2024/light-shade-part-1\"", "publish_at: 2031-01-02", "expires_at: 2031-12-31"],
    );
    assert!(!site.at("dist/2024").exists());
}

#[test]
fn menus_of_hugo_are_those_of_each_language() {
    let source = "-- hugo.toml
title = \"Lamps\"
defaultContentLanguage = \"en\"
disableKinds = [\"rss\"]
[languages.en]
title = \"Lamps\"
[[languages.en.menus.main]]
name = \"News\"
pageRef = \"/blog\"
weight = 20
[[languages.en.menus.main]]
name = \"Manual\"
url = \"/docs/\"
weight = 10
[[languages.en.menus.main]]
name = \"Shop\"
url = \"https://shop.example/\"
[[languages.en.menus.footer]]
name = \"Contact\"
pageRef = \"/contact\"
[languages.pl]
title = \"Lamps\"
[[languages.pl.menu.main]]
name = \"Podręcznik\"
pageRef = \"/docs\"
-- content/_index.md
---
title: Welcome
---
-- content/_index.pl.md
---
title: Witamy
---
-- content/blog/_index.md
---
title: Blog
---
-- content/docs/_index.md
---
title: Docs
---
-- content/docs/_index.pl.md
---
title: Dokumentacja
---
-- content/contact.md
---
title: Contact
---
";
    let (_source, site, output) = import("hugo", source, &[]);
    lists(
        &output,
        &[
            "hugo.toml:3 the key `disableKinds` of the configuration is not imported",
            "hugo.toml:14 the entry `Shop` of the menu leads to no page",
            "hugo.toml:17 the menu `footer` is not imported",
        ],
    );
    let menu = read(&site, "content/data/menu.yaml");
    has(
        &menu,
        &["items:\n  - { page: docs, label: site-page-docs }\n  - { page: blog, label: \
           site-page-blog, locales: [\"en\"] }\n"],
    );
    assert!(!menu.contains("contact"), "{menu}");
    let (english, polish) = (site.page("docs/index.html"), site.page("pl/docs/index.html"));
    has(&english, &[">Manual</a>", ">News</a>"]);
    has(&polish, &[">Podręcznik</a>"]);
    assert!(!polish.contains("News") && !polish.contains("Blog"), "{polish}");
    // Without menus, a page is in the menus of its languages.
    let without = source.replace("menus.main", "menus.side").replace("menu.main", "menu.side");
    let (_source, site, _) = import("hugo", &without, &[]);
    has(
        &read(&site, "content/data/menu.yaml"),
        &["page: home, label: site-page-home }", "site-page-contact, locales: [\"en\"]"],
    );
    assert!(!site.page("pl/index.html").contains("Contact"));
}

#[test]
fn each_kind_of_a_lost_key_is_listed_once() {
    let source = "-- hugo.toml
title = \"Lamps\"
disableKinds = [\"rss\"]
[params]
x = 1
-- content/_index.md
---
title: Welcome
---
-- content/docs/_index.md
---
title: Docs
---
[frame](frame/)
-- content/docs/frame/_index.md
---
title: Frame
toc: true
resources: [{ src: a.png }]
expiryDate: 2124-01-01
---
-- content/docs/frame/a.md
---
title: A
toc: false
layout: wide
resources: [{ src: b.png }]
summary: About A
keywords: [one, two]
expiryDate: 2124-01-01T18:00:00Z
---
[up](../) [docs](../../?x=1) [file](_index.md) [beside](b.md)
[gone]({{< ref \"nope.md\" >}})
-- content/docs/frame/b.md
---
title: B
expiryDate: 2001-01-01
---
";
    let (_source, site, output) = import("hugo", source, &[]);
    lists(
        &output,
        &[
            "hugo.toml:2 the key `disableKinds` of the configuration is not imported",
            "hugo.toml:3 the key `params` of the configuration is not imported",
            "content/docs/frame/_index.md:3 the key `toc` is not imported, in 2 files",
            "content/docs/frame/_index.md:4 the key `resources` has no equivalent, in 2 files",
            "content/docs/frame/a.md:4 the key `layout` is not imported",
            "content/docs/frame/a.md:10 the link `b.md` leads to `content/docs/frame/b.md`, which",
            "content/docs/frame/a.md:10 the query of the link `../../?x=1` is removed",
            "content/docs/frame/a.md:11 `{{< ref \"nope.md\" >}}` leads to no page of this language",
            "content/docs/frame/b.md:3 the page is a draft: it has expired",
        ],
    );
    let page = read(&site, "content/pages/docs/frame/a.yaml");
    has(&page, &["expires_at: 2124-01-01\n", "keywords: page-keywords\n"]);
    assert!(!page.contains("summary"), "{page}");
    has(&read(&site, "content/pages/docs/frame.yaml"), &["expires_at: 2123-12-31\n"]);
    has(
        &read(&site, "content/pages/docs/frame/b.yaml"),
        &["draft: true", "expires_at: 2000-12-31"],
    );
    let texts = read(&site, "locales/en/pages/docs/frame/a.ftl");
    has(&texts, &["page-description = About A\n", "page-keywords = one, two\n"]);
    let body = read(&site, "locales/en/pages/docs/frame/a.md");
    has(&body, &["[up](page:docs/frame) [docs](page:docs) [file](page:docs/frame) beside\ngone"]);
}

/// The new site lacks them, so that former addresses lead to nothing.
#[test]
fn what_the_generator_makes_by_itself_is_listed() {
    let source = "-- hugo.toml
title = \"Lamps\"
defaultContentLanguage = \"en\"
[languages.en]
title = \"Lamps\"
[languages.de]
title = \"Lampen\"
-- content/posts/first.md
---
title: First
tags: [paper]
categories: [News]
---
{{< figure src=\"/lamp.svg\" alt=\"A lamp\" class=\"big\" caption=\"By Ada\" >}}
-- content/posts/first.de.md
---
title: Erster
tags: [Papier]
---
Text
-- content/posts/second.md
---
title: Second
categories: [News]
---
Text
-- content/docs/_index.md
---
title: Manual
---
-- content/docs/one.md
---
title: One
---
-- static/lamp.svg
<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"/>
";
    let (_source, site, output) = import("hugo", source, &[]);
    let config = read(&site, "site.toml");
    assert!(config.contains("\nsite_name = \"Lampen\"\n"), "{config}");
    lists(
        &output,
        &[
            "hugo.toml:1 the feeds `index.xml` of the site, its sections and its tags are not imp",
            "content/posts/first.md:1 the argument `class` of pictures is removed",
            "content/posts/first.de.md:1 the tags of this page become those of `content/posts/fir",
            "content/posts/first.md:1 the categories of 2 pages, such as `News`, are tags in the",
        ],
    );
    let kinds = "disableKinds = [\"section\", \"taxonomy\", \"term\", \"RSS\"]\n[languages.en]";
    let disabled = source.replacen("[languages.en]", kinds, 1);
    let (_source, _site, output) = import("hugo", &disabled, &[]);
    let found = listed(&output);
    assert!(
        !found.iter().any(|it| it.contains("the list of") || it.contains("feeds")),
        "{found:?}"
    );
    let source = "-- _config.yml
title: Notes
plugins:
  - jekyll-feed
  - jekyll-sitemap
  - jekyll-archives
-- about.md
---
title: About
---
Text
";
    let (_source, _site, output) = import("jekyll", source, &[]);
    lists(
        &output,
        &[
            "_config.yml:3 the feed `/feed.xml` is not imported",
            "_config.yml:5 the plugin `jekyll-archives` is not imported",
        ],
    );
}

#[test]
fn a_site_of_hugo() {
    let (_source, site, output) = import("hugo", HUGO, &[]);
    lists(
        &output,
        &[
            "assets/main.scss:1 1 file is not imported from `assets/`",
            "content/docs/bundle/part.md:1 this file is not imported",
            "content/docs/light_bulb.fr.md:1 the site has no language `fr`; the file is not impor",
            "hugo.toml:1 the feeds `index.xml` of the site, its sections and its tags are not imp",
            "hugo.toml:4 the key `params` of the configuration is not imported",
            "hugo.toml:6 this mount is not imported",
            "i18n/en.toml:7 `{{ with .X }}` in the text `broken` has no equivalent",
            "i18n/fr.toml:1 the site has no language `fr`; the file is not imported",
            "layouts/index.html:1 1 file is not imported from `layouts/`",
            "more/x.md:1 this file is not imported",
            "content/docs/_index.md:7 the key `cover` has no equivalent",
            "content/docs/bundle/index.md:10 `<kbd>` does not end; it is removed",
            "content/docs/bundle/index.md:16 the link `../later.md` leads to `content/docs/later.",
            "content/docs/paper.md:9 the anchor `The_sheet` is `the-sheet` now",
            "content/docs/paper.md:14 `{{< chart \"sales\" >}}` has no equivalent and is removed",
            "content/docs/paper.md:16 the attribute `style` of `<span>` is removed",
            "content/docs/paper.md:16 the link `/nowhere/` leads to nothing that is imported",
            "content/docs/paper.md:18 the element `<script>` is removed",
            "content/twice.md:6 the page is a draft: this row has 2 cells, and its table 1 column",
        ],
    );
    let config = read(&site, "site.toml");
    has(
        &config,
        &[
            "base_url = \"https://lamps.example\"\nname = \"Lamps\"",
            "segment = \"\"\ntag = \"en\"\nlabel = \"English\"",
            "segment = \"de\"\ntag = \"de\"\nlabel = \"Deutsch\"\nfallback = \"en\"",
            "raw_html = true",
        ],
    );
    has(
        &read(&site, "content/pages/docs/paper.yaml"),
        &[
            "path: { \"en\": \"docs/paper\", \"de\": \"docs/papier\" }",
            "date: 2024-03-12\ntags: [\"thick-paper\", \"glue\"]\norder: ",
            "author: \"Ada\"\ncolour: \"white\"\n",
        ],
    );
    let shown = site.page("docs/paper/index.html");
    has(
        &shown,
        &[
            "Paper {and} &lt;glue&gt;</h1>",
            "id=\"the-sheet\"",
            "A { brace }",
            "href=\"/docs/light-bulb/#watt\"",
            "[no link]",
            "https://lamps.example/nowhere/",
        ],
    );
    assert!(!shown.contains("alert"), "{shown}");
    assert!(site.page("docs/index.html").contains("/docs/light-bulb/"));
    redirects(&site, "old/paper", "/docs/paper/");
    redirects(&site, "docs/sheet", "/docs/paper/");
    redirects(&site, "docs/light_bulb", "/docs/light-bulb/");
    has(&read(&site, "locales/de/interface.ftl"), &["[one] { $count } Lampe\n"]);
    has(&read(&site, "content/pages/docs/later.yaml"), &["draft: true"]);
    assert!(!site.at("dist/docs/later").exists());
    assert!(site.at("dist/docs/bundle/data.csv").exists());
}

#[test]
fn pages_in_html_become_bodies() {
    let source = "-- hugo.toml
title = \"Firm\"
-- content/legal.html
---
title: Legal
---
<div class=\"terms\">
  <h2 id=\"who\">Who</h2>

    <p>See <a href=\"/about/\">us</a>.</p>
</div>
-- content/about.md
---
title: About
---
Read [the terms](/legal/#who) and [the old ones](/old).
-- content/docs/old.md
---
title: Old
slug: archive
---
Old.
-- content/plain.html
<p>Without front matter.</p>
";
    let (_source, site, output) = import("hugo", source, &[]);
    lists(
        &output,
        &[
            "content/plain.html:1 1 file is not imported from `content/`",
            "hugo.toml:1 the feeds `index.xml` of the site, its sections and its tags are not imp",
            "content/about.md:4 the link `/old` leads to nothing that is imported",
        ],
    );
    let hint = output["diagnostics"].as_array().unwrap().iter().find_map(|one| {
        one["message"].as_str()?.contains("`/old`").then(|| one["hint"].as_str().unwrap())
    });
    let expected = "the page of `content/docs/old.md` has another address: link `page:docs/old`";
    assert_eq!(hint, Some(expected));
    let page = site.page("legal/index.html");
    let text =
        "<div class=\"terms\">\n<h2 id=\"who\">Who</h2>\n<p>See <a href=\"/about/\">us</a>.</p>\n";
    has(&page, &[text]);
    has(&site.page("about/index.html"), &["href=\"/legal/#who\""]);
}
