//! Stories of users: editors, developers, and machines that publish for them.

use std::collections::BTreeMap;
use std::fs;
use std::process::{Command, Stdio};

use crate::environment::needed;
use crate::site::{BASE, FileState, MORE, Run, Site, copy, tree};

// ——— An editor.

#[test]
fn an_editor_adds_a_page() {
    let site = Site::new("");
    site.build().fine();
    site.edit(
        "-- content/pages/about.yaml\npath: company/about\ntemplate: page.html\n\
         title: about-title\ndescription: about-lead\nsections:\n  - type: hero\n    \
         title: about-title\n    lead: about-lead\n\
         -- locales/en/pages/about.ftl\nabout-title = About us\nabout-lead = Who we are.\n",
    );
    let run = site.build();
    run.says(
        1,
        "\
error[missing-message]: the page `about` has no messages in `de`
--> locales/en/pages/about.ftl
 = help: translate this file to `locales/de/pages/about.ftl`

failed: 1 error; ./dist is as it was",
    );
    site.edit(
        "-- locales/de/pages/about.ftl\nabout-title = Über uns\nabout-lead = Wer wir sind.\n",
    );
    site.build().fine();
    assert!(site.page("en/company/about/index.html").contains("<h1>About us</h1>"));
    assert!(site.page("de/company/about/index.html").contains("<h1>Über uns</h1>"));
    for locale in ["en", "de"] {
        let map = site.page(&format!("sitemap-{locale}.xml"));
        let url = format!("<loc>https://site.example/{locale}/company/about/</loc>");
        assert!(map.contains(&url), "{map}");
    }
}

#[test]
fn an_editor_changes_a_fact_and_sees_it_in_all_languages() {
    let site = Site::new("");
    site.build().fine();
    assert!(site.page("en/index.html").contains("One token costs 0.10 USD."));
    assert!(site.page("de/index.html").contains("Ein Token kostet 0,10 USD."));
    site.replace("content/data/presale.yaml", "0.10", "1234.5");
    let run = site.build().fine();
    assert!(run.err.contains("./dist: 2 written, 6 unchanged, 0 removed"), "{}", run.err);
    assert!(site.page("en/index.html").contains("One token costs 1,234.5 USD."));
    assert!(site.page("de/index.html").contains("Ein Token kostet 1.234,5 USD."));
}

#[test]
fn an_editor_is_told_when_the_calendar_has_overtaken_the_site() {
    let site = Site::new(
        "-- templates/data/editorial.yaml\nas_of: today\n\
         -- content/data/editorial.yaml\nas_of: 2025-03-01\n\
         -- templates/data/windows.yaml\n- closes: date\n\
         -- content/data/windows.yaml\n- closes: 2025-02-28\n- closes: 2025-06-30\n- closes: 2025-12-31\n",
    );
    let on = |seconds: &str, command: &str| {
        Run::of(site.command(&[command]).env("SOURCE_DATE_EPOCH", seconds)).fine().err
    };
    // 2025-06-30: the window closes today. 2025-07-01: it has closed.
    let said = on("1751241600", "check");
    assert!(said.contains("today is 2025-06-30, and 2025-06-30 came since then"), "{said}");
    let said = on("1751328000", "check");
    assert!(
        said.contains("passed-day") && said.contains("content/data/editorial.yaml:1:8"),
        "{said}"
    );
    assert!(said.contains("content/data/windows.yaml:2:11"), "{said}");
    assert!(on("1767225600", "check").contains("2025-06-30 and another date"), "2026-01-01");
    assert!(!on("1751155200", "check").contains("passed-day"), "2025-06-29: nothing has changed");
    assert!(on("1735689600", "check").contains("this date is later"), "2025-01-01");
    for wrong in ["", "yesterday", "-1", "1e9", "999999999999999"] {
        let run = Run::of(site.command(&["check"]).env("SOURCE_DATE_EPOCH", wrong));
        assert_eq!(run.code, 2, "{wrong}");
        assert!(run.err.contains("must be a number of seconds since 1970"), "{}", run.err);
    }
    assert!(!on("1751328000", "build").contains("passed-day"), "a build does not know the day");
}

#[test]
fn an_editor_moves_a_page_and_every_link_follows() {
    let site = Site::new(
        "-- content/pages/terms.yaml\npath: terms\ntemplate: page.html\n\
         title: footer-note\ndescription: footer-note\n\
         -- templates/sections/hero.html\n<h1>{{ t(section.title) }}</h1>\n\
         <p>{{ t(section.lead) }} <a href=\"{{ url(\"terms\") }}\">1</a></p>\n",
    );
    site.build().fine();
    assert!(site.page("de/index.html").contains("<a href=\"/de/terms/\">1</a>"));
    site.replace("content/pages/terms.yaml", "path: terms", "path: legal/terms");
    site.build().fine();
    assert!(site.page("de/index.html").contains("<a href=\"/de/legal/terms/\">1</a>"));
    assert!(!site.at("dist/de/terms").exists(), "the old address is gone");
}

#[test]
fn an_editor_writes_a_long_text() {
    let site = Site::new(
        "-- templates/page.html\n{{ page.content }}\n-- content/pages/home.yaml\npath: \"\"\n\
         template: page.html\ntitle: home-title\ndescription: home-lead\n\
         -- locales/en/pages/home.md\n## Price {#price}\n\nIt is **{ $presale-price }** \\{ USD \\}, \
         \\\\{ $presale-price } & [so on](#price).\n\n> ```\n> { a }\n> { $b }\n> ```\n\n- [x] `{ $c }`\n\n\
         &#123; $d }\n\
         -- locales/de/pages/home.md\n## Preis\n\nEr ist { $presale-price }.\n\n<!-- mehr -->\n",
    );
    site.build().fine();
    let page = site.page("en/index.html");
    let wanted = "<h2 id=\"price\">Price</h2>\n\
                  <p>It is <strong>0.10</strong> { USD }, \\0.10 &amp; <a href=\"#price\">so on</a>.</p>\n\
                  <blockquote>\n<pre tabindex=\"0\"><code>{ a }\n{ $b }\n</code></pre>\n</blockquote>\n\
                  <ul>\n<li>☑ <code>{ $c }</code></li>\n</ul>\n<p>{ $d }</p>\n";
    assert!(page.contains(wanted), "{page}");
    let german = site.page("de/index.html");
    assert!(german.contains("<h2 id=\"price\">Preis</h2>\n<p>Er ist 0,10.</p>"), "{german}");
}

#[test]
fn an_editor_adds_files_that_keep_their_names() {
    let site = Site::new(
        "-- static/favicon.ico\nicon\n-- static/robots.txt\nUser-agent: *\nDisallow: /\n\
         -- static/.well-known/security.txt\nContact: mailto:a@site.example\n",
    );
    site.build().fine();
    assert_eq!(site.page("favicon.ico"), "icon\n");
    assert!(site.page("robots.txt").contains("Disallow: /"));
    assert!(site.page(".well-known/security.txt").starts_with("Contact"));
    site.edit("-- static/favicon.ico\nother\n");
    let run = site.build().fine();
    assert!(run.err.contains("1 written"), "{}", run.err);
    assert_eq!(site.page("favicon.ico"), "other\n");
}

#[test]
fn an_editor_deletes_a_page_that_others_need() {
    let site = Site::new(
        "-- content/pages/terms.yaml\npath: terms\ntemplate: page.html\n\
         title: footer-note\ndescription: footer-note\n\
         -- templates/sections/hero.html\n<h1>{{ t(section.title) }}</h1>\n\
         <p>{{ t(section.lead) }} <a href=\"{{ url(\"terms\") }}\">1</a></p>\n",
    );
    site.build().fine();
    let before = site.dist();
    fs::remove_file(site.at("content/pages/terms.yaml")).unwrap();
    let run = site.build();
    assert_eq!(run.code, 1);
    assert!(run.err.contains("error[unknown-page]: there is no page `terms`"), "{}", run.err);
    assert!(site.dist() == before);
}

// ——— A developer.

#[test]
fn a_developer_sees_what_scripts_weigh_and_ships_only_what_pages_use() {
    let site = Site::new(
        "-- islands/counter/island.toml\ndescription = \"Counts.\"\nwhen = \"call\"\nwords = \"late\"\n\
         -- islands/counter/island.tsx\n\
         import { useMessages } from \"archipel\";\n\
         export default function Counter() { return <b>{useMessages().t(\"one\")}</b>; }\n\
         -- locales/en/islands/counter.ftl\none = One\n\
         -- locales/de/islands/counter.ftl\none = Eins\n\
         -- islands/shell/script.ts\nvoid import(\"./later\");\n\
         -- islands/shell/later.ts\ndocument.title += \"!\";\n\
         -- islands/unused/script.ts\ndocument.title += \"?\";\n\
         -- templates/page.html\n\
         {{ script(\"shell\") }}{{ island(\"counter\") }}<p>{{ t(\"home-title\") }} {{ t(\"home-lead\") }}</p>\n",
    );
    let run = site.run(&["build", "--verbose"]).fine();
    for words in ["scripts: initial ", "React and shared island code", " react-dom\n", " counter\n"]
    {
        assert!(run.err.contains(words), "{words}: {}", run.err);
    }
    let files: Vec<String> = site.dist().into_keys().collect();
    let has = |start: &str, end: &str| {
        files.iter().any(|file| file.starts_with(start) && file.ends_with(end))
    };
    assert!(has("islands/shell-", ".js") && has("islands/later-", ".js"), "{files:?}");
    assert!(!has("islands/unused-", ".js"), "{files:?}");
    let german = files.iter().find(|file| file.starts_with("islands/counter.de.")).unwrap();
    assert_eq!(site.page(german), "{\"one\":\"Eins\"}");
    let page = site.page("de/index.html");
    assert!(page.contains(&format!("\"messages\":\"/{german}\"")), "{page}");
    assert!(
        page.contains("<b>Eins</b>")
            && page.contains("<script type=\"module\" src=\"/islands/shell-")
    );
}

#[test]
fn an_island_below_the_head_of_the_layout_is_hydrated() {
    let site = Site::new(
        "-- islands/counter/island.toml\ndescription = \"Counts.\"\nwhen = \"load\"\n\
         -- islands/counter/island.tsx\n\
         export default function Counter() { return <b>1</b>; }\n\
         -- templates/layout.html\n<!doctype html>\n<html lang=\"{{ locale.tag }}\">\n\
         <head>\n<title>{{ page.title }}</title>\n\
         <link rel=\"stylesheet\" href=\"{{ asset(\"main.css\") }}\">\n{{ head() }}</head>\n\
         <body>{{ body }}<p>{{ t(\"footer-note\") }}</p>{{ island(\"counter\") }}</body>\n</html>\n",
    );
    site.build().fine();
    let page = site.page("en/index.html");
    let (head, body) = page.split_once("</head>").unwrap();
    assert!(head.contains("<script type=\"module\" src=\"/islands/loader-"), "{head}");
    assert!(body.contains("<archipel-island name=\"counter\""), "{body}");
}

// ——— A machine that builds and publishes.

#[test]
fn two_builds_have_the_same_bytes() {
    let (here, there) = (Site::new(MORE), Site::bare(""));
    let deep = there.at("a/much/deeper folder/ünïcode");
    copy(&here.root(), &deep);
    here.build().fine();
    let mut command = Command::new(needed("faketime"));
    command.args(["2031-02-03 04:05:06", env!("CARGO_BIN_EXE_archipel"), "build"]);
    command.current_dir(&deep).stdin(Stdio::null());
    command.env("TZ", "Pacific/Kiritimati").env("LANG", "hi_IN.UTF-8").env("LC_ALL", "de_DE.UTF-8");
    command.env("HOME", "/nowhere").env("COLUMNS", "40");
    Run::of(&mut command).fine();
    // Without the metadata of the file system.
    let bytes = |files: BTreeMap<String, FileState>| -> BTreeMap<String, Vec<u8>> {
        files.into_iter().map(|(path, kept)| (path, kept.bytes)).collect()
    };
    assert!(bytes(here.dist()) == bytes(tree(&deep.join("dist"))));
}

#[test]
fn a_second_build_writes_nothing() {
    let site = Site::new(MORE);
    site.build().fine();
    let before = site.dist();
    let folders = |site: &Site| fs::metadata(site.at("dist")).unwrap().modified().unwrap();
    let modified = folders(&site);
    let run = site.build().fine();
    assert!(run.err.contains("./dist: 0 written, 12 unchanged, 0 removed"), "{}", run.err);
    assert!(site.dist() == before, "every file keeps inode and time");
    assert_eq!(folders(&site), modified, "the folder itself is not touched");
}

/// The base site contains nothing that tests do not use.
#[test]
fn everything_in_the_base_site_is_used() {
    let run = Site::bare(BASE).build().fine();
    assert!(!run.err.contains("warning"), "{}", run.err);
}
