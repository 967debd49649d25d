//! The Markdown bodies of sections.

use std::fs;

use crate::site::Site;

/// A page with a body and two sections with bodies, in three languages; the third falls back.
fn house() -> Site {
    let site = Site::new(
        "\
-- content/pages/home.yaml
path: \"\"
template: page.html
title: title
description: title
note: aside
sections:
  - { type: text, anchor: rooms, text: story }
  - { type: text, text: past }
-- templates/page.yaml
note?: markdown
-- templates/page.html
<main data-search=\"house\">{{ page.content }}
{% for section in page.sections %}
<section{% if section.anchor is defined %} id=\"{{ section.anchor }}\"{% endif %}>
{% include \"sections/\" ~ section.type ~ \".html\" %}
</section>
{% endfor %}
<aside>{{ markdown(page.note) }}</aside></main>
-- templates/sections/text.yaml
text: markdown
-- templates/sections/text.html
{{ markdown(section.text) }}
-- locales/en/pages/home.ftl
title = The house
-- locales/de/pages/home.ftl
title = Das Haus
-- locales/fr/common.ftl
footer-note = Tous les prix hors taxes.
-- locales/fr/pages/home.ftl
title = La maison
-- locales/en/pages/home.md
## Plan

One room[^1]. [Rooms](#rooms), [the plan of the past](page:home#past-plan).

[^1]: A small one.
-- locales/en/pages/home.story.md
## Rooms

It costs { $presale-price }[^1].

[^1]: In cash.
-- locales/en/pages/home.past.md
## Plan

## Builders
-- locales/en/pages/home.aside.md
By the way.
-- locales/de/pages/home.md
## Plan

Ein Zimmer. [Früher](page:home#past-plan).
-- locales/de/pages/home.story.md
## Zimmer

Es kostet { $presale-price }.
-- locales/de/pages/home.past.md
## Plan

## Erbauer
-- locales/de/pages/home.aside.md
Nebenbei.
-- locales/fr/pages/home.md
## Plan

Une pièce. [Avant](page:home#past-plan).
-- locales/fr/pages/home.past.md
## Plan

## Bâtisseurs
-- locales/fr/pages/home.aside.md
Au fait.
",
    );
    let language = "[[locales]]\nsegment = \"de\"";
    let french =
        "[[locales]]\nsegment = \"fr\"\ntag = \"fr\"\nlabel = \"Français\"\nfallback = \"en\"\n\n";
    site.replace("site.toml", language, &format!("{french}{language}"));
    let config = "default_locale = \"en\"";
    site.replace("site.toml", config, &format!("{config}\n\n[search]\noutput = \"find.json\""));
    site
}

#[test]
fn sections_have_bodies_in_each_language() {
    let site = house();
    let run = site.build().fine();
    assert!(!run.err.contains("warning"), "{}", run.err);
    let (english, german) = (site.page("en/index.html"), site.page("de/index.html"));
    assert!(english.contains("It costs 0.10<sup"), "{english}");
    assert!(english.contains("<aside><p>By the way.</p>"), "{english}");
    assert!(german.contains("Es kostet 0,10."), "{german}");
    assert!(german.contains("<h2 id=\"builders\">Erbauer</h2>"), "{german}");
    assert!(site.page("en/find.json").contains("It costs 0.10"), "it can be searched");
}

#[test]
fn ids_are_unique_on_the_page_and_the_same_in_all_languages() {
    let site = house();
    site.build().fine();
    let ids = |page: &str| {
        let page = site.page(page);
        let ids = page.split(" id=\"").skip(1).map(|rest| rest.split('"').next().unwrap());
        ids.map(str::to_owned).collect::<Vec<_>>()
    };
    let english = [
        "plan", "fnref-1", "fn-1", "rooms", "story-rooms", "fnref-story-1", "fn-story-1",
        "past-plan", "builders",
    ];
    assert_eq!(ids("en/index.html"), english);
    let without_notes: Vec<&str> = english.into_iter().filter(|id| !id.ends_with('1')).collect();
    assert_eq!(ids("de/index.html"), without_notes);
    assert!(site.page("en/index.html").contains("<a href=\"#fn-story-1\""));
    let sections = "  - { type: text, anchor: rooms, text: story }\n";
    site.replace("content/pages/home.yaml", sections, "");
    site.replace("content/pages/home.yaml", "past }\n", &format!("past }}\n{sections}"));
    site.build().fine();
    let mut other = ids("en/index.html");
    other.sort();
    let mut same = english;
    same.sort_unstable();
    assert_eq!(other, same, "the order of the sections does not matter");
}

/// Like the body of a page: the body of the other language is shown and marked, and the page does
/// not count as translated.
#[test]
fn a_missing_body_falls_back() {
    let site = house();
    site.build().fine();
    let french = site.page("fr/index.html");
    let fallback = "<div lang=\"en\" dir=\"ltr\">\n<h2 id=\"story-rooms\">Rooms</h2>";
    assert!(french.contains(fallback) && french.contains("Bâtisseurs"), "{french}");
    assert!(french.contains("It costs 0.10"), "numbers are those of its language: {french}");
    assert!(!site.page("en/index.html").contains("hreflang=\"fr\""));
    site.edit("-- locales/fr/pages/home.story.md\n## Pièces\n\nCela coûte { $presale-price }.\n");
    site.build().fine();
    assert!(!site.page("fr/index.html").contains("<div lang"));
    assert!(site.page("en/index.html").contains("hreflang=\"fr\""));
}

#[test]
fn explain_names_the_bodies() {
    let run = house().run(&["explain", "/de/"]).fine();
    assert!(run.out.contains("body      locales/de/pages/home.past.md"), "{}", run.out);
}

/// A new article has the bodies of an article in the same folder.
#[test]
fn a_new_page_has_the_bodies_of_those_beside_it() {
    let site = Site::new(
        "\
-- content/pages/journal/first.yaml
path: journal/first
template: article.html
title: title
description: title
intro: opening
-- templates/article.yaml
intro: markdown
-- templates/article.html
{{ markdown(page.intro) }}
-- locales/en/pages/journal/first.ftl
title = The first
-- locales/de/pages/journal/first.ftl
title = Der erste
-- locales/en/pages/journal/first.opening.md
How it began
-- locales/de/pages/journal/first.opening.md
Wie es begann
",
    );
    site.build().fine();
    site.run(&["new", "page", "journal/second"]).fine();
    assert!(site.at("locales/de/pages/journal/second.opening.md").is_file());
    let run = site.run(&["build", "--drafts"]).fine();
    assert!(!run.err.contains("error"), "{}", run.err);
}

#[test]
fn a_table_of_contents_has_the_headings() {
    let site = house();
    site.edit(
        "\
-- content/pages/contents.yaml
path: contents
template: contents.html
title: footer-note
-- templates/contents.html
{% for heading in page.headings %}
<i>{{ heading.level }} {{ heading.id }} {{ heading.title }}</i>
{% endfor %}
{{ page.content }}
-- locales/en/pages/contents.md
## The *plan* of { $presale-price } {#map}

### `A & B`
-- locales/de/pages/contents.md
## Der *Plan* von { $presale-price }

### `A & B`
",
    );
    site.build().fine();
    let german = site.page("de/contents/index.html");
    let expected = "<i>2 map Der Plan von 0,10</i>\n<i>3 a-b A &amp; B</i>";
    assert!(german.contains(expected), "{german}");
    let french = site.page("fr/contents/index.html");
    let expected = "<i>2 map <span lang=\"en\" dir=\"ltr\">The plan of 0.10</span></i>";
    assert!(french.contains(expected), "{french}");
}

#[test]
fn titles_of_headings_have_their_formulas_breaks_and_pictures() {
    let site = house();
    site.edit(
        "\
-- content/pages/contents.yaml
path: contents
template: contents.html
title: footer-note
-- templates/contents.html
{% for heading in page.headings %}<i>{{ heading.id }}: {{ heading.title }}</i>
{% endfor %}{{ page.content }}
-- locales/en/pages/contents.md
## The energy $E=mc^2$ here

## A<br>b

## ![A lamp](lamp.svg)
-- locales/de/pages/contents.md
## $a$
-- assets/lamp.svg
<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 4 3\"/>
",
    );
    let config = fs::read_to_string(site.at("site.toml")).unwrap();
    let markdown = "\n[markdown]\nmath = true\nraw_html = true\n";
    fs::write(site.at("site.toml"), format!("{config}{markdown}")).unwrap();
    site.build().fine();
    let page = site.page("en/contents/index.html");
    for expected in [
        "<i>the-energy-e-mc-2-here: The energy E=mc^2 here</i>",
        "<i>a-b: A b</i>",
        "<i>a-lamp: A lamp</i>",
    ] {
        assert!(page.contains(expected), "{expected} in {page}");
    }
}

#[test]
fn editors_know_the_type() {
    let site = house();
    site.check();
    let schema = fs::read_to_string(site.at(".archipel/schemas/page.json")).unwrap();
    assert!(schema.contains("locales/<language>/pages/<page-id>.<name>.md"), "{schema}");
}

/// A new page has the bodies that the keys of its template require.
#[test]
fn a_new_page_has_the_bodies_that_its_template_needs() {
    let site = Site::new(
        "\
-- content/pages/home.yaml
path: \"\"
template: page.html
title: home-title
description: home-lead
short_text: opening
-- templates/page.yaml
short_text: markdown
-- templates/page.html
{{ t(\"home-lead\") }}{{ markdown(page.short_text) }}
-- locales/en/pages/home.opening.md
How it began
-- locales/de/pages/home.opening.md
Wie es begann
",
    );
    site.build().fine();
    site.run(&["new", "page", "team"]).fine();
    assert!(site.at("locales/de/pages/team.short-text.md").is_file());
}
