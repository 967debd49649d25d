//! Pages that a generator publishes are published by the new site, too.

use crate::import::{has, import, listed, lists, read, redirects};

const NO_FEED: &str = "disableKinds = [\"rss\"]\n";
const LIST_OF_KINDS: &str = "the key `disableKinds` of the configuration is not imported";

#[test]
fn chinese_without_a_script_has_one_folder() {
    let hugo = "-- hugo.toml\ntitle = \"L\"\n[languages.en]\n[languages.zh]\n-- content/a.md\nOne\n\
                -- content/a.zh.md\n一\n";
    let astro = "-- astro.config.mjs\nexport default defineConfig({ integrations: [starlight({ \
                 title: 'L', locales: { root: { label: 'English', lang: 'en' }, zh: {} } })] });\n\
                 -- src/content/docs/a.md\n---\ntitle: One\n---\nOne\n\
                 -- src/content/docs/zh/a.md\n---\ntitle: 一\n---\n一\n";
    let eleventy = "-- en/a.md\nOne\n-- zh/a.md\n一\n";
    let fluent = "-- l10n/en/a.ftl\none = One\n-- l10n/zh/a.ftl\none = 一\n";
    for (generator, source) in
        [("hugo", hugo), ("astro", astro), ("eleventy", eleventy), ("fluent", fluent)]
    {
        let (_source, site, output) = import(generator, source, &[]);
        assert_eq!(output["errors"], 0, "{generator}: {output}");
        has(&read(&site, "site.toml"), &["segment = \"zh\"\ntag = \"zh-Hans\""]);
        assert!(!site.at("locales/zh").exists(), "{generator}");
    }
}

#[test]
fn tabs_in_front_matter_are_spaces() {
    let source = format!(
        "-- hugo.toml\n{NO_FEED}-- content/paper.md\n---\ntitle: All paper\ndescription: D\n\
         aliases: [\n\t\"/sheets\",\n\t\"/leaves/\"\n]\n---\nText\n\
         -- content/wrong.md\n---\ntitle: [x\n---\nText\n"
    );
    let (_source, site, output) = import("hugo", &source, &[]);
    let found = listed(&output);
    assert!(!found.iter().any(|it| it.starts_with("content/paper.md")), "{found:#?}");
    let draft = "content/wrong.md:1 the page is a draft: its front matter has errors";
    assert!(found.iter().any(|it| it.starts_with(draft)), "{found:#?}");
    redirects(&site, "leaves", "/paper/");
    has(&site.page("paper/index.html"), &["All paper"]);
}

#[test]
fn anchors_that_stand_twice_get_a_number() {
    let source = format!(
        "-- hugo.toml\n{NO_FEED}-- content/a.md\n---\ntitle: Basic\n---\n## One {{#basic}}\n\n## \
         Basic\n\n## Two {{#basic}}\n\nSee:\n\n:lamp is a word.\n\nTerm\n:name of it\n"
    );
    let (_source, site, output) = import("hugo", &source, &[]);
    lists(
        &output,
        &[
            &format!("hugo.toml:1 {LIST_OF_KINDS}"),
            "content/a.md:6 another part has the anchor `basic`; this heading has `basic-2` now",
            "content/a.md:8 another part has the anchor `basic`; this heading has `basic-3` now",
        ],
    );
    let page = site.page("a/index.html");
    has(&page, &["id=\"basic\"", "id=\"basic-1\"", "id=\"basic-3\"", ":lamp is", ":name of it"]);
}

#[test]
fn tags_in_another_case_are_one() {
    let mut source = format!("-- hugo.toml\n{NO_FEED}");
    for (name, tags) in [("a", "[\"Glue\", glue, paper]"), ("b", "[Glue]"), ("c", "[glue]")] {
        source += &format!("-- content/{name}.md\n---\ntitle: {name}\ntags: {tags}\n---\nText\n");
    }
    let (_source, site, output) = import("hugo", &source, &[]);
    let found = listed(&output);
    let joined = "content/a.md:1 the tag `glue` is `Glue` now, as on other pages, in 2 files";
    assert!(found.iter().any(|it| it.starts_with(joined)), "{found:#?}");
    has(&read(&site, "content/pages/a.yaml"), &["tags: [\"Glue\", \"paper\"]"]);
    has(&site.page("c/index.html"), &["Glue"]);
}

#[test]
fn codes_of_languages_win_over_their_keys() {
    let source = format!(
        "-- hugo.toml\n{NO_FEED}defaultContentLanguage = \"br\"\n[languages.br]\nlanguageCode = \
         \"pt-br\"\n[languages.cn]\nlanguageCode = \"zh-CN\"\n[languages.vn]\ncontentDir = \
         \"content/vn\"\n-- content/a.md\nUm\n-- content/a.cn.md\n一\n-- content/b.vn.md\nMột\n\
         -- content/vn/a.md\nMột\n"
    );
    let (_source, site, output) = import("hugo", &source, &[]);
    let config = read(&site, "site.toml");
    has(&config, &["segment = \"\"\ntag = \"pt-BR\"", "segment = \"cn\"\ntag = \"zh-CN\""]);
    lists(
        &output,
        &[
            "content/b.vn.md:1 the site has no language `vn`; the file is not imported",
            "content/vn/a.md:1 the site has no language `vn`; the file is not imported",
            &format!("hugo.toml:1 {LIST_OF_KINDS}"),
            "hugo.toml:7 the language `vn` is not known",
        ],
    );
    has(&site.page("cn/a/index.html"), &["lang=\"zh-CN\""]);
    assert!(!site.at("dist/vn").exists() && !site.at("dist/b-vn").exists());
}

#[test]
fn addresses_have_the_case_of_the_source() {
    let source = format!(
        "-- hugo.toml\n{NO_FEED}disablePathToLower = true\n-- content/Docs/MyPage.md\n---\n\
         title: Mine\naliases: [/api/one, /api/One, /docs/mypage]\n---\nText\n\
         -- content/other.md\n---\ntitle: Other\naliases: [/api/one]\n---\nText\n"
    );
    let (_source, site, output) = import("hugo", &source, &[]);
    has(&site.page("Docs/index.html"), &["href=\"/Docs/MyPage/\""]);
    has(&site.page("Docs/MyPage/index.html"), &["Mine"]);
    redirects(&site, "api/one", "/Docs/MyPage/");
    let file = "content/Docs/MyPage.md:1 the former address";
    lists(
        &output,
        &[
            &format!("hugo.toml:1 {LIST_OF_KINDS}"),
            &format!("{file} `/api/One` differs from `/api/one` only in case"),
            &format!("{file} `/docs/mypage` differs from `/Docs/MyPage` only in case"),
            "content/other.md:1 another page has the former address `/api/one`",
        ],
    );
}

#[test]
fn elements_and_redirects_of_astro() {
    let source = "-- astro.config.mjs
export default defineConfig({
  redirects: {
    '/old': '/a', '/older/x': { status: 301, destination: '/a/' },
    '/x/[y]': '/a', '/gone': '/none',
  },
  integrations: [starlight({ title: 'L' })],
});
-- src/content/docs/a.md
---
title: A
---
Text
-- src/content/docs/index.mdx
---
title: Lamps
hero:
  title: One lamp
  tagline: Bright.
---

<div class=\"cta\">
    <a href=\"/a/\">
        <div>
            Start

            Now

            - one
              - two
        </div>
    </a>
</div>

Éclair
";
    let (_source, site, output) = import("astro", source, &[]);
    lists(
        &output,
        &[
            "astro.config.mjs:4 the redirect from `/x/[y]` is not imported",
            "astro.config.mjs:4 the redirect from `/gone` is not imported",
        ],
    );
    redirects(&site, "old", "/a/");
    redirects(&site, "older/x", "/a/");
    has(&site.page("index.html"), &["One lamp", "Bright.", "Start", "Now", "Éclair"]);
    assert!(!site.page("index.html").contains("<code>"));
}
