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
