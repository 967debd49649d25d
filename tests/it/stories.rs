//! What people do with Archipel: editors, and the machines that publish for them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::process::{Command, Stdio};

use crate::site::{BASE, Run, Site, copy, tree};
use crate::world::installed;

// ——— An editor.

#[test]
fn an_editor_adds_a_page() {
    let site = Site::new("");
    site.build().fine();
    site.edit(
        "-- content/pages/about.yaml\nid: about\npath: company/about\ntemplate: page.html\n\
         title: about-title\ndescription: about-lead\nsections:\n  - type: hero\n    \
         title: about-title\n    lead: about-lead\n\
         -- locales/en/pages/about.ftl\nabout-title = About us\nabout-lead = Who we are.\n",
    );
    let run = site.build();
    run.says(
        1,
        "\
error[missing-message]: the page `about` has no messages in `de`
--> locales/en/pages/about.ftl
 = help: translate this file to `locales/de/pages/about.ftl`

failed: 1 error; ./dist is as it was",
    );
    site.edit(
        "-- locales/de/pages/about.ftl\nabout-title = Über uns\nabout-lead = Wer wir sind.\n",
    );
    site.build().fine();
    assert!(site.page("en/company/about/index.html").contains("<h1>About us</h1>"));
    assert!(site.page("de/company/about/index.html").contains("<h1>Über uns</h1>"));
    for locale in ["en", "de"] {
        let map = site.page(&format!("sitemap-{locale}.xml"));
        let url = format!("<loc>https://site.example/{locale}/company/about/</loc>");
        assert!(map.contains(&url), "{map}");
    }
}

#[test]
fn an_editor_changes_a_fact_and_sees_it_in_all_languages() {
    let site = Site::new("");
    site.build().fine();
    assert!(site.page("en/index.html").contains("One token costs 0.10 USD."));
    assert!(site.page("de/index.html").contains("Ein Token kostet 0,10 USD."));
    site.replace("content/data/presale.yaml", "0.10", "1234.5");
    let run = site.build().fine();
    assert!(run.err.contains("./dist: 2 written, 6 unchanged, 0 removed"), "{}", run.err);
    assert!(site.page("en/index.html").contains("One token costs 1,234.5 USD."));
    assert!(site.page("de/index.html").contains("Ein Token kostet 1.234,5 USD."));
}

#[test]
fn an_editor_moves_a_page_and_every_link_follows() {
    let site = Site::new(
        "-- content/pages/terms.yaml\nid: terms\npath: terms\ntemplate: page.html\n\
         title: footer-note\ndescription: footer-note\n\
         -- templates/sections/hero.html\n<h1>{{ t(section.title) }}</h1>\n\
         <p>{{ t(section.lead) }} <a href=\"{{ url(\"terms\") }}\">1</a></p>\n",
    );
    site.build().fine();
    assert!(site.page("de/index.html").contains("<a href=\"/de/terms/\">1</a>"));
    site.replace("content/pages/terms.yaml", "path: terms", "path: legal/terms");
    site.build().fine();
    assert!(site.page("de/index.html").contains("<a href=\"/de/legal/terms/\">1</a>"));
    assert!(!site.at("dist/de/terms").exists(), "the old address is gone");
}

#[test]
fn an_editor_deletes_a_page_that_others_need() {
    let site = Site::new(
        "-- content/pages/terms.yaml\nid: terms\npath: terms\ntemplate: page.html\n\
         title: footer-note\ndescription: footer-note\n\
         -- templates/sections/hero.html\n<h1>{{ t(section.title) }}</h1>\n\
         <p>{{ t(section.lead) }} <a href=\"{{ url(\"terms\") }}\">1</a></p>\n",
    );
    site.build().fine();
    let before = site.dist();
    fs::remove_file(site.at("content/pages/terms.yaml")).unwrap();
    let run = site.build();
    assert_eq!(run.code, 1);
    assert!(run.err.contains("error[unknown-page]: there is no page `terms`"), "{}", run.err);
    assert!(site.dist() == before);
}

// ——— A developer.

#[test]
fn a_developer_sees_what_scripts_weigh_and_ships_only_what_pages_use() {
    let site = Site::new(
        "-- islands/counter/island.toml\ndescription = \"Counts.\"\nwhen = \"call\"\nwords = \"late\"\n\
         -- islands/counter/island.tsx\n\
         import { useMessages } from \"../runtime/messages\";\n\
         export default function Counter() { return <b>{useMessages().t(\"one\")}</b>; }\n\
         -- locales/en/islands/counter.ftl\none = One\n\
         -- locales/de/islands/counter.ftl\none = Eins\n\
         -- islands/shell/script.ts\nvoid import(\"./later\");\n\
         -- islands/shell/later.ts\ndocument.title += \"!\";\n\
         -- islands/unused/script.ts\ndocument.title += \"?\";\n\
         -- templates/page.html\n\
         {{ script(\"shell\") }}{{ island(\"counter\") }}<p>{{ t(\"home-title\") }} {{ t(\"home-lead\") }}</p>\n",
    );
    let run = site.run(&["build", "--verbose"]).fine();
    for words in
        ["scripts: at once ", "React and what all islands share", " react-dom\n", " counter\n"]
    {
        assert!(run.err.contains(words), "{words}: {}", run.err);
    }
    let files: Vec<String> = site.dist().into_keys().collect();
    let has = |start: &str, end: &str| {
        files.iter().any(|file| file.starts_with(start) && file.ends_with(end))
    };
    assert!(has("islands/shell-", ".js") && has("islands/later-", ".js"), "{files:?}");
    assert!(!has("islands/unused-", ".js"), "{files:?}");
    let german = files.iter().find(|file| file.starts_with("islands/counter.de.")).unwrap();
    assert_eq!(site.page(german), "{\"one\":\"Eins\"}");
    let page = site.page("de/index.html");
    assert!(page.contains(&format!("\"messages\":\"/{german}\"")), "{page}");
    assert!(
        page.contains("<b>Eins</b>")
            && page.contains("<script type=\"module\" src=\"/islands/shell-")
    );
}

#[test]
fn an_island_below_the_head_of_the_layout_wakes_as_well() {
    let site = Site::new(
        "-- islands/counter/island.toml\ndescription = \"Counts.\"\nwhen = \"load\"\n\
         -- islands/counter/island.tsx\n\
         export default function Counter() { return <b>1</b>; }\n\
         -- templates/layout.html\n<!doctype html>\n<html lang=\"{{ locale.tag }}\">\n\
         <head>\n<title>{{ page.title }}</title>\n\
         <link rel=\"stylesheet\" href=\"{{ asset(\"main.css\") }}\">\n{{ head() }}</head>\n\
         <body>{{ body }}<p>{{ t(\"footer-note\") }}</p>{{ island(\"counter\") }}</body>\n</html>\n",
    );
    site.build().fine();
    let page = site.page("en/index.html");
    let (head, body) = page.split_once("</head>").unwrap();
    assert!(head.contains("<script type=\"module\" src=\"/islands/loader-"), "{head}");
    assert!(body.contains("<archipel-island name=\"counter\""), "{body}");
}

// ——— A machine that builds and publishes.

/// The output of a site, without what a file system adds.
fn bytes(site: &Site) -> BTreeMap<String, Vec<u8>> {
    site.dist().into_iter().map(|(path, kept)| (path, kept.bytes)).collect()
}

#[test]
fn two_builds_have_the_same_bytes() {
    let (here, there) = (Site::new(MORE), Site::bare(""));
    let deep = there.at("a/much/deeper folder/ünïcode");
    copy(&here.root(), &deep);
    here.build().fine();
    let mut command = match installed("faketime") {
        true => {
            let mut command = Command::new("faketime");
            command.args(["2031-02-03 04:05:06", env!("CARGO_BIN_EXE_archipel"), "build"]);
            command
        }
        false => there.command(&["build"]),
    };
    command.current_dir(&deep).stdin(Stdio::null());
    command.env("TZ", "Pacific/Kiritimati").env("LANG", "hi_IN.UTF-8").env("LC_ALL", "de_DE.UTF-8");
    command.env("HOME", "/nowhere").env("COLUMNS", "40");
    Run::of(&mut command).fine();
    let there: BTreeMap<String, Vec<u8>> =
        tree(&deep.join("dist")).into_iter().map(|(path, kept)| (path, kept.bytes)).collect();
    assert!(bytes(&here) == there);
}

/// More of everything, for tests that compare whole outputs.
const MORE: &str = "\
-- content/pages/terms.yaml
id: terms
path: terms
template: page.html
title: footer-note
description: footer-note
-- content/pages/secret.yaml
id: secret
path: secret
template: page.html
title: footer-note
description: footer-note
index: false
";

#[test]
fn a_second_build_writes_nothing() {
    let site = Site::new(MORE);
    site.build().fine();
    let before = site.dist();
    let folders = |site: &Site| fs::metadata(site.at("dist")).unwrap().modified().unwrap();
    let modified = folders(&site);
    let run = site.build().fine();
    assert!(run.err.contains("./dist: 0 written, 12 unchanged, 0 removed"), "{}", run.err);
    assert!(site.dist() == before, "every file keeps inode and time");
    assert_eq!(folders(&site), modified, "the folder itself is not touched");
}

#[test]
fn check_finds_the_same_and_writes_nothing() {
    let site = Site::new("");
    let run = site.check().fine();
    assert!(run.err.starts_with("checked: 1 page in 2 languages, 8 files ("), "{}", run.err);
    assert!(!site.at("dist").exists());
    site.edit("-- locales/de/pages/home.ftl\nhome-title = Willkommen\n");
    let (checked, built) = (site.check(), site.build());
    assert_eq!((checked.code, built.code), (1, 1));
    assert_eq!(checked.err, built.err);
}

#[test]
fn json_is_one_object_on_standard_output() {
    let site = Site::new("-- locales/de/pages/home.ftl\nhome-title = Willkommen\n");
    let run = site.run(&["build", "--json"]);
    assert_eq!((run.code, run.err.as_str()), (1, ""));
    let told: serde_json::Value = serde_json::from_str(&run.out).unwrap();
    let expected = serde_json::json!([{
        "severity": "error",
        "code": "missing-message",
        "message": "the message `home-lead` is missing",
        "file": "locales/de/pages/home.ftl",
        "line": 1,
        "column": 1,
        "hint": "add `home-lead = …` to `locales/de/pages/home.ftl`",
    }]);
    assert_eq!(told["ok"], false);
    assert_eq!(told["failure"], serde_json::Value::Null);
    let mut found = told["diagnostics"].clone();
    for diagnostic in found.as_array_mut().unwrap() {
        diagnostic.as_object_mut().unwrap().retain(|key, _| expected[0].get(key).is_some());
    }
    assert_eq!(found, expected);
    site.edit(
        "-- locales/de/pages/home.ftl\nhome-title = Willkommen\n\
         home-lead = Ein Token kostet { $presale-price } USD.\n",
    );
    let run = site.run(&["build", "--json"]).fine();
    let told: serde_json::Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!(run.err, "");
    assert_eq!((&told["ok"], &told["diagnostics"]), (&true.into(), &serde_json::json!([])));
    let counts = &told["counts"];
    for (name, number) in [
        ("pages", 1),
        ("locales", 2),
        ("routes", 2),
        ("files", 8),
        ("written", 8),
        ("unchanged", 0),
        ("removed", 0),
        ("errors", 0),
        ("warnings", 0),
    ] {
        assert_eq!(counts[name], number, "{name}");
    }
    assert!(counts["bytes"].as_u64().unwrap() > 1000);
    for stage in ["read", "render", "finish", "total"] {
        assert!(told["times"][stage].as_f64().unwrap() >= 0.0, "{stage}");
    }
}

#[test]
fn json_tells_a_failure_of_the_world_too() {
    let site = Site::new("-- dist\nmine\n");
    let run = site.run(&["build", "--json"]);
    assert_eq!(run.code, 2);
    let told: serde_json::Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!(told["ok"], false);
    assert_eq!(
        told["failure"],
        "can't write to `./dist`: it is a file, not a folder; remove it or choose another folder"
    );
}

#[test]
fn root_stands_before_or_behind_the_command() {
    let site = Site::new("");
    let elsewhere = Site::bare("");
    let root = site.root().display().to_string();
    for arguments in [["--root", &root, "check"], ["check", "--root", &root]] {
        elsewhere.run(&arguments).fine();
    }
    elsewhere.run(&["--root", &root, "build"]).fine();
    assert!(site.at("dist/en/index.html").exists(), "dist lies in the root");
    elsewhere.run(&["build", "--root", &root, "--out", "public"]).fine();
    assert!(elsewhere.at("public/en/index.html").exists(), "--out is where the user stands");
}

#[test]
fn quiet_says_nothing_when_all_is_well() {
    let site = Site::new("-- assets/unused.svg\n<svg/>\n");
    let run = site.run(&["build", "--quiet"]).fine();
    assert_eq!((run.out.as_str(), run.err.as_str()), ("", ""));
    site.edit("-- locales/de/pages/home.ftl\nhome-title = Willkommen\n");
    let run = site.run(&["build", "-q"]);
    assert_eq!(run.code, 1);
    assert!(run.err.starts_with("error[missing-message]"), "{}", run.err);
}

#[test]
fn verbose_tells_the_time_of_each_stage() {
    let run = Site::new("").run(&["build", "--verbose"]).fine();
    for stage in ["read", "render", "finish", "total"] {
        assert!(run.err.lines().any(|line| line.trim_start().starts_with(stage)), "{}", run.err);
    }
}

#[test]
fn colour_is_for_terminals_only() {
    let site = Site::new("-- locales/de/pages/home.ftl\nhome-title = Willkommen\n");
    assert!(!site.build().err.contains('\x1b'));
    if !installed("script") {
        eprintln!("not tried on a terminal: the program `script` is not installed");
        return;
    }
    let terminal = |variable: &str| {
        let mut command = Command::new("script");
        let line = format!("{variable} {} build", env!("CARGO_BIN_EXE_archipel"));
        command.args(["-qec", &line, "/dev/null"]).current_dir(site.root());
        command.env_remove("NO_COLOR").stdin(Stdio::null());
        Run::of(&mut command)
    };
    let coloured = terminal("");
    assert_eq!(coloured.code, 1);
    assert!(coloured.out.contains("\x1b[1;31mfailed\x1b[0m"), "{}", coloured.out);
    let plain = terminal("NO_COLOR=1");
    assert!(plain.out.contains("failed: 1 error"), "{}", plain.out);
    assert!(!plain.out.contains("\x1b[1"), "{}", plain.out);
}

#[test]
fn completions_know_the_commands() {
    for shell in ["bash", "zsh", "fish"] {
        let run = Site::bare("").run(&["completions", shell]).fine();
        assert!(run.out.contains("base-url"), "{shell}: {}", run.out);
    }
}

#[test]
fn a_code_is_explained() {
    let site = Site::bare("");
    let run = site.run(&["explain", "alias"]);
    assert_eq!((run.code, run.err.as_str()), (2, "error: there is no code `alias`\n"));
    let run = site.run(&["explain", "yaml-feature"]).fine();
    assert!(run.out.starts_with("YAML anchors, aliases, tags and merge keys"), "{}", run.out);
    let run = site.run(&["explain"]).fine();
    assert!(archipel::diagnostic::Code::ALL.iter().all(|code| run.out.contains(code.as_str())));
}

#[test]
fn wrong_arguments_are_no_site_errors() {
    let site = Site::new("");
    for arguments in [&["bild"][..], &["build", "--fast"], &["build", "-q", "-v"], &[]] {
        let run = site.run(arguments);
        assert_eq!(run.code, 2, "{arguments:?}: {}", run.err);
    }
    assert_eq!(
        site.run(&["--version"]).fine().out,
        concat!("archipel ", env!("CARGO_PKG_VERSION"), "\n")
    );
    assert!(site.run(&["build", "--help"]).fine().out.contains("--out <DIR>"));
}

#[test]
fn a_reader_that_goes_away_is_no_failure() {
    let site = Site::new("");
    for arguments in [&["build", "--json"][..], &["completions", "bash"], &["--help"]] {
        let mut child =
            site.command(arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        drop(child.stdout.take());
        let run = Run::from(child.wait_with_output().unwrap());
        assert_eq!((run.code, run.err.as_str()), (0, ""), "{arguments:?}");
    }
    let mut child = site.command(&["build"]).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stderr.take());
    assert!(child.wait().unwrap().success());
}

#[test]
fn a_site_is_built_for_another_address() {
    let site = Site::new("");
    site.run(&["build", "--base-url", "https://preview.example/branch"]).fine();
    let page = site.page("en/index.html");
    assert!(page.contains("<link rel=\"canonical\" href=\"https://preview.example/branch/en/\">"));
    assert!(page.contains("href=\"/branch/assets/main."), "{page}");
    assert!(!page.contains("site.example"));
}

// ——— A language that is not finished.

/// French falls back to English; it has half of the home page, and no file of the other page.
const FALLBACK: &str = "\
-- site.toml
base_url = \"https://site.example\"
name = \"Site\"
default_locale = \"en\"

[[locales]]
segment = \"en\"
tag = \"en\"
label = \"English\"

[[locales]]
segment = \"de\"
tag = \"de\"
label = \"Deutsch\"

[[locales]]
segment = \"fr\"
tag = \"fr\"
label = \"Français\"
fallback = \"en\"
-- content/pages/about.yaml
id: about
path: about
template: page.html
title: about-title
description: about-title
-- locales/en/pages/about.ftl
about-title = About us
-- locales/de/pages/about.ftl
about-title = Über uns
-- locales/fr/pages/about.ftl
about-title = À propos
-- locales/fr/pages/home.ftl
home-title = Bienvenue
";

#[test]
fn a_missing_message_is_lent_and_says_its_language() {
    let site = Site::new(FALLBACK);
    site.build().fine();
    let page = site.page("fr/index.html");
    assert!(page.contains("<html lang=\"fr\">"));
    assert!(page.contains("<h1>Bienvenue</h1>"));
    assert!(
        page.contains("<p><span lang=\"en\">One token costs 0.10 USD.</span></p>"),
        "lent words name their language: {page}"
    );
    assert!(page.contains("<footer><span lang=\"en\">All prices without tax.</span></footer>"));
}

#[test]
fn a_page_that_is_not_translated_is_not_announced() {
    let site = Site::new(FALLBACK);
    site.build().fine();
    let home = site.page("fr/index.html");
    assert!(home.contains("<link rel=\"canonical\" href=\"https://site.example/en/\">"), "{home}");
    assert!(!home.contains("hreflang"), "{home}");
    for page in ["en/index.html", "de/index.html"] {
        assert!(!site.page(page).contains("hreflang=\"fr\""), "{page}");
    }
    let map = site.page("sitemap-fr.xml");
    assert!(!map.contains("<loc>https://site.example/fr/</loc>"), "{map}");
    assert!(map.contains("<loc>https://site.example/fr/about/</loc>"), "{map}");
    site.edit("-- locales/fr/pages/home.ftl\nhome-title = Bienvenue\nhome-lead = Un jeton coûte { $presale-price } USD.\n");
    site.build().fine();
    assert!(site.page("en/index.html").contains("hreflang=\"fr\""));
}

#[test]
fn without_a_fallback_a_missing_message_is_an_error() {
    let site = Site::new(FALLBACK);
    site.replace("site.toml", "fallback = \"en\"\n", "");
    assert_eq!(site.build().code, 1);
}

// ——— Addresses.

/// The values of an attribute in a text, in order.
fn values<'a>(text: &'a str, start: &str) -> Vec<&'a str> {
    text.match_indices(start)
        .map(|(at, _)| text[at + start.len()..].split('"').next().unwrap())
        .collect()
}

/// For every page: each of its alternates names the same set of alternates, itself among them.
#[test]
fn alternates_are_complete_and_mutual() {
    let site = Site::new(&format!("{FALLBACK}{MORE}"));
    site.build().fine();
    let files = bytes(&site);
    let mut sets: BTreeMap<String, BTreeSet<(String, String)>> = BTreeMap::new();
    for (path, html) in files.iter().filter(|(path, _)| path.ends_with("/index.html")) {
        let html = String::from_utf8_lossy(html);
        let tags = values(&html, "rel=\"alternate\" hreflang=\"");
        let set = tags.iter().map(|tag| {
            let start = format!("hreflang=\"{tag}\" href=\"");
            ((*tag).to_owned(), values(&html, &start)[0].to_owned())
        });
        let url = format!("https://site.example/{}", path.trim_end_matches("index.html"));
        sets.insert(url, set.collect());
    }
    for (url, set) in sets.iter().filter(|(_, set)| !set.is_empty()) {
        assert!(set.iter().any(|(_, other)| other == url), "{url} does not name itself");
        assert!(set.iter().any(|(tag, _)| tag == "x-default"), "{url} has no default");
        for (tag, other) in set {
            assert_eq!(sets.get(other), Some(set), "{url} names {other} as {tag}");
        }
    }
    let told: BTreeSet<&String> =
        sets.iter().filter(|(_, set)| !set.is_empty()).map(|(url, _)| url).collect();
    let mut mapped = BTreeSet::new();
    for locale in ["en", "de", "fr"] {
        let map = site.page(&format!("sitemap-{locale}.xml"));
        for entry in map.split("<url>").skip(1) {
            let url = entry.split("<loc>").nth(1).unwrap().split("</loc>").next().unwrap();
            let set: BTreeSet<(String, String)> = values(entry, "hreflang=\"")
                .iter()
                .map(|tag| {
                    let start = format!("hreflang=\"{tag}\" href=\"");
                    ((*tag).to_owned(), values(entry, &start)[0].to_owned())
                })
                .collect();
            assert_eq!(sets.get(url), Some(&set), "the sitemap and the page {url} differ");
            mapped.insert(url.to_owned());
        }
    }
    assert_eq!(mapped.iter().collect::<BTreeSet<_>>(), told, "the sitemaps list what is announced");
}

#[test]
fn hidden_pages_are_not_announced() {
    let site = Site::new(MORE);
    site.build().fine();
    let page = site.page("de/secret/index.html");
    assert!(page.contains("<meta name=\"robots\" content=\"noindex\">"), "{page}");
    assert!(!page.contains("rel=\"alternate\""));
    assert!(!site.page("sitemap-de.xml").contains("secret"));
}

#[test]
fn the_front_door_leads_to_the_default_language() {
    let site = Site::new("");
    site.build().fine();
    let page = site.page("index.html");
    assert!(page.contains("<meta http-equiv=\"refresh\" content=\"0; url=/en/\">"), "{page}");
    assert!(page.contains("<a href=\"/en/\">"), "{page}");
    assert!(page.contains("<link rel=\"canonical\" href=\"https://site.example/en/\">"), "{page}");
    assert_eq!(
        site.page("robots.txt"),
        "User-agent: *\nAllow: /\n\nSitemap: https://site.example/sitemap.xml\n"
    );
    let index = site.page("sitemap.xml");
    for locale in ["en", "de"] {
        let line = format!("<loc>https://site.example/sitemap-{locale}.xml</loc>");
        assert!(index.contains(&line), "{index}");
    }
}

#[test]
fn an_unknown_address_is_answered_in_every_language() {
    let site = Site::new(NOT_FOUND);
    site.build().fine();
    assert_eq!(
        site.page("404.html"),
        "<p>Lost <a href=\"/en/\">en</a></p><p>Verirrt <a href=\"/de/\">de</a></p>"
    );
    assert!(site.page("en/404.html").contains("<title>Lost</title>"));
    let german = site.page("de/404.html");
    assert!(german.contains("<title>Verirrt</title>"));
    assert!(german.contains("<meta name=\"robots\" content=\"noindex\">"));
    assert!(!site.page("sitemap-de.xml").contains("404"));
    assert_eq!(site.page("de/site.webmanifest"), "{\"name\": \"Verirrt\"}");
}

const NOT_FOUND: &str = "\
-- site.toml
base_url = \"https://site.example\"
name = \"Site\"
default_locale = \"en\"
not_found = \"lost\"

[[locales]]
segment = \"en\"
tag = \"en\"
label = \"English\"

[[locales]]
segment = \"de\"
tag = \"de\"
label = \"Deutsch\"

[[files]]
output = \"404.html\"
template = \"404.html\"
per = \"site\"

[[files]]
output = \"site.webmanifest\"
template = \"site.webmanifest\"
per = \"locale\"
-- content/pages/lost.yaml
id: lost
path: 404.html
template: page.html
title: lost-title
description: lost-title
index: false
-- locales/en/pages/lost.ftl
lost-title = Lost
-- locales/de/pages/lost.ftl
lost-title = Verirrt
-- templates/404.html
{% for edition in editions -%}
<p>{{ edition.t(\"lost-title\") }} <a href=\"{{ edition.url(\"home\") }}\">{{ edition.locale.segment }}</a></p>
{%- endfor %}
-- templates/site.webmanifest
{\"name\": {{ t(\"lost-title\") }}}
";

#[test]
fn a_site_lives_below_a_path() {
    let site = Site::new(NOT_FOUND);
    site.replace("site.toml", "https://site.example", "https://site.example/docs/v1/");
    site.build().fine();
    assert!(site.page("index.html").contains("url=/docs/v1/en/"));
    assert!(site.page("404.html").contains("<a href=\"/docs/v1/de/\">"));
    assert!(site.page("sitemap.xml").contains("https://site.example/docs/v1/sitemap-de.xml"));
    let page = site.page("de/index.html");
    assert!(page.contains("href=\"https://site.example/docs/v1/en/\""), "{page}");
    let local = page.match_indices("=\"/").count();
    assert_eq!(local, page.matches("=\"/docs/v1/").count(), "every address is below: {page}");
    for link in values(&page, "href=\"/docs/v1/") {
        assert!(site.at("dist").join(link).exists(), "{link} leads to a file");
    }
}

/// The base site is what the book of tests begins with; nothing in it is left over.
#[test]
fn everything_in_the_base_site_is_used() {
    let run = Site::bare(BASE).build().fine();
    assert!(!run.err.contains("warning"), "{}", run.err);
}
