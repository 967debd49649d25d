//! Islands on built pages: their texts, by i18next and Intl, and the files that their pages load.

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

#[test]
fn a_misspelt_variable_of_an_island_is_one_mistake() {
    let site = Site::new(WORDS);
    site.replace("locales/de/islands/words.ftl", "NUMBER($n,", "NUMBER($nn,");
    let run = site.check();
    assert!(run.err.contains("error[variable-mismatch]"), "{}", run.err);
    assert!(run.err.contains("failed: 1 error"), "{}", run.err);
}

#[test]
fn props_have_no_marks_of_borrowed_texts() {
    let site = Site::new(WORDS);
    site.edit(
        r#"
-- islands/words/island.toml
description = "Prints two texts."
when = "never"
[props]
note = "text"
parts = ["text"]
-- islands/words/island.tsx
export default function Words({ note, parts }: { note: string; parts: string[] }) {
  return <b>{note}, {parts[0]}</b>;
}
-- templates/page.html
{% macro note() %}{{ t("home-lead") }}{% endmacro %}
{{ island("words", note=note()|string, parts=[note()]) }}
<p>{{ t("home-title") }} {{ t("home-lead") }}</p>
-- locales/en/pages/home.ftl
home-title = Welcome
home-lead = Only in English
-- locales/de/pages/home.ftl
home-title = Willkommen
-- locales/ru/pages/home.ftl
home-title = Добро пожаловать
home-lead = Только здесь
"#,
    );
    site.replace("site.toml", "\"Deutsch\"", "\"Deutsch\"\nfallback = \"en\"");
    site.build().fine();
    let page = site.page("de/index.html");
    let lent = "lang=\"en\" dir=\"ltr\"";
    assert!(page.contains(&format!("<b {lent}>Only in English, Only in English</b>")), "{page}");
    assert!(page.contains("<span lang=\"en\" dir=\"ltr\">Only in English</span>"), "{page}");
}

/// A text that only the code for hydration contains.
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

/// The text of the only file in `islands/` with this prefix.
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

/// An island with style sheets, pictures, data and workers, and one with the same class names.
const NAMING: &str = r#"
-- islands/dial/island.toml
description = "Turns."
when = "idle"
-- islands/dial/island.tsx
import { useEffect } from "react";
import icon from "./icon.svg";
import colours from "./colours.json";
import note from "./note.txt";
import styles from "./dial.module.css";
import "./late.css";
export default function Dial() {
  useEffect(() => {
    const worker = new Worker(new URL("./count.ts", import.meta.url), { type: "module" });
    const old = new Worker(new URL('./old.js', import.meta.url));
    void fetch(new URL("./table.bin", import.meta.url));
    return () => [worker, old].forEach((one) => one.terminate());
  }, []);
  return <b className={styles.box}>{colours.main} {note} <img src={icon} alt="" /></b>;
}
-- islands/dial/icon.svg
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>
-- islands/dial/colours.json
{ "main": "navy" }
-- islands/dial/note.txt
a note
-- islands/dial/table.bin
table
-- islands/dial/dial.module.css
.box { background: url("icon.svg"); & i { color: navy } }
-- islands/dial/late.css
@import "./part.css";
.late { color: navy }
-- islands/dial/part.css
.part { color: navy }
-- islands/dial/count.ts
import { start } from "./start";
postMessage(start as number);
-- islands/dial/start.ts
export const start: number = 41;
-- islands/dial/old.js
fetch(new URL("./table.bin", import.meta.url));
-- islands/card/island.toml
description = "Shows a card."
when = "never"
-- islands/card/island.tsx
import { box } from "./dial.module.css";
export default function Card() {
  return <i className={box}>card</i>;
}
-- islands/card/dial.module.css
.box { color: teal }
-- templates/page.html
{{ t("home-title") }}{{ t("home-lead") }}{{ island("dial") }}{{ island("card") }}
"#;

#[test]
fn what_an_island_names_is_published_and_linked() {
    let site = Site::new(NAMING);
    site.build().fine();
    let (page, dist) = (site.page("en/index.html"), site.dist());
    let file = |start: &str, end: &str| {
        let is_it = |path: &&String| {
            path.strip_prefix("islands/").is_some_and(|name| name.starts_with(start))
                && path.ends_with(end)
        };
        let path = dist.keys().find(is_it);
        path.unwrap_or_else(|| panic!("{start}*{end} is published: {:?}", dist.keys())).clone()
    };
    let (dial, card) = (file("dial-", ".css"), file("card-", ".css"));
    for sheet in [&dial, &card] {
        assert!(page.contains(&format!("<link rel=\"stylesheet\" href=\"/{sheet}\">")), "{page}");
    }
    let (rules, icon) = (site.page(&dial), file("icon-", ".svg"));
    let icon = icon.trim_start_matches("islands/");
    for part in [".part", ".late", icon] {
        assert!(rules.contains(part), "{part}: {rules}");
    }
    assert!(page.contains(&format!("src=\"/islands/{icon}\"")), "{page}");
    assert!(page.contains("navy") && page.contains("a note"), "{page}");
    let class = |tag: &str| {
        let (_, rest) = page.split_once(&format!("<{tag} class=\"")).expect("it has a class");
        rest.split_once('"').expect("it ends").0.to_owned()
    };
    assert_ne!(class("b"), class("i"), "classes of two modules are different");
    assert!(class("b").ends_with("_box"), "{}", class("b"));
    assert!(rules.contains(&format!(".{}", class("b"))), "{rules}");
    assert!(site.page(&card).contains(&format!(".{}", class("i"))));
    assert_ne!(class("b"), class("i"), "each module has its own");
    let code = site.page(&file("dial-", ".js"));
    for named in [file("count-", ".js"), file("old-", ".js"), file("table-", ".bin")] {
        let name = named.trim_start_matches("islands/");
        assert!(code.contains(&format!("\"./{name}\"")), "{name}: {code}");
    }
    let worker = site.page(&file("count-", ".js"));
    assert!(worker.contains("41") && !worker.contains("import"), "it is one file: {worker}");
}

#[test]
fn an_edit_of_a_style_sheet_or_a_worker_is_built() {
    let site = Site::new(NAMING);
    site.build().fine();
    let names = |start: &str| -> Vec<String> {
        let dist = site.dist();
        dist.keys().filter(|path| path.starts_with(start)).cloned().collect()
    };
    for (edit, start) in [
        ("-- islands/dial/part.css\n.part { color: teal }\n", "islands/dial-"),
        ("-- islands/dial/start.ts\nexport const start: number = 42;\n", "islands/count-"),
        ("-- islands/dial/table.bin\nchanged\n", "islands/table-"),
        ("-- islands/dial/icon.svg\n<svg/>\n", "islands/icon-"),
    ] {
        let before = names(start);
        site.edit(edit);
        site.build().fine();
        assert_ne!(names(start), before, "{edit}");
        assert_eq!(names(start).len(), before.len(), "{edit}");
    }
}

#[test]
fn islands_of_a_page_keep_presses_by_a_script_in_it() {
    let site = Site::new(NAMING);
    let show = |island: &str| {
        let texts = "{{ t(\"home-title\") }}{{ t(\"home-lead\") }}";
        let island = format!("-- templates/page.html\n{texts}{{{{ island(\"{island}\") }}}}\n");
        site.edit(&island);
        site.build();
    };
    show("card");
    assert!(!site.page("en/index.html").contains("archipelKept"), "nothing is hydrated there");
    show("dial");
    assert!(site.page("en/index.html").contains("archipelKept"));
}
