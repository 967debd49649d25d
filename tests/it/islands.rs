//! Islands on built pages: what they say, by i18next and Intl, and what their pages load.

use crate::site::{Run, Site};

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

/// The text of the only file in `islands/` whose name begins so.
fn chunk(site: &Site, name: &str) -> String {
    let dist = site.dist();
    let path = dist.keys().find(|path| path.starts_with(&format!("islands/{name}-"))).unwrap();
    site.page(path)
}

#[test]
fn islands_and_browsers_have_the_variables_that_the_site_names() {
    let site = Site::new(
        r#"
-- site.toml
base_url = "https://site.example"
name = "Site"
default_locale = "en"
[islands]
env = ["SHOP_URL"]
[[locales]]
segment = "en"
tag = "en"
label = "English"
[[locales]]
segment = "de"
tag = "de"
label = "Deutsch"
-- islands/shop/island.toml
description = "Leads to the shop."
when = "load"
-- islands/shop/island.tsx
const { SHOP_URL: shop, SHOP_KEY: key = "none" } = process.env;
export default function Shop() {
  return <a href={process.env.SHOP_URL}>{`${shop} ${key} ${import.meta.env.SHOP_URL}`}</a>;
}
-- templates/page.html
{{ t("home-title") }}{{ t("home-lead") }}{{ island("shop") }}
"#,
    );
    for address in ["https://a.example", "https://b.example"] {
        let mut command = site.command(&["build"]);
        Run::of(command.env("SHOP_URL", address).env("SHOP_KEY", "secret")).fine();
        let markup = format!("<a href=\"{address}\">{address} none {address}</a>");
        assert!(site.page("en/index.html").contains(&markup), "{}", site.page("en/index.html"));
        let code = chunk(&site, "shop");
        assert!(code.contains(address) && !code.contains("secret"), "{code}");
    }
}

#[test]
fn common_js_that_is_imported_late_has_its_names() {
    let site = Site::new(
        r#"
-- islands/shop/island.toml
description = "Leads to the shop."
when = "load"
-- islands/shop/prices.cjs
exports.usual = 5;
Object.defineProperty(exports, "reduced", { value: 4, enumerable: true });
exports["com" + "puted"] = 3;
-- islands/shop/island.tsx
import { lazy, Suspense } from "react";
const Prices = lazy(async () => {
  const { usual, reduced, computed }: any = await import("./prices.cjs");
  return { default: () => <i>{usual + reduced + computed}</i> };
});
export default function Shop() {
  return <Suspense fallback="wait"><Prices /></Suspense>;
}
-- templates/page.html
{{ t("home-title") }}{{ t("home-lead") }}{{ island("shop") }}
"#,
    );
    site.build().fine();
    assert!(site.page("en/index.html").contains("<!--$--><i>12</i><!--/$-->"));
    let code = chunk(&site, "prices");
    let (_, exports) = code.rsplit_once("export{").unwrap();
    for name in ["usual", "reduced", "then", "default"] {
        assert!(exports.contains(&format!(" as {name}")), "{code}");
    }
}
