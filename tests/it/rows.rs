//! Pages from data: one page file, and a page of each row.

use std::sync::Arc;

use archipel::build::pipeline::{BuildSession, Options, build};
use archipel::engine::source::Snapshot;

use crate::incremental::{Files, MemorySink};
use crate::site::{BASE, Site, files};

/// A team of two, whose roles are messages, with a body and a list on the home page.
const TEAM: &str = "\
-- content/data/people.yaml
- slug: ada
  name: Ada <3
  role: role-engineer
  papers: 1234
  since: 2020-01-31
- slug: bo
  name: Bo
  role: role-writer
  papers: 1
  since: 2019-05-01
  tags: [words]
-- templates/data/people.yaml
- slug: text
  name: text
  role: message
  papers: integer
  since: date
  tags?: [text]
-- content/pages/team.yaml
path: { en: \"team/{slug}\", de: \"leute/{slug}\" }
aliases: [\"people/{slug}\"]
each: { data: people, key: slug }
template: person.html
title: person-title
description: person-lead
-- templates/person.html
<h1>{{ page.title }}</h1><p>{{ t(page.row.role) }}, {{ date(page.row.since) }}</p>
{% if page.content is defined %}{{ page.content }}{% endif %}
{% with beside = adjacent(folder=\"team\", sort=\"since\") %}
{% if beside.next is defined %}<a rel=\"next\" href=\"{{ beside.next.url }}\">{{ beside.next.title }}</a>{% endif %}
{% endwith %}
-- templates/page.html
{% for person in pages(folder=\"team\", sort=\"-since\") %}
<a href=\"{{ person.url }}\">{{ person.title }} {{ person.row.name }}</a>
{% endfor %}
{% for person in pages(folder=\"team\", tag=\"words\") %}<b>{{ person.id }}</b>{% endfor %}
{% for section in page.sections %}
{% include \"sections/\" ~ section.type ~ \".html\" %}
{% endfor %}
<a href=\"{{ url(\"team/ada\") }}\">Ada</a>
-- locales/en/pages/team.ftl
person-title = { $name }, { $role }
person-lead = { $papers ->
    [one] { $papers } paper
   *[other] { $papers } papers
 } since { $since }
role-engineer = engineer
role-writer = writer
-- locales/de/pages/team.ftl
person-title = { $name }: { $role }
person-lead = { $papers ->
    [one] { $papers } Artikel
   *[other] { $papers } Artikel
 } seit { $since }
role-engineer = Ingenieurin
role-writer = Autor
-- locales/en/pages/team/ada.md
# About { $name }
-- locales/de/pages/team/ada.md
# Über { $name }
";

#[test]
fn every_row_is_a_page_in_every_language() {
    let site = Site::new(TEAM);
    site.build().fine();
    let page = site.page("en/team/ada/index.html");
    for part in [
        "<title>Ada &lt;3, engineer</title>",
        "<h1>Ada &lt;3, engineer</h1><p>engineer, January 31, 2020</p>",
        ">About Ada &lt;3</h1>",
        "<link rel=\"canonical\" href=\"https://site.example/en/team/ada/\">",
        "hreflang=\"de\" href=\"https://site.example/de/leute/ada/\"",
    ] {
        assert!(page.contains(part), "{part} is not in {page}");
    }
    let page = site.page("de/leute/bo/index.html");
    let next = "<a rel=\"next\" href=\"/de/leute/ada/\">Ada &lt;3: Ingenieurin</a>";
    assert!(page.contains(next), "{page}");
    assert!(page.contains("<h1>Bo: Autor</h1>"), "{page}");
    let map = site.page("sitemap-de.xml");
    assert!(map.contains("<loc>https://site.example/de/leute/bo/</loc>"), "{map}");
    assert!(site.page("en/people/bo/index.html").contains("href=\"/en/team/bo/\""));
    assert!(!site.dist().contains_key("en/team/index.html"));
}

#[test]
fn rows_are_pages_of_lists() {
    let site = Site::new(TEAM);
    site.build().fine();
    let home = site.page("en/index.html");
    let list = "<a href=\"/en/team/ada/\">Ada &lt;3, engineer Ada &lt;3</a>\n\
                <a href=\"/en/team/bo/\">Bo, writer Bo</a>\n<b>team/bo</b>";
    assert!(home.contains(list), "{home}");
    assert!(home.contains("<a href=\"/en/team/ada/\">Ada</a>"), "{home}");
}

#[test]
fn a_list_of_rows_is_shown_in_parts() {
    let site = Site::new(TEAM);
    site.edit(
        "-- content/pages/people.yaml\npath: people-by-name\ntemplate: list.html\n\
         title: list-title\ndescription: list-title\n\
         paginate: { folder: team, sort: name, size: 1 }\n\
         -- templates/list.html\n{% for item in page.pager.items %}<i>{{ item.title }}</i>{% endfor %}\n\
         -- locales/en/pages/people.ftl\nlist-title = People\n\
         -- locales/de/pages/people.ftl\nlist-title = Leute\n",
    );
    site.build().fine();
    assert!(site.page("de/people-by-name/page/2/index.html").contains("<i>Bo: Autor</i>"));
}

#[test]
fn the_keys_of_a_mapping_are_those_of_its_rows() {
    let site = Site::new(TEAM);
    site.edit(
        "-- content/data/releases.json\n{ \"list\": { \"v1\": { \"notes\": \"First\" }, \"v2\": { \"notes\": \"Second\" } } }\n\
         -- templates/data/releases.yaml\nlist: { \"*\": { notes: text } }\n\
         -- content/pages/releases.yaml\npath: \"releases/{key}.html\"\neach: { data: releases.list }\n\
         template: release.html\ntitle: release-title\ndescription: release-title\n\
         -- templates/release.html\n<p>{{ page.row.key }} {{ page.row.notes }}</p>\n\
         -- locales/en/pages/releases.ftl\nrelease-title = Release { $key }\n\
         -- locales/de/pages/releases.ftl\nrelease-title = Version { $key }\n",
    );
    site.build().fine();
    let page = site.page("de/releases/v2.html");
    assert!(page.contains("<p>v2 Second</p>") && page.contains("<title>Version v2</title>"));
}

#[test]
fn a_table_is_rows() {
    let site = Site::new(TEAM);
    site.edit(
        "-- content/data/people.yaml (absent)\n-- content/data/people.csv\nslug,name,role,papers,since\n\
         ada,Ada,role-engineer,2,2020-01-31\nbo,Bo,role-writer,1,2019-05-01\n",
    );
    // No row has a tag.
    site.replace("templates/page.html", "tag=\"words\"", "limit=1");
    site.build().fine();
    assert!(site.page("en/team/bo/index.html").contains("<h1>Bo, writer</h1>"));
}

#[test]
fn a_draft_makes_no_pages() {
    let site = Site::new(TEAM);
    site.replace("content/pages/team.yaml", "template:", "draft: true\ntemplate:");
    let built = site.build();
    assert!(built.err.contains("the page `team/ada` is a draft"), "{}", built.err);
    site.replace("templates/page.html", "<a href=\"{{ url(\"team/ada\") }}\">Ada</a>", "");
    site.build().fine();
    assert!(!site.dist().contains_key("en/team/ada/index.html"));
}

#[test]
fn explain_names_the_row() {
    let site = Site::new(TEAM);
    site.build().fine();
    for name in ["team/bo", "/de/leute/bo/"] {
        let words = site.run(&["explain", name]).fine().out;
        assert!(words.contains("row       content/data/people.yaml:6"), "{words}");
        assert!(words.contains("locales/en/pages/team.ftl") || name != "team/bo", "{words}");
    }
}

/// The routes that are rendered after an edit of the data.
#[test]
fn an_edited_row_renders_its_pages_alone() {
    let mut tree = files(BASE);
    tree.extend(files(TEAM));
    tree.insert("templates/page.html".to_owned(), b"{{ page.title }}".to_vec());
    tree.insert(
        "templates/person.html".to_owned(),
        b"{{ page.title }}{{ page.row.name }}".to_vec(),
    );
    for path in ["locales/en/pages/team/ada.md", "locales/de/pages/team/ada.md"] {
        tree.remove(path);
    }
    let mut session = BuildSession::new();
    let mut rendered = |tree: &Files| {
        let tree = tree.iter().map(|(path, bytes)| (path.as_str(), bytes.clone()));
        let snapshot = Arc::new(Snapshot::in_memory(tree));
        let (options, sink) = (Options::default(), MemorySink::default());
        let built = build(&snapshot, &options, &mut session, &sink, &()).unwrap();
        assert!(!built.report.has_errors(), "{}", built.report.human(&snapshot, false));
        (built.counts.rendered, built.manifest.files.len())
    };
    let (first, all) = rendered(&tree);
    assert_eq!(first, 6);
    let people = String::from_utf8(tree["content/data/people.yaml"].clone()).unwrap();
    let mut save = |text: String| {
        tree.insert("content/data/people.yaml".to_owned(), text.into_bytes());
        rendered(&tree)
    };
    assert_eq!(save(format!("# words\n{people}")), (0, all), "a comment");
    assert_eq!(save(people.replace("Bo", "Bob")), (2, all), "a name");
    assert_eq!(save(people.clone()).0, 2);
    let (ada, bo) = people.split_at(people.find("- slug: bo").unwrap());
    assert_eq!(save(format!("{bo}{ada}")), (0, all), "the order");
    let (count, left) = save(ada.to_owned());
    // The page, its two aliases and its social images go.
    assert!(count == 0 && left < all, "a removed row: {count} rendered, {left} of {all} files");
}

#[test]
fn a_row_is_only_in_its_locales() {
    let site = Site::new(TEAM);
    site.replace("content/pages/team.yaml", "key: slug }", "key: slug, locales: languages }");
    site.replace("templates/data/people.yaml", "  tags?:", "  languages?: [text]\n  tags?:");
    let bo = "  tags: [words]\n";
    site.replace("content/data/people.yaml", bo, &format!("{bo}  languages: [de]\n"));
    site.build().fine();
    let files = site.dist();
    for (file, is_there) in [
        ("en/team/ada/index.html", true),
        ("de/leute/ada/index.html", true),
        ("en/team/bo/index.html", false),
        ("de/leute/bo/index.html", true),
    ] {
        assert_eq!(files.contains_key(file), is_there, "{file}");
    }
    assert!(!site.page("de/leute/bo/index.html").contains("hreflang=\"en\""));
    assert!(!site.page("en/index.html").contains(">Bo"));
    for (languages, code, hint) in [
        ("[fr]", "unknown-locale", "the locales of site.toml are en, de"),
        ("[]", "invalid-row", "such as `[de, fr]`"),
        ("[de, 1]", "unknown-locale", "the locales of site.toml are en, de"),
    ] {
        let now = format!("languages: {languages}\n");
        site.replace("content/data/people.yaml", "languages: [de]\n", &now);
        let run = site.check();
        assert!(run.err.contains(code) && run.err.contains(hint), "{languages}: {}", run.err);
        assert!(run.err.contains("content/data/people.yaml:12"), "{languages}: {}", run.err);
        site.replace("content/data/people.yaml", &now, "languages: [de]\n");
    }
}

#[test]
fn shared_messages_use_the_fields_of_rows() {
    let site = Site::new(TEAM);
    site.replace("templates/data/people.yaml", "  name: text", "  full-name: text\n  name: text");
    for (name, full) in [("Ada <3", "Ada L"), ("Bo", "Bo B")] {
        let line = format!("  name: {name}\n");
        site.replace("content/data/people.yaml", &line, &format!("{line}  full-name: {full}\n"));
    }
    site.replace("templates/person.html", "<h1>", "{{ t(\"shared-name\") }}<h1>");
    for (tag, text) in [("en", "By"), ("de", "Von")] {
        site.edit(&format!("-- locales/{tag}/names.ftl\nshared-name = {text} {{ $full-name }}\n"));
    }
    site.build().fine();
    assert!(site.page("en/team/ada/index.html").contains("By Ada L<h1>"));
    site.edit("-- locales/de/names.ftl\nshared-name = Von { $ful-name }\n");
    let run = site.check();
    assert!(run.err.contains("unknown-fact") && run.err.contains("names.ftl:1"), "{}", run.err);
}

#[test]
fn numbers_of_rows_and_data_are_those_of_the_file() {
    let site = Site::new(
        "\
-- content/data/k.yaml
five: 5
whole: 7.00
half: 0.50
large: 9007199254740993
larger: 12345678901234567890
-- templates/data/k.yaml
five: number
whole: number
half: number
large: number
larger: number
-- content/data/cells.csv
slug,n
a,9007199254740993
-- templates/data/cells.yaml
- slug: text
  n: number
-- content/pages/cell.yaml
path: \"cell/{slug}\"
each: { data: cells, key: slug }
template: cell.html
title: footer-note
description: footer-note
-- templates/cell.html
<p>{{ page.row.n }}|{{ number(page.row.n) }}</p>
-- templates/page.html
<p>{{ data.k.five }}|{{ data.k.whole }}|{{ data.k.half }}|{{ data.k.large }}|{{ data.k.larger }}</p>
<p>{{ data.k.five * 2 }}|{{ data.k.five / 2 }}|{{ data.k.five > data.k.half }}</p>
<p>{{ number(data.k.five) }}|{{ number(data.k.larger) }}|{{ number(data.k.half) }}</p>
<script>a({{ data.k.five }},{{ data.k.half }},\"{{ data.k.larger }}\")</script>
-- templates/k.json
{ \"five\": {{ data.k.five }}, \"all\": {{ data.k | tojson }} }
",
    );
    let config = std::fs::read_to_string(site.at("site.toml")).unwrap();
    let files = "[[files]]\noutput = \"k.json\"\ntemplate = \"k.json\"\nper = \"site\"\n";
    site.edit(&format!("-- site.toml\nnot_found = \"home\"\n{config}\n{files}"));
    site.build().fine();
    let page = site.page("en/index.html");
    for expected in [
        "<p>5|7|0.5|9007199254740993|12345678901234567890</p>",
        "<p>10|2.5|true</p>",
        "<p>5|12,345,678,901,234,567,890|0.5</p>",
        "a(5,0.5,\"12345678901234567890\")",
    ] {
        assert!(page.contains(expected), "{expected} in {page}");
    }
    let row = site.page("en/cell/a/index.html");
    assert!(row.contains("<p>9007199254740993|9,007,199,254,740,993</p>"), "{row}");
    let json = site.page("k.json");
    let numbers = "\"five\":5,\"whole\":7,\"half\":0.5,\"large\":9007199254740993,\
                   \"larger\":12345678901234567890}";
    let json: String = json.split_whitespace().collect();
    assert!(json.starts_with("{\"five\":5,") && json.contains(numbers), "{json}");
}
