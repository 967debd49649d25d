//! Imports of manuals: Starlight and Just the Docs become sites of the template `docs`.

use crate::import::sources::ASTRO;
use crate::import::{has, import, listed, lists, read};

const STARLIGHT: &str = r"-- astro.config.mjs
export default defineConfig({
  site: 'https://star.example',
  integrations: [starlight({
    title: 'Star',
    locales: { root: { label: 'English', lang: 'en' }, de: { label: 'Deutsch', lang: 'de' } },
    sidebar: [
      {
        label: 'Start Here', translations: { de: 'Beginne hier' },
        items: ['setup', { label: 'It\'s first', link: '/first/' }, { label: 'Chat', link: 'https://chat.example' }],
      },
      { label: 'Guides', items: [{ autogenerate: { directory: 'guides' } }] },
      {
        label: 'Tools', collapsed: true,
        items: [{ label: 'Linter', items: ['linter', 'linter/js/rules', 'linter/css/rules'] }, ...more([{ a: 1 }]), 'cli'],
      },
    ],
  })],
});
-- src/content/docs/index.mdx
---
title: Star
template: splash
hero:
  title: Shine
  tagline: Very bright.
  actions:
    - { text: Start, link: /setup/ }
    - { text: Code, link: https://code.example }
---
More.
-- src/content/docs/setup.md
---
title: Setup
description: How to begin.
---
See [rules](/linter/js/rules/).
-- src/content/docs/first.md
---
title: First
---
One.
-- src/content/docs/guides/b.md
---
title: B
sidebar: { order: 1 }
---
B.
-- src/content/docs/guides/a.md
---
title: A
sidebar: { order: 2 }
---
A.
-- src/content/docs/linter/index.md
---
title: Linter
---
L.
-- src/content/docs/linter/js/rules.md
---
title: JS rules
---
R.
-- src/content/docs/linter/css/rules.md
---
title: CSS rules
---
R.
-- src/content/docs/cli.md
---
title: CLI
---
C.
-- src/content/docs/de/setup.md
---
title: Einrichtung
description: Der Anfang.
---
Siehe [Regeln](/de/linter/js/rules/).
";

#[test]
fn the_sidebar_of_starlight() {
    let (_source, site, output) = import("astro", STARLIGHT, &[]);
    lists(
        &output,
        &[
            "astro.config.mjs:1 the label `It's first` in the sidebar is not imported",
            "astro.config.mjs:1 the link `https://chat.example` of the sidebar leads to another",
            "astro.config.mjs:14 `...more([{a:1}])` is code, which is not run",
            "src/content/docs/index.mdx:3 the key `template` is not imported",
        ],
    );
    assert_eq!(output["template"], "docs");
    let sidebar = read(&site, "content/data/sidebar.yaml");
    let groups: Vec<&str> = sidebar.lines().filter_map(|line| line.split('"').nth(1)).collect();
    assert_eq!(groups, ["start-here", "guides", "tools"]);
    has(&read(&site, "locales/de/site.ftl"), &["site-page-start-here = Beginne hier\n"]);
    // Addresses are those of the source, and groups are folders.
    let start = site.page("setup/index.html");
    has(&start, &["class=\"sidebar\"", "href=\"/linter/js/rules/\"", "<search", "Start Here"]);
    let order = |page: &str, parts: &[&str]| {
        let found: Vec<_> = parts.iter().map(|part| page.find(part)).collect();
        assert!(found.is_sorted() && !found.contains(&None), "{found:?} {parts:?}\n{page}");
    };
    order(&start, &["href=\"/guides/\"", "href=\"/guides/b/\"", "href=\"/guides/a/\"", "/cli/"]);
    assert!(site.at("content/pages/tools/linter/js-rules.yaml").exists());
    // A page that is not translated has the text of the default language.
    has(&site.page("de/cli/index.html"), &["<p>C.</p>", "Beginne hier"]);
    has(
        &site.page("de/setup/index.html"),
        &["<h1", "Einrichtung", "href=\"/de/linter/js/rules/\""],
    );
    let home = site.page("index.html");
    has(
        &home,
        &["<h1", "Shine", "Very bright.", "href=\"/setup/\"", "href=\"https://code.example\""],
    );
    has(&home, &["<p>More.</p>", "href=\"/guides/\""]);
}

#[test]
fn a_template_can_be_chosen() {
    let (_source, site, output) = import("astro", ASTRO, &["--template", "site"]);
    assert_eq!(output["template"], "site");
    assert!(site.at("content/data/menu.yaml").exists());
    assert!(!site.at("content/data/sidebar.yaml").exists());
    let hugo = "-- hugo.toml\nbaseURL = \"https://site.example/\"\ntitle = \"Book\"\n\
        -- content/docs/_index.md\n---\ntitle: Docs\n---\n-- content/docs/b.md\n---\ntitle: B\nweight: 1\n---\nB.\n\
        -- content/docs/a.md\n---\ntitle: A\nweight: 2\n---\nA.\n-- content/about.md\n---\ntitle: About\n---\nUs.\n\
        -- i18n/en.toml\n[site-search]\nother = \"Find\"\n";
    let (_source, site, output) = import("hugo", hugo, &["--template", "docs"]);
    lists(
        &output,
        &[
            "hugo.toml:1 the feeds `index.xml` of the site, its sections and its tags are not imp",
            "i18n/en.toml:2 the new site has a text `site-search` of its own",
        ],
    );
    let page = site.page("docs/b/index.html");
    has(
        &page,
        &["class=\"sidebar\"", "Overview", "href=\"/about/\"", "rel=\"next\" href=\"/docs/a/\""],
    );
}

#[test]
fn the_navigation_of_just_the_docs() {
    let source = "-- _config.yml
title: Notes
theme: just-the-docs
-- index.md
---
title: Home
nav_order: 1
---
Welcome.
-- docs/setup.md
---
title: Setup
nav_order: 2
---
S.
-- docs/ui/index.md
---
title: UI
nav_order: 3
has_children: true
---
U.
-- docs/buttons.md
---
title: Buttons
parent: UI
nav_order: 2
---
1. TOC
{:toc}

<div class=\"example\" markdown=\"1\">
Click **here**.
</div>
-- docs/labels.md
---
title: Labels
parent: UI
nav_order: 1
---
L.
-- docs/big.md
---
title: Big
parent: Buttons
grand_parent: UI
---
B.
";
    let (_source, site, output) = import("jekyll", source, &[]);
    assert_eq!(listed(&output), Vec::<String>::new());
    let page = site.page("docs/buttons.html");
    let groups = read(&site, "content/data/sidebar.yaml");
    has(&groups, &["folder: \"overview\"", "folder: \"ui\""]);
    let found = [
        "/docs/setup.html", "/docs/ui/", "/docs/labels.html", "/docs/buttons.html",
        "/docs/big.html",
    ];
    let found = found.map(|path| page.find(&format!("href=\"{path}\"")));
    assert!(found.is_sorted() && !found.contains(&None), "{found:?}\n{page}");
    assert!(
        !page.contains("TOC") && page.contains("<p>Click <strong>here</strong>.</p>"),
        "{page}"
    );
    assert!(site.at("content/pages/ui/buttons/big.yaml").exists());
}

/// A manual of one page.
fn page(body: &str) -> String {
    format!("-- src/content/docs/start.mdx\n---\ntitle: Start\n---\n{body}\n")
}

#[test]
fn components_of_starlight_become_markdown() {
    let body = "import { Tabs } from '@astrojs/starlight/components';

<Steps>

1. One

</Steps>

<Tabs>
  <TabItem label=\"npm\">
    <Code frame=\"none\" code={`
# A
npx \\`a\\`

# B
npx b
`} lang=\"bash\" />
  </TabItem><TabItem label=\"pnpm\">
<Code showLineNumbers={false} code={`
# A
pnpx a
`} lang=\"bash\" /></TabItem></Tabs>

<Code code=\"x\" title=\"x.txt\" />

<Aside type=\"tip\" title=\"Know\">Use it.</Aside>

<CardGrid>
  <Card title=\"Fast\" icon=\"rocket\">
    Very.
  </Card>
  <LinkCard title=\"Start\" description=\"again\" href=\"/start/\" />
</CardGrid>

<LinkButton href=\"/start/\">Go</LinkButton> and `<Card>` <Badge text=\"new\" />

<Code code={value} />
";
    let (_source, site, output) = import("astro", &page(body), &[]);
    let found = listed(&output);
    assert_eq!(found.len(), 1, "{found:?}");
    has(&found[0], &["the component `<Code code={value} />` has no equivalent"]);
    let page = site.page("start/index.html");
    has(
        &page,
        &[
            "<dt>npm</dt>\n<dd><pre", "<dt>pnpm</dt>", "</span>`\n\n<", "<strong>x.txt</strong>",
            "callout-tip",
        ],
    );
    has(&page, &["<strong>Fast</strong>", "<p>Very.</p>", ">Start</a>: again", ">Go</a> and"]);
    for wrong in ["TabItem", "code=", ":::", "LinkButton"] {
        assert!(!page.contains(wrong), "{wrong}: {page}");
    }
}

#[test]
fn a_home_page_with_errors_is_published_without_its_text() {
    let source = "-- src/content/docs/index.mdx\n---\ntitle: Star\ndescription: Bright.\nhero:\n  \
                  title: One star\n---\nSource text.\n\n<i id=\"a\">x</i> <i id=\"a\">y</i>\n";
    let (_source, site, output) = import("astro", source, &[]);
    let found = listed(&output);
    assert!(found.iter().any(|one| one.contains("the home page has no text")), "{found:?}");
    let home = site.page("index.html");
    has(&home, &["One star", "content=\"Bright.\""]);
    assert!(!home.contains("Source text"), "{home}");
}
