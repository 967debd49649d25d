//! Parts of a source that have a meaning of their own: each is imported with it, or listed.

use super::{has, import, listed, lists, read, redirects};

#[test]
fn comments_in_the_configuration_of_astro() {
    let pages = "-- src/content/docs/index.md
---
title: ホーム
---
-- src/content/docs/en/index.md
---
title: Home
---
";
    for config in [
        "root: { label: '日本語', lang: 'ja' }, // the default, at https://x.example\n\
         en: { label: 'English' },",
        "root:{label:\"日本語\",lang:\"ja\"},/* 'one' */en:{label:'English'}",
    ] {
        let source = format!(
            "-- astro.config.mjs\nexport default defineConfig({{\n  integrations: [starlight({{\n    \
             title: 'My', defaultLocale: 'root',\n    locales: {{{config}}},\n  }})],\n}});\n{pages}"
        );
        let (_source, site, output) = import("astro", &source, &[]);
        lists(&output, &[]);
        has(&read(&site, "site.toml"), &["tag = \"ja\"", "segment = \"en\"\ntag = \"en\""]);
        has(&site.page("en/index.html"), &["lang=\"en\""]);
    }
    let source = format!("-- astro.config.mjs\nexport default {{ locales: all() }};\n{pages}");
    let (_source, site, output) = import("astro", &source, &["--locales", "ja,en"]);
    lists(&output, &["astro.config.mjs:1 `locales` is code, which is not run"]);
    has(&site.page("en/index.html"), &["lang=\"en\""]);
}

#[test]
fn expressions_and_asides_of_mdx() {
    let source = "-- src/content/docs/index.mdx
---
title: Home
sidebar: { order: 1, hidden: true }
---
Version {frontmatter.v}{' '}is \\{new\\}.

:::note
One
:::tip
Two
:::
:::

<div style={{ color: 'red' }} title=\"t\">hi</div>
";
    let (_source, site, output) = import("astro", source, &[]);
    let path = "src/content/docs/index.mdx";
    lists(
        &output,
        &[
            &format!("{path}:3 the key `sidebar.hidden` has no equivalent"),
            &format!(
                "{path}:5 the expression `{{frontmatter.v}}` has no equivalent and is removed"
            ),
            &format!("{path}:9 the container `:::tip` in another is removed"),
            &format!("{path}:14 the expression `style={{{{ color: 'red' }}}}` has no equivalent"),
        ],
    );
    let page = site.page("index.html");
    has(&page, &["Version  is {new}.", "<div title=\"t\">hi</div>", "callout-note"]);
    assert!(!page.contains("[!TIP]") && !page.contains(":::"), "{page}");
}

#[test]
fn shortcodes_and_markup_of_hugo() {
    let source = "-- hugo.toml
languageCode = \"en-us\"
-- i18n/en.toml
[none]
other = \"{0} of {1}\"
-- content/_index.md
---
title: Welcome
---
Write {{</* x */>}} or:

```text
{{</* y */>}}
```

{{< figure src=\"lamp.svg\" alt=\"A lamp\" link=\"https://x.example\" >}}
-- content/a.en.md
---
title: A
---
-- content/l.adoc
= Title
-- content/notes.txt
---
title: T
---
-- static/lamp.svg
<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"/>
";
    let (_source, site, output) = import("hugo", source, &[]);
    let found = listed(&output);
    for expected in [
        "content/l.adoc:1 this file is not imported",
        "content/notes.txt:1 this file is not imported",
    ] {
        assert!(found.iter().any(|it| it == expected), "{expected}:\n{found:#?}");
    }
    let home = site.page("index.html");
    has(
        &home,
        &["{{&lt; x &gt;}}", "{{&lt; y &gt;}}", "<figure><a href=\"https://x.example\"><img "],
    );
    assert!(site.at("dist/a/index.html").exists() && !site.at("static/l.adoc").exists());
    has(&read(&site, "locales/en-US/interface.ftl"), &["none = { $arg0 } of { $arg1 }"]);
}

#[test]
fn addresses_of_jekyll_and_eleventy_stay() {
    let source = "-- _config.yml
permalink: /:categories/:year/:title/
-- news/_posts/2022-01-01-inner.md
---
title: A
category: web
---
-- _posts/2020-1-5-short.md
---
title: B
category: Web Dev
---
-- _posts/2020-01-01-hello.md
---
title: C
---
-- _posts/2021-02-03-hello.md
---
title: D
---
-- about.MD
---
title: E
---
";
    let (_source, site, output) = import("jekyll", source, &[]);
    lists(
        &output,
        &[
            "_posts/2020-1-5-short.md:1 the categories of 2 pages, such as `Web Dev`, are tags",
            "_posts/2020-1-5-short.md:1 the former address `/web dev/2020/short` can't",
        ],
    );
    has(&read(&site, "content/pages/posts/short.yaml"), &["date: 2020-01-05\ntags: [\"Web Dev\"]"]);
    for path in ["news/web/2022/inner", "web-dev/2020/short", "2020/hello", "2021/hello"] {
        assert!(site.at(&format!("dist/{path}/index.html")).exists(), "{path}");
    }
    assert!(site.at("dist/about/index.html").exists());
    let source = "-- o.md\nRoot\n-- en/a.md\nEnglish\n-- de/a.md\nDeutsch\n";
    let (_source, site, _) = import("eleventy", source, &[]);
    redirects(&site, "o", "/en/o/");
}

#[test]
fn texts_that_are_not_finished() {
    let source = "-- locales/en.json
{ \"a\": \"A\", \"b\": null }
-- locales/de.po
msgid \"\"
msgstr \"Language: de\\n\"

msgid \"Read\"
msgstr \"Lesen\"

#, fuzzy
msgid \"Write\"
msgstr \"Lesen?\"
-- index.md
Home
";
    let (_source, site, output) = import("eleventy", source, &["--locales", "en,de"]);
    lists(
        &output,
        &[
            "locales/de.po:1 1 texts of this file have no translation",
            "locales/en.json:1 the text `b` is empty",
        ],
    );
    assert!(!read(&site, "locales/de/interface.ftl").contains("Lesen?"));
}
