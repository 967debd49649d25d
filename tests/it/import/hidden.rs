//! Pages that a generator does not publish are not published by the new site.

use super::{has, import, lists, read};

const HUGO: &str = "-- hugo.toml
title = \"Lamps\"
-- content/_index.md
---
title: Welcome
---
-- content/capital.md
---
title: A
draft: True
---
-- content/expired.md
---
title: B
expiryDate: 2020-01-01
---
-- content/headless.md
---
title: C
headless: true
---
-- content/later.md
---
title: D
date: 2099-01-01
---
-- content/linking.md
---
title: E
publishDate: 2020-01-01
weight: heavy
---
See [later](later.md).
-- content/unknown.md
---
title: F
draft: maybe
---
-- content/unrendered.md
---
title: G
_build: { render: never }
---
";

#[test]
fn pages_that_hugo_holds_back() {
    let (_source, site, output) = import("hugo", HUGO, &[]);
    lists(
        &output,
        &[
            "hugo.toml:1 the feeds `index.xml` of the site",
            "content/expired.md:3 the page is a draft: it has expired",
            "content/headless.md:3 the page is a draft: it is headless",
            "content/linking.md:4 `heavy` is not a position that can be imported",
            "content/linking.md:6 the link `later.md` leads to `content/later.md`, which is held ba",
            "content/unknown.md:3 the page is a draft: the value of `draft` is neither true nor",
            "content/unrendered.md:3 the page is a draft: its generator does not render it",
        ],
    );
    has(&read(&site, "content/pages/later.yaml"), &["publish_at: 2099-01-01"]);
    // A past day is none, and the menu has published pages only.
    assert!(site.at("dist/linking/index.html").exists());
    assert!(!read(&site, "content/pages/linking.yaml").contains("publish_at"));
    let menu = read(&site, "content/data/menu.yaml");
    assert_eq!(menu.matches("page: ").count(), 2, "{menu}");
    for hidden in ["capital", "expired", "headless", "later", "unknown", "unrendered"] {
        assert!(!site.at(&format!("dist/{hidden}")).exists(), "{hidden}");
    }
    let shown = HUGO.replacen("title", "buildFuture = true\ntitle", 1);
    let (_source, site, _) = import("hugo", &shown, &[]);
    assert!(site.at("dist/later/index.html").exists());
}

#[test]
fn pages_that_jekyll_holds_back() {
    let source = "-- _config.yml
title: Notes
permalink: /:title/
collections:
  docs:
    output: false
  recipes: { output: yes }
defaults:
  - scope: { path: \"\", type: posts }
    values: { published: false }
  - scope: { path: \"a/*\" }
    values: { author: Me }
-- _docs/hidden.md
---
title: A
---
-- _recipes/soup.md
---
title: B
---
-- _posts/2020-01-01-default.md
---
title: C
---
-- _posts/2020-01-02-shown.md
---
title: D
published: true
---
-- _posts/2099-01-01-later.md
---
title: E
published: true
---
-- _posts/undated.md
---
title: F
published: true
---
-- moved.md
---
title: G
redirect_to: https://x.example/
---
-- no.md
---
title: H
published: No
---
";
    let (_source, site, output) = import("jekyll", source, &[]);
    lists(
        &output,
        &[
            "_config.yml:10 the defaults for `a/*` are not imported",
            "_docs/hidden.md:1 the page is a draft: its collection has no `output: true`",
            "_posts/undated.md:1 the page is a draft: its name has no date",
            "moved.md:3 the page is a draft: it redirects to `https://x.example/`",
        ],
    );
    assert!(site.at("dist/recipes/soup.html").exists() && site.at("dist/shown").exists());
    let hidden = ["docs", "default", "later", "undated", "moved.html", "no.html"];
    for path in hidden {
        assert!(!site.at(&format!("dist/{path}")).exists(), "{path}");
    }
}

#[test]
fn pages_that_eleventy_and_astro_leave_out() {
    let source = "-- eleventy.config.js
module.exports = {};
-- index.md
Home
-- no.md
---
permalink: false
---
No
";
    let (_source, site, output) = import("eleventy", source, &[]);
    lists(&output, &["no.md:2 the page is a draft: its address is `false`"]);
    assert!(!site.at("dist/no").exists());
    let source = "-- src/pages/index.md
Home
-- src/pages/_secret.md
No
-- src/pages/_parts/x.md
No
";
    let (_source, site, output) = import("astro", source, &[]);
    lists(
        &output,
        &[
            "src/pages/_parts/x.md:1 a file with `_` before a part of its path is not a page",
            "src/pages/_secret.md:1 a file with `_` before a part of its path is not a page",
        ],
    );
    assert!(!site.at("dist/secret").exists() && !site.at("dist/x").exists());
}
