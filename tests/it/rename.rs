//! `archipel rename`: pages, assets, values of the data and section types, at all uses.

use std::collections::BTreeMap;
use std::fs;

use crate::random::Random;
use crate::site::{Run, Site, tree};

/// A site that names pages, assets, data and section types in every kind of file.
const SITE: &str = "\
-- site.toml
base_url = \"https://site.example\"
name = \"Site\"
default_locale = \"en\"
not_found = \"lost\"
icon = \"marks/icon.svg\"

[[locales]]
segment = \"en\"
tag = \"en\"
label = \"English\"

[[locales]]
segment = \"de\"
tag = \"de\"
label = \"Deutsch\"
flag = \"marks/de.svg\"

[budget.islands]
'about' = 1000
'team/ada' = 1000

[messages.functions]
SHOP = \"{ $value } pieces\"

[settings]
shop = { name = \"Lampada\" }

[[redirects]]
from = \"/old\"
to = \"page:about#lead\" # about

[[check.overrides]]
files = \"content/pages/about.yaml\"
allow = [\"typed-number\"]
-- content/pages/lost.yaml
path: lost
template: page.html
title: note
description: note
index: false
-- content/pages/about.yaml
# yaml-language-server: $schema=../../.archipel/schemas/page.json
path: { en: about, de: ueber }
template: page.html
title: about-title
description: 'note'
sections:
  - type: hero # hero
    picture: marks/lamp.svg
  - { type: \"hero\", anchor: second, title: hero-title, picture: 'marks/lamp.svg' }
  - type: call
    title: about-title
    to: about
    value: offer.price
    tier: basic
-- content/pages/home.yaml
path: \"\"
template: page.html
title: note
description: note
sections:
  - type: call
    title: note
    to: team/ada
    value: offer.tiers.basic.sum
    tier: basic
-- content/pages/team.yaml
path: \"team/{slug}\"
each: { data: people, key: slug }
template: page.html
title: person-title
description: person-title
-- content/data/offer.yaml
# The offer.
price: { value: \"0.10\", unit: USD } # per token
tiers:
  basic: { sum: 9 }
  \"large\": { sum: 90 }
best: offer.price
steps:
  - label: note
    days: 1
  - label: note
    days: 20
-- templates/data/offer.yaml
price: { value: number, unit: text }
tiers: { \"*\": { sum: integer } }
best: fact
steps: [{ label: message, days: integer }]
-- content/data/people.csv
slug,since
ada,2020-01-01
bob,2021-01-01
-- templates/data/people.yaml
- { slug: text, since: date }
-- content/data/extra.json
{ \"open-days\": 5, \"page\": \"about\", \"picture\": \"marks/lamp.svg\" }
-- templates/data/extra.yaml
open-days: integer
page: page
picture: asset
-- templates/data/settings.yaml
shop: { name: text }
-- templates/page.html
{% if page.content is defined %}{{ page.content }}{% endif %}
{% for section in page.sections %}
{% include \"sections/\" ~ section.type ~ \".html\" %}
{% endfor %}
{% if page.id == \"about\" or page.id in ['lost', \"home\"] %}<p>{{ fact(\"offer.price\") }}</p>{% endif %}
<p>{{ data.offer.tiers[\"basic\"].sum }} {{ data.extra[\"open-days\"] }} {{ data.settings.shop.name }}</p>
{{ t(\"note\") }} {{ rich(\"link\") }}
-- templates/sections/hero.yaml
title: message
picture: asset
-- templates/sections/hero.html
<h2>{{ t(section.title) }}</h2><img src=\"{{ asset(section.picture) }}\" alt=\"\">
-- templates/sections/call.yaml
title: message
to: page
value: fact
tier: fact(offer.tiers)
-- templates/sections/call.html
{% if section.type == \"call\" %}<a href=\"{{ url(section.to) }}\">{{ fact(section.value) }}</a>{% endif %}
-- templates/layout.html
<!doctype html>
<html lang=\"{{ locale.tag }}\">
<head><meta charset=\"utf-8\"><title>{{ page.title }}</title>{{ head() }}
<link rel=\"stylesheet\" href=\"{{ asset(\"css/main.css\") }}\"></head>
<body>{{ body }}<a href=\"{{ url('about' if locale.tag else \"home\", anchor=\"lead\") }}\">
<img src=\"{{ asset('marks/lamp.svg') }}\" alt=\"\"></a>
{% if locale.flag %}<img src=\"{{ asset(locale.flag) }}\" alt=\"\">{% endif %}</body>
</html>
-- assets/css/main.css
@import \"parts/base.css\";
body { background: url(../marks/lamp.svg) }
-- assets/css/parts/base.css
p { color: navy; background: url(\"../../marks/lamp.svg#x\") }
-- assets/css/sections/hero.css
h2 { background: url('../../marks/lamp.svg') }
-- assets/marks/lamp.svg
<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1 1\"><path id=\"x\" d=\"M0 0h1v1z\"/></svg>
-- assets/marks/de.svg
<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 2 1\"><path d=\"M0 0h2v1z\"/></svg>
-- assets/marks/icon.svg
<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"><path d=\"M0 0h9v9z\"/></svg>
-- locales/en/common.ftl
note = A note of { $offer-price }.
link = <a href=\"page:about#lead\">Us</a>, <a href=\"page:team/ada\">Ada</a>
-- locales/de/common.ftl
note = Eine Notiz zu { $offer-price }.
link = <a href=\"page:about#lead\">Wir</a>, <a href=\"page:team/ada\">Ada</a>
-- locales/en/pages/about.ftl
# About.
about-title = About
hero-title = Title { SHOP($offer-tiers-basic-sum) } of { hero-title.part }
    .part = part
-- locales/de/pages/about.ftl
about-title = Über uns
hero-title = Titel { SHOP($offer-tiers-basic-sum) } { hero-title.part }
    .part = Teil
-- locales/en/pages/about.md
# Lead {#lead}

{ hero-title } costs { $extra-open-days }, see [about](page:about#lead) ![Lamp](asset:marks/lamp.svg).

![Lamp](marks/lamp.svg) ![Lamp][mark]

[mark]: marks/lamp.svg
-- locales/de/pages/about.md
# Anfang {#lead}

{ hero-title } kostet { $extra-open-days }, siehe [hier](page:about) ![Lamp](asset:marks/lamp.svg).

![Lamp](marks/lamp.svg) ![Lamp][mark]

[mark]: marks/lamp.svg
-- locales/en/pages/team.ftl
person-title = Person { $slug }
-- locales/de/pages/team.ftl
person-title = Mensch { $slug }
-- locales/en/pages/team/ada.md
Ada
-- locales/de/pages/team/ada.md
Ada
";

fn site() -> Site {
    let site = Site::bare(SITE);
    site.run(&["i18n", "accept"]).fine();
    site
}

fn rename(site: &Site, kind: &str, old: &str, new: &str) -> Run {
    site.run(&["rename", kind, old, new])
}

/// The texts of all input files.
fn texts(site: &Site) -> BTreeMap<String, String> {
    let inputs = ["content/", "locales/", "templates/", "assets/", "site.toml"];
    let names = tree(&site.root()).into_keys();
    let names = names.filter(|path| inputs.iter().any(|input| path.starts_with(input)));
    let is_file = |path: &String| site.at(path).is_file();
    names
        .filter(is_file)
        .map(|path| (path.clone(), fs::read_to_string(site.at(&path)).unwrap()))
        .collect()
}

/// The pages and style sheets of the output, without digests, with the old names of assets.
fn output(site: &Site, assets: &[(String, &str)]) -> BTreeMap<String, String> {
    site.build().fine();
    let folder = site.at("dist");
    let mut files = BTreeMap::new();
    for path in tree(&folder).into_keys() {
        // Pages are in the order of their ids in a sitemap.
        let is_text = [".html", ".css"].iter().any(|end| path.ends_with(end));
        if !is_text || !folder.join(&path).is_file() {
            continue;
        }
        let mut all = format!("{path}\n{}", fs::read_to_string(folder.join(&path)).unwrap());
        for (new, old) in assets {
            all = all.replace(new.trim_end_matches(".svg"), old.trim_end_matches(".svg"));
        }
        let is_digest =
            |word: &&str| word.len() >= 10 && word.bytes().all(|byte| byte.is_ascii_hexdigit());
        let words: Vec<&str> = all.split(['.', '"', '/']).filter(|word| !is_digest(word)).collect();
        let all = words.join(".");
        let (path, text) = all.split_once('\n').unwrap();
        files.insert(path.to_owned(), text.to_owned());
    }
    files
}

#[test]
fn random_renames_change_nothing_but_names_and_can_be_undone() {
    let site = site();
    site.check().fine();
    let before = texts(&site);
    let expected = output(&site, &[]);
    let mut names: Vec<(&str, &str, String)> = [
        ("page", "about"),
        ("page", "team"),
        ("page", "lost"),
        ("asset", "marks/lamp.svg"),
        ("asset", "marks/de.svg"),
        ("asset", "css/parts/base.css"),
        ("data", "offer.price"),
        ("data", "offer.tiers.basic"),
        ("data", "offer.steps.0.days"),
        ("data", "extra.open-days"),
        ("data", "settings.shop.name"),
        ("section", "hero"),
        ("section", "call"),
    ]
    .map(|(kind, name)| (kind, name, name.to_owned()))
    .to_vec();
    let mut random = Random::new(37);
    let mut done: Vec<(&str, String, String)> = Vec::new();
    for round in 0..names.len() + 4 {
        let at = if round < names.len() { round } else { random.below(names.len()) };
        let (kind, _, known) = &mut names[at];
        let new = match *kind {
            "page" if random.one_in(2) => format!("in/p{round}"),
            "page" => format!("q{round}"),
            "asset" => {
                let folder = random.pick(&["marks/", "other/deep/", ""]);
                format!("{folder}a{round}.{}", known.rsplit('.').next().unwrap())
            }
            "data" => format!("{}.k{round}", known.rsplit_once('.').unwrap().0),
            _ => format!("s{round}"),
        };
        rename(&site, kind, known, &new).fine();
        done.push((kind, std::mem::replace(known, new.clone()), new));
    }
    let run = site.check();
    assert!(run.code == 0 && !run.err.contains("stale"), "{}", run.err);
    let assets: Vec<(String, &str)> = names
        .iter()
        .filter(|(kind, old, _)| *kind == "asset" && old.ends_with(".svg"))
        .map(|(_, old, new)| (new.clone(), *old))
        .collect();
    let after = output(&site, &assets);
    for (path, text) in &expected {
        assert_eq!(after.get(path), Some(text), "{path}");
    }
    assert_eq!(after.len(), expected.len());
    for (kind, old, new) in done.iter().rev() {
        rename(&site, kind, new, old).fine();
    }
    for (path, text) in &before {
        assert_eq!(texts(&site).get(path), Some(text), "{path}");
    }
    assert_eq!(texts(&site).len(), before.len());
}

#[test]
fn a_page_moves_with_its_texts() {
    let site = site();
    let run = rename(&site, "page", "about", "us/story").fine();
    assert!(
        run.err.contains("content/pages/about.yaml -> content/pages/us/story.yaml"),
        "{}",
        run.err
    );
    let after = texts(&site);
    for path in ["en/pages/us/story.ftl", "de/pages/us/story.ftl", "de/pages/us/story.md"] {
        assert!(after.contains_key(&format!("locales/{path}")), "{path}");
    }
    assert!(after.keys().all(|path| !path.contains("about")));
    let page = &after["content/pages/us/story.yaml"];
    assert!(page.starts_with("# yaml-language-server: $schema=../../../.archipel/"), "{page}");
    assert!(page.contains("path: { en: about, de: ueber }") && page.contains("to: us/story\n"));
    for (path, text) in [
        ("site.toml", "to = \"page:us/story#lead\" # about"),
        ("site.toml", "files = \"content/pages/us/story.yaml\""),
        ("site.toml", "\n'us/story' = 1000"),
        ("content/data/extra.json", "\"page\": \"us/story\""),
        ("templates/page.html", "page.id == \"us/story\""),
        ("templates/layout.html", "url('us/story' if"),
        ("locales/translations.lock", "pages/us/story.ftl about-title de"),
    ] {
        assert!(after[path].contains(text), "{path}: {}", after[path]);
    }
}

#[test]
fn what_is_not_certain_is_refused() {
    for (path, from, to, [kind, old, new], words) in [
        ("", "", "", ["page", "nope", "x"], "`content/pages/nope.yaml` is no page"),
        (
            "content/data/offer.yaml",
            "tiers:\n",
            "tiers:\n  about: { sum: 1 }\n",
            ["page", "about", "x"],
            "content/data/offer.yaml:4:3 may name it",
        ),
        ("", "", "", ["page", "about", "team"], "`content/pages/team.yaml` already exists"),
        ("", "", "", ["page", "about", "A b"], "can't be in the id of a page"),
        ("", "", "", ["asset", "marks/lamp.svg", "marks/de.svg"], "already exists"),
        ("", "", "", ["asset", "marks/lamp.svg", "marks/lamp.png"], "has another ending"),
        ("", "", "", ["asset", "css/sections/hero.css", "css/x.css"], "rename the template"),
        ("", "", "", ["data", "offer.price", "offer.tiers"], "the data already have"),
        ("", "", "", ["data", "offer.price", "price"], "is at another place"),
        ("", "", "", ["data", "offer.price.value", "offer.price.sum"], "a meaning of its own"),
        ("", "", "", ["data", "people.0.since", "people.0.from"], "makes pages of `people`"),
        ("", "", "", ["section", "hero", "call"], "already exists"),
        (
            "templates/page.html",
            "{{ t(\"note\") }}",
            "{% for one in [\"about\"] %}{{ url(one) }}{% endfor %}",
            ["page", "about", "x"],
            "templates/page.html:7:17 may name it",
        ),
        (
            "templates/page.html",
            "{{ t(\"note\") }}",
            "{{ asset(\"marks/\" ~ locale.tag ~ \".svg\") if locale.tag == \"de\" }}",
            ["asset", "marks/de.svg", "marks/x.svg"],
            "templates/page.html:7:11 may name it",
        ),
        (
            "templates/page.html",
            "{{ t(\"note\") }}",
            "{% set offer = data.offer %}{{ offer.price.value }}",
            ["data", "offer.price", "offer.cost"],
            "templates/page.html:7:38 may name it",
        ),
    ] {
        let site = site();
        if !path.is_empty() {
            site.replace(path, from, to);
        }
        let before = texts(&site);
        rename(&site, kind, old, new).mentions(2, words);
        assert_eq!(texts(&site), before);
    }
}
