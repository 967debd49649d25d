//! `archipel facts`: the values of the data, and the pages that show them.

use serde_json::{Value, json};

use crate::site::{MORE, Run, Site};

const SITE: &str = "\
-- content/data/presale.yaml
price: { value: \"0.10\", unit: USD, source: board, as_of: 2026-11-01 }
opens: 2026-11-30
ends: 2026-12-31
names: { long: Presale, short: Sale }
steps: [{ days: 1400 }, { days: 5 }]
-- templates/data/presale.yaml
price: { value: number, unit: text, source: text, as_of: date }
opens: date
ends: date
names: { long: text, short: text }
steps: [{ days: integer }]
-- locales/glossary.yaml
keep: []
languages:
  en: { script: latin, address: familiar }
  de: { script: latin, address: formal }
-- locales/en/common.ftl
footer-note = From { $presale-opens }, in 1,400 days.
-- locales/de/common.ftl
footer-note = Ab { $presale-opens }, in 1.400 Tagen.
-- templates/page.html
{% for section in page.sections %}
{% include \"sections/\" ~ section.type ~ \".html\" %}
{{ fact(\"presale.names.short\") }} {{ data.presale.steps[0].days }}
{% endfor %}
";

fn site() -> Site {
    Site::new(&format!("{MORE}{SITE}"))
}

fn facts(site: &Site, arguments: &[&str]) -> Run {
    site.run(&[&["facts"], arguments].concat())
}

#[test]
fn facts_are_listed_with_their_pages() {
    let site = site();
    let expected = "\
fact                       value  unit  as of       pages  readers  place                        source
presale.price               0.10  USD   2026-11-01      1        0  content/data/presale.yaml:1  board
presale.opens         2026-11-30                        3        0  content/data/presale.yaml:2
presale.ends          2026-12-31                        0        1  content/data/presale.yaml:3
presale.names.short         Sale                        1        0  content/data/presale.yaml:4
presale.steps.0.days        1400                        0        1  content/data/presale.yaml:5
presale.steps.1.days           5                        0        1  content/data/presale.yaml:5

2 numbers in texts equal a fact:
locales/de/common.ftl:1: presale.steps.0.days
locales/en/common.ftl:1: presale.steps.0.days
";
    let run = facts(&site, &[]).fine();
    assert_eq!(run.out, expected);
    let run = facts(&site, &["presale.price", "--json"]).fine();
    let json: Value = serde_json::from_str(&run.out).unwrap();
    let fact = json!({
        "name": "presale.price", "value": "0.10", "unit": "USD", "source": "board",
        "as_of": "2026-11-01", "is_date": false, "file": "content/data/presale.yaml", "line": 1,
        "pages": ["home"], "readers": [], "typed": [], "conflicts": [],
    });
    assert_eq!((&json["ok"], &json["facts"]), (&json!(true), &json!([fact])));
    let run = facts(&site, &["presale.steps.0", "--json"]).fine();
    let json: Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!(json["facts"][0]["readers"], json!(["home"]));
}

#[test]
fn values_in_messages_of_islands_are_shown_by_their_pages() {
    let site = site();
    site.edit(
        "\
-- islands/price/island.toml
description = \"The price.\"
when = \"never\"
-- islands/price/island.tsx
import { useMessages } from \"archipel\";
export default function Price() {
  const { t } = useMessages();
  return <b>{t(\"price\")}</b>;
}
-- locales/en/islands/price.ftl
price = From { $presale-ends }
-- locales/de/islands/price.ftl
price = Ab { $presale-ends }
-- templates/sections/hero.html
{{ island(\"price\") }}<p>{{ t(section.title) }} {{ t(section.lead) }}</p>
",
    );
    let run = facts(&site, &["presale.ends", "--json"]).fine();
    let json: Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!(json["facts"][0]["pages"], json!(["home"]), "{}", run.err);
}

#[test]
fn facts_that_differ_by_their_source_are_listed() {
    let site = site();
    site.edit(
        "\
-- content/data/audit.yaml
price: { value: \"0.12\", unit: USD, source: auditor }
fee: { low: { value: 1, unit: USD }, high: { value: 2, unit: USD } }
stake:
  first: { value: 5, unit: RAA, source: board }
  second: { value: 6, unit: RAA, source: auditor }
  third: { value: 7, unit: USD, source: bank }
-- templates/data/audit.yaml
price: { value: number, unit: text, source: text }
fee: { low: { value: integer, unit: text }, high: { value: integer, unit: text } }
stake: { \"*\": { value: integer, unit: text, source: text } }
",
    );
    let run = facts(&site, &["audit"]).fine();
    let (_, listed) = run.out.split_once("\n\n").unwrap();
    let expected = "\
3 facts have another value by another source:
content/data/audit.yaml:1: audit.price is 0.12 USD by auditor
content/data/audit.yaml:4: audit.stake.first is 5 RAA by board
content/data/audit.yaml:5: audit.stake.second is 6 RAA by auditor
";
    assert_eq!(listed, expected);
}

#[test]
fn dates_that_have_passed_are_listed_as_of_a_day() {
    let site = site();
    let names = |day: &str| -> Vec<String> {
        let run = facts(&site, &["--as-of", day, "--json"]).fine();
        let json: Value = serde_json::from_str(&run.out).unwrap();
        let facts = json["facts"].as_array().unwrap();
        facts.iter().map(|fact| fact["name"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(names("2026-11-29"), [""; 0]);
    assert_eq!(names("2026-11-30"), ["presale.opens"]);
    assert_eq!(names("2027-01-01"), ["presale.opens", "presale.ends"]);
    assert_eq!(facts(&site, &["--as-of", "soon"]).code, 2);
}

#[test]
fn unknown_facts_and_sites_with_errors_are_reported() {
    let site = site();
    facts(&site, &["presale.prise"]).mentions(2, "there is no fact at `presale.prise`");
    site.replace("content/data/presale.yaml", "opens: 2026-11-30", "opens: soon");
    let run = facts(&site, &["--json"]);
    let json: Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!((run.code, &json["ok"]), (1, &json!(false)));
}
