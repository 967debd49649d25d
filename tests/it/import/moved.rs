//! A site of Hugo is moved without losses: translations, lists, tags, captions, and the list of
//! the rest.

use serde_json::Value;

use crate::import::{has, import, lay_out, lists, read, redirects};
use crate::site::Site;

const LANGUAGES: &str = "-- hugo.toml
title = \"Lamps\"
baseURL = \"https://lamps.example/\"
defaultContentLanguage = \"en\"
disableKinds = [\"rss\"]
[languages.en]
contentDir = \"content/en\"
locale = \"en-GB\"
title = \"Lamps\"
[[languages.en.menus.main]]
name = \"Blog\"
pageRef = \"/blog\"
[languages.de]
contentDir = \"content/de\"
locale = \"de-DE\"
title = \"Lamps\"
[[languages.de.menus.main]]
name = \"Wir\"
pageRef = \"/ueber-uns\"
[[languages.de.menus.main]]
name = \"Artikel\"
pageRef = \"/artikel\"
parent = \"wir\"
-- content/en/_index.md
---
title: Welcome
---
-- content/de/_index.md
---
title: Willkommen
---
-- content/en/about.md
---
title: About
translationKey: about
---
-- content/de/ueber-uns.md
---
title: Über uns
slug: wir
translationKey: about
---
-- content/en/blog/one.md
---
title: One
date: 2024-01-02
translationKey: one
tags: [Snow & Ice, C++]
---
See [later](later.md), [draft]({{< ref \"draft.md\" >}}) and [about](../about.md).
-- content/de/artikel/eins.md
---
title: Eins
date: 2024-01-02
translationKey: one
tags: [Schnee & Eis, C++]
---
Mehr [später](spaeter.md) und [wir](../ueber-uns.md).
-- content/en/blog/two.md
---
title: Two
tags: [Snow & Ice]
---
Two.
-- content/en/blog/later.md
---
title: Later
date: 2099-01-01
translationKey: later
---
-- content/de/artikel/spaeter.md
---
title: Später
date: 2099-01-01
translationKey: later
---
-- content/en/blog/draft.md
---
title: Draft
draft: true
---
-- content/en/tags/snow-ice/_index.md
---
title: Winter
---
All about winter.
";

#[test]
fn translations_sections_and_tags_of_hugo() {
    let (_source, site, output) = import("hugo", LANGUAGES, &[]);
    assert_eq!(output["errors"], 0, "{output}");
    lists(
        &output,
        &[
            "content/en/tags/snow-ice/_index.md:4 the text of the tag `snow-ice` is not imported",
            "hugo.toml:4 the key `disableKinds` of the configuration is not imported",
            "hugo.toml:19 the entry `Artikel` of the menu is not below `wir` any more",
            "content/de/artikel/eins.md:1 the former address `/de/tags/c++` can't be redirected",
            "content/de/artikel/eins.md:7 the link `spaeter.md` leads to `content/de/artikel/spae",
            "content/en/blog/one.md:1 the former address `/tags/c++` can't be redirected",
            "content/en/blog/one.md:7 the link `/blog/draft/` leads to `content/en/blog/draft.md`",
            "content/en/blog/one.md:7 the link `later.md` leads to `content/en/blog/later.md`, wh",
        ],
    );
    let config = read(&site, "site.toml");
    has(&config, &["segment = \"\"\ntag = \"en-GB\"", "segment = \"de\"\ntag = \"de\""]);
    has(
        &read(&site, "content/pages/about.yaml"),
        &["path: { \"en-GB\": \"about\", \"de\": \"wir\" }"],
    );
    let about = site.page("about/index.html");
    has(
        &about,
        &["hreflang=\"de\" href=\"https://lamps.example/de/wir/\"", "<html lang=\"en-GB\""],
    );
    // Lists without a file, with the folder's name in each language.
    has(&site.page("blog/index.html"), &["<h1 id=\"blog\">Blog</h1>", "href=\"/blog/one/\""]);
    has(&site.page("de/artikel/index.html"), &[">Artikel</h1>", "href=\"/de/artikel/eins/\""]);
    let german = site.page("de/wir/index.html");
    has(&german, &["href=\"/de/wir/\" aria-current=\"page\">Wir</a>", ">Artikel</a>"]);
    let one = site.page("blog/one/index.html");
    has(&one, &["See later, draft and <a href=\"/about/\">about</a>"]);
    // Tags have ids, and names in each language.
    let page = read(&site, "content/pages/blog/one.yaml");
    has(&page, &["tags: [\"snow-ice\", \"c\"]", "description: page-title\n"]);
    has(&one, &["<a href=\"/tags/snow-ice/\">Winter</a>, <a href=\"/tags/c/\">C++</a>"]);
    has(
        &site.page("de/artikel/eins/index.html"),
        &["<a href=\"/de/tags/snow-ice/\">Schnee &amp; Eis</a>", "Mehr später und <a"],
    );
    has(&site.page("tags/index.html"), &["Winter</a> (2)", "C++</a> (1)"]);
    has(&site.page("de/tags/index.html"), &["Schnee &amp; Eis</a> (1)"]);
    redirects(&site, "de/tags/schnee-eis", "/de/tags/snow-ice/");
}

const PARTS: &str = "-- hugo.toml
title = \"Lamps\"
disableKinds = [\"rss\"]
-- content/_index.md
---
title: Welcome
description: All about lamps.
author: Ada
---
By {{< param author >}}.

{{< figure src=\"lamp.svg\" alt=\"A lamp\" caption=\"Lit *at night*\" attr=\"Ada\" link=\"/more/\" >}}

![Lamp](lamp.svg \"A title\") and {{< figure src=\"lamp.svg\" alt=\"Lamp\" title=\"Off\" >}} inline.

> [!TIP] Own title
> With text.

> [!hint]+
> Other kind.

{{% notice warning \"Hot\" %}}
Do not touch.

Twice.
{{% /notice %}}

{{< chart a >}} {{< chart b >}}

```go {linenos=table,hl_lines=[2]}
a
```
-- content/more.md
---
title: More
math: true
---
{{< chart c >}} $x^2$
-- data/huts.yaml
- name: Stone
  beds: 40
- name: Ridge
  beds: 8
  open: 2026-06-01
-- data/mixed.json
{ \"a\": [1, { \"b\": 2 }] }
-- static/lamp.svg
<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"/>
-- static/favicon.svg
<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 8 8\"/>
-- static/img/logo.svg
<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 7 7\"/>
-- static/.htaccess
Options -Indexes
";

#[test]
fn captions_callouts_data_and_the_logo_of_hugo() {
    let (_source, site, output) = import("hugo", PARTS, &[]);
    assert_eq!(output["errors"], 0, "{output}");
    lists(
        &output,
        &[
            "data/mixed.json:1 these data have no schema: their types differ",
            "hugo.toml:2 the key `disableKinds` of the configuration is not imported",
            "static/.htaccess:1 this hidden file is not imported",
            "content/_index.md:1 the option `hl_lines` of blocks of code is not imported",
            "content/_index.md:1 the option `linenos` of blocks of code is not imported",
            "content/_index.md:24 `{{< chart a >}}` has no equivalent and is removed",
            "content/_index.md:24 `{{< chart b >}}` has no equivalent and is removed",
            "content/more.md:5 `{{< chart c >}}` has no equivalent and is removed",
        ],
    );
    let home = site.page("index.html");
    has(
        &home,
        &[
            "By Ada.",
            "<figure><a href=\"/more/\"><img ",
            "<figcaption>Lit <em>at night</em> Ada</figcaption></figure>",
            "title=\"A title\"",
            "title=\"Off\"",
            "callout-tip",
            "<strong>Own title</strong> With text.",
            "<strong>hint</strong> Other kind.",
            "callout-warning",
            "<strong>Hot</strong> Do not touch.</p>\n<p>Twice.</p>",
            "<link rel=\"icon\" href=\"/assets/theme/favicon.",
            "<img class=\"logo\" src=\"/assets/theme/logo.",
        ],
    );
    assert!(
        !site.at("assets/theme/logo.svg").exists()
            || read(&site, "assets/theme/logo.svg").contains("0 0 7 7")
    );
    let schema = read(&site, "templates/data/huts.yaml");
    has(&schema, &["\n- name: text\n  beds: integer\n  open?: date\n"]);
    has(&read(&site, "content/data/huts.yaml"), &["name: Ridge"]);
    has(&read(&site, "site.toml"), &["raw_html = true\nmath = true\n"]);
    has(&site.page("more/index.html"), &["<math"]);
    has(&read(&site, "locales/en/pages/home.ftl"), &["page-description = All about lamps."]);
    assert!(!read(&site, "locales/en/pages/more.ftl").contains("page-description"));
}

/// A cause is printed once, those in most files first; a file has all places.
#[test]
fn the_list_is_grouped_by_cause() {
    let site = Site::bare("-- work/x.txt\n");
    lay_out(&site, "old", PARTS);
    let run = site.run(&["import", "hugo", "old", "new", "--json"]).fine();
    let output: Value = serde_json::from_str(&run.out).unwrap();
    let first = &output["diagnostics"][0];
    assert_eq!(
        first["message"],
        "`{{< chart a >}}` has no equivalent and is removed, and 2 more like it, in 2 files"
    );
    let numbers = ["listed", "causes", "pages", "undescribed"].map(|key| output[key].as_u64());
    assert_eq!(numbers, [Some(8), Some(6), Some(2), Some(1)], "{output}");
    assert_eq!(output["list"], "new/not-imported.txt");
    let list = read(&site, "new/not-imported.txt");
    has(
        &list,
        &[
            "that are not imported, or with a loss: 8, with 6 causes.",
            "    content/more.md:5 `{{< chart c >}}` has no equivalent and is removed\n",
            "this hidden file is not imported\n  help: ",
        ],
    );
    let run = site.run(&["import", "hugo", "old", "other"]).fine();
    has(
        &run.err,
        &[
            "listed:   8 parts that are not imported, with 6 causes: other/not-imported.txt",
            "1 page has no description",
        ],
    );
}
