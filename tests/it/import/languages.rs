//! Languages and menus of sites of Hugo in several files and folders.

use crate::import::{has, import, listed, lists, read, redirects};

/// Pages in three languages, each in a folder of its own.
const FOLDERS: &str = "-- content/en/about.md
---
title: About
---
See [this page](/en/about/).
-- content/de/about.md
---
title: Über uns
---
Text
-- content/ja/about.md
---
title: 概要
---
Text
";

#[test]
fn a_language_with_a_file_of_its_own_is_imported() {
    let source = format!(
        "-- config/_default/hugo.toml
baseURL = \"https://x.example/\"
defaultContentLanguage = \"en\"
disableKinds = [\"rss\"]
-- config/_default/languages.en.toml
title = \"Lamps\"
contentDir = \"content/en\"
weight = 1
-- config/_default/languages.de.yaml
title: Lampen
contentDir: content/de
weight: 3
-- config/_default/languages.ja.json
{{ \"title\": \"灯\", \"contentDir\": \"content/ja\" }}
-- config/_default/hugo.ja.toml
weight = 2
-- config/_default/languages.fr.toml
disabled = true
-- config/_default/params.de.toml
x = 1
-- config/_default/menus.de.toml
[[main]]
name = \"Wir\"
pageRef = \"/about\"
{}",
        FOLDERS.replace("/en/about/", "/about/")
    );
    let (_source, site, output) = import("hugo", &source, &[]);
    lists(
        &output,
        &[
            "config/_default/hugo.toml:3 the key `disableKinds` of the configuration is not impo",
            "config/_default/params.de.toml:1 this file is not imported",
        ],
    );
    let config = read(&site, "site.toml");
    let tags: Vec<&str> = config.lines().filter(|line| line.starts_with("tag =")).collect();
    assert_eq!(tags, ["tag = \"en\"", "tag = \"ja\"", "tag = \"de\""]);
    has(&config, &["name = \"Lamps\"", "site_name = \"灯\"", "site_name = \"Lampen\""]);
    assert!(!read(&site, "content/pages/about.yaml").contains("locales"));
    has(&site.page("ja/about/index.html"), &["概要"]);
    has(&site.page("de/about/index.html"), &[">Wir</a>"]);
}

#[test]
fn folders_named_as_the_languages_of_the_command_are_theirs() {
    let source = format!("-- hugo.toml\ntitle = \"Lamps\"\n{FOLDERS}");
    let (_source, site, output) = import("hugo", &source, &["--locales", "en,de,ja"]);
    assert_eq!(output["pages"], 1, "{output}");
    assert_eq!(output["locales"], 3, "{output}");
    has(&site.page("de/about/index.html"), &["Über uns"]);
    has(&read(&site, "locales/en/pages/about.md"), &["(page:about)"]);
    redirects(&site, "en/about", "/about/");
}

/// The home page in a language has the path of a page with the name of the language.
#[test]
fn pages_at_the_path_of_another_one_become_drafts() {
    let source = "-- hugo.toml
title = \"Lamps\"
disableKinds = [\"rss\"]
[languages.en]
[languages.de]
[languages.ja]
[languages.pl]
-- content/_index.md
---
title: Welcome
---
-- content/de.md
---
title: German
---
-- content/ja.md
---
title: Japanese
---
-- content/pl.md
---
title: Polish
---
";
    let (_source, site, output) = import("hugo", source, &[]);
    assert_eq!(output["errors"], 0, "{output}");
    for page in ["de", "ja", "pl"] {
        has(&read(&site, &format!("content/pages/{page}.yaml")), &["draft: true"]);
        let start = format!("content/{page}.md:1 the page is a draft: `{page}/index.html` is");
        assert!(listed(&output).iter().any(|it| it.starts_with(&start)), "{output}");
    }
    assert!(!site.page("index.html").contains("code"));
}

#[test]
fn a_menu_that_leads_to_no_page_becomes_that_of_the_first_pages() {
    let source = "-- hugo.toml
title = \"Lamps\"
disableKinds = [\"rss\"]
defaultContentLanguage = \"en\"
[languages.en]
[languages.de]
[[menu.main]]
name = \"About\"
identifier = \"about\"
[[menu.main]]
name = \"Forum\"
url = \"https://forum.example/\"
-- content/team.md
---
title: Team
menu: main
---
-- content/team.de.md
---
title: Gruppe
menu: [main, footer]
---
-- content/docs/_index.md
---
title: Docs
menu: { main: { weight: 1 } }
---
";
    let (_source, site, output) = import("hugo", source, &[]);
    lists(
        &output,
        &[
            "hugo.toml:2 the key `disableKinds` of the configuration is not imported",
            "hugo.toml:6 this entry of the menu is not imported",
            "hugo.toml:9 the entry `Forum` of the menu leads to no page",
            "content/docs/_index.md:3 the key `menu` has no equivalent",
            "content/team.de.md:3 the key `menu` has no equivalent, in 2 files",
        ],
    );
    let menu = read(&site, "content/data/menu.yaml");
    has(&menu, &["page: team, label: site-page-team }", "page: docs,", "locales: [\"en\"]"]);
    assert!(!menu.contains("locales: []"), "{menu}");
    has(&site.page("index.html"), &[">Team</a>", ">Docs</a>"]);
    has(&site.page("de/index.html"), &[">Gruppe</a>"]);
    assert!(!read(&site, "content/pages/team.yaml").contains("menu"));
}
