//! Feeds: Atom as the fixture has it, and RSS as the guide writes it.

use std::fs;
use std::path::Path;

use crate::lists::journal;
use crate::site::ROOT;

/// The guide to feeds.
const FEEDS: &str = "docs/locales/en/pages/guides/feeds.md";

#[test]
fn a_feed_in_a_language_that_falls_back_is_plain_text() {
    let site = journal();
    site.replace("site.toml", "label = \"Deutsch\"", "label = \"Deutsch\"\nfallback = \"en\"");
    site.edit("-- locales/de/pages/journal/second.ftl (absent)\n");
    site.build().fine();
    assert!(site.page("de/feed.xml").contains("<title>The second</title>"));
    assert!(site.page("de/index.html").contains("<span lang=\"en\" dir=\"ltr\">The second</span>"));
}

#[test]
fn a_feed_has_whole_articles_with_absolute_links() {
    let site = journal();
    site.edit("-- assets/mark.svg\n<svg/>\n");
    for tag in ["en", "de"] {
        site.edit(&format!(
            "-- locales/{tag}/pages/journal/second.md\n## Head {{#head}}\n\n[up](page:home), [here](#head) & ![mark](asset:mark.svg)\n"
        ));
    }
    site.replace(
        "templates/article.html",
        "<h1>",
        "{% if page.content is defined %}{{ page.content }}{% endif %}<h1>",
    );
    site.replace(
        "templates/feed.xml",
        "</title></entry>",
        "</title>{{ content(post.id) }}</entry>",
    );
    site.build().fine();
    let feed = site.page("de/feed.xml");
    for part in [
        "&lt;a href=&quot;https://site.example/de/&quot;&gt;up&lt;/a&gt;",
        "href=&quot;https://site.example/de/journal/second/#head&quot;",
        "src=&quot;https://site.example/assets/mark.",
    ] {
        assert!(feed.contains(part), "no {part} in\n{feed}");
    }
}

/// The feed of the guide, read by an XML parser.
#[test]
fn an_rss_feed_has_dates_of_its_format() {
    let site = journal();
    let guide = fs::read_to_string(Path::new(ROOT).join(FEEDS)).unwrap();
    let (_, template) = guide.split_once("```xml templates/files/news.rss\n").unwrap();
    let template =
        template.split("```").next().unwrap().replace("folder=\"news\"", "folder=\"journal\"");
    site.edit(&format!("-- templates/files/news.rss\n{template}"));
    let rule =
        "[[files]]\noutput = \"news.rss\"\ntemplate = \"files/news.rss\"\nper = \"locale\"\n\n";
    site.replace("site.toml", "[[files]]", &format!("{rule}[[files]]"));
    site.edit(
        "-- locales/de/pages/journal/first.md\n**eins** & zwei\n\
         -- locales/en/pages/journal/first.md\n**one** & two\n",
    );
    site.build().fine();
    let text = site.page("de/news.rss");
    let feed = roxmltree::Document::parse(&text).unwrap();
    let all = |name: &str| {
        let found = feed.descendants().filter(|node| node.has_tag_name(name));
        found.map(|node| node.text().unwrap_or_default().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(feed.root_element().attribute("version"), Some("2.0"));
    assert_eq!(all("language"), ["de"]);
    assert_eq!(
        all("pubDate"),
        [
            "Sat, 01 Mar 2025 00:00:00 GMT",
            "Fri, 14 Feb 2025 00:00:00 GMT",
            "Fri, 31 Jan 2025 00:00:00 GMT"
        ]
    );
    assert_eq!(all("guid").len(), 3);
    assert_eq!(all("title")[1..], ["Das second", "Das third", "Das first"]);
    assert!(all("description")[3].contains("<strong>eins</strong> &amp; zwei"), "{text}");
    let date = all("pubDate")[0].clone();
    assert!(jiff::fmt::rfc2822::parse(&date).is_ok());
}
