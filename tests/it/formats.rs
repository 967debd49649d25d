//! Formats of islands in languages that some browsers lack: they equal those of the page.

use std::fmt::Write as _;

use crate::site::Site;

/// Languages that Chrome has no formats of: with other digits, groups, scripts and positions; and
/// some whose numbers or amounts it has otherwise.
const TAGS: [&str; 12] =
    ["ka", "is", "ne", "pa", "hy", "kk", "si", "ckb", "fr-CH", "en-DE", "sr-Latn", "es-GT"];

const FILES: &str = r#"
-- locales/formats.ftl
numbers = { NUMBER($n) } | { NUMBER($n, useGrouping: "false") } | { NUMBER($n, signDisplay: "always") }
shares = { NUMBER($n, style: "percent") } | { NUMBER($n, style: "unit", unit: "percent") }
money = { NUMBER($n, style: "currency", currency: "EUR") } | { NUMBER($n, style: "currency", currency: "JPY") }
dates = { DATETIME($d, dateStyle: "full") } | { DATETIME($d, dateStyle: "medium") }
times = { DATETIME($t, dateStyle: "short", timeStyle: "short") } | { DATETIME($t, timeStyle: "medium", hour12: "true") }
-- locales/en/pages/home.ftl
home-title = Welcome
home-lead = Only English
-- islands/words/island.toml
description = "Prints numbers and dates."
when = "load"
messages = ["numbers", "shares", "money", "dates", "times"]
-- islands/words/island.tsx
import { useMessages } from "archipel";
export default function Words() {
  const { t } = useMessages();
  const [n, d, at] = [-1234567.5, "2026-11-21", "2026-11-21T14:05:09Z"];
  return (
    <b>{[t("numbers", { n }), t("shares", { n }), t("money", { n }), t("dates", { d }), t("times", { t: at })].join("; ")}</b>
  );
}
-- templates/page.html
{% set n = -1234567.5 %}{% set d = "2026-11-21" %}{% set at = "2026-11-21T14:05:09Z" %}
{{ island("words") }}
<i>{{ t("numbers", n=n) }}; {{ t("shares", n=n) }}; {{ t("money", n=n) }}; {{ t("dates", d=d) }}; {{ t("times", t=at) }}</i>
<p>{{ t("home-title") }} {{ t("home-lead") }}</p>
"#;

fn between<'a>(page: &'a str, start: &str, end: &str) -> &'a str {
    let (_, rest) = page.split_once(start).expect("it starts");
    rest.split_once(end).expect("it ends").0
}

/// A text of React in the escapes of pages.
fn escaped(island: &str) -> String {
    island.replace("&#x27;", "&#39;")
}

#[test]
fn islands_print_what_the_page_prints_where_browsers_lack_formats() {
    let mut config = "\n-- site.toml\nbase_url = \"https://site.example\"\nname = \"Site\"\n\
                      default_locale = \"en\"\n"
        .to_owned();
    for tag in ["en", "de", "ru"].into_iter().chain(TAGS) {
        let fallback = if tag == "en" { "" } else { "fallback = \"en\"\n" };
        let _ = write!(
            config,
            "\n[[locales]]\nsegment = \"{tag}\"\ntag = \"{tag}\"\nlabel = \"{tag}\"\n{fallback}"
        );
    }
    let site = Site::new(&(config + FILES));
    site.build().fine();
    for tag in ["en", "de", "ru"].into_iter().chain(TAGS) {
        let page = site.page(&format!("{tag}/index.html"));
        let (island, texts) = (between(&page, "<b>", "</b>"), between(&page, "<i>", "</i>"));
        let dates = |text: &str| text.split("; ").skip(3).collect::<String>();
        // ICU4X has no dates of Central Kurdish: they are English in both.
        assert_eq!(escaped(island), texts, "{tag}");
        let is_known = matches!(tag, "en" | "de" | "ru");
        let is_english = dates(island).contains("November 21");
        assert_eq!(is_english, matches!(tag, "en" | "ckb"), "{tag}: {island}");
        assert_eq!(page.contains("@formatData"), !is_known, "{tag}");
    }
    let code: String = site.dist().keys().filter(|path| path.ends_with(".js")).cloned().collect();
    assert!(code.contains("format-data-"), "{code}");
}

#[test]
fn sites_in_languages_of_all_browsers_ship_no_formats() {
    let site = Site::new(
        "
-- islands/words/island.toml
description = \"Prints a number.\"
when = \"load\"
-- islands/words/island.tsx
import { useMessages } from \"archipel\";
export default function Words() {
  return <b>{useMessages().number(1234.5)}</b>;
}
-- templates/page.html
{{ island(\"words\") }}<p>{{ t(\"home-title\") }} {{ t(\"home-lead\") }}</p>
",
    );
    site.build().fine();
    assert!(!site.dist().keys().any(|path| path.contains("format-data")));
}

#[test]
fn a_format_of_an_island_that_is_english_is_reported() {
    let site = Site::new(
        "
-- islands/words/island.toml
description = \"Prints a speed.\"
when = \"load\"
-- islands/words/island.tsx
import { useMessages } from \"archipel\";
export default function Words() {
  const { number, t } = useMessages();
  return <b>{t(\"plain\", { n: 1234.5 })} {number(3, { style: \"unit\", unit: \"kilometer-per-hour\" })}</b>;
}
-- locales/en/islands/words.ftl
plain = { $n }
-- locales/de/islands/words.ftl
plain = { $n }
-- locales/ka/islands/words.ftl
plain = { $n }
-- templates/page.html
{{ island(\"words\") }}<p>{{ t(\"home-title\") }} {{ t(\"home-lead\") }}</p>
",
    );
    site.add_locale("ka");
    let run = site.build().fine();
    let warning = "warning[borrowed-formats]: the island `words` prints 3 km/h (ka) in English";
    assert!(run.err.contains(warning), "{}", run.err);
    assert!(run.err.contains("islands/words/island.tsx:4:42"), "{}", run.err);
    assert_eq!(run.err.matches("borrowed-formats").count(), 1, "{}", run.err);
    assert!(site.page("ka/index.html").contains("<b>1234,5<!-- --> <!-- -->3 km/h</b>"));
}

#[test]
fn formats_that_browsers_have_otherwise_are_those_of_the_page_or_reported() {
    let site = Site::new(
        r#"
-- locales/formats.ftl
way = { NUMBER($n, unit: "kilometer") } | { NUMBER($n, currency: "EUR", currencyDisplay: "code") }
-- islands/words/island.toml
description = "Prints numbers."
when = "load"
messages = ["way"]
-- islands/words/island.tsx
import { useMessages } from "archipel";
export default function Words() {
  const { number, t } = useMessages();
  const name = number(1, { style: "currency", currency: "EUR", currencyDisplay: "name" });
  return <b title={name}>{t("way", { n: 123456.5 })}</b>;
}
-- templates/page.html
{{ island("words") }}<i>{{ t("way", n=123456.5) }}</i>{{ t("home-title") }} {{ t("home-lead") }}
"#,
    );
    site.add_locale("fr-CH");
    site.add_locale("en-DE");
    let run = site.build().fine();
    // Separators are replaced; the patterns of names are not.
    assert!(run.err.contains("euros (en-DE) otherwise than pages do"), "{}", run.err);
    assert!(!run.err.contains("(fr-CH)"), "{}", run.err);
    for tag in ["fr-CH", "en-DE"] {
        let page = site.page(&format!("{tag}/index.html"));
        let island = between(&page, "<b title=", "</b>").split_once('>').expect("it has a text").1;
        assert_eq!(escaped(island), between(&page, "<i>", "</i>"), "{tag}");
    }
}

#[test]
fn fields_of_dates_are_those_of_the_calendar_of_the_language() {
    let site = Site::new(
        r#"
-- locales/formats.ftl
fields = { DATETIME($d, year: "numeric") } | { DATETIME($d, month: "long", day: "numeric") }
-- islands/words/island.toml
description = "Prints dates."
when = "load"
messages = ["fields"]
-- islands/words/island.tsx
import { useMessages } from "archipel";
export default function Words() {
  return <b>{useMessages().t("fields", { d: "2026-11-21" })}</b>;
}
-- templates/page.html
{{ island("words") }}
<i>{{ t("fields", d="2026-11-21") }}</i>
<u>{{ date("2026-11-21", year="numeric") }} | {{ date("2026-11-21", month="long", day="numeric") }}</u>
<p>{{ t("home-title") }}</p>
"#,
    );
    site.add_locale("fa");
    site.build().fine();
    for (tag, dates) in [("en", "2026 | November 21"), ("fa", "۱۴۰۵ | ۳۰ آبان")] {
        let page = site.page(&format!("{tag}/index.html"));
        for (start, end) in [("<b>", "</b>"), ("<i>", "</i>"), ("<u>", "</u>")] {
            assert_eq!(between(&page, start, end), dates);
        }
    }
    site.replace("templates/page.html", "year=\"numeric\")", "year=\"numeric\", style=\"long\")");
    let run = site.build();
    assert!(run.err.contains("`year` can't be combined with `"), "{}", run.err);
}
