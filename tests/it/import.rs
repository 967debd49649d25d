//! Sites of other generators: what is imported, where it leads, and what is listed.

mod hidden;
mod losses;
mod sources;

use std::fs;
use std::path::Path;

use serde_json::Value;

use self::sources::{ASTRO, ELEVENTY, FLUENT, HOSTILE, HUGO, JEKYLL};
use crate::site::{ROOT, Run, Site, parse, tree};
use crate::strace::traced;

/// Imports a source into a folder beside it. Returns the folder of both, the new site and the
/// output of the command.
fn import(generator: &str, source: &str, options: &[&str]) -> (Site, Site, Value) {
    let from = Site::bare(source);
    let to = Site::bare("");
    let (source, target) = (from.root(), to.root());
    let paths = [source.to_str().unwrap(), target.to_str().unwrap()];
    let arguments = [&["import", generator][..], &paths, &["--json", "--all"], options].concat();
    let before = tree(&from.root());
    let mut command = from.command(&arguments);
    let run = Run::of(command.current_dir("/")).fine();
    assert_eq!(before, tree(&from.root()), "the source is not changed");
    let beside: Vec<_> = fs::read_dir(to.root().parent().unwrap()).unwrap().collect();
    assert_eq!(beside.len(), 1, "{beside:?}");
    to.run(&["build", "--drafts"]);
    to.build().fine();
    (from, to, serde_json::from_str(&run.out).unwrap())
}

/// The listed parts, as `file:line message`.
fn listed(output: &Value) -> Vec<String> {
    let list = output["diagnostics"].as_array().unwrap();
    for one in list {
        assert_eq!(one["code"], "not-imported", "{one}");
        assert!(one["hint"].as_str().is_some_and(|hint| !hint.is_empty()), "{one}");
    }
    let text = |one: &Value| {
        let (file, message) = (one["file"].as_str().unwrap(), one["message"].as_str().unwrap());
        format!("{file}:{} {message}", one["line"])
    };
    list.iter().map(text).collect()
}

/// Asserts the whole list; the expected lines are the starts of those in the list.
#[track_caller]
fn lists(output: &Value, expected: &[&str]) {
    let found = listed(output);
    let is_same = found.len() == expected.len()
        && found.iter().zip(expected).all(|(found, expected)| found.starts_with(expected));
    assert!(is_same, "\n{}", found.join("\n"));
}

/// Asserts that a former address redirects to a new one.
#[track_caller]
fn redirects(site: &Site, from: &str, to: &str) {
    let page = site.page(&format!("{from}/index.html"));
    assert!(page.contains(to), "{page}");
}

/// Asserts that a text has all these parts.
#[track_caller]
fn has(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "`{part}`:\n{text}");
    }
}

fn read(site: &Site, path: &str) -> String {
    fs::read_to_string(site.at(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

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
        &[
            "hugo.toml:1 the feeds `index.xml` of the site, its sections and its tags are not imp",
            "content/posts/first.md:1 the list of the section `/posts/` is not imported",
        ],
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
            "content/docs/frame/a.md:10 the link `b.md` leads to nothing that is imported",
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
    let (_source, _site, output) = import("hugo", source, &[]);
    lists(
        &output,
        &[
            "hugo.toml:1 the feeds `index.xml` of the site, its sections and its tags are not imp",
            "hugo.toml:6 the title of the site in this language, `Lampen`, is not used",
            "content/posts/first.md:1 the argument `class` of pictures is removed",
            "content/posts/first.de.md:1 the list of the section `/posts/` is not imported",
            "content/posts/first.de.md:1 the pages that list a tag, such as `Papier`, are not imp",
            "content/posts/first.de.md:1 the tags of this page become those of `content/posts/fir",
            "content/posts/first.md:1 the categories of 2 pages, such as `News`, are tags in the",
            "content/posts/first.md:6 the caption `By Ada` of the picture is removed",
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
            "data/lamps.yaml:1 this file is not imported",
            "hugo.toml:1 the feeds `index.xml` of the site, its sections and its tags are not imp",
            "hugo.toml:4 the key `params` of the configuration is not imported",
            "hugo.toml:6 this mount is not imported",
            "i18n/en.toml:7 `{{ with .X }}` in the text `broken` has no equivalent",
            "i18n/fr.toml:1 the site has no language `fr`; the file is not imported",
            "layouts/index.html:1 1 file is not imported from `layouts/`",
            "more/x.md:1 this file is not imported",
            "content/docs/_index.md:7 the key `cover` has no equivalent",
            "content/docs/bundle/index.md:10 `<kbd>` does not end; it is removed",
            "content/docs/bundle/index.md:16 the link `../later.md` leads to nothing that is impo",
            "content/docs/paper.md:1 the pages that list a tag, such as `Thick paper`, are not im",
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
            "date: 2024-03-12\ntags: [\"Thick paper\", \"glue\"]\norder: ",
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
fn a_site_of_jekyll() {
    let (_source, site, output) = import("jekyll", JEKYLL, &[]);
    lists(
        &output,
        &[
            "README.md:1 this file is not imported",
            "_config.yml:4 the key `author` of the configuration is not imported",
            "_data/x.yml:1 this file is not imported",
            "index.html:1 this file is not imported",
            "tools/x.md:1 this file is not imported",
            "_posts/2024-03-12-first_light.md:2 the key `layout` is not imported",
            "_posts/2024-03-12-first_light.md:7 `{{ site.author }}` has no equivalent and is remo",
            "_posts/2024-03-12-first_light.md:13 the attributes `{: .note}` are removed",
            "_posts/2025-01-05-second.md:5 `{% include figure.html src=\"x\" %}` has no equivalen",
        ],
    );
    // The addresses stay.
    let first = site.page("2024/03/first-light.html");
    has(&first, &["href=\"/2025/01/second.html\"", "href=\"/about.html\"", "puts"]);
    redirects(&site, "blog/1", "/2024/03/first-light.html");
    assert!(site.at("dist/de/about.html").exists() && site.at("static/assets/lamp.svg").exists());
    has(&read(&site, "content/pages/posts/first-light.yaml"), &["tags: [\"Lamps\", \"紙\"]"]);
    has(&read(&site, "content/pages/posts/later.yaml"), &["draft: true"]);
    has(&site.page("index.html"), &[">Second</a>"]);
    assert!(!site.at("locales/en/pages/tools").exists());
}

#[test]
fn a_site_of_starlight() {
    let (_source, site, output) = import("astro", ASTRO, &[]);
    lists(
        &output,
        &[
            "src/pages/extra.astro:1 a page that is code is not imported",
            "src/content/docs/index.mdx:3 the key `template` is not imported",
            "src/content/docs/index.mdx:4 the key `hero` has no equivalent",
            "src/content/docs/start.mdx:5 the key `sidebar.badge` has no equivalent",
            "src/content/docs/index.mdx:9 the component `<Card title=\"Fast\" icon={rocket}>` has",
            "src/content/docs/start.mdx:15 the expression `{value}` has no equivalent and is remo",
        ],
    );
    let start = site.page("start/index.html");
    has(&start, &["callout-tip", "<code>npm</code>", "href=\"/guides/colours/#red\""]);
    assert!(!start.contains("not shown") && !start.contains("{value}"), "{start}");
    assert!(site.page("pt-br/start/index.html").contains("lang=\"pt-BR\""));
    let texts = read(&site, "locales/pt-BR/interface.ftl");
    assert_eq!(texts, "search-label = Pesquisar\npage-next = Próximo\n");
    has(&read(&site, "locales/en/pages/home.md"), &["Very fast. See [Start](page:start)."]);
    assert!(read(&site, "static/robots.txt").contains("User-agent"));
}

#[test]
fn a_site_of_eleventy() {
    let (_source, site, output) = import("eleventy", ELEVENTY, &["--locales", "en,de"]);
    lists(
        &output,
        &[
            "locale/de.po:1 1 texts of this file have no translation",
            "locale/en.po:1 no text of this file is imported",
            "src/about.njk:1 2 files are not imported from `src/`",
            "src/posts/code.11tydata.js:1 1 file is not imported from `src/posts/`",
            "www/index.html:1 1 file is not imported from `www/`",
            "src/posts/posts.json:1 the key `layout` is not imported",
            "src/posts/2024-05-01-beans.md:6 `{% image \"x.png\" %}` has no equivalent and is rem",
        ],
    );
    has(&site.page("2024/beans.html"), &["href=\"/posts/peas/\"", "<b>bold</b>"]);
    has(&site.page("posts/peas/index.html"), &["href=\"/2024/beans.html\""]);
    let messages = read(&site, "locales/de/interface.ftl");
    let plural = "d-bean =\n    { $count ->\n        [one] { $arg1 } Bohne\n";
    has(&messages, &["read-more = Weiterlesen", "read-more-2 = Weiterlesen!", plural]);
    has(&read(&site, "locales/en/interface.ftl"), &["*[other] { $arg1 } beans"]);
}

#[test]
fn a_folder_of_fluent_files() {
    let (_source, site, output) = import("fluent", FLUENT, &[]);
    lists(
        &output,
        &[
            "l10n/de/main.ftl:3 the function `EMAIL` prints only its argument",
            "l10n/en-US/main.ftl:10 the new site has a text `page-title` of its own",
            "l10n/en-US/main.ftl:11 `l10n/en-US/main.ftl` has a text `hello`, too",
            "l10n/en-US/pages/about.ftl:2 the text is a comment: there is no message `unknown-mes",
            "l10n/en-US/pages/about.ftl:3 the text is a comment: there is no message `bad` (`unkn",
            "l10n/xx-AU/main.ftl:1 the folder of this file is no language that is known",
        ],
    );
    has(&read(&site, "site.toml"), &["EMAIL = \"{ $value }\""]);
    has(&read(&site, "locales/de/main.ftl"), &["hello = Hallo, { $name }!"]);
    has(&read(&site, "locales/de/shared.ftl"), &["company = Example"]);
    let about = read(&site, "locales/en-US/pages-about.ftl");
    has(&about, &["# bad = { unknown-message }", "# worse = { bad }", "about = About { -brand }"]);
}

#[test]
fn a_hostile_source_is_listed() {
    let source = format!(
        "{HOSTILE}-- content/deep.md\n---\ntitle: Deep\nx: {}{}\n---\nDeep\n-- content/nul.md\n---\n\
         title: \"N\"\n---\nA\0B {{#x}} {{{{% {{{{< \n-- content/long.md\n{}\n",
        "[".repeat(10_000),
        "]".repeat(10_000),
        "> - ".repeat(2_000),
    );
    let (from, site, output) = import("hugo", &source, &[]);
    let found = listed(&output);
    for expected in [
        "content/latin.md:2 the file is not UTF-8 text",
        "content/link.md:1 the symbolic link `content/link.md` points to nothing inside",
        "content/nul.md:4 ",
        "content/deep.md:3 ",
        "content/open.md:1 the front matter does not end",
        "content/same.md:1 another page has the id `same`",
        "content/con.md:1 the former address `/con` can't be redirected",
        "content/anchor.md:3 YAML aliases",
    ] {
        assert!(found.iter().any(|it| it.starts_with(expected)), "{expected}:\n{found:#?}");
    }
    let outside = tree(from.root().parent().unwrap());
    assert!(outside.keys().all(|path| path.starts_with("site/")), "{:?}", outside.keys());
    let pages = tree(&site.at("content/pages"));
    assert!(pages.contains_key("con-page.yaml"), "{:?}", pages.keys());
    has(&read(&site, "content/pages/open.yaml"), &["draft: true"]);
    assert!(!site.page("index.html").contains("javascript:"));
}

#[test]
fn the_same_source_becomes_the_same_site() {
    let (_, one, first) = import("hugo", HUGO, &[]);
    let (_, other, second) = import("hugo", HUGO, &[]);
    assert_eq!(listed(&first), listed(&second));
    let (one, other) = (tree(&one.root()), tree(&other.root()));
    assert!(one.keys().eq(other.keys()));
    for (path, file) in &one {
        assert!(path.starts_with(".archipel/") || file.bytes == other[path].bytes, "{path}");
    }
}

/// Writes the files of a source into a folder of a site.
fn lay_out(site: &Site, folder: &str, source: &str) {
    for file in parse(source).into_iter().filter(|file| file.kind.is_none()) {
        let path = site.at(folder).join(file.path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, file.text).unwrap();
    }
}

#[test]
fn the_commands_of_the_guides_work() {
    let folder = Path::new(ROOT).join("docs/locales/en/pages");
    let guides = ["migrate", "migrate/from-hugo", "migrate/from-astro", "migrate/from-eleventy"];
    let mut count = 0;
    for guide in guides.into_iter().chain(["migrate/from-fluent"]) {
        let text = fs::read_to_string(folder.join(format!("{guide}.md"))).unwrap();
        for (at, _) in text.match_indices("archipel import ") {
            let command = text[at..].split(['\n', '`']).next().unwrap();
            let words: Vec<&str> = command.split(' ').skip(1).collect();
            let source = match words[1] {
                "hugo" => HUGO,
                "astro" => ASTRO,
                "eleventy" => ELEVENTY,
                "jekyll" => JEKYLL,
                _ => FLUENT,
            };
            let site = Site::bare("-- work/x.txt\n");
            lay_out(&site, &format!("work/{}", words[2]), source);
            let mut command = site.command(&words);
            Run::of(command.current_dir(site.at("work"))).fine();
            site.run(&["build", "--root", &format!("work/{}", words[3])]).fine();
            count += 1;
        }
    }
    assert!(count >= 6, "{count}");
}

#[test]
fn a_failed_or_killed_import_leaves_no_site() {
    let site = Site::bare("");
    lay_out(&site, "old", HUGO);
    let arguments = ["import", "hugo", "old", "new"];
    for (fault, is_removed) in [("error=ENOSPC", true), ("signal=KILL", false)] {
        let inject = format!("inject=write:{fault}:when=20");
        let options = ["-o", "/dev/null", "-e", inject.as_str()];
        let Some(mut command) = traced(&site, &options, &arguments) else { return };
        let run = Run::of(&mut command);
        assert_ne!(run.code, 0, "{}", run.err);
        let entries = fs::read_dir(site.root()).unwrap().map(|it| it.unwrap().file_name());
        let names: Vec<String> = entries.map(|it| it.to_string_lossy().into_owned()).collect();
        assert!(!names.contains(&"new".to_owned()), "{names:?}");
        assert!(!is_removed || names == ["old"], "{names:?}: {}", run.err);
        assert!(!is_removed || run.err.contains("can't write"), "{}", run.err);
    }
    site.run(&arguments).fine();
    site.run(&["build", "--root", "new"]).fine();
}

#[test]
fn arguments_are_checked() {
    let site = Site::bare("-- a/content/x.md\nText\n-- b/c.txt\nTaken\n-- empty/x.txt\nNone\n");
    site.run(&["import", "hugo", "a", "b"]).mentions(2, "`b` is not empty");
    site.run(&["import", "hugo", "a", "b/c.txt"]).mentions(2, "is not empty");
    site.run(&["import", "hugo", "a", "a/new"]).mentions(2, "is inside of");
    site.run(&["import", "hugo", "none", "new"]).mentions(2, "does not exist");
    site.run(&["import", "hugo", "empty", "new"]).mentions(2, "has no pages or texts");
    site.run(&["import", "hugo", "a", "new", "--locales", "xx"]).mentions(2, "is no language");
    assert!(!site.at("new").exists());
    let run = site.run(&["import", "hugo", "a", "new"]).fine();
    assert!(run.err.contains("imported: 1 page, 0 texts and 0 files in 1 language"), "{}", run.err);
    let quiet = site.run(&["import", "hugo", "a", "quiet", "--quiet"]).fine();
    assert_eq!((quiet.out.as_str(), quiet.err.as_str()), ("", ""));
}
