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
