//! Sites of Jekyll, Astro with Starlight and Eleventy, and folders of Fluent files.

use crate::import::sources::{ASTRO, ELEVENTY, FLUENT, JEKYLL};
use crate::import::{has, import, lists, read, redirects};

#[test]
fn a_site_of_jekyll() {
    let (_source, site, output) = import("jekyll", JEKYLL, &[]);
    lists(
        &output,
        &[
            "README.md:1 this file is not imported",
            "_config.yml:4 the key `author` of the configuration is not imported",
            "_data/x.yml:1 this file is not imported",
            "index.html:1 1 page in HTML is not imported",
            "tools/x.md:1 this file is not imported",
            "_posts/2024-03-12-first_light.md:2 the key `layout` is not imported",
            "_posts/2025-01-05-second.md:5 `{% include figure.html src=\"x\" %}` has no equivalen",
        ],
    );
    // The addresses stay.
    let first = site.page("2024/03/first-light.html");
    has(&first, &["href=\"/2025/01/second.html\"", "href=\"/about.html\"", "puts", "Hello Me."]);
    has(&first, &["callout-note"]);
    redirects(&site, "blog/1", "/2024/03/first-light.html");
    assert!(site.at("dist/de/about.html").exists() && site.at("static/assets/lamp.svg").exists());
    has(&read(&site, "content/pages/posts/first-light.yaml"), &["tags: [\"Lamps\", \"紙\"]"]);
    has(&read(&site, "content/pages/posts/later.yaml"), &["draft: true"]);
    has(&site.page("index.html"), &[">Second</a>"]);
    assert!(!site.at("locales/en/pages/tools").exists());
}

#[test]
fn collections_constants_and_links_of_jekyll() {
    let source = "-- _config.yml
name: Kitchen
url: https://kitchen.example
repository: https://git.example/k
collections:
  docs: { output: true, permalink: /:collection/:path/ }
  recipes: { output: true, permalink: /:collection/:path/ }
-- _posts/2020-01-02-a.markdown
---
title: A
---
Text
-- _docs/index.md
---
title: Start
permalink: /docs/
---
[Issue]({{ site.repository }}/issues/1), [gone]({{ site.none }}/issues/2) (now),
[also](https://x.example/{{ site.none }}/{{ site.more }}/3).
Read [the
first]({% link _posts/2020-01-02-a.markdown %}).
{: .note .wide }

{: .warning }
It is
hot.

{: .tip }
> Cool it.
-- _docs/oven.md
---
title: Oven
---
Text
-- _recipes/index.md
---
title: Recipes
permalink: /recipes/
---
Text
";
    let (_source, site, output) = import("jekyll", source, &[]);
    lists(
        &output,
        &[
            "_config.yml:3 the key `repository` of the configuration is not imported",
            "_docs/index.md:5 `{{ site.none }}` has no equivalent and is removed",
            "_docs/index.md:6 `{{ site.none }}` has no equivalent and is removed",
        ],
    );
    let body = read(&site, "locales/en/pages/docs.md");
    has(
        &body,
        &["> [!NOTE]\n> [Issue](https://git.example/k/issues/1), gone (now),\n> also.\n> Read \
             [the\n> first](page:posts/a).\n\n> [!WARNING]\n> It is\n> hot.\n\n> [!TIP]\n> Cool it.\n"],
    );
    for page in ["docs/index.html", "docs/oven/index.html", "recipes/index.html"] {
        has(&site.page(page), &["Kitchen"]);
    }
}

#[test]
fn attributes_of_links_and_emphasis_are_removed() {
    let source = "-- _config.yml
title: Notes
-- index.md
---
title: Notes
---
[Go](#x){: .btn .btn-primary }{: target=\"_blank\" } **now**{:.big}, `{: .code }` and {: .alone }

> [About][]{: .note }

[About]: https://about.example/
";
    let (_source, site, output) = import("jekyll", source, &[]);
    lists(
        &output,
        &[
            "index.md:4 the attributes `{: .btn .btn-primary }` are removed",
            "index.md:4 the attributes `{: target=\"_blank\" }` are removed",
            "index.md:4 the attributes `{:.big}` are removed",
            "index.md:6 the attributes `{: .note }` are removed",
        ],
    );
    let body = read(&site, "locales/en/pages/home.md");
    has(&body, &["[Go](#x) **now**, `{: .code }` and \\{: .alone }", "[About]"]);
    assert!(!body.contains(".note"), "{body}");
}

#[test]
fn a_site_of_starlight() {
    let (_source, site, output) = import("astro", ASTRO, &[]);
    lists(
        &output,
        &[
            "src/pages/extra.astro:1 a page that is code is not imported",
            "src/content/docs/index.mdx:3 the key `template` is not imported",
            "src/content/docs/start.mdx:5 the key `sidebar.badge` has no equivalent",
            "src/content/docs/start.mdx:15 the expression `{value}` has no equivalent and is remo",
        ],
    );
    let start = site.page("start/index.html");
    has(&start, &["callout-tip", "<code>npm</code>", "href=\"/guides/colours/#red\""]);
    assert!(!start.contains("not shown") && !start.contains("{value}"), "{start}");
    assert!(site.page("pt-br/start/index.html").contains("lang=\"pt-BR\""));
    let texts = read(&site, "locales/pt-BR/interface.ftl");
    assert_eq!(texts, "search-label = Pesquisar\npage-next = Próximo\n");
    let home = read(&site, "locales/en/pages/home.md");
    has(
        &home,
        &["# Star\n\nShine\n", "**Fast**\n", "Very fast. See [Start](page:overview/start)."],
    );
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
            "l10n/xx-AU/main.ftl:1 the name of its folder is not a known language",
        ],
    );
    has(&read(&site, "site.toml"), &["EMAIL = \"{ $value }\""]);
    has(&read(&site, "locales/de/main.ftl"), &["hello = Hallo, { $name }!"]);
    has(&read(&site, "locales/de/shared.ftl"), &["company = Example"]);
    let about = read(&site, "locales/en-US/pages-about.ftl");
    has(&about, &["# bad = { unknown-message }", "# worse = { bad }", "about = About { -brand }"]);
}

#[test]
fn english_texts_of_a_site_in_another_language_are_named() {
    let source = "-- hugo.toml\nbaseURL = \"https://site.example/\"\ntitle = \"Gunea\"\n\
        -- content/kaixo.md\n---\ntitle: Kaixo\n---\nKaixo.\n";
    let step = |tag: &str| {
        let (.., output) = import("hugo", source, &["--locales", tag]);
        output["next"].as_array().unwrap().get(2).cloned()
    };
    let expected = "translate locales/eu/site.ftl and locales/eu/pages/not-found.md from English";
    assert_eq!(step("eu"), Some(expected.into()));
    assert_eq!(step("de"), None);
}

#[test]
fn a_site_of_eleventy_has_a_name_and_lists() {
    let pages = "-- src/tools/one.md\n---\ntitle: One\n---\nText\n-- src/tools/two.md\n---\ntitle: \
                 Two\n---\nText\n-- .eleventy.js\nmodule.exports = { dir: { input: \"src\" } };\n";
    for (file, name) in [
        ("package.json\n{ \"name\": \"@me/my-tools\" }", "My tools"),
        ("src/_data/site.yaml\ntitle: All tools", "All tools"),
        ("src/_data/site.js\nmodule.exports = { title: 'Our tools' };", "Our tools"),
    ] {
        let (_source, site, _) = import("eleventy", &format!("-- {file}\n{pages}"), &[]);
        has(&site.page("index.html"), &[name, "href=\"/tools/\""]);
        has(&site.page("tools/index.html"), &["href=\"/tools/one/\"", "href=\"/tools/two/\""]);
    }
}
