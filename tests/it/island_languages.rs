//! Islands with borrowed texts: these are marked with the language of the fallback.

use crate::site::Site;

/// An island with two elements of texts, in English.
const FILES: &str = r#"
-- islands/files/island.toml
description = "Counts files."
when = "never"
-- islands/files/island.tsx
import { useMessages } from "archipel";
export default function Files() {
  const { t, locale, number } = useMessages();
  return <dl>
    <dt>{t("title")}</dt><dd>{t("files", { count: 0 })}</dd>
    <dd>{t("files", { count: 1000 })} {t("note")}</dd><dd>{number(1000)} {locale}</dd>
  </dl>;
}
-- locales/en/islands/files.ftl
title = Files
files = { $count ->
    [one] { $count } file
   *[other] { $count } files
    }
note = in all
-- templates/page.html
{{ island("files") }}<p>{{ t("home-title") }}</p>
"#;

/// The site with German, and with Persian, which borrows from English.
fn site() -> Site {
    let site = Site::new(FILES);
    site.edit(
        "-- locales/de/islands/files.ftl\ntitle = Dateien\nfiles = { $count }\nnote = gesamt\n",
    );
    site.add_locale("fa");
    site
}

#[test]
fn an_island_without_texts_is_that_of_the_fallback() {
    let site = site();
    site.build().fine();
    let english = "<dl><dt>Files</dt><dd>0 files</dd><dd>1,000 files in all</dd><dd>1,000 en</dd>";
    let page = site.page("fa/index.html");
    assert!(page.contains(&format!("<div lang=\"en\" dir=\"ltr\">{english}")), "{page}");
    assert!(!page.contains(['\u{2066}', '\u{2067}']), "{page}");
    assert!(site.page("en/index.html").contains(english));
    assert!(site.page("de/index.html").contains("<dt>Dateien</dt>"));
    site.replace("islands/files/island.toml", "never", "load");
    site.build().fine();
    let page = site.page("fa/index.html");
    assert!(page.contains("<archipel-island name=\"files\" locale=\"en\""), "{page}");
    let start = "<div data-island lang=\"en\" dir=\"ltr\"><dl>";
    assert!(page.contains(start), "{page}");
}

/// The words of the home page in Persian, and how many of them are borrowed.
fn words(site: &Site) -> (u64, u64) {
    let report: serde_json::Value =
        serde_json::from_str(&site.run(&["build", "--json"]).fine().out).unwrap();
    let fallbacks = report["fallbacks"].as_array().unwrap();
    let persian = fallbacks.iter().find(|one| one["tag"] == "fa").unwrap();
    let home = &persian["borrowed"].as_array().unwrap()[0];
    assert_eq!(home["page"], "home");
    (home["words"].as_u64().unwrap(), home["borrowed"].as_u64().unwrap())
}

#[test]
fn borrowed_words_of_islands_are_counted() {
    let site = site();
    let all = words(&site);
    site.replace("islands/files/island.toml", "never", "load");
    assert_eq!(words(&site), all);
    site.edit("-- locales/fa/islands/files.ftl\ntitle = پرونده‌ها\nnote = در کل\n");
    // Not borrowed are the title, the note, and the number and `fa` of the element without messages,
    // where `1,000` counts as two words.
    assert_eq!(words(&site), (all.0, all.1 - 6));
}

#[test]
fn copies_in_islands_are_borrowed() {
    let site = site();
    site.replace("locales/en/islands/files.ftl", "in all", "in all of the folders");
    let persian = "-- locales/fa/islands/files.ftl\ntitle = پرونده‌ها\nfiles = { $count } پرونده\n";
    site.edit(&format!("{persian}note = در همهٔ پوشه‌ها\n"));
    let translated = words(&site);
    site.edit(&format!("{persian}note = in all of the folders\n"));
    assert_eq!(words(&site), (translated.0 + 2, translated.1 + 5));
    let page = site.page("fa/index.html");
    assert!(page.contains("<span lang=\"en\" dir=\"ltr\">in all of the folders</span>"), "{page}");
}

#[test]
fn words_are_counted_if_only_those_of_an_island_are_borrowed() {
    let site = site();
    site.edit(
        "-- locales/fa/pages/home.ftl\nhome-title = خانه\nhome-lead = خانه { $presale-price }\n\
        -- locales/fa/common.ftl\nfooter-note = یادداشت\n",
    );
    let (all, borrowed) = words(&site);
    assert!(borrowed > 5 && borrowed < all, "{borrowed} of {all}");
}

#[test]
fn borrowed_texts_of_an_island_have_their_language_numbers_and_plurals() {
    let site = site();
    let lent = "lang=\"en\" dir=\"ltr\"";
    let persian = "-- locales/fa/islands/files.ftl\ntitle = پرونده‌ها\nnote = در کل\n";
    site.edit(persian);
    site.build().fine();
    let page = site.page("fa/index.html");
    let expected = format!(
        "<dl><dt>پرونده\u{200c}ها</dt><dd {lent}>0 files</dd>\
         <dd><span {lent}>1,000 files</span> در کل</dd><dd>۱٬۰۰۰ fa</dd></dl>"
    );
    assert!(page.contains(&expected), "{page}");
    // The last translation removes the marks, and their code.
    site.replace("islands/files/island.toml", "never", "load");
    site.build().fine();
    assert!(site.page("fa/index.html").contains(&format!("<dd {lent}>0 files")));
    let marks_elements = || {
        let files = site.dist();
        let mut chunks = files.keys().filter(|path| path.ends_with(".js"));
        chunks.any(|path| site.page(path).contains("textPath"))
    };
    assert!(marks_elements());
    site.edit(&format!("{persian}files = {{ $count }} پرونده\n"));
    site.build().fine();
    assert!(site.page("fa/index.html").contains("<dd>۰ پرونده</dd>"));
    assert!(!marks_elements());
}

/// An island whose texts are in the right language as far as elements contain them.
const LABELS: &str = r#"
-- islands/labels/island.toml
description = "Labels."
when = "load"
props.words = "text"
messages = ["shared"]
-- islands/labels/island.tsx
import { useMessages } from "archipel";
import { words } from "../lib/words";
export default function Labels(props: { words: string }) {
  const { t } = useMessages();
  return <><p title={`${t("title")}: ${t("own")}`}>{words(t("own"), t("joined"))}</p>
    {t("title")} <b>{props.words}</b> <Label /> <option>{t("title")}</option>
    <p lang="en">{t("joined")}: {`${t("title")} ${t("own")}`}</p><i>{`${t("version")} ${t("own")}`}</i>
    <em>{t("shared").toUpperCase()}</em></>;
}
function Label() {
  return useMessages().t("label");
}
-- islands/lib/words.ts
export const words = (...texts: string[]) => texts.join(", ");
-- locales/en/islands/labels.ftl
title = Files
own = Own
joined = Joined
label = Label
version = 1.2
-- templates/page.html
{{ island("labels", words="All Files") }}<p>{{ t("home-title") }}</p>
"#;

#[test]
fn borrowed_texts_without_an_element_of_their_own_are_reported() {
    let site = Site::new(LABELS);
    site.edit("-- locales/en/common.ftl\nfooter-note = Note\nshared = Shared\n");
    site.edit("-- locales/de/common.ftl\nfooter-note = Notiz\nshared = Geteilt\n");
    site.edit(
        "-- locales/de/islands/labels.ftl\n\
         title = Dateien\nown = Eigen\njoined = Verbunden\nlabel = Name\nversion = 1.2\n",
    );
    site.add_locale("fa");
    site.add_locale("ar");
    // Without translations, the island is in English.
    assert!(!site.build().fine().err.contains("unmarked-text"));
    for tag in ["ar", "fa"] {
        site.edit(&format!("-- locales/{tag}/islands/labels.ftl\nown = مال خود\n"));
    }
    let found = |run: crate::site::Run| -> Vec<String> {
        let err = run.fine().err;
        let lines = err.lines().skip_while(|line| !line.starts_with("warning[unmarked-text]"));
        let is_told = |line: &&str| line.starts_with("warning") || line.contains("-->");
        lines.filter(is_told).map(|line| line.trim().to_owned()).collect()
    };
    let message = |id: &str| {
        format!(
            "warning[unmarked-text]: the island `labels` prints `{id}` in `en` outside of an \
             element with that language"
        )
    };
    let place = |place: &str| format!("--> islands/labels/island.tsx:{place}");
    let expected = [
        [message("joined"), place("5:69")],
        [message("shared"), place("8:10")],
        [message("label"), place("11:24")],
    ]
    .concat();
    assert_eq!(found(site.build()), expected);
    let page = site.page("fa/index.html");
    let lent = "lang=\"en\" dir=\"ltr\"";
    assert!(page.contains(&format!("<span {lent}>Files</span> <b>All Files</b>")), "{page}");
    assert!(page.contains(&format!("<option {lent}>Files</option>")), "{page}");
    assert!(!page.contains(['\u{fdd0}', '\u{fdd1}', '\u{fdd2}']), "{page}");
    // The same from the cache of markup, in another process.
    site.replace("templates/page.html", "<p>", "<p class=\"a\">");
    assert_eq!(found(site.build()), expected);
    assert_eq!(found(site.check()), expected);
    // The hints work.
    site.replace(
        "islands/labels/island.tsx",
        "words(t(\"own\"), t(\"joined\"))",
        "words(t(\"own\"))",
    );
    site.replace("islands/labels/island.tsx", "<p title", "<p>{t(\"joined\")}</p><p title");
    site.replace("islands/labels/island.tsx", "t(\"shared\").toUpperCase()", "t(\"shared\")");
    site.replace(
        "islands/labels/island.tsx",
        "return useMessages().t(\"label\")",
        "return <span>{useMessages().t(\"label\")}</span>",
    );
    assert!(found(site.build()).is_empty());
    let page = site.page("fa/index.html");
    assert!(page.contains(&format!("<span {lent}>Label</span>")), "{page}");
}

/// An island whose texts are props.
const CARD: &str = r#"
-- islands/card/island.toml
description = "A card."
when = "load"
[props]
label = "text"
items = ["text"]
both = "text"
"note?" = "text"
-- islands/card/island.tsx
type Props = { label: string; items: string[]; both: string; note?: string };
export default function Card({ label, items, both, note }: Props) {
  return <div title={label}>{label} <b>{note}</b><ul>{items.map((item) => <li key={item}>{item}</li>)}</ul>
    <p title={both} /></div>;
}
-- templates/page.html
{% set both %}{{ t("card-own") }} {{ t("card-label") }}{% endset %}
{{ island("card", label=t("card-label"), items=[t("card-item", name="C#"), t("card-own")], both=both) }}
<p>{{ t("home-title") }}</p>
-- locales/en/common.ftl
footer-note = Note
card-label = Label
card-item = One { $name }
card-own = Own
-- locales/de/common.ftl
footer-note = Notiz
card-label = Name
card-item = Eins { $name }
card-own = Eigen
"#;

#[test]
fn borrowed_texts_of_props_have_their_language() {
    let site = Site::new(CARD);
    site.add_locale("fa");
    site.edit("-- locales/fa/common.ftl\ncard-own = مال خود\n");
    let run = site.build().fine();
    assert!(!run.err.contains("unmarked-text"), "{}", run.err);
    let lent = "lang=\"en\" dir=\"ltr\"";
    let page = site.page("fa/index.html");
    let expected = format!(
        "<div title=\"Label\"><span {lent}>Label</span> <b></b>\
         <ul><li {lent}>One C#</li><li>مال خود</li></ul><p title=\"مال خود Label\"></p></div>"
    );
    assert!(page.replace("<!-- -->", "").contains(&expected), "{page}");
    let payload = r#""items":["\ufdd0One C#\ufdd1","مال خود"],"label":"\ufdd0Label\ufdd1""#;
    assert!(page.contains(payload), "{page}");
    assert!(page.contains(r#""lent":{"dir":"ltr","locale":"en"}"#), "{page}");
    let german = site.page("de/index.html");
    assert!(german.contains("<div title=\"Name\">Name<!-- --> <b>"), "{german}");
    assert!(!german.contains("lent") && !german.contains("ufdd0"), "{german}");
    // The last translation removes the marks.
    site.edit("-- locales/fa/common.ftl\ncard-own = مال خود\ncard-label = نام\ncard-item = یک { $name }\n");
    site.build().fine();
    assert!(!site.page("fa/index.html").contains("ufdd0"));
}

#[test]
fn borrowed_texts_of_props_without_an_element_of_their_own_are_reported() {
    let site = Site::new(CARD);
    site.add_locale("fa");
    site.edit("-- locales/fa/common.ftl\ncard-own = مال خود\n");
    site.replace("islands/card/island.tsx", "<b>{note}</b>", "<b>{`${label}: ${items[0]}`}</b>");
    site.replace("islands/card/island.tsx", "<p title={both} />", "<p>{both}</p>");
    let err = site.build().fine().err;
    let message = |prop: &str| {
        format!(
            "warning[unmarked-text]: the island `card` prints the prop `{prop}` in `en` outside of \
             an element with that language"
        )
    };
    for prop in ["label", "items[0]", "both"] {
        assert!(err.contains(&message(prop)), "{err}");
    }
    assert_eq!(err.matches("unmarked-text").count(), 3, "{err}");
    assert_eq!(site.build().fine().err.matches("unmarked-text").count(), 3);
}

/// An island without messages of the language is that of the fallback, except its props.
#[test]
fn translated_props_of_an_island_of_the_fallback_have_their_language() {
    let site = Site::new(CARD);
    site.add_locale("fa");
    site.replace("templates/page.html", "both=both", "both=both, note=\"Data\"");
    site.edit(
        "-- locales/fa/common.ftl\ncard-own = مال خود\nfooter-note = یادداشت\n\
        -- locales/en/islands/card.ftl\ntitle = Card\n\
        -- locales/de/islands/card.ftl\ntitle = Karte\n\
        -- locales/fa/pages/home.ftl\nhome-title = خانه\nhome-lead = خانه { $presale-price }\n",
    );
    let (english, persian) = ("lang=\"en\" dir=\"ltr\"", "lang=\"fa\" dir=\"rtl\"");
    let markup = format!(
        "<div title=\"Label\">Label <b>Data</b>\
         <ul><li>One C#</li><li {persian}>مال خود</li></ul><p title=\"مال خود Label\"></p></div>"
    );
    for (when, start) in [("load", "<div data-island"), ("never", "<div")] {
        site.replace("islands/card/island.toml", "load", when);
        let run = site.build().fine();
        assert!(!run.err.contains("unmarked-text"), "{}", run.err);
        let page = site.page("fa/index.html");
        let expected = format!("{start} {english}>{markup}</div>");
        assert!(page.replace("<!-- -->", "").contains(&expected), "{page}");
        if when == "load" {
            let payload = r#""items":["One C#","\ufdd0مال خود\ufdd1"],"label":"Label""#;
            assert!(page.contains(payload), "{page}");
            assert!(page.contains(r#""lent":{"dir":"rtl","locale":"fa"}"#), "{page}");
        }
        // Label, Data, One, C, not the Persian words.
        assert_eq!(words(&site), (8, 4), "{page}");
    }
    let english = site.page("en/index.html");
    assert!(!english.contains("lent") && !english.contains("ufdd0"), "{english}");
}
