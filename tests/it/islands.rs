//! Islands on built pages: what they say, by i18next and Intl, and what their pages load.

use crate::site::Site;

/// An island with plurals, numbers and dates in three languages.
const WORDS: &str = r#"
-- site.toml
base_url = "https://site.example"
name = "Site"
default_locale = "en"

[[locales]]
segment = "en"
tag = "en"
label = "English"

[[locales]]
segment = "de"
tag = "de"
label = "Deutsch"

[[locales]]
segment = "ru"
tag = "ru"
label = "Русский"
-- locales/ru/common.ftl
footer-note = Все цены без налога.
-- locales/ru/pages/home.ftl
home-title = Добро пожаловать
home-lead = Один токен стоит { $presale-price } USD.
-- islands/words/island.toml
description = "Says how long and how much."
when = "never"
-- islands/words/island.tsx
import { useMessages } from "archipel";
export default function Words() {
  const { t } = useMessages();
  const days = [0, 1, 2, 5, 21, 1000, 1.5].map((count) => t("days", { count }));
  return <b>{[...days, t("rate", { n: 0.79, d: "2026-11-21" })].join("; ")}</b>;
}
-- locales/en/islands/words.ftl
days = { $count ->
    [0] not a day
    [one] { $count } day
   *[other] { $count } days
    }
rate = { NUMBER($n, minimumFractionDigits: 1, style: "percent") } since { DATETIME($d, dateStyle: "long") }
-- locales/de/islands/words.ftl
days = { $count ->
    [0] kein Tag
    [one] { $count } Tag
   *[other] { $count } Tage
    }
rate = { NUMBER($n, minimumFractionDigits: 1, style: "percent") } seit { DATETIME($d, dateStyle: "long") }
-- locales/ru/islands/words.ftl
days = { $count ->
    [0] ни дня
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
    }
rate = { NUMBER($n, minimumFractionDigits: 1, style: "percent") } с { DATETIME($d, dateStyle: "long") }
-- templates/page.html
{{ island("words") }}<p>{{ t("home-title") }} {{ t("home-lead") }}</p>
"#;

#[test]
fn plurals_numbers_and_dates_are_those_of_the_language() {
    let site = Site::new(WORDS);
    site.build().fine();
    for (locale, expected) in [
        (
            "en",
            "not a day; 1 day; 2 days; 5 days; 21 days; 1,000 days; 1.5 days; \
             79.0% since November 21, 2026",
        ),
        (
            "de",
            "kein Tag; 1 Tag; 2 Tage; 5 Tage; 21 Tage; 1.000 Tage; 1,5 Tage; \
             79,0\u{a0}% seit 21. November 2026",
        ),
        (
            "ru",
            "ни дня; 1 день; 2 дня; 5 дней; 21 день; 1\u{a0}000 дней; 1,5 дня; \
             79,0\u{a0}% с 21 ноября 2026 г.",
        ),
    ] {
        let page = site.page(&format!("{locale}/index.html"));
        assert!(page.contains(&format!("<b>{expected}</b>")), "{page}");
    }
}

/// What only the code that hydrates islands has.
const HYDRATION: &str = "archipel-island[hydrating]";

#[test]
fn the_loader_wakes_islands_unless_the_site_does() {
    let site = Site::new(
        "\
-- islands/dots/island.toml
description = \"Dots.\"
when = \"idle\"
-- islands/dots/island.tsx
export default function Dots() {
  return <i>.</i>;
}
-- templates/page.html
{{ t(\"home-title\") }}{{ t(\"home-lead\") }}{{ island(\"dots\") }}
",
    );
    let loader = || {
        let dist = site.dist();
        let path = dist.keys().find(|path| path.starts_with("islands/loader-")).expect("a loader");
        assert!(site.page("en/index.html").contains(path), "{path}");
        site.page(path)
    };
    site.build().fine();
    assert!(loader().contains(HYDRATION));
    site.edit(
        "\
-- islands/hydrator/script.ts
import { hydrateIslands } from \"archipel/hydrate-islands\";
addEventListener(\"click\", hydrateIslands);
-- templates/page.html
{{ t(\"home-title\") }}{{ t(\"home-lead\") }}{{ island(\"dots\") }}{{ script(\"hydrator\") }}
",
    );
    site.build().fine();
    assert!(!loader().contains(HYDRATION));
}
