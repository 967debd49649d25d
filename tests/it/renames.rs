//! `archipel i18n rename`, `add` and `remove`: changes of a message or a locale in all files.

use std::collections::BTreeMap;
use std::fs;

use crate::site::{Run, Site, tree};

/// A shared message that is used in every kind of file, and a term.
const SITE: &str = "\
-- locales/en/common.ftl
### Shared.

# The `note` of every page.
note   =   { -brand }: all prices without tax.
    .title = Note
-brand = Lampada
-- locales/de/common.ftl
-brand = Lampada

note =
    { -brand }: alle Preise
    ohne Steuern.
    .title = { note }
-- locales/en/pages/home.ftl
home-title = Welcome
home-lead = One token costs { $presale-price } USD. { note }
-- locales/de/pages/home.ftl
# note = not this one
home-title = Willkommen
home-lead = Ein Token kostet { $presale-price } USD. { note.title }
-- locales/en/pages/home.md
See { note } and { -brand }, not note.
-- locales/de/pages/home.md
Siehe {note} und { -brand }.
-- content/pages/home.yaml
path: \"\"
template: page.html
title: home-title
description: \"note\" # note
sections:
  - type: hero
    title: home-title
    lead: 'note.title'
-- templates/page.html
{# note #}
{% if page.content is defined %}{{ page.content }}{% endif %}
{% for section in page.sections %}
{% include \"sections/\" ~ section.type ~ \".html\" %}
{% endfor %}
{{ rich(\"note\" if page.id == \"home\" else \"note.title\") }} note \"note\"
-- templates/layout.html
<!doctype html>
<html lang=\"{{ locale.tag }}\">
<head><meta charset=\"utf-8\"><title>{{ page.title }}</title>{{ head() }}
<link rel=\"stylesheet\" href=\"{{ asset(\"main.css\") }}\"></head>
<body>{{ body }}<footer>{{ t('note') }}</footer></body>
</html>
";

fn site() -> Site {
    let site = Site::new(SITE);
    site.check().fine();
    site
}

fn i18n(site: &Site, arguments: &[&str]) -> Run {
    Run::of(&mut site.command(&[&["i18n"], arguments].concat()))
}

/// The texts of all files of the site.
fn texts(site: &Site) -> BTreeMap<String, String> {
    let inputs = ["content/", "locales/", "templates/", "site.toml", "check-baseline.txt"];
    let names = tree(&site.root()).into_keys();
    let names = names.filter(|path| inputs.iter().any(|input| path.starts_with(input)));
    names.map(|path| (path.clone(), fs::read_to_string(site.at(&path)).unwrap())).collect()
}

#[track_caller]
fn refused(site: &Site, arguments: &[&str], code: i32, words: &str) {
    let before = texts(site);
    i18n(site, arguments).mentions(code, words);
    assert_eq!(texts(site), before);
}

#[test]
fn a_message_is_renamed_at_all_uses() {
    let site = site();
    i18n(&site, &["accept"]).fine();
    site.build().fine();
    let page = site.page("de/index.html");
    let before = texts(&site);
    let run = i18n(&site, &["rename", "note", "tax-note"]).fine();
    assert!(run.err.contains("2 definitions and 10 uses in 10 files"), "{}", run.err);
    let after = texts(&site);
    let mut expected = before.clone();
    for (path, from, to) in [
        ("locales/en/common.ftl", "\nnote   =", "\ntax-note   ="),
        ("locales/de/common.ftl", "\nnote =", "\ntax-note ="),
        ("locales/de/common.ftl", "{ note }", "{ tax-note }"),
        ("locales/en/pages/home.ftl", "{ note }", "{ tax-note }"),
        ("locales/de/pages/home.ftl", "{ note.title }", "{ tax-note.title }"),
        ("locales/en/pages/home.md", "{ note }", "{ tax-note }"),
        ("locales/de/pages/home.md", "{note}", "{tax-note}"),
        ("content/pages/home.yaml", "\"note\"", "\"tax-note\""),
        ("content/pages/home.yaml", "'note.title'", "'tax-note.title'"),
        ("templates/page.html", "rich(\"note\"", "rich(\"tax-note\""),
        ("templates/page.html", "else \"note.title\"", "else \"tax-note.title\""),
        ("templates/layout.html", "t('note')", "t('tax-note')"),
    ] {
        let text = expected.get_mut(path).unwrap();
        assert!(text.contains(from), "{path}: {from}");
        *text = text.replacen(from, to, 1);
    }
    // All translations stay current.
    let lock = &after["locales/translations.lock"];
    assert!(lock.contains("common.ftl tax-note de ") && !lock.contains("common.ftl note "));
    expected.insert("locales/translations.lock".to_owned(), lock.clone());
    assert_eq!(after, expected);
    i18n(&site, &["accept"]).fine();
    assert_eq!(texts(&site), expected);
    site.check().fine();
    site.build().fine();
    assert_eq!(site.page("de/index.html"), page);
    i18n(&site, &["rename", "tax-note", "note"]).fine();
    assert_eq!(texts(&site), before);
    // A term, which a function of the site refers to.
    let config = fs::read_to_string(site.at("site.toml")).unwrap();
    let function = "[messages.functions]\nSHOP = \"{ -brand } { $value }\"\n";
    fs::write(site.at("site.toml"), format!("{config}\n{function}")).unwrap();
    site.check().fine();
    i18n(&site, &["rename", "-brand", "-shop"]).fine();
    let after = texts(&site);
    let count = |text: &str| after.values().map(|all| all.matches(text).count()).sum::<usize>();
    assert_eq!((count("-brand"), count("-shop")), (0, 8));
    site.check().fine();
}

#[test]
fn a_message_of_a_page_is_renamed_with_its_page() {
    let site = site();
    i18n(&site, &["rename", "locales/de/pages/home.ftl#home-title", "title", "--dry-run"])
        .mentions(0, "to rename: `locales/de/pages/home.ftl#home-title` to `title`");
    assert!(texts(&site)["content/pages/home.yaml"].contains("title: home-title"));
    i18n(&site, &["rename", "pages/home.ftl#home-title", "title", "-q"]).fine();
    assert_eq!(texts(&site)["content/pages/home.yaml"].matches("title: title").count(), 2);
    site.check().fine();
    // A second page with a message of that id.
    site.edit(
        "-- content/pages/about.yaml\npath: about\ntemplate: page.html\ntitle: title\n\
         description: title\n\
         -- locales/en/pages/about.ftl\ntitle = About\n\
         -- locales/de/pages/about.ftl\ntitle = Wir\n",
    );
    refused(
        &site,
        &["rename", "title", "name"],
        2,
        "name one of them, such as `pages/about.ftl#title`",
    );
    i18n(&site, &["rename", "pages/about.ftl#title", "name"]).fine();
    assert!(texts(&site)["content/pages/home.yaml"].contains("title: title"));
    assert!(texts(&site)["content/pages/about.yaml"].contains("title: name"));
    site.check().fine();
}

#[test]
fn a_renaming_that_would_break_the_site_is_refused() {
    let site = site();
    for (old, new, words) in [
        ("nope", "x", "the site has no message `nope`; did you mean `note`?"),
        ("note", "home-title", "locales/de/pages/home.ftl:2:1 already has a message `home-title`"),
        ("note", "1x", "`1x` can't be an id"),
        ("note", "-x", "a term is renamed to a term"),
        ("note", "note", "already has the id"),
    ] {
        refused(&site, &["rename", old, new], 2, words);
    }
    // An id that a template has in a list.
    site.replace(
        "templates/page.html",
        "{# note #}",
        "{% for id in [\"note\"] %}{{ t(id) }}{% endfor %}",
    );
    refused(&site, &["rename", "note", "x"], 1, "not changed: ");
    refused(&site, &["rename", "note", "x"], 1, "  templates/page.html:1:16");
    i18n(&site, &["rename", "note", "x", "--literals"]).fine();
    site.check().fine();
    // A default id.
    site.replace("content/pages/home.yaml", "    title: home-title\n", "");
    for tag in ["en", "de"] {
        site.replace(
            &format!("locales/{tag}/pages/home.ftl"),
            "home-lead",
            "hero-title = A\nhome-lead",
        );
    }
    site.check().fine();
    i18n(&site, &["rename", "hero-title", "y"]).fine();
    assert!(texts(&site)["content/pages/home.yaml"].contains("  - title: y\n    type: "));
    site.check().fine();
    // A file that can't be read whole.
    site.replace("locales/de/pages/home.ftl", "y = A", "y = {");
    refused(&site, &["rename", "y", "z"], 2, "correct them first");
}

/// Two islands: both have a message `copy`, and one lists a shared message.
const ISLANDS: &str = "\
-- content/pages/home.yaml
path: \"\"
template: page.html
title: home-title
description: note
-- templates/page.html
{{ island(\"one\") }}{{ island(\"two\") }}{{ t(\"note.title\") }}{{ t(\"home-lead\") }}
-- islands/lib/copy.tsx
export const label = (t: (id: string) => string) => t(\"copy\");
-- islands/one/island.toml
description = \"One.\"
when = \"load\"
messages = [\"note\"] # note
-- islands/one/island.tsx
import { useMessages } from \"archipel\";
import { label } from \"../lib/copy\";
export default function One() {
  const { t } = useMessages();
  return <button className=\"copy\">{label(t)} {t(\"copy\")} {t(\"note\")}</button>;
}
-- islands/two/island.toml
description = \"Two.\"
when = \"load\"
-- islands/two/island.tsx
import { useMessages } from \"archipel\";
export default function Two() {
  return <button>{useMessages().t(\"copy\")}</button>;
}
-- locales/en/islands/one.ftl
copy = Copy
-- locales/de/islands/one.ftl
copy = Kopieren
-- locales/en/islands/two.ftl
copy = Copy two
-- locales/de/islands/two.ftl
copy = Zwei kopieren
-- locales/en/common.ftl
note = A note.
-brand = Lampada
footer = { -brand }
-- locales/de/common.ftl
note = Eine Notiz.
-brand = Lampada
footer = { -brand }
";

#[test]
fn messages_of_islands_are_renamed_in_their_code() {
    let site = site();
    site.edit(ISLANDS);
    for path in ["templates/page.html", "locales/en/pages/home.ftl", "locales/de/pages/home.ftl"] {
        let text = fs::read_to_string(site.at(path)).unwrap().replace("note.title", "note");
        fs::write(site.at(path), text).unwrap();
    }
    for tag in ["en", "de"] {
        fs::remove_file(site.at(&format!("locales/{tag}/pages/home.md"))).unwrap();
    }
    site.check().fine();
    let code = |name: &str| fs::read_to_string(site.at(&format!("islands/{name}"))).unwrap();
    let copy = ["rename", "islands/one.ftl#copy", "copy-link"];
    // A file that islands share may have the message of another one.
    let doubtful = "  islands/lib/copy.tsx:1:56";
    let run = i18n(&site, &copy);
    assert_eq!(run.code, 1, "{}", run.err);
    assert!(run.err.contains("`copy` is missing") && run.err.contains(doubtful), "{}", run.err);
    assert!(code("one/island.tsx").contains("className=\"copy\">{label(t)} {t(\"copy\")}"));
    site.check().fine();
    site.replace("islands/one/island.tsx", "{label(t)} ", "");
    let run = i18n(&site, &copy).fine();
    assert!(run.err.contains("not changed: ") && run.err.contains(doubtful), "{}", run.err);
    assert!(code("one/island.tsx").contains("className=\"copy\">{t(\"copy-link\")}"));
    assert!(code("two/island.tsx").contains("t(\"copy\")"));
    i18n(&site, &["rename", "note", "tax-note"]).fine();
    assert!(code("one/island.tsx").contains("t(\"tax-note\")"));
    assert!(code("one/island.toml").contains("messages = [\"tax-note\"] # note"));
    site.check().fine();
}

/// A locale that is named in every kind of file.
const FRENCH: &str = "\
-- locales/fr/common.ftl
note = { -brand }: prix hors taxes.
    .title = Note
-brand = Lampada
-- locales/glossary.yaml
keep: [Lampada, USD]
languages:
  en: { script: latin, address: familiar }
  # French.
  fr:
    script: latin
    address: formal
    keep: [I]
terms:
  - { en: [price], fr: [prix], de: [preis] }
-- content/pages/about.yaml
path: { en: about, fr: a-propos, de: wir }
locales:
  - en
  - fr   # too
template: page.html
title: home-title
description: home-title
-- locales/en/pages/about.ftl
home-title = About
-- locales/fr/pages/about.ftl
home-title = À propos
";

#[test]
fn a_locale_is_added_and_removed() {
    let site = site();
    let before = texts(&site);
    i18n(&site, &["add", "fr"]).fine();
    assert!(site.at("locales/fr/common.ftl").is_file());
    i18n(&site, &["remove", "fr"]).mentions(2, "add --yes");
    assert!(site.at("locales/fr/common.ftl").is_file());
    i18n(&site, &["remove", "fr", "--yes"]).mentions(0, "site.toml: 1 entry");
    assert_eq!(texts(&site), before);
    assert!(!site.at("locales/fr").exists());

    i18n(&site, &["add", "fr"]).fine();
    site.edit(FRENCH);
    site.replace(
        "site.toml",
        "[[locales]]\nsegment = \"fr\"",
        "# French.\n[[locales]]\nsegment = \"fr\"",
    );
    let levels = "[[check.overrides]]\nfiles = \"locales/fr/**\"\nallow = [\"typed-number\"]\n";
    let text = fs::read_to_string(site.at("site.toml")).unwrap();
    fs::write(site.at("site.toml"), format!("{text}\n{levels}")).unwrap();
    i18n(&site, &["accept"]).fine();
    assert_eq!(site.check().code, 0, "{}", site.check().err);
    let json = i18n(&site, &["remove", "fr", "--yes", "--json"]).fine().out;
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    let files = [
        "content/pages/about.yaml", "locales/glossary.yaml", "locales/translations.lock",
        "site.toml",
    ];
    assert_eq!(json["files"], serde_json::json!(files));
    let after = texts(&site);
    assert_eq!(after["site.toml"], before["site.toml"]);
    assert!(
        after["content/pages/about.yaml"]
            .starts_with("path: { en: about, de: wir }\nlocales:\n  - en\ntemplate")
    );
    let glossary = &after["locales/glossary.yaml"];
    assert!(
        glossary.contains(
            "  en: { script: latin, address: familiar }\nterms:\n  - { en: [price], de: [preis] }\n"
        ),
        "{glossary}"
    );
    assert!(!after["locales/translations.lock"].contains(" fr "));
    site.check().fine();
}

#[test]
fn a_locale_that_others_need_is_not_removed() {
    let site = site();
    i18n(&site, &["add", "fr"]).fine();
    site.replace("site.toml", "fallback = \"en\"", "fallback = \"de\"");
    for (tag, words) in [
        ("en", "`en` is the default locale"),
        ("de", "`fr` falls back to `de`"),
        ("it", "the site has no translation `it`"),
    ] {
        refused(&site, &["remove", tag, "--yes"], 2, words);
    }
    // A template that names it.
    site.edit(
        "-- content/pages/only.yaml\npath: only\nlocales: [fr]\ntemplate: page.html\n\
               title: note\ndescription: note\n",
    );
    refused(&site, &["remove", "fr", "--yes"], 2, "is only in `fr`");
}
